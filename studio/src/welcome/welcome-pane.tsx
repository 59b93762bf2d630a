import { Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui';
import { IntentLink } from 'sanity/router';
import { environment } from '../environment.ts';
import { WELCOME_TASKS } from './welcome-tasks.ts';

/** The first pane: the five things an editor does most, each one click away. */
export function WelcomePane() {
  return (
    <Card height="fill" overflow="auto" tone="transparent">
      <Container width={1} padding={4} paddingY={5}>
        <Stack gap={5}>
          <Stack gap={3}>
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
            {WELCOME_TASKS.map(({ title, text, icon: Icon, intent, params }) => (
              <Card key={title} as="li" radius={3} shadow={1} overflow="hidden" style={{ listStyle: 'none' }}>
                <Card as={IntentLink} padding={4} intent={intent} params={params}>
                  <Flex gap={4} align="flex-start">
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
                </Card>
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
