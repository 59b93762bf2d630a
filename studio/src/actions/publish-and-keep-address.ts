import { isAddressedType } from '@lumen-throw/domain/content-paths';
import { useDocumentOperation, type DocumentActionComponent } from 'sanity';
import { keptAddresses } from './kept-addresses.ts';

/**
 * Publishing that keeps the old address of a page whose slug has changed, so that links and search
 * results go on working.
 * @param usePublish the Studio's own action, which does the publishing
 */
export function publishAndKeepAddress(usePublish: DocumentActionComponent): DocumentActionComponent {
  const PublishAndKeepAddress: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props;
    const { patch } = useDocumentOperation(id, type);
    // An action is a hook of its own: it may use others, and is called once for each render.
    const original = usePublish(props);
    if (!original || !isAddressedType(type)) return original;
    return {
      ...original,
      onHandle: () => {
        const aliases = keptAddresses(published, draft);
        if (aliases) patch.execute([{ set: { aliases } }]);
        original.onHandle?.();
      },
    };
  };
  PublishAndKeepAddress.action = 'publish';
  return PublishAndKeepAddress;
}
