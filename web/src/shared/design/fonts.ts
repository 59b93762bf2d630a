import sansUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import serifItalicUrl from '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2?url';
import serifUrl from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url';

/** The head preloads all fonts: one that comes after the first paint waits for the next page. */
export const PRELOADED_FONTS: readonly string[] = [sansUrl, serifUrl, serifItalicUrl];

/** A font that visitors have, cut to the measure of one of ours. */
interface FallbackFace {
  family: string;
  /** Names under which systems know it. */
  local: readonly string[];
  style?: 'italic';
  /** In percent: widths of the guides' texts, and ascent and descent, as Chromium measures both fonts. */
  size: number;
  ascent: number;
  descent: number;
}

/**
 * For Windows and Apple's systems, for Android, and for Linux without either; a face whose font a visitor
 * doesn't have is passed over. Each family's name stands in `tokens.ts`.
 */
const FALLBACKS: readonly FallbackFace[] = [
  {
    family: 'Instrument Sans Fallback',
    local: ['Arial', 'Liberation Sans'],
    size: 101.53,
    ascent: 95.54,
    descent: 24.62,
  },
  {
    family: 'Instrument Sans Android',
    local: ['Roboto', 'Roboto-Regular'],
    size: 101.84,
    ascent: 95.24,
    descent: 24.55,
  },
  { family: 'Instrument Sans Linux', local: ['DejaVu Sans'], size: 88.74, ascent: 109.31, descent: 28.17 },
  {
    family: 'Instrument Serif Fallback',
    local: ['Times New Roman', 'Liberation Serif'],
    size: 83.36,
    ascent: 118.77,
    descent: 37.19,
  },
  {
    family: 'Instrument Serif Fallback',
    local: ['Times New Roman Italic', 'Liberation Serif Italic'],
    style: 'italic',
    size: 87.95,
    ascent: 112.56,
    descent: 35.25,
  },
  {
    family: 'Instrument Serif Android',
    local: ['Noto Serif', 'NotoSerif'],
    size: 70.1,
    ascent: 141.23,
    descent: 44.22,
  },
  {
    family: 'Instrument Serif Android',
    local: ['Noto Serif Italic', 'NotoSerif-Italic'],
    style: 'italic',
    size: 75.41,
    ascent: 131.28,
    descent: 41.11,
  },
  { family: 'Instrument Serif Linux', local: ['DejaVu Serif'], size: 65.27, ascent: 151.69, descent: 47.5 },
];

const fallbackFace = ({ family, local, style, size, ascent, descent }: FallbackFace): string => `
  @font-face {
    font-family: '${family}';
    src: ${local.map((name) => `local('${name}')`).join(', ')};
    ${style ? `font-style: ${style};` : ''}
    size-adjust: ${size}%;
    ascent-override: ${ascent}%;
    descent-override: ${descent}%;
    line-gap-override: 0%;
  }
`;

/**
 * Font faces, and fallbacks cut to the same measure. A font that isn't there for the first paint waits for
 * the next page (`optional`): no machine's fallback has the same line breaks, so a swap would move the text.
 */
export const FONTS_CSS = /* css */ `
  @font-face {
    font-family: 'Instrument Sans';
    src: url('${sansUrl}') format('woff2');
    font-weight: 400 700;
    font-display: optional;
  }

  @font-face {
    font-family: 'Instrument Serif';
    src: url('${serifUrl}') format('woff2');
    font-display: optional;
  }

  @font-face {
    font-family: 'Instrument Serif';
    src: url('${serifItalicUrl}') format('woff2');
    font-style: italic;
    font-display: optional;
  }

  ${FALLBACKS.map(fallbackFace).join('')}
`;
