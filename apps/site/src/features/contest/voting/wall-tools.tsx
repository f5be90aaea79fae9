import { orderRefusal, type WallChoice } from '@tuyuan/api-client/contest/wall-choice.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { wallOrders, wallOrderWords } from '@tuyuan/contract/contest/wall-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { Popover } from '@tuyuan/ui/popover.tsx';
import { useNavigate } from 'react-router-dom';
import { activityPaths } from '../../../shared/contest/activity-paths.ts';
import { useWireNow } from '../../../shared/use-wire-now.ts';
import { wallAddress } from './wall-address.ts';
import styles from './wall-view.module.css';

interface WallToolsProps {
  readonly activity: ActivityInfo;
  readonly choice: WallChoice;
  readonly page: { readonly counts: Readonly<Record<string, number>>; readonly gini: number | null } | undefined;
}

/** Categories, number and order of the wall, each an address; and how even it is. */
export function WallTools({ activity, choice, page }: WallToolsProps) {
  const { id, rules } = activity;
  const categories = [{ key: '', name: '全部' }, ...rules.categories];
  return (
    <>
      <div className={styles.tools}>
        <nav className={styles.categories} aria-label="分类">
          {categories.map(({ key, name }) => (
            <Link
              key={key}
              href={wallAddress(id, { ...choice, category: key, number: '' })}
              className={classNames(styles.category, key === choice.category && styles.current)}
              aria-current={key === choice.category ? 'page' : undefined}
            >
              {name} <span>{formatCount(page?.counts[key] ?? 0)}</span>
            </Link>
          ))}
        </nav>
        <NumberSearch key={choice.number} activityId={id} choice={choice} />
        <OrderMenu activity={activity} choice={choice} />
      </div>
      <p className={styles.note}>
        <Icon name="eye" size={16} />
        <span>
          {wallOrderWords[choice.order].reason}，翻页不乱；作品在屏幕上露出一半满 1 秒才算看过一次。
          {page && page.gini !== null && `曝光不均度 ${page.gini.toFixed(2)}（目标 0.10 以内）。`}
          {rules.isBlind && '评审结束前不显示作者。'}
          <Link href={activityPaths.galleryPhone(id)}>手机上看作品</Link>
        </span>
      </p>
    </>
  );
}

function NumberSearch({ activityId, choice }: { readonly activityId: number; readonly choice: WallChoice }) {
  const navigate = useNavigate();
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = String(new FormData(event.currentTarget).get('number') ?? '').replaceAll(/\D/g, '');
        void navigate(wallAddress(activityId, { ...choice, category: '', number: typed.slice(0, 9) }));
      }}
    >
      <Icon name="search" size={16} />
      <input
        name="number"
        defaultValue={choice.number}
        inputMode="numeric"
        placeholder="作品编号"
        aria-label="作品编号"
      />
    </form>
  );
}

function OrderMenu({ activity, choice }: Pick<WallToolsProps, 'activity' | 'choice'>) {
  const now = useWireNow();
  return (
    <Popover text={wallOrderWords[choice.order].name} label="排序" isActive={choice.order !== 'fair'}>
      {(close) => (
        <ul className={styles.orders}>
          {wallOrders.map((order) => {
            const { name, reason } = wallOrderWords[order];
            const refusal = orderRefusal(order, activity, now);
            const words = (
              <>
                <b>{name}</b>
                <span>{refusal || reason}</span>
              </>
            );
            return (
              <li key={order}>
                {refusal ? (
                  <span className={classNames(styles.order, styles.withheld)} aria-disabled="true">
                    {words}
                    <Icon name="lock" size={16} />
                  </span>
                ) : (
                  <Link
                    href={wallAddress(activity.id, { ...choice, order })}
                    className={styles.order}
                    aria-current={order === choice.order ? 'page' : undefined}
                    onClick={close}
                  >
                    {words}
                    {order === choice.order && <Icon name="check" size={16} />}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Popover>
  );
}
