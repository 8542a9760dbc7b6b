import { all, type Plot, plot, type PlotTraits } from '../story/plot.ts';

const gentle = (is: string): PlotTraits => ({ ring: 'any', is });
const GENERAL = gentle('grave:loss|grave:other');
const DESPAIR = gentle('grave:despair');
const VIOLENCE = gentle('grave:violence');
const JOB = gentle('grave:job');
const ILLNESS = gentle('grave:illness');

/**
 * Plots for what is grave: no joke about it, the same at every level (docs/product.md, Grave matter). Which kind of grave matter a plot is for
 * is told by comedy/form/gentle-kind.ts. `{whole}` is the grave text alone, and absent where that is no line to be read out.
 */
export const GENTLE: readonly Plot[] = [
  plot(
    'gentle-1',
    GENERAL,
    all(
      "I had another post planned for today. I've deleted it.",
      "I'm putting the act down for one post.",
      "I'm not going to be clever today.",
    ),
    all(
      'Here it is, in plain words: "{whole}."',
      'The words, just as they were: "{whole}."',
      'No headline, just the thing itself: "{whole}."',
      "Some things aren't material, and this is one of them.",
    ),
    all(
      'My first instinct was to look for the lesson. My second was to be ashamed of the first.',
      'Somebody asked how I was, and I gave the true answer. It was short.',
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
    GENERAL,
    all(
      'No lesson today.',
      "This isn't a story I can make anything of, and I don't want to.",
      "Some things shouldn't be turned into a post, so this is just a note.",
    ),
    all(
      'This is what I wrote down: "{whole}."',
      'I don\'t want to dress this up: "{whole}."',
      'This is what I couldn\'t say out loud today: "{whole}."',
      "I won't repeat it here. It doesn't need my wording.",
    ),
    all(
      'I looked for something wise to put beneath it. There is nothing, and that is all right.',
      "I've spent years on how I look here. None of that is any help today.",
      "Somebody called. We didn't say much, and it helped.",
    ),
    all(
      'Nothing to agree with today. Be well.',
      "Thank you for reading this far. That's plenty.",
      'Nothing to share, nothing to tag. Just be good to someone today.',
    ),
  ),
  plot(
    'gentle-3',
    GENERAL,
    all(
      'I usually post about winning at this hour. Not today.',
      "There's a tone I use here. I've left it at the door.",
      'I changed this sentence nine times, and then I stopped decorating it.',
    ),
    all(
      'I\'ll leave this here as it is: "{whole}."',
      'I\'ve been carrying one line around with me: "{whole}."',
      'I typed it slowly: "{whole}."',
      "I'll leave out the details. They aren't for a feed.",
    ),
    all(
      'I sat in the car for a while with the radio off. Then I went in.',
      'I looked for the right words in my drafts. They were all about me.',
      "I've told people to be strong. Nobody has to be, not today.",
    ),
    all(
      'If there is somebody you have been meaning to call, please do it today.',
      'If somebody came to mind while you read this, write to them instead of me.',
      "If this is your week as well, I'm sorry. You're not alone in it.",
    ),
  ),
  plot(
    'gentle-4',
    GENERAL,
    all(
      'I opened this box to write something wise. Nothing wise came, so here are the plain words.',
      "I don't have a hook for this one.",
      'No announcement. No milestone. Just this.',
    ),
    all(
      '"{whole}." I\'ve read that line a few times now.',
      'I\'ll only write it out and leave it there: "{whole}."',
      '"{whole}." I\'m not adding anything to that.',
      "What happened is not a headline, so it doesn't get one.",
    ),
    all(
      "I'm not looking for a lesson in it. There doesn't have to be one.",
      'I told somebody, "I can\'t today," and no reason was needed.',
      'I made tea for whoever was there. It was what I could think of.',
    ),
    all(
      'Be kind today, to whoever is near you. Tomorrow too.',
      "There's no question at the end today.",
      "I'm putting the phone away now. Thank you for reading it.",
    ),
  ),
  plot(
    'gentle-5',
    GENERAL,
    all(
      "I keep this page for work. This isn't work.",
      "Please don't learn anything from what follows.",
      "I've been avoiding this page. Today I'd rather be honest on it than funny.",
    ),
    all(
      'My notes begin like this: "{whole}."',
      '"{whole}." That\'s all I know how to say about it.',
      'I would give a lot not to be writing this: "{whole}."',
      "I typed it and took it out again. It isn't mine to decorate.",
    ),
    all(
      'Nobody needs me to explain it. I only wanted it to be said.',
      "I always tell people my door is open. Today I went and knocked on somebody else's.",
      'For a moment I wondered how this would look. Then I stopped wondering that.',
    ),
    all(
      "You don't need to comment. If you know, you know, and I'm sorry.",
      "You don't have to be okay by Monday. Nobody does.",
      "If I owe you a call, I'll make it today.",
    ),
  ),
  plot(
    'gentle-6',
    GENERAL,
    all(
      "I had a draft with five takeaways. I've put it away.",
      "I nearly wrote an opening line. It didn't deserve one of those.",
      'My reminder to post went off. I turned it off, and then I wrote this anyway.',
    ),
    all(
      'The part I keep coming back to: "{whole}."',
      '"{whole}." I\'ve tried to soften that, and it doesn\'t soften.',
      'One thing, and then I will be quiet: "{whole}."',
      "It has a name, and I won't put it into a slogan.",
    ),
    all(
      'I practiced saying it out loud in the parked car. It needs work, and it can have the time.',
      'I kept starting sentences and not finishing them. That may be how it is for a while.',
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
    GENERAL,
    all(
      'This one is not for applause.',
      'Usually I know what I want from you by the first sentence. Today, nothing.',
      "I'll say this once, and without the music.",
    ),
    all(
      'For the record, unedited: "{whole}."',
      'If you asked me how things are, I\'d have to say: "{whole}."',
      'I keep opening this page to find that it still says: "{whole}."',
      "It's serious, and it stays that way here.",
    ),
    all(
      'I used to talk about resilience. I knew very little about it.',
      'I made tea and forgot it, twice. It seemed like enough for one afternoon.',
      'I stopped for the day. Everything else can stand still for a while.',
    ),
    all(
      "I don't need advice. I'm going for a walk.",
      "Please look after each other. I'll try to do it, too, and quietly.",
      'I have nothing wise to add, and it feels right to stop.',
    ),
  ),
  plot(
    'gentle-8',
    GENERAL,
    all(
      "I'm not going to frame this, or draw anything from it.",
      "A quiet post. You can scroll past it. I'd understand.",
      "If you came for something funny, I'm sorry. Not this time.",
    ),
    all(
      'There\'s no better way to say it: "{whole}."',
      'There it is, in black and white: "{whole}."',
      'What there is to tell is this: "{whole}."',
      "There are no good words for it, so I'll use few.",
    ),
    all(
      "It doesn't have to become anything. It's allowed to be only sad.",
      "I'm good at talking. It's not what was needed, so I sat there.",
      'It takes the time that it takes. I am not in a hurry with it.',
    ),
    all(
      "Be gentle with the people in your inbox. You can't see what they closed to answer you.",
      "I'm going home now. If you can, go home.",
      'Someone near you may be carrying this, too. Go easy.',
    ),
  ),
  plot(
    'gentle-despair-1',
    DESPAIR,
    all(
      "I'm putting the act down. This one matters.",
      'No post today. Only something that I mean.',
      "I'm not going to be clever about this.",
    ),
    all(
      "If you can't go on, or don't want to, please call somebody now: a friend, a doctor, or the crisis line where you live. If it's urgent, call the emergency number.",
    ),
    all(
      'You don\'t have to explain it well. "I\'m not safe" is enough. So is "Please stay with me."',
      'You don\'t need the right words. "I don\'t want to be alone tonight" is plenty.',
    ),
    all(
      "If you've lost somebody this way, it wasn't your fault, and those lines are there for you as well.",
      'If you are the one who found out, or who was left behind, call them too. They answer for that as well.',
    ),
    all(
      'Everything else can wait until tomorrow.',
      'Nothing on this page is more important than that call.',
    ),
  ),
  plot(
    'gentle-despair-2',
    DESPAIR,
    all(
      'This is not a post about work, and there is no lesson in it.',
      "There's nothing to agree with here, and nothing to share.",
    ),
    all(
      'What was said here is serious, and I take it as it was said.',
      "I believe every word of it. I won't make a story of it.",
    ),
    all(
      "Please don't stay alone with it. Call someone you trust, or your local crisis line. They are there at night, too, and it costs nothing to ask. In danger, call the emergency number.",
      'If it is about you, please call a crisis line where you live, or tell one person tonight. If you are in danger now, call the emergency number.',
    ),
    all(
      'If it is about somebody you know, go there, or call, and ask them straight out. Asking does no harm.',
      'If you are worried about somebody, ask them directly, and then listen. You need no training for that.',
    ),
    all('I hope that somebody is with you.', 'Please be here tomorrow.'),
  ),
  plot(
    'gentle-despair-3',
    DESPAIR,
    all('I had something else planned for this page. It can wait.', 'Please read this one slowly.'),
    all(
      'It can get so dark that no way out is to be seen. That is a state, and it can be treated. It is no truth about you.',
      'A night like that lies. It says that it will never change, and that nobody wants to know. Neither is so.',
    ),
    all(
      'So call someone: a friend, a doctor, your local crisis line. Say how it is. If you might hurt yourself, call the emergency number now.',
    ),
    all(
      'And for those who are left behind: you could not have known, and there is help for you as well.',
      'And if it was someone close to you, the same people will listen to you. You need not be in danger to call.',
    ),
    all("That's all. Call someone.", 'That is the whole post. Please call.'),
  ),
  plot(
    'gentle-violence-1',
    VIOLENCE,
    all(
      "There's no lesson in this, and nobody should look for one.",
      'This is not a story about growth.',
    ),
    all(
      'The words, just as they were: "{whole}."',
      'I\'ll say it once and plainly: "{whole}."',
      "I won't go into what happened. It happened, and that is enough.",
    ),
    all(
      'Whoever does that is in the wrong. Nothing that came before makes it right.',
      'Nobody has that coming. Not for anything they said, and not for staying.',
    ),
    all(
      'If you are not safe where you are, please tell someone you trust, or call a helpline in your country. If you are in danger now, call the emergency number.',
    ),
    all("It isn't your fault.", 'You will be believed. If not by the first, then tell the next.'),
  ),
  plot(
    'gentle-violence-2',
    VIOLENCE,
    all("I'm leaving the act out of this one.", 'I have nothing clever to say here.'),
    all(
      'This is what there is to say: "{whole}."',
      '"{whole}." It should not have happened, and it was not deserved.',
      'It should not have happened, and it was not deserved.',
    ),
    all(
      "It's all right to be angry about it, or tired, or to feel nothing yet.",
      "It doesn't have to make anyone stronger. It only has to stop.",
    ),
    all(
      'There are people whose work it is to help with this: a helpline, a shelter, a doctor, the police. You can call and only ask. In danger, call the emergency number.',
    ),
    all(
      'If somebody tells you such a thing, believe them first. Ask later.',
      'You do not owe anybody the story. I am glad that you told it.',
    ),
  ),
  plot(
    'gentle-violence-3',
    VIOLENCE,
    all('This one is not for likes.', "I'd like to say one true thing today, and no more."),
    all(
      '"{whole}." I\'m not adding anything to that.',
      'For the record, unedited: "{whole}."',
      'Somebody was hurt by somebody. There is no other way to say it.',
    ),
    all(
      'The shame belongs to the one who did it. None of it belongs to the one it was done to.',
      'What was done says something about the one who did it, and nothing about anyone else.',
    ),
    all(
      'If this is your life as well, you can talk to a local helpline without giving your name. When it gets dangerous, call the emergency number and go where people are.',
    ),
    all("You're not alone with it.", 'I hope you are somewhere safe tonight.'),
  ),
  plot(
    'gentle-job-1',
    JOB,
    all(
      'This is about work that is gone, and I have no slogan for it.',
      "No announcement today. It wasn't good news.",
    ),
    all(
      'It goes like this: "{whole}."',
      'Here it is, without the usual words: "{whole}."',
      'I will not call it a new chapter.',
    ),
    all(
      'A job is the rent, and the people one had lunch with, and where one went in the morning. It hurts to have that taken away.',
      'It is money, and it is also where a person was known. Both of that counts.',
    ),
    all(
      'It says nothing about what anybody is worth.',
      'It was a decision on a list. It was no verdict on a person.',
    ),
    all(
      'If you know somebody it has happened to, do not send advice. Ask how they are, and pass their name on to someone who is hiring.',
      'If it happened to you this week, eat something, sleep, and leave the forms for tomorrow.',
    ),
  ),
  plot(
    'gentle-job-2',
    JOB,
    all("I'm not excited to share this, so I won't say that I am.", 'Just the facts this time.'),
    all(
      '"{whole}." I\'ve read that line a few times now.',
      'There\'s no better way to say it: "{whole}."',
      'Work ended for somebody here, and not by choice.',
    ),
    all(
      "Please don't tell anyone that it's a blessing. It may turn out well one day. Today it's a loss.",
      'There will be time for plans. There is no need to have one by tonight.',
    ),
    all(
      'What helps is small: a call, a meal, an introduction, a look over a letter. I can do some of that.',
      'If you have an open position, or know of one, say so to somebody who needs it.',
    ),
    all(
      "If you're in the same place, I'm sorry. It wasn't you.",
      'Go easy on whoever is packing up their things.',
    ),
  ),
  plot(
    'gentle-job-3',
    JOB,
    all('I am leaving the big words out today.', 'This is not the update I wanted to write.'),
    all(
      'What there is to tell is this: "{whole}."',
      'For the record, unedited: "{whole}."',
      'It is about a livelihood, and I will not be witty about that.',
    ),
    all(
      'One can do good work and still lose it. That is the hard part to believe.',
      'Nobody has to be grateful for it, or to find it exciting.',
    ),
    all(
      'There are bills and there are nights. For the first, ask early for what you are entitled to. For the second, talk to somebody.',
      'The first days are the strange ones. It is fine to do nothing clever with them.',
    ),
    all(
      'I hope the next door is a kind one.',
      'To everyone it has happened to: I am sorry. You deserved better than that.',
    ),
  ),
  plot(
    'gentle-illness-1',
    ILLNESS,
    all('No lesson today. This is about being ill.', "I'm not going to make this inspiring."),
    all(
      'The news is this: "{whole}."',
      'In plain words: "{whole}."',
      'The details are for the doctors, and for the people who love each other.',
    ),
    all(
      'Nobody has to fight, or be brave, or stay positive. It is enough to get through the afternoon.',
      'There is a lot of waiting in it. I used to think that waiting is nothing.',
    ),
    all(
      'What helps, I am told, is a lift to the clinic, soup, and somebody who can sit there and not talk.',
      'If you want to do something, offer one thing you really can do: a drive, a meal, an hour.',
    ),
    all(
      'I hope the next day is a little better.',
      "If you're waiting for results tonight, I hope that somebody is waiting with you.",
    ),
  ),
  plot(
    'gentle-illness-2',
    ILLNESS,
    all('This is a quiet one.', 'I would rather not be writing this.'),
    all(
      '"{whole}." I\'ve tried to soften that, and it doesn\'t soften.',
      'I\'ll leave this here as it is: "{whole}."',
      'It is about a body, and a calendar that somebody else keeps.',
    ),
    all(
      'I had opinions about priorities. I had never looked at them from a waiting room.',
      'There are good days and bad days. I am trying not to count either.',
    ),
    all(
      'Please do not send cures. A short message is fine, and it needs no answer.',
      'It is all right to be afraid of it, and to say so to a person who can hear that.',
    ),
    all('Sleep when you can. The rest keeps.', 'Be gentle with whoever cancels on you today.'),
  ),
  plot(
    'gentle-illness-3',
    ILLNESS,
    all(
      'I usually write about getting ahead. Today it is about getting through.',
      "I'll say this once, and without the music.",
    ),
    all(
      'It comes down to this: "{whole}."',
      'I typed it slowly: "{whole}."',
      'It is serious, and I do not want to dress it up.',
    ),
    all(
      'Everybody looks for the right thing to say. There is none. Being there is most of it.',
      'It has made the days smaller. There is still tea in them, and a window.',
    ),
    all(
      'To the nurses who explain it for the third time: thank you.',
      'To those who look after somebody: you may rest, too.',
    ),
    all(
      'I am thinking of everyone who has this in the house.',
      'That is all I know about it. Take good care.',
    ),
  ),
];
