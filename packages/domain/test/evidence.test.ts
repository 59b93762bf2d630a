import { describe, expect, it } from 'vitest';
import { byEvidence, EVIDENCE_KINDS, EVIDENCE_TITLES, hasBetterEvidence } from '../src/evidence.ts';

function figure(kind: string | null, value = 0) {
  return { value, evidence: { kind } };
}

describe('figures by their evidence', () => {
  it('go from our own measurement to a claim, in whatever order the content has them', () => {
    const best = ['measuredByUs', 'measured', 'makerIso21118', 'maker', 'claim'];
    for (const start of best.keys()) {
      const turned = [...best.slice(start), ...best.slice(0, start)].map((kind) => figure(kind));
      expect(byEvidence(turned).map(({ evidence }) => evidence.kind)).toEqual(best);
    }
  });

  it('stay in the order of the content where the evidence is the same', () => {
    const figures = [figure('maker', 1), figure('measured', 2), figure('maker', 3), figure('measured', 4)];
    expect(byEvidence(figures).map(({ value }) => value)).toEqual([2, 4, 1, 3]);
  });

  it('are left out with unknown evidence or none', () => {
    const figures = [figure('hearsay', 1), figure(null, 2), { value: 3, evidence: null }, { value: 4 }];
    expect(byEvidence([...figures, figure('claim', 5)])).toEqual([figure('claim', 5)]);
  });

  it('are not sorted in the content itself', () => {
    const figures = [figure('claim', 1), figure('measured', 2)];
    byEvidence(figures);
    expect(figures.map(({ value }) => value)).toEqual([1, 2]);
  });

  it('have better evidence only where another kind comes first', () => {
    expect(hasBetterEvidence(figure('measured'), figure('maker'))).toBe(true);
    expect(hasBetterEvidence(figure('maker'), figure('measured'))).toBe(false);
    expect(hasBetterEvidence(figure('maker'), figure('maker'))).toBe(false);
    expect(hasBetterEvidence(figure('claim'), figure('hearsay'))).toBe(true);
  });

  it('have a title of their own for each kind', () => {
    const titles = EVIDENCE_KINDS.map((kind) => EVIDENCE_TITLES[kind]);
    expect(new Set(titles).size).toBe(EVIDENCE_KINDS.length);
  });
});
