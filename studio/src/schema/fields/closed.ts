/** A set of fields that is closed until somebody opens it, or something in it is wrong. */
export function closed(name: string, title: string, group?: string) {
  return { name, title, options: { collapsible: true, collapsed: true }, ...(group ? { group } : {}) };
}
