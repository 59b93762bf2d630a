import { publishedId } from '@lumen-throw/domain/checks/document-id';
import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { partsOfGroup } from '@lumen-throw/domain/site-texts/own-text';
import { SITE_TEXTS_TYPE, TEXT_GROUPS, textsDocumentId } from '@lumen-throw/domain/site-texts/text-groups';
import { SearchIcon } from '@sanity/icons/Search';
import { Badge, Card, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useClient } from 'sanity';
import { usePaneRouter } from 'sanity/structure';
import { LinkList } from '../panes/link-list.ts';
import { Pane } from '../panes/pane.tsx';
import { findTexts, pathToText, type FoundText } from './find-texts.ts';
import { ownTexts, wordsByKey } from './own-texts.ts';
import { SITE_TEXTS_WORDS } from './texts.ts';

/** Texts that a search shows; whoever sees more types more words. */
const MOST_FOUND = 40;

/** A document of texts with what editors changed, drafts first. */
interface TextsDocument {
  _id: string;
  texts: unknown;
}

const CHANGED = `*[_type == "${SITE_TEXTS_TYPE}"]{_id, texts}`;

interface TextsLinkProps {
  group: string;
  /** A text of the group, to open the document at. */
  text?: string;
  children: ReactNode;
}

/** Opens a group's document beside the search. */
function TextsLink({ group, text, children }: TextsLinkProps) {
  const { ChildLink } = usePaneRouter();
  return (
    <ChildLink
      childId={textsDocumentId(group)}
      {...(text === undefined ? {} : { childParameters: { path: pathToText(text) } })}
    >
      {children}
    </ChildLink>
  );
}

/** What editors changed of each group, as of the last look. */
function useChanged(): { documents: readonly TextsDocument[]; failed: boolean; look: () => void } {
  const client = useClient({ apiVersion: CONTENT_API_VERSION });
  const [state, setState] = useState<{ documents: readonly TextsDocument[]; failed: boolean }>({
    documents: [],
    failed: false,
  });
  const look = useCallback(() => {
    client.fetch<TextsDocument[]>(CHANGED, {}, { perspective: 'drafts' }).then(
      (documents) => setState({ documents, failed: false }),
      () => setState({ documents: [], failed: true }),
    );
  }, [client]);
  useEffect(look, [look]);
  return { ...state, look };
}

function Found({ found }: { found: readonly FoundText[] }) {
  if (found.length === 0)
    return (
      <Text size={1} muted role="status">
        {SITE_TEXTS_WORDS.nothing}
      </Text>
    );
  return (
    <Stack gap={3}>
      <Text size={1} muted role="status">
        {found.length > MOST_FOUND
          ? SITE_TEXTS_WORDS.firstOf(MOST_FOUND, found.length)
          : SITE_TEXTS_WORDS.found(found.length)}
      </Text>
      <LinkList>
        {found.slice(0, MOST_FOUND).map(({ text, group, words, isChanged }) => (
          <li key={text.key}>
            <TextsLink group={group.id} text={text.key}>
              <Flex gap={3} align="center">
                <Stack gap={3} flex={1}>
                  <Text size={1} weight="medium" style={{ overflowWrap: 'anywhere' }}>
                    {words}
                  </Text>
                  <Text size={1} muted>
                    {`${group.title} · ${group.parts[text.key.split('/', 1)[0] ?? ''] ?? ''}`}
                  </Text>
                </Stack>
                {isChanged ? <Badge tone="primary">{SITE_TEXTS_WORDS.changed}</Badge> : null}
              </Flex>
            </TextsLink>
          </li>
        ))}
      </LinkList>
    </Stack>
  );
}

function Groups({ documents }: { documents: readonly TextsDocument[] }) {
  return (
    <Stack gap={3}>
      <Heading as="h2" size={0} muted>
        {SITE_TEXTS_WORDS.groups}
      </Heading>
      <LinkList>
        {TEXT_GROUPS.map((group) => {
          const count = partsOfGroup(group).reduce((sum, { texts }) => sum + texts.length, 0);
          const document = documents.find(({ _id }) => publishedId(_id) === textsDocumentId(group.id));
          return (
            <li key={group.id}>
              <TextsLink group={group.id}>
                <Stack gap={3}>
                  <Text size={1} weight="medium">
                    {group.title}
                  </Text>
                  <Text size={1} muted>
                    {SITE_TEXTS_WORDS.count(count, ownTexts(document?.texts).length)}
                  </Text>
                </Stack>
              </TextsLink>
            </li>
          );
        })}
      </LinkList>
    </Stack>
  );
}

/** One search over all words of the site, and the groups in which they are changed. */
export function SiteTextsPane() {
  const [words, setWords] = useState('');
  const { documents, failed, look } = useChanged();
  const own = useMemo(() => wordsByKey(documents.flatMap(({ texts }) => ownTexts(texts))), [documents]);
  return (
    <Pane title={SITE_TEXTS_WORDS.title} intro={SITE_TEXTS_WORDS.intro} width={1}>
      <TextInput
        type="search"
        icon={SearchIcon}
        aria-label={SITE_TEXTS_WORDS.search}
        placeholder={SITE_TEXTS_WORDS.placeholder}
        value={words}
        onFocus={look}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {failed ? (
        <Card padding={3} radius={2} tone="caution" role="alert">
          <Text size={1}>{SITE_TEXTS_WORDS.unreachable}</Text>
        </Card>
      ) : null}
      {words.trim() === '' ? <Groups documents={documents} /> : <Found found={findTexts(words, own)} />}
    </Pane>
  );
}
