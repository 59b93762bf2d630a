/**
 * Damage of SQLite's write-ahead log. SQLite itself takes the first frame whose checksum is wrong for the place where
 * a crash cut the log short, whatever follows. But a transaction is on disk before the next one is written, so
 * only one can be incomplete: whole ones after it say that the log was damaged.
 * Format: https://www.sqlite.org/fileformat2.html#the_write_ahead_log
 */

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
/** What the checksum covers: the header up to its own checksum, and the page with the first part of its header. */
const COVERED = { header: 24, frame: 8 } as const;
const MAGIC = { littleEndian: 0x377f0682, bigEndian: 0x377f0683 } as const;
const AT = {
  pageSize: 8,
  salts: 16,
  checksum: 24,
  frameCommit: 4,
  frameSalts: 8,
  frameChecksum: 16,
} as const;

/** Two words of 32 bits. */
type Checksum = readonly [number, number];

function checksumOf(bytes: Buffer, [first, second]: Checksum, littleEndian: boolean): Checksum {
  const word = (at: number): number => (littleEndian ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  let [a, b] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + word(at) + b) >>> 0;
    b = (b + word(at + 4) + a) >>> 0;
  }
  return [a, b];
}

function isAt(bytes: Buffer, at: number, [a, b]: Checksum): boolean {
  return bytes.readUInt32BE(at) === a && bytes.readUInt32BE(at + 4) === b;
}

/**
 * Why SQLite would lose transactions of a write-ahead log, or null when it finds all of them.
 * @param log the whole file
 */
export function findLostTransactions(log: Buffer): string | null {
  if (log.every((byte) => byte === 0)) return null;
  const magic = log.length < HEADER_BYTES ? 0 : log.readUInt32BE(0);
  const littleEndian = magic === MAGIC.littleEndian;
  let checksum: Checksum = [0, 0];
  if (littleEndian || magic === MAGIC.bigEndian)
    checksum = checksumOf(log.subarray(0, COVERED.header), checksum, littleEndian);
  if (magic === 0 || !isAt(log, AT.checksum, checksum))
    return 'the header of its write-ahead log cannot be read';
  const salts = log.subarray(AT.salts, AT.checksum);
  const pageSize = log.readUInt32BE(AT.pageSize);
  let isWhole = true;
  let commits = 0;
  for (let at = HEADER_BYTES, end = at; ; at = end) {
    end = at + FRAME_HEADER_BYTES + pageSize;
    if (end > log.length) break;
    const frame = log.subarray(at, end);
    if (!frame.subarray(AT.frameSalts, AT.frameChecksum).equals(salts)) {
      isWhole = false;
      continue;
    }
    if (isWhole) {
      checksum = checksumOf(frame.subarray(0, COVERED.frame), checksum, littleEndian);
      checksum = checksumOf(frame.subarray(FRAME_HEADER_BYTES), checksum, littleEndian);
      isWhole = isAt(frame, AT.frameChecksum, checksum);
    }
    if (!isWhole && frame.readUInt32BE(AT.frameCommit) !== 0) commits += 1;
  }
  return commits > 1 ? `its write-ahead log has ${commits} transactions that SQLite would leave out` : null;
}
