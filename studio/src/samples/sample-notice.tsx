import { sampleNotice } from '@lumen-throw/domain/checks/provenance';
import { Card, Stack, Text } from '@sanity/ui';
import { isObjectInputProps, type InputProps } from 'sanity';

/** The form of every document: above a sample it says what readers of the live site don't see of it. */
export function SampleNotice(props: InputProps) {
  const { path, renderDefault } = props;
  const notice = path.length === 0 && isObjectInputProps(props) ? sampleNotice({ ...props.value }) : null;
  if (notice === null) return renderDefault(props);
  return (
    <Stack gap={4}>
      <Card padding={3} radius={2} tone="caution" data-testid="sample-notice">
        <Text size={1}>{notice}</Text>
      </Card>
      {renderDefault(props)}
    </Stack>
  );
}
