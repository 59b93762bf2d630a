import type { LensKind } from '@lumen-throw/throw/lens';
import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of the diagram. */
export const DIAGRAM_TEXTS = siteTexts('diagram', {
  title: 'Setup diagram, from the side and to scale',
  description: (diagonal: string, distance: string, seats: string) =>
    `A ${diagonal} screen on the left, the lens ${distance} away from it, seats at ${seats}.`,
  /** What the stretch is in which the lens may stand. */
  ranges: {
    zoom: 'zoom range',
    fixed: 'place of the lens',
    spread: 'by model',
    open: 'known place of the lens',
  } satisfies Record<LensKind, string>,
  seats: { thxBest: 'THX', smpteLeast: 'SMPTE' },
});
