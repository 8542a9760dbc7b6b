/** Endpoints that answer 401 without an account, by the methods that change something (docs/product.md §6). */
const MEMBERS_ONLY: readonly [methods: string, path: RegExp][] = [
  ['POST', /^\/api\/(resources|requests|blocks)$/],
  ['DELETE', /^\/api\/(comments|requests|resources|removals|blocks)\/[^/]+$/],
  ['PUT DELETE', /^\/api\/generations\/[^/]+\/attachment$/],
  ['PUT DELETE', /^\/api\/posts\/[^/]+\/reaction$/],
  ['POST', /^\/api\/posts\/[^/]+\/comments$/],
  ['POST DELETE', /^\/api\/requests\/[^/]+\/vote$/],
  ['POST', /^\/api\/requests\/[^/]+\/(comments|decision|removal)$/],
  ['PUT DELETE', /^\/api\/resources\/[^/]+\/favourite$/],
  ['POST', /^\/api\/resources\/[^/]+\/download$/],
  ['POST', /^\/api\/v1\/(posts|replies|translations|report-cards|comment-sections)$/],
  ['DELETE', /^\/api\/v1\/posts\/[^/]+$/],
];

/** Whether a request is only answered to members, or to holders of a token. False where its route decides. */
export function needsAccount(method: string, path: string): boolean {
  return MEMBERS_ONLY.some(
    ([methods, address]) => methods.split(' ').includes(method) && address.test(path),
  );
}
