import { expect, it } from 'vitest';
import { POST_STYLES } from '../../comedy/post-styles.ts';
import { SAMPLE_FIELDS } from '../sample-fields.ts';
import type { GenerationGrant, WriteRequest, Writer } from '../../app/platform/model/writer.ts';

const SITE = 'posts.example';

/** A request with the placeholders of its style for fields. */
export function requestFor(more: Partial<WriteRequest> = {}): WriteRequest {
  const style = more.style ?? 'humblebrag';
  return { style, fields: SAMPLE_FIELDS[style], level: 'Spicy', seed: 7, site: SITE, ...more };
}

const GRANT = { generationId: 'generation-1' } as GenerationGrant;

/** Writes a whole post: what was yielded and what was returned. */
export async function writeAll(
  writer: Writer,
  request: WriteRequest,
  signal = new AbortController().signal,
) {
  const pieces: string[] = [];
  const draft = writer.write(GRANT, request, signal);
  for (;;) {
    const step = await draft.next();
    if (step.done) return { pieces, written: step.value };
    pieces.push(step.value);
  }
}

/** What every writer has to do. `make` gives a fresh one; the post may take it a while. */
export function writerContract(make: () => Promise<Writer>): void {
  it.each(POST_STYLES.map(({ value }) => value))('writes %s within the rules', async (style) => {
    const writer = await make();
    const { pieces, written } = await writeAll(writer, requestFor({ style }));
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('')).toBe(written.text);
    const lines = written.text.split('\n');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.length).toBeLessThanOrEqual(10);
    expect(lines.at(-1)).toContain(SITE);
    expect(lines.filter((line) => line.trim() === '')).toEqual([]);
    expect(written.writer).toBe(writer.name);
    expect(written.engine).not.toBe('');
  });

  it.each(['Mild', 'Spicy', 'Unhinged'] as const)('writes at level %s', async (level) => {
    const { written } = await writeAll(await make(), requestFor({ level }));
    expect(written.text).toContain(SITE);
  });

  it('uses the words of the form', async () => {
    const fields = { achievement: 'won the stapler cup', mundaneSituation: 'peeling a turnip' };
    const { written } = await writeAll(await make(), requestFor({ fields }));
    expect(written.text).toMatch(/stapler/i);
    expect(written.text).toMatch(/turnip/i);
  });

  it('emits no control, bidi or zero-width character, whatever the form holds', async () => {
    const fields = {
      achievement: 'won\u0000 \u001b[31mthe\u202e cup\u200b',
      mundaneSituation: 'a <b>queue</b>\u2028here\ud800',
    };
    const { pieces, written } = await writeAll(await make(), requestFor({ fields }));
    const hidden = /[\p{Cc}--\n]|[\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069]/v;
    expect(pieces.join('')).not.toMatch(hidden);
    expect(written.text).not.toMatch(hidden);
    expect(written.text.isWellFormed()).toBe(true);
  });

  it('writes nothing for a reader who has already left', async () => {
    const leaving = new AbortController();
    leaving.abort();
    await expect(writeAll(await make(), requestFor(), leaving.signal)).rejects.toThrow();
  });

  it('can be left in the middle', async () => {
    const writer = await make();
    const draft = writer.write(GRANT, requestFor(), new AbortController().signal);
    expect((await draft.next()).done).toBe(false);
    await draft.return(undefined as never);
    expect((await draft.next()).done).toBe(true);
    // And is good for the next reader.
    expect((await writeAll(writer, requestFor())).written.text).toContain(SITE);
  });
}
