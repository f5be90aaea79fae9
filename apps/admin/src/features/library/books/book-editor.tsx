import { PlusOutlined } from '@ant-design/icons';
import { useLazyGetAlbumImagesQuery } from '@tuyuan/api-client/library/album-data.ts';
import {
  useDeleteBookMutation,
  usePublishBookMutation,
  useWithdrawBookMutation,
} from '@tuyuan/api-client/library/book-management.ts';
import { maxBookPages } from '@tuyuan/contract/library/book-limits.ts';
import type { BookDraft } from '@tuyuan/contract/library/book-management.ts';
import type { TopicItem } from '@tuyuan/contract/library/topic-album.ts';
import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { SavedMeanwhile } from '../../../shared/form/saved-meanwhile.tsx';
import { useUnsavedGuard } from '../../../shared/form/use-unsaved-guard.ts';
import { PickAlbumsDialog, PickImagesDialog } from '../../../shared/library/pick-works-dialog.tsx';
import { useRemoval } from '../../../shared/library/use-removal.ts';
import { WorkActions } from '../../../shared/library/work-actions.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { allAlbumImages } from './all-album-images.ts';
import styles from './book-editor.module.css';
import { BookState } from './book-state.tsx';
import { BookWords } from './book-words.tsx';
import { type EditedPage, pagesOfFile, pagesOfImages } from './edited-book.ts';
import { FileList } from './file-list.tsx';
import { PageList } from './page-list.tsx';
import { useBookDraft } from './use-book-draft.ts';

interface BookEditorProps {
  readonly book: BookDraft;
  /** Reads the book again. */
  readonly reload: () => Promise<unknown> | unknown;
}

/** One book: its words, its pages in order with their captions, its PDFs, and whether visitors see it. */
export function BookEditor({ book, reload }: BookEditorProps) {
  const editing = useBookDraft(book, reload);
  const { draft, isDirty, isSaving, change, save } = editing;
  const [picking, setPicking] = useState<'images' | 'albums'>();
  const [publish] = usePublishBookMutation();
  const [withdraw] = useWithdrawBookMutation();
  const [remove] = useDeleteBookMutation();
  const [getAlbumImages] = useLazyGetAlbumImagesQuery();
  const { message } = App.useApp();
  const attempt = useAttempt();
  const removal = useRemoval();
  const mayDo = usePermissions();
  const mayEdit = mayDo('Pages.Books.Edit');
  const { id, state } = book;
  const room = maxBookPages - draft.pages.length;
  useUnsavedGuard(isDirty && !removal.isRemoved);

  function addPages(added: readonly EditedPage[]): void {
    if (added.length > room)
      message.warning(`一本书最多 ${maxBookPages} 页，多出的 ${added.length - room} 页没有加入。`);
    editing.addPages(added);
  }

  async function publishSaved(): Promise<void> {
    if (isDirty && !(await save())) return;
    await attempt(() => publish({ id }).unwrap(), '已发布');
  }

  async function addAlbums(albums: readonly TopicItem[]): Promise<void> {
    await attempt(async () => {
      const ids = albums.map((album) => album.id);
      const images = await allAlbumImages((of) => getAlbumImages(of).unwrap(), ids, room);
      addPages(pagesOfImages(images.map((image) => ({ ...image, author: '', cover: image, reviewState: 'approved' }))));
    });
  }

  return (
    <>
      <PageHead
        title={book.title}
        note={<BookState state={state} />}
        actions={
          <WorkActions
            sitePath={`/flip?id=${id}`}
            isPublished={state === 'published'}
            isDirty={isDirty}
            isSaving={isSaving}
            mayEdit={mayEdit}
            canSave={draft.title.trim() !== '' && !editing.isContested}
            onDelete={
              mayDo('Pages.Books.Delete')
                ? () =>
                    void removal.ask({
                      title: `删除《${book.title}》？`,
                      content: '网站上立即看不到，它的 PDF 一起删除。图库里的图片都不动。不能恢复。',
                      done: '已删除',
                      path: paths.books,
                      remove: () => remove({ id }).unwrap(),
                    })
                : undefined
            }
            onPublish={() => void publishSaved()}
            onWithdraw={() => void attempt(() => withdraw({ id }).unwrap(), '已下架，网站上看不到了')}
            onSave={() => void save()}
          />
        }
      />
      {editing.isContested && <SavedMeanwhile onKeepMine={editing.keepMine} onTakeTheirs={editing.takeTheirs} />}
      {editing.lostPages > 0 && (
        <Alert
          type="info"
          showIcon
          role="status"
          className={styles.lost ?? ''}
          title={`PDF 已删除，用它的 ${editing.lostPages} 页书页移出了这本书，保存后生效。`}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.side}>
          <section className={styles.card} aria-label="书的文字">
            <BookWords book={draft} mayEdit={mayEdit} onChange={change} />
          </section>
          <section className={styles.card} aria-label="PDF">
            <div className={styles.head}>
              <h2 className={styles.title}>PDF</h2>
            </div>
            <FileList
              bookId={book.id}
              files={book.files}
              mayEdit={mayEdit}
              onAdd={(file) => addPages(pagesOfFile(file))}
            />
          </section>
        </div>
        <section className={styles.card} aria-label="书页">
          <div className={styles.head}>
            <h2 className={styles.title}>
              书页 <span className={styles.count}>{`${draft.pages.length} 页`}</span>
            </h2>
            {mayEdit && (
              <>
                <Button size="small" icon={<PlusOutlined />} onClick={() => setPicking('albums')}>
                  整本图集
                </Button>
                <Button size="small" icon={<PlusOutlined />} onClick={() => setPicking('images')}>
                  图片
                </Button>
              </>
            )}
          </div>
          {draft.pages.length === 0 ? (
            <p className={styles.none}>还没有书页。从图集或图库里选图片，或者上传一份 PDF。</p>
          ) : (
            <PageList pages={draft.pages} mayEdit={mayEdit} onChange={(pages) => change({ pages })} />
          )}
        </section>
      </div>
      {picking === 'images' && (
        <PickImagesDialog
          chosen={draft.pages.flatMap(({ imageId }) => imageId ?? [])}
          max={maxBookPages}
          thereText="已在书里"
          onPick={(picked) => addPages(pagesOfImages(picked))}
          onClose={() => setPicking(undefined)}
        />
      )}
      {picking === 'albums' && (
        <PickAlbumsDialog
          chosen={[]}
          max={5}
          thereText=""
          onPick={(picked) => void addAlbums(picked)}
          onClose={() => setPicking(undefined)}
        />
      )}
    </>
  );
}
