/** Texts around the comments of the house. */
export const TITLE = 'The comments, by the house';
export const WRITTEN_BY = 'Written by the house. Nobody real said any of this.';
export const REROLL = 'Re-roll';
export const REROLL_ALL = 'Re-roll all';
export const REROLLED = 'Other people have commented.';
export const FAILED = 'The comments did not arrive. The post is as it was.';
export const GRAVE = 'The house has nothing to add here. Some posts want a person.';
export const EMPTY = 'There is nothing to comment on yet.';
export const FOREIGN = 'The house only mocks fluently in English. It came anyway, and means well.';
export const NO_SUCH_COMMENTS = 'There are no such comments. Re-roll them and try again.';
export const ON_PICTURE = 'Put the house comments under it';
