import styled from 'styled-components';
import { theme } from '../../../shared/design/theme.ts';
import { Small } from '../../../shared/design/type.tsx';
import type { EvidenceMeasure } from './evidence-measure.ts';
import { MODEL_TEXTS } from './texts.ts';

const Line = styled.div`
  display: grid;
  gap: ${theme.space.xs};
`;

/** A part for each figure, so that a glance tells how many are missing. */
const Parts = styled.div`
  display: flex;
  gap: 2px;
  max-width: 26rem;

  i {
    flex: 1;
    height: 0.5rem;
    border-radius: 2px;
    background: ${theme.color.line};
  }

  i[data-known] {
    background: ${theme.color.good};
  }
`;

/** How complete and how old the evidence is, above the figures. */
export function EvidenceLine({ measure: { known, all, days, undated } }: { measure: EvidenceMeasure }) {
  return (
    <Line>
      <Parts aria-hidden="true">
        {Array.from({ length: all }, (_, part) => (
          <i key={part} data-known={part < known ? '' : undefined} />
        ))}
      </Parts>
      <Small>
        {MODEL_TEXTS.evidence(known, all, days)} {undated > 0 ? MODEL_TEXTS.undated(undated) : null}
      </Small>
    </Line>
  );
}
