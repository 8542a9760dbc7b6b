export const SELECTION_ACTIONS = {
  reply: 'Reply',
  translate: 'What it means',
  score: 'Score',
} as const;

export type SelectionAction = keyof typeof SELECTION_ACTIONS;

const MAX_SELECTED = 20_000;

/**
 * Returns the `javascript:` URL of a bookmark that opens the selected text on this site. The text is in the URL
 * fragment, which browsers never send to a server. Password fields are excluded.
 */
export function bookmarkletAddress(origin: string, to: SelectionAction): string {
  const page = JSON.stringify(`${origin}/bookmarklet#to=${to}&text=`);
  const code = `void function(){var e=document.activeElement||{},p=e.type=="password",f=!p&&/^(TEXTAREA|INPUT)$/.test(e.tagName)&&typeof e.selectionStart=="number"?e.value.slice(e.selectionStart,e.selectionEnd):"",t=(p?"":f||String(getSelection())).trim().slice(0,${MAX_SELECTED});try{t=encodeURIComponent(t)}catch(x){t=encodeURIComponent(t.replace(/[\\ud800-\\udfff]/g,""))}var u=${page}+t,w=open(u);if(w)w.opener=null;else location.href=u}()`;
  return `javascript:${encodeURIComponent(code)}`;
}

/** Returns the action and text from a URL fragment, or null without a known action. */
export function readSelection(hash: string): { to: SelectionAction; text: string } | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const to = params.get('to') ?? '';
  if (!Object.hasOwn(SELECTION_ACTIONS, to)) return null;
  const text = (params.get('text') ?? '').slice(0, MAX_SELECTED).toWellFormed();
  return { to: to as SelectionAction, text };
}
