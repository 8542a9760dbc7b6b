import { openDatabase } from '../../app/db/open-database.server.ts';
import { pauseReplay, replayLag, resumeReplay } from '../../test/postgres/replay.ts';
import { appProcess } from '../../test/processes/app-process.ts';
import { ask, share, shownAt } from '../../test/processes/ask-process.ts';
import type { Site } from '../../test/processes/site.ts';
import type { Figure, ProofRun } from './proof.ts';

/** Public pages from a replica that falls behind again and again: what was taken back never comes back. */
export async function behindReplica(site: Site, url: string, run: ProofRun): Promise<Figure[]> {
  const copy = openDatabase({ databaseUrl: url, dataDir: '' });
  try {
    return await readBehind(site, url, copy, run);
  } finally {
    await copy.destroy();
  }
}

async function readBehind(
  site: Site,
  url: string,
  copy: Site['db'],
  { quick, seed, signal }: ProofRun,
): Promise<Figure[]> {
  const reader = await appProcess({ ...site.env, DATABASE_REPLICA_URL: url });
  const [writer] = site.processes;
  if (!writer) throw new Error('There is nobody to write.');
  const lags: number[] = [];
  let [wrong, turns] = [0, 0];
  try {
    await reader.start();
    for (; turns < (quick ? 3 : 40) && !signal.aborted; turns += 1) {
      const headers = await site.member();
      const id = await share(site, writer, headers, `replica-${seed}-${turns}`);
      await shownAt(reader, id, 200);
      lags.push(await replayLag(site.db, copy));
      await pauseReplay(copy);
      await ask(writer, `/api/posts/${id}/share`, headers, { method: 'DELETE' });
      await shownAt(reader, id, 404);
      // The replica still has it. Asked again and again, nobody sees it.
      for (let look = 0; look < 20; look += 1) {
        if ((await fetch(`${reader.origin}/post/${id}`)).status !== 404) wrong += 1;
      }
      await resumeReplay(copy);
    }
  } finally {
    await reader.kill();
    reader.remove();
  }
  return [
    {
      name: 'Posts taken back that came back from a replica which had not heard of it',
      value: `${wrong} of ${turns * 20} looks`,
      goal: '0',
      holds: wrong === 0 && turns > 0,
    },
    {
      name: 'How long a streaming replica on the same machine takes to have a change',
      value: `at most ${Math.max(0, ...lags).toFixed(0)} ms`,
      holds: true,
    },
  ];
}
