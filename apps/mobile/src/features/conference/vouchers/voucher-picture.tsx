import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { MyVoucher } from '@tuyuan/contract/conference/ticket-pass.ts';
import { phonePicturePath } from '@tuyuan/contract/resource-path.ts';
import { Gift, Utensils } from 'lucide-react';

interface VoucherPictureProps {
  readonly voucher: MyVoucher;
  readonly className?: string | undefined;
}

/** Shows the dish or gift; an icon if there is no picture. */
export function VoucherPicture({ voucher, className }: VoucherPictureProps) {
  const Sign = voucher.kind === 'meal' ? Utensils : Gift;
  return (
    <span className={className} data-empty={!voucher.cover || undefined}>
      {voucher.cover ? (
        <img src={resourceUrl(phonePicturePath(voucher.cover))} alt="" loading="lazy" />
      ) : (
        <Sign size={32} strokeWidth={1.5} aria-hidden />
      )}
    </span>
  );
}
