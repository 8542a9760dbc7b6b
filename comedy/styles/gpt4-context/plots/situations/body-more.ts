import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

/** More plots about sleep, sport, doctors and what one looks like. */
export const BODY_MORE: readonly Plot[] = [
  plot(
    'body-crying-work',
    {
      when: [
        'cry .. in|at .. bathroom|toilet|work|office|car|stairwell|desk|meeting|parking_lot',
        '^ i cry $',
      ],
      not: 'baby|kid|child|son|daughter|laugh|wedding|dog|movie|commercial|song',
      fine: 'in the at my today lunch again a little because of work office stall twice break over an email',
      axis: 'formality',
      back: 'occupied',
    },
    all('{text}. I had booked the big room for it, but that was occupied, by somebody from Sales.'),
    all(
      'I could hear him through the wall. You learn to tell them apart. Sales goes up at the end, like a question. Finance is very even and stops on the hour.',
    ),
    all(
      'Then something came under the partition. It was a hand, and the hand was holding out half a napkin. There was no comment with it. I took it. There was a logo on it, of a conference on resilience.',
    ),
    mild(
      'I have put the half that is left under the next one, for whoever comes after. It is the best handover process that we have.',
    ),
    hot(
      'I asked Facilities for figures. Utilization of the second-floor stalls is 94 percent, against 11 for the innovation lab. So I moved the innovation lab.',
    ),
    spicy(
      'It has worked very well. People are frank in there, nobody brings slides, and when the little sign says occupied everyone knows that somebody is thinking. Last week the CEO came down. We heard him lock the door. After a minute or two we each put a hand under.',
    ),
    unhinged(
      'By April the whole of headquarters was stalls. You state your case to a gray wall, and something comes back under it, a napkin, a contract. The merger went through that way. We still do not know with whom.',
    ),
    unhinged(
      'They are knocking down the last meeting room. I walked through it: twenty chairs, a screen, a table as long as a street, and not one place where a person could turn a lock. I stood there, and I do not know, it all came up. I looked for a sign to set to occupied. There was only a whiteboard.',
    ),
  ),
  plot(
    'body-knee-clicks',
    {
      when: [
        'knee|back|shoulder|hip|neck|ankle|jaw .. click|crack|creak|pop|make .. noise|sound|time|when|stairs',
        'knee .. click|crack',
        'groan|grunt .. when|stand|sit',
      ],
      not: 'break|fracture|surgery|hospital',
      fine: 'my every time i go down the stairs up stand sit clicks cracks stood in a quiet meeting room bend everyone heard now loud loudly',
      axis: 'audience',
      back: 'click',
    },
    all('{text}. It is one click. It comes a moment before the pain, like an assistant.'),
    all(
      'Since it has been there I am never announced wrong. People hear it from the stairwell and put away what they were watching. I have not had to raise my voice since May.',
      'I used to come into rooms and no heads turned. Now there is the click, and then there is me, and in between there is a second in which they sit up.',
    ),
    all(
      'I had it looked at. The doctor asked me to walk up and down, and went very quiet, and then she asked whether I was in management.',
    ),
    mild('She could take it out, she said. I asked her what would be left. I am keeping it.'),
    hot(
      'Our head of HR has a cough, but you cannot time a cough. The CFO bought shoes. I heard him come down the hall on Tuesday, clack, clack, and three people finished what they were saying.',
    ),
    spicy(
      "Then came the annual meeting. Four hundred people, a long stage, and I had been told to walk on slowly. I took the first step. From the seats there came an answer, and another, and then the whole house rose for me, all of them over forty, and it went through the hall like a forest in a frost. They couldn't sit down again. We had to adopt everything standing.",
    ),
    unhinged(
      'I was insured as an instrument. In the fall there was a concert, in Vienna, thirteen stairs, and at the last one a woman in a box was carried out. The critics wrote that I do not play it. I let it happen.',
    ),
    unhinged(
      'On the way down I slipped on the carpet and something went back to where it belonged. I felt no pain at all. I got up and walked through the whole of the foyer, past the flowers and the Chancellor, without a sound, and not one person turned around.',
    ),
  ),
  plot(
    'body-doctor-said',
    {
      when: [
        'doctor|nurse|dentist|optician|physio|gp|therapist .. tell|say|ask|order|advise .. cut|stop|eat|drink|exercise|walk|relax|stress|crown|floss|glasses|cheese|weight|rest|need',
        'doctor .. cholesterol|cheese|salt|coffee|sugar',
        '=blood_pressure',
        'blood pressure',
      ],
      not: 'cancer|tumor|die|terminal|surgery|diabetes|diagnose|heart_attack|kid|son|daughter',
      fine: 'my the told me to cut down on cheese i need a crown more less salt coffee and said should lose high had taken nurse took it again twice sleep sitting too much stress alcohol meat',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'going forward',
    },
    all(
      '{text}. I thanked her for the input and said that we would be looking at it, going forward.',
    ),
    all(
      '{F} is new there. She put down the pen and asked me who "we" was.',
      'The doctor is called {F}, and she is young. She looked at the chart, at me, and behind me. "We?" she said.',
    ),
    all(
      'I explained that there was me, there was the body, and that we have a matrix. I own the vision. It does the stairs. She listened to its side, with the cold thing, for rather longer than I thought necessary.',
    ),
    mild(
      'She has copied it in on everything. We have a meeting tomorrow. It has already asked me if we could walk there.',
    ),
    hot(
      '"It says that it has been writing to you since 2012," said {F}. I said that I get a lot of messages. She turned the screen around: palpitations, with high importance; the knee, twice, in capitals; a reminder from the liver, with a smile that was not a smile.',
    ),
    spicy(
      'So there was mediation. I put forward a transformation program, with a kickoff, in the second half. It put forward lying down. I am sorry to say that it had the votes. As of today it is in charge, I report to it, through {F}, and yesterday evening at 9:30, in the middle of a sentence of mine about scale, it simply turned off the light.',
    ),
    unhinged(
      'So there was mediation, and then there was a separation. We were very adult about it. It moved to the coast. {F} goes out to see it on weekends, and says that it has color, and it has taken up the oboe.',
    ),
    unhinged(
      'I have kept the office, the name and the calendar. One gets by. Yesterday I had an important thought, and wanted to put it to paper, and looked down to where that is usually done; from the window came, far off over the dunes, a long, low, rather happy note, going forward.',
    ),
  ),
  plot(
    'body-hair-too-short',
    {
      when: [
        'hairdresser|barber|stylist .. take|cut|chop|shave|give .. off|more|short|too|all|wrong',
        'cut|trim .. my own|own .. hair|fringe|bangs|beard',
        '@child|@spouse|@person .. cut .. my .. hair',
      ],
      not: 'dog|cat|lawn|nobody|no-one notice',
      fine: 'the took far more than i asked for tried to my fringe short hair haircut it went green orange blue wrong looks like at home bathroom pink only wanted an inch trim said turned roots',
      cast: { F: 'he' },
      axis: 'exposure',
      back: 'it grows',
    },
    all('{text}. "It grows," people say to me. They say it before hello.'),
    all(
      'I have always told my teams that you must be willing to see the whole head. I had not meant mine. There is a place at the back which has not been in the light since the eighties.',
      'My mirror and I have been over it together. There is a corner at the top left, which I believe is mine by law, and it has not been seen since school.',
    ),
    all(
      'At work {F}, who sits across from me, said that it was brave. It is what he said when we went into Belgium.',
    ),
    mild(
      'I have been measuring it. It comes to a third of a millimeter a day, and it never asks for anything. I have put it up for an award.',
    ),
    hot(
      'I went into the quarterly with it. I laid out the cuts, the closing of two plants, and the new shape of the division, and as I turned around to the screen I heard one hundred and forty people breathe in.',
    ),
    spicy(
      'The plan met with no objection. They had seen what I am prepared to live with. {F} has since had his done, then all of Legal, and this week our largest competitor gave up without a fight: their man had come in with a side part, he looked along our row, at the ears, at the light on us, and asked if we could be merciful.',
    ),
    unhinged(
      'It has been made a condition of the loan. The Finance Ministry went first, on the steps, with a kitchen scissors. Whole parliaments are sitting there in bowls. In Frankfurt nobody is allowed to be trusted until you can see his scalp think.',
    ),
    unhinged(
      'I let mine grow. It took two years, I did it at home, at night, under a hat. Yesterday I pulled the hat off in the middle of the summit, before {F}, and the cameras, and the heads of eleven nations in the wind. It is down to here. It moved. They fell on each other\'s necks. "It grows," a woman was screaming, "it grows, it grows."',
    ),
  ),
  plot(
    'body-first-run',
    {
      when: [
        'go .. for .. run|jog|walk',
        'go .. to .. gym .. first',
        'start .. running|run|jogging|gym',
        'take .. stairs .. instead',
        'take|climb .. stairs',
        'try .. yoga|pilates|crossfit|spin|zumba|boxing',
      ],
      not: 'shop|fall|trip|upstairs|wifi|rain|so',
      fine: 'the i took stairs instead of elevator went for a to first time in years ten today this morning week new year finally since school lunch break floor up one class spin seven flights',
      axis: 'commitment',
      back: 'Day one',
    },
    all('Day one. {text}. I would describe myself as an athlete.'),
    all(
      'Day one, 7:10. Sent it to everyone I know. Bought the watch, the other watch, and a drink that is blue.',
      'Day one, 7:10. Told the family, the team and a man at the light. Ordered a belt that holds fifteen small bottles.',
    ),
    all(
      'Day one, 9:00. Walked past the mirror in the lobby. Walked past it again. Something is happening around the jaw.',
    ),
    mild(
      'Day two. Cannot bend. I have asked for the meeting to be held around me. It is about endurance.',
    ),
    hot(
      'Day two. I have woken up in somebody else. He is about ninety and was dropped from a balcony. It took us until eight to get to the edge of the bed.',
    ),
    spicy(
      'Day three. Gave the talk: "What My Sport Has Taught Me." I had to be leaned against the lectern. A woman asked how many years I had been doing it. I looked at the ceiling, I moved my lips as if I were counting, and I said that after a while you do not count. I got an ovation. I could not lift my hand to stop it.',
    ),
    unhinged(
      'Day four. The watch has had enough, and has gone out by itself. It does a 5K before breakfast, I can see it on the map. It has my pulse. It has been approached by a shoe.',
    ),
    unhinged(
      'Day eighteen. It won. They played the anthem of my wrist. I was watching it from the sofa with a pillow under each leg, and they held a microphone to it and asked where the journey had begun. It blinked. "Day one," it said, "I got away from a man."',
    ),
  ),
  plot(
    'body-yawned-sneezed',
    {
      when: [
        'sneeze|yawn|burp|fart|cough|hiccup|snort|stomach|laugh .. in|during|at|on|while|so|and|my|every|whole|loud',
        'my stomach growl|rumble|growled',
        'stomach .. growl|rumble|make .. noise',
      ],
      not: 'dog|cat|baby|joke|throw|hurt|pain|nobody|no-one',
      fine: 'i in the middle of a meeting and my whole row said bless you unison so loud during quiet my boss speech silence presentation exam everyone heard stomach growled rumbled loudly while was talking out interview accidentally call ceo eulogy yoga library lift elevator',
      cast: { F: 'he' },
      axis: 'audience',
      back: 'since the',
    },
    all(
      '{text}. There are people who wait their whole career to be heard in that room without being an item on the agenda.',
    ),
    all(
      'It was the pause that impressed me. The chairman had his mouth open. Twelve people were looking at the middle of the table, where nothing was.',
      'What came after was a silence of a quality that I have only ever met at auctions. Twelve people were studying the water.',
    ),
    all(
      '"Thank you," said {F}, the chairman, in the end, because one has to say something. "Does anybody wish to add to that?"',
    ),
    mild(
      'Nobody did. It is in the minutes, under my name, as a contribution. It is my third this year, and the only one that was carried.',
    ),
    hot(
      'Somebody did. An old director, from the founding family, pulled himself up on the arms of the chair. He had been meaning to say it since the crash, he told us, and he had not had the word for it.',
    ),
    spicy(
      'It went through without a vote against. We are out of furniture. I am asked, now and then, whether I could look in on other boards; I eat something with onions and sit by the wall. They always believe that they are stuck over the numbers. {F} says I have a gift, and has put a window in.',
    ),
    unhinged(
      'It is a chamber of its own since the reform, and sits on Thursdays. No word may be spoken in there. The opposition brought down the budget last month with a single yawn; it went from bench to bench, {F} caught it, and the Crown.',
    ),
    unhinged(
      'I was asked to open the new session. The whole country had its ear to the set. I stood up there in my robe under the great dome, breathed in, and for the first time in my life there was nothing, no pressure, no air, only a quite ordinary sentence, and I could feel it coming. "I am happy," I said. They are still trying to find out who let that out.',
    ),
  ),
  plot(
    'body-nap',
    {
      when: [
        'take .. nap',
        'nap .. #|hour|hours|long|four|accident|desk|car|lunch|floor',
        'sleep .. # hours|hour',
        'fall .. asleep .. couch|sofa|train|bus|cinema|movie|theater|concert|beach|bath|tub|bathtub',
        'sleep .. twelve|eleven|ten|fourteen',
      ],
      not: 'meeting|baby|work_call|wheel|driving|presentation|webinar|boss|stop|alarm',
      fine: "i took a 20 minute twenty nap and woke up four three hours later didn't know what day it was fell asleep on the in sofa couch before dinner movie my through entire slept straight sunday for train opera lunch after desk under at tv",
      axis: 'rank',
      back: 'had lain down',
    },
    all(
      '{text}. I had lain down as a manager. When I came to there was a seam across my face, and I had no opinion on anything.',
    ),
    all(
      'I did not know what day it was. I could have told you that I was warm. A dog was barking somewhere, and I thought, good for him.',
      'There was light, from one side or the other. For as long as it takes to breathe out I was nobody at all. I have had massages that were less thorough.',
    ),
    all(
      'Then it all came back: the name, the password, Dortmund. I lay there like a man who watches them carry his furniture in again.',
    ),
    mild(
      'I have told my team that from now on I can be reached at any time except then. They asked when. I said they would see it in my cheek.',
    ),
    hot(
      'So I took it to the leadership. I said that we hire consultants for two million to look at the company as if for the first time. I unrolled the mats.',
    ),
    spicy(
      'They woke at five, all thirteen of them, with their hair up on one side. Somebody asked, softly, what it was that we do here. No one wanted to be the one to say it. We looked out at the parking lot, and at all the cars, and the CFO asked whose those were, and whether we could not just let the people go home. We closed up thirteen percent.',
    ),
    unhinged(
      'It is done nationally now, from one to whenever. The stock exchange opens with a pillow. In the spring we overslept a war, and when we got there the others had lain down too.',
    ),
    unhinged(
      'This time I must have gone deeper. There was moss on me. A young woman in a gray suit was bending down, very gently, with a clipboard, and asked me if I could tell her what year it is. I said that I could not. She wiped her eyes, turned around to the hills behind her, where they were all standing, and called out, "He\'s ready. He can be our king."',
    ),
  ),
];
