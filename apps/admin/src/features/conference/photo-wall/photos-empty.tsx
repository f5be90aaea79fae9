import { Button } from 'antd';
import type { ListControl } from '../../../shared/list/use-list-state.ts';
import { NoMatch } from '../../../shared/states/no-match.tsx';
import { PageBehind } from '../../../shared/states/page-behind.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import type { PhotoView, WallFilters } from './wall-views.ts';

const texts: Readonly<Record<PhotoView, { title: string; text: string }>> = {
  review: { title: '没有待审的照片', text: '摄影师从手机传来的新照片会出现在这里。' },
  reported: { title: '没有被举报的照片', text: '有人在墙上举报，这里立刻能看到。' },
  published: { title: '墙上还没有照片', text: '先在“摄影师”里指定谁能上传。' },
  withdrawn: { title: '没有下过墙的照片', text: '下墙的照片留在这里，可以放回去。' },
  uploaded: { title: '没有在处理的照片', text: '照片传上来后几秒就处理完。' },
};

/** In place of photos that are not there. */
export function PhotosEmpty({
  view,
  control,
}: {
  readonly view: PhotoView;
  readonly control: ListControl<WallFilters>;
}) {
  const { page, pageSize, filters } = control.state;
  if (page > 1) return <PageBehind subject="照片" onFirst={() => control.setPage(1, pageSize)} />;
  if (filters.hall !== '')
    return (
      <NoMatch
        subject="照片"
        onClear={() => control.setFilters({ hall: '' })}
        drops={<Button onClick={() => control.setFilters({ hall: '' })}>去掉「{filters.hall}」</Button>}
      />
    );
  return (
    <StateMessage
      picture="empty"
      title={texts[view].title}
      actions={
        view === 'published' && <Button onClick={() => control.setFilters({ view: 'people' })}>指定摄影师</Button>
      }
    >
      {texts[view].text}
    </StateMessage>
  );
}
