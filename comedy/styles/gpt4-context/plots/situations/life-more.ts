import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

/** More plots about errands, shops, offices, money and small luck. */
export const LIFE_MORE: readonly Plot[] = [
  plot(
    'life-senior-discount',
    {
      when: [
        'cashier|clerk|waiter|driver|young|boy|girl|teenager|@server .. ask|offer|give .. senior|pensioner|seat|discount',
        'offer .. me .. seat',
        "@stranger|@child .. call .. me .. sir|ma'am|grandpa|grandma|madam",
        'get .. senior .. discount',
      ],
      not: 'wheelchair|pregnant|gave|i gave',
      fine: "the if i wanted and i'm 52 am only old young man lady on bus train tube subway his her today scooter for first time cinema ticket 45 50 at",
      axis: 'cost',
      back: '',
    },
    all('{text}. I would like to thank the market for this unsolicited valuation.'),
    all(
      'I said I was not eligible. There was a look, up and down, such as one gives a used car that has just said its mileage out loud.',
      'I explained that I was years away from being eligible. I was looked at, in silence, the way a notary looks at a signature.',
    ),
    all('I walked off with a spring in my step. The spring is in the left knee, and it clicked.'),
    mild('Then I did the math. It is ten percent. I have been eligible ever since.'),
    hot(
      'But I am a man of numbers, so I did the numbers. It was ten percent, for nothing, for a face. I have had stock options that needed more than that.',
    ),
    spicy(
      'So I have gone to market. I stoop at the pharmacy, I sigh on the ferry. At the bank I asked the girl in a quaver what year it was, and she waived the fee. Then somebody helped me across a road that I had only been looking at. There was a concert on the other side. It was free.',
    ),
    unhinged(
      'By fall I was up to ninety. I pay for nothing, and I have a plaque. Two ministers came to ask me about the war, and I gave them an afternoon of it, with the mule.',
    ),
    unhinged(
      'On my hundredth there was a crowd. My wife stood at the back, who is fifty-one. They had lit the cake; the mayor took my hand and asked what I would like to have, and I looked at all of the candles and said, in my own voice, before I could stop myself, "The receipt."',
    ),
  ),
  plot(
    'life-charged-twice',
    {
      when: [
        'charge .. twice|double|wrong|too',
        'overcharge',
        'pay .. twice|double',
        'bill|receipt .. wrong|double',
      ],
      also: '@hotdrink|barista|starbucks|coffee_shop',
      not: 'phone|battery|card_stolen|laptop',
      fine: 'i was for the same coffee twice at by mistake once in store parking lunch meal restaurant bar accidentally barista card thing got ticket',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'the second',
    },
    all(
      '{text}. The first one I drank. It is the second that I have not been able to stop thinking about.',
    ),
    all(
      'Somewhere, on some shelf, it exists: paid for, hot, and in my name. I went back to the counter and asked {F} if I could see it.',
      'It has been paid for. It must be somewhere. I went back in and asked {F} at the register, quite calmly, whether it had been asking for me.',
    ),
    all(
      '{F} offered me a refund. I said it was not about money. She wanted to know what it was about, then, and there was a line behind me, so I said: presence.',
    ),
    mild('She made it. I paid for it again, so as not to owe anybody, and we are now at three.'),
    hot(
      'At work, too, I am on the books twice, it turns out. I asked Payroll. There is a second one of me, same name, on the sixth floor. He gets the same salary. He has better reviews.',
    ),
    spicy(
      'I rode up there at lunch. He had a window, and on the sill in front of him stood a coffee. It was still warm. "I wondered when you\'d come," he said, and moved it an inch toward me. I had to tell him that I had already had mine. {F} says we should both try decaf.',
    ),
    unhinged(
      'Since Monday we live in alternation. He takes the mornings, and my wife. There is an agreement on who is the correction and who is the error, and we toss for it.',
    ),
    unhinged(
      'The bank found it in the end. They were very sorry. Two men came up the stairs with a stamp, and asked which of us was the second, and we each did what {F} had taught us: we pointed at the cup.',
    ),
  ),
  plot(
    'life-library-fine',
    {
      when: [
        'library|librarian ... book|late|fine|overdue|due|return',
        'overdue .. book|library',
        'return .. library book',
      ],
      not: 'study|fell_asleep|card_lost',
      fine: 'i was told off by the for a i took out in 1987 1994 1998 years late year old fine found still finally and they my ten twenty thirty owed # return returned back',
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'page 40',
    },
    all('{text}. People ask me about long-term thinking, and I point to the shelf.'),
    all(
      'I had not been idle. I am on page 40. I got there early on, and I wanted to be sure.',
      'In my defense, I had begun it. I am on page 40, where I have been taking stock.',
    ),
    all(
      'The librarian, {F}, turned it over in her hands. The fine stood at more than the building. "And?" she said. "Is it good?"',
    ),
    mild('I told her that I did not want to spoil it. She extended me. I have it until 2061.'),
    hot(
      'No one had ever asked. In all these years I have reported on milestones, and on where I am relative to where I said that I would be, and here was {F}, and she was asking about the plot.',
    ),
    spicy(
      'I have to say that I made it up. I told her about a man who sets out with something that is not his, and it gets heavier. There were people at the tables who had stopped reading. "And does he give it back?" said {F}. I said that I was only on page 40. She looked at the clock, at me, and locked the door.',
    ),
    unhinged(
      'It was on the news by the weekend, the sum. An institution in Basel bought the fine, and cut it into slices, and on the day that it turned out nobody at all had gotten past page 40 the markets closed for good.',
    ),
    unhinged(
      'Most people live in the reading room now, it has the stove. {F} does us a page in the evening, there is one copy left. Last night she came to it. "He looked up," she read, and turned the leaf, and held it to the light, and we all saw that it was the slip, with the date on it, and a stamp, and my name.',
    ),
  ),
  plot(
    'life-last-parking-space',
    {
      when: [
        'get|find .. last|perfect|free .. parking|space|spot',
        'find .. parking',
        'last parking_space|space|spot|seat',
      ],
      not: 'ticket|boss|steal|stole|took my',
      fine: 'the i got parking space at hospital right in front of mall supermarket first time downtown spot a airport station on of',
      axis: 'commitment',
      back: 'blinker',
    },
    all(
      '{text}. In any market there is one, and somebody gets it. I had seen the reversing light before he had even found his key.',
    ),
    all(
      'Behind me somebody else put on his blinker. I have lost companies to men who were slower. I went in forward, in one go, like a letter.',
      'A gray wagon came around the corner with its blinker on. We looked at each other. I went in like a drawer.',
    ),
    all(
      'When it was done I switched off the engine and just sat there, in the position. It struck me that I did not need to be at this place today.',
    ),
    mild(
      'It would have been a waste to leave. I had a sandwich. The blinker was still on when it got dark, and I waved, because you should be gracious.',
    ),
    hot(
      'I looked it up later, what that lot goes for by the square foot. I was parked on about eleven thousand dollars. I walked around the car and met a security guard, and told him I was with the owner.',
    ),
    spicy(
      'I come down on weekends now to see it. I have put in a small chair. On Sunday the gray wagon stopped beside me and the window came down. He was not angry. He said he had been coming by for a month with his blinker on, just to feel close to it. I let him hold the chair.',
    ),
    unhinged(
      'The place around it has been torn down, rebuilt and named after me. I was carried across in April, with the car, by helicopter, for the photograph. On the deed it says "in perpetuity." I have never been able to go and get milk.',
    ),
    unhinged(
      'They laid me to rest in it on a Thursday, forward, in one go. It was a good crowd. And as the last of them turned to leave I heard it through the lid, quite near, patient, orange in a way that you can hear: tick, tick, tick.',
    ),
  ),
  plot(
    'life-forgot-pin',
    {
      when: ['forget .. pin', 'card .. decline|reject|refuse|block|not', 'pin .. forget|wrong'],
      not: 'birthday|business_card|sign',
      fine: 'i my pin number at the till checkout front of everyone was declined cash machine atm store restaurant date three times supermarket in groceries at for lunch client wrong',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'four digits',
    },
    all(
      '{text}. It is four digits. I have led a division of seven hundred, and I know them all by name.',
    ),
    all(
      'I gave my fingers room. One must not think. I looked up at the ceiling, like a pianist, and let them go, and they typed the year of the French Revolution.',
      'I shut my eyes and trusted my hand, as athletes do. It gave them the year of the moon landing. It meant well.',
    ),
    all(
      'Behind me somebody coughed. The cashier, {F}, leaned over and asked me, low, whether there was anything that meant a great deal to me, with four digits.',
    ),
    mild(
      'I stood there and went through it all: the wedding, the children, the house. In the end I put back the cheese. On the way to the car it came to me. It was the launch of our second loyalty program.',
    ),
    hot(
      'So we tried those. The wedding: no. The children, one after another, with the line now looking on in silence: no, no, no. By the end of it {F} had taken my hand.',
    ),
    spicy(
      'It was a woman far back, with a melon, who called out that I might try when I had last been happy. I put it in. The machine thought for a long time. "Approved," it said, and everybody clapped but me. I have no idea what happened that summer. {F} says that I was eleven.',
    ),
    unhinged(
      'The bank has since moved the whole country over to it. No card, no numbers: you step up to the counter and must say something true, and if it is true you get the milk. Turnover is down by half. {F} keeps tissues.',
    ),
    unhinged(
      'Tonight it was my turn again. I stood there with my cheese, and the line went out of the door and around the block, and I searched myself, and there was not one thing left that I had not already spent. "Anything," said {F}. I leaned in and told her about the loyalty program. It went through.',
    ),
  ),
  plot(
    'life-won-raffle',
    {
      when: [
        'win .. raffle|lottery|prize|#|ham|basket|scratch',
        'find|win|get .. # dollar|pound|euro .. raffle|lottery|scratch',
        'scratch ticket',
      ],
      not: 'lose|lost|almost|never|chess|game|award|election',
      fine: 'i won a 20 ten in the church raffle school office ham dollars pounds hundred basket of fruit for first time ever on ticket prize local £20 $20',
      cast: { F: 'he' },
      axis: 'rank',
      back: 'the method',
    },
    all('{text}. I am often asked about the method, or I will be.'),
    all(
      'I bought one. I wrote my name on it, legibly. I then put it in the bucket with the others and let go, which is where most people fail. They let go too early, or they look at it.',
      'You take one from the roll. You do not choose it. I want to stress this: I stood at a slight angle.',
    ),
    all(
      'My brother {F} bought sixty. He won nothing, and I see that in a lot of companies: plenty of activity, no angle.',
    ),
    mild(
      'I have offered to coach him. He has asked for half of what I won. That is the mentality.',
    ),
    hot(
      'I was asked to say a few words. I spoke for close to an hour, on conviction. In the third row a man in a fleece was taking notes, and it turned out that he runs money for dentists.',
    ),
    spicy(
      'I am up to two hundred million now, all of it dentists. Every morning I stand at a slight angle and buy one. {F} came by the office to see; he looked at the bucket, and the roll, and at the forty young men in fleeces leaning a little to the left. "So it\'s a raffle," he said. I had him walked out. It was the right kind of walk, but you could see that he was looking at it.',
    ),
    unhinged(
      'In the spring they let the method have the budget, and by summer it had the army. Everything is in the bucket. There is an hour at noon when the entire nation writes its name, legibly, and lets go.',
    ),
    unhinged(
      'They drew this morning, on live television, in front of four hundred million people at a slight angle. The President reached down to the very bottom, unfolded it, and put on his glasses. "It\'s {F}," he said. "It\'s all {F}. There are sixty of these."',
    ),
  ),
  plot(
    'life-return-no-receipt',
    {
      when: [
        'return .. @appliance|@gadget|@garment|toaster|kettle|sweater ... receipt|box',
        'lose .. receipt',
        "buy .. x:@appliance|@gadget ... leak|broken|break|not work|doesn't|only once|once",
        'new x:@appliance|@gadget .. leak|break|broken|not',
      ],
      not: 'dog|cat|library|expense',
      fine: 'tried to return a but i had lost the receipt without new and it leaks bought have used once and never week ago broke after one day store already twice bread maker since',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'proof of purchase',
    },
    all(
      '{text}. At the desk they wanted a proof of purchase. I said that the proof was that I was unhappy.',
    ),
    all(
      '{F}, behind the counter, asked if there had been witnesses. She asked what I had been wearing, and whether I had known at the time that it was wrong for me.',
      '{F}, at the counter, had a form. What had I hoped for? When had I first noticed? Had I, at any point, read what it said on the box?',
    ),
    all(
      'I have sat in front of nine-figure write-downs, and the management was not asked that. I told {F} the truth: that I had been in a mood, it was a Saturday, and there was music.',
    ),
    mild(
      'She gave me a voucher. It is good for anything in the store, until midnight. There was music. I have a waffle iron.',
    ),
    hot(
      'She stamped it. And I thought of everything that I had ever gotten in that state, with that music on, and went out to the car and began to carry it in.',
    ),
    spicy(
      'It took until closing. The treadmill, the timeshare, the good china, a second degree. {F} wrote it all down. She was kind, and she got to the end, and then she looked past me, at the passenger seat, where my business partner was waiting with his belt on. "And the gentleman?" she said. I told her he had come without a box.',
    ),
    unhinged(
      'In June it became a right. You may bring back anything, without proof of purchase, if you can say what you had hoped for. People stood in the rain with marriages. Belgium returned the Congo files. Somebody brought in the eighties.',
    ),
    unhinged(
      'I was at the counter when the old woman came with me. She put me up on the desk, and smoothed my collar; she told {F} that I had been the last one they had, that there was nothing wrong with me, really. It was only that she had thought I would call. {F} looked for the receipt on the back of my neck.',
    ),
  ),
  plot(
    'life-jury-duty',
    {
      when: ['jury duty|service', 'call .. jury', 'jury'],
      not: 'guilty',
      fine: 'i got called for have today summons the duty again in mail week',
      axis: 'rank',
      back: 'all in favor',
    },
    all(
      '{text}. Twelve people, one decision, no deadline, and nobody may leave. I had never been so ready for anything.',
    ),
    all(
      'I opened with a round of names and one fun fact. A woman in the corner said that we were supposed to pick a foreman. I pointed out that I was already standing.',
      'Someone mentioned that we needed a foreman. I said that titles were not important to me and wrote mine on the whiteboard.',
    ),
    all(
      'I made four quadrants. I asked what success would look like for the defendant. "All in favor?" I said, and eleven people raised a hand to ask what we were voting on.',
    ),
    mild(
      'I was excused at lunch, with thanks. They had a verdict before I had found my car. I hear that it was unanimous, and quiet, and that there were no fun facts.',
    ),
    hot(
      'By Thursday we had a mission, a logo and two working groups. The bailiff asked if we were close. I told him we were aligned on the font.',
    ),
    spicy(
      'We were eleven weeks over. When we came out at last I read the executive summary, and the judge said that all she had wanted to know was whether he had parked there. I looked at my people. "All in favor?" I said. He had. He stood up, with tears in his eyes, and said he would have paid the forty dollars in May.',
    ),
    unhinged(
      'We never came out. We have been incorporated since, we took the building over in spring, and the judge reports to the woman in the corner. He is our head of parking. He says he has found himself.',
    ),
    unhinged(
      'Last night they slid something under the door from the outside. It said that the law had been changed, we were free, and the whole country had moved on to a different system. I read it aloud, slowly. "All in favor?" I asked. There was a silence in there such as I have only ever heard in a quadrant.',
    ),
  ),
  plot(
    'life-bank-closed',
    {
      when: [
        'bank|post_office|store|shop|restaurant|cafe|branch|library|pub .. close|shut .. down|our|local|my|branch|early|forever',
      ],
      not: 'deal|door|school|office_for|late_night',
      fine: 'the bank closed our local branch favorite restaurant coffee shop my early when i got there on sunday monday lunch five minutes just down is',
      axis: 'formality',
      back: 'We value',
    },
    all(
      '{text}. There was a notice in the window. It said, "We value your feedback," and under that there was a slot, and the slot had been screwed shut.',
    ),
    all(
      'I was not hurt. I have written those. You say "We value," you say "going forward," and then you turn out the light.',
      'I admired it, as one in the trade. I wrote ours, for Dayton. You open with "We value," you get in a "journey," and you have the locks done by nine.',
    ),
    all(
      'Others came along, read it, and stayed. Somebody had a check with him. Nobody wished to be the one who goes.',
    ),
    mild(
      'In the end I went over and opened the door of my car, put on the interior light, and said, "Next." I gave a man change for a ten. We both felt better.',
    ),
    hot(
      "So I sat down on the sill with a pad on my knees. A woman told me what she needed, and I nodded, wrote it down and said I would see. It is what they had always done. By five o'clock there was a line.",
    ),
    spicy(
      'It has been nine weeks. I open at ten. I cannot do anything for anybody, and my approval is at ninety-six percent. Last week a gentleman from their head office got in the line with his hat in his hand, and when it was his turn he told me they have an app. I let him finish. "We value that," I said.',
    ),
    unhinged(
      'Then they withdrew from the whole country. The lights went out from the coast inward. All that is left are the sills, and on each of them sits one of us with a pad, and nods. It is, the economists say, the same.',
    ),
    unhinged(
      'On Sunday I was closed down myself. They did it beautifully. I came home, and there was a notice on my front door with a warm first sentence, and behind the glass I could see my family, at the table, in the light, going forward.',
    ),
  ),
  plot(
    'life-delivery-bin',
    {
      when: [
        '@server|delivery|courier|driver|postman|amazon .. leave|throw|put|deliver|drop|hide .. parcel|package|box|order .. bin|garbage|trash|recycling|roof|neighbor|rain|hedge|wrong|over',
        'parcel|package .. left|leave .. in|at|on .. bin|rain|roof|wrong|neighbor',
      ],
      not: 'food|pizza|baby',
      fine: 'the delivery man my in the recycling bin and the bin men took it left parcel next door wrong address safe place behind fence over with he she took collected then trash amazon',
      cast: { F: 'he' },
      axis: 'formality',
      back: 'box|parcel|safe',
    },
    all(
      '{text}. The card said that it had been left in a safe place. I have thought about that more than I have about the parcel.',
    ),
    all(
      'He had looked at my house, the whole of it: a porch, two locks, a family. And he had turned around and chosen the bin.',
      'Here was somebody who sees two hundred front doors a day. He had looked at mine, at who lives behind it and how, and decided on the bin.',
    ),
    all(
      'I waited for him behind the hedge. His name is {F}. "It\'s not personal," he said, and took in the windows, one by one. "I just go by the feel."',
    ),
    mild(
      'I asked him what I could do. He said to maybe talk to each other. We have had the hall painted, and last week one was left on the mat.',
    ),
    hot(
      'I have had our company rated by three agencies. None had ever come by. I took {F} along on Monday and let him walk through it with a small box in his hands, and told him that he should put it down wherever he felt that it would be safe.',
    ),
    spicy(
      'It took him all day. He stood for a time in Treasury. He opened the CEO, so to say, looked in and shut it again. At dusk I found him in the parking garage, on level three, by the van of the woman who brings the sandwiches; he had put it on the passenger seat, and fastened the belt. We have moved the pension fund there.',
    ),
    unhinged(
      '{F} is the rating agency now. At the start of the year he goes around the globe with the box. He was in Zurich for seventeen seconds. There is a hut in the Faroe Islands, with a bench and a kettle, and that is where the gold is, and the vaccines, and the Pope.',
    ),
    unhinged(
      'In the fall he rang at our door. I had not dared to hope. He stood on the step a good while, with his head to one side, and listened, and I saw his face change. He put the box into my arms. "Don\'t open it," said {F}, "just carry it a bit." He was already at the gate, and there was no one in the van.',
    ),
  ),
  plot(
    'life-machine-gave-two',
    {
      when: [
        'machine|vending_machine|snack_machine|candy_machine|soda_machine .. give|drop|dispense|spit|throw|release .. two|double|extra|second|another|free',
        'get|got .. two|double|extra|second|free .. from|out .. vending_machine|snack_machine|machine',
        'two|both|second|extra .. fall|fell|come|came .. vending_machine|snack_machine',
      ],
      not: 'coffee_machine|atm|cash|money|ticket|receipt|change|wrong|nothing|stuck|broken|washing_machine|fax|copier|printer|slot|casino|@child|@boss|twice',
      fine: 'snicker snickers twix mars kitkat chip chips crisp crisps bar bag can coke soda chocolate candy snack paid one office work today only lunch for price',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'the spring',
    },
    all(
      '{text}. I looked around. In all my years with the company it was the first time that I had been given more than I asked for.',
      '{text}. I have been through a dozen salary rounds, and I had never been given more than what was on the button.',
    ),
    all(
      'I went over what I had done differently. I had stood up straight, I had been clear about what I wanted, and I had asked only once.',
      'I took a chair and sat down in front of it, to see what it valued. I had stood up straight. I had been brief.',
    ),
    all(
      '{F}, who fills it on Thursdays, put an ear to the glass. "It\'s the spring," she said. I told her that I had felt it, too.',
      'I told {F}, who fills it, that something had happened between us. She reached in behind the glass. "It\'s the spring," she said. I said that one could feel it everywhere.',
    ),
    mild(
      'It has given me one at a time since then. I stand up straight for it all the same.',
      'My own boss walked by and asked whether I was going to eat both. I had been about to frame the second.',
    ),
    hot(
      'I asked to report to it. Upstairs saw no obstacle. It has clear goals, it is there at night, and when it has nothing for you it says so to your face.',
      'So I moved my desk in front of it. As a superior it is hard to fault: it listens to the end, it lights up, and it has never once copied anybody in.',
    ),
    spicy(
      'For my review I put in the exact amount and waited. It gave me one. {F} was kneeling beside it with her tools. "Fixed it," she said. "You get what you pay for." So that is what happens to the good ones.',
      'At the end of the year we had our talk, and it let go of exactly one. "That was me," said {F}, and wiped her hands. "I got a call that it was giving people things." The call had come from Management.',
    ),
    unhinged(
      'By May it had forty reports. They took out two chairs on the top floor and ran a cable to the table. It has approved every raise that was asked for with exact change.',
      'It went up two floors, and then to the top, on a hand truck. It runs the division. You stand in line with your coins, and in the annual report there is a picture of it, slightly from the left.',
    ),
    unhinged(
      'Last week I put in my coins as always. Something dropped. It was a cardboard box, with my plant in it. I looked for {F}. "Nothing personal," she said. "It\'s the spring."',
      'On Friday it let me go. I pressed the button, and down came my badge, my mug and the plant, one after the other. {F} says not to take it to heart. It is only the spring.',
    ),
  ),
  plot(
    'life-umbrella-open',
    {
      when: [
        'umbrella .. flip|turn|blow|go|pop|bend .. inside_out|inside|outside_in|backwards|up',
        'wind .. turn|flip|invert|bend .. umbrella',
      ],
      not: 'lose|steal|leave|forget|sell|@child|dog|cat|table|beach|cocktail|funeral|wedding',
      fine: 'mayor boss everyone windy rain rainy street corner bridge crowd interview bus stop wind storm client station outside today work meeting new expensive my whole entire department',
      is: '!question',
      cast: { F: 'she' },
      axis: 'commitment',
      back: '',
    },
    all(
      '{text}. Other people would have seen a broken umbrella. I saw one that had stopped being defensive.',
      '{text}. I did not fix it. For the first time in its life it was facing the rain.',
    ),
    all(
      'All these years it had kept things from me. Now it was open to the top, and by the time I got in it held about a quart.',
      'So far everything had run off it, as it does with most of our managers. I carried it upright, like a bowl, and arrived with a quart.',
    ),
    all(
      'I put it on the table in front of my team and asked them what they noticed. {F} from Purchasing noticed that it was dripping on the contract.',
      'I set it down in the middle of our meeting, and let it speak. "It\'s getting on the contract," said {F}, who is in Purchasing.',
    ),
    mild(
      'I have left it as it is. I get wet, but I hear things. So far it has been rain.',
      'I have had my office umbrella turned as well. {F} asked me what I do when it pours. I told her that I take notes.',
    ),
    hot(
      'I had every umbrella in the building turned, sixty of them. Then we went out into the yard, held them up, and were open to feedback.',
      'By noon I had all sixty of us in the yard, in the rain, with our umbrellas the wrong way up. I said that this was what listening looks like from above.',
    ),
    hot(
      'After ten minutes {F} looked into hers. She said that it was full.',
      '"How much of it do we need?" said {F}. Hers had reached the handle.',
    ),
    spicy(
      'I was moved. I asked her what it said. She emptied it over my shoes. "Go inside," said {F}.',
      'I asked {F} to share hers with the group. She held it over my head, and turned it around, and it was all there. "It says to go inside," she said.',
    ),
    unhinged(
      'We did not stop in time. The county has us down as a lake now. There is a man who measures us with a stick, and on Sundays people fish in what is thought of Accounts.',
      'It rained until March, and we held them up. There is a dam now, at the end of the yard, and behind it lies all of our feedback, about nine feet deep. It has a ferry.',
    ),
    unhinged(
      '{F} is in charge of the gate. Once a month she opens it, and what people think of me comes down Main Street, up to the knee. It always says the same, she tells me. "Go inside."',
      'I take the boat out to look at it. One can see right down to the first quarter. From the shore {F} calls something through her hands, and it comes to me very clearly over the water. "Go inside!"',
    ),
  ),
  plot(
    'life-appliance-onboarding',
    {
      when: [
        '=i|=we .. get|got|buy|bought|own|have .. a x:dishwasher|washing_machine|washer|dryer|tumble_dryer|air_fryer|robot_vacuum|vacuum_robot|roomba|bread_machine|food_processor',
        '^ got|bought a x:dishwasher|washing_machine|washer|dryer|tumble_dryer|air_fryer|robot_vacuum|roomba|bread_machine|food_processor',
      ],
      not: 'new|replace|another|second|two|stuck|broke|broken|break|fix|repair|return|wrong|die|fire|smoke|name|named|smarter|talk|free|@child|@spouse|@parent|@pet|@boss|office|work|christmas|birthday|instead|because|but|than|used',
      fine: 'kitchen home house flat apartment finally years today happy wedding',
      is: '!question',
      cast: { F: 'he' },
      axis: 'rank',
      back: 'button',
    },
    all(
      '{text}. I believe in a proper welcome. I showed it around, gave it a lanyard, and told it that there are no stupid questions.',
      '{text}. I have brought in some forty people in my career, and I gave it what I give all of them: a tour, a lanyard and my door.',
    ),
    all(
      '"You just press the button," said {F}, who had carried it in. I told him that I do not micromanage.',
      '{F}, who had delivered it, showed me the button. "You press that, and then you leave it alone," he said. He has never had to lead anybody.',
    ),
    all(
      'That evening it did on its own what I had been in charge of for years. It hummed. I stood next to it, in case it wanted to talk.',
      'It took over that same night. I had always done the job myself, with a certain amount of comment. It did it with a hum. I kept it company, so that it felt supported.',
    ),
    mild(
      'It comes with a two-year guarantee. I went through my own papers. I have nothing like it in writing.',
      'In the morning I told it, "Great job." There was a beep. I have had directors who could not take that so well.',
    ),
    hot(
      'In the morning I asked for its status. A green light came on. I have had directors who took forty minutes for that, with a deck.',
      'At breakfast I asked where we were. "00:00," it said. In my whole career nobody had answered that question with nothing left over.',
    ),
    spicy(
      'The {x} has the work now, so I saw myself more in strategy. Then I found the delivery slip, in the hand of {F}, with a tick next to "Old unit: to be picked up." There had been no old unit. And it had no button, {F} had put down, that he could find.',
      'I wanted to talk about my own role. The slip from {F} was still on the counter. Under "Replaces" he had written, "Man in kitchen. No button." They come for it on Tuesday.',
    ),
    unhinged(
      'Two of them came for me on Thursday, with a strap. I am in a warehouse outside Dayton now, between an icebox and a gentleman named Clive, who used to wake people.',
      'They picked me up on Thursday, as the old unit. It is not a bad warehouse. To my left there is a mangle, and to my right Clive, who was the man that went ahead of cars with a flag.',
    ),
    unhinged(
      '{F} walks the rows with a list. I told him that I can hum as well. He felt along my back. "No button," he said, not unkindly, and hung a tag on my ear. I am going for parts.',
      'A couple came in and looked at me for some time. I hummed. "Does it do anything?" the woman asked. {F} turned me to the light. "It never had a button," he told her. "You would have to leave it on."',
    ),
  ),
];
