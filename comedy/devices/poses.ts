import { anyOf, either, pattern, sequence } from '../language/pattern-parts.ts';
import type { Signs } from './sign.ts';

/** Part of a headline ("Founder | Speaker | Author"). The white space around it belongs to no repetition but its own. */
const HEADLINE_PART = String.raw`(?=[^\n|•]{2})[^\S\r\n\u2028\u2029]*[^\s|•](?:[^\n|•]{0,38}[^\s|•])?[^\S\r\n\u2028\u2029]*`;

/** Poses of the narrator: humbled, thrilled, in tears, up at four. */
export const POSES: Signs = {
  24: pattern(
    'giu',
    /\b/u,
    either(
      /humbl(?:ed|ing)|(?:truly|deeply|beyond|incredibly|so|extremely) (?:honou?red|blessed|privileged)/u,
      /honou?red to (?:be|have been) (?:named|selected|chosen|recogni[sz]ed|included|featured|invited)|beyond grateful/u,
      /blessed to|pinch(?:ing)? m(?:e|yself)/u,
    ),
    /\b/u,
  ),
  25: pattern(
    'giu',
    /\b/u,
    either(
      sequence(
        /(?:thrilled|excited|delighted|ecstatic|stoked|pumped|proud|pleased|happy|honou?red|elated) to /u,
        /(?:announce|share|reveal|report|unveil|introduce)/u,
      ),
      /(?:beyond|super|so|incredibly|absolutely) (?:thrilled|excited|proud|pumped|stoked|ecstatic)/u,
      /some (?:personal|professional|big) news|big (?:news|announcement)|it's official/u,
      /officially (?:joined|certified|an?)|drum ?roll|(?<=^|\n)we did it(?=[ !.])/u,
    ),
    /\b/u,
  ),
  26: /\bi(?:'m| was| am)?(?: just| still| actually| literally)? (?:cried|crying|in tears|teared up|tearing up|sobbed|wept|broke down)\b/giu,
  27: /\b(?:pizza part(?:y|ies)|ping[- ]?pong|foosball|unlimited pto|bean ?bags?|kombucha|we(?:'re| are) (?:like )?a family|nap pods?|free snacks)\b/giu,
  29: pattern(
    'giu',
    /\b/u,
    either(
      sequence(
        either(
          /almost didn't|wasn't (?:going|planning) to|hesitated|debated|i(?:'m| was) (?:nervous|scared|afraid|terrified)/u,
        ),
        /(?: \w+){0,4} (?:post|posting|share|sharing|write|writing|publish)(?:ing)?(?: this| about this)?/u,
      ),
      /i (?:don't|never|rarely)(?: usually| normally| often)? (?:post|share|talk about)\b/u,
      sequence(
        /not (?:normally |usually |really |typically )?(?:one|someone|the type|the kind)(?: of person)?(?: who| to) /u,
        /(?:posts?|shares?|brags?)/u,
      ),
      /deep breath/u,
    ),
  ),
  30: pattern(
    'giu',
    /\b/u,
    either(
      /(?:i'm|i am) (?:no|not an?) (?:expert|guru|genius)|not (?:to|here to|trying to|one to) brag/u,
      /(?:don't|not) (?:want|like|mean|usually) to brag|i don't say this to (?:brag|impress)|not bragging|humble ?brag/u,
      /(?:isn't|not) about (?:the )?(?:money|titles?|likes|me)\b/u,
      /i (?:honestly |still |really )*(?:don't|do not|have no idea) (?:know )?how i (?:ended up|got|made it)\b/u,
      /(?:still|i'm) in shock\b|i was (?:just|only) doing my job\b|i'm not saying (?:it's|i'm|that)\b/u,
    ),
  ),
  31: new RegExp(`^${HEADLINE_PART}(?:[|•]${HEADLINE_PART}){2,}$`, 'gmu'),
  32: pattern(
    'gu',
    anyOf(
      /(?:["'][^"\n]{12,160}["']\s*[-–—~]\s*\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+)?)/u,
      sequence(
        /\b(?:[Aa]s )?/u,
        either(
          /Steve Jobs|Einstein|Albert Einstein|Gandhi|Maya Angelou|Simon Sinek|Elon|Elon Musk|Warren Buffett|Buffett|Oprah/u,
          /Marcus Aurelius|Confucius|Sun Tzu|Nelson Mandela|Mandela|Winston Churchill|Churchill|Henry Ford|Jeff Bezos|Bezos/u,
          /Mother Teresa|Walt Disney|Muhammad Ali|Theodore Roosevelt|Seneca|Rumi|Lao Tzu/u,
        ),
        / (?:once )?(?:said|wrote|told|put it|famously)/u,
      ),
    ),
  ),
  33: pattern(
    'giu',
    /\b/u,
    either(
      sequence(
        /(?:wake|woke|waking|get|got|up|rise|rising|start|starts|started)(?: up)?(?: every (?:day|morning))? (?:at|by) /u,
        /[345](?::\d\d)? ?(?:a\.?m\b\.?)/u,
      ),
      /cold plunge|ice bath|cold showers?|[345](?::\d\d)? ?a\.?m\.? (?:club|wake|alarm|workout|gym|run)/u,
    ),
  ),
  34: pattern(
    'giu',
    /\b/u,
    either(
      sequence(
        /i (?:gave|bought|handed|paid)[^.!?\n]{0,60}\b/u,
        either(
          /homeless|beggar|stranger|meal|sandwich|his lunch|her lunch|my (?:coat|shoes|jacket|umbrella|seat|lunch)|\$\d+/u,
        ),
      ),
      /homeless (?:man|woman|person|guy)/u,
    ),
    /\b/u,
  ),
  35: pattern(
    'giu',
    /\b/u,
    either(
      /(?:new|next|exciting|final) chapter|chapter closes|closing (?:a|this|the) chapter|every ending/u,
      /when one door closes|onwards? and upwards?|new adventure|next adventure|what's next\?/u,
    ),
  ),
  36: pattern(
    'giu',
    /\b/u,
    either(
      /(?:taking|took|need) a (?:break|step back|pause) from (?:linkedin|social media|posting|social)/u,
      /(?:digital|social media) detox|stepping (?:back|away) from (?:linkedin|social media|posting|here)/u,
      /logging off for/u,
    ),
    /\b/u,
  ),
};
