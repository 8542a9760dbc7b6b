import type { Adapter, AdapterPayload } from 'oidc-provider';

type Entry = { payload: AdapterPayload; expiresAt: number };

/** More than these at once are not kept: the oldest go, so that a flood fills no memory. */
const MOST_ENTRIES = 2000;

/** The demo provider's memory: sign-ins under way, gone with the process. */
export function createMemory(now: () => number, most = MOST_ENTRIES): (kind: string) => Adapter {
  const entries = new Map<string, Entry>();
  const read = (key: string) => {
    const entry = entries.get(key);
    return entry && entry.expiresAt > now() ? entry.payload : undefined;
  };
  const search = (test: (payload: AdapterPayload) => boolean) =>
    [...entries.keys()].map(read).find((payload) => payload && test(payload));
  return (kind) => ({
    upsert(id, payload, expiresIn = 0) {
      const key = `${kind}:${id}`;
      entries.delete(key);
      entries.set(key, { payload, expiresAt: now() + expiresIn * 1000 });
      for (const oldest of entries.keys()) {
        if (entries.size <= most) break;
        entries.delete(oldest);
      }
      return Promise.resolve();
    },
    find: (id) => Promise.resolve(read(`${kind}:${id}`)),
    findByUid: (uid) => Promise.resolve(search((payload) => payload.uid === uid)),
    findByUserCode: (code) => Promise.resolve(search((payload) => payload.userCode === code)),
    consume(id) {
      const payload = read(`${kind}:${id}`);
      if (payload) payload.consumed = Math.floor(now() / 1000);
      return Promise.resolve();
    },
    destroy(id) {
      entries.delete(`${kind}:${id}`);
      return Promise.resolve();
    },
    revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) {
        if (payload.grantId === grantId) entries.delete(key);
      }
      return Promise.resolve();
    },
  });
}
