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
