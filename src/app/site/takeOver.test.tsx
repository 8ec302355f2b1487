import { render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appAsked, startWhenAsked, takeOver } from './takeOver.ts';
import { typeInto } from './typedWords.ts';

const root = document.documentElement;
afterEach(() => {
  document.body.replaceChildren();
  delete root.dataset['app'];
});

function page(): HTMLElement {
  document.body.innerHTML =
    '<div id="site"><main><h1>Log in</h1><input id="email" name="email"></main></div><div id="root"></div>';
  const host = document.getElementById('root');
  if (!host) throw new Error('The page has no root.');
  return host;
}

describe('the app on a prerendered page', () => {
  it('leaves the page in place until it shows the same, and takes over what was typed and where', async () => {
    const host = page();
    const typed = document.querySelector<HTMLInputElement>('#site input');
    if (typed) typed.value = 'maya@example.com';
    typed?.focus();
    takeOver(host);
    host.innerHTML = '<main><p>Loading</p></main>';
    await Promise.resolve();
    expect(document.getElementById('site')).not.toBeNull();
    expect(host).toHaveAttribute('inert');
    host.innerHTML = '<main><h1>Log in</h1><input id="other" name="email"></main>';
    await Promise.resolve();
    expect(document.getElementById('site')).toBeNull();
    const field = host.querySelector('input');
    expect(field).toHaveValue('maya@example.com');
    expect(field).toHaveFocus();
    expect(host).not.toHaveAttribute('inert');
  });

  it('waits for a press that is under way, so that it stays a click', async () => {
    const host = page();
    takeOver(host);
    const field = document.querySelector('#site input');
    field?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    host.innerHTML = '<main><h1>Log in</h1><input name="email"></main>';
    await Promise.resolve();
    expect(document.getElementById('site')).not.toBeNull();
    root.dataset['pressed'] = '0';
    field?.dispatchEvent(new Event('pointerup', { bubbles: true }));
    await vi.waitFor(() => expect(document.getElementById('site')).toBeNull());
  });

  it('waits while the header is still asking who is here', async () => {
    const host = page();
    takeOver(host);
    host.innerHTML = '<header><p data-loading>Loading</p></header><main><h1>Log in</h1></main>';
    await Promise.resolve();
    expect(document.getElementById('site')).not.toBeNull();
  });

  it('ticks what was ticked, and presses what was pressed', async () => {
    document.body.innerHTML =
      '<div id="site"><main><h1>Sign up</h1><input type="checkbox" name="terms"><button>Go</button></main></div><div id="root"></div>';
    const host = document.getElementById('root');
    if (!host) throw new Error('The page has no root.');
    document.querySelector<HTMLElement>('#site input')?.click();
    root.dataset['pressed'] = '0';
    takeOver(host);
    const presses: string[] = [];
    host.addEventListener('click', ({ target }) => presses.push((target as Element).tagName));
    host.innerHTML =
      '<main><h1>Sign up</h1><input type="checkbox" name="terms"><button>Go</button></main>';
    await Promise.resolve();
    expect(host.querySelector('input')).toBeChecked();
    // With a value of its own, a form would read that instead of yes.
    expect(host.querySelector('input')).not.toHaveAttribute('value');
    expect(presses).toEqual(['INPUT', 'BUTTON']);
    expect(root.dataset['pressed']).toBeUndefined();
  });

  it('starts where it is asked for, not with a part of the page that shares its files', () => {
    page();
    const start = vi.fn();
    startWhenAsked(start);
    expect(start).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(appAsked));
    expect(start).toHaveBeenCalledTimes(1);
    root.dataset['entering'] = '';
    startWhenAsked(start);
    expect(start).toHaveBeenCalledTimes(2);
    delete root.dataset['entering'];
    document.getElementById('site')?.remove();
    startWhenAsked(start);
    expect(start).toHaveBeenCalledTimes(3);
  });

  it('waits for another page where somebody has signed in on the form, and moves nothing there', async () => {
    const host = page();
    const typed = document.querySelector<HTMLInputElement>('#site input');
    if (typed) typed.value = 'maya@example.com';
    root.dataset['cameIn'] = '';
    takeOver(host);
    host.innerHTML = '<main><h1>Log in</h1><input name="email"></main>';
    await Promise.resolve();
    expect(document.getElementById('site')).not.toBeNull();
    host.innerHTML = '<main><h1>Hiring dashboard</h1><input name="email"></main>';
    await Promise.resolve();
    expect(document.getElementById('site')).toBeNull();
    expect(host.querySelector('input')).toHaveValue('');
    expect(host.querySelector('h1')).toHaveFocus();
    delete root.dataset['cameIn'];
  });

  it('takes the page away at once where it is not the one that was asked for', () => {
    const host = page();
    root.dataset['app'] = '';
    takeOver(host);
    expect(document.getElementById('site')).toBeNull();
  });
});

it('what was typed before React came reaches its state', () => {
  function Field() {
    const [words, setWords] = useState('');
    return (
      <>
        <input value={words} onChange={(event) => setWords(event.target.value)} />
        <output>{words}</output>
      </>
    );
  }
  const { container } = render(<Field />);
  const field = container.querySelector('input');
  if (field) typeInto(field, 'early words');
  expect(container.querySelector('output')?.textContent).toBe('early words');
});

it('waits for the page where its files are there before it', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const start = vi.fn<() => void>();
  startWhenAsked(start);
  expect(start).not.toHaveBeenCalled();
  const host = document.createElement('div');
  host.id = 'root';
  document.body.append(host);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(start).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
