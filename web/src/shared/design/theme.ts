/**
 * The names under which styles reach the design tokens. Each value is a CSS custom property;
 * what they stand for, by day (paper) and by night (dusk), is in `tokens.ts`.
 */
export const theme = {
  color: {
    /** Page ground. */
    ground: 'var(--ground)',
    /** Cards, fields and dialogs, a step above the ground. */
    surface: 'var(--surface)',
    /** Wells and quiet fills, a step below it. */
    sunk: 'var(--sunk)',
    ink: 'var(--ink)',
    inkSoft: 'var(--ink-soft)',
    /** Hairlines that separate; decorative. */
    line: 'var(--line)',
    /** Edges of controls; at least 3:1 on every ground. */
    edge: 'var(--edge)',
    accent: 'var(--accent)',
    accentHover: 'var(--accent-hover)',
    onAccent: 'var(--on-accent)',
    /** Lamp light: badges and highlights on any ground. */
    glow: 'var(--glow)',
    onGlow: 'var(--on-glow)',
    glowWash: 'var(--glow-wash)',
    good: 'var(--good)',
    bad: 'var(--bad)',
    onBad: 'var(--on-bad)',
    /** Ground of dark sections, the same in both themes. */
    night: 'var(--night)',
    scrim: 'var(--scrim)',
    /** An image, behind pictures of a thing cut out of its ground: a pool of light on the surface. */
    pictureGround: 'var(--picture-ground)',
    /** Shade on a picture, below the controls that lie on it. */
    pictureShade: 'var(--picture-shade)',
    /** Edge of a control that lies on a picture. */
    pictureEdge: 'var(--picture-edge)',
  },
  font: { display: 'var(--font-display)', text: 'var(--font-text)' },
  /** Fluid type steps: 0 is running text, 5 the largest title. */
  size: {
    tiny: 'var(--size-tiny)',
    small: 'var(--size-small)',
    base: 'var(--size-base)',
    lead: 'var(--size-lead)',
    h4: 'var(--size-h4)',
    h3: 'var(--size-h3)',
    h2: 'var(--size-h2)',
    h1: 'var(--size-h1)',
    hero: 'var(--size-hero)',
  },
  leading: { title: 'var(--leading-title)' },
  /** Spacing steps, from a hair to the gap between sections. */
  space: {
    xxs: 'var(--space-xxs)',
    xs: 'var(--space-xs)',
    s: 'var(--space-s)',
    m: 'var(--space-m)',
    l: 'var(--space-l)',
    xl: 'var(--space-xl)',
    xxl: 'var(--space-xxl)',
    gutter: 'var(--space-gutter)',
    section: 'var(--space-section)',
  },
  radius: { s: 'var(--radius-s)', m: 'var(--radius-m)', l: 'var(--radius-l)', pill: '999px' },
  shadow: { card: 'var(--shadow-card)', float: 'var(--shadow-float)' },
  motion: { quick: 'var(--motion-quick)', calm: 'var(--motion-calm)' },
  /** Smallest target on a touch screen. */
  target: 'var(--target)',
  headerHeight: 'var(--header-height)',
  width: { page: 'var(--width-page)', text: 'var(--width-text)' },
} as const;

/** Widths at which layouts change; custom properties cannot stand in media queries. */
export const media = {
  /** Up to a small phone held upright. */
  narrow: '@media (max-width: 25rem)',
  /** From a large phone held upright. */
  small: '@media (min-width: 36rem)',
  /** From a tablet. */
  medium: '@media (min-width: 48rem)',
  /** From a small laptop; the desktop header starts here. */
  large: '@media (min-width: 62rem)',
  touch: '@media (pointer: coarse)',
  stillness: '@media (prefers-reduced-motion: reduce)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  forcedColors: '@media (forced-colors: active)',
  dark: '@media (prefers-color-scheme: dark)',
  /** Where scripts never run, and what needs them does nothing. */
  scriptless: '@media (scripting: none)',
  print: '@media print',
  /** So little height, as at 400 percent zoom, that nothing may stay in sight and take some of it. */
  flat: '@media (max-height: 24rem)',
} as const;
