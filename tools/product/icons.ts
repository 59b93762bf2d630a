/**
 * Draws the site's icons from the one drawing, `web/public/favicon.svg`, in Chromium: as it is, filling
 * the square for devices that cut the corners themselves, and with room around for masks.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ICONS, SMALL_ICON, TOUCH_ICON } from '../../web/prerender/web-manifest.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../browser/chromium.ts';
import { readArguments } from './command-line.ts';
import { runCommand } from './failure.ts';
import { ROOT } from './state-folder.ts';

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

/** Bytes of the file's head, and of the entry of one picture, in an ICO file. */
const ICO_HEAD = 6;
const ICO_ENTRY = 16;

/** A PNG inside an ICO file, for what asks for `/favicon.ico` without having read a page. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(ICO_HEAD + ICO_ENTRY);
  head.writeUInt16LE(1, 2); // an icon,
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, ICO_HEAD);
  head.writeUInt8(size, ICO_HEAD + 1);
  head.writeUInt16LE(1, ICO_HEAD + 4); // color planes
  head.writeUInt16LE(32, ICO_HEAD + 6); // bits a pixel
  head.writeUInt32LE(png.length, ICO_HEAD + 8);
  head.writeUInt32LE(head.length, ICO_HEAD + 12);
  return Buffer.concat([head, png]);
}

await runCommand(async () => {
  readArguments({});
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
  const small = await readFile(path.join(PUBLIC, SMALL_ICON.src));
  await writeFile(path.join(PUBLIC, 'favicon.ico'), icoOf(small, SMALL_ICON.size));
  console.log('web/public/favicon.ico');
});
