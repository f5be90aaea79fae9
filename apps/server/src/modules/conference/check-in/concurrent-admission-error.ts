/** Thrown when a concurrent admission elsewhere requires the scan to be judged again before it is stored. */
export class ConcurrentAdmissionError extends Error {}
