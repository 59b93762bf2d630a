import { GROUNDS } from '../src/shared/design/tokens.ts';

/** Tags that colour the browser's own frame like the page, in the system's theme until one is chosen. */
export function themeColors(): string[] {
  return [
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${GROUNDS.paper}" media="(prefers-color-scheme: light)" data-theme="paper">`,
    `<meta name="theme-color" content="${GROUNDS.dusk}" media="(prefers-color-scheme: dark)" data-theme="dusk">`,
  ];
}
