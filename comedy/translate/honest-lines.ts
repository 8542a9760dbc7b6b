import type { HumorLevel } from '../post-styles.ts';

type ByLevel = Readonly<Record<HumorLevel, readonly string[]>>;

/** What is said of words in which nothing was found. */
export const HONEST: ByLevel = {
  Mild: [
    'It means what it says. We checked twice.',
    'No translation needed. This is how people talk.',
    'There is nothing underneath. We lifted it.',
    'A fact, with a full stop where the fact ends.',
    'Somebody said something, and then stopped.',
    'This would survive being read aloud to a grandmother.',
    'It informs. There is no second door.',
    'Read once, understood once. Unusual for the format.',
    'The writer seems to know what they mean, and to mean it.',
    'We held it up to the light. It is a sentence.',
    'Nothing was sold during these words.',
    'It could be put on a kitchen table without anybody leaving.',
  ],
  Spicy: [
    'It means what it says. On this network that is a risk.',
    'Nothing hidden here. Have you considered a ring light?',
    'It has information where the feelings should be.',
    'No lesson, no child, no taxi. Brave.',
    'This has an end. Where are people supposed to clap?',
    'You said it once. A leader would have said it in seven paragraphs.',
    'There is no humility in this at all, which is what humble looks like.',
    'It asks nothing of me. I feel unmanaged.',
    'A recruiter would call this a gap.',
    'You have told us what happened and left out what it did for you.',
    'It reads like something with a deadline and no audience.',
    'Accurate, brief, useful. It will be gone by noon.',
    'Not one word of this could go on a mug.',
    'It has a subject, and the subject is not you. Are you all right?',
  ],
  Unhinged: [
    'It means what it says. Security has been told.',
    'A plain sentence got in. We do not know how.',
    'The algorithm has read this and asked to lie down.',
    'Four brand consultants looked at it, and one has gone back to farming.',
    'We fed it to the engagement engine. The engine said thank you and retired.',
    'It contains no growth. The building has begun to shrink.',
    'Somebody at headquarters underlined it, wept, and was let go with a fern.',
    'This was found on the network, alive, meaning something.',
    'The intern who read it has started to speak normally. We are watching her.',
    'It went past the filters holding a lantern.',
    'No hook. Divers have confirmed it.',
    'A man on the third floor understood it at once. He has been moved to the fourth.',
  ],
};

/** The same where it is known what the words are about: `{}`. */
export const HONEST_ABOUT: ByLevel = {
  Mild: [
    'This is about {}. It goes on being about {} until it ends.',
    'Somebody wanted others to know about {}. Now they do.',
    'The point is {}. There is no point behind the point.',
    'It says what there is to say about {}, and gets its coat.',
    'A note on {}, by somebody who was there.',
    'About {}, and about nothing else. We looked behind it.',
  ],
  Spicy: [
    'You had {} and did not make it a metaphor. Think of the reach.',
    'This is about {}. On this network {} would be about leadership.',
    'All this about {}, and nobody learned anything about sales.',
    'Where a visionary would see a framework, you saw {}.',
    'You mention {} and then do not ask what {} taught you. Rude.',
    'Nobody in it is humbled by {}. That is three hundred likes on the table.',
    'It leaves {} exactly the size it was.',
    'You could have been the hero of {}. You were only correct.',
  ],
  Unhinged: [
    'You spoke of {}, and no one was promoted. There will be an inquiry.',
    'Witnesses confirm: {}, and no moral. The chapel is full.',
    'They have searched {} for a takeaway with dogs. The dogs are fine.',
    'A plain word about {} was heard in the lobby. The fountain has stopped.',
    'My consultants went into {} with a whiteboard. Only the whiteboard is back.',
    'You left {} as you found it. The Ministry of Growth has your address.',
  ],
};

/** What the narrator adds when nobody stops it. */
export const ASIDES = [
  'There are recordings.',
  'I practiced it on the dog. The dog has an agent now.',
  'My dentist has asked me to stop.',
  'I said it to the mirror. The mirror followed me.',
  'HR keeps a candle for me.',
  'It cost me two cousins.',
  'My children schedule me through a portal.',
  'My lawyer nodded, hourly.',
  'Nobody was hurt. Somebody was tagged.',
  'The plant next to me has stopped growing out of respect.',
  'I would do it again, on a Sunday, in a lobby.',
  'I have the tie I said it in. It is insured.',
  'They played it at my wedding, over the vows.',
  'My pulse did not change. It was a demo pulse.',
  'The window cleaner heard it and went down a floor.',
  'I billed for the pause.',
  'It is in my will, under "Audio."',
  'The neighbors know it by heart. They have moved to a quieter heart.',
  'My barber has turned the chair to the wall.',
  'I was asked to say it again by nobody, twice.',
  'There was a draft in which I was even taller.',
  'Two monks left the order to get away from it.',
  'My own mother asked who was calling.',
  'I said it into a well. The well has a newsletter now.',
  'A choir was booked. A choir canceled.',
  'It has been read into the minutes of a swimming club.',
  'I have been carrying it since Rotterdam.',
  'My shadow took notes and got promoted.',
] as const;

/** What is said of a short text that is a stock phrase and no more. */
export const STOCK_ONLY: ByLevel = {
  Mild: [
    'This has been said before, by people with a deck.',
    'It came with the frame.',
    'It was already on the wall when I got here.',
    'I found it in a drawer at work, and it was still warm.',
  ],
  Spicy: [
    'This sentence has worked here longer than I have.',
    'I did not write this. I was standing where it came out.',
    'A mug said it first, and meant it.',
    'I typed the first word, and the phone did the rest.',
    'It has no author. It has a tone.',
  ],
  Unhinged: [
    'Nobody has ever said this. It is passed on, like a cold.',
    'I opened my mouth, and a brochure came out.',
    'They found it in the walls of the old building, and it was still aligned.',
    'The sentence will outlive us. It has dental.',
  ],
};
