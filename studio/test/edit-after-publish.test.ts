/** What is typed while the draft is published. */
import { BufferedDocument, Mutation } from '@sanity/mutator';
import { expect, test, vi } from 'vitest';

const id = 'drafts.faq';
const draft = { _id: id, _type: 'faq', _rev: 'r1', question: 'Is this kept' };
const typed = { patch: { id, set: { question: 'Is this kept?' } } };
const publish = { mutations: [{ delete: { id } }], transactionId: 'r2', previousRev: 'r1', resultRev: 'r2' };

/** Types, and has the draft published before the service has answered. @returns the text, before and after the answer */
async function typeWhilePublishing(): Promise<unknown[]> {
  const document = new BufferedDocument({ ...draft });
  const saved = vi.fn<NonNullable<BufferedDocument['commitHandler']>>();
  document.commitHandler = saved;
  document.add(new Mutation({ mutations: [typed] }));
  void document.commit();
  document.arrive(new Mutation(publish));
  const shown = document.LOCAL?.['question'];
  const [save] = saved.mock.calls[0] ?? [];
  if (!save?.mutation.transactionId) throw new Error('The document saved nothing');
  save.success();
  // An edit of a draft that is gone makes a new one.
  document.arrive(
    new Mutation({
      mutations: [{ create: { ...draft, _rev: 'r3', question: 'Is this kept?' } }],
      transactionId: save.mutation.transactionId,
      resultRev: 'r3',
    }),
  );
  return [shown, document.LOCAL?.['question']];
}

test('is back once it is stored, and the window holds', async () => {
  // Once Sanity does this by itself, the patch can go.
  await expect(typeWhilePublishing()).rejects.toThrow('getAttribute only applies to plain objects');
  await import('../src/unsaved/edit-after-publish.ts');
  expect(await typeWhilePublishing()).toEqual(['Is this kept?', 'Is this kept?']);
});
