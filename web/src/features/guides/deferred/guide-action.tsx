import { COMPARISON_HREF } from '@lumen-throw/domain/site-paths';
import styled from 'styled-components';
import { linkAddress } from '../../../shared/content/link-target.ts';
import { CONTENT_TEXTS } from '../../../shared/content/texts.ts';
import { LinkButton } from '../../../shared/design/button.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { ContentButton, type ContentAction } from '../../../shared/links/content-link.tsx';
import { Disclosure } from '../../../shared/shop/disclosure.tsx';

/** The line stands beside the button, below it where there is no room. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s} ${theme.space.m};
  padding-top: ${theme.space.m};
  border-top: 1px solid ${theme.color.line};

  > p {
    flex: 1 1 16rem;
  }
`;

/** Where a guide leads at its end, and that the shop links there are paid. */
export function GuideAction({ action }: { action: ContentAction | null | undefined }) {
  return (
    <Row>
      {linkAddress(action) && action?.label ? (
        <ContentButton action={action} />
      ) : (
        <LinkButton to={COMPARISON_HREF}>{CONTENT_TEXTS.comparisonAction}</LinkButton>
      )}
      <Disclosure />
    </Row>
  );
}
