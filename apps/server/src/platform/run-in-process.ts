import { fork } from 'node:child_process';

interface ProcessLimits {
  timeoutMs: number;
  heapMegabytes: number;
}

/**
 * Runs the program `file` in a process of its own, sends it `input` and resolves with the message it answers; with null
 * where it takes too long or too much memory. The answer's type is what that program declares. Not in a thread: one
 * that runs out of memory may take the whole process with it.
 */
export async function runInProcess<Reply>(file: string, input: unknown, limits: ProcessLimits): Promise<Reply | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply | null>();
  const child = fork(file, {
    serialization: 'advanced',
    // None of the server's environment: it contains secrets.
    env: {},
    execArgv: [`--max-old-space-size=${limits.heapMegabytes}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const timer = setTimeout(() => resolve(null), limits.timeoutMs);
  child.on('message', (reply: Reply) => resolve(reply));
  child.on('error', reject);
  child.on('exit', (code, signal) => {
    // A signal that is not ours comes from V8 with a full heap, or from a kernel out of memory.
    if (signal !== null) resolve(null);
    else reject(new Error(`A process ended with ${code} unanswered.`));
  });
  child.send({ input });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}
