import { App } from 'antd';
import { useState } from 'react';
import { failureText } from '../failure-text.ts';
import type { TreeActions, TreeWords } from './tree-actions.ts';
import { ancestorsOf, type NodeMove, type TreeItem } from './tree-plan.ts';

/** What the user is currently editing. */
export interface TreeEditing {
  readonly renaming: number | undefined;
  /** Parent of the node being written; null for the root, undefined for none. */
  readonly adding: number | null | undefined;
}

const nothing: TreeEditing = { renaming: undefined, adding: undefined };

/** Returns the tree's commands with their confirmations and results; errors are shown and nothing is left half done. */
export function useTreeCommands<Node extends TreeItem>(
  subject: string,
  nodes: readonly Node[],
  actions: TreeActions<Node>,
  words: TreeWords<Node>,
) {
  const { message, modal } = App.useApp();
  const [editing, setEditing] = useState<TreeEditing>(nothing);

  async function attempt(run: () => Promise<unknown>): Promise<boolean> {
    try {
      await run();
      return true;
    } catch (thrown) {
      message.error(failureText(thrown));
      return false;
    }
  }

  async function confirmFarMove(node: Node, move: NodeMove): Promise<boolean> {
    if (node.parentId === move.parentId) return true;
    const target = nodes.find(({ id }) => id === move.parentId);
    const isSure = await modal.confirm({
      title: `把「${node.name}」移到${target ? `「${target.name}」下面` : '最上级'}？`,
      content: words.moveNote(node),
      okText: '移动',
    });
    return isSure;
  }

  return {
    editing,
    stop: () => setEditing(nothing),
    beginRename: (id: number) => setEditing({ renaming: id, adding: undefined }),
    beginAdd: (parentId: number | null) => setEditing({ renaming: undefined, adding: parentId }),
    async move(move: NodeMove | undefined): Promise<void> {
      const node = nodes.find(({ id }) => id === move?.id);
      if (!move || !node || !actions.move) return;
      if (!(await confirmFarMove(node, move))) return;
      const { move: send } = actions;
      await attempt(() => send(move));
    },
    async rename(node: Node, name: string): Promise<boolean> {
      const { rename } = actions;
      return rename ? attempt(() => rename(node, name)) : false;
    },
    /** Returns the new node's id. */
    async add(parentId: number | null, name: string): Promise<number | undefined> {
      let id: number | undefined;
      await attempt(async () => {
        id = (await actions.create?.({ name, parentId }))?.id;
      });
      return id;
    },
    async remove(node: Node): Promise<boolean> {
      const { remove } = actions;
      if (!remove) return false;
      const path = [...ancestorsOf(nodes, node.id), node].map(({ name }) => name).join(' / ');
      const isSure = await modal.confirm({
        title: `删除${subject}「${node.name}」？`,
        content: `${path}。${words.removalNote(node)}`,
        okText: '删除',
        okButtonProps: { danger: true },
      });
      return isSure && (await attempt(() => remove(node)));
    },
  };
}
