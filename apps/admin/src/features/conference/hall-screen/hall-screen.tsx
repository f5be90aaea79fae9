import { useMediaQuery } from '@tuyuan/ui/use-media-query.ts';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { FlyingLines } from './flying-lines.tsx';
import styles from './hall-screen.module.css';
import { PhotoStrip } from './photo-strip.tsx';
import { ScreenControls } from './screen-controls.tsx';
import { ScreenHead } from './screen-head.tsx';
import { SideColumn } from './side-column.tsx';
import { Stage } from './stage.tsx';
import { useScreen } from './use-screen.ts';
import { useScreenOptions } from './use-screen-options.ts';

interface HallScreenProps {
  readonly conferenceId: number;
  readonly roomId: number;
}

/** The screen of a hall: open interaction, questions, danmaku, photos, and how to take part. */
export function HallScreen({ conferenceId, roomId }: HallScreenProps) {
  const { screen, error, link, retry } = useScreen(conferenceId, roomId);
  const options = useScreenOptions();
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const whole = useRef<HTMLDivElement>(null);
  const title = screen?.conference.title;
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · 大屏`;
  }, [title]);
  if (!screen)
    return error === undefined ? (
      <PageLoading />
    ) : (
      <StateMessage
        isPage
        picture="broken"
        title="大屏打不开"
        role="alert"
        actions={
          <Button type="primary" onClick={retry}>
            再试一次
          </Button>
        }
      >
        {failureText(error)}
      </StateMessage>
    );
  const { room, stage, danmaku, questions, photos } = screen;
  const flies = options.flies && room.danmakuOn && !isCalm;
  return (
    <div ref={whole} className={styles.screen} data-theme={options.theme} data-flies={flies}>
      <ScreenHead title={screen.conference.title} room={room.name} isAway={link === 'away'} />
      {flies && <FlyingLines lines={danmaku} />}
      <main className={styles.main}>
        <Stage
          stage={stage}
          questions={questions}
          photos={options.showsPhotos ? photos : []}
          title={screen.conference.title}
        />
      </main>
      <SideColumn room={room} questions={questions} lines={danmaku} />
      {options.showsPhotos && photos.length > 0 && <PhotoStrip photos={photos} />}
      <ScreenControls options={options} whole={whole} hasDanmaku={room.danmakuOn && !isCalm} />
    </div>
  );
}
