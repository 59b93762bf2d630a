import { Button, Flex, Stack, Text } from '@sanity/ui';

interface MessageProps {
  text: string;
  /** Label of the button that starts over. */
  again: string;
  onAgain: () => void;
}

/** Says how something ended, with a button to start over. */
export function Message({ text, again, onAgain }: MessageProps) {
  return (
    <Stack gap={4}>
      <Text role="status">{text}</Text>
      <Flex>
        <Button mode="ghost" text={again} onClick={onAgain} />
      </Flex>
    </Stack>
  );
}
