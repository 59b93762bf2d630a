import { articleId } from '../articles/article.ts';
import { linkButton, picture, reference, references, type SeedDocument } from '../document.ts';
import { bullets, body, p } from '../portable-text.ts';

/** The home page, in the order of the specification. */
export const homePage: SeedDocument = {
  _id: 'homePage',
  _type: 'homePage',
  seoTitle: 'Projectors for rooms, yards and game nights',
  seoDescription:
    'Guides, comparisons and a throw calculator for portable, home-theater and outdoor projectors, worked out for real rooms and yards.',
  sections: [
    {
      _type: 'introBanner',
      _key: 'intro',
      eyebrow: 'Rooms, yards and game nights',
      heading: 'Find a projector that works in your room.',
      accentWord: 'room',
      intro: 'Plain advice, worked out with real distances and real light.',
      trust: 'Real models with a source for every figure, and paid links that say so.',
      question: 'Where could your projector stand?',
      image: picture(
        'hero-backyard.webp',
        'A backyard at dusk: string lights over low chairs, and a screen showing a lake between mountains.',
      ),
      actions: [
        { ...linkButton('Compare projectors', '/#comparison'), _key: 'compare' },
        { ...linkButton('Read the guides', '@blogPage'), _key: 'guides' },
      ],
    },
    {
      _type: 'productHero',
      _key: 'hero',
      heading: 'The one you take anywhere',
      intro:
        'Smart, light enough for one hand, and bright enough once the sun is down. It levels and focuses itself, so you can start as soon as the popcorn is ready.',
      product: reference('product-portable-smart'),
    },
    {
      _type: 'guideCards',
      _key: 'essential',
      eyebrow: 'Essential Guides',
      heading: 'Three guides to read before you buy',
      articles: references(
        ['how-to-choose-projector', 'projector-placement-guide', 'diy-outdoor-theater'].map(articleId),
      ),
    },
    {
      _type: 'productShowcase',
      _key: 'step-up',
      eyebrow: 'A step up',
      heading: 'Two thirds more light, and it still fits in a backpack',
      intro: 'Enough for a second row of chairs, or for a yard with a porch light on.',
      tone: 'light',
      products: references(['product-portable-bright']),
    },
    {
      _type: 'prose',
      _key: 'buying-guide',
      eyebrow: 'Buying guide',
      heading: 'What to look for, in four minutes',
      body: body(
        p(
          '**Start with light.** At dusk you get by with 500 ANSI lumens; a bright room needs 2,000 and more. For a dark room 1,000 to 2,000 is enough, a living room needs 2,000 to 3,000, and a big screen outdoors before dark needs 3,000. Go only by lumens marked ANSI or ISO. The [brightness guide](@article-brightness-guide) turns them into what you see.',
        ),
        p(
          'Before you pay for more lumens, look at the window. [Blackout curtains](@ambiance-blackout-curtains) do more for the picture than another thousand lumens.',
        ),
        p(
          '**Check the distance.** Every lens has a throw ratio. Multiply it by the width of the picture and you know where the projector goes. If it ends up in the middle of the kitchen, choose another lens. The [throw calculator](@throwCalculatorPage) does the arithmetic in both directions.',
        ),
        p('**Measure to the sofa.** A 100-inch picture looks best from ten to thirteen feet.'),
        p(
          '**Think about hours.** A lamp gives 2,000 to 5,000 hours, laser light 20,000 to 30,000. At two hours an evening you change a lamp every few years, and a laser never.',
        ),
        p(
          '**Set a budget.** Keep a fifth of it for a screen, a cable and a speaker. Here is roughly what the rest buys:',
        ),
        bullets(
          '**$100 to $300:** a small picture in the dark, to see whether you like it.',
          '**$300 to $800:** movie nights that work, with autofocus and streaming.',
          '**$800 and more:** 4K, a long zoom, and enough light for lit rooms.',
        ),
        p(
          'If you want it on all day with the curtains open, stop here: [a television](@article-projector-vs-tv) is the better buy.',
        ),
      ),
    },
    {
      _type: 'productShowcase',
      _key: 'classic',
      eyebrow: 'Classic big screen',
      heading: 'A lamp model, and a cheap first try',
      intro: 'One has a long zoom for a dark room, and one makes a small picture in a bedroom.',
      tone: 'dark',
      products: references(['product-home-cinema-lamp', 'product-portable-budget']),
    },
    {
      _type: 'productShowcase',
      _key: 'gaming',
      eyebrow: '4K gaming',
      heading: 'Two 4K projectors, one for games',
      intro: 'The first has 16 milliseconds of input lag, and the second has its apps built in.',
      tone: 'light',
      products: references(['product-gaming-4k', 'product-google-tv-4k']),
    },
    {
      _type: 'productShowcase',
      _key: 'laser',
      eyebrow: 'Cinema-grade laser',
      heading: 'Four laser projectors',
      intro: 'One each for the theater, the cabinet, the bright room and the bookshelf.',
      tone: 'dark',
      products: references([
        'product-laser-standard',
        'product-laser-ust',
        'product-laser-bright',
        'product-laser-compact',
      ]),
    },
    {
      _type: 'comparison',
      _key: 'comparison',
      eyebrow: 'Compare',
      heading: 'Eight projectors, side by side',
    },
    {
      _type: 'guideCards',
      _key: 'latest',
      eyebrow: 'Latest Articles',
      heading: 'More guides to read',
      articles: references(
        [
          'best-portable-projectors-backyard-2025',
          'brightness-guide',
          'portable-vs-home-theater',
          'diy-setup-guide',
        ].map(articleId),
      ),
    },
    {
      _type: 'quotes',
      _key: 'quotes',
      eyebrow: 'From the sofa',
      heading: 'What people say after the first week',
      quotes: references([
        'quote-yard',
        'quote-shelf',
        'quote-paint',
        'quote-racing',
        'quote-kids',
        'quote-quiet',
      ]),
    },
    {
      _type: 'faqAccordion',
      _key: 'faq',
      eyebrow: 'Questions',
      heading: 'Six questions before you buy',
      faqs: references([
        'faq-brightness',
        'faq-throw-distance',
        'faq-wall-or-screen',
        'faq-lamp-life',
        'faq-daylight',
        'faq-budget',
      ]),
    },
    {
      _type: 'categoryGrid',
      _key: 'categories',
      eyebrow: 'Shop by category',
      heading: 'Everything around the projector',
      intro: 'Free shipping with Prime and 30-day returns on most of it.',
      categories: references(['category-screens', 'category-speakers', 'category-mounts', 'category-cases']),
      action: linkButton('View Accessories', '/accessories'),
    },
  ],
};
