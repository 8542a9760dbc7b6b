/** What comes of work that hears of the end of its time, or null once that is over. Milliseconds. */
export function withTimeout<Result>(
  timeout: number,
  work: (signal: AbortSignal) => Promise<Result | null>,
): Promise<Result | null> {
  const signal = AbortSignal.timeout(timeout);
  const expired = new Promise<null>((done) => {
    signal.addEventListener('abort', () => done(null), { once: true });
  });
  return Promise.race([work(signal), expired]);
}
