import type { Invoice } from '@tuyuan/contract/commerce/invoice.ts';
import { chineseAmount } from '@tuyuan/format/chinese-amount.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { grey, openPaper, red } from '../../../platform/paper/open-paper.ts';

/** Draws an invoice as a receipt of this site, one A4 page; a red one says what it takes back. */
export async function drawInvoice(
  invoice: Omit<Invoice, 'createdAt' | 'decidedAt'>,
  { siteName, timeZone, at }: { siteName: string; timeZone: string; at: Date },
): Promise<Uint8Array> {
  const { no, amountCents, titleKind, titleName, taxNumber, orders, redOf } = invoice;
  const heading = redOf === null ? '电子收据' : '电子收据（红字）';
  const { document, pen } = await openPaper(`${heading} ${no}`, siteName);
  const sign = redOf === null ? 1 : -1;
  pen.text(siteName, { size: 13, colour: grey });
  pen.text(heading, { size: 26, gap: 18 });
  pen.text(no, { size: 14, colour: red, gap: 6 });
  pen.rule();
  for (const [name, value] of [
    ['抬头', `${titleName}（${titleKind === 'personal' ? '个人' : '单位'}）`],
    ['税号', taxNumber || '无'],
    ['开具日期', formatDate(at, timeZone)],
    ...(redOf === null ? [] : [['冲红', `冲销 ${redOf}`]]),
  ])
    pen.fact(name ?? '', value ?? '', 495);
  pen.rule();
  pen.text('项目', { size: 14, gap: 14 });
  for (const order of orders) pen.fact(formatPrice(order.cents * sign), `${order.title}（${order.no}）`, 495);
  pen.rule();
  pen.fact('合计', `${formatPrice(amountCents * sign)}（${chineseAmount(amountCents * sign)}）`, 495);
  pen.text('本收据由本站按订单开具，证明款项已收；需要税务发票时以税务系统开具的文件为准。', {
    size: 9,
    colour: grey,
    gap: 18,
  });
  return document.save();
}
