import { describe, expect, it } from 'vitest';
import { byEvidence, EVIDENCE_KINDS } from '../src/evidence.ts';
import { EVIDENCE_TITLES } from '../src/evidence-titles.ts';

function figure(kind: string | null, value = 0) {
  return { value, evidence: { kind } };
}

describe('figures by their evidence', () => {
  it('go from our own measurement to a claim, in any order of the content', () => {
    const best = ['measuredByUs', 'measured', 'makerIso21118', 'maker', 'claim'];
    for (const start of best.keys()) {
      const turned = [...best.slice(start), ...best.slice(0, start)].map((kind) => figure(kind));
      expect(byEvidence(turned).map(({ evidence }) => evidence.kind)).toEqual(best);
    }
  });

  it("keep the content's order for equal evidence", () => {
    const figures = [figure('maker', 1), figure('measured', 2), figure('maker', 3), figure('measured', 4)];
    expect(byEvidence(figures).map(({ value }) => value)).toEqual([2, 4, 1, 3]);
  });

  it('leave out figures with unknown or missing evidence', () => {
    const figures = [figure('hearsay', 1), figure(null, 2), { value: 3, evidence: null }, { value: 4 }];
    expect(byEvidence([...figures, figure('claim', 5)])).toEqual([figure('claim', 5)]);
  });

  it('do not reorder the content itself', () => {
    const figures = [figure('claim', 1), figure('measured', 2)];
    byEvidence(figures);
    expect(figures.map(({ value }) => value)).toEqual([1, 2]);
  });

  it('have a separate title for each kind', () => {
    const titles = EVIDENCE_KINDS.map((kind) => EVIDENCE_TITLES[kind]);
    expect(new Set(titles).size).toBe(EVIDENCE_KINDS.length);
  });
});
