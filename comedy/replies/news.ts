import { anyOf, either, pattern, sequence } from '../language/pattern-parts.ts';
import { isKnownNoun } from '../language/nouns.ts';
import { isGuarded } from '../language/sensitive.ts';
import { DETERMINERS, PREPOSITIONS } from '../language/words.ts';
import type { Category } from './reply-kinds.ts';
import type { Topic } from '../language/topic.ts';

/** Announcements as a reply names them. The first match wins; the second object repeats a name. */
const OWN_NEWS: readonly Readonly<Record<string, RegExp>>[] = [
  {
    'your promotion': pattern(
      'iu',
      /\b/u,
      either(
        /i(?:'ve| have)? (?:just |recently |finally )?(?:got|been|was) promoted|my (?:recent )?promotion/u,
        /(?:^|[.!?\n]\s*)(?:just |recently )?promoted to|promoted me/u,
        /i(?:'m| am) (?:now )?(?:the|a|our) new (?:head|director|vp|manager|lead)/u,
      ),
      /\b/u,
    ),
    'your retirement':
      /\b(?:i(?:'m| am) retiring|i retire(?:d)?|my retirement|retire today|hang(?:ing)? up my \w+)\b/iu,
    'your last day':
      /\b(?:(?:today|yesterday|friday|this) (?:is|was|will be) my last day|my last day (?:at|with|as|here))\b/iu,
    'your decision':
      /\b(?:i(?:'ve| have)? decided to (?:leave|step|move on|resign|quit|stop|close|sell)|i(?:'m| am|'ll| will) (?:be )?step(?:ping)? down)\b/iu,
    'your resignation':
      /\b(?:i(?:'ve| have)? (?:just )?(?:quit|resigned)|handed in my (?:notice|resignation)|gave (?:my )?notice)\b/iu,
    'your new job': pattern(
      'iu',
      /\b/u,
      either(
        /i(?:'ve| have)? (?:just )?accepted (?:a|an|the) (?:\w+ )?(?:offer|role|position|job)/u,
        sequence(
          /i(?:'ve| have| am|'m)? (?:\w+ )?(?:start(?:ing|ed)?|begin(?:ning)?|began|begun) (?:a|my|as|at) (?:a )?(?:new )?/u,
          /(?:position|role|job|chapter)?/u,
        ),
        /i(?:'ve| have)? (?:just )?joined|(?:thrilled|excited|happy|proud|pleased|delighted) to (?:join|be joining)/u,
        /first day (?:at|as|in) my new|my new (?:job|role|position)|i(?:'ll)? start (?:on )?(?:\w+ )?as an?/u,
        /(?:today )?i signed my (?:new )?contract/u,
      ),
      /\b/u,
    ),
    'your first day back':
      /\b(?:back (?:from|after) (?:my )?(?:\w+ ){0,3}(?:leave|sabbatical|vacation|holiday|break)|first (?:day|week) back)\b/iu,
    'your exam':
      /\b(?:i(?:'ve| have)? (?:just )?)?passed (?:the|my|a|an) (?:[\w-]+ ){0,4}(?:exam|test)\b/iu,
    'your certificate': pattern(
      'iu',
      /\b/u,
      either(
        sequence(
          /(?:i(?:'ve| have)?|i'm|i am) (?:\w+ ){0,2}(?:completed|earned|passed|finished|received|got|certified|obtained)\b/u,
          /[^.!?\n]{0,40}\b(?:certificat\w+|certified|exam)/u,
        ),
        /(?:completed|earned|passed) (?:the|my|a|an) (?:\w+ ){0,4}(?:certificat\w+|course)/u,
        /(?<!\b(?:dog|cat|horse|puppy|pet|pony|rabbit)\b[^.!?\n]{0,40})certified (?:in|as|\p{Lu}\w+)/u,
      ),
    ),
    'your degree':
      /\b(?:i(?:'ve| have)? (?:just |finally |officially )?graduated|defended my (?:thesis|dissertation|phd)|finished my (?:degree|mba|phd|studies))\b/iu,
    'your award': pattern(
      'iu',
      /\b/u,
      either(
        sequence(
          /(?:we|i)(?:'ve| have)? (?:\w+ )?(?:won|received|been (?:awarded|given)|was awarded|were awarded)\b[^.!?\n]{0,50}\b/u,
          /(?:awards?|prizes?|medals?|trophy)/u,
        ),
        /(?:proud|honou?red|pleased|humbled) to (?:receive|accept|have (?:won|received))|awarded (?:us|me|our|the)/u,
        /(?:award|prize)(?:-winning| for| goes to|s? night)/u,
      ),
      /\b/u,
    ),
    'your nomination':
      /\b(?:i(?:'ve| have|'m| am| was)|we(?:'ve| have|'re| are| were)) (?:been )?(?:nominated|shortlisted|named (?:to|in|on|one))\b/iu,
    'your work anniversary': pattern(
      'iu',
      /\b/u,
      either(
        /work(?:ing)? anniversary/u,
        sequence(
          /(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty) years? /u,
          /(?:ago today i|at the same|at this|today\b|with (?:this|the same))/u,
        ),
        /today marks (?:\w+ ){1,3}(?:years?|anniversary) (?:at|with|of|since)/u,
      ),
      /\b/u,
    ),
    'your funding round': pattern(
      'iu',
      /\b/u,
      either(
        /(?:we|i)(?:'ve| have)? (?:just )?(?:raised|closed)\b[^.!?\n]{0,30}(?:[$€£]|million|seed|series|round|funding)/u,
        /(?:seed|series [a-d]) (?:round|funding)/u,
      ),
    ),
  },
  {
    'your award': /\b[Ww]on (?:the |an? )?(?:\p{Lu}[\p{L}-]+ ?){2,}/u,
    'your marathon':
      /\b(?:i ran (?:a|the|my)|my (?:first|second|third)) (?:\w+ )?(?:half[- ])?marathon\b/iu,
    'your book':
      /\bmy (?:\w+ )?book (?:is|was|came|comes|has)\b|\bi(?:'ve| have)? (?:wrote|written|published) a book\b/iu,
    'your talk': pattern(
      'iu',
      /\b/u,
      either(
        /my (?:\w+ )?(?:talk|keynote|speech)|i (?:gave|held) (?:a|my|the) (?:\w+ )?(?:talk|keynote|speech)/u,
        /i(?:'ll| will) be speaking|(?:i(?:'m| am)|to be) (?:speaking (?:at|about|on)|on stage)|i spoke (?:at|about|on)/u,
      ),
      /\b/u,
    ),
    'your family news': pattern(
      'iu',
      /\b/u,
      either(
        /(?:became|become|am now|i'm now) (?:a|an) (?:\w+ )?(?:grand)?(?:mother|father|parent|mom|mum|dad|aunt|uncle)/u,
        /our (?:\w+ )?(?:son|daughter|baby|twins?) (?:(?:was|were|is|are) (?:born|here)|(?:has|have) (?:\w+ )?arrived|arrived)/u,
      ),
      /\b/u,
    ),
    'your launch': pattern(
      'iu',
      anyOf(
        sequence(
          /\b/u,
          either(
            /we(?:'ve| have)? (?:just )?(?:launched|shipped|released)|(?:today|finally),? we (?:launch|ship|release)/u,
            /we(?:'re| are) (?:finally )?(?:live|launching)|our launch|launch day/u,
          ),
          /\b/u,
        ),
        /(?:^|[.!?\n]\s{0,4})(?:just |finally )?(?:shipped|launched|released) (?:the|our|my|a|version)\b/u,
      ),
    ),
  },
];

const GATHERINGS = anyOf(
  /evening|webinar|workshop|meetup|summit|conference|breakfast|dinner|hackathon|panel|open house|open day|fair/u,
  /picnic|party|event|session|roundtable|retreat|offsite|trade show|expo|networking night|gala|reception/u,
  /masterclass|bootcamp|charity run|fun run|concert|open mic|bake sale|fundraiser/u,
);
const INVITES = pattern(
  'iu',
  /\b/u,
  either(
    /join (?:us|me)|save the date|register|registration|rsvp|sign up|seats are|see you there|come (?:by|along)/u,
    /we(?:'re| are) hosting|i(?:'m| am) hosting|tickets|bring a (?:friend|colleague)/u,
  ),
  /\b/u,
);
const GATHERING = new RegExp(String.raw`\b(${GATHERINGS})\b`, 'iu');
const ATTENDED = pattern(
  'iu',
  /\b/u,
  either(
    /week|day|days|night|evening|time|back|home|fun|great|inspired|energy|people|ideas|speak(?:ing)?|spoke|panel|met/u,
  ),
  /\b[^.!?\n]{0,30}\b(?:at|from|after) (?:the|this|our) (?:[\p{L}\d'-]+ ){0,4}?/u,
  '(',
  GATHERINGS,
  ')',
  /\b/u,
);

const DATED =
  /\b\d{1,2}(?::\d\d)? ?(?:am|pm|h\b|o'clock)|\d{1,2}:\d\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/iu;
const HIRES = pattern(
  'iu',
  /\b/u,
  either(
    /we(?:'re| are)(?: \w+)? hiring|now hiring|i'm hiring|open (?:role|position)s?|apply (?:now|here|today|below)/u,
    /join (?:our|my) team|(?:we're|we are) looking for an? /u,
  ),
);
const SEEKS = pattern(
  'iu',
  /\b/u,
  either(
    sequence(
      /i(?:'m| am) (?:now |actively |currently )?/u,
      either(
        /looking for (?:work|a (?:new )?(?:job|role|position)|my next|new opportunities)|open to (?:work|opportunities|new roles)/u,
      ),
    ),
    /my job (?:search|hunt)|#?opentowork/u,
  ),
  /\b/u,
);
const WANTED = pattern(
  'iu',
  /\b/u,
  either(
    /recommend(?:ations?)?(?: (?:of|for|me|us|on))?|looking for|search(?:ing)? for|in (?:need|search) of/u,
    /does any(?:one|body) (?:know|have|use)|(?:anyone|anybody|you) know(?: of)?|suggestions? for|tips? (?:for|on)/u,
  ),
  / (an?|the best|two|three|four|five|some) ((?:[\p{L}'-]+ ){0,3}[\p{L}'-]+)(?=\s*(?:\s\p{Ll}+|[.,;:!?()\n]|$))/u,
);
const SHOWING =
  /^(?:reliable|decent|solid|trustworthy|trusted|experienced|affordable|really|very)$/iu;

const THANKED = pattern(
  'iu',
  /\b(?:thank(?:s| you)(?: so much)?|shout-?out|kudos|hats off|grateful) (?:goes )?to /u,
  /(?:the|our|my|everyone (?:in|on) (?:the|our)) /u,
  /((?:[\p{L}-]+ ){0,2}(?:team|crew|department|colleagues|volunteers|staff|cleaners|organizers|office|shift))\b/u,
);

const ABOUT = pattern(
  'u',
  /\b(?:thoughts|opinions|views|ideas|takes?|tips|advice) (?:on|about|for) ((?:[\p{Ll}'-]+ ){0,2}[\p{Ll}'-]+?)/u,
  /(?= (?:in|at|for|as|on|during|after|before|with) |\s*[?.,!])/u,
);

/** "Thoughts on pineapple?" */
function askedAbout(text: string): string | undefined {
  const about = ABOUT.exec(text)?.[1];
  if (about === undefined || /^(?:this|that|it|how|what|which|who|these|those)\b/u.test(about))
    return undefined;
  return /^(?:a|an|the|my|our|your|his|her) /u.test(about)
    ? about.replace(/^(?:my|our) /u, 'your ')
    : about;
}

/** "a reliable translation agency" → "your search for a translation agency". */
function wanted(text: string): string | undefined {
  const match = WANTED.exec(text);
  if (!match) return undefined;
  const words = (match[2] ?? '').split(' ').filter((word) => !SHOWING.test(word));
  const stop = words.findIndex(
    (word) =>
      DETERMINERS.has(word.toLowerCase()) ||
      PREPOSITIONS.has(word.toLowerCase()) ||
      /^(?:who|that|which|and|or|to|as|i|we|you|is|are|has|can|please|where|so)$/iu.test(word),
  );
  const kept = longestNoun(stop < 0 ? words : words.slice(0, stop), text, match[0]);
  if (kept.length === 0) return undefined;
  const said = kept.join(' ').toLowerCase();
  if (!/^(?:an?|the best)$/iu.test(match[1] ?? '')) return `your search for ${match[1]} ${said}`;
  return `your search for ${/^[aeiou]/iu.test(said) ? 'an' : 'a'} ${said}`;
}

const isNounLike = (word: string) =>
  isKnownNoun(word) || /(?:[ea]ncy|er|or|ant|[ts]ion|ment|ist|ware|ity|ship)s?$/u.test(word);

/** The words up to the last noun, including the next word if it is one: "translation agency". */
function longestNoun(words: readonly string[], text: string, found: string): string[] {
  const rest = text.slice(text.indexOf(found) + found.length);
  const next = /^\s([\p{L}-]+)/u.exec(rest)?.[1]?.toLowerCase();
  const all = next !== undefined && isKnownNoun(next) ? [...words, next] : [...words];
  while (all.length > 0 && !isNounLike((all.at(-1) ?? '').toLowerCase())) all.pop();
  return all.slice(-4);
}

function plea(text: string, category: Category, about: string | undefined): string | undefined {
  if (SEEKS.test(text)) return 'your job search';
  if (category === 'job' && HIRES.test(text)) return 'your job ad';
  const search = wanted(text);
  if (search !== undefined) return search;
  if (category !== 'question' || !/[?？]/u.test(text)) return undefined;
  const subject = askedAbout(text) ?? about;
  return subject === undefined ? 'your question' : `your question on ${subject}`;
}

function gathering(text: string): string | undefined {
  const attended = ATTENDED.exec(text)?.[1];
  if (attended !== undefined) return `the ${attended.toLowerCase()}`;
  if (!INVITES.test(text)) return undefined;
  const name = GATHERING.exec(text)?.[1];
  return name === undefined ? undefined : `your ${name.toLowerCase()}`;
}

/**
 * The announcement or request of a post as a reply names it: "your promotion", "your search for a good accountant", "the
 * facilities team". Takes precedence over topics. `about` is the first topic.
 */
export function findNews(
  text: string,
  category: Category,
  about: string | undefined,
): Topic | undefined {
  const asked = plea(text, category, about);
  if (asked !== undefined && !isGuarded(asked)) return { say: asked, kind: 'plea' };
  if (category === 'take') return undefined;
  const dated = INVITES.test(text) && DATED.test(text);
  const event = category === 'event' || dated ? gathering(text) : undefined;
  if (event !== undefined) return { say: event, kind: 'news' };
  const team = THANKED.exec(text)?.[1];
  if (team !== undefined && !isGuarded(team))
    return { say: `the ${team.toLowerCase()}`, kind: 'folk' };
  const own = OWN_NEWS.flatMap(Object.entries<RegExp>).find(([, pattern]) => pattern.test(text));
  return own === undefined ? undefined : { say: own[0], kind: 'news' };
}
