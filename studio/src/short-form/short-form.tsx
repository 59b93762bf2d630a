import { definePlugin, isObjectInputProps, type InputProps } from 'sanity';
import { isWholeForm } from '../whole-form.ts';
import { ProjectorForm } from './projector-form.tsx';
import { openAroundErrors } from './shown-members.ts';

function ShortForm(props: InputProps) {
  if (!isObjectInputProps(props)) return props.renderDefault(props);
  const open = { ...props, members: openAroundErrors(props.members) };
  return isWholeForm(props) && props.schemaType.name === 'projector' ? (
    <ProjectorForm {...open} />
  ) : (
    props.renderDefault(open)
  );
}

/** Forms show what is needed first; what is closed opens where something in it is wrong. */
export const shortForm = definePlugin({
  name: 'short-form',
  form: { components: { input: ShortForm } },
});
