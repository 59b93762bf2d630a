import { Card, Container, Heading, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';

interface PaneProps {
  title: string;
  intro: string;
  /** Width of the column, in steps of `Container`. */
  width: number;
  children: ReactNode;
}

/** A scrolling pane of the Studio with a title and a sentence about what it is for. */
export function Pane({ title, intro, width, children }: PaneProps) {
  return (
    <Card height="fill" overflow="auto">
      <Container width={width} padding={4} paddingY={5}>
        <Stack gap={5}>
          <Heading as="h1" size={2}>
            {title}
          </Heading>
          <Text muted>{intro}</Text>
          {children}
        </Stack>
      </Container>
    </Card>
  );
}
