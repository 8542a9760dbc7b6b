/** The host in tag lines and banners. */
export function siteName(publicOrigin: string): string {
  return new URL(publicOrigin).host;
}
