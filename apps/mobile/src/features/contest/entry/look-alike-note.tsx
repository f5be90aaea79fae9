import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { workPicturePath } from '@tuyuan/contract/contest/contest-path.ts';
import type { LookAlikeWork } from '@tuyuan/contract/contest/entry.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import styles from './look-alike-note.module.css';

/** The work that a picture looks like, beside it where everybody may see it. */
export function LookAlikeNote({ other }: { readonly other: LookAlikeWork }) {
  const { entryId, number, title, activityName, likeness, picture } = other;
  return (
    <div className={styles.alike}>
      {picture && (
        <img
          src={resourceUrl(workPicturePath(entryId, picture, 320))}
          alt={`相似的作品${title}`}
          width={96}
          height={64}
        />
      )}
      <p>
        与{activityName}的作品 {number === null ? '草稿' : entryNumber(number)}
        {title && `「${title}」`} 相似 {Math.round(likeness * 100)}%。同一机位、不同时间可以投，请说明；同一张不行。
      </p>
    </div>
  );
}
