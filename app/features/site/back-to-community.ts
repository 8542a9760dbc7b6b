/** The way on of what the community had. */
export const BACK_TO_COMMUNITY = { to: '/community', label: 'Back to Community' };
