/** What everybody may see alike, and the parts of its query that change it. */
type PublicPage = {
  path: RegExp;
  params: readonly string[];
  /** What those may be; anything by default. */
  values?: RegExp;
  /** The route's id, by which the router asks for the data of the page alone. Absent: it has no data. */
  route?: string;
};

/** All there is of that. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: /^\/$/, params: [], route: 'front/landing-page' },
  { path: /^\/terms$/, params: [], route: 'front/terms-page' },
  { path: /^\/privacy$/, params: [], route: 'front/privacy-page' },
  {
    path: /^\/community$/,
    params: ['sort', 'period', 'style', 'after'],
    route: 'community/community-page',
  },
  { path: /^\/post\/[0-9a-z]{1,60}$/, params: ['comments'], route: 'community/post-page' },
  {
    path: /^\/post\/[0-9a-z]{1,60}\/remixes$/,
    params: ['after'],
    route: 'community/remixes-page',
  },
  { path: /^\/prompt$/, params: ['day', 'after'], route: 'community/prompt-page' },
  { path: /^\/hall-of-fame$/, params: ['week'], route: 'community/hall-page' },
  { path: /^\/translate$/, params: [], route: 'translator/translate-page' },
  { path: /^\/developers$/, params: [], route: 'api/developers-page' },
  { path: /^\/bookmarklet$/, params: [], route: 'bookmarklet/bookmarklet-page' },
  // Where else somebody may be on the way to is not the same for everybody.
  {
    path: /^\/(login|signup)$/,
    params: ['next'],
    values: /^\/(home|account|generator|reply-generator|community|requests|resources|notices)$/,
  },
  { path: /^\/community\/feed\.xml$/, params: [] },
  // What a page of the feed, and one of the comments, goes on with.
  { path: /^\/api\/community$/, params: ['sort', 'period', 'style', 'after', 'limit'] },
  { path: /^\/api\/posts\/[0-9a-z]{1,60}\/comments$/, params: ['after'] },
  { path: /^\/sitemap\.xml$/, params: [] },
  // The sizes that members get are none of everybody's.
  { path: /^\/post\/[0-9a-z]{1,60}\/picture\.png$/, params: ['size'], values: /^link$/ },
  // Their version tells browsers apart, and changes nothing.
  { path: /^\/post\/[0-9a-z]{1,60}\/(attached\.jpg|avatar)$/, params: [] },
  { path: /^\/comments\/[0-9a-z]{1,60}\/avatar$/, params: [] },
];

/** What is read besides: a search in somebody's own words, and what most pages have no use for. */
const UNCACHED_PARAMS = ['q', 'limit'];
const MAX_LENGTH = 300;

/**
 * The one address under which a public page is kept, for an address as a browser asks for it: what does not
 * change the page is left out, so that a link with somebody's campaign in it leads to the same page. Null for
 * everything that is not the same for everybody.
 */
export function publicAddress(asked: string): string | null {
  if (asked.length > MAX_LENGTH) return null;
  const mark = asked.indexOf('?');
  const path = mark < 0 ? asked : asked.slice(0, mark);
  const isData = path.endsWith('.data');
  const page = pageOf(isData ? documentPath(path) : path);
  if (!page || (isData && page.route === undefined)) return null;
  const params = new URLSearchParams(mark < 0 ? '' : asked.slice(mark));
  const known = isData ? [...page.params, '_routes'] : page.params;
  const kept = new URLSearchParams();
  for (const name of known) {
    const [value, second] = params.getAll(name);
    if (second !== undefined) return null;
    if (value !== undefined && page.values?.test(value) === false) return null;
    if (value !== undefined) kept.set(name, value);
  }
  if (UNCACHED_PARAMS.some((name) => params.has(name) && !known.includes(name))) return null;
  if ((kept.get('_routes') ?? page.route) !== page.route) return null;
  const search = kept.toString();
  return search === '' ? path : `${path}?${search}`;
}

function pageOf(path: string): PublicPage | undefined {
  return PUBLIC_PAGES.find((page) => page.path.test(path));
}

// The router asks for the data of `/` under a name of its own.
function documentPath(path: string): string {
  return path === '/_.data' ? '/' : path.slice(0, -'.data'.length);
}
