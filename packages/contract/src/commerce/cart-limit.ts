/** How many lines a cart holds. */
export const maxCartLines = 100;
