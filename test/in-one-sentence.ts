/** Throws `error` without stack and cause, for a missing program rather than a bug. */
export function inOneSentence(error: unknown): never {
  if (error instanceof Error) {
    error.stack = error.message;
    delete error.cause;
  }
  throw error;
}
