import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputRef } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isTyping } from '../is-typing.ts';

interface KeywordInputProps {
  readonly value: string;
  readonly placeholder: string;
  readonly maxLength?: number;
  /** Called shortly after the last key, at once on Enter and when emptied. */
  readonly onChange: (keyword: string) => void;
}

const TYPING_PAUSE = 300;

/** The list's text search. `/` focuses it. */
export function KeywordInput({ value, placeholder, maxLength = 100, onChange }: KeywordInputProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<InputRef>(null);
  // The address changed from outside (back button, 清空).
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  const search = useEffectEvent((keyword: string) => {
    if (keyword === value) return;
    setKnown(keyword);
    onChange(keyword);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus({ cursor: 'all' });
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return (
    <Input
      ref={input}
      type="search"
      value={text}
      maxLength={maxLength}
      allowClear
      prefix={<SearchOutlined />}
      placeholder={placeholder}
      aria-label={placeholder}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
