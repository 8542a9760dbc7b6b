type Ask = { method?: string; json?: unknown; body?: string; headers?: Record<string, string> };

/** Sends a request to /api/v1 as a program does: without cookie and origin, with a token if given. */
export async function askApi(
  origin: string,
  path: string,
  { secret, method, json, body, headers = {} }: Ask & { secret?: string } = {},
) {
  const sent = json === undefined ? body : JSON.stringify(json);
  const answer = await fetch(`${origin}/api/v1${path}`, {
    method: method ?? (sent === undefined ? 'GET' : 'POST'),
    headers: {
      ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: sent,
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    body: (isJson ? JSON.parse(text) : {}) as Record<string, unknown>,
  };
}
