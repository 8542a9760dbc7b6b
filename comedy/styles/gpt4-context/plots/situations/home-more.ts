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

const HOME_PLANT_PLASTIC = {
  when: [
    'water .. plastic|fake|artificial|silk .. @plant',
    '@plant .. water ... plastic|fake|artificial|silk',
    '@plant .. be|was|is|turn .. fake|plastic|artificial ... water|month|year|week',
  ],
  not: 'buy|gift|bought',
  fine: 'month months year years week weeks long eight six three two about before realized was it for i had been talked desk office',
} satisfies PlotTraits;

/** More plots about the house, the garden and what is done there. */
export const HOME_MORE: readonly Plot[] = [
  plot(
    'home-plant-plastic',
    { ...HOME_PLANT_PLASTIC, cast: { F: 'she' } },
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
    'st-t-tipped-my-deputy',
    HOME_PLANT_PLASTIC,
    all('{text}.'),
    all("I'd told everyone how it flourished under me."),
    levels(
      'It was in my self-review.',
      'It was the only success in my self-review.',
      'It was my whole self-review, with photographs.',
    ),
    all('It never changed. It never complained. I should have known.'),
    levels(
      'I now have my doubts about my deputy.',
      "I've tipped up my deputy, to look. I had to know.",
      "I've tipped up my deputy. There's a price underneath.",
    ),
  ),
  plot(
    'st-d-handles-leaks',
    {
      when: [
        'drill|drilled|nail|nailed|screw|screwed|hammer|hammered|hit|pierced|punctured .. x:pipe|water_pipe|pipes|water_main',
        'put .. nail|screw|hook|drill .. through|into x:pipe|water_pipe',
      ],
      not: 'dentist|fire|gas|plumber|thumb|car|truck|bus|tree',
      fine: "into a water pipe the i because didn't check wall first while hanging picture shelf hit through our bathroom kitchen hung tv electrician builder handyman",
    },
    all('{text}.'),
    all("At work, I'm the one they call when something leaks."),
    levels(
      'Step one is to deny it.',
      'Step one is to deny it. I managed that for as long as I had dry socks.',
      'Step one is to deny it. I managed that up to the knee.',
    ),
    all('Step two is to contain it.'),
    levels(
      "I've got one thumb on it, and a meeting at two.",
      "I've got one thumb on it, and a meeting at two. They'll have to come here.",
      "Step three is a word with the press. They've come by boat.",
    ),
  ),
  plot(
    'st-y-start-beeping',
    {
      when: [
        'smoke_alarm|smoke_detector|smoke|fire_alarm|carbon_monoxide_alarm|carbon_monoxide_detector|carbon_monoxide .. beep|chirp',
        'alarm .. beep|chirp ... find|which|battery|low|ceiling',
        'something .. beep|beeping ... house|find|night|apartment',
        'beep|beeping .. smoke',
        'beep|beeping .. 3am|night ... find|battery|ceiling|house|somewhere',
      ],
      not: [
        'fridge|freezer|dishwasher|washing_machine|microwave|oven|dryer|phone|watch|pager|lorry|reversing|horn|alarm_clock',
        'at|in the? work|school|office|shop|hotel',
        'toast|burn|cook|car|truck|dinner|bacon',
      ],
      fine: "since started at 3am and i couldn't can't work out which one it was reach the all night been is every minute keeps low battery changed three am in my find where it from comes it's is coming couldn't",
    },
    all('{text}.'),
    all("It's running low, and says so out loud."),
    levels(
      'I got up at once to see what it needed.',
      'I got up at once, with a chair and a battery.',
      'I got up at once, with a chair, a battery and an apology.',
    ),
    all("I've been running low at work since March, and said nothing."),
    levels(
      "I'm going to try beeping.",
      'I start beeping tomorrow, in the open-plan office.',
      'I began beeping at nine. By noon I had an office and a raise.',
    ),
  ),
  plot(
    'st-d-forty-degrees',
    {
      when: [
        'leave|forget .. tissue|kleenex|pen|lipstick|receipt|crayon|gum|money|note .. pocket|wash|laundry|washing_machine',
        'tissue|kleenex|pen .. in .. wash|pocket|laundry|washing_machine|dryer',
        'wash .. tissue',
      ],
      not: 'phone|airpod|passport|cat',
      fine: 'in my pocket and it went through the wash a black jeans whole load again dark clothes everything wash covered now',
    },
    all('{text}.'),
    all('I work in internal communications.'),
    levels(
      'My last memo reached a third of the staff.',
      'My last memo reached a third of the staff. Most of them sit next to me.',
      "My last memo reached a third of the staff. We'd used a cannon.",
    ),
    all('This reached every sock in one cycle.'),
    levels(
      "I've made a note of the programme. Cotton, forty degrees.",
      "I'm doing the next memo the same way. Cotton, forty degrees.",
      'The staff go in on Friday, at forty degrees. Please empty your pockets.',
    ),
  ),
  plot(
    'st-n-just-the-exit',
    {
      when: [
        'hamster|gerbil|guinea_pig|rabbit|tortoise|snake .. escape|get .. out|run .. away|disappear|hide|lost|loose',
        'lose .. hamster|tortoise|gerbil|snake|rabbit',
        'find .. hamster|gerbil|tortoise|snake .. behind|under|in',
      ],
      not: 'die|dead|eat|ate',
      fine: "and we found it behind the fridge three days later my escaped under couch in the cage night kids my son's daughter's school class couch sofa week two alive fat",
    },
    all('{text}.'),
    all('Free housing, free meals, no fixed hours.'),
    levels(
      "We don't offer our people anything close.",
      "We don't offer our people anything close. We tried fruit.",
      "We don't offer our people anything close. We charge for the water.",
    ),
    all('And still we lost our only employee.'),
    levels(
      'There was no exit interview. Just the exit.',
      "There was no exit interview. Just the exit. I've had it measured.",
      'There was no exit interview. Just the exit. Forty staff have asked how wide it is.',
    ),
  ),
  plot(
    'st-c-lent-out',
    {
      when: [
        '@neighbor|man_next_door|woman_next_door|friend|brother|@colleague .. return|bring .. back|give .. back ... borrow|lend|loan',
        '@neighbor|man|woman .. borrow|return .. ladder|drill|lawnmower|tool|hammer|book|sugar|wheelbarrow',
        'lend .. ladder|drill|book|money|tool|car|charger .. @neighbor|friend|@colleague|brother',
      ],
      not: 'wedding|steal|stole',
      fine: 'next door the he she borrowed in 2019 2018 2020 years ago my ladder drill finally two three after never returned lent back it a and five',
    },
    all('{text}.'),
    all('Borrowing always starts with "just a few days."'),
    levels(
      'I was lent to a client like that, in 2018.',
      'I was lent to a client like that in 2018, for one small job.',
      'I was lent to a client like that in 2018, with my original case.',
    ),
    all("I'm still there."),
    levels(
      "I don't think they remember where they got me.",
      'Last week I heard them lending me to someone else.',
      "They've written their name on me in marker.",
    ),
  ),
  plot(
    'st-v-never-been-seen',
    {
      when: [
        'ghost .. steal|take|move|in',
        'teaspoon|spoons|teaspoons|lighter|scissors|pens|socks .. disappear|vanish|missing|gone|go',
        'think .. ghost|haunted',
      ],
      not: 'recruiter|ghosted|date',
      fine: 'i think a is stealing my all our where the keep disappearing always house is haunted desk apartment one by',
    },
    all('{text}.'),
    all('Whoever is behind this works quietly and has never been seen.'),
    levels(
      'I have 61 employees like that.',
      'I have 61 employees like that, all on full pay.',
      'I have 61 employees like that. Last year one of them won an award.',
    ),
    all('This one, at least, takes things off my hands.'),
    levels(
      "I've left out a contract overnight.",
      "I left out a laptop overnight. It's gone. That's commitment.",
      "I left out a laptop and a contract. Both are gone. It's now running the Midwest.",
    ),
  ),
  plot(
    'st-y-night-shift',
    {
      when: [
        'still|stay|be|spend .. in .. pajama|pajamas|pyjama|pyjamas|bathrobe|robe|dressing_gown|bed|sweatpants',
        'not .. get .. dressed',
        'wear .. pajama|pajamas|pyjamas|slippers|bathrobe|robe .. to|all|work|meeting|out|supermarket|school',
        'not leave .. house',
      ],
      not: 'sick|lock|hospital|@colleague|neighbor',
      fine: "i'm my and it's 2 in the afternoon it is all day two three pm whole haven't dressed yet weekend sunday haven't left the house bottoms top i worked from home work",
    },
    all('{text}.'),
    all("Strictly speaking, I'm still in uniform from the night shift."),
    levels(
      'That was eight hours, lying down.',
      'That was eight hours, unsupervised, without one complaint.',
      'That was eight hours. I was commended for depth.',
    ),
    all('The next one starts at ten.'),
    levels(
      "I'm already dressed.",
      "I'll be the only one who's already dressed.",
      "They've put me in charge of nights. I had the trousers.",
    ),
  ),
];
