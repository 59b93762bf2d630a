// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';
import { afterAll, beforeAll, expect, test } from 'vitest';

const Card = styled.p`
  color: red;

  &:hover {
    color: blue;
  }
`;
const Later = styled.p`
  color: green;
`;
const Badge = styled.b<{ $large: boolean }>`
  font-size: ${({ $large }) => ($large ? 40 : 10)}px;
`;

const elements = () => [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')];

/** Rules of the page, without the markers that stand behind each component's. */
const rules = () =>
  [...(elements()[0]?.sheet?.cssRules ?? [])]
    .map(({ cssText }) => cssText.replace(/\s+/g, ''))
    .filter((text) => !text.startsWith('data-styled'));

beforeAll(async () => {
  const sheet = new ServerStyleSheet();
  renderToString(
    sheet.collectStyles(
      <Card>
        <Badge $large={false} />
      </Card>,
    ),
  );
  document.head.innerHTML = sheet.getStyleTags().replace('data-styled="true"', 'data-styled="active"');
  await import('./adopt-styles.ts');
});

afterAll(cleanup);

test('styled-components goes on in the prerendered style: nothing twice, what is new behind its kind', () => {
  const prerendered = rules();
  expect(prerendered.map((rule) => rule.replace(/^[^{:]*/, ''))).toEqual([
    '{color:red;}',
    ':hover{color:blue;}',
    '{font-size:10px;}',
  ]);
  const [element] = elements();

  render(
    <Card>
      <Badge $large={false} />
    </Card>,
  );
  expect(rules()).toEqual(prerendered);

  render(<Badge $large />);
  render(<Later />);
  const added = rules().filter((rule) => !prerendered.includes(rule));
  expect(added.map((rule) => rule.replace(/^[^{:]*/, '')).toSorted()).toEqual([
    '{color:green;}',
    '{font-size:40px;}',
  ]);
  const large = added.find((rule) => rule.includes('40px')) ?? '';
  expect(rules().indexOf(large)).toBeGreaterThan(rules().indexOf(prerendered[2] ?? ''));
  expect(elements()).toEqual([element]);
});
