import { safeHref } from '../links/safe-href.ts';

/** What a screen makes of light, as a source gives it. */
export interface ScreenSurface {
  /** Maker and fabric that the figures are of. */
  material: string;
  gain: number;
  /** Light from above that it turns away, in whole percent. */
  rejectedPercent: number;
  /** Of the page that prints both figures. */
  address: string;
}

/** Reads a surface as content has it; null where a figure is missing, or a page of another site as its source. */
export function screenSurface(
  surface: { [Name in keyof ScreenSurface]: ScreenSurface[Name] | null } | null,
): ScreenSurface | null {
  if (!surface) return null;
  const { material, gain, rejectedPercent } = surface;
  const source = safeHref(surface.address);
  return material === null || gain === null || rejectedPercent === null || source?.kind !== 'external'
    ? null
    : { material, gain, rejectedPercent, address: source.href };
}

/** What the light of a room is worked out with. @param surface null for matte white */
export function surfaceFactors(surface: ScreenSurface | null): {
  gain: number;
  /** Share of the room's light that is turned away, 0 to 1. */
  rejected: number;
} {
  return surface ? { gain: surface.gain, rejected: surface.rejectedPercent / 100 } : { gain: 1, rejected: 0 };
}
