import { PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Drawer, Grid, Input } from 'antd';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { KeyHint } from '../key-hint.tsx';
import { PageHead } from '../page-head.tsx';
import { StateMessage } from '../states/state-message.tsx';
import styles from './arrange-tree.module.css';
import { NodeTree } from './node-tree.tsx';
import type { TreeActions, TreeWords } from './tree-actions.ts';
import { ancestorsOf, matchingNodes, moveUnder, stepMove, type TreeItem } from './tree-plan.ts';
import { useTreeCommands } from './use-tree-commands.tsx';

const MoveNodeDialog = lazy(async () => ({ default: (await import('./move-node-dialog.tsx')).MoveNodeDialog }));

/** The actions a node's panel may offer; undefined without permission. */
export interface NodePanelCommands {
  /** Names of its parents. */
  readonly path: readonly string[];
  readonly onAdd: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

interface ArrangeTreeProps<Node extends TreeItem> {
  /** 分类, 地区, 单位. */
  readonly subject: string;
  /** The page's heading where it differs from the subject. */
  readonly title?: string;
  readonly note?: ReactNode;
  readonly nodes: readonly Node[];
  readonly actions: TreeActions<Node>;
  readonly words: TreeWords<Node>;
  /** At the end of a node's line. */
  readonly renderMark: (node: Node) => ReactNode;
  /** Rendered beside the tree; needs a key that changes whenever it must be remounted. */
  readonly renderPanel: (node: Node, commands: NodePanelCommands) => ReactNode;
}

/** A tree arranged by dragging, keys or menu, with the chosen node's details beside it. */
export function ArrangeTree<Node extends TreeItem>(props: ArrangeTreeProps<Node>) {
  const { subject, nodes, actions } = props;
  const { md } = Grid.useBreakpoint();
  const [chosenId, setChosenId] = useState<number>();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [movingId, setMovingId] = useState<number>();
  const [words, setWords] = useState('');
  const commands = useTreeCommands(subject, nodes, actions, props.words);
  const isPhone = md === false;
  const chosen = nodes.find(({ id }) => id === chosenId) ?? (isPhone ? undefined : nodes[0]);
  const moving = nodes.find(({ id }) => id === movingId);

  async function remove(node: Node): Promise<void> {
    if (!(await commands.remove(node))) return;
    setChosenId(node.parentId ?? undefined);
    setPanelOpen(false);
  }

  function press(event: KeyboardEvent): void {
    if (!chosen || (event.target instanceof HTMLInputElement && !event.target.readOnly && event.target.value !== ''))
      return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      void commands.move(stepMove(nodes, chosen.id, event.key === 'ArrowUp' ? -1 : 1));
    } else if (event.key === 'F2' && actions.rename) {
      commands.beginRename(chosen.id);
    } else if (event.key.toLowerCase() === 'n' && !event.ctrlKey && !event.metaKey && !event.altKey && actions.create) {
      commands.beginAdd(chosen.id);
    } else if (event.key === 'Delete' && actions.remove) {
      void remove(chosen);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const panel =
    chosen &&
    props.renderPanel(chosen, {
      path: ancestorsOf(nodes, chosen.id).map(({ name }) => name),
      onRemove: actions.remove && (() => void remove(chosen)),
      onAdd:
        actions.create &&
        (() => {
          setPanelOpen(false);
          commands.beginAdd(chosen.id);
        }),
    });

  return (
    <>
      <PageHead
        title={props.title ?? subject}
        note={props.note ?? `${nodes.length} 个`}
        actions={
          actions.create && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => commands.beginAdd(null)}>
              新建{subject}
            </Button>
          )
        }
      />
      <div className={styles.columns}>
        <div className={styles.side}>
          <div className={styles.search}>
            <Input
              type="search"
              allowClear
              prefix={<SearchOutlined />}
              placeholder={`找${subject}`}
              aria-label={`找${subject}`}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </div>
          <div className={styles.tree} onKeyDownCapture={press}>
            <NodeTree
              subject={subject}
              nodes={words === '' ? nodes : matchingNodes(nodes, words.trim())}
              allNodes={nodes}
              actions={actions}
              commands={commands}
              chosenId={chosen?.id}
              isDraggable={!isPhone}
              onChoose={setChosenId}
              onOpen={(id) => {
                setChosenId(id);
                setPanelOpen(true);
              }}
              onMoveTo={setMovingId}
              onRemove={(node) => void remove(node)}
              renderMark={props.renderMark}
            />
            {nodes.length === 0 && commands.editing.adding === undefined && (
              <StateMessage picture="empty" title={`还没有${subject}`}>
                {actions.create ? `用右上角的「新建${subject}」建第一个。` : '请有权限的同事先建好。'}
              </StateMessage>
            )}
          </div>
          {!isPhone && actions.move && (
            <p className={styles.keys}>
              <KeyHint keys={['←', '→']}>收展</KeyHint>
              <KeyHint keys={['Alt ↑↓']}>移动</KeyHint>
              <KeyHint keys={['F2']}>改名</KeyHint>
              <KeyHint keys={['N']}>加下级</KeyHint>
            </p>
          )}
        </div>
        {!isPhone && panel}
      </div>
      {isPhone && (
        <Drawer open={isPanelOpen} placement="bottom" size="85%" title={subject} onClose={() => setPanelOpen(false)}>
          {panel}
        </Drawer>
      )}
      <Suspense>
        {moving && (
          <MoveNodeDialog
            node={moving}
            nodes={nodes}
            onClose={() => setMovingId(undefined)}
            onMove={(parentId) => void commands.move(moveUnder(nodes, moving.id, parentId))}
          />
        )}
      </Suspense>
    </>
  );
}
