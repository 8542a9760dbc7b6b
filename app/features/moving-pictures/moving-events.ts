/** The events of a moving picture that is being drawn: its progress from 0 to 1, and last the file or why there is none. */
export type MovingEvent =
  | { event: 'progress'; data: { share: number } }
  | { event: 'done'; data: { type: string; base64: string } }
  | { event: 'error'; data: { message: string } };
