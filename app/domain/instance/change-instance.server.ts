import { cleanInput } from '../../../comedy/language/clean-input.ts';
import { formText } from '../../platform/http/form-text.ts';
import { invalidField, type Rejection } from '../../platform/http/rejection.ts';
import type { Admin } from '../members/viewer.ts';
import { beginsLikePicture } from '../../platform/images/picture-kind.ts';
import { QueueFullError } from '../../platform/limits/request-queue.ts';
import type { Services } from '../../platform/services.ts';
import {
  instanceNameError,
  MAX_INSTANCE_NAME_LENGTH,
} from '../../platform/settings/instance-name.server.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { type Accent, HOUSE_ACCENT } from '../../platform/text/accent-colours.ts';
import { dayAt } from '../../platform/time/time-units.ts';
import { screenWords } from '../screening/word-screening.server.ts';
import { accentFrom, contrastError, parseColour } from './accent-contrast.ts';
import { changeInstance, type InstanceSettings, readInstance } from './instance.server.ts';
import { findLogoPicture, saveLogoPicture } from './instance-store.server.ts';
import { situationsFrom, situationsOn } from './own-situations.ts';

/** Limits of the forms of /admin/instance. */
export const INSTANCE_LIMITS = {
  name: MAX_INSTANCE_NAME_LENGTH,
  tagline: 80,
  situations: 200,
  situation: 120,
  posts: 20,
  post: 3000,
} as const;

type InstanceChange = { ok: true; message: string } | Rejection;

/** What the forms of /admin/instance begin with. */
export async function readInstanceForms(services: Pick<Services, 'db'>, nameWithout: string) {
  const own = await readInstance(services.db);
  const { name, tagline, accent, logo, housePosts: posts } = own;
  const situations = situationsOn(own.situations, null);
  return { name, nameWithout, tagline, accent, hasLogo: logo !== null, situations, posts };
}

/** Saves what a form has of the name, the tagline and the colour. */
export async function saveLook(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  admin: Admin,
  form: FormData,
): Promise<InstanceChange> {
  const { accent } = await readInstance(services.db);
  return save(services, admin, readLookForm(form, accent));
}

/** Saves the picture of a form as the logo. */
export async function saveLogo(
  services: Services,
  admin: Admin,
  form: FormData,
): Promise<InstanceChange> {
  return save(services, admin, await readLogo(services, form));
}

/** Removes the logo. */
export function removeLogo(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  admin: Admin,
): Promise<InstanceChange> {
  return save(services, admin, { change: { logo: null }, picture: null });
}

/** Saves the texts that a form has: the own `situations`, the `posts` to begin with, or both. */
export async function saveTexts(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  admin: Admin,
  form: FormData,
): Promise<InstanceChange> {
  const situations = form.has('situations') ? await readSituations(services, form) : NO_CHANGE;
  if ('ok' in situations) return situations;
  const posts = form.has('posts') ? readPosts(form) : NO_CHANGE;
  if ('ok' in posts) return posts;
  return save(services, admin, { change: { ...situations.change, ...posts.change } });
}

const NO_CHANGE: Read = { change: {} };

async function save(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  admin: Admin,
  read: Read,
): Promise<InstanceChange> {
  if ('ok' in read) return read;
  if (read.picture !== undefined) {
    await saveLogoPicture(services.db, read.picture, services.now());
  }
  await changeInstance(services, admin, read.change);
  return { ok: true, message: 'Saved.' };
}

/** The picture of the logo, a PNG, or null. */
export function readLogoPicture({ db }: Pick<Services, 'db'>): Promise<Buffer | null> {
  return findLogoPicture(db);
}

type Read = { change: Partial<InstanceSettings>; picture?: Buffer | null } | Rejection;

function readLookForm(form: FormData, stored: Accent | null): Read {
  const change: Partial<InstanceSettings> = {};
  if (form.has('name')) {
    const name = cleanInput(formText(form, 'name'));
    const error = name === '' ? null : instanceNameError(name);
    if (error !== null) return invalidField('name', `The name ${error}.`);
    if (isUnfit(name)) return invalidField('name', COARSE);
    change.name = name || null;
  }
  if (form.has('tagline')) {
    const tagline = cleanInput(formText(form, 'tagline'));
    if (tagline.length > INSTANCE_LIMITS.tagline) {
      return invalidField('tagline', `${INSTANCE_LIMITS.tagline} characters at most.`);
    }
    if (isUnfit(tagline)) return invalidField('tagline', COARSE);
    change.tagline = tagline || null;
  }
  if (form.has('colour')) {
    const accent = readAccent(formText(form, 'colour'), stored);
    if (accent !== null && 'ok' in accent) return accent;
    change.accent = accent;
  }
  return { change };
}

const COARSE = 'Those words would greet everybody. Use others.';

function isUnfit(text: string): boolean {
  return ['coarse', 'hateful'].includes(screenWords(text));
}

/** The accent of a typed colour, null for that of the house. The stored one keeps a colour of the dark theme of its own. */
function readAccent(text: string, stored: Accent | null): Accent | null | Rejection {
  if (text.trim() === '') return null;
  const colour = parseColour(text);
  if (colour === null) return invalidField('colour', 'A colour looks like #0b5cab.');
  if (colour === HOUSE_ACCENT.light) return null;
  if (colour === stored?.light) return stored;
  const error = contrastError('light', colour);
  return error === null ? accentFrom(colour) : invalidField('colour', error);
}

async function readLogo(
  { workers, requester, newId }: Pick<Services, 'workers' | 'requester' | 'newId'>,
  form: FormData,
): Promise<Read> {
  const field = 'logo';
  const file = form.get('logo');
  if (!(file instanceof File) || file.size === 0)
    return invalidField(field, 'Choose a picture first.');
  if (!(await beginsLikePicture(file))) return invalidField(field, NO_PICTURE);
  const read = async () => new Uint8Array(await file.arrayBuffer());
  const made = await workers.run('reencodeLogo', read, requester).catch((error: unknown) => {
    if (error instanceof QueueFullError) return null;
    throw error;
  });
  if (made === null) return { ok: false, reason: 'mill-busy', field, message: BUSY };
  if (!made.ok) return invalidField(field, NO_PICTURE);
  const { bytes, width, height } = made.picture;
  if (width > MAX_RATIO * height || height > MAX_RATIO * width)
    return invalidField(field, NO_SHAPE);
  return { change: { logo: { version: newId(), width, height } }, picture: Buffer.from(bytes) };
}

/** Beside the name a logo is 32 pixels high and 64 wide at most: a longer one is a stroke. */
const MAX_RATIO = 4;
const NO_SHAPE = `This picture is too narrow to be seen beside the name. Cut it: one side may be ${MAX_RATIO} times the other at most.`;
const NO_PICTURE = 'This is no picture that can be read here. A logo is a PNG or a JPEG.';
const BUSY = 'Too many pictures at once. Try again in a moment.';

async function readSituations(
  { db, now }: Pick<Services, 'db' | 'now'>,
  form: FormData,
): Promise<Read> {
  const lines = formText(form, 'situations')
    .split(/\r\n|[\n\r]/)
    // The page ends the sentence itself.
    .map((line) => cleanInput(line).replace(/\.$/, ''))
    .filter(Boolean);
  const texts = [...new Set(lines)];
  const field = 'situations' as const;
  const error = limitError(texts, field, INSTANCE_LIMITS.situation);
  if (error !== null) return invalidField(field, error);
  const coarse = texts.find(isUnfit);
  if (coarse !== undefined)
    return invalidField(field, `“${coarse}” would greet everybody. Use others.`);
  const { situations } = await readInstance(db);
  return { change: { situations: situationsFrom(situations, texts, dayAt(now())) } };
}

function readPosts(form: FormData): Read {
  const posts = printableText(formText(form, 'posts'))
    .split(/^ *-{3,} *$/m)
    .map((text) => text.trim())
    .filter(Boolean);
  const field = 'posts' as const;
  const error = limitError(posts, field, INSTANCE_LIMITS.post);
  if (error !== null) return invalidField(field, error);
  const coarse = posts.find(isUnfit);
  if (coarse !== undefined) return invalidField(field, `“${coarse.slice(0, 40)} …”: ${COARSE}`);
  return { change: { housePosts: posts } };
}

function limitError(
  texts: readonly string[],
  field: 'situations' | 'posts',
  longest: number,
): string | null {
  const most = INSTANCE_LIMITS[field];
  if (texts.length > most) return `${most} ${field} at most.`;
  const long = texts.find((text) => text.length > longest);
  if (long === undefined) return null;
  return `“${long.slice(0, 40)} …” is too long: ${longest} characters at most.`;
}
