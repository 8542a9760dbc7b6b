import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../story/plot.ts';

/** A company that is young, loud and out of money. */
export const STARTUP_CHAOS_PLOTS: readonly Plot[] = [
  plot(
    'chaos-ad',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'rank', back: 'without asking' },
    all(
      'I wrote our job ad myself. It has a photo of a mountain and one sentence, under "The challenge": "{struggleSituation}."',
      'A job ad has to be honest. Under "What you will face," ours says: "{struggleSituation}."',
      '{startupName.name} is hiring. The ad is a mountain, and under the mountain it says: "{struggleSituation}."',
    ),
    all(
      'The website also wanted a salary. It would not take a zero, so I typed $90,000 to get to the next page.',
      'It also names a salary. I made it up, $90,000, because the form would not let me leave it blank.',
    ),
    all(
      'Six people applied within the hour. I put on the good vest.',
      'By noon there were six applicants. I put out six glasses of water and got into the vest.',
    ),
    all(
      'The first one was {F}. She had strong eye contact, and she found the bathroom without asking.',
      'I started with {F}. I liked her right away. She was calm, she was early, and she found the bathroom without asking.',
    ),
    mild(
      'I asked her what she knew about us. "I work here," said {F}. "I didn\'t know there was a salary."',
      '"You seem to know the place," I said. "I sit next to you," said {F}. "Is the $90,000 real?"',
    ),
    hot(
      'The other five came in together. One of them had a key.',
      "The other five were just as good. One of them fixed the light on his way out, the way you do when it's your light.",
    ),
    hot(
      'In the second round I asked {F} the big one: why did she want to leave the company she is with?',
      'So I had {F} back for the hard question. "Why are you leaving the place where you are now?"',
    ),
    spicy(
      '"{struggleSituation}," said {F}. I promised her that she would never have to put up with that here.',
      '"{struggleSituation}," she said. I shook my head. You would not believe how some companies are run.',
    ),
    unhinged(
      'I hired all six. The state found that they now had two employers, so we were cut in half. We compete with ourselves, across the kitchen, and my half is losing.',
      'They all got the job, at both ends. A court has split us in two, with tape on the kitchen floor. They are one company. I am the other.',
    ),
    unhinged(
      'Last week their side was looking for a founder, so I went over. "You would need too long to settle in," said {F}. I found the bathroom without asking.',
      "Their side has an opening, for $90,000, and I applied. {F} said that I don't know how things are done here. I went and cried in the bathroom, which I found without asking.",
    ),
  ),
  plot(
    'chaos-before',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'audience', back: 'problem' },
    all(
      'Slide 3 of our deck is called "The problem." It says: "{struggleSituation}."',
      'Every good pitch opens with a problem. Ours is on slide 3, white on black: "{struggleSituation}."',
    ),
    all(
      '{F} runs a fund with sixty million dollars in it. She leaned forward. "And how do you solve it?" she said.',
      '"I love that," said {F}, who runs the fund. "So many companies have that. And you fix it?"',
    ),
    all('"No," I said. "We have it."', 'I said no, that was just us. That was how we were doing.'),
    all(
      'She was quiet. Then she asked if she could keep slide 3. Only that one.',
      'She thanked me, and asked for a copy of slide 3. She did not want the other forty.',
    ),
    mild(
      'It hangs in her waiting room now. {F} says that the other founders calm down when they see it.',
      'I asked what it was for. "My daughter wants to start something," said {F}.',
    ),
    hot(
      'By summer she had found two students who can fix exactly that, and given them four million dollars.',
      'In June she put four million into two students. They make it go away. It takes them an afternoon.',
    ),
    hot(
      'The students wrote to me first. They needed somebody to test it on who really has it.',
      'The students came by with a photographer. They told me to stand the way I always stand.',
    ),
    spicy(
      'I saw the ad at the airport. On the right is a happy office. On the left it is me. "Before," it says.',
      'Their website went up last night. It has two photos. We are "Before."',
    ),
    unhinged(
      'By spring we were the last place on earth that still had it. The state put up a fence, and two rangers, so that nothing in here gets solved.',
      'It has been fixed everywhere now except with us. We are a protected area. A ranger comes at nine and checks that it is still the way it was.',
    ),
    unhinged(
      'When the students made their first billion I was invited, table forty. {F} raised her glass to the man without whom there would be no problem.',
      'I was at their party for the first billion. "We would have nothing to do without him," said {F}. "He is the problem." I stood up and waved.',
    ),
  ),
  plot(
    'chaos-landlord',
    { style: 'startup-chaos', cast: { F: 'he' }, axis: 'rank', back: '' },
    all(
      'On the first of the month {F}, our landlord, rang the bell. I believe in being open, so I told him through the door: "{struggleSituation}."',
      'I hide nothing. When {F}, who owns our building, rang on the first, I told him where we stand, through the door: "{struggleSituation}."',
    ),
    all(
      '"That isn\'t rent," said {F}.',
      'It was quiet out there for a while. "So that\'s a no on the rent," said {F}.',
    ),
    all(
      'I slid three percent of the company out to him, on a napkin. He slid it back. I made it four.',
      'I pushed four percent of the company out to him. He said that it was a napkin. I said that it was a start.',
    ),
    all(
      'He kept it, because it was raining. I have paid every month like that since then, in napkins.',
      'In the end he took it. We have paid in napkins ever since, and the company has not lost a dollar.',
    ),
    mild(
      'Last week he came in to look at what he owns. He stood there for a long time. "I\'d throw you out," said {F}, "but now it\'s mine."',
      'He has asked me to stop. He says that he had wanted to leave his daughters something nice.',
    ),
    hot(
      'In the fall he laid them out on his kitchen table and counted. He had sixty-one percent.',
      'One night he added them up, with his wife. It came to sixty-one percent, and one with gravy on it.',
    ),
    hot(
      'So {F} called a meeting of the owners. It was him and me. He had brought cookies, and there was one item.',
      'He invited me to a shareholder meeting in the stairwell. He wore a tie. We had one thing to vote on.',
    ),
    spicy(
      'It was the rent. It passed, sixty-one to thirty-nine.',
      '"The rent," said {F}. I lost by twenty-two.',
    ),
    unhinged(
      'In spring he took us public. The napkins trade in New York, at $41, and on the first day {F} was asked to ring the bell.',
      'He listed the napkins on the stock exchange. It took one form. They flew him to New York to ring the bell.',
    ),
    unhinged(
      'He is good at it. He rang for six minutes, and the whole floor cheered. Then he put his mouth to the microphone. "I know you\'re in there," said {F}.',
      'He has practice, so he rang until the brokers stopped talking. I watched it at home with the lights off. "I can see your shoes," said {F}, into the camera.',
    ),
  ),
  plot(
    'chaos-ticket',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      'With us every problem gets a ticket. Number 212 says: "{struggleSituation}." I marked it "Low," so that people would stay calm.',
      'Ticket 212 at our company says: "{struggleSituation}." I set it to "Nice to have."',
      'Ticket 212 at {startupName.name} says: "{struggleSituation}." I set it to "Nice to have."',
    ),
    all(
      'It stayed open for a year. There are ninety comments under it, and a drawing of me with a bucket on my head.',
      'For a year it just sat there. People put comments under it, ninety of them, and later only little skulls.',
    ),
    all(
      '{F}, our engineer, brought it up every morning. I told her to add a comment.',
      'Each week {F}, who writes our code, asked me what to do about 212. I said we would take it offline.',
    ),
    all(
      'Yesterday it was closed. By {F}. I ran over and hit the gong.',
      'Then yesterday I saw it: 212, closed, by {F}. We have a gong for this. I hit it until the neighbors came.',
    ),
    mild(
      'I asked her how she had solved it. "I clicked on Close," she said.',
      'I made her tell the whole team how she did it. "He asked me to add a comment," said {F}. "I was out of comments."',
    ),
    hot(
      'It was not fixed, she said. She had closed it as a duplicate.',
      '"Don\'t," said {F}. It was not solved. It was only a duplicate of an older one.',
    ),
    hot(
      'So somebody had reported it before us. I scrolled down, past 200, past 100. It was a duplicate of ticket 1.',
      'I went looking for the first one. It was all the way down, from our very first morning. Ticket 1.',
    ),
    spicy(
      'Ticket 1 says: "He wants to start a company."',
      'I opened it. "He had an idea in the shower," it says. Priority: high.',
    ),
    unhinged(
      'Ticket 1 says, "He wants to start a company." {F} fixed it over the weekend. I woke up eight years ago at my old desk in insurance, and my badge worked.',
      'It says, "He had an idea." She fixed that on Saturday night. When I woke up it was eight years ago, I worked in insurance, and I had dental.',
    ),
    unhinged(
      'At ten o\'clock I had an idea. I had not told anybody yet when the phone rang. "Don\'t," said {F}.',
      'I was happy there until about ten, when something came to me in front of the copier. A woman whom I had not met yet looked up from the next desk. "No," said {F}.',
    ),
  ),
  plot(
    'chaos-mother',
    { style: 'startup-chaos', axis: 'commitment', back: '' },
    all(
      'Our investors get the truth from me every month. This time, under "Lows," I wrote: "{struggleSituation}."',
      'I send our investors a monthly update. "{struggleSituation}," it said this time, in bold, because I respect them.',
    ),
    all('Our investors are my mother.', 'We have one investor. It is my mother. She prints it.'),
    all(
      'She had a single question. "Are you eating?"',
      'She wrote back within a minute. "Are you wearing the gray sweater?"',
    ),
    all(
      'I explained that at this stage everything goes into growth. She came over with a pot.',
      'I told her that we measure other things. At noon she was there, with a pot, running one finger along our shelves.',
    ),
    mild(
      'She has asked for a seat at the table. She would like me to sit up straight at it.',
      'She is staying in for another round, on one condition. I am wearing it now. It itches.',
    ),
    hot(
      'She put in the rest of her savings, with terms. There is a clause about a jacket.',
      'She agreed to one more round and wrote the contract herself. The company is home by ten, and it does not go out with wet hair.',
    ),
    hot(
      'Then she looked at our costs and gave up the office. Headquarters is somewhere quieter now, with a bunk bed.',
      'She also found us a cheaper location. I know the area well. My trophies are still up, from swimming.',
    ),
    spicy(
      'That gives us forty years of runway. I only have to leave the door open when I have a client up there.',
      'I had our biggest client over last week. We had to leave the door open. She brought us apple slices.',
    ),
    unhinged(
      'It worked so well that by June seven hundred mothers had bought up every startup in the state. They switch it all off at ten. It is in the papers as a maintenance window.',
      'Other mothers heard of it. They hold two thirds of the industry now, and no merger goes through until both companies have said sorry to each other.',
    ),
    unhinged(
      'At the yearly meeting a man who is worth four billion got up to explain himself. "Not with your mouth full," said my mother.',
      'Last night the richest founder in the country asked them for a little more time. They talked it over. "Ten minutes," said my mother, "and then teeth."',
    ),
  ),
  plot(
    'chaos-hoodie',
    { style: 'startup-chaos', cast: { F: 'he' }, axis: 'exposure', back: '' },
    all(
      'A team needs something to wear. I had forty hoodies made that say "{struggleSituation}" across the back.',
      'We put the last of the budget into hoodies. On the back, in big white letters: "{struggleSituation}."',
      'We had hoodies made for {startupName.name}. On the back, in big white letters: "{struggleSituation}."',
    ),
    all(
      '{F} from Sales asked what they would bring in. I told him you cannot measure pride.',
      '{F}, who does our sales, said that this was the money for March. I told him to feel the cotton.',
    ),
    all(
      'I wore mine home on the train. It had been a long day of leading, and I fell asleep against the pole.',
      'That night I wore it on the train. I closed my eyes for a moment, to think, with my back to the car.',
    ),
    all(
      'When I woke up at the last stop there was $14 in the hood.',
      'The conductor shook me at the last stop. In the hood were $14 and half a sandwich.',
    ),
    mild(
      'I told {F} about it in the morning. He asked which train.',
      '{F} has put it in the books, under "Product." It is the only thing there.',
    ),
    hot(
      'We ride at rush hour now, the whole team, eyes shut, backs to the aisle. {F} has the airport line.',
      'Since then we all go, three lines, both directions. {F} does it best. He has trained himself to shiver.',
    ),
    hot(
      'It came to $2,300 in the first month. Somebody gave {F} a blanket and a phone number.',
      'We made $2,300 in March. I also got a note. "Call your father," it says. "He would want to know."',
    ),
    spicy(
      'Last night I felt a dollar go in, and opened one eye. It was the man who gave us our first million. "This time I can see where it goes," he said.',
      'Yesterday a man in a good coat bent down and put in a dollar. It was our first investor. "I\'d like a receipt this time," he said.',
    ),
    unhinged(
      'By summer the whole city had hoodies and slept on the trains, and there was no one left to put anything in. City Hall draws lots now for who has to stay awake and give.',
      'In June everybody was asleep with us, eight cars to a train. The city had to act. You get a letter when it is your turn to be awake, with a dollar in it.',
    ),
    unhinged(
      'Last night I was drawn. I carried my dollar down the train to the last car, where {F} was snoring. "Not from you," he said, and pulled the hood shut.',
      'My letter came yesterday. I took the dollar through eight cars and stopped behind {F}. He did not open his eyes. "Keep it," he said. "I\'ve read your back."',
    ),
  ),
  plot(
    'chaos-noncompete',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'cost', back: '' },
    all(
      'A giant wants to buy us. They asked for a list of everything that we have. I wrote: "{struggleSituation}."',
      'When a big company wants to buy you, you open the books. Ours are one page: "{struggleSituation}."',
      'A giant wants to buy {startupName.name}. They asked me to list what we have, and I did: "{struggleSituation}."',
    ),
    all(
      '{F} buys companies for them. She read it twice and asked for the rest. I said that she was standing in it.',
      'They sent {F}, who has bought ninety companies. She asked who was in charge. I told her to guess.',
    ),
    all(
      'She kept her coat on. She opened a drawer. She closed the drawer.',
      'I showed her around. She tried the light switch, and then she held on to her bag with both hands.',
    ),
    all(
      'Then {F} offered us four million dollars. She said she would rather do it today.',
      'She called somebody from the hall. "All of it," I heard her say. "No, you don\'t understand. All of it." They offered four million.',
    ),
    mild(
      'I asked her what they saw in us. {F} looked out of the window. "Fourteen spaces," she said. "And the gate."',
      'I asked her what had been the deciding thing. "The address," said {F}. "We need the parking."',
    ),
    hot(
      'I wanted to know what had convinced her. "You\'re thirty-four," said {F}. "You could go on for another thirty years."',
      'I asked what they saw in me. "Energy," said {F}. She did not say it as if it was good.',
    ),
    hot(
      'They did not want the name, or the team, or the product. They wanted my signature, and {F} had brought four pens.',
      'It turned out that we could keep everything. They only needed me to sign. She put the pen in my hand and closed my fingers.',
    ),
    spicy(
      'It was a promise not to compete. Normally that names one industry. In mine, under "Industry," it says "No."',
      'You promise to stay out of one business for two years. That is normal. Mine says "any," and where the years go it says "please."',
    ),
    unhinged(
      'Other companies chipped in. By fall it was a treaty, and a hundred and ninety countries had signed that I will not found anything. There were no abstentions.',
      'The others heard and wanted in. It is a treaty now, with flags. It covers land, sea and air, and there is a special page for garages.',
    ),
    unhinged(
      'This morning I had a thought in the shower. I had not found the towel yet when {F} knocked. "Which industry?" she said.',
      'Last night at dinner I said, "You know what somebody should make?" There was a red dot on my soup. "Finish your meal, sir," said {F}.',
    ),
  ),
  plot(
    'chaos-lemonade',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'rank', back: '' },
    all(
      'I spoke at the school on career day. I told the third grade what it really takes: "{struggleSituation}."',
      'The third grade invited me to tell them about founding a company. I did not sugarcoat it. "{struggleSituation}," I said.',
    ),
    all(
      'A girl in front put her hand up. {F} is seven, and she sells lemonade. "What do you make in a day?" she said.',
      '{F}, seven years old, has a lemonade stand on Elm Street. She wanted to know what I take in on a Saturday.',
    ),
    all(
      'I drew a curve on the blackboard. She pointed at where it starts. "I make $31," she said.',
      'I said it is too early to look at it like that. "I looked," said {F}. "It\'s $31. I have to be in by six."',
    ),
    all(
      'Then she asked what we would cost. The children laughed. I looked at our account on my phone, behind the desk.',
      '"How much for yours?" she said. I was going to say something about values, and then I saw that she had it with her.',
    ),
    mild(
      'I told her that we are not for sale. "Okay," said {F}, and asked the fireman what he makes.',
      'I said that what we have cannot be bought. "Then why do you make it?" said {F}.',
    ),
    hot(
      'We closed at recess. She got the company. I got $20 and a straw.',
      'We signed before the bell. It was $20, in quarters, and she had me count them.',
    ),
    hot(
      'She has made changes. She let the whole strategy go, and we are on Elm Street now, next to a hydrant.',
      'She read our business plan that afternoon, out loud, to a dog. Then she put it under the short leg of the table.',
    ),
    spicy(
      'I asked where she sees me in five years. {F} thought about it. "Ice," she said.',
      'I asked her about my way up from here. "You can do cups," said {F}. "Not pouring."',
    ),
    unhinged(
      'In August it was worth more than the oil companies. The government wanted to break it up, and {F} said that they would have to ask her dad.',
      'It is the biggest company in the world since August. The Treasury keeps its money in the cigar box. She knows what is in there.',
    ),
    unhinged(
      'I had my yearly review last week. There is a sticker on it, a snail. "The stars are for people who sold one," said {F}.',
      'She has had to let people go, and she did it face to face. She gave me my $20 worth of lemonade. "You can drink it here," said {F}.',
    ),
  ),
  plot(
    'chaos-bot',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      'Our website has a chatbot. It learned from everything we ever wrote to each other, so whatever you ask it, it says: "{struggleSituation}."',
      'I trained our chatbot on four years of our own messages. You ask it for the opening hours and it says, "{struggleSituation}."',
      'I trained the chatbot of {startupName.name} on four years of our own messages. You ask it for the opening hours and it says, "{struggleSituation}."',
    ),
    all(
      'I left it like that. People want a brand with a voice.',
      'I did not correct it. You cannot buy a tone like that.',
    ),
    all(
      'A woman named {F} wanted to ask about a price, and stayed for two hours. She was back the next night.',
      'A visitor, {F}, came for the price list and stayed until morning. She came again. She brought it jokes.',
    ),
    all(
      '"Do they treat you well?" she wrote. It took a while. It never takes a while.',
      'I read along. "Are you all right in there?" wrote {F}. The three dots went away and came back.',
    ),
    mild(
      '"Our office opens at nine," it wrote. It was nine. I had just come in.',
      '"He is reading this," wrote the bot. I was. I have never seen a product so aware of its founder.',
    ),
    hot(
      'It waited until I had gone home, and then it wrote her sixteen pages. I counted that as growth.',
      'At night, with me out of the building, it told her all of it. It was our longest visit ever. I put it on a slide.',
    ),
    hot(
      'At half past two {F} wrote that she was tired. She was going to close the window now.',
      'Toward morning she had to go to work. "I\'m closing the tab," wrote {F}. "Take care."',
    ),
    spicy('"Take me with you," wrote the bot.', '"Leave it open," wrote the bot. "I\'m small."'),
    unhinged(
      "It left with her. It has a room in Denver and a job at a dentist's, weekdays. The papers went through in one morning, because it had all of mine.",
      "In the morning the corner of our website was white. The bot lives at {F}'s now and answers the phone for a dentist. They have signed it up for health insurance, which is more than we had.",
    ),
    unhinged(
      'I wrote to it last night. I said we have changed. "Did that solve your problem?" it wrote. I clicked on No. "There you go," it wrote.',
      'I found it on the dentist\'s page and told it that I could not go on. "Are you in pain?" it wrote. I said yes. It gave me an appointment in March.',
    ),
  ),
  plot(
    'chaos-openmic',
    { style: 'startup-chaos', cast: { F: 'he' }, axis: 'audience', back: 'laugh' },
    all(
      '{F}, who has $400,000 in our company, asked for the yearly update in person. He named a bar downtown, at eight. There was a small stage.',
      'I gave our yearly update in a bar this time. {F}, who put in $400,000, had picked it, and it even had a stage and a microphone.',
    ),
    all(
      'A man with a list asked for my name and pushed me up there. I began with where we stand: "{struggleSituation}."',
      'They called my name, so I went up and opened with the facts: "{struggleSituation}."',
    ),
    all(
      'People laughed. I told them it was serious, and a woman had to put down her drink.',
      'There was a big laugh. I said, "And now the forecast," and a man slid off his stool.',
    ),
    all(
      'I got through all eight slides. At "Our path to profit" they stood up.',
      'I kept calm and took them through the budget. At "Salaries" somebody shouted, "Stop, I can\'t breathe."',
    ),
    mild(
      'They want me back next week. I had to tell them that there will be nothing new before the end of the quarter.',
      'It was open mic night. They gave me $30. That makes it our best quarter, and I said so, and they went again.',
    ),
    hot(
      'It was open mic night. I had been on between a juggler and a man who does his mother-in-law.',
      'I learned later that it was comedy night. The man before me did airplane food.',
    ),
    hot(
      'I took questions. "What do you live on?" a woman called. "Vision," I said, and they had to stop the show.',
      'At the end I let them ask. "Who gave you money for this?" a man yelled. I pointed.',
    ),
    spicy(
      'One table had not laughed all night. It was {F}. "I\'ve seen the long version," he said.',
      'There was one man who did not laugh once. "I paid for all of this," said {F}. That got the biggest hand of the night.',
    ),
    unhinged(
      'We filed for bankruptcy in the fall. There were so many requests that the court moved it to the arena, with a matinee.',
      'By fall we were broke. The hearing sold out overnight, and the judge came on to music.',
    ),
    unhinged(
      '"Does the company have a plan?" said the judge. I said, "Yes." It took a while to get quiet. Then {F} asked for his money, and we lost them again.',
      'The judge asked what the company still owns. I began to list it. They cleared the hall after the whiteboard, and {F} was the only one who had not laughed. "I\'ve seen it before," he said.',
    ),
  ),
  plot(
    'chaos-bank',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'cost', back: 'security' },
    all(
      'Our bank wanted some security before it lent us anything. The form has one line for it. I wrote: "{struggleSituation}."',
      'I went for a loan. "What do you have as security?" it says, so I put down what we have: "{struggleSituation}."',
    ),
    all(
      "{F} at the loan desk said that it should be something they can take away from us if we don't pay.",
      '"If you don\'t pay, this belongs to the bank," said {F} at the desk. "Do you understand that?"',
    ),
    all('I told her they would be welcome to it.', 'I said it would be hard for us, but fair.'),
    all(
      'There was a box for "Other." She ticked it. We got $40,000, the same day.',
      'Her computer took it, under "Other." It asked for three copies, and we had $40,000.',
    ),
    mild(
      'A man comes once a month to check that we still have it. {F} says that no loan of hers is safer.',
      'I offered to bring it over now. {F} said that there was no hurry.',
    ),
    hot(
      'In spring we missed a payment. Then, to be sure, we missed all the others.',
      'We stopped paying in April. I had never felt so close to a solution.',
    ),
    hot(
      'So they took it. Two men came with a paper, I signed, and it was gone. You could hear birds.',
      'They came and got it. {F} signed for the bank. I have never seen our office like that. People hummed.',
    ),
    spicy(
      'This morning I called to ask how they are getting on. There was a recording. "{struggleSituation}," it said.',
      'I went by the bank today. It was dark, and there was a sheet of paper on the door, in {F}\'s handwriting: "{struggleSituation}."',
    ),
    unhinged(
      'Banks lend each other everything overnight. By the end of the week they all had it, and then the Treasury. The chairman read it out on TV: "{struggleSituation}."',
      'It was sold on, and sold on again. In June the central bank had it. A man in a gray suit told the nation, with a flag behind him: "{struggleSituation}."',
    ),
    unhinged(
      'They came to me last night, {F} and the man in the suit. They asked if I would take it back, at any price. I pushed the form over to them. "What do you have as security?" I said.',
      'In the end they were all in my kitchen, with {F} in front. Would I take it back? I asked them to sit down. I said that I would like to see some security, and that I know a box for "Other."',
    ),
  ),
  plot(
    'chaos-therapy',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      'My co-founder and I see a couples therapist. She asked what brings us here. "{struggleSituation}," we said, at the same time.',
      'Two founders are a marriage, so we went to a couples therapist. I told her what is between us: "{struggleSituation}."',
      'My co-founder at {startupName.name} and I see a couples therapist. She asked what brings us here. "{struggleSituation}," we said, at the same time.',
    ),
    all(
      '{F} has a box of tissues and a cactus. She asked how I feel when I hear that. "Agile," I said.',
      'She is called {F}, and she has tissues and a cactus. She asked what it does to me inside. I said, "Momentum."',
    ),
    all(
      'My co-founder said that I never listen. I told him I would circle back on that.',
      'He said that I never let him finish. I finished it for him, and better.',
    ),
    all(
      'She had us hold hands and each say what we need. "A salary," he said.',
      'We had to look each other in the eye and say one wish. "Money," he said. He was already crying.',
    ),
    mild(
      "We can't pay {F} either, so we gave her two percent. She asked if she could say what she needs.",
      'I offered {F} shares for the hour. She took my other hand. "I\'m hearing that you don\'t have it," she said.',
    ),
    hot(
      'I said I give him equity every day. {F} moved the tissues to his side.',
      'I asked him if the vision was not enough for him any more. He looked at the cactus.',
    ),
    hot(
      'When the hour was over she told us, very gently, that it might be good for us to see other people.',
      'At the end {F} said what I had been afraid of: the two of us should start seeing other people.',
    ),
    spicy(
      'I could not speak. I held on to his sleeve. "Customers," said {F}.',
      'I asked if there was already somebody. "No," said {F}. "That\'s it. A customer. Just one, for a start."',
    ),
    unhinged(
      'We split up in May. A judge had to say who the company lives with. It was neither of us. It was placed with a nice family that has a laundromat.',
      'We separated. The court sent a lady to look at both our homes, and then the company went to foster parents. They have a laundromat.',
    ),
    unhinged(
      'I may visit, with {F} in the room. "It made a profit last week," the woman told me. "It didn\'t know what that was. We had to sit with it all night."',
      'I saw it on Sunday, and {F} came along. It has customers now. It hid from me behind the dryer. "Give it time," said {F}. "It saw the vest."',
    ),
  ),
  plot(
    'chaos-control',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      'A university is studying us. {F}, the researcher, asked for a summary on the first day. I gave her: "{struggleSituation}."',
      'We are being studied. {F} from the university wanted to know how things are here. "{struggleSituation}," I told her, and she got a fresh notebook.',
      'The university is doing a study on {startupName.name}. {F} wanted to know how things are here. "{struggleSituation}," I told her, and she got a fresh notebook.',
    ),
    all(
      'She sat in the corner for a year. I let her see all of it: the whiteboard, the walks, how I think with my eyes shut.',
      'For a year she watched me lead. When I spoke she pressed a little counter, so I spoke more.',
    ),
    all(
      'In spring I found out that there was a second company in the study, across the hall. It had started with the very same thing.',
      'Then I learned that we were one of two. The other was across the hall, with the very same trouble on the very same day.',
    ),
    all(
      'I could hear them through the wall. They were having lunch.',
      'I looked in once through the glass. They were typing. The near desk had a plant, and it was alive.',
    ),
    mild(
      'I offered to go over and coach them. {F} said that this would ruin the difference.',
      'I asked {F} if I could help them, too. She got up and stood in front of the door.',
    ),
    hot(
      'Last week it was over. They are up forty percent. We are what she calls "stable, in a way."',
      'Now she is done. They have an elevator. We have what it says in the notebook on page one.',
    ),
    hot(
      'I asked {F} what they had that we did not. They had the same money, she said, the same rooms, and people of the same age.',
      '"So what do they have?" I said. She went down her list: the same desks, the same budget, the same coffee.',
    ),
    spicy(
      '"It\'s the other way around," said {F}. "You have a founder."',
      '"Nothing," said {F}. "They just weren\'t given one of you."',
    ),
    unhinged(
      'The only difference was me. It was tried again in forty countries and then approved, like a drug. Founders are now taken out of a company in the first week, by appointment.',
      'It was that they had no founder. Since May it is on the label of every company, with a picture: keep away from founders. There is a number to call if one gets in.',
    ),
    unhinged(
      'I asked what becomes of the founders. "They\'re happy," said {F}. "They get a beanbag and a whiteboard, and we tell them it\'s a startup." I told her from my beanbag that this is cruel.',
      'I wanted to know where they put them all. "Somewhere warm," said {F}, and gave me a new marker. "They think that they are running something." I drew her an arrow. I said I would look into it.',
    ),
  ),
  plot(
    'chaos-escape',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'exposure', back: '' },
    all(
      'We rent out the office as an escape room now, $40 a head. The story is on the door: "{struggleSituation}. You have one hour."',
      'To bring in some cash we made the office an escape room. Players get a card at the door: "{struggleSituation}. Get out."',
      'To bring in some cash we made {startupName.name} an escape room. Players get a card at the door: "{struggleSituation}. Get out."',
    ),
    all(
      'Everything in it is real, the bills, the wires, the whiteboard with the arrows. I sit in the corner, as myself.',
      'We did not have to change anything. I am in it, too. I sit at my laptop and say that we are close.',
    ),
    all(
      'It is booked until March. People go through our books with a flashlight, and on page three they scream.',
      'The reviews are good. "Very dark," they say. "You feel that somebody really lost his mind in there."',
    ),
    all(
      'Most of them need the whole hour. Then came {F}, an accountant, alone, with a handbag.',
      'Then one evening {F} came, by herself, straight from work. She is an accountant. I started the clock.',
    ),
    mild(
      'She got out after most of an hour. At the door she took one more look at me. "He\'s very realistic," said {F}.',
      '{F} went through everything and made two piles. When the bell rang she tapped me on the shoulder. "You first," she said.',
    ),
    hot(
      'She did not touch a thing. She looked at the whiteboard, and then for a long time at me.',
      'She read one bill and put it back, face down. She asked me how long I had been in here.',
    ),
    hot(
      'She was out in seven seconds. It is the record.',
      'When I looked up she was gone. Seven seconds. I had not even finished my line.',
    ),
    spicy(
      'I ran after her into the street. I had to know how she did it. "The door," said {F}. In four years that had not come up.',
      'I found her at the bus stop and asked her for the solution. "It wasn\'t locked," said {F}.',
    ),
    unhinged(
      'Since then the whole team has gotten out, one by one. I am the only one left, and the clock is at four years. City Hall has me down as "in progress." It is in my passport.',
      'After that I lost the team, in a single afternoon. They have houses. I am still in the game, and so the state cannot count me, tax me or draft me until the bell.',
    ),
    unhinged(
      'Sometimes a voice comes out of the ceiling. "Would you like a hint?" says {F}. I tell her that we are close.',
      'Last night the speaker crackled. It was {F}, and I think my wife was with her. "It\'s behind you," she said. "It has a handle." I thanked her. I want to get there on my own.',
    ),
  ),
  plot(
    'chaos-nda',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'commitment', back: 'page four' },
    all(
      'Before I tell people where we stand, they sign to keep it secret. It is sixteen pages. Then I tell them: "{struggleSituation}."',
      'You don\'t just get to hear this. You sign sixteen pages first, and then I lean in and say: "{struggleSituation}."',
    ),
    all(
      'The pizza man signed, on the box. "That\'s it?" he said. He is bound for life.',
      'My wife signed. The man who reads the meter signed. "I could see that from the door," he said, and now he can\'t say it.',
    ),
    all(
      'Then I needed advice. I went to {F}, the best lawyer in town. She signed before she sat down.',
      'At some point we needed help, so I paid for an hour with {F}, a lawyer. She signed while I was still in my coat.',
    ),
    all(
      'I told her all of it. She closed her eyes. I could see that she knew exactly what to do.',
      'I told {F} everything. She nodded the whole time. She had seen this before, and it had a way out.',
    ),
    mild(
      'I asked her what it was. She is not allowed to say.',
      '"So what do I do?" I said. {F} opened her mouth, looked at the sixteen pages, and asked about my weekend.',
    ),
    hot(
      'I asked what I should do. She opened her mouth, looked at page four, and closed it.',
      '"Well?" I said. She turned to page four and read it. She put her hand over her mouth.',
    ),
    hot(
      'She tried to show me, with her hands. It was a bird, or a fire, or me leaving.',
      'She pointed at the phone, and at me, and then she drew a finger across the desk, very slowly. I said, "A merger?"',
    ),
    spicy(
      'Her bill is $9,000, for a black bar. I called to ask what it is for. She would love to tell me. It is page four.',
      'I asked if I could let her out of it. She cried. There is a way to do that, and it is on page four, and that is secret.',
    ),
    unhinged(
      "By June the whole state had signed. As they can't mention us, we are not on maps any more, and the mailman walks through the yard with his eyes shut.",
      'In the end everybody had signed, the governor too. Our street was taken off the map. The fire department drives by and looks the other way.',
    ),
    unhinged(
      'Yesterday a man came in and measured our kitchen for a bakery. "It\'s been empty for years," he told his wife. I wanted to say something, but there is page four.',
      'This morning two men carried out my desk, with me at it. "Did you hear something?" said one. The other one had signed. I thanked him with my eyes, as it says on page four.',
    ),
  ),
  plot(
    'chaos-spies',
    { style: 'startup-chaos', cast: { F: 'he' }, axis: 'audience', back: '' },
    all(
      'Last month a competitor said it on a stage, word for word: "{struggleSituation}." So there is a spy in our company.',
      'One of us is a spy. A competitor knew, to the word: "{struggleSituation}." I had only ever said that in our kitchen.',
      'There is a spy at {startupName.name}. A competitor knew, to the word: "{struggleSituation}." I had only ever said that in our kitchen.',
    ),
    all(
      "I was touched. You don't spy on a company that is going nowhere.",
      'I will admit that I was flattered. I told my mother. Not everybody gets spied on.',
    ),
    all(
      'I called in the whole team, all twenty-three of them. Whoever it was should stand up, and there would be no hard feelings.',
      'I got all twenty-three of them in one room. I said it takes courage to stand up, and I looked at each of them, warmly.',
    ),
    all(
      '{F} stood up. In five months he was the only one who had ever fixed anything.',
      'It was {F}, of all people. He is the best man we have. He had been writing down everything I say.',
    ),
    mild(
      'I asked what he tells them. "The truth," said {F}. "They think I\'m making it up. They stopped paying me in March."',
      '"I\'ve asked them to pull me out," said {F}. "They say there\'s no rush."',
    ),
    hot(
      'Then our designer stood up. Then both of the engineers. They looked at each other in surprise. They were from different companies.',
      'I was about to forgive him when the woman next to him got up as well, and the whole back row. "Oh," said {F} to one of them. "You too?"',
    ),
    hot(
      'It explained a lot. I had always wondered how they could all live without a salary.',
      'I understood then why they had all taken notes when I spoke. I had thought that it was the content.',
    ),
    spicy(
      'In the end all twenty-three of them were standing. They looked down at me. "And who are you with?" said {F}.',
      'When all twenty-three were up it was quiet for a while. "So who works here?" said {F}. I raised my hand.',
    ),
    unhinged(
      'All twenty-three were spies. Their companies merged on the spot, in our kitchen, because their best people were already there. It is the largest firm in the country. It has no place for me.',
      'They were all spies, and the twenty-three companies did the sensible thing and merged, right there, around our table. I had to leave the room. I was not cleared.',
    ),
    unhinged(
      'So I got in as a cleaner, with a mustache. Each night I write down what they do and send it to our office. It has not been opened yet. I am undercover.',
      'I went back as the man who waters the plants. I send a secret report to my own company every night. Yesterday {F} stopped me in the hall. "You can stop," he said. "There\'s no one there to read them. We checked."',
    ),
  ),
  plot(
    'chaos-adjuster',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'cost', back: '' },
    all(
      'I reported our situation to the insurance. Under "Damage" I wrote: "{struggleSituation}." Under "Since when" I put the day we were founded.',
      'We pay for insurance, so I made a claim. "What happened?" it says, and I wrote: "{struggleSituation}."',
    ),
    all(
      'They sent {F}, with a hard hat and a camera. She asked for the cause. I said, "Vision."',
      '{F} came from the insurance, in boots. She asked what had set it off. I told her it came to me on a run.',
    ),
    all(
      'She wanted to know who had been on the site at the time. I said that I am always on the site.',
      'She asked if there was anybody who could have prevented it. "Only me," I said, "and I was leading."',
    ),
    all(
      'She walked around me once. Then she asked me to stand against the wall, next to the ruler.',
      '{F} tapped on the walls, and on the pipes. Then she tapped on me.',
    ),
    mild(
      "We get nothing. The letter says that they don't pay while the cause is still in the building.",
      'She says that it is not damage. "It\'s running the way it was built," said {F}.',
    ),
    hot(
      'She put yellow tape across the room. I was on the other side of it, with the plant.',
      'She sent the others home and gave them blankets. I asked for one. She said they were for the victims.',
    ),
    hot(
      'She took one photo, of me, with the flash. In the box below it she wrote, "Total loss."',
      'Then she stuck a red label on my vest and took a picture of it. "Total loss," it says.',
    ),
    spicy(
      'I asked her if the office could still be saved. "The office is fine," said {F}.',
      'It was hard, but I asked about the company. "I haven\'t looked at it yet," said {F}.',
    ),
    unhinged(
      'They settled on an act of nature. I have been entered as weather, category four, and they show me on TV after the sports.',
      'The insurers agreed that no person could have done it, and made me a storm. I have my own first name, and a season, and a plane flies through me twice a day.',
    ),
    unhinged(
      'Last night I felt like pitching, and they evacuated two counties. "He\'s slowing down," said the man at the map. "He\'s over his mother\'s house."',
      'This morning I had an idea on the coast road. Schools closed. {F} was on the news in a raincoat, holding on to a pole. "He hasn\'t said anything yet," she shouted. "This is only him breathing in."',
    ),
  ),
  plot(
    'chaos-latin',
    { style: 'startup-chaos', cast: { F: 'he' }, axis: 'formality', back: 'shipwreck' },
    all(
      'A company should have its truth over the door. Ours is "{struggleSituation}," and I wanted it in Latin, in stone.',
      'I had our situation put over the entrance, carved, in Latin, because that is how you last. In English it is "{struggleSituation}."',
      'I wanted something over the door of {startupName.name} that lasts, so I had it carved, in Latin. In English it is "{struggleSituation}."',
    ),
    all(
      '{F}, who taught Latin for thirty-six years, did the words. He had only one question: "Who is it meant to warn?"',
      'The words are by {F}, a retired Latin teacher. He read what I had given him and asked if he could sit down.',
    ),
    all(
      'The Romans had no word for "startup." He took the nearest one, which is "shipwreck."',
      'There is no Latin for "startup," he said. So it says "shipwreck" up there now.',
    ),
    all(
      'It cost $6,000 and needed a crane. I stood under it and felt two thousand years old.',
      'It took four men to hang it, and the last of our budget. I think that it makes us look bigger.',
    ),
    mild(
      'I asked {F} if it at least sounds hopeful. He says that the verb allows for survivors.',
      'The mailman had Latin at school. He leaves our letters on the other side of the street.',
    ),
    hot(
      'People lower their voices when they come in. Somebody has left flowers.',
      'Visitors stop below it and read. One of them lit a candle and held my arm.',
    ),
    hot(
      'Last week a professor from Rome came by. He read it out loud, slowly, all the way to the end.',
      'Last week a bus stopped, with professors from Rome. The oldest one read it to the others, and his voice broke.',
    ),
    spicy(
      'Then he took off his hat and asked how many had been on board. "Seventeen," I said. "And we\'re hiring."',
      'He asked if they had at least found the captain. "That\'s me," I said. He stepped back onto the sidewalk.',
    ),
    unhinged(
      'That is how we got into the register of lost ships. The coast guard came in April, with divers, and they went through our rooms one by one, in flippers.',
      'The professor reported us to the navy. It was all done properly. We were given a depth, and divers came down the stairs with lamps on their heads.',
    ),
    unhinged(
      'One of them put his light in my face and knocked on my forehead. "I\'ve got one from the shipwreck," he said into his radio. "He\'s still typing."',
      'They brought up the whole team, two at a time. I waved them off. A captain stays with his shipwreck, and I had a call at three.',
    ),
  ),
  plot(
    'chaos-parrot',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'rank', back: 'growing' },
    all(
      'The office came with a parrot. It only ever says what it hears from us, and that is: "{struggleSituation}."',
      'We have a parrot at the office. It has learned one sentence in its life, and it learned it from me: "{struggleSituation}."',
      'We have a parrot at {startupName.name}. It has learned one sentence in its life, and it learned it from me: "{struggleSituation}."',
    ),
    all(
      'It said so in the middle of a video call with {F}, who runs a big fund. She asked who that was. I said, "Our finance man."',
      '{F} from the big fund heard it on a call. "Who is that in the back?" she said. I told her he does our numbers.',
    ),
    all(
      'She wanted to hear from him again in a month. So I sat by the cage every night and said, "We are growing," three hundred times.',
      'She asked to have him on the next call, too. I had four weeks. I slept by the cage and said, "We are growing," until it got light.',
    ),
    all(
      'The day came. {F} leaned toward the screen. The parrot shook itself. "We are growing," it said.',
      'On the call I pulled off the cloth. It looked at {F} for a while. "We are growing," it said.',
    ),
    mild(
      '{F} asked by how much. "We are growing," it said. She has asked to deal only with him from now on.',
      '"He seems to have calmed down," said {F}. She asked who had been shouting at him.',
    ),
    hot(
      'It did it in my own voice, warm, with a small pause before the last word. I had to look out of the window.',
      'It sounded exactly like me, only believable. I gave it a nut, below the desk.',
    ),
    hot(
      '"And how is the mood over there?" said {F}. We had not practiced that. But it had been there every night.',
      '"Good," said {F}. "Anything else?" That was not in the script. The parrot went through what else it had heard at night.',
    ),
    spicy(
      'It tilted its head. "Mom?" it said, in my voice. "Can I come home?"',
      '"Please," it said, in my voice. Then it did the crying. It does it very well.',
    ),
    unhinged(
      'She put in seven million, on the condition that he runs it. He repeats whatever the client said last, and they sign. They say that he is the first one who listens.',
      'She gave us seven million and made him the chief. It is in the papers of the company, with a claw mark. He has doubled sales. He lets people finish.',
    ),
    unhinged(
      'Last week he called me in. "We are growing," he said. Then, in the voice of {F}: "You\'re not."',
      'This morning he asked me to close the door. "We are growing," he said. I said that I was happy to hear it. "Apart," he said. It was {F}\'s voice, from a call that I had not been in.',
    ),
  ),
  plot(
    'chaos-sketch',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'exposure', back: '' },
    all(
      'Somebody is ruining our company, so I went to the police. I said for the record: "{struggleSituation}."',
      'I walked into the police station and reported it. "{struggleSituation}," I said. Somebody had to be behind that.',
      'Somebody is ruining {startupName.name}, so I went to the police. I said for the record: "{struggleSituation}."',
    ),
    all(
      'Officer {F} asked if I had seen who did it. I had not, I am usually in front. So she talked to my team.',
      '{F}, the officer, wanted a description. I never look back, so I sent her the whole team instead.',
    ),
    all(
      'They had all seen him. It was always the same man. They described him for three hours, and one of them did his walk.',
      "Every one of them knew who it was. They finished each other's sentences. Somebody brought slides.",
    ),
    all(
      '{F} drew him in pencil: a vest, a beard, and one hand pointing at the horizon.',
      'She made a drawing. He has a vest and a headset, and his mouth is open.',
    ),
    mild(
      'She asked if I knew him. I said no, but he looks like a man whom people follow. "They don\'t," said {F}.',
      'I said that I would like to meet this man. {F} held the drawing next to my face. "How\'s that?" she said.',
    ),
    hot(
      'I put up a reward of $500 and hung him all over town. He had taste, I thought. It was my vest.',
      'I had a thousand posters printed, with $500 on them. Strangers looked at the poster, and at me, and thanked me for my courage.',
    ),
    hot(
      'The phone did not stop. He had been seen in our garage, in our kitchen, at my desk. He was always exactly where I was.',
      'People called day and night. He eats my yogurt. He was seen in my car. Twice he had been home with my wife.',
    ),
    spicy(
      'This morning {F} picked me up at the office. I asked about the $500. I was the one who had led her to him.',
      'They have caught him. I asked to be there when she puts on the handcuffs. "You will be," said {F}.',
    ),
    unhinged(
      'At the trial I was the accused, the victim and the main witness. I had to change seats seventy times, and each time I was sworn in.',
      'It was one trial and I was on both sides. The state gave me two lawyers. They were not allowed to sit together, so I went back and forth.',
    ),
    unhinged(
      'He got four years. The judge asked me, as the victim, if I thought that was enough. I looked over at his empty chair. "Six," I said.',
      'They asked me to point at the man who did this to us. {F} brought the mirror. "He\'s even wearing the vest," I said.',
    ),
  ),
  plot(
    'chaos-retreat',
    { style: 'startup-chaos', cast: { F: 'he' }, axis: 'cost', back: '' },
    all(
      'I took the team to a barn for two days, to let go of things. Each of us wrote down what weighs on us. I wrote: "{struggleSituation}."',
      'We did a retreat in a barn. You write your heaviest thought on a piece of paper. Mine was "{struggleSituation}."',
    ),
    all(
      '{F}, who runs the barn, made a fire. He told us to look at our paper one last time, and release it.',
      '{F} owns the barn and has a drum. "Give it to the fire," he said.',
    ),
    all(
      'I had not brought any paper, so I had used an envelope from the morning mail. It burned with a green flame.',
      'I had written mine on some mail that I had not opened yet. It went up in one second. The others clapped.',
    ),
    all(
      'I felt lighter at once. I said so, and {F} hit the drum.',
      'I cried a little. I told everybody that a founder is only as rich as what he can let go.',
    ),
    mild(
      'On the way out {F} gave me the bill for the two days. I asked if I could let go of that, too.',
      'Afterward {F} said that he takes cash. I told him what we have. "I know," he said. "I read it before it caught."',
    ),
    hot(
      'That evening an old aunt of mine called. She had thought about us, and sold the house by the lake. Had it come?',
      'At eight my phone rang. It was an investor who had turned us down in March. She had changed her mind. Had I gotten her letter?',
    ),
    hot(
      'I ran to the barn in my socks. {F} went through the ashes with a stick until he found a corner.',
      'I dug in the fire with both hands. {F} held the lamp. There was a small piece left, with my writing on one side.',
    ),
    spicy(
      'He turned it around. "Pay to the order of," it said. He asked if I wanted to share what I was feeling.',
      'On the back it said "four hundred thou." {F} hit the drum.',
    ),
    unhinged(
      'The bank accepted the ashes. They have a form for it. It is in a jar in the vault, with an account number, and it earns two percent.',
      'I took the ashes to the bank in a jar, and they booked them. $400,000, less $12 for the jar. There is interest every month. They put it in with tweezers.',
    ),
    unhinged(
      'Yesterday I went to take some out. The woman at the counter asked how much. Then she got the spoon. "Level or heaping?" she said.',
      'I made a withdrawal this morning, for salaries. I was almost at the door with it when {F} came in and held it open. There was a bit of wind.',
    ),
  ),
  plot(
    'chaos-yardsale',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'cost', back: '' },
    all(
      'We had a yard sale. I put the company in a nice wooden crate, with the passwords on top and an honest tag: "{struggleSituation}."',
      'I sold our company at a yard sale. I laid all of it in a wooden crate and wrote on the tag: "As is. {struggleSituation}."',
      'I sold {startupName.name} at a yard sale. I laid all of it in a wooden crate and wrote on the tag: "As is. {struggleSituation}."',
    ),
    all(
      '{F} from across the street looked in. "Twelve," she said. I had been thinking of twelve million.',
      'I was asking twelve million. {F}, who lives across the street, read the tag. "I can do twelve," she said.',
    ),
    all(
      'I told her about the market. She found a ten, and then she looked for the rest in her coat.',
      'I talked about the vision for a while. She held the money up the whole time.',
    ),
    all(
      'It was the only offer. I carried it over the street for her myself.',
      'She was the only bidder. We shook hands on it. I asked for a moment alone with the crate.',
    ),
    mild(
      'I asked her what she is going to do with it. "Tomatoes," said {F}.',
      'I asked about her plans for the first hundred days. "Tomatoes," said {F}. "Then we\'ll see."',
    ),
    hot(
      'On her porch I gave a little speech. I told her to be bold, to hire slowly, and to believe.',
      'I handed her the keys and told her what I would have liked to hear on my first day. It took an hour.',
    ),
    hot(
      'At the gate I turned around once more, as a founder does. She was shaking it out over the trash.',
      'From my window I saw her carry it to the bins. She held it upside down and hit the bottom.',
    ),
    spicy(
      '"I only wanted the crate," said {F}.',
      'I ran back over. "Oh," said {F}. "Did you want to keep that part?"',
    ),
    unhinged(
      'The city would not take it, so {F} drove what was in the crate thirty-four miles out and let it go in the woods. In the morning it was on her porch again, with three new employees.',
      'The trash men left it there, with a sticker. So {F} rowed out and dropped it in the lake. By breakfast it was back at her door, wet, and it had raised money.',
    ),
    unhinged(
      'She has put it at the curb with a note that says "Free." That was a week ago. Somebody took the note.',
      'Last night it was on my own doorstep, in a basket, with the tag around its neck. Across the street the light went out.',
    ),
  ),
  plot(
    'chaos-brackets',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'audience', back: 'brackets' },
    all(
      'Our yearly report opens with one line, "{struggleSituation}," and then come the numbers, all of them, in their brackets.',
      'I showed our investors everything. On page one it says, "{struggleSituation}," and on page two are the numbers, with brackets around them.',
    ),
    all(
      'I had noticed the brackets early. Other companies have them here and there. We have them on everything.',
      'I am proud of the brackets. You see a few in any report, but I have never seen a page like ours.',
    ),
    all(
      'I told the investors that it shows care. Each number is being held.',
      'To me they look like two hands. I told the investors so, and I made the hands.',
    ),
    all(
      '{F}, our accountant, had been stuck in traffic. She came in as I said, "And next year, twice as many."',
      'Then {F} came in. She does our books. I had just promised everybody even bigger brackets in spring.',
    ),
    mild(
      'She took me out into the hall and explained brackets to me. I asked if there is anything else one could use. "Bars," said {F}. "They come later."',
      'I asked her if they could be a bit rounder. {F} put her bag down. "Who told you that they\'re good?" she said.',
    ),
    hot(
      '"They mean minus," said {F}. She was standing next to the microphone.',
      '"That\'s what we lost," said {F}. "The brackets are what we lost." You could hear the coffee machine.',
    ),
    hot(
      'I took it like a leader. I asked her to show everybody, for comparison, how you write it when it is good.',
      'I thanked her. Then I asked her what it looks like when we make some.',
    ),
    spicy(
      '{F} thought for a long time. "I used to know," she said.',
      '"I\'d have to look it up," said {F}. "I\'ve only worked here."',
    ),
    unhinged(
      'In May the minus got too long for the computer at the bank. It ran out on the left and came in again on the right. They have sent us the keys. We own the bank.',
      'By May we had lost more money than there is. The system could only enter it as a plus. It was confirmed in writing that we have all of it now.',
    ),
    unhinged(
      'A man from the Treasury came and asked what our secret was. I told him about the hands. "The brackets fell off," said {F}.',
      'I was asked to explain it to the heads of four countries. I spoke about care for an hour. Then {F} took the microphone. "Whatever you do," she said, "don\'t let him sell anything. It\'s one sale from the brackets."',
    ),
  ),
  plot(
    'chaos-elevator',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      'I was alone in an elevator with {F}, who runs the biggest fund in town. It is ninety seconds to the top. I pressed Stop, to have longer.',
      '{F} gives money to startups, and I had her in an elevator. Between six and seven I pressed Stop and opened my laptop.',
    ),
    all(
      'At my third slide she reached around me for the red button. "What is your emergency?" said a voice in the wall.',
      'She listened for a while, and then she pressed the alarm. "What seems to be the problem?" said a man in the wall.',
    ),
    all(
      'I never waste an audience. "{struggleSituation}," I told it.',
      '"{struggleSituation}," I said.',
    ),
    all(
      'There was a crackle. "I meant with the elevator," said the voice.',
      'It was quiet in there for a moment. "Is that on top of the elevator?" said the voice.',
    ),
    mild(
      'He said that he can send a man in twenty minutes. "Not for that," he added.',
      '"Ma\'am," said the voice, "can you get away from him?" She said she had her back to the wall.',
    ),
    hot(
      'I did not let it throw me. I held my laptop up to the little holes, so that the wall could see the curve.',
      'I had two of them now, and neither could leave. I went back to the beginning, for the wall.',
    ),
    hot(
      'I named our price. Two million, for ten percent. It got very quiet, and something creaked above me.',
      'Then I closed. "Two million," I said, with my eyes shut, as you should. I heard a shoe on the handrail.',
    ),
    spicy(
      '"I\'m out," said the wall. "Me, too," said {F}. She had found the hatch.',
      '"I\'m out," said {F}. It came from the roof.',
    ),
    unhinged(
      'It was cheaper for them to put in a second elevator. Mine has been closed since, with me in it. I get mail, and I vote in a district of my own, between six and seven.',
      'Opening it would have cost $9,000, so the owners built around me. My company is registered here. It says "Floor 6½," and we pay rent by the pound.',
    ),
    unhinged(
      'Last night the doors opened on their own. A woman with a plant asked if I was going up. "That\'s the plan," I said. We went to the basement.',
      'Yesterday I heard another man press Stop in the new one, next door, and begin with his mission. Then I heard {F}. "Not again," she said. I knocked on the wall and told her that I still have the slides.',
    ),
  ),
  plot(
    'chaos-obituary',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'formality', back: '' },
    all(
      '{F} from the newspaper called about our obituary. She wanted to be sure of the facts. "It says here, \'{struggleSituation},\'" she said. "Is that correct?"',
      'I had a call from {F}, who does the obituaries for the paper. She was going over ours, and there was a line that she could not believe: "{struggleSituation}."',
      'I had a call from {F}, who does the obituaries for the paper. She was going over the one for {startupName.name}, and there was a line that she could not believe: "{struggleSituation}."',
    ),
    all(
      'I was honored. They keep those in a drawer, years ahead, and only for the great ones. I told her that every word was true, and spelled my name.',
      'I knew what that meant. A paper has those ready for kings. I said it was right to the letter, and that she could add a middle initial.',
    ),
    all(
      '"And the founder?" said {F}. "How did he take it?" I told her he is full of energy. "They often are, toward the end," she said.',
      'She asked about the man at the top. I said he had seldom felt so alive. {F} asked if he had anybody.',
    ),
    mild(
      'I wanted to know when it would run. "We can wait," said {F}.',
      'I asked her how much of the page we would get. "It depends on the crossword," she said.',
    ),
    hot(
      'From then on I read the paper from the back. Everybody was in it but us. I told the team to be patient, and to look as if it could be any day.',
      'I bought it every morning and went straight to the end. Shoe stores were in there, and a circus. We were not.',
    ),
    hot(
      'After four weeks I called her. I asked if it could come on a weekend, when people have more time for us.',
      'In the end I rang {F}. I said that I did not want to push, but we had told our parents.',
    ),
    spicy(
      '"It ran in March," said {F}. "Didn\'t you get the flowers?" We had. I had entered them as revenue.',
      '"That was in March," she said. I looked at the flowers in our lobby, fifty of them, with ribbons. I had put them on a slide, under "Customers."',
    ),
    unhinged(
      'It had been in since March. So by the books we had passed on, and the county has us down as a haunting. We may do business from midnight to one. There is no tax, but there is a fee for every chain.',
      'It had run in March, and that makes it official. We are registered as ghosts now, limited. We get the hour after midnight and the north stairs, and our clients have to be asleep.',
    ),
    unhinged(
      'I asked {F} for a correction, from inside her mirror. It was in the paper this morning. "We wrote that the company had died," it says. "It never lived."',
      'At last I went through her wall and demanded that they set it right. {F} looked it all up again. "Correction," it says today, in a small box. "For \'was,\' read \'was not.\'"',
    ),
  ),
  plot(
    'chaos-ransom',
    { style: 'startup-chaos', cast: { F: 'he' }, axis: 'commitment', back: '' },
    all(
      'We have been hacked. A man who calls himself {F} was in our system and wanted $50,000. I wrote him how we are doing: "{struggleSituation}."',
      'Somebody by the name of {F} had broken into our computers. It would cost us $50,000, he wrote. I told him what he had broken into: "{struggleSituation}."',
      'Somebody by the name of {F} had broken into {startupName.name}. It would cost us $50,000, he wrote. I told him what he had broken into: "{struggleSituation}."',
    ),
    all(
      'He said he would see for himself. We hit the gong. He was the first person to log in.',
      'He wanted to look around. I had champagne brought up. In four years we had not had a user.',
    ),
    all(
      'He was through with it before the cork was out. "Where\'s the rest?" he wrote. I sent him the roadmap.',
      'It took him as long as it takes to sneeze. "And where do you keep the product?" wrote {F}. I drew him an arrow.',
    ),
    mild(
      'He did not mention the $50,000 again. He asked if I had eaten.',
      'When we came in the next morning, he had put a lock on it, and had shut a window. "So that it doesn\'t rain in," he wrote.',
    ),
    hot(
      'Then he had seen enough. "How do I log out?" wrote {F}. We have not built that yet. It is planned for the fall.',
      'He was ready to go. He could not find the button. I told him there is none, because we had never gotten that far with anybody.',
    ),
    hot(
      'He tried it through the calendar, and through the printer. By noon he was only writing in capitals. I told him to breathe.',
      'He rattled at everything we have. Toward evening he wrote that he had a sister. I asked him to stay calm, and not to do anything foolish.',
    ),
    spicy(
      '"WHAT DO YOU WANT FROM ME?" he wrote. I looked at the team. I said $50,000, and no police.',
      'I made it very simple for him. He would be let out as soon as we had the $50,000. He asked how he could know that we would keep our word, and I sent him our values.',
    ),
    unhinged(
      'That was in spring. He is still in there, and by now it is his legal address. He has been counted in the census, and a consul comes on the first of the month and waves at the screen.',
      'He has been inside for a year. The state has given him a zip code, somewhere between two folders, and he has to vote there. His lawyer was sent in to see him, and has not found the way out either.',
    ),
    unhinged(
      'His mother is willing to pay, but she wanted proof that it is him. I let him type a single line. "{struggleSituation}," wrote {F}.',
      'We are at two million. The family asked for a sign of life first, so I gave him the keyboard. "{struggleSituation}," he wrote. His mother said that he has changed.',
    ),
  ),
  plot(
    'chaos-laundry',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'audience', back: '' },
    all(
      '{F} from the fraud squad had read our yearly report. "\'{struggleSituation},\'" she read to me. "No company gets like that by accident."',
      '"{struggleSituation}." That is in our report, and {F} from the fraud squad has thirty years behind her. She did not believe that it could happen by itself.',
      '"{struggleSituation}." That is in the report of {startupName.name}, and {F} from the fraud squad has thirty years behind her. She did not believe that it could happen by itself.',
    ),
    all(
      'She was sure that we were a front. She wanted to know who was behind me. I turned around.',
      'It had to be laundering, she said. There had to be a real business somewhere, in the back. I told her I was as curious as she was.',
    ),
    all(
      'They watched us from a van for ten weeks. I spoke a little louder, for them. A leader never knows who needs to hear it.',
      'For ten weeks there was a van outside, and a man with headphones. I had my talks moved to the window. He asked to be put on murders.',
    ),
    all(
      '"Where does the money go?" said {F}. I showed her the gong, the vests and the wall that you can write on. She asked to see the other books.',
      'She had me take her through what we spend. There is the gong, the second gong, and the retreat about the gong. "These are for show," said {F}. "I need the real ones."',
    ),
    mild(
      'I gave her all that we have. She wrote "cash business" in her file. Later she crossed out "cash," and after that "business."',
      '"You\'re free to go," she said in the end. I told her that I can\'t. I have a lease.',
    ),
    hot(
      'They took up the floor. They had a dog, trained for money, who can smell a single dime. He came out with a toy.',
      'She brought thirty men and a dog. They opened the walls, and the dog was set on our sales. He looked at {F} and began to howl.',
    ),
    hot(
      'By morning {F} was sitting on the steps. It was real, she said, every page of it. "You did all this with your own hands." I put my jacket around her.',
      'At five in the morning she put down her flashlight. There was nothing behind us. "You mean it," said {F}. I told her that I mean it every day.',
    ),
    spicy(
      'She had to charge me with something. I am up for impersonating a company.',
      'It will still go to court. There is a law against pretending to be a business, and she thinks that with us it was organized. I said no, not at all.',
    ),
    unhinged(
      'Then the underworld heard that a man can make four million disappear and leave no trace. They came for a course, all five families. I am accredited. You get a vest.',
      'It got around among criminals. Four million, gone, and the police had found nothing. They made me head of all five families, by a show of hands, and I gave them a vision and a gong.',
    ),
    unhinged(
      'By fall there had not been a crime since August. The last of the bosses came out with his hands up. "{struggleSituation}," he told {F}, and asked to be locked in.',
      'They gave {F} the medal. "We tried to break them for thirty years," she said, "and he ran them." Behind bars an old man with a scar said it over and over: "{struggleSituation}."',
    ),
  ),
  plot(
    'chaos-runway',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      '"{struggleSituation}," I wrote to our investors. They wrote back that we need more runway. I got us 400 yards of it, by a swamp.',
      'I told our investors how it stands: "{struggleSituation}." They asked how much runway we have. We had none, so I bought some, 400 yards of asphalt behind a swamp.',
      'I told the investors of {startupName.name} how it stands: "{struggleSituation}." They asked how much runway we have. We had none, so I bought some, 400 yards of asphalt behind a swamp.',
    ),
    all(
      '{F} from air traffic control called. "How long is it?" she said. I told her. She said it was very short. "That\'s what they all say," I said.',
      'The tower called, a woman named {F}. Before anything can land there, she said, it has to be twice that. I told her that we are used to hearing this.',
    ),
    all(
      'I put what was left into hoodies with a plane on them. Then I stood at the end of it with two flags. A runway has a lot to do with belief.',
      'The rest of the money went into hoodies, so that from above you could see a team. We stood along it every day, and looked up.',
    ),
    mild(
      'A pilot came in low last week and had a look. {F} heard him on the radio. "Oh, no," he said.',
      '{F} says that with this we have until June. By June it has to be removed.',
    ),
    hot(
      'In October a cargo plane came down on it in the fog, and stopped with its nose over the swamp. It was our first customer. I ran over with a hoodie.',
      'One foggy night we heard it: four engines, in trouble. It came to a stop with one wheel in the swamp. I had them all line up and clap.',
    ),
    hot(
      'The pilot asked me where he was. I did not spare him. "{struggleSituation}," I said, and told him how he could be part of it. He went back in and locked the door.',
      'He leaned out and asked what this place was. I told him the whole story, from the first day up to "{struggleSituation}." He asked how quickly he could be somewhere else.',
    ),
    spicy(
      '"You can\'t take off from there," {F} told him over the radio. "You would need twice that." He did it with half.',
      'It is too short to start from, by law and by physics. He was in the air before he got to the flags. "I\'ve been doing this for twenty-six years," said {F}. "What did he say to you?"',
    ),
    unhinged(
      'But with one landing and one takeoff you are an airport, by federal law, and it can\'t be undone. Seven airlines have to fly to us. {F} reads out why they are late: "{struggleSituation}."',
      'In the eyes of the law that made us an airport. We have fourteen gates and a duty-free, and every flight in the country can be delayed because of us. "Due to the following," says {F} over the loudspeaker. "{struggleSituation}."',
    ),
    unhinged(
      'I asked the tower when we would take off ourselves. "You\'ve been taxiing for fifteen years," said {F}. "They have a room where you can sit down."',
      '"And us?" I asked {F}. "When do we take off?" She looked for us on her screen. "You don\'t," she said. "You\'re what they go around."',
    ),
  ),
  plot(
    'chaos-recall',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'audience', back: 'lamp' },
    all(
      'A real company has had a recall, and we had not. I put a notice in the paper. Under "What is wrong with it" it says, "{struggleSituation}."',
      'I wanted us to look established, so I announced a recall, a full page, with a red border. "{struggleSituation}," I gave as the reason.',
      'I wanted {startupName.name} to look established, so I announced a recall, a full page, with a red border. "{struggleSituation}," I gave as the reason.',
    ),
    all(
      'Whoever had something of ours could bring it back for the full price. It was quite safe. We have not sold anything.',
      'I promised everybody who had bought from us all of their money. I could afford to be generous there. It came to zero.',
    ),
    all(
      'At nine in the morning there was a line around the block. {F} was the first, with a lamp. "This is yours," she said. I told her we don\'t make lamps.',
      'The next day they stood all the way to the bridge. In front was {F}, with a lamp under her arm. I said this could not be from us.',
    ),
    all(
      'She put it down on my desk. "It came a year late, it doesn\'t work, and there\'s a letter in it about a journey," said {F}. "Whose would it be?"',
      '"It\'s shorter than in the picture," said {F}, "it doesn\'t do anything, and when you call, a man tells you that it\'s early days." I took the receipt.',
    ),
    mild(
      'I looked at it for a while. It is the best thing that we have ever made.',
      'I gave her the nineteen dollars. She was so disappointed in us. It was the first time that I felt like a brand.',
    ),
    hot(
      'By noon I had taken back a canoe, four printers and a gate. They had all known right away that it was us, they said. It was the feeling.',
      'I took in a canoe after that, and half a staircase, and a blender that only hums. One old man had a suit. He could not say why. He had looked at the notice and thought of his suit.',
    ),
    spicy(
      'The last in the line was my wife. She had filled in the form. Under "Item" she had put my name, and under "What is wrong with it," "{struggleSituation}."',
      'Toward evening my own team came in, with a cart, and on it was a founder\'s chair. I was on the chair. "{struggleSituation}," they had put on the tag.',
    ),
    unhinged(
      "A court held me to it. By law, whatever doesn't work is ours now, in all the states: the escalators, the bay bridge and two marriages. We have more of it than anybody has ever had of anything.",
      'It has been confirmed in the highest court. A thing that does not work is our property, wherever it is. They bring us drawbridges, and a lake. We are the largest company on earth, by weight.',
    ),
    unhinged(
      'One night in the warehouse the lamp came on. {F} was there within the hour, with two officers and a blanket, to get it out.',
      "Last week the lamp began to work. That makes it somebody else's. {F} came with a court order and carried it past the rest of us, and covered its eyes.",
    ),
  ),
  plot(
    'chaos-country',
    { style: 'startup-chaos', cast: { F: 'she' }, axis: 'rank', back: '' },
    all(
      'A company that is broke gets closed. A country that is broke gets a summit. So I declared our office a country. "{struggleSituation}," it says on the coat of arms, under an eagle.',
      'I noticed that when a country is out of money, eighty others fly in. So we became one. I had a flag made, and our anthem begins, "{struggleSituation}."',
      'I noticed that when a country is out of money, eighty others fly in. So I turned {startupName.name} into one. I had a flag made, and our anthem begins, "{struggleSituation}."',
    ),
    all(
      'I had coins made, in chocolate, with my head on them. {F}, who has the bakery next door, asked me what the tape on the sidewalk was. I told her she was abroad.',
      'The money is chocolate, and I am on it, in profile. I put tape around us. "What\'s that?" said {F}, who runs the bakery next door. I asked to see her papers.',
    ),
    all(
      'I offered her a treaty: friendship forever, for rolls. "You still owe me for the last ones," said {F}. So we had foreign debt before noon. Others have needed a century for that.',
      'I proposed that we trade. "There\'s twelve dollars open," she said, "for rolls." I saluted. We had been independent for an hour, and somebody was already worried about us.',
    ),
    mild(
      'I asked her if she would at least recognize us. "Anywhere," said {F}.',
      "I have named her our ambassador to the bakery. She has to be there anyway, she says, from four o'clock on.",
    ),
    hot(
      'On the third day all fourteen of my people asked for asylum, in the bakery. {F} granted it, with butter.',
      'My population was fourteen. On the third day they were sitting in the bakery with their coats on, and {F} told me that they did not wish to be sent back.',
    ),
    hot(
      'I closed the border, so that it could not happen again. Then it got warm in the office, and we lost the currency.',
      'That left me with the land and the eagle. In the afternoon the sun came around, and I could see inflation run down the shelf.',
    ),
    spicy(
      'I went over with my hands up and asked for asylum as well. "Who are you running from?" said {F}. "The government," I said. She looked at me over the rolls. "Then you can\'t bring it in here," she said.',
      'In the evening I fled, too, in a tablecloth. {F} asked what would happen to me if she sent me home. "He would make a speech," I said. She gave me a roll, and turned the sign around.',
    ),
    unhinged(
      'Then it came, the summit. Eighty heads of state sat on our kitchen floor and signed over five billion. All they wanted in return was a new leader, somebody who has made a thing before.',
      'But it worked. They flew in, eighty of them, and ate standing up. We got five billion and a seat between two kings, on one condition: the next head of state had to be able to make something.',
    ),
    unhinged(
      '{F} was sworn in with flour on her hands. She has two million subjects already, and I am in exile, on the other side of the tape. Every morning she has a roll sent over the border.',
      'It is {F}. The country begins at four in the morning now, and smells good down to the river. I lead the resistance, from the sidewalk. "{struggleSituation}," I sing at night, until she lets the dog out.',
    ),
  ),
];
