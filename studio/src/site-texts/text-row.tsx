import { ownTextProblems, QUOTED_NOTE } from '@lumen-throw/domain/site-texts/own-text';
import type { SiteText } from '@lumen-throw/domain/site-texts/site-text';
import { ResetIcon } from '@sanity/icons/Reset';
import { Box, Button, Card, Flex, Stack, Text, TextArea, TextInput } from '@sanity/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { SITE_TEXTS_WORDS } from './texts.ts';

/** Characters beyond which a text is written on more than one line. */
const LONG = 70;

const Row = styled.li`
  padding: 0.75rem 0;
  border-top: 1px solid var(--card-border-color, #d8d8e0);
  overflow-wrap: anywhere;
`;

type Field = HTMLInputElement | HTMLTextAreaElement;

interface TextRowProps {
  text: SiteText;
  /** What an editor wrote; undefined for the default. */
  own: string | undefined;
  /** Whether somebody came here for this text. */
  isWanted: boolean;
  readOnly: boolean;
  onWrite: (words: string) => void;
  onBack: () => void;
}

interface NoteProps {
  sentence: string;
  isError?: boolean;
}

function Note({ sentence, isError = false }: NoteProps) {
  return (
    <Card padding={3} radius={2} tone={isError ? 'critical' : 'caution'} role={isError ? 'alert' : 'note'}>
      <Text size={1}>{sentence}</Text>
    </Card>
  );
}

/** One text: what readers see, and what an editor may do about it. */
export function TextRow({ text, own, isWanted, readOnly, onWrite, onBack }: TextRowProps) {
  const [isOpen, setOpen] = useState(isWanted);
  const row = useRef<HTMLLIElement>(null);
  const field = useRef<Field>(null);
  const keep = (element: Field | null) => {
    field.current = element;
  };
  useEffect(() => {
    if (!isWanted) return undefined;
    setOpen(true);
    // The field is there once the row is drawn open, and the form is done with its own focus.
    const frame = requestAnimationFrame(() => {
      row.current?.scrollIntoView({ block: 'center' });
      field.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isWanted]);

  if (!isOpen && own === undefined)
    return (
      <Row ref={row}>
        <Flex gap={3} align="center">
          <Box flex={1}>
            <Text size={1}>{text.text}</Text>
          </Box>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={SITE_TEXTS_WORDS.change}
            aria-label={SITE_TEXTS_WORDS.changeThis(text.text)}
            disabled={readOnly}
            onClick={() => {
              setOpen(true);
              requestAnimationFrame(() => field.current?.select());
            }}
          />
        </Flex>
      </Row>
    );
  const input = {
    ref: keep,
    'aria-label': SITE_TEXTS_WORDS.ownWords(text.text),
    value: own ?? text.text,
    readOnly,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setOpen(true);
      // The default, typed again, is no change.
      if (currentTarget.value === text.text) onBack();
      else onWrite(currentTarget.value);
    },
  };
  return (
    <Row ref={row}>
      <Stack gap={3}>
        {text.text.length > LONG ? <TextArea {...input} rows={4} /> : <TextInput {...input} />}
        {own === undefined
          ? null
          : ownTextProblems(text.key, own).map(({ sentence, severity }) => (
              <Note key={sentence} sentence={sentence} isError={severity === 'error'} />
            ))}
        {text.quoted ? <Note sentence={QUOTED_NOTE} /> : null}
        <Flex gap={3} align="center">
          <Box flex={1}>
            <Text size={1} muted>
              {SITE_TEXTS_WORDS.defaultIs(text.text)}
            </Text>
          </Box>
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            icon={ResetIcon}
            text={SITE_TEXTS_WORDS.back}
            aria-label={SITE_TEXTS_WORDS.backOf(text.text)}
            disabled={readOnly}
            onClick={() => {
              setOpen(false);
              onBack();
            }}
          />
        </Flex>
      </Stack>
    </Row>
  );
}
