import type { ReviewCase, ReviewFrame } from '@tuyuan/contract/library/review-case.ts';
import { type ReviewReason, reviewReasonCodes } from '@tuyuan/contract/library/review-reasons.ts';
import { App, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useKeys } from '../../../shared/use-keys.ts';
import { firstFrame, frameByKey, placeByKey } from './frame-box.ts';
import type { Place } from './review-stage.tsx';
import { draftOf, editsOf, wordsLeft } from './review-words.ts';
import type { ReviewBatch } from './use-review-batch.ts';

export interface LastReasons {
  current: readonly ReviewReason[];
}

/** What the reviewer says of an open picture, and the keys that say it. */
export function useCaseForm(image: ReviewCase, batch: ReviewBatch, lastReasons: LastReasons) {
  const { message: toast } = App.useApp();
  const [draft, setDraft] = useState(() => draftOf(image));
  const [isEditing, setIsEditing] = useState(false);
  const [reasons, setReasons] = useState<readonly ReviewReason[]>([]);
  const [message, setMessage] = useState('');
  const [frame, setFrame] = useState<ReviewFrame | null>(null);
  const [isFraming, setIsFraming] = useState(false);
  const [loupeAt, setLoupeAt] = useState<Place | null>(null);
  const [comparedId, setComparedId] = useState<number | null>(null);
  const messageRef = useRef<InputRef>(null);
  const isDecided = batch.state.outcomes[image.id] !== undefined;
  const blockedWords = wordsLeft(image.words, draft).filter(({ level }) => level === 'block');
  const blocked =
    blockedWords.length > 0 ? '删去拦截词后才能通过' : draft.title.trim() === '' ? '写上标题才能通过' : undefined;
  const compared = image.lookAlikes.find(({ id }) => id === comparedId);

  function approve(): void {
    if (isDecided) return;
    if (blocked !== undefined) toast.warning(blocked);
    else batch.decide({ imageId: image.id, decision: 'approve', edits: editsOf(image, draft) });
  }
  function reject(given = reasons): void {
    if (isDecided) return;
    if (given.length === 0) {
      toast.info('先选退回原因，按 1 到 8');
      return;
    }
    lastReasons.current = given;
    const edits = draft.title.trim() === '' ? {} : editsOf(image, draft);
    batch.decide({ imageId: image.id, decision: 'reject', reasons: [...given], message, frame, edits });
  }
  const toggleReason = (reason: ReviewReason) =>
    setReasons((now) => (now.includes(reason) ? now.filter((each) => each !== reason) : [...now, reason]));
  function toggleFraming(): void {
    setLoupeAt(null);
    setComparedId(null);
    if (!isFraming && !frame) setFrame(firstFrame);
    setIsFraming(!isFraming);
  }
  function toggleLoupe(): void {
    setIsFraming(false);
    setComparedId(null);
    if (!image.canLoupe) toast.info('手上没有这张图片，看不了原图');
    else setLoupeAt(loupeAt ? null : { x: 0.5, y: 0.5 });
  }
  function dropFrame(): void {
    setFrame(null);
    setIsFraming(false);
  }
  const compare = (id: number | null) => {
    setIsFraming(false);
    setLoupeAt(null);
    setComparedId(id);
  };

  /** Keys of the tool in hand, before those of the desk. */
  function pressTool(key: string, event: KeyboardEvent): boolean {
    const moved = isFraming && frame ? frameByKey(frame, key, event.shiftKey) : null;
    const place = loupeAt && placeByKey(loupeAt, key);
    if (moved) setFrame(moved);
    else if (place) setLoupeAt(place);
    else if (isFraming && key === 'Enter') setIsFraming(false);
    else if (isFraming && (key === 'Delete' || key === 'Backspace')) dropFrame();
    else if (compared && key === '0') compare(null);
    else if (compared && key === '1') reject(['duplicate']);
    else if (key === 'Escape' && (isEditing || isFraming || loupeAt || compared)) {
      setIsEditing(false);
      compare(null);
    } else return false;
    return true;
  }

  useKeys(
    (key, event) => {
      if (pressTool(key, event)) return true;
      const reason = reviewReasonCodes[Number(key) - 1];
      if (reason) toggleReason(reason);
      else if (key === 'A') approve();
      else if (key === 'R') reject();
      else if (key === 'E') setIsEditing(!isEditing);
      else if (key === 'Z') toggleLoupe();
      else if (key === 'M') toggleFraming();
      else if (key === 'W') messageRef.current?.focus();
      else if (key === '.') setReasons(lastReasons.current);
      else if (key === 'D') compare(compared ? null : (image.lookAlikes[0]?.id ?? null));
      else return false;
      return true;
    },
    { isFirst: true },
  );

  return {
    draft,
    setDraft,
    isEditing,
    setIsEditing,
    reasons,
    toggleReason,
    useSameReasons: lastReasons.current.length > 0 ? () => setReasons(lastReasons.current) : undefined,
    message,
    setMessage,
    messageRef,
    frame,
    setFrame,
    dropFrame,
    isFraming,
    toggleFraming,
    loupeAt,
    setLoupeAt,
    toggleLoupe,
    compared,
    compare,
    isDecided,
    blocked,
    approve,
    reject,
  };
}
