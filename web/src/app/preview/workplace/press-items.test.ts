// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { pressItems } from './press-items.ts';

const heard: string[] = [];

beforeAll(() => pressItems((element) => element.closest('section')));

beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML =
    '<section><h2>A heading</h2><input></section><sanity-visual-editing><i class="drag-handle"><b></b></i></sanity-visual-editing>';
  const section = document.querySelector('section');
  for (const type of ['mouseenter', 'mousedown', 'contextmenu', 'mouseleave'])
    section?.addEventListener(type, (event) => {
      if (event.target !== section) return;
      heard.push(type);
      if (type === 'mousedown' || type === 'contextmenu') event.preventDefault();
    });
});

function press(selector: string, type: string): boolean {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true });
  return document.querySelector(selector)?.dispatchEvent(event) ?? true;
}

test('a press on a text in an item is one on the item', () => {
  expect(press('h2', 'mousedown')).toBe(false);
  expect(heard).toEqual(['mouseenter', 'mousedown', 'mouseleave']);
});

test('the dots of the overlays take hold of what the mouse was over', () => {
  press('h2', 'mouseover');
  press('sanity-visual-editing b', 'mouseover');
  expect(press('sanity-visual-editing b', 'mousedown')).toBe(false);
  expect(heard).toContain('mousedown');
});

test('the menu key opens the menu of the item, and the menu has the focus until it closes', async () => {
  const field = document.querySelector('input');
  field?.focus();
  expect(press('h2', 'contextmenu')).toBe(false);
  expect(heard).toEqual(['mouseenter', 'contextmenu']);
  document
    .querySelector('sanity-visual-editing')
    ?.insertAdjacentHTML('beforeend', '<button role="menuitem">');
  await expect.poll(() => document.activeElement?.role).toBe('menuitem');
  document.querySelector('[role="menuitem"]')?.remove();
  await expect.poll(() => document.activeElement).toBe(field);
});

test('fields and what the overlays do not take stay as they are', () => {
  expect(press('input', 'mousedown')).toBe(true);
  expect(heard).toEqual([]);
  document.body.innerHTML = '<section><h2>A heading</h2></section>';
  expect(press('h2', 'mousedown')).toBe(true);
});
