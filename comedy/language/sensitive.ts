import { anyOf, either, pattern, sequence, words } from './pattern-parts.ts';

const MACHINES = anyOf(
  /phone|battery|batteries|laptop|server|wi-?fi|internet|(?:house)?plants?|tomato(?:es)?|cactus|flowers?|car/u,
  /printer|computer|router|connection|starter|sourdough|succulents?|cactus|fern|basil|orchid|mic|microphone/u,
  /projector|screen|tv|app|site|website|startup|drop|line|camera|headset|watch|fridge|toaster|conversation|joke/u,
  /chat|thread|deal/u,
);

/** Idioms that only sound grave; removed before the search. */
const IDIOMS = pattern(
  'giu',
  anyOf(
    sequence(
      /\bdead /,
      either(
        /tuples?|rows?|ids?|letter queues?|locks?|keys?|branch(?:es)?|stores?|nodes?|process(?:es)?|threads?|objects?|references?/,
        /sessions?|code|links?|stock|leads?|accounts?|pages?|urls?|imports?|neurons?|space|data|languages?|metaphors?/,
        /man's switch/,
      ),
      /\b/,
    ),
    sequence(
      /\bdead[ -]?/,
      either(
        /lines?|lift(?:s|ed|ing)?|ends?|tired|serious|batter\w+|weight|pixels?|last|inside|silen\w+|quiet|center|simple|pan|zone/,
        /on my feet|wrong|right|easy|heat/,
      ),
      /\b/,
    ),
    sequence(
      /\b(?<!\b(?:in|inside) (?:the|our|my|his|her|that) )/u,
      either(MACHINES),
      /(?: (?:is|was|are|were|has|have|had|just|went|finally|suddenly|almost)|'s)* (?:dead|died|dies|dying)\b/u,
    ),
    /\b(?:plant|cactus|fern|orchid|flower|tomato|basil|phone|battery|laptop)s? (?:and|but|that|which) (?:it |they )?(?:died|dies)\b/,
    /\bdying (?:to|for|my|his|her|their|of (?:embarrassment|boredom|laughter|curiosity|shame|cringe|thirst))\b/,
    /\bdied (?:laughing|inside|of (?:embarrassment|boredom|laughter|shame|cringe))\b/,
    /\bover my dead body\b|\bto die for\b|\bdie[ -]?hards?\b|\bthe die is cast\b/,
    /\b(?:gave|giving) (?:me|him|her|us|them|everyone|my \w+) a heart attack\b|\bheart attack (?:of a|on a)\b/,
    /\bcancer season\b|\bmurder mystery\b/,
    sequence(
      /\bmurder(?:ed|ing|s)? (?:an?|the|my|that) (?:\w+ )?/,
      /(?:song|solo|playlist|ballad|karaoke|classic|speech|buffet|burrito|pizza|set)\b/,
    ),
    /\b(?:pottery|clay|pots?|mugs?|bowls?|vases?|kiln|tiles?) (?:was|were|got|gets|is|are) fired\b/,
    /\blay(?:ing)? off the (?:snacks?|sugar|carbs?|coffee|salt|bread|cheese|donuts?|gas|horn|caffeine|booze|wine|sweets?|candy|bacon)\b/,
    /\bjob titles?\b/,
  ),
);

const FAMILY = anyOf(
  /baby|son|daughter|mom|mum|mother|dad|father|parents?|wife|husband|partner|grandma|grandmother|grandpa/u,
  /grandfather|granny|nana|brother|sister|twin|uncle|aunt|cousin|niece|nephew|friend|best friend|child|kids?/u,
);
const PETS = 'dog|cat|pet|puppy|kitten|horse|rabbit|hamster|parrot|goldfish|pup|kitty';

const HEAVY = pattern(
  'iu',
  anyOf(
    /\b(?:died|dies|dying|deaths?|dead)\b/,
    /\bpassed away\b|\bpassed (?:peacefully|suddenly)\b|\b(?:took|ended|taken) (?:his|her|their|my) (?:own )?li(?:fe|ves)\b/,
    new RegExp(
      `\\b(?:${FAMILY}|${PETS}) passed(?: (?:on|last|this|yesterday|in|at))\\b(?! (?:notes|the|the chance)\\b)`,
    ),
    sequence(
      /\blost (?:my|our|his|her|their) (?:old |dear |little )?/u,
      either(FAMILY, PETS),
      /\b/u,
      '(?!',
      / (?:at|in) (?:an? |the )?/u,
      words(
        'mall store supermarket airport ikea costco walmart target crowd park museum maze parking lounge chess argument',
      ),
      ')',
      /(?!')/u,
    ),
    sequence(
      /\bput (?:my|our|the|his|her|their) (?:\w+ )?/u,
      either(PETS),
      /s? (?:down|to sleep)\b/u,
    ),
    sequence(/\bput down (?:my|our|the|his|her|their) (?:\w+ )?/u, either(PETS), /\b/u),
    /\bfunerals?\b|\bburials?\b|\bburied (?:my|our|him|her)\b|\bcremat\w+|\beulog\w+|\bobituar\w+|\bscatter\w*.{1,30}ashes\b/,
    /\bwidow(?:er)?s?\b|\bgrie[fv]\w*|\bmourn\w*/,
    /\bcancer\b|\btumou?rs?\b|\bchemo\w*|\bleuka?emia\b|\bhospice\b|\bterminal(?:ly)? ill\b/,
    /\bstage (?:four|three|iv|iii|4|3)\b(?! of\b)|\b(?:kidney|liver|heart|lung|organ|marrow) transplant\b|\bdialysis\b/,
    /\bdementia\b|\balzheimer\w*|\bparkinson\w*|\bmultiple sclerosis\b|\bepilep\w+|\bstroke (?:last|victim|patient)\b/,
    /\b(?:had|having|suffered) a stroke\b|\bheart attacks?\b|\bparaly[sz]ed\b|\bin a coma\b|\blife support\b/,
    /\bintensive care\b|\bin the icu\b|\bhospitali[sz]ed\b|\bwheelchair\b|\bdiagnos\w+/,
    /\bmiscarr\w+|\bstillb\w+|\bivf\b|\binfertil\w+|\boverdos\w+|\brehab\b/,
    /\b(?:years?|months?|weeks?|days?|getting|got|gone|stay\w*|newly) sober\b|\balcoholi[cs]\w*/,
    /\bsuicid\w*|\bself-harm\w*|\bkill(?:ed|ing)? (?:myself|himself|herself|themsel\w+)\b|\bend(?:ing)? my life\b/,
    /\bdepress(?:ed|ion)\b|\bpanic (?:attacks?|disorder)\b|\beating disorder\b|\banorexi\w*|\bbulimi\w*/,
    /\babus(?:e|ed|ive)\b|\bassault\w*|\braped?\b|\bmolest\w*|\bharass\w*|\bmurder\w*|\bmassacre\b|\bgenocide\b|\bholocaust\b/,
    /\bterroris\w+|\b(?:mass|school) shootings?\b|\b(?:was|were|been|got) killed\b/,
    /\bused to (?:beat|hit) (?:me|us|him|her|my)\b/,
    /\brestraining order against (?:my|his|her) (?:ex|father|husband|dad|boyfriend|stepfather)\b/,
    /\brefugees?\b|\bfled (?:the|our|from|a) (?:\w+ )?(?:war|country|home|regime)\b|\bair ?strikes?\b/,
    /\b(?:earthquake|tornado|hurricane|flood|wildfire|fire) (?:took|destroyed) (?:our|my|their|the)\b|\bhouse burned\b/,
    /\bdrunk driver\b|\bhit and run\b|\bcar (?:crash|accident|wreck)\b|\bevict\w+/,
    /\blaid[- ]off\b|\blay(?:ing)?[- ]?offs?\b|\blayoffs?\b|\bredundanc\w+|\bmade redundant\b/,
    /\blost (?:my|his|her|our|their) jobs?\b|\beliminated (?:my|our|his|her|their) (?:position|role|job|team)s?\b/,
    /\b(?:position|role|job|team)s? (?:was|were|got|has been) (?:eliminated|cut)\b/,
    /\b(?:been|was|am|are|is|still)? ?unemployed (?:for|since)\b|\bout of work (?:for|since)\b/,
    /(?<!\b(?:\w+n't|not|never|almost|nearly) )\b(?:got|was|were|been|being|get) (?:fired(?! (?:up|off)\b)|let go|sacked)\b/,
    /\bdivorc\w+/,
    sequence(
      /\bmy (?:wife|husband|fianc[eé]e?|partner|girlfriend|boyfriend) left (?:me|us)\b/,
      /(?! (?:on (?:read|seen|delivered|hold|mute)|the last|a note|in charge|alone with))/,
    ),
  ),
);

const HEAVY_ELSEWHERE = pattern(
  'iu',
  either(
    sequence(
      /\b/u,
      either(
        /murió|muerte|muerto|muerta|falleci\w+|entierro|suicidio|cáncer|despid(?:o|ieron)|gestorben|beerdigung|begräbnis/u,
        /selbstmord|krebs|entlassen|gekündigt|décès|décéd\w+|enterrement|obsèques|licenciée?|morreu|funerale|mort[oa]|lutto/u,
        /licenziat[oa]|perdí mi (?:trabajo|empleo)|perdi meu emprego|demitid[oa]|zwolnili|pogrzeb/u,
      ),
      /(?![\p{L}])/u,
    ),
    /死|葬|癌|自殺|解雇|умер|похорон/u,
  ),
);

/** Whether the text has a grave word. */
export function isSensitive(text: string): boolean {
  const plain = text.replaceAll('’', "'").replace(IDIOMS, ' ');
  return HEAVY.test(plain) || HEAVY_ELSEWHERE.test(text);
}

const GUARDED = pattern(
  'iu',
  /\b/u,
  either(
    /black (?:people|man|men|woman|women|guy|guys)|asians?|latin[oax]s?|hispanics?|jew(?:s|ish)?|muslims?|islam\w*/u,
    /christians?|hindus?|sikhs?|arabs?|mexicans?|immigrants?|foreigners?|gays?|lesbians?|queers?|trans(?:gender|sexual)?/u,
    /bisexuals?|non-?binary|disabled|disabilit\w+|autis\w+|blind (?:man|woman|people|person)|deaf|retard\w*|cripple\w*|fag\w*/u,
    /nigg\w*|kikes?|chinks?|spics?|tranny|trannies|whores?|sluts?|bitch(?:es)?|cunts?|nazis?|hitler|kkk/u,
  ),
  /\b/u,
);

/** Whether the text names a group of people, a slur or a hateful cause: it may be quoted, but not joked about. */
export function isGuarded(text: string): boolean {
  return GUARDED.test(text);
}
