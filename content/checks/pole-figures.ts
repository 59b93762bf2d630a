/** The pole of a ceiling mount: the guide's example, worked out from the guide's own sentences, and the mount on our list. */
import { blockText, isBlock, objectsOfType, type Check, type Seed } from './seed.ts';

const GUIDE = 'article-projector-placement-guide';
const MOUNT = 'product-mount-ceiling';
const DIAGONAL = 100;
const HEIGHT = (DIAGONAL * 9) / Math.hypot(16, 9);

const EXAMPLE =
  /the lens hangs (\d+) inches above the floor\. It sits about (\d+) inches below the plate of the mount\. Under a ceiling of (\d+) inches the pole is (\d+) inches long, under one of (\d+) inches it is (\d+)\./;

function numberIn(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1]);
}

function texts(seed: Seed): { running: string; example: string } {
  const body = (seed.byId.get(GUIDE)?.['body'] ?? []) as unknown[];
  const example = objectsOfType(body, 'callout').find(
    ({ title }) => title === 'How long must the pole be?',
  )?.['text'];
  return {
    running: body.filter(isBlock).map(blockText).join('\n'),
    example: typeof example === 'string' ? example : '',
  };
}

/** The lens, the pole and the mount agree. */
export const poleFigures: Check = (seed) => {
  const { running, example } = texts(seed);
  const found = EXAMPLE.exec(example);
  if (!found) return [`${GUIDE}: has no example of the pole's length; was it reworded?`];
  const [lens = 0, plate = 0, low = 0, lowPole = 0, high = 0, highPole = 0] = found.slice(1).map(Number);
  const eyes = numberIn(running, /Seated eyes are about (\d+) inches above the floor/);
  const offset = numberIn(running, /With an offset of (\d+) percent and a 100-inch screen/) / 100;
  // The eyes meet the lower third, and a hanging lens is above the upper edge by the offset.
  const lensOfSentences = Math.round(eyes - HEIGHT / 3 + HEIGHT + offset * HEIGHT);
  const features = ((seed.byId.get(MOUNT)?.['features'] ?? []) as string[]).join('\n');
  const drop = /Drops (\d+) to (\d+) inches/.exec(features);
  const fits = [lowPole, highPole].some((pole) => pole >= Number(drop?.[1]) && pole <= Number(drop?.[2]));
  return [
    ...(lens === lensOfSentences
      ? []
      : [`${GUIDE}: the lens hangs ${lens} inches high, not ${lensOfSentences}`]),
    ...[
      [low, lowPole],
      [high, highPole],
    ].flatMap(([ceiling = 0, pole]) =>
      pole === ceiling - lens - plate
        ? []
        : [
            `${GUIDE}: under ${ceiling} inches the pole is ${String(pole)} inches, not ${ceiling - lens - plate}`,
          ],
    ),
    ...(fits ? [] : [`${GUIDE}: ${MOUNT} can be set to neither of the poles`]),
  ];
};
