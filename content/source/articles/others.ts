import { bullets, callout, h2, numbers, p, productCard, table } from '../portable-text.ts';
import { article } from './article.ts';

export const bestPortableProjectors = article({
  slug: 'best-portable-projectors-backyard-2025',
  title: 'Best portable projectors for the backyard in 2025',
  category: 'Buying Guides',
  description: 'Three portables for three kinds of yard, chosen by light, battery and how fast they are up.',
  cover: [
    'hero-backyard.webp',
    'A backyard at dusk with string lights, low chairs and a screen showing a lake.',
  ],
  updatedOn: '2026-08-30',
  related: ['diy-outdoor-theater', 'portable-vs-home-theater'],
  faqs: ['brightness'],
  body: [
    p(
      'For a yard, three things decide: whether the picture survives the last light, whether the battery survives the film, and whether you are still smiling when it is set up. Resolution comes fourth.',
    ),
    h2('The one that comes along'),
    p(
      '550 ANSI lumens are enough for 80 inches once the sun is down. It focuses by itself and runs from a power bank, so the yard needs no socket.',
    ),
    productCard('product-portable-smart'),
    h2('The one for dusk'),
    p(
      '900 ANSI lumens move the start of the film forward by twenty minutes, which matters when children are invited. On its own battery it dims; bring the cord.',
    ),
    productCard('product-portable-bright'),
    h2('The one to try it with'),
    p(
      'If you do not know yet whether film nights will become a habit, start small, in full darkness, at 60 inches.',
    ),
    productCard('product-portable-budget'),
    h2('What they have in common'),
    table(
      'Three portables',
      ['Model', 'ANSI lumens', 'Comfortable size', 'Battery'],
      [
        ['Portable smart', '550', '80 inches', 'Power bank'],
        ['Brighter portable', '900', '100 inches', '2.5 hours, dimmed'],
        ['Budget portable', '250', '60 inches', 'None'],
      ],
    ),
    callout(
      'tip',
      'Buy the speaker too',
      'Every portable sounds like a portable. An outdoor speaker costs a tenth of the projector and makes half of the evening.',
    ),
  ],
});

export const projectorVsTv = article({
  slug: 'projector-vs-tv',
  title: 'Projector or television?',
  category: 'Buying Guides',
  description: 'Size, light, sound, price and patience: what each does better, without taking sides.',
  cover: [
    'scene-livingroom-night.webp',
    'A living room at night; a planet fills the wall above a low cabinet.',
  ],
  updatedOn: '2026-07-19',
  related: ['how-to-choose-projector', 'brightness-guide'],
  faqs: ['daylight', 'budget'],
  body: [
    p(
      'A television is a lamp that you look into; a projector is a lamp that looks at the wall with you. Everything else follows from that.',
    ),
    table(
      'Projector and television',
      ['', 'Projector', 'Television'],
      [
        ['Picture size', '80 to 150 inches', '43 to 98 inches'],
        ['In daylight', 'Needs curtains', 'Fine'],
        ['Black', 'As dark as the room', 'Dark by itself'],
        ['Price per inch', 'Falls with size', 'Rises steeply past 85 inches'],
        ['When it is off', 'Nothing on the wall', 'A black rectangle'],
        ['Moving it', 'A bag', 'Two people and a van'],
      ],
    ),
    h2('Choose the projector if'),
    bullets(
      'you watch in the evening;',
      'you want more than 85 inches;',
      'the wall should stay free;',
      'the picture should travel, to the yard or to friends.',
    ),
    h2('Choose the television if'),
    bullets(
      'it runs all day with the curtains open;',
      'several people want the news at breakfast;',
      'nobody wants to think about distance, ever.',
    ),
    callout(
      'tip',
      'Both is a real answer',
      'A medium television for the day and a projector with a drop-down screen in front of it for films cost less than one very large television.',
    ),
  ],
});

export const diySetupGuide = article({
  slug: 'diy-setup-guide',
  aliases: ['diy-projector-setup-guide'],
  title: 'Set up your projector yourself, in an evening',
  category: 'Setup Guides',
  description: 'From the box to the first film: power, picture, sound and the five settings worth touching.',
  cover: ['cover-cinema.webp', 'A drawing of a white home-cinema projector with a large lens.'],
  updatedOn: '2026-10-05',
  related: ['projector-placement-guide', 'projector-troubleshooting'],
  faqs: ['throw-distance', 'wall-or-screen'],
  body: [
    p(
      'An evening is enough, if the place is known. If it is not, read the [placement guide](@article-projector-placement-guide) first: it saves the second evening.',
    ),
    h2('Before it is on'),
    numbers(
      'Put it at its distance, level and square to the wall.',
      'Leave a hand of air on every side with a grille.',
      'Connect the source by the shortest certified cable you have.',
      'Connect sound to the source or to eARC, not to the projector’s small speaker.',
    ),
    h2('The picture'),
    p(
      'Choose Cinema or Filmmaker mode: it is dimmer and right. Then, in this order: size with the zoom, position with the shift, sharpness with the focus. Keystone last, and only if you must.',
    ),
    h2('Five settings worth touching'),
    bullets(
      '**Picture mode:** Cinema.',
      '**Sharpness:** down until the halos go.',
      '**Motion smoothing:** off for films, low for sport.',
      '**Light source:** eco at night; it is quieter and lasts longer.',
      '**Game mode:** on for games, off for everything else.',
    ),
    callout(
      'warning',
      'Do not cut the power to a hot lamp',
      'Let the fan finish. It takes a minute and adds months.',
    ),
    h2('Sound that belongs to the picture'),
    p(
      'Voices should come from where the faces are. A bar below the screen does that; a speaker behind the sofa does not.',
    ),
  ],
});

export const portableVsHomeTheater = article({
  slug: 'portable-vs-home-theater',
  aliases: ['portable-vs-home-theater-projectors'],
  title: 'Portable or home theater?',
  category: 'Buying Guides',
  description: 'Two kinds of projector, two kinds of evening: which one gets used more in your house.',
  cover: ['cover-portable.webp', 'A drawing of a cream portable projector with a handle.'],
  updatedOn: '2026-09-27',
  related: ['best-portable-projectors-backyard-2025', 'how-to-choose-projector'],
  faqs: ['brightness', 'lamp-life'],
  body: [
    p(
      'A portable makes any wall a cinema. A home-theater projector makes one wall a better one. The question is not which is better but which you will switch on.',
    ),
    table(
      'Side by side',
      ['', 'Portable', 'Home theater'],
      [
        ['Light', '250 to 900 ANSI lumens', '2,000 to 4,000 lumens'],
        ['Ready in', '30 seconds', 'Two minutes, once it is mounted'],
        ['Picture', '60 to 100 inches', '90 to 150 inches'],
        ['Placing', 'Corrects itself', 'Zoom and shift, by plan'],
        ['Sound', 'Good enough for two', 'Wants its own speakers'],
        ['Price', '$ to $$$', '$$$ to $$$$'],
      ],
    ),
    h2('Where the portable wins'),
    p(
      'Bedrooms, yards, holidays, renters, and everyone who decides at nine in the evening that tonight is a film night.',
    ),
    productCard('product-portable-smart'),
    h2('Where the home theater wins'),
    p(
      'A room that gets dark, a screen that stays, and people who notice black levels. Once it hangs it is no effort at all, and the picture is in another class.',
    ),
    productCard('product-laser-standard'),
    callout(
      'tip',
      'Start with the one you can return to',
      'If in doubt, buy the portable first. It keeps its use when the big one arrives.',
    ),
  ],
});

export const projectorTroubleshooting = article({
  slug: 'projector-troubleshooting',
  aliases: ['projector-troubleshooting-maintenance'],
  title: 'Projector troubleshooting and care',
  category: 'Technical Guides',
  description:
    'Blurred, crooked, dim, silent or loud: what to check first, in the order that finds it soonest.',
  cover: ['projector-cinema-light.webp', 'A white projector, seen from the front left.'],
  updatedOn: '2026-08-12',
  related: ['diy-setup-guide', 'brightness-guide'],
  faqs: ['lamp-life', 'daylight'],
  body: [
    p('Most faults are a setting, a cable or dust, in that order. Start with what is free.'),
    h2('The picture is blurred'),
    numbers(
      'Wait ten minutes: the lens warms up and moves.',
      'Focus on text, not on a film.',
      'One side soft? The projector is not square to the wall.',
      'All of it soft at 4K? Set keystone to zero and look again.',
      'Wipe the lens with a microfibre cloth, dry.',
    ),
    h2('The picture is crooked'),
    p(
      'Level the feet first, then turn the projector until left and right are equally high. What remains is for keystone.',
    ),
    h2('There is no sound'),
    bullets(
      'Is the sound going to a Bluetooth speaker in another room? It happens to everyone.',
      'Set the source to PCM stereo and try again.',
      'With eARC, switch CEC on at both ends.',
      'Try the other HDMI input: often only one has the return channel.',
    ),
    h2('It got dimmer'),
    p(
      'A lamp loses half of its light before it dies; look at its hours in the menu. Dust in the filter makes it hot, and a hot projector dims itself. Vacuum the filter every three months, more often with a dog.',
    ),
    h2('It is too loud'),
    p(
      'Eco mode, more air around it, and a shelf that does not hum along. Above 1,500 metres of altitude switch on the high-altitude mode, loud as it is.',
    ),
    callout(
      'warning',
      'Leave the inside alone',
      'Lamps are hot and under pressure, lasers are lasers. The filter and the lamp door are yours; the rest belongs to a workshop.',
    ),
  ],
});
