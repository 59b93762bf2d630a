import { AddIcon } from '@sanity/icons/Add';
import { CloseIcon } from '@sanity/icons/Close';
import { UndoIcon } from '@sanity/icons/Undo';
import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { ObjectInputMembers, PatchEvent, set, type ObjectInputProps } from 'sanity';
import styled from 'styled-components';
import { fitted, pastedSheet, withPasted, type Sheet } from './table-sheet.ts';
import { cellPath, sheetOfValue, valueOfSheet, withoutRow, withRow, type TableValue } from './table-value.ts';
import { PASTE_TEXTS, TABLE_TEXTS } from './texts.ts';

/** Wider tables scroll inside their frame; the heading row and the first column stand out as on the site. */
const Scroll = styled.div`
  overflow-x: auto;

  table {
    border-collapse: collapse;
  }

  td,
  th {
    padding: 0;
    border: 1px solid var(--card-border-color, #d8d8e0);
  }

  td[data-tool],
  th[data-tool] {
    border: 0;
    text-align: center;
  }

  input {
    display: block;
    width: 100%;
    min-width: 7rem;
    padding: 0.6rem 0.65rem;
    border: 0;
    background: transparent;
    color: inherit;
    font: inherit;
    font-size: 0.875rem;
  }

  thead input {
    background: var(--card-muted-bg-color, rgb(0 0 0 / 4%));
    font-weight: 600;
  }

  tbody td:first-child input {
    font-weight: 600;
  }

  input:focus {
    outline: 2px solid var(--card-focus-ring-color, #556bfc);
    outline-offset: -2px;
  }
`;

/** Where an arrow leads from a cell, in rows and columns; to the sides only from the end of the words, or past all of them. */
function step({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): readonly [number, number] | null {
  const { selectionStart: from, selectionEnd: to, value } = currentTarget;
  const isWhole = from === 0 && to === value.length;
  if (key === 'ArrowUp') return [-1, 0];
  if (key === 'ArrowDown' || key === 'Enter') return [1, 0];
  if (key === 'ArrowLeft' && (to === 0 || isWhole)) return [0, -1];
  return key === 'ArrowRight' && (from === value.length || isWhole) ? [0, 1] : null;
}

/** A row or a column that was taken out. */
interface Removed {
  kind: 'row' | 'column';
  place: number;
  cells: readonly string[];
  /** What puts it back, in words. */
  label: string;
}

/** The form of a table: its caption, and a grid in which one types, moves and pastes as in a spreadsheet. */
export function TableInput(props: ObjectInputProps) {
  const { value, onChange, readOnly, members } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { push } = useToast();
  /** The cell to go into as soon as it is drawn. */
  const awaited = useRef<string | null>(null);
  /** The last one comes back first: each place is that at its time. */
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const last = removed.at(-1);
  const sheet = sheetOfValue(value);
  const width = sheet[0]?.length ?? 0;
  const write = (next: Sheet) => {
    const { columns, rows } = valueOfSheet(next, value);
    onChange(PatchEvent.from([set(columns, ['columns']), set(rows, ['rows'])]));
  };
  /** Goes into a cell. @returns whether it is there */
  const enter = (cell: string): boolean => {
    const input = frame.current?.querySelector<HTMLInputElement>(`[data-cell="${cell}"]`);
    input?.focus();
    input?.select();
    return Boolean(input);
  };
  // At once, for the next key is typed into that cell; one that was just added is drawn after the change.
  const focus = (row: number, column: number) => {
    const cell = `${row}-${column}`;
    awaited.current = enter(cell) ? null : cell;
  };
  useLayoutEffect(() => {
    if (awaited.current !== null && enter(awaited.current)) awaited.current = null;
  });
  const type = (row: number, column: number, text: string) => {
    const path = cellPath(value, row, column);
    if (path !== null) onChange(PatchEvent.from(set(text, path)));
    else write(withPasted(sheet, [[text]], row, column));
  };
  const addRow = () => write([...sheet, Array.from({ length: width }, () => '')]);
  const addColumn = () => write(sheet.map((cells) => [...cells, '']));
  const writeRows = ({ rows }: TableValue) => onChange(PatchEvent.from(set(rows, ['rows'])));
  const removeColumn = (column: number) => {
    const cells = sheet.map((line) => line[column] ?? '');
    const label = TABLE_TEXTS.putColumnBack(column + 1);
    setRemoved([...removed, { kind: 'column', place: column, cells, label }]);
    write(sheet.map((line) => line.toSpliced(column, 1)));
  };
  const removeRow = (row: number) => {
    const label = TABLE_TEXTS.putRowBack(row);
    setRemoved([...removed, { kind: 'row', place: row, cells: sheet[row] ?? [], label }]);
    writeRows(withoutRow(valueOfSheet(sheet, value), row));
  };
  const putBack = ({ kind, place, cells }: Removed) => {
    setRemoved(removed.slice(0, -1));
    if (kind === 'row') writeRows(withRow(valueOfSheet(sheet, value), place, cells));
    else write(sheet.map((line, row) => line.toSpliced(place, 0, cells[row] ?? '')));
  };
  const move = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    if (event.nativeEvent.isComposing) return;
    const isLast = row === sheet.length - 1;
    const leaves = event.key === 'Tab' && !event.shiftKey && isLast && column === width - 1;
    const by = step(event);
    if (leaves || (event.key === 'Enter' && isLast)) {
      event.preventDefault();
      addRow();
      focus(row + 1, leaves ? 0 : column);
    } else if (by !== null && sheet[row + by[0]]?.[column + by[1]] !== undefined) {
      event.preventDefault();
      focus(row + by[0], column + by[1]);
    }
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>, row: number, column: number) => {
    const pasted = pastedSheet(event.clipboardData);
    if (pasted === null) return;
    event.preventDefault();
    const { sheet: next, leftOut } = fitted(withPasted(sheet, pasted, row, column));
    if (leftOut !== null) push({ ...PASTE_TEXTS.toast, description: leftOut });
    write(next);
  };
  const cell = (row: number, column: number) => (
    <input
      data-cell={`${row}-${column}`}
      aria-label={row === 0 ? TABLE_TEXTS.heading(column + 1) : TABLE_TEXTS.cell(row, column + 1)}
      placeholder={row === 0 ? TABLE_TEXTS.heading(column + 1) : undefined}
      value={sheet[row]?.[column] ?? ''}
      readOnly={readOnly}
      onChange={(event) => type(row, column, event.currentTarget.value)}
      onKeyDown={(event) => move(event, row, column)}
      onPaste={(event) => paste(event, row, column)}
    />
  );
  const remove = (label: string, onClick: () => void) => (
    <Button
      aria-label={label}
      title={label}
      icon={CloseIcon}
      mode="bleed"
      padding={2}
      tabIndex={-1}
      disabled={readOnly}
      onClick={onClick}
    />
  );
  const tool = (icon: typeof AddIcon, text: string, onClick: () => void) => (
    <Button mode="ghost" fontSize={1} icon={icon} text={text} disabled={readOnly} onClick={onClick} />
  );
  // A column has no key of its own: its place is what tells it apart.
  const columns = Array.from({ length: width }, (_, column) => column);
  const rows = Array.from({ length: sheet.length - 1 }, (_, row) => row + 1);
  return (
    <Stack gap={5}>
      <ObjectInputMembers
        {...props}
        members={members.filter((member) => member.kind === 'field' && member.name === 'caption')}
      />
      <Stack gap={3}>
        <Text size={1} muted>
          {TABLE_TEXTS.hint}
        </Text>
        <Scroll ref={frame} data-testid="table-grid">
          <table aria-label={TABLE_TEXTS.grid}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column}>{cell(0, column)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row}>
                  {columns.map((column) => (
                    <td key={column}>{cell(row, column)}</td>
                  ))}
                  {rows.length > 1 ? (
                    <td data-tool>{remove(TABLE_TEXTS.removeRow(row), () => removeRow(row))}</td>
                  ) : null}
                </tr>
              ))}
              {width > 2 ? (
                <tr>
                  {columns.map((column) => (
                    <td key={column} data-tool>
                      {remove(TABLE_TEXTS.removeColumn(column + 1), () => removeColumn(column))}
                    </td>
                  ))}
                </tr>
              ) : null}
            </tbody>
          </table>
        </Scroll>
        <Flex gap={2} wrap="wrap">
          {tool(AddIcon, TABLE_TEXTS.addRow, addRow)}
          {tool(AddIcon, TABLE_TEXTS.addColumn, addColumn)}
          {last ? tool(UndoIcon, last.label, () => putBack(last)) : null}
        </Flex>
      </Stack>
    </Stack>
  );
}
