import type { DocumentActionComponent } from 'sanity';

/** "Discard changes" where something is published; of what never was, it does the same as "Delete". */
export function discardPublished(discard: DocumentActionComponent): DocumentActionComponent {
  const Discard: DocumentActionComponent = (props) => {
    const description = discard(props);
    return props.published ? description : null;
  };
  return Object.assign(Discard, discard);
}
