/** What to make of a model, from its law and its light, in one sentence. */
import { looksGood, type RoomLight } from '@lumen-throw/throw/room-light';
import { NEAR } from '../../../shared/format/length-format.ts';
import type { ProjectorFacts } from '../../../shared/projectors/projector-facts.ts';
import { distanceText } from '../../../shared/projectors/reach-texts.ts';
import { lightVerdicts } from '../light-verdicts.ts';
import { VERDICT_TEXTS } from './verdict-texts.ts';

type Facts = Pick<ProjectorFacts, 'lens' | 'distances' | 'offered' | 'light' | 'nativeContrast'>;

/** The lights of a living room, the brightest first. */
const INDOORS = ['open', 'daylight', 'living', 'dark'] as const satisfies readonly RoomLight[];

function roomText({ lens, distances }: Facts): string | null {
  if (!lens || !distances) return null;
  const nearest = distanceText(lens, { min: distances.min, max: distances.min }, 'ft');
  return distances.max < NEAR ? VERDICT_TEXTS.nearWall(nearest) : VERDICT_TEXTS.from(nearest);
}

function lightText(facts: Facts): string | null {
  const verdicts = lightVerdicts(facts);
  if (verdicts.length === 0) return null;
  const isGood = (light: RoomLight) =>
    verdicts.some((each) => each.light === light && looksGood(each.verdict));
  const brightest = INDOORS.find(isGood);
  if (brightest) return VERDICT_TEXTS.upTo[brightest];
  const isNearly = verdicts.some(({ light, verdict }) => light === 'dark' && verdict === 'nearly');
  return isNearly ? VERDICT_TEXTS.littleDim : VERDICT_TEXTS.tooDim;
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
