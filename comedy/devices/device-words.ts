import { type DeviceWords, words } from './describe-device.ts';
import { ELSEWHERE } from './device-words-elsewhere.ts';

/** The devices by their numbers; those from 45 on only other people's posts have. */
const DEVICE_WORDS: Readonly<Record<number, DeviceWords>> = {
  1: words(
    'Broetry',
    4,
    'Gives each sentence its own paragraph, for the view.',
    'I am paid by the line break.',
  ),
  2: words('Fold Hook', 3, 'Promises a scandal just above the fold.', 'Please press "see more".'),
  3: words(
    'Two-Word Punch',
    2,
    'Stands alone so that it looks like a verdict.',
    'I practiced this in the car.',
  ),
  4: words(
    'Delayed Noun',
    2,
    'Keeps the ordinary object back for effect.',
    'It was a stapler. I needed you to wait.',
  ),
  5: words(
    'Self-Asked Question',
    2,
    'Asks itself a question nobody had.',
    'I was the only one who would ask.',
  ),
  6: words(
    'Lesson List',
    3,
    'Counts the lessons before there are any.',
    'I had one thought and a numbering tool.',
  ),
  7: words(
    'Arrows and Ticks',
    2,
    'Lends flat statements some momentum.',
    'Without the symbols these are chores.',
  ),
  8: words(
    'Hashtag Avalanche',
    2,
    'Files the post under everything.',
    'I would like to be found by anybody.',
  ),
  9: words(
    'Not X but Y',
    3,
    'Denies something nobody claimed, then upgrades it.',
    'It was exactly the first thing.',
  ),
  10: words(
    'Rule-of-Three Swell',
    2,
    'Puts three large words in a row.',
    'Any one of these would have meant something.',
  ),
  11: words(
    'Life as Business Case',
    4,
    'Bills a private moment to the company.',
    'I was working during it.',
  ),
  12: words(
    'Child Prophet',
    4,
    'Lets a small child deliver the quarterly message.',
    'The child asked for a snack.',
  ),
  13: words(
    'Janitor Oracle',
    4,
    'Borrows wisdom from somebody who was at work.',
    'They wanted me to move.',
  ),
  14: words(
    'Hired the Wrong One',
    4,
    'Hires a person for a virtue not in the job description.',
    'We had no other applicants.',
  ),
  15: words(
    'Secret Test',
    4,
    'Turns ordinary manners into an exam.',
    'I watch people eat and call it a process.',
  ),
  16: words(
    'Twist: I Was the CEO',
    4,
    'Reveals the hero to be the one with the phone.',
    'I have told this story at my own desk.',
  ),
  17: words(
    'Fired on Purpose',
    3,
    'Reports a dismissal as a gift.',
    'I checked my badge twice before I found the meaning.',
  ),
  18: words(
    'Mercy From a Throne',
    3,
    'Reports basic decency as a policy.',
    'I let somebody go home and told everyone.',
  ),
  19: words(
    'Epic Inconvenience',
    2,
    'Tells a small nuisance as a shipwreck.',
    'Nothing happened, slowly.',
  ),
  20: words(
    'Stretched Metaphor',
    2,
    'Pulls a comparison until it snaps.',
    'I saw an object and I had a deadline.',
  ),
  21: words('Applause Ending', 4, 'Has a room react as rooms do not.', 'One person looked up.'),
  22: words(
    'Rejected N Times',
    3,
    'Counts refusals, to set up a revenue.',
    'I kept the list. I know their birthdays.',
  ),
  23: words('Miserly Genius', 3, 'Sells thrift as loyalty.', 'I live off the fruit bowl.'),
  24: words(
    'Humbled by Greatness',
    3,
    'Uses the word for feeling small to feel large.',
    'I am better than last week, and better than you.',
  ),
  25: words(
    'Inexplicable Joy',
    3,
    'Brings ceremony to an administrative event.',
    'My e-mail signature changes on Monday.',
  ),
  26: words(
    'Crying Boss',
    4,
    'Supplies tears, so that there is somebody to comfort.',
    'I would like to be photographed having feelings.',
  ),
  27: words(
    'Perk Instead of Pay',
    3,
    'Offers an object where money would go.',
    'We priced raises. Then we priced pizza.',
  ),
  28: words(
    'Innocent Tyrant',
    3,
    'Admits everything and notices nothing.',
    'I am the reason they have a group chat.',
  ),
  29: words(
    'Almost Did Not Post',
    3,
    'Feigns reluctance before a prepared text.',
    'This is draft nine.',
  ),
  30: words(
    'Modesty Clause',
    3,
    'Asks forgiveness for the boast to come.',
    'I brag. This is where it starts.',
  ),
  31: words('Stacked Titles', 2, 'Wears several jobs at once.', 'None of these answers the phone.'),
  32: words(
    'Borrowed Sage',
    2,
    'Brings a famous person to a small meeting.',
    'I have not read the book it is not in.',
  ),
  33: words(
    'Absurd Routine',
    3,
    'Publishes a timetable for being admired.',
    'I am asleep by three in the afternoon.',
  ),
  34: words(
    'Hollow Virtue',
    3,
    'Gives something away, with witnesses.',
    'It was four dollars. It has paid for itself.',
  ),
  35: words('Pivot of Shame', 2, 'Calls the end a chapter.', 'There is no next page yet.'),
  36: words(
    'Farewell Tour',
    2,
    'Announces an absence, and stays for the comments.',
    'I will be back after lunch.',
  ),
  37: words('Inflated Errand', 3, 'Puts an errand in a suit.', 'I did a thing people do.'),
  38: words(
    'Corporate Verbs',
    3,
    'Moves quickly from verb to verb and never reaches an object.',
    'I could not tell you what I do.',
  ),
  39: words('Exact Number', 3, 'Gives a feeling a decimal place.', 'I rounded it up from a mood.'),
  40: words(
    'Ever-Evolving Landscape',
    2,
    'Warms up with words that fit any subject.',
    'I do not know the topic yet.',
  ),
  41: words(
    'Register Crash',
    3,
    'Drops a household word in the boardroom.',
    'I forgot whom I was talking to.',
  ),
  42: words(
    'Collapsing Moral',
    3,
    'Closes with a lesson that is safe from the story.',
    'The story does not prove this. Nothing does.',
  ),
  43: words('Agree?', 3, 'Asks for your opinion, in units.', 'Please raise my numbers.'),
  44: words(
    "Commenters' Chorus",
    2,
    'Lets other people applaud in writing.',
    'Two of these are me.',
  ),
  ...ELSEWHERE,
};

/** The words for a device; a number nobody has described yet is worth a point. */
export function wordsOf(device: number): DeviceWords {
  return (
    DEVICE_WORDS[device] ??
    words('Unnamed Offence', 1, 'Does something we have no word for.', 'I would rather not say.')
  );
}
