import { PATHS } from '@lumen-throw/domain/site-paths';
import styled from 'styled-components';
import { media, theme } from '../../../shared/design/theme.ts';
import { DEFAULTS } from '@lumen-throw/throw/limits';
import { FrameLayout } from '../../../shared/frame/frame-layout.tsx';
import { writeAddress } from '../address/address.ts';
import { Controls } from '../instrument/controls.tsx';
import { Diagram } from '../instrument/diagram.tsx';
import { LinkNoticeLine } from '../../../shared/address-state/link-notice-line.tsx';
import { LiveSnapshotContext, LiveText } from '../instrument/live-parts.tsx';
import type { Preset } from '../state/presets.ts';
import { useFrameCalculator } from './use-frame-calculator.ts';
import { EMBED_TEXTS } from './texts.ts';
import { CALCULATOR_TEXTS } from '../texts.ts';

/** Nothing in it does anything without scripts. */
const Live = styled.div`
  ${media.scriptless} {
    display: none;
  }

  /* The line about the link, between the head and the controls. */
  > [role='status'] > p {
    margin-bottom: 0.6rem;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.m};
    background: ${theme.color.surface};
  }
`;

const Found = styled.div`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  overflow: hidden;
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.15rem ${theme.space.s};
  padding: 0.6rem ${theme.space.s};

  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
    line-height: 1.3;
  }

  dd {
    font: 400 ${theme.size.h4} / 1.15 ${theme.font.display};
    white-space: nowrap;
  }

  [data-main] {
    color: ${theme.color.accent};
  }

  [data-small] {
    font: 500 ${theme.size.small} / 1.3 ${theme.font.text};
  }
`;

const Drawing = styled.div`
  display: none;
  border-top: 1px solid ${theme.color.line};

  @media (min-height: 700px) {
    display: block;
  }

  ${media.print} {
    display: block;
  }
`;

const Invalid = styled.p`
  display: grid;
  place-items: center;
  padding: ${theme.space.s};
  color: ${theme.color.bad};
  font-size: ${theme.size.small};
  font-weight: 550;
  text-align: center;
`;

/** The calculator in a frame of somebody else's page: controls, figures, and the way to the whole of it. */
export function EmbedView({ presets }: { presets: readonly Preset[] }) {
  const { snapshot, live, dispatch, notice, dismissNotice } = useFrameCalculator(presets);
  const { calculation, preset, found, refusal } = snapshot;
  return (
    <LiveSnapshotContext value={live}>
      {/* Fits a frame of 360 by 520 with a custom projector; the drawing comes where there is more room. */}
      <FrameLayout
        title={EMBED_TEXTS.frameTitle}
        maxWidth="40rem"
        path={PATHS.throwCalculator}
        query={writeAddress(calculation.settings)}
        wholePage={EMBED_TEXTS.fullCalculator}
        withoutScript={EMBED_TEXTS.withoutScript(
          DEFAULTS.diagonal,
          DEFAULTS.aspect,
          CALCULATOR_TEXTS.ratioOf(DEFAULTS.ratio.min, DEFAULTS.ratio.max),
        )}
      >
        <Live>
          <LinkNoticeLine notice={notice} onDismiss={dismissNotice} />
          <Controls calculation={calculation} preset={preset} presets={presets} dispatch={dispatch} dense />
        </Live>
        <Found aria-live="polite">
          {found ? (
            <>
              <Figures>
                <div>
                  <dt>{found.words.recommendedName}</dt>
                  <LiveText as="dd" data-main found={found} of={({ words }) => words.recommended} />
                  {found.words.reference === null ? null : <dd data-small>{found.words.reference}</dd>}
                </div>
                <div>
                  <dt>{found.words.rangeName}</dt>
                  <LiveText as="dd" found={found} of={({ words }) => words.range} />
                </div>
                <div>
                  <dt>{CALCULATOR_TEXTS.image}</dt>
                  <LiveText as="dd" data-small found={found} of={({ words }) => words.image} />
                </div>
                <div>
                  <dt>{CALCULATOR_TEXTS.aspectResult}</dt>
                  <dd data-small>{found.words.aspect}</dd>
                </div>
              </Figures>
              <Drawing>
                <Diagram found={found} />
              </Drawing>
            </>
          ) : (
            <Invalid>{refusal?.text ?? CALCULATOR_TEXTS.invalid}</Invalid>
          )}
        </Found>
      </FrameLayout>
    </LiveSnapshotContext>
  );
}
