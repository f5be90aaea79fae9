import type { NoticeItem } from '@tuyuan/contract/conference/inbox.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { useLocation } from 'react-router-dom';
import { serverNow } from '../../../shared/clock/server-clock.ts';
import { paths } from '../../../shared/paths.ts';
import { useMarks } from './marks-store.ts';
import { marked, withConfirmed } from './notice-marks.ts';
import { UrgentPopup } from './urgent-popup.tsx';

/** Shows urgent notices awaiting confirmation one at a time; on the inbox page they are above the list instead. */
export function UrgentNotices({ urgent }: { readonly urgent: readonly NoticeItem[] }) {
  const { data: marks, change } = useMarks();
  const { pathname } = useLocation();
  const open = urgent.map((notice) => marked(notice, marks)).filter(({ needsConfirmation }) => needsConfirmation);
  const [first] = open;
  if (!first || pathname === paths.notice) return null;
  return (
    <UrgentPopup
      key={first.id}
      notice={first}
      today={toWireDate(new Date(serverNow()))}
      waiting={open.length - 1}
      onConfirm={() => change((now) => withConfirmed(now, first))}
    />
  );
}
