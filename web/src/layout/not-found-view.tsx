import { PATHS } from '@lumen-throw/domain/site-paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../shared/design/button.tsx';
import { Seo } from '../shared/seo/seo.tsx';
import { ERROR_TEXTS } from './error-texts.ts';
import { MessagePage } from './message-page.tsx';

/** The page for addresses at which there is nothing. */
export function NotFoundView() {
  const { pathname } = useLocation();

  useEffect(() => {
    delete document.documentElement.dataset['pending'];
    console.error(ERROR_TEXTS.notFoundLog, pathname);
  }, [pathname]);

  return (
    <>
      <Seo title={ERROR_TEXTS.notFoundTitle} noIndex />
      <MessagePage code={ERROR_TEXTS.notFoundCode} title={ERROR_TEXTS.notFoundTitle}>
        <LinkButton to={PATHS.home}>{ERROR_TEXTS.returnHome}</LinkButton>
      </MessagePage>
    </>
  );
}
