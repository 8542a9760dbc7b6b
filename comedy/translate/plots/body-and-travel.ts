import { all, levels, type Plot } from '../../story/plot.ts';
import { EVENTS } from '../../story/events.ts';
import { eventPlot } from '../../story/event-plot.ts';

/** Translations of meals, moods, sport, clothes and journeys. */
export const BODY_TRANSLATIONS: readonly Plot[] = [
  eventPlot(
    'speak-i-tired',
    {
      when: [
        "i'm|am|be|feel|i so? very? tired|exhausted|sleepy|drained",
        "be|'m|feel|i'm|am|i .. tired|exhausted|sleepy|knackered|drained|shattered|wiped_out|worn_out|pooped",
        '^ so? tired|exhausted|sleepy|knackered|wiped_out',
        'just|completely|totally|so|absolutely wiped out',
        '^ exhausted after|from work',
      ],
      not: [
        'tired of',
        'of',
        'sick|hospital|pregnant|cancer|ill|life|baby',
        'not tired',
        'funny|look|looks|eye|never',
      ],
      mine: "be|feel|tired|exhausted|sleepy|'m|am",
      fine: 'extremely incredibly insanely unbelievably seriously constantly permanently work office job monday long tired exhausted sleepy drained shattered human mode feeling feel wiped nonstop monday',
      is: '!question !actor:us',
    },
    all('I have come in without my energy, which is working from home.'),
    levels(
      'It is in bed, with its camera off.',
      'It has not joined a single call, and I respect its boundaries.',
      'It now runs a small, successful company from my pillow.',
    ),
  ),
  eventPlot(
    'speak-i-bored',
    EVENTS['bored'],
    all('I have full availability and no competing offers.'),
    levels(
      'I have begun to look forward to emails.',
      'I read the terms and conditions, to see how they end.',
      'I watched some paint dry, and it told me to get a hobby.',
    ),
  ),
  eventPlot(
    'speak-i-cold',
    EVENTS['cold'],
    all('I have moved all remaining warmth to head office.'),
    all('Branches such as the toes will have to manage alone.'),
    levels(
      'The fingers have stopped replying.',
      "The fingers have stopped replying, and the teeth won't stop talking.",
      'My nose has opened for the skiing season.',
    ),
  ),
  eventPlot(
    'speak-i-hungover',
    {
      when: [
        'hungover|hung_over|hung-over',
        'have|had|got|nursing .. hangover',
        '^ hangover',
        'drink|drank too_much .. last|yesterday|night',
        'drink|drank too_much $',
      ],
      not: [
        'coffee|water|milk|alcoholic|sober|rehab|wife|husband|boss|client|interview|wedding|never',
      ],
      mine: 'hungover|have|drink|drank|nursing|hung',
      fine: 'extremely incredibly insanely unbelievably seriously constantly permanently work office job desk terrible bad massive huge monster headache hungover hangover hung drunk drank drink wine beer party tequila zoom meeting',
      is: '!question !actor:us',
    },
    all('Last night made a number of commitments on behalf of this morning.'),
    all('I was not consulted.'),
    levels(
      'I am honouring them lying down.',
      'I am honouring them with the lights off and one eye.',
      'I have asked daylight whether it could have been an email.',
    ),
  ),
  eventPlot(
    'speak-i-bad-mood',
    EVENTS['bad-mood'],
    all('My patience is out of office until further notice.'),
    levels(
      'In urgent cases, please contact somebody nice.',
      'In urgent cases, please contact my face, which is monitored.',
      'The automatic reply is a growl, and it has won an award for tone.',
    ),
  ),
  eventPlot(
    'speak-i-good-mood',
    EVENTS['good-mood'],
    all('I am reporting a good mood, well ahead of forecast.'),
    levels(
      'No cause has been identified.',
      'No cause has been identified, and I have told nobody who might look into it.',
      'I was caught humming, and I am under investigation.',
    ),
  ),
  eventPlot(
    'speak-i-need-vacation',
    EVENTS['need-vacation'],
    all('I am applying for the position of someone lying down, abroad.'),
    levels(
      'References can be taken from my face.',
      'I have ten years of experience in the opposite.',
      'My out-of-office reply has left without me, and writes that it is warm.',
    ),
  ),
  eventPlot(
    'speak-i-haircut',
    {
      when: [
        'get|got|have|had|need .. haircut|hair_cut|trim',
        'get|got|have|had .. my hair cut|trimmed|done',
        'cut|trim .. my hair',
        'go|went .. to .. barber|hairdresser|salon',
        '^ new? haircut',
      ],
      not: [
        'bad|awful|terrible|hate|myself|noticed|notice|nobody|no|dog|cat|kid|need|want|toddler|son|daughter|pay|bald|wrong|too|cried|cry|dyed',
        '@child|@pet',
      ],
      mine: 'get|got|have|had|cut|go|went|trim',
      fine: 'work short shorter haircut hair cut trim barber hairdresser salon barbershop new shop fresh inch lunch quick done',
      is: '!question !actor:us',
    },
    all('I have made cuts at the very top.'),
    levels(
      'Both ears have gained visibility.',
      'Both ears have gained visibility, and the neck now reports directly to the weather.',
      'What was on the floor has since formed a competitor.',
    ),
  ),
  eventPlot(
    'speak-i-beard',
    {
      when: ['shave|shaved .. my? beard', 'shave|shaved off? .. beard', 'get|got rid of .. beard'],
      not: [
        'leg|head|armpit|cut|half|moustache|mustache|goatee|wife|husband|hates|accident|dad|eyebrow|trim|trimmed',
        'his',
      ],
      mine: 'shave|shaved|get|got|trim',
      fine: 'shave shaved beard years months long summer clean bushy work',
      is: '!question !actor:us',
    },
    all('My face has been relaunched without its long-term cover.'),
    levels(
      'My phone no longer recognizes the management.',
      'My chin is back from extended leave, pale but rested.',
      'The beard has kept the friends and the flat.',
    ),
  ),
  eventPlot(
    'speak-i-stairs',
    {
      when: [
        'take|took|use|used|climb|climbed|walk|walked .. =stairs|staircase',
        'take|took|climb|climbed .. # flight|flights|floors .. of? stairs?',
        'climb|climbed .. flight|flights of stairs',
        'walk|walked|climb|climbed up .. stairs|steps|floors|flights',
      ],
      not: [
        'fall|fell|trip|down|miss|carry|carried|cat|dog|baby|missed|sofa|fridge|escalator',
        'floor|floors .. wash|mop|clean',
      ],
      mine: 'take|took|use|used|climb|climbed|walk|walked',
      fine: 'elevator lift broken broke work office floor floors apartment flight stairs steps climb walk out order lungs breath breathless panting top station',
      is: '!question !actor:us',
    },
    all('I moved up several levels without a single interview.'),
    levels(
      'My lungs heard about it on the second.',
      'My lungs are still in negotiations on the second.',
      'On the top landing I was made vice president, and lay down for the ceremony.',
    ),
  ),
  eventPlot(
    'speak-i-sore',
    {
      when: [
        "i'm|am|be|feel .. sore",
        "i'm|am|be|feel so? sore from|after .. yoga_class|spin_class|leg_day|boxing_class",
        "i'm|am|be|feel so? sore",
        'my x:legs|arms|abs|muscles|thighs|shoulders are|is so? sore',
        'my x:leg|legs|arm|arms|abs|muscles|body|thigh|thighs|shoulders|everything .. sore|hurt|hurts|ache|aching|aches|killing ... from|after|since ... gym|workout|run|leg_day|squats|yoga|training|hike|pilates|swim|weights',
        'everything hurts ... from|after|since .. gym|workout|run|leg_day|squats|yoga|training|hike|pilates',
        "can't|cant|barely walk .. after .. leg_day|gym|workout|squats|run",
        'my legs|arms|abs|muscles|thighs .. sore|killing_me',
        '^ so? sore',
      ],
      not: [
        'throat|sick|tooth|head|doctor|hospital|broke|injury|injured|bum|eye|loser|flu|vaccine|foot|feet|back',
        'sore about',
      ],
      mine: "sore|be|am|feel|can't|cant|barely",
      fine: "extremely incredibly insanely unbelievably seriously constantly permanently gym workout run leg class yoga abs arms thighs shoulders squats training hike pilates swim class yesterday's body legs arms sore muscles single walk hurt workouts weights short jog",
      is: '!question !actor:us',
    },
    all('Every muscle I own has submitted feedback.'),
    levels(
      'Sitting down now takes two phases.',
      'I now sit down in quarterly instalments.',
      'I have been reclassified as a statue, with visiting hours.',
    ),
  ),
  eventPlot(
    'speak-i-pushups',
    {
      when: [
        'do|did|manage|managed .. n:# x:push-ups|pushups|push-up|pushup|squats|squat|burpees|burpee|sit-ups|situps|sit-up',
        'do|did|manage|managed n:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty x:push-ups|pushups|push-up|pushup|squats|squat|burpees|burpee|sit-ups|situps|sit-up',
        'do|did|manage|managed n:# push|sit =ups',
      ],
      not: ["not|only|couldn't|bet|lost|punishment|every|one|=1", 'day .. for'],
      mine: 'do|did|manage|managed',
      fine: 'push-ups pushups squats burpees work bedroom floor living room gym breakfast sit-ups knee ups push sit straight break office',
      is: '!question !actor:us',
    },
    all('I went down {n} times, and came back every time.'),
    levels(
      'The floor never lost faith in me.',
      'Leadership books have been written about less.',
      'The planet has asked me to stop pushing it.',
    ),
  ),
  eventPlot(
    'speak-i-sat-all-day',
    EVENTS['sat-all-day'],
    all('I have completed a marathon in the seated category.'),
    levels(
      'I never once left the course.',
      'I hit the wall at three, with the back of the chair.',
      'What I sat on crossed the line with me, and we have been registered as one person.',
    ),
  ),
  eventPlot(
    'speak-i-walked-work',
    {
      when: [
        'walk|walked .. to|into|home_from .. work|office|job',
        'walk|walked .. home .. from .. work|office',
        'walk|walked .. to|home_from .. work|office .. instead of .. driving|drive|bus|train|car|cab|taxi|uber|subway|tube',
        'walk|walked # minutes|miles|mile|km|kilometers|kilometres|hour|hours|blocks .. to|home_from .. work|office',
      ],
      not: [
        'rain|snow|in|wrong|barefoot|dog|strike|meeting|late|slipper|pajama|missed|closed|sunday|locked',
      ],
      mine: 'walk|walked',
      counted: true,
      fine: 'work office job walk instead bus train car taxi take drive sun long nice half driving',
      is: '!question !actor:us',
    },
    all('My commute ran on two legs, both in-house.'),
    levels(
      'They took turns.',
      'They rotated leadership with every step.',
      'The left one then took a bigger share, and the last mile was a circle.',
    ),
  ),
  eventPlot(
    'speak-i-yoga',
    {
      when: [
        'do|did|try|tried|go|went|take|took|practice|practise .. yoga|yoga_class|hot_yoga',
        'do|did # minutes|hour|hours of yoga',
      ],
      not: [
        'asleep|sleep|fart|farted|not|never|goat|hurt|injured|mat_forgot|teacher|late|office|pilates|stretching|pants',
        'skip|quit|cancelled|miss',
      ],
      mine: 'do|did|try|tried|go|went|take|took|practice',
      counted: true,
      fine: 'yoga class work mat living room beginner hot morning breakfast lunch',
      is: '!question !actor:us',
    },
    all('I bent over backwards today, and for once it was not for a client.'),
    levels(
      'Some of it was also sideways.',
      'I stayed flexible until something clicked.',
      'I am still in the last position, and will be taking calls from there.',
    ),
  ),
  eventPlot(
    'speak-i-hike',
    {
      when: [
        'go|went on|for .. hike',
        'go|went hiking|=hiking',
        'hike|hiked .. # mile|miles|km|kilometers|kilometres',
        'hike|hiked|climb|climbed .. up .. mountain|hill|trail',
        'hike|hiked today|yesterday|all|for',
        'climb|climbed .. a|the mountain|hill',
        'go|went on|for .. # mile|km|hour|k|kilometer|minute hike',
      ],
      not: ['lost|rain|bear|snake|price|pay|rent|fell|injured|dog|rescue|corporate|ladder|wage'],
      mine: 'go|went|hike|hiked|climb|climbed',
      fine: 'hike hiking mountain mountains hill trail long woods forest short steep park mile miles solo alone weekend uphill',
      is: '!question !actor:us',
    },
    all('I held an off-site with myself, uphill.'),
    levels(
      'The only thing I built was a blister.',
      'There were no slides, but I nearly made one.',
      'The blister now has its own summit, and it is fully booked.',
    ),
  ),
  eventPlot(
    'speak-i-sunburn',
    {
      when: [
        "get|got|have|had|be|am|i'm .. sunburn|sunburned|sunburnt",
        'sunburn|sunburned|sunburnt',
        'forget|forgot .. sunscreen|sun_cream|suncream|sunblock',
      ],
      not: ['cloudy|baby|kid|tattoo|hospital|office|skiing|cancer|bald|dog'],
      mine: 'get|got|have|be|forget|forgot|sunburned|sunburnt',
      fine: 'bad terrible beach nose face neck shoulder arm head back sunburn sunburned sunburnt asleep fall pool garden park sunscreen forget vacation holiday sun leg hour badly fell scalp cream put',
      is: '!question !actor:us',
    },
    all('I accepted a role that paid in exposure.'),
    levels(
      'The payment has arrived, in red.',
      'I have been paid in full, apart from a strip under the watch.',
      'At night, ships use my nose to find the harbour.',
    ),
  ),
  eventPlot(
    'speak-i-hiccups',
    EVENTS['hiccups'],
    all('I am issuing regular updates without any content.'),
    levels(
      'The next one is due any second.',
      'They go out every eight seconds, and everyone is copied in.',
      'I held my breath to unsubscribe, and was upgraded to Premium.',
    ),
  ),
  eventPlot(
    'speak-i-weight',
    EVENTS['weight'],
    all('I report organic growth of {n} {u}.'),
    levels(
      'All of it was generated at home.',
      'It was entirely self-funded, from the fridge.',
      'The scales now offer me the group rate.',
    ),
  ),
  eventPlot(
    'speak-i-dentist-floss',
    {
      when: [
        'tell|told|lie|lied .. dentist|hygienist ... floss|flossing|flossed',
        'dentist|hygienist .. ask|asked .. if|whether ... floss|flossing ... lie|lied|yes|said',
        'lie|lied .. about flossing',
        'lie|lied .. to .. dentist',
      ],
      not: ["don't|truth|pain|cavity|never|kid|son|daughter|insurance|mouthwash|not"],
      mine: 'lie|lied|tell|told',
      fine: 'floss flossing dental ask asked dentist hygienist lie daily regularly appointment checkup sure often yes said',
      is: '!question !actor:us',
    },
    all('I presented my dentist with forward-looking figures on flossing.'),
    levels(
      'My gums were in the room and had other numbers.',
      'The gums were then called as a witness.',
      'The floss has come forward, unopened.',
    ),
  ),
  eventPlot(
    'speak-i-ate-too-much',
    EVENTS['ate-too-much'],
    all('I reached my annual target for {x} in a single sitting.'),
    levels(
      'My belt is working at full capacity.',
      'My belt has no more holes to promote me to.',
      'My top button has left the company, at some speed.',
    ),
  ),
  eventPlot(
    'speak-i-from-container',
    EVENTS['from-container'],
    all('I have cut out the middleman: the plate.'),
    levels(
      'The supply chain is now one arm long.',
      'The supply chain is now one arm long, and runs at night.',
      'The plate has opened a consultancy for people who sit.',
    ),
  ),
  eventPlot(
    'speak-i-no-coffee',
    {
      when: [
        'run|ran out of x:coffee|tea|espresso',
        'out of x:coffee|tea',
        'no x:coffee left|in|at|today|this|yet',
        'no x:coffee $',
        "haven't|havent|not|didn't|didnt .. had|have|drunk|drink .. x:coffee|tea .. yet|today|this",
        "haven't|havent|not|didn't|didnt .. had|have|drunk|drink .. x:coffee|tea .. $",
        'need .. x:coffee|caffeine|espresso',
        'before|without .. my x:coffee|tea',
        "can't|cannot|cant .. function|think|work|speak|talk .. before|without .. x:coffee|caffeine",
      ],
      not: [
        'table|shop|date|filter|sugar|milk|decaf|quit|gave|give|cup|mug|interview|client|boss|never|talk_about',
      ],
      mine: "need|run|ran|haven't|can't|cannot|cant",
      fine: 'need badly desperately function think speak talk work office kitchen run coffee tea house strong bean beans machine pod pods left yet empty caffeine',
      is: '!question',
    },
    all('Pending {x}, I am open today in read-only mode.'),
    levels(
      'Replies may be slow.',
      'You may look at me, but nothing will be saved.',
      'I tried to restart with water, and came up in Portuguese.',
    ),
  ),
  eventPlot(
    'speak-i-cold-coffee',
    {
      when: [
        'my|the x:coffee|tea|latte|cappuccino|espresso|americano|hot_chocolate .. get|got|go|went|gone|be|is|was|turned .. =cold',
        'forget|forgot .. about? my|the x:coffee|tea|latte|cappuccino ... =cold',
        'let .. x:coffee|tea|latte get|go =cold',
        'drink|drank .. =cold x:coffee|tea',
        'my|the x:coffee|tea .. stone_cold|=cold $',
      ],
      not: [
        'iced|brew|waiter|barista|cafe|starbucks|ordered|serve|spill|machine|date|client|weather|shower',
      ],
      mine: 'forget|forgot|let|drink|drank',
      fine: 'let go meeting desk call forgot drink drank forget cold stone ice work zoom emails reheat microwave',
      is: '!question !actor:us',
    },
    all('I gave my {x} time to find itself.'),
    levels(
      'It is now fully aligned with the room.',
      'It has been relabelled as a cold brew, and the price has gone up.',
      'There is a film on it, and the film has a sequel.',
    ),
  ),
  eventPlot(
    'speak-i-stain',
    {
      when: [
        'spill|spilled|spilt|get|got|drop|dropped|drip|dripped|splash|splashed|dribble .. x:@food .. on|onto|over|all_over|down .. my .. y:@garment',
      ],
      not: ["@relative's|wedding|interview|date|boss|waiter|@pet|laptop|not", 'his|her|their|your'],
      mine: 'spill|spilled|spilt|get|got|drop|dropped|drip|splash|dribble',
      fine: 'lunch dinner breakfast white new work office favorite clean clothes meeting before wear restaurant train desk',
      is: '!question !actor:us',
    },
    all('I have put {the x} into a client-facing role, on my {y}.'),
    levels(
      'The visibility is excellent.',
      'Everyone addresses the stain first, and me afterwards.',
      'The stain has been asked to stay on when I leave.',
    ),
  ),
  eventPlot(
    'speak-i-jar',
    {
      when: [
        "can't|cannot|cant|couldn't|couldnt|unable|failed|struggle|struggled .. open .. x:jar|pickle_jar|jam_jar|bottle|tin|can",
        "x:jar|bottle ... won't|wont|wouldn't|doesn't|not|didn't .. open|budge",
        "lid .. won't|wont|stuck|wouldn't .. x:jar|bottle",
      ],
      not: [
        '@relative|neighbor|wrist|arthritis|medicine|pill|client|until|finally|bank|hammer|break|broke',
        'of .. worms',
      ],
      mine: "open|can't|couldn't|struggle|failed",
      fine: 'pickle pickles jam sauce pasta olive olives mustard salsa honey lid tight open kitchen gherkin gherkins wine beer water',
      is: '!question !actor:us',
    },
    all('I gave the {x} everything I had, and it stayed with its lid.'),
    levels(
      'They have been together since the factory.',
      'I can only admire such retention.',
      'It has offered to open me instead.',
    ),
  ),
  eventPlot(
    'speak-i-onion',
    EVENTS['onion'],
    all('An onion gave me honest feedback, layer by layer.'),
    levels(
      'I cried at the second point.',
      'I wept openly in front of the board.',
      'The garlic has been reassigned to someone more stable.',
    ),
  ),
  eventPlot(
    'speak-i-diet',
    {
      when: [
        "i'm? trying|doing|try|tried .. keto diet",
        "i'm? trying|doing a|the|my .. diet",
        "start|started|begin|began|go|went|be|i'm|am|'m|try|trying .. on|a|my|new? diet|keto",
        'on a|my .. diet',
        'diet start|starts|started .. today|monday|tomorrow|again',
        'diet start|starts|started .. $',
      ],
      not: [
        'fail|failed|cheat|cheated|break|broke|quit|off|ate|ruin|doctor|coke|pepsi|dog|cat|sick|tomorrow|lost|lose|stopped|over|never|media|but',
      ],
      mine: 'start|started|begin|go|went|be|am|try|trying|on|diet|give|cut|quit|eat',
      fine: 'diet diets new strict monday january keto start low-carb carb year low work serious',
      is: '!question !actor:us',
    },
    all('I have introduced spending controls at the mouth.'),
    levels(
      'Cake now requires two signatures.',
      'Cake now requires two signatures, and both of them are mine.',
      'The fridge has been made head of security, and hums when I pass.',
    ),
  ),
  eventPlot(
    'speak-i-lunch-desk',
    EVENTS['lunch-desk'],
    all('I shared my {x} with the keyboard, which ate more than I did.'),
    levels(
      'The space bar had the crumbs.',
      'It is now the best-fed member of the team.',
      'The letter E has put on weight, and has to be pressed twice.',
    ),
  ),
  eventPlot(
    'speak-i-forgot-to-buy',
    {
      when: [
        'forget|forgot .. to .. buy|get|pick_up|pick x:@food|@drink|toilet_paper|@household',
        'forget|forgot .. buy|get .. x:@food|milk|@drink ... store|supermarket|shop|shopping|groceries',
        'go|went .. to|for .. store|supermarket|shop|shopping ... forget|forgot .. x:@food|milk|@drink',
        'go|went .. to .. store|supermarket|shop .. for y:@food|@drink ... forget|forgot .. x:@food|@drink',
        'go|went .. shopping|store|supermarket ... forget|forgot .. x:@food|@drink',
        'go|went grocery_shopping|food_shopping ... forget|forgot .. x:@food|@drink',
      ],
      not: [
        'ticket|present|gift|birthday|baby|dog|cat|office|wallet|christmas|thanksgiving|bag|list|money|pay',
      ],
      mine: 'forget|forgot|go|went',
      fine: 'grocery groceries shopping store supermarket shop forget forgot buy list trip thing came without',
      is: '!question !actor:us',
    },
    all('I have delivered the shopping in full, except for {the x}.'),
    levels(
      'All other aisles exceeded expectations.',
      'I now hold strong positions in things I had not run out of.',
      'The {x} saw me go past twice, and has raised it with the shelf.',
    ),
  ),
  eventPlot(
    'speak-i-shopped-hungry',
    {
      when: [
        'go|went|gone .. shopping|supermarket|store|grocery_store|shop ... hungry|starving|empty_stomach|empty',
        'never should have gone grocery_shopping|shopping hungry',
        'go|went|gone grocery_shopping|shopping .. hungry|starving',
        'never should have go|gone .. shopping|supermarket|store .. hungry|starving',
        'shop|shopped|shopping .. hungry|starving|empty_stomach|empty',
      ],
      not: ['kid|dog|cat|clothes|mall|ikea|without|christmas'],
      mine: 'go|went|shop|buy|bought',
      fine: 'grocery groceries shopping supermarket store food shop empty stomach hungry starving buy bought while snacks never should',
      is: '!question !actor:us',
    },
    all('My stomach went shopping, and brought me along to pay.'),
    levels(
      'It shops for a family of nine.',
      'It came for bread and acquired the aisle.',
      'The trolley needed planning permission.',
    ),
  ),
  eventPlot(
    'speak-i-same-clothes',
    EVENTS['same-clothes'],
    all('I have extended the contract of my {x} by another day.'),
    levels(
      "We know each other's strengths.",
      'The rest of the wardrobe has been told to stay motivated.',
      'By next week my {x} can go to work without me.',
    ),
  ),
  eventPlot(
    'speak-i-hole-sock',
    EVENTS['hole-sock'],
    all('My toe has gone public.'),
    levels(
      'The opening went well.',
      'The opening went well, and has doubled since.',
      'By Friday all five expect to be listed, and I to be wearing a cuff.',
    ),
  ),
  eventPlot(
    'speak-i-pajamas-day',
    {
      when: [
        'stay|stayed|be|spend|spent|in|wear|wore|live|lived .. x:pajamas|pyjamas|pjs|sweatpants|bathrobe|dressing_gown .. all|whole|entire day|weekend|morning|week',
        'spend|spent .. whole|entire|all day|weekend .. in .. x:pajamas|pyjamas|pjs|sweatpants|bathrobe',
        'work|worked .. in .. x:pajamas|pyjamas|pjs|sweatpants|bathrobe',
        "didn't|didnt|haven't|never .. get|change|changed|got .. out_of|out .. x:pajamas|pyjamas|pjs",
        'wear|wore .. x:pajamas|pyjamas|pjs|sweatpants .. to|for .. work|zoom',
      ],
      not: [
        'sick|hospital|store|shop|supermarket|office|kid|school|party|boss|client|interview|bus|airport|ill',
      ],
      mine: "stay|stayed|be|spend|spent|wear|wore|work|worked|didn't|haven't|in",
      fine: 'work home house sunday couch sofa pajamas pyjamas pjs zoom call change meeting wear lazy bed',
      is: '!question !actor:us',
    },
    all('I observed a strict dress code: {x}.'),
    levels(
      'Compliance was one hundred percent.',
      'It was business wear, then evening wear, then what it was made for.',
      "My trousers have given my place to somebody else's legs.",
    ),
  ),
  eventPlot(
    'speak-i-stayed-up',
    EVENTS['stayed-up'],
    all('I took out a loan of several hours against the morning.'),
    levels(
      'Repayment began at the alarm.',
      'Repayment began at the alarm, and the interest is under my eyes.',
      'The next morning has seen the terms, and refuses to come.',
    ),
  ),
  eventPlot(
    'speak-i-overslept',
    {
      when: [
        'oversleep|overslept',
        'sleep|slept .. through .. my? alarm|alarms',
        'sleep|slept in|late',
        'wake|woke up .. late',
        'wake|woke up .. at .. 10am|11am|12pm|1pm|2pm|noon|10|11',
        "not|didn't|didnt hear .. my? alarm",
      ],
      not: [
        'missed|miss|flight|interview|exam|wedding|bus|train|night|kid|cat|@relative|fire|storm|movie|never|earthquake|class|thunder|too',
      ],
      mine: 'oversleep|overslept|sleep|slept|wake|woke|hear',
      counted: true,
      fine: 'alarm alarms work late oversleep overslept sleep noon long hear weekend saturday sunday meeting',
      is: '!question !actor:us',
    },
    all('I have put in overtime, in bed.'),
    levels(
      'It was unpaid and voluntary.',
      'The pillow has rarely seen such commitment.',
      'The alarm now works for someone who listens.',
    ),
  ),
  eventPlot(
    'speak-i-woke-early',
    EVENTS['woke-early'],
    all('I was first to arrive at the day, and had to switch on the lights myself.'),
    levels(
      'There was nobody there to see it.',
      'There was nobody there to see it, which I have since corrected.',
      'The birds say I have broken the agreement on hours.',
    ),
  ),
  eventPlot(
    'speak-i-did-nothing',
    {
      when: [
        'do|did|done .. nothing',
        "didn't|didnt|haven't|havent|not .. do|done .. anything|single_thing|a_thing",
        'accomplish|accomplished|achieve|achieved|get|got .. nothing .. done?',
        "didn't|didnt =accomplish|=achieve|=get .. anything .. done?",
        'be|was .. lazy|unproductive .. all|today|day|weekend',
      ],
      not: [
        'wrong|to|for|about|@person|@relative|birthday|help|helped|boss|police|happened|special|fun|bad|illegal|except|but',
      ],
      mine: "do|did|done|accomplish|achieve|get|didn't|haven't",
      fine: 'absolutely productive work office useful weekend accomplish achieve done single lazy unproductive holiday sunday morning whole slow',
      is: '!question !actor:us',
    },
    all('I delivered exactly what I had planned: nothing.'),
    levels(
      'It was finished ahead of schedule.',
      'It took all the hours I had, and I checked it twice.',
      'There is so much of it that I have had to rent storage.',
    ),
  ),
  eventPlot(
    'speak-i-missed-flight',
    {
      when: [
        'miss|missed .. my|the|our|a .. x:flight|plane|connecting_flight|connection',
        '^ miss|missed x:flight|plane',
      ],
      not: [
        'funeral|wedding|wife|husband|kid|interview|bus|train|almost|bag|christmas|honeymoon|family|toy',
      ],
      mine: 'miss|missed',
      counted: true,
      fine: 'traffic late security oversleep overslept airport home london paris berlin chicago boston york vacation holiday line queue business long connect connecting gate',
      is: '!question !actor:us',
    },
    all('I have let my {x} go.'),
    levels(
      'I wish it well in the air.',
      'I watched it leave from the window, as a mentor would.',
      'It has promised to circle back.',
    ),
  ),
  eventPlot(
    'speak-i-missed-bus',
    {
      when: [
        'miss|missed .. my|the|a .. x:bus|train|tram|subway|ferry|metro|shuttle|tube',
        '^ miss|missed .. x:bus|train|tram',
        'miss|missed .. my|the|a .. x:bus|train|tram .. # seconds|second|minutes|minute',
      ],
      not: [
        'flight|stop|interview|wedding|meeting|kid|school_trip|almost|party|church|point|exit',
        '@child',
      ],
      mine: 'miss|missed',
      counted: true,
      fine: 'work home early morning oversleep overslept late seconds run ran slow bus train commute snooze',
      is: '!question !actor:us',
    },
    all('In the sprint for the {x}, I took silver.'),
    levels(
      'There were two in the race.',
      'There were two in the race, and one had an engine.',
      'The podium is a bench at the stop, and I am on it until the next start.',
    ),
  ),
  eventPlot(
    'speak-i-stood-transit',
    {
      when: [
        'stand|stood .. on .. x:train|bus|tram|subway|metro|tube',
        'stand|stood .. whole|entire|all .. x:train|bus|tram|subway|metro|tube .. ride?',
        'no seat|seats .. on .. x:train|bus|tram|subway|metro|tube',
        'x:train|bus|tram|subway|metro|tube is|was so? =packed|=crowded|=full',
        'x:train|bus|tram|subway|metro|tube .. =packed|=crowded|=full|overcrowded',
      ],
      not: [
        "old|pregnant|gave|offer|missed|stop|station|platform|waiting|dog|station|baby|wait|school|couldn't|leave|left|moon|@relative",
      ],
      mine: 'stand|stood',
      counted: true,
      fine: 'work way seat seats packed crowded full commute stand stood rush super hour jam-packed sardine sardines like tin',
      is: '!question',
    },
    all('I gave a standing performance for the whole {x}.'),
    levels(
      'My main partner was the pole.',
      'It was a difficult part, mostly armpit.',
      'I have since been taken on as a pole.',
    ),
  ),
  eventPlot(
    'speak-i-wait-line',
    {
      when: [
        'wait|waited|waiting|stand|stood|stuck|spend|spent .. in .. line|queue',
        'stand|stood|stuck|wait|waited|waiting in line|queue at|for .. grocery_store|post_office|coffee_shop|gas_station|ice_cream',
        'queue|queued .. for',
        'wait|waited # minutes|hour|hours .. in .. line|queue',
        'long line|queue .. at|for',
        'wait|waited|waiting|stand|stood|stuck|spend|spent .. in .. line|queue .. grocery_store|post_office|coffee_shop|shoe_store|gas_station|ice_cream|security_check',
        'wait|waited|stand|stood|spent|spend # minutes|hour|hours in line|queue .. grocery_store|post_office|coffee_shop|ice_cream',
        'queue|queued for # minutes|hours|hour|minute',
      ],
      not: [
        'slow|slowest|wrong|cut|jump|jumped|online|phone|email|@pet|hospital|toilet|bathroom|funeral|concert|iphone|with|shop_closed|closed|wife|husband|kid',
      ],
      mine: 'wait|waited|waiting|stand|stood|stuck|spend|spent|queue',
      counted: true,
      fine: 'stood stand stuck office long bank post dmv supermarket grocery groceries store bakery coffee lunch airport security checkout pharmacy ikea costco starbucks forever ages half work sandwich stamp counter register passport brunch queue pizza burger line',
      is: '!question !actor:us',
    },
    all('I rose through the ranks, from last to first, without overtaking anyone.'),
    levels(
      'My whole strategy was standing.',
      'My whole strategy was standing, and now and then half a step.',
      'At the front I thanked my shoes, cut a ribbon, and was sent to another counter.',
    ),
  ),
  eventPlot(
    'speak-i-no-parking',
    EVENTS['no-parking'],
    all('I led my car through an extended search for a permanent position.'),
    levels(
      'Every opening had just been filled.',
      'We met many spaces, and all of them were seeing someone.',
      'I have moved in. The address is: third lap, on the left.',
    ),
  ),
  eventPlot(
    'speak-i-lost-car',
    {
      when: [
        'forget|forgot .. where .. park|parked|left|car',
        "can't|cannot|cant|couldn't|couldnt .. find .. my car",
        'lose|lost .. my car .. in|at .. parking|car|lot|garage|mall|airport|park',
        "don't|dont|can't|couldn't|didn't .. remember .. where .. park|parked",
        'look|looked|looking .. for .. my car',
        "can't|cannot|cant|couldn't|couldnt .. find .. my car .. parking_lot|car_park|shopping_mall|parking_garage",
        'lose|lost .. my car .. parking_lot|car_park',
        'forget|forgot .. where .. park|parked|left .. parking_lot|car_park|shopping_mall',
        'spend|spent # minutes|hours|minute|hour look|looking for my car',
      ],
      not: [
        'key|keys|stolen|steal|tow|towed|papers|seat|charger|buy|ticket|police|drunk|registration|insurance|cat|kid|wash',
      ],
      mine: 'forget|forgot|find|lose|lost|remember|look',
      counted: true,
      fine: 'parking lot garage mall airport supermarket car park level floor remember forget lose half ikea store work stadium multistory spend spent look key keys huge',
      is: '!question !actor:us',
    },
    all('My car has gone over to hot-desking.'),
    levels(
      'It could be on any level.',
      'I walk the floor pressing my key, like a manager with one idea.',
      'It has seen me twice, and kept its lights off.',
    ),
  ),
  eventPlot(
    'speak-i-got-lost',
    {
      when: [
        "get|got|be|was|am|i'm .. =lost $",
        'get|got completely|totally|so|hopelessly? lost',
        "get|got|be|was|am|i'm =lost downtown|today|in|on|at|driving|walking|again|today|yesterday|this|trying|looking",
        'get|got .. =lost .. on .. way',
        'lose|lost my way',
        'take|took .. wrong =turn',
      ],
      not: [
        'hospital|translation|kid|weight|bet|game|forest|mountain|desert|job|mind|money|luggage|phone|wallet|passport|meeting|conversation|interview|thought|life|dog|cat|without|plot|wikipedia|bathroom|toilet|love|wedding|funeral|hike|police|crash',
      ],
      mine: 'get|got|be|lose|lost|take|took|am',
      fine: 'work way downtown city office drive driving walk walking home town neighborhood gps google maps campus building trying find station street wrong turn new follow following even though apartment airport mall ikea',
      is: '!question !actor:us',
    },
    all('I have expanded into areas that nobody asked me to cover.'),
    levels(
      'Coverage is excellent. Direction is under review.',
      'I have passed the same corner three times, and we now nod.',
      'The map has given up and is following me.',
    ),
  ),
  eventPlot(
    'speak-i-flat-tire',
    {
      when: [
        'get|got|have|had|has .. flat tire|tyre',
        'flat tire|tyre .. on|$|today|again|this',
        'my|the|front|back tire|tyre .. =flat|burst|=blew|popped',
        'get|got|have|had .. puncture',
      ],
      not: [
        'change|changed|fix|fixed|interview|wedding|hospital|missed|ex|slash|slashed|police|truck|crash|kid|two|late|friend|unicycle|rain',
      ],
      mine: 'get|got|have|had',
      fine: 'car bike work way highway motorway road front back rear flat bicycle commute home tire tyre nail puncture office pothole',
      is: '!question',
    },
    all('I have introduced a flat structure, starting with one tire.'),
    levels(
      'Movement has slowed considerably.',
      'Movement has stopped, but everyone feels more equal.',
      'The other wheels have heard, and now want to work lying down too.',
    ),
  ),
  eventPlot(
    'speak-i-cancelled',
    {
      when: [
        'x:flight|train|plane|ferry|bus .. cancel|cancelled|canceled',
        'cancelled|canceled x:flight|train|ferry|bus',
        'they|airline cancel|cancelled|canceled .. my|the x:flight|train|ferry|bus',
      ],
      not: [
        'i cancel|cancelled|canceled',
        'wedding|funeral|hotel|vacation|honeymoon|refund|meeting|rebook|almost|class|subscription|interview|hospital',
      ],
      fine: 'snow weather storm home work due fog wind strike airline airport last minute today gate cancel canceled cancelled commute',
      is: '!question',
    },
    all('My {x} has decided not to move forward.'),
    levels(
      'It thanked me for my interest.',
      'It thanked me for my interest, and will keep my ticket on file.',
      'I have been encouraged to apply again as freight.',
    ),
  ),
  eventPlot(
    'speak-i-airport-early',
    {
      when: [
        'arrive|arrived|get|got|be|was|came .. airport .. early',
        '# hour|hours|minutes early .. airport',
        'get|got|arrive|arrived|be|was .. to|at .. airport .. # hour|hours .. early|before|ahead',
        'get|got|arrive|arrived|be|was to|at the airport .. three|four|five|two|six hours early|before|ahead',
        'arrive|arrived|be|got .. early .. at|for .. airport|flight',
        "i'm|am at the airport .. early",
      ],
      not: [
        'late|miss|missed|train|@relative|pick|pickup|wrong|day|delayed|morning|cancelled',
        'flight .. early',
      ],
      mine: 'arrive|get|got|be|came',
      fine: 'airport early flight way hours ridiculously far plane before departure takeoff super boarding gate',
      is: '!question !actor:us',
    },
    all('I beat my plane to the airport by a wide margin.'),
    levels(
      'I have not had such a lead in years.',
      'I used my lead to smell every perfume.',
      'I am so far ahead that they are still building it.',
    ),
  ),
  eventPlot(
    'speak-i-forgot-pack',
    {
      when: [
        'forget|forgot .. to .. pack .. x:@garment|@gadget|toothbrush|underwear|charger|@carried|socks|toothpaste|pajamas|swimsuit|deodorant|contact_lenses|sunscreen|razor',
        'pack|packed no x:@garment|underwear|socks|toothbrush',
        'forget|forgot .. my? x:toothbrush|underwear|swimsuit|charger|pajamas|toothpaste|deodorant|socks|razor .. at_home? .. on|for .. trip|vacation|holiday|business_trip',
      ],
      not: [
        'kid|baby|lunch|passport|ticket|gym|school|wedding|medicine|insulin|moving|work|camping|honeymoon|funeral|suitcase_at|his',
        '@child',
      ],
      mine: 'forget|forgot|pack',
      fine: 'trip business vacation holiday suitcase travel weekend hotel forget pack bag luggage conference spare pair home enough warm extra',
      is: '!question !actor:us',
    },
    all('For the length of this trip, I have put my {x} in charge of the house.'),
    levels(
      'I felt the time had come to delegate.',
      'It is a lot of house for a first management role.',
      'The neighbours report lights, music and a very small party.',
    ),
  ),
  eventPlot(
    'speak-i-overpacked',
    {
      when: [
        'overpack|overpacked',
        'pack|packed .. too|so much|many .. clothes|shoes|things|stuff|outfits?',
        'pack|packed .. too_much|too_many|so_much|so_many .. clothes|shoes|stuff|things|outfits?',
        'pack|packed three|four|five|six|seven|ten|# outfits|pairs|shoes|dresses|suitcases .. weekend|trip|days|vacation',
        'my suitcase|bag|luggage .. too heavy|full|overweight',
        'my suitcase|luggage .. overweight|too_heavy',
      ],
      not: [
        'lunch|box|moving|@relative|kid|baby|nothing|forgot|schedule|bus|fee|pay|two_suitcases|stuck',
      ],
      mine: 'overpack|pack|packed|bring|brought',
      fine: 'weekend trip vacation holiday business suitcase way clothes shoes stuff airport days overnight check-in heavy overweight bag short pounds kilo',
      is: '!question !actor:us',
    },
    all('I packed for every version of me that might attend.'),
    levels(
      'Only one of them has been confirmed.',
      'Three pairs of shoes are coming along as observers.',
      'At check-in, my suitcase was asked for its own passport.',
    ),
  ),
  eventPlot(
    'speak-i-finished-book',
    EVENTS['finished-book'],
    all('I completed a long-term project, most of it lying down.'),
    levels(
      'It was delivered to the last page.',
      'There were hundreds of pages, and not one of them was a slide.',
      'The characters have asked what is next for us as a team.',
    ),
  ),
  eventPlot(
    'speak-i-asleep-movie',
    {
      when: [
        'fall|fell|doze|dozed|nod|nodded asleep|off .. during|in|at|watching|halfway|through .. x:movie|film|show|series|episode|documentary',
        'sleep|slept through .. x:movie|film|show|episode|documentary',
      ],
      not: ['work|office|date|@relative|talent|meeting|training|kid|cat|dog|tv|phone|snore|class'],
      mine: 'fall|fell|doze|nod|sleep|slept',
      counted: true,
      fine: 'couch sofa netflix halfway minutes bed middle boring long cinema theater watch doze nod',
      is: '!question !actor:us',
    },
    all('I saw the opening of the {x}, and approved the rest with my eyes closed.'),
    levels(
      'From what I could hear, it went well.',
      'I also attended the credits, and feel able to sign off on the middle.',
      'In my version I was in it, and I was excellent.',
    ),
  ),
  eventPlot(
    'speak-i-watched-movie',
    {
      when: [
        'watch|watched|see|saw .. x:movie|film|documentary',
        'go|went .. to .. x:movies|cinema|movie_theater',
      ],
      not: [
        'asleep|sleep|cry|cried|bad|terrible|boring|work|office|wrong|@relative|date|phone|talk|kid|porn|dubbed|not|never|twice|three|two|plane|flight|half|again|short|silent|documentary',
      ],
      mine: 'watch|watched|see|saw|go|went',
      fine: 'netflix horror action romantic comedy couch bed laptop cinema theater tv alone old good great long thriller home night sofa film movies dvd new superhero french',
      is: '!question !actor:us',
    },
    all('I attended a two-hour presentation with no questions at the end.'),
    levels(
      'For once, I followed all of it.',
      'Nobody had to ask whether everyone could see the screen.',
      'I have emailed the villain some feedback on the plan.',
    ),
  ),
  eventPlot(
    'speak-i-video-games',
    {
      when: [
        'play|played|playing .. x:video_games|games|fortnite|minecraft|mario_kart|zelda|tetris|fifa|xbox|playstation|the_sims|sims|candy_crush|video_game|computer_games|stardew_valley|skyrim|call_of_duty|elden_ring .. all|for|until|till|instead|whole|entire',
        'spend|spent .. day|night|weekend|evening|hours|morning .. play|playing .. x:video_games|games|fortnite|minecraft|zelda|tetris|fifa|sims|xbox|playstation|computer_games|skyrim|video_game',
        'play|played .. x:video_games|fortnite|minecraft|zelda|candy_crush|tetris|stardew_valley|skyrim|fifa',
        'play|played|playing .. x:video_games|games|fortnite|minecraft|zelda .. until|till .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm|midnight|noon|sunrise|dawn',
      ],
      not: [
        'lose|lost|@relative|@child|office|boss|meeting|win|won|beat|dog|cat|toilet|with|exam',
        'in .. office',
      ],
      mine: 'play|played|playing|spend|spent',
      counted: true,
      fine: 'work working video game games weekend hours whole sleep sleeping couch play computer study night phone instead straight clean cleaning evening',
      is: '!question !actor:us',
    },
    all('I put in a full shift at an organization with clear levels and gold coins.'),
    levels(
      'I was promoted more often than in my whole career.',
      'I rose nine levels in one sitting. My office has four.',
      'I asked to be paid, and received a sword.',
    ),
  ),
  eventPlot(
    'speak-i-new-hobby',
    EVENTS['new-hobby'],
    all('I have accepted an unpaid internship in {x}.'),
    levels(
      'I report to a video.',
      'I report to a video, and already own the equipment of a professional.',
      'The equipment has since turned professional without me.',
    ),
  ),
  eventPlot(
    'speak-i-won-game',
    {
      when: [
        'win|won .. at|a_game_of .. x:@game',
        'win|won x:@game',
        'win|won .. x:chess|tennis|golf|bowling|darts|poker|trivia|scrabble|monopoly|uno|padel|badminton|foosball|pickleball|football|soccer|basketball|volleyball game|match|tournament',
        'win|won .. game|match|round of x:@game',
        'win|won my|the|a x:@game game|match|tournament',
        'win|won a|the|my|another x:@game',
      ],
      not: [
        'against|@relative|lose|lost|cheat|cheated|@child|money|never|almost|dollar|lottery|let|memory|pool|boss|client',
      ],
      mine: 'win|won',
      fine: 'game match office work night lunch online party family round win won tournament break',
      is: '!question !actor:us',
    },
    all('Following my win at {x}, I am available for podcasts.'),
    levels(
      'I was gracious about it for nearly a minute.',
      'I was gracious about it for nearly a minute, then I did the lap.',
      'A coin is planned, and my good side is under discussion.',
    ),
  ),
  eventPlot(
    'speak-i-crossword',
    {
      when: [
        'finish|finished|solve|solved|complete|completed|do|did .. x:crossword|sudoku|crossword_puzzle',
      ],
      not: ['not|never|cheat|google|help|almost|half|wrong|@relative|two|three|all'],
      mine: 'finish|solve|complete|do|did',
      counted: true,
      fine: 'hard difficult easy newspaper train lunch breakfast pen sunday whole york times toilet bed finish nyt paper work office mini evil',
      is: '!question !actor:us',
    },
    all('I have filled every vacancy in the {x}.'),
    levels(
      'Each hire fits in with those beside it.',
      'I did it in pen, as I do not offer probation.',
      'The last square held out, and got the corner office.',
    ),
  ),
  eventPlot(
    'speak-i-ate-thing',
    {
      when: [
        'eat|ate|eaten .. x:@food',
        'have|had a|an|some|my x:@food $',
        'have|had a|an|some|my x:@food today|yesterday|again|this',
        'eat|ate .. @food x:@food',
      ],
      not: [
        "too|whole|entire|all|last|never|not|raw|expired|moldy|spicy|dog's|off|roommate's|@colleague's|someone|didn't|haven't|only|for|jar|tub|straight|box|over|floor|diet|nobody|forgot|without|cold",
        '@pet|@relative|@boss|friend|colleague|coworker',
        'much|many|so_much|poison|sick|hospital',
      ],
      mine: 'eat|ate|eaten|have|had',
      fine: 'work office couch desk kitchen leftover leftovers cheese big fresh quick alone delicious tasty huge large bag slice plate bowl piece home train',
      is: '!question !actor:us',
    },
    all('I have merged with {the x}, and mine is the surviving brand.'),
    levels(
      'Integration takes about four hours.',
      'Integration takes about four hours, most of them sitting down.',
      'The new company is called me, and is slightly wider.',
    ),
  ),
  eventPlot(
    'speak-i-walk',
    {
      when: [
        'go|went|be|been on|for .. walk|stroll',
        'take|took .. walk|stroll',
        'go|went =walking',
        'go|went for|on .. # minute|hour|mile|km|minutes|hours|k walk|stroll',
        'take|took .. # minute|hour|mile|km walk|stroll',
      ],
      not: [
        'dog|rain|lost|meeting|call|@relative|@boss|friend|colleague|cake|store|fell|stormed|out|never|not|baby|shame|sleep|barefoot',
        'with',
      ],
      mine: 'go|went|take|took|be',
      counted: true,
      fine: 'walk stroll long short park lunch dinner block neighborhood work office evening sun sunny beach forest fresh air quick nice alone nightly',
      is: '!question !actor:us',
    },
    all('I have taken concrete steps, none of them towards anything.'),
    levels(
      'A few were on grass.',
      'They were the only steps in my plan.',
      'The pavement intends to publish them.',
    ),
  ),
  eventPlot(
    'speak-i-hot',
    {
      when: [
        "i'm|i_am|i_was|am|i_feel so? hot $",
        "i'm|i_am|i_was so|too|very|really hot",
        "it's|it_is|it_was so|too|way_too|very|really|extremely|insanely? hot",
        "it's|it_is hot outside|today|here|inside|again|in",
        "it's|it_is hot $",
        "i'm|i|am|be .. sweating|sweaty|boiling|melting|overheating",
        'sweating|melting in|at|all',
        '^ so? sweaty|sweating',
      ],
      not: [
        'coffee|tea|food|soup|pizza|shower|sauna|gym|run|workout|sexy|girl|boss|date|nervous|interview|fever|meeting|topic|mess|dog|cat|dogs|laptop|phone|curry|not|spicy|hotter|presentation',
      ],
      mine: 'be|am|sweat|sweating|hot|melting',
      fine: 'office work desk outside heat summer degrees weather train bus apartment house room sweat sweating sweaty melting hot humid lot death stop bed',
      is: '!question !actor:us',
    },
    all('I am outperforming my deodorant.'),
    levels(
      'It signed up for normal conditions.',
      'It signed up for normal conditions, and no longer returns my calls.',
      'I will be attending the rest of the week as a puddle.',
    ),
  ),
  eventPlot(
    'speak-i-thirsty',
    EVENTS['thirsty'],
    all('My mouth is facing a liquidity crisis.'),
    levels(
      'A glass of water has been approached.',
      'There is a tap in the pipeline.',
      'My tongue has been reclassified as carpet.',
    ),
  ),
  eventPlot(
    'speak-i-need-sleep',
    EVENTS['need-sleep'],
    all('I am looking for a horizontal role, with immediate effect.'),
    levels(
      'I can start at once.',
      'I can start at once, and have practised in meetings.',
      'The pillow has called off all other interviews.',
    ),
  ),
  eventPlot(
    'speak-i-elevator',
    {
      when: ['take|took|use|used|ride|rode .. elevator|lift'],
      not: ['stuck|escalator|fart|broke|down|@relative|@boss|with|ski|uber|weight|dog|face'],
      mine: 'take|took|use|used|ride|rode',
      fine: 'stairs floor floors work office instead lazy apartment button second third',
      is: '!question !actor:us',
    },
    all('I was moved up several levels at the push of a button.'),
    levels(
      'I stood still for all of it.',
      'I stood still for all of it, like most who rise that fast.',
      'On the way down I was received as a consultant.',
    ),
  ),
];
