import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portVariables } from '@lumen-throw/domain/environment';
import { startProductProcess } from '../../tools/product/product-process.ts';
import { freeLocalPorts } from '../../tools/product/ports.ts';
import { ROOT } from '../../tools/product/state-folder.ts';
import { expect, test } from '../product.ts';
import { VARIABLES_OF_PRODUCT } from '../../tools/browser/product-setup.ts';

/** Runs the script of `npm start` until it exits. */
function start(variables: Record<string, string>): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, 'tools/product/start.ts')], {
      cwd: ROOT,
      env: { ...process.env, ...variables },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('exit', (code) => resolve({ code, output }));
  });
}

test('a second start reports that the product already runs', async () => {
  const running = JSON.parse(process.env[VARIABLES_OF_PRODUCT] ?? '{}') as Record<string, string>;
  const { code, output } = await start(running);
  expect(code).toBe(1);
  expect(output).toMatch(
    /The product already runs \(process \d+, http:\/\/localhost:\d+\): stop it with Ctrl-C/,
  );
});

test('names the service that needs a taken port and the variable that changes it', async () => {
  const ports = await freeLocalPorts();
  const squatter = createServer().listen(ports.firestore, '127.0.0.1');
  const { code, output } = await start({ ...portVariables(ports), LUMEN_STATE_DIR: '.local/taken' });
  squatter.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${ports.firestore}, which the Firestore emulator needs, is taken`);
  expect(output).toContain('LUMEN_FIRESTORE_PORT');
});

test('reports an unknown value and an unknown variable in one sentence', async () => {
  const wrong = await start({ LUMEN_BACKEND: 'cloud' });
  expect(wrong).toMatchObject({
    code: 1,
    output: expect.stringContaining("LUMEN_BACKEND is 'cloud'; set it to 'local' or 'hosted'."),
  });
  const unknown = await start({ LUMEN_SITEPORT: '5000' });
  expect(unknown).toMatchObject({
    code: 1,
    output: expect.stringContaining('LUMEN_SITEPORT is not a variable of this product'),
  });
});

test('refuses a folder outside the checkout and conflicting ports before anything starts', async () => {
  const ports = await freeLocalPorts();
  const outside = await start({
    ...portVariables(ports),
    LUMEN_STATE_DIR: join(tmpdir(), 'lumen-elsewhere'),
  });
  expect(outside).toMatchObject({
    code: 1,
    output: expect.stringContaining('it must be a folder inside'),
  });
  const meeting = {
    ...portVariables(ports),
    LUMEN_STUDIO_PORT: String(ports.lake + 3),
    LUMEN_STATE_DIR: '.local/meeting',
  };
  expect(await start(meeting)).toMatchObject({
    code: 1,
    output: expect.stringContaining('change LUMEN_STUDIO_PORT'),
  });
});

test('reports a data folder that is not writable', async () => {
  const file = join(ROOT, '.local', 'a-file');
  writeFileSync(file, '');
  const { code, output } = await start({
    ...portVariables(await freeLocalPorts()),
    LUMEN_STATE_DIR: join(file, 'inside'),
  });
  expect(code).toBe(1);
  expect(output).toContain('is not writable');
});

test('starts site and Studio without the emulators and shows the community as unavailable @nightly', async ({
  browser,
}) => {
  // Two other test projects keep the machine busy while this product starts.
  test.setTimeout(300_000);
  const product = await startProductProcess({
    ...portVariables(await freeLocalPorts()),
    LUMEN_STATE_DIR: `.local/bare-${Date.now()}`,
    LUMEN_EMULATORS: 'off',
  });
  try {
    expect(product.output()).toContain('The community (accounts, gallery, admin) is not available');
    const page = await browser.newPage({ baseURL: product.environment.siteUrl });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/inspiration/gallery');
    await expect(page.getByText("We can't reach setups, likes and accounts right now.")).toBeVisible({
      timeout: 60_000,
    });
    await page.goto(`${product.environment.studioUrl}/structure/siteSettings`);
    await expect(page.getByTestId('field-brand')).toBeVisible({ timeout: 60_000 });
    await page.close();
  } finally {
    await product.stop();
  }
});
