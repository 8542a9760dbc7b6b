const NAME = 'linkedin-post.png';

const fileOf = (parts: BlobPart[]) => new File(parts, NAME, { type: 'image/png' });

/** Whether the share sheet of this device takes a picture. In the browser only. */
export function mayShareFiles(): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [fileOf(['x'])] });
}

/** Opens the share sheet of the device with a picture. `cancelled`: the reader closed it. */
export async function sharePicture(picture: Blob): Promise<'shared' | 'cancelled' | 'refused'> {
  try {
    await navigator.share({ files: [fileOf([picture])] });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused';
  }
}
