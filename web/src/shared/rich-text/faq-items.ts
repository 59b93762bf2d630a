import type { FaqContent } from './rich-text-query.ts';
import { present } from '../content/uncertain.ts';
import type { AccordionItem } from '../controls/accordion.tsx';

/** Questions that have an answer, as the accordion takes them. */
export function faqItems(faqs: readonly (FaqContent | null)[] | null): AccordionItem[] {
  return present(faqs).flatMap(({ _id, question, answer }) =>
    question && answer ? [{ id: _id, title: question, content: answer }] : [],
  );
}
