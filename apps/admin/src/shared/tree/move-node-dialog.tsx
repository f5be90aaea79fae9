import { ProFormItem } from '@ant-design/pro-components';
import { NodeField } from '../filters/node-select.tsx';
import { RecordDialog } from '../form/record-dialog.tsx';
import { ancestorsOf, type TreeItem } from './tree-plan.ts';

interface MoveNodeDialogProps {
  readonly node: TreeItem;
  readonly nodes: readonly TreeItem[];
  readonly onMove: (parentId: number | null) => void;
  readonly onClose: () => void;
}

/** Chooses another parent, as an alternative to dragging. */
export function MoveNodeDialog({ node, nodes, onMove, onClose }: MoveNodeDialogProps) {
  const possible = nodes.filter(
    ({ id }) => id !== node.id && !ancestorsOf(nodes, id).some((above) => above.id === node.id),
  );
  return (
    <RecordDialog<{ parentId?: number | null }>
      name="move-node"
      width={420}
      title={`把「${node.name}」移到`}
      okText="移动"
      initial={{ parentId: node.parentId }}
      save={async ({ parentId }) => onMove(parentId ?? null)}
      onClose={onClose}
    >
      <ProFormItem name="parentId" label="上级" extra="留空就是最上级。">
        <NodeField nodes={possible} placeholder="最上级" />
      </ProFormItem>
    </RecordDialog>
  );
}
