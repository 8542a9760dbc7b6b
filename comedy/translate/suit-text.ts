import { isClause, suitClause, type Suited } from './suit-clause.ts';
import type { Subject } from './subjects.ts';

/** A sentence in its suit: as it stands in the middle of another one, without its full stop. */
export type SuitedSentence = {
  text: string;
  /** As it was typed, with its own mark. */
  typed: string;
  isSuited: boolean;
  /** It is no statement, and cannot be announced: a greeting, something asked for. */
  isPhrase: boolean;
  /** When it is one clause about the writer: what they did, or are, after "I". */
  alone?: { past: string } | { pres: string };
};

/** What is no statement, in a suit: what one asks for, and what one says to be polite. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:can|could|would|will) (?:you|u) (?:please )?(.+?)\??$/iu,
    "I'd love to explore how you might $1. No rush, by noon",
  ],
  [
    /^(?:do you want|would you like) to (.+?)\??$/iu,
    "I'd value your thoughts on an opportunity to $1",
  ],
  [/^please (.+)$/iu, "I'd love to see you take ownership of the opportunity to $1"],
  [/^(?:do not|don['’]t) (.+)$/iu, "I'd encourage every stakeholder not to $1"],
  [
    /^((?:turn|switch|clean|wash|lock|open|close|bring|call|check|stop|take|leave|move|write|empty|water|feed) (?:off|on|up|down|out|away|your|the|my|our|it|them|this|that|me|us)\b.*)$/iu,
    "I'd love to see you take ownership of the opportunity to $1",
  ],
  [/^let['’]s (.+)$/iu, "let's align on a path to $1"],
  [
    /^(?:many )?(?:thanks|thank you)(?: so much)?(?: for (.+))?$/iu,
    'deeply grateful, and tagging you, for $1',
  ],
  [/^happy birthday(?: (.+))?$/iu, 'congratulations on another successful year of operations $1'],
  [
    /^(?:i['’]m |i am )?(?:so |very )?sorry(?: (?:for|about) (.+))?$/iu,
    'I take full ownership of the learnings from $1',
  ],
  [/^no thanks?$/iu, 'thank you for the opportunity, which I am honored to decline'],
  [/^(?:hi|hello|hey)(?: (?:everyone|everybody|all|there))?$/iu, 'hello, network'],
  [/^how are you(?: doing)?\??$/iu, 'curious to hear about your current state'],
  [/^it['’]s (?:finally )?friday$/iu, 'we have reached the end of the weekly delivery cycle'],
  [/^i love you$/iu, 'I am long-term bullish on you'],
];

const CONNECTORS: ReadonlyMap<string, string> = new Map([
  ['because', 'owing to the fact that'],
  ['so', 'and, as a direct result,'],
  ['but', 'and yet'],
  ['then', 'and, in phase two,'],
  ['and then', 'and, in phase two,'],
]);

const SPLIT = /(,? (?:because|and then|and|but|so|then|while|when|after|before) )/iu;
const OPENING = /^(when|while|after|before|because|if) (.+?), (.+)$/iu;

/**
 * A text of plain words, sentence by sentence, in LinkedIn-speak. What is not known stays as typed; `isSuited` tells
 * whether anything was.
 */
export function suitText(text: string): SuitedSentence[] {
  return sentencesOf(text).map((typed) => ({ isPhrase: false, ...suitSentence(typed), typed }));
}

function sentencesOf(text: string): string[] {
  return (
    withoutFalseStops(text).match(/[^.!?\n]+(?:[.!?]+(?=\s|$)|[.!?]+(?=\S)[^.!?\n]*)*[.!?]*/gu) ??
    []
  )
    .map((sentence) => sentence.replaceAll(NO_STOP, '.').trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

const NO_STOP = '\uE000';
/** Names follow these. */
const TITLES =
  /\b(?:No|Fig|Art)\.(?=\s\d)|\b(?:Dr|Mr|Mrs|Ms|Mx|Prof|St|Mt|Rev|Gen|Hon|Capt|Sgt|Lt|Sr|Sra|vs|cf|ca|approx|e\.g|i\.e)\.(?=\s)/giu;
/** These may end a sentence, and do before a capital. */
const SHORT_FORMS =
  /\b(?:[ap]\.m|[AP]\.M|etc|Inc|Ltd|Co|Corp|Jr|dept|est|min|max|incl|Ave|Rd|U\.S|U\.K|Ph\.D)\.(?=\s+[^\p{Lu}\s]|[,;:)])/gu;
const INITIALS = /(?<=\p{Lu}\p{Ll}+ \p{Lu}|^\p{Lu})\.(?= \p{Lu}\p{Ll})/gmu;

/** The same, as long, with the stops that end no sentence put out of sight: "Dr. Ruiz", "8 a.m. on Monday", "J. Ruiz". */
function withoutFalseStops(text: string): string {
  return [TITLES, SHORT_FORMS, INITIALS].reduce(
    (said, pattern) => said.replace(pattern, (short) => short.replaceAll('.', NO_STOP)),
    text.replaceAll(NO_STOP, ' '),
  );
}

type Outcome = Omit<SuitedSentence, 'typed' | 'isPhrase'> & { isPhrase?: true };

function suitSentence(sentence: string): Outcome {
  const bare = sentence.replace(/[.!]+$/u, '');
  for (const [pattern, said] of PHRASES) {
    const match = pattern.exec(bare);
    if (!match) continue;
    const [, caught = ''] = match;
    const phrase =
      /^\p{Lu}\p{Ll}/u.test(caught) && bare.startsWith(caught) ? lowered(caught) : caught;
    const filled = said.replace('$1', () => phrase).trim();
    const text = filled.replace(/(?:,? (?:for|from))$/u, '').trim();
    return {
      text: text.replace(/, and tagging you,$/u, ', and tagging you'),
      isSuited: true,
      isPhrase: true,
    };
  }
  const opening = OPENING.exec(bare);
  if (opening) {
    const [, word = '', first = '', second = ''] = opening;
    const [one, two] = [suitClauses(first), suitClauses(second)];
    const text = `${word.toLowerCase()} ${one.text}, ${two.text}`;
    return { text, isSuited: one.isSuited || two.isSuited };
  }
  return suitClauses(bare);
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const OPENERS =
  /^(?:My|Our|The|An?|This|That|These|Those|We|They|He|She|It|You|Your|His|Her|Their|Its|There|Everyone|Everybody|Nobody|Somebody|Someone|If|When|While|After|Before|Because|Although|Since|Some|All|Both|Neither|Only|Even|Just|Then|Now|Today|Yesterday)\b/u;

function suitClauses(sentence: string): Outcome {
  const parts = clausesOf(sentence);
  let before: Subject | undefined;
  let [isSuited, text] = [false, ''];
  let only: Suited | undefined;
  for (const { link, clause } of parts) {
    const suited = suitClause(clause, before);
    const word = link.trim().replace(/^, ?/u, '').toLowerCase();
    if (link !== '') text += suited ? ` ${CONNECTORS.get(word) ?? word} ` : link;
    text += suited ? spoken(suited) : clause;
    isSuited ||= suited !== undefined;
    before = suited?.subject ?? before;
    only = parts.length === 1 ? suited : undefined;
  }
  const alone =
    only?.subject.person === 'I' && only.when === '' ? { alone: aloneForm(only.said) } : {};
  // In a suit it goes on from other words; "I" and names keep their capital.
  return {
    text: isSuited ? text.replace(OPENERS, (word) => word.toLowerCase()) : sentence,
    isSuited,
    ...alone,
  };
}

/** The clauses of a sentence, each with the word that joins it on. What has no verb of its own stays where it was. */
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

function spoken({ subject, said, goesOn, when }: Suited): string {
  return goesOn ? when + said : `${when}${subject.said} ${said}`;
}

function aloneForm(said: string): { past: string } | { pres: string } {
  return /^(?:am|have|maintain|remain|hold|deliver)\b/u.test(said)
    ? { pres: said }
    : { past: said };
}
