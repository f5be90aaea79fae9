import type { ManagedNode } from '@tuyuan/contract/tree-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import type { ReactNode } from 'react';
import { ArrangeTree } from '../../../shared/tree/arrange-tree.tsx';
import type { TreeActions } from '../../../shared/tree/tree-actions.ts';
import { NodePanel, type UpdateNode } from './node-panel.tsx';

interface ArrangeLibraryTreeProps {
  /** 分类, 地区. */
  readonly subject: string;
  readonly nodes: readonly ManagedNode[];
  readonly actions: Omit<TreeActions<ManagedNode>, 'rename'> & { readonly update: UpdateNode | undefined };
  readonly imagesPath: ((id: number) => string) | undefined;
  readonly albumsPath: ((id: number) => string) | undefined;
  /** What stands below the chosen node's form. */
  readonly renderMore?: (node: ManagedNode) => ReactNode;
}

const words = {
  moveNote: ({ imageCount, albumCount }: ManagedNode) =>
    imageCount + albumCount > 0
      ? `其中 ${imageCount} 张图片、${albumCount} 个图集，连同它的下级一起移过去。`
      : '它的下级一起移过去。',
  removalNote: () => '只有没有下级、图片和图集时才能删除。',
};

/** The tree of categories or regions: each node's image and album counts, editable name and description. */
export function ArrangeLibraryTree({
  subject,
  nodes,
  actions,
  imagesPath,
  albumsPath,
  renderMore,
}: ArrangeLibraryTreeProps) {
  const { update } = actions;
  return (
    <ArrangeTree
      subject={subject}
      nodes={nodes}
      words={words}
      actions={{
        ...actions,
        rename: update && (({ id, description }, name) => update({ id, name, description })),
      }}
      renderMark={({ imageCount }) => formatCount(imageCount)}
      renderPanel={(node, commands) => (
        // The form keeps its values while mounted: another node, or changed text of this one, gets a new form.
        <NodePanel
          key={`${node.id} ${node.name} ${node.description}`}
          node={node}
          update={update}
          imagesPath={imagesPath?.(node.id)}
          albumsPath={albumsPath?.(node.id)}
          more={renderMore?.(node)}
          {...commands}
        />
      )}
    />
  );
}
