import { Alert, Button } from 'antd';
import { partTitles } from './draft-parts.ts';
import styles from './home-editor.module.css';
import type { EditedDraft } from './use-home-draft.ts';

/** Whether what was edited is stored. */
export function DraftState({ draft }: { readonly draft: EditedDraft }) {
  const { isSaving, isDirty, faults, problem, saved } = draft;
  if (isSaving) return '正在保存草稿…';
  if (faults.size > 0) return <span className={styles.fault}>有 {faults.size} 处没填对，草稿还没存</span>;
  if (problem !== undefined) return <span className={styles.fault}>草稿没存上</span>;
  if (isDirty) return '有修改，马上自动保存';
  if (saved.saved) return `草稿已自动保存 · ${saved.saved.at.slice(11, 16)} ${saved.saved.by}`;
  return saved.published ? `和第 ${saved.published.version} 版一样` : '还没发布过，访客看到的是默认首页';
}

/** What keeps the draft from being stored, and what can be done about it. */
export function DraftNotes({ draft }: { readonly draft: EditedDraft }) {
  const { clash, problem, faults } = draft;
  const lists = [...faults].filter(([place]) => !place.includes('.')).map(([, message]) => message);
  return (
    <>
      {clash && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          className={styles.note ?? ''}
          title={`别人刚改过：${clash.parts.map((name) => partTitles[name]).join('、')}`}
          description="你也改了这些，现在显示的是你的内容，还没有保存。选一边继续；另一边没改到的部分都已合在一起。"
          action={
            <span className={styles.choices}>
              <Button size="small" onClick={() => draft.settleClash('theirs')}>
                用对方的
              </Button>
              <Button size="small" type="primary" onClick={() => draft.settleClash('mine')}>
                用我的
              </Button>
            </span>
          }
        />
      )}
      {problem !== undefined && (
        <Alert
          type="error"
          showIcon
          role="alert"
          className={styles.note ?? ''}
          title={problem}
          action={
            <Button size="small" onClick={() => void draft.save()}>
              再试一次
            </Button>
          }
        />
      )}
      {lists.length > 0 && (
        <Alert type="error" showIcon role="alert" className={styles.note ?? ''} title={lists.join('；')} />
      )}
    </>
  );
}
