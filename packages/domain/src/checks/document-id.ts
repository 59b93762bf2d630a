/** The id under which a document is, or would be, published. @param id of any version of it */
export function publishedId(id: string): string {
  return id.replace(/^(?:drafts|versions\.[^.]+)\./, '');
}
