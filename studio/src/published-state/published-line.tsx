import { publishedId } from '@lumen-throw/domain/checks/document-id';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { ClockIcon } from '@sanity/icons/Clock';
import { CopyIcon } from '@sanity/icons/Copy';
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import type { ComponentType } from 'react';
import { useEditState, type InputProps, type ObjectInputProps } from 'sanity';
import type { DocumentStanding } from './ask-site.ts';
import { PUBLISHED_STATE_TEXTS, standingSentence } from './texts.ts';
import { useStanding } from './use-standing.ts';
import { isWholeForm } from '../whole-form.ts';

const LOOKS: Record<DocumentStanding['state'], { icon: ComponentType; tone: 'positive' | 'caution' }> = {
  waiting: { icon: ClockIcon, tone: 'caution' },
  readers: { icon: ClockIcon, tone: 'caution' },
  late: { icon: WarningOutlineIcon, tone: 'caution' },
  'search-engines': { icon: CheckmarkCircleIcon, tone: 'positive' },
  unreachable: { icon: WarningOutlineIcon, tone: 'caution' },
};

/** The address as readers know it, without the site's name: a form has little room. */
function shortOf(address: string): string {
  const { pathname, hash } = new URL(address);
  return `${pathname}${hash}`;
}

function Address({ address }: { address: string }) {
  const { push } = useToast();
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => push({ status: 'success', title: PUBLISHED_STATE_TEXTS.copied, description: address }),
      () => push({ status: 'error', title: PUBLISHED_STATE_TEXTS.notAllowed, description: address }),
    );
  };
  return (
    <Flex align="center" gap={1} wrap="wrap">
      <Text size={1}>
        <a href={address} target="_blank" rel="noreferrer">
          {shortOf(address)}
        </a>
      </Text>
      <Button
        mode="bleed"
        padding={2}
        fontSize={1}
        icon={CopyIcon}
        text={PUBLISHED_STATE_TEXTS.copy}
        onClick={copy}
      />
    </Flex>
  );
}

function Line({ id, type }: { id: string; type: string }) {
  const { published } = useEditState(id, type);
  const standing = useStanding(published);
  if (!standing) return null;
  const { icon: Icon, tone } = LOOKS[standing.state];
  return (
    <Card paddingX={3} paddingY={2} radius={2} tone={tone} border data-testid="published-state">
      <Flex align="center" justify="space-between" gap={2} wrap="wrap">
        <Flex align="center" gap={2} paddingY={2} role="status">
          <Text size={1}>
            <Icon />
          </Text>
          <Text size={1}>{standingSentence(standing.state, published)}</Text>
        </Flex>
        {standing.address === null ? null : <Address address={standing.address} />}
      </Flex>
    </Card>
  );
}

function FormWithLine(props: ObjectInputProps) {
  const { value, schemaType, renderDefault } = props;
  const id = typeof value?.['_id'] === 'string' ? publishedId(value['_id']) : '';
  return (
    <Stack gap={4}>
      {id === '' ? null : <Line id={id} type={schemaType.name} />}
      {renderDefault(props)}
    </Stack>
  );
}

/** The form of every document says above it where the published version stands. */
export function PublishedLine(props: InputProps) {
  return isWholeForm(props) ? <FormWithLine {...props} /> : props.renderDefault(props);
}
