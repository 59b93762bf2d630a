/** The site's few signs, drawn on a 20 × 20 grid; all of them are decoration beside words. */
import { Icon } from './icon-frame.tsx';

export function CrossIcon() {
  return (
    <Icon>
      <path d="M5 5l10 10M15 5L5 15" />
    </Icon>
  );
}

export function MenuIcon() {
  return (
    <Icon size={22}>
      <path d="M3 6.5h14M3 13.5h14" />
    </Icon>
  );
}

export function ChevronDownIcon() {
  return (
    <Icon size={16}>
      <path d="M5.5 8l4.5 4.5L14.5 8" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon size={18}>
      <path d="M4 10.5l4 4 8-9" />
    </Icon>
  );
}

/** An arrow out of a box: the link leaves the site. */
export function OutgoingIcon() {
  return (
    <Icon size={16}>
      <path d="M7 4H4.5v11.5H16V13M10.5 4H16v5.5M16 4l-7 7" />
    </Icon>
  );
}

export function ArrowRightIcon() {
  return (
    <Icon size={18}>
      <path d="M4 10h12M11.5 5.5L16 10l-4.5 4.5" />
    </Icon>
  );
}

export function ArrowLeftIcon() {
  return (
    <Icon size={18}>
      <path d="M16 10H4M8.5 5.5L4 10l4.5 4.5" />
    </Icon>
  );
}

export function SunIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="3.4" />
      <path d="M10 2.5v1.7M10 15.8v1.7M2.5 10h1.7M15.8 10h1.7M4.7 4.7l1.2 1.2M14.1 14.1l1.2 1.2M4.7 15.3l1.2-1.2M14.1 5.9l1.2-1.2" />
    </Icon>
  );
}

export function MoonIcon() {
  return (
    <Icon>
      <path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7z" />
    </Icon>
  );
}

export function SortIcon({ direction }: { direction: 'ascending' | 'descending' | null }) {
  return (
    <Icon size={14}>
      <path d="M6 8l4-4 4 4" opacity={direction === 'descending' ? 0.3 : 1} />
      <path d="M6 12l4 4 4-4" opacity={direction === 'ascending' ? 0.3 : 1} />
    </Icon>
  );
}

/** A picture frame, crossed out: the picture did not load. */
export function MissingPictureIcon() {
  return (
    <Icon>
      <path d="M3 4.5h14v11H3zM3 13l4-4 3 3M12.5 8h.01M2.5 17.5l15-15" />
    </Icon>
  );
}
