import { CLIENT, startFakeIdentityProvider } from '../test/fake-identity-provider.ts';
import { createBrowser } from '../test/test-app.ts';
import { type Part, percentile, rounded } from './part.ts';
import { newFolder, removeFolder, startBenchServer } from './server.ts';

const PEOPLE = 2000;
const AT_ONCE = 50;
const GOAL_MINUTES = 10;

/** A school signs up on one morning. */
export const signIns: Part = {
  about: `${PEOPLE.toLocaleString('en')} new members of a provider behind one address, ${AT_ONCE} at once, on a server of its own on SQLite; the provider runs on the same machine. Goal: ${GOAL_MINUTES} minutes.`,
  async measure({ quick, server }) {
    const people = quick ? AT_ONCE : PEOPLE;
    const provider = await startFakeIdentityProvider({ isNewEachTime: true });
    const dataDir = newFolder();
    const { origin, stop } = await startBenchServer(server, {
      DATA_DIR: dataDir,
      DEMO_SIGN_IN: 'off',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    });
    const begun = performance.now();
    const times: number[] = [];
    let arrived = 0;
    const arrive = async () => {
      while (arrived++ < people) times.push(await signIn(origin));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, arrive));
    const seconds = (performance.now() - begun) / 1000;
    await stop();
    await provider.stop();
    removeFolder(dataDir);
    return {
      head: ['Signed in', 'Seconds', 'Each p50, ms', 'p95, ms', 'Goal'],
      rows: [
        [
          times.length.toLocaleString('en'),
          ...[seconds, percentile(times, 0.5), percentile(times, 0.95)].map(rounded),
          seconds <= GOAL_MINUTES * 60 ? 'holds' : 'falls short',
        ],
      ],
    };
  },
};

/** Signs a new person in and returns how long it took. Throws when that is refused. */
async function signIn(origin: string): Promise<number> {
  const begun = performance.now();
  const browser = createBrowser(origin);
  const started = await browser.fetch('/auth/oidc/start?mode=redirect&intent=login&next=/home');
  const sent = await fetch(started.headers.get('location') ?? '', { redirect: 'manual' });
  const { pathname, search } = new URL(sent.headers.get('location') ?? '', origin);
  const done = await browser.fetch(pathname + search, { headers: { accept: 'text/html' } });
  const { headers, status } = done;
  await done.arrayBuffer();
  if (headers.get('location') !== '/home') throw new Error(`A sign-in ended with ${status}.`);
  return performance.now() - begun;
}
