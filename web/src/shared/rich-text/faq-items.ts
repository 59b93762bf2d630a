import type { FaqContent } from './rich-text-query.ts';
import { compact } from '../content/compact.ts';
import type { AccordionItem } from '../controls/accordion.tsx';

/** Questions that have an answer, as the accordion takes them. */
export function faqItems(faqs: readonly (FaqContent | null)[] | null): AccordionItem[] {
  return compact(faqs).flatMap(({ _id, question, answer }) =>
    question && answer ? [{ id: _id, title: question, content: answer }] : [],
  );
}
