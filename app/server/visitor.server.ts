import type { Context } from 'hono';
import { type Bearer, readBearer } from '../domain/members/bearer-token.server.ts';
import { readViewer } from '../domain/members/session.server.ts';
import type { HonoEnv } from '../platform/http/hono-env.ts';
import type { Viewer } from '../domain/members/viewer.ts';
import type { Services } from '../platform/services.ts';

type Read<Found> = (services: Services, c: Context<HonoEnv>) => Promise<Found>;

/** Reads once a request. */
function onceARequest<Found>(read: Read<Found>): Read<Found> {
  const known = new WeakMap<Context<HonoEnv>, Promise<Found>>();
  return (services, c) => {
    const found = known.get(c) ?? read(services, c);
    known.set(c, found);
    return found;
  };
}

/** The viewer of a request, by its cookies. */
export const viewerOf: Read<Viewer> = onceARequest((services, c) =>
  readViewer(services, c.req.header('cookie') ?? null),
);

/** The bearer of a request, by its token. */
export const bearerOf: Read<Bearer> = onceARequest((services, c) =>
  readBearer(services, c.req.header('authorization') ?? null),
);
