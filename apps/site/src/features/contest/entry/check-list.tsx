import type { EntryCheck } from '@tuyuan/contract/contest/entry.ts';
import type { EntryCheckKey, EntryCheckResult } from '@tuyuan/contract/contest/entry-words.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import type { IconName } from '@tuyuan/ui/icon-paths.ts';
import styles from './entry-card.module.css';

const titles: Readonly<Record<EntryCheckKey, string>> = {
  files: '图片',
  count: '张数',
  bytes: '文件',
  longEdge: '尺寸',
  captured: '拍摄时间',
  exif: 'EXIF',
  duplicate: '查重',
  lookAlike: '相似',
  title: '题目',
  category: '分类',
  aiUse: 'AI 声明',
};
const icons: Readonly<Record<EntryCheckResult, IconName>> = { passed: 'success', asks: 'warning', failed: 'warning' };
const words: Readonly<Record<EntryCheckResult, string>> = { passed: '合格', asks: '要说明', failed: '不合格' };

/** What was looked at, with the value, the limit and the next step of what does not pass. */
export function CheckList({ checks }: { readonly checks: readonly EntryCheck[] }) {
  return (
    <ul className={styles.checks} aria-label="检查">
      {checks.map(({ key, place, result, value, limit, next }) => (
        <li key={`${key} ${place}`} data-result={result}>
          <Icon name={icons[result]} size={16} />
          <span>
            <span className={styles.hidden}>{words[result]}：</span>
            {titles[key]}
            {place !== null && `（第 ${place} 张）`} {value}
          </span>
          <span className={styles.next}>{result === 'passed' ? '合格' : [limit, next].filter(Boolean).join('，')}</span>
        </li>
      ))}
    </ul>
  );
}
