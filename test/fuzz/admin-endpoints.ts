import type { Endpoint } from './endpoints.ts';

/** The routes of the admin area. */
export const ADMIN_ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  '/admin': {},
  '/admin/users': { query: ['q', 'sort', 'dir', 'after'] },
  '/admin/users/:id': {
    ids: ['member'],
    form: [{ intent: 'disable', reason: 'x' }, { intent: 'enable' }, { intent: 'revoke-admin' }],
  },
  '/admin/system': {},
  '/admin/log': { query: ['before'] },
  '/admin/instance': {
    form: [
      { intent: 'save-look', name: 'Nordwind', tagline: 'x', light: '#0b5cab', dark: '#7cb8ff' },
      { intent: 'save-logo', logo: 'x' },
      { intent: 'remove-logo' },
      { intent: 'save-situations', situations: 'The door is open' },
      { intent: 'save-posts', posts: 'One\n---\nTwo' },
    ],
  },
  '/admin/sign-up': {
    form: [
      { intent: 'save-rule', rule: 'open', domains: 'corp.example' },
      { intent: 'invite', uses: '2', days: '7' },
      { intent: 'revoke-invitation', invitation: 'x' },
    ],
  },
  '/admin/reach': {
    form: [
      { readers: 'everybody', 'free-posts': '1', community: 'on', writing: 'on', reason: 'x' },
      { readers: 'everybody', 'free-posts': '2', community: 'on', writing: 'on', reason: '' },
    ],
  },
  '/admin/export': { query: ['zone'] },
  '/admin/feature-requests': { query: ['sort', 'status', 'after'] },
  '/admin/moderation': {
    query: ['after', 'show'],
    form: [
      { intent: 'hide', case: 'x', version: '1', reason: 'spam' },
      { intent: 'keep', case: 'x', version: '1' },
      { intent: 'undo', undo: 'x' },
    ],
  },
  '/api/admin/days': { query: ['period', 'day', 'zone'] },
};
