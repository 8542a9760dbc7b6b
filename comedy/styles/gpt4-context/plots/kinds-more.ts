import { all, hot, linked, mild, type Plot, plot, spicy, unhinged } from '../../../story/plot.ts';
import { DECISION, MISHAP, TOLD_ME } from './event-kinds.ts';
import { ENGLISH_TEXT, inEnglish, naming } from './typed-things.ts';

const WON: readonly string[] = [
  'win|finish|complete|graduate|assemble|solve|beat|survive|achieve|unblock|descale|fold',
  'pass .. test|exam|driving|inspection|class|course|bar|quiz|audit|probation',
  'fix|repair .. my|the|a|our|it|leak',
  'clean|clear|empty|organize|organise|declutter .. x:@appliance|@place|inbox|closet|house|desk|car|room|windows|drawer',
  'break .. record',
  'finally .. manage|get|understand|make|start|quit|stop|clean|clear|unsubscribe|cancel|fix|finish|learn|do|sleep|beat|figure',
  'get .. promoted|promotion|raise|award|prize|follower|compliment|job|offer',
  'get .. last .. space|spot|seat|one',
  'learn .. to',
  'on|first .. first|second|try =try?',
  'run|swim|cycle|hike|walk .. 5k|10k|marathon|half_marathon|mile|kilometer|km|step',
  'bake|cook|make|build|knit|sew .. first|perfect|bread|cake|sourdough|shelf|chair|table|scarf',
  'grow .. x:@vegetable|@plant|@fruit',
  'boil|cook|flip|parallel_park .. perfect|perfectly|properly',
  'find .. @money',
  'close .. deal',
  'do .. pull-up|push-up|split',
  'on .. again .. work',
];
const NOT_WON: readonly string[] = [
  '=but|lose|reject|fail|burn|sink|forget|=nobody|interview|cry|instead',
  '=no =one',
];
const LOST: readonly string[] = [
  'lose|misplace',
  "=can't|=couldn't|=cannot find",
  '=left .. x:@carried|@garment|@gadget|@document|@instrument|@food',
];
const PORTABLE =
  '@carried|@garment|@gadget|@document|@instrument|@food|@drink|@household|pass|card|magnet|id';
/** Lost things that somebody else could find. */
const LOST_THING: readonly string[] = [
  `lose|misplace .. x:${PORTABLE}`,
  `=can't|=couldn't|=cannot find .. x:${PORTABLE}`,
  '=left .. x:@carried|@garment|@gadget|@document|@instrument',
];
const NOT_LOST: readonly string[] = [
  '=and|=but =lost $',
  'get|be|feel .. =lost',
  '=always|keep|=usually|=every|pound|weight|kilo|kg|lbs|inch',
  '@pet|@relative|@client|@game',
  'lose .. bet|job|battle|fight|weight|mind|temper|voice|way|argument|race|track|count|sleep|interest|signal|patience|balance|follower|tooth|power|internet|match|election|hair|eye',
  'lose to|against|at',
];
const BOUGHT: readonly string[] = ['^ .. =bought|=ordered|=purchased|=buying|=ordering'];
const ATE: readonly string[] = [
  '^ .. =ate|=eaten|=tried|=drank|=devoured|=had|=finished|=eating .. x:@food|@drink',
];
const WAITED: readonly string[] = [
  '^ .. wait|queue',
  '^ .. stand|stuck|sit|be .. line|queue|traffic|on_hold|waiting_room',
  '^ =on_hold',
  '^ .. delay',
];
const EMBARRASSED: readonly string[] = [
  'wave|wink|hug|high-five .. at|wrong|stranger|client|boss|someone|somebody',
  'call .. mom|mum|dad|mama|wrong|love',
  'tell|say .. love_you',
  'say|answer|reply .. you_too',
  'mute|unmute',
  'fall|trip|slip|walk|bump .. stage|stairs|front|into|door|ice|pole|post',
  'fall|fell asleep',
  'wear .. inside|wrong|different|odd|backwards|mismatched|chicken',
  'reply .. all',
  'send|text|email|like|call|message .. wrong|accident|accidentally|mistake|photo|landlord|emoji',
  'accidentally .. send|text|email|like|call|wear|open|share',
  'cry',
  'lock .. eye|eyes',
  'make eye_contact',
  'sneeze|burp|hiccup|snore|sing|clap|stutter|mispronounce',
  'spill|drop .. on',
  'show .. wrong|early|late',
];
const HABIT: readonly string[] = [
  'always|constantly|usually|again|everyday',
  'every|each .. day|morning|night|time|week|monday|tuesday|wednesday|thursday|friday|meeting|single|year|weekend',
  'keep|=keeps|=kept .. @person|steal|ask|do|make|park|say|take|leave|lose|forget|break|jam|ring|burn|fall|wake|get|go|eat|buy|use|talk|call|come|move|change|drop|beep|bark',
  '=since #?',
  '# times',
  'third|second|fourth time',
  '=for =years',
];
const MACHINE: readonly string[] = [
  '^ =my|=our|=the|=a =new? =office? =work? x:@machine|@gadget',
  '^ =today|=yesterday|=apparently|=so =my|=our|=the =new? =office? x:@machine|@gadget',
];
const MACHINE_PHRASE: readonly string[] = [
  '^ =my|=our|=the|=a =new? =office? =broken? =work? @machine|@gadget $',
  '^ =the =office? @machine|@gadget in|at|by|from|with',
  '^ =my|=our|=the @machine|@gadget =app|=room|=line|=small|=guy|=lady|=man|=woman|=plant',
  '=passed|mouse',
];
const NOT_MISHAP: readonly string[] = [
  '=watched|=saw|=waited|=waiting|=sitting|=bought|=noticed|=heard|funeral',
  'lose .. pound|weight|kilo|kg|lbs|inch',
];
const BY_MINE = (who: string): readonly string[] => [
  `^ =my|=our ${who}`,
  `^ =yesterday|=today|=apparently|=so|=tonight =my|=our ${who}`,
  `^ =this|=last morning|night|week|weekend =my|=our ${who}`,
];
const BOSS: readonly string[] = [...BY_MINE('@boss'), '^ =the @boss', '^ =my|=our old|new @boss'];
const COLLEAGUE: readonly string[] = [
  ...BY_MINE('@colleague|deskmate|direct_report|coworker'),
  '^ =my|=our|=the|=a new? @colleague',
  '^ @name =from|=in accounting|accounts|sales|it|marketing|finance|legal|hr',
  '^ @name',
  '^ =the new guy|hire|girl',
];
const OTHERS: readonly string[] = [
  ...BOSS,
  ...COLLEAGUE,
  ...BY_MINE('@person'),
  '^ =a|=an|=the|=some =random|=old|=young|=new? @person|kid|guard|librarian',
  '^ =someone|=somebody|=she|=he|=they',
];
const STATE: readonly string[] = [
  "^ =i'm",
  '^ =i =am|=feel|=need|=want|=hate|=love|=like|=miss|=think|=wish|=know|=believe|=dream|=have|=own|=prefer',
  "^ =i =can't|=cannot|=still|=never|=don't|=just|=really|=only|=always|=haven't",
  '^ =so|=too|=very =tired|=bored|=hungry|=busy|=cold|=happy|=stressed',
  '^ =feeling|=tired|=bored|=hungry',
  "^ =i've|=i =have? =never|=been",
];
const NOT_PHRASE: readonly string[] = [
  '=me|it|he|she|they|we|you|him|them|=i',
  '=is|=are|=was|=were|=am|=has|=have|=had|=do|=does|=did|=will|=keeps|=hates|=loves|=wants|=died',
  '^ =help $',
];

const PHRASE =
  'short alone !past !clause !question !speech !several !negative !actor:me !actor:us !actor:nobody';

/** Plots for a kind of event or of actor: a second shelf. */
export const KINDS_MORE: readonly Plot[] = inEnglish([
  plot(
    'kind-win-plaque',
    {
      ring: 'kind',
      when: naming(WON),
      not: [...NOT_WON, 'plaque|funeral|memorial'],
      is: 'actor:me !question',
      cast: { F: 'she' },
      axis: 'exposure',
      back: '',
    },
    all(
      '{text}. I had a bronze plaque put up in the lobby, because history takes too long.',
      '{text}. History takes too long, so I paid for a bronze plaque in the lobby myself.',
    ),
    all(
      'It has my name, two dates and, in capitals, the words "{doing}."',
      'It has my name, two dates and, in capitals, the words "{quote}."',
    ),
    all(
      '{F} at reception says visitors keep asking how I died. She points at the plaque.',
      "By lunch, {F} at reception had been asked six times how I died. It's right there on the plaque, she tells them.",
    ),
    hot(
      "The next morning there were lilies, and a child's drawing of {the x}. I moved the lilies to my desk. I had earned those.",
      'The next morning there were lilies, with a card: "{quote}. What a way to go." I moved the lilies to my desk. I had earned those.',
    ),
    mild(
      'My director read it, took a quiet moment, and gave away my parking spot.',
      'My director stood in front of it with his head down. Then he gave away my parking spot.',
    ),
    hot(
      'IT deactivated my badge, out of respect. Payroll was even more respectful.',
      'Facilities lowered the flag. IT shut off my badge, out of respect.',
    ),
    spicy(
      'A man in black asked {F} if it had been quick. I said that I had survived {doing}. He squeezed my hand. "A lot of people feel that way," he said.',
      `I pointed at the plaque, "{quote}," and told {F} that I'd survived it. She squeezed my hand. "A lot of people feel that way," she said.`,
    ),
    unhinged(
      'In June the county issued a certificate, going by the plaque. The cause of death is "{x}." I want it known that I hold nothing against {the x}.',
      'The county went by the plaque and issued a death certificate in June. As the cause it gives "{x}." I have forgiven {the x}.',
      "In June the county issued a death certificate. Under how I died, the clerk had copied the plaque, word for word. Under how I lived, there's a dash.",
    ),
    unhinged(
      'At the service there was a wreath around a photo of {the x}. {F} put me in the back row, as a plus-one.',
      `I went to the service. There were candles around a photo of {the x}. "Were you close?" whispered {F}. I said I'd always thought so.`,
      "At the service they said I'd died doing what I loved: {doing}. {F} put me in the back row, as a plus-one.",
      `I went to the service. "{quote}," they sang, in four parts. {F} asked if we'd been close. I said I'd always thought so.`,
    ),
  ),
  plot(
    'kind-win-press-briefing',
    {
      ring: 'kind',
      when: naming(WON),
      not: [...NOT_WON, 'microwave|burrito|soup'],
      is: 'actor:me !question',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'microwave',
    },
    all(
      '{text}. I scheduled a press conference for noon, in the break room, so the public could attend.',
      '{text}. At noon I held a press conference in the break room. I wore the dark suit.',
    ),
    all(
      'I read a statement and opened the floor. {F} from Billing asked if I was using the microwave.',
      'I gave my remarks and took questions. The first, from {F} in Billing, was whether I was using the microwave.',
    ),
    all(
      'I said I would only take questions about {the x}. "Is {the x} in the microwave?" she said.',
      'I said I would only take questions about {doing}. "Can you do that over there?" she said.',
      'I said it was all in my statement: "{quote}." She had a follow-up: "Can you move?"',
    ),
    all(
      'I moved. I want to be transparent about that.',
      'I moved. I have nothing to hide, and she had soup.',
    ),
    mild(
      'The company newsletter covered it on page two. The headline was "Line for Microwave."',
      `The newsletter ran it under "Microwave Delays." I'm not quoted, but I'm the delay.`,
    ),
    hot(
      'For the second briefing I brought a podium. It blocked the microwave, so turnout was enormous.',
      'The next day I added a podium, in front of the microwave. The room was packed.',
    ),
    spicy(
      '"No further questions about {the x}," I announced, and stepped aside. Forty people cheered, holding forks.',
      'I announced that there would be no further questions about {doing}. The applause lasted exactly one burrito.',
      `I repeated the statement, "{quote}," and stepped aside from the microwave. I'm told that the cheering could be heard on seven.`,
    ),
    unhinged(
      'By the third briefing the networks carried it live. The banner under me said, "Break Room Standoff: {x}."',
      'The White House press corps flew in for the third one, all forty-nine of them with plastic tubs. The first question was where {the x} had been plugged in.',
      'The third one went out live on every network. The banner under me said, "{quote}," and then, "Still Blocking Microwave."',
    ),
    unhinged(
      'They made {F} press secretary. She was asked how much longer {the x} would be. "Two and a half," she said, and stirred. Standing ovation.',
      '{F} is the press secretary now. Every morning they ask her about {the x}. "Thirty more seconds," she says, and heats up her soup.',
      `{F} is the press secretary now. She read out one sentence, "{quote}," and then her own: "He's done in there." The republic stood up, holding forks.`,
    ),
  ),
  plot(
    'kind-win-masterclass',
    {
      ring: 'kind',
      when: naming(WON),
      not: [...NOT_WON, 'class|course|module|certificate|exam|test|degree'],
      is: 'actor:me !question',
      cast: { F: ['Noreen', 'Dolores', 'Eunice', 'Phyllis'] },
      axis: 'rank',
      back: 'module|course',
    },
    all(
      '{text}. People keep not asking how I did it, so I built an online course.',
      "{text}. I could tell everyone was too intimidated to ask how. So there's an online course now.",
    ),
    all(
      'It has twelve modules and costs $499. Module one is my childhood. Module twelve is {doing}.',
      'It has twelve modules and costs $499. Module one is my childhood. Module twelve is "{quote}."',
    ),
    all(
      'One person signed up: {F}, a retired bus driver. She asked which of the modules had {the x} in it.',
      'One person signed up: {F}, a retired bus driver. She asked which module was the part where you do it.',
    ),
    all(
      'I said module twelve. She skipped to it. She says it runs four minutes, and for three I look for the camera button.',
      "It was module twelve, so she skipped to it. She says it's mostly me finding the camera.",
    ),
    mild(
      "I refunded her in full. She's listed on the site as a graduate.",
      "She's asked for her money back. I've framed that as module thirteen.",
    ),
    hot(
      "Then {F} made a course of her own. It's free, it lasts one minute, and it opens with {the x}. There's no childhood in it.",
      "The next week {F} put up a course, too. It takes one minute, and all of it is {doing}. There's no childhood in it.",
      "Then {F} made a course of her own. It's free, it lasts one minute, and it's just how you do it.",
    ),
    spicy(
      "It has 40,000 students, and I'm one of them. I feel that I finally understand {the x}.",
      "I took it, to see what she was missing. It was really good. I feel that I'm ready for {doing}.",
      'I took it, to see what she was missing. In the exam you had to finish a sentence, "{quote}." I got partial credit.',
    ),
    unhinged(
      'Then the state made her course a license, retroactively. Without it, {the x} and I had officially never met.',
      "The state licensed the whole field, based on her course. Mine was revoked, and with it anything I'd ever had to do with {the x}.",
      `Then the state made her course a license, retroactively. I don't have it. Officially, "{quote}" is now an allegation.`,
    ),
    unhinged(
      'After sixty credits with {F} I may see {the x} again, supervised. Module one is my attitude.',
      "I'm retaking it under {F}. If I pass, I get {the x} on alternate weekends. I'm failing module one. It's still about my childhood.",
      'For it to have happened I need sixty credits from {F}. Module one is my attitude.',
      "I'm retaking it under {F}, so that I'll have done it. I'm failing module one. It's still about my childhood.",
    ),
  ),
  plot(
    'kind-win-napkin',
    {
      ring: 'kind',
      when: naming(WON),
      not: [...NOT_WON, '@boss', 'raise|promote|promotion|salary|napkin|bonus'],
      is: 'actor:me !question',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'napkin',
    },
    all(
      '{text}. I booked thirty minutes with my manager, {F}, and titled it "Compensation."',
      '{text}. The same day I put time on the calendar of my manager, {F}. Subject: "My number."',
    ),
    all(
      'I wrote a figure on a napkin and slid it across to her. She slid it back and said it was upside down.',
      "I slid a figure across the desk, face down, as they do in movies. She asked why I'd written on a napkin.",
    ),
    all(
      'I walked her through {doing} for twenty-six minutes. "Nice," she said, and looked at the door. I told it again, standing.',
      'I read it to her twice, "{quote}," the second time standing. "Nice," she said, and looked at the door.',
    ),
    all(
      'She offered a $10 coffee card. I countered with forty thousand. We met at ten.',
      "She came back with a $10 coffee card. I said I'd need forty thousand. We settled on ten.",
    ),
    mild(
      "I've used it twice. There's still $1.15 on it, and I'm not touching the principal.",
      "I've asked for the other five of it in equity.",
    ),
    hot(
      'I asked for something in writing. She wrote "Good job with {the x}" on the napkin, under my number, and dated it.',
      'I asked for something in writing. On the napkin she wrote, "{quote}. OK," and dated it.',
    ),
    spicy(
      'I had the napkin appraised. It would be worth more, they said, without {the x}.',
      'I had the napkin appraised. They said four cents, or two with "{doing}" on it.',
      `She stopped by later for the napkin. Her dentist's address was on the back. She offered to cut off the half with "{quote}."`,
    ),
    unhinged(
      'A bank took the napkin as collateral, and a bigger bank took the bank. By June it backed the Danish krone. The new notes show {the x}.',
      'The napkin was bought, sold and insured, and by summer Denmark was paying in it. They put {the x} on the front of every note.',
      'A bank took the napkin as collateral, and a bigger bank took the bank. By June Denmark was paying in it. Every note says, "{quote}. OK."',
    ),
    unhinged(
      "I flew to Copenhagen for a coffee. It cost forty thousand, with {the x} on every one. I said I'd been in on that. We met at ten.",
      'I asked {F} what my share was, as the man behind {the x}. She had it ready, in an envelope: $10, for coffee.',
      'I flew to Copenhagen and ordered a coffee. The girl read my note twice, the second time standing. "Nice," she said, and looked at the door.',
    ),
  ),
  plot(
    'kind-mishap-five-whys',
    {
      ring: 'kind',
      when: naming([...MISHAP, ...LOST]),
      not: [...NOT_MISHAP],
      is: 'actor:me !question',
      cast: { F: 'she' },
      axis: 'formality',
      back: '',
    },
    all(
      '{text}. I called a blameless postmortem, with seven people and a man from the Denver office.',
      '{text}. In my field you hold a blameless postmortem. I invited seven people and catered it.',
    ),
    all(
      'We used the Five Whys. I put "{short}" on the whiteboard, and under it, "Why?" My first answer was market conditions.',
      'We used the Five Whys. I put "{quote}" on the whiteboard, and under it, "Why?" My first answer was market conditions.',
    ),
    all(
      `{F} from Engineering asked who else had been near {the x}. I said we don't do blame here. "So, just you," she said.`,
      `{F} from Engineering asked who else had been involved. I said we don't do blame here. "So, just you," she said.`,
    ),
    spicy(
      'The third why took us back to 2011 and a guidance counselor. Lunch came.',
      'By the third why we were in my sophomore year of college. Two people had to dial in from home.',
    ),
    mild(
      'At the fifth why, all of them were looking at me. We ended early, blamelessly.',
      'The fifth answer was unanimous. They let me be the one to write it on the whiteboard. My name fit.',
    ),
    hot(
      'At the fifth why, it stayed blameless for about a second. Then {F} drew an arrow, and it had my parking space on it.',
      'We reached the fifth why. The room looked at me, without blame, for a long time. {F} uncapped a marker.',
    ),
    spicy(
      'Corrective action: my desk faces the wall now, and {the x} will be handled by {F}. There have been no further incidents.',
      'Corrective action: {doing} now takes two signatures, and neither of them is mine. There have been no further incidents.',
      'The whiteboard hangs in the lobby now, with the root cause: "{quote}," an arrow, and my badge photo. {F} reports zero incidents since.',
    ),
    unhinged(
      'The National Transportation Safety Board took the case. In a hangar they rebuilt {the x}, to scale, and sent in a crash-test dummy with my badge.',
      'In March it went to the National Transportation Safety Board. They had {the x} rebuilt in a hangar, and a crash-test dummy stood in for me.',
      'The National Transportation Safety Board took the case. In a hangar they staged "{quote}," with a crash-test dummy in my part.',
    ),
    unhinged(
      'In four hundred runs with {the x} the dummy never once had an incident. "No blame," said {F}, and gave it my desk.',
      'Four hundred times they sent the dummy at {the x}, and it did fine. "No blame," said {F}. It has my badge now, and my chair.',
      `In four hundred runs it didn't happen to the dummy once. "No blame," said {F}, and gave it my desk.`,
    ),
  ),
  plot(
    'kind-mishap-crisis-firm',
    {
      ring: 'kind',
      when: naming([...MISHAP, ...LOST, ...EMBARRASSED]),
      not: [...NOT_MISHAP],
      is: 'actor:me !question',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'incident',
    },
    all(
      '{text}. I got out in front of it with a statement to the whole company: "I am aware of the incident."',
      '{text}. Within the hour I had released a statement. "I will not be commenting on the incident."',
    ),
    all(
      "Until then I'd been the only one who was. By lunch sixty people wanted to know which incident.",
      'Up to that point there had been no interest in the incident. Now there were sixty emails about it.',
    ),
    all(
      'I hired a crisis firm at $600 an hour. {F}, my consultant, told me to stop talking. I announced that, too.',
      'I brought in a crisis consultant, {F}, at $600 an hour. Her advice was to stop. I put out a release on her advice.',
    ),
    mild(
      `{F}'s invoice came to $6,000. It has one line: "Told client to stop, ten hours."`,
      `I got her bill this morning. "Asking client to stop: $6,000." There's a second page for weekends.`,
    ),
    hot(
      'By then there were three investigations. Two of them were into {the x}.',
      'By then there were three investigations. One was into a man in Facilities, who had never heard of {doing}.',
    ),
    spicy(
      `In the end {F} just put out what had happened: "{quote}." There was one reply, from a reporter: "That's it?"`,
    ),
    unhinged(
      'My third statement denied all knowledge of {the x}. The dollar fell two cents, and the Treasury sent a plane.',
      'With the third statement I ruled out any further comment on {the x}. The dollar slid two cents, and I was flown to the Treasury.',
      'My third statement neither confirmed nor denied {doing}. The dollar fell two cents, and the Treasury sent a plane.',
      'My third statement confirmed that there had been a first. The dollar slid two cents, and I was flown to the Treasury.',
    ),
    unhinged(
      `{F} handed the Secretary a page: "{quote}." He took off his glasses. "That's it?" he said, and the dollar recovered. I'd like to make a statement.`,
    ),
  ),
  plot(
    'kind-mishap-safety-sign',
    {
      ring: 'kind',
      when: naming([...MISHAP, ...LOST]),
      not: [...NOT_MISHAP, 'pizza|pepperoni'],
      is: 'actor:me !question',
      cast: { F: 'he' },
      axis: 'exposure',
      back: 'pepperoni',
    },
    all(
      '{text}. I reported it to Facilities, because I believe in a culture of safety.',
      '{text}. I filed a full safety report on it. A leader goes first.',
    ),
    all(
      'The sign by the loading dock said 412 days without an incident. {F} from Facilities climbed up and changed it to zero. Under "Cause" he put "{x}."',
      'The sign by the loading dock said 412 days without an incident. {F} from Facilities climbed up and changed it to zero. Under "Cause" he put "{quote}."',
    ),
    all(
      'It turned out that day 413 was going to be a pizza party. The trucks were already there.',
      'At 413 there would have been a pizza party. I learned this from the chanting.',
    ),
    all(
      'I gave some remarks on accountability. Somebody threw a pepperoni, so the order had gone in.',
      'I thanked them for their honesty. I was hit with one pepperoni, and then with several.',
    ),
    mild(
      '{F} has hung up a second sign, only for me. It has room for one digit.',
      'I have a sign of my own now. {F} says it only goes up to two, to keep costs down.',
    ),
    hot(
      "The next morning we were back at one. Then I reported the pepperoni. We're at zero.",
      'It had just gone back up to one when I filed a report on the pepperoni.',
    ),
    spicy(
      '{F} has hung up a second sign, only for me: "Days since {the x}." It has room for one digit.',
      '{F} has hung up a second sign, only for me: "Days without {doing}." It has room for one digit.',
      `They've split us. The big sign says 414. Mine says, "{quote}. Days ago: 0." {F} has taken the marker.`,
    ),
    unhinged(
      'Then the Labor Department saw that most of the national figure was me. It took down every sign in the country and put up one: "Days since {the x}."',
      'Washington looked into the national data, and it was mostly me. Every safety sign in the country came down for one: "Days since {the x}."',
      'Then the Labor Department saw that most of the national figure was me. It took down every sign in the country and put up one: "Days without {doing}."',
      'Washington looked into the national data, and it was mostly me. Every safety sign in the country came down for one. It says, "{quote}. Days ago:"',
    ),
    unhinged(
      'Last night America was at 412, with {the x} in a vault in Utah and 330 million pepperoni in the ovens. I stubbed my toe, and I reported it.',
      "It got as far as 412, with the Army around {the x} and pepperoni for 330 million. Then I tripped over {F}'s ladder, and I reported it.",
      "Last night America was at 412, with 330 million pepperoni in the ovens. I tripped over {F}'s ladder, and I reported it.",
    ),
  ),
  plot(
    'kind-mishap-training-video',
    {
      ring: 'kind',
      when: naming([...MISHAP, ...EMBARRASSED]),
      not: [...NOT_MISHAP, 'quiz|training|exam|test'],
      is: 'actor:me !question',
      cast: { F: 'she' },
      axis: 'audience',
      back: '',
    },
    all(
      "{text}. It's now a mandatory training. All 2,300 employees have until the 30th.",
      '{text}. The company has made it a mandatory training video, due by the 30th for all 2,300 of us.',
    ),
    all(
      "It runs fifty minutes. I'm played by an actor in a helmet, and somebody you'd know plays {the x}.",
      "It runs fifty minutes. I'm played by an actor in a helmet. He trained two months for {doing}.",
      'It runs fifty minutes. An actor in a helmet says, "{quote}," and looks at his hands.',
    ),
    all(
      `Then there's a quiz: "What should this employee have done?" There are seven answers, and all of them are right except mine.`,
      'At the end comes a quiz with one question and seven answers. Only what I did is wrong.',
    ),
    all(
      'I scored zero. I kept picking what I did.',
      'I took it four times and failed. C is what I did. It felt right.',
    ),
    mild(
      "{F} in Compliance has put me in the remedial version. It's a photo of me with a line through it.",
      `{F} in Compliance gave me the simple version. It has one button. It says, "Don't."`,
    ),
    hot(
      'I asked {F} in Compliance for a chance to give my side. She pointed me to a text box at the end, marked "Optional."',
      '{F} in Compliance let me sit in on a session. During my favorite scene, somebody covered their eyes.',
    ),
    spicy(
      'Everybody else has passed. {F} gave them a lanyard each, with a picture of {the x} and a line through me.',
      'Everybody else has passed. {F} gave them a lanyard each. It says that the holder has gone ninety days without {doing}.',
      `I'm the only uncertified person in the building. {F} walks me to the elevator and asks what we don't say. "{quote}," I tell her.`,
    ),
    unhinged(
      'In March it was added to the citizenship test. After the three branches of government comes {the x}. I was called in to retake mine.',
      "It's on the citizenship test now: the flag, the Bill of Rights, {the x}. A letter came. I had to sit for it again.",
      'In March it was added to the citizenship test, after the three branches of government. I was called in to retake mine.',
    ),
    unhinged(
      "I knew all the presidents. Then they showed me a picture of {the x}, and I picked what I did. I'm writing this from Canada.",
      'I got ninety-nine right out of a hundred. The last was {the x}, and C still felt right. {F} drove me to the border.',
      'I knew all the presidents. Then I had to name the greatest threat to the republic, and I wrote, "{quote}." Correct. {F} drove me to the border.',
    ),
  ),
  plot(
    'kind-loss-lost-and-found',
    {
      ring: 'kind',
      when: LOST_THING,
      not: [...NOT_LOST, '=found|find|=home|house|car|=work'],
      is: 'actor:me !question !several',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'candidate',
    },
    all(
      '{text}. I could see {x.full} on the shelf behind the lost-and-found window. I had come in a blazer.',
      '{text}. I called around until I got the right lost-and-found. They had {x.full}. I went down there in a blazer.',
    ),
    all(
      '{F}, who runs it, asked me to describe {the x}. I started with my vision.',
      '"What am I looking for?" said {F}, at the counter. I told her what {x.full} had meant to the organization.',
    ),
    all(
      "She asked what color. I said I don't manage at that level.",
      '"Color?" she said. I said I try to stay out of the weeds.',
    ),
    all(
      'She thanked me for coming in. She said I was a strong candidate, but there were others.',
      'She made a note and said they were still talking to other candidates.',
    ),
    mild(
      'There was another. He knew the color.',
      'The man behind me knew the color. He also got a hat.',
    ),
    hot(
      'I asked for feedback. She said I came across as somebody who would lose {the x} again.',
      'I asked how I could have been stronger. "By knowing what color," she said.',
    ),
    spicy(
      'They went with the man behind me. He knew the color, and he had a plan for {the x}.',
      'They chose the other candidate. He had never seen {the x} before, but he interviews very well.',
    ),
    unhinged(
      'They gave {x.full} to the man behind me. In spring it became the law: what you own goes to the best candidate. He has my house now. He knew the color.',
      'They went with the man behind me. In spring the law changed, and all property goes to the best candidate. He has {x.full}, and my house. He knew the color.',
    ),
    unhinged(
      `I may appeal for the house or for {the x}. I told {F} I'd take {the x}. "Color?" she said.`,
      'I can have one of the two back. I chose {the x}, and told {F} what the house had meant to me. She said I was a strong candidate.',
    ),
  ),
  plot(
    'kind-loss-search-committee',
    {
      ring: 'kind',
      when: LOST_THING,
      not: [...NOT_LOST, 'committee|=found'],
      is: 'actor:me|actor:us !question !several',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'still looking|committee',
    },
    all(
      '{text}. I stayed calm and formed a search committee.',
      '{text}. I did what any leader would, and appointed a search committee.',
    ),
    all(
      'There are seven of us, with a charter. The subcommittee on where I had {the x} last has already split.',
      'It has seven members, three working groups and a retreat. We spent the first week on a logo with {the x} in it.',
    ),
    all(
      "{F}, an intern, asked if I'd gone back and looked. I explained to her how ideation works.",
      '"Did you go back and look?" asked {F}, the intern. I told her there are no bad ideas, in a tone.',
    ),
    hot(
      'Consultants came in to help me retrace my steps. They billed by the step.',
      'We hired a firm to walk me through the day in question. They found twelve inefficiencies and no trace of it.',
    ),
    mild(
      "{F} went and looked. She had {the x} in four minutes. We've asked to see her methodology.",
      'Then {F} put {x.full} on my desk. The committee would like to know who authorized that.',
    ),
    hot(
      'In the second month {F} went and looked. She was back in four minutes.',
      'On her lunch break {F} went and got {x.full}. There was a sticky note: "Here."',
    ),
    spicy(
      "I have {x.full} right here on my desk. But the committee is funded through the fall, so we're still looking.",
      "I thanked her, and put {x.full} in a drawer. We're funded through Q4. The committee is still looking.",
    ),
    unhinged(
      'By then we were the third-largest employer in the state. With {the x} found, whole towns would have to close.',
      'By then the search had 8,000 employees and a base in Nevada. Finding {the x} would wipe out whole towns.',
    ),
    unhinged(
      "So once a month the governor has {F} drive out and lose {the x} again. We're still looking.",
      "So the governor called {F}, personally, and asked her to put {the x} back. We're still looking.",
    ),
  ),
  plot(
    'kind-buy-expensed',
    {
      ring: 'kind',
      when: naming(BOUGHT),
      not: ['expense|glasses|sunglasses|director|mute|call'],
      is: 'actor:me|actor:us !question',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'Vision',
    },
    all(
      '{text}. I expensed it that afternoon. Under business purpose I put "Vision."',
      '{text}. I put it straight through expenses. Business purpose: "Vision."',
    ),
    all(
      '{F} in Accounts Payable asked how {the x} would help with my vision. She had moved it all to the eye plan.',
      '"Whose?" wrote {F} in Accounts Payable. She moved {the x} to the eye plan.',
    ),
    all(
      "I sent it in again as team building. She asked which team. I said the one I'm building.",
      'I resubmitted it as travel. She asked where it had gone. I said it was more about where it would take me.',
    ),
    all(
      'She asked for documentation. I attached a photo of me with {x.full}, in a suit.',
      'She wanted proof of business use. I sent her a photo of me with {x.full}, in a suit.',
    ),
    mild(
      `Denied. "But enjoy it," she wrote. I've booked that as a conditional yes.`,
      `It came back denied. She had added, "Nice suit." I'm told I can't expense the suit.`,
    ),
    hot(
      'I took it to her director. He looked at the photo for a while and asked where one gets {the x}.',
      "I appealed to the director. He heard me out, and asked what I'd paid for {the x}.",
    ),
    spicy(
      'He ordered the same. "{x}," it said on his form, and under that, "Vision." It was stamped by lunch.',
      `His form is on {F}'s desk. "{x}. Business purpose: Vision." It's stamped. She's drawn a little star.`,
    ),
    unhinged(
      'Then the IRS went through it. The director, it found, had only been shopping. I had been bought, by {the x}.',
      'The IRS went through the paperwork in April. By their reading, {the x} had purchased me.',
    ),
    unhinged(
      'I depreciate over five years. {F} has me on the eye plan, as a dependent of {the x}.',
      '{F} takes me off the books in 2031. Under business purpose, {the x} had to leave it blank.',
    ),
  ),
  plot(
    'kind-buy-business-case',
    {
      ring: 'kind',
      when: naming(BOUGHT),
      not: ['deck|mute|call|accident|accidentally'],
      is: 'actor:me|actor:us !question',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'what happens',
    },
    all(
      '{text}. A good leader writes the business case first. A great one writes it afterward.',
      '{text}. Then I wrote the business case. I find it goes faster in that order.',
    ),
    all(
      'It came to nineteen slides on {x.full}. Payback period: 41 years, or 12 if I give up lunch.',
      "Nineteen slides. I break even on {x.full} in 2066, assuming I'm still there.",
    ),
    all(
      `{F} from Finance asked what happens if we don't buy {the x}. I said I already had. "Then what's this?" she said.`,
      `"And what happens if you don't buy {the x}?" asked {F} from Finance. I said I'd been to the register. She closed her laptop.`,
    ),
    all(
      'I went to the slide on benefits. It was two hands shaking. That was the benefit.',
      'I skipped ahead to benefits. There was a sunrise, and an arrow going into the sunrise.',
    ),
    mild(
      'She approved it, on the grounds that it had nothing to do with her.',
      "She's given it her full support, as long as I give it mine, from my own account.",
    ),
    hot(
      'She asked how long the slides took. I said forty hours. She did it on her calculator and turned it to face me. The slides cost more than {the x}.',
      "She worked out what I make in an hour, and how many I'd put into the slides. They cost more than {the x} did.",
    ),
    spicy(
      "So I'm writing the business case for the slides. If I sell {the x}, they break even in the spring of 2109.",
      "I've started on a business case for the slides. {F} says we could have had forty of {the x}. Slide one is about that.",
    ),
    unhinged(
      'A private-equity firm bought the slides for $80 million and put {F} in charge. It passed on {the x}.',
      "That fall a private-equity firm acquired the slides, the font and the footnotes for $80 million, with {F} as chief executive. It didn't want {the x}.",
    ),
    unhinged(
      `I asked {F} where that left me and {the x}. She opened her laptop. "What happens," she said, "if we don't buy you?"`,
      `I sent {F} my résumé, and a photo of me with {the x}. She wrote back, "What happens if we don't?" I'm on slide two.`,
    ),
  ),
  plot(
    'kind-buy-protection-plan',
    {
      ring: 'kind',
      when: naming([
        ...BOUGHT,
        '^ .. get .. new x:@gadget|@appliance|@vehicle|@furniture|@garment|@computer',
      ]),
      not: ['warranty|plan|insurance|mute|call', 'house'],
      is: 'actor:me|actor:us !question',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'a plan for that|protects the plan',
    },
    all(
      '{text}. I was offered the two-year protection plan for $19, and called to ask what protects the plan.',
      '{text}. There was a protection plan for $19. "And who protects the plan?" I asked the hotline.',
    ),
    all(
      'There was a silence on the line. {F}, in customer care, said she was getting her supervisor, and she got him slowly.',
      '{F}, in customer care, said it had never come up. She put me on hold, and I could hear running.',
    ),
    all(
      'He sold me a plan for the plan. I asked the obvious question. He respected that. $19.',
      'Her supervisor came on with a second plan, to cover the first. I saw the flaw in that one, too. $19.',
    ),
    hot(
      'I own fourteen now, each one protecting the one below.',
      "We went on like that until two in the morning. I'm protected fourteen deep.",
    ),
    mild(
      'Last night I finally read the first one. It covers everything except {the x}.',
      'I then read the first plan. It covers floods in Belgium.',
    ),
    hot(
      'Last night I read the first one. It covers everything except {the x}.',
      'I sat down and read them. The first covers floods in Belgium. The others cover the first. They all name {the x}, under "Exclusions."',
    ),
    spicy(
      `I told {F} that all I had ever wanted was to cover {the x}. "There's a plan for that," she said.`,
      `I asked {F} what it would cost to just protect {the x}. "There's a plan for that," she said. It's $19.`,
    ),
    unhinged(
      "At plan forty, Delaware recognized it as an insurance company. I'm its only customer, and {the x} is listed with hurricanes.",
      'At forty plans the state of Delaware made it an insurance company. It covers everything on earth except me, within ten feet of {the x}.',
    ),
    unhinged(
      `This morning it dropped me. A photo had come in of me beside {the x}. {F} was kind about it. "There's a plan for that," she said.`,
      `The state had to step in. They asked {F} what protects the plan. "Keep him away from {the x}," she said. It's $19.`,
    ),
  ),
  plot(
    'kind-machine-review',
    {
      ring: 'kind',
      when: MACHINE,
      not: [...MACHINE_PHRASE, 'plan|review|win|congratulate'],
      is: '!question',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'hum',
    },
    all(
      "{text}. I didn't raise my voice. I put {x.full} on a performance plan.",
      '{text}. There was no shouting. I opened a performance plan on {x.full}, in writing.',
    ),
    all(
      'We sat down with a witness. I asked where it saw itself in five years. It hummed, which I noted as defensive.',
      'At the first meeting I asked how it thought things were going. I got a low hum. I wrote down "guarded."',
    ),
    all(
      'The witness, {F} from IT, asked if she could unplug it and plug it back in. I said this was about accountability.',
      "{F} from IT, my witness, asked if I had tried the button. I said we don't push people's buttons here.",
    ),
    all(
      "I set it three goals. It hit two of them by the weekend. I've been on a plan of my own since March, and I've hit none.",
      "I gave it three targets. A week later it had met two. I'm on a plan, too, and mine is in its second year.",
    ),
    mild(
      "It's off its plan. Mine was extended.",
      "{F} has signed it off as fully improved. She's going to look at me next, if there's time.",
    ),
    spicy(
      'I sent out a survey for feedback. "Quiet," people wrote about {the x}. "Never takes credit."',
      `Then came peer feedback on {the x}. "Reliable most days," they wrote. "Doesn't make it about itself."`,
    ),
    spicy(
      'Raises were announced this morning. {the x} got an upgrade. I got a link to a webinar.',
      'At year end the rating was "Meets." {F} has asked me to shadow {the x}.',
    ),
    unhinged(
      'In May they made {the x} my manager. The announcement names one achievement: "{quote}."',
      'By May I reported to {the x}. There was a very short speech, and a cake that said, "{quote}."',
    ),
    unhinged(
      'In our first one-on-one {the x} hummed for an hour. I hummed back. {F}, the witness, noted me as defensive.',
      '{the x} held my review, with {F} as the witness. It hummed. I signed. She wrote down "guarded."',
    ),
  ),
  plot(
    'kind-machine-terms',
    {
      ring: 'kind',
      when: MACHINE,
      not: [...MACHINE_PHRASE, '@vehicle', 'lawyer|cookie|terms|agree', 'win|congratulate'],
      is: '!question',
      cast: { F: 'she' },
      axis: 'formality',
      back: '',
    },
    all(
      '{text}. I called my lawyer, {F}, and told her I wanted to make an example of somebody.',
      '{text}. I rang {F}, my lawyer, and said that this was going all the way to the top.',
    ),
    all(
      `She asked if I had ever clicked "I agree." I told her I'm known for it.`,
      `She wanted to know if I had clicked "I agree" at any point. I said I'd been raised to.`,
    ),
    all(
      'She read all 94 pages. On page 61 it says, word for word, "{quote}." Next to it is my initial.',
      'So she read the terms. Page 61 describes the whole thing: "{quote}." Below that I had agreed to it, with enthusiasm.',
    ),
    all(
      'On page 62, I waive my right to be surprised by {the x}.',
      'Page 62 thanks me for my flexibility with {the x}.',
    ),
    mild(
      "I asked if there was anything in there for me. She'd found one thing. It was a coupon.",
      'I asked her what the rest says. The rest is in French, and I agreed to that on page 9.',
    ),
    hot(
      "I said I'd fight it. She turned to page 70. Fighting it renews the contract.",
      "I told her we were suing. Under page 70 I'd be represented by them.",
    ),
    spicy(
      'I asked {F} what I could do about {the x}. "Accept," she said, "or Accept All."',
      '"So what can I do about {the x}?" I asked. {F} looked it up. I can manage my preferences.',
    ),
    unhinged(
      'It went to the Supreme Court. All of the justices had agreed to the same terms that morning, to park, and they found for {the x}.',
      'We took it to the Supreme Court. It turned out the justices had also clicked "I agree," for the wifi. They found for {the x}.',
    ),
    unhinged(
      'I asked the Chief Justice what I could still do about {the x}. "Accept All," he said, and they broke for cookies.',
      'The ruling is one sentence long: "{quote}." Below it are two buttons. {F} says {the x} has already pressed mine.',
    ),
  ),
  plot(
    'kind-machine-works-for-her',
    {
      ring: 'kind',
      when: [
        ...MACHINE.map(
          (start) =>
            `${start} ... break|jam|crash|freeze|stop|die|leak|quit|fail|refuse|restart|flood|beep|flicker|eat|overheat|explode|disconnect|glitch|stuck|=broken|=dead|=won't|=doesn't|=didn't|=wouldn't|=isn't|=again`,
        ),
        ...MACHINE.map((start) => `${start} .. go|be|break =down`),
        'break|=broken x:@appliance|@officemachine|@computer',
      ],
      not: [
        '=passed|win|fix|repair|technician|plumber|electrician|mechanic',
        'neighbor|neighbour',
        'alarm .. =off',
      ],
      is: '!question !actor:me !actor:us',
      cast: { F: 'she' },
      axis: 'distance',
      back: '',
    },
    all(
      '{text}. I sent for a technician, {F}. She touched {the x} once, and it worked perfectly.',
      '{text}. {F}, the technician, came out the same day. For her {the x} ran like new.',
    ),
    all(
      '"It only does it around me," I said. She said she hears that a lot, from a certain kind of person.',
      'I told her it only acts up around me. "What do you do to it?" she said.',
    ),
    all(
      'So I ran a study. Thirty people used {the x} for a week without one problem. Then I walked past the window.',
      'I set up a controlled test of {the x}. Thirty volunteers, zero failures. I came in with the muffins, and it stopped.',
    ),
    hot(
      'I asked what it wanted from me. {F} said that tone was part of it.',
      "{F} had me say something nice to it. It made a sound she'd never heard before.",
    ),
    mild(
      "{F} put a sticker on it with a minimum distance for me. It's in feet, and it's a lot of feet.",
      "{F} has closed the ticket. The fix is a strip of tape on the floor, and I'm to stay behind it.",
    ),
    hot(
      "They've moved me to a room with no machines in it. I have a pencil and a chair.",
      'The company gave me an office without outlets. I work by the window until the sun goes down.',
    ),
    spicy(
      'Yesterday the chair broke. {F} says that {the x} had tried to warn us.',
      '{F} stopped by to tell me that {the x} was running beautifully. Her watch stopped.',
    ),
    unhinged(
      "In April the space agency took {the x} to Florida. If it acts up, they said, I'm too close, and they hold the launch.",
      "Then the space agency asked to borrow {the x}. It sits in Mission Control. When it quits, they know I'm in the area, and the launch is held.",
    ),
    unhinged(
      '{the x} held until four seconds before liftoff. I was two thousand miles away, with {F}. I had only waved at the TV.',
      'With four seconds to go, {the x} went dark. "What did you do?" said {F}, two thousand miles inland. I had turned on the TV.',
    ),
  ),
  plot(
    'kind-speech-testimonials',
    {
      ring: 'kind',
      not: ['website|review|testimonial|fire'],
      is: 'speech !question !actor:me',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'Testimonials',
    },
    all(
      '{text}. By that evening "{speech}" was on my website, under Testimonials.',
      '{text}. I put it on my website, word for word, under Testimonials: "{speech}."',
    ),
    all(
      'I credited it to "Industry leader." I kept the wording, in case there was a depth I had missed.',
      'I set it in a large serif and gave it five stars. I felt that was the spirit of it.',
    ),
    all(
      'Traffic tripled. {F} from Marketing asked if I had any good ones.',
      '{F} from Marketing saw it and asked whether I understood what a testimonial was.',
    ),
    all(
      'I told her to read it in context. I read it to her: "{speech}." She asked me to take it down.',
      'I explained how it came about. "Take it down," she said, quite gently. "Which part?" I said. "{speech}," said {F}.',
    ),
    mild(
      `So I've added hers: "Take it down." Five stars.`,
      'There are two up there now. Hers reads, "Take it down. {F}, Marketing."',
    ),
    hot(
      'Instead I gathered more. My landlord: "Final notice." A flight attendant: "Not again."',
      'Then I reached out to past clients. "Who?" "Please stop." "We went another way." It looks very full.',
    ),
    spicy(
      `I checked the page this morning. Right under "{speech}" there's a new one, from {F}: "No longer with the company."`,
      `This morning there was a new one from {F}, above "{speech}." It says, "We wish him well, elsewhere." I don't work there anymore.`,
    ),
    unhinged(
      'In June the Smithsonian acquired Testimonials. "{speech}" hangs among the warnings, between the old maps and the exit.',
      'The Smithsonian has taken in Testimonials, whole. "{speech}" has a room of its own, by the exit.',
    ),
    unhinged(
      'I visited. A guide was reading it to a school group: "{speech}." All thirty of them turned and looked at me.',
      'I went to see Testimonials, and stood a little too long. A guard came over. "{speech}," he said. He must say it to everybody.',
    ),
  ),
  plot(
    'kind-speech-signature',
    {
      ring: 'kind',
      not: ['email|signature|lawyer'],
      is: 'speech !question',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'underneath',
    },
    all(
      '{text}. I made it my email signature, in italics.',
      "{text}. Some words deserve to travel. They're my email signature now.",
    ),
    all(
      'The first one went to {F} in Contracts. "Contract attached." And underneath: "{speech}." She called outside counsel.',
      'I wrote to {F} in Contracts, "Thanks for your time." Underneath it said, "{speech}." She came down in person.',
    ),
    all(
      `I told a client, "Great to meet you." Underneath: "{speech}." We haven't heard back.`,
      'I sent the whole floor a birthday invitation. Underneath: "{speech}." All of the cake was left.',
    ),
    all(
      '{F} asked me to think about how it might land. I said it had landed just fine with me.',
      '{F} said people were finding it hard to read my tone. I said the tone was italics.',
    ),
    mild(
      'She told me to take it off. I wrote back, "Done." Underneath: "{speech}."',
      'I apologized to everyone in one short email. Underneath: "{speech}."',
    ),
    hot(
      'She had me apologize to all staff, in writing. "I am truly sorry." Underneath: "{speech}."',
      'Then my manager sent me a list of complaints. I replied to each one personally.',
    ),
    spicy(
      `Last night IT took it off my account. They sent a confirmation. Underneath: "{speech}." It's everyone's now.`,
      `This morning I got an email from {F}. "You're being let go." Underneath: "{speech}." In italics.`,
    ),
    unhinged(
      'The State Department used one of mine for a template. A treaty went to Norway with "{speech}" at the bottom, in italics.',
      'One of my emails got forwarded to the State Department. It took up the last line, "{speech}," and put it under a treaty with Norway.',
    ),
    unhinged(
      'Norway has recalled its ambassador. The letter is one word, "Goodbye." Underneath: "{speech}."',
      'The king of Norway wrote back by hand. "We accept." Underneath, in italics: "{speech}."',
    ),
  ),
  plot(
    'kind-told-recap',
    {
      ring: 'kind',
      when: naming([
        ...TOLD_ME,
        '^ =my|=our|=the|=a|=an .. say|tell|ask|think|call|text|message|write|shout|warn|remind',
        'be .. told',
      ]),
      not: ['email|strategy', '@robot|@machine|@animal|@child'],
      is: '!question !actor:me',
      cast: { F: 'he' },
      axis: 'commitment',
      back: 'great connecting',
    },
    all(
      '{text}. Within the hour I had sent a recap. "Great connecting today. To summarize."',
      '{text}. I followed up in writing that evening. "Great connecting. Please see my notes below."',
    ),
    all(
      'Under "Key decisions" it said, "{speech}." There were two owners and a date. I copied {F} from Strategy for visibility.',
      'Under "Key takeaways" it said, "{short}." There were two owners and a date. I copied {F} from Strategy for visibility.',
      'Under "Key takeaways" it said, "{quote}." There were two owners and a date. I copied {F} from Strategy for visibility.',
    ),
    all(
      'I got a one-line reply: "What is this?" I forwarded it to {F} with the note "Momentum."',
      'The answer was, "Is this a joke?" I logged that as an open question and gave it to {F}.',
    ),
    all(
      'I proposed a follow-up on {the x}. When I heard nothing, I scheduled a pre-meeting to unblock the follow-up.',
      'To keep things moving, I set a reminder for the follow-up. It goes out at six every morning.',
    ),
    mild(
      '{F} has asked to be taken off the thread. That gives me full alignment.',
      "{F} has left the thread. I'm now the majority.",
    ),
    hot(
      'I turned it into a series. This week is part seven, with a guest.',
      "In week three I added a scoreboard. I'm ahead.",
    ),
    spicy(
      'Last night I finally got engagement on {the x}. It said, "New phone, who is this?"',
      'It paid off this morning. "Unsubscribe," I was told, in person, under a poster that says "{speech}."',
      'Last night I finally got engagement on part seven, "{short}: What Have We Learned?" It said, "New phone, who is this?"',
      'Last night I sent "{quote}" around once more, marked urgent. I finally got engagement. "New phone," it said. "Who is this?"',
    ),
    unhinged(
      'By May the thread had 11,040 people on it. The state gave it a ZIP code and a library, and they named the town after {the x}.',
      'By May there were 11,040 people on the thread. The state made it a town, with a library, and over the door of the library they carved, "{speech}."',
      'By May the thread had 11,040 people on it, and the state made it a town. The sign as you drive in says, "{quote}. Welcome."',
    ),
    unhinged(
      'I moved that we circle back to {the x}. They removed me, 11,039 to one. {F} is the mayor. He replied to all: "Great connecting."',
      'I read out "{speech}" at the first town meeting. They removed me, 11,039 to one. The mayor, {F}, sent the recap: "Great connecting."',
      'At the first town meeting I proposed a second sign. They removed me, 11,039 to one. The mayor, {F}, sent the recap: "Great connecting."',
    ),
  ),
  plot(
    'kind-child-nda',
    {
      ring: 'kind',
      when: naming(
        BY_MINE(
          'son|daughter|kid|toddler|child|niece|nephew|grandson|granddaughter|grandchild|stepson|stepdaughter|preschooler|three-year-old|four-year-old|five-year-old|six-year-old|seven-year-old|eight-year-old|3-year-old|4-year-old|5-year-old|6-year-old|7-year-old|8-year-old',
        ),
      ),
      not: [
        'school|teacher|teach|buy|win|graduate|pass|drawing|draw|horse|popsicle|college|university|drive|engage|marry',
        '=dad|=mom|=mum|baby|tooth|sick|lice|hurt',
      ],
      is: '!question !actor:me !actor:us',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'horse',
    },
    all(
      '{text}. Before anybody could repeat it, I drew up a nondisclosure agreement.',
      "{text}. That isn't leaving the house, so I had an NDA drawn up over dinner.",
    ),
    all(
      'The secret is defined in paragraph one: "{quote}." The other party signed in crayon, outside the box, and initialed it with a horse.',
      `Paragraph one lists what may not be disclosed: "{quote}." It was signed in purple, and in place of a date there's a horse.`,
    ),
    all(
      "The term is ninety years. The consideration was one popsicle, paid up front, which I'm told was my mistake.",
      'It runs for ninety years, worldwide. In return I paid one popsicle, in advance, like an amateur.',
    ),
    all(
      'It held for nearly two days. Then there was show-and-tell.',
      'For a day and a half there was total silence. Then came show-and-tell.',
    ),
    mild(
      "{F}, who runs the class, gave it a star. She's asked if I might come in and do my part.",
      '{F}, who runs the class, sent home a note. It says they have all heard, and good luck.',
    ),
    hot(
      "{F}, who runs the class, called me in. On the wall were nineteen drawings of {the x}. I'm not smiling in any of them.",
      '{F}, who runs the class, met me at the door. They had acted it all out. There had been an encore.',
    ),
    spicy(
      "I held up the contract. Everything about {the x} had been colored in. It's just a horse now.",
      'I asked {subject} to honor paragraph one. I was told to ask the horse.',
      `I held up the contract and pointed at "{quote}." The other party had colored it in. It's just a horse now.`,
    ),
    unhinged(
      'A federal appeals court took it up. It found that the only valid signature is the horse, and that all rights to {the x} go with it.',
      'We took it to federal court. The judge held the page up to the light and ruled that as to {the x} my contract is with the horse.',
      'A federal appeals court took it up, read "{quote}" into the record, and found that the only valid signature is the horse.',
    ),
    unhinged(
      "So far the horse hasn't said a word about {the x}.",
      'The horse has been very professional about {the x}. It gets one popsicle, and it gets it afterward.',
      "I've asked the horse about it twice since, as a test. Not a word.",
      'So far the horse has kept its word.',
    ),
  ),
  plot(
    'kind-child-takeover',
    {
      ring: 'kind',
      when: naming(BY_MINE('@child')),
      not: [
        'baby|newborn|cracker|sick|hurt|lice|college|marry|engage|sleep|tooth|win|graduate|teach',
        '=nephew|=niece',
      ],
      is: '!question !actor:me !actor:us',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'cracker',
    },
    all(
      '{text}. In business we call that an activist investor: owns nothing, sleeps ten hours, wants change at the top.',
      "{text}. I've seen it before, in hostile takeovers. No shares, no job, and very strong views on management.",
    ),
    all(
      'I asked for a list of demands. It was one word long: "More."',
      'I said, "What exactly do you want?" The answer was "More," which is a tough opening position.',
    ),
    all(
      'I offered joint control of {the x}, and a corner office. I was told the corner was the wrong corner.',
      'I put the vice chair on the table. It was turned down, for not being a swivel chair. "{quote}" went into the minutes.',
    ),
    all(
      '{F} from next door came by and asked if anyone was hungry. She had crackers. The talks ended in a minute.',
      "{F}, my neighbor, asked if I had tried a snack. I said I don't negotiate in public. She got out a cracker, and it was over.",
    ),
    mild(
      "I've been kept on as chairman, in a non-cracker role.",
      'I stay on through the transition, in charge of crackers.',
    ),
    hot(
      'When the crackers ran out, the other side came back with an adviser, aged six, and a wagon.',
      'But {F} went home, and she took the crackers with her. At five they called a meeting on the stairs.',
    ),
    spicy(
      "I lost the vote. They read a statement. It said I'd be spending more time with my family, in the other room, and that {the x} would not be coming.",
      'It went to a vote after dinner. I was thanked for my years of driving. Under "Cause" the minutes have "{quote}," and a sticker.',
    ),
    unhinged(
      'The SEC approved the deal in one day. They went through the house with stickers. {the x} got one that says "Core." Mine says "Non-core."',
      'It closed with federal approval. A sticker went on everything they meant to keep, and {the x} has two. Then they came to me with the empty sheet.',
      'The SEC approved it in one day, on the strength of "{quote}." They went through the house with stickers. Mine says "Non-core."',
    ),
    unhinged(
      `I live at {F}'s now, with visiting rights to {the x}. She asked what I wanted. "More," I said. She had one cracker left.`,
      'I was walked out with my things in a lunchbox. {the x} watched from the window. {F} asked what I wanted. "More," I said, and she got out a cracker.',
      `I live at {F}'s now. She asked what I wanted. "More," I said. She had one cracker left.`,
    ),
  ),
  plot(
    'kind-child-focus-group',
    {
      ring: 'kind',
      when: naming([
        ...BY_MINE('@child'),
        '^ =a|=the|=some =little? =small? @child',
        '^ kid|child|toddler|=children',
        "^ =the|=my neighbor's|neighbour's|friend's|@relative's|@boss's|@colleague's @child",
      ]),
      not: ['dog|puppy|boat|juice|sick|hurt|lice|tooth|slept|graduate|win'],
      is: '!question !actor:me !actor:us',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'dog',
    },
    all(
      "{text}. One data point isn't a trend, so I booked a focus group: twelve children, a two-way mirror and juice.",
      '{text}. I needed to know how the wider market felt. I hired twelve kids and a room with a mirror.',
    ),
    all(
      'The moderator, {F}, read it to them: "{quote}." Then she held up my headshot and asked for one word. Eight said "tired." One said "boat."',
      '{F}, the moderator, told them, "{quote}," and showed them my picture. "What is this?" Four said a teacher, one said a boat, and one was crying.',
    ),
    all(
      'I asked about trust. By then most of the sample was under the table, with {the x}, they said.',
      'I asked about trust. By then most of the sample was under the table.',
    ),
    all(
      'She asked what would make them like me more. "A dog," they said. She asked if I should hold the dog. No.',
      'She asked how I could improve. They conferred, and the answer was a dog. "With the dog?" she said. Instead.',
    ),
    mild(
      'The report is sixty pages. The recommendation is dog.',
      'I have the final report here. I scored a four. The idea of a dog scored a ten.',
    ),
    hot(
      "I took the findings to our leadership team: I'm tired, I'm possibly a boat, and I should be a dog.",
      'I shared the results with management, for openness. There was a long silence, and then somebody said, "What kind of dog?"',
    ),
    spicy(
      "They went with the dog. He has my office, and he's in charge of {the x}. He doesn't look tired at all.",
      `{F} read it to them once more, "{quote}," and held up the dog. There was applause. He has my office now. He doesn't look tired at all.`,
    ),
    unhinged(
      'Then a ratings agency hired the panel to do countries. They tried it on {the x} first: triple-A. Germany is "tired."',
      `Two weeks later the panel was rating countries for Standard & Poor's. The only triple-A in the world went to {the x}. Germany is "tired."`,
      'Then a ratings agency hired the panel to do countries. For practice they were read "{quote}" again, and gave it a triple-A. Germany is "tired."',
    ),
    unhinged(
      'By noon the central banks had put everything into {the x}. France is a boat. {F} is looking for a dog large enough to be me.',
      'All the savings of Europe are in {the x} now. France is a boat. No one will lend to me, but they asked what kind of dog I had in mind.',
      'By noon the central banks had put everything into it, word for word. France is a boat. {F} is looking for a dog large enough to be me.',
    ),
  ),
  plot(
    'kind-pet-recruiter',
    {
      ring: 'kind',
      when: [...BY_MINE('@pet'), '^ =the @pet'],
      not: ['sick|vet|hurt|die|escape|lost|missing', 'run .. away', 'linkedin|job|interview'],
      is: 'actor:pet !question',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'twice a day|offer',
    },
    all(
      `{text}. That's a skill set. I made the {pet} a profile, with the headline "Self-starter."`,
      "{text}. Talent like that shouldn't be sitting at home. I put up a profile for the {pet}.",
    ),
    all(
      'Under Experience I put "{quote}." There were 4,000 connections by the weekend. I have 212.',
      `Six recruiters wrote on the first day, to ask about "{quote}." In fourteen years I've had one, and he had the wrong person.`,
    ),
    all(
      '{F}, who places executives, wrote: "Love the background. Open to a chat?" I said I represented the talent.',
      'I took a call from {F}, a headhunter, and said I handled all of the correspondence.',
    ),
    all(
      'She asked what I do myself. "Food, twice a day," I said. She told me there was nothing at that level.',
      '"And what is it that you do?" she said. I told her: food, twice a day. I could hear her scrolling past me.',
    ),
    mild(
      `I've updated my own profile: "Food, twice a day." It's already had one view, from the couch.`,
      "She's asked us both to lunch. I'm to bring it, twice.",
    ),
    hot(
      'There were three rounds of interviews. In the last one the {pet} turned to face the wall. They raised the offer.',
      'At the final interview the {pet} looked at the head of sales for a full minute and fell asleep. That added twenty percent.',
    ),
    spicy(
      "The {pet}'s offer covers one dependent. I've filled in my name.",
      'The {pet} relocates in March. {F} has negotiated for me to ride up front.',
    ),
    unhinged(
      'In May the Senate confirmed the {pet} as Secretary of Labor. They asked about "{quote}." The {pet} yawned, and it passed, 61 to 39.',
      'Last week the {pet} was sworn in as Secretary of Labor. The first order makes "{quote}" a qualification. I held the paw up.',
    ),
    unhinged(
      'I filed for unemployment. The {pet} came in person, took a bite out of the form, and offered me my old job: food, twice a day.',
      "I wrote to the {pet} about a position. {F} says it was sat on at the highest level, and that there's an offer: food, twice a day.",
    ),
  ),
  plot(
    'kind-animal-cease-desist',
    {
      ring: 'kind',
      when: [
        ...BY_MINE('x:@pet'),
        '^ =a|=an|=the|=some|=one|=two =big? =little? x:@animal',
        '^ x:@animal',
        "^ =the|=my|=our neighbor's|neighbour's|@relative's|friend's|@boss's x:@animal",
      ],
      not: ['@insect', 'sick|vet|hurt|lawyer|court', '@animal $', 'slept|love|kiss'],
      is: '!question !actor:me !actor:us',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'address',
    },
    all(
      '{text}. I had my lawyer, {F}, send {the x} a cease and desist.',
      '{text}. I retained counsel. {F}, who is very good, drafted a cease and desist for {the x}.',
    ),
    all(
      'She asked for an address. I gave her "the general area." There was no reply in ten business days, which is an admission.',
      `"What's the address?" she said. I told her it varies. We allowed thirty days and got nothing in writing.`,
    ),
    all(
      'So I served the papers myself, at dawn, from a crouch. {the x} accepted, and then ate them.',
      'I served the summons in person. {the x} sniffed, and then there was no summons.',
    ),
    spicy(
      "{F} says eating a summons is a new defense, and she can't find anything against it.",
      "{F} looked it up. There's no law that says you can't eat it. She sounded impressed.",
    ),
    mild(
      'The answer came this morning, on my windshield. {F} says it speaks for itself.',
      "I've been countersued. It was left on my doorstep. {F} asked me not to send her a photo.",
    ),
    hot(
      'At the hearing I read out the complaint: "{quote}." The other side came in late, through a window. The judge said it was refreshing.',
      'In court I spoke for two hours on "{quote}." The other side looked at the judge, once. He moved to a settlement.',
    ),
    spicy(
      'We settled. {the x} got everything I had asked for. I keep the mortgage.',
      "I got everything I asked for in writing, signed by {the x}. It's since been eaten.",
    ),
    unhinged(
      'The ruling gave {the x} full legal rights in seven states. {F} switched sides that afternoon. The other side, she says, pays on time.',
      'It set a precedent: {the x} can sue now. {F} opened an office in the park, and had a new client by noon.',
    ),
    unhinged(
      'I was served at dawn, from a crouch. It was a cease and desist, and {the x} had my exact address.',
      'This morning there was a cease and desist on my windshield. Where it says "Address," {the x} had put mine, with the gate code.',
    ),
  ),
  plot(
    'kind-animal-shadowing',
    {
      ring: 'kind',
      when: [
        ...BY_MINE('x:@pet'),
        '^ =a|=an|=the|=some|=one =big? =little? x:@animal',
        '^ x:@bird|@wildlife|@livestock',
        "^ =the|=my|=our neighbor's|neighbour's|@relative's|friend's x:@animal",
      ],
      not: ['@insect', 'sick|vet|hurt|goldfish|fish', '@animal $'],
      is: '!question !actor:me !actor:us',
      cast: { F: 'she' },
      axis: 'commitment',
      back: '',
    },
    all(
      '{text}. I know talent when I see it. I asked if I could shadow for a day.',
      "{text}. You can't teach that kind of presence. I took a day off and job-shadowed.",
    ),
    all(
      'I kept ten feet behind {the x}, with a clipboard. 6:00, ate off the ground. 6:10, stared. 6:40, one loud noise, and left.',
      'My notes on {the x} say: 6:00, food, no plate. 7:15, stared at a wall. 7:40, one scream, no follow-up, and left.',
    ),
    all(
      "Then four hours in the sun without a single apology. I have an MBA, and I've never seen it done.",
      'From ten to two, lay in the sun. No phone. No update. I had to put down the clipboard.',
    ),
    hot(
      '{F} from across the street asked if I was okay. I said I was learning. She asked if it knew.',
      '"Are you following that?" {F} called from across the street. I said we were working together.',
    ),
    mild(
      "At five it looked at me once and left. It's the clearest feedback I've ever had.",
      "At five o'clock it just stopped and left. I've been answering email at five for nineteen years.",
    ),
    hot(
      "I rolled it out at work. I ate off the carpet, stared through the nine o'clock, screamed once and lay down in the sun by the mailroom.",
      'The next day I did it all at the office: the carpet, the staring, one scream in Budget Review, and a long rest by the copier.',
    ),
    spicy(
      'My review came back this morning. "Much more visible. We are seeing a lot of {the x} in him."',
      'My manager wrote me up: "Great energy. Left at five." She wants to know if {the x} would mentor others.',
    ),
    unhinged(
      'Then Animal Control came up in the elevator. They clipped a tag to my ear that says "{x}" and released me in a state park.',
      'Security called the state. A ranger put a band on my ankle, wrote "{x}" in his book, and let me go near a lake.',
    ),
    unhinged(
      '{F} drove up to see how I was and brought {the x}. I looked at them once and left.',
      `Yesterday {F} came by on the trail, with {the x}. "Don't feed it," she told {the x}.`,
    ),
  ),
  plot(
    'kind-boss-groomed',
    {
      ring: 'kind',
      when: naming(BOSS),
      not: ['fire|quit|resign|resignation|retire|hire|vest'],
      is: '!question !actor:me !actor:us',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'vest|half a second',
    },
    all(
      "{text}. You don't do that around just anybody. I'm being groomed for the job.",
      "{text}. I know a succession plan when I see one. I'm next.",
    ),
    all(
      'I started dressing for it. Same vest, same walk, and the same laugh, half a second later.',
      'I bought the same vest. I laugh the same laugh at the same jokes, half a second after.',
    ),
    hot(
      '{F} from Finance asked if I was all right. I told her that her job was safe with me.',
      '{F} in Finance asked why I was dressed like that. I said there would be a place for her.',
    ),
    all(
      'Each day I moved my desk one foot closer. By the second week I was in the doorway, rehearsing {the x}.',
      'I took to eating lunch in the doorway of the corner office. In my planner it says, "{short}. Could I?"',
      'I took to eating lunch in the doorway of the corner office. I wrote out, by hand, "{quote}," and put in my own name.',
    ),
    mild(
      `My boss looked up and said, "Can I help you?" They don't ask that unless you're close.`,
      '"Do you need something?" my boss said, and laughed. I laughed, half a second later. We have the same sense of humor.',
    ),
    hot(
      'My boss said, "Can I help you?" I wrote down the date.',
      '"What are you doing?" my boss asked me. I said, "What are we doing." I could tell it went in.',
    ),
    spicy(
      "They announced the successor this morning. It's {F}. She says I can keep {the x}, and the vest.",
      'The successor was named today. It is {F}. My half of the announcement says, "{quote}," and thanks me for being nearby in a vest.',
    ),
    unhinged(
      'In April Payroll could no longer tell us apart, and merged us. According to the record, that was me: "{quote}."',
      'By spring the system had us down as a duplicate. It combined our pay, our dental and our history. In mine it now says, "{quote}."',
    ),
    unhinged(
      '{F} had to let one of us go, over {the x}. She told a joke. I was half a second late.',
      'One of us was extra, and had {the x} to answer for. {F} asked us both to laugh, and pointed at the one who was second.',
      '{F} had to let one of us go for that. She told a joke. I was half a second late.',
      'One of us had that to answer for. {F} asked us both to laugh, and pointed at the one who was second.',
    ),
  ),
  plot(
    'kind-boss-file',
    {
      ring: 'kind',
      when: naming([...BOSS, ...COLLEAGUE]),
      not: [
        'fix|help|thank|save|compliment|retire|leaving|bring|give|raise|win|fbi|cake|love|hr',
        '^ =the|=our office',
      ],
      is: '!question !actor:me !actor:us',
      cast: { F: 'she' },
      axis: 'formality',
      back: '',
    },
    all(
      '{text}. I documented it: the time, the lighting, who was standing where.',
      '{text}. I said nothing, and wrote it up at once, with a diagram.',
    ),
    all(
      'It went into the file, behind the tab marked "{x}." There are forty tabs.',
      'I keep a file. You never know. This is under "{short}," right behind "Again."',
      'I keep a file. You never know. This is under "{quote}," right behind "Again."',
    ),
    all(
      'I carried the box down to {F} in Compliance. She asked what rule {the x} had broken. I said I was hoping she could pick one.',
      `I carried the box down to {F} in Compliance. "What are you reporting?" she asked. I said I didn't want to lead her.`,
    ),
    all(
      'She said to leave it with her. It took two trips.',
      "She asked if there was a short version. I pointed at the index. It's in two volumes.",
    ),
    mild(
      "She's opened a file on the file.",
      "She called an hour later. She'd found one violation. The box was blocking a fire exit.",
    ),
    hot(
      'She read every page over the weekend. She had a single question: "When do you work?"',
      'She read it in one night. In the morning she closed the door and asked me her only question: "When do you do your job?"',
    ),
    spicy(
      "There's a file on me now, too. It's one page long, and most of it is about {the x}. It's not even tabbed.",
      `There's a file on me now, too. It's one page long. "Came in to report the following," it says: "{quote}." It's not even tabbed.`,
    ),
    unhinged(
      'Then the FBI came for it. Two agents, very polite, asked which of the forty tabs had {the x}.',
      'Last month the FBI sent for it. Two agents in white gloves carried out {the x} first, tab and all.',
      'Then the FBI came for it. Two agents, very polite, turned straight to "{quote}" and sat down.',
    ),
    unhinged(
      "Forty analysts spent a year on it and cleared {the x} completely. They had just one question left, about me. It was {F}'s.",
      "They've cleared everyone involved with {the x}. There's a single question left, for me. It's the same as {F}'s.",
      "Forty analysts spent a year on that page alone, and cleared everyone in it. They had just one question left, about me. It was {F}'s.",
    ),
  ),
  plot(
    'kind-colleague-sign',
    {
      ring: 'kind',
      when: naming([
        ...COLLEAGUE,
        ...BOSS,
        '^ =someone|=somebody ... x:@food|@drink|@carried|desk|office|fridge|mug|pen|chair|parking|spot|charger|stapler|printer|microwave|kitchen',
      ]),
      not: [
        'fix|help|thank|give|hold|compliment|smile|bring|offer|teach|retire|congratulate|praise|win|pay|hug|love|like|sign|save|wait|laugh|clap|pass|birthday',
        '@transit|gym|@shop|airport|laminate|laminator|leaving|card',
        '^ =the|=our office',
      ],
      is: '!question !actor:me !actor:us',
      cast: { F: 'she' },
      axis: 'audience',
      back: '',
    },
    all(
      "{text}. I'm not confrontational. I laminated a sign.",
      '{text}. I believe in direct communication, so I laminated a sign.',
    ),
    all(
      'I kept it to one line. "{the x}. You know who you are." I hung it by the coffee machine at work. Seven people apologized, none of them for that.',
      'I put it over the sink at work: "{quote}. You know who you are." By three I had seven apologies, all for other things.',
    ),
    all(
      "A woman confessed to something from 2019. I've had to bring in an attorney.",
      "A man I'd never met told me about a boat. I've passed it on to the Coast Guard.",
    ),
    all(
      'Under my sign there was a new one from {F} in Accounting: "Who is this for?"',
      '{F} from Accounting hung one up next to mine. It said, "Is it me?" Four people had ticked it.',
    ),
    mild(
      "I laminated a reply. We don't speak, but it's a dialogue.",
      "I've ordered a bigger laminator. This is getting somewhere.",
    ),
    hot(
      `There are signs on every floor now. One says "Thank you for not." It doesn't say what. People have stopped.`,
      `By the second week there were sixty signs. One just says "Really?" It's in the elevator, at eye level.`,
    ),
    spicy(
      'This morning the laminator was gone. In its place was a sheet of paper. "{the x}?" it said. "Really?"',
      'I came in early to take mine down. {F} was already there, with tape. Under "{quote}" she had put, "And then he bought a laminator."',
    ),
    unhinged(
      'By May it had closed six federal cases, and the attorney general hung it in every airport. "{the x}," it says. "You know who you are."',
      'The police borrowed the idea. "{the x}. You know who you are," it says at every airport now, and crime has fallen by half.',
      'By May it had closed six federal cases. The attorney general hung it in every airport: "{quote}. You know who you are."',
    ),
    unhinged(
      'I saw it on my way to security. I stood there for an hour, and then I told them everything. I got two years for {the x}. {F} visits.',
      "I walked under it last week, and had to sit down. I've signed a confession about {the x}. {F} says she'll visit, with tape.",
      'I saw it on my way to security. I stood there for an hour, and then I told them it was me. I got two years. {F} visits.',
    ),
  ),
  plot(
    'kind-other-composure',
    {
      ring: 'kind',
      when: naming(OTHERS),
      not: ['award|win|video|sweden|retire', 'die|sick|hurt|hospital|lice', '^ =the|=our office'],
      is: '!question !actor:me !actor:us !actor:nobody',
      cast: { F: 'he' },
      axis: 'rank',
      back: 'sixty-one|took it|take it',
    },
    all(
      "{text}. I'd like to be recognized for how well I took it.",
      '{text}. What I want to talk about is how I took it: perfectly.',
    ),
    all(
      'I put myself up for Employee of the Month, in the category of composure. "{quote}," I wrote, and attached a video of my face.',
      `There's an award at work for grace under pressure. On the form I put "{quote}," and I sent in a film of my face.`,
    ),
    all(
      "To be fair, they asked around for any time I hadn't kept calm. They got sixty-one, and fourteen were about {the x}.",
      'The committee asked colleagues for one example of me losing my composure. They received sixty-one, some with audio.',
    ),
    all(
      '{F}, the chairman, said it had come down to me and a man in Shipping who had no idea he was nominated.',
      "There were two finalists. {F}, who runs it, told me the other was a man in Shipping who hasn't been told.",
    ),
    mild(
      "I didn't win. I took it very well, and I'd like that recognized.",
      'They gave it to Shipping. I took it in silence, through most of the speech.',
    ),
    hot(
      'It went to Shipping. I congratulated him for half an hour, until {F} turned off the microphone.',
      'Shipping won. I clapped first, and last, and for some time by myself.',
    ),
    spicy(
      `{F} came over to see how I was. "{the x}," he said, quite softly. It's on video. That makes sixty-two.`,
      `{F} handed me a card for taking part. "{quote}," it said inside, "and look at you." There's a hole in the wall now. Sixty-two.`,
    ),
    unhinged(
      'In July composure became an Olympic sport. They show you {the x} and film your face. I made the national team on paperwork.',
      'Then the Olympics added composure. Each athlete is left in a room with {the x}, on camera. I made the national team on paperwork.',
      'In July composure became an Olympic sport. A judge reads out, "{quote}," and watches your face. I made the national team on paperwork.',
    ),
    unhinged(
      'Gold went to a Swede who had come about the lights and glanced at {the x}. I took it very well. Sixty-two.',
      'A Swede who was there to fix the lights looked at {the x}, nodded, and took gold. {F} was holding my arm. "Sixty-two," he said.',
      `Gold went to a Swede who was up a ladder, fixing the lights. He'd heard it and said, "Okay." {F} was holding my arm. "Sixty-two," he said.`,
    ),
  ),
  plot(
    'kind-family-org-chart',
    {
      ring: 'kind',
      when: naming(
        BY_MINE(
          '@spouse|@parent|brother|sister|mother_in_law|mother-in-law|father_in_law|father-in-law|brother-in-law|sister-in-law|roommate|flatmate|son|daughter|kid|teenager',
        ),
      ),
      not: [
        'die|sick|hurt|hospital|divorce|dish|dishes|dishwasher|wash|teacher|breakfast|baby|lice|graduate|win',
      ],
      is: '!question !actor:me !actor:us',
      cast: { F: ['Aunt Dolores', 'Aunt Maureen', 'Aunt Gwen', 'Aunt Phyllis'] },
      axis: 'rank',
      back: 'dishes|pans',
    },
    all(
      '{text}. I saw a structural problem. At breakfast I announced a reorganization of the family.',
      "{text}. That's what happens without clear reporting lines. I restructured us over breakfast.",
    ),
    all(
      'I handed out a chart with me at the top and {the x} under Operations. It came back with a grocery list on it.',
      'I handed out a chart with me at the top. Under "Why now?" it said, "{quote}." It came back with a grocery list on it.',
    ),
    all(
      '{F}, who was on speaker, asked who does the dishes in the new structure. I called that operational. "So, you," she said.',
      'I opened the floor. {F} had called in. "Who does the dishes on there?" she asked. I said leadership is service. "So, you."',
    ),
    hot(
      "There was a quick vote, which I hadn't scheduled.",
      'They went into the other room to discuss it. I could hear laughing, so it was going well.',
    ),
    mild(
      `It's been simplified since. There's one box. It says "dishes," and I'm in it.`,
      'The dishes are the only part of the chart that passed. It was unanimous, less one.',
    ),
    hot(
      "By dinner the chart had been corrected in marker. I'm a dotted line between {the x} and the recycling.",
      'When I saw the chart again there were changes in crayon. I report to the toaster, on an interim basis.',
    ),
    spicy(
      "My first review was last night. {F} says I can have {the x} back when I've done the pans.",
      'My first review was last night. {F} read out the case for change, "{quote}," and then found something stuck to a fork. I have ninety days.',
    ),
    unhinged(
      'Then the census came by and copied the chart down as it was. The government counts {the x} as family, and me as outside help.',
      "The chart was filed with the county by mistake. Legally I'm a contractor who does the dishes for a family and {the x}.",
      `Then the census came by and copied the chart down as it was. The family is on record as founded by "{quote}." I'm outside help.`,
    ),
    unhinged(
      "They're keeping me on through the holidays, {F} says. {the x} gets a stocking. I get the pans.",
      'My contract is up in June. {F} has been seeing other people about the dishes. They all ask about {the x} first.',
      "They're keeping me on through the holidays, {F} says. There's a toast planned, to how it all began, and then there will be a lot of pans.",
    ),
  ),
  plot(
    'kind-family-second-chat',
    {
      ring: 'kind',
      when: naming(
        BY_MINE(
          '@spouse|@parent|@child|brother|sister|aunt|uncle|cousin|mother_in_law|mother-in-law|father_in_law|father-in-law|brother-in-law|sister-in-law',
        ),
      ),
      not: ['die|sick|hurt|hospital|chat|boat|text|whatsapp|group', '=uncle'],
      is: '!question !actor:me !actor:us',
      cast: { F: ['Aunt Dolores', 'Aunt Carmela', 'Aunt Yvonne', 'Aunt Imelda'] },
      axis: 'audience',
      back: 'boat',
    },
    all(
      '{text}. I addressed it in the family group chat, with a memo and a timeline.',
      '{text}. I put out a two-page memo in the family group chat, so that the facts would come from me.',
    ),
    all(
      'Fourteen people opened "{short}." My uncle replied with a picture of a boat.',
      'I called the memo "{quote}." Fourteen people saw it. My uncle replied with a picture of a boat.',
    ),
    all(
      'I asked for positions by five. {F} gave me a thumbs-up, then took it back.',
      "I followed up twice. {F} was typing for a while. Then she wasn't.",
    ),
    all(
      'I called a vote. It passed, zero to zero, with one boat.',
      'In the end I declared it adopted, by silence. My uncle sent the boat again, from the other side.',
    ),
    mild(
      "I've now learned of a second family chat, without me. It's very active.",
      "At the next birthday they all knew the same jokes. I'm told there's another chat.",
    ),
    hot(
      'That was when I found out about the second chat. It has the same people, minus one.',
      'Then my cousin sent me a screenshot by mistake. At the top it said, "Family (real one)."',
    ),
    spicy(
      'I asked {F} what they talk about in there. "{the x}," she said. "And boats."',
      'I asked {F} what they talk about in there. She turned her phone around. "{quote}," it said, and under that were forty hearts and a boat.',
    ),
    unhinged(
      'The county had two families under our name and kept the active one. {the x} got a vote in it. I got visitor status.',
      "In May the county recognized the second chat as the family. The certificate mentions {the x}. I'm down as a former member, read-only.",
      "The county had two families under our name and kept the active one. I've been given visitor status.",
      "In May the county recognized the second chat as the family. I'm down as a former member, read-only.",
    ),
    unhinged(
      `I still get the minutes. Last night they bought the boat. They're calling it "{x}."`,
      "The reunion is on the water. I watched from the shore. It's a nice boat, and it has {the x} painted on the side.",
      'The reunion is on the water. I watched from the shore. Along the boat, in gold, bow to stern, it says, "{quote}."',
    ),
  ),
  plot(
    'kind-stranger-managed',
    {
      ring: 'kind',
      when: naming([
        '^ =a|=an|=the|=some =random? =old|=young|=nice|=little? @stranger',
        '^ =someone|=somebody',
        ...BY_MINE('neighbor|neighbour|upstairs_neighbor|downstairs_neighbor'),
        '^ =the neighbor|neighbour|man|woman|guy|lady',
      ]),
      not: [
        '@boss|@colleague|office|work|desk',
        'steal|die|hurt|hit|police|pretzel|bus',
        "@neighbor's",
      ],
      is: '!question !actor:me !actor:us',
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'leave me alone|report',
    },
    all(
      '{text}. I asked around, and that person has no manager. I stepped in.',
      '{text}. I wanted to know who that person reports to. It turned out to be an open position.',
    ),
    all(
      `I set up weekly one-on-ones on the sidewalk. There's one item on the agenda, "{quote}," and then three goals.`,
      'Our one-on-one is at 8:10, on the sidewalk. I bring a slide that says, "{quote}," and walk backward.',
    ),
    all(
      'In the first review I was told, "Please leave me alone." I put that under areas for development.',
      'I asked what support would look like. "Leave me alone" was the answer. I love a clear ask.',
    ),
    hot(
      '{F}, who sells pretzels on the corner, asked if we worked together. I said we were still forming.',
      '{F} has the pretzel cart there. "Do you two know each other?" she asked. I said we were between org charts.',
    ),
    mild(
      'At the end of the month I was given notice. It was verbal, and from a moving bus.',
      "Today my report saw me coming and ran. I've been asking for that kind of urgency.",
    ),
    hot(
      'By the end of the month I had lost my only report, to another street. I moved {F} up. I asked for her five-year plan, and she said, "Pretzels."',
      "Then my report moved to another city. I offered {F} the role. She kept handing people pretzels. It's the best strategy I've seen.",
    ),
    spicy(
      "I'm on the mustard now. {F} says there are ninety days of probation, and that I'm not to bring up {the x}.",
      `I'm on the mustard now. In my first review {F} asked how I'd got into management. "{quote}," I said. She's extended my probation.`,
    ),
    unhinged(
      'In March a labor court ruled that {the x} had made it employment. Anyone who has been near {the x} reports to me now, retroactively.',
      'The Department of Labor looked into {the x} and found a chain of command. The whole street is in it. They all report to me, with back pay.',
      `In March a labor court ruled that "{quote}" is a full-time position. Anyone who's ever held it reports to me, retroactively.`,
    ),
    unhinged(
      "They've unionized, under a banner with {the x} on it. Their only demand is that I leave them alone. {F} is the president.",
      'Reviews were due today. Four thousand of them wrote, "Leave me alone, and leave {the x} alone." One wrote, "Pretzels."',
      "They've unionized. The whole job title is on the banner, and the only demand is that I leave them alone. {F} is the president.",
    ),
  ),
  plot(
    'kind-service-survey',
    {
      ring: 'kind',
      when: naming([
        '^ =my|=our|=the|=a|=an =old|=new|=young? @server|@professional|driver|guard|librarian|hairdresser|cleaner|delivery_man|plumber',
        '^ =today|=yesterday|=so =my|=the|=a @server|@professional',
      ]),
      not: [
        'survey|review|star|rating|die|hurt|hospital|surgery|arrest',
        'recruiter|interviewer|teacher|professor|coach|priest|pastor|officer|cop',
      ],
      is: '!question !actor:me !actor:us',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'scroll|two questions',
    },
    all(
      '{text}. Later I was sent a survey with two questions. I treated it as the talk we never had.',
      '{text}. That night the survey came. It had two questions, and I had cleared my evening.',
    ),
    all(
      '"How did we do?" I gave it fourteen pages. I opened with my values and closed with {the x}.',
      '"How was your experience today?" I put "{quote}," and then went into my experience before today. It ran to fourteen pages.',
    ),
    all(
      '"Would you recommend us?" I said that depends on where this is going.',
      '"Any other comments?" I had some. The box let you scroll.',
    ),
    all(
      "A woman from head office called. {F} said that in six years nobody had filled in the box. She hadn't known it could scroll.",
      "The next day I got a call from {F} at head office. She'd always thought the box was decorative. Mine made her scroll.",
    ),
    mild(
      "She thanked me and gave me ten percent off. I've asked her for a survey about the call.",
      "She's sent me a coupon. I gave the coupon a four, with notes.",
    ),
    hot(
      'I gave {F} an eight for listening. She asked what it would take to get a ten. We were on until two in the morning.',
      'We talked until midnight. I told {F} that she was the best two questions of my life.',
    ),
    spicy(
      "Then she filled one out about me. It had two questions. I got a one for {the x}, and she didn't scroll.",
      'In the morning there was a survey about me, with her answers. Would she recommend? "{quote}," she wrote in the box, "and then two hours on what he makes of it." I got a one.',
    ),
    unhinged(
      `She rated me a one, and it went into the national system. My driver's license says "1," and under that, "{x}."`,
      'Her rating of me was filed with the state. Restaurants can see it at the door, and they put {the x} out of sight.',
      "She rated me a one, and it went into the national system. My driver's license has a box now, and the box scrolls.",
    ),
    unhinged(
      'Last week I was pulled over. The officer read it, looked on the back seat for {the x}, and called {F} to ask how she had coped.',
      "I asked {F} how I could raise it. She said I get two questions a year, and that the first can't be about {the x}.",
      'Last week I was pulled over. "{quote}," the officer read, and scrolled, and scrolled. He called {F} to ask how she had coped.',
    ),
  ),
  plot(
    'kind-wait-billing',
    {
      ring: 'kind',
      when: naming(WAITED),
      not: ['invoice|bill|=called|=call'],
      is: '!question !actor:person !actor:animal',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'number 340',
    },
    all(
      "{text}. I'm a professional, so I billed for it, in six-minute increments.",
      '{text}. My time has a rate. I went home and sent an invoice.',
    ),
    all(
      'I itemized. Under "General" I put {doing}, under "Strategic" {doing} again, and then the sighing (2).',
      'Line one was "{quote}." Line two was "Posture." I rounded up the sighing.',
    ),
    all(
      "I got an automated reply that payment takes ninety days. I've started billing for the ninety days.",
      'They wrote back that I could expect payment within ninety days, which is ninety more days of waiting. I invoiced that.',
    ),
    all(
      "{F} from their accounts department told me to please hold. She said that I'm number 340.",
      'I called. {F} in their accounts department put me on hold, as number 340.',
    ),
    mild(
      'I asked if that was good. She said it was, this morning.',
      "I've cleared my schedule and raised my rates.",
    ),
    hot(
      "I'm up to seven invoices now, each for the wait on the one before. On paper I'm doing very well.",
      "On paper it's the strongest quarter I have ever had. I've hired someone to wait for me at night.",
    ),
    spicy(
      '{F} just came back on the line. She has one question about {doing}: who is this?',
      `Today they finally picked up. {F} read me line one of my own invoice, "{quote}," and asked if I could hold. At my rates, they can't afford it.`,
    ),
    unhinged(
      "In October a bank in Geneva bought the debt, and the wait went public. It's up six percent. It's never been longer.",
      "In October a bank in Geneva bought the debt and took the wait public. They're adding seats to it. It's never been longer.",
    ),
    unhinged(
      "Today the payment came, for {doing}. It's on hold. {F} says it's number 340.",
      `Today the payment came, for "{quote}." It's on hold. {F} says it's number 340.`,
    ),
  ),
  plot(
    'kind-wait-gold-status',
    {
      ring: 'kind',
      when: naming(WAITED),
      not: ['status|gold|lounge|=called|=call'],
      is: '!question !actor:person !actor:animal',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'status|helped',
    },
    all(
      '{text}. That took me past forty thousand minutes, lifetime. I gave myself Gold status.',
      '{text}. I added it all up. In lifetime waiting I have Gold status, and had never been told.',
    ),
    all(
      'Gold has a card with "{short}" on the front. With it I can start waiting two hours before everyone else.',
      'Gold has a card with "{quote}" on the front. With it I can start waiting two hours before everyone else.',
    ),
    all(
      "My sister {F} asked what I was waiting for. I said that at this level it isn't really about for.",
      '{F}, my sister, asked if I needed anything at the place. I said that she was thinking like a Silver.',
    ),
    all(
      'Platinum was only sixty hours off, so I took the week.',
      'I gave up my weekends to go for Platinum. I brought a small rug.',
    ),
    mild(
      "My name was called at four. I let it go by. You lose your status if you're helped.",
      "{F} came by with a sandwich. I told her that she couldn't sit on this side of the rug.",
    ),
    hot(
      'Then they called my name. I stayed in my seat. A Platinum is never rushed.',
      'At Platinum you wait by yourself, in the good light. When they called me, I waved somebody through.',
    ),
    spicy(
      `{F} asked how it ends. I looked it up. I lose my status if I'm ever helped, and they cut up the card with "{tiny}" on it.`,
      `A man came over and said, "Can I help you?" I've reported him. I could have lost {the x}, and my status.`,
      `A man came over and said, "Can I help you?" I've reported him. Without {doing} I have no status at all.`,
      `A man read my card aloud, "{quote}," and said, "Can I help you?" I've reported him. I could have lost my status.`,
    ),
    unhinged(
      'In June forty countries recognized the card. They moved me to a private room with soft music and no exit.',
      'In June the airlines honored the card. They moved me to a lounge behind the lounge, with no flights and no door.',
    ),
    unhinged(
      'Yesterday the wall opened a little. "Is this about {the x}?" said a man. "We can help you now." I showed him my status. He closed it again, softly.',
      'Yesterday the wall opened a little. "{quote}?" a man read, off a list. "We can help you now." I showed him my status. He closed it again, softly.',
    ),
  ),
  plot(
    'kind-nobody-unanimous',
    {
      ring: 'kind',
      when: naming([
        '^ nobody|no-one',
        '^ =no =one',
        'nobody|no-one $',
        '=and|=but nobody|no-one',
        '=and|=but =no =one',
      ]),
      not: ['nobody|no-one could|can|know|want|will', 'nobody else', 'die|sick'],
      is: '!question',
      cast: { F: 'she' },
      axis: 'audience',
      back: '',
    },
    all(
      "{text}. I ran the numbers. It's the first unanimous result of my career.",
      "{text}. Not one person. You don't get alignment like that by accident.",
    ),
    all(
      'I wrote to everybody at work to say how proud I was of the turnout. The subject line was "{quote}."',
      'I thanked the whole staff in an email, for their discipline, and had it printed on a banner: "{quote}."',
    ),
    all(
      "{F} from Payroll replied that she hadn't known about it. I told her that's why hers was so pure.",
      '{F} in Payroll wrote that this was the first she had heard of it. I thanked her for getting there on instinct.',
    ),
    all(
      "I've asked them all to keep it up.",
      'I made it a goal for the quarter. We were at a hundred percent by noon.',
    ),
    mild(
      "Next I'm taking it to the Denver office. They're already not doing it.",
      'Denver has asked how we did it. I said you have to start with a vision and no one else.',
    ),
    hot(
      "It's the best participation we have ever had. We even got the people who were asleep.",
      "We rolled it out to four time zones. Canada wasn't even told, and they're at a hundred percent.",
    ),
    spicy(
      `Then {F} broke ranks, out of kindness. There's a banner over my desk, "{quote}," and we've had to add "except {F}."`,
      `Then {F} felt bad, and ruined it. There was going to be a cake, with "{tiny}" on it. There isn't enough room for "almost."`,
    ),
    unhinged(
      'Guinness flew in and certified it: eight billion people, the largest group ever to not.',
      'That winter the United Nations took a count. It was eight billion to nothing, with Luxembourg still coming in.',
    ),
    unhinged(
      `They held a ceremony. The plaque said "{quote}." Then {F} did, out of kindness, and it's eight billion minus one. We had to give back the plaque.`,
      'There was a ceremony, under the words "{quote}." I was on my way to the podium when {F} stood up and did. She said she felt sorry for me.',
    ),
  ),
  plot(
    'kind-nobody-velvet-rope',
    {
      ring: 'kind',
      when: ['nobody|no-one', '=no =one', '=was|=am =the? only =one|person', '=nobody =else'],
      not: [
        'nobody|no-one could|can|know|will|want',
        '=no =one could|can|knows|will|want',
        'club|rope|die|sick',
      ],
      is: '!question',
      cast: { F: 'he' },
      axis: 'audience',
      back: 'shook his head|shake his head|shakes his head',
    },
    all(
      "{text}. In luxury, that's called exclusivity. I put a velvet rope around my desk.",
      "{text}. I realized that I'm a luxury product. The next day there was a velvet rope around my desk.",
    ),
    all(
      'I hired a man, {F}, to stand there and shake his head. There was no one to shake it at yet, but he had a gift.',
      'Next to it stood {F}, whom I pay by the hour to shake his head. For the first hour he warmed up.',
    ),
    all(
      'On the rope hangs a small brass sign: "{quote}." By ten, people had noticed it. By lunch they had formed a line.',
      `There's a small brass sign: "{quote}." At first people slowed down. By lunch they were lined up to the elevators, in their good coats.`,
    ),
    hot(
      'They asked {F} what was in there. He let them wonder.',
      '"What is it?" they asked {F}. He looked over at it, and back at them, with pity.',
    ),
    mild(
      'At noon I came back from the restroom. {F} shook his head.',
      'I went to get a coffee. When I got back {F} asked for my name, and shook his head.',
    ),
    hot(
      'A woman offered him $400. A senator said, "Do you know who I am?" He did. He shook his head.',
      "Our CEO tried to go around the side. {F} didn't even use his whole head.",
    ),
    spicy(
      'At noon I stepped out for a coffee. {F} checked the list for a long time. Then he pointed at the sign, "{quote}," and shook his head.',
      'They all went home happy at six. I asked {F} for my coat. He read me the sign, "{quote}," and shook his head.',
    ),
    unhinged(
      'In the spring my desk got three Michelin stars. The inspector never made it past the rope.',
      'Then the United States applied. {F} took the papers, checked them against the sign, and shook his head.',
    ),
    unhinged(
      'I rent a window across the street now. With binoculars I can still read the sign, "{quote}." Some nights I wave. {F} shakes his head.',
      'The waiting list is four years. I told {F} that the sign, "{quote}," is mine. He gets that a lot. He shook his head.',
    ),
  ),
  plot(
    'kind-embarrassed-relocated',
    {
      ring: 'kind',
      when: naming(EMBARRASSED),
      not: [...NOT_MISHAP, 'tulsa|lunch|break|broke|broken|arm|name'],
      is: 'actor:me !question !several',
      cast: { K: ['Pat', 'Robin', 'Lee', 'Jordan', 'Casey'], F: 'she' },
      axis: 'distance',
      back: '',
    },
    all(
      '{text}. I did the responsible thing and became somebody else.',
      '{text}. There was only one professional way out. I changed my identity.',
    ),
    all(
      'I transferred to the Tulsa office with a different haircut. My badge said {K}.',
      'Two days later, a {K} started in Tulsa. It was me, with a part on the other side.',
    ),
    all(
      '{K} was well liked. {K} had opinions about barbecue. For three weeks I was happy.',
      'People took to {K}. {K} had a nickname, a softball team and a past in Oregon.',
    ),
    all(
      'Then at lunch {F} from Payroll told the one about somebody at headquarters and {the x}. She told it well. It was me.',
      'Then {F} from Payroll said, "Did you hear about headquarters? The way I heard it, {they}." She did all the voices. Mine was high.',
      'Then at lunch {F} from Payroll passed around an email that had gone out at headquarters: "{quote}. I can explain." It was mine.',
    ),
    mild(
      '"Who would do that?" she said. "An idiot," I said. Everyone agreed with {K}.',
      'I laughed harder than anyone. {F} had to ask if {K} was okay.',
    ),
    hot(
      'I asked what kind of person does a thing like that. "Somebody with a lot going on," said {F}.',
      '"What an idiot," I said. It got such a laugh that I was made team captain.',
    ),
    spicy(
      'For a month I was careful. Then I sent an email to the whole of Tulsa. "{quote}," it said. It was signed, "{K}."',
      'On the last day of the quarter, as {K}, I did it again. "{quote}," I heard somebody tell {F}, "just like that idiot at headquarters."',
    ),
    unhinged(
      'Then somebody in Tulsa asked {K} straight out about {the x}. I blushed. That night the U.S. Marshals moved me to a town of forty in Nebraska, with new teeth.',
      'Then somebody asked if {K} knew anything about {doing}. I blushed. That night the U.S. Marshals moved me to a town of forty in Nebraska, with new teeth.',
      'Then somebody brought it up again, and I blushed. That night the U.S. Marshals moved me to a town of forty in Nebraska, with new teeth.',
    ),
    unhinged(
      'The whole town is in the program. Last night, in the diner, I asked the old man beside me what he did. "{the x}," he said. All forty of us put down our forks.',
      "The whole town is in the program. Last night, in the diner, the old man beside me told me what he's in for. It was {doing}. All forty of us put down our forks.",
      'The whole town is in the program. Last night, in the diner, the old man beside me told me what he did. "{quote}," he said. All forty of us put down our forks.',
    ),
  ),
  plot(
    'kind-embarrassed-tradition',
    {
      ring: 'kind',
      when: naming(EMBARRASSED),
      not: [
        ...NOT_MISHAP,
        'arm|leg|break|broke|forget|mute|wedding|miss|bone|phone|email|text|photo|emoji|send|party|birthday|thursday|wear|try',
      ],
      is: 'actor:me !question !several',
      cast: { F: 'she' },
      axis: 'commitment',
      back: '',
    },
    all(
      '{text}. The trick is to look like you meant it. So I did it again, slower.',
      '{text}. In leadership you never look surprised. I did it a second time, with eye contact.',
    ),
    all(
      `{F} from Legal asked if I was okay. "It's a thing I do," I said. Now it's a thing I do.`,
      '{F} from Legal said, "What was that?" I told her it was a tradition. So that was that.',
    ),
    all(
      `I do it once a week, at ten. On the calendar it says "{doing}." I've added a small nod.`,
      `I do it once a week, at ten. On the calendar it says "{quote}." I've added a small nod.`,
    ),
    all(
      'By the third week people were planning around it. Two of them had joined in.',
      'New hires take it for company culture. The handbook has a page on it, with a diagram.',
    ),
    mild(
      "{F} says I could have just said sorry. It's a little late for that. It's almost ten.",
      "My manager has praised my consistency. I don't know how to stop.",
    ),
    hot(
      'It was rolled out to all offices. In Denver they do it facing east.',
      'Last month we did it with a client. They did it back, to be polite.',
    ),
    spicy(
      "The next time I overslept, and sixty people went ahead with {doing} without me, with the nod. I've never been so embarrassed.",
      `The next time I overslept, and {F} led it. The handbook now says, "{quote}, as introduced by {F}." I'm told I never had the nod.`,
    ),
    unhinged(
      'In the spring it was made official. At ten, once a week, the whole country stops for {doing}.',
      'In the spring it was made official. At ten, once a week, the whole country stops for it, with the nod.',
    ),
    unhinged(
      'On the National Mall, {F} asked me how it had all started. I told her about {the x}. "You could have just said sorry," she said.',
      'On the National Mall, {F} asked me how it had all started. I told her it began with {doing}. "You could have just said sorry," she said.',
      'The spot is a national park now. {F} reads the schoolchildren the stone: "{quote}." Under that it says that somebody could have just said sorry.',
    ),
  ),
  plot(
    'kind-decision-rollout',
    {
      ring: 'kind',
      when: naming(DECISION),
      not: [
        '@pet|@spouse|@child|tattoo|haircut|job|resign|move|adopt|shave|dye|fringe|hair|house|boat|motorcycle|seat|wait|die|lock|stuck',
        'stop .. work|train|bus|rain',
        '=started =raining|beeping',
        'delete .. table|database|file',
        'email .. wrong',
        'tooth|school',
      ],
      is: 'actor:me|actor:us !question',
      cast: { F: 'she' },
      axis: 'formality',
      back: '9:40|Okay',
    },
    all(
      '{text}. I announced it to everyone I know in a memo: effective immediately, no exceptions.',
      '{text}. I communicated it to all stakeholders. It took effect at once, and there were no exceptions.',
    ),
    all(
      'There was an FAQ. "Is {doing} forever?" Yes. "Did anybody ask?" No. I wrote both questions.',
      'I included a timeline, a logo and a quote from me, about me: "{quote}."',
    ),
    all(
      '{F} from Finance replied, "Okay." I sent her the deck on dealing with change, since she was clearly in denial.',
      '{F} in Finance wrote back one word: "Okay." I could feel the resistance, and called her at home.',
    ),
    all(
      'The first day was a complete success until 9:40.',
      'Day one was going beautifully. Then it was 9:40.',
    ),
    mild(
      'At 9:41 I issued version two, which allows for exceptions. The exception is me.',
      'At 9:41 I announced that Phase One was finished, ahead of schedule.',
    ),
    hot(
      'At 9:41 I moved us into Phase Two, in which we pause to celebrate Phase One.',
      'I took it straight into Phase Two: learnings. There was one learning. It had been 9:40.',
    ),
    spicy(
      'Phase Three is how I was before {doing}. I asked {F} if she was ready for it. "Okay," she said.',
      `Phase Three brings back the original, by popular demand. {F} hadn't opened the memo. "{quote}?" she read. "Okay."`,
    ),
    unhinged(
      'By then somebody had forwarded my memo to Sweden. It passed in one afternoon, for ten million people, with no exceptions.',
      "By then somebody had forwarded my memo to Sweden. It's the law there now, with no exceptions. They have inspectors.",
    ),
    unhinged(
      'I was flown in for a medal, for {doing}. I lasted until 9:40. From a very clean cell I called {F}. "Okay," she said.',
      'I was flown in for a medal with "{quote}" on it. I lasted until 9:40. From a very clean cell I called {F}. "Okay," she said.',
    ),
  ),
  plot(
    'kind-decision-insufferable',
    {
      ring: 'kind',
      when: naming(DECISION),
      not: [
        '@spouse|@child|job|resign|die|lock|stuck|lunch|barista|seat|wait|tooth|school|nobody|noticed',
        'stop .. work|train|bus|rain',
        '=started =raining|beeping',
        'delete .. table|database|file',
        'email .. wrong',
        'talk|tell|linkedin',
      ],
      is: 'actor:me !question',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'talk',
    },
    all(
      "{text}. I don't talk about it. I wait until somebody says hello.",
      '{text}. I prefer not to talk about it, except to people.',
    ),
    all(
      'The barista asked for my name. I told her about {doing}. It goes around the cup twice.',
      'The barista asked for my name. "{quote}," I said. It goes around the cup twice.',
    ),
    all(
      "{F} on my team asked if we could start the meeting. I said that's exactly what the old me would have asked.",
      `"Can we get to the budget?" said {F}, on my team. I smiled at her the way you smile at someone who hasn't decided yet.`,
    ),
    all(
      'I gave a lunchtime talk: "My First Four Days." It ran into day five.',
      'I hosted a fireside chat about it. The room was quiet. I brought the fire.',
    ),
    mild(
      '{F} has decided something too. She eats in her car.',
      "I've been told that attendance is optional. {F} has told me three times.",
    ),
    hot(
      "My friends have been amazing about it. They're all on a trip together. I saw the pictures.",
      'My mentor said to write it all down. He said to write it down instead.',
    ),
    spicy(
      'Yesterday {F} asked if I could go back to how I was before {doing}. I asked how that was. "Quiet," she said.',
      `I asked {F} what had changed most about me. I'd left a space, after "{quote}." She thought about it. "The quiet," she wrote.`,
    ),
    unhinged(
      'On day six the city declared me a noise. I can be anywhere, but not after ten.',
      'On day six the FCC took me off the air. I had been in a parking lot.',
    ),
    unhinged(
      `They moved me to a ranch in Wyoming, with forty others who decided something. I say "{quote}," and they say theirs, all at once. {F} says it's quiet everywhere else.`,
    ),
  ),
  plot(
    'kind-np-elevator',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: [...NOT_PHRASE, 'elevator|lift|stairs'],
      is: PHRASE,
      cast: { F: 'she' },
      axis: 'audience',
      back: 'how things were|how things are',
    },
    all(
      'The CEO got into the elevator with me and asked how things were. I said, "{tiny}."',
      'I was alone in the elevator with our CEO. He asked how things were, and I told him: "{tiny}."',
    ),
    all(
      `The doors opened on fourteen. He didn't get out. "How bad?" he said.`,
      'He let his floor go by. "How long have you known?" he said.',
    ),
    all(
      `I said it depends on who you ask. He wanted to know who I'd asked. "Only you, so far," I said. He squeezed my arm.`,
      `"Who else is aware?" he said. I told him I hadn't wanted to put it in an email. He thanked me for that.`,
    ),
    all(
      'By noon there was a task force on "{tiny}." By two it had found four departments that were hiding it.',
      'That afternoon he canceled the offsite. Three vice presidents were asked where they stood on "{tiny}," and one sat down.',
    ),
    mild(
      "I've been put in charge. I get off on fourteen now.",
      "I have an office on fourteen now. {F} brings me the latest every hour. So far it's my name and a line.",
    ),
    hot(
      'They let the head of Operations go. {F} told them she had no idea what this was about, and he said that was exactly the problem.',
      "{F}, who runs Operations, said she'd never heard of it. She was gone by four.",
    ),
    spicy(
      `A week later he asked me again how things were. "Fine," I said. He hit the emergency stop. "And '{tiny}'?" he said. "They got to you."`,
      'Next time, same elevator, I told him "{tiny}" had been small talk. He hit the emergency stop. "Who told you to say that?"',
    ),
    unhinged(
      'Within a week the president addressed the nation. "{tiny}," he said, and asked for calm, and for names.',
      `Within a week the president had told all fifty governors: "{tiny}." Schools let out early, and the children weren't told why.`,
    ),
    unhinged(
      'At midnight the red phone rang. It was the other side, asking how things were. "{tiny}," said the president. There was a long silence. "Here, too," they said.',
      'That night the other side called on the red phone to ask how things were. The president told them: "{tiny}." They were quiet for a while. "How long have you known?" they said.',
    ),
  ),
  plot(
    'kind-np-standup',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: [...NOT_PHRASE, 'standup|meeting|card'],
      is: PHRASE,
      cast: { F: 'she' },
      axis: 'audience',
      back: 'forty seconds|on the card|{F}',
    },
    all(
      'At our daily standup you say what you did, what you will do, and what is blocking you. I said, "{tiny}."',
      'It was my turn at the standup. Yesterday, today, blockers. I said, "{tiny}."',
    ),
    all(
      '{F}, who runs it, asked which of the three that was. I said, "Yes."',
      '"Is that a blocker?" asked {F}, who runs it. I told her it was all three.',
    ),
    all(
      'She put it on a card, and the card under Blocked. Everyone has been very gentle with me since.',
      'She wrote it on a card and moved it to Blocked. There were nods. A man I hardly know brought me a muffin.',
    ),
    all(
      'The next day the person after me said "{tiny}," too. By the end of the week all six of us did. We were done in forty seconds.',
      'Two more people had it the next morning. By the end of the week the whole team said "{tiny}," and the meeting took forty seconds.',
    ),
    mild(
      '{F} has started saying it at home. Bedtime takes forty seconds.',
      'We have the fastest standup in the company. {F} has been asked to speak about it, for forty seconds.',
    ),
    spicy(
      'Management wanted to know how we got down to forty seconds. {F} told them. They went pale, and asked if it was in other departments.',
      'A vice president came to watch. "And has anybody tried to unblock it?" he said. {F} looked at the floor.',
    ),
    spicy(
      `We haven't delivered anything since March. When they ask, {F} points at the card: "{tiny}." It's still under Blocked.`,
      'The team has missed two quarters. Each time {F} holds up the card, "{tiny}," and they double the budget.',
    ),
    unhinged(
      'A month later the United Nations tried it. All 193 countries said "{tiny}," one after the other, and they were home by ten.',
      'The United Nations took it up in the spring. 193 countries said "{tiny}," one after the other, and they were home by ten.',
    ),
    unhinged(
      'There was world peace for seven weeks. This morning Luxembourg reported progress on "{tiny}." {F} has been flown in, with the card.',
      'For seven weeks the world was at peace. This morning Luxembourg moved "{tiny}" to Done. {F} is on a plane, with the card.',
    ),
  ),
  plot(
    'kind-np-fun-fact',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: NOT_PHRASE,
      is: PHRASE,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'fun fact|Kilimanjaro',
    },
    all(
      'At a two-day workshop we had to say our name and a fun fact. I gave my name. Then I said, "{tiny}."',
      'We went around the room at the offsite: your name and a fun fact. My fun fact was "{tiny}."',
    ),
    all(
      '{F}, the facilitator, wrote it on the flip chart and asked if that was the fact or the fun.',
      `{F}, the facilitator, waited, with her pen up. "And that's a fact?" she said. I nodded for quite some time.`,
    ),
    all(
      'The woman beside me had climbed Kilimanjaro. "After that, mine is nothing," she said.',
      'Next was a man who had climbed Kilimanjaro. He asked if he could pass.',
    ),
    hot(
      'At the break, a person from Logistics hugged me and said they had one in their family, too.',
      "At the break, a man from Logistics told me, in a low voice, that he'd been there, in 1998.",
    ),
    mild(
      'At lunch I had a table to myself. It was out of respect, I think. It was a table for twelve.',
      'At lunch they all sat with Kilimanjaro. But you could see they were thinking about it.',
    ),
    hot(
      `On day two, {F} had us recall each other's facts. There was silence about Kilimanjaro. Thirty people looked at me and said, "{tiny}."`,
      `On the second day we were tested on everyone's fun fact. All thirty wrote down "{tiny}." Kilimanjaro had gone home.`,
    ),
    spicy(
      'I asked if they also knew my name. {F} checked the flip chart. "{tiny}," she said.',
      'Then we did names. {F} gave them three tries at mine. "{tiny}?" they said.',
    ),
    unhinged(
      `Somebody filed {F}'s notes with the county, and the county goes by what is in writing. All thirty of us are legally named "{tiny}" now.`,
      `{F}'s notes were sent on to the county by mistake. According to our driver's licenses, all thirty of us are now called "{tiny}."`,
    ),
    unhinged(
      'At the next workshop we went around the room. "{tiny}," said thirty people. My fun fact was that I had been the first. {F} asked if I had a real one.',
      'At the next workshop {F} said, "{tiny}?" and thirty people stood up. My fun fact was that I had been the first. There were groans.',
    ),
  ),
  plot(
    'kind-np-rebrand',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: NOT_PHRASE,
      is: PHRASE,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'apologize|"{tiny}"|{tiny}',
    },
    all(
      'The company needed a new name. An agency took six months and $400,000. I put a note in the suggestion box: "{tiny}."',
      'We spent $400,000 on finding a new company name. On the last day somebody opened the suggestion box. There was one note in it, mine: "{tiny}."',
    ),
    all(
      'It won in every test group. People called it "honest" and "like a warning."',
      "In testing, it beat everything the agency had. One man said it was how he'd always seen us. He cried.",
    ),
    all(
      '{F} at reception answers the phone with "{tiny}" now. Callers apologize.',
      'At reception {F} has to pick up the phone and say "{tiny}." Most people apologize and hang up.',
    ),
    all(
      'The logo is a man looking at it. You only see the man.',
      `The new slogan is "Yes, really." It's on the vans.`,
    ),
    mild(
      'I asked what I get for it. They gave me the suggestion box.',
      'The agency has been paid in full. I got a mug with it on, and the mug leaks.',
    ),
    hot(
      'The stock doubled. An analyst wrote that we finally sound like we know what we make.',
      "Sales went up thirty percent. Customers say that now at least they know what they're getting.",
    ),
    spicy(
      `I was let go in the rebrand. They told me I just didn't say "{tiny}."`,
      `At the annual review I was told that I'm strong, but I'm not "{tiny}." {F} is.`,
    ),
    unhinged(
      `In May we bought the naming rights to the state. At the border there's a sign: "Welcome to {tiny}."`,
      'In May we bought the naming rights to the state. It says "{tiny}" on the license plates, under the eagle.',
    ),
    unhinged(
      'They play the anthem before games. It is {F}, picking up the phone and saying "{tiny}." Grown men take off their hats and apologize.',
      'I was born there now. At passport control the officer read it out loud, "{tiny}," and apologized on behalf of his country.',
    ),
  ),
  plot(
    'kind-question-offline',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: ['@boss', 'meeting|town_hall'],
      is: 'question !several',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'Great question|question',
    },
    all(
      'At the company town hall there was time for one question. I stood up and asked it: "{quote}"',
      'They passed a microphone around at the town hall, and it got to me. "{quote}" I said.',
    ),
    all(
      '"Great question," said the CEO. Then he said it was a really great question. Then he asked if there was another question.',
      'The CEO said, "Great question." He said he was glad somebody had asked that question. Then he drank some water.',
    ),
    all(
      "He took it offline. It's been offline for five weeks. I picture it down there.",
      "He said we should take it offline. I've been by his office twice. They say it's still down there.",
    ),
    all(
      'A week later {F} in Communications posted the official answer: "We hear you."',
      'Then {F} in Communications sent out a response, with a photo of a lighthouse: "We hear you."',
    ),
    mild(
      'I wrote back, "What did you hear?" She said, "A question."',
      'I asked her what it means. "Great question," she said.',
    ),
    spicy(
      `Now there's an FAQ page. Under Q it has "{quote}" Under A it says, "See Q."`,
      'A task force looked into it for a month. Its report has a cover, a thank-you, and "{quote}" in a nicer font.',
    ),
    spicy(
      'In March the CEO stepped down to spend more time with it. His farewell email was one line long: "{quote}"',
      'The CEO was let go. In his farewell email there was just one line, "{quote}" with two more question marks.',
    ),
    linked(
      unhinged(
        'In June the CEO went down there and came up with the answer to "{quote}" He told the directors, in a sealed room. They came out and sold everything they own.',
        'In June the answer to "{quote}" was found, and taken to a salt mine in Utah. Six people have read it. They have all stopped working.',
      ),
    ),
    linked(
      unhinged(
        'I got on the elevator with him and asked again. "{quote}" He put a hand on my shoulder, and there were tears in his eyes. "Great question," he said.',
        '{F} was the sixth. She raises goats now. I drove out there and asked her: "{quote}" The goats stopped chewing. "We hear you," she said.',
      ),
    ),
  ),
  plot(
    'kind-question-interview',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: ['interview|job|hire'],
      is: 'question !several',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'question|Any news',
    },
    all(
      'At the end of the interview they asked if I had any questions for them. I had one: "{quote}"',
      'They had saved five minutes for my questions. I leaned in. "{quote}" I said.',
    ),
    all(
      '{F}, who was hiring, said, "About the role?" I told her it was about everything.',
      '"Is that about our benefits?" said {F}, who was hiring. I let the question stand.',
    ),
    all(
      `She looked at the other two. "{quote}" the older one repeated. "To be honest, I've wondered."`,
      'She looked to her left. "{quote}" said a man with a beard. He took off his badge and put it on the table.',
    ),
    all(
      'They stepped out to confer. Through the glass I could see somebody draw a diagram. Somebody else was holding her own elbows.',
      'They asked for a moment, outside. I could see them through the glass, pointing at each other, then at the ceiling.',
    ),
    mild(
      "I didn't get the job. But they've stopped hiring until they know.",
      'They came back after an hour. They said that the position no longer makes sense.',
    ),
    hot(
      `The company has been closed since. On the door it says, "{quote}" and under that there's a number to call.`,
      `The whole floor has been working on it since. There's a banner, "{quote}" They don't make the product anymore.`,
    ),
    spicy(
      'I called. {F} picked up. "Any news?" we both said.',
      'Last night {F} called. "Any news?" she said. I had called to ask about the job.',
    ),
    unhinged(
      'By summer six cities were stuck on {the x}. The trains stand where they were, and people sit in them, thinking.',
      'By summer six cities were working on it. The trains stand where they were, and people sit in them, thinking.',
    ),
    unhinged(
      'This morning {F} solved it. It had been {the x} all along. She asked if I had any other questions. I said, "Dental?"',
      'This morning {F} solved it. She told me the answer to "{quote}" and asked if I had any other questions. I said, "Dental?"',
    ),
  ),
  plot(
    'kind-question-chatbot',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: ['refund|money|bill|chatbot|chatgpt|ai|robot'],
      is: 'question !several',
      cast: { F: 'she' },
      axis: 'cost',
      back: '$49',
    },
    all(
      'I went to a help page and asked the chatbot: "{quote}" It said, "Happy to help! Is this about a refund?"',
      'There was a little chat window in the corner of a website. I typed, "{quote}" It wrote, "I understand you want a refund!"',
    ),
    all(
      'I said no. It asked if I could say that again, with fewer feelings.',
      'I typed it once more, in capitals. It gave me three buttons: Refund, Refund, and Hindi.',
    ),
    all(
      'I asked for a human. It got me {F}. "I see you have a question about your refund," she typed.',
      'After half an hour I was moved to a person, {F}. She said she had read our chat, and that it would be $49.',
    ),
    all(
      `I told her I'd never bought anything. She said that speeds things up. For "{quote}" it came to $49.`,
      `I told her I wasn't a customer. She said those are the easiest. She sent the $49, for "{quote}"`,
    ),
    mild("It's the best answer I've gotten so far.", "I've put it toward the question."),
    hot(
      "I wrote that $49 didn't answer my question. They were so sorry. They sent another $49.",
      'They emailed to ask if that had resolved it. I said no. That was another $49.',
    ),
    spicy(
      `I've made $3,100. It says "{quote}" on my tax return, under occupation, and I can't afford to find out.`,
      `This week {F} wrote to me with the answer to "{quote}" I've asked her for a refund.`,
    ),
    unhinged(
      'Word got around. In one afternoon 200 million people asked the chatbot the same thing. The $49 had to come out of the Treasury.',
      'Then it was in the papers. 200 million people asked the same question, and the government had to step in with the $49.',
    ),
    unhinged(
      'The dollar is gone. {F} typed, "Is there anything else I can help you with?" I wrote, "{quote}"',
      `There's no more money anywhere. {F} is still online. I typed, "{quote}" She asked if I'd like that as a refund or as a refund.`,
    ),
  ),
  plot(
    'kind-habit-dashboard',
    {
      ring: 'kind',
      when: naming(HABIT),
      not: [
        'dashboard|chart|sick|hurt|die|first',
        'try .. again',
        'on|take .. again',
        'back again',
        'never .. again',
      ],
      is: '!question',
      cast: { F: 'she' },
      axis: 'commitment',
      back: '',
    },
    all(
      '{text}. I quit complaining and built a dashboard. It refreshes every four seconds.',
      '{text}. What gets measured gets managed. I built a dashboard and put it on the big screen.',
    ),
    hot(
      `There's one line on it, in red. It says "{short}" at the bottom, and "Time."`,
      `There's one line on it, in red, and a title, "{quote}." You can also see it in blue.`,
    ),
    all(
      '{F} in Analytics asked what we do if the line goes up. I said we look at it. And if it goes down? We look at it, with relief.',
      '{F} in Analytics asked what the dashboard is for. I zoomed in. She asked again, so I zoomed out.',
    ),
    all(
      "Somebody asked if I'd thought of doing something about it. I told them I can't. It would contaminate the data.",
      'A man from Operations said, "Can you not just make it stop?" I explained to him about sample sizes.',
    ),
    mild(
      `"How much time do you spend on this?" said {F}. I made a dashboard for that. It's up.`,
      '{F} says that since March the thing itself has cost me seven hours. The dashboard has cost me two hundred.',
    ),
    spicy(
      'The CEO likes it. He has it in his office, and he texts me when the line moves.',
      'I was given a team of four. They sit below the line, and the youngest narrates it.',
    ),
    spicy(
      'Then last week it stopped, and the line went flat. {F} is very happy for me. I sat up with {the x} until four, in case.',
      `Then it just stopped, and the line went flat. I've asked {F} if "{short}" could be started again by hand.`,
      `Then it just stopped, and the line went flat. {F} is very happy for me. I can't look at the title, "{quote}," without my glasses fogging up.`,
    ),
    unhinged(
      'In the spring the Federal Reserve began to set interest rates by {the x}. The line moves, and so does every mortgage.',
      'In the spring the Federal Reserve began to set interest rates by it. The line moves, and so does every mortgage.',
    ),
    unhinged(
      'This morning the line went straight up, and I lost the house. {F} called from the Treasury to ask what we do about {the x}. "We look at it," I said.',
      `This morning the line went straight up, and I lost the house. {F} called from the Treasury. "{quote}," she read off it. What do we do? "We look at it," I said.`,
    ),
  ),
  plot(
    'kind-habit-punch-card',
    {
      ring: 'kind',
      when: naming(HABIT),
      not: [
        'sick|hurt|die|beep|first',
        '@weather|@child|@pet|@bodypart',
        'on .. again',
        'never .. again',
      ],
      is: '!question !actor:me !actor:us !actor:nobody !actor:plant',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'say something|punch',
    },
    all(
      "{text}. I don't like conflict, so I printed a loyalty card. After ten punches I say something.",
      "{text}. I have a system for it: a punch card. Ten punches, and I'll say something.",
    ),
    all(
      `The card says "{short}" at the top. The first one was full in a week. I hadn't worked out what to say, so I started a second one.`,
      `The card says "{quote}" at the top. I hit ten sooner than I'd thought. I felt it was more of a twenty.`,
    ),
    all(
      '{F} at the next desk asked what happens when the card is full. "Consequences," I said. She asked for whom.',
      '"What do you get at ten?" asked {F} at the next desk. I told her it was more about building the relationship.',
    ),
    all(
      "At ten full cards you go to Gold. I'm Gold.",
      'I have a drawer of full ones, and a binder. I bring in my own hole punch.',
    ),
    mild(
      `This morning I finally said something. I said, "Oh, don't worry about it." It took all ten punches.`,
      'I walked over today to say something. "Busy?" I said. That was forty punches, gone.',
    ),
    hot(
      'On the fortieth card I stood up, took a breath and opened my mouth. "Busy day?" I said.',
      'With card forty in my hand I went to have it out. I ended up saying thank you.',
    ),
    spicy(
      "In the end {F} said something. It was one short sentence, with {the x} in it, and it stopped. I'd like my punches back.",
      `{F} got sick of it and read the top of my card out loud, "{quote}," in the right direction. It stopped. She didn't have a single punch.`,
    ),
    unhinged(
      'By fall the airlines were honoring the cards. I hold six million punches, enough to say something about {the x} to anyone alive.',
      'By fall the airlines were honoring the cards. I hold six million punches, enough to say something to anyone alive.',
    ),
    unhinged(
      `I used all my punches at once. Every screen in the country went live. "About {the x}," I said. "Oh, don't worry about it."`,
      'I used all my punches at once. Every screen in the country went live. I held up the card, "{quote}," and cleared my throat. "Busy day?" I said.',
    ),
  ),
  plot(
    'kind-habit-manual',
    {
      ring: 'kind',
      when: naming(HABIT),
      not: [
        'sick|hurt|die|first|beep|@person|manual|work',
        '=someone|=somebody',
        'on .. again',
        'never .. again',
      ],
      is: 'actor:me !question',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'page twelve',
    },
    all(
      '{text}. At some point that stops being a mistake and becomes a process. I wrote the manual.',
      '{text}. When a thing happens often enough you call it a process. I put it in a manual.',
    ),
    all(
      'It has forty pages and a flowchart. The first box says "{doing}." Every arrow comes back to the first box.',
      'It has forty pages and a flowchart. The first box says "{quote}." Every arrow comes back to the first box.',
    ),
    all(
      `I trained a backup, {F}, in case I'm ever out. She asked if we could skip it. I said, "And do what?"`,
      `I brought in {F} as my deputy. "What if we just didn't?" she said. I told her that's how accidents happen.`,
    ),
    all(
      `She's learned it by heart. She says the hardest part is page twelve, where it only says "Again."`,
      'She did it from start to finish on her own. On page twelve it says, "Repeat." She looked at me.',
    ),
    mild(
      '{F} has asked for her old job back. She was in complaints.',
      "She suggested one improvement: not doing it. I've put that on page forty-one.",
    ),
    hot(
      "We applied for certification. The auditor said that he'd never seen it done so reliably by choice.",
      'An auditor came and watched me for a whole day. He wrote "robust," and then "why," and then he crossed out "robust."',
    ),
    spicy(
      'He asked us what the output was. {F} turned to page twelve: "{doing}, again."',
      `We're certified through 2029, so now I have to. {F} has page twelve over her desk: "{quote}. Again."`,
    ),
    unhinged(
      'It was franchised in June. There are six hundred locations, and in each of them somebody does it in the window.',
      'In June it opened in malls. There are six hundred stores, a uniform, and one person in each of them, doing it.',
    ),
    unhinged(
      'At the opening in Tampa a child asked {F} what they sell. "{quote}," she said, and gave him page twelve. He read it. "Again!" he said.',
    ),
  ),
  plot(
    'kind-food-acquisition',
    {
      ring: 'kind',
      when: ATE,
      not: ['@person|meeting|call|sick|poison|donut|doughnut|belt|diet'],
      is: 'actor:me !question',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'acqui',
    },
    all(
      "{text}. In my world, that's an acquisition.",
      '{text}. The press may call it what it likes. I call it an acquisition.',
    ),
    all(
      'I had fully absorbed {the x} in six minutes. Most mergers take a year.',
      'We moved fast on {the x}. There was no due diligence, and by the time I thought of some, it was over.',
    ),
    all(
      "{F} at the next desk asked if I wanted a napkin. I said I couldn't comment before the filing.",
      `"Are you done?" asked {F}. I told her that we're always looking at opportunities.`,
    ),
    all(
      "Integration has been slow. There's some resistance from within.",
      'The integration phase began at about two. I had to do it lying down.',
    ),
    mild(
      "The market reacted at three. I'm on the floor of a conference room, at peace with it.",
      "{F} found me at four. I've announced a freeze on acquisitions until dinner.",
    ),
    hot(
      'At three I announced a freeze on all further acquisitions. At ten past three somebody brought in donuts.',
      'I told the floor that we had no plans to expand. Then a man came by with donuts, and I called an emergency session.',
    ),
    spicy(
      "I've divested the belt. I'm holding on to {the x}.",
      "I've spun off the belt. Analysts say I overpaid for {the x}.",
    ),
    unhinged(
      "The Federal Trade Commission found that with {the x} I had become too large. I'm to be broken up by the end of the month.",
      "A federal judge ruled that, since {the x}, I'm too big to be one person. I'm to be broken up by the end of the month.",
    ),
    unhinged(
      'There will be two of me, East and West. West gets {the x}, and East gets the desk next to {F}. I asked which I am. "East," she said.',
      'There will be two of me, East and West. East keeps the desk, and West has {the x}. {F} at the next desk has asked for neither.',
    ),
  ),
  plot(
    'kind-food-wellness-portal',
    {
      ring: 'kind',
      when: ATE,
      not: [
        'meeting|call|sick|poison|portal',
        '=ate|=eaten|=tried .. @boss|@colleague|@client',
        'steal|=someone',
      ],
      is: 'actor:me !question',
      cast: { F: 'she' },
      axis: 'exposure',
      back: '',
    },
    all(
      '{text}. I logged it in the company wellness portal, because I have nothing to hide.',
      "{text}. We have a wellness app at work, and I'm an honest person, so I put it in.",
    ),
    hot(
      'It asked me to file {the x} under fruit, vegetable or grain. I picked "Other." It asked me to say more. I said more.',
      'Under "Serving size" I wrote "All of it." The screen went gray, and a small wheel turned.',
    ),
    all(
      "Within the hour I was called by {F}, a wellness coach. She wasn't angry. She wanted to hear about {the x} in my own words.",
      'A wellness coach called. {F} said that there are no bad foods, and asked me to repeat the food. "{the x}," I said.',
    ),
    all(
      'She asked what I had felt right before. "Hungry," I said. I could hear her typing for a long time.',
      '"And what were you feeling?" said {F}. I told her hungry. She said, "And under that?"',
    ),
    mild(
      'I now have a step goal, a buddy and a pamphlet called "It Happens." The buddy is {F}.',
      "She's sent me an apple. It came with a tracking number, and she's tracking it.",
    ),
    spicy(
      'I was put in a group. We each stand up and say what we ate. After {the x} the room was quiet, and somebody opened a window.',
      'They have me in a twelve-week program. On day one I told them about {the x}. A man who had eaten a candle patted my knee.',
    ),
    spicy(
      '{F} has run the numbers. My premium went up, and so did those of everyone within forty feet of {the x}.',
      "In week three {F} asked me what I'd been feeling, in front of {the x}. I said hungry. I'm back in week one.",
    ),
    unhinged(
      'In August the Department of Agriculture redrew the food pyramid. It has a basement now. They put {the x} down there.',
      'In August the Department of Agriculture redrew the food pyramid. It has a basement now, with {the x} in it, and a lock.',
    ),
    unhinged(
      'It hangs in every school. {F} points at {the x}, down at the bottom, and second graders say my name.',
      `They invited me to Washington to explain {the x}. I said I'd been hungry. "And under that?" said a senator.`,
    ),
  ),
  plot(
    'kind-me-morning-routine',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: [
        '=wedding|=funeral|anniversary|birthday|broke|quit|resign|promoted|retire|adopt|marry',
        'podcast|host|dallas|routine|morning|five|5am',
      ],
      is: 'actor:me past !dated !several !question',
      cast: { F: 'she' },
      axis: 'audience',
      back: '',
    },
    all(
      'A business podcast asked for my morning routine. 4:30, rise. 4:45, cold plunge. "And at five?" said {F}, the host. Well, {clause}.',
      '{F} has a podcast for executives. She asked what I do at five in the morning. I panicked and told her the last thing I remembered: {clause}.',
    ),
    all(
      `She laughed. I didn't. "Every day?" she said. I told her consistency is the whole game.`,
      `There was a silence, and then she wrote it down. She asked how long I'd been doing it. "Years," I said.`,
    ),
    all(
      'The truth is it happened once, and not on purpose.',
      'I should say that it happened only once.',
    ),
    all(
      `The episode has two million downloads. There's a planner now, with a little box for "{doing}."`,
      `The episode has two million downloads. There's a planner now, with a little box for "{short}."`,
      `Two million people have heard it. There's a poster of a mountain that says, "{quote}."`,
    ),
    mild(
      "My neighbors have heard it too. They come to the window at five. I've been up since four.",
      "{F} is sending a film crew at five tomorrow. I've been practicing all night.",
    ),
    spicy(
      "A man in Dallas wrote to thank me. He's on day ninety of {doing}. He has never felt so clear, and he lives alone now.",
      "A man in Dallas sent me a photo of {the x}, at dawn. He's on day ninety. He has never felt so clear, and he lives alone now.",
      'A chief executive in Dallas reads "{quote}" to his whole staff at five, in the parking lot. He says that attrition has been very cleansing.',
    ),
    spicy(
      `I told {F} that it had only happened once. "Don't tell Dallas," she said.`,
      'I called Dallas to say that it had happened once. I was put on hold. It was five.',
    ),
    unhinged(
      'By April it was compulsory in Singapore. A siren goes off at five, and the ministry takes attendance for {doing}.',
      'By April it was compulsory in Singapore. A siren goes off at five, and the ministry takes attendance.',
    ),
    unhinged(
      'I went to their embassy and told them the truth about {doing}. "Only once?" said the ambassador. He closed the door. "You have missed a hundred mornings."',
      'I went to their embassy and told them the truth. "{quote}," I said, "but only once." The ambassador closed the door. "You have missed a hundred mornings," he said.',
    ),
  ),
  plot(
    'kind-world-responsibility',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: [
        '=i|=help',
        'sick|hurt|die|fire|crash|war|award|win|congratulate|hold|wait|offer|bring|give|compliment|fix|teach|return|pass|sleep|thank|help|lice',
        '^ =cut|=waiting|=went|=got|=had|=saw',
      ],
      is: '!question !actor:me !actor:us !speech',
      cast: { F: 'she' },
      axis: 'exposure',
      back: '',
    },
    all(
      '{text}. As a leader, I take full responsibility.',
      '{text}. I want to be very clear that I take full responsibility.',
    ),
    all(
      "I said so in a public statement. Until then people hadn't known {the x} was anybody's fault.",
      'I called a press conference about {the x}. There was one reporter. He asked if it had been me, and I said that it was bigger than that.',
    ),
    all(
      '{F} from Legal asked me why. I said that leaders absorb. She asked me to absorb less, in writing.',
      '"Why would you say that?" asked {F} from Legal. I told her the buck stops here. She asked me not to give out the address.',
    ),
    linked(
      all(
        'The first invoice came the next morning. It was for {the x}.',
        'There was a woman at my door by seven, with receipts for {the x}.',
      ),
    ),
    linked(
      mild(
        'I have paid it. I asked that there be no applause, and there has been none.',
        'I wrote her a check for $60. She asked if I was also in charge of the tides.',
      ),
    ),
    hot(
      'By the end of the week I had sixty complaints. One was about 1998.',
      'By the weekend they were coming with older things: a lost cat, the metric system, a husband.',
    ),
    spicy(
      'They put a desk for me in the lobby, with a sign. "{the x}, and other complaints." I asked {F} which others. "All of them," she said.',
      'My review came in. Under "Areas of responsibility," {F} has written, "It began with {the x}."',
    ),
    unhinged(
      'That summer, because of {the x}, the insurance industry took "acts of God" out of its policies. It just says my name.',
      'That summer the Supreme Court found my statement about {the x} to be binding. Everything is my fault now, in all fifty states.',
    ),
    unhinged(
      "I've apologized to Kansas for the hail, and to Italy for Rome. Today {F} finished looking into {the x}. It's the only thing that wasn't me.",
      "I was in Kansas, apologizing for the hail, when {F} called. They had finished investigating {the x}. It turns out to be the only thing that wasn't me.",
    ),
  ),
  plot(
    'kind-world-arrow',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: [
        '=help',
        'sick|hurt|die|desk|strategy|arrow|lice',
        '@boss',
        '^ =cut|=waiting|=went|=got|=had|=saw',
      ],
      is: '!question !actor:me !actor:us !speech !several',
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'arrow',
    },
    all(
      '{text}. I gathered my team and told them that this changes everything.',
      '{text}. Within the hour I had my whole team in a room. "This changes everything," I said.',
    ),
    all(
      '{F} asked what it changes. I said, "Exactly."',
      '"Like what?" said {F}. I let that hang there, for the others.',
    ),
    all(
      'We pivoted before lunch. I drew our new strategy on the whiteboard: {the x}, and an arrow.',
      'By noon we had a new strategy. On the left of the whiteboard it said, "{quote}," and then came an arrow.',
    ),
    all(
      '{F} asked where it was going. I erased it and drew a thicker one.',
      '"From what to what?" {F} asked. I went over it again in red.',
    ),
    mild(
      "By four o'clock nothing had changed. I sent them home early, for how fast they had adapted.",
      "We've turned all the desks to face it. {F} asked if she could still do her job. I said, in spirit.",
    ),
    hot(
      'Our competitors got wind of the arrow. Two of them panicked and merged.',
      'Somebody leaked the arrow. Our biggest rival drew a longer one, and laid off a floor.',
    ),
    spicy(
      'In the spring I had to tell them that {the x} had changed nothing. I drew the arrow the other way.',
      'We lost a third of our revenue. {F} asked me where it went. I showed her the arrow, and where it came from: "{quote}."',
    ),
    unhinged(
      "In March the Pentagon classified the arrow, and {the x} along with it. I no longer have clearance to know which way we're going.",
      "In March the Pentagon classified the arrow. I have no clearance, so I'm not allowed to know which way we're going.",
    ),
    unhinged(
      '{F} has clearance. I begged her to tell me where the arrow comes out in the end. She looked both ways. "{the x}," she said.',
      '{F} has clearance. I begged her to tell me where the arrow comes out in the end. She looked both ways. "{quote}," she whispered.',
    ),
  ),
  plot(
    'kind-world-escalated',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: [
        '=help',
        'sick|hurt|die|email|flag|lice',
        '@boss',
        '^ =cut|=waiting|=went|=got|=had|=saw',
      ],
      is: '!question !actor:me !several',
      axis: 'rank',
      back: 'flagging',
    },
    all(
      '{text}. I escalated it to my manager, with one word: "Flagging."',
      '{text}. This was above my level. I sent it to my manager and wrote, "Flagging."',
    ),
    all(
      'She escalated it to her manager, who escalated it to the CEO. She marked it red.',
      'My manager was already forwarding it as I spoke. It got to the CEO before lunch.',
    ),
    all(
      'The CEO took it to the board. The board wanted a recommendation from somebody close to the issue.',
      'The CEO felt that the board should know. The board felt that somebody on the ground should decide.',
    ),
    all(
      'Then it reached me, marked urgent, with 61 attachments. Under "Issue" it said "{x}," and under "Owner" it had my name.',
      'Two days later it was in my inbox, marked urgent. Under "Issue" it said, "{quote}," and under "Owner" it had my name.',
    ),
    mild(
      'I wrote back, "Thanks for flagging," and escalated it.',
      'I took a deep breath, stepped up as a leader, and sent it to my manager.',
    ),
    hot(
      'I escalated it again, in bold. It came back in half an hour. It knew the way now.',
      'I changed the font and sent it up again. This time it was back before I had my coat off.',
    ),
    spicy(
      `It's been around six times. Today the CEO added a line: "But why {the x}?" I wrote, "Flagging."`,
      `On the sixth lap it picked up a vice president. He's traveling with it. "{quote}," he told me, in confidence. I said, "Thanks for flagging."`,
    ),
    unhinged(
      'On the next lap it overshot the board. It went up through two presidents to an office in Geneva, which beamed "{x}" into space, to have it off its desk.',
      'On the next lap it overshot the board. It went up through two presidents to an office in Geneva, which beamed it into space, to have it off its desk.',
    ),
    unhinged(
      'A distant star has answered. A whole civilization had been put to work on {the x}. The message ends, "Thanks for flagging," and under "Owner" it has my name.',
      `A distant star has answered. It's one long tone, and then, in English, "{quote}. Thanks for flagging." Under "Owner" it has my name.`,
    ),
  ),
  plot(
    'kind-state-slack-status',
    {
      ring: 'kind',
      when: naming(STATE),
      not: ['sick|hurt|die|slack|status|available|depress|pregnant|alone|lonely|sad'],
      is: 'actor:me !question',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'available|Available',
    },
    all(
      'I set my work status to "{tiny}," with a small palm tree.',
      '{text}. I made that my work status, with a small palm tree.',
    ),
    all(
      'By noon it had six hearts, one siren, and a check mark from Legal.',
      "Within the hour three people had reacted with a candle. The third is my boss's boss.",
    ),
    all(
      '{F} in People Operations wrote to ask if "{quote}" was a status or a cry. I said it was an update. She asked when she could expect the next one.',
      '"{quote}?" wrote {F} from People Operations. I said that I was fine. She said people who are fine pick "Available."',
    ),
    all(
      'So I switched to "Available." The concern stopped at once, and the meetings began.',
      'I changed it to "Available." In one hour I was invited to fourteen meetings, and I was late for three.',
    ),
    mild(
      "I've changed it back. The meetings stopped. I feel great.",
      "I put the old one back, and I'm no longer available. I recommend it.",
    ),
    hot(
      `I changed it back. Then the CEO put up "{quote}," and then everybody did. There have been no meetings for eight days. We're up four percent.`,
      'I changed it back, and it spread. 1,200 people now have "{quote}" and a palm tree. The calendar is white, and profits have doubled.',
    ),
    spicy(
      '{F} has canceled the engagement survey. She says that she has what she needs.',
      'Yesterday one man in Sales set his to "Available." {F} walked him out herself.',
    ),
    unhinged(
      'Then it went national. All three branches of government put it up, and then the states, and then the Army.',
      'By June the whole country had it up, the Army included. There was a palm tree on the White House.',
    ),
    unhinged(
      `At midnight mine reset itself. 330 million Americans are "{quote}," and I'm the only one "Available." I have six million meetings.`,
      '{F} called from the United Nations. Every country has "{quote}" up. Mine had reset itself to "Available," and somebody has to take the meetings.',
    ),
  ),
  plot(
    'kind-state-how-are-you',
    {
      ring: 'kind',
      when: naming(STATE),
      not: ['sick|hurt|die|depress|pregnant|hallway'],
      is: 'actor:me !question',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'hallway',
    },
    all(
      '"How are you?" said {F} from Accounting, in the hallway. I believe in answering questions. I said, "{quote}."',
      '{F} from Accounting passed me in the hallway and said, "How are you?" I told her: "{quote}."',
    ),
    all(
      "She hadn't stopped walking. She had to come back. I saw what it cost her.",
      'She was already eight feet away. There was a pause, and then her shoes turned around.',
    ),
    all(
      'She said, "Oh no," and then, "Oh, good," and watched my face to see which.',
      `"That's great," she said. Then she looked at me and said, "Or is it?"`,
    ),
    all(
      'I asked how she was. "Fine," she said. I said, "Are you?" We were both late for things.',
      '"And you?" I said. She opened her mouth and closed it. We stood there like that until ten.',
    ),
    mild(
      "She takes the other hallway now. It's longer, so I know it helped.",
      'This morning she saw me coming and dropped all of her folders, on purpose.',
    ),
    hot(
      `Now people say it from around corners, already moving. "{quote}," I call after them. I'm up to twelve thousand steps.`,
      `Since then they all wear headphones. I mouth it, "{quote}," and I've made a small drawing.`,
    ),
    spicy(
      `There's a notice in the hallway now, with a drawing of me and {the x}. "A nod is enough."`,
      `There's a notice in the hallway now, with a drawing of me. "He's fine," it says. "Or rather: {quote}. A nod is enough."`,
    ),
    unhinged(
      `In May the state banned the question in any public place, because of {the x}. Even "What's up" is a fine.`,
      `In May the legislature heard me out and banned the question in any public place. Even "What's up" is a fine.`,
    ),
    unhinged(
      `I saw {F} at the supermarket. She looked left and right and whispered it. I'd had it ready since May: "{quote}." I said, "Fine."`,
      'I saw {F} at the supermarket. She looked left and right and whispered it. "{quote}," I thought. "Fine," I said.',
    ),
  ),
  plot(
    'kind-several-summary',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: ['sick|hurt|die|report|summary'],
      is: 'several !question',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'report',
    },
    all(
      "{text}. That's the executive summary. The full report is 214 pages.",
      "{text}. I've kept it short here. The full report has 214 pages and an index.",
    ),
    all(
      'I sent it to the leadership team, with a form to sign. {F} from Finance asked if there was a shorter version. She was holding the shorter version.',
      'I handed the report out at a meeting, in binders. {F} from Finance asked if she had to bring it home. I said it would bring her home.',
    ),
    all(
      'She asked which part was the point. I said {the x}, and got back to her with an addendum.',
      `"What's the takeaway?" she said. I told her to start with {the x}, and wrote an addendum on what it could be.`,
    ),
    hot(
      "The addendum has since outgrown the report, so it's now the report.",
      'By the next week the addendum was longer than the report. I had them bound together, in goat.',
    ),
    mild(
      '{F} has signed all the pages without opening it. I have never felt so supported.',
      "It's holding up {F}'s monitor. She says it's the first report to do anything for her.",
    ),
    spicy(
      `I'm proud of the index. Under "{x}" it says, "See Regrets." Under "Regrets" it says, "See {x}."`,
      'Chapter nine is in verse, from the point of view of {the x}. I was asked for one change, which was chapter nine.',
    ),
    spicy(
      'The CEO read it on the way to Singapore, cover to cover. At the end he had put in one question, in pencil: "Why {the x}?"',
      `I asked the CEO if he had finished the report. "God, no," he said. "I got as far as {the x}." That's the cover.`,
    ),
    linked(
      unhinged(
        'That fall the state put it on the syllabus. Tenth graders have a year to write an essay on {the x}.',
        "It won the Nobel Prize for Literature, for what it does with {the x}. The committee said they'd been given no choice.",
      ),
    ),
    linked(
      unhinged(
        'A girl in Tulsa turned in a drawing of {the x}. She got full marks. {F} has had it bound, as the report.',
        'I read from the report at the ceremony, every page on {the x}. In the front row the king of Sweden turned to {F}. "Is there a shorter version?" he said.',
      ),
    ),
  ),
  plot(
    'kind-several-film-rights',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: ['sick|hurt|die|movie|film|helicopter'],
      is: 'several !question',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'true story|sentence',
    },
    all(
      '{text}. I know a story when I live one. I pitched it to a studio, word for word.',
      "{text}. That's the whole screenplay. I took it to a studio.",
    ),
    all(
      '{F}, the producer, loved it. She had one note. Could it be more about {the x}?',
      '{F}, a producer, read it twice. "I could see this," she said, "with just {the x}."',
    ),
    all(
      'I said I was the heart of it. She said that test audiences had trouble with the heart.',
      'I told her I come with it. She asked if I could come with it later, by mail.',
    ),
    all(
      'They cut the first sentence for time and the last sentence for tone.',
      "They bought it by the sentence. Some of the sentences they didn't buy.",
    ),
    mild(
      'The option ran out in the fall. {F} is keeping the punctuation.',
      'In the end they went in another direction. {F} said it was away.',
    ),
    hot(
      'What is left is a love story, between a helicopter pilot and {the x}. I was offered the part of a suitcase.',
      "What they have now is a thriller. There's a helicopter in it, and {the x}. I was offered the part of a suitcase.",
    ),
    spicy(
      'I went to the premiere. "Based on the true story of {the x}," it said. I stood up and waved. {F} had somebody see to it.',
      'At the premiere they thanked {the x}, by name, and there was a standing ovation. {F} leaned over. "Sit down," she said.',
    ),
    unhinged(
      "It won six Oscars, two of them for {the x}. As it's a true story, the county has updated my records to match the film.",
      'It took in a billion dollars as the true story of {the x}. For legal reasons, the county has changed my records to agree with it.',
    ),
    unhinged(
      "According to my new birth certificate I'm a suitcase, and I belong to {the x}.",
      'I have new papers. Under "Occupation" they say suitcase, and under "Owner," {the x}. {F} says that in the sequel I get a handle.',
    ),
  ),
  plot(
    'kind-state-whole-self',
    {
      ring: 'kind',
      when: naming(STATE),
      not: ['sick|hurt|die|depress|pregnant|self', '@boss'],
      is: 'actor:me !question',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'Thank you for sharing|percent',
    },
    all(
      `At work we've been asked to bring our whole selves. Here is what I brought: "{quote}."`,
      `The new policy says to bring your whole self to work. I stood up in the morning meeting and said, "{quote}."`,
    ),
    all(
      '"Thank you for sharing," said my manager, {F}. She checked the agenda to see if it was on there.',
      `{F}, my manager, waited to see if that was all of it. "Thank you for sharing," she said, in case it wasn't.`,
    ),
    all(
      'There was a budget call at ten. "{quote}," I said there, and expanded on it.',
      'I shared it again at ten, with more self: "{quote}," and a pause.',
    ),
    all(
      "By noon the policy had been clarified. It's now up to forty percent of your self.",
      'After lunch we all got an email. "Whole" had been a typo. They had meant forty percent.',
    ),
    mild(
      "I made a list of what I'd be leaving at home. {F} approved the entire list.",
      'I asked {F} which forty percent. She said to surprise her, but not again today.',
    ),
    hot(
      'I was sent home to drop off the rest. It took me two trips.',
      'So now I leave sixty percent at home. I put the radio on for it.',
    ),
    spicy(
      'My review was glowing. Under "Areas for growth" it no longer says "{quote}." {F} would like to see if we can get it down to thirty.',
      `{F} says that I've never been better. She asked if the forty percent that isn't "{tiny}" would like to be full-time.`,
    ),
    unhinged(
      'That fall the sixty percent I leave at home got bored and took a job with a competitor.',
      'Then the sixty percent at home stopped answering the phone. It had moved to Seattle and made partner at a competitor.',
    ),
    unhinged(
      `It's my boss now. They bought us. In our first one-on-one it leaned in. "{quote}," it told me. "Thank you for sharing," I said.`,
      'We met again at a conference. It had brought all sixty percent. "{quote}," it said, and expanded on it. "Thank you for sharing," I told it.',
    ),
  ),
  plot(
    'kind-me-top-skill',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: ['pregnant|sick|hurt|die|linkedin|skill|fired|@boss'],
      is: 'actor:me !question',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'endorse|Leadership',
    },
    all(
      '{text}. I added that to my profile, under Skills.',
      '{text}. It felt like a core competency, so I put it on my profile as a skill.',
    ),
    all(
      'By noon fourteen people had endorsed me for it. None of them had been there.',
      "Within the hour there were fourteen endorsements. I hadn't told any of these people about it.",
    ),
    all(
      'One was my old manager, {F}. She had added a note: "Long overdue."',
      '{F}, who was my manager in 2016, endorsed me first. "Always had it," she wrote.',
    ),
    all(
      "{doing} is my top skill now. It's passed Leadership, where I have one endorsement, from me.",
      `My top skill is now "{quote}." It's passed Leadership, where I have one endorsement, from me.`,
    ),
    mild(
      "A recruiter wrote to ask if I still do it. I told her that I'd already started.",
      'A recruiter has asked me how many years of experience I have in it. I said all of them.',
    ),
    hot(
      'The site then suggested four people with a similar profile. Two are in my family, and one is in custody.',
      "I now show up in searches for it. I'm the first result, and the second is a warning about me.",
    ),
    spicy(
      'This morning I took down Leadership, to focus on {the x}. "Congratulations!" wrote {F}.',
      'Today I took down Leadership, to focus on {doing}. Forty people liked that. {F} loved it.',
      'Today I took down Leadership. All it says under my name is "{quote}." Forty people liked that. {F} loved it.',
    ),
    unhinged(
      'In September the Department of Labor issued licenses, by top skill. Mine is for {the x}. By law I may not do anything else.',
      'In September the Department of Labor issued licenses, by top skill. Mine is for {doing}. By law I may not do anything else.',
      'In September the Department of Labor issued licenses, by top skill. Mine has one line on it. By law I may not do anything else.',
    ),
    unhinged(
      "It did get me into Leadership. I manage everyone in the country who is licensed for {the x}. That's me. {F}, the inspector, says my team has asked for a transfer.",
      "It did get me into Leadership. I manage everyone in the country who is licensed for {doing}. That's me. {F}, the inspector, says my team has asked for a transfer.",
      `It did get me into Leadership. I manage everyone in the country with "{quote}" on the license. That's me. {F}, the inspector, says my team has asked for a transfer.`,
    ),
  ),
  plot(
    'kind-me-time-capsule',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: ['pregnant|sick|hurt|die|fired|bury|@boss'],
      is: 'actor:me|actor:us !question !several',
      cast: { F: 'she' },
      axis: 'distance',
      back: 'card',
    },
    all(
      'Our company is burying a time capsule. We each got an index card, for a message to the people of 2125. I wrote: "{quote}."',
      'For the time capsule at work we could each write one card to the people of 2125. Mine says, "{quote}."',
    ),
    all(
      '{F}, who runs the capsule, asked if they would know about {the x} in 2125. I said that they would now.',
      '"Is that what you want them to know?" said {F}, who collects the cards. "{quote}?" I asked her if I could sign it.',
    ),
    spicy(
      'I read the others, for tone. "Be kind." "We tried." Mine is the only card with facts.',
      'The rest had put down hopes and dreams. I felt somebody should give them the news.',
    ),
    all(
      `That evening it was back in my mailbox, with a note from {F}: "Didn't fit." It's an index card.`,
      'The next day I found it under my keyboard. "No room," {F} had written on it. The capsule is the size of a bathtub.',
    ),
    mild(
      "I've laminated it and put it back. I'm told it's now in a second capsule, further down.",
      "I had it up my sleeve at the ceremony. {F} shook my hand. It isn't up my sleeve anymore.",
    ),
    hot(
      'So I put the card in myself, at two in the morning, with a shovel.',
      "I came back that night with a shovel and put the card in myself. I wore the company fleece, so it wouldn't look personal.",
    ),
    spicy(
      'The security footage is in the capsule too. {F} has given it a title. "{the x}: The Sequel."',
      `They've left the capsule open a day longer, to add the police report. Under "Motive" it says, "{quote}." {F} found room.`,
    ),
    unhinged(
      'In the morning there was a card in the hole that none of us had put there. It was dated 2125, and it had a drawing of {the x}.',
      'In the morning there was a card in the hole that none of us had put there. It was dated 2125. "Re: The Card," it said.',
    ),
    unhinged(
      `It's addressed to {F}. "Only his card survived," it says. "Everything we have is founded on {the x}. Please don't tell him."`,
      `It's addressed to {F}. "Only his card survived," it says. "'{quote}.' It's our constitution. Please don't tell him."`,
    ),
  ),
  plot(
    'kind-me-ethics-hotline',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: [
        'pregnant|sick|hurt|die|fired|steal|cheat|lie|police|ethics|hotline|deadline|quota|target|marathon|promote|win|graduate',
        '@boss',
      ],
      is: 'actor:me !question',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'forty-one',
    },
    all(
      '{text}. I believe in accountability. I called the ethics hotline and reported myself, anonymously.',
      '{text}. I hold myself to a higher standard. I phoned it in to the ethics hotline, in a voice.',
    ),
    all(
      'A case was opened: "Person unknown. Seen with {the x}." {F} from Compliance went from desk to desk.',
      '{F} from Compliance opened a case, "{quote}," against "an unknown employee." She interviewed the whole floor.',
    ),
    all(
      'She asked forty-one people who would do a thing like that. All forty-one said me. One did a drawing.',
      "She spoke to forty-one of us. Forty-one named me, some of them before she'd asked.",
    ),
    all(
      'I was among the forty-one. I was trying to blend in.',
      "I'd said me, too, so as not to stand out.",
    ),
    mild(
      '{F} has closed the case, for lack of surprise.',
      "{F} says that it's not a violation. She did ask if I could use the other elevator.",
    ),
    hot(
      'I called again, with an accent, to give myself an alibi. They played it for the whole department.',
      'I called back as my own neighbor and vouched for me. {F} asked me how my neighbor knew the extension.',
    ),
    spicy(
      "In the end I'd broken no rule. {F} has written one, about {the x}. It has my name in the title.",
      'I was cleared. {F} had only one recommendation, that I stop {doing}, and forty-one people had signed it.',
      `I was cleared. The hotline has a new greeting: "If you are calling about '{quote},' we know." All forty-one of them recorded it together.`,
    ),
    unhinged(
      'The Justice Department took the case and put {the x} into evidence. As the only witness against me, I was placed under protection.',
      'The Justice Department charged the unknown person with {doing}. As the only witness against me, I was placed under protection.',
      'The Justice Department took the case. As the only witness against me, I was placed under protection.',
    ),
    unhinged(
      "I have a new name, in a Montana town of forty-one people. {F} came through and asked who they could picture with {the x}. It was unanimous. I'd voted, too.",
      "I have a new name, in a Montana town of forty-one people. {F} came through and asked who they could picture {doing}. It was unanimous. I'd voted, too.",
      `I have a new name, in a Montana town of forty-one people. {F} read them the file, "{quote}," and asked who came to mind. It was unanimous. I'd voted, too.`,
    ),
  ),
  plot(
    'kind-me-help-article',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: [...STATE, 'pregnant|sick|hurt|die|fired|article|help|@boss'],
      is: 'actor:me|actor:us !question',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'helpful',
    },
    all(
      '{text}. I wrote it up for the company knowledge base, so that no colleague has to go through it alone.',
      '{text}. Knowledge should be shared. I made it into an article for our internal help pages.',
    ),
    all(
      `At the bottom there's a question: "Was this helpful?" So far it's 0 of 212.`,
      "Below it there's a small counter. Of 212 colleagues, it says, 0 have found this helpful.",
    ),
    all(
      'I clicked "Yes" myself. It went to 0 of 213. {F} in IT says it knows who I am.',
      `I gave it a "Yes," and it went to 0 of 213. {F} in IT told me that's not a bug.`,
    ),
    hot(
      'I added pictures of {the x}. Somebody in Denver came back to click "No" a second time.',
      'I added a step-by-step guide to {doing}. Somebody in Denver came back to click "No" a second time.',
      'I changed the title to "{quote}: A Guide." Somebody in Denver came back to click "No" a second time.',
    ),
    mild(
      'This morning it was 1 of 214. {F} says that a cleaner leaned on the keyboard.',
      'Last night I got my first "Yes." It was helpful to a man who was looking for the printer.',
    ),
    spicy(
      'Under "Related articles" the system lists "Leaving the Company" and "Doors."',
      'The search engine moved it. It comes up if you type in "why."',
    ),
    spicy(
      `It's now the most-read page we have. Helpful: 0 of 9,000. "They aren't here for help," said {F}. "They're here for {the x}."`,
      `{F} has added a third button, "Please." It's at 4,100, ahead of "Please stop {doing}."`,
      `{F} has added a third button to "{quote}." It says, "Please." It's at 4,100.`,
    ),
    unhinged(
      'In January an AI was trained on our help pages. By June every chatbot in the world answered every question with {the x}.',
      'In January an AI was trained on our help pages. By June, whatever you asked, every chatbot in the world recommended {doing}.',
      'In January an AI was trained on our help pages. By June every chatbot in the world answered every question with my article.',
    ),
    unhinged(
      `On my flight home the captain asked one how to land. Over the speaker it told all of us about {the x}. "Was this helpful?" it said. We're still circling.`,
      `On my flight home the captain asked one how to land. Step by step, it took him through {doing}. "Was this helpful?" it said. We're still circling.`,
      `On my flight home the captain asked one how to land. "{quote}," said the speaker. "Was this helpful?" We're still circling.`,
    ),
  ),
  plot(
    'kind-me-ghostwriter',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: ['pregnant|sick|hurt|die|fired|book|novel'],
      is: 'actor:me|actor:us !question',
      cast: { F: 'she' },
      axis: 'exposure',
      back: '',
    },
    all(
      '{text}. I knew that it was time for the memoir. I hired a ghostwriter, {F}.',
      '{text}. You owe a story like that to the public. I got a ghostwriter, {F}.',
    ),
    all(
      'I told her everything. She asked what happened next. I said that was the book.',
      'I told her all of it. "And then what?" she said. "And then me," I said, "telling you."',
    ),
    all(
      'She said publishers want 300 pages. I told her to describe {the x}.',
      'It came to five lines. I suggested a larger font, and that she take her time over {doing}.',
      'It came to five lines. I suggested a larger font, with "{quote}" on a page by itself.',
    ),
    all(
      'Chapter two is about her asking me what happened next.',
      'For chapter two I told it again, a little slower. She could feel it too, she said.',
    ),
    mild(
      "She's asked to have her name taken off it. It was never on.",
      "She's since found another client, a man who was in a war. I told her she's making a mistake.",
    ),
    hot(
      "To fill it out she interviewed people who know me. That's chapters three to thirty. I'm not allowed to see them.",
      "Then she talked to my colleagues, for color. There was a lot of color. It's six hundred pages now.",
    ),
    spicy(
      `It's in all the airports, under her name. I've been cut, but there's a line in the index: "{x}, owner of, see Acknowledgments." There are none.`,
      `It's a bestseller, under her name, with a picture of {the x}. On the back I'm quoted: "And then me."`,
      `It's in all the airports. The cover says, "{quote}," and under that, in gold, the name of {F}.`,
    ),
    unhinged(
      "In May a judge heard both accounts of {the x} and ruled that the book is the original. I'm the adaptation.",
      "In May a judge compared us, and ruled that the book is the original, down to {doing}. I'm the adaptation.",
      `In May a judge read out page one, "{quote}," looked at me, and ruled that the book is the original. I'm the adaptation.`,
    ),
    unhinged(
      "I called {F} to ask what happens next. She said that she's not going to spoil it. But they're keeping {the x}.",
      "I called {F} to ask what happens next. She turned a few pages. From there to the end, she said, it's only {doing}.",
      `I called {F} to ask what happens next. She read me the last page. "{quote}," it says. They've made it a series.`,
    ),
  ),
]);
