import { __PRIVATE__ } from 'styled-components';
import { expect, test } from 'vitest';
import { checkStyledComponents } from './library-checks.ts';

const { StyleSheet, mainSheet } = __PRIVATE__;

test('the installed styled-components keeps its rules as adopt-styles.ts expects', () => {
  expect(() => checkStyledComponents()).not.toThrow();
});

/** A sheet whose groups begin elsewhere: sizes that are set by hand do not count. */
class OtherSizes extends StyleSheet {
  override getTag() {
    return Object.assign(super.getTag(), { groupSizes: { fill: 0 } });
  }
}

/** A sheet that forgets which classes have rules. */
class OtherNames extends StyleSheet {
  override hasNameForId() {
    return false;
  }
}

test.each([
  ['sizes', OtherSizes],
  ['names', OtherNames],
])('one that keeps %s otherwise stops the build', (_what, Other) => {
  expect(() => checkStyledComponents({ StyleSheet: Other, mainSheet })).toThrow(
    'mend web/src/startup/adopt-styles.ts',
  );
});

test('one that writes other markers stops the build', () => {
  const style =
    '<style data-styled="true">.a{color:red}/*!sc*/\ndata-group-1[id="sc-a"]{content:"a,"}/*!sc*/\n</style>';
  expect(() => checkStyledComponents(__PRIVATE__, style)).toThrow('mend web/src/startup/adopt-styles.ts');
});
