interface MarkedWordsProps {
  readonly text: string;
  /** What was searched for; "" marks nothing. */
  readonly words: string;
}

/** A text with what was searched for marked in it, whatever its case. */
export function MarkedWords({ text, words }: MarkedWordsProps) {
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return text;
  const end = at + words.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      <MarkedWords text={text.slice(end)} words={words} />
    </>
  );
}
