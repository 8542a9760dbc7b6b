/** A model cannot be installed. The message is one sentence with the fix. */
export class InstallError extends Error {}
