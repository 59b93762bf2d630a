import { SEARCH_TITLE_WITH_BRAND } from '@lumen-throw/domain/page-title';

/** Words of the checklist above the form of a page. */
export const CHECKLIST_TEXTS = {
  title: 'What others will see',
  count: (points: number) => `${points} to look at`,
  readers: 'Readers',
  listed: "It's listed on the site, in its search and in the sitemap.",
  hidden: "It's hidden from lists: only readers who have the address or follow a link come here.",
  noAddress: "It doesn't have an address yet.",
  searchEngines: 'Search engines',
  leftOut: 'They are told to leave this page out.',
  linkPreviews: 'Link previews',
  noPicture: 'No picture',
  nothing: 'Nothing is missing here.',
  points: {
    address: 'Give the page an address: under "Address", press Generate.',
    title: `Search results cut the title off after about ${SEARCH_TITLE_WITH_BRAND} characters. Write a shorter title for search engines.`,
    description: "Write a description: the site's own stands in its place.",
    picture: 'Choose a picture: shared links show the one of the site settings.',
    anyPicture: 'Choose a picture: shared links show none.',
  },
} as const;
