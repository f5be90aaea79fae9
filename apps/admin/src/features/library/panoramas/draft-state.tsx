import type { PanoramaDraft } from '@tuyuan/contract/library/panorama-management.ts';
import { Alert, Button } from 'antd';
import { SavedMeanwhile } from '../../../shared/form/saved-meanwhile.tsx';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { shortMoment } from '../../../shared/wire-moment.ts';
import styles from './panorama-editor.module.css';
import { PanoramaStateMark } from './panorama-states.tsx';
import type { PanoramaEditing } from './use-panorama-draft.ts';

interface DraftStateProps {
  readonly panorama: PanoramaDraft;
  readonly editing: PanoramaEditing;
  readonly mayEdit: boolean;
}

/** Whether what is on the screen is saved, and what visitors see. */
export function DraftState({ panorama, editing, mayEdit }: DraftStateProps) {
  const { isDirty, isSaving, problem, theirs } = editing;
  return (
    <span className={styles.state}>
      <PanoramaStateMark panorama={panorama} />
      {mayEdit && (
        <span role="status">
          {problem || theirs ? (
            <StatusDot tone="warning">没有保存</StatusDot>
          ) : isDirty || isSaving ? (
            <StatusDot tone="off">正在保存…</StatusDot>
          ) : (
            <StatusDot tone="success">草稿已自动保存 {shortMoment(panorama.updatedAt)}</StatusDot>
          )}
        </span>
      )}
    </span>
  );
}

/** Why the draft isn't saved, and what to do about it. */
export function DraftConflict({ editing: { problem, theirs, ...editing } }: { readonly editing: PanoramaEditing }) {
  if (theirs)
    return <SavedMeanwhile editor={theirs.editor} onKeepMine={editing.keepMine} onTakeTheirs={editing.takeTheirs} />;
  if (problem === undefined) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      className={styles.conflict ?? ''}
      title={`草稿没有保存：${problem}`}
      action={
        <Button size="small" onClick={() => void editing.save().catch(() => undefined)}>
          再试一次
        </Button>
      }
    />
  );
}
