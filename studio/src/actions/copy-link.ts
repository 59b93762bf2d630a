import { useToast } from '@sanity/ui/toast';
import { LinkIcon } from '@sanity/icons/Link';
import type { DocumentActionComponent } from 'sanity';
import { pageAddress } from './page-address.ts';

/** Copies the address of the published page. */
export const CopyLink: DocumentActionComponent = ({ published }) => {
  const { push } = useToast();
  const address = pageAddress(published);
  return address
    ? {
        label: 'Copy link',
        icon: LinkIcon,
        onHandle: () => {
          navigator.clipboard.writeText(address).then(
            () => push({ status: 'success', title: 'Link copied', description: address }),
            () => push({ status: 'error', title: "Your browser didn't allow copying", description: address }),
          );
        },
      }
    : null;
};
CopyLink.displayName = 'CopyLink';
