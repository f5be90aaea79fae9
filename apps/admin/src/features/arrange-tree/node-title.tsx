import { EllipsisOutlined } from '@ant-design/icons';
import type { ManagedNode } from '@tuyuan/contract/tree-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button, Dropdown, type MenuProps } from 'antd';
import styles from './arrange-tree.module.css';
import { NodeNameInput } from './node-name-input.tsx';

interface NodeTitleProps {
  readonly node: ManagedNode;
  readonly isRenaming: boolean;
  readonly commands: NonNullable<MenuProps['items']>;
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onStop: () => void;
}

/** A line of the tree: name, how many images, and a menu with everything the keys and dragging do. */
export function NodeTitle({ node, isRenaming, commands, onRename, onStop }: NodeTitleProps) {
  if (isRenaming) return <NodeNameInput label="新名称" initial={node.name} onSubmit={onRename} onStop={onStop} />;
  return (
    <span className={styles.title}>
      <span className={styles.name} title={node.name} data-node={node.id}>
        {node.name}
      </span>
      <span className={styles.count}>{formatCount(node.imageCount)}</span>
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
