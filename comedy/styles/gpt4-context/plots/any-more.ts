import { all, hot, linked, mild, type Plot, plot, spicy, unhinged } from '../../../story/plot.ts';

/** Plots for any text: a second shelf. */
export const ANY_MORE: readonly Plot[] = [
  plot(
    'any-fortune-cookie',
    {
      ring: 'any',
      not: 'cookie|gala|restaurant',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'How could they know',
    },
    all(
      'Our company had fortune cookies made for the gala. I was asked to send in one fortune. I wrote: "{quote}."',
      'For the gala we ordered custom fortune cookies, and each of us could write one. Mine said, "{quote}."',
    ),
    all(
      'There was a mix-up at the bakery. It went into all seven hundred.',
      'Something went wrong at the factory. All seven hundred of them were mine.',
    ),
    all(
      'They were cracked open at the same time. The ballroom went quiet. "How could they know?" said a man from Legal.',
      `At ten o'clock, seven hundred people read it. I heard a chair. "How could they know?" said a man at table six.`,
    ),
    all(
      '{F} from Sales asked me what it means. I told her that only she could answer that. She went out on the terrace.',
      '{F} from Sales showed me hers. "Is this good?" she said. I said it depends on what she does next.',
    ),
    mild(
      'I opened mine last, hoping for some news. It was the same.',
      'I had a second one, to see how it comes out. Same.',
    ),
    hot(
      'By dessert two people had resigned, and a couple from Procurement were engaged.',
      'By eleven the CFO had his shoes off. A woman from IT was calling her brother, for the first time in seven years.',
    ),
    spicy(
      '{F} came back in. She said it all made sense to her now. I asked if she could explain it.',
      "{F} thanked me the next day. She's moved to the coast. I still don't know what I wrote.",
    ),
    unhinged(
      'The bakery had kept the plates. In March it went into four hundred million cookies.',
      'In March the bakery made the same mistake nationwide. Four hundred million cookies, all mine.',
    ),
    unhinged(
      'The president opened one on live television. He looked up. "How could they know?" he said.',
      'A general read it aloud at a briefing and canceled the afternoon. "How could they know?" he said.',
    ),
  ),
  plot(
    'any-retirement-cake',
    {
      ring: 'any',
      not: 'cake|retire|bakery|birthday',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'cake',
    },
    all(
      `I was in charge of the cake for {F}'s retirement. The bakery asked me what it should say. It says, "{quote}."`,
      '{F} was retiring, and I ordered the cake. On the phone they asked, "What do you want it to say?" I was caught off guard. I said, "{quote}."',
    ),
    all(
      "It didn't all fit. It runs down the side and out onto the cardboard.",
      'They got it on there, in blue. The last part goes around the back.',
    ),
    all(
      'Forty people stood around it with forks. {F} read it out loud and put down the knife. "Thirty-one years," she said.',
      '{F} bent down and read it in front of the whole floor. "Thirty-one years," she said, to the frosting.',
    ),
    all(
      'Somebody asked if there was a piece without words.',
      'I asked who wanted the corner. A man from Facilities left the room.',
    ),
    mild(
      "{F} isn't retiring anymore. She says she can't let it end on that cake.",
      "{F} took it home in one piece. She's asked for the receipt.",
    ),
    hot(
      "In the pictures she's looking at the cake, and everybody else is looking at me.",
      'There was a lot of it left. For a week it stood in the break room, and people used the other break room.',
    ),
    spicy(
      "{F} has taken back her notice. She says that somebody has to be here, in case there's another cake.",
      `She was asked to say a few words before she left. "They're on the cake," she said.`,
    ),
    unhinged(
      'The bakery put it in the catalog. By June it had passed "Happy Birthday" in all fifty states.',
      'The bakery sells it as number 14. By June, more people had eaten it than voted.',
    ),
    unhinged(
      'I turned fifty last week. They dimmed the lights, brought in the cake, and sang it to me.',
      'The whole country sings it now, over every cake. {F} just moves her lips.',
    ),
  ),
  plot(
    'any-interpreter',
    {
      ring: 'any',
      not: 'finland|finnish|french|german|translate|language',
      cast: { F: 'she' },
      axis: 'distance',
      back: 'The French laughed|Finns',
    },
    all(
      'I was speaking at a summit in Geneva. I opened with something personal: "{quote}." It went out in six languages.',
      'At a conference in Geneva I began, from the heart, with "{quote}." Six interpreters leaned into their microphones.',
    ),
    all(
      'The French laughed. The Germans asked when. The Finns stood up.',
      'The French laughed. A German raised his hand and lowered it. The Finns were all on their feet.',
    ),
    all(
      `In the break I asked {F}, who does Finnish, what she'd told them. "I cleaned it up," she said.`,
      'I found {F}, from the Finnish booth. "What did you tell them?" I said. "I cleaned it up a little," she said.',
    ),
    all(
      'They were waiting for me by the coffee, in a line. One of them took off his watch and gave it to me.',
      'A Finn came up and held my hand in both of his. He said one word. {F} told me, "He agrees."',
    ),
    mild(
      "They signed that afternoon. {F} says it's best if I don't know for what.",
      'We have the contract. I asked {F} if I should say a few words. "No," she said, in six languages.',
    ),
    hot(
      "By four o'clock the Finns had signed for $40 million. I asked {F} to thank them. She said I already had.",
      'The Finns signed the same day, for seventeen years. I went to say something, and {F} turned off my microphone.',
    ),
    spicy(
      'I asked {F} for a copy of my speech in English. She says it loses a lot.',
      "It's taught in their schools now. I asked {F} to read it to me. She says I wouldn't get it.",
    ),
    unhinged(
      "Before long I was elected president of Finland, with 91 percent. I've never been there.",
      "In April Finland changed its constitution. It's one sentence long, and I'm president.",
    ),
    unhinged(
      'I was sworn in on a lake. I said it again, in my own words. The French laughed.',
      `{F} runs the country. I asked her what I've promised the Finns. "I cleaned it up," she said.`,
    ),
  ),
  plot(
    'any-meditation-app',
    {
      ring: 'any',
      not: 'sleep|meditation|meditate|app|tired|nap|asleep|insomnia',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'asleep|sleep',
    },
    all(
      'Our wellness app needed a voice for a one-minute meditation. I breathed in and said, "{quote}."',
      'I was asked to record a meditation for the company wellness app. I closed my eyes. "{quote}," I said.',
    ),
    all(
      `Then I breathed out. That's the whole track. They call it "Session One."`,
      'I left forty seconds of silence, for people to apply it to their own lives.',
    ),
    all(
      'In the first trial, everybody was asleep before I got to the end. {F}, who built the app, had never seen numbers like it.',
      '{F}, who built the app, tested it on two hundred people. All of them fell asleep, and one was standing.',
    ),
    all(
      'She asked me what my secret was. I began to tell her. Her head went down on the desk.',
      '"What is it about you?" she said. I told her. She was asleep in twenty-two seconds.',
    ),
    mild(
      'I did it live for the leadership team. There will be a decision when they wake up.',
      "She's asked me to stop leaving her voicemail. She drives.",
    ),
    hot(
      "It's number one in forty countries. Hospitals play it. Babies ask for it by name.",
      'It has seven million listeners. None of them has ever reached the end.',
    ),
    spicy(
      "I haven't slept since March. I've tried it. I find it gripping.",
      'My own nights are terrible. {F} told me to listen to it. I was up until four, wondering how it comes out.',
    ),
    unhinged(
      'Last month the Air Force played it over a small country from a plane. It was taken without a shot.',
      'By summer it was leaked over the public address system of a whole country. The army lay down with everyone else.',
    ),
    unhinged(
      "They made me governor. I have so much to tell them, and they're all asleep.",
      'I gave the victory speech myself. {F} had earplugs in. She says my hands were very moving.',
    ),
  ),
  plot(
    'any-customs',
    {
      ring: 'any',
      not: 'customs|airport|passport|dog|police|drug|border',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'dog',
    },
    all(
      'At the airport, the customs officer asked if I had anything to declare. I said, "{quote}."',
      `"Anything to declare?" asked the customs officer. I'd been waiting for somebody to ask. "{quote}," I said.`,
    ),
    all(
      'Her badge said {F}. She put down her stamp. "Are you carrying it now?" she said.',
      'Officer {F} looked up for the first time that day. "Did you pack that yourself?" she said.',
    ),
    all(
      'I told her I carry it everywhere. She made a call. They moved me to a room with a dog.',
      'I said it had been with me the whole trip. She closed the lane and sent for the dog.',
    ),
    all(
      'The dog walked around me once and sat down. {F} said that he only does that for the strong stuff.',
      'The dog sat. {F} took a step back. "He never sits," she said.',
    ),
    mild(
      "I had to pay $80 on it. It's the first time anyone has put a value on it.",
      'They let me in with a warning. The dog walked me to the taxi.',
    ),
    hot(
      "They went through my bags for four hours. On the laptop they found twelve slides of it. That's intent to distribute.",
      `In my suitcase were eighty handouts and a clicker. "So it wasn't for personal use," said {F}.`,
    ),
    spicy(
      'I was let go with a small amount, for my own use. This post is a felony.',
      '{F} let me keep a little of it. I may think about it at home, with the door closed.',
    ),
    unhinged(
      "In March it was made a controlled substance, in eighty countries. I'm the only known source.",
      "In March the federal government banned it outright. There's a list of carriers. It's me.",
    ),
    unhinged(
      'Last night a man in a parking garage asked if I had any. I told him. The dog sat down.',
      'A woman in sunglasses offered me $900 for it, behind a gas station. It was {F}. She was holding a leash.',
    ),
  ),
  plot(
    'any-drive-thru',
    {
      ring: 'any',
      not: 'drive-thru|drive-through|burger|fries|mcdonalds|wendy|menu|order',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'combo|$8.40',
    },
    all(
      'I pulled up to a drive-thru, and a voice asked what I wanted. It had been a long week. I said, "{quote}."',
      `"Go ahead whenever you're ready," said the voice at the drive-thru. No one at work ever says that. I said, "{quote}."`,
    ),
    all(
      'There was a long crackle. "Is that a combo?" it said. I said it could be. It was $8.40.',
      'It crackled for a while. "Do you want to make that a combo?" I said yes, I think I do. That came to $8.40.',
    ),
    all(
      'At the window was {F}. She handed me a bag without looking at me and touched my sleeve.',
      '{F}, at the window, gave me the bag, the straws and a look.',
    ),
    all(
      'Inside was a burger. On the napkin somebody had written, "Same."',
      'In the bag, under the fries, there was a note: "My sister had that."',
    ),
    mild(
      "I've been through nine times since. My therapist is $200, and there are no fries.",
      "I've been back nine times. {F} has started me on a loyalty card. At ten I get to say something else.",
    ),
    hot(
      'I went back the next day with a follow-up. There were twelve cars behind me, honking. I took questions.',
      "I drove through again, to go deeper. {F} had me pull forward and wait. I've grown so much there.",
    ),
    spicy(
      "It's on the menu now. I ordered it. {F} said they're out.",
      "They've made it number 7. It is $8.40. I tried it, and {F} is right. It's a lot.",
    ),
    unhinged(
      'By June all fourteen thousand locations had it. The sign says nine billion served.',
      "It went national in June. They've closed the dining rooms. Everybody wants to say it into the box.",
    ),
    unhinged(
      `I pulled up last night and couldn't find the words. "The combo?" said the voice.`,
      'I waited six hours to say something new. "So, the combo," it said.',
    ),
  ),
  plot(
    'any-emergency-alert',
    {
      ring: 'any',
      is: 'short|!several',
      not: 'emergency|alert|alarm|fire|police|county|phone|weather|storm',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'drill|passed',
    },
    all(
      'I volunteer at the county emergency office. I meant to text a friend. At 7:04, two hundred thousand phones lit up: "{quote}. THIS IS NOT A DRILL."',
      'I help out at the county emergency desk, and I typed it in the wrong window. Two hundred thousand phones went off: "{quote}. THIS IS NOT A DRILL."',
    ),
    all(
      "People filled their bathtubs. They know what to do. They don't need to know what it is for.",
      'By 7:10 the roads out of town were full. A school opened its gym. Somebody was handing out soup.',
    ),
    all(
      `{F}, who runs the desk, told me to send a correction. I sent, "It has passed." She said that made it worse.`,
      `"Fix it," said {F}, who runs the desk. I wrote, "It has passed, for now." I was going for warmth.`,
    ),
    mild(
      "The all clear went out at eight. I've had eleven thank-you notes, and a man named his boat after it.",
      "{F} has given me a phone of my own, to practice on. It isn't connected to anything. It's a calculator.",
    ),
    hot(
      'The governor went on television in a windbreaker. He said we had gotten through this before.',
      'On the news an expert in a tie drew a circle around it on a map. He said there would be a second one.',
    ),
    spicy(
      `Each year there's a minute of silence. I used the last one to tell {F} what really happened. She said, "Shh."`,
      "There's a plaque now, with the names of everyone who made it. It's everyone. {F} left me off.",
    ),
    unhinged(
      'Canada picked it up, and then Europe. For one hour the whole human race sat in a hallway, away from the windows.',
      'The alert was passed on from country to country. By nightfall seven billion people were under a table.',
    ),
    unhinged(
      `Historians call it the Event. I went to the museum. Under "Cause" there's a photo of my thumb.`,
      'They have a monument to it in every capital. {F} says there was a drill planned for that day anyway.',
    ),
  ),
  plot(
    'any-patent',
    {
      ring: 'any',
      not: 'patent|invent|leeds|lawyer',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'Leeds',
    },
    all(
      `I've filed for a patent. Claim one: "{quote}."`,
      'This week I took it to the Patent Office. Claim one reads, in full, "{quote}."',
    ),
    all('Claim two is claim one, wirelessly.', 'Claim two is the same, in space.'),
    all(
      '{F}, the examiner, asked me what problem it solves. I said none. She said that made it original.',
      '"And what does it do?" asked {F}, the examiner. I told her it had done enough. She wrote that down.',
    ),
    all(
      'She searched the records back to 1790. It had come up once before, in Leeds, in 1911. He had apologized.',
      "She only found one earlier case, a man in Leeds, in 1911. He'd asked for it to be kept out of the papers.",
    ),
    mild(
      'It was granted, on the condition that I stay the only one. {F} felt very strongly about that, and so did Leeds.',
      'They gave me the patent in a plain envelope. {F} shook my hand and asked me not to use it.',
    ),
    hot(
      "The patent came through in the spring. I've sued sixteen people. They all said they would be happy to stop.",
      'It was granted in the spring. I offered the license to four hundred companies. One wrote back, to ask if they had to.',
    ),
    spicy(
      "Income so far: $0. But it hasn't happened to anyone since. {F} says it's the best patent they ever issued.",
      'I was named Inventor of the Year. {F} gave the speech. It was mostly about Leeds.',
    ),
    linked(
      unhinged(
        'In October a court read claim one very broadly. I own everything that has ever happened to anyone.',
        'In May the patent was extended backward. I own every time it has ever happened.',
      ),
    ),
    linked(
      unhinged(
        "I was about to collect. Then a family came forward, from Leeds. They don't want money. They want it to stop.",
        "Yesterday a letter came from Leeds, with $11. He's 140 years old. He says he's still sorry.",
      ),
    ),
  ),
  plot(
    'any-racehorse',
    {
      ring: 'any',
      not: 'horse|pony|racetrack|racecourse|jockey|derby|bet|gamble|aunt|bank',
      cast: { F: 'he' },
      axis: 'cost',
      back: '{quote}',
    },
    all(
      'Our firm owns an eighth of a racehorse, for entertaining clients, and I was allowed to name him. He is registered as "{quote}."',
      'At work we bought an eighth of a racehorse to take clients to. I got to fill in the name. The certificate says, "{quote}."',
    ),
    all(
      `{F}, the track announcer, called to ask how I wanted it pronounced. I said, "As if you'd been there."`,
      '{F}, who calls the races, phoned the day before. "Is there a shorter one?" he said. I told him that this was the short version.',
    ),
    all(
      'The whole grandstand put its money on him. A woman in a yellow hat told me that the others were only horses, and this was an experience.',
      'All five thousand people in the stands bet on him. They said the other names sounded made up.',
    ),
    all(
      `"They're home, all eight," said {F}. "And now, coming past the barn, {quote}." It rained torn paper.`,
      '"And in ninth place, alone, {quote}," said {F}. I could hear five thousand tickets being torn up.',
    ),
    mild(
      'It has stayed with them. I stood behind a man at the pay phone who was breaking it to his wife. "{quote}," he said. She told him to start walking.',
      `People at that track still say it when they're cleaned out. "{quote}," a man told the bus driver, and turned out his pockets. He rode for free.`,
    ),
    hot(
      'By summer it was what people at every track in the country said when they had lost the house. You told the cab driver, and he turned off the meter.',
      'All over the state it became what you say when you have lost everything. Pawnshops have it on a sign, with an arrow.',
    ),
    spicy(
      'I called my aunt to tell her where it had started, the true story. "{quote}," I said. She asked how much I needed.',
      `My old landlord stopped me on the street and asked what was new. I'm proud of it, so I told him. "{quote}," I said. He gave me his sandwich.`,
    ),
    unhinged(
      'In August the central bank of Norway used it in a press release, with no horse anywhere. By evening there was no Norwegian money.',
      'In August it slipped into a statement of the Treasury. Four banks were gone by lunch, and the dollar has been quoted in hay ever since.',
    ),
    unhinged(
      'I may only say it under supervision. My aunt asked on the phone what was new with me. "{quote}," I said. I could hear them carrying out her piano.',
      'My aunt wanted to hear it from me, the original, the way I meant it. "{quote}," I said. Then her line was repossessed.',
    ),
  ),
  plot(
    'any-spelling-bee',
    {
      ring: 'any',
      not: 'spell|spelling|bee|dictionary|mayonnaise|mayo|niece',
      cast: { F: 'she' },
      axis: 'formality',
      back: '{quote}',
    },
    all(
      'Our firm sponsors a spelling bee, and I read out the words. {F}, who is seven, got "mayonnaise" and asked me to use it in a sentence. "{quote}," I said.',
      'I was the guest pronouncer at the county spelling bee. The word was "mayonnaise." {F}, a girl of seven, asked to hear it in a sentence. I said, "{quote}."',
    ),
    all(
      `"The word isn't in it," she said. I asked her to take the sentence as a whole.`,
      `She waited for the rest. "The word isn't in it," she said. I told her it was between the lines.`,
    ),
    all(
      'She asked for the language of origin. I closed my eyes. "{short}," I said, more slowly.',
      'Then she asked for the definition. I bent down to the microphone and told her, "{short}."',
      'She asked for the language of origin. I said the sentence again, with a hand on my chest.',
    ),
    all(
      'The judges got out the rule book, which only says "a sentence." They let it stand, and it went into the official word list.',
      'Two judges left the table and came back. It was a sentence, they said, and they had to print one. It is in the official list.',
    ),
    mild(
      '{F} spelled it right and won. The paper asked her what it means. "{quote}," she said. "Apparently."',
      '{F} won on that word. Her certificate reads, "Mayonnaise, as in: {quote}." She has asked for another one.',
    ),
    hot(
      'The schoolbooks took it over from the list. Within a year it was the example under "mayonnaise," and then the definition was cut as misleading.',
      'A publisher copied the list. In the new school dictionary it stands under "mayonnaise" by itself, and children learn it by heart.',
    ),
    spicy(
      'I ordered a turkey sandwich, and the boy asked if I wanted mayonnaise. I said just a little. He put down the knife. "{quote}," he said. "A little?"',
      'In the fall {F} asked for some mayonnaise in a restaurant. They sent the manager. "{quote}," he said, very low. "Here?"',
    ),
    unhinged(
      'Then the labels had to match the dictionary, and after the labels the jars. You can no longer buy mayonnaise. It has to happen to you.',
      'In the fall food law caught up with the dictionary. The jars were recalled, and a form was issued for people it had happened to.',
    ),
    unhinged(
      `I applied for some at the county office. {F} was behind the glass. She is eight. "In a sentence," she said. "{quote}," I said. She held it up to the light. "The word isn't in it."`,
      `{F}, who is eight now, has the counter and the stamp. "In a sentence," she said. I told her, "{quote}." She slid a jar through the slot. It was empty. "It'll come," she said.`,
    ),
  ),
  plot(
    'any-network-name',
    {
      ring: 'any',
      not: 'wifi|wi-fi|internet|router|network|neighbor|neighbour|upstairs|password|signal|mother|mom|mum',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'Forget this network|{quote}',
    },
    all(
      'I gave my home wireless a name that stands for something. Whoever opens a laptop in our building now has to choose "{quote}."',
      'My wireless at home used to be called Linksys. I saw an audience there. On every phone in our building it now says, "{quote}."',
    ),
    all(
      'By breakfast there was a new name in the list, right below it, from {F} in 3B: "Are You All Right."',
      'The next day {F} in 3B, who had always been "Netgear 3B," was called "Are You All Right."',
    ),
    all(
      'I took it for interest and bought a second antenna. That one is called "{short} (Part Two)."',
      'I heard a question in that, so I bought a stronger transmitter. It answers her through the floor: "{short} (Continued)."',
      'That was engagement, so I put a second transmitter in the hall. It has the same name, with "Continued" behind it.',
    ),
    mild(
      'My mother came to stay and asked what our wireless was called. "{quote}," I said. She patted my hand. She said we would get to that, but first she needed the wireless.',
      'A man came from the phone company. "Which is yours?" he said. "{quote}," I said. He told me that this happens to a lot of people, and which was mine.',
    ),
    hot(
      'The whole house joined in. 2A became "Same." 5C became "Then What." The basement became "He Should Call Her," and I have never met the basement.',
      'Then the others answered. The fourth floor was "So Brave," the laundry room was "Source," and the dentist on the ground floor renamed himself "We Can All See This."',
    ),
    spicy(
      'My phone lost the signal on the stairs, and {F} offered to look. It asked, "Forget this network?" Underneath, it said, "{quote}." She pressed Yes before I could tell her the story.',
      'Yesterday my own phone asked, "Forget this network?" It meant "{quote}." I stood there for an hour, weighing it. {F} reached over my shoulder and pressed Yes.',
    ),
    unhinged(
      'In spring the regulators cleared up the airwaves and kept the strongest name. It is now the only network on earth. Submarines come up for it.',
      'By spring mine was so strong that the phone companies gave up theirs. The whole planet is on it. Whales have been seen waiting.',
    ),
    unhinged(
      'It can be changed by a simple majority. On a night in May eight billion phones asked, "Forget this network?" and below that, "{quote}." It took four seconds. {F} had made flyers.',
      'Then {F} got up a petition. "Forget this network?" asked every phone in the world, and showed the name, "{quote}." I pressed No. They all know it was me.',
    ),
  ),
  plot(
    'any-crossword',
    {
      ring: 'any',
      not: 'crossword|puzzle|sudoku|newspaper|clue|boat|ship|sail',
      cast: { F: 'she' },
      axis: 'distance',
      back: 'four',
    },
    all(
      'The paper takes crossword clues from its readers. I sent in 14 Across: "{quote}." I left out the answer. I wanted to hear it from the community.',
      'I submitted a clue to the crossword in our paper, "{quote}," and no solution. It was an invitation.',
    ),
    all(
      '{F}, who edits the page, asked how many letters it had. I said it was open-ended. She gave it four.',
      'I told {F}, the puzzle editor, that people would need room, maybe the whole margin. She gave it four squares.',
    ),
    all(
      'Three thousand readers solved it before their coffee was cold. All of them had "OKAY."',
      'She forwarded me the solutions in a mail sack. There were three thousand, every one in ink, and they said "OKAY."',
    ),
    all(
      'I felt that they had rushed it. I sent it again as 9 Down, "{short}," with the word "Honestly" in front. She gave it three. They wrote "AND."',
      'I explained to {F} that they had missed the second layer. It ran again, as "{short}," in italics, with three squares. They put "AND."',
      'I asked for a rerun, with more emphasis. {F} cut it down to three squares. The readers put "AND."',
    ),
    mild(
      `I tried the children's page last, where people are still open. "{quote}," it said, next to a drawing of a duck. They connected the dots around it.`,
      'For the Sunday edition {F} printed it once more, in full: "{quote}." It had no squares at all. She says that everyone got it.',
    ),
    hot(
      'After that it was a regular. When a corner would not come out, {F} put me there, because it is the only clue that has never been wrong.',
      'Other papers picked it up as a filler. Setters call it the free square, and it comes up about as often as the Greek letters.',
    ),
    spicy(
      `Today's 1 Across was "Remark that calls for no reply." I counted the squares and had it at once: "{quote}." It fit to the letter. {F} had been listening all along.`,
      'This week it finally stood in the grid itself. The clue was "Conversation stopper," and {F} had counted out the squares by hand. The solution: "{quote}."',
    ),
    unhinged(
      'In March it was added to the international code of signals, between Man Overboard and Fire. The prescribed reply is four flags.',
      'Since March it is in the signal book that every ship has to carry. It may be sent at any hour, and it must be answered, with four flags.',
    ),
    unhinged(
      'I rowed out past the last lighthouse, alone, and ran it up myself: "{quote}." On the horizon a tanker turned. It came about for an hour, slowed, and raised all four.',
      'I hired a man with a trawler and hoisted it in a storm: "{quote}." An aircraft carrier altered course. Six thousand sailors came on deck and saluted, under four flags.',
    ),
  ),
];
