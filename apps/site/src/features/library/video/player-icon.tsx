/** Outlines on a 24 × 24 grid that only the player has. */
const paths = {
  play: 'M8 5.5v13l10.5-6.5L8 5.5Z',
  pause: 'M8.5 5.5v13m7-13v13',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Zm11.5-.5a4 4 0 0 1 0 6m2.5-8.5a8 8 0 0 1 0 11',
  silent: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Zm11.5 0 5 5m0-5-5 5',
  captions:
    'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Zm6.5 5a2 2 0 1 0 0 3m6-3a2 2 0 1 0 0 3',
  inset: 'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Zm8.5 6.5h5v3.5h-5V12Z',
  whole: 'M4.5 9V4.5H9m6 0h4.5V9m0 6v4.5H15m-6 0H4.5V15',
  back: 'M9 4.5V9H4.5m15 0H15V4.5m0 15V15h4.5m-15 0H9v4.5',
} as const;

export function PlayerIcon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={paths[name]}
        fill={name === 'play' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
