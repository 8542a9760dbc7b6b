import { expect, it } from 'vitest';
import { follow } from '../../../test/factories/demo-sign-in.ts';
import { issuerApp, signInRows, throughProvider } from '../../../test/factories/issuer-sign-in.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';

const PEOPLE = 2000;
const AT_ONCE = 50;

it(
  'lets 2,000 new members of a provider in behind one address within ten minutes',
  async () => {
    const app = await issuerApp();
    const begun = performance.now();
    let people = 0;
    const arrive = async () => {
      while (people < PEOPLE) {
        people += 1;
        const browser = app.browser();
        const callback = await throughProvider(browser);
        const done = await follow(browser, callback);
        expect(done.status).toBe(200);
      }
    };
    app.provider.behave({ isNewEachTime: true });
    await Promise.all(Array.from({ length: AT_ONCE }, arrive));
    const took = performance.now() - begun;
    console.log(`${PEOPLE} new members behind one address: ${(took / 1000).toFixed(1)} s`);
    expect(await signInRows(app)).toEqual({
      sessions: PEOPLE,
      users: PEOPLE,
      identities: PEOPLE,
    });
    expect(took).toBeLessThan(10 * MINUTE_MS);
  },
  11 * MINUTE_MS,
);
