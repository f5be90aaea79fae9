import { orderRefusal, readWallChoice, wallArgument, wallQuery } from '@tuyuan/api-client/contest/wall-choice.ts';
import { useGetWorksInfiniteQuery } from '@tuyuan/api-client/contest/wall-data.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { type WallOrder, wallOrders, wallOrderWords } from '@tuyuan/contract/contest/wall-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { Check, Lock } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useServerNow } from '../../../shared/clock/use-server-now.ts';
import { Choices } from '../../../shared/form/choices.tsx';
import { Field } from '../../../shared/form/field.tsx';
import { TextInput } from '../../../shared/form/text-input.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { paths } from '../../../shared/paths.ts';
import styles from './sort-sheet.module.css';

/** Chooses the order, the category or one number; what can't be had says why. */
export function SortSheet({ activity }: { readonly activity: ActivityInfo }) {
  const { id, rules } = activity;
  const now = toWireDate(new Date(useServerNow(30_000)));
  const [query] = useSearchParams();
  const [choice, setChoice] = useState(() => ({ ...readWallChoice(query), seed: undefined }));
  const { order, category, number } = choice;
  const { currentData } = useGetWorksInfiniteQuery(wallArgument(id, choice));
  const navigate = useNavigate();
  const { key } = useLocation();
  const show = (wanted: URLSearchParams) =>
    navigate(`${paths.activityAll}?${wanted}`, { replace: true, preventScrollReset: true });
  const total = currentData?.pages[0]?.totalCount;
  return (
    <Sheet
      title="排序与筛选"
      onClose={() => void (key === 'default' ? show(query) : navigate(-1))}
      bar={
        <>
          <Button onClick={() => show(new URLSearchParams({ id: String(id) }))}>重置</Button>
          <Button isPrimary onClick={() => show(wallQuery(id, choice))}>
            {total === undefined ? '看作品' : `看 ${formatCount(total)} 件作品`}
          </Button>
        </>
      }
    >
      <div className={styles.orders} role="radiogroup" aria-label="顺序">
        {wallOrders.map((each) => (
          <Order
            key={each}
            order={each}
            refusal={orderRefusal(each, activity, now)}
            isChosen={each === order}
            onChoose={() => setChoice({ ...choice, order: each })}
          />
        ))}
      </div>
      {rules.categories.length > 0 && (
        <Field label="分类">
          <Choices
            name="category"
            label="分类"
            options={[
              { value: '', label: '全部' },
              ...rules.categories.map(({ key, name }) => ({ value: key, label: name })),
            ]}
            value={category}
            onChange={(chosen) => setChoice({ ...choice, category: chosen, number: '' })}
          />
        </Field>
      )}
      <Field htmlFor="wall-number" label="作品编号">
        <TextInput
          id="wall-number"
          type="tel"
          value={number}
          maxLength={9}
          placeholder="知道编号时填"
          onChange={(typed) => setChoice({ ...choice, category: '', number: typed.replaceAll(/\D/g, '') })}
        />
      </Field>
    </Sheet>
  );
}

interface OrderProps {
  readonly order: WallOrder;
  readonly refusal: string;
  readonly isChosen: boolean;
  onChoose(): void;
}

function Order({ order, refusal, isChosen, onChoose }: OrderProps) {
  const { name, reason } = wallOrderWords[order];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button that can say why it is locked
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      className={styles.order}
      disabled={refusal !== ''}
      onClick={onChoose}
    >
      <b>{name}</b>
      <span>{refusal || reason}</span>
      {refusal !== '' ? (
        <Lock size={18} strokeWidth={1.75} aria-hidden />
      ) : (
        isChosen && <Check size={20} strokeWidth={2} aria-hidden />
      )}
    </button>
  );
}
