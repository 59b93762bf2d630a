import { publishedId } from '@lumen-throw/domain/checks/document-id';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { LaunchIcon } from '@sanity/icons/Launch';
import { Badge, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { Preview, useCurrentUser, useSchema } from 'sanity';
import { IntentLink, useRouter } from 'sanity/router';
import styled from 'styled-components';
import { LinkList } from '../panes/link-list.ts';
import { environment } from '../environment.ts';
import { Working } from '../panes/working.tsx';
import { CONCERNS } from '../structure/needs-attention.ts';
import { KeptDocuments } from '../unsaved/kept-documents.tsx';
import { START_TASKS } from './tasks.ts';
import { START_TEXTS } from './texts.ts';
import { useStart, type StartContent, type StartDocument } from './use-start.ts';

/** Two columns where there is room for both; on a phone one below the other. */
const Columns = styled.div`
  display: grid;
  gap: 2rem;
  align-items: start;

  @media (min-width: 62rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 3rem;
  }
`;

const Sheet = styled.div`
  max-width: 72rem;
  margin-inline: auto;
  padding: clamp(1.25rem, 4vw, 3rem);
`;

/** A link inside the Studio that keeps the window. */
function StudioLink({ to, children }: { to: string; children: ReactNode }) {
  const { navigateUrl } = useRouter();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigateUrl({ path: to });
  };
  return (
    <a href={to} onClick={follow}>
      {children}
    </a>
  );
}

interface LineProps {
  to: string;
  icon: ComponentType;
  title: string;
  text?: string;
  count?: number;
}

function Line({ to, icon: Icon, title, text, count }: LineProps) {
  return (
    <li>
      <StudioLink to={to}>
        <Flex gap={3} align="center">
          <Text size={2} muted>
            <Icon />
          </Text>
          <Stack gap={3} flex={1}>
            <Text size={1} weight="medium">
              {title}
            </Text>
            {text === undefined ? null : (
              <Text size={1} muted>
                {text}
              </Text>
            )}
          </Stack>
          {count === undefined ? null : <Badge tone="caution">{count}</Badge>}
        </Flex>
      </StudioLink>
    </li>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Heading as="h2" size={0} muted>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function Documents({ documents, none }: { documents: readonly StartDocument[]; none: string }) {
  const schema = useSchema();
  const known = documents.flatMap((document) => {
    const type = schema.get(document._type);
    return type ? [{ document, type }] : [];
  });
  if (known.length === 0)
    return (
      <Text size={1} muted>
        {none}
      </Text>
    );
  return (
    <LinkList>
      {known.map(({ document, type }) => {
        const id = publishedId(document._id);
        return (
          <li key={document._id}>
            <IntentLink intent="edit" params={{ id, type: document._type }}>
              <Flex gap={3} align="center">
                <Card flex={1} tone="inherit">
                  <Preview schemaType={type} value={{ _id: document._id, _type: document._type }} />
                </Card>
                {document._id === id ? null : <Badge tone="caution">{START_TEXTS.draft}</Badge>}
              </Flex>
            </IntentLink>
          </li>
        );
      })}
    </LinkList>
  );
}

function Attention({ counts }: Pick<StartContent, 'counts'>) {
  const waiting = CONCERNS.flatMap((concern, place) => {
    const count = counts[place] ?? 0;
    return count > 0 ? [{ ...concern, count }] : [];
  });
  return (
    <Part title={START_TEXTS.attention}>
      {waiting.length === 0 ? (
        <Text size={1} muted>
          {START_TEXTS.calm}
        </Text>
      ) : null}
      <LinkList>
        {waiting.map(({ id, title, icon, count }) => (
          <Line key={id} to={`/structure/needs-attention;${id}`} icon={icon} title={title} count={count} />
        ))}
        <Line to="/structure/site-check" icon={CheckmarkCircleIcon} title={START_TEXTS.siteCheck} />
      </LinkList>
    </Part>
  );
}

function Work() {
  const { content, failed } = useStart();
  if (failed) return <Text role="alert">{START_TEXTS.unreachable}</Text>;
  if (content === null) return <Working text={START_TEXTS.reading} />;
  return (
    <Stack gap={5}>
      <Attention counts={content.counts} />
      <Part title={START_TEXTS.lastEdited}>
        <Documents documents={content.edited} none={START_TEXTS.nothingEdited} />
      </Part>
      <Part title={START_TEXTS.changed}>
        <Documents documents={content.changed} none={START_TEXTS.nothingChanged} />
      </Part>
    </Stack>
  );
}

/** What the Studio opens with: what can be begun, what was begun, what waits, and what changed. */
export function StartPane() {
  const { navigateUrl } = useRouter();
  const name = useCurrentUser()?.name ?? '';
  return (
    <Card height="fill" overflow="auto">
      <Sheet>
        <Stack gap={5}>
          <Stack gap={4}>
            <Heading as="h1" size={3}>
              {START_TEXTS.greeting(name)}
            </Heading>
            <Text muted>{START_TEXTS.intro}</Text>
            <Flex gap={2} wrap="wrap">
              <Button
                text={START_TEXTS.openPreview}
                icon={EyeOpenIcon}
                tone="primary"
                onClick={() => navigateUrl({ path: '/presentation' })}
              />
              <Button
                as="a"
                mode="ghost"
                text={START_TEXTS.openSite}
                icon={LaunchIcon}
                href={environment.siteUrl}
                target="_blank"
                rel="noreferrer"
              />
            </Flex>
          </Stack>
          <KeptDocuments />
          <Columns>
            <Work />
            <Part title={START_TEXTS.create}>
              <LinkList>
                {START_TASKS.map((task) => (
                  <Line key={task.title} {...task} />
                ))}
              </LinkList>
            </Part>
          </Columns>
        </Stack>
      </Sheet>
    </Card>
  );
}
