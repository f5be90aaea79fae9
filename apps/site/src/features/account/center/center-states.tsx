import { useGetMyOrdersQuery } from '@tuyuan/api-client/commerce/order.ts';
import { useGetMyFeedbackQuery } from '@tuyuan/api-client/community/feedback-data.ts';
import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import { useGetOwnImagesQuery } from '@tuyuan/api-client/library/own-image.ts';
import type { getMyOrders } from '@tuyuan/contract/commerce/order.ts';
import type { OwnImageCounts } from '@tuyuan/contract/library/own-image.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { Panel } from '../../../shared/user-centre/panel.tsx';
import { fresh } from './fresh.ts';
import { StateTiles } from './state-tiles.tsx';
import styles from './summary.module.css';
import { Waiting, type WaitingThing } from './waiting.tsx';

type OrderCounts = ResultOf<typeof getMyOrders>['counts'];

/** What waits for the person, and their orders and works by state. */
export function CenterStates({ isPhotographer }: { readonly isPhotographer: boolean }) {
  const orders = useGetMyOrdersQuery({ maxResultCount: 0 }, fresh).data?.counts;
  const works = useGetOwnImagesQuery({ maxResultCount: 0 }, { ...fresh, skip: !isPhotographer }).data?.counts;
  const replied = useGetMyFeedbackQuery({ state: 'replied', maxResultCount: 0 }, fresh).data?.totalCount ?? 0;
  const things: WaitingThing[] = [
    {
      count: orders?.pendingPayment ?? 0,
      icon: 'clock',
      text: '个订单等着付款',
      action: '去付款',
      href: orderPath('pendingPayment'),
    },
    {
      count: works?.rejected ?? 0,
      icon: 'warning',
      text: '张图片被退回，改好可以再提交',
      action: '去修改',
      href: worksPath('rejected'),
    },
    {
      count: orders?.toDownload ?? 0,
      icon: 'download',
      text: '个订单可以下载',
      action: '去下载',
      href: orderPath('toDownload'),
    },
    { count: replied, icon: 'comment', text: '条反馈有了回复', action: '看回复', href: '/user/main/feedback' },
    {
      count: works?.draft ?? 0,
      icon: 'image',
      text: '张图片还没有提交审核',
      action: '去提交',
      href: worksPath('draft'),
    },
  ];
  return (
    <>
      <Waiting things={things.filter(({ count }) => count > 0)} />
      <div className={styles.pair}>
        <Orders counts={orders} />
        {isPhotographer && <Works counts={works} />}
      </div>
    </>
  );
}

const orderPath = (tab: string) => `/user/main/orders?tab=${tab}`;
const worksPath = (state: string) => `/user/main/works/photo?state=${state}`;
const shown = (count: number | undefined) => (count === undefined ? '–' : formatCount(count));

function Orders({ counts }: { readonly counts: OrderCounts | undefined }) {
  return (
    <Panel
      title="订单"
      tools={
        <ButtonLink href="/user/main/orders" size="small">
          全部 {shown(counts?.all)}
        </ButtonLink>
      }
    >
      <StateTiles
        label="各状态的订单"
        tiles={[
          { label: '待付款', value: shown(counts?.pendingPayment), href: orderPath('pendingPayment') },
          { label: '待下载', value: shown(counts?.toDownload), href: orderPath('toDownload') },
          { label: '已完成', value: shown(counts?.completed), href: orderPath('completed') },
          { label: '退款', value: shown(counts?.refund), href: orderPath('refund') },
        ]}
      />
    </Panel>
  );
}

function Works({ counts }: { readonly counts: OwnImageCounts | undefined }) {
  return (
    <Panel
      title="作品"
      tools={
        <ButtonLink href="/user/main/works/photo" size="small">
          全部 {shown(counts?.all)}
        </ButtonLink>
      }
    >
      <StateTiles
        label="各状态的作品"
        tiles={[
          { label: '草稿', value: shown(counts?.draft), href: worksPath('draft') },
          { label: '待审', value: shown(counts?.pending), href: worksPath('pending') },
          { label: '退回', value: shown(counts?.rejected), href: worksPath('rejected') },
          { label: '已发布', value: shown(counts?.approved), href: worksPath('approved') },
        ]}
      />
    </Panel>
  );
}
