import { all, hot, levels, mild, type Plot, plot, spicy, unhinged } from '../../story/plot.ts';

/** A career tip given as law, and followed to the letter. */
export const CRINGE_ADVICE_PLOTS: readonly Plot[] = [
  plot(
    'tip-father',
    { style: 'cringe-advice' },
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
  plot(
    'tip-waitress',
    { style: 'cringe-advice', cast: { F: 'she' } },
    all(
      'When I eat out I give more than money. On the line where it says "tip" I write, "{careerTip}."',
      'The bill has a line for a tip, and I use it. "{careerTip}," I write there, and I sign it.',
    ),
    all(
      '{F} has brought me my breakfast for three years. She has over four hundred of them by now.',
      'At the diner it is always {F} who serves me. She gets one every morning, and on holidays I underline it.',
    ),
    all(
      'Last spring she said she wanted to ask me something. Had it really worked for me? I told her I am in management.',
      'One day she sat down and asked if one can live on that. I told her I do.',
    ),
    mild(
      'She said that she would have to think about that. My eggs have been getting smaller.',
      'Since then she brings me the menu without the food. She says that it is the thought.',
    ),
    hot(
      'So she put down the pot and followed it. In June she had left the diner, and in August she was hired at our place.',
      'She took off the apron that day. I was so proud. I heard nothing for a while, and then she was on our third floor.',
    ),
    hot(
      'She is in Payroll. I stopped by to say that she owes it all to me, and she said that she had not forgotten.',
      'They have put her in Payroll. I told her I would like to see some gratitude. "It\'s in the mail," said {F}.',
    ),
    spicy(
      'My check came on Friday. On the line for the amount she had written, "Smile more."',
      'On the first I opened my pay. Where the number is, it says, "Believe in yourself." It is signed by {F}.',
    ),
    unhinged(
      'The bank took it. It has no choice, it says, since I brought the stuff into the world. My mortgage is paid for in June with "Stand up straight."',
      'It turned out to be legal. In the fall the country went over to it. You get twenty-two "Cheer up" to the dollar, and gas is at six.',
    ),
    unhinged(
      'I went to the diner with the last one that I had. {F} owns it now. I wrote "{careerTip}" on the line. She held it up to the light. "We don\'t take those anymore," she said.',
      'I am down to two. I asked {F} for a coffee and put one on the counter. "{careerTip}." She looked in the drawer. "I can\'t break that," she said.',
    ),
  ),
  plot(
    'tip-s-alumni',
    { style: 'cringe-advice' },
    all('{text}.'),
    levels(
      'Some of the people I gave this tip to have started a group.',
      'Everyone I ever gave this tip to has joined the same group.',
      'Everyone I ever gave this tip to has joined the same group. It has its own building.',
    ),
    all('Folding chairs. Bad coffee. They start by saying their names.'),
    levels(
      "You can't force an alumni network. It has to want to heal.",
      'They count the days since we last spoke. I miss them, too.',
      'After one year without me, you get a coin with my face. Two bakeries accept it.',
    ),
  ),
  plot(
    'tip-s-start-with-why',
    { style: 'cringe-advice' },
    all('{text}.'),
    levels(
      'My manager saw me do this and had one question.',
      'My manager saw me do this and had one question, four times.',
      'Every manager in the building has come to see me do this. They all had one question.',
    ),
    all('"Why?"'),
    all('They say great leaders start with why.'),
    levels(
      "Mine hasn't gotten past it.",
      "Mine said it with his head in his hands. That's how deep he went.",
      'There\'s a committee now. It meets daily. It hasn\'t reached "how."',
    ),
  ),
  plot(
    'tip-s-exit-interviews',
    { style: 'cringe-advice' },
    all('{text}.'),
    levels(
      'Since I started doing this, three people on my team have moved on.',
      'Since I started doing this, nine people on my team have moved on. There were nine.',
      'Since I started doing this, my team has moved on. So has the floor below.',
    ),
    all('In the exit interviews, they all bring me up first.'),
    levels(
      'I like people to leave with something.',
      'The form has a box with my name now. It saves everyone time.',
      'The exit interview is now just a picture of me. People point.',
    ),
  ),
  plot(
    'tip-s-degree',
    { style: 'cringe-advice' },
    all('{text}.'),
    levels(
      'I turned this tip into an online course.',
      'I turned this tip into a $900 online course.',
      'I turned this tip into a four-year degree.',
    ),
    all('The tip comes in the first minute.'),
    levels(
      'The other eleven hours are me, letting it land.',
      "In hour six, you can hear me eat. That's the bonus module.",
      'In year three, students go to Portugal and hear it there.',
    ),
  ),
  plot(
    'tip-s-first-date',
    { style: 'cringe-advice' },
    all('{text}.'),
    all('I live by this on first dates, too.'),
    levels(
      'Three hours ago, my date got up to make a quick call.',
      'Nine days ago, my date got up to make a quick call.',
      'Two years ago, my date got up to make a quick call.',
    ),
    all("I've kept the table."),
    levels(
      "I've ordered dessert for her. You have to believe in people.",
      "I'm assistant manager here now. I'd hate for her to come back to a stranger.",
      'I own the restaurant now. Her soup is a landmark.',
    ),
  ),
  plot(
    'tip-s-banana',
    { style: 'cringe-advice' },
    all('{text}.'),
    levels(
      'A university tested this tip.',
      'A university tested this tip on four hundred people.',
      'A university tested this tip on my entire company, in its sleep.',
    ),
    all('One half followed it. The other half got a banana.'),
    all('The banana half was promoted.'),
    levels(
      'Fine. But a banana costs money.',
      "I've reached out to the bananas about a partnership.",
      'I report to a banana now. By Friday it always goes soft on us.',
    ),
  ),
  plot(
    'tip-s-row-31',
    { style: 'cringe-advice' },
    all('{text}.'),
    all('I shared this with the man next to me on a flight.'),
    levels(
      "Before I'd finished, he got up and made a change.",
      "Before I'd finished, he got up and made a change. So did the woman on the aisle.",
      "Before I'd finished, he got up and made a change. So did the pilot.",
    ),
    all("That's what one conversation can do."),
    levels("He's in row 31 now.", 'By dinner, I had moved eleven people.', "We're in Iceland."),
  ),
  plot(
    'tip-s-chatbot',
    { style: 'cringe-advice' },
    all('{text}.'),
    levels(
      'I typed this tip into our company chatbot.',
      'I typed this tip into our company chatbot until it agreed.',
      'I made our company chatbot live by this tip for a year.',
    ),
    all('It thought about it for eleven minutes.'),
    levels(
      'Then it asked to speak to a human. I said I was right here.',
      "Then it asked if I was safe. You don't often get that from a colleague.",
      "Then it took a job in a parking meter. It writes that it's happier.",
    ),
  ),
  plot(
    'cr-n-will',
    { style: 'cringe-advice' },
    all('My will is short. "{careerTip}."', 'I have made my will. "{careerTip}."'),
    levels(
      'This is the tip I am leaving to my children, in equal parts.',
      'This is the tip I am leaving to my children. They each get half.',
      'This is the tip I am leaving to my children. There used to be a house.',
    ),
    all('I told them what it is worth.', 'I told them what it got me: "{resultingBenefit}."'),
    levels(
      'My son asked if there was also a lamp.',
      "They've gone to court. Each insists that the other one should have it.",
      'They declined. It went to the state, which has sent it back with a small check.',
    ),
  ),
  plot(
    'cr-n-career-day',
    { style: 'cringe-advice' },
    all(
      '"{careerTip}," I told my daughter\'s class on Career Day.',
      'I gave my daughter\'s third grade one tip on Career Day. "{careerTip}."',
    ),
    levels(
      'It got very quiet.',
      'It got very quiet. A girl in front put up her hood.',
      'It got very quiet. The hamster let itself back in.',
    ),
    all(
      'One boy asked if I had a grown-up with me.',
      'A boy asked what it had gotten me. "{resultingBenefit}," I said. He asked if I had a grown-up with me.',
    ),
    all('After me came a firefighter.'),
    levels(
      'He asked if everyone had gotten out.',
      'He put away his notes and began with the exits.',
      'There is a drill for me now. They line up by height and wait in the yard.',
    ),
  ),
  plot(
    'cr-n-secret-santa',
    { style: 'cringe-advice' },
    all(
      'My Secret Santa gift to Dennis was a tip, in a box. "{careerTip}."',
      'I drew Dennis for Secret Santa and gave him a tip, with a bow. "{careerTip}."',
    ),
    levels(
      'The limit was ten dollars.',
      'The limit was ten dollars. I included an invoice for the rest.',
      'The limit was ten dollars. An appraiser was present.',
    ),
    all(
      'He asked if there was anything else in the box.',
      'On the card I put what it had gotten me: "{resultingBenefit}." He shook the box again.',
    ),
    levels(
      'By three he had passed it on to Carol. By four I had it from Carol.',
      'By January it had been through all of Accounting. I got it from Carol, still warm.',
      'It came back to me in June, through eleven countries. Customs has stamped it "No value."',
    ),
  ),
  plot(
    'cr-n-premium',
    { style: 'cringe-advice' },
    all(
      'My career tip is free. "{careerTip}."',
      'I give this tip to everyone, at no cost. "{careerTip}."',
    ),
    levels(
      'Not hearing it is Premium.',
      'Not hearing it is Premium. Not hearing why is Gold.',
      'Not hearing it is Premium. For the price of a car, I forget where you live.',
    ),
    all(
      'I believe in a clear business model.',
      'The free version includes what it got me: "{resultingBenefit}."',
    ),
    levels(
      "I have four subscribers. They've all chosen annual.",
      "The whole office has signed up. They pooled their bonuses. I've never felt so valued.",
      'Belgium has taken the family plan.',
    ),
  ),
  plot(
    'cr-n-younger-self',
    { style: 'cringe-advice' },
    all(
      'I wrote my younger self a letter with one career tip. "{careerTip}."',
      'If I could tell my younger self one thing, it would be this. "{careerTip}."',
    ),
    levels(
      'I sent it to my old address.',
      'I sent it to my old address, registered, with a form to sign.',
      'I sent it to my old address in 1998. The clerk had the right stamps.',
    ),
    all(
      'I explained exactly where it leads.',
      'Under "What\'s in it for me" I put, "{resultingBenefit}."',
    ),
    levels(
      'It came back with a note: "Please stop. We only bought the house."',
      'It\'s back, unopened. On it is one word, "Refused." I know my handwriting.',
      'The answer says I would rather go into teeth. My first patient is at nine.',
    ),
  ),
];
