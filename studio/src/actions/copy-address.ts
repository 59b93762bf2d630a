import { useToast } from '@sanity/ui/toast';
import { LinkIcon } from '@sanity/icons/Link';
import type { DocumentActionComponent } from 'sanity';
import { PUBLISHED_STATE_TEXTS } from '../published-state/texts.ts';
import { useStanding } from '../published-state/use-standing.ts';
import { pageAddress } from './page-address.ts';

/** Copies the address of the published page, once a plain request for it gets the page. */
export const CopyAddress: DocumentActionComponent = ({ published }) => {
  const { push } = useToast();
  const answering = useStanding(published)?.address ?? null;
  return pageAddress(published)
    ? {
        label: PUBLISHED_STATE_TEXTS.copy,
        icon: LinkIcon,
        disabled: answering === null,
        title: answering ?? PUBLISHED_STATE_TEXTS.notYet,
        onHandle: () => {
          if (answering === null) return;
          navigator.clipboard.writeText(answering).then(
            () => push({ status: 'success', title: PUBLISHED_STATE_TEXTS.copied, description: answering }),
            () => push({ status: 'error', title: PUBLISHED_STATE_TEXTS.notAllowed, description: answering }),
          );
        },
      }
    : null;
};
CopyAddress.displayName = 'CopyAddress';
