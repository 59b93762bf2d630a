import { PATHS } from '@lumen-throw/domain/site-paths';
import { linkButton, references, type SeedDocument } from '../document.ts';
import { articleId } from '../articles/article.ts';
import { readyPicture } from '../pictures.ts';

/** Pages of which there is one, that gather documents of their kind. */
export const listPages: SeedDocument[] = [
  {
    _id: 'blogPage',
    _type: 'blogPage',
    title: 'Blog',
    intro:
      'Nine guides on choosing, placing and living with a projector. Each works its figures out in front of you, and each says when not to buy.',
    image: readyPicture('cover-theater'),
    seoTitle: 'Projector guides and how-tos',
    seoDescription:
      'Buying, technical and setup guides for projectors: brightness, throw distance, placement, outdoor theaters and troubleshooting.',
  },
  {
    _id: 'accessoriesPage',
    _type: 'accessoriesPage',
    title: 'Accessories',
    intro:
      'What makes a projector a cinema, and what keeps it one. If the budget is tight, buy in this order: sound, a dark window, a screen, a mount.',
    image: readyPicture('equipment-rack'),
    action: linkButton('Back to Home', PATHS.home),
    seoTitle: 'Projector accessories worth buying',
    seoDescription:
      'Projector screens, speakers, mounts, stands, cables, covers and cases, chosen for the room or yard that they suit.',
  },
  {
    _id: 'glossaryPage',
    _type: 'glossaryPage',
    title: 'Projector Terminology Glossary A-Z',
    intro:
      'The words of projector boxes, menus and guides, each explained in a sentence or three, with figures where a figure helps.',
    image: readyPicture('projector-cinema-dark'),
    bookmarkPrompt: 'Bookmark this page: the next box or data sheet will have a word you want to look up.',
    seoDescription:
      'Projector terms from ANSI lumens to ultra short throw, explained plainly: brightness, throw ratio, contrast, HDR, keystone and more.',
  },
  {
    _id: 'seasonalPage',
    _type: 'seasonalPage',
    title: 'Seasonal Movie Nights',
    intro:
      'Four evenings a year that are worth more than a film on a Tuesday: what to show, how to set it up, and what the season does to light, sound and fingers.',
    image: readyPicture('rooftop'),
    links: [
      { ...linkButton('All accessories', '@accessoriesPage'), _key: 'accessories' },
      { ...linkButton('All guides', '@blogPage'), _key: 'guides' },
    ],
    seoTitle: 'Seasonal movie nights: films and setups',
    seoDescription:
      'Movie night ideas for Halloween, summer, Christmas and big sports events, with lists of films and events and setup tips for projectors.',
  },
  {
    _id: 'throwCalculatorPage',
    _type: 'throwCalculatorPage',
    title: 'Projector Throw Calculator',
    intro: 'How far from the screen a projector belongs, or how large its picture gets where it stands.',
    image: readyPicture('theater-two-rows'),
    tips: [
      'Vertical lens shift can change the mounting height.',
      'Center the lens with the screen to minimize keystone.',
    ],
    related: references(['projector-placement-guide', 'how-to-choose-projector'].map(articleId)),
    seoDescription:
      'Throw distance and screen size calculator for any projector: feet or meters, presets, zoom range, brightness and seating distance.',
  },
];
