import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { newId } from '../../app/db/new-id.ts';
import { openDatabase } from '../../app/db/open-database.server.ts';
import type { Database } from '../../app/db/tables.ts';
import type { Services } from '../../app/services.server.ts';
import { addMember } from '../people/sign-in.ts';
import { startPrimary } from '../postgres/start-postgres.ts';
import { freePort } from '../free-port.ts';
import { type AppProcess, appProcess } from './app-process.ts';
import { findNginx, startNginx } from './nginx.ts';
import { type Proxy, startSmallProxy } from './small-proxy.ts';

export type Site = Awaited<ReturnType<typeof startSite>>;

/**
 * Several processes on a Postgres of their own, behind nginx where there is one, else behind a small proxy. `stop`
 * leaves nothing behind; so does a start that fails.
 */
export async function startSite(
  count: number,
  more: (
    databaseUrl: string,
  ) => Record<string, string> | Promise<Record<string, string>> = () => ({}),
) {
  const endings: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of endings.splice(0).reverse()) await end();
  };
  try {
    const postgres = await startPrimary();
    endings.push(postgres.stop);
    const port = await freePort();
    const env = {
      DATABASE_URL: postgres.url,
      SESSION_SECRET: randomBytes(32).toString('hex'),
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      TRUST_PROXY: '127.0.0.1',
      GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '1000000',
      BACKUP_EVERY_HOURS: '0',
      ...(await more(postgres.url)),
    };
    const processes: AppProcess[] = [];
    for (let index = 0; index < count; index += 1) {
      const one = await appProcess(env);
      endings.push(async () => {
        await one.kill();
        one.remove();
      });
      processes.push(one);
    }
    await Promise.all(processes.map((one) => one.start()));
    const db = openDatabase({ databaseUrl: postgres.url, dataDir: '' });
    endings.push(() => db.destroy());
    const site = { databaseUrl: postgres.url, db, processes, stop, env };
    const nginx = findNginx();
    /** Puts a proxy in front of some of them; the one before has to be stopped. */
    const inFront = async (some: readonly AppProcess[], withNginx = true): Promise<Proxy> => {
      const ports = some.map((one) => one.port);
      const proxy = await (withNginx && nginx !== null
        ? startNginx(nginx, port, ports)
        : startSmallProxy(port, ports));
      endings.push(proxy.stop);
      return proxy;
    };
    return { ...site, hasNginx: nginx !== null, inFront, member: () => member(db) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A member who is signed in: the headers that say so, at any process. */
async function member(db: Kysely<Database>): Promise<Record<string, string>> {
  const services = {
    db,
    randomBytes,
    now: Date.now,
    newId: () => newId(Date.now(), randomBytes),
    secureCookies: false,
  };
  const { cookie } = await addMember(services as unknown as Services, {
    email: `${randomBytes(6).toString('hex')}@members.example`,
  });
  return { cookie: `${cookie.name}=${cookie.value}` };
}
