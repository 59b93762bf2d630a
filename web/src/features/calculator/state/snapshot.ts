/** Everything that the instrument shows of a calculation at one moment, and which parts it takes to show it. */
import type { Calculation } from './calculation.ts';
import { chipNoteText } from './chip-note.ts';
import { isStretch, sceneOf, type Scene } from '../instrument/diagram-scene.ts';
import { rangeText } from '../../../shared/format/length-format.ts';
import { findPreset, type Preset } from './presets.ts';
import { resultWords, type ResultWords } from './result-words.ts';
import { refusalOf, type Refusal } from './refusal.ts';
import { foundResults, type Results } from './results.ts';
import { rowSpan } from '@lumen-throw/throw/seating';
import type { Units } from '@lumen-throw/throw/units';

/** What was found, in figures, in words and as a drawing. */
export interface Found {
  results: Results;
  words: ResultWords;
  scene: Scene;
  units: Units;
  /** From the nearest good seat to the farthest. */
  seats: string;
  /** What changes where a chip is wider than the picture; null where none is. */
  chipNote: string | null;
  /** Two that have the same parts differ in texts and places alone. */
  parts: string;
}

export interface Snapshot {
  calculation: Calculation;
  preset: Preset | null;
  /** Null where there are no results. */
  found: Found | null;
  /** What is said instead where no source covers what is asked; null where the specification wants its message. */
  refusal: Refusal | null;
}

function seatsText({ image }: Results, units: Units): string {
  const { nearest, farthest } = rowSpan(image.width);
  return rangeText({ min: nearest, max: farthest }, units);
}

function found(results: Results, units: Units, brand: string): Found {
  const words = resultWords(results, units, brand);
  const scene = sceneOf(results);
  const chipNote = chipNoteText(results, units);
  const { lens } = results;
  const parts = [
    results.mode,
    results.aspect,
    units,
    lens.kind,
    lens.basis,
    lens.measuredFrom,
    words.isUncommon,
    words.rangeNote,
    words.reference !== null,
    chipNote !== null,
    scene.scale,
    scene.body.hangs,
    scene.largest !== null,
    scene.zoom !== null && isStretch(scene.zoom),
  ].join(' ');
  return { results, words, scene, units, seats: seatsText(results, units), chipNote, parts };
}

export function snapshotOf(calculation: Calculation, presets: readonly Preset[]): Snapshot {
  const { settings } = calculation;
  const preset = findPreset(presets, settings.preset);
  const results = foundResults(calculation, preset);
  return {
    calculation,
    preset,
    found: results && found(results, settings.units, preset?.brand ?? ''),
    refusal: results ? null : refusalOf(calculation, preset),
  };
}

/** Whether two findings are shown by the same parts. */
export function haveSameParts(one: Found | null, other: Found | null): boolean {
  return one?.parts === other?.parts;
}
