/** Limits of the structure of the site's source. */

/** Folders of `web/src`, the subjects of `shared` not counted. */
export const MOST_FOLDERS = 14;

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
  ['packages/community/src/sdk-failures.ts', 'what went wrong, in the terms of the site: every access'],
  ['web/src/shared/room/wishes.ts', 'what somebody wants of a room: the finder, the list and every verdict'],
  ['web/src/shared/toasts/toast-store.ts', 'the one way to say what came of an act'],
  ['web/src/shared/controls/field.tsx', 'the one field with its label and its error'],
  ['web/src/shared/controls/loading.tsx', 'the one sign that something is on its way'],
  ['packages/domain/src/setup.ts', 'the type of a setup: every part of the community'],
  ['packages/throw/src/throw-distance.ts', 'the type of a range: every distance and every size is one'],
  ['packages/throw/src/image-size.ts', 'the shapes of pictures and their width and height'],
  ['packages/throw/src/units.ts', 'the two units of every length'],
  [
    'web/src/shared/content-api/content-types.generated.ts',
    'the types of all answers: every query names its own',
  ],
  [
    'web/src/shared/projectors/projector-query.ts',
    'the fields of a projector: every list and every calculation',
  ],
  ['packages/throw/src/room-light.ts', 'the one table of lights: every verdict asks it'],
  ['web/src/shared/content/partial-content.ts', 'content may be half filled in wherever it is shown'],
  ['web/src/shared/design/icons.tsx', 'the icons: every button and link that has one'],
  ['web/src/shared/design/visually-hidden.tsx', 'what is read aloud, not seen: every part with such words'],
  ['packages/throw/src/lens.ts', 'the lens that every distance is worked out from'],
  [
    'web/src/features/calculator/state/presets.ts',
    'the projector that every part of the calculator works with',
  ],
]);
