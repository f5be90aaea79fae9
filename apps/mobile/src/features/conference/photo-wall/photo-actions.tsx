import {
  useGetLiveOriginalLinkMutation,
  useGetMyLiveMarksQuery,
  useMarkLivePhotoMutation,
} from '@tuyuan/api-client/conference/photo-wall.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { LiveMark, LivePhoto } from '@tuyuan/contract/conference/photo-wall.ts';
import { formatCompactCount } from '@tuyuan/format/count.ts';
import { Clock, Download, Flag, Heart, type LucideIcon, Share2, Star } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { confirm } from '../../../shared/feedback/confirm.ts';
import { say } from '../../../shared/feedback/say.ts';
import { useOnline } from '../../../shared/network/use-online.ts';
import { failureText } from '../../../shared/states/failure-text.ts';
import styles from './photo-actions.module.css';
import { sharePhoto } from './share-photo.ts';

const OriginalSheet = lazy(async () => ({ default: (await import('./original-sheet.tsx')).OriginalSheet }));
const ReportSheet = lazy(async () => ({ default: (await import('./report-sheet.tsx')).ReportSheet }));

interface PhotoActionsProps {
  readonly photo: LivePhoto;
  /** Whether the conference has ended; the public state of a photo then no longer changes. */
  readonly isOver: boolean;
  /** Login address for viewers without a ticket of the conference; otherwise undefined. */
  readonly logInAt: string | undefined;
  onLikes(likes: number): void;
}

/** Actions for a photo, all within the thumb's reach. */
export function PhotoActions({ photo, isOver, logInAt, onLikes }: PhotoActionsProps) {
  const { id, likes } = photo;
  const { data: marks } = useGetMyLiveMarksQuery(undefined, { skip: logInAt !== undefined });
  const [mark, marking] = useMarkLivePhotoMutation();
  const [getLink, gettingLink] = useGetLiveOriginalLinkMutation();
  const [sheet, setSheet] = useState<'original' | 'report' | null>(null);
  const isOnline = useOnline();
  const navigate = useNavigate();
  const isLiked = marks?.liked.includes(id) ?? false;
  const isKept = marks?.collected.includes(id) ?? false;
  const isReported = marks?.reported.includes(id) ?? false;
  const original = marks?.originals.find((one) => one.id === id)?.state;

  async function set(kind: LiveMark, isMarked: boolean) {
    const { data, error } = await mark({ id, kind, isMarked });
    if (data) onLikes(data.likes);
    else void say(failureText(error));
  }
  async function download() {
    const { data, error } = await getLink({ id });
    if (data) location.assign(resourceUrl(data.path));
    else void say(failureText(error));
  }

  /** Wraps actions that require a ticket; viewers without one are asked to log in. */
  const withTicket = (go: () => unknown) => async () => {
    if (logInAt === undefined) return go();
    const isMeant = await confirm({
      title: '凭参会票登录后才能用',
      text: '喜欢、收藏、要原图和举报，要先用这场会议的参会票登录。',
      confirmText: '去登录',
    });
    if (isMeant) await navigate(logInAt);
  };

  const canMark = isOnline && (logInAt !== undefined || (marks !== undefined && !marking.isLoading));
  return (
    <div className={styles.bar}>
      <Action
        icon={Heart}
        label={likes > 0 ? `喜欢 ${formatCompactCount(likes)}` : '喜欢'}
        isOn={isLiked}
        isDisabled={!canMark || isOver}
        onPress={withTicket(() => set('like', !isLiked))}
      />
      <Action
        icon={Star}
        label={isKept ? '已收藏' : '收藏'}
        isOn={isKept}
        isDisabled={!canMark}
        onPress={withTicket(() => set('collect', !isKept))}
      />
      {original === 'granted' ? (
        <Action icon={Download} label="下原图" isDisabled={!isOnline || gettingLink.isLoading} onPress={download} />
      ) : original === undefined ? (
        <Action icon={Download} label="要原图" isDisabled={!canMark} onPress={withTicket(() => setSheet('original'))} />
      ) : (
        <Action icon={Clock} label={original === 'pending' ? '原图待批' : '原图未批'} isDisabled />
      )}
      <Action icon={Share2} label="分享" onPress={() => sharePhoto(photo)} />
      <Action
        icon={Flag}
        label={isReported ? '已举报' : '举报'}
        isDisabled={!canMark || isReported}
        onPress={withTicket(() => setSheet('report'))}
      />
      <Suspense>
        {sheet === 'original' && <OriginalSheet photo={photo} onClose={() => setSheet(null)} />}
        {sheet === 'report' && <ReportSheet photo={photo} onClose={() => setSheet(null)} />}
      </Suspense>
    </div>
  );
}

interface ActionProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** State, if the action is a switch. */
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  onPress?(): unknown;
}

function Action({ icon: Icon, label, isOn, isDisabled = false, onPress }: ActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={() => void onPress?.()}
    >
      <Icon size={24} strokeWidth={1.75} aria-hidden />
      {label}
    </button>
  );
}
