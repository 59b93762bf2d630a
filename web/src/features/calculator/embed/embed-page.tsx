import { PATHS } from '@lumen-throw/domain/site-paths';
import { useMemo } from 'react';
import { EmbedView } from './embed-view.tsx';
import { presetsFrom } from '../state/presets.ts';
import { ContentPage } from '../../../layout/content-page.tsx';
import { Seo } from '../../../shared/seo/seo.tsx';
import type { EmbedContent } from '../calculator-query.ts';
import { EMBED_TEXTS } from './texts.ts';

function ThrowCalculatorEmbed({ content }: { content: EmbedContent }) {
  const presets = useMemo(
    () => presetsFrom(content.presets, content.models),
    [content.presets, content.models],
  );
  return (
    <>
      <Seo title={EMBED_TEXTS.frameTitle} path={PATHS.throwCalculator} noIndex />
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
