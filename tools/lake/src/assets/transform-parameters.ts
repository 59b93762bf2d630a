/**
 * The parameters of Sanity's image addresses (`?w=800&fit=crop&auto=format`,
 * https://www.sanity.io/docs/image-urls), parsed and checked: those that the Studio and the site send. The others
 * are refused.
 */

import { plainError } from '../http/api-error.ts';

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const;
type Fit = (typeof FITS)[number];

const FORMATS = ['jpg', 'png', 'webp', 'avif'] as const;
/** Formats that pictures are delivered in. */
export type OutputFormat = (typeof FORMATS)[number];

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
  /** 1 to 100. */
  quality: number;
  /** null keeps the original's format. */
  format: OutputFormat | null;
  /** What fills transparent and added areas; null leaves them transparent, or white where a format has no alpha. */
  background: Color | null;
}

/** Channels from 0 to 255, alpha from 0 to 1. */
export interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

/** Largest width and height, as Sanity has it. */
const SIDE_MAX = 8192;
const DEFAULT_QUALITY = 75;

/** Parameters that change nothing of the picture. */
const NOT_TRANSFORMING: ReadonlySet<string> = new Set(['dl', 'dlRaw']);

const TRANSFORMING: ReadonlySet<string> = new Set('w h max-w max-h dpr fit rect q fm auto bg'.split(' '));

function refuseUnknown(params: URLSearchParams): void {
  const unknown = [...params.keys()].find((name) => !TRANSFORMING.has(name) && !NOT_TRANSFORMING.has(name));
  if (unknown === undefined) return;
  const known = [...TRANSFORMING, ...NOT_TRANSFORMING].join(', ');
  throw plainError(400, `The parameter "${unknown}" is not supported; there are ${known}`);
}

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

/** Hexadecimal RGB, ARGB, RRGGBB or AARRGGBB. */
function background(params: URLSearchParams): Color | null {
  const text = params.get('bg');
  if (text === null) return null;
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) {
    throw plainError(
      400,
      'Invalid value for the parameter "bg": it must be hexadecimal, as RGB, ARGB, RRGGBB or AARRGGBB',
    );
  }
  const long = text.length > 4 ? text : text.replaceAll(/./g, '$&$&');
  const [alpha = 255, r = 0, g = 0, b = 0] = [...Buffer.from(long.padStart(8, 'f'), 'hex')];
  return { r, g, b, alpha: alpha / 255 };
}

function outputFormat(params: URLSearchParams, accept: string): OutputFormat | null {
  const fixed = oneOf(params, 'fm', [...FORMATS, 'jpeg', 'pjpg']);
  const auto = oneOf(params, 'auto', ['format'] as const);
  if (fixed === 'jpeg' || fixed === 'pjpg') return 'jpg';
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
  refuseUnknown(params);
  if ([...params.keys()].every((name) => NOT_TRANSFORMING.has(name))) return null;
  const dpr = number(params, 'dpr', 1, 3) ?? 1;
  return {
    width: side(params, 'w', dpr) ?? side(params, 'max-w', dpr),
    height: side(params, 'h', dpr) ?? side(params, 'max-h', dpr),
    fit: oneOf(params, 'fit', FITS) ?? 'max',
    rect: rectangle(params),
    quality: Math.max(1, Math.round(number(params, 'q', 0, 100) ?? DEFAULT_QUALITY)),
    format: outputFormat(params, accept),
    background: background(params),
  };
}
