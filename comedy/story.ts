import type { Fragment } from './fragment.ts';
import { verbByForm } from './language/verbs.ts';
import { isKnownNoun, isPerson, isPlural } from './language/nouns.ts';
import {
  ADJECTIVES,
  ADVERBS,
  AUXILIARIES,
  DETERMINERS,
  PREPOSITIONS,
  SUBJECT_PRONOUNS,
  looksForeign,
} from './language/words.ts';
import { BEINGS, NO_SCENERY } from './story-words.ts';
import { shortOf } from './shorten.ts';

/** The fields that tell something, the one that tells most first. A motto has no scenery. */
const TELLING = [
  'context',
  'storyTopic',
  'struggleSituation',
  'achievement',
  'weirdExperience',
  'absurdSuccess',
  'bossMessage',
  'mundaneSituation',
  'careerTip',
] as const;

/** What the narrator has an own one of, and what the listener takes for introduced. */
const OWN = new Set(['my', 'our']);
const LEADS = new Set([
  'a',
  'an',
  'the',
  'my',
  'our',
  'his',
  'her',
  'their',
  'your',
  'this',
  'one',
]);
const MOST_MODIFIERS = 2;

/** "machine", and all of it: "vending machine". */
type Noun = { head: string; whole: string };
/** `led`: a preposition leads it in, so that it is most likely only where or with what. */
type Found = { lead: string; led: boolean } & Noun;

/**
 * One thing and one living being that the person wrote of, as `thing` and `who`: later lines take them up by their
 * name ("the hedge", "my nephew") without repeating the sentence. Only nouns whose first and last word are sure.
 */
export function storyOf(fragments: ReadonlyMap<string, Fragment>): Map<string, Fragment> {
  const story = new Map<string, Fragment>();
  const partner = partnerIn(fragments);
  if (partner) story.set('who', partner);
  for (const field of TELLING) {
    const fragment = fragments.get(field);
    if (!fragment || fragment.sensitive) continue;
    const phrases = phrasesIn(fragment);
    const things = phrases.filter(isScenery);
    const thing = things.find(({ led }) => !led) ?? things[0];
    const who = phrases.find(({ head }) => isBeing(head));
    if (thing && !story.has('thing')) story.set('thing', named('thing', thing, fragment));
    if (who && !story.has('who')) story.set('who', named('who', who, fragment));
  }
  return story;
}

/** Whoever has a field of their own: the boss by name, the employee by role. */
function partnerIn(fragments: ReadonlyMap<string, Fragment>): Fragment | undefined {
  const boss = fragments.get('bossName');
  if (boss?.forms.name !== undefined)
    return { ...boss, ...asField('who', boss.forms.name), source: 'bossName' };
  const role = fragments.get('employeeRole');
  if (role?.forms.np === undefined || role.plural || role.forms.np.endsWith('ed')) return undefined;
  return { ...role, ...asField('who', role.forms.np), source: 'employeeRole' };
}

/** A phrase as a fragment whose forms are all that phrase. */
function asField(field: string, np: string) {
  const forms = { np, raw: np, cap: np, q: np, short: np };
  return { field, forms, inline: { q: np, short: np }, cut: new Set<string>() };
}

/** "My nephew" stays his; in advice "your mother" is the narrator's own; anybody else is "the". */
function ownerOf(lead: string, source: string): string {
  if (source === 'careerTip' && lead === 'your') return 'my';
  return OWN.has(lead) && source !== 'bossMessage' ? lead : 'the';
}

function named(field: string, { lead, head, whole }: Found, source: Fragment): Fragment {
  const owner = field === 'who' ? ownerOf(lead, source.field) : 'the';
  const np = `${owner} ${whole}`;
  const shared = asField(field, np);
  return {
    ...source,
    ...shared,
    forms: { ...shared.forms, noun: whole },
    plural: isPlural(head),
    thing: field === 'thing',
    person: field === 'who',
    word: whole === head,
    long: false,
    marks: false,
    named: false,
    source: source.field,
  };
}

/** The noun phrases that begin with an article or an owner and end where a noun surely ends. */
function phrasesIn({ clean }: Fragment): Found[] {
  const short = shortOf(clean);
  // Who shouts it means the same umbrella.
  const said = short === short.toUpperCase() ? short.toLowerCase() : short;
  if (said.endsWith('…') || /[^\p{Script=Latin}\p{N}\p{P}\p{S}\p{M}\s]/u.test(said)) return [];
  if (looksForeign(said.toLowerCase().split(' '))) return [];
  const tokens = said.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu) ?? [];
  return tokens.flatMap((token, at) => {
    const before = (tokens[at - 1] ?? '').toLowerCase();
    const verb = ADVERBS.has(before) ? (tokens[at - 2] ?? '').toLowerCase() : before;
    if (!LEADS.has(token.toLowerCase()) || EQUATES.has(verb)) return [];
    const found = { lead: token.toLowerCase(), led: PREPOSITIONS.has(before) };
    const owner = /^([a-z-]+)['’]s$/u.exec(tokens[at + 1] ?? '')?.[1];
    if (owner !== undefined) {
      // "my grandmother's lottery ticket": she, and the ticket
      const owned = nounAfter(tokens, at + 2);
      const nouns = [isBeing(owner) ? { head: owner, whole: owner } : undefined, owned];
      return nouns.flatMap((noun) => (noun === undefined ? [] : [{ ...found, ...noun }]));
    }
    const noun = nounAfter(tokens, at + 1);
    return noun === undefined ? [] : [{ ...found, ...noun }];
  });
}

/** What follows is somebody else by another name, or a comparison: "I was the worst player", "like an investor". */
const EQUATES = new Set(
  'am is are was were be been being become became becoming as like not'.split(' '),
);

/** The first half of a compound that is no noun of ours: "vending machine". */
const PLACES_FOR =
  /^(?:vending|parking|living|waiting|washing|standing|shopping|dining|swivel|sewing|filing|sticky|rubber|corn|drum|yoga|bus)$/u;
/** "A lot" and "room" are no things, the parking lot and the living room are. */
const ROOMS = new Set(['lot', 'room']);

/** Contests, meals and banks that are called after an animal. */
const NO_ANIMAL =
  /^(?:(?:spelling|quilting|sewing) bee|hot dog|piggy bank|teddy bear|rubber duck|night owl|computer mouse|wireless mouse)s?$/u;

function nounAfter(tokens: readonly string[], from: number): Noun | undefined {
  let at = from;
  while (at < tokens.length && !endsPhrase(tokens, at, from)) at += 1;
  // "A paper cut" is no paper that somebody cut.
  const next = verbByForm('base', (tokens[at] ?? '').toLowerCase());
  if (next && next.past === next.base) return undefined;
  const words = tokens.slice(from, at);
  const head = words.at(-1);
  if (head === undefined || words.length > MOST_MODIFIERS + 1) return undefined;
  if (!words.every((word) => /^[a-z][a-z-]*$/u.test(word))) return undefined;
  const before = words.at(-2) ?? '';
  if (NO_ANIMAL.test(`${before} ${head}`)) return undefined;
  const whole = isKnownNoun(before) || PLACES_FOR.test(before) ? `${before} ${head}` : head;
  if (whole !== head && ROOMS.has(head)) return { head, whole };
  return isSureNoun(head) ? { head, whole } : undefined;
}

const MARK = /^[^\p{L}\p{N}]/u;
const ENDS = new Set(
  'again aloud ahead apart aside abroad early late soon later home online sideways backward backwards forward straight next near instead except including plus minus versus yesterday today tomorrow tonight then now there here before after how what why when where who which that once twice too also and or but i its im ive id dont not off out up down back away'.split(
    ' ',
  ),
);

const TIMES =
  /^(?:hour|morning|afternoon|evening|day|night|weekend|week|month|summer|winter|year)s?$/u;

/** Whether the phrase is over before the word: at a mark, a preposition, a verb, the next phrase, or the end. */
function endsPhrase(tokens: readonly string[], at: number, from: number): boolean {
  const token = tokens[at] ?? '';
  const word = token.toLowerCase();
  if (MARK.test(token) || PREPOSITIONS.has(word) || ENDS.has(word)) return true;
  if (AUXILIARIES.has(word) || SUBJECT_PRONOUNS.has(word) || ADVERBS.has(word)) return true;
  if (DETERMINERS.has(word)) return true;
  if (at === from) return false;
  const previous = (tokens[at - 1] ?? '').toLowerCase();
  // "the weekend building a treehouse"
  if (TIMES.test(previous) && word.endsWith('ing')) return true;
  const verb = verbByForm('past', word) ?? verbByForm('third', word) ?? verbByForm('base', word);
  const told = verb !== undefined || /[^e]ed$/u.test(word);
  return told && (isKnownNoun(previous) || isBeing(previous)) && !isKnownNoun(word);
}

function isSureNoun(word: string): boolean {
  if (ADJECTIVES.has(word) || ADVERBS.has(word) || NO_SCENERY.has(word)) return false;
  return isKnownNoun(word) || isBeing(word) || isUnknownThing(word);
}

/** A word no list knows, alone between its article and the end of its phrase, that looks like a thing. */
function isUnknownThing(word: string): boolean {
  if (word.length < 3 || verbByForm('past', word) || verbByForm('third', word)) return false;
  return !/(?:ed|ing|ly|er|or|ist|ian|ant|ent|ee|est|al|ive|ous|ful|less|able|ible|ic|ish|man|woman|men|people|self|body)s?$/u.test(
    word,
  );
}

/** Whether it is a person or an animal. */
function isBeing(word: string): boolean {
  return BEINGS.has(word) || isPerson(word) || BEINGS.has(word.replace(/s$/u, ''));
}

/** A thing that can be pointed at: no idea, no time, no feeling, nobody. */
function isScenery({ head: word, whole }: Noun): boolean {
  if (ROOMS.has(word)) return whole !== word;
  if (NO_SCENERY.has(word) || NO_SCENERY.has(word.replace(/s$/u, '')) || isBeing(word))
    return false;
  return !/(?:tion|sion|ment|ness|ity|ship|ance|ence|ism|ology|hood|ware)$/u.test(word);
}
