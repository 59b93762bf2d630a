import { LaunchIcon } from '@sanity/icons/Launch';
import type { DocumentActionComponent } from 'sanity';
import { pageAddress } from './page-address.ts';

/** Opens the published page in a new tab. */
export const OpenOnSite: DocumentActionComponent = ({ published }) => {
  const address = pageAddress(published);
  return address
    ? {
        label: 'Open on the site',
        icon: LaunchIcon,
        onHandle: () => {
          window.open(address, '_blank', 'noopener');
        },
      }
    : null;
};
OpenOnSite.displayName = 'OpenOnSite';
