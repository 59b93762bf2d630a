import {
  ELECTRICITY,
  LENSES,
  contrastInLight,
  LUX,
  dollarsPerYear,
  footLamberts,
  pixelsAfterKeystone,
  throwFeet,
  whole,
  width,
} from '../figures.ts';
import { faq } from './faq.ts';

/** Questions below the guides. */
export const guideFaqs = [
  faq(
    'throw-ratio',
    'What is a throw ratio, and where do I find it?',
    `It's the distance from lens to screen divided by the width of the picture. A zoom has two, like 1.33 to 2.16, and fills 100 inches from ${throwFeet(LENSES.zoom, 100)}. Look in the specifications of the manual, under projection or lens. If you only find a table of distances, divide one of them by its picture width, which is 0.872 times the diagonal.`,
  ),
  faq(
    'mounting',
    'Should I mount the projector on the ceiling?',
    "Yes, if you'll use the room this way for years. On the ceiling it's out of the way and never moves. Mount it upside down on a joist, level and square to the screen, with the pole length its offset calls for. If you rent, or if the projector also goes out to the yard, use a shelf behind the sofa.",
  ),
  faq(
    'keystone',
    'Does keystone correction reduce the picture quality?',
    `Yes. It draws a smaller, distorted picture on the chip so the tilted one looks straight. With a 1.2 lens tilted by 10 degrees about ${whole(100 * pixelsAfterKeystone(10, 1.2))} percent of the pixels are left, at 20 degrees ${whole(100 * pixelsAfterKeystone(20, 1.2))} percent, and fine lines go soft. It's fine for an evening. For a permanent setup, move the projector or use lens shift.`,
  ),
  faq(
    'resolution',
    'Is 4K worth it on a projector?',
    `Yes, at 120 inches and up, or if you sit closer than about ten feet. At 100 inches from 13 feet, a 1080p pixel is ${(width(100) / 1920).toFixed(3)} inches wide, about as small as good eyes can see. A bright 1080p picture with good contrast looks better than a dim 4K one. Most 4K projectors use pixel shifting, which is fine. "Supports 4K" alone only means the projector accepts the signal.`,
  ),
  faq(
    'ansi-lumens',
    'What is the difference between lumens and ANSI lumens?',
    'ANSI lumens are measured at nine points of a white picture and averaged, by one method all makers share. ISO lumens are nearly the same. Divide "LED lumens" by 2.4 to compare. "Lumens" alone and "light source lumens" tell you little: on a no-name box, they can be 3 to 30 times the ANSI figure.',
  ),
  faq(
    'too-bright',
    'Can a projector be too bright?',
    `In a dark room, yes. There, 3,000 lumens on 80 inches give ${whole(footLamberts(3000, 80))} foot-lamberts, more than ten times the cinema standard. Black turns gray and white tires your eyes. Use eco mode, a larger picture or a gray screen. With lamps on, hardly any projector is too bright.`,
  ),
  faq(
    'projector-as-tv',
    'Can a projector replace a television?',
    `In the evening, yes. By day it depends on the curtains. With 2,500 lumens on 100 inches, you get a contrast of ${whole(contrastInLight(footLamberts(2500, 100), LUX.daylight))} to 1 with the blinds half closed and ${whole(contrastInLight(footLamberts(2500, 100), LUX.open))} to 1 with the curtains open. If you keep the picture on in the background for hours, buy a television. Many people keep a mid-size TV for daytime.`,
  ),
  faq(
    'power-use',
    'How much power does a projector use?',
    `A portable draws 50 to 100 watts, a home-cinema projector 200 to 350, about as much as a large bright television. At two hours an evening and the U.S. average of ${ELECTRICITY.centsPerKilowattHour} cents per kilowatt-hour (${ELECTRICITY.when}), 300 watts cost about $${dollarsPerYear(300)} a year. Eco mode takes off a quarter to a third.`,
  ),
  faq(
    'portable-every-day',
    'Can I use a portable projector every day?',
    'Yes. LED light lasts about 20,000 hours, usually counted until half the brightness is gone. Give the projector a spot with air around it and run it from an outlet. Clean its grille now and then, because portables have small fans and often no filter.',
  ),
  faq(
    'battery',
    'How long does the battery of a portable projector last?',
    'Two to three hours, usually at reduced brightness. To work it out, divide the capacity in watt-hours by the power in watts and take off 15 percent: 100 watt-hours run a 65-watt projector for 1.3 hours. Batteries hold less in the cold. For a long movie use an outlet or a power station of 300 watt-hours.',
  ),
  faq(
    'outdoor-brightness',
    'How bright does a projector need to be for the yard?',
    `For dusk and up to 80 inches, you need 500 ANSI lumens or more. For 120 inches before dark, you need 3,000 or more, which give ${whole(footLamberts(3000, 120))} foot-lamberts. Half an hour after sunset (40 minutes in the north in June) the sky hardly matters, and 900 lumens on 100 inches give you ${whole(footLamberts(900, 100))}.`,
  ),
  faq(
    'outdoor-rain',
    'Can the projector stay outside overnight?',
    "No. Under a clear sky, dew settles on anything left outside, even under a cover, and it often starts before midnight. Carry the projector in while it's warm. A projector on a terrace needs an enclosure with its own fan and filter, and the screen needs a cover.",
  ),
  faq(
    'bluetooth-delay',
    'Why is the sound behind the picture over Bluetooth?',
    "Bluetooth compresses the sound, sends it and unpacks it, which takes 0.1 to 0.3 seconds. Some projectors delay the picture to match, but don't count on it. A delay setting on the player makes it worse, because it delays the sound even more. With a cable from the analog output, or from the player to the speakers, there is no delay.",
  ),
  faq(
    'hdmi-length',
    'How long can an HDMI cable be?',
    'Passive copper carries 4K at 60 frames over 10 to 25 feet, depending on the cable, and the full 48 gigabits of HDMI 2.1 over 10 to 16. For the full rate, look for the certified Ultra High Speed label. For longer runs use an optical cable, which reaches 50 feet and more and fits in a cable channel. It only works one way: the end marked Display goes to the projector.',
  ),
  faq(
    'blur',
    'Why is my projector picture blurry?',
    "Wait ten minutes for the lens to warm up, set keystone to zero, then focus on small text in the middle. If only one side is soft, the projector isn't square to the wall. If all of it stays soft, check the resolution the player sends, and only then wipe the lens with a dry microfiber cloth.",
  ),
  faq(
    'no-sound',
    'Why is there no sound from my projector?',
    'First see where the sound is going. It may be playing on a Bluetooth speaker in another room, and many home-cinema models have no speaker of their own. Set the source to PCM stereo. With a sound bar, use the port labeled ARC or eARC. For ARC, also switch CEC on at both ends. With a streaming stick, look in the sound menu of the stick.',
  ),
  faq(
    'no-signal',
    'Why does my projector say "no signal"?',
    "Choose the right input, unplug the HDMI cable at both ends for ten seconds, and switch on the projector before the player. If a short cable works, the long one is at fault. If 1080p works and 4K doesn't, the cable or the port is too slow. Splitters without HDCP show menus but no movies.",
  ),
  faq(
    'lamp-change',
    'When should I change the lamp?',
    `When the picture is too dim for you. Lamps are rated for 2,000 to 5,000 hours and have lost about half their light by then. If a 100-inch picture is down from ${whole(footLamberts(2000, 100))} foot-lamberts to ${whole(footLamberts(1000, 100))}, it may do for another year in a dark room. Change the lamp right away if it flickers.`,
  ),
];
