/** Most pictures that a reviewer holds at once. */
export const maxBatch = 20;
export const leaseMinutes = 15;
export const undoSeconds = 60;
/** Pixels of the original that one piece of it shows, each way. */
export const loupeSide = 500;
