import { PATHS } from '@lumen-throw/domain/site-paths';
import { useMemo } from 'react';
import styled from 'styled-components';
import { CalculatorHead } from '../calculator/calculator-head.tsx';
import { CalculatorView } from '../calculator/calculator-view.tsx';
import { presetsFrom } from '../calculator/presets.ts';
import { useCalculator } from '../calculator/use-calculator.ts';
import type { PageContent } from '../content/page-content.ts';
import { present } from '../content/uncertain.ts';
import { PageWidth } from '../design/page-width.tsx';
import { theme } from '../design/theme.ts';
import { useEnvironment } from '../environment/environment-context.tsx';
import { ContentPage } from '../freshness/content-page.tsx';
import { Seo } from '../seo/seo.tsx';
import { softwareApplicationData } from '../seo/software-application.ts';
import { CALCULATOR_TEXTS, ROOM_TEXTS, FIT_TEXTS } from '../texts/calculator.ts';

const Page = styled(PageWidth)`
  display: grid;
  gap: ${theme.space.section};
  padding-bottom: ${theme.space.section};

  > * {
    min-width: 0;
  }
`;

const FEATURES = [
  ...Object.values(CALCULATOR_TEXTS.modes),
  ROOM_TEXTS.brightness,
  ROOM_TEXTS.seats,
  FIT_TEXTS.heading,
  FIT_TEXTS.compareHeading,
];

function ThrowCalculator({ content }: { content: PageContent<'throwCalculator'> }) {
  const { siteUrl } = useEnvironment();
  const presets = useMemo(() => presetsFrom(content.presets), [content.presets]);
  const { calculation, dispatch, form } = useCalculator(presets);
  const texts = content.page;
  const title = texts?.title || CALCULATOR_TEXTS.title;
  const intro = texts?.intro || CALCULATOR_TEXTS.intro;
  const description = texts?.seoDescription ?? intro;
  const written = present(texts?.tips);
  const tips = written.length > 0 ? written : CALCULATOR_TEXTS.fallbackTips;
  return (
    <>
      <Seo
        title={texts?.seoTitle || title}
        description={description}
        path={PATHS.throwCalculator}
        picture={texts?.image}
        jsonLd={[
          softwareApplicationData({
            name: title,
            description,
            url: new URL(PATHS.throwCalculator, siteUrl).href,
            features: FEATURES,
          }),
        ]}
      />
      <CalculatorHead title={title} intro={intro} settings={calculation.settings} />
      <Page>
        <CalculatorView
          calculation={calculation}
          presets={presets}
          tips={tips}
          dispatch={dispatch}
          form={form}
        />
      </Page>
    </>
  );
}

export function Component() {
  return (
    <ContentPage kind="throwCalculator">{(content) => <ThrowCalculator content={content} />}</ContentPage>
  );
}
