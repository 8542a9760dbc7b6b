/** What is said to an answer, and to a result. */
const RIGHT = [
  'Correct. You have worked in an office.',
  'Correct. Please add it to your headline.',
  'Correct. Nobody is impressed, but it has been noted.',
  'Correct. You read between the lines. There was only one.',
  'Correct. People get a lanyard for less.',
  'Correct. Tell your manager. Expect no reply.',
  'Correct. Your pattern recognition is up 4 % on the quarter.',
  'Correct. You saw through a professional.',
  'Correct. There is no prize. That is the culture here.',
  'Correct. This is how experts begin.',
] as const;

const WRONG = [
  'No. But yours would have got more likes.',
  'No. That happened to somebody else, who also posted about it.',
  'No. You said it with confidence, which is most of the job.',
  'No. We appreciate the energy.',
  "No. Let's take that offline.",
  'No. You have been out-storytold.',
  'No. In your defence, the author no longer knows either.',
  'No. Failure is data. This is one data.',
  'No. We have decided to go with another event.',
  'No. Thank you for leaning in.',
] as const;

/** By the number of right answers. */
const VERDICTS = [
  'You take people at their word. Please never change jobs.',
  'A foundation. Consider a pivot.',
  'Below target, above expectations.',
  'A majority. Companies have been run on less.',
  'You know these people. You may be one of them.',
  'You have been on this network too long.',
] as const;

/** What is said to an answer. The same for everybody who gives it. */
export function answerWords(isRight: boolean, number: number): string {
  const words = isRight ? RIGHT : WRONG;
  return words[number % words.length] ?? '';
}

export function verdictOf(right: number): string {
  return VERDICTS[right] ?? '';
}
