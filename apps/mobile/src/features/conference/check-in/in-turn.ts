/** Runs what it is given one after the other, each once the one before has ended, however it ended. */
export function inTurn(): <Result>(job: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const done = last.then(job, job);
    last = done;
    return done;
  };
}
