import { all, type Plot, plot } from '../plot.ts';

/** Plots for what is grave: no joke about it, the same at every level (docs/product.md, Grave matter). */
export const GENTLE: readonly Plot[] = [
  plot(
    'gentle-1',
    { ring: 'any', axis: 'none', back: '' },
    all(
      "I had a whole post planned. It was about me. I've deleted it.",
      "I'm putting the act down for one post.",
      "I'm not going to be clever today.",
    ),
    all(
      'Here it is, in plain words: "{whole}."',
      'The words, just as they were: "{whole}."',
      'No headline, just the thing itself: "{whole}."',
    ),
    all(
      'My first instinct was to look for the lesson. My second was to be ashamed of the first.',
      'A colleague asked how I was, and I gave the short answer instead of the keynote.',
      "I don't know what to do with my hands when they aren't making a point.",
    ),
    all(
      "That's all. Call someone.",
      'Take the afternoon if you need it.',
      "That's all I have. I hope somebody's with you.",
    ),
  ),
  plot(
    'gentle-2',
    { ring: 'any', axis: 'none', back: '' },
    all(
      'No lesson today.',
      "This isn't a story I can make anything of, and I don't want to.",
      "Some things shouldn't be turned into a post, so this is just a note.",
    ),
    all(
      'This is what I wrote down: "{whole}."',
      'I don\'t want to dress this up: "{whole}."',
      'This is what I couldn\'t say out loud today: "{whole}."',
    ),
    all(
      'I own eleven notebooks of quotes. Not one of them was any use.',
      "I've spent years on my personal brand. It turns out you can't lean on one.",
      "I called my sister. We didn't say much. It was the best call I've been on all year.",
    ),
    all(
      'Nothing to agree with today. Be well.',
      "Thank you for reading this far. That's plenty.",
      'Nothing to share, nothing to tag. Just be good to someone today.',
    ),
  ),
  plot(
    'gentle-3',
    { ring: 'any', axis: 'none', back: '' },
    all(
      'I usually post about winning at this hour. Not today.',
      "There's a tone I use here. I've left it at the door.",
      'I changed this sentence nine times, and then I stopped decorating it.',
    ),
    all(
      'I\'ll leave this here as it is: "{whole}."',
      'I\'ve been carrying one line around with me: "{whole}."',
      'I typed it slowly: "{whole}."',
    ),
    all(
      'I sat in the car for a while with a podcast about leadership on. I turned it off. First time.',
      'I looked for the right words in my drafts. They were all about me.',
      "I've told rooms full of people how to be strong. I'd like to take some of that back.",
    ),
    all(
      'No call to action, except the phone. Use it on somebody you miss.',
      'If somebody came to mind while you read this, write to them instead of me.',
      "If this is your week as well, I'm sorry. You're not alone in it.",
    ),
  ),
  plot(
    'gentle-4',
    { ring: 'any', axis: 'none', back: '' },
    all(
      'I opened this box to write something wise. Nothing wise came, so here are the plain words.',
      "I don't have a hook for this one.",
      'No announcement. No milestone. Just this.',
    ),
    all(
      '"{whole}." I\'ve read that line a few times now.',
      'I\'ll only write it out and leave it there: "{whole}."',
      '"{whole}." I\'m not adding anything to that.',
    ),
    all(
      'I started a slide about it and closed the laptop. The laptop seemed relieved.',
      'I had a meeting at two. I wrote, "I can\'t today," and nobody needed a reason.',
      "I watered a plant at work that isn't mine. It was what I could think of.",
    ),
    all(
      "I'll be normal again on Monday. Be kind until then. After that too.",
      "There's no question at the end today.",
      "I'm putting the phone away now. The people are in the next room.",
    ),
  ),
  plot(
    'gentle-5',
    { ring: 'any', axis: 'none', back: '' },
    all(
      "I keep this page for work. This isn't work.",
      "Please don't learn anything from what follows.",
      "I've been avoiding this page. Today I'd rather be honest on it than funny.",
    ),
    all(
      'My notes begin like this: "{whole}."',
      '"{whole}." That\'s all I know how to say about it.',
      'I would give a lot not to be writing this: "{whole}."',
    ),
    all(
      'For once I had no framework, and nobody asked me for one.',
      "I always tell people my door is open. Today I went and knocked on somebody else's.",
      'For a moment I wondered how this would look. Then I stopped wondering that.',
    ),
    all(
      "You don't need to comment. If you know, you know, and I'm sorry.",
      "You don't have to be okay by Monday. I'll be saying that to myself as well.",
      "If I owe you a call, I'll make it today.",
    ),
  ),
  plot(
    'gentle-6',
    { ring: 'any', axis: 'none', back: '' },
    all(
      "My draft had five takeaways. I've taken them away.",
      "I nearly wrote an opening line. It didn't deserve one of those.",
      'My reminder to post went off. I turned it off, and then I wrote this anyway.',
    ),
    all(
      'The part I keep coming back to: "{whole}."',
      '"{whole}." I\'ve tried to soften that, and it doesn\'t soften.',
      'One thing, and it\'s not about work: "{whole}."',
    ),
    all(
      'I practiced saying it out loud in the parked car. It needs work, and it can have the time.',
      'I kept starting sentences with "at the end of the day." Then it was the end of the day.',
      "I wrote this by hand first. It took an hour, and it's four lines.",
    ),
    all(
      "If you're carrying something like this, the meeting can wait. I've checked. It can.",
      "Leave the comments empty, if you like. I'll know somebody was here.",
      'Eat something warm. Sleep when you can. The rest keeps.',
    ),
  ),
  plot(
    'gentle-7',
    { ring: 'any', axis: 'none', back: '' },
    all(
      'This one has no slides.',
      'Usually I know what I want from you by the first sentence. Today, nothing.',
      "I'll say this once, and without the music.",
    ),
    all(
      'For the record, unedited: "{whole}."',
      'If you asked me how things are, I\'d have to say: "{whole}."',
      'I keep opening this page to find that it still says: "{whole}."',
    ),
    all(
      "I've been in four meetings about resilience this year. I chaired three. I knew nothing.",
      'I made tea and forgot it, twice. It seemed like enough for one afternoon.',
      'I closed the laptop at noon. Nothing fell over.',
    ),
    all(
      "I won't be taking questions. I'll be taking a walk.",
      "Please look after each other. I'll try to do it, too, and quietly.",
      'I have nothing wise to add, and it feels right to stop.',
    ),
  ),
  plot(
    'gentle-8',
    { ring: 'any', axis: 'none', back: '' },
    all(
      'I asked my coach how to frame this. She said, "Don\'t." I\'m listening to her for once.',
      "A quiet post. You can scroll past it. I'd understand.",
      "If you came for the show, I'm sorry. I'm off tonight.",
    ),
    all(
      'There\'s no better way to say it: "{whole}."',
      'There it is, in black and white: "{whole}."',
      'What there is to tell is this: "{whole}."',
    ),
    all(
      'I turned off my out-of-office wit.',
      "I'm good at talking. It's not what was needed, so I sat there.",
      'I have a slide that says "People First." I hadn\'t read it properly until now.',
    ),
    all(
      "Be gentle with the people in your inbox. You can't see what they closed to answer you.",
      "I'm going home now. If you can, go home.",
      'Someone near you may be carrying this, too. Go easy.',
    ),
  ),
];
