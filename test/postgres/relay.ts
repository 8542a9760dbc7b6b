import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * A Postgres behind a line that can be cut: `cut` breaks every connection and takes no new one, `freeze` leaves
 * them open and says nothing any more, as a lost network does, `mend` makes both good.
 */
export async function startRelay(url: string) {
  const target = new URL(url);
  const open = new Set<Socket>();
  let state: 'open' | 'cut' | 'frozen' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('data', (bytes) => state === 'frozen' || other.write(bytes));
      one
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(one);
          other.destroy();
        });
    }
  });
  const end = () => {
    for (const socket of open) socket.destroy();
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
    mend() {
      if (state === 'frozen') end();
      state = 'open';
    },
  };
}
