/** How the 100-inch picture of a model looks in each named light. */
import { pictureDistances } from '@lumen-throw/throw/lens';
import { roomBrightness, type RoomBrightness } from '@lumen-throw/throw/room-fit';
import type { RoomLight } from '@lumen-throw/throw/room-light';
import { REFERENCE_DIAGONAL, type ListedFacts } from '../../shared/projectors/listed-facts.ts';
import { LIGHT_CHOICES } from '../../shared/room-light/light-name.ts';

type Facts = Pick<ListedFacts, 'lens' | 'light' | 'nativeContrast'>;

/**
 * Whether a model makes a 16:9 picture of a size: by the sizes that it's offered for, else by those that
 * distances are printed for. True where no source says; one printed distance says nothing of other sizes.
 */
export function isSizeOffered(
  { offered, lens }: Pick<ListedFacts, 'offered' | 'lens'>,
  diagonal: number,
): boolean {
  if (offered) return diagonal >= offered.min && diagonal <= offered.max;
  return (
    !lens || lens.basis === 'one distance' || pictureDistances(lens, { diagonal, aspect: '16:9' }) !== null
  );
}

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

/** The verdict for each named light; none where nobody says how bright the model is, or it makes no such picture. */
export function lightVerdicts(facts: Facts & Pick<ListedFacts, 'offered'>): LightVerdict[] {
  if (!isSizeOffered(facts, REFERENCE_DIAGONAL)) return [];
  return LIGHT_CHOICES.flatMap((light) => lightVerdict(facts, light) ?? []);
}
