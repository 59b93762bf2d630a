import { Suspense, useState, type ElementType, type ReactNode } from 'react';
import { standsAsBuilt } from '../../startup/hydration.ts';
import { Region } from './region.ts';

/** React doesn't touch the children of an element that it hydrates with this prop. */
const PRERENDERED = { __html: '' };

interface StaticContentProps {
  /** The content that it shows. The prerendered HTML stays until this is a different object. */
  of: unknown;
  /** The element that stands around it; without it there is no box. */
  as?: ElementType;
  className?: string;
  id?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
}

/**
 * A part of a page without controls. It is never hydrated: the prerendered HTML stays, and its links
 * go through the router (`app/unhydrated-links.ts`). React renders it when its content changes, and
 * after a navigation.
 */
export function StaticContent({ of, as: Box = Region, children, ...rest }: StaticContentProps) {
  const [built, setBuilt] = useState(() => (standsAsBuilt() ? { from: of } : null));
  const stands = built !== null && built.from === of;
  // After a change React renders it for good, even if the content changes back.
  if (built && !stands) setBuilt(null);
  return stands ? (
    <Box {...rest} data-static dangerouslySetInnerHTML={PRERENDERED} suppressHydrationWarning />
  ) : (
    <Box {...rest} data-static>
      <Suspense fallback={null}>{children}</Suspense>
    </Box>
  );
}
