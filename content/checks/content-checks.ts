import { contrastFigures } from './contrast-figures.ts';
import { counts } from './counts.ts';
import { documents } from './documents.ts';
import { duskFigures } from './dusk-figures.ts';
import { factFigures } from './fact-figures.ts';
import { guides } from './guides.ts';
import { keystoneFigures } from './keystone-figures.ts';
import { lengths } from './lengths.ts';
import { links } from './links.ts';
import { pictures } from './pictures.ts';
import { poleFigures } from './pole-figures.ts';
import { prose } from './prose.ts';
import { ratings } from './samples.ts';
import type { Check } from './seed.ts';
import { sentenceFigures } from './sentence-figures.ts';
import { spelling } from './spelling.ts';
import { tableFigures } from './table-figures.ts';
import { typography } from './typography.ts';

/** Everything that is checked beside the schema, by the name under which it is reported. */
export const CONTENT_CHECKS: Readonly<Record<string, Check>> = {
  documents,
  counts,
  lengths,
  guides,
  'figures of tables': tableFigures,
  'figures of sentences': sentenceFigures,
  'figures of keystone': keystoneFigures,
  'figures of contrast': contrastFigures,
  'figures of dusk': duskFigures,
  'figures of the pole': poleFigures,
  facts: factFigures,
  links,
  pictures,
  ratings,
  typography,
  spelling,
  prose,
};
