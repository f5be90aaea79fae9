import { MapPinOff } from 'lucide-react';
import { Button } from '../layout/button.tsx';
import { paths } from '../paths.ts';
import { EmptyView } from './empty-view.tsx';

/** Where the address names nothing that there is. */
export function NoSuchView({ title }: { readonly title: string }) {
  return (
    <EmptyView
      icon={MapPinOff}
      title={title}
      text="地址可能写错了，或者它已经撤下。"
      action={
        <Button isPrimary size="large" to={paths.activities} isReplacing>
          看全部活动
        </Button>
      }
    />
  );
}
