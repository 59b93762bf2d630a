/** For which sizes the distances of a projector are known: the same words on every screen. */
import { coveredDiagonals } from '@lumen-throw/throw/frame';
import type { Lens } from '@lumen-throw/throw/lens';
import type { Range } from '@lumen-throw/throw/throw-distance';
import { siteTexts } from '../site-texts/site-texts.ts';

export const COVERAGE_TEXTS = siteTexts('coverage', {
  farEndUnknown: 'Whether it also works from farther away is not entered yet.',
  sizes: (from: string, to: string) => (from === to ? `${from} in` : `${from} to ${to} in`),
  ofShape: (sizes: string, shape: string) => `${sizes} of ${shape}`,
  prints: (maker: string, sizes: string) => `${maker} prints ${sizes}.`,
  quoted: (sizes: string) => `Its source gives ${sizes}.`,
  byRatio: (sizes: string) => `Its throw ratio counts for ${sizes}.`,
});

function inchesText(value: number): string {
  return String(Number(value.toFixed(1)));
}

/** A range of diagonals; one where both ends show the same. */
function sizesText({ min, max }: Range): string {
  return COVERAGE_TEXTS.sizes(inchesText(min), inchesText(max));
}

/** For which sizes a source gives distances, as it prints them: "Epson prints 70 to 130 in." Null where nothing bounds them. */
export function coverageText(maker: string, lens: Lens): string | null {
  const { basis, printedFor } = lens;
  const covered = coveredDiagonals(lens, printedFor);
  if (!covered) return null;
  const plain = sizesText(covered);
  const sizes = printedFor === '16:9' ? plain : COVERAGE_TEXTS.ofShape(plain, printedFor);
  if (basis === 'ratio') return COVERAGE_TEXTS.byRatio(sizes);
  return basis === 'table' || basis === 'formula'
    ? COVERAGE_TEXTS.prints(maker, sizes)
    : COVERAGE_TEXTS.quoted(sizes);
}
