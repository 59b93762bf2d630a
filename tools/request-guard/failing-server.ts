/** A guarded server for the tests, which fails in the way that an address names. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { guardServers, outliveFailedRequests } from './request-guard.ts';

guardServers();
outliveFailedRequests();

/** Fails when no request is at work any more. */
let later: () => void = () => {};
setInterval(() => later(), 20);

const server = createServer((request, response) => {
  switch (request.url) {
    case '/callback':
      setTimeout(() => {
        throw new Error('in a callback');
      }, 5);
      return;
    case '/promise':
      void delay(5).then(() => {
        throw new Error('in a promise');
      });
      return;
    case '/connection':
      later = () => {
        later = () => {};
        throw Object.assign(new Error('of a connection'), { code: 'ERR_HTTP_HEADERS_SENT' });
      };
      break;
    case '/itself':
      later = () => {
        throw new Error('of the process itself');
      };
      break;
  }
  response.end('served');
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
