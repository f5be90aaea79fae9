/** Percent of likeness that a search by picture shows unless asked otherwise. */
export const defaultLikeness = 65;
