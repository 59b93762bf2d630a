/**
 * Event streams that are tried again until they are connected. The Studio's lists and forms end in an error when
 * a listener can't connect at once ("Could not establish EventSource connection", `listenQuery` of sanity
 * 6.16), so an editor who moves on where the signal is bad would lose the whole window.
 */

/** Addresses of `client.listen()` and `client.live`. */
const STREAM = /\/data\/(?:listen|live\/events)\//;
/** Milliseconds until the next try. */
const PAUSE = 1000;

/** Whether the service may answer differently in a moment. */
function isTransient({ status }: Response): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** Waits for the pause, or until the stream is no longer wanted. */
function pause(signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Makes a `fetch` that tries a stream's address until it is connected or aborted.
 * @param request asks once; all other addresses go to it as they are
 */
export function retryEventStreams(request: typeof fetch): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!STREAM.test(address)) return request(input, init);
    for (;;) {
      try {
        const response = await request(input, init);
        if (!isTransient(response)) return response;
        await response.body?.cancel();
      } catch (error) {
        if (init?.signal?.aborted) throw error;
      }
      await pause(init?.signal);
    }
  };
}
