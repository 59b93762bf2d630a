import { publishedId } from '@lumen-throw/domain/checks/document-id';
import { groupOfTextsDocument } from '@lumen-throw/domain/site-texts/text-groups';
import type { SiteProblem } from '@lumen-throw/domain/checks/check-site';
import { CHECK_NAMES, DOCUMENT_CHECKS } from '@lumen-throw/domain/checks/document-checks';
import { pathText } from '@lumen-throw/domain/checks/problem';
import { Badge, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { pathToString, useSchema, type SchemaType } from 'sanity';
import { IntentLink } from 'sanity/router';
import { Pane } from '../panes/pane.tsx';
import { Working } from '../panes/working.tsx';
import { SITE_TEXTS_WORDS } from '../site-texts/texts.ts';
import { isSingleton } from '../structure/singletons.ts';
import { placeTitles } from './place-titles.ts';
import { SITE_CHECK_TEXTS } from './texts.ts';
import { useSiteCheck, type SiteCheckState } from './use-site-check.ts';

/** Lines of a group that are shown until somebody asks for more: thousands would freeze the pane. */
const FIRST_LINES = 20;

function nameOf({ document }: SiteProblem, type: SchemaType | undefined): string {
  for (const field of ['title', 'name', 'term', 'question', 'author', 'model', 'seoTitle']) {
    const name = document[field];
    if (typeof name === 'string' && name.trim() !== '') return name;
  }
  const texts = groupOfTextsDocument(publishedId(document._id));
  if (texts) return `${SITE_TEXTS_WORDS.title}: ${texts.title}`;
  const title = type?.title ?? document._type;
  return isSingleton(document._type) ? title : SITE_CHECK_TEXTS.untitled(title);
}

function Line({ problem }: { problem: SiteProblem }) {
  const { document, path, sentence, severity } = problem;
  const type = useSchema().get(document._type);
  const params = {
    id: publishedId(document._id),
    type: document._type,
    ...(path.length > 0 ? { path: pathToString([...path]) } : {}),
  };
  return (
    <Card as="li" padding={3} radius={2} tone={severity === 'error' ? 'critical' : 'caution'}>
      <Stack gap={3}>
        <Flex gap={3} align="center">
          <Text size={1} weight="semibold">
            <IntentLink intent="edit" params={params}>
              {nameOf(problem, type)}
            </IntentLink>
          </Text>
          {document._id === publishedId(document._id) ? null : <Badge>{SITE_CHECK_TEXTS.draft}</Badge>}
          <Text size={1} muted>
            {placeTitles(document, type, path)}
          </Text>
        </Flex>
        <Text size={1}>{sentence}</Text>
      </Stack>
    </Card>
  );
}

function Group({ title, problems }: { title: string; problems: readonly SiteProblem[] }) {
  const [most, setMost] = useState(FIRST_LINES);
  const hidden = Math.max(0, problems.length - most);
  return (
    <Stack gap={3}>
      <Heading as="h2" size={1}>
        {SITE_CHECK_TEXTS.group(title, problems.length)}
      </Heading>
      <Stack as="ul" gap={2} padding={0}>
        {problems.slice(0, most).map((problem) => (
          <Line
            key={`${problem.document._id} ${pathText(problem.path)} ${problem.sentence}`}
            problem={problem}
          />
        ))}
      </Stack>
      {hidden > 0 ? (
        <Flex>
          <Button
            mode="ghost"
            text={SITE_CHECK_TEXTS.more(Math.min(hidden, 10 * FIRST_LINES))}
            onClick={() => setMost(most + 10 * FIRST_LINES)}
          />
        </Flex>
      ) : null}
    </Stack>
  );
}

function Found({ problems }: { problems: readonly SiteProblem[] }) {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const documents = new Set(problems.map(({ document }) => publishedId(document._id))).size;
  return (
    <Stack gap={5}>
      <Text weight="semibold" role="status">
        {problems.length === 0
          ? SITE_CHECK_TEXTS.clean
          : SITE_CHECK_TEXTS.summary(errors, problems.length - errors, documents)}
      </Text>
      {CHECK_NAMES.map((name) => {
        const own = problems.filter(({ check }) => check === name);
        return own.length === 0 ? null : (
          <Group key={name} title={DOCUMENT_CHECKS[name].title} problems={own} />
        );
      })}
    </Stack>
  );
}

function progress(state: SiteCheckState): string | null {
  if (state.at === 'reading') return SITE_CHECK_TEXTS.reading(state.read);
  return state.at === 'checking' ? SITE_CHECK_TEXTS.checking(state.done, state.total) : null;
}

/** One pane with everything that the checks of the site find, counted and one click from its field. */
export function SiteCheckPane() {
  const { state, again } = useSiteCheck();
  const working = progress(state);
  return (
    <Pane title={SITE_CHECK_TEXTS.title} intro={SITE_CHECK_TEXTS.intro} width={2}>
      {working === null ? (
        <Flex>
          <Button mode="ghost" text={SITE_CHECK_TEXTS.again} onClick={again} />
        </Flex>
      ) : (
        <Working text={working} />
      )}
      {state.at === 'unreachable' ? <Text role="alert">{SITE_CHECK_TEXTS.unreachable}</Text> : null}
      {state.at === 'done' ? <Found problems={state.problems} /> : null}
    </Pane>
  );
}
