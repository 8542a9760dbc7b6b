import { pageTitle } from '../../ui/meta-tags.tsx';

/** What the browser's tab says on a tab of the admin area: which one it is. */
export function adminTitle(tab: string): [{ title: string }] {
  return [{ title: pageTitle(`${tab} · Admin`) }];
}
