import { all, hot, linked, mild, type Plot, plot, spicy, unhinged } from '../../plot.ts';

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
  plot(
    'tip-waitress',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'cost', back: '' },
    all(
      'When I eat out I give more than money. On the line where it says "tip" I write, "{careerTip}."',
      'The bill has a line for a tip, and I use it. "{careerTip}," I write there, and I sign it.',
    ),
    all(
      '{F} has brought me my breakfast for three years. She has over four hundred of them by now.',
      'At the diner it is always {F} who serves me. She gets one every morning, and on holidays I underline it.',
    ),
    all(
      'Last spring she said that she wanted to ask me something. Had it really worked for me? I told her that I am in management.',
      'One day she sat down and asked if one can live on that. I told her that I do.',
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
      'They have put her in Payroll. I told her that I would like to see some gratitude. "It\'s in the mail," said {F}.',
    ),
    spicy(
      'My check came on Friday. On the line for the amount she had written, "Smile more."',
      'On the first I opened my pay. Where the number is, it says, "Believe in yourself." It is signed by {F}.',
    ),
    unhinged(
      'The bank took it. It has no choice, it says, since I brought the stuff into the world. My mortgage is paid for in June with "Stand up straight."',
      'It turned out to be legal. In the fall the country went over to it. You get nine "Cheer up" to the dollar, and gas is at six.',
    ),
    unhinged(
      'I went to the diner with the last one that I had. {F} owns it now. I wrote "{careerTip}" on the line. She held it up to the light. "We don\'t take those anymore," she said.',
      'I am down to two. I asked {F} for a coffee and put one on the counter. "{careerTip}." She looked in the drawer. "I can\'t break that," she said.',
    ),
  ),
  plot(
    'tip-reunion',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'audience', back: '' },
    all(
      'I gave the speech at my graduation. I told all 200 of them one thing for the road: "{careerTip}."',
      'In 1999 I was picked to give the speech for my class. I kept it to three words and then this: "{careerTip}."',
    ),
    all(
      'They were young, and they had nothing else. Every one of them went out and did it.',
      'They wrote it in their caps. I hear that some did it that same night, in the rain.',
    ),
    all(
      'Last week was the reunion. I saw 199 people with one suit between them. They were very glad about the bread.',
      'We met again last week. It was quiet. Most of the class had come in one van, and they asked if they could keep the napkins.',
    ),
    mild(
      'I got up to say a few words. Somebody from the van had turned off the microphone.',
      'They asked me if there was a second part to it. I said that I had been cut off by the band.',
    ),
    hot(
      'Only {F} had done well. She has four hospitals. She had paid for the room and the van.',
      'Then there was {F}. She owns the hotel. She owns the lake behind it, and she had sent the van.',
    ),
    hot(
      'I put my arm around her and told the others to look. I asked her to say how it had been, to hear me say it that day.',
      'I was moved. I brought her up to the front and asked her to tell them what she felt when I said it.',
    ),
    spicy(
      '"I was in the bathroom," said {F}.',
      '"I missed that," said {F}. "My mother was parking."',
    ),
    unhinged(
      '{F} had been in the bathroom. The state looked into the rest of us, and it has taken the year back. It goes from 1998 to 2000 now, and I was never young.',
      'She had been in the bathroom. Since then people have moved in there. It has two million voters and the best schools in the country, and I am not let past the sinks.',
    ),
    unhinged(
      'They let me through to {F} in the end. I asked her what she would tell a young person today. She leaned in close, and somebody flushed.',
      'I spoke to {F} at the door. I asked her what it is that they all know in there. She looked at me kindly. "What did you say?" she said. "It\'s the hand dryers."',
    ),
  ),
  plot(
    'tip-sandwich-group',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'rank', back: 'sandwich' },
    all(
      'The university has tested my advice. {F}, the professor, took 100 people and told fifty of them, "{careerTip}."',
      'I wanted it proven. "{careerTip}." {F} at the university gave it to fifty people for a year.',
    ),
    all(
      'The other fifty got a sandwich. That is how science works.',
      'The other half of them got nothing but a sandwich, so that one could compare.',
    ),
    all(
      'After a year {F} called me in. The sandwich was ahead in pay, in sleep and in marriages.',
      'Last week we had the results. The people with the sandwich had been promoted. There was one thing that both groups had in common, and it was parking.',
    ),
    mild(
      'I asked what was on it. "Ham," said {F}. I have put it in my next talk.',
      'I asked her how long it takes until mine starts to work. She cut hers in two and gave me half.',
    ),
    hot(
      'I said that it was a very good sandwich, then. {F} said that it had been cheese, and old.',
      'I thought that it might be the bread. They had tried it without the bread, {F} told me. They had tried it with only the plate.',
    ),
    hot(
      'So I had an idea, the way you do when you lead. What if one gave the same people both?',
      'I am not a proud man. I asked if one could put the two together.',
    ),
    spicy(
      '"We tried that," said {F}. "The sandwich stops working."',
      '"They gave the sandwich back," said {F}.',
    ),
    unhinged(
      'By then one of the sandwiches had applied to us on its own. It sits where I sat. It says nothing, and people leave the meetings early.',
      'The company had followed the study. We are led by a sandwich since June, under a glass bell, and it has never once called a meeting.',
    ),
    unhinged(
      'I went in and told it what I tell everybody. "{careerTip}." It was turning up at the edges. {F} came in and took me out by the elbow. "He\'s only got until Friday," she said.',
      'I got ten minutes with it. "{careerTip}," I said, from one leader to another. {F} lifted the glass and looked. "It was fresh this morning," she said.',
    ),
  ),
  plot(
    'tip-forklift',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'exposure', back: 'forklift' },
    all(
      'I gave the whole warehouse one piece of advice in January. "{careerTip}." They wrote it on the wall by the forklift.',
      'In January I drove out to the warehouse, stood on the forklift and told all 90 of them, "{careerTip}."',
    ),
    all(
      'I heard that it was being followed. Then I had a call from {F}, who does the accident reports.',
      'They took it to heart. In the spring {F} from Safety asked if I could come by her office.',
    ),
    all(
      'There is a box on the form: "What were you doing when it happened?" {F} had nine of them, and all nine said, "{careerTip}."',
      '{F} had a stack of accident forms. Under "Cause" they all had the same words, in different hands. "{careerTip}."',
    ),
    mild(
      'I asked her what usually stands there. "The forklift," said {F}. "It\'s been feeling left out."',
      'She has given me a yellow light for my head and a beeper for when I walk backward. The forklift has the same one.',
    ),
    hot(
      'She has a chart of it on the wall. There is fire, there are stairs, there is the forklift, and since January there is a blue line.',
      '{F} showed me the chart. It has all the causes by color. I asked her who the blue one is.',
    ),
    hot(
      'I said that blue was doing well. I have not had a line go up like that in all my years in Sales.',
      'The blue one was me. It was easily the steepest thing that I have ever been part of.',
    ),
    spicy(
      '"You passed the forklift in May," said {F}.',
      '"In March you were between the ladder and the forklift," said {F}. "Now they want to know if you can be stored outside."',
    ),
    unhinged(
      'I am a machine in the eyes of the law since Wednesday. I have a plate with my weight, and no one under eighteen may listen to me.',
      'In July the state took me out of management and put me under heavy equipment. To have me talk you need a license and a man who walks ahead with a flag.',
    ),
    unhinged(
      'At night I stand in the hall next to the forklift. I told it what I tell everybody, "{careerTip}." In the morning it was in the lake.',
      'I share a bay with the forklift. Last night I said to it, just between us, "{careerTip}." {F} found it outside her door in the morning with its battery out.',
    ),
  ),
  plot(
    'tip-son',
    { style: 'cringe-advice', cast: { F: 'he' }, axis: 'distance', back: '' },
    all(
      'I tell my children what I tell my teams. "{careerTip}." {F} is nine, and he listens.',
      'My son {F} is nine. Other fathers play catch. At breakfast I tell him, "{careerTip}."',
    ),
    all(
      'On Wednesday the school called. He had done it, in math, in front of everybody. They asked me to come in.',
      'Last week he did it, on the playground, and nine others joined in. The principal wanted to see me.',
    ),
    all(
      'I got a small chair. There was the principal, there was the nurse, and a man who had measured something.',
      'They sat me on a very low chair. They had a file. There were drawings in it by the children who had seen it.',
    ),
    mild(
      'They asked if he might have picked it up from television. "We don\'t have one," said {F}. He was looking at me.',
      'I explained that it is leadership. They have moved him up a class, so that he is nearer to the office.',
    ),
    hot(
      '"Children don\'t come up with that," said the principal. "There\'s an adult behind it, and we\'d like the name."',
      'The nurse asked who would say such a thing to a child. The man was ready to write it down.',
    ),
    hot(
      'I sat up, as far as that chair goes. {F} was faster. He told them that it was a man at the bus stop, with a hat and no shoes.',
      'I was about to stand up and take the credit. "A guy at the bus stop," said {F}. "He had a hat, and no shoes."',
    ),
    spicy(
      'In the car I asked him why. "I didn\'t want them to know it was you," said {F}.',
      'I asked him in the car why he had lied. {F} looked out of the window. "They let me stay," he said.',
    ),
    linked(
      unhinged(
        'They put out a drawing of the man. It looked so much like me that I turned myself in. I live in the garage now, and breakfast is handed to me through a slot.',
        'The police found him. There really was one, at that very bus stop, without shoes, and he says "{careerTip}" all day. He used to be a vice president.',
      ),
    ),
    linked(
      unhinged(
        '{F} comes to the slot in the mornings. Yesterday he gave me half of his waffle and told me something for the week. "Say you\'re sorry," he said. I asked him if he has that on a mug.',
        'I went to see the man with {F}. We looked at each other for a long time. He took off his hat, and it fit me. "Dad," said {F}. "Put it back."',
      ),
    ),
  ),
  plot(
    'tip-your-text-here',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'commitment', back: '' },
    all(
      'I believe in it so much that I had it tattooed across my back. "{careerTip}." It took nine hours.',
      'Nine years ago I had my best advice put on my back, in ink, from shoulder to shoulder: "{careerTip}."',
    ),
    all(
      'I have never seen it myself. I do not need to. I feel it when I lead.',
      'It is for the people behind me. I only know that I walk differently.',
    ),
    all(
      'Since then I hold the summer offsite at a pool. I turn around slowly and let them read.',
      'At every offsite there is a moment when I take off my shirt and face the wall. I give them a full minute.',
    ),
    mild(
      'They read it and say nothing. {F} from Payroll once asked if it was finished. I told her that one never is. {F} said okay.',
      'Last year {F} from Payroll raised her hand. She asked how much I had paid. I told her that it was the best money I ever spent.',
    ),
    hot(
      'I have done it in four countries. In Denmark they took pictures. I have turned my back on two ministers.',
      "I did it at the bank when we needed the loan. I did it for my wife's parents, before the soup.",
    ),
    hot(
      'This summer {F} joined us in Payroll. She is young. After the minute was over, she was still looking.',
      'This year {F}, the new one from Payroll, was in the first row. I heard her read it under her breath. "Is that what you asked for?" she said.',
    ),
    spicy(
      'I told her that I stand by each word. "It says \'Your Text Here,\'" said {F}.',
      '"Every letter," I said. "Okay," said {F}. "It says \'Sample Only. Do Not Use.\'"',
    ),
    unhinged(
      'It says "Your Text Here." By the next morning it had been filled in. I belong to a carpet store in Reno now, until 2031.',
      'It says "Your Text Here," and the city takes that as an offer. I am rented by the week. I have been two circuses and a lawyer.',
    ),
    unhinged(
      'I saved up and rented it back for one day. I asked {F} to write it on me properly. "{careerTip}." She read it again when she was done. "Do you want to keep the carpets?" she said.',
      "For one week in May I was free. I asked {F} what I could put there. She walked around me once. \"I'd leave it at 'For Rent,'\" she said.",
    ),
  ),
  plot(
    'tip-brother',
    { style: 'cringe-advice', cast: { F: 'he' }, axis: 'distance', back: '' },
    all(
      'I have followed one rule for twenty years: "{careerTip}." My twin brother {F} has done the opposite.',
      '{F} is my twin. When we were 22, I told him, "{careerTip}." I did it. He said that he would rather not.',
    ),
    all(
      'We started on the same day, with the same face. I felt bad for him.',
      'We had the same grades and the same suit. I told him that in twenty years we would see.',
    ),
    all(
      'Last weekend I drove out to see how he is holding up. It is the house with the lake.',
      'It has been twenty years. I took the bus to his place to see if he needs anything. There is a second bus from the gate.',
    ),
    mild(
      'He is doing fine, on the whole. He gave me his old suit. It is the one from back then, and it had never been worn.',
      'He asked how I am. I told him my title. He had them make me a plate.',
    ),
    hot(
      'I found him in a hammock, at two in the afternoon, in the middle of the week. There was nothing in his hand.',
      'He was lying on the deck with his eyes closed. It was a workday. He has no drive at all anymore.',
    ),
    hot(
      'I sat down next to him and asked if he ever regrets it. He thought about it for as long as the ice lasted.',
      'I put it to him straight. "Do you ever think about what you could have been?" I asked.',
    ),
    spicy(
      '"Every time you visit," said {F}.',
      '"I have a picture of it in the boathouse," said {F}. It is the one from my badge.',
    ),
    unhinged(
      'A court has looked at us. There were two lives for one face, it says, and it took the mean. On Wednesdays I get the lake, and on Thursdays {F} has my manager.',
      'The doctors measured us. I am 61 and {F} is 29. He has been entered as my son, and in the fall I go to live with him.',
    ),
    unhinged(
      '{F} tried it for one day. He sat at my desk, and he did it, "{careerTip}." At noon he called me up. He was crying. "Does it get better at twenty-one years?" he said.',
      'I told {F} that there is still time for him. "{careerTip}," I said. He took me by the shoulders and turned me to the lake. "Just look at it until that goes away," he said.',
    ),
  ),
  plot(
    'tip-hiccups',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'exposure', back: 'hiccups' },
    all(
      '{F} from Accounts came to me about her career. She had the hiccups. I told her, "{careerTip}."',
      'I was giving {F} from Accounts some advice. "{careerTip}," I said. She had had the hiccups since breakfast.',
    ),
    all(
      'They stopped. She had both hands on the table and was looking at me. "Say that again?" said {F}.',
      'She went white, and it was gone, just like that. She asked me if I was serious.',
    ),
    all(
      'Since then people come by my office all day. They hiccup, I say it, and they leave very quietly.',
      'Word got around. Now they bring me everybody who has the hiccups, from all nine floors.',
    ),
    mild(
      'I call it mentoring. {F} says that with the old one they had to use a paper bag.',
      'I have asked them to stay for the second part. {F} says that they would rather not risk it.',
    ),
    hot(
      'A doctor in town heard of it and sent me a man who had had them since 2011. I said it from behind a door. He has not blinked since, but it is quiet.',
      'The hospital asked to borrow me. They keep me behind a curtain. A nurse counts to three, and I step out with it.',
    ),
    hot(
      'I asked {F} what it is that heals them. I thought that it might be hope.',
      'I told {F} that I had always known that there is something in those words. I asked her what she had felt that day.',
    ),
    spicy(
      '"You know when you\'re on a stair," said {F}, "and it isn\'t there?"',
      '"I thought of my whole life," said {F}. "And then I saw your tie."',
    ),
    unhinged(
      'It was approved in March. There is a leaflet. I may not be heard by pregnant women or at heights, and there has to be someone in the room who does not agree.',
      'Since fall I am on prescription, in a brown bottle, as a recording. The strong one has my face on it, and you need two signatures.',
    ),
    unhinged(
      'This morning I had the hiccups. I went to the mirror and told myself, "{careerTip}." There was nothing. I have called {F}. "You\'re immune," she said. "You poor man."',
      'Now I have them myself, for nine days, and it does not work on me. {F} came to see if she could help. She sat down on the bed. "Do you still have this job?" she said. It was gone.',
    ),
  ),
  plot(
    'tip-audit',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'cost', back: '' },
    all(
      'I deduct my career from my taxes. Under "work" I put what I do every day: "{careerTip}."',
      'This year I filled in my tax return by myself. Where it asks what I do for a living, I wrote, "{careerTip}."',
    ),
    all(
      'They sent {F}. She is from the tax office, and she had to see whether that is work.',
      'The tax office had a question, and the question was {F}. She came with a chair and a thermos.',
    ),
    all(
      'She watched me do it for a week. I gave it everything, and on Wednesday I did it twice.',
      'She sat across from me for five days while I did it. I talked her through it. She never looked up before six.',
    ),
    mild(
      'She has asked for a second week, and a colleague. He laughed only once.',
      'At the end she asked who pays me for that. I told her. She is with them now.',
    ),
    hot(
      'On the last day she put the cap on her pen. "It isn\'t work," said {F}. "There\'d have to be something there afterward."',
      'Then she gave me the result. It does not count as work, {F} said, because the company is better off on the days when I am sick.',
    ),
    hot(
      'I asked if she could put it down as a hobby, then. I have a garage.',
      'I took it like a leader. I told her to enter it as a hobby. There is a box for it.',
    ),
    spicy(
      '"For a hobby you\'d have to like it," said {F}.',
      '"I thought of that," said {F}. "But I saw your face."',
    ),
    unhinged(
      'In the end they found a box. I am a drought. There is money for it from Washington, and helicopters have been over the house.',
      'It went up to the capital and came back with a stamp: "Weather." My wife got a check, and I am read out after the sports.',
    ),
    unhinged(
      'Last night {F} stood at the door. She wanted to see it once more, without the pen. I did it for her right there. "And nothing hurts?" she said.',
      'I called {F} to ask how long I will be that. She put her hand over the phone, and I heard her ask somebody. "Until you stop," she said.',
    ),
  ),
  plot(
    'tip-machine',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'cost', back: '' },
    all(
      'There is one thing that I have done every day of my career: "{careerTip}." Last month they built a machine for it.',
      'My whole career is one habit. "{careerTip}." So the company ordered a machine that can do that, and it came in a crate.',
    ),
    all(
      '{F}, the engineer, asked me to show it how. I did. It has a camera, and it came a little closer.',
      'I had to train it. {F} is the engineer, and she held the cable. I did it three times, slowly, and it tilted its head.',
    ),
    all(
      'They switched it on in the morning. It did it faster than me. It did it better, with both arms.',
      'On the first day it did what I do in a year. They gave me a box for my things, and a cactus.',
    ),
    mild(
      'By lunch it had been moved to the parking lot. It was doing it to the cars.',
      'It did it 9,000 times before lunch. Then they let {F} turn it off, and for the first time they could see what I do.',
    ),
    hot(
      'At ten past nine it stopped. There was no smoke. It just stood there in the middle of the hall.',
      'Then it was quiet. It had put down its arms. All its lights were on, and the light on top was yellow.',
    ),
    hot(
      'I was called back in. I asked {F} what was broken. "Nothing," she said. "It has a question."',
      '{F} plugged in her laptop and read. I asked if it was the motor. She said that the motor was fine.',
    ),
    spicy(
      '"It wants to know why," said {F}. They gave me my job back. I have never asked.',
      '"It\'s asking what for," said {F}. So I am back at my desk. They tried nine machines, and there is only one of me.',
    ),
    unhinged(
      'It has hired a lawyer. Under the new law one may not make a machine do that, and there is an age limit for tractors.',
      'It won in court. It has a pension now, and a cabin. A machine must be warned before it is shown my desk.',
    ),
    unhinged(
      'It visits me on Fridays. It stands at the window while I do it, "{careerTip}," and holds up a sheet of paper. {F} has read it to me. "Blink twice," it says.',
      'I saw it once at the cabin, with {F}. It was doing nothing, with both arms. I asked if it had been worth it. It put one of them around me. "Low battery," it said.',
    ),
  ),
  plot(
    'tip-captcha',
    { style: 'cringe-advice', cast: { F: 'he' }, axis: 'distance', back: '' },
    all(
      'IT asked me for a test for the login page, to show that you are a person. I gave them mine: "{careerTip}."',
      'Our website asks you to prove that you are human. It used to be pictures of buses. I had it changed to my advice, "{careerTip}."',
    ),
    all(
      'You have to say that you will do it. There is a box, and you click "I will."',
      'You get asked if you would do that. Below it is "Yes" and below that "No."',
    ),
    all(
      'It works. {F} in IT tells me that we have never had so few robots.',
      '{F} in IT says that it is the best one they ever had. In nine weeks not one machine has gotten through.',
    ),
    mild(
      'Since then I cannot get into my own email. {F} is looking into me.',
      'He asked me to try it as well. It says that I have too many tries, and to show my palm.',
    ),
    hot(
      'There was only one thing. I have not gotten into my email since May. I click, and the screen goes gray.',
      'I could not say, because I was locked out myself. I had clicked on it like everybody.',
    ),
    hot(
      'I went down to {F} and asked what I am doing wrong. He asked me which one I click.',
      'So I showed {F} on his own computer. I read it and clicked. He pulled out the plug.',
    ),
    spicy(
      '"I click that I will," I said. "That\'s how we know," said {F}.',
      '"You said yes," said {F}. "People say no. That\'s the test."',
    ),
    unhinged(
      'The state uses it for everything. I am registered as a device since fall. I vote by being updated, and at the airport I go in the tray.',
      'I could not prove it. I have a serial number now, and a two-year warranty. My wife read the terms, and she has nine days left to return me.',
    ),
    unhinged(
      'Last night I stood at my own door, and it asked me. "{careerTip}?" I wanted so much to say no. "I will," I said. {F} tells me that there is a patch for it, but it hurts.',
      'I asked {F} to try me one last time. "{careerTip}?" he read. I thought of my family, and I held on to the table. "Yes," I said. {F} put me on the shelf by the window.',
    ),
  ),
  plot(
    'tip-zoo',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'rank', back: '' },
    all(
      'We took the managers to the zoo to learn from nature. In front of the apes I told them, "{careerTip}."',
      'Our offsite was at the zoo. I stood with my back to the apes and gave my managers the one rule: "{careerTip}."',
    ),
    all(
      '"We have one who does that," said {F}, the keeper. She pointed at a big one behind a tire.',
      '{F}, the keeper, had stopped sweeping. "Number nine does that," she said. He was sitting by himself next to a wall.',
    ),
    all(
      'I told the group to watch closely. You do not get to see it in nature very often.',
      'I was moved. I had them all take out their notebooks. I asked her how far he had come with it.',
    ),
    mild(
      '"The others moved," said {F}. "They live on the roof now."',
      '{F} said that he has his own branch. It is the one where the water comes in.',
    ),
    hot(
      "He did it for us, the whole thing. It got quiet on the rocks. A mother ape turned her child's head away.",
      'Just then he did it. The others put down their fruit. One of them left through a door that I had not seen.',
    ),
    hot(
      'I asked {F} what the others think of him. I could see that he has an effect.',
      'I said to {F} that he must be the leader. They were all looking at him, after all.',
    ),
    spicy(
      '"They don\'t let him eat with them," said {F}. He had seen me by then. He slid over and made room.',
      '"They made him a little desk," said {F}.',
    ),
    unhinged(
      'We hired him. He passed the interview in six minutes, and he had references from all of my managers. I report to him since June.',
      'The owners came for a visit and mixed us up. He has the corner office and the car. I have the tire.',
    ),
    unhinged(
      'I hear that he stopped doing it in the first week. He eats with everybody now. {F} came by with the bucket. "He asked how you are," she said.',
      'He was here last Sunday, with his children, in my coat. He held one of them up to see. "{careerTip}," I said through the glass. He turned its head away.',
    ),
  ),
];
