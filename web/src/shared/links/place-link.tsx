import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

interface PlaceLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** Id of the element that it leads to. */
  place: string;
}

/**
 * A link to a place on its own page. It goes through the router, which remembers from where on the page
 * it was followed, so that Back returns there; a bare `#` link would bypass it. The query is read at the click:
 * filters and choices stand in the address, and the router does not know of them.
 */
export function PlaceLink({ place, children, ...rest }: PlaceLinkProps) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    // Another tab or window is the browser's.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { search, hash } = window.location;
    void navigate({ search, hash: place }, { replace: hash === `#${place}` });
  };
  return (
    <a {...rest} href={`#${place}`} onClick={onClick}>
      {children}
    </a>
  );
}
