import type { ProjectorKind } from '@lumen-throw/domain/projector';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { linkButton, references, type SeedDocument } from '../document.ts';
import { articleId } from '../articles/article.ts';
import { readyPicture } from '../pictures.ts';

/** The guides to which every projector of a kind leads. */
function guidesOfKind(kind: ProjectorKind, guides: readonly string[]) {
  return { _type: 'guidesOfKind', _key: kind, kind, guides: references(guides.map(articleId)) };
}

/** Pages of which there is one, that gather documents of their kind. */
export const listPages: SeedDocument[] = [
  {
    _id: 'blogPage',
    _type: 'blogPage',
    title: 'Guides',
    intro:
      'Nine guides to choosing, placing and living with a projector. They show how the figures are worked out, and the buying guides say when not to buy.',
    image: readyPicture('theater-single-row'),
    seoTitle: 'Projector guides and how-tos',
    seoDescription:
      'Buying, technical and setup guides for projectors: brightness, throw distance, placement, outdoor theaters and troubleshooting.',
  },
  {
    _id: 'accessoriesPage',
    _type: 'accessoriesPage',
    title: 'Accessories',
    intro:
      'Screens, sound, mounts and covers for your projector. If the budget is tight, buy in this order: sound, a dark window, a screen, a mount.',
    image: readyPicture('equipment-rack'),
    action: linkButton('Back to Home', PATHS.home),
    seoTitle: 'Projector accessories worth buying',
    seoDescription:
      'Projector screens, speakers, mounts, stands, cables, covers and cases, chosen for the room or yard they suit.',
  },
  {
    _id: 'glossaryPage',
    _type: 'glossaryPage',
    title: 'Projector Terminology Glossary A-Z',
    intro:
      'The words on projector boxes, in menus and in guides, explained in a few sentences each, with figures where they help.',
    image: readyPicture('projector-cinema-dark'),
    bookmarkPrompt: 'Bookmark this page for the next box or spec sheet with a word you want to look up.',
    seoDescription:
      'Projector terms from ANSI lumens to ultra short throw, explained plainly: brightness, throw ratio, contrast, HDR, keystone and more.',
  },
  {
    _id: 'seasonalPage',
    _type: 'seasonalPage',
    title: 'Seasonal Movie Nights',
    intro:
      'Four seasons worth a bigger setup: what to show, how to set it up, and how to handle early sunsets, late ones and cold hands.',
    image: readyPicture('rooftop'),
    links: [
      { ...linkButton('All accessories', '@accessoriesPage'), _key: 'accessories' },
      { ...linkButton('All guides', '@blogPage'), _key: 'guides' },
    ],
    seoTitle: 'Seasonal movie nights: what to show',
    seoDescription:
      'Movie night ideas for Halloween, summer, Christmas and big sports events, with lists of movies and events and setup tips for projectors.',
  },
  {
    _id: 'projectorsPage',
    _type: 'projectorsPage',
    title: 'Projectors',
    intro:
      'Real models, each figure with its source. What a reviewer measured counts before what the box says.',
    image: readyPicture('projector-shelf'),
    evidenceNote:
      "Every figure here has a name behind it: a maker, a reviewer with a light meter, or a seller. We use a measured figure first, then the maker's, then a seller's; one that says something else than a better one is struck through. Rated and measured brightness stand side by side. A figure that we have not entered with its source is left out, and the page names it. We haven't measured any of these ourselves.",
    guides: [
      guidesOfKind('homeTheater', ['how-to-choose-projector', 'projector-placement-guide']),
      guidesOfKind('gaming', ['how-to-choose-projector', 'projector-placement-guide']),
      guidesOfKind('shortThrow', ['projector-placement-guide', 'brightness-guide']),
      guidesOfKind('ultraShortThrow', ['projector-vs-tv', 'brightness-guide']),
      guidesOfKind('portable', ['portable-vs-home-theater', 'best-portable-projectors-backyard-2025']),
    ],
    seoTitle: 'Projectors with sourced figures',
    seoDescription:
      'Projectors by kind, throw distance, brightness and resolution. Every figure names its source, measured values before printed ones.',
  },
  {
    _id: 'projectorFinderPage',
    _type: 'projectorFinderPage',
    title: 'Projector Finder',
    intro:
      'Tell us where a projector could stand, how big the picture should be, and how light the room is. You get the models that fit, and one change to make each of the others fit.',
    image: readyPicture('living-room-night'),
    seoTitle: 'Projector finder: which one fits my room?',
    seoDescription:
      "Find projectors that fit your room: distance, picture size and light, worked out from makers' tables and measured brightness.",
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
