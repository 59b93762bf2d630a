import { BELOW_FIRST_SCREEN } from '../../startup/below-first-screen.ts';
import { FONTS_CSS } from './fonts.ts';
import { media, theme } from './theme.ts';
import { TOKENS_CSS } from './tokens.ts';

/**
 * Fonts, tokens and the ground rules of every page. They stand in the page's head and not in the
 * bundle: a page is never without them, and nothing ever changes them.
 */
export const GLOBAL_CSS = /* css */ `
  ${FONTS_CSS}
  ${TOKENS_CSS}

  *, *::before, *::after { box-sizing: border-box; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: calc(${theme.headerHeight} + ${theme.space.m});
    background: ${theme.color.ground};
  }

  body {
    margin: 0;
    background: ${theme.color.ground};
    color: ${theme.color.ink};
    font: 400 ${theme.size.base}/1.6 ${theme.font.text};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  /* Without a color of the browser's own. */
  ::-webkit-search-cancel-button { filter: grayscale(1); }

  #root { min-height: 100dvh; display: flex; flex-direction: column; }

  h1, h2, h3, h4 {
    margin: 0;
    font-family: ${theme.font.display};
    font-weight: 400;
    line-height: ${theme.leading.title};
    letter-spacing: -0.01em;
    text-wrap: balance;
  }

  p, ul, ol, dl, dd, figure, blockquote, fieldset { margin: 0; }
  ul, ol { padding: 0; }
  ul[role='list'], ol[role='list'] { list-style: none; }
  fieldset { padding: 0; border: 0; min-width: 0; }
  p { text-wrap: pretty; }
  a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: from-font; }
  img, svg { display: block; max-width: 100%; }
  img { height: auto; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { touch-action: manipulation; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  address { font-style: normal; }
  [hidden] { display: none !important; }
  ::selection { background: ${theme.color.glow}; color: ${theme.color.onGlow}; }

  :focus-visible { outline: 2px solid ${theme.color.accent}; outline-offset: 3px; }
  :focus:not(:focus-visible) { outline: none; }
  /* Where an address led to; around a band of the page a ring is two lines from edge to edge. */
  section[tabindex='-1']:focus-visible { outline: none; }

  /* A page that was published after the build shows nothing until the router has asked for it. */
  html[data-pending] main { visibility: hidden; }

  /* Places for the visitor's room are there before what fills them (shared/room/room-slot.tsx). */
  [data-room-place], [data-verdict] { display: none; }
  [data-verdict] { font-size: ${theme.size.tiny}; }

  @media screen {
    html[data-room] [data-room-place] {
      display: block;
      height: ${theme.target};
      border-bottom: 1px solid ${theme.color.line};
      background: ${theme.color.sunk};
    }
    html[data-room] [data-verdict] {
      display: block;
      min-height: 1.5em;
      line-height: 1.5;
    }
  }

  /* Their height is a guess until then; the first way to anywhere ends it (startup/inline/initial-load.ts). */
  @media screen {
    html[data-initial-load] .${BELOW_FIRST_SCREEN} {
      content-visibility: auto;
      contain-intrinsic-block-size: auto var(--guessed-height, 75rem);
    }
  }

  ${media.motion} {
    html[data-smooth] { scroll-behavior: smooth; }
  }

  ${media.stillness} {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
    }
  }

  ${media.print} {
    :root { color-scheme: light !important; }
    body { font-size: 11pt; }
    #root { display: block; min-height: 0; }
    h1, h2, h3, h4, h2 + p { break-after: avoid; }
    p, li { orphans: 3; widows: 3; }
    html, body, header, main, main section { background: none !important; }
    * { box-shadow: none !important; }
    main img { max-height: 8cm; object-fit: cover; }
    article:not(main > article), aside, dl, figure, tr, li, blockquote, img, svg { break-inside: avoid; }
    /* A head that is repeated on each sheet lies on the lines after the table. */
    thead { display: table-row-group; }
    main a[href^='http']:not([rel~='sponsored'])::after { content: ' (' attr(href) ')'; font-size: 0.8em; overflow-wrap: anywhere; }
  }
`;
