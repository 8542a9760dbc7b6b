import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../plot.ts';

/** Plots of Buzzword Soup: a company that does a verb to one noun with another. */
export const BUZZWORD_SOUP: readonly Plot[] = [
  plot(
    'soup-done-by-lunch',
    { style: 'buzzword-soup', cast: { F: 'he' }, axis: 'commitment', back: 'five years' },
    all(
      'Last spring we committed five years and 40 people to one goal: {verb.ger} {noun1.np} with {noun2.np}.',
      'Last spring we gave 40 people five years for one program: "{verb} {noun1} With {noun2}."',
    ),
    all(
      'Today {F}, a new hire, started at nine. He read the goal, asked where everything was and went to find it.',
      "Today was {F}'s first day. He read the goal twice, took off his jacket and asked for a table.",
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
      'We asked {F} to put it back how it was. That took him nine minutes.',
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
      "She's asked if I could do it again in spring.",
      'She wants the text. She says to leave it exactly as it is.',
    ),
    hot(
      'I said it was a vision. She asked if I had a shorter one, for the elevators.',
      'I explained that it was our strategy. She nodded and wrote down: "Carries to the third floor."',
    ),
    hot(
      'I tried it again after lunch, with more warmth. Three minutes ten.',
      "Once they were back, I read it again, slower. Nobody's coat had come off.",
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
      'I talked for six minutes. {F}, the interpreter, thought about it and said one word.',
      'After my first six minutes {F}, our interpreter, turned to them and used a single word.',
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
];
