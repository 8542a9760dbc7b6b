import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

/** Plots about cats-dogs. */
export const CATS_DOGS: readonly Plot[] = [
  plot(
    'cat-keyboard',
    {
      when: [
        '@cat .. walk|step|sit|lie|sleep|stand|type|jump|run .. keyboard|laptop|computer|trackpad',
        'keyboard .. @cat',
      ],
      not: ['buy|repair|sick|vomit|throw|router|knock|water'],
      fine: 'across on my and during call meeting approved budget sent email an my boss while the was muted me in unmuted accidentally hit send slept warm sits always middle work over entire day zoom all',
      axis: '',
      back: 'they asked',
    },
    all('{text}.'),
    all(
      `It sent "jjjjjjk;;" to our biggest client. I wrote at once to apologize. They'd already answered: "Love this direction."`,
    ),
    all('They asked for a call with whoever wrote it.'),
    mild('I joined. They asked if the other one was coming.'),
    hot(
      'The cat sat on the trackpad for eleven minutes without speaking. They came up 20%.',
      'The cat looked at them for eleven minutes and washed. They came up 20%.',
    ),
    spicy(
      'My boss has asked me to stop fixing its typos.',
      "My boss has asked me what I'm adding.",
    ),
    unhinged("It's the account lead now. It closes by leaving the room."),
    unhinged(
      "I'm support. This morning I tried it myself: I lay down on the keyboard, in front of the client. They asked who'd let me in.",
    ),
  ),
  plot(
    'cat-knock',
    {
      when: [
        '@cat .. knock|push|shove|swipe|break|tip|throw .. x:@gadget|@furniture|@plant|@drink|glass|vase|mug|cup|lamp|bowl|tree|everything|off|over|down',
      ],
      not: ['sick|vet'],
      fine: 'off table desk counter over down floor of water looked looking at me my the while in eye contact into christmas and monitor again shelf stared broke full',
      axis: '',
      back: 'looked at me',
    },
    all('{text}.'),
    all(
      'It looked at me first. It kept looking at me the whole way down.',
      "It put out one paw and looked at me. It didn't stop looking.",
    ),
    all("I've been through nine restructurings, and nobody's ever made eye contact."),
    mild("I've cleaned up. The cat is on to phase two, which is the lamp."),
    hot('I asked what the reasoning was. It moved one paw toward the lamp.'),
    spicy("I sent HR the video. They're using it in the training."),
    unhinged(
      'Our CEO flew in to watch. He took notes. Back home he called in thirty-six people, one at a time, and had them stand at the edge of the desk.',
    ),
    unhinged('I was the last. He looked at me the whole way.'),
  ),
  plot(
    'pet-gift',
    {
      when: [
        '@cat|@dog .. bring|drop|leave|give|carry|drag .. mouse|bird|rat|lizard|frog|squirrel|rabbit|snake|mole|vole|leaf|worm',
      ],
      not: ['toy|box'],
      fine: 'dead live alive bedroom bed me kitchen into house doorstep the half pillow morning at night again proud present three in my my to inside home shoe',
      axis: '',
      back: '',
    },
    all('{text}.'),
    all('It sat down beside it and waited. I realized this was a presentation.'),
    all('No slides. One finding. I said thank you, which it took as a purchase order.'),
    mild("There have been four more since. I don't know how to cancel."),
    hot("There's been one every morning since. It's ahead of plan. I don't remember a plan."),
    spicy("The vet says it does this because it thinks I can't provide. She asked how Q3 was."),
    unhinged(
      'So I gave it something back. I laid my quarterly report on its pillow. It looked at it for a long time.',
    ),
    unhinged(
      "Then it carried the report into the yard and buried it. It's the first honest review I've had.",
    ),
  ),
  plot(
    'pet-ate',
    {
      when: [
        '@dog|puppy .. eat|chew|swallow .. my|our|the =retainer|phone|remote|shoes|couch|toothbrush|slippers|essay|notes|airpods|earbuds|lipstick',
        '@dog|puppy|rabbit|goat|@pet .. eat|chew|swallow|devour|shred|destroy .. shoe|sock|homework|report|passport|sofa|couch|cable|remote|wallet|money|mail|book|glasses|headphones|airpod|contract|slipper|keyboard|mask|hearing_aid|charger|pillow|carpet|wire|document|@carried|@garment|@gadget|@document',
      ],
      not: ['cake|food|chocolate|grass'],
      fine: "my the our favorite new expensive again left one whole entire three through wifi work laptop and before flight trip day half of a right leather today while was out kid's retainer night brand",
      axis: '',
      back: 'the vet',
    },
    all('{text}.'),
    all("The vet says it'll come back to us in one to three days. That's faster than Procurement."),
    all("Until then I've been asked to wait, and to check."),
    mild("It's day two. No deliverable. We feel good about Thursday."),
    hot(
      "Every morning at seven I stand in the yard with a bag and a flashlight and ask how we're tracking.",
    ),
    spicy(
      "It arrived this morning. It's in better shape than the last thing I got back from Legal.",
    ),
    unhinged('My boss admired the turnaround. All our documents go through there now.'),
    unhinged(
      "Then it ate the five-year strategy. The vet took an X-ray. She says there's nothing in there.",
    ),
  ),
  plot(
    'pet-woke',
    {
      when: [
        '@cat|@dog|@pet|rooster|@bird .. wake|bark|meow|crow|scream|howl .. me|us|up|at|#',
        'wake .. by .. @cat|@dog|@bird|rooster',
      ],
      not: ['call|meeting|zoom|smoke|client'],
      fine: "up am 3am 4am 5am 6am at three four five six every for breakfast food again morning sitting on my face chest hour night whole before an by licking wanted in the to be fed o'clock saturday empty bowl",
      axis: '',
      back: 'before',
    },
    all('{text}.'),
    all('It had nothing to report. It just wanted everyone up.'),
    all("I've worked for this animal before. In 2017. He had a podcast."),
    mild('By eight it was asleep in the sun. I was in a meeting about energy.'),
    hot('I asked what was so urgent. It said it again, from closer.'),
    spicy('By eight it was asleep in the sun. I was presenting, in a meeting about energy.'),
    unhinged(
      "So I let it run the Monday call. They didn't understand a word, and all of them were ready to change an industry.",
    ),
    unhinged(
      'It raised $12 million before breakfast. Then it lay down. That was March. Nobody wants to be the one to wake it.',
    ),
  ),
  plot(
    'pet-new',
    {
      when: ['get|adopt|buy|rescue .. puppy|kitten|dog|cat|hamster|rabbit|parrot|@pet'],
      not: ['food|toy|bed|box|collar|vet|sick'],
      fine: 'new a we i our finally today first yesterday shelter street stray three-legged from named name called weekend for the kids my daughter son an old',
      is: '!negative',
      axis: '',
      back: 'called',
    },
    all('{text}.'),
    all(
      "They interviewed me twice, inspected my home and called two references. I've been made a vice president on less.",
    ),
    all(
      'Its first day: it skipped onboarding, chewed the handbook and went to sleep in my seat. Everybody loved it.',
    ),
    mild("I've asked for the same onboarding."),
    hot('In the all-hands it peed. "So authentic," wrote our CEO.'),
    spicy("Its probation review was Friday. It passed. Mine's been extended."),
    unhinged(
      `It's Chief People Officer now. People tell it things and feel better. Not once has it said "let's take that offline."`,
    ),
    unhinged(
      "Last night the shelter called, to hear how it was working out. They didn't want me. They wanted to talk to it. I was sent to wait in the car, with the window down a little.",
    ),
  ),
  plot(
    'pet-gone',
    {
      when: [
        '@cat|@dog|@pet .. run|go|disappear|escape|get|lost|missing|ran .. away|out|off|missing|lost|gone|over',
        'lose .. @cat|@dog',
        'find .. @cat|@dog ... closet|neighbor|under|box|asleep',
      ],
      not: ['die|dead|sick|hamster|tortoise|snake|bath'],
      fine: "my our for hours days two three then came back found in the neighbor's house whole street garden and home it was all night fence party behind closet asleep through yard an park",
      axis: '',
      back: 'the window',
    },
    all('{text}.'),
    all(
      "Our head of HR asked if there'd been signs. There had. It'd been looking at the door for two years.",
    ),
    all(
      'It had a seat by the window, unlimited snacks and its name on a bowl. I thought it was about the bowl.',
    ),
    mild('I put up posters. I got one call. They said it looked great.'),
    hot('I put up posters. Somebody called from three streets over. They said it looked great.'),
    spicy("It's with a family of four now. I drove over with a counteroffer. It sniffed it."),
    unhinged('I drove over, for the exit interview. It came to the window. It had filled out.'),
    unhinged('Beside it on the sofa was Dev, who left us in March. They gave me the same look.'),
  ),
  plot(
    'pet-call',
    {
      when: [
        '@dog|@cat|@pet|parrot .. bark|meow|howl|scream|snore|fart|growl|talk ... x:call|meeting|zoom|interview|presentation|webinar',
        '@dog .. bark',
      ],
      not: ['mailman|night|am'],
      fine: 'whole during my entire the client throughout boss through at a job important and everyone zoom on video work first minutes delivery guy',
      axis: '',
      back: 'people',
    },
    all('{text}.'),
    all('Attendance had been falling since March. Eleven cameras came on.'),
    all("People I'd thought were a photograph leaned in."),
    mild('It had no slides. There was an hour of questions.'),
    hot("It turned its back on the VP of Sales and sat down. He's thanked it for the candor."),
    spicy("I've been asked to bring it again. They say I don't have to stay."),
    unhinged(
      'It did the layoffs call alone. Seventy people were told where they stood, by being looked at. There were no appeals.',
    ),
    unhinged('Then I logged in for my own review. Its camera was already on. I rolled over.'),
  ),
  plot(
    'cat-judge',
    {
      when: [
        '@cat|@dog .. stare|watch|look|judge|ignore|sit|glare|follow .. me|at|wall|box|while',
        '@cat .. ignore|refuse|prefer|hate .. me|new|bed|toy|food|tree|expensive|box',
        '@cat .. only .. sit|sleep|eat|like',
      ],
      not: ['keyboard|laptop|computer|router|knock|bird|dog'],
      fine: 'me my the while i ate dinner shower bathroom working like all day disappointed at for an hour new expensive bed bought box it came in tree worked eat cry cried naked yoga from whole morning wall nothing',
      axis: '',
      back: '',
    },
    all('{text}.'),
    all("It has no targets, and it looks at me as if I'd missed them."),
    all(
      "I asked for feedback. It closed its eyes, slowly. The internet says that's love. HR says it's a 2.",
    ),
    mild("I asked what I could do differently. It's washing a leg about it."),
    hot('I presented my goals to its face, from the rug. It left during the outlook.'),
    spicy("My executive coach charges $300 an hour for that. I've switched to tuna."),
    unhinged(
      "It coaches our whole board now. They sit on the floor. It picks one lap, and the others aren't invited back.",
    ),
    unhinged(
      'It has never been mine. Last night I lay down in the hall, outside its office, and held very still. It stepped over me.',
    ),
  ),
];
