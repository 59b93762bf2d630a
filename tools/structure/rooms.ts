/** The rooms of the site's source and the floors they stand on: the one place that says who may import what. */

/** Floors of `web/src` from the top. A file imports from its own floor and from those below it. */
export const FLOORS = ['app', 'features', 'layout', 'shared', 'startup'] as const;

export type Floor = (typeof FLOORS)[number];

/** What stands below all floors. */
const GROUND = 'packages';

/** Where a file stands. */
export interface Place {
  /** `app`, `features/gallery`, `shared/design`, `packages/throw`. */
  room: string;
  /** 0 is the top; the ground is below the last. */
  floor: number;
}

const SOURCE = 'web/src/';
const FLOORS_OF_ROOMS: ReadonlySet<string> = new Set(['features', 'shared']);

/** @param file path from the project's root @returns null for a file that belongs to no room */
export function placeOf(file: string): Place | null {
  if (file.startsWith(`${GROUND}/`))
    return { room: file.split('/').slice(0, 2).join('/'), floor: FLOORS.length };
  if (!file.startsWith(SOURCE)) return null;
  const [top = '', name = ''] = file.slice(SOURCE.length).split('/');
  const floor = FLOORS.findIndex((known) => known === top);
  if (floor === -1) return null;
  return { room: FLOORS_OF_ROOMS.has(top) ? `${top}/${name}` : top, floor };
}
