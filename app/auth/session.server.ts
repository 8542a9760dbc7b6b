import { readGuestCookie } from '../guests/guest-cookie.server.ts';
import type { Services } from '../services.server.ts';
import type { Viewer } from './viewer.ts';

/** The viewer of a request, from its Cookie header. A forged or foreign cookie is no cookie. */
export async function readViewer(services: Services, header: string | null): Promise<Viewer> {
  return { kind: 'guest', id: await readGuestCookie(services, header) };
}
