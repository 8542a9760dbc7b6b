import { anyOf, either, pattern, sequence } from '../language/pattern-parts.ts';

const SOMEBODY = either(
  /he|she|they|who|(?:step|grand|foster )?(?:father|dad|mother|mom|mum|parents?)|uncle|aunt|brother|sister|husband/u,
  /wife|boyfriend|girlfriend|partner|ex|coach|teacher|boss|manager|co-?worker|colleague|roommate|neighbou?r|man|men/u,
  /guy|stranger|somebody|someone|cops?|police/u,
);

/** The first match decides. Only for texts that are known to be grave. */
const KINDS = {
  despair: pattern(
    'iu',
    anyOf(
      /\bsuicid|\bkill(?:ed|ing|s)? (?:him|her|my|them|it)sel(?:f|ves)\b/u,
      /\b(?:shot|hung|hanged|drowned|poisoned|hurt(?:ing)?|harm(?:ed|ing)?|cut(?:ting)?) (?:him|her|my|them)sel(?:f|ves)\b/u,
      /\bself-?harm|\bhanging\b|\bjumped (?:off|from|in front of)\b|\boverdos/u,
      /\btook (?:all|too many|a bottle of)[^.!?]{0,20}\b(?:pills|tablets|meds|medication)\b/u,
      /\btak(?:e|ing|en) (?:my|his|her|their) (?:own )?li(?:fe|ves)\b|\btook (?:his|her|their|my) (?:own )?li(?:fe|ves)\b/u,
      /\bend(?:ing|ed)? (?:it(?: all)?|my life|his life|her life|everything)\b/u,
      sequence(
        /\b(?:want(?:ed|s)?|wish\w*) (?:to )?/u,
        either(
          /die|be dead|disappear|not exist|not wake|never wake|i (?:was|were) dead|i (?:hadn't|had not|had never|didn't|wouldn't)/u,
        ),
      ),
      sequence(
        /\b(?:not|n't|no longer|not sure i) (?:\w+ ){0,2}(?:want|wanna|wish) (?:to )?/u,
        /(?:be (?:here|alive)|live|exist|go on|wake up|keep going)\b/u,
      ),
      /\bbetter off (?:without me|dead)\b/u,
      /\b(?:no|any|a) (?:reason|point) (?:to|in|for) (?:get up|getting up|live|living|go on|going on|be alive|wak\w+)/u,
      /\bcan'?t (?:go on|do this any ?more|take it any ?more|live like)\b|\btired of (?:living|being alive|life)\b/u,
      /\b(?:goodbye|farewell) (?:note|letter)\b/u,
      sequence(
        /\b/u,
        either(
          /depress(?:ed|ion)|hopeless(?:ness)?|despair|panic attacks?|(?:nervous|mental) breakdown/u,
          /psych(?:iatric)? (?:ward|hospital|unit)/u,
        ),
        /\b/u,
      ),
      /\bnothing (?:\w+ )?(?:is|seems|feels) worth\b|\bsu[iï]cid|\bselbstmord|\bsuizid|\bdas leben genommen|\bsterben will/u,
      /\bwill nicht mehr leben|\bôté la vie|\bplus envie de vivre|\bquit[oó] la vida|\bno quiero (?:vivir|seguir)/u,
      /\btirou a (?:própria )?vida|\btolto la vita|自殺|死にたい/u,
    ),
  ),
  violence: pattern(
    'iu',
    anyOf(
      sequence(
        /\b/u,
        SOMEBODY,
        /\b(?: \w+){0,3} /u,
        either(
          /hit|hits|beat|beats|slap(?:s|ped)|punch(?:es|ed)|kick(?:s|ed)|chok(?:es|ed)|strangl(?:es|ed)|push(?:es|ed)/u,
          /shov(?:es|ed)|threw|throws|burn(?:s|ed|t)|bit|bites|hurts?|touch(?:es|ed)|grab(?:s|bed)|lock(?:s|ed)/u,
          /threaten(?:s|ed)|follow(?:s|ed)|attack(?:s|ed)|assault(?:s|ed)|spat|spits|forc(?:es|ed)|stabb?(?:s|ed)|shot/u,
        ),
        / (?:me|us|my|her|at me|on me|the kids)\b/u,
      ),
      sequence(
        /\b/u,
        either(
          /rap(?:e|ed|es|ist|ing)|molest\w*|abus(?:e|ed|es|er|ive|ing)|assault\w*|grop(?:e|ed|es|ing)|mugg(?:ed|ing)/u,
          /strangl\w+|stalk(?:s|ed|er|ing)|domestic violence|harass\w*|bull(?:y|ied|ying|ies)|gunpoint|knifepoint|kidnap\w*/u,
          /spiked|roofied|slurs?|hate crimes?|traffick\w+|carjack\w+/u,
        ),
        /\b/u,
      ),
      /\brobbed\b/u,
      sequence(
        /\b(?:was|were|got|been|being|get) (?:\w+ )?/u,
        /(?:beaten|stabbed|attacked|jumped|choked|slapped|punched|threatened|shot at)\b/u,
      ),
      /\b(?:pulled|held|put|pointed) an? (?:gun|knife)\b/u,
      /\b(?:touching|rubbing|stroking|grabbing) (?:my|her|his) (?:leg|thigh|knee|back|waist|body|chest|hair)\b/u,
      /\bgrabbed me\b|\bfollowed me home\b|\bthe shelter\b|\bwomen's shelter\b|\bfinally left him\b/u,
      /\bme (?:pega|golpea|pegaba|golpeaba|bate|batia|frappe|frappait|picchia|picchiava|violó)\b/u,
      /\bschlägt (?:mich|uns)\b|\bschlug (?:mich|uns)\b|\bvergewaltig|\bviol(?:ée|ación|ada)\b/u,
    ),
  ),
  loss: pattern(
    'iu',
    anyOf(
      sequence(
        /\b/u,
        either(
          /die[ds]?|dying|dead|death|passed|funeral|burial|buried|cremat\w+|ashes|hospice|eulogy|obituary|widow\w*|orphan\w*/u,
          /miscarr\w+|stillb\w+|rest in peace|rip|in memory|goodbye|condolences|grie(?:f|ving)|mourn\w*|murder\w*|killed/u,
          /put (?:\w+ ){1,3}(?:down|to sleep)|no heartbeat|run over|hit by a|is gone|are gone|heartbeat was gone/u,
        ),
        /\b/u,
      ),
      sequence(
        /\b/u,
        either(
          /gestorben|verstorben|tot|beerdigung|morte?s?|décédée?|perdu (?:mon|ma|mes)|perd[ií] (?:a mi|(?:o )?(?:meu|minha))/u,
          /muri[oó]|falleci\w*|enterr\w+|faleceu|morreu|morto/u,
        ),
        /\b/u,
      ),
      /死/u,
    ),
  ),
  illness: pattern(
    'iu',
    anyOf(
      sequence(
        /\b/u,
        either(
          /cancer|tumou?rs?|chemo\w*|leuk[a]?emia|lymphoma|terminal|diagnos\w+|scan|mri|biops\w+|lump|malignant|metasta\w+/u,
          /mastectom\w+|stage (?:[1-4]|one|two|three|four|i{1,3}v?)|surgery|operation|transplant|icu|nicu|hospital\w*|ambulance/u,
          /emergency room|stroke|heart attack|dementia|alzheimer\w*|parkinson\w*|multiple sclerosis|als|epilep\w+|seizures?/u,
          /diabet\w+|lupus|hiv|aids|sepsis|blood clot|aneurysm|ventilator|coma|paraly[sz]\w+|amputat\w+|wheelchair|going blind/u,
          /went blind|going deaf|kidney|liver|ill|illness|sick|relapse[ds]?|sober|sobriety|rehab|addict\w*|alcoholi\w+|overweight/u,
          /anorexi\w+|bulimi\w+|eating disorder|infertil\w+|ivf|doctors?|vet|test results|krebs|krank|krankenhaus|cáncer|câncer/u,
          /kanker|cancro|enferm\w+|doente|malad\w+|hôpital|malattia/u,
        ),
        /\b/u,
      ),
      /癌|がん|病/u,
    ),
  ),
  job: pattern(
    'iu',
    /\b/u,
    either(
      /laid[- ]?off|lay(?:ing)?[- ]?offs?|lost (?:my|his|her|their|our) (?:\w+ )?(?:job|jobs|position|role|work)|jobs?|fired/u,
      /sacked|let (?:me|us|him|her|them|\S+ people|\S+ employees|half|most|a third) go|let go|redundan\w+|unemploy\w+|jobless/u,
      /severance|terminat\w+|dismiss\w+|position|role|contract|downsiz\w+|restructur\w+|reduction in force|workforce|headcount/u,
      /desk|cuts?|gekündigt|kündigung|entlass\w+|arbeitslos|licenci\w+|licenziat\w+|despid\w+|desped\w+|demit\w+|chômage|paro/u,
    ),
    /\b/u,
  ),
};

/** The kinds of grave matter that gentle plots are written for. */
export type GentleKind = keyof typeof KINDS | 'other';

/** Classifies a grave text. */
export function gentleKind(text: string): GentleKind {
  const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[];
  return kinds.find((kind) => KINDS[kind].test(text)) ?? 'other';
}
