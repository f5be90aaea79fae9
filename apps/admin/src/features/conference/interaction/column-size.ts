/** Lines on a page of a column. */
export const columnSize = 30;
