import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../plot.ts';

/** A chat with the boss, told message by message. */
export const FAKE_SCREENSHOTS: readonly Plot[] = [
  plot(
    'chat-typing',
    { style: 'fake-screenshots', axis: 'rank', back: 'typing' },
    all('{bossName}: "{bossMessage}"', '9:02 AM. {bossName}: "{bossMessage}"'),
    all('Me: "{yourReply}"', '9:03 AM. Me: "{yourReply}"'),
    all('{bossName} is typing.', '{bossName} is typing. I put the phone face up, as leaders do.'),
    mild(
      '{bossName} stopped typing. I call that alignment.',
      '{bossName} is still typing. I have cleared my afternoon.',
    ),
    hot(
      'By noon {bossName} was still typing. I had told eleven people to look at the three dots.',
      'It was still going at lunch. I ate standing, so as not to miss it.',
    ),
    hot(
      'At four it stopped. Then it started again. I have never been thought about for so long.',
      'At four the dots went away and came back. Somebody was choosing their words, and they were about me.',
    ),
    spicy(
      'At 5:58 the message came. {bossName}: "Who is this?"',
      'The message came at six. {bossName}: "Wrong person."',
    ),
    unhinged(
      'That was in March. {bossName} retired in June, still typing. They gave the phone a desk.',
      '{bossName} has been typing since spring. There is a rope around the phone, and a school group on Tuesdays.',
    ),
    unhinged(
      'Last night it arrived, and four hundred of us read it together. "K."',
      'It came in the night. The guard woke me. "K," it says.',
    ),
  ),
  plot(
    'chat-everyone',
    { style: 'fake-screenshots', axis: 'audience', cast: { F: 'she' }, back: '' },
    all('{bossName}: "{bossMessage}"'),
    all(
      'I answered within the minute. "{yourReply}"',
      'My answer took a second. It was simply true. "{yourReply}"',
    ),
    all(
      'Then I saw which channel it was. It was the one for the whole company.',
      'Only then did I look up. It was the channel of the whole company.',
    ),
    all(
      '{F} from Payroll was the first to react: one thumb, pointing sideways.',
      'The first reaction came from {F} in Payroll. It was a thumb, on its side.',
    ),
    mild(
      'I left it up. A leader does not delete. {F} has pinned it.',
      'I have not deleted it. {F} pinned it, under "Fire exits."',
    ),
    hot(
      'By ten it had 900 reactions. I do not know what the crab means. There were 400 crabs.',
      'It had 900 reactions by ten. Four hundred of them were crabs. I chose to feel supported.',
    ),
    hot(
      'I wrote a follow-up to thank everybody. {bossName} asked me to stop replying to it.',
      'So I thanked them, one by one. {bossName} asked me, privately, in the same channel, to stop.',
    ),
    spicy(
      'It is on the wall of the new office. {F} says that it was between that and "Wash your hands."',
      'They read it out at onboarding now. {F} does my voice.',
    ),
    unhinged(
      'In the fall the company had no other policy left. Everything was decided by asking what I had answered.',
      'The merger went through on it. Both boards signed under my reply.',
    ),
    unhinged(
      'I asked {F} for a day off. She turned the screen around and let me read it myself.',
      'When I asked for a raise, {F} just pointed at the wall.',
    ),
  ),
  plot(
    'chat-screenshot',
    { style: 'fake-screenshots', axis: 'exposure', back: 'screenshot' },
    all(
      'My boss, {bossName}, wrote: "{bossMessage}" I took a screenshot, because one day this will be a book.',
      '{bossName} wrote me this: "{bossMessage}" I took a screenshot. You never know which message is chapter one.',
    ),
    all(
      'I replied: "{yourReply}" I took a screenshot of that, too.',
      'My reply: "{yourReply}" Also a screenshot. Especially that one.',
    ),
    all(
      'Then I sent both screenshots to my wife, with the caption "Leadership."',
      'I sent both to my brother and wrote, "See how I handle them."',
    ),
    mild(
      'They went to {bossName}. I have been asked to come in, with the caption.',
      'I had sent them to {bossName}. There was no caption that helped.',
    ),
    hot(
      'They went to {bossName}, who took a screenshot of the screenshots and sent it to HR.',
      'They had gone to {bossName}, who took a screenshot of my screenshots. It went to Legal.',
    ),
    hot(
      'HR sent me a screenshot of that, cropped, with a red circle. I had not noticed that I was at four percent.',
      'Legal sent it back to me with a circle around the time. I had written all of it in the meeting.',
    ),
    spicy(
      'At the hearing they asked if I had anything to add. I took a screenshot.',
      'They asked if I understood how serious this was. I said I would have to take a screenshot and think.',
    ),
    unhinged(
      'It has now been forwarded so often that there is no text left, only gray. It hangs in a museum. People weep in front of where I was.',
      'After nine hundred forwards it is one gray square. A museum bought it. The label says "Employee."',
    ),
    unhinged(
      'I went to see it. A guard asked me not to take pictures.',
      'I stood in front of it for an hour. Then I reached for my phone, and the guard shook his head.',
    ),
  ),
  plot(
    'chat-autocorrect',
    { style: 'fake-screenshots', axis: 'commitment', cast: { F: 'he' }, back: 'in writing' },
    all(
      '{bossName} sent me this on a Sunday: "{bossMessage}"',
      'Sunday, 7:14 AM. {bossName}: "{bossMessage}"',
    ),
    all(
      'A weaker person lies. I wrote: "{yourReply}"',
      'You can hide, or you can lead. I answered, "{yourReply}"',
    ),
    all(
      '"Can I get that in writing?" wrote {bossName}. I said that it was in writing.',
      '{bossName} asked to have that in writing. I pointed out that we were writing.',
    ),
    mild(
      '{bossName} printed it. I have signed. It is in my file, under Strengths, with a question mark.',
      'It is in my file now, printed, with my signature and a coffee ring that is not mine.',
    ),
    hot(
      'By Monday {F} from Legal had turned it into a contract. It was my sentence eleven times, with "hereinafter."',
      'On Monday {F} in Legal laid a contract in front of me. It was only what I had said, but with "hereinafter" in it.',
    ),
    hot(
      'I signed. You do not walk back a text. {F} asked if I had a lawyer. I said, "You."',
      'I signed, of course. {F} asked me twice if I wanted to read it. I said that I had written it.',
    ),
    spicy(
      'It turns out that it renews. My son will take over from me in 2041. He has it in writing.',
      'It is binding for ten years and has no exit. I asked {F} for one. "I would need that in writing," he said.',
    ),
    unhinged(
      'Since then it happens as I wrote it, each morning at 7:14, whether I am there or not. The neighbors set their clocks by it.',
      'The court held that it was the only true sentence ever sent from a phone. It has been carved over the door.',
    ),
    unhinged(
      'I asked {F} whether it would ever stop. He slid a pen across the table.',
      'I only wanted to add a smiley, I told {F}. "In stone?" he said.',
    ),
  ),
];
