import { useSearchParams } from 'react-router-dom';

export interface ScreenOptions {
  readonly theme: 'dark' | 'light';
  /** Lines fly across. */
  readonly flies: boolean;
  readonly showsPhotos: boolean;
  toggle(name: 'theme' | 'flies' | 'photos'): void;
}

const parameters = { theme: ['theme', 'light'], flies: ['fly', 'off'], photos: ['photos', 'off'] } as const;

/** Screen options, stored in the address, so that each hall's link keeps its own. */
export function useScreenOptions(): ScreenOptions {
  const [query, setQuery] = useSearchParams();
  const isSet = (name: keyof typeof parameters) => query.get(parameters[name][0]) === parameters[name][1];
  return {
    theme: isSet('theme') ? 'light' : 'dark',
    flies: !isSet('flies'),
    showsPhotos: !isSet('photos'),
    toggle(name) {
      const [parameter, value] = parameters[name];
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          if (before.get(parameter) === value) after.delete(parameter);
          else after.set(parameter, value);
          return after;
        },
        { replace: true },
      );
    },
  };
}
