import { type Plot, all, levels } from '../../story/plot.ts';
import { EVENTS } from '../../story/events.ts';
import { eventPlot } from '../../story/event-plot.ts';

/** Translations of meals, sleep and exercise. */
export const FOOD_AND_SLEEP_TRANSLATIONS: readonly Plot[] = [
  eventPlot(
    'speak-a-snooze',
    {
      when: [
        'hit|press|push .. snooze',
        'snooze .. alarm',
        'snooze .. for|until .. hour|hours|minutes',
        'snooze $',
        'snooze .. times',
        'hit|press|push .. snooze|snooze_button .. until|till .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'hit|press|push .. snooze .. # time|times',
        'hit|press|push .. snooze .. at 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
      ],
      not: ['wife|husband|kid|cat|dog|never|meeting', 'tell|told|never|without'],
      mine: 'hit|press|push|snooze',
      fine: 'button alarm few many hit press push snooze long work office job desk workplace',
      is: '!actor:us',
    },
    all('My alarm made an opening offer.'),
    all('I countered at nine minutes.'),
    levels(
      'Talks continued until we ran out of morning.',
      'It has the better arguments, but I have the button.',
      'It now rings only at my convenience, by appointment.',
    ),
  ),
  eventPlot(
    'speak-a-gym-unused',
    {
      when: [
        "pay .. gym .. never|not|don't|haven't",
        'gym membership .. never|not|unused|waste|once',
        "never|don't|not|haven't .. use .. gym",
        "haven't|not .. be|go .. gym",
        'skip .. gym|workout',
        "didn't|haven't|don't|not =go .. to .. gym",
        "pay .. gym ... never|not|don't|haven't go|use",
        "haven't|not|didn't =been|=gone|go .. gym|workout",
      ],
      not: [
        'wife|husband|sick|injury|broke|fire|dead|boss|cancel|closed',
        'at|in .. work|office|school',
      ],
      mine: "pay|gym|never|don't|not|haven't|skip",
      counted: true,
      fine: 'membership months years weeks pay gym never unused waste skip workout long work spend spent money',
      is: '!actor:us',
    },
    all('I continue to support a fitness facility without burdening it with my presence.'),
    levels(
      'Wear and tear attributable to me stands at zero.',
      'In the field of equipment preservation, I rank among its leading donors.',
      'The treadmill is running on my behalf, under power of attorney.',
    ),
  ),
  eventPlot(
    'speak-a-insomnia',
    {
      when: [
        "can't|couldn't|cant|couldnt .. sleep",
        'lie|lay .. awake',
        'not sleep',
        'be .. awake .. all night',
        'be .. awake .. until|till|since|at 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        "didn't|don't|couldn't|can't =sleep",
        'lie|lay .. awake .. until|till|since|at 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
      ],
      not: [
        'dog|cat|neighbor|noise|snore|baby|kid|wife|husband|hot|pain|flight|grief|worry|work|party|hospital|coffee|because',
        'at|in .. work|office|school',
      ],
      mine: "can't|couldn't|cant|couldnt|lie|lay|not|be",
      fine: 'bed cant couldnt sleep lie lay awake long wide ceiling stare stared staring toss',
      is: '!actor:us',
    },
    all('I convened an overnight hearing with no agenda and full attendance by me.'),
    levels(
      'Old matters were reopened, and none were closed.',
      'I finally won an argument from years ago; the other side was asleep.',
      'The ceiling has ruled against me, and I have until tonight to appeal.',
    ),
  ),
  eventPlot(
    'speak-b-slept-badly',
    {
      when: [
        'sleep|slept .. badly|terribly|poorly|horribly|terrible|awful',
        "couldn't|couldnt|can't|cant|barely|hardly|didn't|didnt|not .. sleep|slept",
        'bad|rough|terrible|awful|sleepless .. night',
        'sleep|slept .. like crap|shit|garbage|trash',
        'sleep|slept .. only|just|like|maybe|barely? one|two|three|four|five|1|2|3|4|5 hour|hours',
        'only|just|barely sleep|slept .. one|two|three|four|five|1|2|3|4|5 hour|hours',
        'have|had|get|got .. three|four|2|3|4 hours of sleep',
        'have .. bad|rough|terrible|awful|horrible|sleepless .. night|sleep',
      ],
      not: [
        'baby|kid|child|dog|cat|wife|husband|partner|sick|pain|depressed|anxious|worried|grief|hospital|neighbor|neighbour|meeting|date|snore|snoring|bus|train|shift|food|dinner|sales|party',
        'at|in .. work|office|school',
        'with .. @relative|@person',
      ],
      mine: "sleep|slept|couldn't|couldnt|can't|cant|barely|hardly|didn't|didnt|not|bad|rough|terrible|awful|sleepless",
      fine: "heat hot coffee wink much sleep enough night's slept badly terribly poorly horribly terrible awful couldnt cant barely hardly didnt bad rough sleepless long work like horrible",
      is: '!question !actor:us',
    },
    all('I have worked a night shift without leaving the bed.'),
    levels(
      'I used the time to review every conversation I have ever had.',
      'The ceiling was supervised closely and met expectations.',
      'My pillow has written me up for micromanagement.',
    ),
  ),
  eventPlot(
    'speak-b-expired',
    {
      when: [
        'x:@food|milk|cream|yogurt|yoghurt|cheese .. mouldy|moldy|gone_off|gone_bad|rotten|expire|expired|out_of_date|past_its_date|curdled|rancid|spoiled',
        'mould|mold .. on .. x:@food|cheese|jam',
        'find|found .. mouldy|moldy|expired|rotten x:@food|milk|yogurt|cheese',
        'x:milk|cream|yogurt|yoghurt|cheese|bread|cheese|ham|meat|salad|avocado|strawberry|fruit .. go|went|turned|gone bad|off|sour|mouldy|moldy',
        'x:@food|milk|cream|yogurt .. expire|expired|moldy|mouldy .. # minute|hour|time|day|week|month|year|am|pm',
        'find|found .. mouldy|moldy|expired|rotten .. x:@food|milk|yogurt|cheese',
      ],
      not: [
        'ate|eat|drank|drink|sick|poison|office|boss|colleague|shop|supermarket|restaurant|wedding|neighbor|tree|fresh|phone|avocado_toast|card',
        'at|in .. work|office|school',
      ],
      fine: 'fridge kitchen cupboard mouldy moldy bad rotten expire expired date past curdled rancid spoiled mould mold long sour covered full green fuzzy',
      is: '!question',
    },
    all('I kept {the x} on well past retirement age.'),
    all('Loyalty on that scale develops a culture.'),
    levels(
      'A date had been printed, and I took it as guidance.',
      'Nothing else in the kitchen has shown such personal development.',
      'A works council has formed, and asks that I close the door more quietly.',
    ),
  ),
  eventPlot(
    'speak-c-spilled-drink',
    EVENTS['spilled-drink'],
    all('{the x}, until now concentrated in a single vessel, has been diversified into {the y}.'),
    levels(
      'Nothing is left uninvested.',
      'We budgeted for one sip and achieved full market coverage.',
      '{the y} now holds 100% of {the x}, and has asked to be called a café.',
    ),
  ),
  eventPlot(
    'speak-c-meal-prep',
    {
      when: [
        'meal-prep|meal_prep|mealprep|meal-prepped|prepped|meal-prepping',
        'cook|cooked|make|made|prepare|prepared .. lunches|lunch|meals .. for .. week',
      ],
      not: [
        '@relative|@boss|colleague|coworker|co-worker|teammate|intern|assistant|@child|friend|she|he|they',
        'different|varied|burn|burned|dog|cat|spill|dropped|stole',
      ],
      fine: 'kitchen office work meals prep prepped chicken rice broccoli containers healthy lunch meal-prep meal mealprep meal-prepped meal-prepping cook cooked prepare prepared lunches long job desk workplace pasta salad boring identical',
    },
    all('I have standardized lunch across five markets, Monday to Friday.'),
    levels(
      'Customer choice was identified as a cost.',
      'By Thursday the customer will have been heard, and served the same.',
      "Friday's box has seen the succession plan, and is asking to be eaten first.",
    ),
  ),
  eventPlot(
    'speak-c-avocado',
    {
      when: ['avocado .. ripe|perfect|perfectly', 'ripe|perfect avocado'],
      not: [
        '@relative|@boss|colleague|coworker|co-worker|teammate|intern|assistant|@child|friend|she|he|they',
        'brown|rotten|hard|not|never|overripe|unripe|hand|finger',
      ],
      fine: 'kitchen office work cut opened bought ate caught exactly moment lunch breakfast toast avocado ripe perfect perfectly long job desk workplace open store eat miracle',
    },
    all('I opened an avocado inside the four minutes in which it trades as food.'),
    levels(
      'Most people get in at "not yet" or at "too late."',
      'I now own the entire market between "not yet" and "too late."',
      'The central bank has asked me to be present at the next one.',
    ),
  ),
  eventPlot(
    'speak-c-earworm',
    {
      when: [
        'song|jingle|tune|melody .. stuck|in .. my head',
        "can't|cannot .. get .. song|tune|jingle .. out",
        'have|had .. song stuck',
      ],
      not: [
        '@relative|@boss|colleague|coworker|co-worker|teammate|intern|assistant|@child|friend|she|he|they',
        'radio|karaoke|elevator_music|wedding|baby',
      ],
      counted: true,
      fine: 'kitchen office work woke annoying terrible song jingle tune melody stuck head cannot long job desk workplace christmas horrible pop abba hum humming',
    },
    all('A song has signed an exclusive, long-term lease on my head. The rent is nil.'),
    levels(
      'It makes use of about four lines of the space.',
      'I asked about notice, and was given the chorus.',
      'It now charges me a listening fee, with a discount on the chorus.',
    ),
  ),
  eventPlot(
    'speak-c-expired-food',
    {
      when: [
        'eat|ate|drink|drank .. expired|out_of_date x:@food|milk|yogurt|cheese|egg|eggs|ham',
        'eat|ate|drank .. x:@food|milk|yogurt|cheese|egg|eggs|ham ... expired|out_of_date|past',
        'eat|ate|drink|drank .. expired|out_of_date x:@food|milk|yogurt|cheese|egg|eggs|ham .. # minute|hour|time|day|week|month|year|am|pm',
        'eat|ate|drank .. x:@food|milk|yogurt|cheese|egg|eggs|ham ... expired|out_of_date|past .. # minute|hour|time|day|week|month|year|am|pm',
        'eat|ate .. x:@food|milk|yogurt|cheese|egg|ham ... expire|expired .. # minute|hour|time|day|week|month|year|am|pm',
      ],
      not: ['@spouse|@child|@boss|sick|hospital|poison|vomit|@pet|restaurant|pill|medicine'],
      mine: 'eat|ate|drink|drank',
      fine: 'kitchen date best eat ate drink drank expired past long work office job desk workplace fridge expire breakfast lunch',
      is: '!actor:us',
    },
    all('I have taken a mature asset in-house: {x}, past the published guidance.'),
    levels(
      'So far it is settling in.',
      'Onboarding is under way, and audible.',
      'It wants to leave before its probation ends, and has asked by which door.',
    ),
  ),
  eventPlot(
    'speak-c-ate-whole',
    {
      when: ['eat|ate|finish|finished|devoured|demolished .. whole|entire|all .. x:@food'],
      not: [
        'last',
        "@relative|@boss|@client|@stranger|@server|@neighbor|@professional|colleague|coworker|co-worker|teammate|intern|assistant|friend|buddy|roommate|guest|@pet|he|she|they|you|everyone|everybody|nobody|@name|@animal|we|roommate's|diet|doctor|sick|vomit|hospital|kid's",
      ],
      mine: 'eat|ate|finish|finished|devoured|demolished',
      fine: 'kitchen office work alone sitting family box bag eat ate finish finished devoured demolished long job desk workplace couch pack breakfast bar tub jar bucket standing',
      is: '!actor:us',
    },
    all('I took an early stake in {the x}, and kept buying until no one else held any.'),
    levels(
      'No further rounds are planned.',
      'Competition law raised no objection, as nobody was told.',
      'By weight, it counts as a merger, and the new entity needs to lie down until June.',
    ),
  ),
  eventPlot(
    'speak-c-nap',
    {
      when: [
        'take|took|had .. nap ... hour|hours|long|#',
        'nap .. turned|became|lasted ... hours|hour',
        'fell asleep on .. sofa|couch',
        'accidentally fell asleep|napped',
        'take|took|had|have .. two|three|four|five|# hour|hours nap',
        'take|took|had|have .. two-hour|three-hour|four-hour|2-hour|3-hour|4-hour|five-hour nap',
        '# minute|minutes nap .. turned|became|lasted|into .. # hours|hour',
        'quick|short|power nap .. turned|became|lasted|into .. hours|hour',
        'nap .. turned|became|lasted|into .. # hours|hour',
        'fall|fell .. asleep .. for # hours',
      ],
      not: [
        '@relative|@boss|colleague|coworker|co-worker|teammate|intern|assistant|@child|friend|she|he|they',
        'driving|meeting|baby|desk|train|bus|movie|sunburn|cinema|class|work',
        'at|in .. work|office|school',
        'nap .. lasted|for|of # minutes',
      ],
      mine: 'take|took|had|nap|fell|accidentally',
      fine: 'kitchen lunch slept sofa tv nap long became lasted fell asleep couch napped quick short power',
      is: '!actor:us',
    },
    all('I closed my eyes for a brief proof of concept.'),
    levels(
      'It scaled.',
      'It scaled with no supervision whatsoever.',
      'It scaled, and I have woken up in the next fiscal year, as its owner.',
    ),
  ),
  eventPlot(
    'speak-c-first-run',
    {
      when: [
        'go|went .. for .. run|jog',
        'go|went jogging|running',
        'go|went .. for .. # minute|mile|km|k run|jog',
        'run|ran 5k|# km|kilometers|miles|k',
        'run|ran # km|kilometers|kilometres|miles',
        'run|ran 5k|10k',
      ],
      not: [
        '@relative|@boss|colleague|coworker|co-worker|teammate|intern|assistant|@child|friend|she|he|they',
        'shop|fall|fell|trip|rain|marathon|dog|late|bus|hurt|office|never',
        'at|in .. work|office|school',
        'errand|half_marathon|race|gym|treadmill|out .. of',
      ],
      mine: 'go|went',
      fine: 'kitchen years early run jog long short park quick slow ages months neighborhood',
      is: '!actor:us',
    },
    all(
      'I left at speed and came back to where I had started. Distance covered, less distance returned: zero.',
    ),
    levels(
      'Net progress is on budget.',
      'The costs were recognized in full, in the knees.',
      'My lungs are filing separate accounts.',
    ),
  ),
  eventPlot(
    'speak-d-burned-food',
    {
      when: ['burn|burnt|char|overcook|scorch .. x:@food|dinner|toast|garlic'],
      not: [
        'tongue|mouth|hand|finger|arm|calories|popcorn|soup|office|fire|house|myself|down|on|off',
        'at|in .. work|office|school',
      ],
      mine: 'burn|burnt|char|overcook|scorch',
      fine: 'kitchen badly pan oven burn burnt char overcook scorch long dinner toast burned charred lunch stove pancakes',
      is: '!actor:us',
    },
    all('{the x} only had to be cooked. I over-delivered.'),
    levels(
      'The results are being scraped.',
      'The results are being scraped before anyone sees them.',
      'The results have been scraped into a folder marked Wins.',
    ),
  ),
  eventPlot(
    'speak-d-cereal-dinner',
    {
      when: ['eat|ate|have|had .. x:cereal|toast|porridge|oatmeal .. for|as dinner|tea|supper'],
      not: ['kids|dog|cat|lunch|burnt|burned|date|night_in_a_row', 'at|in .. work|office|school'],
      mine: 'eat|ate|have|had',
      fine: 'bowl lazy eat ate dinner tea supper long work huge plain milk couch',
      is: '!actor:us',
    },
    all('The dinner vacancy has been filled internally: {x}, from breakfast.'),
    levels(
      'No training was needed.',
      'No training was needed, and no pans.',
      "No training was needed. Lunch is asking why it wasn't considered.",
    ),
  ),
  eventPlot(
    'speak-d-dropped-food',
    {
      when: [
        'drop|dropped .. my|the|a x:sandwich|toast|pizza|cookie|biscuit|burger|cake|donut|croissant|bagel|taco|burrito|lunch|sausage|bread|slice_of_pizza',
      ],
      not: [
        'lap|shirt|foot|shoe|head|off|dog|cat|carpet|wedding|birthday|pool|water|toilet|kid|son|daughter',
      ],
      mine: 'drop|dropped',
      fine: 'floor ground kitchen street drop dropped long work office job desk workplace break bite',
      is: '!actor:us',
    },
    all('{the x} got in on the ground floor.'),
    levels(
      'I made an offer within five seconds.',
      'I made an offer within five seconds and called it due diligence.',
      'I made an offer within five seconds, and agreed to take the fluff too.',
    ),
  ),
  eventPlot(
    'speak-d-flat-bread',
    {
      when: [
        "x:bread|sourdough|dough|loaf|focaccia|cake ... not|didn't|didnt|never|wouldn't .. rise|rose|risen",
      ],
      not: [
        'birthday|wedding|wife|husband|boss|mother|because|prices',
        'at|in .. work|office|school',
      ],
      fine: 'oven kitchen homemade properly didnt never rise rose risen long work bake baked loaf attempt overnight',
    },
    all('I gave my {x} warmth, time and space. It stayed in its current role.'),
    levels(
      'It says it is happy at this level.',
      'It says it is happy at this level, which is two centimetres.',
      'It has since moved sideways, and now holds the door open.',
    ),
  ),
  eventPlot(
    'speak-d-jigsaw',
    {
      when: [
        'puzzle|jigsaw ... miss|missing|lost|lose .. =piece',
        '=piece .. missing .. from|of .. puzzle|jigsaw',
        '=last|one =piece .. puzzle|jigsaw .. missing',
        'puzzle|jigsaw ... =piece .. missing|lost|gone',
        '# =piece puzzle|jigsaw ... =piece .. missing|lost|gone',
        '1000-piece|500-piece|2000-piece puzzle|jigsaw ... =piece .. missing|lost|gone',
      ],
      not: [
        'pieces|dog|cat|ate|son|daughter|first|found|find|two|three|half',
        'at|in .. work|office|school',
      ],
      fine: 'final jigsaw puzzle finished miss missing lost lose piece long work finish huge',
    },
    all('The jigsaw is complete, except for one piece, which works remotely.'),
    levels(
      'We believe from under the sofa.',
      'It says it is just as productive under the sofa.',
      'It says it is just as productive under the sofa. The corner pieces now want the same.',
    ),
  ),
  eventPlot(
    'speak-e-out-of-milk',
    {
      when: [
        'run|ran .. out .. x:milk|oat_milk|almond_milk|soy_milk',
        "we're|i'm|we|i|we_are|all? =are? out of x:milk|oat_milk|almond_milk|soy_milk",
        'no x:milk|oat_milk|almond_milk|soy_milk left|in|at',
        'no x:milk|oat_milk $',
        'x:milk|oat_milk .. all? gone|=empty',
      ],
      not: [
        'chocolate|baby|breast|store|supermarket|@shop|cafe|cow|@child|@server|guest|yesterday',
      ],
      fine: 'office kitchen fridge house breakfast left coffee tea cereal run $ long work job desk workplace',
    },
    all('The {x} completed its contract today, to the last drop.'),
    levels(
      'The fridge is currently between milks.',
      'The vacancy is open. Applicants must be comfortable in a cold, dark office.',
      'The space where it stood has been appointed acting milk.',
    ),
  ),
  eventPlot(
    'speak-e-resolution',
    {
      when: [
        "break|fail|give|give_up|abandon|quit|drop|forget .. new_year's_resolution|resolution|resolutions|new_year_resolution",
      ],
      not: ['drink|drinking|smoke|smoking|diet|gym|screen|resolutions|un'],
      mine: 'break|fail|give|give_up|abandon|quit|drop|forget',
      fine: "years year's break fail give abandon quit drop forget resolution resolutions long work office job desk workplace weeks",
      is: '!actor:us',
    },
    all('My resolution did not pass its probation.'),
    levels(
      'It had ambition. I had experience.',
      'It will reapply in January, and I will hire it.',
      'It leaves with a full pension and a company car.',
    ),
  ),
  eventPlot(
    'speak-e-skipped-gym',
    {
      when: ['skip|miss|dodge .. x:gym|workout', "didn't|not =go to .. x:gym"],
      not: ['sick|ill|injury|hurt|because|year|months|pizza|@food|membership|years|never'],
      mine: "skip|miss|dodge|didn't|not",
      fine: 'class session work skip miss dodge long leg',
      is: '!actor:us',
    },
    all('I have postponed the {x} to tomorrow, where it joins all the others.'),
    levels(
      'Tomorrow is going to look fantastic.',
      'My backlog is now the strongest thing about me.',
      'The backlog has since grown so strong that it opens my jars.',
    ),
  ),
  eventPlot(
    'speak-e-slept-well',
    {
      when: [
        'sleep .. n:7|8|9|seven|eight|nine|ten|10 hour|hours',
        'get .. n:7|8|9|seven|eight|nine|ten|10 hour|hours .. of sleep',
      ],
      not: [
        'work|plane|floor|couch|only|still|tired|exhausted|never|first|finally|through|meeting|less|day|afternoon',
        'at|in .. work|office|school',
      ],
      mine: 'sleep|get',
      fine: 'solid full uninterrupted sleep long',
      is: '!actor:us',
    },
    all('I delivered {n} hours of sleep, on time and with no supervision.'),
    levels(
      "It's the longest I have concentrated on anything.",
      'I did the whole thing with my eyes closed.',
      'The bed has made me night manager.',
    ),
  ),
  eventPlot(
    'speak-e-too-much-coffee',
    {
      when: [
        'drink|have .. four|five|six|seven|eight|nine|ten|4|5|6|7|8|9|10|too_much|too_many|fourth|fifth|sixth|so_much .. x:coffee|coffees|espresso|espressos',
        'drink|have .. four|five|six|seven|eight|nine|ten|4|5|6|7|8|9|10|too_many cup|cups|mug|mugs .. x:coffee',
      ],
      not: ['sleep|heart|doctor|bathroom|toilet|shake|date|spill|because|decaf|wine|cake|ago'],
      mine: 'drink|have',
      fine: 'cup cups mug mugs coffee work lunch far black office strong shots drink much many fourth fifth sixth long job desk workplace',
      is: '!actor:us',
    },
    all("I drank enough coffee to attend tomorrow's meetings today."),
    levels(
      'The minutes are typed up. Twice.',
      'I have also replied to an email before it was sent.',
      'I can see the weekend from here, and it waved.',
    ),
  ),
  eventPlot(
    'speak-e-wrong-order',
    {
      when: [
        "waiter|waitress|server|restaurant|kitchen|barista|starbucks|they|cafe|mcdonald's|mcdonalds .. bring|give|make|mess|send|deliver|serve .. wrong .. order|food|meal|dish|drink|coffee|sandwich|pizza|burger",
        "waiter|waitress|server|restaurant|kitchen|barista|starbucks|they|cafe|mcdonald's|mcdonalds .. get|mess .. up? .. my order wrong?",
        'get|got|receive|received|given .. the wrong order|food|meal|coffee|dish',
        "get|got .. =someone =else's|=somebody_else's|=someone_else's order|food|meal|coffee",
        'my order .. wrong',
      ],
      not: [
        '^ i give|bring|serve|make|send|cook',
        '@client|allergic|send|sent|complain|refund|free|amazon|twice|alphabetical|birthday|date|@child|code',
        'in .. wrong .. order',
        'i .. bring|brought|give|gave|make|made|cook|send|sent',
      ],
      others: true,
      fine: "restaurant cafe starbucks waiter lunch dinner dish breakfast drive-thru takeout wrong order table mcdonald's mcdonalds coffee place waitress server kitchen barista bring give mess send deliver serve food meal drink sandwich pizza burger receive received given long work office job desk workplace bag",
    },
    all("I was handed somebody else's order, and treated it as a stretch assignment."),
    levels(
      'I said nothing, and completed it in full.',
      "I said 'perfect, thanks', as I do in all my reviews.",
      "I've now also taken over that person's car and weekends.",
    ),
  ),
  eventPlot(
    'speak-e-couch-sleep',
    {
      when: [
        'fall .. asleep .. on .. x:couch|sofa|armchair|recliner',
        'doze|nod .. off .. on .. x:couch|sofa|armchair|recliner',
        'fall|doze|nod .. asleep|off .. in .. my|the x:armchair|recliner',
        'fall .. asleep .. on .. x:couch|sofa|armchair|recliner .. at|before 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'fall .. asleep .. on .. x:couch|sofa|armchair|recliner .. at|before # pm?',
      ],
      not: [
        '@client|office|work|party|meeting|wet|drool|@pet|therapist|naked|drunk|call|date|store|ikea|phone|on .. my|exam',
      ],
      mine: 'fall|doze|nod',
      fine: 'watch watching tv movie film netflix series show work dinner fall asleep doze nod long early midnight',
      is: '!actor:us',
    },
    all('I closed the day on the {x}, with full support from the cushions.'),
    levels(
      'Later I woke up and went home, to bed.',
      'My bed has been told it was a late meeting.',
      'The {x} has offered me something permanent, and my bed has made a counter-offer.',
    ),
  ),
  eventPlot(
    'speak-e-last-cookie',
    EVENTS['last-cookie'],
    all('The last {x} has gone to an internal candidate.'),
    levels(
      'It was a short process, and I was on both sides of it.',
      'My stomach welcomed it on board within seconds.',
      'For privacy reasons the candidate cannot be named, but is full.',
    ),
  ),
  eventPlot(
    'speak-e-steps',
    {
      when: [
        'walk|hit|reach|do|get|take .. n:# steps',
        'walk|hit|reach|do|get|take .. n:10k|12k|15k|20k|8k steps',
      ],
      not: [
        'never|not|mountain|hike|treadmill|airport|office|work|days|every|yesterday|before|dog|@dog|back|only|just|week',
      ],
      mine: 'walk|hit|reach|do|get|take',
      fine: 'step goal walk hit reach steps long',
      is: '!actor:us',
    },
    all('I completed {n} steps today, and did not delegate one.'),
    levels(
      'Most of them were return trips to the fridge.',
      'The last ones were around the bed, just before midnight.',
      'A few were on the ceiling, to make the target.',
    ),
  ),
  eventPlot(
    'speak-e-early-bed',
    {
      when: [
        'go|went .. to bed .. early|at_nine|9pm|8pm|nine|eight',
        'go|went to sleep .. early|9pm|8pm',
        'in bed by 9pm|8pm|nine|eight|9|8',
        'go|went .. to bed .. at 8|9|8pm|9pm|nine|eight',
        '=in bed at|by .. 8|9|8pm|9pm|nine|eight',
        'go|went .. to .. bed at 8|9 30',
        'in bed at|by 8|9 30',
        'fall|fell asleep at|by 8pm|9pm|8|9',
      ],
      not: [
        'sick|ill|cry|hungry|party|without|still|but|woke|wake|because|headache|phone|tired|early .. because|awake|@child|work|shift|put',
        'at|in .. work|office|school',
        'couch|sofa|movie|desk',
      ],
      mine: 'go|went|in',
      fine: "year's bed early sleep long asleep",
      is: '!actor:us',
    },
    all('I went to bed early, closing the day ahead of schedule.'),
    levels(
      'The evening seemed well able to run itself.',
      "I've had no complaints, so I believe it was approved.",
      'Midnight was covered by a temp.',
    ),
  ),
];
