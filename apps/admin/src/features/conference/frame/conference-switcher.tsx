import { DownOutlined } from '@ant-design/icons';
import { useGetManagedConferencesQuery } from '@tuyuan/api-client/conference/conference-management.ts';
import type { ManagedConference } from '@tuyuan/contract/conference/conference-management.ts';
import { conferenceStateName } from '@tuyuan/format/conference-words.ts';
import { VisuallyHidden } from '@tuyuan/ui/visually-hidden.tsx';
import { Dropdown } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { conferencePath } from '../../../shared/paths.ts';
import { conferenceStateTone } from './conference-state-tone.ts';
import styles from './conference-switcher.module.css';

const shown = { sorting: 'startTime DESC', maxResultCount: 12 } as const;

interface ConferenceSwitcherProps {
  readonly conference: ManagedConference;
  /** The page that stays open in the other conference. */
  readonly activeKey: string;
  readonly isFolded: boolean;
  readonly onLeave: () => void;
}

/** Which conference this is; opens the latest others. */
export function ConferenceSwitcher({ conference, activeKey, isFolded, onLeave }: ConferenceSwitcherProps) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { data } = useGetManagedConferencesQuery(shown, { skip: !isOpen });
  const { id, title, cover, conferenceState } = conference;
  const others = data?.items.filter((each) => each.id !== id) ?? [];

  function goTo(other: number): void {
    setOpen(false);
    onLeave();
    void navigate(conferencePath(other, activeKey));
  }

  return (
    <Dropdown
      trigger={['click']}
      open={isOpen}
      onOpenChange={setOpen}
      menu={{
        items:
          others.length > 0
            ? others.map((other) => ({
                key: other.id,
                label: other.title,
                extra: conferenceStateName(other.conferenceState),
                onClick: () => goTo(other.id),
              }))
            : [{ key: 'none', disabled: true, label: data ? '没有别的会议' : '正在取会议…' }],
      }}
    >
      <button type="button" className={styles.switcher} title={title}>
        <VisuallyHidden>换一场会议，现在是{isFolded ? `「${title}」` : '：'}</VisuallyHidden>
        <span className={styles.cover}>
          {cover === '' ? <span aria-hidden>{title.slice(0, 1)}</span> : <img src={cover} alt="" />}
        </span>
        {!isFolded && (
          <>
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              <span className={styles.state}>
                <StatusDot tone={conferenceStateTone(conferenceState)}>
                  {conferenceStateName(conferenceState)}
                </StatusDot>
              </span>
            </span>
            <DownOutlined className={styles.arrow ?? ''} aria-hidden />
          </>
        )}
      </button>
    </Dropdown>
  );
}
