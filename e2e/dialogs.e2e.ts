import { expect, it } from 'vitest';
import { write } from '../test/factories/write-as-member.ts';
import { button, hasFocus, openApp, PHONE } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

/** In the page. */
declare global {
  var CloseWatcher: new () => { requestClose: () => void };
  var requestBack: () => void;
}

it('closes a dialog by Back of a phone, and stays on the page', async () => {
  const app = await openApp();
  const { page, member } = await openAs(app, { name: 'Dana Smith' }, PHONE);
  const { generationId } = await write(app.services, member, 'Agree?');
  await page.goto(`${app.origin}/preview?generation=${generationId}`);
  // Android asks so on Back; no key of this browser does.
  await page.evaluate(() => {
    const Native = CloseWatcher;
    globalThis.CloseWatcher = class extends Native {
      constructor() {
        super();
        globalThis.requestBack = () => this.requestClose();
      }
    };
  });
  const opener = button(page, 'Download');
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Download preview' });
  await dialog.waitFor();
  await page.evaluate(() => requestBack());
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(opener)).toBe(true);
});
