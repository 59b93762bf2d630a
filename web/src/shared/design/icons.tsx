/** Signs that many pages show, drawn on a 20 × 20 grid; all of them are decoration beside words. */
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
