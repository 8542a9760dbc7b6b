import { anyOf, either, pattern, sequence } from '../language/pattern-parts.ts';
import type { Signs } from './sign.ts';

const CHILD = either(
  sequence(
    /(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]year[- ]old/u,
    /(?: (?:son|daughter|kid|niece|nephew|boy|girl))?/u,
  ),
  /toddler|little (?:boy|girl|one)|kids?|son|daughter|niece|nephew|grandson|granddaughter/u,
);
/** How a person of a story speaks. */
export const SAID =
  /(?:said|says|asked|told me|looked (?:at|up)|turned to me|whispered|smiled|replied|answered|paused|leaned)/u;
const SERVANT = either(
  /(?:uber|lyft|taxi|cab|bus|truck|delivery) driver|driver|janitor|barista|waiter|waitress|bartender|security guard/u,
  /cleaner|cleaning lady|doorman|old man|old woman|elderly (?:man|woman)|homeless man|homeless woman|cashier/u,
  /flight attendant|stranger|shoeshiner|gardener|fisherman|plumber/u,
);
const NUMBER = '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const LESSON = either(
  /lessons?|takeaways?|truths?|habits|rules|principles|mistakes|secrets|reasons|learnings|insights|things|ways/u,
  /hacks|tips/u,
);

/** Figures of speech: the hook, the list of lessons, who says the wisdom. */
export const FIGURES_OF_SPEECH: Signs = {
  2: {
    where: 'first',
    pattern: pattern(
      'giu',
      /^/u,
      either(
        /(?:i|we) (?:just )?fired (?:my|our|the|a) best\b.*/u,
        /i never thought i(?:'d| would) (?:be )?(?:writing|posting|sharing|saying)\b.*/u,
        sequence(
          /(?:i|we) (?:just )?/u,
          either(
            /got rejected|was rejected|said no|turned down|walked away|quit|failed|cried|lied|almost (?:quit|gave up|lost)/u,
            /hired|interviewed|rejected|ignored|made a (?:huge |big )?mistake|did something|never thought|have a confession/u,
            /need to (?:talk|confess|say)/u,
          ),
          /\b.*/u,
        ),
        /(?:nobody|no one) (?:talks|is talking|tells|told|warns|prepares|wants)\b.*/u,
        sequence(
          /.*\b/u,
          /(?:unpopular opinion|hot take|controversial|hard truth|harsh truth|plot twist|true story|story time|confession)/u,
          /\b.*/u,
        ),
        sequence(
          /.*\b/u,
          either(
            /changed (?:my|the way i|everything|how i)|i'll never forget|blew my mind|stopped me (?:cold|in my tracks)/u,
            /broke me|the best (?:hire|decision|advice|thing|lesson) (?:i|we)/u,
          ),
          /.*/u,
        ),
        /stop \w+ing\b.*|here's (?:the thing|what|why|how)\b.*/u,
        /this (?:is why|one (?:thing|trick|question|habit)|might|will|photo|picture|is not|isn't)\b.*/u,
        /(?:yesterday|today|last (?:week|night|year|month)|this morning),? (?:i|my|a|an|we|something) [^.!?]{3,80}[.:…]*/u,
      ),
      /$/u,
    ),
  },
  5: {
    bare: true,
    pattern: pattern(
      'giu',
      /(?<=^|\n|[.!?…]\s)(?:but |and |so )?/u,
      either(
        /why|how/u,
        sequence(
          /the /u,
          either(
            /result|results|reason|lesson|best part|catch|secret|takeaway|kicker|difference|answer|truth|twist|outcome/u,
            /solution|problem|moral/u,
          ),
        ),
        /what happened(?: next)?|(?:my|his|her|their) (?:answer|response|reply|reaction|secret)|guess what/u,
        /and you know what|you know what|what changed|so what|what did i do|what's the (?:lesson|secret|takeaway)/u,
      ),
      /\?/u,
    ),
  },
  6: pattern(
    'giu',
    anyOf(
      sequence(
        /\b/u,
        NUMBER,
        / (?:\w+ ){0,3}?/u,
        LESSON,
        /\b(?= (?:i|that|my|about|from|every|for|to|on|we|you|no|nobody|it|he|she)|[:.]|\n|$)/u,
      ),
      sequence(
        /\b(?:here(?:'s| is| are) (?:what|the \w+ (?:lessons?|things)|my (?:\w+ )?(?:takeaways|lessons|learnings)))/u,
        /[^.!?\n]{0,60}\b(?:taught|learned|learnt|lessons?|takeaways|learnings|know)\b/u,
      ),
      /\b(?:key|main|biggest|top) (?:takeaways|learnings|lessons)\b|\b(?:what|lessons?) i (?:have )?learned\b/u,
    ),
  ),
  9: [
    pattern(
      'giu',
      anyOf(
        sequence(
          /\b/u,
          either(
            sequence(
              either(
                /it|this|that|success|leadership|sales|failure|hiring|management|culture|growth|work|money|networking|marketing/u,
                /business|rest|feedback|talent|coding|remote work|ai/u,
              ),
              /(?: is not|isn't| isn't|'s not| was not| wasn't)/u,
            ),
            /(?:people|customers|leaders|employees|candidates|they|we|you|teams) (?:don't|do not|aren't|are not|didn't)/u,
            /i didn't/u,
          ),
          / (?:just |only |really )?/u,
          /(?:about |a |an |the |your |luck|talent|quit|leave|buy|need|hire|want|care|follow|lose|fail)[^.!?\n]{0,70}/u,
          /[.,;!—–-]+\s*(?:it|that|this|they|i|we|you)(?:'s|'re| is| was| are|) (?:\w+)[^.!?\n]{0,80}/u,
        ),
        sequence(
          /\b(?:you|we|they|people|i) (?:don't|do not|didn't) have an? (?:[\w-]+ ){0,2}(?<thing>\w+)\.\s+(?:you|we|they|i) /u,
          String.raw`(?:have|had) an? (?:[\w-]+ ){0,2}\k<thing>\b`,
        ),
        /\bnot (?:because|about|just) [^.!?\n]{3,60}[.,;—–-]+\s*(?:but )?(?:because|about) [^.!?\n]{3,80}/u,
      ),
    ),
    pattern(
      'giu',
      /\b(?:we|you|they|i|leaders|winners) (?:don't|didn't|do not) (?<verb>(?!have|need|know|want)\w+) [^.!?\n]{2,40}/u,
      String.raw`[.!]\s+(?:we|you|they|i|leaders|winners) \k<verb>(?:e?d|s)? [^.!?\n]{2,60}`,
    ),
    /(?<=^|\n|[.!?]\s)(?:small|tiny|little|simple|one|same) \w+\. (?:massive|huge|big|major|enormous|different) \w+\./giu,
  ],
  10: [
    {
      bare: true,
      pattern: pattern(
        'giu',
        anyOf(
          /(?:\bno [\p{L}'-]+(?: [\p{L}'-]+){0,2} ?[.,] ?){2}(?:and )?no [\p{L}'-]+(?: [\p{L}'-]+){0,2} ?[.!]/u,
          sequence(
            /(?<=^|\n)(?<same>[\p{L}']+(?: [\p{L}']+)?) [^.!?\n]{2,60}[.!]\s+\k<same> [^.!?\n]{2,60}[.!]\s+\k<same> /u,
            /[^.!?\n]{2,60}[.!]/u,
          ),
        ),
      ),
    },
    {
      bare: true,
      pattern:
        /(?<=^|\n|[.!?]\s)\p{Lu}\p{L}{3,}\.\s+\p{Lu}\p{L}{3,}\.\s+\p{Lu}\p{L}{3,}\.(?=\s|$)/gu,
    },
  ],
  11: pattern(
    'giu',
    anyOf(
      sequence(
        /\b(?:taught|teaches|teach|showed|reminded|learned|learnt|learn)\b[^.!?\n]{0,50}\b(?:about|on|in|of)\b/u,
        /[^.!?\n]{0,30}\b/u,
        either(
          /b2b|sales|leadership|business|management|marketing|hiring|startups?|entrepreneur\w*|customers?|negotiat\w+/u,
          /scaling|branding|productivity|teamwork|resilience|sas|saas|retention|fundraising|onboarding|stakeholders?/u,
          /delegation|closing deals|churn/u,
        ),
        /\b/u,
      ),
      sequence(
        /\b(?:taught|teaches) (?:me|us|you)\b[^.!?\n]{0,40}\babout [^.!?\n]{0,20}\b/u,
        /(?:closing|deals?|pipelines?|alignment|strategy|positioning|pricing|growth|investors?)\b/u,
      ),
    ),
  ),
  12: pattern('giu', /\b(?:my|our|a|his|her) (?:\w+ )?/u, CHILD, /\b[^.!?\n]{0,80}\b/u, SAID),
  13: pattern(
    'giu',
    /\b(?:the|a|an|my|our) (?:\w+ )?/u,
    SERVANT,
    /\b[^.!?\n]{0,70}\b/u,
    either(SAID, /taught|knew|reminded|changed/u),
  ),
};
