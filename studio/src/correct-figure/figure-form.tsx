import { EVIDENCE_KINDS, EVIDENCE_LANGUAGES } from '@lumen-throw/domain/evidence';
import { EVIDENCE_TITLES } from '@lumen-throw/domain/evidence-titles';
import { FIGURES, isNumberFigure, type FigurePart, type ValueFigureField } from '@lumen-throw/domain/figures';
import { isObject, type Fields } from '@lumen-throw/domain/is-object';
import { Card, Grid, Select, Stack, Text, TextArea, TextInput } from '@sanity/ui';
import { useId, type ReactNode } from 'react';
import { citing, withValue } from './correction.ts';
import type { Problem } from './problems.ts';
import { CORRECT_TEXTS } from './texts.ts';

interface Choice {
  value: string;
  title: string;
}

/** What tells of a field's problem: its color, and to those who do not see it. */
interface FieldProps {
  id: string;
  customValidity?: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface LabeledProps {
  label: string;
  problem?: string | undefined;
  children: (props: FieldProps) => ReactNode;
}

/** A field with its label, and what is wrong with it. */
export function Labeled({ label, problem, children }: LabeledProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <Stack gap={2}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {label}
      </Text>
      {children(
        problem
          ? { id, customValidity: problem, 'aria-invalid': true, 'aria-describedby': problemId }
          : { id },
      )}
      {problem ? (
        <Card tone="critical" padding={2} radius={2}>
          <Text id={problemId} size={1}>
            {problem}
          </Text>
        </Card>
      ) : null}
    </Stack>
  );
}

/** A field of the form: its value, how it is changed, and what is wrong with it. */
interface Field<Value> {
  label: string;
  value: unknown;
  problem?: string | undefined;
  /** Takes the new value; undefined for none. */
  onChange: (value: Value | undefined) => void;
}

interface ChoiceProps extends Field<string> {
  choices: readonly Choice[];
  /** What stands for no choice. */
  empty: string;
}

/** A field whose value is chosen from a list. */
export function ChoiceField({ label, value, problem, choices, empty, onChange }: ChoiceProps) {
  return (
    <Labeled label={label} problem={problem}>
      {(props) => (
        <Select
          {...props}
          value={typeof value === 'string' ? value : ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
        >
          <option value="">{empty}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.title}
            </option>
          ))}
        </Select>
      )}
    </Labeled>
  );
}

interface TextProps extends Field<string> {
  type?: 'text' | 'url' | 'date';
  inputMode?: 'decimal' | 'text';
}

function TextField({ label, value, problem, type = 'text', inputMode, onChange }: TextProps) {
  return (
    <Labeled label={label} problem={problem}>
      {(props) => (
        <TextInput
          {...props}
          type={type}
          inputMode={inputMode}
          value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
        />
      )}
    </Labeled>
  );
}

function WordsField({ label, value, problem, onChange }: Field<string>) {
  return (
    <Labeled label={label} problem={problem}>
      {(props) => (
        <TextArea
          {...props}
          rows={2}
          value={typeof value === 'string' ? value : ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
        />
      )}
    </Labeled>
  );
}

const YES_NO: readonly Choice[] = [
  { value: 'true', title: 'Yes' },
  { value: 'false', title: 'No' },
];

function YesNoField({ value, onChange, ...field }: Field<boolean>) {
  return (
    <ChoiceField
      {...field}
      value={typeof value === 'boolean' ? String(value) : undefined}
      choices={YES_NO}
      empty={CORRECT_TEXTS.choose}
      onChange={(chosen) => onChange(chosen === undefined ? undefined : chosen === 'true')}
    />
  );
}

function PartField({ part, ...field }: Field<unknown> & { part: FigurePart }) {
  switch (part.is) {
    case 'choice':
      return <ChoiceField {...field} choices={part.choices} empty={CORRECT_TEXTS.choose} />;
    case 'yesNo':
      return <YesNoField {...field} />;
    case 'number':
      // A number field of the browser drops a comma; the keyboard of an iPhone for decimals has no minus.
      return <TextField {...field} inputMode={part.min < 0 ? 'text' : 'decimal'} />;
    default:
      return <TextField {...field} />;
  }
}

interface FigureFormProps {
  field: ValueFigureField;
  entry: Fields;
  problems: readonly Problem[];
  onChange: (entry: Fields) => void;
}

/** The values of one figure with its evidence, each with what is wrong with it, and what is wrong besides. */
export function FigureForm({ field, entry, problems, onChange }: FigureFormProps) {
  const { parts, hasCondition } = { hasCondition: false, ...FIGURES[field] };
  const evidence = isObject(entry['evidence']) ? entry['evidence'] : {};
  const unit = isNumberFigure(field) && FIGURES[field].unit ? ` (${FIGURES[field].unit})` : '';
  /** Parts with a field of their own: what is wrong elsewhere is told below. */
  const shown = new Set<string>();
  const problemAt = (part: string) => {
    shown.add(part);
    const found = problems.filter((problem) => problem.part === part);
    return found.map(({ message }) => message).join(' ') || undefined;
  };
  const own = (name: string) => ({
    value: entry[name],
    problem: problemAt(name),
    onChange: (value: unknown) => onChange(withValue(entry, name, value)),
  });
  const cited = (name: string) => ({
    value: evidence[name],
    problem: problemAt(`evidence.${name}`),
    onChange: (value: unknown) => onChange(citing(entry, name, value)),
  });
  const fields = (
    <>
      <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
        {parts.map((part) => (
          <PartField
            key={part.name}
            part={part}
            label={part.name === 'value' ? `${FIGURES[field].title}${unit}` : part.title}
            {...own(part.name)}
          />
        ))}
        {hasCondition || isNumberFigure(field) ? (
          <TextField label={CORRECT_TEXTS.condition} {...own('condition')} />
        ) : null}
        <ChoiceField
          label={CORRECT_TEXTS.kind}
          choices={EVIDENCE_KINDS.map((value) => ({ value, title: EVIDENCE_TITLES[value] }))}
          empty={CORRECT_TEXTS.choose}
          {...cited('kind')}
        />
        <TextField label={CORRECT_TEXTS.seen} type="date" {...cited('seen')} />
        <ChoiceField
          label={CORRECT_TEXTS.language}
          choices={EVIDENCE_LANGUAGES}
          empty={CORRECT_TEXTS.english}
          {...cited('language')}
        />
        <YesNoField
          label={CORRECT_TEXTS.relayed}
          {...cited('relayed')}
          value={evidence['relayed'] ?? false}
        />
        <YesNoField
          label={CORRECT_TEXTS.doubted}
          {...cited('doubted')}
          value={evidence['doubted'] ?? false}
        />
      </Grid>
      <TextField label={CORRECT_TEXTS.address} type="url" {...cited('address')} />
      <WordsField label={CORRECT_TEXTS.words} {...cited('words')} />
      {evidence['language'] ? <WordsField label={CORRECT_TEXTS.gloss} {...cited('gloss')} /> : null}
    </>
  );
  const others = problems.filter(({ part }) => !shown.has(part));
  return (
    <Stack gap={4}>
      {fields}
      {others.length > 0 ? (
        <Stack gap={2} role="alert">
          <Text size={1} weight="semibold">
            {CORRECT_TEXTS.problems}
          </Text>
          {others.map(({ part, message }) => (
            <Text key={`${part} ${message}`} size={1}>
              {message}
            </Text>
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}
