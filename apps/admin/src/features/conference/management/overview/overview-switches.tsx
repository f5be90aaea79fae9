import {
  useSetConferenceActiveMutation,
  useSetConferenceLiveMutation,
} from '@tuyuan/api-client/conference/conference-management.ts';
import type { ConferenceDraft } from '@tuyuan/contract/conference/conference-management.ts';
import { Switch } from 'antd';
import { usePermissions } from '../../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../../shared/use-attempt.ts';
import { OverviewCard } from './overview-card.tsx';
import styles from './overview-switches.module.css';

/** Switches that take effect at once, without publishing. */
export function OverviewSwitches({ conference }: { readonly conference: ConferenceDraft }) {
  const attempt = useAttempt();
  const [setLive, live] = useSetConferenceLiveMutation();
  const [setActive, active] = useSetConferenceActiveMutation();
  const mayEdit = usePermissions()('Pages.Conferences.Edit');
  const { id, liveOn, isActived, storedState, modules } = conference;
  return (
    <OverviewCard title="立即生效">
      <div className={styles.row}>
        <span>
          在网站上显示
          <span className={styles.note}>关掉就从网站和手机端下架。</span>
        </span>
        <Switch
          aria-label="在网站上显示"
          checked={isActived}
          disabled={!mayEdit}
          loading={active.isLoading}
          onChange={(isOn) =>
            void attempt(() => setActive({ id, isActived: isOn }).unwrap(), isOn ? '已显示' : '已下架')
          }
        />
      </div>
      {modules.includes('wall') && (
        <div className={styles.row}>
          <span>
            现场照片墙
            <span className={styles.note}>参会者能传照片、看照片。</span>
          </span>
          <Switch
            aria-label="现场照片墙"
            checked={liveOn}
            disabled={!mayEdit || storedState === 'draft' || storedState === 'cancelled'}
            loading={live.isLoading}
            onChange={(isOn) => void attempt(() => setLive({ id, liveOn: isOn }).unwrap(), isOn ? '已打开' : '已关闭')}
          />
        </div>
      )}
    </OverviewCard>
  );
}
