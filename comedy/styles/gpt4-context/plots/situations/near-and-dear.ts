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

/** What children, partners, parents, friends, neighbours and animals do. */
export const NEAR_AND_DEAR: readonly Plot[] = [
  // Children say
  plot(
    'dear-child-announced',
    {
      when: [
        'w:@child .. tell|told|tells .. everyone|everybody|people|guests|neighbors|neighbours|@neighbor|class|teacher|school|grandma|granny|family|doctor|nurse|waiter|waitress|cashier|friends|vicar|priest|lady|man|dentist|stranger|bus|room|restaurant',
        'w:@child .. announce|announced|blurt|blurted|declare|declared',
        'w:@child .. shout|shouted|yell|yelled|scream|screamed .. in|at|across|to .. x:@place|bus|train|crowd|everyone',
        'little|younger|kid|baby w:brother|sister .. tell|told .. everyone|everybody|class|whole|teacher|friends|boyfriend|girlfriend|team',
        'w:@child .. say|said .. in_front_of|loudly|very_loud|out_loud',
      ],
      not: [
        'die|died|sick|hurt|cry|crying|love|proud|joke|story|help|fire|pee|hungry',
        'first word',
        'engaged|engagement|pregnant|marry|married|getting_married|gay|trans',
        'i|we tell|told',
      ],
      fine: 'function wedding birthday party lunch dinner',
      carries: true,
      axis: 'audience',
      back: 'statement',
    },
    all(
      '{text}. In my company that is called a leak, and the answer to a leak is a statement, on letterhead, in which it is said again.',
      '{text}. I have been trained for this. You do not let a thing like that run. You put out a statement.',
    ),
    all(
      'I put it up at the bakery, the bus stop and the fence of the swimming pool. It said that we were aware of a report, "{quote}," and that we do not comment on reports.',
      'Fifty copies went up between the bakery and the swimming pool. "We are aware of what {w.full} may have said," it read, "and would ask people to stop repeating it."',
    ),
    all(
      'Until then only those within earshot had known. By evening there was a line at the bus stop, and a man was reading it aloud for those in the back.',
      'It had been a matter for whoever happened to be there. Before supper there was a crowd at the bus stop, and an old woman was copying it down for her sister.',
    ),
    mild(
      'I have spent fifteen years and a good deal of money trying to reach exactly these people.',
      'These are the very people my department has been trying to reach since April.',
    ),
    mild(
      'I looked over at {w.full}, who had used no paper at all.',
      'I have asked {w.full} whether there is anything that could be said about our new invoicing software.',
    ),
    hot(
      'So I called a press conference, with a lectern and a glass of water. The first three questions were about things that {w.full} had not told anybody yet.',
      'That called for a press conference, in a hall, with me behind a jug. They began with three matters that I had thought only {w.full} knew of.',
    ),
    spicy(
      'I asked the hall where they had that from. They all looked down. In the front row, on two cushions, sat {w.full}, with a press card.',
      'I wanted to know who their source was. There was some coughing, and then I saw {w.full} in the front row, between two reporters, eating a cookie that I had not paid for.',
    ),
    spicy(
      '"One last question," I said. {w.full} had a statement.',
      'I said that there was time for one more question. {w.full} said that it was really more of a statement, and longer than the first.',
    ),
    unhinged(
      'It was picked up abroad. In the third week it got onto the weather map, as a front coming in from the Azores, and two ministers had to be asked about it on a runway.',
      'After that it left the country. It was seen on a weather map, west of Portugal, with an arrow, and a research ship went out to take a sample.',
    ),
    unhinged(
      'I do not speak for myself any longer. All that goes through my press office, which is {w.full}, on a booster seat. The statement this morning was four words: "And there is more."',
      'I may not talk to anybody now without my spokesperson, which is {w.full}. I listen to the daily statement with the others. Today it opened with my feet.',
    ),
  ),
  plot(
    'dear-child-asked',
    {
      when: [
        'w:@child .. ask|asked|asks|asking .. me|us .. if|why|how|what|whether|where|who|when|whose|which|about',
        'w:@child .. ask|asked|asks if|why|how|what|whether|where|who|when|whose|about',
        'w:@child .. keep|kept|keeps .. asking',
        'w:@child .. want|wanted|wants to know x:*',
      ],
      not: [
        'die|died|dead|divorce|war|cancer|sick|lift|ride|money|park|stranger|man|woman|lady|@server|@boss|teacher|date|marry|grandpa|shop|store|supermarket|till|counter|bus|train|plane',
      ],
      carries: true,
      is: '!actor:me',
      axis: 'distance',
      back: 'great question',
    },
    all(
      '{text}. "Great question," I said, and wrote it on the flip chart by the door. We call that chart the parking lot. It is where a question is put so that it does not block the road.',
      '{text}. I said that it was a great question, and that I would like to park it. I carry a flip chart for that. It is called the parking lot.',
    ),
    all(
      'A little later {w.full} came back and asked when it would be let out. I said that that was a great question, too, and it went underneath.',
      'An hour later {w.full} wanted to know what becomes of them in there. It was a great question. I got a second marker.',
    ),
    all(
      'By the weekend the sheet was full. Some of them were parked so close that the ones behind could not have left if I had wanted them to.',
      'It filled up. In the corner by the sink there were four about the sea, wedged in behind one about my hair, and none of them could move.',
    ),
    mild(
      'This morning it was I who needed to know something. I asked {w.full} where the car keys were.',
      'Yesterday I had one of my own. I asked whether anybody had seen my car keys, and {w.full} looked up.',
    ),
    mild(
      '"Great question," said {w.full}, and went to get the marker.',
      '{w.full} thought that it was a great question, and pulled the chair over to the chart.',
    ),
    hot(
      'Word got around. Our whole floor began to leave its hard ones with me. Payroll alone parked sixteen, and there was an old one from Purchasing, with a flat tire.',
      'I offered the service at work, and people came from other buildings to leave what they had been asked. I had to paint lines.',
    ),
    spicy(
      'I run all our town halls now. I have not let an answer through since April, and there have been no complaints, or they are parked.',
      'For that I was put in charge of our town halls. We have had eleven, with full attendance, and it has not come to an answer yet.',
    ),
    spicy(
      'Last night I asked {w.full} where my car was. "Great question," said {w.full}. It is behind "{tiny}," which cannot get out.',
      'Last night I asked {w.full} where my car was. "Great question," said {w.full}, and drew a line around me.',
      'Then I could not find my own car, and asked {w.full} about it. "Great question," I heard, from over by the chart.',
    ),
    unhinged(
      'In the summer the city took it over. There is a barrier now, and four levels. On the top one, with the engine running and somebody in it, stands the first: "{quote}."',
      'It is a real one now, of concrete, with four levels. The oldest is right at the top, and on quiet nights you can hear it from the street: "{quote}."',
    ),
    unhinged(
      'I drove up there to let it go. In the booth sat {w.full}. "One answer to get out," I was told. I said that it was a great question. The barrier has been down since June.',
      'I went in to fetch it, and it would not start, and when I got back to the exit, {w.full} was in the booth. It costs one answer. "Great question," I said, and I have been up here since.',
    ),
  ),
  plot(
    'dear-child-testimonial',
    {
      when: [
        "w:@child .. say|said|says|tell|told|thinks|think .. i|me|my|i'm",
        'w:@child .. call|called|calls me|my|us .. x:*',
        'w:@child .. describe|described .. me|my x:*',
        'according .. to .. w:@child x:*',
      ],
      not: [
        'how old',
        'till|counter|shop|store|supermarket|bus|train|waiter|@neighbor|everyone|everybody|joke|knock|teacher|class|die|died|hate|cry|crying|sorry|thank|thanks|sick|hurt|lost|pregnant|gay|moving|drop|quit|school|bullied|afraid|scared|ask|asked|bye|first|never|swear',
        'call|called .. me .. to|from|because|at|about|for|every|when|while|by',
        'i|we tell|told|said',
        'mom|mum|dad|mama|dada',
      ],
      fine: 'old fat boring funny weird',
      carries: true,
      is: '!question',
      axis: 'cost',
      back: 'testimonial',
    },
    all(
      '{text}. I collect testimonials, and this was the first that had come in without my writing it.',
      '{text}. As a testimonial it had everything: it was short, it was specific, and I had not had to ask.',
    ),
    all(
      'I put it on my website that night, in italics, between two laurel branches, with three dots at the place where I felt that it wandered.',
      'By ten it was on my website, with five stars above it. I had changed the order of the words a little, for rhythm.',
    ),
    all(
      'I asked {w.full} for a second testimonial. It turned out that there was a fee now, and that the fee was a popsicle.',
      'Naturally I wanted another. {w.full} thought it over, and named a price. It was one popsicle, the red kind, per testimonial.',
    ),
    mild(
      'I paid. The new one says that I am very good at popsicles.',
      'We settled on red. It reads, "Always has popsicles," and I have put it at the top.',
    ),
    mild(
      'I have left the first one up as well. Visitors tell me that it is the only one they believe.',
      'The old one I have moved to the bottom. It is, I see from the figures, the one that people stay for.',
    ),
    hot(
      'I paid. By the end of July there were sixty-two, all of them warm, a few of them dictated with a full mouth, and we had bought a second freezer.',
      'I do not haggle over reputation. In ten weeks I bought sixty-two, each warmer than the last, and had the freezer moved into my study.',
    ),
    spicy(
      'Then an investor in Leeds wanted to check the source. She asked to have {w.full} on the phone, off the record: what was I really like?',
      'They worked. An investor called from Leeds, and before she signed she asked for a word with {w.full}, in private, about what I was really like.',
    ),
    spicy(
      'There was a long pause on the line. "What flavor do you have?" said {w.full}.',
      '{w.full} considered it. "What color are yours?" I heard, through the door.',
    ),
    unhinged(
      'In August the power failed, and they melted. On my website sixty-two testimonials ran slowly down the page, red mostly, some orange, and dripped out at the bottom of the screen.',
      'Then came the hot week in August, and they did not keep. Letter by letter they slid down the screen, into the keyboard, until the page was clean and sticky.',
    ),
    unhinged(
      'One was left, the first, the one that had not cost anything: "{quote}." I have held a hair dryer to it. It will not melt.',
      'Only the first one stayed where it was: "{quote}." I have had it in the oven since. It does not even soften.',
    ),
  ),
  // Children do
  plot(
    'dear-child-stuck',
    {
      when: [
        "w:@child|@child's .. head|arm|hand|finger|leg|foot|knee|thumb|himself|herself|themselves|bum|butt .. stuck|jammed|wedged|trapped",
        'w:@child .. stick|stuck|jam|jammed|wedge|trap .. head|arm|hand|finger|leg|foot|knee .. in|into|between|through|inside|under',
        'w:@child .. stuck|wedged .. in|under|behind|inside|between',
      ],
      not: [
        'tree|park|playground|zoo|shop|store|supermarket|church|museum|restaurant|swing|trolley|cart|car|fence|bus|outside|elevator|lift|traffic|snow|song|flight|airport|train|hospital|surgery|song|broken|game|level|gum|toy|at_home|inside_all|bed',
        'in my|me',
      ],
      fine: 'oil olive butter soap banister railing bucket chair potty toilet seat jar gate fire brigade department',
      carries: true,
      axis: 'commitment',
      back: 'it fit|it fits',
    },
    all(
      '{text}. I have seen the same at several companies: a quick way in, and then it turns out that there had never been a plan for coming back.',
      '{text}. Head of strategy is my title, so while it was being dealt with I wanted to hear about the thinking behind it.',
    ),
    all(
      'Before anything was undone I asked what had led to the decision. "It fit," said {w.full}, and that was the whole feasibility study.',
      'I asked {w.full} for the business case. "It fit," I was told. I have signed off on mergers with less.',
    ),
    all(
      "That night, when everyone was free and washed and asleep, I went back by myself to see it from the customer's side, and did exactly the same.",
      'Reading about a thing is no substitute. Once the house was dark I went to the place alone, and repeated the procedure in full.',
    ),
    mild(
      'It fit. That left me until breakfast to draw the conclusions.',
      'I can confirm that it fit. I then had seven hours in which to extend the study.',
    ),
    mild(
      'At half past six {w.full} came by in pajamas, looked at me from both sides, and asked what my plan was.',
      '{w.full} found me, and listened to the conclusions, and went to get the oil without being asked.',
    ),
    hot(
      'It fit. By dawn I had drawn twenty lessons, of which the first twelve were about patience, and could see most of the skirting.',
      'In my case, too, it fit. I dictated lessons into the dark, and by four in the morning I had twenty and a cramp.',
    ),
    spicy(
      'At half past six {w.full} came by with a bowl of cereal, sat down where I could see, and ate it to the end.',
      '{w.full} was the first one up, and walked around me slowly, the way one does with a used car.',
    ),
    spicy(
      '"You have to want to come out," said {w.full}, and went to see about breakfast.',
      '"You went in too fast," said {w.full}, over the shoulder, on the way to the kitchen. I have paid a professor in Lausanne for less.',
    ),
    unhinged(
      'The engineer came at noon. It could no longer be said, he found, where the one of us ended and the other began. He recommended that I be left in. For insurance purposes I am a fitting.',
      'The fire department took measurements and went away again. It seems that we had set, at about five. I was entered in the land register as a fixture.',
    ),
    unhinged(
      'We sold in the fall. A couple came to view it, with a small girl, who walked around me once. "So it fits," she said. I told her what I could, beginning with {w.full}.',
      'There are new people in the house now, with a boy. He comes and stands in front of me. "Did it fit?" he asked me yesterday. I nodded, as far as that goes.',
    ),
  ),
  plot(
    'dear-child-inserted',
    {
      when: [
        'w:@child .. put|stick|stuck|insert|shove|shoved|drop|dropped|feed|fed|push|pushed|post|posted|stuff|stuffed .. x:@food|@carried|@gadget|@garment|@sweet|toy|lego|crayon|coin|money|stone|stones|playdough|sticker|dollar|card .. in|into|inside|down|through|behind .. y:@officemachine|@gadget|dvd_player|dvd|vcr|record_player|toaster|heater|radiator|vent|piano|speaker|console|slot|mailbox|letterbox|couch|sofa|car|vacuum|dryer|washing_machine|drain|tv|hoover',
        'found|find .. x:@food|@carried|@sweet|toy|lego|crayon .. in|inside .. y:@officemachine|dvd_player|vcr|piano|radiator|vent ... w:@child',
      ],
      not: ['mouth|nose|ear|hospital|swallow|toilet|cat|dog|office|work|hair'],
      fine: 'again stuck broke broken jammed works work',
      carries: true,
      cast: { F: 'he' },
      axis: 'distance',
      back: 'layer',
    },
    all(
      '{text}. I had {the y} opened by a man called {F}, who works downward with a small brush, a layer at a time.',
      '{text}. I sent for {F}, who opened {the y} the way they opened Troy, layer by layer, with strings.',
    ),
    all(
      '{the x} lay on top, in the layer of this year. Beneath it came two buttons, half a permission slip, and a small horse, which {F} put in the winter before.',
      'First came {the x}, which is our own time. The next layer had a horse in it, two buttons, and a signed permission slip for a zoo.',
    ),
    all(
      'I was moved. We have an archive at the company, with a full-time archivist and a climate system, and it does not go back nearly so far as {w.full}.',
      'I looked at {w.full} with new eyes. I have a records department of thirty that could not find me 2022 if they were paid for it, and they are.',
    ),
    mild(
      'I asked {F} to put it all back just as it was. He wanted to know whether {the y} was supposed to work. I said that it was working.',
      '{F} asked me what he should do with it. I have had a pane of glass put in the front, and there is a lamp.',
    ),
    mild(
      'A school group is coming next week. {w.full} is to be asked to add a layer while they watch.',
      'We have stopped using {the y} for anything else. This morning there was a grape in it, from the modern era.',
    ),
    hot(
      'He went on down. There was the library card that I had reported as stolen, and under that, pressed quite flat, the letter in which I was offered the job in Geneva.',
      'It got older as he went. He brought up a key that had cost me a deposit, and then a letter offering me Geneva, with an answer due in March of some year.',
    ),
    spicy(
      '"Below this it can\'t be {w.full} anymore," said {F}. "Too early." He cleared the last layer with a brush of four hairs. It was a slice of toast, with a bite out of it.',
      'The lowest layer was from before {w.full}. {F} blew the dust off it for a while. It was toast, whole but for a single bite.',
    ),
    spicy(
      'He held it up to my mouth and turned it a little. "There we are," said {F}. "The founder."',
      '{F} measured the bite, and then, without a word, my jaw. I had always thought that they got it from the other side.',
    ),
    unhinged(
      'Under that layer the brush went through into air. {F} let down a lamp. There were steps, and a market, and people with little carts, bringing {the x} in from the gate.',
      'Then the floor gave, and he had broken through into a town. They had streets down there, and a granary. Through the lens we watched them quarter {the x} and carry it in.',
    ),
    unhinged(
      'On the square stood the statue of a hand, very large, with jam on it. "That would be {w.full}," said {F}. "They\'re asking when it comes again."',
      '{F} made out some of what they were singing. It is about a hand that comes down and gives. He says that I am in it, too, in the last verse, as the one who shuts the lid.',
    ),
  ),
  plot(
    'dear-inquiry',
    {
      when: [
        'w:@child .. break|broke|broken|paint|painted|draw|drew|cut|spill|spilled|spilt|color|colour|coloured|smash|smashed|rip|ripped|tear|tore|flood|flooded|scratch|scratched|destroy|ruin|ruined|throw|threw|pour|poured|lick|licked|bury|buried|unroll|unrolled|erase|delete|deleted|hide|hid|empty|emptied|glue|glued|eat|ate|decorate|dye|squeeze|squeezed x:*',
        'w:@child .. lock|locked .. me|us|himself|herself',
        'w:@child .. order|ordered|buy|bought .. on|from|with .. my|amazon|alexa|ipad|phone|card',
        'w:@child .. get|got .. into .. x:@food|@household|makeup|lipstick|flour|paint|nappy_cream|vaseline|sudocrem|sharpies|sharpie|glitter|cupboard|pantry',
        'w:@child .. find|found|got .. hold_of|sharpie|sharpies|scissors|glitter|makeup|lipstick|vaseline',
      ],
      not: [
        'arm|leg|wrist|bone|bones|hospital|heart|record|promise|nose|tooth|teeth|up|bike|house|married|first|party|surprise|baby|newborn|infant|picture_of|me_with|card|hair|only|vegetables|well|trouble|university|college|job|sick|poison|pill|bite',
        'threw .. up',
        'twin girls|boys|sons|daughters',
        'refuse|refuses|refused|want|wants|will_not|teacher|told|asked',
        'without .. asked|told|asking',
        'dishwasher|dishes|bins|laundry|homework|school',
        'my|own money',
      ],
      fine: 'permanent marker nails polish wall floor kitchen everywhere',
      carries: true,
      axis: 'formality',
      back: 'second cross',
    },
    all(
      '{text}. There was no shouting. There was an inquiry, with me in the chair.',
      '{text}. I opened an inquiry that same hour, because that is what separates us from a mob.',
    ),
    all(
      '{w.full} was heard first, confirmed everything, and added only that it had been easy.',
      'The first witness was {w.full}, who denied nothing and wished to know whether there would be juice.',
    ),
    all(
      'I had the scene drawn to scale. There was a cross for {w.full}, a dotted line, and some distance off a second cross, with its back turned, which the inquiry agreed not to go into.',
      'A plan was drawn up, with arrows. One cross stood for {w.full}. There had to be a second cross as well, further off and facing the other way, but we kept that small.',
    ),
    mild(
      'The report finds a failure of supervision. It recommends that the second cross be spoken to.',
      'According to the findings, nothing could have been done by anyone, with the possible exception of the second cross.',
    ),
    mild(
      'I have spoken to myself at some length. I could not get a straight answer.',
      'I sat down with myself last night and was quite firm. I have decided to let it go with a warning.',
    ),
    hot(
      'Then {w.full} asked to put a question to the chair. "Where were you?"',
      'At that point {w.full} picked up the plan, turned it around, and put a finger on the second cross. "Who\'s that?"',
    ),
    spicy(
      'I pointed out that the chair was not on trial. {w.full} pointed out that it was not nailed down, either, and I was asked to change places.',
      'I explained that the chair does not give evidence. A vote was taken, and it came to one against one, and {w.full} was the louder of the two.',
    ),
    spicy(
      'The final report is out. It is a single page, in crayon, and the second cross is much bigger than the first.',
      'The report was published this morning, on the fridge. There is only the second cross on it, in red, and it has my hair.',
    ),
    unhinged(
      "It was sealed for the night. In the morning the plan lay on the table, with {w.full}'s cross on it, and the dotted line. The second cross had got off the paper and out by the kitchen window.",
      'The case went to The Hague, and the plan with it. There, on the eve of the hearing, the second cross left the page. The guards had looked away, as it had.',
    ),
    unhinged(
      'They caught it two weeks later, on a balcony, with its back turned, on the phone. {w.full} had only to look at it once.',
      'It was found in a café, facing the wall, answering e-mail. "That\'s the one," said {w.full}. We have the same lawyer.',
    ),
  ),
  plot(
    'dear-bitten',
    {
      when: [
        'b:@child|@animal|@pet .. bite|bit|nip|nipped|peck|pecked|sting|stung me',
        'b:@child|@animal|@pet .. bite|bit|nip|nipped|peck|pecked .. my .. x:@bodypart',
        '=got|=was|been|get bitten|bit|stung|nipped|pecked .. by .. b:@child|@animal|@pet',
        'b:mosquito|wasp|bee|horsefly|hornet .. bite|bit|sting|stung .. me|my',
      ],
      not: [
        'snake|shark|rabies|hospital|swollen|allergic|allergy|scar|stitches|face|blood|infection|postman|@colleague|twice|times|three|four|five|seven|ten|everywhere|alive|all_over|=bees|=wasps|=mosquitoes|=ants|=mosquitos|attack|attacked|spider|bat|raccoon|fox',
        'dog .. child',
      ],
      fine: 'finger ankle toe thumb hand arm leg work foot knee ear elbow eyelid park today open',
      carries: true,
      axis: 'audience',
      back: 'one bite',
    },
    all(
      '{text}. What I cannot get past is that it was one bite. There was all of me left, and no interest in more.',
      '{text}. I have been in sales for sixteen years, and I know what it means when they take one bite and go.',
    ),
    all(
      'I asked for feedback. There was only the look of somebody who has had a canapé and is not going back to that tray.',
      "I looked for the reaction, as one does. It was polite. It was the face my mother-in-law makes at other people's soup.",
    ),
    all(
      'So I have worked on the product. I gave up coffee, slept on straw for a week, and took to walking through the herb garden with my sleeves up.',
      'I took it seriously and went back to the recipe: less salt, more fresh air, and a fortnight on figs, like a goose of quality.',
    ),
    mild(
      'Then I went back, and stood there, casually, at about the right height. The {b} gave me a sniff.',
      'I offered a second tasting at the same spot. The {b} came over, breathed in once, and thought of something else.',
    ),
    mild(
      'I am told that the person next to me was delicious.',
      'It is back to figs. At least there was a sniff, and I have put it in the pipeline as a lead.',
    ),
    hot(
      'I also took it to the market. A panel of seven in Lyon was handed my forearm on a cloth. They swirled a little air, bit once each, and wrote for a long time.',
      'I had myself put before a jury, in Lyon, blind, between a ham and a mature cheese. Each of the seven took one bite and drank water.',
    ),
    spicy(
      '"Dry," it said. "Long finish of paperwork." The ham got a medal.',
      'The verdict was "Office, with a note of carpet." Two of them asked whether the ham was available.',
    ),
    spicy(
      'I went back to the {b} with the certificate, as the first to see it in me, and asked what had been missing. It was already biting the frame.',
      'I have kept the spot, and show it to visitors. One bite. The {b}, I hear, has gone on to a man in Accounts, and stayed.',
    ),
    unhinged(
      'Then the guidebook came. A woman in gray put up at my house under a false name for three nights, and on the last of them I felt it, at the elbow, very briefly, in the dark.',
      'It reached the guidebook people, who inspect without telling you. I never saw her. I woke at five, and on my shoulder there was a second mark, small and professional, and a folded napkin.',
    ),
    unhinged(
      'I am in this year\'s edition, with no star, under "Also in the area." In the photograph you can see the {b} at a table across the street.',
      'The entry runs to a line: "Worth one bite if you happen to be passing." It cites the {b}.',
    ),
  ),
  plot(
    'dear-authenticated',
    {
      when: [
        'w:teenager|teen|tween|son|daughter|kid|stepson|stepdaughter .. say|said|says|text|texted .. thank|thanks|thank_you|please|sorry|good_morning|i_love_you|love_you',
        'w:teenager|teen|tween|son|daughter|kid|stepson|stepdaughter .. thank|thanked .. me',
        'w:teenager|teen|tween|son|daughter|kid|stepson|stepdaughter|toddler .. hug|hugged .. me',
        'w:teenager|teen|tween|son|daughter|stepson|kid|kids .. clean|cleaned|tidy|tidied|empty|emptied|unload|unloaded|wash|washed|cook|cooked|vacuum|vacuumed|hoover|hoovered|make|made|do|did .. room|bedroom|dishwasher|dishes|dinner|breakfast|lunch|kitchen|laundry|washing|bathroom|bed|garden|tea|chores',
        'w:teenager|teen|tween|son|daughter|stepson|kid .. apologise|apologize|apologized|apologised',
        'w:@child ... without .. being .. asked',
      ],
      not: [
        'christmas|xmas|birthday|every|always|usually|refuse|refused|never|not|asked_me|mess|flood|broke|break|burn|burnt|hospital|funeral|died|drunk|drive|money|robot|fire|poison|sick',
      ],
      fine: 'first time year years today own without asked asking told once voluntarily',
      carries: true,
      cast: { F: 'she' },
      axis: 'cost',
      back: 'original',
    },
    all(
      '{text}. I do not make a claim of that kind without papers, so I had it looked at by {F}, who authenticates for the auction houses.',
      '{text}. A thing like that has to have a provenance. I called in {F}, who has unmasked two Vermeers.',
    ),
    all(
      '{F} asked who else had been there, what the light was like, and whether I had lent {w.full} anything that week: a car, a card, a charger.',
      'She had me tell it twice, "{quote}," and made a note of the hour. Had there been guests? Had {w.full} wanted anything, then or since?',
    ),
    all(
      '"The period is right," said {F}. "I have seen copies, mostly from around Christmas. If this is an original, there are four in Europe."',
      'It was not a seasonal piece, said {F}, and not one of those that are made to order before a party. She thought that it might be an original.',
    ),
    mild(
      'She gave me a certificate, and told me not to touch the surface.',
      'I have it in writing now, with a seal. {F} advised against showing any emotion near it, on account of the moisture.',
    ),
    mild(
      '{w.full} wanted to know what the paper was. I said that it was nothing. I said it very evenly, from two meters away.',
      'So when {w.full} came into the kitchen this morning, I only stirred my coffee, and breathed through my nose.',
    ),
    hot(
      'It was shown in Basel that winter, in a room of its own, between a note that a boy in Ghent had left and a door that was once closed quietly. People went past it on felt slippers.',
      'I lent it to a museum in Basel. They hung it dimly, next to "Door, Closed Gently" and "How Was Your Day (Fragment)," and there was a line down to the tram.',
    ),
    spicy(
      'I took {w.full} to see it. {w.full} stood in front of the label for some time, and then both eyes went slowly up to the ceiling and around.',
      '{w.full} had to be brought, and read the label, and the one below it, and let out a long breath through the lips, like a horse.',
    ),
    spicy(
      '{F} had gone pale, and took me aside. "Now that," she said, "is an original."',
      'I heard {F} drop her glasses. She has offered me six times as much for that one. It is an original, she says, and in mint condition.',
    ),
    unhinged(
      'After a month under glass it happened again, all of it, by itself, shortly after closing, to a guard. He sat down on the floor of the gallery and has asked for two weeks off.',
      'In the sixth week, at night, with the lamps off, it took place a second time, toward a guard by the name of Beat, who had only come in about the heating. He has not stopped smiling, and they had to let him go.',
    ),
    unhinged(
      '{F} explained what that means. There are two about now. Mine is worth roughly what {w.full} has had from me for ice cream.',
      'I asked {F} what it did to the price. "An original that repeats itself is called a habit," she said. They do not buy those.',
    ),
  ),
  plot(
    'dear-let-win',
    {
      when: [
        'w:@child|@parent|@relative .. beat|beats|thrash|thrashed|destroy|destroyed|crush|crushed|outrun|outran .. me|us|everyone .. at|in|to .. x:@game|@exercise|draughts|race|running|wrestling|swimming|tennis',
        'w:@child|@parent|@relative|neighbor .. beat|beats|thrash|thrashed|crush|crushed|outrun .. me|us ... game|match|set|points|score|round|rematch|again|hollow|fair|board|race|five|ten|three|first',
        'lose|lost .. at|a|in|game .. x:@game .. to|against .. w:@child|@parent|@relative',
        'lose|lost .. to|against .. w:@child|@parent|@relative',
        'w:@parent|@child|@relative .. win|won .. at .. x:monopoly|scrabble|uno|cards|rummy|ludo|catan|jenga|charades|cribbage|dominoes|checkers|draughts|carrom|canasta|backgammon|mario_kart|fifa',
        'w:@parent|@child|@relative .. win|won .. against .. me|us',
        '=lost .. at x:@game .. against|to .. year old',
        '=beaten .. by .. w:@child|@parent|@relative .. at x:@game',
        '=beaten .. at .. x:@game .. by .. w:@child|@parent|@relative',
      ],
      not: [
        '@boss|tournament|championship|league|cup|trophy|couch|sofa|seat|bed|parking|die|died|cancer|lost_my|weight|court|custody|lottery|raffle|bingo|award|prize|medal|heart|alarm|traffic|argument|interest|home',
        'i beat|won',
      ],
      fine: 'six seven eight nine four five again twice rematch year old',
      carries: true,
      is: '!question',
      axis: 'commitment',
      back: 'let it happen|let that happen',
    },
    all(
      '{text}. I let it be known afterward that I had let it happen. With talent, you have to.',
      '{text}. Later, over the coffee, I mentioned that I had let it happen, as any mentor would.',
    ),
    all(
      'So the next time I let it happen again, to be consistent, and the time after that, by a wider margin.',
      'That committed me. At the rematch I let it happen in about a third of the time, and I have not wavered since.',
    ),
    all(
      'It is a body of work by now. In fourteen months I have not slipped once.',
      'There have been thirty-one of these, under pressure, some at Christmas, with people watching, and I have held my line through every one.',
    ),
    mild(
      'People have no idea what it takes out of you. Last week I was so far ahead of the plan that it was over before the tea had drawn.',
      'It asks for everything you have. Last night I let it happen so thoroughly that I had to lie down.',
    ),
    mild(
      '"You\'re allowed to try," said {w.full}. I said that I would not dream of it.',
      '"You can try if you like," I was told, kindly. I explained that that is not how you build people.',
    ),
    hot(
      'Then it was said in the family that I was not letting anything happen at all. I announced a match in which I would lose on purpose, with a notary, in the community center.',
      'To put an end to certain remarks I rented a hall. There I would lose deliberately, and a notary from Bath would certify that it was deliberate.',
    ),
    spicy(
      'I gave it everything. And whether it was the lights or the notary, I won, in front of two hundred people, and could not take it back.',
      'I have rarely concentrated so hard. It went wrong at the start, it got worse, and after a quarter of an hour the notary raised my arm.',
    ),
    spicy(
      '"I let that happen," said {w.full}.',
      'The other side put its coat on. "I let it happen," I heard, and then about cake.',
    ),
    unhinged(
      'There turned out to be a league. It plays in Antwerp. In the final I met a man who had not won since 1961, and we let it happen to each other for twelve days, and on the fifth the clock began to go backward.',
      'I was signed by a league of people who do this. In the last round, in Antwerp, an old man and I both went down so hard that on the twelfth day we were two games short of where we had started.',
    ),
    unhinged(
      'He asked me who had got me started, and I told him: "{quote}." The old man nodded for a long time. "Same here," he said.',
      'On the last day I won. He pressed my hand. "How did it begin?" he asked, and I told him: "{quote}." "Ah," he said. "And you let it happen."',
    ),
  ),
  plot(
    'dear-strike',
    {
      when: [
        'w:@child .. refuse|refused|refuses|insist|insists|insisted|demand|demands|demanded x:*',
        "w:@child .. =won't|=wouldn't|=wont|=wouldnt|=will_not|will_not|would_not .. eat|wear|sleep|go|leave|put|get|take|let|do|share|stop|brush|speak|talk|come|drink|sit|use|have|touch|try|walk|wash|say|give",
        'w:@child .. will only .. eat|wear|sleep|drink',
        'w:@child .. =only .. eat|eats|wear|wears|sleep|sleeps|drink|drinks|talk|talks|answer|answers',
        'w:@child .. tantrum|meltdown|strike|protest|hunger_strike',
        'w:@child .. cry|cried|scream|screamed|howl|sob|sobbed|wail .. because|when|over|that|about|for x:*',
        'w:@child .. want|wants|wanted .. wear|take|sleep|marry|eat|live|bring|keep x:*',
      ],
      not: [
        'tell|told|says|said|teacher|sick|hospital|fever|died|die|funeral|bullied|hurt|pain|flight|plane|night|baby|newborn|infant|next_to|stranger|divorce|goodbye|school_bus|happy|proud|neighbor|test|exam|movie',
        'i|we cry|scream',
      ],
      carries: true,
      is: '!actor:me !question',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'limp',
    },
    all(
      '{text}. There was a single demand, no spokesman and no deadline. I have sat through wage talks with less discipline.',
      '{text}. I negotiate for a living, and I recognized the position. It was complete. There was nothing in it that you could move.',
    ),
    all(
      'I offered a compromise. {w.full} lay down on the floor, face first, and went limp. I have since looked it up, and it is a recognized technique.',
      'I came back with a second proposal, with a cracker in it. {w.full} heard me out, slid off the furniture, and went limp.',
    ),
    all(
      'You cannot pick up a side like that. It comes out of your hands at the bottom. Within a quarter of an hour I had conceded on all points.',
      'I tried at the armpits, and it poured. I have never seen an argument with so little to get hold of. I signed.',
    ),
    mild(
      'The next morning I brought it to the budget round. When they got to my department I made one demand, let myself down beside the table, and went limp.',
      'So I used it in the budget talks. I named my figure, lay down by the door, and let go of everything, including the folder.',
    ),
    mild(
      'They went on to the next item. On the way out they stepped over me, all seven, and somebody had left a cracker.',
      'They finished without me. When I looked up, the lights were off, and there was a coat over me that was not mine.',
    ),
    hot(
      'The next morning I went limp in the budget round. It took four of them to lift an arm. By three I had the money, an apology, and a cracker.',
      'I brought it to the budget talks. One demand, and then floor. Four vice presidents tried me at the armpits, and before lunch they had found the funds.',
    ),
    spicy(
      'It spread. Two suppliers went limp in the elevator, and Marketing had to be rolled out of the way of the doors. Then {F} came down, from the tax office, who has raised three boys. She took off her glasses and counted.',
      'Within a week you could not cross the lobby for vice presidents. They sent for {F}, an auditor with four children of her own. She stood among us in her coat and began to count out loud.',
    ),
    spicy(
      'I do not know what happens at three. I was up at two.',
      'I was up at two. I have asked {w.full} what happens at three. We have neither of us ever waited to see.',
    ),
    unhinged(
      'By May it had reached the coast. In the ports the cranes lay down across the ships, the ships lay down, and the tide, when it should have gone out, stayed on the sand with its face to the ground.',
      'The bridges were next. They had one demand, and went limp over the rivers. In Lisbon a whole hill lay down, with the streetcar still on it, screaming for a different spoon.',
    ),
    unhinged(
      'They flew in {F}, an auditor who has raised three boys. "One," said {F}, into a microphone, on the pier. At two, the coast was standing, and had its shoes on.',
      'In the end the government found {F}, an auditor with four of them at home. At two it was all back on its feet, as far as the horizon, and {w.full} put on a coat without being asked.',
    ),
  ),
  plot(
    'dear-moved-back',
    {
      when: [
        "w:@child|@child's .. move|moved|moving .. back .. in|home|to",
        "w:@child|@child's .. move|moved|moving|come|came .. back|home .. in|to|with .. us|me|mine|ours|live|stay",
        "w:@child|@child's .. back .. living .. us|me|home",
      ],
      not: [
        'stepson|stepdaughter|stepkid|niece|nephew|grandson|granddaughter|grandchild|grandkid|goddaughter|godson|summer|weekend|hospital|war|army|funeral|visit|divorce|surgery|sick',
      ],
      fine: 'drum kit brought dog cat laundry girlfriend boyfriend room basement old',
      carries: true,
      axis: 'cost',
      back: 'receipt',
    },
    all(
      '{text}. I run the returns desk of a furniture chain, so I asked the usual: when was it taken, is it complete, and is there a receipt.',
      '{text}. I have worked in returns since 2004. I put on my lanyard and inspected the item in the hall: used, complete, larger than when it left us.',
    ),
    all(
      '{w.full} did not have the receipt. {w.full} had a bag of laundry, and asked what there was to eat.',
      'As to the reason for the return, {w.full} put down "hungry." There was no receipt. There was laundry.',
    ),
    all(
      'In such a case we can only offer store credit. I wrote out a voucher for one (1) dinner, and it was used before I had signed it.',
      'I explained our policy, which is an exchange or a voucher. The voucher was for soup, and it has since been presented seventeen times.',
    ),
    mild(
      'I did find the receipt in the end, in the box with the old photographs. It is from the hospital. On the back it says that all sales are final.',
      'Last night I turned up the receipt after all. It is small, and goes around the wrist, and there is nothing on it about a right of return.',
    ),
    mild(
      'I have cleared half the closet. I am told that after thirty days it counts as ours.',
      'I put it back in the drawer. Then I went out and bought more soup.',
    ),
    hot(
      'I looked for the receipt myself, to see how long we were liable. It was in the box with the photographs, issued by a hospital, with a footprint where you would expect the stamp.',
      'So I searched our own records. There was a receipt. It is made of plastic, it goes around the wrist, and it has our name on it.',
    ),
    spicy(
      'I called the hospital. They were very nice. The lady asked what seemed to be the matter, and I told her: "{quote}."',
      'The number on it still works. A woman picked up, and I described the case to her: "{quote}."',
    ),
    spicy(
      '"That\'s not a fault," she said. "That\'s a feature. You\'ll miss it in the next model."',
      'She looked it up. It is the standard behavior, she said, and there was a recall, once, but no parent sent theirs in.',
    ),
    unhinged(
      'That is when the others came. A truck pulled up at the curb with all that we had ever let go: a canary, two lodgers, the yellow sofa, and a man who had sold us windows. None of them had a receipt, and all of them were hungry.',
      'It must have got about that we take things back. By the weekend they stood down to the corner: the yellow sofa, a boy who once stayed for a weekend in 1998, our old boiler, with its bags.',
    ),
    unhinged(
      '{w.full} is on the door now, with my lanyard, and is very strict. I had been out for milk. I was asked for my receipt.',
      'I could not have coped alone. {w.full} has taken over the desk and sends away whoever cannot prove it. I have begun to carry the receipt.',
    ),
  ),
  // School
  plot(
    'dear-school-called',
    {
      when: [
        'school|nursery|kindergarten|daycare|preschool|principal|headteacher|headmaster|headmistress .. ring|rang|call|called|phone|phoned|email|emailed|text|texted|summon|summoned|message|messaged|write|wrote',
        "teacher|school|daycare|nursery|principal|kindergarten .. call|called|phone|phoned|email|emailed|text|texted|send|sent|ask|asked|tell|told|say|said .. w:@child|@child's",
        'got|get|received|have|had .. call|email|letter|note|phone_call|text|message .. from .. school|teacher|nursery|daycare|principal|kindergarten|headteacher',
        'call|called|summon|summoned .. to|into|in .. school|principal|principals|headmaster|headteacher',
        "w:@child .. detention|suspended|expelled|sent_home|principal's",
        'w:@child .. sent|send .. to .. principal|office|headmaster|head',
      ],
      not: [
        'snow|closed|close|cancel|cancelled|play|yoga|driving|dance|piano|my_old|old_school|high_school|reunion|hurt|accident|hospital|injured|died|sick|fever|ill|puke|vomit|lice|award|prize|gifted|proud|congratulate|great|lovely|kind|best|well|grade|pleasure|polite|star|top|clever|smart|talented|funny|trip|fees|uniform',
      ],
      fine: 'swapped tortoise lunch packed',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'chair',
    },
    all(
      '{text}. I went in, to clear it up. They gave me a chair that put my knees beside my ears, which is an old trick, and I use it on suppliers.',
      '{text}. I said I would come by and sort it out with them, as adults. The chair was fourteen inches high, and it was the only one left.',
    ),
    all(
      'I opened with a short statement on behalf of the family. {F}, who teaches the class, let me get to the end of it. "And how do we feel about that?" she said.',
      '{F}, who teaches the class, asked me to say it in my own words. I used rather good ones. "And now without the hands," said {F}.',
    ),
    all(
      'I wanted to put it in a wider context, and to hear what other families had done. "Look at me when I\'m talking to you," said {F}.',
      'I brought up the larger picture. I may have tipped the chair. "I\'ll wait," said {F}, and did.',
    ),
    mild(
      'I looked. I said I was sorry. There was a note to take home.',
      'I stopped, and took my feet off the bar. In the end it came to a note, folded twice, and pinned to my coat.',
    ),
    mild(
      'In my best handwriting it says, "{quote}." My mother has to sign it.',
      'I had to put the matter in one line, "{quote}," and it is to be signed by my mother.',
    ),
    hot(
      'From there it went quickly. I had interrupted twice, I had drawn something on the agenda, and when she turned around to the cupboard I had said a thing to the coat rack.',
      'After that I lost my way. There was an incident with the chair, and when {F} asked who had made that noise, I looked at the radiator.',
    ),
    spicy(
      'I got two afternoons. There were four others in the room, a dentist, a judge and a couple from logistics, and I was not to sit next to the judge anymore.',
      'It was two afternoons. I sat at the back, by the map, with a judge and three people from logistics, until {F} separated me from the judge.',
    ),
    spicy(
      'I also have a page of lines to hand in, "{quote}," forty times. My mother has to sign it. The first thing she wanted to know was who started it.',
      'We each had to write it out until the bell. My mother read mine, "{quote}," and said that we would talk about it when my father came home. I have a pension plan.',
    ),
    unhinged(
      'I missed the second one, for a merger, and was kept back a year. I got up in the morning and it was last March, the same rain, the same merger, and everybody else had moved up.',
      "I skipped the second, and they made me repeat the year. It was last spring when I woke, with last spring's invoices in the mail, and through the wall I could hear my colleagues, in June, without me.",
    ),
    unhinged(
      'My mother had to sign for that as well. This time I mean to be ready. The school was in touch again this morning, and I already had the small chair out.',
      'You would think that it would be easier the second time. I can see it all coming now, to the hour, and I have told my mother to keep a pen by the door.',
    ),
  ),
  plot(
    'dear-child-passed',
    {
      when: [
        "w:@child|@child's .. pass|passed|win|won|graduate|graduated|graduates|ace|aced|score|scored|qualify|qualified|earn|earned|top|topped x:*",
        "w:@child|@child's .. get|got|getting|receive|received|gets .. into|medal|prize|award|certificate|badge|trophy|scholarship|star|offer|lead|solo|distinction|marks|driving_licence|license|licence|place|promoted|job",
        "w:@child|@child's .. come|came|finish|finished first|second|third",
        "w:@child|@child's .. make|made .. team|honor_roll|varsity|finals|final|choir|squad|honour",
        'proud .. w:@child',
        "w:@child|@child's first .. job|recital|concert|goal|match|race|solo|exam",
      ],
      not: [
        'salt|ball|note|message|watch|watched|filmed|film|audience|crowd|stands|row|bus|fail|failed|lost|lose|detention|suspended|stuck|tantrum|beat|argument|own_goal|haircut|tooth|cold|sick|fever|lice|trouble|mad|angry|mess|car_sick|away|gas|wind|hospital|jail|barely|divorced|married|steps|word|dog|puppy',
      ],
      fine: 'grade exam test driving school recorder spelling bee swimming first try math maths college university',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'in the car',
    },
    all(
      '{text}. I have put it on my resume, under "Results," between the Rotterdam contract and spreadsheets.',
      '{text}. My own last achievement was in 2017, so I updated my resume that night, and put it in bold.',
    ),
    all(
      'There is always somebody behind a result like that. I was the one with the bag. I knew where the snacks were, and I breathed in at all the right places.',
      'I do not claim the whole of it. But somebody held the jacket, and asked three times whether there had been time to use the bathroom.',
    ),
    all(
      '{F}, a headhunter, stopped at it right away. "And how did you manage that?" I said that for the most part I had waited in the car.',
      'It was the first thing that {F} saw, who recruits for the big firms. She asked what my role had been. "In the car," I said. "With the engine off."',
    ),
    mild(
      '"You didn\'t go in and help?" said {F}. I said that it had been made clear to me that I was not to.',
      '"The whole time?" said {F}. I said that once I had waved, and been asked not to.',
    ),
    mild(
      'She put down her pen. She has been looking for a manager like that since her first day.',
      'She has placed me at the head of four hundred people. I start in June. They asked me to wait in the car.',
    ),
    hot(
      'It took me to the last round at a firm in Geneva. They liked the result so much that they wanted a word with somebody who had been there, and I gave them {w.full}.',
      'On the strength of it I got to the final three at a firm by the lake. All they still needed was a reference, and I brought {w.full}.',
    ),
    spicy(
      'The door was thin. "Good with bags," I heard {w.full} say. "Waves, though. You have to be strict."',
      'I listened at the door. "Reliable with snacks," said {w.full}. "Don\'t let them speak to the other parents."',
    ),
    spicy(
      'They have asked {w.full} back for a second interview. I waited in the car.',
      'I hear that it went well. {w.full} starts on the first, and I have been told where I can wait, in the car.',
    ),
    unhinged(
      'They hired the car. It stands in an office on the lake side now, with a carpet under it and a staff of four, and is said to have the patience of a statesman.',
      'In the end the position went to the car. "It was there the whole time," said {F}, "and it never waved." It has two assistants and a view of the fountain.',
    ),
    unhinged(
      '{w.full} advises it twice a week. I asked {F} whether there might be something for me. I may come at noon, and sit in it.',
      'I applied for its old job. From eight to five I stand on our street with my hands at ten and two, and {w.full} gets in the back and slams me.',
    ),
  ),
  plot(
    'dear-school-project',
    {
      when: [
        'w:@child .. tell|told|remember|remembered|announce|announced|mention|mentioned|inform|informed|say|said ... project|costume|volcano|diorama|poster|egg_carton|book_day|model ... tomorrow|due|today|morning|need|needs|needed|tonight|pm',
        'make|made|build|built|sew|sewed|sewing|paint|glue|glued|finish|finished|bake|baked|stay|stayed|spend|spent|do|did|help|helped ... volcano|diorama|solar_system|science_project|school_project|science_fair|world_book_day|book_day|book_week|egg_drop|homework_project|nativity|papier_mache|history_project|art_project',
        "w:@child|@child's .. project|volcano|diorama|science_fair|poster .. due|explode|collapse|win|get|got|grade",
        'w:@child ... need|needs|needed .. costume|shoebox|egg_box .. for|by .. school|tomorrow|nursery|class',
      ],
      not: [
        'college|university|uni|professor|semester|thesis|our_group|office|work_project|boss|@boss|die|died|win|won|first_prize|without_me|himself|herself',
      ],
      fine: 'pm am night out cardboard glue last homework morning school pillowcase',
      carries: true,
      cast: { F: 'she' },
      axis: 'distance',
      back: 'little brother',
    },
    all(
      '{text}. Within the hour I had taken over the file. I know what a deadline is, and I own a hot-glue gun.',
      '{text}. In the trade we call that a handover. The client soon lost interest, and I put on coffee and rolled up my sleeves.',
    ),
    all(
      'I delivered on spec, in three colors, to the minute, with a cover letter that I did not send.',
      'It was finished with two minutes in hand. There was a legend, a second coat, and a part that lights up. I have led projects with a staff of thirty that had no part that lights up.',
    ),
    all(
      'It came back with a grade. "Six out of ten," the teacher had written. "Messy at the edges. Next time do it yourself, and don\'t let your little brother help."',
      'On the way home it had a note on it from school: "A nice idea, but I can see your little brother had a hand in this. Six out of ten."',
    ),
    mild(
      'We do not have a little brother. I wrote back with the plain facts of that night: "{quote}."',
      'There is no little brother in our house, on any floor.',
    ),
    mild(
      'I have asked for the criteria, by registered mail. I used my other hand for the address.',
      'I have appealed. In the meantime I practice edges at the kitchen table, after the dishes, with my tongue out.',
    ),
    hot(
      'I went to see the teacher, {F}, about the edges. She showed me the wall. You could tell the parents by the style: there was a tax lawyer, there was a dentist, and the third had clearly been by a bridge engineer.',
      'I told the teacher, {F}, how it had come about: "{quote}." I asked to be shown a ten. She led me along the wall, past a whole row from the architects on Hill Street, and some careful work by a surgeon.',
    ),
    spicy(
      'At the end hung a gray lump with one eye. It was by a boy called Mattis, who had made it on the bus. "Look at the confidence," said {F}.',
      'In the best light stood a lump. It had one eye and some hair of its own. A boy named Mattis had done it alone, on the bus, and {F} lowered her voice when she said so.',
    ),
    spicy(
      'I have offered Mattis a job. He will think about it. He asked if I was the little brother.',
      'I hired Mattis. He starts on the first, and has asked to see my glue gun. He would like me on his team, as the little brother.',
    ),
    unhinged(
      'The whole wall was bought by a museum in Rotterdam. Mine hangs by the fire exit. At night, say the guards, it comes loose at the edges, gets down, and goes across to the lump to ask how it is done.',
      'In May the wall went on tour, and mine with it, by the coats. The night watch in Rotterdam saw it climb off its nail, trailing a wire, and sit down at the feet of the lump.',
    ),
    unhinged(
      '{F} wrote to me in the fall. The lump has taken it in, and they are doing well. They say that it is the little brother.',
      'They have put up a new label, {F} says. The two are shown together now: "Lump, with Little Brother." It got a seven.',
    ),
  ),
  plot(
    'dear-class-quiet',
    {
      when: [
        'year|grade|class|period|kid|student|pupil|form|toddler .. =quiet|=silent|=attentive|=behaved|=angels .. for|whole|during|lesson|hour|class|all|day|entire|once',
        'year|grade|class|student|pupil|kid .. listen|listened|behave|behaved .. to .. me',
        'whole|entire|full lesson|class|period .. quiet|silence|silent|without',
        'my class|students|pupils .. =quiet|=silent|=listened',
      ],
      not: ['fall|fell|laugh|laughed|exam|minute_of|asleep|neighbor|car|too|bus|office'],
      fine: 'quiet lesson maths math friday whole 9 8 7 10 bottom set afternoon last for once actually',
      cast: { F: 'she' },
      axis: 'audience',
      back: 'something had happened',
    },
    all(
      '{text}. I taught straight through it at my usual volume, since you do not touch a thing that is running.',
      '{text}. I kept going, and did not look directly at it.',
    ),
    all(
      'Afterward I wrote down the conditions: brown tie, light drizzle, cheese sandwich, a door that does not quite close. I wanted to be able to do it again.',
      'That evening I made a list of all that could have caused it. There was the drizzle, there was the brown jacket, and for lunch I had had the soup.',
    ),
    all(
      'I put the question to the class itself. There was a silence, a second one, and then a girl in row two spoke up. "We thought something had happened to you," she said.',
      'In the end I asked them. They looked at each other. "We thought something had happened," said a girl at the back. "To you, like."',
    ),
    mild(
      'I said I was quite all right. By the end of that sentence there was a chair in the air.',
      'I thanked them, and told them that nothing had. I should not have told them.',
    ),
    mild(
      'I have begun to come in with a small bandage. I do not say what it is.',
      'Since then I take a long look out of the window before I begin. It buys me until about twenty past.',
    ),
    hot(
      "Since then something has happened to me every day. I come in with one arm in a sling, put down an unopened letter, and look at it. We are through the syllabus, and have started on next year's.",
      'So now I arrive with a letter. I do not open it. I lay it on the desk with a black edge showing, and we have got through the book, and the book after it.',
    ),
    spicy(
      'The inspector came, {F}, and sat at the back. She gave me the top mark in every box, and under "remarks" the number of a helpline.',
      '{F}, from the inspectorate, watched a full lesson. You could hear the chalk. At the end she took both of my hands and held them.',
    ),
    spicy(
      'Yesterday I had good news, and could not keep it off my face. {F} tells me that the noise was heard in the church.',
      'It cannot go on. There is a collection for me in the staff room now, and it has reached four hundred. I asked {F} what to do. "Whatever it was," she said, "keep having it."',
    ),
    unhinged(
      'Last week the quiet got out. It went down the corridor under the doors and took the gym, the kitchen and the road in front, and by two the town had it, up to the river. Nothing fell over all afternoon. Dogs sat.',
      'I had made too much of it. At the bell it did not stop, but ran out of the building with the children and down into the town, and filled that to about the height of the clock.',
    ),
    unhinged(
      '{F}, who inspects us, came to my door on foot, in socks. All of them have the same question, she wrote on a card. They think that something had happened to me.',
      'They held a service. I stood up in the middle of it to say that nothing had happened. {F}, from the inspectorate, gave me a look, and I sat down and opened the letter.',
    ),
  ),
  plot(
    'dear-called-teacher-mom',
    {
      when: [
        'w:@child .. call|called .. teacher .. mom|mum|mommy|mummy|dad|daddy|mama|papa|grandma|nana',
        'w:@child .. call|called .. babysitter|nanny|principal|bus_driver|coach .. mom|mum|mommy|mummy|dad|daddy|mama|papa|grandma',
        'w:student|pupil|kid|boy|girl|child .. call|called|calls .. me|miss .. mom|mum|mommy|mummy|dad|daddy|mama|papa|grandma|nana',
      ],
      not: ['my_son|my_daughter called me', 'boss|stepson|stepdaughter|first'],
      fine: "school now won't go class front accident today whole embarrassed laughed student students nursery kindergarten ashamed ask tell",
      carries: true,
      axis: 'rank',
      back: 'dotted line',
    },
    all(
      '{text}. In a matrix organization this happens all the time. You draw a dotted line, and everybody goes on as before.',
      '{text}. I work in organizational design, so I did not make a fuss. I got out the chart and put in a dotted line.',
    ),
    all(
      'I sent the chart to everyone concerned, and asked for signatures: who packs the lunch, who signs for trips, and to whom one reports in case of a knee.',
      "It does have to be formalized. There was a page on responsibilities after four o'clock, and an annex for knees, crumbs and bad dreams.",
    ),
    all(
      'We met on the small chairs and went through it point by point. {w.full} was asked for a comment, and asked us to please never speak of it again.',
      'Both sides sat down over it one afternoon, with apple slices. {w.full} sat between us, under the table.',
    ),
    mild(
      'I thought that it had gone very smoothly. At the door I shook hands, thanked the other side for the time, and said, "See you soon, Mom."',
      'It was all signed by five. I picked up my coat, and held out my hand, and said, "Thank you, Mommy."',
    ),
    mild(
      'I could hear {w.full} laugh, for the first time that week.',
      'There is a second dotted line now. It is mine.',
    ),
    hot(
      'It was clean work, and it got around. By spring there were dotted lines from half the school. A boy in the third row had seven, the longest to the lollipop lady.',
      'Other families asked for the template. Within a month there was a dotted line to the cook, four to the bus driver, and one to a substitute who had been there for a day, in 2021.',
    ),
    spicy(
      'I presented it all at our annual conference, in front of three hundred people, and took questions. The first was from my boss. "Yes, Mom?" I said.',
      'My company had me explain the model on stage. There was applause. I turned to our president, to thank her, and what I called her was "Mommy."',
    ),
    spicy(
      'I have been at home since. There was a card from {w.full}, who says that it goes away. It takes about seven years.',
      'I do not want to go in anymore. {w.full} has offered to walk me to the gate.',
    ),
    unhinged(
      'In June the lines began to pull. A dotted line is elastic, as it turns out, and one evening all the children of the district were drawn slowly through the streets toward a single house, by the sleeve.',
      'I had not cut the old ones. One evening in June they tightened, all at once, and drew the whole third grade across the park, over a fence, and in at the window of a woman who had once been kind about a scarf.',
    ),
    unhinged(
      'She had made soup. There was a place for {w.full}, and next to it one with my name. I asked her how she had known. "Wash your hands," she said.',
      'I went there to fetch {w.full}. She opened the door and looked me up and down. "Where\'s your coat?" she said, and I felt it go taut.',
    ),
  ),
  // Babies
  plot(
    'dear-baby-ticket',
    {
      when: [
        'b:baby|newborn|infant .. cry|cried|crying|scream|screamed|wake|woke|awake|fuss|teething|colic|grumpy',
        'scare|scared|wake|woke|startle|startled .. b:baby|newborn|infant',
        "b:baby|newborn|infant .. won't|wont|wouldn't|wouldnt|not|didn't|didnt|doesn't|doesnt|never .. sleep|nap|settle|stop",
        'b:baby|newborn|infant .. =only .. sleep|sleeps|nap|naps|settle|settles',
        'feed|feeding|fed|rock|rocking|rocked .. b:baby|newborn|infant .. at|#|am|3am|4am|2am|night',
        'up .. with .. b:baby|newborn|infant',
      ],
      not: [
        'bottle|spoon|food|wedding|plane|flight|train|restaurant|church|neighbor|sick|fever|hospital|movie|concert|through|next_to|born|stranger|upstairs|meeting|happy|elevator|bus|office|cinema|phone',
      ],
      fine: 'am night hours hour again pressure cooker whistle doorbell arms asleep minute',
      carries: true,
      axis: 'formality',
      back: 'ticket',
    },
    all(
      '{text}. We have a process for that. I opened a ticket.',
      '{text}. An incident is only an incident once it has a number. I opened a ticket.',
    ),
    all(
      'Title: "{quote}." Severity: one. Affected users: the whole building, and a man with a dog, who had stopped outside.',
      'I put it in at severity one. Under "steps to reproduce" I wrote "None needed," and under "affected," the street as far as the bakery.',
    ),
    all(
      'First attempt: turned it over and back again. Second: sang the part of the song that I know. Third: read aloud from our terms of service. There was a pause, in which I think they were being considered.',
      'First response: escalated to a second shoulder. Second: humming, with a fan. Third: attempted a restart by carrying the user out of the room and in again, as if it were a new day.',
    ),
    mild(
      'Status: resolved by itself. Cause unknown. I closed the ticket without a sound, by lowering the laptop for nearly a quarter of an hour.',
      'Status: it stopped in the middle of a breath. I have put that down to my humming, and closed the ticket with one finger.',
    ),
    mild(
      'Then I sent the user the standard form, "How did we do?" It makes a small noise when you send it.',
      'One minute later the system thanked me for closing the ticket. It does that with a chime.',
    ),
    hot(
      'Status: resolved by itself. I recorded the cause as "unknown," which in my department makes it a success, and sat down beside {b.full} to draft the report.',
      'Status: quiet. I stood over {b.full} with the form and weighed the word "permanent."',
    ),
    spicy(
      'Last step: reached out to the user, to confirm that the issue had been resolved.',
      'As required, I leaned in and asked the user whether we could consider the matter closed.',
    ),
    spicy(
      'The user reopened the ticket. I live on the same floor as the user.',
      'It could not. New ticket: "{tiny}, again."',
      'It could not be considered closed. New ticket, same user.',
    ),
    unhinged(
      'At the review the next day my chair was taken. {b.full} had dialed in, on time, with a ticket of its own, severity one, and shared the screen.',
      'When I joined the review the next day, {b.full} was already on, in my chair, in a collar, presenting. It had kept a ticket on the matter as well.',
    ),
    unhinged(
      'It read: "Large one will not settle. Comes in every ten minutes and asks if I am asleep. Have tried screaming." It has been assigned to me.',
      '"The tall one gets restless for no reason, and cannot say what it wants," it said. "I had to shout for help." Status: known issue.',
    ),
  ),
  plot(
    'dear-baby-first',
    {
      when: [
        'w:baby|daughter|son|twin|toddler|granddaughter|grandson|niece|nephew|kid|infant .. take|took|taking .. first .. step|steps',
        'w:baby|daughter|son|toddler|granddaughter|grandson|niece|nephew|infant ... first .. step|steps|laugh|smile|giggle|crawl|wave|solid|tooth|bite|swim',
        'w:baby|daughter|son|toddler|granddaughter|grandson|niece|nephew|kid|infant .. first .. word|words',
        'w:baby|daughter|son|toddler|granddaughter|grandson|niece|nephew|kid|infant .. start|started|learn|learned|learnt|begin|began .. walk|walking|crawl|crawling|talk|talking|ride|swim|clap|wave|roll|stand|whistle|skip|cycle|hop',
        'w:baby|daughter|son|toddler|granddaughter|grandson|infant .. roll|rolled .. over',
        'w:baby|daughter|son|toddler|granddaughter|grandson|infant|kid .. say|said|says .. mama|dada|papa|mum|mom|dad|daddy|cat|dog|no|ball|bye',
      ],
      not: [
        'lose|lost|fall|fell|drive|teacher|car|everyone|dentist|swear|sick|hospital|grade|drum|drums|trumpet|violin|recorder|because|that|to_me|joke',
      ],
      fine: 'first steps today living room months old grandma finally word hands both walk',
      carries: true,
      cast: { F: 'she' },
      axis: 'cost',
      back: 'curve',
    },
    all(
      '{text}. The day before, the figure stood at zero, so in terms of growth there is no way to express it.',
      '{text}. Up to then there had been none. I work in forecasting, and in my field we live for that second point, because with two you can draw a curve.',
    ),
    all(
      'I drew the curve on the kitchen window. At this rate it would be two by noon, sixteen by the weekend, and by the fall we would have to take on staff.',
      'The curve went up the kitchen window and left it at the top right. Carried forward, it gave us four hundred for October, and I started to look at office space.',
    ),
    all(
      '{F} came over that same evening, with her coat on. She manages the pensions of two cities. I nodded at {w.full}, who was on the rug. "Again," said {F}.',
      'I called {F}, who runs a growth fund. She asked to see it live. {w.full} was put before her, and we lowered our voices.',
    ),
    mild(
      '{w.full} looked at {F}, and at me, and would not.',
      'There was a long moment. Then {w.full} lay down on the rug and looked at the lamp.',
    ),
    mild(
      '"Profit taking," I said.',
      '"A healthy correction," I told {F}. She was already on the phone.',
    ),
    hot(
      'She put in four million. I was asked for a forecast, and gave one, with a moon on the last slide. {w.full} was to do it in person, on the day of the listing, before thirty analysts.',
      'By Easter we had four million from her and a date for the listing. It would open with {w.full}, in the middle of the trading floor, on a rug.',
    ),
    spicy(
      'The bell rang. {w.full} looked at the thirty analysts, one after the other, and turned to face the wall.',
      'It became very quiet. {w.full} took in the screens, the cameras and the man with the bell, and fell asleep.',
    ),
    spicy(
      'We closed at zero, which is where the curve began. {F} had bet against us. She has four at home.',
      'The curve came back down through the kitchen window. I asked {F} how much she had lost. "I was short," she said. "I\'m a mother."',
    ),
    unhinged(
      'The curve did not stop at the window frame. It went on through the ceiling and the people upstairs, who had to lift a lamp over it, and in May it left the atmosphere. It is tracked from Chile.',
      'I had not closed the curve off at the top. It kept going, up past the gutter, through a flight path, and out. There is a fine line of marker across the moon now, still rising.',
    ),
    unhinged(
      '{F} took {w.full} out onto the balcony and pointed at it. It got a yawn. "First one?" said {F}, and reached for her pen.',
      'We showed it to {w.full}, through the glass, and got a sneeze. {F} asked me whether there had been one before that. There is a second curve.',
    ),
  ),
  plot(
    'dear-baby-stripe',
    {
      when: [
        'b:baby|newborn|infant|son|daughter|toddler|twin|grandson|granddaughter|kid|niece|nephew .. spit|spat|threw_up|throw_up|throws_up|puke|puked|vomit|vomited|sick|burp|burped .. on|over|down|all|onto .. my|me|shoulder|back|shirt|suit|blouse|jacket',
        'baby|newborn .. sick|vomit|puke|spit|spit-up .. on|down .. my|me',
        'wear|wore|went|go|had .. baby|newborn .. vomit|sick|puke|spit-up|spit .. shoulder|shirt|suit|back',
      ],
      not: ['hospital|fever|virus|flu|car|plane|flight|stranger|toilet|stomach|bug|rug|carpet'],
      fine: 'shoulder shirt suit clean work before leaving meeting morning blouse new jacket right down back all day jumper day milk only sweater tie',
      cast: { F: 'he' },
      axis: 'rank',
      back: 'stripe',
    },
    all(
      '{text}. I found out at the office, from the way the guard at the gate took his hands out of his pockets.',
      '{text}. There was no time to change. It had dried into one clean pale stripe, and at reception they got to their feet.',
    ),
    all(
      'A stripe means something to people, even to those who could not say what. By ten I had been given the good parking space and asked about the weather.',
      'You would not believe what a stripe does. In the elevator they let me off first, and a young man from Sales asked for permission to speak.',
    ),
    all(
      '{F}, our head of security, was in the navy for twenty years. He came up, looked at it closely, and smelled it. "Where did you get that, sir?" he said. "On duty," I said.',
      'Only {F}, who runs security and used to be in the navy, walked right up to it. He bent down and sniffed. "Family?" he said.',
    ),
    mild(
      'He nodded, and turned around. He had one as well, faded, from 1998, and he has never had it cleaned.',
      '"Family," I said. {F} saluted. He has had five of his own, and they made him an admiral.',
    ),
    hot(
      'By the end of the month I had a second stripe and a third, for gallantry, in the hair. I was given the eastern region.',
      'I made commander before the summer. There had been a night with peas, and I came in with green on both sides and a sash.',
    ),
    spicy(
      'Then my mother-in-law, meaning well, had the jacket cleaned. I was stopped at the gate. "Visitors on the left," said the guard.',
      'I have lost all of it. The jacket came back from the cleaners with nothing on it, and in the elevator they asked me to press four.',
    ),
    spicy(
      '{F} took me aside. He said not to worry, and when did the little one eat. I am going home at noon to be reinstated without stripe or ceremony.',
      '{F} keeps a jar in his desk for such cases. It is only yogurt, he says, but in a bad light it is a stripe.',
    ),
    unhinged(
      'In July a fleet turned up in the bay and signaled for its admiral. There were forty ships. They could see it from out there, they said, it shone.',
      'One morning there was a destroyer in the parking lot, dressed with little flags. It had come for whoever held that rank, and the whole lobby turned to look at my blazer.',
    ),
    unhinged(
      'I came aboard with the little one on my arm. The crew stood in line and watched its mouth. {F} says that it has the authority to promote anybody in range.',
      'They piped us on deck, the little one first. It surveyed the men. Then it burped, {F} called them to attention, and every officer without a stripe leaned in.',
    ),
  ),
  // Pets
  plot(
    'dear-pet-fieldwork',
    {
      when: [
        'p:@pet .. =only|always|every .. sit|sits|sleep|sleeps|eat|eats|drink|drinks|bark|barks|lie|lies|play|plays|come|comes|want|wants|throw|poop|poops|pee|pees|like|likes|love|loves|walk|walks',
        'p:@pet .. sit|sat|stare|stared|follow|followed|lick|licked|bark|barked|meow|meowed|watch|watched|wait|waited|howl|howled|purr|growl|growled|snore|snored|dig|dug|jump|jumped|sleep|slept|climb|climbed|learn|learned|chase|chased|drink|drank|greet|greeted|hiss|hissed|refuse|refused|ignore|ignored|love|loves|hate|hates|think|thinks|roll|rolled|knock|scratch|scratched|spend|spent|discover|discovered|fell|fall|swim|swam|open|opened',
        'why .. p:@pet .. x:*',
      ],
      not: [
        'die|died|dead|sick|ill|vet|cancer|surgery|buried|lost|missing|run_over|hit|pregnant|adopt|adopted|steal|stole|bite|bit|attack|attacked|fish|flight|plane|training|@boss|keyboard|laptop|call|meeting|webinar|second_home|neighbor|neighbour|next_door|downstairs|husband|wife|snores|toy|goldfish|outlived',
        'throw|threw up',
        '=a|=an|another|some|random|stranger @pet',
        'bus|train|tram|cafe|café|pub|strangers|colleague|coworker|=dogs|=cats|=kittens|=puppies|=rabbits|=hamsters',
        'my|the @dog food',
      ],
      carries: true,
      is: '!actor:me !actor:us',
      cast: { F: 'she' },
      axis: 'distance',
      back: 'companion animal',
    },
    all(
      '{text}. I wanted it explained by somebody with training, so I had {F} in, who has spent twenty years on a hillside in Rwanda.',
      '{text}. The internet had four theories. I engaged {F}, a field zoologist, who asked only for a folding chair and that we behave as if she were not there.',
    ),
    all(
      '{F} sat in the corner of our living room for three weeks, in green, with a notebook on her knee, and did not speak.',
      'She came in the dark and set up behind the fern. For three weeks we heard nothing from {F} but a pencil.',
    ),
    all(
      'Then I got the report, at a hundred and forty pages. The {p} takes up three lines of it. There is nothing there that is not in the literature.',
      'There are a hundred and forty pages. "Normal," it says at the start. That is all there is on the {p}.',
    ),
    mild(
      'The rest is about a large companion animal that lives in the same house. It rises at dawn, feeds the {p}, and utters a cry when it cannot find its keys.',
      "From page two it deals with the {p}'s companion animal, an upright one, which opens the fridge up to thirty times a day and looks in without eating.",
    ),
    mild(
      '{F} would like to come back in April, with a grant. She believes that it can be taught.',
      '"Harmless," {F} writes, "and, by its own account, in charge."',
    ),
    hot(
      "The remainder deals with a large companion animal that shares the territory. It feeds the {p} on demand. It carries out the {p}'s waste in a little bag, and has not been seen to question this.",
      "The study then turns to the {p}'s companion animal: big, mostly hairless, and devoted. At a single noise from the {p} it leaves its nest at four in the morning and works a can.",
    ),
    spicy(
      'In the evening it sits down before a light and groans until it is dark. {F} has appended a recording. She had it played to other animals of the kind, and they groaned back. It believes that it owns the {p}.',
    ),
    spicy(
      'I reminded her of what I had paid for: "{quote}." "Oh, that," said {F}. "That\'s the {p}, trying to get it away from the light."',
    ),
    unhinged(
      "On the strength of the report we were put under protection. There is a fence around the block, a hide in the neighbors' hedge, and every morning at eight an electric cart with people in beige who have come to see me leave for work.",
      'The finding was confirmed from the air. We are a reserve now, as far as the gas station, and a ranger darts me once a quarter to weigh me and change the tag.',
    ),
    unhinged(
      'They throw things to see if I will go back for my keys. The {p} lies on the hood of the cart, up front, beside {F}, and does the commentary.',
      'There is a sign with my outline on it and the words "Do not feed." Only the {p} may, says {F}. It is considered to be good for the companion animal.',
    ),
  ),
  plot(
    'dear-pet-hearing',
    {
      when: [
        'p:@pet .. eat|ate|eaten|steal|stole|stolen|chew|chewed|destroy|destroyed|break|broke|dig|dug|knock|knocked|shred|shredded|tear|tore|drag|dragged|lick|licked|swallow|swallowed|unplug|unplugged|open|opened|rip|ripped|bury|buried|hide|hid x:*',
        'p:@pet .. roll|rolled .. in .. x:*',
        'p:@pet .. get|got .. into|hold_of .. x:*',
        'p:@pet .. pee|peed|poop|pooped .. on|in x:*',
        "p:@pet|@pet's .. eaten|stolen|chewed|nicked x:*",
      ],
      not: [
        'die|died|dead|sick|ill|cancer|surgery|poison|pill|pills|chocolate|grape|grapes|raisins|medicine|hospital|ashes|baby|bird|mouse|rat|grass|fight|lost|missing|only|just_eats|every|always|record|heart|world|me|my_face|my_hand|finger|fun|lucky|snow',
        'eat .. well|again',
        '=a|=an|her|his|their|neighbor|neighbour|@neighbor|friend @pet',
        '=dogs|=cats|=kittens|=puppies|=rabbits|=hamsters|should|next_door|train|bus',
      ],
      fine: 'counter kitchen floor whole again half day before',
      carries: true,
      is: '!actor:me !actor:us',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'looked away|look away',
    },
    all(
      '{text}. There was a hearing the same evening. I read out the charge, and the {p} sat across from me and looked away.',
      '{text}. I believe in due process. The {p} was given a chair, a bowl of water and the opportunity to comment, and looked away.',
    ),
    all(
      'I put it to the {p} that it had acted alone. I put it to the {p} that it would do so again. Nothing was denied.',
      'I entered a photograph of the scene as Exhibit A. The {p} came closer and licked Exhibit A. I had it entered somewhere higher.',
    ),
    all(
      'Then it gave me the eyes, one after the other, and from there on I heard myself argue for the defense.',
      "At that point there was a sigh. It came from very low down, and I lost my thread, and before I knew it I had brought up the {p}'s childhood.",
    ),
    mild(
      'It was found that it had happened in my jurisdiction. I was fined one biscuit, payable at once.',
      'The verdict went against whoever had not been looking. I paid on the spot, in chicken.',
    ),
    mild(
      'I would have appealed. But I was asked to look the other side in the face.',
      'For the record, I did promise that it would not happen again. The {p} seemed prepared to believe me.',
    ),
    hot(
      'I lost. I took it to the second instance, before {F}, a retired judge who lives downstairs, and laid it out in full: "{quote}."',
      'It ended in a fine, one biscuit, against me. I appealed to {F}, who sat on the circuit court for thirty years and has the flat below, and pleaded simply: "{quote}."',
    ),
    spicy(
      '{F} put on her glasses. "And who was in charge?" she asked. I said I was. "And what were you looking at?" said {F}. I looked away.',
      '"Whose {p} is it?" said {F}. I said that that was hardly the point. She asked me to look at her when I said so, and I looked away.',
    ),
    spicy(
      'Two biscuits. {F} has ruled that I am not to be left alone with the {p}.',
      'It has been raised to two biscuits, and I am not to be left without supervision. The {p} has taken it on.',
    ),
    unhinged(
      'The supreme court took the case in April. All seven came out from behind the curtain in their robes, saw the {p} in the dock, and all sat down on the floor to be at its level.',
      'It went all the way up. The full court heard it, and in the second hour the presiding justice said "Who\'s good?" into the microphone, and could not be stopped.',
    ),
    unhinged(
      'The ruling fills five hundred pages. There is one fact in it, "{quote}," and the rest is about the ears. {F} wrote a dissent, and then she was shown the belly.',
      'Since then it is settled law. Whatever can be reached has been offered, the {p} is a court of last resort, and when I pass it in the hall with a sandwich, it is I who look away.',
    ),
  ),
  plot(
    'dear-pet-second-home',
    {
      when: [
        'p:@cat|@dog .. second|another|two|other|double .. home|family|house|breakfast|dinner|owner|life|name|lunch|supper',
        'p:@cat|@dog .. eat|ate|fed|feed|breakfast|dinner|visit|visits|live|lives|living|go|goes|moved|spend|spends|sleep|sleeps .. at|with|by|to .. @neighbor|next_door|number|street',
        'p:@cat .. eat|eats|fed|feeds|lives|living .. at|by|in|with .. other|different|three|four|two|several|another house|houses|home|homes|family|families|neighbors|neighbours|people',
        '@neighbor|next_door .. feed|feeds|feeding|fed|adopt|adopted .. our|my p:@cat|@dog',
        'p:@cat .. moved .. in|out .. with|to',
        'p:@cat|@dog .. come|came .. home .. collar|note',
      ],
      not: [
        'bite|attack|kill|died|lost|poison|chicken|rabbit|hate|fight|babysit|while_we|holiday|vacation|sit',
      ],
      fine: 'street door call calls name feed breakfast down road across fed years different',
      carries: true,
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'breakfast',
    },
    all(
      '{text}. I am familiar with the type. We had a man in Purchasing who held a full position at our competitor for six years, and was praised in both places.',
      '{text}. It is called dual employment, and you can be let go for it. I went over to have the matter out, company to company.',
    ),
    all(
      '{F}, whose house it is, had a file on the {p}, as I did. We laid the two side by side on her kitchen table. Over there it was described as a self-starter.',
      'The other side is a woman called {F}. She showed me her notes. The {p} that I know as moody was down in her papers as "always has time."',
    ),
    all(
      'We agreed that it could not go on like this. She asked me whether I had eaten. There was breakfast on the stove anyway.',
      'I spoke for some time about loyalty. {F} listened, put a breakfast in front of me, and asked how I took my coffee, and I noticed that I had not been asked that in years.',
    ),
    mild(
      'It has been five weeks. I go over at a quarter to seven, and the {p} is usually there already.',
      'Nothing has been settled yet. I go there every morning to settle it.',
    ),
    mild(
      'We do not greet each other. When I come home for my second breakfast, neither of us says a word.',
      'We pass on the wall, the {p} and I. We have an understanding about the crumbs.',
    ),
    hot(
      'That was in March. I am there every morning now at a quarter to seven, and at seven I come home and have breakfast with my own people, rather slowly.',
      'I went back the next day, with a further point, and the day after that. There is a cup for me. At home I have begun to leave some of the toast.',
    ),
    spicy(
      'Last week they noticed. I came in by the back door, and my household was sitting at the table with my file. "{F} says that you\'re never tired over there," they said.',
      'It came out because I have put on weight in two houses. There was a talk. {F} was at it, in my kitchen, with her notes on me, in which I am described as good company.',
    ),
    spicy(
      'They have made an arrangement about me. The {p} was allowed to sit in. I am to wear a small tag, with both numbers.',
      'I did what one does. I sat down by the radiator, with my back to all of them, next to the {p}, and waited for breakfast.',
    ),
    unhinged(
      'Then I met the man from the corner house, coming out of our pantry, with a napkin in his collar. He had been with us since fall. It turned out that the whole street sets out before sunrise and moves one house to the left.',
      'I began to look about me on the way. At six in the morning the street is full of people in socks, going along the hedges. There is not a soul on it that eats at home.',
    ),
    unhinged(
      "It works. There is breakfast everywhere, and nobody's mood is known to anyone. At the very end of the line, in a house of its own, sits the {p}, and has us all by name.",
      "It has been like that since 1974, {F} tells me. It began with a {p}. There is a bronze one by the fountain, and it is looking into somebody's kitchen.",
    ),
  ),
  plot(
    'dear-pet-threw-up',
    {
      when: [
        'p:@cat|@dog .. throw_up|threw_up|throws_up|vomit|vomited|vomits|puke|puked|pukes|barf|barfed .. on|in|inside|into|all_over|over x:*',
        'p:@cat|@dog .. sick|hairball .. on|in|all_over|over .. x:rug|carpet|bed|shoe|pillow|sofa|couch|keyboard|laptop|shoes|slippers|duvet|sheets|@furniture|@footwear|@garment',
        'p:@cat|@dog .. =only|always .. throw|throws|puke|pukes|vomit|vomits .. on x:*',
      ],
      not: [
        'me|us|him|train|bus|park|beach|street|office|shop|die|vet|hospital|cancer|call|meeting|webinar|client|poison|car|baby|blood|old_age|guest|boss',
      ],
      fine: 'night morning new again favourite favorite white cream',
      carries: true,
      cast: { F: 'she' },
      axis: 'cost',
      back: 'genuine',
    },
    all(
      '{text}. There had been tile to the left of it and vinyl to the right. I asked myself what the {p} saw.',
      '{text}. It had the whole house to choose from, and it walked past forty square meters of easy-care flooring. I know a decision when I am standing in it.',
    ),
    all(
      'I described the case to {F}, who values textiles for an auction house. "{the x}?" she said. She asked for a sample, and called back the same day. It was genuine, and worth three times what I had insured it for.',
      'The claim went to {F}, an appraiser. She came to look at what it had picked, and turned over a corner with a gloved finger. "Somebody has an eye here," said {F}. "It\'s genuine."',
    ),
    all(
      'We made a test of it. {F} laid out two pieces, a copy and the real thing. The {p} crossed the copy, sat down, thought, and gave its opinion.',
      'She brought along a forgery, to be sure, and put it beside something old. The {p} did not so much as slow down on the forgery.',
    ),
    mild(
      'I have a calling card for the {p} now. {F} has asked what it charges. For the time being it is a hundred, plus the usual.',
      '{F} sends a car twice a week. The certificate is round, and has to dry.',
    ),
    mild(
      'At home it has not touched a thing since. I lie awake and look at the new curtains, and I am afraid that they are polyester.',
      'This morning it walked the length of my new suit, on the bed, and left it perfectly clean. I am taking it back.',
    ),
    hot(
      'Within a year there was not a house of any standing that would hang a thing the {p} had not seen. We did the palaces first. In Vienna it went through nineteen rooms at a trot without a sound, and a count sat down and wept.',
      "It made the {p}'s name. Dealers paid to have it led through. In a castle on the Rhine it trotted down the great gallery, past fourteen tapestries, and stayed well, and the baron had to be helped to a chair.",
    ),
    spicy(
      "Last month I gave a lecture about our work, in front of four hundred curators. The {p} walked to the edge of the stage, and across the speaker's notes, and stopped at my shoes.",
      'At the gala in our honor I wore the good jacket and hung it over the chair. I saw the {p} look at it for a long time.',
    ),
    spicy(
      '"Genuine," said {F}. It was the first time that anybody had said it of something of mine.',
      'People stood up and clapped. "Genuine leather," {F} called to those in the back.',
    ),
    unhinged(
      'Then it was asked about a treaty. Two states had each presented an original. The {p} was carried in on a cushion, sniffed along both parchments, and decided the matter of the island.',
      'The Vatican sent for it, at night, about a cloth. I may not say how that ended. The bells rang, and a man went down to the cellar for a bucket.',
    ),
    unhinged(
      'We were given a residence for it, with a throne room. The {p} walked once around the throne and lay down on it and slept. {F} has begged me not to tell them what that means.',
      'They thanked us with a crown, in a box. {F} and I watched the {p}. It looked in, yawned, and went to lie on the doormat. We have kept quiet about the crown, and had the doormat insured.',
    ),
  ),
  plot(
    'dear-pet-roof',
    {
      when: [
        'p:@cat|@dog|kitten .. stuck .. on|in|up .. roof|tree|chimney|pole|gutter|ledge',
        'p:@cat|@dog|@pet .. =on|=onto|=up .. roof|tree|chimney|pole|ledge',
        'p:@cat|@dog .. climb|climbed|climbs .. roof|tree|chimney|pole',
        'get|got|rescue|rescued .. p:@cat|@dog .. off|out|down .. roof|tree',
        '@cat .. fire_brigade|firemen|firefighters',
      ],
      not: [
        'christmas|still|goldfish|fall|fell|die|died|hurt|broke|dead|bird|apple_tree|knocked|toys',
      ],
      fine: 'hours hour roof tree fire brigade down window open ladder neighbor came girlfriend boyfriend husband wife left tilted alone walked cat',
      carries: true,
      axis: 'audience',
      back: 'come down|came down|coming down',
    },
    all(
      '{text}. What impressed me was the rest of us. There is no meeting in my company for which so many people would look up.',
      '{text}. I was among those below. I have given talks in three countries, and I have not once been looked at like that.',
    ),
    all(
      'A woman brought a blanket. Somebody shook a box of something. Everyone there had an idea, and it was always the same one: "Come down, sweetheart."',
      'By the second hour there were folding chairs. Strangers called up in a special voice. "Come down," they begged, and held out ham.',
    ),
    all(
      'When the {p} had come down, there turned out to have been a way all along. I was the only one who saw that there was now a vacancy.',
      'When the {p} came down in the end, it had been able to all along. The crowd was still there, looking up.',
    ),
    mild(
      'I went up. It is nice. You can see as far as the water tower.',
      'I cannot say what came over me. From up there you see all of their faces, if they lift them.',
    ),
    mild(
      'They have folded up their chairs. The {p} stayed the longest. It looked up at me for a moment, and then it went in and ate the ham.',
      'One by one they went home. It was quite dark when somebody finally shook a box, and it was for the {p}.',
    ),
    hot(
      'I have been up here since, with a laptop. My supervisor came on the third day, stood under me, and said what they all say.',
      'So I went up myself, and announced that I would be working from there. On the third day my supervisor drove out and shook a box of those mints.',
    ),
    spicy(
      '"Come down," she called, "and we\'ll talk about the raise." I turned my back on her, as I had seen it done, and washed.',
      'She offered the corner office. I looked at her for some time, lifted a hand, and let a roof tile go over the edge.',
    ),
    spicy(
      "On the fifth day they sent for the fire department. They put the ladder up on the far side, and took the {p}'s advice, and left me.",
      'The fire crew has been. "It\'ll come down when it\'s hungry," said the captain. The {p} was sitting on his arm, and nodded.',
    ),
    unhinged(
      'By the second week there were others. A notary had taken the church, the whole of Sales was along the ridge of the school, and on every chimney down to the river sat somebody with a degree, waiting to be called sweetheart.',
      'The method spread. You see them against the evening sky, on gables, on the crane, four dentists in a lime tree. It is very still up here. There is not a person left below to ask us.',
    ),
    unhinged(
      'At night the {p}s come out on the pavement and sit down, hundreds of them, and look up at us. In the front row there is a blanket. I do not think that they mean to shake anything.',
      'The pets have the town. They have brought the folding chairs in. Yesterday the {p} held out a bit of ham to me, quite low, and when I had come down far enough, it ate it.',
    ),
  ),
  plot(
    'dear-pet-afraid',
    {
      when: [
        "p:@pet|@pet's .. =afraid|=scared|=terrified|=frightened .. of x:*",
        'p:@pet .. fear|fears x:*',
        'p:@pet .. hide|hides|hid|hiding .. from x:*',
        'x:thunder|fireworks|hoover|vacuum|vacuum_cleaner|balloon .. scare|scared|scares|terrify .. p:@pet',
      ],
      not: [
        'me|him|her|vet|die|child|baby|husband|boyfriend|wife|fireworks_accident|escape|escaped|hamster|i|we|remote|bone|toy|sock|socks|dead|people|men|shelter|abuse|abused',
      ],
      fine: 'own loud big still little since',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'underestimate|underestimated',
    },
    all(
      '{text}. I work in risk. We have a register with eight hundred entries, and I had to look twice: "{x}" is not in there.',
      '{text}. In my department that is called a weak signal. I entered it in the register, "{x}," under "underestimated."',
    ),
    all(
      'I asked the {p} for a fuller account, and we went through it together, under the bed. It had done its own research. It did not once leave the topic.',
      'To understand the concern I joined the {p} where it was, which was behind the washing machine. I have never been briefed so intensely.',
    ),
    all(
      'I presented it upstairs. {F}, our head of risk, wanted to know the source. I said that it was an animal that had slept through two earthquakes. "We may have underestimated this," said {F}.',
      'The {p} has been right about the mailman, I told {F}, who runs our department, and about my brother-in-law. {F} closed the door. "So we underestimated it," she said.',
    ),
    mild(
      'We have drawn up a plan for the case of "{x}." Everyone goes under a table, at once, in order of size.',
      'Since then we hold a drill on the first of the month. Somebody says "{x}," and we shake.',
    ),
    mild(
      'The {p} attends as an observer. It has noticed that {F} is always first.',
      'I am quite calm about it now. I simply sleep under the bed, on the inside, and leave the {p} the side with the exit.',
    ),
    hot(
      'It went into the annual report, in bold, on page one: "{x}." Our insurers read it, and theirs did. In the last week of May the price of tables doubled.',
      'We told the market. Analysts had not had it on their list, any of them. By evening you could see light under every bed in the financial district.',
    ),
    spicy(
      'I was made the youngest vice president in the history of the house, for foresight. At the dinner in my honor I gave the {p} the whole credit, and had it brought in.',
      'They gave us an award for it, the {p} and me, in a ballroom. I got as far as the podium and began to thank it for its courage in speaking up.',
    ),
    spicy(
      'It came as far as the door. It had seen the napkins. "What about them?" said {F}. I said that we might have underestimated napkins.',
      'A waiter opened an umbrella, to see if it worked. There is a second entry now. {F} has gone home, and will not say to which room of it.',
    ),
    unhinged(
      'In June it came true. It was on all the channels: "{x}," everywhere, at first light, out of a clear sky. There was no harm done to those of us who had been under something.',
      'Then, on a mild evening, it happened, exactly as described: "{x}," coast to coast, for about a quarter of an hour. We heard it from under the tables. Up above there was a lot of running.',
    ),
    unhinged(
      'The {p} has had the Treasury since then. It does not speak. Every day at ten it comes out on the balcony in front of the whole market, and we look to see which way the ears go.',
      'The {p} was right, and has been put in charge. {F} carries it from room to room in the palace. This morning it would not go past a certain vase, and the currency fell by a third.',
    ),
  ),
  plot(
    'dear-pet-probation',
    {
      when: [
        'adopt|adopted|rescue|rescued|foster|fostered .. p:@pet|@dog|@cat|dog|cat|animal|chicken|hen|hedgehog',
        'get|got|getting|buy|bought|bring|brought|pick|picked .. =new|=puppy|=kitten|a|our|two .. p:@dog|@cat|@pet .. home|shelter|breeder|today|yesterday|weekend|$',
        'get|got|bought|getting a|an|our|two|another|first|my|her|him =new? p:@dog|@cat|@pet $',
        'we|i have .. new p:@dog|@cat|@pet',
        'new p:@dog|@cat|puppy|kitten .. =is|=has|keeps|arrived|$',
        'p:@dog|@cat|puppy|kitten .. from .. shelter|street|rescue',
      ],
      not: [
        '@spouse|@parent|@relative|friend got|has|have|had|bought|gets',
        "@relative's",
        '=dogs|=cats|=kittens|=puppies|goldfish|hamster|parrot|tortoise|turtle|budgie|parakeet|canary|gerbil|chicken|hen|hedgehog|guinea_pig|guinea',
        'toy|food|bed|leash|collar|hot_dog|for_my|neighbors|die|died|neighbor|costume|hospital|gift|fat|vet|walker|fence|@boss|fish',
      ],
      fine: 'name named called street shelter rescue old home three-legged two months biscuit eaten card yesterday',
      carries: true,
      axis: 'rank',
      back: 'probation',
    },
    all(
      '{text}. I do it the way we do it at the company: a badge, a tour, ninety days of probation. I explained that it goes both ways.',
      '{text}. There was a welcome folder, a place to sit, and ninety days of probation, during which either side may walk away.',
    ),
    all(
      'In the first week I laid down the rules about the couch. In the second week they were reviewed. Since the third I sit on the part with the spring.',
      'I was firm about the bedroom. The {p} took note of it. From day six we have been talking about which of us has the left side.',
    ),
    all(
      'Day 90 was the review. I had a form with me. The {p} sat down across from it, looked at me for a good while, and left the room.',
      'On day 90 I called the {p} in for the closing talk. I had got as far as "strengths." It stood up, turned around once, and walked out on me.',
    ),
    mild(
      'I stayed in my chair. I went over it in my mind, the spring, the tone I had taken about the shoe.',
      'I could hear it in the hall, going through things. I thought that I would have done some of it differently.',
    ),
    mild(
      'It came back with its bowl, and set it down in front of me. I have passed probation. It is the same terms.',
      'Then it was back, and lay down on the form. I am being kept on. I start at six.',
    ),
    hot(
      'It did not come back that evening. I prepared a statement. I put the shoe where it could be found, and slept on the floor, to show that I could take direction.',
      'I was not told anything. So I did what I advise others to do, and worked on my visibility. I opened a can, and closed it, and opened it again.',
    ),
    spicy(
      'At six in the morning it stood over me. My probation has been extended by another ninety days. It was conveyed to me with one paw, on the chest.',
      'In the morning it lay across my feet, so I knew that it was not a termination. It is another ninety days. There are concerns about the shoe.',
    ),
    spicy(
      'I have told my neighbor that I am still being looked at. She said it took her two years, and then one evening you are simply let up on the couch.',
      'I asked a colleague how it was with his. He has been on probation since 2013. He gets the couch on birthdays.',
    ),
    unhinged(
      'In the spring there was an assessment center. They held it at the shelter, in the big run. Forty owners in a row, in cages, each with a card, and the animals came past and read it.',
      'I was let go in April, and handed in at the shelter. It is clean there. Each of us has a blanket and a sign. On visiting days the animals come through in pairs, sniff at the wire, and go on to the younger ones.',
    ),
    unhinged(
      'Mine said "{quote}. House-trained. Good with cans." The {p} stopped, went on, and came back. I am on probation again. I have never been so happy.',
      'Last week the {p} was there again. It read my sign to the end. They had to show it where to sign.',
    ),
  ),
  plot(
    'dear-vet-file',
    {
      when: [
        '=vet|=vets .. charge|charged|cost|costs|bill|billed|said|says|told|asked|want|wants|call|called|laugh|laughed|think|thinks|wrote|gave|sent',
        '=took|take|taking|bring|brought .. p:@pet .. =vet|=vets',
        'p:@pet .. =vet .. bill|visit|appointment|checkup|check-up',
        '=vet .. bill',
        'pay|paid|spend|spent ... =vet',
      ],
      not: [
        'lose|kilo|kilos|kg|fat|overweight|obese|weight|diet|die|died|dying|cancer|sick|put_down|put_to_sleep|tumor|tumour|kidney|heart|surgery|blind|pregnant|emergency|stroke|lump|operation|leg|blood|hit|chubby|carrier|school',
      ],
      fine: 'nothing wrong fine pounds dollars bill cat dog hundred healthy drama',
      carries: true,
      cast: { F: 'she' },
      axis: 'formality',
      back: 'other:',
    },
    all(
      '{text}. What I noticed at the desk was the file. There is a field for the patient, with the good name in it, and one below that for me. It says "Other."',
      '{text}. I got a look at the screen. The animal has a photograph, a history and a nickname. I am in there as "Other," with a phone number.',
    ),
    all(
      'I asked {F}, at reception, whether I could have an entry of my own. "Is it eating?" she said. I said that it was. She opened a new file and typed: "Other: eating."',
      '{F}, at the front desk, was quite willing to add something. She looked me over and asked about appetite. "Other: good coat," she put, and I thanked her.',
    ),
    all(
      'One thing led to another. I was weighed, on the big scale, with a biscuit at the far end, and somebody looked into both of my ears and said, "Well, look at you."',
      'As I was there, they did me as well. I stood on the steel table. I was told how brave I was, in a voice that has never once been used for me at the clinic.',
    ),
    mild(
      'The bill was the same as for the animal. I got a sticker, and cried a little in the car.',
      'In my file, under "history," they have put "{quote}." I am due again in a year, and will get a card with a paw on it.',
    ),
    mild(
      'My own doctor has written to ask what it was about the place. "{quote}," I wrote back, and that there had been a biscuit.',
      'I asked about my knee while I was up there. {F} gave it a rub. "There we are, old thing," she said. It has been fine since.',
    ),
    hot(
      'I had been meaning to see someone about the knee. They asked me no questions about my work. They gave me something in a lump of liver sausage, and it was gone in a day.',
      'I have been back eleven times. I no longer use a doctor. There are no forms, they come out to the waiting room for you, and if you shake they put a hand on your neck.',
    ),
    spicy(
      'It was on the sixth visit that I licked the spot, although I had been told. {F} came back from the cupboard with the cone.',
      'Then I opened a bandage with my teeth. It was all very kindly done. {F} fitted the cone herself, and said that I would get used to doors.',
    ),
    spicy(
      'I chaired the budget round in it. For the first time I could only hear what was said directly in front of me, and we finished early.',
      'I asked {F} to put down in the file how it all started: "{quote}." She put, "Other: vocal."',
    ),
    unhinged(
      'In the summer the files were merged, and I was sent for my shots with the rest. The microchip went in at the neck. It opens the cat flap, the parking garage and, as it turned out, a small bank in Zurich.',
      'They changed the system in July. All "Others" were to be collected, with a name tag, in the yard. We were a hundred and sixty, and some had come a long way. We sniffed, and then there were teams.',
    ),
    unhinged(
      'I lost my wallet on a trip last month, and my way with it. Two kind people ran a reader over my neck, and said to each other, "He has a home. Look." And then they read it out: "Other: good coat."',
      'I was found a place. It is a farm, with other Others, and a pond. {F} writes that I would not believe how many people say that, and that in this case it is true. Over my basket it says, "{quote}."',
    ),
  ),
  plot(
    'dear-dog-carried',
    {
      when: [
        "p:@dog .. refuse|refused|refuses|won't|wouldn't|wont .. walk|move|go",
        'p:@dog .. sit|sat|lie|lay .. down .. middle|walk|street|road|park|refuse|refused|pavement|sidewalk',
        'carry|carried .. p:@dog .. home|back|whole',
        'p:@dog .. afraid|scared|hates|hate|refuses|refuse .. rain|walk|puddle|stairs|snow|wet',
      ],
      not: [
        'door|downstairs|upstairs|outside|alone|garden|toilet|die|old|sick|hurt|injured|vet|surgery|crate|bath|off|bed|fire|wedding|lake|bite|elevator|training|@boss',
      ],
      fine: 'walk walking lead leash halfway home park rain wet pounds kilos big 40 70 street carry carried back way stubborn',
      carries: true,
      axis: 'rank',
      back: 'carried',
    },
    all(
      '{text}. It looked at me, and then at my arms, and I understood that the walk was over and that the transport had begun.',
      '{text}. I waited for it to change its mind. A bus went by, and a second one. The {p} had more time than I did.',
    ),
    all(
      'So I carried it. People stepped aside. Held at that height, it looked over all of them, at the horizon, with a slight wind in the ears.',
      'I picked it up and carried it. From then on we were something else. Cars stopped. An old man took off his hat, and it was not to me.',
    ),
    all(
      'In front of our house it wanted to be put down, and trotted up the steps by itself, past the neighbors, as if it had come all that way on foot.',
      'For the last ten yards, where people know us, it asked to be let down, and walked in on its own feet, fresh, with me behind.',
    ),
    mild(
      'I have seen that before. It was at our annual meeting, and the person was getting out of a helicopter.',
      'I work for a man who does it the same way. He gets out one corner before the office, and is admired for it.',
    ),
    mild(
      'We go twice a day now. I do not ask about distance. I have bought better shoes.',
      'The leash is still on it. I have noticed that it pulls at my end.',
    ),
    hot(
      'I thought about that for a long time. At the office the next morning I sat down in the corridor, in front of Accounting, and let my weight go.',
      'It was the finest piece of management I had been part of. The next day I got as far as the second floor and lay down on it.',
    ),
    spicy(
      'They waited. Then somebody from Facilities sighed, and I was carried to the top floor by two men, at shoulder height, with my eyes on the horizon. In front of the glass door I tapped one of them on the head, and went in on my own.',
      'In the end it took four of them. I said nothing on the stairs. At the door of the executive suite I gave a wriggle, was put down, and strode in. There was a round of applause for the stairs.',
    ),
    spicy(
      'I have the division now. The {p} has been to see me there once. It looked around the office, and then at my arms, and I carried it to the window.',
      'I have been a vice president since June. I get home at seven, and put down my briefcase, and bend my knees. The {p} is at the gate, and does not have all evening.',
    ),
    unhinged(
      'By the end of the year all of us who were anybody were being carried, and those who carried us began to sit down as well. It went down through the ranks like a rope. At the bottom was a trainee by the name of Piet, and on him the whole company.',
      'It is done everywhere now. The minister is carried by the permanent secretary, who is carried, and so on down, fifteen high, swaying, to a lad in the post room who came to us from a circus.',
    ),
    unhinged(
      'He managed forty steps. Then he looked up along all of us, and sat. From the very top, in the sun, the {p} barked once, and we were home.',
      "Yesterday he stopped, at a crossing, in the drizzle. He would not say why. Right up on top I could make out the {p}, against the sky. It looked down at the lad's arms and was, for the first time, carried away.",
    ),
  ),
  // Animals that belong to no one
  plot(
    'dear-wild-visitor',
    {
      when: [
        'a:@wildlife|@bird|lizard|gecko|frog|toad|@livestock .. come|came|get|got|fly|flew|flies|walk|walked|wander|wandered|climb|climbed|run|ran|hop|hopped|sneak|broke|move|moved|land|landed .. in|into|through|inside|onto|on .. house|kitchen|room|shop|office|attic|garage|car|balcony|shed|bedroom|bathroom|living_room|classroom|store|school|church|library|building|train|bus|pub|bank|salon|warehouse|loft|tent|basement|lobby|gym|hall|window|workshop|bakery|cellar|hospital|hotel|restaurant|hostel|kitchen_window|class',
        'find|found|spot|spotted|discover|discovered .. a:@wildlife|gecko|lizard|frog|toad|pigeon|duck|owl .. in|inside|under|behind .. house|kitchen|room|shop|office|attic|garage|car|balcony|shed|bedroom|bathroom|shoe|boot|bed|bath|toilet|drawer|bin|dryer|pool|cupboard|engine|washing_machine|basement|bag',
        "^ a|an|the|there|there's a? a:@wildlife|gecko|lizard|frog|pigeon|owl .. in|on .. my|the|our @place|attic|loft|shed|house|chimney|car|garage|balcony|roof|wall|walls|engine",
        "there .. is|was|be|='s a|an .. a:@wildlife|gecko|lizard|frog|pigeon .. in|on|under .. my|our|the",
        'a:@wildlife|@bird|gecko|lizard .. follow|followed .. me .. into|in|inside|home|to',
        'a:mouse|squirrel|bat|raccoon|fox|pigeon|owl|gecko|lizard .. lives|living|nesting|sleeping in|on|under|behind',
      ],
      not: [
        '=squirrels|=mice|=raccoons|=rats|=pigeons|=birds|=bats|=foxes|=monkeys|=crows|=deers|=geese|=ducks|=chickens|=hens|=cows|=goats|=pigs|=sheep|=gulls|=seagulls|=badgers|=moles|=snakes|=lizards|=frogs',
        'die|died|dead|kill|killed|hit|trap|poison|cat|dog|computer|wireless|click|poop|pooped|bite|bit|snake|bear|rabies|inspector|eat|ate|steal|stole|took|take|pet|feeder|video|zoo|attack|attacked|fridge|soup|roast|sandwich',
        'my|our chicken|hen|horse|goat',
        'in front of',
        'into|hit|against .. window|windscreen|windshield',
        'road|motorway|highway',
      ],
      fine: 'closing leave till wouldnt would not hours out again morning window open door office get sat desk',
      carries: true,
      cast: { F: 'he' },
      axis: 'rank',
      back: 'badge',
    },
    all(
      '{text}. I asked it to sign in. It put a foot on the page, which is more than we get from the auditors, and I hung a visitor badge on it that I still had from work.',
      '{text}. I carry a few visitor badges from my company, and I made one out for it. Under "Here to see" I left it blank.',
    ),
    all(
      'With that on, it came through our gate the next morning, and was not stopped anywhere. It looked straight ahead, it did not explain itself, and everyone took it for somebody from upstairs.',
      'The next day it came to work. The {a} has what you cannot teach. It went into each room as though the room had been expected of it, and people moved their bags.',
    ),
    all(
      'I watched how it did that. It never hurried. If it was spoken to, it turned its head to one side until the other person had withdrawn the question.',
      'I kept near it, to learn. When a thing was put to it, it waited, with one eye on you, and before long you heard yourself say that there was no rush.',
    ),
    mild(
      'After a week it was gone. {F}, who has the gate, asked me who I was. I had worked there for twelve years. I said that I was with the {a}.',
      'It left by the window, as they do, in its own time. {F}, our doorman of many years, stopped me the same evening and wished to see something with a photo. "I\'m with the {a}," I said.',
    ),
    mild('"Go on up," said {F}.', 'He opened both doors.'),
    hot(
      'By the end of the month it had the corner by the window. It was copied in on everything. Two departments had been moved, because it had looked at them.',
      'Within weeks there was a parking space with its name. It sat in on the salary round, on the back of a chair, and turned its head to one side, and people asked for less.',
    ),
    spicy(
      'In the last restructuring {F} stopped me at the gate, with a list. I was not on it. I had worked there for twelve years. I said I was with the {a}.',
      'Then came the cuts. My badge gave a red light, and {F} came out of his box with a sheet of paper. I told him I was with the {a}.',
    ),
    spicy(
      '"Why didn\'t you say so?" said {F}. I have an office now, with a bowl in it.',
      'He apologized for the light. I bring it breakfast, and nothing has been said about my figures since. {F} holds the door.',
    ),
    unhinged(
      'In the spring it named a successor. There was a column of them on the road at first light, with their eyes front, thirty-one of the same kind, and {F} had badges for them all.',
      'It brought its own people, as one does. They came up the drive at dawn, in step. {F} had stayed up to print the badges, and there were none left over for us.',
    ),
    unhinged(
      'We live outside now, by the bins, quite a few of us. Last night I saw a window open, and went in. I did not hurry. A tall one came over with a book, and I put my foot on the page.',
      'It is not so bad out here. Last night I got in through the kitchen. {F} ran after me with a broom, and I turned my head to one side, and he asked me who I was here to see.',
    ),
  ),
  plot(
    'dear-wild-claim',
    {
      when: [
        'a:@bird|@wildlife|@livestock|monkey|crab|fish .. take|took|taken|steal|stole|stolen|grab|grabbed|snatch|snatched|nick|nicked|pinch|pinched|swipe|swiped .. x:@food|@garment|@carried|@phone|@gadget|bait|hat|toy|ball|newspaper|shoe',
        'a:seagull|gull|monkey|crow|magpie|squirrel|raccoon|fox|goose|duck|goat|horse|deer|badger|bear .. eat|ate|eaten|had .. my|our|his|her|the x:@food|@garment|@carried|hat|scarf',
        'x:@food|@carried|@garment .. taken|stolen|snatched|nicked|eaten|grabbed by .. a:@bird|@wildlife|@livestock',
      ],
      not: [
        'plants|garden|tomatoes|tulips|office|colleague|bite|bit|feeder|trash|garbage|bins|tablecloth|baby|trap|bird_food',
        'our|my horse|goat|cow|duck',
      ],
      fine: 'balcony beach hand whole park hostel lunch sandwich chips right out of from bag pier window picnic',
      carries: true,
      cast: { F: 'she' },
      axis: 'formality',
      back: 'secured',
    },
    all(
      '{text}. I am insured against theft, so I put in a claim, with a sketch.',
      '{text}. I kept calm, took the time and the wind direction, and went home to fill in the form.',
    ),
    all(
      '{F} from the insurance company called me back within the hour. She asked for the value of {the x}, and I said sentimental. She asked whether I had had that secured.',
      'The case went to {F}, who has handled cattle and yachts. "And at the time of the incident," she said, "how had you secured {the x}?"',
    ),
    all(
      'I thought about it. "By owning it," I said. There was some typing. "And where were you looking?" said {F}. I said at the view.',
      '"I was right there," I said. {F} wanted to know for how long, and what I had been looking at. The view, I said.',
    ),
    mild(
      'She needed a statement from the other party. I went back and stood there until it came. It looked at me, and at the form, and took the form.',
      'The company requires a signature from both sides. I went back with the paper and a pen, and held out the paper.',
    ),
    mild(
      '{F} had to ask whether I had secured the form.',
      '{F} has opened a second claim, for the pen.',
    ),
    hot(
      'The claim was turned down. In the finding of the company there had been no theft. I had left {the x} within reach and looked the other way, and the {a} had accepted.',
      '"We have looked at the sketch," wrote {F}. "What you have drawn is an offer." The {a} had entered into it in good faith.',
    ),
    spicy(
      'I went to court. The other side had counsel. He asked me to put down a bread roll, just like {the x}, and to look for a moment at the window.',
      'It was reenacted before a judge, out of doors. I was handed a roll, and told to be myself. I looked at the view.',
    ),
    spicy(
      'Costs were awarded to the {a}. I pay in installments, at noon, at the same place. The installments are not secured.',
      'I lost the case, and the roll. {F} has been very decent. She now insures the {a}, against me changing my habits.',
    ),
    unhinged(
      'The ruling made law. By August whatever was carried in the open was held to be on offer, and they came down for the prams, the hats, the trombones, and a small brass band that had not been secured.',
      'Other species relied on it. In July they took the deck chairs, in August the pier, section by section, out to sea, each with a receipt. Then they came for what was holding the sandwiches.',
    ),
    unhinged(
      'I was accepted in September. I live on the cliff, with {F}, who had come to serve papers, and am passed along the ledge at noon. We are well held. There is a claim form going around up here, and it has been eaten.',
      'They have me in a good position, on a ledge, facing south. I am turned over at noon. {F} writes that there is not a thing she can do. I had been looking at the view.',
    ),
  ),
  plot(
    'dear-swallowed-fly',
    {
      when: [
        'swallow|swallowed|inhale|inhaled|eat|ate .. a|an|some .. b:@insect',
        '=swallowed b:@insect',
        'b:@insect .. fly|flew|went|go .. into|in|down .. my|me .. mouth|throat',
      ],
      not: [
        'dog|cat|@child|baby|he|she|they|bear|@pet|spray|cricket_powder|chocolate|bread|bar|restaurant|on_purpose|festival|colleague',
      ],
      fine: 'bike bicycle cycling running jog run ride motorbike scooter whole mid sentence while talking open mouth yawning work morning big middle accidentally',
      cast: { F: 'he' },
      axis: 'cost',
      back: 'who handles',
    },
    all(
      '{text}. I took it to {F}, a consultant, since it was now an internal matter.',
      '{text}. As it was inside the organization, I did not want to act alone, and called in {F}, a consultant.',
    ),
    all(
      'He advised against doing it myself. He had somebody for this, with eight legs and references, who would go in and catch it. I asked who handles that one. "We have a bird," said {F}.',
      '{F} recommended a specialist. She was small and quick, she wriggled a bit, and she came with a web. "And who handles her?" I asked. He had a bird.',
    ),
    all(
      'The bird needed a line manager, and he placed a cat. For the cat there was a dog, a generalist. All of them went in, one after the other, and each of them felt tight at first.',
      'Above the bird he put a cat. It is lean, said {F}, only the one cat, and over it a dog, for culture. I have swallowed reorganizations that went down worse.',
    ),
    mild(
      'I asked how the original problem was coming along. It was on the agenda for their third meeting.',
      'I inquired after the {b}. {F} said that they were still agreeing on a name for the team.',
    ),
    mild(
      '{F} has stopped by with a goat. "And who handles the goat?" I asked. He turned around and whistled.',
      'His invoice came with the milk. It is for one cow, part-time.',
    ),
    hot(
      'A goat was let in, to listen to the dog, and then a cow, who had run a dairy. There was a retreat. I could feel them forming circles.',
      'The goat was to mentor the dog. The cow is in finance. There is an all-hands on the first of the month, and on those days I do not wear a belt.',
    ),
    spicy(
      'They have sent me a report, by the usual channel. The one I swallowed is doing excellent work. It has been made head of the whole structure, as the only one who knows what it was for.',
      'In May I had the results. Everyone was fully staffed, and the little one itself had been hired as an adviser, on account of its experience.',
    ),
    spicy(
      'I told {F} that I was ready to end the engagement. "That would be a horse," he said. It was already in the hall. "And who handles the horse?" I asked.',
      '"And who handles all that?" I said. {F} stepped to one side. Behind him, in the drive, stood a horse, with a folder.',
    ),
    unhinged(
      'In June they outgrew me. They took the fourth floor of a glass tower near the station, under my name, with the cow at reception. I was sent a visitor pass, and an invitation to feel proud.',
      'They went public. I stood in the street, quite empty, and watched them come out on the balcony to ring the bell: the dog, the goat, the cow in a good suit, and, on a cushion, with a tiny microphone, the founder.',
    ),
    unhinged(
      'I was asked if I would step in for a moment and say how it all began. I opened my mouth. "Wider," said {F}. They are taking me over.',
      'I am up for acquisition, says {F}. It is a friendly offer. They would go in by the ear, with a horse, and this time they know who handles it.',
    ),
  ),
  plot(
    'dear-insect-guest',
    {
      when: [
        'there .. b:@insect .. in .. my|the|our x:@drink|@food',
        'find|found .. b:@insect|slug|snail|worm|caterpillar .. in .. x:@drink|@food|cider|salad',
        'b:@insect|slug|snail|worm .. land|landed|fell|fall|drown|drowned|swim|swimming|swam|flew|crawl|crawled .. in|into|out .. my|the|our|of x:@drink|@food',
        'b:@insect|slug .. in .. my|our|the x:@drink|@food|cider|salad|pint',
        'x:@drink|@food .. had|has|with .. b:@insect|slug|worm in',
      ],
      not: [
        '=ants|=flies|=wasps|=bees|=bugs|=roaches|=cockroaches|=moths|=mosquitoes|=spiders|=slugs|@child|baby|cat|dog|weevils|allergic|swallow|swallowed|sting|stung|throat|chocolate|@pet|waiter|rice|flour|bug_in_the|code',
      ],
      fine: 'most half after eaten eating glass pint garden pub lunch bowl finished whole already dead alive',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'star',
    },
    all(
      '{text}. I run a small hotel, and I know when somebody has checked in.',
      '{text}. I have been in hospitality for nineteen years, and I could see what we had here: no luggage, no reservation, and already in the best room.',
    ),
    all(
      'By evening there was a review. "Stayed in {the x}. Central, and the room is also the breakfast. The host cried out on arrival but was otherwise discreet. Four stars." It was signed, "{a b}."',
      'The review was up within the hour. "{the x}: very good. Quiet, edible, no stairs. A large face kept looking in. Four stars." Under "Traveling as" it said "{b}."',
    ),
    all(
      'I answered, as one must. I thanked the guest for the valuable feedback, and said that we had hoped for the fifth star.',
      'I wrote back the same hour, on behalf of the whole team, and asked what we could do about the fifth star.',
    ),
    mild('"Towels," wrote the {b}.', 'The {b} replied that it is always the little things.'),
    mild(
      'I have laid a folded napkin next to {the x}, with a mint on it. This morning it was on the floor, the way guests do.',
      'There is a card beside {the x} now, "Please do not disturb," no bigger than a stamp. It has been turned around.',
    ),
    hot(
      'It brought the others. By the weekend we were on all the lists, as a hidden gem. {F}, who sits across from me, asked if I was going to finish {the x}. I said we were full until September.',
      'A thing like that gets around. I took names, and the {b} kept its room. {F}, who shares my table, asked what was wrong with {the x}. I told her we were fully booked.',
    ),
    spicy(
      'Then came a one-star, from a moth. "Was shown to {the x} and found a man in it. He was eating." There was a photograph, and I knew the fork.',
      'In the second week we got one star. "{the x} would have been lovely. Unfortunately we found a manager in there, alive." I lay awake.',
    ),
    spicy(
      'I promised that it would not happen again, and that he would be removed from {the x} at once, humanely. {F} came over with a glass and a postcard. She put the one over my hand, slid the other under it, and walked me out into the yard.',
      'I apologized to every guest by name and gave my word that {the x} had been dealt with. {F} was in charge of that. She opened the window, rolled up a newspaper, and said to me quite kindly, "Out you go."',
    ),
    unhinged(
      'In July the inspector came, in person, from the big guide. I knew it by the legs. It asked for a table at the edge, tried {the x} with the front ones, and rubbed them for a very long time.',
      'The season ended with a gala. They came in off the fields at dusk, in a column as tall as a church, for one dance over {the x}, and an orchestra of crickets had been brought by rail.',
    ),
    unhinged(
      'We have the third star. I may no longer go in without a jacket. {F} keeps the door, and when I bent over {the x} last night for a taste, she asked me under what name.',
      'They gave us the last star that night. From outside the door, next to {F}, I heard the speech. It thanked the region, it thanked {the x}, and it thanked the large one at the window, who had understood early on that it was not about him.',
    ),
  ),
  plot(
    'dear-animal-records',
    {
      when: [
        'a:@livestock|goat .. eat|ate|eaten|chew|chewed|swallow|swallowed|devour|devoured|demolish x:*',
      ],
      not: [
        'die|died|sick|vet|poison|grass|hay|carrot|apple|sugar|out_of_my_hand|hand|@food|fish|cake|only|feed|finger|hair',
      ],
      cast: { F: 'she' },
      fine: 'farm wedding party petting zoo',
      carries: true,
      axis: 'formality',
      back: 'on file',
    },
    all(
      '{text}. There was nothing left to find, and nothing to prove it by. In my company we have been planning to get rid of our paper since 2011.',
      '{text}. I did not scold it. I run records management for a firm of two thousand, and I asked what it cost by the day.',
    ),
    all(
      'The {a} started with us on the first. I showed it to the archive, closed the door, and heard the first shelf come down. By noon we were paperless as far as 1996.',
      'I put the {a} into the basement with our archive, and a bowl of water. It began with the travel expenses. There was a rhythm to it that I had never heard down there.',
    ),
    all(
      '{F}, from Audit, called to ask for a contract. I told her that it was on file. "Which file?" she said. I looked through the small window. "He is still going over it," I said.',
      'Around three {F} came down, from Audit, about a receipt. I assured her that it was on file, in the widest sense, and that we could expect it by the morning.',
    ),
    mild(
      '{F} looked in at it for a while, and then went up and got the rest of her desk.',
      'She watched it through the glass. "Does it take binders?" said {F}.',
    ),
    mild(
      'The company has never been so well prepared for an inspection. There is nothing here to inspect.',
      'We had the tax people in last week. They found a clean room, and somebody in it who looked them in the eye and burped.',
    ),
    hot(
      'Within a month it had a floor. It took in the old strategy, the new strategy and the sofa in between. People who had not been heard in years went down and told it things.',
      'It was promoted twice. Complaints went to it directly, with a little salt. In the survey it came out as the only manager who takes in what you give him.',
    ),
    spicy(
      'Then the court in Cardiff ordered us to produce everything. {F} led the {a} in on a rope and asked that it be admitted as the original.',
      'In May a judge wanted to see the books. We brought the {a}. {F} swore that it was all on file, and they had it weighed.',
    ),
    spicy(
      'The other side had prepared sixteen folders. They set them down within reach. The case was closed a quarter of an hour later, for lack of anything.',
      'The judge leaned over, to look at it more closely. He had been reading from the indictment. We left with an acquittal and half a robe.',
    ),
    unhinged(
      'Since then there is no past here. The national library asked for an appointment, then the land registry, and one evening the {a} was driven up to the mint. In the morning it had always been spring, and nobody owed anyone anything.',
      'Governments sent for it, at night, with a ramp. What it has gone over did not happen. There is a stretch of the nineties that can only be told from the smell, and I no longer know how I came to be in this line of work.',
    ),
    unhinged(
      'All that I have left is on the inside of my hat, in pencil: "{quote}." The {a} has been looking at the hat since noon.',
      'I had saved a single sheet, the first, in my sock: "{quote}." I read it to {F} at night. We do not know what it means. Last night the sock was on file.',
    ),
  ),
  plot(
    'dear-egg-no-shell',
    {
      when: [
        'hen|chicken|chickens|hens|duck .. lay|laid|lays .. egg|eggs',
        'egg .. no|without .. shell',
        'first egg .. from|by .. hen|chicken|duck|our|my',
      ],
      not: [
        'easter|chocolate|cook|boil|fridge|buy|shop|broke|dinosaur|hundred|die|died|fox|stopped|not',
      ],
      fine: 'hen hens shell no without soft first egg one our my chicken morning new garden coop tiny today double yolk huge finally two yolks laid at last this small blue',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'announce',
    },
    all(
      '{text}. You could hear it down to the road. I have been in product for sixteen years, and I know a launch.',
      '{text}. There had been no roadmap. There was a silence, a shuffling, and then she came out in front of the others to announce it.',
    ),
    all(
      'She had it out by seven, and she spent the rest of the morning walking up and down and telling everyone. I looked at the ratio. Mine is the other way around.',
      'It took her a quarter of an hour to make, and three hours to announce. At our company we take three years to make it, and then we send one e-mail.',
    ),
    all(
      'I changed what I do. At work I now finish a thing, stand up on the desk, put back my head, and announce it until noon.',
      'So I follow her practice. I deliver something small before eight, and then I go through all four departments, with my chest out, and announce it.',
    ),
    mild(
      'My boss, {F}, came out of her office on the second day, to see what it was. It was a spreadsheet. She said it was still warm.',
      '{F}, who runs the floor, came to look at what I had made. She held it up to the light. "It\'s a memo," she said.',
    ),
    mild(
      'I sat on it until she had gone.',
      'She took it away with her. They always do. I will make another one tomorrow.',
    ),
    hot(
      'It worked. By the summer all of Sales was up on the desks, and whenever one of us had done anything, the others took it up, although they had nothing themselves.',
      'Others joined in. You would hear a short cry from Purchasing, and then the whole building, floor by floor, about an invoice.',
    ),
    spicy(
      '{F}, who runs the place, came through with a basket. She lifted each of us a little, without a word, and felt underneath. Under most of us there was nothing.',
      'Then {F} was sent from headquarters. She walked down the rows, quite early, in rubber boots, and looked at what there actually was.',
    ),
    spicy(
      'I had one. It had no substance, she said, but it was the right shape. At home I went out and told the one who had laid the first. She turned around and announced it.',
      'She found four, for two hundred people, and she did not announce anything. It has been very quiet since. We have begun to scratch.',
    ),
    unhinged(
      'In the fall the days got shorter and our output fell. {F} had lamps put in. On the second night, at four, I felt something coming that was not a spreadsheet.',
      'They switched us to fourteen hours of light. It was the man from Treasury who went first. There was a shuffling, he stood up, and he looked down at it longer than any of us would have wished.',
    ),
    unhinged(
      'It lies in a bowl now, under the lamp. It is quite smooth, and there is no number on it. None of us has had the nerve to announce it. Something inside it has asked for a meeting.',
      'We sat around it until it opened. It had a lanyard on. {F} picked it up, still damp, and it put back its head, and announced itself as our new head of growth.',
    ),
  ),
  plot(
    'dear-animal-observer',
    {
      when: [
        'a:@bird|@wildlife|@livestock|@cat|@dog|lizard|gecko .. looks|stares|watches|watching|judges|judging .. at|me|us|through|in|my',
        'a:@bird|@wildlife|@livestock .. recognise|recognises|recognize|recognizes|know|knows|remember|remembers .. me',
        'a:@bird|squirrel|fox .. sit|sits|sat|come|comes|visit|visits .. window|windowsill|balcony|fence|garden|porch .. every|each|same|daily',
        'a:@bird|squirrel|fox .. sit|sits|come|comes|visit|visits .. every|each|same .. day|morning|time|afternoon',
      ],
      not: [
        'tv|video|die|dead|=lost|attack|poop|feed|fed|zoo|goose|birdwatching|binoculars|my_wife|husband|cats|dogs|=crows|=birds|=pigeons|=squirrels|steal|stole|bite|neighbor|@child',
      ],
      fine: 'window day each every same time 4 am pm hour work morning desk while working shower',
      carries: true,
      axis: 'audience',
      back: 'notes|note',
    },
    all(
      '{text}. I know the look. It is the one that people have who are being paid by somebody else to be there.',
      '{text}. I have been audited twice, and both times it began like this: no greeting, the head a little to one side.',
    ),
    all(
      'I started to give it something to look at. At that hour I sit up straight now, I type, and once I took a call from a person who does not exist and was firm with her.',
      'From then on I made sure to be seen with a pen. I moved my desk around for the profile. I said things aloud, such as "That is not how we do it here."',
    ),
    all(
      'It does not take notes, not with a pencil. But when I let up, around twenty past, it looks at its foot.',
      'It takes no notes that I can see. Only when I looked at my phone did it shift its weight from one leg to the other, as you do when you have what you came for.',
    ),
    mild(
      'My figures have never been so good. I have been asked in the office who is behind it, and I told them not to turn around.',
      'A friend says that it is waiting for crumbs. I said that that is what they would want us to believe.',
    ),
    mild(
      'Yesterday there were two of them. The older one was showing the younger one where I lose concentration.',
      'This morning it had brought a second one along. I think that it was a handover. They both looked at the clock, and then at me.',
    ),
    hot(
      'My output doubled. I was given a team, then the floor, and I told none of them how, only that they should keep their chins up near the glass.',
      'I was promoted on the figures. I owe it all to that look, so I put the whole department in a row along the window, and at four we are magnificent.',
    ),
    spicy(
      'In the end I wanted to see the report. I laid out a sheet of paper on the sill, an ink pad, and a bit of ham, and left the room.',
      'After half a year I thought that I was owed some feedback. I opened the window and put out a form, with boxes, and a raisin on each box.',
    ),
    spicy(
      'It had stepped in the ink. As far as I can make out, the notes say that the ham was fine, and that the one inside should move a little to the left. He is in front of the sandwich.',
      'It took all the raisins except for two: "listens" and "potential." I have read the notes through again and again. A friend says that those had fallen off.',
    ),
    unhinged(
      'The real auditors came in the fall. There were three of them, in gray, and they sat down on the sill beside it, with their knees drawn up. It slid over. They put their heads to one side.',
      'It turned out to be quite high up. When our president was replaced, there was no vote; one morning the {a} stood on the long table, and the eight directors looked at their feet.',
    ),
    unhinged(
      "I have been at it since. It is four o'clock around the clock now. I am never told how it is going, but there is a little ham, if I keep left.",
      'I was called in last. It looked at me for thirteen full seconds. "{quote}," said the secretary, in a low voice, to the new one. "That\'s him. Watch around twenty past." They have it all in their notes.',
    ),
  ),
  // Partners
  plot(
    'dear-snore-airport',
    {
      when: [
        'w:@spouse|@parent|@relative|roommate|flatmate .. snore|snores|snored|snoring',
        "w:@spouse|@parent|@relative|roommate|flatmate|@spouse's|@relative's|@parent's =snoring|=snores",
        '=recorded .. w:@spouse .. snore|snoring',
        'sleep|slept|moved .. couch|sofa|spare_room|guest_room .. because .. w:@spouse .. snore|snores|snoring',
      ],
      not: [
        "don't|doesn't|didn't|not|never|i|that_i|we snore",
        'tell|told|said|says|claims|apnea|hospital|doctor|cpap|pregnant|bullet|meeting|funeral|stopped',
      ],
      fine: 'loud loudly dog downstairs moved cat neighbor neighbours bed room sleep through wall night earplugs chainsaw like tractor last every couch sofa spare',
      cast: { F: 'she' },
      carries: true,
      axis: 'distance',
      back: 'approach',
    },
    all(
      '{text}. I wanted a figure for it, and asked {F}, who measures noise for the airport authority. She hung a microphone over the bed and went out to sit in her van.',
      '{text}. Complaining is not data. {F} came, from the airport authority, and set up a dish on the lawn.',
    ),
    all(
      'In the morning she showed me the curve. It was long and low, with a peak every eight seconds. "This is a good approach," said {F}. "Steady. You could bring something in on that."',
      '{F} had not slept, but for her own reasons. "The approach is textbook," she said. "They spend millions on a signal that clean."',
    ),
    all(
      'I told {w.full} over breakfast, "{quote}," and what the finding was. {w.full} said, "I don\'t snore."',
      '{w.full} listened to the tape from beginning to end. "That isn\'t me," said {w.full}. "I was asleep."',
    ),
    mild(
      'The next night at ten past two there was a light in the bedroom window, and then a second one beside it. They passed over the chimney, quite slowly, and turned left at {w.full}.',
      'At half past one I heard a small plane circle. It was looking for something. Then {w.full} rolled over onto the back, and it found it.',
    ),
    mild(
      'We get a percentage. I have stopped poking.',
      'I am paid by landing now. I have moved the pillow a little, for the crosswind.',
    ),
    hot(
      'The first was a Cessna that had lost its instruments over the hills. By the end of the quarter we had thirty a night, mostly freight, in over the chimney and out to the left, and I had been given a vest.',
      'They sent us the mail plane, as a trial, and then the night freight from Cologne. I stood in the garden with two lamps. It paid for the mortgage.',
    ),
    spicy(
      'Then {w.full} caught a cold and slept on the side, and it was perfectly still. I lay there. I have never heard so many engines.',
      'Last week {w.full} began with a strip across the nose, as a surprise for me. It worked at once. It was the quietest night of our lives, for about a minute.',
    ),
    spicy(
      'They had all taken the alternative approach. It is {F}. She had dozed off in the van.',
      'The tower called. I did what I could. They say that on the recording you can hear my approach, and that I should see somebody.',
    ),
    unhinged(
      'In October an Airbus came in with three hundred aboard, in fog, and did not go around. It put down in the hall at half past three, and rolled to a stop at the foot of the bed.',
      'The long-haul flights followed. In the big fog of November we woke, I woke, with a jet in the bedroom, the ladder down, and a row of people in socks asking in a whisper where the bus was.',
    ),
    unhinged(
      'The captain took off his cap. He had been following {w.full} since Greenland, he said, and would like to thank whoever that was. "It wasn\'t me," said {w.full}, and turned over, and two hundred miles out I could hear them bank.',
      '"Please," said the captain, with a finger to his lips. "There are six more behind us." I have not touched {w.full} since. {F} sells coffee in the wardrobe, and the approach is on the charts, under our name.',
    ),
  ),
  plot(
    'dear-shrank',
    {
      when: [
        'w:@spouse|@parent|@relative|roommate|flatmate .. shrink|shrank|shrunk .. my .. x:@garment',
        'w:@spouse|@parent|@relative|roommate|flatmate .. wash|washed|dried|tumble|boil|boiled .. my .. x:@garment .. hot|shrank|shrunk|small|smaller|tiny|child|doll|sixty|60|boil',
        'w:@spouse|@parent|@relative|roommate|flatmate .. put .. my .. x:@garment .. hot|boil|wash|sixty|60',
        'w:@spouse|@parent|@relative|roommate|flatmate .. put .. my .. x:@garment .. in .. dryer|tumble_dryer|hot_wash',
        'x:@garment|@garment .. shrunk|shrank .. by|because .. w:@spouse|@parent|@relative',
      ],
      not: [
        '=socks|=jeans|=trousers|=pants|=shorts|=gloves|=tights|=leggings|hat|beanie|skirt|bra|=bras|underwear|scarf|sock|glove',
        'phone|passport|money|tissue|pink|white|red|blue|dye|iron|burn|clean|wallet|folded|kindly|thank',
      ],
      fine: 'best favourite favorite wool cashmere wash laundry hot boil washing machine machine again dryer merino child size doll dog now fits good only expensive',
      cast: { F: 'she' },
      axis: 'rank',
      back: '',
    },
    all(
      '{text}. Nothing has been lost, if you look at it from management. It is the same {x}, with the same label, and a third fewer resources.',
      '{text}. I have been in three companies where that was done to the whole staff, and there was a party afterward. I did not see why the {x} should be spoken of as ruined.',
    ),
    all(
      'I wore it to work, as far as it went. My boss, {F}, walked around me. "Lean," she said.',
      'I put it on for the department meeting. It could be done if I did not need my arms. "That is exactly the shape I had in mind," said our director, {F}.',
    ),
    all(
      'It was the year in which everybody had to show savings. I stood in front of them and breathed at the top only, and my budget went through as an example.',
      '{F} had me come up front. Here, she said, was somebody who had understood the quarter. I thanked her in a high voice.',
    ),
    mild(
      'She has since cut our floor by a third, too. It is hot, and I have asked {w.full} what else goes in at sixty degrees.',
      'After that our lunch hour was washed at sixty degrees as well, and the chairs. You can do it if you do not need your legs.',
    ),
    mild(
      'I told {w.full} that I had been praised. {w.full} has put in the trousers.',
      'At home I passed on the compliment. {w.full} said that it had been the label, and that the label had been quite wrong.',
    ),
    hot(
      'By summer the program ran on all floors. There was {w.full}, in a consulting role, at the dial. The desks went in, the desks came out, and the same people sat at them, with their knees by their ears.',
      '{w.full} was hired as an adviser, at twice what I make, and a machine was put in the lobby with a glass door. Whatever was too big went in at sixty degrees.',
    ),
    spicy(
      'In the last round they did the positions. {F} held mine up, against the light, and then against me.',
      'Then my own job went through. It came out the size of a hand. "Try it," said {F}.',
    ),
    spicy(
      'They have found somebody it fits. He is four foot nine, and has all my duties, and he looks wonderful in the {x}.',
      'I could not get my head in. There is a new man now, quite a small one. It fits him. So does the {x}.',
    ),
    unhinged(
      'I asked {w.full} to do me as well, on wool. I lay down in the drum, the door closed, and I went past the window for fifty minutes. I am fourteen inches tall. The {x} fits like the first day.',
      'I was not going to be let go over a matter of size. {w.full} set it to sixty, and I climbed in after the {x}. I am in the top pocket of {F} now, and can hear every decision before it is made.',
    ),
    unhinged(
      'They have kept me on. I work in the lid of a laptop, I cost next to nothing, and on my birthday {F} put a whole grape on my desk. {w.full} says that it will stretch if I hang.',
      'I was made director of the third drawer. {w.full} visits at noon, and has to bend down, and says each time how sorry. I call up that it fits.',
    ),
  ),
  plot(
    'dear-spouse-survey',
    {
      when: [
        "w:@spouse .. say|said|says|tell|told|think|thinks|claim|claims|claimed|complain|complains|complained|insist|insists .. i|my|i'm|i've|me|you",
        'w:@spouse .. call|called|calls me|my x:*',
        'w:@spouse .. compare|compared|describe|described .. me|my x:*',
        'w:@spouse .. laugh|laughed .. at|about .. me|my x:*',
        'according .. to .. w:@spouse x:*',
      ],
      not: [
        'die|died|divorce|leave_me|leaving|pregnant|yes|love|sorry|sick|cancer|affair|cheating|thank|proud|works|goodbye|listen|snore|snores|dinner_ready|fired|quit',
        'call|called .. from|to|because',
        'i|we tell|told|said',
        'never .. listen',
      ],
      carries: true,
      is: '!question',
      axis: 'audience',
      back: 'percent',
    },
    all(
      '{text}. With all respect for {w.full}, that is a sample of one. I commissioned a study.',
      '{text}. I do not take a single opinion personally. I take it as a hypothesis, and it can be tested.',
    ),
    all(
      'I put the statement to two hundred people in my life, word for word, "{quote}," from one, "Don\'t agree at all," to five.',
      'I worked it into a form, with a scale, and gave it to all who have known me for a year or more, including a man who sells me newspapers.',
    ),
    all(
      'It came back within a day, which should have told me something. Ninety-six percent were with {w.full}. A few had added a six.',
      'There was a response rate of a hundred percent. I had never seen one. Ninety-six percent of all that agreed with {w.full}, and there were arrows.',
    ),
    mild(
      'I gave {w.full} the results on slides. "And who are the four percent?" said {w.full}.',
      'At dinner I presented it, with a pie. {w.full} pointed to the thin slice and asked who on earth that was.',
    ),
    mild(
      'I said the survey had been anonymous. I had filled it in eight times.',
      'I could only say that it was a small group, and very close to the matter.',
    ),
    hot(
      'So the error had to be in the method. I went to Delft, to an institute, and had it repeated on people who had never met me. They were shown a photograph for two seconds.',
      'I suspected bias, and hired a laboratory in Delft. They took four hundred strangers and showed them my back, going through a door.',
    ),
    spicy(
      'Ninety-nine percent. A woman in row six had cried out that it was just like her Gerald. They want to publish.',
      'It went up to ninety-nine percent. In the control group, where there was only the door, it was still sixty.',
    ),
    spicy(
      'I brought it home, bound. "That leaves one percent," I said. {w.full} did not even look up. "Your mother?" I had not asked my mother yet. I asked. She took the six.',
      'The study is out. It has {w.full} down as lead author. I am thanked in the notes, for the material.',
    ),
    unhinged(
      'It was made part of the census. On a Sunday in May the whole country was asked, from the islands to the border, and in the evening there were two bars on television, one up to the ceiling, and one you could not see.',
      'In June it was put to the people. There were booths, in schools and fire stations, with a pencil on a string, and on the ballot a single sentence: "{quote}."',
    ),
    unhinged(
      'The one vote against has been traced to our kitchen. {w.full} was kind about it. {w.full} is sworn in next week, and I am to stand a little behind, and do it.',
      'It passed, in every district. A hundred percent. I asked {w.full} how that could be, as I had voted. "I know," said {w.full}. "I filled yours in. You\'d left it on the stairs."',
    ),
  ),
  plot(
    'dear-household-minutes',
    {
      when: [
        'w:@spouse|roommate|flatmate .. never|always .. buy|buys|cook|cooks|clean|cleans|put|puts|close|closes|empty|empties|leave|leaves|replace|replaces|wash|washes|rinse|load|loads x:*',
        'w:@spouse|roommate|flatmate|housemate .. buy|bought|order|ordered|sell|sold|clean|cleaned|tidy|tidied|rearrange|rearranged|reorganize|reorganise|reorganised|reorganized|paint|painted|hide|hid|move|moved|throw|threw|thrown|build|built|join|joined|invite|invited|book|booked|install|installed|fix|fixed|repair|repaired|cook|cooked|bake|baked|start|started|plant|planted|put|leave|left|use|used|eat|ate|finish|finished|donate|donated|replace|replaced|switch|switched|adopt|adopted|name|named|label|labelled|labeled|sign|signed|watch|watched|set|hang|hung|cut|drink|drank|lend|lent|bring|brought|take|took|make|made|forget|forgot|lose|lost|burn|burnt|burned x:*',
        'w:@spouse|roommate|flatmate .. keep|keeps|kept x:*',
        'w:@spouse .. want|wants|wanted x:*',
        'w:@spouse|roommate|flatmate .. decide|decided x:*',
        "w:@spouse|@spouse's|roommate|flatmate|roommate's|flatmate's been? bought|joined|got|taken|discovered|started|sold|using|eating|stealing|buying x:*",
        'w:@spouse|roommate|flatmate has|is|was|keeps been? just|only|started? got|bought|joined|taken|discovered|started|sold|using|eating|buying|learning|making x:*',
      ],
      not: [
        'left me|us',
        'moved out',
        '=flatmates|=roommates|=housemates',
        'one of',
        'promoted|hurt|me|baby|cancer|hospital|die|died|sick|divorce|affair|pregnant|proposed|engaged|birth|birthday|anniversary|wedding|valentine|christmas|present|gift|breakfast_in_bed|flowers|ring|promotion|job|quit|fired|award|prize|race|marathon|dinner_for|surprise|school|picked|passport|airport|flight|@child|driving|lottery|crash|crashed|shrunk|up_with|@boss|mind|friend|leg|arm|hair|heart|home_town|ex|broke|names|country|weight',
      ],
      carries: true,
      is: '!actor:me !question',
      axis: 'formality',
      back: 'scissors',
    },
    all(
      '{text}. I convened a meeting of the household, with two chairs, an agenda, and me as secretary.',
      '{text}. There is a form for this. I called a meeting within the hour and took the minutes.',
    ),
    all(
      'Present: {w.full}, the secretary. Item one was noted. The secretary moved that such things be put to a vote in future. {w.full} asked how many votes there were. Two.',
      'Item one was read out twice. The secretary proposed a rule by which neither side acts alone. {w.full} asked what happens if it is one against one.',
    ),
    all(
      'A vote was taken. One in favor, one against. The secretary looked up who has the casting vote. It falls to whoever knows where the scissors are.',
      'It was one against one. According to the statutes, a tie is broken by the member who can say, without getting up, where the scissors are.',
    ),
    mild(
      'Motion rejected, two to one.',
      'The motion fell. {w.full} had named the drawer, the side, and what they were lying under.',
    ),
    mild(
      'Any other business: the secretary asked where the scissors are. Deferred.',
      'Any other business: none. The secretary stayed behind for a while, and went through some drawers.',
    ),
    hot(
      'The secretary asked for a recess, and used it. An extraordinary session was found to have begun at 2 a.m., in the hall cupboard, with a flashlight.',
      'Adjourned. At 3:10 a.m. the secretary called a second session, without notice, and had got as far as the fourth drawer when there was a quorum.',
    ),
    spicy(
      'Present: the secretary, on the floor; {w.full}, in the door, in a robe. {w.full} went to a drawer that the secretary had twice been through, took out the scissors, and showed them to the meeting.',
      'Present: the secretary, kneeling; {w.full}, with the light on. {w.full} was asked for the scissors, and produced them, from behind the secretary.',
    ),
    spicy(
      'They were then put back somewhere else. Item one, "{quote}," was carried, two to one.',
      '"They were where they always are," it was recorded. The secretary moved that they be given a permanent place. {w.full} said that they had one. "{short}" stands.',
    ),
    unhinged(
      'On the strength of its constitution the household was admitted to the United Nations, as an observer, with a seat between Malta and the Holy See. The secretary carried the flag.',
      'The rule was taken up by others. Before the year was out it decided ties in four parliaments and at the central bank in Oslo, and nowhere did the governing party know where they were.',
    ),
    unhinged(
      'At the ceremony {w.full} cut the ribbon. The secretary was standing too far back to see where they came from.',
      'There was a summit. They sat up all night, thirty heads of state, opening drawers. Toward morning {w.full} came in for a glass of water, and it passed.',
    ),
  ),
  plot(
    'dear-argued-marks',
    {
      when: [
        'argue|argued|arguing|argument|fight|fought|row|bicker|bickered .. w:@spouse|@relative|@parent .. about|over .. x:@household|@food|@chore|@plant|@garment $',
        'argue|argued|arguing|argument|fight|fought|row|bicker|bickered|bickering|disagree|disagreed|fell_out .. with .. w:@spouse|@relative|@parent .. about|over|on x:*',
        'w:@spouse|@parent|@relative .. and i|me .. argue|argued|argument|fight|fought|row|bicker|bickered|disagree|disagreed .. about|over|on|how x:*',
        'we|us .. argue|argued|fight|fought|bickered|row .. about|over x:*',
        '=argument|=fight .. with .. w:@spouse .. about|over x:*',
        'i|me and .. w:@spouse .. argue|argued|fight|fought|bickered|disagree .. about|over|on x:*',
      ],
      not: [
        'dishwasher|thermostat|money|divorce|kids|baby|cancer|funeral|@boss|@colleague|@client|meeting|politics|religion|thanksgiving|will|inheritance|drinking|ex|heating|movie|film|neighbor',
      ],
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'audience',
      back: '',
    },
    all(
      '{text}. We could not agree on who had won, so for the next one I brought in {F}, who has judged figure skating at two Olympics.',
      '{text}. It ended without a result. I cannot live with that, and I asked {F} to score it. She sits on international panels, for ice dance.',
    ),
    all(
      'We did it again from the top, "{x}," in the kitchen, at full length. {F} sat by the window with a cushion and her cards.',
      'She took the chair by the fridge. We repeated the entire program for her, from "{x}" to the door.',
    ),
    all(
      'For content she gave us 2.4. For expression it was 5.9. "You have a lovely line," {F} told me, "in the sigh. But you\'ve done that turn three times. Only the first one counts."',
      'It was a 5.8 for the door, she said, clean edges, good height. But the middle was all old elements. "You went into 2019 without enough speed," said {F}.',
    ),
    mild(
      'The other side lost a tenth for looking at the phone.',
      'There was a deduction on both sides, for bringing in my mother.',
    ),
    mild(
      'We came second. It was the first thing that we had agreed on in days: we both wanted to know who had come first.',
      'Overall it was enough for second. {F} says that the couple upstairs do it with no words at all.',
    ),
    hot(
      'We have been in training since. We rise at dawn. I have stopped saying "always," which has been worn out by the field, and we have put in a new silence, with two and a half rotations.',
      'From then on we worked with a coach. He took out the shouting, which is for juniors. There is a long, low passage now in the hall, and a look at the end of it.',
    ),
    linked(
      spicy(
        'At the regional finals in Graz we were sixteen pairs, on a kitchen floor of regulation size, and the subject was drawn: "{x}." It could not have been better. We went out there, and looked at each other, and neither of us could find anything wrong.',
        'Last month it was the nationals. There were lights, a table with a single plate, and they gave us our own: "{x}." I drew breath, and heard from across the table, "You know what, you were right."',
      ),
    ),
    linked(
      spicy(
        'We were disqualified. We held hands all the way home. We were second in the car already, over the exit.',
        '"So were you," I said. You could hear {F} put down her pencil. It is the lowest score ever given. We came second to a couple who had scratched.',
      ),
    ),
    unhinged(
      'At the worlds we went last. It had to be new, and on the second day we left the ground. It was somewhere in the part about tone. We went slowly around each other up there, above the table, and I have never seen it so clearly from both sides.',
      'In the final, in Gothenburg, the two of us lifted off. I was at "if you had only said," and my feet were a meter above the floor, and the whole hall rose with us, pair by pair, still on their own subjects.',
    ),
    unhinged(
      '{F} held up a card with nothing on it. They cannot get us down. There are meals, on a pole. We are on a very long second look, and it turns out that all of it was about {x}.',
      'There is no ceiling. {F} is a small dot with a cushion. I believe that we have passed the couple from upstairs. We are arguing about which of them was second.',
    ),
  ),
  // Gifts and dates in the calendar
  plot(
    'dear-gift-letter',
    {
      when: [
        'w:@person|friend|team .. give|gave|got|get|bought|buy|send|sent|make|made|knit|knitted me|us .. x:@appliance|@garment|@gadget|@carried|@household|@food|@furniture|@plant|socks|voucher|book|candle .. for .. birthday|christmas|anniversary|valentine|retirement|mothers_day',
        'w:@person|friend|team .. give|gave|got|get|bought|buy|made|knitted me|us .. for .. birthday|christmas|xmas|anniversary|valentines|retirement|mothers_day|fathers_day',
        "for my|our .. birthday|christmas|anniversary|valentine's|mother's_day|father's_day|retirement|secret_santa ... got|gave|get|received|bought",
        'got|get|receive|received|given|gifted .. x:@appliance|@garment|@gadget|@carried|@household|@food|socks|voucher|book|candle .. for|from .. birthday|christmas|anniversary|valentine|santa|present|gift|mother|@relative|@boss|friend',
        '=gift|=present from .. w:@person|friend',
        'w:@person|friend .. send|sent|brought|bring|knit|knitted .. me|us x:*',
        'w:@person|friend .. give|gave .. me|us .. x:@food|@plant|@appliance|@garment|@gadget|@household|@furniture|voucher|book|candle|socks',
      ],
      not: [
        'to the|buy|get',
        'euro|euros|dollar|dollars|pound|pounds|money|cash|postcard|letter|recipe|shopping|errand|link|ring|engaged|proposed|lift|ride|text|email|message|photo|picture|link|cold|flu|headache|look|notice|review|finger|advice|feedback|ticket|parking|bill|invoice|forgot|nothing|never|wrong|divorce|address|directions|haircut|ultimatum|home|away|back|warning|call|good_morning|every|daily|voicemail|meme|meeting|to_hospital|fever|lice|covid|food_poisoning|hug|thumbs|number|meetings|emails|@colleague|@boss|@client',
      ],
      carries: true,
      is: '!actor:me !question',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'at a loss',
    },
    all(
      '{text}. I wrote a letter of thanks the same night. I write a strong letter. "I am at a loss," it begins, and then there are two pages.',
      '{text}. I sat down at once with the good paper, because thanks are my field. "I find myself at a loss," I began, and filled both sides.',
    ),
    all(
      'It must have hit home. At the next occasion it was {the x} again, and, as there had been so much joy in the letter, one size up.',
      'I am told that it was read aloud, and that somebody wept. A few weeks later {the x} came again, in double, with a card: "Seeing how much it meant."',
      'I am told that it was read aloud, and that somebody wept. A few weeks later the same came again, in double, with a card: "Seeing how much it meant."',
    ),
    all(
      'You cannot thank less for the second time. I wrote four pages, and put in the moon. Since then there have been fourteen deliveries, and it is known for miles around that what I live for is {the x}.',
      'So I went further. The second letter had a quotation in it, the third a pressed flower. Since then there have been fourteen deliveries, and I have moved the piano out onto the lawn.',
    ),
    mild(
      'I asked {F}, from next door, how she does it. Her house is empty and full of light. "What do you write?" I said.',
      'My friend {F} has a home with room in it. I begged her to show me a letter of hers. It was a postcard.',
    ),
    mild('"Got {the x}," said {F}.', 'It said, "Got it. {F}."'),
    hot(
      'I turned to {F}, a professional, who writes the other kind, for insurance companies. She read my file, from "{quote}" to the moon, and took off her glasses. "You will have to be less at a loss," she said.',
    ),
    spicy(
      'We worked on it for seven weeks, and got it down to a line: "Receipt of {the x} is confirmed." I put it in the mail with a shaking hand.',
      'In the end there was a single word left, "Arrived." I posted it, and walked around the block.',
    ),
    spicy(
      'The answer ran to twelve pages, with a pressed flower, and it came from {w.full}. "I am at a loss," it began. One cannot take in a letter like that and send nothing. All that I have in the house is {the x}. The van goes out tonight.',
      'The answer ran to twelve pages, with a pressed flower. "I am at a loss," it began. One cannot take in a letter like that and send nothing. All that I have in the house is {the x}. The van goes out tonight.',
      'The answer ran to twelve pages, with a pressed flower, and it came from {w.full}. "I am at a loss," it began. One cannot take in a letter like that and send nothing. All fourteen deliveries go back tonight, with a bow.',
      'The answer ran to twelve pages, with a pressed flower. "I am at a loss," it began. One cannot take in a letter like that and send nothing. All fourteen deliveries go back tonight, with a bow.',
    ),
    unhinged(
      'In the fall it began to arrive by itself. I would come down in the morning, and there on the step was {the x}, still warm, and in the trees around the house sat more, facing in, waiting to be unwrapped.',
      'The county has moved the road. On the ridge the newest one is under construction. It has a ribbon of sixteen lanes, and in the evening its shadow lies over three villages that did not write.',
    ),
    unhinged(
      'I have one sheet left. "{quote}," I wrote on it. "It was enough the first time." {F} says that I should not have put that. It is so beautifully put. I am at a loss.',
    ),
  ),
  plot(
    'dear-gift-survey',
    {
      when: [
        'i? give|gave|gifted|bought|buy|got my w:@spouse|@parent|@child|@relative|@boss|@colleague|friend|neighbor|nephew|sister x:*',
        'bought|buy|got|knitted|knit|baked|made|wrapped|ordered|bring|brought x:* .. for .. w:@spouse|@parent|@relative|@boss|friend',
        'bought|buy|knitted|knit|made x:@garment|@gadget|@household|flowers|present|gift .. for .. w:@spouse|@parent|@child|@relative|@boss|friend',
        'w:@spouse|@parent|@relative|@boss|friend .. love|loved|hate|hated|like|liked|return|returned|cry|cried|open|opened .. my|the gift|present',
        'gave .. wrong .. gift|present|size|card .. to .. w:@person',
      ],
      not: [
        'gave .. up|notice|birth|haircut|lift|ride|speech|tour|cold|call|away',
        'got .. a .. call|text|job|cold|lift|ride|new|from',
        'made .. my .. cry|laugh|bed|mad|angry|late|park',
        '@food|@drink|baby|toddler|newborn|infant|two-year-old|=friends|=flatmates|=parents|=kids',
        "i_was|hamster|me|us|in_trouble|password|dog|cat|proposed|ring|engaged|sick|medicine|kidney|fired|name|dinner|lunch_for_work|forgot|phone_number|keys|code|finger|permission|haircut|mother_in_law's|soup|instead|wedding|salt|burned|burnt|funeral|costume|interview",
      ],
      carries: true,
      is: 'actor:me',
      axis: 'commitment',
      back: '',
    },
    all(
      '{text}. A sale is not the end of a relationship. I waited two days, and then I called {w.full}, for feedback, on a scale from one to ten.',
      '{text}. Where I work, that is where the process starts. There was a follow-up call after forty-eight hours. "How satisfied are you?" I asked {w.full}. "Out of ten."',
    ),
    all(
      '{w.full} said that it was very thoughtful. I explained that there was no box for that. It came to an eight.',
      'I was told that I should not have. I have heard that from other customers. I asked for a figure, and {w.full} gave me an eight out of ten.',
    ),
    all(
      'An eight is a warning sign. I called the next morning to find out what had gone wrong, and again at noon, to see if it was still an eight. By then it was a seven.',
      'One does not sleep on an eight. I rang up twice the next day with a short list, color, finish, handover, and in the evening it had slipped to a six.',
    ),
    mild(
      'I asked {w.full} straight out what it would take to get to ten out of ten. There was a silence. I could hear a fridge.',
      'I said that I wanted to make this right, and that there must be something that stood between us and a ten.',
    ),
    mild(
      '"It was lovely," said {w.full}. "Until the calls."',
      '"Could you ask me less?" said {w.full}. I have put that under "Other."',
    ),
    hot(
      'I set up a hotline. There is one number for the gift itself and another one for the wrapping, and I sit at both. To get the response up I have introduced a draw, in which {w.full} can win the same again.',
      'In May I brought in focus groups. {w.full} sat behind the glass with four people of the same age and had to pass it around.',
    ),
    spicy(
      'It is at two out of ten. I went over in person with a clipboard. {w.full} opened the door, went back inside, and brought it out to me.',
      'Last night it went to one. I went in person. {w.full} met me at the door, with the thing in both hands, in its paper, with the tape put back.',
    ),
    spicy(
      'It is exactly what I have always wanted. I said there was no need. Two days later the phone rang. "Out of ten?" said {w.full}.',
      '"For you," said {w.full}. I opened it. I must say that it is a ten. I have had a call about that, and one about the bow.',
    ),
    unhinged(
      'The index is published now, at six, after the wind. When {w.full} slept badly in June it fell by two points, and in a harbor far to the south they stopped loading ships.',
      'The rating agencies took it up. {w.full} is visited every quarter by three men with a scale, and whatever is said on that sofa about my present moves the price of copper.',
    ),
    unhinged(
      'Yesterday {w.full} came to the window, before all of them, and held it up, and looked over to me. "Ten out of ten," said {w.full}. "Now will you come in and eat." It was not a question, so I could not enter it.',
      '"It was a nice present," {w.full} told them in the end. "I only wanted somebody to stay for coffee." They have that down as volatile.',
    ),
  ),
  plot(
    'dear-birthday-void',
    {
      when: [
        'w:@person|friend|office|everyone|family|team .. forget|forgot|forgotten|forgets|missed .. my .. birthday',
        'my .. birthday .. forgotten|ignored|forgot .. by w:@person|friend|family|team',
        'no_one|nobody .. remember|remembered|noticed|mentioned .. my|it .. birthday',
        'nobody|no_one|no|not .. birthday .. card|cards|cake|wished|wish .. me?',
        'nobody|no_one .. wish|wished .. me .. happy',
        'nobody|no_one .. signed|came .. my birthday',
        'turn|turned # .. nobody|no_one .. knew|noticed|remembered|said|realised|realized',
        'turn|turned # ... nobody|no_one .. knew|noticed|remembered|said',
      ],
      not: ['i forgot|forget', 'dog|cat|passport|surprise|remembered_late'],
      fine: 'turned birthday tuesday knew forgot sister brother wife husband mother dad everyone whole family team office work cake card even her his again facebook 50th 30th 40th 60th 21st 18th big wished',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'turned',
    },
    all(
      '{text}. I looked it up. A birthday that has not been acknowledged is only a draft. I have not turned anything.',
      '{text}. I see it as a legal question. Without an acknowledgment there is no delivery, and so I have not turned any older.',
    ),
    all(
      'I went to the registry office and asked to have the old age put back. {F}, at the counter, wanted to know whether there had been candles. I said no. "A song?" No. She reached for a stamp.',
      'I reported it to {F}, at the registry. She took me through the list: cake, song, a card with a joke about hips. I could not answer yes to any of it.',
    ),
    all(
      'It is official. I remain the age I was, for lack of notice, until somebody remembers.',
      'I have it in writing that the year is suspended. It begins to run on the day that I am congratulated.',
    ),
    mild(
      'For two weeks now I have been avoiding people who look as if they might have it on the tip of their tongue.',
      'Yesterday somebody looked at the calendar and drew a breath. I left by the window.',
    ),
    mild(
      'I have never been so glad that they are who they are.',
      'I have deleted it from my profile, to be safe, and sent everyone a wrong one, in a leap year.',
    ),
    hot(
      'That was some time ago. My skin is better. I have been let into a club on my passport, and my knees have gone back to a job they had left.',
      'It is remarkable what it does. I have kept the same age for six rounds now. I had a tooth come in. My class reunion asked whose son I was.',
    ),
    spicy(
      'My employer has noticed that I will not reach retirement. {F} sent me a letter: by her tables, they will be paying me until 2140.',
      'Then the pension fund did the sum. {F} came to my house with two of their people, and they stood in the hall with their hands behind their backs.',
    ),
    spicy(
      'This morning I found them all in my kitchen, with the lights out. "Happy birthday," said {F}. She had brought the candles herself. I turned six years in one breath.',
      'Last night my bell rang, and it was {F}, with a cake. "Surprise," she said, rather flatly. I turned it all at once, on the doormat, and had to sit down.',
    ),
    unhinged(
      'Word of it got to others who had been forgotten. There are four hundred of us, on an island the ferry leaves out. There is no calendar. A man from 1871 does the washing-up, and is beginning to shave.',
      'I met the rest of them on a beach. They are those who were overlooked, and have kept: a maid from Ghent, two of the smaller Bourbons, a boy whose birthday falls on Christmas, who has been six since the war before the last.',
    ),
    unhinged(
      'Last week a bottle washed up. We all stood back from it. There was a note inside, we could see the first two words of it, "Many happy," and a woman I had been fond of turned to dust. {F} has been informed.',
      'On a clear day you can hear singing from the mainland, when the wind is wrong. We put our fingers in our ears and hum. {F} comes by boat once a year, to count us, and she is careful not to say what day it is.',
    ),
  ),
  // Parents and the wider family
  plot(
    'dear-parent-online',
    {
      when: [
        'w:@parent|aunt|uncle|aunty|auntie|mother-in-law|father-in-law .. join|joined|discover|discovered|like|liked|likes|comment|commented|comments|post|posted|posts|share|shared|friend|friended|follow|followed|tag|tagged|found|find .. x:instagram|facebook|tiktok|linkedin|twitter|reddit|snapchat|whatsapp|photo|photos|picture|post|profile|story|stories|selfie|selfies',
        'w:@parent|aunt|uncle|aunty|auntie|mother-in-law .. is|now on x:instagram|facebook|tiktok|linkedin|twitter|reddit|snapchat|tinder',
        'w:@parent|aunt|uncle|aunty .. comments|commented|comment .. on',
        'w:@parent|aunt|uncle .. send|sent|sends .. friend_request|tiktoks|reels|tiktok',
      ],
      not: [
        'die|died|scam|hacked|wedding|baby|fake|sick|hospital|forward|forwards',
        'my|i liked|post|posted',
      ],
      fine: 'photo mine 2014 old likes liked every all my now profile picture',
      carries: true,
      cast: { F: 'she' },
      axis: 'audience',
      back: 'jacket',
    },
    all(
      '{text}. I work in brand management. We call that organic reach, and I wrote to thank {w.full} for engaging with my content.',
      '{text}. In the trade that is an early adopter. I have spent six years looking for an audience, and here it was, with a thumb.',
    ),
    all(
      'The next post was about my promotion. Within the hour there was a comment from {w.full}, for everyone to see. It said that I should wear a jacket.',
      'I posted that I had been made head of strategy. {w.full} was the first to respond. "Proud of you. You look cold. Where is your jacket."',
    ),
    all(
      'My post got six likes. The jacket got four hundred and twelve.',
      'It was seen by thirty thousand people, and two hundred of them wrote under it that they had gone to get a jacket.',
    ),
    mild(
      'My company has asked me for the contact. They have had an agency on this for a year.',
      '{F}, who runs our channel, came to my desk. She wanted to know who does my comments, and what they cost.',
    ),
    mild(
      'We launch in the fall. {F} has dropped the slogan. It just says, "Did you eat?"',
      'I put her through. {F} came out of the room an hour later with a scarf on, and a plate.',
    ),
    hot(
      '{F}, who runs our channels, threw out the plan for the year, and signed {w.full}. The first campaign was a photograph of our turbine, from the side, and below it, "It looks thin."',
      'Our head of marketing, {F}, flew out to sign {w.full} herself. She had prepared a talk, and got no further than the hall. "You\'re soaking," she was told. We have tripled our reach.',
    ),
    spicy(
      'In June I announced my bonus. {w.full} replied to it, in front of four million followers, that money is not everything, and that there is a boy I used to play with who calls.',
      'By June there were four million followers, and a hotline. I posted that I had won an award, and scrolled down. "Very nice," it said. "Do not let it go to your head. Jacket."',
    ),
    spicy(
      'My title is now "Other Child." I have asked {F} whether I may at least choose my own picture. She looked at me. "Without a jacket?" she said.',
      'I called {w.full} to talk about my personal brand. It went to {F}. She says that I should eat first.',
    ),
    unhinged(
      'In November {w.full} wrote a single comment under the weather. It was about the whole of the north. By evening there was not a bare neck on the continent, and the low pressure had apologized, and moved off.',
      'Then {w.full} found the account of the UN. "You all look tired," it said, under the Security Council. They went home. There has been no war since, and one early night.',
    ),
    unhinged(
      'I am the only one it does not work on. They have flown me in to ask why. I stand at the window of the palace, in a shirt, and down on the square four million people are holding up a jacket.',
      'There is a bust of {w.full} in front of the building. I went to look at it, in the snow. A guard came up behind me, and I felt something being put around my shoulders.',
    ),
  ),
  plot(
    'dear-parent-hotline',
    {
      when: [
        'w:@parent .. call|calls|called|calling|ring|rings|rang|phone|phones|phoned|facetime|facetimes|video_call|video_calls .. me|us|from|every|because|to|about|at|during|in',
        'w:@parent .. figured|figure|learned|learnt|learn|discovered|discover|worked .. facetime|phone|smartphone|video_call|video_calls|zoom|skype|loudspeaker|speakerphone',
        'teach|taught|show|showed|gave|bought|set|helped|explain|explained .. w:@parent .. how|use|phone|smartphone|facetime|whatsapp|tablet|ipad|zoom|email|computer|alexa|emoji|emojis|internet|wifi|password|tv|qr',
        'w:@parent ... calls|call|called from .. bathroom|bath|toilet|garden|shop',
        'w:@parent .. forget|forgot|lost|need|needs|ask|asks|asked .. password|wifi|printer|remote|computer|phone',
        "w:@parent .. =can't|cannot|=couldn't .. find|open|use|get|work|turn .. x:*",
        'tech_support|it_support .. for .. w:@parent',
      ],
      not: [
        'die|died|hospital|fell|sick|doctor|stroke|cancer|accident|crying|cried|funeral|scam|name|teacher|school|police|wedding|home|me_lazy|me_old|walk|hear',
      ],
      fine: 'bathroom facetime now use calls every day ceiling forehead only ear upside down',
      carries: true,
      axis: 'formality',
      back: 'press',
    },
    all(
      '{text}. It could not go on without structure. I put in a menu: "Press one for the remote, press two for the weather where you are, press three if you are just calling."',
      '{text}. I recorded a greeting, as any help desk would. "If this is about the television, press one. If you want to know whether I have eaten, press two."',
    ),
    all(
      'I had expected complaints. {w.full} called seven times on the first day, and each time listened to the very end.',
      'It was used at once. {w.full} called before breakfast, and again after, and stayed on through the music.',
    ),
    all(
      '"You have such a nice voice when you are patient," said {w.full}, when I picked up at last. I was asked to put the other one back on.',
      'On the third day I answered it myself. There was a disappointed little pause. "Can I have the recording?" said {w.full}.',
    ),
    mild(
      'I hear from neighbors that they talk for an hour at a time. The recording has been told about the operation.',
      'They get on. {w.full} tells it things, and it says that the call is important.',
    ),
    mild(
      'Yesterday I rang up, to hear how everything was. "For news, press one," said {w.full}, very clearly. I pressed one. "You could have that every Sunday."',
      'This weekend I called for once. "All of us are busy right now," said {w.full}, over some humming. "Please hold." I held.',
    ),
    hot(
      'So I expanded it. Press four, and I ask about the tomatoes. Press five, and I laugh, at a story of your choice. By the summer there were two hundred families on it, and I had lost my own voice, and played that from a tape as well.',
      'Others wanted it for theirs. I recorded four hundred sentences, among them "No, go on" and "I do remember her." At peak times, around six on Sundays, I was on the line with half of the county.',
    ),
    spicy(
      'In September I drove out there, without calling ahead, and was going to tell all of it in person. {w.full} was on the phone, and held up a finger.',
      'I found out in the end how it is used. I went by one evening, and {w.full} was at the table with the phone on loudspeaker, a plate on each side, and my voice was asking for the recipe.',
    ),
    spicy(
      'I stood in the kitchen until dark. "My other one\'s here," {w.full} told it. "No, you first."',
      '"It\'s for you," said {w.full}, and handed it to me. "Press three," I heard myself say, "if you are just calling." I pressed three.',
    ),
    unhinged(
      'The recording has not been in to work since then. It took a room in the town, near the church. It was seen at the market with {w.full}, carrying the bag, and it has eaten.',
      'In the fall it moved in. They have made up the good room for it. It mows, it comes down when it is called, and the whole street says how well it has turned out.',
    ),
    unhinged(
      'I have tried to get through. "If you are family," it says, with such patience, "press nothing. Somebody will be with you when they find the time." And then there is a song that I used to be sung.',
      'I called there for my birthday, and it picked up. It let me finish. "{quote}?" it said, gently. "I do remember you. Go on."',
    ),
  ),
  plot(
    'dear-parent-forwards',
    {
      when: [
        'w:@parent|uncle|aunt|aunty|auntie|father-in-law|mother-in-law|family .. forward|forwards|forwarded|forwarding .. x:*',
        'w:@parent|uncle|aunt|aunty .. send|sends|sending|sent .. me|us|everyone|team|boss .. =good_morning|=videos|=memes|=articles|=clippings|=coupons|=recipes|=jokes|=links|=stickers|=gifs|=reels|=quotes|=flowers|=voice_notes|messages',
        'w:@parent|uncle|aunt|aunty .. learn|learned|learnt|discover|discovered|figured|found .. =stickers|=gifs|=memes|=reels|=emojis|=emoji|=sticker',
        'w:@parent|uncle|aunt|aunty .. =good_morning .. messages|message|pictures',
        'good_morning messages|message .. from|by .. w:@parent|uncle|aunt|aunty',
      ],
      not: ['die|died|hospital|scam|nude|money|funeral|link_virus|fired'],
      fine: 'good morning messages team lead whatsapp group flowers every day started everyone',
      carries: true,
      cast: { F: 'she' },
      axis: 'audience',
      back: 'opened',
    },
    all(
      '{text}. I run a newsletter of my own, for a software company, with a staff of five. It is opened by twelve percent.',
      '{text}. I only want to point out one thing as a professional. All of them are opened.',
    ),
    all(
      '{w.full} has no staff. There is a rose, there is a sunrise, and there is a sentence about bees that cannot be true, and out it goes, at ten to six.',
      'I looked at how {w.full} does it. You take a baby in a teacup, you put "Have a Blessed Wednesday" across it, and you do not check the day.',
    ),
    all(
      'I showed the figures to {F}, who is our head of growth. "Opened by everyone," she said slowly. "What\'s the call to action?" I said that it is mostly to drink warm water.',
      'At work I put it up beside ours. {F}, who runs growth, was silent for some time. "It doesn\'t even ask for anything," she said.',
    ),
    mild(
      'Ours went out today with a rose. It was opened by four thousand people, and sixty of them wrote back, with a candle.',
      'We have moved the product to the bottom. On top there is a sunrise, from {w.full}, and you are asked to pass it on to five people who have been strong.',
    ),
    mild(
      '{F} has gone over to {w.full} entirely. She has sent me the one about lemons twice.',
      'I tried to leave the list. The phone rang at six. "You did not open your bees," said {w.full}.',
    ),
    hot(
      '{F} bought it, rose and all. {w.full} writes for us now, from the bench in front of the house. We closed the biggest contract of the year under a picture of a puppy in a hat. The client had not understood what we sell. He felt seen.',
      'We took {w.full} on. The quarterly results went out as a poem, with a deer. For the first time the market opened them, all of it, and our shares rose on "Smile, it is free."',
    ),
    spicy(
      'I was the only one who did not forward it. {F} called me in. Ten days had passed, she said, and I had broken the chain.',
      "Last week's said that whoever does not pass it on to ten people will have a bad year. I have a degree in statistics, and did not pass it on.",
    ),
    spicy(
      'I have been let go. The notice was a sunset, with a swan. I opened it at once.',
      '{F} let me go on the tenth day. It came at ten to six, with bees. "Every end is a beginning," it said. "Forward this to Payroll."',
    ),
    unhinged(
      'On the first of the year it crossed over. A message from {w.full} was picked up by a dish in New Mexico, on its way back. It had been to the edge of the galaxy. It had been opened. Underneath there was a rose that is not from here.',
      'By now it goes further than we can follow. A probe out past Neptune sent its last picture this April. It shows a sunrise, two suns, with writing across it, and it wishes {w.full} a blessed week.',
    ),
    unhinged(
      'The government called in {F}, and {F} called in {w.full}. They mean well, {w.full} says. It is only about warm water. But we are asked to pass it on to ten planets by the weekend.',
      '{F} sits with the generals. They cannot agree on the answer. {w.full} sent one long ago, with a kitten. It has two blue marks behind it already, far out, in the dark.',
    ),
  ),
  plot(
    'dear-parent-shareholders',
    {
      when: [
        "w:@parent|mother-in-law|father-in-law|in-laws|@parent's .. sell|sold|buy|bought|complain|complained|complains|visit|visited|turn|turned|retire|retired|start|started|learn|learned|decide|decided|give|gave|tell|tells|told|cook|cooks|cooked|bring|brought|refuse|refused|insist|insists|move|moved|paint|painted|fix|fixed|repair|repaired|throw|threw|keep|keeps|kept|win|won|try|tried|drive|drove|sing|sang|wear|wore|grow|grew|make|made|hide|hid|still|take|took|go|went|plant|planted|get|got|put|leave|left|build|built|dance|danced x:*",
        'w:@parent|mother-in-law|father-in-law .. think|thinks|believe|believes|want|wants|ask|asked|asks|say|says|said x:*',
        "w:@parent|mother-in-law|father-in-law .. has|have|is|'s .. new|bought|sold|taken|discovered|started|turned|joined x:*",
      ],
      not: [
        'die|died|dead|dying|hospital|cancer|surgery|funeral|sick|ill|fell|stroke|dementia|care_home|nursing|divorce|divorced|will|inheritance|ashes|heart|drunk|passed|birth|alzheimer|hip|war|hurt|broke|leg|chemo|home|widow|gone|left_us|me',
        '@child|@pet|beat_me|rummy|facebook|instagram|linkedin|facetime|forward|forwards|marry|married|marriage|wedding|engaged|pregnant|flood|flooded|my_birthday|kitchen_cupboards|drum|call|calls|@boss|school',
        'i told|visit|visited',
        'parents|parent evening|conference|parents_evening',
        'jumper|sweater|stickers|gifs',
      ],
      carries: true,
      is: '!actor:me !question',
      axis: 'rank',
      back: 'soup',
    },
    all(
      '{text}. I have held shares in that family for as long as I have been in it, and I had not been consulted.',
      '{text}. As an investor of the first hour I would have liked to read about that in a report.',
    ),
    all(
      'I wrote to {w.full} and asked for one. It came by return, half a page, on the back of a calendar leaf. "All well. The beans were early. Soup on Sunday. You are thin."',
      'So I requested the accounts for the last ten years. {w.full} sent a card with a barn on it. "Nothing new. We have too many beans. There is soup on Sunday."',
    ),
    all(
      'Sunday is the annual meeting. I took the floor before the soup and asked {w.full} what the strategy was.',
      'I went, with a folder. When the bowls were out I rose, and read my motion. I said the owners had a right to know where this was going.',
    ),
    mild(
      '"Sit," said {w.full}. "It\'s getting cold." The motion was not seconded. I was given the end of the bread.',
      '{w.full} looked at me, and then around the table. "Who\'s got the ladle?" That was the whole debate.',
    ),
    mild(
      'I had a second bowl. I have to say that the guidance for next year is very good.',
      'I was reelected, unopposed, to the chair by the draft. There are to be beans.',
    ),
    hot(
      "There was no answer, there was only the ladle. I decided to force a vote, and spent the summer buying: a cousin's two percent, a great-aunt's five, for a lift to the eye doctor.",
      'I went for control. All through the fall I drove from one relative to the next, and bought them out, for a lawn here, a form there, until I held the most of anyone, as I thought.',
    ),
    spicy(
      'On the second Sunday in October I laid it on the table. Forty-one percent. {w.full} counted it through, with a spoon. "And who\'s got the pot?" said {w.full}.',
      'I came in with a majority. I said that from now on such things would go through me. It became quiet, and {w.full} put the lid back on.',
    ),
    spicy(
      'The pot has sixty. So it is carried, with all the votes of the pot, that "{quote}." I have sold, at a loss, for soup.',
      'It turns out that there are two classes of shares, and that the other one is the recipe. I have withdrawn my motion, "{quote}," and hold out my bowl. I am thin.',
    ),
    unhinged(
      'A fund from Boston had been watching, and made a bid for the whole table. {w.full} had them sit down first. There were sixteen of them, in fine wool. They came out after four hours with jars, buttoned up wrong, and the oldest one had been told whose nose he has.',
      'In the winter the big houses came, with offers. They were let in one by one, and fed. By the new year Frankfurt, Boston and Tokyo all sat along the bench, with their sleeves up, shelling beans, and did not ask about a return.',
    ),
    unhinged(
      'Since then we have been the market. At noon on Sunday the lid is lifted, by {w.full} alone, and from that it is reckoned what the day will be worth, all over the world. I have the end of the bread.',
      'The bell is rung on the porch now, by {w.full}, with the ladle. It opens in Tokyo. I made one more motion, a small one, about salt. It was noted by all the exchanges that I was to sit.',
    ),
  ),
  plot(
    'dear-when-marry-guidance',
    {
      when: [
        'w:@relative|relatives|everyone|aunties|neighbour|neighbor|@parent .. ask|asked|asks|asking|inquire|inquired .. about|when|why|if|whether .. marry|married|marriage|wedding|boyfriend|girlfriend|single|settle',
        'w:@relative|relatives|@parent .. want|wants|wanted .. me .. to .. marry|settle|married',
        'w:@relative|@parent .. set|setting .. me .. up',
        'when .. are_you|am_i getting married',
        'w:@relative|@parent|relatives .. found|find|brought .. me .. husband|wife|match|girl|boy|biodata|bride|groom',
      ],
      not: [
        'propose|proposed|will_you|dog|cat|divorce|die|sick|where_babies|daughter|son|kid',
        'i ask|asked',
      ],
      fine: 'plans times lunch dinner one during family function wedding 4 3 again every single whole still',
      carries: true,
      axis: 'formality',
      back: 'guidance',
    },
    all(
      '{text}. I took it as what it is, a call from an investor, and answered with guidance: second half, subject to market conditions.',
      '{text}. I do this for a living, with analysts. I said that we do not give guidance outside the quarterly call.',
    ),
    all(
      'For the next occasion I brought slides. There was a funnel, quite wide at the top, and a page of risks, which was a single photograph of me.',
      'The next time I came prepared. I handed out a deck, with a pipeline, a map of competitors, and a bridge from last year to this one. {w.full} asked to see the faces.',
    ),
    all(
      'It went down well, and there was follow-up. Somebody at the far end wanted to know what had become of the one from 2019. I said we had written that off.',
      'There were questions from all sides. I confirmed that the 2019 project had been discontinued. A great-aunt had still been holding some.',
    ),
    mild(
      'I closed by asking whether I could have the same from the other side. How had it turned out for {w.full}, so far, against plan?',
      'As it was an open forum, I then put one to {w.full}. I asked how the marriage business was, over there, after all these years.',
    ),
    mild(
      'It was very quiet. At the other end of the table a second fork was put down. "Yes," said a voice. "I\'d like to hear that, too."',
      'There was no guidance. I have not been asked since. I get a plate brought out to the hall.',
    ),
    hot(
      'Expectations ran ahead of me. By spring I had four aunts with a "buy" and a great-uncle with a "strong buy," at a target of two children and a bay window. A tent had been reserved on margin.',
      'It got out of hand. There was a betting pool in the kitchen, a caterer in Leeds had been put on notice, and a cousin was trading in seating plans that did not exist.',
    ),
    spicy(
      'In June I had to cut the guidance. I did it before dessert, in one sentence. You could hear the tent go.',
      'I missed the second half. I stood up and withdrew the guidance, all of it, and the whole table sold, there and then, at a loss.',
    ),
    spicy(
      'Only {w.full} was not surprised. "I\'ve been short since the slides," said {w.full}, and asked if I would like the rest of the potatoes.',
      '{w.full} saw me out. "I never gave guidance," I was told, at the gate. "I said it would rain, and it was him. Try that."',
    ),
    unhinged(
      'The regulator came to the christening of somebody else. It seems that on my slides alone a village had been built, with a school. The children in it have my chin. They stood at the fence as I drove by, and asked me when.',
      'The market would not accept it. It went ahead without me. In August I got photographs: the tent, four hundred guests, {w.full} with a handkerchief, and at the head of the table, in profile, my pipeline.',
    ),
    unhinged(
      'They are very happy. I have been invited to stay, as a friend of the family. At dinner {w.full} leaned over to me, with a napkin, and asked about a second. I gave guidance.',
      'I am told that I was wonderful. There is a child now. {w.full} held it up to the camera and moved its hand, and on the label around its wrist it says: subject to market conditions.',
    ),
  ),
  plot(
    'dear-sibling-wall',
    {
      when: [
        'w:brother|sister|sibling|cousin|bro|sis .. get|got|buy|bought|win|won|marry|married|become|became|promoted|finish|finished|run|ran|graduate|graduated|move|moved|start|started|name|named|publish|published|sell|sold|build|built|make|made|earn|earns x:*',
        "w:brother|sister|cousin|sibling .. is|'s|has .. now|new|bigger|better|more|engaged|famous|doctor|famous|taller|older",
        'my w:brother|sister|cousin .. borrow|borrowed|forget|forgot|steal|stole|say|said|told|call|called|ask|asked|post|posted|eat|ate|break|broke|copy|copied|take|took|tell|still x:*',
        "w:brother's|sister's|cousin's new x:*",
      ],
      not: [
        "die|died|sick|hospital|cancer|funeral|divorce|divorced|jail|arrested|accident|hurt|depress|rehab|miscarriage|birthday|@child's|beat|dog|cat|ex|paneer|guests|tractor|stuck|me_up|lost|pregnant|lice|covid|fever|tooth",
        'w:wife|husband|mother|mom|dad|father|son|daughter|kid|toddler|baby|roommate|boyfriend|girlfriend|family|partner|mum|ex|uncle|aunt',
        'i|we borrow|told|called',
        'marriage|married .. plans',
      ],
      carries: true,
      is: '!actor:me !question',
      axis: 'rank',
      back: '',
    },
    all(
      "{text}. I have followed {w.full} as a competitor for a long time, and there is one place where you can read the figures. It is the wall in my grandmother's hall.",
      '{text}. One does not want to compare. But my grandmother has a wall in her hall, with all of us on it, and I own a tape measure.',
    ),
    all(
      '"{quote}," I told her, over the tea. She was delighted, and moved a nail. I measured it afterward. {w.full} has sixty-one percent of the wall. I have four, and in two of those I am holding something for {w.full}.',
      'I went over with the news, "{quote}," and she made room for it at once. By area it is now sixty-one percent {w.full}. I come to four. I am behind a cake in one of them, and in the other there is an elbow.',
    ),
    all(
      'I had a better one made. It shows me at my desk, from below, with light. I hung it one evening, at eye level, where there had been a regatta.',
      'So I invested in content. There is a portrait of me now, in a gold frame, in thought. I put it up while the kettle was on, and the regatta behind the coats.',
    ),
    mild(
      'A week later it was in the bathroom. "It\'s lovely there," said my grandmother. "You can really look at it."',
      'When I came back the regatta was up again. My grandmother had found a place for me inside the fuse box.',
    ),
    mild(
      '{w.full} was there, too, and said that it was a good likeness, and asked me to hold the cake.',
      'She asked me to take one of everybody, while I was there. I am the elbow again.',
    ),
    hot(
      'I asked her for the criteria. She said she had none, she loves us all the same. "But you have to admit," said my grandmother, and looked along the wall.',
      'I brought it up openly. There is no ranking, said my grandmother. It is just that some people photograph with things in their hands.',
    ),
    spicy(
      'From then on I did nothing that could not be framed. I rode a horse. I learned to graduate. In fourteen months I was up to seventeen percent, mostly with a fish.',
      'I gave it a year. I took part in whatever has a ribbon, a podium or a mayor. I was photographed with a bishop. It cost me my savings, and I got to seventeen percent.',
    ),
    spicy(
      'Then I took {w.full} through it, frame by frame. {w.full} was quiet for a time. "She never let me hold the cake," said {w.full}.',
      'At her ninetieth I found {w.full} in the hall, alone, with a tape measure. "Four percent," said {w.full}. "But look who she\'s smiling at."',
    ),
    unhinged(
      'In April the wall began to grow. It pushed out through the end of the house, across the garden, and down to the river, all of it papered with small flowers. {w.full} kept pace with it. I ran alongside, with my fish.',
      'A museum took over the wall, and had to build on. {w.full} goes up four floors now, and around a corner. There is a bench. I was hired as a guard, and sit on it.',
    ),
    unhinged(
      'At the far end, where there is only the nail so far, stood my grandmother with a lamp. "I\'ve always kept this one free for you," she said. "What would you like to be holding?" I had put everything down to run.',
      'On the last evening a visitor stayed behind, quite old, in a good coat. She went past all of it. She asked me to stand up, and to be so kind as to hold her bag, and stepped back, and there was a flash.',
    ),
  ),
  // Weddings and what leads to them
  plot(
    'dear-merger',
    {
      when: [
        'w:@spouse .. propose|proposed .. x:*',
        'w:@spouse .. propose|proposed',
        'i propose|proposed .. to .. w:@spouse',
        'we|i .. got|=are|=am|get engaged|married',
        '^ got engaged|married',
        "we're|i'm|im|were =engaged|=married|getting_married",
        'we .. moved|move|moving .. in together',
        'she|he said =yes $',
        'asked .. w:@spouse .. to .. marry|move_in',
        'move|moved|moving .. in .. with .. my w:@spouse',
        'w:@spouse .. move|moved|moving .. in .. with|today|yesterday|last|$',
      ],
      not: [
        'ex|sister|brother|cousin|friend|boss|daughter|son|colleague|divorce|no|mother|parents|rejected|refused|died|second_date|business|puppy|kitten|idea|plan|budget|restaurant_idea|out|raise|deadline|solution|dog|cat',
      ],
      fine: 'engaged married yes finally beach dinner restaurant yesterday weekend years applebees parking lot ring knee said',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'two of',
    },
    all(
      '{text}. As a merger it makes sense on paper. The challenge comes afterward, when you find that you have two of everything.',
      '{text}. I do integrations for a living. The love is in the press release. The work is in the kitchen, where there are two of each.',
    ),
    all(
      'I brought in {F}, who put two airlines together, and opened a file, "{quote}." She laid it all out on the floor: two of the can openers, two kettles, two sets of friends. "There is one position each," said {F}. "The better one stays."',
      'To keep it fair I engaged {F}, a consultant. The hall was full: two kettles, two vacuum cleaners, two copies of the same book, with the same page turned down. "Let\'s hear from them," said {F}.',
    ),
    all(
      'We began with the kettles. They were asked where they saw themselves in five years. The red one boiled over. I showed the other one to the door, with its cord wrapped around it.',
      'The kettles had half an hour each. It was decided in the second round, on tone. I carried the old one out to the car myself, and told it that it was not about performance.',
    ),
    mild(
      'It went smoothly until the evening of the second day. {F} looked at her list. "Two people who know a better way to get to the airport," she read.',
      'There was a good deal of dignity about it. By the second night there was a single line left on the list. "Two of them who decide," read {F}.',
    ),
    mild(
      'I boiled over.',
      'We were asked where we saw ourselves in five years. Only one of us had said "we."',
    ),
    hot(
      'It was clean work. By the end of the week one couch had accepted a package, seventeen friends had been put on half time, and a cactus was suing. There was one item left. "Two of those who decide," read {F}.',
      'The friends went hardest. There was a man who had been the funny one, and so had another. {F} had them both tell a story. When it was over, there was one line still open, and she turned her chair to us.',
    ),
    spicy(
      'We each had an hour. I prepared a deck. It was called "Vision," and it ran to forty slides. I could hear through the door that the other side was just asking {F} about her mother.',
      'I went in first, and spoke about scale. When the door opened for the other side, I heard laughing. {F} had been offered the last of the lasagna.',
    ),
    spicy(
      'I have been offered a role in the cellar, with the kettle. We boil over together, around dusk.',
      'I report to the can opener. "{quote}," it says in the file, and below that, in the hand of {F}: "Synergies achieved."',
    ),
    unhinged(
      'In the second phase {F} turned to the past. There were two childhoods, two first kisses, two versions of Lisbon, and only one could be carried forward. I have never been so fond of a rowing boat as on the morning when they came for mine.',
      'That was only the assets. Then came the memory. A man with a van took away a Christmas. I have only theirs now. It snows, there is a dog that I never had, and I cry every time.',
    ),
    unhinged(
      'It is one company now. There is a single set of everything, and in the bed by the window lies one (1) person, quite tall, and very happy, with four ears. {F} has closed the file, "{quote}."',
      "On the last page of {F}'s report there is a photograph. You can see one kettle, one couch and one smile, and it takes you a while to count the hands.",
    ),
  ),
  plot(
    'dear-pregnant-role',
    {
      when: [
        "my w:@spouse .. =is|='s|=told|=found|=said .. pregnant|expecting",
        "w:@spouse's .. pregnant|expecting",
        "i|we|i'm|we're .. =pregnant|=expecting",
        'we .. having|have|expecting .. baby|twins|girl|boy|triplets',
        'found_out|find_out .. pregnant|twins|girl|boy',
        'positive .. pregnancy_test|pregnancy',
        '^ pregnant',
      ],
      not: [
        'not|lost|lose|miscarriage|scare|thought|asked|asks|dog|cat|hamster|she_looks|seat|boss|colleague|sister|friend|stranger|test|belly|teen|daughter|neighbor|miscarried|worried|ivf|ill',
      ],
      fine: 'twins pregnant baby first second third boy girl due weeks wife girlfriend with finally again surprise triplets',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'reports to',
    },
    all(
      '{text}. It is a new position, so I wrote it up properly: tasks, place of work, who reports to whom.',
      '{text}. I have hired forty people in my career. I sat down that night and drew up the role, with a plan for the first ninety days.',
    ),
    all(
      'There was a desk, at a low height. I planned a welcome round, quick wins in week two, and a first review with me, to whom the role reports to begin with.',
      'Day one, meet the team. Day thirty, own a process. The role reports to me, I put, and drew a small box below mine.',
    ),
    all(
      'I showed it to {F}, the midwife, at our second appointment. She read it through with great attention. Then she turned the sheet upside down and gave it back.',
      '{F}, the midwife, studied it for some time. "You\'ve got the arrows wrong," she said, and turned the page around for me.',
    ),
    mild(
      'It works a good deal better that way up. It is a night job, with no breaks, for somebody flexible, and it reports to a person who cannot hold up their head.',
      'I had not seen that the job was mine. There is no salary. Feedback is immediate, and from what I hear, wet.',
    ),
    mild(
      '"Any experience?" said {F}. I said that I had led a team of forty. "{quote}," she wrote on the form, and under "experience," "meetings."',
      'I have applied. {F} says that there were no other candidates, and that in such cases they are not strict.',
    ),
    hot(
      'I started at once, on trial. {F} gave me some flour in a bag, with a hat on. It reports to me, I thought, out of habit, and set it down to take a call.',
      '{F} insisted on an assessment, before they commit. I was handed a bag of flour in a hat. The bag reports to nobody, she said. I was to have it on me for a week.',
    ),
    spicy(
      'We got through the sixth day. On the seventh I gave a presentation, and I had it on my arm, in the hat, and burped it at the pause for questions. They signed.',
      'By the fifth night I was getting up before it did. I had walked it through the house, I had sung. In the budget round I held it against my shoulder, and did not notice that I was swaying, and so did they.',
    ),
    spicy(
      'I have passed. I had to hand it in. "It\'s only flour," said {F}. I told her that she should not say that in front of it.',
      '{F} came to take it back, and bake with it. She found us on the balcony. "{quote}" was all that was left of my ninety-day plan. The rest had been eaten, by one of us.',
    ),
    unhinged(
      'At week thirty I was called in, to a room I cannot describe. It was warm, and one could hear the sea. I was interviewed, from above and all sides, by somebody I could not see, who kicked when an answer was too long.',
      'In May the appointment came, addressed to me. I was to present myself to the management. It was quite dark in there, and warm, and a voice asked me where I saw myself.',
    ),
    unhinged(
      'The contract is for life. I signed with my thumb. On the way out I passed {F}, with the next one, a man with a deck. "Leave that here," she said to him. "Have you brought a cloth?"',
      '"At your side," I said. There was a pause, and I felt a small, firm kick, such as one gives to a new car. {F} has told me that it is a yes. I start at night.',
    ),
  ),
  plot(
    'dear-wedding-lessons',
    {
      when: [
        'wedding|bride|groom|best_man|bridesmaid|wedding_photographer',
        "our|my|@relative's|friend's|sister's|cousin's|brother's wedding|reception",
        'at .. wedding|reception',
      ],
      not: [
        'going|alone|tomorrow|lovely|beautiful|perfect|great|amazing|wonderful|fun|invite|invited|invitation|upcoming|crasher|shop|planner|season|movie|cancel|cancelled|called_off|ex|dead|die|died|funeral|sick|hospital|marriage_plans|hair_salon|engagement_ring|wedding_ring|dough|anniversary|dress_up|interview|haircut|wrong_wedding|dj_set|album|cake_recipe|playlist|planning|reception_desk|cold|receptionist|front|gave|toast|speech|phone_reception|hotel|phone|signal|divorce|tomorrow|next|diet',
        'wrong wedding',
        'order|orders|taxi|driver|samosas|cakes|photographed|caterer|florist|told_me',
        'no reception',
        'wedding dress|ring|rings',
        'the|at reception',
        'date of',
      ],
      fine: 'wedding guests photos mistake',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'next time',
    },
    all(
      '{text}. I manage projects. I did what one does after each, and wrote up the lessons, so that it goes better next time.',
      '{text}. An event of that size needs a proper review. I sent a report to everybody who had been on the list, under the title "Next Time."',
    ),
    all(
      'There were fourteen points. Point one was simply "{quote}," with a proposal. I marked the owners, and a date by which it was to be fixed.',
      'I had a section on catering, a section on flow, and, right at the top, in red, "{quote}: avoid next time." I thought that it was balanced.',
    ),
    all(
      'The first answer was from {F}, an aunt, with everyone in copy. "What next time?" she wrote.',
      'It was {F}, an aunt by marriage, who replied to all. She had a single question. It was "Next time?"',
    ),
    mild(
      'I said that one always assumes a second run. I have since been asked to leave both families, by different doors.',
      'I explained that it was a figure of speech, and that in my experience the first one is for learning. The reply to that came by registered mail.',
    ),
    mild(
      '{F} has asked me, in private, for the template. She would like to look into next time.',
      'There has been one request for a copy, from {F}. She says that it is not for them. She only wants the part about exits.',
    ),
    hot(
      'But it had been read. Within a week I had comments from nearly everyone, and they were good. A cousin had a better order for the speeches. The caterer took full responsibility and wanted to be given another chance.',
      'You cannot take back a thing like that. All of them had seen what could have been. Whoever had done the music now knew when to stop, and whoever had done the marrying asked, quite shyly, for another go at the names.',
    ),
    spicy(
      'So the following June we did it again, with everyone, and with the lessons in. It was flawless. It took less than an hour, and there was nothing to talk about at the tables.',
      'We went back in June and ran it properly. It was all there, on time, warm, in focus. People sat very straight. By eight they were looking for their coats.',
    ),
    spicy(
      'Then, around nine, {F} stood up. "Do you remember the first time," she said, and told it: "{quote}." They laughed until two. It is the only part that was not in the plan.',
      '"At the first one there was at least that," said {F}, and told it again, "{quote}," and somebody wept, and the music came in too early. It has gone into the report. Repeat next time.',
    ),
    unhinged(
      'We have been at it since. It is done every week now, with the same people, and a lesson each. In the twelfth the rice came down in alphabetical order. In the fortieth the sun was held back for the photographs, by a crane.',
      'The registry has it as a series. There have been sixty-two. The two at the front have learned to say it without moving, the doves know their places, and last time the rain began and ended on the beat.',
    ),
    unhinged(
      'They grow old up there, and better. Yesterday {F} was let off, at a hundred and two, with a medal. She pressed my hand. "It was the first one," she said. "But you weren\'t to know. There\'s always a next time."',
      'I am the only one who still looks at the report. In the sixty-third, at "I do," one of them sneezed. You should have heard it. {F} is seeing to it that there is no next time.',
    ),
  ),
  // Dates
  plot(
    'dear-date-minutes',
    {
      when: [
        'had|have|went|go|been|going .. first|second|third|blind|awkward|great|good|tinder|hinge|bumble|dinner date',
        'my w:date .. x:*',
        'date|tinder_date|hinge_date|blind_date .. show|showed|bring|brought|order|ordered|talk|talked|spend|spent|pay|paid|ask|asked|say|said|tell|told|fell|laugh|laughed|went',
        'she|he|they say|said yes to .. second|third|first date',
        'on a date',
        '^ second|first|blind|third date',
        'date .. with .. someone|somebody|guy|girl|man|woman|dentist|colleague|coworker|neighbor',
      ],
      not: [
        'worst|terrible|awful|bad|walked_out|mother|mum|mom|left|cancel|cancelled|canceled|stood|no-show|ghosted|due_date|up_to_date|release|blind_spot|expiry|best_before|date_of|birth|wrong_date|delivery|die|sick|hospital|anniversary|wedding|palm|dates|play_date|playdate|court|married|husband|wife|save_the_date|launch|wrong_date|deadline|calendar|night_with|update|return',
      ],
      fine: 'yes second date',
      carries: true,
      cast: { F: 'she' },
      axis: 'formality',
      back: 'correction',
    },
    all(
      '{text}. I sent out the minutes the next morning. I think that it shows interest, and it saves time on the second one.',
      '{text}. I believe in follow-up. By ten the next day there were minutes, with attachments.',
    ),
    all(
      'Item one was the occasion. Under item two I had siblings. Item three was a pause, which I put at forty seconds, with a note that both sides contributed.',
      'They ran to a page and a half. Item one was the occasion, item two siblings, and item three a pause of forty seconds, near the end, which was carried over.',
    ),
    all(
      'Below that were the action items: me, stop saying "circle back"; other side, name of the song. I asked for any correction by noon.',
      'At the end I had the open points. I was to read a book about the far south, the other side was to look up the song. Any correction, I wrote, is welcome.',
    ),
    mild(
      'At five past twelve I had one. In item three, "pause" was to be replaced by "look."',
      'There was a single correction. It concerned item three. It had been, I was told, my turn.',
    ),
    mild(
      'I have asked {F}, who does our minutes at work, what that means. She went through it, from "{quote}" down. "It means it wasn\'t a meeting," said {F}.',
      'I showed it to {F}, who takes the minutes at our office. She read it to the end. "Call," said {F}, "you idiot."',
    ),
    hot(
      'The correction came at noon, tracked, in green. It had been a different song. In item three, "pause" was changed to "look." I did not accept that on my own, and gave it to {F}, who is a parliamentary stenographer.',
      'I got them back in green. There was one correction to the song, and one to item three, which was now called "almost." I had to have a ruling, and {F} takes minutes for the Senate.',
    ),
    spicy(
      '{F} asked how long it had been. Forty seconds. She has recorded two wars and a coronation. "No pause is forty seconds," she said. "Who blinked?"',
      '"Almost what?" said {F}. I said it did not say. She took off her headphones and looked at me as if I were the whole of the upper house.',
    ),
    spicy(
      'I have put it on the agenda for the next one, under "{quote}." There is nothing else on it. The other side has confirmed, with a correction: no agenda.',
      'We met again yesterday. I had a pad with me. "{F} says hello," I said. There are no minutes. I have only this correction to make: I have lost the pad.',
    ),
    unhinged(
      'Item three would not be closed. It was still going on, {F} found, when she put her ear to the page: forty seconds, a hundred, the light, a man with his hand on a door. They had to leave the place as it was. People walk around us.',
      'The forty seconds have been granted an extension. I have gone by there. We are both still at it, in a good light, about to say something, and the clock behind us has been wound twice.',
    ),
    unhinged(
      'In April a draft was sent out to both sides, for signature. It covers the rest of our lives, with a garden, and there is a dog in item six. I have one correction. It should be two dogs. I am waiting for noon.',
      '{F} goes by in the evening and takes it down. She says that it is the best session she has ever had. There has been one correction, to the heading. It used to say "{quote}."',
    ),
  ),
  plot(
    'dear-dating-posting',
    {
      when: [
        'tinder|hinge|bumble|dating_app|dating_apps|dating_profile|dating_site .. x:*',
        'match|matched .. with .. on|tinder|hinge|bumble',
        'matched|match .. with .. on tinder|hinge|bumble|dating_app',
        'swipe|swiped x:*',
        'dating|dating_app|online_dating|speed_dating .. x:*',
        'got ghosted|stood_up|unmatched',
        'ghosted|unmatched .. me',
      ],
      not: [
        'recruiter|job|company|hr|card|credit|carbon|badge|married|wife|husband|die|client|interview|son|daughter|mother|mom|landlord|friend',
      ],
      fine: 'again after three dates own dentist first message',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'position',
    },
    all(
      '{text}. I saw that I had been thinking of it in the wrong way. It is a vacancy. I took down the photographs, and advertised the position.',
      '{text}. I recruit for a living, and I asked myself who had written that profile. I started over, with a job description.',
    ),
    all(
      '"Long-established one-person household seeks partner at eye level. Five years of experience in a comparable position. Must be able to lift an end of a couch."',
      '"We offer a varied position with room to grow, mostly by the window. You are a team player with your own blanket. Reports to: no one, on paper."',
    ),
    all(
      'There were two hundred applications within the week. {F}, who screens for me at the office, stayed late. We had a long list, a short list and a case study: it is raining, there is one umbrella.',
      'I had forgotten how many people are looking. {F}, my best screener, took out those who wrote "Dear Sir or Madam," and gave the others a case study: it is raining, there is one umbrella.',
    ),
    mild(
      'In the end it came down to three. {F} asked me to leave the room during the discussion, as I was also, she pointed out, a candidate.',
      'We interviewed for four evenings. On the last one {F} put down her pencil and said that the role was not the problem.',
    ),
    mild(
      '"{quote}," {F} put down as the reason, and froze the position. She was very kind. She will keep me on file.',
      'It is being rewritten, with input from outside. I have been asked for references. I put down the umbrella.',
    ),
    hot(
      'We held an assessment day, in a hotel by the airport, with a couch. Pairs went up the stairs with it, and down. It was {F} who noticed that I was the one they all had to carry.',
      'The finalists were asked to argue about a parking space, in teams, with me. {F} sat in a corner with the form. I could hear that she was turning it over.',
    ),
    spicy(
      'It has been filled. Six and fourteen have moved in together. They met at the case study, under the umbrella, and I have been asked to speak.',
      'Two of the candidates withdrew that evening, in the same taxi. I was told that the process had been excellent. They mean to name the first one after it.',
    ),
    spicy(
      '"{quote}," I began, in front of their guests, since that is how it had started. {F} says that I should stop there. It is a strong opening, and the position is still vacant.',
      'For myself I got a letter. "We were impressed by \\"{quote}\\"," it says, "but have decided to go with somebody else." It is in my own template.',
    ),
    unhinged(
      'Then the position was cut. The tax office wrote that a household of one and a half was no longer viable, and a merger had been arranged with the flat above. They came through the ceiling one evening, with a cake, a family of five and a trombone.',
      'I had overlooked that it was posted abroad as well. The night boat brought four hundred. They stood down on the quay at sunrise with a blanket each, and the mayor asked who was in charge of the hiring.',
    ),
    unhinged(
      'It is not what was advertised. But there are two on every end of the couch now, {F} has taken the room with the balcony, and when it rains we draw lots for who may stay outside the umbrella.',
      '{F} paired them off, at long tables, in alphabetical order. It took until dark. There was one over, and she came around the table and looked at the empty seat, and asked me where I saw myself.',
    ),
  ),
  plot(
    'dear-ex-exit',
    {
      when: [
        'my w:ex|exes|ex-boyfriend|ex-girlfriend|ex-husband|ex-wife .. x:*',
        'ran|run|bump|bumped .. into .. my w:ex|ex-boyfriend|ex-girlfriend|ex-husband|ex-wife',
        'with|from|to .. my w:ex|ex-boyfriend|ex-girlfriend|ex-husband|ex-wife',
        'saw|met|sat .. my w:ex|ex-boyfriend|ex-girlfriend|ex-husband|ex-wife',
      ],
      not: [
        'ex dentist|boss|colleague|landlord|teacher|coworker|manager|company|employer|neighbor|neighbour|roommate|flatmate',
        'die|died|sick|hospital|custody|child|kid|kids|restraining|stalk|court|police|funeral|cancer|hit|abuse|pregnant|boss_ex|ex_colleague|baby',
      ],
      carries: true,
      is: '!question',
      axis: 'formality',
      back: 'exit interview',
    },
    all(
      '{text}. It reminded me that we had never held an exit interview. I wrote, and proposed a neutral place, three quarters of an hour, and the standard form.',
      '{text}. In my company we stay in touch with people who have left, and learn from it. I saw that in this case the exit interview was still open.',
    ),
    all(
      'The answer was friendly. My ex had a form as well, and had had it for years.',
      'We met in the cafeteria of a garden center. I had two pages with me. My ex had brought a folder, with tabs.',
    ),
    all(
      'We took turns. "Reason for leaving?" I asked. "See tab four," said my ex. "What did you like best?" There was a long look out at the hydrangeas. "The commute."',
      'I began with "Did you feel that your work was recognized?" There was a laugh, which I have put down as "in part." "Were the goals clear?" said my ex. "They were about a boat."',
    ),
    mild(
      'Under "Developments since" we put "{quote}." Then I was asked if I would describe the role for the successor. I said the hours were fair, and that one should not open the drawer.',
      'By four we were through. I said that I had found it very useful, and what would they have needed from me. My ex looked it up. "Questions," it said. "These ones. Then."',
    ),
    mild(
      'At the bottom of the form it says, "Would you recommend us to a friend?" "I did," said my ex. "She said no."',
      'The last one is always whether they would recommend us to a friend. My ex thought about it fairly. "To your mother," I was told. "She could have a talk with you."',
    ),
    hot(
      'It was so helpful that I did the others. I had seven of them in that month, from 1998 on, at the same table. They all remembered the boat. The one from 2006 asked for parking.',
      'I went back through the files, and wrote to all of them. Seven came. The waitress thought that it was a club, and brought them the large table, and I presented the agenda.',
    ),
    spicy(
      'In the end I laid the seven forms next to each other. They are from seven different people, in seven different hands. Under "area for improvement" there is a single sketch, of the same boat.',
      'By dessert they were not using the forms any longer. They had found that they all knew the story with the ferry, and could tell it together, one line each, with my voice.',
    ),
    spicy(
      'They have stayed in touch. They rent a hut in the summer. I have asked if I might come by, and was told that there will be an interview.',
      '"Would you recommend it to a friend?" I read, to the table. They looked at each other, and put their hands on each other\'s arms. They would like it noted that they are the friends.',
    ),
    unhinged(
      'They have incorporated. It is called The Former Group, they took the two upper floors of the tower across from mine, and from my desk I can see them come in every morning, laughing, with my sweaters.',
      'Since then they have been running it as a firm. They advise people on what to leave. It went public in the fall with a bell, and on the first day it was worth more than the bank that I still owe for the boat.',
    ),
    unhinged(
      'I applied. It was the only honest thing. I sat across from all seven. "{quote}," I said, when they wanted to know what had led me there. I got a drawer. I may not open it.',
      'I was let in, through the service entrance, for an exit interview of my own. "Reason for leaving?" they asked. I said that I had been the one who stayed. They wrote that down, and there was a silence, and I was given back a sweater.',
    ),
  ),
  plot(
    'dear-split-password',
    {
      when: [
        'break|broke|broken|split .. up .. with .. my? w:@spouse',
        'w:@spouse .. break|broke|split .. up .. with .. me',
        'w:@spouse .. dumped|left|leaving me',
        'we .. broke|split|broken up',
        'got dumped|dumped_by',
        '=dumped .. by|my .. w:@spouse',
      ],
      not: [
        'died|sister|friend|brother|daughter|son|kids|divorce|lawyer|depressed|crying|cried|pregnant|stuff|phone|fight|keys|note|voicemail|alone|for_work|band',
      ],
      fine: 'car park parking lot restaurant text message ikea tesco dinner today yesterday breakup years over phone via birthday',
      carries: true,
      axis: 'distance',
      back: '',
    },
    all(
      '{text}. We divided everything like adults. It took an afternoon: you the lamp, me the pan. What we forgot was the television password.',
      '{text}. It was all settled by the evening, in two columns. I got the pan. There was a single thing on neither list, and that was the streaming account.',
    ),
    all(
      'I noticed it in the second week. I opened the show that we had been halfway through, and somebody had gone on to episode seven, without me, at ten past two at night.',
      'In the first days I did not look. Then I did, and I could see what was being watched over there: four documentaries about whales, in a row, on a weeknight.',
    ),
    all(
      'The next thing to come up over there was a whale, so I watched a whale, too. I did not care for it. But I gave it a thumbs-up, and the next evening there was a second thumb.',
      'I let a film run that night that the other side had always wanted me to see, with subtitles. I was asleep by the half. In the morning it had been rewound to where I had dropped off.',
    ),
    mild(
      'We have not spoken since. Last night, a bit after two, the screen asked, "Are you still watching?" I pressed yes. I could have sworn that it had been pressed already.',
      'There is a new row on the start page, headed "{quote}," with thirty films in it, mostly trains. I have no idea which of us it thinks is on them.',
    ),
    mild(
      'I have the pan. I would give it for one more thumb.',
      'The bill came today. It had been paid. I pay it, too.',
    ),
    hot(
      'It became our correspondence. I said that I was angry with twelve hours of Vikings. What came back was a cooking show, an old one, the episode with the lemons. I put on "The Apartment," and stopped it at the line.',
      'There is a great deal you can say in titles. I wrote "Lost." There was no answer for two nights, and then "How I Met Your Mother," seven seconds of it, and "Sorry, Wrong Number."',
    ),
    spicy(
      'In March there was a third person on it. Somebody in that house liked cars. I watched all eight of the car films in one night, to see what I was up against, and at the end of it the screen asked me whether I was still watching.',
      'Then cartoons came up, at seven in the morning. There must be a child now. I watched them all through to the end, to be fair, and I see what people find in the pig.',
    ),
    spicy(
      'The password has been changed since. I tried the old one, and the dog. It turned out to be my birthday.',
      'Yesterday I was signed out. "Are you still watching?" it had said before that, and I had waited to see who would say so first.',
    ),
    unhinged(
      'In the third year the company made a series of it. They had had the data all along. It is about two people who do not speak. The one who plays me is a good deal taller, and in episode four he holds the pan.',
      'I was sent a link last winter, with a working title, "{quote}." It was based, they said, on the true viewing of two subscribers, and had been picked up for five seasons. I had not known how I look from over there.',
    ),
    unhinged(
      'I watched the last episode as it came out, at ten past two. They stand in the light of two televisions, on two sides of a wall. "Are you still watching?" it said underneath. Somebody next door pressed yes. I live next to a dentist.',
      'They left the end open. I wrote to ask how it goes on. "That depends," they answered. "Are you still watching?"',
    ),
  ),
  // Friends
  plot(
    'dear-friend-contract',
    {
      when: [
        'w:friend|best_friend|bestie|buddy|pal|mate .. cancel|cancelled|canceled|bail|bailed|flake|flaked|forget|forgot|borrow|borrowed|move|moved|ask|asked|tell|told|say|said|late|never|ghost|ghosted|ignore|ignored|leave|left|stay|stayed|eat|ate|break|broke|invite|invited|uninvited|owe|owes|post|posted|talk|talked|talks|want|wants|turn|turned|keep|keeps|got|get|show|showed|spill|spilled|fell x:*',
        'w:friend|best_friend|bestie|buddy|pal|mate .. =late|=never|always',
        "w:friend|best_friend|bestie|buddy|pal|mate .. didn't|didnt|never|not|hasn't|won't .. come|reply|answer|pay|show|call|text|return|invite|turn",
      ],
      not: [
        'die|died|sick|hospital|cancer|funeral|wedding|cry|divorce|boy_friend|imaginary|dog|cat|pregnant|lost|suicide|depressed|jail|@child|married|engaged|surprise|@boss|facebook|request|teammate|roommate|flatmate|accident|gift|flowers|present|soup_when|birthday',
        'i cancel|told|ate|moved|forgot',
        'a mate',
        '=friends|=mates|=buddies|=pals|=besties',
      ],
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'piano',
    },
    all(
      '{text}. It came to me that we have been doing this for years without a contract. I drafted one over the weekend.',
      '{text}. I have supplier agreements with people I care far less about. I sat down and wrote out what each side can expect, in fourteen clauses.',
    ),
    all(
      'It was fair. There was a response time of four hours, a minimum of two dinners a quarter, and a list of covered incidents, with "{quote}" as the leading example.',
      'I set down service levels, a notice period, and a schedule of penalties, from a coffee up. Under "material breach" I wrote, "{quote}."',
    ),
    all(
      '{w.full} read it through to the last page. "Is the piano in here?" I was asked. "You had a piano. Fourth floor. Twice."',
      'I sent it over for signature. It came back with a question in the margin: "Where do I put the piano? Four floors. It was raining. You said left when you meant right."',
    ),
    mild(
      'I said that that had been before the effective date. I looked for a clause, and could not find one that would bear a piano.',
      'I had taken the piano for a favor. I looked up what it would come to, at the rates I had set. It was everything until 2041.',
    ),
    mild(
      'We have left it as it was, unsigned. {w.full} has only asked that I say "left" when I mean left.',
      'We tore it up. I got the coffee. It was the smallest of the penalties, and the only one I can afford.',
    ),
    hot(
      'I engaged {F}, a mediator. She had us each list what we had brought in. I was done before the tea came. On the other side of the table they had asked for more paper, and drawn a staircase.',
      'A mediator was called, {F}, who does borders. "Let us see the history," she said. I had three entries. {w.full} had a box, with ropes in it.',
    ),
    spicy(
      '{F} needed the afternoon to add it up. There was the piano, both ways, an airport at four in the morning, and the time that I had a mustache. I was in the red by about sixteen years.',
      'Then {F} read us the balance. It went back to a fever, and a sublet, and a girl called Ines. "You should have left this alone," she told me, and took off her glasses.',
    ),
    spicy(
      'I have signed everything. {w.full} does not want any of it. There is only one new clause: I live on the ground floor now, with the piano, and I am to learn to play it.',
      'It is to be paid off in person. I asked when it would start. {w.full} had a friend with a piano.',
    ),
    unhinged(
      'The claim was sold on, as claims are. It is held today by a bank in Zurich. I was visited by two gentlemen in gloves, who went down on one knee and felt underneath me for a place to lift.',
      'It went to the highest court. They had the staircase rebuilt, in oak, in the great chamber, at full height, and I was asked to take the lower end.',
    ),
    unhinged(
      'I was carried up four floors, in the rain, and they said "left." It is quite high here. {w.full} comes by now and then, lifts my lid, and hits the same low note. It is the one that says "{quote}."',
      'I am somewhere near the third landing. It is not far now. I have had a good deal of time with it on my chest, and I can hear {w.full} above me, at the top, with the other end, saying that there is no hurry.',
    ),
  ),
  plot(
    'dear-group-summary',
    {
      when: [
        'whatsapp_group|group_chat|group_thread|family_group|class_group|parents_group|wa_group|groupchat .. x:*',
        'group|chat|whatsapp|thread .. # .. unread|messages|new|notifications',
        '# unread|new messages|notifications',
        'muted|mute .. group|chat',
        'added .. to .. group|chat|whatsapp',
        'whatsapp .. group .. with',
        'the .. family|neighbourhood|school|building|office|team group .. argue|argued|arguing|fight|spam|decide|deciding',
      ],
      not: [
        'forwarded|forward|sent|posted|typed|left|leave|kicked|wrong|accidentally|photo|photos|emails|boss|nude|removed|screenshot_to|died|dead|i_sent',
      ],
      fine: 'group chat unread messages 214 whatsapp parents class family neighbours friends holiday trip dinner birthday',
      carries: true,
      cast: { F: 'she' },
      axis: 'cost',
      back: 'same place',
    },
    all(
      '{text}. Somebody had to read it all. I was a lawyer for fifteen years, and have done due diligence on a shipyard.',
      '{text}. I canceled my afternoon, put on coffee, and read it from the first message to the last, with a ruler.',
    ),
    all(
      'I wrote an executive summary for the others. Decisions: none. Open questions: one. Thumbs: sixty-one. There is a photograph of a hedgehog that was received with great warmth.',
      'My report ran to twelve pages. The key finding was that there are two people called Chris. The hedgehog is in the annex.',
    ),
    all(
      'The last message reads, "OK so same place then." Underneath, fourteen people have put a thumb. In all that was written, there is no place.',
      'As far as I could establish, it all leads up to one sentence, at the very end: "Same place as usual?" It was agreed to by all. It is not said where.',
    ),
    mild(
      'I asked. I wrote, quite short, "Which place?" and attached my report, "{quote}." There were some dots, and they went away again.',
      'So I put the question, plainly, to the group. For a while somebody was typing. It was a second hedgehog.',
    ),
    mild(
      'On the evening in question I stood on the market square with my report. One after the other they came past, from all sides, looking at their phones, all fourteen, and went on.',
      'I drove to four places that night. At each of them sat one of us, alone, with a menu, holding up a hand to somebody behind me.',
    ),
    hot(
      'I took the case to {F}, who decoded weather stations for the navy. She laid the messages out in the gym, one sheet each, and walked along them in felt shoes.',
      'For the place I needed a specialist. {F} used to intercept trawlers. She sat with it for three nights, and stuck pins in a map.',
    ),
    spicy(
      'On the fourth day {F} had it. It has been "same place" since 2016. Before that there is a message from a number that is no longer in the group. "I know somewhere," it says.',
      '"There is none," said {F}. "They have each been going somewhere else for eight years, and thought that the others were running late."',
    ),
    spicy(
      'That was me. It is my old phone. I have closed the file, "{quote}." {F} wanted to know where I had meant. I have put a thumb under it.',
      'I have told the group. It was received with sixteen thumbs and a candle. "Good to know," wrote one of the two Chrises. "So same place?"',
    ),
    unhinged(
      'We followed the thumbs. They pointed, {F} had noticed, each a little to the left of the last. They led us out past the ring road, along a river, and at dusk through a gap in a hedge, and there was a long table, laid for fifteen, with the candles lit.',
      "It is on no map. But on the fourth night all the pins in {F}'s wall leaned over to one side. We took a lantern. Beyond the allotments, where there had always been a wall, stood an inn, with the door ajar, and our names on the cards.",
    ),
    unhinged(
      'It had been laid since 2016. The soup was still warm, and in the chair at the head sat a hedgehog. {F} and I have told the others to come. "Cool, where," they wrote. I am looking around me for a sign. It only says "same place."',
      '"You are the first," said the landlord. I got out my phone, to tell them. There was a new message. "Running late," it said. It was from all of them.',
    ),
  ),
  // Neighbours
  plot(
    'dear-border',
    {
      when: [
        '@neighbor|next_door|neighbours|neighbors .. put|built|build|building|erect|erected|move|moved|cut|trim|trimmed|chop|chopped|plant|planted|paint|painted|grow|has|took .. x:fence|hedge|wall|tree|shed|extension|trampoline|gate|bush|branches|gazebo',
        '@neighbor|next_door .. fence|hedge|wall|tree|shed .. on|over|into|across|onto .. our|my side|garden|yard|land|drive|driveway',
        'fence|hedge|boundary|tree .. between .. us|neighbor',
        'inch|inches|cm|foot|feet .. on .. our|my side',
      ],
      not: [
        'fire|fell|fall|cat|dog|chicken|storm|wind|blew|die|parking|park|car|my_house|friend|help|helped|thank',
      ],
      fine: 'inches side four 4 garden new without asking',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'passport',
    },
    all(
      '{text}. I recognized the new border the same afternoon. It is the only way to be invited to the talks.',
      '{text}. You can shout over a thing like that, or you can have a foreign policy. I bought a flag, quite a small one.',
    ),
    all(
      'I put up a box with a barrier, and on Saturdays I sat in it. The first to come through were a cat and a hedgehog. I asked for a passport, and the cat lay down on the form.',
      'A checkpoint was set up beside the compost. By noon I had turned back a football, two leaves and a hedgehog, all without a passport.',
    ),
    all(
      'The talks were held on neutral ground, on the manhole cover. {F} came, from next door, with a thermos. I read out our position, on a card.',
      'We met on the manhole, which neither of us claims. {F} represented next door, in gardening gloves. I opened with the facts as we see them, in two languages.',
    ),
    mild(
      '"Do you want tea?" said {F}. I had to ask her to put that in writing.',
      '{F} said that they could just have asked me, and would I like a plum. I have sent it to a laboratory.',
    ),
    mild(
      'On the map in my hall the day is marked with "{quote}." We have normal relations now. Her boy came to the barrier today, for the ball. He showed me a passport that he had drawn himself, and in the photograph he is smiling, so I could not let him through.',
      'It has become quite peaceful. I go over once a week, and am asked what I have to declare. Last week it was that I am lonely. They waved me on.',
    ),
    hot(
      'It was agreed that the disputed strip should belong to neither. It is as long as a garden and as wide as a hand, and within a month it had a postage stamp.',
      'In the end we made the strip in question independent. It is four feet by nothing much. Somebody had to be sent out there, to prepare an election.',
    ),
    spicy(
      'It went well for them. They had low taxes. {F} keeps her money there, and my own firm moved its head office to it in June, on a plank.',
      'People began to go over. They have a cheap hairdresser, standing room only. {F} bought shoes there. My savings went across at night, sideways.',
    ),
    spicy(
      'Yesterday I wanted to mow. They asked me for my passport. "Purpose of the visit?" I heard, from knee height. "{quote}," I said. They had it down as their national holiday.',
      'I was stopped in my own garden on the way to the compost. It was the hedgehog. He has a cap now, and he asked me for my passport.',
    ),
    unhinged(
      'Then they grew. There was no noise, only that in the mornings the house was a little further off. By August you could see ships on the strip. I had to take a train to {F}, through two time zones, to borrow sugar.',
      'A strip like that has nowhere to go but on. It went out under the road, between the towns, along the backs of all gardens, and by the fall it reached the sea at both ends, and had cut the continent in two.',
    ),
    unhinged(
      'We are at the edge of the map now, {F} and I, on opposite coasts. On clear days we wave. I have applied for their passport. There is a language test, and they say that I say "mine" too often.',
      'I met {F} on the great bridge. There are forty million of them down there, in a row. She had got her passport. "They only wanted a bit of room," she said, "between the two of us."',
    ),
  ),
  plot(
    'dear-noise-critic',
    {
      when: [
        'w:@neighbor|neighbours|neighbors|next_door|roommate|flatmate|upstairs|housemate .. sing|sings|singing|play|plays|playing|practice|practise|practices|drill|drills|drilling|hammer|hammers|mow|mows|mowing|vacuum|vacuums|scream|shout|stomp|stomps|learn|learned|learning|party|argue|argues|cough|renovate|renovating|jump|laugh|laughs|blast|blasts|blasting x:*',
        "@neighbor's|neighbours'|neighbor|neighbour|next_door|upstairs .. leaf_blower|leafblower|drill|drums|trumpet|trombone|music|karaoke|tv|party|alarm|lawnmower|bass|baby|rooster|recorder|violin|subwoofer|chainsaw|wind_chimes",
        'leaf_blower|leafblower .. at|every|again|outside|next_door',
        'man|woman|people|kid|guy|family upstairs|downstairs|next_door .. start|started|learn|learning|play|playing|drum|drums|stomp|dance|moving|sing x:*',
        'construction|drilling|jackhammer|roadworks .. outside|next_door|upstairs|since|at .. x:*',
        'loud|noisy w:neighbor|neighbour|neighbors|neighbours|roommate',
      ],
      not: [
        'borrow|borrowed|lend|lent|return|returned|give_back|gave_back|bring_back|brought_back|die|died|sick|fight|police|ambulance|call|meeting|fire|garden|lottery|baby_born|@client|helped|surprise|invite|invited|brought|gave|cancelled|stopped|moved_out|fence|hedge|shoes|car|parking|my_trombone|deaf',
      ],
      fine: 'am sunday morning saturday 6 7 5 6:45 loud night all day again started learning drums drilling hours weeks',
      carries: true,
      cast: { F: 'he' },
      axis: 'audience',
      back: '',
    },
    all(
      '{text}. I moved the armchair closer and reviewed it. "A bold opening," I wrote. "The performer has something to say, and does not care when."',
      '{text}. I was a music critic for a provincial paper until they cut the page. I put on a jacket, took my seat, and uncapped a pen.',
    ),
    all(
      'The review went under the door. "Some hesitation in the middle. The ending came too soon. Three stars." The next day it started a quarter of an hour earlier, and the middle was better.',
      'I slipped it into the mailbox: three stars, great force, not yet free in the wrist. What I heard on the following day had been worked on.',
    ),
    all(
      'I took a subscription. {F}, from two doors down, had been calling the council about it, and came over to see. I gave him the second chair, and a program.',
      'It became a series. {F} rang my bell, to say that somebody should do something. I put a finger to my lips and showed him to a seat.',
    ),
    mild(
      'He sat through it to the end. Then it was still, and you could see him listening. "That\'s all?" said {F}.',
      'At first he held his ears. In the second half he held my sleeve. "Here it comes," I whispered.',
    ),
    mild(
      '{F} wanted to know what it was called. "{quote}," I said. We clapped, with our shoes. It must have been taken for a complaint. It was only meant as an encore.',
      'Tonight we called for an encore, both of us, with a broom. It has gone quite silent over there. Artists are so easily hurt.',
    ),
    hot(
      'By June the whole street had seats. There was a glass of wine at the interval. We had learned to hear the pauses, and a woman from the corner broke down in the second one.',
      'I sold the last tickets in May. People sat on the bins and along the roof. A student came from Vienna, to write on the middle period, the one with the repeats.',
    ),
    spicy(
      'Then one morning there was nothing. We waited, in our coats. {F} went over on tiptoe and listened.',
      'On the night of the premiere, with the mayor in the armchair, it did not begin. We looked at our shoes. Somebody coughed, and was hissed at.',
    ),
    spicy(
      '"They\'re asleep," said {F}. We began to clap, slowly, all forty of us, until they came out for an encore.',
      'A note came under the door, from over there. "Could you people keep it down," it said. "We have had no sleep since the reviews."',
    ),
    unhinged(
      'The Philharmonic took it over in the fall. They have rebuilt it down to the last squeak, and hang it from the ceiling. It is played on three hundred instruments of its own, and in the quiet part, thirty people in the stalls were born again.',
      'The national opera bought the place. It was cut out in one piece, and stands on the stage of the great house. Nothing has been changed. At the end of the first act, at a certain thud, kings have wept.',
    ),
    unhinged(
      'I was there last night, for the two-hundredth. After the final blow it was so quiet that you could hear {F} thinking. "Encore," he said. From very far off, somewhere in the building, came the sound that started it: "{quote}."',
      '"{quote}," it says on the poster, by a person who does not wish to be named. {F} and I have the old seats. There is a hole where it used to be, and through it, in pajamas, somebody is looking at us, holding their ears.',
    ),
  ),
  plot(
    'dear-secondment',
    {
      when: [
        'w:@person|friend|vicar|priest|neighbour .. borrow|borrowed|borrows .. my|our|the x:*',
        'lent|lend|loaned .. my|our|the .. x:@household|@gadget|@vehicle|@garment|@furniture|book|ladder|lawnmower|drill|tent|money|pan|dress|suitcase .. to .. w:@person|friend',
        'lent|lend|loaned .. w:@person|friend .. my|our|a .. x:*',
        'w:@person|friend .. still .. has|have my|our x:*',
        "w:@person|friend .. never|not|hasn't|didn't|won't .. return|returned|bring|brought|gave|give .. my|our|the x:@household|@gadget|@vehicle|@garment|@furniture|book|ladder|lawnmower|drill|tent|pan|tiffin|charger",
      ],
      not: [
        'gave it|them|mine back',
        '=shoes|=tools|=books|=headphones|=chairs|=glasses|=boots|=plates|=speakers',
        'money|cash|dollars|pounds|rupees|finally|crash|crashed|die|died|returned|broke|broken|dented|eyes|library|phrase|my_parents_car',
        'i borrow|borrowed',
        'returned|return .. after|with',
      ],
      fine: 'not brought back returned return months years ago still never it ladder weeks gave asked',
      carries: true,
      axis: 'distance',
      back: 'secondment',
    },
    all(
      '{text}. I have entered it as a secondment. It is not gone. It is gaining experience elsewhere.',
      '{text}. In a large organization that is known as a secondment, and one keeps in touch.',
    ),
    all(
      'I asked for a short report after the first quarter. "It\'s great!" came the answer. I put that into the file, under "well integrated."',
      'I called {w.full} for the midterm review, and was told that it was being used all the time. I was glad to hear it. It had never been like that with us.',
    ),
    all(
      'Then I saw it by chance, from the road. It was in the sun. It was doing things that I had not known it could, and there were people around it, laughing.',
      'Then it turned up in a photograph that {w.full} had posted. It looks well. It has a scratch on it, and a color in that light that I had not noticed in all our time together.',
    ),
    mild(
      'Last month I needed it myself, for an afternoon. I had to ask {w.full}, who was very nice about it, and lent it to me until six.',
      'I did ask for it back, for a weekend. {w.full} thought about it, and said that this once it would be all right.',
    ),
    mild(
      '"Be careful with it," said {w.full}. "It\'s sensitive."',
      'There was a note tied to it, on how it likes to be held.',
    ),
    hot(
      'After a time it is usual to bring them home, with a cake. I drove over and said that we had a position for it. {w.full} looked at the floor. It had just been made responsible for the whole household.',
      'Every term ends. I wrote a formal letter, and offered it the good shelf. The answer was two weeks coming. It feels that it is needed where it is.',
    ),
    spicy(
      'I was allowed to take it for a weekend, every second one. It was stiff with me. It did everything that I asked, and looked past me.',
      'We agreed on alternate Saturdays. I had cleared its old place. It was exactly where it had always been, and I could tell that it was being polite.',
    ),
    spicy(
      'At six on the dot I brought it back. {w.full} was standing at the gate. It was the first time all weekend that it did not look tired. I have extended the secondment.',
      'I returned it early, and {w.full} came out to meet it. Driving off, I thought that this is what one does it for. I have put down the secondment as a success, and bought myself another one, a quiet type.',
    ),
    unhinged(
      'It never came home. It rose. From {w.full} it went to the parish, from the parish to the county, and in its sixth year on secondment it took over the Ministry of Transport.',
      'It has made its way since. There was a spell in Brussels, there was something at NATO, and last year it was sworn in, with one end of it on the book.',
    ),
    unhinged(
      'I went to hear it speak. Afterward I waited by the barrier with the rest, and called out to it what nobody there could know: "{quote}." It stopped, and I believe that something in it creaked. Then they helped it into the car.',
      'In its memoirs I get one line, near the start. "{quote}," it says, "and I never looked back." {w.full} has a chapter.',
    ),
  ),
  plot(
    'dear-restated',
    {
      when: [
        'w:@person|friend|aunty|auntie .. return|returned|brought|gave .. back? .. my|our|the x:@household|@gadget|@garment|@vehicle|book|ladder|tiffin|tiffin_box|dvd|lawnmower|drill|umbrella|money|casserole_dish|tupperware .. after|from|i|he|she|with|borrowed|lent|#',
        'w:@person|friend|aunty|auntie .. return|returned .. my|our|the x:*',
        'w:@person|friend .. paid|pay me back x:*',
        'got .. my .. x:@household|@gadget|book|money|ladder .. back .. from .. w:@person|friend|neighbor',
      ],
      not: [
        "@stranger|wallet|purse|never|not|didn't|hasn't|won't|customer|broken|police|stolen|found|lost|call|email|text|shop|store|@client|refund|used|@colleague|@boss|toaster|favor|library|ball",
      ],
      fine: 'year years one finally ago laddoos sweets food 2019 borrowed lent full again clean',
      carries: true,
      cast: { F: 'she' },
      axis: 'formality',
      back: 'books',
    },
    all(
      '{text}. My first thought was the books. I had written that off, at full value, and built on it since.',
      '{text}. One is glad, of course. But I had taken the loss at the time, and closed the books, and now here it was again.',
    ),
    all(
      'I went to {F}, my tax adviser. She has known me for a long time. "And you are quite sure that it is the same one?" said {F}. I said I would know it anywhere.',
      '{F}, who does my taxes, heard me out with a hand over her eyes. "Could it be another one?" she said. It could not.',
    ),
    all(
      'Then it all has to be restated, she told me. That year, the next, and each one after it, in which I had been a person who trusts people less.',
      '{F} opened the old folder. There was not only the thing itself. There was what I had said about {w.full}, at a wedding, at full value, and that had to come out of the books as well.',
    ),
    mild(
      'It took us until evening. It turns out that I have owed {w.full} a greeting every morning since, with interest. I have started in person, at seven, and am through to last March.',
      "By six she had the sum. I am to be friendlier by about a third, backdated. I rang at {w.full}'s door with flowers and said that they were for a day some time ago.",
    ),
    mild(
      'I have lent it back since. {F} says that it is the only way to keep the books straight.',
      '"Do you want to borrow it again?" I asked {w.full}. It would be simpler for everyone.',
    ),
    hot(
      'There was no end to it. On account of that loss I had stopped lending. I had not helped a man move. I had taken up judo. {F} worked her way up the years, and struck it out, one after the other.',
      'The loss had gone into everything. It was why I have a lock, why I had not been to the street party, and why I had broken with somebody who leaves the door open. {F} had to call in two people from the capital.',
    ),
    spicy(
      'After two weeks they had the corrected result. I have been, on balance, a happy person, well liked on my street, since about the fall of that year. There are back taxes on it.',
      'In the restated accounts I live by the sea. I have seen the page. It is a modest house, with a table that you can pull out, and it is {w.full} who says the toast.',
    ),
    spicy(
      'I asked {F} whether I could pay in installments. "With what?" she said. I thought about it. I have {the x}.',
      '"It can\'t be booked anymore," said {F}. "The period is closed." She gave me the page. In the evening I take it past {w.full}\'s window, and say hello.',
    ),
    unhinged(
      'As this was a matter of record, it was carried out. On the first of the month they restored me as of that year. I had the hair. It was raining, as it had been, and at the door stood {w.full}, and asked if I could spare it for an hour.',
      'The tax office took the old years back. There was a van. In exchange I was given the corrected ones, in boxes, all at once, and by dinnertime I had been kind for so long that my face hurt.',
    ),
    unhinged(
      'I looked at {the x}. "Keep it," I said. I could hear {F}, somewhere far ahead, put down her pen.',
      'In the last box there was only a slip. "{quote}," it said. "Amount received with thanks." {F} has asked if she might borrow it.',
    ),
  ),
  plot(
    'dear-neighbor-diary',
    {
      when: [
        '^ my|our|the|a|new? upstairs|downstairs|new|old? @neighbor|neighbours|neighbors|next_door|upstairs|downstairs .. x:*',
        "^ my|our|the? @neighbor's|neighbor's|neighbour's|neighbours' .. x:*",
        '^ the|a? woman|man|couple|guy|lady|people|family next_door|upstairs|downstairs|across_the_street|across_the_road .. x:*',
        'new w:neighbors|neighbours|neighbor|neighbour',
      ],
      not: [
        'moved|move out',
        "rooster|dog|cat|cooked|cook|for_me|die|died|dead|shoot|shot|hang|hanged|hanging|jump|suicide|bleed|hurt|hit|scream|screamed|arrest|arrested|gun|knife|ambulance|hospital|police|sick|cancer|fire|kill|robbed|stroke|funeral|crying|affair|divorce|baby_born|pool|tesla|@pet|tortoise|chicken|chickens|beat|helped|help|saved|gave|brought|bring|left_a|borrow|borrowed|returned|return|lent|my_boss|@boss|landlord|tenant|rent|eviction|ate|invited|married|cousin|my_neighbor's_kid",
        'i|we .. neighbor|neighbour|neighbors|neighbours|roommate',
        'my|me .. to|with|at|from|for .. neighbor|neighbour|next_door',
      ],
      fine: 'shoes stairwell keeps parking drive across again always every',
      carries: true,
      is: '!actor:me !actor:us !question',
      axis: 'formality',
      back: '',
    },
    all(
      '{text}. I made an entry. I keep a book on them, in a cool and fair tone, with times.',
      '{text}. It went into the book. I do not judge. I only want there to be a record, should it ever come to that, and this was not the first entry.',
    ),
    all(
      'It is all in there. "22:40, drawer." "Unknown herb." And now, in red, across the whole page: "{x}." I have not left a gap, apart from one evening when I had a cold.',
      'It is all in there: a drawer at 22:40, a laugh, an unknown herb. I have not left a gap, apart from one evening when I had a cold.',
      'I have the drawer at 22:40, the hours, the thing with the herb. In all of it there is only one entry missing, and that night I had a cold.',
    ),
    all(
      'Last week a parcel of theirs was left with me, and I brought it over. They asked me in, and went to look for the sugar. On the table by their window, under a pencil, lay a book.',
      'They had me in for coffee. It was very pleasant. While they were looking for the sugar I noticed, on the sill, a notebook like mine.',
    ),
    mild(
      'I know that one should not. It was in a cool and fair tone. "19:05," it said. "Back at the window, with the book."',
      'I only read the one line. "Has moved the chair closer to the wall," it said. "Seems thin."',
    ),
    mild(
      'There was a gap in it as well, for one evening. They had put, "Nothing from over there. Hope it is only a cold."',
      'I turned back to the night of my cold. "Coughs," it said. "Should we bring soup?" And underneath: "Better not. It would sound as if we had been listening."',
    ),
    hot(
      'I turned some pages. They had me from the first day on, with a sketch. "19:05, back at the window. 22:40, we dropped a drawer, to see. 22:41, wrote it down."',
      'They were well ahead of me. It was all there, in a fair hand: how I stand, what I hum. The herb had been an experiment.',
    ),
    spicy(
      'I told them. There was a silence, and then we fetched the other one, and laid them side by side. We read aloud until two in the morning. They do my voice. It is very like.',
      "They came back with the sugar, and we all looked at it. I went and got mine. By midnight we had them both open, and were correcting each other's times.",
    ),
    spicy(
      'We are going to bring it out as one volume. There has been just one dispute, over the entry "{quote}." They have that as mine.',
      'The two agree in every entry except for one. Where I have "{quote}," they have put, "19:05. Thinks it was us."',
    ),
    unhinged(
      'Then we found the third. It was in a different hand, and in both of our books where the page is torn. "One side is reading about the other," it said. "Neither has looked up." We looked up. There was a small hole in the ceiling, and above it, when we had found the stairs, a door marked "Editor."',
      'It does not stop with us. Above them there is a person with a book on all three, above that one another, with a lens. We went up, floor by floor, each joining in with a pencil, and after thirty stories we came out on a landing with a door marked "Editor."',
    ),
    unhinged(
      'I knocked. A voice said that it would be only a moment, it was just putting down "knocks." On the desk lay the last entry: "{quote}." "Yes," said the voice. "I had that from you. What is it that you want me to do about it?"',
      'We stood there, all of us, with our books against our chests. The door was ajar. It was empty but for a lamp, a chair by the window, and a page with the ink still wet. "19:05," it said. "They have come to see who it is."',
    ),
  ),
  plot(
    'dear-plate-trade',
    {
      when: [
        'w:@neighbor|neighbors|neighbours|aunty|auntie|next_door|landlady .. bring|brought|give|gave|send|sent|leave|left|drop|dropped|bake|baked|cook|cooked|make|made|share|shared .. us|me|over|round|with|for|on|at .. x:@food',
        'w:@neighbor|neighbors|neighbours|aunty|auntie|next_door .. bring|brought|give|gave|send|sent|bake|baked|cook|cooked|make|made|left .. x:@food|@vegetable|curry|cake|soup|plums|eggs|jam',
        'x:@food .. from|by .. w:@neighbor|aunty|auntie|next_door',
      ],
      not: [
        'bag|basket|box|tiffin|jar|pot|crate|tulips|flowers|poison|burn|fire|spill|threw|cat|dog|die|sick|funeral|complain|steal|stole|thrown|party|noise|fruit_basket|rent|smell',
      ],
      fine: 'homemade fresh plate welcome new kind nice leftover leftovers diwali eid christmas garden tree again full whole',
      carries: true,
      cast: { F: 'she' },
      axis: 'cost',
      back: 'empty',
    },
    all(
      '{text}. It came on a plate, as these things do. You cannot give a plate back empty, so I put a cake on it.',
      '{text}. It was wonderful, and it left me with a bowl. In my family a bowl does not go home empty. I filled it with dumplings.',
    ),
    all(
      'The plate was back within a day, with something braised. That could not go unanswered, and we had a duck.',
      'By the next evening the bowl stood on my step again, heavier. I answered with a terrine. The reply to that had to be carried by two.',
    ),
    all(
      'It has gone on since spring. The plate has crossed a hundred and six times, and it has not been empty yet.',
      'We are at a hundred and six. I have taken cooking classes. I hear a whisk through the wall at night.',
    ),
    mild(
      'We are both exhausted. Yesterday I asked, at the door, what it would take for this to stop. There was a long silence.',
      'I have begun to dream of bread with nothing on it. Yesterday we met in front of the house, and each of us saw that the other had flour in the eyebrows.',
    ),
    mild(
      '"You could break it," said {w.full}, very softly.',
      '"My hands were wet," I will say. I have practiced it. But it is their grandmother\'s.',
    ),
    hot(
      'Our own kitchens feed only the other side now. I have not eaten a thing of mine in months. {F}, an economist who rents the attic, calls it a full customs union, and has put on twenty pounds as an observer.',
      'I gave up my job in May. It could not be combined with puff pastry. {F}, who lodges with us and teaches economics, keeps the ledger. By her reckoning we are level to within a quiche.',
    ),
    spicy(
      'In June I tried to close the balance once and for all, with a whole ox. {F} warned me against it. It was returned within the week, as soup, in the same form, with horns.',
      'We attempted a ceasefire. It was signed on the doorstep, and to mark it there had to be something small. They had thought of the same thing. {F} could not get the two croquembouches past each other in the hall.',
    ),
    spicy(
      'The plate broke last week, between us, in the air. We looked at the pieces and at each other. The next morning there were four new ones on my step, none of them empty.',
      'Then {F} dropped it. She says that it was an accident. There was such a quiet, and we sat down on the step, all of us, and ate a sandwich. They have sent over the bread since.',
    ),
    unhinged(
      'It is done at night now, with cranes. Last week it was an orchard, on the plate, in blossom. I looked up what we could set against that, and rang the zoo.',
      'In the fall they sent us a restaurant, running, with staff and a party of eight at the window table. I had the plate on my step, and on it sixteen people, and a man who asked how I would like my egg.',
    ),
    unhinged(
      'I was put on it myself in the end. There was nothing else left in the house. I was carried over by {F}, with parsley. {w.full} lifted the cloth. "Oh," I heard, "they shouldn\'t have," and the oven was switched off, and I was asked to sit.',
      'This morning there was the plate, and it was empty. I turned it over. I went across the road with it, and rang, and asked whether somebody was ill. "Full," said {w.full}. We have never been so close.',
    ),
  ),
  // Strangers
  plot(
    'dear-no-catch',
    {
      when: [
        'someone|somebody .. help|helped|pay|paid|offer|offered|wait|waited|give|gave|lend|lent|buy|bought|share|shared|compliment|complimented .. me|us',
        'someone|somebody .. hold|held|open|opened .. door|elevator|lift|umbrella|gate .. me|us',
        'someone|somebody .. carry|carried|push|pushed|pay|paid|return|returned|jump|fixed .. my|our x:@carried|@vehicle|shopping|groceries|bags|pram|stroller|coffee|bill|wallet|phone|chain|tire|tyre|fare',
        'someone|somebody .. =gave|=offered .. up .. seat',
        'w:@stranger|@server|bus_driver|passenger|customer .. help|helped|pay|paid|offer|offered|wait|waited|give|gave|lend|lent|buy|bought|share|shared|compliment|complimented .. me|us',
        'w:@stranger|@server|bus_driver|kid|passenger|student|customer .. hold|held|open|opened .. door|elevator|lift|umbrella|gate .. me|us',
        'w:@stranger|@server|bus_driver|kid|passenger|student|customer .. carry|carried|push|pushed|pay|paid|return|returned|jump|fixed .. my|our x:@carried|@vehicle|shopping|groceries|bags|pram|stroller|coffee|bill|wallet|phone|chain|tire|tyre|fare',
        'w:@stranger|@server|bus_driver|student|teenager|lad|boy|girl .. =gave|=offered .. up .. seat',
        'w:@stranger|someone|somebody|person .. found .. and .. return|returned|handed|hand x:*',
        'compliment|complimented|help|helped .. by|from .. w:@stranger|person',
        'the? w:car|man|woman|person|guy|lady in_front paid .. for .. my',
      ],
      not: [
        'money|review|star|stars|complaint|rob|robbed|steal|stole|wrong|ticket|finger|yell|shouted|fine|bill|creep|creepy|drunk|asked|phone_number|middle_finger|cold|look|stare|stared|lecture|drugs|bus_drove|hair|slap|no|nobody|not|attitude|refund',
        'for .. me|us .. to move|leave|finish',
      ],
      fine: 'kind nice elevator door bus seat stop rain young old flat tyre tire shopping groceries heavy suitcase stairs coffee umbrella ran running late',
      carries: true,
      cast: { F: 'she' },
      axis: 'cost',
      back: 'catch',
    },
    all(
      '{text}. Then I was let go, just like that, and stood there and waited for the catch.',
      '{text}. There was no form, no newsletter, no rating with stars. I have been in sales for too long not to look for the catch.',
    ),
    all(
      'I checked my pockets. I checked my account, twice a day. For a week I opened all mail in the yard, with gloves.',
      'I searched my coat for a flyer. At home I went through what I might have signed, and I told the bank to be on its guard.',
    ),
    all(
      'I gave it to {F}, who uncovers pyramid schemes for the state. "{quote}," she read. "And after that?" Nothing, I said. She pulled her chair closer.',
      '{F}, an investigator for the tax office, took down my statement, "{quote}," and turned the sheet over. "And after that?" she said. I told her there was nothing after that.',
    ),
    mild(
      'She has been on it for a month. There is no company behind it and no offshore account. {F} looks ill. She has begun to do it herself, to see where the money is.',
      'She has been on it for a month. There is no company behind the {w} and no offshore account. {F} looks ill. She has begun to do it herself, to see where the money is.',
      'The report is in. There is no catch. As far as can be established, the {w} then went home. {F} and I looked at each other.',
    ),
    mild(
      'Yesterday I did the same for somebody, as a test. I saw her check her pockets.',
      'I tried it out this morning, on a man I had never met. He thanked me and went on, quite slowly, feeling his coat.',
    ),
    hot(
      '{F} found the person, and had them followed for six weeks. It was done in broad daylight, to anyone: a map held the right way around, a lost mitten put on a fence. "They work alone," said {F}. "Without a system. I have never seen anything like it."',
      '{F} had the {w} followed for six weeks. It was done in broad daylight, to anyone: a map held the right way around, a lost mitten put on a fence. "Works alone," said {F}. "Without a system. I have never seen anything like it."',
    ),
    spicy(
      'The file went up to the minister. If it got about that {a w} could do that and there was no catch, he said, it would undercut all of us. There was to be an arrest before the holidays.',
      'The file went up to the minister. If it got about that a thing like that was to be had without a catch, he said, it would undercut all of us. There was to be an arrest before the holidays.',
    ),
    spicy(
      '{F} went in with six officers. There are six reports, and all of them are the same: "{short}." They have handed in their badges. {F} called me from the road. "And after that?" I asked her. "The next person," she said. She could not talk, she had a door to hold.',
      '{F} went in with six officers. It was done to each of them as it had been to me, in order of rank, and they have handed in their badges. {F} called me from the road. "And after that?" I asked her. "The next person," she said. She could not talk, she had a door to hold.',
      '{F} went in with six officers. The {w} did to each of them what had been done to me, in order of rank, and they have handed in their badges. {F} called me from the road. "And after that?" I asked her. "The next person," she said. She could not talk, she had a door to hold.',
    ),
    unhinged(
      'By then it was in the water. In April a whole regiment let another one go first. The stock exchange stood open, with everyone outside, saying "No, please," and in the Strait of Dover two tankers have been waving each other through since Easter.',
      'It could not be contained. Borders were held open, with a foot. At the summit the great powers each gave up their seat, and there they stood, all seven, with their hands on the backs of the empty chairs.',
    ),
    unhinged(
      'There was a catch, says {F}. She lives by the sea now, and opens jars. It was on the back of my statement all along, "{quote}," under "And after that?" It said, "Your turn." She held the gate for me.',
      'There was a catch, says {F}. She lives by the sea now, with the {w}, and opens jars. It was on the back of the statement all along, under "And after that?" It said, "Your turn." She held the gate for me.',
    ),
  ),
  plot(
    'dear-street-feedback',
    {
      when: [
        "w:@stranger|@server|customer|passenger|pensioner .. say|said|says|tell|told .. i|me|my|to|that|you|i'm",
        'w:@stranger|@server|passenger|customer .. ask|asked .. me|if|whether|what|why|how|for',
        'w:@stranger|@server|kid .. call|called .. me x:*',
        'asked|told|stopped .. by .. w:@stranger',
      ],
      not: [
        'directions|way|wedding|theory|daughter|daughters|discount|time|lighter|blue|size|story|life_story|about|die|died|cancer|sick|harass|grope|creep|creepy|police|hospital|heart|test_results|lump|pregnant|fired|interview|engaged|love|surgery|x-ray|results|blood|knife|gun|racist|money_for|wallet|dog|cat|baby|sleep_here|crown|haircut|hair|rent|package|parcel|tip|fish|patient|cavity',
        'my @boss|@colleague',
        'i told|asked|said',
      ],
      fine: 'bus train street gym supermarket',
      carries: true,
      is: '!actor:me !question !actor:boss !actor:colleague',
      cast: { F: 'she' },
      axis: 'cost',
      back: 'market',
    },
    all(
      '{text}. Companies pay a fortune for that, an honest voice from the market, with no stake in the matter. I got out my pad.',
      '{text}. In my trade you call that the voice of the market. It had come up to me by itself, and I am not somebody who ignores the market.',
    ),
    all(
      'I convened a workshop. We put "{quote}" in the middle of a white wall, stood around it with colored pens, and asked what it meant for us.',
      'That evening I wrote it on a flip chart, "{quote}," and drew a circle around it, and four arrows, outward.',
    ),
    all(
      '{F}, our head of brand, was against a hasty answer. By midnight she was for a complete one. I changed the haircut, the walk and the company logo.',
      '"You can\'t build on one remark," said {F}, who does our brand. I asked her how many remarks she had had this year. We changed the logo, and she took my glasses off.',
    ),
    mild(
      'I went back to the same spot, in the new version, to have it confirmed. It took an hour. There the person was.',
      'The next week I stood in the same place again, relaunched. I saw the one whom I owed it to coming toward me.',
    ),
    mild(
      'It was said again, in the same tone. It was said to a coat stand.',
      '{F} has asked me what the market said. It went past me, and had a word with a plant.',
    ),
    hot(
      'The relaunch cost two million. We rang the bell in new trousers. There was a film with gulls, and at the end of it, in white, the words that had begun it all, with a pause.',
      'We put everything on it. Four hundred people were retrained, from the feet up. In the film you see me from behind, understanding something.',
    ),
    spicy(
      'Then our research department found the source, for the anniversary, and I had it brought in. I asked what had been seen in me on that day. There was a long, honest look. "Were you there?"',
      '{F} tracked the person down, for the ceremony. They were led up on stage, and I asked, in front of all of us, whether it had been my posture. "I think I was talking to the one behind you," I heard.',
    ),
    spicy(
      'It is a niche market, says {F}. I have kept the trousers.',
      'The one behind me has been found as well. He had not been listening. He has done extremely well in the market.',
    ),
    unhinged(
      'For the sake of certainty we built the spot again, in a hangar, to scale, with the light of that day. There I walk up and down. We have put four thousand strangers through it, one by one, and filmed their lips.',
      'The remark has been taken apart by a laboratory near Grenoble. In its core, very small, they found a second remark, spinning, which points in the other direction. It is about a sandwich.',
    ),
    unhinged(
      'Yesterday, toward evening, somebody who was not on the list came in by a door that we had not built. They stopped and looked me up and down, and said it. {F} has the tape. It is the market. It wants to know if I am all right.',
      'I have become quite simple. I stand on that spot, in the first pair of trousers, and when somebody comes by who looks as if they could use it, I say what I know: "{quote}." Some of them get out a pad.',
    ),
  ),
  plot(
    'dear-recognized',
    {
      when: [
        '@stranger|@server|@professional|guy|man|lady|owner|driver|shopkeeper|barber|librarian .. remember|remembered|knew|knows|know|recall .. my .. name',
        'remember|remembered .. my .. name',
        '@server|guy|man|lady .. greet|greeted .. me .. by name',
      ],
      not: [
        'not|never|nobody|forgot|wrong|interview|ex|school|teacher|i_remember|grandma|dementia|mother|father|wife|husband|boss|crow',
      ],
      fine: 'deli coffee shop cafe bakery barista guy remembered name order after years week one visit only once today morning gym desk reception without asking',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'key account',
    },
    all(
      '{text}. I know what that is. I have accounts of my own, I have four hundred, and there are three whose names I could tell you.',
      '{text}. In sales we only do that for a key account. I thought about my volume, and stood up a little straighter.',
    ),
    all(
      'As a key account one has obligations. I went in more often. I brought my cousin, and a delegation from Utrecht, and let it be seen that I was known there.',
      'I behaved like a key account from then on. I took my time at the counter. I asked how the quarter was going, and laid a hand on the glass.',
    ),
    all(
      'I asked what I had done to stand out. Was it the manner, or was it perhaps the complaint that I once handed in, with a sketch?',
      'At some point I could not help it, and wanted to hear it. What was it about me that stays with people?',
    ),
    mild('"You\'re wearing it," I was told.', 'There was a nod toward my chest.'),
    mild(
      'I had come from the office. I have taken the badge off since, and have been asked for my name four times. I give the wrong one, to see if they look up.',
      'It is laminated, with a photo. I have had a new one made. It says "Surprise Me," and they do, every time, by not looking up.',
    ),
    hot(
      '"You\'re wearing it," I was told. I looked down. I had come from the office, with the badge on. I had been wearing it for ten years, also on Sundays, and at the sea.',
      'There was a nod toward my chest, where the badge hangs. I understood a number of things at once, among them a wedding at which all the guests had been very warm.',
    ),
    spicy(
      'I took it off. {F}, who has had the desk next to mine since 2017, walked past me in the street. My own dentist asked if I was new to the area.',
      'Without it I could not get past reception. {F}, my deputy, was called down to identify me. She asked them if I had said anything.',
    ),
    spicy(
      'I have put it on again, on the inside, where I can read it. "There you are," said {F}.',
      '"There is something of a key account about that one," said {F}, with her head to one side. "But I couldn\'t say which."',
    ),
    unhinged(
      'So I lent it out. The badge went in every morning on a dog from the third floor, and was remembered by everyone. It was congratulated. In the fall it made partner, at the corner table, with a bowl.',
      'One night I hung it on the coat rack, and the rack was greeted. It holds my meetings now. It is known for listening, it has four hundred accounts, and it remembers their coats.',
    ),
    unhinged(
      'I stand in line now with the others. Last week, when it was my turn, there was a long look from behind the counter. "Don\'t tell me," I heard. {F}, behind me, had closed her eyes. We are all still waiting.',
      'I went in yesterday without anything, in my shirt. {F} was there, and it turned out that I do not know where she lives. We made each other badges, on napkins. She is the only key account I have, and I had to look.',
    ),
  ),
  plot(
    'dear-saluted',
    {
      when: [
        'guard|security_guard|soldier|policeman|officer|doorman|watchman|cop|porter|gatekeeper|kid|boy|man|old_man .. salute|saluted|salutes .. me|us',
        '=saluted .. by|me',
      ],
      not: ['i saluted', 'magpie|flag|funeral|fired|my_boss|daughter|son|old|war|medal|rude'],
      fine: 'gate security guard saluted today morning building office first time scooter called kid sir bus stop airport hotel',
      cast: { F: 'he' },
      axis: 'rank',
      back: 'shoulder|shoulders',
    },
    all(
      '{text}. I do not know what he had heard. I pulled back my shoulders, and did not ask.',
      '{text}. One does not get that for nothing. I drew in my shoulders, and went on into the day as whoever that was.',
    ),
    all(
      'A person of rank does not carry his own lunch. He inspects. I walked down our corridor with my hands behind me, and stopped in front of Accounts, and asked a man where he was from.',
      'By ten I had inspected the canteen. I pressed a thumb into the bread. "Carry on," I said, and they did, with a kind of relief.',
    ),
    all(
      'It turns out that people are only waiting for it. By the end of the week there was a chair that was mine, and when I came in, conversations stood up.',
      'You are not asked for papers. I told Purchasing to paint the stones white along the drive, and they wanted to know how often.',
    ),
    mild(
      'I went past there again this morning, with my shoulders back. It was sunny. He had his hand up for the bus, and for a cyclist, and for a cloud.',
      'The next time I slowed down, to be sure of it. He did it to me, and to the van behind, and then he moved over, out of the sun.',
    ),
    mild(
      'I returned it. It would have been a blow to him.',
      'I have given him a cap with a peak. Now it is only me who does it.',
    ),
    hot(
      'The head of a shipping line saw me cross the yard, and asked who that was. I was offered a fleet. I put {F} from the mail room on my left, with a map, to agree with me.',
      'I was sent for by headquarters, where they had heard that somebody had the place in hand. I took {F} along, from the mail room, to walk half a step behind and hold a glove.',
    ),
    spicy(
      'It held for a year. On the day of the parade I took the salute of four thousand people, and it was {F} who noticed. "They all have the sun in their eyes," he said.',
      'In September they asked for my service record. I said that it was in the other coat. {F} went back to that spot to look into it, and came home with a report: there is a lamp.',
    ),
    spicy(
      'I let my shoulders down, slowly. Then I saw that a child in the front row was standing in the shade.',
      '"He does it to everyone," said {F}. I took off the glove. "And how do they carry themselves?" I asked. {F} thought about it. "Like you."',
    ),
    unhinged(
      "Then the war came, which had to be somebody's. They looked at my shoulders. I was driven out onto a plain at daybreak, between two armies, with {F} and the map, and both of them saluted.",
      'A small republic that had been without anyone sent a carriage. The whole way to the palace they lined the road with their hands to their brows. I asked {F} what they were looking for. "You," said {F}, "I think."',
    ),
    unhinged(
      'I returned it, to the left and to the right, for as long as I could. None wished to be the first to put down his arm. The peace has lasted fifteen weeks. They bring us soup, and {F} holds my elbow.',
      'I abolished the sun. It was my only decree. They stood there in the cool with their arms at their sides, and looked at me properly for the first time, and {F} handed me my lunch.',
    ),
  ),
  plot(
    'dear-wrong-number',
    {
      when: [
        'wrong_number .. x:*',
        'wrong_number',
        'called|dialed|rang|dialled .. wrong number|person',
        '@stranger|someone|lady|woman|man .. called|rang .. me .. by_mistake|accident|wrong_number|mistake',
      ],
      not: [
        'texting|texted|texts|hung|angry|shouted|rude|boss|@boss|ex|@colleague|@client|nude|die|died|police|scam|911|grandson|hospital|heart_emoji|parcel|pizza|mom|mum|voicemail_full',
      ],
      fine: 'called talked minutes garden half hour chat stranger lady sunday text phone nice ended up talking twenty old woman now again every week',
      carries: true,
      cast: { F: 'she' },
      axis: 'commitment',
      back: '',
    },
    all(
      '{text}. It was the best conversation I have had on that phone. I have four hundred right numbers in there, and I went through them that night, and was not tempted.',
      '{text}. I lead a team of thirty, and have a one-on-one with each of them every month. I had to get to know a wrong number to be asked how I was.',
    ),
    all(
      'I called back the next week, by mistake, in a manner of speaking. "Wrong number again?" I heard. I said I was afraid so. We were on for an hour.',
      'A few days later I dialed it again, from memory, and said that I must have made a mistake. "I hoped so," said the voice.',
    ),
    all(
      'It showed at work, and it was noticed. {F}, my boss, wanted to know whom I was seeing. I told her: a coach, a very senior one. She does not advertise.',
      '{F}, my boss, asked where it came from, the calm. I said that I was being mentored, from outside, by somebody with a background in soil.',
    ),
    mild(
      'I told {F} how it had begun, "{quote}," and she asked for the number. I gave it to her with one digit changed, out of jealousy.',
      'She wanted to try it as well. I did not care to share, so I wrote down one that was slightly off.',
    ),
    mild(
      'She has been quite radiant since. His name is Ewald, she says, and he keeps bees.',
      'It has been three weeks. {F} hums. She got a retired tugboat captain, and they are up to the year of the ice.',
    ),
    hot(
      'The company has made it a program. Each of us is given a number that is not quite right. In the glass rooms, where we used to have reviews, you see people with their shoes off, saying "Go on."',
      'It was rolled out in the spring, under the name "External Mentoring." There is a man in Audit who has been talking to a nun. In the survey we went up by sixty points.',
    ),
    spicy(
      'It lasted until IT cleaned up the directory. On the first of the month all our numbers were corrected. I dialed mine. "Yes?" said {F}. She had been expecting a Mr. Ewald, who keeps bees.',
      'Then Procurement asked to see the supplier. They called the number and offered a framework agreement. They were asked who it was, please, and then there was a click.',
    ),
    spicy(
      'We said nothing, for quite some time. "Wrong number?" said {F}, in the end. I told her that I was not so sure. She asked me how I was.',
      'I got through one last time. "You have four hundred others in there," said the voice. "Try one with a mistake in it." So I rang my brother.',
    ),
    unhinged(
      'In the fall the exchange began to do it by itself. Whoever dialed was put through to somebody who had time. For ten days there was not one right connection in the country, and in the evenings you could see them standing at their windows, winding the cord around a finger.',
      'The cables have an inclination, it was found. If you do not hold them to it, they run to where they are missed. The president rang the army, in the night, about a certain matter, and got a woman in Hull, who was making jam.',
    ),
    unhinged(
      'They wanted to repair it. The engineer who had been sent for stood in the tower, with the plug in his hand. Then it rang. "{quote}," I heard him tell somebody, when it was long dark, and he laughed. It is still unplugged.',
      'She talked him out of it. It is all declassified: the first frost, the wasps, the sugar. "Wrong number," he says at the end of the tape. "Well," says the woman. "You\'ve got it now."',
    ),
  ),
  // Names and faces
  plot(
    'dear-other-name',
    {
      when: [
        'call|called|calls|calling .. me n:@name|janet .. for|all|every|since|instead|throughout|$',
        '=been|=was called n:@name|janet|wrong_name .. for|by|at|all',
        'call|called|calls .. me .. by|the|wrong .. name|brother|sister|predecessor|dog',
        '@boss|@colleague|@client|@server|@professional|teacher|everyone|everybody .. think|thinks|thought .. my name .. =is|=was n:@name',
        "my name .. =is|=isn't n:@name",
        'spell|spelled|spelt|misspelled|pronounce|pronounced|mispronounced .. my .. name',
        'wrong name .. on|for .. badge|cup|certificate|card|cake|desk|email|years|trophy',
      ],
      not: [
        'professor|teacher|graduation|school|certificate|sister|brother|first_name|nickname|remembered|forgot|dog|cat|baby|carl|susan|i_called|pet|street|company|change|changed|married|marrying|i_said|hurricane|legally|him|her_name',
      ],
      fine: 'years three work janice name offer letter hr three different ways meeting whole cup spelled wrong again company email badge',
      carries: true,
      cast: { F: 'she' },
      axis: 'rank',
      back: 'the other one',
    },
    all(
      '{text}. I did not correct it, and after a time I saw that there were two of us. I do the work. The other one is known for it.',
      '{text}. It was too late to say anything. Since then there has been the other one, and I have to say that people like them.',
    ),
    all(
      'The other one was invited to things. There was a card at Christmas, and a parking space, and a reputation for being good with numbers, which I am not.',
      "I found that I was more relaxed as the other one. I told a joke in the elevator. I was asked to be somebody's witness, and said that I would pass it on.",
    ),
    all(
      'Last spring the other one was promoted. {F}, from Personnel, brought the letter to my desk and shook my hand, and asked in the same breath whether I knew where she could find me.',
      'In May there were two letters on my desk. One was a raise, and it was not for me. "They speak so highly of that one," said {F}, from Personnel. "You could look and see how it\'s done."',
    ),
    mild(
      'The other one is my manager now. We have a one-on-one every two weeks, in a small room. I think that there is a misunderstanding between us, and neither of us has brought it up.',
      'I report to the other one since the first. My last review was fair. It has "{quote}," under "strengths," and says that I do not make myself felt.',
    ),
    mild(
      '{F} has asked me to organize the farewell. The other one is going to Zurich. I have signed the card with my own name, and they asked who that was.',
      'I have asked {F} for a transfer. She thought that the two of us got on.',
    ),
    hot(
      'The other one rose from there. I ran from one chair to the next in meetings, to put a question and to have an answer to it. It was remarked that we were never ill on the same day.',
      'It became difficult when they wanted us both on the same panel. I said that one of us had to be on the phone. From the corridor, through the door, I agreed with myself, and there was applause.',
    ),
    spicy(
      'In June one position had to go. I sat across from {F} with both of the files. "It\'s not easy," she said. "But you do understand that we can\'t let the other one leave."',
      'Then came the cuts, and it was me or the other one. {F} was honest with me. When they had gone around the table, there had been only one of the names that anybody could put a face to.',
    ),
    spicy(
      'I have cleared my desk. I got a very kind letter from the other one. "{quote}," it says at the end. "You should have said something."',
      'At my farewell I put down the box and came back in for the cake. They asked me how I was holding up, with such a loss. "{quote}," I said. "It was the least I could do."',
    ),
    unhinged(
      'Afterward I sat at home, and the telephone rang, and it was not for me. I looked out of the window. On the other side of the street somebody was getting out of a car, in my coat, with a good walk, and they had a child by the hand who called me by no name at all.',
      'At some point they no longer needed me for it. I saw the other one on the news, stepping off a plane, in a better jacket. I had been at home all day. They waved, and looked for a moment straight into the lens, like somebody who has left the gas on.',
    ),
    unhinged(
      'We met at last, on a bridge, as is usual. I held out my hand and said who I was. There was a pause. "I am so sorry," said the other one. "I have been saying it wrong all these years."',
      'I wrote, care of the ministry. An autographed picture came back. {F} had to help me to read it. It is made out to me, with all good wishes, and they have spelled me right.',
    ),
  ),
  plot(
    'dear-old-teacher',
    {
      when: [
        'my old|former|ex-|retired|primary|elementary|favourite|favorite teacher|headmistress|headmaster|professor|piano_teacher|tutor|principal|teachers|headteacher|lecturer',
        'my .. teacher|headmistress|headmaster|professor .. from .. school|childhood|grade|third|second|first|fourth|college|years',
        'ran|run|bump|bumped .. into .. my .. old? teacher|headmistress|headmaster|professor',
      ],
      not: [
        'die|died|funeral|fired|sued|arrested|sick|cancer|hospital|dementia|obituary|call|my_boss_called|linkedin|tinder|matched|harass',
      ],
      fine: 'tea cup lovely 97 90 years ran into supermarket remembered met school english maths math today shop street coffee still recognised recognized her him she he saw',
      carries: true,
      axis: 'formality',
      back: 'red',
    },
    all(
      '{text}. I had thought that this was all over and done with. I am an executive. I heard myself say that I had been going to hand it in.',
      '{text}. It is a long time ago, and I have since been in charge of four hundred people. I noticed that I had taken my hands out of my pockets.',
    ),
    all(
      'A few days later there was an envelope. It had my last quarterly letter to the shareholders in it, with marks, in red. There was a wavy line under "going forward," and beside the outlook it said, "Who says so?"',
      'The following week I got my own resume back by mail. It had been gone through in red. "You have told us this already," it said, at my third position, and at the fourth, a wavy line and a small sigh.',
    ),
    all(
      'There was a mark at the bottom as well, a C, and below it the words, "You can do better. You never checked your work, and you were always looking out of the window."',
      'At the end stood a C-plus, and in the same hand as in fifth grade, "Nicely begun."',
    ),
    mild(
      'I have stopped looking out of the window. It is on the thirty-first floor, and I had the blinds put in.',
      'I revised it and sent it in again. I have been shorter and have given examples. It is a B now. I have hung it over the old diploma.',
    ),
    mild(
      'The shareholders have called to say that they understood it this time. I wrote back that I had had help, and was told, in red, that that is not cheating if you say so.',
      'My shareholders would like to know what the red stands for. I said that it is the only color in which anybody has ever told me anything.',
    ),
    hot(
      'I revised it, and had it back within a day, and revised it again. The share price went up. By the fall it was all going through that envelope: budgets, speeches, a proposal of marriage, from which three adjectives were taken out. It was accepted.',
      'After that I submitted everything. A merger came back with "Why?" I could not say why. We did not do it, and the other bank went under in June.',
    ),
    spicy(
      'In the end I was sent for, after lunch, at the old address. I had brought the whole year, bound. It was weighed in the hand, and put aside, and I was asked what I had wanted to be.',
      'At Christmas I brought my work over in person, with flowers. It was looked through to the last page. "This is all very neat," I heard. "But which part is you?"',
    ),
    spicy(
      'I said I would have to check. There was a red dot on the calendar, four weeks off. I have it until then. I have asked if spelling counts.',
      'I pointed to a sentence, near the end. It was "{quote}." It got a little red tick. It is the only one that I have ever framed.',
    ),
    unhinged(
      'The red spread, as it does. It got into the office towers by way of my copies. In the morning every contract in the district had been corrected: "Too long." "Ask him yourself." In the constitution somebody had put a ring around "the pursuit of," with an arrow.',
      'Then it was on the city. There was a fine red line through the new expressway. The opera had been underlined twice. On the roof of the ministry, so that you could see it from the air, stood a single word, and it was "Because?"',
    ),
    unhinged(
      'They have all had to stay behind, the whole government, with the windows open. I was let out early, for once, to clap the erasers. I looked back. There was a light on. It said, across the evening, in red: "See me, if you like. There is tea."',
      'I had handed in my life, in good time. It came this morning. There are not many marks in it, a comma, a name. In red, on the last page, it says, "I would have liked more of this," with a bracket, and in the bracket is the week of "{quote}."',
    ),
  ),
  plot(
    'dear-lookalike',
    {
      when: [
        'i|my|me .. look|looks|looked .. like|exactly|just x:*',
        'mistake|mistook|mistaken|confuse|confused|mistakes .. me|i .. for|with x:*',
        'thought .. i .. was .. x:@role|@server|famous|actor|twin|brother|sister|someone|somebody|staff|manager|owner|doctor|waiter|teacher|mother|father|grandma|grandfather|janitor',
        'my? passport|id|licence|license|badge|driving_licence photo|picture .. look|looks x:*',
        'asked .. me .. for .. autograph',
        '@stranger|someone|somebody|woman|man|kid|lady .. think|thought|swear|swore .. i .. was|look x:*',
        'told .. i .. look .. like x:*',
        "people|everyone|everybody|customers .. think|thinks|thought i'm|im|i x:*",
      ],
      not: [
        'like i|someone|somebody',
        'late husband|wife|mother|father',
        'feel|felt|ghost|weather|pregnant|tired|sick|dead|die|looking|forward|shit|house|garden|cake|haircut|hair|zombie|work_here|terrorist|police|thief|shoplift|tomato|lobster|mess|idiot|fool|drowned|rat|rain|snow|good|nice|older|younger|i_thought|pimples|slept|homeless',
        'i look|looked at|for',
      ],
      carries: true,
      is: '!question',
      cast: { F: 'he' },
      axis: 'commitment',
      back: 'likeness',
    },
    all(
      '{text}. Once I had seen the likeness, I could not leave it lying there. Somebody had to do something with it.',
      '{text}. In my company we would call that an unused license. I looked at the likeness from both sides, in the hall mirror, and thought of the market.',
    ),
    all(
      'I hired {F}, an agent for doubles. He walked around me with a lamp. "From the left, yes," he said. "From the right you\'re more of a lawyer."',
      'There is an agency for this, run by a man named {F}. He held up a picture beside my ear. "It\'s a likeness until you talk," said {F}.',
    ),
    all(
      'I have appeared at two openings and a ferry christening, always from the left, and without a word. I got more attention than in all my years as myself.',
      'He got me a supermarket, a regatta, and a silver wedding near Cork. I stood there and was not spoken to. I have never been so well received.',
    ),
    mild(
      'At the ferry I saw somebody by the rope, looking at me. They came closer, from my left. "This is very odd," they said. "You look just like somebody who works in our accounts department."',
      'At the silver wedding a guest took me aside. He said he knew exactly who I was, and told me my own name.',
    ),
    mild('I said I got that a lot.', '"{quote}," I told him. He asked me from which side.'),
    hot(
      'It took all my time. I gave up the job, so a double had to be found for me there. {F} had somebody in Ghent who could do me from the right.',
      'I could no longer go in to work, and the company did not want to be without the look of me. {F} placed somebody at my desk, with my shoulders.',
    ),
    spicy(
      'I am told that the work is good. The invoices were late, as mine would have been, and my mother thought that I had been eating better. In March there was a promotion, for growth.',
      'They are very pleased, down to the sigh. At a dinner with old friends I was represented, and stayed to help, and the hostess called me up to say how much they had missed me.',
    ),
    spicy(
      'I went in to have a look. {F} was at the door and put up a hand. "From the left you could be anyone," he said. There is not enough of a likeness.',
      'I applied for it myself, under another name. I did my best at the audition. "The hands are wrong," said {F}. "They ought to be sorry for something."',
    ),
    unhinged(
      'Others followed. By fall the whole street was taken by people from Ghent who did it better, and we sat in a camp at the edge of town, the originals, under the lamps, from the right. Some of us have begun to lose our looks.',
      'There was more work than doubles. {F} started to have us done by weather: a cloud that was me, for a week, and quite unmistakable, with the tie. It was cheered from the bridges.',
    ),
    unhinged(
      'They let me see the file. On the first page is the sentence with which it began, "{quote}," and a photograph. It is somebody else. {F} took it from me, gently. "There\'s a likeness," he said. "I\'ll give you that."',
      'At night, when the lamps are out, I practice being myself again. "{quote}," I say, the way I used to say it. {F} is moved each time. He thinks that I could have been very good.',
    ),
  ),
  // Clubs and teams
  plot(
    'dear-lost-by',
    {
      when: [
        'lose|lost|losing .. by .. x:point|points|second|seconds|goal|goals|vote|votes|run|runs|inch|millimetre|hair|head|nose|wicket|pin|stroke|minute|run|#',
        'lose|lost .. on penalties|tiebreak|countback',
        'miss|missed .. by .. x:point|points|second|seconds|vote|votes|mark|marks|inch|percent|millimetre',
        '# x:point|points|second|seconds|vote|votes|mark|marks|goal|inch .. short|away|off|behind',
        'fail|failed .. by .. x:point|points|mark|marks|percent|minute',
      ],
      not: [
        'weight|bus|train|flight|plane|bone|court|election_for|money|stock|price|match_point|tooth|blood|deadline|pound|kilos',
      ],
      fine: 'team lost by point points league final quiz exam game match fantasy football bowling again one two 0.4 half season school play-off playoff penalty test mark',
      carries: true,
      cast: { F: 'she' },
      axis: 'distance',
      back: 'went missing|gone missing|missing',
    },
    all(
      '{text}. The others spoke of bad luck. I am an auditor. What I heard was that something had gone missing.',
      '{text}. You can grieve over a thing like that, or you can look at it as what it is, an amount, and ask when it went missing.',
    ),
    all(
      'A difference so small has to be somewhere. I wrote it down, "{quote}," and went back over the year, hour by hour, with {F}, who once found four cents for a central bank.',
      'I engaged {F}, a forensic accountant. "{quote}," she read, and asked to see everything that had been done, eaten and said by anyone concerned since the spring.',
    ),
    linked(
      all(
        'It was the second of March, {F} found. It went missing between ten past four and half past, when one of us had knelt down to tie a shoe.',
        'She had it after thirteen weeks. There had been an afternoon in March, quite a warm one. Somebody had said, "That will do," and it was entered as a whole.',
      ),
    ),
    linked(
      mild(
        'That was me. I have gone through the shoe. It is a double bow, and I would do it again.',
        'It was my voice, on the tape. {F} played it to me twice. I do sound happy.',
      ),
    ),
    mild(
      'It is all accounted for now. I had it with me the whole time, {F} says, it is just that I had already spent it.',
      'She has closed the file. "It was a nice afternoon," said {F}, "and that is what it cost."',
    ),
    hot(
      'The trail led abroad. What had gone missing had been paid in at Luxembourg, moved on to Jersey, and split. There is somebody out there with exactly what was lacking here, and he has no use for it.',
      'From there it had been moved, in small parts, through four countries. {F} showed me the chart. Whole careers had been built out of such amounts, a hundredth from here, a toe from there.',
    ),
    linked(
      spicy(
        'We found him on a terrace near Nice, a retired notary. He had not known where it came from. He had only noticed, on that second of March, that for once in his life he was just in time.',
        'It ended with a woman in Porto. She works in a bakery, and on that day in March she had caught a jar as it fell, quite without thinking, by that much.',
      ),
    ),
    spicy(
      '{F} asked whether I wanted to claim it back. I looked at it for a while. Then I told her to put down that it is not missing.',
      'We bought two rolls and left it with her. {F} gave me mine. It was short by a bite, and she did not say where that had gone.',
    ),
    unhinged(
      'In the last week of our search {F} came upon the place where they all are. It is a salt flat, in Bolivia. There they lie, as far as you can see, the half lengths and the single votes, the wheel, the inch, the breath on the line, and over all of it a sound like nearly.',
      'It had been bought up. A man in the desert has them, in drawers, every hair by which it was ever lost: two finals, the match of 1954, a small empire. With what he has there, he told us, one could have been first at both poles.',
    ),
    linked(
      unhinged(
        'I picked ours out at once. It was warm. {F} had opened the form, but it is a rule there that you can only take yours away if you leave the afternoon. I tied my shoe.',
        'Ours was in with the "Why"s. "{quote}," said the label. He let me hold it. I could see, from the window, how it would all have been, and {F} was not in it. I put it back, a little to the left of where it had been.',
      ),
    ),
  ),
  plot(
    'dear-critical-ninth',
    {
      when: [
        'pick|picked|chosen|selected|recruited|roped|drafted .. for|in|into|by|to .. x:team|choir|band|squad|committee|club|quiz|play|league|softball|football|orchestra|panel|pta|jury_band|tournament',
        'sign|signed .. up .. for|to .. x:team|choir|band|class|tango|salsa|pottery|judo|karate|yoga|improv|course|league|play|panto|club|orchestra|committee|ballet|drama|fencing|beekeeping',
        'join|joined .. a|the|my|our .. x:choir|team|band|club|class|gym|league|orchestra|group|course|committee|running_club|book_club|cult',
        'start|started|took|take|taking .. x:tango|salsa|ballet|pottery|judo|karate|knitting|fencing|improv|ceramics|dance|dancing|beekeeping|archery|sewing|boxing|choir|drama|bridge .. class|course|lessons|club',
        'volunteer|volunteered .. for .. x:team|choir|band|committee|play|panto|orchestra|squad|club|parade|nativity',
        '@party|class|course|club|team .. paired|partnered .. with x:*',
      ],
      not: [
        'burn|burned|burnt|lost|won|fell|broke|newsletter|subscription|trial|linkedin|facebook|instagram|army|navy|jury_duty|wrong|military|netflix|insurance|credit|marathon|call|zoom|meeting|late_fee|overtime|redundancy|kid|son|daughter|toddler|hospice|funeral|gym_membership|mailing|quit|left|@child|dog|puppy',
      ],
      fine: 'company ninth needed team softball class tango alone by myself first local village',
      carries: true,
      is: '!question',
      cast: { F: 'he' },
      axis: 'rank',
      back: 'a body',
    },
    all(
      '{text}. I asked {F}, who runs it, what he had seen in me. "We needed a body," said {F}.',
      '{text}. At the first evening {F}, who is in charge there, wrote me into the plan. There were names for all of the others. In my place he had put "a body."',
    ),
    all(
      'I have been hired for worse reasons. A body is a specification, and I meant to exceed it. I was there first, I stood where I was put, and I cast a shadow.',
      'It was the clearest brief I have had in my career. I came early. I breathed. When they counted us, I made sure to be easy to count.',
    ),
    all(
      'It went well. By the fourth week {F} told the rest of them to look at me. "See how he\'s just there?" he said.',
      'There was feedback soon. A woman who had been in it from the start asked me how I did it, the standing. I said you have to want nothing.',
    ),
    mild(
      'I got carried away then, and did something. It was not much, it was in the direction of the thing that one does there. It became very quiet.',
      'In week six I felt that I was ready to add value. I did it once, out loud, with the arms.',
    ),
    mild(
      '"No," said {F}. I am a body again. We have never been better.',
      '{F} came over, took me by the shoulders, and moved me back a little. "That was lovely," he said. "Don\'t."',
    ),
    hot(
      'My company heard of it, and wanted that as well. I sit in on things now. There are four boards on which I am the one who makes a quorum, and a state visit, in the fall, for depth.',
      'It turned into a profession. I am rented to receptions, to stand behind people so that it does not look empty. Last month I was half of a crowd.',
    ),
    spicy(
      'At the world cup of it, whatever it was called, {F} came down with a cold, and looked along the bench. I got up. Forty thousand people saw that I had no idea, and stayed.',
      'Then came the final, and they were one short, and it was not a body that they were short of. "Can you actually do it?" said {F}. He had tears in his eyes. I said that I could be there.',
    ),
    spicy(
      'We came last. They carried me off the field on their shoulders, all the others. I asked {F} what it had been that I did. "You turned up," he said. "Do you know how rare that is?"',
      'I was there. It was beautiful, they say, how much. "{quote}," it says on the little cup, and under that, "the body." I hold it just the way it is.',
    ),
    unhinged(
      'In the off-season I was moved up. There is a place between Mars and Jupiter where by all calculations there ought to be a body, and for two hundred years it had been vacant. I went on the first of May. I keep to the path.',
      'They wrote to me from an observatory. Something was pulling at the outer planets, and it could not be found. "We need a body," wrote the professor. {F} signed the transfer.',
    ),
    unhinged(
      'You can see me with a good glass, just after dusk, low down. {F} has brought the whole team out to the hill. He counts, and gets to the end of it, and points. "And there," he says. "See how he\'s just there?"',
      'I am doing what I can. I have a very slight moon. On its first pass I asked it why it had come. "{quote}," I told it, to break the ice, and it said that with it, it had been much the same.',
    ),
  ),
  plot(
    'dear-small-house',
    {
      when: [
        'our|my|the .. band|choir|quartet|orchestra|show|play|gig|concert|recital|set|improv|group .. x:# .. people|person|audience|guests|listeners',
        'play|played|perform|performed|sang .. to|for|in_front_of .. x:# .. people|audience|persons|guests|bartender|bartenders|listeners',
        'x:# people .. came .. to .. my|our gig|concert|show|play|recital',
      ],
      not: [
        'project|hundred|thousand|meeting|party|wedding|sold_out|stadium|million|died|fire|stomach|handed|webinar',
      ],
      fine: 'worked there two bartender gig band concert people pub people them our rehearsal cancelled conductor foot of staff',
      cast: { F: 'she' },
      carries: true,
      axis: 'audience',
      back: 'per head',
    },
    all(
      '{text}. I do the figures for us, and I looked at it per head. No artist of our time has given so much per head.',
      '{text}. You must never look at the house. You look at what was spent per head, and there we are ahead of Vienna.',
    ),
    all(
      'I sent out a report on all {x} of them. It had the attention in it, the eye contact, and the share of those present who knew one of us by name, which was very high.',
      'I wrote it up for the sponsors. Loyalty was at a level that you only find in families. There had been no line at the coats.',
    ),
    all(
      '{F} called, who books for the big halls. She had read the report. She had eighteen thousand seats, she said, and not a person in them that she could describe.',
      'It came into the hands of {F}, who runs a stadium. "Per head," she said, on the phone, quite slowly. "We have never dared to work that out."',
    ),
    mild(
      'She has taken us on, as a luxury. We are to play for one. The waiting list runs to 2031.',
      'We are in negotiations. She would like us smaller still. "Do all of you have to hear it?" asked {F}.',
    ),
    mild(
      'We have begun to rehearse for it. It is very hard. One of us has to sit down there, and weep, and not look at who is playing.',
      'I told the others. We may have peaked. I put on the report, under "outlook," that the best things are overheard.',
    ),
    hot(
      'From then on we worked on scarcity. In the second season we were down to one listener, who was changed daily, and had to fast. In the third there was a chair.',
      '{F} took us in hand. She cut the house row by row. There was a night in Antwerp, for a single man, and when he coughed, it was reviewed.',
    ),
    linked(
      spicy(
        "The last concert was sold for four million, to a Swiss, who stayed away. He wanted it to be quite pure. We played it, at ten o'clock, to the chair, and I know that I have never been better.",
        'In the end there was none at all. We sat behind a locked door, in the dark, in tails, with our hands in our laps. People stood in the street around the whole block, and held their breath.',
      ),
    ),
    linked(
      spicy(
        'Per head it cannot be expressed. {F} says that the chair is asking for its money back.',
        'There was one mistake, in bar forty. {F} swears that she could hear it. Since then we have been playing the old place again, for whoever is in. They have asked us to keep it down.',
      ),
    ),
    unhinged(
      'Then we went below that. There is, in a tunnel near Geneva, a hall for minus one. You come out of it never having heard us. {F} was the first to go in, and I had to be introduced to her again, and she asked me what I play.',
      'We played to fewer still. In Helsinki somebody was taken away from every seat, backward, up the aisle, out to where they had not yet bought a ticket. By the second encore a whole town had been spared.',
    ),
    unhinged(
      'It is still going on, I think. There was a letter last week from someone I do not know. "{quote}," it says. "I was the other one." We are meeting him tonight. Per head there is nothing like it.',
      '"{quote}," I told {F}, to remind her. She had tears in her eyes. She would so have liked, she said, not to have been there.',
    ),
  ),
  plot(
    'dear-came-last',
    {
      when: [
        'come|came|finish|finished|place|placed|be|were|was in? dead? last|bottom .. in|of|at|out|with|on|by|behind x:*',
        'come|came|finish|finished|place|placed in? dead? last|bottom',
        'team|league|side|we .. =bottom|=last .. of|in .. table|league|quiz|group',
        '=last|=bottom place',
      ],
      not: [
        'last_night|last_week|last_year|last_month|last_time|last_minute|last_word|last_name|last_summer|last_piece',
        'second|next to last',
        'second|third|second_last|second_from|son|daughter|dog|toddler|@parent|@child|horse|bet|line|queue|course|bus|train|pick|picked|chosen',
        'last|bottom night|week|year|month|thursday|friday|monday|tuesday|wednesday|saturday|sunday|time|christmas|summer|one|piece|bit|slice|drawer|shelf',
      ],
      fine: 'made office cook-off chili soccer team football netball quiz race school sports day dads village pub egg spoon park run again competition bake off contest league',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'the last',
    },
    all(
      '{text}. I pointed out that you have to read a table from both ends. From mine there was not a soul ahead.',
      '{text}. A ranking is a matter of where you stand. I stood below it, looked up, and saw that whoever stands there carries all the others.',
    ),
    all(
      'Somebody has to be the last, or the ones above would be it. I sent each of them a bill, for holding their place.',
      'I wrote to those directly above. It was only thanks to me that they were not the last, and I asked them what that was worth.',
    ),
    all(
      'Second to last paid at once. It came with a note: "Please stay." {F}, who does my taxes, said that it was the first money that she had seen me make by anything of the kind.',
      'An envelope arrived the next morning, from second to last. {F}, who does my accounts, counted it. "They would like to know your plans," she said.',
    ),
    mild(
      'I am under contract for another year. It says how far down I may not fail to be, and that I am not to train.',
      'They have a certificate framed over there, "{quote}," with a little lamp. I have been asked to do it again.',
    ),
    mild(
      'In the spring there was a scare. I had got better. {F} spoke with me.',
      'I had a bad moment on the weekend, when I led. {F} shouted from the sideline what it would cost me.',
    ),
    hot(
      "By the next year I was booked in four disciplines, and had an agent. I was the last in chess, in rowing and in a cattle show, and everywhere I went the others had a good night's sleep.",
      'Others wanted that as well. I was flown in to be behind people. Wherever I started, there was such ease in the field that records fell.',
    ),
    spicy(
      'Then I was challenged. A man from Luton had trained for it for seven years, in the dark, without equipment. I will not speak of that final. Toward the end we were both going backward.',
      'In June there was a newcomer who wanted my place, and was hungry. She did not turn up at all. You cannot get under that.',
    ),
    spicy(
      'I have become second to last. {F} has sent an envelope to Luton, with a note.',
      'It is a feeling that I would not wish on anybody. I once was the last, I tell {F}, and I say it again, "{quote}," and she says that I peaked too late.',
    ),
    unhinged(
      'At the games they had to build the podium downward. There is a shaft for me beside the others, with thirty steps. It was cool in there. From the bottom you could see a star at noon, and they lowered the medal on a string.',
      'After that I competed against myself, out of sight. I lost each time, further down, until it was no longer a place that you can reach from a table. There is a hum there, and everything in the world is ahead of you.',
    ),
    unhinged(
      '"{quote}," I called up, when they asked for a few words on how it began. It took a while until I heard the cheering. It came from underneath me. {F} thinks that it is Luton.',
      'There was already somebody down there, with a whistle around his neck. "{quote}," I told him. He was very kind. "Move up a little," he said. "I want to be the last."',
    ),
  ),
  plot(
    'dear-anniv-unanimous',
    {
      when: [
        'w:@spouse .. forget|forgot|forgotten|forgets|missed .. our|my|the .. anniversary',
        'both .. forget|forgot|forgotten .. our|the .. anniversary',
        'we .. forgot|forget .. our .. anniversary',
        'forgot|forget .. anniversary .. and so|neither',
        'i forgot .. anniversary but|and .. so|she|he|both did|forgot|too',
      ],
      not: [
        'remembered|present|flowers|parents|work|company|of_his|of_her|death|mother|mad|angry|furious|sofa',
      ],
      fine: 'wedding years ten fifth so did too both facebook reminded first 10th 20th 25th year again until',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'renew',
    },
    all(
      '{text}. I looked up what it means under contract law. If neither side gives notice on the day, it will renew by itself.',
      '{text}. With the gym it was the same. You let the date go by, and they renew you for another term on the old conditions.',
    ),
    all(
      'I went to {F}, a notary, to make sure. She asked whether there had been a word said on the day, or a flower, anything that could be read as an offer. There had been soup.',
      '{F}, a notary on our street, needed to know exactly what had passed between us on the date. I said, "Is that the good scissors?" and "No." She took it down.',
    ),
    all(
      'Then it is valid, said {F}. We had been renewed in silence, at midnight, while one of us slept and the other was looking for a charger.',
      'That settles it, according to {F}. It had happened at midnight, without a signature, over the noise of the dishwasher.',
    ),
    mild(
      'I told it at home, over the soup. There was a pause. "What are the conditions?" I was asked. Neither of us could find them.',
      'At home we got out the conditions, and read them to each other, for better, for worse. It turned out that we had both been going by memory.',
    ),
    mild(
      'We have put next year in the calendar, on the eve of it, at ten to twelve: "Say nothing."',
      'There is a part in there about dancing. We have asked {F} if we are liable for the arrears.',
    ),
    hot(
      'It is a better term than the first. The other one had been rushed, in front of people. This time both sides had seen the product.',
      'I was moved. The first time there had been a band and a cake, and I suppose you could say pressure. Now it had been done at home, in socks.',
    ),
    spicy(
      'The year after that I wanted to see if it would hold. At two minutes to midnight I looked over. I was being looked at. I lay quite still, and pulled the blanket up to my mouth.',
      'When it came around again, neither of us was asleep. We lay there on our backs, in the dark, and I heard it draw breath on the other side.',
    ),
    spicy(
      '"Well?" I said. The clock struck. {F} says that "Well?" is an offer, and that it was accepted, with a foot.',
      'We did not say a thing. It is the most that I have ever been told. {F} has entered it: renewed, by mutual omission.',
    ),
    unhinged(
      'The ministry was looking for something of the kind. From the first of the year it holds for all: whoever does not say anything at midnight is renewed, with whoever is in the room. There were some surprises, {F} says, on the night trains.',
      'Then it got into general use. Whatever was not mentioned on its day began to renew: the peace, a bakery that had closed, the summer of four years ago. {F} had to have new stamps made.',
    ),
    unhinged(
      'I walked home through the streets on the night itself. Behind every window two people sat with their lips pressed together. It was so quiet that you could hear them renew.',
      "Last night all of it was up again. We stood at the window at two minutes to twelve, with our hands over each other's mouths, and out there the whole town held its tongue.",
    ),
  ),
  plot(
    'dear-unannounced',
    {
      when: [
        'w:relatives|in-laws|parents|guests|cousins|family|friends|visitors .. come|came|arrive|arrived|turn|turned|show|showed|drop|dropped|visit|visited ... without|unannounced|unexpectedly|uninvited|early|surprise',
        'w:relatives|in-laws|parents|guests|cousins|family|friends|visitors .. stay|stayed|staying|stays .. for|with|too|longer',
        'unannounced|uninvited|unexpected .. w:guests|visitors|relatives|visit|guest',
        "w:guests|relatives|in-laws|cousins .. =not|=never|won't|refuse|still .. leave|leaving|here|left",
      ],
      not: [
        'dinner|lunch|supper|tea|brunch|hospital|funeral|died|die|sick|party|hotel|i_stay|phone|job|pregnant|wedding|free|friends_with|@client|surgery|in_touch|in_bed',
      ],
      fine: 'calling stayed persons week weekend days hour knocking surprise fourteen announced visit house home kids suitcase',
      carries: true,
      cast: { F: 'she' },
      axis: 'cost',
      back: '',
    },
    all(
      '{text}. I put a bell on the hall table, and a sign with the times for breakfast.',
      '{text}. There are businesses that would give a great deal for such a rate of occupancy. I went and hung numbers on the doors.',
    ),
    all(
      'They took to it. Within an hour somebody had rung about the pillows. At checkout, I explained, there is a small form, and a tray for the staff.',
      'By eight the bell had gone twice, once about the view. I left a chocolate on each cot, and a card: "How are we doing?"',
    ),
    all(
      'In the morning I had all of the cards back. Cleanliness was a seven. For "Will you come again?" there was a single voice, in every hand: "We have not left."',
      'The cards were filled in by all. "Charming host, somewhat pale. Only one bathroom. We shall be staying on."',
    ),
    mild(
      'I asked {w.full} about the length of the stay. There was a question about the possibility of a late checkout.',
      'On the third day I slid the bills under the doors. They came out again the other way, folded, with a request for late checkout.',
    ),
    mild(
      'I looked in the mirror by the hall table. There is a sign above it now, not by me: "Guests are kindly reminded that the kitchen closes at nine."',
      'I have not slept in my bed since. It is the only one with a view.',
    ),
    hot(
      'They told others. In June we had a waiting list. {F}, a great-aunt whom I had never met, ran the desk, and she put me in the annex, which is where I keep the bicycles.',
      "Word went around the family. By the second week {F}, somebody's aunt, had taken over reception. She looked for my name, and asked if I had a reservation.",
    ),
    spicy(
      'I said I was the owner. "They all say that," said {F}. But she had a cot, next to the boiler, and for me she would see what she could do about the tray.',
      'I told her, quite calmly, "{quote}," and that this was my home. {F} lowered her glasses. "We do hope that it will feel like that," she said.',
    ),
    spicy(
      'It is well run, I have to say that for {w.full}. I did ask about a late checkout, and {F} told me that in my case no date had been thought of.',
      'I leave tomorrow. {F} was very sweet, and has packed me a roll. Under "Will you come again?" I put yes.',
    ),
    unhinged(
      'In the fall they added a wing. It goes off behind the coats, with a carpet, and there are people back there from branches of the family that are only known from a Bible. They dress for dinner. The lift goes down as far as 1830.',
      'When I went to look for the towels, the corridor no longer ended at the closet. It went on, past door after door, with shoes in front of them, buckles, boots, at the very back a pair of sandals, and behind each one I could hear somebody who has my cough.',
    ),
    unhinged(
      'I am the youngest here. {F} rang the bell for me last night, and all of them came out on the stairs, to see who it was. "No luggage?" they said. It is a late checkout, in this house. You leave when you have told it all.',
      '"Everybody comes for one night," said {F}, and hung up my key. I asked how long she had been here. She had to think about it. She had only dropped in.',
    ),
  ),
  plot(
    'dear-class-lesson',
    {
      when: [
        'my|our|the|a? class|=students|=pupils|year|grade|=kids|homeroom|third_graders|first_graders .. ask|asked|say|said|tell|told|swap|swapped|laugh|laughed|correct|corrected|hide|hid|throw|threw|draw|drew|write|wrote|sing|sang|clap|clapped|fall|fell|steal|stole|bring|brought|give|gave|call|called|cheat|cheated|hand|handed|guess|guessed x:*',
        'supply|substitute teacher ... they|all|kids|class|swapped',
      ],
      not: [
        'my_son|my_daughter|son|daughter|yoga|spin|zumba|pilates|dance|business_class|first_class|died|sick|hurt|hospital|gun|mum|mom|dad|quiet|silent|pottery|driving|dog|obedience|puppy|last_year|new_year|this_year|reunion|cooking|school_called|whatsapp|little_brother|war',
        'i|we|brother .. class',
        'in class',
      ],
      fine: 'today names swapped lesson',
      carries: true,
      is: '!actor:child !question',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'gold star',
    },
    all(
      '{text}. I have been trained to ask what it is that they want to tell me. I had the lesson plan for the day rewritten around it.',
      '{text}. As a teacher you learn to read that as a result. I asked myself who here was teaching whom, and took out a pencil.',
    ),
    all(
      'They had no talking among themselves. They had no slides. There had been an aim, it had been reached, and all of them had taken part.',
      'I looked at it as an inspector would. There was a clear objective, each of them had a role, and I had been actively engaged throughout.',
    ),
    all(
      'I put it into the book as an observed lesson, "{quote}," and gave them a gold star. Then I saw that in the front row somebody was writing as well.',
      'It had a beginning, a middle and an end. I told them that it was a gold star. "And how do you think it went?" said a girl in the second row.',
    ),
    mild(
      'It was a report on me. "Tries hard," it said. "Easily led."',
      'I said I had been a little nervous. They wrote that down, and told me that it happens to everyone in the first twenty years.',
    ),
    mild(
      'I did not get a gold star. I have been moved to the front, where they can keep an eye on me.',
      'There was a sticker, in the end, with a snail. I have it on my jacket, and the head has asked me who gave me that.',
    ),
    hot(
      'It was a report on me. {F}, the head, received a copy. She had me in, and read out the part about listening, and she could not find that they were wrong.',
      'They sent it in. {F}, who runs the school, showed it to me. There were four pages, with targets, and next to "Works well with others" a small drawing of me, by the window.',
    ),
    spicy(
      'I am on a plan. A boy of eight comes by on two afternoons, and we go over the day with counters. {F} says that he has done wonders with the last one.',
      'We have agreed on support. I have a partner now, a quiet child with a cold, who nods when I am about to say too much. By Easter I was allowed to hold the chalk.',
    ),
    spicy(
      'It was a good week. I let three people finish a sentence. "Gold star," he said, and then he asked if I had anyone to sit with at lunch.',
      'My gold star came on the last day. They all signed it. {F} saw me with it in the corridor, and would only say that she has had hers since 1988.',
    ),
    unhinged(
      'It became the model for the county. In September the chairs were turned around. They stood at the boards in their small coats, and in rows before them sat the whole staff, the council and a bishop, and learned how to say sorry without "but."',
      'The ministry came to look, and was kept in. From the fall it is the children who go to work, at eight, with a briefcase, and the rest of us are brought to the gate, and picked up at three.',
    ),
    unhinged(
      'It is raining, so we are inside. The bishop has pushed me. {F} has drawn a horse. "{quote}," says the poster over the sink, and underneath, in crayon, "This is how it started. They did not know any better."',
      'I have a peg, with a tractor. {F} is in the other group. I got a gold star today, because I put up my hand and it was a question. They have hung it so low that all of us can see it.',
    ),
  ),
  plot(
    'dear-taught-by-child',
    {
      when: [
        'w:@child .. teach|taught|teaches|show|showed|shows|explain|explained|help|helped .. me|us|grandma .. how|to|use|with',
        'w:@child .. fix|fixed|repair|repaired|set|solve|solved|reset .. my|the|our x:*',
        'had|have|need|needed|ask|asked .. w:@child .. to .. show|help|fix|open|explain|set x:*',
        'w:@child .. correct|corrected .. my|me x:*',
      ],
      not: [
        'teacher|school|lesson_in|swear|sorry|how_to_love|hospital|died|drive|driving|breakfast|sick|myself|not|never|refuse|ask_me|asked_me|cook|dog|dance',
      ],
      fine: 'remote tv television phone computer emojis emoji sitting app laptop use minecraft tiktok',
      carries: true,
      is: '!question',
      cast: { F: 'she' },
      axis: 'rank',
      back: 'ticket',
    },
    all(
      '{text}. I thanked {w.full} and asked for an invoice, because it had been consulting, and of the better kind.',
      '{text}. I hire experts, and I know what one sounds like. There was a sigh first. Then it was done, faster than I could see.',
    ),
    all(
      'What I had not understood was the sigh. I asked {w.full} to explain it to me once more, slowly, with the sigh at normal speed.',
      '"See?" said {w.full}. I had seen a thumb. I asked for it again, and wrote along, and numbered the steps. There was one.',
    ),
    all(
      'I have put {w.full} under contract, as first-level support. There is a ticket system. I take a number, and sit on the stairs until I am called.',
      'We have a proper process since. If I need anything, I open a ticket with {w.full}, and the first thing that comes back is whether I have tried it off and on.',
    ),
    mild(
      'My last ticket was closed within a minute. "User was holding it upside down."',
      'I looked at how my tickets have been filed. There is only one category. It has my name.',
    ),
    mild(
      'I have been asked to fill in how satisfied I was. I could not find where.',
      'I meant to give five stars. It has ordered five lamps. I have taken a number.',
    ),
    hot(
      'It went so well that I brought {w.full} to the office. In one morning four hundred people were helped. {F}, who has run our IT for twenty years with a staff of sixty, stood by with folded arms, and in the end she put up her hand.',
      'At work they have been waiting for the help desk since March. I came in with {w.full}, and a cushion for the chair. By lunch there was a line out to the street, and in it {F}, our head of IT, with her laptop under her coat.',
    ),
    spicy(
      'I have been through what the sixty of them did all that time. {F} was very honest. "We sighed," she said. "But we never got it quite like that."',
      'The old help desk was closed. I asked {F} what she had wanted to know. "How you make it look as though it was them," she said.',
    ),
    spicy(
      '{w.full} has handed in notice. It is a new school, further off, and there will be a pool. I have opened a ticket about it. It says, "Works as designed."',
      '{w.full} is getting bigger. I asked last week what will become of us, and was told to open a ticket. It was answered before I had sat down: "Ask your mother."',
    ),
    unhinged(
      'Then {w.full} had a look at me. I had not asked. Something was held down for ten seconds, at the back of the neck, and it became dark, and there was a chime. I have not been so fast since 1994.',
      'In May {w.full} was called in about the weather. It had been on the wrong setting since the eighties. There was a sigh that you could feel in your coat, and a thumb went across the sky.',
    ),
    unhinged(
      '{F} has had it done, too. We sit on the stairs, in our original condition. "{quote}," it says on my last ticket. "Replaced batteries. Tell the user that it was not their fault."',
      'It has been lovely since. I said that we must all write that down. "It\'s one step," said {w.full}. {F} and I are on the stairs, with our numbers. We would like to see the sigh again.',
    ),
  ),
];
