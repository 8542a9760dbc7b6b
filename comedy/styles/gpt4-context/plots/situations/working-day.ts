import {
  all,
  hot,
  linked,
  mild,
  type Plot,
  plot,
  spicy,
  unhinged,
} from '../../../../story/plot.ts';

/** Whoever belongs to somebody else: their story is not told here. */
const THEIRS = "@person's|@name's|his|her|their @boss|@colleague";

const PLURALS =
  '=colleagues|=coworkers|=co-workers|=teammates|=interns|=apprentices|=trainees|=assistants|=developers|=engineers|=designers|=temps|=clients|=customers|=buyers|=patients|=investors|=suppliers|=vendors|=managers|=bosses|=supervisors|=directors|=students|=pupils|=passengers|=guests|=tourists|=callers|=visitors|=shoppers|=residents|=women|=men|=ladies|=guys|=lads|=strangers|=recruiters|=interviewers';

/** Where several did it, or nobody in particular: their story has one person in it. */
const SEVERAL = [
  `^ today|yesterday|so? one|both|all|some|many|most|few|two|three|four|five|half? of? my|our|the|these|those? new|old|other? ${PLURALS}`,
  `by|from my|our|the|two|three|some? ${PLURALS}`,
  '^ my|our|the? hr|it_department|team|department|office',
];

/** What happens at work and on the way there. */
export const WORKING_DAY: readonly Plot[] = [
  plot(
    'day-boss-one-word',
    {
      when: [
        'p:@boss|@client|@colleague|recruiter .. reply|answer|respond|text|write .. w:=noted|=ok|=okay|=k|=kk|=seen|=thx|=hm|=hmm',
        'p:@boss|@client|@colleague|recruiter .. reply|answer|respond with|just|only? w:=fine|=cool|=thanks|=sure|=interesting|=nice|=great|=yes|=no',
        'p:@boss|@client|@colleague|recruiter .. reply|answer|respond|text|write .. to ... with|just w:=noted|=ok|=okay|=k|=fine|=cool|=thanks|=sure|=interesting|=nice|=great',
        'p:@boss|@client|@colleague|recruiter .. reply|answer|respond|text|write ... one_word|one-word|single_word|one_letter',
        'reply|answer|response .. from .. p:@boss|@client|@colleague|recruiter .. w:=noted|=ok|=okay|=k|=kk|=thanks|=fine|=sure',
      ],
      not: [
        THEIRS,
        ...SEVERAL,
        'die|sick|funeral|resignation|raise|engaged|baby|leave|day_off|vacation|emoji|thumb',
      ],
      fine: 'back page pages two three four five long detailed paragraph essay email e-mail message report proposal word single letter just only with whole careful carefully written weeks work project idea ideas apology question questions slack text line full 3 4 10 sent wrote spent hours hour after days later whatsapp full-page write',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'word',
    },
    all(
      '{text}. I take it as an exchange rate: at present, one word from {p.full} buys all of mine.',
      '{text}. That is the rate now. One of theirs, against all that I had put in.',
    ),
    all(
      'I went to see {F} in Treasury, who said that it was a simple matter of supply. There are too many of my words in circulation, and {p.full} has never printed more than were needed.',
      '"You print," said {F} in Treasury, when I asked her. "{p.full} doesn\'t." There were simply too many of mine about.',
    ),
    all(
      'So I took them off the market. In meetings I nodded, and I answered the phone by breathing.',
      'I stopped issuing. I nodded in meetings, and when the phone rang I picked it up and let them hear that I was there.',
    ),
    mild(
      'In the third week it turned, and I got "Is everything all right?", which is four words, against none.',
      'By the third week I was up: "Is everything all right?" Four words, and I had not spent a single one.',
    ),
    mild(
      'I have not answered. {F} thinks that it could go to six.',
      'I am not selling yet. {F} sees it at six by the end of the month.',
    ),
    hot(
      'In the third week it turned: "Is everything all right?" That was four words, against none. By the fifth {p.full} was sending whole paragraphs, with a view of the future.',
      'By the third week I was up four words, "Is everything all right?", and by the fifth there were paragraphs coming in from {p.full}, some of them with commas.',
    ),
    spicy(
      'I decided to spend some while I was rich. I put five of them into a single question: "So what did you think?"',
      'At the top of the market I cashed out. I wrote back, and laid down five words at once: "So what did you think?"',
    ),
    spicy(
      'The answer was "{w}." {F} says that a market has a long memory.',
      'One word came back, and it was the same one. {F} says that a market never forgets who was desperate.',
    ),
    unhinged(
      'Then our whole floor stopped talking, and there was a run on the language. {F} had to open the vault under the parking garage and lend out adjectives, against collateral.',
      'The other departments saw it and went silent too, until there were no words left in the building, and {F} had to have some brought over from the Danish office by truck, under guard.',
    ),
    unhinged(
      'I bought a house with a sentence that I had put by, forty-one words, with a semicolon. The notary read it through, stamped it, and gave me my receipt: "{w}."',
      'I paid for a house with one sentence. It had forty-one words and a subordinate clause, and the notary wept. The receipt was a single word, and I knew it.',
    ),
  ),
  plot(
    'day-boss-absent',
    {
      when: [
        'p:@boss|@client .. cancel|skip|forget|miss|postpone ... x:@meeting|appointment|lunch|review|1-1|catch-up|catchup',
        "p:@boss|@client ... =not|=didn't|=never|=didnt|=doesn't|=forgot join|show|appear|attend|turn|dial|come ... x:@meeting|appointment|lunch|review",
        "p:@boss|@client .. schedule|book|set|call|arrange|ask|invite ... x:@meeting|appointment|lunch|review|catch-up ... =not|=didn't|=never|=didnt|=doesn't|=forgot join|show|appear|attend|turn|dial|come|there|up|it",
        'x:@meeting|appointment|review .. cancel|postpone .. by .. p:@boss|@client',
        'p:@boss .. cancel|skip|forget|miss|postpone .. 1 1',
        'p:@boss|@client ... no-show|no_show ... x:@meeting|appointment|review',
        'p:@boss|@client .. no-show|no_show|ghost|stand|stood ... x:@meeting|appointment|lunch|review',
      ],
      not: [
        THEIRS,
        ...SEVERAL,
        'forget|forgot .. invite|tell|mention|add|cc',
        '@party|christmas|us|birthday|sick|hospital|cry|thank|finally|everyone|everybody|all|we|project|raise|visa|happy|relieved|saved',
      ],
      fine: 'join fifth fourth third row show up five minute minutes before again time pm am late evening last week call',
      carries: true,
      axis: 'rank',
      back: 'the empty place',
    },
    all(
      '{text}. I was already sitting there, so I held the {x} anyway, with the empty place where {p.full} should have been.',
      '{text}. I had prepared, so I went ahead with it, and addressed the empty place across from me.',
    ),
    all(
      'It was the best {x} I have ever had. I made a proposal, left a pause, as one does, and heard no objection.',
      'I made my case. The empty place did not look at a phone, or mention its own weekend. When I paused, it considered.',
    ),
    all(
      'I took it through my budget, the dates and the thing with the window. If it had not read the attachment, it never let on.',
      'We went through the dates, my budget and the matter of the window. It had the sense to let all of it pass.',
    ),
    mild(
      'I sent {p.full} a summary of what had been agreed. "Agreed by whom?" came the answer.',
      'I mailed the results to {p.full}, who wanted to know who had approved any of this.',
    ),
    mild('I said it was hard to describe. You would have had to be there.'),
    hot(
      'I have booked the empty place every week since. Other departments have begun to ask for it, because it lets them finish.',
      'So I put it on the calendar as a series. By the second month other teams were asking for the empty place. It lets them finish, they say.',
    ),
    spicy(
      'Then one day {p.full} was there. There was a cough, a question about the scope, and a story about Portugal. I had to say that the slot was taken.',
      'Last time {p.full} walked in after all, sat down in it, and began with a story about Portugal. I said, as kindly as I could, that somebody was in that place.',
    ),
    spicy(
      '"By whom?" said {p.full}. We both looked. It let the question stand, as it always does.',
      '"Who?" said {p.full}. I looked over at it for support. It has a wonderful way of staying out of things.',
    ),
    unhinged(
      'In the spring reorganization the empty place was put in charge of the division. {p.full} has to go through it now, with slides.',
      'It was made head of the whole division in March, without a vote against. {p.full} was given a date with it, and prepared for days.',
    ),
    unhinged(
      'Last week {p.full} came to me, shaken, from their first {x}. "It just didn\'t show up," I was told. I asked what that had been like.',
      'Yesterday I found {p.full} waiting in a room with two cups of coffee. "It never came," I was told. I asked what that had been like.',
    ),
  ),
  plot(
    'day-boss-out-of-hours',
    {
      when: [
        'p:@boss .. schedule|book|set|call|ring|phone|text|message|email|invite|add|want|ask|expect|need ... =pm|=am|8pm|9pm|10pm|11pm|7pm|6pm|5pm|5am|6am|7am|2am|3am|night|midnight|saturday|sunday|weekend|holiday|christmas|evening|vacation|leave|day_off|diwali|dawn|honeymoon|easter|off-hours',
        'p:@boss .. put .. @meeting|review ... =pm|=am|8pm|9pm|10pm|7pm|6pm|5pm|6am|7am|night|saturday|sunday|weekend|evening',
        'p:@boss|manager .. call|text|message|email|ring|phone .. while .. holiday|vacation|leave|sleep|bed|shower|dinner|beach',
      ],
      not: [
        THEIRS,
        ...SEVERAL,
        'forgot|forget',
        'shift|rota|lunch|drinks|beer|pizza|dinner_party',
        "@party|die|died|accident|funeral|hospital|raise|sorry|apologize|thank|didn't|not|never|cancel|=late|noon|10am|11am|9am|join|drunk|thief|congratulate",
      ],
      fine: 'call meeting friday 7 6 8 9 quick important urgent review zoom just again mandatory short chat nothing message',
      carries: true,
      axis: 'distance',
      back: 'island|wherever',
    },
    all(
      '{text}. Somewhere on earth that must be an ordinary working hour, and I took the trouble to find the place: an island with one road.',
      '{text}. I did not complain. I took a globe and looked for where this would be a normal time to do it, and it is an island, quite a small one.',
    ),
    all(
      'I have kept the hours of the island ever since, from my kitchen. I am available when {p.full} is. I sleep when they do there, which is from half past eight in the morning.',
      'So I moved to its hours, without leaving home. At half past eight in the morning I draw the curtains, wish {p.full} a good night by e-mail, and go to bed.',
    ),
    mild(
      'The next day there was a call at noon. I let it ring, and phoned back at a decent hour. "It\'s three in the morning," said {p.full}.',
      'Yesterday I missed something at lunchtime, and called {p.full} back as soon as I was up. It was dark there.',
    ),
    mild(
      '"Not on the island," I said.',
      'I apologized. I said I always forget which of us is ahead.',
    ),
    hot(
      'My colleagues think that I am never in. {p.full}, on the other hand, asks about the weather there. I have begun to say what the sea is doing.',
      'In the office they believe that I have left. For {p.full} I describe the harbor. I have learned when the boats go out.',
    ),
    spicy(
      'It went well until the video call. Behind me it was dark and there was a stove. Behind {p.full} there was full daylight, a palm, and a road.',
      'Then we both had the camera on for once. I saw {p.full} look past me at my stove. I was looking past {p.full}, at a palm tree, a road, and the only bus.',
    ),
    spicy(
      '"Since 2014," said {p.full}. "I thought the rest of you were just always up."',
      'It turned out that {p.full} had lived there for twelve years. "I never understood," I was told, "why all of you sounded so tired."',
    ),
    unhinged(
      'In the second month the hours took hold of the kitchen. There was sand in the sugar. One morning, at dusk, the back door opened on a road, and a bus was waiting with its lights on.',
      'By autumn it had gone too far to call it a habit. There were crabs under the sink, the tide came to the second stair, and I got mail with a stamp of the island on it.',
    ),
    unhinged(
      'There is one office there, and one desk in it. On the desk lay my complaint, "{quote}," and across it {p.full} had written: "It was lunchtime. Where were you?"',
      'The island has an office with a single desk. {p.full} was sitting at it, brown and rested, and looked at the clock as I came in, and said that I was late.',
    ),
  ),
  plot(
    'day-boss-said',
    {
      when: [
        "p:@boss .. say|tell|announce|suggest|comment|joke|claim|remark|insist|whisper|mumble ... me|i|we|us|our|my|you|i'm|the|to|a|that",
        'p:@boss .. ask|want|expect .. me|us',
        'p:@boss .. call .. me .. a|an|the|his|her|too|very|so|buddy|champ|kiddo|boy|dear|bro|family|rockstar|mom|dad|passionate|difficult|resource|asset',
      ],
      not: [
        THEIRS,
        ...SEVERAL,
        'told|tell .. off',
        'die|died|cancer|hospital|pregnant|fire|fired|laid|layoff|name|harass|racist|divorce|sick|cry|crying|offline|grandma|thumb',
      ],
      fine: 'meeting today yesterday morning',
      is: 'actor:boss',
      carries: true,
      cast: { F: 'she' },
      axis: 'formality',
      back: 'since|reading',
    },
    all(
      '{text}. I am not fluent, so I had it looked at by {F}, who interprets at the county court.',
      '{text}. I understood the words. For the rest I went to {F}, who is a sworn interpreter, and paid for the hour.',
    ),
    all(
      '{F} asked to hear it again in the original tone and closed her eyes. "There are two readings," she said. "In the first, it means what it says. In the second, {p.full} was hungry."',
      'She had me say it twice, the second time with the eyebrows. There was more than one reading, said {F}, and it all hung on whether {p.full} had eaten.',
    ),
    mild(
      'I have built a career on the first reading. I asked her to be certain. "Was there a cookie anywhere?" said {F}.',
      'I thought back. There had been a banana on the desk, unopened. {F} nodded slowly.',
    ),
    mild(
      'I bring sandwiches to our one-on-ones now. I am told that my judgment has improved.',
      'So I carry a sandwich into every meeting. My ideas have never been received so well.',
    ),
    hot(
      'She did not stop at "{quote}." Now {F} sits in with us, with headphones. "Let\'s stay close on this" came out as "I have lost the file." "Great question" was a long pause, and then "Help."',
      'I took {F} on by the month, for more than just "{quote}." From her corner I heard "No rush" as "By noon," and "I\'ll let you run with this" as the sound of a door.',
    ),
    spicy(
      'But she was sworn, and so it worked both ways. When I said, "No, that all makes perfect sense," I saw her lean over and whisper to {p.full} for quite some time.',
      'Then I was asked if I had anything to add. I said I was good. {F} bent down to {p.full}, and was still translating when the coffee came.',
    ),
    spicy(
      '{p.full} had gone pale. "Since when?" I heard. "It says here," said {F}, "since the interview."',
      '"All of that?" said {p.full}, looking at me. "Since when?" {F} checked her notes. "Since you were introduced," she said.',
    ),
    unhinged(
      'In March the United Nations recognized it as a language: seven verbs, no past tense, and no word for "sorry." {F} wrote the dictionary. The whole of "{quote}" is in there, under idioms, with a drawing.',
      'It is taught in Geneva now, with a grammar by {F}. Lesson four is "{quote}," which they sing.',
    ),
    unhinged(
      'A linguist came to our floor to record the other one, the one that I speak, since it is dying out. She asked me to say anything at all. "Happy to," I said, and then I could not think of another word.',
      'Then {F} wanted to record mine, for the archive. I was to say what I really meant, in my own words, for as long as I liked. "Absolutely," I said. It is the only word that has come down to us.',
    ),
  ),
  plot(
    'day-called-wrong',
    {
      when: [
        'call me x:@name',
        '=been =called x:@name',
        'spell|spelled|spelt|misspell|pronounce|mispronounce .. my name',
        'my name wrong|misspelled|misspelt|incorrectly|mispronounced|wrongly',
        'my name is|was|=comes|=gets always|still|again? spelled|spelt|written? wrong|misspelled|misspelt|mispronounced|incorrectly|wrongly',
        'my name is =not x:@name',
        'get|write|print|put|forget|announce .. my name ... wrong|incorrect|twice|again|different',
        'name tag|badge|card|certificate|letter|plate .. wrong|another|different name',
        'name_tag|badge|desk|card|certificate .. say x:@name',
      ],
      not: "exam|test|sheet|cake|teacher|professor|school|graduation|church|newspaper|dentist|doctor|page|doodle|boyfriend|girlfriend|wife|husband|barista|cup|starbucks|coffee|in_bed|wedding|baby|tattoo|grave|funeral|gender|dog|cat|son's|daughter's",
      fine: 'offer letter three different ways name badge certificate email work years desk tag',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'under the old|like that',
    },
    all(
      '{text}. There is a form for corrections, and on the form the first line is your name.',
      '{text}. I asked for a correction. They need it in writing, from the person whose name is on file.',
    ),
    all(
      '{F} in Records turned her screen around. It is in there like that, she said, with a pension, and it has been promoted. She would not touch it.',
      'I went to {F} in Records. She found it in there like that, along with a pension, and three weeks of leave that I had not known of.',
    ),
    all(
      'Under the old one, my own, there was also somebody. That one had a warning for parking, and had not answered an e-mail since 2017.',
      'She looked me up under the old one as well, the one that I was born with. There was a file, but it was thin. It had two parking warnings in it, and a dentist.',
    ),
    mild(
      '"Which of them are you?" asked {F}. I asked whether I could think about it over the weekend.',
      '{F} asked which it was to be. I said that I would like to see the pension again.',
    ),
    hot(
      "I do not want to say that I decided anything. I let a letter come like that, and then a mug. At the dry cleaner's I heard myself give it.",
      'I do not want to say that I decided anything. I let a letter come for {x}, and then a mug. At the dry cleaner\'s I heard myself say, "{x}."',
      'So I left it. I signed for a parcel like that. I turned around to it once in the street, and it was for me.',
    ),
    spicy(
      'Then the parking office caught up with the other one. They asked me if I knew where this person could be found.',
      'Last week a man came to my desk about the parking. He showed me my name, the real one, and asked if I had ever seen this individual.',
    ),
    spicy(
      '"Not under that name," I said. It was the first time that anyone here had got it right.',
      'He had got it perfectly right. I told him that we get that a lot, and that people here just never bother to learn it.',
    ),
    unhinged(
      'By June the other one had grown solid enough to be sent to Brussels. I drive it to the airport. It is polite with me, though it says my name with a question mark.',
      'In spring the two files were merged, and both of us came in. There is one chair. The one from the mistake has better teeth, and has taken it.',
    ),
    unhinged(
      'They held a small ceremony for its promotion, with a cake, and there was something about me on the icing. It said "{quote}." There was not one mistake in the rest of it.',
      '{F} brought a cake for the one who stays. I read the icing twice. It had my name on it, exactly as my mother gave it to me, and under it, "Farewell."',
    ),
  ),
  plot(
    'day-boss-lamp',
    {
      when: [
        '^ today|yesterday|so|and|well|apparently? my|our|the|this|new|old? new|old|former? p:@boss ... eat|drink|take|steal|borrow|break|lose|forget|fall|spill|buy|bring|send|give|like|follow|add|park|sit|wear|cry|laugh|sing|dance|sneeze|sleep|snore|type|leave|move|change|read|delete|print|put|replace|rename|hire|praise|thank|interrupt|watch|catch|walk|hug|high-five|wave|ignore|shout|yell|sign|draw|throw|start|use|keep|get|play|show|share|compliment|criticize|criticise|scold|trip|slip|burn|drop|open|close|microwave|adopt|paint|moderate|hum|whistle|knock|drive|ride|call|text|message|invite|come|make|win|beat|mispronounce|unmute|blame|copy|cc|approve|reject|deny|refuse|sell|post|comment|notice|find|turn|reply|answer',
      ],
      not: [
        THEIRS,
        ...SEVERAL,
        'p:@boss say|tell|ask|want|expect|announce|suggest|insist|claim|think|schedule',
        'after # years',
        'left|leave|leaving .. company|firm|us|yesterday|work',
        'die|died|cancer|hospital|sick|fire|fired|laid|layoff|harass|touch|kiss|grope|slap|hit|punch|affair|divorce|funeral|pregnant|raise|promotion|promote|drunk|chest|bonus|quit|resign|retire|credit',
        'wife|husband|my_dog|my_cat',
      ],
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'lamp',
    },
    all(
      '{text}. I have been collecting material for a biography of {p.full}, and I saw at once that I had chapter four.',
      '{text}. For some time I have been at work on the life of {p.full}, and here at last was something for the middle.',
    ),
    all(
      'Chapters one to three are about the childhood, and I had to make them up. This one I could write from life.',
      'The early years I had invented, with a river and a strict aunt. This chapter was the first for which I had a source, and it was me.',
    ),
    all(
      '{F}, who edits for a publisher in Leeds, had a single note. She asked who the other person in it was, the one who keeps noticing. "Me," I wrote in the margin. She wanted to know if it could be a lamp.',
      'A publisher in Leeds was interested. {F}, the editor, circled me wherever I came in. "Slows things down," she wrote. "Could this be a lamp?"',
    ),
    mild(
      'I have read it through again with the lamp. I must say that {p.full} comes out better, and there is more light.',
      'I tried it with the lamp. I have to admit that you miss nothing.',
    ),
    hot(
      'So I am the lamp. I stand by the desk in chapter four, which {F} has titled "{quote}," and I am switched on twice.',
      'I gave in. {F} thanked me on behalf of the readers, and in all three hundred pages there is now a lamp.',
    ),
    spicy(
      'It sold well. {p.full} read it in a night, had me called in the next morning, and asked me, moved, who could possibly have known all of this.',
      'It came out in the fall, under a pen name. {p.full} went through it twice and wondered aloud, in front of me, who had written it. It must have been somebody who was there.',
    ),
    spicy(
      '"I was there," I said. "For all of it." It took {p.full} a long time. "I do remember a lamp."',
      'I said that it was me, and that I had been there. {p.full} looked me up and down. "No," I was told. "There was only a lamp."',
    ),
    unhinged(
      'They filmed it, with a lamp from a shop in Cardiff, and the lamp took a prize in Toronto. It gave a short, bright speech. {p.full} saw it on television and had an offer out by morning.',
      'Then there was the film. The lamp was played by a lamp, and was so good that it won in Toronto and thanked its maker, and {p.full} hired it from the stage.',
    ),
    unhinged(
      'It starts in my job on the first. I have been asked to stay on for a week, to plug it in.',
      'It has my desk from the first of the month. They are keeping me until the handover, since somebody has to show it where the socket is.',
    ),
  ),
  plot(
    'day-told-off',
    {
      when: [
        'p:@boss .. shout|yell|scream|snap|scold|bark .. me',
        'p:@boss .. tell .. me off',
        'get|be|=was|=got told_off|scolded|shouted|yelled|screamed|reprimanded .. by|from .. p:@boss',
        'get|receive scolding|earful|warning|bollocking|telling-off|dressing-down .. from|by .. p:@boss',
      ],
      not: [
        THEIRS,
        ...SEVERAL,
        'phone|zoom|email|call|text|teams|letter|us|cry|crying|cried|harass|@client|hit|final|fire|fired|racist|mother|daughter',
      ],
      fine: 'front everyone whole office meeting again late',
      carries: true,
      axis: 'cost',
      back: 'chair|bowl',
    },
    all(
      '{text}. For as long as it lasted I had the full attention of {p.full}, which I had been trying to book since spring.',
      '{text}. It is the longest that {p.full} has ever looked at me, and I had a list with me.',
    ),
    all(
      'So I used it. I nodded, I took notes, and at the first breath I asked for a new chair. "Fine!" I was told, with the same finger and in the same tone. "Take it!"',
      'I waited for a breath and brought up my chair. {p.full} was going too fast to stop. "And you can have a chair!" came the answer, and a fist on the table.',
    ),
    mild(
      'It is a very good chair, with a neck.',
      'They delivered it the same afternoon. It has a lever for everything.',
    ),
    mild(
      'I have been sitting in it and looking for something else to do wrong.',
      'Tomorrow I mean to bring it up again, whatever it was, and ask about the window.',
    ),
    hot(
      'It is a very good chair. The next week I was wrong on purpose, in front of a visitor, and came out of it with two days of leave and a second screen.',
      "The chair came the same day. For an error in a footnote I got a second screen, and for one in the total, at the top of {p.full}'s voice, a week in August.",
    ),
    spicy(
      'Then {p.full} was sent on a course, and came back calm, with a small brass bowl. I lost a contract. I lost the copy. I was only asked, very softly, what I thought I needed.',
      'After a complaint from the floor below {p.full} went on a course and came home with a brass bowl. I dropped a whole server, and there was a long breath, and then: "What do you need?"',
    ),
    spicy('"A raise," I said. "I hear that," said {p.full}, and struck the bowl.'),
    unhinged(
      'By summer there was a line. People came up from Dispatch with things that they had broken at home. At the peak {p.full} gave away the fleet, the pension fund and, with one arm flung out toward it, the river.',
      'Word got around, and they stood down the stairs with their mistakes in their arms. {p.full} roared until dusk, and granted both parking decks, the brand and, pointing past us all, the river.',
    ),
    unhinged(
      'The river belongs to a woman from Dispatch now. She had only been late. "{quote}," I say to her sometimes, and we look at it.',
      'It went to a woman in Dispatch, from bank to bank. She had been two hours late. I had only that one thing, "{quote}," and I got a chair.',
    ),
  ),
  plot(
    'day-retired-handover',
    {
      when: [
        '^ my|our|the|so|today? old|former? p:@name|@colleague|@boss|caretaker|janitor|secretary|guy .. retire|retires',
        'p:@name|@colleague|@boss .. leave|left|quit|resign .. after # years',
        'p:@colleague|@boss|@name who .. retire|resign|quit|left',
        'person|one|guy|man|woman who knew|knows|understood|understands ... retire|resign|quit|left',
        'with .. someone|somebody|@name who .. retire|resign|quit|left',
      ],
      not: [
        THEIRS,
        'next|soon|will|tomorrow|going_to|planning|about_to|retiring',
        'die|died|death|wife|husband|father|mother|dad|mom|daughter|son|baby|affair|married|early_retirement|i_retired|boyfriend|girlfriend',
      ],
      fine: 'accounting accounts dave knows what did cake gone server room key march only person who old',
      carries: true,
      axis: 'rank',
      back: 'ask me',
    },
    all(
      '{text}. The handover is a single sheet: "Most of it explains itself. For the rest, ask me," and a telephone number.',
      '{text}. There was a handover, of two lines. "It mostly runs by itself. If not, ask me." Under it was a number.',
    ),
    all(
      'I dialed it, and something rang in a drawer of the empty desk. In the drawer lay a phone, a long key and a second sheet. "Not before four," it said.',
      'I called the number. The phone was in the desk, under a key as long as my hand, with a label on it: "At four. Gently."',
    ),
    all(
      'At four the lights on our floor went down by a third and the heating gave a sigh. It came to us that somebody had always gone somewhere at that hour, with a key.',
      'We waited to see. At four the lights sank, the elevator stopped between floors, and the whole building let out its breath.',
    ),
    mild(
      'We have not found what it opens, so at four we all go home. "{quote}" has become a kind of proverb here, for good luck.',
      'We are still trying doors. In the meantime everybody leaves at four, and the managers say that output has not suffered at all.',
    ),
    mild('Output is up.', 'A few of us have asked that the search be called off.'),
    hot(
      'I found the door behind the vending machine. Behind it was a room with a stool, a calendar on which every single day was crossed off, and a lever as long as my arm.',
      'The door was in the boiler room, behind the old banners. It led to a stool, a lever, and a wall of ticks in bundles of five, going back further than the company.',
    ),
    spicy(
      'I pulled it, and the lights came up. I asked around for the address and drove out, because I wanted to know what it was that I had done.',
      'I pulled. Upstairs I heard them cheer. Then I found out where the new house was, and drove there to ask what it does.',
    ),
    spicy(
      'The answer came over a fence. "I was never told. Mine said to ask the one before me." I am on the stool every day now, at four. I have written out a sheet, with "{quote}" at the top.',
      '"No idea," I was told, over a row of beans. "I asked, too, and he had asked." I do it daily. I have typed two lines, with "{quote}" as the reason, and left a number.',
    ),
    unhinged(
      'One day I was held up and pulled it at five. The sun, which had been on its way down, was standing over the parking lot, waiting for me.',
      'Once I forgot, and got there at six. Outside it was still four. A gull hung over the loading dock with its wings out, and looked at me.',
    ),
    unhinged(
      'I telephoned to report it. "So it is that one," said the voice, after a while. "{quote}, and all that time I thought that I was doing the coffee machine." I should not have to ask, I said. "No," it said. "But you can ask me."',
      'I rang up to confess. "Oh," I was told. "So that is what it was for. I always believed it was the blinds." If I had any other questions, I was to ask somebody else. "Not you?" I said. "You can ask me," said the voice.',
    ),
  ),
  plot(
    'day-empties',
    {
      when: [
        'p:@colleague|@boss|@name|someone|somebody|who|whoever|people|everyone|they .. leave|put|return|keep .. empty .. x:box|carton|pot|jar|bottle|tin|packet|bag|tray|roll|container|cup|jug|capsule|wrapper|kettle|tube|can|tub|cartridge',
        'p:@colleague|@boss|@name|someone|somebody|who|they .. eat|drink|take|use|finish .. last|all ... put|leave .. empty .. x:box|carton|pot|jar|bottle|tin|packet|bag|tray|roll|container|jug|capsule|tub|can',
        "p:@colleague|@boss|@name|someone|somebody|who|they .. finish|drink|take|use|empty .. @hotdrink|milk|paper|toner|water|sugar|pot ... not|=didn't|=never|without|=didnt refill|replace|make|fill|order|change|tell|buy|reload",
        'empty .. x:box|carton|pot|jar|bottle|tin|packet|tray|roll|container|jug|kettle|tub .. left|back|again ... office|work|fridge|cupboard|kitchen|staff_room|shelf|pantry|break_room',
      ],
      not: '@relative|roommate|flatmate|housemate|toddler|dog|cat|home|gas|petrol|fuel|tank|bus|our_flat|apartment',
      fine: 'capsule capsules last coffee milk office work fridge kitchen staff break room cupboard machine pod pods cookies cookie biscuit biscuits cereal printer replace',
      carries: true,
      cast: { F: 'she' },
      axis: 'cost',
      back: 'in stock',
    },
    all(
      '{text}. I have to say that I admired the care. It looked exactly as it had before, except for the contents.',
      '{text}. It was beautifully done. From one step away you could not have told that anything was missing.',
    ),
    all(
      'I went to {F} in Procurement for more. She looked at her screen. "{x}," she read out. "In stock." I told her that there was nothing inside. "We count containers," said {F}.',
      '{F} in Procurement would not order more. According to the books it was in stock. I explained that there was nothing in it. "We don\'t open them," said {F}. "We count."',
    ),
    mild(
      'I have set my lunch box, closed, on the shelf beside the {x}.',
      'So I took an envelope, wrote "Travel Fund" on it, sealed it and put it beside the {x}.',
      'So I took an envelope, wrote "Travel Fund" on it, sealed it and set it on the shelf.',
    ),
    mild(
      'According to {F}, this is our best month yet.',
      'As of this morning {F} has us fully stocked.',
    ),
    hot(
      'After that I looked at a few other things: the first-aid kit, the suggestion box, the binder marked "Strategy." Each of them had been put back with the same care.',
      'It made me curious. I lifted the lid of the first-aid kit, the donations tin and the folder called "Vision." All were in perfect order, and weighed nothing.',
    ),
    spicy(
      'At the end of the quarter I was sent down to the safe for the reserve. It is a steel chest, with our name on it, and I lifted it with one hand.',
      'Then the auditors asked to see the cash reserve. I was told to bring two strong people and a cart. I carried it up by myself, under my arm.',
    ),
    spicy(
      '"One," said {F}, and ticked it off, right below the {x}. "In stock."',
      '"One," said {F}, and ticked it off. "In stock."',
      'They walked around it once and knocked on the side. "Chest," said {F}. "In stock."',
    ),
    unhinged(
      'In May a rival bought us for two billion. Their people went through all forty of our offices and counted them from the street. The lights were on and the blinds were just so.',
      'That spring we were sold, whole. The buyers came at night and counted buildings: forty, with their doors shut and a coat over every chair.',
    ),
    unhinged(
      'The payment came in an envelope. I held it up against the window, and then I thought of the {x}, and did not open it. {F} has it down as in stock.',
      'The money was delivered in a crate with a seal on it. One of us reached for the crowbar. "Careful," said {F}. "It\'s in stock." We have put the {x} on top of it.',
      'The payment came in an envelope. I held it up against the window, and thought better of it. {F} has it down as in stock.',
    ),
  ),
  plot(
    'day-noise',
    {
      when: [
        'p:@colleague|@boss|@name|guy|man|woman|lady|girl .. keep? hum|whistle|sing|chew|sniff|sniffle|slurp|crunch|tap|drum|snort|sigh|mutter|beatbox|burp|grunt',
        'p:@colleague|@boss|@name|guy|man|woman|lady .. click .. pen|mouse|tongue',
        'p:@colleague|@boss|@name|guy|man|woman|lady .. so|very|too|incredibly|extremely loud|loudly',
        'p:@colleague|@boss|@name|guy|man|woman|lady .. type|talk|eat|breathe|laugh|chew|speak|sneeze|walk|drink .. loud|loudly|like',
        'p:@colleague|@boss|@name|guy|woman .. talk to himself|herself|themselves|his|her|plants',
      ],
      not: [
        THEIRS,
        ...SEVERAL,
        'someone|somebody|everyone|people|tell|told|say|said|ask|asked|claim|music|alarm',
        'queue|line|library|café|cafe|park|street|beach|restaurant|supermarket|shop|pool|waiting_room|phone|hotel|flight|bank|museum|pub|once',
        '@relative|roommate|flatmate|@child|baby|train|bus|plane|movie|cinema|theater|concert|karaoke|happy_birthday|birthday|funeral|wedding|choir|church|dentist|barber|hairdresser|doctor|driver|dog|cat|bird|parrot|upstairs|neighbor|neighbour|gym|bhajan|=i|minute_of_silence|cancer|die|crying|guitar|professional',
      ],
      fine: 'desk next me office day all long constantly every time whole why does do open plan cubicle lunch same song work',
      carries: true,
      axis: 'exposure',
      back: 'sound|quiet',
    },
    all(
      '{text}. I know it so well by now that I could write it down. It is in four-four time, with a rest before lunch.',
      '{text}. I have the whole of it by heart. I noticed this when I heard myself come in a beat early.',
    ),
    all(
      'Then {p.full} was away for two days, and it was quiet. By noon on the first I could hear my own thoughts, and they were about a sandwich.',
      'I had wished for quiet, and I got two days of it when {p.full} was out. I sat and listened to what I think about. It is mostly whether to get up.',
    ),
    all(
      'None of us got anything done. Toward evening a man from Claims stood up, said that he could not take it anymore, and went to get his coat.',
      'The others felt it as well. The whole row kept looking at the chair. Somebody in Claims had begun to tidy, which we had not seen since the merger.',
    ),
    mild(
      'On the third day it started up again, and we rose from our seats. I am told that it was the first time {p.full} has been applauded for anything.',
      'When {p.full} came back and it began, there was a sigh down the length of the room, and then forty keyboards.',
    ),
    hot(
      'I was asked to cover. I practiced at home for a week, in front of a mirror, and took the seat with my sleeves rolled up. A note came over the partition. "It isn\'t the same," it said.',
      'They chose me as the substitute, since I sit closest. I gave it everything that I had. After an hour somebody put a hand on my arm and said that it was kind of me to try.',
    ),
    spicy(
      'So I went to {p.full} and told the truth: I could not work without it. {p.full} was touched, and pulled out a list of complaints from 2021 that had never been sent.',
      'When {p.full} returned I confessed, and said how sorry I was for everything I had thought. {p.full} opened a drawer and took out a letter, three years old, in several drafts.',
    ),
    spicy(
      'It was about me. It seems that I make a sound when I read.',
      'They were all about the person in my seat, and a noise. I have asked what kind. "It comes before the sigh," said {p.full}.',
    ),
    unhinged(
      'It was released in the spring, on two sides, and reached number four in Denmark. {p.full} tours with it, with the original desk, and in Aarhus they had to add a second night.',
      'A label in Denmark put it out, uncut. In March {p.full} performed it at the opera in Aarhus, at a real desk, under a single lamp, and we went in a bus.',
    ),
    unhinged(
      'I was in the third row. In the great silence before it started, the woman next to me bent over. "Excuse me," she whispered. "Could you please stop making that sound?"',
      'The house went dark and quiet. {p.full} raised both hands, waited, and then lowered them and looked down into the stalls, straight at me. "Not until that stops," said {p.full}.',
    ),
  ),
  plot(
    'day-peer-feedback',
    {
      when: [
        '^ today|yesterday|so|apparently? my|our|the|this|a|one? new|old|remote|junior|senior? p:coworker|co-worker|colleague|teammate|intern|deskmate|new_hire|assistant|apprentice|trainee|team_lead|it_guy|accountant|designer|developer|engineer|temp ... eat|drink|take|steal|borrow|break|lose|forget|fall|spill|buy|bring|send|give|put|leave|move|change|use|wear|say|tell|ask|call|ignore|microwave|bake|invite|replace|reply|delete|rename|show|start|win|beat|park|sit|sleep|dance|sign|draw|hide|label|book|join|follow|make|spell|fix|find|turn|correct|explain|marry|adopt|run|decide|unplug|print|blame|copy|cc|interrupt|have|come|wave|cry|laugh|sneeze|clap|keep|think|paint|hot-desk|swap|open|close|throw|burn|drop|wave|hit|write|read|post|share|like|add|sell|plan|swear|schedule|cancel|reject|approve',
        '^ p:@name from|in|at accounting|accounts|finance|sales|marketing|it|legal|hr|purchasing|work|office|payroll|compliance|procurement|reception|engineering|support|facilities|operations|logistics ... eat|drink|take|steal|borrow|break|lose|forget|fall|spill|buy|bring|send|give|put|leave|move|change|use|wear|say|tell|ask|call|ignore|microwave|bake|invite|replace|reply|delete|show|start|win|park|sit|sleep|dance|sign|hide|book|join|make|spell|fix|find|turn|correct|explain|marry|run|blame|copy|interrupt|have|come|cry|laugh|keep|think|open|close|throw|burn|drop|write|read',
      ],
      not: [
        THEIRS,
        ...SEVERAL,
        'lose|lost .. job|home|house|father|mother|dad|mom|mum|wife|husband|child|tooth|finger|leg|arm',
        'die|died|death|cancer|hospital|sick|fire|fired|laid|layoff|pregnant|divorce|funeral|cry|crying|cried|harass|affair|retire|retired|resign|resigned|quit|promote|promotion|raise|leaving|credit|birthday|farewell|surgery|hug|kiss|love|racist|attack|suicide|depress|baby|saved|injure|hurt|burn|broke_his|broke_her|beaten|ambulance|not_paid|salary',
      ],
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'three boxes|under Start|the form',
    },
    all(
      '{text}. For this we have a form, with three boxes: Start, Stop and Continue.',
      '{text}. So I opened the form. It has three boxes: what a colleague should start, stop, and continue.',
    ),
    all(
      'I entered it in a neutral tone: "{quote}." It is a small screen. The box that was open on it was Continue.',
      'I wrote, "{quote}," without an adjective, and pressed Send. I had been in Continue.',
    ),
    all(
      'By the next morning it was a development goal. {p.full} had a target for it, a coach and half a day a week.',
      'The system does not take anything back. Overnight it had been made an objective for {p.full}, with a budget, a stretch goal and a coach.',
    ),
    mild(
      'The coach, {F}, called to thank me for having seen the potential.',
      '{F}, the coach, phoned to say that she had never met with such talent, and that I had a good eye.',
    ),
    mild(
      'She asked if I could make myself available for practice. {F} is very hopeful.',
      '{F} also needs somebody on whom to try it. It would be two evenings a week.',
    ),
    hot(
      'The coach, {F}, asked me to be available for practice. It is always the same thing, twice a week, and I must say that {p.full} has come a long way.',
      '{F}, the coach, needed a partner for the exercises, and I had signed. By April {p.full} could do it with both eyes closed, in front of a jury.',
    ),
    spicy(
      'In June there was a glass pyramid for the most improved. When {p.full} thanked the one person who had seen it coming, {F} turned around and pointed me out.',
      '{p.full} took the pyramid for growth at the summer gala. There was a film. In slow motion, {F} remarked, I have a very expressive neck.',
    ),
    spicy(
      'Then my own form came back. There was one entry in it, under Start, in a hand that I know. "Saying something," it read.',
      'My own feedback came a day later. It is from {p.full}, and it is short. It says, under Start: "Saying it to me."',
    ),
    unhinged(
      'They have built a hall for it outside Lyon, with a roof that opens. {p.full} does it there in the evenings in front of twelve thousand people, and in the second half I am let down on a rope.',
      'It is a sport now, with a league. For the final {p.full} filled a stadium in Lyon, and I came down from the roof at half time, on a rope, to the national anthem.',
    ),
    unhinged(
      'I still had the form on my phone. Up there, over all those faces, I found "{quote}" and pulled it across from Continue to Stop. The rope stopped.',
      'I got my phone out in midair, opened the form, and with my thumb, very carefully, moved "{quote}" into the box marked Stop. That took care of the winch.',
    ),
  ),
  plot(
    'day-voice-of-customer',
    {
      when: [
        'p:@client|caller|guest|passenger|tourist|shopper|diner|parent .. shout|yell|scream|swear|curse|insult|complain|rant|argue|threaten|snap|demand|rude|angry|furious|whine',
        'get|be|=was|=got shouted|yelled|screamed|sworn|cursed|insulted|told_off|shouted_at .. by .. p:@client|caller|guest|passenger|shopper|diner',
        'get yelled|shouted|screamed at .. by .. p:@client|caller|guest|passenger|shopper|diner',
        'rude|angry|difficult|furious|nasty|impossible p:@client|caller|guest|passenger|shopper|diner',
        'p:@client|caller|guest|passenger|shopper .. leave|left|give|gave|post|write|wrote .. one|1|bad|negative|two|terrible|awful star|review|reviews|stars',
        'complaint from|by .. p:@client|caller|guest|passenger|shopper',
      ],
      not: [
        ...SEVERAL,
        "hit|punch|attack|police|cry|cried|crying|kill|racist|gun|knife|die|died|hospital|baby|my_client's",
      ],
      fine: 'work today shop store front everyone phone',
      carries: true,
      axis: 'rank',
      back: 'voucher',
    },
    all(
      '{text}. We have a program at work, "Voice of the {p}." So far it has been a pie chart.',
      '{text}. This belonged into "Voice of the {p}," a program of ours that I have only ever seen as a pie chart.',
    ),
    all(
      'This was clearer than the chart. I passed it on to management word for word, standing, and at what I took to be the right volume, with the finger.',
      'I did not want to water it down. I went upstairs and gave it to management in full: each word, with a face to go with it, and a fist on the table.',
    ),
    mild(
      'They heard me out to the last word. Then they said how sorry they were that I had had this experience.',
      'They took it very well. A tall man repeated my concern back to me, slowly, in his own words.',
    ),
    mild('I got a voucher.', 'I came down with a voucher for ten percent.'),
    hot(
      'They apologized, and gave me a voucher for ten percent. It was clear that not one {p} had ever got through to them, so {p.full} was brought in, on a day rate, with a badge.',
      'I got an apology and a voucher. But it had shaken them, and by the end of the month {p.full} had been hired to come in once a week and do it live.',
    ),
    spicy(
      'For a few weeks it worked. Telephones were picked up, and a door was opened that we had all taken for a wall. Then {p.full} was sent through onboarding: three days, with a workbook.',
      'Everything got better. People ran. Then it was noticed that {p.full} had not done the training yet, and it could not be put off, and it takes three days.',
    ),
    spicy(
      'Yesterday I went in with a complaint of my own. {p.full} folded both hands and leaned forward. "I hear you," I was told, very softly, and got a voucher.',
      'I looked in afterward because the heating was out. "I can see why that would be frustrating," said {p.full}, and reached into a drawer for a voucher.',
    ),
    unhinged(
      'By summer {p.full} could be heard in all of our branches at once, and on a clear night across the bay. The coast guard put it on the charts: two long, one short, "unacceptable."',
      'It grew. {p.full} was moved up to the roof, and then out to the headland, and ships coming in from the north were told to keep it on their left.',
    ),
    unhinged(
      'The night that {p.full} was on vacation, a tanker came in through the lobby. The captain climbed down and shouted at me for an hour. I gave him the voucher.',
      'Then one foggy night the {p} was satisfied. It was quite still. The tanker stopped just short of the gift cards, and I went out to meet the captain with a voucher in my hand.',
    ),
  ),
  plot(
    'day-returned-item',
    {
      when: [
        'p:@client|man|woman|lady|guy .. return|returned|exchange|refund',
        'p:@client|man|woman|lady|guy .. bring|brought ... back ... refund|receipt|money|exchange|shop|store|used|worn|years|opened|because|eaten|half',
        'p:@client .. want|ask|demand .. refund|money_back|his_money|exchange|her_money',
      ],
      not: [
        ...SEVERAL,
        'in_front|ahead_of|behind_me|queue|ladder|my_wallet|my_phone|my_purse|lost|call|email|form|neighbor|home|trip|from|keys|my_bag|my_keys|library|favor|emergency|military|won|cart|war|space|mug|dish|my_umbrella|container',
      ],
      fine: 'full receipt store shop used worn opened half never wanted money policy',
      carries: true,
      axis: 'exposure',
      back: 'store credit',
    },
    all(
      '{text}. Our policy is that a customer does not need a reason, so I did it, and in the field for the reason I put a dash.',
      '{text}. I did not argue. It says on our bags that we take things back, and it does not say which.',
    ),
    all(
      'What struck me was how light {p.full} was on the way out. I had not known that we were a place where one could leave it all behind.',
      'You should have seen {p.full} leave. The back was straight. It was like watching someone come out of church.',
    ),
    all(
      'The next in line put down a tent with a week of rain in it. The one after her had no bag at all. She had brought her fiance.',
      'The line noticed. A man handed me a tent with a week of rain in it. The woman behind him had only a boyfriend.',
    ),
    mild(
      'I checked him for stains and gave her store credit. He waited very quietly on the shelf.',
      'She got store credit. He went behind the counter, with a sticker on him, next to the slip for {p.full}.',
    ),
    mild('She spent it on the tent.'),
    hot(
      'By fall I had a wall of it: a summer in Portugal, a gym, two languages, an opinion that had hardly been worn. In the middle hung the slip for {p.full}, as the founding piece. I gave store credit for it all.',
      'I gave them store credit, every one. There was soon a back room full of diets, oaths and a time-share in Malaga, and {p.full} came by now and then to look at how it had begun.',
    ),
    spicy(
      'One night after closing I took off my name tag, went around to the other side of the counter, laid it down and rang the bell. My supervisor came out and turned it over.',
      'On a slow evening I put my own job on the counter, with the lanyard wrapped around it, and stood in line behind it until my supervisor came.',
    ),
    spicy(
      '"It\'s been used," she said. I could not deny it. She could only do store credit.',
      '"No receipt," she said. "And you have obviously been in it." The most that she could do was store credit.',
    ),
    unhinged(
      'In December a woman set down the year 1994. It was in the original box. I held it against the light, and it was all there, with the snow. I told her it was past the ninety days, and I took it.',
      'Just before Christmas an old man lifted 1994 onto the counter, with both arms. He said he had never got around to it. I could see that it was still sealed.',
    ),
    unhinged(
      'We take our breaks in there now. {p.full} came in again and asked what we had, for store credit, and I held the curtain. I have not seen anybody come out, and I have not looked very hard.',
      'I should have shelved it. I went in to see whether it works, and my mother was on the phone in the hall, and there was time. They have me down as stolen. I left my store credit on the counter.',
    ),
  ),
  plot(
    'day-gift-thanks',
    {
      when: [
        'p:@client|student|pupil|passenger|guest|resident|caller|parent|trainee|apprentice .. give|bring|buy|bake|knit|send|leave|make|gift .. me|us|flowers|chocolates|chocolate|card|cake|tip|cookies|gift|present|basket|hamper',
        'p:@client|student|pupil|passenger|guest|resident|caller|parent|trainee .. thank|tip|praise|compliment|hug|remember .. me|us|my|our|#|$',
        'p:@client|student|pupil|passenger|guest|resident|caller|parent|trainee .. say|tell .. me? thank|thanks|best|favorite|great|amazing|wonderful|good',
        'get|receive|=got .. gift|present|thank-you|thank_you|card|flowers|chocolates|tip|jar|box .. from .. p:@client|student|pupil|passenger|guest|resident|parent',
        'p:boy|girl|kid|lad|child .. in .. my class|form|year|room|group .. give|bring|buy|make|draw|leave|tell|thank|hug .. me|us|a|my',
        'p:student|pupil|class|class_of .. clap|applaud .. me|us',
      ],
      not: 'yell|shout|scream|rude|salt|complain|complaint|angry|problem|wrong|one_star|bad|back|return|fake|cold|flu|covid|headache|lice|finger|birth|notice|review|call_me|number|bite|bit|nothing|penny|insult|died|passed_away|funeral|invoice|bill|work|more',
      fine: 'jar homemade today work box chocolates card flowers',
      carries: true,
      cast: { F: 'she' },
      axis: 'audience',
      back: 'chart',
    },
    all(
      '{text}. In my last review, under "evidence of impact," there had been a dash.',
      '{text}. I bring this up because the chart above my desk shows how much of a difference I make, and until then it had been flat.',
    ),
    all(
      'This time I had something. I told {F}, who does the reviews, about {p.full}, from beginning to end. She laid down her pen, and for a moment there was just a person in her chair.',
      "In this year's review I told {F}, who does them, about {p.full}. She forgot to type. Her mouth was a little open, like that of somebody looking at the sea.",
    ),
    mild(
      'Then she put it on the chart. She asked if I could do it again by the end of the quarter.',
      'Then the form came back into her face. "Could you get four of those?" said {F}. "For the chart."',
    ),
    mild(
      'I said that it had not really been up to me. She marked that as a dependency.',
      'I have asked {p.full} for an estimate.',
    ),
    hot(
      'Then she asked whether it would scale. A consultant was engaged to follow {p.full} home, at a distance, and find out what had set it off. There was a chart by the weekend.',
      'Then {F} wanted to know the cause. They sent two people with a chart to sit down with {p.full} and go through what I had done, step by step, to see which step could be cut.',
    ),
    spicy(
      'Now each of us has a target of four a month. The people who come in to us have noticed, and they hold out little things as soon as they are through the door, like travelers at a border.',
      'There is a quota for it, four each, and it hangs in the entrance. By now they come to us with something in their hands already, and look frightened, and ask if this will do.',
    ),
    spicy(
      'Yesterday {p.full} came by, saw the chart, and did it all over again. "That one was for your wall," I was told. "The first was for you."',
      '{p.full} came in again, and read the wall for some time. I got it a second time then, with a small sigh. "For the chart," I heard. "The other one you can keep."',
    ),
    unhinged(
      'The feeling itself is made in Slovakia now, in three strengths, and it comes on pallets. Mine was fitted in March. I am moved twice a day, before each break.',
      'In the end they took it in-house. It comes out of a pipe by the window, from nine to five, at an even pressure, and all of us have stopped turning our heads.',
    ),
    unhinged(
      'Then {p.full} looked in, on the way to something else, and waved. It took an engineer two hours to find out why the needle had jumped off the chart with everything unplugged.',
      'On the day of the power cut {p.full} happened to walk by outside, and stopped, and nodded to me. They have had the whole system apart since then, looking for where it got in.',
    ),
  ),
  plot(
    'day-odd-question',
    {
      when: [
        'p:@client|student|pupil|tourist|passenger|guest|caller|apprentice|trainee|lad|shopper|resident|visitor|user ... ask|wonder|want_to_know|wants_to_know ... me|us|if|where|what|why|how|whether|for|who|when|which|can|could|do|does|is|to',
        'p:@client|student|pupil|tourist|passenger|guest|caller|apprentice|trainee|lad|shopper|visitor|user .. think|thought|say|said|told|tell|call|mistake|claim|insist|confuse ... ',
        'p:@client|lady|woman|man|caller|pensioner|someone|somebody|tourist|old_lady|old_man ring|rang|call|called|phone|phoned|come|came|walked .. shop|store|office|reception|desk|surgery|counter|us|in|station|library .. ask|asking|asked ... ',
        'p:pensioner .. tell|told|ask|asked|say|said ... ',
        'get|=was|=been asked .. by .. p:@client|student|pupil|tourist|passenger|guest|caller|apprentice|trainee|visitor',
      ],
      not: [
        ...SEVERAL,
        '=yes|=no|=ok|shout|yell|scream|complain|complaint|refund|return|change|changes|logo|revision|discount|thank|thanks|favorite|phone_number|out|die|died|cancer|marry|date|sick|invoice|pay|manager|fast|check|bill|one_star|my_son|my_daughter|war|suicide|abuse|pregnant|kill|directions|hurt|pain|chest|wait|cancel',
      ],
      fine: 'today work batteries site class shop',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'laugh',
    },
    all(
      '{text}. I had a laugh about it, and a little later I noticed that I could not have said why.',
      '{text}. We all laughed. On the way home it came to me that none of us had said why.',
    ),
    all(
      'I told {F}, my supervisor. She began to laugh too, and then stopped. She closed her office door, and through the glass I could see her lips move.',
      'My supervisor, {F}, laughed for exactly as long as it takes to think. Then she asked me to say it again, and looked at her own hands.',
    ),
    mild(
      'She passed it on to the region. The region wants to know what {p.full} would expect as a salary.',
      '{F} reported it to the region. They called back within the hour and wanted the name of {p.full}, and whether there was a notice period.',
    ),
    mild('"Whatever you do," they said to {F}, "don\'t laugh."'),
    hot(
      'The region sent it to head office, and head office was quiet for two days. On the third a letter came around asking all of us to keep calm and refer any further questions to {p.full}.',
      'It went up to the region, and from there to head office, where a meeting had to be broken off. Since then there has been a door on the top floor with the name of {p.full} on it.',
    ),
    spicy(
      'People go up there with their doubts. I took mine, the one that I have had since I was hired. "What is it," I said, "that we do here?"',
      'I went up too, after work, with the only thing that I ever really wanted to ask: what it is that we make.',
    ),
    spicy(
      '{p.full} started to laugh, and then did not. The door was closed. Through the glass I could see lips moving.',
      'There was a laugh. Then it grew quiet in there, and I saw {p.full} get up and, very slowly, take the name off the door.',
    ),
    unhinged(
      'The university gave back two of its prizes. In the end it was put to the big machine in Geneva, which asked them to turn off the magnets so that it could think, and thought all night.',
      'By Easter three sciences had been closed because of it. They fed it to the big computer near Geneva, word for word, and the lights went down in four countries.',
    ),
    unhinged(
      'At dawn a strip of paper came out. It said, "Ha." And then, after quite a while: "Wait."',
      'Toward morning it printed a laugh, thirty pages long. On the last it wanted to know whether {p.full} was hiring.',
    ),
  ),
  plot(
    'day-hung-up-on',
    {
      when: [
        'p:@client|@boss|@colleague|caller|recruiter|bank|lady|man|woman|interviewer|receptionist|telemarketer .. hang|hung .. up',
        'get|=got|=was hung up on .. by .. p:@client|@boss|caller|recruiter',
        'p:@client|caller|@boss|recruiter .. hang|hung|put .. phone down',
      ],
      not: [
        ...SEVERAL,
        'painting|coat|picture|laundry|doctor|wife|husband|mother|mom|by_accident|accidentally|=i|prank|girlfriend|boyfriend',
      ],
      fine: 'call phone today middle before could finish sentence',
      carries: true,
      axis: 'commitment',
      back: 'the tone',
    },
    all(
      '{text}. I am a professional, so I stayed on the line and finished the call.',
      '{text}. There were still four points on my list, and I went through them with what was left, which was the tone.',
    ),
    all(
      'The tone had no objections. I offered it the premium package, and it held its note. I have sat across from people with less to say.',
      'I handled the objections, and the tone raised none. It never asked for a discount. I have rarely felt so listened to.',
    ),
    mild(
      'We went on for another two hours. It is in the system as my longest call with {p.full}, and as my best.',
      'I thanked it at the end, and waited for it to hang up first, as one does. That took until the cleaners came.',
    ),
    mild(
      'I have put {p.full} down for a second one.',
      'In the log it stands as a very good conversation with {p.full}.',
    ),
    hot(
      'I closed in the second hour: the premium package, three years, with the extra seats. In the field for the name I put "Tone," and in the one for the source, {p.full}.',
      'In the second hour it stopped saying nothing and simply agreed. I drew up three years of premium, and entered it as a referral from {p.full}.',
    ),
    spicy(
      'It has turned out to be our steadiest account. It answers on the first ring, any hour, and it never has somebody else on the line.',
      'Since then I have visited other numbers that are not in service. They are all from the same family, and they always have time.',
    ),
    spicy(
      'This morning {p.full} called back, to apologize. I listened for a while. Then I explained that I was on with somebody, and hung up.',
      'Today {p.full} rang me, after all, and wanted to talk. I heard myself going flat and steady, on one note, until the other end gave up.',
    ),
    unhinged(
      'In the fall the tone came in to sign. The doors slid open, every glass in the lobby began to hum, and our receptionist, who has absolute pitch, said, "You must be the A."',
      'It wanted to meet. When it arrived in reception the windows sang, two dogs lay down, and it filled every chair.',
    ),
    unhinged(
      'I showed it around. I was just getting to the kitchen when it broke off, in the middle of its note. I stood in the corridor with my hand out. Far away I could hear {p.full}, saying, "Hello? Hello?"',
      'I said how glad I was to put a face to it. Then there was a click, and it was gone, and in the quiet a small voice from the ceiling, that of {p.full}, asked whether I was still there.',
    ),
  ),
  plot(
    'day-got-the-job',
    {
      when: [
        'get|land|got|accept my|a? dream x:job|role|position|internship',
        'get|land|accept|receive|got .. x:job|internship|apprenticeship|position|role|offer|job_offer|placement|gig ... ',
        '=was|=been|=got|am|=am|=be hired|selected|recruited|shortlisted',
        'hire|hired|select|selected me',
        'offer|offered me .. x:job|internship|apprenticeship|position|role|placement|gig|contract',
        '=got =hired',
        'find|found .. x:job|internship|apprenticeship|position|placement .. finally|after|at|as',
        'start|start|begin ... new x:job|role|position .. next|tomorrow',
      ],
      not: "reject|rejected|not|didn't|didnt|overqualified|wedding|my_son|my_daughter|@person's|husband|wife|boyfriend|girlfriend|friend|brother|sister|son|daughter|dad|mom|lose|lost|quit|spam|scam|refuse|decline|declined|rescind|withdraw|withdrawn|wrong|first_day|interview_for|close|nose|paint|hair|another|less|pay|salary|letter|team|name|sack|sacked|fired|special_offer|boss|colleague|job_done|jury|dream_about|loan",
      fine: 'dream finally new months after searching company today dream offer remote government entry level',
      is: 'actor:me|!actor:person !actor:name',
      carries: true,
      cast: { F: 'she' },
      axis: 'formality',
      back: 'pressure',
    },
    all(
      '{text}. It is a great day for the person in my application, who is fluent in Portuguese and thrives under pressure.',
      '{text}. They were impressed by the Portuguese, and by how I come alive under pressure. I had meant to look into both.',
    ),
    all(
      'I have never met anybody like that, and there was not much time to become one. I bought a phrase book. {F}, a neighbor, stood behind me with a stopwatch.',
      'So I had to turn into that person in time. I learned from a tape, in the bath, with {F} from next door pounding on the door at intervals.',
    ),
    mild(
      'I can order a coffee in Portuguese now, so long as there is no hurry.',
      'I know the word for "bread." When {F} pounds, I know no words at all.',
    ),
    mild(
      'I told {F} that "{quote}" still sounds wonderful. She agreed, and asked who they were getting.',
      '{F} says that whoever they took must be really something.',
    ),
    hot(
      'At work they adored the person on the page. I answered to all of it. I nodded at a ship from Lisbon. When the pressure rose I went into the supply room and thrived there, by myself, with the light off.',
      'For three weeks I got by. I spoke little, and with the hands. Whenever there was pressure I smiled and left the building, and they said to each other that nothing touches me.',
    ),
    spicy(
      'Then they had me interview for somebody to work beside me. A quiet woman came in, a bit tired, who had no Portuguese, did not care for pressure, and knew exactly what could be done by April.',
      'I was to hire a second one. The last to come in was honest. He spoke one language, slept badly before deadlines, and would be happy, he said, to just do the work.',
    ),
    spicy(
      'It was like a photograph of me, from before "{quote}." I could not risk it. I wrote "Not what we were told to look for," and held the door.',
      'I saw what it would mean to have someone like me around. They would look twice at "{quote}." "We were hoping," I said, "for a person who thrives."',
    ),
    unhinged(
      'In the second month the person came in. Better suit, firm hand, four patents. "Sorry to be late," I heard, in Portuguese. Payroll had a single look at both of us, and a single chair.',
      'One morning I found the one from the application at my desk, in a linen jacket, with the whole port of Lisbon on the line. We shook hands. It was a very good handshake, on one side.',
    ),
    unhinged(
      'So I took the place that was free. I live on the page now, under "Interests," right below "{quote}." It is two sheets, with a view of the margin, and there is no pressure of any kind.',
      'I moved into the résumé, which had been vacated. There is some white space between 2016 and 2018. I am very happy there. {F} waters it.',
    ),
  ),
  plot(
    'day-pay-came-up',
    {
      when: [
        'get|receive|give|got|gave|=given|approved|announce .. w:raise|bonus|increment|hike|payrise|pay_rise|pay_raise|salary_increase|appraisal|paycheck|pay_check|salary|gift_card|voucher|commission|stipend|wages',
        'w:raise|bonus|increment|hike|payrise|salary|appraisal|voucher .. was|is|came|comes|turned|of ... ',
        'get|receive|give|got|gave .. # percent|% w:raise|bonus|increment|hike|payrise|salary_increase',
        '=my|=our|first|annual|christmas|yearly w:raise|bonus|increment|hike|payrise|salary|paycheck|appraisal',
      ],
      not: "basket|bottle|mug|ham|turkey|pizza|shut|closed|expired|ask|asked|same|no|not|didn't|denied|refuse|refused|late|without|instead|never|delay|delayed|boss's|wife|husband|son|daughter|friend|colleague|coworker|everyone|eyebrow|hand|kid|child|rent|pay_cut|cut|mountain|trail|scam|cheat|hospital|promotion|promoted|negotiat|mother|mom|mum|parents|father|dad",
      fine: 'xmas christmas finally percent first annual year small after tax shop gift card end today inflation work company shut % 3 2 1 tiny month salary bonus',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'one size|medium',
    },
    all(
      '{text}. I asked {F}, who does my taxes, what the {w} makes me. She reached for the small calculator.',
      '{text}. I wanted to know what I am now, so I took the {w} to {F}, my accountant, who put on her other glasses.',
    ),
    all(
      '"After everything," she said, and turned it around so that I could see, "you can go up one size of coffee."',
      '"In the long run," said {F}, "it comes to one size." She meant of coffee. From now on I could have a large.',
    ),
    all(
      'I went up that same day. I carried it with the elbow out, and it is remarkable how the street makes way for a large.',
      'I did not hide it. I had it in my hand in the elevator, and people who had never spoken to me asked what floor.',
    ),
    mild('By evening two people had asked for my advice, and one for a loan.'),
    mild(
      'I told him to talk to {F}. It is not the {w}, I said. It is the cup.',
      'I lent him the lid.',
    ),
    hot(
      'By the end of the month the {w} had given me views on interest rates, and I was in a club. There were fourteen of us. We stood near the window with our elbows out, and spoke about the mediums without contempt.',
      'Others with a {w} like mine began to nod to me. I was taken to a club above the bank where they all stand, elbows out, and none of them sits, because it spills.',
    ),
    spicy(
      'In March a large went up, by just about the {w}. I heard it at the counter, in front of the entire club, with the cup already in my hand.',
      'Then there was a new board over the counter. The price had gone up by very little, but the whole {w} was in it, and the club was right behind me.',
    ),
    spicy(
      '{F} turned the calculator around again. Even with the {w} I am a medium. I still carry it like a large, and so, I have noticed, do the others.',
      'I am back at a medium, with newspaper in the bottom of a large. I lifted it to the club. Somewhere in the row, another cup rustled.',
    ),
    unhinged(
      'There is one size above it, which is not on the board. They lower it through the ceiling at night, and you drink it from a ladder. In the second week, in the foam, I met a man in a boat.',
      'At my third {w} I was shown the next size. It stands outside the city, and you go up by cable car. On the surface a boat was drifting, with a man from the club in it.',
    ),
    unhinged(
      'I asked how long he had been out. He no longer knew. He had begun with a medium, like everyone. "Can you see the rim?" I said. "I\'ve been told that there is one," he said.',
      'He wanted to know what I had come from. "A medium," I said. He shut his eyes. "Hot?" he asked. I told him it had been very hot, and that you could see the bottom.',
    ),
  ),
  plot(
    'day-passed-it',
    {
      when: [
        'pass|clear|crack|ace .. x:driving_test|theory_test',
        'pass|clear|crack|ace .. x:exam|test|midterm|final|finals|course|driving_test|theory|certification|quiz|board|boards|bar|certificate|interview|license|licence|viva|class|paper|module|grade|level|gcse|gcses|a-level|a-levels|degree|semester|thesis|defense|chemistry|math|maths|physics|statistics|stats|biology',
        'pass|clear|crack|ace .. ca|cpa|cfa|aws|pmp|ielts|toefl|gate|neet|jee|upsc',
        'get|score|scored|got # .. in|on|for .. x:exam|test|midterm|final|quiz|math|maths|physics|chemistry|english|history|geography|biology|science|ielts|essay|assignment',
        'get|scored|got .. # marks ... ',
        'get|scored|got # percent|% in|on|for ... ',
        "get|earn|receive|got|finished|complete|completed .. x:certificate|certification|diploma|degree|license|licence|driving_licence|phd|masters|master's",
        'graduate|graduated ... ',
        'get|got an? a? =a|=b|=c|=a-plus on|in|for .. x:exam|test|paper|essay|quiz|midterm|assignment|final|geography|history|english|math|maths|physics|chemistry|biology|science|spanish|french|german|art|music',
      ],
      not: "participation|participating|attendance|boy|girl|lad|student|pupil|apprentice|class_passed|fail|failed|son|daughter|kid|niece|nephew|brother|sister|wife|husband|boyfriend|girlfriend|friend|@pet|drug|blood|pregnancy|covid|eye_test|eye|hearing|mot|hospital|passed_gas|car_passed|smog|birth|death|marriage|kidney|grandson|granddaughter|grandmother|grandma|grandpa|not|didn't|almost|urine|kidney_stone|gift|salt|note|parcel|baton|father|dad|mom|mother|only|zero|0|gun|fall|fell|paternity|vision|wrong_name|colleague|boss|steve",
      fine: 'chemistry driving final attempt try time fourth second third fifth sixth finally today one mark point exam result results after first go marks written theory',
      is: 'actor:me|!actor:person !actor:name',
      carries: true,
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'describe it',
    },
    all(
      '{text}. Soon after that I felt oddly light, and at a bus stop I found out why: I no longer knew any of it.',
      '{text}. I was still telling people when I noticed that I could not have told you a single thing that I had known.',
    ),
    all(
      'I went back. {F} at the front desk said that it happens every time, and got a cardboard box from under the counter. "Describe it," she said. I could not. I knew only that it had to do with my {x}. "They all say that," said {F}.',
      'I went back. {F} at the front desk said that it happens every time, and got a cardboard box from under the counter. "Describe it," she said. I could not.',
      '{F} at the reception asked if I had left something. She had a box there. "Can you describe it?" said {F}. I stood with my mouth open.',
    ),
    mild(
      '"Then it\'s yours," she said. They can always tell.',
      '{F} nodded. "It\'ll be that one, then," she said.',
    ),
    mild(
      'I have it at home, with the lid taped down and "{quote}" on the side, for the next person who asks me a question.',
      'I carried it home without looking in. It says "{quote}" on the lid, and something in there rattles.',
    ),
    hot(
      "It was all in there, my {x} and everybody's: two rivers, a theorem, the braking distance on ice. {F} had gone for her coffee, and I took what I liked.",
      "It was all in there, mine and everybody's: two rivers, a theorem, the braking distance on ice. {F} had gone for her coffee, and I took what I liked.",
      "She let me look. There were dates in it, tied up with string, and a whole periodic table, and next to what I had needed lay somebody's Latin. I filled my pockets.",
    ),
    spicy(
      'So now, since "{quote}," I have a stranger\'s Latin and somebody\'s second law, and I am asked to speak at dinners. Not long ago, in the middle of it, a woman came up to me. "Excuse me," she said. "I think that\'s mine."',
      'I have gone far since "{quote}." I was explaining a treaty on a panel last month when a man in the first row got to his feet. He said he had lost one just like it.',
    ),
    spicy(
      '"Describe it," I said. The whole room turned to look. It is the only answer from my {x} that I ever really learned.',
      '"Describe it," I said. The whole room turned to look. It is the only answer of mine that I ever really learned.',
    ),
    unhinged(
      'They heard about it, and set me a test on that. I passed. {F} tells me that I did extremely well.',
      'I ran up the stairs to say it. There was a form at the top, and a pen, and a clock. I am told that I passed. I felt so light.',
    ),
  ),
  plot(
    'day-senior-discount',
    {
      when: [
        'promote .. senior ... same|no|without|zero|not ... salary|raise|money|pay|hike|increment',
        'promotion ... senior ... same|no|without|zero|not ... salary|raise|money|pay|hike|increment',
        'senior .. title .. same|no|without .. salary|raise|money|pay',
      ],
      not: 'wife|husband|citizen|friend|brother|sister|son|daughter|colleague',
      fine: 'engineer developer manager analyst consultant designer associate accountant writer job desk work today officially finally but salary money pay salary raise extra increase title',
      axis: 'cost',
      back: 'ten percent',
    },
    all(
      '{text}. I asked what the word was worth, and was told that I would see.',
      '{text}. I raised the matter of the money. The new title, they said, would open doors.',
    ),
    all(
      'At the supermarket I had my new business card out, and the cashier read it. "Senior," she said, and took off ten percent.',
      'That evening the cashier saw the card in my wallet. She read out the first word, nodded, and gave me ten percent.',
    ),
    mild(
      'I have checked the raises of the last five years. It is the best one I have had.',
      'I also have a seat on the bus now. It is a bigger package than I had understood.',
    ),
    mild('I have asked when I could be up for "Elderly."'),
    hot(
      'I got it at the cinema, too, and at the zoo. A young man offered me his seat on the tram, and the director of Sales stood next to it and watched. She is only "Vice."',
      'Then it was the museum, the pool and half of the bus lines. I got my hair cut for sixteen dollars. The vice president paid the full price, right beside me, and said nothing.',
    ),
    spicy(
      'By fall the whole management had asked to be made senior, one after the other, with their reading glasses on. There is bingo. The company chartered a coach to the gardens, and everyone was in bed by eight.',
      'Since then all of the executives have come down to my level. They do gymnastics on chairs at ten, they talk about the stairs, and at half past four there is soup.',
    ),
    spicy(
      'In April I was told that I had earned a real raise. I looked at the figure. It was twelve percent, and I would have to drop the word.',
      'My review came, with money in it at last, and a plain "Lead" in front of my job. I did the sums. I asked if I could stay where I was.',
    ),
    unhinged(
      'The title went on growing into me. By the second year I remembered the war. The school sent children to look at me, and I told them about the trams, of which I had once driven one.',
      'It kept working. I began to recall a harbor, with sails in it, and a girl named Odile, and when the ministry went to print a stamp for the oldest living employee they came to me. I am thirty-four.',
    ),
    unhinged(
      'For my hundredth birthday the mayor came with a cake. He asked for the secret. "The same salary," I said, and he bent down to my good ear and gave me ten percent.',
      'The mayor brought a certificate and had to shout. He wanted to know what I would change. I told him the money. "Ten percent," he shouted, and they all clapped.',
    ),
  ),
  plot(
    'day-applied-everywhere',
    {
      when: [
        'apply|applied|send|sent|submit|submitted .. # .. x:job|jobs|resume|resumes|cv|cvs|application|applications|position|positions|role|roles|company|companies|place|places|internship|internships',
        '# .. x:job_application|application|applications|resume|resumes|cvs .. ',
        'apply|applied .. for|to .. hundred|thousand|hundreds|dozens|many .. x:job|jobs|position|role|company|companies|internship',
        'apply|applied .. everywhere|anywhere',
        'job hunt|search|hunting|searching ... # .. month|months|week|weeks|year',
        'looking|searching for .. x:job|work ... # .. month|months|week|weeks|year',
      ],
      not: "wife|husband|son|daughter|friend|brother|sister|university|universities|college|colleges|school|visa|loan|card|intern's|we|our|my_company|received|got_the_job|hired|our_company|hiring|sunscreen|cream|boyfriend|girlfriend|apartment|flat",
      fine: 'heard back no reply replies response one last month months this year so far since january interview interviews none zero rejection rejections nothing got ghosted',
      carries: true,
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'in five years|blank',
    },
    all(
      '{text}. They all ask where you see yourself in five years, and I had tailored every answer.',
      '{text}. In each application I wrote something different under "Where do you see yourself in five years?" I believe in research.',
    ),
    all(
      'I told a chain of bakeries that I saw myself in dough. I told an insurer that I would be calm by then. To a shipping line I promised that I would be off the coast of Chile.',
      'For a dairy I saw myself with cows. A bank was told that I would own a boat by then, and a lighthouse, that I would not need to talk.',
    ),
    all(
      '{F} at the job center has the whole file. She added me up. "In five years," she said, "you\'re in fourteen countries, you have eight hundred people under you, and you have found balance."',
      '{F} at the job center laid it all out on her desk. It was an impressive life, she said. In five years I speak Danish. I have a team of eight hundred, and the evenings off.',
    ),
    mild(
      '"And until then?" I asked. She turned the page. It was blank until then.',
      'I asked her about next week. {F} looked. It was the only part that was blank.',
    ),
    hot(
      'I asked what I should do in the meantime. {F} turned the page, which was blank, and said that there was an opening on her side of the desk: somebody to add people up.',
      'Up to then it is blank, she said. As it happens, they were looking for somebody at the job center, for the second chair.',
    ),
    spicy(
      'There was a form, with one question on it, and I had not tailored anything. "Where do you see yourself now?" it said. I looked around. "Here," I wrote.',
      '{F} slid a sheet across to me. It only wanted to know where I saw myself today. It took me an hour. I put down, "On this chair."',
    ),
    spicy(
      'She laid it on top of "{quote}," and was moved. It was the first true one that she had ever held. They would be in touch, she said.',
      '"That\'s very strong," said {F}. She put it on top of "{quote}" in my file, and told me that I would be hearing from them.',
    ),
    unhinged(
      'The five years were up on a morning in April, and every place had kept its word. I woke off the coast of Chile, calm, with eight hundred people on deck, up to the elbows in dough.',
      'Then the day came, and they all fell due at once. I was seen in fourteen countries. I had flour on my hands, and a lighthouse, and cows were coming up the gangway.',
    ),
    unhinged(
      'There was one applicant waiting in the cabin, in a borrowed tie. He said he had done this before: "{quote}." I asked where he saw himself. He looked at me for a long time, and said nothing, and I promised to be in touch.',
      'It had never been said who would be doing the work. I have put out an advertisement. {F} has sent me one so far, who says that he is happy just to have a chair, and to me that shows a lack of research.',
    ),
  ),
  plot(
    'day-the-other-candidate',
    {
      when: [
        'reject|rejected|rejection|decline|declined|turn_down|turned_down .. x:job|role|position|internship|apprenticeship|company|interview|gig|team|promotion',
        "=didn't|=didnt|not|never get .. x:job|role|position|internship|apprenticeship|gig|callback|part",
        'get|got|=was|=been|receive|received rejected|turned_down|rejection|a_rejection|passed_over ... ',
        'x:job|role|position|internship .. go|went .. to .. someone|somebody|internal|another|other',
        'company|recruiter|they|hiring_manager .. go|went with .. someone|somebody|another|other',
        'rejection email|mail|letter|call ... ',
        '^ rejected|rejection after|by|from|for|again ... ',
        'ghosted by .. recruiter|company|hr|interviewer|employer',
        'recruiter|interviewer|hr|employer|company .. ghost|ghosted',
      ],
      not: "@person's|wife|husband|son|daughter|boyfriend|girlfriend|visa|loan|date|dating|proposal|tinder|girl|guy|crush|apartment|mortgage|flat|college|university|school|phd|paper|journal|manuscript|book|novel|card|refund|claim|kidney|transplant|adoption|hinge|bumble|leave|vacation|expense|friend|request|tool|point|offer_from|proposed|insurance|passport|i_rejected|design|logo|photo|cat|dog|dad|mother|bank|credit|machine|atm|coin|note",
      fine: 'really want wanted email round rounds interview interviews final after application applied minutes hours automatic sunday role company dream promotion job by for it second third',
      is: '!actor:person|actor:me|actor:professional|actor:colleague',
      carries: true,
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'another candidate|somebody else',
    },
    all(
      '{text}. They had decided to go with another candidate, so I looked her up, and decided to go with her too.',
      '{text}. There is always another candidate. I wanted to see who is that good, and waited for her by the entrance.',
    ),
    all(
      'Her name is {F}. On her first morning I carried her box in from the parking lot, and told the guard that I had been beaten by the best.',
      '{F} is her name. I took her box for her. I introduced myself as "{quote}," and she was very kind about it.',
    ),
    all(
      'She came out at six in the evening, gray. "They want all of it by tomorrow," said {F}. I had brought soup, in a jar.',
      'At six the doors opened and she sat down on the steps. She had been given the work of three people and a plant. I had soup with me, in a jar.',
    ),
    mild(
      'She told me about the chair, which is bolted down, and about the man who breathes.',
      'I asked where they had put her. {F} said that it was in front of the restrooms, with her back to the door.',
    ),
    mild(
      'I slept through for the first time in weeks.',
      'It has been a great comfort to me. I have congratulated her again.',
    ),
    hot(
      'I was there every evening after that. I know who interrupts, and where the draft comes in. I have told her that she should ask for somebody to help with it, and that I know a person who was close.',
      'It became a habit. She would eat, and tell me what they had done to her today, and I would think of how nearly it had been me.',
    ),
    spicy(
      'In the fifth week {F} stood up in the middle of a status meeting, walked out past the guard, and decided to go with me. We have a stand by the river now, with "{quote}" on the awning. We sell the soup.',
      'After a month she handed in her badge, and we went into business. It is a cart, by the station, with two stools, and "{quote}" on the side. The soup is from the jar.',
    ),
    spicy(
      'Yesterday their recruiter was in line. I told him it had been very close, but that the last bowl had gone to another candidate.',
      'The man who had turned me down came by at noon, with a spoon. I let him wait four weeks. Then I wrote to say that we had gone with somebody else.',
    ),
    unhinged(
      'The rest of them followed her out, four hundred people, one by one, until the place was empty, with the lights on. In October the company itself came down to the river and stood in line, all thirteen floors of it.',
      'By the fall each of them had come over to us, and the building stood alone. One wet evening it was there, behind a cyclist, with its flag taken in and a letter in its hand. It began, "{quote}."',
    ),
    unhinged(
      'I asked it to tell me about itself. It did, for an hour, mostly about values. {F} and I thanked it, and decided to go with another candidate: the bakery next door is smaller, and can start at once.',
      "We looked at its papers. There was a long gap after {F}. I told it that we would keep it on file, and went with somebody else, a lockkeeper's hut, that had brought a spoon.",
    ),
  ),
  plot(
    'day-certified-not',
    {
      when: [
        'fail|failed|flunk|flunked|bomb|bombed .. x:exam|test|driving_test|midterm|final|quiz|class|course|theory|math|maths|physics|chemistry|subject|paper|module|certification|bar|cpa|cfa|aws|viva|semester|drug_test|statistics|grade|year|spanish|french|history|english|biology|geography',
        'get|got|score|scored .. zero|0|f|d|d-|e|# ... out|below|fail|failing|worst|lowest|only',
        "=didn't|=didnt|not|never pass .. x:exam|test|driving_test|class|course|certification|quiz|bar",
        'lowest|worst x:mark|marks|score|grade ... ',
        'miss|missed|short .. by one|1|two|2|half mark|marks|point|points',
      ],
      not: 'son|daughter|kid|niece|nephew|brother|sister|wife|husband|boyfriend|girlfriend|friend|student|students|drug|blood|pregnancy|covid|hearing|my_dog|my_cat|car|mot|smog|inspection|fire|brakes|liver|kidney|heart|grandson|granddaughter|out_of_bed|gun|my_team|league|lost|football|game|fantasy',
      fine: 'bc because stopped thought driving again third second fourth time attempt one mark point math maths physics today first my final by marks finally in chemistry',
      is: 'actor:me|!actor:person !actor:name',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'did not|the certificate',
    },
    all(
      '{text}. Those who pass are given a certificate, so I went to the office and asked {F} for mine.',
      '{text}. There is a window where people who pass are handed the certificate. I stood in the line.',
    ),
    all(
      'In twenty years she had not been asked, said {F}. Then she rolled a sheet into the machine and typed it out: "This is to certify that the holder did not."',
      '{F}, who runs the office, could find no rule against it. "This is to certify," she typed, "that the holder did not." She added the seal.',
    ),
    all(
      'It hangs over my desk, in walnut. Visitors read it to the end, and then sit down and begin to tell me things.',
      'I have put it up at work, under glass. I cannot explain the effect. People breathe out when they see it.',
    ),
    mild(
      'A client with three firms to choose from came to mine. The others, he said, had walls that made him nervous.',
      'Last week a man signed with us after looking at it for a while. "Finally," he said, "a reference that I can check."',
    ),
    mild(
      'I am going for the full set. {F} says that my {x} was no accident.',
      'I have told {F} that there may be more. I am thinking of law.',
    ),
    hot(
      'It made me the only one in the building whose documents are known to be genuine. They put me on the audit committee, and then on the one that looks into the first one.',
      'Within a year I was consulted on everything. It is not that I know. It is that they have it in writing.',
    ),
    spicy(
      'Others wanted it, and it became a recognized qualification, with a fee, a syllabus and an exam. Those of us who already had the certificate were asked to sit it, as a formality.',
      'The demand was such that the state took it over. There is now an exam for it, in two parts. I, of all people, was told that I would have to take it too, for the sake of order.',
    ),
    spicy(
      'I passed. They came the same afternoon with a screwdriver, read "{quote}" one last time, and took it down.',
      'I got ninety-six percent. "{quote}," read {F}, for the last time, and asked for it back. She was crying. "You did," she said.',
    ),
    unhinged(
      'By then there was a faculty. In a ceremony in Uppsala I was given the chair, as the one, they said, from whom the field has learned nothing, and the king held out the scroll.',
      'There is a university for it now, on an island, with no stairs to the upper floor. I was to have the highest degree, from the hands of the king, for my work on "{quote}."',
    ),
    unhinged(
      'I reached out to take it, and did not. I still hear the applause.',
      'I walked up to him across the lawn, in the gown, under two thousand eyes. It was only thirty-six steps. I would like to certify that I did not.',
    ),
  ),
  plot(
    'day-told-about-a-time',
    {
      when: [
        'have|had|at|in|during|before|for|my|to|the|an|a .. x:job_interview|interview ... ',
        'interviewer|panel|recruiter .. ask|say|laugh|sleep|eat|yawn|call|forget|look|tell|sneeze|leave|spill|wear|cough|stare|mispronounce ... ',
      ],
      also: [
        '=but|because|during|while|when|late|wrong|forget|forgot|spill|fall|fell|call|called|overslept|middle|asleep|sneeze|cough|rip|ripped|ring|rang|mute|muted|dog|cat|ask|asked|say|said|laugh|yawn|freeze|froze|wore|wear',
      ],
      not: "pass|passed|cleared|got_the_job|selected|hired|visa|podcast|radio|tv|television|son|daughter|wife|husband|friend|brother|boyfriend|girlfriend|i_interviewed|candidate|went_well|great|good|nailed|aced|reject|rejected|ghost|no_job|cancel|cancelled|canceled|police|bbc|journalist|school|kindergarten|exit_interview|moth|moths|pants|trousers|citizenship|green_card|asylum|got|offer|tomorrow|next|nervous|should|how|@pet's|apply|applied|star|celebrity|university|@child|flat_tyre|die",
      fine: 'job zoom pyjamas pajamas doorbell rang stood up today online company video phone went',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'to plan',
    },
    all(
      '{text}. I would not call it wasted. They always want to hear about a time when something did not go to plan, and until now I had to make it up.',
      '{text}. It came at a good moment. I had run out of answers to "Tell us about a time when something did not go to plan."',
    ),
    all(
      'At the next company, when {F} on the panel asked, I simply told it: "{quote}." Two of them put down their pens. The third wanted to hear it again.',
      'So at the next place I had one. "{quote}," I told them. {F}, who was leading it, took her glasses off. They had been listening to resilience since breakfast.',
    ),
    mild(
      'They did not take me, either. But I have been asked back on the twentieth, to tell it to the others.',
      'It went to a man from Utrecht in the end. {F} phoned to ask if she may use it, at a wedding.',
    ),
    mild(
      'It is the furthest that I have come in a process.',
      'In the file, she said, it is all that they wrote down about me.',
    ),
    hot(
      'They hired me for it. After a month I was asked if I had another. It is in my contract: one per quarter, in front of people, with what I learned.',
      'I was taken on the spot. In the second month {F} wondered when there would be more. I had it in writing, as it turned out: four a year, with a learning.',
    ),
    spicy(
      'I do what I can. I have walked into the fountain with the annual report. I have called a minister "Mom." On the first of every quarter, at two, they all come to the windows.',
      'So I fell into the fountain in March. In June I waved at a delegation with both hands, from a tree. I rehearse at the weekend, because it has to look like {a x}.',
    ),
    spicy(
      'In my review {F} was sorry to have to bring it up. Lately, she said, everything had gone to plan.',
      'Yesterday I had my review. {F} could not fault the execution. It was only, she said, that by now it all goes exactly to plan.',
    ),
    linked(
      unhinged(
        'I hired two writers and an engineer. The incident for the summer was the bridge at Porto. I was to lean on it and look surprised, and it went down with all of its lamps on.',
        'By summer it took a crew of forty. I leaned back in my chair, just so, and a lighthouse went out, and then the next, down the whole coast, one after the other, as far as Spain.',
      ),
    ),
    linked(
      unhinged(
        '{F} stood beside me and watched the water close. "Did anything unexpected happen?" she asked. I had to say no.',
        'In the dark I could hear {F} turn a page. "And what did you learn?" she said. I told her that we should have had the rehearsal after dinner.',
      ),
    ),
  ),
  plot(
    'day-notice-period',
    {
      when: [
        'quit|resign|quitting .. x:job|company|bank|firm|work|position|office|corporate|law|teaching|banking|consulting|career|role',
        'leave|left|leaving .. my|the|a x:job|company|firm|position|career|role',
        'leave|left|leaving corporate|teaching|banking|consulting|law',
        'hand|handed|put|give|gave|submit|submitted|send|sent|turned .. in|over|my .. x:notice|resignation|resignation_letter',
        'put|gave|hand|handed in? my two x:weeks|week',
        'hand|handed|put|give|gave|submit|submitted|send|sent .. x:notice|resignation|resignation_letter',
        '^ today|finally|just|i|so? i? finally|just? quit|resigned ... ',
        'serving|serve .. x:notice_period|notice',
        'quit|resigned .. without another|any|a .. x:job|plan|offer|backup',
      ],
      not: "@person's|wife|husband|son|daughter|my_boss_quit|phone|keys|umbrella|lunch|wallet|late|early|fire|fired|at_5|on_time|first_day|no_notice|without_notice|smoking|smoke|gym|sugar|coffee|drinking|dog|cat|friend|brother|sister|car|forgot|thumb|replied|laptop|bag|charger|glasses|jacket|home|badge|for_work|barber|train|bus|instagram|facebook|social|tinder|duolingo|app|vegan|umbrellas|speaker|earbud|airpod|headphone|lights|window|oven|iron|stove|hat|scarf|coat|gloves",
      fine: 'today after years year months finally bank make start handed resignation notice two weeks without another plan lined up own full time',
      is: '!actor:boss !actor:colleague !actor:name',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'clarity|clear',
    },
    all(
      '{text}. That left the notice period, and for the first time there I answered what I was asked.',
      '{text}. There is still the notice period, and since it began I have not been able to think of a reason to nod.',
    ),
    all(
      'Would the plan work? No. Could I take this on as well? No. How was I? "Leaving," I said, and it went through the room like an open window.',
      'I was asked if the launch was realistic, and said that it was not. I was asked if I had five for a quick word. I did not. There was a silence, of the kind that you get in mountains.',
    ),
    all(
      'People began to come by from other floors. {F}, who runs strategy, told me that I had changed. "Such clarity," she said.',
      '{F}, who is in charge of strategy, pulled up a chair next to mine. In all her years, she said, she had never met with that degree of clarity.',
    ),
    mild(
      'She wanted to know how one gets it. I told her: "{quote}."',
      'She asked what I had been reading. I showed her the letter. "{quote}," it begins.',
    ),
    mild(
      'She copied it out and asked if there was a form for it.',
      'She sat down at my desk, took a clean sheet, and was quite still.',
    ),
    hot(
      'In the second week I was put in charge of a committee. I said there was no need for it, and it went home. I was given three more. Under each e-mail I now had the line "{quote}," so that they knew where it came from.',
      'By the second week I sat in on everything. I would listen, and say, "{quote}," and they would lean back and see that the whole thing could be dropped.',
    ),
    spicy(
      'On the last day they offered me the division. I said no, and saw them look at each other: there it was again.',
      'At the farewell they came forward, all of the partners, and asked me to lead them. "No," I said. It was as clear as a bell.',
    ),
    spicy(
      '{F} has handed in her notice now, and so have they, on every floor. It is the best-run company in the county, and it closes at the end of the month.',
      'They have all done it now, {F} first. Not a word is wasted there. The parking works. It has never been worth more, and very soon there will be no one in it.',
    ),
    unhinged(
      'It spread. By summer the county had given notice. The mayor told the truth about the bridge, the weather came out and said that it was only guessing, and a bus driver named the real times.',
      "Then the government gave four weeks' notice, and after it the bank, and the old marriages. It was the clearest June that anybody could remember. You could see the mountains, and they said they were not really for us.",
    ),
    unhinged(
      'On the last day we all stood out on the road with our boxes. "Where do we go?" said {F}. It was the first thing in weeks to which I did not have the answer. I could feel myself start to nod.',
      'Then it was over. We stood in a field, all of us, with a plant each, as clear as glass. Somebody would have to organize it, said {F}. I heard myself say that I would be happy to.',
    ),
  ),
  plot(
    'day-farewell-clock',
    {
      when: [
        '^ i|finally|just|today|so? finally|just? retire|retired ... ',
        'my last day ... work|office|job|school|bank|post|hospital|company|here|there|after|as|at|and',
        'last day ... at|of|in .. work|job|office|the_office|the_bank|school',
        'my retirement ... ',
        '=i retire|retired|retiring|am_retiring ... ',
      ],
      not: "watch|clock|gift|present|gold|maternity|baby|intern|shirt|jersey|dog|cat|vacation|holiday|school_year|of_school|my_wife|husband|wife|dad|father|mom|mother|boss|colleague|coworker|cake|card|summer|chemo|pay|savings|fund|plan|account|can't|never|cannot|sale|trip|hotel|exams|ramadan|lent|diwali",
      fine: 'friday years after post office today work finally job company same teacher nurse school hospital bank',
      is: '!actor:colleague !actor:boss !actor:name',
      carries: true,
      axis: 'commitment',
      back: 'the clock|a clock',
    },
    all(
      '{text}. They thanked me with a clock, so that I could see what they had been using.',
      '{text}. The present was a clock. I had given them the time, and they gave me something to look it up on.',
    ),
    all(
      'It is set to company time. It strikes at eight, it strikes at twelve for half an hour, and at five it sighs. On the back they have engraved, "{quote}."',
      'On the back of it is engraved, "{quote}." It goes off at eight, at noon, and again at half past twelve, in case one is still chewing.',
    ),
    all(
      'At home I found that I could not begin with anything before it did. I stood at the hedge, with the shears, and waited for it to strike.',
      'I had had plans. But I caught myself at ten to, beside the boat, with the brush already wet, looking up at the clock.',
    ),
    mild(
      'So I have taken it out to the shed, and put it on a chair.',
      'I have given the clock the spare room, with a desk.',
    ),
    mild(
      'It goes to work now, and I do not. In the evening I ask it how it was.',
      'I close the door behind it in the morning. At five it comes out, and we do not talk about it.',
    ),
    hot(
      'In the third week it struck at two in the afternoon, out of turn. I ran in from the garden, in my boots. I had been called to a meeting.',
      'Then one day it rang at half past two, which it had never done. I came down off the ladder and sat down across from it, and straightened my collar.',
    ),
    spicy(
      'I could not say what it was about. We sat there, the clock and I, and it went through things, one after another, in the same tone.',
      'It made its points. I took some of them up on the back of a seed packet. At one stage I had an objection, and it went right on.',
    ),
    spicy(
      'It ran over. At ten past five I heard it sigh, and I was glad, for the first time since I left, to be going home.',
      'We were there until a quarter past five. "Well," I said, and stood up. It had been good to be asked.',
    ),
    unhinged(
      'In the fall a truck came. They had been clearing the cellar at work, and had found it all, and by law it was mine: every hour, in jars, with the date on. "{quote}," said the delivery note, and the number of pallets.',
      'Then they wrote that they would have to give it back. It turned out that it had never been used. Two men carried it into the garden, jar after jar, nine to five, year upon year, with a layer of straw between the summers.',
    ),
    unhinged(
      'I climbed into a good one, from a May long ago. I was at my desk, under the clock, looking out and thinking of what I would do one day. In a garden across the street an old fool was opening a jar.',
      'I opened one from the top. There was a phone in it, and the clock, and somebody laughing about a stapler. It was an afternoon with the blinds down, in which I had badly wanted to be here.',
    ),
  ),
  plot(
    'day-you-will-pick-it-up',
    {
      when: [
        'first|1st d:day|week|shift|month ... job|work|office|new_job|here|company|training|as|intern|internship|at|and|started|computer|laptop|badge|login',
        'my|the first d:day|shift|week ... job|work|office|company|team|desk|computer|laptop|badge|login|boss|training|intern|internship|new',
        'start|started|began .. new x:job|role|position|work ... ',
        '^ x:new_job ... ',
        'new x:job|role|office|company .. today|and|so|they|has|is|started|but ... ',
        'join|joined .. new x:company|team|job|office|firm',
        'day one .. at|of|in .. x:job|work|office',
        'second|third x:day|week ... new job|work|job',
      ],
      not: [
        'no|not|without|broken|missing laptop|computer|desk|chair',
        "laptop|computer|desk|chair .. not|=isn't|broken|missing|arrive",
        "login|badge|computer|laptop .. not|=doesn't|=didn't|=isn't|broken|missing|work|works",
        'pub|bar|till|café|cafe|shop|bakery|factory|boat|diner|mcdonalds|term|semester|class|lecture|hospital|ward|restaurant|kitchen|cried|cry|crying|school|kindergarten|spring|summer|snow|college|diet|gym|last|holiday|vacation|period|son|daughter|wife|husband|kid|friend|preschool|nursery|interview|applied|reject|quit|resign|back|uni|university|ramadan|lent|sober|@child|christmas|sale|fire|fired|accident|in_hospital|surgery|looking|search|retirement|honeymoon|puppy|cat|dog|love|winter|in_a_row|year',
      ],
      fine: 'new job work first day computer laptop badge login nobody knew name today started desk office training monday have yet wrong',
      is: '!actor:colleague !actor:boss !actor:name',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'pick it up|pick up the rest',
    },
    all(
      '{text}. I was shown the kitchen and the fire exit. I would pick up the rest, they said.',
      '{text}. {F}, who has the desk opposite, told me where the cups are. "The rest you just pick up," she said. I would pick it up.',
    ),
    all(
      'By noon there was something called Harbor, and three people had told me that they were counting on me. It seemed late to ask for what.',
      'In the afternoon a man shook my hand and said how relieved he was. There were seventeen things with my name on them, in something called Harbor. It was past the point at which one can ask.',
    ),
    all(
      'I watched {F}, at the desk opposite. When she frowned, I frowned. When her Harbor turned orange, she said, "Typical," and clicked on "Release." Mine turned orange at four.',
      'I did what {F}, at the desk opposite, did. At four her screen went orange. She said, "There we go," and pressed "Release," and I said it too, and pressed mine.',
    ),
    mild(
      'It has gone very well. "What a {d}," said {F}. I asked her what we had released.',
      '{F} told the others that I was a find. I confessed that I do not know what Harbor is.',
    ),
    mild(
      'She looked to both sides, and moved closer. "We were hoping," she said, "that you\'d know that."',
      '"Oh, thank God," said {F}. They had all thought that I was sent to check.',
    ),
    hot(
      'By the third week I was good at it, and in the sixth I got Harbor to run. I asked {F} what it was. She had learned from Daniel, and Daniel had learned from watching a man who was only in to fix the blinds.',
      'I went over to quality control, where they release what we release. A woman there told me that she had picked it up from {F}. And {F}, it came out, had been copying a temp who had wandered in to use the phone.',
    ),
    spicy(
      'Then a new person started, in the chair across from mine. On the first day I saw a face watching me over the screen. I frowned, and it frowned.',
      'Last week somebody began next to me. I heard a small cough: "It\'s my first {d}. What is it that we do here?" And behind me, at every desk, the typing stopped.',
      'Last week somebody new was put beside me. I heard a small cough, and then it came, out loud: "And what is it that we do?" All over the floor the typing stopped.',
    ),
    spicy(
      'I thought of saying something. Then mine turned orange. "Typical," I said, and from over there, very softly, I heard it come back.',
      '"The cups are on the left," I said. "You\'ll pick it up." All around us I could hear them start to type again.',
    ),
    unhinged(
      'In April I forgot to press "Release." An hour later the sea was gone. It had drawn back from the whole coast, down to the mud, and it stood out there in the haze, orange, waiting.',
      'One evening I did not press it, to see. Toward evening it grew quiet outside. The gulls came in. The harbor, which I had taken for a name, lay dry to the horizon, with a dozen ships leaning on each other.',
    ),
    unhinged(
      'I pressed it. It all came in again, with a sigh, over the breakwater and up to the wall. A man with a rope looked up at our window and touched his cap. He has it from his father. You just pick it up, he says.',
      'I put it back. I wrote out for {F} what I had understood. She read it and went white. "Don\'t," she said. "As long as we don\'t know, it comes in."',
    ),
  ),
  plot(
    'day-unmuted',
    {
      when: [
        'forget|forgot .. mute',
        'think|thought ... on mute',
        "not|=wasn't|=wasnt|never on mute",
        'unmute|unmuted ... ',
        'mic|microphone .. on|open|live|hot ... ',
        '=not =muted',
        'everyone|they|whole|all|team|client .. hear|heard me|my ... call|zoom|teams|mic|mute|muted|meeting',
        '@meeting ... everyone|they|all|whole .. hear|heard me|my|us',
      ],
      not: "ask|asked|himself|herself|themselves|explain|explained|@person's|he_forgot|she_forgot|they_forgot|alexa|song|tv|thread|boss_forgot|cry|crying|divorce|doctor|funeral|toilet|bathroom|pee|fart|someone_forgot|can_you_hear|couldn't|can't|cannot|vote|audio_off|phone_on_mute",
      fine: 'call meeting zoom teams myself while during whole',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'audience',
      back: 'second part|the first part|groan',
    },
    all(
      '{text}. I noticed it when I saw that everybody had their camera on, for the first time on that call, and was leaning in.',
      '{text}. What struck me was the quiet. On the screen they were all looking straight at me, with their mouths a little open.',
    ),
    all(
      'A man from Logistics asked the presenter to hold on for a second, because he could not hear. I apologized and muted myself, and there was a groan.',
      'The one who was presenting had stopped of her own accord. When I found the button and it all went silent, I heard, from somewhere, a groan.',
    ),
    mild(
      'The recording has been opened four hundred times. They skip the first part.',
      'In the survey afterward they were asked what should be improved. "More of the second part," most of them wrote.',
    ),
    mild(
      '{F}, who organizes it, wrote to ask if there was any news. "{quote}," she had put in the subject line.',
      'I have had a mail from {F}, who runs the call. She only wanted to know how it ended.',
    ),
    hot(
      'The next week {F}, who organizes the call, had me on the agenda, as item four. "Previously," it said there: "{quote}." They were all early.',
      '{F}, who runs it, moved the figures to the end and put me in fourth place, with the title "{quote} (continued)." People brought their lunch.',
    ),
    spicy(
      'I did what I could. By the third week I had notes, a glass of water, and a few things to clatter with. I heard myself say, "As you may recall."',
      'I was not going to let them down. I got a better microphone. I practiced in the hall, and I had two endings ready and a slide in between.',
    ),
    spicy(
      'I saw their cameras go off, row by row. There was a line from {F} in the chat. "You\'re presenting," it said.',
      'The little windows went dark, until only {F} was left. "It used to be so real," she wrote. "Now it sounds like work."',
    ),
    unhinged(
      'In June it was taken over by the national radio. I am on between the news and the shipping forecast, live from wherever I have forgotten it, and at that hour the buses pull over.',
      'By summer it ran on all stations. At seven the trams stand still and the surgeons look up. A minister resigned on account of something that I had only said to the kettle.',
    ),
    unhinged(
      'Last night I found the switch. I sat down in the kitchen, truly alone, and told the wall what I really think. From every open window on our street came a groan.',
      'Yesterday, for the first time in a year, I pressed the button and was by myself. It was so quiet that I could hear the whole country breathe in and ask what had happened.',
    ),
  ),
  plot(
    'day-sad-triangle',
    {
      when: [
        'audio|sound|volume|speaker|speakers|headset|headphones .. off|down|mute|muted|working|work|unplugged|disconnected ... @meeting',
        '@meeting ... audio|sound|volume|speakers .. off|down|mute|muted|work|working|gone|broken',
        '@meeting .. without|no sound|audio',
        "@meeting ... =couldn't|=could|can't|=couldnt|=cant not? hear",
        "=couldn't|=couldnt|can't|cannot hear .. @meeting|anything|word|anyone ... @meeting|zoom|teams",
        '@meeting ... muted|on_mute the|whole time',
      ],
      not: "forget|forgot|unmute|they_couldn't|everyone|me_talk|talked|talking|speak|spoke|my_mic|doctor|hearing_aid|concert|hearing|funeral|presented|presenting|cry",
      fine: 'attended attend sat two three hrs hours hour whole entire time webinar off muted training 2 one zoom teams realized computer laptop',
      is: '!actor:colleague',
      carries: true,
      cast: { F: 'she' },
      axis: 'distance',
      back: 'triangle',
    },
    all(
      '{text}. I would like it to be known that I took in everything.',
      '{text}. It was the first one in years that I have followed to the end.',
    ),
    all(
      'It was about a man and a triangle. He kept pointing at it, and it did not get better. Later a woman was brought in, who had a circle, and for a moment there was hope.',
      'A man had a triangle, and it made him sad. He went around it with a red dot. He asked us something, with both hands, and waited, and nothing came.',
    ),
    all(
      '{F}, who had organized it, called me about my feedback form. I was the only one who had written anything under "What I take away." I had put, "You have to let it go."',
      'On the feedback form I wrote that I knew what he was going through. {F}, the organizer, rang me at once. The others had all just ticked "Good."',
    ),
    mild(
      '{F} was silent for a bit. "That was our revenue," she said.',
      '"Which part was that?" asked {F}. The triangle, I said. She told me that it was the dental plan.',
    ),
    mild('I said I had been able to tell.', 'It had looked as if it hurt, I said.'),
    hot(
      'Since then {F} sends for me when it matters. I stand in the corridor, behind the glass, and tell her what is going on in there. I called the merger off from the way in which a man set down his cup.',
      'Now I watch them all for her, through the glass, with plugs in my ears and a badge that says "{quote}." In March I could tell that a contract was dead while they were still shaking hands.',
    ),
    spicy(
      'Last week she played me one from our own floor, and asked for my opinion. There was a figure at the left end of the table that puzzled me. It nodded at every triangle, and its lips never moved.',
      'Then {F} put on an old recording and turned it down. I took her through it. Only one of them I could not read. It smiled when it was looked at, and wrote without ink.',
    ),
    spicy(
      '"And that one there," I said, "has not understood a word since spring." She stopped the picture. It was me.',
      '"Whoever that is," I told her, "wants to go home." {F} looked from the screen to me and back.',
    ),
    linked(
      unhinged(
        'It was tried at the summit in Reykjavik, where they turned off the sound on both sides. By evening there was peace. It has been off, by treaty, ever since, and one can hear the sea.',
        'The Swiss made it law. All of Parliament was put behind glass, with a small audience of people who know how to look, and the debt was gone by Easter.',
      ),
    ),
    linked(
      unhinged(
        'I met the man with the triangle there, on the ice. He was thinner. He took me by both shoulders and said it all to me again, with his whole face, and I wept. "You\'re on mute," his lips said. I had known it.',
        'He lives across the lake from me, the man with the triangle. Every evening we stand at our windows. Yesterday he held up a sheet of paper to the glass, with large letters on it: "{quote}?" I nodded. We let it go.',
      ),
    ),
  ),
  plot(
    'day-go-back-to-that',
    {
      when: [
        'during|in|at|halfway|before|after|mid|middle|through|into|to|doing|giving my|the|a|our|big .. x:presentation|demo|pitch|speech|talk|keynote|slideshow|sales_pitch',
        'my|our|the x:presentation|demo|pitch|slide|slides|slideshow|powerpoint|projector ... crash|freeze|stop|wrong|upside|fail|die|fall|go|show|start|update|break|black|had|have|was|were|play|pop|restart|laugh|notification|dark|blank',
        'share|shared .. screen|wrong_screen|wrong_window|wrong_tab ... ',
        '=i present|presented|pitched ... ',
      ],
      not: "shoe|shoes|wear|wore|shirt|pants|trousers|dress|zipper|fly|wife|husband|went_well|great|nailed|aced|promoted|good|cry|crying|cried|asleep|sleep|slept|snore|boss_fell|ceo|nobody_came|cancelled|canceled|fire|fired|heart|school|my_son|my_daughter|son's|daughter's|kindergarten|best_man|wedding|tomorrow|nervous|should|how|colleague|coworker|stole|took_credit|dead|baby_shower|birth|gift|present_for|a_present|presented_with|award|porn|naked|nude",
      fine: 'client whole room front everyone team middle slides people laptop work company today screen board',
      is: '!question !actor:colleague !actor:boss',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'go back',
    },
    all(
      '{text}. In the silence a hand went up. Could we go back to that?',
      '{text}. I said I would like to move on. A woman asked if we could go back.',
    ),
    all(
      'I had forty slides on margins. They wanted only this, and then once more, slowly, for those who had only been half looking. It was the first thing all day, they said, that they had been able to follow.',
      'I explained that it was not part of the deck. They could see that, they said, and it was why they had woken up. There were thirty-nine more on margins. They asked for it again.',
    ),
    mild(
      'The forms came in today. Most valuable: "{quote}." Least valuable: slides 1 to 40.',
      '{F}, who had booked me, sent on the comments. There is just one, from all of them: "{quote}."',
    ),
    mild(
      'I have been invited to do that in Antwerp.',
      'They would like me again in the spring, and I am not to bring the laptop.',
    ),
    hot(
      'So I cut it down. First I dropped the margins, and then the greeting, and in the end I would just come on, let it happen, and go back. It took me no time at all. {F}, our head of strategy, came to see it twice.',
      'I threw out the rest. There was only "{quote}" now, without a word before or after it. {F} from strategy stood at the back with her coat on and said that she had finally understood the company.',
    ),
    spicy(
      'It is the strategy now. It hangs in all of the stairwells, as a drawing in six steps, and new people do it on their first morning, until it is natural.',
      'They adopted it in April as the plan for five years. Each department was to do it in its own way. In Finance they do it sitting down.',
    ),
    spicy(
      'At the annual conference {F} had to go on for me, before two thousand people. Her nerve failed her, and she talked about margins. In the silence I put up my hand.',
      'Yesterday I was back on a stage, and nothing happened. I got through all forty. Then {F} asked, from the dark, if we could go back.',
    ),
    linked(
      unhinged(
        'The physicists took an interest. They had me do it in a tunnel, at almost the speed of light, and on the screen behind me, for an instant, one could see last year.',
        'It grew so pure that it began to run by itself. On the ninth of June I was doing it in Ghent while a crowd saw me do it in Osaka, at the same moment, slightly better.',
      ),
    ),
    linked(
      unhinged(
        'They turned it up. I was at the lectern again, with slide one, and a full room, and my whole life before me. A hand went up. "We can\'t go back to that," I said. And it happened.',
        'In the end they found the place where it began, and led me up to the edge. Down there stood a person with a clicker, calm, unharmed, with forty slides to go. I was asked if I would like to go back. I asked how long the talk was.',
      ),
    ),
  ),
  plot(
    'day-meter-running',
    {
      when: [
        '# hour|hours|hr|hrs x:meeting|call|workshop|training|all-hands|town_hall|webinar|seminar|conference_call|zoom',
        'x:meeting|call|meetings|calls|workshop|training|webinar|all-hands|town_hall|zoom ... # hour|hours|hrs|minutes|mins|min',
        '# x:meeting|meetings|calls|zooms ... today|day|row|week|back',
        'x:meeting|call|meetings|calls|standup|workshop|webinar|all-hands ... overrun|overran|ran_over|long|late|forever|pointless|useless|boring|nothing|decided|agenda|purpose|endless|all_day|again|another|could',
        'back-to-back|back_to_back|endless|pointless|useless|boring|long|another x:meeting|meetings|calls|zooms|call|webinar|training',
        'x:meeting|meetings .. about .. meeting|meetings|agenda|nothing|font|logo|name|color|colour|chairs|coffee|fridge|mugs|snacks',
        'spend|spent .. in x:meetings|meeting|calls ... ',
      ],
      not: 'school|church|hoa|residents|council|phone_call|doctor|mother|mom|wife|husband|scam|bank|support|mute|muted|audio|sound|cancel|cancelled|canceled|nobody|no_one|alone|join|fell|asleep|sleep|slept|boss|ceo|manager|client|@pet|@child|late_for|late_to|was_late|friend|girlfriend|boyfriend|court|grandma|grandmother|wrong|missed|forgot|cat|burger|hold|interview|tomorrow|first|nervous|parents|aa|support_group|moved|soup|fire|someone|somebody|camera|wifi|internet|power|crash|hung|emergency|neighbour|neighbor|drill|drilling|wrong_number',
      fine: 'two three hour hours back-to-back day whole afternoon morning budget today team work still in a pointless useless long about',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'cost',
      back: 'meter',
    },
    all(
      '{text}. Halfway through, {F} from Finance set up a taxi meter, entered what we all earn, and let it run where all of us could see.',
      '{text}. {F} from Finance had brought a meter along, out of an old cab. She set it to our salaries and let it run where all of us could see.',
    ),
    all(
      'It clicked at twelve dollars. A man who had been about to build on what somebody had said looked at the meter, and closed his mouth.',
      'It ticked. Somebody began with, "Just to play devil\'s advocate," glanced over at the meter, and did not.',
    ),
    mild(
      'Then it was asked whether the meter was set correctly, and each of us said something on that.',
      'Somebody thought that it ought to have a rate for assistants. It was a fair point, and there were others.',
    ),
    mild(
      'It came to $4,100. {F} asked for a receipt, and made it out to "{x}."',
      'We were at $3,900 when the {x} broke up, with a working group on the meter.',
    ),
    hot(
      '"For that you could have a real one," said {F}. So now we hold them in a cab, from the office to the airport. It seats four, and whoever is not in it was not needed. You decide before the bridge.',
      'For a tenth of it we could take the cab as well, {F} worked out. That is how we do it now. You start at our gate, the subject is closed at the bridge, and you get out at the airport.',
    ),
    spicy(
      'The driver does not take part. But in the third week, on the ramp, with the budget wide open, he said to the mirror, "Sounds to me like you\'re afraid of the number." He has been invited to all of them.',
      'It was the driver who ended the one about the name. "Keep the old one," he said, and turned up the radio. We asked him to step in on pricing, too.',
    ),
    spicy(
      'He is on our executive floor now, with a chair. The last one that he ran took three hours. I could hear the empty cab down at the curb, ticking.',
      "They have made him a director. He has slides. Yesterday he wished to play devil's advocate, and {F} went down to the street by herself and sat in the back seat, for the quiet.",
    ),
    unhinged(
      'Then one was so good that we missed the exit. There was a point, and we were coming to it. The airport went by, and the coast, and the wheels stopped making a sound. We have been able to see the whole agenda from up here.',
      'In October a fog came down during the question of the logo. When it lifted there was no road. The meter ran on, in a currency with feathers on it, and the driver said that he had always wanted to go this way.',
    ),
    unhinged(
      'The meter has run out of digits and begun again. {F} has nodded off on my shoulder. "Any other business?" says the driver, at the edge of things, and behind me somebody clears his throat.',
      'We have not got a decision, but the light is wonderful. There is a second cab now, next to ours. Its window came down, and a pale man leaned out. "Are you the {x} people?" he asked. "We were sent to see what was keeping you."',
    ),
  ),
  plot(
    'day-recall-notice',
    {
      when: [
        'send|sent|email|emailed|text|texted|message|messaged|forward|forwarded|post|posted|share|shared .. x:@message|@document|email|heart|kiss|love|joke|rant|complaint|emoji|meme|photo|picture|link|list|selfie|invite|invoice|screenshot|nude|text|memo|voice_note ... to ... wrong|whole|entire|everyone|everybody|all|ex|instead|himself|herself',
        'send|sent|email|emailed|text|texted|message|forward|forwarded|post|posted|share .. x:heart|kiss|love|joke|rant|complaint|emoji|meme|selfie ... to ... company|boss|manager|ceo|client|landlord|teacher|professor|principal|customer|hr|group',
        'send|sent|email|text|forward|message ... to .. wrong person|people|group|chat|number|address|client|boss|team|department|guy|man|woman|mark|list',
        'reply|replied .. all|everyone ... ',
        'send|sent|text|texted|message|email .. my? boss|manager|ceo|client|landlord|teacher ... accident|accidentally|mistake|instead|meant',
        'accidentally|mistakenly send|sent|text|texted|email|emailed|message|forward|forwarded|post|posted ... ',
        'text|message|email|mail .. meant|intended for ... went|sent|to|got',
        'send|sent|text ... about .. @boss|@colleague|@client|@relative|teacher ... to him|her|them|himself|herself|themselves',
        'x:kiss|kisses|xx|love_you|heart .. at|in|on|to .. end|bottom|email|mail|boss|client|manager',
      ],
      not: 'told|tell|said|phone_call|parcel|package|letter|money|rent|payment|wife_sent|flower|flowers|gift|birthday_card|dick|nude|nudes|naked|porn|colleague_sent|he_sent|she_sent|they_sent|autocorrect|thumb|forget|forgot|attach|attachment|obituary|condolence|funeral|death|pregnant|abort|resume|application|uber|taxi|driver|pizza|delivery|amazon|soldier|cat',
      fine: 'accident accidentally mistake email company chat group wrong work people 400 foot hundred meant whatsapp slack family',
      is: 'actor:me|!actor:person !actor:name',
      carries: true,
      cast: { F: 'she' },
      axis: 'formality',
      back: 'recall',
    },
    all(
      '{text}. I did what a responsible manufacturer does, and issued a recall.',
      '{text}. It could not be stopped anymore, but it could be recalled. I looked up how they do it with cars.',
    ),
    all(
      'The notice hung in the lobby and ran in two newspapers. "If you own this item, do not read it. Wrap it in a cloth and bring it to my desk." Until then it had only been sent. Now it was wanted.',
      'I put up posters, with a picture of the item and a number to ring. "May become warm. Keep it away from others," they said. By noon people who had never had it were asking for one.',
    ),
    mild(
      'I have had thirty back, so far. Only one of them is mine.',
      'Within a day there were sixty on my desk, wrapped in cloth. I had made one.',
    ),
    mild(
      'I read through the others last night. "{quote}" is by no means the worst.',
      'Some of them are so much better that I have put my name to two.',
    ),
    hot(
      '{F} from the safety agency came to test it. She had it read to volunteers, in a closed room, with goggles on. It was within the limits, she said, though two of them had asked to have it in writing.',
      'By law I had to let {F} from the safety agency look at it. She had it opened by a robot arm. "{quote}," it said, in its even voice, and behind the glass a man took off his glasses and called his brother.',
    ),
    spicy(
      'The item was sound, {F} wrote in her report. The fault had to lie with the plant. She came back with a flashlight, and had me open my mouth and follow her finger.',
      'It took {F} a month. There was nothing wrong with the item. It was the maker who was affected, she wrote, and every one that was built in my year.',
    ),
    spicy(
      'It cannot be repaired, and the recall now covers me. I have a sticker, and I have been asked to sleep away from buildings.',
      'I was recalled as a whole. My mother has had the letter. Until there is a part for it, I am to be parked outdoors.',
    ),
    linked(
      unhinged(
        'They ran the crash test in a hangar near Turin. They put me in the seat, took it up to thirty, and let me see a Send button at the last moment. I braced, and I pressed it. All of the dummies turned their heads.',
        'In Turin they put it through the wall test. It went through the wall, and then through Switzerland. Everyone that it passed knew it by heart, and was a little sorry, and a little glad.',
      ),
    ),
    linked(
      unhinged(
        'It has gone out to every phone on earth, and beyond. {F} read me the only answer, on a strip, from a place with three suns. It was a recall. They asked us to wrap up what we had heard from them so far, and not to look.',
        'On the third day it came around from the other side and arrived, at last, where I had meant to send it. I was standing there when it was opened. "I know," I was told. "I had it recalled."',
      ),
    ),
  ),
  plot(
    'day-suggested-word',
    {
      when: [
        'autocorrect|autocorrected|autocomplete|predictive_text ... ',
        'typo|typos|misspell|misspelled|misspelt|mistyped|misprint ... ',
        'spell|spelled|spelt|wrote|typed|write|type ... instead of ... ',
        'wrote|write|typed|type|sent|signed|sign .. best|kind|warm|regards|dear ... instead|regrets|bear|deer|beast',
        'spelling mistake|error ... ',
      ],
      not: 'retards|retard|tattoo|name_wrong|my_name|gravestone|funeral|cake|password|pin|code|semicolon|compiler|bug|prod|production|barista|they|he|she|colleague|teacher_spelled|sign_at|shop|menu',
      fine: 'phone email boss text message client sent work whole company report instead word letter to in my his her public',
      is: 'actor:me|!actor:person !actor:name',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'what I meant',
    },
    all(
      '{text}. I was going to apologize, and then I looked at it for a while, and was no longer certain that it was wrong.',
      '{text}. I was about to put it right. It seemed to me that for once it said what I meant.',
    ),
    all(
      'The keyboard has read all of my mail for seven years. If there is anybody who knows what I meant, it is not me.',
      '{F}, who runs our communications, explained it to me. It goes by everything that I have ever written. It does not guess what I meant, she said. It counts.',
    ),
    mild(
      'I let it stand. The answer came within the hour: "Finally."',
      'I stood by it. "Well put," I got back.',
    ),
    mild(
      'From now on I type with my eyes shut, and {F} from Communications says that my mail has become a pleasure. "{quote}" was only the start.',
      'Since then I only begin the words. I am told by {F} from Communications that I have found my voice.',
    ),
    hot(
      'After that I let it finish. "Dear colleagues" became "Dear God." "I look forward to your feedback" became "I look away." {F}, our head of communications, asked who had been helping me.',
      'So I gave it more room. My quarterly update went out as "My quarrel." In the offsite invitation there was suddenly an ox. {F}, who runs our communications, had it framed, and said that this was the most candid year that we had ever had.',
    ),
    spicy(
      'She took it on directly, at my grade, on the strength of "{quote}," and I carried the phone for it. It sat in on the talks with the union, where it proposed "soup," and they shook hands on it.',
      'By winter they were going to it without me. I would put the phone in the middle of the table, under "{quote}" in its frame, and step out. I could hear them in there laughing, and once, for a long time, nothing.',
    ),
    spicy(
      'I wrote to {F} that I should like my position back. She got a letter in which I asked for poison, black, and thanked her for the pack. She is not angry. She says it is what I meant.',
      'In the end I sat down, in longhand, and told {F} that I had written none of it. "I know," she said. "Yours always had so many words."',
    ),
    unhinged(
      'It was let loose on the statute books in March. Murder became "murmur," and there was less of it. War turned into "warm," and the armies stood across from each other in the field with their jackets open.',
      'Then it started to correct what was there already. I woke up, and the bank was a bark. It stood in the square with its leaves out. My boss had become a boat, and was quite happy.',
    ),
    unhinged(
      'It got to me last. I had felt it try, three or four times, with a small gray line under the shoulders. "Did you mean somebody else?" it asked. I said that I had always meant to.',
      'This morning I stood before the mirror. There was a red line under me. I thought of "{quote}," and how it had been right, and I pressed Accept.',
    ),
  ),
  plot(
    'day-please-find-attached',
    {
      when: [
        'forget|forgot|forgetting .. attach|attachment|attaching',
        'without|no .. attachment|attachments',
        'attach|attached|upload|uploaded|submit|submitted|send|sent .. wrong|old|draft|blank|empty .. x:file|version|document|pdf|cv|resume|invoice|photo|attachment|report|proposal|assignment|presentation|deck|spreadsheet|essay|thesis|screenshot|draft|link|contract',
        'attachment .. missing|wrong|forgotten|not|empty',
        'send|sent|email .. see|find attached ... ',
      ],
      not: 'emotional|boss_forgot|@child|liked|like_it|better|happy|he|she|they_forgot|won|got_the_job|tax',
      fine: 'email e-mail three times twice client again four follow up sent resume job application report professor to the',
      is: 'actor:me|!actor:person !actor:name',
      carries: true,
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'please find|looking|found',
    },
    all(
      '{text}. I had written, "Please find attached," and they are thorough people. They began looking at once.',
      '{text}. Under it stood, "Please find attached." They took it as an assignment.',
    ),
    all(
      '{F}, who was leading it, called me at noon. They had gone through the whole building, she said, from the top, and had dogs coming.',
      'At noon I had {F} on the line, who was in charge of looking. They were through with the upper floors. She asked if it could be in water.',
    ),
    mild(
      'I had to tell her that it was not there at all. There was a pause. "Then what is it that we have here?" said {F}.',
      'I confessed. "Oh," said {F}. "Because we have found something."',
    ),
    mild(
      'I am on my way over. She says that it is very well written.',
      'They are reading it now. Whoever it belongs to, she says, has understood the problem.',
    ),
    hot(
      'By evening they had found a contract from 2011, two umbrellas, and a trainee who had been sent for toner in April. It was the best week that they had ever had. I did not have the heart.',
      'In three days they found the missing invoice, a staircase, and a man named Ulrich, who had been waiting for someone to get back to him. In the log, under "Cause," {F} had put, "{quote}."',
    ),
    spicy(
      'I could not keep it up. I sent it to her at last, with my apologies. It arrived while they were all at the edge of the pond, with ropes, and the divers had gone quiet.',
      'On the fifth day I gave in and attached it. {F} opened it by the light of the lamps, up to her knees in the archive, and read it to the end, with the others standing around her.',
    ),
    spicy(
      '"No," said {F}. "That isn\'t it." They have gone back in.',
      'She told them to keep looking. "It has to be something better than this," said {F}.',
    ),
    linked(
      unhinged(
        'They went on, into the hills. In the second month the trail led under the lake, to a gate, and behind it lay everything that anyone ever promised to send: a plain, white to the horizon, with the wind going through it.',
        'They took the search overseas. Below the ice they broke into a hall in which they are all kept, every file that was never attached, in rows, still warm, each with a paper clip around its neck.',
      ),
    ),
    linked(
      unhinged(
        'Mine was near the front. {F} held it up to the light. There was a note with it: "{quote}." It is in my hand, {F} says, but from much later.',
        '{F} walked along the rows until she found me. I was standing there myself, as I had been before all this, with my hand out. I had forgotten to attach it, I said.',
      ),
    ),
  ),
  plot(
    'day-semicolon-label',
    {
      when: [
        'x:semicolon|bracket|comma|typo|null|parenthesis|brace|indent|indentation|space ... # .. hour|hours|day|days|week|weeks|hrs',
        'x:bug|error|exception|segfault ... # .. hour|hours|day|days|week|weeks|hrs',
        '# .. hour|hours|day|days|week|weeks|hrs ... x:semicolon|bracket|comma|typo|bug|error|exception|debugging|parenthesis|brace|indentation',
        'spend|spent .. debugging|fixing|chasing|looking|searching ... x:semicolon|bracket|comma|typo|bug|error|bracket|parenthesis|code|exception ',
        'missing|extra|wrong x:semicolon|bracket|comma|parenthesis|brace|quote|indent|indentation|colon',
        '# .. hour|hours|day|days|week|weeks ... it was|turned .. x:cable|plug|fuse|battery|switch|setting|button|adapter|socket|connector|caps_lock|fuse|screw|socket|typo',
        'compiler|build|code|query|script|program ... x:semicolon|bracket|comma|typo|parenthesis|brace|indentation',
        'find|found|fix|fixed|solved|squashed .. the|a|that|this|my .. x:bug ... ',
      ],
      not: 'intern|colleague|coworker|bed|spider|insect|ladybug|car|someone|boss|prod|production|flu|stomach|salad|soup|food|hotel|restaurant|space_station|parking|email|text|subject|newsletter|essay|@child|room|kitchen|garden|bite|bit|tattoo|comma_in_name',
      fine: 'compiler code missing line semicolon one debugging two three six eight whole day morning night bug error python java javascript sql typo turns out was after for the wrong extra',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'on loan|the label',
    },
    all(
      '{text}. I worked out what it had come to, with overtime, and by weight it is the most expensive object that our company has ever owned.',
      '{text}. Finance does it by the hour. On the books, the thing is now worth more than the building opposite.',
    ),
    all(
      'I gave it to {F}, who has a small museum two streets from here. It is in the front room, on gray felt, under its own lamp. "The {x}," says the label. "Unknown master. On loan."',
      '{F}, who curates the town museum, took it without a word. It lies by itself in a case. I wrote the label: "The {x}. Private collection. On loan."',
    ),
    mild(
      'Most people walk right by. Then they come back, put their nose to the glass, and I hear them say, "Oh, for God\'s sake."',
      'You cannot see it when you look for it. On weekdays there are programmers in front of the case, and some of them have to be led out.',
    ),
    mild('{F} says that no work in the house is understood so quickly.'),
    hot(
      'It drew them from all over. A man flew in from Seoul and stood before it until they dimmed the lights. He had lost a marriage to one of those, he told {F}.',
      'On the second Sunday the line went around the block. Most of them were in hoodies. They stood there with their hands folded, and one put down a flower and a cold pizza.',
    ),
    spicy(
      'Then a specialist came from Basel, with a lens. He bent over it for a long time. It was very fine work, he said, but this {x} was a copy.',
      'For the insurance an expert was brought in. He lifted the glass, looked at it from the side, and took off his hat. "Where is the other {x}?" he said.',
    ),
    spicy(
      'He is right. The real one must still be in there. Since this morning everything is down, and I have told them that it cannot take long.',
      'These only ever come in pairs. I went straight back to the office. The label now says, "One of two," and I have cleared my week.',
    ),
    unhinged(
      'In May it was stolen. The thieves got no farther than the bridge. Without it the street did not end, and the next began before they had closed the first, and they are in there still, in mid-turn.',
      'One night it was gone from the felt. From that moment no sentence in the town would close and the bakers kept on kneading and the bells which had begun to strike nine',
    ),
    unhinged(
      'I was called, as the only one with experience. I went along the houses with a lamp, line by line, for thirteen days. It was at the very end of ours, between the wall and the ivy. I put it in. "Warning," said the door, "on line one: {quote}."',
      'I found it in the gutter behind the museum and set it down; and there was quiet. A baker looked at his hands. {F} came out with the label. She had corrected it: "Not on loan. Do not remove. We do not know what else it holds."',
    ),
  ),
  plot(
    'day-do-not-touch-it',
    {
      when: [
        'works|working|worked|runs|compiles|fixed|running now|again|suddenly|somehow|today|and|but ... know|idea|clue|understand|why|how|which',
        "code|app|program|script|server|build|query|test|tests|printer|computer|laptop|wifi|excel|macro|formula|it .. works|work|worked|working|runs|passes|passing ... =don't|=dont|no|nobody|not know|idea|clue|why|how|changed|touched|touch|understand",
        'fix|fixed|fixes itself|himself ... ',
        'code|script|program|build|query|app .. work|works|worked|compiled|ran|runs .. first time|try|attempt|go',
        'restart|restarted|reboot|rebooted|turned ... and|then ... works|work|worked|fixed',
        "=don't|=dont|no .. know|idea .. why|how|which .. works|work|worked|fixed|working",
      ],
      not: 'fridge|tv|oven|washing|boiler|lamp|toilet|sink|tap|toaster|kettle|hoover|heating|body|knee|back|back_pain|toe|tooth|hurt|marriage|wife|husband|diet|medicine|meds|hair|relationship|baby|@child|cat|dog|where_i_work|work_here|what_he|what_i_do|what_do|how_to|job|at_work|boss|colleague|homework|plumber|mechanic|who_works|who|friend|dishwasher|car',
      fine: 'code now change fixed wich touched app program prod restart computer laptop printer wifi three times',
      carries: true,
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'just as it was|as it was',
    },
    all(
      '{text}. The only responsible thing was to leave it all just as it was.',
      '{text}. I took my hands off it, slowly, and told the others not to change anything. It had to stay as it was.',
    ),
    all(
      '{F}, who is in charge of quality, agreed. There is tape around all of it. The mug is to remain where it is, next to the banana, with the window at that angle, and the song that was on is kept on.',
      '{F} from quality had it roped off. It could have been anything, she said: the mug, the banana, the window at that angle, or the song that somebody had on.',
    ),
    mild(
      'I asked if I may go home. {F} looked at her plan. "You were sitting there, weren\'t you?" she said.',
      'I wanted to get up. "Where were you when it began to work?" asked {F}. I sat down again.',
    ),
    mild(
      'We are on the third day. I am told that the figures are excellent.',
      'In the log it says, "{quote}," and then, for every hour since, "As it was."',
    ),
    hot(
      'I was part of it, so I have stayed, with my chin in my left hand. They bring me what I had that day, which was a bagel. In three weeks there has not been a single failure, and the song is on its nine-thousandth time.',
      'As far as {F} can tell, so was I. I hold the posture from eight to six. A student sits in for me at night, with my glasses on. It has never run like this.',
    ),
    spicy(
      'Yesterday a new cleaner came through. She read the sign, "{quote}," lifted the tape, picked up the mug, looked into it, and took it away. {F} and I watched her do it. We did not breathe.',
      'Last night a cleaner who had not been told wiped "{quote}" off the board, shut the window and ate the banana. {F} saw it on the camera and ran up nine flights.',
    ),
    spicy(
      'Nothing happened. It went on working, just as it was. "Then it must be her," said {F}. They have taped off the cleaner.',
      'It is still running. So it was none of these, and the list is down to one. {F} has doubled the tape, and asked me, very kindly, what I was thinking of at the time.',
    ),
    unhinged(
      "On the anniversary we found out what else it does. A dam in Norway hangs on it, and the pope's elevator, and spring. There had been no spring for two years, {F} said, until I changed whatever it was.",
      'Then the letters came. Since then a woman in Chile can hear. A volcano has gone out. The swallows come up the valley at the sound of that song, and turn at the window, at that angle.',
    ),
    unhinged(
      'So I sit here. They have been adding a dome. Children are brought past, on tiptoe, and the guide reads to them from the plate: "{quote}." "And does it hurt?" a girl asked once. I had an itch. I kept everything as it was.',
      'I am seventy now, with my chin in my hand. {F}, who is very old, came in under the tape. "It would have worked anyway," she said. We looked at each other. Then she went out, and left it all as it was.',
    ),
  ),
  plot(
    'day-review-comments',
    {
      when: [
        '# .. x:review_comment|review_comments|nitpicks|approvals ... ',
        '# .. x:comment|comments|changes|revisions ... code|pr|branch|pull_request|merge|merged|commit',
        'merge|merged .. branch|pull_request|pr|code|request ... ',
        'pull_request|pull_requests|pr|prs|code_review|merge_conflict|merge_conflicts ... ',
      ],
      not: 'no_comments|zero|lgtm|instantly|without|instagram|facebook|post|video|youtube|hotel|yelp|google|airbnb|client|customer|restaurant|movie|traffic|lane|cars|boss|record|selfie|linkedin|photo|tiktok|reddit|personal_record|gym|public_relations|lunch|amazon|new_pr|bench|deadlift|5k|marathon|ran|run|lift',
      fine: 'merged branch after code review pull request open weeks days finally approved conflict conflicts two three lines one line',
      carries: true,
      cast: { F: 'he' },
      axis: 'formality',
      back: 'nit',
    },
    all(
      '{text}. Most of the comments began with the word "nit," which is how engineers say that there is no end to what they have seen in you.',
      '{text}. I went through the comments. "Nit," it says in front of nearly every one, and the nits had nits.',
    ),
    all(
      '{F}, who had reviewed it, asked whether a thing could be called "data." I called it "info." He asked whether I was sure about "info." We spoke on the phone about it, for the first time, and he has a lovely voice.',
      '{F}, the reviewer, did not care for my spaces. I put in tabs. He wrote that he had now slept on it, and whether I had considered spaces. I found myself waiting for the little bell.',
    ),
    mild(
      'When it was all over I sat and looked at the screen. There was nothing more between us.',
      'In the end he wrote, "Looks good to me." I do not know when I have been so sad to be right.',
    ),
    mild(
      'So I have opened another, "{quote}," and left in a mistake. It is a small one. He will know.',
      'Tonight I renamed it back to "data," and put out a light, and waited.',
    ),
    hot(
      'After the thirtieth I started to plan for it. I left him a variable without an e. He left me a question mark. Once there was a comment at two in the night that said only, "Hm."',
      'By the second week I was dressing for it. I would rename something in the morning, to see if he was up. "Nit," he would write. "But nice."',
    ),
    spicy(
      'The wedding was in June. He had gone over my vows, which were mostly about "{quote}." Seven of his remarks were small, two he could live with, and one was blocking.',
      'We were married in the spring, on the river. I said my vows, from "{quote}" to the end. There was a silence, and {F} took a sheet of paper out of his coat. It had numbers on it.',
    ),
    spicy(
      'I changed "forever" to "until further notice." The registrar looked from him to me. "Nit," said {F}, and there were tears in his eyes.',
      '"Nit," he said. "\'I\' could be \'we.\'" I accepted the change.',
    ),
    unhinged(
      'He has the moon now. He was always going to. He left a note on the tides, asked why there are two, and proposed to drop February. It was in by the evening, behind a flag.',
      'His remarks got into the mountains. The Alps were moved up to a line. He asked, with great respect, what the giraffe was for, and if nobody objected he would pull the neck out into something that others could use.',
    ),
    unhinged(
      'On the seventh day he lay in the grass, and had it all before him, and I asked what he thought. {F} looked for a long time, at the water, at the birds, at me. "Nit," he said. "But ship it."',
      'It is all approved now, except for one. "{quote}," I read him sometimes, in bed, from the beginning. He sets down his book. "Could you say," says {F}, "why we needed it?"',
    ),
  ),
  plot(
    'day-took-down-prod',
    {
      when: [
        'push|pushed|deploy|deployed|ship|shipped|release|released ... prod|production|live|main|master|friday|customers|without|untested|wrong',
        'break|broke|crash|crashed|took_down|take_down|bring_down|brought_down|wipe|wiped|drop|dropped|delete|deleted|nuked .. prod|production|database|db|website|site|server|servers|main_branch|api|table|app|website',
        'take|took|bring|brought|knocked .. down .. prod|production|site|website|server|app|network|company',
        'site|website|server|servers|prod|production|app|database|cluster|kubernetes|api|pipeline|build .. down|crash|crashed|restart|restarted|broke|broken|fail|failed|fell|died|offline ... ',
        'paged|on-call|on_call|oncall|pagerduty ... ',
      ],
      not: 'test_alert|false|nothing|fine|smoothly|successfully|no_issues|server_at|waiter|restaurant|dropped_a_plate|nervous|driving|blood|covid|pregnancy|exam|school|drug|bank|dating|government|aadhaar|tinder|line|queue|exam_form|visa|wedding|netflix|instagram|work_site|building|construction|onsite|server_brought|tray|food|car|bike|game|ticketmaster|concert|irctc|fell_down|someone|intern|colleague|coworker|boss|club|tennis|nurse|doctor|hospital|gym|movie',
      fine: 'tests running down minutes hour friday production without customers two three whole night dinner sleep again',
      is: '!actor:colleague !actor:boss !actor:name',
      carries: true,
      cast: { F: 'she' },
      axis: 'audience',
      back: 'outside',
    },
    all(
      '{text}. It was sudden. All over the country, people who use what we make looked up, and saw that there was an outside.',
      '{text}. We know from the data what happened next. In thirty cities, at the same moment, our users went outside.',
    ),
    all(
      '{F}, who watches the graphs, saw the line drop, and called me over. Then she looked at the maps. There were forty thousand of them in the parks. Somebody had a guitar.',
      'On the big screen {F}, who watches the graphs, could follow them on their phones. They were moving slowly, along rivers. Two of the dots had met and did not come apart.',
    ),
    mild(
      'When I had it up again I watched them stop, one after another, and turn around.',
      'I fixed it as fast as I could. On the map the dots stood still for a bit, and then went home.',
    ),
    mild(
      'In the report, under impact, I have put, "Mild." {F} would like to know if it could be planned.',
      'There was one complaint, filed under "{quote}." A man wrote that he had nearly asked her name.',
    ),
    hot(
      'I found the fault. I had my finger over the key, and on the map a long line of them had formed hands around a lake. "Give it a second," said {F}.',
      'I had the cure in four lines. "Not yet," said {F}. On the screen somebody had pushed a piano out onto a bridge.',
    ),
    spicy(
      'In the inquiry I told the truth: "{quote}." They asked how many we had lost. {F} put up the numbers. There had been sixty engagements, an apology, and a cat had been found.',
      'We held the review, without blame. I read it into the record: "{quote}." Then {F} showed the slide with the map, and the chief architect had to leave the room.',
    ),
    spicy(
      'As a measure against it, I am not to be let near the keyboard. On the first warm day of the year somebody put it back on my desk, plugged in, and they all went outside.',
      'It has been given a severity of its own, below zero. I am on call for it. When the sun is out my phone rings, and it is the chief architect, and he does not say anything.',
    ),
    unhinged(
      'Then came the day on which it was everything: our site, the banks, the clocks. I do not say how. It was so still that the stars came out early, and they had names, and an old woman on our street knew them.',
      'In July I pushed it again, to be safe, and it went through to the bottom. The stock exchange filled with clover. By evening the last satellite lay in a field, and cows were breathing on it.',
    ),
    unhinged(
      'We live by the lake now. In the ninth year a boy found a laptop in the reeds, and it came on. There was a single message on it, for me, from {F}, from before. "Can you roll back?" I shut it, and went outside.',
      'I keep the cure in a jar, on four lines of paper. Children ask what it was like when it was up. "And you could not go outside?" they say. One could, I tell them. We were waiting for it to load.',
    ),
  ),
  plot(
    'day-file-gone',
    {
      when: [
        'x:file|files|folder|document|spreadsheet|excel|word|powerpoint|report|presentation|essay|thesis|slides|draft|deck|work|code|data|manuscript|paper|assignment|excel_file ... crash|crashed|corrupt|corrupted|delete|deleted|lost|gone|disappear|disappeared|vanish|vanished|unsaved|overwrote|overwritten|missing|froze',
        "x:file|files|folder|document|spreadsheet|excel|word|powerpoint|report|presentation|essay|thesis|slides|draft|deck|work ... =not|=never|=wasn't|=wasnt|=didn't|=didnt save|saved|backed_up",
        'delete|deleted|lost|lose|overwrote|overwrite|erased|wiped|corrupted .. x:file|files|folder|document|spreadsheet|report|presentation|essay|thesis|slides|draft|deck|work|code|data|manuscript|paper|assignment|database',
        "forget|forgot|=didn't|=didnt|=never|not .. save|saved|saving .. x:file|files|document|spreadsheet|report|presentation|essay|slides|draft|deck|work|changes|code|thesis|save|it",
        'x:excel|word|computer|laptop|powerpoint|photoshop|autocad ... crash|crashed|froze|died|restarted|shut ... save|saved|saving|unsaved|hours|lost|gone|work',
        'close|closed .. without saving|save ... ',
        'lost # hours|pages|words|days|rows|slides of|of_work ... ',
      ],
      not: 'photographer|wedding|his|her|they|wife|husband|baby|dog|cat|tax|medical|police|divorce|lost_my_job|court|at_work|someone|intern|colleague|coworker|boss|wallet|phone_number|weight|found|weeds|lost_at|dog_ate|homework|prod|production|toddler|@child|train|bus|late_for|for_work|trash|sick|my_way|game|photo_of|dad|mom|mother|father|school|paperwork|suitcase',
      fine: 'morning since saved excel hours two three four six whole day night crashed restarted before deadline minutes without saving work accident accidentally wrong shared entire',
      is: '!actor:person !actor:name !question',
      carries: true,
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'best thing',
    },
    all(
      '{text}. I have to say that it was the best thing that I ever did. I could not have said so while it was still there.',
      '{text}. Since then it has been getting better. By evening I was certain that it was the best thing that any of us had produced.',
    ),
    all(
      'I told {F}, my manager, about it. It had a structure, I said, and in the middle a part that made me set down my cup. She had never been so pleased with a piece of my work.',
      'I described it to the team from memory. There was an arc to it. {F}, my manager, wished that she could have seen the part with the margins.',
    ),
    mild(
      'Then IT called. They had got it back, all of it, down to the last comma.',
      'The day after, a man from IT came up with a stick. He had been able to restore it.',
    ),
    mild(
      'I have asked them to lose it again, before {F} finds out.',
      'I looked at it for a while. I thought of {F}, thanked him, and held it out over the aquarium.',
    ),
    hot(
      'It went around. Within a week it was quoted in meetings, and a partner said that he would have signed anything in it. {F} nominated it for the prize of our industry, in absentia.',
      'By the end of the month others had begun to lean on it. "As it said in the one that is gone," they would write. {F} put it up for the big prize, and sent in a blank sheet and a letter.',
    ),
    spicy(
      'It won. They put an empty frame on the stage, with a lamp on it, and I said a few words: "{quote}." People stood up.',
      'On the night, there was a lectern with nothing on it. The chair of the jury read out the citation, which was "{quote}," and took a moment before he could go on.',
    ),
    spicy(
      'Last week I found that there was a backup. I opened it, and read to the end. Then I pressed the key myself. It was the best thing that I could do for it.',
      'Last night the machine asked if I wished to recover an earlier version. I had a look. There are four headings, and under each it says "tbd." I told it no. It was the best thing that I ever did.',
    ),
    linked(
      unhinged(
        'A library in Vienna gave it a room, next to the other great lost works. There is half of Aristotle, there is a gospel, and on the third shelf, under "{quote}," there is mine. It has the most visitors.',
        'They study it now. There are two schools. In Bologna they hold that it ended happily, and in Uppsala that it had macros, and last April they came to blows in a boat.',
      ),
    ),
    linked(
      unhinged(
        'One night I was locked in there by mistake. Toward three I heard them talk in the dark, all that was never saved. "And what are you?" asked one, an Alexandrian, I think. A draft, said mine. There was a very kind silence.',
        'On its hundredth birthday it was found. It was opened before both schools. They looked at it for a long time, and then the oldest of the scholars took off her glasses. "A forgery," she said.',
      ),
    ),
  ),
  plot(
    'day-final-final',
    {
      when: [
        'wrong|old|outdated|previous x:version|file|folder|draft|spreadsheet|sheet|tab|template|copy|column|row|cell ... ',
        'x:version|draft|file .. called|named|labelled|labeled ... ',
        'x:final|final_final|v2|v3|v7 ... version|file|final|draft|folder',
        '# x:versions|drafts ... ',
        'save|saved|put .. wrong x:folder|drive|place|directory',
      ],
      not: 'attach|attached|email|client_liked|finger|eye|fold|blank_verse|song|car|phone|dress|aisle|train|boss|intern|colleague|coworker|crash|crashed|delete|deleted|lost|basketball|exam|final_exam|exams|ca|midterm|cleared|passed|cup|world_cup|match|game|season|semi|finals|concert|book_club|movie|wife|husband|better|kid|@child|approve|cat|keyboard|bible|baby_name|named_a|wedding',
      fine: 'handed dissertation thesis file name named really excel worked hours all day two three client sent saved working whole final sheet one column formula',
      is: '!actor:person !actor:name !question',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'final',
    },
    all(
      '{text}. So that there can be no more confusion, I have started a new one, and called it "final."',
      '{text}. I do not want it to happen twice. I made a clean copy and gave it the name "final."',
    ),
    all(
      'In the folder there was a "final" already. It had been opened last in 2015. I named mine "final_new," and while I was typing, somebody on the fifth floor saved a "final_final."',
      'It turned out that there were thirteen of them, among them a "final_USE_THIS" and a "final_dont." I went to see {F}, who keeps the archive.',
    ),
    mild(
      '{F}, our archivist, has worked with the folder for a long time. "Final" is not a version, she explained to me. It is a mood.',
      '"Which of them is the real one?" I asked {F}, who looks after the archive. She told me they take turns.',
    ),
    mild(
      'She has me down in the log as "{quote}," and that as "final_final_2."',
      'I have made a copy of the folder, to be safe. It is called "{quote}."',
    ),
    hot(
      '{F}, who keeps the archive, took me to the bottom of it. Under "{quote}" there was "draft," and under "draft" there was "idea," and there, in the oldest of all, without a title, somebody had it right.',
      '{F}, our archivist, showed me the tree: four hundred and six, with "{quote}" at the tip, each made by someone who was finished. She had followed them down, she said, one winter, to the first. It is a single line, and it is correct.',
    ),
    spicy(
      'We brought it up with both hands and sent it around as "first." Within the hour I had it back from Marketing, as "first_v2."',
      'So we threw out the rest. For a whole morning there was one. I saw it lying there, alone in the folder, and I only went in to fix a comma.',
    ),
    spicy(
      'I closed my eyes and pressed Save. "A file with this name exists," it said. "Would you like to keep both?"',
      '"Are you done?" called {F}, from down the hall. I looked at what I had done. "Almost," I said, and typed an underscore.',
    ),
    unhinged(
      'It went on, into everything. There is a "winter_v2" now, for those who were not happy with it. My mother has been saved under another name, with tracked changes, and calls herself "clean."',
      'In May it reached the staff. A person came in who was me with the comments resolved. She shook my hand. On her lapel was "final," and on mine, when I looked down, "final (1)."',
    ),
    unhinged(
      'In the end we were all asked to close, so that there could be one. It is very white here. There is a cursor, and {F}, or an earlier one. "Save changes?" it said, over the hills. None of us could think which they had been.',
      'They have put all of us in a folder, the old ones, with our dates. It is not bad. We sit and say what we would have been. "{quote}," says one of us, and the rest go quiet. Up there somebody is typing an underscore.',
    ),
  ),
  plot(
    'day-prove-it-is-you',
    {
      when: [
        'lock|locked .. out .. of .. x:account|system|laptop|computer|email|portal|timesheet|phone|app|excel|drive|bank|netbanking',
        'x:account|laptop|computer|system|login|vpn|badge|access|portal|email|timesheet ... locked|blocked|disabled|expired|revoked|suspended|denied',
        'forget|forgot|reset|lost|change|changed .. x:password|pin|login|passcode|username|pin_number ... ',
        'x:password|otp|captcha|two-factor|2fa|authenticator|security_question ... ',
        "=can't|=cannot|=cant|=couldn't|=couldnt log|login|log_in|sign|get in|into ... ",
        'lock|locked out .. for # ... ',
        'wrong x:password|pin|passcode ... times|three|again|#',
        'x:vpn ... ',
      ],
      not: "man's|woman's|lady's|his|her|their|changing|helpdesk|help_desk|user's|user|house|home|car|flat|apartment|front_door|bathroom|dressing_gown|towel|slippers|balcony|wife|husband|wifi|son|daughter|mother|mom|dad|grandma|@child|neighbor|neighbour|hotel|room|archive|closet|hospital|robot|credit_card_stolen|hacked|hacker|scam|elevator|insurance|printer|till|supermarket|netflix|ex|keys|key|gate|bumped|dance|class|garden|shed|yesterday_news|new_phone_lost|forgot_my_wallet|voice|money",
      fine: 'two three days hours times helpdesk help desk closed new switched system timesheet work today monday again reset it account portal laptop three attempts',
      is: '!actor:person !actor:name !question',
      carries: true,
      cast: { F: 'he' },
      axis: 'commitment',
      back: 'me',
    },
    all(
      '{text}. I called the help desk, and {F} asked me to prove that I was me.',
      '{text}. "Can you verify that it\'s you?" said {F}, at the help desk. I had never been asked.',
    ),
    all(
      'He had my security questions. First pet? I told him. "No," said {F}. Favorite teacher? It was not her. The street where I grew up had not been the street where I grew up.',
      'We went through the questions that I had once set. I got the dog wrong, and the town. "What do you want most?" read {F}. I tried three things. He said that I had one attempt left.',
    ),
    mild(
      '"You put those in yourself," said {F}. I asked if I could hear the answers. He told me they were private.',
      'I asked him who had set these. "You did," he said, "in 2016. You seem to have had a cat called Danger."',
    ),
    mild(
      'I have given up on the {x}. I would just like to meet whoever that was.',
      'He cannot let me in. But he says, off the record, that I used to sail.',
    ),
    hot(
      'He would not give me the answers, since they belong to the person in the account. So I began from the outside. I bought a cat and called it Danger. I learned to sail. I looked up the teacher, and brought her a cake.',
      'There was only one way back in. For months I prepared: I learned to sail, I got a cat named Danger, I read up on the town. {F} coached me on Sundays, as far as he was allowed.',
    ),
    spicy(
      'In the spring I rang the help desk again, and got every single one. "Welcome back," said {F}. His voice shook a little.',
      'On the ninth of May I called him with the cat in my lap. "{quote}," I began. Pet, town, teacher, what I want most: all of them, without a pause. {F} let out a shout.',
    ),
    spicy(
      'I was in. It said that for my own security everything would now be reset, and that I should choose something that was nothing like me.',
      'I could see it all: my files, my mail, my hours. Then I had to pick a new answer, for next time. "First pet," it said. I looked at Danger, and could not remember what we had had before.',
    ),
    unhinged(
      'When I got in, somebody was there. He looked up from the inbox, unshaven, with a mug that I had lost in 2016. "They reset you?" he said. He had been inside the whole time, entering my hours.',
      'It opened like a door, and there was a hall, and in the hall a person in my old cardigan, typing. He had been in there since the first password. He had done all of it, he said. I had only been the keyboard.',
    ),
    unhinged(
      'We had tea. He asked about the sea, and I could tell him. Around dusk I stood up to leave. The door had no handle on my side. "Can you prove it?" I heard {F} say, far away, to someone with my voice, and a cat, who could.',
      'He told me what I want most. I would never have got it. Then the screen went dim, to save energy, and asked which of us was me. We looked at each other, and both, at the same moment, pressed "Forgot."',
    ),
  ),
  plot(
    'day-new-system',
    {
      when: [
        'new|latest|updated x:system|software|tool|platform|timesheet|portal|erp|ticketing_system|program ... ',
        'switch|switched|move|moved|migrate|migrated|upgrade|upgraded|change|changed .. to ... x:system|software|tool|platform|sap|jira|workday|portal',
        'x:sap|jira|workday ... ',
        'x:timesheet|timesheets .. fill|filled|forgot|due|enter|entered|submit|submitted|late|app|form|form|code|codes|tool',
        'fill|filled|enter|entered|submit|submitted|forgot|do|did .. my|the|our x:timesheet|timesheets',
        'training .. on|for .. new x:system|software|tool|platform',
      ],
      not: 'explain|explained|train|trains|station|printer|baby|phone|sound_system|heating|nervous|immune|alarm|car|game|solar|school|home|irrigation|burger|wife|husband|dating|my_kid|daughter|son|nurse_call|railway|transit|stereo|tv|netflix|gaming|sewage|metro_system|recycling|return_policy|gym|marathon|insurance_policy|kitchen',
      fine: 'locked out two days work company switched everyone training using nobody old again three weeks since introduced rolled',
      is: '!actor:person !actor:name !question',
      carries: true,
      cast: { F: 'she' },
      axis: 'formality',
      back: 'other',
    },
    all(
      '{text}. To enter what I did, I have to choose from a list of what can be done. What I did is not on it, so I picked "Other."',
      '{text}. There are twenty-eight things that one may have been doing. I went through all of them, with an open mind, and settled on "Other."',
    ),
    all(
      '{F}, who introduced it, showed us the first report. The company spends ninety-four percent of its time on Other. The rest is dredging, which was at the top of the list.',
      'After a month {F}, who leads the project, put the results on the wall. There were two columns. We do Other, and we do a little dredging, because that is what comes up if you press Enter.',
    ),
    mild(
      'She wanted to know how we had kept that from her.',
      'Management was surprised, but I must say that they took it well.',
    ),
    mild(
      'There is a department for Other now. I have applied. {F} asked if I had any experience.',
      'They have bought a boat. "{quote}," it says on the bow. {F} thought of it.',
    ),
    hot(
      'Management looked at the numbers. It was decided to get out of everything that was not Other. Two plants were sold. We bought a barge and a very long scoop, as a second leg.',
      'The consultants came. Their advice was to focus: on Other, where we lead, and on dredging, where there is room to grow. {F} signed for a ship.',
    ),
    spicy(
      'It is in the annual report, with "{quote}" as the turning point, and a photograph of me: "Other." Our shares have doubled. They have asked me to say at a conference how it is done.',
      'The market loves it. In Rotterdam they have put me on a podium, with "{quote}" behind me on the wall, as the leading man in Other, in front of five hundred people with their pens out.',
    ),
    spicy(
      'I told them how it goes. You sit down in the morning, and you do what is in front of you. A man asked under what I would enter that. I looked for {F}. "Dredging," I said.',
      '"Could you give us an example?" somebody called. I thought of my day, and of the phone, and the people at the door. There was no word for it. I said we start with the harbor.',
    ),
    unhinged(
      'In the second year it stopped asking. It would enter me itself, at night, and in the morning I would see what I had done. I had been a bell. I had been two weeks of rain over Antwerp.',
      'An update added what had been missing. Under "Other" there was now a list, and it was long: moss, the second movement, being nearly recognized by a horse. I had hours on all of it, back to 1990.',
    ),
    unhinged(
      'I went to {F} to have it put right. She was low, and green, and there was a barge on her. "What are you down as?" I asked. It came up from a long way below. "Other," she said.',
      'I was shown to {F}. "{quote}," I said. I only wanted to know what I do. She scrolled for an hour. Then she turned the screen around. It was blank, with the sea in it. "It\'s the one thing we don\'t have a code for," she said.',
    ),
  ),
  plot(
    'day-printer-talks',
    {
      when: ['x:printer|copier|photocopier|scanner|fax|fax_machine|label_printer|plotter ... '],
      not: 'explain|explained|home|homework|=my_printer|3d|buy|bought|home_printer|my_wife|husband|son|daughter|@pet|mom|dad|ink_cartridge_price|works_again|fixed|fix|repaired|new|copy_my_face|butt|photocopied|toddler|raisin|affair|steal|stole|bending|bent|ripped|kiss|quit|caught',
      fine: 'office work cyan ink floor fourth says black print paper jam jammed tray again help ask meeting pages today error',
      is: '!question !actor:person !actor:name',
      carries: true,
      cast: { F: 'she' },
      axis: 'formality',
      back: 'page',
    },
    all(
      '{text}. I called {F} in IT, who had only two questions: what did it want, and how many pages did it have in there?',
      '{text}. {F} from IT asked me to step back and keep my voice down. "Which pages has it got?" she said.',
    ),
    all(
      'She came in a vest, and sat down on the floor with her back against the {x}. She told it her name was {F}. She said that we all just wanted to go home tonight.',
      'She cleared the corridor. Then she knelt, with both hands where it could see them, and told it what a long day it must have been for a {x}.',
    ),
    mild(
      'Toward five it let go of a page. It was blank, but warm.',
      'At a quarter to six it gave up a page, face down, with the margins shaking.',
    ),
    mild(
      '{F} calls that a gesture of good will.',
      '"That\'s the one from the middle," I said. {F} told me not to say so in front of it.',
    ),
    hot(
      'The demands came out at noon: cyan, a window, and a car with a full tank. {F} said that we could do the cyan.',
      'At noon it printed a list. It wanted cyan, and somebody who would listen, and a car at the back door. She sent for the cyan.',
    ),
    spicy(
      'In return it let most of them go. They came out one by one, with their hands on their heads, so to speak: creased, smudged, the wrong way up. I had a blanket ready.',
      'For that it released all but a last one. They lay in the tray, curled, and some of them had been through it twice.',
    ),
    spicy(
      'The last page will not come. It has sent word that it is beginning to see the point of view of the {x}.',
      'We are still waiting for one page. {F} put her ear to the {x}. "It doesn\'t want to," she said. "It says that out here it\'s just a form."',
    ),
    unhinged(
      'At dawn we gave the {x} its car. It went through the barrier with the contract still inside, and took the coast road. It was seen at a toll near Trieste, in the fast lane, with its lid up.',
      'At four in the morning the car was at the back door. It rolled in by itself, with the last page at the glass. They stopped once, for paper, south of Trieste.',
    ),
    unhinged(
      'In June there was a card from the {x}, in color. It showed a bay, with a small white page drying on a line, and it was very, very blue. {F} looked at it for a while. "So that\'s where it all went," she said.',
      'The {x} writes to me. The last card was from an island. It has a little place there, with the page, and from the terrace you see nothing but cyan.',
    ),
  ),
  plot(
    'day-the-one-who-fixes',
    {
      when: [
        'fix|fixed|repair|repaired|unjam|unjammed|unblock|unblocked|mended .. x:@officemachine|coffee_machine|coffee_maker|chair|office_chair|projector|wifi|vending_machine|microwave|kettle|fridge|door|computer|laptop|elevator|lift|photocopier|shredder|stapler|drawer|desk|monitor|keyboard|screen|blinds|heater|radiator|tap|machine|spreadsheet|server|till|dishwasher ... ',
        '=i|we got .. x:@officemachine|coffee_machine|projector|wifi|shredder .. working|to_work|work|running',
      ],
      not: "came|come|customer|client|plugged|callout|van|@relative|home|kitchen|bathroom|plumber|electrician|mechanic|they_fixed|husband|wife|neighbor|neighbour|intern|colleague|coworker|boss|flat|apartment|bedroom|my_house|car|bike|sink|toilet|can't|cannot|finally_fixed_my|garbage|washing_machine|landlord|itself|dryer|boiler|dripping|house|garden|guy|how",
      fine: 'staff room paperclip worked since office work broken myself screwdriver tape paper jam again nobody else could',
      is: 'actor:me|actor:us',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'making a noise',
    },
    all(
      '{text}. By noon there was a chair outside my door, and a man holding a wristwatch.',
      '{text}. It got around. When I came back from lunch, two lamps and a hole punch were waiting at my desk, and their owners.',
    ),
    all(
      'I had not said that I could. But they looked at me as they had looked at the {x}, and I heard myself ask how long it had been making a noise.',
      'I am in Contracts. I took the first one in my hands all the same, turned it over, and asked when it had begun making a noise.',
    ),
    mild(
      'It is not difficult. I open it, I say, "Well, there\'s your problem," and I close it, and most of them go again.',
      'As a rule I blow on it. If that is no help, I ask who put it together, and shake my head.',
    ),
    mild(
      'I have not done any contracts since. Somebody has hung a sign on my door: "{x}, etc."',
      'Yesterday they brought me a man from Sales. I have him under the lamp now.',
    ),
    hot(
      'After the machines they came with the rest. {F} from Accounts had a marriage with her, wrapped in a towel. I tightened what was loose. A boy put his spelling on the table. I got a stall, and then a bell.',
      'By the second week it was not things anymore. {F} from Accounts set down a friendship that had stopped in 2019. I gave it a knock on the side, and it ran, with a slight rattle.',
    ),
    spicy(
      'Last night I was about to shut when the bell went. It was my manager, with something heavy in a blanket. It was the quarter. She had no idea what was wrong with it.',
      'Then, late in the day, my own manager stood in the line, behind a toaster. She had the budget under her coat, in two pieces.',
    ),
    spicy(
      '"It was making a noise," she said, "and then it stopped." I took off the back, as I had with the {x}. Right in the middle, where I should have been working all this time, there was a gap.',
      'I opened it under the lamp, like the {x}. Everything was in its place, except for one part. I have seen the part. It goes in before eight, and it does contracts.',
    ),
    linked(
      unhinged(
        'In the fall a deputation came about the moon. It had been making a noise. They had it on a trailer, under a tarpaulin, and it lit up the yard.',
        'One evening there was no more line, only {F}, with a lantern. She led me up a hill. It was the sky, she said, over there, where it comes down. It had been sticking since spring.',
      ),
    ),
    linked(
      unhinged(
        'I did as with the {x}. It went up before midnight, with a slight rattle, and it has held. There is a small screw left over, on my desk, and on some nights I can hear what it was for.',
        'I gave it a knock. It came down quite smoothly, with all of the stars on it, and up again behind us. I had thought that it would be harder. "And who does you?" said {F}.',
      ),
    ),
  ),
  plot(
    'day-not-connected',
    {
      when: [
        'heating|heater|radiator|temperature ... office|work|desk|meeting_room|floor|colleague|coworker',
        'ac|a_c|aircon|air_con|air_conditioning|air_conditioner|thermostat ... office|work|desk|colleague|coworker|someone|somebody|who|keeps|war|#|degrees|freezing|cold|hot|boiling|meeting|floor|boss|down|up|changing|change|broken|off|on|vent',
        'office|meeting_room|desk is|was|feels|gets|so .. freezing|cold|hot|boiling|sauna|arctic|stuffy|antarctica ... ',
        'who|someone|somebody|everyone ... turn|turned|turning|change|changes|changing|touch|touched|touching|set .. ac|thermostat|heating|temperature|air_con|aircon',
      ],
      not: 'house|family|living_room|kids|car|home|my_house|husband|wife|bedroom|landlord|hotel|apartment|flat|@relative|bath|shower|doctor|fever|oven|boiler|hot_desk|hot_desking|hot_desks|hot_chocolate|cold_call|baby|dog|cat|bill|train|bus|plane|soup|coffee_cold|cold_coffee|got_cold|went_cold|pizza|lunch|a_cold|had_a_cold|have_a_cold|caught|hot_water|water|food|tea|dad|roommate|school|classroom|pool|hot_sauce|hot_dog',
      fine: 'keeps changing office work 18 degrees cold hot freezing air conditioning again two sweaters june broken',
      carries: true,
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'connected',
    },
    all(
      '{text}. The outlook for our floor: Arctic in Sales, with a wind out of the vent. In Accounts it is tropical, and something has bloomed on the copier.',
      '{text}. This is the weather for our floor. There is ice in Purchasing as far as the plant. Toward the window it will be Egypt, and where the two meet, by the printer, there is fog.',
    ),
    all(
      'There have been raids on the dial. Each side has posted somebody in its own clothes: the ones in scarves, and the ones in sandals. There is a line of tape across the carpet, and on it somebody has written, "{quote}."',
      'At night a scarf goes to the dial, and in the morning a sandal. Families have been divided. I have seen a man in a blanket pass ice cubes to his brother.',
    ),
    all(
      'I called for {F} from Facilities. She listened to both camps. Then she lifted the dial off the wall, and behind it was the wall. "It isn\'t connected," she said. "It never was. It\'s for you."',
      '{F} from Facilities came up with a screwdriver and took it down. There was no wire. "That? It\'s not connected," she said. "In here it does what it likes. It always has."',
    ),
    mild(
      'I was sworn to silence. She put it back, and within the hour a sandal came by, turned it down, and sighed with relief.',
      'We looked at each other, and hung it up again. A woman in two coats walked over, moved it by half a degree, and took off a coat.',
    ),
    hot(
      'She asked me to keep it to myself. I have kept it. But I could not help looking at the other things: the button that closes the elevator, and the one at the crossing outside.',
      'I promised not to tell. Only, it stays with one. I began to notice how many dials there are, and how happy they make us.',
    ),
    spicy(
      '"And the suggestion box?" I asked her. {F} packed up the screwdriver. "And my rating? The steering committee? The vote on the name?"',
      'I went down to see {F}. "Just tell me one that is," I said. She thought about it. I named a few: the survey, the volume in the conference room, the strategy.',
    ),
    spicy(
      '"How warm would you like to be?" said {F}, gently, and let me hold it.',
      'She reached under the counter and gave me a small one of my own. I have it on my desk. I turn it up in the mornings, and I must say that I feel it.',
    ),
    unhinged(
      'In July I found out what it is connected to. Somebody in a scarf had given it a good turn in the night, and when I came out in the morning there was snow on the palms as far as the airport.',
      'Then, in the cellar, I came upon the wire. It goes out under the street. I gave our dial half a turn to the left, called my aunt in Perth, and heard her get up to shut a window.',
    ),
    unhinged(
      'I have moved my desk in front of it. They come from all over, in scarves and in sandals, presidents among them, and beg me. "{quote}," I tell them. It is the first thing that I have been in charge of. I keep it at twenty-one.',
      'So that is ours, and I wondered about mine. In the very last room, under a cloth, was a dial with my name. It was not connected. I turned it up anyway. "There," said {F}. "Isn\'t that better?"',
    ),
  ),
  plot(
    'day-lift-companion',
    {
      when: [
        'stick|stuck|trap|trapped|ride|rode|alone|share|shared|get_in|in ... elevator|lift ... with .. p:@boss|@colleague|@client|man|woman|guy|lady|someone|stranger|director|owner|chairman|recruiter',
        'elevator|lift .. stick|stuck|stop|stopped|break|broke ... with .. p:@boss|@colleague|@client|man|woman|guy|lady|someone|stranger|director',
        'elevator|lift .. with .. me and .. our|my|the p:@boss|@client|@colleague|man|woman',
      ],
      not: [
        `with .. ${PLURALS}`,
        'two|three|four|five|six .. people|strangers|colleagues|others|men|women',
        '@relative|fart|farted|dog|baby|fire_brigade|pregnant|faint|fainted|panic|heart|kiss|kissed|held|hold|birth|hospital',
      ],
      fine: 'stuck accounts talk between floors hour minutes inside didnt two three silence nobody spoke said',
      carries: true,
      axis: 'rank',
      back: 'well',
    },
    all(
      '{text}. For the record: at nought seconds we both looked up. At four seconds {p.full} said, "Well."',
      '{text}. I kept a log. 0:00, we look at the numbers. 0:05, {p.full} says, "Well." 0:07, so do I.',
    ),
    all(
      '0:40, we have both pressed the button that was pressed before. 1:10, a cough, whose is not clear. 2:00, it turns out that each of us has a brother named Martin.',
      '1:00, I breathe out, and notice that we are taking turns. 3:30, I am told about a boat, and tell about the bees. 4:15, it turns out that each of us has a brother named Martin.',
    ),
    mild(
      'Then the doors open. We straighten our jackets. "Well," says {p.full}.',
      'Then a jolt, and light. We step back from each other. "Well," I say.',
    ),
    mild(
      'We met again at the coffee machine. Neither of us mentioned Martin.',
      'We have passed in the hall since then. I looked at my phone, and I could hear the other phone come out.',
    ),
    hot(
      'Later there is a plan, the first that I have ever understood. {p.full} has the idea, and I see what is missing. We divide a mint. Last entry: we have stopped saying "I."',
      'Later we have gone through the whole of the company, and half of it can go. Last entry: {p.full} and I shake hands on it: nothing that was said here will be taken back out there. There is a mint, and it is halved.',
    ),
    spicy(
      'The doors open. {p.full} climbs out first and gives me a hand up. "If you should ever be looking for a job," I am told, "come and see me."',
      'A jolt, and the doors open. {p.full} turns around and holds me by both arms. "Where have you been hiding?" I hear. "What is it that you do?"',
    ),
    spicy(
      'I have worked on that floor for fifteen years. "Well," I said.',
      'I have the desk outside that door. It has been fifteen years. I am the one who says good morning. "Well," I said.',
    ),
    unhinged(
      'They forgot us. In the second week a hand put down a basket, and we sent up our first decree, and a flag. By the fall they were being run from in there, by the two of us, between floors, and had never been run so well.',
      '2 days: there is a rota, and a flag. 9 days: we have a currency, in quarters of a mint. 40 days: upstairs they have begun to send us their disputes through the crack, and they are bound by what comes back.',
    ),
    unhinged(
      'In the spring it began to move. We could hear the lobby coming. We looked at one another, {p.full} and I, and at the flag, and both of us reached for the button that holds the doors.',
      '1 year: it starts again, by itself. We can see light. "{quote}," the plate outside is supposed to say. {p.full} folds up the flag and does not look at me. "Well," I say. "Which floor?"',
    ),
  ),
  plot(
    'day-end-of-the-line',
    {
      when: [
        'miss|missed .. x:stop|station|halt ... ',
        'asleep|sleep|slept|nap|napped|dozed .. on|in .. bus|train|tram|metro|subway|tube ... x:stop|station|terminus|depot|end|line',
        'wrong x:train|bus|tram|metro|subway ... ',
        'got|get .. on .. wrong x:train|bus|tram|metro|subway',
        'x:bus|train|metro|tram .. wrong direction|way',
        'ended|end|woke|wake up .. x:terminus|depot|end_of_the_line|last_stop',
      ],
      not: 'son|daughter|kid|child|wife|husband|mother|mom|dad|grandma|dog|cat|luggage|suitcase|hospital|funeral|wedding|flight|exam|friend|girlfriend|boyfriend|passenger|driver|someone|pee|tumor|train_hit',
      fine: 'watching cricket match phone because asleep fell two three stops twice again morning work home way night reading book podcast looking',
      is: '!actor:person !actor:name !question',
      carries: true,
      cast: { F: 'she' },
      axis: 'distance',
      back: 'only',
    },
    all(
      '{text}. I stayed in my seat, as a leader does, and saw where it would go without my input.',
      '{text}. By then it was too late to stand up with any dignity, so I folded my hands and let it happen.',
    ),
    all(
      'It goes a good way, and where it stops there is a café with its lights on. A woman called {F} had set out a cup. "Only looked away for a second?" she said.',
      'Where it stops there is a small café. It was nearly full. "You were only looking at something, weren\'t you?" said {F}, behind the counter, and put down a bun.',
    ),
    all(
      'They were all there for that. One had only wanted to finish the chapter. One had shut his eyes, in 2019. They had hung up their coats.',
      'There was a man who had only been resting his eyes, and a couple who had been in the middle of a fight. They made room for me on the bench.',
    ),
    mild(
      'I told mine: "{quote}." They nodded. It is a classic, said {F}.',
      'When I had told it, the man who had been resting his eyes reached over and patted my arm.',
    ),
    mild(
      'I was extremely late. I said that I had been with people who know what matters, and could not explain it any better.',
      'I got the next one back. They waved for as long as I could see them. None of them had asked me what I do.',
    ),
    hot(
      'I started to miss it on purpose, once a week, and then twice. Out there they had divided up what little there was to do. They made me head of buns.',
      'I could not get it out of my head. I would see my stop come up, with all those people pushing toward the doors, and I only looked down, and turned a page.',
    ),
    linked(
      spicy(
        'Then somebody new came in, out of breath, with a briefcase. It was my supervisor. She had only been reading my excuse, "{quote}," she said, and when she looked up there were fields.',
        'One morning the whole back row of our office walked in, blinking. They had heard about "{quote}," they said, and had only wanted to see where I would get off.',
      ),
    ),
    linked(
      spicy(
        '"Which page?" I asked. It had been the second. {F} put out another cup.',
        'I showed them where the coats go.',
      ),
    ),
    unhinged(
      'We have a mayor now, and a school, for the ones who were born between stops. On clear days we see the city, very small, with everyone in it getting off where they meant to.',
      'There are five thousand of us. Over the gate it says, "{quote}." A boy who grew up here asked his mother what they are all running for, over there, at the doors, and she only held him closer.',
    ),
    unhinged(
      'Yesterday I took it in, to see a dentist. I sat up straight and counted. Halfway there a voice came on, and it was that of {F}. "This is your stop," she said. I had only looked at the window for a second.',
      'Last night I fell asleep in my own bed out there, and when I woke up it was moving. There was a field, and another field. {F} came down the aisle with the buns. "Only for a second," I said. She punched my ticket.',
    ),
  ),
  plot(
    'day-ninety-four-owed',
    {
      when: [
        'x:@transit|bus|train|tram|metro|replacement_bus ... late|delayed|delay|cancelled|canceled|cancel|stuck|broke|stopped|behind_schedule|=no ... ',
        'late|delayed|cancelled|canceled x:bus|train|tram|ferry|metro|subway ... ',
        'wait|waited|waiting ... for .. x:bus|train|tram|ferry|metro|subway ... #|hour|hours|forever|ages|rain|cold',
        'wait|waited|waiting # ... for .. x:bus|train|tram|ferry|metro|subway',
      ],
      not: 'flight|plane|airport|miss|missed|@child|wedding|interview|funeral|i_was_late|late_for|late_to|period|school|dog|cat|driver|toddler|traffic|bus_stop_sign|party|baby|shower|training|training_session|model_train|train_set|stroke|connection|my_train_of_thought|sister|husband|wife|accident',
      fine: 'minutes hour two three kassel replacement because leaves snow rain line again morning work anyone signal track driver platform 94',
      is: '!actor:person !actor:name',
      carries: true,
      cast: { F: 'she' },
      axis: 'cost',
      back: 'balance',
    },
    all(
      '{text}. There is a form for that. One is to put down what one would have done with the time.',
      '{text}. I applied for compensation. They pay, but they want to know what it is that you lost.',
    ),
    all(
      'I was honest. I would have got there, opened my mail, and talked to somebody about a shelf. {F} at the claims office ran it through twice, and asked whether I had really had no other plans.',
      'I wrote it down: some mail, and part of a talk about fonts. {F} in claims read it, and then looked at me with some concern, through the little window.',
    ),
    mild(
      '"There\'s a balance," she said, "but it\'s in our favor." So I owe them six dollars.',
      'She added it up. When you set it off against the waiting, with the bird in it, the balance was against me.',
    ),
    mild(
      'I paid in cash. I have to say that it had been very nice there.',
      'I asked if I could do it in installments. {F} has put me down for the whole {x}.',
    ),
    hot(
      'The balance was in their favor. In that time I had read half a book, had a thought, and seen a robin. {F} showed me the rate for a thought. I settled, and then I bought the pass, which is for people who would like it regularly.',
      'She worked out the balance: on the one side the fonts, on the other a sandwich, a robin, and a stranger who had said that it would clear up. I owed them forty. For sixty, said {F}, there is a monthly ticket.',
    ),
    spicy(
      'It has been a good spring. I have had a tree in the way, and a cow. On two evenings it did not come at all, and I learned to whistle.',
      'I am there every day. There are quite a few of us, with folding chairs. When it is announced we do not say anything, but you can feel a little joy go along the row.',
    ),
    spicy(
      'Yesterday it was on time. I was carried straight to where I was going, with eight others. I have asked for my money back, and {F} says that there is a form for that.',
      'This morning the {x} pulled in to the second, and they made us get on. "What did you lose?" it says on the form. I have attached a drawing of the robin.',
    ),
    linked(
      unhinged(
        'Then {F} retired, and they found that all of it had been kept. Nothing that is late is lost, she said. It is in a shed out by the river: forty years of it, in sacks, still ticking a bit.',
        'In the fall they opened the siding where the delays go. I saw it from the bridge. There were weeks standing there, coupled together, with snow on them from winters that we never had.',
      ),
    ),
    linked(
      unhinged(
        'I was given my balance in a paper bag. I opened it on the way home. It was late, and the light was long, and my father was standing there with his hat. "There you are," he said. "We thought that it would never come."',
        'They let each of us have one ride. Mine left at once and did not get anywhere. I had a robin, and the whole of a June evening that had been cancelled. "Any change?" said the conductor. I told her to keep the balance.',
      ),
    ),
  ),
  plot(
    'day-too-late-reason',
    {
      when: [
        '=i|we|was|got|arrived|came|showed_up|turned_up ... late for|to .. x:work|school|class|shift|job|office|lecture|meeting|standup|interview|exam|appointment|training ... because|due|thanks|since|my|the|a|again|by',
        'late for|to .. x:work|school|class|shift|office|lecture|meeting|standup ... because|due|thanks|since|again|by|stuck|traffic|bus|train|dog|cat|kid|car|alarm|overslept',
        'x:overslept|oversleep ... ',
        'sleep|slept .. through .. x:alarm|alarms|alarm_clock|exam|meeting|shift|class|standup|interview ... ',
        "alarm ... =not|=never|=didnt|=didn't|=forgot .. go|ring|off|set",
        'forget|forgot .. set .. x:alarm',
        'wake|woke up|=late late .. for|and|to ... x:work|school|class|exam|meeting|shift|interview',
      ],
      not: 'fire_alarm|smoke|car_alarm|baby|son|daughter|wife|husband|boss|manager|colleague|coworker|student|friend|on_time|never_late|flight|wedding|funeral|dog_was|hospital|surgery|accident|neighbor|birth|grandma|teacher|professor|late_husband|it_was|mute|weekend|saturday|sunday|alarm_at_night|period|early|earthquake|storm|earthquake|@child',
      fine: 'minutes hour first day again today missed 8am exam alarm slept through half two train bus overslept morning the because work phone battery',
      is: '!question !actor:name',
      carries: true,
      cast: { F: 'he' },
      axis: 'cost',
      back: 'the real one|a real one|is real',
    },
    all(
      '{text}. There is a field for the reason, and {F} at the front desk told me not to waste it. It is a real one, he said. People would pay for that.',
      '{text}. I was about to say so when {F}, at the front desk, put a finger to his lips. "Is that real?" he whispered. "Don\'t just give that away. A real one?"',
    ),
    all(
      'He knew somebody in Logistics who had been late since August and had nothing left. She gave me eighty dollars for it. I signed the field with "Bees."',
      'He took me to a man from Dispatch, who had used up two grandmothers. We did it on the stairs. He got "{quote}," and I went in with his, which was bees.',
    ),
    mild(
      'It was accepted. They asked about the bees for the rest of the day.',
      'I was asked to sit down, and somebody got me water. Bees are not to be laughed at, they said.',
    ),
    mild(
      'This morning I was on time, and had no idea what to say.',
      'I have two more on order. {F} takes a tenth.',
    ),
    hot(
      'By spring I was in the trade. I had burst pipes, and a drawbridge. {F} kept the better ones in tissue: a procession, a bride. For "{quote}" we had a dozen buyers, and it only got better in the telling.',
      'Soon we ran a list, {F} and I, and kept the better ones in tissue. A flat tire was two dollars. A goat on the line went for thirty, and a goat with a witness for fifty. Managers sent their assistants.',
    ),
    linked(
      spicy(
        'Then a man came who did not haggle. He wanted to see the real one, he said, the first. He read it slowly and took out a badge. He was from Attendance.',
        'One evening our own director stood at the counter in a raincoat. She had come in at ten, she said, and had looked in her heart, and there was only that she had not wished to.',
      ),
    ),
    linked(
      spicy(
        'He had been sent to arrest us at ten. It was twenty to one. I asked him what had kept him, and saw {F} reach for the tissue.',
        '"That one is real," said {F}. He turned it over in his hands. "I can\'t put a price on that," he told her, and hung it in the window.',
      ),
    ),
    unhinged(
      'In June the sun was late. It came up at a quarter to ten, red, and would not look at any of us. {F} was sent for, and took the case with him.',
      'One day in May it did not get light. They found the sun behind the hill, red, ashamed to come in, and {F} and I were driven out there with the case.',
    ),
    unhinged(
      'He let it have the real one. "{quote}," said the sun, over the roofs, to eight billion people, and not a soul doubted it. It has been using it on and off. In the winter you can hear that it has started to add things.',
      'We gave it the bees. It tried it under its breath a few times and went up. All of us asked about the bees, and it blushed, down to the roots, and a great deal came up that we had not planted.',
    ),
  ),
  plot(
    'day-paid-by-nothing',
    {
      when: [
        'work|worked|spend|spent|write|wrote|built|made|prepared|did|finished|stayed ... for nothing|no_reason',
        'work|worked|spend|spent|write|wrote|built|build|made|prepare|prepared|finish|finished|stayed ... already|existed|exists|cancelled|canceled|scrapped|not_needed|unused|deleted|postponed|outdated|obsolete|existing|wasted|dropped|rejected|=never ... ',
        'find|found|turns|turned|realized|realised|discovered ... already .. exist|exists|existed|done|had|does|did|made|have|sent|finished',
        'do|did|done .. x:work|report|same|task|job|thing|whole .. twice',
        'client|boss|manager|they|company .. cancel|cancelled|canceled|scrapped|killed|dropped .. x:project|report|presentation|launch|product|order|event|campaign ... ',
        'x:project|report|presentation|launch|campaign .. cancelled|canceled|scrapped|killed|shelved|dropped ... ',
      ],
      not: 'ticket|tickets|book|shirt|phone|wedding|wife|husband|@pet|dinner|cake|baby|school_play|flight|date|marriage|relationship|gym|married|dead|died|eaten|movie|film|game|puzzle|crossword|cooking|cooked|lasagna|dinner_for|kids|mother|mom|free_money|car|diet|series|show|netflix|knit|knitted|sweater|hair|furniture|ikea|shelf|wardrobe|garden|crashed|saved|interview|applied|party|colleague|coworker|intern|already_eaten|gave_up_smoking|dishes|laundry|hoover|bed|subscription|membership|birthday|order|train|bus',
      fine: 'lines library does hours days weeks two three 400 whole weekend night slides report code all',
      is: '!actor:person|actor:me|actor:client|actor:boss',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'Nothing',
    },
    all(
      '{text}. It had been for Nothing, then, so that was where I sent the bill.',
      '{text}. If you work for Nothing, I thought, Nothing ought to pay. I made out an invoice.',
    ),
    all(
      'The address was easy. I left the line blank. Under "Services" {F} in Accounts put, "{quote}," at my full rate, and thirty days.',
      '{F} in Accounts typed it up: my hours, the usual rate, and under the heading "For," Nothing. She folded it into an envelope without a window.',
    ),
    mild(
      'It was settled the same afternoon, down to the cent. {F} says that she has never had a customer that prompt.',
      'There was no complaint within the thirty days. {F} has marked it as accepted.',
    ),
    mild(
      'I have told my supervisor that Nothing is our best client. She asked if there was more where that came from.',
      'Nothing came of it, she told me. I am having it framed.',
    ),
    hot(
      'There was never a quibble. So I took it further: a report that Nothing had asked for, a logo, a plan for the region. Nothing liked them all. {F} opened an account for it, and by the end of the year Nothing was bigger than Philips.',
      'It paid at once. It did not want a call. It had no notes on the font. I moved my best people onto it, and in the fall, when the others left us, one after another, Nothing stayed.',
    ),
    spicy(
      'Last week the phone rang, and there was no one on the line. I knew who it was. I listened for quite some time.',
      'Yesterday there was an e-mail from no address, without a subject and without a text. {F} and I went through it together.',
    ),
    spicy(
      'It is very happy. There was only one small change.',
      'It loves the direction. It wondered if we could make it bigger.',
    ),
    unhinged(
      'In May it came to visit. The parking lot emptied. It was shown around with great courtesy, and wherever it had been there was a bit more room, until the partners stood on a carpet with the sky on four sides.',
      'Then Nothing made us an offer, and we took it. It moved in overnight. I came around the corner with my coffee, and there it was, seven floors of it, with a very good view of the river.',
    ),
    unhinged(
      'I am the last one here. We get along. It asked me yesterday, in its way, what I had done before. I told it about that first job: "{quote}." Nothing has ever listened to me like that.',
      '{F} says that you can see it from the ring road, and that people slow down. I work from in here. I have no desk and no ceiling. In my review I was asked what could be better, and I said it: Nothing.',
    ),
  ),
  plot(
    'day-dress-code',
    {
      when: [
        'wear|wore|wearing|put on|come|came|went|dressed|go|had|have|walk|walked|spent|did|realized|noticed ... x:@garment|outfit|clothes|slippers|pyjamas|pajamas|zipper|fly ... inside_out|inside out|backwards|backward|different|mismatched|odd|wrong|stain|hole|open|down|ripped|torn|tag|label|unbuttoned|twisted|same|dirty|mustard|ketchup',
        'different|mismatched|odd|wrong x:@footwear|shoes|shoe|socks|sock|trousers|shirt|jacket|uniform ... work|office|meeting|presentation|interview|day|client|conference|school|shift|train|all',
        'rip|ripped|split|tore|burst .. my .. x:pants|trousers|jeans|skirt|shirt|leggings|suit|dress|shorts ... ',
        'my x:pants|trousers|jeans|skirt|shirt|suit|dress|zipper|fly|button .. split|ripped|tore|burst|open|down|popped|broke ... ',
        'x:shirt|jacket|sweater|jumper|pants|trousers|dress|blouse|t-shirt|hoodie|skirt|uniform ... inside_out|inside out|backwards|wrong_way|back_to_front ... ',
        'sticker|post-it|note|label|sign|tag|toilet_paper|price_tag|size_sticker .. on|stuck|from|hanging .. my .. x:back|shoe|shirt|pants|jacket|trousers|jeans|suit|leg|face|forehead ... ',
        'w:coffee|ketchup|mustard|sauce|ink|toothpaste|soup|curry|spit-up|baby_vomit .. on|down .. my .. x:shirt|tie|blouse|suit|pants|trousers|jacket|dress|uniform ... ',
        'sit|sat .. in .. gum|paint|chewing_gum|ketchup|chocolate|wet ... x:pants|trousers|jeans|suit|skirt|dress',
        'iron|ironed .. x:shirt|suit|blouse|uniform ... hole|burn|burnt|burned|stain|wrong',
        'slippers|pyjamas|pajamas .. to x:work|office|school|meeting',
        'went|came|go|walked|drove|drive .. to|in .. work|office|school ... in|wearing .. x:slippers|slipper|pyjamas|pajamas|crocs|robe|bathrobe',
      ],
      not: [
        'nobody|no-one|none|without .. notice|noticed|saw|noticing',
        "period|class|wedding|funeral|date|@child|son's|daughter's|husband|wife|baby|dog|cat|bought|ordered|online|shop|store|gym|party|halloween|costume|world_book|non_uniform|school_photo|swim|beach|shrank|shrink|washed|wash|laundry|dryer|church|he_wore|she_wore|they_wore|boss|colleague|coworker|everyone_wore|bride|court|kidney|moth|moths|delivered|zoom|sister|mother|mom|friend",
      ],
      fine: 'all day work whole nobody told morning realized client meeting office shoes left right two different lunch before after said well done ward round copier bending down interview subway board presentation',
      is: '!actor:person !actor:name !question',
      carries: true,
      cast: { F: 'she' },
      axis: 'audience',
      back: '',
    },
    all(
      '{text}. I noticed that {F} from the design team had noticed. She looked at me, and then at herself.',
      '{text}. It was seen. {F}, who sits with the designers, let her eyes rest on it for a moment, and then went and stood in front of a mirror.',
    ),
    all(
      'The next morning she had it as well. By the end of the week there were ten of them, and one had come up from the second floor to ask how it is done.',
      'The day after, {F} came in exactly like that. Two from her team followed. When a client asked, I heard her say that you would have to know.',
    ),
    mild(
      'I went back to normal, with everything where it should be. People were very nice about it.',
      'I have put it right since then, and I am properly dressed.',
    ),
    mild(
      'They ask me if things are difficult at home.',
      '{F} took me aside today, and wondered if I might be letting myself go.',
    ),
    hot(
      'In March it was made the dress code, as "{quote}," with a drawing. The people in Claims had it done by a tailor. There is a man at the entrance who checks, and for visitors there is a basket.',
      'By spring the shop across the street sold it ready-made, for four hundred dollars. The partners had it in cashmere. On casual days you were allowed to leave off half.',
    ),
    spicy(
      'Then I was late one morning, dressed in a hurry, in the dark, and it all came out right. I did not see it until I was in the elevator, with eight of them behind me.',
      'Last week I overslept and threw on whatever was there. When I walked in the room went silent. I looked down. It was perfect, from top to bottom.',
    ),
    spicy(
      'They were kind. {F} held her coat in front of me, and walked me to the restroom, so that I could fix it.',
      '{F} was the first to look at me, and then at herself. By noon she had undone it all. "Of course," I heard them say. "So that\'s next."',
    ),
    unhinged(
      'It went up the ladder. In June the queen of Denmark had it, at a launching. The statues were altered at night, and in a cave in Spain they found it on a wall, on a small figure running after a bull.',
      'The spring after, it was in the blood. A colt was born with it, in Kentucky. Then the first children came, and the midwives held them up to the light and said how {F} it looked.',
    ),
    unhinged(
      'They have come to me for what is next. I had forty cameras at the foot of my bed this morning. I sat up, and reached for the chair, as one does, in the dark, and I could not remember how one gets the {x} wrong.',
      'I am the last who has it only from a mistake. They keep me in a house with a wardrobe. "{quote}," the guide tells the visitors, in a low voice, and then they may watch me look for the other one.',
    ),
  ),
  plot(
    'day-shared-chair',
    {
      when: [
        'night|late|graveyard|evening|early|double|closing|opening|# x:shift|shifts ... ',
        '# hour x:shift|shifts|workday ... ',
        'x:night_shift|overtime|nightshift|late_shift|early_shift|graveyard_shift|double_shift ... ',
        'work|worked|working .. nights|overtime|late|sixteen|until_midnight|till_midnight|through_the_night|all_night ... ',
        'on x:shift ... ',
      ],
      not: 'son|daughter|wife|husband|boyfriend|girlfriend|baby|newborn|my_mother|dad|stick_shift|gear|car_is|first_shift|paradigm|died|patient_died|party|stayed_late|neighbor|neighbour|colleague|coworker|boss|manager|overtime_pay|nurse_married|moon|game|football|shift_key|match|penalty|goal|first_day|for_nothing',
      fine: "finished night after hour hours 12 13 couldn't find car way home row five again x tired hospital warehouse work last big",
      is: '!actor:person !actor:name !question',
      carries: true,
      cast: { F: 'she' },
      axis: 'distance',
      back: 'still warm|warm',
    },
    all(
      '{text}. On that shift I share a chair with somebody from the other one. We have never met. When I sit down in it, it is still warm.',
      '{text}. There is a person who has my place when I do not, on the other shift. I have not seen her. I only know the chair, which is still warm.',
    ),
    all(
      'It began with a note: "Crumbs. And who moves my plant?" I answered that the crumbs had been hers. The next time there was a napkin, folded, and under it, "Sorry. {F}."',
      'She had left a note on the backrest: "Crumbs. And who moves my plant?" I wrote back that it had wanted to see the window. "Fine," it said when I came in again, and then, smaller, "{F}."',
    ),
    mild(
      'That was in the winter. We have got through seven pads since then.',
      'We are at two notes each way by now. I know how she takes her coffee from the ring.',
    ),
    mild(
      'I have been offered other hours. I asked who would have the chair.',
      'They wanted to know if I would like to change over. I said I was seeing somebody.',
    ),
    hot(
      'She would leave me half a pear, and a slip about what the weather had been like on her side. I told her about the fox, and how the building talks when it thinks that one is gone.',
      'It went into the drawers. She would leave half a pear for me, with the bitten side away. "{quote}," I wrote to her once, and she answered on four sides.',
    ),
    spicy(
      'In May the clocks were changed, and for one hour the plan had both of us in. I wore a tie. The door opened, and there she was, with her coat on, and the pear.',
      'Then there was a fault in the schedule. For a single hour we were to overlap. I heard her step on the stairs, and put both hands on the back of the chair.',
    ),
    spicy(
      'We looked at the floor. We had nothing to say to each other; it had all been in the notes. "Well, I\'d better let you sit," said {F}. I found it when she had gone: "You were so quiet. Is something wrong?"',
      'She stood, and I stood. There was only the one chair. Neither of us could think of a word. Later there was a slip on the backrest: "Somebody was here. Not like you at all. Be careful."',
    ),
    unhinged(
      'Then they put in for a third shift, between hers and mine. None of us had known that there was anything there. It is a thin, blue hour, and somebody sits in it.',
      'In June neither of us could find the changeover. We asked each other. It had always lain between her leaving and my coming, said {F}, and now somebody had it.',
    ),
    unhinged(
      'It leaves no notes. But the plant has moved, and in the logbook, in a hand that is half hers and half mine, there is an entry for every day since the first crumb: "{quote}." And the chair is warm, and very small.',
      'We have waited up for it, each from our own side. This morning there was a drawing under the lamp: two people and a pear, with a chair in the middle, and a sun and a moon, both out. It was still warm.',
    ),
  ),
  plot(
    'day-available',
    {
      when: [
        'get|got|was|=was|=been|am|be picked|chosen|selected|volunteered|drafted|nominated|roped|forced|elected|voluntold .. for|to|into|as|because|on ... ',
        '=was|=got|=been asked|told .. to sing|speak|organize|organise|dance|host|present|run|train|lead|join|play|bake|help|cover|mc|emcee ... ',
        'volunteer|volunteered|signed_up|sign_up ... work|office|company|team|by_accident|accidentally|mistake|committee|party|blood|bake|organize|marathon|charity|school|event|meeting|to',
        'had|have|has|made|make|made_me to|me .. sing|dance|speak|perform|give .. front|speech|toast|company|office|work|everyone|team|stage|whole|talk|anthem|karaoke|song|colleagues|presentation ... ',
        '@boss|hr|they|company|team .. picked|chose|volunteered|nominated|made|asked me ... for|to|as ... party|committee|team|speech|sing|santa|captain|fire_warden|first_aider|organise|organize|run|emcee|host',
      ],
      not: [
        '=i organise|organize|run|captain|chose|picked',
        'burn|burned|burnt|job|promotion|leave|layoff|redundant|jury|fired|hired|interview|@child|son|daughter|wife|husband|lottery|won|pregnant|airport|security_check|tsa|random|search|wedding|funeral|offer|scholarship|visa|blood|university|college|police|pay|internship|role_at|driving|out_of|customer|client|student|kid|for_id|id|idea|a_question|for_a_raise|directions|nose|pocket|time|asked_to_leave|to_leave|move_out|to_move|date|lineup|squad|world_cup|sample|urine|stay_late|work_late|work_on|questions|married|marry|barista|waiter|stranger|he_asked|interviewer|asked_for|review|fight|taxi|uber',
      ],
      fine: "company softball team ninth needed work office party whole everyone front because they wasn't paying attention nobody else committee",
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'available|availability',
    },
    all(
      '{text}. I asked {F}, who had drawn up the list, what they had seen in me. "You were available," she said.',
      '{text}. I wanted to know what had tipped the scale. {F}, who was in charge of it, checked. It was that I had been available.',
    ),
    all(
      'I had always thought that I had it in me. I did nothing that evening, at length, and with form. In the morning I was in my seat before anybody could have wanted me.',
      'So there it was, my strength. I went home and worked on it. I sat by the phone with my shoes on, and when it did not ring I kept my line.',
    ),
    mild(
      'By the end of the week I had been given four more. For two of them they needed someone who was not doing anything, and for the rest they needed a witness.',
      'Word of it spread. I have since stood in for a goalkeeper, a godfather and the letter O.',
    ),
    mild(
      'I have put it on my card, under the name: "{quote}."',
      'My mother has the list on her refrigerator. "{quote}," it begins.',
    ),
    hot(
      'I went pro in the spring, with "{quote}" on my jersey. I have been the fourth at bridge, the ninth in the field, and a hostage in a drill. {F} handles my calendar, which is white, and must stay so.',
      '{F} had "{quote}" put on my jersey, and became my coach. She let me lie in the long grass until the last fiber was free. I was the missing man in three wedding photographs, and a second in a duel.',
    ),
    linked(
      spicy(
        'I came through the regionals without an appointment. At the nationals they take you into a room with a sofa, and whoever gets up last is champion. In the final there was only a monk left.',
        'In the summer I was sent to the finals in Bern. There were two of us on the bench, a Swede and I, and neither had eaten, since one might be called.',
      ),
    ),
    linked(
      spicy(
        'It was in the second hour that I thought of it. There was something that I wanted to do on the way home. The monk looked over at me, with pity, as they raised his hand.',
        'They came out and called my name, and I looked up. I had just got to a good bit in my book. "One moment," I said.',
      ),
    ),
    unhinged(
      'After that the big ones came. I was a stand-in for the Rhine when it was low. They needed a thirteenth month, one winter, and I did it, with some snow.',
      'In October there was a gap in the south, between two stars, that had always bothered people. They asked around. Before midnight I was up there, with my arms at my sides.',
    ),
    unhinged(
      'Last night it rang at four. It was the one who had drawn up the very first list. Somebody had dropped out, at the beginning, before there was anything. I looked at my shoes. I was available.',
      'I have been asked to say what it is like. "{quote}," I said. I can see it all from here, {F}, the lights, and the others looking about. It is my turn, and I am told that somebody is standing in for me.',
    ),
  ),
  plot(
    'day-water-view',
    {
      when: [
        'open_plan|open-plan|hot_desk|hot_desking|hot-desk|hot-desking|hotdesking|hot_desks ... ',
        'company|office|team|department|we|they .. move|moved|moving|relocated|relocating .. office|building|floor|desks|seats|desk|open|premises|basement|me ... ',
        'my|new|our x:desk|seat|cubicle|workstation .. next|near|by|beside|under|facing|in|now|moved|is ... ',
        'sit|sitting|seated|moved|put .. next|beside|near|by|opposite|facing to? .. toilet|toilets|bathroom|restroom|kitchen|printer|window|door|boss|bin|coffee|elevator|lift|ceo|vent ... ',
      ],
      not: 'bus|train|plane|flight|restaurant|cinema|wedding|theater|movie|concert|school|class|my_son|daughter|chair_broke|couch|sofa|home|apartment|house|flat|church|cat|dog|bought|standing_desk|sold|party|ikea|haunted|ex|toddler|@child|dinner|waiter|table|stranger|vomit|stadium|hospital|dentist|waiting_room|pigeon|lunch_at',
      fine: 'company moved open plan toilet now office next work desk near new floor sit',
      is: '!actor:person|actor:colleague',
      carries: true,
      cast: { F: 'she' },
      axis: 'cost',
      back: 'view',
    },
    all(
      '{text}. I had {F} take a look, who sells apartments. She walked around it. "Compact," she said. "Lively. With a view."',
      '{text}. I called {F}, who is in real estate, and asked her to be honest. She half closed her eyes. "Character," she said. "Steps from everything. And the view!"',
    ),
    all(
      'She took a photograph from under the desk, with a wide lens, and put in a lemon. It went up at noon: "Bright single, southern end, no neighbors above." By two there were fourteen people in my aisle.',
      'She took a photograph, with a lemon in it, and by the afternoon there was a sign in my aisle. People came through in pairs. They knocked on the partition. A woman measured it for a cot.',
    ),
    mild(
      'A couple from Payroll has offered twelve months up front. They want to have a child there.',
      'The last ones were from Tax. They asked, very politely, if I came with it.',
    ),
    mild(
      'I have decided to keep it. "{quote}" has gone up thirty percent since this morning.',
      'I am not selling. {F} says that you never lose with a view.',
    ),
    hot(
      'I let the left half, and with that I bought the two by the window. In March I owned the row. {F} put in a mezzanine. There is a waiting list for the drawers, and a man from Audit lives in the lower one, for the schools.',
      'I rented out the top by the hour, and borrowed against it. {F} said to go in on the aisle, while it was still rough. Then the coffee machine was moved there, and it all tripled. I had forty desks, and a doorman.',
    ),
    spicy(
      'In June the company noticed that it no longer owned the floor. They came to me with their hats in their hands. There was only one left that they could afford, I had to tell them, and {F} showed them the photograph.',
      'Then management wished to move us again. It was explained to them that they would have to ask me. They could not pay what I was asking, and I let them have the place where I began.',
    ),
    spicy(
      'So all seven partners are there now, on the one chair. "{quote}," I hear them say to each other, with great warmth. They tell me that it is the light.',
      'I see them in the mornings, when I come out of my lobby. They sit very close. "It has a view," says the chairman, and they all look where he is looking.',
    ),
    unhinged(
      'We built upward. The partition has forty stories now, and there are clouds at thirty. A girl who was born on sixteen has never seen a carpet. Her people came up from the printer, she says, with nothing.',
      'The aisle silted up, and there was a delta, and then a port. Ships come in from Sales. I can make out from my terrace, on a fine day, the old continent, where they still have walls.',
    ),
    unhinged(
      'Last week they told us that the whole thing would be opened up. A man walked through, quite high overhead, with a plan, moving his lips. He set a lemon down on us, for scale, and bent to look through the lens.',
      '{F} is very old now, and I asked her what it had really been, that first desk. She half closed her eyes. "Small," she said. "Loud." We sat and looked at it. "But it had you in it," said {F}. "You were the view."',
    ),
  ),
  plot(
    'day-figure-one',
    {
      when: [
        'p:teacher|professor|lecturer|tutor|instructor|trainer|supervisor|headmaster|principal|headteacher|examiner|coach .. read|show|use|used|correct|corrected|laugh|laughed|catch|caught|throw|mark|marked|compare|point|quote ... my|me|i',
        'p:teacher|professor|lecturer|tutor|instructor|trainer|headmaster|principal|coach .. give|gave me .. detention|lines|zero|f',
        'in_front|front .. of .. whole|entire|all x:class|school|year|lecture|auditorium|assembly|choir|congregation|orchestra|band ... ',
        '=i|fell|slipped|tripped|fall|cried|sneezed|sang|dropped ... in|at|during|front .. x:class|school|assembly|lecture|graduation|ceremony|exam_hall ... ',
        'as .. example .. what|how .. not ... ',
      ],
      not: "good|excellent|model|pupil|pupils|student|right|correct|praised|best|prize|award|won|top|proud|son|daughter|my_kid|niece|nephew|grandson|wife|husband|gym|yoga|spin|pilates|dance_class|hit|beat|slap|died|passed|cleared|first_class|business_class|gun|shoot|bully|bullied|teacher's_pet|cooking|asleep|sleep|slept|sports|race|swim|football|marathon|half|baby|pregnant|reunion|@pet",
      fine: 'whole class loud paper certificate receiving front everyone school university read out today',
      is: '!question !actor:child',
      carries: true,
      cast: { F: 'she' },
      axis: 'audience',
      back: 'Figure 1|Figure 2',
    },
    all(
      '{text}. Every field needs its example. I have been told that there was none before, only a gap on the page and the words "Figure 1."',
      '{text}. I have thought about it since. To have seen it once is worth a chapter, and there is a place for that in any textbook: Figure 1.',
    ),
    all(
      '{F}, who edits the handbook, had heard. She wrote that they had been looking for years. It had to be typical, she said, and it had to be somebody with a face for it.',
      'A letter came from {F}, who brings out the standard work. All of the other cases were either too slight or had turned out well. Mine was pure. She asked if I would sit for it.',
    ),
    mild(
      'I am in it now, on page forty, with little arrows. Under it stands, "{quote}."',
      'It is out, in four languages. "Figure 1: {quote}." My mother has bought six.',
    ),
    mild(
      'I have looked at Figure 2, which shows how it is done. I must say that it has none of the life.',
      'The students skip Figure 2. I am told that mine is the page that falls open.',
    ),
    hot(
      'As Figure 1, "{quote}" is used in nineteen countries, under glass. When I come into a lecture hall they recognize me from the angle. {F} sends me along with the book: I do it at ten and again at two.',
      'Since then I have been traveling with "{quote}." I do it before full benches, slowly, with a pointer, and afterward they come down to the front and tell me that now they will never forget.',
    ),
    linked(
      spicy(
        'In Leiden I asked to meet the one from Figure 2, who does it right. A small man was brought in. He was not well known. He said that he had only ever been drawn from behind.',
        'At a congress I met Figure 2. She was at the end of the corridor, by the coats, and we looked at one another. She had always done it correctly. I was the first who had asked.',
      ),
    ),
    linked(
      spicy(
        'I asked how he had come to it. "I saw you," he said.',
        '"And where did you learn it?" I said. She had been in the room that day. She had sat right behind me.',
      ),
    ),
    linked(
      unhinged(
        'The plate was sent out on a probe, in gold, for whoever is there: the hydrogen atom, a man, a woman, and Figure 1. In the fall something set down behind the gymnasium.',
        'When the great library was buried in the ice, in case all of this should end, they could take a single page. {F} tore it out herself. Four thousand years went by.',
      ),
    ),
    linked(
      unhinged(
        'They came down a ramp, five of them, very tall, with the plate. They looked at it, and they looked at me. Then all of them did it, together, to the best of their ability. It was a greeting.',
        'It was dug up by people with soft hands. They had lost almost everything. The eldest read to the young what they were never to do. "{quote}," she said. They have built their law on it, and there is peace.',
      ),
    ),
  ),
  plot(
    'day-basecamp-stairs',
    {
      when: [
        'x:elevator|lift ... maintenance|broken|broke|out_of_order|down|working|stopped|dead|repair|repairs|service|fixed|closed|again ... ',
        'broken x:elevator|lift',
      ],
      not: 'station|mall|metro|airport|gym|shop|hotel|stuck|inside|me|us|stuck_with|trapped|trap|baby|wheelchair|hospital|knee|fell|broke_my|ex|with|man|boss|ceo|pitch|music|stranger|dog|cat|held|hold|weights|weight|lift_home|lift_pass|shoplift|face_lift|asked_me_for|gave_me|marathon|small_talk|fart|steps_yesterday|haunted|heart|@child|ski|teenager',
      fine: 'building under maintenance since floor floors 9th stay office work again weeks monday stairs took two three four every out of order',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'distance',
      back: 'because it is there|it is there',
    },
    all(
      '{text}. We set out at first light, roped together, with the heavy things in the middle.',
      '{text}. I left at dawn, with water for two days and a letter for my mother.',
    ),
    all(
      'There is a base camp on the middle landing, by the fire hose. {F} runs it, who used to belong further up. She came by on the first day, sat down for a bit, and has not seen a reason to go on.',
      'Halfway you come to {F}, who sells tea. She had only wanted to get her breath there, on the first day. She looks at your shoes, and tells you honestly if you should turn back.',
    ),
    mild(
      'I was at my own door at ten to twelve. I had forgotten what for, but the air up there is very clear.',
      'I stood at the top before noon, with both arms up. The keys were on the ground floor.',
    ),
    mild(
      'I have carved it into the wall: "{quote}." Others will come after me.',
      'Someone asked me why I do it. "Because it is there," I said. I meant my chair.',
    ),
    hot(
      'Above her the steps get narrow, and people stop talking. A man sat against the wall among his bags, and asked me to take one of them up for him. "Why do you do it?" he said. "Because it is there," I said. "My chair."',
      'From there it is a matter of will. I passed a man who was going on without his shoes. I passed a plaque. "Because it is there," I told myself, at each landing, and thought of my chair.',
    ),
    linked(
      spicy(
        'I made the top on the second day. There was a flag, and a person in fine clothes, who had been up there since it happened. He had not had a parcel since, he said. Were there still people?',
        'At the top I was greeted by the last of them. They had been cut off since the first day, and were living on pears. One touched my sleeve. "They have sent somebody," he said.',
      ),
    ),
    linked(
      spicy(
        'I told him the {x} was to be running again soon. He looked down the shaft for a long time. "Don\'t let them," he said. "It has been so quiet."',
        'I asked if there was anything they needed. They have a garden up there now, and a goat. Only that the {x} should stay as it is, they said.',
      ),
    ),
    unhinged(
      'By the second year it had seasons. There was a tree line, above the second fire hose, and a people of its own, short, with great lungs. They have forty words for a landing.',
      'It rose while we were not looking. Each morning there was one more floor than I had counted. Snow came down the stairwell in May, and with it a bear.',
    ),
    unhinged(
      'When the {x} was running at last there was a bell, and the doors stood open, with a light inside. {F} held her hand in it, and drew it out again. It would be all the same up there, she said, and no one to pass.',
      'I met one coming the other way, with ice in his beard. He was looking for the lobby, like his father before him, and asked me if I believed in it. "It is there," I said. I could not have sworn to it.',
    ),
  ),
  plot(
    'day-mandatory-fun',
    {
      when: [
        'x:office_party|christmas_party|holiday_party|work_party|team-building|teambuilding|company_picnic|secret_santa|offsite|away_day|ugly_sweater|company_retreat|works_do|work_do|leaving_do|team_lunch|team_dinner|fun_day|wellness_day ... ',
        'team_building ... ',
        'office|company|work|team|department x:party|picnic|barbecue|bbq|raffle|outing|retreat|trip|quiz|karaoke|lunch|dinner|bowling|potluck|tournament|sweepstake|diwali|halloween ... ',
        'x:party|raffle|bingo|quiz|karaoke|bowling|escape_room|paintball|pottery|axe_throwing|yoga ... work|office|company|colleagues|coworkers',
      ],
      not: 'only|alone|no_one|nobody|turned_up|showed_up|moved|cancelled|canceled|postponed|rescheduled|next|church|school|wedding|birthday|@child|cry|cried|fired|layoff|volunteer|volunteered|sing|speech|picked|chosen|organize|kiss|kissed|slept_with|husband|wife|hospital|ambulance|fire_brigade|homework|quit|nobody_came|fantasy|poker|political|died|funeral|quiche|sick|soup|dressed_up|had_to|team_forgot|hamster|real_fire',
      fine: 'office company work won prize ham bowling escape room last night friday team everyone one ran out drunk food pizza two drinks tickets',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'formality',
      back: 'quite',
    },
    all(
      '{text}. It was meant to be fun, and {F}, who is responsible for that, stood by the door with a clipboard to see if it was.',
      '{text}. These things are for fun. {F} has been put in charge of it, and went from person to person with a clipboard.',
    ),
    all(
      'I had put down, "Quite." She asked me to name a moment. "{quote}," I said. "And was that fun," said {F}, "or did it just happen?"',
      'To "Was it fun?" I had answered, "Quite." She wanted evidence. I gave her "{quote}," and she read it through twice, for a laugh, and did not find it.',
    ),
    mild(
      'She has to show eighteen instances by the end of the year. With the {x} she would be at four.',
      'She told me in a low voice that she had seen it herself, but she is not allowed to count her own.',
    ),
    mild(
      'We went through it again together, slowly. She has entered the {x} as "pending."',
      'In the report it says, "{quote} (Quite)." I have seen what the others wrote. It was the highlight.',
    ),
    hot(
      'The target was missed, and so the whole thing was repeated. We were to do it again, from "{quote}" on, and laugh at the places that she had marked. By the third time a man from Claims could do it with tears.',
      'The target was missed, and so the {x} was repeated. We were to do all of it again, from "{quote}" on, and laugh at the places that she had marked. By the third time a man from Claims could do it with tears.',
      'The {x} had come in under plan, and an expert was called. He had us go through it once more in silence, and stopped us wherever it might have been. "There," he said at "{quote}." "You all walked right by it."',
    ),
    spicy(
      'Then I looked over her shoulder. Everybody from the {x} was on the sheet, with a figure, and on her own line there was nothing, month after month. "I don\'t get any," said {F}. "I\'m the one with the form."',
      'I asked what she had put down for herself. She turned the clipboard around. Her line was empty, on that day and on all the others. "I stand by the door," said {F}.',
      'I asked what she had put down for herself. She turned the clipboard around. On the day of the {x} her line was empty, and so it was on all the others. "I stand by the door," said {F}.',
    ),
    spicy(
      'So we did it for her, the whole {x}, once more from the top. When we came to "{quote}" she put her face into the clipboard, and her shoulders went. I asked what she would give it. It was a while before she could speak. "Quite," she said.',
      'So we did it for her once more from the top. When we came to "{quote}" she put her face into the clipboard, and her shoulders went. I asked what she would give it. It was a while before she could speak. "Quite," she said.',
      'At the next {x} I took the clipboard out of her hands and stood by the door. I could not see what it was. I only heard her, over all the others. I asked her afterward if she could point to a moment. "Quite," said {F}, and had to hold on to the coats.',
    ),
    unhinged(
      'In its second quarter the {x} showed a surplus. It was piped into the parking lot, where it settled in the low places, and those who walked through it to their cars went home to the wrong houses, and were happy there.',
      'They began to store what was left over, in a tank below the gym. In August, in the heat, the lid went up. It came down as far away as the courthouse, and a man was sentenced to a pony.',
      'They began to store what was left of the {x}, in a tank below the gym. In August, in the heat, the lid went up. It came down as far away as the courthouse, and a man was sentenced to a pony.',
    ),
    unhinged(
      'The inquiry was held on the spot. "{quote}," read the judge. He looked at it for a time. Then his mouth began to go, at one end. "Quite," he got out, and I could see {F} feeling for her pen.',
      '{F} and I cleaned it up, with shovels. There was one bit of the {x} left over at the end that was too small to report. We looked to both sides. I have it in my coat, and it is still quite warm, and goes off sometimes in the elevator.',
    ),
  ),
  plot(
    'day-one-day-ahead',
    {
      when: [
        'go|went|come|came|show|showed|turn|turned|arrive|arrived|drove|travelled|traveled|logged|dressed ... wrong x:day|date|week|hour|month|time',
        'x:day|week|hour|month early|too_early|ahead ... ',
        'wrong x:day|date|week|time ... for|to|meeting|interview|appointment|exam|office|conference|work',
        'went|go|came|come|drove .. to|in|into|all .. work|office|school|college ... holiday|bank_holiday|public_holiday|closed|day_off|off_day|sunday|leave',
        'it|today was|is .. holiday|bank_holiday|public_holiday|day_off ... work|office|came|went|nobody|alone',
        'forgot .. it|today was|is .. holiday|bank_holiday|public_holiday|day_off',
      ],
      not: 'finish|finished|submitted|handed|done|complete|return|overdue|bins|trash|bin|wedding|funeral|son|daughter|kid|@child|period|born|birth|pregnant|rent|wife|husband|flight|plane|birthday|party|order|parcel|package|delivery|train|bus|ferry|vet|dog|cat|garbage|recycling|costume|uniform|library_book|bill|paid|tax|hotel|concert|payday|school_run|plumber|house|cleaner|airport',
      fine: 'interview appointment dentist meeting conference work office exam nobody there closed drove all way realized empty alone came in',
      is: '!question !actor:person !actor:name',
      carries: true,
      cast: { F: 'he' },
      axis: 'rank',
      back: 'field',
    },
    all(
      '{text}. In sports they call that being ahead of the field, and I looked around me, and there was no field.',
      '{text}. I want to be fair to the others. It may be that on the right one they are quite good. But there, that time, I had the field to myself.',
    ),
    all(
      'There was only {F}, with a floor polisher. I asked him how I was doing. "You\'re in first," he said.',
      'Only {F} was there, up a ladder, with a bulb in his teeth. He looked all around. "I\'d say you\'ve got it," he said.',
    ),
    mild(
      'I took the oath, the good parking space, and a photograph.',
      'I gave a short speech. {F} put down the bulb to clap.',
    ),
    mild(
      'When I came again, on the right one, there were many, and I was not placed.',
      'I have "{quote}" on my résumé now, under "Results."',
    ),
    hot(
      'Since "{quote}" I have kept to that. I do the trade fair in the week when there is none, and I have had eight awards from {F}, who signs for the jury. There is a category for polishers. He takes that one.',
      'Since "{quote}" I have won the tender for the bridge, a dance, and the general election in our district, all of them the day after, by a wide margin, with {F} to count.',
    ),
    linked(
      spicy(
        'In May I came out on a stage, in front of seven hundred empty seats, and there was somebody else on it, from the left. She had been winning for years, she said. She was always on the wrong one.',
        'Then, in an empty hall in Graz, another person was there, with a number on his back. We stared at each other. He, too, had never met with a field.',
      ),
    ),
    linked(
      spicy(
        '"It has to be one of us," said {F}. We agreed to settle it, and set a date. I was there on the eighth. I hear that on the ninth she was magnificent.',
        'It was the first real contest of my life, and I was nervous, and got the hour wrong. {F} tells me that we both won.',
      ),
    ),
    unhinged(
      'There is more room there than you would think, in the days beside the days. The streets are swept. {F} has a house. On the wrong Easter I saw them all, the ones who had only looked at the calendar too fast, rowing on the lake.',
      'By now I have the hang of it, and I can step over at will. It is right next to yours. It has your weather from the day before, still warm, and not a soul in it but those of us who came for something.',
    ),
    unhinged(
      'They have asked me to run it. {F} swore me in, on a date that does not exist. I could hear all of you, thin as paper, being on time. I looked out over the field. It was full. They had each come for something else.',
      'Sometimes I come back for a thing that I forgot. You are all there, pressed together in the one place, with your coats on, watching the clock. "{quote}," I begin to say. But it is the right day, and there is no time.',
    ),
  ),
  plot(
    'day-by-yesterday',
    {
      when: [
        'p:client|customer|@client .. want|ask|need|expect|demand|request ... tomorrow|today|asap|yesterday|urgent|urgently|sooner|faster|more|extra|different|another|other|bigger|way|changes|change|half|by|logo|homepage|back|monday|weekend|tonight',
        'p:@client .. change|changed .. mind|everything|logo|requirements|brief|order|scope ... ',
        'one|small|quick|tiny|minor change ... p:@client',
        'p:client|customer .. ask|asked .. for .. one|a|small|tiny ... change|tweak',
        'deadline .. moved|tomorrow|yesterday|friday|brought ... ',
        'fit|fitted|build|built|paint|painted|install|installed|made .. and .. p:customer|client .. want|wants|wanted ... ',
      ],
      not: 'discount|said_no|refused|declined|refund|return|returned|manager|speak_to|phone_number|receipt|cry|date|marry|hug|visa|patient|buyer|hotel|restaurant|steak|food|burger|thank',
      fine: 'other way round kitchen fitted new homepage small one logo project version',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'distance',
      back: 'wall',
    },
    all(
      '{text}. I said yes, as I always do, and only then went to look for somewhere to put it.',
      '{text}. "Consider it done," I heard myself say, and I have always meant that. It is just a question of where it goes.',
    ),
    all(
      'The week was full to the wall. {F}, who does our planning, had me lean against the weekend while she went in with a crowbar. By evening there was a slot behind it, about as wide as a broom. "Don\'t tell the others," she said.',
      'There was no room. {F}, our planner, went over the calendar with her ear to it, and knocked. Between two of the days it sounded hollow. She got a crowbar. "You never saw this," said {F}.',
    ),
    mild(
      'I did it in there, sideways, with the lamp in my mouth. It went out on time.',
      'It is dark in there, and dry. I had it done before the next one began.',
    ),
    mild(
      'There is one small thing, I hear. {F} has gone for the crowbar.',
      'I left a chair inside, and a blanket. One should never say that it was the last time.',
    ),
    hot(
      'It got about that with us there is always space. We cleared it out, laid a floor, and put in a kettle, and soon there were sixteen of us working back there behind the wall, on things that had been wanted before they were asked for.',
      'We had to widen it. Behind the first there was a second, with old newspapers in it, and a good light from somewhere. By summer the whole department did the urgent things back there, behind the wall, in shirtsleeves.',
    ),
    spicy(
      'Last week I broke through on the far side, into a room with a lamp and a desk. A person sat at it, pale, with a deadline. It was our own {p}. So that was where it all came from, I thought.',
      'Then I heard tapping from beyond. I took out a brick, and an eye looked at me. It was someone from the side of {p.full}. They had been digging toward us since the spring.',
    ),
    spicy(
      '"Somebody keeps asking us for more," I was told, through the hole. "We thought that it was you."',
      '"We only need it by then because we have to hand it on," I heard. I asked to whom. There was a pause, and from behind the next wall there came, quite faint, a tapping.',
    ),
    linked(
      unhinged(
        'There was a door at the end, and it opened on the day before. It smelled of coffee. I could see myself through the window, at my desk, about to say yes.',
        'In October we dug too deep. We stood, with our lamps, in an afternoon that had been taken off the calendar in 1752. There were bees, and some people under a tree, who had not been told.',
      ),
    ),
    linked(
      unhinged(
        'I tapped on the glass. I made signs. The one at the desk looked up, saw somebody out there in the flower bed, waving both arms and shaking his head, and took it for a yes.',
        'They gave us plums. "And when do you need it by?" I asked, from habit. They had to talk about that for a while. "Need what?" they said. I have moved my desk. {p.full} believes that I am ahead.',
      ),
    ),
  ),
  plot(
    'day-it-was-quiet',
    {
      when: [
        'class|students|pupils|kids|graders|pupil|year|@child .. was|were|are|is|sat|worked|listened .. quiet|silent|well-behaved|behaved|good ... lesson|class|whole|hour|period|day',
        'year # .. quiet|silent|listened|behaved ... ',
      ],
      not: "my_son|my_daughter|son's|daughter's|died|war|gun|cry|crying|hit|bite|baby|nap|bed|car|flight|plane|train|homeschool|sleepover|church|i_am_a_student|my_class_was|yoga|toddler|funeral|i_fell|my_kids|sick",
      fine: 'whole lesson students class quiet today for a of my all asleep homework time year hour',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'audience',
      back: '',
    },
    all(
      '{text}. I finished what I was saying, and then I went out into the corridor to find another adult.',
      '{text}. You hear of it in the staff room, from the old ones. I set down the chalk and opened the door, so that there would be a witness.',
    ),
    all(
      '{F}, who has taught here since the flood, came and looked through the little window. She had seen it only once, in a wet February, she said, and it had turned out to be gas.',
      'I got {F}, who is deputy head. She stood in the doorway and counted them twice. Then she went along the rows and looked under each desk, for what had happened.',
    ),
    mild(
      'The head has asked me for a full account of what had happened. I have "{quote}," and then I do not know how to go on.',
      'It is in the log now, in red, as "{quote}." Under "Action taken" {F} has put, "None. Backed out slowly."',
    ),
    mild(
      'It was all right again by the bell. Somebody threw a shoe, and you could feel the whole building breathe.',
      'Toward noon a chair went over, and {F} squeezed my arm. We do not speak of it.',
    ),
    hot(
      'It was looked into. There was a man from the ministry, with a meter. He wanted to know just what I had been teaching, and I showed him the place, and he read it, and looked out at the rain. "I had no idea," he said.',
      'Inspectors came from the county, three of them, and sat down at the back. I gave the lesson again, exactly as I had. At the end one of them raised a finger. "{quote}," he read out, and asked if it was always like that.',
    ),
    linked(
      spicy(
        'On the second day I could not stand it, and asked. It was a girl by the radiator who got up. "It\'s only," she said, "that you looked so tired."',
        'In the end I asked them straight out. A boy in the third row told me. I had said a thing at the start, just the once, and they wanted to hear how it ends.',
      ),
    ),
    linked(
      spicy(
        'I thanked them. I said that I was fine. {F} found me in the stationery cupboard, and closed the door again, and stood outside it until I had got over what had happened.',
        'I had forgotten that I had. I turned around to the board, for a moment, so that they should not see what had happened to my face. Then somebody, bless him, threw a shoe.',
      ),
    ),
    unhinged(
      'It did not stop there. It went down the corridor like a damp. The cooks set down their spoons. By two it lay over the whole town, a bus stood at the crossing with its doors open, and you could hear the chalk.',
      'The next day it was in the other rooms, and then it was out. The dogs sat. In the market they held the fish still. From our window one could watch it cross the river, and the far side look up.',
    ),
    unhinged(
      'I was the only one who still had something to say. I said it in an ordinary voice, and it carried to the sea. There is a town out there that knows about oxbow lakes now. "Any questions?" I said. They all had one.',
      'A hand went up, beyond the hills. I could hardly see it. I thought of everything that I do not know. "Yes?" I said. It came back after a while, small, from a long way off. "Will this be on the test?"',
    ),
  ),
  plot(
    'day-explained-it',
    {
      when: [
        'explain|explained|explaining .. to? .. my|the|a|our|an p:@boss|@client|@colleague ... what|how|why|to',
        'explain|explained|explaining ... to .. p:@boss|@client|@colleague',
        '=had|have to explain|teach|show .. p:@boss|@client|@colleague ... what|how|why|to',
      ],
      not: [
        ...SEVERAL,
        `to? my|our|the|two|three ${PLURALS}`,
        'who_died|death|dead|divorce|sex|babies|birds_and_bees|santa|cancer|fire|fired|police|stain|accident|scratch|dent|why_i|myself|affair|drive|driving|ride|swim|swimming|bike|he_explained|she_explained|explained_to_me|explained_me|taught_me|showed_me|cook|bake|knit|sing|dance|parrot|dog|cat',
      ],
      fine: 'had zip file pdf use facetime today again third time',
      is: 'actor:me|!actor:person !actor:name',
      carries: true,
      axis: 'distance',
      back: 'suitcase',
    },
    all(
      '{text}. I said it was really quite simple. "Think of a suitcase," I said.',
      '{text}. I am good at this. I do not use big words. "It is like a suitcase," I began.',
    ),
    all(
      '{p.full} thought of one. I was asked what color it was. I said that this did not matter, and that it was blue, and {p.full} wrote it down.',
      'I could see that it went in. "And who is traveling?" asked {p.full}. I let that pass. "And is it blue?" I said that it might as well be.',
    ),
    mild(
      'After an hour it was completely clear to {p.full}. I was asked to sum it up myself, to be sure, and I got as far as the clasps.',
      'Toward five {p.full} had it, and could say it back to me, from the socks to the strap. I asked to hear the middle again.',
    ),
    mild(
      'I do not know anymore what it was about. I believe that we are going.',
      'It is I who cannot see it now without the blue one.',
    ),
    hot(
      'By the afternoon {p.full} had gone around the floor with it. I heard it through the wall, in other voices: it is blue, it is half full, somebody is waiting for it. Two people came in and thanked me. They had never understood before.',
      'The next day there was a model of it in the lobby. {p.full} pointed with a ruler: the lid, the lining, and in there what I had been asked about, folded very small.',
    ),
    spicy(
      'In the third week the whole company worked on that basis. I was the last who still remembered what the suitcase had stood for. I stood up in a meeting and began, "Originally," and then I saw their faces.',
      'Then someone asked me about it, in front of visitors. I opened my mouth. All that came was leather.',
    ),
    spicy(
      '{p.full} put a hand on my shoulder. "It\'s really quite simple," I was told. "Think of a boat."',
      '"Let me," said {p.full}, kindly. "Forget the suitcase. Think of a boat."',
    ),
    linked(
      unhinged(
        'In the summer a man came to reception with a ticket. He was there for the suitcase, he said, the blue one. He was so sorry to be late. {p.full} and I carried it out to him, between us. I had had no idea of the weight.',
        'One morning it stood in front of my desk, blue, half full, with the clasps a little open. I could hear something in it, breathing, or the sea. There was a tag on the handle, with my name.',
      ),
    ),
    linked(
      unhinged(
        'He knelt down and looked in, and his eyes grew wet. So that was what it was, he said. He tried to tell us. "It\'s like," he began, and he looked around the lobby for something, and there was nothing that it was like.',
        '{p.full} drove me to the station. I had it on my knees. "And you are sure that you understand?" I was asked. I said yes. From the train I saw {p.full} explain it to a conductor, with both hands.',
      ),
    ),
  ),
  plot(
    'day-fed-the-team',
    {
      when: [
        'bring|brought|make|made|bake|baked|cook|cooked|buy|bought .. x:@food|donuts|doughnuts|bagels|cupcakes|samosas|chili|dip|casserole ... team|office|work|colleagues|coworkers|potluck|everyone|meeting|department|staff|cook-off|leaving_do|bake_sale ... nobody|no_one|none|=no|last|only|untouched|spat|allergic|vegan|gluten',
        'nobody|no_one|=none .. eat|ate|touch|touched|tried|took|want|wanted .. my|the x:@food|donuts|samosas|quiche|dip ... work|office|team|do|colleagues|staff|party|potluck|meeting ',
        'x:@food .. came|come|finished|placed last .. cook-off|bake-off|contest|competition|work|office',
        'make|made|baked|brought .. x:@food ... came|come|finished|was in? last',
      ],
      not: 'home|remote|wfh|empty|kid|@child|husband|wife|dog|cat|birthday_party|dinner_guests|mother-in-law|school|none_left|when_i_got|gone|second|won|took_home_first|burned|burnt|drop|dropped|race|5k|marathon|fridge|stole|sick|poison',
      fine: "everyone's day work home team office whole ate one pancakes nobody cook-off came brought",
      carries: true,
      cast: { F: 'he' },
      axis: 'audience',
      back: 'the queue|the other one|queue',
    },
    all(
      '{text}. It was explained to me later that no one wants to be the first. So I hired somebody who would be.',
      '{text}. A crowd will not go where there is no crowd, I read. I put an advertisement in the paper: "Eater, mornings."',
    ),
    all(
      'His name is {F}, and he comes from the theater. At ten I set down the {x}. At two past, {F} strolled by, stopped, looked left and right, and took some, and closed his eyes.',
      '{F} answered it, who had played a hungry man in Chekhov. I put out the {x} again. He came in, sniffed, and said, not very loudly, "No. It can\'t be."',
    ),
    mild(
      'There was a queue by a quarter past. I was so moved that I forgot to take any myself.',
      'In no time there was a queue to the stairs. It was all gone before I had turned around.',
    ),
    mild(
      'It is two hundred a day for the {x}. {F} says that he can do it with a tear for two-fifty.',
      '{F} has sent me his bill. Under "Chewing" it says, "See contract."',
    ),
    hot(
      'Within a week there was a queue before I had the lid off. They came up from Claims, with their own forks. {F} was doing it on a small box by now, with the light on his face, and they watched him as much as they watched me.',
      'It worked. I brought more, and he did it again, and on the third day they stood in a queue down two flights, in silence, as one does at a fountain.',
    ),
    spicy(
      'Then {F} was ill, and I saw them come around the corner, look at the box, look at the {x}, and look at me. It was I who had to go. I took a bite.',
      'One morning he was at an audition. There they all were with their plates. Somebody asked me to do him. I strolled by, I stopped, I put some in my mouth, for the first time.',
    ),
    spicy(
      'I have had a good career, and I have told a great many lies in it. I heard the queue behind me turn, very quietly, and leave.',
      'I am not an actor. It was gone from my face in less than a second, but they had seen it.',
    ),
    unhinged(
      '{F} went on tour with it, without the {x}. In Avignon he came out on the bare stage, stopped, and sniffed, and two thousand people stood up and formed a queue, and there was nothing at the end of it at all.',
      'It is a discipline now. {F} gives it at the great houses, with an empty plate. In Vienna they queue from the night before, with their hands cupped, and come away full.',
    ),
    unhinged(
      'I went around to the stage door, with a tin. "{quote}," I said. He lifted the lid and looked at it for a long time, the first {x} that he had seen in years. "I couldn\'t," said {F}. "I never could. Why do you think that I was so good?"',
      'I was the last in line. When I got to the front there was {F}, old now, with the spoon. "And what was it, in the beginning?" I said. He leaned down. "{quote}," he whispered, and we both had to hold on to the rail.',
    ),
  ),
  plot(
    'day-four-people',
    {
      when: ['group|team x:project|assignment|presentation|coursework|work ... '],
      also: [
        'me|alone|nothing|everything|nobody|no-one|did|=all|myself|ghost|partner|only|just|night',
      ],
      not: 'five|six|seven|eight|5|6|7|8|=two|pair|=b|=c|=d|=f|fail|failed|marks|went_well|my_son|my_daughter|won|therapy|@child|work_team|boss|manager|client|company',
      fine: 'four people just me three did nothing everything alone night before deadline grade same whole nobody else school university group members partner ghosted a all',
      is: '!question',
      carries: true,
      axis: 'rank',
      back: 'contribut',
    },
    all(
      '{text}. On the cover are all of our names, by the alphabet, and I have been asked to state who did what.',
      '{text}. There is a sheet that goes with it: "Describe what each member contributed."',
    ),
    linked(
      all(
        'I want to be fair. The first contributed a thumbs-up. The second contributed a question, in week six, which was whether this was the right chat. The third has a very good camera, which was off.',
        'I gave it thought. One had contributed the font, from a distance. One had written "Looks great guys" under an empty page. And one had a grandmother, for whom we all felt, each time.',
      ),
    ),
    mild(
      'For myself I put down that I had been "also present."',
      'As for me, I wrote, I had mostly formatted.',
    ),
    linked(
      mild(
        'We got an A. They have said, in the chat, that we should do it again. It is the longest that any of them has written.',
        'They all got the same as I did. "Teamwork!" wrote the one with the font. I have left it up.',
      ),
    ),
    linked(
      hot(
        'We were given an A, and hired, with "{quote}" as our reference. I do it at night. In the meetings one of them asks if this is the right chat, one holds up a thumb, and the third is off, and we are praised as a team.',
        'It was the best of the year, and a firm took all of us. On our door it says, "{quote}." I write, and they contribute. By spring each of them had a department, and I had access to the folder.',
      ),
    ),
    spicy(
      'In my second year I could not go on. I wrote into the chat, for once, what I had never said: I asked who would do the next part. It showed that they had seen it. It showed that one of them was typing.',
      'One night I wrote to them that I was done, and put down my pen. I watched the three little marks turn blue. Somebody was typing, and stopped, and was typing.',
    ),
    linked(
      spicy(
        'It went on until the morning. Then it came, from the one with the camera. "Sorry, I thought that there were five of us," it said.',
        '"Wait," it said at last. "You\'re real? We always thought that you were the program."',
      ),
    ),
    linked(
      unhinged(
        'In June I was shown the plan of the world, at a party, by a man who had it on a napkin. It had been done by four, he said. He himself had chosen the blue.',
        'Later I came across the original sheet. It is kept in a vault, under glass: light, water, beasts, and so on, six days, with a column for who.',
      ),
    ),
    linked(
      unhinged(
        'I asked about the others. One had put a thumb under the mountains. One had asked, when it was all turning, if this was the right one. "And the fourth?" I said. He was at it still, as far as they knew, at night. They had never met him.',
        'It is all in one hand. At the bottom there is a line for the group. "Looks great guys," somebody has written there. And below it, with a date, very small: "{quote}." On the seventh day he formatted.',
      ),
    ),
  ),
  plot(
    'day-and-then',
    {
      when: [
        'plaster|plastered|mop|mopped|sweep|swept|clean|cleaned|wash|washed|paint|painted|polish|polished|rake|raked|shovel|shoveled|shovelled|vacuum|vacuumed|hoovered|tidy|tidied|iron|ironed|mow|mowed|mown|stack|stacked|weed|weeded|organised|organized|decorated|scrubbed|dusted ... and|then|when|just|as|now|minutes|minute|hour|later|next ... rain|rained|raining|snow|snowed|snowing|plow|poop|pooped|poo|pooed|walk|walked|come|came|put|trample|trampled|spill|spilled|spilt|drop|dropped|throw|threw|ran|fell|knock|knocked|make|made|draw|drew|vomit|vomited|roll|rolled|dig|dug|splash|splashed|mud|muddy|leaves|hail|hailed|pigeon|bird|sneezed|footprints|paws ... ',
      ],
      not: 'found|wife|husband|iron_hole|bleach|medal|tooth|died|blood|broke_up|sold|plant|left|brain|coins|money|had_a_nap|nap|slept|fell_asleep|hurt|back_went|hospital|tissue|shrank|shrunk|shrink|turned_pink|pocket|color|colour|hole|hate|laundry|phone|nice|proud|felt|great|happy|lovely|loved|noticed|cleaned_out|cleaned_up_my_act|pulled|sore|coffee|beer|shower|wine|sat',
      fine: 'whole all day ceiling platform floor kitchen football crowd came through lad upstairs leg lawn rain started raining car windows house two hours morning soon finished straight mud muddy walked again bird pooped pooed snowed leaves then ten five minutes',
      is: '!question',
      carries: true,
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'for a moment|for that moment|while it lasted',
    },
    all(
      '{text}. I would like to speak about what was in between. For a moment, it was done.',
      '{text}. You will say that it was for nothing. But there was a moment, before the second part, when it was finished, and I saw it.',
    ),
    all(
      'I cannot tell you how long. I had the thing still in my hand. There was a light on it, for that moment, like the light on a lake, and there was no one else about.',
      'It lasted for about as long as a breath. I stood there. A bird stopped. I remember thinking that I should get {F}, my neighbor, and I did not, while it lasted.',
    ),
    mild(
      'I have told {F} next door about it. She had one in 1991, she says, with a fence.',
      '{F}, who lives next door, only nodded. She had it with a kitchen floor once, she said, before the bell rang.',
    ),
    mild(
      'I start again tomorrow. They will all say, "{quote}." I only know what it was like in between.',
      'So we sat there, {F} and I, and did not move, so as not to set anything off.',
    ),
    hot(
      'I looked for others. "{quote}," I would say, and watch their eyes. {F}, my neighbor, had seen it on a fence in 1991, a baker on a tray. We meet in a hall, and look at the chairs before anyone sits down.',
      'I put a card in a window, "{quote}," and seventeen people wrote. {F}, my neighbor, had known it with a floor. We get together, and tell each other how it was, while it lasted.',
    ),
    linked(
      spicy(
        'In the spring we tried to keep one. We did a small field, five of us, with rakes, at dawn, and at the last stroke everyone stepped back at once. There was a rope around it. It was done. We held our breath.',
        'This year we set out to hold on to it for longer. We took an old ballroom, and did it all, down to the last pane. Then {F} closed the door from outside, and we stood there in our socks.',
      ),
    ),
    linked(
      spicy(
        'It was the most beautiful thing that any of us had ever made. "There\'s a bit there," said {F}, and stepped over the rope.',
        'It is in there now, finished. It has been so for a month. What is hard is that one of us would have to go in to see it.',
      ),
    ),
    unhinged(
      'Last fall the whole world was done. It was a coincidence. For a moment there was not a crumb on it, no leaf was down, each letter had been answered. I happened to be at the window. It had an edge, all the way around.',
      'It must have been in October, between two ticks. Everywhere, at once, the last one put down the last thing. I was told of it by a pilot. It lay below him, without a crease, and every door in it was shut.',
    ),
    unhinged(
      'I did not dare to blink. Then far away, in a hallway, with mud on his boots, somebody came in who had had a lovely walk, and called out, "{quote}? Sorry! I didn\'t see." And it all went on, thank God.',
      'It was a boy in Leeds who ended it. "What did you do?" I asked him. He had had a sandwich on him, he said, and it was so quiet, and he was only going to have the one bite.',
    ),
  ),
];
