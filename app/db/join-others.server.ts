import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Settings } from '../settings.server.ts';
import { followReplica, type Replica } from './follow-replica.server.ts';
import { type Hearing, hearChanges } from './hear-changes.server.ts';
import type { Database } from './tables.ts';

type Parts = {
  settings: Pick<Settings, 'databaseUrl' | 'databaseReplicaUrl'>;
  processId: string;
  secret: string;
  log: Logger;
};
type Changes = { onWrite: () => void; count: () => number; hearsAll: () => boolean };

/** What a process has to do with others on the same database; on SQLite there are none. */
export function joinOthers({ settings, processId, secret, log }: Parts) {
  const { databaseUrl: url, databaseReplicaUrl: replicaUrl } = settings;
  let hearing: Hearing | null = null;
  let replica: Replica | null = null;
  return {
    /** Whether this process hears of all that others change. */
    hears: () => url === undefined || (hearing?.hears() ?? false),
    /** Listens from now on, and follows the replica. Throws DatabaseError: no connection, or another secret. */
    async join(primary: Kysely<Database>, changes: Changes): Promise<Replica | null> {
      if (url === undefined) return null;
      const onTurn = (hears: boolean, error?: unknown) => {
        if (hears) log.info('hears of other processes again');
        else
          log.warn(
            { err: error },
            'does not hear of other processes: public pages hold one second',
          );
      };
      hearing = await hearChanges({ url, processId, secret, onChange: changes.onWrite, onTurn });
      if (replicaUrl === undefined) return null;
      replica = followReplica({
        url: replicaUrl,
        primary,
        changes: changes.count,
        hearsAll: changes.hearsAll,
        onTurn(isUsed, why) {
          if (isUsed) log.info('reads public pages from the replica');
          else log.warn({ why }, 'does not read from the replica');
        },
      });
      return replica;
    },
    /** Leaves the others. */
    async leave(): Promise<void> {
      await replica?.close();
      await hearing?.close();
    },
  };
}
