import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

/** More plots about strangers, friends, dates, neighbors and moments of embarrassment. */
export const PEOPLE_MORE: readonly Plot[] = [
  plot(
    'people-toddler-stared',
    {
      when: [
        'w:@child|@stranger|@dog|@cat|baby|pigeon .. stare|look|watch .. at|me',
        'stare .. at .. by|me',
      ],
      not: 'naked|cry|dinner|shower|laptop',
      fine: "a at me for an entire flight whole train ride bus journey two hours on the in line and did not blink didn't stared toddler minutes staring through fence elevator airport",
      axis: 'formality',
      back: 'the thumb',
    },
    all(
      '{text}. I have been through due diligence three times. They look at the books. Nobody had ever just looked.',
    ),
    all(
      'In the first quarter of an hour I offered a smile. It was noted. I showed my phone, my watch and a trick with the thumb, and it was clear that all of this had been known.',
      'I opened with the smile that I use for lenders. It was taken in, turned over, and not returned. I did the thing with the thumb.',
    ),
    all(
      'At about half past I began to talk. I said the figures for Ghent had been put together in good faith.',
    ),
    mild(
      'There was no answer. When it was over I was left there with my seat belt on. I have called Ghent. We are going to restate.',
    ),
    hot(
      'I went back to the divorce, then to 2004. I heard myself admit to the boat. It was all received without a blink, with a finger in one nostril, the way that they say it is at the very top.',
    ),
    spicy(
      '"Nothing further," I said in the end; there was nothing further. My shirt was wet through. And for the first time there was a reaction: a hand came up slowly, opened, and gave me a raisin. I have sold the boat. Ghent has been told. I carry the raisin in a locket, and auditors who see it tend to close their folders.',
    ),
    unhinged(
      'They have taken {w.full} on at the Court of Justice. There is no bench, no law, only a chair with straps. The accused is put in front of it for as long as it takes. In fifteen months they have not had one who got past the thumb.',
    ),
    unhinged(
      'Last week they brought in a man from the coast, gray, pleasant, thirty years in reinsurance. He sat down, and smiled, and looked back. It has been eight days. They have stopped breathing in there. The markets are shut. This morning a bubble came out of one of them, and we do not know yet which.',
    ),
  ),
  plot(
    'people-gave-seat',
    {
      when: [
        'give .. up? .. seat|place .. to|up',
        'offer .. my .. seat',
        'help .. @stranger|lady|man|woman .. carry|cross|with|bag|stroller|luggage',
        'let .. @stranger|someone|man|woman|person .. go .. ahead|first|front',
        'pay .. for .. stranger|person|behind|coffee',
      ],
      not: 'me|wallet|steal|boss',
      fine: "i my on the tube bus train up to an older lady pregnant woman old man said no thank you and she he wasn't was not standing behind carry her suitcase stairs in line with one item supermarket refused offended sat subway next person's",
      axis: 'audience',
      back: 'a small thing',
    },
    all(
      '{text}. It was a small thing. I did not do it to be seen, so I had to mention it to some people afterward.',
    ),
    all(
      'On the platform I told a man with a newspaper. He said, "Good for you," which I have had printed. By the time that I got to the office it was a small thing with four bags and a hill.',
      'I brought it up at reception, as one does, and in the elevator. Somewhere around the sixth floor it was raining, and there were stairs.',
    ),
    all(
      "In the ten o'clock I had to sit down to tell it. Somebody got up to make room for me, and I thought, you see, it spreads.",
    ),
    mild(
      'I have since been nominated for the internal award. There was only one small problem: they have found a second nominee, it is the man who got up for me, and he has not told anyone.',
    ),
    hot(
      'There is an award for it. They asked if they could talk to the other person involved. I was not going to have it said that I had made it up, so on Thursday I waited at the same place, at the same time, with flowers and a man from Communications.',
    ),
    spicy(
      'And there she was. She remembered it perfectly. She had only wanted to get off. She had told me so, twice, and I had held her down by the shoulders with such a beautiful smile. The award went to her. She got up there on the stage, in front of eight hundred people, and I saw that there was no chair. I know what I did next. It was a small thing.',
    ),
    unhinged(
      'The film came out at Christmas. I am played by a taller man, and he has a horse. In the hills above the city they cut it into the rock: me, eleven stories high, half risen, with one hand out toward the empty place.',
    ),
    unhinged(
      'You cannot get a seat anywhere now. They stand in the buses, the churches, and around the tables in the evening, all pointing at the chair, "No, please," "I couldn\'t." Last night a very old woman came up to our house and asked if she could sit. There was a sound in the street as if a crowd were drawing breath. I was nearest. I pulled it out for her, and they all saw me, and I sat down.',
    ),
  ),
  plot(
    'people-no-one-noticed',
    {
      when: [
        'nobody|no-one|no_one|@spouse|@colleague|@boss .. notice .. my|haircut|new',
        'get .. haircut|glasses|beard|tattoo ... nobody|no-one|noticed|notice',
        'wear .. ... nobody|no-one .. notice',
      ],
      not: 'zipper|pants|typo',
      fine: "my new haircut hair cut at lunch and no one noticed i got a glasses shoes shirt suit dress jacket all day work whole week wife husband didn't not a single person had changed shaved off weight moved office colleagues even",
      cast: { F: 'she' },
      axis: 'cost',
      back: 'a bit tired',
    },
    all(
      '{text}. We would call that a soft launch. Only {F} in Accounts stopped for a moment, and she asked me if I was a bit tired.',
    ),
    all(
      'So on the next day I turned it up. I came in a hat. "You look a bit tired," said {F}.',
      'The next day I helped. I came in a hat, with a feather, and took it off in each doorway. I heard twice that I looked a bit tired.',
    ),
    all(
      'By Wednesday I was wearing the cape. I want to be precise about this: it was velvet, it was twelve feet long, and two of our apprentices carried the end. A man from IT asked me to hold the door.',
    ),
    mild(
      'On Thursday I gave up and came in as I always had. They all looked up. "Wow," they said. "Did you do something?"',
    ),
    hot(
      'On Thursday I rode in. It was a rented camel, and it was not cheap. We went through the open-plan area from one end to the other, at eye level with the lamps. Somebody was on the phone, covered the mouthpiece, and told me that I was on mute.',
    ),
    spicy(
      'I went home and stood in front of my wife, in the cape, on the camel. She looked up from her book, for a good long time, and put her head to one side, and my heart was in my mouth. "The glasses," she said. "No. Wait." {F} sent a card. It says to get well soon.',
    ),
    unhinged(
      'So I had the mountain behind the office taken down and my face put up in its place. It took four years, and it lights up. You can see it from Portugal. They have moved the desks, because of the glare.',
    ),
    unhinged(
      'On the last evening I climbed up into the left eye with a rope and let myself out over the valley, on fire, with a bell. Far below me on the parking lot a small figure stopped beside her car. It was {F}. She shaded her face with her hand, and looked, and she called something up to me. I could read it from her lips. I am. I am so tired.',
    ),
  ),
  plot(
    'people-date',
    {
      when: [
        'date|tinder|hinge .. ask|talk|bring|cancel|leave|show|order|say|call|match|bad|first|ghost',
        'go .. on .. date',
        'match .. on .. tinder|hinge|bumble',
        'first date',
        'swipe|swiped',
      ],
      not: 'deadline|due|birth|wedding|married|expiry|read',
      fine: 'my a on first date and he she talked about his her ex the whole time entire went tinder to i with someone asked for number bill left early bathroom never came back showed up late bad brought mother cat ordered most expensive wine paid split told me was last night two hours said had to go match matched boss accidentally left right swiped coffee dinner blind awkward me',
      cast: { F: 'he' },
      axis: 'formality',
      back: 'next steps',
    },
    all(
      '{text}. I had prepared. I had cards. I have closed a hundred and sixty hires and I know that in the end they all come down to rapport and next steps.',
    ),
    all(
      'I opened with where we each saw ourselves in five years. I had brought a chart. There was some interest in the bread.',
      'After the starters I shared my deck, on the small screen. It has twenty-three slides, and there is a slide for questions. There was one: it was where the restroom is.',
    ),
    all(
      '"I\'ll be honest with you," I heard. "I\'m not feeling it." I said I appreciated the candor, and I asked, on a scale from one to ten, what I had been on feeling.',
    ),
    mild(
      'It was a three. I have had a three before, at Procurement, and they came back. I have set up a check-in for the spring.',
    ),
    hot(
      'My waiter was called {F}. When he brought the check, I asked him for his impression, since he had been in the room. He looked at the door, which was still swinging. "You were the strongest on paper," said {F}.',
    ),
    spicy(
      'He had watched thirteen years of them from beside the coats. He knew it all: that I lean in when I lie, and I had been happy only for one moment, about the soup. We have met every Thursday since, to work on it. Last week he put down the menu. "I\'m not feeling it," said {F}, "as a coach," and he turned red, and asked me what the next steps would be.',
    ),
    unhinged(
      'By then love had gone the way of the rest. You are shortlisted, there is a panel. I got through to the final in the stadium, I had the numbers, and sixty thousand people saw me lose on culture to a man with a guitar.',
    ),
    unhinged(
      'I was home early. Somebody from the panel had put a note under my door, in pencil, she was not supposed to, it could cost her the position. It did not have a score on it. It said that she, too, had liked the soup. I sat on the stairs with it all night. I have not the faintest idea what the next steps are.',
    ),
  ),
  plot(
    'people-fell-public',
    {
      when: [
        'walk .. into .. door|pole|glass|wall|lamp|sign|mirror|tree',
        'trip|slip|fall .. in .. front .. of',
        'push .. pull|door',
        'pull .. door .. push',
      ],
      not: 'bar|office_meeting|bird|dog|cat',
      fine: 'i into a glass door at the office slipped on ice in front of postman everyone whole my boss crush lamp post while texting phone looking pole said pull pushed for and minute stairs clean closed automatic mall street forehead',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'I meant to',
    },
    all('{text}. "I meant to," I said at once, to everyone. It was out before I was.'),
    all(
      'You have to own it. So I got up, went back to where I had started, and did it again, with my eyes open. There was some applause, from a child.',
      'In my profession you never let an event stand alone. I stepped back four yards, made sure that I had their attention, and repeated it. It hurt more. It looked a great deal better.',
    ),
    all(
      '{F}, a woman who had seen both, came over. She does movement, she told me, she has a company. She wanted to know what it was called.',
    ),
    mild(
      'I said it was not finished. I have an appointment with her on Monday, and one with an orthopedist right after, and I have told both of them that I meant to.',
    ),
    hot(
      'We opened in March at a former brewery. I come on from the left. It is an hour long, and it has one step, and nobody who has seen it can say when it is going to come.',
    ),
    spicy(
      'In the second week they had to bring in chairs. Bankers come, surgeons. You hear them weep at it, and {F} says it is because nothing in their lives has ever been that clear. Last night on the way home I saw a step, an ordinary one, with a light above it. I lifted my foot. I put it down on the other side. There were people there. I had to tell them that I meant to.',
    ),
    unhinged(
      'It is taught now. By the third year they can do it from standing. In the capital there is a theater with no floor. {F} has just been made a minister, and went up to be sworn in, across the red carpet, in front of the nation, and everyone was on the edge of his seat. She got there. You could have heard a pin.',
    ),
    unhinged(
      'The government did not last the week. They came for me at night and asked me to speak to the people. I stood up there on the balcony above a million upturned faces, and I had nothing prepared, and I thought of the door, and the child, and how it had all begun. I went over the rail. I want to say to those who are reading this from down there that you caught me beautifully.',
    ),
  ),
  plot(
    'people-neighbor-hedge',
    {
      when: [
        '@neighbor|man_next_door|woman_next_door .. cut|chop|park|block|paint|build|put|trim|take|borrow|plant|complain|leave .. our|my|across|hedge|tree|fence|drive|driveway|bin|parking|note|about',
        '@neighbor .. complain|leave|knock ... note|noise|about|door',
        'passive aggressive note',
        '@neighbor .. see|saw|catch .. me',
      ],
      not: '@instrument|music|loud|drill|chicken',
      fine: 'my our down hedge without asking the woman next door keeps parking across drive again left a note on about car tree fence man cleaner window saw in dressing gown bathrobe naked garden side noise walking upstairs downstairs over bins too early taking out on wrong day talking through and',
      cast: { F: 'he' },
      axis: 'formality',
      back: 'good morning',
    },
    all('{text}. I did not say anything. I am a professional. I said, "Good morning."'),
    all(
      'There are eleven ways to say it. I used number four, which is correct, and has a draft in it. It came back to me over the fence, word for word, but shorter at the end.',
      'I have a "good morning" that I keep for it, and it took the leaves off. The one that I got back had no vowels.',
    ),
    all(
      'After that we were at war. He put out his bins a little earlier than is right. I waxed the mailbox. On Sunday they had guests, and we laughed, indoors, with the window open, at nothing.',
    ),
    mild(
      'It has been twenty-two years now. This morning I could only hear my own, and I went over, and he was in bed with a cold. I said it through the door, warmly. "Number two?" he whispered. It was. We are both shaken.',
    ),
    hot(
      'My brother-in-law {F} works in arbitration, and he offered to come. He stood on the line between us with a chair for each. "Just tell him what you want," said {F}. We looked at one another. Neither of us had ever thought that it would come to that.',
    ),
    spicy(
      'It took until dark. Then {F} wrote it on a card and read it out. I wanted him to have asked. And he had wanted to, he had stood at our gate for an hour that day, in a clean shirt, but I had said "good morning" to him in such a way. We sat there with our hands between our knees. He is going to put it all back, with a ruler. I go over and hold the other end.',
    ),
    unhinged(
      'When we did not sign they put the troops in. It is a thin blue line of very young men from Finland, along the hydrangeas, with their backs to us. {F} gets a car and a flag. At eight each day both sides come out in their robes, the whole street holds its breath, and it is said.',
    ),
    unhinged(
      'Then one night it snowed. There was no line, no drive and no hedge, only white, all the way over to his lamp. I saw him step out. We met about halfway, up to the knees, two old men without a border, and looked around for a thing to be right about, and could not find one. "Well," he said. It had gotten light over the roofs. I took a deep breath, and I saw the Finns reach for their helmets.',
    ),
  ),
];
