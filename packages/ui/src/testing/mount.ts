import type { ReactNode } from 'react';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export interface Mounted {
  readonly box: HTMLElement;
  show(node: ReactNode): Promise<void>;
  unmount(): Promise<void>;
}

function tidyAfterTest(root: Root, box: HTMLElement): Mounted {
  let isMounted = true;
  const unmount = async () => {
    if (isMounted) await act(async () => root.unmount());
    isMounted = false;
  };
  onTestFinished(async () => {
    await unmount();
    box.remove();
  });
  return { box, unmount, show: (node) => act(async () => root.render(node)) };
}

/** Renders into the document until the test ends. */
export async function mount(node: ReactNode): Promise<Mounted> {
  const box = document.body.appendChild(document.createElement('div'));
  const mounted = tidyAfterTest(createRoot(box), box);
  await mounted.show(node);
  return mounted;
}

/** Hydrates the server's markup; `complaints` contains every mismatch React recovered from. */
export async function hydrate(html: string, node: ReactNode): Promise<Mounted & { readonly complaints: unknown[] }> {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = html;
  const complaints: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(box, node, { onRecoverableError: (complaint) => complaints.push(complaint) }),
  );
  return { ...tidyAfterTest(root, box), complaints };
}

/** Returns the only element that a selector matches; throws when there is none. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): Found {
  const found = within.querySelector<Found>(selector);
  if (!found) throw new Error(`Nothing matches ${selector} in ${document.body.innerHTML}`);
  return found;
}

/** Returns the button whose text or accessible name is exactly `name`. */
export function findButton(name: string): HTMLButtonElement {
  const buttons = [...document.querySelectorAll('button')];
  const found = buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name);
  if (!found) throw new Error(`No button ${name} in ${document.body.innerHTML}`);
  return found;
}

export async function press(element: HTMLElement): Promise<void> {
  await act(async () => element.click());
}

export async function pressKey(element: Element, key: string, modifiers: KeyboardEventInit = {}): Promise<void> {
  await act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }));
  });
}

/** Puts text into a field as a person's typing does. */
export async function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  await act(async () => {
    // React ignores values set through its own setter, so this uses the native one.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export async function submit(form: HTMLFormElement): Promise<void> {
  await act(async () => {
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
}
