/** Words of the table's grid. */
export const TABLE_TEXTS = {
  grid: 'Cells of the table',
  hint: 'Tab and the arrows move, Enter goes down. Paste cells from a spreadsheet or a web page.',
  heading: (column: number) => `Heading of column ${column}`,
  cell: (row: number, column: number) => `Row ${row}, column ${column}`,
  addRow: 'Add row',
  addColumn: 'Add column',
  removeRow: (row: number) => `Remove row ${row}`,
  removeColumn: (column: number) => `Remove column ${column}`,
} as const;
