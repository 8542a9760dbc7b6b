import { either, pattern, sequence } from '../language/pattern-parts.ts';
import type { Category } from './reply-kinds.ts';

/** Patterns of each category, 3 points for a match. Of categories with equal points the first wins. */
const PATTERNS: Readonly<Partial<Record<Category, RegExp | readonly RegExp[]>>> = {
  job: [
    pattern(
      'iu',
      /\b/u,
      either(
        /we(?:'re| are)(?: \w+)? hiring|now hiring|is hiring|i'm hiring|join (?:our|my|the) team|open (?:role|position)s?/u,
        /(?:starting|started|start) (?:a |my )?(?:new (?:position|role|job|chapter)|first day)|new (?:job|role|position)/u,
        /accepted an? (?:offer|role|position)|first day (?:at|as)/u,
        sequence(
          /looking for (?:a|an) (?:\w+ ){0,3}/u,
          /(?:engineer|developer|designer|manager|analyst|marketer|assistant|intern|role|job|position)/u,
        ),
        /(?:we're|we are) looking for an? |apply (?:now|here|today|below)|send (?:me )?your (?:cv|résumé|resume)/u,
      ),
      /\b/u,
    ),
    pattern(
      'u',
      /\b/u,
      either(
        /join(?:ed|ing)? (?:\p{Lu}\w+|the team)|i(?:'ve| have) joined/u,
        sequence(
          /as (?:the|a|an|their)(?: new)? (?:\w+ ){0,3}/u,
          /(?:engineer|developer|manager|director|head|lead|designer|analyst|vp|president|officer|consultant)/u,
        ),
      ),
      /\b/u,
    ),
  ],
  leaving: pattern(
    'iu',
    /\b/u,
    either(
      /last day (?:at|with|as)|my last day|i(?:'m| am) leaving|i(?:'ve| have)? (?:quit|resigned)/u,
      /i (?:quit|resigned|left) (?:my|from|the|a|at)|handed in my (?:notice|resignation)|step(?:ping|ped)? down/u,
      /decided to (?:leave|step|move on)|moving on from|saying goodbye|farewell|retir(?:ed|ing|ement)|next chapter|bittersweet/u,
      /end of an era|after \w+ (?:amazing |great |wonderful )?years(?: at| with|, i)/u,
    ),
    /\b/u,
  ),
  launch: [
    pattern('u', /\b[Mm]eet \p{Lu}[\p{L}\p{N}]{2,}(?:[,:]| [-–—] )/u),
    pattern(
      'iu',
      /\b/u,
      either(
        /we(?:'ve| have)? (?:just )?(?:launched|shipped|released)/u,
        /(?:today )?(?:we(?:'re| are)|i(?:'m| am)) (?:launching|shipping|releasing|introducing)|(?:just )?launched (?:my|our|a)/u,
        /introducing|now (?:live|available|in beta)|is (?:finally |now |officially )?live|product hunt|out of beta|early access/u,
        /(?:share|show) what (?:we|i)(?:'ve| have) been (?:building|working on)|waitlist|new (?:feature|release|version|app|product)|go(?:es|ing)? live|meet our new/u,
      ),
      /\b/u,
    ),
  ],
  thanks: pattern(
    'iu',
    /\b/u,
    either(
      /(?:a |huge |big |special |heartfelt ){1,8}(?:thank you|thanks|shout-?out)|thank you (?:to|for|so much|all|everyone)/u,
      /thanks (?:to|so much|everyone|for)|(?:so|forever|deeply|incredibly|truly|eternally) grateful|grateful (?:for|to)/u,
      /gratitude|appreciate (?:you|all|everyone)|kudos to|couldn't have done/u,
    ),
    /\b/u,
  ),
  event: pattern(
    'iu',
    /\b/u,
    either(
      /conference|summit|meetup|webinar|workshop|keynote|panel(?:ist)?|fireside|booth|speaking at|spoke at|my talk|trade show/u,
      /hackathon|offsite|save the date|see you (?:there|in|at)|register (?:now|here|today)|attend(?:ed|ing|ees)?|on stage/u,
      /networking event|expo/u,
    ),
    /\b/u,
  ),
  take: pattern(
    'iu',
    /\b/u,
    either(
      /unpopular opinion|hot take|controversial|hard truth|harsh truth|let(?:'s| us) be honest/u,
      /(?:is|are) (?:officially |so |now )?(?:dead|overrated|underrated|broken|a scam|a lie|a myth|toxic|the problem|a joke)/u,
      /nobody (?:talks|is talking) about|(?<!['"](?:please )?)stop (?:\w+ing|saying|using|calling|pretending)|you don't need/u,
      /we need to (?:talk|stop)|i(?:'m| am) (?:tired|sick) of|change my mind|i said what i said|fight me|ridiculous/u,
      /unacceptable|should be (?:illegal|banned)|no one (?:wants|cares)|makes no sense|there, i said it/u,
    ),
    /\b/u,
  ),
  question: pattern(
    'iu',
    /\b/u,
    either(
      /what(?:'s| is| are| do| would) (?:your|you|the best)|how do you|does anyone|has anyone|anyone (?:else|know)/u,
      /am i the only|curious (?:to|what|how|if)|looking for (?:recommendations|advice|suggestions|feedback)/u,
      /can (?:someone|anyone)|poll|vote (?:below|in)|which (?:one|do you|would you|of these)|quick question|asking for a friend/u,
      /would you rather|need your (?:help|advice|opinion)/u,
    ),
    /\b/u,
  ),
  lesson: pattern(
    'iu',
    /\b/u,
    either(
      sequence(
        /(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several) (?:\w+ )?/u,
        /(?:lessons|things|tips|rules|habits|ways|mistakes|reasons|steps|signs|skills|secrets|books|principles)/u,
      ),
      /here(?:'s| is) what|lessons? (?:i|from|learned)|what i(?:'ve)? learned|i(?:'ve)? learned|taught me|my advice|pro tip/u,
      /here are (?:my|the|some)|how to|the lesson|takeaways?|the key (?:is|to)|advice (?:to|for|i)|always remember/u,
      /do this instead|don't (?:\w+)\. /u,
    ),
  ),
  milestone: pattern(
    'iu',
    /\b/u,
    either(
      sequence(
        /(?:we|i)(?:'ve| have)? (?:just )?/u,
        /(?:hit|reached|crossed|surpassed|(?:passed|closed|raised|broke) (?:\$|£|€|\d|our|a (?:round|seed|series|record)))/u,
      ),
      /milestone|(?:work )?anniversary|\d+(?:st|nd|rd|th)? anniversary|\d+ years (?:ago today|at|with|today)|one year ago/u,
      /years? (?:in|today)|followers|subscribers/u,
      /\d[\d,.]{0,20}[kKmM]?\+? (?:users|customers|downloads|views|followers|subscribers)|\$\d[\d.,]*[kKmMbB]?|series [abc]/u,
      /funding round|seed round|record (?:quarter|year|month)/u,
    ),
    /\b/u,
  ),
  announcement: pattern(
    'iu',
    /\b/u,
    either(
      sequence(
        /(?:i(?:'m| am)|we(?:'re| are)) (?:so |very |beyond |absolutely |super |incredibly )?/u,
        /(?:thrilled|excited|happy|proud|pleased|delighted|honored|honoured|humbled|stoked|over the moon)/u,
      ),
      /(?:thrilled|excited|happy|proud|pleased|delighted|honored|humbled) to (?:announce|share|say|be)|big news/u,
      /some (?:personal )?news|(?:i|we) have (?:some )?news|it's official|promoted|promotion|announcement|announcing|certified/u,
      /certification|officially (?:a|an|the)|nominated|awarded|won (?:the(?! (?:day|morning|argument|week))|an|a)/u,
    ),
    /\b/u,
  ),
  story: pattern(
    'iu',
    /\b/u,
    either(
      /yesterday|last (?:week|night|month|year|friday|monday|summer)|this morning|the other day|years ago/u,
      /(?:i|we) (?:was|were) (?:sitting|walking|standing|driving|waiting|flying|having|in (?:a|the|line))|true story|one day/u,
      /(?:he|she|they) (?:said|asked|looked|replied|smiled|told me|turned)/u,
      /i (?:walked|looked|asked|turned|said|replied|opened|sat|cried)|my (?:\d+|\w+)-year-old|when i was|until one day|suddenly/u,
      /story time/u,
    ),
    /\b/u,
  ),
  motivation: pattern(
    'iu',
    /\b/u,
    either(
      /believe in yourself|never give up|keep (?:going|pushing|grinding)|don't (?:give up|quit|stop)|you(?:'ve| have) got this/u,
      /dream big|(?:your|the) (?:dreams?|mindset|potential|journey)|success (?:is|isn't|doesn't)|failure is|hustle/u,
      /rise and grind|consistency|comfort zone|be the change|trust the process|hard work|show up|one percent better|1% better/u,
      /monday motivation|you are (?:enough|stronger|capable)|winners|the only limit|discipline|greatness|start today/u,
      /work harder/u,
    ),
    /\b/u,
  ),
};
/** A percentage or a large number is a weak sign of a milestone. */
const NUMBERS = /\d{1,3}(?:%|,\d{3}|[kK]\b)/u;
/** So many points name a category. */
const MIN_POINTS = 2.5;
const MAX_REPEATS = 3;
/** The first characters of a post, whose matches count more. */
const OPENING_LENGTH = 110;

/** The category of a post, or `other`. */
export function findCategory(lines: readonly string[]): Category {
  const opening = (lines[0] ?? '').slice(0, OPENING_LENGTH);
  const text = lines.join('\n');
  const pointsOf = (pattern: RegExp, weight: number) => {
    const hits = [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].length;
    if (hits === 0) return 0;
    return weight + 0.75 * Math.min(hits - 1, MAX_REPEATS) + (pattern.test(opening) ? 2 : 0);
  };
  const points = Object.entries(PATTERNS).map(([category, patterns]) => {
    const found = [patterns].flat().map((pattern) => pointsOf(pattern, 3));
    if (category === 'milestone') found.push(pointsOf(NUMBERS, 1));
    if (category === 'question') found.push(questionPoints(text, lines.length));
    return { category: category as Category, sum: found.reduce((sum, each) => sum + each, 0) };
  });
  const best = points.toSorted((one, other) => other.sum - one.sum)[0];
  return best && best.sum >= MIN_POINTS ? best.category : 'other';
}

function questionPoints(text: string, lines: number): number {
  if (!/[?？]/u.test(text)) return -2;
  return lines <= 2 && /\p{L}["')]*[?？]/u.test(text) ? 2.5 : 0;
}
