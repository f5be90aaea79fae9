import { useCreateTakeoutMutation } from '@tuyuan/api-client/library/picture-takeout.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { Button } from '@tuyuan/ui/button.tsx';

interface TakeoutButtonProps {
  readonly ids: readonly number[];
  readonly className?: string | undefined;
}

/** Downloads these originals in one file, what the library knows of each beside it as XMP. */
export function TakeoutButton({ ids, className }: TakeoutButtonProps) {
  const [create, { isLoading }] = useCreateTakeoutMutation();
  const start = async () => {
    const { path } = await create({ ids: [...ids] }).unwrap();
    window.location.assign(resourceUrl(path));
  };
  return (
    <Button
      kind="text"
      size="small"
      className={className}
      isBusy={isLoading}
      title="原图和资料（XMP）打成一个压缩包"
      onClick={() => void start().catch(() => undefined)}
    >
      导出原图
    </Button>
  );
}
