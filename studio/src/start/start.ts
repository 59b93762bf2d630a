import { HomeIcon } from '@sanity/icons/Home';
import { definePlugin } from 'sanity';
import { EditedNote } from './edited-note.tsx';
import { StartPane } from './start-pane.tsx';
import { START_TEXTS } from './texts.ts';

/** The first tool, with which the Studio opens, and the note of what somebody edits that it shows. */
export const start = definePlugin({
  name: 'start',
  tools: [{ name: 'start', title: START_TEXTS.tool, icon: HomeIcon, component: StartPane }],
  form: { components: { input: EditedNote } },
});
