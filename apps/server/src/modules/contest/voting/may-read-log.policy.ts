import type { RequestContext } from '../../../platform/http/request-context.ts';

/** Everybody once the vote has ended, the office before. */
export function mayReadLog({ actor }: Pick<RequestContext, 'actor'>, { isOver }: { isOver: boolean }): boolean {
  return isOver || (actor?.permissions.has('Pages.Activities') ?? false);
}
