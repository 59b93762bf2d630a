import type { LensBasis } from '@lumen-throw/throw/lens';
import { siteTexts } from '../site-texts/site-texts.ts';

/** What a distance is from, in a word or two beside it. */
export const BASIS_TEXTS = siteTexts('distance-basis', {
  table: "from its maker's table",
  formula: "from its maker's formula",
  'relayed rows': 'from quoted distances',
  "seller's table": "from a seller's table",
  'one distance': 'from one printed distance',
  ratio: 'computed from its throw ratio',
} satisfies Record<LensBasis, string>);
