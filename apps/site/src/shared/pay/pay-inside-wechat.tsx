import { useLazyGetPayerAddressQuery } from '@tuyuan/api-client/commerce/payment.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { callWechatPay } from './call-wechat-pay.ts';

interface PayInsideWechatProps {
  readonly orderId: number;
  /** What is handed to WeChat; undefined until it is known who pays. */
  readonly call: string | undefined;
}

/** Paying inside WeChat: first WeChat tells who pays, then its own window asks for the password. */
export function PayInsideWechat({ orderId, call }: PayInsideWechatProps) {
  const [ask, { isFetching }] = useLazyGetPayerAddressQuery();
  async function learnPayer(): Promise<void> {
    const { data } = await ask({ orderId });
    if (data) window.location.assign(data.address);
  }
  return (
    <Button
      kind="primary"
      size="large"
      isBlock
      isBusy={isFetching}
      onClick={() => (call === undefined ? void learnPayer() : callWechatPay(call))}
    >
      微信支付
    </Button>
  );
}
