/** What is said about pictures under posts. */
export const ATTACH = 'Attach to a post';
export const ATTACH_HERE = 'Attach to your post';
export const ATTACHED = 'Picture attached.';
export const ATTACH_FAILED = 'The picture could not be attached. Your words are still here.';
export const TAKEN_OFF = 'Picture taken off.';
export const TAKE_OFF_FAILED = 'The picture could not be taken off. Try again.';
export const ADD_PICTURE = 'Add a picture';
export const CHANGE_PICTURE = 'Change picture';
export const TAKE_OFF = 'Remove picture';
export const WHICH_POST = 'Which post gets it?';
export const NO_POST_YET = 'You have no post yet: write one first.';
export const NO_POSTS_CAME = 'Your posts did not come.';
