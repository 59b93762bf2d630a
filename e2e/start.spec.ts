import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { portVariables } from '@lumen-throw/domain/environment';
import { freeLocalPorts } from '../scripts/product/ports.ts';
import { ROOT } from '../scripts/product/state-folder.ts';
import { expect, test } from './product.ts';
import { VARIABLES_OF_PRODUCT } from './product-setup.ts';

/** Runs `npm start`'s script to its end. */
function start(variables: Record<string, string>): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, 'scripts/start.ts')], {
      cwd: ROOT,
      env: { ...process.env, ...variables },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('exit', (code) => resolve({ code, output }));
  });
}

test('a second start says that one is running', async () => {
  const running = JSON.parse(process.env[VARIABLES_OF_PRODUCT] ?? '{}') as Record<string, string>;
  const { code, output } = await start(running);
  expect(code).toBe(1);
  expect(output).toMatch(
    /The product already runs \(process \d+, http:\/\/localhost:\d+\): stop it with Ctrl-C/,
  );
});

test('a taken port is named with what wants it and how to move it', async () => {
  const ports = await freeLocalPorts();
  const squatter = createServer().listen(ports.firestore, '127.0.0.1');
  const { code, output } = await start({ ...portVariables(ports), LUMEN_STATE_DIR: '.local/taken' });
  squatter.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${ports.firestore}, which the Firestore emulator needs, is taken`);
  expect(output).toContain('LUMEN_FIRESTORE_PORT');
});

test('an unknown value and an unknown variable end in one sentence', async () => {
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

test('a folder that cannot hold data is named', async () => {
  const file = join(ROOT, '.local', 'a-file');
  writeFileSync(file, '');
  const { code, output } = await start({
    ...portVariables(await freeLocalPorts()),
    LUMEN_STATE_DIR: join(file, 'inside'),
  });
  expect(code).toBe(1);
  expect(output).toContain('cannot be written to');
});
