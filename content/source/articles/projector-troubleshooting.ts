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
    'Blurred, crooked, dim, silent or loud: what to check first, from the free fixes to the repair shop.',
  related: ['diy-setup-guide', 'brightness-guide'],
  faqs: ['blur', 'keystone', 'no-sound', 'no-signal', 'lamp-change'],
  sources: [
    source('keystone', 'Keystone correction maps the picture onto fewer pixels, and data is lost.'),
    source(
      'hdcp',
      "If one device on the way isn't certified for HDCP, protected content doesn't play in 4K, or doesn't play at all.",
    ),
    source('eArc', 'eARC does not rely on CEC; it has a data channel of its own.'),
    source(
      'lifetime',
      'Makers count the hours of a light source to 50, 70 or 80 percent of its light, and many do not say which.',
    ),
    source('lampFade', 'The light of two lamp projectors fell by about 30 percent in some 250 hours.'),
    source(
      'warranty',
      'One maker gives two or three years on the projector and 90 days to one year on the lamp, depending on the country.',
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
      "The usual culprits are a setting, a cable or dust. Start with the free fixes, change one thing at a time, and write down what you changed. Chances are you won't reach the end of the list. If you do, your notes tell the repair shop what the problem is.",
    ),
    h2('First, three questions'),
    numbers(
      "Does the projector's own menu have the problem, too? If the menu is sharp, straight and colorful, the projector is fine. Look at the source or the cable.",
      'Is it still there with another source, another input or another cable? Swap one of the three at a time.',
      'Did it appear overnight, or creep up over months? Overnight points to a setting or a cable; over months to dust or an aging lamp.',
    ),
    table(
      'Symptoms and where to look first',
      ['What you see', 'Most often', 'Then'],
      [
        ['Soft everywhere', 'Focus, keystone', 'Source shows a low resolution'],
        ['Soft on one side', 'Not square to the wall', 'Lens tilted in its mount'],
        ['Trapezoid', 'Tilted projector', 'Keystone left from last time'],
        ['No signal', 'Input, cable, what was switched on first', "Resolution the projector can't take"],
        ['Sparkles, dropouts', 'HDMI cable too long or too old', 'A splitter in between'],
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
      'Wait ten minutes. The lens moves as it warms up, and autofocus at the start only suits a cold lens.',
      'Focus on small text. Movies are often soft on purpose.',
      "If one side is soft, the projector isn't square to the wall. Turn the projector; the focus ring can't fix it.",
      `If all of it is soft, set keystone to zero and look again. A tilt of 20 degrees corrected by keystone leaves about ${whole(100 * pixelsAfterKeystone(20, 1.2))} percent of the pixels, and every one of them is interpolated.`,
      'Check what the source sends. When a player falls back to 720p, it looks exactly like a focus problem.',
      'Check the distance. Every lens has a closest point of focus, often three feet on a portable.',
      'Only then clean the lens. Use a bulb blower first, then a dry microfiber cloth in small circles, without pressure. Your breath, canned air and glass cleaner can all harm the coating.',
    ),
    figure('lens-cap', 'The cap keeps dust off. Use the cloth dry, after the bulb blower.'),
    h2('The picture is crooked'),
    p(
      'Level the feet first. Turn the projector until left and right are equally high, then tilt it until top and bottom are equally wide, and leave the rest to keystone. If the picture was straight yesterday, you may have hit the keystone button on top of the case, or automatic keystone measured a curtain instead of the wall. Reset it and run it again with the way clear.',
    ),
    p(
      "If the picture bows outward like a barrel, blame the lens or, with ultra short throw, the wall. It's more likely the wall. Hold a long ruler against the plaster.",
    ),
    h2('There is no picture'),
    numbers(
      'Check the input. A remote that slips between the cushions can switch it.',
      'Unplug the HDMI cable at both ends, count to ten and plug it back in. Turn on the projector first, then the player.',
      'Try a short cable. If the picture comes back, the long cable is at fault, or it is an optical one plugged in backward.',
      'Set the player to 1080p at 60 frames. If you get a picture, go up one setting at a time. 4K at 120 needs an Ultra High Speed cable and a port that takes it; not every port called HDMI 2.1 does.',
      'On a laptop, choose "duplicate" first and "extend" later.',
      "If menus work and the movie stays black, copy protection is stopping it. Every box between player and projector has to support HDCP, and old splitters don't. Mirroring a phone can be blocked the same way.",
    ),
    h2('There is no sound'),
    bullets(
      'Check whether the sound is going to a Bluetooth speaker in another room.',
      "Check that the projector has a speaker at all. Many home-cinema models don't.",
      "Set the source to PCM stereo and try again. If you hear it now, the projector or sound bar can't decode the surround format.",
      'With ARC or eARC, use the port labeled for it. ARC also needs CEC switched on at both ends, and every maker has another name for CEC. eARC works without it, but many menus have a separate switch for eARC.',
      "With a streaming stick, look in the stick's own sound menu, which overrides the projector's.",
    ),
    h3('The sound is late'),
    p(
      'If voices come after the lips, you have a wireless link somewhere. Use a cable. If they come before the lips, the projector is taking too long with the picture. Turn on game mode, turn off motion smoothing, or delay the sound by 50 to 150 milliseconds in the receiver.',
    ),
    h2('The picture got dimmer'),
    p(
      'Look up the light source hours in the menu. A lamp is rated for 2,000 to 5,000 hours and has lost about half its light by the end, much of it in the first few hundred hours. A laser or LED rating of 20,000 hours usually means half the light is left by then, too, though some makers stop counting at 70 or 80 percent. Laser and LED fade so slowly and evenly that you notice it late. If the hours are low, check eco mode, the picture mode and the filter. Dust makes a projector hot, and a hot projector can dim itself without telling you.',
    ),
    callout(
      'example',
      'Is it the light source, or your eyes?',
      "While the projector is new, photograph a white test picture in the dark with a fixed exposure. Do it again from the same seat a year later. If the second photo needs twice the exposure time, half the light is gone. If it doesn't, look for a brighter bulb in the living room.",
    ),
    h3('Changing a lamp'),
    numbers(
      'Unplug the projector and wait an hour. The lamp runs at several hundred degrees.',
      'Buy the lamp in its module. It costs a little more than a bare bulb, and you keep your fingers off the glass.',
      'Loosen the two or three screws, pull the lamp out by its handle, and slide in the new one until it clicks.',
      'Reset the lamp hours in the menu, or the projector will keep warning you.',
      'Take the old lamp to a place that collects fluorescent tubes. It contains mercury.',
    ),
    h2("It's too loud"),
    p(
      'Try eco mode first, which slows the fan. Next, give it air: at least 4 inches at every grille, a clear top, and no closed cabinet. A thin shelf can act like a drum, and four rubber feet stop it. Then check high-altitude mode, which runs the fan at full speed. Below 5,000 feet it should be off. Higher up it has to stay on, loud as it is, because thin air cools badly.',
    ),
    p(
      'If a projector with a color wheel whines, the bearing of the wheel is wearing out. Call a repair shop. If it rattles, and the rattle changes when you tilt the case, there is probably dust on one side of a fan. A vacuum cleaner fixes it.',
    ),
    h2('Spots, dots and stripes'),
    bullets(
      '**A soft gray or colored blob in one place:** dust on the chip or inside the optics. You see it in black scenes. Sealed engines keep dust out; with others, a repair shop can clean it.',
      '**A single white or black dot:** a stuck pixel. Makers may not count a few as a defect, so check the warranty within the first month.',
      '**Rainbow flashes when you move your eyes:** a single-chip projector with a color wheel. This is normal. Some people see it and some never do, so watch one before you buy.',
      '**A fine, shimmering grain in bright areas:** speckle, from the laser light itself. A matte screen shows less of it than a shiny or light-rejecting one, and so does a seat farther back.',
      '**A vertical line in one color:** a panel or its cable. It takes a repair shop, which often costs too much on an old projector.',
    ),
    h2('It switches itself off'),
    p(
      "The reason is nearly always heat. Feel the exhaust: if it's hot and weak, the filter is clogged or a grille is blocked. If the lamp indicator blinks, count the blinks and look them up in the manual. If the projector stops after exactly two hours, look for a sleep timer first.",
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
        ['Twice a year', 'Check the screws of the mount, the cables and the focus'],
        ['Once a year', 'Blow dust off the lens with a bulb; look for new firmware'],
        ['At 70 percent of its hours', 'Order a lamp while you can still get one'],
        ['Before storage', 'Let it cool, put the cap on, find a dry place, charge the battery to half'],
      ],
    ),
    productCard('product-cover-dust'),
    bullets(
      '**Not for:** a warm projector, or one on the ceiling.',
      '**Instead:** a [cover with a zipper](@category-cases) for ceiling mounts, or just the lens cap.',
    ),
    callout(
      'warning',
      'Leave the inside alone',
      "Lamps are hot and under pressure, laser light inside the case can injure your eyes, and a power supply holds its charge after you pull the plug. Clean the filter and change the lamp; leave the rest to a repair shop. Never look into the lens of a running projector, and don't let children do it.",
    ),
    h2('Repair or replace?'),
    p(
      "Repair a projector if it needs a lamp, a filter, a remote or a power supply. Once it's more than five years old, a new light engine or panel is often not worth the money. Before you call, write down the serial number, the hours and the fixes you've tried, and you'll get past the support script sooner. Check the warranty, too. One maker gives two or three years on the projector and 90 days to a year on the lamp, depending on the country.",
    ),
    p(
      "If all of it works and you're still unhappy, it may be the room. The [brightness guide](@article-brightness-guide) shows how much of the picture a lamp behind the sofa takes away, and the [setup guide](@article-diy-setup-guide) has the settings in the right order.",
    ),
  ],
});
