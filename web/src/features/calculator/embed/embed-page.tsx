import { PATHS } from '@lumen-throw/domain/site-paths';
import { useMemo } from 'react';
import { EmbedView } from './embed-view.tsx';
import { presetsFrom } from '../state/presets.ts';
import type { PageContent } from '../../../shared/content/page-content.ts';
import { ContentPage } from '../../../layout/content-page.tsx';
import { Seo } from '../../../shared/seo/seo.tsx';
import { CALCULATOR_TEXTS } from '../texts.ts';

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
