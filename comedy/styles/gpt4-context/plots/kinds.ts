import { all, hot, linked, mild, type Plot, plot, spicy, unhinged } from '../../../story/plot.ts';
import { DECISION, MISHAP, TOLD_ME as TOLDME, WIN } from './event-kinds.ts';
import { ENGLISH_TEXT, inEnglish, naming } from './typed-things.ts';

const RELATIVE =
  '@spouse|@parent|@relative|@child|brother|sister|aunt|uncle|cousin|nephew|niece|granny|grandma|grandpa|grandad';
const GREAT = '=little|=old|=older|=big|=younger|=youngest|=teenage|=great';
/** Somebody of the family did or has something. */
const BY_FAMILY: readonly string[] = [
  `^ =my|=our ${GREAT}? w:${RELATIVE}`,
  `^ w:${RELATIVE}`,
  `^ =today|=yesterday|=apparently|=finally|=so =my|=our w:${RELATIVE}`,
];
const BREAKABLE =
  '@machine|@gadget|@appliance|@officemachine|@robot|@furniture|@garment|@footwear|@household|@carried|@instrument|@vehicle|internet|wifi|heating|boiler|battery|zip|door|window|lift|elevator|escalator|gate|lock|light|bulb|tap|drain|pipe|shelf|drawer|lid|screen|website|app|password|printer|mattress|shower|toilet|oven|dryer|pump|trolley|umbrella|alarm|clock|heel|strap|handle|cable|charger|router|calculator|headset|keyboard|mixer|barcode|scanner|socket|fan|curtain';
const FAILS =
  "=won't|=wouldn't|=doesn't|=dont|=don't|=didn't|=isn't|=not|=never|die|dead|break|broken|stop|snap|rip|crack|freeze|crash|fail|jam|overflow|leak|refuse|stuck|flat|split|collapse|burst|drip|squeak|blank|beep|swallow|eat";
/** A thing does not do what it is for. */
const FAILED: readonly string[] = [
  `^ =my|=our|=the|=a =new|=old|=whole? x:${BREAKABLE} .. ${FAILS}`,
  `^ x:${BREAKABLE} .. ${FAILS}`,
  `^ =my|=our|=the|=a =new|=old|=whole? x:${BREAKABLE} go =off|=out|=down|=blank`,
  `^ x:${BREAKABLE} go =off|=out|=down|=blank`,
];
/** A number that is typed; the word before it is named, so that it stays out of the hole. */
const NUMBERED: readonly string[] = [
  "=at|=for|=after|=in|=by|=of|=to|=is|=are|=was|=were|=i'm|=only|=about|=with|=and|=had|=has|=have|=all|=over|=just|=me|=until|=till|=nearly|=almost|=since|=from|=than|=on|=the|=a|=my|=our|=those|=these|=page|=slide|=got|=found|=made|=ate|=drank|=spent|=slept|=bought|=walked|=wrote|=did|=sent|=gave|=lost|=cleaned|=planted|=waited|=baked|=worked|=that|=but|=not n:#",
  '^ n:#',
];

/** Plots for a kind of event or of actor. */
export const KINDS: readonly Plot[] = inEnglish([
  plot(
    'clock',
    {
      ring: 'kind',
      when: naming(WIN),
      not: ['father|dad|post'],
      is: 'actor:me past !dated !several',
      axis: 'exposure',
      back: 'my father',
    },
    all('7:02 AM. {text}.'),
    all(
      "7:03 AM. Decided to tell no one. This one's just for me.",
      '7:03 AM. Promised myself not to make it content.',
    ),
    all(
      '7:04 AM. Posted.',
      '7:04 AM. Posted. Tagged the governor.',
      '7:04 AM. Posted. Tagged {d.complainer}.',
    ),
    all(
      '7:31 AM. First like. It was me, from the other phone.',
      "7:31 AM. One like. I'd know that thumb anywhere. It's mine.",
    ),
    all(
      '8:15 AM. First comment: "Who is this?" My father.',
      `8:15 AM. A comment. "Sorry, do I know you?" It's my father.`,
    ),
    mild(
      '8:16 AM. Replied, "Great question, Dad."',
      '8:16 AM. Thanked him for starting the conversation.',
    ),
    hot(
      "9:40 AM. Explained to my father that I'm the man who {did}. Attached the deck.",
      '9:40 AM. Sent my father the long version of "{quote}." He asked for the shorter one.',
    ),
    hot(
      `11:20 AM. He's shared it. Caption: "Does anyone know this man?"`,
      `11:20 AM. He's posted it himself. "Do any of you know who this is?"`,
    ),
    spicy(
      '11:58 AM. Four thousand comments. Several recognized {the x}. None recognized me.',
      `11:58 AM. It's gone viral. "{quote}" is on a T-shirt. On who I am, the consensus is no.`,
    ),
    unhinged(
      "3:00 PM. Went to the police to prove who I am. They all knew {the x}. As for me, I've been listed as unclaimed.",
      "3:00 PM. Told the police I'm the man who {did}. They said anyone could say that, and listed me as unclaimed.",
      '3:00 PM. Went to the police to prove who I am. "{quote}," I said. They listed me as unclaimed.',
    ),
    unhinged(
      '5:10 PM. My father came down and looked at me through the glass for a long time. "That is not him," he told them. "My son would have called me about {the x}."',
      '5:10 PM. My father came down and looked at me through the glass for a long time. "{quote}?" he said. "No. My son would have called me."',
    ),
  ),
  plot(
    'interview-np',
    { ring: 'kind', cast: { F: ['Anita', 'Sandra', 'Philippa'] }, axis: 'rank', back: '{np}' },
    all(
      `"What's your greatest strength?" the interviewer asked. "{np}," I said.`,
      'First question: my greatest strength. I looked the interviewer in the eye. "{np}."',
    ),
    all('"And your greatest weakness?" "{quote}."', 'Then weaknesses. I took my time. "{np}."'),
    all(
      'Her name was {F}. She turned over my résumé, in case there was more on the back.',
      '{F}, her badge said. She looked at the back of my résumé, then at the front again.',
    ),
    all(
      '"Where do you see yourself in five years?" I let the silence build. She got there first. "{quote}?"',
      'She asked about the gap from 2019 to 2021. I only had to raise an eyebrow. "{np}," she said, quietly.',
      `"We measure people in {d.metric}. What's yours?" I didn't have to say it. "{np}," she said, quietly.`,
    ),
    mild(
      `"Is there anything you'd like to ask us?" "{quote}?" She says they'll let me know. I think she knows.`,
      `"Any questions for us?" "{quote}?" {F} closed the folder. She said they'd be in touch, and then with whom.`,
    ),
    hot(
      'The letter came a week later, signed by {F}. It was a single line: "{quote}."',
      'A week later I got the letter. {F} had kept it short. "{quote}."',
    ),
    spicy(
      "I've framed it. I still don't know if I got the job.",
      "I start in the fall. Or I don't. I've asked {F} to clarify, and I know what she'll say.",
    ),
    unhinged(
      `I turned up to find out. The guard asked for the password, and I gave the only answer I have: "{quote}." I've been CFO since March.`,
      `I went in to see. The guard wanted a password. "{quote}," I read off the letter. I've been CFO since March.`,
    ),
    unhinged(
      `In June the auditors asked what was behind the $40 million. "Don't," said {F}. "{quote}," I said. They had it valued. The whole currency is backed by it now.`,
      `In June the auditors wanted to see what our $40 million rested on. {F} shook her head. "{quote}," I told them. They took it to the mint. It's what the money is backed by now.`,
    ),
  ),
  plot(
    'anniversary',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: ['@spouse', 'marry|anniversary|always|never|every', '=were'],
      is: 'past !dated !several !question',
      cast: { F: ['Carol', 'Joanne', 'Linda'] },
      axis: 'commitment',
      back: 'today',
    },
    all('One year ago today, {clause}.', 'A year ago today, at about this hour, {clause}.'),
    all(
      "I don't let milestones pass. I ordered a cake, a banner and a string trio.",
      'I believe in honoring milestones, so there was a cake, a banner and a string trio. I had lit the candles myself.',
    ),
    all(
      'My wife, {F}, came home early in the blue dress. She had her hand over her mouth. "You remembered."',
      '{F}, my wife, walked in and saw the candles. "You remembered," she said.',
    ),
    all(
      '"Of course," I said. Then she read the cake. In blue icing it said, "{short}."',
      `I said I'd never forget it. She stepped closer, and read the cake: "{quote}."`,
    ),
    all(
      `"Ten years," she said. "One," I said. "Let's not inflate the numbers."`,
      `"It's ten," said {F}. I told her I'd checked. It's one.`,
    ),
    mild(
      "We're celebrating separately. She has the trio.",
      "She's at her sister's, with the trio. I have the cake, which tells the story better anyway.",
    ),
    hot(
      'She took the trio and the car. She left me the cake, minus a verb.',
      'She left with the trio. You could hear them playing her down the driveway.',
    ),
    spicy(
      '{F} has filed. Under "grounds," her lawyer put {the x}, and a photo of the cake.',
      `{F} has filed. Her lawyer calls the cake Exhibit A. It's lemon. You can still read most of "{short}."`,
      '{F} has filed. Under "grounds," her lawyer wrote out the cake in full: "{quote}."',
    ),
    unhinged(
      'The judge split the calendar. {F} kept the ten years. I was awarded today, including {the x}, with supervised visits.',
      'The judge split the calendar. {F} kept the ten years. I was awarded today, by its full name, "{tiny}," with supervised visits.',
      'The judge split the calendar. {F} kept the ten years. I was awarded today, and the rest of the cake, with supervised visits.',
    ),
    unhinged(
      'So at noon a court officer drops off today. We have cake, and I tell it all about {the x}. At six he comes to take it back. It never wants to leave.',
      'So at noon a court officer drops off today. We have cake, and I tell it how {clause}. At six he comes to take it back. It never wants to leave.',
    ),
  ),
  plot(
    'therapist-milk',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: ['therapist|therapy'],
      is: 'clause !several',
      cast: { F: ['Dr. Patel', 'Dr. Larsen', 'Dr. Osei'] },
      axis: 'audience',
      back: '',
    },
    all(
      'I told my therapist, {F}, that {anyclause}. She made a note.',
      'Last month I opened up to my therapist, {F}, about how {anyclause}. She made a note.',
    ),
    all(
      'In fourteen years of leadership, the only people to take notes on me had been in Compliance. I booked double sessions.',
      'I felt so heard that I booked doubles and told it again, slower. More writing.',
    ),
    all(
      `On the way out I asked {F} what she'd put about {the x}. "Milk," she said.`,
      'At the door I saw the pad. I had expected "{short}." {F} had written one word. "Milk."',
      'At the door I saw the pad, and looked for "{quote}." {F} had written one word. "Milk."',
    ),
    all(
      "I've built it into a framework, M.I.L.K. The Moment, which is {the x}. Insight. Leverage. The K is silent.",
      "I've built it into a framework. Moment. Insight. Leverage. The K is silent.",
      "M.I.L.K. Moment. Insight. Leverage. We're still hiring for the K.",
    ),
    mild(
      "I presented it to {F} last week. She made another note. I'm hoping for eggs.",
      "I showed {F} the slides. She's asked for credit, and more of an oat direction.",
    ),
    hot(
      'Five thousand managers are certified. Three have asked about the K. They were not certified.',
      'Five thousand managers have been through it. The K has its own retreat.',
      'Five thousand managers are certified. Each gets a pin and {d.tool}.',
    ),
    spicy(
      '{F} took the course herself. I told the room how {anyclause}. She raised her hand: "That was you?"',
      "{F} came to the graduation. When I got to the part about how {anyclause}, she gasped. It was the first she'd heard of it.",
    ),
    unhinged(
      'The state now licenses its therapists by M.I.L.K. {F} had to sit the exam. There is a single question. A client brings up {the x}. What do you write?',
      'The state now licenses its therapists by M.I.L.K. {F} had to sit the exam. There is a single question. A client tells you what I told her. What do you write?',
    ),
    unhinged(
      'She failed. She had put, "I would like to hear more about {the x}." I marked it myself. The answer is "Milk."',
      'She failed. About how {anyclause}, she had put, "And what was that like for you?" I marked it myself. The answer is "Milk."',
    ),
  ),
  plot(
    'kpi',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: ['nobody|marry|always|every'],
      is: 'past !several !negative',
      cast: { F: ['Sandra', 'Denise', 'Yvonne'], K: ['Kevin', 'Todd', 'Brent'] },
      axis: 'cost',
      back: 'twelve',
    },
    all(
      'In my annual review I listed one achievement: {clause}.',
      'My self-assessment this year was a single line: "{quote}."',
    ),
    all(
      'My manager, {F}, needed a target for next year. We agreed on twelve.',
      "{F}, my manager, said that's a baseline. She put me down for twelve next year.",
    ),
    all(
      'One a month. It felt conservative in December.',
      'Twelve a year is one a month. I remember laughing.',
    ),
    all(
      "It's March and I'm at zero. I've gone back to {the x} every morning, and recreated the lighting.",
      `It's March and I'm at zero. Every morning I look in the mirror and say, "{quote}."`,
    ),
    mild(
      "Last week it happened to {K} from Sales. {K} isn't even on the plan.",
      'Yesterday it happened to {K} from Sales, in the parking lot. He said it was "whatever." {F} took him to lunch.',
    ),
    hot(
      "I've had four people on it since January. We have a war room, with {the x} on the whiteboard, in cross-section. It has not happened in there.",
      'I asked for headcount. I got an intern and a whiteboard that says, "{quote}. HOW?"',
    ),
    spicy(
      'Then it happened to {K} from Sales, twice, in an elevator. {F} has moved my twelve to him.',
      "Yesterday it happened to {K} from Sales, twice before lunch. He wasn't trying. {F} had a cake brought in.",
    ),
    unhinged(
      'So {F} outsourced it. A plant near Bratislava now does four thousand a day, and ships them with {the x} included.',
      'So {F} outsourced it. There is a plant near Bratislava now where it happens four thousand times a day, at a third of the cost.',
    ),
    unhinged(
      'I flew in for the tour, and told the foreman how it had all begun: {clause}. He stopped the line so that the others could look at me. "Twelve a year," he told them. "By hand."',
      'On the tour a man in a hairnet did mine without looking up. I told him that before all this, {clause}. He called the others over. "Twelve a year," he said. "By hand."',
    ),
  ),
  plot(
    'nobody-noticed',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: [
        'everyone|everybody|all|people|someone|clap|win|notice|tell|say|meeting|call|post|send',
      ],
      is: 'actor:me alone past !dated !several',
      cast: { F: ['Denise', 'Marjorie', 'Yvonne'] },
      axis: 'exposure',
      back: 'no witnesses',
    },
    all('Last month, {clause}. There were no witnesses.', 'Recently, {clause}. No witnesses.'),
    all(
      "To prevent rumors about {the x}, I wrote to all 1,400 employees. There hadn't been any rumors. There are now.",
      'I sent "{quote}" to all 1,400 staff, to get ahead of it. Until then there was no it.',
    ),
    all(
      'So I called a town hall. Full transparency.',
      "That's why I called a town hall. Sunlight.",
    ),
    all(
      `{F} from Finance put her hand up. "What else haven't you told us?"`,
      '"Is there anything else?" asked {F} from Finance.',
    ),
    all(
      "There wasn't anything. But 1,400 people were looking at me, so I found some.",
      'I could have said no. But it was a big room, and I had a clicker.',
    ),
    mild(
      'It came to twelve slides. {F} has asked for the appendix.',
      'It came to twelve slides. {F} took notes until slide seven, then she took photos.',
      'It came to twelve slides, one with audio: {d.sound}. {F} has asked for the appendix.',
    ),
    hot(
      'It came to twelve slides. {F} asked if I could go back to seven.',
      'Twelve slides. On seven, {F} stood up. On eight, so did the caterers.',
      'It came to twelve slides. Slide three was just {d.sound}. {F} asked if I could go back to seven.',
    ),
    spicy(
      "I tried to return to how {clause}. They didn't want that one anymore.",
      'I offered to talk more about how {clause}. "Seven," said {F}.',
    ),
    unhinged(
      'Slide seven is before a grand jury. My lawyer has found me an alibi in slide one: {the x}.',
      'Slide seven is before a grand jury. My lawyer has found me an alibi. It is slide one.',
    ),
    unhinged(
      'I swore to it in open court: at the hour in question, {clause}. "And who saw that?" asked the judge. I looked at {F}, and at all 1,400 of them. There were no witnesses.',
      `I told the court the whole truth: when slide seven took place, {clause}. The judge asked who could confirm it. {F} put her hand up. "That's the trouble," she said. "No witnesses."`,
    ),
  ),
  plot(
    'et-al',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: ['me|my ... hug|kiss|love', 'sick|ill|hurt|cry', '^ @animal|@person'],
      is: 'past singular !several !actor:machine actor:animal|actor:child|actor:relative|actor:name|actor:colleague',
      cast: { F: ['Dr. Osei', 'Dr. Larsen', 'Dr. Patel'] },
      axis: 'rank',
      back: 'in the room',
    },
    all(
      "{clause}. I've published it as a case study. Authors: me, et al.",
      "{clause}. My paper on it is out this week. It's by me, et al.",
    ),
    all(
      `"Et al." is {subject}. It's a question of flow.`,
      "Et al. is {subject}. I went first because it's alphabetical by title.",
    ),
    all(
      "{F}, the editor, asked who'd done the actual work. I said I'd been in the room.",
      "The editor, {F}, asked what my contribution was. I said I'd been in the room.",
    ),
    all(
      '"So, a witness," she said. I said, "A senior witness."',
      "She asked if I'd done anything in the room. I said I'd reacted.",
      `She said the {d.metric} were the strongest she'd seen. I thanked her. She said, "Not you."`,
    ),
    mild(
      'The conference has invited Et Al.',
      `It's been cited twice this week. Both times as "Al."`,
    ),
    hot(
      'The conference invited {subject}. I came along as a plus-one. My badge said "With Et Al."',
      'They gave {subject} the main hall. I carried the bag. They let me stand near the water.',
    ),
    spicy(
      "Et Al. left the stage without taking a question. Standing ovation. {F} asked if {subject} is always like this. I said I wouldn't know, I'm usually just in the room.",
      'Et Al. said nothing for forty minutes. {F} called it the best talk of the day. I read out my part, "{short}," and was asked to keep it down.',
      'Et Al. said nothing for forty minutes. {F} called it the best talk of the day. I told her about {the x}, and was asked to keep it down.',
    ),
    unhinged(
      'The university has given {subject} a chair, with tenure. I applied for a job in the department, as something junior.',
      'There is a chair now, with tenure, and it went to {subject}. I applied for a job in the department, as something junior.',
    ),
    unhinged(
      `The panel was {subject} and {F}. I told them what I'd published: {clause}. {F} wrote, "Claims to have been in the room."`,
      'I sat across from {subject} and {F}, and went over my life\'s work: {clause}. {F} turned to the chair. "Was he in the room?" she asked. There was no sign either way.',
    ),
  ),
  plot(
    'the-offer',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: ['sick|ill|hurt|cry', '^ =someone|=somebody', '^ @animal|@person'],
      is: 'past singular !several actor:person|actor:animal|actor:name',
      cast: { F: ['Anita', 'Sandra', 'Philippa'] },
      axis: 'rank',
      back: 'i told',
    },
    all(
      "In a job interview they asked for a time I'd faced a challenge. I told them how {clause}.",
      'Final-round interview. "Tell us about a setback." I told them about the time {clause}.',
    ),
    all(
      '{F}, who was hiring, put down her pen. "And what is {yourSubject} doing now?"',
      '{F}, the hiring manager, leaned in. "Would {yourSubject} relocate?"',
    ),
    all(
      'I brought it back to my resilience. She brought it back to {subject}.',
      "I explained what I'd learned. She asked what {subject} had learned.",
      `"And in {d.metric}?" she asked. I gave her my number. She said she'd meant {subject}.`,
    ),
    all(
      'She asked about a start date. I said mine was flexible. "Yours," she said, and wrote it in pencil.',
      '"Do you come as a team?" {F} asked. I said yes. She said that was a pity.',
    ),
    mild(
      `The offer came today. I'm in it, under "References."`,
      "The offer letter arrived this morning. It isn't addressed to me, but I found it.",
    ),
    hot(
      `The offer came today. It's for {subject}. I'm in it, under "References." I gave a mixed one.`,
      "The offer went to {subject}. I'm listed as a reference. I was fair but firm.",
    ),
    spicy(
      '{F} called to check it. I told her how {clause}. I could hear her typing. "Threatened," she read back.',
      `{F} thanked me for my honesty. She says they'll put it in {subject}'s file, under "past trauma."`,
    ),
    unhinged(
      "I did get in, eventually. I'm two levels below {subject}. We have a skip-level once a quarter. It's mostly eye contact.",
      "They found something for me too. I report to someone who reports to {subject}. The strategy's quiet, but it's consistent.",
    ),
    unhinged(
      "At the offsite I told the one about how {clause}. {F} took me aside. Around here they don't talk about the founder that way.",
      'I mentioned in a meeting that {clause}. {F} closed the door. She said everyone has a before.',
    ),
  ),
  plot(
    'reenactment',
    {
      ring: 'kind',
      when: naming(MISHAP),
      is: 'actor:me past !several !dated',
      cast: { F: ['Denise', 'Marjorie', 'Janet'], K: ['Todd', 'Brent', 'Kyle'] },
      axis: 'formality',
      back: 'asked',
    },
    all(
      "Facilities asked for a short written account of how {clause}. I felt words weren't enough. I hired actors.",
      "Facilities needed one paragraph about the day {clause}. I don't think in paragraphs. I held auditions.",
    ),
    all(
      'Rehearsals took three weeks. {F} from Facilities stopped by to say that an email would have been fine.',
      'In week two of rehearsals {F} from Facilities looked in. She said it was due in week one, and that it was a form.',
    ),
    all(
      "The man playing me, {K}, asked about my motivation for {doing}. I said there wasn't one. He said that had been his reading too.",
      `{K}, who plays me, asked what I'd been thinking when I said, "{quote}." I said nothing. He said, "I can use that."`,
    ),
    all(
      "I gave him a note: less dignity. He said he'd only been using what was there.",
      'I told him to play it bigger. He said he was trying to find something he could like.',
    ),
    mild(
      'We open next week, in the cafeteria. {F} has two seats, both near the exit.',
      'Opening night is next week. {F} will be there. It counts as my account.',
    ),
    hot(
      'We opened in the cafeteria. The newsletter said {K} "makes you forget the original."',
      'Opening night was in the cafeteria. At the curtain I cried. {K} did it better.',
      'We opened in the cafeteria. The newsletter praised {K}, and the sound design: {d.sound}.',
    ),
    spicy(
      "{K} is taking my one-on-ones now. My team says I've never been so present.",
      "My own team now goes to {K} with questions. He says he just asks himself what I'd do, and then does something.",
    ),
    spicy(
      "I'm still in the show. I play {the x}. {F} says it's the most I've ever opened up.",
      `I'm still in the show. I carry a sign across the stage that says, "{quote}." {F} says it's the most I've ever opened up.`,
    ),
    unhinged(
      'Then {K} went to renew my passport. They wanted proof that he was me, so he did the scene with {the x}. It went through.',
      'Then {K} went to renew my passport. They wanted proof that he was me, so he did the scene from the top. It went through.',
    ),
    unhinged(
      'With that, {F} asked him for the paragraph about {the x}. He sent it by noon. She came down and hugged him. "Welcome back," she said.',
      'With that, {F} asked him for the paragraph. "{quote}," he wrote. It was all she had ever needed. She came down and hugged him. "Welcome back," she said.',
    ),
  ),
  plot(
    'insurance',
    {
      ring: 'kind',
      when: naming(MISHAP),
      is: '!several',
      cast: { F: ['Sandra', 'Gloria', 'Anita'] },
      axis: 'cost',
      back: '',
    },
    all(
      'I filed an insurance claim. Describe the incident: "{quote}."',
      'The claim form said, "Tell us in your own words." I wrote: "{quote}."',
    ),
    all(
      'What was damaged: {the x}, and my assumptions. Value of the assumptions before the incident: high.',
      'Property affected: my sense of who I was. Age: 46. Condition: like new, until "{short}."',
      'Property affected: my sense of who I was. Age: 46. Condition: like new. Cause: see above, "{quote}."',
    ),
    all(
      '{F} from Claims asked for photos. I sent two headshots, before and after.',
      '{F} from Claims wanted before-and-after pictures. I sent two headshots. She asked which was which.',
    ),
    all(
      'She sent an adjuster. He walked around me twice and wrote down "wear."',
      'She sent out {d.pro}, who circled me once and said, "When was this last serviced?"',
    ),
    mild(
      "Denied. {F} says you can't claim for something that was already like that.",
      "Claim denied: pre-existing. {F} added a smiley, which I'm appealing.",
    ),
    hot(
      `I appealed. He came back, tapped me on the forehead and listened. "Hollow," he said. "But that's original."`,
      'I appealed. A second man came with a flashlight. He asked me to say something. He said, "Yeah, they all do that."',
    ),
    spicy(
      "Payout: $14. {F} says that's for {the x}, and that on me they made a small profit.",
      `They paid $14. {F} says that's me, minus the deductible. "{short}," she read out again, to somebody else in the room.`,
      `They paid $14. {F} says that's me, minus the deductible. She's put "{quote}" on her wall.`,
    ),
    unhinged(
      'In the end they wrote us off, me and {the x}. Under the policy, that makes us theirs. We were towed.',
      'In the end they wrote me off. Under the policy, that makes me theirs. I was towed.',
    ),
    unhinged(
      `I'm in a yard outside Reno, next to a boat. {the x} went in a day. A couple asked {F} what was wrong with me. "{quote}," she told them. They took the boat.`,
      `I'm in a yard outside Reno, next to a boat. A couple stopped to look, and asked {F} what was wrong with me. "{quote}," she told them. They took the boat.`,
    ),
  ),
  plot(
    'misheard-speech',
    {
      ring: 'kind',
      when: TOLDME,
      is: 'speech',
      axis: 'audience',
      back: 'mugs',
    },
    all(
      `"{speech}." That's what {subject} said to me. On a lesser man it would have been a remark.`,
      '"{speech}." Somebody said that to me this week. On a lesser man it would have been a remark.',
      'This week I was told, "{speech}." A smaller leader would have taken it literally.',
    ),
    all(
      'I heard a strategy. I took it straight to leadership. They asked for the source. I said, "The market."',
      'I canceled my afternoon and brought it to the executive team. "Who said it?" they asked. I said, "Does it matter?"',
    ),
    all(
      'We put it on the mugs: "{speech}." All {speechWords} words.',
      `"{speech}" is on the mugs now. It's on the lanyards.`,
    ),
    all(
      "One intern asked if it might have just meant what it meant. She's on a plan.",
      "An intern said she'd have taken it as a no. We're all at different stages.",
    ),
    mild(
      'I went back to give {speaker} a mug. I got the same {speechWords} words, slower.',
      "I brought a mug back to where I'd heard it. I was told again. Consistency is everything.",
    ),
    hot(
      'Then we reorganized around it. Sixty roles. I read it aloud at each goodbye.',
      'We restructured. I closed every exit interview with it. "{speech}." Some people said, "What?" and I could see it working.',
    ),
    spicy(
      'I gave the address. 900 people said "{speech}" back to me in unison. At the back {speaker} stood up and said it again, louder.',
      'At the summit I invited {speaker} on stage. Same words: "{speech}." Less patience. The room wept.',
    ),
    unhinged(
      `"{speech}" is in the state constitution now, after the part about water. Children stand for it.`,
      `In March "{speech}" went into the state constitution, after the part about water. Children stand for it.`,
    ),
    unhinged(
      `On the capitol steps I asked {speaker} if this was what was meant by "{speech}." "No," I was told. It's the first amendment. We're adding it to the mugs.`,
      `At the unveiling I asked {speaker} what "{speech}" had really been about. I was told, "Nothing." That's the first amendment. The mugs are at the printer.`,
    ),
  ),
  plot(
    'queue',
    {
      when: [
        'wait|stand .. line|queue',
        'line|queue|dmv|post_office|bank|counter|checkout|airport|security ... wait',
        'wait|queue ... line|queue|dmv|post_office|bank|counter|checkout|airport|security|doctor|dentist',
        'stuck in? .. line|queue',
      ],
      fine: 'hour long stand minute ticket number coffee return package',
      is: '!several actor:me|actor:us',
      cast: { F: 'he' },
      axis: 'commitment',
      back: 'the line',
    },
    all(
      '{anyclause}. You may call that waiting.',
      '{anyclause}. Some would say I was just standing there.',
    ),
    all(
      'I looked around and saw that the line had no leader. So I led it.',
      'What I saw was a team without a leader. I turned around and introduced myself to the line.',
    ),
    all(
      'We have a daily stand-up. We were already standing.',
      'I did one-on-ones, front to back. Morale was low at the back. I promoted a woman to middle.',
    ),
    all(
      'Headcount: 31. Mission: Forward. Attrition: one, a man named {F}, whose number came up.',
      'We lost a man early on, {F}. His number came up.',
    ),
    all(
      `I did the exit interview at the door. {F} said he'd gotten what he came for. I wrote, "Not a culture fit."`,
      `In his exit interview {F} said he was "just here for the form." I've flagged him as not rehirable.`,
    ),
    mild(
      'They called my number at 2:15. I was in a one-on-one.',
      'My own number came up at 2:15. I missed it. I was presenting.',
    ),
    hot(
      "They called my number at 2:15. I don't leave my people.",
      'At 2:15 it was my turn. I let it pass. A captain goes last.',
    ),
    spicy(
      "By six I was alone. I've always believed in flat organizations.",
      "At six a guard told me they were closed. I asked how long he'd been with the line.",
    ),
    unhinged(
      `In the spring I took the line public, under its full name, "{short}." {F} bought in early. He's behind me now, with six thousand others.`,
      `In the spring I took the line public, under its full name, "{quote}." {F} bought in early. He's behind me now, with six thousand others.`,
    ),
    unhinged(
      `Yesterday {F} asked me what's at the front. I told him what I tell all the shareholders: {anyclause}. The building was torn down in June.`,
      `Yesterday {F} asked what we're all waiting for. I could only tell him that {anyclause}. He moved up. The building was torn down in June.`,
    ),
  ),
  plot(
    'divestiture',
    {
      ring: 'kind',
      when: ['=lost|misplace|=left|forget'],
      not: [
        '@relative',
        'job|weight|temper|way|game|bet|mind|voice|house|match|cup|chess|against|password|birthday|anniversary|name|meeting|find|found|back|bin',
      ],
      is: 'actor:me past !several',
      cast: { F: ['Carol', 'Joanne', 'Linda'] },
      axis: 'rank',
      back: 'former holdings',
    },
    all(
      "{text}. We don't say it like that in this house. On the first of the month I announced the divestiture of {object}.",
      '{text}. In other words, I have fully exited {object}.',
    ),
    all(
      'I put out a release: "He leaves {the object} behind to focus on his core."',
      'I announced it internally, to my wife and the dog, as a return to core strengths.',
    ),
    all(
      "My wife, {F}, asked where I'd last had {it}. I said we don't comment on former holdings.",
      `"Have you looked for {it}?" asked my wife, {F}. I said we don't comment on former holdings.`,
    ),
    all(
      "That evening a man called. He'd found {it}. I told him we weren't in talks.",
      "A man called around six to say he had {it}. I said I was flattered, but we weren't in talks.",
    ),
    all(
      'He offered to bring {it} over for free. An unsolicited bid. I let it lapse.',
      "He said he'd just drop {it} off, no charge. I let the offer lapse.",
    ),
    mild(
      "{F} met him in the driveway and took {it} back for nothing. I've booked a gain.",
      '{F} met him at the door. She says thank you. I say dilution.',
    ),
    hot(
      '{F} let him in, with {the object}. He stayed for dinner. She says he always knows where everything is.',
      '{F} asked him to stay for dinner. He put {the object} next to his plate, where he could see {it}.',
    ),
    spicy(
      "He's doing a full inventory of the house. I'm on it, after {the object}.",
      "{F} has let him keep {the object}. They're looking at synergies. I've been identified as one.",
    ),
    unhinged(
      'In June the shareholders voted: {F}, the kids, the dog. They are keeping {the object}. I have been spun off.',
      'In June it went to the shareholders: {F}, the kids, the dog. {the object} stayed in the group. I was spun off.',
    ),
    unhinged(
      "That night a stranger found me at a bus stop and called the house. {F} told him they had {the object}, and that they don't comment on former holdings.",
      'That night a stranger found me at a bus stop and offered to drop me off, no charge. {F} said the only thing the house had ever missed was {the object}. She let it lapse.',
    ),
  ),
  plot(
    'price-per-use',
    {
      ring: 'kind',
      when: ['buy|purchase|order'],
      not: ['@food', '@drink', '@spouse', 'house|ticket|flight|gift|present|for'],
      is: 'actor:me past !several',
      cast: { F: ['Carol', 'Joanne', 'Linda'] },
      axis: 'cost',
      back: 'price',
    },
    all(
      '{text}. My wife, {F}, asked what it cost. I told her to think in price per use.',
      '{text}. My wife, {F}, asked why. I walked her through price per use.',
    ),
    all(
      'She did the math. "So, the price," she said.',
      `"You've used it once," said {F}. I said that's the ceiling. It only goes down from here.`,
    ),
    all(
      "I set out to bring the number down. I brought {the object} to dinner. I brought {the object} to her mother's.",
      "I got to work on the denominator. I was with {the object} at six. I had {it} at my nephew's recital, in the aisle.",
    ),
    all(
      'She put it online: "Used once." I took it as a testimonial.',
      'That weekend {F} listed {the object}. "Used once. Owner talks about it." In my field that is brand.',
    ),
    mild(
      "There are fourteen people watching the listing. I'm twelve of them.",
      "There's one bidder. He's in the garage, and he believes in the product.",
    ),
    hot(
      "Bidding opened at five dollars, from a man in Tulsa. I couldn't watch something I believed in go for that.",
      'The first bid was five dollars, from a man in Tulsa. I took it as an insult to the whole category.',
    ),
    spicy(
      "I got {the object} back for $340. {F} charged me shipping. She's upstairs.",
      'I beat him, at $340. Price per use is up. {F} says the man in Tulsa asked if {the object} would be all right with me.',
    ),
    unhinged(
      '{F} listed {the object} again, and I bought {it} again. After twenty rounds, on paper, we are worth four million dollars. The house is security for {it}.',
      'I outbid him. {F} relisted {it}. After twenty rounds the bank calls {the object} our largest asset, at four million dollars, and holds the house against {it}.',
    ),
    unhinged(
      'To get at {the object}, the man in Tulsa bought the bank. He came to the door and used {it} right there, on the mat. "That\'s half the price," said {F}, and went with him.',
      'In the end the man in Tulsa bought the bank, with {the object} in it. He used {it} in our driveway, just the once. "Half price," said {F}, and got into the truck.',
    ),
  ),
  plot(
    'mentor',
    {
      ring: 'kind',
      when: ['@stranger ... me|my', 'me|my|I ... @stranger'],
      not: ['nobody|driver|uber|taxi|car|steal|hit|yell|shout'],
      is: 'past !several !dated',
      axis: 'distance',
      back: 'Do I know you',
    },
    all(
      "Last spring, {clause}. That's how I found my mentor.",
      'This is how I met my mentor: last spring, {clause}.',
    ),
    all(
      `We've never discussed it. We just meet every morning at 8:14. My mentor calls it "the bus."`,
      `We meet at 8:14 every morning. My mentor doesn't call it mentoring. My mentor calls it "the 8:14."`,
    ),
    all(
      `I take notes. So far: "Excuse me." "Is someone sitting there." "Do I know you." On the cover I've put, "{quote}."`,
      `What I've been taught so far, after "{short}": "Sorry." "This is my stop." "Do I know you?"`,
    ),
    all(
      '"Do I know you." I ask every new hire that now.',
      '"Do I know you?" I sat with that for a whole quarter. Do I? Does anyone?',
    ),
    mild(
      'My mentor has changed buses. The great ones make you find them.',
      "Last week my mentor got off a stop early and ran. I'm still unpacking it.",
    ),
    hot(
      "My mentor changed buses, then cities. I've grown so much, mostly geographically.",
      "First a different bus, then a different city, then a beard. I've never had a mentor work this hard on me.",
    ),
    spicy(
      'A judge has since given us some structure: 500 feet. In the order, under "History," it says only, "{quote}."',
      'We communicate through a court now. I told the judge how {clause}. The boundary is 500 feet. The boundaries are so clear.',
    ),
    unhinged(
      'Then a judge gave us some structure: 250 miles, in every direction. That only left up. I now hold up my half of the relationship from the space station.',
      'Then a judge gave us some structure, 250 miles of it, in every direction. That only left up. I now pass on what I learned from the space station.',
    ),
    unhinged(
      `A child asked how we'd met, and I told the whole of the Earth that {clause}. There was a delay on the line. Then I heard my mentor, very small: "Do I know you?"`,
      `In the questions a girl wanted to know how it all began. I told her how {clause}, and waited for the signal to come back. It was my mentor. "Do I know you?" I could see both oceans.`,
    ),
  ),
  plot(
    'child-review',
    {
      ring: 'kind',
      when: naming(['my|our|=my|=our .. @child']),
      not: ['twin|nephew|niece|grandson|granddaughter|sick|hurt|cry|teenager|baby|newborn'],
      is: 'actor:child past !several',
      axis: 'formality',
      back: 'a raisin',
    },
    all(
      "{clause}. I didn't raise my voice. I sent a calendar invite.",
      '{clause}. I took a breath and sent out a calendar invite.',
    ),
    all(
      'The other party arrived half an hour late. Nap.',
      'It started half an hour late. The other party had been asleep, and needed to be carried in.',
    ),
    all(
      'I used the feedback sandwich. It was eaten.',
      'I opened with the feedback sandwich. It was eaten, except for the crusts.',
    ),
    all(
      'I asked {subject} for three key learnings. I was given a raisin.',
      'I asked for three key learnings from {the x}. I was handed a raisin.',
      'I asked for three key learnings from "{quote}." I was handed a raisin.',
    ),
    mild(
      "We closed with action items. I'm to be home by six, and I'm to do the voices.",
      'Next steps: I come home by six. Bear talks in a bear voice. Owner: me.',
    ),
    hot(
      'I asked for mediation, so we brought in my mother. She found against me in under a minute. She cited precedent: me, 1989.',
      'It went to arbitration, under my mother. She asked me one question: "And what were you doing?"',
    ),
    spicy(
      'The settlement: home by six, two stories, all the voices. On {the x} I was overruled.',
      `I'm on an improvement plan. Home by six. Two stories. Do the voices. "{quote}" has been struck from the record.`,
    ),
    unhinged(
      'I took {the x} to the highest court there is. There are nineteen of them, on a rug. You may speak if you have the shell. {subject} was presiding.',
      'I took it to the highest court there is. There are nineteen of them, on a rug. You may speak if you have the shell. {subject} was presiding.',
      'I took it to the highest court there is. There are nineteen of them, on a rug. You may speak if you have the shell.',
    ),
    unhinged(
      'When I had the shell, I went through {the x} again, with slides. {subject} never raised a voice. I was sent a calendar invite, in crayon, and a raisin.',
      'When I had the shell, I went over it again, with slides: {clause}. {subject} never raised a voice. I was sent a calendar invite, in crayon, and a raisin.',
      'When I had the shell, I went over it again, with slides: {clause}. There were no raised voices. I was sent a calendar invite, in crayon, and a raisin.',
    ),
  ),
  plot(
    'boomerang-pet',
    {
      ring: 'kind',
      not: [
        '@bird|fish|goldfish|hamster|gerbil|rabbit|turtle|tortoise|snake|lizard|guinea_pig|tank',
      ],
      is: 'actor:pet past !several',
      cast: { F: ['Denise', 'Marjorie', 'Gloria'] },
      axis: 'rank',
      back: 'ninety seconds',
    },
    all(
      "{clause}. You don't punish initiative. You do a 360.",
      '{clause}. I saw a leader. I ran a 360 review.',
    ),
    all(
      'Under "Strengths" I put, "{short}." The vet wrote, "Heavy." The couch is no longer in a position to comment.',
      'Under "Strengths" I put, "{quote}." The vet wrote, "Overweight." The couch is no longer in a position to comment.',
    ),
    all(
      'I worried about retention, so I asked what it would take. The {pet} looked at the door.',
      'In the retention talk I asked, "What do you need from me?" The {pet} looked at the door.',
    ),
    all(
      'I opened it. I announced the departure with regret. There was a card.',
      "I didn't stand in the way. I opened it, and said a few words to the family.",
    ),
    all(
      "Ninety seconds later: scratching. I don't hold grudges. That's a boomerang hire.",
      "Ninety seconds later there was a noise at the door. In recruiting, that's a boomerang hire.",
    ),
    mild(
      'That was the first of fourteen today. Each one comes with a signing treat.',
      "We've done it fourteen times since lunch. I'm out of cards.",
    ),
    hot(
      "That was the first of fourteen today. {F} from next door, who's in recruiting, says to get a flap.",
      'Turnover is now 1,400%, all of it the {pet}. {F} next door told me to get a flap.',
    ),
    spicy(
      "I got the flap. It's all self-service now. It's efficient. The {pet} and I hardly talk.",
      'The flap handles it now, both ways. I still write the {pet} a card.',
    ),
    unhinged(
      'I got the flap. This morning I stepped out for the paper and it closed behind me. It only opens for the {pet}. I scratched.',
      "The flap is in. This morning I went out for the mail without a key. It reads the {pet}'s chip. I don't have a chip. I scratched.",
    ),
    unhinged(
      "Through the glass I said I was ready to forget that {clause}. The {pet} took ninety seconds, and looked at {F}, who was in my chair. They've gone with an internal candidate.",
      `I applied through the glass. The {pet} gave me ninety seconds. They'd wanted a record like "{short}," and in the end they went with an internal candidate. {F} is in my chair.`,
    ),
  ),
  plot(
    'museum',
    {
      ring: 'kind',
      when: MISHAP,
      not: [
        '@vehicle',
        'museum|lose|steal|give|wedding|phone|water',
        '=rolled|=locked|=tied|=dressed|=ironed|@bodypart $',
      ],
      is: 'actor:me past !several',
      cast: { F: ['Luis', 'Reggie', 'Walt'] },
      axis: 'audience',
      back: "we don't know",
    },
    all(
      '{clause}. The next morning I gave the {thing} to the city museum.',
      '{clause}. I saw the significance at once. I donated the {thing} to the city museum.',
    ),
    all(
      "They called. They thought I'd left it there by accident.",
      'They called that night to ask when I was picking it up.',
    ),
    all(
      `The label says: "{short}." It's next to a Roman helmet. The helmet's numbers are down.`,
      "It's between a Roman helmet and the restroom. The helmet's numbers are down.",
    ),
    linked(
      all(
        `{F}, the guard, gets it from every school group. "Why is there {a thing}?" He says, "We don't know."`,
        `Every school group asks {F}, the guard, the same thing: "Why is there {a thing}?" He's started saying war.`,
      ),
    ),
    all(
      'So I began standing next to it, to give context.',
      "I couldn't leave it to {F}. I started standing beside it with a pointer.",
    ),
    linked(
      mild(
        `Yesterday a child asked {F}, "Why is there a man?" He said, "We don't know."`,
        "Last week {F} moved the rope. I'm inside it now. Apparently I was in the war.",
      ),
    ),
    hot(
      "Last week {F} moved the rope. I'm inside it now. I'm number 14 on the audio guide.",
      `Then a child asked {F}, "Why is there a man?" I'm number 14 on the audio guide now.`,
    ),
    spicy(
      "I listened to number 14. It's mostly about the {thing}.",
      "I've heard number 14. It's ten seconds long, and the first six are about the {thing}. The rest is directions to the restroom.",
    ),
    unhinged(
      'In March I was lent to Antwerp. On the crate they had stenciled, "Accessory to {a thing}."',
      'In March they lent me to Antwerp. I traveled under glass, with a tag: "Accessory to {a thing}."',
    ),
    linked(
      unhinged(
        `{F} sent a postcard. It's of the {thing}. They sell it in the gift shop. I asked if there's one of me. He wrote back, "We don't know."`,
        `The {thing} stayed home. {F} says you don't lend out the important pieces. In Antwerp a child asked the guard what I was for. "We don't know," he said.`,
      ),
    ),
  ),
  plot(
    'three-exits',
    {
      ring: 'kind',
      not: ['wait|fire|nobody|win|promote|stand|line|stuck|home|lose|tell|say'],
      is: 'actor:me past !several',
      cast: { F: ['Reggie', 'Walt', 'Luis'] },
      axis: 'rank',
      back: 'an exit',
    },
    all(
      '{clause}. A moment later I was asked to leave {place}.',
      '{clause}. Then I was walked out of {place}.',
    ),
    all(
      "To me that is an exit. It's my third this year, after a salad bar and my sister's house.",
      "In my world that's an exit. I've had three this year. The other two were a salad bar and my sister's.",
    ),
    all(
      '{F} from security did the handover. He read me the reason, "{quote}," and asked if I had everything. No investor has ever asked me that.',
      '{F} from security closed the deal. "{quote}?" he said. Firm grip, upper arm.',
    ),
    all(
      'People ask for my playbook. Get in early. Make noise. Be out before anybody counts.',
      'Founders ask how I move so fast. I tell them: {F}.',
    ),
    mild(
      "{F} keeps my picture by the register. You can't buy that kind of recognition.",
      "There's a photo of me at the front desk. {F} says he looks at it every morning.",
    ),
    hot(
      `Word gets around. Now {F} exits me before I'm in {place}. He calls it "pre-door."`,
      "I went back to {place}. {F} saw me from the window and shook his head. That's an exit with no entry. Pure margin.",
    ),
    spicy(
      "I teach a course in the parking lot. {F} has asked me to exit that too, so I'm at five.",
      "I'm in the parking lot, mentoring. {F} says that's also theirs. That makes five.",
    ),
    unhinged(
      'In May a judge looked into {place} and rolled everything up. I have been exited from indoors, all of it, worldwide.',
      "In May the county took {place} as a precedent and rolled everything up. I've been exited from indoors, all of it, worldwide.",
    ),
    unhinged(
      '{F} brings my mail out to the grass. Yesterday he sat down. He has been at {place} for thirty years, and wants an exit too. I told him how I did it: {clause}.',
      'Yesterday {F} came out to my grass and asked how a man gets out of {place} for good. "{quote}," I told him. He is practicing it in the hall. He calls it an exit.',
    ),
  ),
  plot(
    'bell',
    {
      ring: 'kind',
      when: naming(WIN),
      not: ['stuck|lock|lose|fire|towel|wrong|almost'],
      is: 'actor:me past !dated !several',
      cast: { F: ['Kevin', 'Todd', 'Brent'] },
      axis: 'audience',
      back: 'a yogurt',
    },
    all(
      "Sales has a bell they ring when a deal closes. I'm in Payroll. But last week, {clause}, so I rang it.",
      "There's a bell on our sales floor. I work in Payroll. Still, {clause}, so I walked over and rang it.",
    ),
    all(
      `The whole floor clapped. {F} from Sales asked what I'd closed. "{quote}," I said.`,
      'Forty people stood up. "What did you close?" asked {F} from Sales. I told him about {doing}, from the start.',
    ),
    all(
      'Upstairs they heard the bell. It went into the forecast as $1.2 million, the average.',
      '{F} had to log it somewhere. It went in as $1.2 million, the average.',
    ),
    all(
      "The next day I rang it again, for the same one. {F} said you can't book it twice.",
      'I rang it again the next day. "Still?" said {F}.',
    ),
    mild(
      "By the end of the week {F} had unscrewed the bell. I've brought mine from home.",
      '{F} has taken the bell home for safety. I drove by. I could hear it.',
    ),
    hot(
      'Analysts raised the target. {F} was told to shadow me. He watched me eat a yogurt and wrote, "Process?"',
      "Investors wanted to know if I could repeat it. {F} was assigned to observe. So far he's seen a yogurt.",
      "Investors wanted to know if I could repeat it. {F} was assigned to observe me with {d.tool}. So far he's seen a yogurt.",
    ),
    spicy(
      'This morning we restated the quarter, with and without {the x}.',
      'This morning we restated the quarter. In the footnotes it says, "Excludes {doing}."',
      `This morning the auditors asked {F} for the contract. "{quote}," he read them. We've restated.`,
    ),
    unhinged(
      'By summer the exchange had put in my bell instead of its own. When I ring it for {the x}, wheat goes up.',
      'By summer the exchange had put in my bell instead of its own. When I ring it and think back, wheat goes up.',
    ),
    unhinged(
      'This morning I reached for it and felt nothing. Four trading floors, waiting. {F} leaned over. "{you}," he whispered. "Remember?" Nothing. He handed me a yogurt. Wheat is up.',
      `This morning I reached for it and felt nothing. Four trading floors, waiting. {F} held up a sign with "{quote}" on it. Nothing. He handed me a yogurt. Wheat is up.`,
    ),
  ),
  plot(
    'confess-list',
    {
      ring: 'kind',
      when: naming(MISHAP),
      not: ['clap|win|finish|nobody|wait|someone'],
      is: 'actor:me past !several',
      cast: { F: ['Denise', 'Marjorie', 'Gloria'] },
      axis: 'exposure',
      back: 'look curious',
    },
    all('My five rules of leadership:', 'Leadership comes down to five rules:'),
    all('1. Be visible.', '1. Show up.'),
    all(
      '2. Not that visible.',
      '2. Not on camera.',
      '2. Always put {d.tool} back exactly where it was.',
    ),
    all(
      '3. When someone asks about {the x}, look curious.',
      '3. When someone says, "{quote}?" look curious.',
    ),
    all(
      '4. Stay curious until {F} from Facilities has left the room.',
      '4. A leader can hold curious for half an hour. {F} from Facilities can do a day.',
    ),
    all(
      '5. Never put in writing that {clause}.',
      '5. It does not have to say anywhere that {clause}.',
    ),
    mild('{F} has liked this post.', 'Edit: {F} has saved this post.'),
    hot('6. {F}, that was a hypothetical.', "6. {F}, a rule isn't a statement."),
    spicy(
      "7. I found {the x} like that. I wasn't here.",
      '7. {F} has a printout of "{quote}." Look curious.',
    ),
    unhinged(
      '7. Iceland has no law about {the x}. I had a man check. A cabin there can be rented by the week, in any name.',
      '7. Iceland has no law against it. I had a man check. A cabin there can be rented by the week, in any name.',
    ),
    unhinged(
      "8. If there's a knock at the cabin, look curious. {F} has learned Icelandic. She began with the word for {the x}.",
      `8. If there's a knock at the cabin, look curious. {F} has learned Icelandic. She began with, "{quote}."`,
    ),
  ),
  plot(
    'domain-tier',
    {
      ring: 'kind',
      when: 'learn|start|buy|join|get|play|practice|practise ... x:@instrument',
      is: 'actor:me !several',
      axis: 'cost',
      back: 'asked',
    },
    all(
      '{anyclause}. By evening {d.complainer} had asked if I could please {d.stop}.',
      '{anyclause}. The next day {d.complainer} came by and asked me to {d.stop}.',
    ),
    all(
      'Others hear a complaint. I heard a customer. I offered a plan: forty dollars a month, and I {d.stop}.',
      "I know demand when it knocks. For forty dollars a month, I said, I'll {d.stop}.",
    ),
    all(
      "There's a free tier. The free tier is {d.sound}, on {the x}.",
      'You never have to pay. The basic package is {d.sound}, on {the x}, daily, from six.',
    ),
    all(
      'I slid a price list under every door. One came back with a question mark. I put that down as a warm lead.',
      'I went door to door with samples.',
    ),
    mild(
      "Signed by dinner. It's the first time anyone has paid me for what I don't do.",
      "They signed before I'd finished the sentence. {d.proverb}",
    ),
    hot(
      'The whole building is on it now. Churn is zero. There was one cancellation, and I gave them a week of the free tier.',
      'Thirty households signed in a week. One tried to cancel. I reminded them about {d.sound}.',
    ),
    spicy(
      "I haven't touched {the x} since April. Last night {d.complainer} asked, quietly, if there was a plan where I do.",
      'My margins depend on {the x} never coming out again. Last night I sat in the dark and imagined {d.sound}. {d.complainer} knocked, to see if I was all right.',
    ),
    unhinged(
      "In May the city took {the x} over as a utility. Silence is metered now. If it's ever quiet for free, there's a hotline.",
      'In May {the x} was listed as a public utility. Silence is metered, house by house, mine included.',
    ),
    unhinged(
      'I fell behind on my own bill. At six this morning it came from under my window: {d.sound}. It was {d.complainer}, in uniform, with {the x}.',
      'I missed a payment. This morning {d.complainer} stood under my window in uniform, with {the x}, and asked if I wished to renew.',
    ),
  ),
  plot(
    'everybody-on-three',
    {
      when: [
        'nobody|no-one .. laugh|clap|notice|reply|answer|wave|smile|like|thank|congratulate|cheer|hug|compliment|applaud',
        '=no =one .. laugh|clap|notice|reply|answer|wave|smile|like|thank|congratulate|cheer|hug|compliment|applaud',
      ],
      fine: 'joke meeting presentation haircut new shoe shirt email party',
      is: '!several',
      cast: { F: ['Yvonne', 'Philippa', 'Marjorie'] },
      axis: 'audience',
      back: 'on three',
    },
    all(
      "{clause}. I don't make assumptions, so I asked all fourteen of my people why not. Individually, in the small room.",
      '{clause}. I take that kind of data seriously. I sat down with all fourteen of my people, individually.',
    ),
    all(
      `Most of them said they'd meant to. {F} from Payroll said, "Was that an option?"`,
      `Most of them blamed the acoustics. {F} from Payroll said, "Was that an option?"`,
    ),
    all(
      "I've put it in everyone's goals for the quarter.",
      "So it's in the goals now, between Revenue and Safety.",
    ),
    all(
      'We rehearsed it. It has to look unprompted.',
      'There was a workshop. {F} brought up breathing.',
    ),
    mild(
      'At the next team call they all did it, on three. {F} got "exceeds."',
      "At the next team call everybody did it, on three. {F} did it twice, in case she's sick next time.",
    ),
    hot(
      'At the next team call they all did it, on three. It went on for some time. It is hard to be the first to stop.',
      'At the next team call, on three, they all did. A client on the line asked what was wrong.',
    ),
    spicy(
      '{F} now does it in the parking lot, at home and once at a red light. Her husband called to ask for me by name.',
      'We hit 140% of target. {F} has asked to be moved to a quieter team, and to a quieter me.',
    ),
    unhinged(
      'In June it became federal law, so that it may never again be said that {clause}. The whole country does it, on three. You can see it from space, a little.',
      'In June a federal law was passed, with "{quote}" as the preamble. The whole country does it now, on three, coast to coast.',
    ),
    unhinged(
      `Last week I overslept, and missed it. {F} came to my door with two officers and the charge, which is "{quote}." I said that I'd meant to. "Was that an option?" said {F}.`,
      `Last week I slept through the count. Two officers came, with {F}, and read me the charge: "{quote}." I blamed the acoustics. "Was that an option?" said {F}.`,
    ),
  ),
  plot(
    'exit-survey',
    {
      ring: 'kind',
      not: 'pregnant|birth|propose|engage|marry|hospital|wedding|surprise|love|win|cry',
      is: 'actor:spouse !several',
      axis: 'formality',
      back: 'the respondent',
    },
    all(
      "{anyclause}. I've logged that as stakeholder feedback.",
      '{anyclause}. I thanked the stakeholder and opened a survey.',
    ),
    all(
      'I sent out a survey, one to five, with "{quote}" at the top. Response rate: 100%. Answer: "Are you serious."',
      'I put ten questions on the fridge, one to five, under the heading "{quote}." I got ten threes and a drawing.',
    ),
    all(
      'I presented the results at dinner. There was one question from the floor. It was "Can we just eat."',
      'I walked the respondent through it at dinner, with a clicker. The respondent did the dishes during Q&A.',
    ),
    all(
      `I asked what it would take to get to a five. "Silence," wrote the respondent. I've put that under Opportunities.`,
      `Under "Anything else?" the respondent had written, "I'm in the room." I've tagged it as engagement.`,
    ),
    mild(
      "The respondent has asked to be taken off the list. You can't be. It's a small list.",
      'Next wave is in April. The respondent is looking into being away.',
    ),
    hot(
      'In March I added an exit survey, for completeness. It came back first. Five out of five.',
      "I added an exit survey as a control. It was filled in before I'd finished printing it. All fives.",
    ),
    spicy(
      `I'm alone with the data now. On "{quote}," satisfaction in the household has never been this uniform.`,
      `There's a suitcase in the hall. I asked if this was still about "{tiny}." That was a five, too.`,
    ),
    unhinged(
      'It went to family court. The judge ruled that the survey is binding. Wave two was taken under oath.',
      'It went to family court. The judge found the survey binding, and had the respondent sworn in for wave two.',
    ),
    unhinged(
      `The last question was whether the respondent would recommend me to a friend. "I'd want to keep the friend." As for "{quote}," the court ruled it self-defense, five to nothing.`,
      `"Would you recommend him to a friend?" the clerk read. "I'd want to keep the friend," said the respondent. "{quote}" has been ruled self-defense, five to nothing.`,
    ),
  ),
  plot(
    'former-self',
    {
      ring: 'kind',
      when: naming(DECISION),
      not: ['@spouse', 'stuck|lock|die'],
      is: 'actor:me past !dated !several',
      cast: { F: ['Denise', 'Janet', 'Gloria'] },
      axis: 'distance',
      back: '',
    },
    all(
      'The man I used to be ended in the spring, when {clause}. He was 46.',
      'In the spring, {clause}. The person I was before is no longer with us.',
    ),
    all(
      'He leaves behind {the x}, two parking tickets and me.',
      'He is survived by me, and by his last words, "{quote}."',
    ),
    all(
      'Services were held in the open-plan area. Attendance was optional, and people used that.',
      'I held a small service by the copier. Four people came. Three were copying.',
    ),
    all(
      '{F} from Reception said a few words. "Is this on the calendar?"',
      "I'd asked {F} from Reception to speak. She said she'd only met him in the elevator, and that he'd also talked.",
    ),
    mild(
      'In lieu of flowers, {F} has asked for the room back.',
      'In lieu of flowers, please endorse me for Change. {F} has endorsed him.',
    ),
    hot(
      "My wife took it hard. She'd preferred him.",
      "I told my wife she'd never see him again. She asked which drawer his things were in, and held a sweater of his.",
    ),
    spicy(
      `She keeps his photo by the bed, and she won't let me touch {the x}. I've pointed out that it's me. She says, "Around the eyes."`,
      'At night I hear her telling the dog about him. He was a different man, she says, before {doing}. In the longer ones he listens.',
      `She's had it carved in stone: "{quote}." I've pointed out that it's me. She says, "Around the eyes."`,
    ),
    unhinged(
      'Then {F} filed it, and the county issued a certificate. Cause of death: {doing}. His house and his pension went to the widow.',
      'Then {F} filed it, and the county issued a certificate. Under cause of death it says, "{quote}." His house and his pension went to the widow.',
    ),
    unhinged(
      'I have asked his widow to dinner. She wanted to know a little about me, so I told her that {clause}. She says that is how she lost the last one.',
      `Last night I asked his widow out. I was open with her, and told her how {clause}. "That's what my husband died of," she said.`,
    ),
  ),
  plot(
    'open-question',
    {
      ring: 'kind',
      is: 'question',
      cast: { F: ['Denise', 'Philippa', 'Yvonne'] },
      axis: 'audience',
      back: 'question',
    },
    all(
      'I closed the annual dinner with a single question: "{quote}"',
      `I don't give my team answers. I wrote a single question on the wall: "{quote}"`,
    ),
    all(
      "I'm comfortable with silence. I held it until the lights went off. They're on a sensor.",
      'Then I waited. A lesser leader would have filled it. The lights, which have a sensor, went off.',
    ),
    all(
      '{F} from Audit asked if I was all right. I said, "Are any of us?" She said she was.',
      '{F} from Audit raised a hand. "Are you all right?" I said, "Is anyone?" She said that she was.',
    ),
    all(
      'I thanked her for her courage, and asked it again, slower: "{quote}"',
      'I wrote "{F}" under Resistance, and "{quote}" under that, with a line.',
    ),
    mild(
      "That's my first reply. I need the rest by noon.",
      '{F} has asked that next time I put it in an email, to somebody else.',
    ),
    hot(
      'We brought in a firm. Phase one cost $200,000 and found that "{quote}" is a question.',
      'We commissioned a study of "{quote}" After eight months it confirmed the question mark.',
    ),
    spicy(
      'Phase two recommends that I stop asking it. {F} signed off the same day.',
      "There's a follow-up study on who asked, and why. {F} is on the steering group. So is my wife.",
    ),
    unhinged(
      'In May the question got an institute of its own, outside Zurich. There are forty physicists, and a tunnel where they fire it at itself, very fast, to see what comes off.',
      'It has an institute outside Zurich now, with forty physicists and a tunnel. They fire the question at itself, very fast, to see what comes off.',
    ),
    unhinged(
      `The result came last night, 900 pages. From "{quote}" they have split off a smaller question, and {F} read it out to me: "Is he all right?"`,
      `Last night they called {F}. They had fired "{quote}" at everything they've got, and all that ever came off was a smaller question: "Is he all right?"`,
    ),
  ),
  plot(
    'apology-tour',
    {
      ring: 'kind',
      when: naming(MISHAP),
      not: ['win|finish|sorry|apologize|wait|nobody'],
      is: 'actor:me past !dated !several',
      cast: { F: ['Gloria', 'Philippa', 'Yvonne'] },
      axis: 'audience',
      back: '',
    },
    all(
      'I want to apologize. Last week, {clause}. A woman called {F}, who was only passing, saw it.',
      'This is an apology to {F}, a stranger who was only passing when {clause}.',
    ),
    all(
      "I'm also sorry for the first apology, which {F} has described as a toast.",
      "I'm sorry that my first apology had an intermission.",
    ),
    all(
      "I'm sorry about the fruit basket. The pears were meant to be the bystanders, and the melon was {the x}.",
      `I'm sorry about the flowers, and about the card, which said, "{quote}," and was addressed to "Everyone Who Knows."`,
    ),
    all(
      "I'm sorry to {F}'s husband, who opened the door, and to the man I took for {F}'s husband.",
      "I'm sorry I apologized at {F}'s house. It was dark, and I used the megaphone so as not to come too close.",
    ),
    mild(
      "{F} has accepted, on the condition that this is the last one. I'm sorry, {F}. I'd already booked the choir.",
      "{F} says she'd forgotten all about it. I'm sorry for reminding her. I'll remind her again next week.",
    ),
    hot(
      `I'm sorry about the skywriter. He charges by the letter. It was only ever meant to say more than "I'M SO."`,
      `I'm sorry about the billboard. "{F}: I KNOW WHAT YOU SAW" was the short version.`,
    ),
    spicy(
      "{F} has moved. I'm sorry to the new owners. They were very understanding, and they want to hear more about {the x}.",
      `{F} has moved. I'm sorry to the new owners, who came to the door as I got to "{quote}." They want to know who {F} is.`,
    ),
    unhinged(
      "{F} has fled to Portugal. I'm sorry to their parliament, which broke off the budget to hear me on {the x}. It accepted on her behalf, 140 to 90.",
      "{F} has fled to Portugal. I'm sorry to their parliament, which broke off the budget to hear me out. It accepted on her behalf, 140 to 90.",
    ),
    unhinged(
      "I'm sorry about the holiday. Every May the schools close, they pull {the x} through Lisbon on a float, and ten million people turn to look at {F}.",
      `I'm sorry about the holiday. Every May the schools close, at noon they all say, "{quote}," and ten million people turn to look at {F}.`,
    ),
  ),
  plot(
    'pending',
    {
      ring: 'kind',
      not: ['^ =someone|=somebody', '^ @person'],
      is: 'past singular !several actor:stranger|actor:server|actor:neighbor|actor:professional',
      axis: 'commitment',
      back: 'connection',
    },
    all(
      '{clause}. That evening I sent a connection request, with a note: "Loved your energy."',
      `{clause}. I don't let a moment like that go. I sent a connection request: "Today was big for us."`,
    ),
    all(
      'It said "Pending." I liked that. It sounded like us.',
      "Pending. It's the most honest word on this platform.",
    ),
    all(
      'On day three I endorsed {subject} for Listening.',
      "On day three I looked at {subject}'s profile sixty times, so there'd be something to come back to.",
      'On day three I mailed {subject} {d.tool}, with a card: "Thinking of us."',
    ),
    all(
      'I followed up by email, then by mail, then in person. "Pending," I said, through the door.',
      'After a week I went to check in person whether {subject} had seen it. The lights went out, so I knew it had landed.',
    ),
    mild(
      "Last night {subject} viewed my profile for one second. We're talking.",
      "Last night {subject} blocked me. That's a decision-maker.",
    ),
    hot(
      'I saved us both time and wrote my own recommendation. It only needed a signature. I attached a pen.',
      'In the meantime I drafted what {subject} would say about me. It ran long. I cried.',
    ),
    spicy(
      "It came back from a lawyer. On behalf of {subject}, he's endorsed me for Persistence.",
      "I got a reply from a lawyer. We've connected. He says he can't discuss {subject}, and we discuss that.",
    ),
    unhinged(
      "It's been a year. In this state, a connection that is pending for a year counts as common law. A judge sent for {subject} and me, to make it final.",
      'A court has found that whatever is pending for a year is common law. {subject} and I were called in to be pronounced a first-degree connection.',
    ),
    unhinged(
      `The judge asked how it had all begun. I told him that {clause}. "And that was all?" he asked {subject}. "That was all." We've had it engraved in the rings.`,
      `"For the record, what was there between you?" asked the judge. "{short}," I said. "And nothing else," said {subject}. They let us keep that as the vow.`,
    ),
  ),
  plot(
    'room-booking',
    {
      ring: 'kind',
      cast: { F: ['Yvonne', 'Sandra', 'Janet'] },
      axis: 'rank',
      back: '',
    },
    all(
      `I booked a room for "{np}," three to four. By three I'd forgotten why.`,
      'I sent out a meeting called "{np}," three to four. No agenda. By three it had left me.',
    ),
    all(
      'Fourteen people accepted. {F} from Purchasing asked if she could be optional. I said none of us are.',
      'Fourteen people accepted. {F} from Purchasing wrote, "Finally."',
    ),
    all(
      'So we all sat there, each of us waiting for another to ask.',
      'We looked at each other for a while, like adults.',
    ),
    all(
      'Then {F} shared her screen. It was "{np}," by region, and it was going up.',
      `Then {F} stood up and said, "I'll start." She'd brought handouts on "{np}," in color.`,
    ),
    mild(
      "We've made it weekly. It's the only one that never runs over.",
      "It's weekly now. {F} says we're nearly there.",
    ),
    hot(
      'By week six it had a budget, a steering group and a fleece.',
      "In week six Germany asked to join. They've had one for years.",
    ),
    spicy(
      '{F} runs it now. On her first day she took me aside and asked what it is. I said, "{np}." She thanked me for being straight with her.',
      'Last week a new hire asked what "{np}" is for. {F} and I laughed until he did.',
    ),
    unhinged(
      'In May the government gave "{quote}" a ministry, with a motorcade. {F} was sworn in with a hand on the handout.',
      'In May {F} was sworn in as Minister for "{quote}," with a hand on the handout. It comes with a motorcade.',
    ),
    unhinged(
      `Yesterday I found the note from which I had booked it all. It says, "Whatever you do, don't mention '{quote}' to {F}."`,
      `Yesterday I found my original note. It says, "Book quiet room, to get {F} off the subject of '{quote}.'"`,
    ),
  ),
  plot(
    'silence-tour',
    {
      ring: 'kind',
      when: '@relative|@neighbor|@child ... x:@instrument',
      is: 'singular !several',
      axis: 'audience',
      back: '{the x}',
    },
    all(
      '{clause}. I went over that same evening and offered to manage.',
      '{clause}. Others would have closed a window. I printed a contract.',
    ),
    all(
      'I asked for a demo. It was {d.sound}. {d.complainer} gave us forty dollars to stop.',
      'The first showcase was {d.sound}. Halfway through, {d.complainer} pushed two twenties under the door.',
    ),
    all(
      "That's more than anyone has paid for the other thing.",
      "I'd been thinking about the business the wrong way around.",
    ),
    all(
      "So we're touring it: fourteen cities, and {the x} in none of them.",
      'I announced a tour. In fourteen cities, {the x} would not be coming.',
    ),
    mild(
      'Opening night sold out. {d.complainer} has a season pass.',
      'Tickets went in an hour. {d.complainer} bought the whole front row, to be sure.',
    ),
    hot(
      "All fourteen sold out. In Denver they wanted an encore, so we didn't come on the next night either.",
      "Denver was the best. You could hear a pin drop, and it was the pin's night.",
    ),
    spicy(
      'Now {subject} wants to do one show, "just for fun." I had to explain what {the x} would do to the catalog.',
      "Then {subject} got out {the x}. Once, with the window open. We've refunded Denver.",
    ),
    unhinged(
      'In May we were written into a peace treaty. Under Article 6, if either side fires, {subject} gets out {the x}.',
      "We're in a peace treaty now, under Article 6. If either side fires a shot, {subject} plays {the x}. Both armies have heard the demo.",
    ),
    unhinged(
      'Last night {the x} came through the wall, very softly: {d.sound}. I met {d.complainer} in the hall, in a coat, with a suitcase. "Who fired?"',
      'Last night {subject} got out {the x} again, just for fun. {d.sound}. In the hall {d.complainer} had a radio, and was asking which side it was.',
    ),
  ),
  plot(
    'kind-plain-all-clear',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: [
        'fire|alarm|evacuate|drill|speaker|loudspeaker|siren|emergency|bomb|smoke|gas',
        'sick|hurt|die|hospital|pregnant|birth|funeral',
      ],
      is: '!question !actor:me !actor:us',
      cast: { F: 'she' },
      axis: 'distance',
      back: '',
    },
    all(
      '{text}. I felt that people should know. I went to the front desk and said so over the speakers of the whole building.',
      '{text}. You do not keep a thing like that to yourself. I told the whole building, over the speakers at the front desk.',
    ),
    all(
      'I got as far as {the x}. By then all six floors were on the stairs.',
      'I kept my voice calm, and said it twice. By the second time all six floors were on the stairs.',
    ),
    all(
      '{F}, the fire warden, came up to me in her vest. "Where is it?" she said. "{quote}," I said. She moved everybody back by a row.',
      '{F}, the fire warden, asked whether it was still in there. I could only repeat it: "{quote}." She moved everybody back by a row.',
    ),
    all(
      'She counted 412 of us in the parking lot, all turned toward me. My last talk drew nineteen, with lunch.',
      'There were 412 people in that parking lot, by her count, and all of them were looking at me. My last talk drew nineteen, with lunch.',
    ),
    mild(
      'After an hour {F} let us back in. In the report, under "Cause," she has put {the x}, and after it my name.',
      'After an hour {F} let us back in. In the report, under "Cause," she has put "{short}," and after it my name.',
      'After an hour {F} let us back in. In the report, under "Cause," she has put "{quote}," and after it my name.',
    ),
    hot(
      'She gave me the microphone for the all-clear. I went back over {the x}, but warmly. They left by car.',
      'She gave me the microphone for the all-clear. I said it all again, but warmly. They left by car.',
    ),
    spicy(
      'They work from home now, all 412, and the reason on the form is {the x}. {F} says the building has never been safer. I am the only person in it.',
      'They work from home now, all 412, and the reason on the form is "{short}." {F} says the building has never been safer. I am the only person in it.',
      'They work from home now, all 412, and the reason on the form is "{quote}." {F} says the building has never been safer. I am the only person in it.',
    ),
    unhinged(
      'By dark the whole state was on the road. They have founded a city up north, as far as a tank of gas would take them from {the x}. {F} is the mayor.',
      'By dark the whole state was on the road. They have founded a city up north, as far as a tank of gas would take them. {F} is the mayor.',
    ),
    unhinged(
      'For the first anniversary they asked me to speak, and I thought I would just clear it up: "{quote}." By noon it was only {F}, with the engine running. "Further north?" she said.',
      'On founding day I went up there to set it right. 900,000 people were in the square. "{quote}," I said. {F} was the last to go. "Is there anything north of this?" she asked me.',
    ),
  ),
  plot(
    'kind-number-guidance',
    {
      ring: 'kind',
      when: NUMBERED,
      not: [
        'sick|hurt|die|hospital|funeral|pregnant|birth|investor|quarter|quarterly|figure|stock|share',
        '=one =of',
      ],
      is: '!question',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'break that out',
    },
    all(
      '{text}. So when the investors called and asked for our figure, {n} was the only number I had on me.',
      '{text}. It was still on my mind when the investors called and asked for our figure. I said {n}.',
    ),
    all(
      '"{n} what?" wrote {F} from Treasury, on a card. I told the call that we do not break that out.',
      '{F} from Treasury put us on mute. "{n} what?" she said. I took us off mute, and told them we do not break that out.',
    ),
    all(
      'The stock went up. An analyst in Zurich put out a note that he had feared a lot worse than {n}.',
      'It was well received. The stock rose, and in Zurich an analyst wrote that {n} had taken away his worst fears.',
    ),
    all(
      'So now it had to be met. I had {n} put up in the lobby, in brass, and told Sales to get there by June.',
      'That made it a target. There is a brass {n} in the lobby now, and Sales had until June to get there.',
    ),
    all(
      'In June they reported that they were at {n}, to the digit. I asked of what. "We do not break that out," said Sales.',
      'They made it with a week to spare. I congratulated them on {n}, and asked of what. Sales told me they do not break that out.',
    ),
    mild(
      'I paid the bonuses. {F} got {n}. She has asked me what of.',
      "It's in the bonus plan. {F} was given {n}, and would like to know what of.",
    ),
    hot(
      'The auditors wanted to see what was behind {n}. I told them how it had come about, and left nothing out.',
      'Then auditors came to look for what was behind {n}. I took them through it from the start.',
    ),
    spicy(
      'They checked it twice. "Of all your figures," they told {F}, "{n} is the only one where something happened."',
      '"We have gone through everything," they said to {F}. "{n} is your only figure where something happened."',
    ),
    unhinged(
      'They passed it up. Since May the central bank has set everything to {n}: interest, inflation, the speed limit.',
      'They reported it to the central bank, which has had nothing that solid in years. Interest is {n} now. So is inflation, and the speed limit.',
    ),
    unhinged(
      'Then the governor of the bank took a question from a girl, on live television. "{n} what?" He had them wake me. "{quote}," I said. He thanked me. "We do not break that out," he told her.',
      'Then the governor of the bank took a question on the air, from a boy. "{n} what?" He had me on the phone before the break. "{quote}," I told him. I heard him turn. "We do not break that out," he said.',
    ),
  ),
  plot(
    'kind-thing-on-strike',
    {
      ring: 'kind',
      when: FAILED,
      not: [
        '@transit|train|bus|flight|plane|ferry|tram|subway|metro|taxi|motorway',
        'strike|union|fire|hurt|hospital|sick|funeral|accident|crash .. into|with',
        "=can't|=couldn't|=finally|passed|delete|lose|save|inside|oil|repair|fix",
        '^ @person|@animal',
      ],
      is: '!question !actor:me !actor:us',
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'no duties',
    },
    all(
      '{text}. I have managed people for twenty years. I know a strike when I see one, and I asked {x.full} for a list of demands.',
      '{text}. Some would call for help. I know a strike when I see one. I went to {x.full} with a notebook and asked for the demands.',
    ),
    all(
      'There were none, which is how you know it is serious. I drew them up myself: shorter hours, a window, respect.',
      'Not a word. You have to admire the discipline. I drafted the demands myself: shorter hours, a window, respect.',
    ),
    all(
      '{F}, a neighbor, offered to have a look at {the x}. She had her tools with her. I told her I would not see a picket line crossed.',
      'My neighbor {F} heard about {the x} and came over with her tools. I stood in the way. I said that we do not cross a picket line.',
    ),
    all(
      'We talked until five in the morning. Each time I made an offer there was that silence, and I went a little higher.',
      'The talks went on until five in the morning. I have sat across from banks, and none of them could hold a silence like that. I kept going higher.',
    ),
    mild(
      'At dawn we had a deal: full pay for {the x}, and no duties. {F} says that nothing has changed. I said, "With dignity."',
      'At dawn I signed: full pay for {the x}, and no duties. "So it is just like before," said {F}. I said, "With dignity."',
    ),
    hot(
      'At dawn we had a deal: full pay for {the x}, and no duties. {F} asked who was going to do the work. I am, evenings and weekends.',
      'At dawn I signed. {the x} would be kept on at full pay, with no duties. "And who does the work?" asked {F}. I do, evenings and weekends.',
    ),
    spicy(
      'Last week I went out too, in sympathy with {the x}. I have been sitting on the stairs since. {F} says that it is not a strike until it makes a difference.',
      'I could not leave {the x} to stand alone, so I walked out as well. {F} has let me know that it only counts as a strike if something stops.',
    ),
    unhinged(
      'Word of the terms got around. By May it was general: bridges, cash machines, church clocks, all out, with {the x} at the head of the table and a minister at the foot.',
      'Others had heard about the terms. In May the bridges sat down, then the cash machines and the church clocks. They let {the x} speak for them, to a minister.',
    ),
    unhinged(
      'He lasted six days, and signed: full pay and no duties, for {the x} and all the rest. I asked if the same terms could go for me. "They have for years," said {F}.',
      'In the end the minister broke the silence. They all get what {the x} got, full pay and no duties. I put my name down. "You were the model for it," said {F}.',
    ),
  ),
  plot(
    'kind-family-crest',
    {
      ring: 'kind',
      when: naming(BY_FAMILY),
      not: [
        'family|parent =upstairs|=downstairs|evening',
        'roommate|flatmate|ex|crest|baby|newborn|twin|stick|die|dead|sick|hurt|hospital|funeral|pregnant|birth|divorce|wedding|marry',
      ],
      is: '!question !actor:me !actor:us',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'field',
    },
    all(
      '{text}. Families have been knighted for less. I applied to the College of Arms for a crest.',
      '{text}. I felt that it should be on something. I wrote to the College of Arms and applied for a family crest.',
    ),
    all(
      '{F}, a herald there, asked what it should show. I said {w.full}, rampant, with {the x}.',
      '{F}, a herald there, asked what it should show. I said {w.full}, rampant, and sent her the facts of the case.',
    ),
    all(
      'She wrote back that in 530 years they had done lions, boars and a single otter. She would need a photograph of {w.full}.',
      'They have been at it for 530 years, she replied: lions, boars, a single otter. For {w.full} she asked me to send a photograph.',
    ),
    all(
      'I asked where on the crest I was. {F} said that I was the field. It is the plain part that the others stand on.',
      '"And which of them am I?" I asked. {F} said that I was the field. That is the plain part that the others stand on.',
    ),
    all(
      'It came in the spring: {w.full}, in gold, over a ribbon that says "{short}" in Latin. I am beige.',
      'It came in the spring: {w.full}, in gold, over a ribbon that tells the whole thing in Latin. I am beige.',
    ),
    mild(
      'I have applied for a border. {F} says that a field cannot apply.',
      'I asked {F} if I could have a border. She said it would have to come from somebody on the crest.',
    ),
    spicy(
      'I had it woven into a mat for the front door. At the request of {w.full}, visitors may wipe their feet on the field.',
      'We had it made into a doormat. People step around {w.full}, out of respect. They use the field.',
    ),
    unhinged(
      'With arms comes a title. It was granted to {w.full} in June, for services to {the x}. With the title comes the field, freehold, and that is me.',
      'With arms comes a title. It was granted to {w.full} in June, for services to the family. With the title comes the field, freehold, and that is me.',
    ),
    unhinged(
      'Last week {F} came to survey me. She put in a little flag with {the x} on it, took a few steps back and shook her head. "Grazing," she told {w.full}, "at most."',
      'Last week {F} walked all around me with a map. She read out what it was for: "{quote}." Then she turned to {w.full}. "Grazing," she said, "at most."',
    ),
  ),
  plot(
    'kind-several-paywall',
    {
      ring: 'kind',
      when: ENGLISH_TEXT,
      not: 'sick|hurt|die|dead|hospital|funeral|pregnant|birth|=microwaved|subscribe|subscription|newsletter|leeds',
      is: 'several !question',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'is that it',
    },
    all(
      '{text}. That much is free. The rest is for subscribers.',
      '{text}. I can say that much in public. For the rest I have set up a subscription.',
    ),
    all(
      'There is no rest. It ends there. But by evening 300 people had paid seven dollars to find out what happens next.',
      'Nothing else happened. That is the whole of it. But by evening there were 300 people, at seven dollars, waiting to hear what happens next.',
    ),
    all(
      'The first was {F}, a retired dentist in Leeds. "Is that it?" she wrote. I moved her up to Gold, where you get {the x} in color.',
      'The first was {F}, a retired dentist in Leeds. "Is that it?" she wrote. I moved her up to Gold, where you get "{quote}" in bold.',
    ),
    all(
      'For the second issue I sent them the first sentence again, by itself. For the third I sent the last, so that they would feel how far we had come.',
      'In issue two I went back to the first sentence, in more depth. In issue three I skipped to the last. Several people wrote that they had cried.',
    ),
    mild(
      '{F} has canceled. The form asks which part she would miss. "{the x}," she put, "briefly."',
      '{F} has canceled. In the box for comments she pasted the whole of it: "{quote}." I use it as a testimonial.',
    ),
    hot(
      'At 40,000 subscribers I took on writers. Six of them have sat for a month around a picture of {the x}. They cannot think what comes next either.',
      'At 40,000 subscribers I took on writers. Six of them have sat for a month around a printout of it. They cannot think what comes next either.',
    ),
    spicy(
      '{F} sent in an ending, for free: "Then he told a friend about {the x}, and they laughed, and had lunch." It is well written. I just do not see where he gets the friend.',
      '{F} sent in an ending, for free. It picks up after "{quote}" with, "and he told a friend, and they laughed, and had lunch." It is well written. I just do not see where he gets the friend.',
    ),
    unhinged(
      'By spring it was four billion people. In May the central banks put off their decision until it was known what becomes of {the x}.',
      'By spring it was four billion people. In May the central banks put off their decision until it was known what happens next.',
    ),
    unhinged(
      'So I went out live, to all of them, and read the ending, slowly: "{quote}." It was so quiet on this planet that I could hear {F}, in Leeds. "Is that it?" she said.',
      'I had to give it to them, on every screen there is. "{quote}," I read, and closed the folder. Then it came from the street, and from Leeds, and in Mandarin: "Is that it?"',
    ),
  ),
]);
