import { all, levels, type Plot, plot, type PlotTraits } from '../../../../story/plot.ts';

const YOUNG_LEFT_ON_READ = {
  when: [
    'leave .. on read|seen|delivered',
    "text|message .. @person .. no|never|didn't .. answer|reply|text",
    'no reply|answer .. from',
    'never text|texted|replied|answered .. back',
    'ghost .. after|by',
  ],
  not: 'boss|recruiter|client|company|mom|mother|wrong',
  fine: 'i got left on read by a guy girl went three dates with texted my ex happy birthday at 2am am she he replied k who is this new phone crush friend after two weeks for days hi hey sent drunk back date perfect great group chat no one',
} satisfies PlotTraits;

/** Plots about nights out, flat shares, exams, games and phones. */
export const YOUNG: readonly Plot[] = [
  plot(
    'st-v-silence-is-yes',
    YOUNG_LEFT_ON_READ,
    all('{text}.'),
    all('At my company, no answer in 48 hours counts as a yes.'),
    levels(
      'I wrote that policy.',
      'I wrote that policy, and it passed without a single reply.',
      "I wrote that policy. It's carved above the elevators.",
    ),
    all('It works just as well in private life.'),
    levels(
      "I've booked a table for two.",
      "By my records, we've been together for six weeks. My parents are thrilled.",
      'We were married at midnight, under clause four. There were no objections.',
    ),
  ),
  plot(
    'st-v-long-cycle',
    YOUNG_LEFT_ON_READ,
    all('{text}.'),
    all('In sales we don\'t say "no." We say "a long sales cycle."'),
    levels(
      'My longest took four years.',
      'My longest took four years and 112 emails.',
      'My longest took four years, 112 emails and a horse.',
    ),
    all('So I\'ve marked this one as "warm."'),
    levels(
      "I'm forecasting a reply for the third quarter.",
      "I've told our investors to expect a reply in the third quarter.",
      "I've borrowed $2 million against the reply. The bank has seen my phone.",
    ),
  ),
  plot(
    'st-v-seven-times',
    {
      when: [
        'like|double-tap|double_tap .. photo|picture|post|selfie .. from|accident|old|2017|ago',
        'accidentally .. like|liked|follow|followed|call|called|facetime|facetimed|superliked',
        'double-tap|double_tap',
        "like .. ex's|crush's .. photo",
      ],
      not: [
        'he|she|they|someone|somebody|nobody|ex|crush|@person|@name|mum|mom like|likes|liked|followed|called|double-tapped',
        'look|looks|looked|looking|feel|sound like',
        '=my|our photo|photos|picture|post|selfie|story|profile',
        'called|call|calling .. mum|mom|mummy|mommy|dad|love|darling|honey|babe|sweetheart|name|by|wrong|nan|boss_dad',
        'called me|us|in|off|out',
        'boss_like_my|mother',
      ],
      fine: "a photo from 2017 on my crush's instagram by accident ex's ex boss's old picture years ago weeks deep at 3am the of his her dog profile story scrolling stalking unliked it facetimed",
    },
    all('{text}.'),
    all('Marketing says people must notice you seven times before they act.'),
    levels(
      "That's one.",
      "That's one. It went out slightly before the launch date.",
      "That's one. I threw a small party, then I threw the phone.",
    ),
    all("I'd been a silent partner until then."),
    levels(
      "The phone stays in a drawer until I'm ready for two.",
      'The phone is under the mattress. It knows there are six left.',
      'The other six are billboards. They went up overnight.',
    ),
  ),
];
