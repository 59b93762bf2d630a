/**
 * Draws the site's icons from the one drawing, `web/public/favicon.svg`, in Chromium: as it is, filling
 * the square for devices that cut the corners themselves, and with room around for masks.
 */
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ICONS, SMALL_ICON, TOUCH_ICON } from '../web/build/web-manifest.ts';
import { CHROMIUM_ARGS, ensureChromium } from './product/chromium.ts';
import { runCommand } from './product/failure.ts';
import { ROOT } from './product/state-folder.ts';

const PUBLIC = path.join(ROOT, 'web', 'public');

/** Takes the round corners off the ground of the drawing. */
function square(svg: string): string {
  return svg.replace(/ rx="[^"]*"/, '');
}

/** Share of the drawing that is left when a mask may cut everything outside of a circle of 80 percent. */
const MASKED_SCALE = 0.76;
/** Middle of the mark in the drawing of 32 by 32; its cone reaches further than its lens. */
const MARK_MIDDLE = { x: 18, y: 16 };

/** Moves the mark into the circle that every mask leaves. */
function maskable(svg: string): string {
  const { x, y } = MARK_MIDDLE;
  const ground = /<rect [^>]*\/>/.exec(svg)?.[0] ?? '';
  return square(svg)
    .replace(
      square(ground),
      `${square(ground)}<g transform="translate(16 16) scale(${MASKED_SCALE}) translate(${-x} ${-y})">`,
    )
    .replace('</svg>', '</g></svg>');
}

await runCommand(async () => {
  const drawing = await readFile(path.join(PUBLIC, 'favicon.svg'), 'utf8');
  const icons = [
    { ...SMALL_ICON, svg: drawing },
    { ...TOUCH_ICON, svg: square(drawing) },
    ...ICONS.map(({ src, size, purpose }) => ({
      src,
      size,
      svg: purpose === 'maskable' ? maskable(drawing) : drawing,
    })),
  ];
  await mkdir(path.join(PUBLIC, 'icons'), { recursive: true });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    for (const { src, size, svg } of icons) {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
      await page.screenshot({ path: path.join(PUBLIC, src), omitBackground: true });
      await page.close();
      console.log(`web/public${src}`);
    }
  } finally {
    await browser.close();
  }
});
