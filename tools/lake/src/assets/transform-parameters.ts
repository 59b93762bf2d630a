/** The parameters of Sanity's image addresses (`?w=800&fit=crop&auto=format`), parsed and checked. */

import { plainError } from '../http/api-error.ts';

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const;
type Fit = (typeof FITS)[number];

const FORMATS = ['jpg', 'png', 'webp', 'avif'] as const;
/** Formats that pictures are delivered in. */
export type OutputFormat = (typeof FORMATS)[number];

const CROPS = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'] as const;
export type Crop = (typeof CROPS)[number];

/** A rectangle of the original, in its pixels. */
export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What to do with a picture; sizes are in pixels, dpr already multiplied in. */
export interface ImageTransform {
  width: number | null;
  height: number | null;
  fit: Fit;
  rect: Rectangle | null;
  crop: readonly Crop[];
  /** 0 to 1 from the left and the top; for `crop=focalpoint`. */
  focalPoint: { x: number; y: number };
  /** 1 to 100. */
  quality: number;
  /** null keeps the original's format. */
  format: OutputFormat | null;
  /** Six hexadecimal digits with `#`, for `fill`; null is transparent or white. */
  background: string | null;
  /** Standard deviation of the blur in pixels, or null. */
  blur: number | null;
}

/** Largest width and height, as Sanity has it. */
const SIDE_MAX = 8192;
const DEFAULT_QUALITY = 75;

/** Parameters that change nothing of the picture. */
const NOT_TRANSFORMING = new Set(['dl', 'dlRaw']);

function number(params: URLSearchParams, name: string, minimum: number, maximum: number): number | null {
  const text = params.get(name);
  if (text === null || text === '') return null;
  const value = Number(text);
  if (!Number.isFinite(value) || value < minimum || value > maximum) {
    throw plainError(
      400,
      `Invalid value for the parameter "${name}": it must be a number from ${minimum} to ${maximum}`,
    );
  }
  return value;
}

function side(params: URLSearchParams, name: string, dpr: number): number | null {
  const value = number(params, name, 1, SIDE_MAX);
  return value === null ? null : Math.min(SIDE_MAX, Math.round(value * dpr));
}

function oneOf<T extends string>(params: URLSearchParams, name: string, allowed: readonly T[]): T | null {
  const text = params.get(name);
  if (text === null || text === '') return null;
  const value = allowed.find((candidate) => candidate === text);
  if (value === undefined) {
    throw plainError(
      400,
      `Invalid value for the parameter "${name}": it must be one of ${allowed.join(', ')}`,
    );
  }
  return value;
}

function rectangle(params: URLSearchParams): Rectangle | null {
  const text = params.get('rect');
  if (text === null) return null;
  const match = /^(\d{1,6}),(\d{1,6}),(\d{1,6}),(\d{1,6})$/.exec(text);
  const [left = 0, top = 0, width = 0, height = 0] = (match ?? []).slice(1).map(Number);
  if (!match || width === 0 || height === 0) {
    throw plainError(
      400,
      'Invalid value for the parameter "rect": it must be left,top,width,height in pixels',
    );
  }
  return { left, top, width, height };
}

function crops(params: URLSearchParams): Crop[] {
  return (params.get('crop') ?? '')
    .split(',')
    .filter((name) => name !== '')
    .map((name) => {
      const crop = CROPS.find((candidate) => candidate === name);
      if (!crop) throw plainError(400, `Invalid value for the parameter "crop": ${name}`);
      return crop;
    });
}

function background(params: URLSearchParams): string | null {
  const text = params.get('bg');
  if (text === null) return null;
  const digits = /^([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (digits === undefined)
    throw plainError(400, 'Invalid value for the parameter "bg": it must be hexadecimal');
  return `#${digits}`;
}

function outputFormat(params: URLSearchParams, accept: string): OutputFormat | null {
  const asked = params.get('fm');
  const normalized = new URLSearchParams(
    asked === null ? {} : { fm: asked === 'jpeg' || asked === 'pjpg' ? 'jpg' : asked },
  );
  const fixed = oneOf(normalized, 'fm', FORMATS);
  const auto = oneOf(params, 'auto', ['format'] as const);
  if (fixed || !auto) return fixed;
  // AVIF is smaller still, but far too slow to make while a page waits.
  return accept.includes('image/webp') ? 'webp' : null;
}

/**
 * Parses an image address's parameters.
 * @param accept the request's Accept header, for `auto=format`
 * @returns null when the original is asked for
 * @throws ApiError 400 naming the parameter
 */
export function parseTransform(params: URLSearchParams, accept: string): ImageTransform | null {
  if ([...params.keys()].every((name) => NOT_TRANSFORMING.has(name))) return null;
  const dpr = number(params, 'dpr', 1, 3) ?? 1;
  return {
    width: side(params, 'w', dpr) ?? side(params, 'max-w', dpr),
    height: side(params, 'h', dpr) ?? side(params, 'max-h', dpr),
    fit: oneOf(params, 'fit', FITS) ?? 'max',
    rect: rectangle(params),
    crop: crops(params),
    focalPoint: { x: number(params, 'fp-x', 0, 1) ?? 0.5, y: number(params, 'fp-y', 0, 1) ?? 0.5 },
    quality: Math.max(1, Math.round(number(params, 'q', 0, 100) ?? DEFAULT_QUALITY)),
    format: outputFormat(params, accept),
    background: background(params),
    blur: number(params, 'blur', 0, 2000),
  };
}
