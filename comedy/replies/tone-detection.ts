import { either, pattern, sequence } from '../language/pattern-parts.ts';
import { looksForeign, wordSet } from '../language/words.ts';

/** Fewer foreign function words may be a name or a loan word. */
const MIN_FOREIGN_WORDS = 2;
const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;

const SMALL_WORDS =
  wordSet(`di un uno oggi tutti tutte grazie anni che alla questo questa du au aux cette ces nos notre votre merci sur aujourd'hui hoje obrigado obrigada nossa nosso nós depois hoy después gracias nuestro nuestra
  van voor bij naar maar heb hebben wij onze zijn bin haben heute vielen dank mich dich uns noch schon nach seit beim zum zur vom dem dass wie aber att det som har vi på till smo danas iz ili nije sam dziś się moja mój dla jestem`);
const SURE_ENGLISH = wordSet(
  'the of to and is my our we for with that was this you it on at are be have had by from not but',
);

/** Whether a text is in another language than English, by function words or script. */
export function isForeign(text: string): boolean {
  const letters = text.match(LETTER)?.length ?? 0;
  const latin = text.match(LATIN)?.length ?? 0;
  if (letters > 0 && latin < letters / 2) return true;
  const tokens = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const foreign = tokens.filter((token) => SMALL_WORDS.has(token)).length;
  const english = tokens.filter((token) => SURE_ENGLISH.has(token)).length;
  return looksForeign(tokens) || (foreign >= MIN_FOREIGN_WORDS && foreign > english);
}

const COMPLAINT = pattern(
  'iu',
  /\b/u,
  either(
    sequence(
      /(?:is|are) (?:officially |so |now |truly )?/u,
      either(
        /dead|overrated|broken|a (?:scam|lie|myth|joke|trap|waste)|toxic|the (?:problem|worst)|over|useless|pointless/u,
        /not (?:an? )?(?:meeting|culture|family|benefit|perk|strategy)/u,
      ),
    ),
    /(?:tired|sick|enough|fed up) (?:of|with)|do better|unbelievable|ridiculous|unacceptable|disgrace(?:ful)?|shame on|i hate/u,
    /the worst|awful|terrible|never again|(?<!['"](?:please )?)stop (?:\w+ing|saying|calling|pretending|sending|it)|no more/u,
    /please don't|cancel (?:it|them)|should be (?:illegal|banned)|nobody (?:wants|needs|likes|asked)|makes no sense/u,
    /waste of time|can we (?:please )?stop|ruin(?:s|ed|ing)|annoy(?:s|ed|ing)|ghosted|unpaid|rejected/u,
  ),
  /\b/u,
);

/** Whether a post complains, so that its topic must not be praised. */
export const isComplaint = (text: string): boolean => COMPLAINT.test(text);

const SORRY = pattern(
  'giu',
  /\b/u,
  either(
    sequence(
      /(?:we|i) /u,
      either(
        /made (?:a|an|some) (?:\w+ )?(?:mistakes?|error)|(?:got|did) (?:it|this|that) wrong/u,
        /let (?:you|people|our \w+|many of you) down|apologi[sz]e|was wrong(?! about)|messed up|failed you/u,
      ),
    ),
    sequence(
      /(?:we're|we are|i'm|i am) (?:so |very |truly |deeply |really )?sorry/u,
      /(?! to (?:announce|say|hear|see|read|tell)|,? (?:but|not)|,? i'm not)/u,
    ),
    /(?:my|our) (?:sincere |deepest |honest |full )?apolog(?:y|ies)|an apology|(?:this|that) (?:one )?(?:is|was) on (?:me|us)/u,
    /(?:my|our) fault|the fault is (?:ours|mine)|regret (?:to inform|the|any|this|what)/u,
    /take (?:full |the )?(?:responsibility|blame)|making (?:it|this|things) right/u,
  ),
  /\b/u,
);
const IN_JEST = /\b(?:sorry,? (?:but|not)|not sorry|unpopular opinion|hot take|non-?apolog\w+)\b/iu;
const MIN_SIGNS = 2;

/** Whether a post is a sincere apology. */
export function isApology(text: string): boolean {
  if (IN_JEST.test(text)) return false;
  return new Set(text.toLowerCase().match(SORRY)).size >= MIN_SIGNS;
}

const ASKS = pattern(
  'iu',
  /\b/u,
  either(
    /open to (?:work|new (?:roles|opportunities)|opportunities|offers)/u,
    sequence(
      /look(?:ing)? for /u,
      either(
        /work|(?:a|my|the|an?other) (?:\w+ ){0,3}(?:job|role|position|opportunity|chapter|team|home)/u,
        /new (?:roles|opportunities|work)|(?:roles|opportunities|jobs|positions)\b/u,
      ),
    ),
    /if you (?:know|hear) (?:of |about )?(?:any|some)|any (?:\w+ )?work\b/u,
    /any (?:leads|tips|openings|pointers|introductions?|referrals?)/u,
    /(?:leads|introductions|referrals) (?:are|would be) (?:welcome|appreciated)/u,
    /(?:help|hire|refer|introduce) (?:me|them|him|her)\b|reach out (?:if|to me|to them)|available (?:immediately|from|now)/u,
    /need(?:s)? (?:a|their) next (?:job|role)/u,
  ),
);

/** Whether a grave post asks for work or an introduction. */
export const requestsWork = (text: string): boolean => ASKS.test(text);
