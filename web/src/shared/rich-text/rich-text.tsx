import { deferredComponent } from '../deferred/deferred-component.tsx';
import { StaticContent } from '../deferred/static-content.tsx';
import type { TextBlocksProps } from './deferred/text-blocks.tsx';
import { Flow } from './text-flow.ts';

const TextBlocks = deferredComponent(
  'on demand',
  async () => (await import('./deferred/text-blocks.tsx')).TextBlocks,
);

/** Portable text of guides and sections. */
export function RichText(text: TextBlocksProps) {
  return (
    <StaticContent of={text.body} as={Flow}>
      <TextBlocks {...text} />
    </StaticContent>
  );
}
