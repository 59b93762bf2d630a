import { siteTexts } from '../site-texts/site-texts.ts';

/** Words that pages put around their content. */
export const CONTENT_TEXTS = siteTexts('content', {
  home: 'Home',
  blogTitle: 'Blog',
  readArticle: 'Read Article',
  backToBlog: 'Back to Blog',
  relatedArticles: 'Related Articles',
  onThisPage: 'On this page',
  questions: 'Questions',
  comparisonAction: 'Compare projectors',
  minutesToRead: (minutes: number) => `${minutes} min read`,
  publishedOn: (date: string) => `Published ${date}`,
  reviewedOn: (date: string, reviewer: string | null) =>
    reviewer ? `Reviewed ${date} by ${reviewer}` : `Reviewed ${date}`,
  accessoriesTitle: 'Accessories',
  backHome: 'Back to Home',
  noArticles: 'No articles yet.',
  pros: 'For',
  cons: 'Against',
  calloutTones: { tip: 'Tip', warning: 'Careful', example: 'Worked example' },
});
