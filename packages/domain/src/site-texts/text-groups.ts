/** Where editors find the words of the site: one document for each group of pages (decision 51). */
import { PATHS } from '../site-paths.ts';

/** The texts of some pages. */
export interface TextGroup {
  id: string;
  title: string;
  /** A page that shows many of them. */
  path: string;
  /** Headings by the ids of `siteTexts`, in the order of the page. */
  parts: Readonly<Record<string, string>>;
}

/** Every group, in the order in which an editor looks for them. */
export const TEXT_GROUPS: readonly TextGroup[] = [
  {
    id: 'gallery',
    title: 'Gallery',
    path: PATHS.gallery,
    parts: {
      gallery: 'Page and Setup of the Month',
      'gallery-toasts': 'Messages of the page',
      'gallery-month': 'Page of a month',
      countdown: 'Countdown',
      carousel: 'Setups one by one',
      'carousel-toasts': 'Messages about a setup',
      grid: 'Grid and filters',
      setup: 'A setup',
      'setup-kit': 'Kit of a setup',
      kit: 'What the numbers say',
      'report-button': 'Report button',
      report: 'Reporting a setup',
      'report-toasts': 'Messages about a report',
    },
  },
  {
    id: 'sharing',
    title: 'Sharing a setup',
    path: PATHS.gallery,
    parts: {
      submission: 'Form',
      'setup-fields': 'Fields',
      'kit-form': 'Kit and distances',
      'submission-errors': 'What is wrong with a field',
      'submission-toasts': 'Messages',
    },
  },
  {
    id: 'account',
    title: 'Account & sign-in',
    path: PATHS.auth,
    parts: {
      'sign-in': 'Sign-in',
      'sign-in-fields': 'What is wrong with a field of sign-in',
      'sign-in-toasts': 'Messages of sign-in',
      google: 'Signing in with Google',
      'password-reset': 'Forgotten password',
      account: 'Account page',
      'account-errors': 'What is wrong with a field of the account page',
      'account-toasts': 'Messages of the account page',
      notices: 'Notices',
      'notices-toasts': 'Messages about notices',
      ban: 'Banned members',
      'own-setups': 'Own setups',
      saved: 'Buttons of private lists',
      'saved-lists': 'Private lists',
      'saved-toasts': 'Messages about private lists',
      editor: 'Changing a setup',
      'editor-toasts': 'Messages about a change',
      profile: "A member's page",
    },
  },
  {
    id: 'calculator',
    title: 'Throw calculator',
    path: PATHS.throwCalculator,
    parts: {
      calculator: 'Calculator',
      bases: 'Where a distance comes from',
      'measured-from': 'What a distance is measured from',
      diagram: 'Diagram',
      room: 'In your room',
      'room-light': 'Light of a room',
      fit: 'Will it fit my room?',
      compare: 'Side by side',
      tables: 'Tables',
      formulas: 'Formulas and their sources',
      address: 'What a link asked for',
      'link-notice': 'Notes about a link',
      embed: 'Frame for other sites',
    },
  },
  {
    id: 'projectors',
    title: 'Projectors & finder',
    path: PATHS.projectors,
    parts: {
      projectors: 'Headings',
      'projector-list': 'List and filters',
      'projector-archive': 'Archive',
      'compare-bar': 'Chosen to compare',
      model: 'Page of a projector',
      'model-owner': 'Owners of a projector',
      'model-verdict': 'What to make of a projector',
      figures: 'Figures',
      values: 'Values of figures',
      facts: 'Facts in short',
      'brightness-modes': 'What a brightness is of',
      reach: 'Distances',
      'distance-basis': 'Where distances come from',
      coverage: 'Sizes for which distances are known',
      'light-view': 'Picture in your light',
      'side-by-side': 'Comparison page',
      'open-data': 'Catalogue as open data',
      'lumen-check': 'Lumen check',
      'kept-room': 'Room that a visitor keeps',
      'own-room': 'Whether the room of a page is kept',
      'room-verdict': 'What fits that room',
      finder: 'Finder',
      uses: 'What a projector is for',
      places: 'Where it could stand',
      'finder-points': 'What speaks for a model',
      'less-light': 'How to get less light',
      'finder-embed': "The finder's frame for other sites",
      frame: 'Code of frames',
    },
  },
  {
    id: 'guides',
    title: 'Guides, products & lists',
    path: PATHS.blog,
    parts: {
      content: 'Headings and links of pages',
      guides: 'Guides',
      'guides-overview': 'Overview of guides',
      accessories: 'Overview of accessories',
      shop: 'Shop links and prices',
      rating: 'Ratings',
      specifications: 'Specifications',
      comparison: 'Comparison on the home page',
      'compared-models': 'Real models of that comparison',
      prose: 'Text sections',
      lists: 'Accessory pages',
      ambiance: 'Ambiance',
      seasonal: 'Seasonal',
      glossary: 'Glossary',
      info: 'About & legal',
    },
  },
  {
    id: 'layout',
    title: 'Header, search & forms',
    path: PATHS.search,
    parts: {
      layout: 'Header, menu and footer',
      search: 'Search',
      'search-page': 'Page of the search',
      'search-results': 'Results that the search makes itself',
      forms: 'Forms and dialogs',
      clipboard: 'Messages about copying',
    },
  },
  {
    id: 'errors',
    title: 'Errors & empty pages',
    path: '/404',
    parts: {
      errors: 'Page not found, and pages that break',
      parts: 'Parts that do not load',
    },
  },
  {
    id: 'admin',
    title: 'Admin page',
    path: PATHS.admin,
    parts: {
      admin: 'Page and submissions',
      queue: 'Reports and answers',
      versions: 'Earlier versions',
      history: "A member's history",
      explanation: 'Saying why',
      'admin-log': 'Record',
      'admin-toasts': 'Messages',
      'queue-toasts': 'Messages about reports',
      'admin-log-toasts': 'Messages of the record',
    },
  },
];

/** The type of the documents that hold what editors wrote. */
export const SITE_TEXTS_TYPE = 'siteTexts';

const ID_START = `${SITE_TEXTS_TYPE}-`;

/** Id of the one document of a group. */
export function textsDocumentId(group: string): string {
  return `${ID_START}${group}`;
}

/** The group whose document this is; undefined for any other. @param id of the published document */
export function groupOfTextsDocument(id: string): TextGroup | undefined {
  return TEXT_GROUPS.find((group) => textsDocumentId(group.id) === id);
}

/** The group that a text is found in. @param key of the text, like `gallery/title` */
export function groupOfText(key: string): TextGroup | undefined {
  const part = key.split('/', 1)[0] ?? '';
  return TEXT_GROUPS.find(({ parts }) => Object.hasOwn(parts, part));
}

/** Key of a text in its document's list, which paths and addresses may hold as it is. */
export function textItemKey(key: string): string {
  return key.replaceAll('/', '--').replaceAll(/[^\w-]/g, '_');
}
