import type { SeedDocument } from './document.ts';

/** A quote of the seed is invented, and therefore always marked as a sample. */
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
    'Gray paint. I would never have thought of gray paint. The blacks came back.',
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
