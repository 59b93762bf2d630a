import { comparisonHref } from '@lumen-throw/domain/site-paths';
import styled from 'styled-components';
import { Button, LinkButton } from '../../shared/design/button.tsx';
import { PageWidth } from '../../shared/design/page-width.tsx';
import { media, theme } from '../../shared/design/theme.ts';
import { useChosenModels } from './chosen-models.ts';
import { COMPARE_BAR_TEXTS } from './compare-texts.ts';
import { DOT } from '../../shared/design/dot.ts';
import { focusBefore } from '../../shared/controls/focus-before.ts';

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 5;
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.xs} ${theme.space.m};
    padding-block: ${theme.space.s};
  }

  p {
    flex: 1 1 14rem;
    font-size: ${theme.size.small};
  }

  ${media.print} {
    display: none;
  }
`;

/** The models that are chosen to compare, and the way there; nothing while none is. */
export function ChosenModelsBar() {
  const [chosen, choose] = useChosenModels();
  if (chosen.length === 0) return null;
  return (
    <Bar role="region" aria-label={COMPARE_BAR_TEXTS.chosen}>
      <PageWidth>
        <p role="status">{chosen.map(({ name }) => name).join(DOT)}</p>
        {chosen.length > 1 ? (
          <LinkButton to={comparisonHref(chosen.map(({ slug }) => slug))} $small>
            {COMPARE_BAR_TEXTS.compareChosen(chosen.length)}
          </LinkButton>
        ) : (
          <span>{COMPARE_BAR_TEXTS.compareChosen(chosen.length)}</span>
        )}
        <Button
          $kind="quiet"
          $small
          onClick={(event) => {
            focusBefore(event);
            choose(() => []);
          }}
        >
          {COMPARE_BAR_TEXTS.clearChosen}
        </Button>
      </PageWidth>
    </Bar>
  );
}
