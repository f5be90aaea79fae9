import { useLazyVerifyFileQuery, useLazyVerifyLicenceQuery } from '@tuyuan/api-client/commerce/licence.ts';
import type { VerifiedLicence } from '@tuyuan/contract/commerce/licence.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from '../../../shared/verify.module.css';
import { fileSha256 } from './file-sha256.ts';
import { VerifyResult } from './verify-result.tsx';

/** What a check found; `unknown`: no such number, or no licence of this file. */
type Found = { readonly by: 'number' | 'file'; readonly asked: string; readonly licences: readonly VerifiedLicence[] };

/** Checks a licence by its number, or by the file that was handed over. Nothing of the file leaves the browser but its hash. */
export function LicenceVerify() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('no') ?? '';
  const [no, setNo] = useState(asked);
  const [byNumber, numbering] = useLazyVerifyLicenceQuery();
  const [byFile, filing] = useLazyVerifyFileQuery();
  const [found, setFound] = useState<Found>();
  const [isReading, setReading] = useState(false);
  const [fault, setFault] = useState<string>();
  const result = useRef<HTMLDivElement>(null);

  const lookUp = useEffectEvent(async (number: string) => {
    const { data, error } = await byNumber({ no: number });
    const isUnknown = error !== undefined && 'code' in error && error.code === 'Licence.NotFound';
    if (error && !isUnknown) {
      setFault('没有查到，请稍后重试。');
      return;
    }
    setFault(undefined);
    setFound({ by: 'number', asked: number, licences: data ? [data] : [] });
  });
  useEffect(() => {
    if (asked !== '') void lookUp(asked);
  }, [asked]);
  useEffect(() => {
    if (found) result.current?.focus();
  }, [found]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (no.trim() === '') {
      setFault('请填写授权编号。');
      return;
    }
    if (no.trim() === asked) void lookUp(asked);
    else setQuery({ key: 'licence', no: no.trim() }, { replace: true });
  }
  async function check(file: File | undefined): Promise<void> {
    if (!file) return;
    setReading(true);
    const sha256 = await fileSha256(file);
    setReading(false);
    const { data, error } = await byFile({ sha256 });
    if (error) {
      setFault('没有查到，请稍后重试。');
      return;
    }
    setFault(undefined);
    setFound({ by: 'file', asked: file.name, licences: data ?? [] });
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void check(event.dataTransfer.files[0]);
  };
  const paste = (event: ClipboardEvent) => void check(event.clipboardData.files[0]);

  return (
    <div className={styles.page} onPaste={paste}>
      <h1 className={styles.title}>授权核验</h1>
      <p className={styles.note}>不用登录。查授权编号是否有效，或查一个原图文件有没有授权。</p>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label="授权编号"
          help="大小写和短横线都可以随意"
          error={fault}
          value={no}
          maxLength={40}
          placeholder="L-2611-XXXXX-XXXXX"
          autoComplete="off"
          onChange={(event) => setNo(event.target.value)}
        />
        <Button kind="primary" type="submit" isBusy={numbering.isFetching}>
          核验
        </Button>
      </form>
      <label className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <input type="file" className={styles.file} onChange={(event) => void check(event.target.files?.[0])} />
        <b>{isReading || filing.isFetching ? '正在核对…' : '把文件拖到这里，粘贴，或点这里选'}</b>
        <span className={styles.note}>文件不会上传，只在你的浏览器里算出指纹</span>
      </label>
      <div ref={result} tabIndex={-1} role="status" className={styles.result}>
        {found && <VerifyResult {...found} />}
      </div>
    </div>
  );
}
