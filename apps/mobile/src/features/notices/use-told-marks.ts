import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useConfirmNoticeMutation, useReadNoticesMutation } from '@tuyuan/api-client/conference-inbox.ts';
import { useEffect, useState } from 'react';
import { useMeeting } from '../../shared/meeting/meeting-context.tsx';
import { useOnline } from '../../shared/network/use-online.ts';
import { changeMarks, restoreMarks, useMarks } from './marks-store.ts';
import { type NoticeMarks, withoutTold } from './notice-marks.ts';

/** Tells the server what was read and confirmed on this phone, as soon as there is a network. Used once, by the shell. */
export function useToldMarks(): void {
  const { userId, conferenceId } = useMeeting().user;
  const marks = useMarks();
  const online = useOnline();
  const [read] = useReadNoticesMutation();
  const [confirm] = useConfirmNoticeMutation();
  const [isTelling, setIsTelling] = useState(false);

  useEffect(() => {
    if (userId !== 0) void restoreMarks(`${conferenceId} ${userId} notice-marks`);
  }, [userId, conferenceId]);

  const isWaiting = userId !== 0 && Object.keys(marks).length > 0;
  useEffect(() => {
    // One after the other: the counts that come back are true in that order only.
    if (!isWaiting || !online || isTelling) return;
    async function tell(): Promise<NoticeMarks> {
      const all = Object.entries(marks).map(([id, mark]) => ({ id: Number(id), isConfirmed: mark.isConfirmed }));
      const ids = all.filter(({ isConfirmed }) => !isConfirmed).map(({ id }) => id);
      if (ids.length > 0 && isLost(await read({ ids }))) return {};
      for (const { id, isConfirmed } of all) if (isConfirmed && isLost(await confirm({ id }))) return {};
      return marks;
    }
    setIsTelling(true);
    void tell()
      .then((told) => changeMarks((now) => withoutTold(now, told)))
      .finally(() => setIsTelling(false));
  }, [marks, isWaiting, online, isTelling, read, confirm]);
}

/** Without an answer it waits; a refusal would come again and again. */
function isLost({ error }: { readonly error?: unknown }): boolean {
  return error !== undefined && (!isApiFailure(error) || error.status === 0);
}
