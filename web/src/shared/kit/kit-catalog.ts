/** The catalog of kit: what members pick from, and what names and checks are read from. */
import type { PriceClass } from '@lumen-throw/domain/figures';
import type { ProjectorKind } from '@lumen-throw/domain/projector';
import { KIT_CATALOG_PATH } from '@lumen-throw/domain/community-paths';
import type { Lens } from '@lumen-throw/throw/lens';
import type { Range } from '@lumen-throw/throw/throw-distance';
import type { ScreenSurface } from './screen-surface.ts';

/** A model or a kind of projector. */
export interface KitProjector {
  /** Of its content document. */
  id: string;
  name: string;
  /** Null for a kind of projector, which no maker's name stands on. */
  model: {
    brand: string;
    model: string;
    otherNames: readonly string[];
    slug: string;
    kind: ProjectorKind | null;
    /** Of the cabinet, in inches; null where nobody gives it. */
    depth: number | null;
    /** Null where nobody gives it. */
    priceClass: PriceClass | null;
    /** Whether lists have it: those with too few figures stand in the archive. */
    isListed: boolean;
  } | null;
  lens: Lens | null;
  /** In a movie mode. */
  lumens: number | null;
  /** White ÷ black of the projector itself; null where nobody measured it. */
  native: number | null;
  /** Throw ratio of a kind; null for a model, which the calculator knows by its slug. */
  ratio: Range | null;
}

/** Any other product. */
export interface KitProduct {
  id: string;
  name: string;
  /** Where it stands on the site; null where it stands nowhere. */
  href: string | null;
}

/** A screen with what it makes of light; null where no source says so. */
export interface KitScreen extends KitProduct {
  surface: ScreenSurface | null;
}

export interface KitCatalog {
  projectors: readonly KitProjector[];
  screens: readonly KitScreen[];
  products: readonly KitProduct[];
}

let running: Promise<KitCatalog> | null = null;

async function load(): Promise<KitCatalog> {
  const response = await fetch(KIT_CATALOG_PATH);
  if (!response.ok) throw new Error(`${KIT_CATALOG_PATH} answered ${response.status}.`);
  return (await response.json()) as KitCatalog;
}

/** The catalog, fetched once. After a failure the next call tries again. */
export function loadKitCatalog(): Promise<KitCatalog> {
  running ??= load().catch((error: unknown) => {
    running = null;
    throw error;
  });
  return running;
}

/** The projector with an id; null where the catalog has none, or has it no longer. */
export function findProjector({ projectors }: KitCatalog, id: string): KitProjector | null {
  return projectors.find((one) => one.id === id) ?? null;
}

/** The screen with an id; null where the catalog has none, or has it no longer. */
export function findScreen({ screens }: KitCatalog, id: string): KitScreen | null {
  return screens.find((one) => one.id === id) ?? null;
}

/** The screen or other product with an id; null where the catalog has none, or has it no longer. */
export function findProduct({ screens, products }: KitCatalog, id: string): KitProduct | null {
  return [...screens, ...products].find((one) => one.id === id) ?? null;
}
