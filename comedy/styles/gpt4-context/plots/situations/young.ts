import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

/** Plots about nights out, flat shares, exams, games and phones. */
export const YOUNG: readonly Plot[] = [
  plot(
    'young-roommate-ate',
    {
      when: [
        'roommate|flatmate|housemate|brother|sister .. eat|steal|finish|take .. my|our .. x:@food|leftover',
      ],
      not: 'office|work|dog|restaurant|lunch_break',
      fine: 'leftover pad thai last piece slice birthday cold in the fridge name on it again whole without asking back empty milk carton never buys any ever night pizza box jar saving saved special good',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'i opened',
    },
    all(
      '{text}. We did not fight. I put up a term sheet on the fridge and asked for a meeting about the third shelf.',
    ),
    all(
      'On my side were a name in marker, a date and a small drawing of a skull. The other side said that it had been "just sitting there." I have had a position eliminated in those words.',
      'I brought evidence: the label, the date, a skull I had drawn. "It was just sitting there," said the other side. It is what they told me about my position in Leeds.',
    ),
    all(
      '{F} from upstairs agreed to chair. She wanted to see the damage. I opened the container, and we all looked at it. There was one noodle. "You were left some," said {F}.',
    ),
    mild(
      'So it was not theft, it was a minority stake. I have eaten the noodle, standing up, as a dividend.',
    ),
    hot(
      'She wrote it up. Anything that sits for longer than a day belongs to whoever believes in it more. I signed, because I thought about it and I believed that it would come out in my favor.',
    ),
    spicy(
      'It has cost me a lasagna, the good chair and my Sunday. Last night I heard them talking in the kitchen, low, and my girlfriend\'s laugh. I went in. She was by the fridge. "I\'ve just been sitting here," she said.',
    ),
    unhinged(
      'The whole building signed, and then the borough. By the summer it was the law, there is a man with a clock. You would not believe how people move. They read to their houses. They dance with the piano, so that it has not sat.',
    ),
    unhinged(
      'I took an hour for myself on Saturday, on the bench, in the sun, with my eyes shut, and when I opened them {F} was standing over me with a fork and a form. She was very sorry. Behind her they had formed a line. I asked her to tell me, at least, who believed in me more. Nobody said a word, and then from the very end of it, from the street, came a voice. "We\'ll take the noodle."',
    ),
  ),
  plot(
    'young-failed-test',
    {
      when: [
        'fail .. driving_test|test|exam|class|course|midterm|theory|interview|inspection',
        'get .. # .. exam|midterm|test|final',
        "not|didn't pass .. test|exam|driving",
      ],
      not: 'pregnancy|paternity|covid|wind_tunnel|son|daughter|pass_the|kid',
      fine: "my i the driving for third time fourth again second got on 51 and pass mark was 50 chemistry math statistics didn't by one point yesterday instructor hit a cone parking",
      cast: { F: 'he' },
      axis: 'rank',
      back: 'in the process',
    },
    all('{text}. I do not say that I failed. I say that I am in the process, like a cheese.'),
    all(
      'There are people who go in once, come out with a piece of paper and never look back. I look back. It was the first thing that he marked me up for.',
      'Anyone can do it in one go, and then what have they got? A piece of paper. I have a relationship with the place. They know how I take my coffee.',
    ),
    all(
      '{F}, who examines me, has gone through two pencils on my account. He closed the folder gently. "What were you thinking, at the end there?" he said. I told him about growth.',
    ),
    mild(
      'We have the next one in March. He says that he is looking forward to it. He used the same pencil to write down the number of another examiner.',
    ),
    hot(
      'I asked {F} for the file, since it belongs to me, and brought it to my interview on Monday. Four attempts. In all of them I had kept going, it says, "in spite of everything that was shouted."',
    ),
    spicy(
      'They had never seen that much evidence of it on one person. I start in the spring, as Head of Resilience. {F} sent flowers. He has been asked to speak about what it is like on the inside, in the passenger seat, with both hands on the dashboard, in the process.',
    ),
    unhinged(
      'Those who had passed began to be looked at sideways. What had they been afraid of? By fall they were all going back. The surgeons failed, the pilots, in very good spirits; you saw them in the fields, climbing out and shaking each other by the hand.',
    ),
    unhinged(
      'I had my ninth last week, in a tank. {F} was beside me, all white now, with one pencil. I do not know what happened, I was happy, I was not thinking of anything, and I went around the whole city, and stopped before the line. It was terribly quiet. He wrote down a single word. Then he took off his glasses and asked me what I was going to do with the rest of my life.',
    ),
  ),
  plot(
    'young-left-on-read',
    {
      when: [
        'leave .. on read|seen|delivered',
        "text|message .. @person .. no|never|didn't .. answer|reply|text",
        'no reply|answer .. from',
        'never text|texted|replied|answered .. back',
        'ghost .. after|by',
      ],
      not: 'boss|recruiter|client|company|mom|mother|wrong',
      fine: 'i got left on read by a guy girl went three dates with texted my ex happy birthday at 2am am she he replied k who is this new phone crush friend after two weeks for days hi hey sent drunk back date perfect great group chat no one',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'two blue ticks',
    },
    all(
      '{text}. I do not call it silence. I call it two blue ticks: the message was received, at the highest level, and is being worked on.',
    ),
    all(
      'On day two I sent a follow-up, to keep it warm. On day three I sent a one-pager. I attached the first message, in case that it had been hard to find, under the two blue ticks.',
      'I gave it a day. Then I circled back. I bumped it to the top of the inbox, where it already was, being the only thing there, with its two blue ticks.',
    ),
    all(
      '{F}, my sister, asked to see the thread. She scrolled for a while. "It\'s all you," she said. I said that somebody has to drive.',
    ),
    mild(
      'Then there were three dots. They were there for fifteen seconds. I have written up the call, with action items, and marked the account as promising.',
    ),
    hot(
      'At work I have four hundred customers at that stage. We spend two million a year on reminding them. I have asked {F} to come in and scroll through those.',
    ),
    spicy(
      'She sat there until the evening with her shoes off. It was all us. There was one in 2019 who had written "please stop," and our system had thanked him for his interest. I have shut it all down. We are sending one last message, to everyone, that says that we have understood. It went out on Tuesday. The phones have not stood still since: they want to know who it is that we have met.',
    ),
    unhinged(
      'The state bought the system, and there is a ministry with two blue ticks on the roof. No petition has ever been refused since. They are all read, at the highest level, at night, by a single very old man with a candle.',
    ),
    unhinged(
      'I made it to the capital on foot. They let me see him, it was late; he had my message in front of him, the first one, "hey," and his finger was under it. He had been on it for seventeen years. He looked up with red eyes. "I want to get it right," he whispered, and above his head, very slowly, three dots.',
    ),
  ),
  plot(
    'young-liked-old-photo',
    {
      when: [
        'like .. photo|picture|post .. from|accident|old|2017|ago',
        'accidentally like|liked|follow|followed|call|called|facetime',
        'double-tap|double_tap',
        "like .. ex's|crush's .. photo",
      ],
      not: 'boss_like_my|mother',
      fine: "a photo from 2017 on my crush's instagram by accident ex's ex boss's old picture years ago weeks deep at 3am the of his her dog profile story scrolling stalking unliked it facetimed",
      cast: { F: 'he' },
      axis: 'commitment',
      back: 'do nothing',
    },
    all('{text}. In my line of work that is called a deep dive, and we charge for it.'),
    all(
      'I took it back after one second. So now there had been two things. I lay in the dark and thought through the options, and found that the only way out of a position like that is to build it up.',
      'I withdrew it at once, of course. But you cannot unring a bell; you can only, I reasoned, ring all of the others as well, so that it does not stand out.',
    ),
    all(
      'I went back to the beginning and liked everything. I did it in order, for a sense of method. It took me until half past five. I did the lake. I did the aunt.',
    ),
    mild(
      'In the morning I had a message. "Are you okay?" it said. I have put a heart on that, too. It would have looked odd otherwise.',
    ),
    hot(
      'My friend {F} is a lawyer, and I called him at dawn. He said to do nothing. I told {F} that I was up to the prom, that I had started on the cousins, and that if I stopped there it would look personal.',
    ),
    spicy(
      'By the weekend I had been through everybody that they had ever stood next to. They have begun to write to each other: the aunt found a brother, two people from the lake are getting married. I am invited, all eight hundred of them will be there. I asked {F} how I should sign the card. He said the same as he has always said. I am going to put a heart on it.',
    ),
    unhinged(
      'There was no natural place to stop. In February I did Portugal. I was at it day and night, with the thumb in a splint, and by the time that I came to China there was peace more or less everywhere: somebody had finally gone through it all, from the start, and approved.',
    ),
    unhinged(
      'Last night I did the last one. I sat there. It was very still. {F} had come over with a bottle. And as we clinked the screen lit up: somebody, somewhere, had gone all the way down on me, to the first, in 2009, with the hat, and had liked it, and one second later had taken it back. "Do nothing," said {F}.',
    ),
  ),
  plot(
    'young-game-online',
    {
      when: [
        'beat|defeat .. final|last? boss|level|malenia|elden_ring|game',
        'beat|finish .. elden_ring|dark_souls|zelda|hollow_knight|mario|minecraft|celeste|hades',
      ],
      not: 'chess|my_boss|wife|monopoly|scrabble|ping_pong',
      fine: 'i finally beat after 63 tries my little brother deleted world teammate in the middle of ranked and we lost duolingo ended at 412 days day wordle streak level game video scored an own goal final minute hours lost save file three years',
      cast: { F: 'he' },
      axis: 'rank',
      back: 'big empty room with a',
    },
    all('{text}. I have moved it to the top of my résumé, under transferable skills.'),
    all(
      'I know how that sounds. But look at what it shows: I kept showing up, at night, unpaid, for something that does not exist, under a manager who wanted me dead. That is eighteen years of consulting.',
      'Go through it soberly. There were goals that nobody had explained. There was a leader who changed shape when you had him down to nothing. And I came back each evening. I did that in Düsseldorf for four years, and there was no music.',
    ),
    all(
      '"And what would you say that you learned?" asked {F}, who was hiring. I told him: roll to the left. Never heal in front of them. When there is suddenly a big empty room with a nice floor, save.',
    ),
    mild(
      'He wrote it down. Then he looked around at the big empty room that we were in, with its nice floor, and asked if we could do this another time.',
    ),
    hot(
      'I got the job. On my first day {F} walked me down to the boardroom. It was a big empty room with a nice floor. Far at the back somebody very large was getting up, slowly, from behind the table.',
    ),
    spicy(
      'I rolled to the left. It went right over me and hit Legal. There were three phases: the figures, the outlook, and then he took off his jacket and it all began again. {F} was gone by the second. I had nothing left but a stapler when he went down on one knee and dissolved into light and about four percent. I have looked through his desk. There was a key. It fits the elevator, and there is a floor that I had not seen.',
    ),
    unhinged(
      'They turned it into the way that it is done. You do not apply. You come through the lobby as often as it takes. I saw {F} again on the forty-first floor, at the water cooler, always with the same two sentences. I talked to him fifteen times, in case.',
    ),
    unhinged(
      'On the roof, in the wind, there was nobody but a boy of about ten, in pajamas, with his feet hanging over the edge, and the whole of it in his hands. He did not look up. "You\'re good," he said. "Nobody gets here." I asked him what came next. Then his mother called from somewhere, and his face fell, and I heard myself saying, as the sky went, "Wait, you have to save."',
    ),
  ),
  plot(
    'young-id-bouncer',
    {
      when: [
        'bouncer|guard|security|cashier|bartender .. believe|check|ask|let|refuse|think|laugh|id|carded',
        'get .. card|carded',
        'ask .. for .. id',
        'kick|throw .. out .. of .. @place|bar|club|library|party|store|museum|cinema',
      ],
      not: 'elderly|senior|sleep|airport',
      fine: "the bouncer didn't my id was real i'm 26 i 30 41 years old got carded for buying wine asked kicked out of a library bar club eating soup singing dancing wearing shorts gym too loud wouldn't believe in at supermarket beer nonalcoholic party own birthday store laughing",
      cast: { F: 'he' },
      axis: 'formality',
      back: 'sorry to go home',
    },
    all(
      '{text}. I have been turned away by better: by a fund in Oslo, twice, and by a choir. One thing you learn is not to argue with the door. You ask it what it wants.',
    ),
    all(
      'His name is {F}. He is about the size of a wardrobe and he had a list. I told him that I respected his process and would be interested in the criteria.',
      'I took out my notebook. {F}, he told me, after some time. He had the list under one arm, like a loaf. I said I found his process remarkable and asked about the pass rate.',
    ),
    all(
      '"You look at the shoes," said {F}. "Then you look if they\'d be sorry to go home." He had looked at mine. He said he could see that I had a home.',
    ),
    mild(
      'We stood there until three and I learned more about hiring than in all of my seminars. At the end he unhooked the rope for me. I thought about it. I went home.',
    ),
    hot(
      'I engaged him on the spot. Since Monday {F} has been standing in front of our building with a rope. On the first day he let in forty of seven hundred. It was the best meeting that we have ever had.',
    ),
    spicy(
      'The price of our shares has doubled, nobody knows what goes on in here. They queue around the block in good shoes: former directors, an analyst, my wife. I am not quite sure, either. I came back from lunch yesterday, on foot, with my badge out. {F} looked at my shoes for a long time. "Not tonight, chief," he said, and I must say that I was sorry to go home.',
    ),
    unhinged(
      'Last April the government hung up a rope around the country. It does wonders. There are people out there on the water, dressed as if for a wedding, shouting up that they know a guy. {F} has his hand behind his ear.',
    ),
    unhinged(
      'In the end he was the only one left inside. I called to him across the border, there was no music, it was getting cold, I asked if he was on the list himself. He took it out from under his arm. I watched him run his finger down it, to the end, and turn it over. Then he unhooked the rope, stepped out, and hooked it up again behind him. "Good crowd," he said, and looked along us all, and down, at last, at his own shoes.',
    ),
  ),
];
