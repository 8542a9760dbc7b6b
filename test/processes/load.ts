import { Agent, request as ask } from 'node:http';

/** What a number of readers got in a time. */
export type Load = { requests: number; failed: string[]; seconds: number; times: number[] };

type Ask = { method?: string; path: string; headers?: Record<string, string>; body?: string };

/**
 * Readers who ask one thing after the other until `until` is done, over connections that stay open. `make` says what
 * to ask next. Failed is what got no answer, or one of 500 and above.
 */
export async function load(
  origin: string,
  readers: number,
  make: (index: number) => Ask,
  until: Promise<unknown>,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const result: Load = { requests: 0, failed: [], seconds: 0, times: [] };
  const begun = performance.now();
  const over = new AbortController();
  const end = until.finally(() => over.abort());
  const reader = async () => {
    while (!over.signal.aborted) {
      const index = (result.requests += 1);
      const started = performance.now();
      const fault = await one(origin, agent, make(index));
      result.times.push(performance.now() - started);
      if (fault !== null) result.failed.push(fault);
    }
  };
  await Promise.all([end, ...Array.from({ length: readers }, reader)]);
  agent.destroy();
  result.seconds = (performance.now() - begun) / 1000;
  return result;
}

function one(origin: string, agent: Agent, { path, body, ...asked }: Ask): Promise<string | null> {
  return new Promise((done) => {
    const name = `${asked.method ?? 'GET'} ${path}`;
    const request = ask(origin + path, { agent, ...asked }, (answer) => {
      const status = answer.statusCode ?? 0;
      answer.on('error', (error) => done(`${name}: ${error.message}`));
      answer.on('end', () => done(status >= 500 ? `${name}: ${status}` : null)).resume();
    });
    request.on('error', (error) => done(`${name}: ${error.message}`));
    request.end(body);
  });
}
