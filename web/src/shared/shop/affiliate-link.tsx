import type { ReactNode } from 'react';
import styled from 'styled-components';
import { buttonLook } from '../design/button.tsx';
import { OutgoingIcon } from '../design/icons.tsx';
import { useSite } from '../live-content/use-site.ts';
import { SHOP_TEXTS } from './shop-texts.ts';
import { AFFILIATE_REL, affiliateUrl, type ShopTarget } from './affiliate-url.ts';

const ShopButton = styled.a<{ $kind?: 'primary' | 'quiet'; $small?: boolean }>`
  ${buttonLook}
`;

interface AffiliateLinkProps {
  target: ShopTarget & { name?: string | null };
  /** `text` for a link inside a line; buttons otherwise. */
  look?: 'primary' | 'quiet' | 'text';
  small?: boolean;
  children?: ReactNode;
}

/** The only way out to the shop: a paid link in a new tab. Nothing where it would lead nowhere. */
export function AffiliateLink({ target, look = 'primary', small = false, children }: AffiliateLinkProps) {
  const site = useSite();
  const href = affiliateUrl(target, site?.associateTag);
  if (!href) return null;
  const outgoing = {
    href,
    target: '_blank',
    rel: AFFILIATE_REL,
    'aria-label': SHOP_TEXTS.viewProductOnShop(target.name ?? ''),
  };
  if (look === 'text') {
    return <a {...outgoing}>{children ?? SHOP_TEXTS.viewOnShop}</a>;
  }
  return (
    <ShopButton {...outgoing} $kind={look} $small={small}>
      {children ?? SHOP_TEXTS.viewOnShop}
      <OutgoingIcon />
    </ShopButton>
  );
}
