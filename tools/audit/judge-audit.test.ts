import { describe, expect, test } from 'vitest';
import { AUDIT_EXCEPTIONS } from './exceptions.ts';
import { judgeAudit } from './judge-audit.ts';

const ID = 'GHSA-aaaa-bbbb-cccc';

function report(severity = 'high'): string {
  const advisory = {
    source: 1,
    name: 'thing',
    title: 'It breaks',
    url: `https://github.com/advisories/${ID}`,
    severity,
  };
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      thing: { name: 'thing', severity, via: [advisory], nodes: [] },
      user: { name: 'user', severity, via: ['thing'], nodes: [] },
    },
  });
}

const CLEAN = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} });

test('nothing found is clean', () => {
  expect(judgeAudit(CLEAN, [], '2026-01-01')).toEqual({ known: true, problems: [], notes: [] });
});

describe('no answer is never clean', () => {
  test.each([
    '',
    'npm error',
    '{}',
    '[]',
    'null',
    '{"message":"405 Method Not Allowed","statusCode":405}',
    '{"auditReportVersion":1,"vulnerabilities":{}}',
  ])('%s', (output) => {
    const { known, problems } = judgeAudit(output, [], '2026-01-01');
    expect(known).toBe(false);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/could not be made/);
  });
});

test('a fault stops a release once, however many use it', () => {
  expect(judgeAudit(report(), [], '2026-01-01').problems).toEqual([`${ID} (high) in thing: It breaks.`]);
});

test('a low one is mentioned', () => {
  expect(judgeAudit(report('low'), [], '2026-01-01')).toMatchObject({
    problems: [],
    notes: [expect.stringMatching(ID)],
  });
});

describe('an exception', () => {
  const exceptions = [{ advisory: ID, reason: 'Only the build uses it', until: '2026-06-30' }];

  test('holds until its day and is mentioned', () => {
    expect(judgeAudit(report(), exceptions, '2026-06-30')).toMatchObject({
      problems: [],
      notes: [expect.stringMatching(/Only the build uses it/)],
    });
  });

  test('ends', () => {
    expect(judgeAudit(report(), exceptions, '2026-07-01').problems).toEqual([
      expect.stringMatching(/ended on 2026-06-30/),
    ]);
  });

  test('that nothing needs is to be deleted', () => {
    expect(judgeAudit(CLEAN, exceptions, '2026-01-01').notes).toEqual([
      expect.stringMatching(/no longer needed/),
    ]);
  });
});

test('every exception of the project has a reason and an end', () => {
  for (const { advisory, reason, until } of AUDIT_EXCEPTIONS) {
    expect(advisory).toMatch(/^GHSA(?:-[a-z0-9]{4}){3}$/);
    expect(reason.length).toBeGreaterThan(20);
    expect(until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
  expect(new Set(AUDIT_EXCEPTIONS.map(({ advisory }) => advisory)).size).toBe(AUDIT_EXCEPTIONS.length);
});
