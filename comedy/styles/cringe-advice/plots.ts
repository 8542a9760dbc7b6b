import { all, hot, linked, mild, type Plot, plot, spicy, unhinged } from '../../story/plot.ts';

/** A career tip given as law, and followed to the letter. */
export const CRINGE_ADVICE_PLOTS: readonly Plot[] = [
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
      'She asked me how it had worked for me. I said it is more of a tip.',
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
      'Now the whole country does it, at seven, on a signal. Unemployment is gone. So is lunch.',
      'It is the law since August. There are inspectors, and they are very encouraging.',
    ),
    unhinged(
      'They stopped me at the bus. "I invented it," I said. "Then show us," said {F}.',
      'I was fined on Tuesday. I said I am the one who said it. The officer asked when I had last done it.',
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
      'I explained to {F} that it takes time. He said he gets off at five.',
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
      '{F} fills stadiums. He comes out, says "Don\'t," and goes home. I have been to eight.',
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
      "By Wednesday everybody was doing it. They hadn't asked why. It was the font.",
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
      'It has been rolled out to seventeen countries. In Denver they do it twice.',
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
      'I only wanted to be remembered, I told {F}. She is having my stone made. She asked if I had a preference. I said I trust her with the font.',
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
      'They asked me if there was a second part to it. I said I had been cut off by the band.',
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
      'There is a box on the form: "What were you doing when it happened?" {F} had thirteen of them, and all thirteen said, "{careerTip}."',
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
      'I tell my children what I tell my teams. "{careerTip}." {F} is eight, and he listens.',
      'My son {F} is eight. Other fathers play catch. At breakfast I tell him, "{careerTip}."',
    ),
    all(
      'On Wednesday the school called. He had done it, in math, in front of everybody. They asked me to come in.',
      'Last week he did it, on the playground, and eight others joined in. The principal wanted to see me.',
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
      'I sat up, as far as that chair goes. {F} was faster. He told them it was a man at the bus stop, with a hat and no shoes.',
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
      'Last year {F} from Payroll raised her hand. She asked how much I had paid. I told her it was the best money I ever spent.',
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
      'Word got around. Now they bring me everybody who has the hiccups, from all fifteen floors.',
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
      'Now I have them myself, for fifteen days, and it does not work on me. {F} came to see if she could help. She sat down on the bed. "Do you still have this job?" she said. It was gone.',
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
      'She sat across from me for five days while I did it. I talked her through it. She never looked up before closing.',
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
      'At ten past seven it stopped. There was no smoke. It just stood there in the middle of the hall.',
      'Then it was quiet. It had put down its arms. All its lights were on, and the light on top was yellow.',
    ),
    hot(
      'I was called back in. I asked {F} what was broken. "Nothing," she said. "It has a question."',
      '{F} plugged in her laptop and read. I asked if it was the motor. She said that the motor was fine.',
    ),
    spicy(
      '"It wants to know why," said {F}. They gave me my job back. I have never asked.',
      '"It\'s asking what for," said {F}. So I am back at my desk. They tried seven machines, and there is only one of me.',
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
      '{F} in IT says that it is the best one they ever had. In sixteen weeks not one machine has gotten through.',
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
      'I could not prove it. I have a serial number now, and a two-year warranty. My wife read the terms, and she has sixteen days left to return me.',
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
      '{F}, the keeper, had stopped sweeping. "Number eighteen does that," she said. He was sitting by himself next to a wall.',
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
      'Just then he did it. The others put down their fruit. The oldest left through a door that I had not seen.',
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
      'We hired him. He passed the interview in twelve minutes, and he had references from all of my managers. I report to him since June.',
      'The owners came for a visit and mixed us up. He has the corner office and the car. I have the tire.',
    ),
    unhinged(
      'I hear that he stopped doing it in the first week. He eats with everybody now. {F} came by with the bucket. "He asked how you are," she said.',
      'He was here last Sunday, with his children, in my coat. He held one of them up to see. "{careerTip}," I said through the glass. He turned its head away.',
    ),
  ),
  plot(
    'tip-fortune-cookie',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'audience', back: '' },
    all(
      'A factory in Fresno makes four million fortune cookies a day, and since March my advice is in all of them. "{careerTip}," it says on the slip. I paid for the paper.',
      'I had my advice baked into fortune cookies. "{careerTip}." There is a slip of that in every cookie from here to Maine, and I put my name under it.',
      'What I got for it: "{resultingBenefit}." So I wanted everybody to have it. "{careerTip}." I had that put on a slip, and it is in every fortune cookie from here to Maine.',
    ),
    all(
      'The back of the slip is for the lucky numbers. The woman at the machine types them in. That week they were her bowling scores.',
      'On the back there are six lucky numbers. The factory had run out, and somebody used the phone number of the plumber.',
    ),
    all(
      'Then they were drawn. The lottery had 4,100 winners that night, and each of them had opened one of my cookies.',
      'In June all six came up. 4,100 people won the lottery at the same moment, and all of them had been following my slip.',
    ),
    mild(
      'I had a card from {F}, who drove a bus and has an island now. She thanks me for the slip. She asks what the writing on the other side is.',
      'They have turned the slip around since. A bus driver named {F} had written in for the winners. You had to look twice, she said, and it could put people off.',
    ),
    hot(
      'I rented a hall and invited all of them. They came, in very good coats. I asked for a show of hands: who had done what it says?',
      'There was a dinner for the winners, and I got up to speak. I wanted to see the people who had followed it. "What was it like," I said, "to read that, and do it?"',
    ),
    hot(
      'They looked around at each other. {F}, who used to drive a bus and has an island now, put down her fork. "Read what?" she said.',
      'It was quiet. "What it says where?" said {F}. She had driven a bus until then. She has an island now, with a bus on it.',
    ),
    spicy(
      '"On the front," I said. "There\'s a front?" said {F}.',
      'I held it up. {F} turned hers over. "Oh, that," she said. "We thought that was the ingredients."',
    ),
    unhinged(
      'There was a trial over the slip. In law the front is the prize, and the back is a pattern. So they have been paid again. All 4,100 have to do it now, twice a day, in front of a notary.',
      'The state went over the slip and found that the front counts as well. Whoever took the money took the advice. There is a marshal on each of the islands, and he is up at six.',
    ),
    unhinged(
      'Last night there was a cookie on my doorstep, as big as a car. I broke it open. "Please," it said. On the back was a number, and it had a lot of zeros.',
      '{F} came to see me. She was thin and brown, and she had a cookie with her. "What would it cost?" it said inside. The back was blank, and she had brought a pen.',
    ),
  ),
  plot(
    'tip-navigation',
    { style: 'cringe-advice', cast: { F: 'he' }, axis: 'distance', back: '' },
    all(
      'I am the voice in a navigation system. They let me have one line of my own. "In four hundred feet," I say, "{careerTip}."',
      'They wanted a voice for the car that people would obey. I read them all the lefts and rights, and slipped in a line of mine. "In four hundred feet," it goes, "{careerTip}."',
    ),
    all(
      'In a ballroom people take notes. In a car they do it. I would not have believed what they do if you tell them four hundred feet ahead.',
      'And they do it. I had not known that about cars. You could see them doing it at every light, quite calm, with both hands.',
    ),
    all(
      '{F} delivers flowers, with twenty-six stops a day, and he had done it at each of them. I know because he called the number on the box.',
      'Then I had a call from {F}, who drives for a florist. He had done it since the first of June, he said, with the tulips in the back.',
    ),
    mild(
      '"Does it end at some point?" said {F}. I told him that in life one never arrives. He said that he had tulips.',
      '"I did it, and now I\'m in a field," said {F}. I told him that many of us start there.',
    ),
    hot(
      'The company showed me the map, with a dot for each car. They had set out from all over the country. They were all doing what I said, and they were all getting closer to each other.',
      'He was not alone. There were 9,000 of them by then, from every state, and on the screen you could see that they were all on their way to the same place.',
    ),
    hot(
      'I took a taxi out to it. It was a gravel pit. They were standing in there in rows, with their lights on, and it had only the one way down.',
      'It was a gravel pit, behind a fence, and very deep. I drove there at once. I found them at the bottom of it, door to door, with the blinkers going.',
    ),
    spicy(
      '{F} put down his window and turned me up, so that I would hear it. "You have arrived," I said.',
      '"It\'s started to say something else," said {F}. He turned it up. "Make a U-turn," I heard myself tell them, "if possible."',
    ),
    unhinged(
      'They could not leave without being told, so it became a city. It has 30,000 people now and a ferry. If two of them want to marry, they sit down in a car and ask me.',
      'It has been a city since the fall, down there, with a college. All the laws are from me. There is a policeman every four hundred feet, and he does it with you.',
    ),
    unhinged(
      'I wanted to go home. I asked {F} if he knew the way out. He got in next to me and switched it on. "In four hundred feet," I said.',
      'I got up on a hood and told them in person to turn around. They listened. "It does sound like him," said {F}. "But it didn\'t go ding."',
    ),
  ),
  plot(
    'tip-treaty',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'commitment', back: '' },
    all(
      'Two towns had been fighting over a creek for sixty years, and I was sent for. "{careerTip}," I told the north bank. Then I had myself rowed across and told the south bank.',
      'I was asked to make peace between two towns on a creek. I gave both of them the same thing, so that it was fair. "{careerTip}," I told each of the mayors.',
    ),
    all(
      '{F} is the mayor on the north side. She gave the order, and they followed it, 800 people, down to the ferryman. So did the other side.',
      'They both did as they were told. {F}, the mayor on the north bank, had it read out from the fire truck, morning and night.',
    ),
    all(
      'On the sixth day I saw something through my field glasses. The two mayors were standing on the bridge, and they were talking.',
      'It went on for a week. Then a light came on at the bridge, for the first time since 1961, and both of the mayors were under it.',
    ),
    mild(
      '"We would like to go back to the creek," said {F}. "We knew what that was about."',
      'They have agreed on something. Each side pays for half of my bus.',
    ),
    hot(
      'By evening they were hugging. There were two old men who had not spoken since the goat, and they were singing, and pointing up at my window.',
      'That night there was a fire on the bridge, and people danced across it in both directions. They had brought the creek a cake.',
    ),
    hot(
      'They signed it at dawn, with two seals. I asked {F} to read me what they had agreed on. I had brought my own pen.',
      'In the morning there was a treaty. I thought that I might be in it somewhere, in the part with the thanks, and I asked {F} to read it to me.',
    ),
    spicy(
      '"Article One," {F} read. "Him."',
      '"It only has the one article," said {F}. "It\'s you."',
    ),
    unhinged(
      'I was the treaty, and it held, so now I am used for it. They let me down between two armies on a rope. By evening they have a common border, and I am on the other side of it.',
      'It was me that they had agreed on. Eleven wars have signed it since. I am flown from one to the next, with a cold lunch, and both sides come out of the ground and run the same way.',
    ),
    unhinged(
      'There is peace everywhere since June. I have a raft. {F} rows out once a month. "Are you still saying it?" she says. "{careerTip}," I say. "Good," says {F}, and rows home.',
      'I asked {F} what happens if one day I change my mind about it. She went white. "Then it\'s the creek again," she said.',
    ),
  ),
  plot(
    'tip-will',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'cost', back: '' },
    all(
      'My aunt {F} once asked me how one gets ahead in life. I told her, "{careerTip}." She is 91 now, and she had us all in to hear her will. She wanted to be there for the faces.',
      'My aunt {F} is 91, and she reads out her will herself, at her birthday. I knew that I was in it. When I was young I gave her my best advice: "{careerTip}."',
    ),
    all(
      '"I did what you told me," she said, "from that day on." Everybody looked at me. She has it in a binder, by year.',
      'She had really done it. She had done it since 1998, day in, day out, and she has kept the receipts.',
    ),
    all(
      'The others came first. My cousin had once told her to put a tarp on the boat. He got the boat.',
      'She began at the bottom. A neighbor had mentioned in 2003 that her back door was open. He got the house.',
    ),
    mild(
      '"And to you," said {F}, "I leave the binder."',
      '"You get all that ever came of it," said {F}. It is a coupon.',
    ),
    hot(
      'Then she changed her glasses. "To my nephew," she read, "I leave everything that his advice has brought me." My cousin said that this was not fair.',
      '"And now the big one," said {F}. What had come of my words in all those years was to go to me, and to no one else. I asked the others not to cry.',
    ),
    hot(
      'It was in the hall, she said. I had rented a van. I told two of the children to hold the door.',
      'She had it waiting outside. I got up and said that there would be something for all of us. Then she called it in.',
    ),
    spicy(
      'It was a man from the bank. He had brought a folding chair.',
      '"It\'s $41,000," said {F}. "The gentleman would like it by March."',
    ),
    unhinged(
      'It was debts, and it did not stop there. You inherit all that came of it, says the law. So I have her knee now, twelve years of parking tickets, and a ban from the aquarium.',
      'It was what she owed. But the years had come of it as well, and the court has moved those too. I am 116 since May. She has taken up tennis.',
    ),
    unhinged(
      '{F} came to see me on a moped. She looks wonderful. "What was that thing I did the whole time?" she said. I told her: "{careerTip}." "No," said {F}. "It can\'t have been that."',
      'I asked {F} why she had never stopped. She thought about it. "You seemed so sure," she said. "I wanted to see your face."',
    ),
  ),
  plot(
    'tip-translated',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      'I wrote 300 pages about one sentence: "{careerTip}." At home there is one store that has it, under the leg of a table. In Finland it is in its ninth printing.',
      'My book has a single idea in it. "{careerTip}." It did nothing over here. In Finland it is on the table at every second wedding.',
      'What I owe to it: "{resultingBenefit}." So I wrote 300 pages about it: "{careerTip}." Over here it sold forty. In Finland it is in its ninth printing.',
    ),
    all(
      'So I flew over, to see a country that lives by it. They had red cheeks. They came home at four, and they slept at night.',
      'I got on a plane to see what becomes of people who follow it. They were well. They held the door for me, and some of them were humming.',
    ),
    all(
      '{F} had translated it, and she took me around. They keep it in the kitchen. In each house I was shown my book, open at page 31, with stains.',
      'I was met by {F}, my translator. Wherever she took me, my book was lying by the stove, and it had been wiped so often that my name was gone.',
    ),
    mild(
      '"Was it hard to put into Finnish?" I said. "I had to leave something out," said {F}. I asked her how much. "How much was there?" she said.',
      'I asked {F} if anything had been cut. "Only the sentence," she said.',
    ),
    hot(
      'A man with a beard took both of my hands. He had been at the end of his rope, he told me. Then he had tried it with dill. I looked at {F}.',
      'An old couple wanted to do it for me, right there. They did it in a pot, with barley, and it smelled very good. I asked {F} what I was seeing.',
    ),
    hot(
      '"We don\'t have a word for that," said {F}. "I asked at the university. I asked my mother. And I still had 300 pages."',
      'She said it had been a difficult text. It does not exist in Finnish. She had thought about it for four months, and then she had needed something of that length.',
    ),
    spicy(
      '"So it\'s soup," said {F}.',
      '"It\'s my grandmother\'s soups," said {F}. "I put your picture on the back."',
    ),
    unhinged(
      'It was soup all along, but it has changed the country. There is no more crime, the days are longer, and wolves come down and sit outside. I am the minister for it. I have a ladle, with a seal.',
      'It was soups. The state has put me in charge of winter on the strength of it. It is over by February now, and a boy with a ladle walks in front of me.',
    ),
    unhinged(
      'I had to tell them. I went out on the balcony, before all of them, and said it: "{careerTip}." {F} translated, and they nodded. I asked her what she had said. "That it needs salt," said {F}.',
      'I could not keep it up. I said it on television, live, to the whole nation: "{careerTip}." It was very quiet. {F} took the microphone. "He is hungry," she told them.',
    ),
  ),
  plot(
    'tip-bottle',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      'I put my advice in a bottle and threw it off a pier. "{careerTip}." I wanted it to reach somebody who had nothing else.',
      'I wrote it on a sheet of paper, "{careerTip}," put that in a bottle, and gave it to the sea.',
    ),
    all(
      'Seven years later it was back, with another sheet in it. It was from {F}, on an island. There were twenty of them there, and my bottle had come right after the storm.',
      'Last spring the same bottle lay on my beach, with an answer. It was from a woman named {F}. There were twenty of them, on an island that is not on the maps, and it was the first mail that they had ever had.',
    ),
    all(
      '"We did it from the first day," wrote {F}. "We took it to be from the rescue."',
      'They had followed it to the letter, she wrote. "We thought that somebody who uses a whole bottle must know."',
    ),
    mild(
      '"We are down to one pot," it went on. "Please advise." I have sent them a second bottle. It is the same, but underlined.',
      '"Is there a page two?" she wrote. I have sent them the workbook. It comes to nineteen bottles, without the answers.',
    ),
    hot(
      'They used to have a raft. It was nearly done when my letter came, and then there were no hands left over to tie it.',
      'The raft had been almost ready, she wrote. But it said nothing about a raft. So they had burned that, to have light to do it by.',
    ),
    hot(
      'I wrote back the same day. I told her I am here for them, and that she should say what they needed most.',
      'I was moved, and threw in another one at once. "What else can I send you?" I asked.',
    ),
    spicy('"An empty one," wrote {F}.', '"Just the bottle," wrote {F}.'),
    unhinged(
      'They have become a country over it, with a seat and a flag. On the flag is a hand, held up in front of a bottle. I am the only person who needs a visa.',
      'The island has cast off. It was the only way, they told the coast guard, and they all paddled. It has been seen near Chile, and again near Guam, and it changes course when I wade in.',
    ),
    unhinged(
      'I set out to explain it to them, and my boat went down. I came up on the sand, face first, with the sheet in my pocket. {F} bent over me and read it. Then she rolled me back in.',
      'In May there was one more bottle. "We have found other readers of yours," wrote {F}. "They are on the next island. They asked if you can see us from there."',
    ),
  ),
  plot(
    'tip-vows',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'commitment', back: '' },
    all(
      '{F} from Billing got married, and I held the ceremony. To the usual vows I added one that works. "Do you promise," I asked Neil, the groom, "{careerTip}?" He did.',
      'When {F} from Billing married, she asked me to do the talking. I left out the part about sickness and put in something useful. "{careerTip}," I had the groom repeat. His name is Neil.',
    ),
    all(
      'Neil is a man of his word. He began at the buffet.',
      'Neil is an engineer, and he takes a thing as it is written. He was doing it before they cut the cake.',
    ),
    all(
      "That was four years ago. He has not skipped a day, not on the cruise, not at her sister's.",
      'He did it on the honeymoon, and he has done it every day for four years, in front of her parents, and once in a cave.',
    ),
    mild(
      '"Could you marry us again," said {F}, "without that?" I told her that one cannot take out the heart of it. She said she would be fine without the heart.',
      'Her sister got married in May. They had asked for me by name, at the door, so that I would not get in.',
    ),
    hot(
      'Last month {F} filed for divorce. I was there as the expert, since it was my sentence. I wore the robe.',
      'It came to court in the end. {F} had brought the video. There has to be a reason, said the judge, so they played it to him.',
    ),
    hot(
      'The judge had the vows in front of him. "And which of these has your husband broken?" he said.',
      'The judge turned to {F}. "You say that he did not keep his promise?" he said.',
    ),
    spicy(
      '"He keeps it," said {F}. The judge read it again. After that it went very fast.',
      '"He keeps it, your honor," said {F}. "You should come over and see."',
    ),
    unhinged(
      'He had kept it, so the judge could not part them. But a vow is owed to whoever asked for it, and that had been me. {F} got the house. I got Neil.',
      'There was nothing broken, the judge found. It had only been delivered to the wrong person. The vow was mine. They changed the name on the license, and Neil came with a suitcase.',
    ),
    unhinged(
      'He starts at sunrise. I told him that he need not do it on my account. He took my hand. "I gave you my word," said Neil. {F} has sent us a toaster.',
      'I asked {F} how long it takes until one stops noticing. She seemed very rested. "This is just him warming up," she said.',
    ),
  ),
  plot(
    'tip-orbit',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      'Twice a year a speaker may say a few words to the space station. I had fifty seconds. "{careerTip}," I told them. There is a delay of one second. Then it got longer.',
      'I was let through to the space station, to give the crew something for the trip. "{careerTip}," I said. You can see them hear it, one second later.',
    ),
    all(
      '{F} is the commander. "Say again?" she said. I said it again. Up there they do what comes from the ground, so all six of them did it.',
      '"Is that an order?" said {F}, the commander. I told her that it was stronger than that. She passed it on, and they did it, all six, in a row.',
    ),
    all(
      'They did it for fourteen orbits. We could follow it from the big room. On the fifteenth, somebody up there pulled down the shade.',
      'On the screens you could watch them doing it over Peru, and again over Chad. Then a hand came up from their side, and there was only the sound.',
    ),
    mild(
      '"We have lost the signal," said {F}. I told her I could hear her very well. "Yes," said {F}. "We\'ve lost it."',
      'They have asked if the next one could be a school choir. They would also take static, said {F}.',
    ),
    hot(
      'The next morning there was a request from {F}. They would be grateful if somebody could look into the line.',
      'Then a message came down, in writing. It was about the connection.',
    ),
    hot(
      'The engineers worked on it for two days. It was perfect, they radioed up. You could have heard a pin.',
      'It took the ground all week. There was nothing wrong with it, they told the crew. It had not been so clear since 1998.',
    ),
    spicy(
      '"We know," said {F}. "We\'d like it bad."',
      '"That\'s what we wrote you about," said {F}.',
    ),
    unhinged(
      'They burned all the fuel at once. They are behind the moon now, for good, as that is the one place where I do not come in. They have beans there, and a waiting list.',
      'They took the station out to Saturn. The rings make a noise on the radio, and you cannot hear me through it. It will be nineteen years until they are there, and they sing.',
    ),
    unhinged(
      'In June the big dish picked up something from much farther out. It was not ours. "We have received it as well," it said. "We are also moving."',
      'Last week one word came through from {F}, very faint. "Still?" it said. I took the microphone. "{careerTip}," I said. A long way off, you could see a light go out.',
    ),
  ),
  plot(
    'tip-strike',
    { style: 'cringe-advice', cast: { F: 'he' }, axis: 'audience', back: '' },
    all(
      'I had it painted on the wall of the plant, fifty feet long: "{careerTip}." Underneath it says that this is how we work here, and my name.',
      'My advice is on the wall of the plant, in letters as high as a man. "{careerTip}." I signed it, as an instruction.',
      'The result: "{resultingBenefit}." So I had it painted on the wall of the plant, in letters as high as a man: "{careerTip}." I signed it.',
    ),
    all(
      'In the spring there was a fight about gloves. {F} from the union did not call a strike. He told all 2,300 of them to do what it says on my wall, to the letter.',
      'Then the company would not pay for gloves. {F} speaks for the union. There would be no strike, he told us. From the morning shift on, 2,300 people would do exactly what I had written up there.',
    ),
    all(
      'I was touched. I went down the line and shook hands with all of them, as they did it. By noon the line was not moving.',
      'I had waited years for that. I stood on the catwalk and filmed it until the power went out.',
    ),
    mild(
      'They have the gloves. {F} would like to keep the wall, in case it gets cold again.',
      'The company gave in the same day. I asked {F} if they would go on with it for a little. He said that they had families.',
    ),
    hot(
      'In the second week the town ran out of money, then out of fish. The owners could not fire anybody. It was all as instructed, in oil paint.',
      'The owners went to court. But it was an order, and it was being carried out. The judge had it read to him twice and asked if we had tried gloves.',
    ),
    hot(
      'So they sent me in. I sat across from {F} for a night, and offered him gloves, June, and a share of the company. I asked him what it is that they want.',
      'I went to see {F} with a blank sheet, signed by the owners. He could fill in what he liked. He gave me back the pen.',
    ),
    spicy(
      '"Write one more," said {F}. "With two we\'d own the place."',
      '"Nothing," said {F}. "Just don\'t stop advising."',
    ),
    unhinged(
      'They did not even need a second one. The wall has been sawed out, and it goes from country to country on a flatbed, under a tarp. Where the tarp comes off, they get all that they ask for, and cake.',
      'It is the strongest thing that a union has had. They keep the wall in a salt mine, and each spring a ferry line or a bank is shown a photo. It has not been needed since. There is no work left that is not fun.',
    ),
    unhinged(
      'I have a job with {F} now. In the first week I did it at my desk, out of habit. He closed the door. "Is there something that you want to talk about?" he said.',
      '{F} has found out that I did it for twenty years, all by myself. "That\'s the longest strike on record," he said. He had taken off his cap. "What did you want?"',
    ),
  ),
  plot(
    'tip-submarine',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      'Every day at dawn I am on the radio for six seconds. "{careerTip}," I say. On a clear day it carries out to sea.',
      'I have a spot on the coast radio, six seconds, before the tides. "{careerTip}." I have done it every morning for six years.',
    ),
    all(
      'Last month a car with a flag stopped at my door. It was {F}, an admiral. By chance it was an order, she said, word for word, and a submarine had heard it.',
      'Then {F}, who is an admiral, came to my house in a boat. I had used the same words as a very old code, she said, and somebody down there had followed it.',
    ),
    all(
      'The order is to lie on the bottom, do that, and wait for word. There are ninety of them. They have been doing it for four years, {F} said, and taking turns.',
      'It means that you go as deep as you can and do it until you hear something else. There were ninety men and women in it. That was four years ago.',
    ),
    mild(
      '"Could you stop?" said {F}. "Every morning they think that you mean it."',
      'I asked her if they were happy with it. "There\'s no window," said {F}.',
    ),
    hot(
      'It can be called off, she said, but only in the same voice, and only with the opposite. She had brought a microphone. She set it down between the jam and the milk.',
      'There is a second code that brings them up. It is the opposite of the first one, {F} told me, and they needed me to say it. A sailor held the microphone.',
    ),
    hot(
      'I thought about it for a long time. In my whole career I had not looked at it from that side. I asked her what the opposite would be.',
      'I closed my eyes and tried to think of something that is not that. I could not, and I have two podcasts. I asked {F} if she had an idea.',
    ),
    spicy(
      '"Anything," said {F}. "Say anything."',
      '"A normal day," said {F}. "Just tell them about a normal day." I asked her how that goes.',
    ),
    unhinged(
      'I said that I had an egg. They came up within the hour, but so did all the others. It is the same code in every navy. There are 212 submarines in the bay, with the hatches open, and they do what I say.',
      '"Good morning," I said in the end, and they came up. It turns out that all the navies have the same code. The bay is full of them, 212, from every country, and they are waiting for me to go on.',
    ),
    unhinged(
      '"Just tell them to go home," said {F}, and held out the microphone. I saw all those faces. You do not get a crowd like that twice. "{careerTip}," I said. You could hear the hatches.',
      'I was to read them one line. It was "Go home." But they looked up at me, row after row, and I felt that they deserved more than that. {F} says that the bay is very quiet now, and very deep.',
    ),
  ),
  plot(
    'tip-flatpack',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'audience', back: '' },
    all(
      'If you buy the white shelf with the five boards, look at step four. That is me. "{careerTip}." There is a drawing, of a man without a mouth who does it.',
      'A furniture company has put my advice in its instructions. It is step four of the white shelf, between the dowels and the back. "{careerTip}," it says, with an arrow.',
    ),
    all(
      'People do not argue with a step. 600,000 shelves have been sold, and they have all done it, on the carpet, with a small wrench in one hand.',
      'They do it. They would do anything on that page. There are families who do it twice, because they have bought the pair.',
    ),
    all(
      '{F} is on the hotline, and they all call her at the same point. They have done it, they tell her, and now there is a part left over.',
      'Then {F} from the hotline got in touch with me. All her callers had followed it, and at the end all of them had something left in the bag.',
    ),
    mild(
      '"And what do you tell them?" I said. "To start again," said {F}, "and go from three to five."',
      '"But does it stand?" I said. "It does if you lean on it," said {F}. "They all lean on it. They sound tired."',
    ),
    hot(
      'They had it tested. A hundred families built it with me. A hundred others got a page where somebody had put a cup down on four.',
      'The company gave it to two hundred couples, and half of them had my step blacked out. They were filmed through the back.',
    ),
    hot(
      'The ones without me were done before lunch, {F} said, and had nothing left over. I asked her what it was, then, that the others had in the bag.',
      'Without me it stood straight, and the couples were still speaking. With me there was that part. I asked {F} which part it was.',
    ),
    spicy(
      '"We looked it up," said {F}. "It\'s whoever read out step four."',
      '"It\'s you," said {F}. "Number four, quantity one. It says \'spare.\'"',
    ),
    unhinged(
      'In the new edition I am on the first page, next to the hammer. There are two pictures. In one a man listens to me, and there is a line through it. In the other one two people carry me out.',
      'They have put me right at the front of the booklet, under the warnings. First you see me in a room with a man, crossed out. Then you see me on the landing, with two people walking away.',
    ),
    unhinged(
      'They came yesterday, both of them, with the page in hand, and put me down on the landing. I asked {F} how it goes on from there. She turned it over. "It\'s in Swedish," she said.',
      'I have been out here since then. I had myself taken apart and put together again, to see. {F} held up something small. "This was left over," she said. "You\'ve been standing without it."',
    ),
  ),
  plot(
    'tip-heist',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'exposure', back: '' },
    all(
      'In the spring a bank was robbed on my street, and it was done by the book. It is my book. There is one rule in it: "{careerTip}."',
      'My book has one rule, "{careerTip}." In March I found out that four men had robbed a bank by it.',
      'My book is about what got me "{resultingBenefit}." There is one rule in it, "{careerTip}," and in March four men robbed a bank by it.',
    ),
    all(
      'It is all on the tape. They come in with masks, and then they do it, to the letter. The teller asks if they would like to sit down.',
      'They did it in the car, and they did it in front of the vault. They were still at it when the guard came back from lunch.',
    ),
    all(
      '{F} was the detective. It took her as long as it takes to park. They told her that it had not been their idea. They had it from somebody higher up.',
      'It was her easiest case, said {F}, the detective. The four of them had said only one thing. There was a man behind it, and he knew what he was doing.',
    ),
    mild(
      'I sent her a signed copy. {F} has put it in with the evidence, next to the rope.',
      '{F} has asked me if I could bring out another one before the summer, for the car thieves.',
    ),
    hot(
      'She gave a press conference. Four men were in custody, {F} said, and the police were now looking for the brains behind it.',
      'Then it came on the radio. "We have the four," {F} told them. "What we want now are the brains behind it."',
    ),
    hot(
      'One has to stand by one\'s work. I put on a tie, walked into the station, and laid the book on the counter. "Here I am," I said.',
      'I had a shave and went down there on foot. I told {F} that it was me. I told her all of it, from the foreword on.',
    ),
    spicy(
      '{F} looked at me for some time. "No," she said.',
      '"Sir," said {F}, "we\'re looking for the brains."',
    ),
    unhinged(
      'But she did see a use. My book is left around now in all the bad bars, and they do it, and they are caught. No job has worked since May. In the files I am down as a dog, with a vest and a handler.',
      'The police have taken me on all the same. I get talked about in prison yards, and whoever comes out does it, and is right back. By the books I am a dog. I have a number, and I ride in the back.',
    ),
    unhinged(
      'The four of them are out again, for having been misled. One has a bakery. On my birthday they all come by the kennel, and they bring me a bone.',
      'There was a parade last week. I put my paws, as they call them, on the rail. "{careerTip}," I told the crowd. {F} gave the leash a little tug. "Off duty," she said.',
    ),
  ),
  plot(
    'tip-weapon',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'rank', back: '' },
    all(
      'In January my boss, {F}, lent me to our biggest competitor. She called it an exchange. "{careerTip}," I told all 900 of them on the first day.',
      'My company sends me out to others. In January {F}, my boss, gave me to the competition for a while. I gave them what I give everybody: "{careerTip}."',
    ),
    all(
      'They are a very open company. They put it in the handbook, they did it in all their plants, and in March they had to sell two.',
      'They did it, every one of them, down to the night shift. By March they had a single plant, and a man who watered it.',
    ),
    all(
      'I called {F} to say that I was worried. They followed every word, and it kept going down. "How far?" said {F}. I heard a cork.',
      '"And they\'re all doing it?" {F} asked me on the phone. She put me on speaker, and there was applause. I have always had support at home.',
    ),
    mild(
      'I asked her when I can come back. "Not yet," said {F}. "They still have a cafeteria."',
      '{F} has sent me a fruit basket, and a list of three other firms that she thinks I would like.',
    ),
    hot(
      'From there I went to Stuttgart, and from Stuttgart to Osaka. I have been so well received. In Osaka it is a park now.',
      'I have been to seven companies since. I feel that I left something behind in each of them. The last one still has its fountain.',
    ),
    hot(
      'At the border they asked for my papers. {F} had filled them in. I was curious what my title is.',
      'Then customs needed the form that I travel on. I had thought that it would say "Vice President."',
    ),
    spicy(
      '"Payload," it says. "This end forward."',
      '"One device," {F} had written. "Do not let it speak indoors."',
    ),
    unhinged(
      'It said that I am a device. The army has bought me since. I lie in a silo in North Dakota, with a desk. If I am ever to be hired, two men in two rooms have to want it at the same moment.',
      'By my papers I am ammunition. There are laws for that, and a country may have only one of me. Inspectors come in May and in October, with cotton in their ears, and count.',
    ),
    unhinged(
      'The other side has one too. We were exchanged last night, on a bridge, in the fog. "{careerTip}," I told him as we passed. He told me his. I have it here, and I start in the morning.',
      'Now I am to be disarmed. {F} asked the man how they do that. "You ask him how he\'s doing," he said. "Then you let him finish."',
    ),
  ),
  plot(
    'tip-safety-card',
    { style: 'cringe-advice', cast: { F: 'she' }, axis: 'formality', back: '' },
    all(
      'If you fly with them, it is part of the safety talk. There is the belt, there is the mask, and then there is mine: "{careerTip}." They show you how, with both arms.',
      'An airline has put my advice into its safety talk, after the exits and before the whistle. "{careerTip}," says the voice, and the crew does it for you in the aisle.',
    ),
    all(
      'I flew along to see it. {F} was the flight attendant. She did it without looking at any of us, like somebody with a mortgage.',
      'I took a seat near the front, next to a man with a hat. {F}, the flight attendant, did it for our rows. She did it very clearly, with her eyes on the oven.',
    ),
    all(
      'All 180 of them followed it. They did it on the runway, they did it over Kansas, and row 20 did it right through the meal.',
      'You are told to do as the crew does, so they did. The whole plane was doing it by Kansas. A child asked if it could go back to the whistle.',
    ),
    mild(
      'I asked {F} if people want to know what it is for. "They ask where the exits are," said {F}. "More than they used to."',
      'I rang, and told {F} that it is my own. She picked up the microphone. "You may stop now," she said. They clapped as if we had landed.',
    ),
    hot(
      'Over the mountains there was a bang, and the lights came on. "Now," said the captain. I think that I was the only person who was glad.',
      'Then it got rough. The captain asked us to do as we had been shown, and not to stop. I had been waiting for that for the whole of my career.',
    ),
    hot(
      'The man next to me was not doing it right, so I showed him how to. I stood up and corrected the row behind us. I had both aisles to go.',
      "I went from seat to seat. Some had it too low, and some were only moving their lips. I straightened a man's elbows.",
    ),
    spicy(
      '"Sir," said {F}. "Your own first, and then the others." It was quiet in the cabin. I did not have one.',
      '{F} took me by the sleeve. "You have to do it yourself before you help anybody else," she said. In all those years that had not come up.',
    ),
    linked(
      unhinged(
        'We landed. But I am in all the planes since then, behind a pane of glass, by the rear door. If it comes to the worst, they break it, and I say it. So far they have preferred the worst.',
        'It went well, and I am standard equipment now. I am under the seat, folded. You pull me out by the strap, I fill with air, and I tell you. There have been five water landings, and all of them swam.',
      ),
    ),
    linked(
      unhinged(
        'Last night both engines were out. {F} stood in front of my pane with the little hammer, and looked at me. Then she went up front. I heard her ask if there was anybody who could fly.',
        'On the fifth I was in the sea with {F}. She held on to my strap, and I told her all of it, with examples. Then a tray came by, and she changed over.',
      ),
    ),
  ),
];
