import type { SharedRequest } from './public-pages/page-cache.server.ts';

/** What goes along with each request, from the first look at it to the last word of its answer. */
export type Shell = {
  Variables: {
    requestId: string;
    nonce: string;
    ownOrigin: string;
    /** The client's address; '' where the server asks itself. */
    address: string;
    /** Who asks, as the log says it; not known before the site is asked. */
    actor: string | undefined;
    stylesheets: readonly string[];
  };
  /** Set where the server asks itself for what goes to many. */
  Bindings: { shared?: SharedRequest };
};
