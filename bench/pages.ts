import autocannon from 'autocannon';
import { type Part, rounded } from './part.ts';
import { startCommunity } from './server.ts';

const CONNECTIONS = 10;
const GOAL = { rate: 300, p99: 150 };

/** Requests a second and latencies of the most visited pages. */
export const pages: Part = {
  about: `autocannon, ${CONNECTIONS} connections from the same machine, gzip, eight seconds for each page after one second of warm-up. Goal: ${GOAL.rate} pages a second for guests, p99 of ${GOAL.p99} ms for all.`,
  async measure({ quick, server }) {
    const site = await startCommunity(server);
    const [cookie = ''] = site.cookies;
    const rows: string[][] = [];
    for (const [name, path, headers] of [
      ['landing, guest', '/', {}],
      ['feed, guest', '/community', {}],
      ['post, guest', site.post, {}],
      ['feed, member', '/community', { cookie }],
    ] as const) {
      const ask = (duration: number) =>
        autocannon({
          url: site.origin + path,
          headers: { 'accept-encoding': 'gzip', ...headers },
          connections: CONNECTIONS,
          duration,
        });
      await ask(1);
      const { requests, latency, throughput, non2xx, errors } = await ask(quick ? 1 : 8);
      // An error response would be faster than a page.
      if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} refused, ${errors} broken`);
      const figures = [requests.average, latency.p50, latency.p99, latency.max];
      const size = throughput.total / requests.total / 1000;
      const isFast = 'cookie' in headers || requests.average >= GOAL.rate;
      const holds = isFast && latency.p99 <= GOAL.p99 ? 'holds' : 'falls short';
      rows.push([name, ...figures.map(rounded), rounded(size), holds]);
    }
    await site.stop();
    return {
      head: ['Page', 'Requests a second', 'p50, ms', 'p99, ms', 'Longest, ms', 'kB', 'Goal'],
      rows,
    };
  },
};
