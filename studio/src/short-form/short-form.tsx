import { definePlugin, isObjectInputProps, type InputProps } from 'sanity';
import { openAroundErrors } from './shown-members.ts';

function OpenAroundErrors(props: InputProps) {
  return isObjectInputProps(props)
    ? props.renderDefault({ ...props, members: openAroundErrors(props.members) })
    : props.renderDefault(props);
}

/** Forms show what is needed first; what is closed opens where something in it is wrong. */
export const shortForm = definePlugin({
  name: 'short-form',
  form: { components: { input: OpenAroundErrors } },
});
