/** What to make of a model, from its law and its light: one sentence, and a verdict for each named light. */
import { roomBrightness, type RoomBrightness } from '@lumen-throw/throw/room-fit';
import { looksGood, type RoomLight } from '@lumen-throw/throw/room-light';
import { fineRangeText, NEAR } from '../../../shared/format/length-format.ts';
import { REFERENCE_DIAGONAL } from '../../../shared/projectors/listed-facts.ts';
import type { ProjectorFacts } from '../../../shared/projectors/projector-facts.ts';
import { LIGHT_CHOICES } from '../../../shared/room-light/light-name.ts';
import { VERDICT_TEXTS } from './verdict-texts.ts';

type Facts = Pick<ProjectorFacts, 'lens' | 'distances' | 'light' | 'nativeContrast'>;

/** How its 100-inch picture looks in a light, on a white screen of gain 1. */
export interface LightVerdict extends Pick<RoomBrightness, 'verdict' | 'contrast'> {
  light: RoomLight;
}

/** The verdict for each named light; none where nobody says how bright it is. */
export function lightVerdicts({ light: { movie }, lens, nativeContrast }: Facts): LightVerdict[] {
  if (!movie) return [];
  return LIGHT_CHOICES.map((light) => {
    const { verdict, contrast } = roomBrightness(
      { lumens: movie.lumens, native: nativeContrast },
      lens?.chip ?? '16:9',
      { diagonal: REFERENCE_DIAGONAL, aspect: '16:9', gain: 1, light },
    );
    return { light, verdict, contrast };
  });
}

/** The lights of a living room, the brightest first. */
const INDOORS = ['open', 'daylight', 'living', 'dark'] as const satisfies readonly RoomLight[];

function roomText({ lens, distances }: Facts): string | null {
  if (!lens || !distances) return null;
  const nearest = fineRangeText({ min: distances.min, max: distances.min }, 'ft');
  return distances.max < NEAR ? VERDICT_TEXTS.nearWall(nearest) : VERDICT_TEXTS.from(nearest);
}

function lightText(facts: Facts): string | null {
  const verdicts = lightVerdicts(facts);
  if (verdicts.length === 0) return null;
  const isGood = (light: RoomLight) =>
    verdicts.some((each) => each.light === light && looksGood(each.verdict));
  const brightest = INDOORS.find(isGood);
  return brightest ? VERDICT_TEXTS.upTo[brightest] : VERDICT_TEXTS.tooDim;
}

/**
 * One sentence for a 100-inch picture: from where, and up to which light. Null where neither a distance
 * nor a brightness is known.
 */
export function modelSentence(facts: Facts): string | null {
  const parts = [roomText(facts), lightText(facts)].filter((part) => part !== null);
  if (parts.length === 0) return null;
  const sentence = parts.join('; ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
