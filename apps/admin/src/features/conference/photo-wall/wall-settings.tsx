import { useGetManagedConferenceQuery } from '@tuyuan/api-client/conference/conference-management.ts';
import { useUpdateLiveSettingsMutation } from '@tuyuan/api-client/conference/photo-wall-management.ts';
import type { LiveSettings } from '@tuyuan/contract/conference/photo-wall-management.ts';
import { InputNumber, Switch } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './wall-desk.module.css';

type LiveChange = Partial<Pick<LiveSettings, 'liveOn' | 'isReviewed' | 'reportsToHide'>>;

interface WallSettingsProps {
  readonly conferenceId: number;
  readonly settings: LiveSettings;
}

/** The wall's switches, which take effect at once, and links to its albums in the gallery. */
export function WallSettings({ conferenceId, settings }: WallSettingsProps) {
  const attempt = useAttempt();
  const { data: conference } = useGetManagedConferenceQuery({ id: conferenceId });
  const [update, { isLoading }] = useUpdateLiveSettingsMutation();
  const { liveOn, isReviewed, reportsToHide } = settings;
  /** Undefined while nothing is being typed. */
  const [typed, setTyped] = useState<number | null>();
  const mayDo = usePermissions();
  const isShown = conference?.storedState === 'published' || conference?.storedState === 'archived';

  // Sends only what was changed: the rest may have changed meanwhile.
  async function save(change: LiveChange, done: string): Promise<void> {
    await attempt(() => update({ conferenceId, ...change }).unwrap(), done);
  }

  async function saveReports(): Promise<void> {
    if (typeof typed === 'number' && typed !== reportsToHide)
      await save({ reportsToHide: typed }, `以后 ${typed} 人举报，照片先下墙等人看`);
    setTyped(undefined);
  }

  return (
    <div className={styles.settings}>
      <span className={styles.setting}>
        <Switch
          aria-label="照片墙"
          checked={liveOn}
          disabled={!liveOn && !isShown}
          loading={isLoading}
          onChange={(on) => void save({ liveOn: on }, on ? '照片墙已打开，所有人可见' : '照片墙已关闭')}
        />
        照片墙{liveOn ? '开放' : '关闭'}
      </span>
      <span className={styles.setting}>
        <Switch
          aria-label="先审后上墙"
          checked={isReviewed}
          loading={isLoading}
          onChange={(on) => void save({ isReviewed: on }, on ? '新照片先审再上墙' : '新照片直接上墙')}
        />
        {isReviewed ? '先审后上墙' : '直接上墙'}
      </span>
      <span className={styles.setting}>
        <InputNumber
          aria-label="几人举报就先下墙"
          min={1}
          max={100}
          precision={0}
          style={{ width: 64 }}
          value={typed === undefined ? reportsToHide : typed}
          onChange={setTyped}
          onBlur={() => void saveReports()}
          onPressEnter={() => void saveReports()}
        />
        人举报就先下墙
      </span>
      {mayDo('Pages.Albums') && conference && (
        <Link
          className={styles.album ?? ''}
          to={`${paths.albums}?keyword=${encodeURIComponent(`${conference.title} · 现场`)}&state=pending`}
        >
          去图集里审核入库 →
        </Link>
      )}
    </div>
  );
}
