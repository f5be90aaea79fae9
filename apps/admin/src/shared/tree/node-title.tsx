import { EllipsisOutlined } from '@ant-design/icons';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button, Dropdown, type MenuProps } from 'antd';
import type { ReactNode } from 'react';
import styles from './arrange-tree.module.css';
import { NodeNameInput } from './node-name-input.tsx';
import type { TreeItem } from './tree-plan.ts';

interface NodeTitleProps {
  readonly node: TreeItem;
  /** The node's count or kind. */
  readonly mark: ReactNode;
  readonly isRenaming: boolean;
  readonly commands: NonNullable<MenuProps['items']>;
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onStop: () => void;
}

/** A line of the tree: name, mark, and a menu with everything that keys and dragging do. */
export function NodeTitle({ node, mark, isRenaming, commands, onRename, onStop }: NodeTitleProps) {
  if (isRenaming) return <NodeNameInput label="新名称" initial={node.name} onSubmit={onRename} onStop={onStop} />;
  return (
    <span className={styles.title}>
      <span className={styles.name} title={node.name} data-node={node.id}>
        {node.name}
      </span>
      <span className={styles.count}>{mark}</span>
      {commands.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items: commands }}>
          <Button
            type="text"
            size="small"
            className={classNames(styles.more)}
            tabIndex={-1}
            icon={<EllipsisOutlined />}
            aria-label={`「${node.name}」的操作`}
            onClick={(event) => event.stopPropagation()}
          />
        </Dropdown>
      )}
    </span>
  );
}
