/** Title of a page with the name of the site behind it. */
export function pageTitle(title: string, brand: string | null | undefined): string {
  return brand && brand !== title ? `${title} | ${brand}` : title;
}
