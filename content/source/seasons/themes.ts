import { footLamberts, whole } from '../figures.ts';
import { seasonalTheme } from './theme.ts';

const halloween = seasonalTheme(0, {
  slug: 'halloween',
  title: 'Halloween',
  season: 'October',
  intro:
    'The one night on which a dark yard is an advantage. Dark films, however, are the hardest test for a projector: choose the film for the lumens that you have, and keep every pumpkin out of sight of the screen.',
  image: 'season-halloween',
  picksTitle: 'Films for the night',
  picks: [
    ['Nosferatu', 1922, 'Silent, so the yard can supply the sound'],
    ['Young Frankenstein', 1974, 'Black and white, and kind to weak projectors'],
    ['Alien', 1979, 'For deep black and a brave last row'],
    ['Ghostbusters', 1984, 'Bright enough for dusk, loud enough for neighbors'],
    ['Beetlejuice', 1988, 'Stripes that test your focus'],
    ['Hocus Pocus', 1993, 'The one for mixed ages'],
    ['The Nightmare Before Christmas', 1993, 'Works until December'],
    ['Coraline', 2009, 'Small stitches, worth 1080p'],
    ['Get Out', 2017, 'After the children have gone'],
  ],
  tips: [
    'Project onto the house: an upstairs window with tracing paper, a short loop of shadows and a portable inside. Rear projection needs the picture mirrored in the menu.',
    'Put the subwoofer on the porch floor, not on the lawn. Wood carries what grass swallows.',
    'Real candles belong in the front yard, LED candles near the rows. Blankets and costumes burn well.',
    'Start early for trick-or-treaters: sunset is around six in most places, so the first film can end by eight.',
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
  intro: `Warm evenings, late sunsets. The film starts when the sky lets it, about twenty minutes after the sun has gone for 80 inches and 500 ANSI lumens. For 120 inches with the light still fading take 3,000 lumens, which give ${whole(footLamberts(3000, 120))} foot-lamberts.`,
  image: 'season-summer',
  picksTitle: 'Films for the yard',
  picks: [
    ['Jaws', 1975, 'Best shown beside a pool'],
    ['Grease', 1978, 'Everyone sings, so sound matters less'],
    ['Raiders of the Lost Ark', 1981, 'Desert light that survives dusk'],
    ['The Princess Bride', 1987, 'For three generations on one rug'],
    ['The Sandlot', 1993, 'Short, sunny, early bedtime'],
    ['Jurassic Park', 1993, 'Reason enough for a subwoofer'],
    ['Mamma Mia!', 2008, 'Blue sea, loud chorus'],
    ['Moana', 2016, 'Bright colors on a small portable'],
    ['Luca', 2021, 'Ice cream at the half'],
    ['Top Gun: Maverick', 2022, 'Bring the large screen'],
  ],
  tips: [
    'Set up in daylight and test sound and subtitles; the picture can wait, the cables cannot.',
    'A fan at ankle height keeps mosquitoes away, and its hum is lower than you fear.',
    'Download the film in the house. The Wi-Fi at the apple tree is a promise.',
    'Dew comes before midnight even in July: projector in first, then speakers, then screen.',
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
  intro:
    "Early darkness makes the living room a cinema from five o'clock. The tree is the only problem: forty small lamps opposite a screen cost more contrast than a window. Move it beside the screen wall, or put it on a dimmer.",
  image: 'season-christmas',
  picksTitle: 'Films for short days',
  picks: [
    ["It's a Wonderful Life", 1946, 'Black and white, and good on any wall'],
    ['White Christmas', 1954, 'Wide and colorful, wants a large screen'],
    ['Die Hard', 1988, 'Settles the argument by being shown'],
    ['Home Alone', 1990, 'Children know every trap'],
    ['The Muppet Christmas Carol', 1992, 'The most faithful of them, with a frog'],
    ['Elf', 2003, 'Bright, quick, forgiving of a lamp'],
    ['Love Actually', 2003, 'For the evening after the evening'],
    ['The Polar Express', 2004, 'Snow that shows off contrast'],
    ['Klaus', 2019, 'Hand-drawn light, worth a dark room'],
  ],
  tips: [
    'Put the tree on the screen side of the room, turned off or dimmed: light that comes from beside the screen does not fall on it.',
    'In the window, a portable with a loop of snowfall and rear-projection film delights the street. Set it on a timer.',
    'Cold from the car? Leave the projector in its case for half an hour, or the lens will fog.',
    'Run the last film in eco mode. It is quieter, and somebody will fall asleep.',
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
    'Matches are bright, live and watched with the lights on, which makes them the opposite of films. Lumens come before contrast, delay before resolution, and a picture that everybody can see from the kitchen before one that is perfect from one seat.',
  image: 'season-sports',
  picksTitle: 'Events worth the large screen',
  picks: [
    ['Super Bowl', null, 'February: invite people who have never seen 120 inches'],
    ['March Madness', null, 'March and April: many screens, one projector'],
    ['The Masters', null, 'April: the green of the year'],
    ['Kentucky Derby', null, 'May: two minutes, so be ready'],
    ['Champions League final', null, 'Late spring: afternoon in America, curtains drawn'],
    ['NBA Finals', null, 'June: evenings, at last'],
    ['Wimbledon finals', null, 'July: breakfast on the East Coast'],
    ['Tour de France', null, 'July: helicopters over mountains, for the sofa at nap time'],
    ['World Series', null, 'October: dark early, yard possible'],
    ['Olympic Games and World Cup', null, 'Every other summer has one of them'],
  ],
  tips: [
    'Use the brightest picture mode that does not turn faces green, with motion smoothing on low. This is the one use that it was made for.',
    'Streams run up to a minute behind the antenna. If the neighbors cheer first, that is why; an antenna and a tuner cost less than a screen.',
    'Send the sound by cable. Bluetooth puts the whistle after the foul.',
    'By day keep the picture at 80 inches: it is 56 percent brighter per square foot than 100.',
  ],
  links: [
    ['Projector brightness, explained', '@article-brightness-guide'],
    ['Speakers & sound', '@category-speakers'],
  ],
});

/** The four themes of the seasonal page, in its order. */
export const seasonalThemes = [halloween, summer, christmas, sports];
