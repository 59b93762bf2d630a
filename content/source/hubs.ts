import { PATHS } from '@lumen-throw/domain/site-paths';
import { linkButton, type SeedDocument } from './document.ts';

/** The pages of which there is one, that gather others. */
export const hubs: SeedDocument[] = [
  {
    _id: 'blogPage',
    _type: 'blogPage',
    title: 'Blog',
    intro: 'Nine guides on choosing, placing and living with a projector, each with its figures worked out.',
    seoTitle: 'Projector guides and how-tos',
    seoDescription:
      'Buying, technical and setup guides for projectors: brightness, throw distance, placement, outdoor theaters and troubleshooting.',
  },
  {
    _id: 'accessoriesPage',
    _type: 'accessoriesPage',
    title: 'Accessories',
    intro: 'Screens, sound, mounts and covers: what makes a projector a cinema, and what keeps it one.',
    action: linkButton('Back to Home', PATHS.home),
    seoTitle: 'Projector accessories worth buying',
    seoDescription:
      'Projector screens, speakers, mounts, stands, cables, covers and cases, chosen for the room or yard that they suit.',
  },
  {
    _id: 'glossaryPage',
    _type: 'glossaryPage',
    title: 'Projector Terminology Glossary A-Z',
    intro: 'The words of projector boxes and guides, each explained in a sentence or two.',
    bookmarkPrompt: 'Bookmark this page: the next box or data sheet will have a word you want to look up.',
    seoDescription:
      'Projector terms from ANSI lumens to ultra short throw, explained plainly: brightness, throw ratio, contrast, HDR, keystone and more.',
  },
  {
    _id: 'seasonalPage',
    _type: 'seasonalPage',
    title: 'Seasonal Movie Nights',
    intro: 'Films, matches and a setup for every season of the year.',
    seoDescription:
      'Movie night ideas for Halloween, summer, Christmas and big sports events, with films, lists and setup tips for projectors.',
  },
  {
    _id: 'ambianceHub',
    _type: 'ambianceHub',
    title: 'Ambiance & Room Design',
    intro: 'Light, seats, walls and weather: everything around the picture that makes an evening of it.',
    indoor: {
      heading: 'Indoor ideas',
      items: [
        {
          _type: 'ideaCard',
          _key: 'sound',
          title: 'Sound that fills the room',
          text: 'A picture three meters wide wants more than the speaker inside the projector.',
          link: linkButton('Speakers & sound', '@category-speakers'),
        },
      ],
    },
    outdoor: {
      heading: 'Outdoor ideas',
      items: [
        {
          _type: 'ideaCard',
          _key: 'place',
          title: 'A place for the picture',
          text: 'Where screen and projector stand decides how early in the evening you can begin.',
          link: linkButton('Placement guide', '@article-projector-placement-guide'),
        },
      ],
    },
    functional: {
      heading: 'Functional design tips',
      items: [
        {
          _type: 'point',
          _key: 'dim',
          title: 'Dim from the front backwards',
          text: 'Light near the screen costs the most contrast.',
        },
      ],
    },
    moods: {
      heading: 'Mood themes',
      items: [
        {
          _type: 'moodTheme',
          _key: 'cinematic',
          title: 'Cinematic Room',
          text: 'Dark walls, one warm lamp behind the seats, and nothing that shines.',
          ideas: ['Matte paint', 'Bias light', 'Blackout curtains'],
        },
      ],
    },
    seoDescription:
      'Ideas for the room and the yard around a projector: light, seating, acoustics, paint, weather and the moods they make.',
  },
  {
    _id: 'throwCalculatorPage',
    _type: 'throwCalculatorPage',
    title: 'Projector Throw Calculator',
    intro: 'How far from the screen a projector belongs, or how large its picture gets where it stands.',
    tips: [
      'Vertical lens shift can change the mounting height.',
      'Center the lens with the screen to minimize keystone.',
    ],
    related: [
      { _type: 'reference', _ref: 'article-projector-placement-guide', _key: 'placement' },
      { _type: 'reference', _ref: 'article-how-to-choose-projector', _key: 'choose' },
    ],
    seoDescription:
      'Throw distance and screen size calculator for any projector: feet or meters, presets, zoom range, brightness and seating distance.',
  },
];
