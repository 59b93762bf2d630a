import { Flex, Spinner, Text } from '@sanity/ui';

/** Says what a pane or a dialog is busy with. */
export function Working({ text }: { text: string }) {
  return (
    <Flex gap={3} align="center" role="status">
      <Spinner />
      <Text>{text}</Text>
    </Flex>
  );
}
