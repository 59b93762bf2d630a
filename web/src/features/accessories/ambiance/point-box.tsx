import styled from 'styled-components';
import { CheckIcon } from '../../../shared/design/icons.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { Heading, Muted } from '../../../shared/design/type.tsx';

const Box = styled.section`
  display: grid;
  gap: ${theme.space.m};
  padding: clamp(${theme.space.m}, 4vw, ${theme.space.xl});
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.l};
  background: ${theme.color.glowWash};
`;

const Points = styled.ul`
  display: grid;
  gap: ${theme.space.m} ${theme.space.l};
  list-style: none;

  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space.xxs} ${theme.space.s};
  }

  svg {
    margin-top: 0.25em;
    color: ${theme.color.accent};
  }

  strong {
    font-weight: 650;
  }

  p {
    grid-column: 2;
  }
`;

interface PointBoxProps {
  heading: string;
  points: readonly { _key: string; title: string | null; text: string | null }[];
}

/** A boxed list of points under a heading. */
export function PointBox({ heading, points }: PointBoxProps) {
  return (
    <Box aria-label={heading}>
      <Heading as="h2" $size="h3">
        {heading}
      </Heading>
      <Points role="list">
        {points.map(({ _key, title, text }) => (
          <li key={_key}>
            <CheckIcon />
            <strong>{title}</strong>
            {text ? <Muted>{text}</Muted> : null}
          </li>
        ))}
      </Points>
    </Box>
  );
}
