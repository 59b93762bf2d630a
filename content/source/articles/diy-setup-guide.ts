import { feet, inches, length, seat, whole, width } from '../figures.ts';
import { bullets, callout, figure, h2, h3, numbers, p, productCard, table } from '../portable-text.ts';
import { article } from './article.ts';

export const diySetupGuide = article({
  slug: 'diy-setup-guide',
  aliases: ['diy-projector-setup-guide'],
  title: 'Set up your projector yourself, in an evening',
  seoTitle: 'How to set up a projector in an evening',
  category: 'Setup Guides',
  description:
    'From the box to the first film: place, picture, sound and the settings worth touching, in the right order.',
  updatedOn: '2026-10-05',
  related: ['projector-placement-guide', 'projector-troubleshooting'],
  faqs: ['mounting', 'wall-or-screen', 'hdmi-length', 'no-sound'],
  body: [
    p(
      'An evening is enough, if the place is known. If it is not, read the [placement guide](@article-projector-placement-guide) first: it saves the second evening. What follows is the order that wastes the least time, because each step is done once and nothing later undoes it. Most frustration with a new projector comes from doing these things in the order in which they come out of the box.',
    ),
    h2('What you need on the table'),
    bullets(
      "A tape measure, painter's tape, a pencil and a small level.",
      'An HDMI cable that is long enough with slack. Measure along the wall, around the corner and up, then add three feet.',
      'An extension cord or a power strip with surge protection, rated for at least 10 amperes.',
      'A microfiber cloth, for later, and only dry.',
      'A test picture: lines at the edges, some small text, a gray ramp. Your phone can show one through the projector.',
      'Somebody to hold the other end of the tape. This is the one step that is not nice alone.',
    ),
    h2('Step 1: find the spot'),
    p(
      `Mark the center of the future picture with tape and measure from there, at a right angle to the wall, to the planned place of the lens. For 100 inches the picture is ${inches(width(100))} inches wide, so with a lens of 1.2 the distance is ${length(1.2 * width(100))}; the [throw calculator](@throwCalculatorPage) knows the others. Put the projector there on a stack of books, level from side to side, square to the wall, and leave a hand's width of air beside every grille.`,
    ),
    p(
      `While you are at it, sit down. For 100 inches the good seats are between ${feet(seat(100, 40))} and ${feet(seat(100, 30))} feet from the screen. If the sofa is at seven feet, choose a smaller picture today; moving a mount tomorrow is worse.`,
    ),
    callout(
      'tip',
      'Square without tools',
      'Put strips of tape on the wall at the four corners of the picture. Measure top against bottom, left against right, then the two diagonals. If the left side is taller than the right, turn the projector toward the side that is taller.',
    ),
    figure(
      'tripod-stand',
      'For the first evening a stand will do: find the place, live with it for a week, drill later.',
    ),
    h2('Step 2: power and signal'),
    numbers(
      'Plug the projector and the player into the same power strip. Two outlets on different circuits are the usual source of a hum in the speakers.',
      'Connect the source by the shortest certified cable that reaches. Past about 25 feet for 4K, use an optical HDMI cable; it has a direction, and the end marked Display goes to the projector.',
      'Use the HDMI input that the manual calls eARC or ARC if sound will come back that way, and the fastest input for a games console.',
      'Fix the cable with tape or a channel before anybody walks past. An HDMI plug survives one good pull.',
      'Switch the projector on, then the player. Some players only offer 4K if the projector was there first.',
    ),
    p(
      'A streaming stick goes into the HDMI input, but take its power from its own plug. The USB port of many projectors gives half an ampere, the stick wants a whole one, and the result is a stick that restarts in the middle of the second act.',
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
          'Off for films, low for sports',
          'It invents frames; films turn into soap operas',
        ],
        ['Light source', 'Eco at night', 'Quieter, cooler, and lamps live longer'],
        ['Game mode', 'On for games, off for the rest', 'It cuts input lag and picture processing alike'],
      ],
    ),
    p(
      'Then black and white. Show a gray ramp and raise **brightness** until the darkest step just separates from black, then lower it by one. Raise **contrast** until the brightest steps merge, then go back until they separate. That is the whole of calibration that a naked eye can do. Color and tint are best left where Cinema mode put them.',
    ),
    p(
      'With HDR material there is usually one more slider, called HDR brightness or tone mapping. It decides how much of the highlights are given up to keep faces visible. Set it with a scene in daylight that has people in it, not with the demo of a sunset.',
    ),
    callout(
      'warning',
      'Do not cut the power to a hot lamp',
      'Let the fan finish before you pull a plug. It takes a minute or two and adds months to the life of the lamp. Laser and LED models forgive it, but their fans stop when they want to, too.',
    ),
    h2('Step 5: sound that belongs to the picture'),
    p(
      'Voices should come from where the faces are. A bar below the screen does that; a speaker behind the sofa does not. There are three ways to get the sound there, and the first is the best.',
    ),
    bullets(
      '**From the player to the speakers:** the player sends the picture to the projector and the sound to the bar or receiver. No delay, full quality.',
      '**Back from the projector, by eARC or ARC:** for projectors with apps inside. One cable; switch CEC on at both ends.',
      '**By Bluetooth:** easy, and late by a tenth of a second or more. Many projectors and sticks have a setting for audio delay. It delays the sound further, so it helps only if the picture is what lags; if the voice comes after the lips, use a cable.',
    ),
    productCard('product-speaker-soundbar'),
    p(
      'Set the level from the worst seat, with a scene of quiet talk. If the explosions are then too loud, the bar has a night mode, and that is not a defeat.',
    ),
    h2('Step 6: hide the cables, or at least tame them'),
    p(
      'Run power and signal along the baseboard, cross doorways at the top, and keep audio cables a few inches away from power. A paintable channel makes the run disappear; hook-and-loop straps do for the rest. Leave a loop of slack at the projector, so that it can be turned and cleaned without being unplugged. If the projector hangs, pull a string through the channel together with the cable. The next cable, in six years, will thank you. All of it is under [mounts, stands and cables](@category-mounts).',
    ),
    h2('Screen, wall or paint?'),
    p(
      'For the first weeks use the wall. If it is smooth, matte and not too white-blue, it does well, and it shows you which size you like. The step after that is paint made for projection or a plain matte white or gray, for the price of two pizzas and with a border of black tape. A screen comes last: it is flat where a wall is not, and its black velvet edge makes the picture look brighter than it is. [Projector screens](@category-screens) compares eight kinds.',
    ),
    h3('How large a border?'),
    p(
      'Two to three inches of the blackest thing you can get. It swallows the light that spills over the edge, and the eye takes it as the measure for black.',
    ),
    h2('When to call somebody'),
    p(
      'Setting a projector on a shelf needs nobody. Three jobs deserve a professional: a new outlet in the ceiling, a mount in concrete or in a ceiling of which you do not know what is inside, and a cable through a fire-rated wall. An electrician takes an hour for the outlet and brings the right box.',
    ),
    h2('The first evening'),
    numbers(
      'Choose a film that you know well; you will notice what is different.',
      'Watch ten minutes without touching anything. Eyes adapt, and menus are addictive.',
      'Write down what bothers you, and change one thing.',
      'Draw the curtain. Most of what bothers people on the first evening is light.',
      `After a week, look at focus again, and at the hours in the menu. At two hours an evening a lamp reaches 2,000 hours in ${(2000 / 730).toFixed(1)} years and 5,000 in ${whole(5000 / 730)}.`,
    ),
    p(
      'If something refuses to work, the [troubleshooting guide](@article-projector-troubleshooting) goes through it from the free fixes to the expensive ones. And if it all worked at once, take a picture of the room: the [gallery](/inspiration/gallery) likes to see first evenings.',
    ),
  ],
});
