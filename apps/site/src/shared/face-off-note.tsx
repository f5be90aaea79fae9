import { useGetFaceFacetsQuery } from '@tuyuan/api-client/library/image-face.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import styles from './face-off-note.module.css';
import { clearedFaces } from './face-words.ts';
import { filterArgument, type ImageFilter } from './image-filter.ts';

interface FaceOffNoteProps {
  /** That the page shows. */
  readonly filter: ImageFilter;
  readonly keyword?: string;
  onChange(change: Partial<ImageFilter>): void;
}

/** Says that conditions on people are ignored where the site does without them. */
export function FaceOffNote({ filter, keyword = '', onChange }: FaceOffNoteProps) {
  const { data } = useGetFaceFacetsQuery({ ...filterArgument(filter), ...(keyword !== '' && { keyword }) });
  if (data?.isOn !== false) return null;
  return (
    <p className={styles.note} role="status">
      <Icon name="info" size={16} />
      <span>本站没有开启人物筛选，年龄、性别等条件没有起作用。</span>
      <button type="button" className={styles.drop} onClick={() => onChange(clearedFaces)}>
        去掉这些条件
      </button>
    </p>
  );
}
