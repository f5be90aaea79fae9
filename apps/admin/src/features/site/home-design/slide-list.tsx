import { PlusOutlined } from '@ant-design/icons';
import { maxHomeSlides } from '@tuyuan/contract/site/home-block-kinds.ts';
import type { DesignedSlide } from '@tuyuan/contract/site/home-design.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button, Switch } from 'antd';
import { useState } from 'react';
import { PickImagesDialog } from '../../../shared/library/pick-works-dialog.tsx';
import { Thumb } from '../../../shared/list/thumb.tsx';
import { OrderedList } from '../../../shared/tree/ordered-list.tsx';
import { nextId } from './draft-parts.ts';
import styles from './home-editor.module.css';
import type { Covers } from './picture-choice.tsx';

interface SlideListProps {
  readonly slides: readonly DesignedSlide[];
  readonly covers: Covers;
  readonly selectedId: number | undefined;
  readonly onSelect: (id: number) => void;
  readonly onChange: (slides: DesignedSlide[]) => void;
  readonly onRemove: (id: number) => void;
}

/** The slides of the carousel in order. */
export function SlideList({ slides, covers, selectedId, onSelect, onChange, onRemove }: SlideListProps) {
  const [isPicking, setPicking] = useState(false);
  const nameOf = ({ title, imageId }: DesignedSlide) => title || covers.known.get(imageId)?.title || '没有标题';
  return (
    <>
      {slides.length === 0 && <p className={styles.none}>还没有轮播。从图库里选几张横幅的图片，放在首页最上面。</p>}
      <OrderedList
        label="轮播的图片"
        items={slides}
        mayEdit
        selectedId={selectedId}
        onSelect={onSelect}
        onChange={onChange}
        onRemove={onRemove}
        nameOf={nameOf}
        renderItem={(slide) => (
          <>
            <Thumb cover={covers.known.get(slide.imageId) ?? null} size="small" />
            <span className={classNames(styles.words, !slide.isActived && styles.off)}>
              <span className={styles.name}>{nameOf(slide)}</span>
              <span className={styles.brief}>
                {covers.known.has(slide.imageId) ? slide.subtitle || '没有副标题' : '图片已下架，不显示'}
              </span>
            </span>
            <Switch
              size="small"
              checked={slide.isActived}
              aria-label={`显示「${nameOf(slide)}」`}
              onClick={(_isOn, event) => event.stopPropagation()}
              onChange={(isActived) =>
                onChange(slides.map((each) => (each.id === slide.id ? { ...each, isActived } : each)))
              }
            />
          </>
        )}
      />
      <Button
        block
        className={styles.add ?? ''}
        icon={<PlusOutlined />}
        disabled={slides.length >= maxHomeSlides}
        onClick={() => setPicking(true)}
      >
        从图库选图
      </Button>
      {isPicking && (
        <PickImagesDialog
          chosen={slides.map(({ imageId }) => imageId)}
          max={maxHomeSlides}
          thereText="已在轮播里"
          onPick={(picked) => {
            const first = nextId(slides);
            covers.add(picked.flatMap(({ cover }) => cover ?? []));
            onChange([...slides, ...picked.map(({ id, title }, index) => newSlide(first + index, id, title))]);
            onSelect(first);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}

function newSlide(id: number, imageId: number, title: string): DesignedSlide {
  return {
    id,
    title: title.slice(0, 40),
    subtitle: '',
    link: '',
    imageId,
    isActived: true,
    startsAt: null,
    endsAt: null,
  };
}
