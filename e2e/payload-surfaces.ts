import { cardToken } from '../app/domain/writing/translation-card.server.ts';
import { dateOf, dayAt } from '../app/platform/time/time-units.ts';
import type { openApp } from './open-app.ts';
import type { Planted } from './plant-payloads.ts';

type App = Awaited<ReturnType<typeof openApp>>;
export type Who = 'guest' | 'admin' | 'member';

/** A page that shows what people wrote, and how much of it must be seen there. */
export type Surface = {
  /** The same for all pages of a kind. */
  name: string;
  who: Who;
  path: string;
  /** Where the same page is that says something harmless, when not there. */
  harmless?: string;
  /** Whose words: then that payload must be shown. */
  of?: number;
  /** In a list: so many payloads at least, as long as there are so many. */
  least?: number;
};

const list = (who: Who, path: string, least: number): Surface => ({ name: path, who, path, least });

/** Read as text: a browser shows no page of it. */
export const FEED = '/community/feed.xml';

/** The lists, in which some of all payloads stand. */
export function lists({ services }: App, open: readonly Planted[]): Surface[] {
  const prompt = { name: '/prompt', path: `/prompt?day=${dateOf(dayAt(services.now()))}` };
  return [
    list('guest', '/', 0),
    list('guest', '/community', 5),
    list('guest', '/community?sort=popular', 5),
    list('guest', '/community/removals', 50),
    list('guest', '/hall-of-fame', 10),
    { who: 'guest', least: 20, ...prompt },
    list('admin', '/community', 5),
    list('admin', '/requests', 10),
    list('admin', '/resources', 12),
    list('admin', '/admin', 0),
    list('admin', '/admin/users', 20),
    list('admin', '/admin/log', 0),
    list('admin', '/admin/moderation', Math.min(open.length, 20)),
    list('admin', '/admin/feature-requests', 10),
  ];
}

/** The two pages of everybody's words that each payload is looked at on. */
export function pagesOf({ post, member }: Planted, of: number): Surface[] {
  return [
    { name: '/post/{id}', who: 'guest', path: `/post/${post}`, of },
    { name: '/admin/users/{id}', who: 'admin', path: `/admin/users/${member}`, of },
  ];
}

/** The pages that some are looked at on: the member's own ones, and those that are reached by a link. */
export function ownPagesOf(
  { services }: App,
  { post, generation, request, resource }: Planted,
  { of, text }: { of: number; text: string },
): Surface[] {
  const card = (said: string) =>
    `/translate/card?t=${cardToken(services.secret, { said, meant: said })}`;
  const form = `/generator?style=gpt4-context&from=${generation}`;
  const own = (name: string, path = name): Surface => ({ name, who: 'member', path, of });
  return [
    own('/account'),
    own('/account?tab=community'),
    own('/home'),
    own('/notices'),
    own('/preview?generation={id}', `/preview?generation=${generation}`),
    own('/studio?generation={id}', `/studio?generation=${generation}`),
    own('/generator?from={id}', form),
    own('/requests/{id}', `/requests/${request}`),
    own('/resources?open={id}', `/resources?open=${resource}`),
    { name: '/post/{id}/remixes', who: 'guest', path: `/post/${post}/remixes`, of },
    { name: '/translate/card', who: 'guest', path: card(text), harmless: card('Toast.'), of },
  ];
}
