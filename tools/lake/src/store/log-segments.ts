/** The files of a transaction log, and the lines in them. */

import { createReadStream, existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';

/** Where a record begins: segment number and byte offset. */
export interface LogPosition {
  segment: number;
  offset: number;
}

/** Where the first record of a log begins. */
export const LOG_START: LogPosition = { segment: 1, offset: 0 };

const SEGMENT = /^(\d{8})\.log$/;
const NEW_LINE = 10;
/** Large, for a line may be as long as a whole seed. */
const CHUNK_BYTES_MAX = 1 << 20;

/** The file name of a segment. */
export function segmentName(segment: number): string {
  return `${String(segment).padStart(8, '0')}.log`;
}

/** The numbers of the segments in a log's folder, ascending; none when there is no such folder. */
export async function segmentNumbers(folder: string): Promise<number[]> {
  if (!existsSync(folder)) return [];
  return (await readdir(folder))
    .map((name) => Number(SEGMENT.exec(name)?.[1] ?? 0))
    .filter((segment) => segment > 0)
    .toSorted((a, b) => a - b);
}

/** The first number that a log lacks, or null when there is no gap. */
export function missingSegment(segments: readonly number[]): number | null {
  const position = segments.findIndex((segment, index) => segment !== index + 1);
  return position < 0 ? null : position + 1;
}

/** Whether one place of the log lies before another. */
export function isBefore(a: LogPosition, b: LogPosition): boolean {
  return a.segment < b.segment || (a.segment === b.segment && a.offset < b.offset);
}

/** A line of a segment. */
export interface SegmentLine {
  offset: number;
  /** Without its line break. */
  line: Buffer;
  /** Whether it ends in a line break; only the last line of a file may lack it. */
  complete: boolean;
}

/** Lines of a file with their byte offsets. */
export async function* segmentLines(path: string): AsyncGenerator<SegmentLine> {
  let rest: Buffer = Buffer.alloc(0);
  let offset = 0;
  const { size } = await stat(path);
  for await (const chunk of createReadStream(path, { highWaterMark: Math.min(size + 1, CHUNK_BYTES_MAX) })) {
    if (!(chunk instanceof Buffer)) continue;
    const data: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let start = 0;
    let end = data.indexOf(NEW_LINE);
    while (end >= 0) {
      yield { offset, line: data.subarray(start, end), complete: true };
      offset += end + 1 - start;
      start = end + 1;
      end = data.indexOf(NEW_LINE, start);
    }
    rest = data.subarray(start);
  }
  if (rest.length > 0) yield { offset, line: rest, complete: false };
}
