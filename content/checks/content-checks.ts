import { counts } from './counts.ts';
import { factFigures } from './fact-figures.ts';
import { guides } from './guides.ts';
import { lengths } from './lengths.ts';
import { links } from './links.ts';
import { pictures } from './pictures.ts';
import { ratings, samples } from './samples.ts';
import type { Check } from './seed.ts';
import { sentenceFigures } from './sentence-figures.ts';
import { spelling } from './spelling.ts';
import { tableFigures } from './table-figures.ts';
import { typography } from './typography.ts';

/** Everything that is checked beside the schema, by the name under which it is reported. */
export const CONTENT_CHECKS: Readonly<Record<string, Check>> = {
  counts,
  lengths,
  guides,
  'figures of tables': tableFigures,
  'figures of sentences': sentenceFigures,
  facts: factFigures,
  links,
  pictures,
  samples,
  ratings,
  typography,
  spelling,
};
