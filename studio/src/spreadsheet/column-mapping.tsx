import { Button, Card, Flex, Grid, Select, Stack, Text } from '@sanity/ui';
import { useMemo } from 'react';
import { mappingProblem, type ColumnMapping } from './plan-import.ts';
import type { Sheet } from './read-sheet.ts';
import { columnCalled, FIGURE_LISTS, sheetColumns } from './sheet-columns.ts';
import { TEXTS } from './texts.ts';

/** Figures of a kind that can be chosen even where no heading names so many. */
const CHOICES_OF_A_KIND = 3;

interface MappingProps {
  sheet: Sheet;
  mapping: ColumnMapping;
  /** How the file was read, where that is worth a look. */
  note: string | null;
  onMap: (mapping: ColumnMapping) => void;
  onCheck: () => void;
  onBack: () => void;
}

/** Columns to choose from: a few figures of each kind, and what is chosen already. */
function choicesFor(mapping: ColumnMapping): string[] {
  const some = sheetColumns(Object.fromEntries(FIGURE_LISTS.map(({ field }) => [field, CHOICES_OF_A_KIND])));
  const chosen = mapping.flatMap((column) => (column ? [column.heading] : []));
  return [...new Set([...some.map(({ heading }) => heading), ...chosen])];
}

/** Which column of the sheet is which field. */
export function ColumnMappingForm({ sheet, mapping, note, onMap, onCheck, onBack }: MappingProps) {
  const choices = useMemo(() => choicesFor(mapping), [mapping]);
  const problem = mappingProblem(mapping);
  const columns = sheet.headings.map((heading, index) => ({
    id: `sheet-column-${index}`,
    index,
    title: heading || TEXTS.noHeading(index + 1),
    column: mapping[index] ?? null,
  }));
  const unknown = columns.filter(({ column }) => column === null).map(({ title }) => title);
  return (
    <Stack gap={4}>
      <Text as="h2" weight="semibold">
        {TEXTS.mappingTitle}
      </Text>
      <Text size={1} muted>
        {TEXTS.mappingHelp}
      </Text>
      {note && (
        <Card padding={3} radius={2} tone="caution" role="status">
          <Text size={1}>{note}</Text>
        </Card>
      )}
      <Grid gridTemplateColumns={2} gap={4}>
        {columns.map(({ id, index, title, column }) => (
          <Stack key={id} gap={2}>
            <Text as="label" size={1} htmlFor={id}>
              {title}
            </Text>
            <Select
              id={id}
              value={column?.heading ?? ''}
              onChange={({ currentTarget }) => onMap(mapping.with(index, columnCalled(currentTarget.value)))}
            >
              <option value="">{TEXTS.notImported}</option>
              {choices.map((heading) => (
                <option key={heading} value={heading}>
                  {heading}
                </option>
              ))}
            </Select>
          </Stack>
        ))}
      </Grid>
      {unknown.length > 0 && (
        <Card padding={3} radius={2} tone="caution" role="status">
          <Text size={1}>{TEXTS.unknownColumns(unknown)}</Text>
        </Card>
      )}
      {problem !== null && (
        <Card padding={3} radius={2} tone="critical" role="alert">
          <Text size={1}>{problem}</Text>
        </Card>
      )}
      <Flex gap={3}>
        <Button tone="primary" text={TEXTS.check} disabled={problem !== null} onClick={onCheck} />
        <Button mode="bleed" text={TEXTS.back} onClick={onBack} />
      </Flex>
    </Stack>
  );
}
