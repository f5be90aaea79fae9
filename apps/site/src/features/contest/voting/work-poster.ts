import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { workPicturePath } from '@tuyuan/contract/contest/contest-path.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { Work } from '@tuyuan/contract/contest/work.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import type { PosterContent } from '../../../shared/poster/poster-content.ts';

/** The poster that asks for votes: number, deadline and a code that tells where it was scanned; nobody's votes. */
export function workPoster(work: Work, { name, stages }: ActivityInfo, path: string): PosterContent | undefined {
  const { id, number, title, pictures, author } = work;
  const [picture] = pictures;
  const { vote } = stages;
  return (
    picture && {
      picture: { path: workPicturePath(id, picture, 1280), width: picture.width, height: picture.height },
      number: entryNumber(number),
      title,
      lines: [
        author?.name ?? '作者在评审结束之后公布',
        name,
        vote ? `${wireDay(vote.to)} ${wireClock(vote.to)} 截止投票` : '',
      ].filter(Boolean),
      path,
      codeNote: '扫码看作品',
    }
  );
}
