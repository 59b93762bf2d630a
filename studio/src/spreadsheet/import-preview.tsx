import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { PlannedRow } from './plan-import.ts';
import { SHEET_LIMITS } from './sheet-limits.ts';
import { TEXTS } from './texts.ts';

/** Changed fields of a row that are listed; a new projector has dozens. */
const CHANGES_SHOWN = 6;

const TONES = { new: 'positive', changed: 'primary', unchanged: 'default', refused: 'critical' } as const;

/** In the order of the preview: what an editor has to mend comes first. */
const STATUSES = ['refused', 'changed', 'new', 'unchanged'] as const;

const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 8px;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    border-block-end: 1px solid var(--card-border-color, #ccc);
  }
`;

/** What the preview says of a row, line by line. */
function linesOf(row: PlannedRow): string[] {
  if (row.status === 'unchanged') return [];
  if (row.status === 'refused')
    return [...new Set(row.problems.map(({ column, reason }) => TEXTS.reasonAt(column, reason)))];
  const changes = row.changes.map(({ column, before, after }) =>
    row.status === 'new' ? TEXTS.valueOf(column, after) : TEXTS.changeOf(column, before, after),
  );
  const rest = changes.length - CHANGES_SHOWN;
  return [
    ...changes.slice(0, CHANGES_SHOWN),
    ...(rest > 0 ? [TEXTS.more(rest)] : []),
    ...new Set(row.advice.map(TEXTS.advice)),
  ];
}

interface PreviewProps {
  plan: readonly PlannedRow[];
  onImport: () => void;
  onBack: () => void;
}

/** Every row and what the import would do with it, page by page. */
export function ImportPreview({ plan, onImport, onBack }: PreviewProps) {
  const [page, setPage] = useState(0);
  const pages = Math.ceil(plan.length / SHEET_LIMITS.page);
  const ordered = STATUSES.flatMap((status) => plan.filter((row) => row.status === status));
  const shown = ordered.slice(page * SHEET_LIMITS.page, (page + 1) * SHEET_LIMITS.page);
  const count = (status: PlannedRow['status']) => plan.filter((row) => row.status === status).length;
  const ready = count('new') + count('changed');
  const refused = count('refused');
  return (
    <Stack gap={4}>
      <Text as="h2" weight="semibold">
        {TEXTS.preview}
      </Text>
      <Flex gap={2} role="status">
        {STATUSES.map((status) => (
          <Badge key={status} tone={TONES[status]}>
            {TEXTS.summary[status](count(status))}
          </Badge>
        ))}
      </Flex>
      {refused > 0 && (
        <Card padding={3} radius={2} tone="caution">
          <Text size={1}>{TEXTS.leavesOut(refused)}</Text>
        </Card>
      )}
      {ready === 0 && <Text size={1}>{TEXTS.nothingToImport}</Text>}
      <Flex gap={3}>
        <Button tone="primary" text={TEXTS.importRows(ready)} disabled={ready === 0} onClick={onImport} />
        <Button mode="bleed" text={TEXTS.another} onClick={onBack} />
      </Flex>
      <Rows>
        <thead>
          <tr>
            {Object.entries(TEXTS.columns).map(([name, title]) => (
              <th key={name} scope="col">
                <Text size={1} weight="semibold">
                  {title}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.row}>
              <td>
                <Text size={1}>{row.row}</Text>
              </td>
              <td>
                <Text size={1}>{row.name}</Text>
              </td>
              <td>
                <Badge tone={TONES[row.status]}>{row.status}</Badge>
              </td>
              <td>
                <Stack gap={2}>
                  {linesOf(row).map((line) => (
                    <Text key={line} size={1}>
                      {line}
                    </Text>
                  ))}
                </Stack>
              </td>
            </tr>
          ))}
        </tbody>
      </Rows>
      {pages > 1 && (
        <Flex gap={3} align="center">
          <Button
            mode="ghost"
            text={TEXTS.previous}
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          />
          <Text size={1}>{TEXTS.page(page + 1, pages)}</Text>
          <Button
            mode="ghost"
            text={TEXTS.next}
            disabled={page + 1 >= pages}
            onClick={() => setPage(page + 1)}
          />
        </Flex>
      )}
    </Stack>
  );
}
