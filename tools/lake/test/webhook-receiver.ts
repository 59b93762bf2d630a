/** A server that takes webhooks. */

import { createServer, type Server } from 'node:http';

export class WebhookReceiver {
  /** What came, in order. */
  taken: { body: string; signature: string }[] = [];
  /** What it answers with. */
  status = 202;
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => (body += text));
      request.on('end', () => {
        this.taken.push({ body, signature: String(request.headers['sanity-webhook-signature']) });
        response.writeHead(this.status).end();
      });
    });
  }

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    await new Promise<void>((resolve) => {
      receiver.server.listen(0, 'localhost', resolve);
    });
    return receiver;
  }

  get url(): string {
    const address = this.server.address();
    return `http://localhost:${typeof address === 'object' && address ? address.port : 0}/hook`;
  }

  get bodies(): Record<string, unknown>[] {
    return this.taken.map(({ body }) => JSON.parse(body));
  }

  close(): void {
    this.server.close();
  }
}
