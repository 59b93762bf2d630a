import { sampleNotice } from '@lumen-throw/domain/checks/provenance';
import type { DocumentActionComponent } from 'sanity';

/** Publish, which says at a sample what readers of the live site don't see of it. @param publish the Studio's own */
export function publishSample(publish: DocumentActionComponent): DocumentActionComponent {
  const Publish: DocumentActionComponent = (props) => {
    const description = publish(props);
    const edited = props.draft ?? props.version;
    const notice = edited ? sampleNotice({ ...edited }) : null;
    return description && notice && !description.disabled ? { ...description, title: notice } : description;
  };
  return Object.assign(Publish, publish);
}
