import { sampleNotice } from '@lumen-throw/domain/checks/provenance';
import { Card, Stack, Text } from '@sanity/ui';
import { type InputProps } from 'sanity';
import { isWholeForm } from '../whole-form.ts';

/** The form of every document: above a sample it says what readers of the live site don't see of it. */
export function SampleNotice(props: InputProps) {
  const { renderDefault } = props;
  if (!isWholeForm(props)) return renderDefault(props);
  const notice = sampleNotice({ ...props.value });
  // The same tree with and without a notice: the form keeps its focus and scroll when "Sample" is switched.
  return (
    <Stack gap={4}>
      {notice === null ? null : (
        <Card padding={3} radius={2} tone="caution" data-testid="sample-notice">
          <Text size={1}>{notice}</Text>
        </Card>
      )}
      {renderDefault(props)}
    </Stack>
  );
}
