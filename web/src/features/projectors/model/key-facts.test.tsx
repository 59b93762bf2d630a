// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { evidence, figure, law, projectorContent } from '../../../../test/fixture/projector.ts';
import { projectorFacts } from '../../../shared/projectors/projector-facts.ts';
import { KeyFacts } from './key-facts.tsx';
import type { ProjectorContent } from './projector-query.ts';

afterEach(cleanup);

/** The places on top of a model's page, in their order: what each is called and what it says. */
function places(more: Partial<ProjectorContent>): [name: string, value: string][] {
  const projector = projectorContent(more);
  const { container } = render(<KeyFacts projector={projector} facts={projectorFacts(projector)} />);
  return [...container.querySelectorAll('dl > div')].map((place) => {
    const [name, value] = ['dt', 'dd'].map((tag) => place.querySelector(tag)?.textContent ?? '');
    return [name ?? '', value ?? ''];
  });
}

const NAMES = [
  'Brightness',
  'For 100 in',
  'Picture',
  'Native contrast',
  'Input lag',
  'Noise',
  'Weight',
  'Price class',
];

/** Seen, and heard. */
const UNKNOWN = '–Not entered yet';

test('has eight places, and a dash in each of them when nothing is known', () => {
  expect(places({})).toEqual(NAMES.map((name) => [name, UNKNOWN]));
});

test('shows each known figure in the same place', () => {
  expect(
    places({
      brightness: [figure(2000, 'maker')],
      distance: [law({ a: 1.2, b: 0 })],
      resolution: [{ _key: 'r', width: 3840, height: 2160, evidence: evidence('maker') }],
      nativeContrast: [figure(1325, 'measured')],
      inputLag: [figure(16.7, 'maker')],
      noise: [figure(28, 'maker')],
      weight: [figure(3, 'maker')],
      priceClass: [{ _key: 'p', priceClass: 'upTo800', evidence: evidence('maker') }],
    }),
  ).toEqual([
    ['Brightness', "2,000 lmmaker's figure; 1,500 lm in a movie mode"],
    ['For 100 in', "10.0 ft3.05 m, from its maker's formula"],
    ['Picture', '4K, native'],
    ['Native contrast', '1,325 : 1'],
    ['Input lag', '16.7 ms'],
    ['Noise', '28 dB'],
    ['Weight', '6.6 lb (3.0 kg)'],
    ['Price class', '$$ ($300 to $800)'],
  ]);
});

test('says what a figure holds for, and how much light was measured in the brightest mode', () => {
  const brightest = { ...figure(1400, 'measured'), mode: 'brightest' as const };
  const shown = new Map(
    places({
      brightness: [figure(3300, 'claim'), brightest],
      inputLag: [{ ...figure(16, 'measured'), condition: '4K 60 Hz' }],
      nativeContrast: [{ ...figure(1200, 'measured'), condition: 'ANSI' }],
      noise: [{ ...figure(28, 'maker'), condition: 'eco' }],
    }),
  );
  expect(shown.get('Brightness')).toBe("3,300 lmseller's claim; at most 1,400 lm measured");
  expect(shown.get('Input lag')).toBe('16 ms4K 60 Hz');
  expect(shown.get('Native contrast')).toBe('1,200 : 1ANSI');
  expect(shown.get('Noise')).toBe('28 dBeco');
});

test('shows the lag at 60 Hz with its own signal', () => {
  const fast = { ...figure(4.2, 'maker'), condition: '1080p 240 Hz' };
  const shown = new Map(places({ inputLag: [fast, { ...figure(16.7, 'maker'), condition: '4K 60 Hz' }] }));
  expect(shown.get('Input lag')).toBe('16.7 ms4K 60 Hz');
});

test('keeps the place of a figure that nobody has entered between others', () => {
  const shown = places({ brightness: [figure(2000, 'maker')], weight: [figure(3, 'maker')] });
  expect(shown.map(([name]) => name)).toEqual(NAMES);
  expect(shown.flatMap(([name, value]) => (value === UNKNOWN ? [] : [name]))).toEqual([
    'Brightness',
    'Weight',
  ]);
});
