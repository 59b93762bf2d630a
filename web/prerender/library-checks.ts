/** What the bundle relies on in the inside of libraries is checked before it is made (decision 16). */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { __PRIVATE__, ServerStyleSheet, styled } from 'styled-components';
import { MARKER } from '../src/startup/adopt-styles.ts';

/** Where a rule goes that comes after an adopted group of two. */
function placeAfterAdopted({ StyleSheet }: typeof __PRIVATE__): number[] {
  const places: number[] = [];
  const sheet = new StyleSheet({ isServer: true, useCSSOMInjection: true });
  const tag = sheet.getTag();
  const [adopted, next] = [StyleSheet.registerId('adopted'), StyleSheet.registerId('next')];
  sheet.registerName('adopted', 'a');
  if (!sheet.hasNameForId('adopted', 'a')) return places;
  tag.insertRules(adopted, []);
  tag.clearGroup(adopted);
  tag.groupSizes[adopted] = 2;
  tag.tag = {
    length: 2,
    insertRule: (place) => places.push(place) > 0,
    deleteRule: () => {},
    getRule: () => '',
  };
  tag.insertRules(next, ['b{}']);
  return places;
}

/** The style that styled-components writes for one component. */
function writtenStyle(): string {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(
    sheet.collectStyles(
      createElement(styled.p`
        color: red;
      `),
    ),
  );
  return sheet.getStyleTags();
}

function refused(cause?: unknown): Error {
  return new Error('styled-components keeps its rules otherwise now: mend web/src/startup/adopt-styles.ts.', {
    cause,
  });
}

/** @throws when `adopt-styles.ts` could not go on in a prerendered style */
export function checkStyledComponents(
  inside: typeof __PRIVATE__ = __PRIVATE__,
  style = writtenStyle(),
): void {
  let places: number[];
  try {
    places = placeAfterAdopted(inside);
  } catch (error) {
    throw refused(error);
  }
  const selectors = style.matchAll(/(?<=[>}\n])[^{}<>\n]+(?=\{)/g);
  if (places.join() !== '2' || ![...selectors].some(([selector]) => MARKER.test(selector))) throw refused();
}
