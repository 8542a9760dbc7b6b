export const PRODUCT_NAME = 'Broetry';
/** Stays on every page and picture, whatever the name. */
export const SATIRE_MARK = 'Satire. Made with Broetry.';

/** `version` is part of the address of the picture. */
export type Logo = { version: string; width: number; height: number };

/** What the owner has put on the site: docs/product.md §2, One's own name. Null: that of the house. */
export type InstanceLook = {
  name: string;
  tagline: string | null;
  /** The style of the accent, made on the server: pages have no script for it. */
  style: string | null;
  logo: Logo | null;
};

export const HOUSE_LOOK: InstanceLook = {
  name: PRODUCT_NAME,
  tagline: null,
  style: null,
  logo: null,
};

/** The address of the logo. */
export function logoPath({ version }: Logo): string {
  return `/instance/logo.png?v=${version}`;
}
