import { createRoot } from 'react-dom/client';

/**
 * Shows new recovery codes above any page, also across a navigation, until the member closes them. `isOwner`: the page
 * below is the one that makes the member the owner.
 */
export async function showRecoveryCodes(codes: readonly string[], isOwner = false): Promise<void> {
  const { RecoveryCodesDialog } = await import('./recovery-codes-dialog.tsx');
  const place = document.createElement('div');
  document.body.append(place);
  // A root of its own: the pages below come and go while it is open.
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<RecoveryCodesDialog codes={codes} isOwner={isOwner} onClose={close} />);
}
