/** What a form shows before somebody asks for more. */
import { FIGURE_FIELDS } from '@lumen-throw/domain/figures';
import type { ArrayOfObjectsMember, ArrayOfPrimitivesMember, BaseFormNode, ObjectMember } from 'sanity';

type Member = ObjectMember | ArrayOfObjectsMember | ArrayOfPrimitivesMember;

function isWrong(member: Member): boolean {
  switch (member.kind) {
    case 'field':
      return isWrongNode(member.field);
    case 'item':
      return isWrongNode(member.item);
    case 'fieldSet':
      return member.fieldSet.members.some(isWrong);
    default:
      return false;
  }
}

function isWrongNode(node: BaseFormNode & { members?: readonly Member[] }): boolean {
  return node.validation.some(({ level }) => level === 'error') || (node.members ?? []).some(isWrong);
}

/** Opens what is closed around an error: Sanity marks nothing at a closed set of fields. */
export function openAroundErrors(members: ObjectMember[]): ObjectMember[] {
  return members.map((member) =>
    member.kind === 'fieldSet' && member.fieldSet.collapsed && isWrong(member)
      ? { ...member, fieldSet: { ...member.fieldSet, collapsed: false } }
      : member,
  );
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

/** Leaves out the figures that nobody has given, unless one is wrong or was opened by a link. */
export function withoutEmptyFigures(members: ObjectMember[]): ObjectMember[] {
  const names = new Set<string>(FIGURE_FIELDS);
  return members.filter(
    (member) =>
      member.kind !== 'field' ||
      !names.has(member.name) ||
      isGiven(member.field.value) ||
      member.open ||
      member.field.validation.length > 0,
  );
}

/** Fields of the figures that a projector lacks, in the order of the form. */
export function missingFigures(projector: Readonly<Record<string, unknown>>) {
  return FIGURE_FIELDS.filter((field) => !isGiven(projector[field]));
}
