import type { ArraySchemaType, SchemaType } from 'sanity';
import { blockPicture } from '../../schema/section-menu/block-picture.ts';
import { BLOCK_MENU_TEXTS } from '../texts.ts';

/** A block that the menu offers. */
export interface BlockItem {
  type: SchemaType;
  /** Whether it stands inside a line, among the words. */
  isInline: boolean;
  title: string;
  about: string;
  /** Address of its drawing. */
  picture: string | undefined;
}

/** What stands inside the lines of a text besides words. */
function inlineTypes(block: SchemaType | undefined): SchemaType[] {
  const children =
    block && 'fields' in block ? block.fields.find(({ name }) => name === 'children') : undefined;
  const type = children?.type;
  return type && 'of' in type ? type.of.filter(({ name }) => name !== 'span') : [];
}

/** What a text may have besides paragraphs, as the menu offers it: blocks first. */
export function blockItems({ of }: Pick<ArraySchemaType, 'of'>): BlockItem[] {
  const inline = inlineTypes(of.find(({ name }) => name === 'block'));
  return [...of.filter(({ name }) => name !== 'block'), ...inline].map((type) => ({
    type,
    isInline: inline.includes(type),
    title: type.title ?? type.name,
    about: BLOCK_MENU_TEXTS.about[type.name] ?? '',
    picture: blockPicture(type.name),
  }));
}

function startValue(type: SchemaType): unknown {
  const start: unknown = type.initialValue;
  return typeof start === 'function' ? (start as () => unknown)() : start;
}

/** What a new block begins with: the start values of its fields, and its own. The schema's need no waiting. */
export function startOf(type: SchemaType): Record<string, unknown> {
  const fields = 'fields' in type ? type.fields : [];
  const values = fields.flatMap(({ name, type: field }) => {
    const value = startValue(field);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(values), ...(startValue(type) as Record<string, unknown> | undefined) };
}

/** The item to which a key leads in a grid; the same where it leads nowhere, null for another key. */
export function itemAt(key: string, place: number, count: number, columns: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: place + 1,
    ArrowLeft: place - 1,
    ArrowDown: place + columns,
    ArrowUp: place - columns,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  if (next === undefined) return null;
  return next >= 0 && next < count ? next : place;
}
