/** Resolves once `work` has come to an end, whichever, and at the latest after `ms`: a hall's network leaves a call open for minutes. */
export async function settledWithin(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))]);
}
