import { textOf } from '@lumen-throw/domain/checks/document-parts';
import { Card, Heading, Stack, Text } from '@sanity/ui';
import type { DocumentLocation } from 'sanity/presentation';
import type { Change, ChangedSentence } from './correction.ts';
import { CORRECT_TEXTS } from './texts.ts';

/** What a correction changes for readers. */
export interface Consequences {
  changes: readonly Change[];
  sentences: readonly ChangedSentence[];
  pages: readonly DocumentLocation[];
}

function BeforeAfter({ what, before, after }: Change) {
  return (
    <Card as="li" padding={3} radius={2} border>
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          {what}
        </Text>
        <Text size={1} muted>
          <del>{before ?? CORRECT_TEXTS.nothing}</del>
        </Text>
        <Text size={1}>
          <ins>{after ?? CORRECT_TEXTS.nothing}</ins>
        </Text>
      </Stack>
    </Card>
  );
}

function Part({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <Stack as="section" gap={3} aria-label={heading}>
      <Heading as="h2" size={1}>
        {heading}
      </Heading>
      {children}
    </Stack>
  );
}

/** Every figure, verdict and sentence that changes, and the pages that show the model. */
export function Changes({ changes, sentences, pages }: Consequences) {
  return (
    <Stack gap={5}>
      <Part heading={CORRECT_TEXTS.changes}>
        {changes.length === 0 ? <Text size={1}>{CORRECT_TEXTS.none}</Text> : null}
        <Stack as="ul" gap={2} padding={0}>
          {changes.map((change) => (
            <BeforeAfter key={change.what} {...change} />
          ))}
        </Stack>
      </Part>
      {sentences.length > 0 ? (
        <Part heading={CORRECT_TEXTS.sentences}>
          <Stack as="ul" gap={2} padding={0}>
            {sentences.map(({ document, before, after }) => (
              <BeforeAfter
                key={`${textOf(document, '_id')} ${before}`}
                what={textOf(document, 'title') || textOf(document, 'name')}
                before={before}
                after={after}
              />
            ))}
          </Stack>
        </Part>
      ) : null}
      <Part heading={CORRECT_TEXTS.pages}>
        <Text size={1}>{pages.map(({ title }) => title).join(', ')}</Text>
      </Part>
    </Stack>
  );
}
