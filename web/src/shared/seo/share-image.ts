/** A picture that stands for a page on shared links. */
export interface ShareImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}
