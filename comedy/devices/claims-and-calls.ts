import { either, pattern, sequence, words } from '../language/pattern-parts.ts';
import type { Signs } from './sign.ts';

/** Numbers, truths about the world, and calls for comments. */
export const CLAIMS_AND_CALLS: Signs = {
  39: pattern(
    'giu',
    /\b/u,
    either(
      sequence(
        /\d{1,3}(?:\.\d+)?% of (?:\w+ )?/u,
        either(
          /people|professionals|founders|leaders|you|candidates|success|life|the time|it|employees|managers|startups/u,
          /resumes|interviews|winning|leadership|everything|sales|ceos|men|women|your|my/u,
        ),
      ),
      /(?:from \$?0|zero) to \$?\d[\d.,]*\+?[kmb]?/u,
      /\$\d[\d.,]*[kmb]?\+? (?:in (?:revenue|arr|mrr|sales|profit|\d)|arr|mrr|exit|company|business|startup|deal)/u,
      /\d{1,3}x(?:'?e?d)? (?:my|our|your|the|growth|revenue|results|productivity|better|more|output)|\d{2,5}\.\d{1,2}%/u,
      /in (?:just |only )\d+ (?:days|weeks|minutes|hours)/u,
      /\d{1,3},\d{3}\+? (?:hours|followers|connections|coffees|emails|dms|calls|impressions)/u,
    ),
  ),
  40: pattern(
    'giu',
    /\b/u,
    either(
      /in today's (?:\w+[- ]){0,3}(?:world|landscape|market|environment|economy|age|era)|fast-paced/u,
      /ever[- ](?:evolving|changing)|\w+ landscape\b|delv(?:e|ing)|tapestry|(?:a|is) testament to/u,
      /navigat\w+ the (?:complexities|challenges|uncertain\w+)|in an (?:era|age|world) (?:of|where)/u,
      /it's important to (?:note|remember)|at the intersection of|the power of \w+/u,
    ),
  ),
  42: pattern(
    'giu',
    /\b/u,
    either(
      sequence(
        /that(?:'s| is| was) (?:when|what|how|the (?:moment|day)) (?:i|it|we) /u,
        /(?:realized|realised|learned|hit me|clicked|understood|knew|decided)/u,
      ),
      /(?:the|my) (?:lesson|moral|takeaway|truth|point|biggest lesson)(?: here| of the story)?(?: is|:|\?|,)/u,
      sequence(
        /(?:true|real|great|good|strong) (?:leaders?|leadership|success|wealth|growth|managers?|sales\w*) (?:\w+ )?/u,
        /(?:is|are|isn't|aren't|don't|doesn't|know|knows|do|does|listen|eat|create|build|starts?|comes?)\b/u,
      ),
      /people don't (?:leave|quit|buy)|hire for (?:attitude|character|heart|kindness|hunger)/u,
      /kindness (?:costs|is|always|matters)|people (?:over|before) (?:profits?|process|numbers)/u,
      /skills can be (?:taught|learned)|attitude (?:is|over|beats)|leadership (?:is|isn't|starts|begins)/u,
      /success (?:is|isn't|comes|leaves|doesn't)|failure (?:is|isn't)|culture (?:is|eats|isn't)|moral of the story/u,
      sequence(
        words(
          'sleep success pain failure kindness rejection fear discipline silence comfort happiness patience attention',
          'feedback culture hunger time loyalty grit obsession vulnerability',
        ),
        / (?:is|isn't) (?:an? |the |not an? )?/u,
        either(
          /choice|teacher|strategy|mindset|superpower|muscle|skill|currency|privilege|weapon|compass|competitive advantage/u,
          /fuel|decision|lesson/u,
        ),
        /\b/u,
      ),
      /(?:retention|sales|trust|loyalty|change|innovation|hiring|greatness) (?:starts|begins) (?:at|with|in|when)\b/u,
      sequence(
        /sometimes,? the (?:best|greatest|most important|biggest) /u,
        /(?:mentors?|lessons?|leaders?|teachers?|advice|decisions?)/u,
      ),
    ),
    /\b/u,
  ),
  43: {
    where: 'end',
    pattern: pattern(
      'giu',
      either(
        /(?<=^|\n|[.!?…)]\s)(?:do you )?agree(?: or disagree)?\s?\?+|(?<=^|\n|[.!?…)]\s)(?:your )?thoughts\s?\?+/u,
        /am i wrong\?|who's with me\?*|change my mind/u,
        /\b(?:comment|type|drop|write)(?: a| an| the(?: word)?)? ['"][^'"\n]{1,30}['"](?: below| in the comments)?/u,
        /\b(?:drop|leave|share|tell me|let me know|put)(?: \w+){0,4} (?:in the )?(?:comments?|below)\b/u,
        /\btag (?:a|an|someone|somebody|your)\b/u,
        sequence(
          /(?<=^|\n|[.!?…)]\s|\b(?:please|then|and) )/u,
          either(
            /like (?:and (?:share|comment|repost|follow)|if|this)/u,
            /(?:smash|hit|ring) (?:that |the )(?:like|bell|follow|notification|button)/u,
          ),
          /\b/u,
        ),
        /\b(?:comment|share) if\b/u,
        sequence(
          /(?<=^|\n|[.!?…)]\s)/u,
          either(
            /save (?:this|it)(?: (?:post|one|list))?(?: for (?:later|when|your))?(?=[.!\n]|\s*[📌🔖💾]|$)/u,
            sequence(
              /which (?:one|of these) (?:resonates?|are you|is your|would you|hits|speaks|do you (?:relate|choose|pick))/u,
              /[^.?!\n]{0,40}\?/u,
            ),
            /what's your [\w-]+(?: [\w-]+)?\?(?=\s*(?:👇|⬇))|(?:dis)?agree\b[^.?!\n]{0,12}\?/u,
            /are you an? (?:student|leader|winner|giver|builder|dreamer|doer|lion|wolf|fighter|boss)\?/u,
          ),
        ),
        /👇|⬇️?|\bwhat would you (?:have done|do|add)\?|\b(?:who|anyone) else\?|\blink in (?:the )?(?:first )?comments?\b/u,
      ),
    ),
  },
};
