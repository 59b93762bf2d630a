import { expect, test } from 'vitest';
import { hostOf } from './host-of.ts';

test.each([
  ['https://www.rtings.com/projector', 'rtings.com'],
  ['https://www.galaxus.ch./en/s1', 'galaxus.ch'],
  ['a catalog of 2016', 'a catalog of 2016'],
])('the site of %s is %s', (address, host) => {
  expect(hostOf(address)).toBe(host);
});
