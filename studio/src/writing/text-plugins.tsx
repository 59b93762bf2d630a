import { useContext } from 'react';
import type { PortableTextPluginsProps } from 'sanity';
import { BlockMenu, BlockMenuContext } from './block-menu/block-menu.tsx';
import { EmptiedText } from './emptied-text.tsx';

/** The editor's own plugins, and what the texts of this site add to them. */
export function TextPlugins(props: PortableTextPluginsProps) {
  const input = useContext(BlockMenuContext);
  return (
    <>
      {props.renderDefault(props)}
      <EmptiedText />
      {input ? <BlockMenu {...input} /> : null}
    </>
  );
}
