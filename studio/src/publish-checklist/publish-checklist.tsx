import { pageHead, type PageHead } from '@lumen-throw/domain/page-head';
import { isObject } from '@lumen-throw/domain/is-object';
import { ChevronDownIcon } from '@sanity/icons/ChevronDown';
import { ChevronRightIcon } from '@sanity/icons/ChevronRight';
import { Badge, Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useId, useState, type ReactNode } from 'react';
import { definePlugin, useEditState, type InputProps, type ObjectInputProps } from 'sanity';
import { imageSource, shareImage } from '../../../web/src/shared/content/image-url.ts';
import { environment } from '../environment.ts';
import { isWholeForm } from '../whole-form.ts';
import { missingPoints } from './missing-points.ts';
import { CHECKLIST_TEXTS } from './texts.ts';

const SETTINGS = 'siteSettings';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Heading as="h3" size={0}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** The picture as links show it; its description is at its own field. */
function SharedPicture({ picture }: Pick<PageHead, 'picture'>) {
  const asset = picture?.['asset'];
  const source = imageSource(environment.content, {
    ...picture,
    assetId: isObject(asset) && typeof asset['_ref'] === 'string' ? asset['_ref'] : null,
  });
  return source ? (
    <img src={shareImage(source).url} alt="" width={240} height={126} loading="lazy" />
  ) : (
    <Text size={1} muted>
      {CHECKLIST_TEXTS.noPicture}
    </Text>
  );
}

function Words({ address, head }: { address: string; head: PageHead }) {
  return (
    <Stack gap={3}>
      <Text size={1} muted>
        {address}
      </Text>
      <Text size={1} weight="semibold">
        {head.title}
      </Text>
      <Text size={1}>{head.description}</Text>
    </Stack>
  );
}

interface ChecklistProps {
  head: PageHead;
  isHidden: boolean;
  points: readonly string[];
}

function Seen({ head, isHidden, points }: ChecklistProps) {
  const { host } = new URL(environment.siteUrl);
  const address = `${host}${head.path ?? ''}`;
  return (
    <Stack gap={5} padding={3} style={{ overflowWrap: 'anywhere' }}>
      {points.length === 0 ? (
        <Text size={1}>{CHECKLIST_TEXTS.nothing}</Text>
      ) : (
        <Stack as="ul" gap={2} padding={0}>
          {points.map((point) => (
            <Card as="li" key={point} tone="caution" padding={3} radius={2}>
              <Text size={1}>{point}</Text>
            </Card>
          ))}
        </Stack>
      )}
      <Part title={CHECKLIST_TEXTS.readers}>
        <Text size={1}>{head.path ?? CHECKLIST_TEXTS.noAddress}</Text>
        <Text size={1}>{isHidden ? CHECKLIST_TEXTS.hidden : CHECKLIST_TEXTS.listed}</Text>
      </Part>
      <Part title={CHECKLIST_TEXTS.searchEngines}>
        {isHidden ? <Text size={1}>{CHECKLIST_TEXTS.leftOut}</Text> : <Words address={address} head={head} />}
      </Part>
      <Part title={CHECKLIST_TEXTS.linkPreviews}>
        <Flex gap={3} wrap="wrap">
          <SharedPicture picture={head.picture} />
          <Box flex={1} style={{ minWidth: '12rem' }}>
            <Words address={host} head={head} />
          </Box>
        </Flex>
      </Part>
    </Stack>
  );
}

function Checklist(props: ChecklistProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { points } = props;
  return (
    <Card radius={2} border data-testid="publish-checklist">
      <Flex align="center" gap={2} wrap="wrap">
        <Button
          mode="bleed"
          padding={3}
          fontSize={1}
          icon={isOpen ? ChevronDownIcon : ChevronRightIcon}
          text={CHECKLIST_TEXTS.title}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
        {points.length === 0 ? null : <Badge tone="caution">{CHECKLIST_TEXTS.count(points.length)}</Badge>}
      </Flex>
      <div id={id}>{isOpen ? <Seen {...props} /> : null}</div>
    </Card>
  );
}

function FormWithChecklist(props: ObjectInputProps) {
  const { value = {}, schemaType, renderDefault } = props;
  const settings = useEditState(SETTINGS, SETTINGS);
  const site = settings.draft ?? settings.published;
  const head = site ? pageHead({ _id: '', ...value, _type: schemaType.name }, site) : null;
  const isHidden = value['unlisted'] === true;
  const takesPicture = schemaType.fields.some(({ name }) => ['cover', 'image', 'sections'].includes(name));
  return (
    <Stack gap={4}>
      {head ? (
        <Checklist head={head} isHidden={isHidden} points={missingPoints(head, { isHidden, takesPicture })} />
      ) : null}
      {renderDefault(props)}
    </Stack>
  );
}

function ChecklistInput(props: InputProps) {
  return isWholeForm(props) ? <FormWithChecklist {...props} /> : props.renderDefault(props);
}

/** The form of every page says above it, in one place, what others will see of it and what is missing. */
export const publishChecklist = definePlugin({
  name: 'publish-checklist',
  form: { components: { input: ChecklistInput } },
});
