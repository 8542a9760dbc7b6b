import { all, levels, type Plot } from '../../story/plot.ts';
import { EVENTS } from '../../story/events.ts';
import { eventPlot } from '../../story/event-plot.ts';

/** Translations of what family, friends, strangers and animals do. */
export const FAMILY_TRANSLATIONS: readonly Plot[] = [
  eventPlot(
    'speak-h-walk-dog',
    EVENTS['walk-dog'],
    all('I held a walking meeting with {w.full}.'),
    levels(
      'Only one of us was on a leash, and I still did not set the direction.',
      'I was brought along to carry the deliverables.',
      'I carried all of the deliverables home, and {w.full} was named employee of the month.',
    ),
  ),
  eventPlot(
    'speak-h-dog-barks-at',
    {
      when: [
        'w:@dog .. bark|growl .. at .. x:vacuum|vacuum_cleaner|hoover|tv|television|mirror|squirrel|squirrels|doorbell|cat|cats|bird|birds|pigeon|pigeons|leaf|leaves|balloon|fridge|washing_machine|broom|moon|car|cars|bike|bikes|reflection|shadow|hairdryer|snowman|scarecrow|plant',
        "w:@dog .. won't|not|never stop|quit .. bark .. at .. x:vacuum|tv|mirror|squirrel|squirrels|doorbell|cat|cats|pigeon|pigeons|moon|car|cars|birds",
      ],
      not: ['bite|bit|neighbor|chase|eat|zoom|call|police'],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front bark growl window garden tv television stop own every passing hour crazy mad street',
    },
    all('{w.full} raised concerns about {the x}.'),
    levels(
      'They were raised at volume, and then raised again.',
      'They were raised two hundred times, without a single slide.',
      'HR has put {the x} on paid leave until the barking is over.',
    ),
  ),
  eventPlot(
    'speak-h-dog-barks-nothing',
    {
      when: [
        'w:@dog .. bark|growl .. at .. nothing|nobody|thin_air|air|wall',
        'w:@dog .. bark|growl .. for no reason',
        "w:@dog .. not|never|won't .. stop .. bark .. nothing|wall",
        'w:@dog .. bark|growl .. at .. nothing|nobody|thin_air|air|wall .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'w:@dog .. bark|growl .. for no reason .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        "w:@dog .. not|never|won't .. stop .. bark .. nothing|wall .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm",
      ],
      not: ['zoom|meeting|neighbor|call'],
      others: true,
      counted: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front bark growl blank empty random corner stop',
    },
    all('{w.full} flagged a serious risk that only {w.full} can see.'),
    levels(
      'I have looked into it, and so far it is a wall.',
      'So far I can confirm the wall. The matter stays open, and so do all our eyes.',
      'The risk has been caught and now reports to {w.full}.',
    ),
  ),
  eventPlot(
    'speak-h-rolled-in',
    {
      when: [
        'w:@dog .. roll .. in .. x:mud|poop|poo|shit|dirt|fox_poo|cow_poop|fish|garbage|compost|manure|mulch',
      ],
      not: [
        'mouse|rat|squirrel|bird',
        'dead animal',
        'hospital|vet|sick|ill|die|hurt|blood|injured|funeral|cancer|surgery|police',
      ],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front walk around beach park garden roll bath love wet smelly stinky dead fresh',
    },
    all('{w.full} rolled in some {x} and came out with a very strong personal brand.'),
    levels(
      'It entered the room before the dog did.',
      'It was noticed at once, by everyone, with the windows open.',
      'It now has its own seat in the car, and we ride on the roof.',
    ),
  ),
  eventPlot(
    'speak-h-took-spot',
    {
      when: [
        'w:@dog|@cat .. take|took|steal|stole|hog|occupy|claim|sleep|sit|lie|lay .. on|in|over|up? .. my|the|our .. x:bed|couch|sofa|pillow|chair|armchair|office_chair|desk_chair|seat',
        'w:@dog|@cat .. take|took|steal|stole|hog|occupy|claim .. my|the|our|whole x:bed|couch|sofa|pillow|chair|armchair|spot|seat',
      ],
      not: [
        'hospital|vet|sick|ill|dead|die|hurt|blood|injured|funeral|cancer|surgery|police|hair|pee|poop|puke|vomit|scratch|chew|head|face|eat|ate|not|never|her|his',
        "dog's|cat's",
      ],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front side warm spot again every time take over own',
    },
    all('The {x} used to be a shared desk. {w.full} made it a permanent position.'),
    levels(
      'I am being kept on as a visitor.',
      'I have been moved to remote work, on the floor.',
      'I still come in on Tuesdays, and I pay my rent in ear scratches.',
    ),
  ),
  eventPlot(
    'speak-h-lap',
    {
      when: [
        'w:@cat|@dog .. sleep|sit|lie|lay|nap|settle|curl|climb|fall|jump .. on|in|into|onto .. my .. lap',
        "can't|couldn't|cannot|not .. move|get_up|stand .. w:@cat|@dog .. on|in .. me|lap",
        'w:@cat|@dog .. on|in my lap',
        "w:@cat|@dog .. sit|sleep|fall|lie .. on|in my lap ... can't|couldn't .. get|move|stand",
        'w:@cat|@dog .. sleep|sit|lie|lay|nap|settle|curl|climb|fall|jump .. on|in|into|onto .. my .. lap .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        "can't|couldn't|cannot|not .. move|get_up|stand .. w:@cat|@dog .. on|in .. me|lap .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm",
        'w:@cat|@dog .. on|in my lap .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        "w:@cat|@dog .. sit|sleep|fall|lie .. on|in my lap ... can't|couldn't .. get|move|stand .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm",
      ],
      not: [
        'hospital|vet|sick|ill|dead|die|hurt|blood|injured|funeral|cancer|surgery|police|pee|puke|vomit|scratch|laptop|zoom|meeting|plane',
      ],
      others: true,
      counted: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front asleep move stand sleep sit lie curl purr up get hour',
    },
    all('{w.full} booked my lap, with no end time.'),
    levels(
      'I am not the organizer, so I cannot end the meeting.',
      'I would have to go through the organizer, who is asleep.',
      'I have since been reclassified as a sofa.',
    ),
  ),
  eventPlot(
    'speak-h-cat-ignores',
    {
      when: [
        'w:@cat .. ignore .. me',
        'w:@cat .. give|gave .. me .. silent_treatment|cold_shoulder',
        "w:@cat .. not|doesn't|won't|didn't|don't .. like|love|acknowledge|care|listen|greet .. me?",
      ],
      not: [
        'hospital|vet|sick|ill|dead|die|hurt|blood|injured|funeral|cancer|surgery|police|husband|wife|food|litter|treat',
      ],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front ignore like care',
    },
    all('{w.full} went out of office while looking straight at me.'),
    levels(
      'Normal service resumes at dinner.',
      'The office is open daily, for ten seconds, next to the bowl.',
      'For urgent matters I have been referred to the tail.',
    ),
  ),
  eventPlot(
    'speak-h-cat-brought',
    {
      when: [
        'w:@cat .. bring|brought|leave|left|drop|gift|give|catch|caught .. x:mouse|bird|rat|lizard|frog|mole|shrew|vole|moth|spider|snake|cricket|cockroach',
        'get|got .. x:mouse|bird|rat|lizard|frog|moth .. from .. w:@cat',
        'w:@cat .. bring|brought|leave|catch .. x:mouse|bird|rat|lizard|frog .. at # am',
        'w:@cat .. bring|brought .. x:mouse|bird|rat .. at .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
      ],
      not: ['two|three|several|=mice|birds|eat|ate|let|go|never|not|almost'],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front dead half live alive present gift doormat door bed floor porch pillow shoe rug',
    },
    all('{w.full} came to me with a finished deliverable: one {x}.'),
    levels(
      'I had not ordered any.',
      'It was on time and under budget, and I had ordered none.',
      'The next one is due by Friday, and I have been put down to catch it.',
    ),
  ),
  eventPlot(
    'speak-h-threw-up',
    {
      when: [
        'w:@cat|@dog .. throw|threw|thrown .. up .. on|in|all_over .. x:rug|carpet|bed|shoe|shoes|couch|sofa|laptop|pillow|floor|desk|backpack|duvet|car|blanket|coat',
        'w:@cat|@dog .. puke|vomit|barf .. on|in|all_over .. x:rug|carpet|bed|shoe|shoes|couch|sofa|laptop|pillow|floor|desk|backpack|duvet|car|blanket|coat',
        'w:@cat|@dog .. leave|left|cough .. hairball|furball .. on|in .. x:rug|carpet|bed|shoe|shoes|couch|sofa|laptop|pillow|floor|desk',
      ],
      not: ['vet|poison|chocolate|dead|blood|hospital|night|everyone|boss|guest'],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front throw up puke again all over white clean',
    },
    all('{w.full} returned a meal, without a receipt, to {the x}.'),
    levels(
      'I am the returns desk.',
      'I am the returns desk, and I open at three in the morning.',
      'The customer was not satisfied and has ordered the same again.',
    ),
  ),
  eventPlot(
    'speak-h-scratched',
    {
      when: [
        'w:@cat .. scratch|claw|shred|destroy|tear|ruin .. x:couch|sofa|chair|armchair|curtain|curtains|carpet|rug|wallpaper|bed|mattress|leather_couch|furniture',
        'w:@dog .. chew|destroy|shred|tear|ruin .. x:couch|sofa|chair|armchair|curtains|carpet|rug|wallpaper|bed|mattress|furniture|cushion|cushions',
      ],
      not: [
        'me|neighbor|landlord|not|never|almost|hospital|vet|sick|ill|dead|die|hurt|blood|injured|funeral|cancer|surgery|police',
      ],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front chew up leather expensive pieces apart',
    },
    all('{w.full} took {the x} through a complete redesign.'),
    levels(
      'The brief appears to have been strips.',
      'Nothing was kept from the old version except the receipt.',
      'It has won a design award, and the award has been shredded too.',
    ),
  ),
  eventPlot(
    'speak-h-adopted',
    {
      when: [
        'adopt|buy|bought .. a|an|our|my .. x:@dog|@cat|@pet',
        'i|we? get|got .. a|an|our .. x:@dog|@cat|@pet',
        'i|we? =got a|an|our .. x:@dog|@cat|@pet',
        'we|i get|got a|an|our .. x:@dog|@cat|@pet',
      ],
      not: [
        'toy|food|bed|costume|hot|robot|stuffed|for|two|three|back|rid|sick|=dogs|=cats|=kittens|=puppies|=hamsters|=rabbits|bite|bit|@child|not|call|cup|rabbit_hole',
      ],
      mine: 'adopt|buy',
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front rescue shelter adopt rescued year senior first finally',
    },
    all('I have hired {a x} straight into management.'),
    levels(
      'One look was enough.',
      'I clean up, and the {x} reviews my work.',
      'My own position has since been advertised, and the {x} is on the panel.',
    ),
  ),
  eventPlot(
    'speak-h-bird-poop',
    {
      when: [
        'x:@bird .. poop|poo|shit|shat|crap .. on .. me|my',
        'get|got .. pooped|shat|shit|pooed .. on .. by .. x:@bird',
        'x:bird|pigeon|seagull|crow|duck|goose poop|poo|shit|dropping|droppings .. on|in|over|land|fell|hit .. me|my',
        'x:@bird .. poop|poo .. on .. me|my',
        'get|got|have .. x:bird|pigeon|seagull|crow|duck|goose poop|poo|shit .. on|in .. me|my',
      ],
      not: [
        'date|wedding|interview|boss|@child|@spouse|sandwich|food|eat|mouth|lunch|luck|lucky|twice|@dog',
        'his|her',
        '=birds|=pigeons|=seagulls|=crows|=geese|=ducks|=chickens',
      ],
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front head hair car shirt jacket coat shoulder suit clean freshly washed hand arm way windshield window laptop bag balcony hat commute poop shit land',
    },
    all('{a x} gave me feedback from a much higher level.'),
    levels(
      'It was brief, and it landed.',
      'It came without warning, and it stuck.',
      'It now counts as my annual review, and I am wearing it until the next one.',
    ),
  ),
  eventPlot(
    'speak-h-birds-wake',
    {
      when: [
        'birds .. wake|woke|woken .. me|us',
        'wake|woke|woken .. up? .. by .. birds|birdsong',
        'birds .. sing|chirp|scream|screech|tweet .. 3am|4am|5am|6am|dawn|night|sunrise|window|early|morning',
        'birds .. wake|woke .. me .. 3am|4am|5am|6am',
        'birds .. sing|chirp .. window .. 3am|4am|5am|6am',
        'birds ... so early|loud',
        'birds .. wake|woke|woken .. me|us .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'wake|woke|woken .. up? .. by .. birds|birdsong .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'birds ... so early|loud .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        "birds ... won't|not|never .. shut|stop .. up|singing|chirping",
      ],
      not: ['@pet .. eat|hit', 'beautiful|lovely|nice'],
      counted: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front window sing chirp wake loud singing chirping dawn sunrise 4am 5am 6am screaming tweet am',
    },
    all('There is a daily stand-up outside my window, for birds, and I was pulled in before dawn.'),
    levels(
      'Every bird had an update.',
      'Every bird had an update, and it was the same update.',
      'I left with one action item: a worm.',
    ),
  ),
  eventPlot(
    'speak-h-spider',
    {
      when: [
        'find|found|see|saw|spot|there|be .. spider .. in|on|above .. x:bathroom|bedroom|shower|kitchen|car|bathtub|bath|room|office|bed|house|basement|living_room|garage|apartment|attic|toilet',
        'spider .. live|living|sit|sitting|move .. in|on|above .. x:bathroom|bedroom|shower|kitchen|car|bathtub|bath|room|office|house|basement|living_room|garage',
        '^ .. spider in|on .. my|the|our .. x:bathroom|bedroom|shower|kitchen|car|bathtub|bath|room|office|bed|house|basement|living_room|garage $',
        '^ .. spider .. above|on|over .. my|the|our .. x:bed|shower|desk|door|bathtub|couch',
      ],
      not: [
        'kill|bite|bit|vacuum|catch|scream|eat|ate|@spouse|two|three|hundred|plant',
        'car .. drive',
        'move out',
        '=car',
      ],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front huge giant enormous massive see find large hairy scary ceiling corner wall',
    },
    all('A new hire with eight hands has started in {the x}.'),
    levels(
      'It is already building its own network.',
      'It has built its own network in a day. Mine took a career.',
      'The network is up, and I now work from the parking lot, as a precaution.',
    ),
  ),
  eventPlot(
    'speak-h-mouse',
    {
      when: [
        'find|found|see|saw|there|have|be|get|got .. x:mouse|rat .. in|under|behind .. y:kitchen|house|apartment|pantry|office|garage|basement|attic|flat|walls|wall|bedroom|living_room',
        '^ .. x:mouse|rat in .. my|the|our .. y:kitchen|house|apartment|pantry|office|garage|basement|attic|flat|bedroom $',
        'x:mouse|rat .. live|living|move|run|ran .. in|into|through|across .. y:kitchen|house|apartment|pantry|office|garage|basement|attic|flat|walls|wall|bedroom|living_room',
      ],
      not: [
        'computer|dead|trap|catch|caught|cat|wireless|usb|kill|click|pet|escape|desk|=mice|=rats|poison|two|three',
        'my mouse',
        'wireless',
      ],
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front tiny see find have',
    },
    all('A very small startup has opened in my {y}. It is {a x}.'),
    levels(
      'It runs entirely on crumbs.',
      'It runs on crumbs and works nights, which puts it ahead of me.',
      'It has raised its first round of cheese and is asking me to move out of the {y}.',
    ),
  ),
  eventPlot(
    'speak-h-petted',
    EVENTS['petted'],
    all('I made one strong new contact today: {a x}.'),
    levels(
      'We skipped the small talk and went straight to the ears.',
      'We skipped the small talk and went straight to the belly, which I never manage at conferences.',
      'I have been called back for a second round, with both hands.',
    ),
  ),
  eventPlot(
    'speak-h-talked-pet',
    {
      when: [
        'talk|chat|speak|spoke .. to|with .. w:@pet',
        'have|had .. conversation|chat|talk|argument .. with .. w:@pet',
        'explain|tell|told|complain .. to|my .. w:@pet about|everything',
        'talk|chat|speak|spoke .. to|with .. w:@pet .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'have|had .. conversation|chat|talk|argument .. with .. w:@pet .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'explain|tell|told|complain .. to|my .. w:@pet about|everything .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
      ],
      not: [
        '@child|@spouse|boss|friend|vet|bark|back|answer|answered|zoom|meeting|client|owner|only',
      ],
      mine: 'talk|chat|speak|spoke|tell|told|complain|have',
      others: true,
      counted: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front talk like person human adult baby voice conversation everything problem problems life',
    },
    all('I held a one-on-one with {w.full} and did all of the talking.'),
    levels(
      'I felt heard.',
      'It is the best listening I have had from a superior.',
      "The minutes came back with one comment: 'Treat?'",
    ),
  ),
  eventPlot(
    'speak-h-night-call',
    {
      when: [
        'w:@child .. wake|woke .. me|us .. up?',
        "w:@child .. won't|wouldn't|didn't|doesn't|not|never|refuse .. sleep|nap|go_to_bed|go_to_sleep",
        'w:@child .. keep|kept .. me|us .. up|awake',
        'w:@child .. be|was|is up|awake all|at',
        'w:@child .. wake|woke .. me|us .. at .. 1am|2am|3am|4am|5am|6am',
        'w:@child .. wake|woke .. me|us .. at # am?',
        'w:@child .. cry|cried|scream .. all night',
        'w:@child .. wake|woke .. me|us .. up? .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        "w:@child .. won't|wouldn't|didn't|doesn't|not|never|refuse .. sleep|nap|go_to_bed|go_to_sleep .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm",
        'w:@child .. keep|kept .. me|us .. up|awake .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'w:@child .. be|was|is up|awake all|at .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'w:@child .. wake|woke .. me|us .. at # am? .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'w:@child .. cry|cried|scream .. all night .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
      ],
      not: [
        'hospital|vet|sick|ill|dead|die|hurt|blood|injured|funeral|cancer|surgery|police|fever|vomit|puke|pee|nightmare|neighbor|breakfast|phone|teenager|party|game|pancakes|flight|plane|fire',
      ],
      others: true,
      counted: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front sleep awake bed night cry scream all middle am',
    },
    all('{w.full} ran the night shift, and I was on call.'),
    levels(
      'I asked if it could wait until morning. It was morning.',
      'There was one point to discuss, and it could not be put into words.',
      'I have escalated the matter of my sleep, and it reaches the same small person.',
    ),
  ),
  eventPlot(
    'speak-h-drew-wall',
    {
      when: [
        'w:@child .. draw|drew|drawn|paint|color|colour|scribble|write|wrote .. on|over .. x:wall|walls|couch|sofa|fridge|table|laptop|tv|carpet|door|floor|passport|bed|mirror|car',
      ],
      not: [
        'face|dog|cat|homework|hospital|vet|sick|ill|dead|die|hurt|blood|injured|funeral|cancer|surgery|police',
      ],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front crayon crayons marker markers sharpie permanent pen pencil lipstick chalk white draw all paint red blue black',
    },
    all('{w.full} needed a whiteboard for a new vision, and chose {the x}.'),
    levels(
      'The vision is bold, and so far permanent.',
      'The vision is long term: it does not wash off.',
      'I am now head of admiring it, and there are weekly reviews.',
    ),
  ),
  eventPlot(
    'speak-h-why',
    {
      when: [
        'w:@child .. ask .. why',
        'w:@child .. ask .. question|questions',
        "w:@child .. won't|not|never .. stop .. ask .. why|question|questions",
        'w:@child ... ask ... question|questions',
        'w:@child .. ask .. why .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'w:@child .. ask .. question|questions .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        "w:@child .. won't|not|never .. stop .. ask .. why|question|questions .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm",
        'w:@child ... ask ... question|questions .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
      ],
      not: [
        'single|divorce|god|fat|old|married|baby|babies|sky|mommy|daddy|teacher|boss|die|dead|homework|santa',
      ],
      others: true,
      counted: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front hundred thousand million times everything many endless ask stop fifty question',
    },
    all('{w.full} took me through a root cause analysis.'),
    levels(
      "We got as far as 'because'.",
      "After forty rounds of 'why', the root cause is me.",
      'We got back to the start of the universe, and there was a follow-up question.',
    ),
  ),
  eventPlot(
    'speak-h-drop-off',
    EVENTS['drop-off'],
    all('I completed the handover of {w.full} to {x}.'),
    levels(
      'There was one last-minute clause, about a hug.',
      'All parts were signed for. They will be returned this afternoon, with sand in them.',
      'They have accepted delivery and are now asking about the warranty.',
    ),
  ),
  eventPlot(
    'speak-h-tooth',
    {
      when: ['w:@child .. lose|lost .. tooth'],
      not: [
        'fight|bike|fall|hockey|knock|dentist|teenager|accident|swallow|hospital|vet|sick|ill|dead|die|hurt|blood|injured|funeral|cancer|surgery|police',
      ],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front first second third front wobbly loose baby milk apple bottom top',
    },
    all('A tooth has left {w.full}, after a long and wobbly notice period.'),
    levels(
      'Its exit package will be left under the pillow.',
      'The exit package is under the pillow, and the fairy likes to keep it off the books.',
      'The rest of the mouth has asked what they would get.',
    ),
  ),
  eventPlot(
    'speak-h-swear',
    {
      when: [
        'w:@child .. say|said|repeat|yell|shout|use|learn|scream .. bad_word|swear_word|curse_word|f-word|f_word|fuck|shit|s-word|bad_words|swear_words',
        'w:@child .. swear|swore|sworn|curse|cuss .. in|at|front .. public|store|supermarket|church|school|daycare|grandma',
      ],
      not: [
        'teacher .. tell|call',
        'baby|teenager|teen|boss|grandma|brother|sister|not|never',
        'my work',
      ],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front first daycare school store supermarket grocery church restaurant public kindergarten say very preschool',
    },
    all('{w.full} quoted me in public.'),
    levels(
      'I was not credited, but everyone looked at me.',
      'The quote was accurate, down to the intonation.',
      'It has been adopted as the company motto, and will be on the mugs.',
    ),
  ),
  eventPlot(
    'speak-h-lost-argument',
    {
      when: [
        'argue|fight|fought|bicker .. with .. w:@spouse',
        'have|had|lose|lost|get|got .. argument|fight|disagreement|row|into .. with .. w:@spouse',
        'w:@spouse and i|me|we .. argue|fight|fought|have|had .. argument|fight|disagreement?',
        'w:@spouse and i fight|argue',
      ],
      not: [
        'divorce|leave|left|police|hit|cry|cried|kids|money|cheat|break|mother|in-laws|over|about|dishwasher|last',
      ],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front stupid huge silly argument fight nothing argue',
    },
    all('{w.full} and I held a full and frank review.'),
    levels(
      'Both parties had the floor, at the same time.',
      'Both parties came prepared, one of them with dates.',
      'The review has been extended by a night, and I am taking part from the couch.',
    ),
  ),
  eventPlot(
    'speak-h-mad-at-me',
    EVENTS['mad-at-me'],
    all('{w.full} put me on a performance plan.'),
    levels(
      'I have until dinner to show improvement.',
      'The goals have not been shared with me, as I should know them.',
      'I asked what I had done, and the plan was extended by a year.',
    ),
  ),
  eventPlot(
    'speak-h-blanket-thief',
    {
      when: [
        'w:@spouse|@dog|@cat .. steal|stole|hog|take|took|pull .. x:blanket|blankets|covers|duvet|comforter|bedsheets|sheets|quilt',
      ],
      not: ['couch|sofa|plane|hotel|wash|baby|child|chew'],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front all last every cold',
    },
    all('{w.full} moved all of the {x} to head office, on the other side of the bed.'),
    levels(
      'My branch was left with one corner.',
      'My branch was left uncovered, from the knees down.',
      'I have applied for some of the {x} and been told to try again in spring.',
    ),
  ),
  eventPlot(
    'speak-h-in-laws',
    {
      when: [
        'w:in-laws|mother-in-law|father-in-law|@parent|parents|in_laws .. visit|come|stay|came|arrive .. us|me|over|with|for|to?',
        'w:in-laws|mother-in-law|father-in-law|@parent|parents|in_laws .. visit|visiting|visited|coming',
        'w:in-laws|mother-in-law|father-in-law|@parent|parents|in_laws .. visit|come|stay|came|arrive .. us|me|over|with|for|to? .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'w:in-laws|mother-in-law|father-in-law|@parent|parents|in_laws .. visit|visiting|visited|coming .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
      ],
      not: [
        'hospital|funeral|dead|die|zoom|baby|birth|move|ghost|dream|not|cancel|jail|back|down|surprise|late|@child',
      ],
      others: true,
      counted: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front visit weekend two three week few whole apartment flat come stay place christmas thanksgiving easter',
    },
    all('I have been given an on-site inspection, by {w.full}.'),
    levels(
      'I passed on towels.',
      'Nothing was written down, but a finger was run along the shelf.',
      'The findings are in, and a permanent desk is needed for {w.full}.',
    ),
  ),
  eventPlot(
    'speak-h-called-mom',
    {
      when: [
        'i? call|called|ring|rang|phone|phoned|facetime .. w:@parent',
        'have|had .. call .. with .. w:@parent',
        'talk|spoke|speak .. to|with .. w:@parent .. on .. phone',
        'be|was .. on .. phone with .. w:@parent',
        'i? call|called|ring|rang|phone|phoned|facetime .. w:@parent .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'have|had .. call .. with .. w:@parent .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'talk|spoke|speak .. to|with .. w:@parent .. on .. phone .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'be|was .. on .. phone with .. w:@parent .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
      ],
      not: [
        'boss|teacher|client|name|cry|money|hospital|die|dead|forget|miss|missed|accident|not|never|birthday|instead|emergency',
        '@parent .. call me|rang',
      ],
      mine: 'call|called|phoned|facetime|rang',
      others: true,
      counted: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front two three hour hours minutes phone call half',
    },
    all('I had a call with {w.full}, and was the only item on the agenda.'),
    levels(
      'It ran over, as the goodbye is a meeting of its own.',
      'I said goodbye four times, and none was accepted.',
      'The fifth goodbye has been scheduled for Sunday, with everyone who has ever met me.',
    ),
  ),
  eventPlot(
    'speak-h-when-married',
    {
      when: [
        'w:@parent|aunt|auntie|uncle|family|in-laws|mother-in-law .. ask .. when|why|if ... married|marry|kids|children|baby|babies|grandchildren|single|girlfriend|boyfriend|settle',
        'w:@parent|aunt|family|mother-in-law .. ask .. about|for .. grandchildren|grandkids|marriage|girlfriend|boyfriend|love_life',
        'w:@parent|aunt|family|mother-in-law .. ask .. when .. will .. married|marry|kids|baby|settle|girlfriend|boyfriend',
      ],
      not: ['divorce|pregnant|miscarriage|gay|tell|religion|another|die'],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front still get have again wedding settle down dinner christmas thanksgiving',
    },
    all('{w.full} asked for a delivery date on a project that has not been approved.'),
    levels(
      'I said that it was in the pipeline.',
      'I said that it was in the pipeline. I will now have to build a pipeline.',
      'The caterer has been booked, and I have until June to fill the vacancies.',
    ),
  ),
  eventPlot(
    'speak-h-moved-back',
    EVENTS['moved-back'],
    all('I share premises with {w.full}, the firm that trained me.'),
    levels(
      'Meals are included, and bedtime is under discussion.',
      'I have the same office I had at fourteen, with the posters.',
      'I have been asked to start again at the bottom, of the bunk bed.',
    ),
  ),
  eventPlot(
    'speak-h-friend-cancels',
    {
      when: [
        'w:friend|friends|best_friend|buddy|bestie|date|sister|brother|cousin .. cancel|bail|flake|ditch|postpone .. on|our|the|plans|me|dinner|lunch|drinks|again|last_minute|$',
        'w:friend|friends|best_friend|buddy|bestie|date|sister|brother|cousin .. cancel|bail|flake $',
      ],
      not: [
        'wedding|funeral|birthday|sick|hospital|trip|vacation|flight|party|subscription|netflix|friendship|not',
      ],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front last minute plans dinner lunch drinks movie coffee tonight cancel bail flake short notice brunch',
    },
    all('{w.full} moved our plans to a later date, which does not exist.'),
    levels(
      'I accepted within one second.',
      'I was already in my pajamas, so the handover went smoothly.',
      'We now meet only by canceling, and it is our strongest year yet.',
    ),
  ),
  eventPlot(
    'speak-h-i-cancelled',
    EVENTS['i-cancelled'],
    all('I have released my friends from our plans, at short notice.'),
    levels(
      'My duties for the evening have been taken over by the couch.',
      'I gave a conflict as the reason. The conflict is with leaving the house.',
      'The couch has since made me an offer, full-time.',
    ),
  ),
  eventPlot(
    'speak-h-date',
    {
      when: [
        'go|went|be|have|had .. on? .. date',
        'go|went .. on .. a .. first|second|blind|tinder date',
      ],
      not: [
        'due|expiry|expiration|save|up|set|@spouse|@relative|play|deadline|dinner|late|ex|not|never|release|launch|wedding',
        'date .. with',
      ],
      mine: 'go|went|have|had',
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front first second blind tinder hinge bumble last years tonight go third bad awful terrible boring great awkward',
    },
    all("I interviewed for the role of someone's other half."),
    levels(
      'I asked about the hours.',
      'Asked for my greatest weakness, I ordered it.',
      'I have been asked for three references, and all of them must be exes.',
    ),
  ),
  eventPlot(
    'speak-h-friends-marry',
    EVENTS['friends-marry'],
    all('My friends have all been promoted. I remain an individual contributor.'),
    levels(
      'I report to no one.',
      'I report to no one, and I have the whole org chart to myself.',
      'At their events I am seated with the other individual contributors, all of them under ten.',
    ),
  ),
  eventPlot(
    'speak-h-single',
    {
      when: [
        "be|i'm|am|im .. =single",
        'still|forever =single',
        "be|i'm .. # and =single",
        "be|i'm|am|im .. =single .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm",
        'still|forever =single .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        "be|i'm .. # and =single .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm",
      ],
      not: [
        'mom|parent|every|ticket|mother|father|dad|malt|room|bed|use|friend|friends|@relative|track|not|family|he|she|they|one',
        'day .. work',
      ],
      counted: true,
      fine: "long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front valentine valentine's years year forever three five two ten still 30 single age christmas",
    },
    all('I continue to operate as a company of one.'),
    levels(
      'Decisions are fast, and so is dinner.',
      'All positions are filled, by me, including the other side of the bed.',
      'I have asked myself out, and asked for some time to think about it.',
    ),
  ),
  eventPlot(
    'speak-h-stranger-talks',
    {
      when: [
        'w:@stranger|taxi_driver|uber_driver|driver|seatmate .. talk|chat|tell|told .. to|with|me .. on|in|at|entire|whole|life|during .. flight|bus|train|plane|gym|elevator|life_story|story|subway|park|ride|queue|line',
        'w:@stranger|driver .. tell|told .. me .. life_story|whole_life_story|whole life',
        'w:@stranger .. talk .. to|at me',
        'sit|sat .. next .. to .. w:@stranger .. who|that .. talk|talked|talking',
        'w:@stranger|taxi_driver|uber_driver|driver|seatmate .. talk|chat|tell|told .. to|with|me .. on|in|at|entire|whole|life|during .. flight|bus|train|plane|gym|elevator|life_story|story|subway|park|ride|queue|line .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'w:@stranger|driver .. tell|told .. me .. life_story|whole_life_story|whole life .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'w:@stranger .. talk .. to|at me .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'sit|sat .. next .. to .. w:@stranger .. who|that .. talk|talked|talking .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'w:@stranger .. next .. me .. talk|talked ... whole|entire|hours|flight',
      ],
      not: ['job|scream|yell|weird|police|money|rude|ask|number|dog|stop|not|nobody|@child'],
      others: true,
      counted: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front whole life story flight bus train two three hours entire plane gym talk random uber taxi subway',
    },
    all('I was fully onboarded into the life of someone I did not know.'),
    levels(
      "My contribution was 'wow', in several versions.",
      "I contributed 'wow' forty times, and was thanked for the conversation.",
      'I can now cover for them at family events, and I am down for Easter.',
    ),
  ),
  eventPlot(
    'speak-h-called-mom-wrong',
    {
      when: [
        'call|called .. x:@boss|teacher|@colleague|doctor|professor|@client|waiter|dentist .. p:mom|mum|mommy|mama|dad|daddy|grandma|honey|babe|darling',
        'say|said .. p:mom|mum|dad|honey|babe .. to .. x:@boss|teacher|@client|@colleague',
      ],
      not: ['my mom|dad .. call', 'cry|phone|tell|told|sick|about|back|then|and'],
      mine: 'call|called',
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front accidentally meeting front everyone class zoom call mistake email',
    },
    all('I have promoted {x.full} to the position of {p}.'),
    levels(
      'Neither of us had applied for the change.',
      'It comes with a card once a year, and no raise.',
      'I have been asked to tidy my room before the next review.',
    ),
  ),
  eventPlot(
    'speak-h-babysat',
    EVENTS['babysat'],
    all('I was appointed acting parent of {w.full}.'),
    levels(
      'My only target was bedtime, and it was revised upward.',
      'I missed every target except snacks.',
      "My reference has come in: 'No rules. Would hire again.'",
    ),
  ),
  eventPlot(
    'speak-h-diaper',
    EVENTS['diaper'],
    all('I dealt with a serious leak from inside the organization.'),
    levels(
      'It was contained before it reached anyone else.',
      'It was contained with nine wipes, while the source kicked me.',
      'The source has thanked me by leaking again, to a wider audience.',
    ),
  ),
  eventPlot(
    'speak-h-vet',
    {
      when: [
        'take|took|bring|brought .. w:@cat|@dog|@pet .. to .. vet',
        'w:@cat|@dog|@pet .. go|went|be .. to|at .. vet',
        'vet .. with .. w:@cat|@dog',
      ],
      not: [
        'sick|put|sleep|die|dead|surgery|emergency|hurt|cancer|leg|eat|ate|swallow|blood|tumor|limp|throw|vomit|cut|bite|cry|broken',
      ],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front checkup check-up shots vaccine vaccination vaccines annual appointment yearly nails need have',
    },
    all('I accompanied {w.full} to an annual review, with the vet.'),
    levels(
      'It was held on a table, and objections were raised.',
      'I paid for the review, and was held responsible for it all the way home.',
      '{w.full} passed, and booked a review of me in return.',
    ),
  ),
  eventPlot(
    'speak-h-fed-birds',
    {
      when: [
        'feed|fed .. x:ducks|pigeons|birds|seagulls|squirrels|swans|geese|crows|goats|horses|sparrows|=fish|chickens',
      ],
      not: [
        'my .. chickens|parrot|hens|fish',
        'bite|bit|attack|chase|@child|@relative|forget|up|not|to',
      ],
      mine: 'feed|fed',
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front park lake pond bread break balcony garden river seeds peanuts nuts every backyard feed',
    },
    all('I hosted a catered event for the {x}.'),
    levels(
      'Attendance was high, and no one stayed for the talk.',
      'It was over when the catering was, like any networking event.',
      'They now have my home address, and expect it weekly.',
    ),
  ),
  eventPlot(
    'speak-h-kid-spill',
    {
      when: [
        'w:@child .. spill|spilled|spilt|drop|dump|pour|poured|throw|threw .. x:@drink|@food|paint|glitter|sand|lego|flour .. on|over|onto|across|into .. y:floor|carpet|couch|sofa|table|rug|laptop|keyboard|bed|desk|car|phone|backpack|pants|shirt|dress',
      ],
      not: ['hot|burn|boss|hospital|grandma|wedding|restaurant|plane|head', 'baby .. hurt'],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front all over white clean entire spill',
    },
    all('{w.full} migrated {the x} to the {y}, all in one go.'),
    levels(
      'There was no backup.',
      "There was no backup plan, only 'uh-oh'.",
      'The {y} has asked to keep it.',
    ),
  ),
  eventPlot(
    'speak-h-kid-broke',
    {
      when: [
        'w:@child .. break|broke|broken|smash|smashed|crack|cracked .. x:@gadget|@phone|@computer|@furniture|tv|window|mug|vase|lamp|glasses|plate|remote|toy|ipad|tablet|door|mirror|screen|bowl|crib|toilet|dishwasher|printer',
      ],
      not: [
        'arm|leg|heart|record|neighbor|school|law|bone|hurt|fix|repair|own|news|hospital|vet|sick|ill|dead|die|hurt|blood|injured|funeral|cancer|surgery|police',
      ],
      others: true,
      fine: "long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front ball football soccer accidentally favorite expensive screen grandma's",
    },
    all('{w.full} closed down {the x}.'),
    levels(
      'I was told that it was like that before.',
      "Responsibility has been accepted by 'nobody', who apparently lives with us.",
      "'Nobody' has been let go, and {w.full} applied for the position.",
    ),
  ),
  eventPlot(
    'speak-h-embarrassing',
    {
      when: [
        "w:@child .. say|said|tell|told|think|call .. i|me|i'm .. =embarrassing|cringe|uncool|cringey|lame|boring|annoying",
        'w:@child .. =embarrassed of|by me',
        'i? =embarrassed|embarrass .. w:@child',
        "w:@child .. say .. i|i'm .. not|never cool|funny",
        "w:@child .. not|doesn't|don't|won't|didn't .. want|let .. me ... seen|front|friends|school",
        "w:@child .. say|said|tell|told|think|call ... i|i'm ... =embarrassing|cringe|uncool|lame|boring|annoying",
      ],
      not: ['@spouse|drunk|fat|old|ugly|stupid|boss|hate|cry'],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front embarrassing cringe cool embarrass teenage friends school front',
    },
    all('{w.full} classified me as a risk to the brand.'),
    levels(
      'I have been asked to park around the corner.',
      'My public appearances are on hold, and so is waving.',
      'I have been issued with a disguise, and it is embarrassing too.',
    ),
  ),
  eventPlot(
    'speak-h-hug',
    {
      when: [
        'w:@relative|friend|best_friend|@stranger|@colleague .. hug|hugged|cuddle .. me',
        'get|got|receive .. hug|cuddle .. from .. w:@relative|friend|best_friend|@stranger|@colleague',
        'w:@relative|friend .. give|gave .. me .. hug|cuddle',
      ],
      not: [
        'funeral|die|dead|cry|cried|boss|ex|not|never|sad|breakup|hospital|awkward|awkwardly|client|leg',
      ],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front big huge hug come tight warm random came get',
    },
    all('I received an unscheduled bonus from {w.full}, paid in arms.'),
    levels(
      'It cleared at once.',
      'My accountant advises me to hold.',
      'My accountant advises me to hold, and we are now on our third day.',
    ),
  ),
  eventPlot(
    'speak-h-ran-into-ex',
    {
      when: [
        'run|ran|bump|bumped .. into .. ex|ex-boyfriend|ex-girlfriend|ex-wife|ex-husband',
        'see|saw|meet|met|spot .. my ex|ex-boyfriend|ex-girlfriend|ex-wife|ex-husband',
        'run|ran|bump|bumped|see|saw|meet|met .. ex .. at|in coffee_shop|grocery_store|shopping_mall',
        'run|ran|bump|bumped .. into my ex .. coffee_shop',
      ],
      not: [
        'new .. boyfriend|girlfriend|wife|husband',
        'with|sex|kiss|drunk|wedding|car|post|instagram|linkedin|tinder|kid|hide|hid|pretend|funeral|dream',
      ],
      mine: 'run|ran|bump|bumped|see|saw|meet|met',
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front supermarket gym street grocery store party train bus coffee shop bar cafe mall park bump run shop market café coffee_shop grocery_store',
    },
    all('I ran into a former employer of my heart.'),
    levels(
      'We both said that we were doing great, and left in opposite directions.',
      'We both reported strong growth, and neither of us took questions.',
      'I have completed a second notice period, of forty seconds.',
    ),
  ),
  eventPlot(
    'speak-h-pretended',
    {
      when: [
        'pretend|pretended .. not to? .. see|notice|know|hear|recognize .. w:@neighbor|@relative|@colleague|@boss|friend|someone|old_friend|classmate|@stranger|teacher|ex',
        'hide|hid .. from .. w:@neighbor|@colleague|@boss|friend|someone|classmate|teacher|ex|coworker',
        'avoid|avoided .. w:@neighbor|@colleague|@boss|friend|someone|classmate|ex',
        "pretend|pretended .. not|didn't|don't .. see|notice|know .. w:@neighbor|@relative|@colleague|@boss|friend|someone|teacher|ex|classmate",
      ],
      not: [
        'kid|kids|tag|seek|police|money|call|email|question|eye|war|bed|gift|present|debt|rent|meeting',
      ],
      mine: 'pretend|pretended|hide|hid|avoid|avoided',
      fine: "long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front train bus supermarket store hallway street old know high school grocery gym elevator see didn't pretend park corridor",
    },
    all('I went offline in front of {w.full}.'),
    levels(
      "My status was set to 'looking at a shelf'.",
      'I took a long call, on a phone that was off.',
      'I am still on that call. It is day three, and it is becoming a client.',
    ),
  ),
  eventPlot(
    'speak-h-wrong-name',
    EVENTS['wrong-name'],
    all('I have renamed {w.full} without a consultation.'),
    levels(
      'I delivered the new name with great confidence.',
      'The rebrand was announced to the face of the product.',
      '{w.full} ordered the new business cards at once, to spare my feelings.',
    ),
  ),
  eventPlot(
    'speak-h-stood-up',
    EVENTS['stood-up'],
    all('I held a meeting for two and met the quorum by myself.'),
    levels(
      'Attendance was 50 percent.',
      'Attendance was 50 percent, and that half was very well dressed.',
      'I have invited myself to a second one, and been told that I am busy.',
    ),
  ),
  eventPlot(
    'speak-h-no-matches',
    EVENTS['no-matches'],
    all('I have put myself on the open market, and the market is thinking.'),
    levels(
      'I remain open to offers.',
      'My listing has had no viewings, although the photos are from a better year.',
      'The app itself has now asked whether we could stay friends.',
    ),
  ),
  eventPlot(
    'speak-h-fart',
    EVENTS['fart'],
    all('{w.full} released a short statement to the room.'),
    levels(
      'It was brief, and it is still with us.',
      'It was released in silence, and understood by everyone.',
      'The statement is under embargo, and so is the room.',
    ),
  ),
  eventPlot(
    'speak-h-cat-box',
    {
      when: [
        'w:@cat .. sit|sat|sleep|slept|love|prefer|play|live|climb|lie|be|is .. in|on|the|a .. box|cardboard_box|amazon_box|package',
        'w:@cat .. prefer|like|choose|chose|love .. box',
      ],
      not: ['litter|poop|pee|kittens|dead|die|bury|tv|vet', 'kitten .. birth'],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front cardboard amazon empty bed toy expensive sit sleep shipping delivery shoe instead',
    },
    all('{w.full} moved into a new office, made of cardboard.'),
    levels(
      'It is the one office I know with full attendance.',
      'The rent is zero, the view is zero, and there is a waiting list.',
      'I have applied for the desk next door, and am being assessed for size.',
    ),
  ),
  eventPlot(
    'speak-h-sleeps-all-day',
    {
      when: [
        'w:@cat|@dog|@pet .. sleep|slept|nap|napped .. all|whole|entire day|morning|afternoon|weekend',
        'w:@cat|@dog|@pet .. sleep .. while .. i .. work',
      ],
      not: [
        'hospital|vet|sick|ill|dead|die|hurt|blood|injured|funeral|cancer|surgery|police',
        'lap|keyboard|face|head',
      ],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front sleep nap all couch bed sofa sun',
    },
    all("{w.full} put in a full day's work from home, lying down."),
    levels(
      'No meetings got in the way.',
      'It was closed with a stretch, and described as exhausting.',
      'The overtime is being claimed in tuna.',
    ),
  ),
  eventPlot(
    'speak-h-greeted',
    {
      when: [
        'w:@dog|@cat .. greet|greeted|welcome|welcomed .. me',
        'w:@dog|@cat .. be|was|is|get|go|went .. happy|excited|crazy|thrilled|wild .. see|when|home',
        'w:@dog|@cat .. wait|waited|waiting .. for me .. door|home|window',
        'w:@dog|@cat ... so happy|excited|thrilled .. see|when',
      ],
      not: [
        'hospital|vet|sick|ill|dead|die|hurt|blood|injured|funeral|cancer|surgery|police',
        'not|never|pee|jump|bite|ex|@relative|hospital|late|vacation',
      ],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front door come came get got see excited happy crazy wag tail wild return shop wait minute five ten',
    },
    all('{w.full} gave me a standing ovation for coming through a door.'),
    levels(
      'It is my best-received work to date.',
      'It is my best-received work to date. At the office I get a nod.',
      'I have gone out and done it nine more times.',
    ),
  ),
  eventPlot(
    'speak-h-licked',
    {
      when: [
        'w:@dog|@cat|cow|horse .. lick .. me|my',
        'get|got licked .. by .. w:@dog|@cat|cow|horse',
      ],
      not: [
        'hospital|vet|sick|ill|dead|die|hurt|blood|injured|funeral|cancer|surgery|police',
        'plate|bowl|ice_cream|sandwich|food|burger|butt',
      ],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front face hand ear foot feet leg nose cheek arm mouth awake lick all over wake up stranger',
    },
    all('I have been approved by {w.full}, in wet ink.'),
    levels(
      'The signature is still drying.',
      'The signature is still drying, and it smells of breakfast.',
      'A second copy was required, on the inside of the ear.',
    ),
  ),
  eventPlot(
    'speak-h-begged',
    EVENTS['begged'],
    all('{w.full} submitted a budget request during my meal, by looking at it.'),
    levels(
      'It covers everything on the plate.',
      'It was supported by one paw, placed on the knee.',
      'It has been granted in full, and I now submit mine from the floor.',
    ),
  ),
  eventPlot(
    'speak-h-dug',
    {
      when: [
        'w:@dog .. dig|dug .. up? .. x:garden|yard|backyard|lawn|flowerbed|flower_bed|vegetable_garden|grass',
        'w:@dog .. dig|dug .. hole|holes .. in .. x:garden|yard|backyard|lawn|flowerbed|couch|carpet|grass',
      ],
      not: ['neighbor|escape|bone|fence|dead|bury|grave'],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front hole holes huge giant all over dig up deep big',
    },
    all('{w.full} broke ground on a new project in {the x}.'),
    levels(
      'There is a hole, and so far no plan.',
      'There is already a hole, which is further than most projects get.',
      'It has come out on the other side, where there is a branch office.',
    ),
  ),
  eventPlot(
    'speak-h-chased',
    {
      when: [
        'w:@dog|@cat .. chase|chased .. x:squirrel|squirrels|rabbit|bird|birds|pigeon|pigeons|cyclist|jogger|ball|duck|ducks|goose|fly|moth|butterfly|laser|laser_pointer|cat|leaf|leaves|skateboard|seagull|seagulls|mouse|frisbee|bee',
        'w:@dog|@cat .. run|ran .. after .. x:squirrel|squirrels|rabbit|bird|birds|pigeon|pigeons|cyclist|jogger|ball|duck|ducks|goose|cat|seagulls',
        'w:@dog|@cat .. chase|chased .. laser .. x:pointer',
        'w:@dog|@cat .. chase|chased .. x:laser pointer',
      ],
      not: [
        'hospital|vet|sick|ill|dead|die|hurt|blood|injured|funeral|cancer|surgery|police',
        'kill|catch|caught|eat|ate|car|escape|lost|away|bite|and|neighbor',
      ],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front park garden yard beach backyard around tree up street walk chase pointer laser_pointer',
    },
    all('{w.full} followed up with {the x}, at full speed.'),
    levels(
      'There has been no reply.',
      'The lead went cold within a minute.',
      'The {x} asked to be taken off the mailing list.',
    ),
  ),
  eventPlot(
    'speak-h-peed-on',
    {
      when: [
        'w:@dog|@cat .. pee|poop|poo|pissed|piss|shit .. on|in .. x:carpet|rug|bed|couch|sofa|floor|kitchen|shoe|shoes|house|living_room|laundry|hallway|bathtub|car|office|backpack|pillow|plant|suitcase',
      ],
      not: [
        'hospital|vet|sick|ill|dead|die|hurt|blood|injured|funeral|cancer|surgery|police',
        'neighbor|guest|boss|me|never|not',
      ],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front pee poop clean white again brand wet',
    },
    all('{w.full} left me an action item, concerning {the x}.'),
    levels(
      'I did not have to ask who owns it.',
      'It is marked urgent, and I could find it in the dark.',
      'It is closed on my side, and a follow-up has been left on the other.',
    ),
  ),
  eventPlot(
    'speak-h-child-on-me',
    {
      when: [
        'w:@child .. pee|poop|poo|throw|threw|puke|vomit|spit|spat .. up? .. on .. me|my',
        'w:@child .. drool|sneeze .. on|in .. me|my',
        'get|got .. peed|pooped|puked .. on .. by .. w:@child',
      ],
      not: ['hospital|flight|plane|fever|virus|sick|phone|laptop|dress|wedding|school'],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front shirt face up suit jacket sweater blouse lap bed hand throw pee poop diaper change sneeze drool mouth shoulder',
    },
    all('{w.full} went ahead with an early release, and I was the launch site.'),
    levels(
      'I was the first to receive it.',
      'I was the first to receive it, and there was no way to return it.',
      'A second version followed while I was still opening the first.',
    ),
  ),
  eventPlot(
    'speak-h-scratched-me',
    {
      when: [
        'w:@cat .. scratch|scratched|claw|bite|bit|nip|attack .. me|my',
        'w:@dog|puppy|hamster|parrot .. nip|nipped .. me|my',
        'get|got .. scratched|bitten .. by .. w:@cat',
      ],
      not: [
        'hospital|sick|ill|dead|die|hurt|blood|injured|funeral|cancer|surgery|police',
        'couch|sofa|eye|infection|doctor|couch|chair|car|door|laptop|phone|curtain|carpet|door',
      ],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front face hand arm foot feet leg toe toes finger ankle nose ankles scratch bite back',
    },
    all('{w.full} returned me with comments, in red.'),
    levels(
      'I have taken them on board, at some depth.',
      'They are short, sharp and all in one direction.',
      'I will resubmit myself on Monday, in oven gloves.',
    ),
  ),
  eventPlot(
    'speak-h-zoomies',
    {
      when: [
        'w:@cat|@dog|@pet .. have|get|got .. zoomies',
        'w:@cat|@dog .. run|ran|race|sprint .. around|through|up .. house|apartment|room|night|3am|flat|garden|yard|hallway|stairs',
        'w:@cat|@dog .. zoomies',
        'w:@cat|@dog|@pet .. have|get|got .. zoomies .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'w:@cat|@dog .. zoomies .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
        'w:@cat|@dog .. run|ran|race .. around|through .. house|apartment|room|flat .. at .. 1am|2am|3am|4am|5am|6am|7am|8am|9am|10am|11am|12am|1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm',
      ],
      not: [
        'hospital|vet|sick|ill|dead|die|hurt|blood|injured|funeral|cancer|surgery|police',
        'away|escape|naked|chase|mouse|into',
      ],
      others: true,
      counted: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front around house apartment all bath 2am 3am 4am middle night run zoomies mad crazy yard garden',
    },
    all('{w.full} ran a sprint without a backlog.'),
    levels(
      'Every room was covered.',
      'Every room was covered, twice, and nothing was shipped.',
      'The retrospective was held on my chest, at three in the morning.',
    ),
  ),
  eventPlot(
    'speak-h-pet-snores',
    {
      when: [
        'w:@dog|@cat|@pet .. snore|snores|snoring|snored',
        'w:@dog|@cat ... snore ... so loud',
      ],
      not: [
        'hospital|vet|sick|ill|dead|die|hurt|blood|injured|funeral|cancer|surgery|police',
        'neighbor',
      ],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front under desk like truck man human grandpa loud louder husband meeting zoom call chainsaw couch bed floor next me than train',
    },
    all('{w.full} gave a long talk, lying down.'),
    levels(
      'There was a pause in every sentence, and one leg in the air.',
      'I have heard worse keynotes, from people who were awake.',
      'It has been booked for the spring conference, with the basket.',
    ),
  ),
  eventPlot(
    'speak-h-took-my-seat',
    {
      when: [
        '@stranger|@neighbor|@colleague|@relative .. take|took|steal|stole|park|parked .. in? .. my x:parking_spot|parking_space|seat|spot|desk|chair|parking_place',
        'someone|somebody .. sit|sat|sitting|park|parked .. in|on|at my x:seat|spot|chair|desk|parking_spot|parking_space',
        '@colleague|@neighbor|@stranger .. sit|sat .. in|at my x:seat|spot|chair|desk',
      ],
      not: ['@dog|@cat|police|tow|not|never|back|car|bike'],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front train bus plane usual favorite gym office cinema park flight assigned',
    },
    all('I arrived to find that my {x} had gone to another candidate.'),
    levels(
      'I had not been told that the position was open.',
      'The position had been open for four minutes.',
      'I now shadow the new holder, to learn what I lacked.',
    ),
  ),
  eventPlot(
    'speak-h-compliment',
    {
      when: [
        'w:@stranger|@colleague|@boss|@relative|friend|@server|@client .. compliment|complimented .. my x:@garment|@footwear|hair|haircut|outfit|shirt|shoes|dress|tie|glasses|beard|handwriting|cooking|english|smile|nails',
        'w:@stranger|@colleague|@boss|@relative|friend|@server .. say|said|tell|told .. like|liked|loved|love .. my x:@garment|@footwear|hair|haircut|outfit|shoes|glasses|beard|nails',
        'w:@stranger|@colleague|@boss|@server|friend .. like|liked|love|loved .. my x:@garment|@footwear|hair|haircut|outfit|shoes|glasses|beard|nails',
        'get|got .. compliment .. on|for .. my x:@garment|@footwear|hair|haircut|outfit|shoes|glasses|beard',
        'w:girl|guy|man|woman|lady|stranger .. tell|told|say|said ... like|liked|love|loved .. my x:hair|haircut|outfit|shoes|glasses|beard|nails|shirt|dress|jacket',
        'w:@stranger|@colleague|@boss|friend .. compliment .. my .. x:glasses|sunglasses|watch|bag|backpack|car|tattoo',
      ],
      not: ['not|never|nobody|no_one|hate|ugly|but|sarcastic|fake|photo|post'],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front today girl guy cute nice say like get train street bus gym',
    },
    all('My {x} received a glowing reference.'),
    levels(
      'I was there too.',
      'I was there too, in a supporting role.',
      'I was not mentioned, so the {x} will be going to the next interview alone.',
    ),
  ),
  eventPlot(
    'speak-h-smiled',
    EVENTS['smiled'],
    all('I received an endorsement from {w.full}, by face.'),
    levels(
      'No skills were named.',
      'No skills were named, so I take it to be all of them.',
      'It is on my résumé, above the degree.',
    ),
  ),
  eventPlot(
    'speak-h-laughed-at-me',
    {
      when: [
        'w:@child|@stranger|@spouse|@colleague|@boss|@server|friend|friends|@parent|brother|sister .. laugh|laughed .. at .. me|my',
      ],
      not: [
        'joke|jokes|fall|fell|naked|not|never|nobody|funeral|salary|bully|proposal|tears|cry|sandals|pun',
      ],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front haircut hair outfit dancing dance singing sing shirt hat street meeting bus pants shoes face accent cooking car laugh drawing photo cry',
    },
    all('I have tested very well with {w.full}.'),
    levels(
      'I had not been aware of the test.',
      'I had not been aware that I was the comedy.',
      'I have been renewed for a second season, by popular demand.',
    ),
  ),
  eventPlot(
    'speak-h-nobody-came',
    {
      when: [
        'nobody|no_one|no-one|noone|none .. come|came|show|showed|turn|turned .. up? .. to|for|at .. my|our|the|of .. party|birthday|birthday_party|dinner|barbecue|bbq|housewarming|game_night|meetup|book_club|event|webinar|presentation|talk',
        'zero|no =guests|people .. come|came|at|to .. my|our .. party|birthday|bbq|housewarming',
        'nobody|no_one .. come|came .. to .. my dinner_party',
        'nobody|no_one .. come|came|show|showed .. to .. my dinner .. party',
      ],
      not: ['funeral|wedding|meeting|interview|sick|trial|naked|presentation|webinar|event|talk'],
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front last party birthday saturday game show up turn dinner',
    },
    all('I hosted an event with an outstanding ratio of snacks to guests.'),
    levels(
      'The feedback has been unanimous.',
      'There was no line for anything, and I won the raffle.',
      'I have been named host of the year, by show of hand.',
    ),
  ),
  eventPlot(
    'speak-h-fly',
    {
      when: [
        'fly .. in .. x:room|bedroom|office|kitchen|car|house|living_room|apartment|bathroom',
        'fly .. buzz|keep|land|follow|bother .. me|my|around|room|head|face',
        "fly .. won't|not|never .. stop|leave .. buzz|me|room",
      ],
      not: [
        'soup|kill|killed|swat|flight|plane|airport|i fly|we fly|fruit|down|open|=flies|=flew|drink|beer|@person',
      ],
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front buzz around head face room annoying land stop follow keep loud ear nose screen',
    },
    all('A fly has been following my every move, as a trainee.'),
    levels(
      'It learns mostly from my ear.',
      'I opened a window as a career option, and it asked for time to think.',
      'It now knows the whole role, and runs into the glass by itself.',
    ),
  ),
  eventPlot(
    'speak-h-small-talk',
    EVENTS['small-talk'],
    all('I took part in high-level talks on the weather.'),
    levels(
      'The parties are fully aligned: there is some.',
      'The parties are fully aligned: there is some, and there may be more.',
      'We now publish a joint forecast, and neither of us knows how to leave.',
    ),
  ),
  eventPlot(
    'speak-h-neighbor-complained',
    {
      when: [
        'w:@neighbor|neighbors .. complain|complained .. about|that .. noise|music|me|my|party|loud|guitar|drums|singing|us',
        'w:@neighbor|neighbors .. bang|banged|knock|knocked .. on .. wall|ceiling|floor|door .. because|music|noise|loud|party',
        'w:@neighbor|neighbors .. complain',
      ],
      not: [
        'police|dog|cat|hedge|tree|smell|baby|kid|kids|trash|car|parking|fence|weather|landlord|garden|@child|wife|to me about his',
      ],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front noise music party guitar drums singing sing playing play loud piano trumpet violin downstairs upstairs complain karaoke footsteps walking',
    },
    all('My work has reached a wider audience: {w.full}.'),
    levels(
      'The response was immediate.',
      'The review was three knocks, out of a possible three.',
      '{w.full} asked for silence next, which I hear is my best piece.',
    ),
  ),
  eventPlot(
    'speak-h-argued-about',
    {
      when: [
        'argue|fight|fought|bicker|disagree .. with .. w:@spouse|@parent|brother|sister|roommate|friend .. about|over .. x:thermostat|dishes|dinner|tv|remote|laundry|chores|dishwasher|movie|directions|map|couch|money|blanket|bed|window|music|temperature|heating|bathroom|toilet_seat|pizza|furniture|ikea_furniture|curtains|curtain|names|parking|toothpaste|trash|@food',
        'w:@spouse|roommate and i|me ... argue|fight|fought|disagree|argument .. about|over .. x:thermostat|dishes|dinner|tv|remote|laundry|chores|dishwasher|movie|directions|map|couch|blanket|bed|window|music|temperature|heating|bathroom|toilet_seat|pizza|curtains|parking|toothpaste|trash|@food',
        'have|had|get|got .. argument|fight|row .. with .. w:@spouse|@parent|brother|sister|roommate .. about|over .. x:thermostat|dishes|dinner|tv|remote|laundry|chores|dishwasher|movie|directions|map|couch|blanket|bed|window|music|temperature|heating|bathroom|toilet_seat|pizza|curtains|parking|toothpaste|trash|@food',
      ],
      not: ['divorce|police|hit|leave|left|cry|money'],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front stupid silly huge last argument fight again argue over about',
    },
    all('{w.full} and I are not yet aligned on the {x}.'),
    levels(
      'We have agreed to take it offline, to separate rooms.',
      'We took it offline, to separate rooms, and kept talking.',
      'The {x} has been asked to step outside while we discuss it.',
    ),
  ),
  eventPlot(
    'speak-h-kids-fought',
    {
      when: [
        'w:kids|children|sons|daughters|twins|boys|girls .. fight|fought|fighting|argue|argued|bicker .. all|again|day|time|nonstop|constantly|morning|$',
        "w:kids|children|twins .. won't|not|never .. stop .. fight|fighting|arguing",
      ],
      not: ['over|school|hospital|three|four|bullies|blood|war|neighbor|neighborhood|cancer|for'],
      others: true,
      fine: 'long work office job home house today tonight yesterday morning afternoon evening night weekend whole entire entirely totally literally actually somehow once again another time finally just really so very new old favorite damn loud loudly little big small hour minute day week month straight nonstop constantly completely absolutely kitchen room living bedroom outside inside late early quick quickly sweet dear cute start begin decide manage keep saturday sunday monday tuesday wednesday thursday friday lunch lunchtime midday dinner breakfast middle beautiful funny weird happy happily proud proudly front fight argue all time stop car backseat drive',
    },
    all('{w.full} spent the time in negotiations, without agreeing on a subject.'),
    levels(
      'Both sides began by saying that the other side began.',
      "Both sides have submitted 'Did not' and 'Did too' as evidence.",
      'A neutral observer was called in, and has been tied to a chair with a jump rope.',
    ),
  ),
];
