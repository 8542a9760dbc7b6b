import { type Plot, all, levels } from '../../story/plot.ts';
import { plotOfKind } from '../../styles/gpt4-context/plots/short/loose-kinds.ts';

/** What follows a fact told in jargon, where the event has no translation of its own. */
export const CLOSINGS: readonly Plot[] = [
  plotOfKind(
    'closing-x-animal-species',
    'animal',
    all('Not every working relationship requires a shared species.'),
    levels(
      'I do some of my best work without one.',
      "Most of mine have one, and it hasn't helped.",
      "I have handed mine in, with a month's notice.",
    ),
  ),
  plotOfKind(
    'closing-x-animal-no-hr',
    'animal',
    all('The animal kingdom has no HR department.'),
    levels(
      'I find its culture refreshing.',
      'It has no vacancies either, and I have looked twice.',
      'It now has me, on secondment, and I sleep outdoors.',
    ),
  ),
  plotOfKind(
    'closing-x-machine-replaced',
    'machine',
    all('Some people fear being replaced by technology.'),
    levels(
      'I would first like to see the handover.',
      'I know what I do, and I wish it luck.',
      'My replacement has started, and I cover its Fridays.',
    ),
  ),
  plotOfKind(
    'closing-x-meal-appetite',
    'meal',
    all('Much is said about my appetite for risk.'),
    levels(
      'It has always come second to the regular one.',
      'It is whatever the regular one leaves on the plate.',
      'The two have merged, and are listed under snacks.',
    ),
  ),
  plotOfKind(
    'closing-x-coffee-liquid',
    'coffee',
    all('The first rule of business is to stay liquid.'),
    levels(
      'I have always kept close to the rules.',
      'At my salary, this is the form it takes.',
      'I am now audited by the cup.',
    ),
  ),
  plotOfKind(
    'closing-x-lost-written-off',
    'lost',
    levels(
      'I have written it off against experience.',
      'I have written it off against experience, of which I now hold a surplus.',
      'I have written it off against my own name, which I no longer use.',
    ),
  ),
  plotOfKind(
    'closing-x-mishap-review',
    'mishap',
    all('I have completed the incident review.'),
    levels(
      'The finding was that there was an incident.',
      'It was thorough, as I was the entire panel.',
      'It found that the laws of physics were followed, and has suspended them.',
    ),
  ),
  plotOfKind(
    'closing-x-ignored-silence',
    'ignored',
    all('In governance, silence counts as approval.'),
    levels(
      'I have rarely felt so approved.',
      'By that measure I am ready for the board.',
      'The votes are in, and silence now holds three seats.',
    ),
  ),
  plotOfKind(
    'closing-x-ignored-attention',
    'ignored',
    all('Attention is the scarcest resource in business.'),
    levels(
      'I am proud to have helped save some.',
      'I have now helped save an entire reserve.',
      'The unused part has been refunded to me in blinks.',
    ),
  ),
  plotOfKind(
    'closing-x-partner-make-partner',
    'partner',
    all('In some firms it takes years to make partner.'),
    levels(
      'At home the review never closes.',
      'At home the probation is longer, and I have seen no handbook.',
      'At home I made junior associate, and bill myself for the evenings.',
    ),
  ),
  plotOfKind(
    'closing-x-message-copied-in',
    'message',
    levels(
      'I have copied this network in, for transparency.',
      'I have copied this network in, as the matter clearly lacked an audience.',
      'I have copied in all persons not yet born, for visibility.',
    ),
  ),
  plotOfKind(
    'closing-x-money-allocation',
    'money',
    all('The grown-up term is capital allocation.'),
    levels(
      'I use it whenever I look at my balance.',
      'I adopted it after hearing the other terms.',
      'The capital has requested a different owner, and I was on the panel.',
    ),
  ),
  plotOfKind(
    'closing-x-sleep-automated',
    'sleep',
    all('Rest is the last task that cannot be automated.'),
    levels(
      'I feel safe in the role.',
      'It is therefore the only part of my role that is safe.',
      'A vendor now does mine, and returns the dreams unopened.',
    ),
  ),
  plotOfKind(
    'closing-x-looks-dress-for',
    'looks',
    all('They say to dress for the job you want.'),
    levels(
      'I remain open to interpretation.',
      'If anyone can tell which job this is, I accept.',
      'I got the job, and on alternate days it wears me.',
    ),
  ),
  plotOfKind(
    'closing-x-looks-front-end',
    'looks',
    all('I treat my appearance as a front end.'),
    levels(
      'The back end is still in development.',
      'Users are asked not to inspect the back end.',
      'Since the last release, I can only be viewed in landscape.',
    ),
  ),
  plotOfKind(
    'closing-x-by-boss-separates',
    'by-boss',
    all('People ask what separates a boss from the rest of us.'),
    levels(
      'I can now offer an example.',
      'I can now offer an example, and guess at the salary.',
      'It has been measured, and it is eleven centimeters of carpet.',
    ),
  ),
  plotOfKind(
    'closing-x-by-child-talent',
    'by-child',
    all('I have always been a champion of junior talent.'),
    levels(
      'It is at its best before the training.',
      'It is more direct than the senior kind, and eats less at conferences.',
      'Rank now goes by shoe size, ascending, and I await placement.',
    ),
  ),
  plotOfKind(
    'closing-x-by-child-future',
    'by-child',
    all('They say children are our future.'),
    levels(
      'I have adjusted the forecast.',
      'I have extended the present accordingly.',
      'The future was consulted, and is unavailable until after its nap.',
    ),
  ),
  plotOfKind(
    'closing-x-by-child-reverse-mentoring',
    'by-child',
    all('Reverse mentoring has no minimum age.'),
    levels(
      'I come to every session prepared to learn.',
      'I have had worse sessions from people with certificates.',
      'I did not pass, and must repeat the third grade from within.',
    ),
  ),
  plotOfKind(
    'closing-x-by-partner-hyphen',
    'by-partner',
    all('Every founder needs a co-founder with a style of their own.'),
    levels(
      'I can vouch for the style.',
      'I can vouch for the style, and await word on my equity.',
      'The roles are now settled, and I am the hyphen.',
    ),
  ),
  plotOfKind(
    'closing-x-by-pet-job-title',
    'by-pet',
    all('No animal has ever needed a job title.'),
    levels(
      'I respect those who let the work speak.',
      'I needed three, and have less to show.',
      'I offered mine, and it was declined as a step down.',
    ),
  ),
  plotOfKind(
    'closing-x-by-pet-instinct',
    'by-pet',
    all('Executives are praised for acting on instinct.'),
    levels(
      'I prefer to study the original.',
      'I have now seen the original, and would hire that.',
      'Mine has been installed, and I winter in Africa during audits.',
    ),
  ),
  plotOfKind(
    'closing-x-question-operational',
    'question',
    all('I ask as a leader.'),
    levels(
      'Answering is an operational matter.',
      'The answering is done two grades down, by people who know.',
      'The answer has been appointed, and starts in spring.',
    ),
  ),
  plotOfKind(
    'closing-x-question-funded',
    'question',
    all('There are no bad questions, only unfunded ones.'),
    levels(
      'This one is open to investors.',
      "This one has no budget, which is how you know it's mine.",
      'This one has closed its seed round, and moved into a larger question.',
    ),
  ),
  plotOfKind(
    'closing-x-noun-business-case',
    'noun',
    all('Some things speak for themselves.'),
    levels(
      'My role was to step aside.',
      'I was brought in to nod.',
      'This one has begun to speak for me, and closed two deals.',
    ),
  ),
  plotOfKind(
    'closing-x-noun-pitch',
    'noun',
    levels(
      'That is the whole pitch, and I am taking offers.',
      'That is the whole pitch, and it is my strongest this year.',
      'That was the whole pitch, and its first letter has been acquired.',
    ),
  ),
  plotOfKind(
    'closing-x-any-summary',
    'any',
    all('This is the executive summary.'),
    levels(
      'The full version is the same length.',
      'The full version is the same, with my photo.',
      'The full version is in force until 2061.',
    ),
  ),
  plotOfKind(
    'closing-x-any-next-steps',
    'any',
    all('The next steps are clear.'),
    levels(
      'There are none.',
      'There are none, and I lead them.',
      'There are none, and two of them are behind schedule.',
    ),
  ),
  plotOfKind(
    'closing-x-any-level',
    'any',
    all('Someone at my level need not have mentioned this.'),
    levels(
      'I believe that is how one keeps the level.',
      'The level requires nothing of me, and I have exceeded it.',
      'The level has been lowered gently, with me still on it.',
    ),
  ),
  plotOfKind(
    'closing-y-any-cv',
    'any',
    levels(
      'I have put it on my CV.',
      'I have put it on my CV, above my degree.',
      'I have put it on my CV, and it has already been hired.',
    ),
  ),
  plotOfKind(
    'closing-y-any-annual-report',
    'any',
    levels(
      'It will have its own page in my annual report.',
      'It will be my annual report, with a chart.',
      'It is my annual report, which is out in forty volumes and sold out.',
    ),
  ),
  plotOfKind(
    'closing-y-any-highlight',
    'any',
    levels(
      'This is my highlight of the week.',
      'This is my highlight of the quarter, and there were other candidates.',
      'This is the highlight of the century, and the remaining years need not apply.',
    ),
  ),
  plotOfKind(
    'closing-y-any-questions',
    'any',
    levels(
      'I am happy to take questions on this.',
      'I am taking questions on this, starting with the press.',
      'I am taking questions on this in a stadium, and the second night is sold out.',
    ),
  ),
  plotOfKind(
    'closing-y-any-competitors',
    'any',
    levels(
      'My competitors have announced nothing comparable today.',
      'I have checked, and my competitors have nothing like it.',
      'My competitors have seen this, and have asked where to hand in their keys.',
    ),
  ),
  plotOfKind(
    'closing-y-any-date',
    'any',
    levels(
      'I have written down the date.',
      'I have written down the date and time, for my biographers.',
      'I have written down the date, and all calendars now start from it.',
    ),
  ),
  plotOfKind(
    'closing-y-any-compulsory',
    'any',
    levels(
      'I expect the industry to follow.',
      'I expect the industry to follow, and to say it was their idea.',
      'This becomes compulsory on Monday, and I handle the exemptions.',
    ),
  ),
  plotOfKind(
    'closing-y-any-update',
    'any',
    levels(
      'That is my update for today.',
      'That is my update for the quarter.',
      'That was my update for the decade, and I am excused until the next one.',
    ),
  ),
  plotOfKind(
    'closing-y-any-thought',
    'any',
    levels(
      'I have thought of little else since.',
      'I have thought of little else since, on company time.',
      'I have thought of little else since, and it is now my full-time job, with a deputy.',
    ),
  ),
  plotOfKind(
    'closing-y-any-salary',
    'any',
    levels(
      'I will bring this up at my salary review.',
      'I will open my salary review with this, and close with it.',
      'I am now paid exclusively in this, before tax.',
    ),
  ),
  plotOfKind(
    'closing-y-any-only-one',
    'any',
    levels(
      'Very few people can announce this today.',
      'As far as I know, I am the only one announcing this today.',
      'I asked all eight billion, and I am the only one announcing this today.',
    ),
  ),
  plotOfKind(
    'closing-y-any-tell-someone',
    'any',
    levels(
      'I had to tell someone. I chose everyone.',
      'I had to tell someone, and this network could not get away.',
      'I had to tell someone, so every phone in the country was alerted.',
    ),
  ),
  plotOfKind(
    'closing-y-any-training',
    'any',
    levels(
      'Nothing in my training covered this.',
      'My degree never covered this, and I would like part of it refunded.',
      'My degree has been reopened to include this, and I must resit.',
    ),
  ),
  plotOfKind(
    'closing-y-any-film',
    'any',
    levels(
      'The film rights to this are available.',
      'The film rights are available, and I would play myself.',
      'The film of this runs nine hours, and I was turned down for the part of me.',
    ),
  ),
  plotOfKind(
    'closing-y-any-sink-in',
    'any',
    levels(
      'I will allow a moment for this to sink in.',
      'I will allow a quarter for this to sink in.',
      'All traffic has been halted to let this sink in.',
    ),
  ),
  plotOfKind(
    'closing-y-any-promoted',
    'any',
    levels(
      'I have seen people announce less.',
      'I have seen people promoted for less.',
      'I was promoted for this, past the top, and they are adding a floor.',
    ),
  ),
  plotOfKind(
    'closing-y-any-timesheet',
    'any',
    levels(
      'I have entered this in my timesheet.',
      'I have entered this in my timesheet, as overtime.',
      'I have entered this in my timesheet, as forty hours a day.',
    ),
  ),
  plotOfKind(
    'closing-y-own-deed-top',
    'own-deed',
    levels(
      'I do not know how I will top this.',
      'I do not know how I will top this next quarter.',
      'It cannot be topped, so the rest of my career was paid out today.',
    ),
  ),
  plotOfKind(
    'closing-y-mishap-consultants',
    'mishap',
    levels(
      'Others hire consultants for a result like this.',
      'Consultants take six months for a result like this.',
      'Consultants have bought the method, and will be at your house on Tuesday.',
    ),
  ),
  plotOfKind(
    'closing-y-win-undefeated',
    'win',
    levels(
      'I could leave it at that, undefeated.',
      'I am considering retirement, as the undefeated champion.',
      'I have retired undefeated, and nobody else may attempt it.',
    ),
  ),
  plotOfKind(
    'closing-y-win-victory-lap',
    'win',
    levels(
      'I am planning a short victory lap.',
      'I am planning a victory lap, through every department.',
      'The victory lap has crossed the equator, and has right of way.',
    ),
  ),
  plotOfKind(
    'closing-y-win-speech',
    'win',
    levels(
      'I have a few words prepared for this.',
      'I have had the speech for this ready for years.',
      'I am giving the speech for this now, and it is in its second week.',
    ),
  ),
  plotOfKind(
    'closing-y-win-doubters',
    'win',
    levels(
      'Anyone who doubted me has now been informed.',
      'Anyone who doubted me has been informed, in alphabetical order.',
      'Anyone who doubted me is informed of this daily, by siren.',
    ),
  ),
  plotOfKind(
    'closing-y-boss-opinion',
    'boss',
    levels(
      'I will have an opinion on this once my boss does.',
      "I have an opinion on this, and it is awaiting my boss's approval.",
      'My opinion on this was approved by my boss, who will be having it for me.',
    ),
  ),
  plotOfKind(
    'closing-y-by-boss-job-description',
    'by-boss',
    levels(
      'I had not seen that in a job description.',
      'I checked the job description, and it does not rule that out.',
      'That is now the entire job description, and nine thousand have applied.',
    ),
  ),
  plotOfKind(
    'closing-y-by-boss-pay-grade',
    'by-boss',
    levels(
      'I reacted in line with my pay grade.',
      'I reacted in line with my pay grade, so not visibly.',
      'My reaction exceeded my pay grade, and has been deducted.',
    ),
  ),
  plotOfKind(
    'closing-y-colleague-office',
    'colleague',
    levels(
      'This is why I still believe in the office.',
      'This is why I believe in the office, as it could not happen at home.',
      'This is why I believe in the office, and I have had my home removed.',
    ),
  ),
  plotOfKind(
    'closing-y-colleague-onboarding',
    'colleague',
    levels(
      'Nobody mentions this sort of thing at onboarding.',
      'I would like this mentioned at onboarding, before people sign.',
      'This is now the whole of onboarding, and it takes three years.',
    ),
  ),
  plotOfKind(
    'closing-y-by-child-directors',
    'by-child',
    levels(
      'I know directors who would need a budget for that.',
      'I know directors who would need a budget for that, and a coach.',
      'The directors were sent to kindergarten to learn that, and two of them bite.',
    ),
  ),
  plotOfKind(
    'closing-y-by-machine-no-meeting',
    'by-machine',
    levels(
      'It did so without holding a meeting first.',
      'It did so without a meeting, and in that it is ahead of us.',
      'It did so without a meeting, and has since been invited to all of ours.',
    ),
  ),
  plotOfKind(
    'closing-y-journey-thinking',
    'journey',
    levels(
      'I do my best thinking in transit, as you see.',
      'I do my best thinking in transit, and this is all of it.',
      'I do my best thinking in transit, so I am no longer allowed to arrive.',
    ),
  ),
  plotOfKind(
    'closing-y-waiting-used-time',
    'waiting',
    levels(
      'I used the time to write this.',
      'I used the time to write this, and to improve my job title.',
      'I used the time to write this, have grandchildren and retire.',
    ),
  ),
  plotOfKind(
    'closing-y-exercise-cardio',
    'exercise',
    levels(
      'I am counting this as my cardio.',
      'I am counting this as my cardio, and this post as the cool-down.',
      'This was counted as my cardio, and I am excused from stairs for life.',
    ),
  ),
  plotOfKind(
    'closing-y-exercise-recovery',
    'exercise',
    levels(
      'I have now entered the recovery phase.',
      'I have now entered the recovery phase, for which I train all year.',
      'I have now entered the recovery phase, which is scheduled to outlive me.',
    ),
  ),
  plotOfKind(
    'closing-y-meal-working-lunch',
    'meal',
    levels(
      'I have entered it as a working lunch.',
      'I have entered it as a working lunch, regardless of the hour.',
      'I entered it as a working lunch, and it has made team leader.',
    ),
  ),
  plotOfKind(
    'closing-y-animal-meetings',
    'animal',
    levels(
      'I have had worse meetings with people.',
      'I have had worse meetings with people, several of them this week.',
      'The follow-up is on Thursday, and I am to bring my own bowl.',
    ),
  ),
  plotOfKind(
    'closing-y-by-pet-approval',
    'by-pet',
    levels(
      'As far as I know, no approval was sought.',
      'No approval was sought, which is how I would like to work one day.',
      'Approval was sought afterwards, on the correct form, and I have granted it.',
    ),
  ),
  plotOfKind(
    'closing-y-by-pet-confidence',
    'by-pet',
    levels(
      'I have never been that confident in an interview.',
      'I have never been that confident, and I took the course.',
      'I was that confident once, at work, and was rehomed.',
    ),
  ),
  plotOfKind(
    'closing-y-sleep-sleep-on-it',
    'sleep',
    levels(
      'I plan to sleep on this.',
      "I plan to sleep on this, during the ten o'clock meeting.",
      'I slept on this, and it has been certified as a mattress.',
    ),
  ),
];
