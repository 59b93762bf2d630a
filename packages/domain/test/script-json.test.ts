import { expect, test } from 'vitest';
import { serializeJsonLd } from '../src/script-json.ts';

test('structured data cannot end its script element', () => {
  const text = serializeJsonLd({ name: '</script><script>alert(1)</script> & \u2028 <!--' });
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script> & \u2028 <!--' });
});
