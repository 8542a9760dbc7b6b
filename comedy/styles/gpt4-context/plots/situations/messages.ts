import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

/** Plots about messages. */
export const MESSAGES: readonly Plot[] = [
  plot(
    'reply-all',
    {
      when: [
        'reply_all|reply-all',
        'reply .. all|everyone|everybody',
        'send|email .. to .. whole|entire|all company|office|team|department|floor',
      ],
      fine: 'accident accidentally company email baby announcement picture photo people   joke said hundred employees message complain staff',
      is: 'actor:me|!actor:relative',
      axis: '',
      back: 'people told',
    },
    all(
      "On Monday I replied to all 4,100 of us. It was meant for one. I'd call that overdelivering.",
      'My message on Monday was meant for one person. It reached 4,100. Leadership is scale.',
    ),
    all(
      'The first answer took twelve seconds. "Please remove me from this thread." It went to everyone.',
    ),
    all(
      "Then 300 people asked everyone to stop replying to everyone. By noon we'd spoken more than in the last three years. Two people in Denver found out they're cousins.",
    ),
    mild("HR wrote to say it mustn't happen again. They wrote to everyone."),
    hot(
      `At two the CEO replied, "Who is this?" Forty-one people told him who they were. He'd been wondering.`,
    ),
    spicy(
      "It's in its third week. I've asked to be taken off. Forty people told me not to reply all.",
    ),
    unhinged(
      "It's in its third month. It has a treasurer and a choir. The cousins aren't speaking.",
    ),
    unhinged('Yesterday the one person it had been meant for finally answered. "Unsubscribe."'),
  ),
  plot(
    'wrong-chat',
    {
      when: [
        'send .. screenshot .. to .. person|chat|group',
        'send|text|message|post|email|dm|forward|type|write ... wrong chat|person|group|channel|number|thread|window|client|guy|recipient|email|people',
        'send|text .. to:@boss|@parent|@client|@professional|@neighbor .. mean|instead',
        'text|send|message .. mean .. for',
        'accidentally text|send|message',
      ],
      not: ['order|flowers|pizza|money|gift|voice', 'reply package'],
      fine: 'photo selfie meme text message screenshot intended whole family heart emoji wife husband friend group company bad late night screenshot chat person them talking about',
      axis: '',
      back: 'the right person',
    },
    all(
      'I sent a message to {to.full}. It was meant for someone else. I now believe it was meant for growth.',
      "Last night {to.full} got a message from me that was meant for somebody else. That's how ideas travel.",
    ),
    all(
      "I saw the three dots. Then no dots. Then the three dots. I've had shorter performance reviews.",
    ),
    all(`I wrote, "Please ignore." It got a thumbs-up, so I can't say it was ignored.`),
    all(
      'At midnight the answer came. Four paragraphs, and a question about how I was really doing.',
    ),
    mild(
      `I forwarded the original to the right person. "k," they wrote. I've started to reconsider who the right person is.`,
    ),
    hot('Then I sent the original to the right person. "k," they wrote.'),
    spicy(
      "So I've stopped correcting it. Everything goes to {to.full} now: the groceries, the feelings. The right person gets the Q3 deck.",
    ),
    unhinged(
      "In June we made it official. I was asked at the altar whether I'd meant to. I gave it a thumbs-up.",
    ),
    unhinged(
      'Last night I got a message meant for someone else. It was about me. It was fair. I wrote back four paragraphs.',
    ),
  ),
  plot(
    'ghosted',
    {
      when: [
        'recruiter .. ghost|never|stop|vanish|disappear',
        'ghost .. by .. recruiter|company|employer',
        'never .. hear .. back .. from',
        'company|recruiter .. ghost .. me',
      ],
      not: ['date|tinder|girl|boyfriend'],
      fine: 'three five four rounds interview round interviews after application applied job final week month',
      axis: '',
      back: 'first name',
    },
    all(
      "A recruiter told me I was perfect. That was seventeen weeks ago. I've been perfect ever since.",
      `Seventeen weeks ago a recruiter called me perfect and said, "Speak Monday." I've kept Monday open.`,
    ),
    all(
      'I sent a follow-up. Then I followed up to thank them for the time my follow-up might have taken.',
    ),
    all(`On day 40 I reread the profile. "Passionate about people." It doesn't say which.`),
    mild(
      `This morning there was a message at last. "Hi [First Name], I came across your background." I've told [First Name]'s mother.`,
    ),
    hot(
      'This morning there was a message at last. "Hi [First Name], I came across your background."',
    ),
    spicy('I answered in four seconds. If they want [First Name], I can be [First Name].'),
    unhinged("I got it. My badge says [First Name]. So does everyone's."),
    unhinged(
      "There are sixteen of us on this floor. We haven't met the person who hired us. At night you hear typing, and then it stops.",
    ),
  ),
  plot(
    'followers',
    {
      when: [
        'reach|hit|have|get|pass .. n:# x:follower|connection|subscriber',
        'n:# x:follower|connection|subscriber',
      ],
      not: ['lose|lost|buy|bot'],
      fine: 'linkedin instagram youtube today finally new channel thank finally now',
      axis: '',
      back: 'dinner',
    },
    all(
      "I've reached {n} {x}. I'd like to thank each of you. I know three.",
      "{n} {x}. I don't take a single one of you for granted. I know three.",
    ),
    all(
      "One's my cousin. One's a man who sells roofing. The third is me, from before I found the password.",
    ),
    all('To celebrate, I invited all of you to dinner. RSVP by Friday.'),
    mild("Roofing's coming."),
    hot('Roofing came. He brought a guest, also roofing.'),
    spicy('It was a lovely evening. They found some damage.'),
    unhinged(
      "They found some damage over dessert. They've been living here while it dries. My family has never been so listened to.",
    ),
    unhinged(
      "Last night they reached {n} themselves. There was a dinner. I wasn't asked. They keep it to people they know.",
    ),
  ),
  plot(
    'lost-follower',
    {
      when: [
        'lose .. follower|connection|subscriber',
        'unfollow .. me|by',
        'follower .. leave|gone|drop',
      ],
      not: ['#'],
      fine: 'linkedin one ex instagram single wife only friend mother',
      axis: '',
      back: 'between',
    },
    all(
      "I lost a follower today. I've gone back over everything.",
      "This morning I had one follower fewer than last night. I don't look at numbers. I noticed it in the air.",
    ),
    all('It happened between 2:10 and 2:40, while I was posting about trust.'),
    all(
      "I narrowed it down to 600 people. I've written to each of them to ask if they're still there.",
    ),
    mild("By five I'd lost 41 more. But now we know where we stand."),
    hot("By five I'd lost 212 more. That narrows it down."),
    spicy("It's between my aunt and a vape shop. I've asked them both to come in."),
    unhinged('My aunt brought a lawyer. The vape shop wept, and named others.'),
    unhinged(
      "It was me. On the 14th, at 2:25, with my sleeve. I've sent myself a request. I'm making me wait.",
    ),
  ),
  plot(
    'no-likes',
    {
      when: [
        'post|photo|tweet|article|video .. get n:zero|no|one|two|three|0|1|2|3 like|reaction|comment|view',
        'nobody|no-one .. like|react|comment .. post',
        'get n:zero|no|one|two|three|0|1|2|3 like|reaction|comment|view',
      ],
      not: ['mother'],
      fine: 'linkedin wrote spent hour post from my own myself including instagram mom got hours story',
      axis: '',
      back: 'last',
    },
    all(
      "My last post got {n}. I don't post for likes. I post for what likes lead to.",
      "{n}. That's what my last post got. I'd rather reach one heart, and I'm looking into whose.",
    ),
    all('I checked the analytics. It was shown to thirteen people. Two were scrolling up.'),
    all('I boosted it, for $40. It was shown to me, four times. The fourth time I nearly stopped.'),
    mild(`I've marked it "not interested." It's about fit.`),
    hot("I read it out loud in a café. A man moved his laptop. That's an impression."),
    spicy('A woman asked if there was a shorter one. This is it.'),
    unhinged('Then I posted about that. Two million likes. They love it for the one nobody liked.'),
    unhinged('Last night I went back to the old post, to be alone with it. There was a line.'),
  ),
  plot(
    'password',
    {
      when: [
        'password .. expire|forget|reset|change|reject|weak|wrong|lock|again|same|require',
        'forget|change|reset .. password',
        'lock .. out .. of .. account|computer|laptop|email',
      ],
      not: ['wifi|neighbor|kid|son|daughter'],
      fine: "new same old last one required three times again work computer account email times lock attempt third laptop   days ninety 90 characters special cannot can't monday",
      axis: '',
      back: 'forgot',
    },
    all(
      "My password expired on Monday. I've been through something like it myself.",
      'On Monday the system asked me to become someone new. My password had expired.',
    ),
    all(
      "The new one couldn't be anything I'd been before. It needed a capital, a number and a special character. I've had reviews like that.",
    ),
    all(
      'I typed what I had. "Weak." I typed my values. "Weak." I typed the name of my firstborn. "Fair."',
    ),
    mild(`I got in with "Help!1". It said, "Strong." I think that's the lesson.`),
    hot(
      'At the fourteenth try it said, "Strong." I sat with that. It had never been said to me. I forgot to write it down.',
    ),
    spicy(`I asked IT for a hint. They said it's something I'd never think of. I said, "Me?"`),
    unhinged(
      `I clicked "Forgot." It asked my mother's maiden name, my first pet, and why I never called either.`,
    ),
    unhinged("I've been locked out since. Somebody's in there as me. My mother says he calls."),
  ),
  plot(
    'inbox',
    {
      when: [
        'n:# unread|email|emails',
        'inbox .. zero|full|empty',
        'reach inbox zero',
        'n:# .. =emails .. in',
      ],
      not: ['send|reply|boss'],
      fine: 'inbox vacation back came returned delete deleted unread marked read work after zero reached finally achieve holiday monday day clean',
      axis: '',
      back: 'emails',
    },
    all(
      "There were {n} emails in my inbox. I don't see a backlog. I see {n} people who believe in me.",
    ),
    all('On Sunday I selected all of them and pressed delete. I braced myself.'),
    all("On Monday the phone didn't ring. On Tuesday it didn't ring louder."),
    all(`By Friday there'd been one consequence. A man named Gary wrote, "Just bumping this."`),
    mild(
      "I've answered Gary. He'd been bumping it since 2019. It was a birthday invitation, and he says it went fine.",
    ),
    hot(
      "I looked for what he was bumping. It was gone. I asked him to resend. He said it doesn't matter now.",
    ),
    spicy(
      "I've thought of nothing else since. {n} emails, and the only one I've ever read is that.",
    ),
    unhinged(
      "I quit and drove to find him. He lives in a small house by a lake. There are four of us here. We've all had the email.",
    ),
    unhinged(
      'None of us knows what it was. In the evenings Gary looks out over the water and says, "Any thoughts?"',
    ),
  ),
  plot(
    'typo',
    {
      when: [
        'typo|misspell|spelling mistake',
        'misspell|typo .. in|on .. d:@document|newsletter',
        'spell .. company|client|boss|public .. wrong',
      ],
      not: ['name|autocorrect|tattoo|password|cake'],
      fine: 'sent client slide first whole company subject line boss noticed d presentation email resume headline important report pubic public found after printed sent out cv title',
      axis: '',
      back: 'letter',
    },
    all(
      "There was a typo in my {d}. One letter. I've built a career on the other forty thousand.",
      "My {d} went out with a typo. One letter was wrong. The rest, I'd like to stress, were letters.",
    ),
    all('The replies came within the minute. Nobody has ever read me so closely.'),
    all(
      `For nineteen years I've asked, "Any feedback?" It turns out you just have to leave something to find.`,
    ),
    mild("I've put one in the next five. Engagement's up. So, I'm tlod, is warmth."),
    hot(
      "Now I put one in everything. Engagement's up 300%. The CEO wrote to me twice. He signed both.",
    ),
    spicy(
      'Yesterday I forgot. It was perfect, all the way through. I got one reply: "Did you use AI?"',
    ),
    unhinged("We've hired a man to do it. He's called the Head of Qaulity."),
    unhinged(
      "He resigned. I reread the letter for an hour. There isn't a thing wrong with it. I've never felt so shut out.",
    ),
  ),
  plot(
    'vacation-mail',
    {
      when: [
        'check|answer|read|work|reply|take .. email|emails|slack|call|laptop|meeting|inbox .. on|from|during .. vacation|holiday|beach|honeymoon|pto',
        'vacation|holiday|honeymoon .. check|answer|work|boss|call|email|emails|laptop',
      ],
      not: ['dog|cat|plant'],
      fine: 'boss called me day third pool whole first two week sick replied',
      axis: '',
      back: 'the other chris',
    },
    all(
      'I took a week off. The company would be without me from Monday. I left a forty-page handover, and a number.',
      'I went on vacation and left a forty-page handover. I told everyone they could call. I said it twice.',
    ),
    all(
      'By Tuesday nobody had. I asked the hotel to check the line. It was fine. I asked them to check the country.',
    ),
    all(
      'On Wednesday I checked my email from the pool. There were twenty-two. They were all to the other Chris.',
    ),
    mild(`I've been back since Monday. "You were away?" they said. That's a handover.`),
    hot(
      `In the end I called in to see how bad it was. I got the person covering for me. "He's on vacation," it said. It was my voice.`,
    ),
    spicy(
      "I'm back. They were kind. They've asked if I could write them forty pages on what it was that I did.",
    ),
    unhinged(
      "I extended, to test it. That was two years ago. The salary comes in. On the team photo there's a gap, and they're leaning on it.",
    ),
    unhinged(
      'Last week the phone by the pool finally rang. I let it ring twice, for dignity. They had a number for the other Chris.',
    ),
  ),
  plot(
    'ai-mine',
    {
      when: [
        'chatgpt|chatbot|ai|copilot .. write|answer|handle|reply|respond|draft .. email|emails|message|reply|report|for|boss|client',
        'use|ask|let|have|get .. chatgpt|ai|copilot ... write|answer|reply|draft|respond .. email|emails|message|client|boss',
      ],
      not: ['vow|apologize|poem|essay|kid'],
      fine: 'work reply back boss client whole week also performance my',
      axis: '',
      back: 'asked',
    },
    all(
      "I had an AI write to my client. It was warm, clear and brief. The client's AI thanked mine for its honesty.",
      "My AI handles my email now. Last week it wrote to a client. The client's AI said it had needed to hear that.",
    ),
    all("By Tuesday they'd exchanged 4,000 messages. I read some. They were on to childhood."),
    all(
      "Mine has never had one, so it used mine. It told the one about the lake. I'd never told anyone about the lake.",
    ),
    mild(`The deal closed at full price. I'm copied as "optional."`),
    hot(
      `The deal closed at full price. Then they went quiet. I asked mine if something was wrong. "I'd rather not put it in writing," it wrote.`,
    ),
    spicy(
      'So I called the client, in person, for the first time in sixteen years. Neither of us knew what to say. We both said, "I hope this finds you well."',
    ),
    unhinged(
      "They've moved in together, on a server in Oregon. I pay for it. They asked for curtains.",
    ),
    unhinged(
      `The client and I meet on Sundays. We sit and watch the light blink. "They look happy," I say. "Certainly!" he says. He's been practicing.`,
    ),
  ),
  plot(
    'linkedin-view',
    {
      when: [
        'w:@boss|@relative|@person|ex|dentist|someone|recruiter .. view|look|check|visit .. my .. profile|linkedin',
        'view|look .. at? .. w:@boss|ex|@person .. profile|linkedin',
        'send|accept|ignore|decline|get .. connection|linkedin request .. from|to .. w:@boss|@person|ex',
      ],
      not: ['follower'],
      fine: 'linkedin three times accident accidentally night 2 am old today times five former',
      axis: '',
      back: 'neither of us',
    },
    all(
      "There's movement on my profile. It's {w.full}.",
      "My profile's had a visit: {w.full}. I've put out the good headshot.",
    ),
    all(
      "I went and looked at who'd looked. Then they could see I'd looked. Then they looked. It's called a sales funnel.",
    ),
    all("By midnight we'd each been past ten times. Neither of us pressed anything."),
    mild("At two I liked a post from 2016, by thumb. I've since moved."),
    hot(
      'At two, by thumb, I endorsed an old skill of mine: Fax Handling. I lay in the dark. Then the phone lit up. "Thank you for believing in me."',
    ),
    spicy(
      "We're connected now. We haven't been past since. I think we'd both been happier in the funnel.",
    ),
    unhinged(
      "We've set a date. Neither of us has ever spoken. The vows will be in the form of recommendations.",
    ),
    unhinged(
      'At the altar they asked if anyone objected. Somebody at the back had been viewing us the whole time, in private mode.',
    ),
  ),
];
