import { all, hot, linked, mild, type Plot, plot, spicy, unhinged } from '../plot.ts';
import { DECISION, MISHAP, TOLD_ME as TOLDME, WIN } from './event-kinds.ts';
import { ENGLISH_TEXT, inEnglish, naming } from './typed-things.ts';

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
      '11:58 AM. Nine thousand comments. Several recognized {the x}. Not one recognized me.',
      `11:58 AM. It's gone viral. "{quote}" is on a T-shirt. On who I am, the consensus is no.`,
    ),
    unhinged(
      "3:00 PM. Went to the police to clear it up. They need one person to confirm I'm me.",
      "3:00 PM. I've been listed as unclaimed. There's a desk for it.",
    ),
    unhinged(
      '5:10 PM. My father came down. He looked at me through the glass for a long time. "{tiny}?" he said. I nodded.',
      '5:10 PM. My father came down and looked at me through the glass. He said he only knew me from the post.',
    ),
  ),
  plot(
    'interview-np',
    { ring: 'kind', cast: { F: ['Anita', 'Sandra', 'Philippa'] }, axis: 'rank', back: '{np}' },
    all(
      `"What's your greatest strength?" the interviewer asked. "{np}," I said.`,
      'First question: my greatest strength. I looked the interviewer in the eye. "{np}."',
    ),
    all('"And your greatest weakness?" "{np}."', 'Then weaknesses. I took my time. "{np}."'),
    all(
      'Her name was {F}. She turned over my résumé, in case there was more on the back.',
      '{F}, her badge said. She wrote something, looked at it and underlined it.',
    ),
    all(
      '"Where do you see yourself in five years?" I let the silence build. She got there first. "{np}?"',
      'She asked about the gap from 2019 to 2021. I only had to raise an eyebrow. "{np}," she said, quietly.',
      `"We measure people in {d.metric}. What's yours?" I didn't have to say it. "{np}," she said, quietly.`,
    ),
    mild(
      `"Is there anything you'd like to ask us?" "{np}?" She says they'll let me know. I think she knows.`,
      `"Any questions for us?" "{np}?" {F} closed the folder. She said they'd be in touch, and then with whom.`,
    ),
    hot(
      'The letter came on Thursday, signed by {F}. It was one line long: "{np}."',
      'Thursday I got the letter. {F} had kept it short. "{np}."',
    ),
    spicy(
      "I've framed it. I still don't know if I got the job.",
      "I start Monday. Or I don't. I've asked {F} to clarify, and I know what she'll say.",
    ),
    unhinged(
      "I turned up on Monday to find out. The guard asked for the password. I've been CFO since March.",
      "I went in on Monday, just in case. It turned out to be the password. I've been CFO since.",
    ),
    unhinged(
      `In June the auditors asked where the money had gone. I opened my mouth. "Don't," said {F}.`,
      "Last week the auditors asked what the $40 million was for. I looked at {F}. She'd already packed.",
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
      "I believe in honoring milestones, so there was a cake, a banner and a string trio. They'd been working on {d.sound}.",
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
      'In the settlement {F} got nine of our anniversaries. I was awarded today, with supervised visits.',
      'The judge split the calendar. {F} kept the ten years. I got custody of today.',
    ),
    unhinged(
      "So next year it's just me and a court officer, at about this hour. He's asked if there'll be cake.",
      `A court officer sits in. Every year I tell him that {clause}. Every year he says, "That's it?"`,
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
      'I told my therapist that {anyclause}. She wrote something down.',
      "In Tuesday's session I opened up about how {anyclause}. My therapist made a note.",
    ),
    all(
      'In fourteen years of leadership, nobody had ever just written it down. I booked double sessions.',
      'I felt so heard that I booked doubles and told it again, slower. More writing.',
    ),
    all(
      `On the way out I asked {F} what she'd put about {the x}. "Milk," she said.`,
      'At the door I saw the pad. I had expected "{short}." {F} had written one word. "Milk."',
      'At the door I saw the pad, and looked for "{quote}." {F} had written one word. "Milk."',
    ),
    all(
      "I've built it into a framework. Moment. Insight. Leverage. The K is silent.",
      "M.I.L.K. Moment. Insight. Leverage. We're still hiring for the K.",
    ),
    mild(
      "I presented it to {F} on Tuesday. She wrote something down. I'm hoping for eggs.",
      "I showed {F} the slides. She's asked for credit, and more of an oat direction.",
    ),
    hot(
      'Five thousand managers are certified. Three have asked about the K. They were not certified.',
      'Five thousand managers have been through it. The K has its own retreat.',
      'Five thousand managers are certified. Each gets a pin and {d.tool}.',
    ),
    spicy(
      '{F} took the course herself. I told the room how {anyclause}. She raised her hand: "That was you?"',
      "{F} came to the keynote. When I got to the part about how {anyclause}, she gasped. It was the first she'd heard of it.",
    ),
    unhinged(
      "The state now requires M.I.L.K. for a license. {F}'s lapsed, so on Monday she sat the exam.",
      "You can't practice without M.I.L.K. in this state now. {F} had to take the test on Monday.",
    ),
    unhinged(
      'Question one: "What happened to him?" She left it blank. In the margin it says "bread."',
      "There's one question: what happened to me. {F} wrote for an hour. Bread, eggs, the small lemons.",
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
      "On Thursday it happened to {K}. {K} isn't even on the plan.",
      'Yesterday it happened to {K}, in the parking lot. He said it was "whatever." {F} took him to lunch.',
    ),
    hot(
      "I've had four people on it since April. We have a war room, with {the x} on the wall, in cross-section. It has not happened in there.",
      'I asked for headcount. I got an intern and a whiteboard that says, "{quote}. HOW?"',
    ),
    spicy(
      'Then it happened to {K} from Sales, twice, in an elevator. {F} has moved my eleven to him.',
      "Yesterday it happened to {K} from Sales, twice before lunch. He wasn't trying. {F} had a cake brought in.",
    ),
    unhinged(
      'So {F} outsourced it. A plant outside Toledo now does nine thousand a day.',
      "{F} found a supplier. There's a plant in Toledo where it happens every four seconds.",
    ),
    unhinged(
      'I flew in for the tour. A man in a hairnet did it without looking up. I told him about my target. "Twelve?" he said. "By hand?"',
      'I took the tour. I told the foreman that once, at home, {clause}. He stopped the line so the others could hear. "By hand," he told them.',
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
      back: 'nine',
    },
    all('On Tuesday, {clause}. Nobody noticed.', 'Last week, {clause}. There were no witnesses.'),
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
      'It came to twelve slides. {F} took notes until slide nine, then she took photos.',
      'It came to twelve slides, one with audio: {d.sound}. {F} has asked for the appendix.',
    ),
    hot(
      'It came to twelve slides. {F} asked if I could go back to nine.',
      'Twelve slides. On nine, {F} stood up. On ten, so did Legal.',
      'It came to twelve slides. Slide three was just {d.sound}. {F} asked if I could go to nine.',
    ),
    spicy(
      "I tried to return to how {clause}. They didn't want that one anymore.",
      'I offered to talk more about how {clause}. "Nine," said {F}.',
    ),
    unhinged(
      "Slide nine is now before a grand jury. I've been offered immunity for one through eight.",
      "Slide nine has its own prosecutor. He's asked if there's a ten.",
    ),
    unhinged(
      'My lawyer wants me to plead to slide one, that {clause}. She says a jury could learn to love that man.',
      "My lawyer's whole defense is slide one. She read it to the jury twice, slowly. Even {F} wept.",
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
      'They gave {subject} the keynote. I carried the bag. They let me stand near the water.',
    ),
    spicy(
      "Et Al. left the stage without taking a question. Standing ovation. {F} asked if {subject} is always like this. I said I wouldn't know, I'm usually just in the room.",
      'Et Al. said nothing for forty minutes. {F} called it the best talk of the day. I read out my part, "{short}," and was asked to keep it down.',
      'Et Al. said nothing for forty minutes. {F} called it the best talk of the day. I told her about {the x}, and was asked to keep it down.',
    ),
    unhinged(
      'Et Al. has tenure now. I applied for a job in the department, as something junior.',
      'The university gave Et Al. a chair, and the committee that goes with it. I applied for a post.',
    ),
    unhinged(
      `The whole panel was {subject} and {F}. I said we'd worked together. {F} wrote, "Claims to have been in the room."`,
      'I recognized the chair of the panel at once: {subject}. There was no sign it was mutual. "Was he in the room?" {F} asked.',
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
      "I did get in, eventually. I'm two levels below {subject}. There's a skip-level on Thursdays.",
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
      'We open Friday, in the cafeteria. {F} has two seats, both near the exit.',
      'Opening night is Friday. {F} will be there. It counts as my account.',
    ),
    hot(
      'We opened Friday in the cafeteria. The newsletter said {K} "makes you forget the original."',
      'Friday we opened in the cafeteria. I cried. {K} did it better.',
      'We opened Friday in the cafeteria. The newsletter praised {K}, and the sound design: {d.sound}.',
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
      'On Thursday {K} renewed my passport. It went through.',
      "Last week {K} voted as me. They didn't ask him for ID. They asked me.",
    ),
    unhinged(
      `Then {F} asked him for a short written account. He wrote: "{text}." That was all she'd needed.`,
      'Then {F} asked him for that account. He did it in one line, by email. She hugged him. "Welcome back," she said.',
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
      'In the end I was declared a total loss. Under the policy, that makes me theirs.',
      "They've written me off. I've been towed.",
    ),
    unhinged(
      `I'm in a yard outside Dayton, next to a boat. When people ask what happened, {F} tells them: "{short}." They nod. One took a shoe, for parts.`,
      "I'm in a yard outside Dayton now, next to a boat. {F} says somebody may want me for parts. A man came by about the hair.",
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
      `"{speech}." That's what {subject} said to me. Most people would have heard a remark.`,
      '"{speech}." Somebody said that to me this week. Most people would have heard a remark.',
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
      "I brought one of the mugs back to where I'd heard it. I was told again. Consistency is everything.",
    ),
    hot(
      'Then we reorganized around it. Sixty roles. I read it aloud at each goodbye.',
      'We restructured. I closed every exit interview with it. "{speech}." Some people said, "What?" and I could see it working.',
    ),
    spicy(
      'I gave the keynote. 900 people said "{speech}" back to me in unison. At the back {speaker} stood up and said it again, louder.',
      'At the keynote I invited {speaker} on stage. Same words: "{speech}." Less patience. The room wept.',
    ),
    unhinged(
      "It's in the state constitution now, after the part about water. Children stand for it.",
      "In March the state adopted it as a motto. It's on the license plates.",
    ),
    unhinged(
      `At the unveiling I asked {speaker} if I'd understood it correctly. "No," I was told. We're adding that to the mugs.`,
      'I met {speaker} again on the steps of the capitol. I got a new one: "You need to stop." The mugs are at the printer.',
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
      '{anyclause}. Most people would call that waiting.',
      '{anyclause}. Some would say I was just standing there.',
    ),
    all(
      'I looked around and saw that nobody was leading the line. So I led it.',
      'What I saw was a team without a leader. I turned around and introduced myself to the line.',
    ),
    all(
      'We have a daily stand-up. We were already standing.',
      'I did one-on-ones, front to back. Morale was low at the back. I promoted a woman to middle.',
    ),
    all(
      'Headcount: 31. Mission: Forward. Attrition: one, a man named {F}, whose number came up.',
      'We lost one person in the first hour, {F}. His number came up.',
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
      "In the spring I took the line public. {F} bought in early. He's behind me now, with six thousand others.",
      "The line was incorporated in Delaware in May. {F} came back as an investor. He's number 6,040.",
    ),
    unhinged(
      `Yesterday he asked me what's at the front. I said, "Vision." It's a wall. The office moved in June.`,
      "He asked what we're waiting for. I told him we've pivoted. The building was torn down in June. We're Forward.",
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
      "He's doing a full inventory on Saturday. I'm on it, after {the object}.",
      "{F} has let him keep {the object}. They're looking at synergies. I've been identified as one.",
    ),
    unhinged(
      "On Thursday the shareholders voted: {F}, the kids, the dog. I've been spun off.",
      'The deal closed Thursday. The dog abstained. I am no longer core.',
    ),
    unhinged(
      "That night a stranger found me at a bus stop and called the house. {F} told him they don't comment on former holdings.",
      'A kind stranger found me and offered to bring me home, no charge. {F} let it lapse.',
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
      'She put it online: "Used once." I call that a testimonial.',
      'On Sunday {F} listed it. "Hardly used. Owner talks about it." I call that brand.',
    ),
    mild(
      "There are eleven people watching it. I'm nine of them.",
      "There's one bidder. He's in the garage, and he believes in the product.",
    ),
    hot(
      "Bidding opened at five dollars, from a man in Ohio. I couldn't watch something I believed in go for that.",
      'The first bid was five dollars, from a man in Ohio. I took it as an insult to the whole category.',
    ),
    spicy(
      "I got {the object} back for $340. {F} charged me shipping. She's upstairs.",
      'I beat him, at $340. Price per use is up. {F} says the man in Ohio asked if {the object} would be all right with me.',
    ),
    unhinged(
      "It's been back and forth between us nine times now. On paper, we're worth four million dollars.",
      '{F} relisted it. I bought it again. After nine rounds the bank calls it our largest asset.',
    ),
    unhinged(
      'The bank has taken the house against it. We live in Ohio, with the man. He only ever wanted to use it.',
      'On Friday the man in Ohio bought the bank. He came to the door, in person. "Can I just use it?" he said. {F} went with him.',
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
      "On Monday my mentor got off a stop early and ran. I'm still unpacking it.",
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
      'The order says 500 feet at all times. In June we were booked for the same stage, so I gave my half from a boat.',
      "It's 500 feet, in all states. We still keynote together. I'm the dot on the hill.",
    ),
    unhinged(
      `Someone asked how we'd met. I could just hear my mentor over the water: "We haven't."`,
      `In the Q&A they asked what the secret is. My mentor took the microphone. "I don't know him." I wrote it down.`,
    ),
  ),
  plot(
    'child-review',
    {
      ring: 'kind',
      when: naming(['my|our|=my|=our .. @child']),
      not: ['nephew|niece|grandson|granddaughter|sick|hurt|cry|teenager|baby|newborn'],
      is: 'actor:child past !several',
      axis: 'formality',
      back: 'a raisin',
    },
    all(
      "{clause}. I didn't raise my voice. I sent a calendar invite.",
      '{clause}. I took a breath and booked a room.',
    ),
    all(
      'The other party arrived eleven minutes late. Nap.',
      'It started eleven minutes late. One of us had been asleep. One of us needed to be carried in.',
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
      'My plan is reviewed every Friday by a committee of nineteen, on a rug. I can speak if I have the shell.',
      'On Friday I went before the full committee. There are nineteen of them, on a rug. You need the shell to talk.',
    ),
    unhinged(
      "I asked them for more time. They voted. I'm out until snack. I did get the raisin.",
      'I requested a raise. They looked at my numbers: four nights, no voices. I was offered a raisin.',
    ),
  ),
  plot(
    'boomerang-pet',
    {
      ring: 'kind',
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
      "Ninety seconds later there was a noise at the door. In HR that's called a boomerang hire.",
    ),
    mild(
      'That was the first of fourteen today. Each one comes with a signing treat.',
      "We've done it fourteen times since lunch. I'm out of cards.",
    ),
    hot(
      "That was the first of fourteen today. {F} from next door, who's in HR, says to get a flap.",
      'Turnover is now 1,400%, all of it the {pet}. {F} next door told me to get a flap.',
    ),
    spicy(
      "I got the flap. It's all self-service now. It's efficient. The {pet} and I hardly talk.",
      'The flap handles it now, both ways. I still write the {pet} a card.',
    ),
    unhinged(
      'I got the flap. On Friday I stepped out for the paper and it closed behind me. I scratched.',
      "The flap is in. On Friday I went out for the mail without a key. It reads chips. I don't have a chip.",
    ),
    unhinged(
      "Through the glass I made my case. The {pet} looked at {F}, who was in my chair. They've gone with an internal candidate.",
      "The {pet} came to the glass and heard me out. Ninety seconds. Then {F} put down my bowl, and I don't want to say I ran.",
    ),
  ),
  plot(
    'museum',
    {
      ring: 'kind',
      when: MISHAP,
      not: [
        '@vehicle',
        'museum|lose|steal|give|wedding|phone',
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
      "I've heard number 14. It's nine seconds long, and the first six are about the {thing}. The rest is directions to the restroom.",
    ),
    unhinged(
      'In March I was loaned to Cleveland. I went in the same crate as the helmet.',
      "In March they lent me to Cleveland, for insurance value. I'm in storage there, under B.",
    ),
    linked(
      unhinged(
        `{F} sent a postcard. It's of the {thing}. They sell it in the gift shop. I asked if there's one of me. He wrote back, "We don't know."`,
        "The {thing} stayed home. {F} says you don't lend out the important pieces.",
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
      "I call that an exit. It's my third this year, after a salad bar and my sister's house.",
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
      "On Tuesday a judge barred me from all buildings. In my world that's called full liquidity.",
      "On Tuesday the county rolled everything up. I've been exited from indoors.",
    ),
    unhinged(
      "I'm ringing the opening bell on Friday. {F} will hold it out the door.",
      "{F} brings my mail out to the grass. Yesterday he sat down. He's thinking of leaving too. I told him the first one's the hardest.",
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
      "Sales has a bell they ring when a deal closes. I'm in Payroll. On Tuesday, {clause}, so I rang it.",
      "There's a bell on our sales floor. I work in Payroll. But {clause}, so I walked over and rang it.",
    ),
    all(
      `The whole floor clapped. {F} from Sales asked what I'd closed. "{quote}," I said.`,
      'Forty people stood up. "What did you close?" asked {F} from Sales. I told him about {doing}, from the start.',
    ),
    all(
      'Upstairs the CFO heard the bell. It went into the forecast.',
      '{F} had to log it somewhere. It went in as $1.2 million, the average.',
    ),
    all(
      "On Wednesday I rang it again, for the same one. {F} said you can't book it twice.",
      'I rang it again on Wednesday. "Still?" said {F}.',
    ),
    mild(
      "By Friday {F} had unscrewed the bell. I've brought one from home.",
      '{F} has taken the bell home for safety. I drove by. I could hear it.',
    ),
    hot(
      'Analysts raised the target. {F} was told to shadow me. He watched me eat a yogurt and wrote, "Process?"',
      "The board wanted to know if I could repeat it. {F} was assigned to observe. So far he's seen a yogurt.",
      "The board wanted to know if I could repeat it. {F} was assigned to observe me with {d.tool}. So far he's seen a yogurt.",
    ),
    spicy(
      'This morning we restated the quarter, with and without {the x}.',
      'This morning we restated the quarter. In the footnotes it says, "Excludes {doing}."',
      `This morning the auditors asked {F} for the contract. "{quote}," he read them. We've restated.`,
    ),
    unhinged(
      'By summer the bell was trading separately. When I ring it, wheat goes up.',
      "In May the exchange replaced its own bell with mine. Markets don't open until I've had a win.",
    ),
    unhinged(
      'This morning I reached for it and felt nothing. Four trading floors, waiting. {F} leaned over and whispered, "{you}. Remember?"',
      `Today I didn't have one. {F} stood there, four trading floors behind him. "Anything," he said. "Eat a yogurt."`,
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
      '4. A leader can hold curious for eleven minutes. {F} can do twelve.',
    ),
    all(
      '5. Never put in writing that {clause}.',
      '5. Nobody needs to read anywhere that {clause}.',
    ),
    mild('{F} has liked this post.', 'Edit: {F} has saved this post.'),
    hot('6. {F}, that was a hypothetical.', "6. {F}, a rule isn't a statement."),
    spicy(
      "7. I found {the x} like that. I wasn't here.",
      '7. {F} has a printout of "{quote}." Look curious.',
    ),
    unhinged(
      '7. Extradition from Iceland takes eleven weeks.',
      '7. You can rent a cabin in Iceland by the week, in any name.',
    ),
    unhinged("8. If there's a knock, look curious.", '8. {F} speaks Icelandic.'),
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
      'Nobody has to pay. The basic package is {d.sound}, on {the x}, daily, from six.',
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
      'Eleven households signed in a week. One tried to cancel. I reminded them about {d.sound}.',
    ),
    spicy(
      "I haven't touched {the x} since April. On Sunday {d.complainer} asked, quietly, if there was a plan where I do.",
      'My margins depend on {the x} never coming out again. Last night I sat in the dark and imagined {d.sound}. {d.complainer} knocked, to see if I was all right.',
    ),
    unhinged(
      "In May the city took it over as a utility. If it's ever quiet for free, there's a hotline.",
      'It was listed as a public utility in May. Silence is metered now.',
    ),
    unhinged(
      'I fell behind on my own bill. At six this morning there it was under my window: {d.sound}. It was {d.complainer}, in uniform.',
      'I missed a payment. This morning {d.complainer} stood under my window with {d.tool} and started the free tier.',
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
      back: 'monday at nine',
    },
    all(
      "{clause}. I don't make assumptions, so I asked all eleven of my reports why not. One at a time, in the small room.",
      '{clause}. I take that kind of data seriously. I sat down with all eleven of my people, individually.',
    ),
    all(
      `Ten of them said they'd meant to. {F} said, "Was that an option?"`,
      "Ten of them blamed the acoustics. {F} asked if there'd be a second chance.",
    ),
    all(
      "I've put it in everyone's goals for the quarter.",
      "So it's in the goals now, between Revenue and Safety.",
    ),
    all(
      'We rehearsed on Thursday. It has to look unprompted.',
      'There was a workshop. {F} brought up breathing.',
    ),
    mild(
      'On Monday at nine they all did it, on three. {F} got "exceeds."',
      "Everybody did it on Monday, at nine sharp. {F} did it twice, in case she's sick next week.",
    ),
    hot(
      'On Monday at nine they all did it, on three. It went on for some time. Nobody wanted to be first to stop.',
      'Monday at nine, on my count, they all did. A client on the phone asked what was wrong.',
    ),
    spicy(
      '{F} now does it in the parking lot, at home and once at a red light. Her husband called to ask for me by name.',
      'We hit 140% of target. {F} has asked to be moved to a quieter team, and to a quieter me.',
    ),
    unhinged(
      "In June it became federal law. It's nine o'clock, coast to coast. You can see it from space, a little.",
      "It's on the census now. The whole country does it on Mondays at nine, on three.",
    ),
    unhinged(
      'Last Monday I slept through it. {F} is at my door with two officers. "Was that an option?" she says.',
      "I retired on Friday. On Monday at nine I stood by the window. {F} looked up, and didn't.",
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
      'It went to family court. The judge ruled that the survey is binding, and that wave two would be taken under oath.',
      'A judge admitted the survey into evidence. The respondent was sworn in to complete it.',
    ),
    unhinged(
      "Question nine: would you recommend me to a friend? The respondent already had. They're very happy.",
      `"Would you recommend him to a friend?" asked the judge. "I'd want to keep the friend," said the respondent. Five out of five for candor.`,
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
      'The man I used to be ended on Tuesday, when {clause}. He was 46.',
      'On Tuesday, {clause}. The person I was before is no longer with us.',
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
      '{F} from HR said a few words. "Is this on the calendar?"',
      "I'd asked {F} from HR to speak. She said she'd only met him in the elevator, and that he'd also talked.",
    ),
    mild(
      'In lieu of flowers, {F} has asked for the room back.',
      'In lieu of flowers, please endorse me for Change. {F} has endorsed him.',
    ),
    hot(
      "My wife took it hard. She'd preferred him.",
      "I told my wife she'd never see him again. She asked which drawer his things were in, and held one of the sweaters.",
    ),
    spicy(
      `She keeps his photo by the bed, and she won't let me touch {the x}. I've pointed out that it's me. She says, "Around the eyes."`,
      'At night I hear her telling the dog about him. He was a different man, she says, before {doing}. In one of them he listens.',
      `She's had it carved in stone: "{quote}." I've pointed out that it's me. She says, "Around the eyes."`,
    ),
    unhinged(
      'On Thursday the county issued the certificate. His pension, his house and his parking space went to the widow.',
      "Then {F} filed it, and the county signed it. He's gone. She gets the house, and he gets a bench.",
    ),
    unhinged(
      "I've asked the widow to dinner. She says it's too soon, and that I remind her of him.",
      "Last night I asked his widow out. She said she isn't ready for a man who's changed.",
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
      'I closed my keynote with one question: "{quote}"',
      `I don't give my team answers. On Monday I wrote one question on the board: "{quote}"`,
    ),
    all(
      "Nobody spoke. I'm comfortable with silence. I held it for eleven minutes.",
      'Then I waited. A lesser leader would have filled those eleven minutes.',
    ),
    all(
      '{F} from Audit asked if I was all right. I said, "Are any of us?" She said she was.',
      '{F} from Audit raised a hand. She wanted to know if it was rhetorical. I said, "Is anything?" She said the budget.',
    ),
    all(
      'I thanked her for her courage, and asked it again, slower: "{quote}"',
      'I wrote "{F}" under Resistance, and "{quote}" under that, with a line.',
    ),
    mild(
      "That's one. I need the rest by Friday.",
      '{F} has asked that next time I put it in an email, to somebody else.',
    ),
    hot(
      'We brought in a firm. Phase one cost $200,000 and found that "{quote}" is a question.',
      'The board commissioned a study of "{quote}" After eight months it confirmed the question mark.',
    ),
    spicy(
      'Phase two recommends that I stop asking it. {F} signed off the same day.',
      "There's a follow-up study on who asked, and why. {F} is on the steering group. So is my wife.",
    ),
    unhinged(
      'It has its own institute now, outside Zurich. Forty physicists and a flag.',
      'In May it was handed to an institute in Zurich, with forty physicists and a tunnel.',
    ),
    unhinged(
      `On Thursday they announced an answer. It's 900 pages. I asked {F} for the short version. "No," she said.`,
      'They called last night: they have it. {F} took the call. She listened, looked at me and said, "He knows."',
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
      'I want to apologize. Last week, {clause}. {F} saw.',
      'This is an apology to {F}, who was there on Tuesday when {clause}.',
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
      "{F} says she'd forgotten all about it. I'm sorry for reminding her. I'll remind her again Thursday.",
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
      "I'm sorry to Portugal. Their government has accepted. {F} hasn't.",
      "I'd like to thank the parliament of Portugal, which accepted on {F}'s behalf, 140 to 90.",
    ),
    unhinged(
      "Their president called. He's sorry, too. He wants to know who {F} is, and whether she'd like it to stop.",
      "There's a holiday now, the second Tuesday in May. Schools close. At noon they say my line, and the whole country looks at {F}.",
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
      "On day three I looked at {subject}'s profile eleven times, so there'd be something to come back to.",
      'On day three I mailed {subject} {d.tool}, with a card: "Thinking of us."',
    ),
    all(
      'I followed up by email, then by mail, then in person. "Pending," I said, through the door.',
      'After a week I went to check in person whether {subject} had seen it. The lights went out, so I knew it had landed.',
    ),
    mild(
      "Last night {subject} viewed my profile for one second. We're talking.",
      "On Friday {subject} blocked me. That's a decision-maker.",
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
      "Yesterday a court found that anything pending for a year counts as common law. We're connected for life, with joint filing.",
      "It's been a year. In this state, that makes it binding. The clerk pronounced us first-degree connections.",
    ),
    unhinged(
      'The judge asked {subject} if there was anything to say before it became final. "Pending," I heard.',
      `I have half of the car. The judge asked {subject} how this had all started. The court reporter has it as: "{short}. I've asked myself that."`,
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
      `I booked a room for "{np}." Thursday, three to four. By Thursday I'd forgotten why.`,
      'On Monday I sent out a meeting called "{np}." No agenda. It had left me by lunch.',
    ),
    all(
      'Nine people accepted. {F} asked if she could be optional. I said none of us are.',
      'Nine people accepted. {F} wrote, "Finally."',
    ),
    all(
      'At three we all sat there. Nobody wanted to be the one to ask.',
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
      'In May the company was rebuilt around it. The rest was sold. We trade at forty times earnings, and nobody has asked of what.',
      'In May the parliament in Berlin gave it a ministry. {F} was sworn in with one hand on the handout.',
    ),
    unhinged(
      'Yesterday I found my original note. It says, "Do NOT bring up {np} with {F}."',
      `Yesterday I found the note I'd made that Monday. "Cancel room."`,
    ),
  ),
  plot(
    'silence-tour',
    {
      ring: 'kind',
      when: '@relative|@neighbor|@child ... x:@instrument',
      is: 'singular !several',
      axis: 'audience',
      back: 'eleven',
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
      "So we're touring it: eleven cities, and {the x} in none of them.",
      'I announced a tour. Eleven nights of {the x} not coming.',
    ),
    mild(
      'Opening night sold out. {d.complainer} has a season pass.',
      'Tickets went in an hour. {d.complainer} bought the whole front row, to be sure.',
    ),
    hot(
      "All eleven sold out. In Denver they wanted an encore, so we didn't come on Sunday either.",
      "Denver was the best. You could hear a pin drop, and it was the pin's night.",
    ),
    spicy(
      'Now {subject} wants to do one show, "just for fun." I had to explain what {the x} would do to the catalog.',
      "Then {subject} got out {the x}. Once, with the window open. We've refunded Denver.",
    ),
    unhinged(
      'In May the UN put us on retainer. Both sides had heard the demo.',
      "We're in the peace treaty now, Article 6, as the alternative.",
    ),
    unhinged(
      'Last night it came through the wall, very softly: {d.sound}. {d.complainer} was in the hall in tears. "Is it live?"',
      'Last night {subject} broke the contract. {d.sound}, the whole thing. {d.complainer} and I stood in the hall. Neither of us offered a cent.',
    ),
  ),
]);
