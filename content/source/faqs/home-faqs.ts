import { contrastInLight, feet, footLamberts, inches, LUX, whole, width } from '../figures.ts';
import { faq } from './faq.ts';

/** The six questions of the home page, in their order. */
export const homeFaqs = [
  faq(
    'brightness',
    'How many lumens do I need?',
    `In a dark room 1,000 to 2,000 lumens easily fill 100 inches. A living room with a lamp on needs 2,000 to 3,000, and a large screen outdoors before dark needs 3,000 or more. At dusk in the yard, 500 ANSI lumens is enough for 80 inches, which then gets ${whole(footLamberts(500, 80))} foot-lamberts. The standard for digital cinemas is 14.`,
  ),
  faq(
    'throw-distance',
    'How far from the screen does the projector go?',
    `Multiply the width of the picture by the throw ratio. A 100-inch screen is ${inches(width(100))} inches wide; with a throw ratio of 1.2 the lens stands ${inches(1.2 * width(100))} inches away, or ${feet(1.2 * width(100))} feet. The throw calculator works it out for any size and lens.`,
  ),
  faq(
    'wall-or-screen',
    'Do I need a screen, or will a wall do?',
    'You can start with a smooth, matte, light-colored wall. A screen is flatter, shows no texture in white scenes, and has a black border to make the picture look brighter. Buy the projector first, and the screen when the wall starts to bother you.',
  ),
  faq(
    'lamp-life',
    'How long does the light last?',
    `A lamp runs for 2,000 to 5,000 hours, and you change it at home in ten minutes, once it has cooled for an hour. Laser light lasts 20,000 to 30,000 hours, usually counted until half the brightness is gone. At two hours an evening, it's good for more than ${Math.floor(20_000 / 730)} years.`,
  ),
  faq(
    'daylight',
    'Can I watch during the day?',
    `With the curtains drawn, yes. With open curtains, about ${LUX.open} lux, even 4,000 lumens on 100 inches reach only ${whole(contrastInLight(footLamberts(4000, 100), LUX.open))} to 1. A light-rejecting screen and indirect light help, but the picture still looks washed out. Get curtains, or watch in the evening.`,
  ),
  faq(
    'budget',
    'What do I get for my money?',
    'From $100 to $300 you get a small picture in a dark room. From $300 to $800 you get a real movie night, with autofocus and streaming. From $800 up you get 4K, laser light, enough brightness for lit rooms, and a zoom to reach the screen from the shelf you have.',
  ),
];
