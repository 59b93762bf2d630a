import { footLamberts, whole } from '../figures.ts';
import { seasonalTheme } from './theme.ts';

const halloween = seasonalTheme(0, {
  slug: 'halloween',
  title: 'Halloween',
  season: 'October',
  months: [10],
  intro:
    'On Halloween you want the yard dark. Dark movies are the hardest test for a projector, so choose one to suit your lumens, and keep lit pumpkins away from the screen.',
  image: 'season-halloween',
  picksTitle: 'Movies for the night',
  picks: [
    ['Nosferatu', 1922, 'Silent, so the yard can supply the sound'],
    ['Young Frankenstein', 1974, 'Black and white, and fine on weak projectors'],
    ['Alien', 1979, 'For deep black and a brave last row'],
    ['Ghostbusters', 1984, 'Bright enough for dusk, loud enough for neighbors'],
    ['Beetlejuice', 1988, 'Stripes that test your focus'],
    ['Hocus Pocus', 1993, 'The one for mixed ages'],
    ['The Nightmare Before Christmas', 1993, 'Works until December'],
    ['Coraline', 2009, 'Tiny stitches that show off 1080p'],
    ['Get Out', 2017, 'After the children have gone'],
  ],
  tips: [
    'Haunt the house: tape tracing paper to an upstairs window and play a short loop of shadows on it from a portable inside. Mirror the picture in the menu for rear projection.',
    'Put the subwoofer on the porch floor. It sounds thin on the lawn.',
    'Keep real candles in the front yard and use LED candles near the rows. Blankets and costumes catch fire easily.',
    'Start early for trick-or-treaters: sunset is around six in much of the country, so the first movie can end by nine.',
  ],
  links: [
    ['Speakers & sound', '@category-speakers'],
    ['Projector brightness, explained', '@article-brightness-guide'],
  ],
});

const summer = seasonalTheme(1, {
  slug: 'summer',
  title: 'Summer',
  season: 'June to August',
  months: [6, 7, 8],
  intro: `Summer evenings are warm, and the sun sets late. With 500 ANSI lumens on 80 inches, start about half an hour after sunset, or 40 minutes after in the north in June. For 120 inches while the light is still fading, bring 3,000 lumens, which give you ${whole(footLamberts(3000, 120))} foot-lamberts.`,
  image: 'season-summer',
  picksTitle: 'Movies for the yard',
  picks: [
    ['Jaws', 1975, 'Best shown beside a pool'],
    ['Grease', 1978, 'Everyone sings along'],
    ['Raiders of the Lost Ark', 1981, 'Bright desert scenes for the last light'],
    ['The Princess Bride', 1987, 'For three generations on one rug'],
    ['The Sandlot', 1993, 'Short, sunny, early bedtime'],
    ['Jurassic Park', 1993, 'A good reason for a subwoofer'],
    ['Mamma Mia!', 2008, 'Blue sea, loud chorus'],
    ['Moana', 2016, 'Bright colors on a small portable'],
    ['Luca', 2021, 'Ice cream at intermission'],
    ['Top Gun: Maverick', 2022, 'Bring the large screen'],
  ],
  tips: [
    'Set up in daylight, and test sound and subtitles. The picture has to wait for the dark.',
    "A fan at ankle height keeps mosquitoes away, and it's quieter than you'd expect.",
    'Download the movie in the house. The Wi-Fi may not reach the lawn.',
    'Dew can come before midnight even in July. Carry in the projector first, then the speakers, then the screen.',
  ],
  links: [
    ['Best portables for the backyard', '@article-best-portable-projectors-backyard-2025'],
    ['Projector screens', '@category-screens'],
    ['Build a theater in the yard', '@article-diy-outdoor-theater'],
  ],
});

const christmas = seasonalTheme(2, {
  slug: 'christmas',
  title: 'Christmas',
  season: 'December',
  months: [12],
  intro:
    "It's dark by five o'clock, so you don't even need curtains. The tree is the only problem, because its lights wash out the picture if they face the screen. Move it next to the screen, or put it on a dimmer.",
  image: 'season-christmas',
  picksTitle: 'Movies for short days',
  picks: [
    ["It's a Wonderful Life", 1946, 'Black and white, and good on any wall'],
    ['White Christmas', 1954, 'Wide and colorful, best on a large screen'],
    ['Die Hard', 1988, 'Is it a Christmas movie? Settle it tonight'],
    ['Home Alone', 1990, 'Children know every trap'],
    ['The Muppet Christmas Carol', 1992, 'A faithful Dickens, with a frog'],
    ['Elf', 2003, 'Bright, quick, fine with a lamp on'],
    ['Love Actually', 2003, 'For when the children are in bed'],
    ['The Polar Express', 2004, 'Snow that shows off contrast'],
    ['Klaus', 2019, 'Hand-drawn light, worth a dark room'],
  ],
  tips: [
    "Put the tree on the screen side of the room and dim it. From there its light doesn't fall on the screen.",
    'For the street, put rear-projection film on a window and play a loop of snowfall from a portable. Set it on a timer.',
    "If the projector is cold from the car, leave it in its closed case until it's at room temperature, or the lens will fog.",
    "Run the last movie in eco mode. It's quieter, and some of your guests will be asleep.",
  ],
  links: [
    ['All accessories', '@accessoriesPage'],
    ['String lights', '@ambiance-string-lights'],
  ],
});

const sports = seasonalTheme(3, {
  slug: 'sports',
  title: 'Sports',
  season: 'All year',
  intro:
    "People watch games with the lights on, so lumens matter more than contrast. Choose a picture you can see from the kitchen, even if it isn't perfect from any one seat.",
  image: 'season-sports',
  picksTitle: 'Events worth the large screen',
  picks: [
    ['Super Bowl', null, 'February: invite people who have never seen 120 inches'],
    ['March Madness', null, 'March and April: many screens, one projector'],
    ['The Masters', null, 'April: every shade of green'],
    ['Kentucky Derby', null, 'May: two minutes, so be ready'],
    ['Champions League final', null, 'Late spring: afternoon in America, curtains drawn'],
    ['NBA Finals', null, 'June: in the evening'],
    ['Wimbledon finals', null, 'July: breakfast on the East Coast'],
    ['Tour de France', null, 'July: helicopters over mountains, good for a nap'],
    ['World Series', null, 'October: it gets dark early enough for the yard'],
    ['Olympic Games and World Cup', null, 'Every other summer has one of them'],
  ],
  tips: [
    "Use the brightest picture mode that doesn't turn faces green. Set motion smoothing to low, since sports are what it's for.",
    'Streams can run up to a minute behind the antenna. If the neighbors cheer first, get an antenna and a tuner.',
    'Run the sound over a cable. Over Bluetooth you hear the whistle late.',
    "By day, close the curtains and keep the picture at 80 inches, where it's 56 percent brighter per square foot than at 100.",
  ],
  links: [
    ['Projector brightness, explained', '@article-brightness-guide'],
    ['Speakers & sound', '@category-speakers'],
  ],
});

/** The four themes of the seasonal page, in its order. */
export const seasonalThemes = [halloween, summer, christmas, sports];
