function counted(count: number, thing: string): string {
  return count === 0 ? '' : `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** What an editor is told after pasting into a text. */
export const PASTE_TEXTS = {
  /** Shown long enough to read it twice, in milliseconds. */
  toast: { status: 'warning', title: 'Not everything was pasted', duration: 20_000, closable: true },
  pictures: (count: number) =>
    `${counted(count, 'picture')} left out. Save each on your computer, and put it in with Insert > Picture.`,
} as const;

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
  putRowBack: (row: number) => `Put row ${row} back`,
  putColumnBack: (column: number) => `Put column ${column} back`,
  leftOut: (columns: number, rows: number, mostColumns: number, mostRows: number) =>
    `${[counted(columns, 'column'), counted(rows, 'row')].filter(Boolean).join(' and ')} of the table left out: it may have ${mostColumns} columns and ${mostRows} rows. Paste the rest into another table.`,
} as const;

/** Words of the menu that inserts a block into a text. */
export const BLOCK_MENU_TEXTS = {
  insert: 'Insert',
  hint: 'or type / on an empty line',
  menu: 'What to insert',
  /** What each block is good for, by its type. */
  about: {
    figure: 'A photo with a caption.',
    dataTable: 'Figures in rows and columns.',
    callout: 'A tip or a warning in a box.',
    prosAndCons: 'What speaks for it and against it.',
    faqBlock: 'Answers that unfold.',
    projectorFigure: 'A number that follows its projector.',
    productCard: 'A product with its picture and link.',
  } as Readonly<Record<string, string>>,
} as const;
