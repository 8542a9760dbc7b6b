export type PageShape = 'posts' | 'post' | 'pictures' | 'list' | 'profile' | 'home' | 'statistics';

const SHAPES: Readonly<Record<string, PageShape>> = {
  community: 'posts',
  post: 'post',
  resources: 'pictures',
  notices: 'list',
  requests: 'list',
  account: 'profile',
  home: 'home',
};

/** What the page at this path will look like; null where the page before stays until it is there. */
export function shapeOf(pathname: string): PageShape | null {
  if (pathname === '/admin') return 'statistics';
  const [, first = ''] = pathname.split('/');
  return Object.hasOwn(SHAPES, first) ? (SHAPES[first] ?? null) : null;
}
