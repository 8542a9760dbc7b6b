import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../app/platform/text/ids.ts';
import { openDatabase } from '../../app/platform/db/database.server.ts';
import type { Services } from '../../app/platform/services.ts';
import { uploader } from '../factories/upload-as-member.ts';
import { samplePicture } from '../pictures.ts';
import { createDatabase } from '../postgres/create-database.ts';
import { freePort } from '../free-port.ts';
import { type AppProcess, appProcess } from '../processes/app-process.ts';
import { findNginx, startNginx } from '../processes/nginx.ts';

const POST = '{"style":"gpt4-context","fields":{"context":"I made a sandwich"}}';

const program = findNginx();

/** compose.scaled.yaml without containers: nginx with its file before two processes that share a folder. */
describe.skipIf(program === null)(
  'two processes behind the nginx of deploy/',
  { meta: { needs: 'nginx' } },
  () => {
    const endings: (() => unknown)[] = [];
    const processes: AppProcess[] = [];
    let origin: string;
    let db: ReturnType<typeof openDatabase>;

    beforeAll(async () => {
      const database = await createDatabase();
      endings.push(database.drop);
      const folder = mkdtempSync(join(tmpdir(), 'broetry-shared-'));
      endings.push(() => rmSync(folder, { recursive: true }));
      const port = await freePort();
      const env = {
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        SESSION_SECRET: 'f'.repeat(48),
        PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
        TRUST_PROXY: '127.0.0.1',
        DEMO_SIGN_IN: 'off',
        GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '2',
      };
      for (let count = 0; count < 2; count += 1) {
        const one = await appProcess(env);
        processes.push(one);
        endings.push(() => one.kill().then(one.remove));
      }
      await Promise.all(processes.map((one) => one.start()));
      const ports = processes.map((one) => one.port);
      const proxy = await startNginx(program ?? '', port, ports, '127.0.0.1');
      endings.push(proxy.stop);
      origin = proxy.origin;
      db = openDatabase({ databaseUrl: database.url, dataDir: '' });
      endings.push(() => db.destroy());
    }, 90_000);
    afterAll(async () => {
      for (const end of endings.reverse()) await end();
    }, 30_000);

    it('answers health checks from every process', async () => {
      for (const path of ['/livez', '/readyz'])
        for (const at of [origin, ...processes.map((one) => one.origin)])
          expect([at, (await fetch(at + path)).status]).toEqual([at, 200]);
    });

    it('counts by the address that the proxy before nginx has seen', async () => {
      const write = async (forwarded: string) => {
        const headers = {
          origin,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
          'idempotency-key': randomBytes(8).toString('hex'),
          'x-forwarded-for': forwarded,
        };
        const answer = await fetch(`${origin}/api/generations`, {
          method: 'POST',
          headers,
          body: POST,
        });
        await answer.text();
        return answer.status;
      };
      // What a guest writes into the header itself stands before what the proxy adds.
      const one = ['203.0.113.1', '198.51.100.7, 203.0.113.1', '198.51.100.8, 203.0.113.1'];
      const statuses = [];
      for (const forwarded of one) statuses.push(await write(forwarded));
      expect(statuses).toEqual([200, 200, 429]);
      expect(await write('203.0.113.2')).toBe(200);
    });

    it('shows a picture in the process that did not take it in', async () => {
      const services = {
        db,
        randomBytes,
        now: Date.now,
        newId: () => newId(Date.now(), randomBytes),
        secureCookies: false,
      } as unknown as Services;
      const { upload, ask } = await uploader({ services, origin });
      expect((await upload({ bytes: await samplePicture(1) })).status).toBe(201);
      const { image } = await db.selectFrom('resources').select('image').executeTakeFirstOrThrow();
      // nginx goes round: of two requests each process gets one.
      for (const turn of [1, 2, 3, 4])
        expect([turn, (await ask(`/media/${image}`)).status]).toEqual([turn, 200]);
    });
  },
);
