import { expect, test } from 'vitest';
import type { ErrorReport } from '@lumen-throw/domain/error-report';
import { errorReporter } from './error-reporter.ts';

function reporting(...errors: Partial<ErrorReport>[]): ErrorReport[] {
  const sent: ErrorReport[] = [];
  const reporter = errorReporter((report) => sent.push(report));
  for (const error of errors)
    reporter.report({ kind: 'error', message: 'TypeError: x', stack: '', path: '/blog', ...error });
  return sent;
}

test('reports an error once', () => {
  expect(reporting({}, {}, {})).toHaveLength(1);
  expect(reporting({}, { path: '/' }, { kind: 'policy' })).toHaveLength(3);
});

test('limits the reports of a page that keeps failing', () => {
  expect(
    reporting(...Array.from({ length: 50 }, (_, index) => ({ message: `error ${index}` }))),
  ).toHaveLength(5);
});

test('sends no personal data', () => {
  expect(reporting({ message: 'No maya@example.com', path: '/inspiration/gallery?id=abc' })).toEqual([
    { kind: 'error', message: 'No <address>', stack: '', path: '/inspiration/gallery' },
  ]);
});
