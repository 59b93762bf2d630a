import type { ErrorReport } from '@lumen-throw/domain/error-report';

/** A place in a script, in the words of any browser: V8's `at f (url:1:2)`, or `f@url:1:2` and `url:1` of others. */
const V8_FRAME = /^\s*at (?:(.+?) \()?((?:https?:\/|\/)[^\s()]*?:\d+(?::\d+)?)\)?$/;
const OTHER_FRAME = /^\s*(?:([^@]*)@)?((?:https?:\/|\/)[^\s()]*?:\d+(?::\d+)?)$/;

/** What browsers call a function that has no name. */
const NAMELESS = /^(?:|anonymous|<anonymous>|global code|module code)$/;

/** A frame in V8's form; null for a line that is none. */
function v8Frame(line: string): string | null {
  const [, name = '', place] = V8_FRAME.exec(line) ?? OTHER_FRAME.exec(line) ?? [];
  if (place === undefined) return null;
  const whole = /:\d+:\d+$/.test(place) ? place : `${place}:1`;
  const called = name.replace(/^async[ *]/, '').replace(/\/<$/, '');
  return NAMELESS.test(called) ? `    at ${whole}` : `    at ${called} (${whole})`;
}

const NAMES: Record<ErrorReport['kind'], string> = {
  error: 'Error',
  rejection: 'UnhandledRejection',
  policy: 'PolicyViolation',
};

/**
 * The stack of a page's error, in the form in which Error Reporting reads JavaScript ("error.stack as
 * returned by V8"), whatever browser it is from. Without a place the page itself stands for one.
 * Source: https://docs.cloud.google.com/error-reporting/docs/formatting-error-messages
 */
export function stackTrace({ kind, message, stack, path }: ErrorReport): string {
  const line = message.replaceAll(/\s+/g, ' ');
  const header = /^\w*(?:Error|Exception): /.test(line) ? line : `${NAMES[kind]}: ${line}`;
  const frames = stack.split('\n').flatMap((each) => v8Frame(each) ?? []);
  return [header, ...(frames.length > 0 ? frames : [`    at ${path}:1:1`])].join('\n');
}
