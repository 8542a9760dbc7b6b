import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Adds a device that holds passkeys and is touched at once. Returns a function that takes it out. */
export async function addDevice(page: Page, transport: 'internal' | 'usb' = 'internal') {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const options = {
    protocol: 'ctap2',
    transport,
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options });
  return () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
}

/** Signs up in the form that is open. Returns the first recovery code. The codes come with `words`. */
export async function fillIn(
  page: Page,
  name: string,
  words = 'Keep these codes',
): Promise<string> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sign up with a passkey' }).click();
  const codes = page.getByRole('dialog', { name: 'Keep these codes' });
  await codes.getByText(words).waitFor();
  expect(await codes.getByRole('listitem').count()).toBe(10);
  const code = await codes.getByRole('listitem').first().textContent();
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  return code ?? '';
}
