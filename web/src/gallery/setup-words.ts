import type { Setup } from '@lumen-throw/domain/setup';
import { GALLERY_TEXTS } from '../texts/gallery.ts';

/** City, state and country as one line; the spec's words where none is given. */
export function locationOf(setup: Setup): string {
  const parts = [setup.location_city, setup.location_state, setup.location_country].filter(Boolean);
  return parts.join(', ') || GALLERY_TEXTS.noLocation;
}

/** A text cut to a length, at a word where there is one, with an ellipsis when something is missing. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const space = cut.lastIndexOf(' ');
  const whole = space > length / 2 ? cut.slice(0, space) : cut;
  return `${whole.replace(/[\s.,;:!?–-]+$/, '')}…`;
}
