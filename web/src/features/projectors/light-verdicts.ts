/** How the 100-inch picture of a model looks in each named light. */
import { roomBrightness, type RoomBrightness } from '@lumen-throw/throw/room-fit';
import type { RoomLight } from '@lumen-throw/throw/room-light';
import { REFERENCE_DIAGONAL, type ListedFacts } from '../../shared/projectors/listed-facts.ts';
import { LIGHT_CHOICES } from '../../shared/room-light/light-name.ts';

type Facts = Pick<ListedFacts, 'lens' | 'light' | 'nativeContrast'>;

/** How its 100-inch picture looks in a light, on a white screen of gain 1. */
export interface LightVerdict extends Pick<RoomBrightness, 'verdict' | 'contrast'> {
  light: RoomLight;
}

/** The verdict for a named light; null where nobody says how bright the model is. */
export function lightVerdict(
  { light: { movie }, lens, nativeContrast }: Facts,
  light: RoomLight,
): LightVerdict | null {
  if (!movie) return null;
  const { verdict, contrast } = roomBrightness(
    { lumens: movie.lumens, native: nativeContrast },
    lens?.chip ?? '16:9',
    { diagonal: REFERENCE_DIAGONAL, aspect: '16:9', gain: 1, light },
  );
  return { light, verdict, contrast };
}

/** The verdict for each named light; none where nobody says how bright the model is. */
export function lightVerdicts(facts: Facts): LightVerdict[] {
  return LIGHT_CHOICES.flatMap((light) => lightVerdict(facts, light) ?? []);
}
