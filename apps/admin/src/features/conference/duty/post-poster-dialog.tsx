import type { DutyPost } from '@tuyuan/contract/conference/duty-management.ts';
import { PosterDialog } from '../../../shared/poster/poster-dialog.tsx';

interface PostPosterDialogProps {
  readonly conferenceId: number;
  readonly post: DutyPost;
  readonly onClose: () => void;
}

/** The poster that staff scan to check in for duty at a post. */
export function PostPosterDialog({ conferenceId, post, onClose }: PostPosterDialogProps) {
  const { place, work, address } = post;
  return (
    <PosterDialog
      title={`「${place}」的到岗海报`}
      conferenceId={conferenceId}
      poster={{
        name: place,
        address,
        codeLabel: `「${place}」到岗码`,
        how: '值班人员打开微信「扫一扫」到岗',
        facts: [work],
      }}
      onClose={onClose}
    />
  );
}
