import { all, levels, type Plot } from '../../story/plot.ts';
import { EVENTS } from '../../story/events.ts';
import { eventPlot } from '../../story/event-plot.ts';

/** Translations of meetings, bosses, mail and careers. */
export const CAREER_TRANSLATIONS: readonly Plot[] = [
  eventPlot(
    'speak-f-slept-in-meeting',
    {
      when: [
        'fall|fell .. asleep .. in|during|on .. x:@meeting',
        'doze|nod .. off .. in|during|on .. x:@meeting',
        'sleep .. through .. x:@meeting',
        'take .. nap .. in|during .. x:@meeting',
        'asleep .. in|during .. x:@meeting',
      ],
      not: ['boss|client|interview|alarm|snore|wedding|because|leading|presenting|my_own'],
      mine: 'fall|doze|nod|sleep|take',
      counted: true,
      fine: 'work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally zoom boring middle weekly quarterly camera hour two monthly',
    },
    all('I took part in {the x} with my eyes closed, to reduce bias.'),
    levels(
      'My nods were counted as agreement.',
      'My nodding was minuted as full support, so I am now leading the project.',
      'I have been recognized as the only attendee with a vision, and it is being built.',
    ),
  ),
  eventPlot(
    'speak-f-no-promotion',
    {
      when: [
        "not|didn't|never|don't .. get .. promotion",
        "not|didn't|never|don't .. get .. promoted",
        'passed over .. for? .. promotion',
        'pass .. me over .. promotion',
        'miss|lose .. out? .. on? .. my|the|a|another promotion',
        'get|got|was|been|am passed over',
        "not|never|wasn't promoted",
        '=denied .. promotion',
      ],
      not: ['refuse|turned_down|because|colleague|coworker|younger|son|someone'],
      counted: true,
      fine: 'work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally manager senior year years time third second this get',
    },
    all('My current role has asked me to stay, and I was the only candidate.'),
    levels(
      'There was no handover.',
      'I have kept my desk, my title and my salary, so retention is at 100%.',
      'I have now been in it so long that my chair reports to me.',
    ),
  ),
  eventPlot(
    'speak-f-no-raise',
    {
      when: [
        "not|didn't|never|no|don't|without .. raise",
        "not|didn't|never|no|don't .. pay_rise|salary_increase|pay_raise",
        '=denied .. raise|pay_rise|pay_raise',
        'boss|manager|they|company|hr .. =denied|refused|rejected|declined .. raise|pay_rise|pay_raise',
        'ask .. for .. raise|pay_rise|pay_raise .. and|but .. no|nothing|laughed|denied|refused|rejected|declined',
      ],
      not: [
        "ask_for_no|hand|voice|barn|kid|child|everyone|need|want|deserve|never_ask|didn't_ask|afraid",
      ],
      counted: true,
      fine: 'work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally salary annual year years third second boss manager this get said asked he she they no nothing ask give gave',
    },
    all(
      'My salary will continue in its present form, by popular demand of the payroll department.',
    ),
    levels(
      'It has been with me for a while and it knows my needs.',
      'I am told it is a fixed point; ships may steer by it.',
      'It has now been stable for so long that geologists are asking to visit it.',
    ),
  ),
  eventPlot(
    'speak-f-asked-raise',
    EVENTS['asked-raise'],
    all('I have submitted a quote for another year of me.'),
    levels(
      'It is valid for thirty days, as am I.',
      'My work so far was the free trial.',
      'Unless it is paid by Monday, I will start showing a watermark.',
    ),
  ),
  eventPlot(
    'speak-f-quit',
    {
      when: [
        'quit|resign|leave my job',
        'quit|resign $',
        '^ i? just? quit|quitting|resign|resigned',
        'hand|give|put|turn|submit .. in? .. my .. =notice|resignation',
        'quit|resign .. from .. my|the|a job|company|work|position',
        'quit|resign .. at|from? work',
        'give|put|hand .. my # weeks|week|month|months =notice',
        "give|put|hand .. my # weeks' =notice",
      ],
      not: [
        'smoke|smoking|sugar|coffee|drinking|alcohol|gym|facebook|instagram|game|chess|marathon|diet|boss|client|bowling|band|nicotine|vaping|twitter|linkedin|tiktok|caffeine|not|rage|chat|team',
      ],
      mine: 'quit|resign|hand|give|put',
      fine: 'work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally quit resigned letter my corporate boring effective monday today two weeks 2',
    },
    all('I have promoted myself to former employee, effective after my notice period.'),
    levels(
      'The role comes with no meetings.',
      'I looked at the whole market before I decided that anywhere was fine.',
      'At my exit interview I was asked for one area of improvement, and the building was gone by noon.',
    ),
  ),
  eventPlot(
    'speak-f-forgot-meeting',
    {
      when: [
        'forget|miss .. about? .. a|the|my|our|another .. x:@meeting',
        'forget .. i|we had .. x:@meeting',
        'forget .. to .. join|attend|go|dial .. to? .. x:@meeting',
      ],
      not: [
        'interview|performance|lesson|client|customer|zoom_link|slides|mute|camera|boss_forgot|notes|laptop|link|purpose|deliberately|board|phone_call|class|lecture|pitch|prepare|cancel|invite|record|happily|call_back',
      ],
      mine: 'forget|miss',
      fine: 'work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally boss manager weekly join important early big 9am 10am 8am zoom teams completely about had',
    },
    all('I gave {the x} the space to succeed without me.'),
    levels(
      'It did.',
      'The decisions were taken in half the time, a saving I intend to put in my review.',
      'I have since received my best feedback yet, and have been invited to miss the next four.',
    ),
  ),
  eventPlot(
    'speak-f-desk-lunch',
    {
      when: ['eat|have .. lunch .. at .. desk', 'lunch at my desk', '=desk lunch'],
      not: ["colleague|stole|boss|spill|birthday|steal|someone's|breakfast|dinner|wrong|cat|off"],
      mine: 'eat|have',
      fine: 'work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally lunch alone sad usual day every eat leftover cold homemade for',
    },
    all(
      'I hosted a working lunch for one at my desk, where the seating plan had already been agreed.',
    ),
    levels(
      'The keyboard was given a share.',
      'The crumbs have been filed between G and H.',
      'The keyboard has been so well fed that it now takes a lunch break of its own, in a restaurant.',
    ),
  ),
  eventPlot(
    'speak-f-skipped-lunch',
    EVENTS['skipped-lunch'],
    all('My lunch break has been postponed, and my stomach has formed a union of one.'),
    levels(
      "Its demands were read out during the two o'clock.",
      'I told it we were all hungry for success, and it asked if there was bread.',
      'At three it walked out, and I was seen following it to a bakery.',
    ),
  ),
  eventPlot(
    'speak-f-wfh',
    {
      when: ['work .. from home', 'work .. remotely', '^ wfh', 'work remote $'],
      not: [
        "couch|bed|sofa|boss|forced|because|not|pajamas|pyjamas|cat|dog|kid|kids|child|baby|wife|husband|sick|can't|allowed|husband|outage|beach|cafe|never|want|pants|robe|slippers|love|hate|internet|wifi|no_longer|nothing|ask|asked",
      ],
      mine: 'work',
      counted: true,
      fine: 'work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally first time full alone all whole friday remote home wfh every',
    },
    all('I have reduced my commute to eleven steps, two of which were for coffee.'),
    levels(
      'The office culture is mostly me, in socks.',
      'Staff attended from the waist up.',
      'At noon I ran into myself at the fridge, and we agreed that I should be in the office more.',
    ),
  ),
  eventPlot(
    'speak-f-unread',
    EVENTS['unread'],
    all('My inbox is fully subscribed, with a waiting list.'),
    levels(
      'The backlog is the only part of my work that scales.',
      'The oldest message is marked urgent, and I admire how it has kept its spirits up.',
      'The emails at the bottom have begun to answer each other, and response times are excellent.',
    ),
  ),
  eventPlot(
    'speak-f-applied',
    {
      when: [
        'apply .. to|for .. n:#|fifty|twenty|thirty|forty|ten|five jobs|positions|roles',
        'send|sent|submit|fill .. n:#|fifty|twenty|thirty|forty|ten|five .. job? applications|cvs|resumes|résumés',
      ],
      not: [
        'no|nobody|none|zero|reject|rejected|ghosted|interview|interviews|one|offer|reply|heard|colleague|not|but|and|without',
      ],
      mine: 'apply|send|submit|fill',
      fine: 'work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally online out new remote month year since so far',
    },
    all('I have made {n} offers to the market, each with the same employee attached.'),
    levels(
      'My cover letter loves them all equally.',
      'I am passionate about each of these companies, and expect to learn their names in the interview.',
      'By Friday everyone will be employing me, and I shall be my own largest competitor.',
    ),
  ),
  eventPlot(
    'speak-f-bombed-interview',
    {
      when: [
        'bomb|fail|flunk|blow|mess|screw|botch|tank|flub .. up? .. x:interview|job_interview',
        'x:interview|job_interview .. go|went .. badly|terribly|horribly|poorly|awful|terrible|bad',
        'terrible|bad|awful|horrible|worst =interview|job_interview',
        '=interview|job_interview .. =disaster',
      ],
      not: [
        'late|because|kid|boss|wife|candidate|dog|cat|interviewer|zoom|candidate|forgot|conducted|hired|still|but',
      ],
      mine: 'bomb|fail|flunk|blow|mess|screw|botch|tank|flub',
      fine: 'work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally completely so big second final went up out have had first phone',
    },
    all(
      'I gave the panel an honest look at my areas for improvement, and then a full tour of them.',
    ),
    levels(
      'They have seen enough to decide.',
      'Asked where I see myself in five years, I looked for the exit, so I have a direction.',
      'They have kept my answers on file, in a locked room, with someone outside it.',
    ),
  ),
  eventPlot(
    'speak-f-overtime',
    {
      when: [
        'stay .. late .. at|in .. work|office',
        'work .. late',
        'work .. overtime',
        'work until|till|til|past .. #|midnight|nine|ten|eleven|eight|8pm|9pm|10pm|11pm|7pm',
        'stay .. at|in .. work|office .. until|till|til|past .. #|midnight|nine|ten|eleven|eight|8pm|9pm|10pm|11pm|7pm',
      ],
      not: [
        "get_to|arrive|show|came|come|boss|late_to|late_for|alone|woke|overslept|paid|unpaid|because|not|never|refuse|colleague|train|start|for_work|wedding|without|don't",
      ],
      mine: 'stay|work',
      counted: true,
      fine: 'work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally pm again every day much too hours extra to until past',
    },
    all('I have extended my opening hours, though nobody was seen queuing.'),
    levels(
      'The cleaning was done around me.',
      'The motion sensor gave up on me at eight, so I now lead in the dark.',
      'I have stayed so long that I was first in tomorrow, and the building now has my keys.',
    ),
  ),
  eventPlot(
    'speak-f-froze-presentation',
    {
      when: [
        'forget|forgot .. lines|words|what .. during|in|at|of .. x:presentation|speech|talk|pitch',
        'freeze .. during|in|on .. my|the|a|big x:presentation|speech|talk|pitch',
        'mess|screw|bomb|botch|fail|flub|blow .. up? .. my|the|a|big x:presentation|speech|talk|pitch|demo',
        'x:presentation|speech|talk|pitch|demo .. go|went .. badly|terribly|horribly|poorly|terrible|bad',
        'mind .. go|went .. blank .. during|in|at .. x:presentation|speech|talk|pitch',
      ],
      not: [
        'laptop|screen|computer|zoom|projector|wedding|boss|client|kid|mic|wifi|internet|because|cat|interview|slides|best_man|stage|toast|funeral|app|exam|cold',
      ],
      mine: 'freeze|mess|screw|bomb|botch|fail|flub|blow|forget',
      fine: 'work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally completely middle totally front everyone important big sales say was gave to complete',
    },
    all('I opened {the x} to the floor, chiefly by looking at it.'),
    levels(
      'The silence was well received.',
      'Attendance was in person, except for mine.',
      'My notes are now touring without me, to better reviews.',
    ),
  ),
  eventPlot(
    'speak-f-no-questions',
    {
      when: [
        'nobody|no-one|no_one =asked|ask .. question|questions|anything .. after|at|during|in .. my|the x:presentation|talk|webinar|demo|speech|pitch|workshop',
        'nobody|no_one|none|no-one .. have|had question|questions .. after|at|during|in .. my|the x:presentation|talk|webinar|demo|speech|pitch|workshop',
        '^ no questions .. after|at|during|in .. my|the x:presentation|talk|webinar|demo|speech|pitch|workshop',
        'nobody|no_one|no-one .. listen|listened|listening|attention|care|cared|laugh|clapped|clap|applauded .. x:presentation|talk|webinar|demo|speech|pitch|workshop',
      ],
      not: ['laugh|joke|wedding|kid|boss|class|because'],
      fine: 'work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally single had ask asked to end any were there whole pay paid paying big team',
    },
    all('{the x} I gave left nothing to be said, and nobody said it.'),
    levels(
      'The room is aligned.',
      'I waited for hands, and one was raised to a nose.',
      'The silence has asked to be a keynote of its own, with me as the warm-up.',
    ),
  ),
  eventPlot(
    'speak-f-nobody-came',
    {
      when: [
        'nobody|no_one|no-one =came|come|showed|show|joined|join|attended|attend|turned|turn .. to|up|for .. x:@meeting',
        'nobody|no_one|no-one =came|showed|joined|attended|show|come|join|attend .. my|the|our x:@meeting',
        'only person|one .. in|at|on .. the|my x:@meeting',
      ],
      not: [
        'wedding|party|birthday|interview|class|boss|except|camera|late|talking|speaking|who|lecture|prepared|awake',
      ],
      fine: 'work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally team weekly up was the showed nobody except organized organised zoom i',
    },
    all('I held {the x} in a safe space, with nobody in it but me.'),
    levels(
      'Every motion was carried, by me, back to my desk.',
      'As the only attendee I was both the quorum and the catering.',
      'I have since been elected, dismissed and forgiven, and it was still over in ten minutes.',
    ),
  ),
  eventPlot(
    'speak-f-boss-after-hours',
    {
      when: [
        'b:@boss .. email|text|call|message|ring|phone|whatsapp me|us .. at|on|in|during|after .. night|midnight|weekend|saturday|sunday|evening|dinner|hours|vacation|holiday|10pm|11pm|9pm|2am|3am|bed|#',
        'b:@boss .. send|sent .. email|text|message .. at|on|in|during|after .. night|midnight|weekend|saturday|sunday|evening|hours|vacation|holiday|10pm|11pm|9pm|#',
        'get|got|receive .. email|call|text|message .. from .. my? b:@boss .. at|on|in|during|after .. night|midnight|weekend|saturday|sunday|evening|hours|vacation|holiday|10pm|11pm|9pm|#',
      ],
      not: [
        "fired|wrong|drunk|accident|office|7am|8am|9am|morning|wife|mistake|love|raise|birthday|home_for|ignore|ignored|didn't|promotion|cry",
      ],
      fine: 'work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally pm am late middle again while off my a an saturday sunday night holiday vacation',
    },
    all('My {b} believes in a work-life balance, and had noticed some life.'),
    levels(
      'It has been corrected.',
      'My free time was double-booked, and one of the bookings was me.',
      'My evening has been given a job title, and it starts on Monday, which is now.',
    ),
  ),
  eventPlot(
    'speak-f-dog-on-call',
    {
      when: [
        'p:@dog|@cat|parrot|bird|budgie .. bark|meow|howl|squawk|screech .. during|through|on|in|throughout .. x:@meeting',
      ],
      not: [
        "neighbor|neighbour|boss's|client's|attack|bite|interview|funeral|someone's|boss|colleague",
      ],
      fine: 'work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally zoom work through entire loudly client important nonstop non-stop',
    },
    all('My {p} took {the x} off mute and, unlike me, had something to say.'),
    levels(
      'It was brief and it was heard.',
      'I was thanked for the clarity, and asked who had been doing my part before.',
      'The job has been offered to the {p}, and I am being kept on for the snacks.',
    ),
  ),
  eventPlot(
    'speak-f-wrong-screen',
    {
      when: [
        'share .. wrong screen|tab|window',
        'share|shared .. my screen .. accidentally|by_mistake|by_accident',
        'accidentally share|shared .. my screen',
      ],
      not: [
        'porn|boss|client_shared|salary|naked|colleague|kid|photo|chat|message|resume|cv|job|search',
      ],
      mine: 'share',
      fine: 'work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally zoom teams meeting during call presentation entire client by mistake accident wrong my screen',
    },
    all('I have moved to full transparency, one window earlier than planned.'),
    levels(
      'There were no questions, only zooming.',
      'The presentation had one slide, and it was my afternoon.',
      'My open tabs have been invited back to present the annual figures, without me.',
    ),
  ),
  eventPlot(
    'speak-f-typo',
    {
      when: [
        'typo .. in|on .. x:email|e-mail|presentation|report|slide|slides|deck|resume|cv|cover_letter|newsletter|proposal|contract',
        'send|sent .. x:email|e-mail|presentation|report|proposal|newsletter|resume|cv .. with .. typo|typos',
        'misspell .. in|on .. x:email|e-mail|presentation|report|slide|slides|resume|cv|cover_letter',
      ],
      not: [
        "boss|find_typo|colleague|tattoo|wedding|name|client's|their|not|no_typo|corrected|interview",
      ],
      fine: 'work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally make made have had there was is an huge embarrassing client company customer big subject line first one found after sending spelling important a word noticed everyone manager all to',
    },
    all('My {x} contains one word that thinks outside the dictionary.'),
    levels(
      'It is the only part anyone will remember.',
      'Proofreading has been outsourced to everybody I sent it to.',
      'The dictionary has since adopted it, and I am paid a letter for each use.',
    ),
  ),
  eventPlot(
    'speak-f-left-early',
    EVENTS['left-early'],
    all('I have released my working day ahead of schedule.'),
    levels(
      'It was feature-complete by the coat.',
      'The last hour has been outsourced to my jacket, which is still on the chair.',
      'At the rate I am improving, on Friday I shall leave before I arrive.',
    ),
  ),
  eventPlot(
    'speak-f-office-cold',
    {
      when: [
        'office|work .. =freezing|cold|icy|chilly',
        'freeze|freezing|cold .. in|at .. my? office|work|desk',
        '^ freezing|cold office',
        'office|work is|was so|too|so_damn|absolutely freezing|cold|chilly',
      ],
      not: [
        'coffee|sick|have_a_cold|a_cold|food|lunch|shower|call|water|caught|home|feet|pizza|shoulder|boss|tea|email|hands|freezing_rain|fridge|presentation|outside|door|because|not',
      ],
      fine: "work office job company desk today yesterday morning afternoon monday tuesday wednesday thursday friday again just really actually whole long this last week night day team also finally already still basically totally completely literally accidentally is so too very always it am i'm to death inside was here always absolutely my the",
    },
    all('The office has been optimized for the storage of employees.'),
    levels(
      'I am expected to stay fresh until the end of the quarter.',
      'My keyboard now takes input by shivering, and I have written eleven emails.',
      'I am told I will be thawed when there is budget.',
    ),
  ),
];
