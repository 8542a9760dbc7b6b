import type { Kysely } from 'kysely';
import type { Member } from '../app/auth/viewer.ts';
import type { Database } from '../app/db/tables.ts';
import { parseLibraryAsk } from '../app/resources/library-ask.ts';
import { listResources } from '../app/resources/list-resources.server.ts';
import type { Services } from '../app/services.server.ts';
import { mediaUrl } from '../app/storage/storage.ts';
import { fillLibrary } from '../test/people/fill-library.ts';
import { recount } from '../test/people/in-bulk.ts';
import { newMember, servicesOn } from '../test/people/write-as-member.ts';
import type { Benchmark } from './benchmark.ts';
import { measureGrid } from './library-grid.ts';
import { type Asked, compareSizes, growthGoals, growthTable } from './sizes.ts';

const FEW = 1000;
const MANY = 100_000;
const NOW = 1_763_700_000_000;

const kinds = (count: number): Readonly<Record<string, string>> => ({
  'first page': '',
  'a page in the middle': `after=${NOW - (count / 2) * 1000}-zzz`,
  'a frequent word': 'q=synergy',
  'two words': 'q=offsite keynote',
  'the beginning of the description': `q=picture ${count - 7}`,
  'a word of none': 'q=nowhere',
  'two letters of none': 'q=qz',
  favourites: 'only=favourites',
});

const READS_WORDS =
  'A part of a word can stand anywhere in it, so a search that is not of frequent words reads the list of all words there are: here each picture has one of its own, its number; a real library has far fewer words than pictures.';
/** Searches that read the list of words. */
const OF_RARE_WORDS: ReadonlySet<string> = new Set([
  'the beginning of the description',
  'a word of none',
  'two letters of none',
]);

/** The library of pictures at two sizes, and its first screen. */
export const resources: Benchmark = {
  name: 'resources',
  title: 'The library of pictures',
  about: `Pages and searches of the library at ${FEW.toLocaleString('en')} and at ${MANY.toLocaleString('en')} pictures, in turns; and in Chromium with an empty cache the time until every picture of the first screen is there.`,
  async run({ quick, say }) {
    const { grown, missing, leftOut } = await compareSizes(fill, {
      sizes: [FEW, quick ? 3000 : MANY],
      rounds: quick ? 10 : 120,
      say,
    });
    return {
      goals: growthGoals(grown),
      pieces: [growthTable(grown, 16), await measureGrid(quick ? 1 : 5), ...leftOut],
      missing,
    };
  },
};

async function fill(db: Kysely<Database>, size: number): Promise<Asked[]> {
  const member = await newMember(on(db));
  await fillLibrary(db, { userId: member.id, count: size, now: NOW });
  await recount(db);
  return Object.entries(kinds(size)).map(([name, search]) => ({
    name,
    ask: (db) => list(on(db), member, search),
    why: OF_RARE_WORDS.has(name) ? READS_WORDS : undefined,
  }));
}

const on = (db: Kysely<Database>) =>
  ({ ...servicesOn(db), storage: { url: mediaUrl } }) as unknown as Services;

function list(services: Services, member: Member, search: string): Promise<unknown> {
  return listResources(services, member, parseLibraryAsk(new URLSearchParams(search)).ask);
}
