import { UndoOutlined, WarningOutlined } from '@ant-design/icons';
import type { PermissionNode } from '@tuyuan/contract/account/permission.ts';
import type { ManagedRole } from '@tuyuan/contract/account/role-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button } from 'antd';
import styles from './role-changes.module.css';
import type { RoleChanges } from './role-draft.ts';

interface RoleChangesPanelProps {
  readonly role: ManagedRole;
  readonly tree: readonly PermissionNode[];
  readonly changes: RoleChanges;
  readonly isSaving: boolean;
  readonly onTakeBack: (name: string) => void;
  readonly onDrop: () => void;
  readonly onSave: () => void;
}

/** The pending changes line by line, whom they affect, and the button to save them. */
export function RoleChangesPanel(props: RoleChangesPanelProps) {
  const { role, tree, changes, isSaving, onTakeBack, onDrop, onSave } = props;
  const { grant, revoke } = changes;
  const titleOf = (name: string) => {
    const node = tree.find((each) => each.name === name);
    const parent = tree.find((each) => each.name === node?.parent);
    return parent ? `${parent.title} · ${node?.title}` : `${node?.title ?? name} · 查看`;
  };
  const line = (name: string, sign: '+' | '−') => (
    <li key={name} data-sign={sign}>
      <span>
        {sign} {titleOf(name)}
      </span>
      <Button
        type="text"
        size="small"
        icon={<UndoOutlined />}
        aria-label={`撤回：${titleOf(name)}`}
        onClick={() => onTakeBack(name)}
      />
    </li>
  );
  const isChanged = grant.length + revoke.length > 0;
  return (
    <aside className={styles.panel} aria-label="本次改动" data-empty={!isChanged || undefined}>
      <h2>
        本次改动
        {isChanged && (
          <span className={styles.sum}>
            +{grant.length} −{revoke.length}
          </span>
        )}
      </h2>
      {isChanged ? (
        <ul>
          {grant.map((name) => line(name, '+'))}
          {revoke.map((name) => line(name, '−'))}
        </ul>
      ) : (
        <p className={styles.minor}>还没有改动。勾选或取消后会列在这里。</p>
      )}
      {isChanged && (
        <p className={styles.minor}>
          影响 {formatCount(role.memberCount)} 人，保存后他们的下一次操作就按新权限。被单独禁止的仍然禁止。
        </p>
      )}
      {grant.includes('Pages.Users.SensitiveData') && (
        <p className={styles.warning}>
          <WarningOutlined aria-hidden="true" /> 「查看个人信息」能看到完整的手机号和邮箱，只给确实需要的人。
        </p>
      )}
      <div className={styles.actions}>
        <Button disabled={!isChanged} onClick={onDrop}>
          放弃
        </Button>
        <Button type="primary" disabled={!isChanged} loading={isSaving} onClick={onSave}>
          保存角色
        </Button>
      </div>
    </aside>
  );
}
