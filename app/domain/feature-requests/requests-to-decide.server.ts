import type { Services } from '../../platform/services.ts';
import { type Face, memberFace } from '../faces/face.ts';
import type { Admin } from '../members/viewer.ts';
import { countByStatus, findAskers } from './request-store.server.ts';
import { listRequests } from './requests.server.ts';
import { type BoardParams, type RequestsPage, type RequestStatus, STATUSES } from './requests.ts';

/** Who asked for a request, as admins see it. */
export type Asker = { id: string; name: string; photoUrl: string | null; face: Face };

/**
 * Returns a page of requests with who asked for each, by the id of the request, and how many there are of each status.
 * Of all statuses, what waits for a decision is first; `without` 'pending' continues after it.
 */
export async function listToDecide(
  services: Pick<Services, 'db'>,
  admin: Admin,
  params: BoardParams,
) {
  const page = await listPage(services, admin, params);
  const asked = await findAskers(
    services.db,
    page.requests.map(({ id }) => id),
  );
  const askers: Record<string, Asker> = Object.fromEntries(
    asked.map(({ request_id, id, display_name: name, photo_url: photoUrl }) => {
      return [request_id, { id, name, photoUrl, face: memberFace(id, name) }];
    }),
  );
  return { ...page, askers, counts: await countStatuses(services) };
}

/** `isNextDecided`: the next page has decided ones only, since the pending ones were before. */
type DecidingPage = RequestsPage & { isNextDecided: boolean };

async function listPage(
  services: Pick<Services, 'db'>,
  admin: Admin,
  params: BoardParams,
): Promise<DecidingPage> {
  if (params.status !== null || params.without === 'pending') {
    const page = await listRequests(services, admin, params);
    return { ...page, isNextDecided: params.status === null };
  }
  const pending = await listRequests(services, admin, { ...params, status: 'pending' });
  if (pending.next !== null) return { ...pending, isNextDecided: false };
  const first = { ...params, after: null, without: 'pending' } as const;
  const decided = await listRequests(services, admin, first);
  const requests = [...pending.requests, ...decided.requests];
  return { requests, next: decided.next, isNextDecided: true };
}

async function countStatuses({ db }: Pick<Services, 'db'>) {
  const found = await countByStatus(db);
  const countOf = (status: RequestStatus) =>
    Number(found.find((one) => one.status === status)?.count ?? 0);
  const [pending, approved, rejected] = STATUSES.map(countOf) as [number, number, number];
  return { all: pending + approved + rejected, pending, approved, rejected };
}

/** A page of the admin's list. */
export type RequestsToDecide = Awaited<ReturnType<typeof listToDecide>>;
