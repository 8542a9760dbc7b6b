import { either, pattern, sequence, words } from '../language/pattern-parts.ts';

/** Idioms with a grave word. */
export const SAYINGS = pattern(
  'giu',
  /\b/u,
  either(
    /divorced from (?:my|our|the|any|all|every) (?:idea|ideas|reality|facts|notion|needs|outcome)/u,
    /dying (?:to|for|of (?:laughter|boredom|curiosity))|to die for|die[- ]?hards?|die on (?:this|that|the|my) hill/u,
    /died (?:laughing|of (?:laughter|boredom|embarrassment))/u,
    sequence(
      /(?<!\bin (?:the|our|my|his|her|that) )/u,
      /(?:phone|battery|laptop|wifi|printer|car|conversation|chat|server|idea|deal|thread|microphone|mic|plant) /u,
      /(?:just )?died/u,
    ),
    sequence(
      /dead/u,
      either(
        sequence(
          /[- ]/u,
          either(
            /tired|serious|simple|easy|wrong|right|set|on|end|ends|heat|quiet|horses?|silent|silence|weight|last|air|code/u,
            /inside|lift|lifts|battery|link|links|line|lines|tuples?|rows?|ids?|letters?|queues?|keys?|pools?|branch(?:es)?/u,
            /zones?|reckoning|stores?|nodes?|process(?:es)?|threads?|objects?|references?|sessions?|hosts?|drops?|stock|money/u,
            /leads?|accounts?|projects?|features?|pages?|urls?|imports?|weights?|neurons?|reckon\w*|time|center|centre/u,
            /domains?|repos?|feeds?|channels?|data|space|load|man's switch|sea|language|languages|metaphors?|inventory|domain/u,
            /code paths?|jobs? queue/u,
          ),
        ),
      ),
    ),
    /drop dead gorgeous|brain ?dead|left for dead|left (?:me|us|him|her|them) on (?:read|seen|delivered|hold|mute)/u,
    /stab(?:bed|bing|s)? (?:\w+ )?in the back/u,
    sequence(
      /(?:the )?cancer of (?:this|our|the|every|any|modern) /u,
      /(?:company|office|team|industry|workplace|work|business|productivity|organi[sz]ation|startup|tech|linkedin)/u,
    ),
    /death (?:by (?:powerpoint|meeting|a thousand|slide)|march|spiral|grip|star|metal|valley|stare|trap)/u,
    /(?:scared|bored|worked|tired|worried|love \w+|loved \w+) to death|matter of life and death|valley of death/u,
    sequence(
      /(?:absolutely |totally |really )?kill(?:ed|ing|s)? /u,
      /(?:it|the (?:vibe|game|mood|deal|feature|project|meeting|process))/u,
    ),
    /killer (?:feature|app|product|team|deal)|(?:got|get|getting|so|all|am|was|were|me) fired up|fired up|fired off/u,
    /laid out|good grief|locked (?:my|him|her|your|them|our)sel(?:f|ves) out/u,
    /(?:my \w+ )?lost (?:a|my|his|her) (?:\w+ )?tooth/u,
    /lost (?:my|our) \w+ (?:in|at) (?:the (?:supermarket|store|mall|airport|parking lot)|ikea)/u,
    /giv\w+ (?:me|us|him|her) (?:so much )?grief|murder mystery|murder board|stroke of (?:luck|genius)/u,
    /kill(?:ing|ed)? (?:time|bugs|processes)|price wars?|bidding wars?|star wars|war ?rooms?|war stories/u,
    /war for talent|talent wars?|streaming wars?|browser wars?|culture wars?|happy accidents?|by accident/u,
    /(?:(?:not|never) an?|isn't an|wasn't an|no) accidents?|accident waiting|accident report|accident(?:al)?ly/u,
    /an accident of|crash course|crash(?:ed)? (?:the|my|our) (?:party|server|laptop|site|app|computer)|sick of/u,
    /sick and tired|sick (?:deck|design|beat|setup)|heart attack(?= when i saw (?:the|my) (?:bill|inbox|price))/u,
    /suicide squad|career suicide|bombed (?:the|my|his|her|an?|that|our) \w+|cancer research/u,
    /abus(?:e|ed|ing) (?:the|our|of the|of our) (?:api|system|rate|feature|copier|printer|coffee|term|word)/u,
    /diagnos\w+ (?:the|a|this|our) (?:bug|problem|issue|root|server|network|printer|query|leak)/u,
    /(?:bug|root-cause|system) diagnos\w+|self-diagnos\w+|terminal (?:window|command|velocity|[a-d0-9])/u,
    /depress(?:ed|ing) the (?:button|key|pedal)|rehab(?:bed|bing)? (?:a|the|an old) (?:house|building|kitchen)/u,
  ),
  /\b/u,
);

/** Grave words about food, things and games. */
export const SAID_LIGHTLY = pattern(
  'giu',
  /\b/u,
  either(
    /(?:shoes|boots|heels|feet|stairs|hill|traffic|commute|heat|queue) (?:is|are|was|were) (?:pure |absolute )?murder/u,
    /bombed at|divorced (?:my|our|the) (?!(?:\w+ )?(?:wife|husband|partner|spouse|ex)\b)\w+/u,
    sequence(
      /(?:murder|kill|massacre|slaughter|demolish)(?:ed|ing)? (?:an?|the|that|my) (?:whole |entire )?/u,
      /(?:bag|box|bowl|plate|tub|pack|bottle|pizza|burger|cake|sandwich|watermelon|burrito|pint|buffet|salad|taco)/u,
    ),
    /evicted from (?:my|the|our) (?:\w+ ){0,2}(?:chair|couch|sofa|bed|seat|spot|desk|pillow|lap)/u,
    /(?:evicted|fired|sacked|dumped) by (?:the|my|our) (?:\w+ )?(?:cat|dog|roomba|app|printer|toddler)/u,
    /(?:monopoly|board game)[^.!?\n]{0,40}bankrupt\w*|bankrupt\w*[^.!?\n]{0,20}(?:monopoly|park lane|boardwalk)/u,
    /(?:diet|motivation|patience|enthusiasm|resolution|appetite|dignity|weekend|career as \w+ \w+)(?: \w+)? died/u,
    /died a (?:little|bit)(?: inside| more)?|horoscope[^.!?\n]{0,20}cancer|cancers? (?:rising|moon|season)/u,
    sequence(
      /(?:funeral|burial|eulogy|obituary|memorial(?: service)?|wake|lay-?offs?) (?:for|of) (?:the|our|my|an?) /u,
      /(?:\w+ ){0,2}/u,
      words(
        'machine printer plant laptop phone car sweater sock mug chair stapler toaster microwave project website cactus',
        'couch sofa keyboard kettle umbrella spreadsheet',
      ),
    ),
    sequence(
      /(?:laptop|phone|car|printer|computer|machine|plant|fridge|project|cactus|sourdough)(?: \w+)? (?:is|was|'s) on /u,
      /life support/u,
    ),
  ),
  /\b/u,
);
