/** Words of the result screen that several of its parts say. docs/product.md does not fix them. */
export const DRESS_IT = 'Dress it';
export const EDIT_TEXT = 'Edit text';
export const EDIT_PROFILE = 'Edit Profile';
export const PROFILE_FAILED = 'Your profile could not be saved. Nothing of it is lost: try again.';
export const SEE_IT = 'See it';
export const NO_REPLAY =
  'Only what the offline writer wrote can be replayed. This was changed by hand, or by a model.';
