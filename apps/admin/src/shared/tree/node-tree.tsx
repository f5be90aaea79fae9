import { type MenuProps, Tree } from 'antd';
import { type Key, type ReactNode, useState } from 'react';
import styles from './arrange-tree.module.css';
import { NodeNameInput } from './node-name-input.tsx';
import { NodeTitle } from './node-title.tsx';
import type { TreeActions } from './tree-actions.ts';
import { branchesOf, dropMove, stepMove, type TreeBranch, type TreeItem } from './tree-plan.ts';
import type { useTreeCommands } from './use-tree-commands.tsx';

interface NodeTreeProps<Node extends TreeItem> {
  readonly subject: string;
  /** The visible nodes; `allNodes` is the whole tree. */
  readonly nodes: readonly Node[];
  readonly allNodes: readonly Node[];
  readonly actions: TreeActions<Node>;
  readonly commands: ReturnType<typeof useTreeCommands<Node>>;
  readonly chosenId: number | undefined;
  readonly isDraggable: boolean;
  readonly onChoose: (id: number) => void;
  /** By pointer, where the facts are behind a tap. */
  readonly onOpen: (id: number) => void;
  readonly onMoveTo: (id: number) => void;
  readonly onRemove: (node: Node) => void;
  readonly renderMark: (node: Node) => ReactNode;
}

/** The key of the line in which a new node is being named. */
const NEW = 'new';

interface Line<Node> {
  readonly key: number | string;
  readonly node?: Node;
  readonly children?: Line<Node>[];
  readonly isLeaf?: boolean;
}

function linesOf<Node extends TreeItem>(
  branches: readonly TreeBranch<Node>[],
  adding: number | null | undefined,
  parentId: number | null = null,
): Line<Node>[] {
  const lines: Line<Node>[] = branches.map(({ key, node, children }) => ({
    key,
    node,
    isLeaf: children.length === 0 && adding !== node.id,
    children: linesOf(children, adding, node.id),
  }));
  return adding === parentId ? [...lines, { key: NEW, isLeaf: true }] : lines;
}

export function NodeTree<Node extends TreeItem>(props: NodeTreeProps<Node>) {
  const { subject, nodes, allNodes, actions, commands, chosenId } = props;
  const { editing } = commands;
  const [expanded, setExpanded] = useState<readonly Key[]>();
  const isFiltered = nodes.length !== allNodes.length;
  // Opens the upper two levels at first, everything a search found, and always where a new node is being named.
  const roots = nodes.filter(({ parentId }) => parentId === null).map(({ id }) => id);
  const open = isFiltered
    ? nodes.map(({ id }) => id)
    : (expanded ?? (nodes.length <= 60 ? nodes.map(({ id }) => id) : roots));
  const isAdding = editing.adding !== undefined && editing.adding !== null;

  function menuOf(node: Node): NonNullable<MenuProps['items']> {
    const step = (by: -1 | 1) => stepMove(allNodes, node.id, by);
    const { move } = actions;
    return [
      ...(actions.create ? [{ key: 'add', label: '加下级', onClick: () => commands.beginAdd(node.id) }] : []),
      ...(actions.rename ? [{ key: 'rename', label: '改名', onClick: () => commands.beginRename(node.id) }] : []),
      ...(move
        ? [
            { key: 'up', label: '上移', disabled: !step(-1), onClick: () => void commands.move(step(-1)) },
            { key: 'down', label: '下移', disabled: !step(1), onClick: () => void commands.move(step(1)) },
            { key: 'to', label: '移到…', onClick: () => props.onMoveTo(node.id) },
          ]
        : []),
      ...(actions.remove ? [{ key: 'remove', label: '删除', danger: true, onClick: () => props.onRemove(node) }] : []),
    ].map((item) => ({
      ...item,
      onClick: (event: { domEvent: { stopPropagation(): void } }) => {
        event.domEvent.stopPropagation();
        item.onClick();
      },
    }));
  }

  return (
    <Tree<Line<Node>>
      blockNode
      aria-label={subject}
      treeData={linesOf(branchesOf(nodes), editing.adding)}
      selectedKeys={chosenId === undefined ? [] : [chosenId]}
      expandedKeys={[
        ...open,
        ...(isAdding && editing.adding !== null && editing.adding !== undefined ? [editing.adding] : []),
      ]}
      onExpand={setExpanded}
      onSelect={(_keys, { node }) => node.node && props.onOpen(node.node.id)}
      onActiveChange={(key) => {
        if (typeof key === 'number') props.onChoose(key);
      }}
      draggable={
        props.isDraggable &&
        actions.move &&
        !isFiltered &&
        editing.renaming === undefined &&
        editing.adding === undefined
          ? { icon: false }
          : false
      }
      onDrop={({ dragNode, node, dropToGap, dropPosition }) => {
        if (!dragNode.node || !node.node) return;
        const place = Number(node.pos.split('-').at(-1));
        const side = !dropToGap ? 'into' : dropPosition < place ? 'before' : 'after';
        void commands.move(dropMove(allNodes, { id: dragNode.node.id, targetId: node.node.id, side }));
      }}
      titleRender={({ node }) =>
        node ? (
          <NodeTitle
            node={node}
            mark={props.renderMark(node)}
            isRenaming={editing.renaming === node.id}
            commands={menuOf(node)}
            onRename={(name) => commands.rename(node, name)}
            onStop={commands.stop}
          />
        ) : (
          <span className={styles.title}>
            <NodeNameInput
              label={`新${subject}的名称`}
              initial=""
              onStop={commands.stop}
              onSubmit={async (name) => {
                const id = await commands.add(editing.adding ?? null, name);
                if (id !== undefined) props.onChoose(id);
                return id !== undefined;
              }}
            />
          </span>
        )
      }
    />
  );
}
