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

/** Phones that must ask spread it over this time: a hall of them would come at once. */
const spreadMs = 5000;

/** Hears of notices on every page, how many are unread and urgent ones at once, and tells the server what waits on the phone. */
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
            // Whether it had been read is the server's to say.
            if (told.isRecalled) askLater();
          },
        },
        lostTrack: () => void askLater(),
      }),
    [meeting, conferenceId, putNotice],
  );
  return <UrgentNotices urgent={data?.urgent ?? []} />;
}
