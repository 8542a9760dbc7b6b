/** The kinds of grave matter that gentle plots are written for. */
export type GentleKind = 'despair' | 'violence' | 'loss' | 'illness' | 'job' | 'other';

const SOMEBODY =
  '(?:he|she|they|who|(?:step|grand|foster )?(?:father|dad|mother|mom|mum|parents?)|uncle|aunt|brother|sister|husband|wife|boyfriend|girlfriend|partner|ex|coach|teacher|boss|manager|co-?worker|colleague|roommate|neighbou?r|man|men|guy|stranger|somebody|someone|cops?|police)';

/** The first match decides. Only for texts that are known to be grave. */
const KINDS: readonly (readonly [GentleKind, RegExp])[] = [
  [
    'despair',
    /\bsuicid|\bkill(?:ed|ing|s)? (?:him|her|my|them|it)sel(?:f|ves)\b|\b(?:shot|hung|hanged|drowned|poisoned|hurt(?:ing)?|harm(?:ed|ing)?|cut(?:ting)?) (?:him|her|my|them)sel(?:f|ves)\b|\bself-?harm|\bhanging\b|\bjumped (?:off|from|in front of)\b|\boverdos|\btook (?:all|too many|a bottle of)[^.!?]{0,20}\b(?:pills|tablets|meds|medication)\b|\btak(?:e|ing|en) (?:my|his|her|their) (?:own )?li(?:fe|ves)\b|\btook (?:his|her|their|my) (?:own )?li(?:fe|ves)\b|\bend(?:ing|ed)? (?:it(?: all)?|my life|his life|her life|everything)\b|\b(?:want(?:ed|s)?|wish\w*) (?:to )?(?:die|be dead|disappear|not exist|not wake|never wake|i (?:was|were) dead|i (?:hadn't|had not|had never|didn't|wouldn't))|\b(?:not|n't|no longer|not sure i) (?:\w+ ){0,2}(?:want|wanna|wish) (?:to )?(?:be (?:here|alive)|live|exist|go on|wake up|keep going)\b|\bbetter off (?:without me|dead)\b|\b(?:no|any|a) (?:reason|point) (?:to|in|for) (?:get up|getting up|live|living|go on|going on|be alive|wak\w+)|\bcan'?t (?:go on|do this any ?more|take it any ?more|live like)\b|\btired of (?:living|being alive|life)\b|\b(?:goodbye|farewell) (?:note|letter)\b|\b(?:depress(?:ed|ion)|hopeless(?:ness)?|despair|panic attacks?|(?:nervous|mental) breakdown|psych(?:iatric)? (?:ward|hospital|unit))\b|\bnothing (?:\w+ )?(?:is|seems|feels) worth\b|\bsu[iï]cid|\bselbstmord|\bsuizid|\bdas leben genommen|\bsterben will|\bwill nicht mehr leben|\bôté la vie|\bplus envie de vivre|\bquit[oó] la vida|\bno quiero (?:vivir|seguir)|\btirou a (?:própria )?vida|\btolto la vita|自殺|死にたい/iu,
  ],
  [
    'violence',
    new RegExp(
      String.raw`\b${SOMEBODY}\b(?: \w+){0,3} (?:hit|hits|beat|beats|slap(?:s|ped)|punch(?:es|ed)|kick(?:s|ed)|chok(?:es|ed)|strangl(?:es|ed)|push(?:es|ed)|shov(?:es|ed)|threw|throws|burn(?:s|ed|t)|bit|bites|hurts?|touch(?:es|ed)|grab(?:s|bed)|lock(?:s|ed)|threaten(?:s|ed)|follow(?:s|ed)|attack(?:s|ed)|assault(?:s|ed)|spat|spits|forc(?:es|ed)|stabb?(?:s|ed)|shot) (?:me|us|my|her|at me|on me|the kids)\b|\b(?:rap(?:e|ed|es|ist|ing)|molest\w*|abus(?:e|ed|es|er|ive|ing)|assault\w*|grop(?:e|ed|es|ing)|mugg(?:ed|ing)|strangl\w+|stalk(?:s|ed|er|ing)|domestic violence|harass\w*|bull(?:y|ied|ying|ies)|gunpoint|knifepoint|kidnap\w*|spiked|roofied|slurs?|hate crimes?|traffick\w+|carjack\w+)\b|\brobbed\b|\b(?:was|were|got|been|being|get) (?:\w+ )?(?:beaten|stabbed|attacked|jumped|choked|slapped|punched|threatened|shot at)\b|\b(?:pulled|held|put|pointed) an? (?:gun|knife)\b|\b(?:touching|rubbing|stroking|grabbing) (?:my|her|his) (?:leg|thigh|knee|back|waist|body|chest|hair)\b|\bgrabbed me\b|\bfollowed me home\b|\bthe shelter\b|\bwomen's shelter\b|\bfinally left him\b|\bme (?:pega|golpea|pegaba|golpeaba|bate|batia|frappe|frappait|picchia|picchiava|violó)\b|\bschlägt (?:mich|uns)\b|\bschlug (?:mich|uns)\b|\bvergewaltig|\bviol(?:ée|ación|ada)\b`,
      'iu',
    ),
  ],
  [
    'loss',
    /\b(?:die[ds]?|dying|dead|death|passed|funeral|burial|buried|cremat\w+|ashes|hospice|eulogy|obituary|widow\w*|orphan\w*|miscarr\w+|stillb\w+|rest in peace|rip|in memory|goodbye|condolences|grie(?:f|ving)|mourn\w*|murder\w*|killed|put (?:\w+ ){1,3}(?:down|to sleep)|no heartbeat|run over|hit by a|is gone|are gone|heartbeat was gone)\b|\b(?:gestorben|verstorben|tot|beerdigung|morte?s?|décédée?|perdu (?:mon|ma|mes)|perd[ií] (?:a mi|(?:o )?(?:meu|minha))|muri[oó]|falleci\w*|enterr\w+|faleceu|morreu|morto)\b|死/iu,
  ],
  [
    'illness',
    /\b(?:cancer|tumou?rs?|chemo\w*|leuk[a]?emia|lymphoma|terminal|diagnos\w+|scan|mri|biops\w+|lump|malignant|metasta\w+|mastectom\w+|stage (?:[1-4]|one|two|three|four|i{1,3}v?)|surgery|operation|transplant|icu|nicu|hospital\w*|ambulance|emergency room|stroke|heart attack|dementia|alzheimer\w*|parkinson\w*|multiple sclerosis|als|epilep\w+|seizures?|diabet\w+|lupus|hiv|aids|sepsis|blood clot|aneurysm|ventilator|coma|paraly[sz]\w+|amputat\w+|wheelchair|going blind|went blind|going deaf|kidney|liver|ill|illness|sick|relapse[ds]?|sober|sobriety|rehab|addict\w*|alcoholi\w+|overweight|anorexi\w+|bulimi\w+|eating disorder|infertil\w+|ivf|doctors?|vet|test results|krebs|krank|krankenhaus|cáncer|câncer|kanker|cancro|enferm\w+|doente|malad\w+|hôpital|malattia)\b|癌|がん|病/iu,
  ],
  [
    'job',
    /\b(?:laid[- ]?off|lay(?:ing)?[- ]?offs?|lost (?:my|his|her|their|our) (?:\w+ )?(?:job|jobs|position|role|work)|jobs?|fired|sacked|let (?:me|us|him|her|them|\S+ people|\S+ employees|half|most|a third) go|let go|redundan\w+|unemploy\w+|jobless|severance|terminat\w+|dismiss\w+|position|role|contract|downsiz\w+|restructur\w+|reduction in force|workforce|headcount|desk|cuts?|gekündigt|kündigung|entlass\w+|arbeitslos|licenci\w+|licenziat\w+|despid\w+|desped\w+|demit\w+|chômage|paro)\b/iu,
  ],
];

/** Classifies a grave text. */
export function gentleKind(text: string): GentleKind {
  return KINDS.find(([, words]) => words.test(text))?.[0] ?? 'other';
}
