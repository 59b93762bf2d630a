import type { DocumentRule } from 'sanity';
import { singleDocument } from '../../validation/single-document.ts';

/** The rule of every singleton: there is one, under an id equal to its type. */
export function onlyOne(rule: DocumentRule) {
  return rule.custom((value, context) => singleDocument(value, context));
}
