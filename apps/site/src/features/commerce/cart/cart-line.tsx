import { formatPrice } from '@tuyuan/format/money.ts';
import { IconButton } from '@tuyuan/ui/button.tsx';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Select } from '@tuyuan/ui/select.tsx';
import type { CartRow } from '../../../shared/cart/use-cart.ts';
import { LinePicture } from '../../../shared/commerce/line-picture.tsx';
import { licenceTierWords } from '../../../shared/licence-tiers.ts';
import styles from './cart-line.module.css';
import type { CartActions } from './cart-view.tsx';

interface CartLineProps {
  readonly row: CartRow;
  readonly actions: CartActions;
}

/** A tier of a picture: check, change the tier, take out. */
export function CartLine({ row, actions }: CartLineProps) {
  const { title, no, author, unitPrice, priceBefore, licensedTo, editorialOnly, prices, tier } = row;
  const sold = licenceTierWords.filter((words) => prices[words.tier] !== null);
  return (
    <li className={styles.line}>
      <Checkbox
        state={row.isChecked}
        label={`选中：${title}`}
        onChange={(isChecked) => actions.check([row], isChecked)}
      />
      <LinePicture ware={row} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.note}>
          {no} · {author.name}
        </p>
        {priceBefore !== null && (
          <p className={styles.warning}>
            <Icon name="warning" size={14} /> 价格已变：加入时 {formatPrice(priceBefore)}
          </p>
        )}
        {licensedTo && (
          <p className={styles.warning}>
            <Icon name="info" size={14} />{' '}
            {licensedTo === 'me' ? '你已有这种授权，可以直接下载' : '你的单位已有这种授权'}
          </p>
        )}
        {editorialOnly && <p className={styles.note}>仅限编辑用途</p>}
      </div>
      <div className={styles.tier}>
        <Select
          label={`${title}的授权`}
          value={tier}
          options={sold.map((words) => ({ value: words.tier, label: words.name }))}
          onChange={(next) => actions.changeTier(row, next)}
        />
      </div>
      <b className={styles.price}>{unitPrice === 0 ? '免费' : formatPrice(unitPrice)}</b>
      <IconButton icon="trash" label={`移出：${title}`} onClick={() => actions.remove([row])} />
    </li>
  );
}
