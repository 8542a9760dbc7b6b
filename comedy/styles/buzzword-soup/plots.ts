import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../story/plot.ts';

/** Plots of Buzzword Soup: a company that does a verb to one noun with another. */
export const BUZZWORD_SOUP_PLOTS: readonly Plot[] = [
  plot(
    'soup-done-by-lunch',
    { style: 'buzzword-soup', cast: { F: 'he' }, axis: 'commitment', back: 'five years' },
    all(
      'Last spring we committed five years and 40 people to one goal: {verb.ger} {noun1.np} with {noun2.np}.',
      'Last spring we gave 40 people five years for one program: "{verb} {noun1} With {noun2}."',
    ),
    all(
      'Today {F}, a new hire, started at eight. He read the goal, asked where everything was and went to find it.',
      "Today was {F}'s first day. He read the goal, took off his jacket and asked for a table.",
    ),
    all(
      'At 11:40 he was back. "Done," he said. "What\'s next?"',
      'At 11:40 he came to my desk. "That\'s done. What else?"',
    ),
    all(
      "I told him that wasn't possible. We hadn't picked a logo.",
      "I said we couldn't be done. We were still choosing the pilot team.",
    ),
    mild("He's asked what we do in the afternoon. I've put a meeting on the calendar to find out."),
    hot(
      'He walked me over and showed me. {noun1}. {noun2}. It really had been {verb.past}.',
      'He showed me. I checked every corner, and I have to say it had been {verb.past}.',
    ),
    hot(
      'I asked him to undo it. He said he could have that ready by two.',
      'We asked {F} to put it back how it was. That took him eight minutes.',
    ),
    spicy(
      'His probation review is tomorrow. I wrote: "Doesn\'t understand the work."',
      'He sits with the 40 now. We told him to look busy until year four.',
    ),
    unhinged(
      'By then word had reached Finance, who closed the next five years. It is now officially 2031 on our floor.',
      'Finance booked the five years as completed. On our floor it is now 2031, with cake for the milestone.',
    ),
    unhinged(
      'I got the service award. {F} got my job. In fairness, he had waited all morning.',
      "I'm up for retirement. {F} organized the party. It took him until 2:15.",
    ),
  ),
  plot(
    'soup-minutes-approved',
    { style: 'buzzword-soup', cast: { F: 'she' }, axis: 'cost', back: 'ninety minutes' },
    all(
      'I spoke to the board for ninety minutes about how we will {verb.base} {noun1.np} with {noun2.np}.',
      'I gave the board ninety minutes on "{verb} {noun1} With {noun2}." There were arrows.',
    ),
    all(
      '{F}, who takes the minutes, writes down only what she understands. Her page had one line: "{noun2}. Approved."',
      '{F} takes the minutes and writes down only what she can picture. She had one line. "{noun2}: approved."',
    ),
    all(
      "I told her she'd missed the vision. She asked how to spell it.",
      'I said that was only the last word of it. She said it was the only one anybody could order.',
    ),
    mild(
      'It arrives Thursday. It is the first thing of mine that ever got delivered.',
      'Facilities has it in the budget now. The vision is in the parking lot.',
    ),
    hot(
      "Facilities bought four pallets. It's our first initiative to ship on time.",
      'Four pallets came. Under budget, a week early. We had never seen that here.',
    ),
    hot(
      'Customers like it. Two asked if we could stop doing the rest.',
      'The first customers wrote in. They would like the pallets without the company.',
    ),
    spicy(
      'The board gave me ninety minutes to explain the success. {F}\'s minutes say: "He did not."',
      'I asked for ninety minutes to explain why it worked. {F} put me down for two.',
    ),
    unhinged(
      'In March the court ruled that a company is whatever its minutes say. Only her pages count.',
      'Then the state went through our records and found that only her minutes are binding.',
    ),
    unhinged(
      'So we sell four pallets a week. In eight years of minutes I appear once. "Door."',
      'So that is all we do now. I looked myself up in her minutes. "He went on for ninety."',
    ),
  ),
  plot(
    'soup-fire-drill',
    { style: 'buzzword-soup', cast: { F: 'she' }, axis: 'exposure', back: 'microphone' },
    all(
      'At ten I took the lobby microphone and told all 300 of our people: "As of today, we {verb.base} {noun1.np} with {noun2.np}."',
      'At ten I picked up the lobby microphone to launch our new program, "{verb} {noun1} With {noun2}."',
    ),
    all(
      'The whole building was empty in under four minutes. They took the stairs. They took their coats.',
      'In under four minutes 300 people were in the parking lot, by department, with their coats.',
    ),
    all(
      "{F}, the fire warden, had a stopwatch. With the alarm it's never been under nine.",
      '{F} is our fire warden. She showed me her stopwatch. The siren takes nine.',
    ),
    mild(
      "She's asked if I could do it again in April.",
      'She wants the text. She says to leave it exactly as it is.',
    ),
    hot(
      'I said it was a vision. She asked if I had a shorter one, for the elevators.',
      'I explained that it was our strategy. She nodded and wrote down: "Carries to the third floor."',
    ),
    hot(
      'I tried it again after lunch, with more warmth. Three minutes ten.',
      'Once they were back, I read it again, slower. The coats had stayed on.',
    ),
    spicy(
      'At three there was smoke on the second floor. {F} ran past the alarm and handed me the microphone.',
      'Then a toaster oven caught fire upstairs. {F} never touched the alarm. She brought me the microphone.',
    ),
    unhinged(
      'The county has taken it over as the official alert for floods. I am on call, with a siren on my roof rack.',
      'The county has licensed me as a siren. Class B. I am tested on the first of the month, at noon.',
    ),
    unhinged(
      'Last night I said it in my sleep. My wife was on the lawn, with the passports.',
      'I began grace with it on Sunday. The family was across the street before the potatoes.',
    ),
  ),
  plot(
    'soup-career-day',
    { style: 'buzzword-soup', cast: { F: 'she' }, axis: 'rank', back: 'truck' },
    all(
      "I spoke at my daughter's career day, right after a firefighter who'd brought the truck.",
      "It was career day at my daughter's school. I went on after a man with a fire truck.",
    ),
    all(
      'I told the second grade that I {verb.base} {noun1.np} with {noun2.np}. I let them sit with it.',
      'I wrote it on the board for them: "{verb} {noun1} With {noun2}." I let them sit with it.',
    ),
    all(
      'A girl named {F} raised her hand. "Do you have a truck?"',
      'There was one hand. It was a girl named {F}. "Where\'s your truck?"',
    ),
    all(
      'I said we have a platform. She asked if it had a ladder.',
      'I said our truck was more of a mindset. She asked who drove it.',
    ),
    mild(
      'The thank-you cards came today. All 24 are of the truck.',
      "My daughter's card arrived. It's a drawing of her father, next to a truck, waiting.",
    ),
    hot(
      '"When somebody calls you," she said, "what do you bring?" I said {noun2.np}.',
      '"So when people call you, what do you bring?" I told her: "{noun2}."',
    ),
    hot(
      'She thought about it. "And does that put it out?"',
      'She looked at the firefighter. He shook his head, not unkindly.',
    ),
    spicy(
      'I\'ve asked the board for $600,000. The line item says "Truck."',
      'My daughter has told the class I was adopted. By them, later. I asked for a ride home in the truck.',
    ),
    unhinged(
      'The board approved the truck, so 911 had to list us. Under "{verb}," between Fire and Police.',
      'We bought the truck. By law 911 then has to offer us, after Fire, Police and Ambulance.',
    ),
    unhinged(
      'We had our first call this morning. {F}. She wanted to see if we would come.',
      "We've had one call. A small voice asked whether we'd found out yet what we bring.",
    ),
  ),
  plot(
    'soup-agency-cut',
    {
      style: 'buzzword-soup',
      cast: { F: 'he' },
      axis: 'cost',
      back: 'sales went up|complaints dropped',
    },
    all(
      'Our slogan was "We {verb.base} {noun1.np} with {noun2.np}." We paid an agency $30,000 to sharpen it.',
      'Our slogan was "{verb} {noun1} With {noun2}." An agency offered to sharpen it for $30,000 a word.',
    ),
    all(
      '{F}, their creative director, spent a month on it. He cut "{noun2}." Sales went up.',
      'In the first month {F}, the creative director, took out "{noun2}." Complaints dropped by half.',
    ),
    all(
      'In the second month he cut "{noun1}." I felt the loss, but you could hear people breathe.',
      'Then he removed "{noun1}." A customer wrote in to say she finally got it.',
    ),
    mild(
      'All that\'s left is "{verb}." {F} says he has an idea.',
      'So far we are down to "{verb}." {F} wants one more month.',
    ),
    hot(
      'In the third month "{verb}" went too. That left us with "With."',
      'By summer he had cut "{verb}" as well. We are now a company called "With."',
    ),
    hot(
      'The board cried. One member said it was the first time the company had talked to him.',
      'We put it on the building, eight feet high. People slow down.',
    ),
    spicy(
      'This week {F} sent the final version. It is an empty page, and an invoice.',
      "The last draft came today. It's blank. {F} says they'd buy that.",
    ),
    unhinged(
      'Then {F} billed us for one cut more. He had looked at what else the company repeats, and it was me.',
      'Then {F} found one last thing to cut. I was removed from the website, the payroll and, by Friday, the census.',
    ),
    unhinged('Sales went up.', 'Complaints dropped to zero.'),
  ),
  plot(
    'soup-interpreter',
    { style: 'buzzword-soup', cast: { F: 'she' }, axis: 'distance', back: 'lunch' },
    all(
      'I flew to Osaka to tell our biggest prospect, before lunch, how we {verb.base} {noun1.np} with {noun2.np}.',
      'I had one hour before lunch in Osaka to present "{verb} {noun1} With {noun2}" to our biggest prospect.',
    ),
    all(
      'I talked for a quarter of an hour. {F}, the interpreter, thought about it and said one word.',
      'After my first quarter of an hour {F}, our interpreter, turned to them and used a single word.',
    ),
    all(
      'All twelve of them nodded. I have never had that at home.',
      'Twelve executives leaned back and smiled. I had never gotten that far in English.',
    ),
    mild('On the way out I asked {F} what the word was. "Lunch," she said.'),
    hot(
      'So I opened up. I told them about my father, my first startup, {noun1.np}. {F} said the word again, louder.',
      'So I went deeper. Half an hour, no notes, my father, my first startup. {F} said the word again, with feeling.',
    ),
    hot(
      'They stood up and clapped. Then they all left the room, and somebody held the door for me.',
      'The chairman took my arm and walked me down the hall, beaming.',
    ),
    spicy(
      'We closed the deal over noodles. I asked {F} what I had said. "Lunch," she told me. "Twice."',
      'I asked {F} what the word was. She said, "Lunch." It is the only thing they agreed to.',
    ),
    unhinged(
      'The contract came in Japanese. My firm has been reorganized under it, and is now a noodle shop with 200 seats.',
      'The contract is binding in both countries. As of April, headquarters is a noodle counter with 200 stools.',
    ),
    unhinged(
      'People finally know what we do. There is a line for lunch.',
      'A customer asked me what it does. I said, "Lunch." He bought one.',
    ),
  ),
  plot(
    'soup-plumber',
    { style: 'buzzword-soup', cast: { F: 'she' }, axis: 'cost', back: '' },
    all(
      '{F} the plumber was under my sink, about a dripping tap, when she asked me what I do. I opened the laptop on the tiles, next to her boots, and showed her my best slide.',
      'I had {F} in to fix a dripping tap. From under the sink the plumber asked what I do for a living, and I lay down next to her with my best slide.',
    ),
    all(
      '"We {verb.base} {noun1.np} with {noun2.np}," I read to her, "unlocking flow at every touchpoint, from source to outcome, so that value is never lost but only released."',
      '"{verb} {noun1} With {noun2}," I read to her. "It unlocks flow at every touchpoint, from source to outcome, so that value is never lost but only released."',
    ),
    all(
      '"And that stops the drip?" she said. I told her we don\'t say drip. We say early growth.',
      '"And that stops the drip?" said {F}. I told her that it was growth at an early stage. We also call it "{bonusBuzzword}."',
      '"Does it still drip after that?" said {F}. I told her that a drip was only growth at an early stage.',
    ),
    mild(
      'She was done by then. The bill had two lines: "Washer, $4. Lying on the floor with him, $85."',
      'She handed me the bill in the doorway. It was $4 for a washer, and $85 for "{verb}."',
    ),
    hot(
      'So she put it on the invoice exactly as I had said it. It came to $2,000, and I signed it on the refrigerator with a full heart. It was the first bill that ever spoke to me.',
      'She asked me to say it once more, and copied it onto the invoice. The total was $2,000. I thought that it read beautifully, and I paid before she had her coat on.',
    ),
    spicy(
      'On the back there is a breakdown. "Washer, $4. \'{verb} {noun1} With {noun2},\' $1,996."',
      'For the taxes she had split it up at the bottom. A washer had been $4. The other $1,996 was "{noun2}."',
    ),
    unhinged(
      'I also signed her for three more years. She may no longer touch the drip, only report on it. The water is above the stove, and my insurance has it in the books as growth.',
      'I took the three-year plan as well, in which she does not fix the drip but tracks it. It has reached the top of the cupboards. The insurer sent a ribbon, for growth.',
    ),
    unhinged(
      'Last night she rowed up to the bedroom window with the report. "I just want to have it right," said {F}. "Should it be fixed, or should it be {verb.past}?"',
      '{F} comes by boat now, with the numbers. Yesterday she held on to the lamp for a moment. "You can still tell me," she said. "Fixed, or \'{verb}\'?"',
    ),
  ),
  plot(
    'soup-vows',
    { style: 'buzzword-soup', cast: { F: 'she', M: 'he' }, axis: 'commitment', back: '' },
    all(
      '{F} and I had each written our own vows. Hers were on the back of a bus ticket, and they made the florist cry. For mine I had brought a projector.',
      'At our wedding {F} went first. She read fourteen words off a bus ticket, and the whole tent was in tears. I asked somebody to pull down the screen.',
    ),
    all(
      '"I {verb.base} {noun1.np} with {noun2.np}," I told her, "in an end-to-end partnership of shared upside, through headwind and tailwind, for as long as we both shall scale."',
      '"{verb} {noun1} With {noun2}," I read to her, "in an end-to-end partnership of shared upside, through headwind and tailwind, for as long as we both shall scale."',
    ),
    all(
      'The registrar had a form with a box for yes and a box for no. She asked the tent if there was anyone who could help her.',
      '"I have to tick something," said the registrar. She turned to the guests and asked whether that had been a yes.',
    ),
    mild(
      '"It\'s a yes," my mother called out. I felt that a great deal had been lost, but it was ticked.',
      '{F} took the pen and ticked it for me. She said she would find out over the years.',
    ),
    hot(
      'A man got up in the sixth row. It was {M}, who had brought the folding chairs. "I think he\'s scared that she\'ll leave," he said. "And he likes the way she laughs."',
      '{M} put up his hand. He was only there with the folding chairs. "What he means is that he likes how she laughs," he said, "and that he\'s afraid he\'ll lose her."',
    ),
    hot(
      '{F} turned around to look at him. "Did you just think of that?" she said. I pointed out that it was all in the appendix.',
      '"Is that what it says?" said {F}. It was not me that she was asking. I said it was broadly in line with slide sixteen.',
    ),
    spicy(
      'They were married at four, since we had the tent. I gave the toast. {M} stood next to me and told people what "{noun1}" meant.',
      'They were married at four, since we had the tent. At dinner I said a few words about "{bonusBuzzword}." {M} stood next to me and told people what they were.',
      'By four the two of them were married. It would have been a pity about the tent. I said a few words on "{noun2}" over dinner, and {M} told the guests what they were.',
    ),
    unhinged(
      'They were married at four. But a vow has to go to someone, and the registrar went through mine until she found who it was for. I am joined in law to "{noun1}." The rings were held by "{noun2}."',
      'By four she was his. Mine was still open, and a vow may not be left lying around, so the registrar wed me to the first noun in it. "{noun1}," it says on the license, and under witness, "{noun2}."',
    ),
    unhinged(
      'On our anniversary I said it all again, by candlelight. There was no answer. I called {M} and laid the phone on the table between us. "It wants to know what you mean," he said.',
      'It has been a quiet year. In May I asked {M} to dinner, to tell me how I was doing. He listened to "{noun1}" for a while. "It would like to hear it in your own words," he said.',
    ),
  ),
  plot(
    'soup-lighthouse',
    { style: 'buzzword-soup', cast: { F: 'she' }, axis: 'exposure', back: 'rock' },
    all(
      '{F} has kept the lighthouse for thirty years. It has a single message, which she gave me as "rock," and I was brought in by the port to build that out.',
      'The lighthouse was doing well, but its whole story was "rock." I was hired to make it richer, and {F}, the keeper, gave me the key to the lamp.',
    ),
    all(
      'We sent it in Morse, all night. "{quote}," it went, "toward a shared horizon, surfacing the immovable while honoring the fluid, and anchoring every journey in a spirit of arrival."',
      'I put it into the lamp in Morse: "{verb} {noun1} With {noun2}, toward a shared horizon, surfacing the immovable while honoring the fluid, and anchoring every journey in a spirit of arrival."',
    ),
    all(
      '{F} asked where in there the rock was. I told her it was very much between the lines.',
      '"Which part is the rock?" said {F}. I said that by the end one felt it.',
    ),
    mild(
      'By the time it is through, the sun is up. The ships wait outside until then to hear how it ends, and {F} says that it comes to the same thing.',
      'It is so long that the captains stop to read it, and when they are done it is day and they can see for themselves. {F} has asked me not to improve it.',
    ),
    hot(
      'At two a tanker slowed down to read. At three it signaled for the first time. "PLEASE REPEAT," it said. So we repeated, with more warmth.',
      'At two in the morning a tanker signaled. "SAY AGAIN," it asked us. I have always believed in saying it again, and I added the part about trust.',
    ),
    hot(
      'When it signaled the next time it was a good deal closer. "DO YOU MEAN ROCK," it said. {F} had her hand on the switch. I asked her not to reduce us to that.',
      '"IS IT A ROCK," the tanker wanted to know. You could see the man at the lamp by now. {F} reached for the key, and I told her we would never close off the conversation like that.',
    ),
    spicy(
      'I had her send that this was a great question, and that we would come back to it. The captain brought the answer himself, up all 212 steps, in wet socks.',
      'I let them know that it was certainly part of the picture. It was too late to send anything longer. The captain told me the rest of it in person, on the stairs, with a herring in his coat.',
    ),
    unhinged(
      'By June there were 300 ships lying off the point, trying to get to the end of "{verb}." The only thing out there that still moved was the rock. The Admiralty has given it a number and two lamps.',
      'By midsummer 300 ships had dropped anchor to read. Since there was no other traffic, the Admiralty registered the rock. It put out on the evening tide, with a pilot.',
    ),
    unhinged(
      'It went by us last night, between all those ships, signaling the whole way. {F} read it out to me. "SHIP," it said. "SHIP. SHIP. SHIP." All 300 had it the first time.',
      'We watched it pick its way through them in the dark. It has a lamp, and it used it. "SHIP," it sent, and again, "SHIP." {F} took off her cap to it. There was not a ship out there that asked it to repeat.',
    ),
  ),
  plot(
    'soup-lost-property',
    { style: 'buzzword-soup', cast: { F: 'he' }, axis: 'rank', back: '' },
    all(
      'I left my slide on the 6:40 train. It was the only copy. {F} at the lost property window asked me to describe it.',
      'My slide was on the 6:40 train, in a sleeve, and I was not. I went to lost property, where {F} asked me what it looked like.',
    ),
    all(
      '"{verb} {noun1} With {noun2}," I told him with my eyes closed. "A continuum of enablement, where capabilities ladder up to outcomes and outcomes cascade back down into purpose."',
      '"{quote}," I told him, "along a continuum of enablement, where capabilities ladder up to outcomes and outcomes cascade back down into purpose."',
    ),
    all(
      '"Is it an umbrella?" said {F}. He had to know which shelf.',
      '{F} asked if it opened and closed, like an umbrella. I said that in a way it did both.',
    ),
    mild(
      'He gave me an umbrella, to be on the safe side. I have presented with it twice. It unfolds, it comes to a point, and it covers four people.',
      'In the end I signed for an umbrella. It fit the description, and the clients like that you can close it.',
    ),
    hot(
      'I remembered that it was blue and had an arrow going up. "Oh, those," said {F}. He was gone for a while, and came back with a cart.',
      'I told him that it was blue, with an arrow to the upper right. He looked at me in a different way. "You want the other room," he said.',
    ),
    hot(
      'There were sixty of them. They were all blue, they all had the arrow, and according to the tags each was the only copy. A few went back to 1998.',
      'It was sixty slides, in blue, with an arrow, left on trains since 1998. On every tag it said: "Only copy. Irreplaceable."',
    ),
    spicy(
      'I could not say which was mine, so I took the one on top and presented that. They got to their feet. In the corner it said "Regional Fence & Gate," and I was asked where I had been hiding this side of me.',
      'I read until he closed the window, and any of them could have been me. I went on stage with the top one. It was only during the applause that I saw the little cow, and "Dairy Council" under it.',
    ),
    unhinged(
      'I presented the one on top. It was voted through by noon, and the last page had the name of the owner. So we are a ferry now, with a captain and 400 life vests, between two islands in Croatia.',
      'I took the one on top, and it was approved as it stood. Below the arrow there was an address in Croatia. They transferred us that week. We are a ferry, 31 feet of it, with a bell.',
    ),
    unhinged(
      'The real ferry had mine, from the same window, and last night a man called. "We {verb.base} {noun1.np} all day," he said. "But there are people on the pier. In yours, do we go across?"',
      'The ferry people had mine, of course. {F} gave them my number. "It\'s all \'{verb}\' here now," a man said. I could hear gulls. "In yours," he asked, "does the boat go anywhere?"',
    ),
  ),
  plot(
    'soup-weather',
    { style: 'buzzword-soup', cast: { F: 'she' }, axis: 'exposure', back: 'rain' },
    all(
      'Channel 6 asked me to rethink the weather. I saw right away what was wrong. The man before me had stood there in front of the whole valley and said "Rain."',
      'I was hired to give the weather on Channel 6 more depth. The last man used to look into the camera and say "Rain," and then it was the sports.',
    ),
    all(
      '"Tomorrow: {verb} {noun1}, With {noun2}," I told 90,000 homes, "along a broad front of opportunity, with scattered ownership in the west and a ridge of consensus moving in by evening."',
      '"Tomorrow: {verb} {noun1}, With {noun2}," I told 90,000 homes, "along a broad front of opportunity, with scattered ownership in the west. By evening: {bonusBuzzword}."',
      '"Tomorrow we {verb.base} {noun1.np} with {noun2.np}," I told 90,000 homes, "along a broad front of opportunity, with scattered ownership in the west and a ridge of consensus by evening."',
    ),
    all(
      'The first caller was {F}. She had twenty acres of hay standing, and she asked if she should cut it.',
      '{F} called the studio from her kitchen. She farms. There was hay on twenty acres, and did I mean cut it or leave it?',
    ),
    mild(
      'I said the hay would know when it was ready. "Is there a window where you are?" said {F}. "Just tell me what\'s in it."',
      'I told her I saw a real appetite for both. "That\'s all right," said {F}. "The cows are lying down. I only thought I\'d ask."',
    ),
    hot(
      'I asked her where she wanted the hay to be in five years. "Dry," she said. I told her I would not limit it to that.',
      'I told her to hold that question open. {F} asked how long, because of the hay. I said the best hay was never finished.',
    ),
    hot(
      'In eleven weeks I was not wrong once. The man before me had missed every third day. They painted it on the van: "Never Wrong."',
      'The station checked, and in eleven weeks of mine there was not a single error. I had that framed. With my predecessor it had been ten a month.',
    ),
    spicy(
      'Then {F} came by with a trailer and unloaded it under my map. It was all twenty acres, black and dripping. I asked her where I had been wrong. "I\'ve been looking for it," she said.',
      'On the last day of the month I found twenty acres of hay in my parking space, and it was wet. {F} had my broadcasts with her, on tape. "Show me the place," she said. "I just want to see the place."',
    ),
    unhinged(
      'In the seventh week the weather began to wait for me. It is neither warm nor cold, the flags stand out halfway, and there is a cloud over the mall that the Weather Service lists as pending.',
      'Since the seventh week there has been none. It was held, the Weather Service says, for clarification. The air just stands there. One cloud has been over the high school for nineteen days.',
    ),
    unhinged(
      '{F} walked past the guard and onto the map, and bent down to my microphone. "Rain," she said. You could hear how relieved it was.',
      'On the evening news {F} moved me to one side by the shoulders. "Rain," she told the camera. It came straight down, all of it. I think it had only wanted to be asked in one word.',
    ),
  ),
  plot(
    'soup-museum-label',
    { style: 'buzzword-soup', cast: { F: 'she' }, axis: 'exposure', back: '' },
    all(
      'I have given my slide to the city museum. They were short of things from our time, and it had held up well, with its arrow and its three circles.',
      'The city museum was looking for objects from our time, and I let them have my slide. It is the large one, with three circles and an arrow.',
    ),
    all(
      '{F}, the curator, had room for a label of thirty words. She asked me what it had been used for.',
      '"What did you do with it?" said {F}, the curator. She had thirty words for the little card.',
    ),
    all(
      '"It was there to {verb.base} {noun1.np} with {noun2.np}," I said, "and to socialize a north star, by whose light all functions could draw down clarity, each at its own altitude."',
      '"{verb} {noun1} With {noun2}," I said, "and thereby socialize a north star, by whose light all functions could draw down clarity, each at its own altitude."',
    ),
    mild(
      'She asked whether it would hold water. It is in with the spoons now, face up.',
      '{F} counted that on her fingers and asked if I had it any shorter. The card says "Donated."',
    ),
    hot(
      'She asked me how it had been used, then. I said that four times a year we were led into a dark room. It lit up, and we agreed with it, and were given muffins.',
      'So I told her how it had been. Every quarter we gathered in the dark in front of it. A man with a small red light spoke, we said yes, and there was fruit.',
    ),
    hot(
      '"And after that the harvest was better?" said {F}. I told her it was difficult to measure.',
      '{F} wanted to know if it had helped. I said we had always done it, and that the year when we left it out, there was a bad summer.',
    ),
    spicy(
      'It hangs between a comb and a bronze pin. "Slide," it says. "Purpose unknown. Probably ritual."',
      'It hangs between a comb and a bronze pin. The label says that its use is not known, and that scholars do not agree on "{bonusBuzzword}."',
      'The label is up. It did not need the thirty words. "\'{verb}.\' Use unclear. Perhaps for rain."',
    ),
    unhinged(
      'Then the university came with brushes and string and took our floor up, layer by layer. They found the lanyards and the muffin tins. I was lifted out in one piece, on a door, in the attitude of pointing.',
      'A team from the university has dug out our whole floor with spoons. They have the ring of chairs, and the whiteboard, unbroken. I was raised last, in plaster, with my arm still out.',
    ),
    unhinged(
      'School classes come by at ten. "{verb} {noun1} With {noun2}," I tell them, through the glass. This morning a boy asked {F} what I was saying. "We think it\'s about corn," she said.',
      'I am in the case by the stairs. "{noun1}," I say to the children. "{noun2}." A girl put her ear against the glass and asked what I wanted. "Corn," said {F}. "It was nearly always corn."',
    ),
  ),
  plot(
    'soup-sobriety',
    { style: 'buzzword-soup', cast: { F: 'he' }, axis: 'formality', back: '' },
    all(
      'I was pulled over on the way home from the offsite, for a taillight. {F}, the officer, was friendly. He asked me what I do.',
      'It was only about a taillight. {F}, the officer, had already put away his pen. "So what line of work are you in?" he said.',
    ),
    all(
      '"We {verb.base} {noun1.np} with {noun2.np}," I told him through the window, "by leaning into the white space, double-clicking on trust, and boiling the ocean, one swim lane at a time."',
      '"{verb} {noun1} With {noun2}," I told him through the window. "You lean into the white space, you double-click on trust, and you boil the ocean, one swim lane at a time."',
    ),
    all(
      '{F} put his hand on the roof. "Would you step out of the car for me, sir?" he said.',
      'He took my keys out of the ignition, quite gently. "Let\'s stand over here," said {F}.',
    ),
    mild(
      'I blew zero. {F} shook the tube, blew into it himself, and asked if there was somebody at home who could come for me.',
      'The tube said zero. {F} drove me home anyway, in my own car, with his partner behind us. He asked me please not to explain it to my wife tonight.',
    ),
    hot(
      'I walked the line, there and back. I stood on one leg, I found my nose, and I did the alphabet from Z. {F} said that he could not have done that himself.',
      'I followed his flashlight, I touched my nose, and I walked heel to toe as far as the mile marker. I had the alphabet backward in four seconds.',
    ),
    hot(
      '"Now that other thing again," he said. I took a breath and said "{verb}." By "{noun2}" he had me under both arms.',
      '"And now the other thing," said {F}. I took a breath. I was at "{bonusBuzzword}" when he got me under both arms.',
      '"And now what you said before," said {F}. I said all of it, "{noun1}" and "{noun2}" and the ocean. He held on to my sleeve.',
    ),
    spicy(
      'I blew into the tube. They looked at it for a long time, under the lamp. "It\'s zero," {F} called to his partner. "He means it."',
      'Then he had me blow. It was 0.00. {F} showed it to his partner, and they both took off their hats. "He\'s just like this," said {F}.',
    ),
    unhinged(
      'Motor Vehicles has set a limit. You may not drive within eight hours of a strategy, and my car has a tube now that asks me what I do. At more than six words it locks the wheels.',
      'So there is a law. It is called after me. I have a tube on the dashboard, and I have to tell it my job in six words or less before the engine will turn.',
    ),
    unhinged(
      '"{quote}," I tell it every morning. Around eight {F} comes by on his way to work and leans in over my tie. "He makes slides," he says, and it starts.',
      'I have not left the driveway since April, but I\'m getting closer. "{verb} {noun1}," I say, and something clicks. {F} stops when he sees me. "Slides," he says into the tube. Off I go.',
    ),
  ),
  plot(
    'soup-recall',
    { style: 'buzzword-soup', cast: { F: 'she' }, axis: 'exposure', back: '' },
    all(
      'My slide has been recalled. {F} from product safety carried it out of the conference room with tongs, and I am required to post the notice.',
      '{F} from product safety came by with a pair of tongs and a sealed bucket. My slide is being recalled, and by law I have to show you this.',
    ),
    all(
      '"Product: \'{verb} {noun1} With {noun2},\' a holistic, future-ready platform for unlocking adjacency at the speed of trust. About 4,000 were sold. Some were forwarded."',
      '"Product: The sentence \'{verb} {noun1} With {noun2},\' all sizes, a holistic, future-ready platform for unlocking adjacency at the speed of trust. About 4,000 in circulation."',
    ),
    all(
      '"Hazard: In poor light it can be mistaken for an answer."',
      '"Hazard: When held at arm\'s length it may look like a plan."',
    ),
    mild(
      '"Remedy: Put it down. Ask for what you need." {F} has gone around the office with that. So far it has been a stapler, twice, and a chair.',
      '"What to do: Keep away from interns." I got a sticker myself, on the lapel, but {F} says that it is only the yellow one.',
    ),
    hot(
      '"Incidents: There have been 212 reports of nodding, a few of them severe. Seven owners repeated it at home. There has been one merger."',
      '"Incidents: In 212 cases there was nodding. A man in Duluth said it to his wife, who asked him what was wrong. Two firms have merged."',
    ),
    hot(
      '"Remedy: Stop. Put it in words that a neighbor would know. In tests this came out as \'We need a stapler.\'"',
      '"Remedy: Put it in words that a neighbor would know. In tests this came out as \'We need a stapler.\'" {F} tells me that they are still working on "{bonusBuzzword}."',
      '"Remedy: Owners should say what they want in the usual way. In nineteen of twenty cases tested, it was a stapler."',
    ),
    spicy(
      '"Questions: Do not contact the maker. {F} asked him what it means. He began with \'{verb},\' and she had to be driven home."',
      'At the bottom there is a line in red. "Please do not ask the man who made it about \'{noun1}.\' We did. {F} is back on half days."',
    ),
    unhinged(
      'Then they extended it to whatever had been made with it. That was two departments, a bridge and me. I went back to the factory with postage paid, in a padded envelope.',
      'Since June it covers the parts as well. They found that the fault was in me, and a faulty part goes back to where it was built. {F} taped me up herself.',
    ),
    unhinged(
      'My mother had to sign. She made me say it for her first, there on the step. "{verb} {noun1} With {noun2}," I said. She looked at {F}. "He was working when he left here," she said.',
      'It was my mother who opened it. "{verb}," I told her. "{noun1}. {noun2}." She read the slip and gave it back to {F}. "I\'m sorry," she said. "You\'ve had him much longer than ninety days."',
    ),
  ),
  plot(
    'soup-lullaby',
    { style: 'buzzword-soup', cast: { F: 'she' }, axis: 'audience', back: '' },
    all(
      'Our daughter {F} did not sleep. I sang, I drove her around the reservoir, and one night at half past three, when I had nothing left, I opened the laptop and read her my slide.',
      '{F} is our first, and for four months she stayed awake to see what would happen. I tried the harp music and the dryer. Then I sat down by the crib with my slide.',
    ),
    all(
      '"{verb} {noun1} With {noun2}," I read, very softly. "Where silos fall and pipelines fill, and every owner owns it still, and all the learnings flow downhill, until we are aligned."',
      '"Hush now, and {verb.base} {noun1.np} with {noun2.np}," I read, very softly, "where silos fall and pipelines fill, and every owner owns it still, until we are aligned."',
    ),
    all(
      'She was gone before the second circle. So was my wife, in the doorway, with a bottle in her hand.',
      'By the end of it she was asleep. My wife was too, on her feet, and the man from downstairs who had come up to complain.',
    ),
    mild(
      'I read it to her every night now. I have yet to find out how it ends. My wife wakes me at seven.',
      'It has worked every night for a year. I only wish that there were someone awake for the arrow.',
    ),
    hot(
      'We kept that up every evening at seven. The whole building was out by ten past, and I was proud of her. In all those months she never once asked about the budget.',
      'By spring they left the windows open for it on our street. I would start at seven, and at ten past you could hear a moth. She was the best audience I have had.',
    ),
    spicy(
      'The week that she turned one I had just come to "{noun2}" when she pulled herself up on the bars. It was the first thing she ever said. "And then what?" said {F}.',
      'The week that she turned one I had just come to "{bonusBuzzword}" when she pulled herself up on the bars. It was the first thing she ever said. "And then what?" said {F}.',
      'Then she learned to stand. She held on to the crib and let me get all the way through "{noun1}." I called for my wife, since it was her first word. "Why?" said {F}.',
    ),
    unhinged(
      'They put me on the valley radio. By April all 60,000 were asleep at ten past seven, and so were the frogs. The observatory wrote to thank me. They can see a galaxy that was always behind the mall.',
      'In April the radio took me on. Ten past seven, and it was dark from here to the ridge, with the river hardly moving. The observatory has named a small planet "{verb}."',
    ),
    unhinged(
      'Last night I read it to the end, and it was so still that I could hear the laptop. There was one pair of eyes. {F} was standing up in the crib. "Next slide," she said.',
      'Last night I had just said "{noun2}," and there was not a light anywhere. I got up to tiptoe out. She was holding on to the bars, wide awake. "Next slide," said {F}.',
    ),
  ),
  plot(
    'soup-assembly',
    { style: 'buzzword-soup', cast: { F: 'she' }, axis: 'exposure', back: 'sit' },
    all(
      'I wrote a vision for a furniture company. At the plant it was folded into 9,000 cartons by mistake, in place of the sheet that tells you how to build a chair and sit on it.',
      'There are 9,000 people who bought a chair to sit on, and got my slide in the carton where the instructions should have been. It was a mix-up at the plant.',
    ),
    all(
      '"Step 1: {verb} {noun1} With {noun2}," it says. "Step 2: Tighten alignment across all verticals. Step 3: Repeat, until the culture carries its own weight."',
      '"Step 1: {verb} {noun1} With {noun2}," it says. "Step 2: Tighten alignment across all verticals. Step 3: {bonusBuzzword}." After that there is an arrow.',
      'It has three steps. "{verb} {noun1} With {noun2}. Tighten alignment across all verticals. Iterate until the culture carries its own weight." There is an arrow, and no screw is shown.',
    ),
    all(
      '{F} from Leeds phoned the help line. She had done it all, she said, and it had used up every part. She only wanted to know where you sit.',
      'The first to call was {F}, from Leeds. She had followed it to the end and had nothing left over. "It\'s up," she said. "Where do I sit?"',
    ),
    mild(
      'I asked her to describe it. "It\'s gone around the door," said {F}. "I\'ve hung the coats on it. It seems happy."',
      'I asked what it looked like. She said it came up to the ceiling and had an arrow. "The cat won\'t go in," said {F}.',
    ),
    hot(
      'I told her that with us sitting was more of an outcome. She said her sister was coming at five.',
      'I explained that sitting came later, once there was trust. There was a creak. "I think it\'s leaning on me," said {F}.',
    ),
    hot(
      'By the weekend we had 9,000 photographs, and no two the same. A man in Cork had a sort of ladder. There was a family in Hull whose chair had a sail.',
      'Pictures came in from all of them. It was 9,000 different things out of one carton. One was a bridge. In Hull they had put an outboard motor on it, and were out.',
    ),
    spicy(
      'I took the train to Leeds, to stand in front of hers. It is the truest thing that has ever been made of "{verb}." After an hour I asked {F} if I could sit down. "Well, that was my question," she said.',
      'I went to see it in person, and I was moved. You could see the whole of "{noun1}" in it. I asked {F} if there was anywhere to sit. She said that she had been told it came later.',
    ),
    unhinged(
      'Then a surveyor found that hers went on through the wall, and through the next. All 9,000 of them are one piece, from Hull to Cork, and it is holding up the coast. It may not be taken apart.',
      'In the fall it turned out that they had grown together. The Ordnance Survey has it as a single structure, 9,000 chairs long, and there are two ferries and a cathedral that rest on it.',
    ),
    unhinged(
      'The Lord Mayor came to open it. He listened to me on "{verb} {noun1} With {noun2}," from the beginning. He had been on his feet since dawn. "Where does one sit?" he whispered to {F}.',
      'It was opened by a duchess, and I spoke on "{noun2}" for as long as it deserves. I saw her bend down to {F}, and hoped that it was about the arrow. "Is there anywhere to sit?" she said.',
    ),
  ),
  plot(
    'soup-dog-school',
    { style: 'buzzword-soup', cast: { F: 'she' }, axis: 'rank', back: '' },
    all(
      'My dog does not listen to me, so I took him to {F}, who trains dogs behind the bowling alley. I had to lead a call at the same time, and stood my seven vice presidents on a bench, on the tablet.',
      '{F} runs an obedience class behind the bowling alley. I had the dog on the one hand and on the other the tablet, with my seven vice presidents, because our call ran into it.',
    ),
    all(
      '"Buddy," I told him, "let us {verb.base} {noun1.np} with {noun2.np}, and ground our posture on a stable platform, so that we are positioned to receive." The dog looked at {F}.',
      '"{verb} {noun1} With {noun2}, Buddy," I told him, "and ground your posture on a stable platform, so that you are positioned to receive." The dog looked at {F}.',
    ),
    all(
      '"What is it that you want him to do?" she said. I told her I wanted him to own the space beneath him.',
      '{F} asked me what he was supposed to do. I said that it was less about doing. I wanted him closer to the base.',
    ),
    mild(
      '"Sit," said {F}. He sat. I asked if she could send me the deck.',
      '"Ah," she said, and told him to sit. He did it right away. I have asked her who else is using that.',
    ),
    hot(
      'She took the leash out of my hand. "Sit," she said.',
      '"Sit," said {F}. She was not even loud.',
    ),
    hot(
      'The dog sat down. So did all seven vice presidents. I had not known that they were up, but back in March I had asked them to stand by.',
      'He sat. On the tablet there was a noise like a chair, seven times. It occurred to me that I had them standing by since March.',
    ),
    spicy(
      'Now {F} has them one evening a week. They come when they\'re called, and Marketing has stopped whining. I offered to say a word about "{verb}." "They\'re good boys," she said. "It\'s never them."',
      'She took the whole team on. I came to watch from the fence, and began with "{noun1}," to help. {F} walked me back to the car. "There\'s nothing wrong with them," she told me. "It\'s nearly always the owner."',
    ),
    unhinged(
      'She has run the company since July. At the end of the year she told the share price to stay, and it has been lying at 40 ever since, with its chin on its paws. The stock exchange bought her a whistle.',
      'In the summer they gave her my job. She went down to the stock exchange once. "Up," she said to the share price. It got up on the desk, and had to be told to get off.',
    ),
    unhinged(
      'In my review I took her through it again, "{verb} {noun1} With {noun2}," from the first circle. {F} waited until I had to breathe. "Down," she said. I have never been so sure of what was wanted.',
      'I went in to ask where she sees me. I opened with "{noun1}," and was on my way to "{noun2}." "Leave it," said {F}. I left it, and I got a small biscuit shaped like a bone.',
    ),
  ),
  plot(
    'soup-echo',
    { style: 'buzzword-soup', cast: { F: 'he' }, axis: 'distance', back: '' },
    all(
      'We took the team up to the famous echo above the lake. {F}, the guide, called "Hey!" and the mountain said "Hey!" I asked him to step aside. It was clearly ready for more.',
      'There is an echo above the lake that people come a long way for. {F}, our guide, gave it a "Hey!" and got a "Hey!" back. I thought that we could aim higher, and took the railing.',
    ),
    all(
      '"{verb} {noun1} With {noun2}!" I called across. "Igniting potential at the edge, cascading insight through every layer, and landing it, with intention, in the everyday!"',
      '"We {verb.base} {noun1.np} with {noun2.np}!" I called across. "Igniting potential at the edge, cascading insight through every layer, and landing it, with intention, in the everyday!"',
    ),
    all(
      'We waited. Far down a cow moved her bell. {F} said that it was usually quicker.',
      'It was quiet. {F} tried it with another "Hey!" and that came back at once, so it was not broken.',
    ),
    mild(
      '"It does the last word that means something," said {F}. He held out his hand for the thermos. "I think it\'s still looking."',
      '"It only gives back the end," said {F}. He listened a while longer. "I think it\'s waiting for yours."',
    ),
    hot(
      'I gave it "{noun1}" once more, and louder, and "{noun2}" with both arms. Over on the other shore a light went on. Then a boat came out.',
      'I did it four more times, with gestures. At "{verb}" a door opened on the far side of the lake, and some men ran down to a boat.',
    ),
    hot(
      'It was the mountain rescue, thirteen men with ropes and a kettle. "Somebody was calling," said the first. "We couldn\'t make out what was wrong."',
      'They were up with us in half an hour, thirteen of them, from the mountain rescue. They had heard a man in difficulties. They could not tell what kind.',
    ),
    spicy(
      'I told them in detail what I had been saying, with "{noun2}." They let me finish. The first man put a blanket around me. "You did right to call," he said.',
      'So that there would be no misunderstanding, I said it to them again from close up. The oldest one took my pulse. "You\'re with us now," he told me. {F} had gone to wait in the cable car.',
    ),
    unhinged(
      'In October what I had called turned up in Slovenia. The Alpine Club has followed it over four borders, from wall to wall, and wherever it has been heard they say that it was a little shorter.',
      'That was in June, and what I had called did not come back. The Alpine Club had it in Tyrol in August and in Slovenia by the fall, still going from wall to wall, and losing a word at each.',
    ),
    unhinged(
      'Yesterday they called me up to sign for it. {F} stood beside me with his hat in his hand. It came over the ridge at dusk, in my own voice. It had thought about it. "No," it said.',
      'I went up to the railing with {F} to meet it. It had had five months with "{verb} {noun1} With {noun2}." It came in low over the lake, and it sounded just like me. "What?" it said.',
    ),
  ),
  plot(
    'soup-spelling-bee',
    { style: 'buzzword-soup', cast: { F: 'she' }, axis: 'formality', back: 'sentence' },
    all(
      'I was the man who reads out the words at the county spelling bee, and for the final I had brought one of my own. "{verb}," I told {F}, who is ten. She asked to have it in a sentence.',
      'There was one girl left, {F}, who is ten. I had the last word of the county spelling bee, and it was "{verb}." "Could you use it in a sentence, please?" she said.',
    ),
    all(
      '"We {verb.base} {noun1.np} with {noun2.np}," I said, "to activate the whole human, across a seamless fabric of moments that matter." A father in the third row put down his camera.',
      '"{verb} {noun1} With {noun2}," I said, "to activate the whole human, across a seamless fabric of moments that matter." A father in the third row put down his camera.',
    ),
    all(
      '{F} moved her lips for a while. "Could I have it in another sentence?" she said.',
      'She thought that over. "Thank you," said {F}. "Is there a different one?"',
    ),
    mild(
      'I gave her the one with the flywheel. We have the gym until six, and she is allowed to ask.',
      'I gave her the one with "{bonusBuzzword}." We have the gym until six, and {F} is allowed to ask.',
      'I did it with "{noun2}" first. {F} sat down on the floor, which is permitted. Her mother has gone home for the lamp.',
    ),
    hot(
      'I gave her fourteen more. "It\'s always the same one," said {F}. The ladies at the judges\' table had noticed that as well.',
      'I used it in fourteen. {F} had been counting on her fingers. "That was one," she said.',
    ),
    hot(
      'She asked for the definition. I turned over the card. Where the definition goes, I had put the arrow.',
      '"May I have the meaning, please?" said {F}. There is a place for that on the card. I had left it open, so that people could make it their own.',
    ),
    spicy(
      'After half a minute they rang the little bell. It was for me. A lady with a cookie tin took me down the steps, to the folding chairs, where the ones sit who are out.',
      'You get thirty seconds, and then there is a bell. They rang it. I was given a juice, and a certificate for taking part. "{verb}" is spelled wrong on it.',
    ),
    unhinged(
      'The dictionary had a man in the gym. They took the word out that same night, since there had been nothing in it for years. Then they went on to whatever it had been holding up, and in March they got to me.',
      'A lady from the dictionary had sat in the bleachers. The word is out of the language now. They found that it had been empty, and drew up a list of other entries that sound that way. I am under M, for "me."',
    ),
    unhinged(
      'There was a hearing about my name. They read it out twice, with the stress on the second half, and asked for comments. {F} put up her hand. "Could you use him in a sentence?" she said.',
      'In the spring they decide whether to keep me. My name was read to the room. {F} was up at the microphone first, on a box. "Could I have him in a sentence, please?" she said. They are still looking.',
    ),
  ),
  plot(
    'soup-captions',
    { style: 'buzzword-soup', cast: { F: 'she' }, axis: 'audience', back: '' },
    all(
      'My quarterly talk goes out with live captions. {F} types them, from a booth at the back, and she is sworn to put down what she hears.',
      'For people who watch with the sound off, {F} types captions under my quarterly talk. She took an oath on it once, and types only what she hears.',
    ),
    all(
      '"We {verb.base} {noun1.np} with {noun2.np}," I opened, "breathing new life into the value stream, rising, turning, carrying us onward and through." I looked down. "[wind]," it said.',
      '"{verb} {noun1} With {noun2}," I opened, "breathing new life into the value stream, rising, turning, carrying us onward and through." Under my chin it said "[wind]."',
    ),
    all(
      'I stopped. It said "[wind drops]."',
      'I closed my mouth to see what would happen. "[calm]," it said.',
    ),
    mild(
      'Afterward I told the room where to find the coffee. {F} had that word for word.',
      'I went to see her in the break. "I put what I hear," said {F}. For the part where I ask if this is on, she had my name and a comma.',
    ),
    hot(
      'I gave it more conviction. It said "[gusts]," and then, when I came to my father and "{noun2}," it said "[a shutter bangs]."',
      'I gave it more conviction. It said "[gusts]," and then, when I came to "{bonusBuzzword}," it said "[a shutter bangs]."',
      'I began again, with feeling. At "{verb}" it said "[gusts]." For the story of my father there was "[gate swings open and shut]."',
    ),
    hot(
      'The recording has two million views. People put it on while they study. They write that you can all but smell the sea.',
      'It has been watched two million times. There is a ten-hour version. A woman in Utah writes that she has stopped missing the coast.',
    ),
    spicy(
      'I went up to the booth and told {F} all of it again, straight through the window, so that she would have it. She listened with her eyes closed. "[a branch against glass]," she typed.',
      'I asked {F} to put my actual words, only this once. I gave her "{verb}," very clearly. "[leaves]," she typed, and when I was quite done, "[far off, a dog]."',
    ),
    unhinged(
      'Since May there are thirty turbines on the stage. I am registered in Denmark as an offshore site, and I carry a town of 6,000. They shut me off when the geese come through.',
      'A Danish utility has put turbines up in rows, between the seats. I am good for a town of 6,000, and a dairy. Under the license I talk from six to ten, when they cook.',
    ),
    unhinged(
      'Last night I asked the front row how they were doing, since I had really begun to wonder. Every blade stood still. It went dark as far as the coast. {F} typed it anyway. "[a man]," it said.',
      'In the middle of "{noun1}" I saw an old man in the first row, and asked him if he was cold. The blades stopped, and 6,000 people lost their light. {F} leaned in to the keys. "[somebody speaks]," it said.',
    ),
  ),
  plot(
    'soup-grandmother',
    { style: 'buzzword-soup', axis: 'exposure', back: '' },
    all(
      'My grandmother is 91 and has never asked me what I do. On her name day I showed her the slide, on the kitchen table, between the flour and the beans.',
      "I laid my slide on my grandmother's kitchen table. She is 91 and cooks for all of us, and I thought that it was time she knew where the next generation is headed.",
    ),
    all(
      '"You {verb.base} {noun1.np} with {noun2.np}," I told her. "You blend capabilities, fold in the learnings, reduce complexity, and let it simmer across the organization until it is rich in outcomes."',
      '"{verb} {noun1} With {noun2}," I read to her. "You blend capabilities, fold in the learnings, reduce complexity, and let it simmer across the organization until it is rich in outcomes."',
    ),
    all(
      'She put on her apron. "How much \'{noun1}\'?" she asked. I told her it was more of a lens.',
      'She got out the large pot. "And how much \'{noun1}\' goes in?" said my grandmother. I explained that it does not go in. One looks through it.',
    ),
    mild(
      '"Then \'{noun2}\'?" she asked. I said it was an enabler. She turned off the gas. "Does it at least have an onion?" said my grandmother.',
      '"And what\'s \'{noun2}\'?" she said. I told her that it\'s what makes all the rest possible. "Ah," said my grandmother. "Onion."',
    ),
    hot(
      "\"So what about '{noun2}'?\" she said. I told her we don't put that in, we put it across. She asked for the meat, the salt and the bone, and I was able to answer each time that it was a mindset.",
      '"So what about \'{noun2}\'?" she said. I told her we put that across, and instead of salt there is "{bonusBuzzword}." My grandmother nodded, and lit the stove.',
      'She asked me about "{noun2}," about salt, and whether there was a bone in it. I said it scales without a bone. She nodded, and lit the stove.',
    ),
    spicy(
      'At noon the others had beans. Mine came in the good bowl, very hot, and it was water. "I didn\'t leave anything out," said my grandmother.',
      'She served it with the silver ladle. It was hot water, in a beautiful bowl. I asked her what she called it. "{verb}?" said my grandmother. "It\'s yours."',
    ),
    unhinged(
      'It was water, in the good bowl, and the market was ready for it. We sell eight million cans. "Fat: none. Protein: none," it says on the label. "May contain traces of \'{noun2}.\'" They serve it in first class.',
      'What she served me was hot water. I saw at once that it would scale, and there have been eight million cans. The Food Agency has checked it for "{noun1}," and it is free of that, and of everything.',
    ),
    unhinged(
      'In May a bean turned up in one. They closed the plant and told the country not to eat. I asked her straight out, in her own kitchen. "I couldn\'t watch any more," said my grandmother.',
      'Last week somebody in Toledo got one with an onion in it, and took it for a sign. There are lines in front of the stores. I drove out to my grandmother. "I only lifted the lid," she said.',
    ),
  ),
  plot(
    'soup-brooms',
    { style: 'buzzword-soup', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      "I print my roadmap big, five feet by twelve, with an X for where we'll be in year three. I had left it on a truck in the parking lot, and {F}, who runs the excavator, took it for the plan.",
      'Somebody had put my roadmap down on an excavator, out in the parking lot. It is twelve feet long and has an X. {F}, who drives the thing, thought it was for her.',
    ),
    all(
      'She was following the arrow with her finger. "{verb} {noun1} With {noun2}," it says there, "breaking new ground, uncovering latent demand, and laying deep foundations for tomorrow."',
      '"We {verb.base} {noun1.np} with {noun2.np}," she read along the arrow, "breaking new ground, uncovering latent demand, and laying deep foundations for tomorrow."',
    ),
    all(
      '"So where do you want the hole?" said {F}. I told her we don\'t think in holes. We think in depth.',
      '{F} asked me how deep. I said that on that point we had no limits.',
    ),
    mild(
      "She did the X, to be on the safe side. It's twenty feet down, it was ready by lunch, and it is the first milestone of ours that you can fall into.",
      'She dug at the X until lunch. "That\'s year three, then," said {F}, and put a fence around it.',
    ),
    hot(
      'She paced it off and dug at the X. At twenty feet the bucket hit wood. It was our old company sign, from 1958, with our name on it and one more word.',
      'She counted off three years in steps, and let down the bucket. It came up with a board, very long, in green and gold. It was us. It was our name, the year 1958, and a word.',
    ),
    hot(
      'The word was "Brooms." People came down from all ten floors and stood around the edge. A man from Accounts took his glasses off. "I always wondered," he said.',
      '"Brooms," {F} read out. You could have heard a pen. They had come down from every floor. "So that\'s why the cafeteria is so long," somebody said.',
    ),
    spicy(
      'I climbed up on the dirt and reminded them how far we had come since then, with "{noun1}," with "{noun2}." {F} still had the map in her hand. "Come to where?" she said.',
      'I got up on the rim and told them that those days were behind us. It was "{verb}" now. {F} had wiped off the sign and leaned it against her cab. "And what does it say on yours?" she said.',
    ),
    unhinged(
      "Under the sign there was a hatch, and under that the works. They have been open the whole time. It's 200 people, on three shifts, and the bank has confirmed that it is they who have been paying us.",
      'She had also hit a trapdoor. There is a hall down there with 200 people in aprons, and it never shut. Our auditors have found out where the money comes from. It is brooms.',
    ),
    unhinged(
      'A foreman put his head out, with straw in his hair, and asked what we make up here. "{quote}," I told him. He thought of his 200 people. Then he wished us luck, and we heard the bolt.',
      'The foreman came up the ladder to meet us. I showed him around: "{verb}," "{noun1}," "{noun2}," the wall with the notes. He left a broom with {F}. "For when you\'re done," he said, and pulled the lid shut.',
    ),
  ),
  plot(
    'soup-polygraph',
    { style: 'buzzword-soup', cast: { F: 'she' }, axis: 'formality', back: '' },
    all(
      'The airport wanted us for the new terminal, but first I had to take a lie detector test. {F}, who runs the machine, asked me my name and my street. The needle drew a little hill for each.',
      'I had to take a lie detector test, because of a contract with the airport. {F} put the cuffs on my fingers and asked my name. The needle went up and came down, and she said that was me.',
    ),
    all(
      '"And what do you do?" said {F}. "We {verb.base} {noun1.np} with {noun2.np}," I told her, "codifying the intangible, so that belief can be industrialized and trust becomes a repeatable asset."',
      '{F} asked me what I do. "{verb} {noun1} With {noun2}," I said, "codifying the intangible, so that belief can be industrialized and trust becomes a repeatable asset."',
    ),
    all(
      'The needle went straight down the middle of the paper, as if along a ruler. She tapped on the glass.',
      'The needle lay down. It drew a line that you could have hung a picture by. {F} checked the plug.',
    ),
    mild(
      'She asked me to tell her a lie, to see if it still worked. "I love questions," I said. It went off the paper and knocked over her tea.',
      '"Say something else," said {F}. I told her that I was a little tired. The needle jumped so hard that she gave me a cookie.',
    ),
    hot(
      'She had me say that I was a giraffe, and it leaped. She had me say my name, and it drew the hill. "Now the other thing," she said. I said "{noun1}," and it lay down.',
      '"Tell me you\'re a giraffe," said {F}. It leaped. "Now your name." It drew the hill. Then I said "{bonusBuzzword}," and the needle lay down again and did not get up.',
      '"Tell me you\'re a nun," said {F}. The needle went wild. "Tell me your name." There was the hill. Then I went on about "{noun2}," and it was as if I had left the room.',
    ),
    hot(
      'She called in a man from downstairs, who had been doing it since 1981. He put two fingers on my neck. Then he put them on hers, to compare.',
      'A second examiner came, and a third, with a better machine. They had me do "{verb}" with my shoes off. One held a mirror under my nose.',
    ),
    spicy(
      'I asked her if that meant it was true. "It\'s not true and it\'s not a lie," said {F}. She was winding up the cable. "It would have to be about something."',
      'I said it must be a good sign, then, that I had not lied. "You can\'t," said {F}. "Not about \'{verb}.\' You\'d need something to be wrong about."',
    ),
    unhinged(
      'The Bureau of Weights and Measures sent a car. They had a meter in Paris, and they had a kilogram, but until me there was no zero. I am kept under two bells of glass, and all the scales in Europe go by me.',
      'They have me in Paris now, at the Bureau of Weights and Measures, on a velvet stool under glass. I am the zero. Each scale from Lisbon to Lapland is set by me, on "{noun1}."',
    ),
    unhinged(
      'Last night, in my sleep, I said that I miss my wife. Butter went up in nineteen countries. {F} was on the first plane. "Only \'{verb},\' please," she said, and put the glass back on.',
      'Then my son called through the glass that he had lost a tooth, and I asked him which. By noon there were lines at the bakeries. {F} flew in to sit with me. "{verb}," she says, and I say it after her.',
    ),
  ),
  plot(
    'soup-password',
    { style: 'buzzword-soup', cast: { F: 'he' }, axis: 'cost', back: 'password' },
    all(
      'A man called {F} phoned me about my bank account. All he needed was the password. I said that before that he should know who he was talking to.',
      'The phone rang, and it was {F}, from "the security center." My account was in danger, and he would need my password. I told him that first he would need some context.',
    ),
    all(
      '"We {verb.base} {noun1.np} with {noun2.np}," I said, "de-risking the unknown through a flywheel of compounding confidence, where each transfer of value is also a transfer of meaning."',
      '"{verb} {noun1} With {noun2}," I said, "de-risking the unknown through a flywheel of compounding confidence, where each transfer of value is also a transfer of meaning."',
    ),
    all(
      'I could hear him type. "Sir," said {F}, "is that the password?"',
      'It was quiet on the line. "And is that the password?" said {F}. "Because I\'ve run out of boxes."',
    ),
    mild(
      'I told him that it was a framework, and offered to send him the long version. He hung up. I have called back eight times, and now he has changed his number.',
      'I said that this was only the first circle, and there were two more. He told me to be careful, there were people who take advantage, and hung up.',
    ),
    hot(
      'I had him for two hours. I did the flywheel and the appendix, and he stopped asking for the password. "And for this they give you money?" he said. "Before?"',
      'I took him through all of it, until it got dark where he was. "Wait," said {F}. "They pay first? And then you tell them \'{noun1}\'?"',
    ),
    hot(
      "I told him that it's in three installments, and that they thank me. He put his hand over the phone. Then there was the sound of many chairs.",
      'I said that there was also a retainer. {F} asked if he could put me on speaker. I heard a whole room sit down.',
    ),
    spicy(
      '"What happens when they want it back?" said {F}. I told him that in twenty years not a single client had known what to ask for. It was quiet for a time. "We use gift cards," he said.',
      'They wanted to know how I get away. I told them that I don\'t, I stay for lunch. "And the police?" said {F}. I said that we were doing "{noun1}" for them in the fall.',
    ),
    unhinged(
      'By the end of the week they had put in all they have. It was 300 swindlers on two continents, and they sold their scooters. They are in phase two. Interpol has closed four departments, for lack of cases.',
      'They have invested, all 300 of them, with everything that they ever took. I could not say no. Interpol sent me a medal, since the phones are still on both sides of the ocean, and they are waiting for phase two.',
    ),
    unhinged(
      'This morning I had an old lady on the line, very polite. She is the grandmother of {F}, and wanted to know where his money was. "{verb} {noun1} With {noun2}," I said. "Is that the password?" she asked.',
      'Today {F} called. He did not sound well. They had been wondering if they could have some of it back, and what they had to say. I told him, "{noun1}," with "{noun2}." "And that\'s the password?" said {F}.',
    ),
  ),
  plot(
    'soup-copy-shop',
    { style: 'buzzword-soup', cast: { F: 'she' }, axis: 'cost', back: '' },
    all(
      "{F} from the copy shop called about the banner for our launch, because of my handwriting. \"Is it '{noun1}' with '{noun2},'\" she said, \"or '{noun2}' with '{noun1}'?\"",
      '{F} at the copy shop was printing our banner, forty feet of it. She had one question. Was it "{noun1}" with "{noun2}," or was it "{noun2}" with "{noun1}"?',
    ),
    all(
      'I read her the rest, for context. "To {verb.base} is to enter an integrated tomorrow, where form follows function, function follows purpose, and purpose is a two-way street." She asked which way the street went.',
      'I gave her the context. "\'{verb},\'" I read, "is an integrated tomorrow, where form follows function, function follows purpose, and purpose is a two-way street." She asked which way the street went.',
    ),
    all(
      'I did not know. I went down the hall, to the people who had been doing it since spring.',
      'I said I would find out. There were twelve managers on our floor who had been doing it for two years.',
    ),
    mild(
      'It was six to six. {F} has printed one on each side, and we hang it where there is wind.',
      'Six of them said the one and six the other. {F} told me not to worry. From the road you can only see the "with."',
    ),
    hot(
      'Half of them said the one, and half said the other. They had been sitting back to back. We looked it up in the results, and there was no difference, to the cent.',
      'It came out six to six. One team had been doing the opposite since the beginning, and had a prize for it. We compared the numbers. They were the same, down to the cent.',
    ),
    spicy(
      'I left it to {F}. At five we pulled the cord, and it said "Happy 40th, Doug." She had had one lying there. It is the best launch we have ever done. People knew right away what to bring.',
      '"I took one off the shelf," said {F}. It was too late to change it. "Happy 40th, Doug," it says, across the whole building. For the first time people have come up to me to say that they are behind it.',
    ),
    unhinged(
      'So we were split into two companies, one for each direction, and they ran at each other with the full budget. In July they met, in a field in Kansas. The Geological Survey had set up instruments. They went right through.',
      'To be fair to both we were divided in two, and the halves set out toward each other from opposite ends. The Geological Survey measured the impact, on a field in Kansas. There was a light breeze, and then they were past.',
    ),
    unhinged(
      'Each of us does now what the other one did. {F} was the only one who called. She wanted to know who pays for the banner. I told her "{noun1}," with "{noun2}." She asked if it wasn\'t the other way around.',
      'They have changed places, and not one customer has written. I ordered two more banners from {F}. "Which of you is it this time?" she said. "\'{noun2}\' with \'{noun1}\'?" I said yes.',
    ),
  ),
  plot(
    'soup-pothole',
    { style: 'buzzword-soup', cast: { F: 'she' }, axis: 'exposure', back: '' },
    all(
      'There was a pothole on Grove Street. The town gave me the money for it, and two years, and an office from which one can see the hole.',
      'Our town had set aside a sum for the pothole on Grove Street. It went to me, since I was the only one who saw it as a question.',
    ),
    all(
      'My report is 400 pages, but the heart of it is this: "{verb} {noun1} With {noun2}, closing the gap between ambition and surface, and paving the way for a smoother journey, layer upon layer."',
      'It is 400 pages, and I could frame any of them. "We {verb.base} {noun1.np} with {noun2.np}," it says, "closing the gap between ambition and surface, and paving the way, layer upon layer."',
    ),
    all(
      '{F}, from the road crew, weighed it in her hand. "And when do we fill it?" she said. I told her we had gone beyond filling.',
      '{F} came up from the road crew to hear the outcome. She wanted to know when it would be filled. I told her that after "{noun1}" one no longer asks that.',
    ),
    mild(
      'She took four copies with her when she left. Grove Street is open again. If you go over it slowly, you can read the dedication.',
      '"Do you have more of these?" said {F}. I was glad to give her all I had. The bus goes over them now, and you hardly feel it.',
    ),
    hot(
      "{F} bent one over her knee. It did not give. She asked how many I'd had printed, and I said seventy, with hard covers.",
      'She pressed her thumb into the spine, and asked me if the others were as thick. There were seventy. I told her that I had held nothing back.',
    ),
    hot(
      'Seventy was right to the inch. They put them down in four layers, with the summary on top, and ran the roller over it. Trucks use it. In August it did not even go soft.',
      'They fit as though they had been written for it. She had them laid flat and rolled in, all seventy. The winter came and lifted half the street, but not there.',
    ),
    spicy(
      'I asked {F} which of the chapters had won her over. She stamped on it twice with her boot. "It\'s dense," she said.',
      "At the opening I told {F} how much it means to me, to be used. \"There's no air in it,\" she said. \"'{verb},' '{noun1},' '{noun2}.' A nail won't go in.\"",
    ),
    unhinged(
      "The highway department has taken 900 miles of it. I write into a hopper, day and night, and it is spread behind me while it's hot. You can drive from Amarillo to the sea and not leave my executive summary.",
      'I have been transferred to Asphalt. There is a truck that I sit on, backward, and dictate. Behind me comes the roller. The state has 900 miles of me, and they want a runway.',
    ),
    unhinged(
      'The other day a real idea came to me, about the traffic lights. {F} held a page of it up to the sun and blew on it. "Somebody could go through that," she said. "Give me \'{noun1}\' again. Four inches."',
      'On mile 612 I saw how to do it, with the lights, in one sentence. I dictated that. A milk truck went in up to the axle. {F} climbed up to me. "{verb}," she said. "Just keep it to \'{verb}.\'"',
    ),
  ),
  plot(
    'soup-patent',
    { style: 'buzzword-soup', cast: { F: 'he' }, axis: 'formality', back: '' },
    all(
      'I applied for a patent on my slide. {F}, the examiner, wrote back to ask what it does.',
      'My slide was being copied in three cities, so I went to the Patent Office. {F} had my file there. He said that he only needed to know what it was for.',
    ),
    all(
      'I gave him Claim 1: "A method to {verb.base} {noun1.np} with {noun2.np}, wherein a plurality of intentions is brought into operable proximity with a plurality of outcomes, without limitation to either."',
      'I gave him Claim 1: "A method of the kind \'{verb} {noun1} With {noun2},\' wherein a plurality of intentions is brought into proximity with a plurality of outcomes, without limitation to either."',
    ),
    all(
      'He asked for a working model. I brought the slide. "Which end goes in the wall?" said {F}.',
      '"Do you have one that works?" said {F}. I handed him the slide. He turned it over, to see if there was a crank.',
    ),
    mild(
      "In the end he could not refuse it, since he found no place to put the stamp. It's pending. I have that on my card.",
      '{F} compared it with everything since 1790. It does not get in the way of anything, he said, and shook my hand.',
    ),
    hot(
      'He tested it. He pushed on "{noun1}" with a pencil, and it gave, and it came back. I saw him get interested.',
      'He took it to the lab. He put a weight on "{verb}," and then a larger one. "It goes in," said {F}, "but it won\'t stay in."',
    ),
    hot(
      "He laid an egg in the middle of it and dropped it from the roof. The egg was fine. So he brought his wife's crystal from home.",
      'They packed a light bulb in it, and let it fall down the stairs, four floors. It still burned. "Read me some more," said {F}. "Read me \'{noun2}.\'"',
    ),
    spicy(
      '"You have your patent," said {F}. "Class 206, packing material." I asked him what it was that I\'d invented. "It takes up all the room," he said, "and nothing moves."',
      'It is patented, under "Boxes, Fillers for." I asked {F} if he had seen what "{noun1}" could do for an organization. "Yes," he said. "It keeps everything exactly where it is."',
    ),
    unhinged(
      'It\'s in use around the world. You say it into the carton and tape it shut. A church organ went to Perth in "{noun2}," and in the spring I was shipped to Oslo for a talk, packed in my own words up to the chin.',
      'The freight lines bought it. They speak it in from the top until the box is full. It has carried a glass staircase, and the moon rocks, and this spring they sent me along with it, to Oslo, by sea.',
    ),
    unhinged(
      '{F} met me at the dock with a knife. He cut the tape, and "{verb}" ran out over the floor. "Anything get through to you?" he said. I thought about it, and told him no. He stamped the form.',
      'After five weeks I heard the tape. It was {F}, with the form. He scooped "{noun1}" from around my ears. "Did anything touch you?" he said. Nothing had. He put down that it works.',
    ),
  ),
  plot(
    'soup-bottle-post',
    { style: 'buzzword-soup', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      'I rowed out on the lake to think, and the boat left without me. So I was on an island as big as a tennis court, with a pen, a crate of bottled water and thirty copies of my slide.',
      'On the offsite I took a boat to the island in the lake, and did not tie it to anything. I had my slides with me, thirty of them, a pen, and the water from the workshop, in bottles.',
    ),
    all(
      'I wrote across the first one and threw it in. "{quote}. Early learnings from an isolated environment point to a strong appetite for connectivity, with upside on all shores."',
      'I put my situation into a bottle: "{verb} {noun1} With {noun2}. Early learnings from an isolated environment point to a strong appetite for connectivity, with upside on all shores."',
    ),
    all(
      'At sundown {F} came by, who rents out the boats. She had it in her hand. "Does this mean that you want to get off?" she called. I called back that I would be open to it.',
      '{F}, who has the boats, fished it out and came over. "Do you want to get off, or what is this?" she called. I told her that getting off was certainly on the radar.',
    ),
    mild(
      'She waited for a bit, and took that for a no. I have sent a second bottle, just bumping this up.',
      '"Okay," called {F}. She would be back in the spring. I feel that we left it in a good place.',
    ),
    hot(
      'The next morning there was a bottle on the sand that was not mine. My hands shook. "Love this," it said. "Let\'s find time."',
      'The next morning there was a bottle on the sand that was not mine. My hands shook. "Love this," it said, and below that, underlined twice, "{bonusBuzzword}."',
      'In the night something knocked against the stones. It was another bottle. I broke it open. "Great thoughts," it said. "Adding myself for visibility."',
    ),
    hot(
      'It was from the next island, from a man with another firm, who has been there since June. We have exchanged sixty bottles. We have a name, a logo, and a shared picture of a boat.',
      "He sits on the next island over. He's in transformation, with a rival of ours, and he lost his boat in June. After sixty bottles we are aligned on the water. The land is still in yellow.",
    ),
    spicy(
      'In the fall {F} came with a large boat. "Last trip," she called. "In or out?" We took it back to our islands and talked it over, by bottle. The answer was "{verb}."',
      'On the last day of the season {F} held the boat between our two islands. "Just say yes," she called. I looked at him, and he looked at me. "{verb}," we said. She has left us a tarp.',
    ),
    unhinged(
      'The Coast Guard counts ninety islands by now, each with a man on it and a pen. No ship can get in, because of the bottles. I chair the group on rescue, and we are close to a definition of "shore."',
      'It turned out that there were more of us. It\'s ninety islands, and the Coast Guard has closed the lake, it is all glass from here to the dam. We meet by bottle. "Rescue" is on for the second quarter.',
    ),
    unhinged(
      'Last week they let down the water. It comes up to the ankle, and {F} walked across in sandals to show us. I threw a bottle on the mud, to ask how people felt. "{verb}," they all said.',
      'Then the dam broke, and there has been no lake since. {F} came by on a bicycle. "You can just walk," she told us. We have taken that on board. For now there is a broad majority for "{noun1}."',
    ),
  ),
  plot(
    'soup-witness',
    { style: 'buzzword-soup', cast: { F: 'she' }, axis: 'audience', back: '' },
    all(
      'I was a witness in traffic court, in the matter of a mailbox. I had seen it all from my window. Judge {F} asked me if the car was red.',
      'A car had backed over a mailbox on my street, and I was the witness. It was a small case. "Was the car red?" said Judge {F}.',
    ),
    all(
      '"We {verb.base} {noun1.np} with {noun2.np}," I began, to set the frame, "and through that lens color becomes a conversation, between what was seen and what could be, at pace, across all lanes."',
      '"{verb} {noun1} With {noun2}," I began, to set the frame. "Through that lens color becomes a conversation, between what was seen and what could be, at pace, across all lanes."',
    ),
    all(
      '"Yes or no," said the judge. I told her that I\'d be more comfortable with "directionally."',
      '"Yes or no," said Judge {F}. I offered her "{bonusBuzzword}."',
      'Judge {F} said that she would take a yes, and she would take a no. I offered her a "broadly."',
    ),
    mild(
      '"Strike that from the record," said Judge {F}. The stenographer told her that she had not put any of it in.',
      'She asked the stenographer to read my answer back. It was a drawing of a mailbox. "I\'ll allow it," said Judge {F}.',
    ),
    hot(
      'I was under oath to give the whole of it, and I did. I came to the enablers around noon. The stenographer was rubbing her wrists. The accused held his head.',
      'One swears to tell it all, and I take that seriously. By two I was at the second circle. The bailiff sat on the floor. In front of me the accused had begun to rock.',
    ),
    hot(
      'I asked if we could have the lights down for the next part.',
      "I asked for a glass of water, and told them that I'd now like to go a level deeper.",
    ),
    spicy(
      'I had just come to "{noun2}" when the accused stood up. He is a retired teacher, and for twenty-three months he had denied it. "It was red," he told the judge. "I did it. Please."',
      'I said "{noun1}," and he got to his feet, with his lawyer hanging from his sleeve. "I did it!" he shouted. "I\'d have done it twice!" I was not finished. Judge {F} let him off, since he had served it.',
    ),
    unhinged(
      'The accused broke down before I could begin. Since then the Attorney General wheels me in for all the old cases. I cleared 4,000 by Easter. Seven men have owned up to the same bank, and a boy of twelve did 1911.',
      'The accused gave up at "{noun1}." Now the state has me on a cart, for whatever they could not solve. It is 4,000 so far. In Boise a whole jury confessed, and there was a man who took the blame for the Ice Age.',
    ),
    unhinged(
      'My last was a stolen bicycle, before Judge {F}. There was no one in the dock, but I started anyway. I got as far as "{verb}." She laid down the gavel. "All right," she said. "It was me."',
      'Yesterday it was a missing bicycle, and there was only the judge. "{verb} {noun1} With {noun2}," I said. {F} undid the top of her robe. "It\'s in my garage," she said. "It\'s blue. Was there anything else?"',
    ),
  ),
  plot(
    'soup-mime',
    { style: 'buzzword-soup', cast: { F: 'he' }, axis: 'commitment', back: '' },
    all(
      'For the summer party I had hired {F}, who is a mime. He has not spoken a word since 1994, not even at his own wedding. I gave him my slide, so that people could see it with the whole body.',
      '{F} is a mime, and has been silent since 1994. I got him for our summer party, to act out the slide. I felt that words had only been holding it back.',
    ),
    all(
      '"{verb} {noun1} With {noun2}," it says, "weaving invisible threads of trust into a tangible fabric of momentum, held together by what is not yet there."',
      '"We {verb.base} {noun1.np} with {noun2.np}," it says, "weaving invisible threads of trust into a tangible fabric of momentum, held together by what is not yet there."',
    ),
    all(
      'He read it with his finger. He had just done a man with a dog in a storm. Now he lifted both hands, and they stayed there.',
      'He had opened with the rope and the glass of water, and the children loved it. Then he read the slide, three times. He raised his hands, and lowered them again.',
    ),
    mild(
      'After a while he did the wall. I told people that it was a metaphor. He pointed at me, and did the wall.',
      'In the end he acted out a man who looks for something in all of his pockets. I said it was the best reading of "{noun1}" I had seen.',
    ),
    hot(
      'I tried to help him. He pulled on a rope, and I told him that there was no rope. He leaned into a wind. I said it was more of a climate.',
      '"{noun1}," I said to him, slowly. He made himself very small. "No," I said, "bigger than that." He did a tree, and I had to tell him that it was not rooted in anything.',
    ),
    hot(
      'He took off one glove. There was a line through the white on his cheek. The children had gone very quiet.',
      'He sat down on the grass, on no chair, and got up again. He had begun to sweat through the stripes. My daughter told me to leave him alone.',
    ),
    spicy(
      'Then his mouth came open, and something in it creaked. It was his first word in thirty years. "{noun2}?" said {F}.',
      'He walked up to the microphone. It took him two tries, after all that time, and his wife had run up from the back to hear it. "With what?" said {F}.',
    ),
    unhinged(
      "Before he left he walked around me once, with his hands flat, and shut something. It is a real one. The fire department has tried it with axes. In the land register it's down as a box, six by six, of nothing.",
      "Then he came over, felt along the air on all four sides of me, and turned a key. I can't get out. The building inspector has walked into it twice, and issued a number. I may be visited on the outside.",
    ),
    unhinged(
      '{F} comes by in the evenings. He\'ll let me out as soon as I show him, without words, what it is that I do. I thought of "{verb}," I thought of "{noun2}," and lifted both hands. That was in June.',
      'He has the key. All I need to do is show him what I do, with my hands. I lifted them for "{noun1}." It has been since June, and there is a bird in the left one. {F} nods now and then, to encourage it.',
    ),
  ),
];
