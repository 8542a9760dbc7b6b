import { all, hot, mild, type Plot, plot, spicy, unhinged } from '../../../../story/plot.ts';

/** Plots about work. */
export const WORK: readonly Plot[] = [
  plot(
    'promoted',
    {
      when: [
        'get|=been|=was|=am .. promote',
        'promote .. me',
        'get .. promotion|new title',
        'my promotion',
      ],
      not: ['not|pass|instead|wife|husband|friend|brother|sister|colleague|deny|houseplant|quit'],
      fine: 'senior manager director vp head work team lead job year ten five today announced officially raise without finally leader associate engineer analyst supervisor assistant partner nurse developer consultant principal shift after',
      axis: '',
      back: 'the chair',
    },
    all(
      "I'm humbled to share that I've been promoted. Same desk, same work. The chair goes one notch higher.",
      "Some personal news: I've been promoted. The desk's the same. The chair now goes up one more notch.",
    ),
    all('The raise covers the cake I was told to bring.'),
    all(
      'My first act as a leader was a meeting about it. Everyone accepted. They used to be my friends.',
    ),
    mild('I ate lunch alone, for the first time at this altitude.'),
    hot('I eat lunch alone now, at altitude. Yesterday somebody waved and then remembered.'),
    spicy(
      "With the chair all the way up I can see over the partition. There's a person on the other side with my title. We both lowered our chairs.",
    ),
    unhinged('In May they promoted me again. The chair has a ladder. My mail comes on a pole.'),
    unhinged(
      "On a clear day I can see my old job. There's somebody doing it, and laughing. I've asked for a report.",
    ),
  ),
  plot(
    'passed-over',
    {
      when: [
        'pass .. over .. promotion',
        "=didn't|=didnt|not .. get .. promotion|promote|job",
        'promotion .. go .. to',
        'someone|colleague|intern|coworker .. get .. promotion|promote',
      ],
      not: ['wife|husband|son'],
      fine: 'year again third instead nephew boss manager new job colleague younger',
      axis: '',
      back: 'moved my desk',
    },
    all(
      "I wasn't promoted this year. I'd like to congratulate the person who was, as I've been asked to in writing.",
    ),
    all("They told me it was close. I asked how close. They said I'd been in the building."),
    all(`The feedback was "more visibility," so I've moved my desk into the corridor.`),
    mild("People have to walk around me now. I've never been so hard to overlook."),
    hot('Facilities put an orange cone next to me, for safety. The cone gets more eye contact.'),
    spicy("The shortlist for next year is out. The cone's on it."),
    unhinged(
      "The cone got it. It's a good manager. It's consistent, and you always know where it stands.",
    ),
    unhinged(
      "In our first one-on-one I asked what I'd been missing. It let the silence work. I moved my desk two feet to the left.",
    ),
  ),
  plot(
    'review',
    {
      when: [
        'performance|annual|yearly|quarterly|mid-year review|appraisal|evaluation',
        '=annual_review',
        'meet|exceed|below expectation',
      ],
      not: ['hotel|restaurant|write|film'],
      fine: 'boss manager meets expectations feedback today went minute said told got had year three good bad nervous',
      axis: '',
      back: 'ninety',
    },
    all(
      "I had my performance review on Thursday. In the spirit of transparency, I've reviewed it. Three stars.",
      "My performance review was on Thursday. I believe feedback goes both ways, so here's mine. Three stars.",
    ),
    all('Strengths: it was short. There was water. By the end my name was right.'),
    all('Areas for growth: it said "going forward" eleven times, and nobody moved.'),
    all('I delivered this to my boss between two compliments about the water.'),
    mild('My boss asked for a concrete example. I handed back the form.'),
    hot("We've agreed on a plan for it. Ninety days, weekly check-ins, smaller words."),
    spicy(
      'At day thirty we talked about fit. I said it had a lot to offer, possibly somewhere else.',
    ),
    unhinged(
      'On day ninety we let it go. Security walked it out. It kept looking back at my file.',
    ),
    unhinged("It's landed on its feet. It's at a competitor now, as my reference."),
  ),
  plot(
    'reorg',
    {
      when: [
        'reorg|re-org|restructure|restructuring|reorganization|reorganisation',
        'new org chart',
        'company|team|department .. reorganize|restructure',
      ],
      not: ['fire|lay|job'],
      fine: 'third year company team department boss manager four three new same report reporting',
      axis: '',
      back: 'the new',
    },
    all(
      "There's been a reorg. I've reported to four people since Monday, and one of them was me.",
      "We've reorganized. Since Monday I've had four managers. I was one of them.",
    ),
    all(
      `On the new chart I've got a dotted line to a box marked "TBD." I've started copying TBD on things.`,
    ),
    all("TBD doesn't push back. TBD has never once asked for a status."),
    mild("It's the best manager I've had. I've put TBD up for Leader of the Year."),
    hot(
      "In our one-on-ones I ask a question and leave a pause. I've grown so much in those pauses.",
    ),
    spicy(
      'Then they filled the box. The new person wants weekly reports. I said TBD never worked that way.',
    ),
    unhinged(
      'Then the box was filled. There was a farewell for TBD. Eighty people came. Each of us had thought we were the only one.',
    ),
    unhinged('The chair of honor was empty. People agreed it was a wonderful speech.'),
  ),
  plot(
    'new-tool',
    {
      when: [
        'new tool|software|crm|system|platform|jira|slack|notion|salesforce',
        'switch|move|migrate|roll .. to|out .. jira|slack|teams|notion|salesforce|sap|workday|asana|trello|software|tool|system',
        'implement|introduce .. software|tool|system',
      ],
      not: ['car|heating|kitchen'],
      fine: 'company work office team training project management hate understand expense boss it nobody everyone',
      cast: { F: 'she' },
      axis: '',
      back: '',
    },
    all(
      "We have a new tool at work. It replaces six others, which we're keeping, for comparison.",
      'Big change at work: one tool for everything. The other six are staying on, in case.',
    ),
    all("There's a channel for questions about it. It's in the old tool."),
    all('The training took two days. By the end we could all export to a spreadsheet.'),
    mild("I've exported. It's what I had before, with a later date. I'd call that progress."),
    hot("Adoption is at 100%. That's everyone who's gone in to find out how to get out."),
    spicy(
      'Only {F} in Accounts has ever gotten a report out of it. She does it in a notebook and someone types that in on Fridays.',
    ),
    unhinged(
      'Only {F} in Accounts has ever gotten a report out of it. She keeps it in a notebook.',
    ),
    unhinged(
      "The vendor flew in to see how she does it. They've ordered seventy notebooks. They want the enterprise kind, with the elastic.",
    ),
  ),
  plot(
    'rto',
    {
      when: [
        'return|go|come|back .. to|in|into|at office',
        '=back in .. office',
        'return-to-office|rto',
        'day .. week .. in .. office',
      ],
      not: ['forget|laptop|key|cat|dog'],
      fine: 'three two four company mandatory boss wants everyone first year days work five remote call mandate',
      axis: '',
      back: "there's a",
    },
    all(
      "We're back in the office, for the spontaneous collaboration. It's Tuesdays at two.",
      "I'm back in the office. They wanted the chance encounters. Mine is booked for Tuesday at two.",
    ),
    all(
      "I commute 70 minutes to be on a video call with the person at the next desk. We wave. There's a lag.",
    ),
    all(
      "There aren't any rooms, so we take our calls in our cars. Row C had its best standup ever.",
    ),
    mild('Our CEO dials in from Lisbon to say how good it is to be together.'),
    hot(
      'Our CEO dials in from Lisbon to say how good it is to be together. Attendance goes by badge.',
    ),
    spicy("I've started mailing mine in. On Thursday it was praised for its presence."),
    unhinged(
      "So I mail mine in. In May it was asked to the offsite. There's a picture: it's between two other badges, laughing.",
    ),
    unhinged('I work for it now, from home. It likes the reports on its desk by Friday.'),
  ),
  plot(
    'intern',
    {
      when: [
        '^ my|our|the|an|new? .. intern|new_hire ... know|fix|solve|find|teach|explain|correct|do|show|finish|build',
      ],
      not: ['cry|coffee|quit|date|sick|call|name|ask'],
      fine: 'minute week problem spreadsheet bug excel code minutes seconds five two months afternoon printer something that whole team weeks',
      is: 'past',
      axis: '',
      back: '',
    },
    all(
      "{clause}. I've been doing this for nineteen years. {subject} has been doing it since Tuesday.",
    ),
    all(
      'I thanked {subject} in front of everyone. It took a while, because I also explained what thanking is.',
    ),
    all(
      `Then I asked how {subject} had known. "I read the document." I'd been told we had a document.`,
    ),
    mild(
      "I've offered to be {subject}'s mentor. {subject} is checking whether there's a document.",
    ),
    hot("So I've offered to be {subject}'s mentor. We meet Fridays. I bring the questions."),
    spicy("In August {subject} goes back to school. I've applied to the school."),
    unhinged(
      'In August {subject} went back to school. I got in, too. The recommendation called me coachable.',
    ),
    unhinged('I hope to intern here next summer. {subject} is on the panel.'),
  ),
  plot(
    'hr',
    {
      when: [
        'hr .. invite|ask|call|want|email|send|schedule|meeting|talk',
        'meeting|talk|call .. with hr',
        'get .. call|email|message .. from hr',
        'call|summon .. to|by hr',
      ],
      not: ['dropdown|party|bird'],
      fine: 'quick chat calendar invite title told need friday today about joke subject office',
      axis: '',
      back: 'of them',
    },
    all(
      `HR asked me to come by. The invite said, "Quick chat :)." I've never been so afraid of a colon.`,
    ),
    all('There were two of them. One to talk, and one to nod with a folder.'),
    all('They asked how I thought it was going. I said, "Well." The folder got a note.'),
    all(`It was about the dishwasher. I'd been seen loading it "in a hostile direction."`),
    mild("I've apologized to the forks."),
    hot("I've done the training. I'm certified up to glasses. I may attempt a pan in the fall."),
    spicy("It isn't mentioned. But when I walk into the kitchen, someone starts the cycle."),
    unhinged(
      'I appealed. There was a reconstruction, with actors. One of them broke down when the bowl went in.',
    ),
    unhinged(
      "I've been cleared. They let me hold a spoon at the press conference. You could hear people breathe.",
    ),
  ),
  plot(
    'client-changes',
    {
      when: [
        'client .. want|ask|request|change|demand|make|reject|send .. change|logo|revision|version|font|color|colour|blue|first|original|design|mind|back|bigger|again',
        'client .. change .. mind',
      ],
      not: ['dog|kid|cat|lunch'],
      fine: 'round third tenth small last minute twelve twenty version logo went back one design website minor after approve weeks final deadline friday bigger pop',
      axis: '',
      back: 'one small change',
    },
    all('The client had one small change. I believe in listening, so I made it.'),
    all("Version 2 was too safe. Version 9 was too brave. Version 23 made the client's wife sad."),
    all(
      `At version 40 they asked to see the first one again, "but as if you'd never shown it to us."`,
    ),
    mild(`I sent version 1. "See?" they wrote. "That's all we ever wanted."`),
    hot('I sent version 1. They wept. They asked what had finally unlocked me.'),
    spicy("They'd like it framed for the lobby. There's just one small change."),
    unhinged(
      `That was four years ago. We're on version 212. My daughter signs her drawings "final_FINAL."`,
    ),
    unhinged(
      "Then the client retired. His son's taken over. He loves it. He'd just like to see it with fresh eyes.",
    ),
  ),
  plot(
    'interview-bad',
    {
      when: [
        'job_interview|interview ... bad|terrible|forget|cry|late|wrong|weakness|blank|ask|sweat|laugh|bomb|fail|worst|question|spill',
        'bomb|mess|fail .. interview|job_interview',
        '=interview .. weakness',
      ],
      not: ['pass|offer|podcast|tv', 'get job'],
      fine: 'greatest weakness job today said first question went asked told five year said salary company answer name zoom blank bad minute',
      is: 'actor:me|actor:us|!actor:relative',
      axis: '',
      back: 'they asked',
    },
    all(
      'I had a job interview on Tuesday. They asked for my greatest weakness. I said, "This."',
      `Job interview, Tuesday. "What's your greatest weakness?" I said, "Interviews." It's the one thing they wrote down.`,
    ),
    all("They asked where I see myself in five years. I looked out the window. There's a park."),
    all('They asked if I had any questions for them. I asked how they thought it was going.'),
    mild(
      "They said they'd let me know. They let me know in the elevator. We still had twelve floors.",
    ),
    hot('They walked me to the elevator and let me know there. We still had twelve floors.'),
    spicy('Around the fourth I brought up salary. You have to know your moment.'),
    unhinged(
      'Between two and one it got stuck, for sixteen hours. They saw me under pressure. I cried, but in a structured way.',
    ),
    unhinged(
      "I start Monday. They asked again about the five years. We could all see it. They still haven't fixed the doors.",
    ),
  ),
  plot(
    'rejected',
    {
      when: [
        'get|receive .. reject|rejection .. job|email|letter|from|by',
        'reject .. for|from .. job|role|position',
        "=didn't .. get .. job",
        'turn .. down .. for .. job|role',
        'rejection email|letter|mail',
      ],
      not: ['date|proposal|card|tinder|visa|loan|girl'],
      fine: 'minute applied application email automatic sunday role dream company internal interview interviews final hour four five three two before',
      is: 'alone',
      axis: '',
      back: 'were impressed by',
    },
    all(
      `I've been turned down for a role, "after careful consideration." The considering took four minutes, on a Sunday.`,
      `They've decided not to move forward with me, "after careful consideration." It was a Sunday. It took four minutes.`,
    ),
    all("They were impressed by my background. I've asked for a copy."),
    all(
      "They're keeping my résumé on file. I think of it in there sometimes. I hope it's networking.",
    ),
    mild(
      "I wrote back. Owing to the high number of strong rejections this year, I'm unable to move forward with theirs.",
    ),
    hot(
      "I wrote back. Owing to the high number of strong rejections this year, I couldn't move forward with theirs.",
    ),
    spicy(
      "So I went in on Monday. I haven't been stopped. I think each of them is waiting for somebody to consider it.",
    ),
    unhinged(
      'I went in on Monday, and by June I ran hiring. I found the file. There were 900 of us in it. I said, "You can come out now."',
    ),
    unhinged(
      "We've moved forward with everyone. The staff have been asked to apply. We were impressed by their background.",
    ),
  ),
  plot(
    'printer',
    {
      when: [
        'p:printer|copier|photocopier|scanner .. jam|break|stop|not|die|eat|refuse|work|out|run|hate|beep|fail|print|again|scream|catch|say',
        'fix .. p:printer|copier|photocopier',
        'paper jam',
        'print .. wrong',
      ],
      not: ['buy|new|home|cat|dog|3d|kick|fire'],
      fine: 'office work again cyan ink meeting pages whole minutes before presentation jammed tray paper percent only color someone boss fifty',
      axis: '',
      back: "you're doing",
    },
    all(
      'The {p} at work stopped this morning. The display said, "Paper jam in Tray 3." We have two trays.',
      'This morning the office {p} gave up. "Jam in Tray 3," it said. There are two trays.',
    ),
    all("I've managed people who shut down. You don't fix. You ask. I knelt."),
    all(
      `I opened the side door, then the door inside that. At the back was a sheet from 2016. It said, "You're doing great, Linda."`,
    ),
    all("We don't have a Linda. Everyone came over to look. Somebody in Finance had to sit down."),
    mild('We put it back in. The {p} works fine now.'),
    hot(
      'We put it back in. The {p} works fine, and so, for the first time in a while, does Finance.',
    ),
    spicy("Later I found out where Linda went. She's at the supplier. She designed Tray 3."),
    unhinged(
      `Since then it prints one every morning, for somebody. Mine said, "You're doing okay, Linda."`,
    ),
    unhinged(
      `I've changed my name. On Monday I got the word "great." The others haven't spoken to me since, except the Lindas.`,
    ),
  ),
  plot(
    'deadline',
    {
      when: ['miss .. deadline', 'deadline .. move|pass|miss|yesterday|extend|push'],
      not: ['meet|make|dog|tax'],
      fine: 'project report client work day two week friday boss monday again forgot whole app',
      axis: '',
      back: "i've asked",
    },
    all(
      'The deadline and I have parted ways. It left on Friday, at five. I heard it go by.',
      "There was a deadline on Friday at five. I was there, too. We just weren't ready for each other.",
    ),
    all('There was no reaction. On Monday it came back, with a new date and a softer face.'),
    all(
      "I've asked what it was for. It was so that Legal could have it on time to not look at it until May.",
    ),
    mild("I've made my peace. I'm calling it a lifeline, and it's Thursday."),
    hot(
      'I sent it in seventeen days late. The auto-reply said the person was out until the deadline.',
    ),
    spicy(
      `It's been opened once, in error. I got a note: "Great, but we'd have needed this earlier, or not."`,
    ),
    unhinged("It's moved eleven times. We've grown old with it. The intern named a boat."),
    unhinged(
      "Last night I finished. I went to tell it. The calendar was empty. I've asked for an extension.",
    ),
  ),
  plot(
    'friday-deploy',
    {
      when: [
        'deploy|push|merge|ship .. friday|production|prod|main',
        'break|crash|delete|drop .. production|prod|database|website|site',
        'take .. down .. website|site|server|production',
      ],
      not: ['car|intern|colleague|boss'],
      fine: 'friday afternoon evening bug accident code five pm test change small fix whole company four hotfix wrong database table button main',
      is: 'actor:me|actor:us',
      axis: '',
      back: 'two lines',
    },
    all(
      'I pushed a small change to production. Two lines. Everything went quiet, the way it does in the woods.',
    ),
    all(
      'The site was down. In the first minute, nothing. In the second, a customer wrote to say thank you.',
    ),
    all('In the hour that followed, support got thirteen calls. They were all from us.'),
    mild('We brought it back by six. Two customers have asked if that was permanent.'),
    hot('I wrote the postmortem. Root cause: me. Impact: positive. Action item: "Repeat?"'),
    spicy(`Now I do it every Friday, at five. It's on the status page, under "Features."`),
    unhinged(
      `In March we stopped turning it back on. Ratings are at 4.9. "It just doesn't work," wrote one, and then a heart.`,
    ),
    unhinged(
      "On Friday some competitor launched what we used to do. I slipped two lines into theirs. There's no need for people to suffer.",
    ),
  ),
  plot(
    'chair',
    {
      when: [
        'chair .. break|collapse|give|fall|snap|roll|sink|squeak|tip',
        'fall .. off .. chair',
        'lean .. back .. chair',
      ],
      not: ["boss's|stole|steal|baby|dog|cat|beach|new|buy"],
      fine: 'office meeting middle call zoom during front everyone leaned back desk slowly whole interview loud',
      axis: '',
      back: 'asked',
    },
    all(
      "My chair gave way in a meeting. I'd been asked to take a position. I've never taken one so low.",
      "Yesterday, mid-meeting, my chair gave out. I'd just said we were well supported.",
    ),
    all("I finished my point from the floor. Everyone leaned in. They'd never leaned in."),
    all(
      'From down there you see things. Twenty-three people, and not one pair of matching socks in Strategy.',
    ),
    mild("I've asked to keep the floor. They said I had it."),
    hot('I asked to keep the floor. The next day two others joined me, to be at the table.'),
    spicy(
      "We've taken the legs off everything. It's flat now, as organizations go. The only one still in a chair is the chairman, and he can't hear us.",
    ),
    unhinged(
      "By April there was a waiting list for the carpet. The director lies on her back now, thinking. Down here she's called the ceiling.",
    ),
    unhinged(
      "The new hire asked why we all stand. We went quiet. Somebody told him about the chair. He asked what a chair is. It's working.",
    ),
  ),
  plot(
    'fire-drill',
    {
      when: ['fire_drill|fire drill|alarm', 'evacuate|evacuation .. office|building'],
      not: ['toast|smoke|bacon|kitchen|burn|dinner|presentation'],
      fine: 'office work meeting middle false stood outside rain parking lot during cold lunch hour building twice morning school hotel',
      axis: '',
      back: 'counted',
    },
    all(
      "We had a fire drill on Tuesday. The target was three minutes. We took eleven, because two people wouldn't leave a meeting about urgency.",
    ),
    all(
      "In the parking lot we stood in our assembly groups. Mine was F. I met my team. They're very nice.",
    ),
    all(
      "We were counted. In nineteen years it's the first time anyone's checked that I was there.",
    ),
    mild(`I've asked for it weekly. The warden says she remembers me: "Present."`),
    hot("Somebody asked what we'd each have saved. Everyone said the same thing: the charger."),
    spicy(
      "The bell went, and we were told we could go back. F stayed where it was. We'd just gotten to children's names.",
    ),
    unhinged(
      'That was in May. F is still out here. We have a garden, and a small school. The others knock on the windows.',
    ),
    unhinged(
      'Yesterday there was a real one. They all came out, 400 of them, coughing. We counted them in.',
    ),
  ),
  plot(
    'elevator',
    {
      when: [
        'stuck|ride|share|be|get|take|alone|hold .. elevator|lift .. with .. w:@boss|ceo|stranger|@colleague|founder',
        'w:@boss|ceo|founder|stranger .. in .. elevator|lift',
        'elevator .. with .. w:@boss|ceo|stranger|@colleague|founder|intern|ex',
      ],
      not: ['fart|date|dog|cat|trap|stuck|hour'],
      fine: 'silence floor floors whole awkward minute talk small eleven ten weather said same twelve alone company twenty',
      axis: '',
      back: 'breathed in',
    },
    all(
      "I was in the elevator with {w.full}. I've had a pitch ready for nineteen years. It's thirty seconds. We had twelve floors.",
      "The doors closed. It was me and {w.full}, with twelve floors to go. I've rehearsed for this since 2007.",
    ),
    all('At nine I breathed in. At eight I said, "So." At seven I said, "Elevator."'),
    all(`"Yes," said {w.full}. I'd never felt so backed at that level.`),
    mild(
      `At the lobby we both said, "After you." Neither of us could back down. We've been up twice.`,
    ),
    hot(
      'At the lobby we both said, "After you." Neither of us could back down. The doors closed again.',
    ),
    spicy("That was Tuesday. We don't talk much. But between six and five there's a look."),
    unhinged(
      "We've been riding since March. Meetings come to us. If you want a decision, you press four and speak quickly.",
    ),
    unhinged(
      'Last week a young man got on, sweating, with a pitch. At nine he breathed in. "Elevator," I told him, gently. "Yes," said {w.full}.',
    ),
  ),
  plot(
    'biz-cards',
    {
      when: ['business_card|business cards|card', 'order|print .. business card'],
      fine: 'hundred five   new title wrong typo job still box never old gave printed got',
      axis: '',
      back: 'fifteen years',
    },
    all(
      "They printed 500 business cards for me. I've been here fifteen years, and I've given out two. One was to win a sandwich.",
      "I have 500 business cards. I've had them fifteen years. There are 498.",
    ),
    all(
      "On Monday I decided to move them. I gave one to the mailman. He gave me back nine envelopes. That's nine to one.",
    ),
    all(
      "I left one at the dentist, one on a bus, and one with a swan. I don't qualify leads on looks.",
    ),
    mild('The sandwich place called. I won.'),
    hot(
      'Last night a call came. "I have your card," said a voice. "We all do." It was the sandwich place. I won.',
    ),
    spicy("It came with a card in it. Their man's been there fifteen years. He had 498 left."),
    unhinged(
      "He and I traded the lot. So I've got 498 of his, and I'm him, and he's the one with your number.",
    ),
    unhinged("He's very good. He closed the swan."),
  ),
  plot(
    'secret-santa',
    {
      when: ['secret santa'],
      not: ['dog'],
      fine: 'drew got boss gift office name work mug same year own gave myself given',
      axis: '',
      back: 'given',
    },
    all(
      'I drew our CFO in Secret Santa. The limit was ten dollars. I wanted to give something that lasts.',
      'For Secret Santa there was a ten-dollar limit. I drew our CFO. You can say a lot with ten dollars.',
    ),
    all(
      "I gave a book: mine. It's self-published. List price, $24.99, which I'd marked down in pen.",
    ),
    all(
      "The CFO held it up for everyone and asked who it was from. I said I couldn't say. I was on the cover.",
    ),
    mild(`I got a candle. It smells like "Meeting." I've had it lit all day.`),
    hot("I unwrapped mine. It was the same book. I'd given it to somebody last year."),
    spicy(
      `There was a note on page one, in my own hand. "To Craig: you're the reason I do this." Craig had underlined "do this" and put a question mark.`,
    ),
    unhinged(
      "I've been tracking it. It's been given 61 times. It's crossed two borders. It has never been opened past Craig.",
    ),
    unhinged(
      `On Christmas morning my daughter handed me something flat. "It's secondhand," she said. I acted surprised. I always do. I'm on the back, acting surprised.`,
    ),
  ),
  plot(
    'office-plant',
    {
      when: [
        'kill .. office x:@plant',
        'office x:@plant .. die|dead|brown|wilt',
        'overwater .. office x:@plant',
        'x:@plant .. at|in .. work|office|desk|cubicle|lobby .. die|dead|brown',
      ],
      not: ['fake|plastic'],
      fine: 'while holiday boss',
      axis: '',
      back: 'a leaf',
    },
    all(
      "The office {x} isn't what it was. I took over in March. I believe in giving living things room to fail.",
      "I'm responsible for the office {x}. Brown is a kind of feedback.",
    ),
    all(
      'I held weekly one-on-ones with it. I asked where it saw itself in five years. It dropped a leaf. I wrote down "pivot."',
    ),
    all("A colleague asked if I'd tried water. I said we don't throw resources at a mindset."),
    mild(
      "Somebody's been watering it at night. It's doing beautifully. I've put that in my review.",
    ),
    hot(
      'Then one Monday it was green. Tall, glossy, a new shoot. I presented it to the board as a turnaround.',
    ),
    spicy("A board member touched it. It's plastic. They've asked me to do the same with Sales."),
    unhinged(
      "It turned out to be plastic. They gave me Sales. I've got forty of them in there now, glossy, very upright. They haven't lost a leaf.",
    ),
    unhinged(
      "At night somebody still comes and waters them. I've seen her. She says the one in the corner, by the phone, is me.",
    ),
  ),
  plot(
    'parking',
    {
      when: [
        "park|parking|car .. in|take|steal|my .. my|boss's|ceo's|someone's .. spot|space|place",
        'someone|somebody|@colleague|@neighbor .. park .. my .. spot|space|place',
        'take|steal .. my parking spot|space',
      ],
      not: ["ticket|tow|wheelchair|ceo's"],
      fine: 'again work office morning company lot own gray car today third day',
      axis: '',
      back: 'behind me',
    },
    all(
      "I have a spot in the company lot. It isn't assigned. It's just where my story begins every morning.",
    ),
    all(
      'Today there was a gray hatchback in it. I parked behind it and waited for an explanation. At nine I put on my hazard lights, to show I was open.',
    ),
    all("By ten there were twelve cars behind me. I've never had that many direct reports."),
    mild(
      `At five the owner came out, saw me and said, "Oh, is this yours?" I said, "It's all of ours." I'd been practicing since lunch.`,
    ),
    hot(
      'By noon the line went out to the road. People held meetings through the windows. Somebody behind me made manager.',
    ),
    spicy(
      "At five the owner came out. He'd thought I was the one behind him, from yesterday. He'd taken it to hide.",
    ),
    unhinged(
      "The line's nine miles now. It has a mayor. The hatchback turned out to be for sale, so I bought it, with the spot.",
    ),
    unhinged(
      "I sit in it most days. This morning I saw someone pull up behind me, and put on his hazards. I'm not ready to explain.",
    ),
  ),
  plot(
    'quit',
    {
      when: [
        'quit|leave|resign .. my job|company|work|position',
        'hand .. in .. notice|resignation',
        'resign',
        '^ I quit $',
        'put in .. notice',
      ],
      not: ['gym|smoke|wife|husband|colleague|boss'],
      fine: 'today finally years after ten two week weeks notice without plan another tell start work',
      is: 'actor:me',
      axis: '',
      back: 'ticket',
    },
    all(
      "After nineteen years I've resigned. I wrote a letter from the heart. My boss asked for it as a ticket.",
      `I've quit my job. I told my boss in person, with a tremor. "Put it in a ticket," was the answer.`,
    ),
    all(
      `There was an exit interview. They asked what could have kept me. I said, "That question." They'd only got a box for yes or no.`,
    ),
    all(`On my last day there was a card. It said, "Welcome!" They'd had one left.`),
    mild("I was moved. In my first week it hadn't been said."),
    hot(
      "There was a badge in it, too. I've been given a buddy, and a tour. They're good here. They really listen.",
    ),
    spicy(
      "So I'm excited to announce I've joined. I've heard the person before me left without much of a handover.",
    ),
    unhinged(
      "I'm on my fourth start now. Each time the cake's a little bigger. I've almost met everyone.",
    ),
    unhinged(`Yesterday my ticket came back, from when I quit. "Can't reproduce. Closed."`),
  ),
  plot(
    'raise',
    {
      when: [
        'ask .. for .. raise|pay_rise|rise',
        'deny|refuse|get|give|no .. raise|bonus|pay rise',
        'raise .. instead|deny|refuse|percent|%',
        'instead .. of .. raise',
      ],
      not: ['hand|blind|kid|landlord|rent|eyebrow'],
      fine: 'boss salary got pizza party percent two 2 vest tote bag mug company inflation asked   today three told no denied water bottle',
      axis: '',
      back: 'in the spring',
    },
    all(
      "I went in to talk about a raise. I'd prepared fifty-five slides. My boss had prepared a face.",
      'On Thursday I raised the subject of a raise. Fifty-five slides. My boss looked at the first one for a long time, as if it might leave.',
    ),
    all(
      "I was told my value couldn't be expressed in money. I asked what it could be expressed in. There was a pause.",
    ),
    all("It's a fleece vest. It has the logo. It's a medium."),
    mild("I'm a large. They say I can grow out of the role, too."),
    hot("I'm a large. They said we'd revisit it in the spring."),
    spicy(
      "In the spring I brought sixty slides. I've got two vests now. I'm told that at three there's a zipper.",
    ),
    unhinged(
      'I pay my rent in them. The landlord has eleven. His whole family looks like our Dallas office.',
    ),
    unhinged(
      "Yesterday they were named Dallas office of the year. He's gotten a raise. He gave me the face.",
    ),
  ),
  plot(
    'joke',
    {
      when: [
        'tell|make|crack|open .. =joke',
        '=joke .. laugh|silence|bomb|fall|flat|nobody',
        'nobody|no-one .. laugh .. joke',
      ],
      not: ["boss's|kid|son|daughter|wife"],
      fine: 'meeting nobody laughed presentation one bad dad call all silence opened started team zoom standup client everyone boss only no whole room',
      is: 'actor:me|actor:nobody',
      axis: '',
      back: 'a joke',
    },
    all(
      'I opened the quarterly with a joke. Nobody laughed. I gave it a moment, for the remote participants.',
      "I told a joke at work. It was met with silence, which is how you know it's being processed.",
    ),
    all(
      'Then I explained it. It has a goat, a CFO and a misunderstanding. With the background it took twelve minutes.',
    ),
    all('Someone asked what happened to the goat. Someone else asked if we were exposed.'),
    mild("The deck can wait. We've set up a call about the goat."),
    hot('By Friday Risk had a number on it. The CFO sold her shares.'),
    spicy("On Monday I told them it was only a joke. That's when they laughed."),
    unhinged(
      'The stock fell 40%. At the hearing they had me tell it again. In the second row a senator put his hand over his mouth.',
    ),
    unhinged(
      'I got eighteen months. On the first night, in the dark, somewhere down the corridor, a man finally got it.',
    ),
  ),
  plot(
    'team-building',
    {
      when: [
        'team-building|team_building|team building',
        'escape_room|escape room',
        'trust fall',
        'icebreaker|ice breaker',
        'two truths',
        'fun fact',
        'company retreat|offsite',
        '=offsite',
      ],
      not: ['date|birthday|family|wife|kids'],
      fine: 'company work office day team boss colleagues event last got had stuck lost minutes asked week cry cried caught ropes whole',
      axis: '',
      back: 'i thought you had it',
    },
    all(
      'We had a team-building day. The facilitator asked us each for a fun fact. The room went so quiet you could hear the fruit.',
      'Team building, Tuesday. "One fun fact each," said the facilitator. Nine adults looked at the floor until the coffee came.',
    ),
    all("I said I've got two kidneys. It was the best one so far."),
    all(
      'Then came the trust fall. I closed my eyes and went back. I heard four people say, "I thought you had it."',
    ),
    mild("I've got a new fun fact."),
    hot(
      `I've got a new fun fact. The doctor called it "interesting," which is a step up from the room.`,
    ),
    spicy(
      "From my hospital bed I led the debrief. Attendance was perfect. They'd brought the fruit. Nobody would stand behind me.",
    ),
    unhinged(
      "The facilitator came to see me. She said trust has stages. She's dropped 300 people, and lost only the ones who looked.",
    ),
    unhinged(
      `I do it for a living now. I go from firm to firm and fall. I haven't been caught yet, but they talk to each other afterward. They all say, "I thought you had it."`,
    ),
  ),
  plot(
    'spill-work',
    {
      when: [
        'spill|pour|splash|knock|drop .. x:@drink|soup .. on|onto|over|across .. b:@boss|@client|@colleague|@stranger|ceo|interviewer',
      ],
      not: ['cat|dog|baby', 'my kid'],
      fine: 'meeting first day interview during over white shirt presentation morning accident whole hot lap in front',
      is: 'actor:me',
      axis: '',
      back: 'around',
    },
    all('I spilled {x} on {b.full}. It was the first thing of mine that had ever stuck.'),
    all(
      "It moved fast. It went around the obstacles, not through them. It hadn't been told where. It had reached every corner before anyone had called a meeting.",
    ),
    all("I've asked for agility for nineteen years. It took nine ounces."),
    mild("I didn't clean it up. I took notes. The notes are wet, but they're moving."),
    hot(
      'Thirteen people came with paper towels, from four departments, without a ticket. I wept. They blotted that, too.',
    ),
    spicy(
      'On Monday {b.full} asked me to leave the cup at home. I said the cup was never the problem. The cup was holding it back.',
    ),
    unhinged(
      `We've restructured around it. No boxes, just a shape. The consultants call it "the stain." HR has been trying to get out of it for weeks.`,
    ),
    unhinged(
      "In the fall it dried. We're stuck like this. If you hold us up to the light, you can see where {b.full} was standing.",
    ),
  ),
  plot(
    'credit',
    {
      when: [
        'w:@boss|@colleague|@name|someone .. take|steal|get|claim .. credit',
        'w:@boss|@colleague|@name|someone .. repeat|present|pitch|steal .. my .. idea|slide|work|point|joke|presentation',
        'w:@boss|@colleague|@name|someone .. repeat|say .. what .. =i said|=i|say',
      ],
      not: ['dog|cat|card'],
      fine: 'meeting louder minute later minutes everyone clapped applauded work project my idea five exact same two all',
      axis: '',
      back: 'the denver',
    },
    all(
      'I had an idea in a meeting. Four minutes later {w.full} had it, too, but louder.',
      "I made a point on Tuesday. It wasn't heard. Then {w.full} made it, with a hand gesture.",
    ),
    all("There was applause. I clapped as well. I'm a founding supporter."),
    all(
      'So on Thursday I said, quietly, that we should close the Denver office on account of ghosts.',
    ),
    mild('{w.full} is in Denver now, with a lamp.'),
    hot('Four minutes later {w.full} said it, with the gesture. It passed, nine to nothing.'),
    spicy(
      `I've got an idea for Monday. It's about salaries. I'm going to whisper it: "{w.full} should have half."`,
    ),
    unhinged(
      "The Denver people came back pale. There'd been something in the stairwell. It had repeated everything they said.",
    ),
    unhinged(
      "They asked who'd known. I said, quietly, that it was me. Not a head came up. Somewhere in the wall, louder, it said it was me.",
    ),
  ),
];
