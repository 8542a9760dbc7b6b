const OFFLINE = 'You are offline; nothing is lost. Connect, then press it again.';

/** The words of a failed action, with what to do where the device has no network. */
export function failureWords(words: string): string {
  return navigator.onLine ? words : `${words.replace(/\.$/, '')}. ${OFFLINE}`;
}
