import { newestBackupName, timeOfBackup } from '../../platform/backup/stored-backups.server.ts';
import { storageLocation } from '../../platform/files/picture-storage.server.ts';
import type { Services } from '../../platform/services.ts';
import { describeWriter } from '../../platform/settings/model-settings.server.ts';
import { isLocalHost } from '../../platform/settings/own-network.server.ts';
import { PRODUCT_NAME } from '../../platform/text/instance-look.ts';
import { DAY_MS, HOUR_MS } from '../../platform/time/time-units.ts';
import {
  type InstanceSettings,
  readInstance,
  type SignUpRule,
} from '../instance/instance.server.ts';
import { MIN_FREE_BYTES } from '../media-library/uploads.server.ts';
import { hasAdmin } from '../members/admin-store.server.ts';
import { activeProviders, isDemoOn } from '../members/sign-in-policy.server.ts';
import { passkeyPlace } from '../sign-in/passkey-places.server.ts';
import { refusalWords } from './refusal-words.server.ts';
import { IN_THE_BOX, WRITER_PAGE } from '../writers/engines.ts';
import { commandLine, describeSignIns } from './server-configuration.server.ts';

/**
 * A line of the checklist of /admin. `words`: what is so, or what is missing. `act`: the one thing to do, in a few words, of a
 * line that no page is for. `to`: the page for it. `name`: the line is a form that begins with it.
 */
export type FirstStep = {
  title: string;
  isDone: boolean;
  words: string;
  act?: string;
  to?: string;
  name?: string;
};

export type FirstSteps = NonNullable<Awaited<ReturnType<typeof checkFirstSteps>>>;

/** How old the last backup may be, unless BACKUP_EVERY_HOURS is longer. */
const BACKUP_AGE_MS = 7 * DAY_MS;

/** The checklist of docs/product.md §2, Admin: First steps. Null once all is done. */
export async function checkFirstSteps(services: Services) {
  const instance = await readInstance(services.db);
  const steps = [
    nameStep(services, instance),
    addressStep(services),
    await signInStep(services, instance),
    await adminStep(services),
    readersStep(instance),
    signUpStep(instance),
    await backupStep(services),
    writerStep(services, instance),
    await storageStep(services),
  ];
  if (steps.every(({ isDone }) => isDone)) return null;
  return { steps };
}

/** Done once the owner has chosen, the name of the house too. */
function nameStep({ settings }: Pick<Services, 'settings'>, { name }: InstanceSettings): FirstStep {
  const chosen = name ?? settings.instanceName;
  const words =
    chosen === undefined
      ? 'Keep it, or type your own.'
      : 'Colour, tagline and logo are under Instance.';
  const isDone = chosen !== undefined;
  return { title: 'Name', isDone, words, to: '/admin/instance', name: chosen ?? PRODUCT_NAME };
}

function addressStep({ publicOrigin }: Pick<Services, 'publicOrigin'>): FirstStep {
  const { protocol, hostname } = new URL(publicOrigin);
  const isDone = protocol === 'https:' && !isLocalHost(hostname);
  const words = isDone
    ? `Others open this site at ${publicOrigin}.`
    : `Others cannot open this site: ${publicOrigin} is this machine’s own or without https. Put a proxy with https before it, and its address into PUBLIC_ORIGIN.`;
  return { title: 'Address and https', isDone, words, act: 'Set PUBLIC_ORIGIN' };
}

async function signInStep(
  services: Services,
  { isProviderOnly }: InstanceSettings,
): Promise<FirstStep> {
  const title = 'Sign-in';
  if (isDemoOn(services.settings) && !isProviderOnly) {
    const words = 'The demo account lets anybody be anybody. Turn it off with DEMO_SIGN_IN=off.';
    return { title, isDone: false, words, act: 'Set DEMO_SIGN_IN=off' };
  }
  const hasProvider = activeProviders(services, isProviderOnly).length > 0;
  const hasPasskeys = !isProviderOnly && passkeyPlace(services, services.publicOrigin).ok;
  const isDone = hasProvider || hasPasskeys;
  const words = isDone
    ? `People sign in with: ${await describeSignIns(services)}.`
    : 'Nobody can sign up. Passkeys need an address with https (PUBLIC_ORIGIN), a provider its id and secret (such as GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET).';
  return { title, isDone, words, act: 'Make a way to sign in' };
}

async function adminStep({ db, settings }: Pick<Services, 'db' | 'settings'>): Promise<FirstStep> {
  const title = 'Admin';
  if (!isDemoOn(settings)) return { title, isDone: true, words: 'You are one.' };
  // Accounts of the demo are not among them.
  const isDone = await hasAdmin(db, settings.adminEmails);
  const words = isDone
    ? 'There is one besides the demo account.'
    : `Anybody is, at the demo account. Once it is off, this command makes you the admin: ${commandLine('owner-link')}.`;
  return { title, isDone, words, act: `Run ${commandLine('owner-link')}` };
}

/** Always done: either choice is right, and the owner should know where it is made. */
function readersStep({ isPrivate }: InstanceSettings): FirstStep {
  const words = isPrivate
    ? 'Members only. Access opens it to everybody.'
    : 'Everybody. ‘Members only’ under Access makes the site private.';
  return { title: 'Who may read', isDone: true, words };
}

const SIGN_UP_WORDS: Readonly<Record<SignUpRule, string>> = {
  open: 'Everybody.',
  invitation: 'Whoever has an invitation link.',
  closed: 'Nobody.',
};

/** Always done, like `readersStep`. */
function signUpStep({ signUp, mailDomains }: InstanceSettings): FirstStep {
  const at = mailDomains.length > 0 ? ` With an address at ${mailDomains.join(', ')}.` : '';
  const words = `${SIGN_UP_WORDS[signUp]}${at} Sign-up has invitations and mail domains, and closes it.`;
  return { title: 'Who may sign up', isDone: true, words };
}

/** Done while the last backup is recent. */
export async function backupStep({
  settings,
  now,
}: Pick<Services, 'settings' | 'now'>): Promise<FirstStep> {
  const { backupDir, backupEveryHours } = settings;
  const title = 'Backup';
  const last = await newestBackupName(backupDir).catch(() => null);
  const later =
    backupEveryHours === 0
      ? 'BACKUP_EVERY_HOURS=24 makes one a day'
      : 'the server makes its own later';
  const toDo = `Make and verify one now with ${commandLine('backup')}; ${later}.`;
  const act = `Run ${commandLine('backup')}`;
  if (last === null) return { title, isDone: false, words: `There is none. ${toDo}`, act };
  // A backup has its name only once it was read again and found whole.
  const at = timeOfBackup(last);
  const isDone = now() - at <= Math.max(BACKUP_AGE_MS, 2 * backupEveryHours * HOUR_MS);
  const made = `Made and verified on ${new Date(at).toISOString().slice(0, 10)}`;
  return { title, isDone, words: isDone ? `${made}.` : `${made}, long ago. ${toDo}`, act };
}

function writerStep(
  { modelStatus, localModel }: Pick<Services, 'modelStatus' | 'localModel'>,
  { chosenModel }: InstanceSettings,
): FirstStep {
  const step = { title: 'Who writes', to: WRITER_PAGE };
  const model = modelStatus.active();
  if (model === null && chosenModel?.baseUrl === IN_THE_BOX) {
    const words = localModel.isOff()
      ? 'The model in the box crashed three times in ten minutes and is switched off, so the house writes. Let it write again under Writer, or install a smaller one.'
      : `The model in the box is not installed any more, so the house writes. ${commandLine('local-model')} installs it.`;
    return { ...step, isDone: false, words };
  }
  if (model === null) {
    const words = 'The house. A model can, too.';
    return { ...step, isDone: true, words };
  }
  const refusal = modelStatus.refusal();
  if (refusal) return { ...step, isDone: false, words: refusalWords(refusal, model) };
  const isDone = !modelStatus.isFailing();
  const words = isDone
    ? `A model: ${describeWriter(model.settings)}.`
    : 'The model does not answer, so the house writer stands in. System has its errors.';
  return { ...step, isDone, words };
}

async function storageStep({
  settings,
  freeSpace,
}: Pick<Services, 'settings' | 'freeSpace'>): Promise<FirstStep> {
  const free = await freeSpace().catch(() => 0);
  const isDone = free >= MIN_FREE_BYTES;
  const place = storageLocation(settings);
  const words = isDone
    ? `Pictures are kept ${place}; ${gigabytes(free)} GB are free.`
    : `Uploads wait: less than ${gigabytes(MIN_FREE_BYTES)} GB are free. Make room on the disk of the data folder (DATA_DIR).`;
  return { title: 'Storage', isDone, words, act: 'Make room on the disk' };
}

function gigabytes(bytes: number): string {
  return (bytes / 1024 ** 3).toFixed(1);
}
