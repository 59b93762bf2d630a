import type { CountdownParts } from '@lumen-throw/domain/site-calendar';
import { COUNTDOWN_TEXTS } from './texts.ts';
import styled from 'styled-components';
import { theme } from '../design/theme.ts';
import { Small } from '../design/type.tsx';
import { useCountdown } from './use-countdown.ts';

const Frame = styled.div`
  display: grid;
  gap: ${theme.space.xs};
`;

const Cells = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space.xs};
  max-width: 24rem;
  margin: 0;

  /* Four in a row would break their words. */
  @media (max-width: 22.5rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  div {
    display: flex;
    flex-direction: column-reverse;
    padding: ${theme.space.s} 0.25rem;
    border-radius: ${theme.radius.s};
    background: ${theme.color.sunk};
    text-align: center;
  }

  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
  }

  /* Each second a digit changes, and the page around it must not be laid out anew for it. */
  dd {
    contain: strict;
    height: 1.1em;
    margin: 0;
    font-family: ${theme.font.display};
    font-size: ${theme.size.h3};
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
  }
`;

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

const ZERO: CountdownParts = { days: 0, hours: 0, minutes: 0, seconds: 0 };

interface MonthCountdownProps {
  label: string;
  /** Whether the month has turned and what it brings is still awaited: then it stays at zero. */
  isDue?: boolean;
}

/** Days, hours, minutes and seconds until the site's next month, under a label. */
export function MonthCountdown({ label, isDue = false }: MonthCountdownProps) {
  const counted = useCountdown();
  const parts = isDue ? ZERO : counted;
  return (
    <Frame role="timer" aria-label={label}>
      <Small as="p">{label}</Small>
      <Cells>
        {UNITS.map((unit) => (
          <div key={unit}>
            <dt>{COUNTDOWN_TEXTS[unit]}</dt>
            <dd>{parts ? String(parts[unit]).padStart(2, '0') : '––'}</dd>
          </div>
        ))}
      </Cells>
    </Frame>
  );
}
