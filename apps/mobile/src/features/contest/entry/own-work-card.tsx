import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { workPicturePath } from '@tuyuan/contract/contest/contest-path.ts';
import type { OwnEntry } from '@tuyuan/contract/contest/entry.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card } from '../../../shared/layout/card.tsx';
import { paths } from '../../../shared/paths.ts';
import { EntryStateChip } from './entry-state-chip.tsx';
import { momentText } from './moment-text.ts';
import { OwnWorkActions } from './own-work-actions.tsx';
import styles from './own-work-card.module.css';

interface OwnWorkCardProps {
  readonly entry: OwnEntry;
  readonly namesActivity: boolean;
}

/** A work of one's own: what it is, how it stands, why, and what can be done until when. */
export function OwnWorkCard({ entry, namesActivity }: OwnWorkCardProps) {
  const { id, activity, number, title, state, reason, isAppealed, pictures, deadline, abilities } = entry;
  const [cover] = pictures;
  const isUnderAppeal = isAppealed && state === 'submitted';
  const isOpen = !isUnderAppeal && (abilities.edit || abilities.submit || abilities.withdraw);
  return (
    <Card>
      <article className={styles.card} aria-label={title || '没有题目的作品'}>
        <div className={styles.row}>
          {cover && (
            <img
              className={styles.picture}
              src={resourceUrl(workPicturePath(id, cover, 320))}
              alt=""
              loading="lazy"
              width={96}
              height={72}
            />
          )}
          <div className={styles.words}>
            <b>{title || '没有题目'}</b>
            <small>
              {[number === null ? '' : entryNumber(number), pictures.length > 1 ? `组照 ${pictures.length} 张` : '']
                .filter(Boolean)
                .join(' · ')}
            </small>
            {namesActivity && (
              <Link className={styles.activity} to={`${paths.activityBrief}?id=${activity.id}`}>
                {activity.name}
              </Link>
            )}
          </div>
          <EntryStateChip state={state} />
        </div>
        {reason !== '' && (
          <p className={styles.reason}>
            <TriangleAlert size={18} strokeWidth={1.75} aria-hidden />
            {reason}
          </p>
        )}
        <p className={styles.note}>
          {noteOf(entry)}
          {isOpen && deadline !== null && `，${momentText(deadline)} 前可以改`}
        </p>
        <OwnWorkActions entry={entry} />
      </article>
    </Card>
  );
}

function noteOf({ state, checks, isMended, isAppealed, submittedAt }: OwnEntry): string {
  const open = checks.filter(({ result }) => result !== 'passed').length;
  const sent = submittedAt === null ? '' : `${momentText(submittedAt)} 提交`;
  switch (state) {
    case 'draft':
      return open > 0 ? `还有 ${open} 处没处理` : '可以提交了';
    case 'fixAsked':
      return open > 0 ? `还有 ${open} 处没处理，编号不变` : '改好了，可以再次提交';
    case 'submitted':
      if (isAppealed) return '申诉中，由另一位审核员来看';
      return `${isMended ? '改后' : ''}${sent}，等待审核`;
    case 'accepted':
      return sent;
    case 'rejected':
      return isAppealed ? '申诉之后仍没有通过' : '没有通过审核';
    case 'withdrawn':
      return '已撤回，编号给你留着';
  }
}
