import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../story/plot.ts';

/** Plots of Buzzword Soup: a company that does a verb to one noun with another. */
export const BUZZWORD_SOUP_PLOTS: readonly Plot[] = [
  plot(
    'soup-done-by-lunch',
    { style: 'buzzword-soup', cast: { F: 'he' } },
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
    'soup-career-day',
    { style: 'buzzword-soup', cast: { F: 'she' } },
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
    { style: 'buzzword-soup', cast: { F: 'she' } },
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
    'soup-vows',
    { style: 'buzzword-soup', cast: { F: 'she', M: 'he' } },
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
    { style: 'buzzword-soup', cast: { F: 'she' } },
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
    'soup-weather',
    { style: 'buzzword-soup', cast: { F: 'she' } },
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
    { style: 'buzzword-soup', cast: { F: 'she' } },
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
    { style: 'buzzword-soup', cast: { F: 'he' } },
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
    { style: 'buzzword-soup', cast: { F: 'she' } },
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
    { style: 'buzzword-soup', cast: { F: 'she' } },
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
    'soup-dog-school',
    { style: 'buzzword-soup', cast: { F: 'she' } },
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
    { style: 'buzzword-soup', cast: { F: 'he' } },
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
    'soup-captions',
    { style: 'buzzword-soup', cast: { F: 'she' } },
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
    { style: 'buzzword-soup' },
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
    'soup-polygraph',
    { style: 'buzzword-soup', cast: { F: 'she' } },
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
    { style: 'buzzword-soup', cast: { F: 'he' } },
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
    { style: 'buzzword-soup', cast: { F: 'she' } },
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
    'soup-patent',
    { style: 'buzzword-soup', cast: { F: 'he' } },
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
];
