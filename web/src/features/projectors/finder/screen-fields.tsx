import { memo, useState } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../../shared/design/theme.ts';
import {
  COMMON_WISHES,
  isGain,
  isRejected,
  type ChangeWishes,
  type Wishes,
} from '../../../shared/room/wishes.ts';
import { readNumber } from '../../../shared/typed-numbers/read-number.ts';
import { FINDER_TEXTS } from './texts.ts';
import { TypedField, type TypedValue } from './typed-field.tsx';

const Details = styled.details`
  > summary {
    width: fit-content;
    min-height: ${theme.target};
    color: ${theme.color.accent};
    font-size: ${theme.size.small};
    font-weight: 550;
    line-height: ${theme.target};
    cursor: pointer;
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.m} ${theme.space.l};
    padding-block: ${theme.space.s};

    ${media.medium} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** Behind a gain stands nothing. */
const NO_UNIT = /$/;

/** Reads a number with a check; an empty field means a matte white screen. */
function readFigure(
  text: string,
  { unit, isRight, none }: { unit: RegExp; isRight: (value: number) => boolean; none: number },
): TypedValue<number> {
  if (text.trim() === '') return { value: none, problem: null };
  const reading = readNumber(text, unit, false, true);
  if (reading.problem) return reading;
  return isRight(reading.value)
    ? { value: reading.value, problem: null }
    : { value: null, problem: 'outside' };
}

const REJECTED = { unit: /(?:%|percent)$/, isRight: isRejected, none: COMMON_WISHES.rejected };
const GAIN = { unit: NO_UNIT, isRight: isGain, none: COMMON_WISHES.gain };

/** What a maker prints of a screen that turns room light away; folded until somebody has one. */
export const ScreenFields = memo(function ScreenFields({
  rejected,
  gain,
  onChange,
}: Pick<Wishes, 'rejected' | 'gain'> & { onChange: ChangeWishes }) {
  const [isOpen, setIsOpen] = useState(false);
  const isPlain = rejected === COMMON_WISHES.rejected && gain === COMMON_WISHES.gain;
  return (
    <Details open={isOpen || !isPlain} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{FINDER_TEXTS.screen}</summary>
      <div>
        <TypedField
          label={FINDER_TEXTS.rejected}
          hint={FINDER_TEXTS.rejectedHint}
          inputMode="numeric"
          value={rejected}
          shown={rejected === COMMON_WISHES.rejected ? '' : String(rejected)}
          read={(text) => readFigure(text, REJECTED)}
          problemText={() => FINDER_TEXTS.rejectedUnclear}
          onValue={(percent) => onChange({ rejected: percent }, 'rejected')}
        />
        <TypedField
          label={FINDER_TEXTS.gain}
          hint={FINDER_TEXTS.gainHint}
          inputMode="decimal"
          value={gain}
          shown={String(gain)}
          read={(text) => readFigure(text, GAIN)}
          problemText={() => FINDER_TEXTS.gainUnclear}
          onValue={(read) => onChange({ gain: read }, 'gain')}
        />
      </div>
    </Details>
  );
});
