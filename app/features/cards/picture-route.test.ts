import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { decodePng } from '../../../test/decode-png.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { addGeneration } from '../../../test/factories/write-as-member.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { readUndrawn } from '../../domain/card-fonts/undrawn-characters.ts';
import { RATE_LIMITS } from '../../domain/rate-limits/limits.server.ts';
import type { Services } from '../../platform/services.ts';

async function setUp() {
  const app = await createTestApp();
  const { browser, member } = await memberBrowser(app);
  const owner = { kind: 'member', id: member.id } as const;
  const { id } = await addGeneration(app.db, { owner, text: 'One.\nTwo.\nThree.\nFour.\nAgree?' });
  const path = `/api/generations/${id}/picture`;
  const draw = async (query: string) => {
    const answer = await browser.fetch(`${path}?${query}`);
    expect([query, answer.status]).toEqual([query, 200]);
    return decodePng(Buffer.from(await answer.arrayBuffer()));
  };
  return { app, browser, member, path, draw };
}

it('draws an own post with its look', async () => {
  const { draw } = await setUp();
  const plain = await draw('size=card');
  const same = await draw('size=card&width=desktop');
  expect([same.width, same.height]).toEqual([plain.width, plain.height]);
  expect(Buffer.compare(Buffer.from(same.pixels), Buffer.from(plain.pixels))).toBe(0);
  const phone = await draw(
    'size=card&width=phone&theme=dark&fold&stamp&degree=3rd%2B&ring=founder',
  );
  expect(phone.width).toBe(720);
  const folded = await draw('width=desktop&fold');
  expect(plain.height - folded.height).toBe(2 * (5 * 24 + 4 * 16 - 3 * 24));
});

it('dresses an own post, with one comment below and what happened above', async () => {
  const { draw } = await setUp();
  const heights = [];
  for (const query of [
    'background=carpet&below=none',
    'background=carpet',
    'background=carpet&premise',
  ])
    heights.push((await draw(query)).height);
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  expect(new Set(heights).size).toBe(3);
  const [all, one] = [await draw('comments=0'), await draw('comments=0&below=one')];
  expect(all.height).toBeGreaterThan(one.height);
});

it('makes no joke below and above a grave post', async () => {
  const { app, browser, member } = await setUp();
  const owner = { kind: 'member', id: member.id } as const;
  const more = { is_grave: 1 } as const;
  const { id } = await addGeneration(app.db, { owner, text: 'One.\nTwo.\nThree.', more });
  const heightOf = async (query: string) => {
    const answer = await browser.fetch(`/api/generations/${id}/picture?background=paper${query}`);
    return (await decodePng(Buffer.from(await answer.arrayBuffer()))).height;
  };
  expect(await heightOf('&premise&stamp')).toBe(await heightOf('&below=none'));
});

it('names the characters that no font draws, and nothing else', async () => {
  const { app, browser, member } = await setUp();
  const owner = { kind: 'member', id: member.id } as const;
  const named = async (text: string) => {
    const { id } = await addGeneration(app.db, { owner, text });
    const answer = await browser.fetch(`/api/generations/${id}/picture?size=card`);
    expect(answer.status).toBe(200);
    return readUndrawn(answer.headers);
  };
  expect(await named('I hired a 🦆. हिन्दी ไทย 𝗯𝗼𝗹𝗱 T\u0336')).toBe('');
  expect(await named('I carved \u{10330}\u{10332}\u{10330} today.')).toBe('\u{10330} \u{10332}');
  const many = String.fromCodePoint(...Array.from({ length: 27 }, (_, at) => 0x1_0330 + at));
  expect((await named(many)).split(' ')).toHaveLength(12);
  expect((await named(`\u{10330}${'\u0301'.repeat(500)}`)).length).toBeLessThan(10);
});

it.each([
  ['width=watch', 'width', 'No such width.'],
  ['width=phone&ring=hiring', 'ring', 'No such ring.'],
  ['width=phone&reactionCount=many', 'reactionCount', 'From 0 to 999,999,999.'],
  ['comments=1000', 'comments', 'There are no such comments. Take other ones and try again.'],
  ['background=beach', 'background', 'No such background.'],
  ['below=seven', 'below', 'No such below.'],
  ['width=phone&age=old', 'age', 'Like now, 45m, 3h, 2d, 1w, 6mo or 1yr.'],
  ['width=phone&headline=a%07', 'headline', 'Headline has signs in it that no card can show.'],
  [
    `width=phone&headline=${'%F0%9F%9A%80'.repeat(81)}`,
    'headline',
    'Headline is too long: 160 characters at most.',
  ],
])('says what is wrong with %s', async (query, field, title) => {
  const { browser, path } = await setUp();
  const answer = await browser.fetch(`${path}?${query}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    422,
    'application/problem+json',
  ]);
  expect(await answer.json()).toMatchObject({ code: 'invalid-field', field, title });
});

it('rejects coarse words in a headline', async () => {
  const { browser, path } = await setUp();
  const answer = await browser.fetch(
    `${path}?width=phone&headline=${encodeURIComponent('Chief of $h1t')}`,
  );
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'invalid-field', field: 'headline' });
});

/** Fills the line of the worker threads, for as long as `held` is pending. */
async function fillLine({ workers }: Services) {
  const held = Promise.withResolvers<Uint8Array>();
  const tasks: Promise<unknown>[] = [];
  for (let count = 0; workers.counts().rejected.server === 0; count += 1) {
    const network = `192.0.2.${count >> 4}`;
    const refused = () => null;
    tasks.push(workers.run('drawJpeg', () => held.promise, { network }).catch(refused));
    await nextTurn();
  }
  const empty = async () => {
    held.reject(new Error('enough'));
    await Promise.all(tasks);
  };
  return { empty };
}

it('answers 503 with Retry-After while the line of drawings is full', async () => {
  const { app, browser, path } = await setUp();
  const line = await fillLine(app.services);
  for (const size of ['card', 'carousel']) {
    const answer = await browser.fetch(`${path}?size=${size}`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({
      code: 'mill-busy',
      title: 'Many pictures are being looked at right now. Try again in a few seconds.',
    });
  }
  await line.empty();
  expect((await browser.fetch(`${path}?size=card`)).status).toBe(200);
});

it('takes a drawing out of the line when its client leaves', async () => {
  const { app, browser, member, path } = await setUp();
  const held = Promise.withResolvers<Uint8Array>();
  const running = Array.from({ length: 2 }, (_, index) =>
    app.services.workers.run('drawJpeg', () => held.promise, { network: `192.0.2.${index}` }),
  );
  const waiting = () => app.services.workers.counts().waiting;
  await expect.poll(() => app.services.workers.counts().running).toBeGreaterThan(0);
  const before = waiting();
  const leaving = new AbortController();
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const { signal } = leaving;
  const asked = fetch(`${app.origin}${path}?size=carousel`, { headers: { cookie }, signal });
  await expect.poll(waiting).toBe(before + 1);
  leaving.abort();
  await expect(asked).rejects.toThrow();
  await expect.poll(waiting).toBe(before);
  await expect.poll(() => app.services.requestQueue.counts().running).toBe(0);
  // Leaving gives no point back: asking and leaving would be free.
  const { headers } = await app.services.rateLimits.take('carousel', member);
  const left = RATE_LIMITS.carousel.points - 2;
  expect(headers['ratelimit']).toContain(`"carousel";r=${left};`);
  held.reject(new Error('enough'));
  await Promise.allSettled(running);
});
