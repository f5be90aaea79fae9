// An encoder's process that does wrong, for tests: what, is the file's name.
import { basename } from 'node:path';
import type { EncodeReply, EncodeTask } from './encode-task.ts';

const held: Buffer[] = [];

process.once('message', ({ input: { task } }: { input: { task: EncodeTask } }) => {
  const fault = 'source' in task ? basename(task.source) : '';
  const answer = (reply: EncodeReply) => process.send?.(reply);
  if (fault === 'greedy') setInterval(() => held.push(Buffer.alloc(32 * 1024 ** 2, 1)), 20);
  if (fault === 'killed') process.kill(process.pid, 'SIGKILL');
  if (fault === 'full') answer({ type: 'failed', message: 'No space left on device', isPassing: true });
  if (fault === 'broken') answer({ type: 'failed', message: 'Invalid data found', isPassing: false });
  if (fault === 'slow') setInterval(() => answer({ type: 'progress', ms: 0 }), 100);
  if (fault === 'endless') for (let ms = 1000; ms < 20_000; ms += 1000) answer({ type: 'progress', ms });
});
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
