/** Throws `error` without stack and cause: for a reader who lacks a program, not for one with a bug. */
export function inOneSentence(error: unknown): never {
  if (error instanceof Error) {
    error.stack = error.message;
    delete error.cause;
  }
  throw error;
}
