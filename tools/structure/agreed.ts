/** What is agreed about the structure of the site's source. */

/** Rooms of `web/src`, the subjects of `shared` not counted. */
export const MOST_ROOMS = 14;

/** Files that many others import, and why they may. */
export const AGREED_HUBS: ReadonlyMap<string, string> = new Map([
  ['web/src/shared/design/theme.ts', 'the design tokens: every styled part names its colors and spaces'],
  ['web/src/shared/design/type.tsx', 'the type scale: every heading and paragraph'],
  ['web/src/shared/design/button.tsx', 'the one button and the one link that looks like it'],
  ['web/src/shared/design/page-width.tsx', 'the one measure of a page'],
  ['web/src/shared/seo/seo.tsx', 'the head tags, which every page has'],
  [
    'web/src/shared/site-texts/site-texts.ts',
    'the one way to declare words that editors may change: every module of texts',
  ],
  ['web/src/shared/content/compact.ts', 'lists of content may have gaps wherever they are shown'],
  ['web/src/shared/environment/environment-context.tsx', 'addresses of the services, for every page'],
  ['packages/domain/src/site-paths.ts', 'the one place of every address of the site'],
  ['packages/domain/src/environment.ts', 'the type of the configuration'],
  ['packages/domain/src/limits.ts', 'the one place of every limit'],
  ['packages/community/src/index.ts', 'the one door to the data of the community'],
  ['web/src/shared/controls/field.tsx', 'the one field with its label and its error'],
  ['web/src/shared/controls/loading.tsx', 'the one sign that something is on its way'],
  ['packages/domain/src/setup.ts', 'the type of a setup: every part of the community'],
  [
    'web/src/features/calculator/state/presets.ts',
    'the projector that every part of the calculator works with',
  ],
]);
