import type { ReviewState } from '@tuyuan/contract/library/image.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StateMove } from '../lifecycle/index.ts';
import { findFormerStates } from './own-move.repository.ts';

interface Back {
  kind: 'image' | 'album';
  ids: readonly number[];
  actorId: number;
  from: ReviewState;
}

/** Returns works from a state that their author brought them to, and no one else, to the state they had. */
export async function moveBack(
  transaction: Database,
  move: (transaction: Database, move: StateMove) => Promise<number[]>,
  { kind, ids, actorId, from }: Back,
): Promise<number[]> {
  const moved: number[] = [];
  for (const [former, works] of await findFormerStates(transaction, kind, ids))
    moved.push(...(await move(transaction, { ids: works, from: [from], to: former, actorId })));
  return moved;
}
