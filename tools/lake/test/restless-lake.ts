/** A lake that begins a log segment every 40 kB and takes a snapshot every 30 transactions. */

import { startLake } from '../src/server.ts';

const lake = await startLake({
  port: 0,
  shards: 0,
  dataDir: process.argv[2] ?? '',
  allowedOrigins: [],
  projectId: 'lumen',
  storage: { segmentBytes: 40_000, snapshotAfterTransactions: 30 },
});
process.on('SIGTERM', () => void lake.close().then(() => process.exit(0)));
process.stdout.write(`${JSON.stringify({ ready: true, port: lake.port })}\n`);
