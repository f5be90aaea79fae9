import type { LookAlike, ReviewCase } from '@tuyuan/contract/library/review-case.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { fullMoment } from '../../../shared/wire-moment.ts';
import { cameraText } from './camera-text.ts';
import styles from './compare-view.module.css';

interface Line {
  readonly name: string;
  readonly own: string;
  readonly other: string;
  readonly says: string;
}

function sizeSays(image: ReviewCase, other: LookAlike): string {
  const own = image.width * image.height;
  const others = other.width * other.height;
  if (own === others) return '一样大';
  const isCut = Math.abs(image.width / image.height - other.width / other.height) > 0.02;
  return `${own > others ? '本次更大' : '本次更小'}${isCut ? '，比例不同，可能裁过' : ''}`;
}

/** What differs between two pictures, and what that suggests. */
export function compareLines(image: ReviewCase, other: LookAlike): Line[] {
  const cameras = [cameraText(image.camera), cameraText(other.camera)].map((text) => text || '不明');
  const moments = [image.takenAt, other.takenAt].map((time) => (time === null ? '不明' : fullMoment(time)));
  const same = <T,>([one, two]: readonly T[], yes: string, no: string) => (one === two ? yes : no);
  const isKnown = (texts: readonly string[]) => !texts.includes('不明');
  const [ownCamera = '', otherCamera = ''] = cameras;
  const [ownMoment = '', otherMoment = ''] = moments;
  return [
    {
      name: '作者',
      own: image.author.nickName,
      other: other.author.name,
      says: image.author.id === other.author.id ? '同一位作者' : '不是同一人',
    },
    {
      name: '像素',
      own: `${image.width} × ${image.height}`,
      other: `${other.width} × ${other.height}`,
      says: sizeSays(image, other),
    },
    {
      name: '文件',
      own: formatFileSize(image.bytes),
      other: formatFileSize(other.bytes),
      says: image.bytes === other.bytes ? '一样大' : '不是同一个文件',
    },
    {
      name: '拍摄',
      own: ownMoment,
      other: otherMoment,
      says: isKnown(moments) ? same(moments, '同一刻拍的', '不是同一刻拍的') : '说明不了什么',
    },
    {
      name: '相机',
      own: ownCamera,
      other: otherCamera,
      says: isKnown(cameras) ? same(cameras, '同一型号', '两台机器') : '说明不了什么',
    },
    {
      name: '入库',
      own: fullMoment(image.submittedAt),
      other: `${fullMoment(other.createdAt)}${other.sales > 0 ? `，已售 ${other.sales} 次` : ''}`,
      says: image.submittedAt > other.createdAt ? '那张在先' : '本次在先',
    },
  ];
}

interface CompareFactsProps {
  readonly image: ReviewCase;
  readonly other: LookAlike;
}

export function CompareFacts({ image, other }: CompareFactsProps) {
  return (
    <div className={styles.factsFrame}>
      <table className={styles.facts}>
        <thead>
          <tr>
            <th scope="col">相近 {(other.likeness * 100).toFixed(1)}%</th>
            <th scope="col">本次提交</th>
            <th scope="col">已有</th>
            <th scope="col">说明什么</th>
          </tr>
        </thead>
        <tbody>
          {compareLines(image, other).map(({ name, own, other: others, says }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{own}</td>
              <td>{others}</td>
              <td>{says}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
