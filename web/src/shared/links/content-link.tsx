import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { linkAddress, type LinkContent } from '../content/link-target.ts';
import { LinkButton, type ButtonKind } from '../design/button.tsx';
import { safeHref } from './safe-href.ts';

interface ContentLinkProps {
  href: string | null | undefined;
  children: ReactNode;
}

/** A link that an editor wrote; only its words where the address is not safe. */
export function ContentLink({ href, children }: ContentLinkProps) {
  const safe = safeHref(href);
  if (!safe) return <>{children}</>;
  return safe.kind === 'internal' ? (
    <Link to={safe.to}>{children}</Link>
  ) : (
    <a href={safe.href} rel="noopener">
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
  return (
    <LinkButton to={safe.kind === 'internal' ? safe.to : safe.href} $kind={kind}>
      {action.label}
    </LinkButton>
  );
}
