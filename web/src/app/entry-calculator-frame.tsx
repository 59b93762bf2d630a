/** The calculator in a frame of another site's page. */
import { EmbedView } from '../features/calculator/embed/embed-view.tsx';
import { presetsFrom } from '../features/calculator/state/presets.ts';
import { startFrame } from './start-frame.tsx';

startFrame('throwCalculatorEmbed', (content) => (
  <EmbedView presets={content ? presetsFrom(content.presets, content.models) : []} />
));
