import {
  useAddReleaseMutation,
  useDeleteReleaseMutation,
  useSetReleaseConsentMutation,
} from '@tuyuan/api-client/library/image-upload.ts';
import type { UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { IconButton } from '@tuyuan/ui/button.tsx';
import { FilePicker } from '@tuyuan/upload/files/file-picker.tsx';
import { FormField } from './form-field.tsx';
import styles from './release-field.module.css';

const kinds = [
  { kind: 'model', label: '肖像' },
  { kind: 'property', label: '物权' },
] as const;

/** Releases of the chosen pictures: added to all of them, and taken off again. */
export function ReleaseField({ items }: { readonly items: readonly UploadItem[] }) {
  const [add, { isLoading }] = useAddReleaseMutation();
  const [remove] = useDeleteReleaseMutation();
  const [setConsent] = useSetReleaseConsentMutation();
  const releases = new Map(items.flatMap((item) => item.releases.map((release) => [release.id, release] as const)));
  const countOf = (id: number) => items.filter((item) => item.releases.some((release) => release.id === id)).length;
  return (
    <FormField
      label="授权书"
      hint="PDF 或照片，只给审核员看"
      tools={
        <div className={styles.kinds}>
          {kinds.map(({ kind, label }) => (
            <FilePicker
              key={kind}
              className={styles.add}
              isSingle
              accept="application/pdf,image/*"
              onFiles={([file]) => file && void add({ ids: items.map(({ id }) => id), kind, file })}
            >
              + {label}
            </FilePicker>
          ))}
        </div>
      }
    >
      {releases.size > 0 && (
        <ul className={styles.list} aria-busy={isLoading}>
          {[...releases.values()].map(({ id, kind, fileName, bytes, allowsFaceSearch }) => (
            <li key={id} className={styles.release}>
              <span className={styles.name}>{fileName}</span>
              <span className={styles.facts}>
                {kinds.find((each) => each.kind === kind)?.label} · {formatFileSize(bytes)}
                {countOf(id) < items.length && ` · ${countOf(id)}/${items.length}`}
              </span>
              {kind === 'model' && (
                <select
                  className={styles.consent}
                  aria-label={`${fileName}写明的检索同意`}
                  value={String(allowsFaceSearch)}
                  onChange={({ target }) =>
                    void setConsent({ id, allowsFaceSearch: target.value === 'null' ? null : target.value === 'true' })
                  }
                >
                  <option value="null">没写明能否按人物检索</option>
                  <option value="true">同意按人物检索</option>
                  <option value="false">不同意按人物检索</option>
                </select>
              )}
              <IconButton icon="close" label={`去掉${fileName}`} onClick={() => void remove({ id })} />
            </li>
          ))}
        </ul>
      )}
    </FormField>
  );
}
