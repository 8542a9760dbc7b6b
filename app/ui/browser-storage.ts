/** One of the browser's storages, or null where cookies are blocked: there the mere access throws. */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[name];
  } catch {
    return null;
  }
}
