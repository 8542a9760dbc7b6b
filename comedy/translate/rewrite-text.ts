import { either, pattern } from '../language/pattern-parts.ts';
import { REQUESTS } from './jargon.ts';
import type { SentenceSubject } from './read-subject.ts';
import { type Clause, isClause, rewriteClause } from './rewrite-clause.ts';

/** A sentence in jargon, written for the middle of another one: no capital, no full stop. */
export type RewrittenSentence = {
  text: string;
  /** The sentence as typed, with its final mark. */
  typed: string;
  /** Whether any word was rewritten. */
  isRewritten: boolean;
  /** A request or greeting, which cannot be announced. */
  isRequest: boolean;
  /** The predicate of a single clause about "I". */
  predicate?: { past: string } | { pres: string };
};

const CONJUNCTIONS: ReadonlyMap<string, string> = new Map([
  ['because', 'owing to the fact that'],
  ['so', 'and, as a direct result,'],
  ['but', 'and yet'],
  ['then', 'and, in phase two,'],
  ['and then', 'and, in phase two,'],
]);

const SPLIT = /(,? (?:because|and then|and|but|so|then|while|when|after|before) )/iu;
const OPENING = /^(when|while|after|before|because|if) (.+?), (.+)$/iu;

/** Rewrites plain text in jargon, sentence by sentence. Unknown words stay as typed. */
export function rewriteText(text: string): RewrittenSentence[] {
  return sentencesOf(text).map((typed) => ({
    isRequest: false,
    ...rewriteSentence(typed),
    typed,
  }));
}

function sentencesOf(text: string): string[] {
  return (hideFalseStops(text).match(/[^.!?\n]+(?:[.!?]+(?=[^\s.!?])[^.!?\n]*)*[.!?]*/gu) ?? [])
    .map((sentence) => sentence.replaceAll(HIDDEN_STOP, '.').trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

const HIDDEN_STOP = '\uE000';
/** Abbreviations before a name or number. */
const TITLES =
  /\b(?:No|Fig|Art)\.(?=\s\d)|\b(?:Dr|Mr|Mrs|Ms|Mx|Prof|St|Mt|Rev|Gen|Hon|Capt|Sgt|Lt|Sr|Sra|vs|cf|ca|approx|e\.g|i\.e)\.(?=\s)/giu;
/** Abbreviations that end the sentence when a capital follows. */
const SHORT_FORMS =
  /\b(?:[ap]\.m|[AP]\.M|etc|Inc|Ltd|Co|Corp|Jr|dept|est|min|max|incl|Ave|Rd|U\.S|U\.K|Ph\.D)\.(?=\s+[^\p{Lu}\s]|[,;:)])/gu;
const INITIALS = /(?<=\p{Lu}\p{Ll}+ \p{Lu}|^\p{Lu})\.(?= \p{Lu}\p{Ll})/gmu;

/** Replaces the stops of abbreviations ("Dr. Ruiz", "8 a.m. on Monday", "J. Ruiz") with a placeholder of the same length. */
function hideFalseStops(text: string): string {
  return [TITLES, SHORT_FORMS, INITIALS].reduce(
    (said, pattern) => said.replace(pattern, (short) => short.replaceAll('.', HIDDEN_STOP)),
    text.replaceAll(HIDDEN_STOP, ' '),
  );
}

type Outcome = Omit<RewrittenSentence, 'typed' | 'isRequest'> & { isRequest?: true };

function rewriteSentence(sentence: string): Outcome {
  const bare = sentence.replace(/(?<![.!])[.!]+$/u, '');
  for (const [pattern, replacement] of REQUESTS) {
    const match = pattern.exec(bare);
    if (!match) continue;
    const [, caught = ''] = match;
    const isOpening = /^\p{Lu}\p{Ll}/u.test(caught) && bare.startsWith(caught);
    const phrase = isOpening ? caught.charAt(0).toLowerCase() + caught.slice(1) : caught;
    const text = replacement
      .replace('$1', () => phrase)
      .trim()
      .replace(/(?:,? (?:for|from))$/u, '')
      .trim()
      .replace(/, and tagging you,$/u, ', and tagging you');
    return { text, isRewritten: true, isRequest: true };
  }
  const opening = OPENING.exec(bare);
  if (!opening) return rewriteClauses(bare);
  const [, word = '', first = '', second = ''] = opening;
  const [one, two] = [rewriteClauses(first), rewriteClauses(second)];
  const text = `${word.toLowerCase()} ${one.text}, ${two.text}`;
  return { text, isRewritten: one.isRewritten || two.isRewritten };
}

/** Words that begin a sentence with a capital and lose it in the middle of another one. */
const OPENERS = pattern(
  'u',
  /^/u,
  either(
    /My|Our|The|An?|This|That|These|Those|We|They|He|She|It|You|Your|His|Her|Their|Its|There|Everyone|Everybody|Nobody/u,
    /Somebody|Someone|If|When|While|After|Before|Because|Although|Since|Some|All|Both|Neither|Only|Even|Just|Then|Now|Today/u,
    /Yesterday/u,
  ),
  /\b/u,
);

function rewriteClauses(sentence: string): Outcome {
  const parts = clausesOf(sentence);
  let before: SentenceSubject | undefined;
  let [isRewritten, text] = [false, ''];
  let only: Clause | undefined;
  for (const { link, clause } of parts) {
    const found = rewriteClause(clause, before);
    const word = link.trim().replace(/^, ?/u, '').toLowerCase();
    if (link !== '') text += found ? ` ${CONJUNCTIONS.get(word) ?? word} ` : link;
    text += found ? textOf(found) : clause;
    isRewritten ||= found !== undefined;
    before = found?.subject ?? before;
    only = parts.length === 1 ? found : undefined;
  }
  return {
    text: isRewritten ? text.replace(OPENERS, (word) => word.toLowerCase()) : sentence,
    isRewritten,
    ...(only?.subject.person === 'I' && only.when === '' && { predicate: tenseOf(only.predicate) }),
  };
}

/** The clauses of a sentence with their conjunctions. A part without a verb joins the clause before it. */
function clausesOf(sentence: string): { link: string; clause: string }[] {
  const [first = '', ...parts] = sentence.split(SPLIT);
  const clauses = [{ link: '', clause: first }];
  for (let place = 0; place < parts.length; place += 2) {
    const [link = '', clause = ''] = parts.slice(place, place + 2);
    const last = clauses.at(-1);
    if (last && !isClause(clause)) last.clause += link + clause;
    else clauses.push({ link, clause });
  }
  return clauses;
}

const textOf = ({ subject, predicate, continues, when }: Clause): string =>
  continues ? when + predicate : `${when}${subject.said} ${predicate}`;

const tenseOf = (predicate: string): { past: string } | { pres: string } =>
  /^(?:am|have|maintain|remain|hold|deliver)\b/u.test(predicate)
    ? { pres: predicate }
    : { past: predicate };
