import { anyOf, either, pattern, sequence } from '../language/pattern-parts.ts';
import { KIN } from './relatives.ts';

export const HEAVY_POST = pattern(
  'iu',
  /\b/u,
  either(
    /rest in peace|in (?:loving )?memory|memorial service/u,
    /lost (?:her|his|their|a long|the) (?:battle|fight|life|lives)|no longer with us/u,
    /(?:sudden |tragic |our |my |this |a great )loss of|sorry for (?:your|the) loss|condolences|gone too soon/u,
    /took (?:his|her|their) own life|passed(?= (?:on|last|this|peacefully|suddenly|after))|pass(?:es|ing) away/u,
    /funeral|wake for|divorc(?:e|ed|ing)|separated from my|marriage ended|break-?up|hospitali[sz]ed/u,
    /in (?:the )?hospital|emergency room|\bicu\b|surgery|transplant|tumou?rs?|biopsy|in remission|relapse[ds]?|sober/u,
    /sobriety|addict(?:ion|ed to (?:alcohol|drugs|pills))|alcoholi(?:sm|c)|panic attacks?|nervous breakdown/u,
    /mental breakdown|ptsd|trauma(?:tic)? (?:brain|injury)|bipolar|schizophreni\w+|postpartum|miscarriage|infertility/u,
    /ivf|chronic (?:illness|pain)|seizures?|sepsis|parkinson\w*|multiple sclerosis|war in|war broke|the war|at war/u,
    /wars? (?:has|have|is|are) (?:forced|taken|killing|destroying)|bomb(?:ing|ed|s)|air ?strikes?|missiles?|invasion/u,
    /ceasefire|hostages?|casualties|victims? of|earthquakes?|hurricane|wildfires?|tsunami/u,
    /flood(?:ed|s)? (?:our|my|the) (?:home|house|town|city)|lost (?:our|my|their|his|her|the) (?:home|house)/u,
    /homelessness/u,
    sequence(
      /(?:i'm|i am|we're|we are|i was|we were|became|become|made (?:me|us)|been|left (?:me|us)|and|now|end(?:ed)? up) /u,
      /homeless/u,
    ),
    /homeless (?:again|since|with (?:my|the|two|three|a) (?:kids?|children|baby|son|daughter)|shelter)|bankruptcy/u,
    /plane crash|car (?:wreck|crash|accident)|(?:had|in) an accident/u,
    /(?:bad|terrible|serious|tragic|horrible|fatal) accident|accident (?:left|took|killed)/u,
    /hit by a (?:car|truck|bus|drunk)|stab(?:bed|bing)|shot (?:and|dead|him|her|in the)|shooting|kidnap\w*/u,
    /domestic violence|violence|missing (?:person|since)|rape[ds]?|stalk(?:ed|ing|er)|hate crimes?|lynch\w*|slavery/u,
    /famine|starv(?:ing|ation)/u,
    sequence(
      /(?:role|job|position|roles|jobs|positions) (?:was|were|is|are|has been|have been|being) /u,
      /(?:eliminated|cut|made redundant|impacted|affected|terminated)/u,
    ),
    /impacted by (?:the )?(?:layoff|reduction|restructur|cuts)\w*/u,
    /part of (?:the|a|their|our) (?:reduction|layoff|restructur|cuts)\w*|workforce reductions?|reduction in force/u,
    /reduc(?:e|ed|ing) (?:our|the) (?:workforce|headcount|team)|(?:job|staff|headcount) cuts|downsiz(?:ed|ing)/u,
    /(?:due to|because of|part of|after|by|amid|in) (?:a |the |our |this )?restructuring/u,
    /lost (?:my|his|her|their|our) (?:job|jobs|position|role)/u,
    /let go of (?:\d+%?|half|some|many|most|part|a third|a quarter|people|our|my)/u,
    sequence(
      /let (?:me|us|them|him|her|\d+ \w+|half|a third|most) (?:of (?:us|the team|our team) )?go/u,
      /(?! (?:first|through|over|into|back|ahead|on|with|to|home|deeper|straight|of|out|down|for|and))/u,
    ),
    /(?:been|was|were|got|being) (?:let go|sacked|terminated|dismissed)|unemployed|jobless|laid-?off/u,
    /shut(?:ting)? down (?:the|our|my) (?:company|startup|business)|winding down/u,
  ),
  /\b/u,
);

/** Loss in other words, and disasters that happen to people. */
export const HEAVY_TURN = pattern(
  'iu',
  /\b/u,
  either(
    sequence(
      /lost /u,
      either(
        /grand\w+|gran|granny|nana?|papa|him/u,
        sequence(
          /her/u,
          '(?=',
          anyOf(
            sequence(
              / /u,
              either(
                /to|last|in|this|on|yesterday|today|too|so|at|after|when|while|forever|suddenly|and|before|far|just|early|husband/u,
                /wife|partner|kids?|family|legs?|arm|sight|hearing|hair|memory/u,
              ),
              /\b/u,
            ),
            /[^\p{L}\p{N} ]|$/u,
          ),
          ')',
        ),
        /them (?:both|all)/u,
        sequence(
          /(?:a|an|our|one of our|my|his|her|their) (?:\w+ ){0,2}/u,
          either(
            /colleague|friend|founder|teammate|mentor|boss|dog|cat|baby|babies|twins|child|children|parents?|grand\w+|uncle/u,
            /aunt|cousin|nephew|niece|partner|spouse|fianc\w+|pregnancy|pet|people|soul|member/u,
          ),
        ),
        /the (?:baby|pregnancy|twins)|everything (?:we|i|they) (?:had|owned)/u,
      ),
    ),
    /tragic(?:ally)? (?:death|loss|news|accident|passing|events?|left|lost|killed|died|taken|ended|weekend|day)/u,
    /tragedy|heart-?broken|heart-?breaking|devastat(?:ed by|ing (?:news|loss|diagnosis))/u,
    sequence(
      /(?:position|job|role|team|department) /u,
      /(?:no longer exists|is gone|has been cut|was cut|got cut|doesn't exist anymore|disappeared)/u,
    ),
    sequence(
      /(?:cut|cutting) (?:\d+|hundreds|thousands|half|a third)(?: of (?:our|the))? /u,
      /(?:jobs|roles|staff|people|employees|positions|team)/u,
    ),
    /(?:affected|impacted|hit) by (?:\S+ ){0,4}(?:cuts|reductions?|restructuring|reorganization|rif|closure)/u,
    /severance|job loss(?:es)?|out of (?:a job|work)|(?:asked|told) (?:me )?to clear (?:my|our) desks?/u,
    /left us (?:too|this|last|on|yesterday|suddenly|forever|behind|far)/u,
    /(?:no longer|not) here (?:to see|with us|anymore)/u,
    /(?:year|years|month|months|christmas|birthday|holiday) without (?:my|our|him|her|you|them|mom|mum|dad)/u,
    /clos(?:e|ed|ing) (?:our|its|their|the) doors/u,
    sequence(
      /clos(?:ing|ed) down (?:my|our|the) /u,
      /(?:company|startup|business|shop|store|restaurant|office|factory|plant|clinic)/u,
    ),
    /shutting (?:our doors|down)|never (?:woke up|came home|made it home)/u,
    /did(?:n't| not) (?:survive|make it(?! (?:to|in|on|past|into|through|easy|work|onto)))/u,
    /the (?:blast|explosion|shelling)|rocket (?:attack|fire)|drone strike|evacuat(?:ed|ion)/u,
    sequence(
      /said (?:goodbye|farewell) to (?:my|our|his|her) (?:\w+ )?/u,
      either(
        /dog|cat|horse|pet|best friend|mom|mum|mother|dad|father|grand\w+|brother|sister|wife|husband|son|daughter|aunt/u,
        /uncle/u,
      ),
    ),
    /fight(?:ing|s)? for (?:her|his|their|my) li(?:fe|ves)|life[- ]threatening|critical condition|on a ventilator/u,
    /put (?:him|her|our dog|my dog|our cat|my cat) (?:to sleep|down)|rainbow bridge|in heaven|looking down on/u,
    /caregiver|kidney|blood clot|aneurysm|epilep\w+|lupus|crohn\S*|hiv|autoimmune|long covid|amputat\w+|insulin/u,
    /diabet\w+|arthritis|palliative|nicu/u,
    /stage (?:[1-4]|four|iv|iii)\b(?= |\.|,|$)(?! of (?:the )?(?:funding|project|process|growth|plan|rollout))/u,
    /stillbirth|deport\w+|asylum|bull(?:ied|ying)|racis[mt]\w*|foreclos\w+|custody/u,
    /mental health (?:crisis|leave|struggles?|break)/u,
    /struggl(?:ed|ing) with (?:my )?(?:anxiety|mental|alcohol|grief|ocd|an eating)/u,
    /drown(?:ed|ing) (?:in the|at sea|last)|orphan\w*|crying (?:in|every) (?:my car|night|day|the)|cried myself/u,
    /buried (?:my|our|him|her)|gave birth (?:too|at \d+ weeks)|premature (?:baby|birth|labor)/u,
    /(?:lost|losing|miss(?:ing)?) (?:a |my |our )?loved ones?|thoughts and prayers/u,
    /keep (?:him|her|them|us|me) in your (?:thoughts|prayers)|gofundme/u,
  ),
  /\b/u,
);

/** The same about a relative, the body, the home or the workplace. */
export const HEAVY_NEAR = pattern(
  'iu',
  /\b/u,
  either(
    sequence(
      /(?:my|our|his|her) (?:\w+ ){0,2}/u,
      either(KIN),
      /(?: \w+)? (?:is|was|are) (?:gone|dying|ill|sick|very sick|missing|in pain)/u,
    ),
    sequence(
      either(/he|she/u, KIN),
      /(?: \w+)? (?:has|had) passed(?! (?:the|a|an|his|her|all|every|me|my|it|\d))/u,
    ),
    /laid (?:\S+ ){1,4}to rest|(?:the|from the|a) hospital (?:called|rang|bed|room|stay|visit)/u,
    /(?:walked|escorted|sent|left|home|out)(?: \w+){0,4} with (?:a|my|one) (?:cardboard )?box/u,
    /in(?:to)? a cardboard box|accidents?|bankrupt\w*|shell(?:ed|ing)|my (?:own )?mental health/u,
    /lost (?:\w+ ){1,2}(?:students|children|people|colleagues|lives|soldiers|friends|teammates|babies|parents)/u,
    /(?:services|role|position|job) (?:is|are|was|were) no longer (?:required|needed)/u,
    /(?:clear(?:ed|ing)?|pack(?:ed|ing)?)(?: up)? my desk|in recovery(?! \w)/u,
    /gave (?:me|him|her|us) (?:\w+ ){1,2}to live|doctors? gave (?:me|him|her|us)|(?:not|n't|never) (?:come|came) home/u,
    /found a (?:lump|tumou?r|mass)|(?:fired|sacked|dismissed) (?:me|us|him|her|them)(?! up)/u,
    /(?:motorcycle|motorbike|bike|bicycle|bus|train|skiing|ski|traffic|road|boating|helicopter) (?:crash|accident)/u,
    /serious (?:crash|injur\w+|illness)|broke my (?:leg|arm|back|neck|hip|wrist|foot|ankle)|test results came back/u,
    /biops\w+|scan showed|(?:half|all|most) (?:of )?my (?:team|colleagues) (?:is|are|was|were) gone|last goodbye/u,
    /final goodbye/u,
  ),
  /\b/u,
);
