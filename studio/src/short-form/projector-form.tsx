import { AddIcon } from '@sanity/icons/Add';
import { Box, Button, Stack, Text } from '@sanity/ui';
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu';
import {
  insert,
  isArrayOfObjectsSchemaType,
  setIfMissing,
  useFormCallbacks,
  useResolveInitialValueForType,
  type ObjectInputProps,
} from 'sanity';
import { missingFigures, withoutEmptyFigures } from './shown-members.ts';
import { SHORT_FORM_TEXTS } from './texts.ts';

/** The figures that a projector lacks, by tab, the open one first. */
function AddFigure({ value, schemaType, groups, onChange }: ObjectInputProps) {
  const { onPathOpen } = useFormCallbacks();
  const initialValueOf = useResolveInitialValueForType();
  const missing = new Set<string>(missingFigures(value ?? {}));
  const fields = schemaType.fields.filter(({ name }) => missing.has(name));
  const tabs = groups
    .toSorted((one, other) => Number(other.selected ?? false) - Number(one.selected ?? false))
    .map(({ name, title }) => ({ name, title, fields: fields.filter(({ group }) => group === name) }))
    .filter((tab) => tab.fields.length > 0);
  if (tabs.length === 0) return null;

  const add = async ({ name, type }: (typeof fields)[number]) => {
    const member = isArrayOfObjectsSchemaType(type) ? type.of[0] : undefined;
    if (!member) return;
    const figure = {
      ...(await initialValueOf(member, {})),
      _type: member.name,
      _key: crypto.randomUUID().slice(0, 12),
    };
    const first = 'fields' in member ? (member.fields[0]?.name ?? '') : '';
    onChange([setIfMissing([], [name]), insert([figure], 'after', [name, -1])]);
    onPathOpen([name, { _key: figure._key }, first]);
  };

  return (
    <Box>
      <MenuButton
        id="add-figure"
        button={<Button icon={AddIcon} mode="ghost" text={SHORT_FORM_TEXTS.add} />}
        popover={{ constrainSize: true, portal: true }}
        menu={
          <Menu>
            {tabs.map((tab) => (
              <div key={tab.name} role="group" aria-label={tab.title}>
                <Box padding={3} paddingBottom={2}>
                  <Text size={0} muted weight="medium">
                    {tab.title}
                  </Text>
                </Box>
                {tab.fields.map((field) => (
                  <MenuItem key={field.name} text={field.type.title ?? ''} onClick={() => void add(field)} />
                ))}
              </div>
            ))}
          </Menu>
        }
      />
    </Box>
  );
}

/** The form of a projector: the figures that it has, and one menu for all others. */
export function ProjectorForm(props: ObjectInputProps) {
  return (
    <Stack gap={5}>
      {props.renderDefault({ ...props, members: withoutEmptyFigures(props.members) })}
      {props.readOnly ? null : <AddFigure {...props} />}
    </Stack>
  );
}
