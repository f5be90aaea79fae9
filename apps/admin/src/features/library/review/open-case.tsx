import { SearchOutlined } from '@ant-design/icons';
import type { ReviewCase } from '@tuyuan/contract/library/review-case.ts';
import { Button, Segmented } from 'antd';
import { useFilterChoices } from '../../../shared/filters/use-filter-choices.ts';
import { KeyHint } from '../../../shared/key-hint.tsx';
import { FacesButton } from '../../../shared/library/faces/faces-button.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CompareView } from './compare-view.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { LookAlikeRow } from './look-alike-row.tsx';
import { ReasonList } from './reason-list.tsx';
import styles from './review-desk.module.css';
import { ReviewStage } from './review-stage.tsx';
import { type LastReasons, useCaseForm } from './use-case-form.ts';
import type { ReviewBatch } from './use-review-batch.ts';

interface OpenCaseProps {
  readonly image: ReviewCase;
  readonly batch: ReviewBatch;
  readonly lastReasons: LastReasons;
}

/** One picture before the reviewer: large, with its facts and the decision beside it. */
export function OpenCase({ image, batch, lastReasons }: OpenCaseProps) {
  const form = useCaseForm(image, batch, lastReasons);
  const { categories, regions } = useFilterChoices();
  const { compared } = form;
  const isLost = batch.state.outcomes[image.id] === 'lost';
  return (
    <>
      <div className={styles.middle}>
        <div className={styles.tools}>
          <Segmented<'single' | 'beside'>
            aria-label="看法"
            value={compared ? 'beside' : 'single'}
            options={[
              { value: 'single', label: '单张' },
              { value: 'beside', label: '并排', disabled: image.lookAlikes.length === 0 },
            ]}
            onChange={(view) => form.compare(view === 'single' ? null : (image.lookAlikes[0]?.id ?? null))}
          />
          <span className={styles.no}>{image.no}</span>
          <FacesButton key={image.id} image={image} />
          {form.frame && !form.isFraming && (
            <Button type="text" onClick={form.dropFrame}>
              去掉圈
            </Button>
          )}
          {image.canLoupe && (
            <Button icon={<SearchOutlined />} aria-pressed={form.loupeAt !== null} onClick={form.toggleLoupe}>
              1:1 放大镜 <KeyHint keys={['Z']} />
            </Button>
          )}
        </div>
        {isLost && (
          <p className={styles.lost} role="status">
            这张图片已放回队列或由别人接手，看下一张。
          </p>
        )}
        {compared ? (
          <CompareView
            key={compared.id}
            image={image}
            other={compared}
            isDecided={form.isDecided}
            onKeep={() => form.compare(null)}
            onReject={() => form.reject(['duplicate'])}
          />
        ) : (
          <>
            <ReviewStage
              image={image}
              loupeAt={form.loupeAt}
              isFraming={form.isFraming}
              frame={form.frame}
              onLoupe={form.setLoupeAt}
              onFrame={form.setFrame}
            />
            <LookAlikeRow lookAlikes={image.lookAlikes} onCompare={({ id }) => form.compare(id)} />
          </>
        )}
      </div>
      <aside className={styles.side} aria-label="资料与决定">
        <div className={styles.scroll}>
          <CaseFacts
            image={image}
            draft={form.draft}
            isEditing={form.isEditing}
            categories={categories}
            regions={regions}
            onDraft={form.setDraft}
            onEdit={form.setIsEditing}
          />
          <ReasonList
            chosen={form.reasons}
            message={form.message}
            messageRef={form.messageRef}
            onSame={form.useSameReasons}
            onToggle={form.toggleReason}
            onMessage={form.setMessage}
          />
        </div>
        <DecisionBar
          reasonCount={form.reasons.length}
          blocked={form.blocked}
          isDecided={form.isDecided}
          undoEndsAt={batch.undoable?.endsAt ?? null}
          onApprove={form.approve}
          onReject={() => form.reject()}
          onUndo={() => void batch.undo()}
          onUndoOver={batch.forgetUndo}
          onSkip={batch.next}
          onFrame={form.toggleFraming}
        />
      </aside>
    </>
  );
}
