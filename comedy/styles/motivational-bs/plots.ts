import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../story/plot.ts';

/** A rise from rock bottom, told to a person who has something else to do. */
export const MOTIVATIONAL_BS_PLOTS: readonly Plot[] = [
  plot(
    'rise-loan',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'cost', back: 'forty' },
    all(
      'At {age1}: "{weirdExperience}." At {age2}: "{absurdSuccess}." I told all of it to {F} at the bank, slowly, with the pause in the middle.',
      '{F} at the bank asked me to take a seat, so I began at {age1}. "{weirdExperience}." I paused. "And at {age2}," I said, "{absurdSuccess}."',
    ),
    all(
      '"And what is the loan for?" said {F}. I said that it was not about money. "It is forty dollars," she said.',
      '"What do you need the loan for?" she said. I told her that money was the smallest part of it. "It says forty dollars," said {F}.',
    ),
    hot(
      'I turned around to the line and told them about rock bottom. A man in a cap left. He came back with a chair.',
      'I asked her to look at me and say what she saw. She looked at her screen. "A pattern," she said.',
    ),
    all(
      '"And your occupation?" she said. I breathed in. "{nowStatement}." She typed it with two fingers, under Other Risks.',
      'She asked me what I do now. "{nowStatement}," I said. There was no code for it, so she put down Weather.',
    ),
    mild(
      'I said I had started with less. "Less than forty?" said {F}. She asked me to sign that.',
      'I told her I once had nothing. She turned her screen to me. "You still do," she said. "That is why we are talking about forty."',
    ),
    spicy(
      '"There is a field for income and one for journey," said {F}. "The second one only takes negative numbers." She gave me a pen, to keep.',
      '"I can do it," said {F}, and opened her purse. She counted out forty. "This one is from me," she said. "Please don\'t tell it how you got it."',
    ),
    unhinged(
      'That week the bank bought my rock bottom, as real estate. It is a hole with a view, it is zoned for offices, and there is a waiting list.',
      'In May the bank took my rock bottom as security. They have had it surveyed. It goes down farther than I knew, and there are people renting.',
    ),
    unhinged(
      'I asked {F} what I get. "You can visit," she said. "It\'s forty dollars."',
      'I wanted to see it once more. {F} unlocked the gate. "Forty," she said. "It closes at five."',
    ),
  ),
  plot(
    'rise-assembly',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'audience', back: '' },
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
    'rise-bus-tour',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      'For $60 I take people back to where it all began. "I was {age1}," I say into the microphone. "{weirdExperience}."',
      'I run a bus tour of my own rock bottom. It is $60. "At {age1}," I tell them, before we have left the curb, "{weirdExperience}."',
    ),
    all(
      '{F} drives. She leaves the engine on, because of the heat.',
      'The driver is {F}. She has asked me not to say "abyss" near the bridge.',
    ),
    all(
      'Last week a man asked how long I was down there. "It felt like years," I said. "Two to five," said {F}. "I drove him then as well."',
      'At the exact spot I get out and kneel. Somebody asked how long I had been there. "A lifetime," I said. "From two to five," said {F}.',
    ),
    all(
      'Then comes the turning point. "At {age2}," I say, "{absurdSuccess}." That is where {F} turns the bus.',
      '"And here everything turned," I tell them. "I was {age2}. {absurdSuccess}." {F} has to do it in three moves, because of a van.',
    ),
    all(
      'Before they get off, one of them always asks what I do today. "{nowStatement}," I say. They look at {F}. "Twice a day," she says, "with a break."',
      '"And now?" they ask me at the end. "{nowStatement}." Then they all look at {F}. She looks at the road.',
    ),
    mild(
      'I have asked her not to talk at the low point. She says that she only answers questions.',
      'They gave her the tip. I have spoken to her about it, and she says that I can have half for the kneeling.',
    ),
    spicy(
      'We have our first review. Four stars. "Driver very inspiring," it says.',
      'The reviews are good. "Came for his journey," one says. "Stayed for hers. She has a route."',
    ),
    unhinged(
      'By April rock bottom was full, so we had to dig. We are forty feet under it now, with a gift shop, and my old problems are behind glass.',
      'It got so busy at the bottom that the county put in a second one below. It has escalators. People cry on the first and eat on the other.',
    ),
    unhinged(
      'At the lowest point they have put up a statue. It is of {F}. "She had the bus," it says.',
      'Last night I missed the last one up. I called for help from the very bottom, as I used to. "Two to five," said {F}.',
    ),
  ),
  plot(
    'rise-soup',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'exposure', back: 'pot' },
    all(
      'I told it again at dinner. "I was {age1}," I said. "{weirdExperience}." I had nothing. I had no one.',
      'I always tell it standing up. "{age1}," I said, and put down my fork. "{weirdExperience}. I was completely alone."',
    ),
    all(
      '"You had soup," said {F}, my sister. "I brought it. It was a big pot."',
      '"I came by," said my sister, {F}. "I brought you soup. I carried that pot up to you every night."',
    ),
    all(
      'I explained to her that the soup is not in the story. For the arc I have to be alone there. "With a pot," she said.',
      'I said it does not work with soup. People need to see me at zero. {F} looked at her plate. "It was a two-gallon pot," she said.',
    ),
    all(
      '"And at {age2}," I went on, "{absurdSuccess}." The whole table was quiet. "I drove him," said {F}.',
      '"Then, at {age2}: {absurdSuccess}," I said. I looked at each of them. "I held his coat," said {F}.',
    ),
    all(
      '"{nowStatement}," I told them. I asked {F} if she had also done that. "No," she said. "That one is all him."',
      'I ended on what I have made of it. "{nowStatement}." I waited for {F}. She raised both hands. "I was not there for that," she said.',
    ),
    mild(
      'She has asked me to put it in. It can just be the pot, she says. It does not have to be warm.',
      'We have agreed on one sentence. It says that in the distance there was a pot.',
    ),
    spicy(
      'They clapped for a long time. It was dessert before I understood that it was for the soup.',
      'Twelve people came up to us after that. They all wanted the recipe.',
    ),
    unhinged(
      'Then an archivist from the county went through it with her receipts. The one who was down there and came up again was {F}. I am on file as the pot.',
      'The publisher had it checked. By the mileage the whole rise is hers. In the corrected edition I have two appearances, both as the pot.',
    ),
    unhinged(
      'She told it at dinner for the first time. "I had nothing," said {F}. "I had a pot."',
      'She took me along for her first speech. "I want to thank the pot," said {F}. I was at the bottom of the stairs with the coats.',
    ),
  ),
  plot(
    'rise-dentist',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'exposure', back: '' },
    all(
      'My dentist, {F}, asked how I had been. I started at {age1}. "{weirdExperience}," I said. She was already in with both hands.',
      '"So how have you been?" said {F}, my dentist. I lay back and went to {age1}. "{weirdExperience}." She had the mirror in by then.',
    ),
    all(
      '"Wider," said {F}. I had not known that it could be told wider. I told it wider.',
      '"Could you open up a bit more?" she said. In all those years I had not been asked that. I opened up.',
    ),
    all(
      'I came to {age2}. "{absurdSuccess}," I said, around a hook. My eyes were wet. She gave me something for it.',
      '"And at {age2}," I got out, "{absurdSuccess}." She leaned in closer. She said it was all coming up.',
    ),
    hot(
      '"It must have hurt for years," said {F}, "and you never told anyone." I took her hand. She needed it back.',
      '"This goes very deep," she said. "I can see where it started." I said that few people can. She wrote down a number.',
    ),
    all(
      'When I could talk, I told her what I have made of it. "{nowStatement}." She put that in my file, next to Grinds at Night.',
      '"{nowStatement}," I said, as soon as she let go of my lip. {F} asked if I had had that since childhood.',
    ),
    mild(
      '"Rinse," said {F}. I thought that was well put. I have had it put on a mug.',
      '"Now let it all out," said {F}, "into the bowl." I have not felt so understood by a professional.',
    ),
    spicy(
      '"I can take it out," said {F}, "or you can live with it." I asked her what other people do with their story. "It\'s a molar," she said.',
      'I asked her what she would do with a past like that. "Pull it," said {F}. "You have three more in the back."',
    ),
    unhinged(
      'She took it out. The whole rise was in the root. It is in the museum of the dental school, and I have to be {age1} again, since that is what is left.',
      'It came out in one piece, from {age1} to {age2}, with a nerve. By the regulations it had to be reported as a person. It has a lawyer and a better jaw.',
    ),
    unhinged(
      '{F} filled the hole. "It will feel numb," she said. "Don\'t tell anybody anything for two hours."',
      'I asked {F} what I am without it. "Fine," she said. "But chew on the left."',
    ),
  ),
  plot(
    'rise-podium-train',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      'I travel with my own podium. It folds. On the train I set it up in the aisle and opened with {age1}: "{weirdExperience}."',
      'I unfolded my podium on the 8:15, between the doors. I like to open with the bottom. "{age1}," I said. "{weirdExperience}."',
    ),
    all(
      '{F}, the conductor, asked for my ticket. I said that I was getting to the ticket.',
      '"Tickets," said {F}, the conductor. I told her that mine had been a long way to get here.',
    ),
    all(
      '"And at {age2}," I said, "{absurdSuccess}." I gave it a moment. The train gave it a tunnel.',
      '"Then came {age2}," I told the car. "{absurdSuccess}." I stopped there, to let it sink in. So did the train.',
    ),
    all(
      'By then the whole car was listening, as I was between them and the exit. "{nowStatement}," I told them. A man offered me his seat, in another car.',
      '"And today," I said, "{nowStatement}." Somebody pulled the cord. I saw that I had reached at least one person.',
    ),
    mild(
      '{F} waited until it was light. "That will be one adult," she said, "and one bicycle." It was the podium.',
      '"You can stay up there," said {F}. "But then you are luggage."',
    ),
    hot(
      '{F} asked where I was getting off. I told her I had only begun to rise.',
      '"Where are you going?" said {F}. "Up," I said. I said it for the whole car.',
    ),
    spicy(
      '"For that you have to change," said {F}. "Platform 2."',
      '"That\'s not this train," said {F}. "You would have had to change."',
    ),
    unhinged(
      'The railroad has had me in the timetable since June. I run from {age1} to {age2}, twice a day, and I stop at everything. In winter I am a bus.',
      'As of June I am a line. I leave at {age1}, I arrive at {age2}, and on holidays I only go as far as the turning point.',
    ),
    unhinged(
      '{F} walked through at the end. I asked her how I had been. "Late," she said.',
      '"Last stop," said {F}. "Everybody out." I asked her if that included me. "You are the train," she said.',
    ),
  ),
  plot(
    'rise-wedding',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'commitment', back: '' },
    all(
      'At my cousin\'s wedding they asked if anybody wanted to say a few words. I had some with me. "I was {age1}," I began. "{weirdExperience}."',
      'I only went up to adjust the microphone. But it was on. "{age1}," I told the wedding party. "{weirdExperience}."',
    ),
    all(
      'The bride is called {F}. She mouthed something from her table. I took it for "Louder."',
      '{F}, the bride, made a sign with a flat hand, at the throat. I went deeper.',
    ),
    all(
      '"And at {age2}," I said, "{absurdSuccess}." I raised my glass to what is possible.',
      '"But then came {age2}," I told them. "{absurdSuccess}." I asked them all to stand for that. The band thought that I meant them.',
    ),
    all(
      'I did not want to leave out the couple. "{nowStatement}," I said to them, "and so can you." The groom looked at the door.',
      'I closed with a wish for the two of them. "{nowStatement}." An uncle took out his hearing aid and put it in his soup.',
    ),
    mild(
      '{F} has sent me the video. I am very strong in it, and toward the end you can see a wedding.',
      'They did drink to it. {F} drank first, and for some time.',
    ),
    hot(
      '{F} came over and put her hand on the microphone. I put mine on top of it. They say it is the best picture of the day.',
      'Then {F} stood next to me in her dress, so I took her hand and led her through the second half.',
    ),
    spicy(
      '"Congratulations," said {F}, when I was done. She gave me the bouquet, from a distance.',
      '"Was that the whole thing?" said {F}. I told her it had been the short one. She went to tell the caterer that he could come back in.',
    ),
    unhinged(
      'The registrar had written it all down, as she has to. By the papers I am married to my comeback. {F} and the groom are the witnesses.',
      'It was in the wrong half of the ceremony, so it counts. The state has me down as husband of my own journey, in joint property.',
    ),
    unhinged(
      'I did it properly. I turned around and threw the bouquet. {F} let it fall.',
      'We have had a difficult year. {F} called. "Give it back the ring," she said.',
    ),
  ),
  plot(
    'rise-ghostwriter',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'cost', back: '' },
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
    'rise-elevator',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'distance', back: 'four' },
    all(
      'I tell my story in elevators, because it goes up. On the ground floor I am {age1}. "{weirdExperience}," I say, as the doors close.',
      'My story has the shape of an elevator, so that is where I tell it. The doors close, and I am {age1}. "{weirdExperience}."',
    ),
    all(
      'Yesterday it was {F}, with two bags and a melon. "Could you press four?" she said.',
      'This time I got {F} from upstairs, who was carrying a melon. "Could you push four for me?" she said.',
    ),
    all(
      'I told her that at {age1} there had been no four. There had been a wall, and I had had to see the button in it.',
      'I said that some of us had to be our own button. She waited. "Four," she said.',
    ),
    mild(
      'I gave her the short one. "{age2}," I said. "{absurdSuccess}. And today: {nowStatement}." We had not moved yet.',
      '"{absurdSuccess}," I said. "That is {age2}. And what do I do today? {nowStatement}." We were still on the ground floor.',
    ),
    mild(
      'She pressed it with the melon. We looked at the numbers together, like people who have been through something.',
      '{F} got it with her elbow. "You can start again," she said. "There is somebody coming in on two."',
    ),
    hot(
      'By the second floor I was {age2}. "{absurdSuccess}," I said, and hit Stop, so that we could stay in the moment. The melon rolled.',
      'I stopped us between two and three, where it turns. "{age2}," I said. "{absurdSuccess}." One of her bags had ice cream in it.',
    ),
    hot(
      '"And today," I said, "{nowStatement}." A voice from the speaker said that they had understood, and asked if anyone was hurt.',
      'Then I gave her the last floor of it. "{nowStatement}." The emergency line had been open for a while. "Are you with him?" it said.',
    ),
    spicy(
      '"No," said {F} to the speaker. "One of us is just from the ground floor."',
      '"I\'m on four," said {F} to the speaker. "He\'s somewhere between two and three."',
    ),
    unhinged(
      'The building has certified me since. I carry twelve persons or 900 pounds, I am oiled in May, and I have twice gone past the roof.',
      'The landlord has had me inspected and let the old one go. I run day and night. On Sundays I am slow, and there is a stool for the elderly.',
    ),
    unhinged(
      'This morning {F} pushed my button. I told her she was standing in my whole life. "Four," she said.',
      'I asked {F} last night what she sees when I open up. She looked past me. "Four," she said, and got out.',
    ),
  ),
  plot(
    'rise-lost-found',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'formality', back: 'umbrella' },
    all(
      'At {age1} I lost everything. "{weirdExperience}." That was all there was of me. So when I walked past Lost and Found this week, with my umbrella, I went in.',
      'I lost myself at {age1}. "{weirdExperience}," that is where. I had only gone to Lost and Found about an umbrella, but I thought that I would ask.',
    ),
    all(
      '{F}, behind the counter, asked me to describe it. "Me," I said. "Before." She asked what color.',
      '"What was it?" said {F} at the counter. I told her it was who I had been. She asked if it was in a bag.',
    ),
    all(
      'I said I had found it again on my own, at {age2}. "{absurdSuccess}," I said. "Then you have to hand it in," said {F}.',
      '"It came back to me at {age2}," I said. "{absurdSuccess}." {F} looked up. "If you found it, it goes here," she said.',
    ),
    all(
      'I told her that it does not come off. "{nowStatement}," I said. "That\'s me." {F} went to look on the shelf. They have three of those.',
      '"{nowStatement}," I said, so that she would understand what she was asking for. She put a second one on the counter, in a better size.',
    ),
    mild(
      'I have until the end of the month. She gave me a tag for it, with a string.',
      'She gave me a number. If it is not picked up within a year, I may keep who I am.',
    ),
    hot(
      'One of them was hardly used. I put my hand on it. It felt like somebody who had slept.',
      'I asked if I could try it. I stood straighter at once. A woman behind me said that it takes ten years off.',
    ),
    spicy(
      '"That one is taken," said {F}. "You can have your umbrella."',
      '"Is any of this yours?" said {F}. I looked for a long time. It was just the umbrella.',
    ),
    unhinged(
      'I had to sign, and she brought him out: me, at {age1}. He had been on a shelf all that time, next to the gloves. He is dry, he is rested, and he has saved $40,000.',
      'Then she found the card and went to the back. She came out with me, at {age1}, on a hanger. He had been here since, he had made friends, and he did not want to be picked up.',
    ),
    unhinged(
      'We both looked at {F}. "I can only release one of you," she said. "Which one had the umbrella?"',
      'It was raining. {F} gave him my umbrella. "He asked for it," she said. "You asked for yourself."',
    ),
  ),
  plot(
    'rise-hotline',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'commitment', back: '' },
    all(
      'I have put my rise on a phone line, for people who are stuck. If you press 1, you get {age1}. "{weirdExperience}," I say, and there is a cello. It is two dollars a call.',
      'My rise has its own phone number, at two dollars a call. Under 1 you hear me at {age1}, with a cello: "{weirdExperience}."',
    ),
    all(
      '"For {age2}, press 2," says the voice. I recorded that one standing up: "{absurdSuccess}." What I do today is on 3. "{nowStatement}."',
      'Under 2 you get {age2}, and the trumpets. "{absurdSuccess}." Under 3 I tell you where all of it leads. "{nowStatement}."',
    ),
    all(
      'After a year {F} from the phone company sent me the numbers. There had been 4,000 calls to 1. Apart from me, not one person had gone on to 2.',
      '{F} from the phone company called me in the spring. She wanted me to know that they all press 1, every night, and then hang up. The only one who ever pressed 2 was me.',
    ),
    mild(
      'I asked her if 2 was broken. "2 is fine," said {F}. "They call to hear that somebody had it worse. Then they feel better."',
      '"People like 1," said {F}. "They call it after a bad day, and then it wasn\'t one."',
    ),
    hot(
      'I saw the mistake. I had let them leave. So I had that taken out: whoever presses 1 now has to stay on the line for 2, the way I had to.',
      'It was my fault, I told her. There had been a way out, and I never had one. Since then, if you press 1, you hold for 2.',
    ),
    hot(
      '{F} tried it from her desk. She pressed 1, and then my voice came on. I had done it very warmly.',
      'I asked {F} to be the first. She put it on the speaker, so that her office could hear my voice.',
    ),
    spicy(
      '"Thank you for holding," it said. "You will be connected at {age2}. To go back to \'{weirdExperience},\' press any key."',
      '"All our successes are busy," it said. "Please hold until {age2}. In the meantime you are at \'{weirdExperience}.\'"',
    ),
    unhinged(
      'There are 60,000 people in the line now. They cannot hang up, so the state had to count them where they are. They have a mayor, a bank and a small zoo.',
      'By summer so many were on hold that it was made a county. It has 60,000 people. They marry in it, they have a ferry, and it is always the second half of the same song.',
    ),
    unhinged(
      'In August I could not stand it, and picked up. "You have made it," I told all of them. It was quiet for a while. "You came in right over the cello," said {F}.',
      'Last night I cut the music and told them that they were free. I heard them whisper. Then {F} came to the phone. "Could you put us back?" she said.',
    ),
  ),
  plot(
    'rise-fossil',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'formality', back: '' },
    all(
      'I gave the natural history museum two casts of myself, in plaster. The one that is bent over is {age1}. "{weirdExperience}," says the card.',
      'There are two plaster casts of me in the natural history museum. I donated them. One of them crouches. "{weirdExperience}," it says there. "{age1}."',
    ),
    all(
      'The other one is upright, with an arm out. "{age2}," says his card. "{absurdSuccess}." I had them paint an arrow from the one to the other.',
      'The second one stands. "{absurdSuccess}," it says under him, "{age2}." I brought an arrow to go between the two, and a drill.',
    ),
    all(
      'I lead the tours myself. "And today," I tell the schools, "{nowStatement}." {F} is the curator. She has asked me about the arrow.',
      '"{nowStatement}," I say to the visitors, "and that is where the arrow goes." {F}, the curator, was standing behind me with a screwdriver.',
    ),
    mild(
      '"An arrow means that the one came from the other," said {F}. "We don\'t have that." She has put a dotted line, and a bench.',
      '"I can\'t find anything that they have in common," said {F}. She has moved the crouching one to Mammals. The other one is by the gift shop, with the umbrellas.',
    ),
    hot(
      'She had measured them both. They were not one animal at two ages, she said. They were two kinds, and for a while they had used the same apartment.',
      'It did not add up, she said. The skull was another one, and so were the hands. These were two kinds of animal that had had the same address.',
    ),
    hot(
      'I told her that the one had turned into the other. I had been there for it.',
      '"But the first one is gone," I said, "and the second one is here. So he became him." It seemed to me that she was not a people person.',
    ),
    spicy(
      '"No," said {F}. "He ate him."',
      '{F} turned the lamp a little lower, toward the stomach. "He didn\'t become him," she said.',
    ),
    unhinged(
      'So now I am a species of my own, with a Latin name, sixteen acres and a pond. I am the last. To keep me company they have flown in another one. He is {age1}.',
      'I have been entered as a species, the only one of its kind, and I am kept on sixteen acres of wetland. For company they found me a second one. "{age1}," it said on his crate. "{weirdExperience}."',
    ),
    unhinged(
      'He came out at dusk, and we looked at each other. The keeper asked which of the two would turn into the other. "We\'ll know in the morning," said {F}.',
      'I told him that one day he would be me. He moved over to the fence. {F} turned off the light. "Leave them," she said. "In the morning one of them will have risen."',
    ),
  ),
  plot(
    'rise-obituary',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'exposure', back: '' },
    all(
      'At the paper you can hand in your own obituary in advance. I gave mine to {F}, at the desk, from the beginning. "I was {age1}," I said. "{weirdExperience}."',
      'I do not leave my obituary to other people. I went to the paper and dictated it. "{age1}," I told {F} at the desk. "{weirdExperience}." She charges by the word.',
    ),
    all(
      '"At {age2}," I went on, "{absurdSuccess}." She had one box left on that page, and it was Cause. She put it there.',
      '"And then?" said {F}. I told her that then it happened. "I was {age2}. {absurdSuccess}." She typed that in under Cause.',
    ),
    all(
      '"And who are you survived by?" she said. I said that with me it is not a who. "{nowStatement}," I told her.',
      'She asked who would survive me. I have thought about that, and it has to be what I stand for. "{nowStatement}." She entered it without the "Mr."',
    ),
    mild(
      'She read it back to me. "Gone at {age2}, of \'{absurdSuccess}.\'" I asked her what she thought. "At least it was quick," said {F}.',
      '"He leaves \'{nowStatement},\'" {F} read to me. She asked if that would be instead of flowers.',
    ),
    hot(
      'Somebody pressed the wrong key, and it ran. I had passed away at {age2}, of "{absurdSuccess}." By the time I got to the service, they were having the cake.',
      'By an oversight it was printed the next day. "Survived by \'{nowStatement},\'" it said. There was a service, and I came late, because of the parking.',
    ),
    hot(
      'I stood by the coats. They were all there. I have been speaking in ballrooms for years and have not once filled the room, but then I am usually in it.',
      'It was packed, and the applause went on and on. In a whole career I have not had a hall like that. I noticed that I was not listed as a speaker.',
    ),
    spicy(
      '"What was it that they liked?" I asked {F}. She had been asked for forty copies. "The length," she said.',
      'I found {F} at the door and asked her what had gotten to them. "That it ended," she said.',
    ),
    unhinged(
      'It cannot be taken back, as the state goes by the paper. I have been late since April, and I am booked for all of next year. They set up a chair for me, and it gets the fee.',
      'By law what has been printed stays true. I am the late speaker now, with a stamp. I have 90 bookings through the winter, and I may not come to them.',
    ),
    unhinged(
      'Last night I went up anyway and started at {age1}. {F} put a hand on my arm. "He would have wanted it quiet," she said.',
      'I asked {F} if I could say a few words at the next one. She went down the list. "You weren\'t close," she said.',
    ),
  ),
  plot(
    'rise-prison',
    { style: 'motivational-bs', cast: { F: 'he' }, axis: 'cost', back: '' },
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
    'rise-dough',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'exposure', back: '' },
    all(
      'Bakers start at three, and so did I. They were all at one long table when I began. "At {age1} I was flat," I told them. "{weirdExperience}."',
      'A bakery had me in at three in the morning, before the rolls. I put both hands in the flour, so they would see who was talking. "{age1}," I said. "{weirdExperience}."',
    ),
    all(
      '"And then I rose," I said. "I was {age2}. {absurdSuccess}." {F}, who owns the place, was watching me from the side, with her head tilted.',
      'I showed them with my arms how I had come up. "{age2}. {absurdSuccess}." {F} owns the bakery. She put down her roller and walked around me.',
    ),
    all(
      'I told her what I am today. "{nowStatement}." She pressed her thumb into my arm, and waited to see if it came back.',
      '"And now?" she said. "{nowStatement}," I told her. She leaned over and smelled me, like somebody who knows.',
    ),
    mild(
      'She knocked on my back and listened. "Hollow," {F} told the boy. "That means it\'s done." I have put that on my website.',
      '"He needs another hour in the warm," {F} said to the boy. They set me by the oven with the rolls. I took it as an offer.',
    ),
    hot(
      'I said that what amazes people is how much of me there is now, when it used to be so little. "It\'s the same amount," said {F}.',
      'I told her that there is four times as much of me today. "It weighs the same as before," said {F}. "It always does."',
    ),
    hot(
      'So I asked her, from one maker to another, what it is that makes a thing rise like that. I thought that she might say faith.',
      'I wanted to know what it was, then, that had filled me. I had my pen out. I was hoping for a word for the cover.',
    ),
    spicy('"Gas," said {F}.', '"Bubbles," said {F}. "Don\'t slam the door on your way out."'),
    unhinged(
      'A man from Weights and Measures had come for the rolls, and he did me as well. I am listed as white bread. I have to say what I contain, and I am good until four.',
      'The county has me under baked goods since then. There is a list of what may be in me, a fine if I am short, and I must be told by four.',
    ),
    unhinged(
      'It struck four when I was only at {age2}. {F} came around the counter and put a sticker on me. Half off, it says.',
      'At four {F} carried out what was left, and that was two rolls and me. I asked her what happens now. "Ducks," she said.',
    ),
  ),
  plot(
    'rise-board-game',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'rank', back: '' },
    all(
      'A toy company has made a game of my life. The first square is {age1}. "{weirdExperience}," it says there, and everybody puts down a hat.',
      'There is a game about me now, in a box, with dice. You all begin at {age1}. "{weirdExperience}," says the first square.',
    ),
    all(
      'The last square is gold. "{age2}: {absurdSuccess}." I had not been able to tell {F}, who designs the games, what lies between the two. So there is one square, with a cloud.',
      'You have won when you get to {age2}. "{absurdSuccess}," it says, in gold. For what comes in between, {F} from the company used what I gave her. It is one square, with a cloud.',
    ),
    all(
      'For today there are forty cards, all the same: "{nowStatement}." If you draw one, you read it to the others and miss a turn.',
      'Then you can draw a card. They all say "{nowStatement}." You have to say it to your family, and they have to guess why.',
    ),
    mild(
      '{F} tried it out on some people with children. The youngest won on her first roll. "What did he need all that time for?" she said.',
      'A game takes four seconds. {F} says that families like to have it behind them before dinner.',
    ),
    hot(
      'At the toy fair they had me play it on a stage, against four children. It is my life, so I let them go first. They were all at {age2} before I had the dice.',
      'They asked me to play the final at the toy fair, with some third graders. I know the way like no other. I rolled, and landed in the cloud, and the children went by.',
    ),
    hot(
      '{F} read out the rule for that. Whoever comes in last goes back to {age1} and has to put away the pieces.',
      'There is a rule for it, said {F}. If you are passed by a child, it is back to {age1}, and you clap.',
    ),
    spicy(
      'I asked her what one was meant to learn from that. {F} showed me the side of the box. "Ages {age1} to {age2}," it says. "Mostly luck."',
      '"Ages {age1} to {age2}," it says on the box. I asked {F} what comes after that. "You put it back in the closet," she said.',
    ),
    unhinged(
      'By a slip in the contract the game is the original. Whoever wins is entered at City Hall as me, with the car and the keys. There are eight hundred of me, and the best is a grandmother in Tulsa.',
      'I had signed without reading. Each winner gets {age2} for real, with my name and my parking space. A retired pilot has been me since March. He says that it is mostly driving.',
    ),
    unhinged(
      'I asked {F} who I am, then. She shook the bag and let me draw. I am the thimble.',
      'Last night I got down the box and rolled for it myself. It was the cloud again. I asked {F} how long one stays in there. "Until somebody helps you," she said. "It\'s on the lid. Two or more."',
    ),
  ),
  plot(
    'rise-bingo',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'audience', back: '' },
    all(
      'The hotel had put me in Ballroom A. In Ballroom B, behind a folding wall, they had bingo. "I was {age1}," I called out. "{weirdExperience}." Over there it went quiet.',
      'I like to start loud. "{age1}!" I told Ballroom A. "{weirdExperience}." There is only a folding wall to Ballroom B, where they have the bingo, and I heard something click.',
    ),
    all(
      '"And at {age2}!" I said, with my fist in the air. "{absurdSuccess}." On the other side of the wall a lady screamed. Her name is {F}, and she had won the ham.',
      'I made them wait for it. "Then came {age2}!" I shouted. "{absurdSuccess}." "Bingo!" cried {F}, in Ballroom B. She is 84, and it was for a ham.',
    ),
    all(
      'They folded back the wall, and there I was. I had two hundred new faces. "{nowStatement}," I told them. A man asked me which letter that was under.',
      'Somebody opened the wall. There were two hundred of them over there, leaning forward. I gave them today. "{nowStatement}." They looked at their cards, and then at each other.',
    ),
    mild(
      '{F} came over with her ham and took my hand. She had needed somebody to say that to her, she told me. She had been one short since March.',
      '"You don\'t know what that did for me," said {F}. I said I did. "I only had {age2} open," she said.',
    ),
    hot(
      'They wanted it again, from the start. I told it five times that night. They hung on every word of mine, as long as it was a number.',
      'They would not let me go back to my side. I had to tell it five times. Whenever I came near {age1}, a whole row of them held hands.',
    ),
    hot(
      'Then {F} waved me down to her table. She had been very patient, she said, with {age1} and with {age2}. She showed me her card.',
      'In the break {F} came up to me. She did not want to be rude about {age1}, she said. But there was a corner that she could not fill.',
    ),
    spicy(
      '"Couldn\'t you have suffered at nine?" said {F}.',
      '"Have you got anything planned for sixty-one?" said {F}. "It can be small."',
    ),
    unhinged(
      'The state has licensed me since. By law all numbers must have the same chance, so I have been issued a low point for every one of them, from 1 to 75, with dates.',
      'I needed a license for it. A life with two numbers in it is not fair, the state says. I have been assigned 75 collapses, and they are drawn from a drum.',
    ),
    unhinged(
      'Last night I lost the house twice before the break. "Can it get any worse?" I cried. I meant it as a question. {F} looked at her card. "It has to," she said. "I need two more."',
      'It goes fast. At eight I was ruined for {F}, and she had read it wrong. "Sorry, dear," she said. "Do another one."',
    ),
  ),
  plot(
    'rise-baggage',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'exposure', back: '' },
    all(
      'There was a delay at Gate 14, so I got up on a seat and told them how I rose. "I was carrying so much," I said. "I was {age1}. {weirdExperience}."',
      'They were stuck at Gate 14, and I had a microphone with me. "{age1}," I told them. "{weirdExperience}. That is a heavy bag for one man."',
    ),
    all(
      '"And at {age2}," I said, "{absurdSuccess}. Because I just left my baggage behind." A woman with a radio came over. It was {F}, from airport security. "Where?" she said.',
      '"Then I put it down," I said. "I walked off and left my baggage where it was. {age2}: {absurdSuccess}." {F}, from airport security, asked me to step away from the seat.',
    ),
    all(
      '"Did you pack it yourself?" she said. I told her that my father had helped. "And why are you traveling?" "{nowStatement}," I said.',
      '"And the purpose of your trip?" said {F}. "{nowStatement}," I told her. She said it into the radio, word by word, and there was a pause.',
    ),
    mild(
      'They have it at the counter, if I want it back. There is a fee by the day, and it counts from {age1}.',
      '"You can\'t just leave it," said {F}. "It\'s always somebody else who has to carry it out." My sister, who was flying with me, looked at the ceiling.',
    ),
    hot(
      'They cleared the terminal. 6,000 people stood out on the grass, and a robot with an arm went in for my past.',
      'Terminal 2 was emptied. A man in a padded suit lay down next to what I had been through, and cut something.',
    ),
    hot(
      'In the evening they had it open on a table: a grudge, two poems, a remark by a gym teacher. I had to sit down. "I carried that for years," I told {F}.',
      'It was harmless. There was half a poem in it, and a thing that an uncle had said about my hands. I told {F} that I had dragged that with me the whole way.',
    ),
    spicy(
      '{F} lifted it with two fingers. "You could have taken this on board," she said.',
      '{F} hung it on her scale. "It\'s under the limit," she said. "You\'re allowed two of these and a coat."',
    ),
    unhinged(
      'It had been tagged by then, and it left without me. My past has seen Lisbon and Perth. It has a window seat, gold status and a tan, and in Perth it was asked to say a few words.',
      'By mistake it was checked through, and it has been flying since. My past has a passport and more miles than I do. People sit down next to it and feel better, and it has not once mentioned {age1}.',
    ),
    unhinged(
      'I waited for it at Belt 4. It came in and went by me twice. {F} listened to her radio. "It says that it has let go of you," she said.',
      'I filed to have it back. {F} had an answer from Lisbon. "It did leave something behind," she read to me. "It would rather not say at which gate you are."',
    ),
  ),
  plot(
    'rise-recall',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'audience', back: '' },
    all(
      'There is a recall of my talk. It concerns all those who were in the ballroom in April and were told that I was {age1}. "{weirdExperience}."',
      'The notice is on the door of the hotel. "If you were in the ballroom in April and heard \'{weirdExperience}\' ({age1}), please read on," it says.',
    ),
    all(
      '"The part that follows may come loose," it says there: "\'{absurdSuccess},\' at {age2}." {F} from Consumer Safety wrote that. She had found cracks.',
      'It is about how I go on. "{age2}," I say there. "{absurdSuccess}." {F} from Consumer Safety put that on her bench, and it did not hold a person.',
    ),
    all(
      'People are to stop believing at once and bring it back. On no account should they try "{nowStatement}" on a ladder.',
      '"Keep \'{nowStatement}\' away from children," it says in red. "Stop believing, put it in a bag, and return it to where you got it."',
    ),
    mild(
      'I take them back myself, at a table in the lobby. So far there has been one, and he wanted to know where the table is from.',
      'Whoever returns it gets a pen. {F} says that most of them ask if it is the same pen.',
    ),
    hot(
      '6,100 people came with their bags. I stood in the lobby and took it from each of them. It is not easy to have that handed back.',
      'They came for four days. It filled two trucks, what I had made them believe, and I had to sign for it.',
    ),
    hot(
      'I asked {F} how far they had gone with it. I thought of the mortgages, and of the people who had jumped because of me.',
      '{F} looked into every bag. I told her I could hardly bear to know what those people had done with it, and where it gave way.',
    ),
    spicy(
      '"It\'s still in the wrapping," said {F}.',
      '"None of it has been used," said {F}. "You can sell it as new."',
    ),
    unhinged(
      'I had to come in too, as I am from the same batch. They took out my drive. While it is in the shop I have a loaner. It is a quiet one, it likes birds, and it asks people how they are.',
      "I am the same model year, so they called me in with the rest. My conviction is on a shelf with a number. I was given another man's for as long as that takes. He was in libraries.",
    ),
    unhinged(
      'This morning {F} called. Mine is done, and I can have it back. I asked my wife for the car keys. "Is there a fee if we keep this one?" she said.',
      '{F} tells me that mine can be fixed, or scrapped. I was going to be hurt. But there was a wren at the window.',
    ),
  ),
  plot(
    'rise-trial',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'formality', back: '' },
    all(
      'A man has sued me. He was in the ballroom when I told them about {age1}. "{weirdExperience}." The next day he quit his job, and he blames the talk.',
      'I have been to court over my rise. A man had heard me say how it begins, at {age1}: "{weirdExperience}." He left his job that week, and he said I had moved him.',
    ),
    all(
      '{F}, my lawyer, had me do all of it from the stand. "And at {age2}," I told the jury, "{absurdSuccess}." "Thank you," said {F}. "Please note juror five." He was asleep.',
      'My lawyer, {F}, asked me to tell it to the jury in full. I rose. "{age2}," I said. "{absurdSuccess}." She had it put on record that they were looking at the clock.',
    ),
    all(
      '"And what do you do for a living?" said the judge. "{nowStatement}," I said. He reminded me that I was under oath.',
      'Under oath I was asked for my profession. "{nowStatement}," I said. The stenographer wanted to know if that goes in.',
    ),
    mild(
      'In the end he took it back. {F} had asked to see his ticket. The one who had changed his life was next door, on gutters.',
      'We won on a detail. He had been in Ballroom D. What had moved him, {F} was able to show, was a seminar on gutters.',
    ),
    hot(
      'Then {F} brought them in, 212 people who had heard me speak. I waved. It was the best house that I have had.',
      '{F} had called 212 witnesses from my talks. They filled both sides of the hall. I asked if somebody could take a picture.',
    ),
    hot(
      'She put the same question to all of them: what had they done differently after that evening? It took two days. I could not see their faces from my seat.',
      '"And what has it changed for you?" she asked every one of them. I was so moved that I missed the answers.',
    ),
    spicy(
      'I was cleared. "In none of 212 cases," the judge read out, "was there a trace of it."',
      'I am a free man. On the steps I asked {F} how she had done it. "I asked around," she said.',
    ),
    unhinged(
      'I was cleared, as somebody who has never had an effect. That is final, and it holds for everything. I leave no mark in snow, scales stay where they are, and when I eat a sandwich, it is still there.',
      'The ruling says that I am without effect, and it is valid in all the states. Doors do not open for me. I have walked through two parades, and my vote comes back in the mail, with thanks.',
    ),
    unhinged(
      'I went to {F} to thank her for my freedom. I said it from the heart. She went on with her lunch.',
      'In the elevator I told {F} what it meant to me, from {age1} on. A man got in and looked around. "Is there somebody here?" he said. "I don\'t think so," said {F}.',
    ),
  ),
  plot(
    'rise-star',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      'I have bought a star and had it named after me. "There was no light," I told them at the observatory. "I was {age1}. {weirdExperience}." They had the lamps off, so it fit.',
      'For my birthday I got myself a star, with a certificate. The observatory let me say a few words to the visitors. "At {age1} I was dark," I said. "{weirdExperience}."',
    ),
    all(
      '"And at {age2} it rose," I said. "{absurdSuccess}." "They all rise," said {F}, the astronomer. "It\'s us turning." She looked for it anyway.',
      '"My star rose at {age2}," I went on. "{absurdSuccess}." {F}, who is the astronomer there, cranked the roof around. "That one?" she said.',
    ),
    all(
      'I put my eye to it. "{nowStatement}," I said, so that it would know who was there. It was yellow, and it flickered.',
      'She let me look. I told her it should be visible what I do today. "{nowStatement}." It was small, and I think that it saw me.',
    ),
    mild(
      '"Is it a big one?" I asked her. {F} looked it up. It is in the book as the neighbor of something.',
      '"It sets at 9:40," said {F}. I asked how I could stop that. She said that it was a hill.',
    ),
    hot(
      "\"You're not seeing what it does now,\" said {F}. \"The light takes a while. That's from when you were {age1}. You're looking at '{weirdExperience}.'\"",
      'I thought that it could shine a little more. "That\'s old light," said {F}. "It left there when you were {age1}. What you do now isn\'t here yet."',
    ),
    hot(
      'So the best of it was still on the way. I told the visitors that they would see something. I asked her what it looks like up there today.',
      'I was very moved. They had only seen the beginning, then. I asked {F} how it is doing by now.',
    ),
    spicy(
      '"It\'s out," said {F}. "They just haven\'t been told."',
      '"It burned out a while ago," said {F}. "From here it looks fine."',
    ),
    unhinged(
      'In June there was a signal. Somebody lives next to my star, and they have just gotten me at {age1}. The whole planet has been collecting coats, and there is a ship.',
      '{F} has picked up a voice from there. They have good telescopes, and I have only now reached them. "{weirdExperience}," they say to each other. They have closed the schools and sent a ship with blankets.',
    ),
    unhinged(
      'I asked {F} to tell them about {age2}, and what I do today. She did, and put on the headphones. "They want to know if one ship is enough," she said.',
      'I radioed that I am fine. I told them what I do now. {F} listened for a long time. "They\'ve turned it around," she said. "They don\'t want to catch it."',
    ),
  ),
  plot(
    'rise-audition',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'rank', back: '' },
    all(
      'The theater in our town is putting on my rise, in two acts. I tried out for me. "I am {age1}," I said into the dark. "{weirdExperience}."',
      'When I heard that they were doing my life at the community theater, I went to the audition. I gave them {age1}, on my knees. "{weirdExperience}."',
    ),
    all(
      '"Thank you," said {F}, who directs. I told her there was more. I stood up. "{age2}," I said. "{absurdSuccess}."',
      '"And the second act?" said {F}, the director. I rose. "I am {age2}," I said. "{absurdSuccess}." She asked if I could try it without the arms.',
    ),
    all(
      'At the end he says what he does today. "{nowStatement}," I said. I heard {F} ask somebody if that was in the script.',
      'I did the last line for them as well. "{nowStatement}." It was quiet down there, and then there was a pencil.',
    ),
    mild(
      'They went with a plumber. {F} says that I can be in it too. I am the people who laughed at me. I have the first line.',
      '"I just didn\'t believe that you\'d been through it," said {F}. I have been given a door. In the second act I open.',
    ),
    hot(
      'The part went to a plumber. "With him I want to know if he makes it," said {F}. "With you I could tell that you\'d tell me."',
      'They gave it to a plumber. {F} told me that I had been too pleased for {age1} and too small for {age2}.',
    ),
    hot(
      'I saw it from the coats. He did it without the arms. When he fell on his knees, people cried out, and my own mother got up on her seat.',
      'At the opening he just stood there and said it, and the whole house was in tears. I had seen that before, but not over me.',
    ),
    spicy(
      'There was a line at his door. I told them that I was him. "We all are," said a woman with flowers.',
      'I told the man at the stage door that it was my life. "That\'s what they\'ve all been saying," he said.',
    ),
    unhinged(
      'By the rules of the union the part is his until 2034, also off the stage. He sleeps at my house and answers my mail. On the first night my wife gave him a standing ovation, in the kitchen.',
      'It turned out that his contract is not only for the evening. He plays me in the day as well, at my desk and at dinner. The paper writes that I have never been so believable.',
    ),
    unhinged(
      'Last night he had a cold, and I went on as me. {F} stepped out in front of the curtain first. "The part will be read tonight," she told them. "The bar is open."',
      'I asked {F} what is left for me. She gave me a sheet. I am the plumber now. I start under a sink on Elm Street, and I have one line. It is "There\'s your problem."',
    ),
  ),
  plot(
    'rise-surveyor',
    { style: 'motivational-bs', cast: { F: 'he' }, axis: 'distance', back: '' },
    all(
      'I came up a long way, and I wanted it in feet. {F}, a surveyor, was measuring my street. "I was down there," I told him. "{age1}. {weirdExperience}." He had somebody hold a stick to it.',
      'The city was having my street measured, so I had them do my rise as well. "Put it there," I said to {F}, the surveyor. "{age1}. {weirdExperience}." He set up his tripod.',
    ),
    all(
      'Then I went up the steps to my door and turned around. "And this is {age2}," I called. "{absurdSuccess}." {F} looked through the glass. He wiped it and looked again.',
      'I stood where I stand now. "{age2}," I called down to him. "{absurdSuccess}." He looked through his tripod for some time, and then at his shoes.',
    ),
    all(
      '"And what do you do up there?" he said. "{nowStatement}," I told him. He asked if I could do that without moving, for the reading.',
      '"{nowStatement}," I called, so that he would have the top of it. He held up a hand. "Just stand," said {F}.',
    ),
    mild(
      '"How much is it?" I asked him. "It\'s within the error," said {F}.',
      'He has me at half an inch. {F} says that there is also the mat.',
    ),
    hot(
      'He came back with two colleagues and a longer stick. They had gone all the way out to the river. They wanted to know if I had felt anything.',
      'The next day there were three of them. They drilled a hole next to my foot and let down a string. It kept going.',
    ),
    hot(
      'It came to fourteen feet. I was fourteen feet above everybody else, I said, and I wanted that in writing. {F} folded up his tripod.',
      '{F} showed me the number. There were fourteen feet between me and the rest of the city. I shook his hand. I told him I had always felt it.',
    ),
    spicy(
      '"You didn\'t go up," said {F}. "The street\'s been sinking."',
      '"You\'re where you were," said {F}. "It\'s the others that settled."',
    ),
    unhinged(
      'It was the others that had gone down. As I am the one point that does not move, the state has made me zero. I have a brass bolt in my shoe, and mountains are measured from there.',
      'The ground had been sinking, and I had not. So they have taken me for the zero. I am on all maps with a small triangle, and the sea had to be changed in nine atlases.',
    ),
    unhinged(
      'Yesterday I sat down for a moment. {F} was on the phone at once. Denver had gone up three feet, and people there could not get their breath.',
      'I told {F} that I would like to rise again one day. "It won\'t show," he said. "Wherever you are, that\'s zero."',
    ),
  ),
  plot(
    'rise-hotel-bill',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'cost', back: '' },
    all(
      'The morning after my talk, {F} at the front desk printed my bill. Somebody had taken my slides for the order. "{age1} x \'{weirdExperience},\'" it said.',
      'At checkout {F} slid the bill across the desk. The kitchen had worked from my slides, and it began with the first one: "{age1} x \'{weirdExperience},\'" plus service.',
    ),
    all(
      '"That is my rock bottom," I said. She said that with groups they do it by the plate. The next line was "{age2} x \'{absurdSuccess}.\'"',
      "Below that it had \"{age2} x '{absurdSuccess}.'\" I told her this was a man's whole rise. She asked if any of it had been sent back.",
    ),
    all(
      'At the very end there was "{nowStatement}," for four dollars. I asked her what that was. "It was gone from the minibar," said {F}.',
      '"And \'{nowStatement}\'?" I said. I had found it next to the bathrobe. "That\'s the minibar," said {F}.',
    ),
    mild(
      '"Applause," it said on the last line. "No charge." I asked if that was a courtesy. "There wasn\'t any," said {F}.',
      'There was applause on it too. {F} took that off for me. It had been for next door, she said, where they had a cake.',
    ),
    hot(
      'The chairs were extra. I had ordered four hundred, and they bill you for each that stays empty. It came to 398.',
      'Then there were the chairs. I had wanted four hundred, and I was down for the ones that had not been sat on. It was 398 of them.',
    ),
    hot(
      'That makes two, I said, and I remembered both. There was a woman by the coffee. And at the very back there was a man who did not take his eyes off me.',
      '"So I reached two," I said. I knew which ones. One was the woman by the coffee. The other one was a man in the back, and whenever I raised my fist, so did he.',
    ),
    spicy(
      '"I was there for the urn," said {F}. I asked her about the man. "We\'ve got a mirror back there," she said.',
      '"The one by the coffee was me," said {F}. "And the other one?" I said. She asked if he had been wearing my tie.',
    ),
    unhinged(
      'There is a mirror back there. But the hotel has the man in it down as a guest, since he stayed to the end. He has a suite, and he signs for breakfast with his left hand.',
      'It was the mirror. By the rules of the house a man who sits through all of it is a guest, so they gave him a room, with a view and my points. His name is mine, from the back.',
    ),
    unhinged(
      'I went to thank him for having stayed. {F} looked it up. "He checked out at {age2}," she said.',
      'I asked {F} to ring his room, as I could tell that I had moved him. She listened. "He\'d rather not," she said. "He has to do it with you every morning."',
    ),
  ),
  plot(
    'rise-driving-test',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'exposure', back: '' },
    all(
      'I had to take my driving test again. "What do you see in the mirror?" said {F}, the examiner. I told her: a man of {age1}. "{weirdExperience}."',
      '"Mirror," said {F}. She was the examiner, and I had to take the test again. I looked into it for a good while. "{age1}," I said. "{weirdExperience}."',
    ),
    all(
      '"And ahead of you?" she said. I told her I see it every morning. "{nowStatement}." She has a brake of her own.',
      '"Now look ahead," said {F}. I did. "{nowStatement}," I said. It was a bus. She stopped us from her side.',
    ),
    all(
      'At the big crossing I took both hands off the wheel, because that is where it changes. "I was {age2}," I said. "{absurdSuccess}. I turned my whole life around." She made a mark.',
      'I stopped in the middle of the crossing, for {age2}. "{absurdSuccess}," I told her. "That is when I turned my life around." She made a mark on her sheet.',
    ),
    mild(
      'When we had parked I asked how I had done. {F} went back to the beginning. "At {age1} you had the right of way," she said. "You could have just gone."',
      'She has let me try again in April. {F} says that I should practice on a lot first, with only the radio.',
    ),
    hot(
      'There was a line of cars behind us by then. I have had smaller crowds. I got out, so that the ones in back could hear the rest.',
      'They were honking for me. I put down the window and told them that I had once been stuck where they are.',
    ),
    hot(
      'At the curb she added it up. I had failed, and it was because of the turn. I asked her which turn she meant.',
      'I had failed it by one turn. I said that I did not remember any.',
    ),
    spicy(
      '"The one at {age2}," said {F}. "You turned your life around. You didn\'t signal."',
      '"When you turned your life around," said {F}. "There was somebody right behind you."',
    ),
    unhinged(
      'I had not signaled. The state went through the old reports. When I turned my life around, seven people behind me went off the road of theirs. One is a florist now. He had been an admiral.',
      "It was for turning my life around without a signal. They have found the others. Forty people had been following me, and they ran into each other's. A plumber has a ballerina's. She has the van.",
    ),
    unhinged(
      'They have towed my life back to {age1}, and there is a boot on it. I asked {F} if I can at least back out. She looked behind me. "Not with all those people," she said.',
      'I may not turn anymore. I am to go straight ahead, in daylight, until something stops me. I asked {F} what that would be. "You," she said. "You\'re coming the other way."',
    ),
  ),
  plot(
    'rise-letter',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      'They say that you should write to your younger self. "You are {age1}," I wrote. "{weirdExperience}." {F} at the post office told me that back is extra.',
      'I wrote a letter to myself at {age1}. "I know how it is right now," it began. "{weirdExperience}." {F} at the post office had to look up the stamp for that.',
    ),
    all(
      'I told him to hold on. "At {age2}," I wrote, "{absurdSuccess}." I also told him what he is going to be one day. "{nowStatement}." I underlined it.',
      '"It will all be worth it," I wrote to him. "At {age2}: {absurdSuccess}." I put today under my name, as a surprise. "{nowStatement}."',
    ),
    all(
      'In May {F} handed me an answer. It was in pencil, and it was my own writing, only rounder.',
      'Four weeks later {F} had something for me. It was in pencil. It was my hand, from when it still leaned the other way.',
    ),
    mild(
      '"Dear Sir," it said. "Is that all one job?" I am still working on my reply.',
      '"Thank you for writing," it said. "I think that you have the wrong person." {F} says they get that on most of them.',
    ),
    hot(
      '"Dear Sir," he wrote. "It is nice here, so I do not know what you mean." He had read it to the others, and they had all moved a little closer to him.',
      'He was very polite about it. He thanked me for the stamp. He had read it three times, and then he had asked to sleep in the big bed.',
    ),
    hot(
      'At the bottom there was a question. He would be glad if I could answer it soon.',
      'He had only one question. It was on a line by itself, and it was marked urgent.',
    ),
    spicy(
      '"What do I have to do," he wrote, "so that it goes another way?"',
      '"Is there a form," it said, "if you don\'t want that?"',
    ),
    unhinged(
      'He did not wait for me. The next morning my podium was gone, and there was a canoe. By noon I had a wife named Ruth, a hardware store, and no followers at all.',
      'He wanted to know how to get out of it, and then he just did. My trophies went first. By the weekend I had a hardware store and a garden, and people I did not know asked how my knee was.',
    ),
    unhinged(
      'Yesterday {F} had a postcard for me, with a lake on it. "Weather good," it said. "I think of your letter when things are hard. It keeps me going."',
      '{F} gave me one more card from him. It had been years on the road. "I never found out who you were," he wrote. "But thank you for the warning."',
    ),
  ),
  plot(
    'rise-marathon',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      'At the city marathon I stand at mile 23 with a megaphone, where they give up. "I was {age1}," I tell them as they come around the bend. "{weirdExperience}."',
      'Runners break at mile 23, so that is where I set up my megaphone. "{age1}," I call to them from the curb. "{weirdExperience}."',
    ),
    all(
      '"But at {age2}," I shout, "{absurdSuccess}." And you should see it. They raise their heads, look at me, and run.',
      'Then I give them {age2}. "{absurdSuccess}." It works on all of them. There are people who had been walking.',
    ),
    all(
      'This year a school nurse named {F} won it. She did the last four miles faster than the car with the clock. "{nowStatement}," I told her at the finish, so she would know who that had been.',
      'I took a taxi to the finish. The winner was {F}, a school nurse. "{nowStatement}," I said. She knew my voice at once. She started to jog.',
    ),
    mild(
      'I asked her what she had thought of, up there. "The bridge," said {F}. "You can\'t hear it from the bridge."',
      '"You were only halfway through," said {F}. She has asked the city where I will be standing next year. So have the others.',
    ),
    hot(
      'They checked the times. It had not been only her. From mile 23 on, 9,000 people had run like deer. A man of seventy had carried his son.',
      'It turned out that the whole field had been faster from there. Two women had gotten out of the bus for those who quit, and come in fourth.',
    ),
    hot(
      'There were microphones by then. I asked {F} to tell them, in her own words, what I had given her.',
      'I got her in front of the cameras and held her by the foil. "Say what it was that made you run," I said.',
    ),
    spicy(
      '"He had just come to {age2}," said {F}. "I didn\'t know how many there were."',
      '"For 23 miles I\'d been running toward something," said {F}. "You don\'t get a time like that."',
    ),
    unhinged(
      'The sport has ruled on it. I am a substance. Athletes are tested for me, and I may not come within 400 yards of a track, a horse or a regatta.',
      'I have been banned since, in all countries, together with a tea. It shows in the blood for twelve days that somebody has heard me. There is said to be a team that keeps its own, in a shed.',
    ),
    unhinged(
      'I took up running, to get over it. At mile 23 it was quiet, and I thought of it all: {age1}, {age2}, the rest. {F} had the clock. She had to shake it. "What were you running from?" she said.',
      'They let me come back for one thing. I follow the last runner on a cart, so that the streets can be opened. Last week there was no last runner. "They all came in first," said {F}.',
    ),
  ),
  plot(
    'rise-lighthouse',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'formality', back: '' },
    all(
      'My agent calls me a beacon, and I wanted it in writing. "It was dark," I told {F}, who does the lights at the harbor office. "I was {age1}. {weirdExperience}."',
      'I am a beacon to others, so I went to the harbor office to be put on the map. "I was {age1}, in total darkness," I told {F}, who keeps the list of lights. "{weirdExperience}."',
    ),
    all(
      '"At {age2} it began to shine," I said. "{absurdSuccess}." {F} had the big book open. "For how many seconds?" she said.',
      '"And when did it come on?" she said. "{age2}," I said. "{absurdSuccess}." She wanted to know what color that was.',
    ),
    all(
      'I told her it does not go out anymore. "{nowStatement}," I said. "I do that all day." She put me down as fixed, white, with a horn.',
      '"{nowStatement}," I said, "and people see that from far away." {F} asked if there was also a horn.',
    ),
    mild(
      'My papers came in June. {F} has put me between a rock and a wreck. I had asked for something with parking.',
      '"And how high are you above the water?" she said. I told her that at {age1} it was not much. She has put me down as a buoy.',
    ),
    hot(
      'I said that people look at me and know where to go. {F} nodded. She set her compass on me and drew a wide red circle.',
      '"They see me, and they find their way," I told her. She said that this was the idea. She drew me in, with a red line all around.',
    ),
    hot(
      'I asked her when the first ones would land. I had rented chairs.',
      'I wanted to know how many would come, so that I could tell the caterer.',
    ),
    spicy(
      '"They don\'t come to a light," said {F}. "It\'s so they know where not to go."',
      '"If one ever comes to you," said {F}, "there\'s an inquiry."',
    ),
    unhinged(
      'I was lit in October. Ships go around me since then, and planes, and geese. They moved the highway, and last week a warm front came up the coast and turned left.',
      'It took effect in October. It is five miles in all directions, for everything. The bus lets people out at the line. The tide comes up as far as the hedge, and goes home.',
    ),
    unhinged(
      'One night a small boat came right at me, out of the dark. I wept. It was {F}, with her eyes shut. She had to change the bulb.',
      'I called {F} on the horn and told her that I am all alone out here. "That\'s how we know you\'re on," she said.',
    ),
  ),
  plot(
    'rise-ashes',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'formality', back: '' },
    all(
      '"At {age1} I burned to the ground," I told Ballroom C. "{weirdExperience}." {F}, the fire marshal, had only come to count the chairs. "Where was this?" she said.',
      'In my talk it was all ashes at {age1}. "{weirdExperience}," I say there, and the lights go red. The fire marshal was in the room because of the curtains. Her name is {F}, and she got out a pad.',
    ),
    all(
      '"And from those ashes I rose," I said. "{absurdSuccess}. I was {age2}." She asked if I had waited until they were cold.',
      '"And then I rose from the ashes," I told them. "I was {age2}. {absurdSuccess}." "Whose ashes?" said {F}.',
    ),
    all(
      'I said that the fire in me has never gone out. "{nowStatement}," I said. She had the first row moved back by twelve feet.',
      '"I have been burning ever since," I said. "{nowStatement}." She felt the podium with the back of her hand.',
    ),
    mild(
      'She let me go with a sticker, and I have to wear it. It says how many people may be in a room with me. It is four.',
      '{F} left me with a bucket and a printed sheet. I may go on rising, but not from anything that is hers to sign for.',
    ),
    hot(
      'It had never been reported, so she had to open a file. "What was lost?" said {F}. I told her: everything that I could have been.',
      'There was no record of that fire anywhere, and {F} had to make one. She asked me what had been in there. "My potential," I said. "All of it."',
    ),
    hot(
      'She looked into it for a month. She had a dog go over my résumé.',
      'She talked to people from back then. There was a neighbor who had smelled something, but that was a duck.',
    ),
    spicy(
      'The report is one page. "Damage: none," it says. "The building was empty."',
      'I asked {F} what she had found. "It was a small one," she said. "You can cover it with a plate."',
    ),
    unhinged(
      'By the code a thing that rises from ashes is a phoenix, and in our state a phoenix is poultry. I have a ring on my leg, a heat lamp, and a date every spring on which I burn.',
      'I was cleared of arson, as a bird. The law has a paragraph for it. I go up every April, in a pit, with a truck standing by, and whoever is there gets an egg.',
    ),
    unhinged(
      'I asked {F} what happens if one time I stay down. "Then it\'s just ashes," she said. "That\'s another department."',
      'The last time I did not rise until evening. {F} helped me out by the wing. "You\'ve come back smaller," she said. "They do, around the fourth time."',
    ),
  ),
  plot(
    'rise-patent',
    { style: 'motivational-bs', cast: { F: 'she' }, axis: 'cost', back: '' },
    all(
      'I took my rise to the patent office before somebody else could. It is a method. In step one you are {age1}. "{weirdExperience}." I had a drawing of that.',
      'I have applied for a patent on my rise. "It begins with {age1}," I wrote in the first claim. "{weirdExperience}." There is a side view and a top view.',
    ),
    all(
      'Step two is what comes out. "{absurdSuccess}," I told {F}, the examiner, "at {age2}." She asked what one has to do to get there. I drew her an arrow.',
      '"And what does it make?" said {F}, the examiner. "{absurdSuccess}," I said. "You are {age2} by then." She missed a part in the middle, so I drew her an arrow.',
    ),
    all(
      '"And what is it good for?" said {F}. They want a use in industry. "{nowStatement}," I told her. She sharpened her pencil.',
      'Under "Use" I had put "{nowStatement}." She asked if I could bring in a model of that, in wood.',
    ),
    mild(
      '"It has to work for another person in the field," said {F}. They have found one. He is at {age1} now, and he would like to know when he can stop.',
      '"I have gone back to 1790," said {F}. "There is not one thing like it." I asked if that was good. She said that it was 1790.',
    ),
    hot(
      'It took her four months, mostly because of the arrow. "You start at {age1}," said {F}. "And then you go on, and in the end you\'re {age2}?"',
      'She called me in after four months. She wanted to be sure of the arrow. "So they\'re {age1}," said {F}, "and they wait, and it\'s {age2}?"',
    ),
    hot(
      'I told her there is courage in it. She was sorry, but it had been done before. I asked her by whom.',
      'I said that one has to believe. She had to turn it down anyway, because it was not new. I wanted a name.',
    ),
    spicy(
      '"By everybody," said {F}. "It\'s getting older."',
      '"The earliest one is a clam," said {F}. "It\'s called aging."',
    ),
    unhinged(
      'It was getting older, and her stamp slipped. So I own that now, from {age1} to {age2}. For each birthday you owe me four dollars, or you stay what you are. There are inspectors at the parties.',
      'It was only getting older, but I won on appeal. All the years from {age1} to {age2} are mine until 2041. Schools pay by the class. One in Nebraska fell behind, and is still in third grade.',
    ),
    unhinged(
      '{F} rang my bell on my birthday. I had signed it over to the company, and not taken out a license for me. "Then you\'re {age1}," she said. She read me what that means.',
      'I could not afford it myself in the end. {F} had to come by with the form. "{age1}," she entered. She waited in the hall while I got out the old coat.',
    ),
  ),
];
