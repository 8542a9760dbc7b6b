/**
 * Asks /api/v1 of the server that BROETRY names, as the member of BROETRY_TOKEN, which only `isMembers` needs. Throws the
 * server's own words where it refuses.
 */
export async function askServer<Answer>(
  path: string,
  { isMembers = false, json }: { isMembers?: boolean; json?: unknown } = {},
): Promise<Answer> {
  const { BROETRY: origin, BROETRY_TOKEN: token } = process.env;
  if (!origin) throw new Error('Say which server: export BROETRY=https://…');
  if (isMembers && !token) throw new Error('Say who you are: export BROETRY_TOKEN=broetry_…');
  const answer = await reach(new URL(`/api/v1${path}`, origin), {
    method: json === undefined ? 'GET' : 'POST',
    headers: {
      ...(isMembers ? { authorization: `Bearer ${token}` } : {}),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: json === undefined ? undefined : JSON.stringify(json),
  });
  const body = (await answer.json().catch(() => null)) as (Answer & { title?: string }) | null;
  if (answer.ok && body) return body;
  throw new Error(body?.title ?? `The server answers ${answer.status}, and not as Broetry does.`);
}

async function reach(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch {
    throw new Error(`Nobody answers at ${url.origin}.`);
  }
}
