import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-tool.ts';

/** Folders with a tsconfig.json and something to check: apps/*, packages/*, e2e, bench, scripts. */
export function typedProjects(): string[] {
  const children = ['apps', 'packages'].flatMap((folder) => list(folder).map((name) => `${folder}/${name}`));
  return [...children, 'e2e', 'bench', 'scripts'].filter(
    (project) => existsSync(join(root, project, 'tsconfig.json')) && hasSources(project),
  );
}

/** Apps that Vite builds. */
export function builtApps(): string[] {
  return list('apps').filter((app) => existsSync(join(root, 'apps', app, 'vite.config.ts')));
}

function list(folder: string): string[] {
  return existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
}

function hasSources(project: string): boolean {
  const entries = readdirSync(join(root, project), { withFileTypes: true, recursive: false });
  return entries.some(({ name }) => /[.]tsx?$/.test(name) || (name === 'src' && hasCode(join(project, name))));
}

function hasCode(folder: string): boolean {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).some((name) => /[.]tsx?$/.test(name));
}
