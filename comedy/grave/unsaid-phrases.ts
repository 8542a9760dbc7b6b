import { anyOf, either, pattern, sequence } from '../language/pattern-parts.ts';
import { LOVED, PARTNER, PET } from './relatives.ts';

/** Grave matter without a grave word: the empty chair, the scan, the note. */
export const UNSAID = pattern(
  'iu',
  anyOf(
    // death
    sequence(
      /\b/u,
      either(LOVED, /it|baby/u, PET),
      / (?:did(?:n't| not)|never) w(?:ake|oke) up(?=[^\p{L}\d]*(?:$|[.,!;\n]))/u,
    ),
    /\b(?:chair|seat|place) at (?:the|our) table (?:is|was|stays|stayed|sits) (?:now )?empty/u,
    /\bside of the bed is (?:cold|empty)|\bno heartbeat\b|\b(?:last|final) breaths?\b/u,
    /\bheart (?:gave out|stopped beating)/u,
    /\b(?:went to|goes to|fell a)\s?sleep for the last time|\bclosed (?:her|his) eyes for the last time/u,
    /\bslipped away (?:peacefully|in (?:her|his))|\bin a better place\b|\bwith the angels\b/u,
    /\bturned off the machines?\b/u,
    /\bnothing (?:more|else|left) (?:\w+ ){0,2}(?:they|we|he|she|doctors?|vet|anyone) (?:could|can) do\b/u,
    /\bnothing (?:more|else) (?:to|that can) be done\b|\bcall (?:in the family|the family in)\b/u,
    /\b(?:days|weeks|months) to live\b/u,
    sequence(
      /\b/u,
      either(/he|she|they/u, LOVED),
      / (?:was|were) (?:still )?alive (?:at|this|when|yesterday|in)\b/u,
    ),
    /\bthen it was just me\b|\bstill (?:call|dial|text) (?:her|his|mom's|mum's|dad's) (?:number|phone)\b/u,
    /\bhear (?:her|his|the) voicemail\b/u,
    sequence(
      /\bpack(?:ed|ing) up (?:her|his|(?:my )?(?:mom|mum|dad|mother|father)'s) /u,
      /(?:closet|clothes|room|things|apartment|house|wardrobe)\b/u,
    ),
    sequence(
      /\b(?:found|finding) (?:my|our|the) /u,
      PET,
      / (?:stiff|cold|lifeless|floating|not moving)\b/u,
    ),
    /\bhave (?:him|her|it) (?:shot|put down)\b/u,
    /\bran over (?:a|my|our|the|his|her) (?:\w+ )?(?:cat|dog|child|kid|boy|girl|man|woman|person)\b/u,
    /\b(?:south|north|twin) towers?\b|\b9\/11\b|\bseptember 11\b/u,
    // births, illness
    /\bborn (?:\w+ )?at \d\d weeks\b|\bfight(?:s|ing)? for (?:every|each) breath\b/u,
    /\b(?:isn't|not|stopped|wasn't) breathing\b|\bbreath(?:e|ing) on (?:his|her|their) own\b/u,
    /\bnursery\b[^.!?]{0,40}\b(?:door shut|door closed|stays? empty)/u,
    sequence(
      /\b/u,
      either(LOVED),
      / collapsed\b(?! (?:laughing|on the (?:couch|sofa|bed)|with laughter))/u,
    ),
    /\bambulance (?:took|came|arrived|rushed)\b|\bcalled (?:an|the) ambulance\b/u,
    sequence(
      /\b/u,
      either(LOVED),
      / (?:does(?:n't| not)|did(?:n't| not)|no longer) (?:recogni[sz]es?|remembers?|knows?) /u,
      /(?:me|us|who (?:i am|we are)|my name|her own|his own)\b/u,
    ),
    sequence(
      /\b(?:shadow|spot|lump|mass|something) (?:on|in) (?:my|his|her|the) /u,
      /(?:lung|liver|brain|breast|scan|x-?ray|kidney|mri|pancreas)\b/u,
    ),
    /\bmastectom\w+|\bmalignant\b|\bmetasta\w+|\binoperable\b|\bwalk again\b/u,
    /\bpsych(?:iatric)? (?:ward|hospital|unit)\b/u,
    // despair, hunger, drink
    /\b(?:don't|do not|didn't|not sure i) want to (?:be here anymore|be alive|live|wake up)\b|\bwant(?:ed)? to die\b/u,
    /\bbetter off without me\b|\bnothing (?:feels|seems|is) worth (?:it|living|doing)(?: anymore)?\b/u,
    /\bno reason to (?:live|go on)\b|\bcan'?t go on\b/u,
    /\bwrote (?:a|the|my) (?:goodbye )?(?:note|letter) to my (?:family|kids|children|parents|wife|husband)\b/u,
    /\bcan'?t get out of bed\b[^!?]{0,40}\b(?:weeks|months|days)\b/u,
    /\bcut(?:ting)? myself (?:again|every|last|at night|to feel)\b|\bscars on (?:my|her|his) (?:arms?|wrists?)\b/u,
    /\bhaven'?t eaten (?:in|for) (?:\w+ )?(?:days|weeks)\b|\bcan'?t stand (?:how i look|my body|the mirror)\b/u,
    /\bmak(?:es|ing) (?:herself|himself|myself) (?:sick|throw up)\b/u,
    /\b(?:throw(?:s|ing)? up|sick) after (?:every|each) meal\b/u,
    /\bbottle of (?:wine|vodka|whiske?y|gin|rum) (?:a day|a night|every|each|before|by noon)\b|\bheroin\b/u,
    /\bfentanyl\b|\bopioids?\b|\bgambl(?:ed|ing) (?:away|debts?)\b/u,
    // violence, hatred
    sequence(
      /\b/u,
      either(PARTNER),
      / (?:hits|beats|chokes|choked|slapped|punched|threatens|threatened) (?:me|us|the kids)\b/u,
      /(?! (?:at|in|to|with (?:an? )?(?:fact|question|joke|bill|invoice|pun)))/u,
    ),
    /\bused to (?:lock|starve|burn|choke) (?:me|us|him|her)\b/u,
    /\b(?:gets?|got|was|were|been|being) beaten(?: up)?(?= (?:by (?:my|his|her) |at school|because|on the|every|up))/u,
    /\bfinally left him\b|\b(?:sleeping|staying|living) (?:at|in) (?:a|the) (?:women's |homeless )?shelter\b/u,
    /\b(?:man|stranger|guy|someone|somebody) followed (?:me|her) (?:home|to (?:my|her))\b|\bgrop(?:ed|es|ing)\b/u,
    /\bgrabbed me\b/u,
    /\b(?:touche[sd]|touching|rubs|rubbing|strok(?:es|ing)) my (?:back|leg|thigh|knee|waist|body|chest|hair)\b/u,
    /\bsomething in (?:my|her|his) drink\b|\b(?:spiked|roofied)\b/u,
    /\b(?:photos|pictures|pics|messages|nudes) (?:that )?i never asked for\b/u,
    /\bslurs?\b(?! (?:my|his|her|their) (?:words|speech))|\bswastikas?\b|\bn-word\b/u,
    sequence(
      /\bbecause (?:he|she|i|they|we)(?:'s|'m|'re| is| am| are| was| were) /u,
      /(?:black|asian|gay|trans|muslim|jewish|latin[oa]|brown|lesbian|queer|disabled|foreign|immigrants?|an immigrant)/u,
      /\b/u,
    ),
    /\b(?:heard|saw) my (?:accent|surname|skin|hijab|headscarf)\b/u,
    /\b(?:hit|ran over|struck|killed) an? (?:cyclist|pedestrian|motorcyclist|child)\b/u,
    /\bpulled from the (?:pool|water|river|lake|wreck\w*|rubble|car)\b/u,
    sequence(
      /\b(?:daughter|son|child|kid|sister|brother|wife|husband|mother|father|she|he) (?:did(?:n't| not)) come home /u,
      /(?:on|last|and)\b/u,
    ),
    /\bpolice (?:have (?:her|his|their) photo|are (?:looking|searching))\b/u,
    // home, marriage, work
    /\bbank (?:is taking|took|has taken) (?:the|our|my) (?:house|home)\b/u,
    /\b(?:living|sleeping|live|sleep) in (?:the|our|my|his|her) (?:car|van) (?:since|for|with the|now)\b/u,
    /\bsleep(?:ing|s)? (?:rough|on the streets?)\b|\bfood bank\b/u,
    sequence(
      /\b(?:wife|husband|partner) (?:left|walked out|moved out)/u,
      /(?= and took the (?:kids|children)| me\b| us\b|[^\p{L}\d]*$)/u,
    ),
    /\bsigned the papers and (?:moved|left|walked)\b|\btook the (?:kids|children) and left\b/u,
    sequence(
      /\b(?:had to|have to|having to) (?:let go of|let|fire|sack) /u,
      /(?:a|an|my|our|the|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half|most|\d+)\b[^.!?]{0,20}\b/u,
      /(?:people|person|colleagues?|employees?|team|staff|guy|man|woman|friend|someone)\b/u,
    ),
    sequence(
      /\b(?:fired|sacked) (?:a|an|one of|two|three|\d+) (?:\w+ )?/u,
      /(?:guy|man|woman|people|person|father|mother|colleagues?|employees?)\b/u,
    ),
    /\blast day,? (?:along )?with (?:about |over )?\d+/u,
    sequence(
      /\b(?:said|say|saying) goodbye to (?:\d+ ?%|\d+|half|a third|a quarter|most) (?:of )?/u,
      /(?:our|the|my|people|colleagues|employees|teammates)/u,
    ),
    /\bto (?:those|everyone|all) (?:who (?:are|were) )?(?:affected|impacted)\b|\bannounced (?:\w+ )?cuts\b/u,
    /\b(?:role|position) (?:was|is|has been|were) made redundant\b/u,
    sequence(
      /(?<!\b(?:gym|phone|parking|cable|internet|mobile|machine|lease) )\bcontract /u,
      /(?:won't|will not|wouldn't|isn't|is not|wasn't|was not|hasn't been|has not been|is not going to|isn't going to) /u,
      /(?:be |being )?(?:renewed|extended|prolonged)\b/u,
    ),
    /\b(?:not|n't) (?:renewing|extending|going to renew|going to extend) my contract\b/u,
  ),
);
