import { definePlugin, isArrayOfObjectsInputProps, type InputProps } from 'sanity';
import { SiteTextsInput } from './site-texts-input.tsx';

/** The list of a group's texts has an input of its own. It stands here, past the schema, which checks read without a browser. */
function TextsInput(props: InputProps) {
  return isArrayOfObjectsInputProps(props) && props.schemaType.name === 'siteTextList' ? (
    <SiteTextsInput {...props} />
  ) : (
    props.renderDefault(props)
  );
}

/** Where editors change the words of the site. */
export const siteTexts = definePlugin({
  name: 'site-texts',
  form: { components: { input: TextsInput } },
});
