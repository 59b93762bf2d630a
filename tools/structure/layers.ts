/** The folders of the site's source and their layers: the one place that says which may import which. */

/** Floors of `web/src` from the top. A file imports from its own layer and from those below it. */
export const LAYERS = ['app', 'features', 'layout', 'shared', 'startup'] as const;

export type Layer = (typeof LAYERS)[number];

/** Below all layers. */
const GROUND = 'packages';

/** The folder and layer of a file. */
export interface Place {
  /** `app`, `features/gallery`, `shared/design`, `packages/throw`. */
  folder: string;
  /** 0 is the top; the ground is below the last. */
  layer: number;
}

const SOURCE = 'web/src/';
const LAYERS_WITH_FOLDERS: ReadonlySet<string> = new Set(['features', 'shared']);

/** @param file path from the project's root @returns null for a file that belongs to no folder */
export function placeOf(file: string): Place | null {
  if (file.startsWith(`${GROUND}/`))
    return { folder: file.split('/').slice(0, 2).join('/'), layer: LAYERS.length };
  if (!file.startsWith(SOURCE)) return null;
  const [top = '', name = ''] = file.slice(SOURCE.length).split('/');
  const layer = LAYERS.findIndex((known) => known === top);
  if (layer === -1) return null;
  return { folder: LAYERS_WITH_FOLDERS.has(top) ? `${top}/${name}` : top, layer };
}
