import { expect, it } from 'vitest';
import { isNetwork } from './setting-values.server.ts';
import { readSettings } from './settings.server.ts';

const KEY = { OPENAI_API_KEY: 'sk-x' };

it.each([
  [{ DATABASE_URL: 'postgres://u@db.example/x' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://u@db.example/x?sslmode=no-verify' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://u@db.example/x?sslmode=prefer' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://u@8.8.8.8/x?sslmode=disable' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres:///x?host=db.example' }, 'DATABASE_URL'],
  [
    { DATABASE_URL: 'postgres://u@db.example/x?uselibpqcompat=true&sslmode=require' },
    'DATABASE_URL',
  ],
  [{ ...KEY, OPENAI_BASE_URL: 'http://model.example/v1' }, 'OPENAI_BASE_URL'],
  [{ ...KEY, OPENAI_BASE_URL: 'http://[2606:4700::1]/v1' }, 'OPENAI_BASE_URL'],
  [{ MODERATION_BASE_URL: 'http://look.example/v1' }, 'MODERATION_BASE_URL'],
] as const)('refuses a line that others can read: %j', (environment, variable) => {
  const mend = variable.startsWith('DATABASE') ? 'add ?sslmode=verify-full' : 'use https';
  expect(() => readSettings(environment)).toThrow(
    `${variable} leads to another network over a line that others can read: ${mend}, or set INSECURE_HTTP=on if you accept that.`,
  );
  expect(() => readSettings({ ...environment, INSECURE_HTTP: 'on' })).not.toThrow();
});

it.each([
  { DATABASE_URL: 'postgres://u@db.example/x?sslmode=verify-full' },
  { DATABASE_URL: 'postgres://u@db.example/x?sslmode=require' },
  { DATABASE_URL: 'postgres://u@postgres:5432/x' },
  { DATABASE_URL: 'postgres:///x?host=/var/run/postgresql' },
  { ...KEY, OPENAI_BASE_URL: 'https://model.example/v1' },
  { ...KEY, OPENAI_BASE_URL: 'http://localhost:11434/v1' },
  { ...KEY, OPENAI_BASE_URL: 'http://192.168.1.7:11434/v1' },
  { ...KEY, OPENAI_BASE_URL: 'http://[::1]:11434/v1' },
  { ...KEY, OPENAI_BASE_URL: 'http://ollama:11434/v1' },
])('accepts TLS and the own network: %j', (environment) => {
  expect(() => readSettings(environment)).not.toThrow();
});

it.each([
  ['192.0.2.7', true],
  ['10.0.0.0/8', true],
  ['2001:db8::/32', true],
  ['::1', true],
  ['::ffff:10.0.0.1', true],
  ['1', false],
  ['10.1', false],
  ['10.1/16', false],
  ['0x7f.1', false],
  ['010.0.0.1', false],
  ['2130706433', false],
  ['fe80::1%eth0', false],
  ['::ffff:10.0.0.0/104', false],
  ['0.0.0.0/0', false],
  ['10.0.0.0/33', false],
  ['10.0.0.0/8/8', false],
  ['', false],
])('says of %s as a network: %s', (text, expected) => {
  expect(isNetwork(text)).toBe(expected);
});
