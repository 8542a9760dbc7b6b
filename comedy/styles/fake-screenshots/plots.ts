import { all, hot, levels, mild, type Plot, plot, spicy, unhinged } from '../../story/plot.ts';

/** A chat with the boss, told message by message. */
export const FAKE_SCREENSHOTS_PLOTS: readonly Plot[] = [
  plot(
    'chat-nineteen-years',
    { style: 'fake-screenshots', cast: { F: 'she' } },
    all(
      'My boss sent me this, and I have done what comes from that number for nineteen years. {bossName}: "{bossMessage}."',
      '{bossName}: "{bossMessage}." I have had messages like that for nineteen years, and I always answer.',
    ),
    all('I wrote back, "{yourReply}."', 'My answer went out in nine seconds. "{yourReply}."'),
    all(
      'My phone rang. It was {F}, from the fraud department of the bank. She said the message looked wrong to them.',
      'A minute later {F} from the fraud desk of my bank was on the line. Their system had stopped the message.',
    ),
    all(
      '"Somebody is pretending to be a person who can tell you what to do," she said.',
      '"It has all the signs," said {F}. "They sound important, and there is never a please that means anything."',
    ),
    mild(
      'I told her it was my boss. "They always say that," said {F}.',
      'I explained that this is my job. She told me that the victims are often the last to see it.',
    ),
    hot(
      'I said it was really my boss. "Have you ever seen this person do any work?" said {F}. I asked her to go on.',
      'I said that there was an office, with a plant. {F} told me that they go to great lengths.',
    ),
    spicy(
      '"And what have you given them so far?" she asked. "Nineteen years," I said. She put me on hold.',
      'She asked me how much they had gotten out of me. I told her nineteen years. I heard her call a second person to the phone.',
    ),
    unhinged(
      'The claim went through. The bank has credited the nineteen years to my account, and I am 24 again, with the hair. My wife has not met me.',
      'They have refunded it in full. On Friday I woke up 24, in a dorm, nineteen years to the good. My children are listed as interest.',
    ),
    unhinged(
      'I had no idea what to do with it all. Then my phone buzzed. {bossName}: "{bossMessage}." I told {F} that I had a good feeling about this one.',
      'So I have my life in front of me. A firm wrote to me this morning. "{bossMessage}." It was signed by {bossName.np}. I start in May.',
      'So I have my life in front of me, and this morning I got an offer. "{bossMessage}." {F} asked me to read her the name. "{bossName}," I said.',
    ),
  ),
  plot(
    'chat-mother',
    { style: 'fake-screenshots', cast: { F: 'she' } },
    all(
      'I was at dinner with my mother when this came in. {bossName}: "{bossMessage}."',
      '{bossName}: "{bossMessage}." It came on a Sunday, on the table, between my mother and the potatoes.',
    ),
    all(
      'I answered under the table. "{yourReply}." I put the phone down to get the salt.',
      'I wrote back, "{yourReply}." Then I had to look after the oven.',
    ),
    all(
      'When I came back my mother was typing. "I\'ve told them you\'re tired," she said.',
      'When I sat down again, my mother had the phone. "This is his mother," she had written. "He has eaten nothing."',
    ),
    mild(
      'My boss wrote back that it could wait. I have worked there for twelve years and did not know that it could.',
      'There came a long apology from my boss, to her, with a question about the potatoes.',
    ),
    hot(
      'Since then my boss has written only to her. {F} from Payroll tells me that she decides on my days off now.',
      'I have not had a message from my boss since. They go to her. {F} in Payroll has changed the number in my file.',
    ),
    hot(
      'Last week we had a deadline. My boss asked, very politely, if I could come out.',
      'In June there was a fire at our biggest client. My boss drove over, stood on the porch and asked for me.',
    ),
    spicy('"We\'ll see," wrote my mother.', '"He has a room to clean first," said my mother.'),
    unhinged(
      'It has gone up from there. My boss asked the chairman, the chairman asked the bank, and the whole chain ends on her porch. Since August she is the Treasury.',
      'The others gave their phones to her as well, and then the client did. The county has closed its offices. There is a line down the porch, and she feeds it.',
    ),
    unhinged(
      'I put in for a raise, through {F}, like everybody. It was back in an hour. My mother had written, "What happened to the one I gave you?"',
      '{F} and I went up there to ask for one long weekend. My mother thought about it. "Are all the others getting one?" she said.',
    ),
  ),
  plot(
    'chat-courier',
    { style: 'fake-screenshots', cast: { F: 'he' } },
    all(
      'The network was down, so {F}, our intern, carried the messages up and down the stairs by mouth.',
      'Last month we had no network for nine days. {F}, the intern, learned the messages by heart and ran them up the stairs.',
    ),
    all(
      'On the first morning my boss told him to tell me: "{bossMessage}."',
      '{bossName} gave him the first one, word for word. "{bossMessage}."',
    ),
    all(
      'I told him to say this back, and to keep the tone: "{yourReply}." He looked up the stairs for a while.',
      'I gave him my answer and made him repeat it. "{yourReply}." It is eight floors. He had time to think.',
    ),
    mild(
      'He came back with a cookie. I asked what he had said up there. "Less," he told me.',
      'He was gone four minutes and came back with a thumbs up. I asked him if he had used my words. "Some," he said.',
    ),
    hot(
      'He came down with a compliment. The next day there was another. My boss and I had never gotten along so well.',
      'By evening my boss had thanked me twice. On the third day I was asked how my children are, by name.',
    ),
    hot(
      'Then the network came back. The first one went straight from me to my boss, with no one in between.',
      'On the tenth day we had the network again, and I sent something upstairs in my own words.',
    ),
    spicy(
      'We have both asked for {F}.',
      'Eight minutes later my boss was at my desk. "Where\'s {F}?" my boss said. I said I was about to ask the same thing.',
    ),
    unhinged(
      'He was sent to the border after that. Two countries had not spoken since 1974. He walked over with a sentence and came back with a lake.',
      'The UN took him. He goes from door to door with what they shouted at each other. There has not been a war since April.',
    ),
    unhinged(
      'When he got the prize they asked him what had really been said that first morning. "You should have heard them," said {F}. "I just told each of them the other one was sorry."',
      'I wrote to congratulate him. His secretary brought me the answer on foot. "{F} says it was nothing," she told me. I asked what he had really said. She looked up the stairs for a while.',
    ),
  ),
  plot(
    'chat-spies',
    { style: 'fake-screenshots', cast: { F: 'she' } },
    all(
      'Two people in gray coats were at my desk. They had a printout. {bossName}: "{bossMessage}."',
      'The secret service asked me in about a message. A woman called {F} laid it on the table. {bossName}: "{bossMessage}."',
    ),
    all(
      'Under it they had underlined what I wrote back. "{yourReply}."',
      'My answer was on a second sheet, in a plastic sleeve. "{yourReply}."',
    ),
    all(
      '"We\'ve had forty people on this since May," said {F}, the one who talks. "Who are you working for?"',
      '{F} told me that forty people had worked on it in shifts. "It isn\'t Russian," she said. "So who is it for?"',
    ),
    mild(
      'I said, for the company. She looked at the others. "He\'s good," said {F}.',
      'I told her that I am in Strategy. {F} has sent for somebody who can make me say it in English.',
    ),
    hot(
      'I explained that it is just how we talk at work. {F} asked what the work is. I told her. It took an hour.',
      'I said it is a completely normal exchange. {F} wanted to know what we make there. I drew it for her on the back.',
    ),
    hot(
      'She turned off the tape. "We checked all of that," she said. "Your title, your floor, what you do all day."',
      '{F} put down her pen. She said they had of course looked into my department.',
    ),
    spicy(
      '"It had to be a cover," she said. "No company would pay for it."',
      '"People don\'t do that for a living," said {F}. "That\'s how we knew."',
    ),
    unhinged(
      'While we sat there, someone in Lisbon had believed it and acted. By evening a small country had a new government and my boss was on the stamps.',
      'Abroad they had also been listening. Eighteen agents took it for the signal. There is no Luxembourg since Saturday, and it is in my file under "initiative."',
    ),
    unhinged(
      'They have asked us to stick to the weather. This morning I wrote to my boss that it might rain. {F} called me. "Do you have any idea what you\'ve done?" she said.',
      '{F} says that I have to say something to stop it. I asked her what. She read it off the sheet with her eyes closed. "{bossMessage}," she said. "And then, for the love of God, say no."',
    ),
  ),
  plot(
    'chat-out-of-office',
    { style: 'fake-screenshots', cast: { F: 'he' } },
    all(
      'In three years my boss has never once left me waiting. I write, and the answer is there: "{bossMessage}."',
      'I have the fastest boss in the industry. Whatever I ask, at any hour, it takes one second. {bossName}: "{bossMessage}."',
    ),
    all(
      'It is always the same words. That is what I admire. I always write back, "{yourReply}."',
      'It is a clear message and it has never changed. I say "{yourReply}," and one second later it is there again.',
    ),
    all(
      'I run sixteen projects on it. When {F} in IT asked me who had signed off on them, I showed him.',
      'We moved a factory on the strength of it. {F} from IT wanted to see the approval, and I held up my phone.',
    ),
    mild(
      '"That\'s the out-of-office," said {F}. I said it is the most present boss that I have ever had.',
      '{F} told me that it is an automatic reply. He asked me not to thank it anymore, because it thanks back.',
    ),
    hot(
      '"That\'s an out-of-office," said {F}. My boss had been on a boat since 2022. I said that I had felt the sun in it.',
      '{F} looked at it. "It\'s automatic," he said. My boss had left for an island three years ago and had set it up at the gate.',
    ),
    hot(
      'In May my boss came back, tanned, sat down and read what I had written. It was four thousand messages. It took until evening.',
      'Then my boss returned. There were 4,000 messages from me to read. I could see the light under the door.',
    ),
    spicy(
      'Then my boss turned it on again.',
      'At dawn {F} was called in to help. My boss had forgotten how to do it. They turned it on again together.',
    ),
    unhinged(
      'My boss turned it on again and went back to the island. It has the title now, and the car. In the fall it was elected.',
      'They turned it on again, and this time for the whole government. It has kept every one of its promises. There is one.',
    ),
    unhinged(
      'I was at the swearing-in with {F}. They asked it to raise its right hand. "{bossMessage}," it said, in one second. I cried.',
      'I wrote to say how proud I was. For the first time it took two seconds. "{bossMessage}," it said. {F} thinks that it is seeing somebody.',
    ),
  ),
  plot(
    'chat-z-where-are-you',
    { style: 'fake-screenshots' },
    all('{text}.'),
    levels(
      'While I was posting this, {bossName} really did message me.',
      'While I was posting this, {bossName} really did message me, eleven times.',
      'While I was posting this, {bossName} really did message me, then came in and sat down.',
    ),
    all('"Where are you?"'),
    levels(
      "The writing wasn't as good. I cropped it out.",
      "I've worked with better versions of {bossName}. I left it on read.",
      "I've introduced {bossName} to the one in the chat. They'd like a moment alone.",
    ),
  ),
  plot(
    'chat-s-two-plates',
    { style: 'fake-screenshots' },
    all('{text}.'),
    levels(
      'I sent this to my mother.',
      'I read this to my mother, doing both voices.',
      'I performed this for my mother, in both suits.',
    ),
    all('She said my boss sounds exactly like me.'),
    levels(
      "I've waited years for someone to notice my influence.",
      "They say you become the five people you text most. I'm down to one.",
      "She's invited us both to Thanksgiving. I'll need a minute between courses to change.",
    ),
  ),
  plot(
    'fs-n-dots',
    { style: 'fake-screenshots' },
    all('{bossName}: "{bossMessage}."'),
    all('"{yourReply}," I replied.'),
    mild(
      'Three dots appeared, and stayed for an hour.',
      'First came this: {emojiReaction}. Then three dots, for an hour.',
    ),
    spicy(
      'Three dots appeared. That was on Tuesday.',
      'First came this: {emojiReaction}. Then three dots. That was on Tuesday.',
    ),
    unhinged(
      'Three dots appeared. That was in 2019.',
      'First came this: {emojiReaction}. Then three dots. That was in 2019.',
    ),
    all('It is the most feedback I have had here.'),
    levels(
      'I took a picture of the second one. It seemed to mean it.',
      "I've put all three in my self-assessment, in order.",
      'They have been appraised. The middle one is holding up the pension fund.',
    ),
  ),
  plot(
    'fs-n-annual-review',
    { style: 'fake-screenshots' },
    all('"{bossMessage}," wrote {bossName.raw}.', '{bossName}: "{bossMessage}."'),
    all('Me: "{yourReply}."'),
    levels(
      'That was my annual review. We had booked an hour.',
      'That was my annual review. We had booked a hotel.',
      'That was my annual review. Delegations had arrived by train.',
    ),
    all(
      'I have the form here, with both signatures.',
      'I have the form here. Where the grade goes, there is this: {emojiReaction}.',
    ),
    levels(
      'Under "Strengths" it says, "Replied."',
      'Under "Strengths" it says, "Replied." Under "Areas to improve" it says, "Replied."',
      'Under "Strengths" it says, "Replied." Forty nations have signed it. I abstained.',
    ),
  ),
  plot(
    'fs-n-negotiator',
    { style: 'fake-screenshots' },
    all('It came while I was on the train. {bossName}: "{bossMessage}."'),
    all('I wrote, "{yourReply}." The man next to me read along.'),
    levels(
      'He told me he negotiates with kidnappers.',
      'He told me he negotiates with kidnappers, and to act natural.',
      'He told me he negotiates with kidnappers. Outside, a second helicopter joined us.',
    ),
    all(
      '"How many of you do they have?" he said.',
      '"And {emojiReaction.raw} is their signal?" he said. "How many of you do they have?"',
    ),
    levels(
      'I said it varies. Some of us have Fridays at home.',
      '"Four hundred," I said. "It\'s open plan."',
      'They freed all four hundred of us at noon. By one we were back, asking for our badges.',
    ),
  ),
  plot(
    'fs-n-left',
    { style: 'fake-screenshots' },
    all('{bossName}: "{bossMessage}."'),
    all('I answered within a minute. "{yourReply}."'),
    levels(
      'I left that company in March.',
      'I left that company in 2017.',
      'I left that company in 1994. The building is a lake.',
    ),
    all(
      'Neither of us has brought it up.',
      'I got a reaction: {emojiReaction}. Neither of us has brought it up.',
    ),
    levels(
      "It never felt like the right moment. We've been so busy.",
      'My new boss found the messages. I said that it meant nothing.',
      'I keep my hours in a boat. On Fridays we let the fish go early.',
    ),
  ),
  plot(
    'fs-n-approval',
    { style: 'fake-screenshots' },
    all('{bossName}: "{bossMessage}."'),
    all('"{yourReply}," I wrote. Here, answers need the approval of a boss.'),
    levels(
      'I only have the one, so I followed the process.',
      'I only have the one, so I followed the process, in triplicate.',
      'I only have the one, so I followed the process, under escort.',
    ),
    all(
      'My boss approved it, then read it.',
      'My boss approved it, added {emojiReaction.raw}, then read it.',
    ),
    levels(
      'Now my boss wants to know who approved that.',
      'There is an inquiry. My boss is leading it, and is the main suspect.',
      'My boss has been suspended by my boss. They tell me it was close.',
    ),
  ),
  plot(
    'fs-n-asleep',
    { style: 'fake-screenshots' },
    all('It came at 3:14 a.m. {bossName}: "{bossMessage}."'),
    all('I answered at 3:15. "{yourReply}."'),
    levels(
      'It turns out that we were both asleep.',
      'It turns out that we were both asleep. We do this every night.',
      'It turns out that we were both asleep. So were the lawyers who drew up the rest.',
    ),
    all(
      'Neither of us remembers a word.',
      'Neither of us remembers a word, and {emojiReaction.raw} is a mystery to us both.',
    ),
    levels(
      "It's the best meeting we have had.",
      "We've closed two deals that way. Awake, we're at zero.",
      'We own Denmark. The board asks that nobody turn on a light.',
    ),
  ),
];
