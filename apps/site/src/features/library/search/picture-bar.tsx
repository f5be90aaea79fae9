import { useGetImageQuery } from '@tuyuan/api-client/library/image-data.ts';
import { useDeleteTempImageMutation, useGetTempImageQuery } from '@tuyuan/api-client/library/temp-image.ts';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import { tempImagePath } from '@tuyuan/contract/resource-path.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import type { CropShare } from '@tuyuan/ui/crop-share.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { type ReactNode, useState } from 'react';
import { photoPath } from '../../../shared/photo-path.ts';
import { nameOf } from '../../../shared/photographer-paths.ts';
import { sharePercent } from '../../../shared/picture-search/crop-address.ts';
import type { PictureQuery } from '../../../shared/picture-search/picture-query.ts';
import { pictureSearchRequest } from '../../../shared/picture-search/picture-search-request.ts';
import styles from './picture-bar.module.css';
import { useMinutesLeft } from './use-minutes-left.ts';
import type { Search } from './use-search.ts';

interface PictureBarProps {
  readonly search: Search;
  readonly picture: PictureQuery;
}

/** Shows what is searched with: the picture with its part, how long it lives, and how to change or remove it. */
export function PictureBar({ search, picture }: PictureBarProps) {
  const { source } = picture;
  return 'tempKey' in source ? (
    <UploadedPicture search={search} picture={picture} tempKey={source.tempKey} />
  ) : (
    <LibraryPicture search={search} id={source.similarTo} />
  );
}

function UploadedPicture({ search, picture, tempKey }: PictureBarProps & { readonly tempKey: string }) {
  const { crop } = picture;
  const { currentData } = useGetTempImageQuery({ tempKey });
  const [deletePicture] = useDeleteTempImageMutation();
  const minutes = useMinutesLeft(currentData?.expiresAt);
  const facts = [
    crop ? `选框 ${sharePercent(crop)}%` : '整张图片',
    faceWord(currentData?.humanFaceDetected),
    minutes !== undefined && `还可用 ${minutes} 分钟，到时自动删除`,
  ];
  return (
    <Bar
      search={search}
      // Never from a CDN: the server knows by its cookie who sent it.
      src={tempImagePath(tempKey)}
      alt="用来搜索的图片"
      crop={crop}
      onRemove={() => void deletePicture({ tempKey })}
      title={crop ? '正在用图片的一部分搜索' : '正在用整张图片搜索'}
      facts={facts.filter(Boolean).join(' · ')}
    >
      <Button size="small" onClick={() => pictureSearchRequest.set({ query: picture })}>
        改选框
      </Button>
    </Bar>
  );
}

function faceWord(hasFace: boolean | null | undefined): string {
  if (hasFace === true) return '有人脸';
  return hasFace === false ? '没有人脸' : '';
}

function LibraryPicture({ search, id }: { readonly search: Search; readonly id: number }) {
  const { currentData: image } = useGetImageQuery({ id });
  return (
    <Bar
      search={search}
      src={image && imageUrl(image, 320)}
      alt={image?.title ?? ''}
      title={
        image ? (
          <>
            与{' '}
            <Link href={photoPath(id)} className={styles.link}>
              {image.title}
            </Link>{' '}
            相似的图片
          </>
        ) : (
          '与这张图片相似'
        )
      }
      facts={image ? `${nameOf(image.author)} · ${image.no}` : ''}
    />
  );
}

interface BarProps {
  readonly search: Search;
  readonly src: string | undefined;
  readonly alt: string;
  readonly crop?: CropShare | undefined;
  readonly title: ReactNode;
  readonly facts: string;
  readonly children?: ReactNode;
  /** What goes with the picture. */
  onRemove?(): void;
}

function Bar({ search, src, alt, crop, title, facts, children, onRemove }: BarProps) {
  // Only the browser that sent a picture is shown it; others follow the address to the finds.
  const [isAbsent, setAbsent] = useState(false);
  return (
    <section className={styles.bar} aria-label="搜索图片">
      <span className={styles.preview}>
        <span className={styles.picture}>
          {src && !isAbsent && <img src={src} alt={alt} onError={() => setAbsent(true)} />}
          {isAbsent && <Icon name="image" label={alt} />}
          {crop && !isAbsent && (
            <span
              className={styles.crop}
              style={{
                left: `${crop.x * 100}%`,
                top: `${crop.y * 100}%`,
                width: `${crop.width * 100}%`,
                height: `${crop.height * 100}%`,
              }}
            />
          )}
        </span>
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.facts}>{facts}</p>
      </div>
      <div className={styles.tools}>
        {children}
        <Button
          size="small"
          onClick={() => {
            search.change({ picture: undefined });
            onRemove?.();
          }}
        >
          移除图片
        </Button>
      </div>
    </section>
  );
}
