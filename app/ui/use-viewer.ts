import { useRouteLoaderData } from 'react-router';
import type { PublicViewer, SignInOption } from '../platform/http/viewer.ts';

/** Data of the root loader. */
export type SiteData = {
  viewer: PublicViewer;
  signInOptions: SignInOption[];
  isSidebarClosed: boolean;
};

const UNKNOWN: SiteData = { viewer: { kind: 'guest' }, signInOptions: [], isSidebarClosed: false };

/** Returns the root loader's data, or a guest's defaults when the root loader failed. */
export function useSiteData(): SiteData {
  return useRouteLoaderData<SiteData>('root') ?? UNKNOWN;
}

/** Returns the current viewer. */
export function useViewer(): PublicViewer {
  return useSiteData().viewer;
}
