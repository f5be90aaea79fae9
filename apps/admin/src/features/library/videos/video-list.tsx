import { DeleteOutlined, EyeInvisibleOutlined, EyeOutlined, RedoOutlined, UploadOutlined } from '@ant-design/icons';
import {
  useDeleteVideoMutation,
  useGetManagedVideosQuery,
  useGetVideoTermsQuery,
  usePublishVideosMutation,
  useTakeVideosOfflineMutation,
  useTranscodeVideoMutation,
} from '@tuyuan/api-client/library/video-management.ts';
import type { ManagedVideo } from '@tuyuan/contract/library/video-management.ts';
import { Alert, App, Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import { BulkBar } from '../../../shared/list/bulk-bar.tsx';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useBulkAction } from '../../../shared/list/use-bulk-action.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { videoColumns } from './video-columns.tsx';
import { videoFilters } from './video-filters.ts';
import { VideoThumb } from './video-thumb.tsx';

// Speaks the protocol of uploads, which no list needs.
const UploadVideoDialog = lazy(async () => ({
  default: (await import('./upload-video-dialog.tsx')).UploadVideoDialog,
}));

const pollMs = 3000;
/** For which file the dialog is open: a new one, or one that was interrupted. */
type Upload = 'new' | ManagedVideo;

/** Videos in any state; how far they are is asked for while one is on its way. */
export function VideoList({ categories }: { readonly categories: readonly FlatNode[] }) {
  const control = useListState(videoFilters);
  const [isWorking, setWorking] = useState(false);
  const query = useGetManagedVideosQuery(control.request, { pollingInterval: isWorking ? pollMs : 0 });
  const { data: terms } = useGetVideoTermsQuery({});
  const bulk = useBulkAction<ManagedVideo>('段视频', (video) => <VideoThumb video={video} />);
  const [publish] = usePublishVideosMutation();
  const [takeOffline] = useTakeVideosOfflineMutation();
  const [transcode] = useTranscodeVideoMutation();
  const [remove] = useDeleteVideoMutation();
  const [upload, setUpload] = useState<Upload>();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const { modal } = App.useApp();
  const mayDo = usePermissions();
  const mayEdit = mayDo('Pages.Videos.Edit');
  const hasWork = query.data?.items.some(({ state }) => state === 'processing') ?? false;
  if (hasWork !== isWorking) setWorking(hasWork);
  const isMissing = terms?.encoder === null;
  const open = ({ id }: { readonly id: number }) => void navigate(`${paths.videos}/${id}`);

  async function askDeletion(video: ManagedVideo): Promise<void> {
    const isSure = await modal.confirm({
      title: `删除视频「${video.title}」？`,
      content: '原片和转码后的文件一起删除，不能恢复。',
      okText: '删除',
      okButtonProps: { danger: true },
    });
    if (isSure) await attempt(() => remove({ id: video.id }).unwrap(), `已删除「${video.title}」`);
  }

  function renderActions(video: ManagedVideo) {
    const { id, title, state } = video;
    return (
      <>
        {state === 'draft' && mayDo('Pages.Videos.Create') && (
          <Button
            type="text"
            size="small"
            icon={<UploadOutlined />}
            aria-label={`接着上传「${title}」`}
            onClick={() => setUpload(video)}
          />
        )}
        {state === 'failed' && mayEdit && (
          <Button
            type="text"
            size="small"
            icon={<RedoOutlined />}
            aria-label={`重试「${title}」`}
            disabled={isMissing}
            onClick={() => void attempt(() => transcode({ id }).unwrap(), '重新开始转码')}
          />
        )}
        {state !== 'published' && mayDo('Pages.Videos.Delete') && (
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={`删除「${title}」`}
            onClick={() => void askDeletion(video)}
          />
        )}
      </>
    );
  }

  return (
    <>
      <ListScreen
        control={control}
        query={query}
        known={{ categoryIds: categories }}
        name="videos"
        title="视频"
        subject="视频"
        unit="段"
        rowHeight={66}
        scrollWidth={980}
        hiddenColumns={['publishedAt']}
        openWord="打开"
        rowLabel={({ title }) => `「${title}」`}
        onOpen={open}
        create={
          mayDo('Pages.Videos.Create') && {
            label: '上传视频',
            icon: <UploadOutlined />,
            isDisabled: terms === undefined || isMissing,
            run: () => setUpload('new'),
          }
        }
        columns={(room) => videoColumns(room, renderActions)}
        bulkBar={
          mayEdit &&
          ((selection) => (
            <BulkBar
              selection={selection}
              unit="段"
              isRunning={bulk.isRunning}
              commands={[
                {
                  key: 'publish',
                  label: '发布',
                  icon: <EyeOutlined />,
                  letter: 'P',
                  run: () =>
                    void bulk
                      .start({ verb: '发布', rows: selection.rows, run: (ids) => publish({ ids }).unwrap() })
                      .then(selection.keepOnly),
                },
                {
                  key: 'offline',
                  label: '下架',
                  icon: <EyeInvisibleOutlined />,
                  letter: 'O',
                  run: () =>
                    void bulk
                      .start({ verb: '下架', rows: selection.rows, run: (ids) => takeOffline({ ids }).unwrap() })
                      .then(selection.keepOnly),
                },
              ]}
            />
          ))
        }
        empty={{ text: '上传 MP4 或 MOV，转码好后选封面、加字幕和章节，再发布到网站的「视频」。' }}
      >
        {isMissing && <Alert type="warning" showIcon title="这台服务器还不能转码视频，请联系管理员。" />}
      </ListScreen>
      {bulk.dialog}
      <Suspense>
        {upload && terms && (
          <UploadVideoDialog
            interrupted={upload === 'new' ? undefined : upload}
            terms={terms}
            onClose={() => setUpload(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
