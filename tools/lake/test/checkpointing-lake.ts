/** A lake that moves its write-ahead log to the database after every 20 pages. */

import { startLake } from '../src/server.ts';

const lake = await startLake({
  port: 0,
  shards: 0,
  dataDir: process.argv[2] ?? '',
  allowedOrigins: [],
  projectId: 'lumen',
  storage: { checkpointPages: 20 },
});
process.on('SIGTERM', () => void lake.close().then(() => process.exit(0)));
process.stdout.write(`${JSON.stringify({ ready: true, port: lake.port })}\n`);
