import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { MyVoucher } from '@tuyuan/contract/ticket-pass.ts';
import { Gift, Utensils } from 'lucide-react';

interface VoucherPictureProps {
  readonly voucher: MyVoucher;
  /** Pixels of the derivative. */
  readonly width: 320 | 640;
  readonly className?: string | undefined;
}

/** The dish or the gift; a sign where there is no picture of it. */
export function VoucherPicture({ voucher, width, className }: VoucherPictureProps) {
  const Sign = voucher.kind === 'meal' ? Utensils : Gift;
  return (
    <span className={className} data-empty={voucher.cover === null || undefined}>
      {voucher.cover ? (
        <img src={imageUrl(voucher.cover, width)} alt="" loading="lazy" />
      ) : (
        <Sign size={32} strokeWidth={1.5} aria-hidden />
      )}
    </span>
  );
}
