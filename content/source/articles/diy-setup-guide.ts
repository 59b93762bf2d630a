import { calculatorHref, feet, inches, length, seat, whole, width } from '../figures.ts';
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
    'From the box to the first movie: placement, picture, sound and the settings worth changing, in the right order.',
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
      'widevine',
      'A device has to be certified to the highest level of Widevine to stream HD and HDR from services like Netflix.',
    ),
    source('blackLevel', 'Brightness is set so that the first step above black is just visible.'),
    source('eArc', 'eARC does not rely on CEC; it has a data channel of its own.'),
    source(
      'bluetoothDelay',
      'A phone maker plans for a delay of 100 to 280 milliseconds over Bluetooth, for its own video to match.',
    ),
    source('wirelessSync', 'The delay of Bluetooth puts the sound of a movie out of sync with its picture.'),
  ],
  body: [
    p(
      "One evening is enough if you know where the projector goes. If you don't, read the [placement guide](@article-projector-placement-guide) first and save yourself a second evening. Take the steps below in order. Each one is done once, and no later step undoes it.",
    ),
    h2('What you need on the table'),
    bullets(
      "A tape measure, painter's tape, a pencil and a small level.",
      'An HDMI cable with some slack. Measure the whole run along the wall, around the corner and up, then add three feet.',
      'An extension cord or a power strip with surge protection, rated for at least 10 amperes.',
      'A microfiber cloth for later. Keep it dry.',
      'A test picture with lines at the edges, some small text and a gray ramp. You can show one from your phone.',
      "A helper for the other end of the tape. Measuring is the one step you don't want to do alone.",
    ),
    h2('Step 1: find the spot'),
    p(
      `Mark the center of the future picture with tape and measure from there, at a right angle to the wall, to where the lens will go. For 100 inches the picture is ${inches(width(100))} inches wide, so with a lens of 1.2 the distance is ${length(1.2 * width(100))}. The [throw calculator has these figures](${calculatorHref({ diagonal: 100, ratio: { min: 1.2, max: 1.2 } })}) and takes yours. Put the projector there on a stack of books, level from side to side and square to the wall. Leave at least 4 inches of air at every grille, or more if the manual asks for it.`,
    ),
    p(
      `While you're at it, sit down. For 100 inches the good seats are between ${feet(seat(100, 40))} and ${feet(seat(100, 30))} feet from the screen. If your sofa is at seven feet, choose a smaller picture now, before you have a mount to move.`,
    ),
    callout(
      'tip',
      'Square without tools',
      'Put strips of tape on the wall at the four corners of the picture. Compare top with bottom, left with right, and one diagonal with the other. If the left side is taller, it is farther from the lens. Turn the projector toward the right, the shorter side, until both are equal.',
    ),
    figure(
      'tripod-stand',
      'A stand will do for the first evening. Live with the spot for a week before you drill.',
    ),
    h2('Step 2: power and signal'),
    numbers(
      'Plug the projector and the player into outlets on the same circuit. If the speakers hum, two different circuits are the usual reason.',
      'Connect the source with the shortest certified cable that reaches, marked Premium High Speed for 4K at 60 frames or Ultra High Speed for 4K at 120. Past about 16 feet, copper is a gamble; past 25, use an optical HDMI cable. It only works one way: the end marked Display goes to the projector.',
      'Use the HDMI port labeled eARC or ARC if sound will come back that way, and the fastest port for a games console.',
      'Fasten the cable with tape or a channel before people walk past. One good pull can break an HDMI socket.',
      'Switch the projector on, then the player. Some players only offer 4K if the projector was there first.',
    ),
    p(
      'A streaming stick goes into the HDMI port, but plug its power cord into a wall outlet. The USB port on many projectors supplies half an ampere and the stick needs a full one, so it restarts in the middle of the second act.',
    ),
    h3('If the app is missing'),
    p(
      "Some smart projectors come without Netflix, or with a version that won't play in HD. The service checks whether the device is certified before it sends its best picture, and no setting changes that. Streaming sticks from the big brands are certified, so plug one in and use the projector as a screen.",
    ),
    h2('Step 3: geometry, in this order'),
    p(
      'Several controls move the picture, and each one upsets the next if you use them out of order. Wait ten minutes for the lens to warm up, then go through them once.',
    ),
    numbers(
      '**Reset:** set keystone to zero and turn automatic keystone off, or it will fight you.',
      '**Place:** move and level the projector until the picture is a rectangle.',
      '**Shift:** if the lens has it, use it to move the picture onto the screen. Leave the feet alone.',
      '**Zoom:** fill the screen until the picture just touches the black border.',
      '**Focus:** on small text in the middle, then look at the corners. If one side is soft, go back to place.',
      '**Keystone:** only now, and only if a line is still crooked.',
    ),
    h2('Step 4: five settings to change'),
    table(
      'Settings for a first evening',
      ['Setting', 'Choose', 'Why'],
      [
        ['Picture mode', 'Cinema or Filmmaker', 'Dimmer, and the colors are right'],
        ['Sharpness', 'Down until the halos around letters go', 'It adds outlines to edges and no detail'],
        [
          'Motion smoothing',
          'Off for movies, low for sports',
          'It invents frames and makes movies look like soap operas',
        ],
        ['Light source', 'Eco at night', 'Quieter, cooler, and lamps live longer'],
        ['Game mode', 'On for games, off for the rest', 'It cuts input lag, and picture processing with it'],
      ],
    ),
    p(
      "Next come black and white. Show a gray ramp and raise **brightness** until the first step above black is just visible while black itself stays black. Then raise **contrast** until the brightest steps merge, and go back until they separate. You can't calibrate more than this by eye, so leave color and tint where Cinema mode put them.",
    ),
    p(
      'With HDR there is usually one more slider, called HDR brightness or tone mapping. It trades highlights for visible faces. Set it with a daylight scene that has people in it; the demo of a sunset will mislead you.',
    ),
    callout(
      'warning',
      "Don't cut the power to a hot lamp",
      'Let the fan finish before you pull the plug. It takes a minute or two and spares the lamp. Laser and LED models cool faster, but let their fans stop, too.',
    ),
    h2('Step 5: put the sound below the picture'),
    p(
      'Voices should come from the faces on the screen, so put a sound bar below it. There are three ways to get the sound there, and the first is the best.',
    ),
    bullets(
      '**From the player to the speakers:** the player sends the picture to the projector and the sound to the bar or receiver. You get full quality and no delay.',
      '**Back from the projector, by eARC or ARC:** one cable, for projectors with apps inside. ARC needs CEC switched on at both ends; eARC has a control channel of its own.',
      '**By Bluetooth:** easy, but the sound is 0.1 to 0.3 seconds late. Many projectors and sticks have a setting for audio delay. It delays the sound even more, so it only helps if the picture is the one that lags. If voices come after the lips, use a cable.',
    ),
    productCard('product-speaker-soundbar'),
    bullets(
      '**Not for:** a yard, or a room where you mostly play music.',
      '**Instead:** [powered bookshelf speakers](@category-speakers), which play music better but have no center channel.',
    ),
    p(
      'Set the volume from the worst seat, with a scene of quiet dialogue. If the explosions are then too loud, use the night mode of the bar. If voices blur at any volume, the room echoes, and [acoustic panels](@ambiance-acoustic-panels) help.',
    ),
    h2('Step 6: hide the cables'),
    p(
      'Run power and signal along the baseboard, cross doorways at the top, and keep audio cables a few inches away from power. A paintable channel hides the run, and hook-and-loop straps take care of the rest. Leave a loop of slack so you can turn and clean the projector without unplugging it. Pull a string through the channel along with the cable, and the next cable is easy. [Cable management](@ambiance-cable-management) has the parts.',
    ),
    h2('Screen, wall or paint?'),
    p(
      "Use the wall for the first few weeks. A smooth, matte one in neutral white does well, and you find out which size you like. The next step is [paint made for projection](@ambiance-wall-paint), or a plain matte white or gray, with a border of black tape. Buy a screen last. It's flatter than a wall, and its black velvet edge makes the picture look brighter. [Projector screens](@category-screens) compares eight kinds.",
    ),
    h3('How wide a border?'),
    p(
      'Two to three inches of the blackest material you can get. It swallows the light along the edge and makes the black in the picture look darker.',
    ),
    h2('When to call a professional'),
    p(
      "You can put a projector on a shelf yourself. Hire a professional for three jobs: a new outlet in the ceiling, a mount in concrete or in a ceiling when you don't know what's above it, and a cable through a fire-rated wall.",
    ),
    h2('The first evening'),
    numbers(
      "Choose a movie you know well, so you notice what's different.",
      'Watch for ten minutes without touching a setting. Your eyes need the time to adapt.',
      'Write down what bothers you, and change one thing.',
      'Draw [the curtain](@ambiance-blackout-curtains) and dim [the lamp](@ambiance-smart-lighting). Most of what bothers people on the first evening is light.',
      `After a week, look at focus again, and at the hours in the menu. At two hours an evening a lamp reaches 2,000 hours in ${(2000 / 730).toFixed(1)} years and 5,000 in ${whole(5000 / 730)}.`,
    ),
    p(
      'If something refuses to work, the [troubleshooting guide](@article-projector-troubleshooting) starts with the free fixes and ends with the expensive ones. If it all worked the first time, take a picture of the room and share it in the [gallery](/inspiration/gallery).',
    ),
  ],
});
