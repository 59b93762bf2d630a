import type { SetupFields } from '@lumen-throw/domain/setup';
import type { DemoUid } from './accounts.ts';

/** A sample setup; its dates are relative, so that the gallery never looks abandoned. */
export interface DemoSetup extends Pick<
  SetupFields,
  | 'title'
  | 'description'
  | 'location_city'
  | 'location_state'
  | 'location_country'
  | 'size_tag'
  | 'type_tag'
  | 'projector_model'
  | 'screen_size_inches'
> {
  owner: DemoUid;
  /** Days before now that it was shared. */
  daysAgo: number;
  likes: number;
  /** Months before the current one in which it was, or is (0), the Setup of the Month. */
  featuredMonthsAgo?: number;
  /** Names of files in content/images/setups. */
  pictures: readonly string[];
  hidden?: boolean;
}

export const DEMO_SETUPS: readonly DemoSetup[] = [
  {
    owner: 'demo-maya',
    title: 'The lawn that became a cinema',
    description:
      'We started with a sheet on the washing line and ended with a folding frame, eight chairs and neighbours who bring their own blankets. The projector sits on a crate under the maple, so nobody trips over the cable, and the picture is bright enough about twenty minutes after sunset.',
    location_city: 'Asheville',
    location_state: 'North Carolina',
    location_country: 'USA',
    size_tag: 'Large',
    type_tag: 'Outdoor',
    projector_model: 'Generic 1080p portable, 700 lumens',
    screen_size_inches: 120,
    daysAgo: 3,
    likes: 31,
    featuredMonthsAgo: 0,
    pictures: ['backyard-wide.webp', 'backyard-wide-detail.webp'],
  },
  {
    owner: 'demo-jonas',
    title: 'Two rows in a former coal cellar',
    description:
      'Low ceiling, thick walls, no daylight: a terrible cellar and a wonderful cinema. The back row stands on a platform made of pallets filled with mineral wool, which also tames the bass. All surfaces in front of the screen are painted matte charcoal.',
    location_city: 'Essen',
    location_state: '',
    location_country: 'Germany',
    size_tag: 'Large',
    type_tag: 'Indoor',
    projector_model: 'Epson Home Cinema 2250',
    screen_size_inches: 110,
    daysAgo: 9,
    likes: 24,
    pictures: ['theater-two-rows.webp', 'theater-two-rows-detail.webp'],
  },
  {
    owner: 'demo-maya',
    title: 'Rental living room, nothing drilled',
    description:
      'The screen drops from a tension pole, the projector lives on the bookshelf behind the sofa and the speakers are the ones we already had. It takes four minutes to turn the living room into a cinema and two to turn it back before the landlord visits.',
    location_city: 'Porto',
    location_state: '',
    location_country: 'Portugal',
    size_tag: 'Medium',
    type_tag: 'Indoor',
    projector_model: 'BenQ TK700',
    screen_size_inches: 100,
    daysAgo: 16,
    likes: 18,
    pictures: ['living-room-dusk.webp'],
  },
  {
    owner: 'demo-jonas',
    title: 'Racing rig with a wall of road',
    description:
      'A bucket seat, a wheel clamped to an old desk and 105 inches of asphalt. The 4K gaming model runs at 1080p and 120 Hz for this, because I would rather brake in time than count leaves. The violet strip behind the screen is only there to look fast.',
    location_city: 'Turin',
    location_state: '',
    location_country: 'Italy',
    size_tag: 'Medium',
    type_tag: 'Gaming',
    projector_model: 'BenQ TK700',
    screen_size_inches: 105,
    daysAgo: 24,
    likes: 27,
    pictures: ['gaming-violet.webp', 'gaming-violet-detail.webp'],
  },
  {
    owner: 'demo-maya',
    title: 'Night mode for a family of five',
    description:
      'Blackout roller blinds, one dimmable lamp and a rule: whoever chooses the film makes the popcorn. The projector hangs above the door on a plain ceiling mount, 3.1 metres from the wall.',
    location_city: 'Guelph',
    location_state: 'Ontario',
    location_country: 'Canada',
    size_tag: 'Medium',
    type_tag: 'Indoor',
    projector_model: 'Optoma GT1080',
    screen_size_inches: 95,
    daysAgo: 33,
    likes: 22,
    featuredMonthsAgo: 1,
    pictures: ['living-room-night.webp'],
  },
  {
    owner: 'demo-jonas',
    title: 'One row, six seats, no compromise',
    description:
      'It took a winter. Double plasterboard, a hush box for the projector and curtains that run on a motor salvaged from a school stage. I masked the screen for 2.35:1 and have not missed the black bars for a minute.',
    location_city: 'Leeds',
    location_state: '',
    location_country: 'United Kingdom',
    size_tag: 'Large',
    type_tag: 'Indoor',
    projector_model: 'Epson Home Cinema 2250',
    screen_size_inches: 120,
    daysAgo: 41,
    likes: 29,
    pictures: ['theater-single-row.webp', 'theater-single-row-detail.webp'],
  },
  {
    owner: 'demo-jonas',
    title: 'Courtyard screenings, quietly',
    description:
      'Twelve flats share this courtyard, so the sound goes to wireless headphones and only the laughter is loud. The screen is a shower curtain rail with blackout lining, weighted at the bottom with a broom handle.',
    location_city: 'Vienna',
    location_state: '',
    location_country: 'Austria',
    size_tag: 'Medium',
    type_tag: 'Outdoor',
    projector_model: 'Generic 720p portable',
    screen_size_inches: 80,
    daysAgo: 55,
    likes: 14,
    pictures: ['backyard-wide-detail.webp'],
  },
  {
    owner: 'demo-maya',
    title: 'Couch co-op corner',
    description:
      'Four controllers, one short-throw and no shadows on the screen even when somebody jumps up to cheer. Input lag was the only number I looked at, and I would do the same again.',
    location_city: 'Malmö',
    location_state: '',
    location_country: 'Sweden',
    size_tag: 'Small',
    type_tag: 'Gaming',
    projector_model: 'Optoma GT1080',
    screen_size_inches: 85,
    daysAgo: 68,
    likes: 16,
    featuredMonthsAgo: 2,
    pictures: ['gaming-violet-detail.webp'],
  },
  {
    owner: 'demo-maya',
    title: 'Studio flat, ultra short throw',
    description:
      'The unit stands on the sideboard, 30 centimetres from the wall, and replaced a television that was always in the way. A grey screen keeps the picture alive while the kettle and the reading lamp are on.',
    location_city: 'Utrecht',
    location_state: '',
    location_country: 'Netherlands',
    size_tag: 'Small',
    type_tag: 'Indoor',
    projector_model: 'Generic UST',
    screen_size_inches: 90,
    daysAgo: 82,
    likes: 11,
    pictures: ['living-room-dusk-detail.webp'],
  },
  {
    owner: 'demo-jonas',
    title: 'The club room projector',
    description:
      'Our rowing club meets here on Thursdays. The projector is bolted into a ventilated box with a key, because things wander. On race days it shows the timing sheet, and on all other days it shows films about people who row better than we do.',
    location_city: 'Ghent',
    location_state: '',
    location_country: 'Belgium',
    size_tag: 'Large',
    type_tag: 'Other',
    projector_model: '',
    screen_size_inches: null,
    daysAgo: 97,
    likes: 7,
    pictures: ['theater-two-rows-detail.webp'],
  },
  {
    owner: 'demo-maya',
    title: 'First screen, smallest budget',
    description:
      'Everything here was second-hand or made of cardboard. The wall is the screen: two coats of plain matte white and a border of black tape, which costs almost nothing and improves the contrast more than I expected.',
    location_city: '',
    location_state: '',
    location_country: '',
    size_tag: 'Small',
    type_tag: 'Indoor',
    projector_model: 'Generic 720p portable',
    screen_size_inches: 72,
    daysAgo: 110,
    likes: 9,
    pictures: ['living-room-night-detail.webp'],
  },
  {
    owner: 'demo-jonas',
    title: 'Terrace cinema under string lights',
    description:
      'The lights stay on a dimmer at one tenth, so people find their glasses and the screen still wins. A wind above fifteen kilometres an hour ends the evening, as the screen turns into a sail.',
    location_city: 'Valencia',
    location_state: '',
    location_country: 'Spain',
    size_tag: 'Medium',
    type_tag: 'Outdoor',
    projector_model: 'Generic 1080p portable, 700 lumens',
    screen_size_inches: 100,
    daysAgo: 131,
    likes: 20,
    featuredMonthsAgo: 4,
    pictures: ['backyard-wide.webp'],
  },
  {
    owner: 'demo-jonas',
    title: 'Test picture, please ignore',
    description: 'Only to see how the form works. I will share the real room once it is tidy.',
    location_city: '',
    location_state: '',
    location_country: '',
    size_tag: 'Small',
    type_tag: 'Other',
    projector_model: '',
    screen_size_inches: null,
    daysAgo: 20,
    likes: 0,
    pictures: ['theater-single-row-detail.webp'],
    hidden: true,
  },
];
