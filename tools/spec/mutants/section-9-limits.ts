import type { SpecMutant } from './mutant.ts';

const LIMITS = 'packages/domain/src/limits.ts';
const SETUP = 'packages/domain/src/setup.ts';
const THROW_LIMITS = 'packages/throw/src/limits.ts';
const DISTANCE = 'packages/throw/src/throw-distance.ts';
const IMAGE_SIZE = 'packages/throw/src/image-size.ts';
const UNITS = 'packages/throw/src/units.ts';
const FORMAT = 'web/src/features/calculator/state/format.ts';
const EMBED = 'web/src/features/calculator/embed/embed-code.ts';
const FRAME_CODE = 'web/src/shared/frame/frame-code.ts';
const STEP_KEYS = 'web/src/features/calculator/instrument/step-keys.ts';
const ROTATION = 'functions/src/rotate-setup-of-the-month.ts';
const HOME = 'content/source/pages/home-page.ts';
const BRIGHTNESS = 'content/source/articles/brightness-guide.ts';
const PRESETS = 'content/source/projector-presets.ts';

/** Section 9 of the specification: Business constants and limits. */
export const LIMITS_MUTANTS: readonly SpecMutant[] = [
  {
    row: '9-1',
    file: 'web/src/features/gallery/submission/pictures-state.ts',
    find: 'const MAX = SETUP_LIMITS.imagesMax;',
    replace: 'const MAX = SETUP_LIMITS.imagesMax + 1;',
  },
  { row: '9-1', file: 'firestore.rules', find: 'images.size() <= 6', replace: 'images.size() <= 5' },
  { row: '9-1', file: 'firestore.rules', find: 'images.size() <= 6', replace: 'images.size() <= 7' },
  { row: '9-2', file: LIMITS, find: 'bytesMax: 5 * 1024 * 1024', replace: 'bytesMax: 5 * 1000 * 1000' },
  { row: '9-2', file: 'storage.rules', find: 'return 5242880;', replace: 'return 5242881;' },
  { row: '9-3', file: LIMITS, find: 'cacheSeconds: 3600', replace: 'cacheSeconds: 36_000' },
  { row: '9-4', file: LIMITS, find: 'passwordMin: 6', replace: 'passwordMin: 5' },
  {
    row: '9-4',
    file: 'web/src/shared/sign-in/auth-fields.ts',
    find: 'password.length < AUTH_LIMITS',
    replace: 'password.length <= AUTH_LIMITS',
  },
  {
    row: '9-5',
    file: SETUP,
    find: "DEFAULT_SETUP_TYPE: SetupType = 'Indoor'",
    replace: "DEFAULT_SETUP_TYPE: SetupType = 'Other'",
  },
  {
    row: '9-5',
    file: SETUP,
    find: "DEFAULT_SETUP_SIZE: SetupSize = 'Medium'",
    replace: "DEFAULT_SETUP_SIZE: SetupSize = 'Small'",
  },
  {
    row: '9-6',
    file: 'web/src/features/gallery/carousel/use-swipe.ts',
    find: 'Math.abs(across) <= THRESHOLD',
    replace: 'Math.abs(across) < THRESHOLD',
  },
  {
    row: '9-7',
    file: 'web/src/layout/header.tsx',
    find: 'window.scrollY > SCROLL_THRESHOLD',
    replace: 'window.scrollY >= SCROLL_THRESHOLD',
  },
  {
    row: '9-8',
    file: 'web/src/shared/countdown/use-countdown.ts',
    find: 'const TICK = 1000;',
    replace: 'const TICK = 1001;',
  },
  {
    row: '9-9',
    file: 'packages/domain/src/site-calendar.ts',
    find: 'SITE_OFFSET_MINUTES = 5 * 60',
    replace: 'SITE_OFFSET_MINUTES = 4 * 60',
  },
  { row: '9-10', file: ROTATION, find: "schedule: '0 0 1 * *'", replace: "schedule: '0 0 2 * *'" },
  // The month that ends keeps its setup in the card.
  {
    row: '9-10',
    file: 'functions/src/rotation-decision.ts',
    find: 'flagged.some((setup) => setup.month === month)',
    replace: 'flagged.some((setup) => setup.month !== null)',
  },
  { row: '9-11', file: LIMITS, find: 'admin: 50,', replace: 'admin: 49,' },
  {
    row: '9-12',
    file: 'web/src/features/moderation/featured-card.tsx',
    find: 'const EXCERPT = 200;',
    replace: 'const EXCERPT = 199;',
  },
  {
    row: '9-12',
    file: 'web/src/features/moderation/submission-row.tsx',
    find: 'const EXCERPT = 150;',
    replace: 'const EXCERPT = 149;',
  },
  {
    row: '9-13',
    file: 'web/src/features/gallery/carousel/share-menu.tsx',
    find: 'width=600,height=400',
    replace: 'width=400,height=600',
  },
  {
    row: '9-14',
    file: 'studio/src/schema/objects/product-values.ts',
    find: "['$', '$$', '$$$', '$$$$'] as const",
    replace: "['$', '$$', '$$$'] as const",
  },
  {
    row: '9-14',
    file: 'studio/src/schema/objects/product-values.ts',
    find: "['$', '$$', '$$$', '$$$$'] as const",
    replace: "['$', '$$', '$$$', '$$$$', '$$$$$'] as const",
  },
  {
    row: '9-14',
    file: 'web/src/shared/shop/specification-row.tsx',
    find: '<span aria-hidden="true">{tier}</span>',
    replace: '<span aria-hidden="true">{tier.length}</span>',
  },
  {
    row: '9-15',
    file: 'content/source/products/speakers.ts',
    find: 'rating: 4.7',
    replace: 'rating: 4.8',
  },
  { row: '9-15', file: 'content/source/products/projectors.ts', find: 'rating: 5,', replace: 'rating: 4.9,' },
  {
    row: '9-16',
    file: HOME,
    find: 'a bright room needs 2,000 and more',
    replace: 'a bright room needs 1,500 and more',
  },
  {
    row: '9-16',
    file: 'packages/throw/src/room-light.ts',
    find: 'dusk: { ambient: 1, least: leastOver(1)',
    replace: 'dusk: { ambient: 1, least: leastOver(1.25)',
  },
  {
    row: '9-17',
    file: BRIGHTNESS,
    find: "['Dark room', '1,000 to 2,000'",
    replace: "['Dark room', '1,000 to 1,500'",
  },
  {
    row: '9-17',
    file: BRIGHTNESS,
    find: "['Outdoor', '3,000 and more'",
    replace: "['Outdoor', '2,500 and more'",
  },
  {
    row: '9-18',
    file: HOME,
    find: 'A lamp gives 2,000 to 5,000 hours',
    replace: 'A lamp gives 2,000 to 4,000 hours',
  },
  {
    row: '9-19',
    file: HOME,
    find: 'laser light 20,000 to 30,000',
    replace: 'laser light 20,000 to 25,000',
  },
  { row: '9-20', file: HOME, find: '**$300 to $800:**', replace: '**$300 to $900:**' },
  { row: '9-20', file: HOME, find: '**$800 and more:**', replace: '**$700 and more:**' },
  {
    row: '9-21',
    file: 'web/src/features/calculator/state/settings.ts',
    find: 'mode: MODES[0],',
    replace: 'mode: MODES[1],',
  },
  { row: '9-21', file: THROW_LIMITS, find: "units: 'ft' satisfies", replace: "units: 'm' satisfies" },
  { row: '9-21', file: THROW_LIMITS, find: 'distance: 10,', replace: 'distance: 12,' },
  {
    row: '9-22',
    file: THROW_LIMITS,
    find: 'ratio: { min: 1.2, max: 1.5 }',
    replace: 'ratio: { min: 1.2, max: 1.6 }',
  },
  {
    row: '9-23',
    file: 'web/src/features/calculator/address/address.ts',
    find: 'isUnknown ? fallback : number(name, RATIO_BOUNDS, fallback)',
    replace: 'number(name, RATIO_BOUNDS, fallback)',
  },
  { row: '9-24', file: IMAGE_SIZE, find: "'2.35:1': 2.35,", replace: "'2.35:1': 2.39," },
  { row: '9-24', file: IMAGE_SIZE, find: "  '16:10': 16 / 10,\n", replace: '' },
  { row: '9-25', file: PRESETS, find: 'ratio: [1.13, 1.46]', replace: 'ratio: [1.13, 1.47]' },
  { row: '9-26', file: PRESETS, find: 'ratio: [1.33, 2.16]', replace: 'ratio: [1.32, 2.16]' },
  { row: '9-27', file: PRESETS, find: "model: 'GT1080 short-throw'", replace: "model: 'GT1080'" },
  { row: '9-27', file: PRESETS, find: 'ratio: [0.5, 0.5]', replace: 'ratio: [0.49, 0.5]' },
  { row: '9-28', file: PRESETS, find: 'ratio: [0.19, 0.25]', replace: 'ratio: [0.19, 0.26]' },
  {
    row: '9-28',
    file: 'web/src/features/calculator/instrument/controls.tsx',
    find: '<Aside>{preset.notes}</Aside>',
    replace: '<Aside>{preset.name}</Aside>',
  },
  { row: '9-29', file: PRESETS, find: "aspectDefault: '16:9'", replace: "aspectDefault: '16:10'" },
  {
    row: '9-30',
    file: IMAGE_SIZE,
    find: 'diagonal / Math.hypot(ratio, 1)',
    replace: 'diagonal / Math.hypot(ratio, 1.01)',
  },
  {
    row: '9-31',
    file: DISTANCE,
    find: 'const { width } = imageSize(diagonal, aspect);',
    replace: 'const { height: width } = imageSize(diagonal, aspect);',
  },
  { row: '9-32', file: DISTANCE, find: 'return (min + max) / 2;', replace: 'return Math.sqrt(min * max);' },
  {
    row: '9-33',
    file: 'packages/throw/src/lens.ts',
    find: 'min: Math.max(0, diagonalOn(tele, distance)),',
    replace: 'min: Math.max(0, diagonalOn(wide, distance)),',
  },
  { row: '9-34', file: UNITS, find: 'INCHES_PER_FOOT = 12;', replace: 'INCHES_PER_FOOT = 10;' },
  { row: '9-34', file: UNITS, find: 'METERS_PER_INCH = 0.0254;', replace: 'METERS_PER_INCH = 0.0255;' },
  {
    row: '9-35',
    file: 'web/src/shared/format/length-format.ts',
    find: '{ ft: 1, m: 2 }',
    replace: '{ ft: 1, m: 1 }',
  },
  {
    row: '9-35',
    file: FORMAT,
    find: 'return `${Math.round(inches)} in`;',
    replace: 'return `${inches.toFixed(1)} in`;',
  },
  {
    row: '9-36',
    file: EMBED,
    find: '{ maxWidth: 360, height: 520 }',
    replace: '{ maxWidth: 380, height: 520 }',
  },
  { row: '9-36', file: FRAME_CODE, find: 'width="100%"', replace: 'width="360"' },
  {
    row: '9-37',
    file: STEP_KEYS,
    find: 'return shiftKey ? MANY : 1;',
    replace: 'return shiftKey ? MANY : 2;',
  },
  { row: '9-38', file: STEP_KEYS, find: 'const MANY = 10;', replace: 'const MANY = 5;' },
  {
    row: '9-38',
    file: STEP_KEYS,
    find: 'return shiftKey ? MANY : 1;',
    replace: 'return 1;',
  },
  {
    row: '9-39',
    file: 'packages/community/src/auth-service.ts',
    find: "typeof localStorage === 'undefined' ? inMemoryPersistence : browserLocalPersistence",
    replace: 'inMemoryPersistence',
  },
  // The session does not hear of new tokens.
  {
    row: '9-40',
    file: 'packages/community/src/session.ts',
    find: 'return onIdTokenChanged(authService(env), (user) => {',
    replace: 'return authService(env).onAuthStateChanged((user) => {',
  },
];
