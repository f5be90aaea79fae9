import { ArrowLeftOutlined, ArrowRightOutlined, CloseOutlined } from '@ant-design/icons';
import { usePriceImagesMutation, useUpdateImagesMutation } from '@tuyuan/api-client/library/image-management.ts';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { AiUse } from '@tuyuan/contract/library/image.ts';
import type { ManagedImage } from '@tuyuan/contract/library/image-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { HistoryFold } from '../../../shared/history/history-fold.tsx';
import { KeyHint } from '../../../shared/key-hint.tsx';
import { FacesButton } from '../../../shared/library/faces/faces-button.tsx';
import { LabelInput } from '../../../shared/library/label-input.tsx';
import { PriceFields } from '../../../shared/library/price-fields.tsx';
import cell from '../../../shared/list/cell.module.css';
import { ReviewStateDot } from '../../../shared/review-state.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './image-inspector.module.css';

interface ImageInspectorProps {
  readonly image: ManagedImage;
  /** Undefined for whoever may not. */
  readonly onEdit: ((image: ManagedImage) => void) | undefined;
  /** To the next image of the list, or the one before; undefined at its ends. */
  readonly onBack: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
}

const aiWords: Readonly<Record<AiUse, string>> = { none: '没用 AI', assisted: 'AI 辅助修图', generated: 'AI 生成' };

/** One image beside the grid: what it is, its figures, and its labels and prices to change in place. */
export function ImageInspector({ image, onEdit, onBack, onNext, onClose }: ImageInspectorProps) {
  const { cover, author, album, region, category, bytes, aiUse, title } = image;
  const place = [category?.name, region?.name].filter(Boolean).join(' · ');
  const facts: readonly (readonly [string, string])[] = [
    ['摄影师', author.name],
    ['图集', album?.name ?? '—'],
    ['分类地区', place || '—'],
    ['像素', `${cover ? `${cover.width} × ${cover.height} · ` : ''}${formatFileSize(bytes)}`],
    ['AI', aiUse === null ? '没有声明' : aiWords[aiUse]],
    ...(image.editorialOnly ? [['用途', '仅限编辑使用'] as const] : []),
  ];
  return (
    <aside className={styles.inspector} aria-label="选中的图片">
      <div className={styles.head}>
        <h2 className={styles.title} title={title}>
          {title || '未命名'}
        </h2>
        <Button size="small" icon={<ArrowLeftOutlined />} aria-label="上一张" disabled={!onBack} onClick={onBack} />
        <Button size="small" icon={<ArrowRightOutlined />} aria-label="下一张" disabled={!onNext} onClick={onNext} />
        <Button type="text" size="small" icon={<CloseOutlined />} aria-label="收起右栏" onClick={onClose} />
      </div>
      <div className={styles.picture}>{cover && <img src={imageUrl(cover, 640)} alt={title} />}</div>
      <div className={styles.line}>
        <ReviewStateDot state={image.reviewState} />
        <span className={cell.number}>{image.no}</span>
        {cover && <FacesButton key={image.id} image={{ id: image.id, title, cover }} />}
        {onEdit && (
          <Button size="small" className={styles.edit ?? ''} onClick={() => onEdit(image)}>
            编辑 <KeyHint keys={['E']} />
          </Button>
        )}
      </div>
      <dl className={styles.figures}>
        {(
          [
            ['浏览', image.views],
            ['喜欢', image.likes],
            ['下载', image.downloads],
            ['销售', image.sales],
          ] as const
        ).map(([word, figure]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{formatCount(figure)}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.facts}>
        {facts.map(([word, fact]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <Labels key={`${image.id} ${image.labels.join('|')}`} image={image} mayEdit={onEdit !== undefined} />
      <Prices
        key={`${image.id} ${Object.values(image.prices).join('|')}`}
        image={image}
        mayEdit={onEdit !== undefined}
      />
      <HistoryFold key={image.id} kind="image" id={image.id} />
    </aside>
  );
}

interface PartProps {
  readonly image: ManagedImage;
  readonly mayEdit: boolean;
}

function Labels({ image: { id, labels }, mayEdit }: PartProps) {
  const [update] = useUpdateImagesMutation();
  const attempt = useAttempt();
  const [shown, setShown] = useState<readonly string[]>(labels);
  async function change(next: readonly string[]): Promise<void> {
    const addLabels = next.filter((label) => !shown.includes(label));
    const removeLabels = shown.filter((label) => !next.includes(label));
    setShown(next);
    const isSaved = await attempt(() => update({ ids: [id], addLabels, removeLabels }).unwrap());
    if (!isSaved) setShown(labels);
  }
  return (
    <section>
      <h3 className={styles.part}>标签</h3>
      {mayEdit ? (
        <LabelInput
          value={shown}
          ariaLabel="标签"
          placeholder="加标签"
          imageId={id}
          onChange={(next) => void change(next)}
        />
      ) : (
        labels.join('　') || '—'
      )}
    </section>
  );
}

function Prices({ image: { id, prices, canUseAuthPay }, mayEdit }: PartProps) {
  const [price] = usePriceImagesMutation();
  const attempt = useAttempt();
  const [shown, setShown] = useState(prices);
  const isChanged = (['editorial', 'commercial', 'extended'] as const).some((tier) => shown[tier] !== prices[tier]);
  async function save(): Promise<void> {
    if (!isChanged) return;
    const isSaved = await attempt(() => price({ ids: [id], prices: shown }).unwrap(), '已改价');
    if (!isSaved) setShown(prices);
  }
  return (
    <section>
      <h3 className={styles.part}>价格</h3>
      <PriceFields value={shown} isDisabled={!mayEdit} onChange={setShown} onSettle={() => void save()} />
      <Checkbox
        checked={canUseAuthPay}
        disabled={!mayEdit}
        onChange={({ target }) =>
          void attempt(() => price({ ids: [id], prices: shown, canUseAuthPay: target.checked }).unwrap(), '已保存')
        }
      >
        可用套餐支付
      </Checkbox>
    </section>
  );
}
