import { ThListIcon } from '@sanity/icons/ThList';
import { emptyTable } from '../../writing/table-value.ts';
import { defineArrayMember, defineField, defineType } from 'sanity';

const FEWEST_COLUMNS = 2;

/** One row of a data table: as many cells as the table has columns. */
export const dataTableRow = defineType({
  name: 'dataTableRow',
  title: 'Row',
  type: 'object',
  fields: [
    // The table says what is wrong with a row.
    defineField({
      name: 'cells',
      title: 'Cells',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
    }),
  ],
  preview: {
    select: { cells: 'cells' },
    prepare: ({ cells }: { cells?: string[] }) => ({ title: cells?.join(' · ') ?? 'Empty row' }),
  },
});

/** A small table of figures inside a text: throw distances, brightness, projector vs TV. */
export const dataTable = defineType({
  name: 'dataTable',
  title: 'Table',
  type: 'object',
  icon: ThListIcon,
  initialValue: emptyTable,
  fields: [
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'string',
      description: 'What the table shows; screen readers read it out.',
      validation: (rule) => rule.required().error('Say in a few words what the table shows.'),
    }),
    defineField({
      name: 'columns',
      title: 'Column headings',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => [
        rule.required().min(FEWEST_COLUMNS).error('A table needs at least two columns.'),
        rule.custom((columns) => {
          // The corner above the first column may be empty; the rows say by themselves what they are.
          const empty = (columns ?? []).findIndex((heading, place) => place > 0 && !heading);
          return empty < 0 ? true : `Write the heading of column ${empty + 1}, or remove the column.`;
        }),
      ],
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      description: 'The first cell of each row is its heading.',
      of: [defineArrayMember({ type: 'dataTableRow' })],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one row.'),
        rule.custom((rows, context) => {
          const columns = (context.parent as { columns?: string[] } | undefined)?.columns?.length ?? 0;
          // Too few columns are told there.
          if (columns < FEWEST_COLUMNS) return true;
          const given = (rows ?? []) as { cells?: string[] }[];
          const uneven = given.findIndex(({ cells }) => cells?.length !== columns);
          if (uneven >= 0)
            return `Row ${uneven + 1} doesn't have as many cells as there are columns (${columns}).`;
          const empty = given.findIndex(({ cells = [] }) => cells.every((cell) => !cell));
          return empty < 0 ? true : `Row ${empty + 1} is empty. Write in it, or remove it.`;
        }),
      ],
    }),
  ],
  preview: {
    select: { title: 'caption', columns: 'columns', rows: 'rows' },
    prepare: ({ title, columns, rows }: { title?: string; columns?: string[]; rows?: unknown[] }) => ({
      title: title || 'Table without a caption',
      subtitle: `${columns?.filter(Boolean).join(' · ') || 'No headings'} (rows: ${rows?.length ?? 0})`,
      media: ThListIcon,
    }),
  },
});
