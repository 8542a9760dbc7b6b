/** What is said of a picture that was saved, and of one that was not: docs/product.md §8. */
export const IMAGE_SAVED = 'Image downloaded successfully!';
export const IMAGE_NOT_SAVED = 'Failed to download image';

/** Lets the browser save a file under a name. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
