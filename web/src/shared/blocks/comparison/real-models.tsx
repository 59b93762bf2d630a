import { priceTitle } from '@lumen-throw/domain/figures';
import { PATHS, projectorHref } from '@lumen-throw/domain/site-paths';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { compact } from '../../content/compact.ts';
import { LinkButton } from '../../design/button.tsx';
import { media, theme } from '../../design/theme.ts';
import { Small } from '../../design/type.tsx';
import { kindTitle, sharpnessOf } from '../../projectors/best-figures.ts';
import { FACT_TEXTS } from '../../projectors/fact-texts.ts';
import { projectorLight } from '../../projectors/known-light.ts';
import { marketFacts } from '../../projectors/market-facts.ts';
import { projectorName } from '../../projectors/projector-name.ts';
import type { SectionContent } from '../blocks-query.ts';
import { REAL_MODELS_TEXTS } from './real-models-texts.ts';

const Panel = styled.div`
  display: grid;
  gap: ${theme.space.m};
  justify-items: start;
`;

const List = styled.ul`
  width: 100%;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  list-style: none;
`;

const Model = styled.li`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space.xxs} ${theme.space.s};
  align-items: baseline;
  padding: ${theme.space.s} ${theme.space.m};
  line-height: 1.35;

  & + & {
    border-top: 1px solid ${theme.color.line};
  }

  > :first-child {
    grid-column: 1 / -1;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    color: inherit;
    font-weight: 600;

    ${media.touch} {
      min-height: ${theme.target};
    }
  }

  small {
    display: block;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
  }

  ${media.medium} {
    grid-template-columns: 2fr repeat(3, minmax(0, 1fr));

    > :first-child {
      grid-column: auto;
    }
  }
`;

/** The latest real models and the way to all of them; nothing where the catalogue is empty. */
export function RealModels({ section }: { section: SectionContent<'comparison'> }) {
  const models = compact(section.models);
  const all = section.modelCount ?? 0;
  if (models.length === 0) return null;
  return (
    <Panel>
      <Small>{REAL_MODELS_TEXTS.intro(models.length, all)}</Small>
      <List role="list">
        {models.map((model) => {
          const { movie } = projectorLight(model.brightness);
          const sharpness = sharpnessOf(model);
          const { year, priceClass } = marketFacts(model);
          return (
            <Model key={model._id}>
              <div>
                <Link to={projectorHref(model.slug ?? '')}>{projectorName(model)}</Link>
                <small>{[kindTitle(model.kind), year].filter(Boolean).join(', ')}</small>
              </div>
              <div>
                <small>{REAL_MODELS_TEXTS.picture}</small>
                {sharpness ? FACT_TEXTS.sharpness[sharpness] : REAL_MODELS_TEXTS.unknown}
              </div>
              <div>
                <small>{REAL_MODELS_TEXTS.light}</small>
                {movie ? FACT_TEXTS.lumens(Math.round(movie.lumens)) : REAL_MODELS_TEXTS.unknown}
              </div>
              <div>
                <small>{REAL_MODELS_TEXTS.price}</small>
                {priceTitle(priceClass) ?? REAL_MODELS_TEXTS.unknown}
              </div>
            </Model>
          );
        })}
      </List>
      <LinkButton to={PATHS.projectors} $kind="quiet">
        {REAL_MODELS_TEXTS.all(all)}
      </LinkButton>
    </Panel>
  );
}
