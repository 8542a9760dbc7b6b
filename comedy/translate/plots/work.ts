import { type Plot, all, levels } from '../../story/plot.ts';
import { EVENTS } from '../../story/events.ts';
import { eventPlot } from '../../story/event-plot.ts';

/** Translations of what happens at work. */
export const WORK_TRANSLATIONS: readonly Plot[] = [
  eventPlot(
    'speak-a-reply-all',
    {
      when: [
        'reply .. all',
        'hit|press|click .. reply_all',
        'reply .. to .. everyone|everybody',
        'hit|press|click|use .. reply-all',
        '=reply-all',
      ],
      not: [
        'boss .. reply',
        'colleague|coworker|co-worker|teammate|intern|assistant .. reply',
        'unsubscribe|baby|wedding|resign',
      ],
      mine: 'reply|hit|press|click',
      fine: 'email company office work button reply hit press click long job desk workplace message thread send sent chain department team chat',
      is: '!actor:us',
    },
    all('Remarks prepared for one reader have achieved full distribution. Notice is deemed given.'),
    levels(
      'No party can now claim to have been left out.',
      'My request to disregard went to the same list, so the matter is well documented.',
      'By close of business mankind was in copy, and two species had asked to be removed.',
    ),
  ),
  eventPlot(
    'speak-a-wrong-person',
    {
      when: [
        'send|text|email .. to .. wrong person|number|people|address',
        'text|email|message .. wrong person|number',
        'send .. wrong person .. text|email|message',
        'send|post|text .. wrong chat|group|group_chat|thread',
        'send|text|email .. someone|somebody .. wrong',
        'message .. wrong person|number|chat',
      ],
      not: ['nude|naked|money|attachment|wife|husband|received|boss|love', 'my ex|wife|husband'],
      mine: 'send|text|email|message',
      others: true,
      fine: 'text email message send wrong number people address long work office job desk workplace sent chat dm whatsapp slack group embarrassing',
      is: '!actor:us',
    },
    all('I have extended a confidential message to a party with no prior interest in the matter.'),
    levels(
      'That party is now fully briefed.',
      'The disclaimer asked them to destroy it; they have asked for the rest.',
      'Receipt constitutes acceptance: from Monday, they are me.',
    ),
  ),
  eventPlot(
    'speak-a-no-attachment',
    {
      when: [
        'forget .. attach|attachment',
        'send .. without .. attachment|attachments|file',
        'email .. without .. attachment',
        'send .. without|forget|missing .. attaching|attachment|attachments',
      ],
      not: [
        'wife|boss_forgot|colleague|coworker|co-worker|teammate|intern|assistant .. forget',
        'boss .. send',
        'wrong|twice',
      ],
      mine: 'forget|send|email',
      fine: 'file email document cv resume report client boss forget attach attachment send without attachments long work office job desk workplace sent presentation proposal invoice spreadsheet contract application pdf customer promised important manager team',
      is: '!actor:us',
    },
    all('I delivered a document by reference only.'),
    levels(
      'The covering note is complete and speaks for itself.',
      'The file is described throughout as attached, and I stand by the intention.',
      'Under an attachment order, it has now been stapled to my salary.',
    ),
  ),
  eventPlot(
    'speak-a-ai-emails',
    {
      when: [
        'chatgpt|chatbot|ai|copilot .. write|answer|reply|draft .. email|emails|mails',
        'use|let|have|get .. chatgpt|ai|copilot ... write|answer|reply|draft .. email|emails|mails',
        'let|have|make chatgpt|ai|copilot|chatbot do .. my emails|email',
      ],
      not: [
        'vow|apologize|poem|essay|kid|boss|client|fire|love|wife|husband|wrong|colleague|coworker|co-worker|teammate|intern|assistant|job|resign',
      ],
      mine: 'chatgpt|chatbot|ai|copilot|use|let|have|get',
      fine: 'work chatgpt chatbot ai copilot write answer reply draft email emails mails let long office job desk workplace outlook client clients customer',
      is: '!actor:us',
    },
    all(
      'My correspondence is now handled by outside counsel that has read everything and met no one.',
    ),
    levels(
      'It sends my warmest regards, which I had been unable to locate.',
      'Recipients report warmth, which was traced to a data center.',
      'It now gets my birthday wishes, and I am copied for information.',
    ),
  ),
  eventPlot(
    'speak-a-left-chat',
    {
      when: [
        'leave|quit|exit .. group_chat|group_text|whatsapp_group',
        'leave|quit .. family|work|class|team|neighborhood|parents .. chat|group',
      ],
      not: [
        'accident|accidentally|mistake|support|study|band|tour|phone|kicked|removed|muted|cat|dog',
        '@person .. leave',
        'cry|fight',
      ],
      mine: 'leave|quit|exit',
      fine: 'whatsapp text group chat family work neighborhood parents school class team leave quit exit long office job desk workplace friends neighbourhood building gym alumni quietly silently football',
      is: '!actor:us',
    },
    all('I have stepped down from a committee that was never formally convened.'),
    levels(
      'I leave behind a complete archive of thumbs.',
      'My exit interview consisted of three dots, which then stopped.',
      'My unread messages have met and elected a new me.',
    ),
  ),
  eventPlot(
    'speak-a-food-thief',
    {
      when: ['a:@bird|@wildlife|@dog|@cat|monkey .. steal|snatch|grab|swipe|eat .. my .. x:@food'],
      not: ['homework|sick|vet|chocolate|@child|client|boss|die|emergency|onion|grape'],
      others: true,
      fine: 'hand beach park table plate steal snatch grab swipe eat long work office job desk workplace stole fly flew french bench lunch picnic ate garden',
      is: '!actor:me',
    },
    all('My {x} has been acquired in a hostile takeover by {a a}.'),
    levels(
      'No offer document was circulated.',
      'Integration was completed in two bites.',
      'The {a} has retained me to prepare the next one.',
    ),
  ),
  eventPlot(
    'speak-a-rejected',
    {
      when: [
        'be|get|got =rejected .. job|role|position|company|interview|application',
        'be|get =rejected .. by|from|for|after|again',
        'company|they|recruiter .. =rejected me|my',
        "=didn't|=didnt|not get .. job|role|position|internship",
        'get|receive|another|a rejection email|letter|mail',
        'turn|turned me down .. job|role|position',
        'get|be turned down .. job|role|position',
      ],
      not: [
        "@person's|wife|husband|son|daughter|boyfriend|girlfriend|visa|loan|school|university|paper|book|promotion|raise|i_rejected|i_turned|offer|friend|brother|sister|baby|again_after",
        'pull .. request|pr|code|card|payment|idea|expense',
      ],
      mine: "reject|rejected|turn_down|turned_down|=didn't|=didnt|not|rejection",
      fine: 'job company interview reject rejected role position didnt internship rejection email letter long work office desk workplace application apply dream round final recruiter software marketing applied',
      is: '!actor:us',
    },
    all('A company has completed its search for someone who is not me.'),
    levels(
      'I was instrumental in narrowing the field.',
      'Of everyone they could have let go, they chose me first.',
      'They have since widened the search to all known persons, with one exception.',
    ),
  ),
  eventPlot(
    'speak-a-got-job',
    {
      when: [
        'get|land|accept .. a|the|new|dream .. job|internship',
        'be|get hired',
        'start .. new job|role|position',
      ],
      not: [
        "reject|not|didn't|didnt|lose|lost|quit|son|daughter|wife|husband|friend|brother|sister|fired|second|boring|hate|blow|nose|boss|side|offer|done|letter|last|first",
        'help|steal|talk|want',
      ],
      mine: 'get|land|accept|be|start',
      fine: 'dream job company tomorrow land accept internship hired role position long work office desk workplace hire excited',
      is: '!actor:us',
    },
    all('An organization has accepted my terms, which were theirs.'),
    levels(
      'Each side believes it got the better deal.',
      'They found the person I had described.',
      'My resume starts on Monday, and I am expected a week later.',
    ),
  ),
  eventPlot(
    'speak-a-on-mute',
    {
      when: [
        'talk|speak|present|say|explain|be .. on mute',
        'talk|speak .. while|with .. muted',
        'be .. muted .. whole|entire|all',
        'give|gave|do|did .. presentation|speech|talk|demo|pitch|update|standup .. on|while mute|muted',
        'forget|forgot .. unmute',
        'talk|speak|present|be|explain|spend .. on mute .. # minute|hour|time|day|week|month|year|am|pm',
        'talk|speak|present|be .. for # minute|hour|time|day|week|month|year|am|pm .. on mute',
        'talk|speak|present|be|explain .. on mute .. zoom_call|teams_call|conference_call|video_call|team_meeting|zoom_meeting|teams_meeting',
        'spend|spent .. on mute',
      ],
      not: [
        'unmute|forget .. mute',
        "not|wasn't|boss|client_was|colleague|coworker|co-worker|teammate|intern|assistant|tv|phone|wife|husband|kid|thought",
      ],
      mine: 'talk|speak|present|say|explain|be',
      fine: 'meeting call zoom teams talk speak present say explain mute muted long work office job desk workplace monologue speech presentation standup important rant pitch forget forgot unmute',
      is: '!actor:us',
    },
    all('I delivered my remarks under complete confidentiality.'),
    levels(
      'No leaks have been reported.',
      'It is my only contribution to which nobody objected.',
      'My lips have been summoned to provide a transcript.',
    ),
  ),
  eventPlot(
    'speak-a-could-be-email',
    {
      when: [
        'meeting|call .. could|should .. have? been .. email',
        'meeting|call .. could|should be .. email',
        '# minute|hour|time|day|week|month|year|am|pm .. meeting|call .. could|should .. have|been|be .. email',
      ],
      not: ['wedding|breakup|boss_said|funeral|interview|doctor'],
      fine: 'long meeting call email work office job desk workplace sit sat attend attended spend spent zoom',
    },
    all('A session was convened to agree on the contents of an email.'),
    levels(
      'It has not been sent.',
      'A second session will consider the subject line.',
      'The email has since been convened and is expected to run for two hours.',
    ),
  ),
  eventPlot(
    'speak-a-paper-jam',
    {
      when: ['printer|copier|photocopier .. jam', 'paper jam'],
      not: ['traffic|toast|butt|kick|broke|boss|fixed|fix|home|kid|intern'],
      fine: 'office work paper jammed printer copier photocopier jam long job desk workplace print printing copy document pages report',
      is: '!actor:relative',
    },
    all('The printer has placed a lien on my page.'),
    levels(
      'Partial release was obtained with both hands.',
      'It holds one half and I hold the other, so we are now equal partners.',
      'Tray two has been frozen by the court, and a judge is being fed in by hand.',
    ),
  ),
  eventPlot(
    'speak-a-code-works',
    {
      when: [
        "code|program|script|app|it .. work ... =don't|=dont|no .. know|idea|clue .. why|how",
        "=don't|=dont|no .. know|idea|clue .. why|how .. code|program|script|it work|works",
        'i =have no idea .. why|how .. code|program|script .. work',
      ],
      not: ['fridge|tv|oven|car|body|wife|husband|diet|boss|job|phone|i_work'],
      fine: 'works working code program script app work dont know idea clue why how long office job desk workplace run runs python fine magically',
    },
    all('Two parts of my code have reached an agreement to which I am not a party.'),
    levels(
      'I do not propose to ask.',
      'My role was to be out of the room, and I kept to it.',
      'Under its terms, I am now deprecated.',
    ),
  ),
  eventPlot(
    'speak-a-phishing',
    {
      when: [
        'fall .. for .. phishing|phish .. test|email',
        'fail .. phishing test|simulation|training',
        'click .. link .. phishing test|email',
        'click .. phishing .. link|email|test',
      ],
      not: [
        'bank|grandma|mother|mom|dad|wife|husband|report|spot|caught|boss|ceo|coworker|intern|hacked|stolen|lost|money|pass|passed',
      ],
      mine: 'fall|fail|click',
      fine: 'company work security email test link fall phishing phish fail simulation training click long office job desk workplace failed fell clicked fake',
      is: '!actor:us',
    },
    all('I took part in the security program, as its principal finding.'),
    levels(
      'My cooperation was immediate.',
      'I will appear in the next training session, as the slide.',
      'The link has now opened me and is reading.',
    ),
  ),
  eventPlot(
    'speak-a-back-vacation',
    {
      when: [
        'come|get|be|am .. back .. from .. vacation|holiday|pto',
        '=back .. from .. vacation|pto|holiday',
        'first day back .. from|after|at|work',
        'return .. from .. vacation|holiday|pto',
        'back .. from|after .. # minute|hour|time|day|week|month|year|am|pm .. vacation|holiday|pto',
      ],
      not: [
        'sick|injury|fired|job|lost|luggage|kid|dead|plant|dog|cat|sunburn|boss|cancel|early|maternity|surgery|house|ruined|mom|husband|wife',
      ],
      mine: 'come|get|be|am|=back|first|return',
      fine: 'work emails inbox vacation holiday pto return long office job desk workplace returned beach christmas break paid',
      is: '!actor:us',
    },
    all('I have been returned to the office in better condition than agreed.'),
    levels(
      'Wear will resume at once.',
      'By lunch the difference had been corrected.',
      'My out-of-office reply refuses to stand down and is being paid in my place.',
    ),
  ),
  eventPlot(
    'speak-b-meeting-email',
    {
      when: [
        'meeting|call .. could|should .. been|be .. email|e-mail',
        '# minute|hour|time|day|week|month|year|am|pm .. meeting|call .. could|should .. have|been|be .. email',
      ],
      not: ['nobody|cancel|cancelled|client|fired'],
      fine: 'long sat attended zoom spent meeting call email e-mail work office job desk workplace sit attend status weekly update',
      is: '!question',
    },
    all('I have attended the live recording of an email.'),
    all('Seating was included.'),
    levels(
      'I was copied in, in person.',
      'I replied to all by nodding.',
      'I have since been archived, unread.',
    ),
  ),
  eventPlot(
    'speak-b-back-to-back',
    {
      when: [
        '=back-to-back .. meetings|calls',
        '=back .. back .. meetings|calls',
        'meetings|calls .. all day|morning|afternoon|week',
        'day .. full|nothing_but .. of? .. meetings|calls',
        'spent .. day .. in? .. meetings|calls',
        'have|had|sit|sat|attend five|six|seven|eight|nine|ten|eleven|twelve|5|6|7|8|9|10|11|12 .. meetings|calls .. today|day|row|yesterday|lunch|yesterday?',
        'in .. meetings|calls .. all .. day|morning|afternoon',
        'nothing but .. meetings|calls .. all? .. day',
        '=back-to-back .. meetings|calls|zooms|zoom',
        'spend|spent .. # minute|hour|time|day|week|month|year|am|pm .. in .. meetings|calls',
      ],
      not: ['cancel|cancelled|boss|client|nobody|fall|fell|mute|cat', 'wrong'],
      fine: 'calendar full long nothing back-to-back meetings calls spent work office job desk workplace spend zoom teams team endless lunch break attend sit tons',
      is: '!question',
    },
    all('My calendar has reached full employment.'),
    all('Every hour now has a purpose, and most have two.'),
    levels(
      'The work itself has been kept on file.',
      'The job I was hired for has been kept on file, should an opening arise.',
      'A gap of five minutes applied, and was told to come back with experience.',
    ),
  ),
  eventPlot(
    'speak-b-wrong-meeting',
    EVENTS['wrong-meeting'],
    all('I completed a secondment to people who had not requested one.'),
    all('The paperwork was waived on both sides.'),
    levels(
      'I left without a single open action item.',
      'Of everyone there, I alone had missed none of their deadlines.',
      'I have since been invited to the alumni drinks.',
    ),
  ),
  eventPlot(
    'speak-b-fish',
    {
      when: [
        'microwave|reheat|heat .. x:fish|salmon|tuna|cod|shrimp|kimchi|curry|broccoli|cabbage|sardines|haddock|mackerel',
        'microwave|reheat|heat .. x:fish|salmon|tuna|cod|shrimp|kimchi|curry|broccoli|cabbage|sardines|haddock|mackerel .. break_room|lunch_room|staff_room|office_kitchen',
      ],
      not: ['home|dinner|restaurant|wife|husband|burn|fire|alarm'],
      mine: 'microwave|reheat|heat',
      fine: 'leftover office work kitchen lunch break microwave room reheat heat long job desk workplace breakroom canteen shared communal',
      is: '!question !actor:us',
    },
    all('I have rolled out {x} to everyone in range, with no training required.'),
    all('Uptake was immediate.'),
    levels(
      'It is the first of my initiatives that people noticed before the email.',
      "Opting out is possible by holding one's breath until the trial ends.",
      'The smell now has a desk and reports to me.',
    ),
  ),
  eventPlot(
    'speak-b-hugged',
    {
      when: [
        'hug|hugged .. @boss|@client|interviewer|recruiter|landlord|accountant|dentist|doctor|plumber',
        'go|went .. in? .. for .. hug .. handshake|hand',
        'go|went .. in? .. for .. hug ... handshake|hand|handshakes|shake|hand-shake',
        'hug ... instead .. of .. handshake|hand|shaking',
        'go|went .. in? .. for .. hug ... want|wanted .. handshake|hand',
      ],
      not: [
        'goodbye|cry|cried|crying|dog|friend|mother|kid|leaving|retire|died|sad|fired|birthday',
        '@boss|@client|@relative|he|she|they .. hug|hugged|go|went .. me',
        'and .. hug .. back|goodbye',
      ],
      others: true,
      fine: 'handshake meeting interview shaking hands hand shake wanted hug hugged interviewer recruiter landlord accountant dentist doctor plumber long work office job desk workplace want offered offer stuck awkward awkwardly client',
      is: '!question !actor:us',
    },
    all("I took an arm's-length relationship and removed the arm's length."),
    levels(
      'A handshake had been budgeted for; I came in over.',
      'It was a warm handover, with all of me as the deliverable.',
      'We are now legally one entity, pending the release of my left arm.',
    ),
  ),
  eventPlot(
    'speak-b-no-reply',
    EVENTS['no-reply'],
    all('I have published a statement to which no objection was received.'),
    levels(
      'The consultation has closed in my favour.',
      'Silence of this quality usually has to be paid for.',
      'It has passed into law and will be enforced from Monday.',
    ),
  ),
  eventPlot(
    'speak-b-quick-chat',
    EVENTS['quick-chat'],
    all('I have been shortlisted for a conversation with no job description.'),
    levels(
      'I have prepared by reviewing my entire life.',
      'I have already accepted, declined and apologised, pending the topic.',
      'My desk has packed for both outcomes.',
    ),
  ),
  eventPlot(
    'speak-b-love-you',
    EVENTS['love-you'],
    all('I closed a conversation with a benefit that is not part of the standard package.'),
    levels(
      'The terms are still being considered, quietly, on both sides.',
      'It was unconditional, which is more than can be said of my bonus.',
      'It vests over four years.',
    ),
  ),
  eventPlot(
    'speak-b-forgot-name',
    EVENTS['forgot-name'],
    all('I operate in full compliance with data protection: no personal details were stored.'),
    levels(
      "I proceeded on the basis of 'you'.",
      'The record was erased on receipt, far inside the statutory limit.',
      'An inspector has been through my head and found one jingle, correctly filed.',
    ),
  ),
  eventPlot(
    'speak-c-monday',
    {
      when: [
        '^ monday $',
        'hate monday|mondays',
        'another|happy monday',
        "it's|is monday",
        'monday again',
        '^ ugh|argh|sigh|oh monday $',
        "^ ugh|argh|sigh another|it's monday",
      ],
      not: ['off|holiday|vacation'],
      fine: 'kitchen office work hate mondays happy long job desk workplace',
    },
    all('The week has been reissued, on the same terms as the last one.'),
    levels(
      'Our exposure to this day remains at one in seven.',
      'I asked for early redemption, and was told that it matures on Friday.',
      'I have swapped it for two half-Tuesdays, and the week still adds up.',
    ),
  ),
  eventPlot(
    'speak-c-promoted',
    {
      when: [
        'get|got|=been|=was|=am .. promoted|promote',
        'get|got .. promotion',
        'get|got|=been|=was|=am .. promoted|promotion .. team_lead|vice_president|head_of_sales|head_of_marketing|team_leader|product_manager|project_manager',
      ],
      not: [
        'not|pass|passed|instead|wife|husband|friend|brother|sister|colleague|quit|without|never|almost|ceo',
      ],
      mine: 'get|got|=been|=was|=am',
      fine: 'kitchen office work senior manager director lead team head analyst engineer associate promoted promote promotion job desk workplace assistant vp principal supervisor wait company years',
      is: '!actor:us',
    },
    all('I have been issued a longer title for the same chair.'),
    levels(
      'I expect to grow into it, sideways.',
      'In most of my emails it is now the longest part.',
      'Meetings now end before I have been fully introduced, and I chair them.',
    ),
  ),
  eventPlot(
    'speak-c-printer-jam',
    {
      when: ['printer|copier|photocopier .. jam|jammed|eat|ate', 'paper jam'],
      not: ['home|cat|dog|3d|kick|fire|hand|tie|new|buy'],
      fine: 'office work presentation document paper report pages printer copier photocopier jam jammed eat ate long job desk workplace print printing deadline important contract',
    },
    all('The machine accepted my document and has declined to publish.'),
    levels(
      'It is holding the page for further review.',
      'It is the first reader to have really taken something in.',
      'It has asked to be named as co-author, and bites until answered.',
    ),
  ),
  eventPlot(
    'speak-c-chair-fall',
    {
      when: [
        'chair .. break|broke|collapse|collapsed',
        'fall|fell .. off .. chair',
        'lean|leaned .. back .. chair ... fell|broke',
        'office_chair|desk_chair|standing_desk_chair .. break|broke|collapse|collapsed',
        'fall|fell .. off|out .. office_chair',
        'lean|leaned .. back .. chair|office_chair ... fell|fall|broke',
        'chair|office_chair .. break|broke|collapse|collapsed ... zoom_call|video_call|team_meeting|conference_call',
      ],
      not: ["@child|boss's|stole|baby|dog|cat|beach|hurt|injured|hospital|she|he"],
      fine: 'kitchen office work meeting call zoom desk leaned chair break broke collapse collapsed fall fell lean long job workplace backwards standup presentation swivel sit sitting wheel',
      is: '!actor:boss',
    },
    all('My chair has withdrawn its support.'),
    levels(
      'We now have a flat structure.',
      'We now have a flat structure, with me at the base of it.',
      'We now have a flat structure, and the floor reports directly to my back.',
    ),
  ),
  eventPlot(
    'speak-c-fire-drill',
    {
      when: [
        'fire_drill|fire drill',
        'fire_alarm|fire alarm .. went|go|false|office|work|meeting|drill',
        'evacuate|evacuated .. office|building',
      ],
      not: ['toast|smoke|bacon|burn|burned|dinner|hotel|school|home|kitchen|real'],
      counted: true,
      fine: 'office work meeting stood rain fire drill alarm false evacuate evacuated building long job desk workplace cold stand standing presentation',
    },
    all('The entire company has achieved a full exit.'),
    levels(
      'It was followed by re-entry.',
      'It took a few minutes, and nobody was paid.',
      'The bell kept 20% of the proceeds, and now advises other buildings.',
    ),
  ),
  eventPlot(
    'speak-c-joke-flat',
    {
      when: [
        'nobody|no-one|no_one .. laugh|laughed .. joke',
        '=joke .. silence|bomb|bombed|flat|fell|nobody',
        'tell|told|made .. =joke .. nobody|no-one|no_one|silence',
        'tell|told|made|make|crack|cracked .. joke ... nobody|no-one|no_one|silence|crickets',
        '=joke .. fall|fell .. flat',
        "=joke .. not|didn't .. land",
      ],
      not: [
        "boss's|kid|son|daughter|wife|husband|funeral|wedding",
        '@boss|@client|he|she|they .. tell|told|made|make|joke',
        'his|her|their joke',
      ],
      others: true,
      fine: 'kitchen office work laughed meeting presentation call team bad standup dad zoom nobody no-one laugh joke silence bomb bombed flat fell tell told long job desk workplace land crickets opening best funny client all-hands',
      is: '!actor:us',
    },
    all('I soft-launched a joke, with no supporting campaign.'),
    levels(
      'It met with no interruptions.',
      'Those present were given all the time they needed, and used it.',
      'Laughter is expected within the fiscal year, and has been booked as revenue.',
    ),
  ),
  eventPlot(
    'speak-c-credit-taken',
    {
      when: [
        '@boss|@colleague .. take|took|steal|stole|get|got|claim|claimed .. credit',
        '@boss|@colleague .. steal|stole|present|presented .. my .. idea',
      ],
      not: ['dog|cat|card'],
      others: true,
      fine: 'kitchen office work idea project meeting presented steal stole claim claimed credit present long job desk workplace report presentation slides',
    },
    all(
      'My contribution has been acquired, and its previous owner was thanked by not being mentioned.',
    ),
    levels(
      'I stay on as the person who made it.',
      'I stay on as the audience.',
      'I stay on as the audience, with a target for looking surprised.',
    ),
  ),
  eventPlot(
    'speak-c-badge',
    {
      when: [
        'forget|forgot|lose|lost|left .. badge|id_card|key_card|lanyard',
        "badge .. doesn't|didn't|won't|stopped .. work|working",
      ],
      not: ['photo|picture|fired|quit|airport|passport|child|kid'],
      fine: 'kitchen office work door id forget forgot lose lost left badge card key lanyard stopped working long job desk workplace gate turnstile security garage entrance',
      is: '!actor:colleague',
    },
    all('I came to work, and could not produce evidence of it.'),
    levels(
      'The door has asked for a second source.',
      'The door does not recognize my contribution.',
      'I was hired again at the entrance, as an outside candidate, at entry level.',
    ),
  ),
  eventPlot(
    'speak-c-stomach-growl',
    {
      when: ['stomach .. growl|growled|rumble|rumbled|noise'],
      not: ['dog|cat|baby|hurt|pain|flu|sick|@child'],
      fine: 'kitchen office work meeting call quiet silence loud loudly heard interview presentation stomach growl growled rumble rumbled noise long job desk workplace grumble team important hungry loudest standup one-on-one',
    },
    all('A new voice has been heard, from deep inside the organization.'),
    levels(
      'It spoke for longer than planned.',
      'It raised the one point that everybody understood.',
      'It has been invited back, with slides.',
    ),
  ),
  eventPlot(
    'speak-d-first-day',
    {
      when: ['=first day .. at|of|in|on .. new? job|work|office'],
      not: [
        'late|quit|fired|cry|cried|forgot|son|daughter|wife|husband|school|last|back|after|lost|wrong|spill|spilled|period|vacation|tomorrow',
      ],
      mine: '=first',
      others: true,
      fine: 'job work office long desk workplace exciting excited tiring',
      is: '!actor:us',
    },
    all('I completed day one of the job, mostly by nodding.'),
    levels(
      'I have agreed to things.',
      'I have agreed to own something called Phoenix.',
      'I have agreed to own Phoenix. Nobody will say where its last owner is.',
    ),
  ),
  eventPlot(
    'speak-d-late-work',
    {
      when: [
        'be|come|came|get|got|arrive|show|run|running .. late .. for|to|into .. =work|office',
        '^ late .. for|to|into .. =work|office',
        'get|got|come|came|arrive|show|up .. to|at|in|into .. =work|office .. late',
        '# minutes|hours|minute|hour .. late .. for|to|into .. =work|office',
        'get|got|come|came|arrive|show .. to|at|in|into .. =work|office # minutes|hours .. late',
        'late .. for|to =work # times|days',
      ],
      not: [
        'not|never|boss|because|colleague|stay|stayed|leave|left|bus|train|traffic|always|too|nobody',
        '=worked|=working|stay|stayed .. late',
        'sleep|overslept|phone|alarm',
      ],
      mine: 'late',
      fine: 'arrived running late work office long job desk workplace show arrive',
      is: '!actor:us',
    },
    all('I have moved to flexible hours.'),
    levels(
      'I announced it by arriving.',
      'I announced it by arriving, to a full room.',
      "I announced it by arriving. Nine o'clock has been moved to fit.",
    ),
  ),
  eventPlot(
    'speak-d-left-home',
    {
      when: [
        'leave|left|forget|forgot|forgotten .. my x:lunch|packed_lunch|laptop|work_laptop|jacket|coat|wallet|notebook|water_bottle|mouse .. at? home',
      ],
      not: [
        'dog|cat|airport|vacation|holiday|went_back|date|restaurant|supermarket|flight|kid|son|daughter|police',
      ],
      mine: 'leave|left|forget|forgot|forgotten',
      fine: 'work leave left forget forgot forgotten long office job desk workplace kitchen table',
      is: '!actor:us',
    },
    all('My {x} is working from home.'),
    levels(
      'I came in to cover.',
      'I came in, and can do very little without it.',
      'It says it gets more done without me.',
    ),
  ),
  eventPlot(
    'speak-d-meeting-cancelled',
    EVENTS['meeting-cancelled'],
    all("I've received a full refund on my {x}."),
    levels(
      'I spent it looking out of the window.',
      'I spent it at once, and told no one.',
      "I'm saving my refunds up for a Friday.",
    ),
  ),
  eventPlot(
    'speak-d-pretend-busy',
    EVENTS['pretend-busy'],
    all('I gave a strong performance. It was of someone working.'),
    levels(
      'I sighed in all the right places.',
      'I sighed at a spreadsheet, to real acclaim.',
      "I've been nominated for Best Supporting Employee.",
    ),
  ),
  eventPlot(
    'speak-e-reorg',
    EVENTS['reorg'],
    all('The reorg has given everyone a new place on a slide.'),
    levels(
      'I made the entire move without standing up.',
      "I asked who my boss is, and was told that's phase two.",
      'I now report to an arrow, and it points at me.',
    ),
  ),
  eventPlot(
    'speak-e-title-only',
    EVENTS['title-only'],
    all('I have been promoted to a longer title, at the original price.'),
    levels(
      'My pay was considered perfect as it is.',
      'My bank account has been told, and took it well.',
      'From Monday I pay my rent in syllables.',
    ),
  ),
  eventPlot(
    'speak-e-unsaved',
    {
      when: [
        'crash .. and|before ... lose .. my|the .. x:report|presentation|essay|proposal|spreadsheet|document|file|draft',
        "lose .. my|the|a|whole|entire .. x:report|presentation|essay|proposal|spreadsheet|document|file|draft ... not|didn't|forget|without|never|unsaved|crash|hadn't .. save|saved|saving|crash|crashed?",
        'forget .. to save .. x:report|presentation|essay|proposal|spreadsheet|document|file|draft',
        "x:report|presentation|essay|proposal|spreadsheet|document|file|draft .. crash ... before|not|didn't|without|hadn't|never .. save",
        "didn't|not|never|hadn't =save|=saved .. x:report|presentation|essay|proposal|spreadsheet|document|file|draft",
      ],
      not: [
        '@boss|@client|@relative|colleague|coworker|co-worker|teammate|intern|assistant|@cat|@dog|backup|recover|autosave|money|printer|date',
      ],
      fine: 'word excel powerpoint laptop computer crash work save saved google docs pc lose lost windows office forget without never unsaved saving crashed long job desk workplace',
    },
    all('My {x} left without a handover, and a blank one has taken over.'),
    levels(
      "I've always done my best work twice.",
      'It is now short, clear and free of errors.',
      'The lost version has been published elsewhere, to very good reviews.',
    ),
  ),
  eventPlot(
    'speak-e-what-i-do',
    EVENTS['what-i-do'],
    all('I gave {w.full} a warm and detailed briefing on what I do for work.'),
    levels(
      "We settled on 'computers'.",
      "My employer has asked for a copy. They'd been wondering too.",
      '{w.full} now introduces me as the Wi-Fi.',
    ),
  ),
];
