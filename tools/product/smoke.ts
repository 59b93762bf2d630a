/**
 * `npm run smoke`: brings the product up on free ports, does its main job once in a real browser,
 * and prints a line for each step, with the time to readiness against the emulators alone and the
 * memory that all of it takes.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { LOCAL_PROJECT_ID } from '@lumen-throw/domain/environment-defaults';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import {
  editTitle,
  featuredSetups,
  featureSetup,
  likeShownSetup,
  newPerson,
  nextRotation,
  openInStudio,
  publish,
  runRotation,
  shareSetup,
  signIn,
  signUp,
} from '../browser/main-job.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../emulators/demo/accounts.ts';
import { startEmulators } from '../emulators/src/launcher.ts';
import { buildFunctionsOnce } from './builds.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../browser/chromium.ts';
import { readArguments } from './command-line.ts';
import { Failure, runCommand } from './failure.ts';
import { residentMegabytes } from './memory.ts';
import { startProductProcess, type ProductProcess } from './product-process.ts';
import { ROOT } from './state-folder.ts';

const READY_RATIO_MAX = 1.5;
const MEMORY_MAX_MB = 1500;
const PICTURE = join(ROOT, 'content/images/scene-livingroom-night.webp');

async function step(name: string, work: () => Promise<string | void>): Promise<void> {
  const started = performance.now();
  try {
    const detail = await work();
    console.log(
      `ok    ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)${detail ? `: ${detail}` : ''}`,
    );
  } catch (error) {
    throw new Failure(`FAIL  ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Milliseconds that the five emulators take by themselves, with a site that is built already. */
async function emulatorsAlone(): Promise<number> {
  const dir = join(ROOT, '.local', `alone-${process.pid}`);
  mkdirSync(join(dir, 'site'), { recursive: true });
  await buildFunctionsOnce();
  const started = performance.now();
  const suite = await startEmulators({
    projectId: LOCAL_PROJECT_ID,
    hosting: { dir: join(dir, 'site'), config: null },
    logFile: join(dir, 'emulators.log'),
  });
  const milliseconds = performance.now() - started;
  await suite.stop();
  rmSync(dir, { recursive: true, force: true });
  return milliseconds;
}

async function doMainJob(browser: Browser, { environment }: ProductProcess): Promise<void> {
  const newPage = (): Promise<Page> =>
    browser.newPage({ baseURL: environment.siteUrl, viewport: { width: 1400, height: 900 } });
  const tag = Date.now();
  const editor = await newPage();
  const reader = await newPage();
  const title = `Projector or television? Edited ${tag}`;
  await step('an editor changes a guide in the Studio', async () => {
    await openInStudio(editor, environment, 'article-projector-vs-tv');
    await editTitle(editor, title);
  });
  await step('published, it shows on the open site', async () => {
    await reader.goto('/blog/projector-vs-tv');
    await reader.mouse.move(50, 50);
    await publish(editor, environment, `title == "${title}"`);
    const started = performance.now();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 5000 });
    return `${Math.round(performance.now() - started)} ms after publishing`;
  });
  const member = await newPage();
  const setup = {
    title: `Smoke test den ${tag}`,
    description: 'A short throw, a long sofa.',
    pictures: [PICTURE],
  };
  await step('a visitor signs up', () => signUp(member, newPerson('Smoke Tester')));
  await step('the member shares a setup with a picture, and it stands in the gallery', () =>
    shareSetup(member, setup),
  );
  await step('the member likes it', () => likeShownSetup(member));
  const admin = await newPage();
  await step('an admin features it', async () => {
    await signIn(admin, { email: DEMO_ACCOUNTS[0].email, password: DEMO_PASSWORD });
    await featureSetup(admin, setup.title);
    expect((await featuredSetups(environment)).map(({ month }) => month)).toEqual([siteMonthKey(new Date())]);
  });
  await step('on the 1st the schedule rotates it', async () => {
    const [before] = await featuredSetups(environment);
    await runRotation(environment, nextRotation());
    const after = await featuredSetups(environment);
    expect(after).toHaveLength(1);
    expect(after[0]?.id).not.toBe(before?.id);
  });
}

await runCommand(async () => {
  readArguments({});
  const executablePath = ensureChromium();
  let alone = 0;
  await step('the five emulators alone come up', async () => {
    alone = await emulatorsAlone();
    return `ready after ${(alone / 1000).toFixed(1)} s`;
  });
  let product: ProductProcess | null = null;
  let browser: Browser | null = null;
  try {
    await step('the product comes up on free ports', async () => {
      product = await startProductProcess();
      return `ready after ${(product.readyAfter / 1000).toFixed(1)} s`;
    });
    const running = product as unknown as ProductProcess;
    const memory = residentMegabytes(running.pid);
    browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
    await doMainJob(browser, running);
    const ratio = running.readyAfter / alone;
    console.log(`time to ready: ${ratio.toFixed(2)} × the emulators alone (limit ${READY_RATIO_MAX})`);
    console.log(`memory when ready: ${memory} MB (limit ${MEMORY_MAX_MB})`);
    console.log(
      `memory after the job, with a process for each function that ran: ${residentMegabytes(running.pid)} MB`,
    );
    if (ratio > READY_RATIO_MAX)
      throw new Failure(`The product took ${ratio.toFixed(2)} × the emulators' start time.`);
    if (memory > MEMORY_MAX_MB)
      throw new Failure(`The product uses ${memory} MB, more than ${MEMORY_MAX_MB}.`);
  } finally {
    await browser?.close();
    await (product as ProductProcess | null)?.stop();
  }
  console.log('The main job works end to end.');
});
