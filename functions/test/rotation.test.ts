import { expect, test } from 'vitest';
import { rotateSetupOfTheMonth } from '../src/rotate-setup-of-the-month.ts';
import { decideRotation, type RotationState } from '../src/rotation-decision.ts';

const candidate = (id: string, likes: number, created = '2026-01-01') => ({
  id,
  likes,
  created: new Date(created),
});

function state(changes: Partial<RotationState> = {}): RotationState {
  return { month: '2026-03', flagged: [], history: new Map(), candidates: [], ...changes };
}

test('the most liked is featured', () => {
  const decision = decideRotation(
    state({ candidates: [candidate('a', 1), candidate('b', 3), candidate('c', 2)] }),
  );
  expect(decision).toEqual({ expire: [], feature: 'b', outcome: 'featured' });
});

test('among equals the older is featured', () => {
  const candidates = [candidate('young', 3, '2026-02-02'), candidate('old', 3, '2026-02-01')];
  expect(decideRotation(state({ candidates })).feature).toBe('old');
});

test('among equals of one moment the choice does not depend on the order', () => {
  const candidates = [candidate('b', 3), candidate('a', 3)];
  expect(decideRotation(state({ candidates })).feature).toBe('a');
  expect(decideRotation(state({ candidates: candidates.toReversed() })).feature).toBe('a');
});

test('a setup without any like can be featured', () => {
  expect(decideRotation(state({ candidates: [candidate('a', 0)] })).feature).toBe('a');
});

test('what was featured before is not featured again', () => {
  const history = new Map([['2025-12', 'a']]);
  const candidates = [candidate('a', 9), candidate('b', 1)];
  expect(decideRotation(state({ history, candidates })).feature).toBe('b');
});

test('what has expired ends, also over a year end and after months without a run', () => {
  const flagged = [
    { id: 'a', month: '2025-12' },
    { id: 'b', month: '2026-02' },
  ];
  expect(decideRotation(state({ flagged })).expire).toEqual(['a', 'b']);
});

test('what expires is not featured again at once', () => {
  const flagged = [{ id: 'a', month: '2026-02' }];
  const decision = decideRotation(state({ flagged, candidates: [candidate('a', 9)] }));
  expect(decision).toEqual({ expire: ['a'], feature: null, outcome: 'none-eligible' });
});

test('a flag without a month ends', () => {
  expect(decideRotation(state({ flagged: [{ id: 'a', month: null }] })).expire).toEqual(['a']);
});

test("an admin's choice for the new month stays, and the old one ends", () => {
  const flagged = [
    { id: 'old', month: '2026-02' },
    { id: 'chosen', month: '2026-03' },
  ];
  const decision = decideRotation(state({ flagged, candidates: [candidate('b', 9)] }));
  expect(decision).toEqual({ expire: ['old'], feature: null, outcome: 'already-featured' });
});

test('with nobody eligible nothing is featured', () => {
  expect(decideRotation(state())).toEqual({ expire: [], feature: null, outcome: 'none-eligible' });
});

test('a run for a month that is over leaves the later one alone', () => {
  const later = [{ id: 'a', month: '2026-04' }];
  const candidates = [candidate('b', 9)];
  expect(decideRotation(state({ flagged: later, candidates })).outcome).toBe('out-of-date');
  const history = new Map([['2026-04', 'a']]);
  expect(decideRotation(state({ history, candidates }))).toEqual({
    expire: [],
    feature: null,
    outcome: 'out-of-date',
  });
});

test('deciding again on the outcome changes nothing', () => {
  const decision = decideRotation(state({ candidates: [candidate('a', 1)] }));
  const after = state({
    flagged: [{ id: decision.feature ?? '', month: '2026-03' }],
    history: new Map([['2026-03', decision.feature ?? '']]),
    candidates: [candidate('b', 9)],
  });
  expect(decideRotation(after)).toEqual({ expire: [], feature: null, outcome: 'already-featured' });
});

test('the schedule is midnight of the 1st on the site’s calendar, five hours behind UTC', () => {
  const { schedule, timeZone } = rotateSetupOfTheMonth.__endpoint.scheduleTrigger ?? {};
  // The zone’s name counts the other way round.
  expect([schedule, timeZone]).toEqual(['0 0 1 * *', 'Etc/GMT+5']);
});
