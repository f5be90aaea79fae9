import { useListHomeVersionsQuery, useRestoreHomeVersionMutation } from '@tuyuan/api-client/site/home-design.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { HomeDraft, HomeVersion } from '@tuyuan/contract/site/home-design.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { App, Button, Drawer, Skeleton } from 'antd';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './home-editor.module.css';

interface VersionsDrawerProps {
  readonly saved: HomeDraft;
  readonly hasDraft: boolean;
  readonly onRestored: (draft: HomeDraft) => void;
  readonly onClose: () => void;
}

/** What was published, by whom and when; any of it can be published again. */
export function VersionsDrawer({ saved, hasDraft, onRestored, onClose }: VersionsDrawerProps) {
  const { data, error, refetch } = useListHomeVersionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [restore, { isLoading }] = useRestoreHomeVersionMutation();
  const keys = useRetryKey();
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const current = saved.published?.version;

  async function restoreVersion({ version }: HomeVersion): Promise<void> {
    const isSure = await modal.confirm({
      title: `恢复第 ${version} 版？`,
      content: `访客马上看到第 ${version} 版的首页，它会记成新的一版。${hasDraft ? '没发布的草稿会丢掉。' : ''}`,
      okText: '恢复并发布',
    });
    if (!isSure) return;
    const change = { version, basedOn: saved.revision };
    await attempt(async () => onRestored(await restore({ ...change, key: keys.of(change) }).unwrap()), '已恢复');
  }

  return (
    <Drawer open size={440} title="版本" onClose={onClose}>
      {error !== undefined && data === undefined ? (
        <NotLoaded noun="版本" error={error} onRetry={refetch} />
      ) : data === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      ) : data.items.length === 0 ? (
        <p className={styles.none}>还没有发布过。每次发布都会在这里留下一版，随时可以恢复。</p>
      ) : (
        <ol className={styles.versions}>
          {data.items.map((item) => (
            <li key={item.version} className={styles.version}>
              <span className={styles.words}>
                <span className={styles.name}>
                  第 {item.version} 版{item.restoredFrom !== null && `（恢复自第 ${item.restoredFrom} 版）`}
                </span>
                <span className={styles.brief}>
                  {formatDateTime(item.at).slice(0, 16)}
                  {item.by && ` · ${item.by}`} · {item.blocks} 个版块，{item.slides} 张轮播
                </span>
              </span>
              {item.version === current ? (
                <span className={styles.brief}>访客看到的</span>
              ) : (
                <Button size="small" disabled={isLoading} onClick={() => void restoreVersion(item)}>
                  恢复
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </Drawer>
  );
}
