import styled from 'styled-components';
import { theme } from '../../../shared/design/theme.ts';
import { Small, TitleGroup } from '../../../shared/design/type.tsx';
import type { EvidenceMeasure } from './evidence-measure.ts';
import { MODEL_TEXTS } from './texts.ts';

/** Filled as far as figures are known. */
const Bar = styled.div<{ $known: number }>`
  max-width: 26rem;
  height: 0.5rem;
  background: linear-gradient(
    90deg,
    ${theme.color.good} ${({ $known }) => 100 * $known}%, ${theme.color.line} 0
  );
`;

/** How complete and how old the evidence is, above the figures. */
export function EvidenceLine({ measure: { known, all, days, undated } }: { measure: EvidenceMeasure }) {
  return (
    <TitleGroup>
      <Bar $known={known / all} />
      <Small>
        {MODEL_TEXTS.evidence(known, all, days)} {undated > 0 ? MODEL_TEXTS.undated(undated) : null}
      </Small>
    </TitleGroup>
  );
}
