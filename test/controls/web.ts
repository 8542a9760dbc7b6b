import { type Control, onBuild, onSource } from './control.ts';

const shell = (title: string) => ({ file: 'app/app.server.test.ts', title });
const FROM = shell('lets a change from Sec-Fetch-Site %s and Origin %s answer %i');
const HEADERS = shell('protects every class of answer with the same headers');
const GIVES_A_COOKIE = {
  file: 'app/public-pages/shelves.test.ts',
  title: 'keeps none of the %s that give a cookie: %s of %s',
};
const CLASSES = { file: 'app/headers.test.ts', title: 'grades the headers of %s' };

/** What other sites, caches and strangers’ headers cannot do: docs/security.md, T5, T8, T10, T18, T23 and T27. */
export const WEB_CONTROLS: readonly Control[] = [
  ...onBuild(
    'T8',
    {
      name: 'a change comes from a page of ours',
      file: 'app/app.server.ts',
      find: 'if (isAllowedOrigin(origins, c.req.raw)) return next();',
      replace: 'return next();',
      test: shell('guards pages as it guards the API'),
    },
    {
      name: 'a change says where it comes from',
      file: 'app/same-origin.server.ts',
      find: 'if (site === null) return ours;',
      replace: 'if (site === null) return ours || origin === null;',
      test: FROM,
    },
    {
      name: 'a foreign Origin counts whatever else is said',
      file: 'app/same-origin.server.ts',
      find: "return site === 'same-origin' && (origin === null || ours);",
      replace: "return site === 'same-origin';",
      test: FROM,
    },
    {
      name: 'a sibling site is another site',
      file: 'app/same-origin.server.ts',
      find: "return site === 'same-origin' &&",
      replace: "return site.startsWith('same-') &&",
      test: FROM,
    },
  ),
  ...onBuild('T10', {
    name: 'the server answers under its own names',
    file: 'app/app.server.ts',
    find: "ownOriginOf(origins, c.req.header('host') ?? null)",
    replace: '[...origins][0]',
    test: shell('answers only under its own names'),
  }),
  ...onBuild('T10', {
    name: 'who names two hosts is refused',
    file: 'app/serve.server.ts',
    find: 'if (namesTwoHosts(request.rawHeaders)) return',
    replace: 'if (namesTwoHosts([])) return',
    test: {
      file: 'app/odd-targets.test.ts',
      title: 'refuses who names two hosts, on kept pages and elsewhere',
    },
  }),
  ...onBuild(
    'T5',
    {
      name: 'pages have a content policy',
      file: 'app/finish-answer.server.ts',
      find: "  headers.set('content-security-policy', policy);\n",
      replace: '  void policy;\n',
      test: HEADERS,
    },
    {
      name: 'the nonce of an answer is its own',
      file: 'app/app.server.ts',
      find: 'Buffer.from(services.randomBytes(16))',
      replace: 'Buffer.alloc(16)',
      test: shell('allows scripts and styles of one answer by a nonce that never comes back'),
    },
    {
      name: 'scripts run by the nonce alone',
      file: 'app/secure-headers.server.ts',
      find: "`script-src 'nonce-${nonce}' 'strict-dynamic'`",
      replace: "`script-src 'self' 'unsafe-inline'`",
      test: CLASSES,
    },
    {
      name: 'pages take trusted types alone',
      file: 'app/secure-headers.server.ts',
      find: '["require-trusted-types-for \'script\'"]',
      replace: '[]',
      test: CLASSES,
    },
    {
      name: 'what is no page may do nothing',
      file: 'app/secure-headers.server.ts',
      find: "default-src 'none'; frame-ancestors 'none'; sandbox",
      replace: "frame-ancestors 'none'",
      test: CLASSES,
    },
  ),
  ...onSource('T5', {
    name: 'the feed for readers stays XML',
    file: 'app/xml-text.ts',
    find: "text.replaceAll(NOT_XML, '').replaceAll(/[&<>\"']/g, (sign) => ENTITIES[sign] ?? sign)",
    replace: "text.replaceAll(NOT_XML, '').replaceAll(ENTITIES.none ?? '\\u0000', '')",
    test: { file: 'app/community/feed-xml.test.ts', title: 'stays one item with %j in it' },
  }),
  ...onSource(
    'T8',
    {
      name: 'cookies of pages are of this host alone on https',
      file: 'app/ui/page-cookie.ts',
      find: 'return isHttps ? `__Host-${name}` : name;',
      replace: 'return name;',
      test: {
        file: 'app/ui/page-cookie.test.ts',
        title: 'locks the cookies of pages to this host on https',
      },
    },
    {
      name: 'a cookie without the prefix does not count where there is one with it',
      file: 'app/ui/page-cookie.ts',
      find: "['__Host-', '']",
      replace: "['', '__Host-']",
      test: {
        file: 'app/ui/page-cookie.test.ts',
        title:
          'reads its own cookie before one without the prefix, and an old one where there is no other',
      },
    },
  ),
  ...onSource(
    'T2',
    {
      name: 'no key and no text leaves over an open line',
      file: 'app/open-lines.server.ts',
      find: "url.protocol === 'https:'",
      replace: 'url !== null',
      test: { file: 'app/open-lines.test.ts', title: 'refuses a line that others can read: %j' },
    },
    {
      name: 'a database elsewhere shows its certificate',
      file: 'app/open-lines.server.ts',
      find: "CHECKED.has(searchParams.get('sslmode') ?? '')",
      replace: "searchParams.get('sslmode') !== null",
      test: { file: 'app/open-lines.test.ts', title: 'refuses a line that others can read: %j' },
    },
  ),
  ...onSource(
    'T18',
    {
      name: 'a page that gives a cookie is not kept for many',
      file: 'app/public-pages/make-page.server.ts',
      find: "  if (made.headers.has('set-cookie') || isProblem(made)) {\n",
      replace: '  if (isProblem(made)) {\n',
      test: GIVES_A_COOKIE,
    },
    {
      name: 'a file that gives a cookie is not kept for many',
      file: 'app/public-pages/make-page.server.ts',
      find: " || isPage(made) || made.headers.has('set-cookie')",
      replace: ' || isPage(made)',
      test: GIVES_A_COOKIE,
    },
  ),
  ...onBuild(
    'T18',
    {
      name: 'no cache keeps a page',
      file: 'app/finish-answer.server.ts',
      find: "  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');\n",
      replace: '',
      test: HEADERS,
    },
    {
      name: 'no cache keeps a refusal',
      file: 'app/errors.ts',
      find: "      'cache-control': 'no-store',\n",
      replace: "      'cache-control': 'public, max-age=60',\n",
      test: CLASSES,
    },
    {
      name: 'who comes after somebody sees none of their pictures',
      file: 'app/pictures/picture-route.ts',
      find: "'cache-control': 'private, no-store'",
      replace: "'cache-control': 'private, max-age=300'",
      test: CLASSES,
    },
    {
      name: 'a problem is told to who has it',
      file: 'app/public-pages/make-page.server.ts',
      find: ' || isProblem(made)',
      replace: '',
      test: {
        file: 'app/public-pages/public-pages.test.ts',
        title:
          'tells who asks for data in a wrong way of their own request, and keeps nothing of it',
      },
    },
  ),
  ...onBuild('T18', {
    name: 'caches between ask again for a picture within the hour',
    file: 'app/storage/media-route.ts',
    find: "'public, max-age=3600'",
    replace: "'public, max-age=31536000, immutable'",
    test: {
      file: 'app/resources/upload-limits.test.ts',
      title: 'serves pictures as bytes that can do nothing else',
    },
  }),
  ...onBuild(
    'T23',
    {
      name: 'nobody frames a page',
      file: 'app/secure-headers.server.ts',
      find: '    "frame-ancestors \'none\'",\n',
      replace: '',
      test: HEADERS,
    },
    {
      name: 'a file is what its type says',
      file: 'app/secure-headers.server.ts',
      find: "  headers.set('x-content-type-options', 'nosniff');\n",
      replace: '',
      test: HEADERS,
    },
    {
      name: 'no other site loads an answer',
      file: 'app/secure-headers.server.ts',
      find: "  headers.set('cross-origin-resource-policy', 'same-origin');\n",
      replace: '',
      test: HEADERS,
    },
    {
      name: 'browsers stay on https',
      file: 'app/secure-headers.server.ts',
      find: "  if (https) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');\n",
      replace: '',
      test: shell('locks its cookies on https'),
    },
  ),
  ...onBuild(
    'T27',
    {
      name: 'the metrics ask for their token',
      file: 'app/metrics/answer-metrics.server.ts',
      find: "if (!isSame(authorization ?? '', `Bearer ${token}`)) {",
      replace: 'if (authorization === null) {',
      test: {
        file: 'app/metrics/metrics.test.ts',
        title: 'tells whoever has the token, under any name of the host',
      },
    },
    {
      name: 'methods are those we know',
      file: 'app/app.server.ts',
      find: "    if (!METHODS.has(c.req.method)) return refuse(c, 'method-not-allowed');\n",
      replace: '',
      test: shell('answers %s %s with a problem'),
    },
    {
      name: 'a surprise is told in words of ours',
      file: 'app/app.server.ts',
      find: "(c.req.path.startsWith('/api/') || isBare) && code && !isProblem(answer)",
      replace: 'false',
      test: shell('answers a surprise in the API with a problem that tells nothing'),
    },
  ),
];
