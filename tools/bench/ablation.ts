/** What each device that is there for speed gains: the site as it is against the site without it, in turn. */
import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { portVariables } from '@lumen-throw/domain/environment';
import { articleHref, PATHS } from '@lumen-throw/domain/site-paths';
import { CHROMIUM_ARGS, ensureChromium } from '../browser/chromium.ts';
import { Failure } from '../product/failure.ts';
import { freeLocalPorts } from '../product/ports.ts';
import { startProductProcess } from '../product/product-process.ts';
import { ROOT } from '../product/state-folder.ts';
import { DEVICES, type Device } from './ablation-devices.ts';
import { MENU, visit } from './first-press.ts';
import { loadSlowed, type SlowedLoad } from './slowed-load.ts';
import { spread, type Spread } from './spread.ts';
import { serveStaticSite } from './static-site.ts';

const run = promisify(execFile);

/** Loads of each page with each device on and off; `ABLATION_LOADS` sets another number. */
const LOADS = Number(process.env['ABLATION_LOADS'] ?? 7);

/** `ABLATION_DEVICE` names the only device that is tried. */
const TRIED = DEVICES.filter(({ name }) => name === (process.env['ABLATION_DEVICE'] ?? name));

const PAGES = {
  home: PATHS.home,
  guide: articleHref('brightness-guide'),
  calculator: PATHS.throwCalculator,
} as const;

/** Sites that are built at a time. */
const BUILDS = 2;

/** A figure with a device and without it. */
export interface Ablation {
  device: string;
  page: string;
  figure: string;
  /** With the device, as the site is. */
  on: Spread;
  off: Spread;
}

/** What a copy of the project is built from. */
const COPIED = ['web', 'packages', 'tools', 'package.json', 'package-lock.json', 'tsconfig.json'];
const LINKED = ['node_modules', 'web/node_modules', 'content'];

const BUILD = `
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { bundleSite } from './web/prerender/bundle-site.ts';
import { prerenderSite } from './web/prerender/prerender-site.ts';
import { seedContent } from './tools/product/seed-content.ts';
await prerenderSite({
  environment: parseEnvironment(process.env), outDir: './site', bundle: await bundleSite(), content: seedContent(),
});`;

/**
 * Builds the site without a device in a copy of the project.
 * @param variables where its pictures come from, among others
 * @returns the folder of its pages
 */
async function built(
  folder: string,
  device: Device | null,
  variables: Record<string, string>,
): Promise<string> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...COPIED], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of new Set(files.trim().split('\n'))) {
    const target = join(folder, file);
    await mkdir(dirname(target), { recursive: true });
    await cp(join(ROOT, file), target).catch((error: NodeJS.ErrnoException) => {
      // Deleted, and not committed yet.
      if (error.code !== 'ENOENT') throw error;
    });
  }
  for (const name of LINKED) await symlink(join(ROOT, name), join(folder, name));
  for (const { file, from, to } of device?.changes ?? []) {
    const text = await readFile(join(folder, file), 'utf8');
    if (text.split(from).length !== 2)
      throw new Failure(
        `${device?.name} can't be disabled: ${file} must contain exactly once “${from.trim()}”.`,
      );
    await writeFile(
      join(folder, file),
      text.replace(from, () => to),
    );
  }
  await run(process.execPath, ['--input-type=module', '--eval', BUILD], {
    cwd: folder,
    env: { ...process.env, ...variables },
  });
  return join(folder, 'site');
}

const FIGURES = [
  'first paint',
  'largest paint',
  'blocking time',
  'processor time',
  'of scripts',
  'of styles and layout',
  'layout shift',
] as const satisfies readonly (keyof SlowedLoad)[];

/** Milliseconds from pressing a menu as React begins to hydrate until it is open. */
function pressed(browser: Browser, url: string, path: string): Promise<number> {
  return visit(browser, url, { page: path, path, ...MENU }, 'hydrating');
}

interface Site {
  device: Device | null;
  url: string;
  stop: () => Promise<void>;
  /** Figures by page and name. */
  figures: Map<string, number[]>;
}

function note({ figures }: Site, page: string, figure: string, value: number): void {
  const key = `${page}\n${figure}`;
  figures.set(key, [...(figures.get(key) ?? []), value]);
}

/** One load of each page of each site in turn, so that a busy moment of the machine meets all. */
async function round(browser: Browser, sites: readonly Site[]): Promise<void> {
  for (const [name, path] of Object.entries(PAGES)) {
    for (const site of sites) {
      const figures = await loadSlowed(browser, `${site.url}${path}`);
      for (const figure of FIGURES) note(site, name, figure, figures[figure]);
      note(site, name, 'press to paint', await pressed(browser, site.url, path));
    }
  }
}

/** Builds the site with each device and without each of them, and loads all of them in turn. */
export async function benchAblation(): Promise<Ablation[]> {
  await mkdir(join(ROOT, '.local'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.local', 'ablation-'));
  const variables = portVariables(await freeLocalPorts());
  // The pictures come from its lake: scripts that are loaded early compete with them.
  const product = await startProductProcess({
    ...variables,
    LUMEN_EMULATORS: 'off',
    LUMEN_STATE_DIR: join('.local', `bench-${process.pid}`),
  });
  const sites: Site[] = [];
  let browser: Browser | null = null;
  try {
    browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
    console.log('Building the site with all optimizations and without each one …');
    const devices = [null, ...TRIED];
    const waiting = [...devices.entries()];
    const buildNext = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [place, device] = next;
        const served = await serveStaticSite(await built(join(folder, String(place)), device, variables));
        sites.push({ device, ...served, figures: new Map() });
      }
    };
    await Promise.all(Array.from({ length: BUILDS }, buildNext));
    sites.sort((one, other) => devices.indexOf(one.device) - devices.indexOf(other.device));
    // The first load of each page has its files compressed; it counts for nothing.
    for (const site of sites)
      for (const path of Object.values(PAGES)) await loadSlowed(browser, `${site.url}${path}`);
    for (let done = 0; done < LOADS; done += 1) {
      await round(browser, sites);
    }
  } finally {
    await browser?.close();
    for (const site of sites) await site.stop();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const [asIs] = sites;
  return sites.flatMap(({ device, figures }) =>
    [...figures].flatMap(([key, off]) => {
      const on = asIs?.figures.get(key);
      const [page = '', figure = ''] = key.split('\n');
      return device && on ? [{ device: device.name, page, figure, on: spread(on), off: spread(off) }] : [];
    }),
  );
}
