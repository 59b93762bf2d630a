/** Runs in the page and in the emulator's frame: the part of Google's `gapi.iframes` that Firebase uses. */
function installGapi(): void {
  type Handler = (data: unknown) => unknown;
  type Message = { call?: string; answer?: boolean; id: number; data: unknown };

  function channel(other: () => Window | null) {
    const handlers = new Map<string, Handler>();
    const waiting = new Map<number, (data: unknown) => void>();
    let sent = 0;
    addEventListener('message', ({ source, data }: MessageEvent<Message | null>) => {
      if (source !== other() || typeof data?.id !== 'number') return;
      if (data.answer) {
        waiting.get(data.id)?.(data.data);
        return;
      }
      const handler = handlers.get(data.call ?? '');
      if (!handler) return;
      void Promise.resolve(handler(data.data)).then((answer) =>
        other()?.postMessage({ answer: true, id: data.id, data: [answer] }, '*'),
      );
    });
    return {
      register: (name: string, handler: Handler) => handlers.set(name, handler),
      send: (call: string, data: unknown, answered: (data: unknown) => void) => {
        sent += 1;
        waiting.set(sent, answered);
        other()?.postMessage({ call, id: sent, data }, '*');
      },
      restyle: () => Promise.resolve(),
      ping: () => Promise.resolve(),
    };
  }

  interface FrameOptions {
    url: string;
    where: HTMLElement;
  }
  const context = {
    open: ({ url, where }: FrameOptions, opened: (frame: ReturnType<typeof channel>) => Promise<unknown>) => {
      const frame = document.createElement('iframe');
      frame.src = url;
      frame.hidden = true;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      where.append(frame);
      return loaded.then(() => opened(channel(() => frame.contentWindow)));
    },
    getParentIframe: () => channel(() => parent),
  };
  const page = globalThis as unknown as Record<string, unknown>;
  page['gapi'] = {
    load: (_name: string, { callback }: { callback: () => void }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: 0, Iframe: Object, getContext: () => context },
  };
  const script = document.currentScript as HTMLScriptElement | null;
  const ready = page[new URL(script?.src ?? location.href).searchParams.get('onload') ?? 'gapi_onload'];
  if (typeof ready === 'function') ready();
}

/** Source of a script that replaces `https://apis.google.com/js/api.js`. */
export function googleScript(): string {
  return `(${installGapi.toString()})()`;
}
