import type { WriteStream } from 'node:tty';
import cliProgress from 'cli-progress';
import type { ImportProgress } from '../modules/library/index.ts';

export interface ProgressDisplay {
  update(progress: ImportProgress): void;
  /** Safe to call more than once. */
  stop(): void;
}

/** On a terminal, shows a bar with rate and time left; elsewhere (a log, a pipe) a plain line every few seconds. */
export function showProgress(
  output: Pick<WriteStream, 'write' | 'isTTY'> & NodeJS.WritableStream,
  now: () => number = performance.now.bind(performance),
): ProgressDisplay {
  return output.isTTY ? terminalBar(output, now) : plainLines(output, now);
}

function terminalBar(stream: NodeJS.WritableStream, now: () => number): ProgressDisplay {
  const bar = new cliProgress.SingleBar({
    stream,
    format: '{bar} {percentage} % | {value} of {total} | {rate} | {left}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: true,
  });
  const pace = paceSince(now);
  let isStarted = false;
  return {
    update(progress) {
      const { found, settled } = progress;
      if (found === 0) return;
      if (!isStarted) bar.start(found, 0, { rate: '', left: '' });
      isStarted = true;
      bar.update(settled, pace(progress));
    },
    stop() {
      if (isStarted) bar.stop();
      isStarted = false;
    },
  };
}

const lineEveryMs = 5000;

function plainLines(stream: NodeJS.WritableStream, now: () => number): ProgressDisplay {
  const pace = paceSince(now);
  let writtenAt = now();
  return {
    update(progress) {
      const { found, settled } = progress;
      if (now() - writtenAt < lineEveryMs) return;
      writtenAt = now();
      const { rate, left } = pace(progress);
      stream.write(`${settled} of ${found}, ${rate}, ${left}\n`);
    },
    stop: () => undefined,
  };
}

function paceSince(now: () => number): (progress: ImportProgress) => { rate: string; left: string } {
  const started = now();
  return ({ found, settled, unfinished }) => {
    const seconds = (now() - started) / 1000;
    if (settled === 0 || seconds <= 0) return { rate: '– /s', left: '' };
    const perSecond = settled / seconds;
    const rate = `${perSecond.toFixed(1)} /s`;
    if (settled === found) return { rate, left: `all visible, ${unfinished} still being rendered in full` };
    return { rate, left: `${duration((found - settled) / perSecond)} left` };
  };
}

function duration(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  if (minutes === 0) return `${whole} s`;
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
