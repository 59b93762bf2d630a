import { feet, inches, length, seat, whole, width } from '../figures.ts';
import { bullets, callout, figure, h2, h3, numbers, p, productCard, table } from '../portable-text.ts';
import { article } from './article.ts';
import { source } from './source-pages.ts';

export const diySetupGuide = article({
  slug: 'diy-setup-guide',
  aliases: ['diy-projector-setup-guide'],
  title: 'Set up your projector yourself, in an evening',
  seoTitle: 'How to set up a projector in an evening',
  category: 'Setup Guides',
  description:
    'From the box to the first movie: place, picture, sound and the settings worth touching, in the right order.',
  updatedOn: '2026-10-05',
  related: ['projector-placement-guide', 'projector-troubleshooting'],
  faqs: ['mounting', 'wall-or-screen', 'hdmi-length', 'no-sound'],
  sources: [
    source('viewingAngle', 'SMPTE puts the viewing angle at 30 degrees or more, THX at 40 or more.'),
    source('clearance', 'A maker asks for 20 inches of open space around its projectors.'),
    source('groundLoops', 'Equipment on different circuits hums; one outlet for all of it breaks the loop.'),
    source('hdmiLength', 'Passive HDMI cables reach about 25 feet at best, and less with 4K.'),
    source(
      'hdmiLabel',
      'Every Ultra High Speed HDMI cable has to pass a test and carries a label that can be scanned.',
    ),
    source(
      'stickPower',
      'Most USB 2.0 ports of televisions give half an ampere, and streaming sticks come with adapters of 1 or 1.5.',
    ),
    source(
      'netflixLevels',
      'Netflix approves each device by itself, first for standard definition and then for HD.',
    ),
    source('blackLevel', 'Brightness is set so that the first step above black is just visible.'),
    source('eArc', 'eARC does not rely on CEC; it has a data channel of its own.'),
    source('bluetoothDelay', 'Bluetooth sound of music quality comes a tenth of a second or more late.'),
  ],
  body: [
    p(
      "One evening is enough if you know where the projector goes. If you don't, read the [placement guide](@article-projector-placement-guide) first: it saves you the second evening. The steps below are in the order that wastes the least time, because each is done once and nothing later undoes it.",
    ),
    h2('What you need on the table'),
    bullets(
      "A tape measure, painter's tape, a pencil and a small level.",
      'An HDMI cable with some slack. Measure along the wall, around the corner and up, then add three feet.',
      'An extension cord or a power strip with surge protection, rated for at least 10 amperes.',
      'A microfiber cloth, for later, and only dry.',
      'A test picture: lines at the edges, some small text, a gray ramp. Your phone can show one through the projector.',
      "Somebody to hold the other end of the tape. It's the one step you don't want to do alone.",
    ),
    h2('Step 1: find the spot'),
    p(
      `Mark the center of the future picture with tape and measure from there, at a right angle to the wall, to the planned place of the lens. For 100 inches the picture is ${inches(width(100))} inches wide, so with a lens of 1.2 the distance is ${length(1.2 * width(100))}. The [throw calculator](@throwCalculatorPage) knows the others. Put the projector there on a stack of books, level from side to side and square to the wall, and leave a hand's width of air beside every grille, or more if the manual asks for it.`,
    ),
    p(
      `While you're at it, sit down. For 100 inches the good seats are between ${feet(seat(100, 40))} and ${feet(seat(100, 30))} feet from the screen. If the sofa is at seven feet, choose a smaller picture today. Moving a mount tomorrow is more work.`,
    ),
    callout(
      'tip',
      'Square without tools',
      'Put strips of tape on the wall at the four corners of the picture. Measure top against bottom, left against right, then the two diagonals. If the left side is taller than the right, the left side is farther from the lens. Turn the projector toward the right, the shorter side, until both are equal.',
    ),
    figure(
      'tripod-stand',
      'For the first evening a stand will do. Live with the spot for a week before you drill.',
    ),
    h2('Step 2: power and signal'),
    numbers(
      'Plug the projector and the player into outlets on the same circuit. Outlets on different circuits are the usual source of a hum in the speakers.',
      'Connect the source with the shortest certified cable that reaches, marked Premium High Speed for 4K at 60 frames or Ultra High Speed for 4K at 120. Past about 16 feet, copper is a gamble; past 25, use an optical HDMI cable. It has a direction: the end marked Display goes to the projector.',
      'Use the HDMI port labeled eARC or ARC if sound will come back that way, and the fastest port for a games console.',
      'Fix the cable with tape or a channel before anybody walks past. An HDMI plug survives one good pull.',
      'Switch the projector on, then the player. Some players only offer 4K if the projector was there first.',
    ),
    p(
      'A streaming stick goes into the HDMI port, but plug its power cord into an outlet. The USB port of many projectors gives half an ampere and the stick needs a whole one, so it restarts in the middle of the second act.',
    ),
    h3('If the app is missing'),
    p(
      "Many smart projectors come without Netflix, or with a version that won't play in HD. Services check whether a device is approved before they send their best picture. You can't fix that in a menu. A streaming stick from a big brand is approved, so plug one in and use the projector as a screen.",
    ),
    h2('Step 3: geometry, in this order'),
    p(
      'Four controls move the picture, and they disturb one another if you use them in the wrong order. Wait ten minutes for the lens to warm up, then go through them once.',
    ),
    numbers(
      '**Reset keystone to zero** and switch automatic keystone off. Otherwise it fights you.',
      '**Place:** move and level the projector until the picture is a rectangle.',
      '**Shift:** if the lens has it, bring the picture to the screen with the shift instead of the feet.',
      '**Zoom:** fill the screen, with the picture just running onto the black border.',
      '**Focus:** on small text in the middle, then look at the corners. If one side is soft, go back to place.',
      '**Keystone:** only now, and only if a crooked line is left that nothing else will straighten.',
    ),
    h2('Step 4: five settings worth touching'),
    table(
      'Settings for a first evening',
      ['Setting', 'Choose', 'Why'],
      [
        ['Picture mode', 'Cinema or Filmmaker', 'Dimmer, and the colors are right'],
        ['Sharpness', 'Down until halos around letters go', 'It adds outlines, not detail'],
        [
          'Motion smoothing',
          'Off for movies, low for sports',
          'It invents frames; movies look like soap operas',
        ],
        ['Light source', 'Eco at night', 'Quieter, cooler, and lamps live longer'],
        ['Game mode', 'On for games, off for the rest', 'It cuts input lag and picture processing alike'],
      ],
    ),
    p(
      "Then black and white. Show a gray ramp and raise **brightness** until the first step above black is just visible while black itself stays black. Stop there. Raise **contrast** until the brightest steps merge, then go back until they separate. That's all the calibration a naked eye can do. Leave color and tint where Cinema mode put them.",
    ),
    p(
      'With HDR there is usually one more slider, called HDR brightness or tone mapping. It decides how much of the highlights to give up so that faces stay visible. Set it with a daylight scene with people in it, not with the demo of a sunset.',
    ),
    callout(
      'warning',
      "Don't cut the power to a hot lamp",
      'Let the fan finish before you pull a plug. It takes a minute or two and spares the lamp. Laser and LED models cool faster, but let their fans stop, too.',
    ),
    h2('Step 5: put the sound below the picture'),
    p(
      "Voices should come from where the faces are. A bar below the screen does that; a speaker behind the sofa doesn't. There are three ways to get the sound there, and the first is the best.",
    ),
    bullets(
      '**From the player to the speakers:** the player sends the picture to the projector and the sound to the bar or receiver. No delay, full quality.',
      '**Back from the projector, by eARC or ARC:** for projectors with apps inside. One cable. ARC needs CEC switched on at both ends; eARC has a control channel of its own.',
      '**By Bluetooth:** easy, and late by a tenth of a second or more. Many projectors and sticks have a setting for audio delay. It delays the sound further, so it only helps if the picture lags. If the voice comes after the lips, use a cable.',
    ),
    productCard('product-speaker-soundbar'),
    bullets(
      '**Not for:** a yard, or a room in which music matters more than voices.',
      '**Instead:** [powered bookshelf speakers](@category-speakers), with better music and no center channel.',
    ),
    p(
      'Set the level from the worst seat, with a scene of quiet talk. If the explosions are then too loud, use the night mode of the bar. If voices blur at any level, the room echoes, and [acoustic panels](@ambiance-acoustic-panels) help.',
    ),
    h2('Step 6: hide the cables'),
    p(
      'Run power and signal along the baseboard, cross doorways at the top, and keep audio cables a few inches away from power. A paintable channel makes the run disappear; hook-and-loop straps do for the rest. Leave a loop of slack at the projector so you can turn and clean it while it is plugged in. Pull a string through the channel together with the cable, for the next cable in six years. [Cable management](@ambiance-cable-management) has the parts.',
    ),
    h2('Screen, wall or paint?'),
    p(
      "For the first weeks use the wall. If it's smooth, matte and not a bluish white, it does well, and it shows you which size you like. The next step is [paint made for projection](@ambiance-wall-paint), or a plain matte white or gray, with a border of black tape. A screen comes last. It's flat where a wall isn't, and its black velvet edge makes the picture look brighter. [Projector screens](@category-screens) compares eight kinds.",
    ),
    h3('How wide a border?'),
    p(
      'Two to three inches of the blackest thing you can get. It swallows the light that spills over the edge and makes the black in the picture look darker.',
    ),
    h2('When to call somebody'),
    p(
      "You can set a projector on a shelf yourself. Three jobs deserve a professional: a new outlet in the ceiling, a mount in concrete or in a ceiling when you don't know what's above it, and a cable through a fire-rated wall.",
    ),
    h2('The first evening'),
    numbers(
      "Choose a movie you know well; you'll notice what is different.",
      'Watch ten minutes without touching anything. Your eyes need the time to adapt.',
      'Write down what bothers you, and change one thing.',
      'Draw [the curtain](@ambiance-blackout-curtains) and dim [the lamp](@ambiance-smart-lighting). Most of what bothers people on the first evening is light.',
      `After a week, look at focus again, and at the hours in the menu. At two hours an evening a lamp reaches 2,000 hours in ${(2000 / 730).toFixed(1)} years and 5,000 in ${whole(5000 / 730)}.`,
    ),
    p(
      'If something refuses to work, the [troubleshooting guide](@article-projector-troubleshooting) goes through it from the free fixes to the expensive ones. And if it all worked the first time, take a picture of the room and share it in the [gallery](/inspiration/gallery).',
    ),
  ],
});
