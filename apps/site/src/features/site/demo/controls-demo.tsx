import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { Button, IconButton } from '@tuyuan/ui/button.tsx';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { type Segment, Segmented } from '@tuyuan/ui/segmented.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import { useState } from 'react';
import styles from './demo.module.css';

const views: readonly Segment<'grid' | 'list'>[] = [
  { value: 'grid', label: '图片', icon: 'grid' },
  { value: 'list', label: '图集', icon: 'album' },
];

export function ControlsDemo() {
  const [view, setView] = useState<'grid' | 'list'>('grid');
  const [isChosen, setChosen] = useState(true);
  return (
    <>
      <div className={styles.row}>
        <Button kind="primary">立即购买</Button>
        <Button>加入购物车</Button>
        <Button kind="text">文字按钮</Button>
        <Button isBusy>提交中</Button>
        <Button disabled>不可用</Button>
        <IconButton icon="heart" label="喜欢" />
        <Avatar name="段雨桐" size={40} />
      </div>
      <div className={styles.stack}>
        <TextField label="真实姓名" defaultValue="段雨桐" help="与身份证一致" />
        <TextField label="手机号" defaultValue="1380000" error="手机号应为 11 位数字" />
        <Checkbox state={isChosen} onChange={setChosen}>
          记住我
        </Checkbox>
        <Segmented<'grid' | 'list'> label="显示方式" value={view} segments={views} onChange={setView} />
        <Skeleton width="60%" />
      </div>
      <div className={styles.cards}>
        <EmptyState title="没有同时符合 5 个条件的图片" text="去掉「竖图」可以看到 214 张" />
        <ErrorState text="网络中断了，筛选条件都还在。" onRetry={() => {}} />
      </div>
    </>
  );
}
