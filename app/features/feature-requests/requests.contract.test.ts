import { expect, it } from 'vitest';
import { REQUEST_GONE } from '../../domain/feature-requests/request-words.ts';
import { parseBoardParams } from '../../domain/feature-requests/requests.ts';
import { memberFace } from '../../domain/faces/face.ts';
import { commentOnRequest } from '../../domain/feature-requests/request-comments.server.ts';
import {
  decideRequest,
  withdrawRequest,
} from '../../domain/feature-requests/request-decisions.server.ts';
import {
  findRequest,
  findSimilar,
  listRequests,
} from '../../domain/feature-requests/requests.server.ts';
import { submitRequest } from '../../domain/feature-requests/request-submission.server.ts';
import {
  askAsMember,
  members,
  newAdmin,
  newKey,
  vote,
  votesOf,
} from '../../../test/factories/ask-as-member.ts';
import { memberOn, newMember, servicesOn } from '../../../test/factories/write-as-member.ts';
import { readPages } from '../../../test/factories/read-pages.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

const boardOf = (query: string) => parseBoardParams(new URLSearchParams(query));
const MISSING = { ok: false, reason: 'not-found' };
const GONE = { ...MISSING, message: REQUEST_GONE };

// What the board of requests keeps on every database: docs/product.md §2 and §3.
const votesOfNothing = (id: string) =>
  db().selectFrom('request_votes').selectAll().where('request_id', '=', id).execute();

it('begins pending, with the vote of whoever asked, once for each click', async () => {
  const { services, member } = await memberOn(db());
  const go = { text: '  Export\n\n\n\nto fax\u200B. ', key: newKey() };
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => submitRequest(services, member, go)),
  );
  const ids = new Set(outcomes.map((outcome) => outcome.ok && outcome.request.id));
  expect(ids.size).toBe(1);
  const [id] = [...ids];
  expect(await findRequest(services, member, id as string)).toMatchObject({
    text: 'Export\n\nto fax.',
    status: 'pending',
    votes: 1,
    comments: 0,
    hasVoted: true,
    isOwn: true,
    reason: null,
    authorName: member.name,
    authorFace: memberFace(member.id, member.name),
  });
  expect(await votesOf(db(), id as string)).toEqual({ votes: 1, rows: 1 });
  const other = await submitRequest(services, member, { ...go, text: 'Another idea' });
  expect(other).toEqual({ ok: false, reason: 'key-reused' });
});

it('gives the first back to whoever asks for the same once more, also at once', async () => {
  const services = servicesOn(db());
  const [member, other] = await members(services, 2);
  const text = 'Export to carrier pigeon';
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, () => submitRequest(services, member!, { text, key: newKey() })),
  );
  const ids = outcomes.map((outcome) => outcome.ok && outcome.request.id);
  expect(new Set(ids).size).toBe(1);
  const known = outcomes.filter((outcome) => outcome.ok && outcome.isKnown);
  expect(known).toHaveLength(5);
  const again = { text: `  ${text} `, key: newKey() };
  expect(await submitRequest(services, member!, again)).toMatchObject({
    isKnown: true,
    request: { id: ids[0], votes: 1 },
  });
  expect(await submitRequest(services, other!, { text, key: newKey() })).toMatchObject({
    isKnown: false,
  });
  const decision = { requestId: ids[0] as string, status: 'rejected', reason: 'No.' } as const;
  await decideRequest(services, await newAdmin(services), decision);
  // What was rejected may be asked for again.
  expect(await submitRequest(services, member!, again)).toMatchObject({ isKnown: false });
});

it.each([
  ['', /at least one word/],
  [' \u200B\n ', /at least one word/],
  ['x'.repeat(1001), /too long/],
  ['x\n'.repeat(31), /too tall/],
])('does not take %j', async (text, words) => {
  const { services, member } = await memberOn(db());
  const outcome = await submitRequest(services, member, { text, key: newKey() });
  expect(outcome).toMatchObject({ ok: false, reason: 'invalid-field' });
  expect(outcome).toHaveProperty('message', expect.stringMatching(words));
});

it('does not show what nobody has looked at', async () => {
  const { services, member } = await memberOn(db());
  const coarse = { text: 'Write to boss@corp.example', key: newKey() };
  const message =
    'This cannot stand on the board yet. Leave out e-mail addresses, phone numbers and street addresses, then send it again: your text is still here.';
  const refused = { ok: false, reason: 'request-refused', message };
  expect(await submitRequest(services, member, coarse)).toEqual(refused);
  const requestId = await askAsMember(services, member, 'A nice idea');
  expect(await commentOnRequest(services, member, { requestId, ...coarse })).toEqual(refused);
});

it.each([
  ['gas the interns, sieg heil', 'Leave out the slurs'],
  ['this fucking board', 'Leave out the swear words'],
  ['call 555-123-4567', 'Leave out e-mail addresses, phone numbers'],
  ['like www.a.example www.b.example www.c.example', 'Leave out the links'],
  ['free bitcoin for everybody', 'Leave out the links and the advertising'],
  ['I know where you live', 'Say it without anybody getting hurt'],
])('says what to change in %j', async (text, words) => {
  const { services, member } = await memberOn(db());
  const outcome = await submitRequest(services, member, { text, key: newKey() });
  expect(outcome).toMatchObject({ reason: 'request-refused' });
  expect(outcome).toHaveProperty('message', expect.stringContaining(words));
});

it('lets its author withdraw a request while it is pending and nobody else has said anything', async () => {
  const services = servicesOn(db());
  const [author, other] = await members(services, 2);
  const comment = (requestId: string, who = author!) =>
    commentOnRequest(services, who, { requestId, text: 'Indeed', key: newKey() });
  const withdraw = (requestId: string, who = author!) => withdrawRequest(services, who, requestId);
  const id = await askAsMember(services, author!, 'Never mind this');
  await comment(id);
  expect(await withdraw(id, other)).toEqual(MISSING);
  expect(await withdraw(id)).toEqual({ ok: true });
  expect(await findRequest(services, author!, id)).toBeNull();
  expect(await votesOfNothing(id)).toEqual([]);
  expect(await withdraw(id)).toEqual(MISSING);
  expect(await withdraw("'; drop")).toEqual(MISSING);

  const voted = await askAsMember(services, author!, 'Somebody likes this');
  await vote(services, author!, voted, false);
  await vote(services, other!, voted);
  expect(await withdraw(voted)).toEqual({ ok: false, reason: 'request-shared' });
  await vote(services, other!, voted, false);
  await comment(voted, other);
  expect(await withdraw(voted)).toEqual({ ok: false, reason: 'request-shared' });
  const decided = await askAsMember(services, author!, 'This is decided');
  const decision = { requestId: decided, status: 'rejected', reason: 'No.' } as const;
  await decideRequest(services, await newAdmin(services), decision);
  expect(await withdraw(decided)).toEqual({ ok: false, reason: 'request-settled' });
});

it('counts parallel votes of many and many votes of one', async () => {
  const services = servicesOn(db());
  const [author, ...voters] = await members(services, 13);
  const id = await askAsMember(services, author!, 'Vote for me');
  const clicks = voters.flatMap((voter) => [voter, voter, voter]);
  const outcomes = await Promise.all(clicks.map((voter) => vote(services, voter, id)));
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(await votesOf(db(), id)).toEqual({ votes: 13, rows: 13 });
  await Promise.all(clicks.map((voter, index) => vote(services, voter, id, index % 3 === 1)));
  const { votes, rows } = await votesOf(db(), id);
  expect(votes).toBe(rows);
  await Promise.all(voters.map((voter) => vote(services, voter, id, false)));
  expect(await votesOf(db(), id)).toEqual({ votes: 1, rows: 1 });
  expect(await vote(services, author!, 'nowhere')).toEqual(GONE);
  expect(await vote(services, author!, "'; drop")).toEqual(GONE);
});

it.each(['votes', 'newest'] as const)('pages through every request once, by %s', async (sort) => {
  await db().deleteFrom('feature_requests').execute();
  const services = servicesOn(db());
  const [author, ...voters] = await members(services, 4);
  const ids: string[] = [];
  for (let index = 0; index < 45; index += 1) {
    ids.push(await askAsMember(services, author!, `Idea number ${index}`));
    for (const voter of voters.slice(0, index % 4)) await vote(services, voter, ids.at(-1)!);
  }
  const seen = await readPages(
    (after) => listRequests(services, voters[0]!, boardOf(`sort=${sort}&after=${after ?? ''}`)),
    (page) => page.requests,
  );
  expect(new Set(seen.map(({ id }) => id)).size).toBe(45);
  expect(seen).toHaveLength(45);
  if (sort === 'newest') expect(seen.map(({ id }) => id)).toEqual(ids.toReversed());
  const votes = seen.map((request) => request.votes);
  if (sort === 'votes') expect(votes).toEqual(votes.toSorted((one, other) => other - one));
  const mine = (await listRequests(services, voters[0]!, boardOf('sort=newest'))).requests;
  for (const { votes: count, hasVoted } of mine) expect(hasVoted).toBe(count > 1);
});

it('finds by folded words and by status, and nothing by signs alone', async () => {
  await db().deleteFrom('feature_requests').execute();
  const services = servicesOn(db());
  const [member, admin] = [await newMember(services), await newAdmin(services)];
  const cafe = await askAsMember(services, member, 'A Café mode, 100%_ quiet');
  const dark = await askAsMember(services, member, 'Dark mode');
  await decideRequest(services, admin, { requestId: dark, status: 'approved', reason: '' });
  const found = async (query: string) =>
    (await listRequests(services, member, boardOf(query))).requests.map(({ id }) => id);
  expect(await found('q=CAFE')).toEqual([cafe]);
  expect(await found('q=mode quiet')).toEqual([cafe]);
  expect(await found('q=%25')).toEqual([]);
  expect(await found('q=%00')).toEqual([dark, cafe]);
  expect(await found('status=approved')).toEqual([dark]);
  expect(await found('status=nonsense&sort=nonsense&after=nonsense')).toHaveLength(2);
});

it('shows what is like the request that is being written', async () => {
  await db().deleteFrom('feature_requests').execute();
  const services = servicesOn(db());
  const [member, other, admin] = [
    await newMember(services),
    await newMember(services),
    await newAdmin(services),
  ];
  const dark = await askAsMember(services, member, 'Please add a dark mode!');
  const theme = await askAsMember(services, member, 'Dark themes for the generator');
  const fax = await askAsMember(services, member, 'Export to fax');
  const gone = await askAsMember(services, member, 'Darkness, as a mode');
  await decideRequest(services, admin, { requestId: gone, status: 'rejected', reason: 'No.' });
  await vote(services, other, theme);
  const like = async (text: string) =>
    (await findSimilar(services, other, text)).map(({ id }) => id);
  expect(await like('I would like a darker theme')).toEqual([theme, dark]);
  expect(await like('dark mode')).toEqual([dark, theme]);
  expect(await like('faxes')).toEqual([fax]);
  expect(await like('please add the')).toEqual([]);
  expect(await like('%_')).toEqual([]);
});
