/** Resolves once `work` has settled either way, at the latest after `ms`: a hall's network can leave calls open for minutes. */
export async function settledWithin(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))]);
}
