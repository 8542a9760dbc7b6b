import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

/** Plots about colleagues, bosses and a day at the office. */
export const OFFICE: readonly Plot[] = [
  plot(
    'office-thumbs-up',
    {
      when: [
        '@boss|@client|@colleague .. reply|answer|respond|react .. thumb|thumbs|thumbs-up',
        '@boss|@client|@colleague .. reply|answer|respond|react ... with .. thumb|thumbs|thumbs-up',
        'get .. thumbs|thumb|thumbs-up .. back|from',
      ],
      not: 'down|broke|hurt|cut|everyone|die|kid|son|daughter|mother|father|accident|accidentally|wrong|funeral|layoff',
      fine: 'to my three page report long email pages proposal with a up just five paragraph message only sent wrote resignation ideas',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'the thumb',
    },
    all('{text}. I printed the thumb, and I have had it looked at.'),
    all(
      '{F} from Analytics says it is a standard yellow, tilted twelve degrees toward approval. She has seen steeper. She has seen them from people who went on to say no.',
      'I took it to {F} in Analytics, who put on gloves. It is upright, she said, but there is a shadow at the base, and she would not present on it.',
    ),
    all(
      'So I wrote back to ask what it referred to: the beginning, the end or the whole. I kept it short. It was four pages.',
    ),
    mild('The answer came at six: the thumb, again. I have moved ahead with everything.'),
    hot(
      'At six the thumb came again. Same hand. I took that as a mandate, hired sixteen people and closed Rotterdam.',
    ),
    spicy(
      'In April I was asked on whose authority. I laid both prints on the table. There was a long silence, and then, across from me, slowly, one came up in person. I saw that it was double-jointed. {F} had her head in her hands: it leans like that when it is at rest.',
    ),
    unhinged(
      'Rotterdam sued, and the thumb was called to the stand. It was sworn in on its own, beside the Bible. Asked if it had meant yes, it did not waver, and {F} told the court that this was exactly what worried her.',
    ),
    unhinged(
      'I got six years. On the day that they drove me off the whole office had come down to the street, four hundred of them, to show me what they felt, and I looked out through the little window, and every single one was holding up the same thing.',
    ),
  ),
  plot(
    'office-offline',
    {
      when: ['@boss|@colleague|@client .. say|suggest|want .. take .. offline', 'take .. offline'],
      not: 'website|server|site|wifi',
      fine: "let us let's this it and then never mentioned again meeting said in the a my call told me i question idea parking lot",
      cast: { F: 'he' },
      axis: 'distance',
      back: 'past the bicycles',
    },
    all('{text}. I had never asked myself where that is. After work I went to see.'),
    all(
      'You take the freight elevator. Offline is in the second basement, past the bicycles, and it is much bigger than one would think.',
      'It is real. You go down past the bicycles, you open a gray door, and there is offline, and it goes back further than the light does.',
    ),
    all(
      'Everything we ever took there is still there. I walked by the parental-leave policy, and a good idea about parking, and my salary, from 2016, sitting on a crate. It did not recognize me.',
    ),
    mild(
      'I came back up with one small thing in my pocket and mentioned it in the next meeting. Everybody looked at me. Somebody said that we should take it somewhere.',
    ),
    hot(
      'A man got up from behind the boiler, in a lanyard that we no longer issue. {F}. He had raised his hand in the all-hands of 2014. "Are they ready to discuss it?" he said.',
    ),
    spicy(
      'I told {F} that it was on the agenda for the spring, right at the end, if there is time. He nodded. He has learned to live on that. Then he lent me his lamp, since somebody had just asked me, upstairs, to own this.',
    ),
    unhinged(
      'By spring so much had been taken there that the weight of the company was below ground. We held the annual meeting in the second basement. For fourteen hours everything was discussed, with tears, and all of it was resolved.',
    ),
    unhinged(
      'We put it in a binder. {F} carried it, up the stairs, past the bicycles, toward the light. On the ground floor there was no one left who could have heard it, only a screen that was still on, and on it a very small face, saying that it had to drop.',
    ),
  ),
  plot(
    'office-farewell-card',
    {
      when: [
        'sign .. leaving|farewell|goodbye|retirement card',
        'sign .. card ... leave|leaving|retire|retiring',
        '@colleague|@boss|someone .. leave|leaving|retire|retiring ... card',
        'goodbye|farewell|leaving card',
      ],
      not: 'he|his|him|@name|birthday|credit|bank|death|died|sympathy|funeral|report|anniversary|wife|husband|mom|mother|new',
      fine: "colleague is leaving and i had to the a did not know didn't know what write person who it was for birthday coworker office wrong good luck already passed around my last got best wishes never met",
      cast: { F: 'she' },
      axis: 'commitment',
      back: "Don't change",
    },
    all(
      '{text}. By the time it came to me all of the space was gone but one spot in the middle, and people were waiting for the pen.',
    ),
    all(
      'On the left it said, "All the best!" On the right it said, "All the best!!" I wanted to leave something that would be read. I wrote: "Don\'t change."',
      'I passed over "All the best," which had been taken a dozen times. I thought of what I would have liked to hear, and put down, "Don\'t change."',
    ),
    all(
      '{F}, who was leaving, got the card on her last afternoon. The next morning she was at her desk, as always. She had thought about it all night, she told us, and somebody was right.',
    ),
    mild(
      'Her replacement starts today. They are sharing the chair. I have been asked to go back to "All the best."',
    ),
    hot(
      'By then there was a replacement with a mug. {F} took the mug. The leaving gift, a hammock, is up in Accounts, and she has stopped wearing shoes.',
    ),
    spicy(
      'Management has asked for a sample of everybody\'s handwriting. I have been typing my shopping lists. There is a new card going around, for me; it is thick, it is nearly full, and on the front there is a sailing boat and the word "Finally."',
    ),
    unhinged(
      'Then it was found by the next one to leave, and the next. We have all stayed, for four years. We are eight hundred on a floor for sixty, in shifts, under the hammocks, and the farewell cake is handed in through the window by the fire brigade.',
    ),
    unhinged(
      'I have asked {F} to let me go. She got them all to sign. I read it at the door with my coat on: eight hundred names and not one word of comfort, only, very small, in the middle, in a hand that I would know anywhere, "Don\'t change."',
    ),
  ),
  plot(
    'office-nobody-there',
    {
      when: [
        'go|come .. to|in|into .. office|work ... nobody|no-one|empty|alone|only',
        'only .. one|person .. in .. office',
        'office .. empty',
      ],
      not: 'fire|laid|naked|inbox',
      fine: 'today and else was there monday holiday bank everyone was working from home the i me in it turned out public drove all way sunday',
      axis: 'rank',
      back: 'quorum',
    },
    all(
      '{text}. I waited for an hour, in case it was traffic, and then I looked up the bylaws. In the absence of the others I had a quorum.',
    ),
    all(
      'I held the standup. There were no blockers. I seconded it.',
      'Then I opened the floor. There was plenty of it. I made a motion, looked left and right, and carried it.',
    ),
    all(
      'By noon we had agreed on a strategy, dropped two committees and moved the good chair. I had not known how much in our company fails only because somebody else is in the room.',
    ),
    mild(
      'They are all back now, and there are questions about the chair. I have referred them to the minutes. They are unanimous.',
    ),
    hot(
      'At four I ran the performance reviews. I was hard but fair. I let go of thirty people on the strength of their attendance, and promoted the one who had shown up.',
    ),
    spicy(
      'They were not gone for good. It was only that one day; they came in the next morning, rested, and found the locks changed by order of the board. I was at the window on the executive floor, in the good chair, when they looked up. I have never seen so much alignment.',
    ),
    unhinged(
      'They did not come back the next day, or in May. I have a full staff of me. There is a me in Legal who is difficult. Last week he objected, and for the first time I did not have a quorum.',
    ),
    unhinged(
      'We put it to a vote. It was split, nineteen to nineteen, and it has gone to arbitration, so we all sat down on both sides of the long table and waited for somebody to come in. A cleaner did. She looked at the thirty-eight coffees and asked who had died. There was a motion to say nobody.',
    ),
  ),
  plot(
    'office-donuts-gone',
    {
      when: [
        'bring|buy|bake .. x:donut|doughnut|cake|cookie|bagel|muffin|brownie|croissant|pizza|pastry .. for|to|into .. team|office|work|colleague|everyone',
        'x:donut|doughnut|cake|cookie|bagel|pastry|brownie .. left|over .. meeting|office|work|kitchen',
        'last|half x:donut|doughnut|cake|cookie|bagel|pastry|brownie .. meeting|office|work|kitchen',
      ],
      not: 'none|gone|disappeared|vanished|all|everything|empty|eaten|ate|took|stole|dog|cat|kid|birthday|dropped|burn|nobody|no-one',
      fine: 'and there were left when i got back minutes seconds gone five ten in the meeting my own did not get one team morning friday home made homemade whole from of office kitchen',
      axis: 'formality',
      back: 'half',
    },
    all(
      '{text}. I would like to talk about the last piece, because in every office the last piece is never eaten. It is cut into half of one.',
      '{text}. What was left in the box was half of one, and half of one is the most political object in business.',
    ),
    all(
      'I sat where I could see it. At 2:10 somebody came, looked both ways and halved it. At 2:30 there was a quarter. Everyone wanted it and everyone left some, so as not to be the person who had.',
    ),
    all(
      'By four we were at a sixty-fourth. Somebody had covered it with a napkin, for its dignity.',
    ),
    mild(
      "I am a closer. I walked over, in front of everybody, and ate it. It tasted of other people's restraint. I have been made project lead.",
    ),
    hot(
      'It struck me that this was exactly what had become of our reorganization, our office in Ghent and my bonus. No one had ever decided against them. We had just each been polite.',
    ),
    spicy(
      'I put it on a slide: the box, the napkin, a dot. The CEO asked to see it. She walked around it with her glasses on. Then she took out a pocketknife, and I have worked with leaders all my life, and I am telling you that she left half.',
    ),
    unhinged(
      'The university sent somebody with an instrument. It is at twelve parts per billion now. There is a rope around the kitchen. Last week, at the limit of what can be measured, a man from Oslo cut it once more, wept, and left half.',
    ),
    unhinged(
      'That was when the last of the {x} spoke. It said that in all of this time no one had asked whether it wanted to be finished. We took that offline. We will each be looking at part of the question.',
    ),
  ),
  plot(
    'office-badge',
    {
      when: [
        'forget|lose|leave .. badge|id_card|lanyard|key_card',
        "badge .. work|stop|didn't|doesn't|not",
        'security .. sign|let|visitor ... badge|visitor|work|office',
      ],
      not: 'photo|picture|fire|quit|airport|passport|child|kid',
      fine: "walk walked bathroom toilet restroom escort escorted lunch follow followed so security made me sign in as a visitor at home work office the door my id stopped working today wouldn't let would not in turn again guard own reception morning front",
      cast: { F: 'he' },
      axis: 'rank',
      back: 'water|brought',
    },
    all(
      '{text}. After fourteen years with the company I came in through the front, and was handed a sticker that said "Visitor."',
    ),
    all(
      'A woman brought me water. I was told where the restrooms are, by somebody who looked glad that I might use them. I was asked if I had found us all right.',
      'Somebody took my coat. Somebody brought water, with a slice of something in it. I have walked through that lobby four thousand times and never knew that it had couches.',
    ),
    all(
      'At ten {F}, my own manager, came out of the elevator with his hand stretched out and said how good it was of me to come all this way.',
    ),
    mild(
      'I have the badge back. This morning I left it in the car. It was only half past eight, and I could already feel people listening.',
    ),
    hot(
      'He gave me the tour. He showed me my team. "They\'re terrific," he said, "we just can\'t get anything across to them," and asked what somebody from outside would do.',
    ),
    spicy(
      'I told {F} what I have told him every month since 2019. He wrote it all down. They have engaged me for sixteen months, at four times my salary, to get it past the man who is supposed to be doing my job and who, I hear, does not even come in.',
    ),
    unhinged(
      'I have been a guest here for a year. There is fruit. My old desk was cleared in June, after an audit, by Security, with great tact. I was asked to say a few words to my team about loss.',
    ),
    unhinged(
      'Then yesterday there was a badge in the lining of my coat. I held it to the reader, I do not know why. The light went green. {F} saw me through the glass. The water was taken away, someone put a box in my hand, and by noon I was late with everything.',
    ),
  ),
  plot(
    'office-stapler',
    {
      when: [
        'someone|somebody|who .. steal|take|borrow .. my .. x:stapler|pen|mug|chair|monitor|keyboard|mouse|charger|tape|marker|plant|notebook|umbrella|spoon',
        'my x:stapler|mug|chair|pen|spoon .. missing|gone|disappear|steal|vanish',
        'someone .. keep .. steal|take .. my x:pen|stapler|mug|chair|charger',
      ],
      not: '=pens|=mugs|=chairs|restaurant|café|cafe|bar|pub|gym|train|church|bus|school|library|shop|broke|broken|returned|brought|gave|dog|cat|home|kid|bike|car|lunch|wedding',
      fine: 'from my desk at work again office the favorite while i was on vacation lunch second this week new good ergonomic and label name on it keeps stealing is',
      cast: { F: 'she' },
      axis: 'formality',
      back: "It wasn't mine either",
    },
    all(
      '{text}. I did not go to Facilities. I believe in ownership, so I put up a sheet by the printer: "Whoever has my {x}, I would like to hear your side."',
    ),
    all(
      'The first side came within the hour, on the back of an envelope. "It wasn\'t mine either, when I took it off Daniel."',
      'An answer was pinned to it by lunch. "I thought you knew. It wasn\'t mine either. I had it from Daniel."',
    ),
    all(
      'Daniel had it from Purchasing. In Purchasing it had always been there. By the end of the week the sheet reached the floor, and on it was the whole history of the firm.',
    ),
    mild(
      'The {x} was on my desk this morning, with a note: "Thank you." I have looked at it from underneath. It says, in old tape, "{F}." I do not know any {F}. I have put it in the drawer.',
    ),
    hot(
      'It went back, through seven owners and a divorce, to one {F}, who had left it on a window sill in 1998. Everybody who had ever used it felt, they wrote, that they were only looking after it.',
    ),
    spicy(
      'We found {F}. She runs a vineyard now. We drove out, all of us, to give the {x} back, and she held it for a long time, and then she turned it over, and looked up at us with tears in her eyes. "It wasn\'t mine either," she said.',
    ),
    unhinged(
      'So {F} was flown in for the handover, at the town hall, with a string quartet. She took one look at it and shook her head. Then the chairman cleared his throat. He had something to say about the building.',
    ),
    unhinged(
      'It took the night. By morning it was clear that no one in the room had started the company, or been hired by anyone who had. We had all just come in out of the rain at some time and seen a chair. We have locked the front door. Somebody is out there with a sheet of paper, reading us our side.',
    ),
  ),
  plot(
    'office-boss-outside',
    {
      when: [
        'run|bump .. into .. w:@boss|ceo|@client .. at|in .. supermarket|grocery|groceries|store|shop|aisle|market|costco|aldi|lidl|tesco|walmart|target',
        'see|meet .. w:@boss|ceo .. at|in .. supermarket|grocery|store|shop|aisle|market|costco|aldi|lidl|tesco|walmart|target',
        'w:@boss|ceo .. see|catch|spot .. me .. at|in .. supermarket|grocery|store|shop|aisle|market',
      ],
      not: 'sick|elevator|lift|interview|naked|cry|asleep|sleep|nap',
      fine: 'my at the supermarket gym grocery store in pajamas sunday weekend and pretended not to see him her shorts aisle both we with a cart full beer vacation on hid behind of frozen',
      axis: 'formality',
      back: '',
    },
    all(
      '{text}. There is no form for it. We stood there, out of context, like two chess pieces in a bath.',
    ),
    all(
      'I said, "So this is where you are." It was meant to be light. The answer was, "Going forward." Then each of us reached for the nearest object and read the back of it.',
      'One of us said "Busy?" and the other said "Always," and then we both studied a jar. I can still tell you what is in it. It is mostly sunflower.',
    ),
    all(
      'We met again right away, around a corner. And then at the exit. At the third encounter we had a status.',
    ),
    mild(
      'At work neither of us mentioned it. In the one-on-one there was only, at the end, in a lowered voice, "How was the jar?" I said it had been fine. I have never felt so close to a decision-maker.',
    ),
    hot(
      'I have noticed that it was the only honest report I ever gave: where I was, what I had in my hand, and when I would be done. So now I am there every week, at the same hour, by accident.',
    ),
    spicy(
      'Nothing at our company gets approved at the office anymore. The budget went through last week, in the usual place, without a word, by one of us putting something in a cart and the other nodding. I hear the deputy has started coming, too. He stands near the eggs, in a tie.',
    ),
    unhinged(
      'It has gotten around. At that hour the whole hierarchy drifts past in the usual place, in shorts, thirty feet apart, with baskets. There was a takeover by the dairy wall in March. Both sides were holding yogurt, and neither of them looked up.',
    ),
    unhinged(
      'They opened me a store of my own in Düsseldorf. I walk the aisles alone. Yesterday somebody came around the end of one, in sandals, saw me, and froze, and I would have known what to say to him. "Going forward," I whispered. He reached for the sunflower.',
    ),
  ),
  plot(
    'office-off-and-on',
    {
      when: [
        'turn .. off .. on .. again',
        'turn|switch .. off .. back_on|on_again',
        'turn|switch it off and? .. on',
        'restart .. it .. work',
        'unplug .. plug .. back',
      ],
      not: "still|not|didn't|doesn't|nothing|won't|light|lights|alarm|kid|oven|iron",
      fine: 'it and worked it again off on i the wifi router computer laptop it guy told me ticket waited hour two printer worked fixed',
      cast: { F: 'he' },
      axis: 'rank',
      back: 'ten seconds',
    },
    all(
      '{text}. You have to wait ten seconds in between. Everyone forgets the ten seconds, and I have come to think that they are what did it.',
    ),
    all(
      'In those ten seconds nothing is asked of the machine. It does not have to be anywhere. I stood there and counted, and I realized that I had never been offered this.',
      'For ten seconds nothing on earth was expected of it. I was standing there, and I caught myself being envious of it.',
    ),
    all(
      'I went and lay down under my desk, by the cables. I counted. When I came up I knew what was wrong with the Henley contract.',
    ),
    mild(
      'I have put it in my calendar, every day at three: "Off." It is already the only meeting that nobody has tried to move.',
    ),
    hot(
      '{F} from IT found me on the second day. He got down on the carpet and asked what the problem was. I said that there was none. He lay down as well. He has twelve hundred open tickets. "Ten seconds," said {F}, "I haven\'t had ten seconds since the migration."',
    ),
    spicy(
      'It is a program now. We did the whole of Claims in one go, one afternoon, and they came back up smiling and asking what the company is called. {F} says to leave the board for last. Some of them, he says, are so old that they might not come on again.',
    ),
    unhinged(
      'In June the government tried it, between two budgets. Somebody pulled the plug at noon. There was birdsong. People stood in front of their houses, and no one owed anybody anything.',
    ),
    unhinged(
      'It has been nine. We are all out in the street, with our arms hanging, in the sun, and nobody wants to say the number. {F} is up there with the cable in his hand. I can see him looking at us. "Are they done?" says a voice behind him, and he says, "Give them a minute."',
    ),
  ),
  plot(
    'office-junior-role',
    {
      when: [
        'recruiter .. message|contact|offer|send|write|call ... junior|entry-level|internship|unpaid|intern',
        'offer .. me .. junior|entry-level|internship .. role|job|position',
      ],
      fine: 'me about a role i have years of experience 15 fifteen twenty ten position linkedin today same company my own job i already have for more less old unpaid',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'rising star',
    },
    all(
      '{text}. The message said that they were looking for a rising star. I showed it to my knees.',
    ),
    all(
      'I was going to be dignified about it. Then I read on: a mentor, a laptop, a buddy. Somebody would show me where things are. I have been here since the building was a field, and nobody has ever shown me where things are.',
      'I had the dignified answer typed. But there was a line further down about a buddy, a mentor and a welcome plant, and my eyes went back to it. I have given away eighty plants.',
    ),
    all(
      'I took out the experience and applied. The résumé fits on a stamp. Under "Goals" I put "to learn."',
    ),
    mild(
      'They turned me down. They felt that I might get bored. I have watered the smallest of the eighty, quietly, as my own buddy.',
    ),
    hot(
      'I got it. {F}, who is twenty-six, is my mentor. On the first morning she asked me what I thought of a problem, and when I told her she went white and shut the door.',
    ),
    spicy(
      'She presents what I say. {F} has been promoted twice; we both feel that it is early. I leave at five. Last night a recruiter wrote to me about my old position, the one with the corner and the pills. I said I was flattered, but that I am still a rising star.',
    ),
    unhinged(
      'Word got out. By autumn every executive in the city had applied down. There are fifteen senior partners in my intake. We have matching backpacks, we eat together, and no one is in charge of anything anywhere.',
    ),
    unhinged(
      '{F} is running the country, I believe. She comes by in the evenings with her tie undone and asks whoever is there what to do. We are not supposed to know. "Great question," says our oldest, who was a minister; he is a rising star, and he goes to find out from the plant.',
    ),
  ),
  plot(
    'office-first-deal',
    {
      when: [
        'close|sign|land|win|make .. first .. deal|client|customer|contract',
        'cold .. call ... yes|#',
        'get .. first .. client|customer|contract',
      ],
      not: 'etsy|shop|bakery|painting|she|her|woman|wife|house|car|door|lose|lost',
      fine: 'cold called 60 people and one of them said yes i my ever today sixty hundred deal finally after months big freelance business etsy',
      cast: { F: 'he' },
      axis: 'commitment',
      back: 'What happens now?',
    },
    all(
      '{text}. I had trained for the no. I have a binder on it. There are fourteen kinds, with tabs.',
    ),
    all(
      'There was nothing in the binder about this. The customer\'s name is {F}, and he was on the phone. "Okay," he said. "What happens now?"',
      'So when {F}, the customer, rang and said "Sure," I went to the tab for that, and there was only the back cover. "And?" he asked. "What happens now?"',
    ),
    all(
      'I said, "I understand your hesitation." He said he did not have one. I asked if now was a bad time. It was a good time. He had a pen.',
    ),
    mild(
      'We are on the phone still. I do not know how to send an invoice, and {F} does not want to be the one who hangs up.',
    ),
    hot(
      "I walked over to our senior rep, with my hand over the receiver. He had never had one, either. He had been rejected into management. By three o'clock the whole floor was standing around my desk, looking at the phone.",
    ),
    spicy(
      'Somebody thought there might be a product. We opened the cabinet under the trophies and it was just more trophies. I had to go back on the line and tell {F}. He was very good about it. He asked if we wanted the tab for this: he is in sales himself, he could send it over.',
    ),
    unhinged(
      'It turned out that no one upstairs had planned on a yes. There was no factory. The CEO came down, took the phone himself, listened, and closed his eyes. "What happens now?" he repeated, to all of us, like a man reading a star chart.',
    ),
    unhinged(
      'So we built it, with our hands, in the parking lot, from what {F} described. It took four years. There were weddings. When it was finished we pulled off the cloth in front of him, and he walked once around it in the evening light, and felt it, and said that he would have to talk to his wife.',
    ),
  ),
  plot(
    'office-passed-exam',
    {
      when: [
        'pass .. exam|test|certification|theory_test|bar|course|quiz|license',
        'pass .. aws|cpa|pmp',
      ],
      not: 'eye|hearing|drug|blood|vision|driving|practical|road|swim|swimming|piano|essay|fail|gas|son|daughter|kid|wife|husband|drug|almost|dog',
      fine: 'my i on the second try first third aws attempt finally today after driving test exam time times with one point certification written',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'on paper',
    },
    all('{text}. I am now qualified, on paper. I asked for two copies of the paper.'),
    all(
      'The first hangs in the hall, where a visitor must pass it twice. The second I carry. It has been laminated, so that it can be produced in the rain.',
      'One is in the hall, under a small light. The other is on me at all times. It is laminated, and I have practiced getting it out with one hand.',
    ),
    all(
      'On the train somebody sighed at a crossword. I showed her. I want people to know that there is help.',
    ),
    mild(
      'My neighbor {F} asked if it covers the dishwasher. I read it over. It does not exclude it.',
    ),
    hot(
      'Three weeks later there was an actual emergency, at a wedding, in exactly my field. {F}, the bride, shouted into the room whether anybody knew anything about this. I stood up. I held up the paper. There was applause. And then they all kept looking at me.',
    ),
    spicy(
      'I said that it was multiple choice. I asked {F} to give me four options, of which two should be obviously wrong. A boy of about twelve fixed it with a fork. I have had him sign the back, and on paper that makes me his supervisor.',
    ),
    unhinged(
      'I asked {F} for four options, of which one should be "all of the above." We went with that. The county is still without power. At the inquiry they passed my paper down the table from hand to hand, and each of them, in turn, showed me theirs.',
    ),
    unhinged(
      'I am being kept in a nice place until it is all settled, and I would not call it a cell. The lock is a simple one; I had it as question seventy. Twice a day the warden tries the key, and sighs. I hold it up to the little window: C. It is C. On paper I left weeks ago.',
    ),
  ),
  plot(
    'office-hung-up',
    {
      when: [
        'put|=putting me|us .. on .. hold',
        'on hold .. minute|hour|minutes|hours|with|for',
        'wait .. on .. hold',
      ],
      not: 'project|plan|vivaldi|beethoven|mozart|jazz|silence|no_music|bagpipe|love|painting|picture|coat|date|door',
      fine: 'me on a my hour hours minutes 45 two three forty the bank with and then it cut me off insurance airline internet company phone call again by music customer service line waiting was',
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'important|flute',
    },
    all('{text}. I do not want to talk about the service. I want to talk about the music.'),
    all(
      'It is a piece for flute, of about fifty-five seconds. At first I heard only that it repeats. Later I understood that it does not: each time, a little before the end, the flute nearly says something.',
      'There is a flute, and it plays for fifty-five seconds, and it comes back. By the tenth time I knew it. By the thirtieth I believe that it knew me.',
    ),
    all(
      'A voice told me that my call was important. I have been told so by people, but there was usually something on their screens.',
    ),
    mild(
      'I called again the next day, at the same hour. I did not want anything. When they picked up I hung up.',
    ),
    hot(
      'I called again, at lunch, for the middle part. I put it on in the car. My passenger asked if it was us who were waiting, and I said yes, and it was the first real talk that we had had since April.',
    ),
    spicy(
      'Then yesterday somebody came on the line in the middle of it. {F}. She asked how she could help. I begged her to put me back. She was quiet, and then she said that in fourteen years I was the first to ask. It was her sister, on the flute.',
    ),
    unhinged(
      'They had to move me. I was taking up a line. There is a hall outside Tulsa now, with five thousand of us on little chairs, each with a receiver, and above the door it says in brass that we are important. Not a soul is ever put through. Not a soul wants it.',
    ),
    unhinged(
      'Last week the music stopped. There was a click, five thousand people drew in their breath, and out on the stage, into the light, came {F}, with a case under her arm and her sister by the hand. "Thank you for holding," said {F}. And the flute leaned into the microphone, and told us.',
    ),
  ),
  plot(
    'office-on-time',
    {
      when: [
        '=was|am|be|arrived|arrive|came|come|showed .. on =time ... meeting|once|work|office',
        'show|arrive|come|get .. early|on_time .. for|to|meeting|once',
        '=was|am|be early .. for|once',
      ],
      not: 'another|different|city|paid|pay|salary|project|shift|delivered|retire|bed|period|dentist|doctor|school|airport|party|church|class|exam|cancel|cancelled|canceled|moved|postponed|nobody|no-one|empty|alone|wrong|hour|day|week|interview|late|bus|train|flight|baby|born|wake',
      fine: 'i was for once but the meeting had been to work time there today once first whole office on',
      axis: 'commitment',
      back: 'a minute to',
    },
    all(
      '{text}. I had heard that there is a time before things start. I had always taken it for a figure of speech.',
    ),
    all(
      'It was a minute to. There was coffee, and it was hot. There was a choice of chairs. A man was putting out the pens, and he looked at me as a stagehand looks at somebody from the audience.',
      'I got there at a minute to. I saw the coffee steam. I saw the pens go out, one by one, by a man I had never met, who straightened up and asked if something had happened.',
    ),
    all(
      'I am known for coming in at six past, out of breath, with a story. People like the story. I sat there and it dawned on me that I had not brought one.',
    ),
    mild(
      'At six past I went out, waited a moment, and came in again. "Traffic," I said. You could feel the room relax.',
    ),
    hot(
      'So I asked him for his. He has been putting out pens for twenty-one years, and not one person had ever seen him do it. At six past they all came in, with their scarves and bridges and dogs, and he was gone, and the pens were lying there as if it were nature.',
    ),
    spicy(
      'I come at a minute to every day now. We do not talk much. He has shown me where the lights go on. Last week he was ill, and I did it, all of it, alone, and hid behind the screen. "I love this place," said somebody, picking up a pen. "It just runs."',
    ),
    unhinged(
      'I have followed him further back since then. At four to, a woman airs the rooms. At ten to, they put up the weather. I was there once at half past five in the morning, and I saw it, a plain with some stakes in it, and men carrying the street.',
    ),
    unhinged(
      'No one is allowed to know, and I have been made to sign. It is honest work. If you get to somewhere too soon some day, and there is a man in the doorway with half a chair in his arms, out of breath, be kind. "Traffic," I will say.',
    ),
  ),
  plot(
    'office-young-boss',
    {
      when: [
        'new .. boss|manager .. young|younger',
        'boss|manager .. be|is|was .. younger|born|child|twelve',
        'boss|manager .. be|is|was half my age',
        'new boss|manager is|was|turned # $',
        'boss|manager .. is|was|turned # years? old',
      ],
      not: 'older|60|70|50|65|sixty|seventy|late|fire|wrong_name|dog|intern|not',
      fine: 'my new boss is than me years old half my age started today 24 25 26 twenty-four twelve used to be intern is younger was born the i ten',
      axis: 'rank',
      back: 'before my time',
    },
    all(
      '{text}. It is an enriching experience. In our first meeting I said "dial-up," and was told, kindly, that this had been before my time. It took me a moment to see whose.',
      '{text}. I mentioned the fax in our first one-on-one. "Before my time," I heard, in the voice in which one says it of the plague.',
    ),
    all(
      'I was asked what had drawn me to the industry. I said, the war. It was meant as a joke. It went into my file.',
    ),
    all(
      'Since then people have been careful with me. Somebody held a door for so long that I had to hurry. Last week I was asked to tell the team what an office had been like.',
    ),
    mild(
      'I told them there were walls, and that one went home. They sat very still. A boy asked if we had known, at the time, that we were happy.',
    ),
    hot(
      'I got carried away, I suppose. I told them about lunch. I said it took an hour, that one sat down, that there was wine on Fridays and nobody could reach you. A girl at the back wrote down "reach," with a question mark.',
    ),
    spicy(
      'It is a weekly slot now, with candles. I make things up. Last week I said that in those days a person was paid more each year than the year before, for the same thing, and there was some laughter, and my boss had to lead a young man out.',
    ),
    unhinged(
      'They have put me under protection. I have the room, with the beige computer and a ficus, and there are tours. Children press the keys. At four, behind the rope, I get up, stretch, put on my coat, say "See you tomorrow," and leave, and it always brings the house down.',
    ),
    unhinged(
      'I only go as far as the coatroom. Last night my boss came in there and sat down among the coats, in the dark. "What was it like," I heard after a while, "when it was tomorrow?" I said that I could not say for sure. It was before my time.',
    ),
  ),
  plot(
    'office-expense',
    {
      when: [
        'expense|expenses|expense_report .. reject|deny|question|return|refuse|report',
        'expense|claim .. x:@food|@drink|lunch|coffee|taxi',
        'accounting|accounts|finance .. reject|deny|return|ask|question .. receipt|expense|expenses',
        'reject .. expense|expense_report',
      ],
      not: 'approve|approved|paid|refunded|insurance|dog|wedding',
      fine: 'my report was rejected because of a missing receipt for coffee dollar three two 3 4 5 euro accounting finance the i they asked me to explain lunch taxi boss got claim again cents one',
      cast: { F: 'he' },
      axis: 'formality',
      back: 'business purpose',
    },
    all(
      '{text}. In the column for business purpose I had written "need." {F} from Accounts sent it back. He asked me, in blue, to think about that.',
    ),
    all(
      'I did. I wrote, "To be able to go on." It came back. "To what end?" it said, in blue.',
      'I gave it an evening. "In order to continue," I put. It was on my desk again by morning. "For whom?" wrote {F}.',
    ),
    all(
      'I have had coaches and a retreat, and I once paid a man to walk over me. No one had ever stayed with the question as {F} did. We went back and forth on that one item for ten weeks.',
    ),
    mild(
      'In the end it was approved. I have the slip here. I am not sure that I feel any different, but I know what I want, and why.',
    ),
    hot(
      'By the seventh round I had stopped asking for the money. I was sending him everything: my weekends, my letters, a photograph of the boat. They all came back, with the same two words circled. Business purpose?',
    ),
    spicy(
      'I have sold the boat. I called my brother. Last week I put in a blank form with just my signature on it, and {F} came up from Accounts himself. I had thought of him as taller. He took the blue pen out of his jacket, clicked it, and I saw him hesitate. "I wanted to ask," he said. "What do you put for Sundays?"',
    ),
    unhinged(
      'The tax office found our correspondence, bound it and declared it binding. As of January the citizen gives a business purpose for each item. The birds were looked into, and a lake. There was a man in Maine who wrote "none," and they are naming the form after him.',
    ),
    unhinged(
      '{F} and I were asked to be the first to go in. It is a long corridor. At the end of it somebody was sitting with the whole thing in front of him, all the years, and a blue pen, and he turned over page after page, and at last he looked up, and pushed it back across the table. "There\'s no receipt," he said.',
    ),
  ),
];
