import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * A Postgres behind a line that can be cut: `cut` breaks every connection and takes no new one, `freeze` leaves
 * them open and says nothing any more, as a lost network does, `hold` says nothing on new ones only, as a server that is
 * too busy to open them, `mend` makes all good. After `thaw` new connections work, and those of before stay silent.
 */
export async function startRelay(url: string) {
  const target = new URL(url);
  const open = new Set<Socket>();
  const lost = new WeakSet<Socket>();
  let state: 'open' | 'cut' | 'frozen' | 'held' = 'open';
  const held = new Set<Socket>();
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    if (state === 'held') {
      held.add(near);
      return void near.on('error', () => undefined);
    }
    const far = connect(Number(target.port || 5432), target.hostname);
    const silent = () => state === 'frozen' || lost.has(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('data', (bytes) => silent() || other.write(bytes));
      one
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(one);
          other.destroy();
        });
    }
  });
  const end = () => {
    for (const socket of [...open, ...held]) socket.destroy();
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    end();
    server.close();
  });
  const near = new URL(url);
  near.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: near.href,
    cut() {
      state = 'cut';
      end();
    },
    freeze: () => void (state = 'frozen'),
    thaw() {
      for (const socket of open) lost.add(socket);
      state = 'open';
    },
    hold: () => void (state = 'held'),
    mend() {
      if (state === 'frozen') end();
      for (const socket of held) socket.destroy();
      held.clear();
      state = 'open';
    },
  };
}
