import { CheckOutlined, CloseOutlined, WarningOutlined } from '@ant-design/icons';
import { useRetryPanoramaPictureMutation } from '@tuyuan/api-client/library/panorama-management.ts';
import type { TourCheck } from '@tuyuan/contract/library/panorama-checks.ts';
import type { PanoramaPicture } from '@tuyuan/contract/library/panorama-management.ts';
import type { PanoramaTour } from '@tuyuan/contract/library/panorama-tour.ts';
import { Button } from 'antd';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './panorama-editor.module.css';

interface ChecksPanelProps {
  readonly id: number;
  readonly tour: PanoramaTour;
  readonly pictures: readonly PanoramaPicture[];
  readonly checks: readonly TourCheck[];
  readonly mayEdit: boolean;
  readonly onGo: (sceneKey: string) => void;
}

/** What stands against publishing, and what a visitor would stumble over. */
export function ChecksPanel({ id, tour, pictures, checks, mayEdit, onGo }: ChecksPanelProps) {
  const [retry] = useRetryPanoramaPictureMutation();
  const attempt = useAttempt();
  const used = tour.scenes.flatMap(({ pictureId }) => pictures.find((each) => each.id === pictureId) ?? []);
  const failed = used.filter(({ state }) => state === 'failed');
  const nameOf = (key: string | null) => tour.scenes.find((scene) => scene.key === key)?.name || '未命名';
  const hasWords = used.length > 0 && !checks.some(({ kind }) => kind === 'words');
  const sum = (count: (picture: PanoramaPicture) => number) => used.reduce((all, picture) => all + count(picture), 0);
  const isWhole = used.every(({ state }) => state === 'ready');
  const percent = Math.floor(
    (sum(({ tilesDone }) => tilesDone) /
      Math.max(
        1,
        sum(({ tilesTotal }) => tilesTotal),
      )) *
      100,
  );
  return (
    <section className={styles.panel} aria-labelledby="pano-checks">
      <h2 id="pano-checks" className={styles.panelHead}>
        检查
      </h2>
      <ul className={styles.checks}>
        {used.length > 0 && (
          <li data-tone={isWhole ? 'good' : 'wait'}>
            {isWhole ? <CheckOutlined /> : <WarningOutlined />}
            {isWhole ? '都是 2:1，清晰画面已经生成' : `都是 2:1，正在生成清晰画面，完成 ${percent}%`}
          </li>
        )}
        {failed.map((picture) => (
          <li key={picture.id} data-tone="bad">
            <CloseOutlined />
            <span>
              {picture.originalName}：{picture.failure}
              {mayEdit && (
                <Button
                  size="small"
                  type="link"
                  onClick={() => void attempt(() => retry({ id, pictureId: picture.id }).unwrap(), '已重新排队')}
                >
                  重试
                </Button>
              )}
            </span>
          </li>
        ))}
        {checks
          .filter(({ kind }) => kind !== 'picture')
          .map((check) => (
            <li key={`${check.kind}-${check.scene}`} data-tone={check.blocks ? 'bad' : 'warn'}>
              {check.blocks ? <CloseOutlined /> : <WarningOutlined />}
              {check.scene === null ? (
                wordsOf(check, '')
              ) : (
                <button type="button" className={styles.goTo} onClick={() => onGo(check.scene ?? '')}>
                  {wordsOf(check, nameOf(check.scene))}
                </button>
              )}
            </li>
          ))}
        {hasWords && (
          <li data-tone="good">
            <CheckOutlined />
            每个热点有文字，键盘可达
          </li>
        )}
      </ul>
    </section>
  );
}

function wordsOf({ kind, count }: TourCheck, name: string): string {
  switch (kind) {
    case 'title':
      return '没有标题，不能发布';
    case 'scenes':
      return '还没有场景，不能发布';
    case 'picture':
      return `「${name}」的清晰画面还在生成`;
    case 'target':
      return `「${name}」有 ${count} 个热点没选去处，不能发布`;
    case 'dead-end':
      return `「${name}」没有出口，进去后回不来`;
    case 'unreachable':
      return `没有热点通到「${name}」`;
    case 'words':
      return `「${name}」有 ${count} 个热点没有文字`;
  }
}
