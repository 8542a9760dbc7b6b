import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../story/plot.ts';

/** A small thing that became the story of a career, and where the telling of it leads. */
export const STORYTELLING_PLOTS: Plot[] = [
  plot(
    'tale-interview',
    { style: 'storytelling', cast: { F: 'she' } },
    all(
      'I was interviewing a woman called {F} for a job in Accounts. I opened with a story, to relax her: "{storyTopic}."',
      '{F} had come in about the job in Accounts. I like to start warm, so I told her my story, "{storyTopic}."',
      '{F} had come in about the job in Accounts. I like to start warm, so I told her what I learned from {storyTopic.np}.',
    ),
    all(
      'It takes half an hour if I do the voices. I did the voices.',
      'With the voices it runs half an hour, and I had closed the blinds for it.',
    ),
    all(
      'She listened with her pen in her hand. Then she asked me where I see myself in five years.',
      'She let me finish. Then she clicked her pen and asked where I see myself in five years.',
    ),
    mild(
      'I gave a very good answer. She thanked me for coming in, and I found myself in the hall.',
      'I said, "Here." She said they had a lot of strong people to see, and held the door for me.',
    ),
    hot(
      'I had never been asked. I told her about my weaknesses, and why there is a gap in 2016.',
      'I got a little emotional. I told her about 2016, and she made a note next to my name.',
    ),
    spicy(
      'She stood up and shook my hand. "We\'ll let you know," she said. That was three weeks ago, and she has my chair.',
      '"Thank you for coming in," said {F}. I was in the elevator before I remembered that it is my office.',
    ),
    unhinged(
      'They let me know. I am through to the second round for my own job. My badge says Visitor, and so do my tax forms.',
      'I was put through to the second round. Until it is decided my name is off the door, the payroll and the mortgage.',
    ),
    unhinged(
      'In the final round there was just {F}, behind my desk. I took a breath. "{storyTopic}," I began. "The other candidate told that one too," she said.',
      'It was down to two of us. {F} asked for an example. "{storyTopic}," I said. She turned a page. "You\'ve used that," she said.',
    ),
  ),
  plot(
    'tale-item-two',
    { style: 'storytelling', cast: { F: 'she' } },
    all(
      'Our weekly meeting has a printed agenda. Item one is my story, "{storyTopic}." I have never seen item two.',
      'For six years every meeting of ours has begun with item one: "{storyTopic}." I tell it, the hour is up, and item two moves to next week.',
    ),
    all(
      'It is how I set the tone. {F} from Payroll sits across from me with a folder on her knees.',
      'I tell it standing. {F} from Payroll always brings a folder and takes it home again.',
    ),
    all(
      'Last week I had a sore throat, and I was done by 9:50. There was a silence. {F} opened the folder.',
      'Last week I lost my voice in the middle, at the good part. {F} waited a moment and opened her folder.',
    ),
    mild(
      'Item two was that the room is booked by somebody else. It has been, every week, and they were all outside with their coffee.',
      'Item two was the chairs. They had been recalled, and we were to stop sitting on them by spring of last year.',
    ),
    hot(
      '"Item two," she read. "My resignation." She had a date on it.',
      'She put a letter on the table. It was item two. She would be leaving us in May.',
    ),
    spicy(
      'I said we would miss her, and which May. "2019," said {F}.',
      'I asked if she could stay until we found somebody. "You found somebody in 2020," said {F}. "That\'s Paul. He\'s item four."',
    ),
    unhinged(
      'Item three was the sale of the company. It went through while I was doing the voices. We have not existed since 2021, and the fines are under item six.',
      'Under item three we had been dissolved, three years ago, by a vote that I had talked through. Legally the room was empty.',
    ),
    unhinged(
      'I asked if there was any other business. {F} looked around the table. "No," she said. "No business."',
      'I said we should still end properly, and asked for other business. "There isn\'t even this one," said {F}.',
    ),
  ),
  plot(
    'tale-bears',
    { style: 'storytelling', cast: { F: 'she' } },
    all(
      'We took the team camping. At the fire I stood up and told them my story, "{storyTopic}."',
      'On the second night of the offsite I told the whole campfire my story: "{storyTopic}."',
      'On the second night of the offsite I told the whole campfire about {storyTopic.np}.',
    ),
    all(
      'By the end I was alone with {F}, the ranger. She had come over to see why there were no bears.',
      'When I looked up they had all gone to bed, and {F} the ranger was there. She had heard it from the lake. So had the bears.',
    ),
    all(
      'She explained that with a brown bear you play dead. With a black bear you make noise.',
      'She gave me the safety talk. Make noise for a black bear, play dead for a brown one.',
    ),
    mild(
      'In the morning I told it again over breakfast. My whole team was on the ground. I told {F} that they had listened to her.',
      'I told it once more at breakfast, to give them the ending. They lay face down in the grass. They are quick learners.',
    ),
    hot(
      'She asked whether I could tell it again at the dumpsters, and after that along the north trail.',
      'The next evening she drove me to the dumpsters and asked me to begin from the beginning.',
    ),
    hot(
      'In twenty-three days there was no bear left in the valley. There were no campers either.',
      'It worked. In twenty-three days we lost the bears, the deer and a Boy Scout troop with a reservation.',
    ),
    spicy(
      'The park has a new sign. "If you meet a bear, make noise. If you meet a man who says \'{storyTopic},\' play dead."',
      '{F} has put up a sign at the gate. "Black bear: make noise. Brown bear: play dead. \'{storyTopic}\': play dead, and do not ask how it ends."',
    ),
    unhinged(
      'In the fall they flew over with a heat camera. The bears were all on one slope, on their backs, holding still. I am in their handbook now.',
      'Then a biologist found sixty bears lying flat around my tent. None was hurt. They teach it to the cubs, and the state has it on film.',
    ),
    unhinged(
      'I went to tell {F}. I came over the hill, waved and took a breath. She has twenty years of experience. She was already down.',
      'I saw {F} on the trail and called out that I had a new ending. I found her hat. She was next to it, and very good.',
    ),
  ),
  plot(
    'tale-dog',
    { style: 'storytelling', cast: { F: 'she' } },
    all(
      'I practice my talk on the dog. Each morning in the park I throw the stick and tell him, "{storyTopic}."',
      'Every morning at the door I tell my dog the story that I tell on stage, "{storyTopic}," and then he gets his stick.',
    ),
    all(
      'He is a good audience. He puts his head on one side. Some days he brings the stick before I am done.',
      'He has never walked out, because of the leash. At the sad part he chews the stick.',
    ),
    all(
      'Last week he was gone. He had taken his bowl. {F} from the shelter called: he had come in by himself.',
      'On Wednesday the gate was open and he was gone, with the blanket. {F} called me from the animal shelter. He had walked in.',
    ),
    mild(
      '"Did somebody bring him?" I asked. "No," said {F}. "He was waiting when we opened."',
      'I asked her if he was all right. "He is now," said {F}.',
    ),
    hot(
      'I drove over and told her the whole thing through the counter glass, so that she would know who I am. In the back I heard him pull down the blind.',
      'I stood at her counter and started with the story, for background. Behind her a door closed. It was a small door.',
    ),
    spicy(
      '"We have a form for people who give up their dog," said {F}. "We\'re looking for one for the other way around."',
      '"Usually it is the owner who says he can\'t do it any more," said {F}. She let me keep the stick.',
    ),
    unhinged(
      'It went to family court. The dog got the house. I have every second Sunday, in the park, with {F} on a bench in between.',
      'He has a lawyer. In the settlement he keeps the house and the car, and I may see him on Sundays, supervised by {F}.',
    ),
    unhinged(
      'This Sunday I got as far as "{storyTopic}." He picked up the stick and threw it. It went very far. I was halfway there before I thought about it.',
      'I sat down next to him and took a breath. "{storyTopic}," I said. He threw the stick. "Go on," said {F}. I went.',
    ),
  ),
  plot(
    'tale-factcheck',
    { style: 'storytelling', cast: { F: 'she' } },
    all(
      'A magazine took my essay, "{storyTopic}," 3,000 words on how one moment made me who I am. Then {F} called, who checks facts.',
      'I wrote 3,000 words about the moment that made me: "{storyTopic}." The magazine bought it and gave it to {F}, the fact checker.',
      'I wrote 3,000 words on what I owe to {storyTopic.np}. The magazine bought them and gave them to {F}, the fact checker.',
    ),
    all(
      'It had rained in the essay. She had called the airport. It had not rained.',
      'In the essay it rains, and I stand {setting.place}. She had called. They remembered the day, and it was dry, and it was somebody else.',
      'She started with the rain. There had been no rain that day, or that month, she told me.',
    ),
    all(
      'The wise old janitor was 31, and says that he told me the building was closed.',
      'She had found the stranger who changed my life. He is a dentist, and he had been talking to somebody behind me.',
    ),
    mild(
      'It came out on Sunday, and I am proud of it. It is a photograph of a coat. "That we could confirm," said {F}.',
      'They printed what was left. It says that a man had a coat. There is a correction about the coat.',
    ),
    hot(
      'By noon we were down to one sentence: "I learned something." There was a long silence on the line.',
      'She crossed out the tears, the handshake and the eagle. What I learned was all that she still had to check.',
    ),
    hot(
      '"Can anybody confirm that?" said {F}. I gave her my wife\'s number.',
      '"Is there a witness for that?" she asked. I told her to call my wife.',
    ),
    spicy(
      'The essay came out on Sunday. It is called "{storyTopic}," and under it there is a correction: "He did not."',
      'It has been printed. "\'{storyTopic},\' by a man," it says, and then white paper. My wife could not confirm the coat.',
    ),
    unhinged(
      'Once she had started she went on with the rest. My diploma has been withdrawn, and my birthday. The state sent a corrected certificate, with a blank.',
      'Then she did my résumé, my wedding and my passport. The passport office has printed a correction. It is a picture of the wall behind me.',
    ),
    unhinged(
      '{F} called this morning and asked if I was sitting down. I said that I was. "We couldn\'t confirm that," she said.',
      'I called her myself in the end. I said that it was me. "Who told you that?" said {F}.',
    ),
  ),
  plot(
    'tale-quiz',
    { style: 'storytelling', cast: { F: 'he' } },
    all(
      'Each new hire gets my story, "{storyTopic}," and then a quiz about it. Ten questions, and you need eight to get a laptop.',
      'A new hire with us hears "{storyTopic}," from me, and takes a test on it before we turn on the email. Eight of ten is a pass.',
    ),
    all(
      'It was {F}, the trainer, who wrote it up. He interviewed the people who were there.',
      'I had {F} from Training put it together. He is thorough. He went and found everybody who was in it.',
    ),
    all(
      'Everybody passes. So I took it as well, for the photo, in front of the spring group.',
      'Last week I sat down and took it with the others, so there would be a picture for the wall.',
    ),
    mild(
      'I got four. {F} says that people often do worse when they were there.',
      'It is a good test. I had four right, and one of those was my name. {F} let me keep the laptop until noon.',
    ),
    hot(
      'I got four of ten. "That is below the interns," said {F}. He asked me for my laptop.',
      'I had four right. The best was a new hire from the mail room, with ten. He has my parking space until I pass.',
    ),
    hot(
      'He went through it with me. Question one: "Where was the narrator?" I had checked "at the center."',
      'He went through it with me. Question one: "Where was the narrator?" I had put that I was {setting.place}.',
      'I asked to see it. I had lost points right away, on "Where was the narrator?" I had put "at the center of it all."',
    ),
    spicy(
      'The correct answer was "in the way."',
      '"It\'s C," said {F}. C was "in the way." A new hire reached over and helped me find it.',
    ),
    unhinged(
      'Whoever fails repeats the program, and there is only one program. It was entered at City Hall that I am 23. I have a lanyard and nineteen days of vacation.',
      'A fail sets you back to your first day. It did. My wife has not met me yet, and in the lobby they asked if I had found it all right.',
    ),
    unhinged(
      'This morning I sat in the front row. {F} dimmed the lights. "\'{storyTopic},\'" he said. It is a wonderful story, and I had no idea that I was not in it.',
      'As a new hire I finally heard it told properly. "\'{storyTopic},\'" said {F}. I raised my hand and asked who the man was. "We cut him," he said.',
    ),
  ),
  plot(
    'tale-wifi',
    { style: 'storytelling', cast: { F: 'she' } },
    all(
      'I tell my story in the coffee shop every morning, from the table by the door. "{storyTopic}," it begins.',
      'There is a coffee shop where I like to work. I open with the same story each day, for whoever sits down: "{storyTopic}."',
      'There is a coffee shop where I like to work. I tell whoever sits down about {storyTopic.np}.',
    ),
    all(
      'For a year not one of them asked me a question. {F}, who makes the coffee, said to give it time.',
      'In a year I had no questions. {F} behind the counter told me that she would think of something.',
    ),
    all(
      'Then last week they came, eight or nine before noon. They walked right up and asked me how it goes.',
      'Last week it turned. People got up with their laptops and came over to ask me how it starts.',
    ),
    mild(
      'I found out why. {F} has made it the wifi password. "You were telling them anyway," she said.',
      'They type along. {F} says it is the wifi. I had taken it for notes.',
    ),
    hot(
      'They wrote down every word. The youngest asked me to spell it. I have waited my whole career to spell it.',
      'I told it slowly, and they typed. A young man made me say it twice. He called the friend who was with him.',
    ),
    hot(
      'I told a woman that it was the day I learned to trust people. She had her finger over the keys. She looked up.',
      'A girl with a backpack heard me to the end, all of it. I could see that something was on her mind.',
    ),
    spicy(
      '"Is that all lowercase?" she said.',
      '"Is there a number in it?" she said. "It wants a number."',
    ),
    unhinged(
      '{F} had made it the wifi password. Then the Pentagon heard of a password that no spy can listen to until the end. Since March I am the launch code.',
      'It was the wifi password, {F} said. The bank took it next, and then the Air Force, because not one spy can sit through it. It is the code for the missiles.',
    ),
    unhinged(
      'A general called in the night. It was serious, and he needed all of it. I began. At minute twenty he said they would rather talk to the other side.',
      'On Saturday they woke me on the red line. "{storyTopic}," I began. I was not yet at the good part when both sides put down their phones.',
    ),
  ),
  plot(
    'tale-fire',
    { style: 'storytelling', cast: { F: 'she' } },
    all(
      'My toaster was on fire, and I called 911. I started at the beginning: "{storyTopic}."',
      'My toaster caught fire last week. I called 911, and so that they would understand I gave them the background: "{storyTopic}."',
      'My toaster caught fire last week. I called 911 and began where it begins, with {storyTopic.np}.',
    ),
    all(
      '"Sir, what is your emergency?" said {F}, the operator. I told her that it comes in at the end.',
      '"Is that where the fire is, {setting.place}?" said {F}, the operator. I told her that it is where I was on fire.',
      '"And what is the emergency, sir?" said {F}, the operator. I said I was getting to it.',
    ),
    all(
      'You have to know who I was in those days, or the toaster means nothing. I moved to the hall, because of the curtains.',
      'I told her what it had taught me about trust. Around then the curtains went, and I took the phone out to the porch.',
    ),
    mild(
      '"A truck is turning into your street," said {F}. "Your neighbor called. He used one word."',
      'Behind me a man was putting it out with a garden hose. "Don\'t stop on my account," he said. That was my neighbor, and {F} told me that I could.',
    ),
    hot(
      '{F} asked if there was a fire in this story. I said there was one in all of us.',
      '"Is there an address in it?" said {F}. I asked her not to skip ahead.',
    ),
    spicy(
      'I have the report from the fire department. "Cause of fire: toaster. Cause of loss: \'{storyTopic}.\'"',
      'The insurance covers the fire. It does not cover "{storyTopic}," which is nine minutes and the roof.',
    ),
    unhinged(
      'The firemen say that it was out when they came. It had gone out by itself in the part about trust. They gave me a helmet, and now they send me in first.',
      'When they got there the fire was leaving by the back door. The chief has seen water do less. I have a coat, a number and a place on the truck.',
    ),
    unhinged(
      'Last night it was a warehouse. I went in alone and said, "{storyTopic}." {F} was on the radio. "It\'s jumping," she said. "There\'s a fire on the roof, and it\'s jumping."',
      'On Saturday it was a paint factory. I had just said "{storyTopic}" when the flames went very low. "Keep going," said {F} on the radio. "It\'s asking for water."',
    ),
  ),
  plot(
    'tale-train',
    { style: 'storytelling', cast: { F: 'she' } },
    all(
      'I have told "{storyTopic}" on 200 stages. A stranger told it to me on a train once, and I made it my own.',
      'For twenty-two years I have lived from one story: "{storyTopic}." I heard it on a train. I only put myself in it.',
      'For twenty-two years I have lived from one story, about {storyTopic.np}. I heard it on a train. I only put myself in it.',
    ),
    all(
      'After the talk last week a woman waited until the room was empty. "That\'s mine," she said. It was {F}, from seat 14.',
      'Last week a woman in the second row said the ending together with me. She came up afterward. "Seat 14," she said. Her name is {F}.',
    ),
    all(
      'I said that it had changed my life. She said she could see that.',
      'I told her what she had done for me: the house, the podcast, the vest. She looked at the vest.',
    ),
    mild(
      'I asked how the rest of it goes. She said that I had gotten off at Newark.',
      '"Then you should know the second half," said {F}. "It turns out that it was a bad idea."',
    ),
    hot(
      'I asked why she had told it to me, of all people. I had my phone out, to record it.',
      'I had one question. Of all the people in that car, what had she seen in me?',
    ),
    spicy(
      '"You were talking," she said. "I made something up so you would stop."',
      '"You were on your third story," said {F}. "I said the first thing that came into my head, and you wrote it down."',
    ),
    unhinged(
      "The court gave her back the story, with everything that had come of it. They came for the house, the vest and my children's names.",
      'The judge gave her everything that had grown out of it. I told it on our first date, so {F} is married to my wife now. They get along.',
    ),
    unhinged(
      'I asked the judge if I could keep any of it. He looked through the file. "The part where you sit on a train and talk," he said.',
      'The judge wanted to know what I had done by myself. I thought about it. "I was on a train," I said. "And?" said {F}. I had been talking, I said.',
    ),
  ),
  plot(
    'tale-absence',
    { style: 'storytelling', cast: { F: 'she' } },
    all(
      'I missed a day in March, and the time clock wanted a reason. I typed the truth: "{storyTopic}."',
      'I missed a day in March. The form for {F} in Payroll has a line for the reason, and I filled it in: "{storyTopic}."',
      'I missed a day in March because of {storyTopic.np}. I put it on the form for {F} in Payroll.',
    ),
    all(
      '{F} in Payroll had no code for it. She made one. It is 15, right under "jury duty."',
      'None of her codes fit. {F} gave it a number of its own, 15, and now it is in the menu.',
    ),
    all(
      'The next day a man in Sales was out with it. By the end of the week it was fifteen people.',
      'Two days later someone in Sales had it too. Then it was the whole row at the window.',
    ),
    mild(
      'I went to {F} and asked what was happening. "It\'s going around," she said.',
      'I told {F} that it had only happened to me. She said it was going around, and that I should wash my hands.',
    ),
    hot(
      '"It\'s going around," said {F}. She had it herself over the weekend. She came back with a tan.',
      '{F} told me that it was going around, and it seems to be worse near a long weekend.',
    ),
    hot(
      'By May I was alone on the floor with a mop. So I called in with it myself.',
      'In May there was only me, and fifteen phones. I called {F} at home and told her that I had it again.',
    ),
    spicy(
      '"You can\'t," said {F}. "You had it in March. You\'re immune."',
      'I could hear the sea. "You\'ve had it," said {F}. "You\'re the one person who can\'t get it."',
    ),
    unhinged(
      'In June the government closed the borders. There were posters: keep two yards from anybody who says it. A man in a white suit asked to see my hands.',
      'By summer it was in every country. Two billion people were home with it, on full pay. They traced it back through the payroll, and a helicopter came.',
    ),
    unhinged(
      'I am in a glass room. They need me for the cure. "How did it start?" the doctor asked, and I said, "{storyTopic}." He put down his pen. "I think I have it," he said.',
      'They keep me on an island until there is a vaccine. The guard asked me through the door what it is like. "{storyTopic}," I said. I heard his car start. It is going around.',
    ),
  ),
  plot(
    'tale-introduction',
    { style: 'storytelling', cast: { F: 'she' } },
    all(
      'I speak for an hour, on one subject: "{storyTopic}." Last week the man who introduces me was stuck in traffic, and {F} had to do it. She drives me.',
      'My talk is one hour long and has one story in it, "{storyTopic}." My driver, {F}, agreed to introduce me, as there was no one else.',
    ),
    all(
      'She went out in her coat. "He\'s going to tell you \'{storyTopic},\'" she said. "And after that he got a better job."',
      'She took the microphone in her glove. "It\'s \'{storyTopic},\'" said {F}. "Then he calmed down."',
    ),
    all(
      'It took four seconds. They stood up. I have never heard a noise like that from people in suits.',
      'That was four seconds, I have checked. There were 600 people on their feet, and some of them had their coats.',
    ),
    mild(
      'I came out and did my hour. In the front row a man raised his hand. "We know," he said.',
      'I still gave the talk. There is a recording, and you can hear the chairs being stacked.',
    ),
    hot(
      'By the time I was at the microphone the parking lot was empty. They had given her five stars. One of them wrote: "Finally."',
      'I walked out to thank them, and a man was vacuuming. The feedback forms were all about {F}. "Could have been shorter" was not on any of them.',
    ),
    hot(
      'She has an agent now. She does thirteen cities a day, and she leaves the engine running.',
      'Now it is {F} who is booked. They pay her what they paid me, for four seconds, and I hold the coat.',
    ),
    spicy(
      'They let me introduce her in Dallas. I had four seconds, and they pulled me off at ten.',
      'Last night I asked for a minute to introduce her. "You can have my four seconds," said {F}. "I\'ll wave."',
    ),
    unhinged(
      'Every audience got fifty-nine minutes back, and in time it added up. They had to print the calendar again. This year has a second August.',
      'She has saved 90,000 people fifty-nine minutes each. Somebody at the observatory added it up, and they have put in a second August, between the first one and September.',
    ),
    unhinged(
      'They put up a statue of {F}, by subscription. I was asked to say a few words. "{storyTopic}," I said, and they were gone. I had four seconds with the pigeons.',
      'There was a parade. {F} let me ride along. A boy asked her who I was. She told him, and it took her four seconds.',
    ),
  ),
  plot(
    'tale-voicemail',
    { style: 'storytelling', cast: { F: 'he' } },
    all(
      'I left my story on the voicemail of {F}, my first boss. "{storyTopic}," I said, and then I told it until the tape was full.',
      'I called {F}, who gave me my first job, and got the machine. So I told the machine: "{storyTopic}," all thirty minutes.',
      'I called {F}, who gave me my first job, and got the machine. So I told the machine about {storyTopic.np}, for thirty minutes.',
    ),
    all(
      'An hour later he sent me a text. It was just a number. It was a 7.',
      'He answered the same night, with one sign. "7," he wrote.',
    ),
    all(
      'A 7 from {F} is a great deal. He is not a warm man. I have it on my cards now, "rated 7."',
      'I had never had more than a 5 from him. I put the 7 on my website, over my face.',
    ),
    mild(
      'My daughter looked at it and called his number for me. "To save this message, press 9," said a voice. "To delete it, press 7."',
      'I thanked him by voicemail. When I was done a lady came on. "To delete, press 7," she said. They have the same scale.',
    ),
    hot(
      'I worked on it, and left him a longer one. "7," he wrote. I added a dream. "7 7 7."',
      'A 7 can be an 8. I took a coach and left it again, with music. He wrote back before I was done. "77777."',
    ),
    spicy(
      'So I called to ask what was missing. I got the machine again. "To hear it again, press 4," said the lady. "To delete, press 7."',
      'I asked him to his face what I would need for a 9. "9 saves it," said {F}.',
    ),
    unhinged(
      'A 7 means delete, it turns out, and this week the phone company caught up. I was deleted out of everybody who ever heard it, and out of the photos. My wife signed for me like a parcel.',
      'It is the key for delete. This week the phone company caught up, and whoever had pressed it no longer has me. My mother asked if I was from the gas company, and gave me a cookie.',
    ),
    unhinged(
      'I called them to complain. "If you are \'{storyTopic},\'" said the lady, "press 7." It was the first time that I was sure of the answer.',
      'I rang at {F}\'s door, and said who I am. He thought. "No," he said, "but you look like a 7."',
    ),
  ),
  plot(
    'tale-reenactment',
    { style: 'storytelling', cast: { F: 'he' } },
    all(
      'Once a year the whole company acts out what happened to me {setting.place}: "{storyTopic}." There are costumes, and we do it to the minute.',
      'Once a year the whole company acts out what happened to me: "{storyTopic}." There are costumes, and we do it to the minute.',
      'On the anniversary we shut the office and act out my story, "{storyTopic}," with sixty people and a smoke machine. I was there, so I direct.',
      'On the anniversary we shut the office and act out {storyTopic.np}, with sixty people and a smoke machine. I was there, so I direct.',
    ),
    all(
      'I used to play myself. This year I wanted to see it from the front, so {F} from the warehouse did me.',
      'I have always played me. But my knee is bad, and I let {F} from the warehouse try it.',
    ),
    all(
      'He did something with the pause. There were people crying who had been there when it happened, and had not cried.',
      'He stood there, and he took off his glasses. I do not wear glasses. I saw at once that I should have.',
    ),
    mild(
      'I told him it was not like that. "No," he said. "I read what you said happened, and then I fixed the man."',
      'My wife came for the second half. She asked if he could come to dinner, like that.',
    ),
    hot(
      'Afterward they lined up to ask him for advice. I gave some from where I was, behind the smoke machine.',
      'The investors were there, and they shook his hand. They told him he had come a long way since "{storyTopic}."',
    ),
    hot(
      'Next year we are doing it on a stage downtown. There were auditions, and I read for the part of me.',
      'For the spring show they are seeing people. I put my name down, for me.',
    ),
    spicy(
      'They took a dentist. "You were almost there," said {F}. "I just didn\'t see you doing it."',
      'I got a call back. I am Man by Door. {F} asked me not to be so there.',
    ),
    unhinged(
      'The historians have come over to his side. He did it better, so it was him. I have handed in my diploma, my scar and a memory of my grandfather.',
      'By the rules of the national society the best performance is what took place. It has been {F} since 1987. I was sent a form, to return my childhood.',
    ),
    unhinged(
      'I watch from the back with the others now. "{storyTopic}," he says, and takes off the glasses. I turned to my wife. I told her I wish I had been there.',
      'He still lets me hold the door. Last night a boy asked me for the truth: was I there? I looked at {F}. He shook his head, and he would know.',
    ),
  ),
  plot(
    'tale-wiki',
    { style: 'storytelling', cast: { F: 'she' } },
    all(
      'I wrote the article on it myself, for the online encyclopedia. "\'{storyTopic}\' is one of the great stories of modern business," it begins.',
      'I looked up "{storyTopic}," and the encyclopedia had nothing. So I gave them twelve pages, with a map and a picture of me thinking.',
    ),
    all(
      'Within the hour there was a note from {F}, an editor. "Says who?" it said.',
      'A volunteer called {F} had read it by lunch. She took out "great," "visionary" and the map.',
    ),
    all(
      'I gave her three sources: my website, my mother, and a talk that I gave. She took out the talk.',
      'I sent her proof, a mug with my quote on it. She thanked me, and deleted a page for it.',
    ),
    mild(
      'It is one line now, in the article on my town. "There is also a man," it says.',
      'They put it to a vote. It was 41 to 1. I have asked for a recount, as I voted twice.',
    ),
    hot(
      'They held a vote on whether it was worth keeping. There were 41 for no. I had 6, and {F} could see that all six were typing on my laptop.',
      'She proposed it for deletion. I fought for twelve days, under four names. One of the names changed sides.',
    ),
    spicy(
      'It was merged. You can still type in "{storyTopic}," and it takes you to "Talking."',
      'They did not delete it in the end. It is the picture for "Anecdote," with an arrow: "Example of a man who is about to begin one."',
    ),
    unhinged(
      "They were thorough, and took the links out of the world as well. My street goes straight from 14 to 18. When I ring my own bell it rings at the neighbors'.",
      'Then they cleaned up what pointed to me. My key goes to another house. My children have been merged with the family across the road, which had more sources.',
    ),
    unhinged(
      'At the border the man typed me in and frowned. "Did you mean {F}?" he said. I said I did.',
      'I gave my name at the hotel. The clerk looked for a long time. "I have you under \'Door (disambiguation),\'" she said, and I took it. It has a view.',
    ),
  ),
  plot(
    'tale-memoir',
    { style: 'storytelling', cast: { F: 'she' } },
    all(
      'I wrote my memoir. It is called "{storyTopic}," it is 912 pages, and {F} at the publisher thought that it was a little too long.',
      '{F} is an editor, and has my memoir, "{storyTopic}." There are 912 pages. She asked if I would mind a pencil, since it is too long.',
    ),
    all(
      'She cut my childhood, my thoughts, and the recipes. It was 200 pages and moved very fast.',
      'She cut my childhood, my thoughts, and whatever did not happen {setting.place}. It was 200 pages and moved very fast.',
      'It came back with 200. She had taken out the thinking. I read it in a night, and I could not put myself down.',
    ),
    all(
      'In the next round she cut the people who were only listening. That left a chapter.',
      'She asked what the reader would miss without the rest. We were at fifteen pages by the weekend.',
    ),
    mild(
      'What came out is on the back of somebody else\'s book. It says, "I was there too."',
      'It will be in the stores in spring. I am in there as the dedication, in a cookbook.',
    ),
    hot(
      'She was on a run. By June there was one sentence, and by July she had the title, and the pencil still in her hand.',
      'In the end there was just the title, "{storyTopic}," with white all around it. {F} put her head on one side.',
    ),
    spicy(
      'It is selling very well. You get it free, inside other books. People put it where they stopped.',
      'It came out as a bookmark. There is one review: "Too long."',
    ),
    unhinged(
      "She could not stop. She cut the years that it was about, by agreement with the state. I went to bed at 51 and got up at 26, with a room at my parents'.",
      'Then she started on the author. She took out my forties, as they did not move the plot. My teeth are better, and I have never met my wife.',
    ),
    unhinged(
      '{F} was there this morning when I woke up. She asked what I would like to do with my life. I began to tell her. "Too long," she said.',
      'There is one day left, a Sunday, and I am in it with {F}. It is raining. I asked what she thinks. She looked at the clock and took off an hour. "Too long," she said.',
    ),
  ),
  plot(
    'tale-bedtime',
    { style: 'storytelling', cast: { F: 'she' } },
    all(
      'My daughter {F} is six. Every night I sit on her bed and tell her "{storyTopic}," with the takeaways, and in two minutes she is asleep.',
      'I tell my daughter {F} the same story every night: "{storyTopic}." She is six, and she is asleep before I get to the takeaways.',
      'I tell my daughter {F} about {storyTopic.np} every night. She is six, and she is asleep before I get to the takeaways.',
    ),
    all(
      'I am told that others read for an hour. I sometimes stay and finish it for the bears.',
      'Other fathers need an hour and a song. I have told them what I use, and what it did for our numbers in Europe.',
    ),
    all(
      'Last night I stopped in the middle and whispered, "Are you asleep?"',
      'Last night I had a cough and broke off. It was very quiet. I asked if she was asleep.',
    ),
    mild(
      '"Yes," she said.',
      '"Did you stop?" said {F}, with her eyes closed. I said only for a moment. She was asleep again.',
    ),
    hot(
      '"No," she said. "I\'m never asleep." She kept her eyes shut while she said it.',
      '"Is it over?" said {F}. I told her it was not, and she pulled the blanket back up.',
    ),
    spicy(
      'I asked why she does it. "If I do it right, you go away," said {F}. "Mommy showed me."',
      'She has never been asleep, she told me. "Grandma said not to move," said {F}. "She said it to all of us."',
    ),
    unhinged(
      'The Food and Drug people tested it. On them it works. It is a controlled substance since May: I may not tell it to a pilot, and I have a cap on at night.',
      'A drug company put it through trials, and with adults it is real. They sell me in drops. There is a warning on me, about stairs and heavy machines.',
    ),
    unhinged(
      'Yesterday {F} was married. She is 31. I tapped my glass and stood up. "{storyTopic}," I said. "Dad, please," said {F}. "They have to drive home."',
      'At the hearing I was asked to say it for the record. "{storyTopic}," I said. When I woke up the senators were asleep, and {F} had gotten us all the car keys.',
    ),
  ),
  plot(
    'tale-curtain',
    { style: 'storytelling', cast: { F: 'he' } },
    all(
      'My son {F} is in second grade. I wrote the school play for them: "{storyTopic}," an hour and a half, after what happened to me.',
      'The second grade needed a play, and I gave them mine: "{storyTopic}," in three acts. My son {F} is in that class.',
      'The second grade needed a play, and I wrote them one about {storyTopic.np}, in three acts. My son {F} is in that class.',
    ),
    all(
      'I had written him the part of me. He went to his teacher, by himself, and asked for the curtain.',
      'The lead is me, and I had him in mind for it. {F} said that he would rather do the curtain.',
    ),
    all(
      'I told him the curtain is not a big part. "It\'s the last part," said {F}.',
      'I warned him that he would have nothing to do until the end. He said that he knew about that. He wanted the curtain.',
    ),
    mild(
      'He did it after four minutes. There was a standing ovation. He opened it once, looked at me, and closed it again.',
      'In the fourth minute it came down. They clapped for a long time, and they were not clapping for the girl who was me.',
    ),
    hot(
      'The evening came. The girl who was me drew a breath. "When I was young," she said, and I saw the rope move.',
      'I had the front row. We were four minutes in, and just at the first flashback, when I heard something run over a wheel.',
    ),
    spicy(
      'It took two janitors to get it up again. My son is seven, and he had gone home and learned a knot.',
      'I went up on the stage to help. It was down, and it was sewn to the floor. {F} still had the needle in his mouth.',
    ),
    unhinged(
      'They took him on at the county, for the meetings. Then the UN had him. He has a license now for anything that goes on, and a van with twenty-eight yards of velvet.',
      'The word got around. He does weddings, budget talks and the Oscars. As of this fall no speech in the country is legal without {F} and a rope.',
    ),
    unhinged(
      'At Thanksgiving I tapped my glass. "It reminds me," I said. I saw {F} put down his fork, and somewhere over the turkey a curtain began to move.',
      'Last night I turned to my wife in the dark. "Did I ever tell you," I began. I could hear the little wheels. It has tassels, the curtain.',
    ),
  ),
  plot(
    'tale-thief',
    { style: 'storytelling', cast: { F: 'she' } },
    all(
      'My car was broken into. They left the laptop and took the bag on the seat, with the only copy of my book, "{storyTopic}."',
      'I had my manuscript on the seat of the car, "{storyTopic}," 400 pages. In the night somebody smashed the window and took it.',
    ),
    all(
      'I told the police that it could not be replaced. {F}, the officer, wrote down "paper."',
      '{F} came from the police. She asked what it was worth. I said it depends on the reader.',
    ),
    all(
      'Two nights later there was a second break-in. It was back on the seat.',
      'On Wednesday the other window was smashed. The book lay on the seat, in its bag.',
    ),
    mild(
      'There was a bookmark at page 9. {F} says that in her line of work it is the first return.',
      '"He broke in to give it back," said {F}. She asked if I had a garage. I thanked her. She said it was for him.',
    ),
    hot(
      'With it was my radio, which was stolen in 2019, a twenty and a set of spoons.',
      'He had put money in it, at page 9. Next to that was a gold watch that belongs to a man in my street.',
    ),
    spicy(
      '{F} called this morning. The thief had come to the station by himself. "He wants to press charges," she said.',
      'On page 9 he had written his name and address. {F} drove over. "He says it gets worse, and you should have told him," she said. "And you can have his television."',
    ),
    unhinged(
      'They ship it with new cars now, in place of the alarm. In a town in Michigan there is no crime. The thieves have formed a circle there, with a nurse, and talk about page 9.',
      'The police ordered 60,000 of them. You leave it where it can be seen. It has emptied two prisons, as there is no one left to put in them, and burglars ring first and ask what is on the seat.',
    ),
    unhinged(
      'Last night they took my car. The book was in the parking space, where the seat had been. They had paid the meter for it.',
      'Somebody came through the kitchen window on Saturday. I called down that I would read to him. He put back the silver, and his shoes, and the window.',
    ),
  ),
  plot(
    'tale-charades',
    { style: 'storytelling', cast: { F: 'she' } },
    all(
      'We play charades at Christmas. I drew a card with a shark on it and got up on the carpet.',
      "For my mother's seventieth we had a game of charades. My card said that I was a shark. I took off my shoes.",
    ),
    all(
      'I had not moved yet. "\'{storyTopic},\'" said my sister {F}.',
      "I drew a breath. \"It's '{storyTopic},'\" said {F}, who is my sister and was not even on my team.",
    ),
    all(
      'I shook my head. I did the shark, with the fin. "\'{storyTopic},\'" they all shouted. "He\'s at the part with the feelings."',
      'So I did the shark properly, with my hand on my back. They said it all together: "\'{storyTopic}!\' The long version!"',
    ),
    mild(
      'I bit a chair. {F} said that they knew how it ends, and could somebody else have a turn.',
      'I showed them the card with the shark. "How does that come into it?" said {F}.',
    ),
    hot(
      'I swam. I lay down and ate my nephew. My mother told the others that this is where I find out about trust.',
      'I hummed the tune. I came up from under the table, with teeth. "Now he gets the promotion," {F} said to a guest.',
    ),
    spicy(
      'In the end I just said it. "A shark," I said. They looked at each other. "He\'s changed it," said {F}. "It\'s better."',
      'I held up the card, with the shark. {F} read it, and turned it over. "They misprinted it," she said.',
    ),
    unhinged(
      'We won the state with it. We have not lost in four years. They draw me a card, I get up, and {F} says it. The makers have given in, and print it on all 400.',
      'It has never once been wrong since, because they changed the cards. There are leagues now. I was picked for the country, and a crowd of 60,000 came to guess.',
    ),
    unhinged(
      'On Sunday I was in the sea for once, on my back. I saw the fin. I waved to the beach with both arms, and pointed. "\'{storyTopic},\'" they all shouted. "It\'s the long version," said {F}. She put the phone away again.',
      'Last summer it was a real one. I pointed. I did the fin. All along the beach they stood up. "\'{storyTopic}!\'" they shouted. The shark looked at me. He had heard about it.',
    ),
  ),
];
