import { PlusOutlined } from '@ant-design/icons';
import { useLazyGetAlbumImagesQuery } from '@tuyuan/api-client/library/album-data.ts';
import {
  useDeleteBookMutation,
  usePublishBookMutation,
  useUpdateBookMutation,
  useWithdrawBookMutation,
} from '@tuyuan/api-client/library/book-management.ts';
import { maxBookPages } from '@tuyuan/contract/library/book-limits.ts';
import type { BookDraft } from '@tuyuan/contract/library/book-management.ts';
import type { TopicItem } from '@tuyuan/contract/library/topic-album.ts';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUnsavedGuard } from '../../../shared/form/use-unsaved-guard.ts';
import { PickAlbumsDialog, PickImagesDialog } from '../../../shared/library/pick-works-dialog.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { BookActions } from './book-actions.tsx';
import styles from './book-editor.module.css';
import { BookState } from './book-state.tsx';
import { BookWords } from './book-words.tsx';
import {
  asText,
  type EditedBook,
  type EditedPage,
  openBook,
  pagesOfFile,
  pagesOfImages,
  savedPages,
} from './edited-book.ts';
import { FileList } from './file-list.tsx';
import { PageList } from './page-list.tsx';

/** One book: its words, its pages in order with their captions, its PDFs, and whether visitors see it. */
export function BookEditor({ book }: { readonly book: BookDraft }) {
  const [draft, setDraft] = useState<EditedBook>(() => openBook(book));
  // What is being edited: where another editor saved meanwhile, the server refuses what is based on this.
  const [saved, setSaved] = useState(() => ({ revision: book.revision, text: asText(openBook(book)) }));
  const [picking, setPicking] = useState<'images' | 'albums'>();
  const [isSaving, setSaving] = useState(false);
  const [update] = useUpdateBookMutation();
  const [publish] = usePublishBookMutation();
  const [withdraw] = useWithdrawBookMutation();
  const [remove] = useDeleteBookMutation();
  const [getAlbumImages] = useLazyGetAlbumImagesQuery();
  const { modal, message } = App.useApp();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const mayEdit = usePermissions()('Pages.Books.Edit');
  const isDirty = asText(draft) !== saved.text;
  const change = (patch: Partial<EditedBook>) => setDraft((before) => ({ ...before, ...patch }));
  useUnsavedGuard(isDirty);

  function addPages(added: readonly EditedPage[]): void {
    const room = maxBookPages - draft.pages.length;
    if (added.length > room)
      message.warning(`一本书最多 ${maxBookPages} 页，多出的 ${added.length - room} 页没有加入。`);
    setDraft((before) => ({ ...before, pages: [...before.pages, ...added].slice(0, maxBookPages) }));
  }

  async function save(): Promise<boolean> {
    const { title, description, author, pages } = draft;
    const words = { title, description, author };
    setSaving(true);
    const isSaved = await attempt(async () => {
      const { revision } = await update({
        id: book.id,
        revision: saved.revision,
        ...words,
        pages: savedPages(pages),
      }).unwrap();
      setSaved({ revision, text: asText(draft) });
    }, '已保存');
    setSaving(false);
    return isSaved;
  }

  async function publishSaved(): Promise<void> {
    if (isDirty && !(await save())) return;
    await attempt(() => publish({ id: book.id }).unwrap(), '已发布');
  }

  async function removeWhole(): Promise<void> {
    const isSure = await modal.confirm({
      title: `删除《${book.title}》？`,
      content: '网站上立即看不到，它的 PDF 一起删除。图库里的图片都不动。不能恢复。',
      okText: '删除',
      okButtonProps: { danger: true },
    });
    if (!isSure) return;
    setSaved({ ...saved, text: asText(draft) });
    if (await attempt(() => remove({ id: book.id }).unwrap(), '已删除')) void navigate(paths.books);
  }

  async function addAlbums(albums: readonly TopicItem[]): Promise<void> {
    await attempt(async () => {
      for (const { id } of albums) {
        const { items } = await getAlbumImages({ id, maxResultCount: 100 }).unwrap();
        addPages(
          pagesOfImages(items.map((image) => ({ ...image, author: '', cover: image, reviewState: 'approved' }))),
        );
      }
    });
  }

  return (
    <>
      <PageHead
        title={book.title}
        note={<BookState state={book.state} />}
        actions={
          <BookActions
            id={book.id}
            state={book.state}
            isDirty={isDirty}
            isSaving={isSaving}
            canSave={draft.title.trim() !== ''}
            onDelete={() => void removeWhole()}
            onPublish={() => void publishSaved()}
            onWithdraw={() => void attempt(() => withdraw({ id: book.id }).unwrap(), '已下架，网站上看不到了')}
            onSave={() => void save()}
          />
        }
      />
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
