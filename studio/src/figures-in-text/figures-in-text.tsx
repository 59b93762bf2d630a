import { publishedId } from '@lumen-throw/domain/checks/document-id';
import { textOf } from '@lumen-throw/domain/checks/document-parts';
import { pathText } from '@lumen-throw/domain/checks/problem';
import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import type { Fields } from '@lumen-throw/domain/is-object';
import { Card, Heading, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { definePlugin, pathToString, useClient, type InputProps, type ObjectInputProps } from 'sanity';
import { IntentLink } from 'sanity/router';
import { mentionOf, mentionText } from '../../../web/src/shared/projectors/figure-text.ts';
import { QUOTING_QUERY, quotingSentences, type QuotingSentence } from './sentences.ts';
import { FIGURES_IN_TEXT } from './texts.ts';
import { isWholeForm } from '../whole-form.ts';

type QuotingDocument = Fields & { _id: string; _type: string };

/** Documents that refer to a projector, asked for once when its form opens; null until they are there. */
function useQuotingDocuments(id: string): readonly QuotingDocument[] | 'unreachable' | null {
  const client = useClient({ apiVersion: CONTENT_API_VERSION });
  const [found, setFound] = useState<readonly QuotingDocument[] | 'unreachable' | null>(null);
  useEffect(() => {
    let left = false;
    client.fetch<QuotingDocument[]>(QUOTING_QUERY, { id }, { perspective: 'drafts' }).then(
      (documents) => {
        if (!left) setFound(documents);
      },
      () => {
        if (!left) setFound('unreachable');
      },
    );
    return () => {
      left = true;
    };
  }, [client, id]);
  return found;
}

function Sentence({ document, sentence }: { document: QuotingDocument; sentence: QuotingSentence }) {
  const { _id, _type } = document;
  const title = textOf(document, 'title') || textOf(document, 'name') || FIGURES_IN_TEXT.untitled;
  return (
    <Card as="li" padding={3} radius={2} border>
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          <IntentLink
            intent="edit"
            params={{ id: publishedId(_id), type: _type, path: pathToString([...sentence.path]) }}
          >
            {title}
          </IntentLink>
        </Text>
        <Text size={1}>{sentence.text}</Text>
      </Stack>
    </Card>
  );
}

function Sentences({ id, projector }: { id: string; projector: Fields }) {
  const documents = useQuotingDocuments(id);
  if (documents === null) return null;
  const written = (figure: Fields) => mentionText(mentionOf(figure, projector));
  const found =
    documents === 'unreachable'
      ? []
      : documents.flatMap((document) =>
          quotingSentences(document, id, written).map((sentence) => ({ document, sentence })),
        );
  const intro = found.length > 0 ? FIGURES_IN_TEXT.intro : FIGURES_IN_TEXT.none;
  return (
    <Stack as="section" gap={3} data-testid="figures-in-text" aria-label={FIGURES_IN_TEXT.heading}>
      <Heading as="h2" size={1}>
        {FIGURES_IN_TEXT.heading}
      </Heading>
      <Text size={1} muted>
        {documents === 'unreachable' ? FIGURES_IN_TEXT.unreachable : intro}
      </Text>
      <Stack as="ul" gap={2} padding={0}>
        {found.map(({ document, sentence }) => (
          <Sentence
            key={`${document._id} ${pathText(sentence.path)} ${sentence.text}`}
            document={document}
            sentence={sentence}
          />
        ))}
      </Stack>
    </Stack>
  );
}

function ProjectorForm(props: ObjectInputProps) {
  const { value = {}, renderDefault } = props;
  const id = typeof value['_id'] === 'string' ? publishedId(value['_id']) : '';
  return (
    <Stack gap={6}>
      {renderDefault(props)}
      {id === '' ? null : <Sentences id={id} projector={value} />}
    </Stack>
  );
}

function FigureInput(props: InputProps) {
  return isWholeForm(props) && props.schemaType.name === 'projector' ? (
    <ProjectorForm {...props} />
  ) : (
    props.renderDefault(props)
  );
}

/** The form of a projector names the sentences that quote it. */
export const figuresInText = definePlugin({
  name: 'figures-in-text',
  form: { components: { input: FigureInput } },
});
