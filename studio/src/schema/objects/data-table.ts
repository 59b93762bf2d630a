import { ThListIcon } from '@sanity/icons/ThList';
import { defineArrayMember, defineField, defineType } from 'sanity';

/** One row of a data table: as many cells as the table has columns. */
export const dataTableRow = defineType({
  name: 'dataTableRow',
  title: 'Row',
  type: 'object',
  fields: [
    defineField({
      name: 'cells',
      title: 'Cells',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().min(1),
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
      validation: (rule) => rule.required().min(2).error('A table needs at least two columns.'),
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
          const uneven = (rows as { cells?: string[] }[] | undefined)?.findIndex(
            (row) => row.cells?.length !== columns,
          );
          return uneven === undefined || uneven < 0
            ? true
            : `Row ${uneven + 1} doesn't have as many cells as there are columns (${columns}).`;
        }),
      ],
    }),
  ],
  preview: { select: { title: 'caption' } },
});
