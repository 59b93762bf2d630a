import { addressedDocument } from '@lumen-throw/domain/editing-addresses';
import { SINGLE_PAGES } from '@lumen-throw/domain/content-paths';
import { pathOf } from '@lumen-throw/domain/checks/document-parts';
import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { useToast } from '@sanity/ui/toast';
import { useCallback, useMemo } from 'react';
import { useClient, type Path, type PortableTextInputProps } from 'sanity';
import { environment } from '../environment.ts';
import { KeptTextField } from '../unsaved/kept-text.tsx';
import { blockItems } from './block-menu/block-items.ts';
import { BlockMenuContext } from './block-menu/block-menu.tsx';
import { readClipboard } from './clipboard.ts';
import { useTakeTitle } from './document-title.tsx';
import { useFilledBlocks } from './filled-blocks.ts';
import { siteBlocks, type FindPage } from './pasted-blocks.ts';
import { PASTE_TEXTS } from './texts.ts';

const AT_ADDRESS = `*[_type == $type && (slug.current == $slug || $slug in aliases)] | order(slug.current == $slug desc)[0]._id`;

function useFindPage(): FindPage {
  const client = useClient({ apiVersion: CONTENT_API_VERSION });
  return useCallback(
    async (path) => {
      const at = pathOf(path);
      const single = Object.entries(SINGLE_PAGES).find(([, href]) => href === at);
      if (single) return single[0];
      const wanted = addressedDocument(at);
      return wanted === null
        ? null
        : // Without an answer the link stays one to an address, and no words are lost.
          client
            .fetch<string | null>(AT_ADDRESS, { ...wanted }, { perspective: 'published' })
            .catch(() => null);
    },
    [client],
  );
}

/** The editor of a text: it keeps headings, lists, links and tables of what is pasted, and has the menu of blocks. */
export function TextInput(props: PortableTextInputProps) {
  const findPage = useFindPage();
  const takeTitle = useTakeTitle(props.path);
  const { push } = useToast();
  const paste = useCallback<NonNullable<PortableTextInputProps['onPaste']>>(
    ({ event: { clipboardData }, path }) => {
      const pasted = readClipboard({
        getData: (type) => clipboardData.getData(type),
        hasFiles: clipboardData.files.length > 0,
      });
      if (pasted && pasted.leftOut.length > 0)
        push({ ...PASTE_TEXTS.toast, description: pasted.leftOut.join(' ') });
      if (!pasted || pasted.blocks.length === 0) return undefined;
      const blocks = takeTitle(pasted.blocks);
      return siteBlocks(blocks, { siteUrl: environment.siteUrl, findPage }).then((insert) => ({
        insert,
        path,
      }));
    },
    [findPage, takeTitle, push],
  );
  const { schemaType, onItemOpen, path: ownPath } = props;
  const onChange = useFilledBlocks(props.value, props.onChange);
  const menu = useMemo(
    () => ({
      items: blockItems(schemaType),
      open: (path: Path) => onItemOpen([...ownPath, ...path]),
    }),
    [schemaType, onItemOpen, ownPath],
  );
  return (
    <KeptTextField path={ownPath}>
      <BlockMenuContext value={menu}>
        {props.renderDefault({ ...props, onPaste: paste, onChange })}
      </BlockMenuContext>
    </KeptTextField>
  );
}
