/**
 * What is typed while the draft is published, by this editor or another one. See
 * docs/decisions/054-typing-while-publishing.md.
 */
import { BufferedDocument, Mutation } from '@sanity/mutator';

const { add } = BufferedDocument.prototype;

/**
 * An edit of a draft that has gone makes a new one, as the service does. Sanity's own edits are patches
 * only: applied to a draft that was published in between they throw, and the whole tool ends with it.
 */
BufferedDocument.prototype.add = function addWithDocument(mutation) {
  const { LOCAL: document } = this;
  const { mutations } = mutation;
  if (document === null || !mutations.every(({ patch }) => patch)) return add.call(this, mutation);
  const withDocument = [{ createIfNotExists: { ...document } }, ...mutations];
  return add.call(this, new Mutation({ ...mutation.params, mutations: withDocument }));
};
