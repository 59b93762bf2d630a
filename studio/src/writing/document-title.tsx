import { createContext, useCallback, useContext, useMemo } from 'react';
import { PatchEvent, set, useGetFormValue, type ObjectInputProps, type Path } from 'sanity';
import { withoutTitle, type Pasted } from './pasted-blocks.ts';

/** Sets the title of the document around; null where it has no such field. */
const TitleContext = createContext<((title: string) => void) | null>(null);

/** The form of a whole document, in whose texts a pasted title finds its field. */
export function DocumentInput(props: ObjectInputProps) {
  const { schemaType, onChange } = props;
  const hasTitle = schemaType.fields.some(({ name }) => name === 'title');
  const setTitle = useMemo(
    () => (hasTitle ? (title: string) => onChange(PatchEvent.from(set(title, ['title']))) : null),
    [hasTitle, onChange],
  );
  return <TitleContext value={setTitle}>{props.renderDefault(props)}</TitleContext>;
}

/** Gives the title of a pasted article to a document that has none yet. @returns the blocks below it */
export function useTakeTitle(path: Path): (blocks: Pasted['blocks']) => Pasted['blocks'] {
  const setTitle = useContext(TitleContext);
  const valueAt = useGetFormValue();
  return useCallback(
    (pasted) => {
      if (setTitle === null || path.length > 1) return pasted;
      const text = valueAt(path);
      const now = valueAt(['title']);
      const { blocks, title } = withoutTitle(pasted, {
        title: typeof now === 'string' ? now : '',
        isEmpty: !Array.isArray(text) || text.length === 0,
      });
      if (title !== null) setTitle(title);
      return blocks;
    },
    [setTitle, valueAt, path],
  );
}
