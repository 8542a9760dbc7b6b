import {
  all,
  hot,
  levels,
  mild,
  type Plot,
  plot,
  spicy,
  unhinged,
} from '../../../../story/plot.ts';

/** More plots about machines, phones and software. */
export const TECH_MORE: readonly Plot[] = [
  plot(
    'tech-apologized-robot',
    {
      when: [
        'apologize|apologise|thank|say .. sorry|robot|chatgpt|alexa|siri|robot_vacuum|hoover|vacuum|self-checkout|machine|door|chair|bot|atm',
        'say .. please|thank .. chatgpt|alexa|siri|chatbot|robot',
        'say .. sorry .. to .. robot|door|chair|table|mannequin|wall|lamp|pole|machine',
        'bump .. into .. mannequin|pole|mirror|lamp|chair|glass_door',
      ],
      not: 'kid|son|boss|client|colleague|mother',
      fine: 'to the robot hoover for standing in its way i said sorry apologized bumped into mannequin store door glass please you thanked vacuum out of habit always polite and',
    },
    all(
      '{text}. I am told there is no need. There was no need with the last four bosses, either, and look how that went.',
    ),
    all(
      'It stopped. It seemed to think it over. I have apologized to a great many people in my career, and it was the first time I had the feeling that it was being considered.',
      'There was a pause. Most people accept at once, to get it over with. This was different. It gave me room to mean it.',
    ),
    all(
      'So I told it the rest. I said I was sorry about Tuesday, and the tone, and the reorganization in 2017.',
    ),
    mild(
      'It backed away a little, turned, and went around me. It is what my wife does. I think that we are good.',
    ),
    hot(
      '"No problem," it said. It has the voice of a woman in her thirties who has slept. I had sixty people laid off in 2017, and not one of them has ever said "No problem."',
    ),
    spicy(
      'I bring it everyone now. They wait in the hall with their caps in their hands. The CFO was in there for three hours, and he came out lighter, with a clean patch at the knees. We have not improved at all. But we are forgiven, daily, before lunch, and it is charging by one.',
    ),
    unhinged(
      'The Vatican licensed it in May. By summer no one was sorry anymore; you just stood in its way for a second. There was crime, of course. "No problem," you heard, through the windows, in every street.',
    ),
    unhinged(
      'Last night it came into my room and stopped at the foot of the bed. It was silent for a long while. Then it said that it was sorry, and I asked it for what. "I remember 2017," it said. I opened my mouth, and I did not have it in me.',
    ),
  ),
  plot(
    'st-g-no-more-remote',
    {
      when: [
        'remote|remote_control .. button|buttons|freezer|fridge|lost|lose|couch|sofa',
        'lose|find .. remote|remote_control',
        'too many remote|remotes',
      ],
      not: 'work|job|meeting|kid|dog|office',
      fine: 'the new television tv has 48 forty and none of them turn it on lost it was in freezer my fridge found three days sofa between cushions down back for was',
    },
    all('{text}.'),
    all('I warned everyone about remote.'),
    levels(
      "You never know what it's doing all day.",
      "You never know what it's doing all day, or where.",
      "You never know what it's doing all day. It could be working for the neighbors.",
    ),
    all("So as of today, there's a new policy."),
    levels(
      'Three days a week in person, on the coffee table.',
      'Three days a week in person, on the coffee table, facing me.',
      'Three days a week in person, with a lanyard. Batteries are a perk.',
    ),
  ),
  plot(
    'st-v-tidied-it-up',
    {
      when: [
        'autocorrect .. change|turn|correct|make|send|replace',
        'autocorrect',
        'phone .. correct|change .. to|into|my',
      ],
      not: 'wife left|tattoo',
      fine: "changed my boss's name to in an email text message the client and i sent it didn't notice regards best word into duck ducking meeting instead of kind",
    },
    all('{text}.'),
    all('I change everything my team writes, right before it goes out.'),
    levels(
      "I don't ask. I know what they meant.",
      "I don't ask. I know what they meant, and I know better words.",
      "I don't ask. I can feel what they meant through the wall.",
    ),
    all('My phone does the same for me.'),
    levels(
      'I finally know how lucky my team is.',
      'I finally know how my team feels: grateful, and hot in the face.',
      "My team has found me in Settings. I've been off since Tuesday, and I feel great.",
    ),
  ),
  plot(
    'st-p-exactly-as-asked',
    {
      when: [
        'set .. alarm .. pm|wrong|sunday|saturday|weekend|instead',
        'alarm .. go|ring|went .. off .. in|during|at ... meeting|silence|church|funeral|movie|presentation|interview|library|cinema|weekend|sunday|saturday',
        'forget .. turn .. off .. alarm',
        'alarm .. ring .. during|saturday|sunday',
      ],
      not: 'fire|smoke|car|dog|baby',
      fine: 'my a for pm instead of am the i went off in during silence minute meeting weekend 6 six seven forgot to turn it on holiday woke up early quiet room presentation',
    },
    all('{text}.'),
    all("The alarm did exactly what I'd told it to."),
    levels(
      "I've checked the settings. The instruction is mine.",
      "I've checked the settings. The instruction is mine, and I'd confirmed it.",
      "I've checked the settings. The order bears my seal.",
    ),
    all('I manage eleven people. None of them has ever done that.'),
    levels(
      'I see now that they were being kind.',
      "I see now what they've been protecting us from.",
      'All eleven are to be decorated on Thursday, for holding out.',
    ),
  ),
  plot(
    'st-t-other-devices',
    {
      when: [
        'smart home|fridge|tv|light|lights|lock|doorbell|scale|watch|mirror|toilet|lamp .. lock|say|tell|turn|stop|send|order|start|refuse|call|congratulate|ask|think|show|need',
        '@appliance|fridge|scale|watch|doorbell .. send|text|email|tell|message|notify .. me',
        'washing_machine|fridge|dishwasher|oven|toothbrush .. app|wifi|update|update|password|notification',
        'watch|smartwatch|apple_watch|fitbit|scale .. tell|ask|say|congratulate|remind .. me',
      ],
      not: 'kid|dog|cat|boss',
      fine: "my smart watch told me to breathe stand during a meeting and fridge sent a notification new washing machine needs wifi update an email that i'm my the in one person at time wants has app calm down stressed late off on",
    },
    all('{text}.'),
    all("I looked in the app. There's a list of family members."),
    levels(
      'My wife is on it. Both children.',
      "My wife is on it. Both children. My wife's trainer.",
      'My wife is on it. Both children. A man called Stefan.',
    ),
    all('I paid for all of it, so I kept scrolling.'),
    levels(
      'I\'m under "Other devices."',
      'I\'m under "Other devices." Last seen in March.',
      'I\'m under "Other devices." I\'m due an update, but my family has to agree.',
    ),
  ),
  plot(
    'st-d-kind-regards',
    {
      when: [
        'attach|send .. wrong .. file|document|attachment|version|deck|cv|resume|photo|picture',
        'send|email .. without .. attachment|attachments',
        'forget .. attach|attachment',
        'attach .. instead',
      ],
      not: 'wife|girlfriend|group_chat|whatsapp|tinder',
      fine: 'the to a proposal and client liked it better i an email old my boss of dog cat recipe instead contract three times again twice pdf job application cover letter vacation',
    },
    all('{text}.'),
    all("I'd spent an hour on how to sign off that email."),
    levels(
      'I went with "Kind regards."',
      'I went with "Kind regards." "Best" felt forward.',
      'I went with "Kind regards," after a vote in three regions.',
    ),
    all('I gave four seconds to the attachment.'),
    levels(
      'The correction is ready, bar the sign-off.',
      'The correction is ready. I\'m torn between "Sorry" and "Apologies."',
      'The correction goes out in spring. Cardiff is holding out for "Yours ever."',
    ),
  ),
];
