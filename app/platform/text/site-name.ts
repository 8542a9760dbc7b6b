import { PRODUCT_NAME } from './instance-look.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The host in tag lines and banners; the product's name on loopback, whose host leads nobody else here. */
export function siteName(publicOrigin: string): string {
  const url = new URL(publicOrigin);
  return LOOPBACK.test(url.hostname) ? PRODUCT_NAME : url.host;
}
