/** The element that holds the `FrameworkFiles` of a sleeping page. */
export const SLEEPING_ID = 'sleeping';

/** Told by the page on its window once the framework has taken it over. */
export const AWAKE_EVENT = 'broetry-awake';
