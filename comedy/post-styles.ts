/** The nine styles of docs/product.md §3 with their fields and picker texts. */

export type StyleValue =
  | 'gpt4-context'
  | 'humblebrag'
  | 'motivational-bs'
  | 'buzzword-soup'
  | 'fake-work'
  | 'startup-chaos'
  | 'cringe-advice'
  | 'fake-screenshots'
  | 'storytelling';

export type FieldKind = 'text' | 'long-text' | 'number' | 'verb';

export type StyleField = {
  name: string;
  label: string;
  placeholder: string;
  required: boolean;
  kind: FieldKind;
  defaultValue?: string;
  maxLength: number;
};

export type PostStyle = {
  value: StyleValue;
  label: string;
  promise: string;
  sample: string;
  /** Its form asks for the humor level; every other style has Spicy. */
  asksHumorLevel?: boolean;
  fields: readonly StyleField[];
};

/** The verbs buzzword-soup offers, in the order of docs/product.md §3. */
export const POWER_VERBS: readonly string[] =
  'Leverage Optimize Disrupt Synergize Transform Revolutionize Streamline Maximize Accelerate Innovate Orchestrate Amplify Monetize Scale Pivot Digitize Automate Integrate Strategize Operationalize'.split(
    ' ',
  );

function field(
  name: string,
  label: string,
  placeholder: string,
  more: Partial<StyleField> = {},
): StyleField {
  return { name, label, placeholder, required: true, kind: 'text', maxLength: 300, ...more };
}

const optional = { required: false } as const;

/** All styles in picker order; the featured one comes first. */
export const POST_STYLES: readonly [PostStyle, ...PostStyle[]] = [
  {
    value: 'gpt4-context',
    label: 'Own Your Idea',
    promise: 'Bring one ordinary thing that happened. Leave with a philosophy.',
    sample: 'My cat reports to nobody. That is called a board seat.',
    asksHumorLevel: true,
    fields: [
      field('context', 'What happened?', 'My cat walked across my keyboard and approved a budget', {
        kind: 'long-text',
        maxLength: 1000,
      }),
    ],
  },
  {
    value: 'humblebrag',
    label: 'Humblebrag',
    promise: 'Humility, at a volume people can hear from the parking lot.',
    sample: "I've never cared about recognition. I've said so at 7 award dinners.",
    fields: [
      field('achievement', 'Achievement', 'Got promoted to VP of Sales'),
      field('mundaneSituation', 'Mundane situation', 'waiting in line for a sandwich'),
      field('emotion', 'Emotion', 'humbled', optional),
    ],
  },
  {
    value: 'motivational-bs',
    label: 'Motivational BS',
    promise: 'From rock bottom to a podium you brought from home.',
    sample: 'I was born without a snooze button. Doctors charged extra.',
    fields: [
      field('age1', 'Age then', '22', { kind: 'number' }),
      field('weirdExperience', 'Weird experience', 'living in a Costco parking lot'),
      field('age2', 'Age now', '27', { kind: 'number' }),
      field('absurdSuccess', 'Absurd success', 'sold a lasagna to NASA'),
      field('nowStatement', 'What you do now', 'I coach dolphins on leadership'),
    ],
  },
  {
    value: 'buzzword-soup',
    label: 'Buzzword Soup',
    promise: 'Every word means something. The sentence does not.',
    sample: 'We are not pivoting. We are standing still in a strategic direction.',
    fields: [
      field('verb', 'Power verb', 'Leverage', { kind: 'verb', defaultValue: 'Leverage' }),
      field('noun1', 'First noun', 'blockchain'),
      field('noun2', 'Second noun', 'toast'),
      field('bonusBuzzword', 'Bonus buzzword', 'synergy', optional),
    ],
  },
  {
    value: 'fake-work',
    label: 'Fake Work',
    promise: 'An employee said something wise. You were there, so it is yours.',
    sample: 'He earns a twelfth of what I do. I learned twelve times as much.',
    fields: [
      field('employeeRole', 'Employee role', 'junior accountant'),
      field('inspirationalQuote', 'What they said', 'The printer only jams when you rush it', {
        kind: 'long-text',
      }),
      field('location', 'Where it happened', 'the office kitchen', optional),
    ],
  },
  {
    value: 'startup-chaos',
    label: 'Startup Chaos',
    promise: 'The runway is short, but have you seen the hoodies?',
    sample: "We're out of money. We've never been more in touch with our values.",
    fields: [
      field('startupName', 'Startup name', 'Toastly', optional),
      field('struggleSituation', 'The struggle', 'Our only server is a laptop in a fridge', {
        kind: 'long-text',
      }),
    ],
  },
  {
    value: 'cringe-advice',
    label: 'Cringe Advice',
    promise: 'Career wisdom nobody asked for, from somebody nobody stopped.',
    sample: 'I am not an expert. I simply refuse to be corrected.',
    fields: [
      field('careerTip', 'Career tip', 'Reply to every email with a voice note'),
      field('resultingBenefit', 'What you got out of it', 'my own floor', optional),
    ],
  },
  {
    value: 'fake-screenshots',
    label: 'Fake Screenshots',
    promise: 'A chat with your boss, exactly as it never happened.',
    sample: 'She typed for eleven minutes. Then: "k".',
    fields: [
      field('bossName', "Boss's name", 'Karen'),
      field('bossMessage', "Boss's message", 'Can you work this weekend?', { kind: 'long-text' }),
      field('yourReply', 'Your reply', 'I already am. I live here now.', { kind: 'long-text' }),
      field('emojiReaction', 'Emoji reaction', '🔥', optional),
    ],
  },
  {
    value: 'storytelling',
    label: 'Storytelling',
    promise: 'A small thing happened. Now it is a parable with a hiring manager in it.',
    sample: 'The waiter dropped the soup. I hired the soup.',
    fields: [
      field('storyTopic', 'Story topic', 'a broken office printer'),
      field('setting', 'Setting', 'an airport lounge', optional),
    ],
  },
];

/** The style with this value, or undefined (§3). */
export function findStyle(value: string): PostStyle | undefined {
  return POST_STYLES.find((style) => style.value === value);
}

export const HUMOR_LEVELS = ['Mild', 'Spicy', 'Unhinged'] as const;
export type HumorLevel = (typeof HUMOR_LEVELS)[number];
export const DEFAULT_HUMOR_LEVEL = 'Spicy' satisfies HumorLevel;

/** The humor level with this name in any letter case, or undefined (§3). */
export function parseHumorLevel(value: string): HumorLevel | undefined {
  const wanted = value.trim().toLowerCase();
  return HUMOR_LEVELS.find((level) => level.toLowerCase() === wanted);
}
