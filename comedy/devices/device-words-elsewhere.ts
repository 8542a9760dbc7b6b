import { type DeviceWords, words } from './describe-device.ts';

/** The devices that only other people's posts have; 53 is the house's own signature. */
export const ELSEWHERE: Readonly<Record<number, DeviceWords>> = {
  45: words(
    'Order to Be Moved',
    3,
    'Tells the reader how long to feel it.',
    'I worried it would not sink in.',
  ),
  46: words(
    'Family Focus Group',
    2,
    'Calls a relative as a witness.',
    'They were asleep. I have paraphrased.',
  ),
  47: words(
    'Award Speech',
    2,
    'Thanks a cast, in order of appearance.',
    'I hope they each share this.',
  ),
  48: words(
    'Fast-Forward',
    3,
    'Skips the years in which something was done.',
    'Somebody lent me the money here.',
  ),
  49: words(
    'Growth Footer',
    3,
    'Puts a till at the end of the story.',
    'The story was the packaging.',
  ),
  50: words('Confetti', 1, 'Says it in pictures, to be safe.', 'The words felt thin.'),
  51: words(
    'Most People',
    3,
    'Invents a crowd in order to stand in front of it.',
    'I have not met them.',
  ),
  52: words(
    'Commandment',
    2,
    'Orders strangers to behave like the author.',
    'I read this on a mug.',
  ),
  53: words(
    'Tag Line',
    1,
    'Signs the work, as the masters did.',
    'This was made by a machine that means well.',
  ),
  54: words(
    'Humble Origin',
    3,
    'Measures the climb from a carefully chosen floor.',
    'It was a nice house. It had stairs.',
  ),
  55: words(
    'Sum in Passing',
    3,
    'Mentions a large amount as one mentions the weather.',
    'Ask me about revenue. Do not ask about profit.',
  ),
  56: words(
    'Invented Dialogue',
    3,
    'Recalls a conversation in full sentences.',
    'He said "hm." I did the rest in the car.',
  ),
  57: words(
    'Kept Receipts',
    3,
    'Brings the doubters back for a second viewing.',
    'Nobody doubted me. Nobody had heard of me.',
  ),
  58: words(
    'Hustle',
    3,
    'Sells being tired as a plan.',
    'I have a nap booked. It is under "Strategy."',
  ),
  59: words(
    'Trailer for Myself',
    2,
    'Announces that there will be more of this.',
    'There is no next part. There is a scheduling tool.',
  ),
  60: words(
    'Stock Phrase',
    2,
    'Says it in the words that everybody says it in.',
    'I have seen it done, and it worked for them.',
  ),
};
