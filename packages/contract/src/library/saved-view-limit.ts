/** Views that a person can keep. */
export const maxSavedViews = 12;
