import { type AddressInfo, createServer } from 'node:net';

/** A port of this machine at which nobody listens at this moment. Rejects when there is none. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}
