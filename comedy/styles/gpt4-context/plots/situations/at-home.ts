import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

/** Events at home, in the kitchen, the family, the body and the neighbourhood. */
export const AT_HOME: readonly Plot[] = [
  plot(
    'athome-fit-letter',
    {
      when: [
        "x:@garment .. don't|dont|doesn't|doesnt|didn't|didnt|won't|wont|not|never|no_longer|can't|cant|barely|hardly fit|button|zip|close|meet|fasten|do|go|come",
        'x:@garment .. too tight|small|big|large|loose|short|long|wide|baggy|snug|narrow',
        "can't|cant|couldn't|couldnt|cannot|could_not|can_not|unable .. into|in|button|zip|fasten|close|past|over|get|fit|do|squeeze .. x:@garment",
        "tried|try on .. x:@garment .. not|couldn't|can't|couldnt|cant|didn't|didnt|too|stuck|past|over",
        'x:@garment .. wrong size',
        'wrong size .. x:@garment',
        'x:@garment .. # sizes too big|small|large',
        'x:@garment .. size too big|small|large',
        'gone|went|go|going up|down .. x:@garment|trouser|bra|shoe|dress|shirt|jean size|sizes',
        '# x:trouser|jean|dress|shirt|bra|collar sizes',
        'up|down .. size|sizes .. x:@garment',
        'none|neither|no|not|any of? my .. x:@garment .. fit|fits|button|close|zip|fitted',
        'x:@garment .. so? tight|tighter|pinch|pinches|shorter',
        'outgrow|outgrew|outgrown my .. x:@garment',
        'squeeze|squeezed .. into .. x:@garment',
        'x:@garment .. stopped|stop fitting',
        "x:@garment .. not|won't|wont|doesn't|can't button|zip|close",
        'x:@garment .. shrunk|shrank .. or .. grown|fatter',
      ],
      not: [
        '@child|@pet|@parent|@spouse|he|she|his|her|him|them|they|wash|washed|washing|dryer|tumble|hot_wash|@boss|@colleague|baby|pregnant|hospital|stolen|lost_weight|door|fits_perfectly|again_fit|price|sold|foot|toe|blister|bleed|meeting|interview',
        'too|so short|long .. meeting|notice',
        'tucked|knitted|crocheted|sewed',
      ],
      fine: 'years since lockdown christmas holiday holidays wedding button wear wore worn wearing try sit breathe anymore any more size belly summer winter old favourite favorite best buttons bought ordered online sale jeans arrived came two three apparently must washing ten tighter knees hips last fit fitted fits back',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'not the right fit',
    },
    all(
      '{text}. I know how that is handled, because I write those letters: "After careful thought, we feel that it is not the right fit at this time."',
      '{text}. At work I have a letter for this, and have signed four hundred of them. "We regret," it says, "that it is not the right fit."',
    ),
    all(
      'So I signed one for the {x}, with thanks for the interest shown, and a promise to keep the measurements on file for twelve months.',
      'I made out a copy to the {x}, care of the closet, with best wishes for the future, and said that the measurements would stay on file for a year.',
    ),
    all(
      'On the way out I stopped by {F}, who does alterations below our office. She ran her tape along the {x}, and then, unasked, along me. "This one\'s to standard," she said, and she had turned her back on me to say it.',
      'For a second opinion I took the {x} to {F}, who does alterations on the ground floor. She measured the {x}, and after that she measured me. "Nothing to be done here," she said, and gave the hanger a pat.',
    ),
    mild(
      'She wrote two numbers on a ticket, with a date, and pinned it on. It was on my sleeve. I will be ready on the fourteenth.',
      'Then she filled in a ticket and pinned it to my sleeve. I can be picked up on the fourteenth.',
    ),
    hot(
      'I appealed. She put both files on the counter. The {x} had stated one size, openly, on a label, and had kept to it. I had given three different ones in six years, depending on the shop.',
      'I asked her to look at the paperwork. On the {x} there was a label with the size on it, the same from the first day. In my own statements to the shops she found three sizes, and a note: "Runs small."',
    ),
    spicy(
      '{F} kept the {x} and saw me to the door. "You have a lot to offer," she said, and shook my hand. "It\'s just not the right fit."',
      'She hung the {x} in the window, and gave me the letter to read. It was my own. She had changed the name at the top. "Not the right fit," said {F}. "But I\'ll keep you on file."',
    ),
    unhinged(
      'By April the {x} had my desk. There had been an interview with the regional director, on a hanger, and it was said to have sat very well throughout.',
      'The {x} went to my performance review in my place, on a good wooden hanger, and was promoted before lunch. There were no creases anywhere, it says in the file.',
    ),
    unhinged(
      'I hang in the closet now, to the left. {F} comes up in spring and checks me with the tape. "Not the right fit," she says, and makes a mark. My measurements are good until March.',
      'They keep me at home, behind the winter things. Twice a year {F} takes me out, holds me up against the {x}, and shakes her head. "Not the right fit," she says. "But you never know what comes back."',
    ),
  ),
  plot(
    'athome-tear-openness',
    {
      when: [
        'x:@garment .. ripped|rip|split|tore|torn|laddered|burst|came_apart|went|gave|fell_apart|unravelled|unraveled',
        'rip|ripped|split|tore|tear|torn|laddered|burst|popped .. x:@garment',
        'button|zip|zipper|seam|hem|strap|elastic|lace|shoelace|hook|press_stud .. popped|pop|came|fell|broke|snapped|flew|went|missing|off|undone|gone|burst|pinged .. x:@garment',
        'button|zip|zipper|seam|hem|strap|elastic|sole|heel|pocket .. on|of|off|in my? .. x:@garment .. popped|came|fell|broke|snapped|went|gave|gone|burst|split|ripped|tore|stuck',
        'lost a? button .. x:@garment',
        'my x:zip|zipper|shoelace|button .. broke|stuck|popped|snapped|burst',
        'x:bra|shoe|boot|trouser|skirt|shirt|dress|coat|jacket strap|button|zip|zipper|heel|sole|seam|lace .. broke|snapped|popped|came|fell|went|gave|burst',
        'heel|sole .. came|fell off|away .. x:@garment',
        'x:@garment .. button|zip|zipper|seam|hem|strap|sole|heel .. popped|came|fell|broke|snapped|flew|went|gave|burst|split',
      ],
      not: [
        'belt .. airport|baggage|luggage|seat',
        "baggage|conveyor|fan|backpack|bag|suitcase|tent|moth|moths|@boss|designer|bought_with|sister|brother|he|she|his|her|@spouse|@parent|wash|washing_machine|dryer|ear|lip|bill|cheque|up_with|funeral|blood|hospital|son|daughter|son's|daughter's|off_her|off_his|away|missing_sock",
      ],
      fine: 'bent bend bending down pick picked up baby feed tie tying lunch eat eating dinner left house even before sat sit sitting stairs run running bus work knee back crotch bum bottom seat favourite favorite best only pair walking squat getting car out off toddler morning reached reaching sneezed',
      carries: true,
      is: '!question !actor:pet !actor:person',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'openness',
    },
    all(
      '{text}. All year our leadership has been calling for more openness, and I do not like to be the last.',
      '{text}. It came in the very week in which our company committed itself to openness, and I do not believe in coincidence.',
    ),
    all(
      'I left the {x} as things were. I took the long way to my desk, through the atrium, past the visitors, and back again for those who had joined late.',
      'Others would have gone for a safety pin. I crossed the atrium with the {x} in full view, twice, at a walking pace, and left room for questions.',
    ),
    all(
      'There was one. It was {F}, who is in charge of publications. "Was that meant for everyone?" she asked.',
      '{F}, who decides what our company publishes, came after me to the elevator. "Has that been cleared for release?" she asked.',
    ),
    mild(
      'I told her it was openness. She looked once more, as is her duty, and marked me "Internal use only."',
      'She has classified it. I may be seen by managers and above, on request, in a room without windows.',
    ),
    hot(
      'I spoke of openness. I wore the {x} to the annual press day, on the second step from the top, and had a text handed out: "{quote}." It ran on page three, cropped.',
      '"Openness," I said. I wore the {x} to our press day, in the front row, with my own caption pinned on: "{quote}." Three photographers asked me to turn toward the plant.',
    ),
    spicy(
      '{F} was waiting for me afterward. She had a black bar, cut from card, about two feet long. It is how our company does openness: I am to hold it in front of me, as in the other reports.',
      'The photograph is up in reception. Over the {x} {F} has put a black bar. It hangs beside the rest of our openness, seventy pages of accounts, and you would think it a series.',
    ),
    unhinged(
      'Under the law I become public in thirty years. Until then I am kept in the archive, in a gray box, face down, with the {x} folded on top and the black bar across both.',
      'I was filed for thirty years, as is usual. They have me in a vault under the river, between two treaties, and the {x} lies flat on a shelf of its own with the black bar over the place.',
    ),
    unhinged(
      'In the year it was up they let in a historian. She had applied for openness in writing. {F}, who is quite old now, held up the {x} to the light and let her look through it, at me. There was nothing on me. I had been blacked out.',
      'The day came, and a crowd with it. {F}, white-haired, took away the black bar, and there in the {x} was the opening, and through it, for the first time, people saw the wall. "That\'s all it was?" asked a boy. "That\'s openness," said {F}.',
    ),
  ),
  plot(
    'athome-left-running',
    {
      when: [
        'leave|left .. x:tap|taps|faucet|water|bath|bathtub|shower|hose|sprinkler|oven|stove|hob|iron|straighteners|light|lights|heating|heater|radiator|fan|tv|telly|television|radio|engine|candle|kettle|grill|bbq|immersion|immersion_heater|washing_machine|dishwasher|air_con|ac|aircon|electric_blanket|slow_cooker|coffee_machine|hairdryer|hair_straighteners|gas|burner|torch|flashlight|headlights|garage_light|porch_light|lamp .. on|running|burning|going|overnight|all_night|all_day|dripping',
        'forgot|forgotten|forget to? turn|switch|shut off? .. x:tap|taps|faucet|water|bath|shower|hose|sprinkler|oven|stove|hob|iron|straighteners|light|lights|heating|heater|radiator|fan|tv|telly|radio|lamp|immersion|air_con|ac|electric_blanket|slow_cooker off?',
        'forgot|forgotten|forget .. x:bath|tap|taps|hose|sprinkler|iron|oven|heater .. on|running|running_bath',
        'x:bath|bathtub|sink|basin|paddling_pool|tub .. overflowed|overflow|overran|ran_over|flooded',
        'flooded .. because|when|after .. left .. x:tap|bath|hose|shower',
        'ran a? x:bath .. forgot|fell_asleep|overflowed',
      ],
      not: [
        'house_fire|fire|firemen|fire_brigade|burned_down|died|gas_leak|hospital|@boss|@colleague|@child|@pet|he|she|they|@spouse|@parent|roommate|flatmate|@person .. left|did_i',
        'right|green|traffic lights|light',
        "neighbour's|neighbor's|upstairs|landlord",
      ],
      fine: 'tap running on kitchen flooded all night day went out work cinema holiday week weekend garage overnight phone hall living room home house bathroom floor upstairs downstairs ceiling neighbour car battery flat shopping gone back came asleep fell drove turned round check again bill door',
      carries: true,
      is: '!question !actor:person',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'left',
    },
    all(
      '{text}. What struck me afterward was this: the {x} had gone on the whole time without a manager.',
      '{text}. I thought about what it meant. For as long as I was not there the {x} had needed no supervision of any kind.',
    ),
    all(
      'I lead seven people, and they stop when I go for coffee. That same day I put the {x} forward for Employee of the Quarter. Under "Achievement" I wrote: "{quote}."',
      'My own team of seven slows down when I so much as look for a pen. I nominated the {x} for Employee of the Quarter, and gave as the reason: "{quote}."',
    ),
    all(
      'Our director, {F}, has to sign those. She asked how I had motivated the {x}. I had to admit that I had simply left.',
      'The form goes to {F}, our director, who wanted to know what my leadership had consisted of. "I left," I said. She nodded slowly and got out a pen.',
    ),
    mild(
      'She had me try it with the seven. I left on the first of the month. Output is up by a third, and so is the bill.',
      'She asked me to do the same at work. I left the seven alone for all of May. They did wonderfully, says {F}, though there is the matter of what it cost.',
    ),
    hot(
      'It became a method. I taught it at four of our branches: begin something, leave the room, think of other things. It is known as the {x} school of management, and it has no homework.',
      'I was asked to speak on it. "Turn them on, and leave," I told two hundred department heads, with a photo of the {x} behind me, and left. The questions were said to be very good.',
    ),
    spicy(
      'At my review I asked {F} which of her methods she had been using on me, as I had not seen her since spring. "That one," she said. "I left you on."',
      'In September I finally saw {F} again, in the elevator. I asked whether she had any instructions for me. She thought back. "Oh no," she said. "I left you on."',
    ),
    unhinged(
      'In the fall the meter came to her notice. Two men from the utility followed it along the wall, up the stairs and into my office, and their foreman put his hand on my forehead. "Still running," he said.',
      'Then came the annual bill, and it was for me. Men with flashlights traced it through four floors to my chair. I was warm, and making a low sound. "How long\'s this been going?" they asked {F}.',
    ),
    unhinged(
      'They turned me clockwise until I stopped. The {x} has my seven now. {F} looks in on them once a year, from the door, and then she goes home, and checks, and comes back, and checks.',
      'It took both of them to get me off. My seven report to the {x}, and are happy. On the wall there is a note from {F}, to whoever is last out: "Leave it."',
    ),
  ),
  plot(
    'athome-left-posted',
    {
      when: [
        'leave|left .. x:@carried|@garment|@phone|@gadget|@food|@drink|shopping|groceries|lunch|book|homework|bike|pram|pushchair|buggy|car_seat|scooter|present|gift|cake_tin|tupperware|medicine|teddy|cuddly_toy|coat|post|letter|library_book|change|list|shopping_list|bank_card|card|id|badge|pass .. in|on|at|behind|under|with|by|outside',
        'x:@carried|@garment|@phone|@gadget|@earphones|shopping|groceries|lunch|book|lunchbox|homework|teddy .. is|are|was|were left .. on|in|at|behind',
        "my x:@carried|@garment|@phone|@earphones|lunchbox|shopping is|are|was|were still? on|in|at .. bus|train|tram|tube|taxi|plane|gym|pub|restaurant|office|school|roof|trolley|hotel|cinema|cafe|park|sister's|mum's|mom's|friend's|boyfriend's|girlfriend's|work|ferry",
        "forgot|forgotten .. x:@carried|@garment|@phone|@gadget|@earphones|shopping|groceries|lunchbox|book|teddy .. at|on|in the|my|a|his|her|our|their .. @place|@transit|@vehicle|@person|@person's|house|place|flat|counter|table|trolley|roof|shelf|desk|cloakroom|hook|bench|platform|home",
        'left .. x:@carried|@phone|@garment|lunchbox|lunch|homework behind',
      ],
      not: [
        'overnight|open|charging|switched|left_over|leftovers|leftover|only|@pet|cat|dog|note|message|me|us|will|=right|fridge_open|running|on_purpose|for_him|for_her|door|died|baby|neighbour|neighbor|courier|parcel|package|dried|burn|burnt|freeze|frozen|froze|melted|exploded|smell|smelled|mould|mold|rain|stolen|nicked|out_of|milk_out|for_santa',
        '@person|he|she|they|someone|it|@name|who leave|left',
        'last|one|slice|bit|nothing|none x:@food left',
        'came|come|went home|back with|wearing|without',
        "new_one|mine|couldn't_read|stole",
      ],
      fine: "again last night bus train taxi back home drove drive work office packed counter roof car kitchen pub restaurant shop supermarket gym school platform hairdresser barber mum's mums sister's house friend's kept went second third time already airport boot trolley park bench hotel had been halfway all way phone realised",
      carries: true,
      is: '!question !actor:person !actor:pet',
      cast: { F: 'she' },
      axis: 'distance',
      back: 'posted',
    },
    all(
      '{text}. People have been quick to say "forgotten." In the foreign service it is called being posted.',
      '{text}. I would not say that I lost anything. A country, too, has things in places where it is not itself. They are posted there.',
    ),
    all(
      'I drew up a letter of credence for the {x}: full powers, a modest allowance, and a request that our views be made known on site.',
      'I sent my instructions after the {x} the same evening. To observe, to take no sides, and to send word once a week.',
    ),
    all(
      '{F}, who shares a desk with me, read it over my arm. "Or you could just ask for the {x} back," she said. I told her that one does not simply recall an envoy.',
      '"Why don\'t you just ring them?" asked {F}, who sits across from me. I said that the {x} had only just been posted, and that it would look like a crisis.',
    ),
    mild(
      'The first report is overdue. I take that to mean that things are calm there. They certainly are calmer than here, without the {x}.',
      'I have heard nothing yet. {F} says that is what happens with things like "{short}." I say it is what happens with our best people.',
      'I have heard nothing yet. {F} says that is how it goes. I say that our best people are all like that in the first week.',
    ),
    hot(
      'No report came. I could feel my influence there slip away. So I set out in a dark suit, with {F} at the wheel, for what I called a working visit.',
      'In the second week there was still no word, and I asked for a meeting at the highest level. {F} drove. I sat in the back, with a small flag, as is the custom.',
    ),
    spicy(
      'An hour later she rang me. She was home already, and she had the {x} with her. "I\'m so sorry," said {F}. "I left you there." I said I would rather call it posted.',
      '{F} had the {x} within a minute, and drove off. From home she called. It had just come to her that there had been two of us. "Don\'t say forgotten," I told her. "Say posted."',
    ),
    unhinged(
      'The {x} received me standing. There had been developments. It spoke the language by now, and had, in a quiet way, come over to their side.',
      'The {x} did not come out to greet me. I was given a form, and a chair. By then a small embassy had grown around the spot, with a brass plate and a line for visas.',
    ),
    unhinged(
      'My own were out of date. I am posted here for the present, exactly where the {x} used to be. Strangers look at me, and then around, to see if I belong to anyone.',
      'Under "Purpose of visit" I put "{quote}." It was refused. I am posted next to the door with the lost umbrellas. On weekends {F} comes and describes the {x} to the man, and he shakes his head, because it is not me.',
    ),
  ),
  plot(
    'athome-cold-expedition',
    {
      when: [
        "heating|boiler|central_heating|furnace|radiator|radiators|heater|thermostat .. broke|broken|died|packed|off|out|gone|went|stopped|kaput|down|cold|not|doesn't|won't|isn't|wont|doesnt|failed|bust|leaking|conked",
        'no|without heating|heat|central_heating',
        'house|flat|apartment|bedroom|kitchen|room|home|bathroom .. so? freezing|cold|icy|degrees|arctic|colder',
        'so|too|freezing|very|bloody cold .. house|flat|apartment|bedroom|kitchen|bed|home|inside|indoors',
        'wearing|wear|wore|slept|sleep|sleeping .. in|a? hat|coat|gloves|scarf|two_jumpers|beanie|woolly_hat|three_jumpers|blanket|jacket .. bed|indoors|inside|house|home|flat|heating',
        'turned|turn|turns|put|keeps .. thermostat|heating|heat .. down|off|lower|16|17|18|15',
        'see|saw my breath',
        'furnace|boiler|heating .. quit|dead',
        "it|it's .. degrees .. in|inside our|my .. kitchen|bedroom|house|flat|bathroom|apartment|home",
        'slept|sleep|sleeping .. in my coat|hat|gloves|scarf',
      ],
      not: [
        "only_knows|two_modes|oven|office|work|school|church|classroom|car|bus|train|tent|food|soup|tea|coffee|old|homeless|evicted|bill|died_of|hospital|air_con|shower|water|not_cold|summer|too_hot|won't_turn|turn_off|phone|dog|cat|baby|on_fire|fixed|repaired|feet|party|case|ice_cream",
      ],
      fine: 'coldest day night winter january december november february since week weekend three four days landlord engineer plumber technician says part parts back until hat coat gloves jumper jumpers blanket blankets bed sleep sleeping kids whole house flat old again degrees snow snowing outside hot living room husband wife mean save money',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'distance',
      back: 'flag',
    },
    all(
      '{text}. I began to keep a log. "First day," it says. "Spirits high. We leave the sofa with four blankets and one flag."',
      '{text}. As a leader I think of those who went before. I opened a log, sewed a flag from a tea towel, and told the sofa that I might be some time.',
    ),
    all(
      'The goal was the bathroom, which lies to the north. At the hall radiator I set up a depot with crackers. Beyond that the carpet ends, and there is tile.',
      'I meant to reach the bathroom, by way of the north hall. I laid down a store of crackers at the door, for the way back, and went out onto the tiles.',
    ),
    all(
      '"Fourth day," says the log. "Cannot feel the mug. Reason for the journey, if this is found: {quote}."',
      'On the fourth day I made a short entry, with mittens on. "{quote}," it says, so that those who find me will know how it started.',
    ),
    mild(
      'On the fifth day I got there. On the edge of the tub stood another flag. It was from {F}, who lives upstairs and has a key. "Came by to run the taps," it said. "You were asleep."',
      'When I reached the bathroom at last, there was a flag on the tub already. It was a sticky note of {F}\'s, from upstairs: "Watered your plant. Why are you camping?"',
    ),
    hot(
      'On the fifth day I stood at the tub. On its edge there was a flag already, quite small, on a toothpick. It belonged to {F}, from upstairs, who had come down by the drainpipe with dogs.',
      'I got there in the dark of the fifth day and was second. A flag stood in the soap. {F}, from upstairs, had been there two days before me, with light baggage and a better sock.',
    ),
    spicy(
      'She had left a letter for me to deliver, in case she did not make it back. I took it up to her door, fourteen steps. {F} opened in a T-shirt. "Come in, it\'s warm," she said. I told her I had a flag to bring home first.',
      'Beside the flag she had left me a note: "Come up. It\'s warm." I folded it into the log. Then I turned south again, because there were the crackers to think of.',
    ),
    unhinged(
      'The ice came that night. It closed over the hall in a single sheet, and the apartment, with a long groan, began to drift. By dawn the landing could no longer be seen from the door.',
      'On the sixth day the pack ice froze us in. We have been drifting since, kitchen first, at about a mile a day. I have passed two other apartments. In each a man stood at the window and held up a flag.',
    ),
    unhinged(
      'They have named a cape after me, and {F} has come aboard with a stethoscope and the license. "{quote}," I dictated, for the stone. She looked at the flag. "That\'s my tea towel," she said.',
      'A ship took me off in April. {F} stood at the rail and asked me, kindly, what it had all been for. I gave her the log. She read out the first line, "{quote}," and the whole crew took off their hats, and then put them on again.',
    ),
  ),
  plot(
    'athome-next-door-parcel',
    {
      when: [
        'parcel|package|delivery|order|box|post|mail|letters|letter|amazon|courier|postman|mailman|dhl|dpd|hermes|evri|ups|fedex .. neighbor|neighbour|neighbors|neighbours|next_door|next-door|number|across|upstairs|downstairs|wrong_house|wrong_address|wrong_door|wrong_flat',
        'neighbor|neighbour|neighbors|neighbours|next_door|woman_downstairs|man_upstairs|upstairs|downstairs|number|people_across .. parcel|parcels|package|packages|delivery|deliveries|post|mail',
        'parcel|package|delivery .. delivered|left|dropped|gone .. to|at|with .. wrong|other|someone|somebody|stranger',
      ],
      not: [
        'i|we took|take|accepted|signed|accept|collected|brought|delivered|opened|posted|have|keep|kept',
        'gave|given|stole|stolen|thief|office|work|boss|@colleague|phone_number|number_of|@pet|died|police|lawyer|letter_from|note|complained|complaint|council|cake|pizza|food|flowers|birthday_card|tracking_number',
      ],
      fine: 'left took take in holiday deny denies opened card said says wrong house street door keep keeps getting get got our signed sign days week day away out back collect knocked rang lady man woman old lives 14 12 27 photo delivered dropped amazon again one else cannot hear bell know know which',
      carries: true,
      is: '!question !actor:me !actor:us',
      cast: { F: 'she' },
      axis: 'distance',
      back: 'next door',
    },
    all(
      '{text}. According to the tracking page it had come 1,140 miles in two days. What is left is the stretch from next door, and for that they give no date.',
      '{text}. I have the whole route on my screen: Shenzhen, Liege, a depot by the highway. It is a fine line all the way, and then, one thumb from the end, it turns off next door.',
    ),
    all(
      'I filed a question. "{short}," I wrote. The answer came from {F}, who is in charge of our street at the depot. "You have to be in," it said.',
      'I went to the depot and put it to {F}, who plans the rounds for our street. "{quote}," I read out. She had heard it before. "You have to be in," she said.',
      'I wrote to the depot. {F}, who plans the rounds there, wrote back by hand: "You have to be in."',
    ),
    all(
      'So I was in. I gave up the gym, and the choir. I took my vacation at the window. From there you can see next door, and how well they get on without trying.',
      'I have been in ever since. I work from the doormat. I had the bell seen to, and then a second one put in, and from time to time I hear how they sign for something next door.',
    ),
    mild(
      'On the tenth day the van stopped. I waved from the window. The driver waved back, with the box under his arm, and took it next door. "He didn\'t like to disturb you," {F} wrote.',
      'On day ten there was a van. I had the door open. The driver looked at me standing there, and went next door, where it is less urgent. {F} says it is not against the rules.',
    ),
    hot(
      'Then I saw how it is done. I stuck a label on my coat, with my own name and address, and had myself weighed at the counter. {F} scanned my collar. I was to expect myself between eight and six.',
      'After three weeks I saw that I had been at the wrong end. I went to the depot, put a label on my sleeve, and got on the scale. "Fragile?" asked {F}. I said that I would leave that to her. I was on the van by six.',
    ),
    spicy(
      'At my house we rang twice. There was no one in, of course. So the driver wrote a card, and took me next door.',
      'The driver set me down on my own step and rang. We waited. "Nobody in," he said, at last, not unkindly, and carried me next door.',
    ),
    unhinged(
      'There are a good many of us here, in the hall next door, on a shelf. They are very nice. The lamp beside me has been here since the fall. There is a man from number 40, in a padded envelope, who only wanted socks.',
      'They have a room for it, next door. It is dry, and we are stacked with care. Above me is a printer. Below me there is a couple from across the road, tied with string, who say it was their anniversary.',
    ),
    unhinged(
      'I can see my house from the shelf. Today a card was put through the door: "{quote}." It gave an address where I can be collected, and the hours, and said to bring someone who is me.',
      'Each evening I look over at my windows. {F} has written to say that I have been in the care of next door for the full fourteen days, and will be returned to sender. My mother is having the room painted.',
    ),
  ),
  plot(
    'athome-food-culture',
    {
      when: [
        'x:@food|@drink|milk|cream .. mouldy|moldy|mould|mold|gone_off|off|sour|rotten|expired|expire|out_of_date|past|curdled|stale|fermented|fuzzy|furry|growing|slimy|rancid|rotting',
        'mould|mold|fur|fuzz .. on|in .. x:@food|@drink|milk|jam',
        'mouldy|moldy|rotten|expired|sour|stale|out-of-date|rancid|curdled|fuzzy x:@food|@drink|milk',
        'x:@food|@drink .. from .. 2015|2016|2017|2018|2019|2020|2021|2022|2023|last_year|christmas .. fridge|cupboard|freezer|pantry',
        'x:@fruit|@vegetable .. gone|went|turned black|brown|soft|mushy|wrinkly|slimy',
        'back of .. fridge|cupboard|pantry .. x:@food|jar',
        'x:@food .. use_by|best_before|sell_by|expiry|best_by',
      ],
      not: [
        '@child|@pet|plane|sick|ill|food_poisoning|hospital|threw_up|vomit|tip|ticket|took|fell|dropped|run|ran|ate_all|off_the|off_my|dog|cat|@boss|office|break_room|work|restaurant|switch|turned_off|walked|tree|painted|cut|half|went_off|customer|car|day|discount|eyes|bin|feet|hair|sour_cream',
        'eat_by',
        'off by|on|with|from|to|sale|price',
      ],
      fine: 'find found fridge back bread cheese milk gone went had out way hard tea coffee cereal yoghurt cupboard pantry smell smelled drank drunk eaten ate mouthful first before halloween pumpkin week again shopping bought two days colour may june march since last year years month months only forgot forgotten still rock',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'culture',
    },
    all(
      '{text}. We have had consultants in for two years to bring about a culture. The {x} did it by sitting there.',
      '{text}. My company has spent six figures on trying to have a culture. Here was one, and it had cost the price of the {x}.',
    ),
    all(
      'I brought the {x} to work in a lunchbox and set it down before {F}, our Head of Culture. She looked in, for some time. "How did you get it to take?" she asked.',
      'Our Head of Culture is called {F}. I put the lunchbox in front of her and lifted the lid on the {x}. "And without an offsite?" she asked.',
    ),
    all(
      '"I left it alone," I said. "In the dark. I did not so much as look." She had me say that again for the minutes.',
      'I told her how it is done: no speeches, no light, and above all you must forget that it is there. She closed the lid, so as not to stop it.',
    ),
    mild(
      'We have stopped the workshops. The fourth floor has been left alone, in the dark, since the first of the month. There are early signs.',
      'She has canceled the offsite and turned off the lights on the fourth floor. I walked by it today. Something is starting, along the edge.',
    ),
    hot(
      'The {x} was shown to all departments. It had no hierarchy. It had grown in every direction at once, toward the light, and into the lid. There was talk of making it a model for the region.',
      'The {x} traveled from branch to branch. People stood around the box in silence. It was plainly alive, it had spread to the corners, and it had never once used the word "journey."',
    ),
    spicy(
      'Then somebody from the cleaning crew came past with a bag. "When it\'s got a culture like that," she told {F}, "you don\'t scrape. You throw out the lot." We are all to be off the fourth floor by noon.',
      'A man who knows about food was sent up to look at it. "{short}?" he said. "You can\'t cut around that. With a culture like that, it\'s in everything." Then he looked up, at {F} and the rest of us, and put on gloves.',
      'A man who knows about food was sent up to look. "You can\'t cut around that," he said. "With a culture like that, it\'s in everything." Then he looked up, at {F} and the rest of us, and put on gloves.',
    ),
    unhinged(
      'By June the {x} had taken the second floor. It was done without a memo. It had sites in the egg rack, in Rotterdam and along the whole of the sealing strip, and it was hiring.',
      'It got out of the lunchbox in May. The {x} runs four floors now and has a soft gray campus in Rotterdam, with no corners. It does not pay, but those who have gone in have stayed.',
    ),
    unhinged(
      'I applied at once. So did {F}. They took their time, and then a small round letter lay on my desk, a bit damp. They had read about "{quote}," and were grateful. But I was not a fit with the culture.',
      'I put in for a transfer, and cited "{quote}." They took {F}, who is covered all over now and has not been so calm in years. To me they wrote that they could see no culture. I had been kept too cool.',
    ),
  ),
  plot(
    'athome-taste-feedback',
    {
      when: [
        'x:@food|@drink|gravy|sauce .. too salty|sweet|spicy|hot|dry|bland|bitter|sour|soggy|watery|chewy|tough|greasy|lumpy|rich|runny|thick',
        'x:@food|@drink|gravy|sauce ... it|they|which taste|tasted|tastes of|like|awful|weird|horrible',
        'x:@food|@drink|gravy|sauce .. taste|tasted|tastes of|like|nothing|awful|weird|funny|soapy|horrible|off|salty|terrible|bland|bitter|metallic|burnt|odd|strange|disgusting',
        'x:@food|@drink|gravy|sauce .. was|is|are|were|came_out|turned_out so|very|really|a_bit|still|quite|slightly|extremely? salty|bland|soggy|raw|overcooked|undercooked|dry|lumpy|tasteless|watery|tough|rubbery|chewy|mushy|inedible|disappointing|hard|rubbish|runny|flat|cold|frozen|lukewarm',
        'put|added|add too_much|too_many .. salt|chilli|chili|pepper|garlic|sugar|vinegar|curry_powder|ginger|cumin .. x:@food',
        'forgot .. salt|sugar|yeast|baking_powder|eggs|egg|garlic|curry_powder|spice|spices|butter .. x:@food',
        'first x:pancake .. always|rubbish|sticks|stuck|ruined|burned|fell',
        'x:@food .. stuck to the pan',
      ],
      not: [
        "@pet|dog|cat|@boss|@colleague|@client|hospital|sick|restaurant|wedding|plane|sold|shop|canteen|cafeteria|hotel|train|baby_food|money|in-laws|@parent|@spouse|@person's|my_hands|burned_my|mouth|tongue|eye|eyes|floor|car|window|keyboard|funeral|hard_drive|chips_off|bag|hostel|school|mess|starbucks|cafe|waiter|waitress|feet|weather|hot_tub|ice_cream_van|medicine",
        'tastes|taste like home',
      ],
      fine: 'descale descaled kettle tried bought melon nothing soup made first time ate anyway all eat rice curry dinner tea usual middle outside inside still again kids family everyone guests baked cooked recipe roast put dal biryani stew half one',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'lovely plate',
    },
    all(
      '{text}. Our feedback guidelines say to begin and end with something positive. So I began. I told the {x} that it was on a lovely plate.',
      '{text}. I have been trained in feedback: first praise, then the point, then praise. I looked at the {x} for some time. "A lovely plate," I said.',
    ),
    all(
      'Then I put the point, calmly, and in the form of a fact: "{quote}." I paused, to let it sink in. And I closed by saying that it had all been on the table by the time agreed.',
      'After that came the point, without heat: "{quote}." I left a silence for the other side. At the end I said that I valued how it had been there when I sat down.',
    ),
    all(
      '{F}, who holds the feedback course at our company, let me describe it to her. She was interested only in the reaction. "None," I said. "It took it all in and stayed where it was." She had never had that from a person.',
      'I mentioned it to {F}, from whom I have it all. "And how did it take it?" she asked. I said the {x} had not argued, had not cried, and had not brought up my own record. She asked if she could meet it.',
    ),
    mild(
      'She now uses the {x} in the advanced course. The participants practice on it in pairs. It is the first time that both have gone home satisfied.',
      'I ate it, in the end, out of respect. {F} calls that the follow-up meeting.',
    ),
    hot(
      'She took the {x} on. It sits in on the difficult conversations, on a saucer, as an example. Whoever feels that it is getting too much is asked to look at it.',
      "From then on the {x} came along to the reviews, under a glass cover. When someone's lip began to go, {F} would point at it, and wait.",
    ),
    spicy(
      'Mine was last. {F} opened the folder and looked at me. She began by saying that I had a lovely plate. Then there was a long part. I tried to look at the {x}, but it was looking at her.',
      'Then it was my turn. "To start with," said {F}, "a lovely plate." I had no plate. I knew then that there would not be anything at the other end, either.',
    ),
    unhinged(
      'In the spring the {x} was asked for feedback on us. It had waited. It ran to ninety pages, was balanced throughout, and dealt with each of us under four heads: salt, heat, time, and what we were like in the middle.',
      'They ran it the other way around that fall, from below. We sat on plates. The {x} went down the row and took a little of each of us, off the edge, and did not swallow.',
    ),
    unhinged(
      'Of me it says only: "{short}." I took it all in, and stayed where I was. "But it\'s a lovely plate," said {F}, and turned it, so that I could see.',
      'I came out as bland. I took it all in, and stayed where I was. "But it\'s a lovely plate," said {F}, and turned it a little, so that I could see.',
    ),
  ),
  plot(
    'athome-picture-gate',
    {
      when: [
        'x:* look|looks|looked|looking nothing|not|nowhere_near .. like .. picture|photo|recipe|tin|website|box|packet|video|advert|ad|image|catalogue|catalog|menu|tutorial|pinterest|drawing|sample|online|swatch|youtube',
        "doesn't|doesnt|didn't|not|isn't look|looks .. like .. picture|photo|recipe|tin|website|box|packet|video|advert|ad|image|catalogue|menu|tutorial|pinterest|swatch",
        'nothing like .. picture|photo|recipe|tin|website|box|packet|video|advert|image|catalogue|menu|tutorial|pinterest|swatch',
        'different .. from|than|to|in .. picture|photo|website|tin|box|packet|advert|online|swatch',
        'colour|color .. wrong|different|darker|lighter|nothing_like .. tin|swatch|wall|picture|photo|website|online|sample',
      ],
      not: [
        'passport|id|licence|license|dating|tinder|date|hinge|bumble|profile|@child|@parent|@spouse|@boss|@colleague|wedding_photo|family_photo|school_photo|house_we|dead|holiday|airbnb|hotel|my_photo|driving|mugshot|portrait|old_photo|grandfather|grandmother',
      ],
      fine: 'cake made baked bake ordered bought dress sofa rug haircut painted paint hallway bedroom wall living room colour color arrived came lamp plant birthday kids cookies bread followed every step instructions knitted jumper curry burger pizza hair one it',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'nothing like the picture',
    },
    all(
      '{text}. I kept calm. When two things are nothing like each other, one of them is wrong, and I had only checked the one.',
      '{text}. People blame themselves. But if the one is nothing like the picture, then the picture is also nothing like the one, and I had been there for the making of just one of them.',
    ),
    all(
      'So I put mine next to it, in good light, and took notes. What I had was there from every side. You could walk around it. The other was flat, and had no back.',
      'I laid the two side by side on the floor. Mine had depth. It had a smell, and an underneath. The other one had only ever been seen from the left.',
    ),
    all(
      'I wrote to the makers: "{quote}. Please correct the picture." It went in the mail on the way to work, where I held up my badge to {F} at the gate.',
      'I sent the makers a letter, with "{quote}" as the subject, and gave them four weeks to bring the picture into line. Then I went to work. At the gate sits {F}, and she wanted to see my badge.',
    ),
    mild(
      'She compared us. It took longer than usual. "Nothing like the picture," said {F}, and let me in with the deliveries.',
      '{F} held it next to my face, and tilted it. "That\'s nothing like the picture," she said. I told her which of the two I had been there for.',
    ),
    hot(
      'She looked at it, and at me, and at it. "Nothing like the picture," said {F}. I asked her which of us was wrong. She had been trained on that. She kept me outside, and let the badge through.',
      '{F} took her time. She stepped out to see me from the left. "Nothing like the picture," she said, and put the badge through the slot, as it was in order. I waited on the other side.',
    ),
    spicy(
      'By ten it was at my desk. They say that it was friendly, well lit, and on time, which I am told is nothing like me. I can see them through the fence. They are giving it cake.',
      'They have kept it on. It is always smiling, it never ages, and it fits into any meeting. My manager told {F}, who told me: "It\'s the first time that anybody at that desk has looked glad to be here."',
    ),
    unhinged(
      'Then the makers answered. They had looked into "{quote}," and agreed. At midnight, all over the country, things were brought into line. In the morning the whole of our street was flat and had been photographed from the left.',
      'A reply came from the makers, with an apology. They had changed everything to be like the picture. I opened the curtains. It was all there, glossy, at a slight angle, with a sprig of parsley at the edge of town.',
    ),
    unhinged(
      'I went down to the gate. {F} was four inches tall and printed, and laughing, with a salad. She turned me over. "There\'s something on the back of you," she said, and read it out: "Serving suggestion."',
      'I still have my depth. People come to walk around me. {F}, quite flat, and very well lit, held me up against the street for a long time. "You," she said, "are nothing like the picture." There was nothing I could do. I had a back.',
    ),
  ),
  plot(
    'athome-owner-of-snacks',
    {
      when: [
        'hid|hide|hiding|hidden|stash|stashed|secret|secretly .. x:@food|@sweet|@drink|chocolates|crisps|biscuits|wine',
        'x:@food|@sweet|chocolates|biscuits|crisps|cookies .. i .. hid|hiding|hidden|hide|stashed|stash|keep|kept|saved|saving',
        'secret .. x:chocolate|sweet|sweets|biscuit|biscuits|snack|snacks|cookie|candy|crisps|wine .. drawer|stash|tin|cupboard|shelf|box|place',
        'hid|hide|hiding|locked .. in .. to eat .. x:@food|@sweet|crisps|biscuits',
        "ate|eat|eaten|finished .. kids|kid's|kids'|husband's|husbands|wife's|wifes|son's|sons|daughter's|daughters|children's|roommate's|flatmate's|sister's|brother's|partner's|boyfriend's|girlfriend's .. x:@food|@sweet|chocolates|sweets|candy|eggs|advent_calendar|biscuits|leftovers",
        'ate|eat|eating|finished .. x:@food|@sweet|chocolates .. secretly|in_secret|alone|car|bathroom|garage|pantry|cupboard|before .. kids|husband|wife|anyone|home|bed',
        'ate|eaten|finished .. x:@food|@sweet|crisps|biscuits .. and blamed|replaced|told|pretended|hid|said',
      ],
      not: [
        '@pet|dog|cat|@boss|@colleague|office|work|coworker|diet|doctor|sick|allergic|shop|stole|someone|somebody|easter_hunt|egg_hunt|vegetables|medicine|diabetes|peas|broccoli|squirrel|hidden_camera|fridge_at',
        '@child|he|she|they|@name hid|hide|hides|ate|eat|eats',
        'eaten by',
        '@spouse|@parent|brother|sister|@person ate|eaten|finished|eats',
        "can't_find|cant_find|forgot_where",
      ],
      fine: 'wife husband kids children partner found discovered knows halloween birthday easter christmas drawer tin lentils behind freezer peas rice bathroom bath car garage pantry cupboard blamed father replaced replace bar bag box whole good best expensive last sock wardrobe laundry basket eat ate',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'beneficial owner',
    },
    all(
      '{text}. I would like to say, for the file, that it was all within the law. For this sort of holding others go to Jersey.',
      '{text}. It was a structure. I had taken advice on it, and there are islands that do nothing else.',
    ),
    all(
      'On paper the {x} belonged to a trust. The trust was held by a tin. The tin answered to a shoebox in the hall, which had an excellent reputation and a board of buttons.',
      'I never owned the {x}. Title was held by an empty oat packet, on behalf of a boot, and the boot met once a year, in the closet, and approved the accounts.',
    ),
    all(
      'All the same there was an inquiry. It was led by {F}, who does my taxes and had only come for a signature. "Who\'s the beneficial owner?" she asked.',
      'It would have held, had not {F} come by, who does my taxes. She has an eye for packets. "And the beneficial owner," she asked, "would be who?"',
    ),
    mild(
      'I said that I would have to look that up. I said it with my hand over my mouth. {F} waited until I had swallowed, and put me down for all of it.',
      '"There isn\'t one," I said. {F} reached over and took something off my collar, between two fingers. It was brown. She put it in an envelope and dated it.',
    ),
    hot(
      'I named the boot. {F} wrote to the boot. From there she went on to the tin, and had it opened in the presence of two witnesses, and at the bottom she found a plain wrapper, folded very small, in the manner of a man who hopes.',
      'I referred her to the shoebox. It made no statement. Then {F} had the oat packet shaken, and a slip fell out, in my writing: "{quote}. Do not tell me where."',
      'I referred her to the shoebox. It made no statement. Then {F} had the oat packet shaken, and a wrapper fell out. It had been licked.',
    ),
    spicy(
      'The trail went through three shells and over one border, and it ended on my shirt. {F} did not say a word. She followed it with her pencil, crumb by crumb, up to the beneficial owner.',
      'In court they had me say my full name. I opened my mouth, and there it was, on the left, for all to see. "No more questions," said {F}. "That\'s the beneficial owner."',
    ),
    unhinged(
      'The {x} has been returned to the people. There was a small crowd, and flags. For reasons of state each got the same share, and it came to one crumb, which they held up to the light.',
      'An island took me in. It is ten feet long, and lies in the kitchen. It has no taxes and a single law, and the whole of its population was already here when I came, chewing, with its back to me.',
    ),
    unhinged(
      'I got eight years, in a pantry. At night there is a scratching, and something is pushed through under the door, wrapped in foil. It is {F}. "Hold it for me," she whispers. "You don\'t know whose it is."',
      'There are fourteen of us, all tax advisers but me. On the first night {F} came ashore from a colander, with a bag. She was my beneficial owner now, she said, and started to look for somewhere to put me.',
    ),
  ),
  plot(
    'athome-renewed-again',
    {
      when: [
        'leftover|leftovers x:@food? .. day|night|again|row|week|lunch|dinner',
        'x:@food .. again|third|fourth|fifth|sixth|seventh|second .. time|day|night|week|running|row|weekend',
        'x:@food .. for .. dinner|lunch|tea|breakfast|supper .. again|every|row|third|fourth|running|week',
        'x:@food .. again $',
        'x:@food .. # days|nights|times|meals .. row|running|straight|week',
        'every day|night|morning|evening|lunch x:@food',
        'x:@food .. every .. day|night|morning|evening|lunch|dinner|week|meal',
        'eating|eaten|ate|had .. x:@food .. all week|since|days|every',
        'cooked|made|make .. x:@food .. for the whole week',
      ],
      not: [
        'traffic|printer|jammed|desk|keyboard|burn|burnt|burned|ran_out|forgot|dropped|spill|spilled|stole|stolen|sold|order|ordered|wrong|allergic|sick|diet|@pet|dog|cat|fell|boss|@colleague|meeting|egg_allergy|sourdough|bake|baked|rose|chicken_coop|lays|laid|laying|hens|broken|out_of|delivery|throw|threw|microwave|fish_tank|fridge_broke|mouldy|moldy|best|great|wants|asks|refuses|stock|late|first|price|prices|salty|cold|raw|office|won|asleep|left|squirrel|bird|seagull|seeds|shoes|phone|eats_a|row_with|argument',
        'he|she|they|@child|@spouse|@parent|@name|neighbor|neighbour .. eat|eats|ate|wants|brings|makes|cooks',
      ],
      fine: 'monday dinner lunch tea supper breakfast pasta curry fourth third fifth second day night running row five days instant noodles canteen had bake served hostel mess beans aloo toast week weeks still eating fridge pot big made kids we they family whole',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'season',
    },
    all(
      '{text}. So they have renewed the {x} for another season. I found that out the way the public does, by lifting the lid.',
      '{text}. In television they call that a returning series. It was to be another season of the {x}, with the original cast.',
    ),
    all(
      'I wrote it up as a critic would. The early episodes had been bold. By now you knew what was coming, and who would be in it, and the crust had become a running joke.',
      'I gave it a fair review. I said that the pilot was the best thing on the table that year. Since then it had been warmed up a good deal, and gone a bit thick around the plot.',
    ),
    all(
      'It was seen by {F}, who buys programs for a network, and had the seat next to mine on the bus. She had just one question. "Who\'s watching?" I said that so far it was me, from about ten inches.',
      'I read it to {F}, who sits on the third floor with us and was in television once. "And the ratings?" she asked. I told her: one viewer, loyal, losing heart.',
    ),
    mild(
      '"Give it an ending," said {F}. It ends tonight, with bread.',
      'She advised a finale. Tonight, at eight, the last of the {x} goes out, live. There will be a repeat if I am not careful.',
    ),
    hot(
      '"Then you don\'t cancel," said {F}. "You do a spin-off." She saw the {x} on toast. She saw it in a jar, as a young man, before any of this had happened.',
      '{F} would not hear of canceling it. She sketched it on a napkin: the {x}, but fried. The {x} at Christmas. A version for children, with a face.',
    ),
    spicy(
      'It went into its new season with a bigger pan. I tuned in at seven, and there was someone in my chair. "We kept the {x}," said {F}. "We\'ve recast you. The new one\'s hungrier."',
      'The new season starts tonight. I was not asked back. {F} told me on the stairs that the {x} had tested very well, and that all of the complaints had been about the person with the fork.',
    ),
    unhinged(
      'In its tenth year the {x} moved to a studio lot outside Burbank, where the pan fills a hangar. It has its own trailer. There are people whose mothers met over it. The kitchen that you see is not my kitchen, but it has my stain.',
      'It has run for so long now that it is history. They entered the {x} in the national archive, still warm, as season thirty-one. Schoolchildren are given a spoon of it, in a dark room, so that they know.',
    ),
    unhinged(
      'At the anniversary gala they asked all of us on stage who had ever eaten it. I was the first, and got a hand. "Did you ever think it would go on this long?" asked {F}. I looked into the camera, the way I had then. "{quote}," I said.',
      'They had me in for the retrospective. On a small screen one could see me lift the lid, that very first time, with hair. "Tell the young people what it was like," said {F}. I still have the words. "{quote}," I said.',
    ),
  ),
  plot(
    'athome-pivot-milk',
    {
      when: [
        'went|go|gone|going|popped|ran|nipped|drove|walked|came in? in|to|into|out|down .. for x:@food|@drink|@household|stamps|batteries|bulbs|paint|petrol|nails|one_thing ... came|come|left|leaving|returned|walked|got|went out|home|back|away? with y:*',
        'went|go|popped|ran|nipped to .. ikea|aldi|lidl|costco|tesco|target|walmart|market|shop|shops|store|supermarket|sainsburys|b&q|middle_aisle ... came|left|returned|walked|got .. with y:*',
        'only .. went .. for x:@food|@drink|@household ... bought|spent y:*',
        'went .. for x:@food|@drink|@household ... bought y:*',
      ],
      not: [
        'without|forgot|except|@pet|cold|flu|covid|wife|husband|girlfriend|boyfriend|baby|ticket|broken|injury|black_eye|receipt|headache|surgery|hospital|interview|nothing|bag|stolen|someone|wrong|no',
      ],
      fine: 'supermarket shop store just only needed wanted one thing quick milk eggs aldi lidl ikea middle aisle',
      carries: true,
      is: '!question !actor:person',
      cast: { F: 'she' },
      axis: 'cost',
      back: '',
    },
    all(
      '{text}. In my industry that is known as a pivot, and people have been given forty million dollars for smaller ones.',
      '{text}. It takes vision. A lesser mind goes in, finds what the market asked for, and leaves with that.',
    ),
    all(
      'I worked it up as a deck of twelve slides, from the original need, which was still standing by the door with an empty hand, to {y}. "We stayed close to the customer," says the last of them, "and then we turned."',
      'I drew the curve for our strategy team. On the left, where we had come from. On the right, {y}. In the middle there is a steep bit, and I have labeled it "Courage."',
    ),
    all(
      'It was shown to {F}, who puts up the money. She asked about the original need. "Still there," I said. She asked about {y}. "It was on offer," I said.',
      '{F}, who backs us, went through it with a pen. "And what you went in for?" she asked. I said we had learned not to be sentimental about that. I said that what counted was {y}.',
    ),
    mild(
      '"Go back," said {F}. I did, the same evening. I was in there for an hour, and I would like to present a second curve.',
      'She sent me back for it with a list in her own hand. I have returned with a folding ladder. The list is being used as a bookmark.',
    ),
    hot(
      "So it was made our method. The buyers were sent out for steel and came back with a harp. Sales went in for one signature from a bank, and came out with the bank's dog. Growth was very strong, in all directions.",
      'By summer the entire company worked that way. Legal set out for a permit and returned with a canoe. We never again had what we needed, but we had, I believe, the widest range in Europe.',
    ),
    spicy(
      'In the fall I went in to {F} for a raise. I had prepared for it. I was in there all through lunch and came out with {y}.',
      'I went in to {F} to ask for more money. She listened to it all, and was very warm. What I came out with was a box, for my things, and as I looked down I saw that she had already put in {y}.',
    ),
    unhinged(
      'Later I was sent abroad, for peace, between two countries whose names I had on a card. I was in the room for ten days. I came out with one very large country, and with {y}, which both sides had insisted on.',
      'They sent me to the moon for rocks, with a bag. I was gone for three weeks. The whole world watched as the hatch was opened, and saw what I came out with, and {F} put down the phone.',
    ),
    unhinged(
      'There is a statue of me now, and it was {F} who spoke. I had gone in for so little, she said, and pulled the cord. They had ordered me on a horse. I have my arms around {y}.',
      'In the end I was sent in for my own file. It had a single sheet in it: "{quote}." I took it to the counter to ask if that was all. "No," said {F}, "it\'s three for two." I came out with the lives of two other men, and have been very happy in one of them.',
    ),
  ),
  plot(
    'athome-mistaken-for',
    {
      when: [
        'x:@food|@drink|@household|@garment|@plant|@carried ... turned|turns out to_be|it_was|to_have_been y:*',
        'bought|used|picked|put|took|grabbed|ate|drank|poured|opened|cooked|brushed|washed|sprayed|ordered .. x:@food|@household|@drink|@garment|@plant|toothpaste|shampoo|conditioner|cream|foot_cream|cat_food|dog_food thinking|thought|because_i_thought it|they|that was|were|is y:*',
        'thought .. x:@food|@household|@drink|@plant|shampoo|conditioner|toothpaste .. was|were y:@food|@household|@drink|@plant|conditioner|shampoo|cat_food|dog_food|cream|glue|toothpaste',
        'mistook|mistake|confused|mixed_up|mistaken .. x:@food|@household|@drink|@garment|@plant|toothpaste|shampoo|cream .. for|with|and y:*',
        'bought|used|picked|put|grabbed|poured|opened .. x:@food|@drink|@household|toothpaste|shampoo|conditioner|cat_food|dog_food|detergent instead_of|rather_than y:*',
        'bought|used|ate|brushed|washed .. x:cat_food|dog_food|conditioner|foot_cream|shower_gel|hand_cream|self-raising|decaf|bubble_bath by_mistake|accidentally|instead|again',
        'accidentally|mistakenly bought|used|ate|brushed|washed|ordered .. x:cat_food|dog_food|conditioner|foot_cream|decaf|dishwasher|shampoo|hemorrhoid .. instead|as|with|for?',
      ],
      not: [
        '@child|he|she|@person thought',
        'salt|sugar|@hotdrink|@pet|wrong_house|wrong_car|@boss|@colleague|pregnant|dead|died|sick|allergic|poison|hospital|fake|stolen|gold|real|worth|drugs|gun|job|love|scam',
        'wife|husband|twin|someone|somebody|stranger|empty|broken|too|free|mine|his|hers|fine|ok|okay',
      ],
      fine: 'bought buy supermarket shop kitchen cooked ate dinner tea again cucumber courgette parsley coriander teeth hair milk salad soup jar tube bottle week two same',
      carries: true,
      is: '!question !actor:person !actor:pet',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'taken for',
    },
    all(
      '{text}. It got me thinking about credentials. At no point had the {x} claimed anything. It had simply been taken for it.',
      '{text}. I looked into how that could happen. There had been no lie. The {x} had stood where one would stand, and was taken for it.',
    ),
    all(
      'Where I work we check references, so I asked for a look at how it is with us. {F}, who keeps the personnel files, had the afternoon free. By four we had found three people in Purchasing who had only come in about the boiler.',
      'I raised it with {F}, who has the personnel files, as a risk. "{quote}," I said, "and now think of the second floor." She went quiet. There is a man up there who had been delivering sandwiches, in 2014, and was shown to a desk.',
    ),
    all(
      'The files were plain enough. Nearly everyone had at some time been taken for someone and had not liked to say so. It explained the third quarter.',
      'We went through them drawer by drawer. It was always the same: a firm handshake, a good coat, and after that no questions. {F} said that it explained a lot.',
    ),
    mild(
      'At the end I asked to see my own. {F} put her hand on the drawer. "Leave that one," she said. "You\'re doing so well."',
      'I was curious about mine. She said it was not there. She said it the way one says "{tiny}."',
      "I was curious about mine. She said it was not there. Then she showed me out by the visitors' door, and took back the badge.",
    ),
    hot(
      'It came to a hearing. The {x} was on the table as an exhibit, and each of us had to step up beside it and say what he was. I had thought about that. I am forty-three, and I said "Senior."',
      'A commission was set up, with the {x} before it in a bag, labeled. We were called in singly, and shown the bag, and asked if there was anything we would like to say first.',
    ),
    spicy(
      'Then {F} read out mine. In 2016 they had sent for a man of the same name. He had been to Oxford. "We noticed at the first Christmas party," she said. "But you\'d already been taken for him, and you were so keen."',
      'Mine was the last. I had never been hired. I had been waiting for a friend in the lobby, and was taken for the new man, who was late. "He\'s been down there ever since," said {F}. "He asks about you."',
    ),
    unhinged(
      "The real one came up that same day. He was taller, and it was plain that the work came easily to him. He had my wife's number, and, as it turned out, my blood group. I showed him where the mugs are.",
      'They sent for the real one. He shook my hand, and took my pen out of it. He knew all of the passwords. My mother, when she saw him, put both hands to her face and said that now it all made sense.',
    ),
    unhinged(
      'I have been put on the shelf where I belong, next to the {x}. People pick me up, and read the back. "Oh," they say. {F} comes by every week for her shopping. She is always careful to take the other one.',
      'I wanted to know, then, what I was. {F} turned me to the light. "You\'re quite like it," she said. She has found me a place with the {x}. We are both of us much used, and the trick, it tells me, is to say nothing.',
    ),
  ),
  plot(
    'athome-landed-on',
    {
      when: [
        'stand|stood|step|stepped|tread|trod|trodden|sit|sat|kneel|knelt|lay|laid|rolled|slipped|skidded .. on|in|onto|over .. x:reading_glasses|glasses|spectacles|specs|plug|gum|chewing_gum|puddle|poo|poop|dog_poo|dog_poop|cat_sick|sick|vomit|slug|snail|hairball|toy|remote|phone|controller|egg|cake|sandwich|banana_skin|crisps|cookie|biscuit|sunglasses|hat|pizza|@sweet|@fruit|@vegetable|@gadget|wet_paint|nail_varnish|pin|needle|drawing_pin|hairbrush|fork|knitting|yoghurt|paint_tray|lipstick|pen|tent_peg|upturned_plug|rake|yogurt|wet_bench|cereal|lego|legos',
        'x:glasses|specs|sunglasses|sandwich|phone|@sweet|hat|remote .. sat|stood|stepped|trod on|upon',
      ],
      not: [
        "i've|she|he|they|it|@child|@pet|@boss|@colleague|@person|@animal|cat|dog|horse|cow .. sat|stood|stepped|stand|trod|sit|sits",
        'on the|my bench|stand|phone .. for|hours',
        'sat .. on .. phone .. hour|hours|hold',
        'blood|bleeding|hospital|died|broke_my|bus|train|plane|toilet|scale|scales|stage|interview|meeting|office',
      ],
      fine: 'reading pair second third since august barefoot bare feet foot socks sock new shoes shoe hall dark night middle kitchen lounge living bathroom carpet morning half way work slippers still warm down couch sofa bed chair car seat',
      carries: true,
      is: '!question !actor:person !actor:pet',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'Ah',
    },
    all(
      '{text}. Others have prepared a sentence for such a moment. I said "Ah." It is what will be in the books.',
      '{text}. It was a first, and all of history was listening. "Ah," I said. I had not been given time to draft.',
    ),
    all(
      'I stayed as I was. You do not disturb a landing site. I reached for a pen, and got down the hour, the conditions, and the position of the {x}, which had been underneath.',
      'I did not move. The site had to be secured. With one hand I roped off the {x}, as far as I could reach, and in the other I had my own foot, or what had been in use.',
    ),
    all(
      'Then I radioed it through to the sofa, where my sister {F} was on a visit. "Touchdown," I said. "{quote}." It took a while. "Have you moved yet?" came the answer.',
      'I called base. Base is {F}, my sister, who was staying with us. "{quote}," I reported, in full. There was a crackle, of crisps. "Then get off it," said {F}.',
    ),
    mild(
      'There is a small plaque now. It gives my name, and that of the {x}, and the word that was spoken. Visitors are asked to look where they are going.',
      'I have marked the place with a flag on a toothpick. The {x} I keep in tissue paper. {F} asked how much of it was the {x}, and how much is me, and I have left that to science.',
    ),
    hot(
      'A museum took the print. They poured it out in plaster, and it toured seven cities, with the {x} under glass beside it. Children were shown it, and then shown their own, and told that it could be them.',
      'The trail was made a site. Busloads came. A guide would point at where the {x} had been and ask for silence, and then, from a loudspeaker under the floor, came the recording: "Ah."',
    ),
    spicy(
      'Then they found that {F} had been on it the day before. She had not said anything. She had just wiped it off. They have chiseled my name out of the plaque, and under "Words spoken" it says "None."',
      'No one remembers the second. That was {F}, the next day, in the same spot, on what was left. But she had said much more than "Ah," and they have given her the plaque. It had to be made a good deal longer.',
    ),
    unhinged(
      'That fall the {x} made its own landing. I was on my back, on the carpet, and quite unprepared. It came down out of a clear sky, slowly, on four struts, and rested on my chest.',
      'It was then decided to go back, with a crew, and I was on the ground when it came: a shadow at first, the outline of the {x}, growing. They had chosen me as the site. I was said to be flat, and without life.',
    ),
    unhinged(
      'It was very still. Something got out, and went a few steps across me, and stuck in a flag. It had a sentence ready. It had been prepared for years, by a committee, and I shall never forget it. "Mm," it said.',
      'The hatch opened. There had been a competition, and {F} had won it, so that when the {x} stood on me, and was sure that it stood, it said what she had written. It said: "Have you moved yet?"',
    ),
  ),
  plot(
    'athome-chore-billing',
    {
      when: [
        '^ i? spent|did|done|finished|finally|just|have|been|discovered .. =ironing|=hoovering|=vacuuming|=mopping|=dusting|=scrubbing|=weeding|=washing_up|housework|dishes|laundry',
        "^ i|i've|today|yesterday|finally|just|have|we|went? .. =ironed|=hoovered|=vacuumed|=descaled|=dusted|=mopped|=scrubbed|=defrosted|=unclogged|=folded|=raked|=weeded|=polished|=decluttered|=regrouted|=grouted|=degreased|=bleached",
        '^ =ironed|=hoovered|=vacuumed|=descaled|=dusted|=mopped|=scrubbed|=defrosted|=unclogged|=folded|=raked|=weeded|=polished|=decluttered|=regrouted|=bleached',
        'fold|folded|folding a? fitted_sheet|sheets|laundry|washing',
        'and|so|then i =ironed|=hoovered|=vacuumed|=mopped|=dusted|=swept',
        'change|changed|changing|wash|washed .. =bed|sheets|bedding|duvet_cover|duvet|fitted_sheet|curtains|windows|pillowcases|bed_linen',
        'put|putting|getting .. duvet_cover|fitted_sheet|clean_sheets .. on',
        'clean|cleaned|cleaning|sort|sorted|organise|organised|organize|organized|tidy|tidied|empty|emptied|cleared|clear .. kitchen|bathroom|house|flat|drawer|cupboard|shed|garage|attic|loft|wardrobe|closet|cellar|basement|pantry|oven|fridge|freezer|toilet|gutters|windows|car|shower|bins|litter_box|litter_tray|cage|fish_tank|hutch|medicine_cabinet|spice_rack|cables|chargers|bookshelf|room|toys|dishwasher',
        'bottom of .. ironing|laundry|washing',
        'ironing|laundry|washing|housework|chores|washing_up|dishes .. hours|hour|day|done|pile|again|mountain|finished|finally|taller|higher',
      ],
      not: [
        'robot|chimney|board|gums|floss|flossed|wrong_day|tripped|attacked|avoid|instead_of|daughter|son|dropped|fired|lobby|forgot',
        'iron on|off',
        "@pet|dog|cat|@boss|@colleague|@client|office|work|desk|staff_room|staff|offices|platform|ward|school|classroom|inbox|email|emails|files|desktop|cleaning_lady|cleaner|hire|hired|window_cleaner|rain|rained|found|find|broke|broken|burned|burnt|hole|shrank|shrunk|pink|spilled|spilt|spill|ironic|iron_man|pocket|pockets|threw_away|thrown|hoovered_up|sucked|leaked|flooded|late|funeral|died|lost|hurt|back_went|pulled|customer|client|guests|in-laws|walked|muddy|paws|then_it|up_an|earring|ring|lego|lost_in|medal|weed_killer|smoke|smoked|smoking|blame|vomit|blood|nose|ticket|car_wash|blister|hand_in|stuck|out_of|chair_in|asks|asked|won't|refuses|never",
        'he|she|they|@person|@child|@spouse|@parent|@name|mum|mom|husband|wife iron|ironed|hoovered|vacuumed|cleaned|mopped|scrubbed|folded|washed|tidied|emptied|sorted|changed|did|does|dusted|swept',
      ],
      fine: 'two three four hours hour yesterday whole day weekend sunday saturday morning kettle coffee machine finally first time since march year years kitchen floor house flat bathroom stairs shirts shirt basket pile son taller hoover kids out husband took myself podcast music clean tidy everything done room spring satisfying never again sheets fitted bed duvet cover on own ourselves bag bags rubbish charity',
      carries: true,
      is: '!question !actor:person !actor:pet',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'both parties',
    },
    all(
      '{text}. I am a consultant, and I do not work for free, so I billed it. "{quote}," says the first line, at $340 an hour, travel not included.',
      '{text}. Anyone else would have sat down. I made out an invoice, with "{quote}" under "Services rendered," at my full rate, and left it on the kitchen table.',
    ),
    all(
      'It was found there toward evening, by the client, on the way to the fridge. The client is also me. I thought that it was steep.',
      'At seven the client saw it. The client, I should say, is also me. The work had been fine. At the sum there was a silence, and then a question: who had ordered this?',
    ),
    all(
      'I disputed it. I wrote to myself that I had taken the job to be a gesture. I wrote back that I was hurt. Then both parties took a lawyer, and there is just the one in our street.',
      'There were letters. As the vendor I insisted. As the client I pointed out a spot that had been missed. In the end both parties went to see {F}, who has the law office over the bakery, and there was only one chair.',
    ),
    mild(
      '{F}, the lawyer, has seen us at different times, for fairness. She advises both parties to settle. I am to pay half, and I get half, and her fee is all of it.',
      '{F}, the lawyer, heard both parties, by asking me to move from the chair to the windowsill. She says that each has a case. She has billed each.',
    ),
    hot(
      '{F} is the lawyer. She saw both parties separately, I at ten, and I at noon. Each was told that he would win. Each was asked to say nothing to the other, and I must say that the evenings have become very quiet.',
      'It was taken on by {F}, who acts for both parties, and puts a book upright on her desk between them. I hand over my papers on the left. Then I get up, walk around, and am served with them.',
    ),
    spicy(
      'It comes up in court on the fifth. I have my good shirt laid out, and so has the other side. "That\'s for the judge," says {F}. "{quote}. Who\'s doing it all in the meantime?" Neither of both parties has said a word.',
      'Judgment was on the fifth. I won, with costs, and was ordered to pay them. Both parties stood up. "And who," asked {F}, "is going to do it next week?" Both parties sat down.',
    ),
    unhinged(
      'The county drew a line through the house. I have the kitchen and the stairs. I have the bedroom and the bath. There is a handover in the hall each morning, on a neutral mat, of one man, under guard.',
      'We were separated by a judge, for my protection. I left with a suitcase, and stood in the drive, and waved, and at the window I waved back. It is the only time that anyone saw both parties.',
    ),
    unhinged(
      'I hear that I am doing well. Through {F} I have learned that the other half is dusty, and that I talk about me. But I shall not be the first to come over. Both parties have agreed on that, and neither has told me.',
      'Last night there was a knock. I stood outside with a bucket. I did not ask what I wanted. I went past me, in my socks, and started, in the corner, on my knees. "{quote}," I said, over my shoulder. "On the house." I have let me stay.',
    ),
  ),
  plot(
    'athome-own-december',
    {
      when: [
        'christmas|xmas|christmas_tree|tree|christmas_lights|fairy_lights|decorations|baubles|wreath|halloween_pumpkin|pumpkin|easter_eggs|skeleton|advent_calendar|snowman|nativity|santa|tinsel .. still up|there|standing|on|in|hanging|out|lit',
        'took|take|taken|taking .. down .. christmas|xmas|tree|lights|decorations|wreath .. april|march|february|may|june|july|august|september|finally|easter|november|october',
        'put|putting .. christmas|xmas|tree|lights|decorations|wreath .. up .. october|november|september|august|july|june|early|already',
        'put|putting up .. christmas|xmas|tree|lights|decorations .. october|november|september|august|july|early|already',
        'christmas|xmas|christmas_lights|christmas_tree|decorations|mince_pies|carols|christmas_songs|halloween|easter_eggs .. in|since|already .. october|november|september|august|july|june|april|march|february|may|summer',
        'wrote|write|sent|send|posted|wrapped|bought .. christmas|xmas .. cards|presents|card|gifts .. october|september|august|july|february|march|april|early|already',
        'thank_you card|cards|note|notes .. from .. last .. christmas|birthday|year|wedding',
      ],
      not: [
        'fell|knocked|@pet|dog|cat|climb|climbed|died|funeral|office|work|@boss|client|clients|party|shop|shops|store|stores|broke|broken|burnt|fire|dinner_in|song_stuck|eve|cancelled|hospital|neighbor|neighbour|neighbours|neighbors|next_door|stolen|dinosaur|school|@colleague|parcel|allergic|ate',
      ],
      fine: 'living room window balcony house roof garden finally down yesterday today weekend husband kids wife we lights outside still easter first attic loft boxes late year judge dont care love neighbours',
      carries: true,
      cast: { F: 'she' },
      axis: 'formality',
      back: 'year end',
    },
    all(
      '{text}. I can explain it. By law a company may choose when its year ends, and I have made use of that.',
      '{text}. It is early for some, and late for others. That depends on when your year ends, and anyone with a firm may set that himself.',
    ),
    all(
      'I filed it with the county as a change of fiscal year. Mine now ends when I say so. In the field for reasons I put: "{quote}."',
      'There is a form for it, with one box. I moved my year end and wrote under "Grounds": "{quote}." It was stamped while I waited.',
    ),
    all(
      '{F}, at the counter, only wanted to be sure. "You know that it all moves?" she said. "It\'s not just the lights." I told her I had lights in mind.',
      '"Everything goes with it," said {F}, who has that counter. "You can\'t move one bit." I said that one bit was all I had out.',
    ),
    mild(
      'So I worked right through the last week of December, by order. It was very quiet. My own week off is coming up, and I have been told that I may expect carolers, plural, in shorts.',
      'Since then I have been out of step by a season. My resolutions are due in a heat wave. {F} has been by with a fruitcake, for form\'s sake, and said "Already?"',
    ),
    hot(
      'She had been right. On the day when it was my new year I stood on the balcony at midnight with a rocket. It was a quarter past seven for the others. They opened their windows, and looked at me, and then at the date.',
      'It all came along. My birthday moved, and my taxes, and the clocks. I was forty a second time, in the spring, by myself, and wished the bus a happy new year. A man on the bus said that he was on the old one.',
    ),
    spicy(
      'In December they sang outside all the same, the whole street, around a tree. I was asked in. I had to decline, as I had an ordinary day. {F} waved from the front row. I held up my stamped form, with "{quote}" on it. "See you at year end," she called.',
      'On the twenty-fifth I was at my desk, alone in the building, at full strength. At noon the phone rang. It was {F}, with a paper hat on, one could hear it. "Year end," she said. "I\'ve got you here under \'{quote}.\' Do you want to come in?"',
    ),
    unhinged(
      'It also moved the snow. It lies on my lot now from fence to fence, in high summer, waist-deep, with a robin. Every year an old man in red comes down on it with his coat open, and has me sign that he was here twice.',
      'Then the sun went by it too. On my side of the hedge it is dark at four, with stars, while next door they are in the pool. A thin reindeer has been sent to me, for my sole use, with a time sheet.',
    ),
    unhinged(
      'He does not stay. The audit, he says, is on both of us. {F} has asked him to name one child that was good for a year when it is not clear which. He looked at the tree. He looked at me. He left it to her, by the door, in the form of coal.',
      'I have asked {F} to let me back in. It can be done, she says, but the two years have to meet. I am eight months short. There is a night at the end of it that I would have to stay up for, and it is the length of a spring. I have left the lights on.',
    ),
  ),
  plot(
    'athome-hotel-stars',
    {
      when: [
        'guest|guests|visitor|visitors|relatives|friends|in-laws|parents-in-law|cousins|company|dinner_guests|houseguests|houseguest .. came|come|coming|stayed|stay|staying|left|arrived|arrive|turned_up|showed_up|leave|slept|sleeping|brought|visiting|cancelled|canceled',
        'invited|cooked|catered|set_the_table|laid_the_table ... # ... came|turned_up|showed_up|arrived|coming|left',
        '# .. people|guests|friends .. came|turned_up|showed_up|invited|coming|cancelled',
        'having|had|have .. guests|people|friends|visitors|company .. over|round|stay|staying|dinner|weekend|for',
        'guests|visitors|friends .. still here|there',
        'slept|sleeping .. on .. our|my sofa|couch|sofabed|airbed|air_mattress|floor',
        'my|our spare|guest room|bed',
      ],
      not: [
        "hospital|funeral|died|wedding|meeting|office|work|@boss|@colleague|client|interview|festival|gig|concert|hotel|airbnb|hostel|reception|webinar|moved|moving|move_in|homeless|dorm|semester|broke_up|ex|sick|covid|flu|burnt|burned|raw|dropped|allergic|birthday|christening|nobody|gift|present|imaginary|coming_out|train|i_slept|i_am_sleeping|cat|dog|cousin's|brother's|friend's|school|class|came_out|left_me|left_us|@child",
        'my friends|friend .. told|said|made|gave|bought',
      ],
      fine: 'sunday saturday evening dinner lunch calling without eleven persons stayed until late early three days two week weekend 2am morning midnight house mess tomorrow weeks food enough only early hours spare room sofa bed long calling call announced wine home cooked family brought nothing twelve ten party',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'three stars',
    },
    all(
      '{text}. There was a card by the bed, naturally. I would not run a house without a card. "How was your stay with us?" it asks, over five stars.',
      '{text}. Whatever else happens here there is a comment box, in the hall, with a pencil on a string. I am in hospitality.',
    ),
    all(
      'I emptied the box as soon as I decently could. It had three stars in it. "Good location," it said. "The host was in the way."',
      'When it was over I had the key to the box on me. One slip, and three stars. "Clean. Central. Could do without the man."',
    ),
    all(
      'As far as I was concerned, that had to do with "{quote}." I put it to {F}, from the hotel guide, and asked her to come by in person and be objective.',
      'I could not let three stars stand, given "{quote}." I wrote to the hotel guide. They sent {F}, with a small suitcase and a white glove.',
    ),
    mild(
      'She stayed for two nights. I kept out of the way. "Where are you?" {F} called, toward morning, and I said, from the boiler cupboard, that I hoped it would be reflected.',
      '{F} ran the glove along the shelf, the lamp and me. I have been asked to stand somewhere else until further notice. It says so on a card.',
    ),
    hot(
      'I did everything not to be in the way. I took my meals in the cupboard with the boiler. I came out by night, in felt slippers, to fold the end of the toilet paper into a point, and once, in the dark, {F} gave me a tip.',
      'I moved into the cupboard under the stairs, with a bell. I wore the curtain, in front of the curtain. When {F} wanted more ice she said so to the room, and it came, and she did not see how.',
    ),
    spicy(
      'She gave it five. I have it framed: "A haven. One feels quite alone." She has booked again, with friends, until the spring. I would tell her about the last time, but I would have to come out.',
      '{F} gave it the full five. "Whoever runs this place," it says, "has understood something." She would like to meet him. I have had to let her know, by bell, that he was in the way, and has been let go.',
    ),
    unhinged(
      'In the third season the house had a name and a waiting list. A doorman came with it, whom I had not hired. One morning I wanted to fetch a sweater from my room, and he asked whose guest I was.',
      'It grew. There was a new wing, by itself, where the garage had been, and then a ballroom. I have not found my bed since March. I asked at the desk, and they had me down as a late arrival.',
    ),
    unhinged(
      'I said it was I who had had "{quote}." They looked that up. It was from the old days, in the pantry, framed. I have a room now without a window, at the full rate. On leaving I am to rate my stay. I was in the way, but I would not say so on a card.',
      'So I checked in. It is beautiful here, you hardly notice that it is run by anyone. This morning there was a card from {F}, under the door. "How was your stay with us?" it said, and for the first time I had something to say about the host.',
    ),
  ),
  plot(
    'athome-who-put-this-in',
    {
      when: [
        "x:plumber|electrician|builder|builders|tiler|roofer|painter|decorator|decorators|carpenter|joiner|handyman|plasterer|gas_man|boiler_man|carpet_man|carpet_fitter|chimney_sweep|gardener|repairman|technician|locksmith|glazier|gas_engineer|contractor|kitchen_fitter|fitter|scaffolders|scaffolder|window_fitter|cable_guy|broadband_engineer|heating_engineer|workmen|workman|tree_surgeon|pest_control|bricklayer|carpenter|washing_machine_man|engineer .. came|come|coming|cancelled|canceled|charged|charge|charges|measured|left|leave|never|didn't|didnt|turned_up|turn_up|showed|show|said|says|told|wants|wanted|looked|used|fixed|quoted|drilled|cut|put|took|broke|found|painted|forgot|asked|arrived|is|are|was|play|plays|laughed|shook|sent|knocked|dug|late|finally",
        'waiting|waited|wait .. for .. x:plumber|electrician|builder|builders|tiler|roofer|painter|carpenter|joiner|handyman|plasterer|gas_man|boiler_man|repairman|technician|locksmith|engineer|contractor|fitter|electrician',
        'quote|bill|invoice|estimate from .. x:plumber|electrician|builder|tiler|roofer|painter|carpenter|joiner|handyman|plasterer|technician|locksmith|contractor|gardener',
        'x:plumber|electrician|builder|tiler|roofer|locksmith|handyman|carpenter|painter|gardener bill|invoice|quote',
      ],
      not: [
        "software|train|sound|@boss|office|bus|phone|software_engineer|@colleague|hospital|died|ill|fell|love|married|my_son|my_daughter|wife_is|husband_is|work_as|become|apprentice|apprenticeship|dentist|date|flirt|i_am_a|i'm_a|dog_bit|bit|arrested|stole|cried|jewel|sax|tooth|toy_car|gardeners_world|customer",
        'son|daughter|brother|dad|father|husband|sister|wife is|was|became|works|wants',
      ],
      fine: 'again wrong room day days three two four pounds turning screw nothing turn looked sucked teeth minutes part parts order back next week month kitchen bathroom roof boiler tap toilet door window front colour hall wall house floor radio album same all day tea biscuits five sugars hours number ladder loft left behind mess dust',
      carries: true,
      is: '!question',
      cast: { F: 'he' },
      axis: 'formality',
      back: 'Who put this in',
    },
    all(
      '{text}. What stays with me is the method. I had been at it for fifteen years in an office, and had never once thought of breathing in through my teeth.',
      '{text}. There is a craft to it, and I do not mean the pipes. I took notes. I went back to my own profession, which is spreadsheets, a changed man.',
    ),
    all(
      'On my next job I arrived sometime between eight and six. I knelt in front of the client\'s budget. I tapped it. Then I drew in the air, slowly, the way they do, and asked: "Who put this in?"',
      'I told the client that I would be there in the morning, and let them guess which. I got down on one knee before the figures, with a flashlight, the way they do. I sighed. "Who put this in?" I said.',
      'The next client got me between eight and six. I lay down on my back under the annual report, and let it speak to me, and shook my head. "Who put this in?" I said to the ceiling.',
    ),
    all(
      'The client, {F}, went pale. I said that I could make it safe for now. I would need a part, from Düsseldorf. I had never been brought so much tea.',
      '{F}, who is the client, held the lamp for me. I told him it would hold, but that I would not want to be standing under it. He asked what it would come to. I wrote a sum on a bit of wood.',
    ),
    mild(
      'He looked it up that night. "You put this in," he wrote to me. I have answered that it was a different time, with different standards, and that it is not something one should leave.',
      '"Who put it in?" he said. "You did. In March." I breathed in through my teeth, once more. I told him that in that case it would be extra.',
    ),
    hot(
      'I had it all open by noon. The budget lay in the yard, under a sheet. Then I was called away to another one, on the far side of town, and left the radio on, and a note, "{quote}," so that they would know I had not gone.',
      'I took out the front of it and left that in the hall. I said I was just getting something from the van. That was the autumn. I have fourteen of them open now, all over the city, with a radio in each, and on the door of the van it says "{quote}."',
    ),
    spicy(
      'In the spring I was back. {F} had thrown nothing away. "We had someone else look at it," he said. "He breathed in. He asked who put this in." I waited. "So I gave him your number," said {F}. "He says that you are the other one."',
      'When I came in again, {F} had called somebody else. A pair of boots stuck out from under my work. It was the {x}. There was a breath, in, through the teeth, and it went on for longer than any of mine. "Who put this in?"',
    ),
    unhinged(
      'Lately there has been a drip, on the whole. The moon hangs at an angle, and in the west you can see where it has been patched. There was a knock. In the door stood somebody very old, with a bag, who had said that he would come sometime.',
      'Then, one morning in June, the sky came away at the corner. There was nothing behind it but lath. {F} made the call. It would be between eight and six, they told him, of no particular age.',
    ),
    unhinged(
      'He got down on one knee at the edge of everything, and tapped it, and listened. He breathed in. It went on for a long time, and pulled at our hair. "Well," he said, finally. "That was me."',
      'All of us held the lamp. He looked into it for as long as there was light, and shook his head. "Who put this in?" asked {F}, very softly. He said that he had been meaning to come back to it. He had only gone to the van.',
    ),
  ),
  plot(
    'athome-measured-about',
    {
      when: [
        'x:@furniture|@appliance|curtain|curtains|blind|blinds|rug|carpet|worktop|countertop|shelf|door|tv|mirror|tablecloth|mattress|sheet|fitted_sheet|duvet_cover|tree|christmas_tree|table|picture|hole|frame|telly|trampoline|lampshade|bathtub|sink|doors|tiles|wallpaper|fence|gate|ladder|rail|hedge|pot|bin|lid .. too tall|short|long|wide|big|small|high|low|large|narrow|deep|thick',
        'x:@furniture|@appliance|curtain|curtains|blind|blinds|rug|carpet|worktop|countertop|shelf|tv|mirror|mattress|sheet|fitted_sheet|christmas_tree|tree|door|wallpaper|sink|tiles|frame .. cm|mm|inch|inches|centimetres|centimeters|millimetres|foot|feet too? short|long|wide|tall|off|out|over|bigger|smaller|narrow',
        'measured|measure .. wrong|twice|three_times|once|still|never|not|window|gap|wall|room|door|alcove|floor|worktop',
        "x:@furniture|@appliance|curtain|curtains|blind|blinds|rug|shelf|tv|mattress|tree|christmas_tree|worktop .. not|doesn't|doesnt|won't|wont|didn't|don't|dont|wouldn't|barely|only_just fit|fits",
        "curtain|curtains|blind|blinds|tablecloth|sheet|rug|cable .. not|doesn't|don't|won't|dont reach|meet|close|cover",
      ],
      not: [
        '@child|@pet|dog|cat|baby|heart|temperature|success|waist|blood_pressure|wedding|office|@boss|@colleague|hospital|car|boot|bus|stop|too_long_ago|hot|loud|expensive|much|cold|heavy|blood|blink|he|she|weeks|hours|pregnant|flight|luggage|suitcase|overhead|garage_bill|@garment|pumpkin|meeting|late|queue|line|turn|carpet_man|wrong_room|long_day|bed_time|sold|bin_day|steep',
      ],
      fine: 'ordered bought new gap window windows kitchen came up still twice bedroom living hall room door stairs fit 20 cm 40mm mm two by ceiling space alcove wall left right online sale ikea built made to measure hung put assembled delivered arrived old flat house back sent',
      carries: true,
      is: '!question !actor:person !actor:pet',
      cast: { F: 'he' },
      axis: 'cost',
      back: 'about',
    },
    all(
      '{text}. It cannot have been the measuring. I had held out my hands, like so, and carried that all the way to the store without bending my arms.',
      '{text}. I measure in abouts. It is an old unit. You stand in front of it with one eye shut, and say "About," and then you remember it.',
    ),
    all(
      'I called in {F}, who is a joiner. "How wide\'s it supposed to be?" he asked. I showed him. "About," I said. {F} asked if he could have that in writing.',
      'I had {F} come by, a joiner, with a steel rule. He wanted to know what I had gone by. "About so," I told him, and held it up. He laid the rule between my hands, and they were shaking a little, and he waited for a mean.',
    ),
    all(
      'So I wrote it up, as a standard. One about is ten nearlies. There is the long about, for things like this, and the short about, for cakes. Under "Example" I put: "{quote}."',
      'I drew him a table, to convert. A hair is one seventh of a bit. Six bits are a good bit, and from there on it is abouts. As proof that it works I gave him: "{quote}."',
    ),
    mild(
      '{F} has sent me his bill. It comes to about four hundred. I have paid it in the same.',
      'He will be here, he has written, at about eight. I have been up since. He did not say of what.',
    ),
    hot(
      'I took it up as a cause. Within a year most of our county built in abouts. It saved a great deal of time, at the start. Houses met in the middle of the road, and those who lived in them got to know each other.',
      'The town adopted it in the spring. A bridge was begun on both banks, by eye, with a good heart on either side. They are, by now, next to each other. Weddings are held on it.',
    ),
    spicy(
      '{F} alone kept to his steel rule. He sits in the only room in town with corners. They come to see it on weekends, and run a finger down to where it stops. "How did he know?" they ask. I stood there with my hands out. "About," I said.',
      'By the fall {F} had given in. He came about a front door, which was the last thing I had left with corners. He put down his steel rule, shut one eye, and held out his hands. They shook a little. "About," he said.',
    ),
    unhinged(
      'Then the kilogram went, and after it the hour. From June on there was about a day between two nights. The moon came too close on a curve that somebody had drawn freehand, and for a while it rested against the church, like a ladder.',
      'It spread to the stars. They had never been all that even. Light took about as long as it took, and in the evening the sun was put down with a bump, a good bit to the left of the hills.',
    ),
    unhinged(
      'They had us both in, before whatever it is that holds it together. {F} laid out his rule, and it was sound, to the last line. But it did not fit. "How big was it supposed to be?" he asked. And up there two hands were held out, like so, and trembled, and a voice said it.',
      '{F} climbed up with his rule, to set it right, and called down that it could be done: it was all just {tiny}. I was already holding out my arms. "About how much?" I called.',
      '{F} climbed up with his rule, to set it right, and called down that it could all be done, if someone would tell him what it had been. I was already holding out my arms. "About," I called.',
    ),
  ),
  plot(
    'athome-unique-visitor',
    {
      when: [
        'x:@neighbor|window_cleaner|postman|mailman|courier|delivery_man|delivery_guy|delivery_driver|neighbours|builder|builders|scaffolder|scaffolders|gardener|landlord|driver|whole_street|bin_men|bin_man|milkman|stranger|mother-in-law|father-in-law|meter_reader|roofer|painter|workman|workmen|someone|boss|teacher|passengers|bus|flatmate|roommate .. saw|seen|caught|watched|spotted|walked_in_on|filmed me|us .. in|naked|dancing|singing|crying|talking|dressed|picking|wearing|eating|doing|without|my|underwear|towel|pyjamas|pajamas|robe',
        'answered|opened|open|answer .. door .. in|wearing|with .. x:face_mask|mask|towel|pyjamas|pajamas|dressing_gown|robe|bathrobe|underwear|curlers|apron|onesie|nightie|boxers|pants|toothbrush|toothpaste|shaving_foam|foam|face_pack|costume',
        'took|put out .. bins|rubbish|trash|recycling .. in .. x:pyjamas|pajamas|dressing_gown|robe|underwear|boxers|nightie|slippers|towel',
        '^ in|wearing my? x:pyjamas|dressing_gown|robe|towel .. street|door|outside|neighbour|neighbor',
      ],
      not: [
        'tucked|wave|waved|waving',
        'police|arrested|harass|peeping|creepy|stalk|stalker|scared|ex|hospital|shower_curtain|gym|changing_room|toddler|kids|zoom|camera|video_call|call|@child|funeral|wedding|goodbye|boat|plane|hospital|flood|fire|cop',
      ],
      fine: 'kitchen window through towel dancing singing pyjamas hairbrush again bathroom shower naked garden door front landing parcel package signed morning upstairs bedroom living room hoovering fridge alone turned hook hanging back curtains open still half dressed',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'bounced|bounce',
    },
    all(
      '{text}. That makes one unique visitor. I had been open to the public for no more than a few seconds, without any advertising at all.',
      '{text}. I know people who pay for reach. I had one unique visitor, organically, in the first few seconds.',
    ),
    all(
      'I pulled the figures. Time on page was four seconds. It had gone from top to bottom once, and then out. Everything hangs, as so often, on the one line: "{quote}."',
      'The figures were in by evening. One impression. There had been a full scroll, down and up, of four seconds, and an exit. As the title of the page the report gives: "{quote}."',
    ),
    all(
      'I showed it to {F}, who does our analytics. "Bounced," she said. I pointed out that the attention had been total. "Total," said {F}, "and then it bounced."',
      '{F}, who reads such figures for my company, put her finger on the exit. "That\'s what we call a bounce," she said. I said there had been a pause before. She said that there often is.',
    ),
    mild(
      'I have made some changes to the landing page, mainly the curtain. There has been no traffic since, says {F}, and what there is looks at the ground.',
      'By her advice I went on to a second version, in a cardigan. It has not been visited. {F} says that I should look for an audience which does not know the first.',
    ),
    hot(
      'One works with what one has. I went for retargeting. I was there again the next day at the same hour, with the same content, and a sign, "Previously: {quote}." On the third day I had a jingle.',
      'I set out to win back the lapsed. I kept the content up, unchanged, from seven to eight, with a lamp behind it. For those who could not make it there was a leaflet: "{quote}. Daily."',
      'I set out to win back the lapsed. I kept the content up, unchanged, from seven to ten, with a lamp behind it.',
    ),
    spicy(
      'On the fifth day there was a blind, on the outside. It had been put up from over there in the night. {F} came to see it. "Well," she said, "now that\'s an unsubscribe." She says that it can no longer bounce.',
      'They moved, in the end. It was to another state, {F} found, with no windows on the left. I had lost a hundred percent. She drew the curve for me, and it came down, at the right-hand edge, and bounced.',
    ),
    unhinged(
      'By the summer there were tickets. They came in coaches from Ghent, and were let past me in groups of twelve, on a belt, at four seconds each. It had to be exactly as it was. I have been in that position for a year.',
      'Then it went worldwide. They put a grandstand across the way, and a satellite. At the given hour the lights go down on half of the earth, and I do it, in the original clothes or otherwise, and two billion look, from top to bottom, once.',
    ),
    unhinged(
      'And then they go. In four seconds it is quite still, and there are only the empty seats, and {F} with a broom. "Did they like it?" I call over. "They bounced," says {F}.',
      'Last night, at the end of it, one stayed. I could make out a single shape, high up, that had not left. It was a coat, says {F}. Someone had gone without it. I have waved, and will do the whole of it again for that coat tomorrow. I do not think that it will bounce.',
    ),
  ),
  plot(
    'athome-distribution',
    {
      when: [
        'x:glitter|sand|slime|feathers|confetti|crumbs|flour|sawdust|dog_hair|cat_hair|pet_hair|pine_needles|needles|dust|sugar|rice|paint|playdough|play-doh|cheerios|sequins|beads|lego|popcorn|polystyrene|packing_peanuts|toothpaste|jam|chocolate|honey|marbles|stickers|ketchup|porridge|lentils|mud|soap|foam|bubbles|dal|curry|bubble_tea|milk|shampoo|hair|soup|sauce|smoothie|coffee|tomato_sauce|gravy .. everywhere|all_over|ceiling|every_room',
        'x:glitter|sand|slime|feathers|confetti|crumbs|dog_hair|cat_hair|pine_needles|cheerios|sequins|lego|popcorn|playdough|sawdust|stickers|jam|raisins|peas|rice|toast_crumbs|biscuit_crumbs|hair .. in|on my|the|our|everything|his|her|every|every_single',
        'spilled|spilt|dropped|knocked|exploded|burst|split .. x:flour|sugar|rice|lentils|glitter|beads|pins|cereal|oats|buttons|screws|marbles|turmeric|paprika|coffee_grounds|beans|pepper|confetti|feathers|peppercorns|cornflakes|couscous|icing_sugar|cocoa|sequins|polystyrene ... everywhere|floor|kitchen|carpet|over|all',
        'x:blender|bag_of_flour|bean_bag|beanbag|yoghurt|pillow|bottle|can|coke|beer|kombucha|carton|tube exploded|burst|went_off|split .. everywhere|ceiling|all_over|kitchen',
      ],
      not: [
        'traffic|froze|stop|seat|car|train|bus|step|stepped|trod|stood|steps|tread',
        '@boss|office|work|keyboard|client|plane|hospital|blood|sick|vomit|poo|poop|soup_kitchen|hair_dresser|food_in|order|ordered|restaurant|waiter|found_a_hair|shop|store|supermarket|wedding_dress|fly|hole|lost|found|beach_holiday|cut|gray|grey|dye|dyed|dryer|police|customer|leaked|leak|pipe|paint_the|allergic|mould|mold|ant|ants|mouse|burnt|burned|haircut|baby_bump|instead|forgot|like_sand|bread|dough|price|aisle|eye|eyes|ear|nose|nuts',
      ],
      fine: 'kids craft party found still weeks after bed beard carpet sofa hair kitchen floor shoes car pocket pockets vacuum hoover hoovered living room bathroom wall bag burst split morning baby toddler son daughter cat dog walls clothes home school lunch finger',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'distance',
      back: '',
    },
    all(
      '{text}. I work in distribution. We have spent two years and a great deal of money on getting something to be everywhere, and this took no time at all.',
      '{text}. For once I looked at it as a professional. It had full coverage. We have warehouses in Rotterdam, and have never been in half that many corners.',
    ),
    all(
      'I walked the network. The {x} had been delivered to the shelf, the lamp, and the inside of a closed drawer. It served locations that no truck has ever found, and each had got a bit more than it had ordered.',
      'I mapped it, room by room. There were outposts of the {x} behind the radiator, and one within a clock. There had been no planning, no van and no customer. I went around with a flashlight, and I do not mind saying that I was moved.',
    ),
    all(
      'I brought it to {F}, who runs our logistics. She asked for a sample. I said that there was no need, and pointed to her sleeve.',
      '{F} is our head of logistics. I opened my folder to show her, and saw her look down, and I did not have to say any more. It was on all of the pages, and on her.',
    ),
    mild(
      'By evening it had got to the site in Rotterdam. They have signed for it. They signed for it again this morning, and have asked us, please, to stop.',
      'It is her best quarter in years. She would like to know when it ends. I told her that I still had some, in one shoe, from the year before.',
    ),
    hot(
      "We dropped everything else. The trucks stood in the yard. Whatever had to get to Rotterdam was put down beside the {x} overnight, and by dawn it was in Rotterdam, between the pages of a book, in somebody's bed.",
      'She had the fleet sold. All we did from then on was to hand a parcel to somebody who had been in touch with the {x}, and hug him. It reached seven countries by the weekend, and a submarine.',
    ),
    spicy(
      'Then they wanted it recalled. {F} sent out a notice: "{quote}." It went to every customer that we have, and they all opened it, and it was in the envelope.',
      'At the end of the year we were to count the stock. {F} counted for three weeks. We have more of the {x} than when it all started, and more than there ever was. She has closed the book, and something ran out at the side.',
    ),
    unhinged(
      'A probe went out in May, past the last planet, where it is quite clean. It was built in a sealed room, by people in hoods. In the first picture that it sent there is a great deal of black, and, a little left of the middle, one bit of the {x}.',
      'It has since been found in amber. They opened a tomb, which no one had been in for three thousand years, and {F} was sent for, because of the sandals. The king lay there, with his arms crossed, and in his beard was some of the {x}.',
    ),
    unhinged(
      'One school holds that it was on the lens. The other says that it was there first, and the rest came later, and got on it. {F} has stopped going to meetings. She runs a comb through her hair, in the evening, in Rotterdam, over a black cloth, and looks.',
      'They have asked me not to go into how it got there. I have an idea. I was told at the time that it would never come out, and I took it for a figure of speech. {F} puts it down to distribution. She says that one could simply say "{tiny}," and mean the world.',
      'They have asked me not to go into how it got there. I have an idea. I was told at the time that it would never come out, and I took it for a figure of speech. {F} puts it down to distribution. In Rotterdam it is a holiday.',
    ),
  ),
  plot(
    'athome-sleep-debt',
    {
      when: [
        "slept|sleep|sleeping|slept_so .. badly|terribly|poorly|horribly|terrible|awful|not|didn't|bad|barely|hardly|wink",
        "not|didn't|couldn't|couldnt|can't|cant|barely|hardly|no|zero|without .. sleep|slept|asleep",
        '# .. hours|hrs of? sleep|slept',
        'slept # .. hours|hrs',
        'slept|sleep .. only|for # .. hours',
        'bad|rough|terrible|awful|short|sleepless|restless .. night|sleep',
        'woke|wake|awake|up .. # .. times .. night',
        'woke|wake|awake .. 2am|3am|4am|2|3|4|half_past_three|every_hour|all_night|since',
        'up .. all night|since_3|since_4|since_2',
        'steals|stole|hogs|hogged|pulls|takes .. duvet|blanket|covers|blankets|quilt',
        'tired|exhausted|knackered|sleepy|shattered .. today|again|all_day|all_the_time|so',
        'too hot|cold|loud|bright to sleep',
      ],
      not: [
        'guard|said|told|says|asked',
        '@pet|cat|dog|baby|newborn|toddler|son|daughter|@child|breastfeed|hospital|sick|pain|grief|died|funeral|worry|anxious|anxiety|depressed|cry|crying|nightmare|nurse|shift|plane|train|airport|hotel|flight|through|fell_asleep|deploy|work|exam|phone|alarm|overslept|best|good|well|great|10|11|12|9|nine|ten|eleven|twelve|drill|tent|cold_sore|heating|foot|leg|arm|party|noise|snore|snoring|snores|neighbour|neighbor|neighbors|neighbours|fire|machine|computer|laptop|printer',
      ],
      fine: 'last night because heat heatwave hot moon full husband wife partner mosquito mosquitoes wind storm street light light new mattress pillow bed couch sofa coffee too much late again third row four three five hours only about work today meeting whatever moved window open cold feet duvet blanket all whole stole woke up',
      carries: true,
      is: '!question !actor:pet !actor:child',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'in the red',
    },
    all(
      '{text}. I checked the balance in the bathroom mirror, first thing. I am in the red. It showed in both eyes.',
      '{text}. It has to be paid back, and I have always been prompt. I looked into the mirror to see how it stood. I was in the red, from corner to corner.',
    ),
    all(
      'By my count I owe 1,140 hours. I had taken them here and there over the years, an hour at a time, without reading what I signed. Under "Purpose of the last loan" it now says: "{quote}."',
      'I went through the years on an envelope, and it came to 1,140 hours, without interest. "{quote}" went on as the latest item. I had to sit down to add it up, and found that I had lost a further ten minutes.',
    ),
    all(
      'I took it to my bank, where {F} has the desk for hardship. She wanted to know if I had any security. I said there was a weekend coming. "That\'s gone," said {F}, and turned the screen. "You\'ve borrowed on that since 2019."',
      'At the bank I was sent to {F}, who does debts. "What do you bring in?" she asked. I said six on a good night. She asked what went out. I could not say, as I had dropped off against her plant.',
    ),
    mild(
      'She let me have an advance, on the spot, in the chair, of a quarter of an hour. When I came to there was a blanket on me, and a slip, with the rate. I am to pay it back in daylight.',
      '{F} has put me on a plan. I am to go to bed each night at eight until 2031. "And if something comes up?" I asked. "It\'s you who comes up," she said. "That\'s what got you in the red."',
    ),
    hot(
      'I did not keep up the payments. They came for it during a review, while I was in the middle of a sentence: two men, in soft shoes, who closed my eyes, first the left, and entered it on a sheet.',
      'I fell behind. {F} had no choice. The collectors came at three in the afternoon, as they do, in the middle of the budget. I was seized on the spot, head first, with my cheek on the keys, and wrote "jjjjjjj" for $2 million.',
    ),
    spicy(
      'When I woke, I was at nought. {F} sat across from me with the file. It had all been paid off in one go, she said, during "Any other business." It had been the best meeting of my life. They had moved on without me, to a larger office, in May.',
      'It was all settled by the time that I came to, and {F} put a stamp on it. I had slept through the review, and so they had reviewed me without me, and I was promoted. "Stay in the red," I heard someone say, "he\'s insufferable when he\'s up."',
    ),
    unhinged(
      'Then the bank itself went under. It turned out that they were all behind, up to the governor. One night at half past three the whole country was called in at once. The trains rolled out and stopped by themselves, quite softly, in fields.',
      'The debt was sold on, to someone who collects on a large scale. At noon it got dark, and there was a hand at each window, and it drew the curtain from the outside.',
    ),
    unhinged(
      'I was the only one up. They lay where it had caught them, with the spoon in the soup. {F} had her head on the file. I found my name. "{quote}," it said, and then, in her hand, with the pen trailing off: "let him s".',
      'They all lay down where they were. I could not, of course. I sit on the curb, in the red, and hear them breathe, and look after their things. {F} turned over once. "What time is it?" she asked. "Early," I told her. I have told each of them.',
    ),
  ),
  plot(
    'athome-other-name',
    {
      when: [
        'w:mum|mom|mother|dad|father|grandma|grandmother|gran|nan|nana|granny|grandpa|grandad|aunt|auntie|uncle|@spouse|mother-in-law|father-in-law|boss|manager|teacher|@parent .. called|calls|call|calling|addressed me .. by? .. x:brother|sister|dog|cat|cousin|ex|father|dad|uncle|aunt|son|daughter|hamster|husband|nephew|parrot|neighbour|neighbor|predecessor .. name',
        'w:@parent|@spouse|@boss|teacher|@relative .. called|calls|call me x:dog|cat|brother|sister again|by_mistake|instead',
        "w:mum|mom|mother|dad|father|grandma|grandmother|gran|nan|granny|grandpa|grandad|aunt|auntie|uncle|mother-in-law|@parent .. goes|went|runs|ran|cycles|tries|says|said .. through|all|every .. x:sibling's|siblings|family|name|names .. before|until|name|names",
        'called|call .. my|the|our .. @spouse|@child|sister|brother|friend|boss|teacher|girlfriend .. by? .. x:dog|cat|ex|sister|brother|hamster|mother|mum|mom .. name',
        'called|calls me .. by? the? wrong name .. again',
      ],
      not: [
        '@name name|named|call|calls .. badge|cup|starbucks',
        'dementia|alzheimer|hospital|died|dead|late|funeral|divorce|broke_up|fight|affair|badge|coffee|cup|colleague|@colleague|zoom|call_center|bride|priest|baby_name|meeting',
      ],
      fine: "again then dog's brother's accident dinner whole year years three times time always before gets mine right entire forty christmas sister's yesterday today without noticing front everyone",
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'account',
    },
    all(
      '{text}. I took it as a data point. If that is the name that comes first to mind, it may be the one on file.',
      '{text}. A professional would want that reconciled. There are two names on the record now, and just one of me.',
    ),
    all(
      'I went to my bank to have it set straight. {F}, at the counter, asked me the security question: "What are you called at home?" I answered truthfully.',
      'My bank was the natural place to start. "And what do they call you in the family?" asked {F}, behind the glass. It is the security question. I had to give both.',
    ),
    all(
      'She typed for a while. An account came up under the second. It was a good deal larger than mine.',
      'There was an account in that name. {F} turned the screen toward me, and then, when she had seen the sum, halfway back.',
    ),
    mild(
      'It is in excellent order, she says. There has never been an overdraft. They sent a calendar every year. I have asked if we might be merged.',
      '{F} has joined us for the time being. I have use of the account, and have to come when it is called.',
    ),
    hot(
      'I was shown the statements. It had been paid into from the first day: a good mark here, a firm handshake there, a walk in the rain. It was all that had ever been put down to me and had gone to the other name by mistake.',
      '{F} printed out the movements. For decades it had received, every week, a little: patience, the end piece of the roast, the benefit of the doubt. I saw at once where mine had been going.',
    ),
    spicy(
      'I asked what was left in my own. {F} looked. In the way of deposits there was one, and it was recent: "{quote}." It had been booked by mistake and would have to go back.',
      '"And mine?" I asked. She opened it. It was a joint account, it turned out, and the other party had left me something: a tennis ball of interest, in both senses. Under "Reference" it said: "{short}."',
      '"And mine?" I asked. She opened it. There were the fees, {F} said, for being called. They had been charged to me every time, and the account was quite used up.',
    ),
    unhinged(
      'I took on the name. From then on things came easily. I was met with a cry of joy in each doorway, and driven to work with my head out of the window, if I liked, and if I did something on the carpet, it was said that I was tired.',
      "At the bank's advice I changed over for good. It took one signature, or a print. I have not filled in a form since. I am fed at five, and asked for my opinion, which they used to do with the other name, and nod.",
    ),
    unhinged(
      'Then one evening there was a stranger at the door, in my old coat. They looked at both of us, and went through all of the names they had, up and down, and {F} had to be sent for with the signature. It was agreed to call us both "you."',
      'Somebody else has my old one now. {F} keeps the two of us apart. But last night, from the kitchen, it was called, the whole of it, as they do when there is trouble. I sat up. "{quote}," I thought. I did not go.',
      'Somebody else has my old one now, and is left in peace. But last night, from the kitchen, it was called, the whole of it, as they do when there is trouble. I looked at {F}. Neither of us went.',
    ),
  ),
  plot(
    'athome-leak-upstairs',
    {
      when: [
        'cried|cry|crying|wept|weep|teared_up|tear|tears|sobbed|sobbing|bawled|welled_up|blubbed .. at|over|during|watching|because|when|about|to|in|after x:*',
        'cried|wept|sobbed|teared_up|bawled .. more than',
        'watched|watching|saw .. and .. cried|wept|sobbed|bawled|teared_up',
        'made me cry|weep|tear_up|sob',
      ],
      not: [
        'bathroom|toilet|stop|stops|stopped|told|shower',
        'laugh|laughing|died|death|dead|funeral|divorce|hospital|cancer|sick|grief|late|grave|cemetery|lost|miss|broke_up|ex|fired|job|boss|@boss|@colleague|office|work|staff|shift|meeting|therapy|depress|alone|bully|bullied|baby_cried|passed_away|sad|lonely|war|scan|miscarriage|left_me|left_him|goodbye|vet|dog_died|put_down|ward|freezer|exam|fail|failed|rejected|onion|onions|pain|hurt|milk|wolf',
        '@child|baby|he|she|they|@name|@pet|him|mum|mom|dad|wife|husband|brother|sister cried|cries|crying|cry|wept|sobbed|was_crying',
      ],
      fine: 'film movie advert adverts commercial cartoon ad tire wedding video song episode bake off nursery started school kindergarten youngest front kids our than did more again happy tears dog rescue ending pixar radio car tv show',
      carries: true,
      is: '!question',
      cast: { F: 'he' },
      axis: 'formality',
      back: 'water damage',
    },
    all(
      '{text}. I reported it the same day, as you must. With water damage it counts against you if you wait.',
      '{text}. I stayed calm, put a bowl under it and called the insurance. "Water damage," I said. "It came from upstairs."',
    ),
    all(
      'They sent {F}, who assesses such things. He had a lamp, and a small hammer, and tapped along my temple. "Has there been any before?" he asked. I said there had been damp.',
      '{F} came, their assessor, in rubber boots. He looked into each eye with a lamp, to see how far in it was wet. "Old building," he said, and made a note.',
    ),
    all(
      'It was a question of the source. We went through the whole thing again, slowly, he with a gauge. At "{quote}" the needle moved.',
      'He had to find out where it got in. I described it to him from the beginning, and he listened with his palm on my cheek. "There," said {F}. It was at "{tiny}."',
      'He had to find out where it got in. I described it to him from the beginning, and he listened with his palm on my cheek. "There," said {F}. I had not even got to the good part.',
    ),
    mild(
      'It will not be covered. A thing like that, he says, is wear. He has left me a card, though, for the winter, and the small hammer, and his handkerchief.',
      'In the report it says that I was built for it. There is a gap there, below the brow, left open by the makers on purpose. He would not close that, if it were his.',
    ),
    hot(
      'He asked me to do it once more, for the file. He would stand beside me. I began, and had come as far as "{quote}," when I heard a drip, and it was on the other side.',
      'He needed it in writing. I read it to him: "{quote}." He wrote that down. And then the ink ran, on his sheet and not on mine, and he said that the pen was no good.',
    ),
    spicy(
      'The whole department has been under water since the spring. {F} had read them my file. On the fourth floor they stand at the windows, the hard men from Claims, and hold on to each other. In the box for the cause it says that it came from upstairs.',
      'I got a letter from his office. The claim could not be processed, as it was no longer legible. They had passed it around. They enclosed a claim of their own, for water damage, on twenty-two desks, and would I tell them, please, how it goes on.',
    ),
    unhinged(
      'The fire department tried to pump. That was when their captain asked what it had been about. By evening the river was over the wall, and salt, and people sat on the roofs in the last of the light and told it to those who had come late.',
      'It went down through the cellars and into the mains. The whole city was told to boil it. There was not a dry eye left from the harbor to the hills, and those who looked up, to see where it came from, saw that it had started to come down from there too.',
    ),
    unhinged(
      'A dove was sent out. She was gone for a week, and came back with wet eyes. "She saw it too," said {F}, in the bow. "She says that it\'s even better when you know how it ends."',
      '{F} rowed by, under my window, in the hat of an admiral. He had looked into it, he called, and it was an act of God. They had been to ask. He, too, had only meant to watch for a minute.',
    ),
  ),
  plot(
    'athome-offsite',
    {
      when: [
        'did|done|do|doing .. absolutely|nothing|zilch|bugger_all|sod_all .. all? day|weekend|sunday|saturday|today|yesterday|nothing',
        'stayed|stay|staying|spent .. home|in|indoors|in_bed|bed|sofa|couch|pyjamas|pajamas .. all|day|weekend|night|until|whole|instead|evening|noon|tonight',
        'stayed|stay in|home|in_bed',
        'cancelled|canceled|cancelling .. plans|everything|dinner|party|night_out .. stay|stayed|home|bed|sofa|relieved|happy',
        'went|go|in|into to? bed|sleep .. at|by|before #',
        'went|go to bed early|before',
        'asleep|in_bed by|before|at|until|till #|noon|nine|eight|dark',
        'house|home|flat|place .. to myself|ourselves',
        '# .. hours|minutes|hour .. to myself',
        'hour|afternoon|evening|day|morning to myself',
        'lay|laid|lie|lying .. in|on .. bed|sofa|couch|floor|bath|hammock|grass .. hour|hours|day|afternoon|all',
        'took|take|had|have a|an .. long|hot|bubble|hour .. bath',
        'slept|sleep .. until|till|in .. noon|11|10|12|one|lunch',
        'slept|sleep .. 10|11|12|13|14|ten|eleven|twelve|thirteen|fourteen .. hours|hrs',
        '10|11|12|ten|eleven|twelve|fourteen hours of? sleep',
        'lie-in|lie_in|slept_in|day_off|duvet_day|me_time|lazy_sunday|lazy_day',
        'rest day',
      ],
      not: [
        'kids|twins|boys|girls|children|@child in|asleep|sleep|nap|napped',
        'flight|airport|shop|store|tax|refund|coat|bench|floor|tent|car|park',
        "@boss|@colleague|office|sick|ill|flu|covid|hospital|depress|lonely|broke|meeting|exam|died|funeral|dog|cat|@pet|work_from|wfh|snow|storm|strike|parcel|delivery|waiting|plumber|fever|hangover|hungover|ceo|worked|hotel|quarantine|lockdown|cold|2am|3am|4am|5am|1am|2|3|4|late|overslept|missed|bus|train|interview|baby|night_shift|injury|leg|back|wait|birthday|alone_again|new_year|heating|badly|not|didn't|only",
      ],
      fine: 'no plans netflix book series tea cake pyjamas all whole kids out husband wife took grandma weekend sunday saturday yesterday today tonight rain raining rained perfect lovely glorious best ate crisps watched telly tv sofa blanket nap naps peace quiet silence hour two three glorious phone off instead party friends eight nine ten half past seven summer holiday new early loved regret regrets 8 9 10 7:30 7.30 11 noon hours sleep slept in bed by',
      carries: true,
      is: '!question !actor:pet !actor:boss !actor:colleague',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'offsite',
    },
    all(
      '{text}. My company pays $4,000 a head for the same result, in a hotel with a gong. I entered it as an offsite.',
      '{text}. In the calendar I had it down as a strategic offsite. There had been one participant, full attendance, and no icebreaker.',
    ),
    all(
      'I wrote up the outcome. First: "{quote}." Second, all those present felt that the format should be kept. There was no third, and we had ended early.',
      'The minutes are short. Under "Findings" it says "{quote}." Under "Next steps" there is a blank, on which it was possible to agree at once.',
    ),
    all(
      '{F}, who organizes our offsites, asked to see how it was done. She has a whistle and a box of colored balls. "And who led it?" she asked. I said that for long stretches it had not been led.',
      'It was read by {F}, who puts on the real ones, with the rope course. She wanted to know about the energy in the room. I told her it had been kept very low, by experts.',
    ),
    mild(
      'She has put the gong up for sale. The next one, for all of us, is in May. Each will be sent a pillow, and the address, which is his own.',
      '{F} wants to come to the next. I have had to tell her that this would be the end of it.',
    ),
    hot(
      'It was rolled out for the entire company. Four hundred people were to meet at my place in October and do as I had done. I put out mats. I had a badge made for each of them, with nothing on it.',
      'They booked me for the fall. All of management would be at my address, for two days, for the same thing, under my guidance. I cleared the sofa. I rehearsed it, lying down, with a microphone.',
    ),
    spicy(
      'The day came, and not a soul. I called {F}, who was in bed. So was everyone. They had stayed home, she said, in the spirit of the thing. It has gone into the books as the best offsite we have ever had, and I was the only one who missed it. I had been up since five.',
      'None of them came. They had looked at the program, {F} told me from her bathtub, and grasped it. It was the first offsite to which everyone had fully committed. I stood at the door with the list until dark, and am the one person who will have to repeat it.',
    ),
    unhinged(
      'It did not end. By the second week the lights were off in the whole of the business district, and grass had come up in the elevators. The share price rose. It appears that the market had been waiting for it.',
      'It caught on abroad. One by one the exchanges did not open, then the ports. From space, it was reported, by a man who was lying down, you saw the earth go dim, and heard it, for the first time in ages, let out its breath.',
    ),
    unhinged(
      'They have made me honorary chairman. I was carried out onto the square, on the sofa, before two million people who had not come. "{quote}," I said, into the quiet. Somewhere {F} let go of the gong, which she had kept after all, and it lay there.',
      'I alone was still at it. Someone has to put out the mats. In the tenth year {F} came by, in her robe, and looked at me as one looks at a child on the last day of the holidays. "It was nothing," she said. "You did it right the first time."',
    ),
  ),
  plot(
    'athome-laundering',
    {
      when: [
        'x:phone|airpods|earbuds|earphones|wallet|passport|keys|tissue|tissues|receipt|money|note|ticket|id|badge|card|pen|lipstick|crayon|crayons|nappy|usb_stick|memory_stick|hearing_aid|watch|driving_licence|homework|book|letter|headphones|vape|lighter|coins|glasses|fitbit|charger|remote|cash|retainer|mask|kleenex|teddy|toy|pokemon_cards|chewing_gum|gum|diaper|chapstick|lip_balm|headset|bus_pass|pass .. went|through|in|survived .. wash|washing_machine|washer|laundry|dryer|tumble_dryer|spin_cycle',
        'washed|laundered|tumble_dried .. x:phone|airpods|earbuds|earphones|wallet|passport|keys|tissue|tissues|receipt|money|ticket|id|badge|lipstick|crayon|crayons|nappy|usb_stick|hearing_aid|watch|driving_licence|homework|letter|headphones|vape|lighter|coins|fitbit|cash|retainer|kleenex|teddy|pokemon_cards|diaper|chapstick|airpod|earbud',
        'left|forgot .. x:phone|airpods|wallet|passport|tissue|tissues|receipt|money|ticket|lipstick|crayon|pen|coins|keys|gum|kleenex|chapstick .. in .. pocket|wash|washing|jeans|trousers|pockets',
      ],
      not: [
        'lost_in|hands|bleach|window|dog|cat|@pet|toilet|beach|sea|lake|puddle|river|pool|sink|bath|rain|charged|found|office|work|boss|taxi|restaurant|hotel|stolen|fell_out|interview|plane|hand_wash|car_wash|face|home|drunk',
      ],
      fine: "still works work working again jeans pocket washing machine wash white little bits everywhere black clean pink husband's son's daughter's wife's my in with the whole load sheets dead dryer tumble 40 degrees cycle rice paper shreds clothes trousers smell lovely better than ever cleaner than",
      carries: true,
      is: '!question',
      cast: { F: 'he' },
      axis: 'formality',
      back: 'clean',
    },
    all(
      '{text}. In my line of work there is a word for putting something in at one end so that it comes up clean, and I reported myself by noon.',
      '{text}. I have done the training. If you pass a thing through a machine and it came out clean, you are to tell Compliance, and I was there when they opened.',
    ),
    all(
      '{F}, who is our head of Compliance, put on gloves. He asked how the {x} had entered the system. "In a pocket," I said. "They all say that," said {F}.',
      '{F} has been in Compliance for twenty years and had never had a case walk in. He asked who had placed the {x} there. I said that I would rather not name the trousers.',
    ),
    all(
      'There were three stages, just as in the course: placement, spin, and a long quiet phase on a rack. He drew it on the wall. In the middle he wrote "{quote}," and underlined it.',
      'We went through it with arrows. First it is put in, unseen, among other things. Then it is turned until it can\'t be told from them. Then you hang it out in plain sight. "Textbook," said {F}, of "{quote}."',
    ),
    mild(
      'He held the {x} to the light, and smelled it. It came up clean, he says, and that is the worst of it. I have been allowed to go, on a delicate cycle.',
      'He has kept the {x}. It came out clean. Of me, he told my supervisor, he would not say so before he had turned out the pockets.',
    ),
    hot(
      'They raided my place at dawn. Everything was in on it. The socks had split up and were living under other names. On the door of the machine {F} found a little window, and inside, very calm, going around, the man he had been after for years: a shirt.',
      'There was a wider ring. {F} had the drum watched for a week, through a round window. Coins went in, and buttons, and a glove with no papers. At the end of each month there was lint, and nobody had declared it.',
      'There was a wider ring. {F} had the drum watched for a week, through a round window. Coins went in, and buttons, and a glove with no papers. At the end of each month there was lint, and it had never been declared.',
    ),
    spicy(
      'I was the only one they could hold on to. The {x} was let off: it came out clean, and had forgotten everything. I got two years, at forty degrees, and {F} saw to it that it was with similar colors.',
      'At the trial the {x} was called, and came up clean. It could remember nothing before the rinse. "And you?" the judge asked me. I looked down. I had been in on it from the start, and it was on my shirt. "That won\'t come out," said {F}.',
    ),
    unhinged(
      'I was put through it last spring. It is round in there, and warm, and they close your pockets. A voice asks about the {x}, and then everything goes around, and by the third hour I had told it about 1987.',
      'To be fair to me they sent me the same way. {F} emptied my pockets, read the label in my collar, and pushed the door to with his hip. I saw him through the glass. He went by, and went by, and each time I could remember less against me.',
    ),
    unhinged(
      'I came up clean. I have no past, and am a little shorter. The {x} came to see me, on the line, where I was pegged by the shoulders in a light wind. "{short}," it said. We agreed that it rang a bell.',
      'I came up clean. I have no past, and am a little shorter. The {x} lay beside me on the rack, turned to the wall. I had the feeling that I ought to know it, but it was only a feeling, and {F} was already coming with the iron.',
    ),
  ),
  plot(
    'athome-body-support',
    {
      when: [
        "x:neck|shoulder|back|knee|hip|foot|feet|ankle|elbow|wrist|thumb|jaw|heel|toe|eye|ear|ears|nose|lip|eyelid|calf|hamstring|tooth|hand|finger|arm|leg|legs|arms|belly|stomach|cheek|tongue|eyebrow|scalp|nose|throat|knees|shoulders|head|chin .. hurt|hurts|hurting|ache|aches|aching|sore|stiff|itch|itches|itchy|twitch|twitches|twitching|pop|popped|unpop|blocked|swollen|clicks|cracks|creaks|asleep|numb|tingles|cramp|cramped|seized|locked|gone|went|peeling|peels|dry|cold|won't|wont",
        'sore|stiff|achy|aching|itchy|swollen|blocked|dry|cold|twitchy|twitching|cracked|numb x:neck|shoulder|shoulders|back|knee|knees|hip|foot|feet|ankle|elbow|wrist|thumb|jaw|heel|toe|toes|eye|eyes|eyelid|ear|ears|nose|lip|lips|leg|legs|arm|arms|throat|finger|tongue|muscle|muscles',
        'blister|splinter|cramp|crick|stye|ulcer|spot|pimple|zit|wart|bruise|bump|itch|cold_sore|corn|rash|hives|chilblain|knot .. on|in|under my|the .. x:neck|shoulder|back|knee|foot|ankle|elbow|wrist|thumb|jaw|heel|toe|eye|ear|nose|lip|chin|forehead|leg|arm|finger|mouth|cheek|hand|bum|calf',
        'got|had|have|getting .. a|an|another .. x:blister|splinter|cramp|crick|stye|ulcer|spot|pimple|zit|wart|bruise|cold_sore|sty|chilblain',
        'something|eyelash|dust|shampoo|soap|grit|water .. in .. my .. x:eye|eyes|ear|ears',
        'rubbed|rub .. my .. x:eye|eyes',
        'bit|bite|bitten .. my|inside .. x:tongue|cheek|lip',
        'pulled|pull|cricked|tweaked|twisted|strained|jarred .. my? x:neck|shoulder|back|calf|hamstring|groin|knee|ankle|wrist|muscle',
      ],
      not: [
        'my|our x:son|daughter|mother|father|mum|dad|wife|husband|dog|cat|baby',
        'hospital|cancer|lump|broken|broke|fracture|surgery|operation|operated|op|blood_pressure|chest|heart|stroke|tumor|scan|mri|x-ray|stitches|ambulance|emergency|died|chronic|arthritis|depress|accident|crash|fell|falling|hit|attack|attacked|bit_me|dog_bit|stung|sting|injury|injured|burned|burnt|cut|blood|bleeding|bled|gums|dentist|braces|filling|@child|@pet|horse|cow|he|she|his|her|grandma|grandpa|mother|father|wife|husband|haircut|@machine|@vehicle|stage|interview|shoes_are|cold_feet|eye_contact|elevator_music|meeting|head_of|head_teacher|hot_dog|chair_leg|table_leg|back_in|back_home|back_from|went_back|gone_back|back_to|come_back|came_back|get_back|got_back|piano|chapter|shelf|car_park|went_off|tooth_fairy|wobbly|gone_missing|ring',
      ],
      fine: 'woke up from pillow bed carrying baby always same side new trainers shoes run running gym yesterday garden gardening since days day after all morning wont week sleeping slept wrong draft draught weird way typing sitting dancing hiking weather changes rain getting up stairs flight dinner twice lunch wedding nose size grape picture sauna swimming pool paint knitting left right hurts laughing sneezing reaching for the remote sock yawning chillies chopped peeled',
      carries: true,
      is: '!question !actor:pet !actor:child !actor:spouse !actor:parent',
      cast: { F: 'she' },
      axis: 'formality',
      back: '',
    },
    all(
      '{text}. I did what one does with equipment, and called support. I gave the model, and the serial number as far as I could read it in the mirror.',
      '{text}. There is a number for such cases, and I was third in line. "Please describe the fault," said a voice. I described it as well as one can, and was put through.',
    ),
    all(
      '{F}, from the help desk, was very patient. "Have you tried turning it?" she asked. I turned the {x} one way, then the other. She asked me to lie down for eight hours, and then start up again.',
      'It was {F} who took the call. She had me unplug everything I could, and wait ten seconds. She asked if the {x} had been moved lately, or carried, or used for anything other than what it was meant for. I had to think of the couch.',
    ),
    all(
      'It made no difference. I said once more, and more slowly: "{quote}." "And it\'s the original part?" asked {F}.',
      'I did it all twice. At the end there was still the same message: "{short}." {F} asked whether the {x} had come with me, or had been added.',
      'I did it all twice. At the end there was still the same message. {F} asked whether the {x} had come with me, or had been added.',
    ),
    mild(
      'It is out of support. They stopped making that series a good while back. She can send me a manual, for the {x}, but has heard that it mostly says to sit up.',
      '"That\'s not a fault," she told me. "That\'s the age of the unit." They advise that you do not open it, keep it dry, and have it near other people.',
    ),
    hot(
      'She passed it up to the second level, and to the third. Men came on the line who had known the series when it was new. They asked me to hold the phone against the {x}. They were silent, and I heard one of them call over another.',
      'My ticket went all the way up. A conference was set up, with Osaka. The {x} had to be held into the camera from four sides. "It should not be doing that," somebody said, and then they asked about the rest of me.',
    ),
    spicy(
      '"Only the maker can help you there," said {F}, at last. "Do you have a contact?" I gave her the number. They spoke for an hour. Then {F} came back on. "Your mother says that there is nothing wrong with the {x}," she said, "and to stand up straight."',
      'They needed the original maker. I had the number by heart. {F} had to hold the receiver away from her ear. "She says she told you so," she reported, "and stand up straight. What have you done to the {x}, she\'d like to know. You were perfect when you left."',
    ),
    unhinged(
      'There was a recall in April. All of the series were to come in, and we stood around the plant in our thousands, in lines, each with a hand on something. At the gate they ran a lamp over us, and put a chalk mark where the noise was.',
      'They offered an exchange, in the end. It was to be the whole unit. The new one stood beside me in a crate, with a ribbon, and had the {x} on it, with the film still on. All they would have to do was to carry over the settings.',
    ),
    unhinged(
      'They had the {x} out, and held it up, and laughed: there was nothing wrong with it. It was all the rest. I was put on a truck. "{short}," it says, on my tag, and the {x} waves to me from the ramp, beside {F}. It does stand up straight.',
      'They had the {x} out, and held it up, and laughed: there was nothing wrong with it. It was all the rest. I was put on a truck, and the {x} waves to me from the ramp, beside {F}. It does stand up straight.',
    ),
  ),
  plot(
    'athome-retention',
    {
      when: [
        'threw|throw|thrown|chucked|binned|tossed|recycled|donated|shredded .. away|out|in_the_bin|skip .. x:box|bag|letter|hat|receipt|manual|cable|charger|shirt|jumper|mug|chair|toy|teddy|drawing|paper|papers|book|jar|shoes|coat|leftovers|cake|ticket|passport|bill|cheque|notes|key|keys|retainer|sofa|jacket|jeans|cards|lunch|remote|hard_drive|plant',
        'threw|throw|thrown|chucked|binned|tossed|recycled|donated|shredded .. x:box|bag|letter|@garment|@carried|@household|@document|@food|receipt|manual|cable|toy|teddy|drawing|paper|papers|book|parcel|package|present|cheque|card|cards|rubbish|recycling',
        'hoovered|vacuumed|sucked up .. x:@carried|@garment|lego|sock|earring|cable|coin|curtain|spider|screw|necklace|puzzle_piece|button|ring',
        'hoover|vacuum|roomba|hoovers ate|swallowed|sucked .. x:@carried|@garment|lego|sock|earring|cable|coin|curtain|screw|necklace|puzzle_piece|button',
        'deleted|deleting .. x:photos|playlist|recipe|recording|save_file|shopping_list',
      ],
      not: [
        'threw|throw up',
        'tantrum|party|surprise|ball|bouquet|stick|dart|punch|javelin|frisbee_to|shade|@pet|dog|cat|@boss|@colleague|office|work|inventory|customer|client|wedding|funeral|late|died|shot|fit|coffee_at|pizza_at|tomato|egg_at|at_me|at_him|at_her|squirrel|snowball|salad_at|out_my_back|back_out|threw_in|business_cards',
        '@child|photographer deleted|threw',
        'he|she|they|@spouse|@parent|@child|@name|mother-in-law|who threw|throw|thrown|chucked|binned|tossed|donated',
      ],
      fine: "wrong husband's wife's son's daughter's dad's mum's my by mistake accident favourite lucky fishing because smelled smelly looking for days still thought was empty bin bins garden lawn mower carpet sofa under cleaning tidying decluttering rubbish recycling old charity shop box spring clear decades out away grass mower hoover",
      carries: true,
      is: '!question !actor:person !actor:pet !actor:boss !actor:professional',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'policy',
    },
    all(
      '{text}. There is nothing irregular in that. Under our retention policy a thing is kept for as long as it is kept, and then it is not.',
      '{text}. I would ask you to see it as records management. The {x} had been retained up to the end of the period, and had then, under the policy, left us.',
    ),
    all(
      'It is only that there was no form. I filled one in, after the event, for the {x}: reason for keeping, none; reason for disposal, "{quote}"; signature, mine; witness, a bin.',
      'What was missing was the paper. So I drew up a certificate of disposal for the {x}, with "{quote}" in the field for remarks, and dated it in pencil, to be safe.',
    ),
    all(
      '{F}, who runs the archive in our basement, would not stamp it. "You needed that," she said. I said I had not so much as looked at it in years. "That\'s how you know," said {F}.',
      'I took it down to {F}, in the archive, for a stamp. She held the stamp in the air. "And what if somebody asks for it?" she said. I told her that in six years they never had. She said that this was the usual period.',
    ),
    mild(
      'They asked that same evening. I have cited the policy. I am out by the bins, with a flashlight, and {F} has lent me a glove.',
      'I was asked for it at supper. I have gone back to the place where it happened. The {x} is not there. The policy is, in my hand, and it is getting wet.',
    ),
    hot(
      'Since then everything has been asked for. It was a seventh-grade report first. It was a cable, with a square end. There was a man at the door who wanted a particular jar. I had thrown out each of them within the month.',
      'It drew them. First it was an inspector, after the {x} of all things. By summer they came in from abroad, scholars, with a photo of it, and stood in the yard, and looked at the can the way one looks at Troy.',
    ),
    spicy(
      'It went to the archive, for a ruling. {F} turned to my own file. "Last used, 2017," she read. "Purpose, unclear. Takes up room." Under the policy I can be disposed of on the first, unless somebody asks for me. I have told everyone the date.',
      '{F} went through the stock, to be fair, and came to me. She could find no one who had needed me within the period. "I\'d have to apply the policy," she said, with the stamp in the air. I asked her to look under the {x}. It had been the only thing that referred to me.',
    ),
    unhinged(
      'On the first I was put out, with a tag, between a lamp and a rowing machine. The truck comes at six. Toward five the lid of the next can rose a little, and in there, quite at home, with its feet up, was the {x}.',
      'I was collected at dawn. It is a hill, outside of town, with gulls. All of it is there, and it has been kept up: paths, a square, a mayor. The {x} was at the gate, in a sash, and asked me to state what I had been for.',
    ),
    unhinged(
      'I said I had been the one who. "{short}," I said, and hung my head. "And did you miss me?" asked the {x}. I had to admit that I had only looked. It thought about that. Far off, on the top, {F} had come out with a list, and called for someone. It was not for me.',
      'I said that I had been the one who. I hung my head. "And did you miss me?" asked the {x}. I had to admit that I had only looked. It thought about that. Far off, on the top, {F} had come out with a list, and called for someone. It was not for me.',
    ),
  ),
  plot(
    'athome-loaf-mortgage',
    {
      when: [
        'price|cost of .. x:@food|cheese',
        'x:@food|cheese price|prices .. up|high|higher|crazy|insane|ridiculous|mad|doubled|again|mental|rising|went|gone|are|is',
        'paid|pay|spent|spend|cost|costs|charged .. #|$|half|so|too|almost|nearly|a_fortune .. for|on .. x:@food|fruit|cheese',
        'x:@food cost|costs .. #',
        'x:@food .. costs|cost|now|is|are .. expensive|more|doubled|double|twice',
        '$ # .. for .. x:@food',
      ],
      not: [
        'butter|oil|honey|jam|soup|rice|flour|grocery|groceries|coffee',
        'refund|free|won|win|found|sold|sell|save|saved|discount|coupon|cheap|cheaper|restaurant|cafe|café|airport|plane|pub|bar|cinema|stadium|hotel|theme_park|delivery|uber_eats|doordash|tip|fine|fined|@pet|dropped|spilled|broke|burnt|stole|stolen|bet|charity|donated|charity_shop|salary|raise|hungry|starving|rent|eviction|food_bank|benefits|wedding|client|office|stale|dead|ate|sick',
      ],
      fine: 'farmers market two people loaf bread supermarket tesco aldi lidl waitrose store again week this only one bag nothing gone up crazy insane euros pounds dollars euro pound dollar lb kilo kg bottle small just now days organic sourdough inflation doubled worth full trolley almost cried nearly fainted',
      carries: true,
      is: '!question !actor:person',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'square foot|square inch',
    },
    all(
      '{text}. I did not put it in a bag. At that level one drives it home oneself, at fifteen miles an hour, belted in, with the lights on.',
      '{text}. I left the receipt on for the value and carried it all out to the car with both arms, past people who, I could see, were still renting.',
    ),
    all(
      'I had the {x} looked at by my bank. {F}, from Mortgages, went around it with a tape. She named a sum per square inch, and whistled, and asked if it got the evening sun.',
      '{F}, who does mortgages at my bank, came out to value the {x}. She took a square foot of kitchen as a guide and went up from there. "It\'s the location," she said. It was the counter, by the window.',
    ),
    all(
      'I took out thirty years at five percent. Under "Purpose" it says: "{quote}." I was advised to keep ten percent by for repairs, and not to lean on it.',
      'We signed that same day. I got it over twenty-five years, with "{quote}" as the purpose, and the {x} as the security. {F} gave me a pen, and asked me not to eat near it.',
    ),
    mild(
      'In the evening I had a small piece, from the back, where you would not see. In the morning {F} rang. It is what they call negative equity.',
      'I have let the left half to a young couple. They are very careful. I can hear them, at night, not touching it.',
    ),
    hot(
      'For a while we lived well, on paper. It went up every week. We had friends over, and stood around the {x}, each with a glass of water, and I told them what I had been offered for the corner.',
      'The market held. By the fall I had borrowed on the {x} a second time, for a plate. Agents pushed cards under the door. A man stood on the sidewalk and looked up at the window, with his wife, and they held hands.',
    ),
    spicy(
      'Then I came home, and a bit was gone. You could see teeth. {F} was there within the hour. She measured what was left, and went back over it with her thumb, for the crumbs. "Per square inch," she said, and closed the folder, "that was your bedroom."',
      'Toward winter it began to go soft at one end. "The area\'s changing," said {F}. I sold at a loss. It was bought by the young couple, for cash, and they sat down on the spot, and tore it in two, and ate it, per square foot, in front of both of us.',
    ),
    unhinged(
      'In the crash they all wanted to get out at once. On the square they threw it from the upper windows. Bankers stood about in the road with a roll in each hand. I saw a woman of seventy get into the fountain with a whole cheese, and she did not come back for the bag.',
      'Then somebody left a light on, and a rumor got about that it was just the {x}. It was as if we woke. From the high ground you could see it come down, street by street, to what it was, and hear, over the whole city, a sort of crunch.',
    ),
    unhinged(
      'I am up in the hills now. I have it with me, in a cloth, and per square inch I am the richest man for a hundred miles. "What\'s it like?" asks {F}, who is very thin, and sits across the fire. I do not know. I have never been in.',
      'They have put up a stone there, with the price. Children are brought to see it, and cannot believe it, and ask what we got for that. {F} shows them, with her hands: about a square foot. "And was it good?" they ask. "It was {tiny}," says {F}.',
      'They have put up a stone there, with the price. Children are brought to see it, and cannot believe it, and ask what we got for that. {F} shows them, with her hands: about a square foot. "And was it good?" they ask. She says that it was always just about to be.',
    ),
  ),
  plot(
    'athome-birthday-renewal',
    {
      when: [
        'my .. birthday|bday|cake',
        'turned|turn|turning #',
        'birthday|bday party|card|cake|present|gift|dinner|drinks|lunch|balloon|song',
        'for my birthday|bday',
        "it's|its my birthday|bday",
      ],
      not: [
        'my|our @relative|@spouse|@child|@parent|friend|friends|dog|cat|@boss|colleague|@colleague|mum|mom|dad|@pet',
        "@person's birthday",
        "his|her|their|our|kids|kid|son|daughter|son's|daughter's|wife's|husband's|mum's|mom's|dad's|grandma|granny|nephew|niece|baby|five_year_olds|school|class|dog's|cat's",
        'died|dead|late|funeral|hospital|cancer|sick|ill|cried|crying|lonely|alone|divorce|forgot_my_wife|pages|corner|around|red|down|off|on|out|into|up|page|degrees|gray|grey|stomach|pink|cold|wrong_turn|right|left|office|work|team|client|meeting|unit_test|test|lottery|page|bus',
      ],
      fine: 'nobody no noticed remembered forgot cake party people came three invited ten me cat socks got gave vacuum cleaner card june march late early year old forty thirty fifty sixty 40 50 60 30 today yesterday spent week weekend with myself candles sang restaurant dinner dentist quiet home age number wrong surprise already two one days post mail gift voucher present book candle for drinks cinema',
      carries: true,
      is: '!question !actor:relative !actor:child !actor:pet !actor:spouse',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'renewed',
    },
    all(
      '{text}. What it comes down to is that I have been renewed. It was for a further twelve months, by itself, as no notice had been given.',
      '{text}. I looked into the paperwork. It is quite normal: unless somebody cancels in time, one is renewed, for a year, on the terms as they stand.',
    ),
    all(
      'I would have liked to see those terms. I called the number, and was asked to describe what I had. "{quote}," I said. A woman called {F} came on. "That\'s the basic," she told me.',
      'I rang them up to hear what is in it. {F}, in Customer Care, wished me many happy returns and asked what I had noticed so far. I said: "{quote}." There was a sound of keys. "So you\'re on basic," said {F}.',
    ),
    all(
      'I had always thought that I was on something better. There was a time, right at the start, when someone lifted me up to see things. "That was the trial period," said {F}.',
      '"There used to be more," I said. "One got carried in from the car." She looked it up. That had been the introductory offer.',
    ),
    mild(
      'She did see what she could do. I have been put on the next tier, for three months. You get a sort of glow around four in the afternoon, and people let you finish.',
      '{F} has credited me with one nap. It can be taken at any time before the next renewal, and is not to be combined with a meeting.',
    ),
    hot(
      'I asked about an upgrade. There is Silver, where they remember your name, and Gold, with a seat. There is one above that, but {F} had to put a hand over the mouthpiece: it is by invitation, and they have a lake.',
      '{F} read me what the others have. In Plus, the knees are included. In Family, someone has left a light on. Above that she was not at liberty to say, but she had once had to put a call through, and had heard water, and laughing.',
    ),
    spicy(
      'I could not afford it. "Then I\'d leave it as it is," said {F}. I asked her, just so that I knew, what happens when one is not renewed. She was quiet. Then she said it in another voice, the one from the beginning: "Many happy returns."',
      'So I wanted to speak to whoever decides these things. She put me through. It rang for a long time. Then someone picked up, out of breath, with water running. "I thought I\'d renewed you," he said. "Have you not been getting the lake?"',
    ),
    unhinged(
      "They had mixed up two files. I was called in by night, in a good robe, and a clerk with wings like an old umbrella laid both of them on the desk. I had been living for decades under someone else's contract. Mine was unopened. It had a ribbon on it.",
      'A technician was sent. He came down through the ceiling with a ladder, and looked behind me. I had been plugged in wrong from the first day. He turned something. All at once the curtains were very yellow, and a bird that I had taken for a noise was a bird.',
    ),
    unhinged(
      'There was the question of the years. They could be given back, but only as they had been booked. I am to have all of the returns, every one, in one go. {F} has the list. "{quote}," she reads, and ticks it off, and it happens again, with the lake.',
      '"How long have I got it for?" I asked. He wrote me a slip. It has today\'s date on it, and "{short}," and, where it should say until when, the sun had come in, so that I could not read it. "You\'ll be renewed," said {F}, from the door, "or you won\'t. Blow."',
      '"How long have I got it for?" I asked. He wrote me a slip, and where it should say until when, the sun had come in, so that I could not read it. "You\'ll be renewed," said {F}, from the door, "or you won\'t. Blow."',
    ),
  ),
  plot(
    'athome-small-warehouse',
    {
      when: [
        'w:@child|he|she .. put|stuck|shoved|pushed|stuffed|poked|jammed .. x:* .. up|in|into|down .. nose|nostril|ear|mouth|vcr|toaster|cd_player|letterbox|usb|socket|plug_hole|plughole|drain|sink|vent|sunroof',
        'w:@child|he|she .. put|stuck|shoved|pushed|stuffed|poked|jammed|posted|fed|hid|dropped|threw|flushed .. x:@food|@household|@carried|@gadget|@garment|pea|bead|raisin|lego|coin|crayon|sweetcorn|stone|button|toy|card|marble|keys|phone|slice|biscuit|money|passport|remote|toothbrush|spoon|dummy|stone|pebble|sock .. up|in|into|down|behind|under|through .. nose|nostril|ear|toaster|cd_player|letterbox|printer|toilet|loo|drain|vent|radiator|bin|trash|oven|fridge|freezer|washing_machine|dishwasher|piano|sofa|couch|pocket|bag|handbag|shoe|shoes|boot|boots|wall|sink|bath|vcr|dvd_player|heater|floorboards|fish_tank|aquarium|pond|car|tank|drawer|hole|tv|stereo',
        'x:raisin|bead|pea|lego|crayon|sweetcorn|bean|stone|button|marble .. up .. nose',
        "pea|bead|raisin|lego|crayon|sweetcorn|bean|stone|button|marble|coin .. up|in .. son's|daughter's|kid's|toddler's|his|her nose|ear",
      ],
      not: [
        'socket|electric|hospital|emergency|surgery|choke|choked|choking|battery|magnet|blood|died|gun|knife|bruise|swallowed|burned|burnt|hamster|cat|kitten|dog|fish|goldfish|bird|@pet|head|finger|arm|leg|foot',
      ],
      fine: 'again toddler son daughter old year doctor removed out tweezers sneezed got it back nursery morning breakfast dinner found later month two second piece whole tiny little blue red green frozen birthday cake whilst while i was phone bath',
      carries: true,
      is: '!question !actor:me',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'on request',
    },
    all(
      '{text}. What I saw was a storage solution. There was no shelf, no label and no rent, and it had been done in the time it takes to answer the door.',
      '{text}. In logistics we pay dearly for a spot like that: dry, close to the customer, and with just one way in.',
    ),
    all(
      'I asked about access. It was explained to me by the child that things can be brought in at any hour. Retrieval is on request.',
      'I inquired how one gets an item out again. The operator, who comes up to my hip, told me that this was on request, and put the request aside, with a sticker on it.',
    ),
    all(
      'I told {F}, who runs our central warehouse, sixteen aisles and a crane. "{quote}," I said. She wanted to know the error rate. I had to say that so far everything had gone exactly where it was meant to.',
      '{F}, the head of our warehouse, had the case described to her. At "{quote}" she put down her pen. It takes her people four days and a scanner to lose a thing like that.',
    ),
    mild(
      'She has been over to see it. There was a short tour, by hand. She is still looking for her badge. It can be had on request.',
      'She has offered the child a post. It was accepted on a handshake, and {F} felt in the evening that something was gone from her sleeve.',
    ),
    hot(
      'She had the crane switched off, and gave the whole of our stock to the new management. It was gone before snack time. Not one item was on the floor. We walked through the empty aisles in our socks, and could hear, from somewhere, a faint rattle.',
      'We outsourced. Trucks came in at one end, and a small person in rubber boots received them with both arms open. There was no paperwork. Of four thousand pallets, {F} was told, each had a place, and the place was a secret.',
    ),
    spicy(
      'When the auditors came, they asked to be shown a single unit, any at all. The child looked each of them over, kindly, went up to {F}, and reached behind her ear. It was all there, on request. You just had to be somebody who gets down on the floor.',
      'Then a customer wanted something. {F} knelt, and put in the request. It was thought about. "No," said the new management. It has never been put to us more clearly, and we have had three firms of consultants in.',
    ),
    unhinged(
      'By the time of the inventory the sea was missing. There had been some of it in the bath, and a good deal down one boot. The moon was found to be sticky. It had been put somewhere, the child said, where it would not be so by itself.',
      'Next it was the town hall. No one had seen it carried. In April a mountain went, and two of the smaller seas, and where they had been there was a raisin, in each case, as a receipt.',
    ),
    unhinged(
      'It was I, in the end, who looked. One has to sit very still, and be breathed on, and turn one\'s head to the light. It was all in there, far up, with the lamps on: the harbor, and {F}, at a window, waving. I asked if I might have it back. "You have to sneeze," I was told.',
      'They sent me, as I knew the operator. I asked, on both knees, for everything. "{short}," I said, to help. What I was given was warm, and a bit wet, and my hand was closed around it from outside. I was not to look until I had gone.',
      'They sent me, as I knew the operator. I asked, on both knees, for everything. Two pockets were gone through. What I was given was warm, and a bit wet, and my hand was closed around it from outside. I was not to look until I had gone.',
    ),
  ),
  plot(
    'athome-family-wire',
    {
      when: [
        'w:@parent|aunt|auntie|aunty|uncle|grandma|granny|mother-in-law|father-in-law|sister|brother|cousin|mil .. send|sends|sent|forwards|forwarded|forward|texts|texted|posts|posted|shares|shared|whatsapps|emails|emailed|mails .. me|us|every|the|her|his|a|an|pictures|photos|videos|memes|gifs|links|article|articles',
        'w:@parent|aunt|auntie|aunty|uncle|mother-in-law|grandma|gran|nan .. calls|rings|phones|call|rang|called me|us .. every|each|daily|twice|three_times|to ask|tell|say|report',
        'w:@parent|aunt|auntie|uncle|mother-in-law|grandma|gran|nan .. has|discovered|joined|got|learned|learnt|started .. emoji|emojis|whatsapp|gifs|stickers|facebook|texting|voice_notes|voice_messages|instagram|tiktok',
        'family .. chat|whatsapp|group .. x:*',
        '# .. messages|pictures|photos .. from .. w:@parent|aunt|uncle|mother-in-law|grandma',
        'good_morning pictures|messages|texts from w:@parent|aunt|auntie|uncle',
      ],
      not: [
        'location|liked|secret|facetime|parking',
        "hospital|died|dead|dying|sick|ill|cancer|accident|crying|funeral|late|fell|money|euros|dollars|pounds|cash|parcel|package|socks|food|pickle|cookies|cake|gift|present|ring|scam|bank|police|divorce|ambulance|stroke|kilo|kg|courier|home|bed|away|lazy|old_enough|my_brother's|name|birthday_card|scarf|jumper|work|group_call|class",
      ],
      fine: 'good morning every day pictures 5 am 5:30 whatsapp facebook weather what ate eat photos cat garden dinner blurry thumb upside down videos recipes articles same time twice family chat group links long voice messages all caps week whole argued about thumbs up emoji emojis',
      carries: true,
      is: '!question !actor:me',
      cast: { F: 'she' },
      axis: 'audience',
      back: '',
    },
    all(
      '{text}. I have subscribed to news agencies that were less regular, and three of those have gone under.',
      '{text}. You will not find coverage like it at any price. I pay $900 a month for a service that has people in twenty-eight capitals, and it has never once asked how I slept.',
    ),
    all(
      'I put it up on the screen in our lobby, where the markets run. "{short}," it says, in red letters, and under it: "Developing."',
      'I put it up on the screen in our lobby, where the markets run. "BREAKING," it says, in red letters, and next to it, with a time: "More follows."',
      'I had it run along the bottom of the monitors on our floor. It comes between copper and wheat, marked "Family," and stays for as long as you need to read it twice.',
    ),
    all(
      '{F}, who does our press, stopped in front of it with her coffee. "Who\'s the source?" she asked. I told her: {w.full}. There is no one closer to it. There is, as far as I know, no one else on it.',
      'It was seen by {F}, our press officer, on her way in. She asked where I got it. "From {w.full}," I said. "Firsthand." She asked if she could be put on the list.',
    ),
    mild(
      'By now the whole floor gets it. It is sent up with the mail, at six. Two people from Treasury have begun to wear a scarf.',
      'She has the list now, and so does the night porter. On quiet days it is the only thing that moves. "{tiny}," people say to each other, in the elevator, and nod.',
      'She has the list now, and so does the night porter. On quiet days it is the only thing that moves, and people look up at it, and call home.',
    ),
    hot(
      'In the fall it was taken up by other houses. A bank in Zurich holds its opening until it is in. There was one morning when it came four minutes late, and before noon the yen had lost two percent, and I had been asked by three governments if {w.full} was all right.',
      'It went out on the wires in May. Traders in Singapore stayed up for it. Analysts began to read between the lines: what was meant by the second flower, and if the punctuation had been a signal.',
    ),
    spicy(
      'Then {w.full} rang me, and I was glad, as I had the minister on hold. It was only to ask if I was getting it all. I had never once answered. "{short}," I wrote back, to show that I had, and a heart, and the markets closed for the day.',
      'Then {w.full} rang me, and I was glad, as I had the minister on hold. It was only to ask if I was getting it all. I had never once answered. I sent a heart. It crossed the screens at noon, and the markets closed for the day.',
      'It was {F} who thought of answering. No one had. She typed, "Thank you, and you?" and pressed the key, and all over the world the screens stood still. It took a while. "Oh," it said then. "I\'m fine. Have you eaten?"',
    ),
    unhinged(
      'That winter there was no other news. The agencies had let their people go, and the fronts were at rest, as the generals were waiting for the next one. At the hour itself you could hear it, from open windows, along the whole coast: one ping.',
      'The archive was sent out of the solar system on a gold disc. It held greetings in fifty-five tongues, and a whale, and everything from {w.full} up to the summer. It had been felt that, if they were to know only one thing about us, it should be that.',
    ),
    unhinged(
      'I was with {w.full} when it was written. I had not known that it takes all evening. It is done with one finger, and it is held at arm\'s length, and looked at, and a flower is taken out and put back. "It\'s not for the wires, is it?" I was asked. "I\'d have put on a blouse."',
      'An answer has come in. It had been composed, they think, with a single limb. {F} read it out. There was a sunrise, and a saying, in letters with a glow. "It\'s for you," she said, and handed it to {w.full}, who could not find the sound.',
    ),
  ),
  plot(
    'athome-brand-refresh',
    {
      when: [
        'shaved|shave|plucked|waxed|bleached|dyed|trimmed|cut|grew|grown|growing|threaded|tinted|permed|straightened|burnt|singed .. x:eyebrow|eyebrows|beard|moustache|mustache|hair|fringe|bangs|sideburns|goatee|legs|eyelashes|lashes|head',
        'x:eyebrow|eyebrows|beard|moustache|mustache|hair|fringe|bangs|roots|perm .. came_out|turned|is|are|went|looks|look|gone .. orange|green|blue|purple|pink|yellow|wrong|uneven|short|gone|swamp|crooked|lopsided|grey|gray|flat|frizzy|weird|crispy|too|striped|ginger',
        'tried|try to dye|bleach|cut|trim|perm|curl|pluck|straighten .. x:hair|fringe|bangs|beard|eyebrow|eyebrows',
        'got|have|had|getting .. x:perm|fringe|bangs|highlights|mullet|bob|pixie_cut|mohawk|dreadlocks|extensions',
        'found|have|got|spotted .. grey|gray|white|silver .. x:hair|hairs|eyebrow|beard',
        'first grey|gray|white x:hair|eyebrow',
      ],
      not: [
        'hairdresser|barber|haircut|salon|@pet|dog|cat|son|daughter|kid|@child|@spouse|wife|husband|mum|mom|dad|@parent|sister|brother|he|she|his|her|chemo|cancer|hospital|ill|drain|sink|soup|food|lawn|lost_a_bet|bet|charity|boss|@boss|@colleague|fell_out|losing|bald|balding|lamp|chicken|braces_off|lice|nits|robot|froze|legs_hurt|passport|interview|dryer|tie|fan|cutting_board|patient|student|client|customer|cut_off_my|gum',
      ],
      fine: 'one too much mistake by accident off half blue box home boxed dye swamp tried myself own bathroom scissors kitchen at youtube last night before wedding first car mirror 54 30 40 without asking christening photo today finally again left right completely whole both long years month november movember wonky uneven short orange green purple bleach clippers trimmer beard',
      carries: true,
      is: '!question !actor:person !actor:pet',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'the old one',
    },
    all(
      '{text}. It had not been thought of as a rebrand. But if you change the part that people see, then that is what it is, and you had better have a launch.',
      '{text}. It is what we in marketing would call a refresh. You touch one element, lightly, and trust that they will know you by the others.',
    ),
    all(
      'I wrote the release myself. "Bold," it says. "Still us, but more so." For the {x} there is a paragraph of its own, and a grid, to show that it had all been meant.',
      'I worked out a story for it. The {x} now stands for openness, and a new start. There is a guide of twenty-six pages to how it may be shown: on white, from the right, and never beside the one from before.',
    ),
    all(
      '{F}, who looks after our brand, saw it first, at the coffee machine. She took a step back, and put her head on one side, to where it was level. "And what was wrong with the old one?" she asked.',
      'I let {F} see it, who is head of brand. She went around me once. Then she sat down. "I had nothing against the old one," she said.',
    ),
    mild(
      'By noon it had been tested on the entire floor. They understand "{quote}." They recognize me, when I speak. But for the time being she has asked that I carry the old one in front of me, on a stick.',
      'We have agreed on a soft transition. I come in by the back, and there is a sign on my desk: "Under new {x}. Same great service." {F} did it in the old typeface.',
    ),
    hot(
      'I went all the way. I had it on the building, two stories high, with a lamp on the {x}. There was a film, in which a child looks up at it and then at the sea. It cost $300,000, and one could not say that it went unnoticed.',
      'It was rolled out in twelve markets on one day. I was on the buses. Where I had been seen only by colleagues there was now a hotline, and it was there, at around lunch, that the word "why" was first recorded.',
    ),
    spicy(
      'By evening there was a movement. They stood below, with candles, and held up pictures of the old one. {F} read them a statement. It is to be back within fifteen weeks, she said, by itself, as things grow. I have been asked to stay indoors, and to call it a limited edition.',
      '"Bring back the old one," it said on the banners, and in the front row stood my mother. We have given in. {F} drew it on with a pencil, from memory, and for eight weeks now, until it is back, there is somebody with me who keeps it sharp.',
    ),
    unhinged(
      'What we had not seen was that the other side would move. Our rival came out a week later with exactly the same {x}, and a bit more of it. Soon it was on the coins. I saw a horse with it. There were new statues, and men on ladders at the old.',
      'It could not be stopped by then. The {x} was taken up in parliament, on both sides of the aisle. The mountains in the west were changed to match, and when you opened an egg, it had been told.',
    ),
    unhinged(
      'And then, one morning, it had grown back. I was let out, on foot, and they turned in the street and covered the eyes of their children. "{short}," I said, to remind them how it began. {F} lifted her lamp to me. "That\'s nothing like you," she said.',
      'And then, one morning, it had grown back. I looked as I had always looked. I was let out, on foot, and they turned in the street and covered the eyes of their children. {F} lifted her lamp to me. "That\'s nothing like you," she said.',
    ),
  ),
  plot(
    'athome-hen-targets',
    {
      when: [
        'hen|hens|chicken|chickens|duck|ducks|quail|goose .. laid|lay|lays|laying|stopped|egg|eggs',
        '@livestock|cow|sheep|goat|pig|mare|ewe|sow|nanny_goat|alpaca .. had|gave_birth|calved|lambed|foaled|calf|lamb|lambs|foal|piglets',
        'first egg .. hen|hens|chickens',
        'cat|dog|rabbit|hamster|guinea_pig .. had|has|gave_birth_to .. kittens|puppies|babies|litter|bunnies',
      ],
      not: [
        'die|died|dead|dying|killed|fox|hawk|eaten|vet|sick|ill|cancer|surgery|buried|lost_forever|hit|pregnant|dinner|roast|curry|soup|nugget|nuggets|sandwich|restaurant|egg_salad|cook|cooked|fry|fried|broke|hospital|plane|stole|lay_off|layoff|laid_off|bill|poached|goose_chase|driver|street|mailman|town|colleague|office|boss|monkey|bears|buy|sold|slaughter|butcher|police|man|lady',
      ],
      fine: "first egg since next door drum kit winter year today morning two three five brown blue tiny laundry basket last night behind fridge cage tank ok fine again out garden kitchen in my on foot field neighbour's calf lamb stopped laying weeks finally boot of yolk double new whole",
      carries: true,
      is: '!question !actor:me',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'own time',
    },
    all(
      '{text}. What interests me about that, as a manager, is that it had not been scheduled.',
      '{text}. I was shown the figures for the quarter on the same day, and I must say that there was nothing in them to compare with it.',
    ),
    all(
      'I had targets drawn up. They were hung in plain sight, with an arrow. Below it I had put "{quote}," as the baseline, and a small bell, to be rung for each success.',
      'I pinned a chart to the wall, at eye level, which is low there. It starts with "{quote}." From that point it goes up at ten percent a month, in green.',
    ),
    all(
      'My neighbor {F}, who has kept animals all her life, leaned on the gate. "It\'ll come in its own time," she said. I told her we had a word for that. She asked me what it was. I said "backlog."',
      '{F}, from down the road, who knows about animals, read the whole of it, with her hands in her apron. "They do it in their own time," she said. I asked if she could give me a date.',
    ),
    mild(
      'I have been there every morning since, with a clipboard. We look at each other. I believe that I am being given a chance to settle in.',
      'By the end of the month there was a result. It was warm, and it was on the chart. It is not clear to me what it says there, but it was written from below.',
    ),
    hot(
      'I sat in from then on. I was there at five, on the floor, with my laptop on a crate. I said I had not come to check, that it was just so I could learn. I was given room. I noticed that there was no meeting, and toward seven that I had stopped typing.',
      'So I moved my office in, to be near. There was a warm spot. For the first few days I spoke of pipelines. After that I mostly looked where everyone there looked, to where the light was, and let the phone go.',
    ),
    spicy(
      'In April {F} came by with a bucket, and I was not to be moved. I had something under me. "What is it?" she asked. I said that I could not talk about it yet. She nodded, and put down an old towel, and pulled the door to. It would come in its own time.',
      'Then head office rang, about the figures. It was {F} who picked up. She looked in on me, and I looked back, with one eye. "He\'ll be a while," she told them, in a low voice. "{short}. It\'s all in its own time."',
      'Then head office rang, about the figures. It was {F} who picked up. She looked in on me, and I looked back, with one eye. "He\'ll be a while," she told them, in a low voice. "It\'s all in its own time."',
    ),
    unhinged(
      'It happened in the night. By dawn there was a small company in the corner: wet, and not quite steady, with four departments, and an open mouth. It had my eyes. I had not had a plan for it, and it stood up.',
      'I do not know how long it took. When I got up, there was a second quarter. It was pale blue, and had a fine crack in it. From within you could hear somebody tapping, and it was not a keyboard.',
    ),
    unhinged(
      'They came from head office, in good shoes, to ask how it could be scaled. "{quote}," I said. By then they had sat down on the floor, where it was warm, and {F} went quietly around behind them, with the bucket, and closed the door.',
      'I was offered the whole region. I did not hear it to the end. There was that hour, when the light comes in on the side, and I was wanted. "You go on in," said {F} to the people from the board, and held the gate. "Mind where you step. And don\'t ask for a date."',
    ),
  ),
  plot(
    'athome-gone-remote',
    {
      when: [
        'p:@pet|hamster|budgie|canary|parrot|tortoise|gerbil|guinea_pig|snake|gecko|lizard|rabbit|ferret|hen|chicken|rat|mouse .. escaped|escapes|hiding|hides|hid|hidden|living|lives|moved|vanished|disappeared|ran_off|ran_away|got_out|gets_out|jumped_out|broke_out',
        "p:@pet|hamster|budgie|parrot|tortoise|rabbit .. won't|wont|wouldn't|refuses|refused|not .. come|leave|go|move .. out|down|inside|back|cage|tree|box|bed|house|shed|roof|wardrobe|sofa|in",
        'p:@pet|hamster|budgie|parrot|tortoise|rabbit .. stuck|asleep|sleeping|sleeps|sits|stays|spends|spent|lies|nesting .. in|on|under|behind|inside|up .. drawer|wardrobe|box|sink|basket|cupboard|washing_machine|dryer|shelf|suitcase|bath|fridge|sofa|bookcase|bookshelf|roof|tree|shed|bag|bowl|printer|oven|shower|dishwasher|closet|curtain|curtain_rail|radiator',
      ],
      not: [
        "die|died|dead|vet|sick|ill|cancer|surgery|buried|hit|run_over|lost_cat|lost_dog|fire|police|school|class|year_4|office|work|boss|@boss|colleague|@colleague|meeting|neighbour's|neighbor's|street|road|motorway|airport|plane|flight|bit|bite|attack|ate|killed|eaten|pregnant|kittens|puppies|babies|on_my|in_my_lap|my_lap|call|laptop|keyboard|keys|coat|found|we_found|fireman|firemen|second_home|strangers|@server|store|shop",
        'goldfish|fish|next_door|neighbours|neighbors|neighbour|neighbor|=cats|=dogs|=hamsters|=rabbits|=hens|=chickens|=fish',
        '@pet living|in room|keyboard',
      ],
      fine: 'behind fridge under bed wardrobe cage tank again since days three two weeks fine ok still happy hoover hoovering vacuum box new old all day night day now sofa sock drawer laundry basket tortoise cat budgie curtain rail sat top bookshelf bookcase kitchen floorboards house cold rain visitors guests fireworks thunder storm',
      carries: true,
      is: '!question !actor:me !actor:us',
      cast: { F: 'she' },
      axis: 'distance',
      back: '',
    },
    all(
      '{text}. There had been no announcement, and no discussion of equipment. It is the first case of remote work in our house.',
      '{text}. So now it has reached us, too. One day you have everybody on site, and the next someone has gone remote.',
    ),
    all(
      'I stayed calm, as a manager. I put a bowl out halfway and sent round a note: "{short}. We trust our people. Core hours are ten to four."',
      'I stayed calm, as a manager. I put a bowl out halfway, and a note that said we trust our people. Core hours are ten to four.',
      'I did not make a thing of it. I moved the bowl to a neutral place and told the others that we go by results here, and not by who can be seen.',
    ),
    all(
      'As for results, the {p} had never been so visible. There was a crunch toward three in the morning. There was a look, once, from the dark, of someone who is in the middle of something.',
      'I checked the output. It was steady, on the whole, with a peak after midnight. I had to admit that I could not name a thing the {p} had done on site that was not being done from there.',
    ),
    mild(
      '{F}, who runs our department, asks us all to come in three days a week. I showed her the {p} as a model. She lay on the floor for a time with a flashlight, and has cut it to two.',
      'I have suggested one day a week together, with snacks. So far I have been alone on that day. They were good snacks.',
    ),
    hot(
      'I thought it only fair to take the {p} along to my own director, {F}, as a precedent. She wants us in five days a week. "For the culture," she said. I asked her to get down on the floor with me, and look, and say where she saw culture.',
      'When my director, {F}, called all of us back to the office, I went to her with the case of the {p}. She asked how I would bring about a return. I rattled the box of treats. We both waited. That, I said, was what her email had been like.',
    ),
    spicy(
      'That night I lay down on my stomach and reached in, to shake hands on it. There was a bowl there, and behind it a small lamp, and the slippers of {F}. "Close the door," she said, "you\'re letting the office in." She has asked me not to make her come in.',
      'She took a day to think. Then my pass no longer opened the door. I rang, and it was {F}, from within. She had had the same idea about us. "I\'ve never got so much done," she called. "Don\'t come in."',
    ),
    unhinged(
      'It has spread to the furniture. The sofa went first, in the night, by the fire stairs. The kitchen can be reached by phone. Where our house had been on the street there is a neat lawn, and a note about core hours.',
      'The city followed in the fall. You would go to the bank, and there was a warm hollow in the ground where it had lain. Of the station nothing was left but a crunch, toward three, from somewhere below the park.',
    ),
    unhinged(
      'I put out a bowl on the square, the size of a pond, and sat down some way off, and looked to one side. One must not call. At dusk there was a rustle in the hills. First to come in was the {p}, and looked at the bowl, and at me, and took it away with it.',
      'I am the last one who can be seen. I have a desk, in the open, and keep core hours. Now and then {F} and the {p} come to the edge of things and look out at me, quite fondly. They think that something must have scared me, they say. They are leaving it to me to come in.',
    ),
  ),
];
