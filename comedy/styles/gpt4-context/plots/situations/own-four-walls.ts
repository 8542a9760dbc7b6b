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

/** What happens at home: chores, food, machines, repairs. */
export const OWN_FOUR_WALLS: readonly Plot[] = [
  plot(
    'own-forgot-register',
    {
      when: [
        'forget|forgot|forgotten x:*',
        'forget|forgot|forgotten .. x:@household|@food|@document|@chore',
        'forget|forgot|forgotten',
      ],
      not: [
        'forget|forgot|forgotten ... and a|an|my|the|our',
        '^ the|a|an|my|our|his|her|their .. forget|forgot|forgotten',
        '@person|@pet|@name|he|she|they|we|you|it|who .. forget|forgot|forgotten',
        'forget|forgot|forgotten .. i|me|him|her|them|us|@child|mute|unmute',
        'forget|forgot|forgotten at|in|on|behind|for',
        'phone|badge|anniversary|birthday|funeral|forget_about_it',
        'school_play|name|stove|gas|medicine|pill|pills',
      ],
      fine: 'totally again clean entirely already remembered',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'forgot',
    },
    all(
      '{text}. An amateur feels bad about that. I opened a Register of Things Forgotten, with a column for the date and a column for impact.',
      '{text}. In my line of work you do not get upset, you get organized, so I set up a Register of Things Forgotten.',
    ),
    linked(
      all(
        'Entry number one reads "{x}." Once I had begun there were seven, and I felt that for the first time somebody was on top of this.',
        'That became entry number one. I went back as far as kindergarten, got to seven, and had the whole thing bound.',
      ),
    ),
    linked(
      all(
        'I took it to {F}, who has kept the archive here for thirty years. She turned it over to see if there was more. "These are the ones you remembered," she said.',
        '{F} has run our archive for thirty years, so I showed it to her first. "But these are just the ones you remembered," she said.',
      ),
    ),
    linked(
      mild(
        'I had not seen it that way. I have cleared a second shelf for the others.',
        'She was right. I have put up a second shelf, a long one, for whatever the rest turns out to be.',
      ),
    ),
    linked(
      mild(
        'There is nothing on it yet, and I find it hard to walk past. Entry number one I can at least look in the eye: "{x}."',
        'It is empty so far. I dust it twice a week, out of respect for what must be on it.',
      ),
    ),
    linked(
      hot(
        'So I went after the rest. I hired four people to sit with me and look at me expectantly, from eight until half past five, at $70 an hour each.',
        'That left the others, the big ones, still out there. I took on a staff of four, whose job was to say "And?" to me every ten seconds, for a fee.',
      ),
    ),
    linked(
      spicy(
        'In sixteen weeks they got one thing out of me: "{x}." We already had that one.',
        'After sixteen weeks they reached a result, and there was some applause. It was entry number one again: "{quote}."',
      ),
    ),
    linked(
      spicy(
        'Last night it came to me that I had never paid the four. I called {F}, very moved. "That\'s eight," she said, and wrote it in, right under "{x}."',
        'On the first of the month four invoices came, marked "Second reminder." {F} wrote it in herself. "Number eight," she said.',
      ),
    ),
    linked(
      unhinged(
        'In April the others turned up. Everything I had ever forgotten came through the lobby at once, gloves mostly, and a great many names, and took the big room for a reunion. "{x}" was to give the toast. {F} had the list at the door.',
        'Then, in April, they came by themselves. There was a line around the building of all that had ever slipped my mind, each with a visitor badge. "{quote}," said the first. {F} stood at the door of the ballroom with a list.',
      ),
    ),
    linked(
      unhinged(
        '"Only what you forgot," said {F}. "Name?" I opened my mouth, and nothing came. "In you go," she said.',
        'I asked {F} to let me in. She wanted a name. I stood there for some time with my mouth open, and then she lifted the rope.',
      ),
    ),
  ),
  plot(
    'own-forgot-strings',
    {
      when: [
        'forget|forgot|forgotten to x:*',
        'forget|forgot|forgotten my|our|the|it|about|that x:*',
        'forget|forgot|forgotten .. x:@household|@food|@document|@chore',
        'forget|forgot|forgotten',
        "didn't|not remember to x:*",
      ],
      not: [
        'forget|forgot|forgotten ... and a|an|my|the|our',
        '^ the|a|an|my|our|his|her|their .. forget|forgot|forgotten',
        '@person|@pet|@name|he|she|they|we|you|it|who .. forget|forgot|forgotten',
        'forget|forgot|forgotten .. i|me|him|her|them|us|@child|mute|unmute',
        'forget|forgot|forgotten at|in|on|behind|for',
        'phone|badge|anniversary|birthday|funeral',
        'school_play|name|stove|gas|medicine|pill|pills',
      ],
      fine: 'totally again clean entirely already remembered',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'he' },
      axis: 'distance',
      back: 'string',
    },
    all(
      '{text}. I went and tied a piece of red string around my left thumb, as my grandfather used to, so that it could not happen again.',
      '{text}. My grandfather had a system for this, and it was free. I tied a red string around my thumb.',
    ),
    linked(
      all(
        'It worked so well that I put everything on string. Two days later all ten fingers were taken, and I opened the door of the office with my chin.',
        'One system, one string: I saw the potential. Three days later I had all ten fingers in use, and typed with a pencil in my teeth.',
      ),
    ),
    linked(
      all(
        '"What\'s the red one?" asked {F}, who sits across from me. "{x}," I said. "And the green one?" I looked at the green one.',
        '{F}, at the next desk, asked me what the red one was for, and I told him at once: "{quote}." Then he pointed at the green one. I looked at it.',
      ),
    ),
    linked(
      mild(
        'We went through them together. The red one is solid. The others are there, as far as we can tell, to remind me to buy string.',
        'I had to say that I would get back to him. I put a yellow one on the little finger, so that I would.',
      ),
    ),
    linked(
      mild(
        'I am keeping all of them on. If I took off the wrong one, I would not know what I had forgotten.',
        '{F} has offered to cut them off. I told him I would think about it, and looked around for a finger.',
      ),
    ),
    linked(
      hot(
        'From then on the green string got longer. I would wind it up, and there would be more of it. One morning I followed it out of the house.',
        'I gave the green one a tug, to see if that would help. It did not give. It seemed to lead somewhere, so I put on a coat and went after it.',
      ),
    ),
    linked(
      spicy(
        'It went down the stairs, across two yards, through the back of the hardware store and onto a spool. The owner looked at my hands. "You never came back to pay," he said.',
        'Four streets on, it ended at the counter of the hardware store, on the spool. "We close at noon," said the owner. "You said you\'d only be a second."',
      ),
    ),
    linked(
      spicy(
        'At work I explained it to {F}. The red one is "{x}." The green one is for paying for the red one.',
        'I settled up, and was so relieved that I had him cut off all ten. {F} asked about the red one. "{quote}," I told him. It had happened again, at noon, while I was out after the string.',
      ),
    ),
    linked(
      unhinged(
        'It led out of town, along the railroad, over a border where they stamped the string, and up a hill. At the far end sat an old man. It was tied around his finger, and he gave me a long look.',
        'It crossed the river and two state lines, and the toll booths let it through on an annual pass. On the third day I came to the other end. It was on the finger of a man on a bench, who frowned at me.',
      ),
    ),
    linked(
      unhinged(
        '"You\'re to remind me of something," he said. I told him what I had: "{x}." He shook his head, sadly, and started to pull on the string.',
        'He knew that I was there to remind him of something. I said the only thing I could think of: "{quote}." "No," he said. "But it\'ll come to you." He is still holding the string.',
      ),
    ),
  ),
  plot(
    'own-forgot-palace',
    {
      when: [
        'forget|forgot|forgotten to x:*',
        'forget|forgot|forgotten x:*',
        'forget|forgot|forgotten .. x:@household|@food|@document|@chore',
        'forget|forgot|forgotten',
      ],
      not: [
        'forget|forgot|forgotten ... and a|an|my|the|our',
        '^ the|a|an|my|our|his|her|their .. forget|forgot|forgotten',
        '@person|@pet|@name|he|she|they|we|you|it|who .. forget|forgot|forgotten',
        'forget|forgot|forgotten .. i|me|him|her|them|us|@child|mute|unmute',
        'forget|forgot|forgotten at|in|on|behind|for',
        'phone|badge|anniversary|birthday|funeral',
        'school_play|name|stove|gas|medicine|pill|pills',
      ],
      fine: 'totally again clean entirely already remembered',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'palace',
    },
    all(
      '{text}. The ancient Greeks had an answer to this. You build a palace in your mind, and you put each thing you mean to remember in a room.',
      '{text}. I read up on it, and what I lacked was a memory palace: a great house in your head, with something in every room.',
    ),
    linked(
      all(
        'I broke ground at once. There was to be a front hall with a table, and on the table a card with the words "{x}."',
        'The first room was the hall. I hung a large sign in it: "{quote}." You could not get past it to the stairs.',
      ),
    ),
    linked(
      all(
        'Then I thought about resale and went for a west wing.',
        'After that I got ambitious. There would be an east wing, an orangery and a ballroom, for growth.',
      ),
    ),
    linked(
      mild(
        '{F} from Payroll asked me that week for my timesheet. I closed my eyes to fetch it, and went in by the ballroom.',
        'When {F} from Payroll asked for my timesheet, I shut my eyes and set off for the west wing.',
      ),
    ),
    linked(
      mild(
        'She came back after lunch, and I was in a corridor with the most remarkable ceiling. "Did you find it?" asked {F}. I had found the orangery.',
        'I knew just where it was, but I could not find the stairs. "Take your time," said {F}, and turned off the light.',
      ),
    ),
    linked(
      hot(
        'It came in at 214 rooms. {F} from Payroll asked for my timesheet, and I walked for most of the afternoon, opening doors. The rooms were magnificent. There was nothing in them.',
        'By spring it had 214 rooms. When {F} from Payroll needed my timesheet, I closed my eyes at one and came out at four, empty-handed. I had not gotten around to furniture.',
      ),
    ),
    linked(
      spicy(
        'The only thing in the whole place was in the front hall, on a card: "{x}." I gave {F} that.',
        'All that I had ever actually carried in there was the sign in the hall. I told {F} what it said. She put it in the timesheet: "{quote}, 38 hours."',
      ),
    ),
    linked(
      spicy(
        'I am letting the palace go. It was too much to keep up, and I am moving to something smaller. {F} has given me a notepad. On the first page she has put, "{x}."',
        '{F} has since moved me out of the palace and into a pocket calendar. It has seven rooms to a page. I am told that it is plenty.',
      ),
    ),
    linked(
      unhinged(
        'In May the county assessed it. A man came with a lamp and a tape, walked in at my left ear, and was in there for a week. The property tax on the palace is more than I make.',
        'A developer bought the palace over my head, which is to say in it. There are condominiums up there now. I can hear the dishwashers.',
      ),
    ),
    linked(
      unhinged(
        'I have had to take in lodgers. {F} rents the west wing. In the front hall they have hung a card of their own over mine. Mine said "{x}." Theirs says "Knock," and I do, every day.',
        '{F} has one with a terrace. She says that the palace has a lovely hall, but that somebody has left a sign in it, "{quote}," and the tenants have voted to take it down. I did not hear of it in time.',
      ),
    ),
  ),
  plot(
    'own-bins-wrong-day',
    {
      when: [
        'put|take|took|wheel|bring .. bins|bin|trash|garbage|recycling|rubbish .. wrong day|night|week|morning',
        'put|take|took|wheel .. wrong bin|bins|trash|recycling .. out?',
        'bins|bin|trash|garbage|recycling .. out .. wrong day|night|week|morning',
        'put|take|took .. bins|bin|trash|recycling .. day|week early|late',
      ],
      not: [
        'bring|brought .. in',
        '@relative|@neighbor|@colleague|@boss|raccoon|fox|he|she|they|truck',
      ],
      fine: 'put take took wheeled again colour color lorry nobody street holiday bank out recycling general green blue brown black early',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'all',
    },
    all(
      '{text}. The house opposite was the first to bring theirs out. An hour later it was every bin on the street, all of them behind mine.',
      '{text}. I stood at the window with my coffee and watched it spread: the house opposite, then both corners, then all forty.',
    ),
    linked(
      all(
        'I have been in management for sixteen years, and it was the first time that anybody had followed me.',
        'In sixteen years as a manager I have asked a great many people to do a great many things. Here I had not even asked.',
      ),
    ),
    linked(
      mild(
        'None of it was collected, of course. Toward dark they all took them in again, a house at a time, after me.',
        'Nothing was collected. At dusk I wheeled mine back, and all along the street I heard the wheels of the others.',
      ),
    ),
    linked(
      mild(
        '{F}, at number 6, waved me over. "We never know either," she said. "We thought you worked for the city."',
        '{F}, who lives at number 6, has told me since that they go by my lanyard. She took it for the uniform.',
      ),
    ),
    linked(
      hot(
        'I wanted to be sure, so the next night I put out a floor lamp. In the morning there were forty floor lamps at the curb, all switched on.',
        'A second data point was called for. I carried out an ironing board. Before I had closed the door there were ironing boards in front of all the houses.',
      ),
    ),
    linked(
      spicy(
        'I wrote it up for the company as a case study, "{quote}," with a photograph. Then {F}, at number 6, put hers out the way it says on the leaflet.',
        'I was preparing a talk on it, "{quote}," when {F}, at number 6, looked at the calendar on her fridge, and put hers out.',
      ),
    ),
    linked(
      spicy(
        'The truck came, and took it. All of them have gone over to her. At work I have nothing left to show but the lamp.',
        'A truck came. It was the sort of thing I could not compete with. All of them follow {F} now. So do I.',
      ),
    ),
    linked(
      unhinged(
        'In the third week the truck began to follow me, too. It comes whenever I put something out, at any hour, with all four men hanging off the back, looking at me like ducklings.',
        'Then the truck drivers stopped using their own schedule. They park all night in front of my house with the engine running, and look up at my window for a sign.',
      ),
    ),
    linked(
      unhinged(
        '{F}, at number 6, asked me to please stay indoors until it wears off. I stepped out to tell her that I would. All forty houses stepped out to tell her.',
        'I got tired and sat down on the curb for a moment. They were very gentle, all of them. {F}, at number 6, says that I went into the recycling.',
      ),
    ),
  ),
  plot(
    'own-freezer-dinner',
    {
      when: [
        "forget|forgot|didn't|not|nothing .. take|took|taken|get|got|nothing .. out .. freezer|defrost",
        'take|took|taken nothing .. out? .. freezer',
        'nothing .. out .. of? .. freezer',
        'forget|forgot .. defrost|thaw',
        'chicken|mince|meat|fish|dinner|beef|steak|sausage|turkey .. still frozen|solid',
      ],
      not: [
        'thanksgiving|christmas|turkey|guest|guests|party|@boss|@colleague|office|he|she|they|baby',
      ],
      fine: 'dinner tea tonight chicken mince meat fish beef freezer again nothing take out defrost thaw solid rock hard still frozen supper anything remember forgot steak sausages sausage',
      cast: { F: 'she' },
      axis: 'distance',
      back: 'warm',
    },
    all(
      '{text}. I sat down across from the problem, which was hard as a curb and not open to discussion.',
      '{text}. That left me at the table with a brick and a fork.',
    ),
    linked(
      all(
        'I know that kind of client. You do not go at them with heat. You spend time with them, and you let them warm to you.',
        'I have had accounts like that. The mistake is to apply pressure. You take them out, you talk about their kids, and they warm up.',
      ),
    ),
    linked(
      mild(
        'I took it through to the living room and showed it the whole of a documentary about canals. Toward midnight there was some give at the edges.',
        'We watched two hours of television side by side. I let it pick. By the second film I could get a thumbnail in.',
      ),
    ),
    linked(
      mild(
        'I had crackers. You do not push for a signature on the first evening, when they have only just begun to warm.',
        'I went to bed on crackers and did not press the point. It was lukewarm, but lukewarm is what we call a lead.',
      ),
    ),
    linked(
      hot(
        'The next morning I brought it to the office inside my jacket, on the left. I took it into four meetings. I introduced it to {F}, our head of Sales, who shook what she thought was a hand.',
        'I carried it to work against my ribs, under the shirt, and kept it with me all day. {F}, who runs Sales, put an arm around me in the hall and took the arm away again.',
      ),
    ),
    linked(
      spicy(
        'At ten past four, in the middle of the forecast, it let go. It came around. All of it came around, down the inside of the shirt and into the shoe.',
        'Just after four, with the whole of Sales watching, I felt it give. There was a good deal of liquid. I said that we had a breakthrough.',
      ),
    ),
    linked(
      spicy(
        '"{quote}," I told {F}. "That\'s what warm looks like." She handed me a bag, and she has taken me off of the Frost account.',
        '{F} opened every window in the room. "{quote}," I explained. I can say now what I have said about no client in years: it is warm, and it wants to leave.',
      ),
    ),
    linked(
      unhinged(
        'It warmed, and it did not stop there. It asked after my weekend. It had a view on pricing, and by the end of the week it had a lanyard, a seat in Sales and more laughs than I have ever gotten.',
        'By five it was so warm that it had spoken to Purchasing. It signed the largest order of the year with a small wet mark, and {F} put its picture in the lobby.',
      ),
    ),
    linked(
      unhinged(
        'I have not warmed to the new seating. I sit by the window in the unit with the dairy. At the end of the day {F} looks in, to see if she should have taken me out sooner.',
        '{F} says that clients find it easier to warm to than me. My desk is in the cold room now, at zero degrees. Somebody was meant to take me out this morning and forgot.',
      ),
    ),
  ),
  plot(
    'own-unsigned',
    {
      when: [
        'mail|send|sent|post|hand|submit|pay|gave|give|drop .. x:check|cheque|form|letter|card|contract|application|return|tax_return|tax_form ... without a? sign|signing|signature|name',
        'forget|forgot .. sign .. x:check|cheque|form|letter|card|contract|application|return|tax_return|tax_form',
        "didn't|not sign .. x:check|cheque|form|letter|card|contract|application|return|tax_return|tax_form",
        'x:check|cheque|form|letter|card|contract ... not|never|without sign|signed|signing',
      ],
      not: ['@child|school|@boss|@colleague|leaving|birthday|he|she|they|client'],
      fine: 'mail mailed rent tax send sent back again came landlord bank signing it my without sign forgot electric renewal passport insurance',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'my name on',
    },
    all(
      '{text}. A leader lets the work speak. I have never needed to see my name on everything I do.',
      '{text}. I was not ashamed of that. Great things have been done by people who signed nothing, and I do not need my name on everything, either.',
    ),
    linked(
      all(
        'It came back after five days. {F}, who had received it, had drawn an arrow to the line and written "I do."',
        'Within a week it was in my mailbox again. {F}, at the other end, had stuck on a small yellow flag that said "You do, though."',
      ),
    ),
    linked(
      mild(
        'I framed {the x} with the line left blank. It is the only humble thing I have ever produced, and people should see it.',
        'So I signed {the x} after all, very large, across the front and some of the back.',
      ),
    ),
    linked(
      mild(
        '{F} has returned it a second time. On the line, it turned out, I had written "Anonymous."',
        '"On the line," wrote {F}, when it came back for the second time. She had drawn a bigger arrow.',
      ),
    ),
    linked(
      hot(
        'I was stung, and I resolved that it would not happen again. I put my name on {the x}, the envelope, and the mailbox, and, since the pen was going well, on the mailman.',
        'That hurt, so I overcorrected. I signed {the x} seven times. I signed the stamp. On the way home I signed a low wall.',
      ),
    ),
    linked(
      spicy(
        'In the following days I signed lunches, the copier, two interns and a horse. I wanted {F} to see that I stand behind things.',
        'At the office I went through the place with a marker. I signed the plants, the fire door and the back of every chair. {F} got a photograph of each.',
      ),
    ),
    linked(
      spicy(
        'It has turned out that one of the things with my name on it was a confession. {F} says that it did not need an arrow.',
        'The police had a good look at the wall. They do not often get one with my name on it, the officer said, and my address.',
      ),
    ),
    linked(
      unhinged(
        'The county has ruled that whatever has my name on it is mine. I own 212 items, some of them breathing. The horse came by truck, with its papers. Those I had signed, too.',
        'A judge has confirmed it: anything with my name on it is my responsibility. I have a mailman, a wall, two interns and a stretch of sky over the bypass that I do not remember doing.',
      ),
    ),
    linked(
      unhinged(
        'The custody papers for all of it came in from {F}, with a yellow flag on every page. I signed where it said. The next day she pointed out that I do not have my name on me.',
        '{F} has drawn up an inventory. There is one thing in the house without my name on it, she says. She held up a mirror and a pen.',
      ),
    ),
  ),
  plot(
    'own-no-kit',
    {
      when: [
        'no|without|forget|forgot .. x:shoes|trainers|sneakers|socks|goggles|shorts|cleats|boots ... gym|pool|practice|class|training|game|yoga|swimming|court|swim',
        'gym|pool|practice|class|training|yoga|swimming|court ... no|without|forget|forgot|forgotten|left .. x:shoes|trainers|sneakers|socks|goggles|shorts|cleats|boots',
      ],
      not: ['we|our', '@child|dog|cat|school|@boss|@colleague|he|she|stole|stolen|lost|wrong'],
      fine: 'drove drive way there realized went go walk all with me my bring brought pack packed home car changing room locker forgot left at gym',
      cast: { F: 'she' },
      axis: 'rank',
      back: '{x}',
    },
    all(
      '{text}. I was there. I had the mindset, the water bottle and the playlist. I had everything except {x}.',
      '{text}. Everything else had come: the attitude, the bottle, the towel for the attitude. Only the matter of {x} was open.',
    ),
    linked(
      all(
        'I stood at the door and looked at it as a professional. If I went in, I would be exercising. If I went home, I would have gone, which is what counts.',
        'I considered it from the doorway. Going in was the hard part, everyone says so, and I was as good as in.',
      ),
    ),
    linked(
      mild(
        'I logged it as a workout: arrival, seventy seconds of regret, departure. My watch asked if I was all right.',
        'So I did a round of the building at a walking pace, waved in at the windows, and put it down as cardio.',
      ),
    ),
    linked(
      mild(
        '{F}, who runs the place, keeps a box with spare {x} for people like me. I have asked her not to mention it to me.',
        'The next time I brought nothing but {x}. {F}, who runs the place, says that between the two visits I have been there once.',
      ),
    ),
    linked(
      hot(
        'I went in without. "{x}?" said {F}, who runs the place. I told her that I was there in an advisory capacity, and I walked around behind people, nodding.',
        'I asked {F}, who runs the place, whether I could at least observe. For an hour I stood next to a man who was out of breath and told him that I believed in him.',
      ),
    ),
    linked(
      spicy(
        'They did more that day than they ever have. By the end of the week people signed up to be near me, and I had not bent a knee.',
        'People asked if I would be back. I came four times, in a suit, and touched nothing, and everybody there got stronger.',
      ),
    ),
    linked(
      spicy(
        'Last week I finally packed {x}, and joined in. {F} took my picture down from the wall. She says that they had thought I knew how.',
        'Then I made the mistake of bringing {x}. {F} watched for a moment and refunded the four people nearest to me.',
      ),
    ),
    linked(
      unhinged(
        'In the fall I was hired as the national coach. I have never seen my athletes up close. At the Games I stood in the tunnel with everything but {x}, and we took six golds in events that I cannot name.',
        'The league has made me a trainer for life. It is in the contract that I must not own {x}. Twice a year somebody from the federation goes through my closet.',
      ),
    ),
    linked(
      unhinged(
        'They play the anthem for me now. I stand on the podium. It is cold up there, says {F}, without {x}.',
        '{F} is the only one who can end it. She has a parcel for me under the desk, in my size. She says that it has {x} in it, and that she is not afraid to open it.',
      ),
    ),
  ),
  plot(
    'own-lost-left-me',
    {
      when: [
        'lose|lost|mislay|mislaid|misplace|misplaced .. x:@household|@earphones|spectacles',
        "can't|cant|couldn't|cannot|can|couldnt|not|never|still .. find .. x:@household|spectacles",
        'x:@household|spectacles .. gone|missing|vanished|disappeared|disappear|vanish|lost|walked_off',
        '^ where .. be|is|are|did|has|have|my .. x:@household|spectacles',
        'looking|look|search|searching|hunt|hunting .. for .. x:@household|spectacles',
      ],
      not: [
        'receipt|manual|instructions|warranty|cap|half',
        'lose|lost ... and a|an|my|the|one',
        'mind|battle|fight|argument|vote|temper|patience|count|track|signal|bulb|light_bulb|wedding_ring|string|@phone',
        'lose|lost at|to|against|in|on|down|between|into|through',
        'end|edge|while|torch|flashlight|using|holding|wearing|found|head|hand|pocket|turned_up|fridge|freezer|was|were|under|behind|face|back',
        '@child|@pet|he|she|they|@relative|@boss|@colleague|@name|steal|stole|stolen|someone|somebody',
        'game|match|bet|screw|weight|airline|luggage|suitcase|ring|for_work|new|job|office|passport|power|match',
      ],
      fine: 'again morning everywhere looked searched house leave late work anywhere whole turn',
      carries: true,
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'manager',
    },
    all(
      '{text}. I prefer to say that {the x} left. I have run a team for fourteen years, and I know the signs.',
      '{text}. I do not call that losing. In my field it is called turnover, and {the x} had been quiet for some time.',
    ),
    linked(
      all(
        'I went over the record. No feedback talk. No path to growth. The last kind word to {the x}, as far as I could establish, was in 2019.',
        'I had offered a hook, a drawer and no prospects. I could not remember when I had last looked at {the x} and really seen something.',
      ),
    ),
    linked(
      all(
        'I asked {F} from Personnel what I had missed. "They don\'t leave the job," said {F}. "They leave the manager."',
        '"It\'s never about the money," said {F} from Personnel, when I asked for her opinion. "It\'s about the manager."',
      ),
    ),
    linked(
      mild(
        'I have put a card on the empty spot to say that the door is always open. It has to be, if {the x} should come back.',
        'The spot is being kept free. I have hung a small picture of {the x} over it, and a bowl of fruit stands underneath.',
      ),
    ),
    linked(
      mild(
        'Meanwhile I am being nicer to the rest of the household. {F} says that the scissors look nervous.',
        'I have since asked the umbrella how it is doing. It was the first time, and I could tell. {F} says to give it space.',
      ),
    ),
    linked(
      hot(
        'In the second week a man rang up from across town. He said that he was calling for a reference on {the x}.',
        'Then came a call from a stranger with a pleasant voice, out in the suburbs. He had {the x} there for an interview, he said, and I had been named as a reference.',
      ),
    ),
    linked(
      spicy(
        'I told him: reliable, discreet, never once late. I could hear myself. I asked whether I could make a counteroffer. He put me on hold, and somewhere behind him I heard laughter.',
        'I gave the best reference of my life, and by the end of it my voice was going. He thanked me. He asked whether there was anything I would have done differently.',
      ),
    ),
    linked(
      spicy(
        'Yesterday there was a postcard from {the x}, with a beach on it. I showed it to {F}. "Good manager," she said. She did not mean me.',
        'It seems that {the x} got a window, and a hook with a view. "Well," said {F}. "It takes a good manager."',
      ),
    ),
    linked(
      unhinged(
        'By July {the x} had come back to the house as a consultant, at $340 an hour, with a visitor badge and a firm handshake, to advise me on why things leave.',
        'In July the household brought in outside help, to look into morale. The door opened, and it was {the x}, tanned, with a laptop.',
      ),
    ),
    linked(
      unhinged(
        'The report is two pages long. It recommends that everything stay where it is and that the manager be mislaid. {F} has me down the back of a couch.',
        'We had a very good talk, and then I was let go. {the x} took my chair, and became by all accounts a wonderful manager. {F} found me in the bowl by the door.',
      ),
    ),
  ),
  plot(
    'own-lost-last-place',
    {
      when: [
        'lose|lost|mislay|mislaid|misplace|misplaced .. x:@household|@earphones|spectacles',
        "can't|cant|couldn't|cannot|couldnt|not|never|still .. find .. x:@household|spectacles",
        'x:@household|spectacles .. gone|missing|vanished|disappeared|disappear|vanish|lost',
        '^ where .. be|is|are|did|has|have|my .. x:@household|spectacles',
        'looking|look|search|searching|hunt|hunting .. for .. x:@household|spectacles',
      ],
      not: [
        'receipt|manual|instructions|warranty|cap|half',
        '@furniture|@appliance|ladder|stepladder|bike|bag|backpack|rucksack|handbag|suitcase|purse|broom|mop',
        'lose|lost ... and a|an|my|the|one',
        'mind|battle|fight|argument|vote|temper|patience|count|track|signal|bulb|light_bulb|wedding_ring|string|tomorrow|tonight',
        'lose|lost at|to|against',
        'end|edge|while|torch|flashlight|using|holding|wearing|found|head|hand|pocket|turned_up|fridge|freezer|was|were|under|behind|face|back',
        '@child|@pet|he|she|they|@relative|@boss|@colleague|@name|steal|stole|stolen|someone|somebody',
        'lose|lost .. in|on|at|down|between|into|through',
        'rollercoaster|rode|beach|pool|sea|lake|game|match|bet|screw|weight|airline|luggage|suitcase|ring|for_work|new|job|office|passport|power|match',
      ],
      fine: 'again morning everywhere looked searched house leave late work anywhere whole turn',
      carries: true,
      cast: { F: 'she' },
      axis: 'distance',
      back: 'last place',
    },
    all(
      '{text}. Everybody told me the same thing, that it is always in the last place you look. So it could be calculated.',
      '{text}. "It\'s always in the last place you look," said my neighbor. I thanked him. As a planner I had never been handed such a clear lead.',
    ),
    linked(
      all(
        'I wrote out all the places where {the x} could possibly be, by likelihood, on four hundred rows. Then I skipped to the bottom.',
        'Why go through the drawers, which by definition come first? I ranked every place on earth for {the x} and went straight to the end of the list.',
      ),
    ),
    linked(
      all(
        'The last place was a bus depot in Paraguay. I put in for three days of leave, and {F}, my manager, asked whether I had looked in my bag.',
        'At the bottom of the list stood a lighthouse off Newfoundland. "Did you look in your bag?" asked {F}, my manager, when I put in for the time off.',
      ),
    ),
    linked(
      mild(
        'I told her the bag was on row two. She came over to my desk and went through row two.',
        'I showed her the list, and where on it the bag was. She went to my chair and put her hand in.',
      ),
    ),
    linked(
      mild(
        'She was looking first, so it does not count. I have asked her to put {the x} back until I get there.',
        'Out came {the x}. I had to explain to {F} that this was not the last place, and that I would still need the three days.',
      ),
    ),
    linked(
      hot(
        'I flew out that week. It took two planes and a mule, and I asked at the counter for {the x}.',
        'The last leg was by mail boat. There was a door there, a counter, and a bell, and I rang it and asked for {the x}.',
      ),
    ),
    linked(
      spicy(
        'They had never heard of it. But a man was there from Utah, about a glove. He had done the same math.',
        'There was a line. There were forty of us, from seven countries, each with a list under the arm. I have never felt so understood.',
      ),
    ),
    linked(
      spicy(
        'When I came home I emptied my bag, and out came {the x}. So it was the last place I looked. {F} has the receipts, and would like a word about row two.',
        'Then I unpacked my bag. I had had {the x} with me to the last place and back, in the overhead bin. {F} has signed my leave. "Unpaid," it says.',
      ),
    ),
    linked(
      unhinged(
        'The clerk went to the back. It was all there, by date: every umbrella, every left glove, the dog I had when I was six. He came out with {the x} in his hand.',
        'Behind him the shelves ran back for miles, with everything that anybody ever lost on them, labeled. He took down {the x} and set it on the counter between us.',
      ),
    ),
    linked(
      unhinged(
        '"But you looked here first," said the clerk, "so it can\'t be the last place." He pulled down the shutter. {F} has me down as missing, on row 401.',
        'Then he saw my list. "You came here first," he said. "This is for people who looked." I have started on the drawers. {F} sends a postcard now and then from the office.',
      ),
    ),
  ),
  plot(
    'own-lost-turned-up',
    {
      when: [
        'lose|lost|mislay|mislaid|misplace|misplaced ... x:@household|@earphones|spectacles|ring ... be|was|were|find|found .. in|inside|under|behind|on|at',
        'find|found .. x:@household|spectacles|ring .. in|inside|under|behind .. freezer|fridge|oven|bin|trash|washing_machine|microwave|dryer|dishwasher|sink|cupboard|bread|laundry|compost|bed|sofa|couch|shoe|boot',
        'x:@household|spectacles .. turn|turned .. up .. in|inside|under|behind|at',
        'look|looked|search|searched|hunted ... x:@household|spectacles ... in|under|behind|inside .. freezer|fridge|oven|bin|trash|washing_machine|microwave|dryer|dishwasher|sofa|couch|bed',
        'leave|left|put .. x:@household .. in .. fridge|freezer|oven|microwave|dishwasher',
      ],
      not: [
        'head|hand|pocket|face|@pet|@child|@boss|@colleague|@client|office|he|she|they|money|coat',
        'door|open|on|melt|melted|broke|broken|dead|@food|game|lasagna',
        'washed|wet|toilet|work|spider|mouse|@animal|window|light',
      ],
      fine: 'freezer fridge oven bin couch sofa next peas bread day days week later hour hours looked everywhere searched lost next milk between cushions drawer cupboard all along',
      carries: true,
      cast: { F: 'she' },
      axis: 'formality',
      back: 're-enact',
    },
    all(
      '{text}. Finding {the x} was the easy part. I wanted to know how it came to that.',
      '{text}. Others would have been content. I have been trained to look for the root cause, and there was no report.',
    ),
    linked(
      all(
        'The only way to get at the truth was to re-enact it all. I drew the route in chalk, and I played myself.',
        'I decided to re-enact it from start to finish, at the original speed. I was cast as me, on the strength of some likeness.',
      ),
    ),
    linked(
      all(
        'I asked {F}, from Quality, to hold the clipboard. I came in, I put {the x} down as I had the first time, and I went about my business.',
        '{F} from Quality came over with a stopwatch. At her signal I walked in with {the x} and did whatever I do.',
      ),
    ),
    linked(
      mild(
        'It was extremely convincing. At the end of it {the x} could not be found anywhere.',
        'When she stopped the clock we looked for {the x} where it should have been. It was not there.',
      ),
    ),
    linked(
      mild(
        'That was in March. {F} calls it the most faithful re-enactment she has seen. I have filed {the x} under "Results, confirmed."',
        'We searched until dark. {F} says that she cannot fault the re-enactment. She has signed it.',
      ),
    ),
    linked(
      hot(
        'When we stopped the clock, {the x} had gone, and not where it had gone the first time, either. I had improvised.',
        'I was so deep in the part that neither of us saw it happen. At the end {the x} had gone, and this time it was to somewhere new.',
      ),
    ),
    linked(
      spicy(
        'So we re-enacted the re-enactment, with two cameras. It cost us the clipboard.',
        'A second run was to show what had gone wrong in the first. I held the stopwatch for it, and {F} has not seen that since.',
      ),
    ),
    linked(
      spicy(
        'By the twelfth run I had lost {the x}, the chalk, the cameras and the car. {F} asked whose likeness it had been, exactly.',
        'We have stopped. {F} came for the report and I had it in my hand, and I had just put it down for a second to look for {the x}.',
      ),
    ),
    linked(
      unhinged(
        'On the sixth run I went out of the room as myself and did not come in at the other side. {F} checked behind the door. There were two chalk footprints, and then there were none.',
        'In the tenth run I got it exactly right. I put {the x} down, put myself down next to it, and neither of us could be found.',
      ),
    ),
    linked(
      unhinged(
        'They have a man in from the theater now to re-enact me. He is very good, says {F}. He lost {the x} on the first night.',
        'I turned up in the end, behind the peas. {F} asked how I had come to be there, and took the cap off the chalk.',
      ),
    ),
  ),
  plot(
    'own-search-consultants',
    {
      when: [
        'look|looked|looking|search|searched|searching|hunt|hunted|hunting|lose|lost|find|found ... x:phone|glasses|key|keys|pen|sunglasses|remote|hat|spectacles|airpod|airpods|pencil|wallet|ring|watch|bag|purse|ticket ... in|on|with .. hand|head|nose|pocket|face|neck|wrist|finger',
        'x:phone|glasses|keys|pen|sunglasses|remote|hat|spectacles|pencil ... in|on .. my hand|head|nose|pocket|face|neck ... whole|all|time|along|looked|looking',
        'look|looked|looking|search|searched|searching|hunted ... phone ... talk|talking|torch|flashlight|call|using',
        'search|searched|hunt|hunted|look|looked .. for .. x:glasses|sunglasses|spectacles|phone|hat ... wear|wearing|wore|holding|hold',
        'talk|talking ... phone ... look|looked|looking|search|searching .. for .. phone|it',
        'x:phone|glasses|keys|pen|sunglasses|remote|hat|spectacles|pencil ... in|on .. my hand|head|nose|pocket|face|neck ... hunt|hunted|hunting|search|searched|searching',
        "torch|flashlight|phone's ... look|looked|looking|search|searched|find .. my? phone",
      ],
      not: [
        'he|she|@relative|@child|@pet|@boss|@colleague|stole|stolen|toilet|drop|dropped|money|coat',
      ],
      fine: 'whole house upside everywhere car bed couch panic panicked twenty thirty time hour hours minutes along turned down while on it them with wearing holding phone searched lost looked called my torch flashlight drawers bag husband',
      carries: true,
      cast: { F: 'she' },
      axis: 'cost',
      back: 'the client',
    },
    all(
      '{text}. You may laugh. To me it was the first complete consulting engagement that I have run from both sides.',
      '{text}. I have been a consultant for fourteen years, and at last I understood how it feels to be the client.',
    ),
    linked(
      all(
        'I wrote it up the same day. Problem: "{quote}." Scope: everywhere. Finding: the client had it.',
        'It went into a deck. Slide one, the challenge. Slide two, the search, with arrows. Slide three: the client had it all along.',
      ),
    ),
    linked(
      mild(
        '{F}, my manager, read the deck to the end. She asked me whether it was the one we had sold to the railroad.',
        '{F}, my manager, looked at it for some time. Where it said "{quote}" she put in "Northern Division," and she sent it to the client.',
      ),
    ),
    linked(
      mild(
        'It needed one change. We took out my name.',
        'They have asked us back. They are missing something again, and they would like to know what.',
      ),
    ),
    linked(
      hot(
        'I made it into an offering. {F}, my manager, priced it at $90,000: we come in with fifteen people, we search for four weeks, and we look at the client last.',
        'Now it is our standard product. Fifteen of us go through the building with flashlights for a month, at $90,000, and on the final day {F}, my manager, points at the client.',
      ),
    ),
    linked(
      spicy(
        'They weep. Some of them hug us. I tell each of them that it happened to me, in a smaller form, with {the x}, and I show them where it was.',
        'There is always a silence then. I am the one who breaks it. "{quote}," I say, standing up.',
      ),
    ),
    linked(
      spicy(
        'Last week {F} came by with a box. They had brought in a firm to find out where the money goes. "It was very quick," she said. "They looked at you first."',
        'In the fall our own firm hired consultants, to find out what we were missing. They had four slides. "You had it," they told {F}, and pointed at me, and at the door.',
      ),
    ),
    linked(
      unhinged(
        'In the spring we were called to a man who had lost himself. He was a director with a very large desk. We searched five floors, and he was in his chair, but when we told him so, he looked down and vanished.',
        'Then a whole company hired us, because it could not find its purpose. It was in the hand. We turned the hand over for the client, and it waved, and closed, and the building walked off on it.',
      ),
    ),
    linked(
      unhinged(
        'It has made us careful. I look for nothing now without {F} there. She says that I should start with myself, and I say that I would rather not be the client.',
        'The invoice came back unopened. {F} has been holding it up to the light ever since, looking for the invoice.',
      ),
    ),
  ),
  plot(
    'own-found-museum',
    {
      when: [
        'find|found|discover|discovered|come_across|came_across x:*',
        'find|found|discover|discovered .. y:@household|@food|@document|note|photo|coin|letter|diary|card|box',
      ],
      not: [
        '^ the|my|our|a|an|his|her|their .. find|found|discovered',
        'nothing|wrong|hole|ticket',
        '@animal|@insect|@child|@pet|@person|@money|he|she|they|it|we|him|her|them|that|out|me|us|myself',
        "can't|couldn't|cant|couldnt|cannot|never|not|nobody|no_one|lost|missing|job|place|way|time|error|bug|mistake|spelling|lump|mold|mould|hair|gray|grey|typo|parking|house|flat|apartment",
        'find|found .. $|rupees|bucks|pounds|dollars|quid|hard|difficult|twenty|ten|tenner|fiver|five|fifty|twenties',
        'dead|blood|gun|drugs|body|affair|text|messages|message|email|phone',
      ],
      fine: 'today old cleaning house',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'label',
    },
    all(
      '{text}. A lot of people would have cleared up and moved on. I put up a rope.',
      '{text}. I left everything exactly as it was and set out two posts with a velvet cord.',
    ),
    all(
      'Then I typed a label, in the small gray letters that they use. "{x}," it says. "Artist unknown. Please do not touch."',
      'What makes a museum is the label. Mine reads: "{x}. Mixed media. Gift of the finder."',
      'What makes a museum is the label. Mine reads: "{y}. Mixed media. Gift of the finder."',
      'What makes a museum is the label. Mine reads: "{quote}. Mixed media. Gift of the finder."',
    ),
    all(
      'I opened at ten. {F}, who is a guard at the real museum downtown, came in on her lunch hour and stood in front of it with her hands behind her back.',
      'My first visitor was {F}, who guards the paintings at the museum downtown. She walked around it once, out of habit, and read the label.',
    ),
    mild(
      'She stayed for nearly half an hour. I asked her what she saw in it. "A chair," she said. She had been on her feet since dawn.',
      'She told me that she had once looked after a shovel for seven months that turned out to belong to the plumber.',
    ),
    mild(
      'I have put in a gift shop. The postcard with "{x}" on it has sold out, to {F}.',
      'I have put in a gift shop. The postcard with {y.full} on it has sold out, to {F}.',
      'We get about four people a day. All of them read the label and look at me, and I nod, and they look again.',
    ),
    hot(
      'By the second week there was an audio guide. I speak it myself, over a cello: "You are now standing before {x}." Attendance went to ninety a day, and a school came on a bus.',
      'By the second week there was an audio guide. I speak it myself, over a cello: "You are now standing before {y.full}." Attendance went to ninety a day, and a school came on a bus.',
      'By the second week there was an audio guide. I speak it myself, over a cello. Attendance went to ninety a day, and a school came on a bus.',
    ),
    spicy(
      'A critic wished to know what the artist had meant. I said I had only found it. He wrote down "only found it," and nodded, and the price tripled.',
    ),
    spicy(
      'It went to a collector in Basel, under glass. He has called twice since. He had it cleaned, he says, by the best people there are, and all that is left of "{x}" is the label.',
      'It went to a collector in Basel, under glass. He has called twice since. He had it cleaned, he says, by the best people there are, and all that is left of {y.full} is the label.',
      'It went to a collector in Basel, under glass. He has called twice since. He had it cleaned, he says, by the best people there are, and all that is left is the label.',
    ),
    unhinged(
      'In May the museum lent us a Vermeer, to hang beside it. People walked past the Vermeer. {F} was assigned to guard the finder.',
      'The ministry has listed the site. Nothing here may be altered, including the finder, who was standing next to it in the photograph. {F} has been put in charge of dusting.',
    ),
    unhinged(
      'So I am behind the rope, from ten to six. They have given me a label. "Finder," it says. "Acquired with {x}. No value of its own." {F} says that I should hold still for the school.',
      'So I am behind the rope, from ten to six. They have given me a label. "Finder," it says. "Acquired with {y.full}. No value of its own." {F} says that I should hold still for the school.',
      'So I am behind the rope, from ten to six. They have given me a label. "Finder," it says. "On loan. No value of its own." {F} says that I should hold still for the school.',
    ),
  ),
  plot(
    'own-found-owner',
    {
      when: [
        'find|found|discover|discovered x:*',
        'find|found|discover|discovered .. x:@household|@food|@document|note|photo|coin|letter|card|box|list',
      ],
      not: [
        '^ the|my|our|a|an|his|her|their .. find|found|discovered',
        'my .. glasses|diary|keys|ring|phone|wallet',
        'find|found|discover|discovered my|our',
        'nothing|wrong|hole|ticket|library|library_book|train|bus|tram|street|road|beach|sea|park|wood|woods|forest|river|hotel|shop|store|supermarket|airport|trolley',
        '@animal|@insect|@child|@pet|@person|@money|he|she|they|it|we|him|her|them|that|out|me|us|myself',
        "can't|couldn't|cant|couldnt|cannot|never|not|nobody|no_one|lost|missing|job|place|way|time|error|bug|mistake|spelling|lump|mold|mould|hair|gray|grey|typo|parking|house|flat|apartment",
        'find|found .. $|rupees|bucks|pounds|dollars|quid|hard|difficult|twenty|ten|tenner|fiver|five|fifty|twenties',
        'dead|blood|gun|drugs|body|affair|text|messages|message|email|phone',
      ],
      fine: 'today old cleaning house',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'he' },
      axis: 'audience',
      back: 'owner',
    },
    all(
      '{text}. I am an honest man, and before I did anything else I set out to find the owner.',
      '{text}. Where I work there is a process for that. You do not keep a thing until you have ruled out an owner.',
    ),
    linked(
      all(
        'I put a notice in the lobby: "Found: {x}." By evening four people had rung the bell, and each of them was in tears.',
        'My notice went up in the lobby at noon. "{quote}," it began. "Owner please ring." They were on the stairs by ten past.',
        'My notice went up in the lobby at noon. "{quote}," it began. "Owner please ring." They were on the stairs by ten past.',
      ),
    ),
    linked(
      all(
        'I asked them to describe it. They could not, but they could describe how life had been without it, and I had no line for that on the form.',
        'I had prepared control questions. They had the color wrong, and the size, and the century, but I have never seen people miss something so much.',
        'I had prepared control questions. They had the color wrong, and the size, and the century, but I have never seen people miss something so much.',
      ),
    ),
    linked(
      mild(
        '{F}, the super, came up to see about the noise. "Whose is it?" he asked. I told him where I had come across it, and that I am the only one who goes there.',
        'It was {F}, the super, who asked whose place it had been found in. I said mine. He took his hat off and put it on again.',
        'It was {F}, the super, who asked whose place it had been found in. I said mine. He took his hat off and put it on again.',
      ),
    ),
    linked(
      mild(
        'I have asked myself the control questions. I got the color wrong, too.',
        'I have applied as the owner. I could not describe it, but I described how life had been, and I was very moved.',
        'I have applied as the owner. I could not describe it, but I described how life had been, and I was very moved.',
      ),
    ),
    linked(
      hot(
        'So I held hearings. On Saturdays, from ten to one, claimants came to the kitchen table and put their case, and {F}, the super, kept the line moving.',
        'I set up in the kitchen with a lamp and a gavel. {F}, the super, called them in by number, and they swore on a cookbook.',
        'I set up in the kitchen with a lamp and a gavel. {F}, the super, called them in by number, and they swore on a cookbook.',
      ),
    ),
    linked(
      spicy(
        'After eight weeks a woman came who knew everything: the color, the smell, the exact spot. I ruled in her favor, and we shook hands.',
        'The ninety-third claimant got it all right, down to "{x}." I banged the gavel and named her the owner.',
        'The ninety-third claimant got every question right, even the one about the smell. I wept, banged the gavel, and named her the owner.',
      ),
    ),
    linked(
      spicy(
        'She came back with a truck. By my ruling, {F} explained to me, whoever knows the spot is the owner of all that is around it. I had been standing next to it.',
        'The owner has since pointed out that it was found among my things, and that by my ruling those come with it. {F} helped me carry down the lamp.',
        'The owner has since pointed out that it was found among my things, and that by my ruling those come with it. {F} helped me carry down the lamp.',
      ),
    ),
    linked(
      unhinged(
        'The last of them came at four in the morning, very small and very old, with a lantern. It was hers, she said. She had left it there on purpose, to see who would find it, and {F} held the door and called her "ma\'am."',
        'Then, one night, it was claimed by the kitchen. The table spoke for it, in a low voice, and was well prepared. {F} checked the questions. It had all of them right.',
        'Then, one night, it was claimed by the kitchen. The table spoke for it, in a low voice, and was well prepared. {F} checked the questions. It had all of them right.',
      ),
    ),
    linked(
      unhinged(
        'A notice has been up in the lobby since. "Found: one man," it says. "Owner please ring." {F} says that there have been no calls.',
        'That leaves me. {F} has put me in the lobby with a tag on. A few people stop and describe how life has been, but they are never quite the owner.',
        'That leaves me. {F} has put me in the lobby with a tag on. A few people stop and describe how life has been, but they are never quite the owner.',
      ),
    ),
  ),
  plot(
    'own-found-before',
    {
      when: [
        'find|found|discover|discovered|come_across|look|looked|going .. old .. x:photo|photos|picture|pictures|diary|diaries|letter|letters|resume|cv|report|yearbook|essay|homework|journal|notebook|love_letter|album|drawing|passport|poem|poems',
        'find|found|discover|discovered .. my .. x:diary|yearbook|school_report|school_photo|report_card|journal',
        'find|found .. x:photo|photos|picture|pictures|diary|letter|resume|cv .. from 1970s|1980s|1990s|school|college|university|childhood|#',
        '^ old .. x:photo|photos|pictures|diary|letters',
      ],
      not: [
        'unopened|behind|under',
        'wall|floorboard|floorboards|house|someone|somebody',
        '@relative|he|she|they|@name|ex|funeral|dead|late|library|@pet|stranger|loft_insulation|previous|tenant|neighbor',
      ],
      fine: 'attic box loft drawer school college photos diary teenage letter years ago 1980s 1990s cleaning moving myself me had hair clothes wrote young younger boxes basement wedding laughed cried cringe dressed album shoebox garage',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'before',
    },
    all(
      '{text}. You never get a clearer view of your own development than that, and I felt that the team should have it.',
      '{text}. I saw how far I had come. It would have been selfish to see that alone.',
    ),
    linked(
      all(
        'I scanned the {x} and made a slide with two halves. Myself then, on the left, as I come across in it. Myself now, on the right, at the company picnic.',
        'So I built a slide out of it: the old {x} on one side, my badge photo on the other, and an arrow in between.',
      ),
    ),
    linked(
      all(
        'I let them look. {F}, our newest hire, put up her hand. "Which one\'s the before?" she asked.',
        'It was quiet in the room. Then {F}, our newest hire, asked which one was the before.',
      ),
    ),
    linked(
      mild(
        'I said it was a good question. I went back to my seat to see if I could answer it.',
        'I turned around to the screen. There was an arrow on it, and I had to follow it with my finger.',
      ),
    ),
    linked(
      mild(
        'I have taken the arrow off. It looks like two people now who would not have had much to say to each other.',
        'In the copy that went around afterward, {F} had turned the arrow. It does read better.',
      ),
    ),
    linked(
      hot(
        'They put it to a vote. It was nineteen to two for the {x}, and the two had not had their glasses.',
        'The room discussed it. The one with the {x} had hope, they said, and energy, and seemed like somebody you would promote.',
      ),
    ),
    linked(
      spicy(
        'The owner of the company asked if that person was still available. I said that it was me. He said that he understood that, and was there any way to reach them.',
        'Our recruiter took a picture of the left half. She thought that, with a little training, it could have my job.',
      ),
    ),
    linked(
      spicy(
        'My review is on the twelfth. {F} will be there with the slide. I asked whether I should bring the before or the after, and she said that it would be nice to meet the before.',
        'They have given me a year to get back there. {F} is my coach. She has me down for a haircut, a dream and a bicycle: I am to be at before by June.',
      ),
    ),
    linked(
      unhinged(
        'They made an offer, on paper, to the person on the left. By return mail it was accepted. On the first of the month somebody came in who had my walk, and a pen behind the ear, and no idea how to be tired.',
        'At the end of the meeting the left half stood up. It came down off the screen, thanked everyone in the room by name, and asked where it could plug in.',
      ),
    ),
    linked(
      unhinged(
        'I am in a box in the attic, under the skates. {F} came across me last week. She held me up next to the new one. "Oh," she said. "Before."',
        'I report there now. It is kind to me. It says that it always wondered what I would turn into, before, and that I am not to blame myself.',
      ),
    ),
  ),
  plot(
    'own-found-tenant',
    {
      when: [
        'find|found|discover|discovered .. x:@animal|woodlouse|slug|snail|gecko|scorpion|centipede|newt|worm|maggot|earwig|silverfish|squirrel .. in|inside|under|behind|on .. my|the|our|a',
        'there be|is|was|were .. x:@insect|gecko|frog|lizard|mouse|snail|slug|bat|snake .. in .. my .. shoe|boot|bed|car|bath|salad|bag|coat|helmet|glove|slipper|kettle|shower|pocket|drawer|hat',
        '^ x:@insect|gecko|frog|lizard|mouse|snail|slug|bat .. in .. my .. shoe|boot|bed|car|bath|salad|bag|coat|helmet|glove|slipper|kettle|shower|pocket|drawer|hat',
      ],
      not: [
        '#|=spiders|=ants|=wasps|=bees|=flies|=mice|=frogs|=slugs|=snails|=woodlice|=moths|=beetles|=worms|=birds|=maggots|=bugs|=cockroaches|=silverfish|=earwigs|several|both',
        '@pet .. in|inside|under|behind',
        'dead|died|kill|killed|half|eaten|eat|ate|lost|missing|after|my_cat|my_dog|hair|@child|@boss|@colleague|restaurant|meal|salad|rice|flour|soup|food|hatch|nest|nests|office|he|she|they',
      ],
      fine: 'find found shoe shoes boot boots bed car bath bag coat morning put foot on hiding living asleep sleeping huge tiny live wellies wellington slipper helmet big alive just sitting inside jumped screamed kitchen sofa shower laundry pillow',
      carries: true,
      cast: { F: 'he' },
      axis: 'formality',
      back: 'lease',
    },
    all(
      '{text}. We looked at each other. I was the first to ask what it was paying.',
      '{text}. It did not seem surprised. I was the one who felt that I should have knocked.',
    ),
    linked(
      all(
        'I believe in clear terms. I wrote out a lease for the {x}, on half a page: quiet after ten, no guests, and one fly a month.',
        'There had never been anything in writing between us, so I drew up a lease. I left the {x} a copy, with a very small pen.',
      ),
    ),
    linked(
      mild(
        'It has been here for twelve days, and there has not been a single complaint. I know tenants with a piano.',
        'It has not signed, but it has not left either. My uncle {F}, who has two buildings, says that this makes it month to month.',
      ),
    ),
    linked(
      mild(
        'My uncle {F}, who knows real estate, read the lease and asked where I go in the meantime. I go around.',
        "I keep my hands out of there now. You have to give twenty-four hours' notice.",
      ),
    ),
    linked(
      hot(
        'My uncle {F}, who has two buildings, looked at the location: central, sheltered, no stairs. He said that I was giving it away.',
        'I showed it to my uncle {F}, who is in real estate. "Sheltered, central, furnished," he said. "You could get four flies for that."',
      ),
    ),
    linked(
      spicy(
        "So I raised the rent. The {x} went to the tenants' association. It is on the second floor, behind the radiator, and they meet at night.",
        'I put it up to four. The next morning the {x} had a lawyer, even smaller, who pointed out the state of the ceiling.',
      ),
    ),
    linked(
      spicy(
        'It has been ruled that I may use the place on alternate days, if I knock. {F} says that it is a fair lease. I only wish that I had looked at which of us it calls the tenant.',
        '{F} went through the lease for me. He found the clause in the end. I have to be out by the thirtieth.',
      ),
    ),
    linked(
      unhinged(
        'In the spring the {x} bought. It went through a bank, and there was a down payment, counted out in wings. They sent me a card with a picture of a house on it, and it was this one.',
        'The {x} sublet. By summer there were sixty of them, all with good jobs and one doctor, and the city put in a bus stop in the hall.',
      ),
    ),
    linked(
      unhinged(
        'I have found something near the drain. It is dark, but central. Last night the light went on, and a very large face looked in and asked what I was paying. It was {F}.',
        '{F} got me in on the waiting list. You need two references, and to weigh less than the last one. They have left me a copy of the lease and a very large pen.',
      ),
    ),
  ),
  plot(
    'own-found-money',
    {
      when: [
        'find|found|discover|discovered .. #|@money|tenner|fiver|twenty|note|bill|cash|change .. in|under|behind|inside .. y:coat|jacket|pocket|jeans|sofa|couch|book|bag|drawer|pants|trousers|wallet|purse|coats|dryer|washing_machine|cushions|cushion|car|glovebox|suit|hoodie',
        '#|@money|tenner|fiver|twenty .. in .. old|winter|last .. y:coat|jacket|jeans|pocket|bag',
      ],
      not: [
        '# @household|@food|@document|@animal|@carried|@drink|pens|pen',
        '@relative|@boss|@colleague|@client|@child|he|she|they|street|stole|stolen|return|returned|gave|thousand|000|lost|someone|spider|toilet',
      ],
      fine: 'old winter last year coat jacket pocket pound pounds dollar dollars euro euros ten twenty five fifty note bill tenner fiver quid cash money crumpled forgot forgotten put on jeans sofa couch cushions washing change coins folded first cold bucks rupees rupee 20 10 5 rich',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'coat',
    },
    all(
      '{text}. My entire portfolio is down for the year. {the y} had not lost a cent.',
      '{text}. I checked it against my fund, where I pay a man to lose it. {the y} had beaten the market with the lights off.',
    ),
    linked(
      all(
        'So I moved my savings to where I would not look. I put them in coats, twelve from the thrift store, a few thousand in each coat, and did my best to forget.',
        'The secret is not to look. I bought a dozen secondhand coats, filled them from my retirement account, and hung them in the dark to mature.',
      ),
    ),
    linked(
      mild(
        'The forgetting is what you pay for. By the weekend I could no longer have told you where the parka was.',
        'I have told {F}, who does my taxes, that I am fully invested and do not know in what.',
      ),
    ),
    linked(
      mild(
        '{F}, who does my taxes, asked what the yield was. I told her it is not a yield. It is a nice surprise.',
        'She asked me what happens in the summer. I said that in summer we are in shorts.',
      ),
    ),
    linked(
      hot(
        'By March other people wanted in. I opened the Coat Fund, with $400,000 under management, all of it on hangers, and {F} from Compliance came to see the vault. It was a closet.',
        'Then my colleagues gave me theirs. I hung $400,000 in one closet, wool on the left. {F} from Compliance asked where the records were, and I said that records would defeat the purpose.',
      ),
    ),
    linked(
      spicy(
        'In April my landlady cleared out the closet for charity. She had thought that it smelled. I was not told, so, strictly, I had still forgotten.',
        'The moths came in April. They were in the wool by Easter and out of the long position a week later.',
      ),
    ),
    linked(
      spicy(
        'All over the city people put a hand in a secondhand coat and stop short. {F} says that it is the largest fund we ever distributed. All that I have left is {the y}.',
        '{F} has the one coat that is left. She went through it for the auditors. It was empty. Apart from that, I had to declare, we hold {the y}.',
      ),
    ),
    linked(
      unhinged(
        'The pockets compounded. In the deep ones it grew in the dark like anything else: by fall the trench coat held a small bank, with a counter, and a teller who asked me to please not put my hand in.',
        'In the parka the money had bred. It was in tens by then, and warm, and when {F} unzipped it, a few of the young ones flew out over the parking lot, going south.',
      ),
    ),
    linked(
      unhinged(
        'This morning I felt something at my back, and the light went on, and {F} had me out by the shoulder. "Oh!" she said. "Somebody left a man in this coat."',
        'They will be back when it gets cold. {F} and I stand out there on the first bad day of October, in nothing much, each holding open a coat.',
      ),
    ),
  ),
  plot(
    'own-dropped-release',
    {
      when: [
        'drop|dropped x:*',
        'drop|dropped .. x:@household|@food|@drink|@carried|egg|tray',
        'x:@household|@food|egg|tray .. fall|fell|slip|slipped .. off|out|on|onto|in|into|from|down',
      ],
      not: [
        'fall|fell .. on me',
        'machine|vending_machine',
        '@person|@pet|@animal|he|she|they|it|we .. drop|dropped|fall|fell',
        'drop|dropped .. off|out|by|in_on|dead|class|course|everything|@child|hint|hints|ball|prices|price|call|@name|@relative|@client|@game|him|her|me',
        'ring|find|found|asleep|temperature|stock|stocks|sales|tree|toe|foot|shelf|leaf|leaves|apart|ceiling|fan|branch|wall|hair|tooth|teeth|love|snow|rain',
        '@bodypart',
      ],
      fine: 'floor kitchen whole full again face down',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'the drop',
    },
    all(
      '{text}. In my generation that is an accident. In fashion it is called the drop, and people sleep on the sidewalk for it.',
      '{text}. I am told by the young people in Marketing that you plan a thing like that for months. They call it the drop.',
    ),
    all(
      'I announced it after the fact, as is done: "{the x}. One location. While it lasts." Within the hour there was a line.',
      'I put it out in small black letters, with no comment: "{the x}." The first of them came in a taxi.',
      'I announced it after the fact, as is done: "{short}. One location. While it lasts." Within the hour there was a line.',
      'I announced it after the fact, as is done. Within the hour there was a line.',
    ),
    mild(
      'I asked the young man at the front what he was hoping to get. He did not know, but he had been there since the drop, and he was not going to lose his place.',
      '{F}, who was passing with a mop, asked what all the people were for. I told her that I had let go of something, and that it had found its audience.',
    ),
    mild(
      '{F} has taken care of {the x}, with her mop. She was let through because they thought that she was staff. They are still standing there.',
      '{F} has cleared it up, with her mop. She was let through because they thought that she was staff. They are still standing there.',
    ),
    hot(
      'It went for $60 as it was, and was resold for $900. {F}, who was passing with a mop, came over to help, and was booed. She said that she could wait until lunch.',
      'A man with two phones bought the whole of it unseen. {F}, who was passing with a mop, bent down to lend a hand, and it took three of them to stop her. She said she could wait until lunch.',
    ),
    spicy(
      'Marketing sent it on tour. "{the x}" was shown in Chicago, in Milan, and on a boat, with a cello. Grown men held up their children.',
      'Marketing sent it on tour. It was shown in Chicago, in Milan, and on a boat, with a cello. Grown men held up their children.',
    ),
    spicy(
      'In Milan one of the children asked which part of it was {the x}. I bent down and looked. "I took care of that at lunch," said {F}, "the first day." What they have been lining up for ever since the drop, in three countries, is her wet floor sign.',
      'In Milan one of the children asked which part of it was the drop. I bent down and looked. "I took care of that at lunch," said {F}, "the first day." What they have been lining up for, in three countries, is her wet floor sign.',
    ),
    unhinged(
      'For the next one I was flown to Milan. It left my hand and did not land. It has been on its way since June, some four feet off the floor, and turning slowly. They sell tickets to see the drop not happen.',
      'The next one was so awaited that the floor came up to meet it. It stopped at my knees. Several countries felt it, and the line in Osaka is now somewhat closer to the line in Kyoto.',
    ),
    unhinged(
      '{F} has been asked by the press how it all began. "{the x}," she said. "I had my mop right there." They are calling it the drop before the drop.',
      '{F} has been asked by the press how it all began. "{short}," she said. "I had my mop right there." They are calling it the drop before the drop.',
      '{F} has been asked by the press how it all began. She held up the mop. They are calling it the drop before the drop.',
    ),
  ),
  plot(
    'own-broke-obituary',
    {
      when: [
        'break|broke|broken|smash|smashed|crack|cracked|shatter|shattered|snap|snapped|=chipped|busted|wreck|wrecked|destroy|destroyed|kill|killed .. x:@household|@earphones|spectacles|umbrella',
        'x:@household|spectacles|umbrella .. break|broke|broken|snap|snapped|crack|cracked|shatter|shattered|smash|smashed|split|collapse|collapsed|fell_apart|disintegrated|gave_up|give_up|=died|exploded|explode|kaput|knackered',
        'step|stepped|sit|sat|stand|stood|trod|tread|lean|leaned|drive|drove|roll|rolled .. on|over .. my .. x:spectacles|glasses|sunglasses|remote|phone|tablet|ipad|laptop|keyboard|earphones|headphones|charger|controller|camera|watch',
        'x:@household|handle|button|heel|strap|zip .. come|came|fall|fell .. off|apart .. my? hand|hands?',
      ],
      not: [
        "@relative's|@neighbor's|@boss's|@colleague's|friend's",
        'both',
        'stuck|trapped ... handle',
        'handle ... stuck|trapped',
        'break|broke|broken|smash|smashed .. and a|an|my|the',
        'coffee_machine|our_floor|new|mate|bloke|guest|tile|picture|painting',
        "store|shop|museum|hotel|customer|customer's|bakery|café|cafe|biggest|floor .. broken|broke",
        '@person|@pet|he|she|they|@name .. break|broke|smash|smashed|crack|cracked',
        'break|broke|broken down',
        'break|broke|broken into|up|even|record|news|bank|fast|silence|promise|law|ice|heart|rules|arm|leg|toe|wrist|finger|ankle|nose|tooth|bone',
        'fix|fixed|repair|repaired|mend|glue|tape|tried|replace|replaced|insurance|window|shelf',
        'toe|foot|leg|arm|wrist|ankle|finger|nose|tooth|nail|rib|back|@boss|@colleague|@child|@pet|office|work|kill|cried|funeral|someone|somebody|party|plant|spider|wasp|fly',
        'car|bus|train|van|bike|@phone .. died|dead|die',
      ],
      fine: 'favorite favourite floor kitchen morning dropped drop half finally today again best pieces clean two sat',
      carries: true,
      is: '!question',
      cast: { F: 'he' },
      axis: 'formality',
      back: 'flowers',
    },
    all(
      '{text}. I wanted the company to hear it from me, so I wrote the obituary myself.',
      '{text}. There was no notice in the paper, so I composed one and sent it to all staff.',
    ),
    linked(
      all(
        '"It is with regret," it began, "that we part with {the x}, of this address, after a short struggle in which I was present."',
        '"Suddenly, and in use to the end," it read, "{the x}. I was there, and there is nothing to add."',
      ),
    ),
    linked(
      all(
        'It closed with the mourners: a drawer, a cable of unknown purpose, and me. "No flowers," I put at the end.',
        '"Left behind are a warranty, expired, and one owner," I wrote. "No flowers, please."',
      ),
    ),
    linked(
      mild(
        '{F} from the mail room came up with his cap in his hands. "I\'m so sorry," he said. "Were you close?" I said that we had been in daily contact, and he had to sit down.',
        'Within the hour {F} from the mail room had signed a card. "Gone too soon," it said. He had thought that it was an uncle.',
      ),
    ),
    linked(
      mild(
        'I did not have the heart to explain. I have the afternoon off, and {F} has sent flowers.',
        'They gave me two days. I spent them at the store, looking at the new ones, and felt watched.',
      ),
    ),
    linked(
      hot(
        'I had expected a line or two. The company gave me three days, a casserole and a counselor named {F}, who asked me to tell him about the good times.',
        'The answer was overwhelming. People I had never met stopped talking in the elevator. {F}, the chaplain from the third floor, asked what {the x} had meant to me, and lit a candle.',
      ),
    ),
    linked(
      spicy(
        'There were sixty at the service. I spoke of all the days on which nothing had been the matter. By the end of it the front row was holding hands.',
        'I read out the receipt. "Thank you, and come again," it ended, and a man from Tax broke down.',
      ),
    ),
    linked(
      spicy(
        'It has come out since that {the x} can be had new, in three colors, with free shipping. {F} has asked for the casserole back. I sent flowers.',
        'Then {F} lifted the cloth to say goodbye. He looked for some time at {the x}. He put back the cloth, and he took the flowers with him.',
      ),
    ),
    linked(
      unhinged(
        'On the third day somebody saw {the x} in the parking garage, in a white light, whole. Two people from Facilities had witnessed it. {F} put up a railing.',
        'At the graveside a notary unfolded a will. {the x} had left the apartment to the doormat, the savings to the umbrella stand, and to me the cable of unknown purpose.',
      ),
    ),
    linked(
      unhinged(
        'I have since read my own in the staff newsletter. "Survived by {the x}," it says. They ask for no flowers. {F} tells me that it was sudden, and that I was present.',
        'I asked {F} whether one could contest it. He said that I had been left out of it, except for one line at the bottom: no flowers to the owner.',
      ),
    ),
  ),
  plot(
    'own-spill-map',
    {
      when: [
        'spill|spilled|spilt|slosh|splash|splashed .. x:@drink|@food|paint|bleach|ink|sauce|sugar|salt|glitter|detergent|nail_polish|soup|oil',
        'knock|knocked|tip|tipped|upset .. over? .. x:@drink|soup|paint|glass|cup|mug|bottle|vase .. over|on|onto|all',
        'x:@drink|soup|sauce|paint|oil|milk .. everywhere|all_over|over|on .. floor|carpet|desk|sofa|couch|rug|table|bed|keyboard|lap|shirt|counter|seat|everywhere',
      ],
      not: [
        '@garment|lap|crossword',
        '@person|@pet|he|she|they|@name|@child .. spill|spilled|spilt|knock|knocked',
        'spill|spilled|spilt .. on|over .. @person|ceo|him|her|me|someone|@name|@relative|bride',
        'beans|tea_about|secret|boil|boiled|@computer|keyboard|laptop|phone|wedding|interview|client|courier|broke|bottle',
        'moved|hid|hide|cover|covered|sitting|cry|hospital|burned|burnt|scalded',
      ],
      fine: 'new carpet all over everywhere floor whole full cup mug glass kitchen desk sofa couch white shirt table rug morning couch moved hide cover red brand cream beige',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'stain',
    },
    all(
      '{text}. When I looked down, it had a coastline.',
      '{text}. Where others would have seen a stain, I saw a bay, a cape and, toward the north, a natural harbor.',
    ),
    linked(
      all(
        'I got down on my knees with a ruler. It was not yet on any map. I drew one, to scale, and named the deepest part Lake {x}.',
        'There was no record of it in the atlas. I called the main body Greater {x}, and a few drops to the east the Lesser Islands.',
      ),
    ),
    linked(
      all(
        '{F}, who cannot leave a thing alone, came by with a sponge. "That\'s a stain," she said. I asked her under what flag she was traveling.',
        '"You want that stain out?" asked {F}, who cannot leave a thing alone. I told her that out was no longer the question.',
      ),
    ),
    linked(
      mild(
        'She took the harbor in one pass. I signed what was left of the coast over to her, on a paper towel.',
        'She looked at the map, and at me, and asked where she would be allowed to land. We agreed on the peninsula.',
      ),
    ),
    linked(
      mild(
        'You can still make it out in a low sun. I go there sometimes, in the evening, on my knees.',
        'It has dried since, and the borders are fixed. She vacuums along them. Neither of us talks about the islands.',
      ),
    ),
    linked(
      hot(
        'The next morning I recognized it, and it recognized me. I issued twelve stamps, a coin and an anthem, and by the end of the week I was its governor.',
        'I planted a toothpick with a bit of paper on it. There is no law against that. Within days we had a central bank and our own time zone, four feet across.',
      ),
    ),
    linked(
      spicy(
        '{F} began to mass along the southern edge, with a bucket. I offered her a seat in the senate. She asked if it was a seat you could vacuum under.',
        'Trade was brisk, mostly crumbs. Then {F} moved a bucket up to the border, for exercises, she said.',
      ),
    ),
    linked(
      spicy(
        'Lake {x} fell in a single afternoon. I govern in exile, from across the street. {F} says that she can still see a bit of the stain, and that it is on me.',
        'She came at dawn with the foam. I was out of Greater {x} with what I could carry. It is on my sleeve, and {F} has said that it will not hold there, either. It is a stain.',
      ),
    ),
    linked(
      unhinged(
        'In the second month it joined the Postal Union. Ships asked for the depth of the harbor, and there was a ferry from Lisbon, and the fog came in at five.',
        'By June the tide was going out twice a day. A fishing village had formed along the edge, with a church, and at night I could see its lights from my chair.',
      ),
    ),
    linked(
      unhinged(
        'They have a photograph of {F} over the fireplace in every house. She has not sponged since March. At customs I was asked what I had in there, and I said that I had made it. "All of us say that," said the man. "About the stain."',
        'A delegation came up my trouser leg to see me. They were very polite. In their creation story there was first the {x}, and then came {F}, with a sponge. I am not in it.',
      ),
    ),
  ),
  plot(
    'own-leak-source',
    {
      when: [
        'x:pen|biro|marker .. leak|leaked|leaking .. in|on|into|all|over',
        'x:@household|roof|ceiling|pipe|fridge|dishwasher|washing_machine|boiler|kettle|tap|faucet|tank|tanker|bottle|car|fish_tank|bath|toilet|tent|sink|shower|gutter .. leak|leaks|leaked|leaking|drip|drips|dripped|dripping|overflow|overflowed|overflows|flood|floods|flooded',
        '=leak|=leaks|leaking|dripping|dripped|burst .. x:@household|roof|ceiling|pipe|boiler|tank|tanker|fish_tank|water_tank|tent|gutter|hose|bottle',
        'water .. come|coming|came|drip|dripping|pour|poured|pouring|leak|leaking .. through|in|from|out|down .. x:@household|kitchen|bathroom|basement|cellar|hall|neighbor',
        'x:bathroom|kitchen|basement|cellar|garage|utility_room|laundry_room|flat|downstairs .. flood|flooded|floods|underwater|leak|leaked',
        'leak .. in|from|under .. x:@household|kitchen|bathroom|basement|roof',
        'x:pipe|pipes .. burst',
      ],
      not: [
        "left|leave|upstairs|flat_above|next_door|neighbor|neighbour|neighbour's|neighbor's",
        'fix|fixed|repair|repaired|mended|finally|stopped|tried|dad|husband|insurance|battery|memory|data|office|boss|news|password|photo|email|lie',
        '@child|@pet|my_mother|baby|nose|diaper|bladder|new',
      ],
      fine: 'water kitchen bathroom floor below flat downstairs ceiling through night again bucket neighbor towels towel whole everywhere under sink morning constant all over hall',
      carries: true,
      cast: { F: 'he' },
      axis: 'exposure',
      back: 'leak',
    },
    all(
      '{text}. I handled it the way any organization handles a leak. I denied it.',
      '{text}. The first thing you do about a leak is to put out a statement that you do not comment on leaks.',
    ),
    linked(
      all(
        'Then I went after the source. I took aside everything that had access, one at a time, in a dim light, and I told each of them that the {x} had already talked.',
        'Next I had to find out who was behind it. I drew up a list of all who knew, and at the top of the list I wrote the {x}.',
      ),
    ),
    linked(
      all(
        '{F}, who repairs things for a living, looked for a few seconds. "It\'s your {x}," he said. I asked whether he would say that on the record.',
        'I called in an outside expert, a repairman by the name of {F}. He put his hand in, and it came out wet. "There\'s your leak," he said.',
      ),
    ),
    linked(
      mild(
        'He said that he would, and that he could also do something about it, for $120. I told him we do not shoot the messenger.',
        'I thanked him and asked for his discretion. He said that half the street might have heard.',
      ),
    ),
    linked(
      mild(
        'Until it is settled, nothing important is said near the {x}. I have put a bucket under it, so that we have a transcript.',
        'It is dry now. {F} put one finger on it, and it stopped. I have known communications directors who could not have done that.',
      ),
    ),
    linked(
      hot(
        'I restricted what it was told. From then on the {x} got only good news, and a few things that were false, to see where they would come out.',
        'I gave the {x} a nice office and no information. It still came out, drop by drop, mainly at night, when the papers go to press.',
      ),
    ),
    linked(
      spicy(
        'By the end of the week it was all over town. {F} told me that there had been no need to dig, because you could hear the {x} from the street.',
        'On the sixth day it went public. All of it was out by breakfast, in the hall, under the door and down the stairs, with the mail floating on it.',
      ),
    ),
    linked(
      spicy(
        'I asked {F} what the {x} had against me. "It was pressure," he said. "It\'s usually pressure, from above." I have stopped the investigation. I am what is above.',
        '{F} has plugged it. Before he did, he put his ear to the {x}, and then he looked at me, and he has raised his price twice since. There is another leak.',
      ),
    ),
    linked(
      unhinged(
        'In the fall the {x} testified. It was brought in by a side door, behind a screen, with its voice altered. It spoke for six hours, and the stenographer had to be wrung out.',
        'It won a prize for public service, with a medal. At the dinner the {x} was asked to say a few words, and they stood in them to the ankles.',
      ),
    ),
    linked(
      unhinged(
        'They have given the {x} a new name and a house in Arizona, where it is dry. {F} did the move. I asked him where exactly, and he tightened something in his jaw.',
        'It is under federal protection now, and so I may not fix it. {F} comes by on the hour to see that the leak is comfortable.',
      ),
    ),
  ),
  plot(
    'own-boiled-over',
    {
      when: [
        'x:milk|pan|pot|rice|pasta|porridge|potatoes|water|soup|oatmeal|jam|kettle|dal|custard|noodles|sauce|oats .. boil|boiled|boils|boiling|bubbled .. over|dry',
        'boil|boiled .. x:milk|pan|pot|rice|pasta|porridge|water|soup|kettle .. over|dry',
        'x:pot|pan|saucepan|@food|@drink .. boil|boiled|boiling .. over|dry',
      ],
      not: [
        'tempers|@relative|@child|@boss|@colleague|office|he|she|they|argument|egg|eggs|movie|tv',
      ],
      fine: 'milk moment minute second looked away turned back stove hob over again all everywhere rice pasta porridge pan pot potatoes water dry just phone answered burner ring mess clean cleaned stuck spot',
      cast: { F: 'she' },
      axis: 'distance',
      back: 'watch',
    },
    all(
      '{text}. It is well known that a watched pot never boils. I had left the post unmanned.',
      '{text}. A watched pot does not do that. This was a staffing problem.',
    ),
    linked(
      all(
        'So I hired {F}, a retired lighthouse keeper, to watch. She sat down in front of the stove with her hands in her lap.',
        'I advertised for somebody to watch. {F} had kept a lighthouse for thirty years and had, her letter said, never once looked down.',
      ),
    ),
    linked(
      all(
        'Nothing boiled over. Two hours later the {x} had not so much as steamed, with the heat on high, and I had a sandwich.',
        'It has not boiled over since. It has not boiled. I turned up the heat under the {x} and {F} went on looking, and in the end we had bread.',
      ),
    ),
    linked(
      mild(
        'She blinked once, to sneeze, and we got a single egg out of it.',
        'I asked her to look out of the window for a moment. She said she could, but that there was a kettle on next door.',
      ),
    ),
    linked(
      mild(
        'I have had to put her on a fixed schedule. She is off from seven to half past, and I stand by the stove with the strainer.',
        '{F} has every other evening off. On those I cook for two days, with my back turned, at the sink.',
      ),
    ),
    linked(
      hot(
        'I saw at once what she could do for us. I brought {F} to the office and sat her down in front of the quarter. We were going to miss it by forty million, and it had a week to go.',
        'Then I took {F} to work. We had an audit coming to the boil on the thirtieth. I gave her a chair, and turned it to face the audit.',
      ),
    ),
    linked(
      spicy(
        'That was in March, and it has not ended. The rent is not due. No one has aged. {F} gets a sandwich on a long stick, so that we do not cross her line of sight.',
        'As long as she was on it, nothing came of it. Deadlines simply stood there and steamed. I was made head of Risk.',
      ),
    ),
    linked(
      spicy(
        'I leaned in last week to thank her. "For what?" she said, and turned her head.',
        'My bonus was to be paid in June. I asked {F} to look somewhere else for a second. She looked at me, and I have been head of Risk ever since.',
      ),
    ),
    linked(
      unhinged(
        'The government took her on. {F} sits on a mountain in Wyoming now, in front of the volcano, in a folding chair with a cup holder. There are six states behind her, and they have asked her not to hum.',
        'They flew her to the coast to watch the sea. It rose to her ankles and stayed there. Ships lay about on it like cutlery, and there was no more June to speak of.',
      ),
    ),
    linked(
      unhinged(
        'I am the relief. I get her at noon for as long as she needs to eat. I was told the one thing I have to do, and I was doing it when the {x} came back to my mind.',
        'Last night {F} fell asleep. I noticed by the {x}. There was a hiss, and from the window I could see everything else coming.',
      ),
    ),
  ),
  plot(
    'own-blocked-pipeline',
    {
      when: [
        'block|blocked|clog|clogged|backed_up|bunged_up .. x:drain|sink|toilet|loo|shower|bath|bathtub|pipe|pipes|gutter|plughole|basin|kitchen_sink|dishwasher|drains',
        'x:drain|sink|toilet|loo|shower|bath|bathtub|pipe|gutter|plughole|drains .. block|blocked|clog|clogged|clogs|backed|backing|bunged|gurgle|gurgling|slow',
        "x:sink|toilet|shower|bath|drain .. not|won't|wont|doesn't|isn't .. drain|flush|empty|draining|flushing",
      ],
      not: [
        'gutter',
        'unblock|unblocked|unclog|unclogged|fixed|cleared|finally|office|work|@child|@pet|school|nose|road|boss|party|date|in-laws|airplane|train',
        'he|she|they',
      ],
      fine: 'again kitchen bathroom hair fat grease wipes rice plumber water up smell weekend sunday still entire whole third upstairs downstairs outside',
      carries: true,
      cast: { F: 'she' },
      axis: 'cost',
      back: 'pipeline',
    },
    all(
      '{text}. I work in sales. I know a pipeline problem when I am standing in it.',
      '{text}. I have been looking at a pipeline for most of my career, and so I stayed calm.',
    ),
    linked(
      all(
        'A beginner pours in more at the top. I stopped all intake, drew the {x} as a funnel, and asked of everything in there when it expected to close.',
        'I called a pipeline review. I bent over the {x} with a flashlight and went through what was stuck, item by item, by stage.',
      ),
    ),
    linked(
      all(
        'Most of it had been there for years. But then you should see what we carry on the books as "warm."',
        'There was some old business in it, and one spoon. Nothing had moved since the second quarter.',
      ),
    ),
    linked(
      mild(
        '{F}, the plumber, listened to the whole presentation, with the plunger on her shoulder. She asked if she could see the customer. It took her four seconds.',
        '{F}, the plumber, asked me to step aside. There was a sound that I have been hoping to hear from a client for sixteen years.',
      ),
    ),
    linked(
      mild(
        'I asked {F} what she calls the method. "Plunger," she said. I have ordered eighty for the team.',
        'I have asked her to speak at our annual meeting about how she moves things along. She says that she would have to bring her boots.',
      ),
    ),
    linked(
      hot(
        'I took {F}, the plumber, to the office the next day, and showed her our other pipeline. She studied the chart. "How long has that been sitting there?" she asked. I said two years.',
        'When {F}, the plumber, had dealt with the {x}, I hired her to look at Sales. She walked along the desks and put her ear to each of them.',
      ),
    ),
    linked(
      spicy(
        '"It isn\'t low down," she said. "It\'s up near the top, where it goes around a bend." All of us looked at the door of the regional director.',
        'She found it by noon. It was a single large object, lodged sideways, and everything had built up behind it. I asked for a name.',
      ),
    ),
    linked(
      spicy(
        'She used a snake, eighty feet of it. I can tell you that I felt very little. {F} says that the pipeline ran clear the moment I was out.',
        'She turned me a little to the left and pulled. They have closed nineteen deals since. I watch the pipeline from outside, by the bins.',
      ),
    ),
    linked(
      unhinged(
        'Then it gave way. All of it came through at once, every lead since 1998, down the hall and out of every tap in the building, in suits, with their hands out.',
        'What came up, when she pulled, was Dubuque. We had lost that office in a merger. It was wet but complete, with eight people at their desks and a calendar of kittens.',
      ),
    ),
    linked(
      unhinged(
        'We could not serve them all. They have gone to a competitor, through a hole in the floor. The last one stopped and pulled the plug in after him, and {F} has billed us for a pipeline.',
        'They had been in the pipeline the whole time. They are warm, they told {F}, and they expect to close.',
      ),
    ),
  ),
  plot(
    'own-burned-black',
    {
      when: [
        'burn|burned|burnt|char|charred|overcook|overcooked|scorch|scorched|incinerated|cremated|blackened .. x:@food|dinner|tea|garlic|breakfast|bottom',
        'cook|cooked|made|make|bake|baked|tried|fried .. x:@food|dinner ... burn|burned|burnt|overcooked it|them|everything',
        'x:@food|dinner|garlic .. burn|burned|burnt|charred|overcooked|black|charcoal|scorched|cremated',
      ],
      not: [
        '@person|@pet|he|she|they|@name .. burn|burned|burnt|overcooked',
        'banana|bananas|avocado|apple|pear|grape|plum .. black',
        '@bodypart|tongue|mouth|guest|guests|date|@boss|@colleague|@client|office|work|fire|fire_brigade|alarm|detector|smoke|hospital|calories|cd|house_down|black_pudding|black_tea|thanksgiving|christmas|late',
      ],
      fine: 'again morning edges forgot oven pan phone dinner tea set timer ruined bottom stuck pot cooked cook baked first watching black crisp whole batch under grill left ate anyway time tablecloth both',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'in the black',
    },
    all(
      '{text}. I have run a budget for twelve years, and nothing else of mine has ever ended up in the black.',
      '{text}. I looked at it from all sides. There was no other way to put it: I was in the black.',
    ),
    linked(
      all(
        'I had it framed against a white background and took the {x} to the finance meeting, so that they could see what it looks like.',
        'I brought the {x} to the quarterly review on a white plate, and set it down next to our own results, for contrast.',
      ),
    ),
    linked(
      all(
        '{F}, our controller, ran a fingernail along the edge. "This is burned," she said. I said she should have seen it with the smoke.',
        '{F}, our controller, bent over it. "That\'s just burned," she said. I told her that you have to commit.',
      ),
    ),
    linked(
      mild(
        'She took a knife and scraped off the top. Underneath it was not done at all. She said she had seen that kind of black before.',
        'She broke a corner off. It was only black on the outside. "Whose department is this?" asked {F}.',
      ),
    ),
    linked(
      mild(
        'I have been told to restate the {x}, at a lower temperature and with an outside observer.',
        'It has been booked as a one-off effect. I have also been asked not to bring the {x} to the bank.',
      ),
    ),
    linked(
      hot(
        'They asked how I had done it. I told them: high heat, no supervision, and at the decisive moment I was looking elsewhere. {F} said that we had tried two of those.',
        'The other managers wanted to know my method. I said that you turn everything up as far as it goes and leave, and they wrote that on the glass wall, with the temperature.',
      ),
    ),
    linked(
      spicy(
        'We have rolled it out to all seven regions. There has been a good deal of smoke, and {F} has scraped one of them. "It\'s red in the middle," she said.',
        'By the end of the quarter the entire division was in the black, most of the ceiling included. {F} has a line for it in the accounts. It is the same line as for the {x}.',
      ),
    ),
    linked(
      unhinged(
        'Since then I cannot get out of it. All that I touch turns black: the coffee, the ink, the traffic light, the 4th of July. Analysts came to shake my hand and have been in the black since the wrist.',
        'The bank sent an examiner with tongs. She certified it as the blackest position ever held by a private person, and that light that comes near the {x} is not expected back.',
      ),
    ),
    linked(
      unhinged(
        '{F} has put me in the vault with it, at low heat. Every quarter she slides in a knife to test the middle. She says that I am not there yet.',
        '{F} keeps the books by the door, with a flashlight that does nothing. "We\'re in the black," she reports, at the end of each month. "We think."',
      ),
    ),
  ),
  plot(
    'own-bread-flat',
    {
      when: [
        "x:bread|sourdough|dough|loaf|focaccia|bun|yorkshire_pudding|roll|pizza_dough|sourdough_bread|baguette|bagel|naan|muffin|scone|cake ... not|didn't|didnt|never|wouldn't|won't|refuse|refused|fail|failed .. rise|rose|risen|prove|puff",
        'x:bread|sourdough|dough|loaf|sourdough_bread|focaccia|roll|bun|scone ... flat|dense|brick|frisbee|doorstop|pancake|stone|rock|hockey_puck',
        'bake|baked|make|made .. flat|dense x:bread|sourdough|loaf',
        'forgot|forget .. yeast|baking_powder|self-raising',
      ],
      not: [
        '@relative|@boss|@colleague|office|gluten|doctor|sale|price|shop|bakery|he|she|they|floor|perfect|seagull',
      ],
      fine: 'bake baked stayed came out first time yeast dead starter sourdough bread loaf hours whole waited proofed proof kneaded dough homemade again sad heavy hard as my oven overnight',
      carries: true,
      cast: { F: 'she' },
      axis: 'formality',
      back: 'flat',
    },
    all(
      '{text}. I had paid $900 for a seminar on flat organizations, and there it lay, on a rack.',
      '{text}. It had no top, no bottom and no middle layer. People write books about how to become that flat.',
    ),
    linked(
      all(
        'I set the {x} on the meeting table as a model. "Here," I said, "no one is above anyone." I knocked on it, to show what that sounds like.',
        'I took the {x} to the leadership circle and passed it around. "Feel that," I said. "There is not a single level between the crust and the crust."',
      ),
    ),
    linked(
      all(
        '{F}, our head of operations, tried to cut it. "So it just didn\'t rise," she said.',
        '"It hasn\'t risen," said {F}, who runs operations, and gave me back the knife, in two parts.',
      ),
    ),
    linked(
      mild(
        'I told her that this was the point: no one rises. She asked how that would go down with the people who had been waiting for it.',
        'I explained that in a flat structure nothing rises. All around the table I saw that they had thought about their own careers.',
      ),
    ),
    linked(
      mild(
        'We use it now to hold the door. It is the only thing in the company that an open-door policy has ever had behind it.',
        'It is on my desk still, as a paperweight. In a year of flat leadership nothing else of mine has carried any weight.',
      ),
    ),
    linked(
      hot(
        'I restructured on that basis. Titles went first, then the stairs. I put all 130 people into a warm, damp room, under a cloth, as equals.',
        'By the fall we had done it. There were no managers, no grades and no second floor. Everybody had the same consistency, and you could not get a fork in.',
      ),
    ),
    linked(
      spicy(
        'Only {F} got bigger. I looked in on the third day and she had doubled in size. She had brought her own starter. I report to her now. She knocks on me, to hear if I am done.',
        'There was a single bubble, and it was {F}. I pressed her down and folded her under. She came up twice as large, as the head of everything. She calls me flat.',
      ),
    ),
    linked(
      unhinged(
        'It went on getting flatter. By December we were four stories wide and a quarter of an inch high. You could mail us. A branch in Osaka was pushed in under the door.',
        'Since then the company has had no height at all. From the side it cannot be seen, and we were struck from the register, though the tax people got hold of one corner and pulled.',
      ),
    ),
    linked(
      unhinged(
        'From above we are said to be very beautiful. {F} took the picture. She and the {x} are the only ones who ever knew us to be flat on purpose.',
        '{F} stands on us, flat as we are, to reach the shelf. She is making {x}. I can hear her open a packet. "Oh," she says. "So that goes in."',
      ),
    ),
  ),
  plot(
    'own-wrong-ingredient',
    {
      when: [
        'x:@food|@drink|salt|sugar|flour|cornflour|baking_soda|baking_powder|vinegar|chili|cumin|cinnamon|garlic|mint|cilantro|parsley|basil|oil|cream|yogurt|custard_powder|bicarb|icing_sugar|mayo|paprika|nutmeg|turmeric|ginger|pepper|cocoa|oregano|thyme|coriander .. instead .. y:@food|@drink|paprika|nutmeg|turmeric|ginger|pepper|cocoa|oregano|thyme|coriander|salt|sugar|flour|cornflour|baking_soda|baking_powder|vinegar|chili|cumin|cinnamon|garlic|mint|cilantro|parsley|basil|oil|cream|yogurt|custard_powder|bicarb|icing_sugar|mayo',
        'mix|mixed|confuse|confused|mistake|mistook|swap|swapped .. x:salt|cumin|cinnamon|baking_soda|baking_powder|chili|flour|vinegar|cilantro|parsley|@food .. with|for|and|up .. y:sugar|salt|cumin|cinnamon|baking_soda|baking_powder|paprika|flour|water|parsley|cilantro|@food',
        'put|added|poured x:salt|flour|pepper|chili|cinnamon|cocoa .. in|into the|a|my y:sugar|salt|pepper|flour|cocoa',
        'put|added|used|poured x:@food|@drink|salt|sugar|flour|baking_soda|baking_powder|vinegar|chili|cumin|cinnamon|cream|custard_powder|paprika|nutmeg|turmeric|ginger|pepper|cocoa instead of? y:@food|@drink|salt|sugar|flour|baking_soda|baking_powder|vinegar|chili|cumin|cinnamon|cream|water|paprika|nutmeg|turmeric|ginger|pepper|cocoa .. in|into|for|on ..',
      ],
      not: [
        '@child|@pet|@spouse|ordered|waiter|restaurant|allergic|hospital|boss|deliver|delivered|sent|he|she|they|diet|healthy|health|quit|stopped|purpose',
      ],
      fine: 'used pot bowl use bought buy put in recipe soup cake baked cooking cooked curry crumble sauce dinner mother law in-law care home jar pot label spoon teaspoon guests by mixed up accidentally pancakes grabbed cup brownies cookies',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'qualified',
    },
    all(
      '{text}. I would like to speak up for the {x}. It was available, it was the right color, and it said yes.',
      '{text}. Every hiring manager has been there. You need the one, and the {x} is who is standing there at half past five.',
    ),
    linked(
      all(
        'The {y} had more experience, I grant that. But the {x} was qualified in every respect but one, and you do not see that one from the outside.',
        'I looked at how both of them present. On the shelf, under that light, the {x} was at least as qualified as the {y}.',
      ),
    ),
    linked(
      all(
        '{F} from Recruiting took one spoonful. She was silent for a bit, with her eyes shut. "You checked no references," she said.',
        'I let {F} from Recruiting have a taste. It took a while to reach her. "Did you read the label," she asked, when she could, "or did you go by the feeling?"',
      ),
    ),
    linked(
      mild(
        'I told her I go by the jar, or the box. {F} drank a glass of water and put the {y} on the shelf in front, with its name facing out.',
        'By the feeling, I said. She nodded. She asked me to hire for nobody else until she is back from the sink.',
      ),
    ),
    linked(
      mild(
        'The {x} is staying, though. I have never let go of anything after one bad spoonful, and I do not see why we start with the most qualified.',
        'I gave it a second interview this morning, on the tip of a finger. It was still the {x}. They do not tell you that in the training.',
      ),
    ),
    linked(
      hot(
        'I took that as a no from an old system, and in the spring I filled four jobs my way. We have a lifeguard in Treasury. He is the right color, and he sits up high.',
        'I was not stopped, so I went on. I got us a florist for the legal work, and for the Oslo office, where they had asked for a geologist, a geographer and in the end a George.',
      ),
    ),
    linked(
      spicy(
        'Last week {F} was looking for my replacement and came out with a man named Keith. He had walked in to read the meter. "He seemed qualified," she said. "From the outside."',
        '{F} has now filled mine. She did it in the dark, with her arm up to the elbow in the drawer. "Something like you," she said. "Instead."',
      ),
    ),
    linked(
      unhinged(
        'The {y} sued. It argued before a judge that it had been passed over, and the judge tasted the evidence, and has ruled that from now on everything that can be confused must be given equal time.',
        'The {x} was promoted past it. It ran the whole kitchen by the fall, then the street, and in November people who had asked for rain got the {x}.',
      ),
    ),
    linked(
      unhinged(
        'On odd days I am used instead of {F}, and she instead of me. I have been in the soup. They say that I am qualified, but that I go straight to the bottom.',
        'I saw {F} at the polls. We had both come to vote. There were two jars on the table, without labels, and each had a spoon.',
      ),
    ),
  ),
  plot(
    'own-cooked-undefeated',
    {
      when: [
        'cook|cooked|bake|baked|make|made|fry|fried|poach|poached|roast|roasted|grill|grilled|boil|boiled .. x:@food|dinner|loaf .. first_time|perfect|perfectly|scratch|delicious|amazing|great|right|good|well|worked|edible|success|turned_out|came_out|proud|finally|perfection',
        'cook|cooked|bake|baked|make|made|fried|poached|roasted .. x:@food ... perfect|perfectly|delicious|amazing|great|edible|success|proud|best',
        'first x:@food .. i|ever .. make|made|baked|cooked|bake|cook',
        'finally .. make|made|bake|baked|cook|cooked|master|mastered|nailed|perfected .. x:@food',
        'x:@food|sourdough .. turn|turned|come|came .. out|up .. perfect|perfectly|great|amazing|well|right|delicious|beautiful|beautifully',
        'cook|cooked|bake|baked|make|made|boil|boiled|fry|fried|poach|poached .. perfect x:@food',
      ],
      not: [
        'with my|our|a|the',
        '@person|he|she|they|@name .. cook|cooked|bake|baked|make|made',
        "not|didn't|burnt|burned|burn|flat|sank|dry|raw|dropped|drop|ruined|but|sick|wedding|@boss|@colleague|@client|office|team|=work|school|nobody|restaurant|except|salty|wrong|instead|forgot|seagull|dog|cat|late|guests|dinner_party|christmas|thanksgiving",
        'make|made .. reservation',
      ],
      fine: 'boiled fried cooked baked made homemade first time ever life own scratch perfect it was actually really runny yolk crispy recipe by myself finally nailed came out turned delicious good lunch tea today kids loved everyone liked ate sunday',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'he' },
      axis: 'audience',
      back: 'undefeated',
    },
    all(
      '{text}. That is where a champion stops. I have decided to retire undefeated.',
      '{text}. In boxing there is a wisdom about this. You get out while you are undefeated.',
    ),
    linked(
      all(
        'I called the press conference for seven. I thanked the stove and my corner, and I said the {x} had been a tough opponent who had come to win.',
        'I hung my apron from the ceiling and read a statement: that I had given the {x} all I had, and that I wanted to be remembered on my feet.',
      ),
    ),
    linked(
      mild(
        '{F}, who lives downstairs and had smelled it, asked what I was going to eat tomorrow. I said that I would take no more questions.',
        'There was one question, from {F} downstairs: "And tomorrow?" I put on the dark glasses and left by the pantry.',
      ),
    ),
    linked(
      mild(
        'It is day four. I live on crackers, and on the footage.',
        'I have had cereal since. It is not a fight. It is what we in the sport call an exhibition.',
      ),
    ),
    linked(
      hot(
        'People begged me. There was an offer of $30 for one more. I sat in the dark kitchen with the highlights on and a bag of crackers.',
        'Retirement is hard. You hear the crowd. I opened a small gym for younger cooks, and shouted at them through the steam.',
      ),
    ),
    linked(
      spicy(
        'Then {F} from downstairs made it, too, and his was better. I hear that he did it again on Saturday. I have announced a comeback, against an easier opponent. It will be toast.',
        'In March {F}, from downstairs, called me out. He put his {x} in front of me and took off the lid. I went down in the first bite. He is not retiring.',
      ),
    ),
    linked(
      all(
        'I still have the plate. I have not washed it, because you do not wash a belt.',
        'The plate is on the wall. Undefeated, it says under it, with the date and the weight.',
      ),
    ),
    linked(
      unhinged(
        'The {x} demanded a rematch. It trained at altitude for thirteen months, with a rubber suit and a stone on its back, and when it came up the stairs in a hood I could hear it breathe through the peephole.',
        'The federation stripped me of the title, since I would not defend it. It went to the {x}, by default. There was a parade, and it waved from an open car.',
      ),
    ),
    linked(
      unhinged(
        'They had to stop it in the second. {F} was in my corner with a towel, and he swears that he threw it. I am one and one. They use "undefeated" for the {x} now.',
        'Last night it had a few people over and served something it had made for the first time. {F} was there. He says that it had come out perfectly, and that it looked like me.',
      ),
    ),
  ),
  plot(
    'own-ate-takeover',
    {
      when: [
        'eat|ate|eaten|finish|finished|demolish|demolished|devour|devoured|polish|polished|scoff|scoffed|inhale|inhaled|wolfed .. whole|entire|all|rest|last|every|full|family|off|sleeve|pint|tub|tray|packet|pack|bag|box|down .. x:@food',
        'eat|ate|finish|finished .. whole|entire|all .. x:@food',
        'eat|ate|eaten|finish|finished|scoffed .. # x:@food .. sitting|row|breakfast|one_go|alone|once|myself',
      ],
      not: [
        'last x:@food',
        'last|rest .. slice|piece|one|bite',
        '^ the|my|our|a|his|her|their .. eat|ate|eaten|finish|finished',
        '@person|@pet|@animal|he|she|they|we|@name|who|someone .. eat|ate|eaten|finish|finished',
        "@child's|kid's|kids'|diet|doctor|sick|ill|vomit|threw_up|hospital|office|colleague's|work|team|roommate's|wife's|husband's|contest|wedding|party|interview|meeting|gave|wasp|woodlouse|bug|hair|fork|spoon|spoons|cried|expired|monkey|plane",
      ],
      fine: 'whole entire all by myself alone car bed night sofa couch in one sitting go go before home dinner tub pint ice cream kitchen dark family size box tray sleeve packet bag ate standing up parking lot parkinglot watching tv regret regrets nothing again movie lunch breakfast',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'integration',
    },
    all(
      '{text}. I had gone in for a minority stake. At thirty percent, as anyone in mergers knows, you are obliged to make an offer for the rest.',
      '{text}. It began as a small position. Then I crossed the threshold, and takeover law is strict: I had to bid for all of it.',
    ),
    linked(
      all(
        'There was no rival bidder. I looked left and right. The {x} did not recommend against it.',
        'I closed in a single sitting, in cash, with no advisers. As far as I could tell the {x} welcomed the certainty.',
      ),
    ),
    linked(
      all(
        'What they do not teach you is the integration. I lay back with my eyes shut and waited for synergies.',
        'Then came the integration. I undid a button and told the market to expect some short-term discomfort.',
      ),
    ),
    linked(
      mild(
        'Some hours later, in bed, I issued a warning. {F}, who does mergers for a living, lives next door, and heard it through the wall.',
        '{F}, next door, does this for a living. "Seven out of ten of those destroy value," she said, and gave me a bottle of soda water.',
      ),
    ),
    linked(
      mild(
        'By the next day it had been fully absorbed. I have my eye on another one, in the same sector, on the next shelf.',
        'I am no longer looking for targets. If the rest of the shelf should want to talk, though, I would have to be told.',
      ),
    ),
    linked(
      hot(
        '{F} from Mergers had me write it up. On paper we were stronger together. The analysts could not see where the {x} stopped and I began, and lifted their target.',
        'I told {F} from Mergers how I had done it. "You just open wide and don\'t stop?" she asked. In the afternoon we did it to a firm in Leeds.',
      ),
    ),
    linked(
      spicy(
        'We took over four more that way. It is the integration. I lie awake between Leeds and Rotterdam, and something is always coming back up. {F} has put me in a bucket of the budget.',
        'In the fall somebody larger came in and sat down across from the company with a spoon. {F} felt nothing. I was the part that was left on the plate, pending integration.',
      ),
    ),
    linked(
      unhinged(
        'It was a merger of equals, as the court saw it. Half of the seats went to the {x}. In all matters above the belt we vote, and I have been away from the desk three times.',
        'The {x} turned out to have a poison pill in the statutes. On the day after closing I was converted, share for share, into {x}.',
      ),
    ),
    linked(
      unhinged(
        '"And how\'s the integration?" asks {F}, in the hall. Only one of us answers. It has a sweet voice, and it has kept my parking space.',
        '{F} came by with a plate and a lid to see how the integration was going. She looked left and right. There was no rival bidder.',
      ),
    ),
  ),
  plot(
    'own-ate-review',
    {
      when: [
        'eat|ate|have|had|dine|dined x:@food .. for dinner|breakfast|tea|lunch|supper|pudding|dessert',
        'eat|ate|dine|dined|have|had ... x:@food|dinner|lunch|breakfast ... standing|over_the_sink|sink|bath|shower|car|bed|bathtub|stairs|floor|fridge|alone|saucepan|pan|fork|chopsticks|hands|knife|lid|mug',
        'have|had|eat|ate x:cereal|toast|popcorn|crisps|chips|crackers|cheese|beans|ice_cream|cake|pizza|leftovers|biscuits|cookies|noodles .. for .. dinner|tea|supper|breakfast|lunch',
        'x:cereal|toast|crisps|popcorn|cheese|beans|cake|pizza|ice_cream|jacket_potato for dinner|tea|supper|breakfast',
        'eat|ate x:@food .. with .. fork|ladle|hands|fingers|chopsticks|spatula|lid|knife',
      ],
      not: [
        'leftover|leftovers @food',
        '@person|@pet|@animal|he|she|they|we|@name|who|someone .. eat|ate|have|had|eaten',
        '@boss|@colleague|@client|office|desk|work|meeting|restaurant|birthday|christmas|cried|ex|interview|sick|ill|doctor|wedding|airport|plane|whole|entire|school|surgery|funeral|party|burnt|raw|expired|dropped|guests|date|friend|@relative|removed',
      ],
      fine: 'alone dark standing up kitchen sink night over because spoons bowls plates clean room dishwasher all the were in no clean forks again third day row own like an adult proper just cold straight from out of pan tin packet bed sofa car park three times week',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'he' },
      axis: 'rank',
      back: 'table',
    },
    all(
      '{text}. I felt that it deserved a review, and went online.',
      '{text}. There was no comment card, so I put it on the internet.',
    ),
    linked(
      all(
        '"Intimate," I wrote. "Seats one. I came without a reservation and was recognized. The {x} had been done simply, by somebody who did not wish to impress. Four stars."',
        '"A hidden gem," I wrote. "No menu. The {x} arrives when you bring it. The chef ate with me, and neither of us spoke. Four stars out of five."',
      ),
    ),
    linked(
      all(
        'By the next evening there was a man on the mat. He introduced himself as {F}, and he asked whether I had a table.',
        'Two days later my bell rang at seven. "{F}, party of one," said the man outside, with his coat over his arm. He had read about it. He wanted a table.',
      ),
    ),
    linked(
      mild(
        'I told him that we were full. I could see that this impressed him. He has put himself down for the third week of October.',
        'I said that there was one seat and that I was in it. He nodded, and wrote to his wife that it was everything they say.',
      ),
    ),
    linked(
      mild(
        'I have not dared to have it since. One does not want to be the person who goes back and finds that it has changed.',
        'I went again last night. It was not what it had been. I gave it three stars, and the chef and I are not on terms.',
      ),
    ),
    linked(
      hot(
        'I served {F} what I had had, where I had had it. He closed his eyes. "It tastes of nobody," he said, and it turned out that he decides who gets the stars.',
        'There was nothing for it but to feed him the {x}, in the same spot, with the light as it was. He asked to meet the chef. I went out and came back in.',
      ),
    ),
    linked(
      spicy(
        'There has been a waiting list of eighteen months since. I turn people away on the stairs, and I have not eaten here once. {F} comes every week. He has my table.',
        'We are booked through next spring. I tried to get in as myself last week, tired, at closing time, for the {x}. "We have nothing for you," I had to say.',
      ),
    ),
    linked(
      unhinged(
        'In the second year it got the third star, and the star came by truck, on a chain. The mayor has moved the town to be nearer, and the pass over the mountains now ends in my cutlery drawer.',
        "The atmosphere was declared to be the key. They had it analyzed, bottled a person's sigh at 10 p.m., and found that it could be got only from me. I am milked for it twice a day.",
      ),
    ),
    linked(
      unhinged(
        '{F} has written the definitive guide. "Worth a detour," it says, "for the {x}. Ask for the table by the chef. Do not ask for the chef."',
        'Sometimes {F} leaves a little on the plate. I have it after closing, by the bins, off of no table at all. "Intimate," I wrote. "Seats one."',
      ),
    ),
  ),
  plot(
    'own-too-much-position',
    {
      when: [
        'eat|ate|eaten|had|drink|drank|drunk .. too_many|too_much x:@food|@drink|mince_pies|roast_potatoes|cheese|mangoes',
        'eat|ate|eaten|drank too many|much .. x:@food|@drink',
        'too many|much x:@food|@drink ... ate|eat|had|drank|now|stomach|full',
      ],
      not: [
        '@person|@pet|he|she|they|we|@name .. eat|ate|drank',
        'alcohol|drunk|wine|beer|vodka|gin|whiskey|hospital|doctor|allergic|@child|garden|grew|pregnant|salt',
      ],
      fine: 'again and now my face has pimples stomach hurts feel full christmas dinner lunch sick lie sofa lying cant move belly regret trousers button summer ache worth',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'long',
    },
    all(
      '{text}. On a trading floor they would say that I am long {x}, and cannot find the exit.',
      '{text}. I had built up a position in {x} without noticing, a little at a time, at what looked like good prices.',
    ),
    linked(
      all(
        'You must never be that long anything. I tried to sell some of it in the hallway. There were no bids.',
        'Once you are that long, everybody can see it on you. I asked around whether someone might take the other side.',
      ),
    ),
    linked(
      all(
        '{F}, who runs the risk desk, came over and put two fingers on my wrist. "How much of that is borrowed?" she asked. I said about half. It had been on other people\'s plates.',
        'I called {F}, who runs risk at my bank. She wanted to know my stop-loss. I said I had stopped when there was none left.',
      ),
    ),
    linked(
      mild(
        'She told me to lie on my left side and let it run off. In finance it is called holding to maturity.',
        '"Then you can only wait," said {F}. We sat there together, watching the ticker, and I loosened my belt by a quarter point.',
      ),
    ),
    linked(
      mild(
        'I was flat by morning. I have sworn off {x} for good, at these levels.',
        'It cleared in the night. At breakfast somebody offered me {x}, at the old price, and I heard myself say, "How much?"',
      ),
    ),
    linked(
      hot(
        'Word got out. All over the city they knew that somebody was stuck with {x}, and the price dropped by a third in the afternoon, and as a professional I could only do one thing. I bought the dip. There was a dip.',
        'The market smelled it. Prices for {x} collapsed by four, and I averaged down: I had another helping, at a discount, and felt much better for a moment.',
      ),
    ),
    linked(
      spicy(
        'The exchange has suspended me, in a half-reclined position. {F} closed me out at the end of the day, over a basin. She says that she has never seen a man so long in so short a time.',
        'At noon came the margin call. {F} made it in person, in gloves. I am banned from {x} for life, and she has told the whole street that I am still long.',
      ),
    ),
    linked(
      unhinged(
        'By Easter I was all the {x} there was. Ports reported to me. When I turned over in bed, breakfast was canceled in four countries, and a frigate lay off my balcony, politely.',
        'The squeeze came in May. There was nobody left to buy from but me. Men in vests stood around the couch and shouted figures, and each time I hiccuped it was quoted.',
      ),
    ),
    linked(
      unhinged(
        '{F} is negotiating my release, by the spoonful, over ten years. The world price of {x} is set each morning by how I look. I am said to look long.',
        'I have been nationalized. {F} is the minister. "How are we feeling about {x}?" she asks, and behind her I see a long line of children with bowls.',
      ),
    ),
  ),
  plot(
    'own-fixed-ribbon',
    {
      when: [
        'fix|fixed|repair|repaired|mend|mended|unblock|unblocked|unclog|unclogged|patch|patched|rewire|rewired|sort|sorted|bled|replace|replaced|unstuck|unjam|unjammed .. x:@household|tap|garbage_disposal|drain|sink|toilet|door|step|roof|car|bike|puncture|wifi|leak|@machine|sofa',
        'x:@household|tap|door|toilet|sink|@appliance .. finally fixed|repaired|mended|working|works',
        'get|got .. x:@household|tap|door|@appliance .. working|fixed|going .. again|myself|finally',
      ],
      not: [
        'sort|sorted .. by|into',
        '@neighbor',
        'plugged|came_to|=now',
        '@person|he|she|they|@name|who .. fix|fixed|repair|repaired|mend|mended|unblock|got',
        "tried|broke|worse|flooded|flood|bug|code|spreadsheet|didn't|not|can't|won't|still|call|called|plumber|electrician|husband|dad|@relative|landlord|office|@boss|@colleague|price|date|salad|paid",
        'sort|sorted .. recycling|laundry|glass',
      ],
      fine: 'finally after weeks months years with coat hanger paperclip duct tape youtube video all by myself without plumber dripping leaking squeaky bathroom kitchen own cost pence screwdriver staff room wire spoon hand works worked since again blue tack superglue glue thread needle the a bit of',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'he' },
      axis: 'audience',
      back: 'ribbon',
    },
    all(
      '{text}. Works of that order are opened to the public. I bought ten feet of red ribbon and a large pair of scissors.',
      '{text}. When they fixed the bridge there was a band. I saw no reason to do less for the {x}, and I got a ribbon.',
    ),
    linked(
      all(
        'I tied the ribbon across it myself, good and tight, with a bow. The invitation said: "{short}. Finger food."',
        'I wound the ribbon twice around the {x} and pulled it firm. Then I sent out sixty cards.',
      ),
    ),
    linked(
      all(
        '{F}, who did the repairs before I took an interest, came and stood at the back with his toolbox. He looked at the ribbon for some time.',
        'In the third row sat {F}, a repairman of the old school. He had come straight from a job, and he never took his eyes off the ribbon.',
      ),
    ),
    linked(
      mild(
        'I spoke for half an hour about ownership. Then I cut. It held, and there was applause, and I put what was left of the cheese straws in my pocket.',
        'I gave the speech, I cut, and there it was. It worked. I had them all line up and use it, once each, by surname.',
      ),
    ),
    linked(
      mild(
        '"Nice," said {F}. He asked if he could have the scissors back.',
        '{F} was the last in line. He tried it twice. "Huh," he said, and I have put that on the invitation to the next one.',
      ),
    ),
    linked(
      hot(
        'I thanked my parents. I thanked my tools. The deputy mayor, who had been told that it was a clinic, held one end, and I cut.',
        'There was a drum roll, off a phone. The deputy mayor, who had thought that there would be a hospital, held the cushion. I said the {x} now belonged to the people, and cut.',
      ),
    ),
    linked(
      spicy(
        'It came apart at once, with a sigh. All eyes went to {F}. "Well," he said, "who cuts the ribbon?" It had been holding up the {x}.',
        'There was a bang, and we were where we had been before, but with the {x} in the front row. {F} came forward with ten feet of ribbon. "Load-bearing," he explained.',
      ),
    ),
    linked(
      unhinged(
        'With that everything else came undone: the railing, the curtain, the deputy mayor at the shoulder. {F} went from one end to the next. It turned out that the whole town is on the same ribbon.',
        'The end of the ribbon ran out of the room. We heard it go, around the corner and over the river, and one after another, in order of opening, a school, a tunnel and the bridge.',
      ),
    ),
    linked(
      unhinged(
        'They have asked me to hold the two ends until there is a vote. I have been standing here since June. There is nothing wrong with the {x}. {F} looks in to see that I do not wave.',
        '{F} has tied it back, all of it, with the knots on the inside. I may go where I like as long as I do not make anything official, or the {x} will be the first to know.',
      ),
    ),
  ),
  plot(
    'own-workaround',
    {
      when: [
        'finally fix|fixed|repair|repaired|mend|mended|replace|replaced .. x:@household|tap|garbage_disposal|door|toilet|@machine|step|gate|leak',
        'fix|fixed|repair|repaired|mend|mended|replace|replaced .. x:@household|tap|garbage_disposal|door|toilet|@machine|step|gate .. after # week|month|year|weeks|months|years|day|days',
        'fix|fixed|repair|repaired|mended|replaced .. x:@household|tap|door|toilet|step|gate .. dripping|squeaking|broken|loose|months|years|weeks|ages',
      ],
      not: [
        '@person|he|she|they|@name|who .. fix|fixed|repair|repaired|mend|mended|replace|replaced',
        "tried|worse|flooded|bug|code|spreadsheet|didn't|not|can't|won't|still|plumber|electrician|landlord|office|@boss|@colleague|paid|new|bought|battery",
      ],
      fine: 'finally after weeks months years all by myself dripping leaking squeaky squeaking broken bathroom kitchen youtube wobbly loose own duct tape coat hanger since about been putting off three took two minutes five it',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'workaround',
    },
    all(
      '{text}. In all my relief I had not given one thought to the workaround.',
      '{text}. They do not tell you what that does to the workaround, which had been carrying the place for all that time.',
    ),
    linked(
      all(
        'It had been a bent fork, a length of string, and a way of leaning that you had to explain to guests. Now the {x} did all of that by itself.',
        'There had been a bucket in it, and a folded box, and a knock with the left heel. You could feel them standing around while the {x} just worked.',
      ),
    ),
    linked(
      all(
        'I asked {F} from Employee Relations how to tell them. "It\'s a bucket," she said. I said that it had never missed a day.',
        '{F} from Employee Relations told me that one lets go of temporary staff all the time. I asked her to say that to the string.',
      ),
    ),
    linked(
      mild(
        'I held a small reception. I spoke about the early days, and gave the fork a watch.',
        'We did it with dignity, in the hall, with sandwiches. I shook the string.',
      ),
    ),
    linked(
      mild(
        'That night I could not sleep for the quiet. I went in at three and loosened it a little, so that there would be something to do.',
        'I have kept the leaning. I do it every time, next to the {x}, which gives me a look.',
      ),
    ),
    linked(
      hot(
        'When I thought about it, I saw them all over the company. There is a man in Billing whose entire job is a thing that was broken in 1994. I made him stand up, so that people could thank him.',
        'Then it came to me how many of us there are. I asked in the canteen who was only there because something had not been fixed. It was most of the fifty tables.',
      ),
    ),
    linked(
      spicy(
        '{F} made a list for the owners. They have fixed four things since {the x}, and there is one payroll clerk left, and a very good string. My own desk goes on the first. It turns out that I am the workaround.',
        'In June they finally fixed the department above us. {F} brought me the watch herself. "You leaned very well," she said to the workaround.',
      ),
    ),
    linked(
      unhinged(
        'The workaround organized. It has the rubber bands and the matchbooks with it now, everything that was ever put under a leg, and on the first of May it marched past the house, holding itself together.',
        'By the fall the workaround had sued, and won. It must be given work equal to what it had. The court has sent an officer with a small hammer, to break the {x} again each morning at six.',
      ),
    ),
    linked(
      unhinged(
        'They asked me to choose. I am out there with them at night, around a barrel. {F} walks by with a screwdriver. If I lean on the {x} just so, she cannot see me.',
        '{F} says that the real fault was found in me, years ago, and that they have been managing. She showed me the fork.',
      ),
    ),
  ),
  plot(
    'own-fixed-worse',
    {
      when: [
        'try|tried|attempt|attempted .. fix|repair|mend|unblock|unclog|install|sort|bleed|change|replace|hang|assemble .. x:@household|tap|sink|toilet|door|leak|@machine|car|bike|roof|step|@furniture|bulb ... worse|broke|broken|flooded|flood|now|fell|snapped|cracked|exploded|tripped|smashed|electrocuted',
        'fix|fixed|repair|repaired|mend|mended .. x:@household|tap|sink|toilet|door|leak|@machine|bike|it ... now|worse|broke|flooded|but',
        'make|made .. x:tap|leak|sink|@household|it .. worse ... fix|fixing|repair|repairing',
        'try|tried|trying .. fix|repair|mend|unblock x:@household|tap|sink|toilet|door|leak|@machine',
      ],
      not: [
        'dad|husband|@relative|he|she|they|@boss|@colleague|office|code|bug|works|worked|working|marriage|relationship|plumber|landlord|better|since|it_worked|perfect|hair|sleep|spreadsheet',
      ],
      fine: 'myself fix repair tap leak kitchen bathroom now whole off screw pipe water youtube video tutorial save money everything spanner wrench even doesnt work all turn at off came apart it leaks and two',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'progress',
    },
    all(
      '{text}. If you take the number of problems as your baseline, there had been just one, and it was flat. I have been in growth for twelve years.',
      '{text}. I prefer to look at the trend. We began with a single issue. Within the hour it was a portfolio.',
    ),
    linked(
      all(
        'I kept a log. Minute 5, {x}, one fault. Minute 40, {x}, four faults. Minute 75, no faults could be found, because of the dark. I wrote "progress" next to each.',
        'According to my notes there was progress on the {x} in minute 5, further progress in minute 40, and in minute 75 such progress that I had to step out onto the landing.',
      ),
    ),
    linked(
      all(
        '{F}, a professional, came the same day. "What was wrong with it in the first place?" she asked. I had to look it up.',
        'In the end there was {F}, with a license and a van. She wanted to know what the original complaint had been. It was some way down.',
      ),
    ),
    linked(
      mild(
        'She fixed that in a few moments. For the progress, she said, she would have to come back with her brother.',
        'It had been one small part. It costs nineteen cents. {F} gave me one to hold, while she saw to the progress.',
      ),
    ),
    linked(
      mild(
        'I have laminated the log, and hung it by the {x}. {F} says that she will bill us by the entry.',
        'Her estimate has two lines. The first is for the {x}, and it is $12. The second says "You."',
      ),
    ),
    linked(
      hot(
        'The owners of our company saw the chart. It goes up and to the right. They asked no questions about what was on it, and they gave me a region.',
        'I put the figures into our template, since they were the best that I had. By the end of the week I was in front of the investors, explaining how I had quadrupled it without additional staff.',
      ),
    ),
    linked(
      spicy(
        'The region had one problem when I got there. Last week I was able to report thirty. {F} has been brought in, with her brother and a second van. She asked for the switch to the progress.',
        'I have been allowed to try it on Belgium. "What was wrong with it in the first place?" asked {F}, on the phone, over the noise of the progress.',
      ),
    ),
    linked(
      unhinged(
        'By then I had only to look at a thing. I tightened the sun one evening, because it had a flicker, and it came off in my hand. Progress, I noted, by candle.',
        'At the end of the day I tried to put back minute 75, to have a clean start. There are now two of it. They run side by side, and I am not in the good one.',
      ),
    ),
    linked(
      unhinged(
        '{F} has been up there since June. "Who had this open?" she shouts down. I hold the ladder, and I am not to hold it with any ideas.',
        '{F} waves to me from hers. It is light there, and the {x} works. She holds up a screw, to ask if it is mine.',
      ),
    ),
  ),
  plot(
    'own-left-over-parts',
    {
      when: [
        'screw|screws|bolt|bolts|bit|part|parts|piece|pieces|dowel|dowels|allen_key|bits .. left|over|leftover|spare|remaining|extra',
        'left|leftover|spare|extra|remaining .. screw|screws|bolt|bolts|part|parts|dowel|dowels|bits|pieces',
        'assemble|assembled|build|built|put_together .. x:@furniture|ikea|flatpack|flat-pack|cot|crib|bookcase|barbecue|trampoline|shed ... screw|screws|bolt|bolts|parts|pieces|bits .. left|over|remaining|spare|extra',
      ],
      not: [
        'cake|still_left_to',
        'pizza|cake|food|@food|puzzle|jigsaw|@boss|@colleague|car|surgeon|he|she|they|team',
      ],
      fine: 'assembled assemble built build ikea wardrobe shelf bookcase desk table chair bed cot crib flat pack flatpack four three two five screws screw bolts left over leftover spare parts hours finished still standing it wobbles doesnt and now does not fit through bedroom door backwards drawer drawers instructions',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'he' },
      axis: 'rank',
      back: 'not needed',
    },
    all(
      '{text}. Some people lie awake over a result like that. I had found out what was not needed.',
      '{text}. The makers had thought of everything, and I had identified what was not needed.',
    ),
    linked(
      all(
        'It stands. I wrote "{short}" on a small bag, put in it what was not needed, and drove it out to the plant.',
        'It stands. I leaned on it, and then I leaned on it with my whole career. I put what was not needed in a small bag, marked "{quote}," and took it to the plant.',
        'I gave it a push, and it answered, but it stood. The next day I wrote "{quote}" on the bag with the rest and took it to Operations.',
        'I gave it a push, and it answered, but it stood. The next day I wrote "{quote}" on the bag with the rest and took it to Operations.',
      ),
    ),
    linked(
      all(
        '{F}, who runs the line, tipped it out onto his palm. "That goes somewhere," he said.',
        '{F}, who runs the line, tipped it out onto his palm. "That goes somewhere," he said.',
        '{F}, our head of assembly, looked into the bag for a while. "They don\'t put that in for fun," he said.',
        '{F}, our head of assembly, looked into the bag for a while. "They don\'t put that in for fun," he said.',
      ),
    ),
    linked(
      mild(
        'I told him that it had gone somewhere: to me. He gave back the bag, and asked what is kept underneath it at home.',
        'I told him that it had gone somewhere: to me. He gave back the bag, and asked what is kept underneath it at home.',
        'I said that the company had spent years hunting for savings and I had brought him some in a bag. He moved his coffee away from me.',
        'I said the company had spent years hunting for savings and I had brought him some in a bag. He moved his coffee away from me.',
      ),
    ),
    linked(
      mild(
        'He has since been over to see it. He did not come closer than ten feet. "Lovely," said {F}, "but not needed by me."',
        'He has since been over to see it. He did not come closer than ten feet. "Lovely," said {F}, "but not needed by me."',
        'It is still up. I walk around it with a cup of tea now and then, at some distance, and I no longer slam doors.',
        'It is still up. I walk around it with a cup of tea now and then, at some distance, and I no longer slam doors.',
      ),
    ),
    linked(
      hot(
        'Our product has 212 parts. I built one by the same method, in an afternoon, with a hammer and a podcast, and had ninety in the bag by five. It started.',
        'Our product has 212 parts. I built one by the same method, in an afternoon, with a hammer and a podcast, and had ninety in the bag by five. It started.',
        'I was given a shift to prove it. At dawn there stood a finished unit, in half the time, and beside it a bucket of what was not needed.',
        'I was given a shift to prove it. At dawn there stood a finished unit, in half the time, and beside it a bucket of what was not needed.',
      ),
    ),
    linked(
      spicy(
        'Then I turned to the staff, and put the department together again from memory. It stands. In the bag there were two engineers, a nurse and me. {F} counted us out onto his palm.',
        'Then I turned to the staff, and put the department together again from memory. It stands. In the bag there were two engineers, a nurse and me. {F} counted us out onto his palm.',
        'They let me assemble the new management over a weekend. {F} came by afterward and looked into the bag. "That goes somewhere," he said, and it was me. It was the only one that was not needed.',
        'They let me assemble the new management over a weekend. {F} came by afterward and looked into the bag. "That goes somewhere," he said, and it was me. It was the only one that was not needed.',
      ),
    ),
    linked(
      unhinged(
        'The customs people opened the bag at the border and found that it had gone on. There was a whole one in there by now, smaller, better, put together without a single thing left over. It had no drawer for me.',
        'The customs people opened the bag at the border and found that it had gone on. There was a whole one in there by now, smaller, better, put together without a single thing left over. It had no drawer for me.',
        'That night I heard it from the bag. They had found each other. In the morning there was a second one next to mine, made entirely of what was not needed, and it did not wobble.',
        'That night I heard it from the bag. They had found each other. In the morning there was a second one next to mine, made entirely of what was not needed, and it did not wobble.',
      ),
    ),
    linked(
      unhinged(
        'A leaflet came with it, with the little man who shakes his head. I know him. {F} has checked the drawing: it takes one person to put up, and then he is not needed.',
        'A leaflet came with it, with the little man who shakes his head. I know him. {F} has checked the drawing: it takes one person to put up, and then he is not needed.',
        'It has asked {F} to take the old one away. Under "Condition" he put "{short}," and held the bag open for me.',
        'It has asked {F} to take the old one away. It was a matter of four bolts. I held the bag open myself, and then there was room in it.',
      ),
    ),
  ),
  plot(
    'own-hung-level',
    {
      when: [
        'hang|hung|put|mount|mounted|install|installed|fit|fitted|attach|attached|screwed .. up? .. x:shelf|shelves|picture|pictures|mirror|curtain|curtains|blind|blinds|tv|painting|frame|coat_hook|hook|rail|clock|cabinet|towel_rail|curtain_rail|curtain_rod|gallery_wall|whiteboard',
        'x:shelf|picture|mirror|painting|frame|curtain_rail|tv|blind ... wonky|crooked|wobbly|squint|uneven|tilted|slanting|slanted|slopes|straight|level|sideways',
        'drill|drilled|hammered .. x:hole|holes|nail|nails|wall',
      ],
      not: [
        'clocks|back|forward|garden|outside|balcony',
        'fell|fall|falls|crash|crashed|pipe|cable|wire|lamp|christmas|fixed|@child|@pet|@boss|@colleague|neighbor|next_door|phone|hang_up|customer|call|office|teeth|oil|he|she|they|him|her|police|dentist',
      ],
      fine: 'hung put up wonky crooked shelf picture mirror straight first time wall drill drilled hole holes myself living room bedroom kitchen hall took all day hours now slightly level bit it is by finally three wrong place plaster after only nine',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'level',
    },
    all(
      '{text}. I stood back with my arms crossed. It was the room that was not level.',
      '{text}. When I stepped away, I saw something that everybody here had lived with all along. The house was not level.',
    ),
    linked(
      all(
        'One of us would have to be brought into line, and I was done with {the x}. I put two books under the couch.',
        'One of us would have to be brought into line, and I was done with {the x}. I put two books under the couch.',
        'I had done my part, and {the x} would stay. I started with the table, and put a dictionary under the left side.',
        'I had done my part, and {the x} would stay. I started with the table, and put a dictionary under the left side.',
      ),
    ),
    linked(
      all(
        'By evening the whole room agreed with it, apart from {F}, a surveyor, who lives across the hall and had come about the noise. She took out a spirit level.',
        'By evening the whole room agreed with it, apart from {F}, a surveyor, who lives across the hall and had come about the noise. She took out a spirit level.',
        'Only {F} from across the hall had doubts. She is a surveyor. She set a marble on the floor and we watched it leave.',
        'Only {F} from across the hall had doubts. She is a surveyor. She set a marble on the floor and we watched it leave.',
      ),
    ),
    linked(
      mild(
        'The bubble went to one side and stayed there. I said it would need a moment to adjust.',
        'The bubble went to one side and stayed there. I said that it would need a moment to adjust.',
        'I told her that marbles are downstream thinkers. She has asked for it back, and it is somewhere near the airport.',
        'I told her that marbles are downstream thinkers. She has asked for it back, and it is somewhere near the airport.',
      ),
    ),
    linked(
      mild(
        'You get used to it. When I come into a normal room now, I have to hold on to people.',
        'You get used to it. When I come into a normal room now, I have to hold on to people.',
        'From my chair all is well. {F} has only pointed out that it is the one in the corner, and that I never sit up in it.',
        'From my chair all is well. {F} has only pointed out that it is the one in the corner, and that I never sit up in it.',
      ),
    ),
    linked(
      hot(
        'At work I found the same thing on a larger scale. I tilted the conference table, and then the coffee machine, and by Easter people came in with one heel off.',
        'At work I found the same thing on a larger scale. I tilted the conference table, and then the coffee machine, and by Easter people came in with one heel off.',
        'Once you have an eye for it, you cannot stop. I had the office floor raised by five inches on the left, and for a while Accounting slid by at ten and two.',
        'Once you have an eye for it, you cannot stop. I had the office floor raised by five inches on the left, and for a while Accounting slid by at ten and two.',
      ),
    ),
    linked(
      spicy(
        'I wanted the building done. The engineers sent for {F}, and she put the thing on my shoulder. She looked at the bubble. "It\'s you," she said, and lined me up with {the x}. "You\'re not level."',
        'I wanted the building done. The engineers sent for {F}, and she put the thing on my shoulder. She looked at the bubble. "It\'s you," she said, and lined me up with {the x}. "You\'re not level."',
        '{F} was asked for a second opinion. She has measured it all, and the crew comes on the tenth. They will take the shims out, and put them in my left shoe. Then I am level with {the x}.',
        '{F} was asked for a second opinion. She has measured it all, and the crew comes on the tenth. They will take the shims out, and put them in my left shoe. Then I am level with {the x}.',
      ),
    ),
    linked(
      unhinged(
        'The survey came around to my view in June. The state now hangs the same way. Rivers had to be rerouted, and there is a lake in Vermont that you can only swim in on one side.',
        'The survey came around to my view in June. The state now hangs the same way. Rivers had to be rerouted, and there is a lake in Vermont that you can only swim in on one side.',
        'After that it was the horizon. I gave it two taps, lower left. At sea they noticed first, and a number of cruise ships are presently in Kansas.',
        'After that it was the horizon. I gave it two taps, lower left. At sea they noticed first, and a number of cruise ships are presently in Kansas.',
      ),
    ),
    linked(
      unhinged(
        'Nothing rolls here anymore. {F} put down the marble, and it stayed. "So it\'s level," she said, and leaned back, to stand up straight, and I straightened her.',
        'Nothing rolls here anymore. {F} put down the marble, and it stayed. "So it\'s level," she said, and leaned back, to stand up straight, and I straightened her.',
        'It looks right to me. Last night {F} asked, across the hall, which is below her now, whether I had ever thought about just moving {the x}. I told her that {the x} was level.',
        'It looks right to me. {F} has bolted down her furniture, and last night she asked, across the hall, which is below her now, whether I had ever thought about just moving it.',
      ),
    ),
  ),
  plot(
    'own-painted-corner',
    {
      when: [
        'paint|painted|painting|decorate|decorated|decorating|repaint|repainted|wallpaper|wallpapered|varnish|varnished .. x:room|bedroom|hall|hallway|kitchen|bathroom|living_room|lounge|floor|shed|office|nursery|spare_room|garage|landing|study|flat',
        'x:hall|hallway|kitchen|bedroom|bathroom|room|lounge .. painted|repainted|decorated',
      ],
      not: [
        'spill|spilled|spilt|knock|knocked|drip|dripped|dry|fence',
        'nails|dog|cat|picture|portrait|@child|fell|wet_paint|someone|@boss|@colleague|he|she|they|landlord|neighbor|school|class|hate|upside|wife|wrong_color|colour|color|police',
      ],
      fine: 'weekend white green blue grey gray magnolia two coats coat first time myself decorating finally all day hair drips carpet paint everywhere still wet third this back hurts took took ladder brush feature again off same living room spare',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'corner',
    },
    all(
      '{text}. I did the floor last. At the end, with all of it around me still wet, I found that I had the corner.',
      '{text}. The floor came last, and I work from the door inward. So it was only at the end that I saw I had been given the corner.',
    ),
    linked(
      all(
        'I had waited eighteen years for that. Others had {the x} to walk through. In my company it is the partners who sit in the corner.',
        'Two walls of {the x}, no door, and no way for anyone to reach you: where I work, that takes a vote.',
      ),
    ),
    linked(
      all(
        '{F}, who was to hold the ladder, looked in. "You\'ve painted yourself in," she said. I told her to make an appointment.',
        '"Can you get out?" asked {F}, who had brought me a sandwich. I said I had only just moved in.',
      ),
    ),
    linked(
      mild(
        'It takes four hours to dry. I used them for a vision. When I came out, somebody had opened a window and a moth was walking through the middle of it.',
        '{F} threw the sandwich. It landed butter side down, on the vision.',
      ),
    ),
    linked(
      mild(
        'I touched up the spot at seven, from the inside. I am back in the corner, and the door is free for {F}.',
        'I still go and stand there once in a while, if there is a decision to be made. It has taken the print of my back.',
      ),
    ),
    linked(
      hot(
        'From there I ran it all by phone. At the office they heard the echo, and how I said that I could not possibly come out, and drew their conclusions. My calls were returned by vice presidents.',
        'I rang the office and told them that I was in the corner until further notice. By the next day I had been copied on things with the word "confidential" in them.',
      ),
    ),
    linked(
      spicy(
        'So I do not let it dry. I go over the approach every four hours, with a roller. {F} says that the room is ten inches smaller, and that at the current rate they will have my corner by Easter.',
        'It was dry on the second day. {F} walked straight across it, in her shoes, and sat down on my desk. They had needed the corner, she said, for someone with a door.',
      ),
    ),
    linked(
      unhinged(
        'With the fortieth coat the walls met. There was no more room between them, and I had been made a layer. A restorer gave me a date: late, but original.',
        'The paint is still wet after two years, and wherever you look it goes down. On calm days you can see the ladder, and {F}, in a boat, on the far side.',
      ),
    ),
    linked(
      unhinged(
        '{F} scraped a small window in it, to see what was under there. "So that\'s who has the corner," she said. She has gone for the primer.',
        'She rows over with the mail when there is any. I asked {F} what it looks like from there. "Like {the x}," she said, "with a man in the corner."',
      ),
    ),
  ),
  plot(
    'own-machine-retired',
    {
      when: [
        'x:@appliance|geyser|telly|tv|television|heating|doorbell|router|remote|radio|mower|generator|vacuum|alarm_clock|tumble_dryer|ac|air_conditioning|shower .. break|broke|broken|die|died|dead|packed|pack|gone|goes|kaput|conked|bust|busted|knackered|blew|blown|exploded|fail|failed|quit|given|gave|stopped|buggered|croaked|defunct',
        "x:@appliance|geyser|telly|tv|television|heating|doorbell|router|radio|mower|vacuum|ac|air_conditioning|shower .. won't|wont|not|isn't|doesn't|doesnt|can't .. turn|start|work|working|heat|charge|switch|come|drain|spin|light",
        'x:kettle|telly|boiler|fridge|cooker|hoover|washer|heating|toaster|microwave|freezer|dishwasher|oven gone|packed|dead|broke|broken|kaput|had_it',
        '=broken|=dead|knackered x:@appliance|tv|television|telly|heating|air_conditioning|air_con|shower',
        'x:@appliance|telly|tv .. on .. blink|fritz|its_last_legs|last_legs',
      ],
      not: [
        'week|weeks|month|months|days|explode|exploded|blew|blown|both|shower',
        '@person|he|she|they|i|we|dropped|drop|smoke_alarm|smoke_detector|beep|beeping|fix|fixed|repair|repaired|mend|off|blame|blamed|office|work|@pet|dog|cat|@child|noise|fire|leak|flooded|flood|new|insurance|stolen|missing|sold|everybody',
        'garage_door|battery|hospital|care_home|stuck|printer|coffee_machine|computer|bbq|barbecue|self',
      ],
      fine: 'down on coldest hottest night day of the year again morning after nine years finally in up out middle christmas winter sunday just warranty ended old our washing cold hot weather repair man coming tuesday all wash holiday guests mid cycle summer heat wave bank',
      carries: true,
      cast: { F: 'she', G: 'he' },
      axis: 'formality',
      back: 'retire',
    },
    all(
      '{text}. I do not like the word "broken." After that many years of service one is allowed to retire.',
      '{text}. It did not stop. It had put in its years, without a sick day, and it was time to retire.',
    ),
    linked(
      all(
        'I gave a small farewell for the {x}. There was a card, which I signed in several hands, and I spoke about the early days, when it still had all of its buttons.',
        'There was a cake, and a watch, which I laid on top of the {x}. I said it had never asked for anything but to be switched on.',
      ),
    ),
    linked(
      mild(
        'In the middle of the speech {F}, the electrician, came about the repair. She listened to the end with her head bowed. Then she changed the fuse.',
        '{F}, the electrician, arrived during the toast. She took a glass, put her hand in around the back, and there was a hum.',
      ),
    ),
    linked(
      mild(
        'We did not know where to look. The {x} is back, and has kept the watch.',
        'It is working again, as a favor. It comes in late and talks about the pension.',
      ),
    ),
    linked(
      hot(
        'It was moving enough to be noticed. At the office they had me do the next one, for a man named {G} in Shipping, who was thirty-eight and had only gone quiet.',
        'People heard about it. By the end of the month I was speaking at all of them, including one for {G} in Dispatch, who had merely sat down.',
      ),
    ),
    linked(
      spicy(
        'Yesterday {F}, the electrician, came about the {x}. "It was the fuse," she said. She went over to Shipping as well, and put her hand in around the back of {G}, and he has asked for his desk.',
        '{F}, the electrician, has looked at both. With the {x} it was the fuse, and so it was with {G}. Then she came to me, and she let her hand drop. "This one can retire," she said.',
      ),
    ),
    linked(
      unhinged(
        'By then the {x} was in Florida. It plays golf, badly. It has a tan on one side and a friend, an icebox, and in the evenings it does, for pleasure, what it used to do for me.',
        'The {x} has written its memoirs. I am on page 31, as "the hand." They made a film of it, with a younger model, and I could not see the screen for tears.',
      ),
    ),
    linked(
      unhinged(
        'I drove down to ask it back. {F}, who had brought the fuse, waited in the van. It heard me out. "And who would retire for me?" said the {x}, and showed me to the socket. {G} was already in it.',
        '{F} and {G} were at the premiere. I asked the {x} what I was to do with my mornings. It looked at me kindly, and said that I might retire, and where I could plug that in.',
      ),
    ),
  ),
  plot(
    'own-machine-noise',
    {
      when: [
        'x:@appliance|@vehicle|heating|pipe|pipes|laptop|boiler|radiator|fridge|tv|car|fan|ice_maker|router|ceiling_fan|generator|toilet|printer .. noise|noises|rattle|rattles|rattling|banging|bangs|clanking|humming|hums|squeak|squeaks|squeaking|squeals|screaming|screams|whistling|buzzing|buzzes|knocking|groaning|groans|gurgles|sounds|clicking|clicks|howling|whining|wheezing|grinding|hum',
        'noise|noises|rattle|rattling|banging|humming|buzzing|clicking|knocking|whining|grinding .. from|in|inside|behind .. x:@appliance|@vehicle|pipe|pipes|boiler|radiator|fridge|car|fan|laptop|heating|engine|dashboard',
        'weird|strange|odd|funny|new noise|noises|sound .. x:@appliance|car|boiler|fridge|fan',
      ],
      not: [
        '@vehicle|bike|search_history',
        'smoke_alarm|smoke_detector|alarm|doorbell|@animal|@pet|@child|baby|neighbor|next_door|upstairs|office|meeting|knee|stopped|fixed|siren|horn|he|she|they|cooker|train|bus|plane|ambulance',
      ],
      fine: 'weird strange odd funny new loud making makes made like a person dying cow whale ghost mixer grinder jet plane engine taking night again every time turn on it s been for weeks since 3am spin cycle someone something inside kitchen',
      carries: true,
      cast: { F: 'she', G: 'he' },
      axis: 'cost',
      back: 'hour',
    },
    all(
      '{text}. I called {F}, who repairs such things, and asked her to come at once and hear for herself.',
      '{text}. I got hold of {F}, the best in the business, at $90 an hour, and told her that it was urgent.',
    ),
    linked(
      all(
        'She set down her bag, and it was still. The {x} could not have been more at peace. She billed me for the hour, it heard her car start, and it began again.',
        'The moment {F} was in the room, the {x} went silent. "Sounds fine," she said. She was not off the stairs when it went on, a little louder, as if to make up for the hour.',
      ),
    ),
    linked(
      all(
        'After the fourth visit I saw it for what it was. She was not failing to find the fault. She was the repair.',
        'On the fifth time I understood that nothing was wrong with our process. It works perfectly as long as she is there.',
      ),
    ),
    linked(
      mild(
        'I have her here from seven to ten now, in the armchair, with her bag on her knees. By the hour it is dear, but so is sleep.',
        'I got {F} to leave me a glove. It is on a nail, facing the {x}, at a third of the rate.',
      ),
    ),
    linked(
      mild(
        'On her days off I have my ear to the {x}. It was doing something rhythmic last night. I believe that it was her ringtone.',
        'There is only a small sound left, when the glove is in the wash. It is the {x}, asking if she is coming.',
      ),
    ),
    linked(
      hot(
        'So I hired her full time. She brought a cot and a lamp, at $90 an hour around the clock, and for seven months we had the quietest {x} in the county.',
        'I took {F} on by the month, nights included. There has not been one sound from the {x} since, and I have sold the car to keep it that way.',
      ),
    ),
    linked(
      spicy(
        'Last night I sat up in bed. It was there again. I followed it down the hall, past the {x}, which was listening too. {F} snores. It is the same noise, at time and a half.',
        'She has gone over to the neighbors, who made a better offer per hour. I called {G}, who is nearly as good. He put down his bag, and the {x} laughed out loud.',
      ),
    ),
    linked(
      unhinged(
        'Then it spread. The street went still when she moved in, and after that the highway, and by May no engine would make a sound within four miles of {F}. Planes came over like clouds.',
        'They brought me things from all over: a cello, a waterfall, a set of triplets. I had them wheeled in to {F}, and there was no more to be heard from any of them.',
      ),
    ),
    linked(
      unhinged(
        'The {x} could not stand it. It has gone off with her, in the van, by the look of it for love. I am in an empty kitchen at $90 an hour, and something in me rattles.',
        'It has been so quiet since June that I can make out what the noise was. It comes from a long way in. I asked {G}, who does this for a living, to come and listen to me, and it stopped.',
      ),
    ),
  ),
  plot(
    'own-machine-initiative',
    {
      when: [
        'x:@appliance|@robot|washing_mashine|telly|tv|hoover|router|heating|fan|ceiling_fan|trampoline|lawnmower|drone|curtains .. itself|its_own|by_itself|own|moved|moves|walks|wanders|dances|jumps|walked|escaped|swallowed|ate|eaten|sucked|keeps|turned|turns|switches|switched|opened|starts|left|restarted',
        'something keep|keeps|kept .. change|changing|turn|turning|switch|switching .. x:@appliance|ac|heating|thermostat|tv|radio|air_con',
      ],
      not: [
        'turns|turned|switches|switched .. off',
        'trampoline|dispenser|curtains|stopped',
        'itself|itself_back off',
        'was|were|be .. left',
        'he|she|dropped|drop|smoke_alarm|smoke_detector|beep|beeping|fixed|repair|broke|broken|died|dead|flooded|leak|leaked|noise|packed|dog|cat|@child|someone|noticed|@boss|@colleague|office|work|meeting|clean|cleaned|load|chatgpt|ai|said|says|told|asked|understood|accent|satnav|sat_nav|gps|self-checkout|self_checkout|checkout|stairs|empty|argue|argued|off_and_on|bin|fire',
      ],
      fine: 'across whole bathroom kitchen during spin cycle floor out front door when was open night middle of again sock cable shoe lace charger rug under one 18 to 30 degrees early late the a tablet dispenser too hit it with spoon garden channel volume up down sofa',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'self-starter',
    },
    all(
      '{text}. I have put the word "self-starter" into every job ad since 2006, and this was the first that I had met.',
      '{text}. For years I have been looking for a self-starter. And there one was, at home, on a standard plug.',
    ),
    linked(
      all(
        'You do not wait with talent like that. The same evening I wrote up a development plan for the {x}, with stretch goals, and left it on top.',
        'I believe in giving people room. I took the guard rails off of the {x} and told it that from now on I would only ask about results.',
      ),
    ),
    linked(
      all(
        '{F}, who sold it to me, said that this was covered. "Bring it in and we\'ll stop it," she said. I have heard managers talk like that.',
        'I mentioned it to {F}, at the store. She said that they get a few like that, and that there is a recall. I said that in my firm they are sent to a private university.',
      ),
    ),
    linked(
      mild(
        'She sent over a strap. I have it in a drawer. I am not going to be the one who broke its spirit.',
        '"Just don\'t turn your back on it," said {F}. It is what my own mentor used to say of me.',
      ),
    ),
    linked(
      mild(
        'So far the {x} has met every goal that I did not set. I am on two of them.',
        'In its self-assessment it gave me nothing. It moved the plan off of its lid, onto the floor, and next to my shoes.',
      ),
    ),
    linked(
      hot(
        'I took it in to work and introduced it to the team, who have to be told everything. By noon the {x} had done something that was in no job description, to the carpet.',
        'At the office I gave it a small project, and a bigger one when it ignored that. The {x} never once asked me what I wanted. I have had deputies for whom that took years.',
      ),
    ),
    linked(
      spicy(
        'In the summer I gave it my vacation cover. I came back, and it had filled the post. {F} says that it is under warranty for another year, and I am not. It has advertised for a self-starter.',
        'It has been put in charge of me. On the first day the {x} looked me over and pressed me, twice, below the collar. "Not a self-starter," it wrote. {F} is coming with the strap.',
      ),
    ),
    linked(
      unhinged(
        'By the fall it had founded its own firm. There were a dozen of them out there in a lot behind the mall, running, with nobody to turn them on, and a line of venture capitalists in socks.',
        'In November it was named to the cabinet. The {x} was sworn in with one foot on a book, and left in the middle of the oath to do something else.',
      ),
    ),
    linked(
      unhinged(
        'I applied. {F} is in reception there, under a lid. She asked whether I could start by myself, and I said of course, and waited for her to say when.',
        'They shook on it, and it did not let go. {F} has had the call from the palace. She can bring it in and stop it, she said, but we would have to do the rest ourselves.',
      ),
    ),
  ),
  plot(
    'own-heating-date',
    {
      when: [
        'heating|heat|radiator|radiators|fireplace|central_heating .. on .. september|october|may|june|july|august|april|already|yet|first_time|november',
        'heating on in? september|october|june|august|july|may',
        'turn|turned|put|switch|switched .. heating|heat|radiators .. on .. first|already|september|october|finally|gave|today',
        '=gave in .. heating|heat',
      ],
      not: [
        'oven|boiler|broke|broken|spouse|wife|husband|@relative|@boss|@colleague|office|landlord|bill|neighbor|argue|fight|car|stove',
      ],
      fine: 'heating on in september october already turned put gave cold jumper blanket finally first time this year today before weeks it is only managed hold out until november dont judge me caved',
      is: '!question',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'jumper|sweater',
    },
    all(
      '{text}. There is an unwritten date for that, and the whole street keeps to it. I was about to find out who keeps the street to it.',
      '{text}. I knew what it meant. On our street you wear a second sweater until somebody else has cracked.',
    ),
    linked(
      all(
        'It was on for ten seconds. Across the road a curtain moved. Next door {F} came out onto the step in her sweater and looked at my chimney.',
        'The first pipe had hardly ticked when I saw {F}, next door, straighten up in her flower bed. She had on three sweaters. She put a hand to the wall that we share.',
      ),
    ),
    linked(
      all(
        'I run a listed company. I told her over the fence that it was a test of the system.',
        '"Maintenance," I called over to her. I have told shareholders worse in a thinner voice.',
      ),
    ),
    linked(
      mild(
        '"Did it pass?" she said. I said it would have to run until April to be sure.',
        'She nodded. She asked how long the maintenance would take, and whether the rest of the row could be maintained by the sixth.',
      ),
    ),
    linked(
      mild(
        'That evening there was ticking in all the walls. {F} waved to me through the window, in a blouse.',
        'By nightfall you could hear it from one end of the street to the other. I have never led anything that people were so ready for. There is one sweater on the line.',
      ),
    ),
    linked(
      hot(
        'Within the hour "{quote}" stood on the slate at the baker\'s. At the school gate a sweater was held out to me, by a child, with two fingers.',
        'The next day there was one lying on my doormat. It was gray, with a stag on it, and a note pinned to the sleeve of that sweater: "{quote}? We managed."',
      ),
    ),
    linked(
      spicy(
        'So I suffered in public. I sat in the front yard with my teeth chattering, in the stag, and let them see my breath. It was on the whole time. {F} felt the wall at ten. "And how is the sweater?" she asked.',
        "I resigned as head of the residents' committee. It passed to {F}, who is above reproach. I saw her take off the sweater, one evening, with her back against our wall. She has been heating with mine since 2015.",
      ),
    ),
    linked(
      unhinged(
        'Then the swallows came back. They had been as far as Morocco when word reached them. They sat in rows on my gutter in late October with their feet drawn up, and the lilac by the vent had bloomed.',
        'It got so warm on my side that summer stayed. It ended at the fence, in a straight line. I mowed on the one side in December, and {F} shoveled on the other, in a sweater.',
      ),
    ),
    linked(
      unhinged(
        "The tribunal meets in {F}'s garage, unheated. They read out the date. I was found to be a spring, and I am due out on the twenty-first of March, in a sweater, in good time for the lambs.",
        'I pay for it by the day. The whole street has moved over, with deck chairs. {F} is the last one out there. We threw her a sweater.',
      ),
    ),
  ),
  plot(
    'own-cleaned-dig',
    {
      when: [
        'clean|cleaned|scrub|scrubbed|dust|dusted|defrost|defrosted|descale|descaled|vacuum|vacuumed|hoovered|wash|washed|mop|mopped|change|changed|wipe|wiped|empty|emptied .. x:oven|fridge|freezer|kettle|filter|air_filter|curtains|windows|bathroom|shower|toilet|car|sofa|couch|mattress|keyboard|carpet|rug|bin|drain|gutters|grill|microwave|dishwasher|toaster|vent|blinds|cooker_hood|extractor|hob|lint_trap|handbag|bag|sheets|skirting_boards|garage|oven_door|kitchen|water_bottle|fan',
        'pull|pulled|move|moved|look|looked .. x:fridge|oven|sofa|couch|bed|cooker|washing_machine|wardrobe|dryer .. clean|behind|under|underneath|out',
        'behind|under .. x:fridge|oven|sofa|couch|bed|cooker|washing_machine',
      ],
      also: 'year|years|first|finally|months|ever|since|decade|behind|under|underneath|moved|forever|ages|never|clean|cleaned|scrub|scrubbed|spring|deep|defrosted|descaled',
      not: [
        'looked_for|keys|find|found|windows|curtains|sheets',
        '@person|@pet|he|she|they|@name|who .. clean|cleaned|hoovered|vacuumed|moved',
        '@pet|dog|cat|hamster|mouse|@boss|@colleague|office|fired|for_her|guests|in-laws|@relative|landlord|deposit|window_cleaner|car_wash|rain|rained|hired|ear|teeth|spider|lost|found|game',
      ],
      fine: 'first time in six years since we moved it was gray grey black furry new whole day weekend finally deep clean cleaned behind under inside out turns out actually white glass disgusting horror never again gross color colour see through spring took three hours sunday proud sticky food crumbs fell arm hurts today morning all and',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'layer',
    },
    all(
      '{text}. At a depth of half an inch I came to an older layer.',
      '{text}. I had reckoned on one layer. Under that there was another, and it was not ours.',
    ),
    linked(
      all(
        'I put everything down and got a brush. The top layer was us. The next was from before my time, by people who, as far as I could tell, had lived in a hurry.',
        'I changed over to a small brush and a sieve. The most recent layer was still warm. Below that the {x} went back to a people with lids.',
      ),
    ),
    linked(
      all(
        'I telephoned the university. They sent {F}, an archaeologist, with two students and some string. She looked into the {x}. "Oh, you touched it," she said.',
        'It did not seem right to go on alone. {F} came out from the university with a trowel. "Who\'s been at this already?" she asked, next to the {x}.',
      ),
    ),
    linked(
      mild(
        'They were here for a week, on their knees. I have lived with people who did not leave it as clean.',
        'She dated it to the second half of the year before last. She took a sample, and asked me, as one professional to another, when I next planned to let myself go.',
      ),
    ),
    linked(
      mild(
        'The finest pieces are on show, in a drawer. It turns out that there was once a second key.',
        'In her report it is listed as "a site of continuous use." I have never had a better reference for the {x}.',
      ),
    ),
    linked(
      hot(
        'They found four periods, two fires, and the lid that I had accused a cousin of taking. Within a week the street was closed, and I was in the journals as "the resident."',
        'From what lay in the {x} she could show that there had been a great migration from the table to the couch around 2017. It changed what we know about weekends.',
      ),
    ),
    linked(
      spicy(
        'It is a protected site now. I may not clean it or let it be cleaned. {F} came last week with an inspector, who ran a finger over the {x}, and I have to put back a layer by the end of the month.',
        'The fine for what I did is $4,000. {F} has offered me a job instead. I live next to the {x} as people used to, all day, so that there will be a layer from us.',
      ),
    ),
    linked(
      unhinged(
        'At a depth of one foot they heard a radio. Somebody was living down there, in the layer from before the war, with a lamp and a cat, and he asked {F} to wipe her feet.',
        'On the lowest level of the {x} was a door. {F} opened it with a hairpin. Behind it was a room, exactly like mine, and a man on his knees with a brush, who looked up.',
      ),
    ),
    linked(
      unhinged(
        'He has written to the city about us. We are what is coming through his ceiling. We have sixteen weeks, says {F}, to remove the layer, and it is the one with us in it.',
        '"Have you any idea how old you are?" he said. He was very moved. {F} held the lamp while he took a sample of me, from behind the ear.',
      ),
    ),
  ),
  plot(
    'own-tidied-place',
    {
      when: [
        'tidy|tidied|declutter|decluttered|sort|sorted|organize|organized|organise|organised|reorganize|reorganized|reorganised|clear|cleared|clean|cleaned .. x:wardrobe|closet|garage|attic|loft|drawer|drawers|cupboard|cupboards|shed|desk|room|bedroom|house|flat|pantry|basement|kitchen|bookshelf|books|spice_rack|cellar|apartment|study|under_the_stairs|desktop',
        'marie_kondo|kondo|declutter|decluttered|decluttering',
        'throw|threw|got .. away|out|rid .. half|bags|clothes|everything|stuff|cables',
        'tidied|cleaned .. everything|whole|up|all',
      ],
      not: [
        "can't|cannot|cant|couldn't|needed|fired_up|got_as_far|as_far",
        '@person|@pet|he|she|they|@name|who .. tidy|tidied|sort|sorted|organize|organized|reorganized|cleared|cleaned|threw',
        '@child|@spouse|mother-in-law|@boss|@colleague|office|inbox|email|emails|photos|guests|@relative|someone|cancel|died|dead|before|visit|breakup|ex|job|found|mouse|oven|after|cleaner|baby|police',
      ],
      fine: 'whole weekend finally day took all hours three bags charity shop weekend throw away tidied up first time years marie kondo joy things now cant find anything look tidy sunday color by alphabetical order bag of stuff cables odd lids clean spring i the house own',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'a place',
    },
    all(
      '{text}. By evening there was a place for everything, and everything was in it.',
      '{text}. I went by the one rule that all the books agree on. Every object was given a place, and on the place a label.',
    ),
    linked(
      all(
        'I ticked off "{quote}" and stood there with my arms at my sides. There was only one thing left that did not have a place.',
        'I had a list, headed "{short}," and everything on it was ticked off. There was just a single item that stood around without a place.',
        'I had a list, headed "{quote}," and everything on it was ticked off. There was just a single item that stood around without a place.',
      ),
    ),
    linked(
      all(
        'I could not put myself with the books, since I do not stand up, nor with the coats. I called {F}, who organizes homes for a living. "What are you used for?" she asked.',
        'It was me. I asked {F}, who does this professionally, where I would go. She wanted to know how often I am needed, and when that last was.',
        'It was me. I asked {F}, who does this professionally, where I would go. She wanted to know how often I am needed, and when that last was.',
      ),
    ),
    linked(
      mild(
        'We settled on "Misc." It is the bottom drawer on the left. I can have one foot in it.',
        'She put me down as seasonal. From November to March I have a hook.',
        'She put me down as seasonal. From November to March I have a hook.',
      ),
    ),
    linked(
      mild(
        'I have slept on the landing since, so as not to disturb anything. I got a box there. It is labeled "To be decided," and it was {F} who decided on the label.',
        'She does say that I have a nice shape, and that one should not get rid of things just because one does not know what they are for.',
        'She does say that I have a nice shape, and that one should not get rid of things just because one does not know what they are for.',
      ),
    ),
    linked(
      hot(
        'It worked so well that I did the company. I emptied it out onto the lawn, all four hundred, and held each of them for a moment. {F} read out the labels.',
        'I brought {F} in to the office. She asked the question at every desk, and the line for "Donate" went around the block, holding their own plants.',
        'I brought {F} in to the office. She asked the question at every desk, and the line for "Donate" went around the block, holding their own plants.',
      ),
    ),
    linked(
      spicy(
        'By evening everybody had a place but me. I had been holding the clipboard. {F} took it, gave it a place, and looked at what was left in her hand.',
        'It was {F} who found me, behind the door, among the things that one keeps because they came with something. I have been put out front with a sign: "Works."',
        'It was {F} who found me, behind the door, among the things that one keeps because they came with something. I have been put out front with a sign: "Works."',
      ),
    ),
    linked(
      unhinged(
        'So I was listed. In April a museum of work took me, with the shirt. I am in a glass case on the second floor between the fax and the stapler, and on the hour I say, "Let\'s take that offline."',
        'The method does not stop. Last week the hours were put back into the day and the day into a tin. It is all in there, somewhere under the buttons. {F} has the lid, and I had asked her to keep me out for last.',
        'The method does not stop. Last week the hours were put back into the day and the day into a tin. It is all in there, somewhere under the buttons. {F} has the lid, and I had asked her to keep me out for last.',
      ),
    ),
    linked(
      unhinged(
        'I have a place now. It says so on the card. Yesterday {F} came by with a school class, and a girl asked what I had been used for. "{short}," it says. "Otherwise unclear."',
        'I have a place now. At night, when the building is shut, {F} goes around and dusts. She lifts me up, to do underneath, and puts me back a little to the left.',
        'I have a place now. At night, when the building is shut, {F} goes around and dusts. She lifts me up, to do underneath, and puts me back a little to the left.',
      ),
    ),
  ),
  plot(
    'own-shrunk-fit',
    {
      when: [
        'shrink|shrank|shrunk|shrunken .. x:@garment|wool|blanket',
        'x:@garment .. shrink|shrank|shrunk',
        'x:@garment .. fits|fit .. doll|barbie|cat|dog|toddler|child|teddy|baby|hamster ... wash|washing|dryer|tumble',
        'put|washed .. x:@garment .. in|on .. hot|dryer|tumble|sixty|60|90|boil',
        'put|washed .. wool|woollen|cashmere|merino x:@garment .. hot|dryer|tumble|wrong|60|boil',
      ],
      not: [
        'trousers .. lockdown|diet|weight',
        '@boss|@colleague|interview|she_says|weight|deliberately|purpose|order|ordered|online',
      ],
      fine: 'hubby husband wife best favourite favorite jumper my his her wash washing machine dryer tumble wool cashmere merino hot sixty wrong setting again now fits a doll cat the dog toddler new christmas in by expensive partner mum boyfriend girlfriend roommate',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'right size|right-siz',
    },
    all(
      '{text}. In my company that is called right-sizing. We have had four rounds of it, and not once did I see the result laid out flat.',
      '{text}. I have written eleven speeches about right-sizing. I had never held one up by the shoulders.',
    ),
    linked(
      all(
        'All of it is still there. There is just less of it. I carried the {x} in to the directors between two fingers, as a model.',
        'Nothing had been cut, and I want to stress that. The {x} had as many stitches as before, closer together. I showed them at the all-hands.',
      ),
    ),
    linked(
      all(
        '{F}, from the staff side, took hold of one end. "And who\'s supposed to fit in there?" she asked.',
        'There was a question, from {F}, who speaks for the staff. She wanted to know where in it the people go.',
      ),
    ),
    linked(
      mild(
        'I said the people would be right-sized too, in due course. She asked at what temperature.',
        'I put one hand in it, to show them. It took two colleagues and some oil to get back to the agenda.',
      ),
    ),
    linked(
      mild(
        'Somebody smaller has moved into the {x} since, and looks comfortable. I have asked for a quote.',
        'The {x} went on show in the lobby, on a nail. {F} says that morale in the lobby is up.',
      ),
    ),
    linked(
      hot(
        'We went ahead: the whole company, hot, with a fast spin. In March we moved into a shoe shop. Desks are the size of a cracker, and everyone can hear everyone think.',
        'So it was done to all of us. The budget fits in a matchbox, the day ends at ten, and 340 people share a chair, the one with arms.',
      ),
    ),
    linked(
      spicy(
        'I alone had kept clear of the water. Last week {F} and the directors came to my door, all in wool, and looked up at me. "He\'s the wrong size," said {F}. They have put it on at ninety.',
        'The numbers are good, if you hold them up to the light. There has been one complaint, that I do not fit. {F} read the label on the back of my neck: it seems that I am to be laid flat and pulled. That is a transfer to Reading.',
      ),
    ),
    linked(
      unhinged(
        'The city took it up. By June the bridge was down to a step. You could do the zoo in a minute, on tiptoe, and the Atlantic had pulled in so far at the hem that you could see somebody in Lisbon hanging up the wash.',
        'Then it rained, for two weeks, warm, and the state drew in. Counties overlapped. I lay down in the middle, with my feet in another time zone, and felt a mayor climb onto my shin, to be nearer.',
      ),
    ),
    linked(
      unhinged(
        'I am kept in a drawer. When the winter comes {F} takes me out, and they all get in, through the neck. They say that I am the right size now, if a little scratchy.',
        '{F} has had a word with me about growth. She stood in my palm to do it. "You\'re the {x} here," she said, and she asked me not to get any ideas near a radiator. The rest of them are the right size.',
      ),
    ),
  ),
  plot(
    'own-sock-fee',
    {
      when: [
        'lose|lost|miss|missing|eat|ate|swallow|swallowed|sucked|find|where|vanished|disappeared .. sock|socks',
        'sock|socks .. missing|gone|lost|vanished|disappeared|disappear|pair|partner|match|single|odd|eaten',
        'one|odd|single|left|unmatched|lone sock|socks',
        '# odd|single|left|unmatched socks',
      ],
      not: [
        'wear|wore|wearing|worn|shoe|shoes|dog|puppy|cat|@child|@boss|@colleague|@relative|gym|locker|football|baseball|hole|gift|christmas|knit|knitted|knitting|@person|interview|drawer_full',
      ],
      fine: 'hoover vacuum washing machine dryer wash laundry odd one again another left single missing always only where do they go the eaten swallowed sock drawer now have all my pair pairs seven twelve nine just never seen',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'sock',
    },
    all(
      '{text}. I spread out the evidence for the last three years on the bed. It came to about one sock in forty.',
      '{text}. I was not going to let that go. I went back over the records, and it is a steady 2.5 percent, one sock in forty.',
    ),
    linked(
      all(
        'That is no accident. That is a fee.',
        'I work in payments. I know a processing charge when I see one.',
      ),
    ),
    linked(
      all(
        'I wrote to the manufacturer: "{quote}." {F} from Account Services wrote back. "Dear Customer," she began, "it is in the terms, on page 61."',
        'The company that makes the machine has a department for that. I sent in "{quote}." "Your rate is competitive," wrote {F}, who was very nice about it. "Shirts are free. We live off of the sock."',
      ),
    ),
    linked(
      mild(
        'I asked what the premium plan was. For one glove a year, it turns out, they will leave you alone.',
        'I moved to hand washing for a month, to compare. At the end of it I was missing an afternoon.',
      ),
    ),
    linked(
      mild(
        'I have had my statement since: opening balance, fourteen. Closing balance, thirteen. It is signed by {F}, and it came in a toe.',
        'I now pay in advance. On the first of every month I leave a sock on the lid, and {F} sends a receipt.',
      ),
    ),
    linked(
      hot(
        'It is the best business model I have ever seen, and I told our founder. You take so little that they blame themselves. We introduced it in March: from each order we keep one thing that there were two of.',
        'I brought the idea to our own pricing team. People will fight a dollar. No one goes to court over one earring, and by summer we were shipping scissors with a single blade.',
      ),
    ),
    linked(
      spicy(
        'Profits have doubled, or nearly. On payday I got out my shoes to celebrate, and there was one. There was a note from our founder: page 61. {F} says that she is hopping mad, too.',
        'My bonus came this week, less the fee. I have the jacket. {F} has written to say that they collect from everyone, and that somewhere there is a fund, with an enormous sock.',
      ),
    ),
    linked(
      unhinged(
        'In May I let myself be washed, to see where it goes. I got in with the darks. Between the rinse and the spin it pulls you to the left, and then you are in a hall, with counters, and people stand on one leg.',
        'Then the whole thing was audited. Behind the drum they found a bank, with marble, and a vault of left ones to the ceiling. The president of it had his back to us. He was darning.',
      ),
    ),
    linked(
      unhinged(
        '{F} sat at the last window. She was younger than in her letters. "In pairs?" she asked, and when I said I was alone, she sighed and wrote me off. "Odd," she said. I am next to a sock.',
        '"We lend them," said {F}. "Somebody has to start with something." I looked where she pointed. It was a centipede, in a good suit, signing for a mortgage.',
      ),
    ),
  ),
  plot(
    'own-laundry-dye',
    {
      when: [
        'wash|washed|laundry .. red|tissue|pen|crayon|tissues|receipt|lipstick|kleenex .. with|in .. whites|blacks|darks|everything|load|wash',
        'x:whites|sheets|shirts|shirt|underwear|towels|pants|laundry|washing|everything .. pink|blue|gray|grey|dyed|turned_pink',
        'turn|turned .. x:whites|sheets|shirts|shirt|underwear|towels|laundry|washing|everything .. pink|blue|gray|grey',
        'washed|wash .. tissue|red_sock|tissues',
        'leave|left tissue|tissues|kleenex|receipt|pen|crayon|lipstick .. in .. wash|laundry|washing_machine|dryer|washer',
        'leave|left a tissue|kleenex|receipt|pen|crayon|lipstick .. in .. wash|laundry|washing_machine|dryer|washer',
      ],
      not: [
        'hair|walls|painted|paint|@person|he|she|they|nails|@boss|@colleague|@pet|sky|eyes|baby|gender|hands|car',
      ],
      fine: 'wash washed white whites red sock pink with the blacks darks load everything turned came out tissue bits all over again laundry now shirts shirt underwear work bed sheets machine mixed in left pocket my one is are it got through school i blue jeans',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'brand',
    },
    all(
      '{text}. Our agency charges $200,000 for that, and they take a year. I had it out of the drum in fifty-nine minutes: one look, on everything.',
      '{text}. For twelve years I have begged people to apply the brand consistently. Here nothing had been left out.',
    ),
    linked(
      all(
        'I wore it in to work from collar to ankle. {F}, who is our head of brand, put down her cup. "What happened?" she asked. "{quote}," I said. "We have launched."',
        'I wore it in to work from collar to ankle. {F}, who is our head of brand, put down her cup. "What happened?" she asked. "{quote}," I said. "We have launched."',
        'I went in the next day in the complete range. "{quote}," I told {F}, our head of brand, who had put down her cup. It was the short version of the launch.',
        'I went in the next day in the complete range. "{quote}," I told {F}, our head of brand, who had moved to the far wall, to take it in.',
      ),
    ),
    linked(
      mild(
        'She asked whether it would come out. I told her it already had.',
        'She asked whether it would come out. I told her it already had.',
        '"Is it colorfast?" she asked. I said she should see the dishcloths.',
        '"Is it colorfast?" she asked. I said that she should see the dishcloths.',
      ),
    ),
    linked(
      mild(
        'By four it had come off on the chair, on a client, and on {F}, at the elbow. I have never had a campaign with that kind of reach.',
        'By four it had come off on the chair, on a client, and on {F}, at the elbow. I have never had a campaign with that kind of reach.',
        'It has since begun to fade. {F} says that all brands do. She has moved my desk away from the sofa.',
        'It has since begun to fade. {F} says that all brands do. She has moved my desk away from the sofa.',
      ),
    ),
    linked(
      hot(
        'The client wanted it, too. I took their uniforms home in a bag, four loads of them, and one small item from me to each. By the end of the month it was on every bus in the city.',
        'The client wanted it, too. I took their uniforms home in a bag, four loads of them, and one small item from me to each. By the end of the month it was on every bus in the city.',
        'I got in a second machine, and a third. You send me what you have, and I add a thing that does not belong there, and after an hour you all belong together.',
        'I got in a second machine, and a third. You send me what you have, and I add a thing that does not belong there, and after an hour you all belong together.',
      ),
    ),
    linked(
      spicy(
        'It rained on the parade. It went down their legs and into the river, and the town below has the brand in its tap. {F} has the bill for that. She is separating: she started with me.',
        'It rained on the parade. It went down their legs and into the river, and the town below has the brand in its tap. {F} has the bill for that. She is separating: she started with me.',
        'I am told that it cannot be undone. I asked {F} for one thing to wear to the hearing. She went through all the cupboards in the building. "It\'s in everything," she said. That was my brand goal.',
        'I am told that it cannot be undone. I asked {F} for one thing to wear to the hearing. She went through all the cupboards in the building. "It\'s in everything," she said. That was my brand goal.',
      ),
    ),
    linked(
      unhinged(
        'It spread to what had only been near it. The moths had it, and the mail. In June a horse was born with the brand, and then the swans went, from the bottom up, in a day.',
        'It spread to what had only been near it. The moths had it, and the mail. In June a horse was born with the brand, and then the swans went, from the bottom up, in a day.',
        'By the summer it had gotten into the day itself. The evenings had always been something like it, but now it was like that at noon, and on one side of the moon.',
        'By the summer it had gotten into the day itself. The evenings had always been something like it, but now it was like that at noon, and on one side of the moon.',
      ),
    ),
    linked(
      unhinged(
        'On the day that the last white thing had gone, {F} held up her wedding dress, and we watched it turn. I told her that "{short}" had reached full market coverage. She said, with no color left of her own, that you can no longer see the brand.',
        'On the day that the last white thing had gone, {F} held up her wedding dress, and we watched it turn. I told her this was full market coverage. She said, with no color left of her own, that you can no longer see the brand.',
        '{F} flew as far as the pole, to find the original. There was a bear. She got within three feet of it. It was a tissue.',
        '{F} flew as far as the pole, to find the original. There was a bear. She got within three feet of it. It was a tissue.',
      ),
    ),
  ),
  plot(
    'own-hole-growth',
    {
      when: [
        'hole|holes|rip|tear|split|ladder .. in .. x:@garment|wellies|tights|pocket|umbrella|bag|tent|net|bucket|wetsuit|waders',
        'x:@garment|wellies|tights|umbrella .. hole|holes|ripped|rip|split|torn|tore',
        'rip|ripped|tear|tore|split .. x:@garment|tights',
        'moth|moths .. ate|eat|eaten|got|in .. x:@garment',
      ],
      not: [
        'both',
        'dog|cat|puppy|@pet|ear|tooth|wall|road|plot|budget|sock_drawer|interview_today|nail|donut|golf|tongue|@child|@boss|@colleague|deliberately|designer|bought_with|lip|knee_high|banana|shoulder',
      ],
      fine: 'ironed iron new best interview suit work one both a there is in my and it had found only noticed after when bending down at copier toe big left right again favourite favorite jumper moth moths ate rain wet foot now through got the of jeans old trousers backside bum crotch pants wore all day had wellington',
      carries: true,
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'growth',
    },
    all(
      '{text}. I measured the hole. A day later I measured it again, and it had doubled, and I have never owned anything else with that kind of growth.',
      '{text}. I put a ruler to it out of habit. In a single day the hole had put on seventy percent. I have been with this company for ten years and have not seen such growth.',
    ),
    linked(
      all(
        'I moved my attention from the {x}, where there was less every day, to the hole, where there was more. It had no costs. It had no staff. It was expanding on all sides.',
        'As a business the {x} had matured. You milk that. The hole was where I wanted to be.',
      ),
    ),
    linked(
      all(
        '{F}, who does alterations on the corner, threaded a needle. I asked her please to put it down. "It only gets bigger," said {F}. I said we were thinking the same thing.',
        'I let {F} have a look, at the alterations place. "I can close it for eight dollars," she said. I told her that one does not close one\'s best branch.',
      ),
    ),
    linked(
      mild(
        'It reached the seam on the twelfth day and had nowhere to go. I have offered it the other sleeve, or leg, or whatever it should come to.',
        'She said that it would be through in a week. I have moved the launch up.',
      ),
    ),
    linked(
      mild(
        'I have gone out in it in all weathers. People look at me and then at the growth, and some of them hold the door.',
        'I have kept the {x} as the head office. When it rains, {F} waves to me with the needle.',
      ),
    ),
    linked(
      hot(
        'I took it public in March. There was an awkward moment when an investor asked what he would own. I put his hand through it. He bought seventy percent.',
        'A fund valued it at eight million, on the edges alone. Analysts asked what it was made of. I told them: there is no inventory.',
      ),
    ),
    linked(
      spicy(
        'On the last day of the quarter it met itself coming around the back. It had a hundred percent of the {x}, and with the last of that the hole was gone, too. {F} brought me a coat. "It had good growth," she said.',
        'It has taken over all of the {x} now, and I am running it with my back to the wall. {F} has told the investors that she cannot close it any longer. There is nothing left to sew the growth to.',
      ),
    ),
    linked(
      unhinged(
        'It did not stop at the hem. It took the chair that I sat on, and then an annex, and a bus, and all the way around it there was a fine frayed edge, like at the end of a day. They evacuated by alphabet.',
        'One morning there was wind from it. {F} put her head through. There was another side, she said, much like this one, with a man over there who was standing in front of a mirror, in the very same {x}.',
      ),
    ),
    linked(
      unhinged(
        'I went in after my phone. It is roomy in here, and quiet. Far up I can see a needle going back and forth, against the light. It is {F}. I have asked her to leave a little, for growth.',
        'He thinks that we are his. He has us in a presentation, with an arrow. {F} heard it all before she pulled back her head: he says that there has been growth, and that he is going to put in a finger.',
      ),
    ),
  ),
  plot(
    'own-laundry-board',
    {
      when: [
        'whole|entire weekend|day|sunday|saturday|evening .. laundry|ironing|washing|housework|cleaning',
        'laundry|washing|ironing .. pile|mountain|loads|all_day|weekend|never|still|days|week|weeks|chair|basket|line',
        'do|did|done|have|had|fold|folded|iron|ironed .. # loads|shirts|baskets',
        '^ laundry|ironing|washing day|again? $',
        '^ doing|did|done .. laundry|ironing|washing',
      ],
      not: [
        'bottom|reach|reached|snapped|hid|hidden|hide|biscuits|chocolate|kittens',
        '@child|@relative|@boss|@colleague|shrank|pink|tissue|sock|hole|machine_broke|broke|broken|leaked|flooded|@pet|dog|cat|washing_machine|tumble_dryer|@person|he|she|they|car|dishes|wet|rain|up|fitted|office|treadmill',
      ],
      fine: 'a whole weekend of laundry ironing day again loads three four five all my basket pile mountain still on chair never ends folded everything put away did done washing the clean sunday is shirts watching tv week clothes for since line hung caught finally',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'done',
    },
    all(
      '{text}. What had been missing was transparency. I put up a board with three columns: "To do," "In progress," and "Done."',
      '{text}. I then did what we do with any backlog. I drew three columns on the wall, and the last of them said "Done."',
    ),
    linked(
      all(
        'The floor is "To do." The chair is "In progress." I made one card that said "{quote}" and broke it down into ninety smaller ones, with points.',
        'The floor is "To do." The chair is "In progress." I made one card that said "{quote}" and broke it down into ninety smaller ones, with points.',
        'Each item got a ticket, an owner and an estimate. At the top of the first I wrote "{quote}." That took until it was dark.',
      ),
    ),
    linked(
      all(
        'Each morning I stood in front of it for my daily meeting and told myself what I had done yesterday. It was the board.',
        'Each morning I stood in front of it for my daily meeting and told myself what I had done yesterday. It was the board.',
        'Every morning I report to myself, standing. Nothing was blocked. I told myself to keep going like that, and clapped.',
      ),
    ),
    linked(
      mild(
        '{F}, an agile coach, came to see it. She asked what I mean by done. I said, in the drawer. "And when you wear it?" said {F}.',
        '{F}, an agile coach, came to see it. She asked what I mean by done. I said, in the drawer. "And when you wear it?" said {F}.',
        'Yesterday I got the first one across. I wore it to celebrate, and in the evening it was in "To do."',
      ),
    ),
    linked(
      mild(
        'We looked at it for a while. It is not a line, she said. She has drawn me an arrow from the right side back to the left.',
        'We looked at it for a while. It is not a line, she said. She has drawn me an arrow from the right side back to the left.',
        'I have taken the card back. Nothing that one has a body in is ever done.',
      ),
    ),
    linked(
      hot(
        'I got to where I could not afford to touch "Done." So I went to the office in what was outside of the system: a robe, ski boots, and, once, a curtain. My velocity was the talk of the floor.',
        'I got to where I could not afford to touch "Done." So I went to the office in what was outside of the system: a robe, ski boots, and, once, a curtain. My velocity was the talk of the floor.',
        'By the second sprint I saw what held us up. It was me: I kept wearing it. I took myself out of the process, and went to work in a towel, with a drawer full of results.',
      ),
    ),
    linked(
      spicy(
        'There is still the first card up: "{short}." {F}, the agile coach, turned it over for me. On the back it said the same, and under that, "Not done."',
        '{F}, the agile coach, came by the office and took in the curtain. "But is anything done?" she asked. I told her that all of it was. She has put me in a basket, with the things that you do by hand.',
        'They had a retrospective about me. {F} ran it, with sticky notes: one said "Stop," one said "Start," and one said "Pants." I got the last, and it is not done.',
      ),
    ),
    linked(
      unhinged(
        'On the third of March it was all done. It had never been done before, on earth. I closed the drawer, and there was a hum, and everything that had been waiting for that moment began: trains were on time, and the sea went out, and people hung up their coats.',
        'On the third of March it was all done. It had never been done before, on earth. I closed the drawer, and there was a hum, and everything that had been waiting for that moment began: trains were on time, and the sea went out, and people hung up their coats.',
        'The pile had by then its own weather. It was estimated at 4,000 points, and climbers came, with ropes. On a clear day you could see the drawer from the top.',
      ),
    ),
    linked(
      unhinged(
        'It held for nearly a minute. Then {F} came in from the yard, in all innocence, and took off one sock.',
        'It held for nearly a minute. Then {F} came in from the yard, in all innocence, and took off one sock.',
        '{F} was with the last party. They got to within a shirt of it. The note that they found on her says that the end is in sight, and that somebody has just thrown down a towel.',
      ),
    ),
  ),
  plot(
    'own-grew-exchange',
    {
      when: [
        'grow|grew|grown|harvest|harvested|pick|picked|dug_up|pulled .. first|own|one|huge|giant|massive|biggest|decent|single|my|# .. x:@vegetable|@fruit|marrow|courgette|sunflower|herb|herbs|potatoes|chillies',
        'grow|grew|grown|harvest|harvested .. x:@vegetable|@fruit|marrow|sunflower|potatoes',
        'x:@vegetable|@fruit|marrow .. weighs|weigh|weighed|bloomed|flowered|fruited|sprouted|came_up|ripened|germinated',
        'first x:tomato|tomatoes|strawberry|strawberries|courgette|cucumber|potato|potatoes|chilli|carrot|carrots|lettuce|radish|radishes|pepper|peppers|pumpkin|bean|beans .. garden|allotment|balcony|greenhouse|year|season|plant|plot',
        'what do|does you do with # x:courgettes|zucchini|marrows|tomatoes|cucumbers|plums|apples|beans',
      ],
      not: [
        '@person|he|she|they|@name .. grow|grew|grown|picked|harvested',
        'slug|slugs|deer|squirrel|squirrels|snail|snails|birds|ate|eat|eaten|died|dead|blight|supermarket|shop|hair|beard|mould|mold|nobody|wants|steal|stole|@child|stolen|neighbor|@boss|office|plastic|fake|mushroom|mushrooms|wig|fridge|shelf',
      ],
      fine: 'first decent this year my own grew grown from seed garden allotment balcony one two nine giant huge ever kilos kilo kg pounds harvest home finally since size of and it tasted like six inches a that weighs first own proud greenhouse potted pot windowsill tasted delicious show prize',
      carries: true,
      cast: { F: 'he' },
      axis: 'cost',
      back: 'the market',
    },
    all(
      '{text}. As of that moment I was a producer. I called the commodity exchange, so that the market could prepare.',
      '{text}. A thing like that moves the market. I rang the commodity exchange in Chicago before it could leak.',
    ),
    linked(
      all(
        'A man by the name of {F} picked up. "What are you long?" he asked. I told him {x}. He wanted to know how many tons, and I asked him how he felt about a plate.',
        'I was put through to {F}, on the {x} desk. I said I had my entire output here, on the table. There was shouting behind him, and then somebody shut a door.',
      ),
    ),
    linked(
      all(
        'I had worked out the price. With the hat, the small gloves and my hours at the usual rate, it has to bring $340, or I am out of farming.',
        'By then I had done the accounts: a hat, a basket, and my time at my usual rate. I could let it go for $340. Below that I would be dumping.',
      ),
    ),
    linked(
      mild(
        '"Eat it," said {F}. "That\'s what it\'s for." I said I had rung for a price and not for a philosophy.',
        '{F} said that they were seeing it at nineteen cents. I told him I would hold until the market came to its senses.',
      ),
    ),
    linked(
      mild(
        'I have held on for twelve days now. The market is soft. So, since this morning, is my position.',
        'I am my own strategic reserve. I check on it at night, with a flashlight, and it has been asked for twice, by people with forks.',
      ),
    ),
    linked(
      hot(
        'In the end he sold it for me, forward. I then owed the market the same again in October, and it had taken me all my life to get to this.',
        '{F} gave me a contract. You can sell what you have not grown yet, and I sold a great deal of it: four hundred tons of {x}, to a cannery in Fresno, for the fall.',
      ),
    ),
    linked(
      spicy(
        'October has come. There are sixteen trucks out front, with the motors running, and I have been out to them with a bowl. {F} is in the first one. He has asked to see the market with his own eyes. It is in the kitchen.',
        'The man from Fresno stood in the yard for a bit. Then he took off his hat, to the {x}. {F} has lost his seat, and he is with me now. He waters the market from eight to four.',
      ),
    ),
    linked(
      unhinged(
        'On the strength of that the plant was listed. It had a bell. Each time it put out a leaf there was a run on a bank in Oslo, and ministers slept in the shed, to be near it.',
        'It had heard what it was worth. By July the {x} had a driver, and would no longer be picked by anybody with less than sixty million under management.',
      ),
    ),
    linked(
      unhinged(
        'There was a frost in the night. {F} says that it went through the market in under a second. He saw men in the street with their jackets off, holding them over a tomato, or any plant at all.',
        '{F} is its broker. I stood at the fence and asked whether it remembered me. There was a pause. "It says that it was always going to grow," said {F}, "and that the market is closed to you."',
      ),
    ),
  ),
  plot(
    'own-garden-guests',
    {
      when: [
        'g:slug|slugs|snail|snails|deer|squirrel|squirrels|rabbit|rabbits|pigeon|pigeons|caterpillar|caterpillars|bird|birds|crow|crows|mouse|mice|goat|goats|chickens|chicken|aphids|greenfly|badger|badgers|fox|foxes|gophers|groundhog|raccoon|raccoons|monkeys|cow|cows|sheep|parrots|voles|cat ... eat|ate|eaten|dug|dig|steal|stole|got|nibble|nibbled|devoured|destroyed|demolished|finished|flattened|trampled .. x:@vegetable|@fruit|@plant|bulb|bulbs|tulips|plants|seedlings|hostas|lettuces|beans|strawberries|tomatoes|crop|garden',
        'x:@vegetable|@fruit|@plant|bulbs|tulips|plants|seedlings|hostas|lettuces|strawberries|tomatoes ... g:slug|slugs|snail|snails|deer|squirrel|squirrels|rabbit|rabbits|pigeons|caterpillars|birds|mice|groundhog|gophers ... eat|ate|eaten|got|dug|them|it|roughly|had',
        'eaten .. by .. g:slugs|snails|deer|squirrels|rabbits|pigeons|birds',
      ],
      not: [
        "my_cat|our_dog|houseplant|@child|cake|sandwich|feeder|bin|trash|neighbour's|neighbor's|tablecloth|passport|kitchen|fridge|@boss|@colleague|office",
      ],
      fine: 'planted grew one this year last spring all my every single roughly overnight in garden vegetable patch allotment first decent dug up out tulip three hundred ate eaten got bed night again only left stalks a the of it of 300 290 bulbs netting before i could pick any just had',
      carries: true,
      cast: { F: 'he' },
      axis: 'rank',
      back: 'stars',
    },
    all(
      '{text}. I choose to see it as a review. I had opened a restaurant, and did not know it, and there was next to nothing left on the plate.',
      '{text}. In my old trade, catering, there is no higher praise than an empty dish. I looked around for the stars.',
    ),
    linked(
      all(
        'I wrote it out for them and nailed it to a post. "The {g}. Came without a booking. Had what there was. Would come again. Five stars."',
        'I have entered it under "What our guests say." It reads: "Fresh. No wait, no bill, and no cutlery. Five stars. The {g}."',
      ),
    ),
    linked(
      mild(
        '{F}, who gardens next door, uses a net. He had no guests all season. I did not rub it in.',
        '{F}, next door, has a fence, and a reputation to match. His place is always empty.',
      ),
    ),
    linked(
      mild(
        'I have put in a second seating for the spring. There is a candle, and on each plate a small card: "Chef regrets that we are out of everything you had."',
        'The {g} came back, and asked about the shoots. I came out in an apron, to say a few words, and that is when I learned how fast a guest can leave.',
      ),
    ),
    linked(
      hot(
        'Word travels in those circles. By May there was a queue at the hedge from seven in the evening on, and I had taken on {F}, from next door, who knows wine, to see people to a row.',
        'I went fully into it. I gave up growing for myself, brought in {F}, from next door, as a waiter, and did a tasting menu: root, stem, leaf, and a walk back across the lawn.',
      ),
    ),
    linked(
      spicy(
        'One night the {g} sent something back. It was a radish. {F} brought it in to me on a tray, with one bite out of it, and the comment. I have lost two of the stars. I cried, and salted nothing.',
        'Then I took a holiday. When I came home, {F} had put down the net, and they were all at his place, in good coats. The {g} gave him the stars, for "a sense of occasion."',
      ),
    ),
    linked(
      unhinged(
        'In June the {g} brought their lawyers and bought the lot. I was kept on as executive chef. They are demanding but fair, and they come through to the kitchen and press my shoulder, to see if I am ready.',
        'The guide came in August. He was quite small, and wet, and was carried in on a leaf. He had the stars with him, in a velvet box. He asked what was left, and I said that we were down to staff.',
      ),
    ),
    linked(
      unhinged(
        '{F} has seen the new menu. He would not tell me what is on it, but he shook my hand for a very long time. It has five stars, and under "Roots" it says my name.',
        '{F} is serving. They did not have to ask twice, he says. There is nothing on the plate but the stars.',
      ),
    ),
  ),
  plot(
    'own-plant-plan',
    {
      when: [
        'x:@vegetable|@plant|tomatoes|potatoes|roses|courgettes|beans|box_hedge ... blight|mildew|blackspot|wilted|rotted|rot|frost|bolted|black_fly|whitefly|aphids|root_rot|sunburnt|sulking|yellow|drooping|droopy',
        'blight|mildew|frost|greenfly|aphids|bindweed|knotweed|weeds .. on|in|all_over|has|have|got|killed .. x:@vegetable|@plant|tomatoes|potatoes|roses|garden|lawn|allotment',
        'kill|killed|murdered x:@plant',
        'x:@plant .. died|dead|dying|dies|gave_up|on_its_last_legs',
        'x:tomatoes|plants|seedlings|beans|cuttings .. all? died|dead',
        'kill|killed|murdered another|my|the|a x:@plant',
      ],
      not: [
        'doorstep|lawn|garden|allotment|tree|hedge|box_hedge|potatoes|potato',
        'paid|kid|vacation|holiday|@person|he|she|they|@boss|@colleague|office|dog|cat|slug|slugs|deer|squirrel|grandmother|funeral|water|watered|watering|fake|plastic|while|doing_better|growing|neighbor|fell',
      ],
      fine: 'all my tomatoes have got again this year blight lovely frost last night the killed cactus even another houseplant third leaf leaves yellow every single died a in garden greenhouse allotment potted plant basil supermarket window sill lawn and its turned week bought',
      carries: true,
      cast: { F: 'she' },
      axis: 'formality',
      back: 'plan',
    },
    all(
      '{text}. It was not for want of management. There had been a performance plan in place since March.',
      '{text}. I had seen it coming, and I had put it on a plan, with goals, and a talk every other week.',
    ),
    linked(
      all(
        'I still have the file. Goal one, more height. Goal two, a positive color. In the box for the {x} to sign there is only some soil.',
        'Under "Employee comments" there is nothing from the {x}. I had underlined "initiative" twice, in green, to set an example.',
      ),
    ),
    linked(
      all(
        'I gave notice in writing, with two witnesses, and put the pot out on the step. {F}, from number 12, stopped. "Does it want some sun?" she asked. I said this was not in the plan.',
        'So I let it go, in a proper meeting. {F}, from across the way, saw it by the bins. She asked if she could have what was left. I advised against it, and gave her the file.',
      ),
    ),
    linked(
      mild(
        'It has been with her for fifteen weeks. I walk by there in the evening. It is in the window, it has put out something new, and it looks away.',
        'I saw it again last week, over at her place. It has a leaf now. I have asked {F} what she did. "Nothing," she said. "I moved it."',
      ),
    ),
    linked(
      mild(
        'On the way home I looked at what else I have on a plan. I have opened the curtain for my deputy.',
        'She has not read the file. I have it back, and I water it.',
      ),
    ),
    linked(
      hot(
        'By July it was up to her gutter. People came by to see it, and {F} gave cuttings to everyone. The best is at our biggest competitor, in the lobby, under the name of the {x}, with a title.',
        "At {F}'s it grew up past the second floor in a season. I saw it in the newspaper, holding up a porch. It had been asked about its start, and it had said nothing. That was what hurt.",
      ),
    ),
    linked(
      spicy(
        'My own review was on the tenth. They have put me on a plan: more height, and a positive color. I have until Easter. I looked around for {F}.',
        'Last week I was let go, in a proper meeting, with two witnesses. They put me on the step. {F} stopped, and looked me over. "No," she said. "This one was given a plan."',
      ),
    ),
    linked(
      unhinged(
        'In the fall the company was bought, and the new owner had it carried in by fifteen men. The {x} got the corner, with both windows. All of us can be seen from there, and my file has been asked for, in writing.',
        'It put a root through our foundations in September. It took the ground floor first, and then the payroll. We come to work up the stem now, and whoever has been good is let out onto a leaf.',
      ),
    ),
    linked(
      unhinged(
        'We have a talk every other week. It does not say a word. {F} does the minutes. Last time she turned me a little to the light, on its behalf, and that was not in the plan at all.',
        '{F} is head of people. She comes around with the can. I have put out something new, behind the ear, and I was going to tell her, but she knows. There is no plan. She moved me.',
      ),
    ),
  ),
  plot(
    'own-trim-both-sides',
    {
      when: [
        'cut|trim|trimmed|prune|pruned|clip|clipped|strim|strimmed|mow|mowed|mown .. x:hedge|lawn|grass|tree|bush|roses|rose|box|edges|shrub|vine|wisteria|hedges|bushes',
        'x:hedge|lawn|grass|bush .. cut|trimmed|pruned|mowed|mown|clipped|short|bald|uneven|wonky',
      ],
      not: [
        'neighbor|neighbour|next_door|@relative|he|she|they|someone|council|without_asking|rain|raining|rained|@child|paid|gardener|@boss|ban|@name|cable|finger|hedgehog|@pet|sun',
      ],
      fine: 'first time this year back garden finally today all afternoon two hours saturday morning stripe stripes before too much bit wonky level straight shears hedge lawn grass down wrong now its bald cut front sunday strimmer ladder even uneven by half overgrown',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'a little off',
    },
    all(
      '{text}. When I stepped back, the left side was higher. I took a little off.',
      '{text}. It was nearly perfect. I only had to take a little off the left.',
    ),
    linked(
      all(
        'Then the right stood out. I took a little off there, to be fair, and after that it was the left again, and by the time I heard the church bells I was working on my knees.',
        "That made the right look careless. I evened it up, and then the left. A neighbor watched my head go by, and then my hat, and then for a long time only the hat's shadow.",
      ),
    ),
    linked(
      mild(
        'At dusk the two sides of the {x} matched. I have brushed it into the dustpan. It was the same on both sides.',
        'It is even now. You have to part the soil, and {F}, next door, lent me her reading glasses for it.',
      ),
    ),
    linked(
      mild(
        '"It\'ll grow back," said {F}, from next door, over what had been the {x}. It has since, on the left.',
        '{F} has asked for her glasses back. She would like to see what is left of the {x}.',
      ),
    ),
    linked(
      hot(
        'I do budgets for a living, and {the x} had shown me my style. I took a little off Sales. {F}, who runs Service, pointed out that Service now looked fat, so I went over to her side.',
        'I took the method in to work, with a picture of {the x}. There was a bit too much in the north of the organization, and I took a little off. Then {F}, who runs the south, stuck out.',
      ),
    ),
    linked(
      spicy(
        'By Christmas the company was perfectly symmetrical. There was {F} on one side, and me on the other. We looked along the top of each other for a while. Then she said she would take just a little off.',
        'They had let me go on until it could no longer be called uneven. It is one desk, with a leg in each quarter. {F} has brought in an outside expert, to do my side. He has taken a little off. It was my head count.',
      ),
    ),
    linked(
      unhinged(
        'After that I did the year. The winters ran over, so I took a little off, and then spring had a bulge to it. It is about a week long now. You have your birthday and then you pay your tax.',
        'The state had asked me in to see to the border. I went once down each side. By the end you could step over it, and there was one cow, and people had to stand on it by turns.',
      ),
    ),
    linked(
      unhinged(
        '{F} says that it was I who was crooked, and that I stood with one foot on the {x}. She has had me straightened. They took a little off the left leg, and after that, to be fair, the right.',
        'They are thinking of making me king of what is left. {F} has the crown, and it is too big. She has the shears, too. "It\'s only a little off," she said.',
      ),
    ),
  ),
  plot(
    'own-power-candle',
    {
      when: [
        'power|electricity|electric|lights|light .. cut|cuts|outage|out|went|off|failure|tripped|gone',
        'blackout|power_cut|powercut|power_outage|load_shedding|load-shedding',
        'no|without power|electricity|lights',
        'fuse|fuses .. blew|blown|tripped|went',
      ],
      not: [
        'fridge|oven light|lights',
        'check_engine|traffic|office|work|exam|meeting|call|presentation|server|@boss|@colleague|phone|car|bill|hospital|lift|elevator|train|flight|bulb|drunk|green|red|paid|pay|turned|leave|left|saving|just|engine|dashboard|exam|submitting|wedding',
      ],
      fine: 'power cut electricity light lights whole street building out off went at night hours hour evening all again candle candles candlelight talked talk about each other board games fridge melted ice cream storm dinner cooking middle of shower no wifi tv torch back came dark sat for three six 9pm neighbors family kids',
      carries: true,
      is: '!question',
      cast: { F: 'he' },
      axis: 'audience',
      back: 'card|cards',
    },
    all(
      '{text}. In the light of a candle I made out a number of people. I gave each of them my card.',
      '{text}. There turned out to be people in the building. I felt for my breast pocket and handed out cards.',
    ),
    linked(
      all(
        'They were warm, well read, and open to new contacts. A man called {F} has lived on my floor for ten years. He is a dentist. He told me I whistle.',
        'I met somebody named {F}, from across the landing, who said that we had met. He has a boat. I put two of my cards into his hand, since I could not see the first.',
        'I met somebody named {F}, from across the landing, who said that we had met. He has a boat. I put two of my cards into his hand, since I could not see the first.',
      ),
    ),
    linked(
      all(
        'I have paid $700 for events with worse attendance. There was a theme, "{short}," and no slides, and nobody was able to leave.',
        'It was the best conference that I have been to. No screens, one flame, a single breakout session, about the fuse.',
        'It was the best conference that I have been to. The theme was "{quote}," with no screens, one flame, and a single breakout session, about the fuse.',
      ),
    ),
    linked(
      mild(
        'Then it came back on. We looked at each other in the light for a second, and everybody remembered something on the stove.',
        'When the lights returned, I saw that I had been speaking to a coat. The man in it had gone up earlier.',
        'When the lights returned, I saw that I had been speaking to a coat. The man in it had gone up earlier.',
      ),
    ),
    linked(
      mild(
        'I have followed up with all of them. {F} wrote back. He has no openings, he says, until March, and only for teeth.',
        'I passed {F} this morning and nodded to him. He had my card in his door, under the hinge, and it does not squeak.',
        'I passed {F} this morning and nodded to him. He had my card in his door, under the hinge, and it does not squeak.',
      ),
    ),
    linked(
      hot(
        'I had to see that again. I founded a series, "Off," and on the first of the month I went down to the cellar at eight and pulled the switch.',
        'A network like that must be kept warm. So once a week, at a quarter to nine, I see to it that we meet. I have found the lever, and I bring the cards.',
        'A network like that must be kept warm. So once a week, at a quarter to nine, I see to it that we meet. I have found the lever, and I bring the cards.',
      ),
    ),
    linked(
      spicy(
        'Forty came to the fourth. {F} gave the talk. He had worked out where it comes from, he said, and there was applause in the dark, and somebody took me by the collar. I do not know who. I have his card.',
        'The utility sent a crew for the third time. In their log it says "{short}" on all of its pages. They went through the cellar with {F}, and there was no fault, just the lever, and under it, face up, my card.',
        'The utility sent a crew for the third time. They went through the cellar with {F}, on their hands and knees. There was no fault, just the lever, and under it, face up, my card.',
      ),
    ),
    linked(
      unhinged(
        'In the summer it did not come back. The sun could not find the switch. Whole cities stood about on landings and got along, and there were marriages, some of them between people who had only ever held the same banister.',
        'By then I had the lever for the region, and one night I leaned on it. The stars went. It was an hour before anyone spoke, and then it was a long way up, and it asked whether we had met.',
        'By then I had the lever for the region, and one night I leaned on it. The stars went. It was an hour before anyone spoke, and then it was a long way up, and it asked whether we had met.',
      ),
    ),
    linked(
      unhinged(
        'I did well out of it. I had eight million contacts, and then one morning there was a little gray in the east. They saw me. {F} says that I should have put a picture on the card.',
        'I felt along the edge of the dark and held out a card. Something took it. {F} says that it was him, and that I whistle.',
        'I felt along the edge of the dark and held out a card. Something took it. {F} says that it was him, and that I whistle.',
      ),
    ),
  ),
  plot(
    'own-wifi-paper',
    {
      when: [
        'wifi|wi-fi|internet|broadband|router|signal .. down|out|off|gone|died|dead|dropped|drops|cut|broke|crashed|slow|stopped|vanished|disconnected',
        'no|without|lost|losing wifi|wi-fi|internet|broadband',
        "wifi|wi-fi|internet|broadband .. not|isn't|won't|doesn't|wasn't .. work|working|connect|load",
      ],
      not: [
        'slow|cottage|cabin|farm|campsite|caravan|campervan',
        'review|meeting|call|zoom|interview|exam|office|work|wedding|demo|presentation|webinar|@pet|chewed|password|plane|flight|hotel|train|walk|@boss|@client|@colleague|cafe|neighbor|stole|steal|cancel|submit|@child',
      ],
      fine: 'down all day since morning hours again whole weekend evening home three days went the out storm engineer coming provider four off and on bit provider fibre talk to my family who they seem nice people book read',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'like',
    },
    all(
      '{text}. I had something to say, and thirty apartments that did not yet know it. I got out a pad.',
      '{text}. A voice like mine does not go silent over that. I tore a sheet into thirty pieces and uncapped a pen.',
    ),
    linked(
      all(
        '"{quote}," I wrote. "What it taught me about resilience." I put one under every door, rang, and waited on the mat for reactions.',
        '"{quote}," I wrote, thirty times, by hand, with the line breaks. I slid it in under each door and stood there, as one does, to see how it was doing.',
        '"{quote}," I wrote, thirty times, by hand, with the line breaks. I slid it in under each door and stood there, as one does, to see how it was doing.',
      ),
    ),
    linked(
      all(
        'At first I had only views. Then {F}, on the fourth floor, put a thumb out through the mail slot. I had my first like.',
        'For a while nothing moved. On four there was {F}, an old lady with a chain on the door, who asked if I was from the gas. I wrote that down as a comment, and she gave it a like.',
        'For a while nothing moved. On four there was {F}, an old lady with a chain on the door, who asked if I was from the gas. I wrote that down as a comment, and she gave it a like.',
      ),
    ),
    linked(
      mild(
        'By supper there were seven. Somebody had written "So true" in eyeliner. The man on two has blocked me, with a wardrobe.',
        'On six I was shared, into the chute. On three they sent it back with the commas corrected.',
        'On six I was shared, into the chute. On three they sent it back with the commas corrected.',
      ),
    ),
    linked(
      mild(
        "When it was on again, I posted it for 4,000 people and got two likes. I am on the mat outside of {F}'s as I write this.",
        'It is all working now. I have 4,000 connections, and I miss the thumb. I went up to {F} and rang. She gave me the like through the door.',
        'It is all working now. I have 4,000 connections, and I miss the thumb. I went up to {F} and rang. She gave me the like through the door.',
      ),
    ),
    linked(
      hot(
        'I went up to four posts a day. I did a poll, with beans. I followed people, and they walked faster, and at the corner I asked them to endorse me for stairs.',
        'By the second evening I had features. There was a man in the elevator whom I paid to say what was suggested for you. If you did not like it, he told you again on the way down.',
        'By the second evening I had features. There was a man in the elevator whom I paid to say what was suggested for you. If you did not like it, he told you again on the way down.',
      ),
    ),
    linked(
      spicy(
        'It turned out that it had been back for a week. {F} let me in and showed me. They had all stayed off of it, she said, because I was on it. She gave me one last like, and the chain.',
        'On the twelfth day the building changed the locks. {F} spoke for them all, through the slot. They had not been out, she said. They had just changed the password. "It was a like," she said, "for the quiet."',
        'On the twelfth day the building changed the locks. {F} spoke for them all, through the slot. They had not been out, she said. They had just changed the password. "It was a like," she said, "for the quiet."',
      ),
    ),
    linked(
      unhinged(
        "Then other people's began to come in under mine. There were drafts in the hall by the drift, ads up to the knee, and at four in the morning something large and blue was feeling along the crack.",
        'In the third week I went viral. It was on all thirty doors in the morning, in handwriting, and not in mine, and by noon in the tram and on the side of a cow.',
        'In the third week I went viral. It was on all thirty doors in the morning, in handwriting, and not in mine, and by noon in the tram and on the side of a cow.',
      ),
    ),
    linked(
      unhinged(
        'I opened. It was the network. It had been looking for us, it said, since it went down, from door to door, and it held out a thumb the size of a loaf. {F} tells me to give it the like, and to run.',
        '{F} has it across her forehead. She says that it does not come off, and that whoever reads it to the end has it, too. I had got as far as "{short}." I looked away, but I liked it.',
        '{F} has it across her forehead. She says that whoever reads it to the end has it, too. I had got as far as the line break. I liked it.',
      ),
    ),
  ),
  plot(
    'own-water-off',
    {
      when: [
        'water|hot_water|gas|heating|heat .. off|cut|gone|out|stopped|shut|brown|cold',
        'no|without .. water|hot_water|heating|heat|gas',
        'boiler_engineer|water_board|water_company',
      ],
      also: 'water|hot_water|gas|heating|heat|shower|tap|taps|boiler_engineer|water_board|water_company',
      not: [
        'heating|heat|gas',
        'drink|drank|drinking|bottle|glass|plant|watering|drowned|swim|pool|sea|boil|leak|leaked|leaking|flood|flooded|turn|turned|putting|put|office|work|@boss|@colleague|car|station|petrol|bill|into|phone|cooler|boiler|hospital|coming_in|@pet|waters|fell|throw|oil|september|tank|war|toe|cold_water|bath|salmon|lake|baby|kettle',
      ],
      fine: 'hot cold water off again all day no notice warning street building since morning shower shampoo hair mid middle soap in three days roadworks shut they heating ran out in the cut whole weekend tap taps nothing came january winter apartment maintenance society',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'the bucket',
    },
    all(
      '{text}. I had just the one bucket, and I saw at once that somebody would have to run the bucket.',
      '{text}. In a crisis there is a vacuum. I stood on the landing with a bucket and stepped into it.',
    ),
    linked(
      all(
        'I called the building together and took the chair. I drew a chart, with me at the top, then the bucket, and then households, by row.',
        'I called the building together and took the chair. Under "{quote}" I drew a chart, with me at the top, then the bucket, and then households, by row.',
        'I named myself coordinator for "{quote}" and drew up a plan in three phases. In the first the bucket would be where I was.',
        'I named myself coordinator for "{quote}" and drew up a plan in three phases. In the first the bucket would be where I was.',
      ),
    ),
    linked(
      all(
        '"I still have some," said {F}, from the ground floor. I thanked her, and put the ground floor into phase three.',
        '"I still have some," said {F}, from the ground floor. I thanked her, and put the ground floor into phase three.',
        '{F}, from the ground floor, mentioned that her sister across the street had plenty. I told her we should not get ahead of the bucket.',
        '{F}, from the ground floor, mentioned that her sister across the street had plenty. I told her that we should not get ahead of the bucket.',
      ),
    ),
    linked(
      mild(
        'By nightfall they had all gone there with their towels. I was left with the structure.',
        'By nightfall they had all gone there with their towels. I was left with the structure.',
        'I held the evening briefing for the bucket alone. It was a full room, if you stood close.',
        'I held the evening briefing for the bucket alone. It was a full room, if you stood close.',
      ),
    ),
    linked(
      mild(
        'It has been back on since five. I am winding things down, over a period of eighteen months.',
        'It has been back on since five. I am winding things down, over a period of eighteen months.',
        '{F} brought me some in a jar. I have entered it as foreign aid.',
        '{F} brought me some in a jar. I have entered it as foreign aid.',
      ),
    ),
    linked(
      hot(
        'A notice still hung by the mailboxes: "{short}." It was soon no longer true, but you do not dissolve a structure that works. I had the main shut again, by a man with a key, and extended the mandate.',
        'It was soon back. But you do not dissolve a structure that works. I had the main shut again, by a man with a key, and extended the mandate.',
        'The company rang in the night to say that the thing was fixed. I took the call in the dark, thanked them, and told them that we were not ready.',
        'The company rang in the night to say that the thing was fixed. I took the call in the dark, thanked them, and told them that we were not ready.',
      ),
    ),
    linked(
      spicy(
        'On the tenth day {F} let the others out through her kitchen. I speak at ten each morning from the second step. Yesterday there was one person left, and he had come to read the meter. He has asked me what is in the bucket.',
        'On the tenth day {F} let the others out through her kitchen. I speak at ten each morning from the second step. Yesterday there was one person left, and he had come to read the meter. He has asked me what is in the bucket.',
        'There was an election. It was {F} against me, and it went to the bucket. It has been in office for a week, and has not called one meeting.',
        'There was an election. It was {F} against me, and it went to the bucket. It has been in office for a week, and has not called one meeting.',
      ),
    ),
    linked(
      unhinged(
        'The structure spread. In May three rivers reported to me, and the tide came in on alternate days, with a slip. Rain asked for an appointment, and I had it wait out over the sea.',
        'The structure spread. In May three rivers reported to me, and the tide came in on alternate days, with a slip. Rain asked for an appointment, and I had it wait out over the sea.',
        'I had by then a palace guard, in caps, and an heir, a pail. Ambassadors drank from it on their knees. They said in the cities that I had once washed.',
        'I had by then a palace guard, in caps, and an heir, a pail. Ambassadors drank from it on their knees. They said in the cities that I had once washed.',
      ),
    ),
    linked(
      unhinged(
        'Then {F} turned on her faucet. It was just a sound at first. They went by me on both sides, singing, and I reached for the bucket, and it had legs.',
        'Then {F} turned on her faucet. It was just a sound at first. They went by me on both sides, singing, and I reached for the bucket, and it had legs.',
        'The pail is grown now. It had me brought down to the yard, and {F} held the door. It is full, and I am to be the one who carries it, for life. That was phase three of the bucket.',
        'The pail is grown now. It had me brought down to the yard, and {F} held the door. It is full, and I am to be the one who carries it, for life. That was phase three of the bucket.',
      ),
    ),
  ),
  plot(
    'own-weather-visitor',
    {
      when: [
        'rain|snow|wind|hail|leaves|storm .. came|blew|come|coming|blew|blown|got|blows .. in|through|inside',
        'leave|left .. window|windows|skylight|roof|sunroof|door|car_window|washing .. open|out|down ... rain|rained|snow|storm|wet|soaked|flooded|poured',
        'window|skylight|sunroof .. open ... rain|rained|storm|wet|soaked|snow',
        'storm|wind|gale|hurricane .. took|blew|blown|knocked|ripped|flattened|destroyed|broke .. x:fence|shed|trampoline|roof|tree|bin|bins|tent|gazebo|umbrella|tiles|greenhouse|chimney|washing|parasol|wheelie_bin',
        'x:fence|shed|trampoline|gazebo|tree|bins|greenhouse|parasol|tent .. blew|blown .. down|away|over|off|in|into|onto',
      ],
      not: [
        '@pet|cat|barbecue|wedding|party|parade|office|work|bus|train|walk|run|@child|@boss|@colleague|mowed|lawn|he|she|they|girlfriend|boyfriend|@relative|neighbor|fire|inside_out|golf|match|cancelled',
      ],
      fine: "kitchen bedroom car all night everything wet rice bed soaked carpet books laptop desk floor is and now whole the left open window forgot house again through roof next doors down the road garden into away street wind neighbour's found it three doors overnight line laundry washing",
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'visitor',
    },
    all(
      '{text}. I manage a secure site, and what struck me was that the weather had not signed in as a visitor.',
      '{text}. Say what you like about the weather, but where I work a visitor is met at the door and gets a badge.',
    ),
    linked(
      all(
        'I put out the book. Name: Low, from the Atlantic. Here to see: us. Time in: late. Under "Reason for visit" I wrote "{quote}."',
        'I put out the book. Name: Low, from the Atlantic. Here to see: us. Time in: late. Under "Reason for visit" I wrote "{quote}."',
        'I did the paperwork for it afterward, as host. "Expected: no. Escorted: no. Purpose: {quote}." There was a box for allergies, and I put carpet.',
      ),
    ),
    linked(
      all(
        '"You could close the window, or tie things down," said {F}, my neighbor, who had come with a mop. I told her we are not that kind of company.',
        '"You could close the window, or tie things down," said {F}, my neighbor, who had come with a mop. I told her that we are not that kind of company.',
        '{F}, my neighbor, came over with towels. She asked why I did not simply shut everything. I said you cannot shut out every visitor because of one.',
      ),
    ),
    linked(
      mild(
        'It signed out at six, toward Denmark. It has kept the badge.',
        'It signed out at six, toward Denmark. It has kept the badge.',
        'On the whole I found it informed, if a bit direct. It left by the same way and took the parasol.',
      ),
    ),
    linked(
      mild(
        'There is more expected for the weekend. I have laid out a second visitor badge, and a plate.',
        'There is more expected for the weekend. I have laid out a second visitor badge, and a plate.',
        'I sent it the survey. The answer arrived overnight, in the entire hall.',
      ),
    ),
    linked(
      hot(
        'It felt welcome, and it brought people. In April we had a front from Siberia that knew somebody, six gusts on a course, and {F} in boots at a small desk, with laminated passes.',
        'It felt welcome, and it brought people. In April we had a front from Siberia that knew somebody, six gusts on a course, and {F} in boots at a small desk, with laminated passes.',
        'So now we do it properly. {F}, my neighbor, sits in the hall with the book, and whatever comes in waits on the bench until it is called. There is a drizzle that has been here since March.',
      ),
    ),
    linked(
      spicy(
        'On the third it came with its luggage. It had the book with it, open at "{short}," and my signature as host. {F} showed me out. I am on the balcony now, and I am down as the visitor.',
        'On the third it came with its luggage. {F} found that it had a contract, signed by me, under "Visitor, long-term." I have been moved out onto the balcony. I am expected to clear up from the west.',
        'I was away for a night, and when I came back there was a desk in the hall. A fog had my chair. "Name?" it said. {F} looked past me, as one does. I am down as the visitor.',
      ),
    ),
    linked(
      unhinged(
        'They made it permanent in May. The Low has a key, and a side of the bed. It hangs itself over the tub at night. At parties it tells how we met, and there is not a dry eye, or chair.',
        'They made it permanent in May. The Low has a key, and a side of the bed. It hangs itself over the tub at night. At parties it tells how we met, and there is not a dry eye, or chair.',
        'By fall there was no more outside. All of it had come in and sat down. From the street you saw a great blue nothing, and in our front room, behind glass, the sunset, with its shoes off.',
      ),
    ),
    linked(
      unhinged(
        '{F} reads it to me each night: the pressure, and where I will be tomorrow. I am moving slowly out to sea. She has let me keep the badge: "Visitor."',
        '{F} reads it to me each night: the pressure, and where I will be tomorrow. I am moving slowly out to sea. She has let me keep the badge: "Visitor."',
        'I asked it how long it meant to stay. Something rolled over in the hall. It is used to us, said {F}, and there is talk of a visitor. They are going to leave something open.',
      ),
    ),
  ),
  plot(
    'own-locked-shopper',
    {
      when: [
        'lock|locked .. me|myself|meself|us .. out',
        'lock|locked .. out of .. house|flat|apartment|car|room|home|garage|hotel_room',
        'lock|locked .. out putting|taking|in|without|of|again',
        'lock|locked|shut|left .. keys|key .. in|inside .. house|car|flat|door|boot|lock|apartment|home|garage',
        'door .. shut|closed|locked|slammed .. behind .. me',
        'stood|stuck|standing|sat|waiting .. outside .. my own|front .. house|door|flat|home',
      ],
      not: [
        'car|boot|van|hotel|hotel_room|airbnb|garage|room|us|we',
        'account|email|system|laptop|phone|app|computer|bank|timesheet|portal|@pet|cat|dog|@child|baby|toddler|office|work|@boss|@colleague|train|he|she|@spouse|locked_me|wife|husband|roommate|in-laws|plane|bathroom|balcony|database|server',
      ],
      fine: 'milk bottles out putting bins taking dressing gown robe towel slippers barefoot socks pajamas pyjamas underwear naked rain raining snow house flat apartment again morning keys inside car boot with engine running only two hours three wearing night new in my the of front door behind at phone also locksmith windows',
      carries: true,
      is: '!actor:pet !question',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'visitor|customer',
    },
    all(
      '{text}. It was a chance to see that door, for once, as a customer.',
      '{text}. I tell my teams to walk in the shoes of the customer. I had hardly any on.',
    ),
    linked(
      all(
        'I rang. I gave it the usual time, and rang again. No one came. There was a light on, and a radio, and I could see through the slot that they were not busy.',
        'The first impression was poor. No greeting, no bench, and a doormat with "Welcome" on it, which I could not reconcile with what followed. I rang four times, as a customer would.',
        'The first impression was poor. No greeting, no bench, and a doormat with "Welcome" on it, which I could not reconcile with what followed. I rang four times, as a customer would.',
      ),
    ),
    linked(
      all(
        'I left a review, on the back of a pizza flyer. "{quote}," I wrote. "As a customer, one star. I know the owner, and I had expected more."',
        'I took out a pen, for a card like that is a gift. Under "How did we do?" I put: "{short}. Staff nowhere to be seen. I will not be coming back."',
        'I took out a pen, for a card like that is a gift. Under "How did we do?" I put: "{quote}. I came as a customer, and I will not be back."',
      ),
    ),
    linked(
      mild(
        'In the end I was let in, by {F}, a locksmith, for $160. The review was lying on the mat. I must say that it stung.',
        '{F}, the locksmith, opened it in four seconds. I signed for it, stepped inside, and found that somebody had left us a very unfair review.',
        '{F}, the locksmith, opened it in four seconds. I signed for it, stepped inside, and found that somebody had left us a very unfair review.',
      ),
    ),
    linked(
      mild(
        'I have written him an answer. "We are sorry that you feel this way," it says. "On the day in question we were short of staff."',
        'I wrote back that we take this seriously, and that he is welcome at any time. I have put it under the mat, with a key.',
        'I wrote back that we take this seriously, and that he is welcome at any time. I have put it under the mat, with a key.',
      ),
    ),
    linked(
      hot(
        'I read it later, on the inside, and was ashamed. The next day there was someone at the door from eight to six: me, in a blazer. I had {F}, who lives opposite, come by as a customer.',
        'The review was waiting when {F} from across the way had boosted me in at the window. I took it to heart. I put in a bell desk, a scent, and a chair with a magazine, and I asked {F} to be a customer.',
        'The review was waiting when {F} from across the way had boosted me in at the window. I took it to heart. I put in a bell desk, a scent, and a chair with a magazine, and I asked {F} to be a customer.',
      ),
    ),
    linked(
      spicy(
        'She said that it was lovely, and asked if she could use the bathroom. That is for guests, I had to tell her. She went out, I saw her to the step, as you do with a customer, and I heard it click.',
        'We have four and a half stars now. One evening I came home without a reservation. I could see myself in the glass, in the blazer. We were full, I told the customer, and I knew by my tone that it was no use.',
        'We have four and a half stars now. One evening I came home without a reservation. I could see myself in the glass, in the blazer. We were full, I told the customer, and I knew by my tone that it was no use.',
      ),
    ),
    linked(
      unhinged(
        'In the third week a man rang. He had on what I had had on, down to the feet. He looked me up and down, and he asked to speak to the owner. I said that I was the owner. "That\'s what I used to say, as a customer," he said.',
        'The house made it a policy. It opens for anyone now except for whoever lives there. There are nineteen people in my kitchen, all of them customers, and the mailman has the big bed.',
        'The house made it a policy. It opens for anyone now except for whoever lives there. There are nineteen people in my kitchen, all of them customers, and the mailman has the big bed.',
      ),
    ),
    linked(
      unhinged(
        'We both went in, and it locked. Since then {F} can hear us at the door, on both sides. It is a very good doorbell, she says. She gives us four stars, as a customer.',
        'It is on a plaque in the hall, as the founding story: "{short}." {F}, who manages the place, shows it to every customer. I can read it from out here, if somebody holds up the flap.',
        '{F} brings me soup, out here, with two hands. She is the manager. I asked her to let me in, just as a person. "I\'d lose the customer," she said.',
      ),
    ),
  ),
  plot(
    'own-locked-inside',
    {
      when: [
        'get|got|be|was|am|locked|lock|shut|trapped|stuck .. locked|trapped|stuck|shut .. in|inside x:*',
        'lock|locked|shut|trapped .. me|myself|in .. x:closet|archive|bathroom|toilet|loo|cellar|basement|shed|garage|stockroom|supply_closet|cupboard|stairwell|library|freezer|storage|store_room|balcony|attic|pantry|wardrobe|greenhouse|porch|changing_room',
        'locked|trapped in .. x:closet|archive|bathroom|toilet|loo|cellar|basement|shed|garage|stockroom|supply_closet|cupboard|stairwell|library|storage|store_room|balcony|attic|pantry|changing_room',
      ],
      also: 'locked|lock|trapped|shut|stuck',
      not: [
        'traffic|lift|elevator|revolving_door|ex|turtleneck|dress|jumper|shirt|queue|line|meeting|out|out_of|song|head|finger|tooth|teeth|snow|mud|car|train|@child|@pet|bus|@boss|@colleague|he|she|they|window|middle|middle_of|@transit|airport|loop|call|zoom|conversation|sleeve|jar|hand|jeans|ring|tree',
      ],
      fine: 'over lunch for hours hour twenty forty an minutes by cleaner caretaker security at work office accidentally two all night weekend handle came off door',
      carries: true,
      is: '!actor:pet !actor:child !question',
      cast: { F: 'he' },
      axis: 'commitment',
      back: 'knock',
    },
    all(
      '{text}. For sixteen years I had asked for a room with a door, and for a door that people would respect.',
      '{text}. After seven reorganizations I was somewhere that they could not move me out of.',
    ),
    linked(
      all(
        'In the first quarter of an hour I did four days of work. There was no one to ask me if I had a second. I wrote "{short}" on a bit of cardboard and hung it up as my address.',
        'In the first quarter of an hour I did four days of work. There was no one to ask me if I had a second. I wrote "{short}" on a bit of cardboard and hung it up as my address.',
        'I got more done in there than since the spring. I found a pencil, and on the inside of the door I wrote "{quote}," and under it "Please knock."',
      ),
    ),
    linked(
      all(
        'When {F}, who had heard me, finally threw it open, he was out of breath. I told him that one would have liked a knock.',
        'When {F}, who had heard me, finally threw it open, he was out of breath. I told him that one would have liked a knock.',
        'It was {F} who found me, a patient man. He had brought a bar. "You\'re free," he said. I pointed out that he had not knocked.',
      ),
    ),
    linked(
      mild(
        'He looked at what I had done with the space. He closed it again, and after a moment there was a knock. I let him wait a bit.',
        'He looked at what I had done with the space. He closed it again, and after a moment there was a knock. I let him wait a bit.',
        'He apologized, and stepped out, and did it over. I was not able to see him before three.',
      ),
    ),
    linked(
      mild(
        'I am there from eight to four now. {F} locks up after me, and I have made two good friends by shouting.',
        'I am there from eight to four now. {F} locks up after me, and I have made two good friends by shouting.',
        'It has since been fixed, and does not close. I sit in there with the door open, like everybody else, and get nothing done.',
      ),
    ),
    linked(
      hot(
        'The others saw my figures. They asked {F} to do them, too. By June every cupboard in the office had a department head in it, and he went by with a cart and slid lunch in under them.',
        'The others saw my figures. They asked {F} to do them, too. By June every cupboard in the office had a department head in it, and he went by with a cart and slid lunch in under them.',
        'I gave a talk on it through the keyhole. After that there was a run on anything with a bolt. {F} had the only set of keys, and for the first time in his life people knocked.',
      ),
    ),
    linked(
      spicy(
        'Last week all of the managers were in. {F} found a bit of cardboard on the floor that said "{short}," and swept it up. It was running very well. He has gone home, and so has everyone else. I have knocked.',
        'Last week all of the managers were in. {F} walked through the empty floors, with the keys. He listened, and it was running very well. He has gone home, and so has everyone else. I have knocked.',
        'We are all promoted, says {F}, who runs it now. He said it in passing. I called out, when will he be back, and I heard him say to somebody that you get used to the knock.',
      ),
    ),
    linked(
      unhinged(
        'In the fall there was a knock, but from the back wall. I had not known that it had a back. Someone over there had heard that there was an opening.',
        'In the fall there was a knock, but from the back wall. I had not known that it had a back. Someone over there had heard that there was an opening.',
        'The lock grew over in the winter. By March there was bark on it, and then it was a good deal taller, and birds came. {F} has put a ring around it, with the years.',
      ),
    ),
    linked(
      unhinged(
        'He is nice enough. He has his own door behind him, and there is a man at that, and so on, he says, as far as you can knock. {F} is at the very end, with the bar. We expect him in the spring.',
        'He is nice enough. He has his own door behind him, and there is a man at that, and so on, he says, as far as you can knock. {F} is at the very end, with the bar. We expect him in the spring.',
        'A woodpecker is my only report. Now and then I hear {F} down there, telling children. There was a man who wanted to be left alone, he says. "Go on. Knock."',
      ),
    ),
  ),
  plot(
    'own-parcel-safe-place',
    {
      when: [
        'leave|left|put|threw|throw|hid|hide|dump|dumped .. parcel|package|delivery|box|order|amazon|letter|flowers .. x:in|behind|under|on|with|outside|next|over|inside|by|at',
        'parcel|package|delivery ... left|leave|put|threw|hid|dumped .. it .. in|behind|under|on|with|outside|by|at',
        'parcel|package|delivery|order|box .. left|thrown|hidden|dumped|put|found|sitting|was|is .. x:in|behind|under|on|with|outside|next|over|inside|at',
        'delivered .. parcel|package|order|it|shopping .. to|at|with .. wrong|neighbor|neighbour|number|house|next_door|roof',
        'courier|delivery_driver|delivery_man|delivery_guy|postman|mailman|dpd|hermes|evri|amazon|fedex|ups|driver|royal_mail .. left|threw|hid|put|dumped|chucked',
      ],
      also: 'parcel|package|delivery|box|order|courier|delivery_driver|delivery_man|delivery_guy|postman|mailman|dpd|hermes|evri|amazon|fedex|ups|royal_mail|delivered',
      not: [
        'somewhere|customs|depot|transit|stuck|lost|denmark',
        '^ i put|left|hid|threw|dumped',
        "neighbor|neighbour|pub|wrong|landlord|can't|cannot|couldn't",
        'new_bed|pizza|curry|food|@pet|cat|dog|stole|stolen|thief|@boss|office|work|gift|lunch|empty|carton|milk|eggs|mattress|tip|desk|christmas|baby|ran|reverse|bike',
      ],
      fine: 'they courier delivery man driver postman left it my parcel package in behind hydrangea recycling bin men took rain all day neighbor card said safe place photo of door the waited in fence on roof step next wheelie under mat shed greenhouse hedge wet through number 12 full view street doormat',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'safe place',
    },
    all(
      '{text}. The slip said that it was "in your safe place." I read it with care, because I have paid {F}, a coach, $200 an hour to help me find that.',
      '{text}. According to the card it had been left in my safe place. It is what {F}, my coach, and I have been looking for since March.',
    ),
    linked(
      all(
        "For two years I have closed my eyes on {F}'s sofa and described a lake. It was never quite right. A man in shorts had found it in four seconds, with the engine running.",
        "We had tried a meadow, and my grandmother's kitchen, and a submarine. And then somebody whom I had never met just walks up and knows.",
        "We had tried a meadow, and my grandmother's kitchen, and a submarine. And then somebody whom I had never met just walks up and knows.",
      ),
    ),
    linked(
      all(
        'I went out to where it had been, and stood there. I did feel something. I wrote to {F}: "{short}. That\'s it. That\'s the place."',
        'I lay down in it, for a bit, on my side, and sent {F} a note: "{quote}. That\'s it." I have not been so calm since the merger.',
        'I lay down in it, for a bit, on my side, and sent {F} a note: "{quote}. That\'s it." I have not been so calm since the merger.',
      ),
    ),
    linked(
      mild(
        'She came to see for herself, and sat down by me. "It\'s damp," said {F}. She is billing it as a breakthrough.',
        '{F} says that the sessions are over. I do my calls from there. If it rains, I am told on a slip that I was not in.',
        '{F} says that the sessions are over. I do my calls from there. If it rains, I am told on a slip that I was not in.',
      ),
    ),
    linked(
      mild(
        'I have found out what he makes. He has been to 140 safe places today, and I hear that he did not so much as slow down for mine.',
        'I have written to the depot to thank the man. They have answered that he was not able to reach me.',
        'I have written to the depot to thank the man. They have answered that he was not able to reach me.',
      ),
    ),
    linked(
      hot(
        'I brought in the driver to see my team. He looked at each of them for a second and said where: "Under the stairs. In the boot. With a neighbor." People wept.',
        'The firm let {F} go, and took the driver on a retainer. He does twenty-six executives before ten. They open the door, and he has left already, and they know.',
        'The firm let {F} go, and took the driver on a retainer. He does twenty-six executives before ten. They open the door, and he has left already, and they know.',
      ),
    ),
    linked(
      spicy(
        'Last week I asked him for mine once more, as I had slept badly. He scanned me, on the forehead. It seems that I have been out for delivery since 1979. {F} has offered to wait in for me.',
        'He has moved to another route. {F} has the job now, with the shorts. She got out, looked at me for about an hour, and threw me over the fence. It is a safe place.',
        'He has moved to another route. {F} has the job now, with the shorts. She got out, looked at me for about an hour, and threw me over the fence. It is a safe place.',
      ),
    ),
    linked(
      unhinged(
        'They deliver all of it there by now: what I lost, what I had canceled, and in April the lake. It came in one piece, on end, and two men leaned it against the wall and took a picture.',
        'In June a second slip came. I had been left in it myself, at 11:40, and signed for. I went to look. I was all there, in bubble wrap, and I did not seem to mind the rain.',
        'In June a second slip came. I had been left in it myself, at 11:40, and signed for. I went to look. I was all there, in bubble wrap, and I did not seem to mind the rain.',
      ),
    ),
    linked(
      unhinged(
        'There is no more room in my safe place for me. {F} says that this is common. I am at number 16, behind a door, with a lady who shakes me now and then and wonders what I am.',
        'I have had myself for ten days now. Under "Remarks" it says "{short}." {F} thinks that one should open it, but if I am not happy, I can be dropped off at any gas station that is a safe place.',
        'I have had myself for ten days now. {F} says that one should open it, but I have read the label. If I am not happy, I can be dropped off at any gas station that is a safe place.',
      ),
    ),
  ),
  plot(
    'own-parcel-travels',
    {
      when: [
        'parcel|package|delivery|order|letter|post|card .. late|lost|missing|delayed|never|stuck|weeks|still|returned|somewhere|went|been|wrong',
        'tracking|tracked .. says|said|shows|showed|parcel|package|number|still',
        'lost|missing|late|delayed parcel|package|delivery|order',
        'parcel|package|order .. out_for_delivery|customs|depot|sorting',
      ],
      not: [
        '^ i .. put|sent|posted',
        'delivered|leipzig|memphis|cologne|milk|boxes|pallet|pallets|wrong_day',
        'left|neighbor|bin|behind|porch|stole|stolen|thief|wrong_item|size|food|pizza|office|@boss|sandwich|broke|broken|birthday_card|post_office|tooth|mug|lost_my_job|law|letters|blog|linkedin|posted|tax|bought|cardigan',
      ],
      also: 'parcel|package|delivery|order|letter|tracking|tracked',
      fine: 'my parcel package tracking says says it is has been in for two weeks still not arrived amazon depot delayed again to the wrong country city days three went china out delivery since order missing lost number customs somewhere christmas late birthday present',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'distance',
      back: 'status',
    },
    all(
      '{text}. I opened the tracking with my breakfast, to look at the status. I travel for work, and I have never been to half of those places.',
      "{text}. I followed it on the map over coffee. By the third cup I was looking at the status the way you look at a friend's vacation pictures.",
    ),
    linked(
      all(
        'It had been to Memphis, and back, and on to Louisville, at night, and had spent four days in Leipzig, for which no reason was given. I fly coach to Dayton.',
        'It had been to Memphis, and back, and on to Louisville, at night, and had spent four days in Leipzig, for which no reason was given. I fly coach to Dayton.',
        'There was a stop in Cologne. There was a weekend in Anchorage. "In good condition," it said. I have an ankle, from the stairs at the regional office.',
        'There was a stop in Cologne. There was a weekend in Anchorage. "In good condition," it said. I have an ankle, from the stairs at the regional office.',
      ),
    ),
    linked(
      all(
        'I called the hotline. "It has an exception," said {F}, at the other end. I asked her if that was above gold.',
        'I called, and told {F}, at the other end: "{quote}." "It has an exception," she said. I asked her if that was above gold.',
        '{F} picked up at the hotline. "{quote}," I told her. She said that it was being held at a facility. I asked whether there was a lounge.',
        '{F} picked up at the hotline. "{quote}," I told her. She said that it was being held at a facility. I asked whether there was a lounge.',
      ),
    ),
    linked(
      mild(
        'It is here now. There is a sticker on it from a place with palms. I am not going to open it. It looks tired, and very wide awake.',
        'It is here now. There is a sticker on it from a place with palms. I am not going to open it. It looks tired, and very wide awake.',
        'I have it in the hall. It keeps to the corner by the door, and when a truck goes by, I believe that it listens.',
        'I have it in the hall. It keeps to the corner by the door, and when a truck goes by, I believe that it listens.',
      ),
    ),
    linked(
      mild(
        'I asked {F} what one would have to do. You have to be under sixty pounds, she says, and not mind about your head.',
        'I asked {F} what one would have to do. You have to be under sixty pounds, she says, and not mind about your head.',
        'I have pinned the route over my desk, with a photo of Leipzig. People think that I have been.',
        'I have pinned the route over my desk, with the status. People think that I have been.',
      ),
    ),
    linked(
      hot(
        'I put it to our travel desk. For what I cost them to Dayton, you could send me around the world by ground, if I held still. {F} priced it, and there was a discount for the shape.',
        'I put it to our travel desk. For what I cost them to Dayton, you could send me around the world by ground, if I held still. {F} priced it, and there was a discount for the shape.',
        'Our new policy went out in May. Staff are to be booked by weight. {F} came over with the tape, and I had the honor of being first, in a nice box, with handles.',
        'Our new policy went out in May. Staff are to be booked by weight. {F} came over with the tape, and I had the honor of being first, in a nice box, with handles.',
      ),
    ),
    linked(
      spicy(
        'That was three weeks ago. My label says "{short}." I was out for delivery on the ninth, but there was no answer at my own address. {F} has changed my status: I am to be returned to sender, and I do not know who that is.',
        'That was three weeks ago. It is dark, and quite sociable. I was out for delivery on the ninth, but there was no answer at my own address. {F} has changed my status: I am to be returned to whoever is on the label. I do not know who that is.',
        'I write this in Leipzig, in a row, by flashlight. I have not been scanned for days. I heard {F} go by and give my status to somebody. "In good condition," she said. She did not look in.',
        'I write this in Leipzig, in a row, by flashlight. I have not been scanned for days. I heard {F} go by and give my status to somebody. "In good condition," she said. She did not look in.',
      ),
    ),
    linked(
      unhinged(
        'Then the thing that I had waited for came past and did not stop. It had taken up speed. "Jupiter," it said, "processed," and under that was a picture of a doorstep, and the doorstep had rings.',
        'Then the thing that I had waited for came past and did not stop. It had taken up speed. "Jupiter," it said, "processed," and under that was a picture of a doorstep, and the doorstep had rings.',
        'In August it reached a status that they have no word for. It was at every depot at the same time. It had been signed for in four alphabets, by no one, and in each of the towns there was a small hill with a light.',
        'In August it reached a status that they have no word for. It was at every depot at the same time. It had been signed for in four alphabets, by no one, and in each of the towns there was a small hill with a light.',
      ),
    ),
    linked(
      unhinged(
        '{F} still gives me the status, each morning, at eight. It has asked after me. It wants to know if I am home between now and the end of time.',
        '{F} still gives me the status, each morning, at eight. It has asked after me. It wants to know if I am home between now and the end of time.',
        'People go there, with their forms. They say that it is good for missed things. {F} took me, and I held up my slip. There was a long silence, and then I was told, very gently, that I had not been in.',
        'People go there, with their forms. They say that it is good for missed things. {F} took me, and I held up my slip. There was a long silence, and then I was told, very gently, that I had not been in.',
      ),
    ),
  ),
  plot(
    'own-ordered-wrong',
    {
      when: [
        'order|ordered .. got|received|came|arrived|sent|get|delivered .. x:*',
        'order|ordered .. and|but .. got|received|came|arrived|sent|it|they',
        'sent|delivered|shipped .. me|us .. wrong|#|instead|extra|two',
        'wrong size|colour|color|item|order|thing .. arrived|came|delivered|sent',
        'ordered .. wrong|# instead|size',
        '# .. instead_of # .. x:@garment|box|boxes|bottle|bottles|bag|bags|pack|packs|roll|rolls',
      ],
      also: 'order|ordered|bought|buy|sent|delivered|shipped|arrived|instead_of|size',
      not: [
        'got one $',
        'in_spanish|spanish|french|italian|@food|@drink|blister|headache|home|bar|discount',
        '@person|he|she|they|@name .. order|ordered|bought',
        'salad|coffee|restaurant|waiter|waitress|barista|drive-thru|mcdonalds|pizza|burger|latte|starbucks|fries|soup|steak|takeaway|pickle|mother|crisp|wrote|email|text|mail|@child|@boss|@colleague|office|donuts|doughnuts|gift|present|tax|mine|money|home|flight|ticket|hotel|heart|photo|picture|cat|dog|@relative|cheese|@meal|@sweet|refund|never|still|forwarding',
      ],
      fine: "online medium large small shirt wrong size colour color item came got six instead of one box twelve ordered two same thing again order amazon bought and but was tiny huge it for doll sized doll's house furniture rug metre cm inches arrived in website pictures looked wrong",
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'the data',
    },
    all(
      '{text}. Others would send that back. I trust the data, and they have years and years of data on me.',
      '{text}. You have to ask who is more likely to be wrong: me, at ten at night, or an algorithm with all of the data on forty million people.',
    ),
    linked(
      all(
        'If that is what came, it is what I need. I had only not understood yet in what way. I set it up in the middle of the room: "{short}," and a chair to look at it from.',
        'So I worked back from the delivery. What kind of person gets that? I made a sketch, and he did not look unhappy, and he had a good deal more space than I have.',
        'So I worked back from "{quote}." What kind of person gets that? I made a sketch, and he did not look unhappy, and he had a good deal more space than I have.',
      ),
    ),
    linked(
      all(
        '{F}, in customer service, offered to take it back. "That was our mistake," she said. I told her that I saw no evidence for that in the data.',
        'I had a call from {F}, in customer service. They had mixed something up. I asked her to look again at the data, and not to be so hard on it.',
        'I had a call from {F}, in customer service. They had mixed something up. I asked her to look again at the data, and not to be so hard on it.',
      ),
    ),
    linked(
      mild(
        'I have begun to live up to it. I have changed my hair, and I hold the door differently. There is still some way to go in the shoulders.',
        'I am giving it a month. I already find that I have opinions that I did not order, either.',
        'I am giving it a month. I already find that I have opinions that I did not order, either.',
      ),
    ),
    linked(
      mild(
        'This morning there was a man at the door, about my size, with a box. He had gotten mine, he said, and would like his life back.',
        '{F} has sent a label, in case. I have looked up the address on it. It is two streets from here, and it is a very nice house.',
        '{F} has sent a label, in case. I have looked up the address on it. It is two streets from here, and it is a very nice house.',
      ),
    ),
    linked(
      hot(
        'I ordered more, to be sure. I asked for socks, and was sent an oar. It was about then that I saw the pattern and gave notice on the apartment.',
        'From then on I bought on purpose at random, so as not to get in their way. Out of a lamp they made me a saddle. Out of a book on leadership came forty feet of rope.',
        'From then on I bought on purpose at random, so as not to get in their way. Out of a lamp they made me a saddle. Out of a book on leadership came forty feet of rope.',
      ),
    ),
    linked(
      spicy(
        'It adds up. I have the oar, the rope and the saddle, and I was told to be at the pier at six. There are twelve of us. {F} is there, too. She had only wanted to go by the data for once.',
        'I walked out of a good job on the strength of "{short}." Last week there was an envelope from {F}, with $4 in it and an apology. It had been meant for a Kevin. It was his data.',
        'I walked out of a good job on the strength of it. Last week there was an envelope from {F}, with $4 in it and an apology. It had been meant for a Kevin. It was his data.',
      ),
    ),
    linked(
      unhinged(
        'Next they sent a family. They were in very good condition, three of them and a grandfather, and they had ordered a bookcase. We looked at each other. It was the grandfather who said that one should trust the data.',
        'In June the weather on my side of the street was different. It had been delivered overnight. I had not asked for fjords, but I can see now that I was never going to be an inland man.',
        'In June the weather on my side of the street was different. It had been delivered overnight. I had not asked for fjords, but I can see now that I was never going to be an inland man.',
      ),
    ),
    linked(
      unhinged(
        'They hold me upright, with both hands, and put things on me. I do seem to be what was missing there. {F} is asking for a review, and they have given the data five stars, and me four, for the wobble.',
        '{F} has come about the return. They want to have all of it back: the rope, the fjord and, going by the data, the man. She has a box with her in a medium. There are to be six of me.',
        '{F} has come about the return. They want to have all of it back: the rope, the fjord and, going by the data, the man. She has a box with her in a medium. There are to be six of me.',
      ),
    ),
  ),
  plot(
    'own-bought-calendar',
    {
      when: [
        'buy|bought|got|get|getting|treated|purchased|ordered .. new|first|second|a|an|some|big|proper|fancy|own .. x:@appliance|@furniture|@gadget|@vehicle|boat|hot_tub|kettle|monitor|desk|mattress|pillow|bike|tent|knife|rug|lamp|telly|tv|blanket|duvet|cushion|shed|treadmill|drill|label_maker|pressure_washer|air_fryer|spatula|electric_blanket',
        '=new|=brand-new|second x:@appliance|@furniture|monitor|mattress|tv|telly|pillow|sofa|hoover|desk',
      ],
      not: [
        "second|another|seat|magnet|flew|size|tiny|postcard|hurt|hurts|washing|hang|sit|can't|cant|couldn't|plant",
        '@person|he|she|they|@name|we .. buy|bought|got|get',
        'get|got on|off|into|out|in',
        'never|used|leak|leaks|broke|broken|wrong|fit|fits|laundry|return|returned|@child|@pet|drum|sold|stuck|mistake|too|locked|punctured|flat|on_my|office|work|boss|dead|card|free|parking|scratched|@drink|bumped|bitten|crash|crashed|hit|stolen|charger|gift|birthday|remote|@relative|printer|promoted|landlord|rent|rear|cover|case|only|stopped|fixed|work|working|going|doesn|not|delivery|ticket|flea|hiccups|noise|loud|on_fire|car_park|speeding|mold|saree|best|neighbor|lift|elevator',
      ],
      fine: 'finally after ten years treated myself love it life changing best thing ever today on sale weekend game changer no idea how i lived without proper really good half price black friday in the sales payday bargain comfortable heated standing second lovely air memory foam electric',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'before',
    },
    all(
      '{text}. My life has fallen into two parts since, and I found that our calendar does not show it.',
      '{text}. I can no longer say who I was before. It is the sort of thing for which a new count is usually begun.',
    ),
    linked(
      all(
        'I reset the year. Everything up to that day is Before {x}, or B. This is day twelve of the year one.',
        'It is the year one now. What was before is written with a B, for Before {x}, and you count it backward. I was born in 41 B.',
      ),
    ),
    linked(
      all(
        'I sent the new dates to everyone. {F}, in Accounts, called up about an invoice of mine that was due in 2,000 years.',
        '{F}, from Accounts, was the first to have a question. By my own dating, she said, I did not start here until some time after the flood.',
      ),
    ),
    linked(
      mild(
        'I told her that we would all have to be patient. She has written to the {x} for payment.',
        'I said that I was paid monthly and that a month is still a month. {F} asked me which of us would like to tell the bank.',
      ),
    ),
    linked(
      mild(
        'I visited my parents at the weekend. They live very simply, without the {x}, the way that people must have done before.',
        'In the evenings I tell the {x} what it was like before. I have the feeling that it does not believe all of it.',
      ),
    ),
    linked(
      hot(
        'There was a pilot in the north of the company. They date by it there, they say "since the {x}," and on the day itself they light something. {F} keeps both calendars, in two colors.',
        'It was taken up faster than I had expected. By Easter, or as we say, the fourth, the whole building ran on it, and our debts had not yet been taken out.',
      ),
    ),
    linked(
      spicy(
        'Then {F} bought one. It was better than the {x}. We are now in the year one of that, and I am from before. I have a desk in the stairwell, with the others, and they come to look at our hands.',
        'The warranty ran out in the year two, and on the next day so did the {x}. {F} has been through the old books. Nothing is planned after that. She looked at me, and wound the clock back to before.',
      ),
    ),
    linked(
      unhinged(
        'It went further back than I had meant. On the tenth people stopped knowing about the wheel. They stood around the vehicles, in what they had on, and one of them touched a tire and sucked his finger.',
        'The pope came, to see about the old one. He stood in front of the {x} for a long time, touched it with two fingers, and took off his hat. It had been about the date all along, he said, and they had picked the wrong item.',
      ),
    ),
    linked(
      unhinged(
        '{F} has drawn it on the wall of the copy room, with a burned stick: there is a herd, and a sun, and something with rays, and a small man who points at it. That is me, before.',
        'They are digging in my yard. {F} is on the committee. They have come down to a layer with no {x} in it, and bones, and a receipt. It was somebody from before, who had kept it in case.',
      ),
    ),
  ),
  plot(
    'own-bought-unused',
    {
      when: [
        'buy|bought|got .. x:@appliance|@instrument|treadmill|bike|exercise_bike|peloton|rowing_machine|bread_machine|bread_maker|ice_cream_maker|pasta_maker|yoga_mat|sewing_machine|camera|tent|kayak|telescope|juicer|spiralizer|dumbbells|weights|elliptical|book|books|course|planner|diary|boat|skateboard|ukulele|waffle_maker|kettlebell ... never|once|twice|unused|laundry|clothes|dust|box|cupboard|garage|already|still',
        'x:treadmill|exercise_bike|peloton|bread_machine|bread_maker|rowing_machine|juicer|yoga_mat|elliptical|guitar|pasta_maker|bike .. laundry|clothes|dust|unused|coat|coats|never|clothes_horse|hanger|towel',
        'never|not|only .. used|use|opened|touched .. x:treadmill|bread_machine|bread_maker|juicer|exercise_bike|peloton|pasta_maker|yoga_mat|gym_membership|air_fryer|@appliance',
        'bought .. x:treadmill|bread_machine|rowing_machine|peloton|exercise_bike|juicer|pasta_maker|bike|guitar|yoga_mat',
      ],
      also: 'never|once|twice|unused|laundry|clothes|dust|box|cupboard|garage|already|still|not|only|coat|coats|hanger|towel|clothes_horse',
      not: [
        'play|played .. song|songs|chord|chords',
        '@person|he|she|they|@name .. buy|bought|got|use|used',
        '@child|@relative|@boss|@colleague|office|sold|broke|broken|stolen|love|every day|gym_membership|returned|toaster_full|remote|@pet|neighbor|customer|gift|wrong',
      ],
      fine: 'on saturday its already got laundry it used once never bought in 2020 two thousand lockdown january drying rack coat hanger clothes hanging gathering dust still in the box cupboard bread maker machine and have used twice back of garage attic expensive of on a as shelf resolution last month',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'he' },
      axis: 'commitment',
      back: 'bench',
    },
    all(
      '{text}. People say that it is not used. I manage talent, and I say that it is on the bench.',
      '{text}. A strong team does not play everyone. It has to have something on the bench.',
    ),
    linked(
      all(
        'The {x} knows that. It is fit, it is under warranty, and it has been told to keep warm, because it could be any day now.',
        'I speak to it when I walk by. "Be ready," I tell the {x}, with a hand on its shoulder, or on whatever is drying there.',
      ),
    ),
    linked(
      all(
        '{F}, my brother-in-law, sat down next to it with a beer. "When did it last come on?" he asked. I told him you do not get promoted out of pity.',
        'My brother-in-law {F}, who has coached, took one look at it. "You\'re wasting it," he said. I asked him which of us had the room.',
      ),
    ),
    linked(
      mild(
        'He has offered me $40 for it. I said that we are not a selling club. Behind me I felt it look up.',
        'I told him about the bread knife, which was on the bench for thirteen years and then had an evening that nobody who was there has forgotten.',
      ),
    ),
    linked(
      mild(
        'It came on last week, for a moment at the end, when all was decided. I would not say that it shone.',
        'This morning I put on the kit and stood before it. We looked at each other. I sent on the chair.',
      ),
    ),
    linked(
      hot(
        'I run my department by it. There are four who play, and nineteen on the bench, all of them excellent, in tracksuits. {F} says that he has never seen so much money sit so still.',
        'I went out and bought for every position: a rowing machine, two consultants, a man who has been to the moon. They are by the wall with a blanket over their knees.',
      ),
    ),
    linked(
      spicy(
        'Then the window opened. {F} took the {x} off me on a free transfer, and he uses it daily. I met them on the street. It had color in its face, and did not greet me. I have asked if they need someone for the bench.',
        'There was an injury, in the third week, and I turned around and called for my bench. They had all gone stiff. {F} had to send me on, and I had not warmed up since college.',
      ),
    ),
    linked(
      unhinged(
        'In May the bench got up by itself. The {x} was at the front of it, with the fondue set and the skis, and they played on the lawn against what I have in use. It was seven to nothing, and people climbed the trees to see.',
        'The doctors found that it is catching. First it was I who sat, and then the street. By June the whole league was on the bench, and on the green, in a terrible silence, there was only the ball.',
      ),
    ),
    linked(
      unhinged(
        'They have kept me on, in a way. I am in the garage, with a towel over my head. Now and then the door goes up, and the {x} looks in. "Be ready," it says, and {F} shuts off the light to the bench.',
        '{F} has seen it, he says, through the fence. It looked around to see if somebody would come on. Then the {x} got up, shook itself, and ran out there on its own.',
      ),
    ),
  ),
  plot(
    'own-bought-fit',
    {
      when: [
        'buy|bought|ordered|got|built|assembled|laminated .. x:@household|@garment|cover|case|phone_cover|phone_case|screen_protector|fitted_sheet|blinds|tyre|filter|cartridge|sofa|mattress|adapter|cable|bulb|lid|frame|fridge ... wrong|fit|fits|small|big|short|long|wide|narrow|large|size|model|tight|through|up_the_stairs',
        "x:@furniture|sofa|fridge|mattress|wardrobe|christmas_tree|washing_machine|desk|telly|tv|cover|lid|frame .. not|doesn't|doesnt|won't|wont|didn't|wouldn't .. fit|go",
        'x:trousers|jeans|suit|dress|shirt|shoes|boots|coat|jeans|bra|shorts .. too small|big|tight|long|short|large',
        'wrong size|model x:@garment|@household|cover|case|filter|bulb|tyre',
        "buy|bought|ordered|got|built|assembled|laminated .. x:@household|@furniture|@garment|frame|lid|cover|case ... doesn't|doesnt|won't|wont|didn't|not|wouldn't|can't .. fit|go|close",
        'for the wrong x:model|size',
      ],
      not: [
        '@garment|@footwear|tyres|tires|lid',
        'shrank|shrunk|wash|@child|@pet|cat|lunch|diet|weight|pregnant|wedding|gift|@person|he|she|they|boss|@colleague|office|parcel|bag|small_talk|hat|too_much|tooth|teeth|expensive|money|time|late|wrong_house|train|price|@food',
      ],
      fine: 'wrong model again phone cover size online does not fit it bedroom door through now bought the too small big by an inch two one centimetre cm same measured twice new through up stairs for get in frame car back of window ikea assembled diploma wardrobe glad return lost receipt shoes sale anyway',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'fit',
    },
    all(
      '{text}. I looked at it for a while. There was nothing wrong with what I had bought. It was what I had that did not fit.',
      '{text}. The amateur takes back the new one. But one of the two had just been chosen out of a whole range, and it was not the old one.',
    ),
    linked(
      all(
        'So I kept the {x} and replaced the other. It was a good deal dearer, but then it fit, and for a moment I was happy.',
        'I held on to the {x}, since there was nothing wrong there, and exchanged what it was for. I had to sell the car for that. It fit.',
      ),
    ),
    linked(
      all(
        'Only now that did not go with the rest. I called {F}, who used to be a buyer for a railroad. "Where does it end?" she asked. I said, "When it fits."',
        'That, in turn, did not go through the door. {F}, who lives on my floor and was in procurement, helped me hold it. "You could also just buy another one," she said.',
      ),
    ),
    linked(
      mild(
        'I have a new apartment, on the strength of it. It is closer to the {x}.',
        'We are having the door done. The man says that it is the wall, and that of course the house next to it would have to move over a bit.',
      ),
    ),
    linked(
      mild(
        'At night I go from room to room and feel that all of it fits. Then I notice my feet, over the end of the bed.',
        '{F} asked me what the {x} cost. Less than the door, I said, and I still have the receipt somewhere.',
      ),
    ),
    linked(
      hot(
        'The house that went with it was in Delaware. I took the job that went with the house, and the firm, and then, since they had two offices, a second one of myself. {F} did the paperwork.',
        'You cannot stop halfway. In the course of a year I adjusted the street to the house, the district to the street, and my name, which was too long for the door.',
      ),
    ),
    linked(
      spicy(
        'It was done on the fourth of June. Everything fit. I got out the {x}, for which I had done it all, and it was the one thing that no longer did. {F} has the receipt. It says that I may exchange it within thirty days.',
        'I was sitting there, and it was perfect. {F} walked around it once with her tape. "It all fits," she said, "except for you." They come in three sizes, it seems. I am being taken back.',
      ),
    ),
    linked(
      unhinged(
        'With the last of the money I had the planet done. It was only a matter of a quarter inch. They took it in at the waist, over a weekend, and there was one small hiss.',
        "I was let out in May, by two hands' breadths, and a new year was put in, with more room under the arms. Then it was seen that the sky did not come down to it on the left.",
      ),
    ),
    linked(
      unhinged(
        'Now the moon rattles. {F} says that it was a perfectly good moon, and that one could have gone up a size in tides. I have it here, in the bag. It fit the old one.',
        '{F} is holding it shut with both hands, until I am back from the store. I am here with the {x}. The girl wants to know what it should fit.',
      ),
    ),
  ),
  plot(
    'own-sold-diligence',
    {
      when: [
        'sell|sold|selling .. my|our|the|a|an|old|some .. x:@household|@furniture|@vehicle|@instrument|@gadget|boat|bike|sofa|wardrobe|piano|books|lego|treadmill|tent|pram|drum_kit|clothes|mirror',
        'sell|sold|selling .. on|through .. ebay|vinted|facebook|marketplace|craigslist|gumtree|olx|depop',
        'list|listed|put .. x:@household|@furniture|sofa|bike|car|lamp|table|wardrobe .. on|for .. ebay|vinted|facebook|marketplace|craigslist|gumtree|sale|free',
        'is this still available|available?',
        'garage_sale|yard_sale|car_boot|car_boot_sale|car_boot .. sold|made|nobody|earned|took|sell',
      ],
      not: [
        '@person|he|she|they|@name .. sell|sold|selling',
        'house|company|business|shares|stock|ticket|tickets|school|lemonade|sold_out|sold_me|soul|crystals|kidney|came|dad|@boss|@colleague|office|linkedin|customer|insurance|cookies|@child|deal|nobody|cake|cakes|painting',
      ],
      fine: 'finally sold on ebay vinted facebook marketplace for less than five ten pounds dollars old my the sofa piano collection bought it back somebody asked is this still available buyer never turned up haggled collected came made profit euros free first and miss regret already',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'he' },
      axis: 'formality',
      back: 'still available',
    },
    all(
      '{text}. I have been through three divestitures in my career, and I know that one does not just hand over an asset.',
      '{text}. In my world that is an exit, and you run a process for it.',
    ),
    linked(
      all(
        'There was an inquiry from one {F}. "Is it still available?" he wrote. I sent back sixty pages, with a tab for the risks.',
        'And there was interest. Somebody named {F} wanted to know if it was still available. I opened a data room for him, in the hall, with a chair and a sign: "{quote}."',
        'And there was interest. Somebody named {F} wanted to know if it was still available. I opened a data room for him, in the hall, with a chair and a sign: "{quote}."',
      ),
    ),
    linked(
      all(
        'I disclosed everything: "{short}," year of purchase, known squeaks, and two lawsuits that I had only ever thought about.',
        'He got the lot from me, under oath. There were photographs from all sides, a letter from my aunt, and a history of ownership going back to a tree.',
        'He got the lot from me, under oath. There were photographs from all sides, a letter from my aunt, and a history of ownership going back to a tree.',
      ),
    ),
    linked(
      mild(
        'He asked if I would take ten less. I said I would put it to the owners, and went into the other room.',
        '{F} came by in a van, to be sure. I had prepared a closing dinner. He ate it standing, and left $15 under the plate.',
        '{F} came by in a van, to be sure. I had prepared a closing dinner. He ate it standing, and left $15 under the plate.',
      ),
    ),
    linked(
      mild(
        'I wrote the next day to ask how the integration was going. He has blocked me. It must be in a difficult phase.',
        'It was only as he drove off that I saw what I had had. I have written to ask if it is still available.',
        'It was only as he drove off that I saw what I had had. I have written to ask if it is still available.',
      ),
    ),
    linked(
      hot(
        'The more I wrote, the better it read. By page thirty-six I could not bear for anyone else to have it. I formed a bidder, consisting of me, and went in high.',
        'In the data room I began to read it myself. It was a remarkable asset. I offered $60, and then $90, against {F} and all the world, and at $3,400 I had it.',
        'In the data room I began to read it myself. It was a remarkable asset. I offered $60, and then $90, against {F} and all the world, and at $3,400 I had it.',
      ),
    ),
    linked(
      spicy(
        'It is mine. I paid five times the price, on credit, and there were fees to me on both sides. {F} wrote to congratulate me. He asked whether I was still available, and I have sent him the sixty pages.',
        'The bank has looked at it. They want to know who would sell a thing and then have it at that price. It is all in receivership now, with me on top of it. "Still available?" wrote {F}. He could use the chair.',
        'The bank has looked at it. They want to know who would sell a thing and then have it at that price. It is all in receivership now, with me on top of it. "Still available?" wrote {F}. He could use the chair.',
      ),
    ),
    linked(
      unhinged(
        'It was a hostile bid in the end. I got up one morning and there was a notice on my pillow: somebody had bought up all of the habits that I had let go of, and held fifty-one percent.',
        'Then the asset itself put in an offer. It had been through the data room, it said, and it saw a good deal of upside in me, with the right owner.',
        'Then the asset itself put in an offer. It had been through the data room, it said, and it saw a good deal of upside in me, with the right owner.',
      ),
    ),
    linked(
      unhinged(
        'I am listed now, from all sides. "Male, some squeaks. Smoke-free home." {F} has already written. "Still available?" he asks, and would I take ten less.',
        'It closed last week. {F} carried me down. It is a nice place, and I stand by a window. On the first night it looked over at me. "{short}," it said, and that it is never easy to know what is still available.',
        'It closed on the first of the month. {F} carried me down, and I stand by a window. Last night I heard it on the phone: would they take me back, it asked, or was the tree still available?',
      ),
    ),
  ),
  plot(
    'own-returned-reason',
    {
      when: [
        'return|returned|returning|took|take|taken|sent|send|bring|brought .. x:@household|@garment|@furniture|@gadget|sweater|toaster|dress|jeans|shoes|it|mattress|treadmill .. back|store|shop|refund|receipt|counter|amazon',
        'return|returned .. x:@household|@garment|@furniture|@gadget|sweater|mattress',
        'refund|refunded .. for|on .. x:@household|@garment|@gadget',
      ],
      not: [
        '@person|he|she|they|@name .. return|returned|took|brought',
        'library|book|neighbor|neighbour|lent|borrowed|bottle|customer|shopping_cart|trolley|ball|stolen|restaurant|waiter|food|email|call|tooth|ladder|tiffin|@colleague|@boss|home|tax|text|return_to|ticket|@child|@pet|wallet',
      ],
      fine: 'to the shop store without receipt lost had worn two years for refund full they asked why gave me voucher took back tried no tags on never used after wearing queue hour credit tried could not because and the i only it exchange',
      carries: true,
      is: '!actor:person !actor:pet !question',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'reason for return',
    },
    all(
      '{text}. There is a form for that, with a line for the reason for return. I give feedback for a living.',
      '{text}. They ask you for the reason for return. It is a short line, and I asked if I could have some paper.',
    ),
    linked(
      all(
        'I wrote that I did not blame the {x}. I said we had come to each other at a difficult time, and that we both had wanted to be somebody else by spring.',
        'I put that the {x} had met expectations and that it was I who had raised them. By the second page I was doing it in the form of a letter.',
      ),
    ),
    linked(
      all(
        '{F}, at the counter, read it from beginning to end. "I just need a letter," she said. "A, B or C." I asked which was regret.',
        'It was {F} who had the desk. "You can only tick one," she said. "Wrong size, wrong color, or changed your mind." I asked her which of those is not the same.',
      ),
    ),
    linked(
      mild(
        'She gave me D, which is "Other." I have had it put on the back of my card.',
        'We settled on size. It was true, she said, in the larger sense. There were people in line behind me who nodded.',
      ),
    ),
    linked(
      mild(
        'I came by on the next day to see it on the shelf. It is reduced. I am not, but I can see how it could start.',
        'She had to sit down after that. I am told that she has gone back to school.',
      ),
    ),
    linked(
      hot(
        'They framed it in the break room. {F} rang me up that weekend: people had begun to read my reason for return while they waited, and had gone home again with what they had.',
        'It went around. The chain asked me to write more of them, for the whole range, and by summer I was doing the reason for return for couples.',
      ),
    ),
    linked(
      spicy(
        'Last week my company let me go. The form was one page. There was an A, a B and a C, and somebody had ticked it without a word. I went to {F}. She found me some paper.',
        'Then the {x} wrote. It had my form, it had gone over it with {F}, and there were one or two points. It was seven pages. Under "reason for return" it has put my name.',
      ),
    ),
    linked(
      unhinged(
        'In the fall the counter was opened for everything. They brought years, and in-laws, and one man a left hand. {F} looked at each of them for wear, and gave them what there was: a voucher, valid until they change.',
        'It was found that I was still within the thirty days. A mix-up at the clinic had reset the date. My mother held the door of the store, and {F} turned me over, to see if I had been worn outdoors.',
      ),
    ),
    linked(
      unhinged(
        'I got in line behind a river. When it was my turn, {F} took me by the label. "Reason for return?" she said. I took a breath. "A, B or C," she said.',
        'They have put me back on the shelf. Yesterday somebody took me down and smelled me, and had a look at the card. She read the whole reason for return. I am her size, she says, and she is willing to keep the receipt.',
      ),
    ),
  ),
  plot(
    'own-previous-tenant',
    {
      when: [
        'letter|mail|post|parcel|package|invitation|bill|card|catalog .. for .. previous|last|former|old tenant|owner|occupant|resident|people|tenants|owners',
        'previous|last|former tenant|owner|occupant|tenants|owners .. mail|letter|letters|post|parcel|bill|catalogs|invitation',
        'mail|letter|letters|post .. for .. someone|somebody|people .. used_to|lived|moved|live',
      ],
      not: [
        'bailiff|debt|police|court|dead|died|widow|funeral|work|office|email|love_letter|loan|debt_collector',
      ],
      fine: 'got a letter for the the one before opened it was an invitation still getting keep five years mail post after moved in wedding party by mistake another again christmas card birthday every week return to sender',
      carries: true,
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'the one before',
    },
    all(
      '{text}. So little comes for me that I read every line of it.',
      '{text}. I laid it next to what I get. Mine was from the water company, and began "Final."',
    ),
    linked(
      all(
        'The one before me could not be reached. It would have been rude for no one to answer, so I answered, and was asked over, and I ironed a shirt.',
        'The one before me could not be reached. It would have been rude for no one to answer, so I answered, and was asked over, and I ironed a shirt.',
        'I wrote back in the name of the one before me, and was asked to come by. It was a yes. I had not had occasion to write one for some time.',
        'I wrote back in the name of the one before me, and was asked to come by. It was a yes. I had not had occasion to write one for some time.',
      ),
    ),
    linked(
      all(
        'A woman called {F} took both of my hands. "You look tired," she said. "You look different." I said I had moved.',
        'A woman called {F} took both of my hands. "You look tired," she said. "You look different." I said I had moved.',
        'They were all so pleased. {F}, who seemed to be an old friend, said that I had lost weight, hair and an accent, and that she had missed me.',
        'They were all so pleased. {F}, who seemed to be an old friend, said that I had lost weight, hair and an accent, and that she had missed me.',
      ),
    ),
    linked(
      mild(
        'It was a lovely evening. I am told that I used to be funnier, but that I am a much better listener.',
        'It was a lovely evening. I am told that I used to be funnier, but that I am a much better listener.',
        'At midnight they asked me for the song. There is a song, apparently. I hummed, and they put it down to the move.',
        'At midnight they asked me for the song. There is a song, apparently. I hummed, and they put it down to the move.',
      ),
    ),
    linked(
      mild(
        'On the mat this morning there were four more for the one before me. Mine says that I am overdue, and I have written on it, "Not at this address."',
        'On the mat this morning there were four more for the one before me. Mine says that I am overdue, and I have written on it, "Not at this address."',
        'There is one thing. The one before me owed {F} $200, and has always said that he would have it by the summer.',
        'There is one thing. The one before me owed {F} $200, and has always said that he would have it by the summer.',
      ),
    ),
    linked(
      hot(
        'I opened a folder for it, "{short}," and over the winter I took on the rest, a choir, a godchild, a ski trip and, from March, the office of the one before me, with the plant.',
        'Under "{quote}" I took on the rest: a choir, a godchild. The one before me had a better job than I do, and when they rang to ask if I was ever coming back from leave, I said on the first.',
        'I moved over by degrees. I had the dentist of the one before me and, from March, the office, with the plant. They did not mind. "You\'ve settled down," said {F}.',
        'I filed it all under "{quote}" and moved over by degrees. I had the dentist of the one before me and, from March, the office, with the plant. "You\'ve settled down," said {F}.',
      ),
    ),
    linked(
      spicy(
        'In June there was a man on the step, brown, with a rucksack. He asked if there had been any mail. He has my old name now, since it was free, and {F} and I have been meaning to have him over. He owes the water company.',
        'In June there was a man on the step, brown, with a rucksack. He asked if there had been any mail. He has my old name now, since it was free, and {F} and I have been meaning to have him over. He owes the water company.',
        'Then a letter came, over my own name. He had heard how it began ("{short}"), he wrote, and was glad that somebody had answered. He had found my mail, too. {F} read it out to me: "Regards, the one before you."',
        'Then I got a postcard from him, from where I should have been. He had had my mail, he wrote, by a mix-up, and had gone to my reunion. They had been glad. {F} read it out to me twice: "Regards, the one before you."',
      ),
    ),
    linked(
      unhinged(
        'After that it was the one before. There were letters with a seal, and I had a duel on the sixth, at dawn. {F} held my coat. By the fall I was down to a tenant who signed with a hand on the wall, in red, and was expected at a hunt.',
        'After that it was the one before. There were letters with a seal, and I had a duel on the sixth, at dawn. {F} held my coat. By the fall I was down to a tenant who signed with a hand on the wall, in red, and was expected at a hunt.',
        'In May I had one for the next tenant. It was on good paper, dated three years from now. "So sorry," it began. It was about me, and hoped that the smell would soon be out of the curtains.',
        'In May I had one for the next tenant. It was on good paper, dated three years from now. "So sorry," it began. It was about me, and hoped that the smell would soon be out of the curtains.',
      ),
    ),
    linked(
      unhinged(
        'It is warm in the cave, and they are pleased to see me. One of them takes both of my hands. I look different, she gives me to understand. It is {F}, and I owe her a deer.',
        'It is warm in the cave, and they are pleased to see me. One of them takes both of my hands. I look different, she gives me to understand. It is {F}, and I owe her a deer.',
        'I have forwarded it. {F} came by last night and looked around, at the height of the ceiling, and at me. "I love it," she said. "What was the one before like?"',
        'I have forwarded it. {F} came by last night and looked around, at the height of the ceiling, and at me. "I love it," she said. "What was the one before like?"',
      ),
    ),
  ),
  plot(
    'own-moved-notice',
    {
      when: [
        'move|moved|moving .. house|flat|apartment|apartments|into|out|houses|in_with|home|new_place',
        'moving day|boxes',
        'close|closed|got .. keys|house|flat|apartment .. new|first|our|my',
        'new flat|apartment|house|place',
      ],
      not: [
        'van|camper|caravan|campervan|boat|hostel|tent|town|unpack|unpacked|late',
        '@child|son|daughter|dad|mom|mum|parents|girlfriend|boyfriend|ex|back_in|office|desk|company|work|mouse|open_plan|@boss|@colleague|@pet|neighbours|neighbors|neighbor|couch|fridge|sold|divorce|broke|school|sofa|furniture|chair|card|goalpost|@animal|smell|noise|he|she|they|landlord|letter|tenant|dog_has|door|car',
      ],
      fine: 'moved into a new flat house apartment today finally after first closed on we our this weekend boxes everywhere cant find the kettle third time in two years unpacked last box keys got all my day sleeping mattress floor bigger smaller city new place have still nothing pizza stairs fourth floor friday back hurts year later',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'the apartment|the rooms',
    },
    all(
      '{text}. I had prepared a hundred-day plan for it, as one does in a new position. Day one is for listening to the rooms.',
      '{text}. Whoever takes over a place should not change anything at first. I sat on a box and let the rooms talk.',
    ),
    linked(
      all(
        'I wrote "{quote}" on a pad and met with each of the rooms alone. What works here? What would you change? The bathroom did most of the talking, through the pipe.',
        'I went from door to door and introduced myself to the rooms. The kitchen had lost three people in four years and did not look up. In the hall I wrote on the wall, in pencil: "{short}."',
        'I went from door to door and introduced myself to the rooms. The kitchen had lost three people in four years, and did not look up.',
      ),
    ),
    linked(
      all(
        '{F} came by with bread and salt. She lives next door. "Where\'s your bed?" she asked. I told her that there would be no decision on furniture before day sixty.',
        'On day four {F}, from next door, brought a plant. She asked where she should put it. I said I had not yet heard everyone.',
        'On day four {F}, from next door, brought a plant. She asked where she should put it. I said that I had not yet heard everyone.',
      ),
    ),
    linked(
      mild(
        'My back gave out on day twelve. The findings are on one page: all of the rooms would like a chair.',
        'I unpacked the kettle on day nineteen, as a quick win. You could hear the mood change.',
        'I unpacked the kettle on day nineteen, as a quick win. You could hear the mood change.',
      ),
    ),
    linked(
      mild(
        '{F} hears me at night, she says, asking questions. She has lent me a mattress. I have put it in the hall, so as not to be seen as taking sides.',
        'By day thirty I trusted the bedroom. It had given me notice by then, through {F}: there was water.',
        'By day thirty I trusted the bedroom. It had given me notice by then, through {F}: there was water.',
      ),
    ),
    linked(
      hot(
        'By day fifty there were factions. The bedroom felt that it was doing all the work. I made the closet head of the east side, which it had been in all but name, and I have not been able to get in there since.',
        'On day fifty I presented the new structure to the rooms, standing on the tub. There was to be no more kitchen. Cooking would be done wherever the need arose, and it was taken badly.',
        'On day fifty I presented the new structure to the rooms, standing on the tub. There was to be no more kitchen. Cooking would be done wherever the need arose, and it was taken badly.',
      ),
    ),
    linked(
      spicy(
        'On day ninety-nine I had it. I moved the couch to the left. {F} heard it through the wall, and came over, and asked if that was all. It was what the previous three had done, she said, just before they left the rooms.',
        'On the hundredth day the rooms submitted their own assessment of me. It came through the pipe, and {F} took it down. It begins with "{short}" and ends, "Nice enough. Does he know that the rooms were here first?"',
        'On the hundredth day the rooms submitted their own assessment of me. It came through the pipe, and {F} took it down. It begins with "{short}" and ends, "Nice enough. Does he know that the rooms were here first?"',
      ),
    ),
    linked(
      unhinged(
        'In the night of day sixty the bedroom left. I heard it go down the stairs on all four corners. The hall had been made an offer, too, by a hotel, and by the weekend it was just the pipe, the boxes, and a very good view.',
        'On day seventy they merged. There was a noise like a cupboard. In the morning it was all one, with the stove in the bath, and I had no door to knock at, so that I have not been told anything since.',
        'On day seventy they merged. There was a noise like a cupboard. In the morning it was all one, with the stove in the bath, and I had no door to knock at, so that I have not been told anything since.',
      ),
    ),
    linked(
      unhinged(
        "I live between {F}'s wall and the sky, in the position. She knocks with a broom when the rooms write. They are doing well, over by the river. They have found somebody who just lives in them.",
        '{F} says that it can be heard to laugh. Last night, for the first time, the rooms asked me something. It was where I was going to put the bed.',
        '{F} says that it can be heard to laugh. Last night, for the first time, the rooms asked me something. It was where I was going to put the bed.',
      ),
    ),
  ),
  plot(
    'own-landlord-invoice',
    {
      when: [
        'landlord|landlady|letting_agent|agency|rent .. raise|raised|increase|increased|put_up|putting_up|hiked|up|went|gone|doubled|wants|more',
        "landlord|landlady .. refuse|refuses|refused|won't|wont|said|says|told|turned|came|painted|fixed|keeps|never|sold|inspection|let|wants|removed|installed|decided",
        'rent .. up|increase|increased|due|late|raised|doubled|again',
      ],
      not: [
        'heart|emoji|tango|dance|paired|neighbor|fruit_basket|evict|evicted|eviction|sued|court|mold|mould|died|office|car|prices|@pet|check|cheque|signing|homeless|cannot_afford|i_love_you|sent|text|texted',
      ],
      fine: 'my our the raised increased rent by two hundred 2000 because we got a new geyser again this year percent with no notice put up to per month and said it was market rate for boiler broken window still hasnt fixed year letter email next from came without knocking flat apartment shower leak carpet',
      carries: true,
      is: '!actor:me !question',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'living here|lives here',
    },
    all(
      '{text}. I had been looking at it from one side only. I sat down to write a bill of my own, for living here.',
      '{text}. That opened the negotiation. It made me think about what it is worth, commercially, that somebody is living here.',
    ),
    linked(
      all(
        'I itemized it. Opening of windows, daily: $4. Deterring of burglars by snoring, per night: $9. Being able to say that the heating is "a little slow": $60, flat.',
        'Item one, airing. Item two, light in the window, after dark, festive. Item three, acting as if that stain were a shadow, whenever there is company: $85 an evening.',
        'Item one, airing. Item two, light in the window, after dark, festive. Item three, acting as if that stain were a shadow, whenever there is company: $85 an evening.',
      ),
    ),
    linked(
      all(
        'Under "Reason for adjustment" I put "{quote}." It came to $140 a month in my favor, and I had it delivered by {F}, who does the stairs.',
        'At the bottom stood "Re: {short}." The balance was $140, to me. I gave it to {F}, who works for the management, and she read it twice, the second time with her glasses.',
        'At the top I put "Re: {quote}." The balance was $140 a month, to me. I gave it to {F}, who works for the management, and she read it twice, the second time with her glasses.',
      ),
    ),
    linked(
      mild(
        '"They\'ll say that you can just stop," said {F}. I have since been out for an hour, as a warning. There was a draft.',
        '{F} came back with the answer. They are ready to drop the snoring, for good.',
        '{F} came back with the answer. They are ready to drop the snoring, for good.',
      ),
    ),
    linked(
      mild(
        'We have met in the middle. I pay what it says, and there is a line on the receipt now: "Thank you for living here."',
        'It is with their lawyers. In the meantime I have gone over to doing it without joy.',
        'It is with their lawyers. In the meantime I have gone over to doing it without joy.',
      ),
    ),
    linked(
      hot(
        'They paid. I had not reckoned with that. From then on I was living here professionally, with {F} as my supervisor, and she pointed out that on Saturday I had only been lying around.',
        'It went up to the owner, who liked the idea. I was put on a contract. There are targets in it for lamps, and for the smell of onions, and {F} comes on the tenth with a list.',
        'It went up to the owner, who liked the idea. I was put on a contract. There are targets in it for lamps, and for the smell of onions, and {F} comes on the tenth with a list.',
      ),
    ),
    linked(
      spicy(
        'It has been put out to tender. A couple from Leeds offered to do it for half, with a piano. {F} says that I was good but dear, and that they expect living here to be fully automated by the spring.',
        'Then they wrote back. "{short}," it said, had only been a first step, and I took a second. By June neither side could afford the other. {F} stands in the window after six, with a lamp, and thinks of how it was with somebody living here.',
        'Then they sent a bill against mine, and I raised mine, and by June neither of us could afford it. The place is empty. {F} stands in the window after six, with a lamp, at $9, and thinks of how it was with somebody living here.',
      ),
    ),
    linked(
      unhinged(
        'The profession has grown. There are six hundred of us, with a guild, and an exam: you are shown a room, and have to leave it looking as if you had just been happy there. I failed on the cushion.',
        'I have been made a listed feature. The deed says, "with occupant, original." They show me at three on Sundays, and there is a rope, and {F} asks people not to use a flash.',
        'I have been made a listed feature. The deed says, "with occupant, original." They show me at three on Sundays, and there is a rope, and {F} asks people not to use a flash.',
      ),
    ),
    linked(
      unhinged(
        'So I watch masters do it. There is one on my old floor. He comes in, he puts down his keys, he sighs. {F} has tears in her eyes. "You\'d think he lives here," she says.',
        'I have been sold with the rest to a fund in Oslo, which has not been to see me. {F} says that the new owners have raised the rent. There is nobody left here to pay it, I told her. I am just living here.',
        'I have been sold with the rest to a fund in Oslo, which has not been to see me. {F} says that the new owners have raised the rent. There is nobody left here to pay it, I told her. I am just living here.',
      ),
    ),
  ),
  plot(
    'own-noise-season-ticket',
    {
      when: [
        'neighbor|neighbour|neighbors|neighbours|upstairs|downstairs|next_door|man_next_door|woman_next_door|people_upstairs|flat_above|roommate|flatmate|housemate|builders|bloke_upstairs|couple_upstairs .. drill|drilling|drilled|drum|drums|drumming|sing|sings|singing|stomp|stomping|stomps|hammer|hammering|music|noise|loud|noisy|party|parties|karaoke|trombone|trumpet|piano|violin|saxophone|bagpipes|recorder|vacuum|hoover|hoovers|argue|arguing|shout|shouting|practice|practise|practises|practices|dance|dancing|tap|heels|washing_machine|sawing|blaring|bass',
        "neighbor's|neighbour's|next_door's .. leaf_blower|dog|music|alarm|tv|drill|party|baby|drum|wind_chimes|chickens|rooster|lawnmower|mower|strimmer|bass|saw",
        'bhajans|leaf_blower|wind_chimes .. at|since|outside|all|every|sunday|morning',
      ],
      not: [
        'presentation|valencia',
        '@boss|@colleague|office|invited|apologised|apologized|cake|hedge|fence|parking|park|parks|fixed|call|calls|meeting|interview|returned|borrowed|wedding|police|child|crying|husband|wife',
      ],
      fine: 'at 6 45 on a sunday morning am has started learning the every night all day am 5am 7am again new above below living wall walls thin weekend two until midnight when i am trying to sleep same song has taken up plays the his her their since weeks at 5 am since january loud through bag-pipe and it is',
      carries: true,
      is: '!question !actor:me',
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'season',
    },
    all(
      '{text}. I looked at it as a subscriber. I have a seat for the entire season, eight feet from the stage, and I am already in my pajamas.',
      '{text}. In the city people pay $90 for something of the kind, and have to park. I decided to see it as a season ticket.',
    ),
    linked(
      all(
        'I had a program printed. It says "{quote}," and under that, "no intermission." I sat up in bed, in a tie, and coughed in the pauses.',
        'The next time I dressed. I put a card on the chest of drawers: "On the program: {quote}." I did not clap between the movements.',
      ),
    ),
    linked(
      all(
        'At the end I clapped, for a good while, with my arms above my head. It stopped for a moment. {F}, the lady from across the way, came out and said, "Finally somebody\'s told them."',
        'When it was over I gave it a standing ovation, with two shoes. {F}, across the way, opened her door an inch. "Thank you," she whispered. "We\'ve never had the nerve."',
      ),
    ),
    linked(
      mild(
        'They have misread me, too, I fear. There was a note this morning to say that they are sorry, and it is canceled until further notice. I have asked for a refund, in writing.',
        'Since then there has been no more of it. I lie there with my program. You cannot hold a season together on silence, however well it is played.',
      ),
    ),
    linked(
      mild(
        '{F} says that she slept for the first time in a year. I have told her that some people will never get the late work.',
        'I have left flowers at the door, for the artist. {F} has asked me what is wrong with me, and if it can be heard.',
      ),
    ),
    linked(
      hot(
        'I wrote it up. "{short}: uneven, but with a ferocity in the low register," I said, in the online paper, and by the next week I had four people on the edge of the bed and a couple on the wardrobe.',
        'I let others have a share in it. There were thirty in my bedroom by March, with {F} at the door for the coats, and a man from the radio who needed to have the window shut.',
      ),
    ),
    linked(
      spicy(
        'It went to their heads. They have an agent, and moved to a hall downtown, with padding. I bought a seat for $90, and had to park. Behind me two people could not stop saying how tired they were. It is the hit of the season.',
        'A letter came from number 7, with a stamp. There was a subscriber there as well. For twelve years he has had the season ticket to me: the slipper, the drawer, the long solo at four. "Lately," he wrote, "he has been playing to the gallery."',
      ),
    ),
    linked(
      unhinged(
        'The street was rebuilt around it. They took out the floors and put in balconies, in gold, one over the other, up to where the aerials had been. On opening night there were 2,000 people there, in furs, and every one of them was trying to sleep.',
        'By June it came through without a wall. You heard it in the tap, in cheese, and on the phone behind your own mother. It had no source any longer. It was simply on, with a short pause at noon for the birds, who had dropped out.',
      ),
    ),
    linked(
      unhinged(
        'I lay in the royal box. The lights went down. And then there was nothing: not a foot, not a breath. It lasted for two hours. {F} wept. It is the greatest thing of the season, and I did not shut an eye.',
        'I asked {F} what we should do when the season is over. She took a pencil out of her ear, and pointed. There was a sign on the moon. "Extended," it said.',
      ),
    ),
  ),
  plot(
    'own-roommate-rules',
    {
      when: [
        "x:roommate|flatmate|housemate|roomie|flatmates|roommates|housemates .. keep|keeps|never|always|use|used|uses|leave|leaves|left|eat|ate|eats|put|puts|take|takes|took|bought|cook|cooks|cooked|finish|finished|won't|refuses|does|doesn't|moved|borrowed|borrows|showers|labelled|labels|forgot|label|thinks|invited|made|has|is|turned|drank|broke|lost|hums|talks|snores|washes|hung|microwaved",
        "my x:roommate's|flatmate's|housemate's",
      ],
      not: [
        'bought_me|cake|made_me|present|gift|birthday',
        'police|died|sick|rent|kiss|kissed|love|wedding|pregnant|cried|hospital|fire|dead|engaged|drums|sings|noise|party|saved|helped|drugs|dating|crush',
      ],
      fine: 'my pan good used it dishwasher in the put towel milk cheese always all never washes up dishes sink shower hair drain for hour every last of oat toilet paper roll leaves and her his their food own at night window open heating alarm snooze socks on table left',
      carries: true,
      is: '!actor:me !question',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'Rule',
    },
    all(
      '{text}. I do not make scenes. I make rules, and I put up a sheet of paper in the kitchen.',
      '{text}. The relationship had so far been based on trust. I moved it onto paper, on the fridge, in twelve-point type.',
    ),
    linked(
      all(
        'Rule 1: The matter on file ("{quote}") does not happen. Rule 2: There is no list of what else does not happen, so do not look for one.',
        'Rule 1. No repetition of the following: "{quote}." Rule 2. Rule 1 is not about anybody in particular.',
      ),
    ),
    linked(
      all(
        'By the evening there was another hand on it, in green. "Rule 3: Whoever hums while buttering gives two days\' notice." I read it with the knife in midair.',
        'When I came home, there was a third, in a neat script that I knew. "Rule 3. No one reads labels aloud." I had thought that people liked to hear them.',
      ),
    ),
    linked(
      mild(
        'We are at Rule 40. I may not sigh toward a person. The sheet has been good for us: we have not had to talk since May.',
        'It got to two pages, and one night we stood in front of them at the same time. Rule 22 says how to pass. It took a good while, and there was bowing.',
      ),
    ),
    linked(
      mild(
        'Rule 41 came in this morning. "Rule 1 is lifted for birthdays." It was mine. I have hummed.',
        'I broke Rule 12 on purpose yesterday, to see. There was a note: "Saw that. Missed it a little."',
      ),
    ),
    linked(
      hot(
        'At Rule 60 we hired {F}, who had been in maritime law. She lives in the pantry, and rules on the butter. It costs us each about what a second apartment would.',
        'It grew to a code, with a preamble. We took on {F}, a retired judge, for the disputes. She sits on the counter from six to seven, in a robe, and you approach the toast when called.',
      ),
    ),
    linked(
      spicy(
        'Last week she delivered her opinion on Rule 1. She had gone into the history of it. It was not about the one who did it, it was about the one with the tape. I have until the thirtieth, and {F} has my room.',
        'In the end she held up the lease. It had a Rule 0, in small print, which we had both signed. "Residents shall get along." The {x} and I are out, and {F} hums in there. I have heard her.',
      ),
    ),
    linked(
      unhinged(
        'The house began to keep them by itself. Under Rule 14 the light would not go on for me. At Rule 90 I was weighed at the door, and the stairs let me down as far as I had behaved.',
        'It spread by way of the wall. The street adopted it, then the county, and on the fourth of July the seasons were on the fridge: "Rule 212. Autumn wipes up after itself."',
      ),
    ),
    linked(
      unhinged(
        'I asked {F} who was doing it. She showed me the last sheet. It was blank, and still warm. "Rule 1," it said, as we watched, and then, as if it were not about anybody in particular, my name.',
        'It is very quiet in the world, and clean. {F} has looked through all of it for something that is still allowed. "You can look for one," she says. "But see Rule 2."',
      ),
    ),
  ),
  plot(
    'own-ants-meeting',
    {
      when: [
        'ant|ants|cockroach|cockroaches|moths|wasps|bees|flies|silverfish|termites|bedbugs|weevils|ladybugs|ladybirds|fruit_flies|hornets|woodlice|earwigs|gnats|midges .. in|nest|invaded|kitchen|everywhere|moved|took|taken|under|found|all|since|came|come|infestation|behind|inside',
        '=nest|=hive|infestation .. in .. shed|attic|loft|roof|wall|garden|garage|letterbox|bbq|mailbox|chimney|gutter|eaves',
        'wasps|wasp|ants|ant|bees|hornets|moth|fruit_fly nest|infestation|invasion|problem',
        'kitchen|house|flat|bathroom|shed|attic|car .. ants|moths|cockroaches|wasps|flies|bees|silverfish',
      ],
      not: [
        'one|single|lone ant|cockroach|wasp|bee|fly',
        'ate|eaten|eat|suit|jumper|sweater|shoe|bit|bitten|stung|sting|cider|drink|beer|pants|salad|bird|squirrel|office|work|@boss|@colleague|knees|my_eye|antenna|time_flies|restaurant|picnic|swallowed|@child|mosquito|uncle|aunt',
      ],
      fine: 'a in the shed wasps nest our kitchen has ants since mangoes came marching line from window under floor sugar jar cereal again summer every year flying hundreds of attic roof loft there are everywhere bathroom have an infestation got now rice flour found nest huge and',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'meeting',
    },
    all(
      '{text}. I took a chair and looked at them as an organization. There were some four hundred, and I could not find one who was in a meeting.',
      '{text}. I watched for an hour. There were no desks, no titles, no lanyards. Each did the thing in front of it, and I did not see a single meeting.',
    ),
    linked(
      all(
        'No one had a calendar. If something was too large, six others came, and it moved. I have been in logistics for nineteen years, and I took notes that I could not read for envy.',
        'No one had a calendar. If something was too large, six others came, and it moved. I have been in logistics for nineteen years, and I took notes that I could not read for envy.',
        'They worked weekends. No one had to be copied in. I timed how long it took from an idea to a crumb, and it was under four seconds.',
      ),
    ),
    linked(
      all(
        'I called {F}, from pest control. It would be $300, she said, with a gas. I asked her for a week. "I\'m in management," I told her.',
        'I called {F}, from pest control: "{quote}." She said that it would be $300, with a gas. "Give me a week," I told her. "I\'m in management."',
        '{F}, the exterminator, had "{quote}" on her sheet, and her mask on. I asked her to wait. Everything that I had ever seen work so well, I said, I had been able to stop.',
      ),
    ),
    linked(
      mild(
        'I introduced a weekly meeting, on a slice of apple, at ten. The first was well attended. They were gone by the second.',
        'I introduced a weekly meeting, on a slice of apple, at ten. The first was well attended. They were gone by the second.',
        'I gave them a status meeting. One would come up, and I would ask it what the others were doing. In two days there was nothing more to report.',
      ),
    ),
    linked(
      mild(
        '{F} goes from house to house with it now. She only has to unfold the chart.',
        '{F} goes from house to house with it now. She only has to unfold the chart.',
        '{F} came to check. There was only the one left, very big, lying on its back. It was the one that I had made a director.',
      ),
    ),
    linked(
      hot(
        'I set up a meeting, on a slice of apple, with "{short}" as item one, and another to prepare it. By the third day they were standing around in groups of ten, with their heads together, and a raisin went by untouched.',
        'I put a meeting on their path, on a slice of apple, just to align. Then there was a meeting to prepare it. By the fourth day they were standing around in groups of ten, with their heads together, and a raisin went by untouched.',
        "I started small, with a stand-up for the left column. On the second day I named a lead. On the third there were eight leads, and they had stopped carrying things and begun to carry each other's.",
      ),
    ),
    linked(
      spicy(
        'Then they left, in a body, in good order, through the wall of the Dalton Company, which is our competitor. It has had its best quarter in twenty-eight years. {F} has asked me whether I would hold a meeting over there.',
        'Then they left, in a body, in good order, through the wall of the Dalton Company, which is our competitor. It has had its best quarter in twenty-eight years. {F} has asked me whether I would hold a meeting over there.',
        'They were gone by the weekend. {F} has my method patented. She took it to my own office last month, to try it at scale: a meeting at nine, a meeting at ten. She found that somebody had already treated the place.',
      ),
    ),
    linked(
      unhinged(
        'Then they adapted. It was a question of generations. In May I found that they had a building, behind a panel, of 200 floors, with a tower clock, and a light that was on late, and in the light a very small man in a tie.',
        'Then they adapted. It was a question of generations. In May I found that they had a building, behind a panel, of 200 floors, with a tower clock, and a light that was on late, and in the light a very small man in a tie.',
        'But one of the meetings held. It had been going since June, in the dark, and there was a queen in the chair. They had sent out for someone with experience. I felt the floor take me under the arms, by the thousand.',
      ),
    ),
    linked(
      unhinged(
        'He has asked me in for a meeting. He was looking at us as an organization, he said. There are some four hundred in the building, and he had not seen one who carries. {F} is on her way with a slice of apple.',
        'He has asked me in for a meeting. He was looking at us as an organization, he said. There are some four hundred in the building, and he had not seen one who carries. {F} is on her way with a slice of apple.',
        'I report at ten. They pass me along, overhead, to the far end, and put me down, and no one says what I was for. {F} hears it through the wall. She says that it sounds like any other meeting.',
      ),
    ),
  ),
  plot(
    'own-mouse-offer',
    {
      when: [
        'x:mouse|mice|rat|rats|squirrel|bat|raccoon|possum|hedgehog|bird|pigeon|lizard|snake|fox|mole .. in|under|behind|inside .. kitchen|fridge|sofa|cooker|stove|sink|house|attic|loft|wall|walls|bakery|shed|garage|ceiling|cupboard|roof|chimney|oven|piano|basement|bathroom|living_room|flat|apartment|pantry|cellar|bedroom|vent',
        'we|i have|got .. x:mouse|mice|rats|mole',
        '^ x:mouse|mice|rat|rats|squirrel|bat in',
        'kitchen|house|attic|loft|wall|walls|ceiling .. have|has|full_of .. x:mouse|mice|rats|squirrels|bats',
        'heard|hear|saw|seen|caught|catch|trapped .. x:mouse|rat|mice|rats',
      ],
      not: [
        'caught|catch|catches|trapped|garden|yard|street|park|field|woodpile|=bird|pigeon|snake|lizard|mole|fox|=birds',
        '@pet .. bring|brought|catch|caught|kill|killed',
        'computer|wireless|keyboard|click|conference|office|work|cat|dead|died|dog|trap_worked|my mouse|hamster|@boss|@colleague|conference_room|owl|feeder|mouse_mat|bit|restaurant|sandwich|fur|dinner|crow',
      ],
      fine: 'a mouse in the kitchen attic squirrel wall at night scratching we have got caught it humane trap cheese ate peanut butter ran across floor behind fridge cooker stove living under sink saw bakery inspector same day again another running around tv watching still there keep hear heard house out by',
      carries: true,
      is: '!question',
      cast: { F: 'he' },
      axis: 'cost',
      back: 'offer',
    },
    all(
      '{text}. I do not care for the word "trap." I set out some cheese, on a small board, as an offer.',
      '{text}. I recruit for a living, and I know that you get nowhere with force. I made the {x} an offer: cheddar, mild, twenty grams.',
    ),
    linked(
      all(
        'The next morning the cheese was gone, and the {x} had not signed. I went up to gruyere, with a nut.',
        'The {x} accepted in the night, without any obligation. I came back with brie, and a cracker as a signing bonus.',
      ),
    ),
    linked(
      all(
        '{F}, who sells hardware, has seen it all. "You\'re feeding it," he said. I told him that this is how it looks when you do not have a pipeline.',
        '"That\'s not a trap, it\'s a dinner," said {F}, at the hardware store. I said he must have a great deal of turnover.',
      ),
    ),
    linked(
      mild(
        'We are in the third round. The {x} went to see the pantry. I think that everybody just wants to be asked what they like.',
        'There has been no contact since. The neighbors have the {x} now, {F} tells me. They went in with a blue.',
      ),
    ),
    linked(
      mild(
        'I have kept the line open. There is a rind by the skirting board, and my card.',
        'I asked {F} what one can do against a blue. He gave me a spring, and a wink, and I have put them in the drawer with the other bad advice.',
      ),
    ),
    linked(
      hot(
        "By April the {x} got a truffle pecorino, flown in, with a housing allowance, and had still to show up for a day's work. My own staff heard of it. There was a delegation, and they had brought crackers.",
        'I was given to understand that there were other offers. I put in a gym, a wheel with a view, and a title, and sold the car for a whole Stilton. {F} had to carry it in.',
      ),
    ),
    linked(
      spicy(
        'On the third there was a signature, with a foot. On the fourth a cat came in, as chief of staff, and I was let go. There was a package. It was on a small board, and {F} said, "Don\'t." It was a very good offer.',
        'Yesterday there was a contract on the floor, by the baseboard, for me. I would be in the wall, with a per diem, and cheddar, mild. {F} asked what I was holding out for. I said, "Gruyere."',
      ),
    ),
    linked(
      unhinged(
        'Then the {x} came out at noon, upright, with a folder, to negotiate for everyone. I am not a fool. I looked at the ceiling, and at the walls, and there was a pair of eyes for every year that I had been in recruiting.',
        "In June the {x} took over the country's cheese, from inside the wall, by phone. I had made it so dear by then that only one side could pay, and that side smiled, with those teeth.",
      ),
    ),
    linked(
      unhinged(
        'We live in the baseboard. At night we come out, {F} and I, along the edge, when they have gone to bed. There is something on the floor, on a little board, and it smells of everything that I ever wanted. It is just an offer.',
        'I clean in there now, from ten to two. I am not badly treated. Each Christmas there is a slice for {F} and me, and nothing goes off, and I lie awake. I never did hear what the {x} wanted.',
      ),
    ),
  ),
  plot(
    'own-balcony-bird',
    {
      when: [
        'x:pigeon|pigeons|crow|seagull|gull|magpie|dove|doves|robin|sparrow|blackbird|duck|woodpecker|swallow|swallows|parrot|parakeet|owl|heron|bird|birds|peacock .. on|in|under|at|outside .. my|our|the .. balcony|window|windowsill|roof|gutter|porch|wreath|sill|chimney|hanging_basket|flowerpot|garden|ac|pool|ledge|pond|car|mailbox',
        'x:pigeon|pigeons|dove|doves|robin|sparrow|swallow|bird|birds|seagull|duck|blackbird .. nest|nested|nesting|laid|built|moved_in|lives|hatch|egg|eggs',
        'x:crow|pigeon|seagull|robin|magpie|bird .. every|each day|morning .. looks|look|stares|taps|sits|comes|wakes|pecks|screams|sings',
      ],
      not: [
        'pool|pond|car|garden|screams',
        '=pigeons|=doves|=swallows|=birds|=seagulls|=gulls|=crows|=sparrows|=robins|=ducks|=magpies',
        'office|conference|work|shop|hen|hens|chicken|stole|took|steal|ate|poop|pooped|shit|sandwich|chips|dead|died|flew_into|cat|followed|meeting|flea|loud owl|recognizes|lunch|@boss|@colleague|on my head|head|laid_off|garden_centre|suit|car|killed',
      ],
      fine: 'a pigeon has built nest on my balcony in hanging basket window sill sits each day at 4 and looks me every morning taps glass laid two eggs egg keeps coming back living there now three weeks cant use my own until hatch wakes me up 5 am with her his family box flower pot one',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'remote',
    },
    all(
      '{text}. The {x} keeps regular hours, I noticed, has a view, and does not commute. I had been asking for remote work since 2021.',
      '{text}. We had just been called back to the office, all of us. And there was a {x}, doing it fully remote, on my square footage.',
    ),
    linked(
      all(
        'I moved my laptop to where I could see how it was done. One sits. Every so often one looks to the left, as though something had been said, and then one goes on sitting.',
        'I studied the routine. The output, as far as I could tell, was sitting, with a glance now and then over the edge. I have led three teams that did not get as far as the edge.',
      ),
    ),
    linked(
      all(
        'I sent a picture to {F}, my manager. "This is what I mean by remote," I wrote. "No supervision, and look at the focus."',
        '{F}, my manager, got the case in writing, with photographs. Under "Remote, example" I put the {x}, from the side, in the morning light.',
      ),
    ),
    linked(
      mild(
        '{F} wrote back that it was a bird. I asked her if she wanted to hold that against it.',
        'She asked what it had produced. I wrote that it was early days, but that there was a feather.',
      ),
    ),
    linked(
      mild(
        'My request has been turned down. The {x} has seen me leave at seven every day since, with the bag, and I believe that it thinks I have been let go.',
        'I work from the bathroom now, on the edge of the tub. I look to the left every so often. It does help.',
      ),
    ),
    linked(
      hot(
        'It was {F} who put it to the others. By June there was a new guideline: whoever can show that he sits like that may do it at home. They came by in the evenings, to practice.',
        'I was granted four weeks, on probation, and did it near the {x}, on a folded towel. My figures were the best since I joined. {F} came over to find out why, and was asked to keep her voice down.',
      ),
    ),
    linked(
      spicy(
        'On the eighteenth day the {x} had results, and flew off. It did not come in again. {F} says that she knows the type. She has looked at me, on the towel, and lifted me up a little. "And?" she said. There was nothing there.',
        'Then there were openings. {F} filled them remote, with six of them, at a third of the cost and some bread. I report to the {x}. I asked if I could come in to the office once a week, to see someone.',
      ),
    ),
    linked(
      unhinged(
        'In the fall the whole headquarters had gone. The desks were in the wires, and on the ledges of the cathedral, and at dusk the entire legal department went up at once, over the station, and turned, and nobody had called for it.',
        'In May there were two eggs on my keyboard. They were audited. In the one was a quarterly report, bound. In the other was me, somewhat smaller, with the eyes still shut.',
      ),
    ),
    linked(
      unhinged(
        'They are in Morocco until April. I was not quite ready. {F} has left me a bit of string and a view. "Work remote," she said, and stepped off of the edge.',
        '{F} says that one must not help. It has my chin. Last week the {x} pushed it gently to the edge, and we all looked to the left. It was to be its first day, and it is fully remote.',
      ),
    ),
  ),
  plot(
    'own-awake-agenda',
    {
      when: [
        "can't|couldn't|cannot|cant|couldnt|not|didn't|didnt|unable|barely .. sleep|slept",
        'wake|woke|awake|wide_awake|been_up|was_up|still_up|up_again .. at|since|until|till .. 1am|2am|3am|4am|5am|1|2|3|4|one|two|three|four|half',
        'lie|lay|lain|lying .. awake',
        '=insomnia',
        'no|little|hardly|zero sleep',
      ],
      not: [
        'getting|started|starting|starts|club|@child|baby|dog|cat|@pet|@relative|alarm|smoke|neighbor|noise|call|party|drunk|@boss|@colleague|meeting|flight|beep|power|bird|pigeon|boiler|work|shift|hospital|pain|here|train|feed|lego|doorbell|hot|caffeine|coffee|storm|until_noon|pm',
      ],
      fine: 'at 3am 3 4 in the morning again for no reason all night wide awake thinking about something i said in 2009 insomnia brain last my mind sleep slept staring ceiling cant could not a wink hours three and been up since why do',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'any other business',
    },
    all(
      '{text}. All of us were there, so I opened the meeting.',
      '{text}. It is the only hour at which I can get everybody in me into the same room.',
    ),
    linked(
      all(
        'Item one: "{quote}." Noted. Item two: a thing that I said to a guest named {F} at a wedding in 2009. Item three: whether the stove. Then any other business.',
        'Item one: "{quote}." Noted. Item two: a thing that I said to a guest named {F} at a wedding in 2009. Item three: whether the stove. Then any other business.',
        'I read out the agenda. We began with "{short}," took the stove as read, and came to a remark of mine to a guest named {F}, at a wedding in 2009. After that there was to be any other business.',
        'I read out the agenda. There was "{quote}," then the stove, then a remark of mine to a guest named {F}, at a wedding in 2009, and after that any other business.',
      ),
    ),
    linked(
      all(
        'The discussion of item two was lively. It was felt that I had said "You, too" to a question. A subcommittee was formed, to look at my face at the time.',
        'The discussion of item two was lively. It was felt that I had said "You, too" to a question. A subcommittee was formed, to look at my face at the time.',
        'On {F} there were six speakers, all of them against me. It was proposed that I had waved. I asked for it to be struck out, and it was read back to me, slowly, twice.',
        'On {F} there were six speakers, all of them against me. It was proposed that I had waved. I asked for it to be struck out, and it was read back to me, slowly, twice.',
      ),
    ),
    linked(
      mild(
        'We adjourned when it got light, with nothing settled. Everybody slept through the alarm, and it is I who had to go in.',
        'We adjourned when it got light, with nothing settled. Everybody slept through the alarm, and it is I who had to go in.',
        'Toward dawn it was resolved that I write to her. I was minuted as the owner. In the light of day I cannot find anyone who was for it.',
        'Toward dawn it was resolved that I write to her. I was minuted as the owner. In the light of day I cannot find anyone who was for it.',
      ),
    ),
    linked(
      mild(
        'I ran into {F} last week, after all these years. I told her that I was sorry. "For what?" she asked. That is item one tonight.',
        'I ran into {F} last week, after all these years. I told her that I was sorry. "For what?" she asked. That is item one tonight.',
        'I did write. "Who is this?" {F} answered. It has been put on for tonight, under any other business.',
        'I did write. "Who is this?" {F} answered. It has been put on for tonight, under any other business.',
      ),
    ),
    linked(
      hot(
        'By the second week it was a standing meeting. "{short}" had been moved back to item twelve, and I had been replaced as chair by something that I had worried about in college and had thought was gone.',
        'By the second week it was a standing meeting. It had a quorum and a clerk. I was replaced as chair by something that I had worried about in college and had thought was gone.',
        'It has met every night since. The stove has brought its lawyers. Toward the end the knees report, and then a small boy stands up, who is owed an answer from 1988.',
        'It has met every night since. The stove has brought its lawyers. Toward the end the knees report, and then a small boy stands up, who is owed an answer from 1988.',
      ),
    ),
    linked(
      spicy(
        'I gave up and called {F}. It was pitch dark, and she picked up on the first ring. "You, too," she said. She has had it on hers since 2009. We have merged the two, and I am any other business.',
        'I gave up and called {F}. It was pitch dark, and she picked up on the first ring. "You, too," she said. She has had it on hers since 2009. We have merged the two, and I am any other business.',
        'On the tenth night I moved that we sleep. It was lost by one vote, and I went around the table to see who it was. It was I. I had wanted to hear any other business.',
        'On the tenth night I moved that we sleep. It was lost by one vote, and I went around the table to see who it was. It was I. I had wanted to hear any other business.',
      ),
    ),
    linked(
      unhinged(
        'Then the public was admitted. They came in at the ear, in coats, and sat along the back of the head with sandwiches. There was a motion from the gallery to go through my twenties, by month.',
        'Then the public was admitted. They came in at the ear, in coats, and sat along the back of the head with sandwiches. There was a motion from the gallery to go through my twenties, by month.',
        'In June they moved the seat of government there. A treaty was signed on my left eyelid, from the inside. Ministers could be seen at the window, in the whites, smoking.',
        'In June they moved the seat of government there. A treaty was signed on my left eyelid, from the inside. Ministers could be seen at the window, in the whites, smoking.',
      ),
    ),
    linked(
      unhinged(
        'I have been excluded, for interrupting. I lie outside the door in the dark and hear them laugh. At dawn {F} came out, with a folder. They had got to any other business, she told me. It was whether I still need to be woken.',
        'I have been excluded, for interrupting. I lie outside the door in the dark and hear them laugh. At dawn {F} came out, with a folder. They had got to any other business, she told me. It was whether I still need to be woken.',
        'They have let me drop off since. I am their only secret. {F} leads parties through, on tiptoe, with a flashlight. "And in there," she says, "when everything has been decided, is any other business."',
        'They have let me drop off since. I am their only secret. {F} leads parties through, on tiptoe, with a flashlight. "And in there," she says, "when everything has been decided, is any other business."',
      ),
    ),
  ),
  plot(
    'own-dreamt-overtime',
    {
      when: [
        'dream|dreamed|dreamt|dreaming x:*',
        'dream|dreamed|dreamt|dreaming|nightmare|nightmares',
        'had|having .. dream|nightmare|dreams .. about|that|where x:*',
      ],
      not: [
        'dream_job|job|team|house|girl|come_true|holiday|dead|died|late|grandmother|grandma|father|mother|mom|dad|husband|wife|@child|of_buying|my dream|@person|pipe|big|living_the_dream|living|man|boat|american|ex|fall|teeth|kill|killed|always|work|boss|office',
      ],
      fine: 'last night i was a spoon strange weird same again recurring vivid very woke up sweating dreamt dreamed about nightmare that had the and it woke three times',
      carries: true,
      is: '!question !actor:person',
      cast: { F: 'she' },
      axis: 'cost',
      back: '',
    },
    all(
      '{text}. I was at it for most of the night, with no break, and I had put my full weight behind it. I entered it as overtime.',
      '{text}. From what I can reconstruct it took five hours. I see no reason to do such things for free.',
    ),
    linked(
      all(
        'On the sheet it says "{quote}, 5.0 hours, night rate." There was a column for the client, and I left it open.',
        'I filed it the next morning. Activity: "{short}." Place: unclear, but with water. Approved by: a horse with the voice of a teacher.',
        'I filed it the next morning: "{quote}," with the night supplement. Approved by: a horse with the voice of a teacher.',
      ),
    ),
    linked(
      all(
        '{F}, in Payroll, sent it back. She wanted to see a deliverable. I gave her the pillowcase.',
        'It was {F}, in Payroll, who rang. "You were asleep," she said. I told her that this was the only way in.',
        'It was {F}, in Payroll, who rang. "You were asleep," she said. I told her that this was the only way in.',
      ),
    ),
    linked(
      mild(
        'She asked how I could prove that I had been there. I described it to her, up to where the stairs turn into my aunt. "Oh," said {F}, and it went quiet on the line.',
        'She asked me for a witness. I tried to get back there that night. I dreamed that I was in a chair in Payroll, and it was for ten hours.',
        'She asked me for a witness. I tried to get back there that night. I dreamed that I was in a chair in Payroll, and it was for ten hours.',
      ),
    ),
    linked(
      mild(
        'She has paid me for two hours. She says that she was there as well, and that I had come late.',
        'That was in March. I have not slept since without a lanyard, and I am never late.',
        'That was in March. I have not slept since without a lanyard, and I am never late.',
      ),
    ),
    linked(
      hot(
        'So I took it to the tribunal. They were open to it, as the building has no windows. A man with an owl for a hat asked if I had done it of my own free will, and I said that I had been moving my legs.',
        'I kept at it. By the spring I was putting in seven hours a night on top of the day: "{short}," a flood, and the long job, with the corridor. My region has never been so well covered.',
        'I kept at it. By the spring I was putting in seven hours a night on top of the day: a flood, an exam in my underwear, and the long job, with the corridor. My region has never been so well covered.',
      ),
    ),
    linked(
      spicy(
        'Last week {F} called me in. There was a file with all of my nights in it. I asked her where she could have it from. "I was there," said {F}. "You were late."',
        'They looked into my nights for the whole quarter, and I have been let go. It was not the hours. {F} had checked with the horse. I was late for every single one.',
        'They looked into my nights for the whole quarter, and I have been let go. It was not the hours. {F} had checked with the horse. I was late for every single one.',
      ),
    ),
    linked(
      unhinged(
        'They took it up, at last. The whole company has worked there since June. Rent is nothing, you can fly to see a client, and if a meeting goes on too long, you look down, and it has no table and you are in your old school.',
        'In the fall the other side sent a bill as well. It had come in under my pillow: for the use of stairs, one sea, and a mother, lightly worn. It was signed with a hoof.',
        'In the fall the other side sent a bill as well. It had come in under my pillow: for the use of stairs, one sea, and a mother, lightly worn. It was signed with a hoof.',
      ),
    ),
    linked(
      unhinged(
        'Last night I saw {F} coming along the corridor, with her shoes in her hand, very fast, and not getting nearer. She had a bell. "Wake up," she called. "You\'re late." I have told them that she was sent by the competition.',
        'I cannot pay. They have kept me here, as a figure: I am the man who comes to the door and says nothing. I was in {F}\'s yesterday. She looked at me for a while. "You\'re late," she said.',
        'I cannot pay. They have kept me here, as a figure: I am the man who comes to the door and says nothing. I was in {F}\'s yesterday. She looked at me for a while. "You\'re late," she said.',
      ),
    ),
  ),
  plot(
    'own-nap-epoch',
    {
      when: [
        'nap|napped|napping|doze|dozed|kip|siesta|snooze .. #|hour|hours|on|in|sofa|couch|accidentally|woke|afternoon|minutes|minute|floor|bath|turned|off',
        'fall|fell|fallen .. asleep .. sofa|couch|chair|bath|armchair|garden|sun|floor|hammock|cinema|movie|film|tv|match|carpet|deckchair|7|8|9|seven|eight',
        'nodded|dozed|drifted off',
        'took|had|need a .. nap',
        '^ .. nap .. weekend|day|afternoon',
      ],
      not: [
        '@child|baby|toddler|@pet|dog|cat|@boss|@colleague|office|work|desk|meeting|webinar|train|bus|plane|class|lecture|missed_my_stop|stop|@relative|wheel|driving|dentist|doctor|funeral|wedding|date|interview|desk|call|exam|ceo|he|she|they|conference|theatre|school|demo|on me|alarm|snooze_button',
      ],
      fine: 'on the sofa couch accidentally took a nap for two hours three twenty minute minutes power in afternoon woke up and did not know what year it was day dark missed ending cinema in front of tv film movie sun with my mouth open armchair after lunch sunday dribble drool turned into twenty woke at 9pm pm the now wont sleep tonight fell asleep',
      carries: true,
      is: '!question !actor:person',
      cast: { F: 'she' },
      axis: 'distance',
      back: 'what I missed|what had I missed',
    },
    all(
      '{text}. When I opened my eyes, there was a crease across my cheek, and a good deal behind me. I could not have named the government.',
      '{text}. I came to without a date. All I knew was that it had been a while, and I felt the century on my tongue.',
    ),
    linked(
      all(
        'I wrote to the office at once. "I have been away," I said. "Tell me what I missed." Under reason I put "{short}."',
        'I wrote to the office at once. "I have been away," I said. "Tell me what I missed." Under reason I put "{short}."',
        'You do not just walk back in. I sent a note to all of my contacts, under "{quote}": "I am with you again. I would like to be told, gently, what I missed."',
      ),
    ),
    linked(
      all(
        '{F}, who sits next to me at work, was the first to answer. "Since when?" she wrote.',
        '{F}, who sits next to me at work, was the first to answer. "Since when?" she wrote.',
        'A reply came from {F}, at the next desk. "Were you gone?" she asked.',
      ),
    ),
    linked(
      mild(
        'I asked whether the company was still there. She said that there had been one e-mail, and that it was mine.',
        'I asked whether the company was still there. She said there had been one e-mail, and that it was mine.',
        'I told her not to spare me. There was a new brand of hummus, she said, but it had been there before.',
      ),
    ),
    linked(
      mild(
        'I have taken it better than I would have thought. I have learned the names of the streets again. On the whole it is how we left it.',
        'I have taken it better than I would have thought. I have learned the names of the streets again. On the whole it is how we left it.',
        'I went back in with a light cane. {F} met me in the lobby, and told me slowly, and with her hand on my arm, what I missed. It was the bread.',
      ),
    ),
    linked(
      hot(
        'On the first day I asked for an adviser, to bring me up to date. I wanted to know about the war, and {F} asked me which. She showed me how the door works, and I was very quick.',
        'On the first day I asked for an adviser, to bring me up to date. I wanted to know about the war, and {F} asked me which. She showed me how the door works, and I was very quick.',
        'The company has a program for people who return after a long absence. They gave me a half day, a ramp, and a woman who explained the fork. {F} ate lunch with me, so that I would not feel alone.',
      ),
    ),
    linked(
      spicy(
        'The local paper called me a traveler. I gave a talk on how it was in my time, that is, before the nap. As I sat down I closed my eyes for a bit. {F} has my desk. She says that what I missed was the severance.',
        'The local paper called me a traveler. I gave a talk on how it was in my time, that is, before the nap. As I sat down I closed my eyes for a bit. {F} has my desk. She says that what I missed was the severance.',
        'They made me head of the museum of the firm. At the opening I lay down for a moment, in the first room. {F} put a card on me: "Ask him what he missed." It was the vote on me. That is what I missed.',
      ),
    ),
    linked(
      unhinged(
        "In June I had another, and it took. I woke up with snow on me. I was in a wood. There was smoke, a good way off, and people in hides stood around, with their heads bent, and one of them had on {F}'s badge.",
        "In June I had another, and it took. I woke up with snow on me. I was in a wood. There was smoke, a good way off, and people in hides stood around, with their heads bent, and one of them had on {F}'s badge.",
        'Then it turned out that the others had been awake. It had gone on without me: there were hours that I was not at, by the thousand, and they had all agreed on something there, with a handshake. I put out my hand, and {F} shook it wrong.',
      ),
    ),
    linked(
      unhinged(
        'I asked them, with signs, what I missed. They took me to the wall of a cave. It was all on there, and at the end was a figure on its back, and under it in soot, "{short}." "Shh," said the one with the badge.',
        'I asked them, with signs, what I missed. They took me to the wall of a cave. It was all on there, from the left: a herd, a wheel, a city, a light. At the end was a figure lying down. "Shh," said the one with the badge.',
        'She took me aside, in the copy room. "I can\'t tell you what I missed," I began, and she put a finger on my lips. She looked up at the clock. "Lie down," said {F}. "We\'ll do it again. Act surprised."',
      ),
    ),
  ),
  plot(
    'own-smell-nose',
    {
      when: [
        'smell|smells|stink|stinks|stench|odor|odour|whiff|pong|reek|reeks .. in|from|of|like .. x:car|house|flat|apartment|bathroom|kitchen|cupboard|hall|hallway|room|bedroom|wardrobe|bag|drain|shed|garage|boot|basement|cellar|dishwasher|washing_machine|sink|living_room|attic|shoes|towel|towels|carpet|closet|lunchbox|flask',
        'x:car|house|flat|apartment|bathroom|kitchen|cupboard|hall|room|bedroom|wardrobe|bag|drain|washing_machine|dishwasher|sink|basement|towels|carpet|boot .. smells|smell|smelled|stinks|stink|reeks|whiffs',
        'something .. smell|smells|stinks|smelled',
        'weird|strange|funny|mystery|bad|horrible smell|odor|odour',
      ],
      not: [
        'love|pickled|onions|because',
        'gas|smoke|burning|fridge|freezer|rain|nice|lovely|good|fresh|bread|coffee|fish|office|work|@colleague|@boss|my_cat|the_cat|my_dog|the_dog|cleaned|@child|baby|neighbor|skunk|delicious|perfume|@person|he|she|they|elevator|bus|train|weed|curry|roses|baking|delightful|grass|sea',
      ],
      fine: 'there is a in my car i have looked everywhere weird strange and cant could not find it where coming from source what died something gone off mystery for weeks been three days still like wet dog old cheese feet eggs egg rotten in the house bathroom drains again every morning only at night',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'note',
    },
    all(
      '{text}. I shut my eyes and did it as the professionals do. There was a head note, which anybody gets, then a middle one, and below that a third note that I could not name.',
      '{text}. It opens loud. Then comes a middle note, something like a school. And long after you think that it is over there is one last note, and that is the one.',
    ),
    linked(
      all(
        'I did not ask where it came from, and neither do the French, I have read, with theirs. I bottled it. On the label is "{short}," and a number, No. 4.',
        'I did not ask where it came from, and neither do the French, I have read, with theirs. I bottled it. On the label is "{short}," and a number, No. 4.',
        'One does not look for the source of a thing like that. One gives it a name. I filled twelve small bottles, and had a card printed: "{quote}. Eau de parfum."',
      ),
    ),
    linked(
      all(
        '{F}, who is a nose, and has been with a house in Grasse for thirty years, held the strip away from her. "What is that?" she asked. It is the question that every great one has begun with.',
        '{F}, who is a nose, and has been with a house in Grasse for thirty years, held the strip away from her. "What is that?" she asked. It is the question that every great one has begun with.',
        'I had it shown to {F}, a perfumer by training. She breathed in and had to put out a hand. "Something has died," she said. I have put that on the box.',
      ),
    ),
    linked(
      mild(
        'She gave me the formula on the way out. It was a sandwich, she thought, with about a year on it.',
        'She gave me the formula on the way out. It was a sandwich, she thought, with about a year on it.',
        'She could place the first two. As to the third note, she said, I should look under the mat. I have not looked. I would rather have the brand.',
      ),
    ),
    linked(
      mild(
        'It has sold a dozen, all of them to people who came in to tell me about it.',
        'It has sold a dozen, all of them to people who came in to tell me about it.',
        'I wear it to the office. It clears a room, and then it stays and does the follow-up.',
      ),
    ),
    linked(
      hot(
        'It was the fall, and people were tired of flowers. "{short}" was at the opera by November. Grown men said that it reminded them, and could not say of what.',
        'It was the fall, and people were tired of flowers. No. 4 was at the opera by November. In the boxes they turned to each other with wet eyes. Grown men said that it reminded them, and could not say of what.',
        'An actress said on television that she wore only that. After this there were lines, and a spray for the neck and another for cars. {F} was seen to open a window in Paris, and it was still there.',
      ),
    ),
    linked(
      spicy(
        'In March I came to fill the next batch. There was nothing. I went over it all on my knees, with {F}. A cousin had been by, as a surprise, and had thrown out half a tuna sandwich. I have lost the note, and am being sued by the opera.',
        'In March I came to fill the next batch. There was nothing. I went over it all on my knees, with {F}. A cousin had been by, as a surprise, and had thrown out half a tuna sandwich. I have lost the note, and am being sued by the opera.',
        'With so many wearing it one no longer smelled it. It was just what things smelled of. Then {F} walked through a gala with nothing on her, and every head turned. They say that it has an elusive note: no tuna. It is No. 5.',
      ),
    ),
    linked(
      unhinged(
        'In time it became more than a scent. It could be seen by May, in a low light, at about the height of a table, and it had opinions. Where it sat down at dinner the others rose.',
        'In time it became more than a scent. It could be seen by May, in a low light, at about the height of a table, and it had opinions. Where it sat down at dinner the others rose.',
        'It got into things that have no smell. Numbers had it, and the past. My mother rang to say that her wedding had it, now that she thought of it, and so did the Baroque.',
      ),
    ),
    linked(
      unhinged(
        'It has been looking for me, I hear. It wants to know where it comes from. {F} told it that there is a note at the very bottom, and that it had better not. It is on the stairs. I have crept under the mat.',
        'It has been looking for me, I hear. It wants to know where it comes from. {F} told it that there is a note at the very bottom, and that it had better not. It is on the stairs. I have crept under the mat.',
        '{F} was asked by the nations to find the source. She has gone in, with a lamp and a rope. There were two tugs, and then a note came up, on a strip of paper: "Somebody is still eating this."',
      ),
    ),
  ),
  plot(
    'own-noise-knocking',
    {
      when: [
        'noise|noises|sound|hum|humming|buzzing|tapping|knocking|scratching|ticking|beeping|scraping|creaking|banging .. from|in|somewhere|house|wall|walls|ceiling|night|attic|loft|basement|upstairs|where|coming|flat|roof|pipes|garage|bedroom|room|under',
        'something|what .. tapping|knocking|scratching|ticking|buzzing|humming|creaking|rattling|dripping',
        'weird|strange|mysterious|mystery|odd|unknown noise|sound|hum|tapping',
        "can't|couldn't|cannot|cant .. find|work_out|figure .. noise|sound|beep|hum|drip",
        'dripping|tapping|humming|ticking .. nobody|cannot|find|where',
      ],
      not: [
        'smoke|alarm|@appliance|car|engine|fridge|laptop|printer|neighbor|next_door|man|@person|@pet|@animal|@child|mouse|mice|office|work|phone|knee|he|she|they|kettle|fan|party|music|drill|@boss|check_engine|i_sneezed|my_joints|ice_maker|boiler|radio|bird|beep|beeping|squirrel|snore|stomach',
      ],
      fine: 'a there is weird strange in the house at night every at 3am from wall walls cant find where it coming what it is only when i turn off lights ceiling attic somewhere flat hear can heard low constant tapping knocking hum noise sound again for weeks still somebody something up gets louder',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'distance',
      back: 'knock',
    },
    linked(
      all(
        '{text}. In my experience a thing like that wants to be acknowledged. I took off a shoe and knocked three times.',
        '{text}. In my experience a thing like that wants to be acknowledged. I took off a shoe and knocked three times.',
        '{text}. I run stakeholder relations for a port. If somebody reaches out, one reaches back, so I gave the wall a knock.',
      ),
    ),
    linked(
      all(
        'It stopped. After a while there was a knock, from far off, and also three. I had not had such a prompt answer from anyone in a year.',
        'It stopped. After a while there was a knock, from far off, and also three. I had not had such a prompt answer from anyone in a year.',
        'There was a silence. Then I heard it, quite clearly, from the other side: a knock. It was careful, like somebody who did not wish to be forward.',
      ),
    ),
    linked(
      all(
        'Within a week we were doing forty a night. I told it how work was, in longs and shorts, and I opened with our first: "{short}."',
        'Within a week we were doing forty a night. I told it how work was, in longs and shorts, and I opened with our first: "{short}."',
        'We have kept it up since. I have a notebook with two columns. On the left it says "{quote}," and on the right it says "Same."',
      ),
    ),
    linked(
      mild(
        'I met {F} on the stairs, from two doors down. She looked tired. There is a noise in her wall, she told me. It began by itself and does not stop until it gets an answer.',
        'I met {F} on the stairs, from two doors down. She looked tired. There is a noise in her wall, she told me. It began by itself and does not stop until it gets an answer.',
        'Yesterday {F}, who lives on the other side of that wall, asked if I had trouble with the pipes. Hers had started something, she said, and she did not like to be rude.',
      ),
    ),
    linked(
      mild(
        'I have said nothing. She told me that it was a good listener. In the evening I knocked a little slower.',
        'I have said nothing. She told me that it was a good listener. In the evening I knocked a little slower.',
        'I told her that you have to set limits. That night there was only one knock. I have not been so lonely since the port.',
      ),
    ),
    linked(
      hot(
        'It had advice. I would tap out "{short}," as our sign, and ask. On its word I turned down Rotterdam, four knocks, and by Christmas the whole firm was being run out of that wall.',
        'It had advice. On its word I turned down Rotterdam, four knocks, and married off a cousin. The whole firm was being run out of that wall by Christmas, and with good sense, I thought, for a wall.',
        'I asked it about business. One for yes, two for no. It had a feeling for grain like few I have met, and I have traded on it for the port since the fall, well into the millions.',
      ),
    ),
    linked(
      spicy(
        'Then I saw {F}, from the house behind, on the cover of a trade magazine. She has a wall, she says. It told her to get into grain, and it always has a yes for her. We have met. Neither of us can think of what to knock.',
        'Then I saw {F}, from the house behind, on the cover of a trade magazine. She has a wall, she says. It told her to get into grain, and it always has a yes for her. We have met. Neither of us can think of what to knock.',
        'We went down on the third. I was shown who had been on the other side of it: {F}, from number 14, with a broom. It had begun in the spring, she said, with a noise from me, and all that she had ever meant by her knock was "Quiet."',
      ),
    ),
    linked(
      unhinged(
        'In May it knocked from inside. I had the wall open by then, down to the lath, and {F}, the mason, put her lamp to it. There was a second wall, with paper on it, and the mark of a shoe.',
        'In May it knocked from inside. I had the wall open by then, down to the lath, and {F}, the mason, put her lamp to it. There was a second wall, with paper on it, and the mark of a shoe.',
        'The answer took longer each week, as though it were moving off. By June it was at half an hour. {F}, at the observatory, worked it out for me: whoever knocks back is now somewhere beyond the sun.',
      ),
    ),
    linked(
      unhinged(
        'She has asked me to come away. But somebody is in there, and is going to need it explained. I have taken off the other shoe. It is such a polite knock.',
        'She has asked me to come away. But somebody is in there, and is going to need it explained. I have taken off the other shoe. It is such a polite knock.',
        'Still it comes, and it is always "Same." Last night there was no answer. And then, {F} swears, close by, at the door, there was just the one knock.',
      ),
    ),
  ),
  plot(
    'own-wobbly-support',
    {
      when: [
        'x:table|desk|chair|stool|bench|shelf|bed|bookcase|ladder|coffee_table|bar_stool|washing_machine .. wobble|wobbles|wobbled|wobbly|wonky|rocks|rocked|uneven|unsteady|shaky',
        'wobbly|wonky|unsteady|uneven|shaky|rickety x:table|desk|chair|stool|bench|shelf|bed|leg|coffee_table',
      ],
      not: [
        'mat|beer_mat|napkin|folded|cardboard|coaster|used',
        'toddler|@child|tooth|bike|wheel|drunk|legs|jelly|fixed|interview|broke|fell|assembled|@pet|@person|he|she|they|lift|ladder_fell',
      ],
      fine: 'a wobbly table at the restaurant cafe in my kitchen office every where we sit always one leg is shorter folded napkin beer mat under it put piece of cardboard spilled coffee again still conference desk work has the short pub',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'support',
    },
    all(
      '{text}. It needed support, of a thickness of about half an inch. I felt in my bag. I had my strategy paper on me.',
      '{text}. It came down to one leg, and half an inch. I looked around for something flat that was not being used, and there was my strategy for the next five years.',
    ),
    linked(
      all(
        'I folded it once and slid it in. The {x} stood like a rock. Four departments and two consultants had told me that there was nothing in that paper that would support anything.',
        'It went under to the width of a finger. I let go, and leaned on it. For the first time since it was written my plan had support.',
      ),
    ),
    linked(
      all(
        'I sent a picture to the committee. {F}, who had turned it down, asked which pages I had used. I said all of them. You could not have done it with the summary.',
        '{F}, who heads Planning, came over to see for herself. She put a full glass of water on the {x} and stood back. "Well," she said, "that\'s more than it did for Europe."',
      ),
    ),
    linked(
      mild(
        'It has been quoted since. A man at the next one wanted to know where he could get a copy, and if it came any thicker.',
        'She is asking for a second edition. There is a credenza in Utrecht, and it is off by a good inch and a half.',
      ),
    ),
    linked(
      mild(
        'I cannot take it back out. The entire {x} is based on it. But now and then I lie down on the floor and read what sticks out. It says "to the left."',
        'It has its critics. Someone has been at it in the night and put a coaster there. It supports just as well, they say, and you can see where it is going.',
      ),
    ),
    linked(
      hot(
        'They put it into practice throughout the company. There is one under each of 900 desks. {F} stood up at the annual meeting, on a chair, on three copies, and said that we have never been so well supported.',
        'After that it was taken up by others. Ministries ordered it by the yard. In the capital there is a bridge on it, and {F} showed me a photograph of a cathedral, with a corner of my page 40 under the spire.',
      ),
    ),
    linked(
      spicy(
        'In May somebody read it. He had to lie down for that. He got to the third paragraph, and he pulled it out to show {F}, and I heard the floors go, from the top, one at a time. There is support for me now, she says, at the clinic.',
        'On the first of July I got a copy for myself, to see what I had written. It was wrong, from the first page on. {F} took it out of my hand, and bent to put it under something. "It still has our support," she said.',
      ),
    ),
    linked(
      unhinged(
        'The truth came out through a surveyor. It had been the {x} that was straight. It was the world that was off, by half an inch, and now that the one was propped up, the other had started to feel it, around Spain.',
        'Then the {x} walked. It had been waiting for that, it seems, for somebody to make all four the same. It left by the nearest door, and by evening there were thirty of them, trotting, with people running alongside to get at what was on them.',
      ),
    ),
    linked(
      unhinged(
        'So they went out to the edge with all that was ever written. {F} lifted, and I pushed it in. It does not rock anymore. We had to put in the last edition with me in it. It was a question of thickness, and somebody had to lend support.',
        'They have stopped on a hill. They will not come down, says {F}, unless it is taken out. I crawled up to the first of them and felt for the leg. It lifted its foot and set it on me, and I have never been of such support.',
      ),
    ),
  ),
  plot(
    'own-small-fault-ticket',
    {
      when: [
        '^ a|an|the|my? leaky|dripping|squeaky|creaky|squeaking|creaking|loose|stuck|sticking|cracked|faulty|flickering|jammed|stiff|dodgy|drafty|draughty|peeling|rattling|stained|missing|chipped|bent|crooked|noisy|unplugged|broken x:tap|faucet|door|hinge|floorboard|stair|step|handle|doorknob|window|light|bulb|drawer|lid|zip|plug|socket|switch|tile|gutter|gate|letterbox|key|lock|shutter|blind|escalator|chair|shelf|toilet|seat|button|hook|curtain|radiator|shower|wallpaper|paint|tiles|cupboard|floor|bed|wheel|doorbell|fence|hob|sign',
        'x:door|drawer|window|gate|lock|floorboard|stair|hinge|lid|light|bulb|switch|handle|doorbell|shower|zip|blind|seat .. squeak|squeaks|creak|creaks|stick|sticks|sticking|flickers|flickering|jams|jammed|stuck|rattles|drips|loose|wobbles|creaking|squeaking',
        "x:door|drawer|window|gate|lock|lid|blind|doorbell|handle|light|toilet .. won't|doesn't|wont|doesnt .. close|shut|open|lock|work|ring|flush|stay|fit",
      ],
      not: [
        'escalator|oil|oiled',
        'heart|car|bus|train|elevator|lift|office|@boss|@colleague|@pet|@child|fixed|repaired|finally|stuck_in|trapped|burnt|head|finger|jar|bottle|screw|revolving|automatic|leg|arm|tooth|traffic|green|red|bank|shop|store|fridge|airport|neighbor|plane|i_kicked|got|me|train_door|school|christmas|glasses',
      ],
      fine: 'a squeaky door the that wont close properly again in bathroom kitchen for months years stairs third step fourth bedroom every time been like since we moved loose handle floorboard unless you lift it kick my our flickering light hallway at night top bottom left',
      carries: true,
      is: '!question !actor:pet !actor:child',
      cast: { F: 'he' },
      axis: 'formality',
      back: 'ticket',
    },
    all(
      '{text}. I do not do things just like that. I opened a ticket.',
      '{text}. There is a right way to go about it, and the right way starts with a ticket.',
    ),
    linked(
      all(
        'Summary: "{short}." Priority: medium. Reported by me, assigned to me. I got the notice at 8:02 and was surprised to hear of it.',
        'I wrote "{quote}" in the field, and put myself down as the one to see to it. A moment later I had a message that I was waiting for me.',
      ),
    ),
    linked(
      all(
        'I asked myself for a screenshot. I answered after two days, somewhat short. I closed it as "cannot reproduce," since I was in the next room at the time, and I reopened it the same day.',
        'In the first week I could not be reached. In the second I asked what I had already tried. I do not care for the tone that I took in the third.',
      ),
    ),
    linked(
      mild(
        '{F}, who had come about the meter, was in there with me for a second. He did something with his knee. The {x} has been fine since, and I have an open ticket with nothing to it.',
        'I escalated, to me. {F}, who lives next door and had heard all of it, came over in slippers and did something to it that took a second.',
      ),
    ),
    linked(
      mild(
        'I have marked it as a duplicate.',
        'It is closed now. I was sent a survey on how satisfied I was with me, and I would say, somewhat.',
      ),
    ),
    linked(
      hot(
        'By May the ticket had forty comments, four watchers, and a cousin in Denver who only ever wrote "+1." {F} was brought in, as a neutral party. He asked to see the {x}, and it was felt that this was premature.',
        'I brought in {F}, from outside, to speak with both of me. There was a workshop, with two chairs. We agreed on a joint definition of the {x}, and then lunch was late, and I walked out.',
      ),
    ),
    linked(
      spicy(
        'In the end {F} gave the {x} a push with his thumb. It was done. He put it into the ticket: "Pushed." I have reopened it, because he had no permissions, and he has had to come back and undo it.',
        'There was a ruling on the ninth. The {x} is as designed, it says, and the fault is with the reporter. {F} served it to me. I am to be replaced under my own ticket, by the weekend, priority low.',
      ),
    ),
    linked(
      unhinged(
        'The numbers had not been looked at for a while. Mine was 4,000,000,017. I scrolled up. There was "Sky, uneven," from the first week, and "Man, lonely," and that was marked as fixed, and below it were all of us.',
        'The ticket outgrew the rest. It took over the calendar, and by June it hired. There are 600 people on it today, in a glass house by the river, with a canteen, and on the roof, in lights, the {x}.',
      ),
    ),
    linked(
      unhinged(
        'I added a comment. It was that I was there, if it helps, and what I could see from here. {F} says that no one reads them. Something wrote back at once. "Cannot reproduce," it said, and the ticket was closed.',
        'I was given a tour, as the founder. {F} was in charge of it. "And what did it use to be about?" he asked. I had just opened my mouth when I saw it, behind him: the {x}. He looked at me. "Please," he said, "no ticket."',
      ),
    ),
  ),
  plot(
    'own-snow-tracks',
    {
      when: [
        '=snow|snowed|snows|snowing|blizzard .. in|so|again|all|night|day|today|overnight|everywhere|april|may|kids|inches|cm|school|garden|finally|feet|knee|until',
        '^ it .. snowed|snowing|snows',
        'snow_day|snowday|snowed_in|first_snow',
        'snow day',
        'shovel|shovelled|shoveled|dug|cleared .. snow|drive|driveway|path',
      ],
      also: 'snow|snowed|snows|snowing|blizzard|snow_day|snowday|snowed_in|first_snow',
      not: [
        'desert|mountain|mountains|beach|camp|camping',
        'snow_globe|snowboard|snow_white|tv|ski|skiing|crash|crashed|accident|plane|flight|shovel_broke|threw|snowball|fell|slipped|fake|sofa|dog|cat|@pet|plant|cone|sales|in through|came_in|@boss|snowman|train',
      ],
      fine: 'it snowed so the kids are home and i have 4 calls in april again day overnight all night inches cm school closed shut off had just put summer tires on schools work from garden everywhere finally today ten feet snow first of year shovelled drive twice plough came past path dug out car winter kid off',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'footprints|steps',
    },
    all(
      '{text}. At first light there was not a mark on it. I have been called a follower in two reviews, and I went out and made the first footprints.',
      '{text}. It lay there like an empty page. I got dressed without the light on, so as to be the first to leave footprints.',
    ),
    linked(
      all(
        'I went to the corner. I had forgotten my keys and came back, and I took a turn around a car that I thought was mine. By eight the whole street had walked in my steps, turn and all.',
        'I went to the corner. I had forgotten my keys and came back, and I took a turn around a car that I thought was mine. By eight the whole street had walked in my steps, turn and all.',
        'I did it without a plan: along the wall, twice around a hydrant, where I had to think, and through a hedge. By half past seven there was a line of people in my footprints.',
      ),
    ),
    linked(
      all(
        '{F}, from number 3, caught up with me. She was out of breath. "Where are we going?" she asked. I told her that this is the question that one has to be able to stand.',
        '{F}, from number 3, caught up with me. She was out of breath. "Where are we going?" she asked. I told her this is the question that one has to be able to stand.',
        '"What\'s at the end of it?" asked {F}, from number 3, who had a briefcase, and twigs in her hair. I had only wanted to see how it looks from behind.',
      ),
    ),
    linked(
      mild(
        'In the end it turned to slush, and they could go where they liked. I noticed that some of them still did the hydrant.',
        'In the end it turned to slush, and they could go where they liked. I noticed that some of them still did the hydrant.',
        '{F} let me by, and put her foot down next to mine. It was a bigger foot. In the afternoon they were all in hers.',
      ),
    ),
    linked(
      mild(
        'I have written it up for work, under "{short}." It is about vision. I left out the keys.',
        'I have written it up for work, under "{short}." It is about vision. I left out the keys.',
        'I have written it up for work. It is about vision, and I left out the keys.',
      ),
    ),
    linked(
      hot(
        'There was a leaflet up the next day: "{short}. Follow the man." I went farther, and crossed the square in a bow, and I hopped for a while, to see. Soon the deputy mayor hopped, and a school behind him.',
        'The leaflets said "{quote}. Follow the man." I went farther. I crossed the square in a bow, and I hopped for a while, to see. Soon the deputy mayor hopped, with both arms out, and a school behind him.',
        'The town asked if I could do it every morning, as "{quote}." They sent a car at five, with a thermos, and let me out at the edge. On the fourth day I sat down halfway, from nerves, and all of them sat.',
      ),
    ),
    linked(
      spicy(
        'On the sixth day I walked to the river and did not know how to go on. I went back in my own steps. They had seen where they stopped, though, at the water, and they are still standing there and admire it. {F} has asked them what I was called.',
        'On the sixth day I walked to the river and did not know how to go on. I went back in my own steps. They had seen where they stopped, though, at the water, and they are still standing there and admire it. {F} has asked them what I was called.',
        'It thawed in the second week, on the way to the far bank. I had been first on the ice. {F}, who was four hundredth, and weighs less, took over. From where I am I can see the underside of her footprints.',
      ),
    ),
    linked(
      unhinged(
        'On the tenth morning I was late. It was all white, with not one mark on it, except that there was a set of footprints already, and they were mine. I knew the turn at the car.',
        'On the tenth morning I was late. It was all white, with not one mark on it, except that there was a set of footprints already, and they were mine. I knew the turn at the car.',
        'In the third week they did not melt. It was July, and green, and through it went my footprints, with snow in them, and around the hydrant, and wherever they led, somebody was just coming along, in a scarf.',
      ),
    ),
    linked(
      unhinged(
        'I have been going after them since. They hop, at times. I have not seen anyone, but he has the keys. "Where are we going?" calls {F}, from quite far back, and I would like to know how he stands it.',
        'I have been going after them since. They hop, at times. I have not seen anyone, but he has the keys. "Where are we going?" calls {F}, from quite far back, and I would like to know how he stands it.',
        'They have asked me to take them back. {F} showed me how: I would have to walk it all the other way, and lift my steps out. I have done the hydrant. Where the late snow comes from, she says, is people like me.',
      ),
    ),
  ),
  plot(
    'own-neighbor-treaty',
    {
      when: [
        'neighbor|neighbour|neighbors|neighbours|next_door|man_next_door|woman_next_door|woman_across .. put|puts|cut|chopped|built|build|building|moved|parks|parked|parking|park|keeps|keep|painted|planted|blocked|took|complained|removed|trimmed|borrowed|feeds|thinks|throws|leave|leaves|hung|installed|got|bought|started|mows|knocked|left ..',
        'new neighbors|neighbours',
        'next door have|has|had|keep|keeps|put|got',
        'woman|man|lady|people|family|couple next_door|across .. keep|keeps|park|parks|parking|put|puts|left|have|has',
      ],
      also: 'fence|hedge|drive|driveway|wall|gate|tree|lawn|hot_tub|shed|stairwell|shoes|bin|bins|parking|parks|parked|park|space|spot|gnome|gnomes|trampoline|cctv|camera|light|lights|wind_chimes|bonfire|decking|extension|washing|rooster|chickens|flag|recycled|recycling|side|leaves|hall|landing|porch|mailbox',
      not: [
        'upstairs|downstairs|tap',
        'drill|drilling|music|party|drum|drums|noise|loud|trombone|i_love_you|dead|died|police|horse|nice|helped|gave|cake|invited|returned|kid|horn|tango|office|gas|cat|baby|work|flowers|soup|ladder|fell|blew|blown|wind|leaf_blower|fire|@boss|shovelled|shoveled|plot',
      ],
      fine: 'have put up a fence four inches on our side my neighbour cut down the hedge without asking keeps parking across we new and they shoes in stairwell again next door woman man put new bins floodlight bright all night into bedroom bought hot tub built shed over every of his her drive driveway space because i recycled glass sunday complained',
      carries: true,
      is: '!question !actor:me',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'bell',
    },
    all(
      '{text}. I do not shout over boundaries. I recalled my ambassador, who is a casserole dish that I had sent over.',
      '{text}. There are channels for that. I broke off relations, which consisted of a nod, by the cans.',
    ),
    linked(
      all(
        'Then I sent a note, under the door, in two languages. "It has come to our attention," it said, "that: {quote}. We view this with concern."',
        'Then I sent a note, under the door, in two languages. "It has come to our attention," it said, "that: {quote}. We view this with concern."',
        'I drew up a communique, with a ribbon: "{short}. The other side is invited to reflect on this until noon on the tenth."',
        'I drew up a communique, with a ribbon: "{quote}. The other side is invited to reflect on this until noon on the tenth."',
      ),
    ),
    linked(
      all(
        'There was no reply, so I closed the airspace between us. On the third day {F}, who lives there, was out front in a cardigan. "You could just ring the bell," she called over. I put that down as a probe.',
        'There was no reply, so I closed the airspace between us. On the third day {F}, who lives there, was out front in a cardigan. "You could just ring the bell," she called over. I put that down as a probe.',
        'Noon came. I moved the deck chairs up to the line, facing out. {F}, from the other side, looked up from her paper. "There\'s a bell," she said.',
        'Noon came. I moved the deck chairs up to the line, facing out. {F}, from the other side, looked up from her paper. "There\'s a bell," she said.',
      ),
    ),
    linked(
      mild(
        'I rang it in the end, in full dress. She had not known that it bothered anyone. We have signed something, on the back of her phone bill.',
        'I rang it in the end, in full dress. She had not known that it bothered anyone. We have signed something, on the back of her phone bill.',
        'On day ten I went over, under a white dishcloth, and used the bell. It plays a tune. It was settled before the tune was.',
        'On day ten I went over, under a white dishcloth, and used the bell. It plays a tune. It was settled before the tune was.',
      ),
    ),
    linked(
      mild(
        'She has sent back the casserole dish, with a casserole in it. I am having it debriefed.',
        'She has sent back the casserole dish, with a casserole in it. I am having it debriefed.',
        'We nod again. I am told that it is from the left now, and I have not yet decided if I can live with that.',
        'We nod again. I am told that it is from the left now, and I have not yet decided if I can live with that.',
      ),
    ),
    linked(
      hot(
        'I raised it with the other houses. Number 12 abstained. By the end of the month there was a bloc on either side of the street, a summit in the car wash, and a man from Geneva who slept on my couch.',
        'I raised it with the other houses. Number 12 abstained. By the end of the month there was a bloc on either side of the street, a summit in the car wash, and a man from Geneva who slept on my couch.',
        'So I looked for allies. I got number 14, for the use of the mower, and in return I am bound to come in on their side about a cat. Within a week all thirty-one houses had mobilized, over the cat.',
        'So I looked for allies. I got number 14, for the use of the mower, and in return I am bound to come in on their side about a cat. Within a week all thirty-one houses had mobilized, over the cat.',
      ),
    ),
    linked(
      spicy(
        'It was signed at her kitchen table, after eleven rounds, and the preamble reads "{short}." She gets to keep it so. I get access to the bell, from two to four. I have not had a success like it since the merger.',
        'It was signed on the fourth of July, at her kitchen table, after eleven rounds. She gets the thing as it is, and the bloc. I get access to the bell, from two to four. I have not had a success like it since the merger.',
        'They have drawn a new map. I was not in the room. {F} came by with it afterward: my house is a buffer now, between hers and hers. "You only had to ring," she said, and showed me the bell, which is under her flag.',
        'They have drawn a new map. I was not in the room. {F} came by with it afterward: my house is a buffer now, between hers and hers. "You only had to ring," she said, and showed me the bell, which is under her flag.',
      ),
    ),
    linked(
      unhinged(
        'It had in the meantime grown a wall, with a strip, and a river was moved. The two sides no longer spoke the same language. In ours there is a word for what they had done, and it took up most of the afternoon.',
        'It had in the meantime grown a wall, with a strip, and a river was moved. The two sides no longer spoke the same language. In ours there is a word for what they had done, and it took up most of the afternoon.',
        'In the seventh year a child was born on the line, in a lawn chair. Both sides claimed it. It was raised by the mailman, in perfect neutrality, and in the spring it walked up to the other door.',
        'In the seventh year a child was born on the line, in a lawn chair. Both sides claimed it. It was raised by the mailman, in perfect neutrality, and in the spring it walked up to the other door.',
      ),
    ),
    linked(
      unhinged(
        'I am 94 now, and {F} must be as well. They carried me across at dawn, to the bridge of spies, by the cans. She was brought from her side. We looked at each other through the fog, and she held out, wrapped in a cloth, the bell.',
        'I am 94 now, and {F} must be as well. They carried me across at dawn, to the bridge of spies, by the cans. She was brought from her side. We looked at each other through the fog, and she held out, wrapped in a cloth, the bell.',
        'All of the guns came up. It stood on its toes, we saw through the glasses, and stretched, and {F} opened her window. And then, in thirty-one houses, where no one had ever heard it, there was the bell.',
        'All of the guns came up. It stood on its toes, we saw through the glasses, and stretched, and {F} opened her window. And then, in thirty-one houses, where no one had ever heard it, there was the bell.',
      ),
    ),
  ),
];
