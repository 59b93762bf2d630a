import styled from 'styled-components';
import { theme } from '../../../../shared/design/theme.ts';
import { FACT_TEXTS } from '../../../../shared/projectors/fact-texts.ts';
import type { ProjectorFacts } from '../../../../shared/projectors/projector-facts.ts';

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  width: 100%;
  border-block: 1px solid ${theme.color.line};

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

/** The figures that one asks for first, each with whose it is. */
export function KeyFacts({ facts }: { facts: ProjectorFacts }) {
  const { brightness, distances, sharpness, lightSource, weight } = facts;
  const cells = [
    {
      name: FACT_TEXTS.brightness,
      value: brightness && FACT_TEXTS.lumens(brightness.value),
      note: brightness && FACT_TEXTS.evidence[brightness.kind],
    },
    {
      name: FACT_TEXTS.distance,
      value: distances && FACT_TEXTS.distances(distances),
      note: distances && FACT_TEXTS.meters(distances),
    },
    { name: FACT_TEXTS.picture, value: sharpness && FACT_TEXTS.sharpness[sharpness], note: null },
    { name: FACT_TEXTS.lightSource, value: lightSource && FACT_TEXTS.lightSources[lightSource], note: null },
    { name: FACT_TEXTS.weight, value: weight && FACT_TEXTS.kilograms(weight), note: null },
  ].filter(({ value }) => value);
  if (cells.length === 0) return null;
  return (
    <Row>
      {cells.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note ? <small>{note}</small> : null}
          </dd>
        </div>
      ))}
    </Row>
  );
}
