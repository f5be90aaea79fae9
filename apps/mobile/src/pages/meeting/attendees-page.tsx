import { Search, Users } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AttendeeList } from '../../features/conference/attendees/attendee-list.tsx';
import { readAttendeeQuery } from '../../features/conference/attendees/attendee-query.ts';
import styles from '../../features/conference/attendees/attendees.module.css';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { Button } from '../../shared/layout/button.tsx';
import { PageTabs } from '../../shared/layout/page-tabs.tsx';
import { useMeeting } from '../../shared/meeting/meeting-context.tsx';
import { paths } from '../../shared/paths.ts';
import { EmptyView } from '../../shared/states/empty-view.tsx';

const staff = 2;
const tabs = [
  { value: 'all', label: '全部' },
  { value: 'arrived', label: '已到' },
  { value: 'missing', label: '未到' },
] as const;

/** Shows all ticket holders; staff search them, the office edits them. */
export function AttendeesPage() {
  const { userType } = useMeeting().user;
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const query = readAttendeeQuery(params);
  if (userType < staff)
    return (
      <PageFrame title="代表名单">
        <EmptyView
          icon={Users}
          title="只有工作人员能看名单"
          text="自己的座位和资料在“参会资料”里。"
          action={<Button onClick={() => navigate(paths.info, { replace: true })}>看我的资料</Button>}
        />
      </PageFrame>
    );
  return (
    <PageFrame title="代表名单" hasTabs={false}>
      <search>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            const next = new URLSearchParams(params);
            const word = String(new FormData(event.currentTarget).get('q') ?? '').trim();
            if (word === '') next.delete('q');
            else next.set('q', word);
            setParams(next, { replace: true });
          }}
        >
          <Search size={20} strokeWidth={1.75} aria-hidden />
          <input
            key={query.keyword}
            type="search"
            name="q"
            defaultValue={query.keyword}
            maxLength={50}
            enterKeyHint="search"
            placeholder="姓名、手机尾号、胸牌号或票号"
            aria-label="找参会者：姓名、手机尾号、胸牌号或票号"
          />
          <button type="submit">查找</button>
        </form>
      </search>
      <PageTabs name="arrival" label="到场情况" tabs={tabs} value={query.arrival} />
      <AttendeeList key={JSON.stringify(query)} query={query} isOffice={userType === 4} />
    </PageFrame>
  );
}
