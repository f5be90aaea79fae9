/** Waits for what is coming, at most so long; then throws what `late` returns, and the work goes on by itself. */
export async function within<Value>(coming: Promise<Value>, ms: number, late: () => Error): Promise<Value> {
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(() => over.reject(late()), ms);
  return Promise.race([coming, over.promise]).finally(() => clearTimeout(timer));
}
