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
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { confirm } from '../../../shared/feedback/confirm.ts';
import { Choices } from '../../../shared/form/choices.tsx';
import { Field } from '../../../shared/form/field.tsx';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { TextInput } from '../../../shared/form/text-input.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { ButtonRow } from '../../../shared/layout/button-row.tsx';
import { Card } from '../../../shared/layout/card.tsx';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import { CheckList } from './check-list.tsx';
import styles from './entry-card.module.css';
import { EntryPictures } from './entry-pictures.tsx';
import { LookAlikeNote } from './look-alike-note.tsx';

interface EntryCardProps {
  readonly entry: OwnEntry;
  readonly rules: ActivityRules;
  /** Keeps the card’s save at hand for whoever sends the works. */
  onFlush(id: number, flush: (() => Promise<boolean>) | null): void;
}

/** A work that can still be changed, with its checks. */
export function EntryCard({ entry, rules, onFlush }: EntryCardProps) {
  const { fields, fault, state: draftState, change, flush, drop } = useEntryDraft(entry);
  const [remove, { isLoading: isRemoving }] = useDeleteEntryMutation();
  const { id, number, checks, abilities, reason } = entry;
  useEffect(() => {
    onFlush(id, flush);
    return () => onFlush(id, null);
  });
  const open = checks.filter(({ result }) => result !== 'passed').length;
  const lookAlikes = checks.flatMap(({ lookAlike }) => (lookAlike ? [lookAlike] : []));

  async function ask(): Promise<void> {
    const question = { title: '删除这件草稿？', text: '图片还在你的图库里。', confirmText: '删除' };
    if (!(await confirm(question))) return;
    drop();
    await remove({ id });
  }

  return (
    <Card>
      <article id={`entry-${id}`} className={styles.card} aria-label={fields.title || '没有题目的作品'} tabIndex={-1}>
        {reason !== '' && (
          <p className={styles.reason}>
            <TriangleAlert size={18} strokeWidth={1.75} aria-hidden />
            审核员：{reason}
          </p>
        )}
        <EntryPictures entry={entry} imageIds={fields.imageIds} rules={rules} onChange={(part) => change(part)} />
        <p className={styles.head}>
          <span>
            {number !== null && `${entryNumber(number)} · `}
            {entryKindWords[fields.kind]} · {draftStateWords[draftState]}
          </span>
          <StateChip tone={open > 0 ? 'warn' : 'ok'}>{open > 0 ? `要处理 ${open} 处` : '可以提交'}</StateChip>
        </p>
        <Field htmlFor={`title-${id}`} label="题目">
          <TextInput
            id={`title-${id}`}
            maxLength={maxEntryTitle}
            value={fields.title}
            onChange={(title) => change({ title })}
          />
        </Field>
        {rules.categories.length > 0 && (
          <Field label="分类">
            <Choices
              name={`category-${id}`}
              label="分类"
              options={rules.categories.map(({ key, name }) => ({ value: key, label: name }))}
              value={fields.category}
              onChange={(category) => change({ category })}
            />
          </Field>
        )}
        <Field htmlFor={`story-${id}`} label="说明" help={`${fields.story.length} / ${maxEntryStory}`}>
          <TextInput
            id={`story-${id}`}
            isLong
            maxLength={maxEntryStory}
            value={fields.story}
            onChange={(story) => change({ story })}
          />
        </Field>
        <Field label="AI 声明" help={rules.aiAllowed === 'none' ? '本活动不接受使用 AI 的作品' : undefined}>
          <Choices
            name={`ai-${id}`}
            label="AI 声明"
            options={aiUses.map((value) => ({ value, label: aiUseWords[value] }))}
            value={fields.aiUse ?? undefined}
            onChange={(aiUse) => change({ aiUse })}
          />
        </Field>
        {lookAlikes.map((other) => (
          <LookAlikeNote key={other.entryId} other={other} />
        ))}
        {(lookAlikes.length > 0 || fields.explanation !== '') && (
          <Field htmlFor={`other-${id}`} label="与相似作品的区别" help="同一机位、不同时间的可以投；审核员会看到">
            <TextInput
              id={`other-${id}`}
              isLong
              maxLength={maxEntryExplanation}
              value={fields.explanation}
              onChange={(explanation) => change({ explanation })}
            />
          </Field>
        )}
        <CheckList checks={checks} />
        <FormFault error={fault || undefined} />
        {abilities.delete && (
          <ButtonRow isInside>
            <Button isBusy={isRemoving} onClick={ask}>
              删除草稿
            </Button>
          </ButtonRow>
        )}
      </article>
    </Card>
  );
}
