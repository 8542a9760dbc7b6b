/** Runs `work` with an abort signal. Resolves to null after `timeout` milliseconds. */
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
