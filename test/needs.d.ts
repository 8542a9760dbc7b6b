import 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** A requirement that a machine may lack. The test is then skipped, and `npm test` reports it. */
    needs?: 'mount' | 'nginx' | 'openssl' | 'promtool' | 'systemd-analyze' | 'pg_dump' | 'Linux';
  }
}
