import { randomUUID } from 'node:crypto';
import { answerWith, startFakeModelProvider } from '../test/fake-model-provider.ts';
import { type Part, percentile, rounded } from './part.ts';
import { startCommunity } from './server.ts';

const LINE =
  'I waited in line and the line has since promoted me to a role that waits for others\n';
const POST = LINE.repeat(8);
/** Delay between two tokens of the provider, in milliseconds. */
const TOKEN_DELAY = 5;
const CROWD = 10;

type Times = { first: number; end: number };
type Ask = () => Promise<Response>;

/** The overhead of the server for a model that streams a post. */
export const model: Part = {
  about: `A provider on the same machine streams a post of ${POST.length} characters, one token every ${TOKEN_DELAY} ms: read directly, and read through POST /api/generations of the server. Medians, in turns.`,
  async measure({ quick, server }) {
    const rounds = quick ? 2 : 12;
    const provider = await startFakeModelProvider(answerWith(POST, TOKEN_DELAY));
    const env = {
      OPENAI_API_KEY: 'sk-bench',
      OPENAI_BASE_URL: provider.baseUrl,
      MODEL_CALLS_AT_ONCE: String(CROWD),
    };
    // A new member for each post avoids rate limits.
    const site = await startCommunity(server, { members: (rounds + 1) * (CROWD + 1), env });
    const direct: Ask = () => fetch(`${provider.baseUrl}/chat/completions`, DIRECT);
    const through: Ask = () => generate(site.origin, site.cookies.pop() ?? '');
    const found = new Map<string, Times[]>();
    for (let round = 0; round <= rounds; round += 1) {
      for (const count of [1, CROWD]) {
        for (const [name, ask] of [
          ['directly', direct],
          ['through the server', through],
        ] as const) {
          const times = await Promise.all(Array.from({ length: count }, () => read(ask)));
          const key = `${count} at once, ${name}`;
          // The first round is a warm-up.
          if (round > 0) found.set(key, [...(found.get(key) ?? []), ...times]);
        }
      }
    }
    await site.stop();
    await provider.stop();
    return {
      head: ['Posts', 'First text, ms', 'End, ms'],
      rows: [...found].map(([name, times]) => {
        const firsts = times.map(({ first }) => first);
        const ends = times.map(({ end }) => end);
        return [name, ...[firsts, ends].map((each) => rounded(percentile(each, 0.5)))];
      }),
    };
  },
};

const DIRECT = {
  method: 'POST',
  body: JSON.stringify({ model: 'fake', messages: [], stream: true }),
};

function generate(origin: string, cookie: string): Promise<Response> {
  return fetch(`${origin}/api/generations`, {
    method: 'POST',
    headers: {
      origin,
      cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ style: 'gpt4-context', fields: { context: 'I waited in a line' } }),
  });
}

/** Reads a stream to its end. Throws if the text is not the provider's, since the offline writer is faster than a model. */
async function read(ask: Ask): Promise<Times> {
  const start = performance.now();
  const response = await ask();
  let first = 0;
  let text = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    if (first === 0 && /"(content|text)":\s*"[^"]/.test(text)) first = performance.now() - start;
  }
  const isWhole = text.includes('[DONE]') || /event: done\n.*"writer":"model"/.test(text);
  if (first === 0 || !isWhole || text.includes('"fallback":"'))
    throw new Error(`Not the post of the provider: ${response.status} ${text.slice(-300)}`);
  return { first, end: performance.now() - start };
}
