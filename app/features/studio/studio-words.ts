import type { CardTheme, Device } from '../../domain/cards/card-look.ts';

export const CARD_STUDIO = 'Card studio';
export const NEEDS_SCRIPT = 'The studio needs JavaScript. The post itself does not mind.';
export const WHOSE_NAME =
  'Name and face stay those of the post: Edit Profile on the result screen changes them. So does the satire mark, which nothing changes.';
export const TAKE_PICTURE = 'Download or copy';

export const DEVICE_LABELS: Readonly<Record<Device, string>> = {
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
};

export const THEME_LABELS: Readonly<Record<CardTheme, string>> = { light: 'Light', dark: 'Dark' };
