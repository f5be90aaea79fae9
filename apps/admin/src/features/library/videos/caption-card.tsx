import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { useSetVideoCaptionMutation } from '@tuyuan/api-client/library/video-management.ts';
import type { VideoDraft } from '@tuyuan/contract/library/video-management.ts';
import { type CaptionLanguage, captionLanguages, captionLanguageWords } from '@tuyuan/contract/library/video-words.ts';
import { videoCaptionPath } from '@tuyuan/contract/resource-path.ts';
import { Button, Upload } from 'antd';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './videos.module.css';

/** The captions of each language: a file in, a file out, or none. */
export function CaptionCard({ video, mayEdit }: { readonly video: VideoDraft; readonly mayEdit: boolean }) {
  const [setCaption] = useSetVideoCaptionMutation();
  const attempt = useAttempt();
  async function take(language: CaptionLanguage, file: File): Promise<void> {
    const text = await file.text();
    await attempt(
      () => setCaption({ id: video.id, language, text }).unwrap(),
      `已换${captionLanguageWords[language]}字幕`,
    );
  }
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>字幕</h2>
        <span className={styles.note}>WebVTT 或 SRT，只保留文字和时间</span>
      </div>
      <div className={styles.rows}>
        {captionLanguages.map((language) => {
          const caption = video.captions.find((each) => each.language === language);
          const word = captionLanguageWords[language];
          return (
            <div key={language} className={styles.row}>
              <span className={styles.grow}>
                {word}：
                {caption ? <a href={videoCaptionPath(video.id, caption)} download>{`${caption.cues} 句`}</a> : '没有'}
              </span>
              {mayEdit && (
                <Upload
                  accept=".vtt,.srt,text/vtt"
                  showUploadList={false}
                  beforeUpload={(file) => {
                    void take(language, file);
                    return false;
                  }}
                >
                  <Button size="small" icon={<UploadOutlined />} aria-label={`${caption ? '换' : '上传'}${word}字幕`}>
                    {caption ? '换' : '上传'}
                  </Button>
                </Upload>
              )}
              {mayEdit && caption && (
                <Button
                  size="small"
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={`删除${word}字幕`}
                  onClick={() =>
                    void attempt(() => setCaption({ id: video.id, language, text: null }).unwrap(), `已删除${word}字幕`)
                  }
                />
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}
