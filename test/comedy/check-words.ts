/** A line of any bank. */
type Said = { id: string; t: string };

/** This many equal words in a row count as an echo. */
const ECHO = 5;
const SLOT = /\{[^{}]*\}/gu;

function wordsOf(line: Said): string[] {
  return (
    line.t
      .toLowerCase()
      .replace(SLOT, ' § ')
      .match(/[\p{L}\p{N}'§]+/gu) ?? []
  );
}

/** Pairs of lines that share five words in a row, without slots and `allowed` phrases. */
export function echoes(lines: readonly Said[], allowed: ReadonlySet<string>): string[] {
  const owner = new Map<string, string>();
  const found = new Set<string>();
  for (const line of lines) {
    const words = wordsOf(line);
    for (let at = 0; at + ECHO <= words.length; at += 1) {
      const gram = words.slice(at, at + ECHO);
      if (gram.includes('§') || allowed.has(gram.join(' '))) continue;
      const first = owner.get(gram.join(' '));
      if (first !== undefined && first !== line.id)
        found.add(`${first} and ${line.id}: "${gram.join(' ')}"`);
      owner.set(gram.join(' '), first ?? line.id);
    }
  }
  return [...found];
}

const FREQUENT = 12;
const MIN_LENGTH = 6;

/**
 * Likely typing errors: words that occur once and differ from a frequent word by one letter or two swapped letters
 * ("recieve"). Inflected forms and `known` words are ignored.
 */
export function likelySlips(lines: readonly Said[], known: ReadonlySet<string>): string[] {
  const counts = new Map<string, number>();
  const where = new Map<string, string>();
  for (const line of lines) {
    for (const word of line.t.replace(SLOT, ' ').match(/(?<!\p{L})\p{Ll}[\p{Ll}']+/gu) ?? []) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      where.set(word, where.get(word) ?? line.id);
    }
  }
  const frequent = [...counts].filter(
    ([word, count]) => count >= FREQUENT && word.length >= MIN_LENGTH,
  );
  return [...counts]
    .filter(([word, count]) => count === 1 && word.length >= MIN_LENGTH && !known.has(word))
    .flatMap(([word]) => {
      const near = frequent.find(([other]) => isSlipOf(word, other));
      return near ? [`${where.get(word)}: "${word}", or rather "${near[0]}"?`] : [];
    });
}

function isSlipOf(word: string, right: string): boolean {
  if (Math.abs(word.length - right.length) > 1 || isOtherForm(word, right)) return false;
  return distanceOne(word, right);
}

function isOtherForm(word: string, right: string): boolean {
  const [short, long] = word.length < right.length ? [word, right] : [right, word];
  if (long.startsWith(short) && /^(?:s|d|r|y|'|n|t)$/u.test(long.slice(short.length))) return true;
  return long.length === short.length && word.slice(0, -1) === right.slice(0, -1);
}

/** Whether one inserted letter or two swapped letters turn one word into the other. */
function distanceOne(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [left, right] = [one.slice(from), other.slice(from)];
  if (left.slice(1) === right || left === right.slice(1)) return left !== right;
  return left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
}

/** Slurs, and groups of people that must not be the subject of a joke. */
const GROUPS =
  /\b(?:blacks?(?= (?:people|man|men|woman|women|guy|guys|person))|asians?|latin[oax]s?|hispanics?|jew(?:s|ish)?|muslims?|islam\w*|christians?|hindus?|sikhs?|arabs?|mexicans?|immigrants?|foreigners?|refugees?|gays?|lesbians?|queers?|trans(?:gender|sexual)s?|bisexuals?|non-?binary|disabled|disabilit\w+|autis\w+|deaf|retard\w*|cripple\w*|midgets?|dwarfs?|obese|fat (?:man|men|woman|women|guy|people|person)|ugly (?:man|woman|people)|fag\w*|nigg\w*|kikes?|chinks?|spics?|trann(?:y|ies)|gyps(?:y|ies)|savages?|whores?|sluts?|bitch(?:es)?|cunts?|nazis?|hitler|holocaust|slaves?|slavery|schizo\w*|psychos?|spastic)\b/iu;

/** Famous people and firms, except names that are ordinary words. */
const NAMES =
  /\b(?:Elon|Musk|Bezos|Zuckerberg|Buffett|Trump|Biden|Obama|Clinton|Putin|Oprah|Kardashian\w*|Beyonc[eé]|Einstein|Gandhi|Mandela|Churchill|Freud|Shakespeare|Mozart|Picasso|Google|Amazon|Microsoft|Facebook|Instagram|TikTok|Twitter|LinkedIn|YouTube|Netflix|Spotify|Tesla|Uber|Airbnb|Starbucks|McDonald's|Walmart|Costco|IKEA|Disney|Nike|Adidas|Coca-Cola|Pepsi|Slack|Excel|PowerPoint|Outlook|Gmail|Salesforce|IBM|McKinsey|Deloitte|Forbes|Harvard|Stanford|Yale|NASA|iPhone|Android|WhatsApp|Snapchat|Reddit|Peloton|Roomba|Lego|Crocs|Patagonia|Tupperware|Monopoly|Botox|Velcro|Jacuzzi|Xerox|Post-it|Kleenex|Band-Aid|ChatGPT|OpenAI|Wikipedia)\b/u;

/** Lines with a slur, a group of people or a famous name; `allowed` lists ids to ignore. */
export function forbiddenWords(lines: readonly Said[], allowed: ReadonlySet<string>): string[] {
  return lines
    .filter((line) => !allowed.has(line.id))
    .flatMap((line) => {
      const text = line.t.replace(SLOT, ' ');
      const found = GROUPS.exec(text)?.[0] ?? NAMES.exec(text)?.[0];
      return found === undefined ? [] : [`${line.id}: "${found}"`];
    });
}
