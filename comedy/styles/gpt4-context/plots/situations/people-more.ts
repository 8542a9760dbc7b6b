import { all, levels, type Plot, plot } from '../../../../story/plot.ts';

/** More plots about strangers, friends, dates, neighbors and moments of embarrassment. */
export const PEOPLE_MORE: readonly Plot[] = [
  plot(
    'st-y-three-strengths',
    {
      when: [
        'w:@child|@stranger|@dog|@cat|baby|pigeon .. stare|look|watch .. at|me',
        'stare .. at .. by|me',
      ],
      not: 'naked|cry|dinner|shower|laptop',
      fine: "a at me for an entire flight whole train ride bus journey two hours on the in line and did not blink didn't stared toddler minutes staring through fence elevator airport",
    },
    all('{text}.'),
    all('I treated it as a job interview.'),
    levels(
      'I named three of my strengths.',
      'I named three of my strengths, out loud.',
      'I named three of my strengths, with a short dance.',
    ),
    all('None of them got a reaction.'),
    levels(
      'I withdrew the third.',
      'I withdrew the third. We both knew.',
      "I withdrew all three. I've been hired.",
    ),
  ),
  plot(
    'st-y-make-an-impact',
    {
      when: [
        'walk .. into .. door|pole|glass|wall|lamp|sign|mirror|tree',
        'trip|slip|fall .. in .. front .. of',
        'push .. pull|door',
        'pull .. door .. push',
      ],
      not: 'bar|office_meeting|bird|dog|cat',
      fine: 'i into a glass door at the office slipped on ice in front of postman everyone whole my boss crush lamp post while texting phone looking pole said pull pushed for and minute stairs clean closed automatic mall street forehead',
    },
    all('{text}.'),
    all('My one objective this quarter was "Make an impact."'),
    levels(
      "I've reported it as met.",
      "I've reported it as met, ahead of schedule.",
      "I've reported it as met, with a list of witnesses.",
    ),
    all('My manager asked how long the impact would last.'),
    levels(
      'I said until about Thursday.',
      "I said two weeks. It's already turning green.",
      "I said for good. That's how all new staff come in now.",
    ),
  ),
  plot(
    'st-b-rise-above',
    {
      when: [
        '@neighbor|man_next_door|woman_next_door .. cut|chop|park|block|paint|build|put|trim|take|borrow|plant|complain|leave .. our|my|across|hedge|tree|fence|drive|driveway|bin|parking|note|about',
        '@neighbor .. complain|leave|knock ... note|noise|about|door',
        'passive aggressive note',
        '@neighbor .. see|saw|catch .. me',
      ],
      not: '@instrument|music|loud|drill|chicken',
      fine: 'my our down hedge without asking the woman next door keeps parking across drive again left a note on about car tree fence man cleaner window saw in dressing gown bathrobe naked garden side noise walking upstairs downstairs over bins too early taking out on wrong day talking through and',
    },
    all('{text}.'),
    all('I have decided to rise above it.'),
    levels(
      'A chair on the landing is enough.',
      'A stepladder on the landing is enough.',
      "I've had permission for four metres.",
    ),
    all('You see a great deal from up there.'),
    levels(
      "They don't rinse their yoghurt pots.",
      "They don't rinse their yoghurt pots. I've started a log.",
      "After dark I'm lit, so they can see how far above it I am.",
    ),
  ),
];
