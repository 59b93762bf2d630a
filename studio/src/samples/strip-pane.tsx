import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { SAMPLES_QUERY, stripPlan, type StoredSamples } from '@lumen-throw/domain/samples';
import { Button, Card, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui';
import { useCallback, useEffect, useState } from 'react';
import { useClient, type SanityClient } from 'sanity';
import { IntentLink } from 'sanity/router';
import { SAMPLES_TEXTS } from './texts.ts';

type State =
  | { at: 'counting' | 'unreachable' | 'changed' }
  | { at: 'found' | 'asked' | 'stripping' | 'done'; samples: StoredSamples };

/** All of it or nothing: one transaction, which a document that is gone meanwhile refuses. */
async function strip(client: SanityClient, samples: StoredSamples): Promise<void> {
  const { patches, deletes } = stripPlan(samples);
  let transaction = client.transaction();
  for (const { id, unset } of patches) transaction = transaction.patch(id, (patch) => patch.unset(unset));
  for (const id of deletes) transaction = transaction.delete(id);
  await transaction.commit({ visibility: 'sync' });
}

function Working({ text }: { text: string }) {
  return (
    <Flex gap={3} align="center" role="status">
      <Spinner />
      <Text>{text}</Text>
    </Flex>
  );
}

function Message({ text, onAgain }: { text: string; onAgain: () => void }) {
  return (
    <Stack gap={4}>
      <Text role="status">{text}</Text>
      <Flex>
        <Button mode="ghost" text={SAMPLES_TEXTS.again} onClick={onAgain} />
      </Flex>
    </Stack>
  );
}

function Others({ others }: Pick<StoredSamples, 'others'>) {
  return others.length === 0 ? null : (
    <Stack gap={3}>
      <Text size={1}>{SAMPLES_TEXTS.others}</Text>
      {others.map(({ _id, label }) => (
        <Text key={_id} size={1}>
          <IntentLink intent="edit" params={{ id: _id }}>
            {label ?? SAMPLES_TEXTS.untitled}
          </IntentLink>
        </Text>
      ))}
    </Stack>
  );
}

/** The pane in which an editor takes all sample ratings and quotes out of the content. */
export function StripPane() {
  const client = useClient({ apiVersion: CONTENT_API_VERSION });
  const [state, setState] = useState<State>({ at: 'counting' });

  const look = useCallback(async () => {
    setState({ at: 'counting' });
    try {
      const samples = await client.fetch<StoredSamples>(SAMPLES_QUERY, {}, { perspective: 'raw' });
      setState({ at: 'found', samples });
    } catch {
      setState({ at: 'unreachable' });
    }
  }, [client]);
  useEffect(() => {
    void look();
  }, [look]);

  const stripAll = async (samples: StoredSamples) => {
    setState({ at: 'stripping', samples });
    try {
      await strip(client, samples);
      setState({ at: 'done', samples });
    } catch {
      setState({ at: 'changed' });
    }
  };

  return (
    <Card height="fill" overflow="auto">
      <Container width={1} padding={4} paddingY={5}>
        <Stack gap={5}>
          <Heading as="h1" size={2}>
            {SAMPLES_TEXTS.title}
          </Heading>
          <Text muted>{SAMPLES_TEXTS.intro}</Text>
          {state.at === 'counting' ? <Working text={SAMPLES_TEXTS.counting} /> : null}
          {state.at === 'unreachable' || state.at === 'changed' ? (
            <Message text={SAMPLES_TEXTS[state.at]} onAgain={() => void look()} />
          ) : null}
          {'samples' in state ? (
            <Found state={state} onAsk={setState} onStrip={stripAll} onAgain={look} />
          ) : null}
        </Stack>
      </Container>
    </Card>
  );
}

interface FoundProps {
  state: Extract<State, { samples: StoredSamples }>;
  onAsk: (state: State) => void;
  onStrip: (samples: StoredSamples) => Promise<void>;
  onAgain: () => Promise<void>;
}

function Found({ state: { at, samples }, onAsk, onStrip, onAgain }: FoundProps) {
  const [products, quotes] = [samples.products.length, samples.quotes.length];
  if (at === 'stripping') return <Working text={SAMPLES_TEXTS.working} />;
  if (at === 'done')
    return <Message text={SAMPLES_TEXTS.done(products, quotes)} onAgain={() => void onAgain()} />;
  return (
    <Stack gap={4}>
      <Text weight="semibold">
        {products + quotes === 0 ? SAMPLES_TEXTS.none : SAMPLES_TEXTS.found(products, quotes)}
      </Text>
      {products + quotes > 0 && at === 'found' ? (
        <Flex>
          <Button
            tone="critical"
            text={SAMPLES_TEXTS.strip}
            onClick={() => onAsk({ at: 'asked', samples })}
          />
        </Flex>
      ) : null}
      {at === 'asked' ? (
        <Card padding={4} radius={3} tone="caution">
          <Stack gap={4}>
            <Text>{SAMPLES_TEXTS.confirm}</Text>
            <Flex gap={3}>
              <Button tone="critical" text={SAMPLES_TEXTS.yes} onClick={() => void onStrip(samples)} />
              <Button mode="ghost" text={SAMPLES_TEXTS.no} onClick={() => onAsk({ at: 'found', samples })} />
            </Flex>
          </Stack>
        </Card>
      ) : null}
      <Others others={samples.others} />
    </Stack>
  );
}
