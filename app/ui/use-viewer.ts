import { useRouteLoaderData } from 'react-router';
import type { PublicViewer, SignInOption } from '../platform/http/viewer.ts';

/** What the root of the site knows before any page. */
export type SiteData = {
  /** Who is looking. */
  viewer: PublicViewer;
  /** The ways in, for a guest; a member needs none. */
  signInOptions: SignInOption[];
  /** How the sidebar was left. */
  isSidebarClosed: boolean;
};

const UNKNOWN: SiteData = { viewer: { kind: 'guest' }, signInOptions: [], isSidebarClosed: false };

/** The site's data; a guest's where even that could not be loaded. */
export function useSiteData(): SiteData {
  return useRouteLoaderData<SiteData>('root') ?? UNKNOWN;
}

/** Who is looking at the page. */
export function useViewer(): PublicViewer {
  return useSiteData().viewer;
}
