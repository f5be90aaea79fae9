import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useUpdateBookMutation } from '@tuyuan/api-client/library/book-management.ts';
import { maxBookPages } from '@tuyuan/contract/library/book-limits.ts';
import type { BookDraft } from '@tuyuan/contract/library/book-management.ts';
import { useState } from 'react';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { asText, type EditedBook, type EditedPage, openBook, savedPages, withoutDeadScans } from './edited-book.ts';

interface BookEditing {
  readonly draft: EditedBook;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Whether another editor saved since; nothing is saved until it is decided which stays. */
  readonly isContested: boolean;
  /** Pages that left the draft because their PDF was deleted, since it was last saved. */
  readonly lostPages: number;
  change(patch: Partial<EditedBook>): void;
  /** Puts as many behind the others as a book may have. */
  addPages(added: readonly EditedPage[]): void;
  /** Returns whether it is saved. */
  save(): Promise<boolean>;
  keepMine(): void;
  takeTheirs(): void;
}

/** The book being changed. What another editor saves meanwhile is taken over where nothing was changed here, else it is asked about. */
export function useBookDraft(latest: BookDraft, reload: () => Promise<unknown> | unknown): BookEditing {
  const [draft, setDraft] = useState(() => openBook(latest));
  const [base, setBase] = useState(() => ({ revision: latest.revision, text: asText(draft) }));
  const [lostPages, setLostPages] = useState(0);
  const [update, { isLoading: isSaving }] = useUpdateBookMutation();
  const attempt = useAttempt();
  const isDirty = asText(draft) !== base.text;
  const isBehind = latest.revision > base.revision && !isSaving;
  const isContested = isBehind && isDirty;

  function adopt(): void {
    const opened = openBook(latest);
    setDraft(opened);
    setBase({ revision: latest.revision, text: asText(opened) });
    setLostPages(0);
  }
  if (isBehind && !isDirty) adopt();
  const alive = withoutDeadScans(draft.pages, latest.files);
  if (!isBehind && alive.length < draft.pages.length) {
    setLostPages(lostPages + draft.pages.length - alive.length);
    setDraft({ ...draft, pages: alive });
  }

  return {
    draft,
    isDirty,
    isSaving,
    isContested,
    lostPages,
    change: (patch) => setDraft((before) => ({ ...before, ...patch })),
    addPages: (added) =>
      setDraft((before) => ({ ...before, pages: [...before.pages, ...added].slice(0, maxBookPages) })),
    save() {
      const { title, description, author, pages } = draft;
      const words = { title, description, author };
      return attempt(async () => {
        try {
          const { revision } = await update({
            id: latest.id,
            revision: base.revision,
            ...words,
            pages: savedPages(pages),
          }).unwrap();
          setBase({ revision, text: asText(draft) });
          setLostPages(0);
        } catch (thrown) {
          // Brings what the other editor saved.
          if (isApiFailure(thrown) && thrown.code === 'Book.ChangedMeanwhile') await reload();
          throw thrown;
        }
      }, '已保存');
    },
    keepMine: () => setBase({ ...base, revision: latest.revision }),
    takeTheirs: adopt,
  };
}
