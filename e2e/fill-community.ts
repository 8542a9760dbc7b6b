import type { Page } from 'playwright-core';
import { HOUR_MS } from '../app/platform/time/time-units.ts';
import { shareNew } from '../test/factories/share-as-member.ts';
import { addMember } from '../test/factories/sign-in.ts';
import type { openApp } from './open-app.ts';

type App = Awaited<ReturnType<typeof openApp>>;

/** A community of that many posts, an hour apart, by somebody else. */
export async function fillCommunity(
  app: App,
  count: number,
  more: (index: number) => object = () => ({}),
) {
  const member = await addMember(app.services);
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const text = `Post number ${index}.\nA second line.\nA third line.\nA fourth line.`;
    const created_at = app.services.now() - index * HOUR_MS - 1000;
    const row = { created_at, ...more(index) };
    ids.push(await shareNew(app.services, member, text, row));
  }
  return { ids, member };
}

/** The posts on the page. */
export const cards = (page: Page) => page.getByRole('main').getByRole('article');
