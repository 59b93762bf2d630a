import type { ReactNode } from 'react';
import styled from 'styled-components';
import { buttonLook } from '../design/button.tsx';
import { Icon } from '../design/icon-frame.tsx';
import { useSite } from '../live-content/use-site.ts';
import { SHOP_TEXTS } from './shop-texts.ts';
import { AFFILIATE_REL, affiliateUrl, type ShopTarget } from './affiliate-url.ts';

const ShopButton = styled.a<{ $kind?: 'primary' | 'quiet'; $small?: boolean }>`
  ${buttonLook}
`;

/** An arrow out of a box: the link leaves the site. */
function OutgoingIcon() {
  return (
    <Icon size={16}>
      <path d="M7 4H4.5v11.5H16V13M10.5 4H16v5.5M16 4l-7 7" />
    </Icon>
  );
}

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
