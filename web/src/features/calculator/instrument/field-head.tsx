import { memo } from 'react';
import styled from 'styled-components';
import { labelLook } from '../../../shared/controls/field.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { VisuallyHidden } from '../../../shared/design/visually-hidden.tsx';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${theme.space.s};
  margin-bottom: 0.4rem;

  label {
    ${labelLook}
  }

  span {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
    font-variant-numeric: tabular-nums;
  }
`;

interface FieldHeadProps {
  htmlFor: string;
  label: string;
  /** A few words at the other end of the line. */
  aside?: string;
  asideId?: string;
  /** Hides the few words from the eye, not from the ear. */
  asideHidden?: boolean;
}

/** The line above a control: its name, and what it takes. */
export const FieldHead = memo(function FieldHead({
  htmlFor,
  label,
  aside,
  asideId,
  asideHidden = false,
}: FieldHeadProps) {
  return (
    <Head>
      <label htmlFor={htmlFor}>{label}</label>
      {aside && asideHidden ? <VisuallyHidden id={asideId}>{aside}</VisuallyHidden> : null}
      {aside && !asideHidden ? <span id={asideId}>{aside}</span> : null}
    </Head>
  );
});
