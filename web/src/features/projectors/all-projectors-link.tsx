import { PATHS } from '@lumen-throw/domain/site-paths';
import { BackLink } from '../../shared/design/back-link.tsx';
import { ArrowLeftIcon } from '../../shared/design/icons.tsx';
import { PROJECTOR_TEXTS } from './texts.ts';

/** The way back to the list. */
export function AllProjectorsLink() {
  return (
    <BackLink to={PATHS.projectors}>
      <ArrowLeftIcon />
      {PROJECTOR_TEXTS.allProjectors}
    </BackLink>
  );
}
