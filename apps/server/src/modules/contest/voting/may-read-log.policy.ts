import type { RequestContext } from '../../../platform/http/request-context.ts';

/** Everybody once the vote has ended; before, those who run the contest, whose jury is not to see the votes. */
export function mayReadLog({ actor }: Pick<RequestContext, 'actor'>, { isOver }: { isOver: boolean }): boolean {
  return isOver || (actor?.permissions.has('Pages.Activities.Edit') ?? false);
}
