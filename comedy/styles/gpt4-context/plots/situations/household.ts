import {
  all,
  hot,
  levels,
  mild,
  type Plot,
  plot,
  type PlotTraits,
  spicy,
  unhinged,
} from '../../../../story/plot.ts';

const HOUSE_SALT_SUGAR = {
  when: [
    'salt .. instead|not|rather .. sugar',
    'sugar .. instead|not|rather .. salt',
    'mix|confuse|swap|switch .. salt ... sugar',
    'mix|confuse|swap|switch .. sugar ... salt',
    'salt .. for .. sugar',
  ],
  not: ['@hotdrink|purpose|diet|doctor|cereal|boss|@child|@spouse|@parent|road'],
  fine: 'use put add pour bake cook cake cookie cookies brownie brownies crumble pie batter dough muffin muffins pancake pancakes banana bread birthday recipe dessert apple cup tablespoon jar mixed up confused swapped mistook grabbed grab baking wrong instead taste tasted',
} satisfies PlotTraits;

const HOUSE_JAR = {
  when: [
    "can't|cant|couldn't|couldnt|cannot|unable|not|wouldn't|won't|wont|fail|failed|struggle|struggled|trying|tried .. open .. x:jar|bottle|lid|tin",
    "can't|cant|couldn't|couldnt|cannot|unable|not|wouldn't|won't|wont|fail|failed|struggle|struggled|trying|tried .. open .. of? y:pickles|gherkins|jam|olives|salsa|beetroot|chutney|honey",
    "x:jar|lid|bottle .. won't|wont|wouldn't|not|didn't|doesn't|refuse|refused .. open|budge|come_off",
    "can't|cant|couldn't|couldnt|cannot|unable|not|tried|trying .. get .. x:lid|top|cap off .. jar|pickles|gherkins|jam|bottle|it",
  ],
  not: [
    '@person .. open',
    'back_on|closed|shut|paint|child|@pet|tip|blender|trash|wine|champagne|medicine|pill',
  ],
  fine: 'gherkin gherkins beetroot chutney onions cant anyone pickle pickles jam sauce olive olives pasta salsa peanut butter honey mayo stuck hour open jar lid no matter hard try tried kitchen dinner hand weak strong tight damn stupid new glass',
  is: 'alone',
} satisfies PlotTraits;

const HOUSE_EMPTY_CARTON = {
  when: [
    'put|leave|return ... empty .. milk|carton|milk_carton|bottle|juice|cereal|box|container|jar|cartons ... fridge|cupboard|pantry|shelf|freezer|back',
    'empty .. carton|milk_carton|juice|milk|cereal|cereal_box .. in|back|on .. fridge|cupboard|pantry|shelf',
    'carton|milk|juice|orange_juice|cereal .. in .. fridge|cupboard|pantry .. empty',
  ],
  not: ['open|pill|throw|office|boss|trash|@pet'],
  is: '!actor:me',
  fine: 'boyfriend girlfriend husband wife roommate flatmate son daughter kid teenager brother partner spouse my milk carton juice orange oat cereal box egg eggs empty put back keep leave left always fridge cupboard again nothing drop who person',
} satisfies PlotTraits;

/** Plots about the household: kitchen, laundry, repairs, garden, deliveries and the people next door. */
export const HOUSEHOLD: readonly Plot[] = [
  plot(
    'house-salt-sugar',
    { ...HOUSE_SALT_SUGAR, cast: { F: 'she' } },
    all(
      '{text}. In my defense, they are both white, they are both granular, and they both interview well.',
      '{text}. In my defense, sugar and salt are both white, both granular, and they come in the same jar.',
    ),
    all(
      'A weaker leader starts over. I gave it a new name, "Coastal," and brought it to work on a tray.',
      'A lesser professional throws it away. I named it "The Coastal," put it on a tray, and took it to the office.',
    ),
    all(
      'My supervisor, {F}, took one bite. Then she looked around for somewhere to put it.',
      'The first taste went to {F}, my supervisor. She chewed once and then stopped chewing.',
    ),
    all(
      'I asked for her perspective. "It\'s salt," she said.',
      '"What\'s your perspective?" I asked. "Salt," said {F}.',
    ),
    mild('I thanked her for her perspective. "That isn\'t a perspective," said {F}. "It\'s salt."'),
    hot(
      'I told her that was a positioning problem. I ate four pieces in front of the CFO, without water, to restore confidence in the product.',
      'I explained that this was a matter of messaging, and ate four pieces in front of the CFO to calm the market. I had not budgeted for water.',
    ),
    spicy(
      'My review is in. It has sixteen pages of boxes. Under "Attention to detail," {F} had written a single word: "Salt."',
    ),
    unhinged(
      'There is a form for it, it turns out. So I was reclassified from Personnel to Condiments. My badge says "Coarse," and I am stored in a cool, dry cabinet near the elevators.',
    ),
    unhinged(
      'I still go to meetings, but only by the pinch. "That\'s plenty," says {F}.',
      'They still bring me in for the big meetings. "Just a pinch," says {F}, and then, "That\'s plenty."',
    ),
  ),
  plot(
    'st-b-pinch-of-derek',
    HOUSE_SALT_SUGAR,
    all('{text}.'),
    all('On paper, the two were identical.'),
    levels(
      'I took the one nearest to hand.',
      "I took the one nearest to hand. It's called a shortlist.",
      'I took the one nearest to hand. It had prepared a statement.',
    ),
    all("It's how we hired Derek."),
    levels(
      'A pinch of Derek would have been fine.',
      'A pinch of Derek would have been fine. We used two cups.',
      "We've tried putting a potato in with Derek. He manages it now.",
    ),
  ),
  plot(
    'house-cake-sank',
    {
      when: [
        'cake|birthday_cake|sponge|souffle|soufflé|brownie|loaf|cheesecake|muffin|cupcake|banana_bread ... sink|sank|sunk|collapse|cave|deflate|crater|fall|fell',
        'cake|birthday_cake|sponge|souffle|soufflé|loaf .. hole|dip|crater .. middle',
        "cake|birthday_cake|sponge|souffle|soufflé|loaf ... not|didn't|wouldn't|never .. rise",
      ],
      not: [
        'floor|wedding|@pet|@child|dropped|drop|boss|office|face|counter|table|bag|car|step|off|@game|asleep',
      ],
      fine: 'bake baked sponge birthday chocolate carrot lemon oven open door early took made collapsed fell sank flat like mother grandmother guest recipe mine',
      cast: { F: 'she' },
    },
    all(
      '{text}. The edges were fine. It was only the middle that had failed to rise, and I have seen that org chart.',
      '{text}. I studied it for a long time. The edges had held. All of the trouble was in the middle, as in any company I have worked for.',
    ),
    all(
      'I filled the hole with frosting. In my world, we call that a hiring freeze with benefits.',
      'I filled the hole with frosting, to the rim, and smoothed it over. You would not have known. That gave me the idea.',
    ),
    mild(
      'I brought it to the office to make my point about middle management, and had cut eighteen slices when {F} from Payroll put up her hand.',
    ),
    mild('"What level are you, again?" asked {F}. I put down the knife.'),
    hot(
      'I carried it up to the executive floor as a visual aid. "You can lose the whole middle," I said, "and nobody can tell." The CEO had two slices and asked me how soon.',
      'I took it to the executive floor as a model of the company. "Take out the middle," I told the CEO, "and put something sweet on top." He had a second slice. He asked how fast.',
    ),
    spicy(
      'He signed it that afternoon. I have never had a proposal go through so quickly, or with a fork.',
      'It was approved by three, with crumbs on it. It is the fastest that anything of mine has ever gone through.',
    ),
    spicy(
      'At five {F} from Payroll came to my desk with an empty box. "Congratulations," she said. "You\'re the middle."',
    ),
    unhinged(
      'Overnight the building did it by itself. Floors four through eighteen sank into the lobby, gently, with the lights on. Facilities has it down as a consolidation.',
    ),
    unhinged(
      'They filled the hole with frosting, per my slide. I am in the middle of it, up to the badge. {F} from Payroll lowers my mail on a fork.',
    ),
  ),
  plot(
    'house-jar',
    { ...HOUSE_JAR, cast: { F: 'she' } },
    all(
      '{text}. I gave it hot water, a rubber glove and the better part of an evening, which is more than I gave my last two hires.',
      '{text}. I had tried the hot water, the rubber glove, and a tone of voice that has worked on vendors.',
    ),
    all(
      'The next morning {the x} came to work with me, in the laptop bag. {F} from Accounts Payable opened it with one hand, while on the phone.',
      'The next morning I brought in {the y}. {F} from Accounts Payable had the lid off in passing, with one hand, on her way to the copier.',
    ),
    all('"I loosened it," I told her.', '"That was me," I said. "I loosened it."'),
    all(
      '{F} looked at me. She turned it shut again, by about an inch more than before, and gave it back.',
      '{F} stopped. She put it back on, leaned on it, and set the whole thing on my desk.',
    ),
    mild(
      'It is still there. I tell visitors that {the x} is a paperweight.',
      'It is still there. I tell visitors that {the y} is for display.',
    ),
    spicy(
      'The week after, {F} closed the Hartwell account, two years of my work, in one call. I sent an all-staff email to say that I had loosened it, with a picture of {the x} for those who like an example.',
      'The week after, {F} closed the Hartwell account, two years of my work, in one call. I sent an all-staff email to say that I had loosened it, and attached {the y} as a precedent.',
    ),
    spicy(
      '{F} called Hartwell and canceled. Then she held out the phone to me with her left hand, and {the x} with her right. "Go ahead," she said. "Either one."',
      '{F} called Hartwell and canceled. Then she held out the phone to me with her left hand, and {the y} with her right. "Go ahead," she said. "Either one."',
    ),
    unhinged(
      'The patent office has since recognized the principle. I now hold the loosening of penicillin, the zipper and the Panama Canal, each with a number and a small seal, and {the x} is on the letterhead.',
      'The patent office has since recognized the principle. I now hold the loosening of penicillin, the zipper and the Panama Canal, each with a number and a small seal, and on the letterhead, in gold, {the y}.',
    ),
    unhinged(
      'This week a shovel came in the mail. Panama had filled it back in. "Go ahead," said the note. It was tied around {the x}, which has been shut by somebody with a crane.',
      'This week a shovel came in the mail. Panama had filled it back in. "Go ahead," said the note. It was tied around {the y}, and somebody had gone over the lid with a crane.',
    ),
  ),
  plot(
    'st-g-retention',
    HOUSE_JAR,
    all('{text}.'),
    all('Every founder dreams of a barrier to entry like this.'),
    levels(
      "I've tried hot water and a spoon.",
      'I\'ve tried hot water, a spoon, and calling it "buddy."',
      "I've tried hot water, a spoon, and a hostile bid.",
    ),
    all('Somewhere out there is the person who tightened it.'),
    levels(
      'They should be running customer retention.',
      'They should be running my customer retention. We lose 94 percent.',
      "They run my customer retention now. It's perfect. We can hear them tapping.",
    ),
  ),
  plot(
    'house-broken-mug',
    {
      when: [
        'break|drop|smash|shatter|chip|crack|knock .. mug|plate|bowl|vase|teapot|cup|teacup|saucer|=glass|wine_glass|wineglass|dish|platter',
        'mug|plate|bowl|vase|teapot|teacup|wine_glass|wineglass|platter .. break|shatter|smash|chip|crack|slip',
      ],
      not: [
        "@person|@person's|purpose|@bodypart|@phone|@computer|screen|window|door|license|shower|world|super|coffee_table|jar|fix|glue|gold|repair|restaurant|store|shop|museum|party|wedding|finger|egg|=glasses",
      ],
      fine: 'favorite favourite coffee wine tea best expensive crystal antique sink dishwasher kitchen tile wash washing dry drying floor piece pieces thousand last only cat dog knock hand porcelain set broke shelf counter into by with my beloved ikea glass table while',
      cast: { F: 'she' },
    },
    all(
      '{text}. In Japan, I have read, they would mend it with gold, and afterward it is worth more than before.',
      '{text}. There is a tradition in Japan of mending such a thing with gold, so that the break becomes the best part. I tore that article out.',
    ),
    all(
      'I would now like to explain what I did to the copier.',
      'I mention it because Procurement has asked me about the copier.',
    ),
    all(
      'If china gains value by breaking, then so does equipment. I did the copier, two monitors, and our relationship with the Toronto office.',
      'Once you have understood that, you do not stop at the kitchen. I broke the copier, a glass partition, and our relationship with Toronto.',
    ),
    mild(
      'I sent {F} in Procurement my request for the gold. She sent back a number to call about the copier, and a roll of tape.',
    ),
    hot(
      'Then I ordered the gold. {F} in Procurement called me about the quantity. She wanted to know whether I had meant grams.',
      'The gold request went to {F} in Procurement. She rang me up to ask if there was a decimal missing.',
    ),
    spicy(
      '"You can\'t see it yet," I told her. "First it has to be in pieces."',
      'I told her that value creation is always in pieces at first. I could hear her walking over to look at the copier.',
    ),
    spicy(
      'On payday my contract was torn up, cleanly, down the middle. I waited. "There\'s no gold," said {F}.',
    ),
    unhinged(
      "For my own development I then stepped off the mezzanine. I came apart in eleven clean pieces, like china, and Facilities put them in a banker's box with a work order on top.",
    ),
    unhinged('The work order came back the same day. The gold was denied. {F} has approved tape.'),
  ),
  plot(
    'house-trash-day',
    {
      when: [
        'forget|forgot .. trash|garbage|bin|bins|recycling|rubbish|trash_cans|garbage_cans',
        'miss .. trash|garbage|bin|recycling .. day|pickup|collection|truck',
        'miss .. trash|garbage|bin|recycling_truck',
        "didn't|not .. put|take .. bin|bins|trash|garbage .. out",
      ],
      not: ['@person|bag|wedding|purpose|raccoon|ring|anniversary|keys|threw|throw'],
      fine: 'put take bring out day pickup collection truck night curb again week smell can cans full recycling bin bins forgot thursday christmas after holiday late run chase robe pajamas morning',
      cast: { F: 'he' },
    },
    all(
      '{text}. I came out in my robe in time to see the truck, two houses on. It had started without me.',
      '{text}. When I got to the curb the truck was already at the corner. They had not waited for a quorum.',
    ),
    all(
      'I caught it at the stop sign and knocked on the cab. I asked the driver whether they could circle back.',
      'I ran after it, knocked on the door of the cab, and proposed to the driver that we circle back.',
    ),
    all(
      '"We do," said {F}, the driver. "Next week."',
      'The driver\'s name was {F}. "Sure," he said. "In a week."',
    ),
    mild(
      'It is the only time in my career that somebody has said it and then meant it. He came on the dot. I had forgotten again.',
    ),
    spicy(
      'I do not let items age. I drove the bags to work and put them under my desk, with a sticky note on each: "Parking lot."',
      'So I handled it as I handle anything that is late. I brought it to the office and placed it under the table in the big conference room, as a carryover.',
    ),
    spicy(
      'By the third day there was a smell, and people said it was Q3. I did not correct them.',
      'By the fourth day two meetings had been moved. The minutes say "air quality." I took the minutes.',
    ),
    spicy(
      'On Wednesday Facilities moved my desk to the loading dock. At dawn I heard brakes. "See?" said {F}. "Circled back."',
    ),
    unhinged(
      'The next week I had a reminder, and put out everything: the bags, the bins, and, owing to how I had worded it, the third quarter. He took it. Payroll now has us going from June straight to October.',
    ),
    unhinged(
      'I caught the truck at the stop sign and asked for September. "Not quarters," said {F}. "We don\'t circle back for quarters."',
    ),
  ),
  plot(
    'house-empty-carton',
    { ...HOUSE_EMPTY_CARTON, cast: { F: 'she' } },
    all(
      '{text}. I was not angry. I was impressed. On paper, we were fully stocked.',
      '{text}. I held it up to the light and had to admire it. On paper, there was plenty.',
    ),
    all(
      'I had spent seventeen years delivering actual results. It had not occurred to me that you could just put back the box.',
      'For years I had been filling things before I handed them in. I saw now that this was extra.',
    ),
    all(
      'I submitted my next report the same way: a cover, a binder, a spine with the year on it. It went on the shelf with the others.',
      'That week I handed in the annual forecast. It was a very good binder, with tabs. There was no forecast in it.',
    ),
    mild('{F} from Audit took it down and shook it next to her ear.'),
    mild('"We\'re out," said {F}. She asked me to run to the store for a forecast.'),
    hot(
      '{F} from Audit took it down, shook it next to her ear, and put it back without a word. I took that as a sign-off.',
      'On Wednesday {F} from Audit lifted it by one corner. She did not open it. She just gave it a little shake and put it back.',
    ),
    spicy(
      'On payday there was an envelope in my box, as always. It was very light. "On paper," said {F}, "that\'s your bonus."',
    ),
    unhinged(
      'Then she started checking the rest of the floor. She lifted the CFO out of his chair by the collar and shook him. He was empty. Somebody had finished him in March and put him back.',
    ),
    unhinged(
      'Mine was the last office. {F} picked me up, shook me, and listened. "On paper, he\'s still good," she told the intern. "Put him back."',
    ),
  ),
  plot(
    'st-p-cannot-fault-the-filing',
    HOUSE_EMPTY_CARTON,
    all('{text}.'),
    all("I can't fault the filing."),
    levels(
      "It's in the right place, label to the front.",
      "It's in the right place, label to the front, and neatly closed.",
      "It's in the right place, label to the front, in order of rank.",
    ),
    all("There's just nothing in it."),
    levels(
      "I've presented reports like that.",
      'We have a whole department like that. I run it.',
      'It joins Strategy on the first. They liked how it carried itself.',
    ),
  ),
  plot(
    'house-out-of-milk',
    {
      when: [
        'run .. out .. milk|oat_milk|creamer',
        '=no|out_of milk|oat_milk .. left|in|at|for|house|home|fridge',
        '^ no milk',
        'be|are|is|were|was .. out_of milk|oat_milk',
        'no .. more milk|oat_milk',
      ],
      not: [
        'drink .. all',
        '@pet|@child|breast|formula|kind|bar|cafe|starbucks|restaurant|@hotdrink|cow|vegan|tea',
      ],
      fine: 'milk morning breakfast cereal fridge kitchen nobody buy more house office oat completely ran run out there left middle recipe again sunday',
      cast: { F: 'she' },
    },
    all(
      '{text}. By eight I had declared a supply event and named a task force of nineteen.',
      "{text}. I did what I am trained to do. I declared a supply event and blocked out everybody's afternoon.",
    ),
    all(
      '{F} from Payroll put up her hand in the first meeting. "The store\'s open till ten," she said.',
      '"The store\'s open till ten," said {F} from Payroll, before I had got to the agenda.',
    ),
    all(
      'I thanked her and put it on slide 14, under "Risks."',
      'I wrote that on a sticky note and moved it to the column called "Later."',
    ),
    mild(
      'We have met four times since, and we have a definition of "out." {F} comes late. She has cereal first.',
    ),
    hot(
      'The consultants compared sixteen options over five years. The winner, on cost per quart, was to own the cow.',
      'We ran the numbers out to 2031. Over that horizon you cannot justify cartons. What the model wanted was a cow.',
    ),
    hot(
      'It was delivered overnight to level two of the parking garage. I had arranged for validation.',
      'Procurement found one on a lease. It came overnight and has space 14 in the garage, with validation.',
    ),
    spicy(
      'I took {F} down there to see it, with a bucket. She walked once around it. "The store\'s open till ten," she said. "And that\'s a bull."',
    ),
    unhinged(
      'It was a bull. By then he had been entered as headcount, at director level, and the system would not let us go back. I have reported to him since the first.',
    ),
    unhinged(
      'My review is at four, in the garage. "The store\'s open till ten," says {F}, "if you need another tie. I wouldn\'t wear the red one."',
    ),
  ),
  plot(
    'house-toilet-paper',
    {
      when: [
        'run .. out .. toilet_paper|toilet_roll|tp|loo_roll|toilet_tissue',
        '=no .. toilet_paper|toilet_roll|tp|loo_roll',
        'out_of toilet_paper|toilet_roll|tp|loo_roll',
        'be|are|is|was|were .. out .. toilet_paper|toilet_roll|loo_roll',
        'realize|realise|notice|find .. no .. toilet_paper|toilet_roll',
      ],
      not: [
        '@person|over|under|dog|cat|buy|hoard|pandemic|2020|neighbor|date|stuck|shoe|gas|school',
      ],
      fine: 'toilet paper roll loo bathroom stall work office home house left last sheet sitting sit late too there ran use only again middle public restroom realized noticed',
      cast: { F: 'she' },
    },
    all(
      '{text}. I would like to put in a word here for just-in-time inventory, which I have championed since 2009.',
      '{text}. I am a just-in-time person. I have said in front of audiences that stock is money asleep on a shelf.',
    ),
    all(
      'A leader works with what is at hand. At hand was the five-year plan, which I had taken in there to read.',
      'You look around you at such a moment. I had my phone, at two percent, and the five-year plan, which I had brought along to finish.',
    ),
    mild('I want to be open with the team about where we stand.'),
    mild('It is a three-year plan now. I have called that focus.'),
    hot(
      'The next morning I presented it to {F}, our CFO. She leafed through it to the end, and then she turned the last page over.',
      'It was due the next day at seven. {F}, our CFO, wet a finger and went through it page by page.',
    ),
    spicy(
      '"This stops at year three," she said. I said that the outer years had been absorbed by the business.',
      '"Where are years four and five?" she asked. I said that those had gone to meet an immediate need.',
    ),
    spicy(
      '{F} considered my face for some time. Then she put down the five-year plan and asked for the hand sanitizer.',
    ),
    unhinged(
      "It has all come in since, exactly as planned. On New Year's Eve of year three we went straight to year six. Payroll sent a note about it. My car was gone, and my mortgage had been sold twice.",
    ),
    unhinged(
      'Legal asked me if I had anything in writing about years four and five. "He did," said {F}.',
    ),
  ),
  plot(
    'house-fridge-smell',
    {
      when: [
        'smell|stink|odor|odour ... fridge|refrigerator|freezer',
        'fridge|refrigerator .. smell|stink|smells|reek',
        'something .. smell|stink|rot|reek .. fridge|refrigerator|kitchen',
      ],
      not: [
        'office|work|@colleague|clean|gas|smoke|toast|new|nice|good|burn|skunk|@pet|mouse|delicious|wonderful|dinner|cook',
      ],
      fine: "weird strange bad awful terrible horrible funky mystery there there's fridge know what idea is it coming from where find can't cannot something nobody week rotten kitchen source back die died",
      cast: { F: 'she' },
    },
    all(
      '{text}. I did what we did with the Tulsa branch. I stopped opening it.',
      '{text}. I have handled a case like this before, at work. It was called Tulsa, and the thing is not to open it.',
    ),
    all(
      'By the second week I had extended that to the kitchen. I ate at my desk and called it presence.',
      'In week two I closed the kitchen as well. I ate all of my meals at my desk and was praised for my hours.',
    ),
    mild(
      'It was {F}, who cleans our floor, who found me there at ten with a fork. "Have you looked inside?" she asked.',
    ),
    mild('I had not thought of that. It was half an onion.'),
    spicy(
      'My colleagues asked why I did not look inside. I told them that you cannot just look inside. First there has to be a framework.',
      'A man from down the street offered to come over and take a look. I told him I was not ready to be that close to the data.',
    ),
    hot(
      'In June I exited the position. I sold the place at a loss of $61,000, with the door shut, to a woman named {F}.',
      'By June the numbers were clear. I gave up the place at a loss of $61,000. The buyer, {F}, asked to see the kitchen, and I waited in the car.',
    ),
    spicy('{F} opened it, took out half an onion, and closed it again. She is very happy there.'),
    unhinged(
      'At the closing there was a problem with the deed. Since April it had been receiving mail at that address, and under state law the smell was a resident, with more time in the kitchen than I had.',
    ),
    unhinged(
      'The smell got the place. "And you get the onion," said {F}, who had run the numbers, "every other weekend."',
    ),
  ),
  plot(
    'house-expired',
    {
      when: [
        'x:milk|yogurt|yoghurt|soup|can|tin|spice|mustard|mayo|mayonnaise|ketchup|jar|flour|egg|cheese|medicine|ham|sauce|bean|tuna|@food ... expire|expired|out_of_date|best_before|expiry|expiration|use_by|past',
        'expire|expired|out_of_date .. x:milk|yogurt|yoghurt|soup|can|tin|spice|mustard|mayo|mayonnaise|ketchup|jar|flour|egg|cheese|ham|sauce|bean|tuna|@food',
        'best_before|expiration_date|expiry_date|use_by ... #|year|years|month|months',
      ],
      not: [
        '@spouse|@parent|@child|@boss|@colleague|@client|@server|passport|license|visa|card|coupon|warranty|insurance|medicine|sick|hospital|poison|parking|subscription|domain|serve|vomit|ticket|throw|threw|@pet|restaurant|voucher|memory',
      ],
      fine: 'eat ate drink drank find found cook used pantry back fridge cupboard freezer shelf kitchen clean cleaning cleaned date best before expiration year month week can tin tuna bean soup since still good fine taste tasted bottle box packet pack old ago behind canned half',
      cast: { F: 'she' },
    },
    all(
      '{text}. People panic at a date like that. Read the label: it is a best-by, which is not at all a due-by.',
      '{text}. I have no problem with that. It is called a best-by date, and a best-by date is an opinion.',
    ),
    all(
      'I have since gone back over my whole calendar with that distinction in mind.',
      'I saw then how many of the dates in my own calendar had been scaring me for nothing.',
    ),
    all(
      'The March numbers were best in March. I turned them in on the ninth of September. {F}, my manager, opened the file, and then she opened a window.',
      "I sent the spring forecast to {F}, my manager, in the fall. She held the printout at arm's length, by one corner.",
    ),
    mild('"This has turned," said {F}.'),
    mild(
      'I told her it was just a best-by. She asked me to smell it. I have to say that she had a point.',
    ),
    spicy(
      '"It\'s fine," I told her, "if you scrape off the top." She wanted to know what else I had in there.',
      'I told her to scrape off the executive summary, and that underneath it would be perfectly good. She did not want to be the one to try it.',
    ),
    spicy(
      'On the thirtieth my badge stopped working. I explained to the guard in the lobby that my contract was just a best-by. "No," he said. "{F} says you\'re a use-by."',
    ),
    unhinged(
      'On October 2nd I was found in the third-floor fridge, behind the creamer, with a date on my lid. It is legal as long as I am labeled. I have a shelf and a good view of the yogurts.',
    ),
    unhinged(
      'Every day {F} opens the door, reads my best-by, sniffs, and puts me back for somebody else to deal with.',
    ),
  ),
  plot(
    'house-heating-out',
    {
      when: [
        'heat|heating|boiler|furnace|heater|radiator|radiators|central_heating|heat_pump .. break|broke|broken|out|stop|die|dead|fail|quit|cold|off|bust',
        '=no heat|heating .. in|at|for|house|apartment|home',
        '^ no heat|heating',
        '=no heat|heating $',
        'broken heating|boiler|furnace|heater|radiator',
      ],
      not: [
        'office|work|car|truck|oven|seat|water|turn|turned|@person|explode|flood|leak|heat_wave|heatwave|summer|wave|lamp|school',
      ],
      fine: 'our my the apartment house home flat winter coldest cold day freezing weekend night morning january february december snow degrees inside landlord coat wear sweater blanket christmas down furnace again central',
      cast: { F: 'she' },
    },
    all(
      '{text}. I noticed that a laptop gives off a little heat during a video call, so I stayed on the call.',
      '{text}. The only warm thing that I own is a laptop on a video call, and I found that I did not want the call to end.',
    ),
    all(
      'One call will keep your thighs at about 61 degrees. With four going you can take off the hat.',
      'A staff meeting is good for a lap. With three laptops and a town hall I could feel my hands.',
    ),
    all(
      'I accepted every invitation in my inbox. I turned on the camera. I asked follow-up questions, because that is when the fan comes on.',
      'I said yes to each invitation, back to March. I kept my camera on and proposed next steps, since it makes the fan run.',
    ),
    mild('My manager wrote that she had never seen me so engaged.'),
    mild(
      'One morning {F} came about the heating. "You can turn those off now," she said. I was presenting.',
    ),
    spicy(
      'My manager called it engagement. In thirteen days I was Vice President of Alignment, with thirty-one standing meetings. I owned all thirty-one.',
      'In the second week I was promoted for engagement. I am the Vice President of Alignment now, and I chair thirty-one standing meetings.',
    ),
    spicy(
      'One morning {F} came and pushed a button, and the heat was back. "You can end that call now," she said. I looked at my calendar. I can\'t until 2029.',
    ),
    unhinged(
      'By January the utility had connected me to the neighborhood. Three hundred and forty homes run on my quarterly review. When I ended a call four minutes early, a swimming pool froze, and there was an inquiry.',
    ),
    unhinged(
      'At night {F} from the utility knocks on my wall. "Say \'circle back,\'" she calls. "The Hendersons are cold."',
    ),
  ),
  plot(
    'house-cold-shower',
    {
      when: [
        '=no hot_water',
        'hot_water|water_heater .. run|ran|go|went|stop|break|broke|broken|out|die|died|gone|off|quit|quits|give',
        'take|have|get|took|had .. cold|freezing|ice-cold|icy shower',
        'cold|freezing shower .. because|again|this|today|every|since|for',
        '^ cold|freezing shower $',
        'shower .. go|went|turn|turned|ran|run|be|was|is .. cold|freezing|ice',
        "didn't|don't|doesn't .. have .. hot_water",
      ],
      not: [
        '@spouse|@child|roommate|use|used|gym|hotel|tea|bottle|coffee|start|started|challenge|health|benefit|@pet|camp|office|restaurant|beach|love',
      ],
      fine: 'morning water heater hot cold out shower middle building apartment house flat landlord winter week shampoo hair soap mid all left broke boiler again',
      cast: { F: 'he' },
    },
    all(
      '{text}. The shower took my breath away. When I had it back I called it a practice, and posted about it.',
      '{text}. I screamed, and then I thought about how the scream could be positioned. By eight I was posting about my practice.',
    ),
    all(
      'I wrote that comfort is a cage and that I had chosen this. My super, {F}, wrote under it: "Think it\'s the pilot light."',
      '"Discomfort is a choice," I wrote. The first comment came from {F}, who looks after the building. "Might be the pilot light," it said.',
    ),
    all(
      'I thanked him for engaging. It had eight hundred likes by then, and someone had asked what I charge.',
      'I replied that the pilot light is within us. Eight hundred people liked that, and a hotel chain asked for my rate.',
    ),
    mild('He came by at dusk with a match. I shower warm now, at night, with the lights off.'),
    spicy(
      'At the offsite I led eighty regional managers into the hotel fountain, in March, in lanyards. I was explaining mastery when my phone lit up.',
      'So I stood in a hotel fountain in March, with eighty regional managers around me in their lanyards, when I got a text.',
    ),
    spicy(
      'It was {F}. It really had been the pilot light. I shower hot now, at night, in the dark, like a man with a second family.',
    ),
    unhinged(
      'In April an inspector from the state found steam on my mirror. Under the settlement I keep the followers, but my bathroom has been connected to Norway. It is a whole fjord, by contract, daily at dusk.',
    ),
    unhinged(
      'Today I called {F} up to look at the drain. He reached in and took out a herring. "That\'s not the pilot light," he said.',
    ),
  ),
  plot(
    'house-appliance-died',
    {
      when: [
        'x:dishwasher|washing_machine|washer|dryer|tumble_dryer|toaster|microwave|kettle|blender|vacuum|vacuum_cleaner|tv|television|fridge|freezer|refrigerator|air_fryer|rice_cooker|hoover .. die|break|broke|broken|dead|stop|quit|give|gave|kaput',
        'broken|dead x:dishwasher|washing_machine|washer|dryer|toaster|microwave|kettle|blender|vacuum|tv|fridge|freezer|refrigerator|hoover',
        "x:dishwasher|washing_machine|washer|dryer|toaster|microwave|kettle|blender|vacuum|tv|television|vacuum_cleaner|hoover .. won't|wouldn't|doesn't|not .. turn|work|start",
      ],
      not: [
        '@colleague|@boss|office|work_at|at_work|flood|leak|fire|flame|explode|smoke|fix|repair|unplug|plug|door|glass|plate|dish|dishes|beep|@pet|@child|water|new_one|remote|into|sock|ring|loose|insurance|game|neighbor',
        'break .. in',
        'break_into',
      ],
      fine: 'our my the just again today finally after year old ten eleven twelve middle week christmas thanksgiving morning cycle warranty month expired everything down up down of work working stop party before laundry clothes completely day',
      is: 'alone !actor:me',
      cast: { F: 'she' },
    },
    all(
      '{text}. I do not let anybody go without a process. I gathered the household and read out a short statement.',
      '{text}. I believe in a dignified exit. There was a card, and I gave a speech of about six pages.',
    ),
    all(
      'I said that it had never called in sick. I said that the {x} was leaving to spend more time with its cord.',
      'I thanked the {x} for its service, read from its file, and walked it to the curb with its manual under its arm.',
    ),
    all(
      'When {F} came to deliver the new one, she looked behind the counter first. "It was just unplugged," she said.',
      '{F}, who delivered the new one, for $640, took a look at the old one on her way out. "Nothing wrong with it," she said. "It was unplugged."',
    ),
    mild(
      'I had already announced its replacement. {F} plugged them in side by side. It is awkward for the new one.',
    ),
    spicy(
      'I was still thinking about that in the evening, when I opened my own review. "Unresponsive," it said. "Low energy. No output since May."',
      'It stayed with me, because that same week I had got my review. It said "unresponsive" twice, and "no visible output since May."',
    ),
    spicy(
      'I offered to resign. My director sent for IT, to be thorough, and a man went under my desk with a flashlight.',
      'I asked IT to look into it before I took it personally. They sent a man, and he got down under my desk.',
    ),
    spicy(
      '"You\'ve been unplugged since May," he said. My director pulled up the numbers. May was when our record quarter began.',
    ),
    unhinged(
      'By then my speech had reached Benefits. The {x} had twelve years of service, on the record, and that vests. It was given the pension, a parking space and a condominium in Sarasota.',
    ),
    unhinged(
      'In June it came back as a consultant, at triple the rate. It bills from nine to five, unplugged.',
    ),
  ),
  plot(
    'house-laundry-chair',
    {
      when: [
        'chair .. full|cover|covered|pile|piled|clothes|laundry|hold .. clothes|laundry',
        'chair .. clothes|laundry',
        'clothes|laundry ... on|onto .. chair|treadmill|exercise_bike',
        'pile|mountain|heap .. clothes|laundry|clean_laundry .. on|in|grow|floor|bed|bedroom|$',
        'basket|pile .. of? clean|unfolded laundry|clothes',
      ],
      not: [
        '@person|@pet|office|boss|spill|wash|washed|wheelchair|steal|fold|folded|donate|sell|fire|fell|fall|trip',
      ],
      fine: 'bedroom room corner pile piled clean dirty half worn wear month week full clothes laundry there entire holding put throw threw bed floor week growing mountain sit see chair have unfolded basket basically closet treadmill',
      cast: { F: 'she' },
    },
    all(
      '{text}. To the layperson it is a mess. In Sales, it is a pipeline.',
      '{text}. I would ask you not to think of it as clothes. Think of it as the pipeline.',
    ),
    all(
      'The closet is closed deals. The hamper is lost deals. All of this is still in discussion, including a sweater that I have been warming up since March.',
      'What is in the closet has closed. What is in the hamper is lost. In between there are 41 items that I am still talking to, above all the gray sweater.',
    ),
    all(
      'I wheeled it into the forecast meeting on an office chair. {F}, who runs Sales, began to lift things off with two fingers.',
      'I took it along to the forecast call, in a laundry basket, for {F}, our head of Sales. She pulled out one thing after another.',
    ),
    all('"What stage is this?" she asked. It was the sweater. I said late stage.'),
    mild('She smelled it. "It\'s lost," said {F}.'),
    spicy(
      '"It\'s dirty," said {F}. I told her we had had a very good conversation as recently as Sunday.',
      '{F} smelled it. I told her that you do not give up on a relationship because of one lunch.',
    ),
    spicy(
      'She put everything into the hamper, item by item, with the sweater on top. We missed the quarter by one sweater.',
    ),
    unhinged(
      'Under the sweater was a blazer. Under the blazer was Glenn, who had my job before me. He had been in the forecast all along, at sixty percent. He asked whether we had heard anything from Kodak.',
    ),
    unhinged(
      '{F} looked from him to me. "Both lost," she said, and dropped the sweater back on top.',
    ),
  ),
  plot(
    'house-air-fryer',
    {
      when: [
        'buy|get|bought|got|own|purchase|try|tried|love .. air_fryer|airfryer',
        'air_fryer|airfryer .. change|best|life|love|amazing|everything',
        'new air_fryer|airfryer',
        '^ my? air_fryer|airfryer $',
        'talk .. about .. air_fryer|airfryer',
        'air_fry|air_fried .. everything',
      ],
      not: [
        '@person|break|broke|died|fire|smoke|burn|return|never_use|unused|never|steal|sell|box|explode|@pet',
      ],
      fine: 'air fryer bought new first finally talk about it everyone stop keep talking love obsessed changed life use using daily everything cook cooking black friday sale kitchen big amazing best thing tell day every fries finally one',
      cast: { F: 'she' },
    },
    all(
      '{text}. I would not call it an appliance. I would call it a point of view.',
      '{text}. My life falls into two parts, and in the first one I was just heating things.',
    ),
    all(
      'I explained the technology to {F} from Accounting for close to an hour. "So it\'s a small oven," she said.',
      'I told {F} from Accounting about the vortex, the basket and the journey. She heard me out. "It\'s a small oven," she said.',
    ),
    all(
      'I forgave her. People said such things about the wheel.',
      'I let that go. I was once like {F}.',
    ),
    mild(
      'I had it at my desk by then. At noon she came by with a pan of lasagna. It did not fit. "Small," said {F}.',
    ),
    hot(
      'Then I pitched it as a model. My department would be sealed off, heated up and moved around very fast. I asked for two floors. I used the word "vortex" nineteen times.',
      'I took the principle to the leadership team. You put people into a tight space, I said, and you blow hot air at them. They asked me what I had been doing until now.',
    ),
    spicy(
      'They gave me a room by the boiler, with a fan. I come out at five, golden. "So it\'s a small office," said {F}.',
    ),
    unhinged(
      'It was approved as a pilot, at 400 degrees, for twelve minutes. I went in with two analysts in a single layer, since OSHA does not allow us to overlap.',
    ),
    unhinged(
      'Halfway through, {F} pulled out the drawer and gave us a shake. "I stand corrected," she said. "It isn\'t a small oven. Ovens get things done."',
    ),
  ),
  plot(
    'st-t-man-i-was-going-to-be',
    {
      when: [
        'buy|get|own|have|bought|got .. x:bread_maker|bread_machine|juicer|pasta_maker|waffle_maker|ice_cream_maker|treadmill|exercise_bike|peloton|rowing_machine|kayak|stand_mixer|sous_vide|pizza_oven|sewing_machine|espresso_machine|fondue_set|telescope|dehydrator|keyboard|instant_pot ... once|never|not|gather|collect|sit',
        'use|used .. x:bread_maker|bread_machine|juicer|pasta_maker|waffle_maker|ice_cream_maker|treadmill|exercise_bike|peloton|rowing_machine|kayak|stand_mixer|sous_vide|pizza_oven|sewing_machine|fondue_set|telescope|dehydrator|instant_pot .. once|one',
        'x:bread_maker|bread_machine|juicer|pasta_maker|waffle_maker|treadmill|exercise_bike|peloton|rowing_machine|kayak|stand_mixer|pizza_oven|sewing_machine|fondue_set|telescope|dehydrator .. use .. once|one',
        'never|not .. use|used .. x:bread_maker|bread_machine|juicer|pasta_maker|waffle_maker|ice_cream_maker|treadmill|exercise_bike|peloton|rowing_machine|kayak|stand_mixer|sous_vide|pizza_oven|sewing_machine|fondue_set|telescope|dehydrator|instant_pot',
      ],
      also: 'once|never|not|one|gather|collect|sit|unused',
      not: [
        '@person|break|broke|sell|sold|gift|return|give|gave|fire|fall|fell|laundry|hang|clothes|steal',
      ],
      fine: 'buy bought once used use never since month year ago dust gather collect gathering collecting sit sits sitting 2020 pandemic expensive own garage kitchen counter basement last single time exactly bread have it still shelf',
    },
    all('{text}.'),
    all('I got it for the man I was going to be.'),
    levels(
      'He rises at five and uses it daily.',
      'He rises at five, uses it, and remembers birthdays.',
      'He rises at five and uses it daily. He has my hair, from before.',
    ),
    all('I keep everything ready, in case he comes home.'),
    levels(
      'My children ask about him.',
      "My wife says she'd like to meet him.",
      "My wife has met him. She says he's wonderful. I have until Sunday.",
    ),
  ),
  plot(
    'house-porch-pirate',
    {
      when: [
        'steal|stole|stolen|take|took|swipe|grab .. package|parcel|packages|parcels|amazon_package|delivery',
        'package|parcel|packages|parcels|delivery .. steal|stole|stolen|swiped|taken',
        'porch_pirate|package_thief',
        'package|parcel .. disappear|vanish|gone|missing .. porch|doorstep|lobby|step',
      ],
      not: [
        '@child|@pet|@spouse|@parent|@colleague|@boss|neighbor|office|dog|raccoon|monkey|food|pizza|bin|in_for_me|picture|caught|catch|lunch|squirrel|bird',
        'i|we|in take',
        'deliver|delivered .. wrong',
      ],
      fine: 'porch doorstep front door lobby amazon christmas step stole stolen steal thief pirate broad daylight again camera doorbell ring video house building someone from off my our delivered vanished disappeared gone before',
      is: '!actor:me',
    },
    all(
      '{text}. It was done alone, in daylight, without a kickoff. I estimate seven seconds.',
      '{text}. No steering committee, no status call. From the curb to gone in what I would put at seven seconds.',
    ),
    all(
      'We have people on staff who cannot move a box in a quarter. I was not mad. I was recruiting.',
      'In my department it takes four people and a form to move a box. I did what a leader does when he sees talent.',
    ),
    all(
      'I left out a second box, with the job description in it. It was gone by two.',
      'The next day I put out another box. Inside were a job description and a pen. It lasted until lunch.',
    ),
    mild('The pen came back. So did the job description, with some spelling corrected.'),
    hot(
      'The third had a formal offer in it: a title, dental, and five days in the office. I added a tote bag with our values.',
      'So I put out a box with the offer. Base, bonus, five days on site, and a fleece vest with the logo.',
    ),
    spicy(
      'It was on my porch again in the morning, sealed. On the lid there was a note. "I used to work there."',
    ),
    unhinged(
      'For the final round I taped myself into a box and waited on the step. It took seven seconds. By evening I was listed in Phoenix, as "Manager, used, some wear," with free shipping.',
    ),
    unhinged(
      'I was back on my own porch inside of the thirty days. The label said "Not as described."',
    ),
  ),
  plot(
    'house-waited-in',
    {
      when: [
        'wait .. home|house|all|in|around|hours|# ... delivery|package|parcel|plumber|electrician|repairman|technician|cable_guy|furniture|courier|mattress|couch|handyman|installer|appliance|dishwasher|washing_machine',
        'wait .. for .. delivery|package|parcel|plumber|electrician|repairman|technician|cable_guy|courier|handyman|installer|internet_guy',
        'stay .. home .. for .. delivery|package|parcel|plumber|electrician|repairman|technician|cable_guy|courier',
        'miss .. delivery|courier|package|parcel',
        "plumber|electrician|repairman|technician|cable_guy|courier|handyman .. never|not|didn't .. come|show|showed",
        'sorry_we_missed_you',
      ],
      not: [
        'wrong|boyfriend|baby|email|job|test|@boss|office|steal|stolen|pizza|food|deadline|fix|charge',
      ],
      fine: "all day home house between eight and six window hours hour three four five two never came come show showed up work took off missed delivery delivered shower minute bathroom toilet sorry card note left door knock ring still ten driver mattress signature didn't",
      cast: { F: 'he' },
    },
    all(
      '{text}. "Between eight and six," they had told me, and they had not even apologized. I have never felt such power.',
      '{text}. The window was between eight and six. It came to me around noon what that says about whose time matters.',
    ),
    all(
      'I adopted it for myself. I now accept all meetings, and tell the organizer to expect me between eight and six.',
      'I introduced it at the office that week. "I\'ll be there," I replied to every invitation, "between eight and six."',
    ),
    all(
      'When I do come, I knock once, softly, with a knuckle. I slip a card under the door, "Sorry we missed you," and I run.',
      'At some point I walk up to the conference room, ring for a quarter of a second, leave a "Sorry we missed you" card, and go.',
    ),
    mild('{F}, my director, tells me that my raise is on its way.'),
    mild(
      'I should be at my desk for it between eight and six, says {F}. It has been twenty-three days.',
    ),
    spicy(
      '{F}, my director, has fourteen of those cards. He told me that he wanted to discuss my bonus in person and had me stay at my desk for it.',
      'By June my director, {F}, had a drawer of cards. He said I would be getting my bonus that week, by hand, and that I should be in.',
    ),
    spicy(
      'I sat there for four days. I got up once, for a coffee. "Sorry we missed you," says the card. It is in {F}\'s handwriting.',
    ),
    unhinged(
      'Last month they attempted my retirement. I was thirty-eight at the time, but according to the tracking it had been out for delivery since Tuesday. I was in the shower.',
    ),
    unhinged(
      'The card says that they left it with {F}, my director. I saw him this morning, in shorts. He looks rested.',
    ),
  ),
  plot(
    'house-huge-box',
    {
      when: [
        'tiny|small|little|one|single ... in|inside .. huge|giant|enormous|massive|big|large|gigantic box|carton|package',
        'huge|giant|enormous|massive|gigantic|big .. box .. for|with|containing|contain|contained|inside|just|only',
        'box .. size|big|bigger|large ... for|of .. one|tiny|small|little|single',
        'amazon|delivery|order .. huge|giant|enormous|massive|gigantic|big|large box',
      ],
      not: [
        '@pet|@child|lunch|check|juice|jury|pizza|moving|heavy|spider|mouse|steal|stolen|fit|sit|climb|climbed|store',
      ],
      fine: 'amazon order ordered package arrive arrived come came deliver delivered ship shipped cable battery charger lipstick usb stick pen screw bubble wrap paper packaging air pillow full ridiculous size inside contain containing tiny single small memory card toothbrush bulb spoon filter',
      cast: { F: 'she' },
    },
    all(
      '{text}. There were four feet of paper in there before you got to the point. I have never felt so seen as a communicator.',
      '{text}. To get to what mattered you went through a layer of air, a layer of paper, and a second layer of air. I took notes, because I do decks.',
    ),
    all(
      'I gave my next update in that style. It came to ninety slides, of which eighty-nine were to protect the contents in transit.',
      'So I packed my Q3 update the same way. I put in eighty-nine slides around the one that counts.',
    ),
    all(
      'The CEO went in up to the shoulder. {F} from Strategy held his glasses.',
      'The CEO took off his jacket. He was pulling out transitions by the armful, and {F} from Strategy stacked them by the door.',
    ),
    mild('On slide 90 it said, "No update." "Next time, an envelope," said {F}.'),
    hot(
      'On slide 90 he found it. It said, "No update." "You could have used an envelope," said {F}.',
      'The last slide had the update on it, which was "None." "That fits in an envelope," said {F}.',
    ),
    spicy(
      'My raise was delivered yesterday, by forklift. The box is the size of a van. {F} says to keep digging, there is an envelope.',
    ),
    unhinged(
      'I took that on board and packed the annual plan, at 2,400 slides. The CEO climbed in on a Tuesday to look for the key takeaway and has not come out. There is a rescue team at slide 300, with a tent.',
    ),
    unhinged(
      'Last night, from deep inside, we heard two pops of bubble wrap. "That\'s him," said {F}. "Two means \'next slide.\'"',
    ),
  ),
  plot(
    'house-paint-color',
    {
      when: [
        'paint|repaint .. bedroom|room|living_room|hallway|hall|kitchen|bathroom|wall|walls|house|ceiling|office|nursery|fence|front_door|door|cabinets|dining_room|spare_room',
        'pick|chose|choose|picked .. wrong .. paint|color|colour',
        'paint .. color|colour .. wrong|hate|different|look|looks|ugly|not',
        'wrong color|colour .. paint|wall|room',
        'hate .. paint_color|paint',
      ],
      not: [
        'next_door|neighbour|neighbor|neighbours|neighbors|they|their|he|she|council|landlord',
        '@person|corner|@pet|nail|nails|toe|tape|love|lovely|great|perfect|watch|dry|green|blue|pink|yellow|red|black|white|purple|orange|beige|gray|grey|turquoise|brown|teal|face|picture|portrait|drop|spill|fell|fall|ladder|shut|banksy|stripe|phone|paintball',
      ],
      fine: 'wrong color colour hate both now look looks different awful terrible regret bedroom hallway living kitchen room wall three two times coat coats weekend repaint repainted entire sample swatch store ugly myself dried spare accent took picked chose dark bright light',
      is: '!negative',
      cast: { F: 'she' },
    },
    all(
      '{text}. On the card it was called "Quiet Ambition." On the wall it is ham.',
      '{text}. The name on the card was "Morning Resolve." Now that it is up, there is no other word for it than ham.',
    ),
    all(
      'You have to respect that. Somebody had ham, and gave it a name, and I paid sixty-four dollars a gallon.',
      'I was not upset. I had bought thirteen gallons of ham, gladly, because of two words. That is a skill.',
    ),
    all(
      'I renamed the quarter that same night. The loss is now "Coastal Restraint."',
      'In the board deck I took out "net loss" and wrote "Autumn Linen."',
    ),
    mild(
      '{F}, our CFO, held the slide up to the window, to see it in daylight. "It\'s ham," she said.',
    ),
    spicy(
      'I did the attrition ("Open Sky") and the lawsuit ("Old Penny"). Several executives asked if it came in a matte.',
      'From there it was just a matter of coats. The layoffs went up as "Open Sky," and the recall as "Warm Pebble." People leaned in.',
    ),
    hot(
      '{F}, our CFO, took the slide to the window to see it in daylight. "It\'s ham," she said.',
      'Only {F}, our CFO, asked for the lights to be turned off. She looked at it for a while. "Ham," she said.',
    ),
    spicy(
      'Then a letter came. I have been offered something called "Distant Harbor." It looked so nice on the card.',
    ),
    unhinged(
      'It would not stay on the slide. By Tuesday Coastal Restraint had spread to the carpet and out into the elevators. By Friday it was in all thirteen offices, and it was given a badge, because it had visited more sites than the CEO.',
    ),
    unhinged(
      'The furniture was changed to go with it. Then they came to me, with the card, and held it up to my face in daylight. "He clashes," said {F}.',
    ),
  ),
  plot(
    'house-pulled-flowers',
    {
      when: [
        'pull|dig|rip|yank|weed|mow .. out|up|all|over|down? .. @plant|flower|flowers|seedlings|carrot|tomato|lettuce|strawberry|tulip|rose|perennials ... think|thought|thinking|weed|weeds|mistake|accident|instead|accidentally',
        'thought|thinking|think .. be|were|was .. weed|weeds',
        'accidentally .. pull|weed|dig|mow .. @plant|flower|flowers|seedlings|carrot|tomato|tulip',
        'pull .. @plant|flower|flowers|carrot|seedlings .. instead .. weed|weeds',
        'mistake|mistook .. @plant|flower|flowers .. for .. weed|weeds',
        'weed .. garden ... pull|flower|flowers|wrong',
      ],
      not: ['@person|smoke|edible|police|@pet|neighbor|purpose|legal|eat|ate'],
      fine: 'weeds weed flower flowers garden bed plant plants pulled out thinking thought they were it was all accidentally mistake instead carrots seedlings tomato peony peonies spring summer morning wrong dug whole turns turned',
      cast: { F: 'she' },
    },
    all(
      '{text}. What I left in the ground has done extremely well since. It is everywhere.',
      '{text}. And yet look at what I kept. It has tripled in a month, with no support from me at all.',
    ),
    all(
      '"That\'s a weed," said my neighbor {F}, over the fence. I told her I look at growth, not at labels.',
      'My neighbor {F} leaned over the fence. "You kept the weed," she said. I said that I had kept the top performer.',
    ),
    all(
      'I took it to work. I let go of two quiet specialists who had been in the same spot for years, and put everything behind Derek.',
      'At the office I moved the slow ones out. There was a man named Derek who had come in through a crack in Purchasing, and I gave him room.',
    ),
    mild(
      'He is in four departments now, at no cost. I cannot get to my desk. {F} sends her regards.',
    ),
    spicy(
      'By June Derek was in four departments. By July he had wrapped himself around the budget, and Marketing was not getting any light.',
      'He took over Marketing in a weekend. By the Fourth of July he had come up through the floor of Legal and was leaning on me.',
    ),
    spicy(
      'At dawn a man came with gloves on and took me out by the root. "Sorry," he said. "Derek thought you were a weed."',
    ),
    unhinged(
      'By August he had come up in the Paris office, which is a separate legal entity across an ocean. There was a motion to remove him. When they cut him in half there were two Dereks, both of whom had a vote.',
    ),
    unhinged(
      'They voted to clear the bed. I called {F} from the compost, to ask what would have helped. "With that weed?" said {F}. "You have to move."',
    ),
  ),
  plot(
    'house-zucchini-glut',
    {
      when: [
        'too_many|so_many|# .. zucchini|courgette|tomato|cucumber|pumpkin|lemon|squash|fig|plum|apple|pepper|pear',
        "zucchini|courgette|tomato|cucumber|squash|lemon|fig|plum|apple .. everywhere|nobody|neighbors|won't_stop",
        'give|gave|giving .. away .. zucchini|courgette|tomato|cucumber|squash|lemon|fig|plum|apple',
      ],
      also: 'zucchini|courgette|too_many|so_many|garden|plant|grow|give|nobody|tree',
      not: [
        'buy|bought|order|ordered|eat|ate|drop|throw|threw|store|steal|pay|dollar|pie|one|iphone|watch|squirrel|slug|recipe|cooked|sandwich|juice|computer',
      ],
      fine: 'garden plant planted plants last spring now have nobody wants want them grow grew grown summer harvest too many so neighbors neighbor friends family left tree produce away give giving gave know what with more still coming year much take leave vegetable pick picked',
      cast: { F: 'she' },
    },
    all(
      '{text}. Production is solved, then. What remains is distribution, and I am in distribution.',
      '{text}. The supply side has delivered. I have spent my career on the other side, and I was ready.',
    ),
    all(
      'On my street they lock their cars now. A man I have known for years saw me coming with a bag, and got down on the floor of his porch.',
      'The neighbors were saturated in a week. The house across from us has put up a sign with a picture of me and a line through it.',
    ),
    all(
      'So I opened up the office. There was one on each keyboard by eight, with a card. I attached one to the parking validation.',
      'I rolled it out at work, one per desk, with a card. I added one to each new-hire kit and two to each severance.',
    ),
    mild(
      '{F} from Benefits stopped me in the hall. "Don\'t," she said. I had not even reached into the bag.',
    ),
    mild('When I came back from lunch there were two of them on my own desk.'),
    spicy(
      'It has done wonders for teamwork. When I turn a corner, thirteen people are suddenly on a call with one another.',
      'Engagement has never been better. When they hear my bag, whole departments get up and go meet with a client.',
    ),
    spicy(
      'This morning I got in first. There were two on my own desk, with a card. I counted what was in my bag. They were not mine.',
    ),
    unhinged(
      'In September Treasury ran out of other assets, and payroll went out in kind. {F} from Benefits confirmed that it vests. My mortgage lender took thirteen a month.',
    ),
    unhinged(
      'On Tuesday the central bank stepped in and bought them all, to support the price. This morning there were four hundred on my own desk, with a card. {F} had seen the chairman running for his car.',
    ),
  ),
  plot(
    'house-neighbor-name',
    {
      when: [
        "don't|not|never|forget|forgot|can't|remember|know|learn|idea .. @neighbor|@neighbor's|next_door .. name|named|called",
        "don't|not|never|forget|forgot|can't|idea .. name .. @neighbor|next_door",
        "not|don't|never .. know .. name .. @neighbor",
        "what .. @neighbor's name",
        'wrong_name .. @neighbor',
        '@neighbor .. wrong_name|by_the_wrong_name',
      ],
      not: ['dog|cat|baby|kid|wifi|wi-fi|landlord|tenant|son|daughter|wife|husband|knows|met|meet'],
      fine: "neighbor neighbour name years lived live living ten five six eight know still after too late ask forgot forget remember next door can't don't never learned what is for called calling call wrong his her their twelve idea embarrassed upstairs point",
      is: '!several',
    },
    all(
      '{text}. I say "Chief." It is warm, it is respectful, and it buys you years.',
      '{text}. That is why I go with "Chief." You say it loudly, from the mailbox, and keep walking.',
    ),
    all(
      'It scales. I have fourteen direct reports, and they are all "Chief." Not one has ever corrected me.',
      'I brought it to the office, where I have fourteen people under me. "Great work, Chief," I tell them. It has saved me weeks.',
    ),
    mild(
      'Last week at the mailbox I asked how things were going. "Can\'t complain, Chief," came the answer.',
    ),
    mild('So that makes two of us.'),
    hot(
      'Last month I interviewed for a job downtown, the biggest of my life. The door opened. At the head of the table was the neighbor.',
      'Then I got an interview for the big job, the corner office. I walked in with my portfolio. It was the neighbor who got up to shake my hand.',
    ),
    spicy(
      'Neither of us said a name for the whole hour. It was the best interview that I have ever had.',
      'We got through strengths, weaknesses and salary without anybody being called anything. It takes two professionals.',
    ),
    spicy(
      'I got the job. The contract came by courier, on heavy paper. It is made out to "Chief."',
    ),
    unhinged(
      'The contract came, made out to "Chief," and I signed. The county takes a thing like that at its word. I have two engines, a pole, and nineteen firefighters, and I call them all "Chief," which has led to delays.',
    ),
    unhinged(
      'Last night it was the house next door. I stood out on the lawn with the hose. "It\'s that window, Chief," the neighbor said, and pointed. "No, Chief. Mine."',
    ),
  ),
  plot(
    'house-raked-leaves',
    {
      when: [
        'rake|sweep|blow|bag|clear .. leaf|leaves|lawn|yard|driveway ... wind|blow|blew|again|back|fall|fell|covered|more|storm|tree|pile|jump',
        'rake|raked|raking .. leaf|leaves|lawn|yard',
        'wind .. blow|blew .. leaf|leaves',
        'leaf_blower .. me|my|I',
      ],
      not: [
        '@neighbor|@pet|@child|@person|dog|kid|die|tree_fell|car|spider|snake|money|chimney|roof|gutter|office',
      ],
      fine: 'yard lawn garden all day whole leaf leaves pile piles wind blew blow back again hour hours three four saturday sunday weekend fall autumn next morning came everywhere covered more fell off tree trees finished done right bags bag twelve two raked rake raking front just then',
      cast: { F: 'she' },
    },
    all(
      '{text}. My neighbor {F} had not touched hers. "I wait until they all fall," she said. "Then I do it once."',
      '{text}. Across the street {F} was on her porch with a sandwich. "I let them all fall first," she called over. "Then I rake."',
    ),
    all(
      'I have paid for executive coaching that had less in it.',
      'I have had consultants in for a year who did not come up with that.',
    ),
    all(
      'I stopped answering clients one by one. I put the phone in a drawer and waited until they all fall.',
      'I do client retention. That week I closed my inbox. You do not go running after each one, I told my team. First they all have to fall.',
    ),
    mild('By December they had. I went out with a rake and a bag. It is so peaceful.'),
    mild('{F} found me sitting on the steps. "I meant leaves," she said.'),
    spicy(
      'The big ones came down in October, with the first cold. The government contracts held on until Thanksgiving, the way oaks do.',
      'They turned in October. It was beautiful to see, all of those accounts, in the red and the gold. By Thanksgiving we were bare.',
    ),
    spicy(
      'In December I walked over to tell {F} that I was ready to rake. She put down her sandwich. "I meant leaves," she said.',
    ),
    unhinged(
      "Then the staff began to go. They turned yellow, held on until about five, and came down past my window, one after another, slowly. A gust from the north took all of Sales over to the Kessler lot. By law it is Kessler's to rake them.",
    ),
    unhinged(
      'I felt my own grip going on Tuesday. {F} saw me pass her porch. "Leaves," she called up. "I meant leaves."',
    ),
  ),
  plot(
    'house-soaking-pan',
    {
      when: [
        'leave|left|let .. pan|pot|dish|dishes|casserole_dish|plate|baking_dish|skillet .. soak|soaking|sink|overnight',
        'pan|pot|dish|dishes|casserole_dish|baking_dish|plates ... soak|soaking',
        'dishes|pans|plates|pots .. pile|piled|sit|sitting|been|in .. sink',
        'sink .. full|pile|dishes',
        'leave|leaves|left .. dish|dishes|plates .. sink',
      ],
      not: [
        'cat|dog|break|broke|drop|mouse|roach|bug|office|work|clog|leak|@colleague|@boss|bean|beans|rain|fire|load|wash_the|washed',
      ],
      fine: "soak soaking sink pan pot dish dishes lasagna casserole roommate husband wife partner boyfriend girlfriend kid teenager son daughter overnight days three four week two since left leaves always dirty it's been says said still full pile piled kitchen never wash big leave keeps whole every",
      cast: { F: 'she' },
    },
    all(
      '{text}. It would be wrong to call that neglect. It is soaking, and soaking is a process.',
      '{text}. To an outsider that looks like nothing being done. But it is soaking. The work is taking place in the water.',
    ),
    all(
      'I brought the word to the office. "Where are we with Hartford?" asked {F}, my manager. "It\'s soaking," I told her.',
      'I tried it on {F}, my manager, when she asked for the Hartford contract. "That\'s soaking," I said, and saw her nod.',
    ),
    all(
      'It was better than "in progress." With that there are questions. By March I had fifteen projects soaking, and my evenings free.',
      'You would not believe how people respect it. I had the audit soaking, and the website, and a hiring plan from 2021.',
    ),
    mild('Yesterday I asked her about my raise. {F} did not look up. "It\'s soaking," she said.'),
    spicy(
      'In April Hartford called. They had gone to somebody else. I told {F} that it had come off by itself.',
      'In April Hartford went to a competitor. "See?" I said to {F}. "It just slid right off. I did not even have to scrub."',
    ),
    spicy(
      'Then I asked her about my promotion, which has been due since January. {F} turned on the faucet in the break room and smiled at me. "It\'s soaking."',
    ),
    unhinged(
      'In May they transferred me to the sink on four, which is legal up to the neck. I have warm water, a drop of the blue stuff, and unlimited vacation. My title is on a dish towel.',
    ),
    unhinged(
      'Now and then {F} comes by with an intern and pokes me with a fork. "Can we get rid of him?" the intern asks. "Not yet," says {F}. "Still soaking."',
    ),
  ),
  plot(
    'house-quick-repair',
    {
      when: [
        'x:plumber|electrician|repairman|technician|handyman|locksmith|cable_guy|mechanic|repair_guy|hvac_guy ... fix|fixed|charge|charged|cost|paid|took|open|opened|turn|turned ... #|minute|minutes|seconds|dollar|fortune',
        'x:plumber|electrician|repairman|technician|handyman|locksmith .. charge|charged|cost|bill|billed',
        'pay|paid .. x:plumber|electrician|repairman|technician|handyman|locksmith ... #|minute|minutes|seconds|fortune|switch|button',
      ],
      not: [
        'wait|waited|late|never|cry|love|flood|free|refuse|no_charge|nothing|phone|wrong_house|car|cute|boss|@child|husband|wife|father',
      ],
      fine: 'fixed it in two minutes five and charged me charge $200 cost dollars sink toilet boiler leak switch button turned one screw pressed reset flip flipped breaker tighten tightened came over second seconds thirty call visit fee service hundred just paid pay lock door toilet faucet drain furnace problem fortune three wrench tap knob ten expensive bill only that house',
      cast: { F: 'she' },
    },
    all(
      '{text}. You are not paying for the time, they say. You are paying for knowing where. I have not been the same since.',
      '{text}. I asked what had taken so much money. "Knowing where," was the answer. I have never been so moved by an invoice.',
    ),
    all(
      'I have a degree and fifteen years in this company, and I had been giving away the whole day.',
      'I sit at my desk for fifty hours a week. It had not occurred to me that all but two minutes were a discount.',
    ),
    all(
      'I bought a wrench. I went to the Tuesday budget meeting, walked around the table once, tapped it in one place, and left. My invoice was for $4,000.',
      'The next day I came to the budget meeting with a wrench. I listened. I hit the projector once, low, on the left, and billed them $4,000.',
    ),
    mild(
      '{F} from Accounting went over it with a pencil. "So that\'s two minutes," she said. "We\'ll take back the other fifty hours."',
    ),
    spicy(
      'Before the month was out I had tapped the copier, two printers and a merger. {F} from Accounting asked what she was to put down. "Knowing where," I said.',
      '{F} from Accounting called to ask what service I had performed. I told her that it was knowing where. She was quiet, and then she asked me for the wrench.',
    ),
    spicy(
      'On Monday she came to my desk, listened for a moment, and pressed one key. My badge, my phone and my parking went off. "Knowing where," said {F}.',
    ),
    unhinged(
      'The economy stopped that Sunday, worldwide, at around four. They flew me to Zurich with the wrench. I listened to it, I put an ear to it, and I tapped the eurozone once, low, on the left, and it came off in my hand.',
    ),
    unhinged(
      '{F} from Accounting had come along to handle the billing. She found a small switch on the wall and turned it back on. "Two hundred," she said.',
    ),
  ),
  plot(
    'house-closet-guests',
    {
      when: [
        'clean|cleaned|tidy|tidied|hide|hid|shove|shoved|stuff|stuffed|throw|threw|cram ... before|for|because|when ... guest|guests|company|visitor|visitors|in-laws|in_laws|mother-in-law|mother_in_law|parents|friends|cleaner|cleaning_lady|housekeeper|maid|cleaners|people|over',
        'hide|hid|shove|shoved|stuff|stuffed|throw|threw|cram|put .. mess|everything|clutter|junk|clothes|stuff .. in|into .. closet',
        'panic|rage|speed clean|cleaned|cleaning',
      ],
      not: [
        'body|oven|bathtub|drawer|under|garage|office|work|fish|gift|present|presents|money|cat|dog|dead|boss|train|bus|candy|cake|chocolate|wash',
      ],
      fine: 'the whole house apartment flat mess everything came come coming over before guests visitors company closet into in shoved threw hid stuff cleaned clean cleaning lady cleaner twenty ten minutes in-laws parents friends frantically panic door shut bedroom spare living room hour two three arrived dinner because unexpected surprise bathroom kitchen entire stuffed junk clothes one',
      cast: { F: 'she' },
    },
    all(
      '{text}. It took me nineteen minutes, and all of it went into the hall closet. In Finance this is known as off the balance sheet.',
      '{text}. Anything that I could not explain went into the hall closet, and I leaned on the door until it clicked. I happen to be in Finance.',
    ),
    all(
      'The house looked like a company I would invest in. I only had to make sure that nobody took the first door on the left.',
      'You saw a clear floor, a candle, a bowl with lemons. The one risk was the first door on the left.',
    ),
    all(
      'It worked so well that I did the quarter the same way. I set up a small subsidiary, Hallway Holdings, and put in the loans, the lawsuit and Cleveland.',
      'I went in on Monday and cleaned up the year. The loans, the lawsuit and Cleveland went into an entity called Hallway Holdings, and I leaned on it.',
    ),
    mild(
      'Then the auditor came, a woman named {F}. She liked the candle. She asked me where the restroom was.',
    ),
    mild('She took the first door.'),
    hot(
      'The auditor was a woman named {F}. She walked through the accounts, and you could see that she liked it there. "So tidy," she said.',
      '{F} came to audit us for a week. She ran a finger along the assets and did not find any dust. She complimented me on the lemons.',
    ),
    spicy(
      'On her way out {F} asked for the restroom, and I said second on the left. It was the first door that I heard. Then I heard Cleveland.',
    ),
    unhinged(
      'Then she looked for the restroom. What came out filled the third floor. Under the loans there was a railroad that closed in 1911. Its staff asked if the guests had left.',
    ),
    unhinged(
      'The regulators were due at seven. {F} looked at the railroad, at Cleveland, and at me. Then she opened the first door and began to push.',
    ),
  ),
  plot(
    'house-oven-on',
    {
      when: [
        'think|convinced|panic|worry|worried .. leave|left .. x:oven|stove|iron|kettle|coffee_maker|heater|straightener|hair_straightener|curling_iron|toaster',
        'thought|thinking|afraid .. leave|left .. x:oven|stove|iron|kettle|coffee_maker|heater|straightener|hair_straightener|curling_iron|toaster',
        'if|whether .. leave|left|turn|turned .. x:oven|stove|iron|kettle|coffee_maker|heater|straightener|hair_straightener|curling_iron|toaster',
        "can't|couldn't|not|don't|wasn't|didn't sure|remember|know .. if|whether .. leave|left|turn|turned|unplug|unplugged .. x:oven|stove|iron|kettle|coffee_maker|heater|straightener|hair_straightener|curling_iron|toaster",
        'drive|drove|turned|turn|went|go|come|came .. back|home|around ... if|whether .. leave|left|turn|turned .. x:oven|stove|iron|coffee_maker|heater|straightener|curling_iron',
        'drive|drove|turned|turn|went|go|come|came .. back|home|around ... check|see .. x:oven|stove|iron|coffee_maker|heater|straightener|curling_iron',
        'did .. I leave .. x:oven|stove|iron|coffee_maker|straightener',
      ],
      not: [
        'all night|day|overnight',
        '@person|fire|smoke|burn|burned|burnt|explode|melt|cold|forgot',
      ],
      fine: "on off i think thought left leave the my oven stove iron halfway work airport way drove drive back home check checked turned turn convinced sure whether if can't remember panic was wasn't it to see gas hair vacation plane train office car sitting already middle twenty minutes now",
      cast: { F: 'he' },
    },
    all(
      '{text}. I am a risk manager, and I know that there is only one control that works. The next morning I brought the {x} along.',
      '{text}. In risk management you do not lie awake. You remove the cause. From then on I took the {x} to work.',
    ),
    all(
      'I wheeled it past {F} at the security desk on a hand truck. "Is it off?" he asked. I could see with my own eyes that it was off.',
      '{F} at the security desk wanted to know what it was for. I told him it was off. I had never been able to say that before with such calm.',
    ),
    all(
      'I put it beside my desk and had the best Tuesday of my career, until about half past ten. Then I could not say for certain that I had locked the door.',
      'For an hour I got more done than in all of March. Around eleven it came to me that I might not have locked the front door.',
    ),
    mild('On Wednesday I brought the door. {F} had me sign it in.'),
    spicy(
      'On Wednesday I brought the door. On Thursday it was the faucets, all four, in a tote bag.',
      'So on Wednesday I carried in the front door. The garage light, the gate and the bathtub faucet came on Thursday.',
    ),
    spicy(
      'There is not much left at home, so I sleep at the office. {F} comes by at two with a flashlight. He checks the {x}, and then he checks me. "Both off," he says.',
    ),
    unhinged(
      'By Friday there was nothing for it but to bring in the house. I parked it on level three, and {F} validated it until six.',
    ),
    unhinged(
      'At six I put it back where it goes and got into bed. Then I sat up. I could not remember if I had turned off the office.',
    ),
  ),
  plot(
    'house-hid-doorbell',
    {
      when: [
        'hide|hid|duck|ducked|crouch|crouched|freeze|froze|drop|dropped .. doorbell|door|knock|bell|window|delivery|neighbor|floor ... ring|rang|knock|knocked|door|doorbell|bell',
        'hide|hid|duck|ducked|crouch|crouched|lay .. from|when|because .. @neighbor|@server|salesman|doorbell|door|someone|mailman|jehovah',
        'pretend|pretended|act .. not|nobody .. home',
        "pretend|pretended|acted .. wasn't|not|weren't|isn't .. home|there|in",
        'doorbell|bell .. ring|rang ... hide|hid|pretend|pretended|duck|floor|freeze|froze',
        'knock|knocked ... hide|hid|pretend|pretended|duck|floor|freeze|froze',
      ],
      not: [
        'key|present|police|@child|@pet|kid|boss|office|seek|tornado|phone_call|bear|ex|gun|landlord_rent',
      ],
      fine: "doorbell rang ring knock knocked door someone neighbor pretended pretend nobody no one home wasn't hid hide behind couch sofa kitchen floor curtain delivery guy salesman still until left went away lights off wait waited crouched ducked dropped when bell unexpected visitor crawl crawled freeze froze turn bedroom hallway under table minutes",
      is: 'actor:me|actor:us|!actor:person',
      cast: { F: 'she' },
    },
    all(
      '{text}. I would call it active non-engagement. I breathed through the nose and was very nearly a lamp.',
      '{text}. I did not move. I do some of my best decision-making like that, with my cheek on something.',
    ),
    all(
      'A voice came through the mail slot. It was {F}, from next door. "I can see your feet," she said.',
      'After a while the mail slot opened. "I can see your feet," said {F}, who lives next door.',
    ),
    mild(
      'I let the feet handle it. She talked to them for a minute, about the hedge. I thought that they did well.',
    ),
    mild('I have made them my point of contact.'),
    hot(
      'A lesser man draws the conclusion that he should have opened. I drew it about the feet. The next time our chairwoman came down the hall I was under my desk with my knees up.',
      'So next time I would bring in the feet. At work, when I heard our chairwoman coming, I got under the desk and pulled in everything.',
    ),
    hot(
      'She waited for some time. I learned later that she had come to offer me Lisbon.',
      'It was quiet up there, except for a sheet of paper. She had come to ask me, I have since heard, if I wanted to run Lisbon.',
    ),
    spicy(
      'She had seen the feet. She offered it to them, gave them a minute, and gave it to Craig.',
    ),
    unhinged(
      'She had seen the feet. She offered it to them, and they accepted. They left for Lisbon on the first, with a relocation package.',
    ),
    unhinged(
      'I am still under the desk. This morning {F} from next door brought my mail. "Now I can\'t see your feet," she said.',
    ),
  ),
  plot(
    'house-blender-lid',
    {
      when: [
        'forget|forgot|without|left .. lid|top .. blender|smoothie|food_processor|mixer',
        'blender|smoothie|food_processor .. lid|ceiling|everywhere|walls|sprayed|erupted',
        'forget|forgot .. blender|smoothie .. lid|top',
        'blend|blended ... lid|ceiling|everywhere|walls',
        'smoothie|soup .. on|all .. ceiling|walls|kitchen',
        'turn|turned .. on .. blender .. lid|without',
      ],
      not: ['@person|break|burn|hand|finger|fire|office|microwave|steal|buy|spill|delivery'],
      fine: 'forgot forget put lid on the blender smoothie everywhere kitchen ceiling walls wall all over soup turned morning green banana strawberry came off exploded explode protein shake sprayed covered cabinets shirt work clothes before without top again loose flew white running hot',
      cast: { F: 'she' },
    },
    all(
      '{text}. From idea to full coverage it took under two seconds. I have had launches that did not reach the back wall.',
      '{text}. In marketing you dream of such reach: every surface, at once, on no budget. And all because there was no lid.',
    ),
    all(
      'It made me look at our own process, which goes through sixteen people. I decided that what was holding us back was the lid.',
      'I stood there, dripping, and thought of all the campaigns I had put a lid on. I resolved to be bolder.',
    ),
    all(
      'That same week I launched the fall campaign straight from my kitchen. I did not wait for Brand, or for {F} from Legal. I pressed the button.',
      'We had a campaign ready that had been with {F} in Legal since June. I sent it myself, in the evening, with one finger.',
    ),
    mild(
      'In the morning {F} stood at my desk. "What did you think I was for?" she said. "I\'m the lid."',
    ),
    spicy(
      'It went out to 61,000 customers, four regulators and a competitor. It had a coupon in it for a hundred percent.',
      'In two seconds it was everywhere. It was on our customers, it was on our suppliers, and it was running slowly down the Department of Commerce.',
    ),
    spicy(
      'I found {F} in the lobby with a sponge. "What did you think I do here?" she asked. "I\'m the lid."',
    ),
    unhinged(
      'What people do not see is the force. Fourteen of our customers were found on the ceiling of the atrium, and stuck. They have been up there for seven weeks. They get catalogs, and the survey says that they feel reached.',
    ),
    unhinged(
      'I asked {F} for a ladder and a waiver. She looked up at them for some time. "This," she said, "is what the lid is for."',
    ),
  ),
  plot(
    'house-unopened-boxes',
    {
      when: [
        "box|boxes .. not|never|haven't|still|unopened|unpacked|full ... unpack|unpacked|open|opened|move|moved|boxes|years",
        "not|haven't|never|hasn't .. unpack|unpacked|open|opened .. box|boxes|everything",
        'unopened|unpacked|moving box|boxes',
        'live|living .. out_of boxes|box',
        'move|moved ... ago ... boxes|box|unpack|unpacked',
        'unpack|unpacked .. last|final box',
      ],
      not: [
        '@pet|cereal|mail|gift|present|lunch|ballot|amazon|delivery|wine|chocolate|phone|letter|tool|suitcase|luggage|cat',
      ],
      fine: "unopened unpacked unpack boxes box moved move moving years year months ago three two still have haven't garage basement closet living room house apartment since last we i never opened open labeled misc kitchen everything and there full of stack corner half yet in new old place five ten use as table finally attic",
      cast: { F: 'he' },
    },
    all(
      '{text}. At the very back there was one that said "Read this first." I felt ready.',
      '{text}. Behind all of it I came across an envelope, with my employer\'s logo, that said "Open on day one." I had been busy on day one.',
    ),
    all(
      'It was my onboarding packet, from 2016. There was a map in it, a badge and a welcome letter from a man named {F}.',
      'Inside were a map, a badge with my face on it, and a letter from one {F}, who could not wait to meet me. It was from 2016.',
    ),
    all(
      'I read it in the car, at work. I looked at the map, and at the building, and across the street.',
      'I held the map up against the window of my office. It was a good map. The X was across the street.',
    ),
    mild(
      'I have worked at the wrong company for years. I called {F} to apologize. He said to take my time, since they had already ordered lunch.',
    ),
    spicy(
      'I have been with this firm since 2016. I have led two restructurings. It struck me that I had not once been told what we make.',
      'Since 2016 I have given everything to these people. I had been promoted twice. I had wondered about the birthday cards, which were to "Whoever."',
    ),
    spicy(
      'I walked across the street with my badge, and it worked. "We\'ve been paying you all along," said {F}. "You\'re our best guy. Please go back."',
    ),
    unhinged(
      'I went across the street. In my absence my empty chair had been onboarded. It had hit its targets each year, since no one had set any, and had made Senior Vice President. It faced the window.',
    ),
    unhinged('"You report to it now," said {F}. "Sit anywhere else."'),
  ),
  plot(
    'house-raccoon-trash',
    {
      when: [
        'raccoon|bear|fox|possum|opossum|skunk|coyote|crow|seagull|squirrel|rat .. get|got|go|went|dig|dug|tear|tore|raid|knock|open|opened|into|in|through|eat|ate .. trash|garbage|bin|bins|trash_can|garbage_can|dumpster|rubbish|recycling|compost',
        'raccoon|bear|fox|possum|opossum|skunk|crow|seagull .. trash|garbage|bin|bins|dumpster|trash_can',
        'trash|garbage|bin|bins ... by raccoon|fox|bear|possum',
      ],
      not: [
        '=raccoons|=foxes|=bears|=squirrels|=crows|=seagulls|=rats|=possums|=skunks|=opossums|=coyotes|office|work|bite|bit|attack|rabies|shot|die|dead|baby|babies|@child|kid|cute|costume|park|restaurant|fridge',
      ],
      fine: 'our my the trash garbage bin bins can cans raccoon got into again night last knocked over tipped spread all yard driveway street everywhere tore open bag bags lid lawn lawn bungee cord morning porch cleaned left mess three two family keep keeps every day next through went opened went',
      cast: { F: 'she' },
    },
    all(
      '{text}. It went through all of it, took what it liked, and left the rest on the lawn. We pay a firm in Boston $400,000 for that.',
      '{text}. What I saw in the morning was a full strategic review. The good things were gone, and the rest had been laid out on the lawn.',
    ),
    all(
      'It had found value in a yogurt lid that I had written off entirely. It had looked at my vision statement and put it back.',
      'I walked the findings in my robe. It had kept the rotisserie bones. My five-year plan had been sniffed, and that was all.',
    ),
    all(
      '"You need a bungee cord," said my neighbor {F}. I told her I was open to outside perspectives.',
      'My neighbor {F} offered me a bungee cord for the lid. You do not put a lid, I told her, on fresh eyes.',
    ),
    mild(
      'I left out the budget that night, with some chicken. It took the chicken. "Bungee cord," said {F}.',
    ),
    spicy(
      'I told our CEO what it had done for me overnight. He was moved. He called up the firm in Boston.',
      'I described the method at the leadership lunch, without naming the vendor. By dessert they had hired some people who do it in suits.',
    ),
    spicy(
      'They came on a Tuesday night, four of them. They went through the company, took what they liked, and left the rest of us on the lawn.',
    ),
    unhinged(
      'Our CEO has had it on retainer since April, on a day rate, for nights. Legal did a background check, and it had been a partner in Chicago. It washes each document before it reads it.',
    ),
    unhinged(
      'This morning I woke up on the lawn with 1,100 others, sorted. {F} walked over in her slippers and looked down at me. "Bungee cord," she said.',
    ),
  ),
];
