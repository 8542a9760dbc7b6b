import { ACCESS_CHOICES, type AccessToggle, optionOf, PAUSE_CHOICE } from './access-form.ts';
import type { InstanceSettings } from './instance.server.ts';
import { counted } from '../../platform/text/display-text.ts';

type Words = {
  [Name in keyof InstanceSettings]: [label: string, (value: InstanceSettings[Name]) => string];
};

const onePost = (id: string | null) => (id === null ? 'None' : 'A post');
const toggles = Object.fromEntries(
  Object.entries(ACCESS_CHOICES).map(([name, choice]) => [
    name,
    [choice.subject, (isOn: boolean) => optionOf(choice, isOn).label],
  ]),
) as Pick<Words, AccessToggle>;
const SIGN_UP = { open: 'Everybody', invitation: 'Whoever has an invitation', closed: 'Nobody' };

const WORDS: Words = {
  signUp: ['who may sign up', (rule) => SIGN_UP[rule]],
  mailDomains: ['the mail domains of a sign-up', (domains) => domains.join(', ') || 'All'],
  isProviderOnly: ['how people sign in', (isOnly) => (isOnly ? 'By a provider only' : 'Any way')],
  ownNetworks: ['the own networks', (networks) => networks.join(', ') || 'None'],
  name: ['the name', (name) => name ?? 'None'],
  tagline: ['the tagline', (tagline) => tagline ?? 'None'],
  accent: [
    'the colour',
    (own) => (own ? `${own.light} in the light theme, ${own.dark} in the dark one` : 'The house’s'),
  ],
  logo: ['the logo', (logo) => (logo ? 'Another picture' : 'None')],
  situations: [
    'the own situations',
    (lists) => counted(String(lists.at(-1)?.texts.length ?? 0), 'situation'),
  ],
  housePosts: ['the posts to begin with', (posts) => counted(String(posts.length), 'post')],
  ...toggles,
  signedAddresses: ['the signed addresses', (id) => (id === null ? 'Revoked' : 'New ones')],
  freePosts: ['the free posts of a guest', String],
  pinnedPost: ['the pinned post', onePost],
  featuredPost: ['the featured post', onePost],
  chosenModel: [
    'who writes',
    (chosen) => {
      if (chosen === null) return 'The house';
      const { baseUrl, model, writes } = chosen;
      const what = writes === 'again' ? ', Regenerate and replies only' : '';
      const { host } = new URL(baseUrl);
      return `${model} ${host === '' ? 'in the box' : `at ${host}`}${what}`;
    },
  ],
  pausedBecause: [PAUSE_CHOICE.subject, (why) => (why === null ? 'Goes on' : `Paused: ${why}`)],
};

/** Describes a setting and its value, as JSON, to people. `value` is null where the stored text was cut. */
export function describeSetting(
  name: string,
  stored: string,
): { label: string; value: string | null } | null {
  const words = Object.hasOwn(WORDS, name) ? WORDS[name as keyof InstanceSettings] : null;
  if (!words) return null;
  const [label, describe] = words;
  try {
    return { label, value: (describe as (value: unknown) => string)(JSON.parse(stored)) };
  } catch {
    return { label, value: null };
  }
}
