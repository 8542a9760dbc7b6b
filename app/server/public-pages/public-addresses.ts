/** A page that is equal for all clients without a session, and its query parameters. */
type PublicPage = {
  path: RegExp;
  params: readonly string[];
  /** The allowed values; any by default. */
  values?: RegExp;
  /** The id of its route, for requests of its data. Undefined: no data. */
  route?: string;
};

export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: /^\/$/, params: [], route: 'front/landing-page' },
  { path: /^\/terms$/, params: [], route: 'front/terms-page' },
  { path: /^\/privacy$/, params: [], route: 'front/privacy-page' },
  {
    path: /^\/community$/,
    params: ['sort', 'period', 'style', 'after'],
    route: 'community/community-page',
  },
  { path: /^\/post\/[0-9a-z]{1,60}$/, params: ['comments', 'level'], route: 'community/post-page' },
  {
    path: /^\/post\/[0-9a-z]{1,60}\/remixes$/,
    params: ['after'],
    route: 'community/remixes-page',
  },
  { path: /^\/prompt$/, params: ['day', 'after'], route: 'community/prompt-page' },
  { path: /^\/hall-of-fame$/, params: [], route: 'community/hall-page' },
  { path: /^\/game$/, params: ['day', 'picks', 'next'], route: 'game/game-page' },
  { path: /^\/translate$/, params: [], route: 'replies/translate-page' },
  { path: /^\/developers$/, params: [], route: 'api/developers-page' },
  { path: /^\/bookmarklet$/, params: [], route: 'bookmarklet/bookmarklet-page' },
  // Other targets are not public.
  {
    path: /^\/(login|signup)$/,
    params: ['next'],
    values: /^\/(home|account|generator|reply-generator|community|requests|resources|notices)$/,
  },
  { path: /^\/(community|best)\.(xml|atom)$/, params: [] },
  { path: /^\/best\.png$/, params: [] },
  { path: /^\/oembed$/, params: ['url', 'format', 'maxwidth', 'maxheight'] },
  // Further pages of the feed and of comments.
  { path: /^\/api\/community$/, params: ['sort', 'period', 'style', 'after', 'limit'] },
  { path: /^\/api\/posts\/[0-9a-z]{1,60}\/opinions$/, params: ['after'] },
  { path: /^\/sitemap\.xml$/, params: [] },
  // Other sizes are for members.
  { path: /^\/post\/[0-9a-z]{1,60}\/picture\.png$/, params: ['size'], values: /^link$/ },
  { path: /^\/game\/picture\.png$/, params: [] },
  // The version parameter is for browser caches only.
  { path: /^\/post\/[0-9a-z]{1,60}\/(attached\.jpg|avatar)$/, params: [] },
  { path: /^\/comments\/[0-9a-z]{1,60}\/avatar$/, params: [] },
];

/** Parameters that change the page and are not cached. */
const UNCACHED_PARAMS = ['q', 'limit', 'invite'];
const MAX_LENGTH = 300;

/**
 * The canonical address of a public page, for the cache: without parameters that do not change the page, such as those
 * of campaigns. Null for other addresses.
 */
export function publicAddress(requested: string): string | null {
  if (requested.length > MAX_LENGTH) return null;
  const mark = requested.indexOf('?');
  const path = mark < 0 ? requested : requested.slice(0, mark);
  const isData = path.endsWith('.data');
  const page = pageOf(isData ? documentPath(path) : path);
  if (!page || (isData && page.route === undefined)) return null;
  const params = new URLSearchParams(mark < 0 ? '' : requested.slice(mark));
  const known = isData ? [...page.params, '_routes'] : page.params;
  const canonical = new URLSearchParams();
  for (const name of known) {
    const [value, second] = params.getAll(name);
    if (second !== undefined) return null;
    if (value !== undefined && page.values?.test(value) === false) return null;
    if (value !== undefined) canonical.set(name, value);
  }
  if (UNCACHED_PARAMS.some((name) => params.has(name) && !known.includes(name))) return null;
  if ((canonical.get('_routes') ?? page.route) !== page.route) return null;
  const search = canonical.toString();
  return search === '' ? path : `${path}?${search}`;
}

function pageOf(path: string): PublicPage | undefined {
  return PUBLIC_PAGES.find((page) => page.path.test(path));
}

// The router requests the data of `/` as `/_.data`.
function documentPath(path: string): string {
  return path === '/_.data' ? '/' : path.slice(0, -'.data'.length);
}
