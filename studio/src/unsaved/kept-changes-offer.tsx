import { useEffect } from 'react';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { getValueAtPath, set, unset, type ObjectInputProps } from 'sanity';
import { isSame } from './kept-changes.ts';
import type { KeepText } from './kept-text.tsx';
import { UNSAVED_TEXTS } from './texts.ts';
import { useKeptChanges } from './use-kept-changes.ts';

interface KeptChangesOfferProps {
  /** Names the document, and its release. */
  document: string;
  form: ObjectInputProps;
  isSyncing: boolean;
  /** Takes what keeps a text of this document. */
  onKeepText: (keep: KeepText) => void;
}

/** Keeps what is typed until it is stored, and offers what an earlier window had not stored when it closed. */
export function KeptChangesOffer({ document, form, isSyncing, onKeepText }: KeptChangesOfferProps) {
  const { value, schemaType, readOnly, onChange } = form;
  const { left, decide, keepText } = useKeptChanges(document, value, isSyncing);
  useEffect(() => {
    onKeepText(keepText);
  }, [onKeepText, keepText]);
  const differing = (left?.changes ?? []).filter(
    (change) => !isSame(getValueAtPath(value, change.path), change.value),
  );
  if (!left || differing.length === 0 || readOnly) return null;
  const names = new Set(differing.map(({ path: [name] }) => (typeof name === 'string' ? name : '')));
  const titles = [...names].map(
    (name) => schemaType.fields.find((field) => field.name === name)?.type.title ?? name,
  );
  const putBack = () => {
    onChange(
      differing.map((change) =>
        change.value === null ? unset(change.path) : set(change.value, change.path),
      ),
    );
    decide();
  };
  return (
    <Card padding={3} radius={2} marginBottom={4} tone="caution" role="status">
      <Stack gap={3}>
        <Text size={1}>{UNSAVED_TEXTS.left(new Date(left.at), titles)}</Text>
        <Flex gap={2}>
          <Button text={UNSAVED_TEXTS.putBack} tone="primary" fontSize={1} padding={2} onClick={putBack} />
          <Button text={UNSAVED_TEXTS.discard} mode="ghost" fontSize={1} padding={2} onClick={decide} />
        </Flex>
      </Stack>
    </Card>
  );
}
