/**
 * Puts the whole style sheet in the place of the part that the server left in a still page. Throws when it cannot be
 * had; then the part stays, and it can be tried again.
 */
export async function wearWholeSheet(): Promise<void> {
  const part = document.querySelector('[data-part]');
  if (!part) return;
  const link = part.nextElementSibling as HTMLLinkElement;
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
      link.removeAttribute('media');
      link.disabled = false;
    });
    part.remove();
  } catch (error) {
    link.disabled = true;
    throw error;
  }
}
