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
    'We set it up in the yard most Fridays now. The kids ask for it, and the neighbors come over.',
  ),
  quote(
    'shelf',
    'Marcus, Leeds',
    'Home-cinema lamp projector',
    'I checked my shelf with the calculator before I drilled, and it was four inches too close. Glad I did.',
  ),
  quote(
    'paint',
    'Ines, Porto',
    'Ultra short throw laser TV',
    'I painted the wall around the screen gray, like you said. Night scenes look so much better.',
  ),
  quote(
    'racing',
    'Tom, Austin',
    '4K gaming projector',
    "Racing games feel totally different on a picture this size, and I don't notice any lag.",
  ),
  quote(
    'kids',
    'Aiko, Osaka',
    'Budget portable projector',
    "The kids can set it up by themselves. It was cheap enough that I don't worry about it.",
  ),
  quote(
    'quiet',
    'Ruth, Galway',
    '4K laser home theater',
    "It's really quiet. My old one was so loud that I had to turn up the sound.",
  ),
];
