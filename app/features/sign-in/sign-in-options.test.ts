import { expect, it } from 'vitest';
import { passkeySite } from '../../../test/factories/passkey-sign-in.ts';
import { createBrowser, createTestApp } from '../../../test/test-app.ts';

const OFF = { DEMO_SIGN_IN: 'off' };
const PASSKEY = { '/login': 'Sign in with a passkey', '/signup': 'Sign up with a passkey' };

it('shows guests no provider that is not set up, and the passkey as the filled button', async () => {
  const app = await createTestApp({ env: OFF });
  const guest = createBrowser(passkeySite(app));
  for (const [path, label] of Object.entries(PASSKEY)) {
    const page = await (await guest.fetch(path)).text();
    expect([path, page.includes('with Google</button>')]).toEqual([path, false]);
    expect(page).toMatch(new RegExp(`button-primary">${label}`));
  }
});

it('shows no dead button where another way in works, and says where passkeys do', async () => {
  // Passkeys need a name, and this address is a number; the demo account is on.
  const { browser } = await createTestApp();
  for (const [path, label] of Object.entries(PASSKEY)) {
    const page = await (await browser().fetch(path)).text();
    expect([path, page.includes('demo account'), page.includes(label)]).toEqual([
      path,
      true,
      false,
    ]);
    expect(page).toContain('they need a name, not a number.');
  }
});

it('says why where nobody gets in at all', async () => {
  // Passkeys need a name, and this address is a number.
  const { browser } = await createTestApp({ env: OFF });
  for (const path of Object.keys(PASSKEY)) {
    const answer = await browser().fetch(path);
    const page = await answer.text();
    expect([path, answer.status, page.includes('with Google</button>')]).toEqual([path, 200, true]);
    expect(page).toContain('Sign-in with Google is not set up on this server.');
  }
});
