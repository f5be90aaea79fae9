/** Address shared by everyone in the hall. */
export const hallAddress = '203.0.113.7';
