import type { TemporaryFile } from '../files/temporary-file.server.ts';
import type { InstanceLook } from '../text/instance-look.ts';

/** Marks a request of the page cache. */
export type SharedRequest = { nonce: string };

/** The variables of a request in Hono. */
export type HonoEnv = {
  Variables: {
    requestId: string;
    nonce: string;
    ownOrigin: string;
    /** The client's address; '' for a request of the page cache. */
    address: string;
    /** The pseudonym of the member or guest for the log. */
    actor: string | undefined;
    /** The body is longer than its address takes, and was left out. */
    isBodyTooLarge: boolean | undefined;
    /** The body of an upload, which has arrived. */
    upload: TemporaryFile | undefined;
    stylesheets: readonly string[];
    /** The look of this moment: the settings may be read after the request has begun. */
    readLook: () => InstanceLook;
    /** The key of a public page in the page cache. */
    pageKey: string | undefined;
    /** The instance is private, and its guests may not read this: no cache keeps the response. */
    isClosed: boolean | undefined;
    /** The response is one of the page cache, which is finished except for its id. */
    isCached: boolean | undefined;
  };
  /** Set for a request of the page cache. */
  Bindings: { shared?: SharedRequest };
};
