import { useState } from 'react';
import { choiceOf, type LibraryTree, type TreeNode, toggleNode } from '../../../shared/library-tree.ts';
import { FacetOption, FacetSection } from './facet-section.tsx';
import styles from './tree-facet.module.css';

const SHOWN_AT_FIRST = 6;

interface TreeFacetProps {
  readonly title: string;
  readonly tree: LibraryTree;
  readonly found: readonly { readonly id: number; readonly count: number }[];
  readonly chosen: readonly number[];
  readonly isLowerBound: boolean;
  onChange(chosen: readonly number[]): void;
}

interface Row {
  readonly node: TreeNode;
  readonly count: number;
  readonly state: boolean | 'mixed';
  readonly depth: number;
}

/** Categories or regions that the results have, the most frequent first; a chosen one shows its parts. */
export function TreeFacet({ title, tree, found, chosen, isLowerBound, onChange }: TreeFacetProps) {
  const [isWhole, setWhole] = useState(false);
  const counts = new Map(found.map(({ id, count }) => [id, count]));
  const rowsOf = (nodes: readonly TreeNode[], depth: number): Row[] =>
    nodes
      .map((node) => ({ node, depth, count: counts.get(node.id) ?? 0, state: choiceOf(tree, chosen, node.id) }))
      .filter(({ count, state }) => count > 0 || state !== false)
      .toSorted((a, b) => b.count - a.count)
      .flatMap((row) => [row, ...(row.state === false ? [] : rowsOf(tree.childrenOf(row.node.id), depth + 1))]);
  const [only] = tree.roots;
  const rows = rowsOf(tree.roots.length === 1 && only ? tree.childrenOf(only.id) : tree.roots, 0);
  if (rows.length === 0) return null;
  const shown = isWhole ? rows : rows.filter(({ state }, index) => index < SHOWN_AT_FIRST || state !== false);
  return (
    <FacetSection title={title}>
      <ul>
        {shown.map(({ node, count, state, depth }) => (
          <FacetOption
            key={node.id}
            text={node.name}
            state={state}
            count={count}
            isLowerBound={isLowerBound}
            depth={depth}
            onChange={() => onChange(toggleNode(tree, chosen, node.id))}
          />
        ))}
      </ul>
      {rows.length > SHOWN_AT_FIRST && (
        <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? '收起' : `全部 ${rows.length} 项`}
        </button>
      )}
    </FacetSection>
  );
}
