import type { Voice } from './voices.ts';

/**
 * How plain words are announced in each voice, without the last full stop. `{}` is what the writer did ("led the
 * dishwasher", after "I"), is, or does; the act as a gerund; a clause in its suit; the typed words; or these quoted.
 */
export type Opening = 'past' | 'pres' | 'ger' | 'clause' | 'typed' | 'quote';

export const OPENINGS: Readonly<Record<Voice, Readonly<Record<Opening, readonly string[]>>>> = {
  announcement: {
    past: [
      'Thrilled to share that I {}',
      'Some professional news: I {}',
      'Pleased to announce that I {}',
      "It's official: I {}",
      'Today I {}. The e-mail signature will follow',
      "Humbled to announce that I {}. I'd like to thank the room, which was empty",
    ],
    pres: [
      'Proud to confirm that I {}',
      'An update for my network: I {}',
      'Excited to share where I am today: I {}',
      "I {}, and I've never been more available for panels",
    ],
    ger: [],
    clause: [
      'Thrilled to announce: {}',
      "Some news I've been sitting on: {}",
      'An update for my network: {}',
      "It's official: {}",
      'Pleased to report that {}',
      "Humbled to share that {}. Please don't stand up",
      "I wasn't going to post this, but {}",
    ],
    typed: [
      'Thrilled to announce: {}',
      "Some news I've been sitting on: {}",
      'An update for my network: {}',
      'Beyond excited to finally say it: {}',
      "It's official: {}",
    ],
    quote: ['I asked Comms for a headline. They offered: "{}."'],
  },
  lesson: {
    past: [
      "I {}. Here's what it taught me about leadership",
      'Yesterday I {}. It was never about that',
      "I {}. That isn't a task. That's a framework",
      "I'm no expert, but I {}, and that makes one of us",
    ],
    pres: ['I {}. Leaders hear something else in that sentence. So should you'],
    ger: ['Nobody warned me about {}. So I will', 'What {} taught me about B2B sales'],
    clause: [
      "Here's what nobody tells you about leadership: {}",
      "{}. Here's what it taught me about leadership",
      "{}. That isn't a setback. That's a framework",
      'Every leader has a moment like this. Mine: {}',
      "Let's unpack this: {}",
    ],
    typed: [
      "Here's what nobody tells you about this: {}",
      'I used to think it was nothing: {}. Then I got a ring light',
      'Every leader has a moment like this. Mine: {}',
      "Let's unpack this: {}",
    ],
    quote: ['The most underrated sentence in business: "{}."'],
  },
  journey: {
    past: [
      "They said it couldn't be done. I {}",
      'Five years ago I had nothing. Today I {}',
      "Nobody clapped when I {}. I've noted who was there",
      "I {}. Alone, if you don't count the others",
      'I {}. I cried, but at my own pace',
    ],
    pres: ['I {}. Some call it a setback. I call it content'],
    ger: ["People see the result. They don't see me {}"],
    clause: [
      "I've never told this story in public: {}",
      'This was the moment everything changed: {}',
      "Nobody clapped when {}. I've noted who was there",
      "They said it couldn't be done. Then {}",
      '{}. I cried, but at my own pace',
    ],
    typed: [
      "I've never told this story in public: {}",
      'Rock bottom has a sentence. Mine was: {}',
      'This was the moment everything changed: {}',
      'Nobody believed me when I said it: {}',
      'A long road led to these words: {}',
    ],
    quote: ['I keep it on a card in my wallet: "{}."'],
  },
  memo: {
    past: [
      'This quarter I {}, on time and below budget',
      'As part of our transformation, I {}',
      'Following a full alignment of stakeholders, I {}',
      'I {}. Synergies were found. Some of them had names',
    ],
    pres: ['Effective today, I {}. No action is needed on your side'],
    ger: ['Moving forward, {} is a core competency'],
    clause: [
      'Key update: {}',
      'Following a strategic review: {}',
      'As part of our transformation, {}',
      'This quarter, {}, on time and below budget',
      '{}. Synergies were found. Some of them had names',
    ],
    typed: [
      'Key update: {}',
      'Following a strategic review: {}',
      'To align everybody on the new operating model: {}',
      'Executive summary: {}',
      'Status, green: {}',
    ],
    quote: ['The steering committee has adopted this wording: "{}."'],
  },
};
