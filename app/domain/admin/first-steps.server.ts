import { newestBackupName, timeOfBackup } from '../../platform/backup/stored-backups.server.ts';
import { storageLocation } from '../../platform/files/picture-storage.server.ts';
import { isAdmin, type Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { describeWriter, hasModel } from '../../platform/settings/model-settings.server.ts';
import { isLocalHost } from '../../platform/settings/own-network.server.ts';
import { DAY_MS, HOUR_MS } from '../../platform/time/time-units.ts';
import { MIN_FREE_BYTES } from '../media-library/uploads.server.ts';
import { isDemoOn, signInOptions } from '../members/sign-in-policy.server.ts';
import { passkeyPlace } from '../sign-in/passkey-places.server.ts';
import { findLocalModel, type LocalModel } from './local-model.server.ts';
import { describeSignIns, ownerLinkCommand } from './server-configuration.server.ts';

/** A line of the checklist of /admin. `words`: what is so, or the one thing to do. */
export type FirstStep = { title: string; isDone: boolean; words: string };

/** `localModel`: the settings of a model on this machine, while none is set. */
export type FirstSteps = { steps: FirstStep[]; localModel: LocalModel | null };

/** How old the last backup may be, unless BACKUP_EVERY_HOURS is longer. */
const BACKUP_AGE_MS = 7 * DAY_MS;

/** The checklist of docs/product.md §2, Admin: First steps. Null unless the viewer is an admin, or once all is done. */
export async function checkFirstSteps(
  services: Services,
  viewer: Viewer,
): Promise<FirstSteps | null> {
  if (!isAdmin(viewer)) return null;
  const steps = [
    addressStep(services),
    signInStep(services),
    adminStep(services),
    await backupStep(services),
    writerStep(services),
    await storageStep(services),
  ];
  if (steps.every(({ isDone }) => isDone)) return null;
  return { steps, localModel: await localModelFor(services) };
}

/** The settings of a model on this machine, while no model is set. */
export async function localModelFor({ settings }: Services): Promise<LocalModel | null> {
  return hasModel(settings) ? null : findLocalModel();
}

function addressStep({ publicOrigin }: Services): FirstStep {
  const { protocol, hostname } = new URL(publicOrigin);
  const isDone = protocol === 'https:' && !isLocalHost(hostname);
  return {
    title: 'Address and https',
    isDone,
    words: isDone
      ? publicOrigin
      : `${publicOrigin} is not for others: put a proxy with https before it, and set PUBLIC_ORIGIN.`,
  };
}

function signInStep(services: Services): FirstStep {
  const title = 'Sign-in';
  if (isDemoOn(services.settings)) {
    const words = 'The demo account lets anybody be anybody: set DEMO_SIGN_IN=off.';
    return { title, isDone: false, words };
  }
  const hasProvider = signInOptions(services).some(({ disabledReason }) => disabledReason === null);
  const isDone = hasProvider || passkeyPlace(services, services.publicOrigin).ok;
  const words = isDone
    ? describeSignIns(services)
    : 'Nobody can sign up: passkeys need a name with https, or set a provider up.';
  return { title, isDone, words: words.charAt(0).toUpperCase() + words.slice(1) };
}

function adminStep({ settings }: Services): FirstStep {
  const isDone = !isDemoOn(settings);
  const words = isDone
    ? 'You.'
    : `Whoever picks the demo admin: with the demo account off, run ${ownerLinkCommand()}.`;
  return { title: 'Admin', isDone, words };
}

async function backupStep({ settings, now }: Services): Promise<FirstStep> {
  const { backupDir, backupEveryHours } = settings;
  const title = 'Backup';
  const last = await newestBackupName(backupDir).catch(() => null);
  // A backup has its name only once it was read again and found whole.
  if (last === null) {
    return { title, isDone: false, words: 'None yet: run npm run backup, which also verifies it.' };
  }
  const at = timeOfBackup(last);
  const isDone = now() - at <= Math.max(BACKUP_AGE_MS, 2 * backupEveryHours * HOUR_MS);
  const made = `Made and verified on ${new Date(at).toISOString().slice(0, 10)}`;
  return { title, isDone, words: isDone ? `${made}.` : `${made}, long ago: run npm run backup.` };
}

function writerStep({ settings, breaker }: Services): FirstStep {
  const isDone = !hasModel(settings) || !breaker.isOpen();
  const words = !hasModel(settings)
    ? 'The house writer: offline, no key.'
    : isDone
      ? describeWriter(settings)
      : 'The model does not answer, so the house writer stands in: look at System.';
  return { title: 'Who writes', isDone, words };
}

async function storageStep({ settings, freeSpace }: Services): Promise<FirstStep> {
  const free = await freeSpace().catch(() => 0);
  const isDone = free >= MIN_FREE_BYTES;
  const place = storageLocation(settings);
  const words = isDone
    ? `Pictures are kept ${place}; ${gigabytes(free)} GB free.`
    : `Below ${gigabytes(MIN_FREE_BYTES)} GB free: make room on the disk of DATA_DIR. Uploads wait.`;
  return { title: 'Storage', isDone, words };
}

function gigabytes(bytes: number): string {
  return (bytes / 1024 ** 3).toFixed(1);
}
