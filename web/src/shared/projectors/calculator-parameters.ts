/** How the calculator's address names its values; the specification's names and ours. */
export const CALCULATOR_PARAMETERS = {
  mode: 'mode',
  units: 'units',
  diagonal: 'diag',
  distance: 'dist',
  aspect: 'ar',
  preset: 'preset',
  ratioMin: 'trmin',
  ratioMax: 'trmax',
  lumens: 'lumens',
  gain: 'gain',
  light: 'light',
  lux: 'lux',
  bottom: 'bottom',
  side: 'side',
  mounting: 'mount',
  rejected: 'rejects',
  offset: 'offset',
  offsetOf: 'offsetof',
  shift: 'shift',
  sideShift: 'hshift',
  shiftOf: 'shiftof',
  rows: 'rows',
  others: 'with',
} as const;

/** Names which of size and distance the visitor has set, also where it is what a calculation starts from. */
export const OWN_PARAMETER = 'own';
