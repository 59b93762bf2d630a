/** Reads `docs/spec-coverage.md`. */

/** A test as a row names it. */
export interface NamedTest {
  /** Path from the project's root. */
  file: string;
  /** The groups and the title, with ` › ` between them. */
  name: string;
}

/** A statement of the specification, and what shows it. */
export interface CoverageRow {
  /** Line of the document, from 1. */
  line: number;
  id: string;
  statement: string;
  tests: NamedTest[];
}

const ROW = /^\|\s*(\d[\d.]*-\d+)\s*\|(.*)\|(.*)\|\s*$/;
const BETWEEN = ' › ';

function testsIn(cell: string): NamedTest[] {
  return cell
    .split('<br>')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [file = '', ...titles] = part.split(BETWEEN);
      return { file, name: titles.join(BETWEEN) };
    });
}

/** The rows of the document; a line of a table that is none is one without an id. */
export function coverageRows(markdown: string): CoverageRow[] {
  return markdown.split('\n').flatMap((text, index): CoverageRow[] => {
    if (!text.startsWith('|') || /^\|[\s:-]+\|/.test(text) || text.startsWith('| No. ')) return [];
    const line = index + 1;
    // A bar in a title is written `\|`.
    const [, id = '', statement = '', tests = ''] = ROW.exec(text.replaceAll(String.raw`\|`, '\0')) ?? [];
    const [words, shown] = [statement.trim(), tests].map((cell) => cell.replaceAll('\0', '|'));
    return [{ line, id, statement: words ?? '', tests: testsIn(shown ?? '') }];
  });
}
