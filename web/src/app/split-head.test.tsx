import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test } from 'vitest';
import { splitHead, styleText } from './split-head.ts';

test('moves hoisted tags to the head and leaves the rest in the body', async () => {
  const { prelude } = await prerenderToNodeStream(
    <main>
      <p>Words &lt;title&gt;</p>
      <title>Screens | Lumen</title>
      <meta name="description" content="Of all > sizes" />
      <link rel="canonical" href="https://example.com/" />
      <svg>
        <title>A room</title>
      </svg>
    </main>,
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  const { head, body } = splitHead(html);
  expect(body).toMatch(/^<main>.*<title>A room<\/title><\/svg><\/main>$/);
  expect(head).toContain('<title>Screens | Lumen</title>');
  expect(head).toContain('rel="canonical"');
  expect(head + body).toBe(html);
});

test.each([
  ['no title', '<meta name="a"/><main></main>'],
  ['two titles', '<title>A</title><title>B</title><main></main>'],
  ['tags after other content', '<title>A</title><style></style><meta name="a"/><main></main>'],
  ['tags inside the markup', '<title>A</title><main><link rel="canonical"/></main>'],
])('stops the build when the markup has %s', (_what, html) => {
  expect(() => splitHead(html)).toThrow(/title|split-head/);
});

test('accepts only styles in one element with text', () => {
  expect(styleText('<style data-styled="true">.a{color:red}</style>')).toBe('.a{color:red}');
  for (const tags of [
    '',
    '<style></style>',
    '<style>a{}</style><style>b{}</style>',
    '<link rel="stylesheet">',
  ])
    expect(() => styleText(tags)).toThrow('split-head');
});
