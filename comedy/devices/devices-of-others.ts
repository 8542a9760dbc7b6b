import { either, pattern, sequence } from '../language/pattern-parts.ts';
import { SAID } from './figures-of-speech.ts';
import type { Signs } from './sign.ts';

const RELATIVE = either(
  /wife|husband|partner|mom|mum|mother|dad|father|grandma|grandmother|grandpa|grandfather|brother|sister|boyfriend/u,
  /girlfriend|fianc[eé]e?/u,
);

/** Devices that only posts have which Broetry did not write (device-words.ts). */
export const DEVICES_OF_OTHERS: Signs = {
  45: {
    bare: true,
    pattern: pattern(
      'giu',
      either(
        /\blet that (?:sink in|land|marinate)\b|\bread that (?:again|twice)\b|\bre-?read that\b|\bsit with that\b/u,
        /\bthink about (?:that|it)(?= for a (?:second|moment|minute)|\.(?:\s|$))(?: for a (?:second|moment|minute))?/u,
        /\bsay it louder\b|\blouder for the people\b|\bremember this\b|\bmark my words\b/u,
      ),
      /[.!]?/u,
    ),
  },
  46: pattern(
    'giu',
    /\b(?:my|our) /u,
    RELATIVE,
    /\b(?: just| then| always| once)? /u,
    either(SAID, /called me|hugged me|thinks|cried|didn't understand/u),
  ),
  47: [
    {
      pattern: pattern(
        'giu',
        /\b(?:thank(?:s| you)|grateful|gratitude|shout-?out|couldn't have done (?:it|this) without)\b[^.!?\n]{0,60}\b/u,
        /(?:my|our|the)\b[^.!?\n,]{2,40},[^.!?\n]{2,80}\band\b[^.!?\n]{2,60}/u,
      ),
      also: /\b(?:wife|husband|mentors?|haters|doubters|investors|barista|coach|god|universe|believed|journey|dog|tribe|cheerleaders?)\b/iu,
    },
    pattern(
      'giu',
      /\b/u,
      either(
        sequence(
          /(?:so |forever |deeply |eternally |beyond )?(?:grateful|thankful) (?:to|for) (?:my|our|this|the|every)\b/u,
          /[^.!?\n]{0,30}\b(?:incredible|amazing|wonderful|awesome|phenomenal|fantastic|rockstar|tribe|journey)/u,
        ),
        /(?:to )?every(?:one|body) who(?:'s| has)? (?:ever )?believed in me/u,
        /none of (?:this|it) (?:would|could) (?:have been|be) possible/u,
        /couldn't have done (?:it|this) without (?:my|the|this|our) (?:incredible|amazing|tribe)/u,
        sequence(
          /this one(?:'s| is) for /u,
          either(
            /my (?:mom|mum|mother|dad|father|grand\w+|kids|younger self|haters)|every(?:one|body) who/u,
            /the (?:dreamers|doubters|underdogs|haters|outsiders)/u,
          ),
        ),
      ),
      /\b[^.!?\n]{0,80}/u,
    ),
  ],
  48: pattern(
    'giu',
    /\b/u,
    either(
      /fast[- ]forward(?: to| \d|,|\b)|\d+ (?:years|months|weeks|days) later\b/u,
      /(?:two|three|four|five|six|seven|eight|nine|ten) (?:years|months) later\b/u,
      sequence(
        /(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:years|months) ago,? i /u,
        /(?:was|had|couldn't|slept|lived|got|lost|sat|started)\b/u,
      ),
    ),
  ),
  49: pattern(
    'giu',
    either(
      /♻|\brepost (?:this|if|to)\b|\bfollow (?:me|for|\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)? ?(?:for|to get|if|and|👉)/u,
      /\bring the bell\b|\bhit the bell\b/u,
      sequence(
        /\b(?:join|subscribe to|sign up for) (?:my|our) (?:\w+ ){0,3}/u,
        /(?:newsletter|course|masterclass|community|list|webinar|podcast)\b/u,
      ),
      /(?<!")\bi help \w+(?: \w+){0,4} (?:\w+ ){0,4}(?:get|grow|scale|land|make|double|build|become|achieve|without)\b/u,
      /\bdm me (?:the word|['"]|for)|\bbook a (?:free )?(?:call|consultation|session)\b/u,
      /\bmy (?:new |free |best-?selling )?(?:course|e-?book|masterclass|newsletter|cohort|playbook|framework)\b/u,
    ),
  ),
  51: pattern(
    'giu',
    /\b/u,
    either(
      /most (?:people|founders|leaders|managers|candidates|companies|job seekers|entrepreneurs|professionals|of you)/u,
      /9\d% of (?:\w+)/u,
    ),
    /\b(?! (?:of|in|at|on|who attended|i (?:know|met|worked)))[^.!?\n]{0,100}/u,
  ),
  52: pattern(
    'giu',
    /(?<=^|\n|[.!?]\s)/u,
    either(
      /never (?:stop|give up|underestimate|settle|apologize|burn|judge|let)/u,
      /always (?:be|bet|believe|remember|choose|show up)/u,
      /be (?:the|that|so|a|kind|bold|relentless|patient|humble|hungry)\b|believe in yourself|trust the process/u,
      /bet on yourself|keep (?:going|showing up|grinding|pushing)|do the (?:work|hard thing)|show up\b|dream big/u,
      /stay (?:hungry|humble|curious|foolish)|invest in (?:yourself|people)|protect your (?:peace|energy)|normalize\b/u,
      /stop (?:saying|asking|hiring|chasing|waiting|selling|doing|being)\b[^.!?\n]{0,60}[.!]["']?\s+start/u,
      /choose (?:kindness|people|courage)/u,
    ),
    /[^.!?\n]{0,80}/u,
  ),
  54: pattern(
    'giu',
    /\b/u,
    either(
      /(?:just|once|still|only) an? (?:\w+ )?(?:kid|girl|boy|guy) (?:from|who|with)/u,
      sequence(
        /(?:an? |the )?(?:\w+ )?(?:kid|girl|boy) from (?:an? (?:small|tiny|little|town|village)|\p{L}+)[^.!?\n]{0,40} /u,
        /(?:just|now|would|she'd|he'd|signed|made)/u,
      ),
      /told the (?:\w+ )?(?:girl|boy|kid|younger me)\b/u,
      sequence(
        /started (?:here|out|my career|this company|this)?[^.!?\n]{0,30}\b/u,
        either(
          /as an? (?:intern|temp|trainee|cashier|waiter|waitress|receptionist|dishwasher)|with nothing|in (?:a|my) garage/u,
        ),
      ),
      /with (?:only |just )?\$\d+ (?:in|to) my (?:bank|pocket|name|account)/u,
      /i(?:'d| had)? never (?:imagined|dreamed|dreamt) (?:this|that|i'd|being|of being)\b/u,
    ),
    /[^.!?\n]{0,60}/u,
  ),
  55: pattern(
    'giu',
    either(
      sequence(
        /[$€£]\d[\d.,]* ?(?:m|mm|k|b|million|billion)\+? /u,
        /(?:arr|mrr|in (?:sales|revenue|funding|arr|profit)|deal|exit|business)/u,
      ),
      /\b(?:five|six|seven|eight|nine|multi)[- ]figures?\b|\b[1-9]\d\d+ ?% (?:of (?:target|quota|plan)|growth|yoy)/u,
      sequence(
        /\b(?:doubled|tripled|quadrupled|10x(?:ed|'d)) (?:our|my|the|their) (?:\w+ )?/u,
        /(?:revenue|pipeline|sales|income|followers|arr|team|growth)/u,
      ),
    ),
  ),
  57: pattern(
    'giu',
    /\b/u,
    either(
      sequence(
        /(?:rejected|ghosted|laughed at|doubted|ignored|underestimated) me\b[^.!?\n]{0,40}[.!]\s+/u,
        /(?:today|now|last|this|yesterday|they)/u,
      ),
      sequence(
        /(?:every(?:one|body)|they|people) (?:all )?(?:said|told me) /u,
        /(?:it was impossible|it couldn't be done|i (?:couldn't|would fail|was crazy|wasn't)|i'd (?:never|fail))/u,
      ),
      /to (?:every(?:one|body)|all those|the people) who (?:laughed|doubted|said no|rejected|ghosted|told me)/u,
      /keep the receipts|prov(?:e|ed) (?:them|everyone|the doubters) wrong|thank you for the fuel/u,
    ),
    /\b[^.!?\n]{0,60}/u,
  ),
  58: pattern(
    'giu',
    either(
      sequence(
        /\b/u,
        either(
          /(?:hustle|work|grind|build|move) in silence/u,
          /let (?:your )?(?:success|results|the work) (?:make|be|do) (?:the|your)/u,
          /your (?:competition|competitors?) (?:is|are) (?:asleep|sleeping|already)/u,
          sequence(
            /while (?:you(?:'re| are| were)|they(?:'re| are| were)|everyone(?:'s| is| was)?(?: else)?) (?:\w+ )?/u,
            /(?:sleeping|partying|complaining|asleep|scrolling|resting|watching)/u,
          ),
          /we are not the same|discipline (?:beats|over|eats)|excuses (?:are|don't)|rise and grind|(?:just|pure|only) grit/u,
          /no (?:days? off|excuses)|(?<=(?:^|\n|[.!?]\s))winners (?:start|never|don't|show|keep|do)/u,
          /you'll find (?:a way|an excuse)|outwork(?:ed|ing)? (?:every(?:one|body)|them|the)/u,
          /obsess(?:ed|ion) (?:beats|over|wins)/u,
        ),
        /\b/u,
      ),
      /by obsession\b/u,
    ),
    /[^.!?\n]{0,60}/u,
  ),
  59: {
    pattern: pattern(
      'giu',
      either(
        /\bthe best is yet to come|\bexciting times ahead|\b(?:big|great|exciting) things (?:are )?(?:coming|ahead)/u,
        /(?<=^|\n|[.!?…]\s)more to come\b|\b(?:just|only) getting started\b|\bwatch this space\b/u,
        /\bthis is (?:only|just) the beginning\b|\b(?:this|that) changes everything\b/u,
      ),
      /[.!]?/u,
    ),
    bare: true,
  },
};
