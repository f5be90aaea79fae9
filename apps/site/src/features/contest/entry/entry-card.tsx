import { useDeleteEntryMutation } from '@tuyuan/api-client/contest/entry.ts';
import { draftStateWords, useEntryDraft } from '@tuyuan/api-client/contest/use-entry-draft.ts';
import type { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import { aiUses, aiUseWords, entryKindWords } from '@tuyuan/contract/contest/activity-words.ts';
import type { OwnEntry } from '@tuyuan/contract/contest/entry.ts';
import {
  entryNumber,
  maxEntryExplanation,
  maxEntryStory,
  maxEntryTitle,
} from '@tuyuan/contract/contest/entry-words.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Segmented } from '@tuyuan/ui/segmented.tsx';
import { Select } from '@tuyuan/ui/select.tsx';
import { TextArea } from '@tuyuan/ui/text-area.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import { useEffect } from 'react';
import { CheckList } from './check-list.tsx';
import styles from './entry-card.module.css';
import { EntryPictures } from './entry-pictures.tsx';
import { LookAlikeNote } from './look-alike-note.tsx';

interface EntryCardProps {
  readonly entry: OwnEntry;
  readonly rules: ActivityRules;
  /** Keeps the card’s save at hand for whoever sends the works. */
  readonly onFlush: (id: number, flush: (() => Promise<boolean>) | null) => void;
}

/** A work that can still be changed, with its checks. */
export function EntryCard({ entry, rules, onFlush }: EntryCardProps) {
  const { fields, fault, state, change, flush, drop } = useEntryDraft(entry);
  const [remove, { isLoading: isRemoving }] = useDeleteEntryMutation();
  const { id, checks, abilities } = entry;
  useEffect(() => {
    onFlush(id, flush);
    return () => onFlush(id, null);
  });
  const open = checks.filter(({ result }) => result !== 'passed').length;
  const lookAlikes = checks.flatMap(({ lookAlike }) => (lookAlike ? [lookAlike] : []));
  const name = fields.title || '没有题目的作品';
  return (
    <article id={`entry-${id}`} className={styles.card} data-open={open > 0} aria-label={name} tabIndex={-1}>
      <EntryPictures
        entry={entry}
        imageIds={fields.imageIds}
        onOrder={(imageIds) => change({ imageIds })}
        onKind={(kind) => change({ kind })}
        kinds={rules.entryKinds}
        seriesMost={rules.seriesMost}
      />
      <div className={styles.facts}>
        <div className={styles.head}>
          <span className={styles.note}>
            {entry.number !== null && `${entryNumber(entry.number)} · `}
            {entryKindWords[fields.kind]} · <span role="status">{draftStateWords[state]}</span>
          </span>
          <span className={styles.mark} data-open={open > 0}>
            {open > 0 ? `要处理 ${open} 处` : '可以提交'}
          </span>
        </div>
        {entry.reason && <p className={styles.reason}>审核员：{entry.reason}</p>}
        <TextField
          label="题目"
          required
          maxLength={maxEntryTitle}
          value={fields.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        {rules.categories.length > 0 && (
          <Select
            label="分类"
            value={fields.category}
            options={[
              { value: '', label: '选一个分类' },
              ...rules.categories.map(({ key, name: label }) => ({ value: key, label })),
            ]}
            onChange={(category) => change({ category })}
          />
        )}
        <TextArea
          label="说明"
          rows={2}
          maxLength={maxEntryStory}
          value={fields.story}
          onChange={(event) => change({ story: event.target.value })}
        />
        <div>
          <p className={styles.label}>AI 声明</p>
          <Segmented
            label="AI 声明"
            value={fields.aiUse ?? ''}
            segments={[...aiUses].map((value) => ({ value, label: aiUseWords[value] }))}
            onChange={(value) => change({ aiUse: value === '' ? null : value })}
          />
        </div>
        {lookAlikes.map((other) => (
          <LookAlikeNote key={other.entryId} other={other} />
        ))}
        {(lookAlikes.length > 0 || fields.explanation !== '') && (
          <TextArea
            label="与相似作品的区别"
            help="同一机位、不同时间的可以投；审核员会看到"
            rows={2}
            maxLength={maxEntryExplanation}
            value={fields.explanation}
            onChange={(event) => change({ explanation: event.target.value })}
          />
        )}
        <CheckList checks={checks} />
        {fault && (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        )}
        {abilities.delete && (
          <div>
            <Button
              kind="text"
              size="small"
              isBusy={isRemoving}
              onClick={() => {
                drop();
                void remove({ id });
              }}
            >
              删除草稿
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}
