import type { Dispatch } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../shared/design/theme.ts';
import type { CalculationAction } from './state/calculation.ts';
import { Controls } from './instrument/controls.tsx';
import { LinkNoticeLine } from '../../shared/address-state/link-notice-line.tsx';
import type { Preset } from './state/presets.ts';
import { ResultsPanel } from './instrument/results-panel.tsx';
import { STICKY_RESULT_HEIGHT, StickyResult } from './instrument/sticky-result.tsx';
import type { Snapshot } from './state/snapshot.ts';
import { Tips } from './instrument/tips.tsx';

/** An instrument: the controls at one side, what they make of the room at the other. */
const Instrument = styled.div`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  /* Clipped and not hidden: what is hidden scrolls by itself, and nothing in it sticks to the window. */
  overflow: clip;

  ${media.large} {
    display: grid;
    grid-template-columns: 21.5rem minmax(0, 1fr);

    > [role='status'] {
      grid-column: 1 / -1;
    }
  }

  ${media.print} {
    display: block;
    break-inside: avoid;
  }
`;

/** On paper a summary stands in its place. */
const Side = styled.div`
  border-bottom: 1px solid ${theme.color.line};

  ${media.large} {
    border-bottom: 0;
    border-inline-end: 1px solid ${theme.color.line};
  }

  ${media.print} {
    display: none;
  }
`;

const Fields = styled.div`
  padding: clamp(${theme.space.m}, 3vw, 1.75rem);

  /* What takes the focus scrolls clear of the line below the fields. */
  :is(input, select, button, label, a) {
    scroll-margin-bottom: calc(${STICKY_RESULT_HEIGHT} + ${theme.space.s});
  }
`;

const Found = styled.div`
  min-width: 0;
  contain: layout;
`;

interface CalculatorViewProps {
  snapshot: Snapshot;
  presets: readonly Preset[];
  tips: readonly string[];
  dispatch: Dispatch<CalculationAction>;
  /** What the address asked for and is not shown. */
  notice: string | null;
  dismissNotice: () => void;
}

/** The calculator of the specification: controls, results, drawing and tips. */
export function CalculatorView({
  snapshot,
  presets,
  tips,
  dispatch,
  notice,
  dismissNotice,
}: CalculatorViewProps) {
  return (
    <Instrument>
      <LinkNoticeLine notice={notice} onDismiss={dismissNotice} />
      <Side>
        <Fields>
          <Controls
            calculation={snapshot.calculation}
            preset={snapshot.preset}
            presets={presets}
            dispatch={dispatch}
          />
        </Fields>
        <StickyResult found={snapshot.found} refusal={snapshot.refusal} />
      </Side>
      <Found>
        <ResultsPanel found={snapshot.found} refusal={snapshot.refusal} dispatch={dispatch} />
        <Tips tips={tips} />
      </Found>
    </Instrument>
  );
}
