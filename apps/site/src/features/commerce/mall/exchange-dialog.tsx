import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import {
  useCreateMallOrderMutation,
  useGetMallRecipientQuery,
} from '@tuyuan/api-client/commerce/credit-mall-order-data.ts';
import { fieldErrors } from '@tuyuan/api-client/field-errors.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { Recipient } from '@tuyuan/contract/commerce/credit-mall-order-data.ts';
import type { MallGoodsDetail } from '@tuyuan/contract/commerce/credit-product-data.ts';
import type { CreditOverview } from '@tuyuan/contract/commerce/credits.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { TextArea } from '@tuyuan/ui/text-area.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mallOrderPath, mallPayPath } from '../../../shared/commerce/mall-paths.ts';
import styles from './exchange-dialog.module.css';
import { GoodsPicture } from './goods-picture.tsx';
import { lotsUsed } from './lots-used.ts';
import { priceText } from './mall-words.ts';

interface ExchangeDialogProps {
  readonly goods: MallGoodsDetail;
  readonly pieces: number;
  readonly overview: CreditOverview;
  onClose(): void;
}

const fieldNames = ['recipient.name', 'recipient.phone', 'recipient.address'] as const;
type Errors = Partial<Record<(typeof fieldNames)[number], string>>;
const nobody: Recipient = { name: '', phone: '', address: '' };

/** Says what an exchange costs and where it goes, and makes it. */
export function ExchangeDialog({ goods, pieces, overview, onClose }: ExchangeDialogProps) {
  const isSent = goods.kind === 'physical';
  const { data: known, isLoading } = useGetMallRecipientQuery({}, { skip: !isSent, refetchOnMountOrArgChange: true });
  const [typed, setTyped] = useState<Recipient>();
  const recipient = typed ?? known ?? nobody;
  const [create, creating] = useCreateMallOrderMutation();
  const keys = useRetryKey();
  const navigate = useNavigate();
  const formId = useId();
  const [errors, setErrors] = useState<Errors>({});
  const [fault, setFault] = useState<string>();
  const credits = goods.credits * pieces;
  const cashCents = goods.cashCents * pieces;
  const used = lotsUsed(overview.lots, credits);

  async function exchange(): Promise<void> {
    setErrors({});
    setFault(undefined);
    const wanted = {
      goodsId: goods.id,
      pieces,
      credits: goods.credits,
      cashCents: goods.cashCents,
      recipient: isSent ? recipient : null,
    };
    try {
      const order = await create({ ...wanted, key: keys.of(wanted) }).unwrap();
      void navigate(order.state === 'pendingPayment' ? mallPayPath(order.id) : mallOrderPath(order.id));
    } catch (thrown) {
      if (!isApiFailure(thrown)) throw thrown;
      const { fields, rest } = fieldErrors(thrown, fieldNames);
      setErrors(Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts?.[0] ?? ''])));
      setFault(rest);
    }
  }
  const change = (name: keyof Recipient) => (event: { target: { value: string } }) =>
    setTyped({ ...recipient, [name]: event.target.value });

  return (
    <Dialog
      isOpen
      width="520px"
      title="确认兑换"
      closesOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>再想想</Button>
          <Button kind="primary" type="submit" form={formId} isBusy={creating.isLoading} disabled={isLoading}>
            {cashCents > 0 ? '用积分并去付现金' : `用 ${formatCount(credits)} 积分兑换`}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void exchange();
        }}
      >
        <div className={styles.goods}>
          <GoodsPicture picture={goods.picture} isSmall />
          <div className={styles.words}>
            <b>{goods.title}</b>
            <span className={styles.note}>× {pieces}</span>
          </div>
          <b>{priceText({ credits, cashCents })}</b>
        </div>
        {isSent &&
          (isLoading ? (
            <Skeleton height={180} />
          ) : (
            <div className={styles.fields}>
              <TextField
                label="收件人"
                autoComplete="name"
                required
                minLength={2}
                maxLength={30}
                value={recipient.name}
                error={errors['recipient.name']}
                onChange={change('name')}
              />
              <TextField
                label="手机号"
                type="tel"
                inputMode="numeric"
                autoComplete="tel-national"
                required
                pattern="1[3-9][0-9]{9}"
                maxLength={11}
                value={recipient.phone}
                error={errors['recipient.phone']}
                onChange={change('phone')}
              />
              <TextArea
                label="地址"
                autoComplete="street-address"
                required
                minLength={5}
                maxLength={120}
                rows={2}
                help="地址加密保存，只在发货时给配送方。"
                value={recipient.address}
                error={errors['recipient.address']}
                onChange={change('address')}
              />
            </div>
          ))}
        <dl className={styles.facts}>
          <dt>用掉批次</dt>
          <dd>{used.map(({ amount, day }) => `${amount}（${day} 到期）`).join(' + ')}</dd>
          <dt>余额</dt>
          <dd>
            {formatCount(overview.available)} → <b>{formatCount(overview.available - credits)}</b>
          </dd>
        </dl>
        {fault && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
      </form>
    </Dialog>
  );
}
