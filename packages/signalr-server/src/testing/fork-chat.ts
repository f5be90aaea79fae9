import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

export interface ChatProcess {
  pid: number | undefined;
  url: string;
  port: number;
  /** Kills the process without notifying anyone. */
  kill(): Promise<void>;
}

/** Starts `chat-process.ts`; resolves when it is ready. */
export async function forkChat(prefix: string, port = 0): Promise<ChatProcess> {
  const child = fork(join(import.meta.dirname, 'chat-process.ts'), [String(port), prefix]);
  const [told] = await Promise.race([once(child, 'message'), failed(child)]);
  const url = z.url().parse(told);
  return {
    pid: child.pid,
    url,
    port: Number(new URL(url).port),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function failed(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`The chat's process ended with ${code}.`);
}
