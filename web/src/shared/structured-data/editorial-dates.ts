/** The days that editors give a text, as `YYYY-MM-DD`. */
export interface EditorialDates {
  publishedOn?: string | null | undefined;
  updatedOn?: string | null | undefined;
}

/** The dates of a text as schema.org names them; a first day after the last review is not believed. */
export function editorialDates({ publishedOn, updatedOn }: EditorialDates): {
  datePublished?: string;
  dateModified?: string;
} {
  const believed = publishedOn && (!updatedOn || publishedOn <= updatedOn);
  return {
    ...(believed ? { datePublished: publishedOn } : {}),
    ...(updatedOn ? { dateModified: updatedOn } : {}),
  };
}
