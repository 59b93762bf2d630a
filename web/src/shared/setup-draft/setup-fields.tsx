import { SETUP_SIZES, SETUP_TYPES } from '@lumen-throw/domain/setup';
import styled from 'styled-components';
import { Field, TextArea, TextInput } from '../controls/field.tsx';
import { Segmented } from '../controls/segmented.tsx';
import { media, theme } from '../design/theme.ts';
import { SETUP_FIELD_TEXTS } from './field-texts.ts';
import type { SubmissionErrors, SubmissionValues } from './submission-values.ts';

const Row = styled.div`
  display: grid;
  gap: ${theme.space.m};

  ${media.medium} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
`;

/** Two switches side by side where both fit in one line each. */
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.m};
`;

const TYPES = SETUP_TYPES.map((value) => ({ value, label: value }));
const SIZES = SETUP_SIZES.map((value) => ({ value, label: value }));

interface SetupFieldsProps {
  values: SubmissionValues;
  errors: SubmissionErrors;
  /** While the setup is on its way: what is typed then would be lost. */
  busy: boolean;
  onChange: <Key extends keyof SubmissionValues>(key: Key, value: SubmissionValues[Key]) => void;
}

/** What a member tells of a setup. */
export function SetupFields({ values, errors, busy, onChange }: SetupFieldsProps) {
  const text = (key: Exclude<keyof SubmissionValues, 'type' | 'size'>) => ({
    name: key,
    value: values[key],
    dir: 'auto',
    readOnly: busy,
    onChange: (event: { target: { value: string } }) => onChange(key, event.target.value),
  });

  return (
    <>
      <Field
        label={SETUP_FIELD_TEXTS.setupTitle}
        hint={SETUP_FIELD_TEXTS.setupTitleHint}
        error={errors.title}
        required
      >
        {(control) => <TextInput {...control} {...text('title')} />}
      </Field>
      <Field
        label={SETUP_FIELD_TEXTS.description}
        hint={SETUP_FIELD_TEXTS.descriptionHint}
        error={errors.description}
        required
      >
        {(control) => <TextArea {...control} {...text('description')} rows={5} />}
      </Field>
      <Choices>
        <Segmented
          legend={SETUP_FIELD_TEXTS.type}
          pairs
          disabled={busy}
          options={TYPES}
          value={values.type}
          onChange={(type) => onChange('type', type)}
        />
        <Segmented
          legend={SETUP_FIELD_TEXTS.size}
          disabled={busy}
          options={SIZES}
          value={values.size}
          onChange={(size) => onChange('size', size)}
        />
      </Choices>
      <Row>
        <Field label={SETUP_FIELD_TEXTS.projector} error={errors.projector}>
          {(control) => <TextInput {...control} {...text('projector')} />}
        </Field>
        <Field label={SETUP_FIELD_TEXTS.screenSize} error={errors.screenSize}>
          {(control) => <TextInput {...control} {...text('screenSize')} inputMode="numeric" />}
        </Field>
      </Row>
      <Row>
        <Field label={SETUP_FIELD_TEXTS.city} error={errors.city}>
          {(control) => <TextInput {...control} {...text('city')} autoComplete="address-level2" />}
        </Field>
        <Field label={SETUP_FIELD_TEXTS.state} error={errors.state}>
          {(control) => <TextInput {...control} {...text('state')} autoComplete="address-level1" />}
        </Field>
        <Field label={SETUP_FIELD_TEXTS.country} error={errors.country}>
          {(control) => <TextInput {...control} {...text('country')} autoComplete="country-name" />}
        </Field>
      </Row>
    </>
  );
}
