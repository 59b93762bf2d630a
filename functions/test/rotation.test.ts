import { expect, test } from 'vitest';
import { rotateSetupOfTheMonth } from '../src/rotate-setup-of-the-month.ts';
import { decideRotation, type RotationState } from '../src/rotation-decision.ts';

const candidate = (id: string, likes: number, created = '2026-01-01') => ({
  id,
  likes,
  created: new Date(created),
});

function state(changes: Partial<RotationState> = {}): RotationState {
  return { month: '2026-03', flagged: [], history: new Map(), candidates: [], withdrawn: false, ...changes };
}

test('features the most liked setup [1-12]', () => {
  const decision = decideRotation(
    state({ candidates: [candidate('a', 1), candidate('b', 3), candidate('c', 2)] }),
  );
  expect(decision).toEqual({ expire: [], feature: 'b', outcome: 'featured' });
});

test('features the older of two equally liked setups', () => {
  const candidates = [candidate('young', 3, '2026-02-02'), candidate('old', 3, '2026-02-01')];
  expect(decideRotation(state({ candidates })).feature).toBe('old');
});

test('the choice among equals of the same moment does not depend on their order', () => {
  const candidates = [candidate('b', 3), candidate('a', 3)];
  expect(decideRotation(state({ candidates })).feature).toBe('a');
  expect(decideRotation(state({ candidates: candidates.toReversed() })).feature).toBe('a');
});

test('can feature a setup without likes', () => {
  expect(decideRotation(state({ candidates: [candidate('a', 0)] })).feature).toBe('a');
});

test('never features the same setup twice', () => {
  const history = new Map([['2025-12', 'a']]);
  const candidates = [candidate('a', 9), candidate('b', 1)];
  expect(decideRotation(state({ history, candidates })).feature).toBe('b');
});

test('ends expired features, also across a year end and after months without a run', () => {
  const flagged = [
    { id: 'a', month: '2025-12' },
    { id: 'b', month: '2026-02' },
  ];
  expect(decideRotation(state({ flagged })).expire).toEqual(['a', 'b']);
});

test('does not feature an expired setup again in the same run', () => {
  const flagged = [{ id: 'a', month: '2026-02' }];
  const decision = decideRotation(state({ flagged, candidates: [candidate('a', 9)] }));
  expect(decision).toEqual({ expire: ['a'], feature: null, outcome: 'none-eligible' });
});

test('removes a featured flag that has no month', () => {
  expect(decideRotation(state({ flagged: [{ id: 'a', month: null }] })).expire).toEqual(['a']);
});

test("keeps an admin's choice for the new month and ends the old one", () => {
  const flagged = [
    { id: 'old', month: '2026-02' },
    { id: 'chosen', month: '2026-03' },
  ];
  const decision = decideRotation(state({ flagged, candidates: [candidate('b', 9)] }));
  expect(decision).toEqual({ expire: ['old'], feature: null, outcome: 'already-featured' });
});

test("an admin's none for the month stays, and what has expired ends", () => {
  const flagged = [{ id: 'old', month: '2026-02' }];
  const decision = decideRotation(state({ flagged, withdrawn: true, candidates: [candidate('b', 9)] }));
  expect(decision).toEqual({ expire: ['old'], feature: null, outcome: 'none-by-admin' });
});

test('features nothing when no setup is eligible', () => {
  expect(decideRotation(state())).toEqual({ expire: [], feature: null, outcome: 'none-eligible' });
});

test('a run for a past month leaves the later month alone', () => {
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

test('deciding again on its own result changes nothing', () => {
  const decision = decideRotation(state({ candidates: [candidate('a', 1)] }));
  const after = state({
    flagged: [{ id: decision.feature ?? '', month: '2026-03' }],
    history: new Map([['2026-03', decision.feature ?? '']]),
    candidates: [candidate('b', 9)],
  });
  expect(decideRotation(after)).toEqual({ expire: [], feature: null, outcome: 'already-featured' });
});

test("runs at midnight on the 1st in the site's time zone, UTC−5 [1-12 9-10]", () => {
  const { schedule, timeZone } = rotateSetupOfTheMonth.__endpoint.scheduleTrigger ?? {};
  // The sign in the zone's name is inverted.
  expect([schedule, timeZone]).toEqual(['0 0 1 * *', 'Etc/GMT+5']);
});
