import { maxFolders } from '@tuyuan/contract/community/collection-words.ts';
import type { MarkKind } from '@tuyuan/contract/community/mark-kinds.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FolderForm } from '../../../shared/collect/folder-form.tsx';
import styles from './collection.module.css';
import { collectionPath } from './collection-path.ts';
import { FolderHead } from './folder-head.tsx';
import { FolderRow } from './folder-row.tsx';
import { collectedKinds, kindWords } from './kind-words.ts';
import { PickBar } from './pick-bar.tsx';
import { collectionPageSize, useCollectionPage } from './use-collection-page.ts';
import { useFolders } from './use-folders.ts';

interface Found<Item> {
  readonly currentData?: { readonly totalCount: number; readonly items: readonly Item[] } | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  refetch(): unknown;
}

interface CollectedProps<Item> {
  readonly kind: MarkKind;
  readonly found: Found<Item>;
  show(items: readonly Item[]): ReactNode;
  /** Shows them to choose from. */
  pick(items: readonly Item[], picked: ReadonlySet<number>, toggle: (id: number) => void): ReactNode;
}

/** One's folders, and what lies in the chosen one. */
export function Collected<Item extends { readonly id: number }>({ kind, found, show, pick }: CollectedProps<Item>) {
  const { page, folderId } = useCollectionPage();
  const { currentData: data, isError, isFetching, refetch } = found;
  const all = useFolders();
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  const [picked, setPicked] = useState<ReadonlySet<number>>();
  const index = all.folders.findIndex(({ id }) => id === folderId);
  const folder = all.folders[index];
  const toggle = (id: number) => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    setPicked(next);
  };
  return (
    <>
      <div className={styles.top}>
        <Tabs
          label="收藏的种类"
          tabs={collectedKinds.map((each) => ({
            href: collectionPath(each, folderId),
            label: kindWords[each].noun,
            isCurrent: each === kind,
          }))}
        />
        {all.folders.length < maxFolders && (
          <Button size="small" icon="plus" onClick={() => setNew(true)}>
            新建收藏夹
          </Button>
        )}
      </div>
      <div className={styles.content}>
        {all.isError && !all.isKnown ? (
          <ErrorState title="收藏夹没有加载出来" isRetrying={all.isFetching} onRetry={() => void all.refetch()} />
        ) : all.isKnown ? (
          <FolderRow
            kind={kind}
            folders={all.folders}
            loose={all.loose}
            chosen={folderId}
            onMove={(id, to) => void all.move(id, to)}
          />
        ) : (
          <Skeleton height="58px" />
        )}
        <p className={styles.said} aria-live="polite">
          {all.said}
        </p>
        {folder && (
          <FolderHead
            key={folder.id}
            folder={folder}
            isFirst={index === 0}
            isLast={index === all.folders.length - 1}
            onStep={(step) => void all.move(folder.id, index + step)}
          />
        )}
        {data && data.totalCount > 0 && (
          <PickBar
            kind={kind}
            picked={picked}
            all={data.items.map(({ id }) => id)}
            folderId={folder?.id}
            onPick={setPicked}
          />
        )}
        {isError && !data ? (
          <ErrorState title="收藏没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton height="320px" />
        ) : data.totalCount === 0 ? (
          <Nothing kind={kind} isFolder={folderId !== undefined} />
        ) : picked ? (
          pick(data.items, picked, toggle)
        ) : (
          show(data.items)
        )}
        <Pagination
          current={page}
          pageCount={Math.ceil((data?.totalCount ?? 0) / collectionPageSize)}
          hrefOf={(number) => collectionPath(kind, folderId, number)}
        />
      </div>
      {isNew && (
        <Dialog isOpen title="新建收藏夹" width="440px" closesOnBackdrop={false} onClose={() => setNew(false)}>
          <FolderForm
            onDone={({ id }) => {
              setNew(false);
              setPicked(undefined);
              void navigate(collectionPath(kind, id));
            }}
            onCancel={() => setNew(false)}
          />
        </Dialog>
      )}
    </>
  );
}

function Nothing({ kind, isFolder }: { readonly kind: MarkKind; readonly isFolder: boolean }) {
  const { noun } = kindWords[kind];
  return (
    <EmptyState
      icon="star"
      title={isFolder ? `这个收藏夹里还没有${noun}` : `还没有收藏${noun}`}
      text={isFolder ? `在全部收藏里选中${noun}，就能移到这里。` : `点${noun}的星就会收藏到这里。`}
      actions={
        isFolder ? (
          <ButtonLink href={collectionPath(kind)}>去全部收藏里选</ButtonLink>
        ) : (
          <ButtonLink href={kind === 'article' ? '/article' : '/gallery'}>
            {kind === 'article' ? '去读文章' : '去图库看看'}
          </ButtonLink>
        )
      }
    />
  );
}
