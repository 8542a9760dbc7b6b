import { either, pattern, sequence } from '../language/pattern-parts.ts';
import type { Signs } from './sign.ts';

/** Turns of a story: hired on the spot, it was a test, the room stood up. */
export const TURNS_OF_THE_STORY: Signs = {
  14: pattern(
    'giu',
    /\b/u,
    either(
      sequence(
        /(?:i|we) (?:immediately |still |also )?(?:hired|offered) /u,
        /(?:him|her|them|the (?:dog|kid|driver|barista|waiter|waitress)|that \w+)(?: the job| a job)?/u,
        /(?: on the spot| anyway| immediately| right away| instantly| that day)?(?=[.!?\n,]|$)/u,
      ),
      /(?:hired|offered)[^.!?\n]{0,40}\bon the spot|(?:he|she|they) (?:got|had) the job\b|you're hired/u,
    ),
  ),
  15: pattern(
    'giu',
    /\b/u,
    either(
      /it was (?:all )?a test|was the (?:real |actual |true )?(?:test|interview)/u,
      /(?:what|little) (?:he|she|they|the candidate|did (?:he|she|they)) (?:didn't|did not|not)? ?know\b/u,
      /i (?:always|secretly|deliberately) (?:test|watch|take|drop|leave|ask) (?:candidates|every candidate|people)\b/u,
      /(?:coffee cup|waiter) (?:test|rule)|watch how (?:they|someone|people|a person) treats?/u,
    ),
    /\b/u,
  ),
  16: pattern(
    'giu',
    /\b/u,
    either(
      sequence(
        /that (?:man|woman|person|boy|girl|kid|intern|janitor|candidate|student|founder|employee|boss|stranger|ceo)/u,
        /(?:'s name)?(?: was|\?| is)[\s]+(?:me|albert einstein|steve jobs|our ceo|the ceo|now (?:my|our|the))\b/u,
      ),
      sequence(
        /(?:he|she|i|they) (?:was|turned out to be|were) (?:actually )?the /u,
        /(?:ceo|founder|owner|interviewer|hiring manager|chairman)\b/u,
      ),
      /today,? (?:he|she|they|that (?:intern|boy|girl|kid|man|woman)) (?:is|are|runs|leads|works)\b/u,
      /the (?:next|following) (?:day|morning|week),? (?:i|we) (?:found out|learned|discovered)\b/u,
      /(?:he|she) is now (?:my|our|the|a) (?:boss|ceo|vp|director|head|co-?founder|best)/u,
    ),
  ),
  17: pattern(
    'giu',
    /\b/u,
    either(
      sequence(
        /(?:getting|being|was) (?:fired|let go|rejected|dumped|demoted|passed over)[^.!?\n]{0,30}\b/u,
        /(?:the best|a gift|a blessing|saved|the greatest)/u,
      ),
      /(?:is|was|be) the best thing that (?:ever|has ever|could have) happen\w*/u,
    ),
  ),
  18: pattern(
    'giu',
    /\bi (?:simply |just )?(?:told|let|allowed|approved|gave)\b(?: \w+){0,3} (?:to )?/u,
    either(
      /take (?:the|a|as much) (?:day|week|afternoon|time|rest)|go home|leave early|the day off|a day off|time off/u,
      /the afternoon off/u,
    ),
    /\b/u,
  ),
  21: pattern(
    'giu',
    /\b/u,
    either(
      sequence(
        either(
          /everyone|everybody/u,
          sequence(
            /the (?:whole |entire )?/u,
            /(?:room|train|bus|caf[eé]|office|plane|restaurant|audience|team|store|gate|meeting|call|zoom)/u,
          ),
          /people/u,
        ),
        / /u,
        either(
          /clapped|stood up|applauded|cheered|started (?:clapping|to clap|crying)|went (?:silent|quiet)|fell silent/u,
          /burst into|erupted|gasped|froze/u,
        ),
      ),
      /standing ovation|slow clap|not a dry eye|you could hear a pin drop|jaws? dropped/u,
      /there (?:were|was) (?:tears|silence)|(?<=(?:^|\n|[.!?] )\s{0,9})silence\.(?=\s|$)/u,
    ),
  ),
  22: pattern(
    'giu',
    /\b/u,
    either(
      sequence(
        /\d[\d,]{0,20}\+? (?:\w+ )?/u,
        /(?:rejections?|rejection (?:letters|emails)|no's|nos|refusals|unanswered (?:emails|applications))\b/u,
      ),
      /(?:rejected|turned down|ghosted|passed over)(?: by| from)? \d[\d,]{0,20}\+?(?: \w+){1,3}/u,
      sequence(
        /\d[\d,]{0,20}\+? (?:\w+ )?(?:investors|vcs|companies|recruiters|people|banks|publishers|employers) /u,
        /(?:said no|rejected|turned|passed|ghosted|laughed)/u,
      ),
      /applied (?:to|for) \d[\d,]{0,20}\+? (?:\w+ )?(?:jobs|roles|companies|positions)/u,
    ),
  ),
};
