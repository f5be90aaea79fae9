import { useGetTempImageQuery } from '@tuyuan/api-client/library/temp-image.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import type { PictureQuery } from '../../../shared/picture-search/picture-query.ts';
import styles from './hidden-note.module.css';
import { searchPath } from './search-state.ts';
import type { Search } from './use-search.ts';
import { lowerLikeness, otherPart } from './ways-on.ts';

interface HiddenNoteProps {
  readonly search: Search;
  readonly picture: PictureQuery;
  /** How many are less alike than asked for. */
  readonly hidden: number;
  /** Of the nearest only. */
  readonly isEstimate: boolean;
}

/** Below the last find: what the likeness left out, and how to go on. */
export function HiddenNote({ search, picture, hidden, isEstimate }: HiddenNoteProps) {
  const { kind, state } = search;
  const tempKey = 'tempKey' in picture.source ? picture.source.tempKey : '';
  const { currentData } = useGetTempImageQuery({ tempKey }, { skip: tempKey === '' });
  const tag = currentData?.tag ?? '';
  const lower = lowerLikeness(picture);
  const other = otherPart(picture);
  const unit = kind === 'gallery' ? '张图片' : '张';
  const ways = [
    hidden > 0 &&
      lower !== undefined && {
        text: `降到 ${lower}%`,
        state: { ...state, picture: { ...picture, minLikeness: lower } },
      },
    tag !== '' && state.keyword === '' && { text: `加上文字「${tag}」`, state: { ...state, keyword: tag } },
    other && { text: other.text, state: { ...state, picture: other.picture } },
  ].filter((way) => way !== false && way !== undefined);
  return (
    <p className={styles.note}>
      <Icon name="info" size={18} className={styles.icon} />
      <span>
        {hidden > 0
          ? `还有${isEstimate ? '至少' : ''} ${formatCount(hidden)} ${unit}相似度低于 ${picture.minLikeness}%，没有列出。`
          : `没有更多相似度 ${picture.minLikeness}% 以上的了。`}
        {ways.map(({ text, state: next }, index) => (
          <span key={text}>
            {index > 0 && ' · '}
            <Link href={searchPath(kind, next)} className={styles.way}>
              {text}
            </Link>
          </span>
        ))}
      </span>
    </p>
  );
}
