/** The projector finder in a frame of another site's page. */
import { EmbedView } from '../features/projectors/finder/embed/embed-view.tsx';
import { startFrame } from './start-frame.tsx';

startFrame('projectorFinderEmbed', (content) => <EmbedView projectors={content?.projectors} />);
