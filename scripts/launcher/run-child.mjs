import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PlainFailure } from './plain-failure.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const keptNpmSettings = /^npm_config_(registry|cafile|cache|(https?[-_])?proxy|no[-_]?proxy)$/i;
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const remembered = 200_000;

/** npm hands its own settings to scripts; pnpm would read them as its own. Also puts the pinned Node first and keeps what it compiles. */
export function cleanEnvironment() {
  for (const name of Object.keys(process.env)) {
    if (/^npm_/i.test(name) && !keptNpmSettings.test(name)) delete process.env[name];
  }
  Object.assign(process.env, { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' });
  // What Node has compiled once: the server starts in three quarters of the time.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/tuyuan-compiled');
  process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
}

/**
 * Runs a program in the repository's folder, forwards signals to it and waits until it has ended.
 * With `capture` its output is returned, so that a failure can be explained, and with `show` also printed as it comes.
 * After a signal the promise is rejected, so that no next step begins; with `lastStep` the child's own exit code
 * counts.
 * @returns {Promise<{ code: number, output: string }>} code is 128 + n after signal n; 127 when there is no such
 * program
 */
export function runChild(program, programArguments, { capture = true, show = true, lastStep = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const piped = capture ? 'pipe' : 'inherit';
    const child = spawn(program, programArguments, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', piped, piped],
    });
    let output = '';
    let stoppedBy;
    let passedAt = 0;
    const pass = (signal) => {
      stoppedBy = signal;
      // Ctrl-C at a terminal has reached the child already: it is in the same foreground group.
      const alreadyThere = signal === 'SIGINT' && process.stdin.isTTY;
      // npm passes on what the terminal or the CI sent to all of us: the second of a pair would look like impatience.
      const echo = Date.now() - passedAt < 1000;
      if (alreadyThere || echo) return;
      passedAt = Date.now();
      child.kill(signal);
    };
    const listeners = forwarded.map((signal) => [signal, () => pass(signal)]);
    for (const [signal, listener] of listeners) process.on(signal, listener);
    const stopListening = () => {
      for (const [signal, listener] of listeners) process.off(signal, listener);
    };
    const collect = (stream, shown) =>
      stream?.on('data', (chunk) => {
        output = (output + chunk).slice(-remembered);
        if (show) shown.write(chunk);
      });
    collect(child.stdout, process.stdout);
    collect(child.stderr, process.stderr);
    child.once('error', (error) => {
      stopListening();
      if (error.code === 'ENOENT') resolve({ code: 127, output: `${program}: not found` });
      else reject(error);
    });
    child.once('close', (code, signal) => {
      stopListening();
      const exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
      if (stoppedBy !== undefined && !lastStep)
        reject(new PlainFailure('Stopped.', 128 + constants.signals[stoppedBy]));
      else resolve({ code: exitCode, output });
    });
  });
}
