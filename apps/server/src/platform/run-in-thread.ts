import { Worker } from 'node:worker_threads';

interface ThreadLimits {
  timeoutMs: number;
  heapMegabytes: number;
}

/**
 * Runs the program `file` on `input` in a thread of its own and resolves with the message it posts; with null where it
 * takes too long or too much memory. The answer's type is what that program declares.
 */
export async function runInThread<Reply>(file: URL, input: unknown, limits: ThreadLimits): Promise<Reply | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply | null>();
  const thread = new Worker(file, {
    workerData: input,
    // None of the server's environment: it contains secrets.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
  });
  const timer = setTimeout(() => resolve(null), limits.timeoutMs);
  thread.on('message', resolve);
  thread.on('error', (error) => {
    if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(null);
    else reject(error);
  });
  thread.on('exit', (code) => reject(new Error(`A thread ended with ${code} without an answer.`)));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
