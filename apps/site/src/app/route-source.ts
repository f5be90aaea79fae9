import type { StaticHandlerContext } from 'react-router-dom';

function sourceIn(handle: unknown): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('source' in handle)) return undefined;
  return typeof handle.source === 'string' ? handle.source : undefined;
}

/** Returns the matched page's source file; undefined if no page matched. */
export function sourceOf(matches: StaticHandlerContext['matches']): string | undefined {
  return matches.map(({ route }) => sourceIn(route.handle)).findLast((source) => source !== undefined);
}
