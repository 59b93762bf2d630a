import {
  definePlugin,
  isArrayOfBlocksInputProps,
  isObjectInputProps,
  type InputProps,
  type PortableTextInputProps,
} from 'sanity';
import { DocumentInput } from './document-title.tsx';
import { plainWords, previewPanes } from './plain-words.ts';
import { TableInput } from './table-input.tsx';
import { TextInput } from './text-input.tsx';
import { TextPlugins } from './text-plugins.tsx';

function isText(props: InputProps): props is PortableTextInputProps {
  return isArrayOfBlocksInputProps(props) && props.schemaType.name === 'richText';
}

/** Texts and tables have inputs of their own. They stand here, past the schema, which checks read without a browser. */
function WritingInput(props: InputProps) {
  if (isText(props)) return <TextInput {...props} />;
  if (!isObjectInputProps(props)) return props.renderDefault(props);
  if (props.path.length === 0) return <DocumentInput {...props} />;
  return props.schemaType.name === 'dataTable' ? <TableInput {...props} /> : props.renderDefault(props);
}

/** The tools with which editors write: pasting that keeps what text is made of, a menu of blocks, and tables as grids. */
export const writing = definePlugin({
  name: 'writing',
  form: { components: { input: WritingInput, portableText: { plugins: TextPlugins } } },
  i18n: { bundles: [plainWords, previewPanes] },
});
