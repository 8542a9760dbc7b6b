/** Texts around the comments of the house. */
export const TITLE = 'Comments';
export const WRITTEN_BY = 'written by the house';
export const ANOTHER_ONE = 'Another one';
export const OTHERS_COMMENTED = 'Other people have commented.';
export const FAILED = 'The comments did not arrive. The post is as it was.';
export const GRAVE = 'The house has nothing to add here. Some posts want a person.';
export const EMPTY = 'There is nothing to comment on yet.';
export const FOREIGN = 'The house only mocks fluently in English. It came anyway, and means well.';
export const NO_SUCH_COMMENTS = 'There are no such comments. Take other ones and try again.';
export const ON_PICTURE = 'Put the comments under it';
