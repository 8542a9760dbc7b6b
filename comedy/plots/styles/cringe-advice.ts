import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../plot.ts';

/** A career tip given as law, and followed to the letter. */
export const CRINGE_ADVICE: readonly Plot[] = [
  plot(
    'tip-intern',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'rank', back: '' },
    all(
      'The best career advice that I can give you: "{careerTip}."',
      '"{careerTip}." If I could tell you only one thing, it would be that.',
    ),
    all(
      'I say it to everybody. I said it to {F}, our intern, in the elevator. She wrote it on her hand.',
      '{F}, our intern, asked me for a tip. I do not tell you what I told her lightly: I told her that.',
    ),
    all(
      'She did it. That same day, in front of people. I had never actually seen it done.',
      'She went and did it. It had not occurred to me that one could see what that looks like.',
    ),
    mild(
      'I have asked her to stop. It has not done for her what it did for me, whatever that was.',
      'She asked me how it had worked for me. I said that it is more of a tip.',
    ),
    hot(
      'By spring she had an office. By June she had mine. "It really works," she said.',
      'In three months they had made her a director. She kept thanking me in meetings, by floor.',
    ),
    hot(
      'I asked her what I should do now. {F} looked at me kindly.',
      'I got a meeting with her in the end. I asked if she had any advice for me.',
    ),
    spicy(
      '"Have you tried it?" she said.',
      '"You should do what you say," said {F}. I wrote it on my hand.',
    ),
    unhinged(
      'Now the whole country does it, at nine, on a signal. Unemployment is gone. So is lunch.',
      'It is the law since August. There are inspectors, and they are very encouraging.',
    ),
    unhinged(
      'They stopped me at the bus. "I invented it," I said. "Then show us," said {F}.',
      'I was fined on Tuesday. I said that I am the one who said it. The officer asked when I had last done it.',
    ),
  ),
  plot(
    'tip-coach',
    { style: 'cringe-advice', cast: { F: 'he' }, axis: 'cost', back: '$400' },
    all(
      'My coach charges $400 an hour. Last week he finally told me the secret: "{careerTip}."',
      'I paid $400 for this, so you do not have to: "{careerTip}."',
    ),
    all(
      'I drove straight to the office and did it. {F} at the front desk watched the whole thing.',
      'I did it the same morning, in the lobby, in front of {F} from reception.',
    ),
    all('"Is that for charity?" said {F}.', '{F} asked whether I wanted him to call somebody.'),
    mild(
      'I told him that he would understand when he saw the results. He has put a chair there, to wait.',
      'I explained to {F} that it takes time. He said that he gets off at five.',
    ),
    hot(
      'I did it every day for a month. The only one who was promoted was {F}. He had stayed calm.',
      'After a month there was a change in the org chart. {F} runs our floor. They had noticed how he handled it.',
    ),
    hot(
      'I asked him for a word of advice, since he is my boss. He thought for about a second.',
      'He called me in for a talk about my development. I took out a notebook.',
    ),
    spicy(
      '"Maybe don\'t," he said. He has sent me an invoice. It\'s $400.',
      '"Stop," said {F}. It is the best advice I ever got, and it would have been $400.',
    ),
    unhinged(
      'My coach heard of it and hired him. {F} sits on a mountain now. You may ask one question. He answers all of them with "Maybe don\'t."',
      '{F} fills stadiums. He comes out, says "Don\'t," and goes home. I have been to nine.',
    ),
    unhinged(
      'At the end I made it to the microphone. I asked about refunds. He told me, and it was $400.',
      'They let me come backstage. I asked what he would do in my place. He looked at his watch. "That was $400," he said.',
    ),
  ),
  plot(
    'tip-plaque',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'audience', back: 'font' },
    all(
      '"{careerTip}." I live by this, so I had it made into a sign for the break room.',
      'I put six words of wisdom on the wall of the break room. I have counted since, and it is whatever this is: "{careerTip}."',
    ),
    all(
      'I paid for a good font. {F} from Facilities said that it hangs over the microwave and people will follow it.',
      '{F} from Facilities hung it. "It looks official," she said. "It\'s the font."',
    ),
    all(
      'By Wednesday everybody was doing it. Nobody had asked why. It was the font.',
      'They all did it. They thought that it was Safety. I had not expected what a font can do.',
    ),
    mild(
      'I asked {F} to take it down. She says it needs a second sign for that.',
      'I would take it down, but {F} has a form for it, in the same font.',
    ),
    hot(
      'An inspector came about something else, read it, and gave us a certificate.',
      'On Friday an inspector saw it. He did it, once, and passed us.',
    ),
    hot(
      'Headquarters sent it to every site. In Denver it replaced the fire drill.',
      'It has been rolled out to nine countries. In Denver they do it twice.',
    ),
    spicy(
      'This morning there was a second sign, under mine, from {F}. "Not you," it says. Same font.',
      '{F} has since hung one on my door. It says "Please Knock." I knock. It is the font.',
    ),
    unhinged(
      'The state put it on the highway. You should see them, at seventy miles an hour, doing it.',
      'It is on the money now. I got some in my change, and did it right there at the counter.',
    ),
    unhinged(
      'I only wanted to be remembered, I told {F}. She is having my stone made. She asked if I had a preference. I said that I trust her with the font.',
      'I asked {F} if it could ever be undone. "We would need a bigger sign," she said.',
    ),
  ),
  plot(
    'tip-father',
    { style: 'cringe-advice', axis: 'distance', back: 'My father' },
    all(
      'My father gave me one piece of advice: "{careerTip}." I have built a career on it.',
      'My father said it to me once, at a gas station: "{careerTip}." I have followed it for twenty-six years.',
    ),
    all(
      'I said it in every interview. I said it at my wedding. It was a small wedding, toward the end.',
      'I have it on my cards. I said it to my bride. She said, "Okay."',
    ),
    all(
      'Last Sunday I finally thanked him for it.',
      'On Sunday I called him to say what it had done for me.',
    ),
    mild(
      '"I never said that," said my father. "I was reading you a sign."',
      '"When?" said my father. He thinks that he was on the phone.',
    ),
    hot(
      'He was quiet for a while. My father is a careful man. He asked me to say it again.',
      'There was a long pause. He asked me to repeat it, slower, and I heard a pencil.',
    ),
    hot(
      '"That was the radio," he said.',
      '"That wasn\'t you I was talking to," he said. "That was the dog."',
    ),
    spicy(
      '"What I told you was to check the oil," said my father. So that is what the noise is.',
      'He remembers what he told me that day. It was "Get back in the car." I have looked into it, and it is also good.',
    ),
    unhinged(
      'I wrote to the station. They found the tape. It was an ad, and I have been its only customer since 1998. They flew me out. There was a cake.',
      'We tracked it down. It had been said by a man in Ohio to his horse. He is old now, and asked if it had worked.',
    ),
    unhinged(
      'He shook my hand for a long time. "You really did all that?" he said. Behind him my father was checking the oil.',
      'I told him everything. "And the horse?" I asked. He looked away. "The horse checked the oil," he said. My father nodded.',
    ),
  ),
];
