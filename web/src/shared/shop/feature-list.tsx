import styled from 'styled-components';
import { compact } from '../content/compact.ts';
import { CheckIcon } from '../design/icons.tsx';
import { theme } from '../design/theme.ts';

const List = styled.ul`
  display: grid;
  gap: 0.35rem;
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  gap: 0.6rem;
  font-size: ${theme.size.small};
  line-height: 1.45;

  svg {
    flex: none;
    margin-top: 0.12em;
    color: ${theme.color.good};
  }
`;

/** What a product has, each with a check mark. */
export function FeatureList({
  features,
  most,
}: {
  features: readonly (string | null)[] | null;
  most?: number;
}) {
  const all = [...new Set(compact(features))].slice(0, most);
  return all.length === 0 ? null : (
    <List role="list">
      {all.map((feature) => (
        <Item key={feature}>
          <CheckIcon />
          <span>{feature}</span>
        </Item>
      ))}
    </List>
  );
}
