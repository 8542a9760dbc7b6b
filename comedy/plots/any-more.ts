import { all, hot, linked, mild, type Plot, plot, spicy, unhinged } from '../plot.ts';

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
      'There was a mix-up at the bakery. It went into all nine hundred.',
      'Something went wrong at the factory. All nine hundred of them were mine.',
    ),
    all(
      'They were cracked open at the same time. The ballroom went quiet. "How could they know?" said a man from Legal.',
      `At ten o'clock, nine hundred people read it. I heard a chair. "How could they know?" said a man at table six.`,
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
      'By eleven the CFO had his shoes off. A woman from IT was calling her brother, for the first time in nine years.',
    ),
    spicy(
      '{F} came back in. She said that it all made sense to her now. I asked if she could explain it.',
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
      '{F} bent down and read it in front of the whole floor. "Thirty-one years," she said, to nobody.',
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
      'The Finns signed the same day, for nine years. I went to say something, and {F} turned off my microphone.',
    ),
    spicy(
      'I asked {F} for a copy of my speech in English. She says it loses a lot.',
      "It's taught in their schools now. I asked {F} to read it to me. She says I wouldn't get it.",
    ),
    unhinged(
      "Before long I was elected president of Finland, with 91 percent. I've never been there.",
      "In spring Finland changed its constitution. It's one sentence long, and I'm president.",
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
      '"What is it about you?" she said. I told her. She was asleep in nine seconds.',
    ),
    mild(
      'I did it live for the leadership team. There will be a decision when they wake up.',
      "She's asked me to stop leaving her voicemail. She drives.",
    ),
    hot(
      "It's number one in forty countries. Hospitals play it. Babies ask for it by name.",
      'It has eleven million listeners. None of them has ever reached the end.',
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
      "They went through my bags for four hours. On the laptop they found nine slides of it. That's intent to distribute.",
      `In my suitcase were forty handouts and a clicker. "So it wasn't for personal use," said {F}.`,
    ),
    spicy(
      'I was let go with a small amount, for my own use. This post is a felony.',
      '{F} let me keep a little of it. I may think about it at home, with the door closed.',
    ),
    unhinged(
      "In March it was made a controlled substance, in forty countries. I'm the only known source.",
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
      "The all clear went out at nine. I've had eleven thank-you notes, and a man named his boat after it.",
      "{F} has given me a phone of my own, to practice on. It isn't connected to anything. It's a calculator.",
    ),
    hot(
      'The governor went on television in a windbreaker. He said that we had gotten through this before.',
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
      'They gave me the patent on Thursday. {F} shook my hand and asked me not to use it.',
    ),
    hot(
      "The patent came through in the spring. I've sued nine people. They all said they would be happy to stop.",
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
];
