import type { StyleValue } from './post-styles.ts';

export type SampleFields = Readonly<Record<string, string>>;

/** Ordinary and awkward fields for each style: the preview prints them, the tests and the bank check fill every line with them. */
export const SAMPLE_INPUTS: Readonly<Record<StyleValue, readonly SampleFields[]>> = {
  'gpt4-context': [
    { context: 'My cat walked across my keyboard and approved a budget' },
    { context: 'I missed my flight because I was answering emails' },
    { context: 'a broken office printer' },
    { context: 'spilled coffee on the CEO' },
    { context: 'MY TODDLER NEGOTIATED BEDTIME!!!' },
    { context: '🥑🥑🥑' },
    { context: 'Perdí el vuelo porque estaba contestando correos' },
    { context: 'He said "we are a family" and then he asked: {who.raw} took my #yogurt | <b>?' },
  ],
  humblebrag: [
    {
      achievement: 'Got promoted to VP of Sales',
      mundaneSituation: 'waiting in line at Starbucks',
      emotion: 'humbled',
    },
    { achievement: 'I won a goat', mundaneSituation: 'at the dentist' },
    { achievement: 'my first million', mundaneSituation: 'doing laundry', emotion: 'joy' },
    { achievement: 'FORBES 30 UNDER 30!!!', mundaneSituation: '🛒', emotion: '😭' },
    { achievement: 'asdf', mundaneSituation: 'Beim Bäcker angestanden', emotion: 'like "a boss"?' },
  ],
  'motivational-bs': [
    {
      age1: '22',
      weirdExperience: 'living in a Costco parking lot',
      age2: '27',
      absurdSuccess: 'sold a lasagna to NASA',
      nowStatement: 'I coach dolphins on leadership',
    },
    {
      age1: '8',
      weirdExperience: 'I was afraid of escalators',
      age2: '80',
      absurdSuccess: 'became the CEO of a cheese empire',
      nowStatement: 'run a billion dollar company',
    },
    {
      age1: '19',
      weirdExperience: 'a broken umbrella',
      age2: '20',
      absurdSuccess: 'a yacht',
      nowStatement: "I'm the mayor of a yoga studio",
    },
    {
      age1: '0',
      weirdExperience: '???',
      age2: '999',
      absurdSuccess: 'WON EVERYTHING.',
      nowStatement: 'namaste 🙏',
    },
  ],
  'buzzword-soup': [
    { verb: 'Leverage', noun1: 'blockchain', noun2: 'toast', bonusBuzzword: 'synergy' },
    { verb: 'Pivot', noun1: 'stakeholders', noun2: 'cross-functional alignment' },
    { verb: 'Operationalize', noun1: 'my cat', noun2: 'KPIs', bonusBuzzword: 'low-hanging fruit' },
    { verb: 'Disrupt', noun1: '🍕', noun2: 'die digitale Transformation', bonusBuzzword: '"AI"!' },
  ],
  'fake-work': [
    {
      employeeRole: 'junior accountant',
      inspirationalQuote: 'The printer only jams when you rush it',
      location: 'the office kitchen',
    },
    { employeeRole: 'the intern', inspirationalQuote: 'Why are you in my chair?' },
    {
      employeeRole: 'Janitor',
      inspirationalQuote: 'Please move your feet.',
      location: 'Starbucks',
    },
    { employeeRole: '???', inspirationalQuote: 'ごめんなさい', location: '🚽' },
  ],
  'startup-chaos': [
    { startupName: 'Toastly', struggleSituation: 'Our only server is a laptop in a fridge' },
    { struggleSituation: 'running out of money' },
    { startupName: 'my startup', struggleSituation: 'I forgot to build the product' },
    { startupName: 'Ü & Co.', struggleSituation: 'NO REVENUE. NO USERS. NO CHAIRS!' },
  ],
  'cringe-advice': [
    { careerTip: 'Reply to every email with a voice note', resultingBenefit: 'my own floor' },
    { careerTip: "Don't sleep" },
    { careerTip: 'Never eat lunch', resultingBenefit: 'became CEO' },
    { careerTip: '💪💪', resultingBenefit: 'más "éxito"' },
  ],
  'fake-screenshots': [
    {
      bossName: 'Karen',
      bossMessage: 'Can you work this weekend?',
      yourReply: 'I already am. I live here now.',
      emojiReaction: '🔥',
    },
    {
      bossName: 'my boss',
      bossMessage: 'Please stop calling it a retreat',
      yourReply: 'It is a retreat',
    },
    { bossName: 'MR. BIG', bossMessage: 'k', yourReply: 'ok!', emojiReaction: 'thumbs up' },
    {
      bossName: '👔',
      bossMessage: 'we need to "talk"...',
      yourReply: '¿Por qué?',
      emojiReaction: '👨‍👩‍👧',
    },
  ],
  storytelling: [
    { storyTopic: 'a broken office printer', setting: 'an airport lounge' },
    { storyTopic: 'learning to ride a bike' },
    { storyTopic: 'My toddler negotiated bedtime like a lawyer', setting: 'in the elevator' },
    { storyTopic: 'potato', setting: 'Paris' },
    { storyTopic: 'LOL 🤷 ok', setting: '???' },
  ],
};
