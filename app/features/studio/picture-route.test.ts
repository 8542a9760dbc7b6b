import { expect, it } from 'vitest';
import { decodePng } from '../../../test/decode-png.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { addGeneration } from '../../../test/factories/write-as-member.ts';
import { createTestApp } from '../../../test/test-app.ts';

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
  return { browser, path, draw };
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
  expect(plain.height - folded.height).toBe(2 * (5 * 24 + 4 * 12 - 3 * 24));
});

it.each([
  ['width=watch', 'width', 'No such width.'],
  ['width=phone&ring=hiring', 'ring', 'No such ring.'],
  ['width=phone&reactionCount=many', 'reactionCount', 'From 0 to 999,999,999.'],
  ['comments=1000', 'comments', 'There are no such comments. Take other ones and try again.'],
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
