import { useEffect } from 'react';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { getValueAtPath, type ObjectInputProps } from 'sanity';
import styled from 'styled-components';
import { isSame, plainText } from './kept-changes.ts';
import type { KeepText } from './kept-text.tsx';
import { putBack } from './put-back.ts';
import { UNSAVED_TEXTS } from './texts.ts';
import { useKeptChanges } from './use-kept-changes.ts';

/** Words to read and to copy while they cannot be put back. */
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
  document: string;
  /** Of a version in a release. */
  release: string | undefined;
  form: ObjectInputProps;
  isSyncing: boolean;
  /** Takes what keeps a text of this document. */
  onKeepText: (keep: KeepText) => void;
}

/** Keeps what is typed until it is stored, and offers what could not be: its window closed, or another editor locked it. */
export function KeptChangesOffer({ document, release, form, isSyncing, onKeepText }: KeptChangesOfferProps) {
  const { value, schemaType, readOnly, onChange } = form;
  const { left, decide, keepText } = useKeptChanges({
    id: document,
    type: schemaType.name,
    release,
    value,
    isSyncing,
  });
  useEffect(() => {
    onKeepText(keepText);
  }, [onKeepText, keepText]);
  const differing = (left?.changes ?? []).filter(
    (change) => !isSame(getValueAtPath(value, change.path), change.value),
  );
  if (!left || differing.length === 0) return null;
  const names = new Set(differing.map(({ path: [name] }) => (typeof name === 'string' ? name : '')));
  const titles = [...names].map(
    (name) => schemaType.fields.find((field) => field.name === name)?.type.title ?? name,
  );
  // Of two at one path, the later one is put back.
  const words = new Map(differing.map((change) => [JSON.stringify(change.path), plainText(change.value)]));
  const putAllBack = () => {
    onChange(differing.flatMap((change) => putBack(change, getValueAtPath(value, change.path))));
    decide();
  };
  return (
    <Card padding={3} radius={2} marginBottom={4} tone="caution" role="status">
      <Stack gap={3}>
        <Text size={1}>{UNSAVED_TEXTS.left(new Date(left.at), titles)}</Text>
        {readOnly ? (
          <>
            <Text size={1}>{UNSAVED_TEXTS.locked}</Text>
            <Words>{[...words.values()].join('\n')}</Words>
          </>
        ) : null}
        <Flex gap={2}>
          <Button
            text={UNSAVED_TEXTS.putBack}
            tone="primary"
            fontSize={1}
            padding={2}
            disabled={readOnly}
            onClick={putAllBack}
          />
          <Button text={UNSAVED_TEXTS.discard} mode="ghost" fontSize={1} padding={2} onClick={decide} />
        </Flex>
      </Stack>
    </Card>
  );
}
