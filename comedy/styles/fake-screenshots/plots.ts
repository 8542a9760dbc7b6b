import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../story/plot.ts';

/** A chat with the boss, told message by message. */
export const FAKE_SCREENSHOTS_PLOTS: readonly Plot[] = [
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
      'The message came at midnight. {bossName}: "Wrong person."',
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
      'After seven hundred forwards it is one gray square. A museum bought it. The label says "Employee."',
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
      'I signed, of course. {F} asked me twice if I wanted to read it. I said I had written it.',
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
    'chat-agency',
    { style: 'fake-screenshots', cast: { F: 'she' }, axis: 'cost', back: '' },
    all(
      'When {bossName.np} sends me something, I do not answer by myself. I have an agency for that.',
      'My boss sends me a message about once a week. I used to answer by myself. Now I have an agency.',
    ),
    all(
      'This was the message: "{bossMessage}." I sent it to {F}, who handles my account. She asked for twenty-three days.',
      '{bossName}: "{bossMessage}." I sent it over to {F}, who is on my account there, and signed for the budget.',
    ),
    all(
      'They did interviews. They flew a man in. For $12,000 they came back with this: "{yourReply}."',
      'There were three rounds and a lunch. The invoice was for $12,000, and what I got was "{yourReply}."',
    ),
    mild(
      'I said that it was what I would have written. "That took most of the time," said {F}.',
      'I told {F} that it sounded just like me. She said they had tested others, and people liked those.',
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
      'At noon there were seven police cars around the office, and a woman with a megaphone. She said that her name was {F}, and to let the man come out.',
      'By lunch they had closed the street. {F}, from the hostage team, called in through a megaphone. She wanted the man to come out.',
    ),
    mild(
      'We told her it is a normal working relationship. {F} said that they see that a lot, after a while.',
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
      "I asked if it could wait until after the two o'clock. At nightfall they cut the power. I have a lamp.",
      'I told her I had a call at two. The others came out, all twenty-six. My boss came out first.',
    ),
    unhinged(
      'I am in my third year of it. The law had to be changed: I am now holding myself. Twice a week I send me a list of demands, and I do not give in.',
      'That was in March. The court says that there is one hostage and one man in charge, and that both of them are me. I get two sandwiches.',
    ),
    unhinged(
      'Last night {F} asked to speak to the hostage, and if he could come out, only for a minute. I told her he was in a meeting.',
      "{F} wanted to know if the hostage could come out on the steps for five minutes, for the air. I asked him. He has a seven o'clock.",
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
    'chat-soup',
    { style: 'fake-screenshots', cast: { F: 'he' }, axis: 'audience', back: '' },
    all(
      'My boss wrote to me at lunch. "{bossMessage}." I answered right there over my bowl: "{yourReply}."',
      'I was having lunch at my desk. {bossName}: "{bossMessage}." I did not even put down the spoon. "{yourReply}," I wrote.',
    ),
    all(
      'Then there was a reaction under it. It was small and orange, and I did not know what it meant.',
      'A second later there was something under my answer. It was round, orange and very small.',
    ),
    all(
      'I asked my team. Half of them saw a heart. The other half saw a man leaving.',
      'I passed the phone around the meeting. They saw a sun, a bomb and a carrot. Finance saw my office.',
    ),
    mild(
      'I have thanked my boss for it in any case. My boss asked for what.',
      'I sent the same one back, to be safe. It took me an hour to find a carrot with that look on its face.',
    ),
    hot(
      'We had it enlarged. It is four feet wide and leans in the conference room. A consultant stood in front of it and said, "Change."',
      'A consultant charged us $9,000. He thought that it was orange for a reason. So we repainted two floors.',
    ),
    hot(
      'In the end I took the phone down to {F} in IT, to have it read out by the machine.',
      'I brought the phone to {F} in IT. I told him what hung on this. He held it to the light.',
    ),
    spicy(
      '{F} licked his thumb and rubbed the glass. "Soup," he said.',
      '"It\'s soup," said {F}. He wiped it off. I had not saved it.',
    ),
    unhinged(
      'It was soup, said {F}. But by then it had been given a key on the keyboard and a country had put it on the flag.',
      '{F} found that it was soup. It was too late. The board had already resigned over it, and the next one had sworn on it.',
    ),
    unhinged(
      'My boss has asked me never to tell. I was given a corner office and a spoon.',
      'I went back to the place where I buy it. The cook asked if I wanted the same as last time. I said that I would have to talk to some people.',
    ),
  ),
  plot(
    'chat-reindeer',
    { style: 'fake-screenshots', cast: { F: 'she' }, axis: 'commitment', back: 'the app' },
    all(
      'We were bought by a firm in Finland. My boss writes in Finnish now, and the app turns it into English.',
      'My boss moved to Lapland for us and only writes in Finnish. The app translates it before I see it.',
    ),
    all(
      'This is what the app gave me last week: "{bossMessage}."',
      'So this came through the app. {bossName}: "{bossMessage}."',
    ),
    all(
      'I wrote back like a man who has understood. "{yourReply}." The app turned it into Finnish, and it got longer.',
      'My answer was "{yourReply}." In Finnish it has three dots on every letter, and there was a price in it.',
    ),
    mild(
      '{F} in Accounts is from Helsinki. I showed her both. She asked me how I feel about snow.',
      'I had {F} look at it. She comes from there. "Do you have a barn?" said {F}.',
    ),
    hot(
      'My boss sent back thirteen hearts and a form. So I took it over to {F} in Accounts, who grew up there.',
      'The whole of Lapland reacted with hearts. I had {F} from Accounts look at it. Her mother is from there.',
    ),
    hot(
      '"The first one only says happy birthday," said {F}. I asked her what mine says. She closed the door.',
      "She read the first message. \"That's just 'Happy birthday,'\" said {F}. Then she read mine and sat down.",
    ),
    spicy(
      '"You\'ve bought the herd," she said. They are at the loading dock. There are 200, and they had to swim.',
      '"It\'s a yes," said {F}. "To all of the reindeer." One of them was already in the elevator.',
    ),
    unhinged(
      'The app then translated me as well. I am 1,400 pounds, I have a permit for the tundra, and my wife gets a smaller word for me.',
      'The app has been made the official language. What it calls a thing, it is. I have hooves on my badge since Wednesday, and I fit.',
    ),
    unhinged(
      'I asked {F} to get me out. She typed it in Finnish, and the app read it to the herd. They moved over and made room.',
      'I told {F} that I want to go home. She typed it for me. "The app says you are," she said.',
    ),
  ),
  plot(
    'chat-couples',
    { style: 'fake-screenshots', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      'My boss and I see a therapist on the company plan. Her name is {F}, and there is one couch.',
      'The company paid for a therapist, {F}, to see my boss and me together. She does couples, but she had an opening.',
    ),
    all(
      'She had us bring a message each. My boss went first and read it out: "{bossMessage}."',
      '{F} asked us to read out something that we had written to each other. {bossName} began. "{bossMessage}."',
    ),
    all(
      'I turned to my boss, as you have to, and read mine. "{yourReply}."',
      'We hold hands for that part. "{yourReply}," I read. I held on a little longer than my boss did.',
    ),
    mild(
      '{F} asked us when we had last laughed. My boss remembered the date. I was on vacation.',
      '"And what did you hear?" {F} asked. "My phone," said my boss.',
    ),
    hot(
      '{F} asked my boss to look at me when I talk. My boss said that there is usually a lid between us, with an apple on it.',
      '"What did you feel when you heard that?" said {F}. My boss looked at the carpet for a long time.',
    ),
    hot(
      'I told them that I do not need anybody else. I have only ever had this one boss, I said, and I think about it at night.',
      'I said it is enough for me if it is only the two of us. It got very quiet on the other half of the couch.',
    ),
    spicy(
      '"There are forty of them," said my boss. "I send it to all forty."',
      '"I have a whole floor," said my boss. They were in the waiting room. They all had the same printout.',
    ),
    unhinged(
      'So {F} had the other thirty-nine come in as well. We are one household now in the eyes of the state, with one mailbox and a very long car.',
      'The state did not know what to call it. Now there are forty-one of us on one tax return, and my boss carries us over the doorstep in turns.',
    ),
    unhinged(
      '{F} says that it is the healthiest thing she has ever seen. I asked my boss whether I am still special. "Which one are you?" said my boss.',
      'I have every second March with my boss. {F} asked me if I am happy with that. I said that it is more than I had.',
    ),
  ),
  plot(
    'chat-out-of-office',
    { style: 'fake-screenshots', axis: 'commitment', cast: { F: 'he' }, back: '' },
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
    'chat-one-afternoon',
    { style: 'fake-screenshots', cast: { F: 'she' }, axis: 'audience', back: '' },
    all(
      'I retired last week, after thirty years under one boss. {F} from Payroll had put together everything that we ever wrote to each other.',
      'At my farewell {F} from Payroll read out the whole exchange between my boss and me. It covers thirty years and is two lines long.',
    ),
    all(
      '"From the boss, in 1994," {F} read. "{bossMessage}."',
      'The first is from my boss. It was my second day. "{bossMessage}."',
    ),
    all(
      'The other line is mine: "{yourReply}." I had tears in my eyes. I have stood by that.',
      'Then she read mine. "{yourReply}." I nodded. I have never gone back on it.',
    ),
    mild(
      'They clapped. {F} asked if there was more. I said we had understood each other.',
      'My boss came over with the cake and shook my hand. "And you are?" said my boss.',
    ),
    hot(
      'I told them that I have lived by those two lines, every day, for thirty years. I missed a flood because of it.',
      'I said a few words. I told them that a man needs one message in his life. I did everything by it, and I named my dog for it.',
    ),
    hot(
      'My boss had put down the cake. My boss asked {F} to read the date again.',
      'Over by the window my boss had gone pale. {F} was asked to hand over the paper.',
    ),
    spicy(
      '"That was about the one afternoon," said my boss.',
      '"I meant until four," said my boss.',
    ),
    unhinged(
      'It had been about one afternoon. The company is fair, so it gave me back the rest. I have them in the garage, 7,800 days, stacked by year.',
      'It was only for that afternoon. {F} checked, and all the days after it had never been asked for. They came on a truck. I signed for thirty years.',
    ),
    unhinged(
      'I opened one to look. It was a Wednesday in 2003, and the sun was out. There was a note in it. {bossName}: "You can go home."',
      'My wife and I opened the first box. It was June, in 1996, and it was warm. We sat down in it. I asked {F} if she thought that my boss would mind.',
    ),
  ),
  plot(
    'chat-answered-first',
    { style: 'fake-screenshots', cast: { F: 'he' }, axis: 'commitment', back: '' },
    all(
      'I am known for being proactive. At 9:01 I wrote to my boss, "{yourReply}."',
      'I do not wait to be asked. Last week, at 9:01, I sent my boss this: "{yourReply}."',
    ),
    all(
      'At 9:04 came what it was the answer to. {bossName}: "{bossMessage}."',
      'Three minutes later my boss got to the question. "{bossMessage}."',
    ),
    all(
      '{F} from IT came up to look at the clocks. He said that the clocks were fine, and that he would like to sit down.',
      '{F} in IT checked both phones. "You answered first," he said. I told him that it is in my job description.',
    ),
    mild(
      'My boss has asked me to slow down. I had already agreed to that on Wednesday.',
      'I do it every day now. My boss has stopped asking, and {F} says that it is saving us a lot of paper.',
    ),
    hot(
      'I have done it ever since. I send my answer, and some time later my boss finds out what I meant.',
      'I kept it up. I said "No, the blue one" at eight, and by ten there were two of them and a question.',
    ),
    hot(
      'I answered for the whole of May in one evening. {F} asked me if there was anything in June. I said that I had said "Thank you" once and "Ouch."',
      'Then I got further ahead. {F} has a list on the wall of what I have already replied. Some of it is to people that we have not hired.',
    ),
    spicy(
      'This morning I sent my boss three words: "Why only me?" Nothing has come yet. {F} has moved his desk.',
      'An hour ago I wrote to my boss, "But I love it here." I am waiting to see what it is about. {F} has brought me a box.',
    ),
    unhinged(
      'By fall I was nine years ahead, and had to be invoiced in 2034. I got a gold watch for the work that I am about to do.',
      'The tax office has looked at it and goes by my side of the talk. I have been retired since last week, as of 2041.',
    ),
    unhinged(
      'Last night I heard myself say to the dark, "Okay, I\'m coming." I asked {F} how long I have. "Who did you say it to?" he asked. I had already told him that it was fine.',
      'There is only one left that I have not sent. {F} asked me how it starts. I read it to him. "What a day to be born," it says.',
    ),
  ),
  plot(
    'chat-answer-c',
    { style: 'fake-screenshots', cast: { F: 'she' }, axis: 'audience', back: '' },
    all(
      'The yearly training is out, and I am in it. It shows a message from a boss: "{bossMessage}."',
      'We all have to click through the yearly training. Question fifteen I knew. {bossName} writes: "{bossMessage}." What do you answer?',
    ),
    all(
      'Then you choose. A is "Thanks for asking." B is "Let\'s talk." C is "{yourReply}." That one is word for word from me.',
      'There are three choices. A and B are very polite. C is "{yourReply}." I wrote that, in March, to my real boss.',
    ),
    all(
      'I went to see {F}, who makes the trainings, to thank her for the honor. She asked me which of them I thought was right.',
      '{F} does the trainings. I told her how proud I was to see it up there. "Up where?" she said.',
    ),
    mild(
      'I said C. She wrote down my name, but she already had it.',
      'She told me that C is there so that people cannot get it wrong.',
    ),
    hot(
      'She showed me the numbers. Four thousand had taken it, in fifteen countries. C had been clicked once.',
      '{F} turned the screen to me. Of 4,000 people exactly one had clicked on C.',
    ),
    hot(
      'I said I would like to meet that man. I thought that the two of us could start something.',
      'I asked her to put me in touch with him. One always feels that there must be somebody.',
    ),
    spicy(
      'She looked up the badge number. It was me. "You took it twice," said {F}. "You did it again."',
      '"It\'s you," said {F}. "You had three tries. I had to sign off on the overtime."',
    ),
    unhinged(
      'Since the fall all countries use it at the border. You get "{bossMessage}" on a screen, and if you press C the floor opens.',
      'The state put it in the driving test, then in the census. Whoever says C is mailed to an island. I have the island to myself, and a bench.',
    ),
    unhinged(
      '{F} called last night. She had somebody on the other line who had pressed C. I asked what he was like. "Short," she said. "He says you\'re his father."',
      'Last week a boat came with another one. I ran down to the water. He had only slipped, he told me. He had wanted B.',
    ),
  ),
  plot(
    'chat-swapped',
    { style: 'fake-screenshots', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      'My boss and I have the same phone. We both put them on the table at lunch, and then we both went home.',
      'At lunch there were two black phones on the table. My boss took one and I took the other.',
    ),
    all(
      'That evening I had a job for one of my people. I typed "{bossMessage}" and sent it.',
      'Around supper I remembered something and texted one of the team. "{bossMessage}," I wrote.',
    ),
    all(
      'At the time I did not see that it said "{bossName}" at the top. Back came, "{yourReply}." I thought, who talks to me like that?',
      'The answer was there in a second: "{yourReply}." It was rude, and it was familiar. It came from my own number.',
    ),
    mild(
      'In the morning we changed back. My boss said that it was an interesting evening, and that my mother sends her love.',
      'We swapped them back the next day. My boss looked tired. "How do you stand you?" my boss said.',
    ),
    hot(
      'So I had been the boss all night. I had been firm with four people, and one of them was my dentist.',
      'That means that my boss had my phone, and was me. And I was the boss. I gave seventeen orders before bed.',
    ),
    hot(
      "Over at my boss's place my phone kept buzzing. There was my mother, there was the soccer team, there was {F}. {F} is my wife.",
      'Meanwhile my boss had been answering for me. {F}, my wife, had gotten four messages from my phone. She had gotten a question about her day.',
    ),
    spicy(
      'I have seen what she wrote back. "I don\'t know who this is," it says. "But please keep the phone."',
      'I have it here. The last line is from {F}. "Whoever you are, he has a dentist on Wednesday. Can you do that as well?"',
    ),
    unhinged(
      'We went to give them back, but the phone company had noticed no mistake. It says that a person is where his phone is. I have been my own boss since Wednesday, and my shoes are the wrong size.',
      'By then the contracts had changed over. In law I am my boss now, with the knee and the boat, and my boss lives in my house.',
    ),
    unhinged(
      'I drove by last night. They were at the table, and {F} was laughing. I sent my boss a message. "{bossMessage}," I wrote. My boss looked at it and turned the phone over.',
      'I rang my own bell and asked {F} if I could come in. She thought about it. "You\'d have to ask my husband," she said. "He\'s great with bosses."',
    ),
  ),
  plot(
    'chat-matched',
    { style: 'fake-screenshots', cast: { F: 'she' }, axis: 'commitment', back: '' },
    all(
      'I joined a dating app. I only put in my strengths. It found one match in the whole city: "{bossName}, 2 miles away."',
      'I am on a dating app. My profile is my résumé. On the second day I had a match, and it was my boss.',
    ),
    all(
      'I thought, we are both adults. The first message came at once. "{bossMessage}."',
      'Neither of us said a word about it. My boss opened with this: "{bossMessage}."',
    ),
    all(
      'I waited for a minute so as not to seem eager. "{yourReply}," I wrote.',
      'On the app they say that you should be yourself. So I wrote, "{yourReply}."',
    ),
    mild(
      'We met for coffee to clear it up. It had an agenda. I got to see half of it.',
      'My boss suggested that we stay colleagues. I said I would need some time. I was given until four.',
    ),
    hot(
      'We met at an Italian place, at a small table. My boss had brought slides. {F}, the waitress, moved the candle.',
      'We had dinner. There was a candle on the table, and a handout. {F} was our waitress, and she was asked to dial in the kitchen.',
    ),
    hot(
      'It went well. We talked about the third quarter, and once our hands touched on a chart.',
      'I thought that there was something there. I have never had anybody look that deep into my numbers.',
    ),
    spicy(
      'On the way out I asked what this is. "It\'s not you," said my boss. "It\'s the whole department."',
      '{F} asked if the bill was together. "For now," said my boss. "I\'m seeing a younger team."',
    ),
    unhinged(
      'The app is never wrong, by its own terms. It moved us in together on the first of the month. There is a reception desk in the bedroom, and {F} sits at it.',
      'We broke the app. It now matches everybody with whoever signs for their vacation. {F} married the owner and has to ask him for the weekend of the wedding.',
    ),
    unhinged(
      'We have our anniversary today. I said, "Tell me something that you have never told me." My boss took a long breath. "Good job," I heard through the door. It was for {F}.',
      'I asked {F} if she is happy. "I get every second Sunday," she said. She asked about mine. I showed her the message. "{bossMessage}." She told me that hers never writes.',
    ),
  ),
  plot(
    'chat-sixteen-years-late',
    { style: 'fake-screenshots', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      'A message came this spring from my first boss. {bossName}: "{bossMessage}." It had been sent in 2009.',
      'My phone buzzed at breakfast. {bossName}: "{bossMessage}." Under it was the time: June 2009. It had been stuck somewhere.',
    ),
    all(
      '{F}, my wife, said to leave it. I have never in my life left a message open. "{yourReply}," I wrote.',
      'It was sixteen years old, and the firm does not exist. {F}, my wife, shook her head. I answered all the same: "{yourReply}."',
    ),
    all(
      'I looked it up. My boss sold out long ago and has a bait shop on a lake in Maine.',
      'I asked around. These days my old boss sells worms on a lake, two states from here.',
    ),
    mild(
      'I have had no answer yet. By my count it is due when I am 61. I have told {F} to keep the phone charged.',
      '{F} asked what I was hoping for. I said, closure. I got a picture of a trout.',
    ),
    hot(
      'The answer was there within a minute. "Finally," it said.',
      'It took thirteen seconds. My boss wrote only one word: "Well?"',
    ),
    hot(
      'So I resigned from my job and drove up. It took thirteen hours. There was a desk behind the minnows with my name on it.',
      'I have a house and a title and two children here. I packed that night. It was thirteen hours to the lake, and there was a light on in the shop.',
    ),
    spicy(
      'My boss was behind the counter and looked at the clock. "You\'re late," said my boss.',
      '"You\'re late," said my boss, and handed me the worms. {F} asks when I am coming home. I said I just got here.',
    ),
    unhinged(
      'The payroll had been waiting, too. I was paid from 2009 on, and in return they took back everything that I had done in the meantime. I have two children on leave.',
      'For the record I have been there since that day in 2009. The rest was entered as absence. My wedding is down as a long lunch.',
    ),
    unhinged(
      'I wrote to {F} to explain it. She never answered. Then I saw the little clock next to my message. It gets to her in 2041.',
      'A message from {F} arrived last night. "Are you coming to bed?" it says. It is from 2012. I have put on my coat.',
    ),
  ),
  plot(
    'chat-bet',
    { style: 'fake-screenshots', cast: { F: 'she' }, axis: 'cost', back: '' },
    all(
      'At 4:55 my boss wrote to me. "{bossMessage}." I noticed that the whole floor had stopped typing.',
      '{bossName}: "{bossMessage}." When I read it I looked up, and forty people were looking at me.',
    ),
    all(
      'I answered from the gut, as I do. "{yourReply}."',
      'I cracked my knuckles and wrote, "{yourReply}." You could have heard a pin drop.',
    ),
    all(
      'There was a cheer. {F} from Payroll stood on a chair and started to hand out money.',
      'They all jumped up. {F} from Payroll opened a cash box and read out names.',
    ),
    mild(
      'I asked her what they were celebrating. "You," said {F}. I had not known that I had that kind of support.',
      '{F} told me that it had paid two to one. I would have put money on me as well.',
    ),
    hot(
      'It was a bet on what I would say. "{yourReply}" had been the favorite since noon.',
      'They had bet on my answer. {F} showed me the sheet. "{yourReply}" was on it in print, with thirty-nine names.',
    ),
    hot(
      'I was touched that they know me so well. I asked her if anyone had lost.',
      'I said that a leader has to be reliable. There was only one name in the other column, and I asked her whose it was.',
    ),
    spicy(
      '"Your boss," said {F}. "Two hundred, on \'He\'ll think about it.\'"',
      'It was my boss. It said $200 on "Give him a minute." My boss had believed in me up to the end.',
    ),
    unhinged(
      'They take bets on me in Macau now. I am the safest paper in the market. Pension funds hold me, and the dollar is tied to what I say next.',
      'The banks noticed that I have never once surprised anybody. Since March they lend against it. There are eight million homes on me.',
    ),
    unhinged(
      'Last week my boss wrote again. "{bossMessage}." The whole world held its breath. I had a new thought. {F} saw my face. "Please," she said. "My mother\'s house."',
      'My boss tried it again on Wednesday. "{bossMessage}." I waited, just to enjoy it. Behind me Japan closed. "Type," said {F}.',
    ),
  ),
  plot(
    'chat-six-year-old',
    { style: 'fake-screenshots', cast: { F: 'she' }, axis: 'rank', back: '' },
    all(
      'My boss has been very direct with me since spring. This is from last week: "{bossMessage}."',
      'In April my boss began to write in a new way, plain and strong. {bossName}: "{bossMessage}."',
    ),
    all(
      'You know where you stand with that. I wrote back, "{yourReply}." I got a unicorn.',
      'I answered in the same spirit. "{yourReply}." A picture of a horse came back, and I printed it.',
    ),
    all(
      'I did everything I was told. I moved two people and painted a wall. We had our best quarter.',
      'I followed it to the letter. We dropped a client because he was "mean." Sales went up by a fifth.',
    ),
    mild(
      'Then I met {F}. She is six, and she has the phone in the car. She asked how my wall was.',
      'At the summer party a girl called {F} ran up to me. She is my boss\'s daughter, and she plays with the phone. "You\'re the horse man," said {F}.',
    ),
    hot(
      'At the summer party I thanked my boss for the new style. My boss had not written to me since Easter.',
      'I finally said to my boss how much these messages have given me. My boss asked, which messages?',
    ),
    hot(
      'Behind my boss stood {F}, the daughter. She is six. She gets the phone when they drive.',
      "It turned out that it was {F}. She is my boss's daughter, and they let her have the phone in the back seat.",
    ),
    spicy(
      'I asked {F} if we could talk about my raise. "You already had one," said {F}. "Say thank you."',
      'I told {F} that I had had no idea. "It\'s okay," she said. "You tried." It was my best review so far.',
    ),
    unhinged(
      'The owners compared the quarters. {F} was made chief executive in September, and my boss gets the phone when they drive.',
      'They put it to the vote, and {F} runs all of it now. The merger was two pages, and one of them was a horse.',
    ),
    unhinged(
      'On Wednesday she let one of us go home early. I asked her why. "He was tired," said {F}. The lawyers are still looking for the catch.',
      'She turns seven next month. I asked her what her plans are. "I\'m going to be a vet," she said. I asked if I can come with her. "{bossMessage}," said {F}.',
    ),
  ),
  plot(
    'chat-wrong-number',
    { style: 'fake-screenshots', cast: { F: 'she' }, axis: 'commitment', back: '' },
    all(
      'My boss got a new number in 2019, and I did not save it right. I had one digit wrong.',
      'When my boss changed phones in 2019, I wrote down a 7. It was a 1.',
    ),
    all(
      'The first message from there was "{bossMessage}." I thought that it was a bit sudden, but clear.',
      'I wrote to say hello, and what came back was "{bossMessage}." I took that as a yes.',
    ),
    all(
      '"{yourReply}," I wrote. And so it began. It is {F}, 71, a retired nurse in Tulsa. I have reported to her for six years.',
      'I answered, "{yourReply}." That is how I came to work for {F}. She is 71, she lives in Tulsa, and she used to be a nurse.',
    ),
    mild(
      'She told me last week. She said that she did not like to say it while I was doing so well.',
      'I asked {F} why she never told me. "You kept asking if it was good enough," she said.',
    ),
    hot(
      'I sent her my reports every week. She told me which one was too long. She sent me home when it snowed.',
      'She has read every one of my plans. She writes "Eat something" under most of them. My numbers doubled.',
    ),
    hot(
      'When it came out, I went to my real boss. I asked who they thought had been leading me all that time.',
      'It came out at the six-year review. I had to ask my boss what I was believed to be doing.',
    ),
    spicy(
      '"We thought you\'d left," said my boss.',
      '"I took you for a contractor," said my boss. "You were always so well rested."',
    ),
    unhinged(
      'The company bought her house, with {F} in it, and turned its front to our street. All eighteen floors report to her porch. You have to wipe your feet.',
      '{F} got the other floors as well. Since June the whole firm is legally in Tulsa, in her kitchen, and the auditors get a plate.',
    ),
    unhinged(
      'I asked her what the very first message had been about. "That was for my sister," said {F}. She has not heard from her since. I said she reports to me.',
      'At Christmas I got a card from my real boss. "{bossMessage}," it said. I showed it to {F}. "One digit off," she said. "Be kind."',
    ),
  ),
  plot(
    'chat-clerk',
    { style: 'fake-screenshots', cast: { F: 'he' }, axis: 'audience', back: '' },
    all(
      'It came to a hearing, because of one message and one answer. Two clerks had to read them aloud for the record.',
      'My boss and I ended up in front of a judge. She wanted to hear the messages, so two clerks stood up and read us.',
    ),
    all(
      'A woman from the office next door read my boss. "{bossMessage}." She did it with her coat on.',
      'The first one had the part of {bossName.np}. "{bossMessage}," she read, and looked at the clock.',
      'The first one had the part of my boss. "{bossMessage}," she read, and looked at the clock.',
    ),
    all(
      'I was read by {F}, who usually does parking. He put down the paper and said it to the back row. "{yourReply}."',
      'My part went to a clerk called {F}. He took a breath. "{yourReply}," he said, and a juror reached for a tissue.',
    ),
    mild(
      'I stood up to say that I had written it. "Sit down," said the judge. "He\'s in the middle of something."',
      'The judge asked me if I had meant it like that. I looked over at {F}. I said I do now.',
    ),
    hot(
      'My own lawyer whispered that he had never understood me until now. He moved his chair over to {F}.',
      'Even my boss was looking at him. "Why did you never say it like that?" my boss asked me.',
    ),
    hot(
      'The judge had him do it again, slower. Then she said she was ready.',
      'They asked for it once more, for the press. My wife had come in and sat down on his side.',
    ),
    spicy(
      'She found for me. It turned out that she meant {F}. He starts at my desk on the first.',
      'I won. {F} got the money. I got a ticket, because I had been in the garage since nine and there was no one doing parking.',
    ),
    unhinged(
      'The ruling says that I am the man who can be believed when he says it. {F} has my name, my keys and my dentist. I am down as an early draft.',
      'The higher court went one step further and made it his life. I may come by once a week and watch how I am done.',
    ),
    unhinged(
      'He is playing me at the Majestic now, eight times a week. I wrote to ask if I could be the understudy. "{yourReply}," he wrote back. I had never heard it like that.',
      'I went to see {F} last night. He was having dinner with my family. He stood up and told me how I feel, and I cried so much that they had to call me a cab.',
    ),
  ),
  plot(
    'chat-cake',
    { style: 'fake-screenshots', cast: { F: 'she' }, axis: 'exposure', back: 'no nuts' },
    all(
      "I had two chats open. One was with my boss. The other was with {F} at the bakery, for my grandmother's birthday.",
      "It was my grandmother's ninetieth. I was ordering the cake from {F} at the bakery when my boss wrote in as well.",
    ),
    all(
      '{bossName}: "{bossMessage}." {F}: "What would you like on it?" I answered them both, quickly, and got them the wrong way around.',
      'My boss wanted to know this: "{bossMessage}." {F} wanted to know what to write on the cake. I mixed the two up.',
    ),
    all(
      'So the cake says "{yourReply}." And my boss got "Happy 90th, you old sweetheart, no nuts."',
      'What went to {F} was "{yourReply}." She did it in pink. What went to my boss was "With all my love, and no nuts."',
    ),
    mild(
      'My grandmother read it twice and asked who had died. My boss wrote back, "Noted," and took the bowl off the table.',
      'My grandmother put on her glasses. "He gets that from his father," she said. I have not heard from my boss.',
    ),
    hot(
      'My boss took it as a demand. By noon there were no nuts in the building, and a man in a white suit went through our drawers.',
      'My boss does not like to ask twice. At two all of us got a memo, "No nuts." Four of us had to step outside to be talked to.',
    ),
    hot(
      'They are still working out what I meant. I have been given the old parking spot of the founder, to calm me.',
      'Upstairs they think that I have something on them. I was moved to a bigger office, and the door was closed softly.',
    ),
    spicy(
      'My grandmother ate the whole line herself. She called at night. "So are you?" she said.',
      'I asked my grandmother how she had liked it. "It\'s the first straight answer I\'ve had from you," she said. She has framed the icing.',
    ),
    unhinged(
      'By summer "no nuts" was in the constitution, between the guns and the soldiers. They tried to ask me what it protects, but I was at the dentist.',
      'It is a treaty now. Sixty countries signed under "no nuts," and the squirrels had to be moved to Canada by rail.',
    ),
    unhinged(
      'There is a parade. I stood on the balcony next to my boss, and they were all waiting for a word. I leaned into the microphone. "And candles," I said. {F} closed her eyes.',
      'My grandmother is 91 next week. {F} called and asked what I would like on it. There were two generals in the room with her.',
    ),
  ),
  plot(
    'chat-suggested',
    { style: 'fake-screenshots', cast: { F: 'she' }, axis: 'distance', back: 'the middle one' },
    all(
      'My phone suggests three answers for every message. I always take the middle one. It saves me an hour a day.',
      'Under each message there are three gray buttons with an answer. I press the middle one. I have not typed since May.',
    ),
    all(
      'Last week it was this. {bossName}: "{bossMessage}." The middle one was "{yourReply}," so that went out.',
      'My boss wrote, "{bossMessage}." The phone thought for a second and offered "{yourReply}." I pressed.',
    ),
    all(
      '{F} from IT looked at it. She said the message from my boss had been a middle one as well.',
      'I told {F} in IT how good the phone has gotten. "Your boss has it too," she said. "That was a button."',
    ),
    mild(
      'So our phones have been talking. I asked {F} what about. "They\'re thinking of leaving," she said.',
      'I asked her who made the plan for next year, then. {F} went and bought the phones a case each.',
    ),
    hot(
      'Since spring neither of us has written a word. Our phones had run a project, had a fight and made up over a long weekend.',
      'She scrolled back. The phones had reorganized my team in April. In June mine had asked for more money, and it got it.',
    ),
    hot(
      'I went up to see my boss in person, for the first time since May. I said, "How are you?"',
      'I thought that we should meet. I walked into the office and asked my boss straight out how things are going.',
    ),
    spicy(
      'My boss looked at me and waited. "I don\'t see anything," my boss said. I held up three fingers. My boss took the middle one.',
      'There was a long silence. My boss pressed my tie.',
    ),
    unhinged(
      'The phones were made partners in July, and married in August. It is legal, they filled in the form by themselves. We are the children.',
      'In the fall everything that has no button was switched off. There are three kinds of weather. My wife is the middle one.',
    ),
    unhinged(
      'Mine called me in last night. It wanted to tell me something, and I got three answers to choose from. "Why?" "Okay." "I\'ll pack." I told {F} which one I took. "Everybody does," she said.',
      'I wanted to say something of my own to {F} before they come for my thumbs. I had it on the tip of my tongue. "Sounds good," I said. She said she liked the one on the left.',
    ),
  ),
  plot(
    'chat-fridge',
    { style: 'fake-screenshots', cast: { F: 'he' }, axis: 'rank', back: 'the door' },
    all(
      'My refrigerator is connected to everything. Since the last update it can also read my messages and answer them.',
      'I have a refrigerator that knows my calendar. In May it had an update, and now it takes care of my messages.',
    ),
    all(
      'So when my boss wrote "{bossMessage}" at midnight, I was asleep.',
      'At two in the morning this came in. {bossName}: "{bossMessage}." I was in bed.',
    ),
    all(
      '"{yourReply}," wrote my refrigerator. I found it in the morning on the door, under the ice.',
      'It was answered from the kitchen. "{yourReply}." I only read it at breakfast, on the door.',
    ),
    mild(
      'My boss says that I have never sounded so alert. I have closed the door and left it in there.',
      'My boss liked the tone. {F}, who repairs them, asked if I want it turned off. I said, not before my review.',
    ),
    hot(
      'My boss loved it. I had always been cold, my boss told me, but never so fresh. They began to write at night.',
      'My boss wrote back at once, and it went on until morning. They found that they agree on most things. They think that I am left in there too long.',
    ),
    hot(
      'In June it was asked to run the region. {F}, the man who repairs it, came to help with the straps.',
      'By summer it had been promoted twice. {F} comes to see about the motor, and he has to sign in.',
    ),
    spicy(
      'I asked it last night if I could have the milk. "Let\'s take that offline," it said. I heard the door lock.',
      'I asked {F} what it has that I do not. He opened it. "The light comes on," he said, and closed the door.',
    ),
    unhinged(
      'It has a wife and a boat now, and it was sworn in on Friday. By the new law the warm ones are kept in the hall.',
      'In the fall it was given my name and my vote. I am on its list, between the eggs and the mustard, with a date.',
    ),
    unhinged(
      '{F} read me the date. It is Wednesday. He says that they go by the smell, and that he would stand up straight when it opens the door.',
      'It called me in today. It opened the door a little, and I stood in the light. "We\'re going to let you go," it said. "You\'ve been out too long."',
    ),
  ),
];
