import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../plot.ts';

/** A chat with the boss, told message by message. */
export const FAKE_SCREENSHOTS: readonly Plot[] = [
  plot(
    'chat-typing',
    { style: 'fake-screenshots', axis: 'rank', back: 'typing' },
    all('{bossName}: "{bossMessage}"', '9:02 AM. {bossName}: "{bossMessage}"'),
    all('Me: "{yourReply}"', '9:03 AM. Me: "{yourReply}"'),
    all('{bossName} is typing.', '{bossName} is typing. I put the phone face up, as leaders do.'),
    mild(
      '{bossName} stopped typing. I call that alignment.',
      '{bossName} is still typing. I have cleared my afternoon.',
    ),
    hot(
      'By noon {bossName} was still typing. I had told eleven people to look at the three dots.',
      'It was still going at lunch. I ate standing, so as not to miss it.',
    ),
    hot(
      'At four it stopped. Then it started again. I have never been thought about for so long.',
      'At four the dots went away and came back. Somebody was choosing their words, and they were about me.',
    ),
    spicy(
      'At 5:58 the message came. {bossName}: "Who is this?"',
      'The message came at six. {bossName}: "Wrong person."',
    ),
    unhinged(
      'That was in March. {bossName} retired in June, still typing. They gave the phone a desk.',
      '{bossName} has been typing since spring. There is a rope around the phone, and a school group on Tuesdays.',
    ),
    unhinged(
      'Last night it arrived, and four hundred of us read it together. "K."',
      'It came in the night. The guard woke me. "K," it says.',
    ),
  ),
  plot(
    'chat-everyone',
    { style: 'fake-screenshots', axis: 'audience', cast: { F: 'she' }, back: '' },
    all('{bossName}: "{bossMessage}"'),
    all(
      'I answered within the minute. "{yourReply}"',
      'My answer took a second. It was simply true. "{yourReply}"',
    ),
    all(
      'Then I saw which channel it was. It was the one for the whole company.',
      'Only then did I look up. It was the channel of the whole company.',
    ),
    all(
      '{F} from Payroll was the first to react: one thumb, pointing sideways.',
      'The first reaction came from {F} in Payroll. It was a thumb, on its side.',
    ),
    mild(
      'I left it up. A leader does not delete. {F} has pinned it.',
      'I have not deleted it. {F} pinned it, under "Fire exits."',
    ),
    hot(
      'By ten it had 900 reactions. I do not know what the crab means. There were 400 crabs.',
      'It had 900 reactions by ten. Four hundred of them were crabs. I chose to feel supported.',
    ),
    hot(
      'I wrote a follow-up to thank everybody. {bossName} asked me to stop replying to it.',
      'So I thanked them, one by one. {bossName} asked me, privately, in the same channel, to stop.',
    ),
    spicy(
      'It is on the wall of the new office. {F} says that it was between that and "Wash your hands."',
      'They read it out at onboarding now. {F} does my voice.',
    ),
    unhinged(
      'In the fall the company had no other policy left. Everything was decided by asking what I had answered.',
      'The merger went through on it. Both boards signed under my reply.',
    ),
    unhinged(
      'I asked {F} for a day off. She turned the screen around and let me read it myself.',
      'When I asked for a raise, {F} just pointed at the wall.',
    ),
  ),
  plot(
    'chat-screenshot',
    { style: 'fake-screenshots', axis: 'exposure', back: 'screenshot' },
    all(
      'My boss, {bossName}, wrote: "{bossMessage}" I took a screenshot, because one day this will be a book.',
      '{bossName} wrote me this: "{bossMessage}" I took a screenshot. You never know which message is chapter one.',
    ),
    all(
      'I replied: "{yourReply}" I took a screenshot of that, too.',
      'My reply: "{yourReply}" Also a screenshot. Especially that one.',
    ),
    all(
      'Then I sent both screenshots to my wife, with the caption "Leadership."',
      'I sent both to my brother and wrote, "See how I handle them."',
    ),
    mild(
      'They went to {bossName}. I have been asked to come in, with the caption.',
      'I had sent them to {bossName}. There was no caption that helped.',
    ),
    hot(
      'They went to {bossName}, who took a screenshot of the screenshots and sent it to HR.',
      'They had gone to {bossName}, who took a screenshot of my screenshots. It went to Legal.',
    ),
    hot(
      'HR sent me a screenshot of that, cropped, with a red circle. I had not noticed that I was at four percent.',
      'Legal sent it back to me with a circle around the time. I had written all of it in the meeting.',
    ),
    spicy(
      'At the hearing they asked if I had anything to add. I took a screenshot.',
      'They asked if I understood how serious this was. I said I would have to take a screenshot and think.',
    ),
    unhinged(
      'It has now been forwarded so often that there is no text left, only gray. It hangs in a museum. People weep in front of where I was.',
      'After nine hundred forwards it is one gray square. A museum bought it. The label says "Employee."',
    ),
    unhinged(
      'I went to see it. A guard asked me not to take pictures.',
      'I stood in front of it for an hour. Then I reached for my phone, and the guard shook his head.',
    ),
  ),
  plot(
    'chat-autocorrect',
    { style: 'fake-screenshots', axis: 'commitment', cast: { F: 'he' }, back: 'in writing' },
    all(
      '{bossName} sent me this on a Sunday: "{bossMessage}"',
      'Sunday, 7:14 AM. {bossName}: "{bossMessage}"',
    ),
    all(
      'A weaker person lies. I wrote: "{yourReply}"',
      'You can hide, or you can lead. I answered, "{yourReply}"',
    ),
    all(
      '"Can I get that in writing?" wrote {bossName}. I said that it was in writing.',
      '{bossName} asked to have that in writing. I pointed out that we were writing.',
    ),
    mild(
      '{bossName} printed it. I have signed. It is in my file, under Strengths, with a question mark.',
      'It is in my file now, printed, with my signature and a coffee ring that is not mine.',
    ),
    hot(
      'By Monday {F} from Legal had turned it into a contract. It was my sentence eleven times, with "hereinafter."',
      'On Monday {F} in Legal laid a contract in front of me. It was only what I had said, but with "hereinafter" in it.',
    ),
    hot(
      'I signed. You do not walk back a text. {F} asked if I had a lawyer. I said, "You."',
      'I signed, of course. {F} asked me twice if I wanted to read it. I said that I had written it.',
    ),
    spicy(
      'It turns out that it renews. My son will take over from me in 2041. He has it in writing.',
      'It is binding for ten years and has no exit. I asked {F} for one. "I would need that in writing," he said.',
    ),
    unhinged(
      'Since then it happens as I wrote it, each morning at 7:14, whether I am there or not. The neighbors set their clocks by it.',
      'The court held that it was the only true sentence ever sent from a phone. It has been carved over the door.',
    ),
    unhinged(
      'I asked {F} whether it would ever stop. He slid a pen across the table.',
      'I only wanted to add a smiley, I told {F}. "In stone?" he said.',
    ),
  ),
  plot(
    'chat-geese',
    { style: 'fake-screenshots', cast: { F: 'she' }, axis: 'audience', back: '' },
    all(
      'My son had homework: write down a talk between two animals. He took my phone and copied what was on it.',
      'My son is eight. He had to write a conversation between two animals, and my phone was on the table.',
    ),
    all(
      'The first animal, {bossName}: "{bossMessage}."',
      'It opens with {bossName.np}. "{bossMessage}."',
    ),
    all(
      'The other animal is me. "{yourReply}."',
      'Then comes the second one. That is me: "{yourReply}."',
    ),
    all(
      'His teacher is called {F}. She read it to the whole class, and they acted it out with their arms.',
      '{F}, his teacher, had him read it out. The class was on the floor. She used it for reading practice.',
    ),
    mild(
      'He got an A. I have put it on the fridge, and I will tell {F} in the spring.',
      'He got an A. It is the first thing from my office that anybody has finished reading.',
    ),
    hot(
      'He came home with an A plus. I asked to see what {F} had written at the bottom.',
      'It came back with an A plus and a note from {F}. I read it standing up.',
    ),
    spicy(
      '"Wonderful," she wrote. "You can really hear the geese."',
      '"So true to life," it said. "But why do the two geese never get to the water?"',
    ),
    unhinged(
      'A professor took it to the lake and read it to the geese. They answered. It seems that we had the grammar. My boss and I are now listed as a dialect.',
      'They played it to real geese, who stood up and left for the south. It was June. The state has made my boss and me apply for a permit.',
    ),
    unhinged(
      'I went to the lake myself and said my half. A big one looked at me for some time. "{bossMessage}," it said.',
      'Last week I sat down by the water with a sandwich. A goose came up. "{bossMessage}," it said. I gave it the sandwich, and the weekend.',
    ),
  ),
  plot(
    'chat-nineteen-years',
    { style: 'fake-screenshots', cast: { F: 'she' }, axis: 'cost', back: 'nineteen years' },
    all(
      'My boss sent me this, and I have done what comes from that number for nineteen years. {bossName}: "{bossMessage}."',
      '{bossName}: "{bossMessage}." I have had messages like that for nineteen years, and I always answer.',
    ),
    all('I wrote back, "{yourReply}."', 'My answer went out in nine seconds. "{yourReply}."'),
    all(
      'My phone rang. It was {F}, from the fraud department of the bank. She said that the message looked wrong to them.',
      'A minute later {F} from the fraud desk of my bank was on the line. Their system had stopped the message.',
    ),
    all(
      '"Somebody is pretending to be a person who can tell you what to do," she said.',
      '"It has all the signs," said {F}. "They sound important, and there is never a please that means anything."',
    ),
    mild(
      'I told her that it was my boss. "They always say that," said {F}.',
      'I explained that this is my job. She told me that the victims are often the last to see it.',
    ),
    hot(
      'I said that it was really my boss. "Have you ever seen this person do any work?" said {F}. I asked her to go on.',
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
    'chat-skywriter',
    { style: 'fake-screenshots', cast: { F: 'she' }, axis: 'cost', back: '' },
    all(
      '{bossName} wrote to me in the morning. "{bossMessage}." And then my number was blocked.',
      'At nine I got this. {bossName}: "{bossMessage}." By 9:05 my number was blocked, so this was clearly a test.',
    ),
    all(
      'I had my answer ready. "{yourReply}." It came back four times.',
      'A blocked number does not stop a man who has an answer. "{yourReply}." I tried it by fax.',
    ),
    all(
      'So I hired {F}, who has a small plane and writes on the sky with smoke. She charges by the letter.',
      '{F} has a plane that writes with smoke. She counted my letters on her fingers and asked for a card.',
    ),
    mild(
      'She wrote "{yourReply}" over the golf course. My boss asked the others if it was going to rain.',
      'The wind took it before she was done. My boss saw the end of it and thinks that the plane is in trouble.',
    ),
    hot(
      'She put it over the golf course: "{yourReply}." It was a mile long, and all eighteen holes stopped playing.',
      'At two o\'clock it stood over the golf course in letters as big as a bank. "{yourReply}."',
    ),
    hot(
      'I could see my boss look up, read it, and put down the club. I had paid {F} to land and wait for an answer.',
      'My boss read it twice with one hand over the eyes. For another $200 {F} lands and will wait for an answer.',
    ),
    spicy(
      '{F} came down on the ninth green. My boss walked over and got in.',
      'She landed next to the flag and opened the door. My boss got in, with the clubs. They did not circle.',
    ),
    unhinged(
      'The smoke never went away. It has been up there since May, with an address of its own, and they have moved the airport around it.',
      'It is still up there. It has hardened. It casts a shadow on four towns, and I get the bill for the lights on it.',
    ),
    unhinged(
      'Yesterday there was a second line of smoke, very small, under mine. I paid {F} to go up and read it to me. "Seen, 2:14 PM," she said.',
      'Last week somebody added a line below it, in smaller smoke. {F} flew past it twice to be sure. "It just says \'Seen,\'" she told me.',
    ),
  ),
  plot(
    'chat-wedding',
    { style: 'fake-screenshots', cast: { F: 'he' }, axis: 'commitment', back: 'objects' },
    all(
      "At my sister's wedding my phone was in my jacket. It had connected itself to the loudspeaker of the church.",
      "It was my sister's wedding, and I had left my phone on. I learned later that it had joined the speakers of the church.",
    ),
    all(
      'The minister asked if anybody objects. There was a pause. "You have a message," said the ceiling. "{bossMessage}."',
      'The minister asked if anybody objects. There was a pause. "Message from {bossName.name}," said the ceiling. "{bossMessage}."',
      'The minister had just asked if anybody objects. The loudspeaker came on. "New message," it said. "{bossMessage}."',
    ),
    all(
      'I do not leave a message unanswered. I stood up in the third row and said it into my sleeve: "{yourReply}."',
      'You answer, wherever you are. I held up my watch and told it, loud and clear, "{yourReply}."',
    ),
    mild(
      '{F}, the groom, asked if he could have a minute. He says that it is nothing to do with me.',
      'They got married all the same. In the video {F}, the groom, says "I do" and then looks up, in case.',
    ),
    hot(
      '{F}, the groom, turned around. I have never seen a man listen to me like that.',
      "{F} was the groom. He let go of my sister's hand to hear it better.",
    ),
    spicy(
      '"That\'s what I was thinking," said {F}, and he left by the side door. He works with us now.',
      '"Can you do that?" {F} asked me. "Can you just say it?" He was in the parking lot before the organ started.',
    ),
    unhinged(
      'In that state it takes one who asks, one who answers, and a minister who hears it. Nobody had said who objects. So I am married to my boss.',
      'The county has looked at the tape. One had asked, one had answered in a clear voice, and not one person objects on it. They have entered my boss and me as a couple.',
    ),
    unhinged(
      'We told {F} that we will have it undone. He was the only witness who could help. "They seemed so sure," he said.',
      'My wife took it to court. The judge asked {F} what he had heard in our voices. "Years," he said.',
    ),
  ),
  plot(
    'chat-mother',
    { style: 'fake-screenshots', cast: { F: 'she' }, axis: 'rank', back: 'my mother' },
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
      'My boss wrote back that it could wait. I have worked there for nine years and did not know that it could.',
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
    { style: 'fake-screenshots', cast: { F: 'he' }, axis: 'distance', back: '' },
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
      'I gave him my answer and made him repeat it. "{yourReply}." It is six floors. He had time to think.',
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
      'Six minutes later my boss was at my desk. "Where\'s {F}?" my boss said. I said that I was about to ask the same thing.',
    ),
    unhinged(
      'He was sent to the border after that. Two countries had not spoken since 1974. He walked over with a sentence and came back with a lake.',
      'The UN took him. He goes from door to door with what they shouted at each other. There has not been a war since spring.',
    ),
    unhinged(
      'When he got the prize they asked him what had really been said that first morning. "You should have heard them," said {F}. "I just told each of them the other one was sorry."',
      'I wrote to congratulate him. His secretary brought me the answer on foot. "{F} says it was nothing," she told me. I asked what he had really said. She looked up the stairs for a while.',
    ),
  ),
  plot(
    'chat-agency',
    { style: 'fake-screenshots', cast: { F: 'she' }, axis: 'cost', back: '' },
    all(
      'When {bossName.np} sends me something, I do not answer by myself. I have an agency for that.',
      'My boss sends me a message about once a week. I used to answer by myself. Now I have an agency.',
    ),
    all(
      'This was the message: "{bossMessage}." I sent it to {F}, who handles my account. She asked for nine days.',
      '{bossName}: "{bossMessage}." I sent it over to {F}, who is on my account there, and signed for the budget.',
    ),
    all(
      'They did interviews. They flew a man in. For $12,000 they came back with this: "{yourReply}."',
      'There were three rounds and a lunch. The invoice was for $12,000, and what I got was "{yourReply}."',
    ),
    mild(
      'I said that it was what I would have written. "That took most of the time," said {F}.',
      'I told {F} that it sounded just like me. She said that they had tested others, and people liked those.',
    ),
    hot(
      'It was perfect, so I called my boss to ask how it had landed. My boss said that I should ask the agency.',
      'I sent it. The next week I asked my boss in the elevator if it had been read. "You\'d have to ask my agency," said my boss.',
    ),
    hot(
      'It turned out that we have the same one. {F} has both accounts.',
      'I looked at the card. It was the same agency. It was the same {F}.',
    ),
    spicy(
      'She had written the question in a cab, and the answer on the way back. She has asked if we could both stop forwarding them.',
      '"It would be a lot quicker without you two," said {F}. They are trying that now. It saves two salaries.',
    ),
    unhinged(
      'So the company cut out the middle. {F} writes both sides, on her own, in the evening. In the fall the two of us were declared a style.',
      'She does all of it now, for all 300 of us, up and down. It is one long letter from {F} to {F}. The last of us was let out in March.',
    ),
    unhinged(
      'I met my boss at the bus stop. Neither of us could think of anything. We called {F}, and she said that it would be $12,000 each.',
      'Last night I ran into my boss at the supermarket. We stood there. I called {F} and asked what I feel. "Same as last time," she said. "{yourReply}."',
    ),
  ),
  plot(
    'chat-negotiator',
    { style: 'fake-screenshots', cast: { F: 'she' }, axis: 'exposure', back: 'come out' },
    all(
      'I lost my phone in a cab. The driver read the last two messages on it and went to the police.',
      'My phone was found in a taxi. The police looked at the screen for some hint of whose it was, and then they got their vests.',
    ),
    all(
      '{bossName}: "{bossMessage}." Under it was my answer, "{yourReply}."',
      'There was "{bossMessage}," from {bossName.np}, and then me: "{yourReply}."',
    ),
    all(
      'At noon there were nine police cars around the office, and a woman with a megaphone. She said that her name was {F}, and to let the man come out.',
      'By lunch they had closed the street. {F}, from the hostage team, called in through a megaphone. She wanted the man to come out.',
    ),
    mild(
      'We told her that it is a normal working relationship. {F} said that they see that a lot, after a while.',
      'I waved from the window to show that I was fine. "He\'s not blinking," said {F}.',
    ),
    hot(
      '{F} asked my boss what it would take. My boss called back that I can go, that I always could, that there is a door.',
      '{F} offered a car and a plane for me. My boss leaned out and said that they could have me for nothing.',
    ),
    hot(
      'It was very quiet. Then the megaphone turned a little. "Sir," said {F}. "Do you want to come out?"',
      'I heard them talk down there. "Sir," said {F}, and now it was for me. "You\'re not locked in. Can you come out?"',
    ),
    spicy(
      "I asked if it could wait until after the two o'clock. At six they cut the power. I have a lamp.",
      'I told her that I had a call at two. The others came out, all forty. My boss came out first.',
    ),
    unhinged(
      'I am in my third year of it. The law had to be changed: I am now holding myself. Twice a week I send me a list of demands, and I do not give in.',
      'That was in March. The court says that there is one hostage and one man in charge, and that both of them are me. I get two sandwiches.',
    ),
    unhinged(
      'Last night {F} asked to speak to the hostage, and if he could come out, only for a minute. I told her that he was in a meeting.',
      "{F} wanted to know if the hostage could come out on the steps for five minutes, for the air. I asked him. He has a nine o'clock.",
    ),
  ),
  plot(
    'chat-spies',
    { style: 'fake-screenshots', cast: { F: 'she' }, axis: 'distance', back: '' },
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
      'I said that it is a completely normal exchange. {F} wanted to know what we make there. I drew it for her on the back.',
    ),
    hot(
      'She turned off the tape. "We checked all of that," she said. "Your title, your floor, what you do all day."',
      '{F} put down her pen. She said that they had of course looked into my department.',
    ),
    spicy(
      '"It had to be a cover," she said. "No company would pay for it."',
      '"People don\'t do that for a living," said {F}. "That\'s how we knew."',
    ),
    unhinged(
      'While we sat there, someone in Lisbon had believed it and acted. By evening a small country had a new government and my boss was on the stamps.',
      'Abroad they had also been listening. Nine agents took it for the signal. There is no Luxembourg since Saturday, and it is in my file under "initiative."',
    ),
    unhinged(
      'They have asked us to stick to the weather. This morning I wrote to my boss that it might rain. {F} called me. "Do you have any idea what you\'ve done?" she said.',
      '{F} says that I have to say something to stop it. I asked her what. She read it off the sheet with her eyes closed. "{bossMessage}," she said. "And then, for the love of God, say no."',
    ),
  ),
];
