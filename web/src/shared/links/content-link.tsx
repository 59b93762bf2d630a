import { isShopAddress, PAID_REL } from '@lumen-throw/domain/shop-hosts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { linkAddress, type LinkContent } from '../content/link-target.ts';
import { LinkButton, type ButtonKind } from '../design/button.tsx';
import { safeHref } from './safe-href.ts';

interface ContentLinkProps {
  href: string | null | undefined;
  children: ReactNode;
}

/** The Studio refuses links to shops; one that came otherwise is at least marked as paid. */
function relOf(href: string): string {
  return isShopAddress(href) ? PAID_REL : 'noopener';
}

/** A link that an editor wrote; only its words where the address is not safe. */
export function ContentLink({ href, children }: ContentLinkProps) {
  const safe = safeHref(href);
  if (!safe) return <>{children}</>;
  return safe.kind === 'internal' ? (
    <Link to={safe.to}>{children}</Link>
  ) : (
    <a href={safe.href} rel={relOf(safe.href)}>
      {children}
    </a>
  );
}

/** What a button of an editor's says and where it leads. */
export type ContentAction = LinkContent & { label: string | null };

interface ContentButtonProps {
  action: ContentAction | null | undefined;
  kind?: ButtonKind;
}

/** A button that an editor wrote; nothing where it would lead nowhere. */
export function ContentButton({ action, kind = 'primary' }: ContentButtonProps) {
  const safe = safeHref(linkAddress(action));
  if (!safe || !action?.label) return null;
  return safe.kind === 'internal' ? (
    <LinkButton to={safe.to} $kind={kind}>
      {action.label}
    </LinkButton>
  ) : (
    <LinkButton to={safe.href} $kind={kind} rel={relOf(safe.href)}>
      {action.label}
    </LinkButton>
  );
}
