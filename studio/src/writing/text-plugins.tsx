import { useContext } from 'react';
import type { PortableTextPluginsProps } from 'sanity';
import { KeptText } from '../unsaved/kept-text.tsx';
import { BlockMenu, BlockMenuContext } from './block-menu/block-menu.tsx';
import { EmptiedText } from './emptied-text.tsx';

/** The editor's own plugins, and what the texts of this site add to them. */
export function TextPlugins(props: PortableTextPluginsProps) {
  const input = useContext(BlockMenuContext);
  return (
    <>
      {props.renderDefault(props)}
      <EmptiedText />
      <KeptText />
      {input ? <BlockMenu {...input} /> : null}
    </>
  );
}
