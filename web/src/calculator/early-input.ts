import { readAddress } from './address.ts';
import type { Preset } from './presets.ts';
import { MODES, UNITS, type Settings } from './settings.ts';

/** Radio buttons are named by React; what they choose tells what they are. */
function radioName(value: string): string | null {
  if (MODES.some((mode) => mode === value)) return 'mode';
  return UNITS.some((unit) => unit === value) ? 'units' : null;
}

function isUntouched(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].every((option) => option.selected === option.defaultSelected);
  }
  if (!(control instanceof HTMLInputElement)) return true;
  return control.type === 'radio'
    ? control.checked === control.defaultChecked
    : control.value === control.defaultValue;
}

/**
 * What a visitor set in the prerendered form before it came alive; null where nobody did.
 * @param form as the browser has it, not as React believes it to be
 */
export function earlySettings(form: HTMLFormElement, presets: readonly Preset[]): Settings | null {
  const controls = [...form.elements];
  if (controls.every(isUntouched)) return null;
  const query = new URLSearchParams();
  for (const control of controls) {
    if (control instanceof HTMLSelectElement && control.name) query.set(control.name, control.value);
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type === 'radio' && control.checked) {
      const name = radioName(control.value);
      if (name) query.set(name, control.value);
    }
    if (control.type === 'number' && control.name) query.set(control.name, control.value);
  }
  for (const slider of form.querySelectorAll<HTMLInputElement>('input[type=range]')) {
    if (!isUntouched(slider)) query.set(slider.dataset['name'] ?? '', slider.value);
  }
  return readAddress(`?${query}`, presets);
}
