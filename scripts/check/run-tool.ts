import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

export const root = dirname(dirname(import.meta.dirname));
const binaries = join(root, 'node_modules/.bin');

export interface ToolRun {
  code: number;
  output: string;
}

/** Runs a development tool from the repository's root and collects what it says. */
export function runTool(program: string, args: string[], env: Record<string, string> = {}): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: {
        ...process.env,
        NO_COLOR: '1',
        TURBO_TELEMETRY_DISABLED: '1',
        PATH: [binaries, process.env.PATH].join(delimiter),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString().trim() }));
  });
}
