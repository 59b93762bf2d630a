import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { SAMPLES_QUERY, type StoredSamples } from '@lumen-throw/domain/samples';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { IntentLink } from 'sanity/router';
import { Message } from '../panes/message.tsx';
import { Pane } from '../panes/pane.tsx';
import { Working } from '../panes/working.tsx';
import { stripFailure, stripTransaction } from './strip.ts';
import { SAMPLES_TEXTS } from './texts.ts';

type State =
  | { at: 'counting' | 'unreachable' | 'changed' | 'unclear' }
  | { at: 'found' | 'asked' | 'stripping' | 'done'; samples: StoredSamples };

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
      await stripTransaction(client, samples).commit({ visibility: 'sync' });
      setState({ at: 'done', samples });
    } catch (error) {
      setState({ at: stripFailure(error) });
    }
  };

  return (
    <Pane title={SAMPLES_TEXTS.title} intro={SAMPLES_TEXTS.intro} width={1}>
      {state.at === 'counting' ? <Working text={SAMPLES_TEXTS.counting} /> : null}
      {state.at === 'unreachable' || state.at === 'changed' || state.at === 'unclear' ? (
        <Message text={SAMPLES_TEXTS[state.at]} again={SAMPLES_TEXTS.again} onAgain={() => void look()} />
      ) : null}
      {'samples' in state ? <Found state={state} onAsk={setState} onStrip={stripAll} onAgain={look} /> : null}
    </Pane>
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
    return (
      <Message
        text={SAMPLES_TEXTS.done(products, quotes)}
        again={SAMPLES_TEXTS.again}
        onAgain={() => void onAgain()}
      />
    );
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
