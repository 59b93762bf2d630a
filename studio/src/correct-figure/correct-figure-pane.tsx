import type { SanityClient } from '@sanity/client';
import { Button, Flex, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useEffect, useRef, useState } from 'react';
import { useClient, useWorkspace } from 'sanity';
import { IntentLink } from 'sanity/router';
import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { FIGURES, type ValueFigureField } from '@lumen-throw/domain/figures';
import type { Fields } from '@lumen-throw/domain/is-object';
import { ConnectionLine, useHasNetwork } from '../connection/connection-line.tsx';
import { Message } from '../panes/message.tsx';
import { Pane } from '../panes/pane.tsx';
import { Working } from '../panes/working.tsx';
import { studioJudge } from '../spreadsheet/judge-document.ts';
import { Changes } from './changes.tsx';
import { CORRECTED_FIELDS, entriesOf, entryText } from './correction.ts';
import { ChoiceField, FigureForm, Labeled } from './figure-form.tsx';
import { findModels } from './find-models.ts';
import { CORRECT_TEXTS } from './texts.ts';
import { useCorrection, type EditStep } from './use-correction.ts';
import { useModels, type ModelChoice } from './use-models.ts';

/** Models that are shown at once. */
const SHOWN = 8;

interface SearchProps {
  client: SanityClient;
  onChoose: (model: ModelChoice) => void;
}

function ModelSearch({ client, onChoose }: SearchProps) {
  const [models, again] = useModels(client);
  const [typed, setTyped] = useState('');
  if (models === 'loading') return <Working text={CORRECT_TEXTS.loading} />;
  if (models === 'unreachable')
    return <Message text={CORRECT_TEXTS.unreachable} again={CORRECT_TEXTS.again} onAgain={again} />;
  const found = findModels(models, typed);
  return (
    <Stack gap={3}>
      <Labeled label={CORRECT_TEXTS.model}>
        {(props) => (
          <TextInput
            {...props}
            value={typed}
            placeholder={CORRECT_TEXTS.find}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Labeled>
      <Stack gap={1}>
        {found.slice(0, SHOWN).map((model) => (
          <Button
            key={model._id}
            mode="bleed"
            padding={4}
            justify="flex-start"
            text={model.name}
            onClick={() => onChoose(model)}
          />
        ))}
      </Stack>
      {found.length === 0 ? <Text size={1}>{CORRECT_TEXTS.noModel}</Text> : null}
      {found.length > SHOWN ? (
        <Text size={1} muted>
          {CORRECT_TEXTS.more(found.length - SHOWN)}
        </Text>
      ) : null}
    </Stack>
  );
}

function ModelLink({ id }: { id: string }) {
  return (
    <IntentLink intent="edit" params={{ id, type: 'projector' }}>
      {CORRECT_TEXTS.open}
    </IntentLink>
  );
}

interface EditorProps {
  step: EditStep;
  /** Shows another figure, or another entry of one; null for a new one. */
  onShow: (field: ValueFigureField, key?: string | null) => void;
  onEdit: (entry: Fields) => void;
  onCheck: () => void;
  onTryAgain: () => void;
}

function FigureEditor({ step, onShow, onEdit, onCheck, onTryAgain }: EditorProps) {
  const { projector, field, entry, problems, isChecking, failure } = step;
  const entries = entriesOf(projector, field);
  const form = useRef<HTMLDivElement>(null);
  // The button of the check stands below fields that may be out of view.
  useEffect(() => {
    if (!isChecking) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isChecking]);
  return (
    <Stack gap={4}>
      <Labeled label={CORRECT_TEXTS.figure}>
        {(props) => (
          <Select
            {...props}
            value={field}
            onChange={({ currentTarget }) => {
              const next = CORRECTED_FIELDS.find((each) => each === currentTarget.value);
              if (next) onShow(next);
            }}
          >
            {CORRECTED_FIELDS.map((each) => (
              <option key={each} value={each}>
                {FIGURES[each].title}
              </option>
            ))}
          </Select>
        )}
      </Labeled>
      <Text size={1} muted>
        {CORRECT_TEXTS.elsewhere} <ModelLink id={projector._id} />.
      </Text>
      {entries.length > 0 ? (
        <ChoiceField
          label={CORRECT_TEXTS.entry}
          value={entries.some(({ _key }) => _key === entry['_key']) ? entry['_key'] : ''}
          choices={entries.map((each) => ({ value: String(each['_key']), title: entryText(each, field) }))}
          empty={CORRECT_TEXTS.newOne}
          onChange={(key) => onShow(field, key ?? null)}
        />
      ) : null}
      <div ref={form}>
        <FigureForm field={field} entry={entry} problems={problems} onChange={onEdit} />
      </div>
      {failure ? (
        <Stack gap={3} role="alert">
          <Text size={1}>{failure}</Text>
          <Flex gap={4} align="center">
            <Button mode="ghost" padding={4} text={CORRECT_TEXTS.again} onClick={onTryAgain} />
            <ModelLink id={projector._id} />
          </Flex>
        </Stack>
      ) : null}
      <Flex gap={4} align="center">
        <Button tone="primary" padding={4} text={CORRECT_TEXTS.check} onClick={onCheck} />
        {isChecking ? <Working text={CORRECT_TEXTS.checking} /> : null}
      </Flex>
    </Stack>
  );
}

function CurrentStep() {
  const client = useClient({ apiVersion: CONTENT_API_VERSION });
  const workspace = useWorkspace();
  const { step, isEntered, choose, show, edit, check, publish, tryAgain, restart } = useCorrection(
    client,
    studioJudge({ workspace, getClient: workspace.getClient }),
  );
  const otherModel = (
    <Flex>
      <Button
        mode="bleed"
        text={isEntered ? CORRECT_TEXTS.discard : CORRECT_TEXTS.otherModel}
        onClick={restart}
      />
    </Flex>
  );
  switch (step.at) {
    case 'model':
      return <ModelSearch client={client} onChoose={({ _id }) => void choose(_id)} />;
    case 'loading':
      return <Working text={CORRECT_TEXTS.loading} />;
    case 'publishing':
      return <Working text={CORRECT_TEXTS.publishing} />;
    case 'done':
      return step.entered.length === 0 ? (
        <Message text={CORRECT_TEXTS.done} again={CORRECT_TEXTS.another} onAgain={restart} />
      ) : (
        <Message
          text={CORRECT_TEXTS.doneLeft([...new Set(step.entered.map(({ field }) => FIGURES[field].title))])}
          again={CORRECT_TEXTS.goOn}
          onAgain={() => void choose(step.id, step.entered)}
        />
      );
    case 'unreachable':
      return (
        <Message
          text={CORRECT_TEXTS.unreachable}
          again={CORRECT_TEXTS.again}
          onAgain={() => void choose(step.id, step.entered)}
        />
      );
    case 'draft':
      return (
        <Stack gap={4}>
          <Text>
            {CORRECT_TEXTS.hasDraft} <ModelLink id={step.id} />.
          </Text>
          {otherModel}
        </Stack>
      );
    case 'gone':
      return (
        <Stack gap={4}>
          <Text role="status">{CORRECT_TEXTS.gone}</Text>
          {otherModel}
        </Stack>
      );
    default:
      return (
        <Stack gap={5}>
          <Text weight="semibold">
            {[step.projector['brand'], step.projector['model']].filter(Boolean).join(' ')}
          </Text>
          {otherModel}
          <FigureEditor
            step={step}
            onShow={(...shown) => show(step, ...shown)}
            onEdit={(entry) => edit(step, entry)}
            onCheck={() => void check(step)}
            onTryAgain={() => void tryAgain(step)}
          />
          {step.checked ? (
            <>
              <Changes {...step.checked.consequences} />
              <Flex>
                <Button
                  tone="positive"
                  padding={4}
                  text={CORRECT_TEXTS.publish}
                  onClick={() => void publish(step)}
                />
              </Flex>
            </>
          ) : null}
        </Stack>
      );
  }
}

/** The pane in which an editor corrects one figure of a model, with everything that it changes in view. */
export function CorrectFigurePane() {
  return (
    <Pane title={CORRECT_TEXTS.title} intro={CORRECT_TEXTS.intro} width={1}>
      <div>
        <ConnectionLine isOnline={useHasNetwork()} text={CORRECT_TEXTS.offline} />
        <CurrentStep />
      </div>
    </Pane>
  );
}
