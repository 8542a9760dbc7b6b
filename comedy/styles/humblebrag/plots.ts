import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../story/plot.ts';

/** A win, announced as an apology, and what comes of the apology. */
export const HUMBLEBRAG_PLOTS: Plot[] = [
  plot(
    'brag-no-party',
    { style: 'humblebrag', cast: { F: 'she' } },
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
    { style: 'humblebrag', cast: { F: 'she' } },
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
    { style: 'humblebrag', cast: { F: 'she' } },
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
    { style: 'humblebrag', cast: { F: 'she' } },
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
    'brag-statue',
    { style: 'humblebrag', cast: { F: 'she' } },
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
    { style: 'humblebrag', cast: { F: 'she' } },
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
    'brag-password',
    { style: 'humblebrag', cast: { F: 'he' } },
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
    'brag-cake',
    { style: 'humblebrag', cast: { F: 'she' } },
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
    { style: 'humblebrag', cast: { F: 'she' } },
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
    { style: 'humblebrag', cast: { F: 'he' } },
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
    { style: 'humblebrag', cast: { F: 'she' } },
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
    'brag-first-name',
    { style: 'humblebrag', cast: { F: 'she' } },
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
    'brag-christmas-letter',
    { style: 'humblebrag' },
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
    'brag-most-humble',
    { style: 'humblebrag', cast: { F: 'he' } },
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
    'brag-toast',
    { style: 'humblebrag', cast: { F: 'she' } },
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
];
