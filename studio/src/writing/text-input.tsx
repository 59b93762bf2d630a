import { addressedDocument } from '@lumen-throw/domain/editing-addresses';
import { SINGLE_PAGES } from '@lumen-throw/domain/content-paths';
import { pathOf } from '@lumen-throw/domain/checks/document-parts';
import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { useCallback, useMemo } from 'react';
import { useClient, type Path, type PortableTextInputProps } from 'sanity';
import { environment } from '../environment.ts';
import { KeptTextField } from '../unsaved/kept-text.tsx';
import { blockItems } from './block-menu/block-items.ts';
import { BlockMenuContext } from './block-menu/block-menu.tsx';
import { hasStructure, pastedBlocks, type FindPage } from './pasted-blocks.ts';
import { htmlOfText } from './pasted-text.ts';

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
  const paste = useCallback<NonNullable<PortableTextInputProps['onPaste']>>(
    ({ event, path }) => {
      const { clipboardData } = event;
      // What comes from the editor itself is whole.
      if (clipboardData.getData('application/x-portable-text') !== '') return undefined;
      const formatted = clipboardData.getData('text/html');
      const html = hasStructure(formatted) ? formatted : htmlOfText(clipboardData.getData('text/plain'));
      if (html === null) return undefined;
      return pastedBlocks(html, { siteUrl: environment.siteUrl, findPage }).then((insert) => ({
        insert,
        path,
      }));
    },
    [findPage],
  );
  const { schemaType, onItemOpen, path: ownPath } = props;
  const menu = useMemo(
    () => ({
      items: blockItems(schemaType),
      open: (path: Path) => onItemOpen([...ownPath, ...path]),
    }),
    [schemaType, onItemOpen, ownPath],
  );
  return (
    <KeptTextField path={ownPath}>
      <BlockMenuContext value={menu}>{props.renderDefault({ ...props, onPaste: paste })}</BlockMenuContext>
    </KeptTextField>
  );
}
