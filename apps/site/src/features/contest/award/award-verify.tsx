import { useLazyVerifyAwardQuery } from '@tuyuan/api-client/contest/award.ts';
import type { VerifiedAward } from '@tuyuan/contract/contest/award.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from '../../../shared/verify.module.css';
import { AwardResult } from './award-result.tsx';

/** What a check found; null: no such number. */
type Found = { readonly asked: string; readonly award: VerifiedAward | null };

/** Checks an award's certificate by its number, for anybody. */
export function AwardVerify() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('no') ?? '';
  const [no, setNo] = useState(asked);
  const [verify, { isFetching }] = useLazyVerifyAwardQuery();
  const [found, setFound] = useState<Found>();
  const [fault, setFault] = useState<string>();
  const result = useRef<HTMLDivElement>(null);

  const lookUp = useEffectEvent(async (number: string) => {
    const { data, error } = await verify({ no: number });
    const isUnknown = error !== undefined && 'code' in error && error.code === 'Award.NotFound';
    if (error && !isUnknown) {
      setFault('没有查到，请稍后重试。');
      return;
    }
    setFault(undefined);
    setFound({ asked: number, award: data ?? null });
  });
  useEffect(() => {
    if (asked !== '') void lookUp(asked);
  }, [asked]);
  useEffect(() => {
    if (found) result.current?.focus();
  }, [found]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const typed = no.trim();
    if (typed === '') setFault('请填写证书编号。');
    else if (typed === asked) void lookUp(asked);
    else setQuery({ key: 'award', no: typed }, { replace: true });
  }

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>获奖证书核验</h1>
      <p className={styles.note}>不用登录。扫证书上的二维码，或填上面的编号，看它是不是真的、还有没有效。</p>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label="证书编号"
          help="大小写和短横线都可以随意"
          error={fault}
          value={no}
          maxLength={40}
          placeholder="A-2611-XXXXX-XXXXX"
          autoComplete="off"
          onChange={(event) => setNo(event.target.value)}
        />
        <Button kind="primary" type="submit" isBusy={isFetching}>
          核验
        </Button>
      </form>
      <div ref={result} tabIndex={-1} role="status" className={styles.result}>
        {found && <AwardResult {...found} />}
      </div>
    </div>
  );
}
