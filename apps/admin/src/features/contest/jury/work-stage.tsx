import type { JuryWork } from '@tuyuan/contract/contest/jury.ts';
import { useState } from 'react';
import { workUrl } from '../../../shared/contest/work-url.ts';
import { useKeys } from '../../../shared/use-keys.ts';
import styles from './sheet.module.css';

/** A work as large as there is room; the pictures of a series by ← →. */
export function WorkStage({ work: { id, title, pictures } }: { readonly work: JuryWork }) {
  const [place, setPlace] = useState(0);
  const picture = pictures[place] ?? pictures[0];
  useKeys((key) => {
    if (key === 'ArrowLeft') setPlace(Math.max(0, place - 1));
    else if (key === 'ArrowRight') setPlace(Math.min(pictures.length - 1, place + 1));
    else return false;
    return true;
  });
  return (
    <>
      <figure className={styles.stage}>
        {picture ? <img src={workUrl(id, picture, 1600)} alt={title} /> : <p>图片已删除</p>}
      </figure>
      {pictures.length > 1 && (
        <ol className={styles.series} aria-label="组照">
          {pictures.map((each, index) => (
            <li key={each.id}>
              <button type="button" aria-current={index === place} onClick={() => setPlace(index)}>
                <img src={workUrl(id, each, 320)} alt={`第 ${index + 1} 张`} />
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
