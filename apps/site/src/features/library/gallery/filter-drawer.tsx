import type { Orientation } from '@tuyuan/contract/library/image.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Drawer } from '@tuyuan/ui/drawer.tsx';
import { type Segment, Segmented } from '@tuyuan/ui/segmented.tsx';
import type { ReactNode } from 'react';
import { ColourSwatches } from '../../../shared/colour-swatches.tsx';
import { FaceFilters } from '../../../shared/face-filters.tsx';
import { orientationNames } from '../../../shared/filter-words.ts';
import { textLimits, toggled } from '../../../shared/image-filter.ts';
import type { ListTotal } from '../../../shared/list-count.ts';
import { ShowCountButton } from '../../../shared/show-count-button.tsx';
import type { DraftFilter } from '../../../shared/use-draft-filter.ts';
import { clearedDrawer } from './drawer-fields.ts';
import styles from './filter-drawer.module.css';
import { FilterText } from './filter-text.tsx';
import { TakenFields } from './taken-fields.tsx';

type OrientationChoice = Orientation | 'any';

const orientationSegments: readonly Segment<OrientationChoice>[] = [
  { value: 'any', label: '不限' },
  { value: 'landscape', label: '横', icon: 'shape-landscape' },
  { value: 'portrait', label: '竖', icon: 'shape-portrait' },
  { value: 'square', label: '方', icon: 'shape-square' },
  { value: 'panorama', label: '全景', icon: 'shape-panorama' },
];

const texts = [
  { name: 'title', label: '标题', placeholder: '标题里的词' },
  { name: 'author', label: '作者', placeholder: '摄影师姓名' },
  { name: 'description', label: '描述', placeholder: '描述里的词' },
  { name: 'no', label: '编号', placeholder: 'TY202611…' },
] as const;

interface FilterDrawerProps {
  readonly editing: DraftFilter;
  /** Number of images found; undefined while it is being counted. */
  readonly count: ListTotal | undefined;
  onClose(): void;
}

/** The extended filter. Choices apply automatically; the button shows how many images remain. */
export function FilterDrawer({ editing, count, onClose }: FilterDrawerProps) {
  const { draft, isApplied, change } = editing;
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
          <ShowCountButton count={isApplied ? count : undefined} onClick={onClose} />
        </>
      }
    >
      <div className={styles.sections}>
        <FaceFilters filter={draft} applied={editing.applied} onChange={change} />
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
