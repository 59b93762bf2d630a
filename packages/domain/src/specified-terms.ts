/** The specification's glossary terms, by their names. */
export const SPECIFIED_TERMS = [
  'ANSI lumens',
  'aspect ratio',
  'Bluetooth audio',
  'brightness',
  'contrast ratio',
  'HDR',
  'input lag',
  'keystone correction',
  'lumens',
  'native resolution',
  'refresh rate',
  'short throw',
  'throw ratio',
  'ultra short throw',
];
