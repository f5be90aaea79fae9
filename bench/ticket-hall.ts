/** From where everybody in the hall asks. */
export const hallAddress = '203.0.113.7';
