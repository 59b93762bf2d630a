import { feet, footLamberts, inches, whole, width } from '../figures.ts';
import { faq } from './faq.ts';

/** The six questions of the home page, in their order. */
export const homeFaqs = [
  faq(
    'brightness',
    'How many lumens do I need?',
    `In a dark room 1,000 to 2,000 lumens fill 100 inches with ease. A living room with a lamp on wants 2,000 to 3,000, and an evening outdoors that has not gone fully dark 3,000 or more. At dusk in the yard, 500 ANSI lumens are enough for 80 inches, where they give ${whole(footLamberts(500, 80))} foot-lamberts; a cinema shows films at about 16.`,
  ),
  faq(
    'throw-distance',
    'How far from the screen does the projector go?',
    `Multiply the width of the picture by the throw ratio. A 100-inch screen is ${inches(width(100))} inches wide; with a throw ratio of 1.2 the lens stands ${inches(1.2 * width(100))} inches away, which is ${feet(1.2 * width(100))} feet. The throw calculator does it for any size and lens.`,
  ),
  faq(
    'wall-or-screen',
    'Do I need a screen, or does a wall do?',
    'A smooth, matte, light wall does well to begin with. A screen adds flatness, a black border that makes the picture look brighter, and no texture in white scenes. Buy the projector first and the screen when the wall starts to bother you.',
  ),
  faq(
    'lamp-life',
    'How long does the light last?',
    `A lamp runs for 2,000 to 5,000 hours and is changed at home in ten minutes. Laser light lasts 20,000 to 30,000 hours: at two hours an evening that is more than ${Math.floor(20_000 / 730)} years, so it outlives the rest of the machine.`,
  ),
  faq(
    'daylight',
    'Can I watch during the day?',
    'With the curtains drawn, yes. Against open windows only a bright laser with an ambient-light-rejecting screen holds up, and even then black becomes gray. Plan for the evening, or plan for curtains.',
  ),
  faq(
    'budget',
    'What do I get for my money?',
    'From $100 to $300 a small picture in a dark room. From $300 to $800 a real film night, with autofocus and streaming. From $800 up, brightness for lit rooms, 4K, a zoom that forgives the wrong shelf, and laser light.',
  ),
];
