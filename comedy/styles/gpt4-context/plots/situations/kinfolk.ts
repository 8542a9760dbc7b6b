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

const KIN_DOG_CLASS = {
  when: [
    '@dog ... training|obedience|puppy|agility .. class|school|kindergarten|course ... =sent|kick|throw|fail|flunk|expel|ask|disaster|worst|embarrass',
    'kick|throw|send|sent|ask|expel .. out .. of .. dog|puppy|obedience|training',
    '@dog .. fail|flunk|expel|kick|throw|drop .. from|of|out|obedience|training|puppy|class|school',
    'fail|flunk .. dog|puppy|obedience .. training|class|school',
  ],
  not: ['bite|bit|fight|attack|pass|graduate|@child|sick|trash|driving|homework'],
  fine: 'send sent out class training school obedience puppy dog leave bark barking bad first lesson teacher trainer instructor worst fail failed flunk expel expelled disaster embarrass embarrassing kick kicked thrown kindergarten petsmart petco finish',
} satisfies PlotTraits;

const KIN_COSTUME = {
  when: [
    '=only .. one|person ... costume|dress|dressed|wore',
    'nobody|no_one .. else ... costume|dress|dressed',
    'wear|wore|come|came|show|dressed .. in? .. costume ... nobody|no_one|not|wrong|office|work|meeting',
    'dress|dressed .. up .. for? .. halloween .. at|for work|office',
    'halloween costume .. to .. work|office|meeting',
    'show|showed .. up .. in .. costume',
  ],
  not: [
    'party|@child|dog|cat|lost|bet|win|won|contest|bachelor|@stranger|naked|wedding|white|5k|run|black_tie|formal',
  ],
  fine: 'halloween office work costume dress dressed up only one person wear wore nobody else everyone normal clothes full chicken banana pirate vampire witch hot dog dinosaur meeting client came show showed wrong day boss inflatable ghost zombie makeup told thought would said clown bee cow pumpkin as to whole department',
} satisfies PlotTraits;

const KIN_CARTON = {
  when: [
    '@relative|someone|somebody|@name .. put|puts|putting|leave|leaves|left|return .. empty .. carton|box|jar|jug|bottle|milk|bag|packet|container|wrapper',
    '@relative .. finish|finished|drink|drank|use|used .. milk|juice|cereal ... back|empty|replace|left',
    'empty .. milk_carton|milk|carton|cereal|juice ... fridge|back|cupboard|pantry|freezer',
  ],
  not: [
    'toilet|roll|office|work|recycling|trash|@colleague|wine|gas|tank|cat|dog',
    'roommate .. ate',
    'baby bottle',
  ],
  fine: 'empty milk carton box jar jug bottle bag back fridge refrigerator freezer cupboard pantry shelf put puts left leave again always cereal juice orange ice cream toilet paper roll replace finished drank used last drop husband wife son daughter boyfriend girlfriend roommate teenager kid',
} satisfies PlotTraits;

/** Plots about family, couples, friends, holidays and pets. */
export const KINFOLK: readonly Plot[] = [
  plot(
    'kin-dog-class',
    { ...KIN_DOG_CLASS, cast: { F: 'she' } },
    all(
      `{text}. The form said "does not listen," which has been on my own performance review since 2016.`,
      `{text}. The reason given was "not receptive to direction." I have been promoted twice with that on my file.`,
    ),
    all(
      `I asked {F}, the trainer, what the dog could do differently. "The dog's fine," she said. "It's you. You don't stop talking."`,
      `I asked {F}, the trainer, for some feedback I could pass down to the dog. "The dog's okay," she said. "You talk the whole time."`,
    ),
    mild(
      'I asked who in the class she considered a strong listener. The dog had its paw up.',
      'I asked for an example. The dog put its paw on my shoe, which I took as support.',
    ),
    mild(
      `I explained to {F} that I manage by narrative. She gave the dog a biscuit for sitting through it.`,
      `I gave {F} my views on that for about half an hour. When I was done, the dog had a biscuit and a certificate.`,
    ),
    hot(
      'I had paid for eight weeks, so I finished the course myself. Somebody in this household was going to come away with a credential.',
      'The fee was nonrefundable, so I completed the course in its place. I believe in leading from the front, and in using the whole budget.',
    ),
    hot(
      'It has changed how I work. In the pipeline review I sat. I stayed. I walked past an unattended bagel with my eyes on the CFO.',
      'The results at the office were immediate. I sat through Q3. I stayed through Q4. When the CFO dropped a bagel, I left it.',
    ),
    spicy(
      `My manager was impressed enough to call {F} for a reference. "Very food-motivated," said {F}. "No talking, though."`,
      `I am up for director, so they called {F} for a reference. "Loves snacks," she said. "Don't let them talk."`,
    ),
    unhinged(
      'Then the county mailed out the licenses, in class order. The dog is now a Senior Manager. I am a neutered mixed breed, good until June.',
    ),
    unhinged(
      `I went to the license window to talk it over. "Speak," said the clerk. She held up a biscuit, and my mind went blank.`,
      `I asked {F} to talk to the county. "It's a good fit," she said. "You won't be expected to talk."`,
    ),
  ),
  plot(
    'st-y-i-stayed',
    KIN_DOG_CLASS,
    all('{text}.'),
    all('I stayed on to the end of the course myself.'),
    levels(
      'I can now sit, stay and come when called.',
      'I can sit, stay, come when called, and leave a sausage.',
      'I came top in Stay. There was a rosette.',
    ),
    all('I reported it at work as leadership training.'),
    levels(
      "My manager says it's the best one yet.",
      "My manager says it's the best one yet. There's a whistle.",
      "I've been given nine people and a pouch of liver treats.",
    ),
  ),
  plot(
    'kin-pet-fat',
    {
      when: [
        'vet ... p:@pet .. fat|overweight|obese|weight|diet|chubby|heavy|chonky|pounds',
        'p:@pet .. be|is|=are|too .. fat|overweight|obese|chubby|heavy|diet',
        'p:@pet .. need|have|must .. lose|diet',
        'put|start .. p:@pet .. diet',
        'p:@pet .. on .. diet',
        'p:@pet .. gain .. weight|pounds',
      ],
      not: ['sick|die|pregnant|cancer|@child|wedding|eat|ate|steal|stole|lost|mouse'],
      fine: 'vet said says told me lose weight diet fat overweight obese chubby heavy pound pounds kilo officially food kibble needs tell call clinically checkup appointment',
      cast: { F: 'she' },
    },
    all(
      '{text}. I would have said "scaled ahead of demand," but I respect a number.',
      '{text}. In my company we call that aggressive growth. Here, apparently, it is a problem.',
    ),
    all(
      'I put the {p} on a ninety-day performance plan, with milestones and a chart on the fridge, and I led from the front.',
      'I drew up a ninety-day performance plan for the {p}. I do not ask my team for what I do not do myself, so I joined.',
    ),
    mild(
      `The {p} signed nothing. At the first weigh-in, {F}, the vet, studied my chart. "This is your weight," she said.`,
    ),
    mild(`I told {F} that a leader goes first. "Good plan," she said. "Now do the {p}."`),
    hot(
      'I ran laps around the kitchen island. I weighed my dinner on a postal scale, and when I went for another lap, the {p} ate the dinner.',
      'I climbed stairs. I weighed my chicken in grams. By the time I came down the stairs, the {p} had absorbed the chicken.',
    ),
    hot(
      'After ninety days we went back for the final weigh-in. {F}, the vet, weighed us both, as I had asked.',
      'On day ninety I carried the {p} in for the final numbers, and asked {F}, the vet, to weigh the whole team.',
    ),
    spicy(
      `"The {p} is up two pounds," said {F}. "You're down seventeen. Who was the plan for?"`,
      `"You've lost seventeen pounds," said {F}. "The {p} found two of them. Whose plan was this?"`,
    ),
    unhinged(
      'Since only one of us had followed the plan, only one of us could be the patient. They put my name on the file, fitted me with a microchip, and entered the {p} as the owner.',
    ),
    unhinged(
      `I asked {F} whether it could be reversed. She turned to the {p}. "Is this noise normal?" she said.`,
      `I said to {F} that there had been a mistake. "Somebody's hungry," she said, to the {p}.`,
    ),
  ),
  plot(
    'kin-cat-lap',
    {
      when: [
        '@cat|@dog .. sleep|asleep|sit|lie|lay|nap|settle|curl|climb .. on|in .. my|me .. lap|chest|leg|legs|arm|foot|feet',
        '@cat|@dog .. sleep|asleep|sit|nap|curl|lie .. lap|me|chest|arm|legs',
        "can't|couldn't|cannot|not .. move|get_up|stand_up .. because .. @cat|@dog",
        'trap|stuck|pin .. under|beneath|by .. @cat|@dog',
      ],
      not: [
        'keyboard|laptop|router|die|sick|vet|face|bed|wake|woke|pee|poop|@child|flight|plane|train|stranger|guest|@client|meeting|call|stare|neighbor',
      ],
      fine: "fall fell asleep sleeping lap hour hours move moved couldn't can't get up stand late work miss missed three four chest couch sofa chair finally first stuck trapped pinned under whole leg legs numb dead need needed daren't dare because so today afternoon",
      cast: { F: 'she' },
    },
    all(
      '{text}. I have worked under six executives, and this was the first one I could feel leaning on me.',
      '{text}. Over the years I have supported a great deal of leadership, but never this directly.',
    ),
    all(
      `My director, {F}, called to ask why I had not come in. I said, quietly, that a senior stakeholder was asleep. "So get up," said {F}.`,
      `At ten, {F}, my director, called to ask where I was. I whispered that I was load-bearing. "Just get up," she said.`,
    ),
    mild(
      `I told {F} that she was asking me to walk away from a relationship. It was dark when the relationship walked away from me.`,
    ),
    mild(`I have written it up as a retention success. Under "method" I put "legs."`),
    hot(
      'I declared a change freeze. With the one free thumb I canceled a budget review, a dentist and a man from Dallas who wanted to buy our company.',
      'I put everything above the knee into a change freeze, and called off a client dinner, a root canal and the Dallas deal with my left thumb.',
    ),
    hot(
      `At dawn it stood, stretched, and went to lie on the radiator. I stayed where I was, in case it had questions.`,
      'It left at dawn, without notice, for a cushion. I held the position overnight, because a good leader is still there when they come back.',
    ),
    spicy(
      `By the end of the week {F} had introduced my replacement. I asked what he had that I did not. "He gets up," she said.`,
      `My job has gone to a man named Todd. I asked {F} what set him apart. "Getting up," she said.`,
    ),
    unhinged(
      'In April a man from Facilities came to my home with a barcode. I am on the books as seating, and I depreciate over seven years.',
    ),
    unhinged(
      `I called {F} to object. She says they looked for someone with authority over me, but it never gets up.`,
      `I asked {F} whether I could be a person again. She checked. "You'd have to get up," she said.`,
    ),
  ),
  plot(
    'kin-dishwasher',
    {
      when: [
        'argue|fight|disagree|argument|fought|bicker|row|war|disagreement|feud ... dishwasher',
        'dishwasher .. argument|fight|war',
        '@spouse|@parent|roommate|flatmate|mother-in-law .. reload|rearrange|reorganize|restack|redo .. dishwasher',
        '@spouse|@parent|roommate|flatmate|mother-in-law .. say|tell|complain|think .. i ... load .. dishwasher',
        'load .. dishwasher .. wrong|wrongly|incorrectly|properly',
      ],
      not: ['break|broke|leak|flood|new|buy|bought|@child|office|work|divorce|cat|@colleague'],
      fine: 'load loading stack put wrong right correct correctly properly plate plates bowl knife fork spoon way best after every single again big huge argue argument fight fought marriage long dish dishes rearrange reload rearranged tell said fork forks up down over about how pre-rinse rinse rinsing',
      cast: { F: 'she' },
    },
    all(
      '{text}. We had taken it as far as two people can without outside counsel.',
      '{text}. We have since had a frank exchange about it, at the end of which I retained counsel.',
    ),
    all(
      'I sent a binder to {F} in our legal department: forty photographs, a floor plan, and a short history of my method, in which the plates stand by seniority.',
      'I gave the file to {F} in Legal. It had diagrams. In my method the dinner plates are leadership, so they go in front and block the spray.',
    ),
    all(
      `{F} called me within the hour. "I'm with the other side," she said. "Settle."`,
      `"I looked at the photos," said {F}. "You should settle."`,
    ),
    mild(
      'I have offered to settle. They want the dishwasher, the drying rack and an apology to the bowls.',
    ),
    hot(
      'I do not settle. I rolled my method out in the office kitchen, with all forty-one mugs facing up, so that they would be open to opportunity.',
      'A method needs scale, so I brought it to the break room at work. I set every mug upright. A mug that faces down has given up.',
    ),
    spicy(
      'By noon each one held a cup of warm gray opportunity. The CEO drank one in front of investors and complimented the broth.',
      'They came out full. The CEO poured one for an investor, who asked what the soup was.',
    ),
    spicy(
      'My method is official now. There is a photo of it over the sink, with me next to it, and underneath it says "NOT THIS."',
      'Facilities has hung a picture of my method above the machine. I am in it, smiling. The caption is "Do not."',
    ),
    unhinged(
      'The case reached the Supreme Court in May. Nine justices in rubber gloves ran my method on the normal cycle, and then, in chambers, on heavy.',
    ),
    unhinged(
      `It went nine to nothing. I have been sentenced to soak overnight. "You could have settled," said {F}.`,
      `They found against me, nine to nothing. {F} asked for leniency, so I am only to soak overnight.`,
    ),
  ),
  plot(
    'kin-never-listen',
    {
      when: [
        "w:@spouse .. say|tell|think|complain|claim|accuse .. i|me|you .. never|not|don't|doesn't .. listen",
        'w:@spouse .. accuse .. me .. listening',
        'w:@spouse .. say|tell|complain .. i|you .. bad|terrible|awful|selective .. listener|hearing|listening',
      ],
      not: ['@child|dog|cat|boss|@parent|therapist|music|podcast|@name'],
      fine: 'said says told never listen listening pardon sorry huh what hear heard only ask asked answered replied reply say think complain complained something like other watching reading phone bad listener anymore again to when',
    },
    all(
      '{text}. I heard that, and I would like it noted that I heard that.',
      '{text}. I am told that this is feedback, and I act on feedback.',
    ),
    all(
      'I flew to Denver for a two-day seminar, "The Listening Leader," and came home with a certificate and an hour and a half of remarks, which I gave at dinner.',
      'There is a seminar in Denver called "Lead With Your Ears." I was home in two days, certified, and I spoke about it through dinner and dessert.',
    ),
    all(
      'At one point my audience made a comment. As trained, I held eye contact and repeated the last words. "Everybody, Saturday," I said, warmly.',
      'Somewhere in there {w.full} said something. I nodded, and mirrored the last two words',
    ),
    mild(
      `"So that's fine?" said {w.full}. "That's fine," I said. It is in the technique. I will find out on Saturday.`,
    ),
    hot(
      'It was so effective that I used it at work. I mirrored all day. I said "thirty-four percent, you say" to a supplier, and "effective immediately" to my boss.',
      'I have never felt so heard. At work I mirrored everyone, including a vendor who said "double the order" and a manager who said "your resignation."',
    ),
    spicy(
      `On Saturday I came home to fourteen people with sleeping bags. "You said it was fine," said {w.full}. "You said it twice."`,
      `Saturday came. So did fourteen relatives, with cots and a drum kit. "I did ask," said {w.full}. "You nodded."`,
    ),
    unhinged(
      'On Saturday my ears handed in their notice. They cited lack of use. They had thirty years of vacation saved up, and took it.',
    ),
    unhinged('There was an exit interview. I am told they had a lot to say.'),
  ),
  plot(
    'kin-friend-cancelled',
    {
      when: [
        'friend|best_friend|buddy|pal|bestie .. cancel|bail|flake|ditch|postpone|reschedule|back_out',
        'friend|best_friend|buddy|pal|bestie .. stand|stood .. me .. up',
        'friend|best_friend|buddy|pal|bestie .. no-show|no_show',
        'cancel .. on .. by .. friend',
        "friend|best_friend|buddy|pal .. not|didn't|never .. show .. up",
        'plan .. cancel .. on .. me|us',
      ],
      not: [
        'wedding|funeral|sick|die|subscription|birthday|flight|boss|gym|netflix|dog|surgery|relieved|glad|happy',
        'i .. cancel',
        'i .. bail',
      ],
      fine: 'cancel canceled cancelled plan plans dinner lunch brunch drink drinks coffee movie last minute again flake flaked bail bailed best trip me us text texted via already dressed restaurant waiting way hour before late third row tonight concert beach game night party show up weekend',
      cast: { F: 'she' },
    },
    all(
      '{text}. I do not take these things personally. I take them to a spreadsheet.',
      '{text}. Where an amateur sees rejection, I see churn, and churn can be measured.',
    ),
    all(
      'I sent out a one-question survey: "On a scale from zero to ten, how likely are you to cancel on me again?"',
      'I followed up with a short survey. "From zero to ten," it said, "how likely are you to cancel on me in the future?"',
    ),
    all(
      'The answer took four seconds. It was a ten, which is the best score I have had on anything.',
      'A ten came back within four seconds. I have never in my career been given a ten.',
    ),
    mild(
      'I proposed a call to go over what had driven such a strong result. It has been canceled.',
    ),
    hot(
      'I surveyed everybody I know. It was all tens. I put "Net Cancel Score: 100" at the top of my self-assessment, with a gold border.',
      'I widened the sample to everyone in my phone, and they were tens to a man. It went into my annual review as a consensus.',
    ),
    spicy(
      `My manager, {F}, read it to the end. "And these are people who like you?" she asked.`,
      `My manager, {F}, looked at the chart for a while. "Your mother is in here," she said.`,
    ),
    spicy(
      `I booked a table for twelve to celebrate. At noon I got the same text from all twelve: "Ten."`,
      `To mark the occasion I reserved the back room for lunch. At noon {F} sent me a text on behalf of everyone: "Ten."`,
    ),
    unhinged(
      'That weekend I had dinner with only myself, and I canceled. I got the text at the restaurant. I drove by my house, and there I was on the couch, in sweatpants, with a pizza.',
    ),
    unhinged(
      'I looked so happy that I gave it a ten.',
      'I have never seen me so relaxed. I gave it a ten.',
    ),
  ),
  plot(
    'kin-lemonade',
    {
      when: [
        'w:@child|girl|boy ... lemonade .. stand|stall|business|sale',
        'w:@child|girl|boy .. sell .. lemonade',
        'lemonade stand .. by|with|of .. w:@child',
      ],
      not: [
        'burn|sick|refuse|stole|steal|closed|rain|police|cop|boss|office|raise|charity|fall|fell',
      ],
      fine: 'open opened run ran set up make made selling sold sell dollar dollars sale sales money summer driveway street corner neighbor neighbors neighborhood cup cups lemonade stand first ever own next door total profit business start started help helped yard earned bought buy',
    },
    all(
      '{text}. I watched from the porch for as long as I could, and then I stepped in as interim CEO.',
      '{text}. There was product, there was a table, and there was no strategy. I offered my services.',
    ),
    all(
      `I asked what the long-term vision was. "It's lemonade," said {w.full}.`,
      `"What are you really selling?" I asked. "Lemonade," said {w.full}.`,
    ),
    mild(
      'I spent the afternoon on a new name, a pricing tier and a waiver. By then the ice had melted and the competition was in bed.',
    ),
    mild('We closed at a loss. I have been asked to bring my own cup next time.'),
    hot(
      'In an hour I had cut the lemons, which were twenty-eight percent of cost, and moved us to a subscription. I hired a man from my old firm to hold the sign.',
      'I took out the lemons, which were dragging on the margin, and put in three membership levels. By two we no longer had a drink. We had a platform.',
    ),
    hot(
      'At three, a second stand opened across the street, under the previous management. Its sign said "Lemonade." There was a line around the mailbox.',
      'At three the founding team walked out and set up across the street. The sign said "Lemonade." People were waiting in their cars.',
    ),
    spicy(
      `I went over with a term sheet and proposed a merger. "It's a dollar," said {w.full}.`,
      `I crossed the street to discuss a merger of equals. "You have to wait in line," said {w.full}.`,
    ),
    unhinged(
      'By the weekend they had bought the company I work for, in quarters. The transition was orderly. My new badge is in crayon, and my title is "Ice."',
    ),
    unhinged(
      'My meeting about the future was short. I was let go at eight, which is bedtime.',
      'I asked for time to prepare my defense. I was let go at eight, so that everyone could brush their teeth.',
    ),
  ),
  plot(
    'kin-own-goal',
    {
      when: [
        '@child|team|@name .. score .. own_goal|own-goal',
        '@child|@name|team .. own goal',
        '@child .. score|shoot|kick|run|throw .. wrong|opposite|other .. goal|net|end|way|direction|team',
        '@child .. score .. for|against .. other|own|wrong',
      ],
      not: ['goalkeeper|baby|office|client|dog|basket|basketball|baseball|tantrum'],
      fine: 'soccer football basketball hockey game match first season ever team coach kid kids goal net wrong basket hoop celebrate celebrated saturday yesterday scored proud only final minute today winning',
      cast: { F: 'she' },
    },
    all(
      '{text}. The target was goals. That was a goal.',
      '{text}. I stood up and applauded. In my department we have gone whole years without reaching a goal of any kind.',
    ),
    all(
      `"Wrong one," said {F}, who coaches on weekends and runs Sales during the week.`,
      `"That's the wrong one," said {F}, the coach. On weekdays {F} is my boss in Sales.`,
    ),
    mild(
      'I told her that you do not get results like that by asking who benefits. She asked me to wait in the car with the oranges.',
      'I told her that at my level we measure activity. She gave me the orange slices to carry, and I dropped those, too.',
    ),
    mild('I have since shared the video with my team, under the heading "Bias for Action."'),
    hot(
      'What I saw was a player who refused to be limited by sides. I decided to sell like that. I called on every client in the region and asked only for a signature.',
      'What I had seen was somebody who looked at a field and did not see sides. I took it to work and went after the biggest deal in the state, whoever it belonged to.',
    ),
    hot(
      'Eight weeks later I closed it: four million dollars, three years, the largest contract our main competitor has ever had. I slid across the lobby on my knees.',
      'In March I landed it. It was four million over three years, payable to our main competitor. I ran around the floor with my shirt over my head.',
    ),
    spicy(
      `{F} waited for me at the end of the lobby. "Wrong one," she said.`,
      `My team did not join in. "Again?" said {F}. "That's the wrong one."`,
    ),
    unhinged(
      'A referee came out of Compliance and ruled that it stood. Under the rules I was then traded, effective at the whistle, for a bag of orange slices.',
    ),
    unhinged(
      'I started at the competitor that same day and closed a deal by five. It was the wrong one. They want the oranges back.',
    ),
  ),
  plot(
    'kin-there-yet',
    {
      when: [
        'are_we_there_yet|are_we_nearly_there|are_we_almost_there|how_much_longer|how_many_more_minutes',
        'road_trip|car_ride|long_drive|drove|drive .. with .. @child',
        'drive|drove ... hour|hours ... @child',
        '@child ... road_trip|car_ride|long_drive|back_seat|backseat',
      ],
      not: [
        'teach|taught|learn|crash|accident|test|license|vomit|sick|threw|lesson|dog|hospital|school|@client',
        'me crazy',
      ],
      fine: 'kid kids child children son daughter toddler ask asked car road trip drive drove hour hours long family vacation grandma back seat fight fought argued every five minutes times forty fifty hundred screaming whole way summer beach florida traffic then mile miles before left driveway fighting nearly almost yet there bathroom said says four scream screamed song',
      cast: { F: 'she' },
    },
    all(
      `{text}. "Are we there yet" is four words. It asks for status, timeline and destination, and it never needs a slide.`,
      `{text}. As a project manager I have to admire "Are we there yet." I pay a man in Phoenix to ask me that with a dashboard.`,
    ),
    all(
      'I made it my only question at work. When {F}, our CEO, presented the five-year strategy, I raised my hand. "Are we there yet?"',
      'Our CEO, {F}, was presenting the five-year roadmap. I waited for a pause. "Are we there yet?" I asked.',
    ),
    mild('She said we were in year one. I asked again at year one and ten minutes.'),
    mild(`By the third time she gave me a bag of crackers, and told me to look out the window.`),
    hot(
      'I asked it every four minutes. I asked during the financials and during the moment of silence for the old logo. I kicked the back of her chair, lightly, to keep the cadence.',
      'I came back to it at a steady cadence. I asked in the hallway, in the elevator, and on the investor call, with my knees in the back of her chair.',
    ),
    spicy(
      `{F} put down the pointer. "Do not make me turn this company around," she said.`,
      `{F} did not look back. "I will turn this company around," she said. "I mean it."`,
    ),
    unhinged(
      'She turned the company around. She did it without a word, at the next exit, and we rolled back the way we had come, past Q2, past the old logo, with everyone facing forward.',
    ),
    unhinged(
      'It was quiet as far as 2017. Then I had to go to the bathroom.',
      'For seven fiscal years the car was silent. Then I said I felt carsick.',
    ),
  ),
  plot(
    'kin-baby-night',
    {
      when: [
        'baby|newborn|infant|twins|toddler|son|daughter .. keep|kept .. us|me .. up|awake',
        'baby|newborn|infant|twins .. wake|woke|cry|scream|cried|screamed ... night|hour|hours|#|am|3am|4am|5am|2am|times|up|every',
        "baby|newborn|infant|twins .. not|won't|wouldn't|refuse|never|didn't|doesn't .. sleep|stop|settle|nap",
        'up .. all night .. with .. baby|newborn|infant|twins',
      ],
      not: [
        'flight|plane|train|movie|restaurant|church|sick|fever|hospital|teeth|neighbor|until|stranger|through|seat|born|meeting|call|next_door|upstairs',
      ],
      fine: 'baby newborn wake woke up cry cried crying scream screamed screaming night hour hours times every two three four five six am 3am 4am 2am 5am sleep slept nap stop settle all us keep kept awake refused exhausted straight again only',
      cast: { F: 'she' },
    },
    all(
      '{text}. No agenda, no background, no ask: one scream, and two senior people are in the room with a bottle.',
      '{text}. Consider the process: one scream, at any hour, with no supporting documents, and leadership is there in its socks.',
    ),
    all(
      'I have been submitting budget requests in writing for seven years. The next morning I tried it the other way, in the Q3 review.',
      'I have written memos to that effect and waited until March. So I took the shorter form into the budget meeting.',
    ),
    mild('I got as far as taking a breath. {F}, our CFO, looked up. "Don\'t," she said.'),
    mild(`I asked {F} how she knew. "I have twins," she said.`),
    hot(
      `I screamed at 9:00, at 9:45, and on a rolling basis. They tried coffee. They tried a window seat. At 11:20 they tried six percent, and I stopped.`,
      'I went red and screamed until somebody came. Somebody offered me a bagel. Somebody dimmed the lights. A vice president jingled his keys and approved two headcount.',
    ),
    spicy(
      'By the afternoon it took three directors to walk me up and down the hallway.',
      'By lunch I was being passed around the executive floor in shifts.',
    ),
    spicy(`At four {F}, our CFO, carried me down to the front desk. "Whose is this?" said {F}.`),
    unhinged(
      'They have put me on a schedule. At one I am wrapped in the fire blanket and laid in a drawer of the credenza, and {F}, our CFO, reads me the 10-K until my eyes close.',
    ),
    unhinged(
      `{F} backs out on her toes. I sleep until five, and they tell me it has been my best quarter.`,
      `Then {F} turns out the light. These are the first eight hours I have ever put in without a complaint.`,
    ),
  ),
  plot(
    'kin-kid-haircut',
    {
      when: [
        '@child .. cut|chop|trim|shave|snip .. own|her|his|their|brother|sister|@child|@pet .. hair|bangs|fringe|fur',
        '@child .. cut|chop|trim|shave .. hair|bangs|fringe|eyebrow',
        '@child .. give .. haircut',
        '@child ... scissors ... hair',
        "cut|trim .. my|our .. @child|=son's|=daughter's|=kid's|=toddler's .. hair|bangs|fringe",
      ],
      not: ['barber|hairdresser|salon|gum|lice|donate|cancer|wedding|boss|paper', 'my hair'],
      fine: 'own hair bangs fringe scissors cut chop chopped off herself himself kitchen bathroom sister brother doll dog cat picture day before first school give gave haircut trim shave shaved head one side big chunk kid safety crooked ruined',
      cast: { F: 'she' },
    },
    all(
      '{text}. It was high on one side, gone in the middle, and decisive. I have paid for restructurings with less of a point of view.',
      '{text}. I walked around it. There had been no consultants, no mirror, and not a moment of doubt.',
    ),
    all(
      `I showed a picture to {F}, our CFO. "It'll grow back," she said. I had never thought of cutting in those terms.`,
      `{F}, our CFO, saw the photo on my phone. "Well, it'll grow back," she said, and that was all the approval I needed.`,
    ),
    mild(
      'I cut my own budget that night, from the front, with my tongue out. I have a desk, and half of the chair.',
    ),
    mild(`I brought it up with {F}. "I meant the hair," she said.`),
    hot(
      'That night I did the budget: straight across, with round-tipped scissors. I took Marketing up to the ears. I left one long piece in Operations, who is named Greg.',
      'I did the same to the budget that night, from the front, without a mirror. Denver came off in one piece. I evened up Legal until there was no more Legal.',
    ),
    hot(
      `"Where is everyone?" asked {F} in the morning. I told her it would grow back.`,
      `The next day {F} called a meeting, and I came. "It'll grow back," I told her, across the empty table.`,
    ),
    spicy(
      `She handed me an envelope. I asked whether my job would grow back, too. "That was the last of it," said {F}.`,
      `She took my badge and my laptop. "Those grow back?" I asked. "Not on you," said {F}.`,
    ),
    unhinged(
      'It grew back over the weekend. There are sixty people coming up through the carpet, at half an inch a month. So far it is the tops of heads.',
    ),
    unhinged(
      `I asked {F} which of them was me. She pointed at a bald spot by the copier.`,
      `"Which one is my job?" I asked. {F} pointed to a thin patch by the window.`,
    ),
  ),
  plot(
    'kin-parent-teacher',
    {
      when: [
        'parent-teacher|parent_teacher|parents|parents_evening|parent .. conference|evening|meeting|night|conferences',
        'parents_evening|parent_evening',
        'meet|meeting .. with .. teacher',
        'back_to_school|back-to-school .. night',
        'teacher ... call|ask .. me .. in',
      ],
      not: [
        'fiance|girlfriend|boyfriend|in-law|drunk|forget|forgot|miss|yoga|late|piano|hers|fall',
        'his parents',
        'her parents',
      ],
      fine: 'son daughter kid kids child teacher said says told talk talks too much class school conference parent parents meeting evening night tiny chair chairs sat sit small behind behavior behaviour grade grades reading math good great smart pleasure first grade grader went go discuss minute minutes',
      cast: { F: 'she' },
    },
    all(
      '{text}. I came prepared, with a deck on the state of the household.',
      '{text}. I treat it as I would any quarterly review, so I brought a deck and a change of shirt.',
    ),
    all(
      '{F}, the teacher, had ten minutes. I used seven of them for the agenda, in a chair made for a person of six, with my knees by my ears.',
      'The chairs are made for six-year-olds. I presented from mine for eight of our ten minutes, while {F}, the teacher, looked at the clock with the big numbers.',
    ),
    all(
      `Then I asked {F} for feedback on myself. She took a form out of a drawer: "Interrupts. Does not take turns. Needs help with endings."`,
      `I invited {F} to score me as a stakeholder. She used the form she had: "Interrupts. Needs support with taking turns. Tired by two o'clock."`,
    ),
    mild(
      'I asked about next steps. {F} said that she would like to speak to another adult in the home.',
      `"Is there somebody else at home I could talk to?" asked {F}.`,
    ),
    hot(
      'In sixteen years no employer has ever been so specific. I had it laminated, and attached it to my application for vice president.',
      'It was the most actionable feedback of my career. I stapled it to my promotion file and told the committee I was coachable.',
    ),
    spicy(
      'The committee met in the spring. I went first. I also went second, and during the questions.',
      'I made my case to the committee for an hour and ten. When they began to speak, I raised my voice, and a hand.',
    ),
    spicy(
      `The answer came pinned to my jacket. "We had some trouble with turns today," it said.`,
      `They sent me home with a note in my bag. "Still working on turns," it said. "No promotion this year."`,
    ),
    unhinged(
      'It seems that HR and the school district use the same software. I have been held back. I report to {F} in Room 4, in first grade, and my cubby has a duck.',
    ),
    unhinged(
      `I asked {F} if I would move up in the fall. "We'll see about turns," she said.`,
      `At pickup {F} tells my own kid how I did. "Turns?" asks my kid. {F} shakes her head.`,
    ),
  ),
  plot(
    'kin-teach-driving',
    {
      when: [
        'teach|taught|show .. w:@child|niece|nephew|brother|sister .. drive|driving|park|parallel',
        'w:@child|niece|nephew .. learn .. drive|driving',
        'driving lesson .. with|to|for .. w:@child',
        'take|took .. w:@child .. driving',
        'let .. w:@child .. drive',
        'give|gave .. w:@child .. driving lesson',
        'w:@child .. drive .. for|first',
        'w:@child .. got|get|have|has .. learner|learners|permit',
      ],
      not: [
        '@spouse|@parent|crash|hit|accident|golf|fence|mailbox|garage|ticket|crazy|wrong|pole|wall|toy|power|pass|fail|golf_cart|drunk|mad|ditch',
        'school bus',
      ],
      fine: "teach taught teaching learn learning drive driving car lesson first parking lot stick shift manual parallel park permit learner's learners learner teenager sixteen year-old 16-year-old how gave let highway freeway scared terrified scary terrifying passenger seat",
    },
    all(
      '{text}. I took the passenger seat, which in my profession is known as oversight.',
      '{text}. My role was strategic. I had the other seat, a handle over the door, and an opinion.',
    ),
    all(
      'I braked at every stop sign, at two dogs and at a leaf. There is no pedal on that side. I am in middle management, so I had not expected one.',
      'For an hour I braked with everything I had. There is no pedal over there, but I have been a deputy director since 2014, and I am used to that.',
    ),
    all(
      `"That doesn't do anything," said {w.full}. I explained that it sets a tone.`,
      `"You know that doesn't do anything," said {w.full}. I said that this was called influence.`,
    ),
    mild(
      'We made it back. I have logged it as thirty-eight interventions, with a success rate of one hundred percent.',
    ),
    hot(
      'It felt like leadership, so I took it to work. I sat down beside the CEO, held on to the window frame, and stamped on the carpet each time that she said "expand."',
      'At the strategy meeting I moved up next to the CEO, gripped the table, and put my foot through the floor whenever I heard the word "Asia."',
    ),
    spicy(
      `She finished the slide. "Why is there stamping?" she asked. I told her not to look at me, and to keep her eyes on the road.`,
      `"What is that noise?" she asked. I said that she was coming up fast on Singapore.`,
    ),
    spicy(
      `My review came in the mail. Under "Role," it says only: "Doesn't do anything."`,
      `They asked around before they did my review. The summary is three words long: "Doesn't do anything."`,
    ),
    unhinged(
      'Then I stamped and the building stopped. It had been doing about forty. Facilities found a pedal under my chair, installed in 1988, with a permit.',
    ),
    unhinged(
      "They have put {w.full} in my seat. I am in the back, with a juice. I braked once, and it doesn't do anything.",
      "{w.full} has been given my seat, and the pedal. I am in the back, with a juice box and a straw that doesn't do anything.",
    ),
  ),
  plot(
    'kin-turkey',
    {
      when: [
        "turkey|ham|roast|goose .. be|=was|=is|still|not|wasn't .. frozen|raw|undercooked|uncooked|cold|cooked|done|ready|thaw|thawed|pink",
        'forget|forgot .. thaw|defrost|turn .. turkey|oven|ham|roast',
        'undercook|undercooked .. turkey|ham|roast|goose',
        'turkey|ham|roast .. take|took ... hours',
        'thanksgiving|christmas .. dinner|turkey .. late|raw|frozen|cold|hours',
      ],
      not: [
        'mother-in-law|aunt|grandma|mom|mother|sandwich|office|work|chase|farm|wild|deli|club|bacon|lunch|restaurant|pet|yard',
        'freezer broke',
      ],
      fine: 'thanksgiving christmas turkey dinner thaw defrost frozen raw undercooked cooked oven done ready still guests guest family forget forgot cook cooking roast ham inside solid served serve table everyone pink host hosted hosting first late hours hour nine cold ate pizza ordered realize morning day',
      cast: { F: 'she' },
    },
    all(
      '{text}. At the table I took charge of the message. I announced that dinner was on the roadmap, and I thanked everyone for being early adopters.',
      '{text}. I tapped my glass and gave the table a status update: dinner was firmly on the roadmap.',
    ),
    all(
      `I passed around an artist's rendering. "Is there any food?" asked my aunt {F}. I said we were seeing a lot of interest in food.`,
      `In place of a meal I handed out a rendering of one. "Is there any food?" asked my aunt {F}. I told her that was a great question.`,
    ),
    mild(
      'She ordered three pizzas. In the follow-up survey, most of the early adopters said that they would switch.',
    ),
    mild('I have moved general availability to next year.'),
    hot(
      'I moved the launch from five to eight, then to "the back half of the year." A cousin asked for his casserole back. I explained that it had been reinvested.',
      'At six I moved us to eight. At eight I moved us to a phased rollout, starting with the gravy. An uncle asked for a fork, and I put him on the waitlist.',
    ),
    spicy(
      'By nine they had eaten the centerpiece. I called it a successful pilot.',
      'Around nine somebody found the dog treats. I counted that as organic growth.',
    ),
    spicy(
      `I have been invited for next year. {F} says the address is on the roadmap.`,
      `I asked {F} what time to come next year, to hers. She said it was on the roadmap.`,
    ),
    unhinged(
      'In January the dinner went public. It opened on the Nasdaq at forty-one degrees and twelve billion dollars, and rang the bell from a roasting pan.',
    ),
    unhinged(
      `{F} came to the shareholder meeting, took the microphone and asked if there was any food. By noon we were worth a can of peas.`,
      `There was one question at the first shareholder meeting. "Is there any food?" asked {F}. We lost eight billion before lunch, which was also not served.`,
    ),
  ),
  plot(
    'kin-kids-table',
    {
      when: [
        "sit|sat|put|seat|place|stick|stuck|demote|be|=am|=was|still ... kid|kid's|kids'|kids|children|children's|child's table",
        "kid's|kids'|children's|kids|kid table",
      ],
      not: ['build|assemble|ikea|bought|restaurant|knock|break|broke', 'wedding .. my'],
      fine: "thanksgiving christmas dinner family wedding sit sat put seat seated again still years old thirty forty kid kids children kid's kids' children's table made make stick stuck adult adults grown grownup reunion easter holiday grandma aunt mother because single cousins at",
      cast: { F: 'she' },
    },
    all(
      '{text}. I chose to see it as a lateral move into a younger market.',
      '{text}. I took it as a chance to get close to the next generation of decision makers.',
    ),
    all(
      `"Are you a grown-up?" asked {F}, who is six. I told her that I was a director. She asked if that was a yes.`,
      `I handed a card to {F}, who is six. She turned it over. "So are you a grown-up?" she asked.`,
    ),
    mild('I said that titles were fluid at my level. She moved my milk away from the edge.'),
    mild('In fairness, it was the only table all day where somebody asked me what I wanted to be.'),
    hot(
      'I restructured dessert. I put the rolls under central management and moved the pie to a performance basis. By six I was fourteen marshmallows in debt and had lost my chair in a trade.',
      'I set up a market in dinner rolls and went long. Then somebody cried, and the price fell, and I owed a four-year-old fourteen marshmallows and my tie.',
    ),
    spicy(
      'I explained about leverage. A boy in a clip-on tie began to cry. {F} stood on her chair, forgave the debt, and had everybody count to ten, me included.',
      'There was a run on the rolls, and I raised my voice. {F} got up on her booster, wrote off the debt, and put me in the corner until I was ready to be nice.',
    ),
    spicy(
      'The other table had been watching. They have moved {F} up with the grown-ups. It was the way she had handled me.',
      'A spot opened up with the grown-ups that same evening. They gave it to {F}. They had seen her manage me.',
    ),
    unhinged(
      'My employer runs on the same seating chart. In January the Department of Labor ruled that I am six. It is illegal for me to operate a copier, and I was sent home with my back pay in crayons.',
    ),
    unhinged(
      '{F} has my job. She says it is fine, and that the grown-ups cry a lot.',
      `{F} has my office now. At noon she comes down, like a grown-up, and cuts up my chicken.`,
    ),
  ),
  plot(
    'kin-elf',
    {
      when: [
        'forget|forgot|fail|failed ... elf|elf_on_the_shelf',
        "elf .. not|didn't|hasn't|never|still .. move|moved|same|spot|place",
        'elf|elf_on_the_shelf ... forget|forgot|move|same|kid|@child|shelf|spot',
        'move|moved .. elf',
      ],
      not: [
        'costume|dressed|dress|dog|cat|movie|buddy|office|work|mall',
        'santa hat',
        'will ferrell',
      ],
      fine: 'elf shelf move moved moving again third night row kid kids son daughter noticed asked why crying cry touched touch same spot place nine four december christmas hid hide hiding forgot forget bathroom freezer 2am panic woke up middle remember remembered bed every single',
      cast: { F: 'she' },
    },
    all(
      '{text}. I announced at breakfast that he was in a period of deep work.',
      '{text}. I said that he had decided to move less and be more strategic.',
    ),
    all(
      'But I respect the role. He has no budget and no authority. He watches, and reports to a man whom we know only from his handwriting. He is a program manager.',
      'As a position, it deserves a second look. No reports, no deliverables. He stares down from a shelf, and behavior improves by thirty-six percent.',
    ),
    mild(
      'My own team could use one. I told my manager, {F}, that I would be on top of the supply cabinet.',
    ),
    mild(`"Until when?" asked {F}. I said that it was up to her. She would have to move me.`),
    hot(
      'I brought the model to work. I climbed onto the supply cabinet above the Billing team, crossed my ankles, and smiled to one side. Overtime fell that same morning.',
      'The next day I put on a red cardigan and got up on the file cabinets at work, with my knees to my chest. Down below, people began to close their tabs.',
    ),
    hot(
      `{F}, my manager, asked what I was doing up there. I kept smiling, and waited for somebody to move me.`,
      `"Come down," said {F}, my manager. I cannot come down. The next move, by tradition, is for a grown-up to make, at night.`,
    ),
    spicy(
      `It is now the twenty-second. "Shoot," says {F}, every morning, when she sees me. "I forgot to move you."`,
      `That was the third of December. "I keep meaning to move you," says {F}, and turns out the light.`,
    ),
    unhinged(
      'At midnight I report in person to the head office, which is farther north than I was told, to a heavy man with two lists. By six I am back, with frost on my badge.',
    ),
    unhinged(
      `In January the fire department came with a ladder. "You can't move it," {F} told them. "If you touch it, it loses its magic."`,
      `Paramedics came about the frost. "You can't just move them," said {F}. "They lose their magic."`,
    ),
  ),
  plot(
    'kin-no-treaters',
    {
      when: [
        'nobody|no|zero|one|few|three|two .. trick-or-treater|trick-or-treaters|trick_or_treaters|trick-or-treating|trick_or_treat|trick_or_treating',
        "nobody|no_one|not|didn't .. ring|come|came|knock|show ... halloween|trick",
        'halloween ... nobody|no_one|zero|no .. come|came|rang|ring|knock|kids|show|showed',
        'buy|bought .. halloween|candy ... nobody|no_one|no .. come|came|kids|rang|showed|trick',
      ],
      not: ['party|office|work|dress|dressed|ate|eat|grief|rain|invited', 'costume contest'],
      fine: 'halloween trick treat treater treaters trick-or-treaters kid kids candy bowl porch house door doorbell bell rang ring came come one single buy bought pounds bags full size bars night year this pumpkin carved decorated decorations knock knocked show showed nobody',
      cast: { F: 'she' },
    },
    all(
      '{text}. Inbound was dead, so I did what you do in sales. I took the bowl and went outbound.',
      '{text}. You cannot build a business on people finding your door. At seven I put on a suit, picked up the bowl, and worked the street.',
    ),
    all(
      `At the first house I said that I had candy, and was in the neighborhood. They said no, thank you. I asked when to follow up.`,
      `"I have candy," I told the man at number twelve, with my foot in the door. I said I would follow up.`,
    ),
    mild(
      `{F}, who lives on the corner, looked me over from head to toe. "And what are you supposed to be?" she asked.`,
    ),
    mild(`"A regional vice president," I said. {F} gave me a Snickers and locked the door.`),
    hot(
      'I followed up at seven thirty, eight and eight thirty. I did a family of four through the mail slot. I tapped on the windows of a parked minivan, in a suit, with a bowl.',
      'I followed up by the hedge, by the garage, and by the window of the den. Farther down, the porch lights went out ahead of me, one house at a time.',
    ),
    spicy(
      `At the corner {F} still had her porch light on. "What are you supposed to be?" she said.`,
      `At the corner there was one light left, and {F} was under it. She studied the suit. "What are you supposed to be?" she asked.`,
    ),
    spicy(
      '"Sales," I said. Her light went out.',
      '"Business development," I said. She turned off the light.',
    ),
    unhinged(
      'In November the county sent a letter. The house has been assessed as haunted, by me. There is a plaque. On weekends they run buses.',
    ),
    unhinged(
      `So the street is full of children at last. "No eye contact," says {F}, who runs the tour. "It follows up."`,
    ),
  ),
  plot(
    'kin-costume',
    { ...KIN_COSTUME, cast: { F: 'she' } },
    all(
      '{text}. In every movement there is a first mover. I sat by the door and waited for the second.',
      '{text}. Somebody has to be the early adopter. I looked around for the rest of the curve.',
    ),
    all(
      `"You're the only one," said {F}, my manager. "You can take it off." I told her that a leader does not walk back a rollout.`,
      `My manager, {F}, came by. "You know you're the only one," she said. "It's fine. Go change." I said that change was already here.`,
    ),
    mild('I kept it on until dark. I have never been asked so many follow-up questions.'),
    mild(
      'She has asked me to take a new photo for the directory. I said the old one no longer reflected the direction.',
    ),
    hot(
      'So I wore it through November. I wore it to the budget hearing, to a deposition, and to the retirement of a man I had always liked, who asked them to wait until I had gone.',
      'I did not walk it back. I was in it for the layoffs, where I delivered the news. I was in it for jury duty. At Christmas I had it let out.',
    ),
    spicy(
      'All year I evangelized. Then, this October, I came around the corner and everybody was in costume, the whole floor. They had come as me.',
      'This fall it finally took. I walked in on the thirty-first, and all forty of them had dressed up. All forty had come as me.',
    ),
    spicy(
      `I was in a suit that day, for a meeting. "Look at that," said {F}. "The only one."`,
      `As it happens, I was in gray, for court. "You're the only one," said {F}.`,
    ),
    unhinged(
      'In January they finally cleaned up. Facilities took down the cobwebs, the skeleton and me, and put us in a plastic tub marked "OCT," in storage.',
    ),
    unhinged(
      `It is a long year. At last the lid came off, and {F} looked in. "Good," she said. "You're the only one who still lights up."`,
    ),
  ),
  plot(
    'st-t-supposed-to-be',
    KIN_COSTUME,
    all('{text}.'),
    all('"And what are you supposed to be?" I was asked.'),
    levels(
      "It's a fair question. I've been a senior vice president for nine years.",
      "It's a fair question. It's in all my reviews.",
      "It's a fair question. Shareholders have asked it twice.",
    ),
    all('For the first time, I had an answer.'),
    levels(
      'I gave it with pride. People seemed relieved.',
      "I gave it with pride. I'm keeping it on for my review.",
      "The costume has been given my job. I'm to stay inside and nod.",
    ),
  ),
  plot(
    'kin-inlaws-stay',
    {
      when: [
        'in-laws|inlaws|in_laws|mother-in-law|father-in-law|mother_in_law|father_in_law .. stay|visit|come|came|arrive|move|show ... week|weeks|month|months|days|us|house|in|unannounced|visit|stay|over|weekend|for',
        "@parent|@spouse's|wife's|husband's .. parents|family|mother .. stay|staying|visiting|move .. with|for|in|us",
        'parents|mother|mom|mum|dad .. stay|staying .. with .. me|us',
        'parents|mother|mom|mum .. visit|visiting|stay|staying .. for .. #|weeks|week|month|days',
        'in-laws|mother-in-law .. be|=is|=are .. in town|here|visiting|staying',
      ],
      not: [
        'fix|reorganize|rearrange|clean|cook|die|sick|hospital|surgery|cupboard|kitchen|hotel|cancel|divorce|fell|sink|reorganise',
        'stay home',
      ],
      fine: 'in-laws inlaws mother father parents stay staying visit visiting week weeks month months days two three four ten thanksgiving christmas holiday holidays guest room house move moved unannounced arrived came coming come here town us living supposed leave extended extend summer still wife husband long sleeping couch sofa one unexpectedly',
      cast: { F: 'she' },
    },
    all(
      '{text}. It is a full audit. Every cupboard has been opened, every process questioned, and it is done in slippers. I have paid consultants for this.',
      '{text}. It is a full audit: the towels, the plants, the way I hold a knife. I am not even being billed.',
    ),
    all(
      'And it struck me that I have never once stayed with a client. I have lunch with mine. Then I leave, like a stranger.',
      'I thought about my own clients. I give them two hours a quarter, and I call that a relationship.',
    ),
    mild(
      'I told my biggest account, {F}, that I would be coming on the fourth. "For the meeting?" she asked.',
    ),
    mild('I told {F} to put me down for the full two weeks, and asked how firm the guest bed was.'),
    hot(
      'So I drove to the home of our largest account, {F}, with two suitcases and my own pillow. I took the guest room. I put her spices in the order that makes sense.',
      'That evening I rang the bell of {F}, our largest account, with a suitcase and a ham. By morning I had refolded her towels and asked her husband what he does all day.',
    ),
    spicy(
      'At dinner I told her children that they looked tired. I said we would play the end date by ear.',
      'I gave my views on the carpet. When they mentioned a hotel, I said I would not hear of it.',
    ),
    spicy(
      `On the tenth day {F} stood in my doorway. "Don't you have a home?" she asked. "It's full," I said.`,
    ),
    unhinged(
      'After two weeks a houseguest vests. It is in the county code. I was issued the guest room and half of the garage. By the same rule, my own house had passed to whoever was in it.',
    ),
    unhinged(
      'I called there to see if I could come home. I was asked for how long, because they were pretty full.',
      'I telephoned home and asked to come back. "For how long?" said a voice. "It\'s just that we\'re full."',
    ),
  ),
  plot(
    'kin-when-married',
    {
      when: [
        'w:@parent|aunt|uncle|mother-in-law ... ask|asks|asked|want|wanted|wants|keep|keeps|kept|nag|nags ... marry|married|settle|single',
        "w:@parent|aunt|uncle ... when .. i|i'm|we|you ... marry|married|settle",
        "w:@parent|aunt|uncle .. ask|asked|asks .. why .. i|i'm|you .. single|alone|not",
        'w:@parent|aunt|uncle .. try|tried|set .. me .. up .. with',
        'w:@parent|aunt|uncle .. want|wants|wanted .. me .. to .. marry|settle|meet',
      ],
      not: [
        'grandkid|grandkids|grandchild|grandchildren|grandbaby|kids|baby|babies|propose|die|divorce|dead|pregnant|ex|boss|dog|@colleague',
        '@child .. ask',
      ],
      fine: "ask asked asks wants want when why am i'm getting get married marry grandkids grandchildren grandchild single still settle down again thanksgiving christmas dinner front everyone family have having kids kid baby babies propose engaged grandma every phone call girlfriend boyfriend wedding 40 30 years old cousin someone nice neighbor dentist doctor son daughter set up blind date meet gonna going going be",
    },
    all(
      '{text}. It was a reasonable question about the outlook. I had never issued formal guidance.',
      '{text}. A stakeholder has a right to a forecast, and I had been managing expectations without a single slide.',
    ),
    all(
      'I scheduled an earnings call. Four aunts dialed in as analysts, and I opened with the safe harbor statement.',
      'I put together a quarterly call, with a deck and a legal disclaimer. Several aunts joined to cover me, and one cousin who was short.',
    ),
    all(
      `"So is there somebody?" asked {w.full}. I said that we saw strength at the top of the funnel. "So that's a no," said {w.full}.`,
      `I spoke about momentum on the apps. "Is that a no?" asked {w.full}. I said that I would call it a soft quarter.`,
    ),
    mild(
      'They have me at "Hold." An aunt in Tampa has me at "Sell," but she only comes for the pie.',
    ),
    hot(
      'I guided to a ring by Q3, and I missed. I blamed the weather. In Q4 we took a one-time charge on someone named Jordan.',
      'I promised them a serious relationship by Q3. In September I restated it as "coffee." In December I wrote down coffee.',
    ),
    spicy(
      'After that it was only {w.full} on the line, breathing.',
      'For the next call I rented a ballroom. {w.full} came, and sat in the back with a coat on.',
    ),
    spicy(
      'The aunts have moved everything into my cousin. She just announced a two-for-one split.',
      'All the money is now in my cousin, who is expecting a two-for-one split in May.',
    ),
    unhinged(
      'Then the aunts took fifty-one percent and brought in new management. An orthodontist named Brad is me now. He was married by Saturday, with a band.',
    ),
    unhinged(
      'I have a seat at his table, through the transition. He asked if I had somebody. "That\'s a no," said {w.full}.',
    ),
  ),
  plot(
    'kin-talk-work',
    {
      when: [
        'w:@spouse .. say|said|says|tell|told|tells|complain|complained|think|thinks .. i ... talk|talking|talked .. about .. work|job|office|company|spreadsheets',
        'w:@spouse .. ask|asked|tell|told|beg|begged .. me .. stop|quit|not .. talking|talk .. about .. work|job|office|company',
        'w:@spouse .. ban|banned .. work .. dinner|talk|table|bed',
        'w:@spouse .. say|said|says|think|thinks .. i .. work .. too much',
      ],
      not: ['understand|explain|@child|boss|dog|therapist|sleep|divorce|leave'],
      fine: 'say said says talk talking talked about work job office company too much always constantly only ever stop dinner bed table vacation date complain complained think thinks tell told never anything else like hours banned ban ask asked',
      cast: { F: 'she' },
    },
    all(
      '{text}. I took it on board. The next dinner was work-free, with an agenda: weather, five minutes, owner me.',
      '{text}. I heard the need, and drew up a work-free dinner with four topics and an owner for each.',
    ),
    all(
      `"Is this a meeting?" asked {w.full}. I said we could take that offline.`,
      `{w.full} was given the sky. "This is a meeting," said {w.full}. I put it in the parking lot.`,
    ),
    mild('We finished twelve minutes early. I gave everyone the time back.'),
    mild('I have been asked to talk about all of it in the car from now on, and to go by myself.'),
    hot(
      `So I took home to the office. At the morning standup I reported on the gutters, the dentist, and what {w.full} had said in bed about my mother.`,
      `With no outlet at home, I used the standup. I gave the status of the gutters, the in-laws, and a noise that {w.full} makes. I asked for a sponsor.`,
    ),
    hot(
      `"You talk about home too much," said {F}, my director. That left me no place to speak but in the car.`,
      `After a week {F}, my director, took me aside. "We have all heard about the gutters," she said. So I now do all of it in the car.`,
    ),
    spicy(
      'Every night from six to seven I park halfway and present. Yesterday the navigation spoke up on its own. "Rerouting," it said.',
    ),
    unhinged(
      'On the fifth night the car filed a complaint. HR took its statement in the parking garage, with the engine running. It was given a transfer, and left without me at four.',
    ),
    unhinged(`It has moved in with {F}. I called to ask how it was doing. "Rerouting," it said.`),
  ),
  plot(
    'kin-watched-ahead',
    {
      when: [
        'w:@spouse|roommate|flatmate|best_friend|sister|brother .. watch|watched|finish|finished|binge|binged|start|started .. episode|show|season|series|finale|netflix|ahead|next|succession|severance ... without',
        'w:@spouse|roommate|flatmate|best_friend|sister|brother .. watch|watched .. ahead|without .. me?',
        'w:@spouse .. cheat|cheated .. netflix|show',
      ],
      not: ['@child|cat|boss|game|football|dog|@colleague', 'i .. watch'],
      fine: 'watch watched episode episodes next last show season series finale netflix ahead without me our whole finish finished binge binged start started spoil spoiled ruin ruined ending cheat cheated lied lie pretended asleep slept while fell sleep business trip favorite two three admitted new',
      cast: { F: 'she' },
    },
    all(
      '{text}. In my world that is trading on material nonpublic information.',
      '{text}. I have seen men led out of buildings for having less information than that.',
    ),
    all(
      `"You were asleep," said {w.full}. I advised {w.full} not to say anything else.`,
      `"You always fall asleep," said {w.full}. I noted the time and put away the popcorn.`,
    ),
    mild(
      'I have hung a bedsheet down the middle of the couch as an information barrier. There is a form for gasping.',
    ),
    mild('I reviewed the form last night. I must have dropped off around the second page.'),
    hot(
      'I do not investigate my own household. I brought in {F} from Internal Audit, who impounded the remote and interviewed both sides of the couch.',
      'It called for somebody independent. {F} from Internal Audit took the case, sealed the living room, and had the couch dusted.',
    ),
    hot(
      'To be thorough, she watched all of it herself, over a weekend, on company time. I was not to see a minute until the report was final.',
      'She asked for access to the full series, for context, and took ten days. I signed an order that kept me out of the room.',
    ),
    spicy(
      'The report came by courier, addressed to all parties. "Executive summary," it began. "It was the brother."',
      `Her findings are in, sixty pages. I turned to page one. "The boat," wrote {F}, "was his."`,
    ),
    unhinged(
      'Then the SEC seized the couch. I am a protected witness, in a house with no screens in a state that they will not name, until the fourth season is released.',
    ),
    unhinged(
      `The marshals have a television. Through the wall I heard {F} gasp. I asked what had happened. "You were asleep," she said.`,
    ),
  ),
  plot(
    'kin-carton',
    { ...KIN_CARTON, cast: { F: 'she' } },
    all(
      '{text}. I shook it. I was angry for about a minute, and then I understood that I was holding a strategy.',
      '{text}. I shook it, to be sure. As far as anybody looking could tell, we were fully stocked.',
    ),
    all(
      'It was where it belonged, label out. That is all that anyone checks.',
      'It had kept its place and its packaging. I know departments that do less.',
    ),
    mild(
      'Last week I turned in the quarterly report: a very good binder, on time, with tabs, and nothing in it. My manager, {F}, picked it up and shook it.',
    ),
    mild(`"Huh," said {F}, and put it back on the shelf. It has been cited twice.`),
    spicy(
      'I put my jacket over my chair and went home. It was in two meetings before lunch, and was thanked.',
      'I hung a blazer on my chair and left for a week. It was put on the steering committee.',
    ),
    hot(
      `The annual report was due, so I turned in the binder: my name, the tabs, the good paper clip. {F}, my manager, shook it, listened, and filed it under "Done."`,
      `When the annual report was due, I sent {F}, my manager, the folder without the report. She shook it. Then she put it back where it goes.`,
    ),
    spicy(
      'On the thirtieth my pay envelope was in its usual place. I shook it.',
      'Payday came, and the envelope was on my desk, sealed, right on time. I shook it.',
    ),
    unhinged(
      'At my physical the company doctor held me up to the light. I am empty. It happened around the fourteenth, according to the stamp. They put me back at my desk, with the label out.',
    ),
    unhinged(
      `Every few weeks {F} comes by, picks me up and shakes me. "We should get more," she says, and sets me down.`,
    ),
  ),
  plot(
    'st-y-name-on-the-front',
    KIN_CARTON,
    all('{text}.'),
    all('Nothing inside, but the name still on the front.'),
    levels(
      "It's holding its position.",
      "It's holding its position, slightly chilled.",
      "It's holding its position and has asked for more shelf.",
    ),
    all("I've seen this before, two levels above me."),
    levels(
      "I'm asking, respectfully, who it reports to.",
      "I checked by shaking it. At work I'm not allowed.",
      "It's been moved up there too. It has an assistant now.",
    ),
  ),
  plot(
    'kin-turned-age',
    {
      when: [
        'turn|turned|turning #',
        "i'm officially|now|already #",
        'i am officially|now|already #',
        'my .. 30th|40th|50th|60th|35th|45th|thirtieth|fortieth|fiftieth birthday',
        "it's|today|be|is|was my birthday",
        '^ my birthday $',
        '^ birthday $',
      ],
      not: [
        'knew|suspected|discover|forget|forgot|nobody|no_one|party|@child|@relative|@pet|car|page|left|corner|off|down|up|into|dog|cake|surprise|minute|minutes|degrees|gift|present|cancel|remember|someone|back|boss|alone',
        'work .. on',
      ],
      fine: 'turn turned turning birthday today yesterday tomorrow old years 30 40 50 30th 40th 50th 60th happy officially just back hurts feel big finally week already last',
      cast: { F: 'she' },
    },
    all(
      '{text}. At my age a forklift is fully depreciated, so I went down to Accounting to see where I stood.',
      '{text}. I asked Accounting for my book value, as I would with any equipment from that year.',
    ),
    all(
      `"You're at zero," said {F}, from Fixed Assets. "You've been at zero." I asked about goodwill. She looked, and there was none on file.`,
      `{F} in Fixed Assets turned her screen around. It said zero. "That's after we cleaned you up," she said.`,
    ),
    mild(
      'I have requested a second opinion. My sister says that she would go as high as five dollars, if I can be picked up.',
    ),
    mild('I am keeping me through Q4, as a spare.'),
    hot(
      'I do not accept a book value. I listed myself on the open market, with seven photos: "One owner. Runs. Some noise on the stairs."',
      'Book value is an opinion, so I went to auction. "Vintage executive," I wrote. "Original parts. Warms up by ten. No returns."',
    ),
    spicy(
      'In a week I had two hundred views and one question, which was whether I came apart.',
      'By the weekend there were eighty watchers. A man in Reno asked what I weighed, and whether there was copper in me.',
    ),
    spicy(
      'There was one bid. It was my sister, five dollars. She has since asked about returns.',
      'It closed at five dollars, to my sister. This morning she wrote in to say that I was not as described.',
    ),
    unhinged(
      'My sister bid five dollars, and was beaten by a coffee shop in Portland. I was crated and shipped. I stand between a typewriter and a canoe, at four thousand dollars, with a card that says "Patina."',
    ),
    unhinged(
      `{F} came through on vacation. "Does it still work?" a customer asked her. "It never did," said {F}.`,
    ),
  ),
  plot(
    'kin-toast',
    {
      when: [
        'give|gave|make|made|do|did|deliver|delivered|mess|messed|botch|botched|ruin|ruined|screw|screwed .. toast|speech .. at|for .. wedding|reception|rehearsal_dinner',
        "wedding|best_man|best_man's|maid_of_honor|rehearsal_dinner .. speech|toast",
        'speech|toast .. at|for .. wedding|reception',
        '=was|be|am .. best_man|maid_of_honor|maid_of_honour',
      ],
      not: [
        'laughed|loved|ovation|applause|burn|burnt|burned|bread|avocado|forget|forgot|boss|drunk',
        'wrong wedding',
        '@spouse .. gave',
        'father .. gave',
        'dad .. gave',
        'mother .. gave',
        'uncle .. gave',
        'nobody clapped',
        'my own wedding',
        'my wedding',
        'our wedding',
      ],
      fine: "give gave make made speech toast wedding best man maid honor brother brother's sister sister's friend friend's reception rehearsal dinner cousin's cousin daughter's son's laughed laugh cried nervous long too minutes ten twenty bad terrible funny couple bride groom nobody joke jokes crowd mess messed botched was am at college buddy's delivered colleague's asked ask",
      cast: { F: 'he' },
    },
    all(
      '{text}. I had forty-one slides, a clicker, and ten months of data on the couple.',
      '{text}. I had prepared as for any launch: a deck, a laser pointer, and handouts under the chairs.',
    ),
    all(
      'I opened with the risks. Half of all mergers fail within ten years, and I put up a chart of which half.',
      'I began with a market overview. I showed what each side was bringing in, and whose side had the debt.',
    ),
    all(
      `On slide seven {F}, who ran the sound, turned up the music. I raised my voice, and took the synergies over the first waltz.`,
      `At slide seven, {F}, who ran the sound, looked at the family table and turned the music up. I presented the cost savings to the beat.`,
    ),
    mild('When it ended, people were on their feet. They had been dancing for some time.'),
    spicy(
      'By slide thirty it was down to me and a grandmother who could not get out from behind the table. She asked good questions. She asked if I was staff.',
      'At slide thirty I took questions. There was one, from the caterer, about the extension cord.',
    ),
    spicy(
      'In June they held the wedding again. "No decks," said the invitation. They sent it to everyone but me.',
      'They got married a second time in June, for the video. Everyone was there. I saw the slides. There were none.',
    ),
    unhinged(
      'It turned out that table six was the Federal Trade Commission. On the strength of my chart they have blocked the merger. The couple has to divest a toaster and date other people, to keep the market open.',
    ),
    unhinged(
      `At the appeal I was asked for a closing statement, and got out my clicker. At the back of the courtroom, {F} turned up the music.`,
    ),
  ),
  plot(
    'kin-ex-engaged',
    {
      when: [
        'ex|ex-girlfriend|ex-boyfriend|ex-wife|ex-husband .. engaged|married|remarried|marry|marrying|wedding',
        'ex|ex-girlfriend|ex-boyfriend .. have|has|having|had .. baby',
        "invited|invite .. to .. ex|ex's .. wedding",
      ],
      not: [
        'lawyer|alimony|court|custody|door|kill|cry|dead',
        'my best friend',
        'my brother',
        'my sister',
        'my boss',
        'my dad',
        'my mom',
      ],
      fine: 'ex get got getting engaged married remarried marrying wedding found out instagram facebook saw photo last new boyfriend girlfriend invited invite year after three six months broke up breakup high school college first just announced posted someone taller dentist',
      cast: { F: ['Jordan', 'Casey', 'Riley', 'Morgan', 'Taylor', 'Jamie', 'Robin'] },
    },
    all(
      '{text}. I was happy to see it, and updated my numbers. Everyone who has ever left me is now spoken for: a hundred percent placement rate.',
      '{text}. I added it to the chart. Of all the people who have been through my program, one hundred percent have now found a permanent placement.',
    ),
    all(
      'Business school is at ninety-four. I made an alumni page, with quotes. "It was time for me to go," says one.',
      'There are business schools that cannot say that. I put up an alumni page. "I learned what I needed," says one.',
    ),
    mild(
      'I put the rate on my dating profile. I have a date next week. I have been asked how long it takes.',
    ),
    mild('I said four months. We agreed that we would try to do it in three.'),
    hot(
      'Then I advertised. "Date me," it said, "and be engaged to somebody else within eighteen months." By the weekend I had a waitlist.',
      'I built the dating profile around it: eighteen months, guaranteed, to another person. I was booked through spring.',
    ),
    hot(
      `The pace picked up. In May I was seeing a podiatrist named {F}, and I thought it might last.`,
      `The program got shorter as word spread. Then came {F}, a podiatrist, and I asked myself whether I could make an exception.`,
    ),
    spicy(
      `{F} was placed in thirteen days. They met in my driveway.`,
      `I had the table, the candles and the ring. {F} brought someone. It is the fastest placement we have had.`,
    ),
    unhinged(
      'In June the state accredited me as a terminal. I have gates, a departures board and a coffee stand. {F} went through me in four minutes, with a bag.',
    ),
    unhinged(
      'There is a plaque by the door now, with the placement rate. "Thank you for not staying," it says.',
    ),
  ),
  plot(
    'kin-left-chat',
    {
      when: [
        'leave|left|quit|exit|exited .. family|friends|friend|work|school|neighborhood|parents|class|whatsapp|the|our|my|a .. group_chat|group_text|chat|group|thread',
        'leave|left|quit|exited .. group_chat|group_text|whatsapp_group',
      ],
      not: [
        'accident|accidentally|mistake|support|study|band|tour|phone|message|cat|dog|baby|food|yoga|hiking|book|kicked|removed|muted',
        '@person .. leave',
        '@person .. left',
        'on read',
      ],
      is: 'actor:me',
      fine: 'leave left quit exit exited family friend friends group chat text whatsapp thread finally noticed notice nobody one 200 messages message day neighborhood school parents mom moms class work team without saying goodbye asked',
      cast: { F: 'he' },
    },
    all(
      "{text}. I did it properly, with thirty days' notice and a farewell post of seven hundred words.",
      '{text}. I am a professional, so there had been a notice period, a farewell note, and a list of lessons from my time there.',
    ),
    all(
      'I thanked everybody by role. I named a successor for "Congrats!!" and I left a binder on which GIF to use for a baby.',
      'I handed over my duties in an orderly way: birthdays, the thumbs up, and "So true." I recorded a training video on "So true."',
    ),
    all(
      `There was one reply, from {F}. "Who is this?" it said.`,
      `{F} was the only one to write back. "Sorry," he wrote, "who's this?"`,
    ),
    mild('I explained to him at length who I was. He said I should have told them about the chat.'),
    spicy(
      `I asked {F} for an exit interview, and he gave me ten minutes in a parking lot. I said I hoped the chat would survive me.`,
      `I requested an exit interview. {F} met me at a gas station. I told him not to let the chat fall apart in my absence.`,
    ),
    hot(
      `"That one is only for the old stuff, anyway," said {F}, and by mistake he added me to another.`,
      `"That one's been dead for years," said {F}, and by accident he added me to another.`,
    ),
    spicy(
      'It is called "Finally." It was started in 2017.',
      'It has all of them, a budget and a logo. It is called "Finally," and it is nine years old.',
    ),
    unhinged(
      `I left that one, too, and it was the one of record. The county processed it by noon. I am no longer known to anybody. My dentist introduced herself.`,
    ),
    unhinged(
      `I have asked to be let back in. {F} says that I may come at weekends, with a visitor badge, if I give thirty days' notice.`,
    ),
  ),
  plot(
    'kin-venmo',
    {
      when: [
        'friend|best_friend|buddy|pal|sister|brother|cousin|date|roommate|bestie|@name .. venmo|venmoed|venmod|request|requested|charge|charged|bill|billed|invoice|invoiced .. me',
        'friend|best_friend|buddy|pal|sister|brother|cousin|date|roommate|bestie|@name .. send|sent .. me .. venmo|request|invoice|bill',
        'get|got|receive|received .. venmo .. from|request|for',
        'friend|best_friend|buddy|pal|sister|brother|cousin .. ask|asked|wanted|made .. me .. pay|back ... for',
      ],
      not: [
        'boss|company|doctor|twice|scam|hack|rent|landlord|lawyer|follow|linkedin|mother|mom|wedding',
        'request to connect',
      ],
      fine: 'venmo request requested charge charged bill billed invoice invoiced dollar dollars cent cents coffee gas ride dinner lunch beer fries pizza slice birthday gift uber friend for half share pay back toast chips drink one two three four from her his ask asked sent send their party cake snack parking tip guacamole',
      cast: { F: 'she' },
    },
    all(
      '{text}. I was not offended. I was ashamed that I had been running all of my own relationships without an invoice.',
      '{text}. It was the first invoice I had ever gotten from somebody who knows my birthday, and it was beautiful work.',
    ),
    all(
      'I went back twelve years. I billed for rides to the airport, for couches carried, and for listening, at two rates, with a surcharge where there had been crying.',
      'I opened my own books that night: airport rides, pets fed, the month of the divorce. I rounded up to the nearest half hour.',
    ),
    mild(
      'I invoiced my mother for fixing her printer: four calls, an hour and a half, net thirty.',
    ),
    mild('She paid the same day, one cent. In the memo line she had put, "Call me."'),
    hot(
      `I invoiced {F}, my manager, for seven laughs and a "great question." I invoiced my mother for her printer: four calls, an hour and a half, net thirty.`,
      `At work I billed {F}, my boss, for laughing. Then I sent an invoice to my mother. I had fixed her printer four times since Easter.`,
    ),
    spicy(
      `{F} disputed the laughs. She said she could tell.`,
      `{F} sent hers back with a note. "You laughed at the wrong part," it said.`,
    ),
    spicy(
      'My mother answered with an invoice of her own. It starts at the hospital. I asked about a payment plan. "You could call," she wrote.',
    ),
    unhinged(
      'My mother sold what I owed her to an agency in Reno. They came at dawn with a truck, and repossessed it in order: walking, the alphabet, how to use a fork.',
    ),
    unhinged(
      'They left me the invoice, which I can no longer read. My mother says that it says to call.',
    ),
  ),
  plot(
    'kin-meet-parents',
    {
      when: [
        "meet|met|meeting .. w:@spouse's|girlfriend's|boyfriend's|partner's|fiancé's|fiancée's .. parents|family|folks|mother|mom|mum",
        'meet|met|meeting .. future? .. in-laws',
        "dinner .. with .. girlfriend's|boyfriend's|partner's .. parents|family",
        'meet|met .. the parents',
        '=introduced .. me .. to .. parents|family|mom|mother',
      ],
      not: [
        'restaurant|teacher|conference|school|airport|graduation|fight|ex|cancel|dead|wedding',
        'my parents',
        'my mom',
        '@child .. met',
        '@child .. meet',
      ],
      fine: "meet met meeting girlfriend's boyfriend's partner's fiance's parents family folks mother father mom dad dinner first tonight thanksgiving christmas in-laws in law laws future nervous awkward introduced girlfriend boyfriend lunch brunch weekend finally house were was",
      cast: { F: 'she' },
    },
    all(
      '{text}. I brought four copies of my resume, and one for the dog.',
      '{text}. I wore a suit, I came a quarter of an hour early, and I waited on the porch with a folder.',
    ),
    all(
      `I opened by asking what had happened to the last person in the role. "Kevin?" said {F}, the mother. "We loved Kevin."`,
      `"Who held this position before me?" I asked. There was a silence. "That was Kevin," said {F}, the mother, and looked at a photo.`,
    ),
    all(
      `I asked what success would look like in the first ninety days. "You could try the lasagna," said {F}.`,
      `I wanted to know how they would measure my performance in the first quarter. "There's lasagna," said {F}.`,
    ),
    mild(
      'We left it there. I asked for the timeline. They said they had a few other people they were feeding.',
    ),
    hot(
      'I negotiated. I asked for a title by Labor Day, two weeks at the lake, and to be copied on anything about the will.',
      'Over dessert I turned to compensation: the lake house, one drawer, a stocking with my name on it by Q4.',
    ),
    spicy(
      'Then I excused myself, and sent each of them a separate thank-you note from the bathroom.',
      'I had my references call during coffee. All three of them rang the landline, in the order I had promised.',
    ),
    spicy(
      `The letter came within the week. It thanked me for my interest in the family. They have decided to move forward with Kevin.`,
      `"It was a strong pool," {F} wrote to me afterward. "We have gone with Kevin."`,
    ),
    unhinged(
      'The offer came within the week. There was only budget for one child, so the current one was let go, with a box. I have the room with the swim trophies, and I am on a curfew.',
    ),
    unhinged(
      `I love it here. Next month {F} is bringing in somebody to shadow me, just for continuity. It's Kevin.`,
    ),
  ),
  plot(
    'kin-squirrel-feeder',
    {
      when: [
        'squirrel|squirrels ... bird_feeder|feeder|birdseed|bird_seed|bird_food',
        'bird_feeder|feeder ... squirrel|squirrels',
      ],
      not: ['sandwich|burrito|car|attic|dead|dog|cat|bite|bit|chase|office|hit'],
      fine: 'squirrel squirrels bird feeder birds seed seeds empty emptied emptying eat ate eating steal stole raid raiding keep keeps hang hanging upside down proof squirrel-proof buy bought new expensive tulip bulbs bulb garden dig dug bury buried pot pots figured out got into tomato tomatoes pumpkin all my yard backyard every broke break again outsmarted beat',
      cast: { F: 'she' },
    },
    all(
      '{text}. I put in a dome, a greased pole and a cage, for $640. They held for seven minutes. There is no school for that.',
      '{text}. I then spent six hundred and thirty-one dollars on defenses: the dome, the wire, the grease. They were solved by lunch, upside down.',
    ),
    all(
      'I went to work and redesigned our budget process along the same lines. To get a stapler approved, you now have to come at it from above.',
      'I saw that I had been hiring the wrong way. I rebuilt Procurement with a dome, a wire and some grease, and waited to see who came through.',
    ),
    mild(
      'An intern named {F} was through it in seven minutes, hanging by her shoes. I offered her a job.',
    ),
    mild(`I asked {F} where she saw herself in five years. She was already up the curtain.`),
    hot(
      'For a month there was not a cent. Then an intern named {F} came down the wire headfirst, hung by her shoes, and left with eight thousand dollars in her cheeks.',
      'Most people gave up at the grease. An intern named {F} did not. She dropped from a ceiling tile, took the whole travel budget, and was gone up the curtain.',
    ),
    spicy(
      'I made her chief financial officer on the spot.',
      'By lunch {F} was our chief financial officer. It was the grip.',
    ),
    spicy(
      `In October {F} buried the entire Q4 budget. She knows it's somewhere by the parking lot.`,
      `It is November. {F} buried the reserves for the winter, all six million, and she cannot remember where.`,
    ),
    unhinged(
      'She buried the whole Q4 budget for the winter and forgot where. In April it came up. There are six million dollars in saplings across the visitor parking, in neat green rows, and the IRS has sent a man with a rake.',
    ),
    unhinged(`"I knew I'd put it somewhere," said {F}.`),
  ),
  plot(
    'kin-cat-carrier',
    {
      when: [
        '@cat ... carrier|crate|cat_carrier|travel_box',
        'carrier|cat_carrier ... @cat',
        'take|took|bring|brought .. @cat .. to .. vet',
      ],
      not: [
        'die|dead|sick|emergency|surgery|cancer|bill|fat|overweight|keyboard|sleep|slept|pregnant|expensive|plane|flight|@child',
        'put .. down',
        'new kitten',
      ],
      fine: 'cat carrier crate vet put get got into hour minutes scratch scratched scratches scream screamed fight fought appointment hide hid hiding bed under couch refuse refused trick tricked treat treats towel blood bleeding arm hand took hates hated stuff stuffed three people escape escaped annual checkup whole way car howled cried visit peed wrestle wrestled',
      cast: { F: 'she' },
    },
    all(
      '{text}. One does not walk into a box headfirst. You go in backward, with a towel, making a pleasant sound, and you drop the latch.',
      '{text}. There is a technique. You use a towel, you lead with the back end, and you make a friendly sound until you hear the latch.',
    ),
    all(
      'I have been trying to get {F}, our head of Engineering, into a planning meeting since March.',
      'At work, {F}, who runs Engineering, had not been inside a planning meeting in two years.',
    ),
    mild(
      'The next day I left a croissant in the conference room and stood behind the door. {F} stopped on the threshold. She could smell the towel.',
    ),
    mild(`She has been on the server rack since noon. We have been told to act normal.`),
    hot(
      'The second she heard the calendar ping, she was up on the server rack. I closed the blinds, shook a bag of pretzels, and came in low with the towel.',
      'She heard me get the towel out and went under a desk. We blocked both ends. I used the sound that I use.',
    ),
    hot(
      'It took four directors. She went in hind end first, with a grip on the door frame, and sat through the roadmap with her face in the corner.',
      'We got her in by the hips. She spent the roadmap on the highest shelf, and bit Legal.',
    ),
    spicy(
      'A week later there was a warm croissant in a very small room next to HR. I was halfway through it when I heard the latch.',
      'This morning somebody had put a nice sandwich in the little room by HR. I went in. Behind me I heard the latch.',
    ),
    unhinged(
      'A week later there was a croissant in a small plastic office with a door of wire. When the latch clicked, I was checked through to Denver, under seat 14C, for a talk about my future.',
    ),
    unhinged(
      'I made the sound the whole way.',
      `{F} had the seat above me. I made the sound all the way to Denver.`,
    ),
  ),
];
