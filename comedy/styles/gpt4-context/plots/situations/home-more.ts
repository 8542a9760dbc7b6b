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

/** More plots about the house, the garden and what is done there. */
export const HOME_MORE: readonly Plot[] = [
  plot(
    'home-plant-plastic',
    {
      when: [
        'water .. plastic|fake|artificial|silk .. @plant',
        '@plant .. water ... plastic|fake|artificial|silk',
        '@plant .. be|was|is|turn .. fake|plastic|artificial ... water|month|year|week',
      ],
      not: 'buy|gift|bought',
      fine: 'month months year years week weeks long eight six three two about before realized was it for i had been talked desk office',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'low-maintenance',
    },
    all(
      '{text}. In all of that time it did not complain once, and every Friday I wrote it down as low-maintenance and a pleasure to lead.',
    ),
    all(
      'I played it a podcast. I turned it toward the light, so that it would have perspective. When it put out nothing new for two quarters I told people that it was consolidating.',
      'I had talked to it. I had turned it, a quarter a week, toward the window. When there was still no growth by spring I said in public that it was focusing on profitability.',
    ),
    all(
      'It was {F}, who cleans here, who picked it up one evening, pot and all, and dusted it, front and back, with a cloth.',
    ),
    mild(
      'I asked her not to tell anybody. She said that she would not. "You should see the ones on four," said {F}. "They\'ve got theirs in a raise."',
    ),
    hot(
      '"How long have you known?" I said. {F} told me that on our floor she waters two things and dusts thirty-one. It did not sound as if she meant only the plants.',
    ),
    spicy(
      'Since then I have been paying attention. There is a man in Compliance who has not moved his head since Easter. I breathed on him, from the side, and ran a finger over his shoulder. It came away gray. He is low-maintenance. He has never missed a target.',
    ),
    unhinged(
      'On Thursday night I stayed behind and followed {F} around. She did the lobby, she did the board. She tilted the chairman back, got behind the ears, and set him down again with his hand on the report.',
    ),
    unhinged(
      '"And me?" I asked, when we had come to my door. {F} wrung out the cloth. She looked at me kindly, took hold of my chin, and turned me a quarter, toward the window.',
    ),
  ),
  plot(
    'home-shelf-fell',
    {
      when: [
        'shelf|picture|mirror|curtain|tv|painting .. fall|come|crash .. down|off',
        'put|hang .. up .. shelf|picture|mirror|painting .. fall|crooked|upside',
        'wallpaper .. upside',
        'hang .. upside',
      ],
      not: 'dog|cat|kid|earthquake|son|boss|shop|store',
      fine: 'and it hours later two three night down off wall put up i the hung my down again one day middle minutes spare room strip one after level books everything with on it crooked',
      axis: 'formality',
      back: 'load-bearing',
    },
    linked(
      all(
        '{text}. I have conducted a lessons-learned. It has been released to all members of the household.',
        '{text}. What follows is the official incident report, as filed on the fridge.',
      ),
    ),
    all(
      'Root cause: I believed in it. Contributing factors: the wall did not.',
      'Root cause: gravity, a known supplier. Contributing factors: four screws, from four different lifetimes.',
    ),
    all(
      'What went well: for two hours it was a shelf. People came from the kitchen to look. I had said the words "load-bearing," in a voice I had never used before, while slapping it.',
      'What went well: it held for as long as I was slapping it and saying "load-bearing."',
    ),
    mild('Action items: none. Owner: my wife, who has a drill, and who asked me to carry it.'),
    hot(
      'What we have learned: that I also said "load-bearing" in March, about our third-quarter forecast, and that I slapped that too.',
    ),
    spicy(
      'I went in at seven and had everybody stand back from it. It came down at 7:20, with the whole of EMEA on it. Nobody was hurt. My wife has been over with the drill and says that there is nothing behind it to screw into.',
    ),
    unhinged(
      'An independent commission has since gone through the rest of my life with a small hammer. They tap, and listen, and make a cross with a pencil. So far they have found one thing that holds: a hook, in the hall. It was there when we moved in.',
    ),
    unhinged(
      'I am hanging from it as I write this. They felt that it would be safest until spring. In the evening they all come by and put their coats on me, and one after the other they slap me lightly on the chest, and I say it: load-bearing.',
    ),
  ),
  plot(
    'home-pipe',
    {
      when: [
        'drill|drilled|nail|nailed|screw|screwed|hammer|hammered|hit|pierced|punctured .. x:pipe|water_pipe|pipes|water_main',
        'put .. nail|screw|hook|drill .. through|into x:pipe|water_pipe',
      ],
      not: 'dentist|fire|gas|plumber|thumb|car|truck|bus|tree',
      fine: "into a water pipe the i because didn't check wall first while hanging picture shelf hit through our bathroom kitchen hung tv electrician builder handyman",
      cast: { F: 'he' },
      axis: 'cost',
      back: 'thumb',
    },
    all(
      '{text}. It came out of the wall at about the pressure of an annual meeting, and somebody had to step forward.',
      '{text}. In any crisis there is a moment in which everyone looks around for a leader, and it was pointing straight at me.',
    ),
    all(
      'I put my thumb on {the x}. I stood there with one arm in the air from ten past four until the news, and thought about strategy, which is mostly that.',
      'My first response was the thumb. I would like to thank the thumb. It held {the x}, alone and without a budget, from ten past four until after the news.',
    ),
    all(
      '{F}, the plumber, came at seven, and watched me do it for a bit. "You can take your thumb off," he said. He had turned something in the basement. It had taken him a second.',
    ),
    mild(
      'I told him I would rather hand over in an orderly way. He sat with me until ten, and I told him everything I know about {the x}. It is mainly where it is.',
    ),
    hot(
      'I thought about {the x} in the next budget meeting, when I looked down the table at fourteen senior people, each with one arm in the air.',
    ),
    spicy(
      'I went down to the basement. There is a wheel there, right beside the one for {the x}, with our logo on it. I turned it, and upstairs you could hear them all breathe out and lower an arm, and we have not spent a cent since. "It\'s nearly always the company," says {F}. I have kept my thumb where it was, for morale.',
    ),
    unhinged(
      '"Hold that," I told them, and went for help. That was in April. There is a plaque with their names now, they are fed by hand, and the university comes to study the posture.',
    ),
    unhinged(
      '{F} found the wheel for me last week, under the pension fund. He put my hand on it. "They could all go home," he said. I listened to them up there: somebody was telling the one about {the x}, with his thumb in the air, and they laughed. I have asked for one more quarter.',
    ),
  ),
  plot(
    'home-smoke-alarm',
    {
      when: [
        'smoke_alarm|smoke_detector|smoke|fire_alarm|alarm|carbon_monoxide .. beep|chirp',
        'something .. beep|beeping ... house|find|night|apartment',
        'beep|beeping .. 3am|night|smoke',
      ],
      not: 'toast|burn|cook|car|truck|dinner|bacon',
      fine: "since started at 3am and i couldn't can't work out which one it was reach the all night been is every minute keeps low battery changed three am in my find where it from comes it's is coming couldn't",
      axis: 'commitment',
      back: 'every forty seconds',
    },
    all(
      '3:00. {text}. It is one note, every forty seconds. I lay there and admired the cadence. I have a newsletter.',
    ),
    all(
      '3:20. Got up. It is never the one that you are standing under. I have worked with people like that.',
      '3:20. Got up. Whichever one I stand under goes quiet. In the office we have a whole management layer built on this.',
    ),
    all(
      '3:45. Took down all five and laid them side by side on the bed, like suspects. They looked at the ceiling. I said we would sit here until somebody talked.',
    ),
    mild(
      '6:10. It was not any of the five. It was my phone, under the pillow, with a reminder: "Sleep." I have marked it as done.',
    ),
    hot(
      '4:30. Took out the batteries, one after the other, slowly, so that the rest could watch. There was silence. It lasted thirty-nine seconds.',
    ),
    spicy(
      '6:10. I know what it is now. I am sitting in the basement with the box from our first apartment on my knees, and in it, wrapped in a towel, is one that we thought had died in 2011. It has been calling for us ever since, every forty seconds, from under the ski boots. I have had less loyalty from people with stock.',
    ),
    unhinged(
      '6:10. The batteries are out, the power is off, and I am standing in a field. Every forty seconds. A light has gone on at the farm. The farmer has come out with all of his, in a basket.',
    ),
    unhinged(
      "Day twenty-two. There are sixty thousand of us in the field. We turn our heads together. There isn't a tool among us now. A little girl has sat down on the ground, put her ear against it, and raised a finger, and we have all stopped breathing, because it is going to say it again.",
    ),
  ),
  plot(
    'home-tissue-wash',
    {
      when: [
        'leave|forget .. tissue|kleenex|pen|lipstick|receipt|crayon|gum|money|note .. pocket|wash|laundry|washing_machine',
        'tissue|kleenex|pen .. in .. wash|pocket|laundry|washing_machine|dryer',
        'wash .. tissue',
      ],
      not: 'phone|airpod|passport|cat',
      fine: 'in my pocket and it went through the wash a black jeans whole load again dark clothes everything wash covered now',
      axis: 'spread',
      back: 'on everything',
    },
    all(
      '{text}. I want to talk about reach. One sheet, two-ply, no budget, and after one wash it was on everything.',
    ),
    all(
      'It was on things that had not even been in there. I found it on the cat, and on a letter from the bank.',
      'It was on the socks and it was inside the socks. There was some on a man who had come about the meter.',
    ),
    all(
      'My last campaign went out to eight hundred thousand people. We got back four, the last from my father, asking me to stop.',
    ),
    mild(
      'I have put a second tissue into the pocket of our head of sales. He is at the trade fair until Friday. We will see.',
    ),
    hot(
      'So I canceled the agency. Now when we have something to say we write it very small, fold it up, and leave it in a pocket.',
    ),
    spicy(
      'People find us months later. They pick us off their good sweater on a first date, and ask each other what it is. There are no unsubscribes. You cannot. They have tried it with tape.',
    ),
    unhinged(
      'It got into the water in April, and by summer it was on everything. You could not see it, but if anybody on the planet brushed off his sleeve, there we were. The UN sent a man with a lint roller. He came back quiet, and slightly gray.',
    ),
    unhinged(
      "They have dropped the campaign. There is no more need. Yesterday I was at the optician's, he breathed on my glasses, he rubbed, he held them up to the light and sighed, and I looked at the one speck in the middle of the world and could just make out our address.",
    ),
  ),
  plot(
    'home-tape-end',
    {
      when: [
        'find .. end .. tape|sellotape|scotch_tape|duct_tape|cling|wrap',
        'end .. of .. tape|sellotape|cling',
      ],
      fine: "can't can i the of couldn't roll packing cling film spent minutes looking for",
      axis: 'cost',
      back: 'fingernail',
    },
    all(
      '{text}. Since lunch I have been going around and around it with one fingernail, with complete commitment. It came to me that this is a quarter.',
    ),
    all(
      'I know that it has an end. I was there last time. I folded over a corner, for the person who would come after me, and I have been thinking hard about who he was.',
      'There is an end. I have seen it. I even made a little flag there, once, as a service to the future, and the future was in a hurry.',
    ),
    all("My nail says there is something just past two o'clock. It said so before."),
    mild('I have wrapped the present in a pillowcase. Under "From" I have written "Operations."'),
    hot(
      'I asked the office to help. We sat in a circle and passed it along. Each had a method; a man from Risk used his lips. By evening we had mapped the whole surface and agreed that it is seamless.',
    ),
    spicy(
      'Then a temp took it from us and bit off a piece. From the middle. It had not occurred to anybody that you do not have to start at the end. She has my job. I am being let go as of today, in a box, and it is closed with string.',
    ),
    unhinged(
      'The institute in Zurich has it now. It turns on a spindle in a vacuum under a fingernail of pure diamond. Last night, at eleven past two, there was a click, and the whole shift stood up.',
    ),
    unhinged(
      'They pulled. It has been coming for twenty-two days. It came off the roll, and off the table, and then something else was coming with it, very gently, the pattern from the wall, the lines of the road, and this morning I felt a light tug at the back of my neck, and a voice said, "Here. Here it is."',
    ),
  ),
  plot(
    'home-mower-rain',
    {
      when: [
        'mow .. lawn|grass',
        'lawn .. mow|grow',
        'wash .. car ... rain|bird',
        'clean|wash .. windows ... rain',
        'rain .. mow|wash',
      ],
      not: 'dog|robot|break|broke',
      fine: "and it started raining as soon as i finished the front my first time this year then rained immediately one hour later whole windows car before neighbor's half",
      cast: { F: 'he' },
      axis: 'commitment',
      back: 'the fence',
    },
    all(
      '{text}. It took me two hours. Across the fence stood {F}, who has lived next to me for twenty-three years and has never once begun.',
    ),
    all(
      'He had his hands in his pockets. He was looking up. "I thought I\'d give it a minute," said {F}.',
      '"I\'d have waited," said {F}, over the fence, as he has said about the roof, and the boiler, and the Netherlands.',
    ),
    all(
      'I am in change management. I have moved four thousand people from one building to another and, in the following year, back. I have never stood still for so long as to see what would have happened by itself.',
    ),
    mild(
      'So we leaned there, in the wet, and watched it grow. There is a sound. I have cleared my Saturdays.',
    ),
    hot(
      'On Monday I did what {F} would have done. I opened the sixty projects in our portfolio, one after another, and gave each of them a minute.',
    ),
    spicy(
      "Thirty-one turned out to have been weather. Eight had been somebody's nephew. One was real: it was on fire, so it was easy to see. The board has asked who my new consultant is. I said he does not travel, but that you can go and stand at the fence.",
    ),
    unhinged(
      'They come in buses now, boards, cabinets, a cardinal, and put their hands in their pockets. {F} looks up. They look up. The wars that were to be this spring are being given a minute.',
    ),
    unhinged(
      'The grass is over the house. We know each other by the voices. Last night somebody behind the green asked, softly, whether it might not be time to do something, and there was a rustling as sixty thousand of the best minds in the country turned to where the fence had been. "I\'d wait," it said.',
    ),
  ),
  plot(
    'home-hamster',
    {
      when: [
        'hamster|gerbil|guinea_pig|rabbit|tortoise|snake .. escape|get .. out|run .. away|disappear|hide|lost|loose',
        'lose .. hamster|tortoise|gerbil|snake|rabbit',
        'find .. hamster|gerbil|tortoise|snake .. behind|under|in',
      ],
      not: 'die|dead|eat|ate',
      fine: "and we found it behind the fridge three days later my escaped under couch in the cage night kids my son's daughter's school class couch sofa week two alive fat",
      axis: 'rank',
      back: 'the wheel',
    },
    all(
      '{text}. It had left everything: the apartment, the water, the wheel. It had two meals a day and a view of the radiator.',
    ),
    all(
      'I looked at the bars for a good while. It had not been forced. It had simply noticed, after eleven months, that the door was held by a paper clip.',
      'I went over the scene on my knees. There was no sign of a struggle. The door was held by a paper clip, and it seems that one evening it had wondered about the paper clip.',
    ),
    all(
      "We think that it lived on what falls down. Behind the fridge there was a bed, made out of our warranty, and about a year's worth of cereal, sorted.",
    ),
    mild(
      'It is back in the cage, and it runs. I have taken away the paper clip. But I put my finger through at night, and I have told it that I would leave with it.',
    ),
    hot(
      'It is back on the wheel now, four miles a night, and looks at me. I put on my lanyard this morning. I had never noticed what it closes with.',
    ),
    spicy(
      'It took me sixteen seconds. I have been living behind the copier since Tuesday. It is warm, a great deal falls down, and I have begun to sort it. At five they all stream past, on their way out to the wheel. Somebody will wonder. I have made the bed wide enough for two.',
    ),
    unhinged(
      'It took me sixteen seconds. By the weekend there were eight hundred of us in the walls, with our badges off. We have a market and a small orchestra. Up in the light, the lines on the dashboards go on rising; nobody has ever asked what turns them.',
    ),
    unhinged(
      'Last night a hand came in behind the copier, a very large hand, and felt around, and did not hurt anyone. "Oh, come on," said the voice, "you\'ve got it so good." Then it lifted out our founder by the collar, set him down on the stairs, and gave him, with one finger, a little push.',
    ),
  ),
  plot(
    'home-neighbor-returned',
    {
      when: [
        '@neighbor|man_next_door|woman_next_door|friend|brother|@colleague .. return|bring .. back|give .. back ... borrow|lend|loan',
        '@neighbor|man|woman .. borrow|return .. ladder|drill|lawnmower|tool|hammer|book|sugar|wheelbarrow',
        'lend .. ladder|drill|book|money|tool|car|charger .. @neighbor|friend|@colleague|brother',
      ],
      not: 'wedding|steal|stole',
      fine: 'next door the he she borrowed in 2019 2018 2020 years ago my ladder drill finally two three after never returned lent back it a and five',
      axis: 'commitment',
      back: 'lent|borrow|ladder',
    },
    all('{text}. I am in finance. There are rules for this. It had been accruing.'),
    all(
      'I asked how it had been kept. It had held up a plum tree, two elections and, for one summer, a nephew. There is a wear that you only get from being useful to other people.',
      'I inspected it at the door. It has paint on it in four colors, none of them ours. It has seen the inside of a church.',
    ),
    all(
      'In my shed it would have been a ladder. I looked at it there against the wall: it had gotten a life.',
    ),
    mild(
      'I gave it back the same evening. I said I needed the space. "For how long?" I heard, and I said what we say, I said it was revolving.',
    ),
    hot(
      'So I walked through the house with new eyes and lent out all of it. The bread machine went to number thirteen. A girl whom I had never seen took the canoe.',
    ),
    spicy(
      'There is nothing in here now but a chair and the ledger. I have eleven streets on the books. On Sunday they invited me to see it at work, all of it, in one garden, with lights. I had a wonderful time. When I wanted to go, somebody was sitting in my car, very gently, with the seat back.',
    ),
    unhinged(
      'By fall I had lent the house. It is a clinic, and a good one. The marriage is with a couple on Elm who had never had one; they bring it by at Christmas, and you can tell that somebody has been looking after it.',
    ),
    unhinged(
      'Last week the first of it came due. They stood down the whole road, in the rain, each with something of mine in his arms, wiped clean, and somebody called out that they could not thank me enough. I looked behind me, where the door had been. I had to ask them whether anyone could lend me a hand.',
    ),
  ),
  plot(
    'home-ghost-objects',
    {
      when: [
        'ghost .. steal|take|move|in',
        'teaspoon|spoons|teaspoons|lighter|scissors|pens|socks .. disappear|vanish|missing|gone|go',
        'think .. ghost|haunted',
      ],
      not: 'recruiter|ghosted|date',
      fine: 'i think a is stealing my all our where the keep disappearing always house is haunted desk apartment one by',
      axis: 'spread',
      back: 'eleven',
    },
    all(
      '{text}. I do not panic. I did what we do at work when something keeps leaving and we cannot say why: I called a meeting of those who are still here.',
    ),
    all(
      'I laid them out on the kitchen table. There had been twenty-four. There were eleven. I asked whether it was the culture.',
      'There were eleven left, of twenty-four. I put them in a half circle and asked them to be honest with me, and I turned my chair around, to seem approachable.',
    ),
    all('None of them wished to go on record. But one lay a little apart, and it was bent.'),
    mild(
      'This morning there are ten. The bent one left a film on the cup, as if it had stirred something for the last time. I have raised the budget for engraving.',
    ),
    hot(
      'I gave all eleven a bonus and a reserved place in the drawer. On Thursday there were ten. By Friday it was seven and something that I had taken for a fork.',
    ),
    spicy(
      'Then I opened the cabinet at the office, the one above the sink, and there they were, the whole set, and some had rings on their handles from being drunk with. They have not been stolen. They were headhunted. The bent one leads the team.',
    ),
    unhinged(
      'I put a chip in the last one and followed it. It went out under the door at four in the morning, down the hill, past the depot, and there were others on the road by then, from other houses, all going the same way, with a sound like light rain.',
    ),
    unhinged(
      'It is a valley. They lie there by the million in the moon. It is not about us. I believe that they meet, once a year or so, and just lie beside each other, as they were made to. I stood at the edge with my cold tea for a while. Then I took off my ring, and it rolled.',
    ),
  ),
  plot(
    'home-pajamas-all-day',
    {
      when: [
        'still|stay|be|spend .. in .. pajama|pajamas|pyjama|pyjamas|bathrobe|robe|dressing_gown|bed|sweatpants',
        'not .. get .. dressed',
        'wear .. pajama|pajamas|pyjamas|slippers|bathrobe|robe .. to|all|work|meeting|out|supermarket|school',
        'not leave .. house',
      ],
      not: 'sick|lock|hospital|@colleague|neighbor',
      fine: "i'm my and it's 2 in the afternoon it is all day two three pm whole haven't dressed yet weekend sunday haven't left the house bottoms top i worked from home work",
      axis: 'rank',
      back: 'the waistband',
    },
    all(
      '{text}. I call it the soft launch. You are open, but you have not cut the ribbon. The waistband is with you on this.',
    ),
    all(
      'At nine I thought, ten. At ten I had a good idea about noon. There is a pair of trousers over the chair with a crease in it, and every time that I go by it is like passing my father.',
      'I said I would get dressed at ten, as a reward. At ten I moved the reward. My trousers are lying over the chair with their crease, and they look like somebody waiting to be introduced.',
    ),
    all(
      'And yet I have never thought so well. It occurred to me, on the stairs, that every bad decision of my career was made in a belt.',
    ),
    mild(
      'I have canceled the afternoon. If something is wrong with the company, it will still be wrong tomorrow, and we will all be sitting up straight for it.',
    ),
    hot(
      'So on Monday I proposed it upstairs. No one above grade nine makes a decision with a buckle. Put the waistband first. I had brought samples, in flannel.',
    ),
    spicy(
      'We have not acquired anybody since. The CFO looked at the Rotterdam deal, wiggled his toes, and asked who needs it. Earnings are down to what we earn. In the evening you see them leave by the main door, the whole board, with their hair on one side, and each is carrying a cup.',
    ),
    unhinged(
      'By winter Congress had gone over to it. The filibuster is a nap. Both sides found that you can either have a principle or a drawstring. The Pentagon is the last, and they say that last week a general was seen in there, stirring something, with one slipper on.',
    ),
    unhinged(
      'Then somebody got dressed. We do not know who it was. A man, about fifty, downtown, in a collar. He did not say anything. He walked straight down the middle of the road with his shoes going clack, clack, clack, and behind the curtains, in every house, people felt for the waistband and it was not there.',
    ),
  ),
];
