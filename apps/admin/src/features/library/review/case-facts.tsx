import { InfoCircleOutlined, MessageOutlined } from '@ant-design/icons';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ReviewCase } from '@tuyuan/contract/library/review-case.ts';
import { releasePath } from '@tuyuan/contract/resource-path.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { Button, Tag } from 'antd';
import type { ReactNode } from 'react';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import { KeyHint } from '../../../shared/key-hint.tsx';
import { fullMoment, shortMoment } from '../../../shared/wire-moment.ts';
import { cameraText, settingsText } from './camera-text.ts';
import { CaseEditor } from './case-editor.tsx';
import styles from './case-facts.module.css';
import { CaseHistory } from './case-history.tsx';
import { CopyCases } from './copy-cases.tsx';
import { MarkedText } from './marked-text.tsx';
import { ReleaseConsent } from './release-consent.tsx';
import { aiUseTitles, type CaseDraft, withoutWord, wordsLeft } from './review-words.ts';
import { WordList } from './word-list.tsx';

const releaseKindTitles = { model: '肖像授权', property: '物权授权' } as const;

interface CaseFactsProps {
  readonly image: ReviewCase;
  readonly draft: CaseDraft;
  readonly isEditing: boolean;
  readonly categories: readonly FlatNode[];
  readonly regions: readonly FlatNode[];
  readonly onDraft: (draft: CaseDraft) => void;
  readonly onEdit: (isEditing: boolean) => void;
}

/** What is to be known of a picture before it is decided on, in the order in which it is looked at. */
export function CaseFacts({ image, draft, isEditing, categories, regions, onDraft, onEdit }: CaseFactsProps) {
  const words = wordsLeft(image.words, draft);
  return (
    <>
      {image.appeal !== '' && (
        <section className={styles.appeal}>
          <h2>
            <MessageOutlined /> 作者申诉
          </h2>
          <p>{image.appeal}</p>
        </section>
      )}
      <CopyCases imageId={image.id} />
      <section className={styles.part}>
        <header>
          <h2>标题与描述</h2>
          <Button type="text" size="small" onClick={() => onEdit(!isEditing)}>
            {isEditing ? '改好了' : '就地改'} <KeyHint keys={['E']} />
          </Button>
        </header>
        {isEditing ? (
          <CaseEditor draft={draft} categories={categories} regions={regions} onDraft={onDraft} />
        ) : (
          <>
            <p className={styles.title}>
              <MarkedText text={draft.title} words={words.filter(({ field }) => field === 'title')} />
            </p>
            {draft.description !== '' && (
              <p className={styles.description}>
                <MarkedText text={draft.description} words={words.filter(({ field }) => field === 'description')} />
              </p>
            )}
            <p className={styles.labels}>
              {draft.labels.map((label) => (
                <span key={label}>
                  <MarkedText text={label} words={words.filter(({ field }) => field === 'labels')} />
                </span>
              ))}
              {draft.labels.length === 0 && '没有标签'}
            </p>
            <p className={styles.line}>
              {nameOf(categories, draft.categoryId, image.category?.name) ?? '未分类'} ·{' '}
              {nameOf(regions, draft.regionId, image.region?.name) ?? '未标地区'}
              {image.album && ` · 图集「${image.album.name}」`}
            </p>
          </>
        )}
        <WordList words={words} onRemove={(word) => onDraft(withoutWord(draft, word))} />
      </section>
      <AuthorRecord image={image} />
      <section className={styles.part}>
        <header>
          <h2>拍摄信息</h2>
        </header>
        <p className={styles.line}>
          {[cameraText(image.camera), settingsText(image.camera)].filter((text) => text !== '').join(' · ') ||
            '文件里没有相机信息'}
        </p>
        <Fact>{image.takenAt === null ? '没有拍摄时间' : `拍摄 ${fullMoment(image.takenAt)}`}</Fact>
        <Fact>
          提交 {shortMoment(image.submittedAt)} · {image.originalName}
        </Fact>
        <Fact>
          {image.aiUse === null ? '没有声明是否用了 AI' : aiUseTitles[image.aiUse]}
          {image.faceCount !== null && image.faceCount > 0 && ` · ${image.faceCount} 张人脸`}
          {image.editorialOnly && <Tag className={styles.tag ?? ''}>仅编辑用途</Tag>}
        </Fact>
        {image.releases.map(({ id, kind, fileName, bytes, allowsFaceSearch }) => (
          <Fact key={id}>
            <a href={resourceUrl(releasePath(id))} target="_blank" rel="noreferrer">
              {releaseKindTitles[kind]}：{fileName}
            </a>{' '}
            {formatFileSize(bytes)}
            {kind === 'model' && <ReleaseConsent id={id} allowsFaceSearch={allowsFaceSearch} />}
          </Fact>
        ))}
      </section>
      <CaseHistory events={image.history} />
    </>
  );
}

function nameOf(nodes: readonly FlatNode[], id: number | null, stored: string | undefined): string | undefined {
  return id === null ? undefined : (nodes.find((node) => node.id === id)?.name ?? stored);
}

function Fact({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.fact}>
      <InfoCircleOutlined aria-hidden /> <span>{children}</span>
    </p>
  );
}

function AuthorRecord({ image }: { readonly image: ReviewCase }) {
  const { approved, rejected, reasons, published } = image.record;
  const decided = approved + rejected;
  return (
    <section className={styles.part}>
      <header>
        <h2>{image.author.nickName}</h2>
      </header>
      <p className={styles.line}>
        {decided === 0 ? (
          '近 90 天没有审过这位作者的图片'
        ) : (
          <>
            近 90 天 {decided} 张，通过 <b>{Math.round((approved * 100) / decided)}%</b>
          </>
        )}
        {` · 已发布 ${published} 张`}
      </p>
      {reasons.length > 0 && (
        <p className={styles.line}>退回多为：{reasons.map(({ title, count }) => `${title} ${count}`).join('，')}</p>
      )}
    </section>
  );
}
