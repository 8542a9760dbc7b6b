import { once } from 'node:events';
import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { PublicNetwork } from '../app/platform/settings/public-request.server.ts';

/** A public internet address. */
export const PUBLIC = '93.184.215.14';

/** Starts a local server that receives all connections, whatever their target address, and counts the requests. */
export async function sinkNet(answer: RequestListener, resolve?: PublicNetwork['resolve']) {
  let visits = 0;
  const asked: string[] = [];
  const pinned: unknown[] = [];
  const server = createServer((ask, response) => {
    visits += 1;
    asked.push(`${ask.headers.host} ${ask.url}`);
    answer(ask, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const net: PublicNetwork = {
    resolve: resolve ?? (() => Promise.resolve([PUBLIC])),
    port: (server.address() as AddressInfo).port,
    timeout: 400,
    request(options, onAnswer) {
      options.lookup?.('', { all: true }, (_, found) => pinned.push(found));
      const here = { address: '127.0.0.1', family: 4 };
      // The target address is recorded above; the connection itself must stay on this machine.
      const lookup: typeof options.lookup = (_, { all }, done) =>
        all ? done(null, [here]) : done(null, here.address, here.family);
      return request({ ...options, host: 'sink.example', lookup }, onAnswer);
    },
  };
  return { net, visits: () => visits, asked, pinned };
}
