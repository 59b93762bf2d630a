import { Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useRouter } from 'sanity/router';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { environment } from '../environment.ts';
import { WELCOME_TASKS } from './welcome-tasks.ts';

const NO_MARKER = { listStyle: 'none' };

const Task = styled.a`
  display: block;
  color: inherit;
  text-decoration: none;

  &:hover {
    background: var(--card-muted-bg-color, rgb(0 0 0 / 4%));
  }

  &:focus-visible {
    outline: 2px solid var(--card-focus-ring-color, #556bfc);
    outline-offset: -2px;
  }
`;

/** The first pane: the five things an editor does most, each one click away. */
export function WelcomePane() {
  const { navigateUrl } = useRouter();
  const follow = (event: MouseEvent, to: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigateUrl({ path: to });
  };
  return (
    <Card height="fill" overflow="auto" tone="transparent">
      <Container width={1} padding={4} paddingY={5}>
        <Stack gap={5}>
          <Stack gap={4}>
            <Heading as="h1" size={3}>
              Welcome
            </Heading>
            <Text muted>
              Everything on{' '}
              <a href={environment.siteUrl} target="_blank" rel="noreferrer">
                the site
              </a>{' '}
              is written here. Nothing changes for readers until you press Publish, and a published change is
              on the site within seconds.
            </Text>
          </Stack>
          <Stack as="ol" gap={3}>
            {WELCOME_TASKS.map(({ title, text, icon: Icon, to }) => (
              <Card key={title} as="li" radius={3} shadow={1} overflow="hidden" style={NO_MARKER}>
                <Task href={to} onClick={(event) => follow(event, to)}>
                  <Flex gap={4} align="flex-start" padding={4}>
                    <Text size={3}>
                      <Icon />
                    </Text>
                    <Stack gap={3}>
                      <Text weight="semibold">{title}</Text>
                      <Text size={1} muted>
                        {text}
                      </Text>
                    </Stack>
                  </Flex>
                </Task>
              </Card>
            ))}
          </Stack>
          <Text size={1} muted>
            More, with pictures, stands in the editors&rsquo; handbook: docs/editing.md.
          </Text>
        </Stack>
      </Container>
    </Card>
  );
}
