import { Modal } from 'antd';
import { KeyHint } from '../../../shared/key-hint.tsx';
import styles from './review-desk.module.css';

const keys: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['A'], '通过'],
  [['1', '–', '8'], '选退回原因，再按一次取消'],
  [['R'], '按选好的原因退回'],
  [['.'], '用上次退回的原因'],
  [['W'], '给作者留言，Esc 写完'],
  [['N', '→', 'J'], '下一张'],
  [['←', 'K'], '上一张'],
  [['U'], '撤销上一张，60 秒内'],
  [['E'], '就地改标题、描述、标签、分类'],
  [['Z'], '1:1 放大镜，方向键移动'],
  [['M'], '在图上圈给作者看，方向键移动，Shift 加方向键改大小，Enter 圈好，Delete 去掉'],
  [['D'], '和近似图并排看'],
  [['0'], '并排看时：不算重复'],
  [['1'], '并排看时：按重复退回'],
  [['L'], '再拿 15 分钟'],
  [['Esc'], '回到单张'],
];

/** All keys of the review desk. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal open title="键盘" footer={null} onCancel={onClose}>
      <dl className={styles.help}>
        {keys.map(([caps, does]) => (
          <div key={does}>
            <dt>
              <KeyHint keys={caps} />
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
