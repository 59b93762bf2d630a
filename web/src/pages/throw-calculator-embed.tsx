import { PATHS } from '@lumen-throw/domain/site-paths';
import { useMemo } from 'react';
import { EmbedView } from '../calculator/embed-view.tsx';
import { presetsFrom } from '../calculator/presets.ts';
import type { PageContent } from '../content/page-content.ts';
import { ContentPage } from '../freshness/content-page.tsx';
import { Seo } from '../seo/seo.tsx';
import { CALCULATOR_TEXTS } from '../texts/calculator.ts';

function ThrowCalculatorEmbed({ content }: { content: PageContent<'throwCalculatorEmbed'> }) {
  const presets = useMemo(() => presetsFrom(content.presets), [content.presets]);
  return (
    <>
      <Seo title={CALCULATOR_TEXTS.frameTitle} path={PATHS.throwCalculator} noIndex />
      <EmbedView presets={presets} />
    </>
  );
}

export function Component() {
  return (
    <ContentPage kind="throwCalculatorEmbed">
      {(content) => <ThrowCalculatorEmbed content={content} />}
    </ContentPage>
  );
}
