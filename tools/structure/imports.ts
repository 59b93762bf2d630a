/** The imports of TypeScript files, read from their syntax: static, dynamic, re-exports and types. */
import { parseAst } from 'vitest/node';

/** One import as it is written. */
export interface WrittenImport {
  /** What is imported from, as written. */
  from: string;
  /** Place of the literal in the source, its quotes left out. */
  start: number;
  end: number;
  /** Whether only types come from it, so that nothing of it is there at run time. */
  onlyTypes: boolean;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function onlyTypes(node: Node): boolean {
  if (node.type === 'TSImportType') return true;
  if (node['importKind'] === 'type' || node['exportKind'] === 'type') return true;
  const names = (node['specifiers'] as Node[] | undefined) ?? [];
  return (
    names.length > 0 && names.every((each) => each['importKind'] === 'type' || each['exportKind'] === 'type')
  );
}

/** @param source of a file; @param jsx whether it is a `.tsx` */
export function importsIn(source: string, jsx: boolean): WrittenImport[] {
  const found: WrittenImport[] = [];
  const visit = (node: Node): void => {
    const literal = node['source'];
    if (isNode(literal) && literal.type === 'Literal' && typeof literal['value'] === 'string') {
      found.push({
        from: literal['value'],
        start: literal.start + 1,
        end: literal.end - 1,
        onlyTypes: onlyTypes(node),
      });
    }
    for (const value of Object.values(node)) {
      if (isNode(value)) visit(value);
      else if (Array.isArray(value)) for (const each of value) if (isNode(each)) visit(each);
    }
  };
  visit(parseAst(source, { lang: jsx ? 'tsx' : 'ts' }) as unknown as Node);
  return found;
}
