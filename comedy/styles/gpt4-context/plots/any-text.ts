import { all, hot, linked, mild, type Plot, plot, spicy, unhinged } from '../../../story/plot.ts';

/** Plots for any text: the sentence is quoted whole and moves through an institution. */
export const ANY_TEXT: readonly Plot[] = [
  plot(
    'hr-dropdown',
    { ring: 'any', cast: { F: 'she' }, axis: 'spread', back: 'Lice' },
    all(
      `HR's absence form asks for a reason. I wrote: "{quote}."`,
      'Our sick-leave form has a box marked "Other, please specify." I specified: "{quote}."',
    ),
    all(
      '{F} in HR wrote back: "Is this a symptom?"',
      '{F} in HR called. "Is it contagious?"',
      '{F} in HR wrote back: "Have you shown this to {d.pro}?"',
    ),
    all(
      "I said it was a perspective. She asked how many days I'd need for it.",
      'I said it was more of a calling. She asked how many days.',
    ),
    all(
      'We settled on three. She added it to the drop-down menu, between Jury Duty and Lice.',
      'She gave me three and added it to the drop-down menu, right under Lice.',
    ),
    mild(
      "I'm the only one who's ever picked it. {F} says she'd know.",
      "So far I'm the only confirmed case. {F} checks on me by email.",
    ),
    hot(
      'By Friday, 41 people had selected it. Mostly for Mondays.',
      'It had 41 cases by Friday. Sales has it worst.',
      'By Friday there were 41 cases. {F} brought in {d.pro} to speak to Sales.',
    ),
    hot(
      "There hasn't been a cold here since. Everybody has what I have.",
      "It's now our leading cause of absence. Lice hasn't been seen since April.",
    ),
    spicy(
      '{F} is out this week. She has it too.',
      'I asked {F} for sympathy. She said what I have is "the mild form."',
    ),
    unhinged(
      'The state sent a nurse. She found the first case in the system and followed it to my desk.',
      'The state traced it back through the drop-down to one desk.',
    ),
    unhinged(
      `I'm home now, for public safety. {F} left soup on the step. The card says: "{short}. Get well soon."`,
      "I'm home now, for public safety. {F} left soup on the step, knocked once and ran.",
    ),
  ),
  plot(
    'out-of-office',
    { ring: 'any', cast: { F: 'he' }, axis: 'rank', back: 'client' },
    all(
      'I set my out-of-office to a single line: "{quote}."',
      'Last Friday I switched on an auto-reply. It said only: "{quote}."',
    ),
    all(
      `One client wrote back, "Congratulations." One wrote, "I'm so sorry." One paid an invoice from 2019.`,
      'One client wrote back, "Congratulations." One sent the number of {d.pro}. One paid an invoice from 2019.',
      'A client replied, "Thoughts and prayers." Another replied, "Huge." A third paid an invoice from 2019.',
    ),
    all(
      'I came back on Monday and forgot to turn it off. By noon it had closed two deals.',
      "I was back Monday. It wasn't off yet. By lunch it had saved the Hendricks account.",
    ),
    all(
      'I compared our emails. Mine were longer, and had answers in them.',
      "I looked into what it was doing differently. It wasn't attaching anything.",
    ),
    mild(
      "My boss, {F}, called me in. He's asked me to stay out.",
      "My boss, {F}, has seen the numbers. He'd like me out of the office more.",
    ),
    hot(
      'Clients said it listens. One asked if it was single.',
      'In the client survey it scored higher than me on warmth.',
    ),
    hot(
      "My boss, {F}, moved my accounts to it. He said it wasn't personal.",
      '{F}, my boss, gave it my accounts. He says it never gets defensive.',
    ),
    spicy(
      "I wrote to {F} to appeal. I got the auto-reply. He's using it too.",
      'I sent it a tense email. It replied in one second, and it was the bigger person.',
    ),
    unhinged(
      "It made partner in the new year. There was a small ceremony. It couldn't attend, and everyone found that classy.",
      'In the new year it made partner. {F} signed for it.',
    ),
    unhinged(
      'I wrote to congratulate it and ask where things had gone wrong for me. It replied: "{short}."',
      "I wrote to ask what it had that I didn't. It told me what happened to me. It tells everyone.",
    ),
  ),
  plot(
    'security-question',
    { ring: 'any', is: 'actor:me', cast: { F: 'he' }, axis: 'exposure', back: 'posted' },
    all(
      'Our new login asks for one thing nobody else could possibly know. I typed: "{quote}."',
      'IT wants a secret answer only I would know. Mine: "{quote}."',
    ),
    all(
      'It felt too powerful to keep to myself, so I posted it. Four slides.',
      'Then I posted it here, because growth is for sharing.',
    ),
    all(
      "{F} from IT called. He'd gotten in on the first try. We aren't even connected.",
      '{F} from IT got in within a minute. He said it was the carousel.',
    ),
    all(
      "He asked me to pick something I'd never told anyone. I asked for a minute. He gave me until Friday.",
      "He asked for something I'd never posted. I asked for a minute. He gave me the week.",
    ),
    mild(
      "It's Friday. There isn't anything.",
      "I've gone through everything. There isn't anything.",
    ),
    hot(
      'I went through my marriage, my fears and both surgeries. All posted. The surgeries are a poll.',
      'I checked my childhood. I checked the vows. All posted, all with a call to action.',
      'I went through my marriage, both surgeries and the night with {d.tool}. All posted. The surgeries are a poll.',
    ),
    spicy(
      `On Friday I told {F} there isn't anything. He said, "I know. I get the notifications."`,
      "On Friday I told {F} there isn't anything. He was quiet, then he offered me a hug. I've posted the hug.",
    ),
    unhinged(
      'IT has reclassified me as public information. Anyone may log in as me. So far fourteen people do.',
      "So I've been declared public information. Fourteen people now log in as me, mostly from Ohio.",
    ),
    unhinged(
      `One of them patched things up with my wife. He told her: "{short}." She'd been waiting years for me to open up.`,
      "One of them patched things up with my wife. She says he finally opened up. {F} says he's the best of me.",
    ),
  ),
  plot(
    'wedding-toast',
    {
      ring: 'any',
      is: '!several',
      cast: { F: ['Dale', 'Martin', 'Craig', 'Victor'] },
      axis: 'commitment',
      back: 'Next slide',
    },
    all(
      'My sister asked me to say a few words at her wedding. I stood up and said: "{quote}."',
      `I gave the toast at my sister's wedding. I tapped the glass and said: "{quote}."`,
    ),
    all(
      'I let it land. 140 guests. You could hear the ice sculpture.',
      'Then I paused for 140 people to process. An aunt coughed, I think from insight.',
      'Then I paused for 140 people to process. An aunt asked if anyone had called {d.pro}.',
    ),
    all(
      '{F}, the groom, asked if I was done. I said, "Next slide."',
      '{F}, the groom, reached for the microphone. I said, "Next slide."',
    ),
    all(
      'Slide two was a photo of me, taken by me, thinking about it.',
      'Slide two was the same sentence, in bold.',
    ),
    mild(
      "The photographer sent one picture of me. It's the microphone, leaving.",
      "It's on the wedding video. I'm four minutes of {F}'s hand.",
    ),
    hot(
      "By slide eight the band had packed up. By slide fourteen they'd driven home and called to see if I was still going.",
      'At slide eight the cake was cut, over there, without sound.',
    ),
    spicy(
      '{F} wrote me afterward. He said that after that, nothing about marriage could scare him.',
      "{F} called from the honeymoon. He wanted to know how many slides there are. He's been dreaming about it.",
    ),
    unhinged(
      "Then the priest remembered he hadn't formally closed the ceremony. Anything said before that is a vow.",
      'On Monday the registrar called. The ceremony was never closed. Legally, I was part of the vows.',
    ),
    unhinged(
      `So it's binding on them both. In sickness and in health: "{short}."`,
      "So it's binding on them both, in sickness and in health.",
    ),
    unhinged(
      '{F} is trying. He called last night, crying, to ask what it meant. I said, "Next slide."',
      '{F} has one year to honor it. He asked me how. I said, "Next slide."',
    ),
  ),
  plot(
    'mission-statement',
    { ring: 'any', is: '!several', cast: { F: 'she' }, axis: 'rank', back: 'brass' },
    all(
      'We paid consultants $80,000 to find out what our company stands for.',
      'It cost us $80,000 and sixteen weeks to find our purpose.',
    ),
    all(
      'They interviewed everyone. Then they photographed a sticky note on my monitor. It said: "{quote}."',
      'On the last day they found a sticky note on my desk. It said: "{quote}."',
    ),
    all(
      'It was slide 60. The board approved it 7 to 0. One member had to step out.',
      "They revealed it on slide 60. The directors stood. The author didn't come up.",
    ),
    all(
      "It's in the lobby now, in brass. {F} at reception tells visitors it's about the customer.",
      "It's on the lobby wall, in brass. {F} at reception has to say it when she picks up the phone.",
    ),
    mild(
      "I asked for my sticky note back. {F} says it's in the appendix.",
      "I told {F} it was mine. She said everybody feels that way. That's how they know it works.",
    ),
    hot(
      "In my annual review I was told I don't live the mission.",
      `My annual review came back. "Strong numbers. Doesn't live the mission."`,
      `My annual review came back. "Behind on {d.metric}. Doesn't live the mission."`,
    ),
    spicy(
      'I said I was the only one who ever had. {F} looked at the brass, then at me, and said, "Customer-wise?"',
      "I've been put on a training course about it. {F} teaches it. I got a 60.",
    ),
    unhinged(
      'In May it was trademarked. I can no longer say what happened to me without a license.',
      'In May they trademarked it. I got a cease-and-desist about my own week.',
    ),
    unhinged(
      "When my mother calls to ask how I've been, I have to put her through to {F}.",
      "When people ask how I've been, I give them {F}'s extension. She says it with such feeling.",
    ),
  ),
  plot(
    'minutes',
    {
      ring: 'any',
      cast: { F: ['Janet', 'Yvonne', 'Philippa'], K: ['Kevin', 'Todd', 'Brent'] },
      axis: 'formality',
      back: 'Item 4',
    },
    all(
      `I opened Monday's meeting with something personal: "{quote}."`,
      'On Monday I began the meeting by being vulnerable. I said: "{quote}."',
    ),
    all(
      '{F} takes the minutes. It went in as Item 4. "Owner: all. Due: Friday."',
      '{F} was taking minutes. It became Item 4. "Everyone. By Friday."',
    ),
    all(
      'There was no discussion. By Wednesday two departments reported good progress.',
      'There were no questions. On Wednesday two departments asked for more budget.',
    ),
    all(
      'Finance was waiting on Legal. Legal had done theirs twice, to be safe.',
      'Marketing finished early. Legal would only do it in writing.',
      'Procurement bought {d.tool} for every floor. Legal would only do it in writing.',
    ),
    mild(
      'On Friday it stood at 92%. {F} has me down as the blocker.',
      "It's now 92% complete. The other 8% is me. {F} has sent a reminder.",
    ),
    hot(
      'Then {K} from Sales finished it. Alone, overnight, in half the time it took me.',
      "{K} from Sales closed it out over the weekend. He says it's all about not overthinking it.",
    ),
    spicy(
      "I asked {K} how it had felt. He said it's not about feelings, it's about Item 4.",
      "{K} is rolling it out in Germany. I've been asked to shadow him.",
    ),
    unhinged(
      "There's a regulator now. We were inspected on Tuesday. The company passed. I didn't.",
      'As of May, Item 4 is law. Inspectors came on Tuesday. Everyone passed but me.',
    ),
    unhinged(
      `From {F}'s minutes: "Item 4: closed. Item 5: him. Owner: {K}. Due: Friday."`,
      "{F} read out Monday's agenda. Item 4 is done. I'm Item 5. Owner: all.",
    ),
  ),
  plot(
    'legal-edits',
    {
      ring: 'any',
      is: 'clause',
      cast: { F: 'she' },
      axis: 'formality',
      back: 'do not know this person',
    },
    all(
      'Legal asked to see this post before it went up. First draft: "{text}."',
      'This post has been through Legal. My original: "{text}."',
    ),
    all(
      'Second draft: "Allegedly, {anyclause}."',
      'They sent it back as: "Allegedly, {anyclause}."',
    ),
    linked(
      all(
        'Third draft: "A person claims that {they}. We do not know this person."',
        'Third draft: "Nothing occurred, and we thank everyone who helped."',
      ),
    ),
    all(
      'Fourth draft: "No {thing} was harmed. No {thing} was present."',
      'Fourth draft: "{d.pro} was consulted, for other reasons."',
      'Fourth draft: "It was a Tuesday, and it remained one."',
    ),
    all(
      "{F} in Legal says we're close.",
      '{F} in Legal says she can see a version of this going out.',
    ),
    mild(
      `Final draft: "Happy Monday." {F} says it's my most honest post.`,
      `Final draft: "Happy Monday." It's my best-performing post. {F} took a bow.`,
    ),
    hot(
      'Fifth draft: "Happy Monday." {F} struck "Happy." It was a forward-looking statement.',
      `Fifth draft: "Happy Monday." {F} took out "Happy." We can't support it with data.`,
    ),
    spicy(
      `Sixth draft: "Monday." It's Thursday. {F} says don't volunteer that.`,
      "So: Monday. {F} says it's the best thing I've written.",
    ),
    unhinged(
      'An investor has sued over "Monday." In court I was asked, under oath, what really happened.',
      '"Monday" is now before a federal court. I was sworn in and asked what actually happened.',
    ),
    linked(
      unhinged(
        'I looked at {F}. She mouthed something. "We do not know this person," I said.',
        'I looked at {F}. She shook her head. "Nothing occurred," I said, "and I thank everyone who helped."',
      ),
    ),
  ),
  plot(
    'one-slide',
    {
      ring: 'any',
      is: '!several',
      cast: { F: ['Marcus', 'Victor', 'Craig'] },
      axis: 'cost',
      back: 'And growing',
    },
    all(
      'I walked into a room of eighteen investors with one slide. It said: "{quote}."',
      'Eighteen investors. One slide. It said: "{quote}."',
    ),
    all(
      '{F}, the lead, asked if it was a typo. I said it was a market.',
      '{F}, the lead, asked what problem this solved. I said, "This is the problem."',
    ),
    all(
      '"How big?" "It happened to me." "So, one." "And growing."',
      '"How many people have this?" "Me." "So, one." "And growing."',
    ),
    all(
      '"Who else is in the space?" I said nobody. "Good," he said, to the others.',
      `He asked what I'd do with $5 million. I said, "Have it happen in Europe."`,
      `He asked how we'd measure it. I said, "{d.metric}." He wrote that down and crossed it out.`,
    ),
    mild(
      'They passed. But {F} kept the slide.',
      'They passed. {F} walked me to the elevator, which I took as diligence. He kept the slide.',
    ),
    hot(
      "They passed. {F} kept the slide. In June he raised $9 million with it. He'd changed the font.",
      'They passed. {F} kept the slide. By June it had a logo, a bus ad and $9 million.',
    ),
    spicy(
      "He called yesterday. He needs a customer. I'm the one.",
      "He called yesterday about the total market. I'm it. I get the basic plan free.",
    ),
    unhinged(
      'In October it went public. The filing lists me by address, under Risks.',
      'It went public in October. If it ever stops happening to me, the stock goes to zero.',
    ),
    unhinged(
      'Every morning two men from the fund come by and look through my window. "Still one?" I hear. "And growing," says {F}.',
      'Two men from the fund live with me now, to make sure. {F} visits on earnings days. "So, three," I tell him.',
    ),
  ),
  plot(
    'mother-eaten',
    {
      ring: 'any',
      not: ['mother|mom|mum|eat|lunch|dinner'],
      is: 'actor:me past !several',
      axis: 'audience',
      back: 'Have you eaten',
    },
    all(
      'I called my mother and told her: "{quote}."',
      'My mother was the first person I told. "{text}," I said.',
    ),
    all(
      'There was a long pause. "Have you eaten?" she said.',
      'She took a breath. "Have you eaten?" she said.',
      '"Is that why there was {d.tool} in the car?" she said. Then she took a breath. "Have you eaten?"',
    ),
    all(
      'I wrote it down. Have you eaten. As a leader. As a market. Have you.',
      "I've managed people for nineteen years, and in all that time I was never asked what I was hungry for.",
    ),
    all(
      "I put it to my team at 11:50. The room emptied in under a minute. I've never seen such urgency.",
      'I asked my team at 11:50. Eleven people stood up as one.',
    ),
    mild(
      `I called my mother to tell her what she'd started. "So that's a no," she said.`,
      `I called to thank her for the framework. "So you haven't," she said.`,
    ),
    hot(
      'I put it to the board. They broke for an hour and a half and came back aligned.',
      'The board heard it just after noon. They adjourned and came back with one voice, and some rolls.',
    ),
    spicy(
      'Then the keynote. 600 people, one question, a standing ovation in the direction of the buffet.',
      'I asked it on stage, to 600 people. They rose and left by the side doors, changed.',
    ),
    spicy(
      `My mother was in the second row with something in foil. I told her she'd changed my life. "It's getting cold," she said.`,
      'My mother stayed in her seat. She held up a container and tapped her watch.',
    ),
    unhinged(
      "It's policy at the central bank now. This week they left rates alone. They'd had a late breakfast.",
      'The central bank has adopted it. Rates went up this week. Somebody had skipped lunch.',
    ),
    unhinged(
      `The chairman asked my mother what she'd seen in "{short}." She said nothing. She'd just thought I sounded thin.`,
      "The chairman asked my mother how she'd known. She said she hadn't been listening. I'd sounded thin.",
    ),
  ),
  plot(
    'award-second',
    {
      ring: 'any',
      is: '!several',
      cast: { F: ['Margaret', 'Philippa', 'Gloria'] },
      axis: 'formality',
      back: 'Nobody',
    },
    all(
      'I entered a national business award. Category: Other. My submission, in full: "{quote}."',
      'This year I put myself forward for Business Moment of the Year. The whole entry: "{quote}."',
    ),
    all('It was the only entry. It came second.', 'There were no other entries. I came second.'),
    all(
      'The judges called it "strong, but not the strongest we can imagine."',
      `The judges' note said, "We kept hoping."`,
      "The judges said they'd have liked to see more {d.metric}.",
    ),
    all(
      `I asked {F}, who runs it, who'd won. "Nobody," she said. "But clearly."`,
      `"Who won?" I asked {F}, who runs it. "Nobody," she said. "It wasn't close."`,
    ),
    mild(
      "I'm humbled to be named this close to Nobody.",
      "I wrote to congratulate Nobody. {F} says I'm the first runner-up to be so gracious.",
    ),
    hot(
      "I went to the gala anyway. Nobody's chair was next to mine. We didn't talk.",
      "At the gala they sat me next to the winner. I've never felt so seen by Nobody.",
    ),
    spicy(
      "{F} says to enter again next year. Nobody's retiring.",
      "{F} says I shouldn't take it so hard. Nobody understands me.",
    ),
    unhinged(
      'In March our board hired Nobody as CEO, over me. They said it was the track record.',
      'In spring Nobody was made CEO, over me. {F} was on the search committee.',
    ),
    unhinged(
      `Our first one-on-one is Monday. I'll open with "{short}." I'm told Nobody cares.`,
      'Our first one-on-one is Monday. I hear Nobody really listens.',
    ),
  ),
  plot(
    'carpet-review',
    {
      ring: 'any',
      cast: { F: ['Frank', 'Dale', 'Lou'] },
      axis: 'audience',
      back: 'response from the owner',
    },
    all(
      'I wanted to put it on record, so I left it as a five-star review: "{quote}."',
      'Some things deserve a public record. I posted a five-star review: "{quote}."',
    ),
    all(
      'Response from the owner: "Hi. We sell carpets. {F}"',
      'Response from the owner: "We are a carpet store. {F}"',
      'Response from the owner: "I think you want {d.pro}. We sell carpets. {F}"',
    ),
    all(
      "I took it down to four stars. I hadn't felt heard.",
      'I adjusted to four stars, for tone.',
    ),
    all(
      `Response from the owner: "Sir, were you in the store?" I wrote, "Aren't we all in the store, {F}?" Two people found this helpful.`,
      `{F} asked if I'd ever been inside. I wrote, "Have you, {F}?" Thirteen people found this helpful.`,
    ),
    all(
      'This morning there was a new review, from a stranger. "Same thing happened to me. Nice carpets."',
      'Then a stranger wrote underneath: "Same here. Two years ago. Never told anyone. Good carpets."',
    ),
    spicy(
      'There are 212 now. People drive in from Ohio and stand on the samples without speaking. {F} has put out chairs.',
      'There are 212 of those now. On Tuesdays they meet, back in Berbers. {F} makes the coffee.',
    ),
    spicy(
      `He still answers every one: "We sell carpets." People say it's gotten them through some things.`,
      "I asked if I could say a few words. {F} said Tuesdays are for people who've bought a carpet.",
    ),
    unhinged(
      'There are 212 of them. In May the state recognized it as a religion. The carpets are tax-exempt.',
      'In May, with 212 members, it became a church. {F} still opens with "We sell carpets." They say it back.',
    ),
    unhinged(
      'I asked to join. {F} looked me up. Four stars.',
      'I went down to be with my people. {F} met me at the door. "Four stars," he said.',
    ),
  ),
  plot(
    'ticket',
    {
      ring: 'any',
      is: '!several',
      cast: { F: ['Raj', 'Tomas', 'Neil'] },
      axis: 'cost',
      back: 'came back',
    },
    all(
      'Ticket #4471, opened by me. "{text}." Priority: high.',
      'I opened a ticket with IT. "{text}." Severity: 1.',
    ),
    all(
      '{F} from IT replied: "Have you tried turning it off and on again?"',
      '{F} in IT wrote back: "Try switching off for a bit and see if it goes away."',
    ),
    all(
      'I took three weeks in Portugal. I came back. Same.',
      'I did a silent retreat. Eleven days, off completely. Came back on. Same.',
    ),
    all(
      'I escalated to tier two. Tier two is {F} with his camera on.',
      'I asked for someone more senior. {F} left the call and came back with a tie.',
      "{F} asked what I'd heard right before. I said {d.sound}. He put himself on hold.",
    ),
    mild(
      'Ticket closed. Cause: "User error." I asked for more nuance. {F} changed it to "User."',
      "Closed this morning. Root cause: me. {F} says it's usually that.",
    ),
    hot(
      'He closed it as "User error." I asked for more nuance. He changed it to "User."',
      'He found the root cause and sent a screenshot. It was my headshot.',
    ),
    spicy(
      'Recommended fix: replace. My replacement started Monday. {F} says no tickets so far.',
      'Recommended fix: replace. {F} ordered two, in case it happens again.',
    ),
    unhinged(
      'So I was returned under warranty. The box says "this side up." {F} tried.',
      "I turned out to be under warranty. {F} printed the label. I'm writing this from the box.",
    ),
    unhinged(
      'My mother has thirty days to choose between a repair and store credit.',
      "My parents signed for me this morning. They'd like to know if there's a newer one.",
    ),
  ),
  plot(
    'poll',
    {
      ring: 'any',
      is: 'short !several',
      cast: { F: ['Dale', 'Craig', 'Martin'] },
      axis: 'audience',
      back: 'C',
    },
    all(
      `I ran a poll on what's shaping our industry. A: "{tiny}." B: "{tiny}, but remote." C: "Other."`,
      'New poll. What keeps you up at night? A: "{tiny}." B: "{tiny}, but at scale." C: "Other."',
    ),
    all(
      'Seventeen votes for A. Nine for B. One for C. I know it was you, {F}.',
      'It was unanimous, except for one vote for C. {F}, you have a very particular way of clicking.',
    ),
    all(
      "I called {F}. He said he just didn't feel strongly. I asked him to come in and not feel strongly to my face.",
      'I called {F} at home. He said it was a free country. I said it was a free poll.',
      'I had {d.pro} call {F} at home, to explain A.',
    ),
    mild(
      "He's agreed to abstain. That's what I call alignment.",
      'We talked for two hours. {F} is a soft B now.',
    ),
    hot(
      'He told people about the call. Overnight C got 4,000 votes.',
      'He must have told someone. By morning C had 4,000.',
    ),
    spicy(
      "I've rerun the poll without C. {F} wrote it in.",
      'I deleted C. {F} is now commenting, "Other," under everything I post, including the one about my hip.',
    ),
    unhinged(
      'On Tuesday {F} was sworn in as the member of Congress for Other.',
      "He ran on it. {F} took office Tuesday. The party's called Other.",
    ),
    unhinged(
      "A staffer called to ask which of the two groups I'm in. I said A. She said A isn't a group anymore. It's just you, sir.",
      "I voted for him in the end. I'd been up all night, and it wasn't because of A.",
    ),
  ),
];
