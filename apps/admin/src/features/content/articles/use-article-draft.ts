import { useSaveArticleMutation } from '@tuyuan/api-client/content/article-management.ts';
import type { ArticleDraft } from '@tuyuan/contract/content/article-management.ts';
import { App } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { type ArticleWords, asText, wordsOf } from './article-words.ts';

interface ArticleEditing {
  readonly words: ArticleWords;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Another editor's latest revision, where one was saved since that on the screen. */
  readonly theirs: ArticleDraft | undefined;
  /** Changes when another text takes the place of the one on the screen. */
  readonly textKey: number;
  change(patch: Partial<ArticleWords>): void;
  /** Saves what is on the screen; returns the article, or undefined where it was refused. */
  save(): Promise<ArticleDraft | undefined>;
  /** Takes what is on the screen as based on their revision: saving puts it above theirs, which stays a revision. */
  keepMine(): void;
  /** Shows the latest saved revision instead of what is on the screen. */
  discard(): void;
}

/** What an editor types into an article, above the revision it is based on; nothing typed is lost to another's save. */
export function useArticleDraft(article: ArticleDraft, reload: () => unknown): ArticleEditing {
  const [words, setWords] = useState(() => wordsOf(article.draft));
  /** The revision that is changed, and its words as they stood on this screen: the server may clean them. */
  const [base, setBase] = useState(() => ({ revision: article.revision, text: asText(wordsOf(article.draft)) }));
  const [textKey, setTextKey] = useState(0);
  const [save, { isLoading }] = useSaveArticleMutation();
  const { message } = App.useApp();
  const isDirty = asText(words) !== base.text;
  const isBehind = article.revision > base.revision;

  function adopt(): void {
    const latest = wordsOf(article.draft);
    setBase({ revision: article.revision, text: asText(latest) });
    setWords(latest);
    setTextKey(textKey + 1);
  }
  if (isBehind && !isDirty) adopt();

  return {
    words,
    isDirty,
    isSaving: isLoading,
    theirs: isBehind && isDirty && !isLoading ? article : undefined,
    textKey,
    change: (patch) => setWords((before) => ({ ...before, ...patch })),
    async save() {
      const { cover: _, ...fields } = words;
      try {
        const saved = await save({ id: article.id, basedOn: base.revision, ...fields }).unwrap();
        setBase({ revision: saved.revision, text: asText(words) });
        return saved;
      } catch (thrown) {
        message.error(failureText(thrown));
        // Another's revision is shown at once, and not only when the page next looks for one.
        reload();
        return undefined;
      }
    },
    keepMine: () => setBase({ ...base, revision: article.revision }),
    discard: adopt,
  };
}
