import { randomInt } from 'node:crypto';
import type { getWorks as getWorksCall } from '@tuyuan/contract/contest/wall-data.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { fairOrder, gini, shuffled } from './exposure.policy.ts';
import {
  findCards,
  findFreshShown,
  findShownAt,
  findWall,
  insertShown,
  type ListedWork,
  listWorks,
} from './wall.repository.ts';

/** New orders begin from counts at most so old. */
const freshSeconds = 15;

/** The counts that an order began from: those that its seed names, or new ones. */
async function beginOrder(db: Database, activityId: number, works: readonly ListedWork[], seed: string | undefined) {
  const [id = '', chance = ''] = seed?.split('-') ?? [];
  const known = seed === undefined ? null : await findShownAt(db, activityId, Number(id));
  const begun =
    known ?? (await findFreshShown(db, activityId, freshSeconds)) ?? (await insertShown(db, activityId, works));
  return { shown: begun.shown, seed: `${begun.id}-${chance || randomInt(2 ** 40).toString(36)}` };
}

/** Accepted works, a page of an order that stays as it began. Throws `Activity.NotFound`, `Wall.OrderWithheld`. */
export async function getWorks(
  { db, actor }: RequestContext,
  {
    activityId,
    order,
    seed: wished,
    cursor,
    category,
    number,
    skipCount,
    maxResultCount,
  }: InputOf<typeof getWorksCall>,
): Promise<AnswerTo<typeof getWorksCall>> {
  const wall = await orThrow(findWall(db, activityId), 'Activity.NotFound');
  if (order === 'votes' && !wall.showsVotes) throw new AppError('Wall.OrderWithheld');
  const [given = wished, skipped = skipCount] = cursor?.split(':') ?? [];
  const first = Number(skipped);
  const all = await listWorks(db, activityId);
  const { shown, seed } = await beginOrder(db, activityId, all, given);
  const found = all.filter(
    (work) => (category === '' || work.category === category) && (number === '' || work.number === Number(number)),
  );
  const ids = found.map(({ id }) => id);
  const orders = {
    fair: () => fairOrder(ids, shown, seed),
    newest: () => ids,
    number: () => found.toSorted((a, b) => a.number - b.number).map(({ id }) => id),
    random: () => shuffled(ids, seed),
    votes: () => found.toSorted((a, b) => b.votes - a.votes || a.number - b.number).map(({ id }) => id),
  } satisfies Record<typeof order, () => number[]>;
  const counts: Record<string, number> = { '': all.length };
  for (const work of all) if (work.category !== '') counts[work.category] = (counts[work.category] ?? 0) + 1;
  return {
    totalCount: found.length,
    items: await findCards(db, orders[order]().slice(first, first + maxResultCount), {
      ...wall,
      userId: actor?.id ?? null,
    }),
    nextCursor: first + maxResultCount < found.length ? `${seed}:${first + maxResultCount}` : null,
    seed,
    counts,
    gini: gini(all.map((work) => work.shown)),
  };
}
