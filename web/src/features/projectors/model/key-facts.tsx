import styled from 'styled-components';
import { media, theme } from '../../../shared/design/theme.ts';
import { FACT_TEXTS } from '../../../shared/projectors/fact-texts.ts';
import type { ProjectorFacts } from '../../../shared/projectors/projector-facts.ts';
import type { ProjectorSummary } from '../../../shared/projectors/projector-query.ts';
import { VisuallyHidden } from '../../../shared/design/visually-hidden.tsx';
import { keyFigures, TOP_FIELDS } from '../key-figures.ts';
import { BASIS_TEXTS } from '../../../shared/projectors/basis-texts.ts';
import { MODEL_TEXTS } from './texts.ts';

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  width: 100%;
  border-block: 1px solid ${theme.color.line};

  ${media.small} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  > div {
    padding: ${theme.space.s} ${theme.space.s} ${theme.space.s} 0;
  }

  dt,
  small {
    display: block;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
    line-height: 1.4;
  }

  dd {
    font: 400 ${theme.size.h4} / 1.25 ${theme.font.display};
  }

  small {
    font-family: ${theme.font.text};
  }
`;

interface KeyFactsProps {
  projector: ProjectorSummary;
  facts: ProjectorFacts;
}

/** Eight figures in fixed places, a dash for what nobody has entered yet; the distance in meters, too, and what it is from. */
export function KeyFacts({ projector, facts }: KeyFactsProps) {
  const { lens, distances } = facts;
  return (
    <Row>
      {keyFigures(projector, facts, TOP_FIELDS).map(({ field, name, value, note }) => (
        <div key={field}>
          <dt>{name}</dt>
          <dd>
            {value ?? (
              <>
                <span aria-hidden="true">–</span>
                <VisuallyHidden>{MODEL_TEXTS.missing}</VisuallyHidden>
              </>
            )}
            {note ? <small>{note}</small> : null}
            {field === 'distance' && lens && distances ? (
              <small>
                {FACT_TEXTS.meters(lens, distances)}, {BASIS_TEXTS[lens.basis]}
              </small>
            ) : null}
          </dd>
        </div>
      ))}
    </Row>
  );
}
