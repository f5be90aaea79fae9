import { useGetNoticeStatusQuery, usePutNoticeMutation } from '@tuyuan/api-client/conference/inbox.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { useEffect, useEffectEvent } from 'react';
import { useMarks } from '../features/conference/notice/marks-store.ts';
import { stillUnread } from '../features/conference/notice/notice-marks.ts';
import { UrgentNotices } from '../features/conference/notice/urgent-notices.tsx';
import { useToldMarks } from '../features/conference/notice/use-told-marks.ts';
import { useToldStars } from '../features/conference/schedule/use-told-stars.ts';
import { useKept } from '../shared/kept/use-kept.ts';
import { useMeeting, useMeetingSession } from '../shared/meeting/meeting-context.tsx';
import { liveHubOf } from '../shared/meeting/meeting-hubs.ts';
import { setTabSignals } from '../shared/meeting/tab-signals.ts';

/** Phones spread their requests over this time: otherwise a whole hall would ask at once. */
const spreadMs = 5000;

/**
 * Listens for notices on every page: updates the unread count, shows urgent ones at once, and sends the server the
 * marks pending on the phone.
 */
export function NoticeSignal() {
  const meeting = useMeetingSession();
  const { conferenceId } = useMeeting().user;
  const [putNotice] = usePutNoticeMutation();
  const { data, refetch } = useKept(
    useGetNoticeStatusQuery(undefined, { refetchOnFocus: true, refetchOnReconnect: true }),
  );
  const { data: marks } = useMarks();
  const unread = stillUnread(data?.unreadCount ?? 0, marks);
  useToldMarks();
  useToldStars();
  useEffect(() => {
    setTabSignals({ unread });
    return () => setTabSignals({ unread: 0 });
  }, [unread]);

  const askLater = useEffectEvent(() => setTimeout(() => void refetch(), Math.random() * spreadMs));
  useEffect(
    () =>
      liveHubOf(meeting).listen(`conference:${conferenceId}`, {
        on: {
          notice({ recalledAt, sentAt, ...told }) {
            void putNotice({
              ...told,
              sentAt: toWireDate(new Date(sentAt)),
              recalledAt: recalledAt === null ? null : toWireDate(new Date(recalledAt)),
              isRead: told.isRecalled,
              needsConfirmation: told.priority === 'urgent' && !told.isRecalled,
            });
            // Only the server knows whether it had been read.
            if (told.isRecalled) askLater();
          },
        },
        lostTrack: () => void askLater(),
      }),
    [meeting, conferenceId, putNotice],
  );
  return <UrgentNotices urgent={data?.urgent ?? []} />;
}
