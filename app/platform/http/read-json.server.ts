type ReadJson =
  | { ok: true; value: unknown }
  | { ok: false; code: 'unsupported-media-type' | 'bad-json' };

/** The JSON body of a request whose size the shell has bounded. */
export async function readJson(request: Request): Promise<ReadJson> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' || request.headers.has('content-encoding')) {
    return { ok: false, code: 'unsupported-media-type' };
  }
  try {
    return { ok: true, value: JSON.parse(await request.text(), withoutPrototypes) };
  } catch {
    return { ok: false, code: 'bad-json' };
  }
}

// No form has such a field, and validators tend to drop it without a word.
function withoutPrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('__proto__ is not a field');
  return value;
}
