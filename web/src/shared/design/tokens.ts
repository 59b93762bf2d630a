import { titleLeading } from './title-leading.ts';

/** The ground of a page in each theme, also for what browsers paint around it. */
export const GROUNDS = { paper: '#faf7f2', dusk: '#0f0e1a' } as const;

/**
 * The design tokens: the only place with raw colours and sizes. `light-dark()` follows
 * `color-scheme`, so an element that sets `color-scheme: dark` shows everything inside it by night.
 */
export const TOKENS_CSS = /* css */ `
  :root {
    color-scheme: light dark;

    --ground: light-dark(${GROUNDS.paper}, ${GROUNDS.dusk});
    --surface: light-dark(#ffffff, #191829);
    --sunk: light-dark(#f1ece3, #151424);
    --ink: light-dark(#1b1a2b, #f4efe7);
    --ink-soft: light-dark(#575469, #b6b0c6);
    --line: light-dark(#e4ddd1, #2b2942);
    --edge: light-dark(#8a8475, #777292);
    --accent: light-dark(#a9480f, #ffb35c);
    --accent-hover: light-dark(#8c3a0a, #ffc682);
    --on-accent: light-dark(#ffffff, #24130a);
    --glow: #ffb35c;
    --on-glow: #24130a;
    --glow-wash: light-dark(#fff1df, #2a2230);
    --good: light-dark(#27664a, #7fd1ac);
    --bad: light-dark(#a3243b, #ff9aa6);
    --on-bad: light-dark(#ffffff, #2b060d);
    --night: #12111f;
    --scrim: rgb(9 8 18 / 62%);
    --picture-ground: radial-gradient(closest-side, light-dark(#ffffff, #36344f) 20%, var(--surface));
    --picture-shade: rgb(0 0 0 / 55%);
    --picture-edge: rgb(255 255 255 / 72%);

    --font-display: 'Instrument Serif', 'Instrument Serif Fallback', 'Instrument Serif Android', 'Instrument Serif Linux', Georgia, serif;
    --font-text: 'Instrument Sans', 'Instrument Sans Fallback', 'Instrument Sans Android', 'Instrument Sans Linux', system-ui, sans-serif;

    --size-tiny: clamp(0.8rem, 0.78rem + 0.1vw, 0.85rem);
    --size-small: clamp(0.88rem, 0.86rem + 0.12vw, 0.94rem);
    --size-base: clamp(1rem, 0.97rem + 0.15vw, 1.0625rem);
    --size-lead: clamp(1.13rem, 1.07rem + 0.3vw, 1.28rem);
    --size-h4: clamp(1.3rem, 1.24rem + 0.3vw, 1.45rem);
    --size-h3: clamp(1.5rem, 1.38rem + 0.6vw, 1.85rem);
    --size-h2: clamp(2rem, 1.7rem + 1.4vw, 2.9rem);
    --size-h1: clamp(2.4rem, 1.95rem + 2.2vw, 3.8rem);
    --size-hero: clamp(2.75rem, 2rem + 3.6vw, 5.2rem);

    /* In the title's own letters: an unregistered property is taken as it stands. */
    --leading-title: ${titleLeading('1em')};

    --space-xxs: 0.25rem;
    --space-xs: 0.5rem;
    --space-s: 0.75rem;
    --space-m: 1.25rem;
    --space-l: 2rem;
    --space-xl: 3rem;
    --space-xxl: 4.5rem;
    --space-gutter: clamp(1.25rem, 4vw, 2.5rem);
    --space-section: clamp(2rem, 8vw, 7rem);

    --radius-s: 8px;
    --radius-m: 14px;
    --radius-l: 22px;
    --shadow-card: 0 1px 2px light-dark(rgb(27 26 43 / 6%), rgb(0 0 0 / 50%)),
      0 12px 32px -12px light-dark(rgb(27 26 43 / 18%), rgb(0 0 0 / 70%));
    --shadow-float: 0 2px 6px light-dark(rgb(27 26 43 / 8%), rgb(0 0 0 / 50%)),
      0 24px 60px -18px light-dark(rgb(27 26 43 / 32%), rgb(0 0 0 / 85%));

    --motion-quick: 160ms cubic-bezier(0.2, 0, 0.2, 1);
    --motion-calm: 240ms cubic-bezier(0.2, 0, 0.1, 1);

    --target: 2.75rem;
    --header-height: 4.25rem;
    --width-page: 75rem;
    --width-text: 42.5rem;
  }

  :root[data-theme='paper'] {
    color-scheme: light;
  }

  :root[data-theme='dusk'] {
    color-scheme: dark;
  }

  @media (prefers-reduced-motion: reduce) {
    :root {
      --motion-quick: 0ms;
      --motion-calm: 0ms;
    }
  }
`;
