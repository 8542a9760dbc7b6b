import { anyOf, either, pattern, sequence } from '../language/pattern-parts.ts';
import { LOVED, PET, NEAR, BEATER, AT_END } from './relatives.ts';

/** Suicide, violence, robbery, a bad scan: unambiguous phrases. */
export const PLAIN = pattern(
  'iu',
  anyOf(
    // death by one's own hand
    sequence(
      /\b(?:found|finding) (?:my|our|her|his|the) (?:\w+ )?/u,
      either(LOVED, NEAR),
      / hanging/u,
      either(
        AT_END,
        sequence(
          / (?:in|from) (?:the|a|his|her|our) (?:\w+ )?/u,
          /(?:closet|garage|attic|basement|tree|shower|beam|rafters?|barn|wardrobe|bedroom|bathroom|cell|rope)\b/u,
        ),
      ),
    ),
    sequence(
      /\b(?:shot|hung|hanged|drowned|poisoned|slit|harmed|starved) /u,
      /(?:himself|herself|themselves|his wrists|her wrists|my wrists)\b/u,
      /(?! (?:in the foot|out to dry|an?|some|two|several|another))/u,
    ),
    sequence(
      /\b(?<!\blike )(?:jumped|leapt|jump|jumping) (?:off|from|out of) (?:the|a|his|her|our|that) (?:\w+ )?/u,
      /(?:roof|bridge|balcony|building|overpass|cliff|viaduct|\w+ floor)\b/u,
      /(?! (?:in|with|on|for) (?:a|the|my|his|her) (?:\w+ )?(?:bungee|rope|parachute|harness|bet|dare)| into)/u,
    ),
    sequence(
      /\b(?:jumped|threw (?:himself|herself)|stepped|walked) in front of (?:a|the|his|her) (?:\w+ )?/u,
      /(?:train|truck|tram|subway|lorry)\b/u,
    ),
    sequence(
      /\b(?:tried|trying|going|gonna|want|wants|wanted|plan|planned|planning) to /u,
      either(
        /kill (?:my|her|him|them)sel(?:f|ves)/u,
        sequence(
          /end /u,
          either(/it all|my life|her life|his life|their life/u, sequence(/it/u, AT_END)),
        ),
        /end it (?:tonight|today|tomorrow|again|last)|hang (?:my|her|him)self|overdose|hurt myself/u,
        /disappear (?:forever|for good)|stop existing|not exist/u,
      ),
      /\b/u,
    ),
    sequence(
      /\b(?:think|thought|thinking|thoughts|dream|fantasi[sz]e) (?:\w+ )?(?:about|of) /u,
      either(
        /ending (?:it(?! with)|my life|everything)|killing myself|suicide|hurting myself|dying (?:every|all)/u,
        /not (?:being here|waking up|being alive)/u,
      ),
      /\b/u,
    ),
    sequence(
      /\bwish (?:that )?i /u,
      either(
        sequence(
          /(?:had ?n[o']t|had never|never|did ?n[o']t|would ?n[o']t|could just not) (?:been born|woken up|wake up|woke up)/u,
          either(AT_END, / (?:this|today|at all|anymore)/u),
        ),
        /(?:was|were) (?:dead|never born)/u,
      ),
    ),
    sequence(
      /\b(?:don't|do not|can't|cannot|no longer) (?:see|have|find) (?:a|any|the|one) (?:reason|point) /u,
      /(?:to (?:get up|live|go on|wake up|keep going|be here|be alive)|in (?:living|going on|life|being here))\b/u,
    ),
    sequence(
      /\b(?:took|swallowed|taken) /u,
      /(?:all|a (?:whole )?bottle|a handful|a box|an entire bottle|the whole bottle|too many) (?:of )?/u,
      /(?:(?:the|my|her|his|sleeping|pain) ){0,2}/u,
      /(?:pills|tablets|sleeping pills|painkillers|tylenol|paracetamol|xanax|medication)\b/u,
    ),
    sequence(/\b(?:i|we)(?: just| really)? (?:want|wanna|wish) (?:to )?die/u, AT_END),
    /\b(?:don't|do not) want to (?:live|exist|be here|be alive|wake up) (?:anymore|any more|any longer)\b/u,
    /\bnobody would (?:miss me|notice if i (?:was|were) gone|care if i (?:died|was gone|disappeared))\b/u,
    sequence(/\btired of /u, either(/being alive/u, sequence(/living/u, AT_END))),
    /\b(?:cut|cutting|burn|burning|hurt|hurting) myself (?:again|on purpose|when|every|to)\b(?! shav)/u,
    /\bself[- ]harm\w*/u,
    // blows
    sequence(
      /\b/u,
      BEATER,
      / (?:\w+ )?(?:beat|beats|hit|hits|slapped|slaps|kicked|kicks|punched|punches|whipped|burned) /u,
      /(?:me|us|my (?:mom|mum|mother|sister|brother|sons?|daughters?|kids?))/u,
      either(
        AT_END,
        sequence(
          / /u,
          either(
            /as (?:a |an )?(?:child|kid|boy|girl|children|kids)|growing up|until (?:i|we)|every (?:day|night|week|time)/u,
            /last night/u,
            sequence(/again/u, AT_END),
            /with (?:a|his|her|the) (?:belt|stick|cable|cord|fists?|shoe|hose|pan|ruler|bat)/u,
            /in (?:the (?:face|stomach|head|ribs|mouth|chest)|front of (?:the|my|our) (?:kids|children|son|daughter))/u,
            /so (?:hard|badly)|unconscious|bloody|senseless/u,
            sequence(
              /when /u,
              either(
                /i was (?:a |little|small|six|seven|eight|nine|ten|young)|he (?:drinks|drank|was drunk|is drunk|'s drunk)|drunk/u,
              ),
            ),
          ),
          /\b/u,
        ),
      ),
    ),
    sequence(
      /\bused to (?:beat|hit|whip|choke|slap|kick|punch|burn|touch) (?:me|us|my (?:mom|mum|mother|sister|brother))\b/u,
      /(?! (?:at|up|in (?:chess|every|tennis|a)|to the|with (?:jokes|questions|emails)))/u,
    ),
    sequence(/\b(?:he|she) (?:hits|beats|hit) me(?!\.\.)/u, AT_END),
    sequence(
      /\b/u,
      either(
        /he|she|they|who/u,
        BEATER,
        NEAR,
        /coach|teacher|priest|cousin|brother|sister|man|guy|cop|son/u,
      ),
      / (?:\w+ )?(?:strangle[sd]?|choke[sd]?|rape[sd]?|molest(?:s|ed)?|grope[sd]?|stabbed|threaten(?:s|ed) to kill) /u,
      /(?:me|us|my (?:mom|mum|mother|sister|brother|son|daughter))\b/u,
      /(?! (?:up|out) with| on (?:a|the|his|her|my)| in the back)/u,
    ),
    /\bput (?:his|her) hands around my (?:neck|throat)\b/u,
    sequence(
      /\b(?:pushed|threw|shoved|kicked|dragged) (?:me|her|him|my (?:mom|mum|mother|sister)) /u,
      either(
        /down (?:the|a|some|two) (?:\w+ )?stairs|against (?:the|a) wall|into (?:the|a) wall/u,
        /through (?:the|a) (?:\w+ )?(?:door|window)|by (?:my|her) hair/u,
      ),
      /\b/u,
    ),
    sequence(
      /\b(?:robbed|mugged|held up|carjacked|threatened|raped)[^.!?]{0,20} at (?:gun|knife) ?-?point\b/u,
      /(?! by (?:a|an|my) (?:\w+-year-old|\d+-year-old|toddler|nephew|niece|kid))/u,
    ),
    /\bgrop(?:ed|es) (?:me|my (?:daughter|sister|wife|friend))\b/u,
    /\b(?:raped|molested|assaulted) (?:me|us|my (?:daughter|sister|son|brother|mother|wife|friend))\b/u,
    /\bby (?:a|the) drunk driver\b/u,
    /\bi(?:'ve)? (?:hit and )?killed (?:a|the) (?:man|woman|child|boy|girl|cyclist|pedestrian|person)\b/u,
    sequence(
      /\bmy (?:\w+ )?/u,
      either(
        /son|daughter|brother|sister|nephew|niece|cousin|father|dad|mother|mom|mum|husband|wife|friend|uncle|student/u,
        /neighbou?r/u,
      ),
      / (?:got|was|has been) (?:shot|stabbed|murdered|killed|raped|kidnapped|beaten up)\b/u,
      '(?!',
      anyOf(
        / (?:down|by (?:the|a|an|my) (?:\w+ )?(?:machine|printer|umbrella|chair|paper|goose|toddler|cat))/u,
        sequence(
          / (?:at|in) (?:\w+ )?/u,
          /(?:laser|paintball|chess|uno|trivia|fortnite|mafia|\w+ship|the (?:school )?play|a film|the film)/u,
        ),
      ),
      ')',
    ),
    // death
    sequence(
      /\b/u,
      either(LOVED, /fianc[eé]e?|boyfriend|girlfriend|teammate/u),
      / (?:died|was killed|killed (?:him|her)self) /u,
      either(
        /(?:\w+ ){1,3}(?:ago|before|after)|of (?!laughter|laughing|boredom|embarrassment|curiosity|shame|thirst)|alone/u,
        /on (?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)|yesterday/u,
        /last (?:night|week|month|year|spring|summer|autumn|fall|winter)|this (?:morning|week|month|year)/u,
        sequence(
          /in /u,
          either(
            /january|february|march|april|may|june|july|august|september|october|november|december|hospital|his sleep/u,
            /her sleep|my arms/u,
          ),
        ),
      ),
      /\b/u,
    ),
    sequence(
      /\beveryone (?:else )?(?:in|on|inside) (?:the|our|my|his|her|that) (?:\w+ )?/u,
      /(?:car|house|boat|plane|bus|truck|van|building|family|train) (?:died|was killed|is dead|drowned|burned)\b/u,
    ),
    /\bheartbeat (?:was|is|had) (?:gone|stopped|lost)\b/u,
    /\b(?:no|was no|not a|without a|lost the) (?:more )?heartbeat\b/u,
    sequence(
      /(?:^|[.!?\n"']\s{0,3}|\b(?:my|our|dear|and|but) )/u,
      either(
        /grand(?:ma|pa|mother|father|dad|mom|mum|pop)|nana|papa|mom|mum|dad|mama|gran|granny|nan|abuela|abuelo|daddy/u,
        /mummy/u,
      ),
      / (?:(?:is|'s) gone(?=[^\p{L}\d,]*(?:$|[.!\n]))|(?:has |just )?pass?ed(?=[^\p{L}\d,]*(?:$|[.!;\n])))/u,
    ),
    // illness
    sequence(/\b(?:going|went|gone|go) blind/u, AT_END),
    /\bgoing blind (?:and|in (?:both|one|my))\b/u,
    sequence(
      /\b(?:scans?|mri|ct|pet scan|biopsy|mammogram|blood ?work|ultrasound|test results?)\b[^.!?]{0,32}\b/u,
      either(
        /is ?n[o']t good|is not good|was ?n[o']t good|aren't good|are not good|not good/u,
        /(?:is|was|are|were|came back) (?:bad|positive|abnormal|malignant|worse)|has spread|have spread/u,
      ),
    ),
    sequence(
      /\b(?:told|said|says?|that|it's|its|is|was) (?:(?:it|he|she|mum|mom|dad|i)(?:'s|s|'m| is| was| am) )?terminal/u,
      AT_END,
      /(?![^\p{L}]*terminal)/u,
    ),
    // war, border, prison
    sequence(
      /\b(?:rockets?|missiles?|drones?|shells?|bombs?|mortars?) (?:has |have |just )?/u,
      /(?:hit|struck|fell on|destroyed|landed (?:on|in)) (?:our|my|the|a|his|her|their) (?:\w+(?:'s)? ){0,2}/u,
      either(
        /neighbou?rhood|building|house|home|street|school|hospital|market|town|city|village|block|apartment|kindergarten/u,
        /station/u,
      ),
      /\b/u,
    ),
    sequence(
      /\b/u,
      either(LOVED, /boyfriend|girlfriend/u),
      / (?:is|was|went|got sent|goes|has been|is back|was sent) (?:back )?(?:in|to) (?:prison|jail)/u,
      either(AT_END, / (?:for|again|until|since)\b/u),
    ),
    // pets
    sequence(
      /\bhad to put (?!it|that|this|them|me|you|everything|dinner)\p{L}+ (?:down|to sleep)/u,
      either(AT_END, / (?:today|this|yesterday|last|on)\b/u),
    ),
    sequence(
      /\b(?:my|our|the|his|her) (?:\w+ )?/u,
      PET,
      / (?:was|got|has been|is|had been) (?:just )?/u,
      /(?:run over(?! to)|hit by (?:a|the) (?:car|truck|bus|van|train)|poisoned)\b/u,
      /(?! by (?:the|my|a) (?:\w+ )?(?:roomba|vacuum|robot|toddler|stroller))/u,
    ),
    sequence(
      /\bvet (?:says?|said|gave|gives|thinks)\b[^.!?]{0,25}\b/u,
      either(
        sequence(
          /(?:a|one|two|three|few|\d+) (?:hours|days|weeks|months?|week)(?: left| to live| at most)?/u,
          AT_END,
        ),
        /it's time|won't make it|nothing (?:more|left|else)/u,
      ),
    ),
    // work
    sequence(
      /\b(?:\d[\d,.]{0,20}|hundred|thousand|hundreds|thousands|dozens|half|a third|a quarter) (?:of )?/u,
      /(?:our |my |the )?(?:\w+ ){0,2}(?:people|colleagues|employees|teammates|workers|staff|team) (?:will be|are|were)/u,
      / (?:leaving (?:us|the company)|let go|losing their)\b/u,
    ),
  ),
);
