import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { runServer, type ServerProcess } from '../run-server.ts';

/** The built server as a process of its own, always at the same port. */
export type AppProcess = Awaited<ReturnType<typeof appProcess>>;

/** A server with these settings, not started yet; it has a data folder of its own. */
export async function appProcess(env: Record<string, string>) {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'broetry-process-'));
  let server: ServerProcess | null = null;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    /** Starts it, or starts it again, and waits until it answers. Throws with its words when it ends. */
    start: async () => {
      server = await runServer({ PORT: String(port), DATA_DIR: dataDir, ...env });
    },
    /** Ends it as an operator does; its exit code. */
    stop: async () => (server ? server.stop() : null),
    kill: async () => server?.kill(),
    /** Takes its folder away, after its end. */
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
