import { LAYERS, placeOf } from './layers.ts';

/** One import between two files of the project, both from its root. */
export interface Arrow {
  from: string;
  to: string;
}

/** What the imports say about the house. */
export interface Structure {
  folders: string[];
  layers: string[];
  /** Files of `web/src` that belong to no folder. */
  outside: string[];
  /** Imports of something on a higher layer, and of one feature in another. */
  up: Arrow[];
  /** Folders that import each other, over others or directly. */
  circles: string[][];
  /** Files with many importers, those with most first. */
  hubs: { file: string; importers: number }[];
}

/** More importers make a file a hub. */
export const HUB = 25;

const isFeature = (folder: string): boolean => folder.startsWith('features/');

function goesUp({ from, to }: Arrow): boolean {
  const [source, target] = [placeOf(from), placeOf(to)];
  if (!source || !target || source.folder === target.folder) return false;
  return target.layer < source.layer || (isFeature(source.folder) && isFeature(target.folder));
}

/** Groups of names that lead to each other (Tarjan, "Depth-first search and linear graph algorithms", 1972). */
function strongComponents(next: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (name: string): void => {
    order.set(name, order.size);
    lowest.set(name, order.get(name) ?? 0);
    open.push(name);
    for (const other of next.get(name) ?? []) {
      if (!order.has(other)) visit(other);
      if (open.includes(other)) lowest.set(name, Math.min(lowest.get(name) ?? 0, lowest.get(other) ?? 0));
    }
    if (lowest.get(name) === order.get(name)) found.push(open.splice(open.indexOf(name)));
  };
  for (const name of next.keys()) if (!order.has(name)) visit(name);
  return found;
}

function circlesOf(arrows: readonly Arrow[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    const [source, target] = [placeOf(from)?.folder, placeOf(to)?.folder];
    if (!source || !target || source === target) continue;
    if (!next.has(source)) next.set(source, new Set());
    next.get(source)?.add(target);
  }
  return strongComponents(next)
    .filter((folders) => folders.length > 1)
    .map((folders) => folders.toSorted());
}

function hubsOf(arrows: readonly Arrow[]): { file: string; importers: number }[] {
  const importers = new Map<string, Set<string>>();
  for (const { from, to } of arrows) importers.set(to, (importers.get(to) ?? new Set()).add(from));
  return [...importers]
    .map(([file, { size }]) => ({ file, importers: size }))
    .filter(({ importers }) => importers > HUB)
    .toSorted((a, b) => b.importers - a.importers);
}

/** @param files of `web/src` and the packages, tests left out; @param arrows between them */
export function examine(files: readonly string[], arrows: readonly Arrow[]): Structure {
  const places = files.map((file) => ({ file, place: placeOf(file) }));
  return {
    folders: [...new Set(places.flatMap(({ place }) => place?.folder ?? []))].toSorted(),
    layers: LAYERS.filter((_, layer) => places.some(({ place }) => place?.layer === layer)),
    outside: places.flatMap(({ file, place }) => (place ? [] : [file])),
    up: arrows.filter(goesUp),
    circles: circlesOf(arrows),
    hubs: hubsOf(arrows),
  };
}
