import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useFocusKept } from '../../../shared/controls/keep-focus.ts';
import { media, theme } from '../../../shared/design/theme.ts';
import { Heading, Muted } from '../../../shared/design/type.tsx';

/** What it is about on the left, what one can do on the right; lists take the whole width below. */
const Part = styled.section<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  align-items: start;
  padding-block: ${theme.space.l};
  border-top: 1px solid ${theme.color.line};

  ${media.medium} {
    grid-template-columns: ${({ $wide }) => ($wide ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))')};
    gap: ${({ $wide }) => ($wide ? theme.space.m : theme.space.xl)};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.xs};
`;

interface AccountSectionProps {
  id: string;
  title: string;
  intro: string;
  wide?: boolean;
  children: ReactNode;
}

/** A part of the account page under its heading. */
export function AccountSection({ id, title, intro, wide = false, children }: AccountSectionProps) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(section, () => heading.current);
  return (
    <Part ref={section} aria-labelledby={id} $wide={wide}>
      <Words>
        <Heading as="h2" $size="h3" id={id} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Muted>{intro}</Muted>
      </Words>
      <div>{children}</div>
    </Part>
  );
}
