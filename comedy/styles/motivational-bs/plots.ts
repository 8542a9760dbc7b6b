import { all, hot, levels, mild, type Plot, plot, spicy, unhinged } from '../../story/plot.ts';

/** A rise from rock bottom, told to a person who has something else to do. */
export const MOTIVATIONAL_BS_PLOTS: readonly Plot[] = [
  plot(
    'rise-assembly',
    { style: 'motivational-bs', cast: { F: 'she' } },
    all(
      'My old school asked me to tell the children how I made it. I showed them a picture of me at {age1}. "{weirdExperience}," I said, and let it get quiet.',
      'I spoke at my old school. I began at the bottom, at {age1}. "{weirdExperience}." I had a picture of it on the wall, eight feet high.',
    ),
    all(
      '"And then, at {age2}," I said, "{absurdSuccess}." A girl in the front, {F}, had her hand up.',
      'Then the other picture, and the music. "{age2}," I said. "{absurdSuccess}." There was one hand. It was a third grader named {F}.',
    ),
    all(
      '"What did you do in between?" said {F}. I said I believed. "All day?" she said.',
      '"And what did you do in the middle?" she said. I told her that I never stopped believing. "From when to when?" said {F}.',
    ),
    mild(
      'I said that for part of it I had a job. She put her hand down. "My dad did it that way," she said.',
      'I told her there was also an uncle. {F} nodded and closed her notebook. "There\'s always one," she said.',
    ),
    hot(
      'The teacher asked if there were any other questions. There were thirty. They were all about what I ate.',
      'A boy wanted to know where I went to the bathroom. I said it was a metaphor. He asked where I went in the metaphor.',
    ),
    all(
      'I gave them one thing to take home. "{nowStatement}." {F} wrote it down, under the things you ask your mother about.',
      '"And today," I told them, "{nowStatement}." The teacher wrote that on a card. It was the card for the nurse.',
    ),
    spicy(
      'On the way out {F} held the door for me. "You can still go back to the first thing," she said. "You look happy in the picture."',
      '{F} brought me my picture, rolled up. "You should call that man," she said. "He looks like he wants to tell somebody."',
    ),
    unhinged(
      'It is in the curriculum now. At {age1} every one of them is driven out and given my start: "{weirdExperience}." There is a bus, and a form for allergies.',
      'The district took over my start, as a course. "{weirdExperience}," it says on the schedule, two hours, indoors if it rains.',
    ),
    unhinged(
      'I went to see how they are doing. "{F} is where you were at {age2}," the teacher told me. "She is nine."',
      'They let me sit in on the exam. {F} was done first. She looked over at my sheet and moved her arm, so that I could see.',
    ),
  ),
  plot(
    'rise-ghostwriter',
    { style: 'motivational-bs', cast: { F: 'she' } },
    all(
      'I am having my life written. {F} is a ghostwriter, and I pay her by the chapter. Chapter one is {age1}: "{weirdExperience}."',
      'I hired {F}, a ghostwriter, for my life. I gave her the beginning first. "I was {age1}," I said. "{weirdExperience}."',
    ),
    all(
      '"That\'s good," said {F}. "And chapter two?" I told her. At {age2}: "{absurdSuccess}."',
      'She wrote that down. "What comes next?" she said. "{age2}," I said. "{absurdSuccess}."',
    ),
    all(
      '"What goes between them?" she said. I closed my eyes and went back there. "Mornings," I said.',
      'She asked what had happened in between. I told her what it was really about. It was about getting up. "And then?" said {F}. "Then I was up," I said.',
    ),
    hot(
      'She wanted to know who had stood in my way, who had laughed, who had told me no. I could not think of one person who had looked up.',
      '"Who was against you?" said {F}. I gave her a name. She called him. He remembered the car.',
    ),
    all(
      '"And where are you now?" she said. "{nowStatement}," I told her. She put it on the back, above the price.',
      'For the last page I gave her what I do today. "{nowStatement}." She read it to me twice, and asked which word she had misheard.',
    ),
    mild(
      'It has come out as a booklet. You can read it at a red light. {F} says that it should be a long one.',
      'We are at two chapters and a photo. {F} asked if the photo could be larger.',
    ),
    spicy(
      'It is out now. Each store keeps it by the register, for people who have thirty cents left.',
      '"I took my name off," said {F}. I told her that a ghostwriter has no name on it. "I asked them to take it off twice," she said.',
    ),
    unhinged(
      'Then a copy editor went over it for style, and I woke up changed. My debts were cut. I have a brother now, and I have not been cold since page seventeen.',
      'The second edition was corrected, and so was I. I am taller, it rains when I am sad, and a woman I do not know calls me "the Captain."',
    ),
    unhinged(
      'I called {F} and asked for a happy ending. "That\'s extra," she said.',
      'I asked {F} how it ends. She turned to the back. "With the price," she said.',
    ),
  ),
  plot(
    'rise-prison',
    { style: 'motivational-bs', cast: { F: 'he' } },
    all(
      'I speak in prisons, at no charge. "I had bars of my own," I tell the men. "I was {age1}. {weirdExperience}."',
      'Once a month I go into the state prison to lift the men up. "I was locked in too," I tell them. "{age1}. {weirdExperience}." I do not use a microphone for that.',
    ),
    all(
      '"And at {age2}," I say, "{absurdSuccess}." Last time a man named {F} raised his hand. He is doing fifteen years for fraud, over a boat.',
      'Then I bring them the sunrise. "{age2}," I say. "{absurdSuccess}." {F}, who is in for fifteen years over a boat, for fraud, wanted to know something.',
    ),
    all(
      '"What is it that you do now?" he said. I was glad that he had asked. "{nowStatement}," I told him. "On the outside?" said {F}.',
      'He asked me what I do these days. "{nowStatement}," I said. {F} looked over at the guard. "And that\'s allowed?" he said.',
    ),
    mild(
      'I told him what I get for it in hotels. He has asked me for the contract, for his appeal.',
      '"Do they pay you for that?" said {F}. I said that they do, and that there is a waiting list. His lawyer has called me twice.',
    ),
    hot(
      '"And out there they pay for it?" said {F}. I told him what I get for an hour, in a ballroom. The whole row turned around.',
      'He wanted to know what the hotels give me for an hour of that. I named it. Somebody in the back whistled.',
    ),
    hot(
      '"People who know your name?" said {F}. "They get a tote bag with it," I said. He asked for a pencil.',
      '"And you give them your address?" said {F}. I showed him my card. It went from hand to hand, like bread.',
    ),
    spicy(
      '"I got fifteen years," said {F}, "and in mine there really was a boat."',
      'He asked if I could use a partner. "They let you drive home after," said {F}. "I could never get that part right."',
    ),
    unhinged(
      'The judges heard of it. Since June an hour of me counts for four years, and you are told so before you choose. The prison is empty. There are deer in the laundry.',
      'I have been a sentence since June. A judge can give you four years, or one hour of me. I come with a lawyer, a glass of water, and a bell for you to ring.',
    ),
    unhinged(
      'Last week they had {F} again, for another boat. "Four years, or the hour?" said the judge. He asked if there would be questions after. There would. He has taken his old cell.',
      '{F} came up again in the fall. He thought about it overnight. "With the part at {age1}?" he said. "With all of it," said the judge. He is out in four years.',
    ),
  ),
  plot(
    'age-s-real-time',
    { style: 'motivational-bs' },
    all('{text}.'),
    levels(
      "I've made a course that takes you from {age1} to {age2}.",
      "I've made a $900 course that takes you from {age1} to {age2}.",
      "I've made a $900 course that takes you from {age1} to {age2}. You sign in front of your mother.",
    ),
    all('Every step I took. Nothing left out.'),
    levels(
      'It runs in real time.',
      'It runs in real time. There are no refunds after the second birthday.',
      "It runs in real time. If you're over {age1}, there's a small chair, and we begin again.",
    ),
  ),
  plot(
    'age-s-retreat',
    { style: 'motivational-bs' },
    all('{text}.'),
    levels(
      '"{weirdExperience}" is now a weekend retreat I run.',
      '"{weirdExperience}" is now a $3,000 weekend retreat I run.',
      '"{weirdExperience}" is now a $3,000 weekend retreat. The road is closed behind you.',
    ),
    all('Guests get exactly what I got at {age1}. Nothing more.'),
    levels(
      'The reviews all say "Exactly as described." One star.',
      "They've asked what the $3,000 is for. That question is Sunday morning.",
      "We're full until spring. I tried to get in myself and was told I'm not ready.",
    ),
  ),
  plot(
    'age-s-the-graph',
    { style: 'motivational-bs' },
    all('{text}.'),
    levels(
      'I drew my career as a graph, from {age1} to {age2}.',
      'I drew my career as a graph, from {age1} to {age2}, on the office wall.',
      'I drew my career as a graph, from {age1} to {age2}, on the office wall, with a crane.',
    ),
    all('An intern asked what it measures.'),
    levels(
      '"Up," I said.',
      '"Up," I said. "Up what?" she asked. She\'s an intern somewhere else now.',
      '"Up," I said. At {age2} it went through the ceiling. The family up there has been very kind.',
    ),
  ),
  plot(
    'age-s-forecasting',
    { style: 'motivational-bs' },
    all('{text}.'),
    all("Years ago, an interviewer asked me where I'd be at {age2}."),
    levels(
      'I told her exactly this.',
      'I told her exactly this, with dates.',
      'I told her exactly this, with my eyes closed and one hand on her desk.',
    ),
    all("She put down her pen, and I didn't get the job."),
    levels(
      'It was in forecasting.',
      'It was in forecasting. They took a man who\'d said "Here." They\'ve closed.',
      'It was in forecasting. She calls me every spring now to ask if she should buy the house.',
    ),
  ),
  plot(
    'age-s-the-study',
    { style: 'motivational-bs' },
    all('{text}.'),
    levels(
      'I asked a professor how "{weirdExperience}" led to "{absurdSuccess}."',
      'A university spent two years on how "{weirdExperience}" led to "{absurdSuccess}."',
      'A university put up a new building to find out how "{weirdExperience}" led to "{absurdSuccess}."',
    ),
    all('The answer came last week.'),
    all('"It didn\'t."'),
    levels(
      "So it was talent. I'd always suspected it.",
      'My profile now says "Cannot be explained by science."',
      'They tried it on mice to be sure. Mouse nine has a driver.',
    ),
  ),
  plot(
    'age-s-he-waited',
    { style: 'motivational-bs' },
    all('{text}.'),
    levels(
      'I had a coach the whole way from {age1} to {age2}.',
      'I had a coach the whole way from {age1} to {age2}, at $300 an hour.',
      'I had a coach the whole way from {age1} to {age2}, at $300 an hour, nights included.',
    ),
    all('My brother got from {age1} to {age2}, too, without one.'),
    all('I asked him how.'),
    levels(
      'He says he just waited.',
      'He says he just waited. That must have taken him years.',
      'He says he just waited. He teaches it now, in a room with chairs, for $900.',
    ),
  ),
  plot(
    'age-s-before-and-after',
    { style: 'motivational-bs' },
    all('{text}.'),
    all("I've put the two photos side by side. Me at {age1}, me at {age2}."),
    levels(
      "I asked you which one you'd rather hire.",
      "I asked you which one you'd trust with your money.",
      'I asked the whole country which one it would rather keep.',
    ),
    all('More than nine hundred of you voted.'),
    levels(
      "I'd like to remind everyone that I'm the one on the right.",
      'Even my mother keeps asking how the one on the left is doing.',
      'The one on the left has my desk now. I\'m the "before" again, but with experience.',
    ),
  ),
  plot(
    'age-s-which-is-which',
    { style: 'motivational-bs' },
    all('{text}.'),
    levels(
      'A speaker needs one low point and one high point, my agent says.',
      'A speaker needs one low point and one high point, my agent says. He takes 20 percent.',
      'A speaker needs one low point and one high point, my agent says. He has it notarized.',
    ),
    all('So I told him about {age1}, and then about {age2}.'),
    all('He said I had both.'),
    levels(
      "He won't say which is which.",
      "He cried at the wrong one. I've changed the order.",
      "So we held a national vote. Turnout was high. They're both low.",
    ),
  ),
  plot(
    'age-s-letter-back',
    { style: 'motivational-bs' },
    all('{text}.'),
    levels(
      'I wrote a letter to myself at {age1}.',
      'I wrote a nine-page letter to myself at {age1}.',
      'I wrote a letter to myself at {age1} and had it delivered.',
    ),
    all("In it, I describe everything that's waiting for me at {age2}."),
    levels(
      "I've read it over. I'm not sending it. You don't do that to a person.",
      'At the end I\'ve added "P.S. There\'s also dental school."',
      'I got a short note back. "What are the other options?"',
    ),
  ),
  plot(
    'age-s-movie-horse',
    { style: 'motivational-bs' },
    all('{text}.'),
    levels(
      'A writer has bought the rights to my life.',
      'A movie studio has bought the rights to my life.',
      'A movie studio has bought my life. I get it back on weekends.',
    ),
    all('They only changed two things.'),
    all('What happened at {age1}, and what happened at {age2}.'),
    levels(
      "They kept the numbers. You can still tell it's me.",
      "It's about a horse now. I cried at how well they'd understood me.",
      "It's about a horse now. To match the movie, I'm due at the stable at six.",
    ),
  ),
];
