/** A backup or a restore cannot go on. The message is one sentence that says what is wrong and what to do. */
export class BackupError extends Error {}
