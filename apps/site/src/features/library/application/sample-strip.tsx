import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ApplicationSample } from '@tuyuan/contract/library/photographer-application.ts';
import { IconButton } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Spinner } from '@tuyuan/ui/spinner.tsx';
import styles from './sample-card.module.css';
import type { SampleUploads } from './use-sample-uploads.ts';

interface SampleStripProps {
  readonly samples: readonly ApplicationSample[];
  readonly uploads?: SampleUploads | undefined;
  readonly onRemove?: ((id: number) => void) | undefined;
}

/** Samples in their own proportions, each with its size or with what is against it. */
export function SampleStrip({ samples, uploads, onRemove }: SampleStripProps) {
  const running = uploads?.running ?? [];
  const failed = uploads?.failed ?? [];
  if (samples.length + running.length + failed.length === 0) return null;
  return (
    <ul className={styles.strip} aria-label="样片">
      {samples.map(({ id, path, fileName, width, height, isRefused }) => (
        <li key={id} className={classNames(styles.sample, isRefused && styles.refused)}>
          <img
            src={resourceUrl(path)}
            alt={fileName}
            title={fileName}
            className={styles.picture}
            style={{ aspectRatio: `${width} / ${height}` }}
            loading="lazy"
          />
          <p className={isRefused ? styles.fault : styles.size}>
            <Icon name={isRefused ? 'close' : 'check'} size={14} />
            {isRefused ? '要换掉' : `${Math.round((width * height) / 1e6)} MP`}
          </p>
          {onRemove && (
            <IconButton
              icon="close"
              label={`去掉「${fileName}」`}
              className={styles.remove}
              onClick={() => onRemove(id)}
            />
          )}
        </li>
      ))}
      {running.map(({ id, address, fileName }) => (
        <li key={`u${id}`} className={styles.sample}>
          <img src={address} alt={fileName} className={classNames(styles.picture, styles.pale)} />
          <p className={styles.size} role="status">
            <Spinner size={14} />
            正在传…
          </p>
        </li>
      ))}
      {failed.map(({ id, address, fileName, fault }) => (
        <li key={`u${id}`} className={classNames(styles.sample, styles.refused)}>
          <img src={address} alt={fileName} className={styles.picture} />
          <p className={styles.fault} role="alert">
            {fault}
          </p>
          <IconButton
            icon="close"
            label={`去掉「${fileName}」`}
            className={styles.remove}
            onClick={() => uploads?.dismiss(id)}
          />
        </li>
      ))}
    </ul>
  );
}
