/** Drawings for menus that add something to a page: boxes for what stands where, without words. */

/** A box of a drawing: left, top, width, height (in a sheet of 180 × 120), and what it stands for. */
export type Box = readonly [x: number, y: number, width: number, height: number, tone: keyof typeof TONES];

const TONES = {
  picture: '#c9c4e8',
  card: '#ffffff',
  title: '#3d3a5c',
  text: '#a9a7bd',
  accent: '#7a5cf0',
} as const;

/** Lines of text, one below the other. */
export function lines(x: number, y: number, width: number, count: number): Box[] {
  return Array.from({ length: count }, (_, line): Box => [
    x,
    y + 9 * line,
    line === count - 1 ? width * 0.65 : width,
    4,
    'text',
  ]);
}

/** A drawing as the address of an image. */
export function pictureOf(drawing: readonly Box[]): string {
  const boxes = drawing.map(
    ([x, y, width, height, tone]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="${TONES[tone]}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 120" width="180" height="120"><rect width="180" height="120" fill="#f1eff8"/>${boxes.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
