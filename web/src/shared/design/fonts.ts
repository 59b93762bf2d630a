import sansUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import serifItalicUrl from '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2?url';
import serifUrl from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url';

/** Fonts that every page needs at once; the page's head preloads them. */
export const PRELOADED_FONTS: readonly string[] = [sansUrl, serifUrl];

/**
 * Font faces, and fallbacks cut to the same measure (widths of a sample text, ascent and descent
 * as Chromium reports them), so that nothing moves when the real font arrives.
 */
export const FONTS_CSS = /* css */ `
  @font-face {
    font-family: 'Instrument Sans';
    src: url('${sansUrl}') format('woff2');
    font-weight: 400 700;
    font-display: swap;
  }

  @font-face {
    font-family: 'Instrument Serif';
    src: url('${serifUrl}') format('woff2');
    font-display: swap;
  }

  @font-face {
    font-family: 'Instrument Serif';
    src: url('${serifItalicUrl}') format('woff2');
    font-style: italic;
    font-display: swap;
  }

  @font-face {
    font-family: 'Instrument Sans Fallback';
    src: local('Arial'), local('Liberation Sans');
    size-adjust: 101.53%;
    ascent-override: 95.54%;
    descent-override: 24.62%;
    line-gap-override: 0%;
  }

  @font-face {
    font-family: 'Instrument Serif Fallback';
    src: local('Times New Roman'), local('Liberation Serif');
    size-adjust: 83.36%;
    ascent-override: 118.77%;
    descent-override: 37.19%;
    line-gap-override: 0%;
  }

  @font-face {
    font-family: 'Instrument Serif Fallback';
    src: local('Times New Roman Italic'), local('Liberation Serif Italic');
    font-style: italic;
    size-adjust: 87.95%;
    ascent-override: 112.56%;
    descent-override: 35.25%;
    line-gap-override: 0%;
  }
`;
