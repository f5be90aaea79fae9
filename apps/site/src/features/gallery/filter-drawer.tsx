import type { Orientation } from '@tuyuan/contract/image.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Drawer } from '@tuyuan/ui/drawer.tsx';
import { Segmented } from '@tuyuan/ui/segmented.tsx';
import type { ReactNode } from 'react';
import { ColourSwatches } from '../../shared/colour-swatches.tsx';
import { orientationNames } from '../../shared/filter-words.ts';
import { type ImageFilter, textLimits, toggled } from '../../shared/image-filter.ts';
import { listCount } from '../../shared/list-count.ts';
import { clearedDrawer } from './drawer-fields.ts';
import styles from './filter-drawer.module.css';
import { FilterText } from './filter-text.tsx';
import { TakenFields } from './taken-fields.tsx';
import { useDraftFilter } from './use-draft-filter.ts';

type OrientationChoice = Orientation | 'any';

const orientationSegments: readonly { value: OrientationChoice; label: string }[] = [
  { value: 'any', label: '不限' },
  { value: 'landscape', label: '横' },
  { value: 'portrait', label: '竖' },
  { value: 'square', label: '方' },
  { value: 'panorama', label: '全景' },
];

const texts = [
  { name: 'title', label: '标题', placeholder: '标题里的词' },
  { name: 'author', label: '作者', placeholder: '摄影师姓名' },
  { name: 'description', label: '描述', placeholder: '描述里的词' },
  { name: 'no', label: '编号', placeholder: 'TY202611…' },
] as const;

interface FilterDrawerProps {
  readonly filter: ImageFilter;
  /** How many images the page shows; undefined while that is being found out. */
  readonly count: { readonly totalCount: number; readonly totalCountIsLowerBound?: boolean | undefined } | undefined;
  onApply(filter: ImageFilter): void;
  onClose(): void;
}

/** The extended filter. What is chosen applies by itself; the button says how many images it leaves. */
export function FilterDrawer({ filter, count, onApply, onClose }: FilterDrawerProps) {
  const { draft, isApplied, change } = useDraftFilter(filter, onApply);
  const { orientations, colours } = draft;
  const [orientation = 'any', second] = orientations;
  return (
    <Drawer
      isOpen
      title="更多筛选"
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => change(clearedDrawer)}>重置</Button>
          <ShowButton count={isApplied ? count : undefined} onClick={onClose} />
        </>
      }
    >
      <div className={styles.sections}>
        <Section title="拍摄时间">
          <TakenFields takenFrom={draft.takenFrom} takenTo={draft.takenTo} onChange={change} />
        </Section>
        <Section title="方向">
          <Segmented
            label="方向"
            value={second ? '' : orientation}
            segments={orientationSegments}
            onChange={(value) => change({ orientations: orientationNames.filter((name) => name === value) })}
          />
        </Section>
        <Section title="主色">
          <ColourSwatches chosen={colours} onToggle={(colour) => change({ colours: toggled(colours, colour) })} />
        </Section>
        <Section title="文字">
          <div className={styles.texts}>
            {texts.map(({ name, label, placeholder }) => (
              <FilterText
                key={name}
                label={label}
                placeholder={placeholder}
                maxLength={textLimits[name]}
                value={draft[name]}
                onChange={(text) => change({ [name]: text })}
              />
            ))}
          </div>
        </Section>
      </div>
    </Drawer>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}

interface ShowButtonProps {
  readonly count: FilterDrawerProps['count'];
  onClick(): void;
}

function ShowButton({ count, onClick }: ShowButtonProps) {
  const isNone = count?.totalCount === 0;
  return (
    <Button kind="primary" className={styles.show} disabled={isNone} aria-live="polite" onClick={onClick}>
      {isNone ? (
        '没有符合的图片'
      ) : (
        <>
          查看
          {count ? ` ${listCount(count)} ` : <span className={styles.counting} role="img" aria-label="正在数" />}张
        </>
      )}
    </Button>
  );
}
