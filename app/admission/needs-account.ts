const ID = '[^/]+';

/** Endpoints that answer 401 without an account, by the methods that change something (docs/product.md §6). */
const MEMBERS_ONLY: readonly [methods: string, path: RegExp][] = [
  ['POST', /^\/api\/(resources|requests|blocks)$/],
  ['DELETE', pattern(`(comments|requests|resources|removals|blocks)/${ID}`)],
  ['PUT DELETE', pattern(`generations/${ID}/attachment`)],
  ['PUT DELETE', pattern(`posts/${ID}/reaction`)],
  ['POST', pattern(`posts/${ID}/comments`)],
  ['POST DELETE', pattern(`requests/${ID}/vote`)],
  ['POST', pattern(`requests/${ID}/(comments|decision|removal)`)],
  ['PUT DELETE', pattern(`resources/${ID}/favourite`)],
  ['POST', pattern(`resources/${ID}/download`)],
  ['POST', pattern('v1/(posts|replies|translations|report-cards|comment-sections)')],
  ['DELETE', pattern(`v1/posts/${ID}`)],
];

function pattern(path: string): RegExp {
  return new RegExp(`^/api/${path}$`);
}

/** Whether a request is only answered to members, or to holders of a token. False where its route decides. */
export function needsAccount(method: string, path: string): boolean {
  return MEMBERS_ONLY.some(
    ([methods, address]) => methods.split(' ').includes(method) && address.test(path),
  );
}
