import styled, { css } from 'styled-components';
import { compact } from '../content/compact.ts';
import { CheckIcon } from '../design/icons.tsx';
import { media, theme } from '../design/theme.ts';

/** Behind each other on a phone, where a line each would make a card twice as long. */
const closeOnPhones = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.15rem ${theme.space.s};

  li {
    gap: 0.3rem;
    font-size: ${theme.size.tiny};
  }

  ${media.medium} {
    display: grid;
    gap: 0.35rem;

    li {
      gap: 0.6rem;
      font-size: ${theme.size.small};
    }
  }
`;

const List = styled.ul<{ $close: boolean }>`
  display: grid;
  gap: 0.35rem;
  list-style: none;

  ${({ $close }) => $close && closeOnPhones}
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
  close = false,
}: {
  features: readonly (string | null)[] | null;
  most?: number;
  /** Puts them behind each other on a phone. */
  close?: boolean;
}) {
  const all = [...new Set(compact(features))].slice(0, most);
  return all.length === 0 ? null : (
    <List role="list" $close={close}>
      {all.map((feature) => (
        <Item key={feature}>
          <CheckIcon />
          <span>{feature}</span>
        </Item>
      ))}
    </List>
  );
}
