/** `socket/:dataset`: who is where in the Studio, as JSON-RPC over a WebSocket. */

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { isJsonObject, type JsonObject } from '../documents/document.ts';
import { randomTransactionId } from '../documents/mutations.ts';
import { userOfToken } from '../http/callers.ts';

const HEARTBEAT = 10_000;
const HEARTBEAT_TEXT = '♥';
/** Who a page is that shows no token. */
const DEFAULT_USER = 'local-editor';
const MESSAGE_BYTES_MAX = 64 * 1024;

interface Peer {
  socket: WebSocket;
  subscriptions: Set<string>;
  /** Null until a program shows a local user's token. */
  userId: string | null;
  session: string | null;
}

export class PresenceHub {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES_MAX });
  private readonly peers = new Set<Peer>();

  /** Completes a WebSocket handshake whose origin and host were checked. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // The Studio shows its token on the socket only when a login stored it; a page of an allowed origin
    // is the local editor unless it says otherwise. Programs must say who they are.
    const userId = request.headers.origin === undefined ? null : DEFAULT_USER;
    this.server.handleUpgrade(request, socket, head, (webSocket) => this.join(webSocket, userId));
  }

  private join(socket: WebSocket, userId: string | null): void {
    const peer: Peer = { socket, subscriptions: new Set(), userId, session: null };
    this.peers.add(peer);
    const heartbeat = setInterval(() => socket.send(HEARTBEAT_TEXT), HEARTBEAT);
    socket.on('message', (data) => {
      const text = Buffer.isBuffer(data) ? data.toString('utf8') : '';
      let message: unknown;
      try {
        message = JSON.parse(text);
      } catch {
        return;
      }
      if (isJsonObject(message)) this.receive(peer, message);
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(heartbeat);
      this.peers.delete(peer);
      if (peer.session !== null) this.tellOthers(peer, { type: 'disconnect', m: { session: peer.session } });
    });
  }

  private receive(peer: Peer, message: JsonObject): void {
    const params = isJsonObject(message['params']) ? message['params'] : {};
    const reply = (answer: JsonObject): void =>
      peer.socket.send(JSON.stringify({ jsonrpc: '2.0', id: message['id'] ?? null, ...answer }));
    if (message['method'] === 'authorization') {
      const user = userOfToken((textOr(params['authorization'], null) ?? '').replace(/^Bearer /, ''));
      if (!user) {
        reply({ error: { code: -32_001, message: 'Unauthorized' } });
        return;
      }
      peer.userId = user.id;
      reply({ result: 'OK' });
      return;
    }
    if (peer.userId === null) {
      reply({ error: { code: -32_001, message: 'Unauthorized' } });
      return;
    }
    reply({ result: this.serve(peer, String(message['method']), params) });
  }

  private serve(peer: Peer, method: string, params: JsonObject): string | null {
    switch (method) {
      case 'presence_subscribe': {
        const id = randomTransactionId();
        peer.subscriptions.add(id);
        return id;
      }
      case 'presence_unsubscribe':
        peer.subscriptions.delete(String(params['subscriptionId']));
        return 'OK';
      case 'presence_rollcall':
        peer.session = textOr(params['session'], peer.session);
        this.tellOthers(peer, { type: 'rollCall', session: peer.session });
        return 'OK';
      case 'presence_announce': {
        const data = isJsonObject(params['data']) ? params['data'] : {};
        peer.session = textOr(data['sessionId'], peer.session);
        this.tellOthers(peer, { type: 'state', m: data });
        return 'OK';
      }
      case 'presence_disconnect':
        this.tellOthers(peer, {
          type: 'disconnect',
          m: { session: textOr(params['session'], peer.session) },
        });
        return 'OK';
      default:
        return null;
    }
  }

  private tellOthers(peer: Peer, event: JsonObject): void {
    for (const other of this.peers) {
      if (other === peer || other.userId === null) continue;
      for (const subscription of other.subscriptions) {
        const params = { subscription, result: { ...event, i: peer.userId } };
        other.socket.send(JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params }));
      }
    }
  }

  /** Ends every connection. */
  close(): void {
    for (const peer of this.peers) peer.socket.terminate();
    this.server.close();
  }
}

function textOr(value: unknown, fallback: string | null): string | null {
  return typeof value === 'string' ? value : fallback;
}
