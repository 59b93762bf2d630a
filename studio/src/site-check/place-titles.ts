import type { FieldPath } from '@lumen-throw/domain/checks/problem';
import { isObject } from '@lumen-throw/domain/is-object';
import { isArraySchemaType, isBlockSchemaType, type ObjectSchemaType, type SchemaType } from 'sanity';

/** What a rich text calls its marks; editors see a link, not its place in a list. */
const MARKS = 'markDefs';

function itemOf(list: unknown, segment: FieldPath[number]): unknown {
  if (!Array.isArray(list)) return undefined;
  return typeof segment === 'number'
    ? list[segment]
    : list.find((item) => isObject(item) && isObject(segment) && item['_key'] === segment['_key']);
}

/** The types of the items of a list, or of the marks of a paragraph. */
function itemTypes(type: SchemaType | undefined): readonly SchemaType[] {
  return type && isArraySchemaType(type) ? type.of : [];
}

function marksOf(type: ObjectSchemaType): readonly SchemaType[] {
  const children = type.fields.find(({ name }) => name === 'children')?.type;
  return itemTypes(children).flatMap((member) =>
    'annotations' in member && Array.isArray(member.annotations) ? (member.annotations as SchemaType[]) : [],
  );
}

/** A place in a document in the words of its form: `Text › Link to an address › Address`. */
export function placeTitles(document: unknown, type: SchemaType | undefined, path: FieldPath): string {
  const titles: string[] = [];
  let value = document;
  let at = type;
  let members: readonly SchemaType[] = [];
  for (const segment of path) {
    if (typeof segment === 'string') {
      const fields = at && 'fields' in at ? at.fields : [];
      const field = fields.find(({ name }) => name === segment)?.type;
      members = segment === MARKS && at && isBlockSchemaType(at) ? marksOf(at) : itemTypes(field);
      value = isObject(value) ? value[segment] : undefined;
      at = field;
      if (field?.title && segment !== MARKS && segment !== 'children') titles.push(field.title);
    } else {
      value = itemOf(value, segment);
      const name = isObject(value) ? value['_type'] : undefined;
      at = members.find((member) => member.name === name) ?? members[0];
      if (at?.title && at.jsonType === 'object' && !isBlockSchemaType(at)) titles.push(at.title);
    }
  }
  return titles.filter((title, place) => title !== titles[place - 1]).join(' › ');
}
