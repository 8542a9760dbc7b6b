import { all, hot, levels, mild, type Plot, plot, spicy, unhinged } from '../../story/plot.ts';

/** An employee said something wise; a leader was in the room, and takes it from there. */
export const FAKE_WORK_PLOTS: readonly Plot[] = [
  plot(
    'wise-raise',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' } },
    all(
      '{F}, {employeeRole.np}, came to see me about four percent. At the door she said something else. "{inspirationalQuote}." I asked her to sit down.',
      '{employeeRole.np}, {F}, wanted to talk to me about four percent. Then she said it. "{inspirationalQuote}." I forgot why she had come.',
    ),
    all(
      'I told her what that had done to me. It took all of lunch. My eyes were not dry.',
      'I was honest with her. I said that I would remember this hour when I am old, on my boat.',
    ),
    all(
      '"And the raise?" said {F}. I said she had just given me something that money can\'t buy. "I know," she said. "I\'d like to stop doing that."',
      '"So what about the raise?" she said. I told her that a gift like hers must not be spoiled with money. {F} said that she would like it spoiled.',
    ),
    mild(
      'She has stopped. I miss it. I asked what it would take to have it back. It was the same number.',
      'I have given her the afternoon to think about it. She has billed me for it, with four percent on top.',
    ),
    hot(
      'I had it framed for her instead: oak, glass, a small lamp. She asked if she could have the lamp at home.',
      'So I gave her something lasting. It hangs above her desk, in oak. She has had it valued. The frame is good.',
    ),
    hot(
      'It got around. This morning there were eight people outside my door, each with something wise.',
      'Since then they come to me all day, one after the other, and close the door. You would not believe how deep this company is.',
    ),
    spicy(
      'I listened to all of them. It is remarkable. They each had their own way of saying it, and each time it was four percent.',
      'They all speak from experience, and it always comes down to one truth. The truth is four percent.',
    ),
    unhinged(
      'Our auditors have put the sentence on the books at $14 million. We had to insure the mouth. {F} now eats under guard, and may not be yelled at by a dog.',
      'It is in the balance sheet at $14 million, next to the plant in Denver. When {F} had a cold, we were in default.',
    ),
    unhinged(
      '"I\'m hungry," she said last week, and we lost eight points before I could ask her if she meant us. We have recovered some. It is four percent.',
      '{F} came up with her guards. I asked her if she still had a wish. "Five," she said.',
    ),
  ),
  plot(
    'wise-hostages',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' } },
    all(
      'In the fifth hour of our staff meeting I heard a voice from the last row. It was {F}, {employeeRole.np}. "{inspirationalQuote}," she said. I had the doors locked, so that we could stay with that.',
      'I had been speaking to the staff for five hours when {employeeRole.np}, {F}, put up her hand. "{inspirationalQuote}," she said. I was so moved that I locked the doors and began again.',
    ),
    all(
      'Toward eight there were blue lights outside. "How many do you have?" said a man with a megaphone. "Ninety," I called down. "It\'s going very well."',
      'Around eight a man with a megaphone asked me how many people I had in there. I opened the window. "Ninety," I said, "and I wish it were more."',
    ),
    all(
      'He wanted to hear from somebody that they were all right. I held {F} up to the window. "{inspirationalQuote}," she said. "We\'ll get you out," said the megaphone.',
      '"Let me talk to somebody," he said. I let {F} say it again, down to the street: "{inspirationalQuote}." It was quiet, and then he told her to stay strong.',
    ),
    mild(
      'He asked me what I wanted. "To be heard," I said. They talked about it for some time. "We can\'t do that," he said.',
      'He offered me a helicopter. I told him that I was only on slide 40.',
    ),
    hot(
      'We built up trust. As a sign of good faith I gave him Sales, and got a dozen pizzas. For Accounting he sent in a charger.',
      'It went on all night. I let him have Accounting for a charger and some pizza. He got Sales for nothing, they had jumped.',
    ),
    hot(
      'By dawn there was only {F}. I told him that she was the best I had, and that I would not give her up for any money in the world.',
      'When it got light I had nothing left but {F}. I said she was priceless. "Name something," he said.',
    ),
    spicy(
      'He asked me for a number. I thought of what I pay her in a year, and called it down. There was a rustle. He had that on him.',
      'I have never been good with numbers, so I told him her salary. He looked in his jacket. "I\'ll need a receipt," he said.',
    ),
    unhinged(
      'It could not be ended, so it was recognized. I am a meeting under international law. Planes go around me, and whoever comes within ninety feet has attended.',
      'They gave up on the doors, and the ministers of eleven countries signed. I am in session for good now, with a zone of ninety feet around me. A heron flew through last week, and it has been put down for a task.',
    ),
    unhinged(
      'In June I got a mailman. {F} has the megaphone now, at twice the pay. She asked me what I wanted for him. "Say it," I said. "{inspirationalQuote}," said {F}. I let him go.',
      'I have a mailman since June. {F} works for the other side, and earns well. "You don\'t have to answer him," she told him, through the megaphone. "He can do both."',
    ),
  ),
  plot(
    'wise-tattoo',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' } },
    all(
      '"{inspirationalQuote}." It is by {F}, {employeeRole.np}, and since May it has been on my back, from shoulder to shoulder. A leader should stand behind what his people say.',
      'I wanted to carry what {employeeRole.np}, {F}, said. "{inspirationalQuote}." So I had it tattooed across my back. I left off her name. There was no room.',
    ),
    all(
      '{F} knew somebody who does it. I lay there on my stomach for seven hours, and thought of all that she has on her shoulders.',
      'The man was a cousin of {F}. She came along, and the two of them talked it over at the window for a while. It took seven hours.',
    ),
    all(
      "I can't see it myself. So I take off my shirt in the morning meeting, and {F} reads it to us. Her voice shakes every time.",
      'I need somebody to read it to me. {F} does it, every morning, in front of the whole team. Some of them have to leave the room.',
    ),
    mild(
      'A new man from Sales was there today and read along. Then he read it again. He asked {F} if he could shake her hand.',
      'My wife looked at it for a long time. She asked me whether I had read it before I paid.',
    ),
    hot(
      'In summer I took it to the beach, for the public. People got up from their towels. A family walked behind me for a mile.',
      'I let strangers see it, too, at the pool. Grown men have nodded at me, from the back. A lady gave me five dollars. She said it was a start.',
    ),
    spicy(
      'Yesterday a boy was standing behind me in the line for ice cream. He had just learned to read, and he did it out loud, with his finger. It is two words. "Pay," he read. "{F}."',
      'A little boy read it to me at last, by the slide. He is in first grade and took it letter by letter. "Pay {F}," he said. "Is that you?"',
    ),
    unhinged(
      'What it says is "Pay {F}." A court has ruled that this is a contract, in ink, and that makes me a public record. I lie in the county archive, between two sheets, and I may not be folded.',
      'In fact it says, "Pay {F}." It was found to be valid, with my signature under the left arm. I am kept as the original. I can be seen from nine to four, under P, by people with gloves.',
    ),
    unhinged(
      '{F} came by on the first, to see what she gets. The clerk read me to the end. "There must be more," she said. They turned me over.',
      'On the first of the month {F} was there with an accountant. They had me out on the table and went over me with a lamp. "Is that all of him?" she said. "That\'s all that is any use," said the clerk.',
    ),
  ),
  plot(
    'wise-racehorse',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' } },
    all(
      'I bought a racehorse and named it after what {F}, {employeeRole.np}, had said to me: "{inspirationalQuote}." It cost about six of her years, and it gets the best oats in the state.',
      '"{inspirationalQuote}," said {F}, {employeeRole.np}, and I wanted it to go far. So I put the money for her raise into a racehorse, and called it that. It has its own oats, from Ireland.',
    ),
    all(
      "I was there for the first race. \"And at the very back, all alone, it's '{inspirationalQuote},'\" called the announcer. I had tears in my eyes.",
      'They read out the field before the start. When he came to "{inspirationalQuote}," the announcer asked if that was for him. It ran last.',
    ),
    all(
      'It came in when they were already raking. I sat down next to it in the straw, and told it what I tell my people: it is not about the money.',
      'The other horses were in bed when it got there. I stroked its nose and said what I say at work, that the reward is the running.',
    ),
    mild(
      '{F} came to the stable. She looked at the doctor, the blanket and the man with the brush. "And it doesn\'t even talk," she said.',
      '{F} wanted to see where it lives. It has a window, and somebody asks it how it slept. She wanted to know if there was another stall.',
    ),
    hot(
      'I have entered it everywhere since. It has lost in four states, and {F} always comes along, with her own money. I was touched by that.',
      'It runs every weekend now, and has not beaten anything yet. {F} has been to all of it. She gets there before I do, and stands at the window where they pay out.',
    ),
    hot(
      'Last week she pulled up beside me in a car with doors that open upward. I asked her how she does that on what I pay her.',
      'Then I heard that she has a house now, with a pond. I asked her where she got it. It could not have been from us.',
    ),
    spicy(
      '"I bet on the others," said {F}. "I know who trained it."',
      '"From the horse," said {F}. "I know how it runs. It runs for you."',
    ),
    unhinged(
      'She said it was the horse. Then the stewards ruled that a name is a name: the horse is {employeeRole.np}, and she is mine to feed. It has her desk and her bus pass. She has the stall, the doctor and the man with the brush.',
      'It was from the horse. But by the registry the two had been mixed up. It works for us now, eight to six, with a bag lunch, and {F} lives in the stable and is asked how she slept.',
    ),
    unhinged(
      'I drove out and offered her the job back. "What does it pay?" said {F}. I told her. "And in oats?" she said.',
      'I asked her to come back to us, at the old salary. She chewed for a moment. "How much is that in oats?" said {F}.',
    ),
  ),
  plot(
    'wise-earpiece',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' } },
    all(
      'They had me on television, to explain the economy. I put a small thing in my ear and {F}, {employeeRole.np}, on the line. Whatever she said, I would say.',
      'A TV station wanted to hear from me where the economy is going. So I wore a thing in my ear, with {employeeRole.np}, {F}, at the other end. I only had to pass her on.',
    ),
    all(
      'It began well. "So where do we stand?" said the host. "{inspirationalQuote}," I said. He was silent for four seconds, which is long on television.',
      '"What do you say to the numbers?" the host asked me. I listened. "{inspirationalQuote}," I told the country. He took off his glasses.',
    ),
    all(
      'Then it was noon where {F} was. She went for lunch and forgot to hang up. "And interest rates?" said the host. "A number four," I said. "No pickles."',
      'At noon she got in her car, with the line still open. The host asked what we should do now. "A number four," I told him, "and no pickles on it, please."',
    ),
    mild(
      '"And how long will that hold?" he said. I put my hand to my ear. "It\'s to go," I said. The markets closed higher.',
      '"Is that your last word?" said the host. I waited for it. "Large," I said.',
    ),
    hot(
      '"Can we afford that?" he said. "I have sixteen dollars until the first," I said. You could see that he had not looked at it that way.',
      'He asked me if there was money for it. "Let me see," I said. "I\'ve got sixteen dollars. I don\'t get paid until the first." The other guest, a professor, put down his pen.',
    ),
    spicy(
      '"And who is to blame?" said the host. "Oh, my boss," I said. "He\'s on TV right now. He has no idea what any of it means." I gave that a moment.',
      '"How did it come to this?" he asked. "I work for an idiot," I said, from the heart. "He\'ll say anything that you put in his ear."',
    ),
    unhinged(
      'After that I was given the country. I leave the thing in at all times. One evening {F} told her cat to get down from there, and by morning we had left the mountains.',
      'They put me in charge of everything, by decree, and I go on passing her along. On her day off {F} said, "Not on the sofa," to her cat. It has been cleared, from the coast to the plains.',
    ),
    unhinged(
      'Last week she noticed, and hung up. There has been nothing in my ear since then, and I pass that on. Things are getting better.',
      'Then there was a click, and after that not a sound. I have been saying it ever since, to both houses. They tell me that it is my strongest period.',
    ),
  ),
  plot(
    'wise-z-a-castle-and-a-chef',
    { style: 'fake-work' },
    all('{text}.'),
    levels(
      'I asked our six vice presidents to come up with something as good.',
      'I asked our six vice presidents to come up with something as good, for a bonus.',
      'I asked our six vice presidents to come up with something as good, and locked the gate.',
    ),
    all('They had a week, a castle, and a chef.'),
    levels(
      'They came back with "Wow, what a week."',
      "They came back with the bill. It's the longest thing they've written.",
      'That was in March. Last night we heard a sentence through the wall. It was the chef.',
    ),
  ),
  plot(
    'wise-s-pen',
    { style: 'fake-work' },
    all('{text}.'),
    all('I asked to borrow their pen and wrote it down as mine.'),
    levels(
      'They asked for the pen back.',
      'They asked for the pen back, in front of people.',
      'They asked for the pen back. Eleven times. I counted with it.',
    ),
    levels(
      "I said this shouldn't be about who owns what.",
      "I said I'd need that request in writing.",
      "I rent it to them now, by the letter. They've become very concise.",
    ),
  ),
  plot(
    'wise-s-back-to-work',
    { style: 'fake-work' },
    all('{text}.'),
    levels(
      'I asked if they had any more like that.',
      'I pulled up a chair and asked for the next one.',
      'I pulled up a chair, canceled my week, and asked for the next one.',
    ),
    all('"I have to get back to work," they said.'),
    levels(
      'I wrote that down, too.',
      "That's chapter two.",
      "It's over the main gate now, in bronze, facing in.",
    ),
  ),
  plot(
    'wise-s-license',
    { style: 'fake-work' },
    all('{text}.'),
    levels(
      'I started using this as my personal motto.',
      "I've registered this sentence as mine.",
      'I own this sentence now, in eleven countries and at sea.',
    ),
    all('A week later, I heard them say it to someone else.'),
    levels(
      "They didn't mention me. I was bigger than that. I only coughed.",
      "I sent a small invoice. People don't value what's free.",
      "We've settled. They may say it on weekdays, indoors, without the verb.",
    ),
  ),
  plot(
    'wise-s-lunch',
    { style: 'fake-work' },
    all('{text}.'),
    levels(
      "I've eaten lunch with them every day since.",
      "I've eaten lunch with them every day since, across from them, with a notebook.",
      "I've eaten lunch with them every day since. I don't bring one.",
    ),
    all('They keep switching tables.'),
    levels(
      'The best teachers make you look for them.',
      'Today I found them in the stairwell, eating fast. What focus.',
      "They've transferred to an oil rig. I've sent my order ahead by helicopter.",
    ),
  ),
  plot(
    'wise-s-promotion',
    { style: 'fake-work' },
    all('{text}.'),
    levels(
      'I used it in my interview for vice president.',
      'I used it in my interview for vice president. It was my answer to everything.',
      'I used it in my interview for vice president. I was on both sides of the desk.',
    ),
    all("I got the job, and I haven't forgotten who made it possible."),
    levels(
      'I wave.',
      'I had to cut their hours, but I did it personally.',
      'The building is named after me now. They get to be inside.',
    ),
  ),
  plot(
    'wise-s-footnote',
    { style: 'fake-work' },
    all('{text}.'),
    levels(
      "It's now the first sentence of our strategy, under my name.",
      "It's now the first and only sentence of our strategy, under my name.",
      "It's now cut into the side of our headquarters, under my name.",
    ),
    all("I believe in credit, so there's a footnote."),
    levels(
      "It's on page 212. I wanted to give it space.",
      "It's in white. We value transparency.",
      'Once a year, the sun hits it for four minutes. They get the morning off to look.',
    ),
  ),
  plot(
    'wise-z-visitor-badge',
    { style: 'fake-work' },
    all('{text}.'),
    levels(
      "I've told this story on three continents.",
      "I've told this story on three continents, for a fee.",
      "I've told this story on three continents and to one whale.",
    ),
    all('Last night, someone asked me what the person was called.'),
    levels(
      'I said that I never name a source.',
      "I said it isn't about names. Then I spelled mine.",
      'I had someone go and look. Their badge says "Visitor." They\'ve been with us nineteen years.',
    ),
  ),
];
