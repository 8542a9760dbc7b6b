import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../story/plot.ts';

/** An employee said something wise; a leader was in the room, and takes it from there. */
export const FAKE_WORK_PLOTS: readonly Plot[] = [
  plot(
    'wise-lobby',
    {
      style: 'fake-work',
      is: '!role:he',
      cast: { F: 'she' },
      axis: 'exposure',
      back: 'twelve cents',
    },
    all(
      '{employeeRole.np}, {F}, said something today without looking up. "{inspirationalQuote}." I asked her to say it again, so that I could be there for it.',
      '"{inspirationalQuote}," said {F}. She is {employeeRole.np}. I was walking past, and I stopped as if somebody had hired me.',
    ),
    all(
      'I had it put up in the lobby, two feet high, with a name under it. I went with mine, since the light is on me. It comes to twelve cents a day.',
      'It is in the lobby now, in brass. I pay for it, twelve cents a day for the light, so there is my name under it.',
    ),
    all(
      '{F} stood in front of it for a while. "I said that on my break," she said.',
      '"That was on my break," said {F}, in front of the sign. I told her that nothing great belongs to one person. She looked at the name.',
    ),
    mild(
      'So I have had it corrected. Under my name it now says "on a break."',
      'She has asked me to take it down. I told her that if you love something, you have to let it hang.',
    ),
    hot(
      'Visitors shake my hand under it. A banker wept. I told him it had come to me at work. "It did," said {F}. "I was there."',
      'A reporter asked how I came up with it. I said that a leader has to listen. "He does," said {F}. "You can\'t get rid of him."',
    ),
    spicy(
      'For my birthday they gave me a card that everybody had signed. On the front it says, "{inspirationalQuote}." Inside are twelve cents, and a line from {F}: "For the light."',
      'This morning there was a price tag on it. {F} has worked out her share: thirty seconds, at what I pay her. It comes to twelve cents.',
    ),
    unhinged(
      'In June the patent came through, worldwide, also as a thought. For each use she pays me twelve cents. Last week she had it again, behind on her bill, and they shut off the floor.',
      'I own it in all languages now, spoken or felt. It is twelve cents a use. {F} fell quiet in May. By August three departments had.',
    ),
    unhinged(
      'I stood there in the dark. "{F}, say something," I said. She held out her hand for the twelve cents.',
      'I begged her for one word. "Twelve cents," said {F}. It was two. I owe her for both.',
    ),
  ),
  plot(
    'wise-light-switch',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'audience', back: '' },
    all(
      'I fly around the world to tell large rooms one sentence. It is by {a employeeRole.bare}, which always gets a sigh. "{inspirationalQuote}."',
      'My talk is one sentence long, and it took me around the world. {a employeeRole.bare} said it. "{inspirationalQuote}."',
    ),
    all(
      '{F} comes with me. She is the one who said it. I have her by the light switch.',
      'The person who said it is called {F}. I take her along, for the light.',
    ),
    all(
      'I let the hall go dark. That is {F}. Then I whisper it once more, and she brings up the sun.',
      'On the last word I close my eyes, and she turns off the hall. I have had grown men reach for each other.',
    ),
    mild(
      'Last night a man in the back asked what it means. I looked over at {F}. She turned off the light.',
      'Afterward somebody asked what she is like as a person. I said she is very reliable, on and off.',
    ),
    hot(
      'A woman in row two asked if we could hear it from {F} herself. I laughed, and so did the hall. I said she would only say it.',
      '"Could {F} say it?" called somebody. I told them kindly that she had already had her turn.',
    ),
    hot(
      '"What does she get for it?" said another one. I said you can\'t put a price on a thing like that. "He found one," said {F}.',
      'Then they asked me what I pay her. I said that wisdom is its own reward. There was a click, and for a second it was very dark.',
    ),
    spicy(
      'When I looked up from my bow, they had all turned around. They were clapping at the switch.',
      'I got a standing ovation. At least I heard one. {F} had gone home, and it was dark.',
    ),
    unhinged(
      'By now they come for the light. We sold out a stadium: {F} turned it on, once, and 60,000 people were better off. Two of them could see.',
      'A commission has looked into the sentence and into the switch. It was the switch. It is protected now, and {F} has been given the night, from coast to coast.',
    ),
    unhinged(
      '"And what do you do?" a reporter asked me. I told him I say what she said. {F} turned off the light.',
      'I asked her for a little more day, for my talk. {F} thought about it. "{inspirationalQuote}," she said. It did not get brighter.',
    ),
  ),
  plot(
    'wise-quota',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'rank', back: '' },
    all(
      '"{inspirationalQuote}." {F}, {employeeRole.np}, said that with her mouth full. I moved her to a corner office the same afternoon, so that there would be more.',
      '{employeeRole.np}, {F}, said it over a sandwich: "{inspirationalQuote}." By four I had her in a room with a window, and a man to write things down.',
    ),
    all(
      'I gave her a quota of one a day. I thought that was generous. The first one had only taken her a sandwich.',
      'We agreed on one a day. I agreed. I do not want to rush it.',
    ),
    all(
      'On the first morning I came in with a pen. She looked at the wall for an hour. "It\'s warm in here," said {F}. I wrote that down.',
      'The first day I sat across from her until noon. "Is there a vent?" said {F}. I got goose bumps, and passed it on to all sites.',
    ),
    mild(
      'We have had it translated. In French it is even warmer.',
      'I have thought about it all week. Yes, it is. But for whom?',
    ),
    hot(
      'On the second day it was "Is this a test?" On the third, "I have work to do." You can see that it is one long thought, and it is getting darker.',
      '"I have work to do," was the second one. The third was "Please." I think she is stripping it down.',
    ),
    hot(
      'I had the three of them bound, with a ribbon, for our customers. Orders are up. One wrote that he also has work to do.',
      'We print them on our invoices. Since then people have paid at once, and a few asked if she is all right.',
    ),
    spicy(
      'On the fourth day she brought me one in writing. "I quit," it says. I have read it to the whole company. It is her best.',
      'Then she gave me the last one, on paper, with a date. "I quit." It is two words. I have them over my bed.',
    ),
    unhinged(
      'It moved people. By noon it was company policy, and under the policy all 300 of us have quit, from today, with my signature. The buildings were sold to the man with the pen.',
      'I made it our mission statement the same day, so it is binding. The software has quit, and the elevators. The river has withdrawn from the property line.',
    ),
    unhinged(
      'I met {F} by the exit with her plant. I asked if she had just one more. "It\'s warm in here," she said.',
      '{F} held the door for me. I asked if that meant something. "It\'s a door," she said. I wrote that down.',
    ),
  ),
  plot(
    'wise-bag',
    {
      style: 'fake-work',
      is: '!role:she',
      cast: { F: 'he' },
      axis: 'commitment',
      back: "That's my bag",
    },
    all(
      'I learn from the people I could replace. "{inspirationalQuote}," {employeeRole.np} said on the phone, to somebody who was not me. I have sat next to him ever since.',
      'Greatness is often two floors below you. "{inspirationalQuote}," I heard {employeeRole.np} say. I had my chair brought down that day.',
    ),
    all(
      'His name is {F}. He moved over, to make room. I moved with him.',
      '{F} said that I could have the desk. I told him that I did not want the desk.',
    ),
    all(
      'In the first week he said one thing. "That\'s my bag," said {F}. I have not stopped thinking about it. Whose bag is it, in the end?',
      '"That\'s my bag," he said on the second day. I let go of it. I have read a lot of books on letting go, and they were longer.',
    ),
    mild(
      'Today {F} ate in his car. I got the passenger seat.',
      'He has asked for a door. I told him that he is the door. He still wants it.',
    ),
    hot(
      '"Can I help you?" said {F} in the second week. I had been asking customers that for twenty years. I had never meant it like that.',
      '"Is there something you need?" said {F}, after ten days. I called our whole sales force to hear how he says it.',
    ),
    hot(
      'His wife came to pick him up and asked who I was. {F} watched the road for some time. "He\'s the CEO," he said. She locked the doors.',
      'At his home there was no chair for me, so I stood. "He\'s from work," he told the children. The little one asked how long I would be from work.',
    ),
    spicy(
      'He gave notice, and I shook his hand. He has found a place where he sits alone. I start there on the first.',
      '{F} has left us for another firm. I asked them about him. They say that he is quiet, and asked why I was in his chair.',
    ),
    unhinged(
      'Over the winter we grew together at the elbow. It has been entered with payroll: one badge, two faces, one salary. It is his.',
      'A doctor was called in. We have shared a shoulder since March, and by the tax code I am a dependent.',
    ),
    unhinged(
      'They asked us if we want to be separated. I asked {F} to speak for both of us. "That\'s my bag," he said.',
      'The surgeon asked what should stay with whom. {F} pointed at the floor. "That\'s my bag," he said. "The rest is his."',
    ),
  ),
  plot(
    'wise-raise',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'cost', back: 'four percent' },
    all(
      '{F}, {employeeRole.np}, came to see me about four percent. At the door she said something else. "{inspirationalQuote}." I asked her to sit down.',
      '{employeeRole.np}, {F}, wanted to talk to me about four percent. Then she said it. "{inspirationalQuote}." I forgot why she had come.',
    ),
    all(
      'I told her what that had done to me. It took all of lunch. My eyes were not dry.',
      'I was honest with her. I said that I would remember this hour when I am old, on my boat.',
    ),
    all(
      '"And the raise?" said {F}. I said she had just given me something that money can\'t buy. "I know," she said. "I\'d like to stop doing that."',
      '"So what about the raise?" she said. I told her that a gift like hers must not be spoiled with money. {F} said that she would like it spoiled.',
    ),
    mild(
      'She has stopped. I miss it. I asked what it would take to have it back. It was the same number.',
      'I have given her the afternoon to think about it. She has billed me for it, with four percent on top.',
    ),
    hot(
      'I had it framed for her instead: oak, glass, a small lamp. She asked if she could have the lamp at home.',
      'So I gave her something lasting. It hangs above her desk, in oak. She has had it valued. The frame is good.',
    ),
    hot(
      'It got around. This morning there were eight people outside my door, each with something wise.',
      'Since then they come to me all day, one after the other, and close the door. You would not believe how deep this company is.',
    ),
    spicy(
      'I listened to all of them. It is remarkable. They each had their own way of saying it, and each time it was four percent.',
      'They all speak from experience, and it always comes down to one truth. The truth is four percent.',
    ),
    unhinged(
      'Our auditors have put the sentence on the books at $14 million. We had to insure the mouth. {F} now eats under guard, and may not be yelled at by a dog.',
      'It is in the balance sheet at $14 million, next to the plant in Denver. When {F} had a cold, we were in default.',
    ),
    unhinged(
      '"I\'m hungry," she said last week, and we lost eight points before I could ask her if she meant us. We have recovered some. It is four percent.',
      '{F} came up with her guards. I asked her if she still had a wish. "Five," she said.',
    ),
  ),
  plot(
    'wise-only-rule',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'rank', back: '' },
    all(
      'For years we ran on a strategy of 90 pages. Then I heard {F}, the {employeeRole.bare}, on the stairs. "{inspirationalQuote}." I threw out the 90 pages that night.',
      'I used to lead by a binder. Then {employeeRole.np}, {F}, said one sentence on the stairs. "{inspirationalQuote}." The binder is holding a door now.',
    ),
    all(
      'It is our only rule. I had her explain it to the managers. "Explain what?" said {F}. They wrote that down as well.',
      'Everything we do follows from it. I asked {F} to take the managers through it. She thought they were there for the copier. They have a slide about that.',
    ),
    all(
      'In the first week we turned down a customer because of it, and hired a man. They had both asked about parking.',
      'We closed one plant under it and opened another. It was the same plant.',
    ),
    mild(
      'It has been our best month ever. I asked {F} what did it. "You were away," she said.',
      'Sales are up. I asked {F} how she explains that. "With the stairs," she said. "I\'m on them less."',
    ),
    hot(
      'A consultant came to see how it works. He looked at it for a day and asked if that was all. "No," said {F}. "We also do our jobs."',
      'We had a consultant in. He asked me what we do when the sentence does not apply. I looked at {F}. "We work," she said.',
    ),
    spicy(
      'His report is half a page long. Keep the sentence, it says. Keep {F}. It does not go on.',
      'He has recommended one cut. I was proud that it could be done with just one. I have a box here with a plant in it.',
    ),
    unhinged(
      'In May the state adopted it in place of the constitution, which was longer. There was one vote against. It was from {F}.',
      'It has been law since May. It replaced the other ones. Murder is still illegal, but you have to read it between the words.',
    ),
    unhinged(
      'She spoke in the Senate for four minutes. "I was on the phone with my mother," said {F}. They stood for it.',
      'They asked {F} what the founder had meant by it. "The third step," she said. "It\'s loose."',
    ),
  ),
  plot(
    'wise-yogurt',
    {
      style: 'fake-work',
      is: '!role:he',
      cast: { F: 'she' },
      axis: 'commitment',
      back: 'Shake well',
    },
    all(
      'I have lived by one sentence for a year. It is from {F}, {employeeRole.np}, a quiet woman. "{inspirationalQuote}."',
      'A year ago {employeeRole.np}, {F}, said this to me in the elevator: "{inspirationalQuote}." I got out on the wrong floor, and I have never gone back.',
    ),
    all(
      'I forgave my brother because of it. I asked my wife a second time. I sold the boat.',
      'It made me call my brother, after twenty-two years. I sold the boat and gave up cheese.',
    ),
    all(
      'At the company dinner I asked {F}, with a microphone, where such a thing comes from. "From a yogurt," she said. "It was in the lid."',
      'I thanked her in front of all of them and asked her what she had gone through, to know that. "A yogurt," said {F}. "It\'s in the lid."',
    ),
    mild(
      'I have asked her not to tell my wife. She asked which part.',
      'I took a moment. Then I asked her for the flavor. It was peach. I had felt that.',
    ),
    hot(
      'There was a silence. I asked what else it had said. {F} had to think. "Shake well," she said.',
      'I did not let it show. I asked her if there was more where that came from. "Shake well," said {F}.',
    ),
    hot(
      'I have done it with the whole company since, one department at a time, from the top. You would not believe what comes loose.',
      'I took that to heart. I have shaken Accounting, and both halves of Sales. There was fruit at the bottom.',
    ),
    spicy(
      'On the way out {F} remembered one more line. "Best before March," she said. I have called my brother.',
      '"There was a date on it, too," said {F}. It was March. I am buying back the boat.',
    ),
    unhinged(
      'So I bought the dairy. They have had me put under the foil, as the founder, at 40,000 a day. People lick me before they read me.',
      'I took over the dairy, and by the food law a founder has to be on the lid. It is not a picture. I come with a spoon, and I keep for three weeks.',
    ),
    unhinged(
      'Today {F} got me at lunch. She read all of me. "I had hoped for peach," she said.',
      '{F} opened me yesterday. I told her everything that I have learned. "Shake well," she read, and did.',
    ),
  ),
  plot(
    'wise-witness',
    {
      style: 'fake-work',
      is: '!role:he',
      cast: { F: 'she', G: 'he' },
      axis: 'audience',
      back: 'sink',
    },
    all(
      'A thing like that is said once in a career, and I was there. "{inspirationalQuote}," said {F}, {employeeRole.np}. I was at most fifteen feet away.',
      'I do not like to boast, but I was in the room. {employeeRole.np}, {F}, put down her cup. "{inspirationalQuote}," she said. I saw the cup.',
    ),
    all(
      'Now {G} from Sales goes around saying that he was there. He says that he was at the sink.',
      'Since then {G} in Sales has begun to tell people that he heard it, too. From the sink.',
    ),
    all(
      'I asked {F} to settle it. "I thought I was alone," she said.',
      'We went to {F} together, so that she could say who was there. She looked at us for a while. "I was talking to a lid," she said.',
    ),
    mild(
      'We have agreed that I was at the door and {G} was at the sink. {F} has agreed to knock.',
      'So we share it. I tell it on even days, {G} on odd ones. {F} has started to eat at her desk.',
    ),
    hot(
      'I had it measured. From the sink you can only hear the second half. {G} has built his whole leadership on the second half.',
      'An acoustics firm has tested it, with cups. At the sink you get the last three words. {G} has led a division by those for a year.',
    ),
    hot(
      'He brought out a book about it. So I brought out mine, with the first half.',
      'He gives seminars on it. So do I. Between us the people get the whole thing, but not on the same day.',
    ),
    spicy(
      'They are sold as a set now. {F} bought one, at full price, to see what she had said.',
      '{F} came to one of mine, and to one of his. "You were both at the coffee," she said. "I was at the sink."',
    ),
    unhinged(
      'By now there are 4,000 who were there. They have a ribbon, and a reunion. The kitchen has been built again, life size, with room for everybody but {F}.',
      'The list of those who were there is kept by the state. It is at 4,000. To make it add up, they have moved the sink out to the fairgrounds.',
    ),
    unhinged(
      'This year she came by with a cup and asked if she could get to the sink. "Were you there?" said {G}.',
      '{F} came up to the ropes with her cup. {G} looked for her on the list. "You can wash it after the re-enactment," he said.',
    ),
  ),
  plot(
    'wise-machine',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'cost', back: 'invoice' },
    all(
      '{F} is {employeeRole.np}, and she said the truest thing that I have heard at work: "{inspirationalQuote}." I have had a machine built that says it, too.',
      '"{inspirationalQuote}," said {F}, {employeeRole.np}, and I knew that this had to scale. I had it built.',
    ),
    all(
      'The invoice was $200,000. It has her voice. She trained it for a day: she said it, and it said it.',
      'It sounds just like her. She sat with it for a day, and at the end they could not tell which one had signed the invoice.',
    ),
    all(
      '"Does it do the work as well?" said {F}. I told her I had only ever quoted her for the one thing.',
      '"What about the rest of what I do?" said {F}. I asked her if that was also in a sentence.',
    ),
    mild(
      'So now I have both. One of them says it, and the other goes home at five.',
      'I asked the machine who is the original. It said it. {F} said, "Me."',
    ),
    hot(
      'On the first morning somebody called it about an invoice. "{inspirationalQuote}," it said. He called again, with less time.',
      'A customer asked it where his invoice was. "{inspirationalQuote}," it told him. He has asked to speak to a person, in writing.',
    ),
    hot(
      'By noon four people had hung up moved. One sent flowers. He still needs the invoice.',
      'We have since had two letters of thanks and a bailiff.',
    ),
    spicy(
      'I asked {F} to take care of it. She bent down to the machine. "You heard him," she said, and got her coat.',
      'I asked {F} where the invoice really was. She gave me a warm look. "{inspirationalQuote}," she said. She had trained on it, too.',
    ),
    unhinged(
      'In August they made the machine a partner. It has my office and my boat, and by its contract I am the one who is in the room when it says it.',
      'It has been promoted over me. It took a course in leadership, and now it stops behind my chair and asks me to say something.',
    ),
    unhinged(
      'It came to me today about an invoice. "{inspirationalQuote}," I said. It has ordered a machine.',
      'I told it everything that I know. It asked {F} if she wanted me. "Does it do the work as well?" said {F}.',
    ),
  ),
  plot(
    'wise-statue',
    { style: 'fake-work', is: '!role:she', cast: { F: 'he' }, axis: 'formality', back: 'keys' },
    all(
      'I was looking for my keys when {employeeRole.np}, {F}, said it, just like that: "{inspirationalQuote}." I stopped looking.',
      '"{inspirationalQuote}." {employeeRole.np}, {F}, said that to me while I was looking for my keys. I see it as the day I found them.',
    ),
    all(
      'I decided that he should have a monument. He asked if he could have a chair instead, at the register. I said that a chair is a chair.',
      'I told him I would have him cast in bronze. "I need gloves," said {F}. I said you could not see them in bronze.',
    ),
    all(
      'It was unveiled in the parking lot. He is twenty-three feet tall, and I am next to him, pointing at him, at ten.',
      'It is two figures. He is the one who speaks. I am the one who hears it, so I am in front.',
    ),
    mild(
      '{F} was there for the unveiling. He held the cloth. "Who is that in the back?" he said.',
      'He has asked who will clean it. It is in his contract, under Surfaces.',
    ),
    hot(
      'The pigeons went to him at once. I have had a man come in to see if they could be spread out.',
      'Somebody left flowers. I looked at the card. "To the one who has to stand there," it said, with an arrow.',
    ),
    spicy(
      'I asked {F} how it feels to be so large. He was up on the ladder, at my ear. "You dropped your keys in the concrete," he said.',
      '"It\'s on my spot," said {F}. He takes the bus now. I would drive him, but I still have not found my keys.',
    ),
    unhinged(
      'On the first of the month the bronze came to work. It has his badge, it does not need gloves, and the union has let it in. Mine has a seat in the management and has not said a word.',
      'By spring the bronze had been here longer than {F}, so by seniority it got his post. I have been replaced as well. The other one has better posture, and listens.',
    ),
    unhinged(
      '{F} and I share the bus stop now. "{inspirationalQuote}," I said. He nodded. "Are those your keys?" he said.',
      'I asked {F} what he had meant by it at the time. "I meant your keys," he said. "They were in the door."',
    ),
  ),
  plot(
    'wise-wedding',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'audience', back: 'day off' },
    all(
      '"I need a day off," said {F}, {employeeRole.np}. "There\'s a wedding." I gave it to her, unpaid, and decided to surprise her with a toast.',
      '{employeeRole.np}, {F}, asked for a day off because there was a wedding. I said yes at once, without pay, and had my good suit cleaned. She would not expect me.',
    ),
    all(
      'After the soup I tapped on my glass. "Let me tell you who this woman is," I said to 160 guests. "She told me in passing, \'{inspirationalQuote}.\'"',
      'I stood up before the main course, in front of 160 guests, and told them what she had once said to me without even stopping. "{inspirationalQuote}."',
    ),
    all(
      'I told the groom that he had no idea what he was getting, and at what price. His mother had to be held.',
      'I said that a man who has her is rich, and that I should know. The groom cried into the napkin, and so did the drummer.',
    ),
    all(
      '"To {F}!" I said. They all got up, the bride as well. She asked the groom who that was.',
      'Then I raised my glass to {F}. The bride looked to her left and to her right. Her name, it turned out, was Susan.',
    ),
    all(
      'There was a tap on my shoulder. {F} was standing behind me in an apron, with a tray. "Chicken or fish?" she said.',
      '"Chicken or fish?" said a voice at my ear. It was {F}. She does weddings when she gets a day off.',
    ),
    mild(
      'I had the fish. I told her how good it is to see her out among people for once.',
      'I was so proud of her. I asked for the chicken, and told the bride that she could call me at any time for a reference.',
    ),
    hot(
      'I was moved, and tapped on the glass again. I asked the whole room to look at her hands, and drank to work.',
      'So I raised my glass a second time. This, I told them, is what I mean at the office when I speak of hunger.',
    ),
    spicy(
      'The father of the bride came over and asked {F} who I was. She put down the tray. "He\'s why I need a second job," she said.',
      '"Is he one of yours?" the bride\'s father asked {F}. "No," she said. "He\'s the reason that I do weddings."',
    ),
    unhinged(
      'But the registrar still had his book open, and under state law a vow is whatever is said first, with a glass. All 160 guests, the couple and the band are now joined to our company, until death.',
      'It could not be undone. The registrar had taken down what I said as the vows, and it covers everybody who stood up. I have been married to 160 guests and a drummer, on behalf of the firm.',
    ),
    unhinged(
      'Last week all 160 came into my office, with {F} in front, and asked for a day off. There was a wedding, they said. I am working on my toast.',
      'This morning they were all at my door and wanted a day off. "There\'s a wedding," said {F}. I have had the suit cleaned again.',
    ),
  ),
  plot(
    'wise-translated',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'formality', back: '' },
    all(
      '"{inspirationalQuote}," said {F} in the hall. She is {employeeRole.np}. We have offices in nineteen countries, and I sent it to nineteen translators that same day.',
      '{employeeRole.np}, {F}, said this to me: "{inspirationalQuote}." I did not want to be the only one who has it, so I had it put into nineteen languages.',
    ),
    all(
      "The bill was higher than {F} is. They explained to me that it isn't easy. In most languages you have to know who was being spoken to, and how politely.",
      'It cost more than she does. You cannot just translate it, they told me. First you have to know what the speaker thinks of the other person.',
    ),
    all(
      'It was me, I told them. The Polish one asked if she had used the form with respect or the one without. He called {F}. It was the one without.',
      'I told them she was speaking to me. In Polish there is a polite form and another one, and so they called {F}. She asked how soon she could have the other one.',
    ),
    mild(
      'In Finnish you can leave out the person altogether. {F} asked if we could do that here.',
      'Then they rang her about the Hungarian, where there are four forms. She had them read out twice, and has ordered the last one for the office.',
    ),
    hot(
      'In Hungarian there are four. A man with a soft voice read them to her over the phone, from a prince down to a small child. "And is there one below that?" said {F}.',
      'Hungarian has four levels, and a patient man went down all of them with her. The last is for a child who has eaten the chalk. {F} asked him to keep going.',
    ),
    hot(
      'He found her one, in a valley with 3,000 people and no road. You use it to a man who stands in a doorway and thinks that the house is his.',
      'There is a valley in the mountains, he said, with 3,000 speakers. They have a form of address for somebody who is in the way and takes it for a calling.',
    ),
    spicy(
      'She took that one right away. I have had it carved over my door, in their script. Word for word, it says "goat, but not ours."',
      'That was it, said {F}. I had them send it to me on a plate. I looked up the first half. It is the word for "goat." The second half is regret.',
    ),
    unhinged(
      'It spread. By May it had been entered in all nineteen grammars, with a small photo. Every language now has an I, a you, a he, a they, and me.',
      'In spring all nineteen took it over, by treaty. There is a first person, a second and a third, and after "they" there is mine. It does not take a verb.',
    ),
    unhinged(
      '{F} wished me a good morning today, in my own form. You do it by closing the door.',
      'I said it to a waiter in Lisbon, in perfect Portuguese: "{inspirationalQuote}." He looked right through me, took my chair and gave it to a lady. Grammatically, it was free.',
    ),
  ),
  plot(
    'wise-lullaby',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'audience', back: '' },
    all(
      'Our little girl had not slept through in three years. One night I put the phone to the crib and called {F}, {employeeRole.np}. "{inspirationalQuote}," she said, as she does at work.',
      'My daughter would not go to sleep, for three years. Then I had {F}, {employeeRole.np}, say to her over the phone what she says at the office: "{inspirationalQuote}."',
    ),
    all(
      'She was asleep before the end of it. So was my wife, in the doorway, with a hand on the light.',
      'It was quiet at once. My wife lay down on the rug and slept as well, with her shoes on.',
    ),
    all(
      'I have {F} call us at seven every night now. She asked what I pay for that. It is a lullaby, I told her, and money would wake the child.',
      "Since then {F} has had to be on the phone at seven. I don't pay her for it. I told her you can't put a price on a child, and this one is mine.",
    ),
    mild(
      'I wanted to do it myself last night. I put in all the pauses. "Now the lady," said my daughter.',
      'Yesterday I said it to her myself, with more voice. She listened to the end and sat up. She had questions.',
    ),
    hot(
      'A friend of mine runs a radio station and put her on at bedtime, for parents. In the fall there was not a sound in our county until breakfast.',
      'It went out on the radio from September on, ten seconds at bedtime. Along the river you saw the lights go off, and the police started a choir.',
    ),
    hot(
      'Only I lay awake. I had it played through the night. I had {F} say it to me in person, slowly, and I took notes.',
      'It did not work on me. I had it said by my bed and through a pipe. I had {F} on the line until two, and told her what it did to me.',
    ),
    spicy(
      'In the end I asked her what the others do that I don\'t. "They listen," said {F}, and hung up.',
      '"What am I doing wrong?" I asked {F}. I could hear her look for the words. "You\'re talking," she said.',
    ),
    unhinged(
      'In March it went out on every station at once, and the country has been asleep ever since. It is legal, it has been signed. The form says, "Shh."',
      'In March somebody sent it over the satellite. The whole country has slept since, by decree, and the army goes around at night and tucks in what has come loose.',
    ),
    unhinged(
      'I am the only one up. There was a note from {F} on her desk. "It only works if you listen," it says. I have read it out loud in every city.',
      'I walk around in it and look for somebody to tell. On the door of {F} I found a note for me. "You have to listen," it says. I gave it a talk.',
    ),
  ),
  plot(
    'wise-hostages',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'audience', back: '' },
    all(
      'In the fifth hour of our staff meeting I heard a voice from the last row. It was {F}, {employeeRole.np}. "{inspirationalQuote}," she said. I had the doors locked, so that we could stay with that.',
      'I had been speaking to the staff for five hours when {employeeRole.np}, {F}, put up her hand. "{inspirationalQuote}," she said. I was so moved that I locked the doors and began again.',
    ),
    all(
      'Toward eight there were blue lights outside. "How many do you have?" said a man with a megaphone. "Ninety," I called down. "It\'s going very well."',
      'Around eight a man with a megaphone asked me how many people I had in there. I opened the window. "Ninety," I said, "and I wish it were more."',
    ),
    all(
      'He wanted to hear from somebody that they were all right. I held {F} up to the window. "{inspirationalQuote}," she said. "We\'ll get you out," said the megaphone.',
      '"Let me talk to somebody," he said. I let {F} say it again, down to the street: "{inspirationalQuote}." It was quiet, and then he told her to stay strong.',
    ),
    mild(
      'He asked me what I wanted. "To be heard," I said. They talked about it for some time. "We can\'t do that," he said.',
      'He offered me a helicopter. I told him that I was only on slide 40.',
    ),
    hot(
      'We built up trust. As a sign of good faith I gave him Sales, and got a dozen pizzas. For Accounting he sent in a charger.',
      'It went on all night. I let him have Accounting for a charger and some pizza. He got Sales for nothing, they had jumped.',
    ),
    hot(
      'By dawn there was only {F}. I told him that she was the best I had, and that I would not give her up for any money in the world.',
      'When it got light I had nothing left but {F}. I said she was priceless. "Name something," he said.',
    ),
    spicy(
      'He asked me for a number. I thought of what I pay her in a year, and called it down. There was a rustle. He had that on him.',
      'I have never been good with numbers, so I told him her salary. He looked in his jacket. "I\'ll need a receipt," he said.',
    ),
    unhinged(
      'It could not be ended, so it was recognized. I am a meeting under international law. Planes go around me, and whoever comes within ninety feet has attended.',
      'They gave up on the doors, and the ministers of eleven countries signed. I am in session for good now, with a zone of ninety feet around me. A heron flew through last week, and it has been put down for a task.',
    ),
    unhinged(
      'In June I got a mailman. {F} has the megaphone now, at twice the pay. She asked me what I wanted for him. "Say it," I said. "{inspirationalQuote}," said {F}. I let him go.',
      'I have a mailman since June. {F} works for the other side, and earns well. "You don\'t have to answer him," she told him, through the megaphone. "He can do both."',
    ),
  ),
  plot(
    'wise-lighthouse',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      '"{inspirationalQuote}," said {F}, {employeeRole.np}. I could not give her more money, so I gave her more reach. I bought a lighthouse and put her in it.',
      '{employeeRole.np}, {F}, said, "{inspirationalQuote}." You do not leave a mind like that in an office. I found it a lighthouse, at the same salary, with a view.',
    ),
    all(
      'Every night she flashes it out to sea, letter by letter. I go up there with her and stand at the front, so that she knows it is seen.',
      'She sends it in Morse, from dusk to dawn, and I come along and stand by the glass. People should feel that there is somebody behind it.',
    ),
    all(
      'Captains began to come closer, to read it better. The first was a ferry. He told me that it had touched him, from below.',
      'Ships have come in much nearer since. A man with a ferry said that he had been moved by it, about ninety feet.',
    ),
    mild(
      'I asked {F} if she can feel up there how many she reaches. "I can hear them," she said.',
      'The harbor has asked us what the light used to say. {F} had found it in a drawer. It used to say "Rocks."',
    ),
    hot(
      'In October there were twelve of them on the rocks. I rowed out with a survey. Seven would recommend us.',
      'By the fall we had twelve that stayed. I had soup taken out to them, and a form where they could say what it had done to them.',
    ),
    hot(
      'Then {F} sent a new one, only three letters long. "SOS," it says. I have it on my mug. We are still collecting what it stands for.',
      'One night she came out with something of her own. "SOS," over and over. I held a workshop on what each of the letters means to us.',
    ),
    spicy(
      'The coast guard came up to see what was wrong. Nothing was wrong with the light, they said. There was something in front of it. "Could he stand somewhere else?" they asked {F}. "I\'ve tried," she said.',
      'Last night the coast guard was up there. They looked at the lamp, and at {F}, and then at me. "How long has that been in front of it?" they said. "Thirteen years," said {F}. "He used to be in front of my desk."',
    ),
    unhinged(
      'I have been entered on the charts since. I am a dark patch, seventeen miles long, and I turn three times a minute. Ships pay a toll to be led around me.',
      'It is official now. On the charts I am a shadow of seventeen miles that goes around with the light, and a convention of the sea has given me a name, so that sailors can say it.',
    ),
    unhinged(
      'There are four hundred ships lying out there in me. Last night they all sounded their horns together, in Morse. I had {F} read it to me. "{inspirationalQuote}," she said.',
      'Yesterday four hundred captains who are stuck in me sent a signal, all at once. "What do they want?" I asked {F}. She read along with her finger. "{inspirationalQuote}," she said.',
    ),
  ),
  plot(
    'wise-museum',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'rank', back: '' },
    all(
      '"{inspirationalQuote}," {F} said once. She is {employeeRole.np}. A museum wanted the chair that she had said it on. I told them that {F} comes with it.',
      'The Museum of Labor asked me for the chair on which {employeeRole.np}, {F}, had said, "{inspirationalQuote}." They got it, with {F} on it.',
    ),
    all(
      'She is in room six, behind a rope. They keep her at 68 degrees, and she may not be touched.',
      'They put her in room six, by herself, at 68 degrees. The light is soft there, and it is forbidden to speak to her.',
    ),
    all(
      'I went to see her in the second week. She looked ten years younger. I held up a file, and a guard led me back behind the line.',
      'When I came by she had color in her face. I waved with something that had to be signed. A guard asked me not to upset the collection.',
    ),
    mild(
      'The guard told me that they close at five. I asked what she does then. "She goes home," he said. I would never have thought of that.',
      'I read the sign below the rope. "{employeeRole.bare}," it says. "Do not feed." I was glad that we have always kept to that.',
    ),
    hot(
      'It got around in the office. Forty of our people have written to the museum, and asked if they were old enough.',
      'Then the others heard how warm it is. My assistant went over in her lunch hour with a rope of her own.',
    ),
    hot(
      'They took them all, and we are a whole wing. The last room is our open office, as it was. School classes go through it holding hands.',
      'By the summer they had everybody. There is a wing, and at the end, in the dark, you can press a button and hear me come in.',
    ),
    spicy(
      'On the way out I looked at the little card under {F}. "From a private owner," it says. "In remarkable condition, considering how it was kept."',
      'There is a card under each of them. I bent down to read the one for {F}. "{employeeRole.bare}," it says. "Saved."',
    ),
    unhinged(
      'In spring the state made her a national treasure, and she cannot be given back. She has a flag, a birthday and two soldiers, and wars have to stay a mile away from her.',
      'She was put under the protection of thirty countries in spring. When {F} sneezes there is a report to Paris, and I am named in it, under "Dust."',
    ),
    unhinged(
      'I wrote to them that they might want the man who found her. They have me in the gift shop. You squeeze me, and I say, "{inspirationalQuote}." I am half price.',
      'I offered myself as well, for room six. They held me up to the light. I am in the shop now, between the erasers and the {F} calendar, and when a child presses my stomach I say, "{inspirationalQuote}."',
    ),
  ),
  plot(
    'wise-gift',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'cost', back: 'fifty dollars' },
    all(
      '"{inspirationalQuote}." {employeeRole.np}, {F}, gave me that for nothing, and I have told forty halls what it is worth. I say three million.',
      '{employeeRole.np}, {F}, gave me a sentence once: "{inspirationalQuote}." I put its value at three million dollars, and I have said so in forty halls.',
    ),
    all(
      'Our compliance officer was in the last one. A manager may not take anything from his people that is worth more than fifty dollars. A mug is fine, he said. A ham is a talk.',
      'In the last hall sat our compliance officer. He read me the rule. What an employee gives a manager may be worth fifty dollars at the most, with the ribbon.',
    ),
    all(
      'I said it was a thought, and not a gift. He asked what I had given {F} for it. I had to admit that in that case it was a gift.',
      '"Did you pay for it?" he said. I told him that {F} and I do not think in those terms. He put a tick next to "Gift."',
    ),
    mild(
      'I may keep it if I say that it is not worth that much. I said so, in front of {F} and two witnesses. She asked if she could have it in writing, for her mother.',
      'He has let me off. From now on I may be moved by {F} up to fifty dollars a year. I was through with that by lunch.',
    ),
    hot(
      'It had to go back to her, in its original condition. By then I had used it on three continents, and a boat is called that.',
      'I had to return it to {F}, unused. I had it sewn on a pillow by that time, and had proposed with it.',
    ),
    hot(
      'It was handed over in Room 2, in a sealed bag. {F} held it up to the lamp. "It\'s been opened," she said.',
      'So I gave it back, in a bag, against a signature. {F} turned it over. "There\'s some of him on it," she said.',
    ),
    spicy(
      '"Then he\'ll have to buy it," said the man from Compliance, "at the value that he declared." {F} had brought a pen.',
      'The compliance officer looked it up. If it can\'t go back, it has to be paid for. "What did he say that it was worth?" he asked. {F} had been to all forty.',
    ),
    unhinged(
      'She would not take it like that, so it was destroyed. They got it out of me at the county, under a lamp, along with everything that I had done because of it. That was 2019.',
      'It had to be removed instead. It was done on one afternoon, by a notary with tongs, and it weighed four ounces. All that hung on it came out as well: a speech, a marriage and most of Denver.',
    ),
    unhinged(
      'This morning {F} looked at me and opened her mouth. It looked like more than fifty dollars. I hummed until she was gone.',
      "Yesterday in the elevator {F} said something to me. I had my fingers in my ears. It had at least four words, and I can't go over fifty dollars.",
    ),
  ),
  plot(
    'wise-custody',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'commitment', back: '' },
    all(
      '"{inspirationalQuote}." {F}, {employeeRole.np}, says that it is hers, because she said it. I say that it is mine, because it did something to me. So we went to court.',
      'A judge had to decide who the sentence belongs to. {F}, {employeeRole.np}, had only said it. I had been there for it every day since. "{inspirationalQuote}," it goes.',
    ),
    all(
      'He had us both say it for him. {F} said it to the wall, and yawned. I used my hands, and went down on one knee for the end.',
      'Each of us had to say it once. {F} was done in two seconds. I did it in four, with the lights down, and the stenographer took off her glasses.',
    ),
    all(
      'The judge thought about it. Then he said that he would have it cut in two, and each of us would get half. I asked for the half with the verb.',
      '"I could have it divided," said the judge, "down the middle." I thanked him for a wise decision, and asked which of the halves was longer.',
    ),
    mild(
      '"He can have it," said {F}. "I don\'t want to hear him do half." The judge had read about that, and gave it to her.',
      '"Let him have the whole thing," said {F}. "I have more." That decided it. It is hers, and so are the others.',
    ),
    hot(
      '"Don\'t cut it," said {F}. "Let him have it." The judge laid down his pencil. Now he knew who the mother was, he said.',
      '{F} shook her head. Before that happens I should have all of it, she said. He looked at her for a long time. "Mother," he said to the stenographer, "with an M."',
    ),
    hot(
      'It lives with her now. I may say it twice a month, in a room at the county, with a lady in the corner.',
      'It was given to {F}. I got visiting rights: every other week I can go to the county and say it, if the door stays open.',
    ),
    spicy(
      'I pay support for it, too, so that it has what it needs. {F} says that it comes to twice what I pay her for working.',
      'And I have to provide for it. There is a table for that, by income. It gets on the first of each month what {F} gets in two.',
    ),
    unhinged(
      'It has grown. Last time it came in on its own, with a subordinate clause that I had not been introduced to. The state has put it in school, under my name.',
      'By law it is a person now, with a cap. A woman from the county brings it to me. It has picked up an adverb somewhere, and it corrects me.',
    ),
    unhinged(
      'I bought it an ice cream at the zoo and asked if it was still a little bit mine. "{inspirationalQuote}," it said. It has her voice.',
      'We sat by the bears, and I asked what it wants to be one day. "Left alone," it said. It gets that from {F}.',
    ),
  ),
  plot(
    'wise-exit',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'commitment', back: '' },
    all(
      'When {employeeRole.np}, {F}, quit, I asked her on the way out if there was anything that she wanted to tell me. "{inspirationalQuote}," she said.',
      '{F} was {employeeRole.np} for fifteen years and never said a word to me. Then she quit. "{inspirationalQuote}," she told me at the door, with her coat on.',
    ),
    all(
      'I got her back, for the same money. But I had understood that people are only open with you once they have left.',
      'I hired her again that night, at her old salary. But you will not hear the truth from somebody who still works for you.',
    ),
    all(
      'So now we all quit once a week. They hand in their notice at nine, I listen to each of them, and at five I tear it up. I do not pay for the hours in between, because they do not work here.',
      'Since then our whole company resigns every week, at nine in the morning. I hire them all back at five. There are no wages for those eight hours, but they have my full attention.',
    ),
    mild(
      '{F} comes last. She looks at the clock and says that she has nothing left to tell me. It is stronger each time.',
      'Last week I asked {F} what it does to her. "My rent is for the whole month," she said. I had to sit down.',
    ),
    hot(
      'You would not believe what comes out. A driver told me that he is tired. A woman from Shipping said my first name, and then what it stands for.',
      'It is a gift to hear them. The man from the loading dock could not find any words. He showed me the door, and how well it opens.',
    ),
    hot(
      'I always take {F} last, so that I have it with me in the evening. This week she looked at the clock. "{inspirationalQuote}," she said. It was almost five.',
      '{F} is always the last one. This time she stood there with her bag and looked past me at the clock. "{inspirationalQuote}," she said once more, and it struck five.',
    ),
    spicy(
      'I came out with all the notices in my hand, to tear them up. The room was empty. On the door there was a note. "Thank you for your interest," it says. "We have decided on another firm."',
      'I went into the hall to hire them back. They were all on the sidewalk, with {F} in front. They had talked about it, she said. I had come in a very close second.',
    ),
    unhinged(
      'In May the whole country took it up. From nine to five it had no one at a switch, in an office or on the border. By law there was no country, and a neighbor has been storing wood in it.',
      'Everybody does it since May, the police, the trains, the mint. For eight hours a week the country has left itself. The coast did not come back.',
    ),
    unhinged(
      'In the end I quit as well, to hear what I would say. "Anything that you would like to tell us?" said {F}. I spoke until dark. There was one line on the form. "{inspirationalQuote}," she put.',
      'At last I resigned, too, and had {F} listen. I talked for eight hours, and wept. I asked her to tear it up. She looked at the clock. "It\'s after five," she said. "I don\'t work here."',
    ),
  ),
  plot(
    'wise-tattoo',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'exposure', back: '' },
    all(
      '"{inspirationalQuote}." It is by {F}, {employeeRole.np}, and since May it has been on my back, from shoulder to shoulder. A leader should stand behind what his people say.',
      'I wanted to carry what {employeeRole.np}, {F}, said. "{inspirationalQuote}." So I had it tattooed across my back. I left off her name. There was no room.',
    ),
    all(
      '{F} knew somebody who does it. I lay there on my stomach for seven hours, and thought of all that she has on her shoulders.',
      'The man was a cousin of {F}. She came along, and the two of them talked it over at the window for a while. It took seven hours.',
    ),
    all(
      "I can't see it myself. So I take off my shirt in the morning meeting, and {F} reads it to us. Her voice shakes every time.",
      'I need somebody to read it to me. {F} does it, every morning, in front of the whole team. Some of them have to leave the room.',
    ),
    mild(
      'A new man from Sales was there today and read along. Then he read it again. He asked {F} if he could shake her hand.',
      'My wife looked at it for a long time. She asked me whether I had read it before I paid.',
    ),
    hot(
      'In summer I took it to the beach, for the public. People got up from their towels. A family walked behind me for a mile.',
      'I let strangers see it, too, at the pool. Grown men have nodded at me, from the back. A lady gave me five dollars. She said it was a start.',
    ),
    spicy(
      'Yesterday a boy was standing behind me in the line for ice cream. He had just learned to read, and he did it out loud, with his finger. It is two words. "Pay," he read. "{F}."',
      'A little boy read it to me at last, by the slide. He is in first grade and took it letter by letter. "Pay {F}," he said. "Is that you?"',
    ),
    unhinged(
      'What it says is "Pay {F}." A court has ruled that this is a contract, in ink, and that makes me a public record. I lie in the county archive, between two sheets, and I may not be folded.',
      'In fact it says, "Pay {F}." It was found to be valid, with my signature under the left arm. I am kept as the original. I can be seen from nine to four, under P, by people with gloves.',
    ),
    unhinged(
      '{F} came by on the first, to see what she gets. The clerk read me to the end. "There must be more," she said. They turned me over.',
      'On the first of the month {F} was there with an accountant. They had me out on the table and went over me with a lamp. "Is that all of him?" she said. "That\'s all that is any use," said the clerk.',
    ),
  ),
  plot(
    'wise-racehorse',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'cost', back: 'oats' },
    all(
      'I bought a racehorse and named it after what {F}, {employeeRole.np}, had said to me: "{inspirationalQuote}." It cost about six of her years, and it gets the best oats in the state.',
      '"{inspirationalQuote}," said {F}, {employeeRole.np}, and I wanted it to go far. So I put the money for her raise into a racehorse, and called it that. It has its own oats, from Ireland.',
    ),
    all(
      "I was there for the first race. \"And at the very back, all alone, it's '{inspirationalQuote},'\" called the announcer. I had tears in my eyes.",
      'They read out the field before the start. When he came to "{inspirationalQuote}," the announcer asked if that was for him. It ran last.',
    ),
    all(
      'It came in when they were already raking. I sat down next to it in the straw, and told it what I tell my people: it is not about the money.',
      'The other horses were in bed when it got there. I stroked its nose and said what I say at work, that the reward is the running.',
    ),
    mild(
      '{F} came to the stable. She looked at the doctor, the blanket and the man with the brush. "And it doesn\'t even talk," she said.',
      '{F} wanted to see where it lives. It has a window, and somebody asks it how it slept. She wanted to know if there was another stall.',
    ),
    hot(
      'I have entered it everywhere since. It has lost in four states, and {F} always comes along, with her own money. I was touched by that.',
      'It runs every weekend now, and has not beaten anything yet. {F} has been to all of it. She gets there before I do, and stands at the window where they pay out.',
    ),
    hot(
      'Last week she pulled up beside me in a car with doors that open upward. I asked her how she does that on what I pay her.',
      'Then I heard that she has a house now, with a pond. I asked her where she got it. It could not have been from us.',
    ),
    spicy(
      '"I bet on the others," said {F}. "I know who trained it."',
      '"From the horse," said {F}. "I know how it runs. It runs for you."',
    ),
    unhinged(
      'She said it was the horse. Then the stewards ruled that a name is a name: the horse is {employeeRole.np}, and she is mine to feed. It has her desk and her bus pass. She has the stall, the doctor and the man with the brush.',
      'It was from the horse. But by the registry the two had been mixed up. It works for us now, eight to six, with a bag lunch, and {F} lives in the stable and is asked how she slept.',
    ),
    unhinged(
      'I drove out and offered her the job back. "What does it pay?" said {F}. I told her. "And in oats?" she said.',
      'I asked her to come back to us, at the old salary. She chewed for a moment. "How much is that in oats?" said {F}.',
    ),
  ),
  plot(
    'wise-polygraph',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'exposure', back: '' },
    all(
      'A magazine wanted to make me Listener of the Year, and needed proof. So a man came with a lie detector, and I sent for {F}, {employeeRole.np}, as the one that I had listened to.',
      'I am up for Listener of the Year. They send you a man with a lie detector. I had {F}, {employeeRole.np}, take the other chair, since it was her that I had heard.',
    ),
    all(
      'First he set the needle, and for that he needed something true. "{inspirationalQuote}," said {F}. The line was as flat as a lake.',
      'To begin, somebody had to say a thing that is so. {F} leaned in. "{inspirationalQuote}," she said, and the needle did not even breathe.',
    ),
    all(
      'Then it was my turn. I said how deeply that had moved me. The needle drew a small mountain, with snow.',
      'I went next. I told the machine what it had done to me inside. It drew a peak, and another one behind it.',
    ),
    mild(
      '"What is her last name?" said the man. I had that somewhere. He had to put in a new roll.',
      'I asked {F} to help me out. "He listens," she said. The needle went through the paper and into the desk.',
    ),
    hot(
      'He wanted something easy, to calm it down. "How long has she worked for you?" he said. I gave a number, and we had the Alps.',
      '"Let\'s take one that can\'t go wrong," he said. "What is her last name?" I answered. It ran off the roll and onto his sleeve.',
    ),
    hot(
      '"Do you pay her what she is worth?" he said. I closed my eyes and told him what I always tell her. There was a smell of rubber.',
      'The next one was about her salary, and if it is fair. I said yes, in my warm voice. A spring came out.',
    ),
    spicy(
      'In the end he put it on {F}, to compare. "Do you like working for him?" he said. She thought of her rent. "Yes," she said. The lights went out as far as the river.',
      'I asked him to try it on {F}, because she could speak for me. "He\'s a wonderful boss," said {F}. They had to send for a new machine, and for the roof.',
    ),
    unhinged(
      'The needle did not stop there. It went on through the wall and up two floors to Payroll, where it found her line, crossed it out and put a new one. It is valid. It has never lied.',
      'It left the table. It wrote its way along the hall and up the stairs to Payroll, to the page with {F} on it, and corrected that. The state has accepted it as a civil servant.',
    ),
    unhinged(
      '"I was about to do that anyway," I told {F}. Two floors above us something stopped, and turned around.',
      'I said to {F} that I had always meant to. We both looked up. It was coming back down the stairs.',
    ),
  ),
  plot(
    'wise-soccer',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'distance', back: 'oranges' },
    all(
      'I coach my son\'s soccer team. They are eight. At halftime it was fourteen to nothing, so I gave them oranges and a sentence by {employeeRole.np}, {F}: "{inspirationalQuote}."',
      'At the half it was fourteen to nothing. I gathered the boys around the oranges and told them what {employeeRole.np}, {F}, says at work. "{inspirationalQuote}."',
    ),
    all(
      'They chewed. "Does that mean that we can go home?" said the goalkeeper.',
      'It was very still. The goalkeeper put up his glove. He asked if that was the same as losing.',
    ),
    all(
      'I said that a leader doesn\'t tell you what it means. "Is she free?" he said. "The lady?"',
      'I told him it has to work inside him. He asked who had said it first, and what she does in the afternoon.',
    ),
    mild(
      'I explained to them that {F} has a job. "So do you," said the goalkeeper, "and you\'re here."',
      "They took a vote. There was one for me. My son says that it wasn't his.",
    ),
    hot(
      '{F} came to the next game, in her lunch hour, which I could deduct. She did not say a word about life. She pointed. "That\'s the ball," she said.',
      'The week after, I had {F} come, without pay, as a chance to grow. She went from one to the next. "You stand here," she told them. It was all very flat.',
    ),
    hot(
      'They won by eight. The other side got one goal, and that was me. I had run out to embrace somebody.',
      'It was nine to one. The one was mine. I had gone out to tell our defense how I felt, and it came off my back.',
    ),
    spicy(
      'I asked {F} how she had done it. "I told them what to do, and when they can stop," she said. I have asked her if there is an image for that.',
      '"What did you say to them?" I asked {F} in the car. "What the job is," she said, "and that it\'s over at five." I would never have dared to.',
    ),
    unhinged(
      'By April they were world champions. There was a trick to it: at halftime I am transferred to the other team, for two oranges. It is allowed. There is a window for that, and a doctor.',
      'They have not lost since, on any continent. Before the second half {F} hands me over to the others, with papers, and gets two oranges. The other side has to field me. They have asked for a limit.',
    ),
    unhinged(
      'In the final I stood in a locker room in Madrid, and told the best men alive: "{inspirationalQuote}." It was soon fourteen to nothing. Through the wall I could hear {F} peeling her oranges.',
      'Last week it was the Germans, for the cup. I gave them the sentence, with pauses: "{inspirationalQuote}." They asked what they had paid for that. "Nothing," I said. {F} had even thrown in the oranges.',
    ),
  ),
  plot(
    'wise-earpiece',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'audience', back: '' },
    all(
      'They had me on television, to explain the economy. I put a small thing in my ear and {F}, {employeeRole.np}, on the line. Whatever she said, I would say.',
      'A TV station wanted to hear from me where the economy is going. So I wore a thing in my ear, with {employeeRole.np}, {F}, at the other end. I only had to pass her on.',
    ),
    all(
      'It began well. "So where do we stand?" said the host. "{inspirationalQuote}," I said. He was silent for four seconds, which is long on television.',
      '"What do you say to the numbers?" the host asked me. I listened. "{inspirationalQuote}," I told the country. He took off his glasses.',
    ),
    all(
      'Then it was noon where {F} was. She went for lunch and forgot to hang up. "And interest rates?" said the host. "A number four," I said. "No pickles."',
      'At noon she got in her car, with the line still open. The host asked what we should do now. "A number four," I told him, "and no pickles on it, please."',
    ),
    mild(
      '"And how long will that hold?" he said. I put my hand to my ear. "It\'s to go," I said. The markets closed higher.',
      '"Is that your last word?" said the host. I waited for it. "Large," I said.',
    ),
    hot(
      '"Can we afford that?" he said. "I have sixteen dollars until the first," I said. You could see that he had not looked at it that way.',
      'He asked me if there was money for it. "Let me see," I said. "I\'ve got sixteen dollars. I don\'t get paid until the first." The other guest, a professor, put down his pen.',
    ),
    spicy(
      '"And who is to blame?" said the host. "Oh, my boss," I said. "He\'s on TV right now. He has no idea what any of it means." I gave that a moment.',
      '"How did it come to this?" he asked. "I work for an idiot," I said, from the heart. "He\'ll say anything that you put in his ear."',
    ),
    unhinged(
      'After that I was given the country. I leave the thing in at all times. One evening {F} told her cat to get down from there, and by morning we had left the mountains.',
      'They put me in charge of everything, by decree, and I go on passing her along. On her day off {F} said, "Not on the sofa," to her cat. It has been cleared, from the coast to the plains.',
    ),
    unhinged(
      'Last week she noticed, and hung up. There has been nothing in my ear since then, and I pass that on. Things are getting better.',
      'Then there was a click, and after that not a sound. I have been saying it ever since, to both houses. They tell me that it is my strongest period.',
    ),
  ),
  plot(
    'wise-star',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'distance', back: '' },
    all(
      '"{inspirationalQuote}." It was by {F}, {employeeRole.np}, and it was too large for this planet. I took what had been put aside for her bonus and rented a radio telescope.',
      '{employeeRole.np}, {F}, said, "{inspirationalQuote}." I felt that others should have it as well. So instead of a bonus, I had it sent into space.',
    ),
    all(
      'It went to the nearest star, with my name at the end. "It takes four years," said the astronomer. {F} asked how long the bonus would have taken.',
      'We beamed it at the nearest star, signed by me. {F} was allowed to press the button. The astronomer told her that it would be there in four years, and she asked if it has to pay rent.',
    ),
    all(
      'I told her that out there money means nothing. She wanted to know what they have instead.',
      '"Money means nothing out there," I said. "Then it is a lot like here," said {F}.',
    ),
    mild(
      'So there may be an answer in eight years. By then {F} will be through her probation.',
      'I told {F} that she has gone farther than anybody in this company. She asked if she could also go up one floor.',
    ),
    hot(
      'After a week the astronomer called. There was a reply. I put on a tie and drove up to the dome.',
      'Eight days later I was woken at night. "Somebody has answered," said the astronomer. I shaved before I called back.',
    ),
    spicy(
      'It was intelligent life, he said. It was a firm across the valley with a dish on its roof. They had read it, and they were offering {F} twice what she gets.',
      'He said that it had been received by thinking beings, four miles away, in Accounting. They had gone over it carefully, left out my name, and asked {F} when she could start.',
    ),
    unhinged(
      'It was from the star. They have no vowels there, and they wanted {F}. The State Department looked at the offer and found it sound: a moon, short days and dental.',
      'The star had read it, and wanted to hire her. It was all in order, with five signatures, three of them wet. She would get a moon of her own, and Labor Day.',
    ),
    unhinged(
      'They landed in our parking lot, and {F} got in with her plant. I ran out and asked the tall one if there was anything for me. "{inspirationalQuote}," it said, and closed the hatch.',
      'I was there when they came to get {F}, and I asked what they had to say to the man who had sent it. They put their heads together. "{inspirationalQuote}," said the tall one.',
    ),
  ),
  plot(
    'wise-vault',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'exposure', back: '' },
    all(
      'Our safe opens when you say the right words. I made it what {F}, {employeeRole.np}, had told me, so that we are reminded of it every day: "{inspirationalQuote}."',
      'We have a safe with a password. I chose what {employeeRole.np}, {F}, once said, because what could be stronger? You stand in front of it and say, "{inspirationalQuote}."',
    ),
    all(
      '"That\'s on the mugs," said {F}. I told her that it is safest when everybody has it.',
      '{F} pointed out that I end every speech with it. I said that this is how you protect a thing. You give it away.',
    ),
    all(
      'One night there was a burglar. You can see him on the camera. He says it, and the door swings open, and he has to wipe his eyes.',
      'In March somebody broke in. On the video he stands before the door and says it into the dark. Then he takes off his cap.',
    ),
    mild(
      'He took nothing. He left a card. He gives talks.',
      'The police asked me who else had known the password. I gave them the number of my publisher.',
    ),
    hot(
      'He did not go to the money. He sat down on the floor with his flashlight and read the payroll. He read it twice, and counted on his fingers.',
      'He walks by the cash. He has found the list of what I pay, and goes down it with his flashlight. At one line he stops, and looks into the camera.',
    ),
    spicy(
      'In the morning I counted everything with the police. There was $40 more than before, in an envelope. "For the {employeeRole.bare}," it says. "And I thought that I was a thief."',
      'Nothing was missing. There were even two twenties too many, with a note: "For {F}. I had no idea. Please don\'t tell him."',
    ),
    unhinged(
      'He told the others. They come every night now and bring something. It has grown into a pension fund, with a seal from the state, and through the underworld our people have dental.',
      'It got around in his trade. There is a line at the back door from midnight on, and each of them puts something in. The mob has taken over the pensions, and it has been audited. It was the cleanest in the county.',
    ),
    unhinged(
      'Last night I had to get in there myself, and I could not think of the words. "{inspirationalQuote}," whispered a man in a mask. "You should know that."',
      'Yesterday I was locked in by mistake and tried all the words I have. "{inspirationalQuote}," said a burglar through the steel, and the door opened. "{F} said that you wouldn\'t know it," he said.',
    ),
  ),
  plot(
    'wise-film',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'exposure', back: 'pretzel' },
    all(
      'I am having it made into a film. {F}, {employeeRole.np}, says, "{inspirationalQuote}," and I hear it. I am played by somebody taller.',
      'There will be a film of the day when {employeeRole.np}, {F}, said, "{inspirationalQuote}," and of what it did to me. The part of me took a year to cast.',
    ),
    all(
      'The director asked {F} what I had been doing while she said it. "He was eating my pretzel," she said.',
      '{F} was on the set as an adviser. The director wanted to know where I had stood. "Behind me," she said. "He had my pretzel."',
    ),
    all(
      'They showed it to a test audience. People loved her. On the cards it said, "What is the man for?"',
      'It was tried out on two hundred strangers. They had only one question, and it was about me. "Who let him in?" they put.',
    ),
    mild(
      'So they have replaced me with a lamp. It is said to be a much warmer scene.',
      'I have not been cut entirely. You can still hear me say "Wow," off to the side, and the director thinks that it could be a pipe.',
    ),
    hot(
      'They shortened me a little. First I lost the nod, and then the tear. In the last version there was only an elbow. "Whose elbow?" it said on the cards.',
      'So I was trimmed. The gasp went, and my walk to the window. At the end I was a sleeve, and twenty-eight people found that it distracted them.',
    ),
    spicy(
      'At the premiere I sat next to {F}. The whole scene is four seconds long, and people stood up. "That\'s how I remember it," she said. "Only with a pretzel."',
      'It opened last week, without me. I sat beside {F} in the dark. She ate something the whole time, slowly, to the end. It was a pretzel.',
    ),
    unhinged(
      'As it is the only record of that day, the county took it over into the books. I was not there. For the rhythm they took me out of the rest of the year as well. I live in a can, in strips.',
      'Then a court found that what is on film is what happened. I had been cut, so I was removed, from the day, the company and two photos of my mother. I am on a shelf in the archive, 40 feet of me.',
    ),
    unhinged(
      'Last week the archivist ran me backward, for {F}. You see a man close his mouth, walk out of the room in reverse and give a woman her pretzel.',
      'Now and then {F} comes by and has me played the wrong way around. I take back what I said, and leave. Before that I hand her the pretzel. She has it shown twice.',
    ),
  ),
  plot(
    'wise-street',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'rank', back: '' },
    all(
      'I had the street outside our office renamed after what {F}, {employeeRole.np}, said. It is called "{inspirationalQuote}" now. We are at number 14.',
      '"{inspirationalQuote}," said {F}, {employeeRole.np}. I got the city to name our street that. It is white on green, and there is a lamp on it.',
    ),
    all(
      'It has done a lot for the area. There is a wine bar, and rents are up by half. It turned out that {F} had been living there.',
      'People wanted to live on it. The rents went up so fast that {F}, who had an apartment at the corner, could not stay. I gave the speech at the wine bar.',
    ),
    all(
      'She has to take a bus to it now. "Where to?" said the driver on the first day. "{inspirationalQuote}," said {F}. He told her he would call somebody.',
      'Since then she comes by bus, from the next county. The driver asked her where she was going. "{inspirationalQuote}," said {F}. He made her sit up front, where he could see her.',
    ),
    mild(
      'I asked her how it feels to see her own words up there. "I get off one stop before," she said. "It\'s cheaper."',
      'I asked {F} if she is proud when she reads the sign. From the bus, she said, you only see the second half.',
    ),
    hot(
      'Then our roof caught fire. "What street?" said the fire department. "{inspirationalQuote}," I said. They told me I was not the only one who has had a long day.',
      'One night the kitchen was burning, and I called for help. "Which street is it?" said the woman. I told her: "{inspirationalQuote}." She asked me to hang up and do it politely.',
    ),
    spicy(
      'The city has put a smaller sign under ours. "Dead end," it says. {F} was at the hearing. There were no other suggestions.',
      'Last week a second sign was put up below it, by request. I asked who had written in. It was {F}. "No way out," it says.',
    ),
    unhinged(
      "By summer everything around it was called that, too, the river, the zip code and the sea. It has become a country. At the border you have to say it, with feeling, or you don't get in.",
      'The name spread, street by street. In June it was recognized as a state of its own, with a barrier. You say the name to the guard, and he looks at you to see if it came from inside.',
    ),
    unhinged(
      '"{inspirationalQuote}," said {F} this morning, with her bag. The guard shook his head. "Again," he said, "and this time as if you had thought of it yourself."',
      'They turned {F} away. I had to show her how it is done. "{inspirationalQuote}," I said, and the guard saluted. "You see?" he told her. "That\'s somebody who lives here."',
    ),
  ),
  plot(
    'wise-anniversary',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'commitment', back: '' },
    all(
      'On our anniversary I wanted to say something deep to my wife. I took what {employeeRole.np}, {F}, says at work: "{inspirationalQuote}." She put down her fork.',
      'I had no present for our anniversary. So over the soup I told my wife what {F}, {employeeRole.np}, had told me. "{inspirationalQuote}." She took my hand, for the first time since the boat.',
    ),
    all(
      '"Who said that?" said my wife. "I did," I said. "No," she said. "Who did?" She wanted to know what time {F} has lunch.',
      'She looked at me for a while and asked where I had that from. I said, from inside. She asked me for the name, and the number.',
    ),
    all(
      'They have lunch together every day now. My wife comes home with red cheeks. She asked if I knew that {F} is on the bus for four hours a day. I said yes. That is where it comes from.',
      'They talk every noon, the two of them. "Do you know what she lives on?" said my wife. I told her to the cent. I said you must not touch a thing like that, or it stops.',
    ),
    mild(
      'My wife would like me to bring {F} along to dinner. I offered to say it again myself. She said she had heard me do it.',
      'Next year I need a new one. {F} wants forty dollars for it. My wife says that she is too cheap.',
    ),
    hot(
      'Last week my wife made her an offer: twice the money, a car, and home by six. For that she only has to sit at our table and say what she thinks.',
      'Then {F} gave notice. My wife had hired her away from me, at double, with a car. The work is to have dinner with us and be asked how her day was.',
    ),
    spicy(
      'I asked them where that leaves me. "My old job is open," said {F}. "It doesn\'t pay."',
      'They had set the table for two. I asked what I should do now. "There\'s a desk free," said my wife. {F} gave me her bus pass.',
    ),
    unhinged(
      'At City Hall it was entered as an exchange, on one form. {F} has the house, the firm and the good armchair. I have her badge, her bus and her salary. The children were told, and one of them looked up.',
      'It went through as a swap, with a stamp. By law I am {employeeRole.np} now, with the four hours on the bus, and {F} is me. It was noticed only by the dog, and he is for it.',
    ),
    unhinged(
      'After a month I went to see her about a raise. I told her what it is like, the dark, the bus, the cold sandwich. {F} was deeply moved. She asked if she could use that.',
      "I sat down in front of {F} and asked for more money. I said that I couldn't go on. She had me say it again, slowly. It is up in the lobby now, under her name.",
    ),
  ),
  plot(
    'wise-cuckoo',
    { style: 'fake-work', is: '!role:he', cast: { F: 'she' }, axis: 'rank', back: '' },
    all(
      'I had a clock made for my office. On the hour a small door opens, and a little wooden {F}, {employeeRole.np}, comes out and says what the real one said: "{inspirationalQuote}."',
      'There is a cuckoo clock on my wall, but without the cuckoo. It has {F}, {employeeRole.np}, in wood, four inches high. Every hour she comes out and says, "{inspirationalQuote}."',
    ),
    all(
      'A man in the Black Forest carved her for two years, from a photo. He did the cardigan and the cup. He wrote to ask if she had to look that tired.',
      'It took an old master two years. I had sent him a picture from the staff party. "Is she ill?" he wrote back.',
    ),
    all(
      'I close my eyes each time and let it work on me. The real {F} is often at the door then, with something urgent. I hold up a finger, and she waits for herself.',
      'When it strikes I let everything drop and listen. {F} came in once while she was speaking. I asked her not to interrupt.',
    ),
    mild(
      'At noon she has to say it twelve times. {F} looked at that, with her sandwich in her hand. "She doesn\'t get lunch either," she said.',
      'I asked {F} what she feels when she sees it. "She gets to go back in," she said.',
    ),
    hot(
      'After a year the door began to stick. She came out late and did not make it to the end. I took it personally, and set the clock ahead.',
      'In the second winter she slowed down. She would stand in the door for a while, and at three in the morning she only shook her head. I raised it with her.',
    ),
    hot(
      'The old man came all the way from the Black Forest. He held her in his palm. She was worn out, he said. In seventy years he had not seen anybody do that to wood.',
      "I had the master flown in. He listened at her back with a little tube. It was exhaustion, he said, and he had thought that oak couldn't.",
    ),
    spicy(
      '"She needs oil," he said, "two days off a week, and somebody to say thank you." I had tears in my eyes. I told {F} to see to it, tonight if she could, before she goes home.',
      'He told me what she needs: a rest, a warmer spot, and not to be called at night. I was ashamed. "Poor thing," I said to {F}. "You\'re to stay here and see that she gets it."',
    ),
    unhinged(
      'Then a lady from the Labor Department came. The wooden one had worked nights for two years, and was awarded every hour of it. With that she bought the company. She has had a second door put in, and it is mine.',
      'The old man reported it. A court gave the wooden one her back pay, and it was enough for the company. I was measured, and painted, and I have the lower door.',
    ),
    unhinged(
      'On the hour the arm pushes me out, and I say it: "{inspirationalQuote}." {F} and the little one are talking, with a cup each. They hold up a finger.',
      'I come out every hour and do my best. "{inspirationalQuote}," I say. "He looks tired," said {F} last night. The little one looked at me, too. "That\'s how he was delivered," she said.',
    ),
  ),
];
