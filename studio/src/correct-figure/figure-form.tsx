import { EVIDENCE_KINDS, EVIDENCE_LANGUAGES } from '@lumen-throw/domain/evidence';
import { EVIDENCE_TITLES } from '@lumen-throw/domain/evidence-titles';
import { FIGURES, isNumberFigure, type FigurePart, type ValueFigureField } from '@lumen-throw/domain/figures';
import { isObject, type Fields } from '@lumen-throw/domain/is-object';
import { Grid, Select, Stack, Text, TextArea, TextInput } from '@sanity/ui';
import { useId, type ReactNode } from 'react';
import { citing, withValue } from './correction.ts';
import { CORRECT_TEXTS } from './texts.ts';

interface Choice {
  value: string;
  title: string;
}

/** A field with its label. */
export function Labeled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Stack gap={2}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {label}
      </Text>
      {children(id)}
    </Stack>
  );
}

interface ChoiceProps {
  label: string;
  value: unknown;
  choices: readonly Choice[];
  /** What stands for no choice. */
  empty: string;
  onChange: (value: string | undefined) => void;
}

export function ChoiceField({ label, value, choices, empty, onChange }: ChoiceProps) {
  return (
    <Labeled label={label}>
      {(id) => (
        <Select
          id={id}
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

interface TextProps {
  label: string;
  value: unknown;
  type?: 'text' | 'url' | 'date' | 'number';
  onChange: (value: string | undefined) => void;
}

function TextField({ label, value, type = 'text', onChange }: TextProps) {
  return (
    <Labeled label={label}>
      {(id) => (
        <TextInput
          id={id}
          type={type}
          step="any"
          value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
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

function YesNoField({
  label,
  value,
  onChange,
}: Omit<ChoiceProps, 'choices' | 'empty' | 'onChange'> & { onChange: (value: boolean | undefined) => void }) {
  return (
    <ChoiceField
      label={label}
      value={typeof value === 'boolean' ? String(value) : undefined}
      choices={YES_NO}
      empty={CORRECT_TEXTS.choose}
      onChange={(chosen) => onChange(chosen === undefined ? undefined : chosen === 'true')}
    />
  );
}

function PartField({
  part,
  value,
  onChange,
}: {
  part: FigurePart;
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const { title } = part;
  switch (part.is) {
    case 'choice':
      return (
        <ChoiceField
          label={title}
          value={value}
          choices={part.choices}
          empty={CORRECT_TEXTS.choose}
          onChange={onChange}
        />
      );
    case 'yesNo':
      return <YesNoField label={title} value={value} onChange={onChange} />;
    case 'number':
      return (
        <TextField
          label={title}
          type="number"
          value={value}
          onChange={(text) => onChange(text === undefined ? undefined : Number(text))}
        />
      );
    default:
      return <TextField label={title} value={value} onChange={onChange} />;
  }
}

interface FigureFormProps {
  field: ValueFigureField;
  entry: Fields;
  onChange: (entry: Fields) => void;
}

/** The values of one figure with its evidence. */
export function FigureForm({ field, entry, onChange }: FigureFormProps) {
  const { parts, hasCondition } = { hasCondition: false, ...FIGURES[field] };
  const evidence = isObject(entry['evidence']) ? entry['evidence'] : {};
  const set = (name: string) => (value: unknown) => onChange(withValue(entry, name, value));
  const cite = (name: string) => (value: unknown) => onChange(citing(entry, name, value));
  const unit = isNumberFigure(field) && FIGURES[field].unit ? ` (${FIGURES[field].unit})` : '';
  return (
    <Stack gap={4}>
      <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
        {parts.map((part) => (
          <PartField
            key={part.name}
            part={part.name === 'value' ? { ...part, title: `${FIGURES[field].title}${unit}` } : part}
            value={entry[part.name]}
            onChange={set(part.name)}
          />
        ))}
        {hasCondition || isNumberFigure(field) ? (
          <TextField label={CORRECT_TEXTS.condition} value={entry['condition']} onChange={set('condition')} />
        ) : null}
        <ChoiceField
          label={CORRECT_TEXTS.kind}
          value={evidence['kind']}
          choices={EVIDENCE_KINDS.map((value) => ({ value, title: EVIDENCE_TITLES[value] }))}
          empty={CORRECT_TEXTS.choose}
          onChange={cite('kind')}
        />
        <TextField label={CORRECT_TEXTS.seen} type="date" value={evidence['seen']} onChange={cite('seen')} />
        <ChoiceField
          label={CORRECT_TEXTS.language}
          value={evidence['language']}
          choices={EVIDENCE_LANGUAGES}
          empty={CORRECT_TEXTS.english}
          onChange={cite('language')}
        />
        <YesNoField
          label={CORRECT_TEXTS.relayed}
          value={evidence['relayed'] ?? false}
          onChange={cite('relayed')}
        />
        <YesNoField
          label={CORRECT_TEXTS.doubted}
          value={evidence['doubted'] ?? false}
          onChange={cite('doubted')}
        />
      </Grid>
      <TextField
        label={CORRECT_TEXTS.address}
        type="url"
        value={evidence['address']}
        onChange={cite('address')}
      />
      {['words', ...(evidence['language'] ? ['gloss'] : [])].map((name) => (
        <Labeled key={name} label={name === 'words' ? CORRECT_TEXTS.words : CORRECT_TEXTS.gloss}>
          {(id) => (
            <TextArea
              id={id}
              rows={2}
              value={typeof evidence[name] === 'string' ? evidence[name] : ''}
              onChange={({ currentTarget }) => cite(name)(currentTarget.value || undefined)}
            />
          )}
        </Labeled>
      ))}
    </Stack>
  );
}
