const PNG = 'linkedin-post.png';

/** Whether the share sheet of this device takes a picture. In the browser only. */
export function mayShareFiles(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File(['x'], PNG, { type: 'image/png' })] });
}

/** Copies a picture. False where the browser does not let it. */
export async function copyPicture(picture: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return true;
  } catch {
    return false;
  }
}

/** Opens the share sheet of the device with a picture. `cancelled`: the reader closed it. */
export async function sharePicture(
  picture: Blob,
  name = PNG,
): Promise<'shared' | 'cancelled' | 'refused'> {
  try {
    await navigator.share({ files: [new File([picture], name, { type: picture.type })] });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused';
  }
}
