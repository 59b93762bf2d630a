/**
 * What is typed while the draft is published, by this editor or another one. See
 * docs/decisions/054-typing-while-publishing.md.
 */
import { BufferedDocument, Mutation } from '@sanity/mutator';

interface Edited {
  add: (this: BufferedDocument, mutation: Mutation) => void;
}

const edited: Edited = BufferedDocument.prototype;
const { add } = edited;

/**
 * An edit of a draft that has gone makes a new one, as the service does. Sanity's own edits are patches
 * only: applied to a draft that was published in between they throw, and the whole tool ends with it.
 */
edited.add = function addWithDocument(mutation) {
  const { LOCAL: document } = this;
  const { mutations, params } = mutation;
  if (!document?._id || !document._type || !mutations.every(({ patch }) => patch))
    return add.call(this, mutation);
  const { _id, _type } = document;
  const withDocument = [{ createIfNotExists: { ...document, _id, _type } }, ...mutations];
  return add.call(this, new Mutation({ ...params, mutations: withDocument }));
};
