/** The targets after the sign-in that many guests have: the pages in the navigation. */
export const SHARED_NEXT =
  /^\/(home|account|generator|reply-generator|community|requests|resources|notifications)$/;
