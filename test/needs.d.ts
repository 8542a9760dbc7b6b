import 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What a machine may lack and a test cannot do without: there it is left out, and `npm test` says so. */
    needs?:
      | 'nginx'
      | 'openssl'
      | 'promtool'
      | 'systemd-analyze'
      | 'pg_dump'
      | 'the right to mount'
      | 'Linux';
  }
}
