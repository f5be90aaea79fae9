import { usePreparePictureSearchMutation } from '@tuyuan/api-client/library/temp-image.ts';
import { tempImageRoutes } from '@tuyuan/api-client/routes/library/temp-image.generated.ts';
import type { CropShare } from '@tuyuan/ui/crop-share.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pictureSearchPath } from '../../../shared/picture-search/picture-search-path.ts';
import type { PictureSearchRequest } from '../../../shared/picture-search/picture-search-request.ts';
import { useSession } from '../../../shared/site-session.tsx';
import { fetchTempPicture } from './fetch-temp-picture.ts';
import { type PictureFault, UnreadablePicture } from './picture-faults.ts';
import { type PreparedPicture, preparePicture, turned } from './prepared-picture.ts';
import { keepRecentPicture } from './recent-pictures.ts';
import { sendPicture } from './send-picture.ts';

interface Panel {
  readonly picture?: PreparedPicture;
  readonly fault?: PictureFault;
  readonly isReading?: boolean;
}

function faultOf(error: unknown): PictureFault {
  return error instanceof UnreadablePicture ? error.fault : 'unreachable';
}

/** What the panel shows and does: the picture, its way to the server, and the results' address at the end. */
export function usePictureSearch(request: PictureSearchRequest, onClose: () => void) {
  const session = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const [panel, setPanel] = useState<Panel>({ isReading: isPictureGiven(request) });
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [prepareSearch] = usePreparePictureSearchMutation();
  const sending = useRef<AbortController>(undefined);

  async function show(reading: () => Promise<PreparedPicture>): Promise<void> {
    setFailure(undefined);
    try {
      setPanel({ picture: await reading() });
    } catch (error) {
      setPanel({ fault: faultOf(error) });
    }
  }
  const take = (file: Blob) => {
    setPanel({ isReading: true });
    void show(() => preparePicture(file));
  };
  const takeSent = (tempKey: string) => {
    setPanel({ isReading: true });
    void show(async () => preparePicture(await fetchTempPicture(tempKey), tempKey));
  };
  const open = useEffectEvent(({ file, query }: PictureSearchRequest) => {
    if (file) take(file);
    else if (query && 'tempKey' in query.source) takeSent(query.source.tempKey);
  });
  useEffect(() => open(request), [request]);
  const prepare = useEffectEvent(() => void prepareSearch());
  useEffect(() => {
    prepare();
    return () => sending.current?.abort();
  }, []);

  async function keyOf(picture: PreparedPicture): Promise<string | undefined> {
    if (picture.tempKey !== undefined) return picture.tempKey;
    const controller = new AbortController();
    sending.current = controller;
    setFailure(undefined);
    setSent(0);
    const answer = await sendPicture({
      path: tempImageRoutes.createTempImage.path,
      picture: picture.png,
      authorization: session.authorization,
      signal: controller.signal,
      onProgress: (share) => setSent(Math.round(share * 100)),
    });
    if ('tempKey' in answer) {
      keepRecentPicture(answer.tempKey, picture.canvas);
      return answer.tempKey;
    }
    setSent(undefined);
    setFailure(answer.failure.message);
    return undefined;
  }

  async function send(crop: CropShare | undefined, minLikeness: number): Promise<void> {
    if (!panel.picture) return;
    const tempKey = await keyOf(panel.picture);
    if (tempKey === undefined) return;
    onClose();
    void navigate(pictureSearchPath(location, { source: { tempKey }, crop, minLikeness }));
  }

  return {
    ...panel,
    sent,
    failure,
    take,
    takeSent,
    send: (crop: CropShare | undefined, minLikeness: number) => void send(crop, minLikeness),
    turnPicture: (how: 'left' | 'mirror') => {
      const { picture } = panel;
      if (picture) void show(() => turned(picture, how));
    },
    forget: () => setPanel({}),
  };
}

function isPictureGiven({ file, query }: PictureSearchRequest): boolean {
  return file !== undefined || (query !== undefined && 'tempKey' in query.source);
}
