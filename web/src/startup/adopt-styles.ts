/**
 * The prerendered styles stay in their element, and styled-components goes on in it. By itself it takes
 * them out and inserts them again rule by rule, so that the browser works out the style of the whole
 * page anew while it is hydrated. Runs on import: before any component is defined.
 */
import { __PRIVATE__ } from 'styled-components';

const { StyleSheet, mainSheet } = __PRIVATE__;

/** What stands behind the rules of a component, as styled-components writes it: its id and its class names. */
export const MARKER = /^data-styled\.g\d+\[id="([^"]+)"\]$/;

/** Marks the element as one in use, which styled-components leaves alone. */
const STYLES = 'style[data-styled=active]';

interface Group {
  id: string;
  names: string[];
  /** Rules in the sheet, the marker among them. */
  size: number;
}

/** Components of a prerendered sheet, in the order of their rules. */
function groupsOf(rules: Iterable<CSSRule>): Group[] {
  const groups: Group[] = [];
  let size = 0;
  for (const rule of rules) {
    size += 1;
    const style = 'selectorText' in rule ? (rule as CSSStyleRule) : null;
    const id = style && MARKER.exec(style.selectorText)?.[1];
    if (!id) continue;
    const names = style.style.content.replaceAll(/^"|"$/g, '').split(',').filter(Boolean);
    groups.push({ id, names, size });
    size = 0;
  }
  return groups;
}

function adopt(sheet: CSSStyleSheet): void {
  const tag = mainSheet.getTag();
  for (const { id, names, size } of groupsOf(sheet.cssRules)) {
    const group = StyleSheet.registerId(id);
    for (const name of names) mainSheet.registerName(id, name);
    // Has the list of sizes grow to where the group is.
    tag.insertRules(group, []);
    // It remembers the place that it looked up last, which must not be one behind the rules to come.
    tag.clearGroup(group);
    tag.groupSizes[group] = size;
  }
  tag.tag = {
    get length() {
      return sheet.cssRules.length;
    },
    insertRule(index, rule) {
      try {
        sheet.insertRule(rule, index);
        return true;
      } catch {
        // A selector that this browser does not know.
        return false;
      }
    },
    deleteRule: (index) => sheet.deleteRule(index),
    getRule: (index) => sheet.cssRules[index]?.cssText ?? '',
  };
}

if (typeof document !== 'undefined') {
  const prerendered = document.querySelector<HTMLStyleElement>(STYLES);
  if (prerendered?.sheet) {
    adopt(prerendered.sheet);
    // The empty element that came with the tag.
    const elements = document.querySelectorAll(STYLES);
    if (elements.length > 1) elements[elements.length - 1]?.remove();
  }
}
