declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild;
  export = build;
}

/** The address of app/server/entry.static.ts as the browser gets it. */
declare module 'virtual:still-script' {
  const address: string;
  export default address;
}
