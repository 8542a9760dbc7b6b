/** A pattern that detects a device, for text with straight quotation marks, or one with conditions. */
export type Sign = RegExp | Conditions;
export type Conditions = {
  pattern: RegExp;
  /** Only in the first line, or in the last lines. */
  where?: 'first' | 'end';
  /** Quotes the match instead of its sentence. */
  bare?: true;
  /** The text must also match this. */
  also?: RegExp;
};

const RELATIVE =
  'wife|husband|partner|mom|mum|mother|dad|father|grandma|grandmother|grandpa|grandfather|brother|sister|boyfriend|girlfriend|fianc[eé]e?';
const CHILD =
  '(?:(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]year[- ]old(?: (?:son|daughter|kid|niece|nephew|boy|girl))?|toddler|little (?:boy|girl|one)|kids?|son|daughter|niece|nephew|grandson|granddaughter)';
const SAID =
  '(?:said|says|asked|told me|looked (?:at|up)|turned to me|whispered|smiled|replied|answered|paused|leaned)';
const SERVANT =
  '(?:(?:uber|lyft|taxi|cab|bus|truck|delivery) driver|driver|janitor|barista|waiter|waitress|bartender|security guard|cleaner|cleaning lady|doorman|old man|old woman|elderly (?:man|woman)|homeless man|homeless woman|cashier|flight attendant|stranger|shoeshiner|gardener|fisherman|plumber)';
const NUMBER = '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const LESSON =
  '(?:lessons?|takeaways?|truths?|habits|rules|principles|mistakes|secrets|reasons|learnings|insights|things|ways|hacks|tips)';

/** Part of a headline ("Founder | Speaker | Author"). The white space around it belongs to no repetition but its own. */
const HEADLINE_PART = String.raw`(?=[^\n|•]{2})[^\S\r\n\u2028\u2029]*[^\s|•](?:[^\n|•]{0,38}[^\s|•])?[^\S\r\n\u2028\u2029]*`;

/** Corporate buzzwords. */
export const CORPORATE =
  /\b(?:leverag(?:e|ed|ing)|synerg\w+|ideat\w+|circle back|move the needle|moving the needle|low-hanging fruit|paradigm|value[- ]add|best-in-class|world-class|game[- ]?chang\w+|thought[- ]lead\w+|deep[- ]dive|double[- ]down|doubling down|north star|growth mindset|mission-driven|purpose-driven|data-driven|customer-obsessed|results-driven|cutting-edge|bleeding-edge|next-level|operationali[sz]\w+|disrupt\w*|unlock\w*|empower\w*|supercharg\w+|10x|holistic\w*|ecosystems?|stakeholders?|alignment|at scale|scalable|hyper-?growth|hustl\w+|personal brand|high[- ]perform\w+|impactful|change-?makers?|authenticity|storytelling|passionate about|key learnings?|transformational|transformative|human-centered|actionable|bandwidth|core values|win-win|crush(?:ed|ing) it|level(?:ed|ing)? up|manifest\w*|intentional(?:ly|ity)?|radical candor|servant leader\w*|seamless\w*|robust|frictionless|laser-focused|revolutioni[sz]\w+|ai-(?:powered|native|first)|end-to-end|world's first|synergy platform|cross-functional|value proposition|stretch goals?|deliverables?|key initiatives?|best practices?|streamlin\w+|go-to-market)\b/giu;

/** Patterns of each device, the first match of which counts; shapes.ts has the devices detected by layout. */
export const SIGNS: Readonly<Record<number, Sign | readonly Sign[]>> = {
  2: {
    where: 'first',
    pattern:
      /^(?:(?:i|we) (?:just )?fired (?:my|our|the|a) best\b.*|i never thought i(?:'d| would) (?:be )?(?:writing|posting|sharing|saying)\b.*|(?:i|we) (?:just )?(?:got rejected|was rejected|said no|turned down|walked away|quit|failed|cried|lied|almost (?:quit|gave up|lost)|hired|interviewed|rejected|ignored|made a (?:huge |big )?mistake|did something|never thought|have a confession|need to (?:talk|confess|say))\b.*|(?:nobody|no one) (?:talks|is talking|tells|told|warns|prepares|wants)\b.*|.*\b(?:unpopular opinion|hot take|controversial|hard truth|harsh truth|plot twist|true story|story time|confession)\b.*|.*\b(?:changed (?:my|the way i|everything|how i)|i'll never forget|blew my mind|stopped me (?:cold|in my tracks)|broke me|the best (?:hire|decision|advice|thing|lesson) (?:i|we)).*|stop \w+ing\b.*|here's (?:the thing|what|why|how)\b.*|this (?:is why|one (?:thing|trick|question|habit)|might|will|photo|picture|is not|isn't)\b.*|(?:yesterday|today|last (?:week|night|year|month)|this morning),? (?:i|my|a|an|we|something) [^.!?]{3,80}[.:…]*)$/giu,
  },
  5: {
    bare: true,
    pattern:
      /(?<=^|\n|[.!?…]\s)(?:but |and |so )?(?:why|how|the (?:result|results|reason|lesson|best part|catch|secret|takeaway|kicker|difference|answer|truth|twist|outcome|solution|problem|moral)|what happened(?: next)?|(?:my|his|her|their) (?:answer|response|reply|reaction|secret)|guess what|and you know what|you know what|what changed|so what|what did i do|what's the (?:lesson|secret|takeaway))\?/giu,
  },
  6: new RegExp(
    `\\b${NUMBER} (?:\\w+ ){0,3}?${LESSON}\\b(?= (?:i|that|my|about|from|every|for|to|on|we|you|no|nobody|it|he|she)|[:.]|\\n|$)|\\b(?:here(?:'s| is| are) (?:what|the \\w+ (?:lessons?|things)|my (?:\\w+ )?(?:takeaways|lessons|learnings)))[^.!?\\n]{0,60}\\b(?:taught|learned|learnt|lessons?|takeaways|learnings|know)\\b|\\b(?:key|main|biggest|top) (?:takeaways|learnings|lessons)\\b|\\b(?:what|lessons?) i (?:have )?learned\\b`,
    'giu',
  ),
  9: [
    /\b(?:(?:it|this|that|success|leadership|sales|failure|hiring|management|culture|growth|work|money|networking|marketing|business|rest|feedback|talent|coding|remote work|ai)(?: is not|isn't| isn't|'s not| was not| wasn't)|(?:people|customers|leaders|employees|candidates|they|we|you|teams) (?:don't|do not|aren't|are not|didn't)|i didn't) (?:just |only |really )?(?:about |a |an |the |your |luck|talent|quit|leave|buy|need|hire|want|care|follow|lose|fail)[^.!?\n]{0,70}[.,;!—–-]+\s*(?:it|that|this|they|i|we|you)(?:'s|'re| is| was| are|) (?:\w+)[^.!?\n]{0,80}|\b(?:you|we|they|people|i) (?:don't|do not|didn't) have an? (?:[\w-]+ ){0,2}(?<thing>\w+)\.\s+(?:you|we|they|i) (?:have|had) an? (?:[\w-]+ ){0,2}\k<thing>\b|\bnot (?:because|about|just) [^.!?\n]{3,60}[.,;—–-]+\s*(?:but )?(?:because|about) [^.!?\n]{3,80}/giu,
    /\b(?:we|you|they|i|leaders|winners) (?:don't|didn't|do not) (?<verb>(?!have|need|know|want)\w+) [^.!?\n]{2,40}[.!]\s+(?:we|you|they|i|leaders|winners) \k<verb>(?:e?d|s)? [^.!?\n]{2,60}/giu,
    /(?<=^|\n|[.!?]\s)(?:small|tiny|little|simple|one|same) \w+\. (?:massive|huge|big|major|enormous|different) \w+\./giu,
  ],
  10: [
    {
      bare: true,
      pattern:
        /(?:\bno [\p{L}'-]+(?: [\p{L}'-]+){0,2} ?[.,] ?){2}(?:and )?no [\p{L}'-]+(?: [\p{L}'-]+){0,2} ?[.!]|(?<=^|\n)(?<same>[\p{L}']+(?: [\p{L}']+)?) [^.!?\n]{2,60}[.!]\s+\k<same> [^.!?\n]{2,60}[.!]\s+\k<same> [^.!?\n]{2,60}[.!]/giu,
    },
    {
      bare: true,
      pattern:
        /(?<=^|\n|[.!?]\s)\p{Lu}\p{L}{3,}\.\s+\p{Lu}\p{L}{3,}\.\s+\p{Lu}\p{L}{3,}\.(?=\s|$)/gu,
    },
  ],
  11: /\b(?:taught|teaches|teach|showed|reminded|learned|learnt|learn)\b[^.!?\n]{0,50}\b(?:about|on|in|of)\b[^.!?\n]{0,30}\b(?:b2b|sales|leadership|business|management|marketing|hiring|startups?|entrepreneur\w*|customers?|negotiat\w+|scaling|branding|productivity|teamwork|resilience|sas|saas|retention|fundraising|onboarding|stakeholders?|delegation|closing deals|churn)\b|\b(?:taught|teaches) (?:me|us|you)\b[^.!?\n]{0,40}\babout [^.!?\n]{0,20}\b(?:closing|deals?|pipelines?|alignment|strategy|positioning|pricing|growth|investors?)\b/giu,
  12: new RegExp(`\\b(?:my|our|a|his|her) (?:\\w+ )?${CHILD}\\b[^.!?\\n]{0,80}\\b${SAID}`, 'giu'),
  13: new RegExp(
    `\\b(?:the|a|an|my|our) (?:\\w+ )?${SERVANT}\\b[^.!?\\n]{0,70}\\b(?:${SAID}|taught|knew|reminded|changed)`,
    'giu',
  ),
  14: /\b(?:(?:i|we) (?:immediately |still |also )?(?:hired|offered) (?:him|her|them|the (?:dog|kid|driver|barista|waiter|waitress)|that \w+)(?: the job| a job)?(?: on the spot| anyway| immediately| right away| instantly| that day)?(?=[.!?\n,]|$)|(?:hired|offered)[^.!?\n]{0,40}\bon the spot|(?:he|she|they) (?:got|had) the job\b|you're hired)/giu,
  15: /\b(?:it was (?:all )?a test|was the (?:real |actual |true )?(?:test|interview)|(?:what|little) (?:he|she|they|the candidate|did (?:he|she|they)) (?:didn't|did not|not)? ?know\b|i (?:always|secretly|deliberately) (?:test|watch|take|drop|leave|ask) (?:candidates|every candidate|people)\b|(?:coffee cup|waiter) (?:test|rule)|watch how (?:they|someone|people|a person) treats?)\b/giu,
  16: /\b(?:that (?:man|woman|person|boy|girl|kid|intern|janitor|candidate|student|founder|employee|boss|stranger|ceo)(?:'s name)?(?: was|\?| is)[\s]+(?:me|albert einstein|steve jobs|our ceo|the ceo|now (?:my|our|the))\b|(?:he|she|i|they) (?:was|turned out to be|were) (?:actually )?the (?:ceo|founder|owner|interviewer|hiring manager|chairman)\b|today,? (?:he|she|they|that (?:intern|boy|girl|kid|man|woman)) (?:is|are|runs|leads|works)\b|the (?:next|following) (?:day|morning|week),? (?:i|we) (?:found out|learned|discovered)\b|(?:he|she) is now (?:my|our|the|a) (?:boss|ceo|vp|director|head|co-?founder|best))/giu,
  17: /\b(?:(?:getting|being|was) (?:fired|let go|rejected|dumped|demoted|passed over)[^.!?\n]{0,30}\b(?:the best|a gift|a blessing|saved|the greatest)|(?:is|was|be) the best thing that (?:ever|has ever|could have) happen\w*)/giu,
  18: /\bi (?:simply |just )?(?:told|let|allowed|approved|gave)\b(?: \w+){0,3} (?:to )?(?:take (?:the|a|as much) (?:day|week|afternoon|time|rest)|go home|leave early|the day off|a day off|time off|the afternoon off)\b/giu,
  21: /\b(?:(?:everyone|everybody|the (?:whole |entire )?(?:room|train|bus|caf[eé]|office|plane|restaurant|audience|team|store|gate|meeting|call|zoom)|people) (?:clapped|stood up|applauded|cheered|started (?:clapping|to clap|crying)|went (?:silent|quiet)|fell silent|burst into|erupted|gasped|froze)|standing ovation|slow clap|not a dry eye|you could hear a pin drop|jaws? dropped|there (?:were|was) (?:tears|silence)|(?<=(?:^|\n|[.!?] )\s{0,9})silence\.(?=\s|$))/giu,
  22: /\b(?:\d[\d,]{0,20}\+? (?:\w+ )?(?:rejections?|rejection (?:letters|emails)|no's|nos|refusals|unanswered (?:emails|applications))\b|(?:rejected|turned down|ghosted|passed over)(?: by| from)? \d[\d,]{0,20}\+?(?: \w+){1,3}|\d[\d,]{0,20}\+? (?:\w+ )?(?:investors|vcs|companies|recruiters|people|banks|publishers|employers) (?:said no|rejected|turned|passed|ghosted|laughed)|applied (?:to|for) \d[\d,]{0,20}\+? (?:\w+ )?(?:jobs|roles|companies|positions))/giu,
  24: /\b(?:humbl(?:ed|ing)|(?:truly|deeply|beyond|incredibly|so|extremely) (?:honou?red|blessed|privileged)|honou?red to (?:be|have been) (?:named|selected|chosen|recogni[sz]ed|included|featured|invited)|beyond grateful|blessed to|pinch(?:ing)? m(?:e|yself))\b/giu,
  25: /\b(?:(?:thrilled|excited|delighted|ecstatic|stoked|pumped|proud|pleased|happy|honou?red|elated) to (?:announce|share|reveal|report|unveil|introduce)|(?:beyond|super|so|incredibly|absolutely) (?:thrilled|excited|proud|pumped|stoked|ecstatic)|some (?:personal|professional|big) news|big (?:news|announcement)|it's official|officially (?:joined|certified|an?)|drum ?roll|(?<=^|\n)we did it(?=[ !.]))\b/giu,
  26: /\bi(?:'m| was| am)?(?: just| still| actually| literally)? (?:cried|crying|in tears|teared up|tearing up|sobbed|wept|broke down)\b/giu,
  27: /\b(?:pizza part(?:y|ies)|ping[- ]?pong|foosball|unlimited pto|bean ?bags?|kombucha|we(?:'re| are) (?:like )?a family|nap pods?|free snacks)\b/giu,
  29: /\b(?:(?:almost didn't|wasn't (?:going|planning) to|hesitated|debated|i(?:'m| was) (?:nervous|scared|afraid|terrified))(?: \w+){0,4} (?:post|posting|share|sharing|write|writing|publish)(?:ing)?(?: this| about this)?|i (?:don't|never|rarely)(?: usually| normally| often)? (?:post|share|talk about)\b|not (?:normally |usually |really |typically )?(?:one|someone|the type|the kind)(?: of person)?(?: who| to) (?:posts?|shares?|brags?)|deep breath)/giu,
  30: /\b(?:(?:i'm|i am) (?:no|not an?) (?:expert|guru|genius)|not (?:to|here to|trying to|one to) brag|(?:don't|not) (?:want|like|mean|usually) to brag|i don't say this to (?:brag|impress)|not bragging|humble ?brag|(?:isn't|not) about (?:the )?(?:money|titles?|likes|me)\b|i (?:honestly |still |really )*(?:don't|do not|have no idea) (?:know )?how i (?:ended up|got|made it)\b|(?:still|i'm) in shock\b|i was (?:just|only) doing my job\b|i'm not saying (?:it's|i'm|that)\b)/giu,
  31: new RegExp(`^${HEADLINE_PART}(?:[|•]${HEADLINE_PART}){2,}$`, 'gmu'),
  32: /(?:["'][^"\n]{12,160}["']\s*[-–—~]\s*\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+)?)|\b(?:[Aa]s )?(?:Steve Jobs|Einstein|Albert Einstein|Gandhi|Maya Angelou|Simon Sinek|Elon|Elon Musk|Warren Buffett|Buffett|Oprah|Marcus Aurelius|Confucius|Sun Tzu|Nelson Mandela|Mandela|Winston Churchill|Churchill|Henry Ford|Jeff Bezos|Bezos|Mother Teresa|Walt Disney|Muhammad Ali|Theodore Roosevelt|Seneca|Rumi|Lao Tzu) (?:once )?(?:said|wrote|told|put it|famously)/gu,
  33: /\b(?:(?:wake|woke|waking|get|got|up|rise|rising|start|starts|started)(?: up)?(?: every (?:day|morning))? (?:at|by) [345](?::\d\d)? ?(?:a\.?m\b\.?)|cold plunge|ice bath|cold showers?|[345](?::\d\d)? ?a\.?m\.? (?:club|wake|alarm|workout|gym|run))/giu,
  34: /\b(?:i (?:gave|bought|handed|paid)[^.!?\n]{0,60}\b(?:homeless|beggar|stranger|meal|sandwich|his lunch|her lunch|my (?:coat|shoes|jacket|umbrella|seat|lunch)|\$\d+)|homeless (?:man|woman|person|guy))\b/giu,
  35: /\b(?:(?:new|next|exciting|final) chapter|chapter closes|closing (?:a|this|the) chapter|every ending|when one door closes|onwards? and upwards?|new adventure|next adventure|what's next\?)/giu,
  36: /\b(?:(?:taking|took|need) a (?:break|step back|pause) from (?:linkedin|social media|posting|social)|(?:digital|social media) detox|stepping (?:back|away) from (?:linkedin|social media|posting|here)|logging off for)\b/giu,
  39: /\b(?:\d{1,3}(?:\.\d+)?% of (?:\w+ )?(?:people|professionals|founders|leaders|you|candidates|success|life|the time|it|employees|managers|startups|resumes|interviews|winning|leadership|everything|sales|ceos|men|women|your|my)|(?:from \$?0|zero) to \$?\d[\d.,]*\+?[kmb]?|\$\d[\d.,]*[kmb]?\+? (?:in (?:revenue|arr|mrr|sales|profit|\d)|arr|mrr|exit|company|business|startup|deal)|\d{1,3}x(?:'?e?d)? (?:my|our|your|the|growth|revenue|results|productivity|better|more|output)|\d{2,5}\.\d{1,2}%|in (?:just |only )\d+ (?:days|weeks|minutes|hours)|\d{1,3},\d{3}\+? (?:hours|followers|connections|coffees|emails|dms|calls|impressions))/giu,
  40: /\b(?:in today's (?:\w+[- ]){0,3}(?:world|landscape|market|environment|economy|age|era)|fast-paced|ever[- ](?:evolving|changing)|\w+ landscape\b|delv(?:e|ing)|tapestry|(?:a|is) testament to|navigat\w+ the (?:complexities|challenges|uncertain\w+)|in an (?:era|age|world) (?:of|where)|it's important to (?:note|remember)|at the intersection of|the power of \w+)/giu,
  42: /\b(?:that(?:'s| is| was) (?:when|what|how|the (?:moment|day)) (?:i|it|we) (?:realized|realised|learned|hit me|clicked|understood|knew|decided)|(?:the|my) (?:lesson|moral|takeaway|truth|point|biggest lesson)(?: here| of the story)?(?: is|:|\?|,)|(?:true|real|great|good|strong) (?:leaders?|leadership|success|wealth|growth|managers?|sales\w*) (?:\w+ )?(?:is|are|isn't|aren't|don't|doesn't|know|knows|do|does|listen|eat|create|build|starts?|comes?)\b|people don't (?:leave|quit|buy)|hire for (?:attitude|character|heart|kindness|hunger)|kindness (?:costs|is|always|matters)|people (?:over|before) (?:profits?|process|numbers)|skills can be (?:taught|learned)|attitude (?:is|over|beats)|leadership (?:is|isn't|starts|begins)|success (?:is|isn't|comes|leaves|doesn't)|failure (?:is|isn't)|culture (?:is|eats|isn't)|moral of the story|(?:sleep|success|pain|failure|kindness|rejection|fear|discipline|silence|comfort|happiness|patience|attention|feedback|culture|hunger|time|loyalty|grit|obsession|vulnerability) (?:is|isn't) (?:an? |the |not an? )?(?:choice|teacher|strategy|mindset|superpower|muscle|skill|currency|privilege|weapon|compass|competitive advantage|fuel|decision|lesson)\b|(?:retention|sales|trust|loyalty|change|innovation|hiring|greatness) (?:starts|begins) (?:at|with|in|when)\b|sometimes,? the (?:best|greatest|most important|biggest) (?:mentors?|lessons?|leaders?|teachers?|advice|decisions?))\b/giu,
  43: {
    where: 'end',
    pattern:
      /(?:(?<=^|\n|[.!?…)]\s)(?:do you )?agree(?: or disagree)?\s?\?+|(?<=^|\n|[.!?…)]\s)(?:your )?thoughts\s?\?+|am i wrong\?|who's with me\?*|change my mind|\b(?:comment|type|drop|write)(?: a| an| the(?: word)?)? ['"][^'"\n]{1,30}['"](?: below| in the comments)?|\b(?:drop|leave|share|tell me|let me know|put)(?: \w+){0,4} (?:in the )?(?:comments?|below)\b|\btag (?:a|an|someone|somebody|your)\b|(?<=^|\n|[.!?…)]\s|\b(?:please|then|and) )(?:like (?:and (?:share|comment|repost|follow)|if|this)|(?:smash|hit|ring) (?:that |the )(?:like|bell|follow|notification|button))\b|\b(?:comment|share) if\b|(?<=^|\n|[.!?…)]\s)(?:save (?:this|it)(?: (?:post|one|list))?(?: for (?:later|when|your))?(?=[.!\n]|\s*[📌🔖💾]|$)|which (?:one|of these) (?:resonates?|are you|is your|would you|hits|speaks|do you (?:relate|choose|pick))[^.?!\n]{0,40}\?|what's your [\w-]+(?: [\w-]+)?\?(?=\s*(?:👇|⬇))|(?:dis)?agree\b[^.?!\n]{0,12}\?|are you an? (?:student|leader|winner|giver|builder|dreamer|doer|lion|wolf|fighter|boss)\?)|👇|⬇️?|\bwhat would you (?:have done|do|add)\?|\b(?:who|anyone) else\?|\blink in (?:the )?(?:first )?comments?\b)/giu,
  },
  45: {
    bare: true,
    pattern:
      /(?:\blet that (?:sink in|land|marinate)\b|\bread that (?:again|twice)\b|\bre-?read that\b|\bsit with that\b|\bthink about (?:that|it)(?= for a (?:second|moment|minute)|\.(?:\s|$))(?: for a (?:second|moment|minute))?|\bsay it louder\b|\blouder for the people\b|\bremember this\b|\bmark my words\b)[.!]?/giu,
  },
  46: new RegExp(
    `\\b(?:my|our) (?:${RELATIVE})\\b(?: just| then| always| once)? (?:${SAID}|called me|hugged me|thinks|cried|didn't understand)`,
    'giu',
  ),
  47: [
    {
      pattern:
        /\b(?:thank(?:s| you)|grateful|gratitude|shout-?out|couldn't have done (?:it|this) without)\b[^.!?\n]{0,60}\b(?:my|our|the)\b[^.!?\n,]{2,40},[^.!?\n]{2,80}\band\b[^.!?\n]{2,60}/giu,
      also: /\b(?:wife|husband|mentors?|haters|doubters|investors|barista|coach|god|universe|believed|journey|dog|tribe|cheerleaders?)\b/iu,
    },
    /\b(?:(?:so |forever |deeply |eternally |beyond )?(?:grateful|thankful) (?:to|for) (?:my|our|this|the|every)\b[^.!?\n]{0,30}\b(?:incredible|amazing|wonderful|awesome|phenomenal|fantastic|rockstar|tribe|journey)|(?:to )?every(?:one|body) who(?:'s| has)? (?:ever )?believed in me|none of (?:this|it) (?:would|could) (?:have been|be) possible|couldn't have done (?:it|this) without (?:my|the|this|our) (?:incredible|amazing|tribe)|this one(?:'s| is) for (?:my (?:mom|mum|mother|dad|father|grand\w+|kids|younger self|haters)|every(?:one|body) who|the (?:dreamers|doubters|underdogs|haters|outsiders)))\b[^.!?\n]{0,80}/giu,
  ],
  48: /\b(?:fast[- ]forward(?: to| \d|,|\b)|\d+ (?:years|months|weeks|days) later\b|(?:two|three|four|five|six|seven|eight|nine|ten) (?:years|months) later\b|(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:years|months) ago,? i (?:was|had|couldn't|slept|lived|got|lost|sat|started)\b)/giu,
  49: /(?:♻|\brepost (?:this|if|to)\b|\bfollow (?:me|for|\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)? ?(?:for|to get|if|and|👉)|\bring the bell\b|\bhit the bell\b|\b(?:join|subscribe to|sign up for) (?:my|our) (?:\w+ ){0,3}(?:newsletter|course|masterclass|community|list|webinar|podcast)\b|(?<!")\bi help \w+(?: \w+){0,4} (?:\w+ ){0,4}(?:get|grow|scale|land|make|double|build|become|achieve|without)\b|\bdm me (?:the word|['"]|for)|\bbook a (?:free )?(?:call|consultation|session)\b|\bmy (?:new |free |best-?selling )?(?:course|e-?book|masterclass|newsletter|cohort|playbook|framework)\b)/giu,
  51: /\b(?:most (?:people|founders|leaders|managers|candidates|companies|job seekers|entrepreneurs|professionals|of you)|9\d% of (?:\w+))\b(?! (?:of|in|at|on|who attended|i (?:know|met|worked)))[^.!?\n]{0,100}/giu,
  52: /(?<=^|\n|[.!?]\s)(?:never (?:stop|give up|underestimate|settle|apologize|burn|judge|let)|always (?:be|bet|believe|remember|choose|show up)|be (?:the|that|so|a|kind|bold|relentless|patient|humble|hungry)\b|believe in yourself|trust the process|bet on yourself|keep (?:going|showing up|grinding|pushing)|do the (?:work|hard thing)|show up\b|dream big|stay (?:hungry|humble|curious|foolish)|invest in (?:yourself|people)|protect your (?:peace|energy)|normalize\b|stop (?:saying|asking|hiring|chasing|waiting|selling|doing|being)\b[^.!?\n]{0,60}[.!]["']?\s+start|choose (?:kindness|people|courage))[^.!?\n]{0,80}/giu,
  54: /\b(?:(?:just|once|still|only) an? (?:\w+ )?(?:kid|girl|boy|guy) (?:from|who|with)|(?:an? |the )?(?:\w+ )?(?:kid|girl|boy) from (?:an? (?:small|tiny|little|town|village)|\p{L}+)[^.!?\n]{0,40} (?:just|now|would|she'd|he'd|signed|made)|told the (?:\w+ )?(?:girl|boy|kid|younger me)\b|started (?:here|out|my career|this company|this)?[^.!?\n]{0,30}\b(?:as an? (?:intern|temp|trainee|cashier|waiter|waitress|receptionist|dishwasher)|with nothing|in (?:a|my) garage)|with (?:only |just )?\$\d+ (?:in|to) my (?:bank|pocket|name|account)|i(?:'d| had)? never (?:imagined|dreamed|dreamt) (?:this|that|i'd|being|of being)\b)[^.!?\n]{0,60}/giu,
  55: /(?:[$€£]\d[\d.,]* ?(?:m|mm|k|b|million|billion)\+? (?:arr|mrr|in (?:sales|revenue|funding|arr|profit)|deal|exit|business)|\b(?:five|six|seven|eight|nine|multi)[- ]figures?\b|\b[1-9]\d\d+ ?% (?:of (?:target|quota|plan)|growth|yoy)|\b(?:doubled|tripled|quadrupled|10x(?:ed|'d)) (?:our|my|the|their) (?:\w+ )?(?:revenue|pipeline|sales|income|followers|arr|team|growth))/giu,
  57: /\b(?:(?:rejected|ghosted|laughed at|doubted|ignored|underestimated) me\b[^.!?\n]{0,40}[.!]\s+(?:today|now|last|this|yesterday|they)|(?:every(?:one|body)|they|people) (?:all )?(?:said|told me) (?:it was impossible|it couldn't be done|i (?:couldn't|would fail|was crazy|wasn't)|i'd (?:never|fail))|to (?:every(?:one|body)|all those|the people) who (?:laughed|doubted|said no|rejected|ghosted|told me)|keep the receipts|prov(?:e|ed) (?:them|everyone|the doubters) wrong|thank you for the fuel)\b[^.!?\n]{0,60}/giu,
  58: /(?:\b(?:(?:hustle|work|grind|build|move) in silence|let (?:your )?(?:success|results|the work) (?:make|be|do) (?:the|your)|your (?:competition|competitors?) (?:is|are) (?:asleep|sleeping|already)|while (?:you(?:'re| are| were)|they(?:'re| are| were)|everyone(?:'s| is| was)?(?: else)?) (?:\w+ )?(?:sleeping|partying|complaining|asleep|scrolling|resting|watching)|we are not the same|discipline (?:beats|over|eats)|excuses (?:are|don't)|rise and grind|(?:just|pure|only) grit|no (?:days? off|excuses)|(?<=(?:^|\n|[.!?]\s))winners (?:start|never|don't|show|keep|do)|you'll find (?:a way|an excuse)|outwork(?:ed|ing)? (?:every(?:one|body)|them|the)|obsess(?:ed|ion) (?:beats|over|wins))\b|by obsession\b)[^.!?\n]{0,60}/giu,
  59: {
    pattern:
      /(?:\bthe best is yet to come|\bexciting times ahead|\b(?:big|great|exciting) things (?:are )?(?:coming|ahead)|(?<=^|\n|[.!?…]\s)more to come\b|\b(?:just|only) getting started\b|\bwatch this space\b|\bthis is (?:only|just) the beginning\b|\b(?:this|that) changes everything\b)[.!]?/giu,
    bare: true,
  },
};
