/** What a form shows at first, and that everything else can be reached. */
import { FIGURE_FIELDS } from '@lumen-throw/domain/figures';
import { readFileSync } from 'node:fs';
import {
  createSchema,
  type ObjectField,
  type ObjectMember,
  type ObjectSchemaType,
  type SchemaType,
} from 'sanity';
import { describe, expect, test } from 'vitest';
import { schemaTypes } from '../src/schema/index.ts';
import { ADVISED_WIDTH, LEAST_WIDTH, PICTURE_WANTED } from '../src/validation/picture-size.ts';
import { missingFigures, openAroundErrors, withoutEmptyFigures } from '../src/short-form/shown-members.ts';

const schema = createSchema({ name: 'default', types: schemaTypes });

function objectType(name: string): ObjectSchemaType {
  const type = schema.get(name);
  if (type?.jsonType !== 'object') throw new Error(`${name} is no object.`);
  return type;
}

type Value = Readonly<Record<string, unknown>>;

function isHidden({ type }: ObjectField, parent: Value, name: string): boolean {
  const { hidden } = type;
  return typeof hidden === 'function'
    ? hidden({ parent, value: parent[name], document: undefined, currentUser: null, path: [] })
    : hidden === true;
}

/** A field as much as the filters of a form look at it. */
function member(name: string, value: unknown, more: object = {}): ObjectMember {
  return {
    kind: 'field',
    name,
    open: false,
    field: { value, validation: [] },
    ...more,
  } as unknown as ObjectMember;
}

const ERROR = { level: 'error', message: 'Wrong.', path: [] };

/** Names of the boxes that are on the screen when a form opens on its first tab. */
function firstShown(type: ObjectSchemaType, value: Value): string[] {
  const firstTab = type.groups?.find((group) => group.default)?.name;
  const closed = new Set(
    type.fieldsets?.flatMap((set) =>
      'fields' in set && set.options?.collapsed ? set.fields.map(({ name }) => name) : [],
    ),
  );
  const isOnTab = ({ group }: ObjectField) => firstTab === undefined || [group].flat().includes(firstTab);
  const onTab = type.fields.filter(
    (field) => isOnTab(field) && !closed.has(field.name) && !isHidden(field, value, field.name),
  );
  const figures = new Set<string>(FIGURE_FIELDS);
  const kept = new Set(
    withoutEmptyFigures(onTab.map(({ name }) => member(name, value[name]))).flatMap((each) =>
      each.kind === 'field' ? [each.name] : [],
    ),
  );
  return onTab
    .filter(({ name }) => type.name !== 'projector' || !figures.has(name) || kept.has(name))
    .flatMap(({ name, type: inner }) =>
      inner.jsonType === 'object' && inner.name in { evidence: 1, object: 1 }
        ? firstShown(inner, {}).map((each) => `${name}.${each}`)
        : [name],
    );
}

const FILLED = [{ _key: 'a', value: 1 }];

describe('a form fits one screen', () => {
  test.each([
    ['product', { kind: 'screen' }, 6],
    ['product', { kind: 'projector' }, 7],
    ['projector', { brand: 'Acme', model: 'One', weight: FILLED, year: FILLED }, 6],
    ['evidence', {}, 4],
    ['distanceLaw', {}, 10],
    ['numberFigure', {}, 6],
  ])('of a %s %o', (name, value, most) => {
    expect(firstShown(objectType(name), value)).toHaveLength(most);
  });

  test('its needed fields are never behind something closed', () => {
    const product = firstShown(objectType('product'), { kind: 'screen' });
    expect(product).toEqual(['name', 'kind', 'category', 'description', 'image', 'features']);
    expect(firstShown(objectType('evidence'), {})).toEqual(['kind', 'address', 'words', 'seen']);
  });
});

describe('a figure of a projector', () => {
  test('is in the form or in the menu, never in both and never in neither', () => {
    const projector = { weight: FILLED, brightness: [] };
    const shown = withoutEmptyFigures(
      FIGURE_FIELDS.map((name) => member(name, new Map(Object.entries(projector)).get(name))),
    ).flatMap((each) => (each.kind === 'field' ? [each.name] : []));
    const all = [...shown, ...missingFigures(projector)];
    expect(shown).toEqual(['weight']);
    expect(all.toSorted()).toEqual([...FIGURE_FIELDS].toSorted());
  });

  test('belongs to a tab of the menu, which lists it by its title', () => {
    const { fields, groups = [] } = objectType('projector');
    const tabs = new Set(groups.map(({ name }) => name));
    for (const field of FIGURE_FIELDS) {
      const found = fields.find(({ name }) => name === field);
      expect([field, found?.group]).toEqual([field, expect.toSatisfy((group) => tabs.has(group))]);
      expect(found?.type.title).toMatch(/\w/);
    }
  });

  test('stays when it is empty but wrong, or opened by a link', () => {
    const wrong = member('weight', undefined, { field: { value: undefined, validation: [ERROR] } });
    expect(withoutEmptyFigures([wrong])).toHaveLength(1);
    expect(withoutEmptyFigures([member('weight', [], { open: true })])).toHaveLength(1);
    expect(withoutEmptyFigures([member('weight', [])])).toEqual([]);
    expect(withoutEmptyFigures([member('brand', undefined)])).toHaveLength(1);
  });
});

function closedSet(...members: ObjectMember[]) {
  return { kind: 'fieldSet', fieldSet: { collapsed: true, members } } as unknown as ObjectMember;
}

function isOpen(given: ObjectMember): boolean[] {
  return openAroundErrors([given]).map((each) => each.kind === 'fieldSet' && !each.fieldSet.collapsed);
}

describe('a closed set of fields', () => {
  test('opens around an error, however deep, and stays closed without one', () => {
    const wrong = { value: 1, validation: [ERROR] };
    expect(isOpen(closedSet(member('rating', 7, { field: wrong })))).toEqual([true]);
    const item = { kind: 'item', item: { validation: [], members: [member('wide', 1, { field: wrong })] } };
    expect(isOpen(closedSet(member('rows', [], { field: { validation: [], members: [item] } })))).toEqual([
      true,
    ]);
    expect(isOpen(closedSet(member('rating', 4)))).toEqual([false]);
    const advice = { value: 1, validation: [{ ...ERROR, level: 'warning' }] };
    expect(isOpen(closedSet(member('rating', 4, { field: advice })))).toEqual([false]);
  });
});

/** All types and the types of their fields and members, with where they are. */
function* typesIn(type: SchemaType, at: string, depth = 0): Generator<[string, SchemaType]> {
  yield [at, type];
  if (depth > 3) return;
  if ('fields' in type)
    for (const field of type.fields) yield* typesIn(field.type, `${at}.${field.name}`, depth + 1);
  if (type.jsonType === 'array') for (const member of type.of) yield* typesIn(member, `${at}[]`, depth + 1);
}

const TYPES = schemaTypes.flatMap(({ name }) => {
  const type = schema.get(name);
  return type ? [...typesIn(type, name)] : [];
});

test('each field for a picture says before the upload how large it should be, as the handbook does', () => {
  const pictures = TYPES.filter(([, { name }]) => name === 'picture' || name === 'figure');
  expect(pictures.length).toBeGreaterThan(10);
  for (const [at, { description }] of pictures)
    expect([at, description]).toEqual([at, expect.stringContaining(PICTURE_WANTED)]);
  const handbook = readFileSync(new URL('../../docs/editing.md', import.meta.url), 'utf8');
  expect(handbook).toContain(`${ADVISED_WIDTH} pixels wide or more`);
  expect(handbook).toContain(`under ${LEAST_WIDTH}`);
});

test('each member of a list of references has a plain name', () => {
  const members = TYPES.filter(([at, type]) => at.endsWith('[]') && type.name === 'reference');
  expect(members.length).toBeGreaterThan(10);
  for (const [at, { title }] of members)
    expect([at, title]).toEqual([at, expect.not.stringMatching(/^Reference/)]);
});
