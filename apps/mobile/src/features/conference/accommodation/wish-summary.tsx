import type { StayWish } from '@tuyuan/contract/conference/accommodation.ts';
import { BedDouble } from 'lucide-react';
import { Button } from '../../../shared/layout/button.tsx';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { stayDay } from './stay-words.ts';

interface WishSummaryProps {
  readonly wish: StayWish;
  onChange(): void;
}

/** The attendee's request, while the rooms are being planned. */
export function WishSummary({ wish, onChange }: WishSummaryProps) {
  const { needsRoom, checkIn, checkOut, share, mateName } = wish;
  const days = checkIn !== null && checkOut !== null ? `${stayDay(checkIn)} 至 ${stayDay(checkOut)}` : '';
  const mate = share === 'single' ? '想单住' : mateName === '' ? '可合住' : `想和 ${mateName} 同住`;
  return (
    <EmptyView
      icon={BedDouble}
      title={needsRoom ? '正在排房' : '你选择了不住宿'}
      text={needsRoom ? `${days}，${mate}。排好后会通知你。` : '改主意了可以随时再填。'}
      action={<Button onClick={onChange}>修改需求</Button>}
    />
  );
}
