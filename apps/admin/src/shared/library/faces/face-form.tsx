import type { ImageFace } from '@tuyuan/contract/library/image-face.ts';
import { Button, InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import type { FaceDraft } from './face-draft.ts';
import { expressionWords, faceTexts, genderWords, raceWords, sourceWords } from './face-words.ts';
import styles from './faces.module.css';

interface FaceFormProps {
  readonly draft: FaceDraft;
  /** As stored; undefined for a new one. */
  readonly face: ImageFace | undefined;
  readonly mayEdit: boolean;
  readonly isSaving: boolean;
  readonly onChange: (draft: FaceDraft) => void;
  readonly onSave: () => void;
  readonly onDelete: () => void;
  readonly onCancel: () => void;
}

function optionsOf<Name extends string>(words: Readonly<Record<Name, string>>): { value: Name; label: string }[] {
  const options: { value: Name; label: string }[] = [];
  for (const name in words) options.push({ value: name, label: words[name] });
  return options;
}

const sides = [
  ['x', '左'],
  ['y', '上'],
  ['width', '宽'],
  ['height', '高'],
] as const;

/** What is said of one face. Inputs outside any form, because it is shown within the form of an image as well. */
export function FaceForm({ draft, face, mayEdit, isSaving, onChange, onSave, onDelete, onCancel }: FaceFormProps) {
  const isDisabled = !mayEdit;
  return (
    <div className={styles.form}>
      <h3>{face ? '这张脸' : '新的一张脸'}</h3>
      {face && (
        <p className={styles.note}>
          位置：{sourceWords[face.source]}
          {face.source !== 'manual' && ` ${Math.round(face.confidence * 100)}%`}
          {faceTexts(face).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      )}
      <Field label="年龄">
        <InputNumber
          aria-label="年龄"
          min={0}
          max={120}
          precision={0}
          suffix="岁"
          placeholder="不知道"
          value={draft.age}
          disabled={isDisabled}
          onChange={(age) => onChange({ ...draft, age })}
        />
      </Field>
      <Field label="性别">
        <Select
          aria-label="性别"
          allowClear
          placeholder="不知道"
          options={optionsOf(genderWords)}
          value={draft.gender}
          disabled={isDisabled}
          onChange={(gender) => onChange({ ...draft, gender: gender ?? null })}
        />
      </Field>
      <Field label="表情">
        <Select
          aria-label="表情"
          allowClear
          placeholder="不知道"
          options={optionsOf(expressionWords)}
          value={draft.expression}
          disabled={isDisabled}
          onChange={(expression) => onChange({ ...draft, expression: expression ?? null })}
        />
      </Field>
      <Field label="肤色">
        <Select
          aria-label="肤色"
          allowClear
          placeholder="不知道"
          options={optionsOf(raceWords)}
          value={draft.race}
          disabled={isDisabled}
          onChange={(race) => onChange({ ...draft, race: race ?? null })}
        />
      </Field>
      <Field label="颜值">
        <InputNumber
          aria-label="颜值"
          min={0}
          max={100}
          precision={0}
          placeholder="不评"
          value={draft.beauty}
          disabled={isDisabled}
          onChange={(beauty) => onChange({ ...draft, beauty })}
        />
      </Field>
      <Field label="位置 %">
        <div className={styles.sides}>
          {sides.map(([side, word]) => (
            <InputNumber
              key={side}
              aria-label={`${word}（占图片的百分比）`}
              min={side === 'width' || side === 'height' ? 1 : 0}
              max={100}
              precision={1}
              controls={false}
              value={Math.round(draft.box[side] * 1000) / 10}
              disabled={isDisabled}
              onChange={(value) => onChange({ ...draft, box: { ...draft.box, [side]: (value ?? 0) / 100 } })}
            />
          ))}
        </div>
      </Field>
      <div className={styles.buttons}>
        {mayEdit && (
          <Button type="primary" loading={isSaving} onClick={onSave}>
            {face ? '保存' : '加上'}
          </Button>
        )}
        {face && (
          <Button danger loading={isSaving} onClick={onDelete}>
            删除这张脸
          </Button>
        )}
        <Button onClick={onCancel}>取消</Button>
      </div>
    </div>
  );
}

function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.field}>
      <span aria-hidden>{label}</span>
      {children}
    </div>
  );
}
