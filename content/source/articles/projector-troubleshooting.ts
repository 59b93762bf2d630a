import { pixelsAfterKeystone, whole } from '../figures.ts';
import { bullets, callout, figure, h2, h3, numbers, p, productCard, table } from '../portable-text.ts';
import { article } from './article.ts';

export const projectorTroubleshooting = article({
  slug: 'projector-troubleshooting',
  aliases: ['projector-troubleshooting-maintenance'],
  title: 'Projector troubleshooting and care',
  category: 'Technical Guides',
  description:
    'Blurred, crooked, dim, silent or loud: what to check first, in the order that finds it soonest.',
  updatedOn: '2026-08-12',
  related: ['diy-setup-guide', 'brightness-guide'],
  faqs: ['blur', 'keystone', 'no-sound', 'no-signal', 'lamp-change'],
  body: [
    p(
      'Most faults are a setting, a cable or dust, in that order. Start with what is free, change one thing at a time, and write down what you changed. Nine times out of ten you are done before you reach the end of the list, and the tenth time the list tells the workshop what it is.',
    ),
    h2('First, three questions'),
    numbers(
      "Does the fault show in the projector's own menu? If the menu is sharp, straight and colorful, the projector is fine, and the source or the cable is not.",
      'Does it show with another source, on another input, with another cable? Swap one of the three at a time.',
      'Did it come overnight or over months? Overnight points to a setting or a cable; over months to dust or an aging lamp.',
    ),
    table(
      'Symptoms and where to look first',
      ['What you see', 'Most often', 'Then'],
      [
        ['Soft everywhere', 'Focus, keystone', 'Source shows a low resolution'],
        ['Soft on one side', 'Not square to the wall', 'Lens tilted in its mount'],
        ['Trapezoid', 'Tilted projector', 'Keystone left from last time'],
        ['No signal', 'Input, cable, order of switching on', 'Resolution the projector cannot take'],
        ['Sparkles, dropouts', 'HDMI cable too long or too old', 'A splitter on the way'],
        ['Dimmer than before', 'Lamp hours, eco mode', 'Dust in the filter'],
        ['Yellow or green tint', 'Picture mode', 'Aging lamp or color wheel'],
        ['Loud', 'High-altitude mode, heat', 'Filter, a shelf that hums along'],
        ['Switches itself off', 'Overheating', 'Sleep timer'],
        ['No sound', 'Output goes elsewhere', 'Audio format, eARC'],
      ],
    ),
    h2('The picture is blurred'),
    numbers(
      'Wait ten minutes: the lens warms up and moves, and autofocus that ran at the start was right for a cold lens.',
      'Focus on small text, not on a film. Films are soft on purpose.',
      'One side soft? The projector is not square to the wall. No focus ring repairs that; turn the case.',
      `All of it soft? Set keystone to zero and look again. A tilt of 20 degrees corrected by keystone leaves about ${whole(100 * pixelsAfterKeystone(20, 1.2))} percent of the pixels, and every one of them is interpolated.`,
      'Look at what the source sends. A player that fell back to 720p looks exactly like a focus problem.',
      'Check the distance. Lenses have a closest focus, and for portables it is often three feet.',
      'Only then wipe the lens: blow first, then a dry microfiber cloth in small circles, with no pressure. No glass cleaner; it eats the coating.',
    ),
    figure(
      'lens-cap',
      'Blow first, then a dry microfiber cloth, then the cap. Nothing else belongs on a lens.',
    ),
    h2('The picture is crooked'),
    p(
      'Level the feet first, then turn the projector until left and right are equally high, then tilt it until top and bottom are equally wide. What remains is for keystone. If a picture that was straight yesterday is a trapezoid today, somebody pressed the keystone button on top of the case, or automatic keystone measured a curtain instead of the wall. Reset it and run it again with nothing in the way.',
    ),
    p(
      'A picture that bows outward like a barrel is a matter of the lens or, with ultra short throw, of the wall. The second is more likely. Hold a long ruler against the plaster before you blame the first.',
    ),
    h2('There is no picture'),
    numbers(
      'Is the right input chosen? Some remotes switch it when they slip between cushions.',
      'Unplug the HDMI cable at both ends, count to ten, plug it in again: first the projector on, then the player.',
      'Try a short cable. If that works, the long one is the fault, or it is an optical one plugged in the wrong way round.',
      'Set the player to 1080p at 60 frames. If that works, raise it step by step. 4K at 120 needs a 48-gigabit cable and an input that takes it.',
      'On a laptop, choose "duplicate" first and "extend" later.',
      'A film that shows black while menus work is copy protection: every box between player and projector must support HDCP, and old splitters do not.',
    ),
    h2('There is no sound'),
    bullets(
      'Is the sound going to a Bluetooth speaker in another room? It happens to everyone.',
      'Does the projector have a speaker at all? Many home-cinema models do not.',
      'Set the source to PCM stereo and try again. If that works, the projector or bar cannot decode the surround format that was sent.',
      'With ARC or eARC, use the one input that is marked so, and switch CEC on at both ends. It goes by a different name with every maker.',
      "With a streaming stick, look in the stick's own sound menu; it overrules the projector.",
    ),
    h3('The sound is late'),
    p(
      'If voices come after the lips, a wireless link is the reason, and a cable is the cure. If they come before the lips, the picture is being processed: turn on game mode, turn off motion smoothing, or delay the sound by 50 to 150 milliseconds in the receiver.',
    ),
    h2('It got dimmer'),
    p(
      'Look at the lamp hours in the menu. A lamp is specified for 2,000 to 5,000 hours and has lost about half of its light by the end, most of it early. A laser or LED at 20,000 hours looks much as it did. If the hours are low, look at eco mode, at the picture mode, and at the filter: dust makes a projector hot, and a hot projector dims itself without saying so.',
    ),
    callout(
      'example',
      'Is it the lamp or is it me?',
      'Photograph a white test picture with fixed exposure on the day the projector is new, from the same seat, in the dark. Do it again after a year. If the second one needs twice the exposure time, the lamp gives half. If not, somebody bought a brighter bulb for the living room.',
    ),
    h3('Changing a lamp'),
    numbers(
      'Unplug and wait an hour. The lamp runs at several hundred degrees.',
      'Buy the module, not the bare bulb: same price within a little, and no fingers on the glass.',
      'Loosen two or three captive screws, pull by the handle, slide in the new one until it clicks.',
      'Reset the lamp hours in the menu, or the projector will go on warning you.',
      'Take the old one to where fluorescent tubes are collected. It contains mercury.',
    ),
    h2('It is too loud'),
    p(
      "Eco mode first: it takes three to six decibels off. Then air: a hand's width of space at every grille, nothing on top, no closed cabinet. Then the shelf: a projector on a thin board makes a drum of it, and four rubber feet make it stop. High-altitude mode runs the fan at full speed; below 5,000 feet it should be off, and above that it must be on, loud as it is, because thin air cools badly.",
    ),
    p(
      'A high whine on a projector with a color wheel is its bearing, and it grows. A rattle that changes when you tilt the case is a fan blade with dust on one side. The first is for a workshop, the second for a vacuum cleaner.',
    ),
    h2('Spots, dots and stripes'),
    bullets(
      '**A soft gray or colored blob that stays in place:** dust on the chip or inside the optics. Visible in black scenes. Sealed engines never have it; with open ones a workshop cleans it.',
      '**A single white or black dot:** a stuck pixel. Many makers accept a few; check the warranty within the first month.',
      '**Rainbow flashes when you move your eyes:** a single-chip projector with a color wheel. Not a fault. Some people see it and some never do, so watch one before you buy.',
      '**A vertical line in one color:** a panel or its cable. Workshop, and often not worth it on an old machine.',
    ),
    h2('It switches itself off'),
    p(
      'Nearly always heat. Feel the exhaust: hot and weak means a clogged filter or a blocked grille. If the lamp light blinks, count the blinks; the manual translates them. If it stops after exactly two hours, look for a sleep timer before you look for anything else.',
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
        ['Once a year', 'Blow dust off the lens; look for firmware if something annoys you'],
        ['At 70 percent of its hours', 'Order a lamp while it is still made'],
        ['Before storage', 'Let it cool, cap on, dry place, battery at half'],
      ],
    ),
    productCard('product-cover-dust'),
    callout(
      'warning',
      'Leave the inside alone',
      'Lamps are hot and under pressure, lasers are lasers, and a power supply keeps its charge after the plug is out. The filter and the lamp door are yours; the rest belongs to a workshop. Never look into a running lens, and keep children from doing so.',
    ),
    h2('Repair or replace?'),
    p(
      'A lamp, a filter, a remote, a power supply: repair. A light engine or a panel on a machine of more than five years: usually not, because the part costs half of a better successor. Before you decide, write down the serial number, the hours and what you have tried from this page. Warranties of two or three years on the projector and of 90 days to a year on the lamp are common, and a list like that turns the first answer of the support line into the fourth.',
    ),
    p(
      'And if nothing is broken but you are still unhappy, it may be the room. The [brightness guide](@article-brightness-guide) shows how much of the picture a lamp behind the sofa takes away, and the [setup guide](@article-diy-setup-guide) has the order in which settings make sense.',
    ),
  ],
});
