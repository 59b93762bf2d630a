import { PATHS, COMPARISON_HREF } from '@lumen-throw/domain/site-paths';
import { articleId } from '../articles/article.ts';
import { aboutId } from '../info/about.ts';
import { accessibilityId } from '../info/accessibility.ts';
import { howWeWorkId } from '../info/how-we-work.ts';
import { privacyId } from '../info/privacy.ts';
import { reportContentId } from '../info/report-content.ts';
import { termsId } from '../info/terms.ts';
import { navigationLink, type SeedDocument } from '../document.ts';

type Entry = readonly [label: string, target: string];

function links(entries: readonly Entry[]) {
  return entries.map(([label, target]) => navigationLink(label, target));
}

function menu(key: string, label: string, entries: readonly Entry[], firstOnPhone = false) {
  return { _type: 'navigationMenu', _key: key, label, links: links(entries), firstOnPhone };
}

function column(key: string, title: string, entries: readonly Entry[]) {
  return { _type: 'footerColumn', _key: key, title, links: links(entries) };
}

/** The header's menus and the footer's columns. */
export const navigation: SeedDocument = {
  _id: 'navigation',
  _type: 'navigation',
  links: links([
    ['Home', '@homePage'],
    ['Compare', COMPARISON_HREF],
  ]),
  menus: [
    menu('learn', 'Learn', [
      ['Blog', '@blogPage'],
      ['Glossary', '@glossaryPage'],
    ]),
    menu('inspiration', 'Inspiration', [
      ['User Gallery', PATHS.gallery],
      ['Seasonal Themes', '@seasonalPage'],
    ]),
    menu('tools', 'Tools', [
      ['Throw Calculator', '@throwCalculatorPage'],
      ['Projector Finder', '@projectorFinderPage'],
      ['Is This Box Honest?', '@lumenCheckPage'],
      ['Projectors', '@projectorsPage'],
    ]),
    menu(
      'accessories',
      'Accessories',
      [
        ['All Accessories', '@accessoriesPage'],
        ['Ambiance', '@ambianceHub'],
      ],
      true,
    ),
  ],
  footerColumns: [
    column('guides', 'Guides', [
      ['Projector Placement', `@${articleId('projector-placement-guide')}`],
      ['How to Choose a Projector', `@${articleId('how-to-choose-projector')}`],
      ['DIY Outdoor Theater', `@${articleId('diy-outdoor-theater')}`],
      ['Troubleshooting', `@${articleId('projector-troubleshooting')}`],
      ['Projector vs TV', `@${articleId('projector-vs-tv')}`],
    ]),
    column('inspiration', 'Inspiration', [
      ['User Gallery', PATHS.gallery],
      ['Seasonal Movie Nights', '@seasonalPage'],
      ['Glossary', '@glossaryPage'],
      ['Blog', '@blogPage'],
    ]),
    column('accessories', 'Accessories', [
      ['Projector Screens', '@category-screens'],
      ['Mounts, Stands & Cables', '@category-mounts'],
      ['Speakers & Sound', '@category-speakers'],
      ['Covers & Cases', '@category-cases'],
    ]),
    column('projectors', 'Projectors', [
      ['All Projectors', '@projectorsPage'],
      ['Projector Finder', '@projectorFinderPage'],
      ['Is This Box Honest?', '@lumenCheckPage'],
    ]),
    column('site', 'This site', [
      ['About', `@${aboutId}`],
      ['Privacy', `@${privacyId}`],
      ['Terms', `@${termsId}`],
      ['How we work', `@${howWeWorkId}`],
      ['Report content', `@${reportContentId}`],
      ['Accessibility', `@${accessibilityId}`],
    ]),
  ],
};
