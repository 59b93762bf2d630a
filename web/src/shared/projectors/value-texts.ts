/** How values of projectors are written, on their pages and inside sentences. */
export const VALUE_TEXTS = {
  zoom: (value: number) => `${value}×`,
  ratio: (min: number, max: number) => (min === max ? `${min} : 1` : `${min} – ${max} : 1`),
  pixels: (width: number, height: number) => `${width} × ${height} pixels`,
  hours: (value: string) => `${value} hours`,
  decibels: (value: number) => `${value} dB`,
  milliseconds: (value: number) => `${value} ms`,
  watts: (value: number) => `${value} W`,
  length: (inches: string, metric: string) => `${inches} (${metric})`,
} as const;
