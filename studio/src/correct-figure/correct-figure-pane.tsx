import { Button, Flex, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { IntentLink } from 'sanity/router';
import { FIGURES, type ValueFigureField } from '@lumen-throw/domain/figures';
import type { Fields } from '@lumen-throw/domain/is-object';
import { Message } from '../panes/message.tsx';
import { Pane } from '../panes/pane.tsx';
import { Working } from '../panes/working.tsx';
import { today } from '../structure/today.ts';
import { Changes } from './changes.tsx';
import { CORRECTED_FIELDS, entriesOf, entryText, newEntry, type StoredProjector } from './correction.ts';
import { ChoiceField, FigureForm, Labeled } from './figure-form.tsx';
import { CORRECT_TEXTS } from './texts.ts';
import { useCorrection } from './use-correction.ts';
import { useModels, type ModelChoice } from './use-models.ts';

/** Models that are shown at once. */
const SHOWN = 8;

function ModelSearch({ onChoose }: { onChoose: (model: ModelChoice) => void }) {
  const [models, again] = useModels();
  const [typed, setTyped] = useState('');
  if (models === 'loading') return <Working text={CORRECT_TEXTS.loading} />;
  if (models === 'unreachable')
    return <Message text={CORRECT_TEXTS.unreachable} again={CORRECT_TEXTS.again} onAgain={again} />;
  const words = typed.toLowerCase().split(/\s+/);
  const found = models.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  return (
    <Stack gap={3}>
      <Labeled label={CORRECT_TEXTS.model}>
        {(id) => (
          <TextInput
            id={id}
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
  projector: StoredProjector;
  /** What was checked no longer stands in the form. */
  onEdit: () => void;
  onCheck: (field: ValueFigureField, entry: Fields) => void;
  isChecking: boolean;
  problems: readonly string[];
}

function FigureEditor({ projector, onEdit, onCheck, isChecking, problems }: EditorProps) {
  const [field, setField] = useState<ValueFigureField>('brightness');
  const [fresh, setFresh] = useState(() => crypto.randomUUID());
  const entries = entriesOf(projector, field);
  const [entry, setEntry] = useState<Fields>(() => entries[0] ?? newEntry(field, fresh, today()));
  const edit = (next: Fields) => {
    setEntry(next);
    onEdit();
  };
  const choose = (next: ValueFigureField) => {
    const key = crypto.randomUUID();
    setFresh(key);
    setField(next);
    edit(entriesOf(projector, next)[0] ?? newEntry(next, key, today()));
  };
  return (
    <Stack gap={4}>
      <Labeled label={CORRECT_TEXTS.figure}>
        {(id) => (
          <Select
            id={id}
            value={field}
            onChange={({ currentTarget }) => {
              const next = CORRECTED_FIELDS.find((each) => each === currentTarget.value);
              if (next) choose(next);
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
          onChange={(key) =>
            edit(entries.find(({ _key }) => _key === key) ?? newEntry(field, fresh, today()))
          }
        />
      ) : null}
      <FigureForm field={field} entry={entry} onChange={edit} />
      {problems.length > 0 ? (
        <Stack gap={2} role="alert">
          <Text size={1} weight="semibold">
            {CORRECT_TEXTS.problems}
          </Text>
          {problems.map((problem) => (
            <Text key={problem} size={1}>
              {problem}
            </Text>
          ))}
        </Stack>
      ) : null}
      <Flex gap={4} align="center">
        <Button tone="primary" padding={4} text={CORRECT_TEXTS.check} onClick={() => onCheck(field, entry)} />
        {isChecking ? <Working text={CORRECT_TEXTS.checking} /> : null}
      </Flex>
    </Stack>
  );
}

function CurrentStep() {
  const { step, choose, edited, check, publish, restart } = useCorrection();
  switch (step.at) {
    case 'model':
      return <ModelSearch onChoose={({ _id }) => void choose(_id)} />;
    case 'working':
      return <Working text={step.text} />;
    case 'ended':
      return <Message text={step.text} again={CORRECT_TEXTS.another} onAgain={restart} />;
    case 'draft':
      return (
        <Text>
          {CORRECT_TEXTS.hasDraft} <ModelLink id={step.id} />.
        </Text>
      );
    default:
      return (
        <Stack gap={5}>
          <Text weight="semibold">
            {[step.projector['brand'], step.projector['model']].filter(Boolean).join(' ')}
          </Text>
          <FigureEditor
            projector={step.projector}
            isChecking={step.isChecking}
            problems={step.problems}
            onEdit={edited}
            onCheck={(field, entry) => void check(step.projector, field, entry)}
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
      <CurrentStep />
    </Pane>
  );
}
