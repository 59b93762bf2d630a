import styled from 'styled-components';
import { media, theme } from '../../../shared/design/theme.ts';
import type { FormulaSource } from '../sources-texts.ts';
import { ROOM_TEXTS } from '../room/room-texts.ts';

const Details = styled.details`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  line-height: 1.5;

  summary {
    width: fit-content;
    padding-block: 0.5rem;
    color: ${theme.color.accent};
    font-weight: 550;
    cursor: pointer;
  }

  dl {
    display: grid;
    gap: ${theme.space.s};
    padding-block: 0.2rem ${theme.space.xs};
  }

  dt {
    color: ${theme.color.ink};
    font-weight: 550;
  }

  /* Nothing can be opened on paper. */
  &:not([open]) {
    ${media.print} {
      display: none;
    }
  }
`;

interface SourcesProps {
  /** What the formulas are about; read out with the switch. */
  about: string;
  sources: readonly FormulaSource[];
}

/** Formulas and where they come from, shown on request. */
export function Sources({ about, sources }: SourcesProps) {
  return (
    <Details>
      <summary aria-label={`${ROOM_TEXTS.sources}: ${about}`}>{ROOM_TEXTS.sources}</summary>
      <dl>
        {sources.map(({ formula, text }) => (
          <div key={formula}>
            <dt>{formula}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Details>
  );
}
