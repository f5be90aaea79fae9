import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { api } from './api.ts';

interface ChangeUnderWay {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  readonly queryFulfilled: Promise<unknown>;
}

/** Shows a change before the server has made it; takes it back when the server refuses. */
export async function showAtOnce(
  { dispatch, queryFulfilled }: ChangeUnderWay,
  change: ReturnType<typeof api.util.updateQueryData>,
): Promise<void> {
  const shown = dispatch(change);
  await queryFulfilled.catch(() => shown.undo());
}
