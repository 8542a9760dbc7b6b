/** A line of any bank. */
type Said = { id: string; t: string };

/** This many equal words in a row count as an echo. */
const ECHO = 5;
const SLOT = /\{[^{}]*\}/gu;

/** Pairs of lines that share five words in a row, without slots. */
export function echoes(lines: readonly Said[]): string[] {
  const owner = new Map<string, string>();
  const found = new Set<string>();
  for (const { id, t } of lines) {
    const words =
      t
        .toLowerCase()
        .replace(SLOT, ' § ')
        .match(/[\p{L}\p{N}'§]+/gu) ?? [];
    for (let at = 0; at + ECHO <= words.length; at += 1) {
      const gram = words.slice(at, at + ECHO).join(' ');
      if (gram.includes('§')) continue;
      const first = owner.get(gram) ?? id;
      if (first !== id) found.add(`${first} and ${id}: "${gram}"`);
      owner.set(gram, first);
    }
  }
  return [...found];
}

/** Slurs, and groups of people that must not be the subject of a joke. */
const GROUPS =
  /\b(?:blacks?(?= (?:people|man|men|woman|women|guy|guys|person))|asians?|latin[oax]s?|hispanics?|jew(?:s|ish)?|muslims?|islam\w*|christians?|hindus?|sikhs?|arabs?|mexicans?|immigrants?|foreigners?|refugees?|gays?|lesbians?|queers?|trans(?:gender|sexual)s?|bisexuals?|non-?binary|disabled|disabilit\w+|autis\w+|deaf|retard\w*|cripple\w*|midgets?|dwarfs?|obese|fat (?:man|men|woman|women|guy|people|person)|ugly (?:man|woman|people)|fag\w*|nigg\w*|kikes?|chinks?|spics?|trann(?:y|ies)|gyps(?:y|ies)|savages?|whores?|sluts?|bitch(?:es)?|cunts?|nazis?|hitler|holocaust|slaves?|slavery|schizo\w*|psychos?|spastic)\b/iu;

/** Famous people and firms, except names that are ordinary words. */
const NAMES =
  /\b(?:Elon|Musk|Bezos|Zuckerberg|Buffett|Trump|Biden|Obama|Clinton|Putin|Oprah|Kardashian\w*|Beyonc[eé]|Einstein|Gandhi|Mandela|Churchill|Freud|Shakespeare|Mozart|Picasso|Google|Amazon|Microsoft|Facebook|Instagram|TikTok|Twitter|LinkedIn|YouTube|Netflix|Spotify|Tesla|Uber|Airbnb|Starbucks|McDonald's|Walmart|Costco|IKEA|Disney|Nike|Adidas|Coca-Cola|Pepsi|Slack|Excel|PowerPoint|Outlook|Gmail|Salesforce|IBM|McKinsey|Deloitte|Forbes|Harvard|Stanford|Yale|NASA|iPhone|Android|WhatsApp|Snapchat|Reddit|Peloton|Roomba|Lego|Crocs|Patagonia|Tupperware|Monopoly|Botox|Velcro|Jacuzzi|Xerox|Post-it|Kleenex|Band-Aid|ChatGPT|OpenAI|Wikipedia)\b/u;

/** Lines with a slur, a group of people or a famous name. */
export function forbiddenWords(lines: readonly Said[]): string[] {
  return lines.flatMap(({ id, t }) => {
    const text = t.replace(SLOT, ' ');
    const found = GROUPS.exec(text)?.[0] ?? NAMES.exec(text)?.[0];
    return found === undefined ? [] : [`${id}: "${found}"`];
  });
}
