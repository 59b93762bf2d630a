import { pixelsAfterKeystone, whole } from '../figures.ts';
import { bullets, callout, figure, h2, h3, numbers, p, productCard, table } from '../portable-text.ts';
import { article } from './article.ts';
import { source } from './source-pages.ts';

export const projectorTroubleshooting = article({
  slug: 'projector-troubleshooting',
  aliases: ['projector-troubleshooting-maintenance'],
  title: 'Projector troubleshooting and care',
  category: 'Technical Guides',
  description:
    'Blurred, crooked, dim, silent or loud: what to check first, in the order that finds the fault soonest.',
  updatedOn: '2026-08-12',
  related: ['diy-setup-guide', 'brightness-guide'],
  faqs: ['blur', 'keystone', 'no-sound', 'no-signal', 'lamp-change'],
  sources: [
    source('keystone', 'Keystone correction can lower sharpness and resolution.'),
    source('hdcp', 'Menus work and the movie is black if one box on the way does not support HDCP.'),
    source('eArc', 'eARC does not rely on CEC; it has a data channel of its own.'),
    source(
      'lifetime',
      'Makers count the hours of a light source to 50, 70 or 80 percent of its light, and many do not say which.',
    ),
    source('filters', 'Dirty filters make a projector overheat and switch itself off.'),
    source(
      'altitude',
      'From about 5,000 feet (1,500 meters) up, the fan has to run faster because the air is thin.',
    ),
    source(
      'rainbow',
      'Single-chip projectors with a color wheel can show rainbows, which only some people see.',
    ),
    source(
      'speckle',
      'Laser speckle shows less on a matte screen and from farther back, and more on screens that reject light.',
    ),
    source('lampMercury', 'The lamp of a projector contains mercury.'),
    source(
      'mercuryDisposal',
      'California asks households to bring lamps with mercury to a collection of household hazardous waste.',
    ),
    source(
      'batteryStorage',
      'Stored for a year at room temperature, a lithium battery at 40 percent keeps more of its capacity than a full one.',
    ),
  ],
  body: [
    p(
      'Most faults are a setting, a cable or dust, in that order. Start with what is free, change one thing at a time, and write down what you changed. Most people are done before they reach the end of the list. If you are not, your notes tell the repair shop what the problem is.',
    ),
    h2('First, three questions'),
    numbers(
      "Does the fault show in the projector's own menu? If the menu is sharp, straight and colorful, the projector is fine. Look at the source or the cable.",
      'Does it show with another source, on another input, with another cable? Swap one of the three at a time.',
      'Did it appear overnight, or creep up over months? Overnight points to a setting or a cable; over months to dust or an aging lamp.',
    ),
    table(
      'Symptoms and where to look first',
      ['What you see', 'Most often', 'Then'],
      [
        ['Soft everywhere', 'Focus, keystone', 'Source shows a low resolution'],
        ['Soft on one side', 'Not square to the wall', 'Lens tilted in its mount'],
        ['Trapezoid', 'Tilted projector', 'Keystone left from last time'],
        ['No signal', 'Input, cable, order of switching on', "Resolution the projector can't take"],
        ['Sparkles, dropouts', 'HDMI cable too long or too old', 'A splitter on the way'],
        ['Dimmer than before', 'Lamp hours, eco mode', 'Dust in the filter'],
        ['Yellow or green tint', 'Picture mode', 'Aging lamp or color wheel'],
        ['Loud', 'High-altitude mode, heat', 'Filter, a shelf that vibrates in sympathy'],
        ['Switches itself off', 'Overheating', 'Sleep timer'],
        ['No sound', 'Output goes elsewhere', 'Audio format, eARC'],
        ['App missing or only SD', 'Device not approved by the service', 'Use a streaming stick'],
      ],
    ),
    h2('The picture is blurred'),
    numbers(
      'Wait ten minutes. The lens warms up and moves, and autofocus that ran at the start was right for a cold lens.',
      'Focus on small text, not on a movie. Movies are soft on purpose.',
      'One side soft? The projector is not square to the wall. Turn the case; no focus ring repairs that.',
      `All of it soft? Set keystone to zero and look again. A tilt of 20 degrees corrected by keystone leaves about ${whole(100 * pixelsAfterKeystone(20, 1.2))} percent of the pixels, and every one of them is interpolated.`,
      'Look at what the source sends. A player that fell back to 720p looks exactly like a focus problem.',
      'Check the distance. Lenses have a closest focus, and for portables it is often three feet.',
      'Only then clean the lens. Use a bulb blower first, then a dry microfiber cloth in small circles, with no pressure. Breath, canned air and glass cleaner can harm the coating.',
    ),
    figure(
      'lens-cap',
      'Bulb blower, then a dry microfiber cloth, then the cap. Nothing else belongs on a lens.',
    ),
    h2('The picture is crooked'),
    p(
      'Level the feet first, then turn the projector until left and right are equally high, then tilt it until top and bottom are equally wide. Leave the rest to keystone. Was the picture straight yesterday? Then somebody pressed the keystone button on top of the case, or automatic keystone measured a curtain instead of the wall. Reset it and run it again with nothing in the way.',
    ),
    p(
      'If the picture bows outward like a barrel, the lens is to blame or, with ultra short throw, the wall. The wall is more likely. Hold a long ruler against the plaster.',
    ),
    h2('There is no picture'),
    numbers(
      'Is the right input chosen? Some remotes switch it when they slip between cushions.',
      'Unplug the HDMI cable at both ends, count to ten, plug it in again: first the projector on, then the player.',
      'Try a short cable. If that works, the long one is at fault, or it is an optical one plugged in the wrong way around.',
      'Set the player to 1080p at 60 frames. If that works, raise it step by step. 4K at 120 needs an Ultra High Speed cable and a port that takes it; not every port called HDMI 2.1 does.',
      'On a laptop, choose "duplicate" first and "extend" later.',
      "Is the movie black while menus work? That's copy protection. Every box between player and projector must support HDCP, and old splitters don't. Mirroring a phone is blocked the same way.",
    ),
    h2('There is no sound'),
    bullets(
      'Is the sound going to a Bluetooth speaker in another room?',
      "Does the projector have a speaker at all? Many home-cinema models don't.",
      "Set the source to PCM stereo and try again. If that works, the projector or bar can't decode the surround format you sent.",
      'With ARC or eARC, use the port labeled for it. ARC also needs CEC switched on at both ends, under a different name with every maker. eARC works without it, but has a switch of its own in many menus.',
      "With a streaming stick, look in the stick's own sound menu; it overrules the projector.",
    ),
    h3('The sound is late'),
    p(
      'Do voices come after the lips? A wireless link is the reason, and a cable is the cure. Do they come before the lips? Then the projector is processing the picture: turn on game mode, turn off motion smoothing, or delay the sound by 50 to 150 milliseconds in the receiver.',
    ),
    h2('It got dimmer'),
    p(
      'Look at the light source hours in the menu. A lamp is rated for 2,000 to 5,000 hours and has lost about half its light by the end, most of it early. Laser and LED hours are counted the same way: a rating of 20,000 usually means half the light is left by then, though some makers stop counting at 70 or 80 percent. They fade slowly and evenly, so you see it late. If the hours are low, look at eco mode, at the picture mode, and at the filter. Dust makes a projector hot, and a hot projector dims itself without saying so.',
    ),
    callout(
      'example',
      'Is it the light source or is it me?',
      'Photograph a white test picture with fixed exposure on the day the projector is new, from the same seat, in the dark. Do it again after a year. If the second one needs twice the exposure time, half the light is gone. If not, somebody bought a brighter bulb for the living room.',
    ),
    h3('Changing a lamp'),
    numbers(
      'Unplug and wait an hour. The lamp runs at several hundred degrees.',
      'Buy the module, not the bare bulb. It costs little more, and you keep your fingers off the glass.',
      'Loosen two or three captive screws, pull by the handle, slide in the new one until it clicks.',
      'Reset the lamp hours in the menu, or the projector will go on warning you.',
      'Take the old one to where fluorescent tubes are collected. It contains mercury.',
    ),
    h2('It is too loud'),
    p(
      "Eco mode first: it takes three to six decibels off. Then air: a hand's width of space at every grille, nothing on top, no closed cabinet. Then the shelf: a thin board works like a drum, and four rubber feet stop it. High-altitude mode runs the fan at full speed. Below 5,000 feet it should be off. Above that it must be on, loud as it is, because thin air cools badly.",
    ),
    p(
      'A high whine on a projector with a color wheel is its bearing, and it gets worse: call a repair shop. A rattle that changes when you tilt the case is a fan blade with dust on one side, and a vacuum cleaner fixes it.',
    ),
    h2('Spots, dots and stripes'),
    bullets(
      '**A soft gray or colored blob that stays in place:** dust on the chip or inside the optics. You see it in black scenes. Sealed engines never have it; with open ones a repair shop cleans it.',
      '**A single white or black dot:** a stuck pixel. Many makers accept a few; check the warranty within the first month.',
      '**Rainbow flashes when you move your eyes:** a single-chip projector with a color wheel. This is normal. Some people see it and some never do, so watch one before you buy.',
      '**A fine, shimmering grain in bright areas:** speckle, from the laser light itself. A matte screen shows less of it than a shiny or light-rejecting one, and so does a seat farther back.',
      '**A vertical line in one color:** a panel or its cable. It needs a repair shop, and on an old machine that often costs too much.',
    ),
    h2('It switches itself off'),
    p(
      'Nearly always heat. Feel the exhaust: hot and weak means a clogged filter or a blocked grille. If the lamp light blinks, count the blinks; the manual translates them. If it stops after exactly two hours, look for a sleep timer first.',
    ),
    h2('Care that takes ten minutes'),
    table(
      'A calendar for a projector that runs two hours an evening',
      ['When', 'What'],
      [
        ['Every month', 'Vacuum the grilles from outside, at low power'],
        [
          'Every three months',
          'Clean or brush the filter; every month with a dog, a cat or a stove in the room',
        ],
        ['Twice a year', 'Check screws of the mount, cables and focus'],
        ['Once a year', 'Blow dust off the lens with a bulb; look for firmware if something annoys you'],
        ['At 70 percent of its hours', 'Order a lamp while it is still made'],
        ['Before storage', 'Let it cool, cap on, dry place, battery at half'],
      ],
    ),
    productCard('product-cover-dust'),
    bullets(
      '**Not for:** a projector that is still warm, or one on the ceiling.',
      '**Instead:** a [cover with a zipper](@category-cases) for ceiling mounts, or just the lens cap.',
    ),
    callout(
      'warning',
      'Leave the inside alone',
      'Lamps are hot and under pressure, laser light inside the case is not filtered for eyes, and a power supply keeps its charge after the plug is out. Clean the filter and change the lamp; leave the rest to a repair shop. Never look into a running lens, and keep children from doing so.',
    ),
    h2('Repair or replace?'),
    p(
      'A lamp, a filter, a remote, a power supply: repair. A light engine or a panel on a machine of more than five years: usually not, because the part costs half as much as a better successor. Before you decide, write down the serial number, the hours and what you have tried from this page. Warranties of two or three years on the projector and of 90 days to a year on the lamp are common, and a list like that gets you past the support script.',
    ),
    p(
      "If nothing is broken and you're still unhappy, it may be the room. The [brightness guide](@article-brightness-guide) shows how much of the picture a lamp behind the sofa takes away, and the [setup guide](@article-diy-setup-guide) has the settings in the right order.",
    ),
  ],
});
