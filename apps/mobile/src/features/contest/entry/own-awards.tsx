import { useGetAchievementsQuery } from '@tuyuan/api-client/contest/award.ts';
import { awardCertificatePath } from '@tuyuan/contract/contest/contest-path.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Row } from '../../../shared/layout/row.tsx';

/** What one won in an activity, each with its certificate; nothing where there is none. */
export function OwnAwards({ activityId }: { readonly activityId: number }) {
  const { data } = useGetAchievementsQuery({ activityId }, { refetchOnMountOrArgChange: true });
  if (!data || data.awards.length === 0) return null;
  return (
    <ListCard>
      {data.awards.map(({ id, no, state, reason, prize, number, title }) => (
        <Row
          key={id}
          title={prize}
          text={[entryNumber(number), title, state === 'revoked' && `已撤销：${reason}`].filter(Boolean).join(' · ')}
          action={
            state === 'published' && (
              <Button size="small" href={awardCertificatePath(no)}>
                证书
              </Button>
            )
          }
        />
      ))}
    </ListCard>
  );
}
