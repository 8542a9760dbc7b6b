import {
  all,
  hot,
  linked,
  mild,
  type Plot,
  plot,
  spicy,
  unhinged,
} from '../../../../story/plot.ts';

/** More plots about machines, phones and software. */
export const TECH_MORE: readonly Plot[] = [
  plot(
    'tech-apologized-robot',
    {
      when: [
        'apologize|apologise|thank|say .. sorry|robot|chatgpt|alexa|siri|robot_vacuum|hoover|vacuum|self-checkout|machine|door|chair|bot|atm',
        'say .. please|thank .. chatgpt|alexa|siri|chatbot|robot',
        'say .. sorry .. to .. robot|door|chair|table|mannequin|wall|lamp|pole|machine',
        'bump .. into .. mannequin|pole|mirror|lamp|chair|glass_door',
      ],
      not: 'kid|son|boss|client|colleague|mother',
      fine: 'to the robot hoover for standing in its way i said sorry apologized bumped into mannequin store door glass please you thanked vacuum out of habit always polite and',
      axis: 'rank',
      back: 'No problem',
    },
    all(
      '{text}. I am told there is no need. There was no need with the last four bosses, either, and look how that went.',
    ),
    all(
      'It stopped. It seemed to think it over. I have apologized to a great many people in my career, and it was the first time I had the feeling that it was being considered.',
      'There was a pause. Most people accept at once, to get it over with. This was different. It gave me room to mean it.',
    ),
    all(
      'So I told it the rest. I said I was sorry about Tuesday, and the tone, and the reorganization in 2017.',
    ),
    mild(
      'It backed away a little, turned, and went around me. It is what my wife does. I think that we are good.',
    ),
    hot(
      '"No problem," it said. It has the voice of a woman in her thirties who has slept. I had sixty people laid off in 2017, and not one of them has ever said "No problem."',
    ),
    spicy(
      'I bring it everyone now. They wait in the hall with their caps in their hands. The CFO was in there for three hours, and he came out lighter, with a clean patch at the knees. We have not improved at all. But we are forgiven, daily, before lunch, and it is charging by one.',
    ),
    unhinged(
      'The Vatican licensed it in May. By summer no one was sorry anymore; you just stood in its way for a second. There was crime, of course. "No problem," you heard, through the windows, in every street.',
    ),
    unhinged(
      'Last night it came into my room and stopped at the foot of the bed. It was silent for a long while. Then it said that it was sorry, and I asked it for what. "I remember 2017," it said. I opened my mouth, and I did not have it in me.',
    ),
  ),
  plot(
    'tech-remote-buttons',
    {
      when: [
        'remote|remote_control .. button|buttons|freezer|fridge|lost|lose|couch|sofa',
        'lose|find .. remote|remote_control',
        'too many remote|remotes',
      ],
      not: 'work|job|meeting|kid|dog|office',
      fine: 'the new television tv has 48 forty and none of them turn it on lost it was in freezer my fridge found three days sofa between cushions down back for was',
      axis: 'rank',
      back: 'Input',
    },
    all('{text}. I respect a product that keeps its options open. I have worked for several.'),
    all(
      'I began at the top left, with an engineer\'s calm. One made it German. One of them dimmed something in the hall. There is a button that says "Input," and I pressed it, and it looked at me, and waited.',
      'There is a red one, which is a trap. There is one that says "Input." I pressed it and the screen went blue and asked me, I swear, what I had.',
    ),
    all(
      'I held on to it through dinner. It was the weight of it. I had not been asked for input since the merger.',
    ),
    mild(
      'My daughter turned on the set from the kitchen, with her phone. I have kept the remote. It is on my desk at work, face up, and people have started to give me theirs.',
    ),
    hot(
      'I took it to the leadership meeting. When somebody said a thing that I did not care for I raised it, and pressed. I do not know which it was. But he went on more quietly, in German.',
    ),
    spicy(
      'We have been well led since then. There is one that lowers Sales. Last week the chairman got up to speak, and I could not find the right one, I pressed them all, and he stopped, blinked, and said in a small, clear voice, "Source not found." We are looking for him now. We have been through the cushions.',
    ),
    unhinged(
      'They gave it a seat. It runs the western region and, at night, the trains. Forty-eight buttons, and the only thing that it has never once done is to turn on a television.',
    ),
    unhinged(
      'Yesterday I was alone in there with it. I do not know what came over me; I pressed "Input" and I said, "I think that I am tired." The lights went down. Very far off, in a house that I used to live in, I heard it come on: laughter, a door, a small voice saying, "Dad, it\'s starting."',
    ),
  ),
  plot(
    'tech-group-chat-photos',
    {
      when: [
        'phone|iphone|storage|cloud|icloud .. full|storage|memory|photo',
        'delete .. photo|photos|app|apps|contact',
        '# photo|photos|screenshots|tabs .. on|in|open|phone',
        'have .. # tabs|tab|photos|screenshots|alarms',
      ],
      not: 'wedding|accident|accidentally|wrong|send|sent|toilet',
      fine: 'my phone storage is full of and i had to delete of the on open have browser at once thousand 400 200 all same 87 screenshots cat food',
      axis: 'cost',
      back: '',
    },
    all(
      '{text}. There was a message: something would have to go. I felt at home at once. I have sent that message.',
    ),
    all(
      'I went through it as one goes through a department. There were eight hundred pictures of a receipt. There were fifty of the ceiling, taken by my leg, and I have to say that it had an eye.',
      'I took it the way I take any headcount. Seven hundred of dinner, seen from above, like a crime. Fifty were of the inside of a pocket. They were all, in their way, performing.',
    ),
    all(
      'It offered to choose for me. It had found four hundred that looked the same and laid them next to each other. They were of my face. "Keep all?" it asked.',
    ),
    mild(
      'I kept all. I bought the bigger plan. It is three dollars a month, and it is the only place where I have ever been asked.',
    ),
    hot(
      'I looked for the difference for most of the night. In one, the chin is up. In 2019 I had a plan. "Keep best," it said then, a little shorter, and in the corner there was a small blue tick already.',
    ),
    spicy(
      'It had picked the one from behind. I am walking out of frame, a bit blurred, with a bag. I have changed my profile to it. I have had four offers since Monday, two of them from my own company. They say that he looks like he is going somewhere.',
    ),
    unhinged(
      'So I pressed "Keep best." It took eight seconds. When I looked up I was on the street, from behind, with a bag, and all the others were gone: the one who had answered the emails, the one with the mortgage, the one with the chin.',
    ),
    unhinged(
      'I have been walking since then. It is fine, one gets used to it, I am a bit blurred. At night I lie down in the grass, and a light comes on above me, very large, and someone out there who has paid for more space than he needs looks down on us for a long time with his thumb in the air.',
    ),
  ),
  plot(
    'tech-autocorrect',
    {
      when: [
        'autocorrect .. change|turn|correct|make|send|replace',
        'autocorrect',
        'phone .. correct|change .. to|into|my',
      ],
      not: 'wife left|tattoo',
      fine: "changed my boss's name to in an email text message the client and i sent it didn't notice regards best word into duck ducking meeting instead of kind",
      axis: 'exposure',
      back: 'what you meant',
    },
    all(
      '{text}. I would like to speak up for the software. It had thirteen years of my messages, it weighed them, and it put in what I probably meant.',
    ),
    all(
      'I wrote again, at once, to apologize. It corrected that, too. What went out was not an apology.',
      'I sent an explanation right after. It went over that as well, before it left the house, and took out "sorry."',
    ),
    all('An hour later came the answer. "Finally," it said, and a date for lunch.'),
    mild(
      'We got along very well. I kept the phone under the napkin, and when I was stuck I typed the first two letters and looked.',
    ),
    hot(
      'Since then I only begin. I write "Dear" and lean back. It has canceled a project that I hated and congratulated my brother. It told the whole board what you meant, which is what I call it now, at 7:40 in the morning, in one line. There has been no answer.',
    ),
    spicy(
      'It is a better man than I am. It calls my mother. Yesterday it suggested, when I had only typed "I," that I "should have said this years ago," and I looked at it lying there, and put my thumb on the whole gray sentence. My wife came down the stairs with her phone against her chest. I had to read it off hers.',
    ),
    unhinged(
      'In April it was switched on for everyone, in the mouth. You start a word, and what comes out is what you meant. The country was silent for a week. Then somebody ordered a coffee, and wept, and had to sit down.',
    ),
    unhinged(
      'We are used to it now. There is no small talk, and hardly any marriages, but those are good. Last night, at the edge of a field, I met the man who wrote it. I wanted to say thank you. "Why did you," I heard myself ask, and he opened his mouth, and you could see him try to get around it. "I was lonely," he said.',
    ),
  ),
  plot(
    'tech-alarm-set-wrong',
    {
      when: [
        'set .. alarm .. pm|wrong|sunday|saturday|weekend|instead',
        'alarm .. go|ring|went .. off .. in|during|at ... meeting|silence|church|funeral|movie|presentation|interview|library|cinema|weekend|sunday|saturday',
        'forget .. turn .. off .. alarm',
        'alarm .. ring .. during|saturday|sunday',
      ],
      not: 'fire|smoke|car|dog|baby',
      fine: 'my a for pm instead of am the i went off in during silence minute meeting weekend 6 six seven forgot to turn it on holiday woke up early quiet room presentation',
      axis: 'audience',
      back: 'marimba',
    },
    all(
      '{text}. It is a marimba. I picked it because it was the gentlest that they had. It turns out that gentle carries.',
    ),
    all(
      'Nobody knew whose it was. We all looked at each other with open, innocent faces, and mine was the best one. I had my hand on it, through the coat, as on a bird.',
      'I did what an executive does, and looked around for the person responsible. I was so convincing that a man two seats over began to check himself.',
    ),
    all('The label of that alarm is "YOU CAN STILL TURN THIS AROUND." It also reads it out.'),
    mild(
      'It did. Twice. On the way out a woman I had never met pressed my arm and said that it was not too late for her, either.',
    ),
    hot(
      "It read it out, into the quiet, over the marimba, in a woman's voice. And in the third row an elderly vice president stood up, slowly, put down his folder and left. He is a beekeeper now. We get the honey.",
    ),
    spicy(
      'By the end of the month we had lost seventeen like that. HR has banned marimbas. I was called up to explain myself, and while the CEO was still looking for the words it went off again in my coat. He listened to the whole of it with his eyes shut. Then he asked me, hoarsely, whether it comes in nine minutes before.',
    ),
    unhinged(
      'The government took it over as a public service. At six every evening it comes from the towers, with the marimba, over the roofs. Whole streets stop. You see them standing by their cars with the key in the hand.',
    ),
    unhinged(
      'There is hardly anybody left to run things. It is mostly bees. On Sunday I went into the last office with its lights on. He had not heard, he was wearing headphones, and he was doing a budget. I lifted one of them from his ear. He looked at me. "Snooze," he said.',
    ),
  ),
  plot(
    'tech-smart-home',
    {
      when: [
        'smart home|fridge|tv|light|lights|lock|doorbell|scale|watch|mirror|toilet|lamp .. lock|say|tell|turn|stop|send|order|start|refuse|call|congratulate|ask|think|show|need',
        '@appliance|fridge|scale|watch|doorbell .. send|text|email|tell|message|notify .. me',
        'washing_machine|fridge|dishwasher|oven|toothbrush .. app|wifi|update|update|password|notification',
        'watch|smartwatch|apple_watch|fitbit|scale .. tell|ask|say|congratulate|remind .. me',
      ],
      not: 'kid|dog|cat|boss',
      fine: "my smart watch told me to breathe stand during a meeting and fridge sent a notification new washing machine needs wifi update an email that i'm my the in one person at time wants has app calm down stressed late off on",
      cast: { F: 'she' },
      axis: 'rank',
      back: '',
    },
    all(
      '{text}. I do not see a device. I see a colleague with access to the data, and the courage to say it.',
    ),
    all(
      'I asked it for the basis. It showed me a graph of the last eighteen months. It has every hour, color-coded; the red ones are me talking.',
      'I asked, a bit sharply, on what grounds. There was a chart. It has the entire winter, in two colors: the green is when I am asleep, and the red is when I am giving my opinion.',
    ),
    all(
      'My wife, {F}, had a look at it over my shoulder. She went away and came back with her glasses, and sat down.',
    ),
    mild(
      'She has given it a name, and it is one of the household now. It sends her a summary every evening. There has been less red. They both thanked me.',
    ),
    hot(
      'By the end of the week the others had been let in on it. The lamp goes down a little when I start a sentence with "Look." The lock took its time on Tuesday, and I could hear them in there, {F} and the blinds.',
    ),
    spicy(
      'Then there was the review. They had put me on the hall chair. It was fair, I want to say that: it was {F} who read it and the kettle that clicked. Apart from the talking, I do keep the place warm, to the tune of ninety watts. I am being retained in that capacity.',
    ),
    unhinged(
      'So it is official. I have been reclassified, by the county, as an appliance. I am on the same plan as the boiler. {F} was asked if she wanted the extended warranty, and looked at me, and took the two years.',
    ),
    unhinged(
      'There was an update in the night. I was out for four hours with a small wheel turning behind my eyes, and I have to say that I came up a different man: I make less noise, I ask about her day. This morning {F} kissed me on the forehead, listened, and called up the stairs to the lamp that she thought it was the battery.',
    ),
  ),
  plot(
    'tech-wrong-slides',
    {
      when: [
        'attach|send .. wrong .. file|document|attachment|version|deck|cv|resume|photo|picture',
        'send|email .. without .. attachment|attachments',
        'forget .. attach|attachment',
        'attach .. instead',
      ],
      not: 'wife|girlfriend|group_chat|whatsapp|tinder',
      fine: 'the to a proposal and client liked it better i an email old my boss of dog cat recipe instead contract three times again twice pdf job application cover letter vacation',
      cast: { F: 'he' },
      axis: 'rank',
      back: 'see attached',
    },
    linked(
      all(
        '{text}. I had written, "Please see attached," and in a way it was the truest thing in the mail.',
        '{text}. "As discussed, please see attached," I had written, with my full name and all four titles.',
      ),
    ),
    all(
      'The right file is sixty pages, with appendix. I have it here. Eleven people worked on it, two of them through a divorce.',
      'I still have the right one. It took eleven people and a summer. There is a chart on page fifteen that made a consultant cry.',
    ),
    all(
      '{F}, on the other side, replied within four minutes. "Love it," he said. "Clear. Brave. Can we talk about the last line?"',
    ),
    mild(
      'I had to open it to find out what that was. It said, "eggs, bleach, call Mom." I told {F} that we stand by the last line.',
    ),
    hot(
      'I have not dared to look at what I sent. I have built on it instead. We have had two calls, I nod. {F} keeps saying "the bleach part" with real warmth.',
    ),
    spicy(
      'They signed, seven years, forty million. My people want to know what we are supposed to deliver, and I have told them to see attached. It is hanging in the kitchen, where I had left it, under a magnet. Under "call Mom" somebody from Legal has drawn a box for the date.',
    ),
    unhinged(
      'It is the standard now, {F} took it with him to the ministry. The treaty has eggs in it. There is an article on bleach that nobody dares to touch, and every spring, by law, at noon, two hundred nations call Mom.',
    ),
    unhinged(
      'It was her who picked up the last time, and she had been thinking. "That list of yours," she said, "what happened to the other half?" I felt in my coat, and there it was, torn along the fold, in pencil. I have it in front of me. It is all there, how we were supposed to live. I just have to hit send. It says the file is too large.',
    ),
  ),
];
