import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from './run-tool.ts';

const code = /[.](ts|tsx)$/;
const vagueFolders = /(^|\/)(utils?|helpers?|common|lib)\//;
const neverWaived = /noExplicitAny|noNonNullAssertion|noProcessEnv|noExcessiveLinesPerFile/;
const waiver = /(?:biome-ignore|@ts-ignore|@ts-nocheck|(?:oxlint|eslint)-disable).*/g;

/** What no linter rule says: folder names, and which lint rules may not be waived in a comment. One line per finding. */
export async function findMisshapen(): Promise<string[]> {
  const { output } = await runTool('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  return output.split('\n').flatMap((file) => [...misnamedFolder(file), ...waivers(file)]);
}

function misnamedFolder(file: string): string[] {
  const vague = vagueFolders.exec(file)?.[2];
  return vague === undefined ? [] : [`${file}: a folder called ${vague} says nothing; name it after what is in it`];
}

function waivers(file: string): string[] {
  if (!code.test(file) || file === 'scripts/check/shape.ts') return [];
  const comments = readIfThere(file).match(waiver) ?? [];
  return comments
    .filter((comment) => !comment.startsWith('biome-ignore') || neverWaived.test(comment))
    .map((comment) => `${file}: “${comment}” may not be waived`);
}

function readIfThere(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return ''; // Listed by git, deleted in the working tree.
  }
}
