import type { UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import type { Picture } from '../desk/picture.ts';
import styles from './look-alike.module.css';

interface LookAlikeFactsProps {
  readonly picture: Picture;
  readonly known: UploadItem['lookAlikes'][number];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function sizeText(size: Size | undefined): string {
  if (!size) return '—';
  const { width, height } = size;
  return `${width} × ${height} · ${Math.round((width * height) / 1e6)} MP`;
}

/** The facts of both, the larger number of pixels in bold. */
export function LookAlikeFacts({ picture: { item }, known }: LookAlikeFactsProps) {
  const own = item.width && item.height ? { width: item.width, height: item.height } : undefined;
  const theirs = known.cover ?? undefined;
  const pixels = (size: Size | undefined) => (size ? size.width * size.height : 0);
  return (
    <table className={styles.facts}>
      <thead>
        <tr>
          <td />
          <th scope="col">这次</th>
          <th scope="col">已有</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">像素</th>
          <td className={classNames(pixels(own) > pixels(theirs) && styles.more)}>{sizeText(own)}</td>
          <td className={classNames(pixels(theirs) > pixels(own) && styles.more)}>{sizeText(theirs)}</td>
        </tr>
        <tr>
          <th scope="row">标题</th>
          <td>{item.details.title || '—'}</td>
          <td>{known.title || '—'}</td>
        </tr>
      </tbody>
    </table>
  );
}
