import { referenceOf } from './document-parts.ts';
import { isObject } from '../is-object.ts';
import { warning, type DocumentCheck, type Problem } from './problem.ts';

/** Whether a product's specifications say anything; a switch that's off doesn't. */
export function hasSpecifications(specifications: unknown): boolean {
  return (
    isObject(specifications) &&
    Object.entries(specifications).some(
      ([name, value]) => !name.startsWith('_') && value !== undefined && value !== false,
    )
  );
}

/** Values that a change of kind leaves behind go on working: they're named until somebody clears them. */
export const hiddenValues: DocumentCheck = (document) => {
  if (document._type !== 'product') return [];
  const projector = document['kind'] === 'projector';
  const problems: Problem[] = [];
  if (projector && referenceOf(document['category']) !== null)
    problems.push(
      warning(['category'], 'This is a projector, and the accessory page still lists it. Clear this field.'),
    );
  if (!projector && hasSpecifications(document['specifications']))
    problems.push(
      warning(['specifications'], 'Only projectors show these figures. Clear them, or change the kind.'),
    );
  if (!projector && referenceOf(document['projector']) !== null)
    problems.push(
      warning(['projector'], 'Only a projector leads to a model. Clear this field, or change the kind.'),
    );
  if (document['kind'] !== 'screen' && document['surface'] !== undefined)
    problems.push(
      warning(['surface'], 'Only a screen has a surface. Remove these figures, or change the kind.'),
    );
  if (!projector && document['modelKind'] !== undefined)
    problems.push(
      warning(['modelKind'], 'Only a projector leads to models. Clear this field, or change the kind.'),
    );
  return problems;
};
