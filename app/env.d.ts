declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild;
  export = build;
}

declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider';
}
