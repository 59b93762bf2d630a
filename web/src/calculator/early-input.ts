import { readAddress } from './address.ts';
import type { Preset } from './presets.ts';
import { MODES, UNITS, type Settings } from './settings.ts';

/** Radio buttons are named by React; what they choose tells what they are. */
function radioName(value: string): string {
  if (MODES.some((mode) => mode === value)) return 'mode';
  return UNITS.some((unit) => unit === value) ? 'units' : '';
}

/** Name and value that a control stands for in the address; null for one that stands for nothing. */
function entryOf(control: HTMLInputElement | HTMLSelectElement): [name: string, value: string] | null {
  if (control instanceof HTMLSelectElement || control.type === 'number') return [control.name, control.value];
  return control.type === 'radio' && control.checked ? [radioName(control.value), control.value] : null;
}

function isTouched(control: HTMLInputElement | HTMLSelectElement): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  return control.type === 'radio'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/**
 * What a visitor set in the prerendered page before it came alive; null where nobody did.
 * @param page as the browser has it, not as React believes it to be
 */
export function earlySettings(page: HTMLElement, presets: readonly Preset[]): Settings | null {
  const controls = [...page.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  if (!controls.some(isTouched)) return null;
  const query = new URLSearchParams();
  for (const control of controls) {
    const entry = entryOf(control);
    if (entry) query.set(...entry);
  }
  // A slider that was drawn counts for its number; one that was not has nothing to say.
  for (const slider of page.querySelectorAll<HTMLInputElement>('input[type=range]')) {
    if (isTouched(slider)) query.set(slider.dataset['name'] ?? '', slider.value);
  }
  return readAddress(`?${query}`, presets);
}
