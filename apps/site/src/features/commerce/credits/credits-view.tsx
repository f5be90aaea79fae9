import { useGetCreditOverviewQuery } from '@tuyuan/api-client/commerce/credits.ts';
import type { CreditOverview } from '@tuyuan/contract/commerce/credits.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { useCreditChanges } from '../../../shared/commerce/use-credit-changes.ts';
import { Panel } from '../../../shared/user-centre/panel.tsx';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { CreditRecords } from './credit-records.tsx';
import { dayOf, ruleText } from './credit-words.ts';
import styles from './credits-view.module.css';
import { SignInPanel } from './sign-in-panel.tsx';

/** The user's credits: what they have, how they came by it, and how to come by more. */
export function CreditsView() {
  useCreditChanges();
  const { data, isError, isFetching, refetch } = useGetCreditOverviewQuery({}, { refetchOnMountOrArgChange: true });
  if (!data)
    return isError ? (
      <ErrorState title="积分没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <PanelsSkeleton />
    );
  const isSignInOpen = data.rules.some(({ kind }) => kind === 'signIn');
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Figures overview={data} />
        <CreditRecords />
      </div>
      <div className={styles.aside}>
        {isSignInOpen && <SignInPanel bonuses={data.bonuses} />}
        <Lots overview={data} />
        <Rules overview={data} />
      </div>
    </div>
  );
}

function Figures({ overview: { available, pending, expiring } }: { readonly overview: CreditOverview }) {
  return (
    <dl className={styles.figures}>
      <div>
        <dt>可用积分</dt>
        <dd>{formatCount(available)}</dd>
      </div>
      <div>
        <dt>待入账</dt>
        <dd>{formatCount(pending.amount)}</dd>
        {pending.images > 0 && <dd className={styles.note}>{formatCount(pending.images)} 张图片待审，通过后到账</dd>}
      </div>
      <div>
        <dt>30 天内到期</dt>
        <dd className={expiring.amount > 0 ? styles.soon : undefined}>{formatCount(expiring.amount)}</dd>
        {expiring.at !== null && <dd className={styles.note}>{dayOf(expiring.at).slice(5)} 起到期，先用先扣</dd>}
      </div>
    </dl>
  );
}

function Lots({ overview: { lots, expiring, months } }: { readonly overview: CreditOverview }) {
  const soonest = new Set(
    expiring.amount > 0 ? lots.filter(({ expiresAt }) => isSoon(expiresAt)).map(({ id }) => id) : [],
  );
  return (
    <Panel title="积分批次" note={`新得的积分 ${months} 个月后到期，先到期的先用`}>
      {lots.length === 0 ? (
        <p className={styles.note}>还没有积分。</p>
      ) : (
        <ul className={styles.rows}>
          {lots.map(({ id, remaining, expiresAt }) => (
            <li key={id}>
              <b>{formatCount(remaining)} 分</b>
              <span className={soonest.has(id) ? styles.soon : styles.note}>{dayOf(expiresAt)} 到期</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const soonMs = 30 * 86_400_000;
const isSoon = (expiresAt: string) => Date.parse(`${dayOf(expiresAt)}T00:00:00Z`) - Date.now() < soonMs;

function Rules({ overview: { rules, bonuses } }: { readonly overview: CreditOverview }) {
  if (rules.length === 0) return null;
  return (
    <Panel title="怎样得积分">
      <ul className={styles.rows}>
        {rules.map((rule) => {
          const { what, amount, limit } = ruleText(rule);
          return (
            <li key={rule.kind}>
              <span>
                {what}
                {limit && <small className={styles.note}> {limit}</small>}
                {rule.kind === 'signIn' && bonuses.length > 0 && (
                  <small className={styles.note}>
                    {' '}
                    {bonuses.map((bonus) => `连续 ${bonus.days} 天多得 ${bonus.amount}`).join('，')}
                  </small>
                )}
              </span>
              <b className={styles.plus}>{amount}</b>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
