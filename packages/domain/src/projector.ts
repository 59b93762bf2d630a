/** What a projector can be: values and words for content, Studio and site. */

/** What a projector is built for; sorting of ours, not a figure with a source. */
export const PROJECTOR_KINDS = [
  { value: 'homeTheater', title: 'Home theater' },
  { value: 'gaming', title: 'Gaming' },
  { value: 'shortThrow', title: 'Short throw' },
  { value: 'ultraShortThrow', title: 'Ultra short throw' },
  { value: 'portable', title: 'Portable' },
] as const;

export type ProjectorKind = (typeof PROJECTOR_KINDS)[number]['value'];

/** Where a maker's distance begins; most count from the lens, some from the cabinet or the mount. */
export const REFERENCE_POINTS = [
  { value: 'lens', title: 'Front of the lens' },
  { value: 'front', title: 'Front of the cabinet' },
  { value: 'back', title: 'Back of the cabinet' },
  { value: 'mount', title: 'Mounting point' },
] as const;

export type ReferencePoint = (typeof REFERENCE_POINTS)[number]['value'];

/** What is known of the far end of a lens whose source gives one distance for a size. */
export const FAR_ENDS = [
  { value: 'none', title: 'The source says or shows that there is no zoom' },
  { value: 'unknown', title: 'The source does not say' },
] as const;

export type FarEnd = (typeof FAR_ENDS)[number]['value'];

/** Units in which makers print distances, with their length in inches. */
export const DISTANCE_UNITS = { mm: 1 / 25.4, cm: 1 / 2.54, m: 1 / 0.0254, in: 1, ft: 12 } as const;

export type DistanceUnit = keyof typeof DISTANCE_UNITS;

/** The one form of a projector's slug: brand and model in lower case, hyphens between words. */
export function projectorSlug(brand: string, model: string): string {
  return `${brand} ${model}`
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
