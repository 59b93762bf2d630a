import { Suspense } from 'react';
import { TextBlocks, type TextBlocksProps } from './text-blocks.tsx';
import { Flow } from './text-flow.ts';

/** Portable text of guides and sections. */
export function RichText(text: TextBlocksProps) {
  return (
    <Flow>
      <Suspense>
        <TextBlocks {...text} />
      </Suspense>
    </Flow>
  );
}
