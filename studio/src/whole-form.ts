import { isObjectInputProps, type InputProps, type ObjectInputProps } from 'sanity';

/** Whether an input is the form of a whole document; all others are fields within one. */
export function isWholeForm(props: InputProps): props is ObjectInputProps {
  return props.path.length === 0 && isObjectInputProps(props);
}
