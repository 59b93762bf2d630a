import type { SpecMutant } from './mutant.ts';

/** Section 5 of the specification: Validation rules. */
export const VALIDATION_MUTANTS: readonly SpecMutant[] = [
  {
    row: '5-1',
    file: 'web/src/shared/setup-draft/submission-values.ts',
    find: 'imageCount === 0 ?',
    replace: 'imageCount < 0 ?',
  },
  {
    row: '5-2',
    file: 'firestore.rules',
    find: 'return images.size() <= 6',
    replace: 'return images.size() <= 7',
  },
  {
    row: '5-3',
    file: 'web/src/shared/setup-draft/submission-values.ts',
    find: ': SUBMISSION_ERRORS.description,',
    replace: ': undefined,',
  },
  {
    row: '5-3',
    file: 'web/src/shared/setup-draft/setup-fields.tsx',
    find: '        error={errors.title}\n        required\n',
    replace: '        error={errors.title}\n',
  },
  {
    row: '5-4',
    file: 'packages/domain/src/setup.ts',
    find: "DEFAULT_SETUP_TYPE: SetupType = 'Indoor'",
    replace: "DEFAULT_SETUP_TYPE: SetupType = 'Outdoor'",
  },
  {
    row: '5-4',
    file: 'web/src/shared/setup-draft/setup-fields.tsx',
    find: 'SETUP_TYPES.map((value)',
    replace: 'SETUP_TYPES.slice(0, 3).map((value)',
  },
  {
    row: '5-5',
    file: 'packages/domain/src/setup.ts',
    find: "DEFAULT_SETUP_SIZE: SetupSize = 'Medium'",
    replace: "DEFAULT_SETUP_SIZE: SetupSize = 'Small'",
  },
  {
    row: '5-6',
    file: 'web/src/shared/setup-draft/setup-fields.tsx',
    find: 'error={errors.country}>',
    replace: 'error={errors.country} required>',
  },
  {
    row: '5-7',
    file: 'web/src/shared/setup-draft/kit-values.ts',
    find: String.raw`/^\d+$/`,
    replace: String.raw`/^[\d.]+$/`,
  },
  {
    row: '5-8',
    file: 'web/src/shared/setup-draft/submission-values.ts',
    find: 'location_city: values.city,',
    replace: "location_city: values.city || '-',",
  },
  {
    row: '5-9',
    file: 'web/src/features/gallery/submission/picture-picker.tsx',
    find: "accept={[...IMAGE_LIMITS.contentTypes, 'image/*'].join(',')}",
    replace: 'accept="*/*"',
  },
  {
    row: '5-10',
    file: 'web/src/features/gallery/submission/texts.ts',
    find: 'PNG, JPG, WebP up to 5MB each',
    replace: 'PNG, JPG, WebP up to 10MB each',
  },
  {
    row: '5-11',
    file: 'packages/community/src/uploads.ts',
    find: 'file.size > IMAGE_LIMITS.bytesMax',
    replace: 'file.size > IMAGE_LIMITS.bytesMax + 1',
  },
  {
    row: '5-11',
    file: 'storage.rules',
    find: 'return 5242880;',
    replace: 'return 5242881;',
  },
  {
    row: '5-12',
    file: 'packages/domain/src/member-text.ts',
    find: "[displayName.replaceAll(BLANK_EDGES, ''), email].find",
    replace: "[displayName.replaceAll(BLANK_EDGES, '')].find",
  },
  {
    row: '5-13',
    file: 'web/src/shared/sign-in/auth-fields.ts',
    find: '!cleanLine(values.displayName)',
    replace: '!values.displayName',
  },
  {
    row: '5-14',
    file: 'web/src/shared/sign-in/auth-form.tsx',
    find: 'type="email"',
    replace: 'type="text"',
  },
  {
    row: '5-14',
    file: 'web/src/shared/sign-in/auth-fields.ts',
    find: 'if (email) errors.email = email;',
    replace: "if (email && mode === 'sign-in') errors.email = email;",
  },
  {
    row: '5-15',
    file: 'web/src/shared/sign-in/auth-fields.ts',
    find: 'password.length < AUTH_LIMITS.passwordMin',
    replace: 'password.length <= AUTH_LIMITS.passwordMin',
  },
  {
    row: '5-16',
    file: 'web/src/shared/sign-in/auth-fields.ts',
    find: 'if (!password) return',
    replace: "if (!password && mode === 'sign-up') return",
  },
  {
    row: '5-17',
    file: 'web/src/shared/setup/texts.ts',
    find: 'Are you sure you want to delete this setup?',
    replace: 'Are you sure you want to delete this?',
  },
  {
    row: '5-18',
    file: 'web/src/features/glossary/term-search.ts',
    find: String.raw`.join('\n').toLowerCase()`,
    replace: String.raw`.join('\n')`,
  },
  {
    row: '5-19',
    file: 'web/src/features/glossary/term-search.ts',
    find: '[term, ...compact(spellings), definition]',
    replace: '[term, ...compact(spellings)]',
  },
  {
    row: '5-20',
    file: 'web/src/features/glossary/term-search.ts',
    find: `    if (!term.term || !matches(term, query)) continue;
    const letter = letterOf(term.term);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);`,
    replace: `    if (!term.term) continue;
    const letter = letterOf(term.term);
    groups.set(letter, [...(groups.get(letter) ?? []), ...(matches(term, query) ? [term] : [])]);`,
  },
  {
    row: '5-21',
    file: 'packages/throw/src/throw-distance.ts',
    find: 'min > 0 && max >= min',
    replace: 'min > 0 && max > min',
  },
  {
    row: '5-21',
    file: 'packages/throw/src/throw-distance.ts',
    find: 'min > 0 && max >= min',
    replace: 'min >= 0 && max >= min',
  },
  {
    row: '5-22',
    file: 'web/src/shared/typed-numbers/read-length.ts',
    find: '!(inches > 0)',
    replace: '!(inches >= 0)',
  },
  {
    row: '5-22',
    file: 'web/src/features/calculator/state/results.ts',
    find: 'isEmpty(calculation, main) ||',
    replace: "(main === 'diagonal' && isEmpty(calculation, main)) ||",
  },
  {
    row: '5-23',
    file: 'web/src/features/calculator/texts.ts',
    find: '(min > 0, max ≥ min)',
    replace: '(min > 0, max > min)',
  },
  {
    row: '5-23',
    file: 'web/src/features/calculator/state/results.ts',
    find: 'if (isEmpty(calculation, main) || !hasValidRatio(calculation, preset)) return null;',
    replace: 'if (isEmpty(calculation, main)) return null;',
  },
  {
    row: '5-24',
    file: 'packages/throw/src/limits.ts',
    find: '{ min: 60, max: 200, step: 1 }',
    replace: '{ min: 60, max: 201, step: 1 }',
  },
  {
    row: '5-24',
    file: 'packages/throw/src/limits.ts',
    find: '{ min: 60, max: 200, step: 1 }',
    replace: '{ min: 59, max: 200, step: 1 }',
  },
  {
    row: '5-25',
    file: 'packages/throw/src/limits.ts',
    find: 'ft: { min: 2, max: 25, step: 0.1 }',
    replace: 'ft: { min: 2, max: 26, step: 0.1 }',
  },
  {
    row: '5-26',
    file: 'packages/throw/src/limits.ts',
    find: 'm: { min: 0.6, max: 7.6, step: 0.05 }',
    replace: 'm: { min: 0.6, max: 7.6, step: 0.1 }',
  },
  {
    row: '5-27',
    file: 'packages/throw/src/limits.ts',
    find: '{ min: 0.19, max: 5, step: 0.01 }',
    replace: '{ min: 0.18, max: 5, step: 0.01 }',
  },
  {
    row: '5-28',
    file: 'web/src/features/calculator/address/address.ts',
    find: 'DISTANCE_BOUNDS[units], defaultDistance(units)',
    replace: 'DISTANCE_BOUNDS[units], DISTANCE_BOUNDS[units].min',
  },
  {
    row: '5-29',
    file: 'web/src/features/calculator/address/address.ts',
    find: 'if (!PLAIN_NUMBER.test(text)) return null;',
    replace: "if (text === '') return null;",
  },
];
