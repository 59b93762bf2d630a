import styled from 'styled-components';
import { Button } from '../../../shared/design/button.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { useChosenModels, withModel, type ChosenModel } from '../chosen-models.ts';
import { MOST_COMPARED } from '../most-compared.ts';
import { MODEL_TEXTS } from './texts.ts';

const Toggle = styled(Button)`
  &[aria-pressed='true'] {
    border-color: ${theme.color.accent};
    background: ${theme.color.sunk};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
  }

  ${media.scriptless} {
    display: none;
  }
`;

/** Chooses the model of the page to be compared, or takes it back. */
export function CompareThis({ model }: { model: ChosenModel }) {
  const [models, choose] = useChosenModels();
  const isChosen = models.some(({ slug }) => slug === model.slug);
  return (
    <Toggle
      $kind="quiet"
      aria-pressed={isChosen}
      disabled={!isChosen && models.length >= MOST_COMPARED}
      onClick={() => choose((before) => withModel(before, model, !isChosen))}
    >
      {MODEL_TEXTS.compareThis}
    </Toggle>
  );
}
