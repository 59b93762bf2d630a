/** Writes the limits of `packages/domain/src` into the rules, which can't import anything. */
import { readFileSync, writeFileSync } from 'node:fs';
import { SETUP_ID } from '@lumen-throw/domain/collections';
import {
  COUNTED_LIMITS,
  DETAIL_LIMITS,
  MODERATION_LIMITS,
  SAVED_LIMITS,
} from '@lumen-throw/domain/community-limits';
import { IMAGE_LIMITS, PAGE_SIZES, SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { RULES_PATTERNS } from '@lumen-throw/domain/member-text-patterns';
import { MEMBER_STATE } from '@lumen-throw/domain/member-state';
import { REPORT_REASONS } from '@lumen-throw/domain/moderation';
import { SETUP_SIZES, SETUP_TYPES } from '@lumen-throw/domain/setup';
import { CATALOG_ID, SETUP_ASPECTS, SETUP_LIGHTS, SETUP_PLACES } from '@lumen-throw/domain/setup-details';
import { HIDDEN_MARK, IMAGE_EXTENSIONS, IMAGE_RANDOM_LENGTH } from '@lumen-throw/domain/setup-images';
import { SITE_OFFSET_MINUTES } from '@lumen-throw/domain/site-calendar';
import { LINK_PATTERN, TRUST_DAYS, TRUST_LIMITS } from '@lumen-throw/domain/trust';
import { FIRESTORE_RULES, STORAGE_RULES } from './repository-paths.ts';

function constant(name: string, value: string | number): string[] {
  return [`function ${name}() {`, `  return ${value};`, '}'];
}

function list(values: readonly string[]): string {
  return `[${values.map((value) => `'${value}'`).join(', ')}]`;
}

/** `{timestamp}-{random}` as a pattern of the rules language, which matches whole texts. */
const FILE_STEM = `[0-9]{13}-[a-z0-9]{${IMAGE_RANDOM_LENGTH}}`;

/** A pattern as a text of the rules language. */
function pattern(source: string): string {
  return `'${source.replaceAll('\\', '\\\\')}'`;
}

/** A list of different ids, and of nothing else: a number would be one in the text, an id with a comma two. */
function idList(name: string, max: number, { source }: RegExp): string[] {
  const id = source.replace(/[$^]/g, '');
  return [
    `function ${name}(ids) {`,
    `  return ids is list && ids.size() <= ${max}`,
    '    && ids.toSet().size() == ids.size()',
    '    && (ids.size() == 0',
    `      || (ids.join(',').matches('${id}(,${id})*')`,
    "        && ids.join(',').split(',') == ids));",
    '}',
  ];
}

function test(name: string, condition: string): string[] {
  return [`function ${name}(value) {`, `  return ${condition};`, '}'];
}

/** Members' texts: what must not stand in them, and how long they may be, in characters. */
function texts(): string[] {
  const { titleMax, descriptionMax, locationPartMax, projectorModelMax, displayNameMax } = SETUP_LIMITS;
  const line = (max: number) =>
    `value.matches(${pattern(RULES_PATTERNS.length(max))}) && isVisibleLine(value)`;
  const lines = (max: number) =>
    `value.matches(${pattern(RULES_PATTERNS.length(max))}) && value.matches(${pattern(RULES_PATTERNS.cleanText)}) && isVisible(value)`;
  return [
    ...test(
      'isVisible',
      `value.matches(${pattern(RULES_PATTERNS.trimmed)}) && value.matches(${pattern(RULES_PATTERNS.visible)}) && !value.matches(${pattern(RULES_PATTERNS.piledUp)})`,
    ),
    ...test('isVisibleLine', `value.matches(${pattern(RULES_PATTERNS.cleanLine)}) && isVisible(value)`),
    ...test('isTitle', line(titleMax)),
    // Patterns repeat at most 1,000 times; a character has at most two UTF-16 units, which size() counts.
    ...test(
      'isDescription',
      `value.size() <= ${descriptionMax * 2} && value.matches(${pattern(RULES_PATTERNS.cleanText)}) && isVisible(value)`,
    ),
    ...test('isLocationPart', `value == '' || (${line(locationPartMax)})`),
    ...test('isProjectorModel', `value == '' || (${line(projectorModelMax)})`),
    ...test('isDisplayName', line(displayNameMax)),
    ...test('isNote', `value == '' || (${lines(MODERATION_LIMITS.reportTextMax)})`),
    ...test('isAnswer', lines(MODERATION_LIMITS.answerMax)),
  ];
}

/** The rules language has no loops: one function for an image, one line for each place in the list. */
function ownImages(): string[] {
  const { imagesMin, imagesMax } = SETUP_LIMITS;
  const places = Array.from({ length: imagesMax }, (_, index) => index);
  const extensions = Object.values(IMAGE_EXTENSIONS).join('|');
  return [
    'function isOwnImage(path, owner, ready) {',
    "  let parts = path.split('/');",
    `  return parts.size() == 3 && parts[0] == 'setups' && parts[1] == owner && parts[2].matches('${FILE_STEM}[.](${extensions})')`,
    '    && parts[2] in ready;',
    '}',
    'function areOwnImages(images, owner) {',
    // One picture, one setup: a function has looked at it, and takes it off the list once a setup shows it.
    '  let ready = get(/databases/$(database)/documents/ready_pictures/$(owner)).data.files;',
    `  return images.size() <= ${imagesMax}`,
    '    && images.toSet().size() == images.size()',
    ...places.map((place, index) => {
      const end = index === places.length - 1 ? ';' : '';
      return place < imagesMin
        ? `    && isOwnImage(images[${place}], owner, ready)${end}`
        : `    && (images.size() <= ${place} || isOwnImage(images[${place}], owner, ready))${end}`;
    }),
    '}',
  ];
}

/** What a member may do, by how far the member is trusted. */
function trust(): string[] {
  const { known, trusted } = TRUST_LIMITS;
  const byTrust = (name: string, what: keyof typeof known): string[] => [
    `function ${name}(trust) {`,
    `  return trust == 'trusted' ? ${trusted[what]} : (trust == 'known' ? ${known[what]} : ${TRUST_LIMITS.new[what]});`,
    '}',
  ];
  return [
    ...constant('knownAfter', `duration.value(${TRUST_DAYS.known}, 'd')`),
    ...constant('trustedAfter', `duration.value(${TRUST_DAYS.trusted}, 'd')`),
    ...byTrust('setupsPerDay', 'setups'),
    ...byTrust('likesPerDay', 'likes'),
    ...byTrust('reportsPerDay', 'reports'),
    ...byTrust('linksMax', 'links'),
    'function linksIn(text) {',
    // What a split leaves at an end is dropped where it is empty.
    `  return (text + ' .').split(${pattern(LINK_PATTERN)}).size() - 1;`,
    '}',
  ];
}

/** Kit and measures of a setup: ids in the form of the catalog's, lengths within bounds. */
function details(): string[] {
  const { changesPerDay, kitMax, distance } = DETAIL_LIMITS;
  const { ft, m } = distance;
  const places = Array.from({ length: kitMax }, (_, index) => index);
  return [
    'function isCatalogId(id) {',
    `  return id.matches('${CATALOG_ID.source.replace(/[$^]/g, '')}');`,
    '}',
    'function areCatalogIds(ids) {',
    `  return ids is list && ids.size() <= ${kitMax}`,
    '    && ids.toSet().size() == ids.size()',
    ...places.map(
      (place) =>
        `    && (ids.size() <= ${place} || isCatalogId(ids[${place}]))${place === kitMax - 1 ? ';' : ''}`,
    ),
    '}',
    // Neither NaN nor infinity is within bounds.
    'function isThrowDistance(value, units) {',
    '  return value is number',
    `    && ((units == 'ft' && value >= ${ft.min} && value <= ${ft.max})`,
    `      || (units == 'm' && value >= ${m.min} && value <= ${m.max}));`,
    '}',
    ...constant('detailsPerDay', changesPerDay),
    ...constant('setupLights', list(['', ...SETUP_LIGHTS])),
    ...constant('setupPlaces', list(['', ...SETUP_PLACES])),
    ...constant('setupAspects', list(SETUP_ASPECTS)),
  ];
}

function firestoreLimits(): string[] {
  const { screenSizeInchesMin, screenSizeInchesMax } = SETUP_LIMITS;
  return [
    ...texts(),
    ...constant('screenSizeInchesMin', screenSizeInchesMin),
    ...constant('screenSizeInchesMax', screenSizeInchesMax),
    'function isSetupId(id) {',
    `  return id.matches('${SETUP_ID.source.replace(/[$^]/g, '')}');`,
    '}',
    ...idList('areSetupIds', SAVED_LIMITS.setupsMax, SETUP_ID),
    ...idList('areSavedModels', SAVED_LIMITS.modelsMax, CATALOG_ID),
    ...idList('areOwnedModels', COUNTED_LIMITS.ownedMax, CATALOG_ID),
    ...constant('countedChangesPerDay', COUNTED_LIMITS.changesPerDay),
    ...constant('listMax', PAGE_SIZES.listMax),
    ...constant('setupTypes', list(SETUP_TYPES)),
    ...constant('setupSizes', list(SETUP_SIZES)),
    ...trust(),
    ...constant('reportReasons', list(REPORT_REASONS)),
    ...constant('activeMember', `'${MEMBER_STATE.active}'`),
    ...constant('bannedMember', `'${MEMBER_STATE.banned}'`),
    ...constant('goneMember', `'${MEMBER_STATE.gone}'`),
    ...constant('siteOffset', `duration.value(${SITE_OFFSET_MINUTES}, 'm')`),
    ...ownImages(),
    ...details(),
  ];
}

function storageLimits(): string[] {
  const kinds = IMAGE_LIMITS.contentTypes.map(
    (type) => `(type == '${type}' && file.matches('${FILE_STEM}[.]${IMAGE_EXTENSIONS[type]}'))`,
  );
  return [
    ...constant('bytesMax', IMAGE_LIMITS.bytesMax),
    ...constant('nameAgeMax', IMAGE_LIMITS.nameAgeMax),
    ...constant('hiddenMark', `'${HIDDEN_MARK}'`),
    ...constant('activeMember', `'${MEMBER_STATE.active}'`),
    'function isImageName(file, type) {',
    `  return ${kinds.join('\n    || ')};`,
    '}',
  ];
}

const BEGIN = '// BEGIN limits';
const END = '// END limits';

function withBlock(rules: string, lines: readonly string[]): string {
  const begin = rules.indexOf(BEGIN);
  const end = rules.indexOf(END);
  if (begin === -1 || end < begin) throw new Error(`The rules have no '${BEGIN}' and '${END}' lines.`);
  const block = ['from packages/domain/src by `npm run generate`; do not edit', ...lines]
    .join('\n')
    .split('\n')
    .map((line, index) => (index === 0 ? ` ${line}` : `    ${line}`));
  return `${rules.slice(0, begin)}${BEGIN}${block.join('\n')}\n    ${rules.slice(end)}`;
}

const BLOCKS = [
  [FIRESTORE_RULES, firestoreLimits()],
  [STORAGE_RULES, storageLimits()],
] as const;

for (const [file, lines] of BLOCKS) writeFileSync(file, withBlock(readFileSync(file, 'utf8'), lines));
