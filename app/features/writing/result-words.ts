/** Words of the result screen that several of its parts say. docs/product.md does not fix them. */
export const DRESS_IT = 'Dress it';
export const EDIT_TEXT = 'Edit text';
export const EDIT_PROFILE = 'Edit Profile';
export const PROFILE_FAILED = 'Your profile could not be saved. Nothing of it is lost: try again.';
export const POST_IN_COMMUNITY = 'Post in Community';
export const SEE_IT = 'See it';
export const USE_MY_NAME = 'Use my name';
export const EDIT_NAME = 'Edit name, headline and face';
export const KEEP_IT = 'Sign up to keep it';

/** Id of the card with what is around it. */
export const CARD_ID = 'result-card';

/** Ids of what takes the focus when another control goes: the field of the name on the card, its pencil, and two buttons. */
export const NAME_ID = 'card-name';
export const PENCIL_ID = 'edit-name';
export const SHARE_ID = 'post-in-community';
export const PICTURE_ID = 'add-picture';
