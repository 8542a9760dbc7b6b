import { isUpload } from '../resources/is-upload.ts';

/** What a request is to the server, the most urgent first. Each class has places of its own. */
export type RequestClass =
  | 'file'
  | 'page'
  | 'admin'
  | 'write'
  | 'read'
  | 'data'
  | 'guest-write'
  | 'generate'
  | 'guest-generate'
  | 'upload'
  | 'picture'
  | 'beacon';

type Asked = { method?: string; url?: string };

const FILE = /^\/(assets\/|media\/|card-fonts\/|avatars\/|favicon\.svg$)|\/avatar$/;
const PICTURE = /\/(picture|picture\.png|attached\.jpg|caption)$/;
const DATA = /^\/api\/|\.data$/;
const ADMIN = /^\/(api\/)?admin(\/|\.|$)/;
const GENERATE = new Set(['/api/generations', '/api/replies', '/api/v1/posts', '/api/v1/replies']);
const BEACON = new Set(['/api/events', '/api/vitals']);
const HEALTH = new Set(['/livez', '/readyz', '/metrics']);

/**
 * The class of a request by its first line and whether it brings a session's cookie, or a token where those count;
 * nobody looks either up.
 * Null for health, which is answered whatever happens.
 */
export function classOf(asked: Asked, hasSession: boolean): RequestClass | null {
  const { method = 'GET', url = '' } = asked;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  if (HEALTH.has(path)) return null;
  if (FILE.test(path)) return 'file';
  if (PICTURE.test(path)) return 'picture';
  if (ADMIN.test(path)) return 'admin';
  if (method === 'GET' || method === 'HEAD') return DATA.test(path) ? 'data' : 'read';
  if (GENERATE.has(path)) return hasSession ? 'generate' : 'guest-generate';
  if (BEACON.has(path)) return 'beacon';
  if (isUpload(asked)) return 'upload';
  return hasSession ? 'write' : 'guest-write';
}
