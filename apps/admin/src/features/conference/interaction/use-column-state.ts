import { useSearchParams } from 'react-router-dom';

interface ColumnState<State extends string> {
  readonly shown: State;
  readonly page: number;
  show(state: State): void;
  turnTo(page: number): void;
}

/** Which lines a column shows, as the address says it under the column's own name. */
export function useColumnState<const State extends string>(
  name: string,
  states: readonly [State, ...State[]],
): ColumnState<State> {
  const [query, setQuery] = useSearchParams();
  const page = Number(query.get(`${name}Page`));
  function change(state: State, to: number): void {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (state === states[0]) after.delete(name);
        else after.set(name, state);
        if (to === 1) after.delete(`${name}Page`);
        else after.set(`${name}Page`, String(to));
        return after;
      },
      { replace: true },
    );
  }
  const shown = states.find((each) => each === query.get(name)) ?? states[0];
  return {
    shown,
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
    show: (state) => change(state, 1),
    turnTo: (to) => change(shown, to),
  };
}
