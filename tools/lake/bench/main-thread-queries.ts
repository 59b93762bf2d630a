/** Queries where they were before they had threads: on the main thread, without a time limit. The baseline. */

import { BoundedCache } from '../src/query/bounded-cache.ts';
import { queryKey } from '../src/query/parsed-query.ts';
import { QueryEvaluator } from '../src/query/query-evaluator.ts';
import type { QuerySource } from '../src/query/query-thread.ts';
import type { QueryRunner } from '../src/query/query-threads.ts';

const RESULTS_KEPT_BYTES = 32 * 1024 * 1024;

/** Answers each query in the turn in which it comes. */
export function mainThreadQueries(source: QuerySource): QueryRunner {
  const evaluator = new QueryEvaluator(source.projectId, source.name);
  const results = new BoundedCache<Uint8Array>(RESULTS_KEPT_BYTES);
  let filled = false;
  const unlisten = source.listen(({ changes }) => {
    results.clear();
    if (filled) evaluator.take(changes);
  });
  return {
    answer: async (request) => {
      if (!filled) evaluator.take([...source.all()].map((next) => ({ id: next._id, next })));
      filled = true;
      const key = `${request.perspective.join(',')}|${queryKey(request.query, request.params)}`;
      const hit = results.get(key);
      if (hit) return hit;
      const { bytes, volatile } = await evaluator.answer(request, Infinity, true);
      if (!volatile) results.set(key, bytes, bytes.length);
      return bytes;
    },
    close: async () => unlisten(),
  };
}
