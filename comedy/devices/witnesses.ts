import { NAMED_SAGES } from './patterns.ts';

/** What a line has to say itself before it is accused of a device. `isFirst`: it opens the text. */
type Witness = (line: string, isFirst: boolean) => boolean;

const NUMBERS =
  /\d|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|half|twice|third|quarter|percent)s?\b/iu;
const SPEAKS =
  /\b(?:said|says|asked|asks|told|tells|whispered|replied|answered|called|nodded|leaned|explained|smiled)\b|"/iu;
const CHILDREN =
  /\b(?:child|children|kids?|son|daughter|baby|toddler|girl|boy|niece|nephew|grandson|granddaughter|(?:\w+)-year-old)\b/iu;
const BUSINESS =
  /\b(?:sales|business|leadership|leaders?|manage\w*|stakeholders?|strateg\w+|align\w*|synerg\w+|roadmap|cadence|quarter\w*|agenda|delegat\w+|invest\w+|equity|escalat\w+|framework|core competency|capital|acqui\w+|deliver\w+|executive|operating model|transformation|budget|pipeline|churn|retention|onboard\w+|portfolio|market\w*|brand\w*|headcount|roles?|report|invoice\w*|inbound|kpis?|roi|okrs?|metrics?|performance|b2b|slides?|deck|clients?|board|ceo|mentor\w*|milestone|runway|departments?)\b/iu;
const ENGAGES =
  /\?|\b(?:comment\w*|likes?|tag|share|repost|follow|reply|agree|disagree|below|thoughts?|raise|clap|vote|dms?|bookmark|save|endorse|react|blink|screenshot|send|tell|know|leave|drop|join|subscri\w+|newsletter|questions|connect|discuss|curious|ask|name|press|tap|link|forward|nod|ring|refresh)\b/iu;

const has =
  (pattern: RegExp): Witness =>
  (line) =>
    pattern.test(line);

/**
 * The words by which a house line gives each device away. A device that is not here is no matter of single words:
 * it is found by the shape of the whole text (broetry, confetti) or left to the reader, and never badged by its tag.
 */
const WITNESSES: Readonly<Record<number, Witness>> = {
  2: (line, isFirst) => isFirst && /\p{L}/u.test(line),
  3: has(/^\s*(?:→ |> )?[\p{L}']+(?: [\p{L}']+){0,2}[.!]\s*$/u),
  5: has(/\?/u),
  6: has(
    /^\s*\d+\. |\b(?:lessons?|takeaways?|learnings|rules?|habits|principles|truths|tips|steps|numbered)\b/iu,
  ),
  7: has(/^\s*(?:→|✅|✔|👉|🚀)/u),
  8: has(/#/u),
  9: has(/\b(?:\w+n't|not|never|no|nobody(?!')|neither)\b[^.!?]*[.,;:!?—-]+\s*\S/iu),
  10: has(/^(?:[^.!?]{1,60}[.!?]+\s*){3,}$|\p{L}+, [^.,]{2,30},? and\b/u),
  11: has(BUSINESS),
  12: (line) => CHILDREN.test(line) && SPEAKS.test(line),
  13: (line) =>
    /\b(?:an?|the|my|our|another) [\p{L}]/iu.test(line) &&
    SPEAKS.test(line) &&
    !CHILDREN.test(line),
  14: has(
    /\bI(?:'ve| have)?(?: also| still)? hired\b|\b(?:candidates?|interview\w*|résumé|applicants?|cover letter)\b/iu,
  ),
  15: has(/\b(?:tests?|tested|testing|secretly|exam|interview|on purpose)\b/iu),
  16: has(
    /\b(?:turned out|(?:it )?was (?:actually )?me|mask|was (?:my|our|the) (?:new )?(?:\w+ )?(?:owner|director|ceo|founder|manager|chairman|interviewer|boss))\b/iu,
  ),
  17: has(/\b(?:fired?|resign\w*|quit|let go|dismissed|severance)\b/iu),
  18: has(/\bI(?:'ve|'d| have)? (?:let|allowed|approved|gave|given|forgave|forgiven|spared)\b/iu),
  21: has(
    /\b(?:clap\w*|applau\w+|ovation|stood|weep\w*|wept|tears?|gasp\w*|silen\w+|cheer\w*|bowed|hugg?ed|salut\w+|cried|nodded|crowd|kneel\w*|knelt)\b/iu,
  ),
  22: (line) =>
    NUMBERS.test(line) &&
    /\b(?:reject\w*|refus\w+|said no|no's|declin\w+|turned \w+ down)\b/iu.test(line),
  23: has(/\b(?:free|coupons?|leftovers?|penny|pennies|cheap\w*|reus\w+|saved|refill\w*)\b/iu),
  24: has(/\b(?:humbl\w+|honou?r\w*|bless\w*|grateful|modest\w*|humility)\b/iu),
  25: has(
    /\b(?:thrilled|excited|delighted|proud\w*|pleased|happy|ecstatic|official|news|celebrat\w+|joy|announc\w+|update)\b/iu,
  ),
  26: has(/\b(?:cry|cried|cries|crying|tears?|weep\w*|wept|sob\w*|tissues?|sorry|apolog\w+)\b/iu),
  27: has(
    /\b(?:pizza|snacks?|kombucha|bean ?bags?|ping[- ]?pong|foosball|equity|sabbatical|mental health|yoga|hood(?:ie|ies)|swag|perks?|benefits?|vacation|pto|time off|fruit)\b/iu,
  ),
  28: has(/\b(?:I|I'\w+|my|me|mine|myself|we|our|us)\b/iu),
  29: has(
    /\b(?:post\w*|shar(?:e|ed|ing)|private\w*|secret|delet\w+|publish\w*|announc\w+|in public)\b/iu,
  ),
  30: has(
    /\b(?:experts?|gurus?|brag\w*|humbl\w+|modest\w*|no authority|I'm often asked|people ask)\b/iu,
  ),
  31: has(
    /\b(?:CEO|CTO|CFO|COO|VP|Chief|Founder|Director|President)\b.*\b(?:CEO|CTO|CFO|COO|VP|Chief|Founder|Director|President)\b|\|.*\|/u,
  ),
  32: has(NAMED_SAGES),
  33: has(
    /\b(?:\d{1,2}(?::\d\d)? ?[ap]\.?m|dawn|sunrise|every (?:morning|day)|alarm|ice bath|cold shower|routine|w[ao]ke)\b/iu,
  ),
  34: has(/\b(?:g[ai]ve|given|giving|donat\w+|charit\w+|volunteer\w*|thank\w*|generous\w*)\b/iu),
  35: has(
    /\b(?:pivot\w*|chapter|rebrand\w*|transition\w*|new direction|merged|next phase|sunset)\b/iu,
  ),
  36: has(
    /\b(?:break from|back soon|more soon|farewell|signing off|last post|leaving|that's all|part two)\b/iu,
  ),
  37: has(BUSINESS),
  38: has(BUSINESS),
  39: has(NUMBERS),
  41: has(
    /\b(?:teeth|tooth|nose|hands?|knees?|forehead|f[eo]+t|elbows?|thumbs?|hair|skin|stomach|spine|ears?|mouth|soup|onions?|socks?|towels?|toilet|bath|ham|cheese|laundry|underwear)\b/iu,
  ),
  42: has(
    /\b(?:you|your|leaders?|leadership|success|growth|failure|teamwork|trust|culture|kindness|remember|lesson|moral|always|never|everyone|everybody|in practice|life)\b/iu,
  ),
  43: has(ENGAGES),
  44: has(/\b(?:comment\w*|reactions?|repl(?:y|ies|ied)|group chat|followers?|thread)\b/iu),
  53: has(/\bbroetry\b|[\p{L}\d-]+\.\p{L}{2,}|localhost|\S+:\d+/iu),
};

/**
 * The device of a house line that its own words bear out: the one it was written for, or for a sage
 * without a famous name the stranger. Undefined where the words bear out none: then it carries no badge.
 */
export function borneOut(device: number, line: string, isFirst: boolean): number | undefined {
  const shows = (each: number) => WITNESSES[each]?.(line, isFirst) ?? false;
  if (shows(device)) return device;
  return device === 32 && shows(13) ? 13 : undefined;
}
