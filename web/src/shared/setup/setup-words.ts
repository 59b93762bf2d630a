import { SETUP_TEXTS } from './texts.ts';
import type { Setup } from '@lumen-throw/domain/setup';

/** City, state and country as one line; the spec's words where none is given. */
export function locationOf(setup: Setup): string {
  const parts = [setup.location_city, setup.location_state, setup.location_country].filter(Boolean);
  return parts.join(', ') || SETUP_TEXTS.noLocation;
}

/** The first characters of a text, as many as the spec says, with an ellipsis when something is missing. */
export function excerpt(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}
