import type { Setup } from '@lumen-throw/domain/setup';
import { locationOf } from '../gallery/setup-words.ts';

/** Small letters without accents, so that 'ines' finds 'Inês'. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** The setups whose title, place or member holds every word of a search; all of them for an empty one. */
export function searchSetups(setups: readonly Setup[], search: string): readonly Setup[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return setups;
  return setups.filter((setup) => {
    const text = plain(`${setup.title} ${locationOf(setup)} ${setup.user_display_name}`);
    return words.every((word) => text.includes(word));
  });
}
