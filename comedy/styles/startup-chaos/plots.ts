import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../story/plot.ts';

/** A company that is young, loud and out of money. */
export const STARTUP_CHAOS_PLOTS: readonly Plot[] = [
  plot(
    'chaos-ad',
    { style: 'startup-chaos', cast: { F: 'she' } },
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
    { style: 'startup-chaos', cast: { F: 'she' } },
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
    { style: 'startup-chaos', cast: { F: 'he' } },
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
    { style: 'startup-chaos', cast: { F: 'she' } },
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
    { style: 'startup-chaos' },
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
    { style: 'startup-chaos', cast: { F: 'he' } },
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
    'chaos-lemonade',
    { style: 'startup-chaos', cast: { F: 'she' } },
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
    'chaos-openmic',
    { style: 'startup-chaos', cast: { F: 'he' } },
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
    { style: 'startup-chaos', cast: { F: 'she' } },
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
    { style: 'startup-chaos', cast: { F: 'she' } },
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
    { style: 'startup-chaos', cast: { F: 'she' } },
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
    { style: 'startup-chaos', cast: { F: 'she' } },
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
    'chaos-spies',
    { style: 'startup-chaos', cast: { F: 'he' } },
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
    'chaos-parrot',
    { style: 'startup-chaos', cast: { F: 'she' } },
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
    { style: 'startup-chaos', cast: { F: 'she' } },
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
    'chaos-yardsale',
    { style: 'startup-chaos', cast: { F: 'she' } },
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
    'chaos-elevator',
    { style: 'startup-chaos', cast: { F: 'she' } },
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
    'chaos-ransom',
    { style: 'startup-chaos', cast: { F: 'he' } },
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
];
