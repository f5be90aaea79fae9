import { UserRound } from 'lucide-react';
import { useLogIn } from '../account/use-log-in.ts';
import { Button } from '../layout/button.tsx';
import { EmptyView } from './empty-view.tsx';

/** In place of what belongs to an account. */
export function LogInView({ title }: { readonly title: string }) {
  const { loginPath } = useLogIn();
  return (
    <EmptyView
      icon={UserRound}
      title={title}
      text="登录后回到这一页。"
      action={
        <Button isPrimary size="large" href={loginPath}>
          登录
        </Button>
      }
    />
  );
}
