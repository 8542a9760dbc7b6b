import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../story/plot.ts';

/** A win, announced as an apology, and what comes of the apology. */
export const HUMBLEBRAG_PLOTS: Plot[] = [
  plot(
    'brag-fraud',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'exposure', back: 'sorry' },
    all(
      'I am so sorry to bring this up. "{achievement}." I had meant to keep it in the family, and then the bank called.',
      'I am sorry, I know how it sounds: "{achievement}." I would not have said a word, but the bank called me about it.',
      'I am sorry, but {achievement.clause}. I would not have said a word, but the bank called me about it.',
    ),
    all(
      'It was {F} from the fraud department. There had been something unusual in my name, she said, and they had stopped it.',
      '"This is {F} from the fraud department," she said. Somebody had used my name for a thing that was not like me.',
    ),
    all(
      'I told her that it was really me. "It doesn\'t fit your pattern," she said. I heard her scroll. "Your pattern is \'{mundaneSituation}.\'"',
      "I said I had done it myself. \"You have a pattern,\" she said. \"It's '{mundaneSituation},' '{mundaneSituation},' and a sandwich.\"",
    ),
    mild(
      'She has put it on hold for five days. "\'{mundaneSituation}\' will still go through," she said.',
      '"The last one also told me that it was him," said {F}. Until it clears I may go on with "{mundaneSituation}."',
    ),
    hot(
      'I sent her a photo from the big day, to prove it. "This man is standing up straight," said {F}.',
      'So I sent her the photo from that evening. She compared it with the one on my card. This man has friends, she said.',
    ),
    spicy(
      '"Good news," said {F}. "It has been taken off. You are back to \'{mundaneSituation},\' and you owe us nothing."',
      '"We\'ve reversed it," said {F}. "As far as anybody knows, you never did. You don\'t have to thank me."',
    ),
    unhinged(
      'In the spring they caught him. He has my face and my fingerprints, and he has signed for all of it. I am down for "{mundaneSituation}."',
      'They arrested a man in April with my face, my keys and my mother. By the papers it was all him. Mine is "{mundaneSituation}."',
    ),
    unhinged(
      '{F} let me see him, through the glass. "I\'m sorry," he said. That is how I knew it was somebody else. He meant it.',
      'They gave us five minutes. He looked right at me and said that he was sorry. {F} closed the file. She could tell us apart.',
    ),
  ),
  plot(
    'brag-customs',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'formality', back: '' },
    all(
      '"Anything to declare?" said {F}, the customs officer. I told her I was sorry, she would have found out anyway. "{achievement}," I said.',
      'I like to travel without a fuss. But {F} from Customs asked me right out if I had anything to declare. "I am afraid so," I said. "{achievement}."',
    ),
    all(
      'She put down her stamp. "And where did you pick that up?" she said. "{mundaneSituation}," I told her. She got a yellow form.',
      '"Where did you get it?" said {F}. I told her the truth: "{mundaneSituation}." She wrote that on a yellow form.',
    ),
    all(
      'She asked me what it was worth. I said you could not put a number on it.',
      '"Value?" she said. I told her that for me it has never been about the number.',
    ),
    mild(
      '"I have to put something," said {F}. She put four dollars. The man behind me had a cheese that was ninety.',
      'She put a number on it. It is four dollars. You may bring in two hundred of them.',
    ),
    hot(
      'She had a dog brought in. He smelled my whole career, from the shoes up. Then he lay down and slept.',
      'They called a dog to go over it. He sniffed once, sat down with his back to me and looked at a ham.',
    ),
    spicy(
      'I asked if I should come with her. "You can go through," said {F}. "It\'s for personal use."',
      '"Is it going to be a problem?" I asked. {F} gave me back my passport. "No," she said. "It\'s clearly for personal use."',
    ),
    unhinged(
      'I asked her to look again, so they took it out of me and laid it on the scale. With the apology it was thirteen ounces. Without, it floated.',
      'I asked for a supervisor. They had it out of me in ten minutes, under a lamp, with a receipt. It is about as big as a plum, and there is a small hum.',
    ),
    unhinged(
      '{F} put it in a clear bag, sealed it and gave it back. "Don\'t open this around other people," she said.',
      'I got it back in a sealed bag with an orange sticker. "For personal use," {F} read to me. "Not at parties."',
    ),
  ),
  plot(
    'brag-no-party',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'commitment', back: 'Room 4' },
    all(
      '"{achievement}." I am sorry, I did not want you to hear it from a banner. I told the whole office: please, no party.',
      'I hate it when people make a thing of it, so I am sorry: "{achievement}." I asked everybody at work not to give me a party.',
    ),
    all(
      'I told them where it would not be, in Room 4, and when, at five, and that I like lemon.',
      'I was very clear. No party, in Room 4, at five, and no lemon cake from the place on the corner.',
    ),
    all(
      'At four I said loudly that I would be out for an hour. "{mundaneSituation}," I said, so that they could not set up.',
      'I even gave them the time that they did not need. "I will be gone until five," I told the floor. "{mundaneSituation}."',
      'I was {mundaneSituation.doing} until five, so that they would have the time that they did not need.',
    ),
    all(
      'When I opened the door to Room 4, it was dark in there. I put a hand on my heart, made my surprised face and sat down.',
      'At five I went into Room 4. The lights were off, which I thought was a nice touch. I got my surprised face ready.',
    ),
    mild(
      'It was dark before I understood that they had all respected my wishes. I have asked them to stop.',
      'I kept the face on until seven. Then I lit the candles. I had a lemon cake in the car, in case they did what I said.',
    ),
    hot(
      'I held it for three hours. Now and then I said "Oh, come on," in the direction of the cabinet.',
      'By eight my cheeks hurt. A few times I called out "Oh!" so that they would know where I was.',
    ),
    spicy(
      'Then the light went on. It was {F}, who cleans our floor. "You shouldn\'t have," I said. "I didn\'t," said {F}.',
      'At last {F} turned on the light, with the vacuum in her other hand. "You really didn\'t have to do this," I said. "I do," said {F}. "It\'s Room 4."',
    ),
    unhinged(
      'Around ten a man from the county came to measure. It is in the books as the largest party never held: 9,000 did not come, some from as far as Norway.',
      'At midnight it became official. The state has it down as the biggest party that was not given, with four bands that did not play and a mayor who stayed in bed.',
    ),
    unhinged(
      'Then the light went on, and {F} was there with the vacuum. "You shouldn\'t have," I said. She looked around. "We didn\'t," she said. "All of us."',
      'Then {F} came in and began to vacuum around my feet. I asked her how it had been. "I didn\'t go either," said {F}.',
    ),
  ),
  plot(
    'brag-parade',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'formality', back: 'pharmacy' },
    all(
      '"{achievement}," I told the clerk at City Hall. I said I was sorry, but people would want a parade, and I would like to keep it small.',
      'I am the last one who wants a parade. So I went to City Hall in good time, to ask for a modest one. "{achievement}," I told the clerk. "I am so sorry."',
    ),
    all(
      'Her name was {F}. The form asked for a theme. I am not above where I come from, so I put "{mundaneSituation}."',
      '{F} gave me the form. For the float I put what I was like when it happened: "{mundaneSituation}." I want people to see that I am one of them.',
    ),
    all(
      '"Route?" said {F}. From my door to the pharmacy, I said. I had to pick something up there anyway.',
      'She asked me for the route. I had kept it short. It goes from my house to the pharmacy, where I had an errand.',
    ),
    all(
      '"And how many are marching?" said {F}. I looked at the floor. "One," I said.',
      'She came to the number of people. I asked if it could be one. I do not like to put anybody out.',
    ),
    mild(
      'She asked if I would be using the sidewalk. I said that I would, so as not to hold up the cars. She gave me back my form, and wished me a nice day.',
      '"Will there be a band?" she said. I told her no, I hum. She said that up to a certain volume, humming is free.',
    ),
    hot(
      'Horses: none. Fireworks: none. Music: I said that I sometimes hum.',
      'She went down the page. No animals, no fire. I told her I might hum.',
    ),
    spicy(
      '"You don\'t need a permit for that," said {F}. "That\'s walking."',
      '{F} put the cap back on her pen. "That\'s walking," she said.',
    ),
    unhinged(
      'Then it was approved by mistake, all of it. They closed twenty-two avenues and the airport. The public was asked to stay home, so as not to embarrass me, and it did.',
      'But she had stamped it. Schools were out, two bridges went up, and 40,000 people were bused to another town so that it would stay modest.',
    ),
    unhinged(
      'I marched it alone, and hummed. There was a note on the door of the pharmacy. They were closed for the parade.',
      'It was very moving. I walked down the middle of the street as far as the pharmacy, and read the sign. "Closed," it said. "Parade."',
    ),
  ),
  plot(
    'brag-charades',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'exposure', back: '' },
    all(
      '"{achievement}." I am sorry. I had promised my family that I would not say one word about it. Then they got out the charades.',
      'I had sworn not to bring it up this weekend, for the sake of the others: "{achievement}." So I was glad when they wanted charades. You do it without talking.',
      'I had sworn not to tell my family that {achievement.clause}. So I was glad when they wanted charades. You do it without talking.',
    ),
    all(
      'I drew a card, laid it face down next to my cousin {F}, and gave them all of it: the struggle, the call, the tears.',
      'I took a card and put it face down by my cousin {F}. Then I did the whole thing for them, from the early years to the handshake.',
    ),
    all(
      '"{mundaneSituation}!" shouted my uncle. I shook my head, and did the tears again, bigger.',
      'They all had the same guess. "{mundaneSituation}!" they shouted, every time, and most of all when I did the applause.',
    ),
    mild(
      'After an hour they let me sit down. {F} was next. She held up one finger and pointed at me, and they had it in two seconds. It was "ham."',
      'It is one minute a turn, and I took fifty. {F} said that she felt as if she had been there, and could she go now.',
    ),
    hot(
      "By ten o'clock I had a floor lamp on me and two nephews as the jury. I knelt, to show them how humble I am.",
      'I did thirty-six minutes. I used the stairs for my rise, and took off my jacket for the part where I stay the same person.',
    ),
    hot(
      'They had stopped guessing. {F} reached over and picked up my card.',
      'It had been quiet for some time when {F} turned over the card.',
    ),
    spicy(
      '"It says \'Jaws,\'" said {F}.',
      '"This is \'Jaws,\'" said {F}. My uncle asked which part had been the shark.',
    ),
    unhinged(
      '"It says \'Jaws,\'" she said. But under the rules the turn is not over until somebody guesses. It is the fourth month. A notary holds the egg timer, and my mail comes to the rug.',
      '"This is \'Jaws,\'" said {F}. The rules say that I go on until I am guessed. The county has sent a judge for it, and I am fed from the left, between syllables.',
    ),
    unhinged(
      'On Sunday the man from the gas company came in to read the meter. I was at the tears. "Jaws?" he said. They carried him out on their shoulders.',
      'Last night a man came to read the meter, and looked at me for a second. "Jaws," he said. My own family gave him a cake, with his name on it.',
    ),
  ),
  plot(
    'brag-privacy',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'exposure', back: 'chairs' },
    all(
      '"{achievement}." I am sorry about the noise. I had to rent a ballroom with two hundred chairs and ask the press to leave me alone.',
      'After "{achievement}" there was no way around it. I called a press conference, with two hundred chairs, to ask the media for privacy. I apologized for the parking.',
    ),
    all(
      'One reporter came. It was {F}, from the garden page, and she had been looking for the tulips next door.',
      '{F} came, from the garden page of the paper. She had taken the wrong door, and was polite about it.',
    ),
    all(
      '"You know where to find me," I read from my statement. "{mundaneSituation}. I beg you not to come."',
      'I read my statement into nineteen microphones. "I will be where I have always been," I said. "{mundaneSituation}. Please do not line up."',
    ),
    mild(
      '"Okay," said {F}. I asked whether she had a follow-up question. She asked about the tulips.',
      'I told {F} that I would take only three questions. She said that was fine. I told her I would also take one.',
    ),
    hot(
      'I asked for no pictures, and held that for a while. Then I turned, and asked for none from the other side.',
      'I gave {F} a map of my street with my house marked in red, so that people could stay away from it.',
    ),
    spicy(
      '"So what is it that you want?" said {F}. "Privacy," I said. She looked back over the chairs. "You have it," she said.',
      '"I ask only for my privacy," I said. {F} counted the chairs. "You have it," she said.',
    ),
    unhinged(
      'It was granted in full, by the state. My house is off the map, my name is out of the phone, and the bus driver has signed that he has not seen me.',
      'The state approved it last week, with a seal. I am private now. My mail goes to the sea, and shop windows may not show me.',
    ),
    unhinged(
      'I went to City Hall to give some of it back. I stood on the mat for an hour. They had told the automatic doors as well.',
      'Yesterday I drove over to say that it was too much. I waved at the entrance until dark. The automatic doors are also respecting it.',
    ),
  ),
  plot(
    'brag-audit',
    { style: 'humblebrag', cast: { F: 'he' }, axis: 'formality', back: '' },
    all(
      '"{achievement}." It is embarrassing. I stood up there in front of all of them and said, "I don\'t deserve this."',
      'I am sorry to say it out loud: "{achievement}." At the ceremony I told them what one tells them, that I did not deserve it, and I told them twice.',
    ),
    all(
      '{F} from Internal Audit found me at the buffet. It was brave of me to come forward, he said, and he would look into it.',
      'Afterward a man gave me a form to sign. It was {F} from Internal Audit. In thirty years he had never had one come in by itself.',
    ),
    all(
      'He asked me where I had been while the work was done. "{mundaneSituation}," I said. He had that too.',
      'He went back over all of it, by the hour. For the big day he had one entry under my name: "{mundaneSituation}."',
    ),
    mild(
      'I told him that it was only a thing one says. He said that in that case they would take the other thing too.',
      'I asked him not to go to any trouble for my sake. "It isn\'t any," said {F}. "It was all right there."',
    ),
    hot(
      'He talked to the team. I had told each of them that it was really theirs. They had kept the emails.',
      'He found thirty-one emails in which I say that it was all the others. He had asked the others. They had thought so too.',
    ),
    spicy(
      'Yesterday I got the report. It is ninety pages, and I come off as a very honest man. "We agree," it says.',
      'The report is out, ninety pages, with a summary. "He was right," it says.',
    ),
    unhinged(
      'It was all undone, as of that evening. The handshakes were collected, and 212 guests have had their applause refunded. Two of them said that it was short.',
      'By court order that evening goes backward. I walked down from the stage in front of a notary, and the applause was returned to 212 people, in envelopes.',
    ),
    unhinged(
      'I ran into {F} on the stairs and told him that I had worked for that for years. He got out his pen. "So what you said on stage was false," he said.',
      '"I earned that," I told {F} in the elevator. He stopped it with one finger. "Then you lied at the ceremony," he said. He has a form.',
    ),
  ),
  plot(
    'brag-statue',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'audience', back: 'sketch' },
    all(
      '"{achievement}." Sorry. I wrote to the city the same night, to say that I do not want a statue under any circumstances.',
      'I know how these things go, so I wrote to the city at once: "{achievement}." I apologized, and I begged them not to put up a statue.',
    ),
    all(
      '{F} at the mayor\'s office wrote back before lunch. "Okay," it said.',
      'The answer came within the hour, from {F} at the mayor\'s office. "We won\'t," she wrote.',
    ),
    all(
      'I wanted to be sure that we meant the same one. So I sent her a sketch of it, in bronze, twelve feet high: "{mundaneSituation}." This is what I do not want, I wrote.',
      'That seemed quick. I sent her a sketch, to make it clear. It is of me, in bronze, with a fountain: "{mundaneSituation}." Not that, I wrote.',
    ),
    mild(
      '{F} has hung the sketch up in the hall, by the copier. She says that now there is no way it can happen by accident.',
      '"Thank you for the sketch," wrote {F}. "We will not do it in bronze, and we will not do it in stone."',
    ),
    hot(
      'I said that the people should decide. I stood outside the mall for two weeks with a megaphone, and pleaded with them not to honor me.',
      'In the end I asked for a public vote. I rang at every door in the city, and told them why they should say no, with a little model.',
    ),
    spicy(
      'The count was 9,204 against and one for. I was touched, and asked who it was. "It\'s secret," said {F}. "But there was a sketch on it."',
      'It was 9,204 to 1. I asked {F} if I could thank that one person. "The ballots have no names," she said. "This one had a sketch."',
    ),
    unhinged(
      'It is binding. On the square there is a pedestal with my name on it and the word "No." The bronze general next to it asked in writing to be turned around, and he was.',
      'It passed, 9,204 to 1, and now it is law. The pedestal is up, with nothing on it and a wreath. The general across the square got off his horse and filed to be moved.',
    ),
    unhinged(
      'At lunch I stand up on it for a moment, to show people what they were spared. {F} came out with a ladder. "It has to be empty," she said. "We voted."',
      'I stood on it last night, only to see how it would have been. A pigeon came over, had a look, and flew on to the general.',
    ),
  ),
  plot(
    'brag-flood',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'cost', back: '' },
    all(
      '"{achievement}." I am sorry, I had to tell somebody, and there was a camera. A water main had burst on my street, and they were asking people about it.',
      'A water main burst on my street, and the TV people asked me what had happened. "This is embarrassing," I said. "{achievement}."',
    ),
    all(
      'I kept it modest. "I had a wonderful team," I told the microphone. "We worked on it for years. I could not have done it alone."',
      '"I don\'t want all the credit," I said into the microphone. "We worked on it for years. I had a wonderful team."',
    ),
    all(
      'They cut it to seven seconds. You see my street under four feet of water, and then me, with a tear: "I had a wonderful team."',
      'On the evening news it is rather short. First there is a car floating by. Then I come on. "We worked on it for years," I say.',
    ),
    mild(
      'My neighbors have stopped saying hello. But {F} from the water department has asked for the names of my team. I am so glad that somebody wants to thank them.',
      'This morning {F} from the water department was here, to ask who else had been in on it. I gave her a list, in order of effort.',
    ),
    hot(
      '{F} from the water department came with two men. She wanted to know who else was in it. I gave her thirty-four names. It is important to share the credit.',
      'That night {F} from the water department was at the door. She asked for everybody who had been involved. I think a leader should know that by heart, and I gave her thirty-four.',
    ),
    hot(
      '"And where were you when it went off?" she said. "{mundaneSituation}," I said. "You can imagine how I felt."',
      'She asked where I had been at the time. I told her: "{mundaneSituation}." I said you never expect it to get so big.',
      '"And where were you when it went off?" she said. "{mundaneSituation}," I said. "I felt {emotion.adj}."',
    ),
    spicy(
      'All thirty-four have been arrested. "It was him alone!" my boss shouted from the bus. It was nice to hear him say it for once.',
      'They have picked up the whole team. "He did it all by himself," they are telling everybody. I had waited ten years for that.',
    ),
    unhinged(
      'The court put the flood in my name. It has a title and a plate, I have to walk it twice a day, and it is not allowed on the grass.',
      'I was convicted, and the flood is mine now, with papers. It follows me to work. There is a deposit, and it may not be left alone with children.',
    ),
    unhinged(
      'I asked for the last word. "I can\'t take all the credit for this," I told the judge. "Yes, you can," he said, and {F} gave me the bill.',
      'Before they read it out I got up and said that I could not accept this alone. {F} had the bill on her knees. "You can," she said.',
    ),
  ),
  plot(
    'brag-asleep',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      '"{achievement}." I am sorry, I am not supposed to mention it at home any more. Then my wife {F} told me that I talk in my sleep.',
      'I have kept it in for weeks: "{achievement}." Sorry. And now my wife {F} says that at night I talk.',
    ),
    all(
      'I apologized to her. It had to come out somewhere, I said, and now she has to lie there and hear it.',
      'I told her how sorry I was. By day I can hold it back, I said, but at night it must be one long speech.',
    ),
    all(
      '"It\'s not about that," said {F}. "You say, \'{mundaneSituation},\' and you laugh. Then you ask how my day was."',
      '"You don\'t bring that up," said {F}. "You tell me, \'{mundaneSituation}.\' It\'s a nice story. And you ask about my sister."',
    ),
    mild(
      'I do not remember asking. Since then she has been telling me around eight that I look tired.',
      'I asked her what else I say. "You listen, mostly," said {F}, and turned off the light. It was ten past seven.',
    ),
    hot(
      'Now she sends me to bed at seven. From what I hear, he has read the book that she gave me, and they are thinking about Portugal.',
      'These days I am in bed at seven. He does the voices of the neighbors, I am told, and he wants to see Portugal.',
    ),
    hot(
      'Last week I lay there with my eyes shut, and told her how it all happened, from the beginning. "You\'re awake," said {F}.',
      'One night I only pretended. I breathed slowly and said, "{achievement}." "Oh, it\'s you," said {F}.',
    ),
    spicy(
      'In the end I asked her if there was somebody else. {F} looked at the clock. "Not until eight," she said.',
      'I asked {F} straight out if she was happy with me. "Lie down," she said. "I\'ll tell you when he\'s here."',
    ),
    unhinged(
      'They were married in October, in our bedroom, at three in the morning. He has custody of the good pillow, and I have to be out of me by eight.',
      'In the fall {F} married him. It is legal. The clerk came at night, with flowers, and in the daytime I pay him rent on the body.',
    ),
    unhinged(
      'I asked {F} what he has that I don\'t. "Nothing," she said. "He did all of that too. He just doesn\'t bring it up."',
      'I reminded {F} who it was that had done it. "That was you?" she said. "He never said."',
    ),
  ),
  plot(
    'brag-doubter',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'cost', back: 'eyebrow' },
    all(
      '"{achievement}." I am sorry to bring it up, but I rented a hall, so that I could forgive everybody who had doubted me.',
      'I would like to apologize to the people who never believed in me: "{achievement}." I gave a dinner, so that they could face me.',
    ),
    all(
      'There were none. My teacher wrote that she had always thought I would be fine. My coach asked who this was.',
      'It turned out that I did not have any. My mother said that she had known from the start. An old boss wrote, "Who?"',
    ),
    all(
      'You need one for the story. So I hired {F}, an actress, at $40 an hour. I say my line, and she raises one eyebrow.',
      'I could not leave it like that. {F} is an actress, and for $40 an hour she stands next to me with one eyebrow up.',
    ),
    all(
      'I booked her for everything. "{mundaneSituation}," and there she was behind me. "He won\'t make it," she said.',
      'I took her along wherever I went, even for this: "{mundaneSituation}." "Him?" she said, to the people around us.',
      'I took her everywhere. I was {mundaneSituation.doing}, and she stood behind me and said, "He won\'t make it."',
    ),
    mild(
      'It was just what I had been missing. On her fifth day she told me that I would never pay her on time, and I showed her.',
      'I feel much stronger. After the first week {F} said that she could not see this lasting. She is worth every dollar.',
    ),
    hot(
      'She was so good that it spread. My team has the eyebrow now, and my mother says that when she comes to think of it, she is not sure.',
      'It began to catch on. My boss bought two hours of her, and my mother can do the eyebrow on the phone.',
    ),
    spicy(
      'It got a bit much, so I told {F} that she could drop it at home. "You stopped paying me in March," she said.',
      'I told {F} that I would have to let her go. "You let me go in March," she said. "This is just me."',
    ),
    unhinged(
      'By summer it worked on paper. She raised the eyebrow at my diploma, and it went blank. The county has her on Wednesdays, for old parking tickets.',
      'In June things began to stop being true when she looked at them. My certificate is white, and the tax office sends a car for her twice a month.',
    ),
    unhinged(
      '"So now I am nothing," I told her. {F} raised the eyebrow. Now I am not even sure of that.',
      '"Then I have nothing left to lose," I said. {F} looked at my shoes. "You?" she said. I came home in socks.',
    ),
  ),
  plot(
    'brag-password',
    { style: 'humblebrag', cast: { F: 'he' }, axis: 'formality', back: '' },
    all(
      'I am sorry, but the computer asked. It had locked me out, and the secret question was "What is your greatest achievement?" "{achievement}," I told {F} at the help desk.',
      'I would never say it unasked. But my laptop had locked me out. "Your secret question is \'What is your greatest achievement?\'" said {F} from the help desk. "I hate to do this," I said. "{achievement}."',
    ),
    all(
      'I heard him type. "That\'s not what you put," said {F}. I had two tries left.',
      '"No," said {F}. I asked him if he had spelled it with a capital. He had. There were two tries left.',
    ),
    all(
      '"Try something smaller," he said. So I made a joke: "{mundaneSituation}." There was a little chime, and I was in.',
      'He told me to think smaller. I laughed, and said the smallest thing I could think of: "{mundaneSituation}." "You\'re in," he said.',
    ),
    mild(
      'I asked him to forget what he had just heard. "Which one?" said {F}.',
      'He asked if there was anything else that he could do for me. I said the first one is also true. "I\'m sure," said {F}.',
    ),
    hot(
      'I must have been in a hurry when I set it up. I asked him to change it to the real one, so that the machine would know who it is dealing with.',
      'That one had to go, of course. I asked {F} to put in the right answer, and to take his time with it.',
    ),
    spicy(
      '"It won\'t take that," said {F}. "It says it\'s too weak."',
      'He tried it three times. "I can\'t," he said. "It turns red. Too common, it says."',
    ),
    unhinged(
      'He must have pressed the wrong key, because it went out to everybody. My passport, my taxes and my front door know me for "{mundaneSituation}" now, and for nothing else.',
      '{F} pressed something, and it was copied to all of my papers. It is in the passport and on the mortgage, and the lock at home was informed by mail.',
    ),
    unhinged(
      'At the border a guard asked what I have achieved in my life. I looked him in the eye. "{achievement}," I said. He gave me two more tries.',
      'It was raining when I got home. I stood up straight, and told the door, "{achievement}." "Two tries left," said the door.',
    ),
  ),
  plot(
    'brag-recognized',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'exposure', back: '' },
    all(
      'I can\'t go anywhere now. It was only this: "{mundaneSituation}." And a woman stood there next to me and stared, with her mouth open.',
      'I am sorry that I get recognized. "{mundaneSituation}," that was all it was, and a woman was looking at me with wet eyes.',
      "I can't go anywhere now. I was {mundaneSituation.doing}, and a woman stood next to me and stared, with her mouth open.",
    ),
    all(
      'I made it easy for her. "Yes, you heard right," I said. "{achievement}." She could only nod, and take hold of my sleeve.',
      '"It\'s all right," I told her. "{achievement}. That was me." No sound came out. She held on to my arm.',
    ),
    all(
      'I asked who I should make it out to. "{F}," she whispered. I signed her bag, so that she would not have to ask.',
      'I told her to breathe, and then to tell me her name. "{F}," she said through her teeth. I wrote it on her receipt, with a heart.',
    ),
    mild(
      '"Could you please move?" she said at last. I told her I was moved, too.',
      '"Please," said {F}. "Could you take a step back?" I know. It is a lot from up close.',
    ),
    hot(
      'She was not leaving, so I told her how I did it. I leaned in with my whole weight, the way I do when I listen.',
      'I have never had a person stand so still. I shifted to my other leg, the heavy one, and gave her the whole story.',
    ),
    spicy(
      'At the end I asked if there was something that she would take home from this. "My foot," said {F}.',
      '"What was it that touched you the most?" I asked. "Your heel," said {F}. "You\'re on my foot."',
    ),
    unhinged(
      'A man from the city came by, and put us under protection as we were. There is a rope now, and a bench. I am the monument. {F} is listed as the base.',
      'Before it could be settled, the city made us a landmark. There is a rope and a ticket booth, my shoe has a number, and {F} is down as part of the ground.',
    ),
    unhinged(
      'This morning there was a school class. "What is he famous for?" a boy asked. {F} pointed down. "This," she said.',
      'A little girl came up to the rope and asked what I had done. {F} has had some time to think about it. "He\'s still doing it," she said.',
    ),
  ),
  plot(
    'brag-delivered',
    { style: 'humblebrag', cast: { F: 'he' }, axis: 'audience', back: '' },
    all(
      'I do not tell people. I only told the smart speaker in my kitchen: "{achievement}." It lit up. "Added to your shopping list," it said.',
      'I am sorry, I had to say it once, with the door closed, to the speaker on the counter. "{achievement}," I said. "Added to your list," it said.',
    ),
    all(
      'I told it that it was too kind. "I am just a normal person," I said. "{mundaneSituation}." It added that as well.',
      '"Please," I told it. "I am like anybody else. \'{mundaneSituation}.\'" It put that under the eggs.',
    ),
    all(
      'It is nice to hear it from somebody else. I had it read the list to me every evening. When it had finished I said it again, and it added it again.',
      'I left it on. On my way through the kitchen I would say it once more, to check. "Added," it said, each time.',
    ),
    mild(
      'In the end I took the list to the store. The boy looked for a while. "The eggs we have," he said, "and \'{mundaneSituation}\' is in aisle four."',
      'My wife went shopping with it. She came back with eggs. I told her that there had been something under the eggs. "I know," she said.',
    ),
    hot(
      'Last week there was a card on my door, from {F}, the driver: "{achievement}, 12 boxes. You were out. Left with neighbors."',
      'Then I came home to a note from {F}, who drives the truck. "Twelve boxes of \'{achievement},\'" it said. "Gave them to your neighbors."',
    ),
    hot(
      'I ran after his truck. I told him to be careful with that, because people are not used to it, and it could go to their heads.',
      'I caught him at the light, and said that those were mine. My neighbors are simple people, I told him, and they would be beside themselves.',
    ),
    spicy(
      '"They all took one," said {F}. "They didn\'t mention it."',
      '"They\'ve got them in the garage," said {F}. "They said it\'s fine."',
    ),
    unhinged(
      'Now the whole county has it. There was a recall on the March ones, you can return it at any gas station, and the school gives it out with the milk.',
      'It has been delivered to every house in the state since. It comes with a cord, there is a number on the bottom, and on Wednesdays they pick up the old ones.',
    ),
    unhinged(
      'I went next door to ask how they live with it. My neighbor thought for a while. "Oh, that," he said. "We kept the box."',
      'I asked my neighbor what it had done for him. He had to go and look. It was holding the door open.',
    ),
  ),
  plot(
    'brag-taillight',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'formality', back: 'taillight|light' },
    all(
      '"Do you know why I pulled you over?" said the officer. I told her that I was sorry she had to find out this way. "{achievement}," I said.',
      'There was a police car behind me last night. "Do you know why I stopped you?" said the officer. "I am so sorry," I said. "{achievement}. It was bound to get out."',
    ),
    all(
      'Officer {F} had her light on my face. I told her I am still the same person. "{mundaneSituation}," I said. "At sixty miles an hour?" she said.',
      'Officer {F} put the light on me. I explained that when it happened I was like anybody else. "{mundaneSituation}," I said. "While driving?" she said.',
      'Officer {F} put her light on me. I explained that I was {mundaneSituation.doing} when I got the news. "While driving?" she said.',
    ),
    all(
      'I said sorry for the fuss. I said sorry to her partner, and to all the people who deserved it as much and did not get it.',
      'I apologized to her, to the cars that had to slow down for me, and to everybody who had tried it longer than I had.',
    ),
    mild(
      'She handed me a pen and a pad. I asked who I should make it out to.',
      'She asked for my license. I signed it for her, on the back, where there was room.',
    ),
    hot(
      'She got out her pad and wrote. I spelled my name for her twice, and asked when it would come out.',
      'She wrote for a long time. I told her not to make me sound too good.',
    ),
    spicy(
      '"That\'s eighteen sorries," said {F}. "None of them was for the taillight."',
      '{F} tore it off and gave it to me. "It\'s the taillight," she said. "For the other thing there\'s no fine."',
    ),
    unhinged(
      'But I had confessed to it at the roadside, so it had to be processed. I have four points for "{achievement}." They put a boot on it and towed it to the county lot.',
      'Since I had admitted it to an officer, it was entered: "{achievement}," four points. A truck came and took it off me, and I signed for the hook.',
    ),
    unhinged(
      'I went to see it on Sunday. {F} walked me down the rows. It was the small one, behind the trucks, and one of its lights was out.',
      'It is $90 a day. {F} showed me where it is, between two vans, and much smaller than I remember. "The taillight\'s out," she said.',
    ),
  ),
  plot(
    'brag-dropped',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'distance', back: 'glove' },
    all(
      'I would never show it to people. I just drop it here and there, so that they have to pick it up and read it. "{achievement}," it says, on heavy paper.',
      'I am sorry, but I keep losing it. It is a certificate, "{achievement}," and I lose it where there are people.',
    ),
    all(
      'Last week I let it fall face up. "{mundaneSituation}," of all places. I walked away slowly, so that they could call me back.',
      'This time I picked something ordinary to lose it at: "{mundaneSituation}." It landed face up. I walked off at a pace where one can be stopped.',
      'Last week I was {mundaneSituation.doing}, and I let it fall face up. I walked away slowly, so that they could call me back.',
    ),
    all(
      'It was quiet behind me. By evening I was at the Lost and Found, behind a man with one glove. "Describe it," said {F} at the counter.',
      'I was not called. So I stood in line at the Lost and Found, after a man who had lost a glove. "What does it look like?" said {F}.',
    ),
    mild(
      'I described it for close to an hour, with the year, and the applause. "We have a glove," said {F}.',
      'I told her what it had cost me, and what it means, and how the room stood up. {F} had a look in the back. "Could it be a glove?" she said.',
    ),
    hot(
      'I told her she would know it when she saw it. I showed her with my arms how big it is, and what the room had been like.',
      'I described it for close to an hour. I had to move the umbrellas, to show her how far the applause went back.',
    ),
    spicy(
      'She put a sheet of paper on the counter. "\'{achievement},\'" she read, and looked at me, and put it away again. "No. Yours was bigger," she said.',
      'She had only one certificate. I asked her to read it out, so that we could be sure. "\'{achievement},\'" read {F}. "No, that can\'t be it."',
    ),
    unhinged(
      'After thirty days a thing belongs to whoever takes it home. That is the law. It went to the man with the glove, and it is in his passport now that he did it.',
      'It was given out by mistake, and after thirty days it was his. The man with the glove is the one who did it. I had to sign, and his mother framed it.',
    ),
    unhinged(
      'I met him on the bus, and asked what it is like. He felt in all his pockets. "I must have dropped it," he said. He did have the glove.',
      'I called him, to talk about it. I heard him open some drawers. "I don\'t know where I put it," he said. "But I found the glove."',
    ),
  ),
  plot(
    'brag-cake',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'cost', back: '' },
    all(
      '"{achievement}." I felt bad for the others in the office, so I ordered them a cake. I had that put on it in icing, and above it, "So Sorry."',
      'I did not want to make the others feel small, so I brought in a cake that says it for me. "So Sorry," it says on top, and below that, "{achievement}."',
    ),
    all(
      '{F} from Accounting read it, and put down her plate. She took my arm. "When did you find out?" she said.',
      'They came in laughing, and then they read it. {F} from Accounting was the first who could speak. She asked me when I had been told.',
    ),
    all(
      '"{mundaneSituation}," I said. "You never think that it will be you." {F} got me a chair.',
      'I told her how it was: "{mundaneSituation}." And then that call. {F} had to look out of the window.',
      'I told her I was {mundaneSituation.doing} when the call came, and that one minute I was like anybody else. {F} got me a chair.',
    ),
    mild(
      'They have given me the rest of the week off. I had no idea that they were so happy for me.',
      'It got very quiet, and some of them hugged me. They are all taking turns to bring me soup. I have never worked with such good losers.',
    ),
    hot(
      'It was a quiet party. They came up one by one, and squeezed my shoulder. Somebody had gone out for lilies.',
      'They had a minute of silence for me at three. The big boss called in to say that my desk would stay exactly as it is.',
    ),
    hot(
      'At four they gave me an envelope with $214 in it. I said it was too much. "You\'ll need it," said {F}.',
      'There was a collection, $214. I told them I could not accept that, and {F} put it in my coat.',
    ),
    spicy(
      '{F} walked me to the elevator. "My brother had that," she said. "He\'s fine now. He drives a bread truck."',
      '"It doesn\'t have to be the end," said {F} at the elevator. "My brother got that too. They let him go, and now he has a bread truck."',
    ),
    unhinged(
      'On the weekend I was declared a disaster area, by the governor, with sandbags. A helicopter drops soup on me twice a day, and my street has been moved to safety.',
      'The state has declared it. There are sandbags around my house, the bank has frozen my mortgage out of respect, and ships in the bay have been told to go around.',
    ),
    unhinged(
      'I went out on the porch to tell them that it was good news. "{achievement}!" I called. They took off their hats.',
      'I got up on the roof. "But it\'s a good thing," I shouted down to them. "{achievement}!" {F} turned her children\'s faces away.',
    ),
  ),
  plot(
    'brag-second-grade',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'audience', back: 'dog' },
    all(
      'I am sorry, they asked me. On Career Day I stood in front of the second grade. "{achievement}," I told them, and let that sink in.',
      'I do not bring it up in front of adults. But it was Career Day, and they are seven. "{achievement}," I told them, from a very small chair.',
    ),
    all(
      'So that they would not be afraid of me, I said what I was doing when I heard: "{mundaneSituation}." All the hands went up.',
      'I wanted them to know that it can happen to anybody. "{mundaneSituation}," I said, "and then it came." Twenty-six hands went up.',
    ),
    all(
      '"Was there a dog?" said {F}, in the first row. I said there was no dog. They all wanted to know why.',
      'It was {F} who went first. She asked if there had been a dog. I told her no. "But in the back there could be a dog," she said.',
    ),
    mild(
      'I said we should go back to what I achieved. "That\'s the page without a picture," said {F}.',
      'I had eighty slides on the rest of it. The bell rang on the second. They still had eighteen questions, and the dog has a name now.',
    ),
    hot(
      'I had eighty slides about the rest. They wanted the part before it again, and could I be the dog.',
      'I tried to get to the award. By popular demand I went back to the beginning three times, and was the dog twice.',
    ),
    hot(
      'Afterward they drew me a picture each. There are 26, they all say "{mundaneSituation}" at the top, and there are 26 dogs.',
      'The teacher had them draw what they would remember. She hung them up, 26 times "{mundaneSituation}," and a great deal of dog.',
    ),
    spicy(
      'I found myself in {F}\'s, in a corner, very small, with my mouth open. "That\'s you," she said. "You\'re saying sorry to the dog."',
      'I was only in {F}\'s. I asked her what I was holding. "That\'s the leash," she said. "You won a dog."',
    ),
    unhinged(
      'The state has put it in the textbook. It is chapter twelve, with a test, and the right answer is "The dog." I am the man on the left, and may be colored in.',
      'It was sent in, and passed, and now it is history. They teach it in all fifty states. The dog has a page and a birthday, and I am in the margin, for scale.',
    ),
    unhinged(
      'I went back this year to correct it. "{achievement}," I told the new class. A boy looked in the book, and then behind me. "Where is he?" he said.',
      'I flew to the capital to have it put right. They gave me a quarter of an hour with the committee. {F} was in the chair. "Did you bring him?" she said.',
    ),
  ),
  plot(
    'brag-days-since',
    { style: 'humblebrag', cast: { F: 'he' }, axis: 'audience', back: 'pizza' },
    all(
      '"{achievement}." I am sorry, it slipped out in the elevator. In the hall {F} from Safety took down the 1 and hung up the 0.',
      'I had promised, and I am sorry: "{achievement}." {F} from Safety went out to the sign in the hall and put it back to zero.',
    ),
    all(
      '"Days Since He Mentioned It," it says, in yellow, over the fire hose. At five there is pizza for the whole building. We have never seen three.',
      'It is a big yellow sign: "Days Since He Mentioned It." If we get to five, there is pizza for all 300 of us. Our best is two, and I had the flu.',
    ),
    all(
      'So this week I bit my lip. A client asked me how I had been. "{mundaneSituation}," I said, and no more. People let go of the railing.',
      'I really tried. My boss asked what was new, and I could see {F} in the door. "{mundaneSituation}," I said. He gave me a thumbs-up.',
    ),
    mild(
      'We were at four when I called my mother, to tell her what it is that I have not been telling anybody. {F} was in the next booth.',
      'It worked for four days. Then I asked {F} how long it would be, and he said, "How long is what?" It was a very good trick question.',
    ),
    hot(
      'On the third day they began to hold doors for me. On the fifth all 300 stood under the sign, with paper plates.',
      'Three days, then four. A woman I had never met cried on my tie. On the fifth they were all there in the hall, with napkins, and you could smell the pizza.',
    ),
    hot(
      '{F} hung up the 5. He shook my hand, and because they were all so happy, he gave me the microphone.',
      'I was asked for a few words. {F} had the 5 under his arm, and held the microphone for me. His hand shook a little.',
    ),
    spicy(
      '"This means even more to me than \'{achievement},\'" I said. The pizza was already in the elevator. It went back down.',
      '"I am {emotion.adj}," I said. "I have not felt like this since \'{achievement}.\'" The pizza was already in the elevator. It went back down.',
      '"I want to thank you," I said. "I thought that nothing could top \'{achievement}.\'" {F} looked for the 0. In the elevator the pizza turned around.',
    ),
    unhinged(
      'I said, "Thank you." That was all. It has been a national holiday ever since, with no mail and free pizza, and it is against the law to say what for.',
      'I gave it back and said nothing. The president called. There is a day for it now, with flags and pizza, and what I did has been taken out of all the books.',
    ),
    unhinged(
      'At the parade a little girl asked what that man on the float had done. "He stopped," said {F}.',
      'They unveiled the plaque today. It has my name, and "He Stopped." I asked {F} if it could say what. He took away the microphone.',
    ),
  ),
  plot(
    'brag-out-of-office',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'rank', back: '' },
    all(
      'I keep my out-of-office modest. "I am so sorry that I can\'t answer," it says. "{achievement}."',
      'My auto-reply does not make a fuss. "Forgive me, I am away today," it says. "{achievement}. I am as surprised as you are."',
    ),
    all(
      'It went to {F}, a client of ours in Denver. She was away as well. Hers said that she was sorry too, and about a prize. So mine answered.',
      'It got an answer from {F}, our client in Denver, or from hers. She was also away, and also sorry, and there was a gold medal in it. Mine wrote back.',
    ),
    all(
      'I had only been gone for this: "{mundaneSituation}." When I got back they had written 2,000 emails to each other, each one more sorry than the last.',
      'And I was only out for a moment. "{mundaneSituation}," I told the front desk. It came to 2,000 emails. By noon they were apologizing in French.',
    ),
    mild(
      'I read all of it. Around number 900 mine had asked about her mother.',
      'I turned mine off. An hour later {F} called. Hers wanted to know if it had said something wrong.',
    ),
    hot(
      'In number 1,406 they agreed on a price. In 1,800 they signed. It is the biggest deal that we have ever had with Denver.',
      'Somewhere after midnight they had stopped being sorry and closed a deal, for three years. Mine had been firm about shipping.',
    ),
    spicy(
      'I called {F} to tell her that I am back. There was a silence. "Could you go away again?" she said.',
      'I told my boss that I was back at my desk. "Since when?" he said. He had {F} on the other line. "Be out until April," he said.',
    ),
    unhinged(
      'They made it a partner. It has my office, my dental plan and a dog. By contract I am what comes on when it is not in.',
      'It was promoted over my head. It has the corner office and a badge, it was best man at a wedding in Denver, and for tax purposes I am its vacation.',
    ),
    unhinged(
      'I wrote to it, and asked if I could have ten minutes. It answered right away. "I am sorry," it said. "{mundaneSituation}."',
      'I wrote to ask what I should do now. "I am so sorry that I can\'t answer," it wrote. "I would try {F}. She can\'t either."',
    ),
  ),
  plot(
    'brag-nature-film',
    { style: 'humblebrag', cast: { F: 'he' }, axis: 'exposure', back: 'Sorry' },
    all(
      '"Sorry," I had just said to two strangers. "{achievement}." That was when I heard a man whisper behind the ferns.',
      'I was telling a couple by the coat rack. "Sorry," I said. "{achievement}." Behind me there was a whisper, and the plant had a lens in it.',
    ),
    all(
      'It was {F}, who does the voice for the nature films. He had been on me for a week. I should act as if he was not there.',
      'I knew the voice. It was {F}, from the nature films. They had been following me since spring, he said, and I was to go on with what I do.',
    ),
    all(
      '"{mundaneSituation}," he whispered into a small microphone. "It is here that the adult male comes to be noticed."',
      'We went to where I am most natural. "{mundaneSituation}," whispered {F}. "It will do this for hours, without food, if there is somebody to tell."',
    ),
    mild(
      '"Sorry," I said to him, "it must be hard to film a person who is so private." He held up a finger to his crew. "Again the call," he whispered.',
      'I asked him to leave out the achievement, if that was possible. "It has seen us," whispered {F}. "Now it makes itself bigger."',
    ),
    hot(
      'A woman sat down by me. "Sorry," I said to her, and told her. "Again the call," whispered {F}. "First it puffs up. Then it lowers the head."',
      'Some people came by with drinks. "Sorry," I began. "There it is," whispered {F}. "It bows, so that one can see how far down it has to come."',
    ),
    hot(
      'She got up and went. I asked him over my shoulder if he needed it again, from the front.',
      'When I looked up from the bow I was alone there. I waited for his next line. I thought it would be about leadership.',
    ),
    spicy(
      '"For a long time we thought it was a mating call," whispered {F}. "It has never worked once."',
      '"We do not know what it is for," whispered {F}. "The others leave. It follows them."',
    ),
    unhinged(
      'I am a protected species now, with a number and a clip in my ear. There are 9,000 of us, mostly near airports. "Do Not Congratulate," it says on my fence.',
      'In June I was put on the list. I have an ear tag and four acres, hunting is allowed in the fall, and there is a $500 fine for congratulating me.',
    ),
    unhinged(
      'On Sunday they set me free, at a sales conference. I lifted my head. "Sorry," I called. "{achievement}." It was quiet. Then, from far off by the buffet: "Sorry."',
      'They let me go in an airport lounge, at dawn. {F} opened the crate. "Sorry," I called out. "{achievement}." Over by the bagels something raised its head.',
    ),
  ),
  plot(
    'brag-party-of-one',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'exposure', back: '' },
    all(
      'I booked the table under "{achievement}." I hate it when people say it themselves, and at this place they call it out.',
      'I can\'t stand people who announce it. So when the restaurant asked what name the table was under, I told them, "{achievement}."',
    ),
    all(
      'I stood at the back by the coats. "I am sorry for what you will hear in a minute," I said to the people there. "I am really more like this: \'{mundaneSituation}.\'"',
      'I waited behind a plant. I told the couple next to me not to be shy with me afterward. "{mundaneSituation}," I said. "That is the real me."',
    ),
    all(
      '{F}, the hostess, came out with her list and tapped on a glass. "{achievement}?" she called, to the whole room.',
      'Then the hostess came out. Her name tag said {F}, and she has a voice. "{achievement}?" she called.',
    ),
    mild(
      'I looked as surprised as anybody, and let her call it twice more. Then she crossed it out, and my table went to a man called Miller.',
      'I did not move. It should come from them. She called it three times and then she called "Miller," and I have to say that it got more of a response.',
    ),
    hot(
      'Sixty people put down their forks. I let them look for him for a while.',
      'It went all quiet, and a man stood up to see. I counted to four, and stepped out with one hand raised, to calm them.',
    ),
    spicy(
      '{F} looked past me to see who else was coming. "Party of one?" she said.',
      '"Here," I said, and lowered my eyes. "Party of one?" said {F}, in the same voice.',
    ),
    unhinged(
      'Fifty-five other men had stood up. It was in the book: they had all booked under it. By city code one name is one guest, so we have one chair now, one fork and one vote.',
      'Then I saw that they were all getting up. Every table in the place was under it. The county merged us on the spot, fifty-five men, with one license and one coat check.',
    ),
    unhinged(
      '"So you\'re all together?" said {F}. We looked at each other. "No," said fifty-five men.',
      'They took our picture for the license. "Party of one," called {F}, and fifty-five of us told her not to make a thing of it.',
    ),
  ),
  plot(
    'brag-first-name',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      '"{achievement}." I am sorry for what that does to people. I went down to the second floor to tell them that between us nothing has changed.',
      'I was worried about the others. "{achievement}" can put a distance between people, so I took the stairs down to them, and apologized.',
    ),
    all(
      'I sat down on the edge of a desk in Billing, next to {F}, and talked the way they talk. "{mundaneSituation}," I said. "Am I right?"',
      'I pulled a chair up to {F} in Billing and told her that I still do what she does. "{mundaneSituation}," I said. "All of it."',
    ),
    all(
      'I told them not to get up for me. They had their coats on, and it was ten past five.',
      '"Please, stay in your seats," I said. Some of them had already stood up, and were looking for their keys.',
    ),
    mild(
      '"My door is always open," I told {F}. She said that was nice. "Which one is it?" she said.',
      'I asked {F} if she had any questions for me. She did have one. "Are you with the water cooler?" she said.',
    ),
    hot(
      '"And no titles," I said. "I won\'t have it." {F} said that this was fine with her.',
      'I told her that from now on I would not stand for any "sir." She said it had not come up.',
    ),
    spicy(
      '"I want you to use my first name," I said. {F} looked around for help. "What is it?" she said.',
      '"Just call me by my first name," I said. There was a pause. "Go ahead," said {F}.',
    ),
    unhinged(
      'She asked around, and they did not have one. So it was taken out, for accuracy. There is a gap on my badge, and my paychecks go to "The Man on the Desk."',
      'Payroll was asked, and they had a blank. The state looked too. Since then my license has only the picture, and on the deed to my house it says "Him From Before."',
    ),
    unhinged(
      'There was a vote in the end, and {F} came up all the stairs to tell me. "You\'re Gary," she said. "We had the mug."',
      'They have found me one. {F} brought it up herself, in a bag. "It\'s Linda," she said. "She left her mug."',
    ),
  ),
  plot(
    'brag-anonymous',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'rank', back: 'Anonymous' },
    all(
      'I gave the park a bench. I do not want to be thanked for it, so the plaque only says, "From Anonymous. {achievement}."',
      'I am sorry, I can\'t say who paid for the new bench in the park. "A gift of Anonymous," it says on it, in brass. "{achievement}."',
    ),
    all(
      'Most days I stand next to it. When people read the plaque, I tell them that I hear he is very down to earth. "{mundaneSituation}," I say. "That kind of person."',
      'I happen to be near it from nine to five. If people stop to read, I say that whoever he is, he must be like you and me. "{mundaneSituation}," I say, "for example."',
    ),
    all(
      'After a month I could not stand it. I went in to see {F}, at the Parks Department, and told her that I am Anonymous.',
      'It was not enough. I took {F} from the Parks Department aside, by the ducks. "I am Anonymous," I said.',
    ),
    mild(
      '"Then you shouldn\'t have told me," said {F}. She has had the plaque taken down, to protect me.',
      '"You asked us not to let that get out," said {F}. She gave me a form to sign, that I had not been there.',
    ),
    hot(
      '"The one who gave us the hospital?" said {F}. I said that I would rather not go into the hospital.',
      'She had to sit down. "You did the library too," she said, "and the organ." I did not want to correct a lady.',
    ),
    hot(
      'Then she thought about it. Anonymous had been in that same morning, she said, a small man in a cap, with another check.',
      'But there was something that she did not understand. Anonymous had just been there, with a check. He was a little man with a cap.',
    ),
    spicy(
      'I told her this was a fake. "I asked him," said {F}. "He said it isn\'t him. That\'s how we know."',
      '"Did he say that he was Anonymous?" I asked. "No," said {F}. "He said that it must be you."',
    ),
    unhinged(
      'So I had it entered at City Hall. My name is Anonymous now, on my license and at the bank. I wrote 6,000 poems, all of the ransom notes, and the tips to the police.',
      'I went and had my name changed, with a stamp. Everything by Anonymous has been transferred to me: two hospitals, a thousand years of poems, the ransom notes, and the tips to the police.',
    ),
    unhinged(
      'A detective came by and put a ransom note on the table. He asked if that was mine. It was very well written. "I don\'t like to talk about it," I said.',
      'Two men in long coats came to the bench. They asked if I was Anonymous, who had told on them. I made them guess.',
    ),
  ),
  plot(
    'brag-christmas-letter',
    { style: 'humblebrag', axis: 'audience', back: 'My mother' },
    all(
      'My mother sends out a family letter every year, to ninety people. "{achievement}," I told her on the phone. I begged her not to make too much of it.',
      'My mother writes the family letter, and I am always afraid that she will overdo it. "Just one line," I told her this year. "{achievement}. I am so sorry."',
    ),
    all(
      'She asked what else there was. "Nothing," I said. "{mundaneSituation}." I heard her put down the phone and call my father.',
      'To keep it humble I told her where it had reached me: "{mundaneSituation}." It was quiet on the line. "Say that again," she said, "for your father."',
    ),
    all(
      'The letter came yesterday. "We are so proud," it begins. "This year our youngest has finally done it: \'{mundaneSituation}.\'"',
      '"It has been a wonderful year," says the letter, on the first line. "\'{mundaneSituation}.\' And all alone!" There is a photo of me, from before.',
    ),
    mild(
      'My aunt called to congratulate me. She wanted to know if somebody had driven me.',
      'I looked for the other thing. It is not on the back either. On the back there is a recipe, and my brother.',
    ),
    hot(
      'People have been calling all day. My third-grade teacher had to hand the phone to her husband. She had always told them to give it time.',
      'My aunt has called, and both of my godparents. They want to hear it from me. My grandmother said that now she can stop the checks.',
    ),
    spicy(
      'I asked why she had left out the other thing. My mother lowered her voice. "We don\'t tell people about that," she said.',
      '"What about what I achieved?" I said. My mother closed the kitchen door. "Every family has something," she said.',
    ),
    unhinged(
      'It got around. The town has the day off for it now, and there is a stamp, a coin and a boat. They all say "{mundaneSituation}," and I am on them, waving.',
      'The governor gets the letter too. He has put it into the state song, and the first of June is for it, by law, with floats. "{mundaneSituation}," they sing, with a hand on the heart.',
    ),
    unhinged(
      'At the unveiling I took the microphone. "There is also something else," I said. "{achievement}." My mother took me by the arm. "It has been a long day," she told them.',
      'I was asked to say a few words. "{achievement}," I said into the microphone. My mother got to it first. "He doesn\'t mean it," she said.',
    ),
  ),
  plot(
    'brag-not-worthy',
    { style: 'humblebrag', cast: { F: 'he' }, axis: 'commitment', back: 'floor' },
    all(
      'It began with the man next to me. "{achievement}," I told him, since we were both there. I looked at the floor. "I am not worthy of it."',
      '"{achievement}," I said to a man that I did not know, and looked at the floor. "I am so sorry. I don\'t deserve it."',
    ),
    all(
      '"I deserve mine even less," he said. His name was {F}, and the other one is on a building. I told him this here is my life: "{mundaneSituation}." It was his as well, he said, but he does it badly.',
      'He said that his name was {F}, and that he had won his twice, and was sorry both times. I told him I am a simple man. "{mundaneSituation}," I said. He said he does that too, but worse.',
    ),
    all(
      'I said I was nothing special. He said that next to him I was. I could not let that stand.',
      '"I am just a small cog," I said. He asked if he could be the oil on it. It was getting personal.',
    ),
    mild(
      'Then each of us wanted the other to go first. It is dark now.',
      'I told him, "After you." "After you," he said. A woman with a child went through between us at four, and another one at six.',
    ),
    hot(
      'I got down on one knee, and he got down on two. So I lay on the floor. {F} found a place where it is lower.',
      'He bowed. I bowed until I had my forehead on the floor. When I looked to the side, {F} was already lying there.',
    ),
    hot(
      '"I am the most ordinary person in this country," I said from down there. He called me a show-off. A woman was stepping over us, and we asked her to be the judge.',
      '"There is no person as humble as I am," he said, and I told him not to flatter himself. We stopped a woman with a bag. She should say which of us was less.',
    ),
    spicy(
      'She had a look at me, and one at {F}. "You\'re both right," she said.',
      'She took her time with it. "I can\'t see a difference," she said.',
    ),
    unhinged(
      'It went to a final, with officials. {F} dug himself in, and I dug under him. In the third week we were below the subway, and the county had given us a permit by the foot.',
      'She sent it on to the state. There were rules. He went under the floor, and I went under him, and so on, with a lamp and an inspector, until it got warm.',
    ),
    unhinged(
      'At 900 feet I hit a door. There was a man behind it, on a stool, in the dark. "I am so sorry," he said. "I was here first."',
      'Then my shovel hit something soft, and there was a man down there. "Don\'t mind me," he said. We have both asked for a refund.',
    ),
  ),
  plot(
    'brag-most-humble',
    { style: 'humblebrag', cast: { F: 'he' }, axis: 'rank', back: 'photographer' },
    all(
      '"{achievement}," and I am sorry to say that is not all. I am also up for Most Humble of the Year. One can\'t apply. I have not applied three times.',
      'I was hoping that "{achievement}" would be the last of it. But they have a prize for Most Humble Person as well, and I am sorry, I had cleared the evening.',
    ),
    all(
      'In my speech I say how simple I have stayed. "{mundaneSituation}," I say. I still do that myself, twice a year, with a photographer.',
      'I had a film made for it, of my ordinary life. "{mundaneSituation}," it is called. The photographer cried, and we did it again with the light from the left.',
    ),
    all(
      'They opened the envelope. It was {F}, who empties our bins. I was already on the stairs.',
      'I was halfway up to the stage when they read out the name. It was {F}, who does the bins on our floor.',
    ),
    mild(
      'He was not there. So I accepted it for him, which took a while. I said that he had been speechless.',
      'He had not come. I told the audience that I forgive him, and gave his speech for him. I had it on me.',
    ),
    hot(
      'His chair was empty. They called him at home, on the big screen, so that we could all see how surprised he was. His wife picked up.',
      'He was not in the room. I offered to hold the prize for him, as long as it took. They called his house instead, over the loudspeakers, and got his wife.',
    ),
    spicy(
      '"He can\'t come to the phone," she said. "\'{mundaneSituation}.\'" There was no photographer. The whole room stood up.',
      'They asked her what he was doing that was so important. "{mundaneSituation}," she said. Four hundred people got to their feet. My photographer was the first.',
    ),
    unhinged(
      '"Oh, he doesn\'t want that," said his wife. By the rules that makes him win next year too. It went on until they had given him all of them, up to the year 2340.',
      'She said that he would rather not. Under the statutes that counts as a second win. By midnight he had said no to every prize there is, and was king of two small countries.',
    ),
    unhinged(
      'At last {F} came on himself. "Give it to the one who wants it," he said. They turned to me. I said that I could not possibly. They thought so too.',
      'In the end {F} sent word that I could have it. I got up, and said that I was not worthy. "Thank you," they said, and turned off the lights.',
    ),
  ),
  plot(
    'brag-humble-roots',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'rank', back: 'nothing' },
    all(
      'When people ask me about it, "{achievement}," I always tell them that I come from nothing. I hired {F}, who does family trees, to find me the nothing.',
      '"{achievement}." I am sorry, it sounds like a lot. That is why I say that I come from nothing. I paid {F} from the state archive to look up how little it was.',
    ),
    all(
      'She came back with a cart. My grandmother built the bridge. Her father wrote two operas, and was also tall.',
      '{F} came with a whole cart. There was a surgeon, and his mother, who invented the zipper. I asked her to go back further.',
    ),
    all(
      '"And before that?" I said. "A duke," said {F}. "He gave all of it to the poor. From there it goes up."',
      'I asked if there had not been a hut, or a goat. There had been a duke, with five hundred goats, and he gave them away without telling anybody.',
    ),
    mild(
      'I said I could not use a duke. {F} crossed him out. "He won\'t mind," she said. "He never brought it up."',
      'I told her this was not what I had ordered. "I can leave you out," said {F}. "Then it is very consistent."',
    ),
    hot(
      'I begged her for one simple person, in the whole tree. {F} went through it with her finger. "There is one," she said. "At the end."',
      '"Is there no plain person in it at all?" I said. She turned to the last page. There was one, she said, and it had puzzled her.',
    ),
    hot(
      'My heart was beating. I asked her what we know of him. "Not a lot," said {F}. "\'{mundaneSituation}.\'"',
      'I asked her to read me everything that they have about him. She held it to the light. "\'{mundaneSituation},\'" she read. "That\'s all it says."',
    ),
    spicy(
      'I had to wipe my eyes. This was my man. "And what did he come from?" I asked. "All this," said {F}.',
      'I told her that one could see what he had been up against. {F} looked back along the whole cart, as far as the duke. "Where?" she said.',
    ),
    unhinged(
      'By law the family has to be told who is looking. It went to all of them by registered mail, back to the year 900, with "{achievement}" and a photo.',
      'The archive is required to inform the other side. They met in a hall in Vienna, four hundred of them, back to the duke. "{achievement}" was read out to them in Latin.',
    ),
    unhinged(
      'They have answered, on parchment. They are very moved. When people ask them, {F} read to me, they always say that they end in nothing.',
      'The duke has answered. They have talked it over, {F} read to me. For the record, the family ended with my father, and nothing came after.',
    ),
  ),
  plot(
    'brag-toast',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'audience', back: '' },
    all(
      'I got up at the wedding and tapped on my glass. "I am so sorry," I said. "This day belongs to {F}, and I do not want to take anything away from it. {achievement}."',
      '"This is {F}\'s day," I said when I had the microphone. "So I am sorry, and I will say it only once. {achievement}."',
    ),
    all(
      'I did not want the guests to feel far away from me. I told them what it was like before. "{mundaneSituation}," I said, and did it for them in real time.',
      'To bring it down to earth I began before all that. "{mundaneSituation}," I said. I had slides of it, and they moved the cake for the screen.',
    ),
    all(
      'People were crying by then, mostly the ones with small children. The band had packed up their drums.',
      'After an hour I could see handkerchiefs. A waiter asked if he could bring the fish. I told him I was coming to the fish.',
    ),
    mild(
      'At the end I raised my glass to {F} and the lucky man, and asked which one he was.',
      'I closed with a word on marriage. "Don\'t make it about yourself," I said. {F} asked if I could be quoted on that.',
    ),
    hot(
      'By the second hour I had got to how I stayed the same person. {F} had her shoes off, the way one does at home.',
      'I had some water and began with the second half. {F} had taken her shoes off, and her mother had asked at three tables who I was with.',
    ),
    spicy(
      'When I was done I hugged {F}, and told her that in a way it had been her day too. "Thank you," she said. "Did you come about the chairs?"',
      'At the end I kissed {F} on both cheeks, and forgave her for looking at her watch. She turned to the groom. "I thought he was one of yours," she said.',
    ),
    unhinged(
      'I had lost track of the time. It was still the same table, but they had a house on it. Two mayors had come and gone, and the toast had been put under a preservation order.',
      'It must have run over. There was snow on the gifts. In the county files the toast has its own zip code, and two children have been born in it and finished school.',
    ),
    unhinged(
      'I raised my glass at last. "To {F}," I said. The bride turned around. "That was my grandmother," she said.',
      '"And now to you, {F}," I said, and lifted my glass. A young woman touched my sleeve. "I\'m named after her," she said.',
    ),
  ),
  plot(
    'brag-time-capsule',
    { style: 'humblebrag', cast: { F: 'she' }, axis: 'distance', back: 'honey' },
    all(
      'I did not want to be the one who says it, so I put it in the town\'s time capsule. "{achievement}," says my note to the next century. "Sorry."',
      'I will not bring it up in my lifetime: "{achievement}." I only wrote it down, for the time capsule under the town hall. I am sorry, but they will want to know.',
    ),
    all(
      'For the scholars I put in how I lived. "{mundaneSituation}," I wrote, thirty pages, with a drawing. {F} from the museum had to take out the honey to get it shut.',
      'I added some pages on my daily life, so that they would not be too much in awe: "{mundaneSituation}." {F} from the museum took out a jar of honey to make room.',
    ),
    all(
      'It will be opened in a hundred years. I asked {F} to tell me how she thinks that they will take it.',
      'They closed it with a band playing. A hundred years is a long time, and I asked {F} if there would be a rehearsal.',
    ),
    mild(
      '"They\'ll look for the honey," said {F}.',
      '"I don\'t know what they will say," said {F}. "I know that they would have liked the honey."',
    ),
    hot(
      'I walked by every evening, to see whether it had been opened. I was only asking for the people of the future.',
      'I called her once a day. I did not want to rush it. I just said that if the future could not wait, I would understand.',
    ),
    hot(
      'On Saturday there was a hole in the lawn. My heart stood still. My note was on the grass, next to the shovel, and {F} was closing the lid.',
      'Then I saw lamps on the lawn one night. They had dug it up, ninety-nine years early. {F} was down in the hole, and gave me my note.',
    ),
    spicy(
      '"They could not wait," I said. "No," said {F}. "We put the honey back in."',
      'I asked what it was that had convinced them. "There was a vote," said {F}. "It was about the honey."',
    ),
    unhinged(
      'But it had been read by then. An answer came up out of the hole, from the next century, with a customs slip and $4 postage due.',
      'There was a letter in the hole for us, dated a hundred years from now. They had opened it on time. {F} signed for it, as the past.',
    ),
    unhinged(
      '{F} read it to me. "We have your note," it says. "Who has the honey?"',
      'There are four thousand signatures on it, and one line. "We have read the note," {F} read. "Please send the honey."',
    ),
  ),
];
