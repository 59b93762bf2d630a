/** A lake in a process of its own, whose queries run in threads or, for the baseline, on the main thread. */

import { startLake } from '../src/server.ts';
import { mainThreadQueries } from './main-thread-queries.ts';

const [, , dataDir, queries] = process.argv;
if (dataDir === undefined) throw new Error('Usage: the data folder is required.');
const { port } = await startLake({
  port: 0,
  shards: 0,
  dataDir,
  allowedOrigins: [],
  projectId: 'lumen',
  log: (line) => process.stderr.write(`${line}\n`),
  ...(queries === 'main-thread' ? { queries: mainThreadQueries } : {}),
});
process.stdout.write(`${JSON.stringify({ port })}\n`);
