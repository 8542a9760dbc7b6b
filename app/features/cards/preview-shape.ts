/** The classes of a picture in its preview. */
export const PREVIEW_SHAPE = 'on-mat max-h-full min-h-0 max-w-full object-contain';
