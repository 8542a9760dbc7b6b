import type { Need } from '../../domain/instance/site-switches.ts';

/**
 * What a route declares about itself, once: the server, the sitemap and the tests of all routes read it. Every route has
 * one, `export const handle = { … } satisfies RouteHandle`; without it nothing compiles (app/server/routes/list-routes.server.ts).
 */
export type RouteHandle = {
  /**
   * Who may read it, or use it where it shows nothing. `everyone`: also guests of a private instance, such as the sign-in.
   * `guests`: on a private instance members only. `members`, `admins`: no guests, on any instance.
   */
  readers: 'everyone' | 'guests' | 'members' | 'admins';
  /** What an endpoint with an action takes, `GET` where it also has a loader. Pages take GET and, with an action, POST. */
  methods?: readonly ('GET' | 'POST' | 'PUT' | 'DELETE')[];
  /** The longest body in bytes, where it takes more than DEFAULT_BODY_BYTES. */
  maxBytes?: number;
  /** What it is sent is an upload: admitted by its headers, received in a file, with a queue of its own. */
  isUpload?: true;
  /** Programs that send no Origin may post to it, because it reads no cookie: what they send is signed. */
  isForPrograms?: true;
  /** It writes a text: while writing is paused, an endpoint answers 503 with the reason. A page says it in its form. */
  isWriting?: true;
  /** The query parameters that change the answer to a GET. */
  query?: readonly string[];
  /** Guests of an open instance share each answer to a GET, for a second: app/server/public-pages. */
  shared?: {
    /** Parameters of `query`: an address with one of them has no shared answer. */
    except?: readonly string[];
    /** The values that the others must have. */
    values?: RegExp;
    /** False: the data of the page is not shared. */
    data?: false;
  };
  /** In the sitemap. */
  sitemap?: true;
  /** It is there while this switch is on. Else it is 404, and no list of pages names it. */
  needs?: Need;
  /** The author of the post `:id` may open it all the same. */
  opensToAuthor?: true;
  /** On a private instance it also opens to a signed address that an admin has made. */
  isSigned?: true;
  /** False: guests get the page without the framework's script. */
  hydrate?: false;
  /** Without the site's navigation, because the page imitates an external provider. */
  isBare?: true;
};

/** The longest body of a route that declares none. */
export const DEFAULT_BODY_BYTES = 32 * 1024;

/** A route as the built server has it. */
export type DeclaredRoute = {
  id: string;
  /** Its address in app/routes.ts, such as `/post/:id`. */
  pattern: string;
  handle: RouteHandle;
  /** The longest body in bytes. */
  maxBytes: number;
  /** The methods that it takes, as in an Allow header. Null: any. */
  allow: string | null;
  /** It renders a page. */
  isPage: boolean;
  /** It has a loader or a page. */
  reads: boolean;
  /** It has an action. */
  takes: boolean;
};
