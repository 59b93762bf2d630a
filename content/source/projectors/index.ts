import { PROJECTOR_KINDS } from '@lumen-throw/domain/projector';
import { anker } from './anker.ts';
import { awolVision } from './awol-vision.ts';
import { benq } from './benq.ts';
import { epson } from './epson.ts';
import { formovie } from './formovie.ts';
import { hisense } from './hisense.ts';
import { jmgo } from './jmgo.ts';
import { jvc } from './jvc.ts';
import { lg } from './lg.ts';
import { optoma } from './optoma.ts';
import { others } from './others.ts';
import type { ProjectorSource } from './projector.ts';
import { samsung } from './samsung.ts';
import { sony } from './sony.ts';
import { viewSonic } from './viewsonic.ts';
import { xgimi } from './xgimi.ts';
import { xiaomi } from './xiaomi.ts';

const brands = [
  epson,
  sony,
  jvc,
  benq,
  optoma,
  lg,
  viewSonic,
  xgimi,
  hisense,
  formovie,
  awolVision,
  samsung,
  xiaomi,
  anker,
  jmgo,
  others,
];

/** Place of the model's kind, home theater first. */
function kindRank({ kind }: ProjectorSource): number {
  return PROJECTOR_KINDS.findIndex(({ value }) => value === kind);
}

/** The year that a source gives, 0 where none does. */
function sourcedYear({ numbers }: ProjectorSource): number {
  return numbers?.year?.[0]?.value ?? 0;
}

/**
 * The catalogue: home theater first; inside of a kind the newest first as far as a source gives the
 * year, then the others, in the order of their brands' files.
 */
export const projectorSources: ProjectorSource[] = brands
  .flat()
  .toSorted((one, other) => kindRank(one) - kindRank(other) || sourcedYear(other) - sourcedYear(one));
