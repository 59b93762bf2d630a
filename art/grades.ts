/** Arguments of grade.py: exposure, contrast, saturation, bloom, vignette. */
export const GRADES: Readonly<Record<string, readonly string[]>> = {
  studio: ['--ev', '1.9', '--power', '1.5', '--sat', '1.3', '--mix', '.12', '--bloom', '.03'],
  'studio-glow': ['--ev', '1.15', '--power', '1.45', '--sat', '1.5', '--mix', '.12', '--bloom', '.07'],
  room: ['--ev', '.8', '--power', '1.32', '--sat', '1.12', '--mix', '.12', '--bloom', '.06', '--vig', '.25'],
  dark: ['--ev', '1.7', '--power', '1.3', '--sat', '1.15', '--mix', '.12', '--bloom', '.08', '--vig', '.2'],
  night: ['--ev', '1', '--power', '1.3', '--sat', '1.15', '--mix', '.12', '--bloom', '.08', '--vig', '.2'],
  daylight: [
    '--ev',
    '.6',
    '--power',
    '1.35',
    '--sat',
    '1.15',
    '--mix',
    '.12',
    '--bloom',
    '.03',
    '--vig',
    '.1',
  ],
};
