import type { BrightnessVerdict } from '@lumen-throw/throw/room-light';
import { contrastText } from '../../../shared/room-light/contrast-text.ts';
import styled from 'styled-components';
import { theme } from '../../../shared/design/theme.ts';
import { Small } from '../../../shared/design/type.tsx';
import type { ProjectorFacts } from '../../../shared/projectors/projector-facts.ts';
import { lightName } from '../../../shared/room-light/light-name.ts';
import { ROOM_LIGHT_TEXTS } from '../../../shared/room-light/texts.ts';
import { lightVerdicts } from '../light-verdicts.ts';
import { VERDICT_TEXTS } from './verdict-texts.ts';

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5em;
    padding: 0.3em 0.9em;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.m};
    background: ${theme.color.surface};
    font-size: ${theme.size.tiny};
    line-height: 1.5;
  }

  li::before {
    content: '';
    width: 0.6em;
    height: 0.6em;
    border-radius: 50%;
    background: ${theme.color.glow};
  }

  [data-level='good']::before {
    background: ${theme.color.good};
  }

  [data-level='bad']::before {
    background: ${theme.color.bad};
  }

  small {
    color: ${theme.color.inkSoft};
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }
`;

const Section = styled.div`
  display: grid;
  gap: ${theme.space.xs};
`;

const LEVELS: Readonly<Record<BrightnessVerdict, 'good' | 'middle' | 'bad'>> = {
  right: 'good',
  bright: 'good',
  nearly: 'middle',
  thin: 'middle',
  dim: 'bad',
  foggy: 'bad',
};

/**
 * How its 100-inch picture looks in each named light: in words, in color, and by its contrast.
 */
export function VerdictChips({ facts }: { facts: ProjectorFacts }) {
  const verdicts = lightVerdicts(facts);
  if (verdicts.length === 0) return null;
  return (
    <Section>
      <Small>{VERDICT_TEXTS.heading}</Small>
      <Chips>
        {verdicts.map(({ light, verdict, contrast }) => (
          <li key={light} data-level={LEVELS[verdict]}>
            {lightName(light)}: <strong>{ROOM_LIGHT_TEXTS.short[verdict]}</strong>
            <small>{contrastText(contrast)}</small>
          </li>
        ))}
      </Chips>
    </Section>
  );
}
