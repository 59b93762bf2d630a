import { PATHS } from '@lumen-throw/domain/site-paths';
import { useDeferredValue, useMemo } from 'react';
import styled from 'styled-components';
import { RelatedGuides } from '../../shared/guide-card/related-guides.tsx';
import { CalculatorHead } from './instrument/calculator-head.tsx';
import { CalculatorView } from './calculator-view.tsx';
import { catalogueFrom } from './state/catalogue.ts';
import { CompareSection } from './compare/compare-section.tsx';
import { FitSection } from './room/fit-section.tsx';
import { LiveSnapshotContext } from './instrument/live-parts.tsx';
import { findPreset, presetsFrom } from './state/presets.ts';
import { hiddenWhileQueryPends } from '../../shared/frame/hidden-until-read.ts';
import { printSheetLook } from './instrument/print-sheet-look.ts';
import { PrintSummary } from './instrument/print-summary.tsx';
import { RoomSection } from './room/room-section.tsx';
import { SizeTables } from './instrument/size-tables.tsx';
import { useCalculator } from './state/use-calculator.ts';
import { compact } from '../../shared/content/compact.ts';
import { PRINT_SHEET } from '../../shared/design/print-sheet.ts';
import { PageWidth } from '../../shared/design/page-width.tsx';
import { media, theme } from '../../shared/design/theme.ts';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { ContentPage } from '../../layout/content-page.tsx';
import { Seo } from '../../shared/seo/seo.tsx';
import { softwareApplicationData } from '../../shared/structured-data/software-application.ts';
import type { CalculatorContent } from './calculator-query.ts';
import { ROOM_TEXTS } from './room/room-texts.ts';
import { FIT_TEXTS } from './room/fit-texts.ts';
import { COMPARE_TEXTS } from './compare/texts.ts';
import { CALCULATOR_TEXTS } from './texts.ts';

/**
 * Blocks one below the other: grids inside of grids would be measured again and again at every change.
 * Each is isolated, so that the browser keeps what it has drawn of those that do not change.
 */
const Page = styled(PageWidth)`
  padding-bottom: ${theme.space.section};

  > * {
    isolation: isolate;
  }

  > * + * {
    margin-top: ${theme.space.section};
  }

  ${hiddenWhileQueryPends}
  ${printSheetLook}
`;

/**
 * A part whose insides move nothing outside, and which is not painted before it comes into view: a
 * drawn slider costs what it changes.
 */
const Below = styled.div`
  contain: layout style;
  content-visibility: auto;
  contain-intrinsic-block-size: auto 60rem;

  ${media.print} {
    content-visibility: visible;
  }
`;

/** What a reader looks through at the screen; on paper it may have to leave its place to something else. */
const AtTheScreen = styled(Below)<{ $printed?: boolean }>`
  ${media.print} {
    display: ${({ $printed = false }) => ($printed ? 'block' : 'none')};
  }
`;

/** What the calculator can do, for search engines. */
function features(): string[] {
  return [
    ...Object.values(CALCULATOR_TEXTS.modes),
    ROOM_TEXTS.brightness,
    ROOM_TEXTS.seats,
    FIT_TEXTS.heading,
    COMPARE_TEXTS.heading,
  ];
}

interface CalculatorProps {
  content: CalculatorContent;
  title: string;
  intro: string;
}

/** Everything that a change of a field may change. */
function Calculator({ content, title, intro }: CalculatorProps) {
  const presets = useMemo(
    () => presetsFrom(content.presets, content.models),
    [content.presets, content.models],
  );
  const catalogue = useMemo(() => catalogueFrom(content.projectors), [content.projectors]);
  const tips = useMemo(() => {
    const written = compact(content.page?.tips);
    return written.length > 0 ? written : CALCULATOR_TEXTS.fallbackTips;
  }, [content.page?.tips]);
  const { snapshot, live, dispatch, notice, dismissNotice } = useCalculator(presets);
  const { calculation, preset } = snapshot;
  // What stands below the calculator may lag behind a hand that draws a slider; the calculator may not.
  const deferred = useDeferredValue(calculation);
  // Except of an address that was just read: the one before must not be seen any more.
  const shown = deferred.reads === calculation.reads ? deferred : calculation;
  const shownPreset = findPreset(presets, shown.settings.preset);
  return (
    <LiveSnapshotContext value={live}>
      <CalculatorHead title={title} intro={intro} settings={shown.settings} />
      <Page {...PRINT_SHEET}>
        <PrintSummary calculation={shown} preset={findPreset(presets, shown.settings.preset)} />
        <CalculatorView
          snapshot={snapshot}
          presets={presets}
          tips={tips}
          dispatch={dispatch}
          notice={notice}
          dismissNotice={dismissNotice}
        />
        <RoomSection
          calculation={calculation}
          shown={shown}
          preset={preset}
          shownPreset={shownPreset}
          dispatch={dispatch}
        />
        <AtTheScreen>
          <FitSection shown={shown} preset={shownPreset} catalogue={catalogue} />
        </AtTheScreen>
        <AtTheScreen $printed={calculation.settings.others.length > 0}>
          <CompareSection
            others={calculation.settings.others}
            shown={shown}
            presets={presets}
            dispatch={dispatch}
          />
        </AtTheScreen>
        <AtTheScreen $printed={calculation.settings.others.length === 0}>
          <div>
            <SizeTables />
          </div>
        </AtTheScreen>
      </Page>
    </LiveSnapshotContext>
  );
}

function ThrowCalculator({ content }: { content: CalculatorContent }) {
  const { siteUrl } = useEnvironment();
  const texts = content.page;
  const title = texts?.title || CALCULATOR_TEXTS.title;
  const intro = texts?.intro || CALCULATOR_TEXTS.intro;
  const description = texts?.seoDescription ?? intro;
  return (
    <>
      <Seo
        title={texts?.seoTitle || title}
        name={title}
        description={description}
        path={PATHS.throwCalculator}
        picture={texts?.image}
        jsonLd={[
          softwareApplicationData({
            name: title,
            description,
            url: new URL(PATHS.throwCalculator, siteUrl).href,
            features: features(),
          }),
        ]}
      />
      <Calculator content={content} title={title} intro={intro} />
      <RelatedGuides heading={CALCULATOR_TEXTS.relatedGuides} guides={content.page?.related} />
    </>
  );
}

export function Component() {
  return (
    <ContentPage kind="throwCalculator">{(content) => <ThrowCalculator content={content} />}</ContentPage>
  );
}
