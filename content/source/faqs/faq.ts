import type { SeedDocument } from '../document.ts';

/** The document of a question. @param id what follows `faq-` */
export function faq(id: string, question: string, answer: string): SeedDocument {
  return { _id: `faq-${id}`, _type: 'faq', question, answer };
}
