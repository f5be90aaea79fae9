import { ArrowLeftOutlined, PlusOutlined } from '@ant-design/icons';
import { useGetManagedConferenceQuery } from '@tuyuan/api-client/conference/conference-management.ts';
import { Link } from 'react-router-dom';
import { conferencePages, isPageOn, openGroups } from '../../../shared/conference/conference-groups.ts';
import { conferencePath, paths } from '../../../shared/paths.ts';
import { isGone } from '../../../shared/states/conference-missing.tsx';
import { useMayOpen } from '../../../shared/use-may-open.ts';
import styles from './conference-side-menu.module.css';
import { ConferenceSwitcher } from './conference-switcher.tsx';
import { FoldedGroup } from './folded-group.tsx';
import { pageCounts } from './page-counts.ts';
import { SideGroup } from './side-group.tsx';

interface ConferenceSideMenuProps {
  readonly id: number;
  readonly activeKey: string;
  /** Only icons fit. */
  readonly isFolded: boolean;
  /** Called when a link is followed. */
  readonly onLeave: () => void;
}

/** The back office's menu inside a conference: the way back, which conference it is, and its pages in groups. */
export function ConferenceSideMenu({ id, activeKey, isFolded, onLeave }: ConferenceSideMenuProps) {
  const mayOpen = useMayOpen();
  const { currentData: conference, error } = useGetManagedConferenceQuery({ id });
  const groups = isGone(error) ? [] : openGroups(id, { mayOpen, modules: conference?.modules });
  const off = conference ? conferencePages.filter((page) => !isPageOn(page, conference.modules)).length : 0;
  const counts = conference ? pageCounts(conference) : {};
  return (
    <div className={styles.menu} data-folded={isFolded}>
      <Link className={styles.back} to={paths.conferences} onClick={onLeave} aria-label="全部会议" title="全部会议">
        <ArrowLeftOutlined aria-hidden /> {!isFolded && '全部会议'}
      </Link>
      {conference && !isGone(error) && (
        <ConferenceSwitcher conference={conference} activeKey={activeKey} isFolded={isFolded} onLeave={onLeave} />
      )}
      <nav aria-label="会议的各项">
        {groups.map((group) =>
          isFolded ? (
            <FoldedGroup key={group.title} group={group} activeKey={activeKey} />
          ) : (
            <SideGroup key={group.title} group={group} activeKey={activeKey} counts={counts} onLeave={onLeave} />
          ),
        )}
      </nav>
      {off > 0 && !isFolded && (
        <Link className={styles.more} to={conferencePath(id, 'modules')} onClick={onLeave}>
          <PlusOutlined aria-hidden /> 还有 {off} 个功能关着
        </Link>
      )}
    </div>
  );
}
