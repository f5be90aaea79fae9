import { useGetFollowedImagesQuery } from '@tuyuan/api-client/community/user-follow.ts';
import { useGetRecentImagesQuery } from '@tuyuan/api-client/community/user-recent.ts';
import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { ImageRows } from '../../../shared/image-rows.tsx';
import { Panel } from '../../../shared/user-centre/panel.tsx';
import { fresh } from './fresh.ts';

const few = { maxResultCount: 6 };

/** New work of those one follows, and what one looked at last; what is empty is absent. */
export function CenterPictures() {
  const { data: followed } = useGetFollowedImagesQuery(few, fresh);
  const { data: recent } = useGetRecentImagesQuery(few, fresh);
  return (
    <>
      <Pictures title="关注的摄影师的新作品" href="/user/main/follow" images={followed?.items} />
      <Pictures title="最近看过" note="只有自己看得到" href="/user/main/recent" images={recent?.items} />
    </>
  );
}

interface PicturesProps {
  readonly title: string;
  readonly note?: string;
  readonly href: string;
  readonly images: readonly ImageCard[] | undefined;
}

function Pictures({ title, note, href, images = [] }: PicturesProps) {
  if (images.length === 0) return null;
  return (
    <Panel
      title={title}
      {...(note !== undefined && { note })}
      tools={
        <ButtonLink href={href} size="small">
          全部
        </ButtonLink>
      }
    >
      <ImageRows images={images} label={title} target={140} isBelowFold />
    </Panel>
  );
}
