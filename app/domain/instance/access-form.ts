import type { ACCESS_TOGGLES, SiteSwitches } from './site-switches.ts';

type Option = { value: string; isOn: boolean; label: string; hint: string };

/** A field of /admin/access with two values. `subject`: what the log says was changed. */
export type AccessChoice = {
  field: string;
  legend: string;
  subject: string;
  /** Of a form without it. */
  error: string;
  options: readonly [Option, Option];
};

/** The form of /admin/access, in its order: which field sets which switch, and all its words. */
export const ACCESS_CHOICES = {
  isPrivate: {
    field: 'readers',
    legend: 'Who may read',
    subject: 'who may read',
    error: 'Choose who may read.',
    options: [
      {
        value: 'everybody',
        isOn: false,
        label: 'Everybody',
        hint: 'Pages and feeds are public.',
      },
      {
        value: 'members',
        isOn: true,
        label: 'Members only',
        hint: 'Guests see only the way in.',
      },
    ],
  },
  hasCommunity: {
    field: 'community',
    legend: 'Community',
    subject: 'the community',
    error: 'Choose whether there is a community.',
    options: [
      { value: 'on', isOn: true, label: 'On', hint: 'Members share posts in a feed.' },
      {
        value: 'off',
        isOn: false,
        label: 'Off',
        hint: 'No feed, no sharing. Authors keep their posts.',
      },
    ],
  },
} as const satisfies Record<keyof typeof ACCESS_TOGGLES, AccessChoice>;

/** Sets `pausedBecause`, together with the reason. */
export const PAUSE_CHOICE = {
  field: 'writing',
  legend: 'Writing',
  subject: 'the writing',
  error: 'Choose whether anything is written.',
  options: [
    { value: 'on', isOn: false, label: 'On', hint: 'Posts and replies are written.' },
    {
      value: 'paused',
      isOn: true,
      label: 'Paused',
      hint: 'Nothing is written. Drafts stay.',
    },
  ],
} as const satisfies AccessChoice;

export type AccessToggle = keyof typeof ACCESS_CHOICES;

type ChoiceField = (typeof ACCESS_CHOICES)[AccessToggle]['field'] | (typeof PAUSE_CHOICE)['field'];
type AccessField = ChoiceField | 'free-posts' | 'reason';

/** All choices of the form. */
export const CHOICES: readonly (AccessChoice & { field: ChoiceField })[] = [
  ...Object.values(ACCESS_CHOICES),
  PAUSE_CHOICE,
];

/** The option of a choice that a switch has. */
export function optionOf({ options }: AccessChoice, isOn: boolean): Option {
  return options[0].isOn === isOn ? options[0] : options[1];
}

/** The fields of the form for these switches. */
export function accessFields(switches: SiteSwitches): Record<AccessField, string> {
  const { freePosts, pausedBecause } = switches;
  const toggles = Object.entries(ACCESS_CHOICES).map(([name, choice]) => [
    choice.field,
    optionOf(choice, switches[name as AccessToggle]).value,
  ]);
  return {
    ...(Object.fromEntries(toggles) as Record<ChoiceField, string>),
    'free-posts': String(freePosts),
    writing: optionOf(PAUSE_CHOICE, pausedBecause !== null).value,
    reason: pausedBecause ?? '',
  };
}
