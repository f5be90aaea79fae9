/** Limits of saved searches, free of zod. */
export const maxSavedSearches = 50;
export const maxSavedSearchName = 30;
