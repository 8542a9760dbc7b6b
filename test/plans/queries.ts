const HOUR = 3_600_000;
const DAY = new Date().toISOString().slice(0, 10);
const PLACE = `${Date.now() - HOUR}-zz`;
const AFTER = `after=${PLACE}`;

const FEED = ['recent', 'popular', 'comments'].flatMap((sort) =>
  ['all', 'week'].flatMap((period) =>
    ['', '&style=humblebrag'].flatMap((style) =>
      ['', '&q=toast', `&after=${sort}-${sort === 'recent' ? Date.now() - HOUR : 500}-zz`].map(
        (rest) => `sort=${sort}&period=${period}${style}${rest}`,
      ),
    ),
  ),
);
const BOARD = ['votes', 'newest'].flatMap((sort) =>
  ['', '&status=pending'].flatMap((status) =>
    ['', '&q=toast', `&after=${sort}-50-zz`].map((rest) => `sort=${sort}${status}${rest}`),
  ),
);
const LIBRARY = ['all', 'favourites', 'own'].flatMap((only) =>
  ['', '&q=synergy', '&q=unicorn%20offsite', `&${AFTER}`].map((rest) => `only=${only}${rest}`),
);
const MEMBERS = ['name', 'joined', 'login', 'posts'].flatMap((sort) =>
  ['asc', 'desc'].flatMap((dir) => ['', '&q=person'].map((q) => `sort=${sort}&dir=${dir}${q}`)),
);

/** What else an address can be asked for: filters, orders, searches, and a place to go on from. */
export const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/reply-generator': [AFTER, 'round={round}', 'post={post}'],
  '/generator': ['from={generation}', 'remix={shared}', `prompt=${DAY}`],
  '/preview': ['generation={generation}'],
  '/studio': ['generation={generation}'],
  '/account': ['tab=community', 'q=toast', AFTER, `tab=community&${AFTER}`],
  '/notices': [AFTER],
  '/admin/users': MEMBERS,
  '/admin/users/:id': [AFTER],
  '/admin/log': ['before=zz'],
  '/admin/export': ['zone=Asia/Kathmandu'],
  '/admin/feature-requests': BOARD,
  '/admin/moderation': [AFTER, 'state=closed', `state=closed&${AFTER}`],
  '/api/admin/days': [
    `period=week&day=${DAY}&zone=Asia/Kathmandu`,
    `period=month&day=${DAY}&zone=UTC`,
  ],
  '/report': ['post={shared}', 'comment={comment}', 'resource={resource}'],
  '/community/removals': [AFTER],
  '/community': ['q=toast'],
  '/api/community': FEED,
  '/post/:id/remixes': [AFTER],
  '/prompt': [`day=${DAY}`, `day=${DAY}&${AFTER}`],
  '/hall-of-fame': ['week=2026-11-09'],
  '/post/:id': [`comments=${PLACE}`],
  '/api/posts': ['q=toast', AFTER],
  '/api/posts/:id/comments': [AFTER],
  '/requests': BOARD,
  '/requests/:id': [`comments=${PLACE}`],
  '/api/requests': ['like=more%20toast'],
  '/resources': ['for={post}', 'open={resource}'],
  '/api/resources': LIBRARY,
  '/api/v1/posts': ['q=toast', AFTER],
  '/api/v1/community': ['q=toast'],
  '/sitemap.xml': ['part=pages', `part=${DAY}`],
};
