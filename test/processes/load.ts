import { Agent, request as ask } from 'node:http';

/** What a number of readers got in a time. `good` counts the answers with the status expected, by method. */
export type Load = {
  requests: number;
  good: Map<string, number>;
  failed: string[];
  seconds: number;
  times: number[];
};

type Ask = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** The one status that is not a fault. */
  expected: number;
};

/**
 * Readers who ask one thing after the other until `until` is done, over connections that stay open. `make` says what
 * to ask next. Failed is what got no whole answer, or one with another status than expected.
 */
export async function load(
  origin: string,
  readers: number,
  make: (index: number) => Ask,
  until: Promise<unknown>,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const result: Load = { requests: 0, good: new Map(), failed: [], seconds: 0, times: [] };
  const begun = performance.now();
  const over = new AbortController();
  const end = until.finally(() => over.abort());
  const reader = async () => {
    while (!over.signal.aborted) {
      const index = (result.requests += 1);
      const started = performance.now();
      const asked = make(index);
      const fault = await one(origin, agent, asked);
      result.times.push(performance.now() - started);
      const { method = 'GET' } = asked;
      if (fault !== null) result.failed.push(fault);
      else result.good.set(method, (result.good.get(method) ?? 0) + 1);
    }
  };
  await Promise.all([end, ...Array.from({ length: readers }, reader)]);
  agent.destroy();
  result.seconds = (performance.now() - begun) / 1000;
  return result;
}

function one(origin: string, agent: Agent, asked: Ask): Promise<string | null> {
  const { path, body, expected, ...init } = asked;
  return new Promise((done) => {
    const name = `${init.method ?? 'GET'} ${path}`;
    const request = ask(origin + path, { agent, ...init }, (answer) => {
      const status = answer.statusCode ?? 0;
      answer.on('error', (error) => done(`${name}: ${error.message}`));
      answer.on('end', () => done(status === expected ? null : `${name}: ${status}`)).resume();
    });
    request.on('error', (error) => done(`${name}: ${error.message}`));
    request.end(body);
  });
}
