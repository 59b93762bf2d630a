/** Builders of portable text, so that guides of the seed read like text and their figures can be computed. */

import { TEXT_FIGURE_TYPE } from '@lumen-throw/domain/text-figures';
import { listedPicture, type PictureSource } from './pictures.ts';

interface Span {
  _type: 'span';
  _key: string;
  text: string;
  marks: string[];
}

/** A figure of a projector inside a line, which follows the projector. */
interface FigureOfProjector {
  _type: typeof TEXT_FIGURE_TYPE;
  _key: string;
  projector: { _type: 'reference'; _ref: string };
  figure: string;
  diagonal?: number;
}

interface MarkDefinition {
  _type: string;
  _key: string;
  [field: string]: unknown;
}

/** A node of portable text, still without its `_key`; `body` gives every node one. */
export interface Node {
  _type: string;
  [field: string]: unknown;
}

const INLINE =
  /\*\*(?<strong>[^*]+)\*\*|_(?<em>[^_]+)_|\[(?<label>[^\]]+)\]\((?<target>[^)]+)\)|\{(?<projector>projector-[\w-]+) (?<figure>[a-zA-Z]+)(?: (?<diagonal>\d+))?\}/g;

function inline(text: string): { children: (Span | FigureOfProjector)[]; markDefs: MarkDefinition[] } {
  const children: (Span | FigureOfProjector)[] = [];
  const markDefs: MarkDefinition[] = [];
  const push = (part: string, marks: string[]): void => {
    if (part) children.push({ _type: 'span', _key: `s${children.length}`, text: part, marks });
  };
  let position = 0;
  for (const match of text.matchAll(INLINE)) {
    push(text.slice(position, match.index), []);
    position = match.index + match[0].length;
    const { strong, em, label, target, projector, figure: quoted, diagonal } = match.groups ?? {};
    if (strong) push(strong, ['strong']);
    else if (em) push(em, ['em']);
    else if (label && target) {
      const key = `m${markDefs.length}`;
      markDefs.push(
        target.startsWith('@')
          ? { _type: 'internalLink', _key: key, target: { _type: 'reference', _ref: target.slice(1) } }
          : { _type: 'externalLink', _key: key, href: target },
      );
      push(label, [key]);
    } else if (projector && quoted)
      children.push({
        _type: TEXT_FIGURE_TYPE,
        _key: `s${children.length}`,
        projector: { _type: 'reference', _ref: projector },
        figure: quoted,
        ...(diagonal ? { diagonal: Number(diagonal) } : {}),
      });
  }
  push(text.slice(position), []);
  return { children, markDefs };
}

function block(style: string, text: string, list?: { listItem: string; level: number }): Node {
  return { _type: 'block', style, ...list, ...inline(text) };
}

/**
 * A paragraph. `**strong**`, `_emphasis_`, `[words](https://…)` for an address, `[words](@document-id)`
 * for a page of the site and `{projector-acme-one weight}` for a figure that follows its projector.
 */
export function p(text: string): Node {
  return block('normal', text);
}

export function h2(text: string): Node {
  return block('h2', text);
}

export function h3(text: string): Node {
  return block('h3', text);
}

export function bullets(...items: string[]): Node[] {
  return items.map((item) => block('normal', item, { listItem: 'bullet', level: 1 }));
}

export function numbers(...items: string[]): Node[] {
  return items.map((item) => block('normal', item, { listItem: 'number', level: 1 }));
}

export function callout(tone: 'tip' | 'warning' | 'example', title: string, text: string): Node {
  return { _type: 'callout', tone, title, text };
}

/** A table; the first cell of each row is its heading. */
export function table(caption: string, columns: string[], rows: string[][]): Node {
  return {
    _type: 'dataTable',
    caption,
    columns,
    rows: rows.map((cells, index) => ({ _type: 'dataTableRow', _key: `r${index}`, cells })),
  };
}

/** A picture of the list with a caption; nothing while the picture is only planned. */
export function figure(source: PictureSource, caption: string): Node[] {
  const picture = listedPicture(source);
  return picture ? [{ ...picture, _type: 'figure', caption }] : [];
}

/** What speaks for something and what against it. */
export function prosAndCons(title: string, pros: string[], cons: string[]): Node {
  return { _type: 'prosAndCons', title, pros, cons };
}

/** A product inside a text. @param id the product's document id */
export function productCard(id: string): Node {
  return { _type: 'productCard', _ref: id };
}

/** A whole text: nodes and lists of nodes in order, each with a key that stays the same between builds. */
export function body(...nodes: (Node | Node[])[]): (Node & { _key: string })[] {
  return nodes.flat().map((node, index) => ({ ...node, _key: `b${index}` }));
}
