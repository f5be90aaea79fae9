/** Returns a function that runs jobs one after the other, each once the previous one has ended or failed. */
export function inTurn(): <Result>(job: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const done = last.then(job, job);
    last = done;
    return done;
  };
}
