import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { cruise } from 'dependency-cruiser';

export interface Direction {
  modules: number;
  /** One line each: rule, importing file, imported file. */
  violations: string[];
}

const roots = ['apps', 'packages', 'e2e', 'bench', 'scripts'];
const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

/** Checks every import below `folder` against the rules of .dependency-cruiser.cjs. */
export async function readDirection(folder: string): Promise<Direction> {
  const present = roots.filter((root) => existsSync(join(folder, root)));
  const { output } = await cruise(
    present,
    { ...rules.options, baseDir: folder, validate: true, ruleSet: { forbidden: rules.forbidden } },
    rules.options.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(output);
  return { modules: countSources(output), violations: output.summary.violations.map(describe) };
}

function countSources({ modules }: ICruiseResult): number {
  return modules.filter(({ source }) => /[.]tsx?$/.test(source) && !source.includes('node_modules')).length;
}

function describe({ rule, from, to }: ICruiseResult['summary']['violations'][number]): string {
  return `${rule.name}: ${from} → ${to}`;
}
