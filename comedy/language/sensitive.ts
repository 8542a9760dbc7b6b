const HEAVY =
  /\b(?:died|dies|dying|death|deaths|(?<!(?:phone|battery|laptop|server|wifi|internet|plant|plants|car|printer|drop)(?: is| was|'s| went)? )dead(?! ?(?:line|lines|lift|lifts|end|tired|serious|battery|weight|pixel|last|inside))|passed away|funerals?|burial|buried (?:my|our|him|her)|cremat\w+|eulogy|obituary|widow\w*|grie[fv]\w*|mourn\w*|cancer|tumou?r|chemo\w*|leuk[a]?emia|hospice|terminal(?:ly)? ill|dementia|alzheimer\w*|stroke (?:last|victim|patient)|had a stroke|heart attack|miscarr\w+|stillb\w+|overdos\w+|rehab|suicid\w*|self-harm\w*|kill(?:ed|ing)? (?:myself|himself|herself|themsel\w+)|end(?:ing)? my life|depress(?:ed|ion)|eating disorder|anorexi\w*|abus(?:e|ed|ive)|assault\w*|raped?|molest\w*|harass\w*|murder\w*|massacre|genocide|holocaust|terroris\w+|(?:mass|school) shootings?|refugee\w*|laid[- ]off|lay(?:ing)?[- ]?offs?|layoffs?|redundanc\w+|made redundant|lost (?:my|his|her|our|their) jobs?|(?<!\b(?:\w+n't|not|never|almost|nearly) )(?:got|was|were|been|being|get) (?:fired|let go|sacked)|evict\w+|lost (?:my|our) (?:baby|son|daughter|mom|mum|mother|dad|father|wife|husband|grandma|grandmother|grandpa|grandfather|brother|sister|friend)|diagnos\w+|car (?:crash|accident)|wheelchair|paraly[sz]ed|in a coma|life support|intensive care|house burned)\b/iu;

const HEAVY_ELSEWHERE =
  /(?:\b(?:murió|muerte|muerto|muerta|falleci\w+|entierro|suicidio|cáncer|despid(?:o|ieron)|gestorben|beerdigung|begräbnis|selbstmord|krebs|entlassen|gekündigt|décès|décéd\w+|enterrement|obsèques|licenciée?|morreu|funerale|morto)(?![\p{L}])|死|葬|癌|自殺|解雇|умер|похорон)/iu;

/** Whether the words speak of something nobody should be teased about. */
export function isSensitive(text: string): boolean {
  return HEAVY.test(text) || HEAVY_ELSEWHERE.test(text);
}

const GUARDED =
  /\b(?:black (?:people|man|men|woman|women|guy|guys)|asians?|latin[oax]s?|hispanics?|jew(?:s|ish)?|muslims?|islam\w*|christians?|hindus?|sikhs?|arabs?|mexicans?|immigrants?|foreigners?|gays?|lesbians?|queers?|trans(?:gender|sexual)?|bisexuals?|non-?binary|disabled|disabilit\w+|autis\w+|blind (?:man|woman|people|person)|deaf|retard\w*|cripple\w*|fag\w*|nigg\w*|kikes?|chinks?|spics?|tranny|trannies|whores?|sluts?|bitch(?:es)?|cunts?|nazis?|hitler|kkk)\b/iu;

/** Whether the words name a group, a slur or a hateful cause, so that they may only be quoted, never played with. */
export function isGuarded(text: string): boolean {
  return GUARDED.test(text);
}
