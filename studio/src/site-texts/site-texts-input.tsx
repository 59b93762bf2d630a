import { publishedId } from '@lumen-throw/domain/checks/document-id';
import { partsOfGroup, siteText } from '@lumen-throw/domain/site-texts/own-text';
import { groupOfTextsDocument } from '@lumen-throw/domain/site-texts/text-groups';
import { SearchIcon } from '@sanity/icons/Search';
import { Button, Card, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui';
import { useMemo, useState } from 'react';
import { PatchEvent, useFormValue, type ArrayOfObjectsInputProps } from 'sanity';
import { usePaneRouter } from 'sanity/structure';
import { textAtPath, withWords } from './find-texts.ts';
import { ownTexts, takeText, wordsByKey, writeText, type OwnText } from './own-texts.ts';
import { TextRow } from './text-row.tsx';
import { SITE_TEXTS_WORDS } from './texts.ts';

interface GoneTextsProps {
  texts: readonly OwnText[];
  readOnly: boolean;
  onRemove: (key: string) => void;
}

/** Words that do nothing, because the site has no such text anymore. */
function GoneTexts({ texts, readOnly, onRemove }: GoneTextsProps) {
  return (
    <Card padding={3} radius={2} tone="caution">
      <Stack gap={3}>
        <Heading as="h3" size={0}>
          {SITE_TEXTS_WORDS.gone}
        </Heading>
        {texts.map(({ _key, key = '', text = '' }) => (
          <Flex key={_key} gap={3} align="center">
            <Stack flex={1}>
              <Text size={1}>{text === '' ? key : text}</Text>
            </Stack>
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              text={SITE_TEXTS_WORDS.remove}
              disabled={readOnly}
              onClick={() => onRemove(key)}
            />
          </Flex>
        ))}
      </Stack>
    </Card>
  );
}

/** Lists all texts of a group, each with the default and, where there are some, an editor's own words. */
export function SiteTextsInput({ value, onChange, readOnly = false }: ArrayOfObjectsInputProps) {
  const id = useFormValue(['_id']);
  const { params } = usePaneRouter();
  const [filter, setFilter] = useState('');
  const group = groupOfTextsDocument(publishedId(typeof id === 'string' ? id : ''));
  const parts = useMemo(() => (group ? partsOfGroup(group) : []), [group]);
  const wanted = textAtPath(
    params?.['path'],
    parts.flatMap(({ texts }) => texts),
  );
  const texts = ownTexts(value);
  const own = wordsByKey(texts);
  const gone = texts.filter(({ key = '' }) => !siteText(key));
  const take = (key: string) => onChange(PatchEvent.from(takeText(texts, key)));
  const shown = parts
    .map((part) => ({ ...part, texts: withWords(part.texts, own, filter) }))
    .filter((part) => part.texts.length > 0);
  return (
    <Stack gap={4}>
      {gone.length > 0 ? <GoneTexts texts={gone} readOnly={readOnly} onRemove={take} /> : null}
      <TextInput
        type="search"
        icon={SearchIcon}
        aria-label={SITE_TEXTS_WORDS.filter}
        placeholder={SITE_TEXTS_WORDS.filter}
        value={filter}
        onChange={({ currentTarget }) => setFilter(currentTarget.value)}
      />
      {shown.length === 0 ? (
        <Text size={1} muted role="status">
          {SITE_TEXTS_WORDS.nothing}
        </Text>
      ) : null}
      {shown.map((part) => (
        <Stack key={part.id} as="section" gap={3} aria-label={part.title}>
          <Heading as="h3" size={0} muted>
            {part.title}
          </Heading>
          <Stack as="ul" padding={0}>
            {part.texts.map((text) => (
              <TextRow
                key={text.key}
                text={text}
                own={own.get(text.key)}
                isWanted={text === wanted}
                readOnly={readOnly}
                onWrite={(words) => onChange(PatchEvent.from(writeText(texts, text.key, words)))}
                onBack={() => take(text.key)}
              />
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
