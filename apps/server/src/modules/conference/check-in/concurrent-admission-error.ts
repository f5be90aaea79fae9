/** Somebody was let in elsewhere in this very moment: what was about to be stored has to be looked at again. */
export class ConcurrentAdmissionError extends Error {}
