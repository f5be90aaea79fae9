import { PlusOutlined, SearchOutlined } from '@ant-design/icons';
import type { ManagedNode } from '@tuyuan/contract/tree-management.ts';
import { Button, Drawer, Grid, Input } from 'antd';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { KeyHint } from '../../shared/key-hint.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { StateMessage } from '../../shared/states/state-message.tsx';
import styles from './arrange-tree.module.css';
import { NodePanel } from './node-panel.tsx';
import { NodeTree } from './node-tree.tsx';
import type { TreeActions } from './tree-actions.ts';
import { ancestorsOf, matchingNodes, moveUnder, stepMove } from './tree-plan.ts';
import { useTreeCommands } from './use-tree-commands.tsx';

const MoveNodeDialog = lazy(async () => ({ default: (await import('./move-node-dialog.tsx')).MoveNodeDialog }));

interface ArrangeTreeProps {
  /** 分类, 地区. */
  readonly subject: string;
  readonly nodes: readonly ManagedNode[];
  readonly actions: TreeActions;
  readonly imagesPath: ((id: number) => string) | undefined;
  readonly albumsPath: ((id: number) => string) | undefined;
}

/** A tree an editor arranges by dragging, by keys or by menu, with the chosen node's facts beside it. */
export function ArrangeTree({ subject, nodes, actions, imagesPath, albumsPath }: ArrangeTreeProps) {
  const { md } = Grid.useBreakpoint();
  const [chosenId, setChosenId] = useState<number>();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [movingId, setMovingId] = useState<number>();
  const [words, setWords] = useState('');
  const commands = useTreeCommands(subject, nodes, actions);
  const isPhone = md === false;
  const chosen = nodes.find(({ id }) => id === chosenId) ?? (isPhone ? undefined : nodes[0]);
  const moving = nodes.find(({ id }) => id === movingId);

  async function remove(node: ManagedNode): Promise<void> {
    if (!(await commands.remove(node))) return;
    setChosenId(node.parentId ?? undefined);
    setPanelOpen(false);
  }

  function press(event: KeyboardEvent): void {
    if (!chosen || (event.target instanceof HTMLInputElement && !event.target.readOnly && event.target.value !== ''))
      return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      void commands.move(stepMove(nodes, chosen.id, event.key === 'ArrowUp' ? -1 : 1));
    } else if (event.key === 'F2' && actions.update) {
      commands.beginRename(chosen.id);
    } else if (event.key.toLowerCase() === 'n' && !event.ctrlKey && !event.metaKey && !event.altKey && actions.create) {
      commands.beginAdd(chosen.id);
    } else if (event.key === 'Delete' && actions.remove) {
      void remove(chosen);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const panel = chosen && (
    // The form keeps its values as long as it lives: another node, or new words for this one, get a new form.
    <NodePanel
      key={`${chosen.id} ${chosen.name} ${chosen.description}`}
      node={chosen}
      path={ancestorsOf(nodes, chosen.id).map(({ name }) => name)}
      update={actions.update}
      imagesPath={imagesPath?.(chosen.id)}
      albumsPath={albumsPath?.(chosen.id)}
      onRemove={actions.remove && (() => void remove(chosen))}
      onAdd={
        actions.create &&
        (() => {
          setPanelOpen(false);
          commands.beginAdd(chosen.id);
        })
      }
    />
  );

  return (
    <>
      <PageHead
        title={subject}
        note={`${nodes.length} 个`}
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
