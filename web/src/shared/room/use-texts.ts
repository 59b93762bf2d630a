import { siteTexts } from '../site-texts/site-texts.ts';
import type { Use } from './wishes.ts';

/** What a projector is for. */
export const USE_TEXTS = siteTexts('uses', {
  movies: 'Movies',
  games: 'Games',
  sports: 'Sports',
  outdoors: 'Outdoors',
  travel: 'Carrying it around',
} satisfies Record<Use, string>);
