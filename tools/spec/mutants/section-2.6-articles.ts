import type { SpecMutant } from './mutant.ts';

/** Section 2.6 of the specification: Articles. */
export const ARTICLES_MUTANTS: readonly SpecMutant[] = [
  {
    row: '2.6-1',
    file: 'web/src/features/guides/guide-page.tsx',
    find: '<BackLink to={PATHS.blog}>',
    replace: '<BackLink to={PATHS.home}>',
  },
  {
    row: '2.6-1',
    file: 'web/src/shared/content/texts.ts',
    find: "backToBlog: 'Back to Blog'",
    replace: "backToBlog: 'Back to the Blog'",
  },
  {
    row: '2.6-2',
    file: 'web/src/features/guides/guide-page.tsx',
    find: 'intro={description}',
    replace: 'intro={null}',
  },
  {
    row: '2.6-2',
    file: 'web/src/features/guides/guide-page.tsx',
    find: `          <RichText body={body} terms={article.terms} notesAbove />
`,
    replace: '',
  },
  {
    row: '2.6-3',
    file: 'content/source/articles/article.ts',
    find: "callToAction: linkButton('Compare projectors', '/#comparison')",
    replace: "callToAction: linkButton('Compare projectors', '/')",
  },
  {
    row: '2.6-3',
    file: 'web/src/features/guides/deferred/guide-action.tsx',
    find: '<LinkButton to={COMPARISON_HREF}>',
    replace: '<LinkButton to={PATHS.home}>',
  },
  {
    row: '2.6-4',
    file: 'content/source/articles/article.ts',
    find: 'related: references(source.related.map(articleId)),',
    replace: 'related: references(source.related.slice(0, 1).map(articleId)),',
  },
  {
    row: '2.6-4',
    file: 'web/src/shared/content/texts.ts',
    find: "relatedArticles: 'Related Articles'",
    replace: "relatedArticles: 'More Articles'",
  },
  {
    // One of its related guides is the guide itself.
    row: '2.6-4',
    file: 'content/source/articles/projector-vs-tv.ts',
    find: "related: ['how-to-choose-projector', 'brightness-guide']",
    replace: "related: ['how-to-choose-projector', 'projector-vs-tv']",
  },
  {
    row: '2.6-5',
    file: 'web/src/features/guides/guide-page.tsx',
    find: `          ...faqPageData(compact(faqs)),
`,
    replace: '',
  },
  {
    row: '2.6-5',
    file: 'web/src/shared/structured-data/structured-data.ts',
    find: 'text: answer }',
    replace: 'text: question }',
  },
  {
    row: '2.6-6',
    file: 'content/source/faqs/home-faqs.ts',
    find: "'How far from the screen does the projector go?'",
    replace: "'Where does the projector stand?'",
  },
  {
    row: '2.6-7',
    file: 'content/source/faqs/guide-faqs.ts',
    find: "'Should I mount the projector on the ceiling?'",
    replace: "'Should I hang the projector from the ceiling?'",
  },
  {
    // Several questions are about brightness.
    row: '2.6-8',
    file: 'web/src/shared/structured-data/structured-data.ts',
    find: 'question && answer && markedUp',
    replace: 'question && answer && markedUp && !/lumens|bright/.test(question)',
  },
  {
    row: '2.6-9',
    file: 'content/source/articles/how-to-choose-projector.ts',
    find: "'brightness', 'resolution', 'lamp-life'",
    replace: "'brightness', 'lamp-life', 'daylight'",
  },
  {
    row: '2.6-10',
    file: 'content/source/articles/projector-placement-guide.ts',
    find: "'throw-distance', 'throw-ratio', 'mounting', 'keystone'",
    replace: "'throw-distance', 'mounting', 'keystone'",
  },
  {
    row: '2.6-11',
    file: 'content/source/articles/projector-troubleshooting.ts',
    find: "['blur', 'keystone', 'no-sound'",
    replace: "['keystone', 'no-sound'",
  },
  {
    row: '2.6-12',
    file: 'content/source/faqs/guide-faqs.ts',
    find: "'Does keystone correction reduce the picture quality?'",
    replace: "'Does correcting a slanted picture reduce its quality?'",
  },
  {
    row: '2.6-13',
    file: 'content/source/faqs/guide-faqs.ts',
    find: "'Why is there no sound from my projector?'",
    replace: "'Why is my projector silent?'",
  },
  {
    row: '2.6-14',
    file: 'content/source/figures.ts',
    find: 'TABLE_DIAGONALS = [80, 100, 120]',
    replace: 'TABLE_DIAGONALS = [80, 100, 110]',
  },
  {
    row: '2.6-14',
    file: 'content/source/figures.ts',
    find: 'portable: { min: 1.2, max: 1.2 }',
    replace: 'portable: { min: 1.25, max: 1.25 }',
  },
  {
    row: '2.6-15',
    file: 'content/source/articles/brightness-guide.ts',
    find: "['Outdoor', '3,000 and more',",
    replace: "['Outdoor', '2,500 and more',",
  },
  {
    row: '2.6-15',
    file: 'content/source/articles/brightness-guide.ts',
    find: "['Dark room', '1,000 to 2,000',",
    replace: "['Dark room', '800 to 2,000',",
  },
  {
    row: '2.6-16',
    file: 'content/source/articles/projector-vs-tv.ts',
    find: "['Feature', 'Projector', 'Television']",
    replace: "['Feature', 'Television', 'Projector']",
  },
];
