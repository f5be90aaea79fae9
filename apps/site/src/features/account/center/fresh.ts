/** Figures of the first page are asked for anew each time it opens. */
export const fresh = { refetchOnMountOrArgChange: true };
