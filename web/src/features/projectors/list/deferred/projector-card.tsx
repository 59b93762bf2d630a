import { projectorHref } from '@lumen-throw/domain/site-paths';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { media, theme } from '../../../../shared/design/theme.ts';
import { Eyebrow, Heading } from '../../../../shared/design/type.tsx';
import { kindTitle } from '../../../../shared/projectors/best-figures.ts';
import { FACT_TEXTS } from '../../../../shared/projectors/fact-texts.ts';
import type { ProjectorFacts } from '../../../../shared/projectors/projector-facts.ts';
import type { ProjectorSummary } from '../../../../shared/projectors/projector-query.ts';
import { CabinetDrawing } from '../../cabinet-drawing.tsx';

/** On a phone the drawing stands beside the words, so that more models fit on a screen. */
const Frame = styled.article`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);

  > :first-child {
    aspect-ratio: auto;
  }

  ${media.small} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      aspect-ratio: 2.2;
    }
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${theme.space.s};
  align-content: start;
  padding: ${theme.space.m};

  a {
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.3rem ${theme.space.m};
  font-size: ${theme.size.small};
  line-height: 1.4;

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }

  dt {
    color: ${theme.color.inkSoft};
  }

  dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
    white-space: nowrap;
  }
`;

interface ProjectorCardProps {
  projector: ProjectorSummary;
  facts: ProjectorFacts;
}

/** A projector of the list: its name, and the figures that one compares first. */
export function ProjectorCard({ projector, facts }: ProjectorCardProps) {
  const { brightness, distances, sharpness, lightSource, weight } = facts;
  const rows = [
    {
      name: FACT_TEXTS.brightness,
      value: brightness && FACT_TEXTS.lumens(brightness.value),
      note: brightness && FACT_TEXTS.evidence[brightness.kind],
    },
    { name: FACT_TEXTS.distance, value: distances && FACT_TEXTS.distances(distances), note: null },
    { name: FACT_TEXTS.picture, value: sharpness && FACT_TEXTS.sharpness[sharpness], note: null },
    { name: FACT_TEXTS.lightSource, value: lightSource && FACT_TEXTS.lightSources[lightSource], note: null },
    { name: FACT_TEXTS.weight, value: weight && FACT_TEXTS.kilograms(weight), note: null },
  ];
  return (
    <Frame>
      <CabinetDrawing kind={projector.kind} kilograms={weight} />
      <Body>
        <Eyebrow>{kindTitle(projector.kind)}</Eyebrow>
        <Heading as="h2" $size="h4">
          <Link to={projectorHref(projector.slug ?? '')}>{facts.name}</Link>
        </Heading>
        <Facts>
          {rows.map(({ name, value, note }) =>
            value ? (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {value} {note ? <small>{note}</small> : null}
                </dd>
              </div>
            ) : null,
          )}
        </Facts>
      </Body>
    </Frame>
  );
}
