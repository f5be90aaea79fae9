import type { StaticHandlerContext } from 'react-router-dom';

const shell = 'src/entry-client.tsx';

function sourceOf(handle: unknown): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('source' in handle)) return undefined;
  return typeof handle.source === 'string' ? handle.source : undefined;
}

/** The shell's source file and the matched pages'. */
export function sourcesOf(matches: StaticHandlerContext['matches']): string[] {
  return [shell, ...matches.flatMap(({ route }) => sourceOf(route.handle) ?? [])];
}
