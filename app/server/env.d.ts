declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild;
  export = build;
}

/** The URL of the built app/server/entry.static.ts, for the server; null in the browser. */
declare module 'virtual:still-script' {
  const address: string | null;
  export default address;
}
