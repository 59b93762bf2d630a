interface FrameCodeOptions {
  /** Full address of the page in the frame, with its query. */
  src: string;
  /** What the frame is called, for those who don't see it. */
  title: string;
  /** CSS pixels; up to there the frame is as wide as what it stands in. */
  maxWidth: number;
  /** CSS pixels, for a page that doesn't listen to what the frame says about its height. */
  height: number;
}

function escaped(attribute: string): string {
  return attribute.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** HTML that puts a page of the site into another site's page. */
export function frameCode({ src, title, maxWidth, height }: FrameCodeOptions): string {
  return `<iframe src="${escaped(src)}" title="${escaped(title)}" width="100%" height="${height}" style="max-width: ${maxWidth}px; border: 0" loading="lazy"></iframe>`;
}
