import { useEffect } from 'react';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { getValueAtPath, type ObjectInputProps } from 'sanity';
import styled from 'styled-components';
import { changesByPath, type KeptDocument } from './kept-changes.ts';
import type { KeepText } from './kept-text.tsx';
import { isLost } from './merge.ts';
import { putBack } from './put-back.ts';
import { UNSAVED_TEXTS } from './texts.ts';
import { useDocumentEvents } from './use-document-events.ts';
import { useKeptChanges } from './use-kept-changes.ts';
import { plainText } from './values.ts';

/** Words to read and to copy. */
const Words = styled.pre`
  margin: 0;
  max-height: 12em;
  overflow: auto;
  white-space: pre-wrap;
  font: inherit;
  font-size: 0.8125rem;
  line-height: 1.5;
`;

interface KeptChangesOfferProps {
  document: KeptDocument;
  form: ObjectInputProps;
  isSyncing: boolean;
  /** Takes what keeps a text of this document. */
  onKeepText: (keep: KeepText) => void;
}

/** Keeps what is typed until it is stored, and offers what could not be: its window closed, or another editor locked it. */
export function KeptChangesOffer({ document, form, isSyncing, onKeepText }: KeptChangesOfferProps) {
  const { value, schemaType, readOnly, onChange } = form;
  const { left, decide, keepText } = useKeptChanges(
    { ...document, value, isSyncing },
    useDocumentEvents(document),
  );
  useEffect(() => {
    onKeepText(keepText);
  }, [onKeepText, keepText]);
  const lost = changesByPath(left?.changes ?? []).filter(({ path, value: typed, before }) =>
    isLost(typed, before, getValueAtPath(value, path)),
  );
  if (!left || lost.length === 0) return null;
  const names = new Set(lost.map(({ path: [name] }) => (typeof name === 'string' ? name : '')));
  const titles = [...names].map(
    (name) => schemaType.fields.find((field) => field.name === name)?.type.title ?? name,
  );
  const { patches, rest, conflicts } = putBack(lost, value ?? {});
  return (
    <Card padding={3} radius={2} marginBottom={4} tone="caution" role="status">
      <Stack gap={3}>
        <Text size={1}>{UNSAVED_TEXTS.left(new Date(left.at), titles)}</Text>
        {readOnly ? (
          <>
            <Text size={1}>{UNSAVED_TEXTS.locked}</Text>
            <Words>{lost.map((change) => plainText(change.value)).join('\n')}</Words>
          </>
        ) : null}
        {!readOnly && conflicts.length > 0 ? (
          <>
            <Text size={1}>{UNSAVED_TEXTS.conflict}</Text>
            {conflicts.map(({ typed, now }) => {
              const words = [
                `${UNSAVED_TEXTS.yours}: ${plainText(typed) || UNSAVED_TEXTS.nothing}`,
                `${UNSAVED_TEXTS.now}: ${plainText(now) || UNSAVED_TEXTS.nothing}`,
              ].join('\n');
              return <Words key={words}>{words}</Words>;
            })}
          </>
        ) : null}
        <Flex gap={2}>
          <Button
            text={UNSAVED_TEXTS.putBack}
            tone="primary"
            fontSize={1}
            padding={2}
            disabled={readOnly || patches.length === 0}
            onClick={() => {
              onChange(patches);
              decide(rest);
            }}
          />
          <Button
            text={UNSAVED_TEXTS.discard}
            mode="ghost"
            fontSize={1}
            padding={2}
            onClick={() => decide([])}
          />
        </Flex>
      </Stack>
    </Card>
  );
}
