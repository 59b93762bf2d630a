import type { SeedDocument } from './document.ts';

function faq(id: string, question: string, answer: string): SeedDocument {
  return { _id: `faq-${id}`, _type: 'faq', question, answer };
}

export const faqs: SeedDocument[] = [
  faq(
    'brightness',
    'How many lumens do I need?',
    'In a dark room 1,000 to 2,000 lumens fill 100 inches with ease. A living room with a lamp on wants 2,000 to 3,000, and an evening outdoors that has not gone fully dark 3,000 or more. At dusk in the yard, 500 ANSI lumens are enough for 80 inches.',
  ),
  faq(
    'throw-distance',
    'How far from the screen does the projector go?',
    'Multiply the width of the picture by the throw ratio. A 100 inch screen is 87 inches wide; with a throw ratio of 1.2 the lens stands 105 inches away, a little under 9 feet. The throw calculator does it for any size and model.',
  ),
  faq(
    'wall-or-screen',
    'Do I need a screen, or does a wall do?',
    'A smooth, matte, light wall does well to begin with. A screen adds flatness, a black border that makes the picture look brighter, and no texture in white scenes. Buy the projector first and the screen when the wall starts to bother you.',
  ),
  faq(
    'lamp-life',
    'How long does the light last?',
    'A lamp runs for 2,000 to 5,000 hours and is changed at home in ten minutes. Laser light lasts 20,000 to 30,000 hours: at two hours an evening that is more than 27 years, so it outlives the rest of the machine.',
  ),
  faq(
    'daylight',
    'Can I watch during the day?',
    'With the curtains drawn, yes. Against open windows only a bright laser with an ambient-light-rejecting screen holds up, and even then black becomes grey. Plan for the evening, or plan for curtains.',
  ),
  faq(
    'budget',
    'What do I get for my money?',
    'From $100 to $300 a small picture in a dark room. From $300 to $800 a real film night, with autofocus and streaming. From $800 up, brightness for lit rooms, 4K, a zoom that forgives the wrong shelf, and laser light.',
  ),
];

function quote(id: string, author: string, product: string, text: string): SeedDocument {
  return { _id: `quote-${id}`, _type: 'customerQuote', text, author, rating: 5, product, sample: true };
}

export const quotes: SeedDocument[] = [
  quote(
    'yard',
    'Dana, Ohio',
    'Portable smart projector',
    'We stopped going out on Fridays. The yard is better, and the snacks are ours.',
  ),
  quote(
    'shelf',
    'Marcus, Leeds',
    'Home-cinema lamp projector',
    'The calculator told me the shelf was wrong before I drilled. It was off by a hand.',
  ),
  quote(
    'paint',
    'Ines, Porto',
    'Ultra short throw laser TV',
    'Grey paint. I would never have thought of grey paint. The blacks came back.',
  ),
  quote(
    'racing',
    'Tom, Austin',
    '4K gaming projector',
    'First time a racing game made me lean into a corner with my whole body.',
  ),
  quote(
    'kids',
    'Aiko, Osaka',
    'Budget portable projector',
    'The children build the cinema themselves now. I am only asked to bring popcorn.',
  ),
  quote(
    'quiet',
    'Ruth, Galway',
    '4K laser home theater',
    'I forget that it is on. Then the picture starts and I forget everything else.',
  ),
];
