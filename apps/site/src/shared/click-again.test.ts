// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { clickAgain } from './click-again.ts';

function part(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

test('presses the last button again once its part can answer', () => {
  const element = part('<button id="one">一</button><button id="two"><span>二</span></button>');
  const pressAgain = clickAgain(element);
  element.querySelector<HTMLElement>('#one')?.click();
  element.querySelector<HTMLElement>('#two span')?.click();
  const answers = [vi.fn(), vi.fn()];
  for (const [place, answer] of answers.entries())
    element.querySelectorAll('button')[place]?.addEventListener('click', answer);
  pressAgain();
  expect(answers[0]).not.toHaveBeenCalled();
  expect(answers[1]).toHaveBeenCalledOnce();
});

test('presses nothing where nothing was pressed, a link was, or the button has gone', () => {
  const element = part('<button>一</button><a href="#x">链接</a>');
  const [button, link] = [element.querySelector('button'), element.querySelector('a')];
  const answer = vi.fn();
  const untouched = clickAgain(element);
  button?.addEventListener('click', answer);
  untouched();
  const afterLink = clickAgain(element);
  link?.click();
  afterLink();
  expect(answer).not.toHaveBeenCalled();
  const gone = clickAgain(element);
  button?.click();
  button?.remove();
  gone();
  expect(answer).toHaveBeenCalledOnce();
});
