import { useConfirmNoticeMutation, useReadNoticesMutation } from '@tuyuan/api-client/conference/inbox.ts';
import { useTelling } from '../../../shared/kept/use-telling.ts';
import { passes } from '../../../shared/network/passes.ts';
import { noticeMarks, useMarks } from './marks-store.ts';
import { withoutTold } from './notice-marks.ts';

/** Sends to the server what was read and confirmed on this phone, as soon as it is online. */
export function useToldMarks(): void {
  const { data: marks, change, isOwn } = useMarks();
  const [read] = useReadNoticesMutation();
  const [confirm] = useConfirmNoticeMutation();
  useTelling(noticeMarks, Object.keys(marks).length > 0, async () => {
    const all = Object.entries(marks).map(([id, mark]) => ({ id: Number(id), isConfirmed: mark.isConfirmed }));
    const ids = all.filter(({ isConfirmed }) => !isConfirmed).map(({ id }) => id);
    if (!isOwn()) return true;
    if (ids.length > 0 && passes((await read({ ids })).error)) return false;
    for (const { id, isConfirmed } of all) {
      if (!isOwn()) return true;
      if (isConfirmed && passes((await confirm({ id })).error)) return false;
    }
    change((now) => withoutTold(now, marks));
    return true;
  });
}
