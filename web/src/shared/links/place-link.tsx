import type { ComponentProps } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';

interface PlaceLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** Id of the element that it leads to. */
  place: string;
}

/**
 * A link to a place on its own page. It goes through the router, which remembers from where on the page
 * it was followed, so that Back returns there; a bare `#` link would bypass it.
 */
export function PlaceLink({ place, children, ...rest }: PlaceLinkProps) {
  const { search } = useLocation();
  const onClick = useLinkClickHandler({ search, hash: place });
  return (
    <a {...rest} href={`#${place}`} onClick={onClick}>
      {children}
    </a>
  );
}
