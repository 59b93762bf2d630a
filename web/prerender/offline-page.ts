import type { SiteContent } from '../src/shared/content-api/site-query.ts';
import { theme } from '../src/shared/design/theme.ts';
import { pageTitle } from '@lumen-throw/domain/page-title';
import { OFFLINE_TEXTS } from '../src/startup/offline-texts.ts';
import { contentPolicy } from './content-policy.ts';
import type { PageFrame } from './html-page.ts';
import { minifyCss } from './minify-css.ts';
import { themeColors } from './theme-colors.ts';
import { attributeText, xmlText } from './xml.ts';

/** Address of the page that stands in for one that cannot be reached. */
export const OFFLINE_PATH = '/offline';

const STYLE = /* css */ `
  main {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: ${theme.space.m};
    min-height: 100dvh;
    max-width: ${theme.width.page};
    margin-inline: auto;
    padding: ${theme.space.xl} ${theme.space.gutter};
  }

  svg { width: min(100%, 20rem); color: ${theme.color.accent}; }
  h1 { max-width: 14ch; font-size: ${theme.size.h1}; }
  main p { max-width: 44ch; color: ${theme.color.inkSoft}; font-size: ${theme.size.lead}; }

  main a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    padding: 0 1.5rem;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    font-weight: 600;
    text-decoration: none;
  }
`;

/** A projector that throws nothing: its lens dark, its cone an outline. */
const DRAWING = [
  '<svg viewBox="0 0 320 120" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">',
  '<rect x="3" y="36" width="96" height="54" rx="12"/><circle cx="76" cy="63" r="15"/><circle cx="76" cy="63" r="6"/>',
  '<path d="M20 54h22M20 63h22M20 72h22M22 90v10M80 90v10"/>',
  '<path d="M104 56 292 12M104 70 292 108" stroke-dasharray="4 8" opacity=".6"/><path d="M300 6v108" stroke-width="4"/></svg>',
].join('');

/**
 * The page that the service worker keeps. It needs nothing but itself: no script, style or picture
 * that could be missing, and the fonts only if the browser still has them.
 * @param frame what all pages share
 */
export function offlinePage({ environment, globalCss, inline }: PageFrame, site: SiteContent): string {
  const css = globalCss + minifyCss(STYLE);
  const first = inline.text('first-paint');
  const reload = inline.text('reload-online');
  const policy = contentPolicy({ environment, scripts: [first, reload], styles: [css] });
  const { title, heading, text, tryAgain } = OFFLINE_TEXTS;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${attributeText(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    ...themeColors(),
    `<title>${xmlText(pageTitle(title, site?.brand))}</title>`,
    `<script>${first}</script><style>${css}</style></head>`,
    `<body><main>${DRAWING}<h1>${xmlText(heading)}</h1><p>${xmlText(text)}</p>`,
    `<a href="">${xmlText(tryAgain)}</a></main><script>${reload}</script></body></html>`,
  ].join('');
}
