/** Marks the elements of the head that belong to the page shown and go with it. */
export const HEAD_MARK = 'data-page';
