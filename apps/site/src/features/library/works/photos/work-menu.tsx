import type { OwnImage } from '@tuyuan/contract/library/own-image.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { Popover } from '@tuyuan/ui/popover.tsx';
import type { WorkActions } from './use-work-actions.ts';
import styles from './work-menu.module.css';
import { type WorksState, worksPath } from './works-state.ts';

interface WorkMenuProps {
  readonly image: OwnImage;
  readonly state: WorksState;
  readonly actions: WorkActions;
}

/** What can be done with one picture in its state. */
export function WorkMenu({ image, state, actions }: WorkMenuProps) {
  const { id, title, reviewState, abilities, missing } = image;
  const ids = [id];
  return (
    <Popover text="操作" label={`「${title}」的操作`}>
      {(close) => {
        const item = (label: string, act: () => Promise<void>, isOff = false) => (
          <Button
            kind="text"
            isBlock
            className={styles.item}
            disabled={isOff}
            onClick={() => {
              close();
              void act();
            }}
          >
            {label}
          </Button>
        );
        return (
          <div className={styles.menu}>
            {abilities.edit && (
              <ButtonLink
                kind="text"
                isBlock
                className={styles.item}
                href={worksPath({ ...state, editId: id })}
                onClick={close}
              >
                改资料和价格
              </ButtonLink>
            )}
            <ButtonLink
              kind="text"
              isBlock
              className={styles.item}
              href={worksPath({ ...state, imageId: id })}
              onClick={close}
            >
              看这张的统计
            </ButtonLink>
            {reviewState === 'approved' && (
              <ButtonLink kind="text" isBlock className={styles.item} href={`/photo?id=${id}`}>
                看图片页
              </ButtonLink>
            )}
            {abilities.submit && item('提交审核', () => actions.submit(ids), missing.length > 0)}
            {reviewState === 'pending' && item('撤回', () => actions.withdraw(ids))}
            {abilities.takeOffline && item('下架', () => actions.takeOffline(ids))}
            {abilities.publish && item('重新发布', () => actions.publish(ids))}
            {abilities.restore && item('恢复', () => actions.restore(ids))}
            {abilities.delete && item('移到回收站', () => actions.remove(ids))}
          </div>
        );
      }}
    </Popover>
  );
}
