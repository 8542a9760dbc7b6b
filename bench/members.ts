import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Part, rounded } from './part.ts';
import { startCommunity } from './server.ts';

// Node compiles what is called often.
const WARM_UP = 100;
const REQUESTS = 200;
/** The unit of the times in /proc on Linux. */
const TICK_MS = 10;

/** The pages that a member opens most. None of them is cached. */
export const members: Part = {
  about: `One member opens each page ${REQUESTS} times, one request after the other, on a community of thirty days on SQLite, after the work of the start and ${WARM_UP} requests of warm-up. Processor time is that of the server alone. Linux only.`,
  async measure({ quick, server }) {
    const site = await startCommunity(server);
    await untilIdle(site.pid);
    const headers = { accept: 'text/html', cookie: site.cookies[0] ?? '' };
    const rows: string[][] = [];
    const pages = { '/community': '/community', '/post/:id': site.post, '/home': '/home' };
    for (const [name, path] of Object.entries(pages)) {
      const openPage = async () => {
        const response = await fetch(site.origin + path, { headers, redirect: 'manual' });
        const { byteLength } = await response.arrayBuffer();
        // An error response would be faster than a page.
        if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
        return byteLength;
      };
      const [warmUp, count] = quick ? [1, 5] : [WARM_UP, REQUESTS];
      let bytes = 0;
      for (let done = 0; done < warmUp; done += 1) bytes = await openPage();
      const [begun, processor] = [performance.now(), processorTime(site.pid)];
      for (let done = 0; done < count; done += 1) await openPage();
      const seconds = (performance.now() - begun) / 1000;
      const used = processorTime(site.pid) - processor;
      rows.push([
        name,
        rounded(count / seconds),
        rounded(used / count),
        bytes.toLocaleString('en'),
      ]);
    }
    await site.stop();
    return { head: ['Page', 'Requests a second', 'Processor each, ms', 'Bytes of HTML'], rows };
  },
};

/** Waits for the end of what a server does after its start, such as reading the first text with each reader. */
async function untilIdle(pid: number): Promise<void> {
  for (let before = -1; processorTime(pid) > before + TICK_MS; await pause(500))
    before = processorTime(pid);
}

/** The processor time that a process has used so far, all threads, in milliseconds. */
function processorTime(pid: number): number {
  // The name of the program comes before these fields, in brackets, and may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
