import { aiUseWords, entryKindWords } from '@tuyuan/contract/contest/activity-words.ts';
import type { ManagedEntry } from '@tuyuan/contract/contest/entry-management.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import { Button } from 'antd';
import { workUrl } from '../../../shared/contest/work-url.ts';
import { KeyHint } from '../../../shared/key-hint.tsx';
import { shortMoment } from '../../../shared/wire-moment.ts';
import styles from './stage.module.css';

interface EntryStageProps {
  readonly entry: ManagedEntry;
  /** Which picture of a series, from 0. */
  readonly place: number;
  /** Beside the work that it looks like. */
  readonly isCompared: boolean;
  readonly onPlace: (place: number) => void;
  readonly onCompare: (isCompared: boolean) => void;
}

/** The picture as large as there is room, beside its look-alike where one is asked for, and what the author wrote. */
export function EntryStage({ entry, place, isCompared, onPlace, onCompare }: EntryStageProps) {
  const { id, number, title, story, pictures, kind, categoryName, aiUse, explanation, checks } = entry;
  const picture = pictures[place] ?? pictures[0];
  const other = checks.find(({ lookAlike }) => lookAlike?.picture)?.lookAlike;
  const camera = picture && [picture.camera.make, picture.camera.model].filter(Boolean).join(' ');
  return (
    <div className={styles.middle}>
      <div className={styles.stage} data-compared={isCompared && other !== undefined}>
        {picture ? (
          <figure>
            <img src={workUrl(id, picture, 1600)} alt={title} />
            <figcaption>
              {number !== null && entryNumber(number)} · {picture.width} × {picture.height}
              {picture.takenAt && ` · 拍摄于 ${shortMoment(picture.takenAt)}`}
              {camera && ` · ${camera}`}
            </figcaption>
          </figure>
        ) : (
          <p>图片已删除</p>
        )}
        {isCompared && other?.picture && (
          <figure>
            <img src={workUrl(other.entryId, other.picture, 1600)} alt={`相似的作品${other.title}`} />
            <figcaption>
              {other.activityName} {other.number !== null && entryNumber(other.number)} · 相似{' '}
              {Math.round(other.likeness * 100)}%
            </figcaption>
          </figure>
        )}
      </div>
      {pictures.length > 1 && (
        <ol className={styles.series} aria-label="组照">
          {pictures.map((each, index) => (
            <li key={each.id}>
              <button type="button" aria-current={index === place} onClick={() => onPlace(index)}>
                <img src={workUrl(id, each, 320)} alt={`第 ${index + 1} 张`} />
              </button>
            </li>
          ))}
        </ol>
      )}
      <section className={styles.words} aria-label="作者写的">
        <header>
          <b>
            《{title}》 · {[categoryName, entryKindWords[kind]].filter(Boolean).join(' · ')}
          </b>
          {other && (
            <Button size="small" onClick={() => onCompare(!isCompared)}>
              {isCompared ? '只看这件' : '并排看'} <KeyHint keys={['V']} />
            </Button>
          )}
          <span>作者对审核员隐藏</span>
        </header>
        {story && <p>{story}</p>}
        {explanation && <p>与相似作品的区别：{explanation}</p>}
        {aiUse && <p>AI 声明：{aiUseWords[aiUse]}</p>}
      </section>
    </div>
  );
}
