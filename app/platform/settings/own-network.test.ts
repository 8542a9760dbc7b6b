import { expect, it } from 'vitest';
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
