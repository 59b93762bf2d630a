import type { SpecMutant } from './mutant.ts';

const TEXTS = 'web/src/features/calculator/texts.ts';
const CONTROLS = 'web/src/features/calculator/instrument/controls.tsx';
const WORDS = 'web/src/features/calculator/state/result-words.ts';
const FACTS = 'web/src/features/calculator/instrument/result-facts.tsx';
const PARAMETERS = 'web/src/shared/projectors/calculator-parameters.ts';
const ADDRESS = 'web/src/features/calculator/address/address.ts';
const SHARE = 'web/src/features/calculator/instrument/share-actions.tsx';
const CONTENT = 'content/source/pages/list-pages.ts';

/** Section 2.14 of the specification: Throw calculator. */
export const THROW_CALCULATOR_MUTANTS: readonly SpecMutant[] = [
  {
    row: '2.14-1',
    file: TEXTS,
    find: "mode: 'Calculation Mode'",
    replace: "mode: 'What to calculate'",
  },
  {
    row: '2.14-1',
    file: TEXTS,
    find: "'distance-to-size': 'Distance → Screen Size'",
    replace: "'distance-to-size': 'Screen Size ← Distance'",
  },
  { row: '2.14-2', file: TEXTS, find: "m: 'Meters' }", replace: "m: 'Metric' }" },
  {
    row: '2.14-2',
    file: 'web/src/features/calculator/state/calculation.ts',
    find: 'Math.max(bounds.min, exact)',
    replace: 'Math.max(bounds.min, settings.distance)',
  },
  {
    row: '2.14-3',
    file: 'web/src/features/calculator/instrument/projector-field.tsx',
    find: '...presets.filter(({ isModel }) => !isModel).map(option),',
    replace: '...presets.filter(({ isModel }) => !isModel).slice(1).map(option),',
  },
  { row: '2.14-3', file: TEXTS, find: "custom: 'Custom'", replace: "custom: 'Other'" },
  { row: '2.14-4', file: TEXTS, find: "aspect: 'Aspect Ratio'", replace: "aspect: 'Picture shape'" },
  {
    row: '2.14-5',
    file: CONTROLS,
    find: '        withSlider\n        sliderBeside={dense}\n',
    replace: '        sliderBeside={dense}\n',
  },
  {
    row: '2.14-5',
    file: CONTROLS,
    find: "settings.mode === 'size-to-distance' ? 'diagonal' : 'distance'",
    replace: "settings.mode === 'size-to-distance' ? 'distance' : 'diagonal'",
  },
  {
    row: '2.14-6',
    file: 'web/src/features/calculator/room/place-field.tsx',
    find: '        withSlider\n',
    replace: '',
  },
  // The maximum's field has the minimum.
  {
    row: '2.14-7',
    file: CONTROLS,
    find: '<CalculationField field="ratioMax"',
    replace: '<CalculationField field="ratioMin"',
  },
  {
    row: '2.14-8',
    file: WORDS,
    find: 'findsDistance ? rangeText(range, units)',
    replace: 'findsDistance ? rangeText({ min: range.min, max: recommended }, units)',
  },
  {
    row: '2.14-9',
    file: WORDS,
    find: 'findsDistance ? lengthText(recommended, units)',
    replace: 'findsDistance ? lengthText(range.max, units)',
  },
  {
    row: '2.14-9',
    file: TEXTS,
    find: "recommendedDistance: 'Recommended distance'",
    replace: "recommendedDistance: 'Distance'",
  },
  {
    row: '2.14-10',
    file: 'web/src/features/calculator/state/format.ts',
    find: '`${lengthFigure(width, units)} × ${lengthFigure(height, units)} ${units}`',
    replace: '`${lengthFigure(height, units)} × ${lengthFigure(width, units)} ${units}`',
  },
  {
    row: '2.14-11',
    file: FACTS,
    find: '<dd>{found.words.aspect}</dd>',
    replace: '<dd>{found.words.image}</dd>',
  },
  {
    row: '2.14-12',
    file: CONTENT,
    find: "'Vertical lens shift can change the mounting height.'",
    replace: "'Vertical lens shift does not change the mounting height.'",
  },
  {
    row: '2.14-13',
    file: CONTENT,
    find: "'Center the lens with the screen to minimize keystone.'",
    replace: "'Level the lens with the screen to minimize keystone.'",
  },
  // Heights to another scale than distances.
  {
    row: '2.14-14',
    file: 'web/src/features/calculator/instrument/diagram-scene.ts',
    find: 'FLOOR - inches * scale;',
    replace: 'FLOOR - inches * scale * 1.1;',
  },
  {
    row: '2.14-15',
    file: SHARE,
    find: "if (!('share' in navigator)) {",
    replace: "if (!('canShare' in navigator)) {",
  },
  {
    row: '2.14-16',
    file: SHARE,
    find: '      await copyAloud(url);\n      return;',
    replace: '      return;',
  },
  // The address as it was opened, not as the calculation stands.
  {
    row: '2.14-17',
    file: SHARE,
    find: 'void copyAloud(link())',
    replace: 'void copyAloud(location.href)',
  },
  {
    row: '2.14-18',
    file: 'web/src/features/calculator/embed/texts.ts',
    find: "title: 'Embed Calculator'",
    replace: "title: 'Embed the Calculator'",
  },
  {
    row: '2.14-18',
    file: 'web/src/features/calculator/embed/embed-code.ts',
    find: '${PATHS.throwCalculatorEmbed}$',
    replace: '${PATHS.throwCalculator}$',
  },
  {
    row: '2.14-19',
    file: 'web/src/shared/frame/frame-code-dialog.tsx',
    find: 'copyAloud(code)',
    replace: 'copyAloud(title)',
  },
  {
    row: '2.14-20',
    file: CONTENT,
    find: "['projector-placement-guide', 'how-to-choose-projector']",
    replace: "['projector-placement-guide', 'brightness-guide']",
  },
  { row: '2.14-21', file: PARAMETERS, find: "diagonal: 'diag',", replace: "diagonal: 'size'," },
  {
    row: '2.14-21',
    file: ADDRESS,
    find: '[NAMES.preset]: preset ?? CUSTOM_ID,',
    replace: '...(preset === null ? {} : { [NAMES.preset]: preset }),',
  },
  {
    row: '2.14-22',
    file: ADDRESS,
    find: '  if (preset === null) {\n    query.set(NAMES.ratioMin',
    replace: '  if (preset !== CUSTOM_ID) {\n    query.set(NAMES.ratioMin',
  },
  {
    row: '2.14-23',
    file: 'web/src/features/calculator/address/address-writer.ts',
    find: 'history.replaceState(history.state',
    replace: 'history.pushState(history.state',
  },
  // Once the visitor rests.
  {
    row: '2.14-23',
    file: 'web/src/features/calculator/address/use-routed-address.ts',
    find: '{ replace: true, preventScrollReset: true }',
    replace: '{ preventScrollReset: true }',
  },
  {
    row: '2.14-24',
    file: 'web/src/features/calculator/state/use-calculator.ts',
    find: "if (isFirst && location.search === '') return;",
    replace: 'if (isFirst) return;',
  },
  {
    row: '2.14-25',
    file: 'web/src/shared/structured-data/software-application.ts',
    find: "'@type': 'SoftwareApplication',",
    replace: "'@type': 'WebApplication',",
  },
];
