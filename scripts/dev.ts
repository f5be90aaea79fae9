// Development mode: the server, restarted at each change, and a Vite server for each app that has one.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { root } from './check/run-tool.ts';
import { builtApps } from './check/workspace.ts';

const children = new Map<string, ChildProcess>();

begin('server', 'apps/server', ['--watch', '--watch-preserve-output', 'src/main.ts', ...process.argv.slice(2)]);
for (const app of builtApps()) begin(app, `apps/${app}`, ['node_modules/vite/bin/vite.js']);
process.on('SIGINT', () => stop('SIGINT'));
process.on('SIGTERM', () => stop('SIGTERM'));

function begin(name: string, folder: string, args: string[]): void {
  const child = spawn(process.execPath, args, { cwd: join(root, folder), stdio: ['ignore', 'pipe', 'pipe'] });
  children.set(name, child);
  label(name, child.stdout);
  label(name, child.stderr);
  child.once('close', (code) => {
    children.delete(name);
    console.log(`${name} ended with ${code}`);
    process.exitCode ||= code ?? 1;
    stop('SIGTERM');
  });
}

function label(name: string, stream: Readable): void {
  createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(7)}│ ${line}`));
}

function stop(signal: NodeJS.Signals): void {
  for (const child of children.values()) child.kill(signal);
}
