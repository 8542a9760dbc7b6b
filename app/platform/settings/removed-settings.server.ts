/** Removed variables with their replacement. */
export const REMOVED_SETTINGS: Readonly<Record<string, string>> = {
  DATABASE_REPLICA_URL: 'every query goes to DATABASE_URL',
  MODEL_IDLE_TIMEOUT: 'MODEL_FIRST_TEXT_TIMEOUT limits the pauses of the model too',
  OPENAI_MAX_TOKENS_FIELD:
    'the server uses max_completion_tokens by itself when the endpoint asks for it',
  OPENAI_PROVIDER_NAME: 'the log names the host of OPENAI_BASE_URL',
};

/** A warning that names the removed variables that are set, without their values; or null. */
export function removedSettingsWarning(
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  const set = Object.entries(REMOVED_SETTINGS).filter(([variable]) =>
    environment[variable]?.trim(),
  );
  if (set.length === 0) return null;
  const list = set.map(([variable, instead]) => `${variable} (${instead})`).join(', ');
  return `removed settings are set and have no effect, delete them from the environment or .env: ${list}`;
}
