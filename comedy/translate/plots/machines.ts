import { type Plot, all, levels } from '../../story/plot.ts';
import { EVENTS } from '../../story/events.ts';
import { eventPlot } from '../../story/event-plot.ts';

/** Translations of what machines do. */
export const MACHINES_TRANSLATIONS: readonly Plot[] = [
  eventPlot(
    'speak-a-forgot-password',
    {
      when: [
        'forget .. password',
        'lock .. out .. of .. account|computer|laptop|email',
        'lock .. myself .. out .. account',
        "can't|couldn't|cannot =remember .. password",
        'get|be lock .. out .. of .. my .. account|computer|laptop|email',
        'forget|forgot .. password .. # minute|hour|time|day|week|month|year|am|pm',
      ],
      not: [
        'wifi|neighbor|kid|son|daughter|wife|husband|mom|dad|boss|bank|colleague|coworker|co-worker|teammate|intern|assistant',
      ],
      mine: 'forget|lock',
      fine: 'work computer laptop email account forget password lock long office job desk workplace vacation holiday locked reset login log',
      is: '!actor:us',
    },
    all('I have secured my account against every known party, including its owner.'),
    levels(
      'The protection exceeds anything I asked for.',
      'In the event of an attack, the attackers and I will have to work something out.',
      'It has since appointed a new holder, who also knows the name of my first pet.',
    ),
  ),
  eventPlot(
    'speak-a-watch-breathe',
    {
      when: [
        'watch|smartwatch|apple_watch|fitbit|garmin .. tell|ask|remind|say .. breathe',
        'watch|smartwatch|apple_watch|fitbit|garmin .. tell|ask|remind|say|want .. me .. to breathe',
      ],
      not: ['baby|doctor|heart|hospital|die|pregnant|wife|husband'],
      fine: 'smart meeting watch smartwatch apple fitbit garmin tell ask remind say breathe long work office job desk workplace want reminder call presentation standup stressful boring deep',
      is: '!actor:me',
    },
    all('My wrist has reminded me of an outstanding obligation to breathe.'),
    levels(
      'I had been doing so under the previous terms.',
      'I took one breath, without prejudice.',
      'Breathing now renews automatically every four seconds unless cancelled in writing.',
    ),
  ),
  eventPlot(
    'speak-a-auto-door',
    {
      when: [
        "automatic_door|sliding_door|auto_door|automatic_doors|sliding_doors .. didn't|didnt|wouldn't|not|won't|doesn't|never .. open|sense|see|detect|recognize|notice|work",
      ],
      not: ['dog|cat|stuck|hit|revolving|key|badge|car|garage|knock|kid|fall'],
      fine: 'store supermarket office bank shop mall automatic door sliding auto doors didnt never open sense see detect recognize work long job desk workplace walk walked wave waved arms acknowledge hotel airport gym train station pharmacy target walmart refuse',
      is: '!actor:relative',
    },
    all('An automatic door has reviewed my application to exist.'),
    levels(
      'A decision is pending.',
      'I resubmitted it with both arms.',
      'It has asked for a certified copy of me, and let the copy in.',
    ),
  ),
  eventPlot(
    'speak-a-doomscroll',
    {
      when: [
        'scroll .. until|till|all|for .. night|3am|2am|1am|4am|midnight|hours',
        'doomscroll|doom_scroll',
        'scroll .. tiktok|instagram|reels|facebook|twitter|reddit',
        'stay up .. scroll',
        'scroll|doomscroll .. for # minute|hour|time|day|week|month|year|am|pm',
        'spend|waste|lose # minute|hour|time|day|week|month|year|am|pm .. scroll|scrolling|doomscroll|doomscrolling',
        'scroll|doomscroll .. until|till 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'spend|waste|lose .. scroll|scrolling|doomscroll|doomscrolling',
      ],
      not: [
        'kid|son|daughter|meeting|ex|boss|wife|husband|cat|photo|liked|mom|drive|driving|date|work|bathroom|toilet',
        'netflix',
      ],
      mine: 'scroll|doomscroll|doom_scroll|stay',
      fine: 'phone bed late sleeping scroll till midnight doomscroll doom tiktok instagram reels facebook twitter reddit stay long spend spent waste wasted endlessly sleep mindlessly couch',
      is: '!actor:us',
    },
    all('I conducted extended due diligence on an entity with no bottom.'),
    levels(
      'There were no material findings.',
      'I advise against acquiring it, and will confirm this again tonight.',
      'I have since reached the bottom and been asked to lock up.',
    ),
  ),
  eventPlot(
    'speak-a-butt-dial',
    {
      when: ['butt_dial|butt-dial|pocket_dial|pocket-dial|butt-dialed', 'butt|pocket dial'],
      not: ['mom|mum|dad|love|911|police|emergency|wrong_number|bathroom|toilet|meeting', 'me'],
      mine: 'butt_dial|butt-dial|pocket_dial|pocket-dial|butt-dialed|butt|pocket',
      fine: 'boss ex client friend manager coworker landlord butt dial butt-dial pocket pocket-dial butt-dialed long work office job desk workplace',
      is: '!actor:us',
    },
    all('A call was placed by my back office.'),
    levels(
      'The recording consists largely of fabric.',
      'It listened far more than it spoke, which I seldom manage from the front.',
      'It has been promoted and is now client-facing.',
    ),
  ),
  eventPlot(
    'speak-b-glasses-on-head',
    {
      when: [
        'look|looked|looking|search|searched|searching|lose|lost|hunt|hunted .. =glasses|sunglasses|specs|spectacles ... on|wearing .. head|face|nose|them',
        'glasses|sunglasses .. on .. my head|face .. whole|all .. time',
        'look|search .. for .. glasses|reading_glasses .. # minutes|hours ... on .. head|face|nose',
        "couldn't|can't find .. glasses|reading_glasses ... on .. head|face|nose",
      ],
      not: ['child|wife|husband|she|he|dad|mom|mum|wine'],
      counted: true,
      fine: 'reading wearing spent look looked looking search searched searching lose lost hunt hunted glasses sunglasses specs spectacles head face nose long work office job desk workplace spend',
      is: '!question',
    },
    all('After an extensive external search, I have appointed an internal candidate.'),
    all('The successful applicant was already based at head office.'),
    levels(
      'All drawers have been thanked for taking part.',
      'Throughout the process I looked straight past the one candidate with vision.',
      'Unsuccessful applicants include every cushion, and all have asked for written feedback.',
    ),
  ),
  eventPlot(
    'speak-b-phone-died',
    {
      when: [
        'x:phone|laptop|iphone|ipad|tablet .. die|died|dead|dies',
        'x:phone|laptop|iphone battery .. die|died|dead|empty',
        'x:phone|laptop .. ran .. out .. battery|charge',
        'x:phone|laptop|iphone|ipad|tablet .. die|died|dead .. zoom_call|conference_call|video_call|phone_call',
      ],
      not: [
        'toilet|drop|dropped|car|water|screen|pool|bath|boss|client|him|her|wife|husband|mom|mum|alarm|new|uber|ticket|gps|lost',
        'dead to me',
      ],
      fine: 'battery call meeting work train die died dead dies empty ran charge long office job desk workplace low charger bus commute lunch percent',
      is: '!question',
    },
    all('My {x} served its full notice, counting down from a hundred while I watched.'),
    levels(
      'I am unavailable for comment, and for everything else.',
      'It raised the matter with me at twenty percent, in writing, and I pressed OK.',
      'It is enjoying its first day off, with an out-of-office message I cannot read.',
    ),
  ),
  eventPlot(
    'speak-b-wifi',
    {
      when: [
        "wifi|wi-fi|internet|broadband|router .. down|out|broke|broken|died|off|gone|stopped|crash|crashed|cut|not|isn't|doesn't|won't",
        'no wifi|wi-fi|internet',
        "wifi|wi-fi|internet|broadband|router .. down|out|off|gone|stopped|not|isn't .. # minute|hour|time|day|week|month|year|am|pm",
        "wifi|wi-fi|internet|broadband|router .. down|out|broke|broken|died|off|gone|stopped|crash|crashed|cut|not|isn't|doesn't|won't .. # minute|hour|time|day|week|month|year|am|pm",
        'no wifi|wi-fi|internet .. # minute|hour|time|day|week|month|year|am|pm',
      ],
      not: [
        'neighbor|neighbour|password|slow|hotel|plane|flight|train|boss|client|café|cafe|interview|turned',
      ],
      fine: 'work office working meeting call stopped wifi wi-fi internet broadband router broke broken died crash crashed cut long job desk workplace presentation zoom connection standup',
      is: '!question',
    },
    all('I have been granted the right to disconnect, in full and without applying.'),
    levels(
      'No other part of my package was ever delivered so fast.',
      'I have since opened an actual window, and it did not load anything new either.',
      'The router is out on strike, with one small light on the picket line.',
    ),
  ),
  eventPlot(
    'speak-b-update',
    {
      when: [
        'update|updated|updating .. computer|laptop|windows|pc|mac',
        'computer|laptop|windows|pc|mac .. update|updated|updating|updates',
        'windows|computer|laptop .. restarted|rebooted|restart',
        'computer|laptop|windows|pc|mac .. update|updated|restart|reboot .. zoom_call|conference_call|video_call|teams_call',
      ],
      not: [
        'resume|linkedin|profile|lost|deleted|crash|phone|i_update|software_engineer|opening|window_cleaner|interview',
        'i .. update',
      ],
      counted: true,
      fine: 'meeting presentation call work force forced mandatory automatic wanted update updated updating computer laptop windows pc mac updates restarted rebooted restart long office job desk workplace reboot demo busy deadline standup important',
      is: '!question !actor:me !actor:person',
    },
    all('My computer has taken its mandatory training in working hours, as is its right.'),
    all('It reports progress in percentages and does not take questions.'),
    levels(
      'I have supported it by watching a circle.',
      'At 99 it asked for time to reflect.',
      'It is back with a certificate, and expects to be managed differently.',
    ),
  ),
  eventPlot(
    'speak-b-charger',
    {
      when: [
        'forget|forgot|forgotten .. charger|charging_cable',
        'left|leave .. charger|charging_cable .. home|hotel|office|work',
      ],
      not: [
        'elephant|car|dog|cat|chew|wife|husband|lend|lent|borrow|borrowed|ev|toothbrush',
        'take|took|stole',
      ],
      mine: 'forget|forgot|forgotten|left|leave',
      fine: 'phone laptop office work bring hotel forget forgot forgotten charger charging cable left leave long job desk workplace brought macbook vacation trip train airport kitchen bedroom',
      is: '!question !actor:us',
    },
    all('I have put my battery on a fixed-term contract, ending when it does.'),
    levels(
      'Brightness has been cut to protect the core business.',
      'I have met with several sockets today and had nothing to bring to the table.',
      'At 4% it gathered its apps around it and named a successor.',
    ),
  ),
  eventPlot(
    'speak-b-liked-photo',
    {
      when: [
        "like|liked .. ex's|crush's|ex|crush .. photo|picture|post|selfie",
        'like|liked .. photo|picture|post .. of|from .. ex|crush|years|2015|2016|2017|2018|2019|2020|2021|weeks',
        'accidentally liked .. photo|picture|post',
        'like|liked .. photo|picture|post|selfie .. of|from|by .. my .. ex|crush',
        'like|liked .. photo|picture|post .. from # minute|hour|time|day|week|month|year|am|pm',
      ],
      not: [
        'boss|my_photo|mother|mum|mom|he|she|client|wedding|baby',
        '@relative|he|she|they .. like',
      ],
      others: true,
      counted: true,
      fine: "ex's instagram facebook years weeks deep stalking scrolling photo picture crush's linkedin like liked ex crush post selfie long work office job desk workplace stalk scroll",
      is: '!question !actor:us',
    },
    all('I have provided feedback on a piece from the archive.'),
    all('The review period had closed some time ago.'),
    levels(
      'The rating was positive, and could not have been more visible.',
      'It attests to my thoroughness, since nobody gets that far by chance.',
      'I am now listed as a referee for the years in question.',
    ),
  ),
  eventPlot(
    'speak-b-on-hold',
    {
      when: [
        '=on hold .. for|with|an|all|hour|hours|minutes|forever',
        'spent|been|was|waiting|waited|put|am|stuck =on hold',
        '=on hold $',
        'spend|be|wait # minute|hour|time|day|week|month|year|am|pm =on hold',
        'wait|waited .. on hold',
      ],
      not: [
        'grip|hold_hands|project|life|answered|hung|cut|got_through|dog|baby|boss|library|wedding|marriage|police|suicide|hospital|911|999|career',
      ],
      counted: true,
      fine: 'forty thirty bank insurance company internet provider airline tax office phone call customer service support electricity gas council broadband hold forever spent waiting waited stuck long work job desk workplace spend wait line listen music',
      is: '!question !actor:person',
    },
    all('I am being kept warm by an organisation with no current opening for my call.'),
    levels(
      'My place is being held for me, mostly by a flute.',
      'I have been told that I matter more times today than in my last three appraisals.',
      'I know the music well enough to have been put down for the next verse.',
    ),
  ),
  eventPlot(
    'speak-b-car-start',
    {
      when: [
        "car|van|motorbike|truck .. won't|wouldn't|wont|didn't|didnt|doesn't|not|refused|refuses|failed .. start",
        'car battery .. dead|died|flat',
      ],
      not: [
        'electric|new|neighbor|neighbour|wife|husband|boss|hospital|rental|ambulance|wedding|stop|job|driving',
      ],
      counted: true,
      fine: 'cold battery car van motorbike truck wont didnt refused refuses failed died flat long work office job desk workplace snow parking driveway',
      is: '!question',
    },
    all('My car has declined its start date.'),
    levels(
      'It confirmed this several times, in a low voice.',
      'I had offered it a key role.',
      'It would consider something without travel.',
    ),
  ),
  eventPlot(
    'speak-b-password',
    {
      when: [
        'forget|forgot|forgotten .. password|passwords|pin|passcode',
        'locked out .. of .. my account|email|laptop|computer|bank_account',
        "can't|couldn't remember .. password|pin",
        "can't|couldn't|cannot =remember .. my .. password|pin",
        'forget|forgot .. password .. # minute|hour|time|day|week|month|year|am|pm',
      ],
      not: [
        'hacked|stolen|scam|boss|wife|husband|colleague|client|wifi|wi-fi|server|production|mother|dad|mum|mom|crypto|bitcoin',
      ],
      mine: "forget|forgot|forgotten|locked|can't|couldn't",
      fine: 'work email laptop computer account bank netflix phone login reset holiday changed forget forgot forgotten password passwords pin passcode locked remember long office job desk workplace vacation',
      is: '!question !actor:us',
    },
    all('I have failed a background check on myself.'),
    levels(
      'I gave three answers, each with full confidence.',
      'Even my first pet could not vouch for me.',
      'The account has suggested I be more like the person who opened it.',
    ),
  ),
  eventPlot(
    'speak-c-binge',
    {
      when: [
        'binge|binged|binge-watched|binge-watch .. season|series|show|netflix|episodes|tv|everything',
        'watch|watched|finish|finished .. whole|entire season|series|show',
        'watch|watched five|six|seven|eight|nine|ten|5|6|7|8|9|10|11|12 episodes',
        'binge|binged|watch .. five|six|seven|eight|nine|ten|5|6|7|8|9|10|11|12 episodes',
      ],
      not: [
        '@relative|@boss|colleague|coworker|co-worker|teammate|intern|assistant|@child|friend|she|he|they',
        '@spouse|alone|cry|cried|sick|school',
        'two|three|2|3 episodes',
      ],
      mine: 'binge|binged|binge-watched|binge-watch|watch|watched|finish|finished',
      fine: 'kitchen office work netflix tv hbo sitting bed couch sleeping episodes binge binged binge-watched binge-watch season series show everything watch watched finish finished long friends',
      is: '!actor:us',
    },
    all('I approved one episode as a pilot. The full rollout then completed itself.'),
    levels(
      'Whenever asked whether I was still watching, I confirmed within the second.',
      'Viewer retention was 100%, on a base of one.',
      'Having run out, the platform has begun filming me as I watch, and I have approved the pilot.',
    ),
  ),
  eventPlot(
    'speak-c-phone-home',
    {
      when: ['leave|left|forget|forgot .. @phone .. home|house'],
      not: [
        '@relative|@boss|colleague|coworker|co-worker|teammate|intern|assistant|@child|friend|she|he|they',
        'fridge|freezer|toilet|back|weekend|vacation|holiday|hike|charger|case|stolen',
      ],
      mine: 'leave|left|forget|forgot',
      fine: 'kitchen office work leave left forget forgot house long job desk workplace leaving table bed counter',
      is: '!actor:us',
    },
    all('My phone is working from home. I went in.'),
    levels(
      'I am told that it was available to everyone there.',
      'It had a full charge and no meetings, which puts it two ahead of me.',
      'Its output matched mine to the decimal, and it takes over the desk on Monday.',
    ),
  ),
  eventPlot(
    'speak-c-car-start',
    {
      when: ["car|truck|van .. won't|wouldn't|didn't|doesn't .. start"],
      not: [
        '@relative|@boss|colleague|coworker|co-worker|teammate|intern|assistant|@child|friend|she|he|they',
        'kid|toy|new|wedding|hospital',
      ],
      counted: true,
      fine: 'kitchen cold car truck van long work office job desk workplace snow parking driveway',
    },
    all('My vehicle has entered a quiet period.'),
    levels(
      'I turned the key. It had no comment.',
      'I turned the key. It had no comment and then, on reflection, a click.',
      'I turned the key. I started.',
    ),
  ),
  eventPlot(
    'speak-c-glasses-on-head',
    {
      when: [
        'look|looked|looking|search|searched|searching ... glasses|sunglasses .. on .. head|face|nose',
        'glasses|sunglasses ... on .. my head|face|nose',
        'searched|looked|looking .. for .. glasses .. wearing|wore',
        "couldn't|can't find ... glasses|sunglasses|reading_glasses ... on .. head|face|nose",
        'look|search|hunt .. for .. glasses|sunglasses ... wearing|wear',
        'spend|spent # minute|hour|time|day|week|month|year|am|pm .. look|looking|search|searching .. for .. glasses|sunglasses|reading_glasses ... on .. head|face|nose',
        'look|search|hunt .. for .. glasses|sunglasses|reading_glasses .. # minute|hour|time|day|week|month|year|am|pm ... on .. head|face|nose',
        'spend|spent # minute|hour|time|day|week|month|year|am|pm .. look|looking|search|searching .. for .. glasses|sunglasses|reading_glasses ... wearing|wear',
      ],
      not: [
        '@relative|@boss|colleague|coworker|co-worker|teammate|intern|assistant|@child|friend|she|he',
        'sat|broke|broken|lost_my_head',
      ],
      counted: true,
      fine: 'kitchen office work wearing look looked looking search searched searching glasses sunglasses head face nose wore long job desk workplace spend couch hunt',
    },
    all('After a search of all locations, my glasses were found at headquarters.'),
    levels(
      'They had been overseeing the search throughout.',
      'They had the best view of the search, and no notes.',
      'They have been appointed head of Search, reporting to the nose.',
    ),
  ),
  eventPlot(
    'speak-c-on-hold',
    {
      when: [
        'put|=putting me .. on .. hold',
        'on hold for|with|all|#',
        'wait|waited|been|was|am|spent .. on .. hold',
        'spend|be|wait # minute|hour|time|day|week|month|year|am|pm =on hold',
        'wait|waited .. on hold',
      ],
      not: ['payment|project|career|wedding|wait_list|library|plans|dreams|life'],
      counted: true,
      fine: 'kitchen office work forty bank insurance customer service airline call long putting hold wait waited spent job desk workplace spend provider internet line listen music',
    },
    all('The market has spoken: I am a hold.'),
    levels(
      'The music suggests stability.',
      'I am told at intervals how important I am, which my own board has never managed.',
      'I mature in 2039, and may be inherited in the meantime.',
    ),
  ),
  eventPlot(
    'speak-c-self-checkout',
    {
      when: [
        'self-checkout|self_checkout .. accuse|say|said|tell|told|yell|unexpected|not|call|called',
        'unexpected item',
      ],
      not: ['beat|race|steal|stealing|alcohol'],
      fine: 'kitchen office work bagging area supermarket store item help self-checkout self checkout accuse say said tell told yell unexpected call called long job desk workplace beep scream',
    },
    all('A machine has singled me out in front of everyone as unexpected.'),
    levels(
      'It then asked for help, for the two of us.',
      'It is the first analyst to see any upside surprise in me.',
      'I have been placed in the bagging area and marked down by 30%.',
    ),
  ),
  eventPlot(
    'speak-c-elevator-stuck',
    {
      when: ['stuck|trapped .. in .. elevator|lift', 'elevator|lift .. stuck|stopped|broke'],
      not: ['boss|ceo|stranger|@spouse|date|pregnant|panic'],
      counted: true,
      fine: 'kitchen office work forty floors building stuck trapped elevator lift stopped broke long job desk workplace',
    },
    all('My rise has been paused between two levels.'),
    levels(
      'I am equally close to both.',
      'It is the most secure position I have ever held.',
      'Rather than move me, they are building a department at this height.',
    ),
  ),
  eventPlot(
    'speak-d-alarm-silent',
    {
      when: [
        "alarm|alarm_clock .. not|didn't|didnt|never|wouldn't|failed .. go|ring|off|sound|work",
        "alarm|alarm_clock =never|didn't|not rang|ring|went|go|rung",
      ],
      not: ['fire|smoke|car|burglar|house|because|flight|interview|exam'],
      fine: 'phone clock work alarm didnt never failed ring sound long office job desk workplace battery',
    },
    all('My alarm has one meeting a day, and it was a no-show.'),
    levels(
      'I waited for it in bed.',
      'I waited for it in bed, as a professional courtesy.',
      'I waited for it in bed. It has asked to be moved to afternoons.',
    ),
  ),
  eventPlot(
    'speak-d-duolingo',
    EVENTS['duolingo'],
    all('My Duolingo streak is over, and I have it in writing from an owl.'),
    levels(
      'I would apologize, but we never got to that lesson.',
      "I'd apologize, but so far I can only say that the horse eats apples.",
      'I said the horse eats apples. The owl would now like to speak to the horse.',
    ),
  ),
  eventPlot(
    'speak-d-dropped-phone',
    {
      when: ['drop|dropped .. my .. x:@phone'],
      not: [
        'toilet|water|bath|face|sink|pool|soup|call|crack|cracked|broke|smash|smashed|shatter|drain|sea|lake|river|off|bed|carpet',
        'out|into|in .. the|from|through|under|elevator|train|bus|stairs|work_phone',
      ],
      mine: 'drop|dropped',
      fine: 'floor ground street pavement concrete drop dropped long work office job desk workplace kitchen face-down tiles driveway',
      is: '!actor:us',
    },
    all('My {x} hit the ground, but not running.'),
    levels(
      "I'm turning it over very slowly.",
      "I'm turning it over the way one opens a pay review.",
      'It is face down, where it is still fine. Nobody may look before year end.',
    ),
  ),
  eventPlot(
    'speak-d-hung-up',
    {
      when: [
        'p:client|customer|boss|manager|caller|recruiter|interviewer|receptionist .. hang|hung .. up .. on? me?',
      ],
      not: ['coat|painting|picture|accidentally|i|cry|cried|poster|swear|swore|yell|yelled|almost'],
      fine: 'phone call angry hang hung long work office job desk workplace sentence mid-sentence rude explain',
    },
    all('The {p} gave me some time back, halfway through my sentence.'),
    levels(
      'I used it to finish the sentence.',
      'I finished the sentence alone. It went well.',
      'I finished the sentence alone, and it was approved unanimously.',
    ),
  ),
  eventPlot(
    'speak-d-ignored-call',
    {
      when: [
        'ignore|ignored .. a|the|my|phone|unknown call|phone|calls',
        'watch|watched|let|see|saw .. phone .. ring',
        "didn't|not|never .. answer|pick_up|pick .. the|my =phone",
        'ignore|ignored .. phone_call',
        'let|watch .. it ring',
        'ignore|ignored .. a|another|the call .. unknown|number',
      ],
      not: [
        'mother|mom|mum|dad|wife|husband|boss|client|doctor|hospital|school|police|nobody|they|customer|emergency|son|daughter|he|she',
      ],
      mine: "ignore|ignored|watch|watched|let|see|saw|didn't|not|never",
      fine: 'call ring ringing unknown number stopped phone ignore ignored calls watch watched let see saw never answer pick long work office job desk workplace random private caller',
      is: '!actor:us',
    },
    all('I attended a phone call from the first ring to the last, without answering.'),
    levels(
      'I held very still until it stopped.',
      "I held very still, so it wouldn't know I was in.",
      'I held very still. My phone has me down as furniture.',
    ),
  ),
  eventPlot(
    'speak-e-netflix',
    {
      when: [
        'spend|take|waste .. hour|hours|minutes|evening|ages|night .. choose|choosing|pick|picking|decide|deciding|scroll|scrolling|look|looking|search|browse .. film|movie|show|netflix|watch|series|something',
        'spend|take|waste .. hour|hours|minutes|evening|ages .. netflix .. not|without|never .. watch|watching .. anything|something|thing',
        "can't|couldn't .. decide|choose|pick .. what .. watch",
        'spend|take|waste .. # minutes|hours|hour .. choose|pick|decide|scroll|look|search|browse .. film|movie|show|netflix|watch|series|something',
      ],
      not: ['@child|shoes|phone|fell|fall|date|dress|wear|eat|order|friend|wife|husband'],
      counted: true,
      fine: 'netflix disney hulu prime film movie show series watch tv something anything nothing what look choose pick scroll browse spend waste ages choosing picking deciding scrolling looking search without never watching long work office job desk workplace',
    },
    all('I interviewed every title on the list, and gave each one the same warm attention.'),
    levels(
      "We'll be keeping all of them on file.",
      'The strongest candidate turned out to be bed.',
      'A thriller has since withdrawn, citing the length of the process.',
    ),
  ),
  eventPlot(
    'speak-e-power-cut',
    {
      when: [
        'power|electricity .. cut|cut_out|=out|outage|go|went|fail|failed|failure|=gone',
        'lights .. go|went =out',
        'have|get .. power_cut|blackout|power_outage',
        '^ the? power =out',
      ],
      not: [
        'back|bill|pay|paid|bike|car|tv|date|restaurant|save|meeting|elevator|lift|freezer|drill|@child|@boss|phone|laptop|bank',
      ],
      counted: true,
      fine: 'office house building street work apartment flat power electricity cut outage fail failed failure lights blackout long job desk workplace neighborhood',
    },
    all('The electricity is out of office, and set no automatic reply.'),
    levels(
      'Nothing in here has ever looked cleaner.',
      "It's the first time everyone in the building is equally bright.",
      'A candle is now acting head of everything.',
    ),
  ),
  eventPlot(
    'speak-e-smoke-chirp',
    {
      when: [
        'smoke_alarm|smoke_detector|fire_alarm .. beep|chirp',
        'smoke_alarm|smoke_detector|fire_alarm .. beep|chirp .. 1am|2am|3am|4am',
        'beep|chirp|beeping|chirping .. smoke_alarm|smoke_detector|fire_alarm',
        'smoke_alarm|smoke_detector .. low battery',
        'battery .. in|of .. smoke_alarm|smoke_detector .. low|dying|dead|empty',
      ],
      not: [
        'cook|cooking|toast|dinner|burn|burnt|real|change|replace|drill|@food|ceiling|disconnect|broke|hit|remove',
      ],
      counted: true,
      fine: 'battery low kitchen hallway bedroom constantly stop need needs smoke alarm detector fire beep chirp beeping chirping dying dead empty long random',
    },
    all(
      "The smoke alarm now sends a one-word update every minute, day and night, and I'm copied in.",
    ),
    levels(
      "Its battery is low. Its engagement isn't.",
      "It's low on energy, and still the best communicator in the building.",
      "I offered it my job. It beeped, which I'm taking as a yes.",
    ),
  ),
  eventPlot(
    'speak-e-subscription',
    {
      when: ['forget .. cancel .. x:subscription|trial|free_trial|membership'],
      not: ['year|expensive'],
      mine: 'forget',
      fine: 'gym netflix spotify free app trial streaming amazon prime hulu subscription forget cancel long work office job desk workplace disney audible magazine',
      is: '!actor:us',
    },
    all('I was due to leave my {x}, but it has kindly kept me on.'),
    levels(
      'I ask for nothing and pay monthly. They call it loyalty.',
      'Their retention team uses me in training.',
      "I'm on course to retire from it in 2061, with a gold watch.",
    ),
  ),
];
